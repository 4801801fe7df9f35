# Raison d'État po polsku: to, czym różni się od Koalicji, z których bierze resztę słów.

title-raison-detat = Raison d'État
    .about = Europa przed Napoleonem: 1618 dla 4–7 graczy, 1702 dla 3–6.
    .pitch = Wojna trzydziestoletnia i sukcesja hiszpańska. Kupuj sojuszników, zdobywaj elektorów, sięgnij po koronę Cesarstwa i w porę złam słowo.
    .length = od 90 minut do 3 godzin

## Opcje

option-scenario = scenariusz
    .about = Rok, w którym zaczyna się gra. 1702 jest dla 3–6 graczy i lepszy na pierwszą grę, 1618 dla 4–7.
option-negotiation = negocjacje
    .about = Przed deklaracjami statusu i przed Elekcją Cesarza wszyscy rozmawiają, aż każdy zgłosi gotowość.
option-austrian-cards = karty Austrii w 1618
    .about = Z iloma kartami bitwy Austria zaczyna rok 1618. Instrukcja podaje 3, choć na planszy jest 4 austriackich generałów.

choice-scenario-1618 = 1618: wojna trzydziestoletnia
choice-scenario-1702 = 1702: wojna o sukcesję hiszpańską i wielka wojna północna
choice-austrian-cards-3 = 3, jak w instrukcji
choice-austrian-cards-4 = 4, po jednej na generała

## Zasady domowe: rozstrzygnięcia, które można odczytać różnie; najpierw zwykłe odczytanie

option-struck-five = odrzucona 5
    .about = Czy 5 odrzucona przez odkrytą 3 kosztuje swoje mocarstwo morale, gdy bitwa jest przegrana.
option-minor-ally = sojusznik obok zwycięskiego niekontrolowanego mocarstwa
    .about = Czy punkty dostaje mocarstwo, które było na polu bitwy razem z niekontrolowanym pomniejszym mocarstwem i z nim wygrało.
option-sea-move = ruch morski
    .about = Iloma szlakami morskimi generał może popłynąć w jednym ruchu.
option-austria-spain = dary między Austrią i Hiszpanią
    .about = Kiedy w 1618 Austria i Hiszpania mogą dawać sobie dowolnie wiele pieniędzy albo kart.

choice-struck-five-free = nic nie kosztuje
    .about = Odrzucona 5 nie bierze już udziału w bitwie i nie kosztuje morale.
choice-struck-five-costs = kosztuje morale
    .about = Odrzucona 5 została zagrana i kosztuje swoje mocarstwo 1 punkt morale, jeśli bitwa jest przegrana.
choice-minor-ally-scores = dostaje punkty
    .about = Sojusznik zyskuje wpływy jak zwykle, podobnie jak ci, którzy go wspierali; część pomniejszego mocarstwa przepada.
choice-minor-ally-nobody = nikt nie dostaje
    .about = Żadne mocarstwo nie zyskuje wpływów z takiej bitwy.
choice-sea-move-one-route = jeden szlak
    .about = Ruch morski prowadzi jednym szlakiem morskim.
choice-sea-move-three-routes = do trzech szlaków
    .about = Ruch morski prowadzi najwyżej trzema szlakami, jak w Koalicjach; pytany jest każdy sojusznik, którego szlaki są potrzebne.
choice-austria-spain-one-player = gdy oba ma jeden gracz
    .about = Tylko w grze na cztery osoby, gdzie Hiszpania jest pomniejszym mocarstwem Austrii; poza tym limit to 3, jak dla wszystkich.
choice-austria-spain-always = w każdej grze
    .about = Zawsze, także gdy mają różnych graczy.

## Co zmieniły kolejne wersje zasad

amendment-majority-ends-election = Elekcja kończy się, gdy tylko ktoś ma cztery głosy; kto jeszcze nie głosował, nie jest pytany.

## Która plansza

option-values = wartości terytoriów
    .about = Ile warte są terytoria i kto rości sobie do nich prawa.
choice-values-historical = historyczne
    .about = Jak tłumaczą je ówczesne dzieje.
choice-values-balanced = wyrównane
    .about = Zmienione tak, by boty, które nigdy nie rozmawiają, miały bardziej równe szanse.
