# Koalicje po polsku. Nazwy na mapie są takie jak na planszy; polską nazwę miejsca podaje `.local`.

title-coalitions = Koalicje
    .about = Europa epoki napoleońskiej, od 3 do 6 graczy; L'Empereur od 1 do 5.
    .pitch = Sześć mocarstw, dwie koalicje i nikt długo nie dochowuje wiary. Europa lat 1792–1813, bitwy na karty i nerwy.
    .length = od 90 minut do 3 godzin

## Opcje

option-scenario = scenariusz
    .about = Rok, w którym zaczyna się gra. Na pierwszą grę najlepszy jest 1805.
option-mode = tryb gry
    .about = Każdy gra dla siebie albo wszyscy razem przeciw Napoleonowi, który gra sam (tylko w scenariuszu 1805).
option-level = poziom w L'Empereur
    .about = Jak silny Napoleon zaczyna grę L'Empereur.
option-third-minor = trzecie pomniejsze mocarstwo
    .about = W grze na trzy osoby: które mocarstwo jest pomniejsze obok Prus i Imperium Osmańskiego.
option-abilities = zdolności generałów
    .about = Wellington, Schwarzenberg, Blücher, Kutuzow i Wielki Wezyr mają własne zdolności.
option-random-powers = losowanie mocarstw
    .about = Mocarstwa przydziela się miejscom losowo, a nie w Porządku Mocarstw.
option-negotiation = negocjacje
    .about = Zanim padną deklaracje statusu, wszyscy rozmawiają, aż każdy zgłosi gotowość.
option-limit = ostatnia runda
    .about = Gra kończy się najpóźniej po tej rundzie; 0 oznacza, że nie ma ostatniej rundy.

choice-scenario-1792 = 1792: I Koalicja antyfrancuska
choice-scenario-1798 = 1798: II Koalicja antyfrancuska
choice-scenario-1805 = 1805: III Koalicja antyfrancuska
choice-scenario-1806 = 1806: IV Koalicja antyfrancuska
choice-scenario-1809 = 1809: V Koalicja antyfrancuska
choice-scenario-1812 = 1812: VI Koalicja antyfrancuska
choice-scenario-1813 = 1813: Święte Przymierze
choice-mode-coalitions = Koalicje
choice-mode-empereur = L'Empereur
choice-level-ogre = L'Ogre (łatwy)
choice-level-usurper = L'Usurpateur (wymagający)
choice-level-emperor = L'Empereur Napoléon (niezwykle wymagający)
choice-third-minor-russia = Rosja
choice-third-minor-austria = Austria

## Zasady domowe: rozstrzygnięcia, które można odczytać różnie; najpierw zwykłe odczytanie

option-paris = kto kończy grę w Paryżu
    .about = Czyj generał w Paris kończy grę, gdy mija runda.
option-lost-capital = status bez własnej stolicy
    .about = Co może zadeklarować w Fazie Dyplomacji mocarstwo, które nie kontroluje swojej stolicy.
option-expelled = status po wydaleniu
    .about = Co może wybrać mocarstwo wydalone przez Wielką Brytanię albo Francję.
option-wheel = Austria i Imperium Osmańskie na kole
    .about = Gdzie te dwa mocarstwa zaczynają na Kole Wojny.
option-napoleon-scores = wpływy Napoleona za bitwy
    .about = Za które bitwy Francja zyskuje wpływy w L'Empereur.

choice-paris-other-players = każdy inny gracz
    .about = Generał każdego mocarstwa, które kontroluje inny gracz niż gracz Francji, także jej sojusznika.
choice-paris-outside = spoza Koalicji francuskiej
    .about = Generał mocarstwa, które nie należy do Koalicji francuskiej.
choice-paris-letter = każde mocarstwo poza Francją
    .about = Generał każdego mocarstwa poza Francją, także jej własnych pomniejszych mocarstw, które nie dają jej premii.
choice-lost-capital-free = wolny wybór
    .about = Może zadeklarować każdy status, tak jakby miało swoją stolicę.
choice-lost-capital-neutral = musi być neutralne
    .about = Musi zadeklarować Neutralność.
choice-lost-capital-kept = zachowuje status
    .about = Musi zachować status, który ma.
choice-expelled-alone = neutralność albo ekspansjonizm
    .about = Wybiera Neutralność albo Ekspansjonizm i jest to ostateczne.
choice-expelled-any = każdy inny status
    .about = Może też poprosić o przyjęcie do drugiej koalicji; jej przywódca je przyjmuje albo odrzuca.
choice-wheel-austria-5 = Austria 5, Imperium Osmańskie 2
    .about = Austria zaczyna na Poszerzeniu Wpływów, a Imperium Osmańskie na Opodatkowaniu, jak wskazują ich miejsca wśród mocarstw.
choice-wheel-austria-2 = Austria 2, Imperium Osmańskie 5
    .about = Austria zaczyna na Opodatkowaniu, a Imperium Osmańskie na Poszerzeniu Wpływów.
choice-napoleon-scores-always = w ataku i w obronie
    .about = Francja zyskuje wpływy za każdego generała, którego pokona, w ataku czy w obronie.
choice-napoleon-scores-attacking = tylko w ataku
    .about = Francja zyskuje wpływy za pokonanych generałów tylko wtedy, gdy sama atakuje.

## Co zmieniły kolejne wersje zasad

amendment-allies-in-paris = Jeśli stół nie umówi się inaczej, generał sojusznika Francji stojący w Paris kończy grę tak samo jak generał każdego innego gracza.

## Mocarstwa, w Porządku Mocarstw

power-britain = Wielka Brytania
    .genitive = Wielkiej Brytanii
    .dative = Wielkiej Brytanii
    .accusative = Wielką Brytanię
    .instrumental = Wielką Brytanią
    .number = singular
    .short = Brytania
    .letter = B
power-france = Francja
    .genitive = Francji
    .dative = Francji
    .accusative = Francję
    .instrumental = Francją
    .number = singular
    .short = Francja
    .letter = F
power-austria = Austria
    .genitive = Austrii
    .dative = Austrii
    .accusative = Austrię
    .instrumental = Austrią
    .number = singular
    .short = Austria
    .letter = A
power-prussia = Prusy
    .genitive = Prus
    .dative = Prusom
    .accusative = Prusy
    .instrumental = Prusami
    .number = plural
    .short = Prusy
    .letter = P
power-russia = Rosja
    .genitive = Rosji
    .dative = Rosji
    .accusative = Rosję
    .instrumental = Rosją
    .number = singular
    .short = Rosja
    .letter = R
power-ottoman = Imperium Osmańskie
    .genitive = Imperium Osmańskiego
    .dative = Imperium Osmańskiemu
    .accusative = Imperium Osmańskie
    .instrumental = Imperium Osmańskim
    .number = singular
    .short = Osmanowie
    .letter = O

status-british = Koalicja brytyjska
    .short = brytyjska
    .about = Sojusz z Wielką Brytanią; wojna z Koalicją francuską i ekspansjonistami. Wolno pływać i brać subwencje.
status-french = Koalicja francuska
    .short = francuska
    .about = Sojusz z Francją; wojna z Koalicją brytyjską i ekspansjonistami.
status-neutral = Neutralność
    .short = neutralność
    .about = Pokój ze wszystkimi. Terytoriów macierzystych nie można atakować, podatki podwójne, ale generałowie stoją tylko na terytoriach, które mocarstwo kontroluje.
status-expansionist = Ekspansjonizm
    .short = ekspansja
    .about = W pojedynkę: wojna z obiema koalicjami i każdym innym ekspansjonistą.

## Generałowie. Większość nie ma nazwiska: kto widzi mapę, poznaje ich po miejscu.

general-britain-1 = generał brytyjski
    .accusative = generała brytyjskiego
    .exact = generał brytyjski nr 1
    .exact-accusative = generała brytyjskiego nr 1
general-britain-2 = generał brytyjski
    .accusative = generała brytyjskiego
    .exact = generał brytyjski nr 2
    .exact-accusative = generała brytyjskiego nr 2
general-britain-3 = generał brytyjski
    .accusative = generała brytyjskiego
    .exact = generał brytyjski nr 3
    .exact-accusative = generała brytyjskiego nr 3
general-france-1 = generał francuski
    .accusative = generała francuskiego
    .exact = generał francuski nr 1
    .exact-accusative = generała francuskiego nr 1
general-france-2 = generał francuski
    .accusative = generała francuskiego
    .exact = generał francuski nr 2
    .exact-accusative = generała francuskiego nr 2
general-france-3 = generał francuski
    .accusative = generała francuskiego
    .exact = generał francuski nr 3
    .exact-accusative = generała francuskiego nr 3
general-france-4 = generał francuski
    .accusative = generała francuskiego
    .exact = generał francuski nr 4
    .exact-accusative = generała francuskiego nr 4
general-france-5 = generał francuski
    .accusative = generała francuskiego
    .exact = generał francuski nr 5
    .exact-accusative = generała francuskiego nr 5
general-france-6 = generał francuski
    .accusative = generała francuskiego
    .exact = generał francuski nr 6
    .exact-accusative = generała francuskiego nr 6
general-france-7 = generał francuski
    .accusative = generała francuskiego
    .exact = generał francuski nr 7
    .exact-accusative = generała francuskiego nr 7
general-austria-1 = generał austriacki
    .accusative = generała austriackiego
    .exact = generał austriacki nr 1
    .exact-accusative = generała austriackiego nr 1
general-austria-2 = generał austriacki
    .accusative = generała austriackiego
    .exact = generał austriacki nr 2
    .exact-accusative = generała austriackiego nr 2
general-austria-3 = generał austriacki
    .accusative = generała austriackiego
    .exact = generał austriacki nr 3
    .exact-accusative = generała austriackiego nr 3
general-austria-4 = generał austriacki
    .accusative = generała austriackiego
    .exact = generał austriacki nr 4
    .exact-accusative = generała austriackiego nr 4
general-prussia-1 = generał pruski
    .accusative = generała pruskiego
    .exact = generał pruski nr 1
    .exact-accusative = generała pruskiego nr 1
