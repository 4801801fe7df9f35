# Condottiere po polsku.

title-condottiere = Condottiere
    .about = Renesansowe Włochy, od 2 do 6 graczy.
    .pitch = Tuzin bitew przed kolacją. Karty, blef i papież w renesansowych Włoszech.
    .length = około 45 minut

## Opcje

option-drawing-after-battle = dobieranie po bitwie
    .about = Po każdej bitwie dobiera się najwyżej trzy karty; nie ma rund.
option-points = gra na punkty
    .about = Rozgrywa się kilka partii, aż ktoś zdobędzie ustaloną liczbę punktów.
option-bigger-kingdoms = większe królestwa
    .about = Do zwycięstwa potrzeba o jeden sąsiadujący region więcej.
option-recapture = odbijanie regionów
    .about = Wolno atakować regiony innych graczy.
option-face-down = zakryte karty
    .about = Najemników, doboszy, bohaterki i kurtyzany zagrywa się zakryte.
option-target = liczba punktów
    .about = Liczba punktów, która kończy grę na punkty.
option-first = pierwsze miejsce
    .about = Miejsce, które na początku ma znacznik Condottiere.
option-kingdom-bonus = premia przy większych królestwach
    .about = Ile sąsiadujących regionów daje 5 punktów, gdy większe królestwa podnoszą liczbę potrzebną do zwycięstwa.
choice-kingdom-bonus-raised = podniesiona liczba
    .about = Do premii potrzeba tylu sąsiadujących regionów, ile do zwycięstwa: 4, a przy 2 lub 3 graczach 5.
choice-kingdom-bonus-printed = zawsze 3 (4)
    .about = Zwycięzcy wystarczą do premii 3 sąsiadujące regiony, przy 2 lub 3 graczach 4, jakkolwiek wygrał.
option-tie-token = znacznik po remisie przy odbijaniu
    .about = Kto bierze znacznik Condottiere, gdy bitwa o czyjś region kończy się remisem.
choice-tie-token-courtesans = jedyny prowadzący w kurtyzanach
    .about = Bierze go gracz, który jako jedyny ma najwięcej kurtyzan, a jeśli takiego nie ma, obrońca.
choice-tie-token-defender = zawsze obrońca
    .about = Bierze go obrońca, ktokolwiek ma najwięcej kurtyzan.

amendment-face-down-shown = Własną zakrytą kartę wolno pokazać innemu graczowi, tak jak kartę z ręki.

warning-points-with-recapture = instrukcja odradza łączenie gry na punkty z odbijaniem regionów (CON-18.9).

## Karty

card-mercenary-1 = najemnik o sile 1
    .accusative = najemnika o sile 1
    .short = 1
card-mercenary-2 = najemnik o sile 2
    .accusative = najemnika o sile 2
    .short = 2
card-mercenary-3 = najemnik o sile 3
    .accusative = najemnika o sile 3
    .short = 3
card-mercenary-4 = najemnik o sile 4
    .accusative = najemnika o sile 4
    .short = 4
card-mercenary-5 = najemnik o sile 5
    .accusative = najemnika o sile 5
    .short = 5
card-mercenary-6 = najemnik o sile 6
    .accusative = najemnika o sile 6
    .short = 6
card-mercenary-10 = najemnik o sile 10
    .accusative = najemnika o sile 10
    .short = 10
card-winter = zima
    .accusative = zimę
card-spring = wiosna
    .accusative = wiosnę
card-bishop = biskup
    .accusative = biskupa
card-courtesan = kurtyzana
    .accusative = kurtyzanę
card-drummer = dobosz
    .accusative = dobosza
card-heroine = bohaterka
    .accusative = bohaterkę
card-scarecrow = kukła
    .accusative = kukłę
card-surrender = kapitulacja
    .accusative = kapitulację

## Regiony

region-torino = Turyn
    .accusative = Turyn
    .locative = w Turynie
region-milano = Mediolan
    .accusative = Mediolan
    .locative = w Mediolanie
region-venezia = Wenecja
    .accusative = Wenecję
    .locative = w Wenecji
region-genova = Genua
    .accusative = Genuę
    .locative = w Genui
region-mantova = Mantua
    .accusative = Mantuę
    .locative = w Mantui
region-ferrara = Ferrara
    .accusative = Ferrarę
    .locative = w Ferrarze
region-parma = Parma
    .accusative = Parmę
    .locative = w Parmie
region-modena = Modena
    .accusative = Modenę
    .locative = w Modenie
