# Realpolitik po polsku: to, czym różni się od Koalicji, z których bierze resztę słów.

title-realpolitik = Realpolitik
    .about = Europa czasów Cavoura i Bismarcka, dla 3 lub 4 graczy.
    .pitch = Austria, Francja, Włochy i Prusy między pierwszymi kolejami a następnym przymierzem. Zagrywaj karty w tajemnicy, ślij oddziały pociągami i za każdym razem od nowa wybieraj jedynego przyjaciela.
    .length = od 90 minut do 2 godzin

## Opcje

option-random-powers = losowanie mocarstw
    .about = Mocarstwa przydziela się miejscom losowo, a nie według początkowego toru Prestiżu.
option-negotiation = negocjacje
    .about = Zanim padną propozycje przymierza, wszyscy rozmawiają, aż każdy zgłosi gotowość.
option-limit = ostatnia tura
    .about = Gra kończy się najpóźniej po tej turze; 0 oznacza, że nie ma ostatniej tury.
option-struck-five = odrzucona 5
    .about = Czy 5 odrzucona przez odkrytą 1 kosztuje swoje mocarstwo morale, gdy bitwa jest przegrana.
choice-struck-five-free = nic nie kosztuje
    .about = Odrzucona 5 nie bierze już udziału w bitwie i nie kosztuje morale.
choice-struck-five-costs = kosztuje morale
    .about = Odrzucona 5 została zagrana i kosztuje swoje mocarstwo 1 punkt morale, jeśli bitwa jest przegrana.

## Która plansza

option-values = wartości terytoriów
    .about = Ile warte są terytoria i kto rości sobie do nich prawa.
choice-values-historical = historyczne
    .about = Jak tłumaczą je ówczesne dzieje.
choice-values-balanced = wyrównane
    .about = Zmienione tak, by boty, które nigdy nie rozmawiają, miały bardziej równe szanse.
amendment-historical-values = Wartości, paski i rodzaje terytoriów są znów historyczne, chyba że stół wybierze wyrównane.

## Mocarstwa. Te, które są także w Koalicjach, nazywają się tak jak tam.

power-italy = Włochy
    .genitive = Włoch
    .dative = Włochom
    .accusative = Włochy
    .instrumental = Włochami
    .number = plural
    .short = Włochy
    .letter = I

## Generałowie

general-italy-1 = generał włoski
    .accusative = generała włoskiego
    .exact = generał włoski nr 1
    .exact-accusative = generała włoskiego nr 1
general-italy-2 = generał włoski
    .accusative = generała włoskiego
    .exact = generał włoski nr 2
    .exact-accusative = generała włoskiego nr 2
general-italy-3 = generał włoski
    .accusative = generała włoskiego
    .exact = generał włoski nr 3
    .exact-accusative = generała włoskiego nr 3
general-italy-4 = generał włoski
    .accusative = generała włoskiego
    .exact = generał włoski nr 4
    .exact-accusative = generała włoskiego nr 4
general-prussia-4 = generał pruski
    .accusative = generała pruskiego
    .exact = generał pruski nr 4
    .exact-accusative = generała pruskiego nr 4

## Terytoria, których nie ma na planszach Koalicji

territory-champagne = Champagne
    .local = Szampania
territory-bourgogne = Bourgogne
    .local = Burgundia
territory-savoy = Savoy
    .local = Sabaudia
territory-nice = Nice
    .local = Nicea
territory-alsace = Alsace
    .local = Alzacja
territory-luxembourg = Luxembourg
    .local = Luksemburg
territory-rheinland = Rheinland
    .local = Nadrenia
territory-baden = Baden
    .local = Badenia
territory-holstein = Holstein
    .local = Holsztyn
territory-magdeburg = Magdeburg
    .local = Magdeburg
territory-schlesien = Schlesien
    .local = Śląsk
territory-moravia = Moravia
    .local = Morawy
territory-liguria = Liguria
    .local = Liguria
territory-toscania = Toscania
    .local = Toskania
territory-romagna = Romagna
    .local = Romania
territory-lazio = Lazio
    .local = Lacjum
territory-sardinia = Sardinia
    .local = Sardynia

## Karty akcji

