# Strony w przeglądarce: poczekalnia, stoły, konto, zasady, ustawienia.

## Dom

web-close = Zamknij
web-pages = Strony
web-play = Graj
web-rules = Zasady
web-replay = Powtórka
web-account = Zaloguj się
web-settings = Ustawienia
web-language = Język

## Ustawienia

web-theme = Jasny i ciemny wygląd
web-theme-system = jak w urządzeniu
web-theme-light = jasny
web-theme-dark = ciemny
web-hatching = Szrafowanie
web-hatching-fine = delikatne
web-hatching-strong = wyraźne
web-hatching-note = Linie i kropki, po których kolory można rozróżnić bez kolorów.
web-motion = Ruch
web-sound = Dźwięk
web-on = tak
web-off = nie

## Klawisze

web-keys = Klawisze
web-key-options = lista wszystkich możliwości
web-key-act = główne działanie
web-key-unselect = cofnij wybór, zamknij
web-key-take-back = cofnij ruch
web-key-map = od regionu do regionu na mapie
web-key-zoom = przybliż i oddal
web-key-scrub = o jedną akcję wstecz lub naprzód
web-key-press = napisz do stołu
web-key-help = ta lista
