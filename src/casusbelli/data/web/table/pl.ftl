# Strona stołu, dla każdej gry.

## Strona

play-opening = Otwieram stół…
play-no-table = Nie ma takiego stołu
play-not-now = Nie w tej chwili
play-no-table-about = Może już go sprzątnięto, a może adres jest niepełny.
play-not-opened = Nie udało się otworzyć stołu
play-not-opened-about = Część jego strony nie dotarła. Nic nie przepadło: gra jest na serwerze.
play-to-lobby = Do poczekalni
play-table = Stół
play-rail = Gracze, przebieg gry i rozmowy
play-prompt = Pytanie
play-tabs = Przebieg, rozmowy, opcje, zasady
play-menu = Więcej
play-sheet = Pytanie i ręka
play-sheet-height = Wysokość panelu
play-players = { $title ->
    [condottiere] Książęta
    [coalitions] Mocarstwa
    [raison-detat] Mocarstwa
    [realpolitik] Mocarstwa
   *[other] Gracze
}

## Górny pasek

play-seal = Pieczęć tasowania { $short }
play-seal-open = Pieczęć otwarta { $short }
play-watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
play-reconnecting = Łączę ponownie
play-lost = Połączenie zostało przerwane. Wszystko, co zagrano, jest bezpieczne; stół czeka tam, gdzie był.
play-retry = Spróbuj teraz
play-not-sent = Nie ma połączenia: niczego nie wysłano i nic nie przepadło. Spróbuj za chwilę.

## Pytanie

play-your-turn = Twoja kolej: { $question }
play-waiting-for = Teraz decyduje: { $names }
play-steps = Kroki
play-choose-first = Wybierz, a potem potwierdź.
play-chosen = Wybór: { $option }.
play-take-back = Cofnij
play-take-back-ask = Poproś o cofnięcie
play-open-rule = pokaż zasadę
play-answer-by = odpowiedź do: { $time }
play-time-half = Została połowa czasu.
play-time-tenth = Została dziesiąta część czasu.
play-time-up = Czas minął.
play-all-options = Opcje: { $count }
play-press-again = naciśnij jeszcze raz

## Koniec

play-you-won = Wygrywasz!
play-won = { $count ->
    [0] Koniec gry
    [one] Wygrywa { $names }
   *[other] Zwycięstwo dzielą { $names }
}
play-ended-agreed = Gra zakończona za zgodą graczy
play-ended-house = Grę zakończył administrator serwera
play-ended-house-reason = Podany powód: { $reason }
play-replay-about = To zapis gry. Aby go obejrzeć, przesuwaj się po osi na dole.
play-result = Wynik
play-look-at-board = Obejrzyj planszę
play-map-open = Otwórz mapę
play-map-close = Zamknij mapę
play-rematch = Rewanż
play-rematch-join = Dołącz do rewanżu
play-export-record = Pobierz zapis gry
play-house-board = Pobierz planszę domową
play-export-view = Pobierz to, co wiem
play-end = Koniec

## Przeszłość

play-looking = Oglądasz akcję { $ply } z { $last }
play-back-to-now = Wróć do gry
play-scrubber = Akcje gry
play-first = Początek
play-back = Poprzednia akcja
play-forward = Następna akcja
play-action-of = Akcja { $ply } z { $last }
play-live = Na żywo
play-eyes = Kto patrzy
play-eyes-nobody = widz

## Miejsca

play-you = { $name } (ty)
play-deputy = zastępca: { $bot }
play-by-deputy = (decyzja zastępcy)
play-by-clock = (czas minął)
play-online = przy stole
play-offline = poza stołem
play-awaited = teraz decyduje

## Zakładki

play-tab-affairs = Sprawy
play-tab-hand = Ręka
play-tab-log = Przebieg
play-tab-press = Rozmowy
play-tab-options = Opcje
play-tab-rules = Zasady
play-earlier = Wcześniej
play-later = Później
play-unread = nieprzeczytane:
play-no-options = Teraz nie masz nic do zrobienia.
play-no-options-past = W przeszłości nie można nic zagrać.
play-asides = { $count ->
    [one] Jedna rzecz, którą wolno zrobić w każdej chwili
    [few] { $count } rzeczy, które wolno zrobić w każdej chwili
    [many] { $count } rzeczy, które wolno zrobić w każdej chwili
   *[other] { $count } rzeczy, które wolno zrobić w każdej chwili
}

## Rozmowy

play-channels = Kto to czyta
play-all = Wszyscy
play-readers-all = Czytają to wszyscy przy stole.
play-readers-public = Czytają to wszyscy przy stole. Nie rozmawia się tu na osobności.
play-readers = Czytacie to tylko ty i { $name }.
play-no-messages = Nikt się jeszcze nie odezwał.
play-at-ply = akcja { $ply }
play-say-all = Powiedz coś przy stole…
play-say-to = Do: { $name }…
play-send = Wyślij
play-press-none = Przy tym stole się nie rozmawia: tak ustalono na początku.
play-message-waits = czeka na wynik bitwy
play-press-silence = Gdy zagrywa się karty, nie wolno o nich rozmawiać. Twój list poczeka na wynik bitwy:
play-press-seated = Rozmawiają tu tylko gracze.
play-press-replay = To jest zapis gry; nikt cię tu nie przeczyta.