general-prussia-2 = generał pruski
    .accusative = generała pruskiego
    .exact = generał pruski nr 2
    .exact-accusative = generała pruskiego nr 2
general-prussia-3 = generał pruski
    .accusative = generała pruskiego
    .exact = generał pruski nr 3
    .exact-accusative = generała pruskiego nr 3
general-russia-1 = generał rosyjski
    .accusative = generała rosyjskiego
    .exact = generał rosyjski nr 1
    .exact-accusative = generała rosyjskiego nr 1
general-russia-2 = generał rosyjski
    .accusative = generała rosyjskiego
    .exact = generał rosyjski nr 2
    .exact-accusative = generała rosyjskiego nr 2
general-russia-3 = generał rosyjski
    .accusative = generała rosyjskiego
    .exact = generał rosyjski nr 3
    .exact-accusative = generała rosyjskiego nr 3
general-russia-4 = generał rosyjski
    .accusative = generała rosyjskiego
    .exact = generał rosyjski nr 4
    .exact-accusative = generała rosyjskiego nr 4
general-ottoman-1 = generał osmański
    .accusative = generała osmańskiego
    .exact = generał osmański nr 1
    .exact-accusative = generała osmańskiego nr 1
general-ottoman-2 = generał osmański
    .accusative = generała osmańskiego
    .exact = generał osmański nr 2
    .exact-accusative = generała osmańskiego nr 2
general-ottoman-3 = generał osmański
    .accusative = generała osmańskiego
    .exact = generał osmański nr 3
    .exact-accusative = generała osmańskiego nr 3
general-wellington = Wellington
    .accusative = Wellingtona
    .exact = Wellington
    .exact-accusative = Wellingtona
    .initial = W
general-napoleon = Napoleon
    .accusative = Napoleona
    .exact = Napoleon
    .exact-accusative = Napoleona
    .initial = N
general-schwarzenberg = Schwarzenberg
    .accusative = Schwarzenberga
    .exact = Schwarzenberg
    .exact-accusative = Schwarzenberga
    .initial = S
general-bluecher = Blücher
    .accusative = Blüchera
    .exact = Blücher
    .exact-accusative = Blüchera
    .initial = B
general-kutuzov = Kutuzow
    .accusative = Kutuzowa
    .exact = Kutuzow
    .exact-accusative = Kutuzowa
    .initial = K
general-grand-vizier = Wielki Wezyr
    .accusative = Wielkiego Wezyra
    .exact = Wielki Wezyr
    .exact-accusative = Wielkiego Wezyra
    .initial = W

## Terytoria

territory-london = London
    .local = Londyn
territory-cornwall = Cornwall
    .local = Kornwalia
territory-paris = Paris
    .local = Paryż
territory-picardie = Picardie
    .local = Pikardia
territory-lorraine = Lorraine
    .local = Lotaryngia
territory-normandie_bretagne = Normandie & Bretagne
    .local = Normandia i Bretania
territory-aquitaine = Aquitaine
    .local = Akwitania
territory-languedoc = Languedoc
    .local = Langwedocja
territory-provence = Provence
    .local = Prowansja
territory-navarra = Navarra
    .local = Nawarra
territory-catalonia = Catalonia
    .local = Katalonia
territory-leon = Leon
    .local = León
territory-valencia = Valencia
    .local = Walencja
territory-andalusia = Andalusia
    .local = Andaluzja
territory-madrid = Madrid
    .local = Madryt
territory-oporto = Oporto
    .local = Porto
territory-lisboa = Lisboa
    .local = Lizbona
territory-beira = Beira
    .local = Beira
territory-holland = Holland
    .local = Holandia
territory-westphalia = Westphalia
    .local = Westfalia
territory-hannover = Hannover
    .local = Hanower
territory-pfalz = Pfalz
    .local = Palatynat
territory-hesse = Hesse
    .local = Hesja
territory-wurttemberg = Wurttemberg
    .local = Wirtembergia
territory-bavaria = Bavaria
    .local = Bawaria
territory-saxonia = Saxonia
    .local = Saksonia
territory-mecklenburg = Mecklenburg
    .local = Meklemburgia
territory-danmark = Danmark
    .local = Dania
territory-berlin = Berlin
    .local = Berlin
territory-borussia = Borussia
    .local = Prusy Wschodnie
territory-silesia = Silesia
    .local = Śląsk
territory-pommern = Pommern
    .local = Pomorze
territory-wien = Wien
    .local = Wiedeń
territory-tyrol = Tyrol
    .local = Tyrol
territory-bohemia = Bohemia
    .local = Czechy
territory-hungari = Hungari
    .local = Węgry
territory-galicia = Galicia
    .local = Galicja
territory-venezia = Venezia
    .local = Wenecja
territory-dalmatia = Dalmatia
    .local = Dalmacja
territory-lombardia = Lombardia
    .local = Lombardia
territory-patrimonium_st_petri = Patrimonium St. Petri
    .local = Państwo Kościelne
territory-napoli = Napoli
    .local = Neapol
territory-warszawa = Warszawa
    .local = Warszawa
territory-livonia = Livonia
    .local = Inflanty
territory-polesie = Polesie
    .local = Polesie
territory-podolia = Podolia
    .local = Podole
territory-bessarabia = Bessarabia
    .local = Besarabia
territory-st_petersburg = St. Petersburg
    .local = Petersburg
territory-moskva = Moskva
    .local = Moskwa
territory-smolensk = Smolensk
    .local = Smoleńsk
territory-ukraine = Ukraine
    .local = Ukraina
territory-crimea = Crimea
    .local = Krym
territory-kuban = Kuban
    .local = Kubań
territory-istanbul = Istanbul
    .local = Stambuł
territory-anatolia = Anatolia
    .local = Anatolia
territory-syria = Syria
    .local = Syria
territory-egypt = Egypt
    .local = Egipt
territory-serbia = Serbia
    .local = Serbia
territory-wallachia = Wallachia
    .local = Wołoszczyzna
territory-rumelia = Rumelia
    .local = Rumelia
territory-hellas = Hellas
    .local = Grecja
territory-bosnia = Bosnia
    .local = Bośnia
territory-georgia = Georgia
    .local = Gruzja
territory-sverige = Sverige
    .local = Szwecja
territory-finland = Finland
    .local = Finlandia
territory-alps = Alps
    .local = Alpy
territory-caucasus = Caucasus
    .local = Kaukaz
territory-brabant = Brabant
    .local = Brabancja
territory-karinthia = Karinthia
    .local = Karyntia

source-rulebook = wymienia je instrukcja
source-reconstructed = odtworzone przez nas
source-printed = wzięte z drukowanej gry
source-house = tak podaje plansza domowa tego stołu
source-public = wzięte ze źródeł publicznych

## Koło Wojny

field-drill = Musztra
    .short = Musztra
field-taxation = Opodatkowanie oraz Handel
    .short = Podatki
field-leadership = Przywództwo
    .short = Przywództwo
field-mobilization = Mobilizacja
    .short = Mobilizacja
field-expand-influence = Poszerzenie Wpływów
    .short = Wpływy
field-movement = Ruch
    .short = Ruch

## Karty

card-1 = 1
    .ability = nic poza siłą
card-2 = 2
    .ability = liczy się za 3 na terytorium, które kontroluje jej mocarstwo
    .brief = 3 u siebie
card-3 = 3
    .ability = zagrana odkryta odkrywa kartę strony przeciwnej
    .brief = odkrywa
card-4 = 4
    .ability = każda para w stosie jednego generała liczy się o 1 więcej
    .brief = pary +1
card-5 = 5
    .ability = po przegranej bitwie kosztuje mocarstwo dodatkowo 1 morale
    .brief = −1 za klęskę

napoleon-1 = Armée d'Orient
napoleon-2 = Armée d'Italie
napoleon-3 = Armée de Naples
napoleon-4 = La Grande Armée
napoleon-5 = Armée de Dalmatie
napoleon-6 = Armée du Nord
napoleon-7 = Armée de Prusse
napoleon-8 = Armée de Pologne
napoleon-9 = Armée de Portugal
napoleon-10 = Armée d'Espagne
napoleon-11 = Armée d'Allemagne
napoleon-12 = Grande Armée de Russie

## Decyzje: o co pyta gra