order-taxation = Opodatkowanie
    .accusative = Opodatkowanie
    .short = Podatki
    .about = Pieniądze za wartość kontrolowanych ziem, poza tymi, które przynoszą ci wpływy.
order-mobilization = Mobilizacja
    .accusative = Mobilizację
    .short = Mobilizacja
    .about = Do dwóch pociągów za darmo, karta bitwy za każdego generała poza mapą, generałowie na mapę albo z mapy, potem zakupy. Niewydane pieniądze przepadają.
order-influence = Poszerzenie Wpływów
    .accusative = Poszerzenie Wpływów
    .short = Wpływy
    .about = Wpływy za wartość kontrolowanych terytoriów spornych w twoim kolorze i cudzych terytoriów macierzystych.
order-dispatch = Depesza
    .accusative = Depeszę
    .short = Depesza
    .about = Żeton Fazy Dyplomacji idzie o pole w górę, a wszystkie twoje karty akcji wracają na rękę.
order-movement = Ruch
    .accusative = Ruch
    .short = Ruch
    .about = Wybierz arbitra, skorzystaj z kolei, a potem ruszaj generałów w najwyżej trzech turach ruchu.

## Karty

card-1 = 1
    .ability = zagrana odkryta odrzuca kartę strony przeciwnej
    .brief = odrzuca

## Decyzje: o co pyta gra

prompt-choose-actions = wybierz akcję na tę turę; wybór pozostanie tajny, aż wybiorą wszyscy
prompt-talk = negocjujcie; propozycje przymierza nastąpią, gdy każdy zgłosi gotowość
prompt-propose = zaproponuj przymierze jednemu mocarstwu; wybór pozostanie tajny, aż wybiorą wszyscy
prompt-bid = zalicytuj morale o kontrolę nad Włochami
prompt-lay-trains = umieść pociąg za darmo albo zakończ
prompt-allow-train = sojusznik chce umieścić pociąg na granicy z twoim terytorium: zgódź się albo odmów
prompt-muster = wprowadź generałów na mapę albo zdejmij generałów z mapy, albo nie rób żadnej z tych rzeczy
prompt-choose-rail = wybierz generała, który pojedzie koleją lub wyśle oddziały, albo zakończ
prompt-choose-ride = wybierz, dokąd pojedzie koleją twój generał albo do kogo trafią jego oddziały bez niego

decision-choose-actions = wybrać kartę akcji
decision-propose = zaproponować przymierze
decision-bid = zalicytować o Włochy
decision-lay-trains = umieścić pociągi lub zakończyć
decision-allow-train = zgodzić się na pociąg sojusznika lub odmówić
decision-muster = wprowadzić generałów na mapę, zdjąć ich z mapy lub nie robić żadnej z tych rzeczy
decision-choose-rail = wybrać, kto jedzie koleją
decision-choose-ride = wybrać, dokąd jedzie pociąg

## Akcje: co można wybrać

action-order = { $order }
action-order-both = { $order }, a dla Włoch { $other-order }
action-ally = zaproponuj przymierze { $power-dative }
action-lay-train = umieść pociąg: { $territory } – { $other-territory }
action-lay-no-more = nie umieszczaj więcej pociągów
action-rest = nie rób żadnej z tych rzeczy
action-rail = koleją: { $general-exact } lub jego oddziały
action-rail-no-more = nikt więcej nie jedzie koleją
action-ride = jedź koleją: { $territory }
action-via = jedź koleją przez { $territory }, by zostawić tam garnizon
action-relay = { $number ->
    [one] wyślij koleją jeden oddział; przejmie go { $general-exact }
    [few] wyślij koleją { $number } oddziały; przejmie je { $general-exact }
   *[many] wyślij koleją { $number } oddziałów; przejmie je { $general-exact }
}
action-strike = zagraj odkrytą 1 i odrzuć kartę nr { $number }, którą ma { $general-exact }

## Zdarzenia