region-bologna = Bolonia
    .accusative = Bolonię
    .locative = w Bolonii
region-lucca = Lukka
    .accusative = Lukkę
    .locative = w Lukce
region-firenze = Florencja
    .accusative = Florencję
    .locative = we Florencji
region-siena = Siena
    .accusative = Sienę
    .locative = w Sienie
region-urbino = Urbino
    .accusative = Urbino
    .locative = w Urbino
region-spoleto = Spoleto
    .accusative = Spoleto
    .locative = w Spoleto
region-ancona = Ankona
    .accusative = Ankonę
    .locative = w Ankonie
region-roma = Rzym
    .accusative = Rzym
    .locative = w Rzymie
region-napoli = Neapol
    .accusative = Neapol
    .locative = w Neapolu

source-rulebook = wymienia go instrukcja
source-public = zgodnie z publicznymi odwzorowaniami planszy
source-reconstructed = odtworzone przez nas

## Decyzje: o co pyta gra

prompt-choose-region = wybierz region następnej bitwy
prompt-turn = zagraj kartę lub spasuj
prompt-place-papal-token = ustaw znacznik papieskiej łaski w regionie albo pozostaw go poza planszą
prompt-retrieve = wycofaj najemnika z kompanii do ręki albo nie wycofuj nikogo
prompt-reveal = pasujesz: odkryj swoją kartę albo pozostaw ją zakrytą
prompt-discard-or-hold = zatrzymaj karty na ręce albo odrzuć wszystkie
prompt-keep = koniec rundy: wybierz kartę, którą zachowasz, albo zakończ wybór
prompt-draw = dobierz karty
prompt-show = pokaż kartę

decision-choose-region = wybrać region następnej bitwy
decision-turn = zagrać kartę lub spasować
decision-place-papal-token = ustawić znacznik papieskiej łaski
decision-retrieve = wycofać najemnika z kompanii lub nie
decision-reveal = odkryć kartę lub pozostawić ją zakrytą
decision-discard-or-hold = zatrzymać lub odrzucić karty z ręki
decision-keep = wybrać karty do zachowania
decision-draw = dobrać karty
decision-show = pokazać kartę

## Akcje: co można wybrać

action-choose = walcz o { $region-accusative }
action-play = zagraj { $card-accusative }
action-pass = spasuj
action-papal = ustaw znacznik papieskiej łaski { $region-locative }
action-papal-off = pozostaw znacznik papieskiej łaski poza planszą
action-retrieve = wycofaj do ręki { $card-accusative }
action-retrieve-nothing = nie wycofuj nikogo
action-turn-up = odkryj kartę
action-leave-down = pozostaw kartę zakrytą
action-discard-hand = odrzuć wszystkie karty z ręki
action-hold-hand = zatrzymaj karty na ręce
action-keep = zachowaj { $card-accusative }
action-keep-no-more = zakończ wybór
action-draw = { $number ->
    [0] nie dobieraj kart
    [one] dobierz { $number } kartę
    [few] dobierz { $number } karty
    [many] dobierz { $number } kart
   *[other] dobierz { $number } karty
}
action-show = pokaż { $card-accusative } (widzi { $seat })

## Zdarzenia: co się stało