prompt-name-general = wybierz, który z twoich generałów jest postacią historyczną
prompt-talk = negocjujcie; deklaracje statusu nastąpią, gdy każdy zgłosi gotowość
prompt-negotiate = zadeklaruj status swojego mocarstwa w tej rundzie; pozostanie tajny, aż zadeklarują wszyscy
prompt-expel = wydal członka ze swojej koalicji albo zakończ wydalanie
prompt-choose-after-expulsion = wydalono cię z koalicji: wybierz inny status
prompt-admit = mocarstwo prosi o przyjęcie do twojej koalicji: przyjmij je albo odpraw
prompt-bid = zalicytuj morale o kontrolę nad pomniejszym mocarstwem
prompt-reinforce = garnizon schodzi z planszy: wybierz generała, który przejmie oddział
prompt-let-stay = pozwól zostać generałowi nowego sojusznika albo go odpraw
prompt-choose-leaving = wybierz, który z twoich generałów odejdzie teraz
prompt-leave-to = twój generał musi odejść: wybierz dokąd
prompt-drill = przeprowadź musztrę (dobierz kartę, potem jedną odrzuć) albo z niej zrezygnuj
prompt-discard-drilled = odrzuć kartę
prompt-discard-surplus = masz za dużo kart na ręce: odrzuć kartę
prompt-lead = wybierz, co da twoje przywództwo
prompt-place-general = umieść generała na swoim terytorium albo zakończ
prompt-recall = zdejmij generała z mapy albo zakończ
prompt-subsidise = zaproponuj subwencję członkowi swojej koalicji albo zakończ
prompt-offer-amount = ile pieniędzy proponujesz?
prompt-lend-card = wybierz kartę bitwy, którą proponujesz
prompt-answer-offer = przyjmij subwencję albo odmów
prompt-buy = kup coś albo zakończ zakupy
prompt-choose-arbiter = wybierz arbitra swojego ruchu
prompt-disband = rozwiąż swój garnizon albo zakończ
prompt-choose-move = wybierz generała, który ruszy teraz, albo zakończ ruchy
prompt-choose-way = wybierz, dokąd i jak rusza twój generał
prompt-choose-onward = prowadź ruch strategiczny dalej albo zatrzymaj się tutaj
prompt-choose-garrisons = zostaw oddziały jako garnizony po drodze, potem rusz
prompt-give-consent = sojusznik prosi o zgodę na swój ruch
prompt-request-turn = zakończ ruch albo poproś arbitra o kolejną turę ruchu
prompt-allow-turn = jesteś arbitrem: pozwól na kolejną turę ruchu albo odmów
prompt-choose-battle = wybierz następną bitwę
prompt-withdraw-before-battle = twój generał może odejść przed bitwą albo stanąć do walki
prompt-allow-refuge = wpuść generała sojusznika na swoje terytorium albo odmów
prompt-support = wybierz generała, który wesprze bitwę, albo zakończ wybieranie
prompt-play-card = zagraj kartę za wskazanego generała albo spasuj do końca bitwy
prompt-lose-to = twój generał przegrał: wybierz, dokąd trafi
prompt-draw-to = bitwa jest nierozstrzygnięta i twój generał musi się wycofać: wybierz dokąd
prompt-garrison-conquest = zostaw oddział jako garnizon zdobytego terytorium albo żadnego
prompt-comfort = wybierz, które z mocarstw o najniższym morale zyska 1
prompt-reserve-general = wybierz francuskiego generała, który stanie w odwodzie w Wyścigu do Paryża
prompt-send-general = kilku francuskich generałów ma równie blisko: wybierz, kogo wyśle Napoleon
prompt-fill-general = Francji brakuje pieniędzy na wszystkie oddziały: wybierz generała, który dostanie następny
prompt-play-openly = zagraj odkrytą kartę albo na razie żadnej
prompt-draw-for = wybierz francuskiego generała, który wesprze bitwę następną kartą
prompt-retreat-french = wybierz, dokąd wycofa się francuski generał

decision-name-general = wybrać postać historyczną wśród swoich generałów
decision-talk = zgłosić gotowość
decision-negotiate = zadeklarować status
decision-expel = rozstrzygnąć o wydaleniach z koalicji
decision-choose-after-expulsion = wybrać status po wydaleniu
decision-admit = przyjąć mocarstwo do koalicji lub je odprawić
decision-bid = zalicytować o pomniejsze mocarstwo
decision-reinforce = wybrać generała, który przejmie oddział
decision-let-stay = pozwolić generałowi zostać lub go odprawić
decision-choose-leaving = wybrać generała, który odejdzie teraz
decision-leave-to = wybrać, dokąd odejdzie generał
decision-drill = przeprowadzić musztrę lub z niej zrezygnować
decision-discard-drilled = odrzucić kartę
decision-discard-surplus = odrzucić nadmiar kart
decision-lead = wybrać, co da przywództwo
decision-place-general = umieścić generałów na mapie
decision-recall = zdjąć generałów z mapy
decision-subsidise = zaproponować subwencje
decision-offer-amount = podać proponowaną kwotę
decision-lend-card = wybrać proponowaną kartę bitwy
decision-answer-offer = przyjąć subwencję lub odmówić
decision-buy = zrobić zakupy
decision-choose-arbiter = wybrać arbitra
decision-disband = rozwiązać garnizony lub nie
decision-choose-move = wybrać następny ruch
decision-choose-way = wybrać, dokąd rusza generał
decision-choose-onward = prowadzić ruch strategiczny dalej lub się zatrzymać
decision-choose-garrisons = wybrać garnizony zostawiane w tym ruchu
decision-give-consent = zgodzić się na ruch sojusznika lub odmówić
decision-request-turn = zakończyć ruch lub poprosić o kolejną turę
decision-allow-turn = pozwolić na kolejną turę ruchu lub odmówić
decision-choose-battle = wybrać następną bitwę
decision-withdraw-before-battle = stanąć do walki lub odejść przed bitwą
decision-allow-refuge = wpuścić generała sojusznika lub odmówić
decision-support = zadeklarować wsparcie
decision-play-card = zagrać kartę lub spasować
decision-lose-to = wybrać, dokąd trafi pokonany generał
decision-draw-to = wybrać, dokąd wycofa się generał
decision-garrison-conquest = zdecydować o garnizonie na zdobytym terytorium
decision-comfort = wybrać, czyje morale wzrośnie
decision-reserve-general = wybrać francuskiego generała, który stanie w odwodzie
decision-send-general = wybrać francuskiego generała, którego wyśle Napoleon
decision-fill-general = wybrać francuskiego generała, który dostanie oddział
decision-play-openly = zagrać odkrytą kartę lub żadnej
decision-draw-for = wybrać francuskiego generała, który wesprze bitwę
decision-retreat-french = wybrać, dokąd wycofa się francuski generał

## Akcje: co można wybrać

action-name = wybierz: { $general-exact }
action-ready = gotowe
action-not-ready = jeszcze nie gotowe
action-status = { $status }
action-expel = wydal { $power-accusative }
action-expel-no-more = nie wydalaj nikogo więcej
action-admit = przyjmij { $power-accusative } do koalicji
action-turn-away = odpraw { $power-accusative }
action-bid = { $number ->
    [0] nie licytuj
    [one] zalicytuj { $number } punkt morale
    [few] zalicytuj { $number } punkty morale
   *[many] zalicytuj { $number } punktów morale
}
action-reinforce = oddział przejmie { $general-exact }
action-let-stay = pozwól mu zostać
action-send-away = odpraw go
action-leave = teraz odejdzie { $general-exact }
action-drill = przeprowadź musztrę
action-skip-drill = zrezygnuj z musztry
action-discard = odrzuć kartę { $card }
action-deploy = wprowadź generałów na mapę
action-withdraw = zdejmij generałów z mapy
action-draw-card = dobierz kartę
action-raise-morale = zyskaj 1 punkt morale
action-rest = nie rób nic
action-take = umieść zamiast niego { $general-exact-accusative }
action-deploy-no-more = nie umieszczaj nikogo więcej
action-place = umieść go: { $territory }
action-recall = zdejmij { $general-exact-accusative }
action-recall-no-more = nie zdejmuj nikogo więcej
action-subsidise = zaproponuj subwencję { $power-dative }
action-hire-out = zaproponuj kartę bitwy { $power-dative }
action-subsidise-no-more = nie proponuj nic więcej
action-offer = zaproponuj { $number ->
    [one] { $number } pieniądz
    [few] { $number } pieniądze
   *[many] { $number } pieniędzy
}
action-lend = zaproponuj kartę { $card }
action-accept = przyjmij pieniądze
action-decline = odmów przyjęcia pieniędzy
action-buy-troop = kup oddział, obejmie go { $general-exact }
action-buy-card = kup kartę
action-buy-morale = kup 1 punkt morale
action-buy-fortress = zbuduj fortecę: { $territory }
action-buy-no-more = nie kupuj nic więcej
action-arbiter = arbitrem { $power-number ->
    [plural] będą
   *[other] będzie
} { $power }
action-disband = rozwiąż garnizon: { $territory }
action-disband-no-more = nie rozwiązuj nic więcej
action-move = rusz { $general-exact-accusative }
action-undo-move = cofnij ostatni ruch
action-end-moves = zakończ ruchy
action-march = maszeruj: { $territory }
action-sail = płyń: { $territory }
action-hasten = ruch strategiczny, jeden krok: { $territory }
action-embark = wypłyń do Egiptu jako Armée d'Orient
action-halt = zatrzymaj się tutaj
action-garrison = zostaw garnizon: { $territory }
action-garrison-no-more = nie zostawiaj więcej garnizonów
action-consent = zgódź się
action-refuse = odmów
action-request-turn = poproś o kolejną turę ruchu
action-end-movement = zakończ ruch
action-battle = stocz bitwę: { $territory }
action-support = bitwę wesprze { $general-exact }
action-support-no-more = nie wspieraj nikim więcej
action-play = zagraj kartę { $card }
action-expose = zagraj odkrytą 3 i odkryj kartę nr { $number }, którą ma { $general-exact }
action-strike = zagraj odkrytą 3 i odrzuć kartę nr { $number }, którą ma { $general-exact }
action-pass = spasuj
action-stand = stań do walki
action-retreat = cel: { $territory }
action-off-map = poza mapę, bez oddziałów
action-to-capital = do stolicy
action-comfort = podnieś morale { $power-genitive }
action-send = wyślij { $general-exact-accusative }
action-reserve = w odwodzie stanie { $general-exact }

## Zdarzenia: Koło Wojny i jego akcje

