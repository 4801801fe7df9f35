# Słowa wspólne dla wszystkich tytułów.

## Drobne słowa

you = ty
seat-name = miejsce { $number }
list-and = { $items } i { $last }
list-or = { $items } lub { $last }
list-times = { $count } × { $item }
general-on-map = { $general } ({ $territory })
general-off-map = { $general } (poza mapą)
on-line = wiersz { $line }: { $sentence }
interrupted = Przerwano.
cannot-go-on = Nie można kontynuować: { $problem }.
default-name = Ty
answer-yes = tak
answer-no = nie

## Boty

level-random = losowy
level-novice = początkujący
level-heuristic = rozważny
level-regular = biegły
level-expert = mistrzowski

## Zdarzenia rdzenia

event-committed = { $seat-is ->
    [you] Twój tajny wybór jest złożony.
   *[other] { $seat } składa tajny wybór.
}
event-is-ready = { $seat-is ->
    [you] Zgłaszasz gotowość.
   *[other] { $seat } zgłasza gotowość.
}
event-not-ready = { $seat-is ->
    [you] Wycofujesz zgłoszenie gotowości.
   *[other] { $seat } wycofuje zgłoszenie gotowości.
}
event-game-won = { $seats-is ->
    [you] Wygrywasz grę!
    [among] Dzielisz zwycięstwo z: { $seats-others }.
   *[other] { $count ->
        [one] { $seats } wygrywa grę.
       *[other] Zwycięstwo dzielą { $seats }.
    }
}

## Odmowy bramki

refusal-unknown-action = W tej grze nic nie nazywa się „{ $action }”. Wpisz pomoc, aby zobaczyć, co można wpisać.
refusal-stale-ply = Gra poszła już dalej: trwa akcja { $current }, a nie { $ply }.
refusal-game-over = Gra jest skończona; nikt już o niczym nie decyduje.
refusal-no-such-seat = Przy tym stole nie ma miejsca { $seat }; liczba miejsc to { $seats }.
refusal-not-your-decision = To nie twoja decyzja. Teraz decyduje: { $awaited }.
refusal-another-decision = Teraz nie można zrobić „{ $action }”. Twoja decyzja to: { $decision }.
refusal-is-ready = Twoja gotowość jest już zgłoszona.
refusal-not-ready = Twoja gotowość nie jest zgłoszona.

## Błędy w plikach, opcjach i pozycjach

mistake-record-too-long = Zapis jest dłuższy niż { $maximum } znaków.
mistake-not-a-record = To nie jest zapis gry: powinien zaczynać się od „{ $expected }”.
mistake-header-after-moves = „{ $text }” powinno stać przed pierwszą akcją.
mistake-bad-move = Zamiast „{ $text }” ma stać numer miejsca od 0 do { $last }, a po nim akcja.
mistake-field-twice = Pole „{ $field }” jest podane dwa razy.
mistake-field-missing = Brakuje pola „{ $field }”.
mistake-unknown-ruleset = Zestaw zasad { $ruleset } gry { $title } jest tu nieznany; ta wersja zna { $known ->
    [one] zestaw 1
   *[other] zestawy od 1 do { $known }
}.
mistake-bad-number = „{ $option }” to liczba całkowita od { $minimum } do { $maximum }, a nie „{ $value }”.
mistake-bad-choice = „{ $option }” to { $choices }, a nie „{ $value }”.
mistake-bad-seats = W grę { $title } gra od { $minimum } do { $maximum } osób, a nie { $seats }.
mistake-unknown-option = Nie ma opcji „{ $option }”; opcje to { $known }.
mistake-unknown-title = Nie ma gry „{ $title }”; jest { $known }.
mistake-bad-entrant = { $class } z pliku { $file } nie może zagrać: { $problem }.
mistake-unknown-level = Nie ma poziomu „{ $level }”; poziomy to { $known }.
mistake-unknown-bot = Nie ma bota „{ $bot }” do gry { $title }; poziomy to { $known }.
mistake-bad-seed = „{ $text }” to nie ziarno: podaj do 32 cyfr szesnastkowych.
mistake-bad-salt = „{ $text }” to nie sól: podaj do 32 cyfr szesnastkowych.
mistake-bad-seal = „{ $text }” to nie pieczęć: podaj 64 cyfry szesnastkowe.
mistake-broken-seal = Pieczęć jest złamana: nie pasuje do tego ziarna i tej soli.
mistake-unknown-action = W tej grze nic nie nazywa się „{ $action }”.
mistake-refused-action = Miejsce { $player } nie może zrobić „{ $action }”: { $reason }
mistake-winner-twice = W „{ $field }” jakieś miejsce stoi dwa razy.
mistake-bad-toml = Dokument nie jest w formacie TOML: { $problem }.
mistake-bad-field-number = Pole „{ $field }” to liczba całkowita od { $minimum } do { $maximum }, a nie „{ $value }”.
mistake-bad-field-numbers = Pole „{ $field }” to lista liczb o długości najwyżej { $length }, a nie „{ $value }”.
mistake-bad-field-flag = Pole „{ $field }” to true albo false, a nie „{ $value }”.
mistake-bad-field-word = Pole „{ $field }” to tekst w cudzysłowie, a nie „{ $value }”.
mistake-bad-field-words = Pole „{ $field }” to lista tekstów w cudzysłowach, a nie „{ $value }”.
mistake-bad-field-name = „{ $value }” w polu „{ $field }” jest nieznane; znane są { $known }.
mistake-bad-field-tables = Pole „{ $field }” to tabele, najwyżej { $length }, każda z nagłówkiem [[{ $field }]].
mistake-bad-field-table = Pole „{ $field }” to tabela, na przykład {"{"} name = 1 {"}"}, a nie „{ $value }”.
mistake-unknown-field = Nie ma tu pola „{ $field }”; znane są { $known }.