amendment-historical-values = Wartości, paski i rodzaje terytoriów są znów historyczne, chyba że stół wybierze wyrównane.

## Mocarstwa. Te, które są także w Koalicjach, nazywają się tak jak tam.

power-protestants = Protestanci
    .genitive = Protestantów
    .dative = Protestantom
    .accusative = Protestantów
    .instrumental = Protestantami
    .number = plural
    .short = Protestanci
    .letter = P
power-spain = Hiszpania
    .genitive = Hiszpanii
    .dative = Hiszpanii
    .accusative = Hiszpanię
    .instrumental = Hiszpanią
    .number = singular
    .short = Hiszpania
    .letter = H
power-sweden = Szwecja
    .genitive = Szwecji
    .dative = Szwecji
    .accusative = Szwecję
    .instrumental = Szwecją
    .number = singular
    .short = Szwecja
    .letter = S
power-poland = Polska
    .genitive = Polski
    .dative = Polsce
    .accusative = Polskę
    .instrumental = Polską
    .number = singular
    .short = Polska
    .letter = L

## Generałowie

general-protestants-1 = generał protestancki
    .accusative = generała protestanckiego
    .exact = generał protestancki nr 1
    .exact-accusative = generała protestanckiego nr 1
general-protestants-2 = generał protestancki
    .accusative = generała protestanckiego
    .exact = generał protestancki nr 2
    .exact-accusative = generała protestanckiego nr 2
general-protestants-3 = generał protestancki
    .accusative = generała protestanckiego
    .exact = generał protestancki nr 3
    .exact-accusative = generała protestanckiego nr 3
general-spain-1 = generał hiszpański
    .accusative = generała hiszpańskiego
    .exact = generał hiszpański nr 1
    .exact-accusative = generała hiszpańskiego nr 1
general-spain-2 = generał hiszpański
    .accusative = generała hiszpańskiego
    .exact = generał hiszpański nr 2
    .exact-accusative = generała hiszpańskiego nr 2
general-spain-3 = generał hiszpański
    .accusative = generała hiszpańskiego
    .exact = generał hiszpański nr 3
    .exact-accusative = generała hiszpańskiego nr 3
general-spain-4 = generał hiszpański
    .accusative = generała hiszpańskiego
    .exact = generał hiszpański nr 4
    .exact-accusative = generała hiszpańskiego nr 4
general-sweden-1 = generał szwedzki
    .accusative = generała szwedzkiego
    .exact = generał szwedzki nr 1
    .exact-accusative = generała szwedzkiego nr 1
general-sweden-2 = generał szwedzki
    .accusative = generała szwedzkiego
    .exact = generał szwedzki nr 2
    .exact-accusative = generała szwedzkiego nr 2
general-sweden-3 = generał szwedzki
    .accusative = generała szwedzkiego
    .exact = generał szwedzki nr 3
    .exact-accusative = generała szwedzkiego nr 3
general-poland-1 = generał polski
    .accusative = generała polskiego
    .exact = generał polski nr 1
    .exact-accusative = generała polskiego nr 1
general-poland-2 = generał polski
    .accusative = generała polskiego
    .exact = generał polski nr 2
    .exact-accusative = generała polskiego nr 2
general-poland-3 = generał polski
    .accusative = generała polskiego
    .exact = generał polski nr 3
    .exact-accusative = generała polskiego nr 3

## Terytoria, których nie ma na planszach Koalicji

territory-scotland = Scotland
    .local = Szkocja
territory-pyrenees = Pyrenees
    .local = Pireneje
territory-champagne = Champagne
    .local = Szampania
territory-franche_comte = Franche Comte
    .local = Franche-Comté
territory-bourgogne = Bourgogne
    .local = Burgundia
territory-oldenburg = Oldenburg
    .local = Oldenburg
territory-nassau = Nassau
    .local = Nassau
territory-brandenburg = Brandenburg
    .local = Brandenburgia
territory-pomerania = Pomerania
    .local = Pomorze
territory-piedmont = Piedmont
    .local = Piemont
territory-liguria = Liguria
    .local = Liguria
territory-toscania = Toscania
    .local = Toskania
territory-transylvania = Transylvania
    .local = Siedmiogród