event-turn = Zaczyna się tura { $count }.
event-order-revealed = { $power } { $power-number ->
    [plural] zagrywają
   *[other] zagrywa
} { $order-accusative }.
event-dispatched = { $power } { $power-number ->
    [plural] biorą
   *[other] bierze
} karty akcji z powrotem na rękę. Żeton Fazy Dyplomacji jest na polu { $count }.
event-diplomacy-began = Zaczyna się Faza Dyplomacji.
event-alliance-offered = { $power } { $power-number ->
    [plural] proponują
   *[other] proponuje
} przymierze { $other-dative }.
event-alliance-made = { $power } i { $other } są odtąd w przymierzu.
event-alliance-kept = { $power } i { $other } pozostają w przymierzu.
event-alliance-ended = Koniec przymierza { $power-genitive } i { $other-genitive }.
event-rested = { $power } { $power-number ->
    [plural] zostawiają
   *[other] zostawia
} generałów tam, gdzie są.
event-train-laid = { $power } { $power-number ->
    [plural] umieszczają
   *[other] umieszcza
} pociąg: { $territory } – { $origin }.
event-train-refused = { $power } { $power-number ->
    [plural] odmawiają
   *[other] odmawia
} { $other-dative } zgody na pociąg: { $territory } – { $origin }.
event-moved-ride = { $who } jedzie koleją: { $origin } → { $territory }.
event-game-won = { $seats-is ->
    [you] Wygrywasz grę!
   *[other] { $seats } wygrywa grę.
}

## Odmowy: dlaczego nie

refusal-two-cards-wanted = Grasz także za Włochy: wybierz dwie karty, swoją i włoską.
refusal-one-card-wanted = Nie kontrolujesz Włoch: wybierz jedną kartę, swoją.
refusal-action-card-played = Nie ma takiej karty na ręce: zagrane karty wracają z Depeszą, a Włochy jako pomniejsze mocarstwo nie mają karty Poszerzenia Wpływów.
refusal-token-to-oneself = Przymierze proponuje się innemu mocarstwu.
refusal-no-train-left = Wszystkie pociągi są już na mapie.
refusal-train-there = Jest tam już pociąg: { $territory } – { $other-territory }.
refusal-border-not-controlled = Twoje mocarstwo nie kontroluje żadnego z tych terytoriów: { $territory }, { $other-territory }.
refusal-border-of-stranger = Pociąg łączy terytoria własne albo własne z terytorium sojusznika; tu tak nie jest: { $territory } – { $other-territory }.
refusal-train-refused = Sojusznik nie zgodził się na ten pociąg: { $territory } – { $other-territory }. Poprosić znów można w innej mobilizacji.
refusal-general-went-by-train = Generał, który jechał koleją, nie pojedzie już w tej akcji, a oddziały nie odjeżdżają od niego ani do niego.
refusal-troops-went-alone = Od tego generała lub do niego pojechały już koleją oddziały, więc on sam nie pojedzie koleją w tej akcji.
refusal-no-line = Nie ma na to połączenia kolejowego przez terytoria własne i sojusznika.
refusal-no-stop-there = Nie ma po co jechać tędy: { $territory } leży po drodze, nie można tam zostawić garnizonu albo żaden pociąg nie jedzie stamtąd dalej.
refusal-not-at-sea = Żaden szlak morski nie jest tu otwarty dla twojego mocarstwa.
refusal-not-in-port = Tam, gdzie stoi generał, nie zaczyna się żaden szlak morski.
refusal-too-far-by-sea = Ruch morski to jeden szlak morski; tam jest dalej: { $territory }.
refusal-not-friendly = Kolej i ruch strategiczny prowadzą przez terytoria własne i sojusznika; to do nich nie należy: { $territory }.
refusal-move-refused = Na taki ruch nie było zgody albo go cofnięto; teraz nie można go powtórzyć.
refusal-no-troop-left = Generał nie ma na to oddziałów.
refusal-only-seafarer-supports-by-sea = Nikt nie wspiera bitwy przez szlak morski.
refusal-card-of-own-side = Odkryta karta działa tylko na karty strony przeciwnej.
refusal-no-uncovering-card = Kartę odkrywa zagrana odkryta 3, a nie masz jej na ręce.
refusal-no-striking-card = Kartę odrzuca zagrana odkryta 1, a nie masz jej na ręce.

## Błędy w opcjach i pozycjach