## Błędy w planszy domowej

mistake-no-house-boards = W grę { $title } nie można jeszcze grać na planszy domowej.
mistake-unknown-board = Plansza domowa „{ $board }” nie jest tu znana: podaj jej plik albo zapis gry, który ją zawiera.
mistake-board-of-another-title = To plansza domowa do gry { $title }.
mistake-board-of-another-scenario = Ta plansza domowa jest zrobiona dla „{ $board }”, na której gra się scenariusze: { $scenarios }.
mistake-board-too-long = Plansza domowa jest dłuższa niż { $maximum } znaków.
mistake-broken-board = Plansza domowa w tym zapisie to „{ $board }”, a nie ta, którą wymienia nagłówek.
mistake-board-without-room = Pierwsza pozycja scenariusza { $scenario } potrzebuje terytorium { $territory }.
mistake-territory-twice = „{ $value }” podano dwa razy.
mistake-territory-lacks = { $territory } jest rodzaju „{ $kind }” i potrzebuje pola „{ $field }”.
mistake-field-of-other-land = { $territory } jest rodzaju „{ $kind }”; pole „{ $field }” mają tylko terytoria rodzaju „{ $needed }”.
mistake-not-one-capital = Każde mocarstwo ma jedną stolicę; { $power } ma { $count ->
    [0] żadnej
   *[other] { $territories }
}.
mistake-not-two-ends = Pole „between” musi wymieniać dwa różne terytoria.
mistake-way-twice = { $one } i { $other } połączono dwa razy.
mistake-way-into-impassable = { $territory } jest nie do przebycia: nie może tam prowadzić ani granica, ani szlak morski, ani karta.
mistake-borders-bear-trains = W tej grze na granicach leżą pociągi, więc plansza domowa musi mieć te same granice; różnią się { $one } i { $other }.
mistake-cut-off = Do terytorium { $territory } nie prowadzi żadna droga, ani lądem, ani morzem.
mistake-card-twice = Kartę { $number } podano dwa razy.
mistake-card-attacks-nothing = Karta { $number } musi atakować co najmniej jedno terytorium.
mistake-bad-card-name = Nazwa karty ma od 1 do { $maximum } znaków, bez cudzysłowów prostych i ukośników wstecznych.
mistake-too-few-cards = Scenariusz { $scenario } rozdaje { $dealt } kart bitwy, a jest ich tylko { $count }.

## Plansze domowe