event-round = Zaczyna się runda { $count }.
event-turn = Tura akcji { $count }.
event-named = Generał na terytorium { $territory } to { $who }.
event-named-off-map = { $who } czeka poza mapą.
event-drew = { $power } { $power-number ->
    [plural] dobierają
   *[other] dobiera
} kartę.
event-drew-own = { $power } { $power-number ->
    [plural] dobierają
   *[other] dobiera
} kartę: { $card }.
event-discarded = { $power } { $power-number ->
    [plural] odrzucają
   *[other] odrzuca
} kartę { $card }.
event-reshuffled = Stos kart odrzuconych zostaje przetasowany w nową talię.
event-reshuffled-own = { $power } { $power-number ->
    [plural] tasują
   *[other] tasuje
} karty odrzucone w nową talię.
event-drilled = { $power } { $power-number ->
    [plural] przeprowadzają
   *[other] przeprowadza
} musztrę.
event-drill-skipped = { $power } { $power-number ->
    [plural] rezygnują
   *[other] rezygnuje
} z musztry.
event-taxed = { $power } { $power-number ->
    [plural] ściągają
   *[other] ściąga
} podatki: { $count ->
    [one] { $count } pieniądz
    [few] { $count } pieniądze
   *[many] { $count } pieniędzy
}.
event-traded = { $power } { $power-number ->
    [plural] zarabiają
   *[other] zarabia
} na handlu: { $count ->
    [one] { $count } pieniądz
    [few] { $count } pieniądze
   *[many] { $count } pieniędzy
}.
event-expanded = { $count ->
    [0] { $power } nie { $power-number ->
        [plural] mają
       *[other] ma
    } ziem, które przynoszą wpływy.
   *[other] { $power } { $power-number ->
        [plural] poszerzają
       *[other] poszerza
    } wpływy.
}
event-grand-coalition-paid = { $count ->
    [0] { $power } nie { $power-number ->
        [plural] mają
       *[other] ma
    } ziem spornych, które przynoszą pieniądze.
   *[other] { $power } { $power-number ->
        [plural] dostają
       *[other] dostaje
    } { $count ->
        [one] { $count } pieniądz
        [few] { $count } pieniądze
       *[many] { $count } pieniędzy
    } za swoje terytoria sporne.
}
event-influence = { $power } { $power-number ->
    [plural] zyskują
   *[other] zyskuje
} { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} wpływu.
event-morale-up = { $power } { $power-number ->
    [plural] zyskują
   *[other] zyskuje
} { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} morale.
event-morale-down = { $power } { $power-number ->
    [plural] tracą
   *[other] traci
} { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} morale.
event-spain-opened = Hiszpania jest odtąd otwarta dla wszystkich mocarstw.
event-rested = { $power } nie { $power-number ->
    [plural] robią
   *[other] robi
} użytku z przywództwa.
event-deployed = { $who } wchodzi na mapę: { $territory }.
event-recalled = { $who } schodzi z mapy: { $territory }.
event-offered = { $power } { $power-number ->
    [plural] proponują
   *[other] proponuje
} { $other-dative } { $count ->
    [one] { $count } pieniądz
    [few] { $count } pieniądze
   *[many] { $count } pieniędzy
}.
event-subsidised = { $other } { $other-number ->
    [plural] przyjmują
   *[other] przyjmuje
} od { $power-genitive } { $count ->
    [one] { $count } pieniądz
    [few] { $count } pieniądze
   *[many] { $count } pieniędzy
}.
event-subsidy-declined = { $power } nie { $power-number ->
    [plural] przyjmują
   *[other] przyjmuje
} subwencji.
event-mercenary-offered = { $power } { $power-number ->
    [plural] proponują
   *[other] proponuje
} { $other-dative } kartę bitwy.
event-mercenary-offered-own = Proponowana karta { $power-genitive }: { $card }.
event-mercenaries-sent = { $other } { $other-number ->
    [plural] przyjmują
   *[other] przyjmuje
} od { $power-genitive } { $count ->
    [one] kartę bitwy
    [few] { $count } karty bitwy
   *[many] { $count } kart bitwy
}.
event-mercenary-received = { $power } { $power-number ->
    [plural] dostają
   *[other] dostaje
} kartę { $card }.
event-mercenaries-declined = { $power } nie { $power-number ->
    [plural] przyjmują
   *[other] przyjmuje
} kart bitwy.
event-troop-bought = { $power } { $power-number ->
    [plural] wystawiają
   *[other] wystawia
} oddział: { $territory }.
event-fortress-built = { $power } { $power-number ->
    [plural] budują
   *[other] buduje
} fortecę: { $territory }.
event-morale-bought = { $power } { $power-number ->
    [plural] płacą
   *[other] płaci
} za morale.
event-card-bought = { $power } { $power-number ->
    [plural] kupują
   *[other] kupuje
} kartę.
event-corruption = { $power } { $power-number ->
    [plural] tracą
   *[other] traci
} przez korupcję { $count ->
    [one] { $count } pieniądz
    [few] { $count } pieniądze
   *[many] { $count } pieniędzy
}.

## Zdarzenia: ruch

event-movement = { $power } { $power-number ->
    [plural] zaczynają
   *[other] zaczyna
} ruch.
event-napoleon-moves = Napoleon może się ruszyć.
event-arbiter-chosen = { $power } { $power-number ->
    [plural] wybierają
   *[other] wybiera
} na arbitra { $other-accusative }.
event-disbanded = { $power } { $power-number ->
    [plural] rozwiązują
   *[other] rozwiązuje
} garnizon: { $territory }.
event-turn-requested = { $power } { $power-number ->
    [plural] proszą
   *[other] prosi
} { $other-accusative } o turę ruchu nr { $count }.
event-turn-allowed = { $power } { $power-number ->
    [plural] pozwalają
   *[other] pozwala
} { $other-dative } na turę ruchu nr { $count }.
event-turn-refused = { $power } { $power-number ->
    [plural] odmawiają
   *[other] odmawia
} { $other-dative } kolejnej tury ruchu.
event-moved-march = { $who } maszeruje: { $origin } → { $territory }.
event-moved-sail = { $who } płynie: { $origin } → { $territory }.
event-moved-strategic = { $who } idzie ruchem strategicznym: { $origin } → { $territory }.
event-moved-orient = { $who } płynie jako Armée d'Orient: { $origin } → { $territory }.
event-troops-relayed = { $power } { $power-number ->
    [plural] wysyłają
   *[other] wysyła
} koleją { $count ->
    [one] oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
}: { $place } → { $territory }.
event-garrisoned = { $power } { $power-number ->
    [plural] zostawiają
   *[other] zostawia
} garnizon: { $territory }.
event-move-undone = { $power } { $power-number ->
    [plural] cofają
   *[other] cofa
} ruch: { $who } jest znów tam, gdzie był ({ $territory }).
event-consented = { $power } { $power-number ->
    [plural] zgadzają
   *[other] zgadza
} się na ruch { $other-genitive }: { $territory }.
event-consent-refused = { $power } nie { $power-number ->
    [plural] zgadzają
   *[other] zgadza
} się na ruch { $other-genitive }: { $territory }.

## Zdarzenia: bitwy

event-battle = Bitwa: { $territory }. { $power-number ->
    [plural] Atakują
   *[other] Atakuje
} { $power }.
event-attack-strength = Siła strony atakującej: { $count }.
event-defence-strength = Siła strony broniącej się: { $count }.
event-evaded = { $who } unika bitwy i odchodzi: { $territory }.
event-refuge-granted = { $power } { $power-number ->
    [plural] wpuszczają
   *[other] wpuszcza
} { $who-accusative }: { $territory }.
event-refuge-refused = { $power } nie { $power-number ->
    [plural] wpuszczają
   *[other] wpuszcza
} { $who-accusative }: { $territory }.
event-supported = { $who } wspiera bitwę ({ $origin }).
event-card-laid = { $power } { $power-number ->
    [plural] zagrywają
   *[other] zagrywa
} zakrytą kartę ({ $place }).
event-card-laid-own = { $power } { $power-number ->
    [plural] zagrywają
   *[other] zagrywa
} zakrytą kartę { $card } ({ $place }).
event-card-played-openly = { $power } { $power-number ->
    [plural] zagrywają
   *[other] zagrywa
} odkrytą kartę { $card } ({ $place }).
event-card-exposed = Odkryta zostaje karta { $power-genitive }: { $card }.
event-card-struck = Odrzucona zostaje karta { $power-genitive }: { $card }.
event-passed-cards = { $power } { $power-number ->
    [plural] pasują i nie zagrają
   *[other] pasuje i nie zagra
} już kart w tej bitwie.
event-card-turned-up = { $power } { $power-number ->
    [plural] odkrywają
   *[other] odkrywa
} kartę { $card }.
event-attack-won = { $power } { $power-number ->
    [plural] wygrywają
   *[other] wygrywa
} bitwę: { $territory }.
event-attack-repelled = Obrońcy wygrywają bitwę: { $territory }. { $power-number ->
    [plural] Przegrywają
   *[other] Przegrywa
} { $power }.
event-battle-drawn = Bitwa nierozstrzygnięta: { $territory }. Atakujący musi się wycofać.
event-troops-lost = { $who } traci { $count ->
    [one] oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
} ({ $place }).
event-garrison-lost = { $power } { $power-number ->
    [plural] tracą
   *[other] traci
} garnizon: { $territory }.
event-prestige-won = { $power } { $power-number ->
    [plural] wyprzedzają
   *[other] wyprzedza
} { $other-accusative } na torze Prestiżu.
event-went-off-map = { $who } schodzi z mapy.
event-went-to-capital = { $who } wraca do stolicy: { $territory }.
event-retreated = { $who } wycofuje się: { $territory }.
event-reappeared = { $who } od razu wraca na mapę: { $territory }.

## Zdarzenia: dyplomacja, pomniejsze mocarstwa, aktualizacja planszy