event-dealt = { $seat-is ->
    [you] Otrzymujesz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
   *[other] { $seat } otrzymuje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
}
event-dealt-own = Otrzymujesz karty: { $cards }.
event-region-chosen = { $seat-is ->
    [you] Wybierasz { $region-accusative } na miejsce następnej bitwy.
   *[other] { $seat } wybiera { $region-accusative } na miejsce następnej bitwy.
}
event-card-played = { $seat-is ->
    [you] Zagrywasz { $card-accusative }.
   *[other] { $seat } zagrywa { $card-accusative }.
}
event-card-laid = { $seat-is ->
    [you] Zagrywasz zakrytą kartę.
   *[other] { $seat } zagrywa zakrytą kartę.
}
event-card-laid-own = Zagrywasz zakrytą kartę: { $card }.
event-turned-up = { $seat-is ->
    [you] Odkrywasz { $card-accusative }.
   *[other] { $seat } odkrywa { $card-accusative }.
}
event-removed = { $seat-is ->
    [you] Tracisz { $card-accusative } ze swojej kompanii.
   *[other] { $seat } traci { $card-accusative } z kompanii.
}
event-passed = { $seat-is ->
    [you] Pasujesz.
   *[other] { $seat } pasuje.
}
event-open-pass = { $seat-is ->
    [you] Bronisz się i na razie pasujesz.
   *[other] { $seat } broni się i na razie pasuje.
}
event-out-of-cards = { $seat-is ->
    [you] Nie masz kart i pasujesz.
   *[other] { $seat } nie ma kart i pasuje.
}
event-papal-placed = { $seat-is ->
    [you] Ustawiasz znacznik papieskiej łaski { $region-locative }.
   *[other] { $seat } ustawia znacznik papieskiej łaski { $region-locative }.
}
event-papal-off = { $seat-is ->
    [you] Pozostawiasz znacznik papieskiej łaski poza planszą.
   *[other] { $seat } pozostawia znacznik papieskiej łaski poza planszą.
}
event-retrieved = { $seat-is ->
    [you] Wycofujesz do ręki { $card-accusative }.
   *[other] { $seat } wycofuje do ręki { $card-accusative }.
}
event-retrieved-nothing = { $seat-is ->
    [you] Nie wycofujesz nikogo.
   *[other] { $seat } nie wycofuje nikogo.
}
event-strength = { $seat-is ->
    [you] Twoja siła to { $count }.
   *[other] { $seat } ma siłę { $count }.
}
event-total = { $seat-is ->
    [you] Całkowita siła twojej kompanii to { $count }.
   *[other] { $seat } ma kompanię o całkowitej sile { $count }.
}
event-battle-won = { $seat-is ->
    [you] Wygrywasz bitwę o { $region-accusative } z siłą { $count }.
   *[other] { $seat } wygrywa bitwę o { $region-accusative } z siłą { $count }.
}
event-battle-tied = { $count ->
    [0] Nikt nie ma siły, więc bitwa o { $region-accusative } kończy się remisem; w regionie nic się nie zmienia.
   *[other] Bitwa o { $region-accusative } kończy się remisem przy sile { $count } (remisują: { $seats }); w regionie nic się nie zmienia.
}
event-token-courtesans = { $seat-is ->
    [you] Masz najwięcej kurtyzan i bierzesz znacznik Condottiere.
   *[other] { $seat } ma najwięcej kurtyzan i bierze znacznik Condottiere.
}
event-token-winner = { $seat-is ->
    [you] Bierzesz znacznik Condottiere.
   *[other] { $seat } bierze znacznik Condottiere.
}
event-token-defender = { $seat-is ->
    [you] Bronisz regionu, więc bierzesz znacznik Condottiere.
   *[other] { $seat } broni regionu, więc bierze znacznik Condottiere.
}
event-token-left = { $seat-is ->
    [you] Znacznik Condottiere przechodzi w lewo: bierzesz go.
   *[other] Znacznik Condottiere przechodzi w lewo: bierze go { $seat }.
}
event-hand-held = { $seat-is ->
    [you] Zatrzymujesz karty na ręce.
   *[other] { $seat } zatrzymuje karty na ręce.
}
event-hand-discarded = { $seat-is ->
    [you] Odrzucasz karty z ręki: { $cards }.
   *[other] { $seat } odrzuca karty z ręki: { $cards }.
}
event-cards-kept = { $seat-is ->
    [you] { $count ->
        [0] Nie zachowujesz żadnej karty
        [one] Zachowujesz { $count } kartę
        [few] Zachowujesz { $count } karty
        [many] Zachowujesz { $count } kart
       *[other] Zachowujesz { $count } karty
    }.
   *[other] { $seat } { $count ->
        [0] nie zachowuje żadnej karty
        [one] zachowuje { $count } kartę
        [few] zachowuje { $count } karty
        [many] zachowuje { $count } kart
       *[other] zachowuje { $count } karty
    }.
}
event-cards-kept-own = { $count ->
    [0] Nie zachowujesz żadnej karty.
   *[other] Zachowujesz karty: { $cards }.
}
event-new-round = Nowa runda: karty są potasowane i rozdane.
event-shown = { $seat-is ->
    [you] Pokazujesz kartę; widzi ją { $viewer }.
   *[other] { $viewer-is ->
        [you] { $seat } pokazuje ci kartę.
       *[other] { $seat } pokazuje kartę; widzi ją { $viewer }.
    }
}
event-shown-card = { $seat-is ->
    [you] Pokazujesz { $card-accusative }; widzi to { $viewer }.
   *[other] { $seat } pokazuje ci kartę: { $card }.
}
event-shown-face-down = { $seat-is ->
    [you] Pokazujesz swoją zakrytą kartę: { $card }; widzi ją { $viewer }.
   *[other] { $seat } pokazuje ci zakrytą kartę: { $card }.
}
event-scored = { $seat-is ->
    [you] Zdobywasz { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }.
   *[other] { $seat } zdobywa { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }.
}
event-next-game = Nikt nie ma jeszcze dość punktów: zaczyna się następna partia.
event-final-battle = Remis na pierwszym miejscu: do ostatecznej bitwy stają: { $seats }.
event-final-battle-won = { $seat-is ->
    [you] Wygrywasz ostateczną bitwę z siłą { $count }.
   *[other] { $seat } wygrywa ostateczną bitwę z siłą { $count }.
}
event-final-battle-tied = Ostateczna bitwa kończy się remisem przy sile { $count } (remisują: { $seats }).
event-board-full = Nie ma już regionu, o który można walczyć: każdy jest kontrolowany albo ma znacznik papieskiej łaski.
event-won-by-kingdom = { $seat-is ->
    [you] Kontrolujesz regiony sąsiadujące ze sobą ({ $count }): { $regions }.
   *[other] { $seat } kontroluje regiony sąsiadujące ze sobą ({ $count }): { $regions }.
}
event-won-by-regions = { $seat-is ->
    [you] Kontrolujesz łącznie { $count ->
        [one] { $count } region
        [few] { $count } regiony
        [many] { $count } regionów
       *[other] { $count } regionu
    }: { $regions }.
   *[other] { $seat } kontroluje łącznie { $count ->
        [one] { $count } region
        [few] { $count } regiony
        [many] { $count } regionów
       *[other] { $count } regionu
    }: { $regions }.
}
event-won-by-most-regions = { $seat-is ->
    [you] Kontrolujesz najwięcej regionów ({ $count }): { $regions }.
   *[other] { $seat } kontroluje najwięcej regionów ({ $count }): { $regions }.
}
event-won-by-points = { $seat-is ->
    [you] To koniec rozgrywki na punkty i masz ich najwięcej: { $count }.
   *[other] To koniec rozgrywki na punkty, najwięcej ma ich { $seat }: { $count }.
}

