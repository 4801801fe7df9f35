# Stół gry Sześć kontynentów.

six-map = Mapa świata
six-setting-up = wybór stolic
six-round = runda { $round }
six-round-of = runda { $round } z { $limit }
six-money = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
six-costs = { $count ->
    [one] koszt: { $count } moneta
    [few] koszt: { $count } monety
   *[many] koszt: { $count } monet
}
six-gains = przynosi: { $money }

## Kroki tury

six-step-arrivals = Przybycia
six-step-expeditions = Ekspedycje
six-step-income = Dochód
six-step-actions = Działania
six-step-end = Głód, bunty

## Gracze

six-player = Gracz
six-you = ty
six-capitals = Posiadane stolice
six-territories = Własne terytoria
six-treasury = Skarbiec
six-soldiers = Żołnierze
six-points = Punkty
six-eliminated = poza grą
six-at-war-with = w stanie wojny: { $names }
six-encircled = stolica oblężona
six-capital-lost = stolica utracona
six-card-before-you = karta szpiega przed tobą
six-plague-here = zaraza: tura { $marker } z 3

## Gospodarka

six-economy = Gospodarka
six-next-income = Następny dochód
six-income-capital = Stolica, poziom { $count }
six-income-captured = Stolice wrogów: { $count }
six-income-territories = Terytoria: { $count } ÷ 3, w dół
six-income-farms = Farmy: { $count }
six-income-manufactories = Manufaktury: { $count }
six-income-minerals = Minerały: { $count }
six-income-slaves = Niewolnicy w obozach: { $count }
six-income-boats = Kutry rybackie: { $count }
six-income-trade = Zza morza: { $count }
six-income-compensation = Odszkodowania: { $count }
six-income-sabotage = Sabotaż: { $count }
six-upkeep-camps = Utrzymanie obozów: { $count }
six-upkeep-ports = Utrzymanie portów: { $count }
six-upkeep-roads = Utrzymanie dróg: { $count }
six-net = Razem
six-treasury-now = Skarbiec teraz
six-food = Żywność
six-food-of = { $supply } z { $demand }
six-food-capitals = stolice { $amount }
six-food-farms = farmy { $amount }
six-food-granaries = spichlerze { $amount }
six-food-boats = kutry rybackie { $amount }
six-food-burnt = spalone { $amount }
six-hunger = { $count ->
    [one] 1 terytorium będzie głodować.
    [few] { $count } terytoria będą głodować.
   *[many] { $count } terytoriów będzie głodować.
}

## Miejsca

six-place = Oglądane miejsce
six-choose-place = Naciśnij terytorium lub morze, by zobaczyć, co tam jest.
six-free = niczyje
six-owned-by = właściciel: { $name }
six-held-by = zajmuje: { $name }
six-capital-of = Stolica; gracz: { $name }.
six-unit-count = { $count } { $kind } ({ $name })
six-kind-infantry = { $count ->
    [one] jednostka piechoty
    [few] jednostki piechoty
   *[many] jednostek piechoty
}
six-kind-cavalry = { $count ->
    [one] jednostka kawalerii
    [few] jednostki kawalerii
   *[many] jednostek kawalerii
}
six-kind-artillery = { $count ->
    [one] jednostka artylerii
    [few] jednostki artylerii
   *[many] jednostek artylerii
}
six-kind-caravan = { $count ->
    [one] karawana
    [few] karawany
   *[many] karawan
}
six-kind-frigate = { $count ->
    [one] fregata
    [few] fregaty
   *[many] fregat
}
six-kind-corvette = { $count ->
    [one] korweta
    [few] korwety
   *[many] korwet
}
six-kind-cruiser = { $count ->
    [one] krążownik
    [few] krążowniki
   *[many] krążowników
}
six-kind-transport = { $count ->
    [one] transportowiec
    [few] transportowce
   *[many] transportowców
}
six-coastal = nadmorskie
six-inland = śródlądowe
six-risen = Wybuchł tu bunt (R).
six-red = { $count ->
    [one] { $count } czerwony żeton.
    [few] { $count } czerwone żetony.
   *[many] { $count } czerwonych żetonów.
}
six-slaves = { $count ->
    [one] { $count } niewolnik.
    [few] { $count } niewolników.
   *[many] { $count } niewolników.
}
six-explored = Zbadane.
six-poisoned = Zatruta woda.
six-blockaded = Port jest zablokowany.
six-excess = { $count ->
    [one] { $count } jednostka ponad limit.
    [few] { $count } jednostki ponad limit.
   *[many] { $count } jednostek ponad limit.
}
six-connected = Połączone ze stolicą.
six-unconnected = Bez połączenia ze stolicą.
six-washed-by = Nad wodami: { $seas }.
six-coasts = Wybrzeża: { $territories }.
six-transport = Transportowiec { $number }, gracz { $name }: na pokładzie { $count }, wolne miejsca: { $room }.
six-transport-number = transportowiec { $number }
six-more-here = { $count ->
    [one] i { $count } inna
    [few] i { $count } inne
   *[many] i { $count } innych
}
six-no-main = bez budynku głównego
six-no-port = bez portu
six-no-road = bez drogi
six-here = Co można tu zrobić

## Ceny