event-diplomacy-began = Mocarstwa negocjują.
event-status-kept = { $power } { $power-number ->
    [plural] zachowują
   *[other] zachowuje
} status: { $status }.
event-status-chosen = { $power } { $power-number ->
    [plural] deklarują
   *[other] deklaruje
} nowy status: { $status }.
event-status-followed = { $power } { $power-number ->
    [plural] idą
   *[other] idzie
} za { $other-instrumental }: { $status }.
event-expelled = { $other } { $other-number ->
    [plural] wydalają
   *[other] wydala
} { $power-accusative } ze swojej koalicji.
event-asked-to-join = { $power } { $power-number ->
    [plural] proszą
   *[other] prosi
} o przyjęcie: { $status }.
event-auction-began = Za kim { $power-number ->
    [plural] pójdą
   *[other] pójdzie
} { $power }? Oferty są tajne.
event-bid = { $power } { $power-number ->
    [plural] licytują
   *[other] licytuje
}: { $count }.
event-auction-won = { $power } { $power-number ->
    [plural] wygrywają
   *[other] wygrywa
} licytację o { $other-accusative } za { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} morale.
event-capital-decided = Stolica ({ $territory }) jest w rękach { $power-genitive }, więc nie ma licytacji o { $other-accusative }.
event-control-kept = { $power } nadal { $power-number ->
    [plural] kontrolują
   *[other] kontroluje
} { $other-accusative }.
event-control-taken = { $power } { $power-number ->
    [plural] przejmują
   *[other] przejmuje
} kontrolę nad { $other-instrumental }. Nowy status: { $status }.
event-control-won = { $power } { $power-number ->
    [plural] przejmują
   *[other] przejmuje
} kontrolę nad { $other-instrumental }.
event-guest-stays = { $power } { $power-number ->
    [plural] zgadzają
   *[other] zgadza
} się, by { $who } został: { $territory }.
event-guest-sent-away = { $power } { $power-number ->
    [plural] odprawiają
   *[other] odprawia
} { $who-accusative }: { $territory }.
event-outmatched = { $territory }: silniejsza strona to { $other }, odejść { $power-number ->
    [plural] muszą
   *[other] musi
} { $power }.
event-coin-tossed = { $territory }: siły są równe, los sprzyja { $power-dative }.
event-garrison-lifted = { $power } { $power-number ->
    [plural] rozwiązują
   *[other] rozwiązuje
} garnizon: { $territory }.
event-garrison-paid-off = { $power } nie { $power-number ->
    [plural] mają
   *[other] ma
} generała z miejscem na oddział; w zamian 1 pieniądz.
event-reinforced = { $who } przejmuje oddział ({ $territory }).
event-general-left = { $who } odchodzi: { $origin } → { $territory }.
event-general-left-map = { $count ->
    [0] { $who } schodzi z mapy ({ $origin }).
    [one] { $who } schodzi z mapy ({ $origin }) i traci oddział.
    [few] { $who } schodzi z mapy ({ $origin }) i traci { $count } oddziały.
   *[many] { $who } schodzi z mapy ({ $origin }) i traci { $count } oddziałów.
}

## Zdarzenia: L'Empereur

event-napoleon-card = Napoleon odkrywa kartę: { $napoleon }.
event-napoleon-reshuffled = Karty Napoleona zostają na nowo potasowane.
event-napoleon-holds = Stoi tu francuski garnizon: { $territory }.
event-napoleon-sent = Napoleon wysyła generała: { $territory }.
event-napoleon-filled = { $who } dostaje { $count ->
    [one] oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
} ({ $place }).
event-napoleon-lacks-general = Napoleon nie ma już generała na ten cel: { $territory }.
event-napoleon-drew = { $power } { $power-number ->
    [plural] dobierają
   *[other] dobiera
} kartę { $card } ({ $place }).
event-stopped-for-now = { $power } na razie nie { $power-number ->
    [plural] zagrywają
   *[other] zagrywa
} karty.
event-race-for-paris = Wyścig do Paryża! Wróg stanął na ziemi { $power-genitive }: { $territory }.
event-empereur-won = Generał Wielkiej Koalicji zajmuje stolicę: { $territory }. Cesarstwo upadło.
event-empereur-lost = { $power } { $power-number ->
    [plural] mają
   *[other] ma
} { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} wpływu: Europa należy do Napoleona.

## Zdarzenia: koniec gry

event-conquered = { $power } { $power-number ->
    [plural] zdobywają
   *[other] zdobywa
} stolicę ({ $territory }) i { $power-number ->
    [plural] zyskują
   *[other] zyskuje
} { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} wpływu.
event-won = { $power } { $power-number ->
    [plural] wygrywają
   *[other] wygrywa
}, mając { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} wpływu.
event-game-won = { $count ->
    [0] Gracze przegrali: Napoleon zachowuje tron.
   *[other] { $seats-is ->
        [you] Wygrywasz grę!
        [among] Dzielisz zwycięstwo z: { $seats-others }.
       *[other] { $count ->
            [one] { $seats } wygrywa grę.
           *[other] Zwycięstwo dzielą { $seats }.
        }
    }
}

## Odmowy: dlaczego nie

refusal-not-own-general = { $general-exact } należy do innego mocarstwa.
refusal-general-not-on-map = { $general-exact } nie jest na mapie.
refusal-general-full = { $general-exact } ma już trzy oddziały.
refusal-card-not-in-hand = Na ręce nie ma takiej karty: { $card }.
refusal-no-card-left = Nie ma już kart do dobrania.
refusal-no-general-on-map = Żadnego z twoich generałów nie ma na mapie.
refusal-no-general-off-map = Wszyscy twoi generałowie są już na mapie.
refusal-nowhere-to-deploy = Nie masz terytorium, na którym nie byłoby twojego generała ani generała mocarstwa spoza sojuszu.
refusal-not-another-general = Generałowie bez nazwiska niczym się nie różnią; wybierać można tylko między jednym z nich a postacią historyczną.
refusal-territory-not-controlled = Twoje mocarstwo nie kontroluje tego terytorium: { $territory }.
refusal-own-general-there = Stoi tam już generał tego samego mocarstwa: { $territory }.
refusal-foreign-general-there = Stoi tam generał, który nie jest sojusznikiem: { $territory }.
refusal-offered-already = Propozycja dla { $power-genitive } już padła; każde mocarstwo dostaje jedną.
refusal-not-in-coalition = { $power } nie { $power-number ->
    [plural] należą
   *[other] należy
} do twojej koalicji.
refusal-no-money-left = Masz już zaproponowane wszystkie pieniądze.
refusal-one-kind-of-gift = Pieniądze albo karty bitwy: w jednej akcji daje się tylko jedno z nich.
refusal-no-card-to-lend = Wszystkie karty z ręki są już zaproponowane.
refusal-gift-limit = W jednej akcji daje się łącznie najwyżej 3 pieniądze albo 3 karty bitwy.
refusal-offer-of-nothing = Proponuje się co najmniej 1; kto nie chce nic dać, nikomu nie proponuje.
refusal-not-enough-money = Nie ma na to dość pieniędzy.
refusal-morale-full = Morale nigdy nie przekracza 15.
refusal-no-fortress-left = Wszystkie sześć fortec stoi już na mapie.
refusal-fortress-needs-garrison = Forteca wymaga własnego garnizonu, a tu go nie ma: { $territory }.
refusal-fortress-there = Stoi tam już forteca: { $territory }.
refusal-no-token-left = Wszystkie oddziały i garnizony twojego mocarstwa są na mapie.
refusal-arbiter-self = { $power } nie { $power-number ->
    [plural] mogą
   *[other] może
} być arbitrem własnego ruchu.
refusal-arbiter-ally = { $power } { $power-number ->
    [plural] są
   *[other] jest
} w sojuszu z ruszającym się mocarstwem, a arbiter nie może być sojusznikiem.
refusal-arbiter-uncontrolled = Nikt jeszcze nie kontroluje { $power-genitive }, więc to mocarstwo nie może być arbitrem.
refusal-arbiter-full = { $power } { $power-number ->
    [plural] mają
   *[other] ma
} 15 punktów morale, a arbiter musi móc coś zyskać.
refusal-no-own-garrison = Twoje mocarstwo nie ma tam garnizonu: { $territory }.
refusal-neutral-general-there = Twoje mocarstwo jest neutralne, a stoi tam twój generał; bez garnizonu byłby na terytorium, którego nie kontrolujesz: { $territory }.
refusal-no-battle-there = Nie ma tam bitwy do stoczenia: { $territory }.
refusal-generals-overlap = Dwóch twoich generałów stoi na jednym terytorium: rusz jednego z nich albo cofnij ostatni ruch.
refusal-no-overlap = Ruch można cofnąć tylko wtedy, gdy dwóch twoich generałów stoi na jednym terytorium.
refusal-only-named-general = Teraz rusza się tylko Napoleon.
refusal-general-moved = { $general-exact } ruszył się już w tej turze ruchu.
refusal-general-cannot-move = { $general-exact } nie ma dokąd pójść.
refusal-impassable = Nikt nie może tam wejść: { $territory }.
refusal-closed-land = To terytorium macierzyste neutralnego mocarstwa, zamknięte dla twoich generałów: { $territory }.
refusal-spain-closed = Hiszpania jest jeszcze zamknięta; wejść mogą tam tylko francuscy generałowie: { $territory }.
refusal-neutral-mover = Twoje mocarstwo jest neutralne i jego generałowie wchodzą tylko na terytoria, które kontroluje; tego nie kontroluje: { $territory }.
refusal-own-general-stays = Stoi tam twój generał, który już się ruszył, a dwóch nie może tam zostać: { $territory }.
refusal-move-refused = Na taki ruch nie było zgody albo go cofnięto; w tej turze ruchu nie można go powtórzyć: { $territory }.
refusal-not-adjacent = { $territory } nie sąsiaduje z terytorium, na którym stoi generał.
refusal-not-at-sea = Pływać mogą tylko członkowie Koalicji brytyjskiej.
refusal-not-in-port = Generał nie jest w porcie.
refusal-no-sea-route = Nie prowadzi tam żaden szlak morski: { $territory }.
refusal-too-far-by-sea = To dalej niż trzy szlaki morskie: { $territory }.
refusal-foreign-sea-route = Ten szlak morski należy do mocarstwa, które nie jest twoim sojusznikiem: { $territory }.
refusal-grey-route-from-foreign-land = Szary szlak morski jest otwarty tylko z terytorium, które kontroluje twoje mocarstwo albo nikt.
refusal-not-friendly = Ruch strategiczny prowadzi przez terytoria własne i sojuszników; to do nich nie należy: { $territory }.
refusal-no-way-on = Ruch strategiczny tam nie prowadzi, bo generał nie mógłby stamtąd iść dalej albo nie mógłby tam zakończyć ruchu: { $territory }.
refusal-way-returns = Ta gra zaczęła się, gdy ruch strategiczny nie mógł zawracać, a generał już tam był: { $territory }.
refusal-no-voyage = Armée d'Orient wypływa raz w grze, z Provence, gdy żadnego brytyjskiego generała nie ma w Napoli ani w Patrimonium St. Petri.
refusal-voyage-to-neutral = Armée d'Orient nie może wylądować w Egipcie: to terytorium macierzyste Imperium Osmańskiego, które jest neutralne.
refusal-voyage-to-own-general = Armée d'Orient nie może wylądować w Egipcie: stoi tam twój generał, który już się ruszył.
refusal-voyage-refused = Na tę wyprawę nie było zgody albo ją cofnięto; w tej turze ruchu nie można jej powtórzyć.
refusal-single-step = Ta gra zaczęła się, gdy ruch strategiczny nie mógł się zatrzymać po jednym kroku: to przemarsz.
refusal-cannot-stop-here = Nie może się tu zatrzymać: stoi tu inny twój generał albo na taki ruch nie było zgody lub go cofnięto.
refusal-not-on-the-way = To terytorium nie leży na drodze tego ruchu: { $territory }.
refusal-garrison-there = Stoi tam już garnizon: { $territory }.
refusal-home-of-ally = To terytorium macierzyste sojusznika, nie wolno tam zostawić garnizonu: { $territory }.
refusal-no-troop-left = Generał nie ma już oddziałów.
refusal-battle-first = Najpierw trzeba tam wygrać bitwę: { $territory }.
refusal-fights-himself = { $general-exact } bierze lub weźmie udział w bitwie tej tury ruchu i nie może wesprzeć innej.
refusal-supported-already = { $general-exact } wsparł już bitwę w tej turze ruchu.
refusal-no-troops = { $general-exact } nie ma oddziałów, więc nie można za niego zagrać karty.
refusal-too-far-to-support = { $general-exact } nie sąsiaduje z bitwą.
refusal-only-seafarer-supports-by-sea = Tylko brytyjscy generałowie wspierają przez szlak morski.
refusal-not-in-battle = { $general-exact } nie ma kart w tej bitwie.
refusal-card-of-own-side = 3 odkrywa tylko kartę strony przeciwnej.
refusal-no-card-there = { $general-exact } nie ma karty nr { $number }.
refusal-card-open-already = Ta karta już leży odkryta; ma ją { $general-exact }.
refusal-no-uncovering-card = Odkrytą można zagrać tylko 3, a nie masz jej na ręce.
refusal-no-striking-card = Kartę odrzuca zagrana odkryta 3, a nie masz jej na ręce.
refusal-capital-lost = Twoje mocarstwo nie kontroluje swojej stolicy.
refusal-capital-occupied = W stolicy stoi już generał.
refusal-must-reappear = Wielki Wezyr musi trafić na terytorium kontrolowane przez Imperium Osmańskie, na którym nie ma innego generała osmańskiego ani obcego.
refusal-no-retreat = Pokonany generał trafia do swojej stolicy albo poza mapę.
refusal-refuge-not-adjacent = { $territory } nie sąsiaduje z bitwą.
refusal-enemies-there = Stoją tam obce pionki: { $territory }.
refusal-refuge-denied = Sojusznik odmówił wpuszczenia generała: { $territory }.
refusal-not-the-nearest = { $territory } nie jest najbliższym terytorium, do którego można się wycofać, albo nie ma tam drogi.
refusal-not-the-battlefield = Garnizon może zostać tylko tam, gdzie wygrano bitwę.
refusal-status-fixed = Status twojego mocarstwa nigdy się nie zmienia.
refusal-status-wanted = Twoje mocarstwo musi zadeklarować status; wolno zachować dotychczasowy.
refusal-status-without-capital = Twoje mocarstwo nie kontroluje swojej stolicy, a przy tym stole nie może wtedy wybrać takiego statusu.
refusal-expel-minor = { $power } to pomniejsze mocarstwo: opuszcza koalicję tylko razem z mocarstwem, które je kontroluje.
refusal-expel-leader = { $power } { $power-number ->
    [plural] przewodzą
   *[other] przewodzi
} koalicji, więc wydalenie nie jest możliwe.
refusal-expelled-already = Wydalenie { $power-genitive } już nastąpiło.
refusal-expel-outsider = { $power } nie { $power-number ->
    [plural] należą
   *[other] należy
} do twojej koalicji.
refusal-not-asking-to-join = To nie { $power } prosi teraz o przyjęcie.
refusal-status-after-expulsion = Tego statusu twoje mocarstwo nie może wybrać po wydaleniu; wybierz inny.
refusal-bid-above-morale = Twoje główne mocarstwo nie ma tyle morale.
refusal-general-off-map = { $general-exact } nie jest na mapie.
refusal-general-need-not-leave = { $general-exact } nie musi odchodzić.
refusal-territory-being-left = To terytorium, które generał musi opuścić: { $territory }.
refusal-comfort-france = { $power } to wróg: to morale zyskują tylko mocarstwa Wielkiej Koalicji.
refusal-comfort-not-lowest = { $power } nie { $power-number ->
    [plural] mają
   *[other] ma
} najniższego morale w Wielkiej Koalicji.
refusal-general-not-french = { $general-exact } nie jest Francuzem.
refusal-general-engaged = { $general-exact } ma już zadanie z tej karty.
refusal-general-not-first = { $general-exact } nie jest pierwszy w kolejce: inny ma bliżej albo stoi na terytorium o mniejszej wartości.
refusal-general-not-adjacent = { $general-exact } nie sąsiaduje z atakowanym terytorium macierzystym.
refusal-no-troop-without-card = { $general-exact } nie ma już w tej bitwie oddziału bez karty.