## Odmowy: dlaczego nie

refusal-region-papal = { $region } cieszy się łaską papieża, więc nie może tam być bitwy.
refusal-region-own = { $region } to już twój region.
refusal-region-controlled = { $region } to region innego gracza.
refusal-already-passed = Gracz, który spasował, nie zagrywa już kart w tej bitwie. Teraz decyduje: { $awaited }.
refusal-card-not-in-hand = Nie masz na ręce takiej karty do użycia: { $card }.
refusal-papal-on-controlled-region = { $region } to region gracza, a znacznik papieskiej łaski ustawia się w wolnych regionach.
refusal-card-face-down = Ta karta leży zakryta i nie można jej wycofać: { $card }.
refusal-card-not-in-company = W twojej kompanii nie ma takiej odkrytej karty: { $card }.
refusal-holds-mercenary = Masz na ręce najemnika, więc nie możesz odrzucić kart.
refusal-hand-limit = Tyle kart przekroczyłoby twój limit kart na ręce.
refusal-show-to-nobody = Kartę pokazuje się innej osobie przy stole.
refusal-card-known-already = { $seat } już zna tę kartę z twojej ręki: { $card }.

## Błędy w pozycjach

mistake-two-owners = Region „{ $region }” ma dwóch właścicieli, miejsca { $one } i { $other }.
mistake-never-face-down = Karta „{ $card }” nie może tu leżeć zakryta.
mistake-bad-shown = „{ $field }” wymienia inne miejsca i wymaga zakrytej karty oraz zasad, które pozwalają ją pokazać.
mistake-bad-kept = „{ $field }” to karta z ręki, o jedną mniej, niż wolno zachować.
mistake-too-many-copies = W tej pozycji jest za dużo kart „{ $card }”: { $count }; talia ma { $copies }.
mistake-bad-known-seat = „{ $value }” w polu „{ $field }” to nie numer innego miejsca.
mistake-bad-known-card = Miejsce { $seat } nie ma karty „{ $card }”, którą ktoś ma znać.
mistake-bad-pending = „{ $value }” to nie decyzja i miejsce; decyzje to { $known }.
mistake-pending-needs-battle = „{ $value }” wymaga bitwy o region podany jako „contested” albo, poza znacznikiem papieskiej łaski, ostatecznej bitwy.
mistake-pending-needs-holder = „{ $value }” wymaga miejsca ze znacznikiem Condottiere.
mistake-pending-needs-cards = „{ $value }” wymaga miejsca, które ma karty.
mistake-pending-needs-player = „{ $value }” wymaga miejsca, które bierze udział w bitwie i jeszcze nie spasowało.
mistake-pending-needs-face-down = „{ $value }” wymaga miejsca z zakrytą kartą.
mistake-pending-needs-drawing = „{ $value }” nie pasuje do wariantów: „draw” wymaga drawing-after-battle, w którym nie ma „discard-or-hold” ani „keep”.
mistake-pending-needs-last = „{ $value }” wymaga jedynego miejsca, które ma karty.
mistake-pending-in-battle = „{ $value }” zdarza się tylko między bitwami: bez „final” i bez zakrytych kart.
mistake-pending-before-region = „{ $value }” jest przed wyborem regionu: pomiń „contested”.
mistake-pending-after-region = „{ $value }” jest po wyborze regionu i odrzuceniu kompanii: podaj „contested”, a kompanie pomiń.
mistake-pending-without-choice = W tej pozycji nikt nie ma w czym wybierać: sprawdź „{ $field }” i stół.
mistake-contested-controlled = O „{ $region }” nie można walczyć: region jest kontrolowany. Wolno to tylko w wariancie odbijania regionów, i nie graczowi, który ustawił znacznik.
mistake-never-in-company = „{ $card }” po zagraniu trafia na stos kart odrzuconych; nigdy nie leży w kompanii.
mistake-two-seasons = Zima i wiosna nigdy nie są w grze razem: późniejsza usuwa wcześniejszą.

