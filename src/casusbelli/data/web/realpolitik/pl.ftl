# Stół gry Realpolitik, poza słowami, które dzieli z Koalicjami.

rea-heading = { $count ->
    [3] Trzy mocarstwa i Włochy
   *[other] Cztery mocarstwa
} · tura { $turn }
rea-phase-setup = Przygotowanie
rea-phase-diplomacy = Faza dyplomacji
rea-phase-orders = Wybór kart akcji
rea-phase-actions = Wykonanie kart akcji
rea-phase-over = Koniec gry
rea-track-influence = Wpływ: { $count } kończy grę

## Karty akcji

rea-orders = Karty akcji
rea-orders-hand = { $count ->
    [5] Wszystkie w ręce.
   *[other] W ręce { $count }, resztę zwróci Depesza.
}
rea-order-now = ta tura
rea-order-played = zagrana
rea-turn = Ta tura, odkryte razem
rea-hands = Karty akcji w rękach
rea-hands-about = Blade są zagrane; wrócą po Depeszy.
rea-turn-now = teraz
rea-turn-you-now = ty, teraz
rea-turn-done = wykonana
rea-turn-later = później
rea-yield-money = pieniądze: { $count }
rea-yield-influence = wpływ +{ $count }
rea-yield-dispatch = karty wracają

## Tory i przymierza

rea-diplomacy = Dyplomacja
rea-diplomacy-now = trwa teraz
rea-diplomacy-missing = { $count ->
    [0] po depeszach
    [one] jeszcze { $count } depesza
    [few] jeszcze { $count } depesze
   *[other] jeszcze { $count } depesz
}
rea-relations = Prestiż i przymierza
rea-prestige = Prestiż
rea-prestige-about = Kolejność ruchów; rozstrzyga remisy.
rea-alliances = { $count ->
    [0] Bez przymierzy: wszyscy są w stanie wojny.
    [one] Przymierze: { $pairs }. Poza tym wszyscy są w stanie wojny.
   *[other] Przymierza: { $pairs }. Pary są ze sobą w stanie wojny.
}
rea-pair = { $one } i { $other }
rea-allied-with = W przymierzu: { $power }
rea-ally-now = teraz w przymierzu z tobą
rea-ally-war = teraz w stanie wojny z tobą
rea-ally-minor = zagrasz za nie, jeśli nikt nie da więcej

## Pytania

rea-step-tokens = Propozycje
rea-step-italy = Kontrola nad Włochami
rea-step-trains = Pociągi
rea-step-generals = Generałowie
rea-step-purchases = Zakupy
rea-step-hand = Limit ręki
rea-subject-both = Wybierz dwie karty: swoją i kartę { $power-genitive }.
rea-subject-propose = Przymierze łączy tylko tych, którzy zaproponują je sobie nawzajem; pozostali są w stanie wojny.
rea-subject-train = { $power } { $power-number ->
    [plural] chcą
   *[other] chce
} umieścić pociąg: { $from } – { $to }. Skorzysta z niego twój sojusznik, a później każdy, kto będzie miał oba końce.
rea-subject-muster = Mobilizacja pozwala generałom na jedną z tych rzeczy.
rea-subject-rail = Generałowie jadą koleją przed przemarszem, każdy raz; oddziały mogą też jechać same do innego generała.
rea-subject-rider = { $general } ({ $where }), { $count ->
    [0] bez oddziałów
    [one] { $count } oddział
    [few] { $count } oddziały
   *[other] { $count } oddziałów
}
rea-subject-ride = { $general } chce jechać koleją: { $way }.
rea-subject-relay = { $power } { $power-number ->
    [plural] chcą
   *[other] chce
} wysłać koleją { $count ->
    [one] { $count } oddział
    [few] { $count } oddziały
   *[other] { $count } oddziałów
}: { $way }.
rea-chain = { $way }: { $count ->
    [one] { $count } pociąg.
    [few] { $count } pociągi.
   *[other] { $count } pociągów.
}
rea-via = Przez { $territory }, by zostawić garnizon
rea-relay = { $count ->
    [one] { $count } oddział sam: { $territory }
    [few] { $count } oddziały same: { $territory }
   *[other] { $count } oddziałów samych: { $territory }
}
rea-relay-about = { $trains ->
    [one] { $trains } pociąg
    [few] { $trains } pociągi
   *[other] { $trains } pociągów
}; tamtejszy generał będzie miał ich { $count }.
rea-trains-free = { $count ->
    [one] { $count } pociąg za darmo
    [few] { $count } pociągi za darmo
   *[other] { $count } pociągów za darmo
}
rea-trains-left = W zasobach: { $count }; przy zakupach po 1 pieniądzu.

## Bitwy i licytacje

rea-battle-when = Tura { $round }, atakujący: { $power }.
rea-auction-when = Przymierze zaproponowało im kilka mocarstw: kto przejmie kontrolę do następnej fazy dyplomacji?
rea-auction-about = Licytuje się morale. Najwyższa oferta wygrywa i jest płacona, pozostałe nic nie kosztują; przy remisie decyduje Prestiż.
