# Raison d'État po polsku: to, czym różni się od Coalitions, z których bierze resztę słów.

title-raison-detat = Raison d'État
    .about = Europa przed Napoleonem: 1618 dla 4–7 graczy, 1702 dla 3–6.
    .pitch = Wojna trzydziestoletnia i sukcesja hiszpańska. Kupuj sojuszników, zdobywaj elektorów, sięgnij po koronę Cesarstwa i w porę złam słowo.
    .length = od 90 minut do 3 godzin

## Opcje

option-scenario = scenariusz
    .about = Rok, w którym zaczyna się gra. 1702 jest dla 3–6 graczy i lepszy na pierwszą grę, 1618 dla 4–7.
option-austrian-cards = karty Austrii w 1618
    .about = Z iloma kartami bitwy Austria zaczyna rok 1618. Instrukcja podaje 3, choć na planszy jest 4 austriackich generałów.

choice-scenario-1618 = 1618: wojna trzydziestoletnia
choice-scenario-1702 = 1702: wojna o sukcesję hiszpańską
choice-austrian-cards-3 = 3, jak w instrukcji
choice-austrian-cards-4 = 4, po jednej na generała

## Mocarstwa. Te, które są także w Coalitions, nazywają się tak jak tam.

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

## Terytoria, których nie ma na planszach Coalitions

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
prompt-vote = zagłosuj w Elekcji Cesarza; wszystkie twoje głosy idą na jedno mocarstwo

decision-expel = rozstrzygnąć, dla kogo nie ma miejsca w koalicji
decision-choose-after-expulsion = wybrać status po odmowie
decision-subsidise = zaproponować subwencje lub najemników
decision-answer-offer = przyjąć propozycję lub odmówić
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
event-throne-vacant = Nikt nie ma czterech głosów: do następnej elekcji nie ma cesarza.

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
refusal-only-seafarer-supports-by-sea = Nikt nie wspiera bitwy przez szlak morski.
refusal-card-of-own-side = Odkryta karta działa tylko na karty strony przeciwnej.
refusal-no-uncovering-card = Kartę odkrywa zagrana odkryta 2, a nie masz jej na ręce.

## Błędy w opcjach i pozycjach

mistake-bad-seats-of-scenario = Scenariusz { $scenario } jest dla { $minimum }–{ $maximum } graczy, a nie dla { $seats }.