six-prices-later = Najpierw trzeba odpowiedzieć na pytanie powyżej.
six-not-yours = Nie zajmujesz tego terytorium: nic tu nie zbudujesz.
six-capital-ground = Na terytorium stolicy nic się nie buduje.
six-occupied = Tylko je okupujesz: do traktatu nie możesz tu budować.
six-raise-bunkers = Rozbuduj bunkry
six-found-port = Port ze statku budowniczego
six-explore = Ekspedycja w głąb lądu
six-bribe = Przekup buntowników
six-capital = Stolica
six-recruits = { $count ->
    [one] można zwerbować jeszcze { $count } żołnierza
    [few] można zwerbować jeszcze { $count } żołnierzy
   *[many] można zwerbować jeszcze { $count } żołnierzy
}
six-raise-capital = Stolica, poziom { $level }
six-at-a-port = W porcie
six-builder-ship = Statek budowniczy
six-boat = Łódź rybacka
six-voyage = Ekspedycja zamorska
six-have = masz: { $count }
six-agents = Agenci
six-spy = Szpieg
six-deal = Rozłóż karty szpiegów
six-dealt = Karty rozłożone przez ciebie
six-only-you = widzisz je tylko ty
six-before-you = Karty przed tobą; położyli: { $names }
six-war-and-peace = Wojna i pokój
six-war = wojna
six-peace = pokój
six-offer-peace = Zaproponuj pokój
six-end-proposed = Zaproponowano zakończenie gry.

## Pogoda i sprawy w toku

six-weather = Pogoda
six-weather-none = jeszcze nieznana
six-weather-later = Losuje się ją na początku pierwszej rundy.
six-weather-is = Pogoda: { $name }, { $left }
six-weather-now = { $name }, { $left }
six-rounds-left = { $count ->
    [one] jeszcze { $count } runda
    [few] jeszcze { $count } rundy
   *[many] jeszcze { $count } rund
}
six-plague = Światowa zaraza, źródło: { $name }; tura { $marker } z 3.
six-completed = uzupełnione
six-completed-about = W druku tego brakuje; zostało uzupełnione. Otwórz regułę.
six-expeditions = W toku
six-turns-to-go = pozostałe tury
six-turns = { $count ->
    [one] jeszcze { $count } tura
    [few] jeszcze { $count } tury
   *[many] jeszcze { $count } tur
}
six-none-under-way = Żadna ekspedycja nie jest w drodze.
six-yours = twoja
six-expedition-inland = w głąb lądu · { $name }
six-transit = statkiem: { $from } → { $to }
six-effect-compensation = Odszkodowanie
six-effect-trade = Handel
six-effect-ecologists = Ekolodzy

## Rozkazy

six-order-march = Cel: { $place }
six-order-transfer = Statkiem do portu: { $place }
six-order-board = Na pokład: { $place }
six-order-sail = Kurs: { $place }
six-order-engage = Atak na morzu: { $place }
six-sent = Wyruszają:
six-nobody-sent = Nikt jeszcze nie wyrusza. Naciśnij jednostki poniżej albo podświetlone terytorium, by wysłać wszystkie.
six-soldiers-count = { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierzy
   *[many] { $count } żołnierzy
}
six-moves = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
six-all = Wszystkie

## Bitwy

six-battle-of = Bitwa: { $place }
six-last-battle = Ostatnia bitwa: { $place }
six-battles = Bitwy
six-no-battle = Nie stoczono jeszcze żadnej bitwy.
six-against = { $attacker } przeciw { $defender }
six-soldiers-against = żołnierze: { $attackers } przeciw { $defenders }
six-sums = k100 { $attacker } przeciw k100 { $defender }
six-chance = { $percent } % dla atakującego
six-fight-until = Walcz, póki nie zostanie mniej niż
six-exchange = Starcie
six-attacker = Atakujący
six-defender = Obrońca
six-loses = Kto traci żołnierza
six-attacker-loses = atakujący { $before } → { $after }
six-defender-loses = obrońca { $before } → { $after }
six-earlier = { $count ->
    [one] { $count } wcześniejsze starcie
    [few] { $count } wcześniejsze starcia
   *[many] { $count } wcześniejszych starć
}
six-no-modifiers = Bez modyfikatorów
six-modifier-directions = z kilku stron
six-modifier-numbers = przewaga liczebna
six-modifier-landing = desant
six-modifier-landing-at-port = desant na port
six-modifier-unconnected = bez połączenia ze stolicą
six-modifier-weather = pogoda
six-modifier-own-rebels = własni buntownicy
six-modifier-battery = bateria nadmorska
six-modifier-bunkers = bunkry
six-modifier-capital = stolica
six-modifier-dug-in = okopani
six-modifier-reconquest = w zdobytej stolicy
six-modifier-rebels-behind = buntownicy na tyłach
six-modifier-cut-off = obrońca odcięty
six-modifier-battery-ashore = bateria nadmorska

## Traktaty, karty, kwoty

six-treaty = Propozycja pokoju
six-counter-offer = Kontrpropozycja
six-occupied-returns = pozostałe zajęte ziemie wracają
six-gives = Daje: { $name }
six-no-territory = żadnego terytorium
six-amount = Kwota
six-deal-to = Karta: { $name }
six-face-down = zakryta do końca rundy
six-bid-stands = Najwyższa oferta: { $name }, { $money }.
six-answer = Twoja odpowiedź

## Na telefonie

six-hand = Sprawy
six-pages = Co widać
six-page-answer = Odpowiedź
six-page-battle = Bitwa
six-page-place = Miejsce
six-page-prices = Ceny
six-page-economy = Gospodarka
six-page-world = Świat