territory-moldavia = Moldavia
    .local = Mołdawia
territory-carpathians = Carpathians
    .local = Karpaty
territory-stockholm = Stockholm
    .local = Sztokholm
territory-skania = Skania
    .local = Skania
territory-ingria = Ingria
    .local = Ingria
territory-krakow = Krakow
    .local = Kraków
territory-lithuania = Lithuania
    .local = Litwa
territory-kiev = Kiev
    .local = Kijów
territory-novgorod = Novgorod
    .local = Nowogród

## Statusy

status-austrian = Koalicja austriacka
    .short = austriacka
    .about = Sojusz z Austrią; wojna z drugą koalicją i ekspansjonistami. Sojusznicy dają sobie pieniądze lub karty.
status-protestant = Koalicja protestancka
    .short = protestancka
    .about = Sojusz z Protestantami; wojna z koalicją austriacką i ekspansjonistami. Sojusznicy dają sobie pieniądze lub karty.
status-french = Koalicja francuska
    .short = francuska
    .about = Sojusz z Francją; wojna z koalicją austriacką i ekspansjonistami. Sojusznicy dają sobie pieniądze lub karty.

## Koło Wojny

field-taxation = Opodatkowanie
    .short = Podatki
field-subsidies = Subwencje i Najemnicy
    .short = Subwencje

## Karty

card-2 = 2
    .ability = zagrana odkryta odkrywa kartę strony przeciwnej
    .brief = odkrywa
card-3 = 3
    .ability = zagrana odkryta odrzuca kartę strony przeciwnej
    .brief = odrzuca

## Decyzje: o co pyta gra

prompt-expel = odmów mocarstwu, które wybrało twoją koalicję, albo zakończ odmawianie
prompt-choose-after-expulsion = ta koalicja cię nie chce: wybierz inny status
prompt-subsidise = zaproponuj sojusznikowi pieniądze lub karty bitwy albo zakończ
prompt-answer-offer = przyjmij propozycję albo odmów
prompt-talk-before-vote = negocjujcie; Elekcja Cesarza nastąpi, gdy każdy zgłosi gotowość
prompt-vote = zagłosuj w Elekcji Cesarza; wszystkie twoje głosy idą na jedno mocarstwo

decision-expel = rozstrzygnąć, dla kogo nie ma miejsca w koalicji
decision-choose-after-expulsion = wybrać status po odmowie
decision-subsidise = zaproponować subwencje lub najemników
decision-answer-offer = przyjąć propozycję lub odmówić
decision-talk-before-vote = zgłosić gotowość
decision-vote = zagłosować w Elekcji Cesarza

## Akcje: co można wybrać

action-expel = odmów miejsca w koalicji: { $power }
action-expel-no-more = nie odmawiaj nikomu więcej
action-subsidise = zaproponuj pieniądze { $power-dative }
action-accept = przyjmij propozycję
action-decline = odrzuć propozycję
action-expose = zagraj odkrytą 2 i odkryj kartę nr { $number }, którą ma { $general-exact }
action-vote = zagłosuj na { $power-accusative }

## Zdarzenia

event-expelled = { $other } nie { $other-number ->
    [plural] chcą
   *[other] chce
} { $power-genitive } w swojej koalicji.
event-subsidy-declined = { $power } nie { $power-number ->
    [plural] przyjmują
   *[other] przyjmuje
} pieniędzy.
event-election-began = Zaczyna się Elekcja Cesarza.
event-crown-returned = { $power } { $power-number ->
    [plural] oddają
   *[other] oddaje
} koronę.
event-voted = { $power } { $power-number ->
    [plural] oddają
   *[other] oddaje
} { $count ->
    [one] { $count } głos
    [few] { $count } głosy
   *[many] { $count } głosów
} na { $other-accusative }.
event-crowned = Koronę cesarską { $power-number ->
    [plural] zdobywają
   *[other] zdobywa
} { $power }: { $count ->
    [one] { $count } głos
    [few] { $count } głosy
   *[many] { $count } głosów
}.
event-throne-vacant = Nikt nie ma czterech głosów: do następnej Elekcji Cesarza nie ma cesarza.

## Odmowy: dlaczego nie