board-fits = Plansza domowa do gry { $title } dla „{ $board }”. Wszystko na niej pasuje.
board-name = Jej nazwa w ustawieniach i zapisach: { $name }
board-changes = Inaczej niż na planszy gry: { $territories ->
    [0] żadne terytorium
    [one] { $territories } terytorium
    [few] { $territories } terytoria
   *[many] { $territories } terytoriów
}; { $borders ->
    [0] te same granice
   *[other] inne granice ({ $borders })
}; { $routes ->
    [0] te same szlaki morskie
   *[other] inne szlaki morskie ({ $routes })
}; { $cards ->
    [0] te same karty
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
board-sources = Skąd to pochodzi: { $sources }.
board-source-rulebook = z instrukcji: { $count }
board-source-public = ze źródeł publicznych: { $count }
board-source-reconstructed = odtworzone: { $count }
board-source-printed = z drukowanej gry: { $count }
board-source-house = z tego pliku: { $count }

## Błędy w wierszu poleceń

mistake-no-such-file = Nie ma pliku „{ $path }”.
mistake-is-a-directory = „{ $path }” to katalog, a nie plik.
mistake-unreadable-file = Nie można odczytać „{ $path }”: { $problem }.
mistake-not-text = „{ $path }” to nie tekst w UTF-8.
mistake-empty-file = Plik „{ $path }” jest pusty.
mistake-too-long-file = Plik „{ $path }” jest dłuższy niż { $maximum } bajtów.
mistake-bad-command = { $problem }. Spróbuj „{ $program } --help”.
mistake-unknown-language = Nie ma języka „{ $language }”; są { $known }.
mistake-bad-name = „{ $name }” nie może być imieniem gracza: podaj od 1 do { $longest } liter bez przecinków, nie same cyfry. Emoji liczy się za dwie litery.
mistake-name-twice = Dwie osoby mają to samo imię „{ $name }”.
mistake-crowded-table = Przy stole nie ma dość miejsc ({ $seats }): osoby { $people }, boty { $bots }.
mistake-screen-keeps-all = Kilka osób nie może dzielić tego terminala: nie da się wyczyścić ekranu, więc każdy widziałby cudze karty.
mistake-set-by-record = „{ $option }” nie łączy się z --resume: podaje to zapis gry.
mistake-another-title = To zapis gry { $title }, a nie { $wanted }.
mistake-unknown-variant = Nie ma wariantu „{ $variant }”; są { $known }.
mistake-no-tests-here = Uruchom to w kopii projektu: tutaj nie ma testów.
mistake-no-such-seat = W tej grze nie ma miejsca „{ $seat }”; miejsca mają numery od 0 do { $last }.

## Stół w terminalu: polecenia

command-help = pomoc
    .usage = pomoc
    .about = Ta lista.
command-why = dlaczego
    .usage = dlaczego [AKCJA]
    .about = Dlaczego akcja jest niedozwolona, wraz z zasadą. Samo: zasada obecnej decyzji.
command-map = mapa
    .usage = mapa [REGION]
    .about = Cała mapa albo wszystko o jednym regionie i skąd to wiemy.
command-log = dziennik
    .usage = dziennik [LICZBA]
    .about = Co się działo, o ile wolno ci to wiedzieć.
command-pile = stos
    .usage = stos
    .about = Co leży na stosie kart odrzuconych.
command-show = pokaż
    .usage = pokaż MIEJSCE KARTA
    .about = Pokaż kartę z ręki jednej osobie.
command-undo = cofnij
    .usage = cofnij
    .about = Cofnij decyzję albo poproś o to stół.
command-save = zapisz
    .usage = zapisz PLIK
    .about = Zapisz przebieg gry w nowym pliku.
command-quit = koniec
    .usage = koniec
    .about = Odejdź od stołu.

## Stół w terminalu: zdania

table-help-options = Wpisz numer opcji, jej słowa, jej zapis, na przykład „{ $notation }”, albo tylko to, co ona wymienia. Albo jedno z tych poleceń:
table-prompt = { $name }: { $prompt } ({ $rule })
table-options = Opcje
table-enter-takes-it = Naciśnij Enter, aby ją wybrać.
table-no-option = Nie ma opcji { $number }; liczba opcji to { $count }.
table-why-allowed = „{ $action }” jest dozwolone.
table-log-number = Po słowie dziennik podaj liczbę wierszy.
table-show-how = Napisz pokaż, numer lub imię gracza i kartę, na przykład „pokaż 1 winter”.
table-undo-nothing = Nie ma jeszcze żadnej twojej decyzji.
table-undo-done = Cofnięto.
table-undo-bots-agree = Boty nie mają nic przeciwko. Cofnięto.
table-undo-question = { $name } prosi o cofnięcie swojej decyzji i wszystkiego po niej: { $told } Zgoda? (tak lub nie)
table-undo-secret = tajny wybór.
table-undo-declined = { $name } się nie zgadza.
table-answer = Odpowiedz tak lub nie.
table-save-how = Po słowie zapisz podaj nazwę pliku.
table-saved = { $count ->
    [one] Zapisano { $count } akcję w pliku „{ $path }”.
    [few] Zapisano { $count } akcje w pliku „{ $path }”.
    [many] Zapisano { $count } akcji w pliku „{ $path }”.
   *[other] Zapisano { $count } akcji w pliku „{ $path }”.
}
table-save-exists = Plik „{ $path }” już istnieje. Wybierz inną nazwę.
table-save-failed = Nie można zapisać pliku „{ $path }”: { $problem }.
table-save-question = Aby zapisać przebieg gry, podaj nazwę pliku; Enter kończy bez zapisu.
table-quit = Do widzenia.
table-resume-hint = Aby później grać dalej: casusbelli play { $title } --resume { $path }
table-save-secrets = Plik zawiera tajemnice wszystkich graczy.
table-replay-hint = Aby obejrzeć grę ponownie: casusbelli replay { $path }
table-hand-over = Klawiaturę przejmuje { $name }.
table-hand-over-enter = { $name }, naciśnij Enter, gdy nikt inny nie patrzy.
table-input-ended = Koniec danych wejściowych, a więc i gry; nie została zapisana.
table-interrupted = Przerwano; gra nie została zapisana.
table-players = Przy stole: { $players }.
table-player = { $seat } { $name }
table-player-bot = { $seat } { $name } (bot { $level })
table-seed = Ziarno { $seed }.
table-news = Od twojej ostatniej decyzji
table-warning = Uwaga: { $sentence }
table-game-over = Gra skończona.
table-no-rule-text = Tej zasady nie ma w spisie.
table-unknown-region = Żaden region nie nazywa się „{ $region }”.

## Powtórki, zapisy, pomoc

replay-heading = { $title }, miejsca: { $seats }, { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}
replay-as-seat = Tak, jak widać to z miejsca { $number }.
replay-as-spectator = Tak, jak widzi to widownia.
replay-unfinished = Gra nie jest skończona.
verify-ok = OK: powtórzono { $actions ->
    [one] { $actions } akcję
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}. { $result }
verify-sealed = Pieczęć jest nienaruszona: pasuje do tego ziarna i tej soli. Porównaj ją z tą, którą pokazano przed grą: { $seal }
verify-winners = { $count ->
    [0] Nikt nie wygrał.
    [one] Wygrywa { $winners }.
   *[other] Zwycięstwo dzielą { $winners }.
}
rule-cited = przywołana w { $place }
rule-named = wymienia ją { $test }
rule-proof = { $proof ->
    [proved] dowiedziona
    [open] niedowiedziona
    [uncited] nigdzie nieprzywołana
   *[untried] niewypróbowana
}
version = casusbelli { $version }, silnik { $build ->
    [compiled] skompilowany
   *[interpreted] interpretowany
}
help-program = Stół do gier planszowych o wojnie i dyplomacji.
help-play = graj w terminalu z botami i z innymi przy tej samej klawiaturze
help-title = gra, na przykład condottiere
help-seats = ile miejsc ma stół
help-people = imiona osób przy klawiaturze, oddzielone przecinkami
help-bots = poziom botów (novice: początkujący, regular: biegły, expert: mistrzowski) albo poziomy poszczególnych botów, oddzielone przecinkami
help-house-rules = zasady domowe
help-house-rules-about = Rozstrzygnięcia, które można czytać na kilka sposobów, zwykły pierwszy. Ich treść podaje `casusbelli rules TYTUŁ`.
help-variant = wariant gry; można podać kilka razy.
help-seed = do 32 cyfr szesnastkowych: to samo ziarno rozdaje te same karty
help-resume = wróć do partii zapisanej w tym pliku
help-replay = opowiedz zapisaną grę od nowa
help-replay-seat = opowiedz, co widać z tego miejsca; bez tej opcji: co widzi widownia
help-record = sprawdź zapis gry
help-position = wykonaj akcje pozycji w formacie TOML i wypisz, co z nich wyniknie
help-house-board = sprawdź, wypisz albo narysuj planszę domową
help-board-task = co zrobić: sprawdzić ją i powiedzieć, czym różni się od planszy gry, wypisać ją całą, narysować jako SVG
help-board = plansza domowa: plik z planszą, talią albo kartami Napoleona, którymi się gra
help-rules = wypisz zasady i testy, które ich dowodzą
help-rules-untested = tylko zasady, których nie wymienia żaden test
help-rules-proof = gdzie każda zasada jest przywołana, które testy ją wymieniają i czy jej złamanie zostaje zauważone (`make prove`)
help-bench = zmierz szybkość silnika, serwera, areny lub środowisk albo siłę przeszukiwania
help-bench-task = co zmierzyć: silnik (engine, domyślnie), serwer (serve), arenę (arena), środowiska (envs) czy przeszukiwanie (ismcts)
help-bench-bots = dla serwera: zamiast tego ludzie przy stołach wszystkich gier z botami tego poziomu
help-bench-tables = dla serwera: liczba dwuosobowych stołów, przy których każdy gra bez zwłoki, albo stołów z botami
help-bench-seconds = dla serwera: ile sekund trwa ta gra i, na zmianę z nią, gra na boardgame.io
help-bench-paced-tables = dla serwera: liczba czteroosobowych stołów, przy których ktoś gra co dziesięć sekund
help-bench-paced-seconds = dla serwera: ile sekund trwa ta gra
help-bench-games = dla przeszukiwania: liczba partii w każdym z dwóch meczów z przeszukiwaniem z OpenSpiela
help-bench-milliseconds = dla przeszukiwania: ile milisekund ma każda ze stron na decyzję
help-bench-json = w formacie JSON
help-arena = niech boty rozegrają wiele gier
help-arena-bots = poziom dla każdego miejsca, oddzielone przecinkami; także ismcts:N (iteracji), ismcts:Nms albo PLIK.py:KLASA, czyli własny bot
help-arena-games = ile gier
help-arena-seed = do 32 cyfr szesnastkowych: to samo ziarno daje ten sam mecz
help-arena-jobs = ile procesów ma grać; domyślnie tyle, ile jest rdzeni
help-arena-backend = gdzie toczą się gry: loky (rdzenie tego komputera), dask lub ray
help-arena-cluster = adres klastra Dask lub Ray, na przykład tcp://192.0.2.1:8786
help-arena-out = katalog na wyniki; domyślnie podkatalog katalogu „arena”
help-balance = niech równe boty rozegrają wszystkie scenariusze, warianty i rozstrzygnięcia tytułu
help-balance-games = ile gier każdego rodzaju
help-balance-level = poziom botów
help-balance-markdown = zapisz tabele także do tego pliku, w formacie Markdown
help-task = co zrobić
help-file = plik
help-version = podaj wersję i to, czy silnik jest skompilowany
help-language = język stołu: en lub pl

## Arena

arena-heading = { $title }: { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}
arena-point = ,
arena-interval = od { $low } do { $high }
arena-decisions = decyzje { $number }
arena-lost = gier bez zwycięzcy { $number }
arena-unfinished = gier bez końca { $number }
arena-left = zostało:
arena-progress = Rozegrane gry: { $done } z { $games }; zostało około { $minutes } min.
arena-goes-on = Dalszy ciąg meczu, rozegrane gry: { $kept } z { $games }, katalog { $folder }.
arena-stopped = Zapisane gry: { $kept } z { $games }, katalog { $folder }. To samo polecenie podejmie mecz od tego miejsca.
arena-report = Sprawozdanie to { $file }, a obok są gry w formatach CSV i Parquet.
arena-by-bot = Zwycięstwa botów
arena-by-power = Zwycięstwa mocarstw
arena-by-seat = Zwycięstwa na miejscach
arena-by-turn = Zwycięstwa według kolejności gry
arena-by-way = Jak kończyły się gry
arena-by-decisions = Decyzje w grze
arena-axis-decisions = decyzje
arena-length = Długość gier
arena-column-wins = wygrane
arena-column-share = udział
arena-column-interval = 95%
arena-column-rating = ranking
arena-ratings = Ranking
arena-about-ratings = Każdy bot zaczyna od 25. Cienka kreska to przedział 95%.
arena-fair = Linia przerywana to równy udział, cienka kreska to przedział 95%.
arena-mean = Linia przerywana to średnia: { $number }.
arena-course-by-bot = { $measure } w czasie, według botów
arena-course-by-power = { $measure } w czasie, według mocarstw
arena-about-course = Średnie z gier, które jeszcze trwały, dopóki była ich co najmniej jedna czwarta.
arena-numbers = Liczby
arena-of-games = gry
arena-of-bots = boty
arena-of-options = opcje
arena-of-seed = ziarno
arena-of-length = średnio
arena-of-command = polecenie
arena-unit-rounds = rundy
arena-unit-battles = bitwy
arena-measure-influence = Wpływy
arena-measure-points = Punkty
arena-measure-regions = Regiony
arena-won-influence = wpływami
arena-won-conquest = zdobyty Paryż
arena-won-limit = po ostatniej rundzie
arena-won-paris = gracze zajęli Paryż
arena-won-france = wygrana Francji
arena-won-kingdom = królestwo
arena-won-regions = dość regionów
arena-won-most-regions = pełna plansza
arena-won-final-battle = bitwa ostateczna
arena-won-points = na punkty
arena-won-capitals = wszystkie stolice
arena-won-last = ostatni w grze
arena-won-somehow = wygrana
arena-won-unfinished = bez końca
arena-column-games = gry
balance-playing = { $case }, { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
}: { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}
balance-case = co się gra
balance-usual = zwykła gra
balance-seats = miejsca
balance-together = gracze
balance-length = długość
balance-caption = { $games ->
    [one] Jedna gra
    [few] { $games } gry
   *[other] { $games } gier
} każdego rodzaju. Pod udziałem jest przedział 95%; gwiazdka, gdy nie leży w nim równy udział.
mistake-no-observation = Nikt jeszcze nie opisał, co z tej gry widzą programy: potrzebna jest klasa Observation, wpisana do observation/registry.py.
mistake-no-drawn-table = Tej gry nie można jeszcze narysować jako SVG: potrzebna jest funkcja w envs/pictures.py. Można ją pokazać jako ansi.
mistake-research-not-installed = To wymaga dodatkowych pakietów (brakuje { $package }): pip install "casusbelli[research]".
mistake-openspiel-not-installed = To wymaga biblioteki OpenSpiel, dostępnej dla Linuksa (brakuje { $package }): pip install "casusbelli[research,openspiel]".
mistake-cluster-not-installed = Klaster wymaga jeszcze jednego pakietu: pip install { $package }.
mistake-cluster-needed = Podaj w --cluster, gdzie jest klaster { $backend }.
mistake-cluster-not-used = Klaster wymaga --backend { $backends }.
mistake-no-such-cluster = Pod adresem „{ $cluster }” nie ma klastra.
mistake-no-workers = W klastrze pod adresem „{ $cluster }” nie pracuje żaden proces.
mistake-arena-other-match = W „{ $folder }” są gry innego meczu: innych botów, opcji, innego ziarna lub innej wersji.
mistake-arena-folder-used = W „{ $folder }” jest coś innego niż mecz; wybierz pusty katalog.
mistake-arena-folder-unusable = W „{ $folder }” nie można nic zapisać: { $problem }.
mistake-arena-folder-busy = W „{ $folder }” inna arena rozgrywa właśnie ten mecz.
mistake-arena-process-lost = Jeden z grających procesów zniknął, być może z braku pamięci; spróbuj jeszcze raz z mniejszą liczbą --jobs.
mistake-unwritable-file = Nie można zapisać pliku „{ $file }”: { $problem }.

## Odmowy domu

house-bad-request = Nie można zrozumieć tego żądania: { $problem }.
house-not-json = Żądanie powinno być w formacie JSON, a nie jest.
house-bad-field = Brakuje pola „{ $field }” albo ma ono niewłaściwą wartość.
house-bad-cursor = „{ $cursor }” to nie kursor tego stołu.
house-no-such-page = Pod tym adresem nic nie ma.
house-wrong-method = Pod tym adresem nie można tego zrobić.
house-too-large = To więcej, niż można przyjąć naraz.
house-record-too-long = Liczba wierszy tego zapisu to { $lines }, a stół przyjmuje najwyżej { $maximum }.
house-too-many = Za często. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
house-broken = Coś się tu zepsuło, i to nie z twojej winy. Spróbuj ponownie za chwilę.
house-database-away = Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj ponownie za kilka sekund.
house-set-aside-title = Tego stołu nie można teraz otworzyć: ten serwer nie zna gry „{ $title }”. Nic z tego stołu nie przepadło.
house-set-aside-ruleset = Tego stołu nie można teraz otworzyć: gra toczy się według zasad numer { $ruleset }, których ten serwer jeszcze nie zna. Nic z tego stołu nie przepadło.
house-set-aside-journal = Tego stołu nie można teraz otworzyć: wpis { $number } jego dziennika nie zgadza się z zasadami. Nic z tego stołu nie przepadło.
house-set-aside-damaged = Tego stołu nie można teraz otworzyć: jego zapis jest uszkodzony. Administrator serwera dostał o tym wiadomość.
house-other-site = To żądanie przyszło z innej witryny i nie zostało przyjęte.
house-bad-token = Ta strona jest nieaktualna. Wczytaj ją od nowa i spróbuj ponownie.
house-not-signed-in = Najpierw powiedz, kim jesteś: zaloguj się albo wybierz imię jako gość.
house-signed-in-already = Korzystasz już ze swojego konta.
house-seat-only = Sekret miejsca pozwala tylko grać na tym miejscu.
house-wrong-password = Nazwa lub hasło się nie zgadza.
house-bad-name = Nazwa ma od 1 do { $longest } widocznych znaków.
house-name-taken = Nazwa „{ $name }” jest zajęta.
house-name-needed = Podaj imię, pod którym chcesz usiąść do gry.
house-no-such-table = Nie ma takiego stołu.
house-no-such-seat = Przy tym stole nie ma miejsca { $number }; liczba miejsc to { $seats }.
house-one-seat-each = Możesz zająć tylko jedno miejsce.
house-not-seated = Nie siedzisz przy tym stole.
house-seated-already = Już siedzisz przy tym stole.
house-seat-taken = Miejsce { $number } nie jest wolne.
house-no-free-seat = Przy tym stole nie ma wolnego miejsca.
house-not-reserved = Miejsce { $number } nie jest zarezerwowane, więc nie ma linku, który można by komuś dać.
house-not-host = To może zrobić tylko gospodarz stołu.
house-not-waiting = Gra już się zaczęła.
house-not-begun = Gra jeszcze się nie zaczęła.
house-not-over = To będzie możliwe, gdy gra się skończy.
house-board-needs-account = Aby wgrać planszę domową, zaloguj się na konto.
house-too-many-boards = Jedno konto przechowuje najwyżej { $maximum } plansz domowych.
house-no-such-board = W tym domu nie ma takiej planszy.
house-over-already = Gra jest skończona.
house-no-such-ply = Gra ma dopiero { $last ->
    [one] { $last } akcję
    [few] { $last } akcje
    [many] { $last } akcji
   *[other] { $last } akcji
}; akcji { $ply } jeszcze nie ma.
house-nothing-to-take-back = Żadnej z twoich decyzji nie można cofnąć.
house-changed-enough = Ten wybór był już zmieniany { $count } razy. Zostaje taki, jaki jest teraz.
house-taken-back-enough = Do tej decyzji cofano się już { $count } razy. Gra toczy się dalej.
house-no-such-offer = Ta propozycja nie jest już otwarta.
house-offer-open = Ta twoja propozycja wciąż czeka na odpowiedzi.
house-no-such-reader = Wskaż jako odbiorców inne miejsca przy tym stole.
house-empty-message = Wiadomość jest pusta.
house-muted-none = Przy tym stole nikt nie rozmawia.
house-muted-public = Przy tym stole mówi się do wszystkich albo wcale.
house-muted-waiting = Dopóki gra się nie zacznie, mówi się do wszystkich: miejsca mogą się jeszcze zmienić.

## Dom: strony i polecenie

page-not-built = Strony stołu nie są jeszcze zbudowane. W katalogu projektu buduje je „make play”.
page-no-such-link = Ten link do miejsca stracił ważność. Poproś gospodarza o nowy.
page-back = Do poczekalni
serve-address = Stół czeka pod adresem { $address } (Ctrl-C kończy).
serve-few-descriptors = Ten proces może mieć otwartych naraz tylko { $count } połączeń i plików; kto przyjdzie, gdy się wyczerpią, nie wejdzie. Granicę podnosi `ulimit -n`.
mistake-serve-not-installed = Stół w przeglądarce potrzebuje dodatkowych pakietów (brakuje { $package }): pip install "casusbelli[serve]".
mistake-postgres-not-installed = PostgreSQL wymaga jeszcze jednego pakietu (brakuje { $package }): pip install "casusbelli[serve,postgres]".
mistake-port-busy = Port { $port } jest zajęty przez inny program; wybierz inny za pomocą --port.
mistake-bad-host = Nie można nasłuchiwać pod adresem „{ $host }”: { $problem }.
mistake-bad-database = Nie można otworzyć bazy danych „{ $database }”: { $problem }.
help-serve = ustaw stół w przeglądarce, dla ludzi i botów
help-serve-host = adres, pod którym nasłuchiwać; 0.0.0.0 dla wszystkich w sieci
help-serve-port = port; bez tej opcji pierwszy wolny od { $port }
help-serve-data = katalog bazy danych
help-serve-database = adres innej bazy danych, na przykład postgresql://user@host/name
help-serve-open = otwórz przeglądarkę także wtedy, gdy nie wykryto ekranu
help-serve-board = plansza domowa, którą może wybrać każdy; można podać kilka razy
help-serve-secure = stół jest dostępny tylko przez HTTPS

## Serwer: jego administratorzy

tables-none = Nie ma takiego stołu.
tables-more = { $count ->
    [one] Nie pokazano jeszcze jednego stołu.
   *[other] Nie pokazano jeszcze { $count } stołów.
} Więcej pokaże --limit.
tables-actions = { $count ->
    [0] jeszcze bez akcji
    [one] jedna akcja
    [few] { $count } akcje
   *[other] { $count } akcji
}
tables-waits = od { $time } czeka na: { $names }
tables-deadline = do { $time }
tables-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}, czeka od { $time }
tables-won = { $count ->
    [0] koniec gry bez zwycięzcy
    [one] wygrana: { $names }
   *[other] wspólna wygrana: { $names }
}
tables-agreed = zakończona za zgodą graczy
tables-closed = zakończona przez administratora
tables-closed-because = zakończona przez administratora: { $reason }
tables-replay = zapis do obejrzenia
tables-nobody = administrator
tables-chair-open = wolne miejsce
tables-chair-reserved = zarezerwowane miejsce
tables-chair-bot = { $name } (bot, { $level })
tables-chair-deputy = { $name } (zastępca, { $level })
tables-offer-take-back = { $name } prosi o cofnięcie
tables-offer-end = { $name } proponuje zakończyć grę
tables-days = { $days } d { $hours } godz.
tables-hours = { $hours } godz. { $minutes } min
tables-minutes = { $minutes } min
tables-field-name = nazwa
tables-field-title = gra/wersja zasad
tables-field-state = stan
tables-field-seats = miejsca
tables-field-options = opcje
tables-field-clock = zegar
tables-field-created = powstał
tables-field-last = ostatnia akcja
tables-field-offers = propozycje
tables-field-messages = wiadomości
tables-field-entries = wpisy dziennika
tables-field-check = sprawdzenie
tables-check-ok = w porządku
tables-check-broken = uszkodzony
tables-checking = Sprawdzanie
tables-checked = { $count ->
    [one] Sprawdzono jeden stół,
    [few] Sprawdzono { $count } stoły,
   *[other] Sprawdzono { $count } stołów,
} { $broken ->
    [0] wszystko w porządku.
    [one] jeden jest uszkodzony.
    [few] { $broken } są uszkodzone.
   *[other] { $broken } jest uszkodzonych.
}
tables-trouble-entry = Wpisu { $entry } dziennika nie można odtworzyć.
tables-trouble-refused = Wpis { $entry } dziennika jest niedozwolony: { $reason }
tables-trouble-crashed = Wpisu { $entry } dziennika nie można odtworzyć: { $problem }.
tables-trouble-missing = Brakuje wpisu { $entry } dziennika.
tables-trouble-kind = Wpis { $entry } dziennika jest nieznanego rodzaju: „{ $kind }”.
tables-trouble-take-back = Wpis { $entry } dziennika cofa do akcji { $ply }, a gra jest przy akcji { $last }.
tables-trouble-after-end = Wpis { $entry } dziennika jest już po zakończeniu gry.
tables-trouble-seats = Miejsca mają złe numery: { $seats }.
tables-trouble-setup = Nie można odczytać ustawień stołu.
tables-trouble-row = Nie można odczytać ustawień stołu: { $problem }.
tables-trouble-column = „{ $column }” stołu to { $stored }, a z dziennika i wiadomości wynika { $played }.
tables-trouble-messages = Ostatnia wiadomość ma numer { $last }, a { $count ->
    [one] jest tylko jedna.
    [few] są { $count }.
   *[other] jest ich { $count }.
}
tables-close-question = Zakończyć tę grę? Nikt nie wygra, jej tajemnice się odkryją, a gracze od razu się dowiedzą. (tak lub nie)
tables-kept = Nic nie zostało zmienione.
tables-now-closed = Stół { $table } jest zamknięty.
mistake-no-database = Nie ma bazy danych „{ $database }”. Utworzy ją pierwsze „casusbelli serve”.
mistake-not-a-house = „{ $database }” nie jest bazą danych tego serwera.
mistake-older-database = „{ $database }” jest ze starszej wersji. Zaktualizuje ją „casusbelli serve”.
mistake-newer-database = „{ $database }” jest z nowszej wersji niż ten program.
mistake-database-failed = Baza danych „{ $database }” nie wykonuje tego, o co się ją prosi: { $problem }.
mistake-no-such-table = Żaden stół nie ma identyfikatora zaczynającego się od „{ $table }”.
mistake-ambiguous-table = Kilka stołów ma identyfikator zaczynający się od „{ $table }”, na przykład { $known }.
mistake-table-over = Gra przy stole { $table } jest już skończona.
mistake-table-busy = Przy stole { $table } gra się tak szybko, że nie udało się go zamknąć. Spróbuj ponownie.
mistake-table-not-begun = Gra przy stole { $table } jeszcze się nie zaczęła; nie ma jeszcze zapisu.
mistake-table-running = Gra przy stole { $table } nie jest skończona, a jej zapis zawiera ziarno i wszystkie tajemnice. Jeśli to zamierzone, dodaj --running.
mistake-table-unreadable = Stół { $table } nie ma zapisu: { $problem }.
mistake-file-exists = „{ $file }” już istnieje. Wybierz inną nazwę.
mistake-close-unasked = Nie ma tu kogo zapytać, czy zamknąć stół. Jeśli to zamierzone, dodaj --yes.
mistake-bad-reason = Powód zawiera znaki, których nie można wydrukować.
mistake-long-reason = Powód ma za dużo znaków: { $length }; najwyżej może ich być { $longest }.
mistake-frame-does-not-fit = „{ $value }” nie pasuje do reszty pozycji.
help-tables = zajmij się stołami serwera, niezależnie od tego, czy działa
help-tables-database = adres innej bazy danych albo nazwa pliku SQLite
help-tables-list = wymień stoły, od najnowszego
help-tables-state = tylko w tym stanie
help-tables-stalled = tylko gry, w których od tylu godzin nikt nic nie zrobił
help-tables-limit = ile najwyżej; domyślnie 20
help-tables-show = wszystko o jednym stole oprócz tego, co w grze jest tajne
help-tables-id = identyfikator stołu albo taki jego początek, jakiego nie ma żaden inny
help-tables-check = odtwórz dzienniki i powiedz, które stoły są uszkodzone, gdzie i dlaczego
help-tables-ids = identyfikatory stołów albo ich początki; domyślnie wszystkie stoły
help-tables-export = zapisz przebieg gry
help-tables-output = nowy plik; - oznacza standardowe wyjście
help-tables-running = także gry nieskończonej: zapis zawiera jej ziarno i wszystkie tajemnice
help-tables-close = zakończ bez zwycięzcy grę albo stół, który czeka na graczy
help-tables-reason = powód, który przeczytają gracze
help-tables-yes = nie pytaj
