# Stół gry Koalicje.

## Mocarstwa i tory

coa-power = Mocarstwo
coa-powers = Mocarstwa
coa-morale = Morale
coa-influence = Wpływ
coa-money = Pieniądze
coa-cards = Karty bitewne
coa-arbiter = arbiter
coa-you = { $name } · ty
coa-minor = kontrola: { $power } · { $name }
coa-uncontrolled = pomniejsze mocarstwo, jeszcze bez kontroli
coa-automa = gra według kart
coa-more-about = Więcej o tym mocarstwie
coa-about-reserve = Poza mapą: generałowie { $generals }; w zasobach oddziały i garnizony: { $troops }.
coa-about-income = Następne podatki: { $money }; następne poszerzenie wpływów: { $influence }.
coa-about-allies = Sojusznicy: { $powers }.
coa-about-enemies = W stanie wojny: { $powers }.
coa-about-piles = Talia bitewna: { $deck }; odrzucone: { $cards }.
coa-track-influence = Wpływ: { $count } wygrywa
coa-track-empereur = Wpływ Francji: { $count } to przegrana

## Koło

coa-wheel = Koło Wojny
coa-wheel-now = { $power }: { $action }
coa-wheel-after = { $count ->
    [0] Potem koło się obróci.
    [one] Potem jeszcze jedna akcja i koło się obróci.
    [few] Potem jeszcze { $count } akcje i koło się obróci.
   *[other] Potem jeszcze { $count } akcji i koło się obróci.
}
coa-phase-setup = Przygotowanie
coa-phase-diplomacy = Faza dyplomacji
coa-phase-actions = Faza akcji
coa-phase-over = Koniec gry
coa-round = Runda { $round }
coa-turn = Tura { $turn }
coa-round-turn = runda { $round }, tura { $turn } z { $count }
coa-log-movement = Ruch: { $power }

## Ręka

coa-hand = Karty bitewne
coa-hands = Czyje karty
coa-hand-size = { $count } z { $limit }
coa-hand-price = 1 morale za każdą
coa-deck = Talia
coa-discard = Odrzucone
coa-discard-list = Stos kart odrzuconych: { $cards }
coa-hand-empty = Brak kart bitewnych
coa-hand-none = Nie widzisz niczyjej ręki.
coa-card = Karta bitewna o sile { $strength }

## Bitwy

coa-battle = Bitwa: { $territory }
coa-battle-when = Runda { $round }, atakujący: { $power }.
coa-control-nobody = Bez kontroli.
coa-control-by = Kontrola: { $power }.
coa-fortress-here = Stoi tu forteca.
coa-look-at-map = Zobacz mapę
coa-open-again = Otwórz ponownie
coa-attacker = Atakujący: { $power }
coa-defenders = Obrońcy
coa-role-attacker = przybywa: { $territory }
coa-role-defender = broni: { $territory }
coa-role-support = wspiera: { $territory }
coa-strength-troops = { $count ->
    [one] siła 1 + { $count } oddział
    [few] siła 1 + { $count } oddziały
   *[other] siła 1 + { $count } oddziałów
}
coa-support-troops = { $count ->
    [one] { $count } oddział, bez siły
    [few] { $count } oddziały, bez siły
   *[other] { $count } oddziałów, bez siły
}
coa-passed = pas
coa-stack = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
coa-face-down = Zakryta karta
coa-card-deeds = Naciśnij obramowaną kartę drugiej strony, żeby odkryć swoją kartę i użyć jej zdolności.
coa-only-you = tylko ty
coa-next = teraz
coa-garrison-strength = Garnizon: { $power }, siła { $strength }
coa-garrison-fortress = Garnizon w fortecy: { $power }, siła { $strength }
coa-means = { $power }: w ręce jeszcze { $cards }, morale { $morale }
coa-balance = Siła, o ile ją widzisz
coa-balance-end = Siła na koniec
coa-to = do
coa-outcome-draw = Nierozstrzygnięta
coa-outcome-defender = Obrońcy wygrywają
coa-outcome-attacker = Zwycięzca: { $power }
coa-sum-generals = generałowie, oddziały
coa-sum-garrison = forteca, garnizon
coa-sum-cards = karty
coa-sum-seen = ile widać
coa-sum-all = razem
coa-step-strength = Siła
coa-step-support = Wsparcie
coa-step-cards = Karty
coa-step-result = Wynik
coa-press-closed = Podczas zagrywania kart listy czekają: nikt nie może o kartach rozmawiać.
coa-options-list = Opcje są też na liście
coa-preview-battle = Dojdzie do bitwy.
coa-preview-strength = Siła { $before } → { $after }, przeciw { $against }, o ile widzisz.

## Ruch