refusal-candidate-without-elector = { $power } nie { $power-number ->
    [plural] kontrolują
   *[other] kontroluje
} żadnego Terytorium Elektorskiego, więc nie można oddać tam głosu.
refusal-candidate-at-war = { $power } { $power-number ->
    [plural] są
   *[other] jest
} w stanie wojny z głosującym mocarstwem.
refusal-expel-leader = { $power } { $power-number ->
    [plural] należą
   *[other] należy
} do swojej koalicji na stałe.
refusal-expelled-already = Odmowa dla { $power-genitive } już padła.
refusal-status-after-expulsion = Ta koalicja odmówiła już twojemu mocarstwu w tej fazie; wybierz inny status.
refusal-not-in-coalition = { $power } nie { $power-number ->
    [plural] należą
   *[other] należy
} ani do twojej koalicji, ani do ciebie, albo nikt nie kontroluje tego mocarstwa.
refusal-not-at-sea = Żaden szlak morski nie jest tu otwarty dla twojego mocarstwa.
refusal-not-in-port = Tam, gdzie stoi generał, nie zaczyna się żaden szlak morski.
refusal-too-far-by-sea = Ruch morski to jeden szlak morski; tam jest dalej: { $territory }.
refusal-no-voyage = W tej grze nikt nie wypływa do Egiptu.
refusal-not-another-general = Generałowie mocarstwa niczym się nie różnią; nie ma między nimi wyboru.
refusal-only-seafarer-supports-by-sea = Nikt nie wspiera bitwy przez szlak morski.
refusal-card-of-own-side = Odkryta karta działa tylko na karty strony przeciwnej.
refusal-no-uncovering-card = Kartę odkrywa zagrana odkryta 2, a nie masz jej na ręce.

## Błędy w opcjach i pozycjach

mistake-bad-seats-of-scenario = Scenariusz { $scenario } jest dla { $minimum }–{ $maximum } graczy, a nie dla { $seats }.

## Stół w terminalu

table-legend-map = Wartość, potem czyje to terytorium macierzyste (! stolica) lub kto rości sobie do niego prawo; ^ Terytorium Elektorskie. Do sąsiadów z ~ prowadzi szlak morski mocarstwa, którego litera następuje, albo otwarty dla wszystkich.
table-legend = F2 generał z dwoma oddziałami, [F] garnizon, # forteca. Tarcza pokazuje, kto kontroluje terytorium. Poza: generałowie poza mapą. Zap: oddziały i garnizony w zapasie.
table-offering = Pieniądze dla { $power-genitive }; pozostało { $count ->
    [one] { $count } pieniądz
    [few] { $count } pieniądze
   *[many] { $count } pieniędzy
}
table-routes = Szlaki morskie: { $territories }. Ze szlaku korzysta właściciel, a za jego zgodą sojusznicy; z szarego każdy, kto wypływa z terytorium własnego albo niekontrolowanego.
table-emperor = Cesarz: { $power }.
table-no-emperor = Nie ma cesarza.
table-electors = Elektorzy: { $electors }.
table-electors-of = { $power } ({ $territories })
table-votes = Oddane głosy: { $votes }. Potrzeba czterech.
table-no-votes = Trwa Elekcja Cesarza; nikt jeszcze nie głosował. Potrzeba czterech głosów.
table-vote = { $power } { $count } na { $other-accusative }
table-voter = { $power } { $power-number ->
    [plural] mają
   *[other] ma
} { $count ->
    [one] { $count } głos.
    [few] { $count } głosy, wszystkie na jednego kandydata.
   *[many] { $count } głosów, wszystkie na jednego kandydata.
}

## Skąd znamy fakty na planszach; co jest inne po stronie 1702, ma własny wpis