## Zasady

play-rules = Zasady
play-rules-search = Szukaj w zasadach
play-rules-coming = Pobieram zasady…
play-rules-none = Żadna zasada nie zawiera tych słów.
play-rule-changed = Przy tym stole odczytywane inaczej. { $reading }
play-rules-lost = Nie udało się pobrać zasad. Spróbuj, gdy wróci połączenie.
play-rule-prompt = zasada, z której wynika pytanie
play-rule-asked = zasada, o którą pytasz
play-rule-back = Wróć do zasady pytania
play-why-hint = Naciśnij na stole cokolwiek, czego nie można wybrać, a dowiesz się dlaczego.

## Powiększenie

play-zoom = Powiększenie
play-zoom-in = Powiększ
play-zoom-out = Pomniejsz
play-zoom-fit = Cała mapa

## Pieczęć

play-seal-title = Uczciwe tasowanie
play-seal-about = Przed rozdaniem pierwszej karty serwer wylosował tajną liczbę do tasowania i pokazał jej pieczęć: skrót, z którego liczby nie da się odczytać. Po grze liczba zostanie ujawniona i każdy będzie mógł sprawdzić, że nikt jej nie zmienił.
play-seal-opened-about = Pieczęć to SHA-256 poniższego tekstu. Twoja przeglądarka może policzyć ją jeszcze raz i porównać.
play-seal-opened = Pieczęć tasowania jest otwarta
play-seal-hash = Pieczęć, widoczna od przygotowania stołu
play-seal-text = Zapieczętowany tekst: sól, dwukropek, ziarno
play-seal-computed = SHA-256 tego tekstu, policzone tutaj
play-seal-verify = Sprawdź
play-seal-right = Są takie same: tasowanie ustalono przed grą i nikt go nie zmienił.
play-seal-wrong = Różnią się: to nie jest tasowanie, które zapieczętowano.

## Propozycje

play-offer-take-back = { $who ->
    [you] Prosisz o cofnięcie tego, co było po akcji { $ply }.
   *[other] { $name } prosi o cofnięcie tego, co było po akcji { $ply }.
}
play-offer-end = { $who ->
    [you] Proponujesz, by zakończyć grę w tym miejscu.
    [other] { $name } proponuje, by zakończyć grę w tym miejscu.
   *[menu] Zaproponuj zakończenie gry
}
play-offer-agreed = Już za: { $names }.
play-agree = Zgadzam się
play-decline = Odmawiam

## Menu

play-deputy-on = Niech za mnie gra bot { $level }
play-deputy-off = Znów decyduję ja
play-copy-link = Kopiuj link do mojego miejsca
play-link-copied = Link jest w schowku
play-leave = Odejdź od stołu

## Przed grą

play-waiting-free = { $count ->
    [one] Jedno miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie.
    [few] Wolne są { $count } miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
    [many] Wolnych jest { $count } miejsc. Gra zacznie się, gdy wszystkie będą zajęte.
   *[other] Wolne miejsca: { $count }. Gra zacznie się, gdy wszystkie będą zajęte.
}
play-waiting-full = Wszystkie miejsca są zajęte: gra się zaczyna.
play-chairs = Miejsca
play-chair-open = Wolne
play-chair-reserved = Zarezerwowane
play-chair-bot = Bot
play-chair-person = Gracz
play-chair-open-about = dla każdego, kto przyjdzie
play-chair-reserved-about = dla osoby, która ma link
play-change-chair = Miejsce { $number }
play-host = gospodarz
play-invite = Link z zaproszeniem
play-link-secret = Kto ma ten link, ten ma to miejsce. Wyślij go tylko jednej osobie.
play-copy-table-link = Kopiuj link do stołu
play-stand-up = Wstań od stołu
play-bot-level = Poziom botów
play-start = { $count ->
    [one] Zacznij z botem na wolnym miejscu
    [few] Zacznij z botami na { $count } wolnych miejscach
    [many] Zacznij z botami na { $count } wolnych miejscach
   *[other] Zacznij z botami na wolnych miejscach
}
play-sit-free = Jest tu wolne miejsce dla ciebie.
play-sit-invited = Miejsce przy tym stole czeka na ciebie.
play-your-name = Twoje imię przy stole
play-sit-down = Usiądź
play-sit-down-as = Usiądź jako { $roles }
play-press-rule-all = rozmowy jawne i prywatne
play-press-rule-public = rozmowy tylko jawne
play-press-rule-none = bez rozmów
play-fewer = O jeden mniej
play-more = O jeden więcej