## Błędy w opcjach i pozycjach

mistake-bad-seats-of-mode = Tryb „{ $mode }” jest dla { $minimum }–{ $maximum } graczy, a nie dla { $seats }.
mistake-empereur-scenario = L'Empereur gra się tylko w scenariuszu { $only }, a nie { $scenario }.
mistake-empereur-abilities = W L'Empereur nie używa się zdolności generałów.
mistake-bad-minors = Liczba graczy { $seats } wymaga { $count ->
    [one] { $count } pomniejszego mocarstwa
   *[other] { $count } pomniejszych mocarstw
}, a przywódcy koalicji nigdy nimi nie są.
mistake-seat-twice = Dwa główne mocarstwa mają to samo miejsce.
mistake-too-many-fortresses = Fortec jest tylko { $count }.
mistake-fixed-status = Status mocarstwa „{ $power }” nigdy się nie zmienia.
mistake-bad-actions = Pole „{ $field }” podaje kartę, której „{ $power }” nie ma.
mistake-bad-alliance = Sojusznik w polu „ally” musi mieć „{ $power }” za swojego sojusznika; pomniejsze mocarstwo i to, które je kontroluje, nie podają żadnego.
mistake-two-garrisons = „{ $territory }” ma dwa garnizony.
mistake-controller-minor = „{ $power }” to pomniejsze mocarstwo i nie kontroluje innych.
mistake-controller-of-ward = To pomniejsze mocarstwo kontroluje zawsze „{ $power }”.
mistake-too-many-tokens = „{ $power }” ma tylko { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
} oddziałów i garnizonów.
mistake-no-such-land = „{ $territory }” jest nieprzekraczalne albo nie ma go po tej stronie planszy.
mistake-too-many-generals = „{ $power }” ma tylko { $count } generałów.
mistake-bad-general = „{ $value }” to nie miejsce dla generała mocarstwa „{ $power }”: napisz terytorium i do 3 oddziałów, na przykład „paris 2”, albo off-map, albo unused.
mistake-too-many-copies = W tej pozycji jest za dużo kart „{ $card }”: { $count }; talia ma { $copies }.
mistake-not-in-grand-coalition = W L'Empereur „{ $power }” należy do Wielkiej Koalicji: pomiń status.
mistake-bad-napoleon-card = Karta Napoleona { $card } jest podana dwa razy albo jej nie ma: mają numery od 1 do { $count }.
mistake-bad-stack = „{ $value }” to nie stos kart: napisz ich siły, na przykład „4 3+”, z plusem przy odkrytej.
mistake-bad-sealed = „{ $value }” to nic, co to miejsce mogłoby w tajemnicy wybrać.
mistake-bad-frame = „{ $value }” to nie krok z tym, czego dotyczy, na przykład „play-card france”.
mistake-bad-stack-shape = W „{ $action }” te kroki nie mogą po sobie następować: { $value }.
mistake-nothing-to-choose = W tej pozycji nikt nie ma nic do wybrania.
mistake-wrong-length = Liczby w polu „{ $field }”: potrzeba dokładnie { $count }.
mistake-bad-move-text = „{ $value }” w polu „{ $field }” to nie ruch: napisz generała, rodzaj i terytoria, na przykład „france-3 march paris picardie”.
mistake-bad-garrisons = Pole „{ $field }” podaje terytorium, które nie może w tym ruchu dostać garnizonu, albo więcej niż generał ma oddziałów.
mistake-battle-without-field = Pole „{ $field }” należy do bitwy: brakuje pola „battlefield”.
mistake-bad-battle = Pole „{ $field }” nie zgadza się z resztą bitwy; powinno być: { $count }.
mistake-bad-attacker = Pierwszy w polu „{ $field }” jest atakujący, generał mocarstwa z pola „mover”.
mistake-bad-sides = Pole „{ $field }” zaczyna się od 0 dla atakującego i 1 dla każdego obrońcy.
mistake-not-under-way = Podano „{ $field }”, ale „stack” nie wymienia niczego, do czego to należy.
mistake-general-off-map = Generała „{ $general }” z pola „{ $field }” nie ma na mapie.
mistake-bad-offers = W polu „{ $field }” jest więcej, niż darczyńca może dać, albo propozycja dla mocarstwa, które nie jest jego sojusznikiem.
mistake-bad-expelled = „{ $power }” nie może zostać wydalone.
mistake-bad-moving = „{ $general }” to nie generał poruszającego się mocarstwa na mapie.
mistake-no-battle-there = „{ $territory }”: nie ma tam o co walczyć.
mistake-two-generals = „{ $power }” ma dwóch generałów na jednym terytorium.
mistake-empereur-hand = W L'Empereur Francja nie ma kart na ręce.

## Stół w terminalu

table-round = Runda { $round }, tura akcji { $turn }
table-limit = ostatnia runda { $round }
table-decks = talia { $deck }, odrzucone { $discard }
table-fortresses = { $count ->
    [one] została { $count } forteca
    [few] zostały { $count } fortece
   *[many] zostało { $count } fortec
}
table-spain-closed = Hiszpania zamknięta
table-spain-open = Hiszpania otwarta
table-head-power = Mocarstwo
table-head-status = Status
table-head-morale = Mor
    .whole = Morale
