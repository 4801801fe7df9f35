# Stół gry Raison d'État, poza słowami, które dzieli z Koalicjami.

## Elekcja

rde-emperor = cesarz
rde-emperor-about = Cesarz: 2 wpływu więcej przy każdym poszerzeniu wpływów
rde-electors = { $count ->
    [one] { $count } elektor
    [few] { $count } elektorów
   *[other] { $count } elektorów
}
rde-election = Elekcja Cesarza
rde-election-about = 4 z 7 głosów dają koronę i 2 wpływu przy każdym poszerzeniu wpływów Cesarza. Przy mniejszej liczbie tron zostaje pusty.
rde-candidates = Kandydaci
rde-voted = głos na:
rde-voting = głosuje teraz
rde-votes-later = zagłosuje później
rde-votes-for = Głosy: { $power }
rde-electors-vacant = Elektorzy bez głosu: { $territories }.
rde-no-part = Bez elektora nie ma głosu ani kandydatury: { $powers }.
rde-subject-vote = { $count ->
    [one] Masz jeden głos. Nie można się wstrzymać ani cofnąć głosu.
    [few] Twoje { $count } głosy trafią do jednego kandydata. Nie można się wstrzymać ani ich cofnąć.
   *[other] Twoje głosy ({ $count }) trafią do jednego kandydata. Nie można się wstrzymać ani ich cofnąć.
}

## Subwencje i najemnicy

rde-subject-give = Razem najwyżej 3 pieniądze albo 3 karty bitewne, dla jednego lub kilku sojuszników. Nigdy jedno i drugie.
rde-subject-money = Pieniądze dla: { $power }. Masz { $count }.
rde-subject-card = Karta dla: { $power }. Pozostali widzą tylko rewers; sojusznik zobaczy kartę, gdy ją przyjmie.
rde-subject-money-offered = { $power } { $power-number ->
    [plural] proponują
   *[other] proponuje
} ci pieniądze: { $count }. Wszystko albo nic.
rde-subject-cards-offered = { $power } { $power-number ->
    [plural] proponują
   *[other] proponuje
} ci { $count ->
    [one] kartę bitewną. Zobaczysz ją, gdy ją przyjmiesz.
    [few] { $count } karty bitewne. Zobaczysz je, gdy je przyjmiesz; wszystkie albo żadna.
   *[other] { $count } kart bitewnych. Zobaczysz je, gdy je przyjmiesz; wszystkie albo żadna.
}
rde-give-money = Pieniądze
rde-give-card = Karta
rde-offered = Już w ofercie
rde-gifts = Oferty: { $power }
rde-money = pieniądze: { $count }

## Dyplomacja

rde-step-admission = Przyjęcia
rde-subject-admission = Te mocarstwa chcą być w twojej koalicji. Komu odmówisz, od razu wybierze inny status.
rde-subject-admit = { $power } { $power-number ->
    [plural] po odmowie drugiej strony proszą
   *[other] po odmowie drugiej strony prosi
} o przyjęcie: { $status }.
rde-subject-turned-away = Spotkała cię odmowa. Druga koalicja może cię przyjąć; jeśli i ona odmówi, zostaniesz poza nimi.
