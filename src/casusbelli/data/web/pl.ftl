# Strony w przeglądarce: poczekalnia, stoły, konto, zasady, ustawienia.

## Dom

web-close = Zamknij
web-pages = Strony
web-play = Graj
web-rules = Zasady
web-replay = Powtórka
web-account = Zaloguj się
web-settings = Ustawienia
web-language = Język

## Ustawienia

web-theme = Wygląd
web-theme-system = jak w urządzeniu
web-theme-light = jasny
web-theme-dark = ciemny
web-hatching = Szrafowanie
web-hatching-fine = delikatne
web-hatching-strong = wyraźne
web-hatching-off = brak
web-hatching-note = Linie i kropki, po których można odróżnić barwy, nawet ich nie widząc.
web-motion = Animacje
web-sound = Dźwięk
web-on = tak
web-off = nie

## Klawisze

web-keys = Klawisze
web-key-options = lista wszystkich opcji
web-key-act = potwierdź wybór
web-key-unselect = cofnij wybór, zamknij
web-key-take-back = cofnij akcję
web-key-map = od regionu do regionu na mapie
web-key-zoom = przybliż i oddal
web-key-scrub = o jedną akcję wstecz lub naprzód
web-key-press = napisz do stołu
web-key-help = ta lista

## Poczekalnia

web-welcome = Wojna i dyplomacja przy jednym stole.
web-welcome-note = Stół pilnuje każdej zasady. Znajomi przez link, boty o każdej porze, niczego nie trzeba instalować.
web-tables-playing = { $count ->
    [0] Nikt teraz nie gra
    [one] Gra toczy się przy jednym stole
   *[other] Gra toczy się przy { $count } stołach
}
web-titles = Gry
web-play-title = Zagraj: { $title }
web-play-now = Zagraj teraz
web-play-note = { $count ->
    [0] W pojedynkę, od razu. Bez imienia, bez konta.
    [one] Z jednym botem, od razu. Bez imienia, bez konta.
   *[other] Z { $count } botami, od razu. Bez imienia, bez konta.
}
web-players = Gracze
web-you-play = Grasz jako
web-you-are = grasz jako { $roles }
web-house-rules = Zasady domowe
web-house-rules-note = Gdzie instrukcję można czytać na dwa sposoby, stół może wybrać. Zwykłe odczytanie stoi pierwsze.
web-house-rules-usual = zwykle
web-house-rules-ruling = Rozstrzygnięcie { $rule }
web-variants = Warianty
web-house-board = Plansza domowa
web-house-board-choose = Plansza, talia i karty
web-house-board-none = Z gry
web-house-board-name = { $board } · { $name }
web-house-board-note = Kto ma drukowaną grę, może wgrać jej planszę, talię i karty jako plik. Każdy przy stole może go obejrzeć i pobrać.
web-house-board-bring = Wgraj plik
web-house-board-account = Zaloguj się na konto, aby wgrać plik.
web-house-board-download = Pobierz
web-variants-count = { $count ->
    [one] jeden wariant
    [few] { $count } warianty
   *[other] { $count } wariantów
}
web-table-with-bots = { $title } z botami
web-table-of = Stół: { $name }
web-guest = Gość
web-your-tables = Twoje stoły
web-your-move = Twój ruch
web-your-moves = { $count ->
    [one] Jeden stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[other] { $count } stołów czeka na ciebie
}
web-no-table = Nie masz jeszcze stołu. Zagraj teraz z botami albo przysiądź się do otwartego.
web-unread = { $count ->
    [one] jedna wiadomość
    [few] { $count } wiadomości
   *[other] { $count } wiadomości
}
web-answer-by = odpowiedź do: { $time }
web-waiting-chairs = { $count ->
    [one] czeka na jednego gracza
   *[other] czeka na { $count } graczy
}
web-waiting-for = teraz decyduje: { $names }
web-won-by = zwycięstwo: { $names }
web-over = koniec gry
web-set-aside = nie można teraz otworzyć
web-closed = zakończona przez administratora
web-put-away = Odłóż stół „{ $name }”
web-open-tables = Otwarte stoły
web-no-open-table = Nikt teraz nie czeka na graczy.
web-open-one = Otwórz stół
web-join = Dołącz
web-join-table = Dołącz do stołu „{ $name }”
web-seat-person = człowiek
web-seat-bot = bot
web-seat-open = wolne
web-seat-reserved = zarezerwowane
web-seats-label = Ludzie: { $people }, boty: { $bots }, wolne miejsca: { $free }, zarezerwowane: { $reserved }
web-bots-count = { $count ->
    [one] jeden bot
    [few] { $count } boty
   *[other] { $count } botów
}
web-watch-tables = Stoły do oglądania
web-watchers = ogląda
web-with-friends = Ze znajomymi
web-create-table = Przygotuj stół
web-paste-link = Wklej link lub kod
web-link-note = Link to miejsce przy stole: kto go ma, może usiąść. Konto nie jest potrzebne.
web-link-unknown = To nie jest link do stołu ani jego kod.
web-every-rule = Każda zasada ma numer
web-every-rule-note = A stół powie, która z nich zabrania ruchu.
web-fair = Każde tasowanie można sprawdzić
web-fair-note = Zapieczętowane przed grą, otwarte po niej.
web-replay-record = Obejrzyj zapisaną grę
web-replay-record-note = Akcja po akcji, z każdego miejsca.
web-footer = Otwarty kod. Jedno polecenie i stół stoi u ciebie; program, który przy nim gra, mieści się na jednej stronie.