mistake-bad-minors = { $count ->
    [0] Przy liczbie graczy { $seats } nie ma pomniejszego mocarstwa.
   *[other] Przy liczbie graczy { $seats } pomniejszym mocarstwem są Włochy i żadne inne.
}
mistake-cards-not-revealed = Według pola „{ $field }” trwa wykonywanie kart akcji, ale nie każde mocarstwo ma kartę w polu „revealed”.
mistake-minor-without-controller = Według pola „{ $field }” pierwsza Faza Dyplomacji już minęła, więc pomniejsze mocarstwo musi mieć „controller”.
mistake-too-many-trains = Pociągów jest tylko { $count }.
mistake-bad-action-hand = Pole „actions” mocarstwa „{ $power }” nie zgadza się z kartą, którą ono odkryło: odkryta karta jest na ręce tylko po wykonaniu Depeszy, a Depeszy brakuje tylko wtedy, gdy leży odkryta.

## Stół w terminalu

table-turn = Tura { $turn }
table-limit = ostatnia tura { $round }
table-track = Tor Fazy Dyplomacji: pole { $space } z { $spaces }
table-trains-left = { $count ->
    [one] został { $count } pociąg
    [few] zostały { $count } pociągi
   *[many] zostało { $count } pociągów
}
table-prestige = Prestiż: { $powers }
table-head-status = Sojusznik
table-head-deck = Tal
    .whole = Talia
table-legend = < karta tej tury, (Podatki) karta zagrana wcześniej. F2 generał z dwoma oddziałami, [F] garnizon, # forteca. Tarcza pokazuje, kto kontroluje terytorium. Tal: własna talia. Poza: generałowie poza mapą. Zap: oddziały i garnizony w zapasie.
table-legend-map = Wartość, potem czyje to terytorium macierzyste (! stolica) lub kto rości sobie do niego prawo. Do sąsiadów z = jedzie pociąg. Do sąsiadów z ~ prowadzi szlak morski mocarstwa, którego litera następuje.
table-routes = Szlaki morskie: { $territories }. Ze szlaku korzysta tylko właściciel i jego sojusznik.
table-railways = Pociągi: { $railways }.
table-railway = { $territory } – { $territories }
table-free-trains = Darmowe pociągi { $power-genitive }: { $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
}
table-train-wanted = { $power } { $power-number ->
    [plural] chcą
   *[other] chce
} umieścić pociąg: { $territory } – { $origin }.
table-bidders = Licytują: { $powers }.
table-relay = { $count ->
    [one] Koleją jedzie oddział bez generała
    [few] Koleją jadą { $count } oddziały bez generała
   *[many] Koleją jedzie { $count } oddziałów bez generała
}: { $way }.
table-discarded-of = { $count ->
    [0] Stos kart odrzuconych { $power-genitive } jest pusty.
   *[other] Stos kart odrzuconych { $power-genitive }:
}
move-ride = { $general } jedzie koleją: { $way }.

## Skąd znamy fakty na planszy

