# Bitwy i zdolności generałów z nazwiskiem.

prompt-withdraw-before-battle = twój generał może odejść przed bitwą albo stanąć do walki
prompt-allow-refuge = wpuść pokonanego generała sojusznika na swoje terytorium albo odmów
prompt-support = wybierz generała, który wesprze bitwę, albo zakończ wybieranie
prompt-play-card = zagraj kartę za wskazanego generała albo spasuj do końca bitwy
prompt-lose-to = twój generał przegrał: wybierz, dokąd trafi
prompt-draw-to = bitwa jest nierozstrzygnięta i twój generał musi się wycofać: wybierz dokąd
prompt-garrison-conquest = zostaw oddział jako garnizon zdobytego terytorium albo żadnego

decision-withdraw-before-battle = stanąć do walki lub odejść przed bitwą
decision-allow-refuge = wpuścić generała sojusznika lub odmówić
decision-support = zadeklarować wsparcie
decision-play-card = zagrać kartę lub spasować
decision-lose-to = wybrać, dokąd trafi pokonany generał
decision-draw-to = wybrać, dokąd wycofa się generał
decision-garrison-conquest = zdecydować o garnizonie na zdobytym terytorium

action-stand = stań do walki
action-support = wesprze { $general }
action-support-no-more = nie wspieraj nikim więcej
action-play = zagraj zakrytą: { $card }
action-expose = zagraj odkrytą 3 i odkryj kartę nr { $number } ({ $general })
action-pass = spasuj
action-to-capital = do stolicy

event-battle = Bitwa: { $territory }. Atakuje { $power }.
event-attack-strength = Siła strony atakującej: { $count }.
event-defence-strength = Siła strony broniącej się: { $count }.
event-evaded = { $general } unika bitwy i odchodzi: { $territory }.
event-refuge-granted = { $power } wpuszcza sojusznika: { $general } ({ $territory }).
event-refuge-refused = { $power } nie wpuszcza sojusznika: { $general } ({ $territory }).
event-supported = { $general } wspiera bitwę ({ $origin }).
event-card-laid = { $power } zagrywa zakrytą kartę ({ $general }).
event-card-laid-own = Twoja zakryta karta: { $card } ({ $general }).
event-card-played-openly = { $power } zagrywa odkrytą kartę: { $card } ({ $general }).
event-card-exposed = Odkryta zostaje karta: { $card } ({ $general }).
event-passed-cards = { $power } pasuje i nie zagra już kart w tej bitwie.
event-card-turned-up = { $general } odkrywa kartę: { $card }.
event-attack-won = { $power } wygrywa bitwę: { $territory }.
event-attack-repelled = Obrońcy wygrywają bitwę: { $territory }. { $power } przegrywa.
event-battle-drawn = Bitwa nierozstrzygnięta: { $territory }. Atakujący musi się wycofać.
event-troops-lost = { $count ->
    [one] { $general } traci oddział.
    [few] { $general } traci { $count } oddziały.
   *[other] { $general } traci { $count } oddziałów.
}
event-garrison-lost = { $power } traci garnizon ({ $territory }).
event-went-off-map = { $general } schodzi z mapy.
event-went-to-capital = { $general } wraca do stolicy ({ $territory }).
event-retreated = { $general } wycofuje się: { $territory }.
event-reappeared = { $general } od razu wraca na mapę: { $territory }.

refusal-fights-himself = { $general } bierze lub weźmie udział w bitwie tej tury ruchu i nie może wesprzeć innej.
refusal-supported-already = { $general } wsparł już bitwę w tej turze ruchu.
refusal-no-troops = { $general } nie ma oddziałów, więc nie można za niego zagrać karty.
refusal-too-far-to-support = { $general } nie sąsiaduje z bitwą.
refusal-only-seafarer-supports-by-sea = Tylko brytyjscy generałowie wspierają przez szlak morski.
refusal-not-in-battle = { $general } nie ma kart w tej bitwie.
refusal-card-of-own-side = 3 odkrywa tylko kartę strony przeciwnej.
refusal-no-card-there = { $general } nie ma karty nr { $number }.
refusal-card-open-already = Ta karta jest już odkryta ({ $general }).
refusal-no-uncovering-card = Odkrytą można zagrać tylko 3, a nie masz jej na ręce.
refusal-capital-lost = Twoje mocarstwo nie kontroluje swojej stolicy.
refusal-capital-occupied = W stolicy stoi już generał.
refusal-must-reappear = Wielki Wezyr musi trafić na terytorium kontrolowane przez Imperium Osmańskie, na którym nie ma innego generała osmańskiego ani obcego.
refusal-no-retreat = Pokonany generał trafia do swojej stolicy albo poza mapę.
refusal-refuge-not-adjacent = { $territory } nie sąsiaduje z bitwą.
refusal-enemies-there = Stoją tam obce pionki: { $territory }.
refusal-refuge-denied = Sojusznik odmówił wpuszczenia generała ({ $territory }).
refusal-not-the-nearest = { $territory } nie jest najbliższym terytorium, do którego można się wycofać, albo nie ma tam drogi.
refusal-not-the-battlefield = Garnizon może zostać tylko tam, gdzie wygrano bitwę.