## Boty

web-bots-are = Boty są
web-bot = bot, { $level }
web-level-random = beztroski
web-level-novice = początkujący
web-level-heuristic = rozważny
web-level-regular = biegły
web-level-expert = mistrzowski
web-bots-random = beztroskie
web-bots-novice = początkujące
web-bots-heuristic = rozważne
web-bots-regular = biegłe
web-bots-expert = mistrzowskie

## Nowy stół

web-create-note = Wybierz grę i zdecyduj, kto gdzie usiądzie. Gra zaczyna się, gdy wszystkie miejsca są zajęte.
web-create-game = Gra
web-title = Gra
web-table-name = Nazwa stołu
web-your-name = Twoje imię
web-chairs = Miejsca
web-seat-number = Miejsce { $number }
web-chair-of = { $chair }: { $roles }
web-unseated-minor = { $count ->
    [one] Pomniejsze mocarstwo: nie ma swojego miejsca przy stole. W trakcie gry dowodzi nim ten, kto wygra licytację.
   *[other] Pomniejsze mocarstwa: nie mają swoich miejsc przy stole. W trakcie gry dowodzi nimi ten, kto wygra licytację.
}
web-unseated-automa = Gra według własnych kart, przeciw wszystkim.
web-option-idle = Przy pozostałych wyborach nie ma tu czego wybierać.
web-chair-me = Ty
web-chair-open = Dla każdego
web-chair-reserved = Dla znajomego, przez link
web-chairs-note = Miejsce znajomego ma własny link; dostaniesz go w następnym kroku. Boty siadają od razu.
web-terms = Warunki
web-visibility = Kto widzi stół
web-public = wszyscy
web-private = tylko z linkiem
web-public-note = Stół jest w poczekalni. Można się przysiąść i oglądać grę.
web-private-note = Stołu nie ma w poczekalni. Podaj jego adres tym, którzy mają go znaleźć.
web-press = Rozmowy
web-press-all = jawne i prywatne
web-press-public = tylko jawne
web-press-none = bez rozmów
web-press-all-note = Gracze mogą pisać do wszystkich albo do wybranych.
web-press-public-note = Co ktoś napisze, czytają wszyscy.
web-press-none-note = W czasie gry nikt nie może pisać.
web-pace = Czas na decyzję
web-pace-none = bez ograniczeń
web-pace-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
web-pace-hours = { $count ->
    [one] jedna godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
web-pace-days = { $count ->
    [one] jeden dzień
   *[other] { $count } dni
}
web-pace-note = Gdy czas minie, gra toczy się dalej i nie czeka na spóźnionego gracza.
web-per-move = { $pace } na ruch
web-terms-press-none = bez rozmów
web-terms-press-public = rozmowy tylko jawne
web-cancel = Anuluj
web-create = Przygotuj stół
web-links-title = Stół czeka
web-links-note = Wyślij każdej osobie jeden z tych linków. Kto go otworzy, zajmie to miejsce. Linki widać tylko teraz; nowe gospodarz może utworzyć przy stole.
web-link-of-seat = Link do miejsca { $number }
web-copy = Kopiuj
web-copied = Skopiowano
web-go-to-table = Do stołu

## Konto

web-account-page = Ty przy tym stole
web-account-nobody = Jeszcze się nie znamy, a grać możesz i tak: kto siada do stołu, jest gościem.
web-account-guest = Jesteś gościem o imieniu { $name }. Twoje miejsca pamięta tylko ta przeglądarka; z kontem masz je wszędzie.
web-account-player = Twoje konto: { $name }.
web-log-in = Zaloguj się
web-log-out = Wyloguj się
web-register = Nowe konto
web-as-guest = Jako gość
web-name = Nazwa
web-password = Hasło
web-password-note = Co najmniej 8 znaków. Zgubionego nie da się odzyskać.
web-guest-note = Imię do gry, nic więcej. Zapamięta je ta przeglądarka.
web-use-name = Przyjmij to imię
web-name-changed = Imię zostało przyjęte.
web-archive = Odłożone stoły
web-archive-empty = Nic tu nie ma. Skończone gry można odłożyć w poczekalni.
web-take-out = Przywróć

## Zasady

web-rules-of = Zasady gry { $title }
web-amendments = Co się zmieniło
web-amendments-note = Rozpoczęta gra zachowuje zasady, z którymi się zaczęła; nowe gry toczą się według najnowszych.
web-ruleset = Zestaw zasad { $number }
web-rules-note = Prawo tego stołu, zasada po zasadzie. Stół powołuje się na te numery.
web-rule-tests = Testy, które jej dowodzą
web-rule-no-tests = Żaden test nie wymienia tej zasady.
web-rule-no-sources = Testy należą do źródeł programu, których na tym serwerze nie ma.
web-rule-games = Gry, w których o czymś rozstrzygnęła
web-rule-game = { $name }, od akcji { $ply }
web-rule-no-games = Nie pokazuje jej jeszcze żadna publiczna zakończona gra.
web-search = Szukaj
web-search-rules = Kilka słów albo { $rule }
web-rules-found = { $count ->
    [one] Jedna zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
web-no-rule-found = Żadna zasada nie zawiera wszystkich tych słów.
web-chapters = Rozdziały
web-chapter-CON-1 = Pojęcia
web-chapter-CON-2 = Przygotowanie gry
web-chapter-CON-3 = Przebieg gry
web-chapter-CON-4 = Wybór regionu
web-chapter-CON-5 = Tury w bitwie
web-chapter-CON-6 = Rozstrzygnięcie bitwy
web-chapter-CON-7 = Koniec rundy
web-chapter-CON-8 = Zima i wiosna
web-chapter-CON-9 = Biskup i znacznik papieskiej łaski
web-chapter-CON-10 = Kurtyzana
web-chapter-CON-11 = Dobosz i bohaterka
web-chapter-CON-12 = Kukła
web-chapter-CON-13 = Kapitulacja
web-chapter-CON-14 = Koniec gry
web-chapter-CON-15 = Ostateczna bitwa
web-chapter-CON-16 = Informacje i umowy
web-chapter-CON-17 = Wariant: dobieranie po bitwie
web-chapter-CON-18 = Wariant: gra na punkty
web-chapter-CON-19 = Wariant: większe królestwa
web-chapter-CON-20 = Wariant: odbijanie regionów
web-chapter-CON-21 = Wariant: zakryte karty
web-chapter-CON-R = Rozstrzygnięcia
web-chapter-CON-E = Przykłady
web-chapter-COA-1 = Elementy gry
web-chapter-COA-2 = Przygotowanie
web-chapter-COA-3 = Zwycięstwo
web-chapter-COA-4 = Podstawowe pojęcia
web-chapter-COA-5 = Przebieg gry
web-chapter-COA-6 = Faza dyplomacji
web-chapter-COA-7 = Faza akcji
web-chapter-COA-8 = Bitwy
web-chapter-COA-9 = Aktualizacja planszy
web-chapter-COA-10 = Zdolności generałów (opcja)
web-chapter-COA-11 = Pomniejsze mocarstwa
web-chapter-COA-12 = L’Empereur
web-chapter-COA-13 = Scenariusze
web-chapter-COA-R = Rozstrzygnięcia
web-chapter-COA-E = Przykłady
web-chapter-RDE-1 = Zakres
web-chapter-RDE-2 = Elementy i limity
web-chapter-RDE-3 = Przygotowanie
web-chapter-RDE-4 = Zwycięstwo
web-chapter-RDE-5 = Podstawowe pojęcia
web-chapter-RDE-6 = Przebieg gry
web-chapter-RDE-7 = Faza dyplomacji
web-chapter-RDE-8 = Elekcja Cesarza
web-chapter-RDE-9 = Akcje
web-chapter-RDE-10 = Bitwy
web-chapter-RDE-11 = Aktualizacja planszy
web-chapter-RDE-12 = Pomniejsze mocarstwa
web-chapter-RDE-R = Rozstrzygnięcia
web-chapter-RDE-E = Przykłady
web-chapter-REA-2 = Elementy i limity
web-chapter-REA-3 = Przygotowanie
web-chapter-REA-4 = Zwycięstwo
web-chapter-REA-5 = Podstawowe pojęcia
web-chapter-REA-6 = Przebieg tury
web-chapter-REA-7 = Faza dyplomacji
web-chapter-REA-8 = Akcje
web-chapter-REA-9 = Bitwy
web-chapter-REA-10 = Aktualizacja planszy
web-chapter-REA-11 = Trzech graczy
web-chapter-REA-R = Rozstrzygnięcia
web-chapter-REA-E = Przykłady
web-chapter-SIX-1 = Pojęcia i zasady ogólne
web-chapter-SIX-2 = Przygotowanie gry
web-chapter-SIX-3 = Własność i okupacja
web-chapter-SIX-4 = Budynki
web-chapter-SIX-5 = Wojsko
web-chapter-SIX-6 = Przemarsze
web-chapter-SIX-7 = Połączenie ze stolicą
web-chapter-SIX-8 = Bitwy lądowe
web-chapter-SIX-9 = Zajęcie terytorium i plądrowanie
web-chapter-SIX-10 = Porty, okręty i desanty
web-chapter-SIX-11 = Bitwy morskie i blokada
web-chapter-SIX-12 = Pogoda
web-chapter-SIX-13 = Pieniądze
web-chapter-SIX-14 = Żywność i bunty
web-chapter-SIX-15 = Ekspedycje wewnętrzne
web-chapter-SIX-16 = Ekspedycje zamorskie
web-chapter-SIX-17 = Kutry rybackie
web-chapter-SIX-18 = Niewolnictwo
web-chapter-SIX-19 = Światowa zaraza
web-chapter-SIX-20 = Agenci
web-chapter-SIX-21 = Stolice
web-chapter-SIX-22 = Wojna, konferencja pokojowa, dary
web-chapter-SIX-23 = Koniec gry
web-chapter-SIX-24 = Dokładnie trzech graczy
web-chapter-SIX-G = Uzupełnione luki
web-chapter-SIX-R = Rozstrzygnięcia
web-chapter-SIX-E = Przykłady

## Powtórki

web-replay-note = Każdą skończoną grę można zapisać: to krótki tekst, po jednym wierszu na akcję. Tutaj można go położyć na stole i obejrzeć.
web-record-file = Wybierz plik
web-record-text = Albo tekst zapisu
web-replay-watch = Obejrzyj

## Dla programów

web-api = Dla programów
web-api-note = Co robi ta strona, może zrobić i program: przez HTTP i przez jeden WebSocket na stół.
web-api-operations = Operacje
web-api-parameters = Parametry
web-api-body = Treść
web-api-answers = Odpowiedzi
web-api-schemas = Typy

## Gdy coś się nie uda

web-offline = Serwer nie odpowiada. Nic nie przepadło; spróbuj za chwilę.
web-not-found = Tu niczego nie ma
web-not-found-note = Może w adresie jest literówka albo strona się przeniosła.
web-to-lobby = Do poczekalni