table-head-influence = Wpł
    .whole = Wpływy
table-head-money = Pie
    .whole = Pieniądze
table-head-cards = Kar
    .whole = Karty
table-head-off-map = Poza
    .whole = Poza mapą
table-head-supply = Zap
    .whole = Zapas
table-head-player = Gracz
table-automa = Napoleon
table-uncontrolled = nikt
table-mark-minor = pomniejsze
table-mark-arbiter = arbiter
table-mark-emperor = cesarz
table-mark-won = wygrana
table-mark-deciding = decyduje
table-mark-sealed = wybrane
table-mark-ready = gotowe
table-legend = F2 generał z dwoma oddziałami, * postać historyczna, [F] garnizon, # forteca. Tarcza pokazuje, kto kontroluje terytorium. Poza: generałowie poza mapą. Zap: oddziały i garnizony w zapasie.
table-legend-map = Wartość, potem czyje to terytorium macierzyste (! stolica) lub kto rości sobie do niego prawo. Do sąsiadów z ~ prowadzi szlak morski.
table-head-territory = Terytorium
table-head-worth = Wartość
table-head-pieces = Pionki
table-head-near = Sąsiedzi
table-movement = Ruch { $power-genitive }, tura ruchu { $turn }.
table-movement-napoleon = Ruch Napoleona ({ $power }).
table-arbiter = Arbiter: { $power }.
table-garrisons = Garnizony: { $territories }.
table-battles = Bitwy do stoczenia: { $territories }.
move-begun = { $general } wyrusza: { $way }.
move-march = { $general } maszeruje: { $way }.
move-sail = { $general } płynie: { $way }.
move-strategic = { $general } idzie ruchem strategicznym: { $way }.
move-orient = { $general } wypływa: { $way }.
table-offer = Propozycja dla { $power-genitive }: { $count ->
    [one] { $count } pieniądz
    [few] { $count } pieniądze
   *[many] { $count } pieniędzy
}.
table-offer-cards = Propozycja dla { $power-genitive }: { $count ->
    [one] karta bitwy
    [few] { $count } karty bitwy
   *[many] { $count } kart bitwy
}.
table-offer-own-cards = Propozycja dla { $power-genitive }, karty bitwy: { $cards }.
table-offered = { $power } { $power-number ->
    [plural] proponują
   *[other] proponuje
} ci { $count ->
    [one] { $count } pieniądz
    [few] { $count } pieniądze
   *[many] { $count } pieniędzy
}.
table-cards-offered = { $power } { $power-number ->
    [plural] proponują
   *[other] proponuje
} ci { $count ->
    [one] kartę bitwy
    [few] { $count } karty bitwy
   *[many] { $count } kart bitwy
}.
table-offering = Subwencja dla { $power-genitive }; pozostało { $count ->
    [one] { $count } pieniądz
    [few] { $count } pieniądze
   *[many] { $count } pieniędzy
}
table-lending = Karta bitwy dla { $power-genitive }
table-admission = { $power } { $power-number ->
    [plural] proszą
   *[other] prosi
} o przyjęcie do twojej koalicji.
table-turn-wanted = { $power } { $power-number ->
    [plural] proszą
   *[other] prosi
} o turę ruchu nr { $count }; arbiter zyskałby { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} morale.
table-auction = Licytacja o { $power-accusative }: morale { $morale }, pieniądze { $money }, karty { $cards }
table-leaving = Muszą odejść: { $generals-exact }.
table-mine = Twój tajny wybór: { $action }. Możesz go zmieniać, dopóki nie wybiorą wszyscy.
table-battle-of = Bitwa: { $territory }. { $power-number ->
    [plural] Atakują
   *[other] Atakuje
} { $power }. Siła { $attack } do { $defence }
table-head-side = Strona
table-head-general = Generał
table-head-capacity = Ile kart
table-head-stack = Stos
side-attacker = atak
side-defender = obrona
side-attacker-support = wsparcie ataku
side-defender-support = wsparcie obrony
table-garrison = Garnizon: { $power }, siła { $strength }.
table-passed-cards = Pas: { $powers }.
table-hand-of = Ręka { $power-genitive } ({ $count } z { $limit }):
table-options-of = Opcje { $power-genitive }
table-options-about = Opcje: { $general-exact }
table-times = { $line } (× { $count })
table-discarded = { $count ->
    [0] Stos kart odrzuconych jest pusty.
   *[other] Stos kart odrzuconych: { $cards }.
}

## Jedno terytorium

table-territory = { $name }: { $kind }.
kind-home = terytorium macierzyste { $power-genitive }
kind-capital = stolica { $power-genitive }
kind-disputed = terytorium sporne
kind-undisputed = terytorium niesporne
kind-impassable = terytorium nieprzekraczalne
worth-nothing = Nie ma wartości.
worth-tax = Wartość { $count }: podatki dla tego, kto je kontroluje.
worth-claims = Wartość { $count }: wpływy dla { $powers-genitive }, gdy kontroluje je jedno z nich, podatki dla każdego innego.
worth-home = Wartość { $count }: podatki dla { $power-genitive }, wpływy dla innego mocarstwa, które je kontroluje.
control-nobody = Nikt go nie kontroluje.
control-garrison = { $power } { $power-number ->
    [plural] kontrolują
   *[other] kontroluje
} je garnizonem.
control-home = { $power } { $power-number ->
    [plural] kontrolują
   *[other] kontroluje
} je, bo to terytorium macierzyste bez obcego garnizonu.
standing-general = { $general } stoi tu { $count ->
    [0] bez oddziałów
    [one] z jednym oddziałem
   *[other] z { $count } oddziałami
}.
standing-fortress = Stoi tu forteca.
standing-trains = Jadą stąd pociągi: { $territories }.
standing-elector = To Terytorium Elektorskie: kto je kontroluje, ma głos w Elekcji Cesarza.
table-borders = Graniczy z: { $territories }. Granice bez uwagi odtworzyliśmy sami.
table-routes = Port. Szlaki morskie: { $territories }.
table-route-owned = { $name } ({ $power })
table-route-grey = { $name } (szary)
table-way-known = { $name } (z instrukcji)
table-way-of-house = { $name } (z planszy domowej)

## L'Empereur w terminalu

table-empereur = L'Empereur, { $level }. Francja: wpływy { $influence } z 25, morale { $morale }, pieniądze { $money }. Karty Napoleona: w talii { $deck }, odrzucone { $discard }.
table-napoleon-card = Karta Napoleona { $number }, { $name }: { $attacked }.
table-race = Trwa Wyścig do Paryża.
table-forecast = { $turns ->
    [0] w tej turze
    [one] w następnej turze
    [few] za { $turns } tury
   *[many] za { $turns } tur
}, { $field }: { $deed } ({ $why }).
table-deed = { $deed } ({ $why }).
table-napoleon-coming = Karty Napoleona, które mogą przyjść, i co każda zrobiłaby teraz:
table-napoleon-scores = wpływy { $count } ({ $territories })
table-napoleon-outcome = { $number } { $name }: { $deeds }.
deed-attack = atak: { $territory }
deed-place = generał trafia na cel: { $territory }
deed-garrison = garnizon: { $territory }
deed-race = Wyścig do Paryża, wróg na ziemi francuskiej: { $territory }
deed-card = karta Napoleona, jedna z { $count }
deed-tax = { $money ->
    [one] { $money } pieniądz
    [few] { $money } pieniądze
   *[many] { $money } pieniędzy
}
deed-expand = { $influence ->
    [one] { $influence } punkt
    [few] { $influence } punkty
   *[many] { $influence } punktów
} wpływu
deed-mobilize = { $troops ->
    [one] { $troops } oddział
    [few] { $troops } oddziały
   *[many] { $troops } oddziałów
}, { $morale ->
    [one] { $morale } punkt
    [few] { $morale } punkty
   *[many] { $morale } punktów
} morale
because-race = należy do Wyścigu do Paryża
because-not-held = nie ma tam francuskiego garnizonu
because-there = generał już tam stoi
because-nobody = nie ma już na to generała
because-standard-income = podatki według zwykłej zasady
because-claims-held = sporne terytoria z francuskim roszczeniem pod kontrolą Francji
because-enough-for-all = starcza na wszystkie oddziały; reszta kupuje morale
because-players-choose = nie starcza na wszystkie oddziały; gracze wybierają, kto je dostanie
because-general-in-france = generał Wielkiej Koalicji stoi na ziemi francuskiej
because-no-general-in-france = na ziemi francuskiej nie ma generała Wielkiej Koalicji
because-off-map = z generałem spoza mapy
because-home = z generałem z ziemi francuskiej
because-paris = z generałem z Paryża
because-undisputed = z generałem z terytorium niespornego
because-unclaimed = z generałem ze spornego terytorium bez francuskiego roszczenia
because-foreign-home = z generałem z ziemi innego mocarstwa
because-claimed = z generałem ze spornego terytorium z francuskim roszczeniem

## Skąd pochodzą fakty na planszy