note-scotland = Część Wielkiej Brytanii, do której i z której prowadzi tylko ruch morski. W 1618 nie ma takiego mocarstwa. Odtworzone: rodzaj i brak liczby.
note-london = Nazwa z przygotowania gry 1702. Część Wielkiej Brytanii, do której i z której prowadzi tylko ruch morski. Odtworzone: rodzaj i wartość.
note-cornwall = Nazwa z przykładu ruchu w 1702. Część Wielkiej Brytanii, do której i z której prowadzi tylko ruch morski. Odtworzone: rodzaj i brak liczby.
note-lisboa = Nazwa z instrukcji Koalicji. W latach 1580–1640 pod koroną hiszpańską. Odtworzone: rodzaj i wartość.
note-oporto = Nazwa z przykładu ruchu w 1702. W latach 1580–1640 pod koroną hiszpańską. Odtworzone: rodzaj i brak liczby.
note-madrid = Nazwa z przykładu ruchu w 1702. Odtworzone: stolica i wartość.
note-navarra = Przygotowanie gry: garnizon hiszpański z fortecą, bez generała. Strzeże przełęczy. Odtworzone: terytorium macierzyste i brak liczby.
note-catalonia = Przygotowanie gry: generał hiszpański z 2 oddziałami, bez garnizonu. Odtworzone: terytorium macierzyste i wartość.
note-andalusia = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
note-pyrenees = Brązowe pola to góry; instrukcja wymienia tylko Alpy. Te są odtworzone.
note-aquitaine = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
note-languedoc = Nazwa z przygotowania gry 1702. Odtworzone: rodzaj i wartość.
note-provence = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i brak liczby.
note-normandie_bretagne = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
note-picardie = Przygotowanie gry: generał francuski z 1 oddziałem, bez garnizonu, a mocarstwo jest neutralne, więc to jego terytorium macierzyste. Odtworzone: brak liczby.
note-paris = Instrukcja nazywa je stolicą Francji. Odtworzone: wartość.
note-champagne = Instrukcja nazywa je terytorium macierzystym Francji. Z Burgundią. Odtworzone: wartość.
note-franche_comte = Wolne Hrabstwo Burgundii, przy Drodze Hiszpańskiej. Wszystko odtworzone.
note-lorraine = Terytorium Elektorskie. Z Alzacją. Odtworzone: rodzaj, roszczenia i wartość.
note-brabant = Przygotowanie gry: generał hiszpański z 3 oddziałami, garnizon z fortecą. Odtworzone: terytorium macierzyste i wartość.
note-holland = Przygotowanie gry: generał protestancki z 3 oddziałami, garnizon z fortecą. W Koalicjach też nie jest terytorium macierzystym. Odtworzone: rodzaj, roszczenia i wartość.
note-oldenburg = W przykładzie bitwy nikt go nie kontroluje, więc nie jest terytorium macierzystym. Odtworzone: rodzaj i wartość.
note-hannover = W przykładzie bitwy wspiera stąd generał austriacki. Książęta Dolnej Saksonii. Odtworzone: rodzaj i wartość.
note-nassau = Terytorium Elektorskie. Zastępuje elektorskie arcybiskupstwa nad Renem. Odtworzone: rodzaj, roszczenia i wartość.
note-hesse = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
note-pfalz = Terytorium Elektorskie. W przykładzie bitwy trafia tu pokonany generał protestancki, więc to stolica Protestantów. Odtworzone: wartość.
note-wurttemberg = Instrukcja nazywa je niespornym. Odtworzone: wartość.
note-bavaria = Terytorium Elektorskie tylko w 1618. Przygotowanie gry: generał austriacki z 1 oddziałem, bez garnizonu. Rodzaj i roszczenia jak w Koalicjach. Odtworzone: wartość.
note-saxonia = Terytorium Elektorskie. Odtworzone: rodzaj, roszczenia i wartość.
note-brandenburg = Terytorium Elektorskie. W przykładzie stoją tu jako sojusznicy polski garnizon i szwedzki generał, więc nie jest to ziemia żadnego z nich. Odtworzone: rodzaj, roszczenia i wartość.
note-mecklenburg = Nazwa z instrukcji Koalicji. Księstwo Wallensteina. Odtworzone: rodzaj, roszczenia i wartość.
note-pomerania = Lądowanie Szwedów w 1630 i dziedzictwo Brandenburgii. Wszystko odtworzone.
note-danmark = Wojna duńska z 1625 i wojna Torstenssona z 1643. Wszystko odtworzone.
note-piedmont = Według instrukcji sporne między Francją i Hiszpanią. Z Sabaudią i Niceą, by Droga Hiszpańska była otwarta. Odtworzone: wartość.
note-liguria = Nazwa z instrukcji Realpolitik. Republika Genui. Odtworzone: rodzaj i wartość.
note-lombardia = Nazwa z przygotowania gry 1702. Odtworzone: rodzaj, roszczenia i wartość.
note-venezia = Nazwa z instrukcji Koalicji. Spisek z 1618 i wojny z Turkami. Odtworzone: roszczenia i wartość.
note-toscania = Nazwa z instrukcji Realpolitik. Odtworzone: rodzaj i wartość.
note-patrimonium_st_petri = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
note-napoli = Przygotowanie gry: generał hiszpański z 1 oddziałem, bez garnizonu. Z Sycylią. Odtworzone: terytorium macierzyste i wartość.
note-alps = Instrukcja nazywa je nieprzekraczalnymi. Obejmują Szwajcarię.
note-tyrol = Przygotowanie gry: generał austriacki z 1 oddziałem, bez garnizonu. Odtworzone: terytorium macierzyste i wartość.
note-karinthia = Przygotowanie gry: generał austriacki z 1 oddziałem, bez garnizonu. Odtworzone: terytorium macierzyste i wartość.
note-wien = Przygotowanie gry: generał austriacki z 3 oddziałami. Stolica Austrii także w Koalicjach. Odtworzone: wartość.
note-bohemia = Terytorium Elektorskie. Przygotowanie gry: generał protestancki z 2 oddziałami i garnizon, więc nie jest to ziemia Protestantów. Z Morawami. Odtworzone: rodzaj, roszczenia i wartość.
note-silesia = Nazwa z przykładu z 1702. Odtworzone: rodzaj, roszczenia i wartość.
note-hungari = Przygotowanie gry: generał osmański z 2 oddziałami, bez garnizonu. Odtworzone: rodzaj, roszczenia i wartość.
note-dalmatia = Nazwa z instrukcji Koalicji. Z Chorwacją. Wybrzeże Wenecji i Raguzy. Odtworzone: rodzaj i wartość.
note-serbia = Przygotowanie gry: generał osmański z 1 oddziałem, bez garnizonu. Z Bośnią. Odtworzone: terytorium macierzyste i wartość.
note-transylvania = Księstwo Bethlena. Wszystko odtworzone.
note-wallachia = Nazwa z przygotowania gry 1702. Odtworzone: rodzaj i brak liczby.
note-moldavia = Bitwa pod Cecorą, 1620. Wszystko odtworzone.
note-rumelia = Wszystko odtworzone.
note-hellas = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
note-istanbul = Przygotowanie gry: generał osmański z 3 oddziałami. Odtworzone: stolica i wartość.
note-anatolia = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i brak liczby.
note-crimea = Nazwa z instrukcji Koalicji. Chanat, lennik sułtana. Odtworzone: rodzaj i brak liczby.
note-carpathians = Brązowe pola to góry; instrukcja wymienia tylko Alpy. Te są odtworzone.
note-stockholm = Przygotowanie gry: generał szwedzki z 2 oddziałami. Prowadzi tu i stąd tylko ruch morski. Odtworzone: stolica i wartość.
note-skania = Przygotowanie gry: generał szwedzki z 1 oddziałem, bez garnizonu. Prowadzi tu i stąd tylko ruch morski. Odtworzone: terytorium macierzyste i wartość.
note-finland = Wszystko odtworzone.
note-ingria = Przygotowanie gry: generał szwedzki z 3 oddziałami, bez garnizonu. Z Estonią. Odtworzone: terytorium macierzyste i wartość.
note-livonia = Przygotowanie gry: generał polski z 1 oddziałem, bez garnizonu. Odtworzone: rodzaj, roszczenia i wartość.
note-borussia = Nazwa z instrukcji Koalicji. Wojna z lat 1626–1629. Odtworzone: rodzaj, roszczenia i wartość.
note-warszawa = Przygotowanie gry: generał polski z 1 oddziałem, bez garnizonu. Odtworzone: stolica i wartość.
note-krakow = Wszystko odtworzone.
note-lithuania = Wszystko odtworzone.
note-podolia = Przygotowanie gry: generał polski z 2 oddziałami, bez garnizonu. Bitwa pod Chocimiem, 1621. Odtworzone: rodzaj, roszczenia i wartość.
note-kiev = Nazwa z przygotowania gry 1702. Pogranicze Kozaków i Tatarów. Odtworzone: rodzaj, roszczenia i wartość.
note-smolensk = Nazwa z przygotowania gry 1702. Polskie od rozejmu w Dywilinie, 1618. Odtworzone: rodzaj i wartość.
note-novgorod = Nazwa z przygotowania gry 1702. Odtworzone: rodzaj i wartość.
note-moskva = Nazwa z instrukcji Koalicji. Polska i Szwecja miały kandydatów do tronu carów. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-scotland = Część Wielkiej Brytanii, do której i z której prowadzi tylko ruch morski. Odtworzone: terytorium, rodzaj i wartość.
note-1702-london = Przygotowanie gry: generał brytyjski z 2 oddziałami. W przykładzie ruchu generał brytyjski płynie stąd do Hannover. Prowadzi tu i stąd tylko ruch morski. Odtworzone: stolica i wartość.
note-1702-cornwall = W przykładzie ruchu generał brytyjski płynie stąd do Oporto. Prowadzi tu i stąd tylko ruch morski. Odtworzone: terytorium macierzyste i wartość.
note-1702-lisboa = Nazwa z instrukcji Koalicji. Portugalia. Odtworzone: rodzaj i wartość.
note-1702-oporto = W przykładzie ruchu ląduje tu generał brytyjski i idzie dalej do Madrid. Odtworzone: rodzaj i brak liczby.
note-1702-madrid = W przykładzie ruchu Wielka Brytania zostawia tu garnizon, więc nie jest to jej ziemia. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-navarra = Nazwa z przygotowania gry 1618. Odtworzone: rodzaj i wartość.
note-1702-catalonia = Nazwa z przygotowania gry 1618. Barcelona, 1705–1714. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-andalusia = Nazwa z instrukcji Koalicji. Kadyks i Gibraltar. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-languedoc = Przygotowanie gry: generał francuski z 2 oddziałami, bez garnizonu. Odtworzone: terytorium macierzyste i wartość.
note-1702-provence = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
note-1702-picardie = Nazwa z przygotowania gry 1618. Odtworzone: rodzaj i brak liczby.
note-1702-champagne = Instrukcja nazywa je terytorium macierzystym Francji. Odtworzone: wartość.
note-bourgogne = Nazwa z instrukcji Realpolitik. Z Franche-Comté, od 1678 francuskim. Odtworzone: rodzaj i brak liczby.
note-1702-lorraine = Terytorium Elektorskie. Przygotowanie gry: generał francuski z 1 oddziałem, bez garnizonu. Z Alzacją. Odtworzone: rodzaj i wartość.
note-1702-brabant = Przygotowanie gry: generał francuski z 3 oddziałami, bez garnizonu. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-holland = Przygotowanie gry: generał brytyjski z 3 oddziałami, garnizon z fortecą. W Koalicjach też nie jest terytorium macierzystym. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-oldenburg = Nazwa z przykładu z 1618. Odtworzone: rodzaj i brak liczby.
note-1702-hannover = Terytorium Elektorskie tylko w 1702. W przykładzie ruchu Wielka Brytania ląduje tu i zostawia garnizon, więc nie jest to jej ziemia. Brema i Verden. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-nassau = Terytorium Elektorskie. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-pfalz = Terytorium Elektorskie. Odtworzone: rodzaj i wartość.
note-1702-wurttemberg = Instrukcja nazywa je niespornym. Przygotowanie gry: garnizon francuski. Odtworzone: wartość.
note-1702-bavaria = Przygotowanie gry: garnizon francuski, więc nie jest to ziemia Francji. W 1702 nie jest Terytorium Elektorskim. Rodzaj i roszczenia jak w Koalicjach. Odtworzone: wartość.
note-1702-saxonia = Terytorium Elektorskie. Przygotowanie gry: generał rosyjski z 3 oddziałami i garnizon, więc nie jest to ziemia Rosji. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-brandenburg = Terytorium Elektorskie. Odtworzone: rodzaj i wartość.
note-1702-mecklenburg = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
note-1702-pomerania = Od 1648 szwedzkie. Wszystko odtworzone.
note-1702-danmark = Pokój w Travendal, 1700, i cieśnina Sund. Wszystko odtworzone.
note-1702-piedmont = Przygotowanie gry: generał francuski z 2 oddziałami, bez garnizonu. Sporne w 1618. Z Sabaudią i Niceą. Odtworzone: roszczenia i wartość.
note-1702-liguria = Nazwa z instrukcji Realpolitik. Odtworzone: rodzaj i wartość.
note-1702-lombardia = Przygotowanie gry: generał austriacki z 3 oddziałami i garnizon, więc nie jest to ziemia Austrii. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-venezia = Nazwa z instrukcji Koalicji. Wenecja pozostała neutralna. Odtworzone: rodzaj i wartość.
note-1702-napoli = Nazwa z przygotowania gry 1618. Z Sycylią. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-tyrol = Przygotowanie gry: generał austriacki z 2 oddziałami, bez garnizonu. Odtworzone: terytorium macierzyste i wartość.
note-1702-karinthia = Nazwa z przygotowania gry 1618. Odtworzone: rodzaj i wartość.
note-1702-wien = Nazwa z przygotowania gry 1618. Stolica Austrii także w Koalicjach. Odtworzone: wartość.
note-1702-bohemia = Terytorium Elektorskie. Przygotowanie gry: generał austriacki z 2 oddziałami, bez garnizonu. Z Morawami. Odtworzone: terytorium macierzyste i wartość.
note-1702-silesia = W przykładzie rosyjski garnizon musi stąd odejść, gdy Austria przejmuje Rosję, więc to ziemia Austrii. Odtworzone: wartość.
note-1702-hungari = Przygotowanie gry: generał austriacki z 1 oddziałem i garnizon, więc nie jest to ziemia Austrii. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-serbia = Nazwa z przygotowania gry 1618. Z Bośnią. Belgrad. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-transylvania = Powstanie Rakoczego. Wszystko odtworzone.
note-1702-wallachia = Przygotowanie gry: generał osmański z 1 oddziałem, bez garnizonu, a mocarstwo jest neutralne, więc to jego terytorium macierzyste. Odtworzone: brak liczby.
note-1702-moldavia = Prut, 1711. Wszystko odtworzone.
note-1702-istanbul = Przygotowanie gry: generał osmański z 1 oddziałem, garnizon z fortecą. Odtworzone: stolica i wartość.
note-1702-crimea = Nazwa z instrukcji Koalicji. Azow. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-stockholm = Przygotowanie gry: generał szwedzki z 3 oddziałami. Prowadzi tu i stąd tylko ruch morski. Odtworzone: stolica i wartość.
note-1702-skania = Przygotowanie gry: generał szwedzki z 3 oddziałami, bez garnizonu. Prowadzi tu i stąd tylko ruch morski. Odtworzone: terytorium macierzyste i wartość.
note-1702-ingria = Przygotowanie gry: garnizon szwedzki z fortecą. W przykładzie elekcji Rosja targuje się o ten garnizon. Z Estonią. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-livonia = Przygotowanie gry: generał szwedzki z 3 oddziałami i garnizon, więc nie jest to ziemia Szwecji. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-borussia = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-warszawa = Nazwa z przygotowania gry 1618. Walka o tron polski. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-podolia = W przykładzie osmański garnizon stoi tu obok sojuszniczego generała rosyjskiego, więc nie jest to ziemia Rosji. Odtworzone: rodzaj, roszczenia i wartość.
note-1702-kiev = Przygotowanie gry: generał rosyjski z 1 oddziałem, bez garnizonu. Odtworzone: terytorium macierzyste i wartość.
note-1702-smolensk = Przygotowanie gry: generał rosyjski z 2 oddziałami, bez garnizonu. Odtworzone: terytorium macierzyste i wartość.
note-1702-novgorod = Przygotowanie gry: generał rosyjski z 1 oddziałem, bez garnizonu. Odtworzone: terytorium macierzyste i wartość.
note-1702-moskva = Nazwa z instrukcji Koalicji. Odtworzone: stolica, rodzaj i wartość.
note-1702-anatolia = Nazwa z instrukcji Koalicji. Odtworzone: rodzaj i wartość.