coa-step-arbiter = Arbiter
coa-step-arbiter-is = Arbiter: { $power }
coa-step-garrisons = Garnizony
coa-step-rail = Kolej
coa-step-turn-1 = Pierwsza tura
coa-step-turn-2 = Druga tura
coa-step-turn-3 = Trzecia tura
coa-step-battles = Bitwy
coa-step-napoleon = Ruch Napoleona
coa-how = Jak
coa-reserve = Poza mapą

## Dyplomacja

coa-step-talk = Negocjacje
coa-step-vote = Głosowanie
coa-step-statuses = Statusy
coa-step-expulsions = Wydalenia
coa-step-update = Aktualizacja planszy
coa-talk = Gotowość graczy
coa-talk-about = { $clock ->
    [on] Negocjacje kończą się, gdy każdy zgłosi gotowość albo gdy minie czas.
   *[off] Negocjacje kończą się, gdy każdy zgłosi gotowość.
} Brakuje zgłoszeń: { $count }.
coa-talk-ready = gotowość zgłoszona
coa-talk-not-ready = jeszcze rozmawia
coa-talk-then-negotiate = Potem każde mocarstwo w tajemnicy deklaruje status.
coa-talk-then-vote = Potem głosują elektorzy, jawnie i w Porządku Mocarstw.
coa-talk-then-propose = Potem każde mocarstwo w tajemnicy proponuje swoje jedyne przymierze. Zawierają je tylko te dwa, które wybrały siebie nawzajem.
coa-letters = Tajne wybory
coa-sealed = zapieczętowane
coa-sealed-mine = zapieczętowane, można zmienić
coa-writing = jeszcze pisze

## Pytania

coa-answer = Odpowiedź
coa-fold = Zwiń panel
coa-unfold = Rozwiń panel
coa-numbers = Liczba
coa-subject-negotiate = Rozmawiajcie, potem wybierzcie. Wybory są zapieczętowane, aż będą wszystkie; wolno zachować dawny status.
coa-subject-lead = Przywództwo pozwala na jedną z tych rzeczy.
coa-subject-arbiter = Arbiter zyskuje teraz 1 morale, a za każdą kolejną dozwoloną turę ruchu jeszcze 2 lub 3.
coa-subject-turn = { $power } { $power-number ->
    [plural] proszą
   *[other] prosi
} o kolejną turę ruchu. Zgoda daje ci { $count } morale.
coa-subject-offer = Wysokość subwencji, którą proponuje { $power }: { $count }.
coa-subject-subsidy = Subwencja dla: { $power }. Twoje pieniądze: { $count }. Za 3 lub więcej dostaniesz 1 wpływ, jeśli przyjmie je główne mocarstwo.
coa-subject-subsidise = Każdemu członkowi koalicji możesz raz zaproponować pieniądze.
coa-subject-general = { $general } ({ $where })
coa-subject-send = Idzie na terytorium: { $territory }.
coa-off-map = poza mapą
coa-subject-march = { $general } chce maszerować: { $way }.
coa-subject-sail = { $general } chce płynąć: { $way }.
coa-subject-strategic = { $general } chce przejść: { $way }.
coa-subject-orient = { $general } chce odpłynąć do Egiptu: { $way }.
coa-lead-deploy = Dowolna liczba, na terytoria pod twoją kontrolą.
coa-lead-withdraw = Dowolna liczba; ich oddziały wracają do zasobów.
coa-lead-draw-card = Jedna karta bitewna.
coa-lead-raise-morale = Jeden punkt, najwyżej do 15.
coa-lead-rest = Nic się nie dzieje.
coa-buy = Kup
coa-buy-troop = Oddział
coa-buy-card = Karta bitewna
coa-buy-morale = Punkt morale
coa-buy-fortress = Forteca
coa-lay-train = Pociąg
coa-buy-money = Do wydania: { $count }
coa-buy-keeps = { $power } zachowuje to, czego nie wyda.
coa-buy-loses = Co zostanie, pochłonie korupcja.
coa-buy-on-map = { $count ->
    [one] { $count } miejsce na mapie
    [few] { $count } miejsca na mapie
   *[other] { $count } miejsc na mapie
}
coa-buy-not = nie teraz

## Licytacje

coa-auction = Licytacja: { $power }
coa-auction-when = Symbol stanął na Musztrze: kto przejmie kontrolę do następnego razu?
coa-auction-free = Nikt go jeszcze nie kontroluje.
coa-auction-obeys = Dotychczasowa kontrola: { $power }.
coa-auction-has = Morale { $morale }, pieniądze { $money }, karty bitewne { $cards }.
coa-auction-land =
    Kontroluje { $count ->
        [one] { $count } terytorium
        [few] { $count } terytoria
       *[other] { $count } terytoriów
    } o wartości { $value }.
coa-auction-mine = Twoja oferta jest zapieczętowana: { $count }. Możesz ją zmieniać, aż spłynie ostatnia.
coa-auction-about = Licytuje się morale głównego mocarstwa. Najwyższa oferta wygrywa i jest płacona, pozostałe nic nie kosztują; przy remisie decyduje kolejność mocarstw.