note-london = Terytorium początkowe w pięciu scenariuszach; szlak morski do Holland jest w przykładzie bitwy. Wartość zrekonstruowana.
note-cornwall = Port z przykładu ruchu morskiego. Wartość zrekonstruowana.
note-paris = Stolica Francji (warunki zwycięstwa). Wartość zrekonstruowana: jedyna trójka.
note-picardie = Ziemia francuska (lista Wyścigu do Paryża); graniczy z Holland (przykład bitwy). Na tej stronie obejmuje wcielone departamenty belgijskie, bo strona Imperium nie ma Brabant. Wartość zrekonstruowana.
note-lorraine = Ziemia francuska (lista Wyścigu do Paryża). Wartość zrekonstruowana.
note-normandie_bretagne = Ziemia francuska (lista Wyścigu do Paryża). Wartość zrekonstruowana.
note-aquitaine = Ziemia francuska (lista Wyścigu do Paryża); droga z Paris do Navarra. Wartość zrekonstruowana.
note-languedoc = Ziemia francuska (lista Wyścigu do Paryża); droga z Provence do Catalonia. Wartość zrekonstruowana.
note-provence = Ziemia francuska (lista Wyścigu do Paryża); stąd rusza Armée d’Orient. Wartość zrekonstruowana.
note-navarra = Hiszpania; jedno z dwóch hiszpańskich terytoriów, które graniczą z Francją. Rodzaj i wartość zrekonstruowane.
note-catalonia = Hiszpania; jedno z dwóch hiszpańskich terytoriów, które graniczą z Francją. Rodzaj i wartość zrekonstruowane.
note-leon = Hiszpania. Rodzaj i wartość zrekonstruowane.
note-valencia = Hiszpania. Rodzaj i wartość zrekonstruowane.
note-andalusia = Hiszpania. Rodzaj i wartość zrekonstruowane.
note-madrid = Hiszpania; w przykładzie ruchu stoi tu francuski garnizon. Rodzaj, wartość i roszczenia zrekonstruowane.
note-oporto = Port na drodze morskiej z Cornwall do Lisboa. Rodzaj, wartość i roszczenia zrekonstruowane.
note-lisboa = Brytyjski garnizon na początku 1805, 1812 i 1813. Że jest sporne, wynika z układu z 1805; wartość i francuskie roszczenie zrekonstruowane.
note-beira = Instrukcja go nie wymienia. Oporto i Lisboa łączy szlak morski, a szlaki łączą terytoria niesąsiadujące, więc musi między nimi leżeć ląd.
note-holland = Pole bitwy bez kontroli w przykładzie; francuski garnizon w 1806, 1812 i 1813. Rodzaj, wartość i roszczenia zrekonstruowane.
note-westphalia = Francuski garnizon w 1806, 1812 i 1813; francuski generał w 1809. Rodzaj i wartość zrekonstruowane.
note-hannover = Na stronie Imperium sporne (instrukcja). Wartość, roszczenia i port zrekonstruowane.
note-pfalz = Francuski generał w 1806 i 1809, garnizon w 1812 i 1813. Rodzaj i wartość zrekonstruowane.
note-hesse = Na karcie Napoleona; francuski generał w 1813. Rodzaj, wartość i roszczenia zrekonstruowane.
note-wurttemberg = Niesporne (instrukcja). Wartość zrekonstruowana.
note-bavaria = Sporne między Francją a Austrią (instrukcja). Wartość zrekonstruowana.
note-saxonia = Nie jest niczyim terytorium macierzystym (przykład A aktualizacji planszy). Rodzaj, wartość i roszczenia zrekonstruowane.
note-mecklenburg = Pruski generał w 1806. Rodzaj i wartość zrekonstruowane.
note-danmark = Instrukcja go nie wymienia; pomost lądowy między Hannover a Sverige.
note-berlin = Stolica (Blücher wycofuje się do Berlina). Wartość zrekonstruowana.
note-borussia = Pruski generał w pięciu scenariuszach; w 1812 i 1813 obok generałowie sojuszników. Wartość zrekonstruowana.
note-silesia = Ziemia pruska (przykład pomniejszego mocarstwa). Wartość zrekonstruowana.
note-pommern = Instrukcja go nie wymienia; wybrzeże między Mecklenburg a Borussia.
note-wien = Stolica Austrii (instrukcja). Wartość zrekonstruowana.
note-tyrol = Ziemia austriacka (instrukcja). Wartość zrekonstruowana.
note-bohemia = W 1813 stoi tu bez garnizonu generał neutralnej Austrii, więc to jej terytorium macierzyste. Wartość zrekonstruowana.
note-hungari = Austriacki generał w 1792 (pisownia z instrukcji). Wartość zrekonstruowana.
note-galicia = Austriackie terytorium początkowe w 1809 i 1812; sąsiedzi z przykładu B aktualizacji planszy. Że to terytorium macierzyste, jest wnioskiem; wartość zrekonstruowana.
note-venezia = Austriacki generał bez garnizonu w 1798, 1805 i 1809, nigdy garnizon francuski, nawet w latach 1812–13: stąd wniosek, że to ziemia austriacka. Na tej stronie obejmuje Karinthia. Wartość zrekonstruowana.
note-dalmatia = Wartość 1 i niesporne (przykład karty Napoleona). Francuski garnizon tylko w 1809, w jedynym scenariuszu Imperium po 1805, w którym Austria walczy z Francją: stąd wniosek, że to ziemia austriacka.
note-lombardia = Francuski garnizon na początku 1805; austriacki generał w 1792. Rodzaj i roszczenia wynikają z układu z 1805; wartość zrekonstruowana.
note-patrimonium_st_petri = Francuski garnizon w 1812 i 1813. Rodzaj i wartość zrekonstruowane.
note-napoli = Brytyjski generał w 1792 i 1805, francuski garnizon w 1809 i 1812. Rodzaj, wartość, roszczenia i port zrekonstruowane.
note-warszawa = Kolejno garnizon pruski, francuski i rosyjski; cel Austrii w 1809. Wartość i roszczenia (trzech zaborców) zrekonstruowane.
note-livonia = Rosyjski garnizon na początku wszystkich siedmiu scenariuszy. Rodzaj wynika z układu z 1805; wartość, pruskie roszczenie i port zrekonstruowane.
note-polesie = Garnizon rosyjski lub (1792) francusko-polski, więc nie terytorium macierzyste; sąsiad Galicia (przykład B aktualizacji planszy). Rodzaj i wartość zrekonstruowane.
note-podolia = Garnizon rosyjski lub (1792) francusko-polski, więc nie terytorium macierzyste; sąsiad Galicia i Bessarabia (przykłady). Rodzaj, wartość i roszczenia zrekonstruowane.
note-bessarabia = Nie jest terytorium macierzystym Rosji ani Osmanów (instrukcja). Wartość zrekonstruowana.
note-st_petersburg = Rosyjski generał w 1812. Tekst nie wymienia stolicy Rosji; w latach 1792–1815 był nią Petersburg. Wartość zrekonstruowana.
note-moskva = Rosyjski generał w 1812. Wartość zrekonstruowana.
note-smolensk = Rosyjski generał w 1792 i 1812. Wartość zrekonstruowana.
note-ukraine = Rosyjski generał w 1792. Wartość zrekonstruowana.
note-crimea = W przykładzie pomniejszego mocarstwa kontroluje je Rosja; w 1806, 1809 i 1812 rosyjski generał, nigdy garnizon. Wartość zrekonstruowana.
note-kuban = Instrukcja go nie wymienia; droga wokół Kaukazu do Georgia.
note-istanbul = Garnizon z fortecą w każdym scenariuszu. Wartość i port zrekonstruowane.
note-anatolia = W 1812 stoi tu bez garnizonu generał neutralnych Osmanów, więc to ich terytorium macierzyste. Wartość zrekonstruowana.
note-syria = Osmański generał w 1792, 1798 i 1813. Wartość zrekonstruowana.
note-egypt = Wraca do Osmanów po odejściu Brytyjczyków (przykład ruchu), więc to ich terytorium macierzyste. Wartość i port zrekonstruowane.
note-serbia = W 1812 stoi tu bez garnizonu generał neutralnych Osmanów, więc to ich terytorium macierzyste. Wartość zrekonstruowana.
note-wallachia = Ziemia osmańska (przykład pomniejszego mocarstwa). Wartość zrekonstruowana.
note-rumelia = Instrukcja go nie wymienia; ląd między Istanbul a Dunajem.
note-hellas = Osmański garnizon we wszystkich scenariuszach poza 1812. Rodzaj wynika z układu z 1805; wartość i francuskie roszczenie zrekonstruowane.
note-bosnia = Instrukcja go nie wymienia; daje Austrii i Osmanom wspólny spór.
note-georgia = Instrukcja go nie wymienia, lecz wydawca pisze, że Osmanowie muszą chronić Kaukaz.
note-sverige = Rosyjski (szwedzki) generał w 1813. Rodzaj, wartość i port zrekonstruowane.
note-finland = Instrukcja go nie wymienia; droga lądowa ze St. Petersburg do Sverige.
note-alps = Jedno z dwóch terytoriów nieprzekraczalnych.
note-caucasus = Jedno z dwóch terytoriów nieprzekraczalnych.
note-revolution-picardie = Ziemia francuska (lista Wyścigu do Paryża). Na tej stronie Brabant jest osobnym terytorium. Wartość zrekonstruowana.
note-brabant = Na stronie Rewolucji ziemia austriacka (instrukcja). Wartość zrekonstruowana.
note-revolution-hannover = Na stronie Rewolucji ziemia brytyjska (instrukcja). Wartość i port zrekonstruowane.
note-revolution-venezia = Austriacki i rosyjski generał bez garnizonu w 1798. Na tej stronie Karinthia jest osobnym terytorium. Ziemia austriacka, jak na stronie Imperium; wartość zrekonstruowana.
note-karinthia = Osobne terytorium na stronie Rewolucji (instrukcja); austriacki generał w 1798. Przynależność i wartość zrekonstruowane.

# Co zmieniły późniejsze numery zasad.
amendment-way-may-return = Ruch strategiczny może wrócić na terytorium, przez które już prowadził albo na którym się zaczął.
amendment-every-step-is-asked = Żaden generał nie rusza ani nie idzie dalej bez pytania; ruch strategiczny można zatrzymać po każdym kroku.
amendment-host-after-hostile = Przy aktualizacji planszy nieprzyjaciel, który ma w ręku terytorium, nie jest pytany, czy generał może zostać: najpierw rozstrzyga się między nimi, potem pyta się nowego sojusznika.
amendment-stranded-by-sea = Generał, który musi odejść i jest odcięty na wyspie, może odpłynąć każdym szlakiem morskim, zamiast przepaść.
amendment-neutral-garrison-stays = Neutralne mocarstwo zachowuje garnizon, na którego terytorium stoi generał jego strony.