note-paris = Instrukcja nazywa je stolicą Francji. Odtworzone: wartość.
note-picardie = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i brak liczby.
note-champagne = Instrukcja nazywa je terytorium macierzystym Francji. Odtworzone: wartość.
note-bourgogne = Przygotowanie gry: pociąg do Paris. Pociągi leżą na początku między terytoriami jednego mocarstwa, więc to terytorium macierzyste. Odtworzone: brak liczby.
note-normandie_bretagne = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
note-aquitaine = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
note-provence = Nazwa z instrukcji Koalicji. Z Langwedocją. Odtworzone: rodzaj i wartość.
note-savoy = Według instrukcji sporne między Francją i Włochami. Odtworzone: wartość.
note-nice = Odstąpiona Francji razem z Sabaudią w 1860. Wszystko odtworzone.
note-lorraine = Nazwa z instrukcji Raison d'État. Odtworzone: rodzaj, roszczenia i wartość.
note-alsace = Wszystko odtworzone.
note-luxembourg = Instrukcja nazywa je niespornym. Odtworzone: wartość.
note-brabant = Nazwa z instrukcji Raison d'État. Zastępuje Belgię. Odtworzone: rodzaj i wartość.
note-holland = Nazwa z instrukcji Raison d'État. Odtworzone: rodzaj i wartość.
note-rheinland = Tu leżały rekompensaty, których żądał Napoleon III. Wszystko odtworzone.
note-pfalz = Nazwa z instrukcji Raison d'État. Odtworzone: rodzaj, roszczenia i wartość.
note-baden = Wszystko odtworzone.
note-wurttemberg = Nazwa z instrukcji Raison d'État. Odtworzone: rodzaj, roszczenia i wartość.
note-bavaria = Nazwa z instrukcji Raison d'État. Odtworzone: rodzaj, roszczenia i wartość.
note-saxonia = W przykładzie austriackie pionki zostają tu obok sojuszniczych Prus, więc nie jest to ziemia pruska. Odtworzone: rodzaj, roszczenia i wartość.
note-holstein = W latach 1864–1866 pod wspólną władzą Austrii i Prus. Wszystko odtworzone.
note-mecklenburg = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
note-berlin = Przygotowanie gry: generał pruski i węzeł pruskich kolei. Odtworzone: stolica i wartość.
note-magdeburg = Przygotowanie gry: generał pruski; pociągi do Berlin i Hesse, więc to terytorium macierzyste. Odtworzone: wartość.
note-hannover = Przygotowanie gry: pociąg do Berlin, więc to terytorium macierzyste. Odtworzone: wartość.
note-hesse = Przygotowanie gry: pociąg do Magdeburg, więc to terytorium macierzyste. Odtworzone: brak liczby.
note-westphalia = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
note-schlesien = Przygotowanie gry: pociąg do Berlin, więc to terytorium macierzyste. Odtworzone: wartość.
note-pommern = Z Poznaniem i Gdańskiem. Wszystko odtworzone.
note-wien = Instrukcja nazywa je stolicą Austrii. Przygotowanie gry: generał austriacki. Odtworzone: wartość.
note-tyrol = Przygotowanie gry: generał austriacki; pociąg do Wien, więc to terytorium macierzyste. Odtworzone: wartość.
note-karinthia = Przygotowanie gry: pociąg do Wien, więc to terytorium macierzyste. Odtworzone: wartość.
note-bohemia = W jednym przykładzie Austria zajmuje je garnizonem, w innym kontrolują je Prusy, więc nie jest to niczyje terytorium macierzyste. Odtworzone: rodzaj, roszczenia i wartość.
note-moravia = Wszystko odtworzone.
note-hungari = Przygotowanie gry: pociąg do Wien, więc to terytorium macierzyste. Odtworzone: wartość.
note-dalmatia = W przykładzie oddział jedzie stąd koleją do Venezia. Z Chorwacją i Pobrzeżem. Odtworzone: terytorium macierzyste i wartość.
note-liguria = Przygotowanie gry: generał włoski; pociąg do Toscania, więc to terytorium macierzyste. Z Piemontem i Turynem. Odtworzone: stolica i wartość.
note-lombardia = W przykładach Austria zostawia tu garnizon, a Włochy ją zdobywają. Odtworzone: rodzaj, roszczenia i wartość.
note-venezia = W przykładach austriaccy generałowie przechodzą tędy i stąd wspierają. Odtworzone: rodzaj, roszczenia i wartość.
note-toscania = Przygotowanie gry: pociągi do Liguria i Lazio, więc to terytorium macierzyste. W przykładzie bitwy graniczy z Lombardia. Odtworzone: wartość.
note-romagna = Dawne Legacje i Marche. Wszystko odtworzone.
note-lazio = Przygotowanie gry: pociąg do Toscania, więc to terytorium macierzyste. Odtworzone: wartość.
note-napoli = Nazwa z instrukcji Koalicji. Z Sycylią. Odtworzone: rodzaj i wartość.
note-sardinia = Przygotowanie gry: generał włoski. Prowadzi tu i stąd tylko ruch morski. Odtworzone: terytorium macierzyste i wartość.
note-alps = Instrukcja nazywa je nieprzekraczalnymi. Obejmują Szwajcarię.

# Co zmieniły późniejsze numery zasad.
amendment-rail-may-return = Łańcuch pociągów może wracać przez terytoria, przez które już prowadził.
amendment-only-this-is-refused = Odmowa na kolei dotyczy tylko tego łańcucha i tej liczby oddziałów; o inne można jeszcze prosić.