## Stół w terminalu

table-battle-number = Bitwa { $number }
table-game-number = Partia { $number }, gra do { $target } punktów
table-goal = Do zwycięstwa: { $regions ->
    [one] { $regions } region
    [few] { $regions } regiony
    [many] { $regions } regionów
   *[other] { $regions } regionu
} lub { $kingdom ->
    [one] { $kingdom } sąsiadujący
    [few] { $kingdom } sąsiadujące
    [many] { $kingdom } sąsiadujących
   *[other] { $kingdom } sąsiadującego
}
table-piles = Karty do dobrania { $pile }, odrzucone { $discard }
table-battle = Bitwa o { $region-accusative }
table-battle-defended = Bitwa o { $region-accusative }, { $defender-is ->
    [you] bronisz ty
   *[other] broni { $defender }
}
table-final-battle = Ostateczna bitwa
table-between-battles = Między bitwami
table-holder = Znacznik Condottiere: { $name }
table-papal = Papieska łaska: { $region }
table-papal-off = Papieska łaska: poza planszą
table-season-none = Bez zimy i wiosny
table-season-winter = Zima: każdy najemnik liczy się za 1
table-season-spring = Wiosna: najsilniejsi najemnicy liczą się o 3 więcej
table-head-player = Gracz
table-head-cards = Ręka
table-head-company = Kompania
table-head-strength = Siła
table-head-regions = Regiony
table-head-score = Punkty
table-head-state = Stan
table-regions-count = { $count } (sąs. { $kingdom })
table-passed = pasuje
table-out = poza bitwą
table-deciding = decyduje
table-won = wygrana
table-face-down = [zakryta]
table-no-company = –
table-hand = Twoja ręka ({ $count })
table-hand-empty = Nie masz kart na ręce.
table-kept = Na razie zachowujesz: { $cards }
table-known = Na ręce ({ $name }): { $cards }
table-known-or-laid = Na ręce lub zakryte ({ $name }): { $cards }
table-known-by = O tym, co masz, wie { $name }: { $cards }
table-discard = { $count ->
    [0] Stos kart odrzuconych jest pusty.
   *[other] Stos kart odrzuconych: { $cards }.
}
table-head-region = Region
table-head-owner = Gracz
table-head-neighbours = Sąsiedzi
table-mark-battle = bitwa
table-mark-papal = łaska
table-region = { $name }, na planszy { $printed }.
table-region-owner = Kontroluje go { $name }.
table-region-no-owner = Region jest wolny.
table-region-contested = Jest tu znacznik Condottiere.
table-region-papal = Jest tu znacznik papieskiej łaski.
table-region-neighbours = Graniczy z regionami: { $regions }.
table-region-source = Region: { $region }. Granice: { $borders }.
table-strengths = Siła: { $list }.
table-strength-of = { $name } { $count }
