# Dyplomacja, uaktualnienie planszy, pomniejsze mocarstwa i zwycięstwo.

prompt-negotiate = zadeklaruj status swojego mocarstwa w tej rundzie; pozostanie tajny, aż zadeklarują wszyscy
prompt-expel = wydal członka ze swojej koalicji albo zakończ wydalanie
prompt-choose-after-expulsion = usunięto cię z koalicji: wybierz inny status
prompt-bid = zalicytuj morale o kontrolę nad pomniejszym mocarstwem
prompt-reinforce = garnizon schodzi z planszy: wybierz generała, który przejmie oddział
prompt-let-stay = pozwól zostać generałowi nowego sojusznika albo go odpraw
prompt-choose-leaving = wybierz, który z twoich generałów odejdzie teraz
prompt-leave-to = twój generał musi odejść: wybierz dokąd

decision-negotiate = zadeklarować status
decision-expel = rozstrzygnąć o wydaleniach z koalicji
decision-choose-after-expulsion = wybrać status po wydaleniu
decision-bid = zalicytować o pomniejsze mocarstwo
decision-reinforce = wybrać generała, który przejmie oddział
decision-let-stay = pozwolić generałowi zostać lub go odprawić
decision-choose-leaving = wybrać generała, który odejdzie teraz
decision-leave-to = wybrać, dokąd odejdzie generał

action-ready = gotowe
action-status = { $status }
action-expel = wydal: { $power }
action-expel-no-more = nie wydalaj nikogo więcej
action-bid = { $number ->
    [0] nie licytuj
    [one] zalicytuj { $number } punkt morale
    [few] zalicytuj { $number } punkty morale
   *[other] zalicytuj { $number } punktów morale
}
action-reinforce = oddział przejmie { $general }
action-let-stay = pozwól mu zostać
action-send-away = odpraw go
action-leave = teraz odejdzie { $general }
action-retreat = cel: { $territory }
action-off-map = poza mapę, bez oddziałów

event-diplomacy-began = Mocarstwa negocjują.
event-status-kept = { $power } – status bez zmian: { $status }.
event-status-chosen = { $power } – nowy status: { $status }.
event-status-followed = { $power } – status taki jak { $other }: { $status }.
event-expelled = Wydalenie z koalicji: { $power } (decyduje { $other }).
event-auction-began = Licytacja o kontrolę nad pomniejszym mocarstwem: { $power }. Oferty są tajne.
event-bid = { $power } – oferta: { $count }.
event-auction-won = Zwycięzca licytacji: { $power }. Stawka: { $other }, cena w morale: { $count }.
event-capital-decided = Stolica ({ $territory }) jest w obcych rękach ({ $power }), więc o pomniejsze mocarstwo ({ $other }) nie ma licytacji.
event-control-kept = Kontrola nad pomniejszym mocarstwem ({ $other }) bez zmian: { $power }.
event-control-taken = Kontrola nad pomniejszym mocarstwem ({ $other }) przechodzi w nowe ręce: { $power }. Nowy status: { $status }.
event-guest-stays = { $general } może zostać ({ $territory }, zgoda: { $power }).
event-guest-sent-away = { $general } musi odejść ({ $territory }, decyzja: { $power }).
event-outmatched = { $territory } – silniejsza strona: { $other }; odchodzi słabsza: { $power }.
event-coin-tossed = { $territory }: siły są równe, los wskazuje zwycięzcę: { $power }.
event-garrison-lifted = { $power } – garnizon schodzi z planszy ({ $territory }).
event-garrison-paid-off = { $power } – żaden generał nie ma miejsca na oddział; w zamian 1 pieniądz.
event-reinforced = { $general } przejmuje oddział ({ $territory }).
event-general-left = { $general } odchodzi: { $origin } → { $territory }.
event-general-left-map = { $count ->
    [0] { $general } schodzi z mapy ({ $origin }).
    [one] { $general } schodzi z mapy ({ $origin }) i traci oddział.
    [few] { $general } schodzi z mapy ({ $origin }) i traci { $count } oddziały.
   *[other] { $general } schodzi z mapy ({ $origin }) i traci { $count } oddziałów.
}
event-conquered = Zdobywca ({ $territory }): { $power }. { $count ->
    [one] Zysk: { $count } punkt wpływu.
    [few] Zysk: { $count } punkty wpływu.
   *[other] Zysk: { $count } punktów wpływu.
}
event-won = Zwycięzca: { $power }, { $count ->
    [one] { $count } punkt wpływu.
    [few] { $count } punkty wpływu.
   *[other] { $count } punktów wpływu.
}

refusal-status-fixed = Status twojego mocarstwa nigdy się nie zmienia.
refusal-status-wanted = Twoje mocarstwo musi zadeklarować status; wolno zachować dotychczasowy.
refusal-expel-minor = { $power } to pomniejsze mocarstwo: opuszcza koalicję tylko razem z mocarstwem, które je kontroluje.
refusal-expel-leader = To mocarstwo ({ $power }) przewodzi koalicji i nie można go wydalić.
refusal-expelled-already = { $power } – wydalenie już nastąpiło.
refusal-expel-outsider = To mocarstwo ({ $power }) nie należy do twojej koalicji.
refusal-status-after-expulsion = Po wydaleniu mocarstwo wybiera neutralność albo ekspansję.
refusal-bid-above-morale = Twoje główne mocarstwo nie ma tyle morale.
refusal-general-full = { $general } ma już trzy oddziały.
refusal-general-need-not-leave = { $general } nie musi odchodzić.
refusal-territory-being-left = To terytorium generał musi opuścić ({ $territory }).
refusal-territory-not-controlled = Tego terytorium nie kontroluje mocarstwo generała ({ $territory }).
refusal-own-general-there = Stoi tam już generał tego samego mocarstwa ({ $territory }).
refusal-closed-land = To terytorium jest dla generała zamknięte ({ $territory }).
refusal-foreign-general-there = Stoi tam generał, który nie jest sojusznikiem ({ $territory }).
refusal-not-own-general = { $general } należy do innego mocarstwa.
refusal-general-not-on-map = { $general } nie jest na mapie.
