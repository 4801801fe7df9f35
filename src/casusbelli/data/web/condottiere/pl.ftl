# Co mówi tylko strona Condottiere. Karty, regiony, akcje i zdarzenia są w data/condottiere.

## Karty

con-face-mercenary = Najemnik
con-face-winter = Zima
con-face-spring = Wiosna
con-face-bishop = Biskup
con-face-courtesan = Kurtyzana
con-face-drummer = Dobosz
con-face-heroine = Bohaterka
con-face-scarecrow = Kukła
con-face-surrender = Kapitulacja

con-effect-winter = Każdy najemnik liczy się za 1
con-effect-spring = Najsilniejsi liczą się o 3 więcej
con-effect-bishop = Odrzuć najsilniejszych; przenieś łaskę
con-effect-courtesan = Kto ma ich najwięcej, bierze Condottiere
con-effect-drummer = Twoi najemnicy liczą się podwójnie
con-effect-heroine = Nie szkodzi jej ani zima, ani biskup
con-effect-scarecrow = Wycofaj do ręki swojego najemnika
con-effect-surrender = Bitwa natychmiast się kończy

## Mapa

con-map = Mapa Włoch
con-free = wolny region
con-owned = kontroluje { $name }
con-neighbours = Sąsiedzi: { $regions }
con-source = Skąd to wiemy
con-goal = Do zwycięstwa: { $regions ->
    [5] pięć
    [6] sześć
   *[other] { $regions }
} regionów lub { $kingdom ->
    [3] trzy sąsiadujące
    [4] cztery sąsiadujące
    [5] pięć sąsiadujących
   *[other] { $kingdom } sąsiadujących
}
con-goal-points = Gra do { $target } pkt
con-you-have = { $regions ->
    [one] Masz 1 region
    [few] Masz { $regions } regiony, sąsiadujące: { $kingdom }
    [many] Masz { $regions } regionów, sąsiadujące: { $kingdom }
   *[other] Masz { $regions } regionu, sąsiadujące: { $kingdom }
}
con-would-win-you = { $region } da ci zwycięstwo
con-would-win = { $count ->
    [one] { $region }: tu może wygrać { $names }
   *[other] { $region }: tu mogą wygrać { $names }
}

## Bitwy

con-battle-number = bitwa { $number }
con-after-battle = po bitwie { $number }
con-game-number = partia { $number }
con-companies = Kompanie
con-company-of = Kompania: { $name }
con-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
con-regions = { $count ->
    [one] { $count } region
    [few] { $count } regiony
    [many] { $count } regionów
   *[other] { $count } regionu
}
con-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
con-you = Ty
con-standing-turn = twoja kolej
con-standing-deciding = decyduje
con-standing-passed = pasuje
con-standing-after-you = po tobie
con-standing-out = poza bitwą
con-leads = najsilniejsza kompania
con-strength = Siła
con-face-down = zakryta karta
con-face-down-own = zakryta, inni jej nie widzą
con-face-down-shown = zakryta, ale tobie pokazana
con-only-you = tylko ty
con-shown = pokazana tobie
con-holder = ma Condottiere
con-known = znasz karty: { $cards } (tylko ty)

## Pory roku

con-season = Zima lub wiosna
con-season-spring = Bitwa o { $region-accusative }: wiosna
con-season-spring-about = Najsilniejsi najemnicy liczą się o 3 więcej. Zima by ją zakończyła.
con-season-spring-short = Najsilniejsi najemnicy liczą się o 3 więcej
con-season-winter = Bitwa o { $region-accusative }: zima
con-season-winter-about = Każdy najemnik liczy się za 1. Wiosna by ją zakończyła.
con-season-winter-short = Każdy najemnik liczy się za 1
con-by = zagrywa: { $names }

## Ręka

con-hand = Twoja ręka
con-hand-of = Ręka: { $name }
con-hand-none = Oglądasz grę
con-kept = zachowana
con-deck = Do dobrania { $count }
con-discard = Odrzucone { $count }
con-discard-title = Stos kart odrzuconych
con-discard-empty = Stos kart odrzuconych jest pusty.
con-show = Pokaż kartę
con-show-about = Zobaczy ją tylko wybrana osoba. Wszyscy zobaczą, że pokazujesz kartę.
con-show-which = Która karta
con-show-whom = Kto ma zobaczyć tę kartę: { $card }?

## Podgląd

con-preview = { $before } → { $after }
con-preview-leads = { $before } → { $after }, prowadzisz
con-preview-wins = to dałoby zwycięstwo
con-preview-neighbours = { $count ->
    [few] { $count } sąsiadujące regiony
    [many] { $count } sąsiadujących regionów
   *[other] { $count } sąsiadującego regionu
}