## L’Empereur

coa-empereur = L’Empereur
coa-level-ogre = L’Ogre, łatwy
coa-level-usurper = L’Usurpateur, wymagający
coa-level-emperor = L’Empereur Napoléon, skrajnie trudny
coa-empereur-influence = Wpływ Francji: { $count } z 25.
coa-empereur-morale = Morale { $count }.
coa-empereur-race = Wyścig do Paryża
coa-empereur-shown = także na obrazku: { $territories }
coa-empereur-next = Co zrobi Francja
coa-empereur-now = teraz
coa-empereur-in = { $count ->
    [one] w następnej turze
    [few] za { $count } tury
   *[other] za { $count } tur
}
coa-empereur-later = Późniejsze tury
coa-empereur-deck = Karty Napoleona: w talii { $deck }, odrzucone { $discard }.
coa-empereur-cards = { $count ->
    [one] Może przyjść jedna karta:
   *[other] Może przyjść jedna z kart ({ $count }):
}
coa-empereur-comforts = Najpierw mocarstwo o najniższym morale zyskuje 1: { $powers }.
coa-empereur-scores = +{ $count } wpływu ({ $territories })
coa-deed-attack = Atak: { $territory }
coa-deed-place = Generał rusza: { $territory }
coa-deed-garrison = Garnizon zostaje: { $territory }
coa-deed-race = Wyścig do Paryża: wróg wszedł na terytorium ({ $territory })
coa-deed-card = Karta Napoleona
coa-deed-tax = Podatki: pieniądze { $money }
coa-deed-expand = Poszerzenie wpływów: +{ $influence }
coa-deed-mobilize = Mobilizacja: oddziały { $troops }, morale { $morale }
coa-why-race = należy do wyścigu do Paryża
coa-why-not-held = nie ma tam francuskiego garnizonu
coa-why-there = generał już tam stoi
coa-why-nobody = nie ma już wolnego generała
coa-why-standard-income = terytoria macierzyste i niesporne pod kontrolą Francji
coa-why-claims-held = sporne terytoria z francuskim roszczeniem pod kontrolą Francji
coa-why-enough-for-all = pieniędzy starcza na wszystkie oddziały; reszta kupuje morale
coa-why-players-choose = pieniędzy brakuje: gracze wybierają, kto dostanie oddziały
coa-why-general-in-france = generał Wielkiej Koalicji stoi na ziemi francuskiej
coa-why-no-general-in-france = na ziemi francuskiej nie ma generała Wielkiej Koalicji
coa-why-off-map = przybywa spoza mapy
coa-why-home = przybywa z ziemi francuskiej
coa-why-paris = przybywa z Paryża
coa-why-undisputed = przybywa z terytorium niespornego
coa-why-unclaimed = przybywa ze spornego terytorium bez francuskiego roszczenia
coa-why-foreign-home = przybywa z ziemi innego mocarstwa
coa-why-claimed = przybywa ze spornego terytorium z francuskim roszczeniem

## Terytorium

coa-map = Mapa Europy
coa-kind-home = Terytorium macierzyste { $power-genitive }
coa-kind-disputed = Terytorium sporne
coa-kind-undisputed = Terytorium niesporne
coa-kind-impassable = Terytorium nieprzekraczalne
coa-capital = stolica
coa-free = bez kontroli
coa-controlled = kontrola: { $power }
coa-control-none = Nikt go nie kontroluje: nie ma garnizonu i nie jest niczyim terytorium macierzystym.
coa-control-garrison = Kontrola: { $power } (garnizon).
coa-control-home = Kontrola: { $power } (terytorium macierzyste bez obcego garnizonu).
coa-worth-nothing = Bez wartości: nie ma liczby.
coa-worth-home = Podatek { $count } dla { $power-genitive }.
coa-worth-foreign = Wpływ { $count } dla każdego innego mocarstwa, które je zajmie.
coa-worth-tax = Podatek { $count } dla tego, kto je kontroluje.
coa-worth-claim = Wpływ { $count } dla tych, którzy roszczą do niego prawo: { $powers }.
coa-worth-others = Podatek { $count } dla pozostałych.
coa-general-troops = { $general }, { $count ->
    [0] bez oddziałów
    [one] { $count } oddział
    [few] { $count } oddziały
   *[other] { $count } oddziałów
}
coa-garrison-of = Garnizon: { $power }
coa-fortress-about = Forteca: garnizon ma tu siłę 4
coa-port = Port; szlaki morskie: { $territories }
coa-elector = Elektor: głos dla tego, kto go kontroluje
coa-routes = Szlaki morskie: { $territories }
coa-route-free = szary
coa-source-rulebook = Z instrukcji.
coa-source-public = Ze źródeł publicznych.
coa-source-reconstructed = Zrekonstruowane.
coa-source-printed = Z drukowanej gry.
coa-source-house = Z planszy domowej tego stołu.
