# Six Continents po polsku.

title-continents = Sześć kontynentów
    .about = Światowa gra o pieniądze, pogodę, floty, szpiegów i bunty, od 2 do 6 graczy.
    .pitch = Cały świat, który trzeba wyżywić. Buduj, odkrywaj, szpieguj, walcz rzutami procentowymi i podpisuj pokój.
    .length = od 3 do 5 godzin

## Opcje

option-rounds = inna liczba rund
    .about = Po tylu rundach liczy się punkty. 0: tyle, ile mówi długość gry.
option-length = długość gry
    .about = Po ilu rundach liczy się punkty, jeśli nikt nie wygra przez zdobycie stolic.
choice-length-short = krótka: 20 rund
    .about = Dość długa, żeby wszystko choć raz się zdarzyło, na jeden wieczór.
choice-length-long = długa: 40 rund
    .about = Wojny toczą się do końca, a ekspedycje zamorskie zdążą się zwrócić.
choice-length-until-capitals-fall = aż padną stolice: 60 rund
    .about = Zwykle ktoś zdobędzie wszystkie stolice, zanim dojdzie do liczenia punktów.
option-choosing-capitals = wybór stolic
    .about = W jakiej kolejności gracze zakładają stolice.
choice-choosing-capitals-turn-order = w kolejności tur
    .about = Gracz rozpoczynający wybiera pierwszy i ma pierwszą turę.
choice-choosing-capitals-reverse-order = w odwrotnej kolejności
    .about = Gracz rozpoczynający wybiera ostatni, gdy widzi już stolice innych.
choice-choosing-capitals-secretly = potajemnie i naraz
    .about = Wszyscy wybierają w tajemnicy; czyj wybór pokrywa się z wyborem gracza wcześniejszego w kolejności albo z nim sąsiaduje, ten wybiera jeszcze raz.
option-fishing-boats = kutry rybackie
    .about = Co daje kuter rybacki, gdy jego właściciel ma czynny port.
choice-fishing-boats-food-and-money = żywność i pieniądze
    .about = Każdy kuter daje co turę 1 żywności i 2 monety, tak że port z dwoma kutrami się opłaca.
choice-fishing-boats-food-only = tylko żywność
    .about = Każdy kuter daje co turę 1 żywności, bez pieniędzy.
option-red-tokens = czerwone żetony
    .about = Czy splądrowane terytoria wracają do siebie.
choice-red-tokens-heal = znikają
    .about = Na koniec rundy z każdego posiadanego terytorium, którego w niej nie splądrowano, schodzi jeden żeton.
choice-red-tokens-never-heal = nigdy nie znikają
    .about = Żetony leżą do końca gry, więc jedno terytorium można splądrować najwyżej dwa razy.
option-capital-port = stolica nad morzem
    .about = Czy stolica leżąca nad morzem jest też portem.
choice-capital-port-from-level-2 = port od poziomu 2
    .about = Od poziomu 2 robi wszystko to co port, bez utrzymania, dla swojego gracza.
choice-capital-port-road-only = tylko droga
    .about = Łączy się z portami przez morze, ale nie buduje okrętów i nie wysyła ekspedycji.
choice-capital-port-from-the-start = port od początku
    .about = Od pierwszej tury robi wszystko to co port, bez utrzymania, dla swojego gracza.
option-leaving-occupied-land = opuszczanie okupowanego terytorium
    .about = Co się dzieje z okupowanym terytorium, gdy nie ma tam już żadnej jednostki okupanta.
choice-leaving-occupied-land-stays-held = zostaje okupowane
    .about = Okupacja trwa, dopóki ktoś nie wkroczy.
choice-leaving-occupied-land-falls-back = wraca
    .about = Od razu wraca do właściciela.
option-builder-ship = statek budowlany
    .about = Co oszczędza statek budowlany, gdy zakłada port.
choice-builder-ship-replaces-the-price = cenę i połączenie
    .about = Port kosztuje tylko 7 monet wydanych na statek i nie wymaga połączenia.
choice-builder-ship-connection-only = tylko połączenie
    .about = Za port płaci się dodatkowo jego zwykłą cenę.
option-blockade = blokada
    .about = Kiedy wrogie okręty zamykają port.
choice-blockade-one-ship = wystarczy jeden wrogi okręt
    .about = Jeden wrogi okręt wojenny na morzu przy brzegu zamyka port, cokolwiek jeszcze tam jest.
choice-blockade-not-beside-a-warship = nie obok okrętu obrońcy
    .about = Morze, na którym trzymający terytorium ma własny okręt wojenny, niczego nie zamyka.

amendment-freeing-is-no-war = Wypędzenie okupanta z terytorium gracza, z którym trwa pokój, to wojna tylko z okupantem, a terytorium wraca do właściciela.
amendment-savages-let-go = Garnizon zawsze może odejść przed dzikimi na najbliższe terytorium swojego gracza; dawniej walczył do końca, jeśli żadne takie nie sąsiadowało.
amendment-disbanding-at-any-moment = Jednostki i okręty można rozwiązać także w turze innego gracza, między dwiema jego akcjami.
amendment-all-means-all = Wszystkie jednostki wysyła się jedną akcją tylko wtedy, gdy dla wszystkich starcza pieniędzy i miejsca; dawniej szło tyle, na ile starczało.
amendment-length-is-chosen = Długość gry wybiera się spośród 20, 40 i 60 rund albo podaje jako liczbę od 1 do 99.

## Terytoria, morza, kontynenty

territory-alaska = Alaska
    .accusative = Alaskę
    .locative = na Alasce
    .direction = na Alaskę
    .origin = z Alaski
territory-northwest_territory = Terytoria Północno-Zachodnie
    .accusative = Terytoria Północno-Zachodnie
    .locative = na Terytoriach Północno-Zachodnich
    .direction = na Terytoria Północno-Zachodnie
    .origin = z Terytoriów Północno-Zachodnich
territory-alberta = Alberta
    .accusative = Albertę
    .locative = w Albercie
    .direction = do Alberty
    .origin = z Alberty
territory-ontario = Ontario
    .accusative = Ontario
    .locative = w Ontario
    .direction = do Ontario
    .origin = z Ontario
territory-quebec = Quebec
    .accusative = Quebec
    .locative = w Quebecu
    .direction = do Quebecu
    .origin = z Quebecu
territory-western_us = Zachodnie Stany Zjednoczone
    .accusative = Zachodnie Stany Zjednoczone
    .locative = w Zachodnich Stanach Zjednoczonych
    .direction = do Zachodnich Stanów Zjednoczonych
    .origin = z Zachodnich Stanów Zjednoczonych
territory-eastern_us = Wschodnie Stany Zjednoczone
    .accusative = Wschodnie Stany Zjednoczone
    .locative = we Wschodnich Stanach Zjednoczonych
    .direction = do Wschodnich Stanów Zjednoczonych
    .origin = ze Wschodnich Stanów Zjednoczonych
territory-central_america = Ameryka Środkowa
    .accusative = Amerykę Środkową
    .locative = w Ameryce Środkowej
    .direction = do Ameryki Środkowej
    .origin = z Ameryki Środkowej
territory-greenland = Grenlandia
    .accusative = Grenlandię
    .locative = na Grenlandii
    .direction = na Grenlandię
    .origin = z Grenlandii
territory-venezuela = Wenezuela
    .accusative = Wenezuelę
    .locative = w Wenezueli
    .direction = do Wenezueli
    .origin = z Wenezueli
territory-peru = Peru
    .accusative = Peru
    .locative = w Peru
    .direction = do Peru
    .origin = z Peru
territory-brazil = Brazylia
    .accusative = Brazylię
    .locative = w Brazylii
    .direction = do Brazylii
    .origin = z Brazylii
territory-argentina = Argentyna
    .accusative = Argentynę
    .locative = w Argentynie
    .direction = do Argentyny
    .origin = z Argentyny
territory-iceland = Islandia
    .accusative = Islandię
    .locative = na Islandii
    .direction = na Islandię
    .origin = z Islandii
territory-great_britain = Wielka Brytania
    .accusative = Wielką Brytanię
    .locative = w Wielkiej Brytanii
    .direction = do Wielkiej Brytanii
    .origin = z Wielkiej Brytanii
territory-scandinavia = Skandynawia
    .accusative = Skandynawię
    .locative = w Skandynawii
    .direction = do Skandynawii
    .origin = ze Skandynawii
territory-northern_europe = Europa Północna
    .accusative = Europę Północną
    .locative = w Europie Północnej
    .direction = do Europy Północnej
    .origin = z Europy Północnej
territory-western_europe = Europa Zachodnia
    .accusative = Europę Zachodnią
    .locative = w Europie Zachodniej
    .direction = do Europy Zachodniej
    .origin = z Europy Zachodniej
territory-southern_europe = Europa Południowa
    .accusative = Europę Południową
    .locative = w Europie Południowej
    .direction = do Europy Południowej
    .origin = z Europy Południowej
territory-ukraine = Ukraina
    .accusative = Ukrainę
    .locative = w Ukrainie
    .direction = do Ukrainy
    .origin = z Ukrainy
territory-north_africa = Afryka Północna
    .accusative = Afrykę Północną
    .locative = w Afryce Północnej
    .direction = do Afryki Północnej
    .origin = z Afryki Północnej
territory-egypt = Egipt
    .accusative = Egipt
    .locative = w Egipcie
    .direction = do Egiptu
    .origin = z Egiptu
territory-east_africa = Afryka Wschodnia
    .accusative = Afrykę Wschodnią
    .locative = w Afryce Wschodniej
    .direction = do Afryki Wschodniej
    .origin = z Afryki Wschodniej
territory-congo = Kongo
    .accusative = Kongo
    .locative = w Kongu
    .direction = do Konga
    .origin = z Konga
territory-south_africa = Afryka Południowa
    .accusative = Afrykę Południową
    .locative = w Afryce Południowej
    .direction = do Afryki Południowej
    .origin = z Afryki Południowej
territory-madagascar = Madagaskar
    .accusative = Madagaskar
    .locative = na Madagaskarze
    .direction = na Madagaskar
    .origin = z Madagaskaru
territory-ural = Ural
    .accusative = Ural
    .locative = na Uralu
    .direction = na Ural
    .origin = z Uralu
territory-siberia = Syberia
    .accusative = Syberię
    .locative = na Syberii
    .direction = na Syberię
    .origin = z Syberii
territory-yakutsk = Jakuck
    .accusative = Jakuck
    .locative = w Jakucku
    .direction = do Jakucka
    .origin = z Jakucka
territory-kamchatka = Kamczatka
    .accusative = Kamczatkę
    .locative = na Kamczatce
    .direction = na Kamczatkę
    .origin = z Kamczatki
territory-irkutsk = Irkuck
    .accusative = Irkuck
    .locative = w Irkucku
    .direction = do Irkucka
    .origin = z Irkucka
territory-mongolia = Mongolia
    .accusative = Mongolię
    .locative = w Mongolii
    .direction = do Mongolii
    .origin = z Mongolii
territory-japan = Japonia
    .accusative = Japonię
    .locative = w Japonii
    .direction = do Japonii
    .origin = z Japonii
territory-afghanistan = Afganistan
    .accusative = Afganistan
    .locative = w Afganistanie
    .direction = do Afganistanu
    .origin = z Afganistanu
territory-china = Chiny
    .accusative = Chiny
    .locative = w Chinach
    .direction = do Chin
    .origin = z Chin
territory-middle_east = Bliski Wschód
    .accusative = Bliski Wschód
    .locative = na Bliskim Wschodzie
    .direction = na Bliski Wschód
    .origin = z Bliskiego Wschodu
territory-india = Indie
    .accusative = Indie
    .locative = w Indiach
    .direction = do Indii
    .origin = z Indii
territory-siam = Syjam
    .accusative = Syjam
    .locative = w Syjamie
    .direction = do Syjamu
    .origin = z Syjamu
territory-indonesia = Indonezja
    .accusative = Indonezję
    .locative = w Indonezji
    .direction = do Indonezji
    .origin = z Indonezji
territory-new_guinea = Nowa Gwinea
    .accusative = Nową Gwineę
    .locative = na Nowej Gwinei
    .direction = na Nową Gwineę
    .origin = z Nowej Gwinei
territory-western_australia = Australia Zachodnia
    .accusative = Australię Zachodnią
    .locative = w Australii Zachodniej
    .direction = do Australii Zachodniej
    .origin = z Australii Zachodniej
territory-eastern_australia = Australia Wschodnia
    .accusative = Australię Wschodnią
    .locative = w Australii Wschodniej
    .direction = do Australii Wschodniej
    .origin = z Australii Wschodniej

sea-labrador_sea = Morze Labradorskie
    .accusative = Morze Labradorskie
    .locative = na Morzu Labradorskim
    .direction = na Morze Labradorskie
    .origin = z Morza Labradorskiego
sea-north_atlantic = Północny Atlantyk
    .accusative = Północny Atlantyk
    .locative = na Północnym Atlantyku
    .direction = na Północny Atlantyk
    .origin = z Północnego Atlantyku
sea-barents_sea = Morze Norweskie i Barentsa
    .accusative = Morze Norweskie i Barentsa
    .locative = na Morzu Norweskim i Barentsa
    .direction = na Morze Norweskie i Barentsa
    .origin = z Morza Norweskiego i Barentsa
sea-siberian_arctic = Arktyka Syberyjska
    .accusative = Arktykę Syberyjską
    .locative = w Arktyce Syberyjskiej
    .direction = do Arktyki Syberyjskiej
    .origin = z Arktyki Syberyjskiej
sea-north_sea = Morze Północne i Bałtyk
    .accusative = Morze Północne i Bałtyk
    .locative = na Morzu Północnym i Bałtyku
    .direction = na Morze Północne i Bałtyk
    .origin = z Morza Północnego i Bałtyku
sea-mid_atlantic = Środkowy Atlantyk
    .accusative = Środkowy Atlantyk
    .locative = na Środkowym Atlantyku
    .direction = na Środkowy Atlantyk
    .origin = ze Środkowego Atlantyku
sea-caribbean_sea = Morze Karaibskie
    .accusative = Morze Karaibskie
    .locative = na Morzu Karaibskim
    .direction = na Morze Karaibskie
    .origin = z Morza Karaibskiego
sea-mediterranean = Morze Śródziemne
    .accusative = Morze Śródziemne
    .locative = na Morzu Śródziemnym
    .direction = na Morze Śródziemne
    .origin = z Morza Śródziemnego
sea-black_sea = Morze Czarne
    .accusative = Morze Czarne
    .locative = na Morzu Czarnym
    .direction = na Morze Czarne
    .origin = z Morza Czarnego
sea-south_atlantic = Południowy Atlantyk
    .accusative = Południowy Atlantyk
    .locative = na Południowym Atlantyku
    .direction = na Południowy Atlantyk
    .origin = z Południowego Atlantyku
sea-gulf_of_guinea = Zatoka Gwinejska
    .accusative = Zatokę Gwinejską
    .locative = w Zatoce Gwinejskiej
    .direction = do Zatoki Gwinejskiej
    .origin = z Zatoki Gwinejskiej
sea-southwest_indian = Południowo-zachodni Ocean Indyjski
    .accusative = Południowo-zachodni Ocean Indyjski
    .locative = na Południowo-zachodnim Oceanie Indyjskim
    .direction = na Południowo-zachodni Ocean Indyjski
    .origin = z Południowo-zachodniego Oceanu Indyjskiego
sea-arabian_sea = Morze Arabskie
    .accusative = Morze Arabskie
    .locative = na Morzu Arabskim
    .direction = na Morze Arabskie
    .origin = z Morza Arabskiego
sea-east_indian = Wschodni Ocean Indyjski
    .accusative = Wschodni Ocean Indyjski
    .locative = na Wschodnim Oceanie Indyjskim
    .direction = na Wschodni Ocean Indyjski
    .origin = ze Wschodniego Oceanu Indyjskiego
sea-south_china_sea = Morze Południowochińskie
    .accusative = Morze Południowochińskie
    .locative = na Morzu Południowochińskim
    .direction = na Morze Południowochińskie
    .origin = z Morza Południowochińskiego
sea-sea_of_japan = Morze Japońskie
    .accusative = Morze Japońskie
    .locative = na Morzu Japońskim
    .direction = na Morze Japońskie
    .origin = z Morza Japońskiego
sea-north_pacific = Północny Pacyfik
    .accusative = Północny Pacyfik
    .locative = na Północnym Pacyfiku
    .direction = na Północny Pacyfik
    .origin = z Północnego Pacyfiku
sea-east_pacific = Wschodni Pacyfik
    .accusative = Wschodni Pacyfik
    .locative = na Wschodnim Pacyfiku
    .direction = na Wschodni Pacyfik
    .origin = ze Wschodniego Pacyfiku
sea-south_pacific = Południowy Pacyfik
    .accusative = Południowy Pacyfik
    .locative = na Południowym Pacyfiku
    .direction = na Południowy Pacyfik
    .origin = z Południowego Pacyfiku
sea-southeast_pacific = Południowo-wschodni Pacyfik
    .accusative = Południowo-wschodni Pacyfik
    .locative = na Południowo-wschodnim Pacyfiku
    .direction = na Południowo-wschodni Pacyfik
    .origin = z Południowo-wschodniego Pacyfiku

continent-north_america = Ameryka Północna
continent-south_america = Ameryka Południowa
continent-europe = Europa
continent-africa = Afryka
continent-asia = Azja
continent-australia = Australia

## Jednostki, okręty, budynki, karty

unit-infantry = piechota
    .short = pie
    .accusative = piechotę
    .genitive = piechoty
unit-cavalry = kawaleria
    .short = kaw
    .accusative = kawalerię
    .genitive = kawalerii
unit-artillery = artyleria
    .short = art
    .accusative = artylerię
    .genitive = artylerii
unit-caravan = karawana
    .short = kar
    .accusative = karawanę
    .genitive = karawany
unit-slave = niewolnik
    .short = nie
    .accusative = niewolnika
    .genitive = niewolnika

ship-frigate = fregata
    .short = fre
    .accusative = fregatę
    .genitive = fregaty
ship-corvette = korweta
    .short = kor
    .accusative = korwetę
    .genitive = korwety
ship-cruiser = krążownik
    .short = krą
    .accusative = krążownik
    .genitive = krążownika
ship-transport = transportowiec
    .short = tra
    .accusative = transportowiec
    .genitive = transportowca

building-farm = farma
    .accusative = farmę
building-manufactory = manufaktura
    .accusative = manufakturę
building-granary = spichlerz
    .accusative = spichlerz
building-bunkers = bunkry
    .accusative = bunkry
building-great-bunkers = bunkry 2. poziomu
    .accusative = bunkry 2. poziomu
building-camp = obóz niewolników
    .accusative = obóz niewolników
building-port = port
    .accusative = port
building-road = droga
    .accusative = drogę

mineral-common = pospolity minerał (K)
    .short = K
mineral-rare = rzadki minerał (K+)
    .short = K+

card-nothing = Nicnierobienie
    .accusative = Nicnierobienie
    .about = bez skutku
card-sabotage = Sabotaż
    .accusative = Sabotaż
    .about = powyżej 60: następny dochód mniejszy o 6
card-incitement = Podżeganie do buntu
    .accusative = Podżeganie do buntu
    .about = powyżej 80, a gdy są niewolnicy, powyżej 60: bunt k3 żołnierzy na początku następnej tury
card-freeing = Uwolnienie niewolników
    .accusative = Uwolnienie niewolników
    .about = powyżej 60 (uzupełnienie: SIX-G33): jeden niewolnik odzyskuje wolność
card-burning = Spalenie jedzenia
    .accusative = Spalenie jedzenia
    .about = powyżej 60: o 1 żywności mniej na koniec następnej tury
card-counter = Kontrwywiad
    .accusative = Kontrwywiad
    .about = każda akcja przeciw temu, przed kim leży, wymaga o 15 więcej

exchange-infantry-for-cavalry = 3 jednostki piechoty na 1 jednostkę kawalerii
exchange-infantry-for-artillery = 6 jednostek piechoty na 1 jednostkę artylerii
exchange-mixed-for-artillery = 1 jednostka kawalerii i 3 piechoty na 1 jednostkę artylerii
exchange-cavalry-for-artillery = 2 jednostki kawalerii na 1 jednostkę artylerii
exchange-cavalry-for-infantry = 1 jednostka kawalerii na 3 jednostki piechoty
exchange-artillery-for-cavalry = 1 jednostka artylerii na 2 jednostki kawalerii
exchange-artillery-for-mixed = 1 jednostka artylerii na 1 jednostkę kawalerii i 3 piechoty
exchange-artillery-for-infantry = 1 jednostka artylerii na 6 jednostek piechoty

## Strony, które nie są graczami; `is` mówi, jak się o nich mówi

side-rebels = buntownicy
    .short = (B)
    .is = many
side-savages = dzicy
    .short = (D)
    .is = many
side-attacker = atakujący
    .is = attacker
side-defender = obrońca
    .is = defender

## Pogoda i to, co przynoszą ekspedycje. Co w druku zaginęło, jest oznaczone jako uzupełnione, z numerem.

weather-sun = zwykłe słońce
    .about = bez skutku
weather-winter = zima
    .about = atakujący rzucają o 4 mniej na lądzie i na morzu (uzupełnienie: SIX-G1)
weather-unusual-sun = niezwykłe słońce
    .about = atakujący rzucają o 4 więcej na lądzie i na morzu (uzupełnienie: SIX-G2)
weather-frost = przymrozek
    .about = każda jednostka lądowa ma o 1 punkt ruchu więcej (uzupełnienie: SIX-G3)
weather-gale = wichura
    .about = żadna ekspedycja zamorska nie wyrusza, a każdy budynek kosztuje o 2 więcej (uzupełnienie: SIX-G4)
weather-severe-winter = sroga zima
    .about = każda farma i manufaktura zarabia o 1 mniej, a farmy nie dają żywności (uzupełnienie: SIX-G5)

result-rare-mineral = rzadki minerał
    .about = 10 monet od razu daje tam 4 monety co turę
result-common-mineral = pospolity minerał
    .about = 6 monet od razu daje tam 3 monety co turę
result-nothing = nic
    .about = kraj jest pusty
result-treasure = artefakt
    .about = 16 monet
result-poisoned-water = zatruta woda
    .about = nie można już tam zbudować farmy ani spichlerza
result-savages = dzicy
    .about = zajmuje terytorium k10 z nich; garnizon odchodzi albo walczy
result-great-treasure = skarb
    .about = 50 monet
result-compensation = odszkodowania
    .about = dochód mniejszy o 2 przez 5 tur (uzupełnienie: SIX-G6)
result-mercenaries = najemnicy
    .about = 2 jednostki kawalerii za darmo (uzupełnienie: SIX-G7)
result-tribe = plemię, które się broni
    .about = bunt k4 żołnierzy na koniec tej tury (uzupełnienie: SIX-G8)
result-coconuts = drzewa kokosowe
    .about = 10 monet (uzupełnienie: SIX-G9)
result-shells = lepsze kule armatnie
    .about = odtąd każda artyleria i karawana odejmuje bunkrom 6 zamiast 4 (uzupełnienie: SIX-G10)
result-ghost-ship = statek widmo
    .about = następna ekspedycja zamorska nic nie kosztuje (uzupełnienie: SIX-G11)
result-pearls = perły
    .about = 40 monet (uzupełnienie: SIX-G12)
result-technology = technologia
    .about = cztery drogi za darmo albo 10 monet (uzupełnienie: SIX-G13)
result-disease = choroba tropikalna
    .about = ginie k6 żołnierzy (uzupełnienie: SIX-G14)
result-trade = łupy bogatego plemienia
    .about = dochód większy o 5 przez 5 tur
result-winds = niekorzystne wiatry
    .about = 5 monet teraz i nowy rzut w następnej turze albo ekspedycja przepada (uzupełnienie: SIX-G15)
result-slave-builders = niewolnicy budowniczowie
    .about = następne 4 farmy kosztują o 5 mniej (uzupełnienie: SIX-G16)
result-ecologists = ekolodzy
    .about = każda manufaktura zarabia o 1 mniej przez 5 tur (uzupełnienie: SIX-G17)
result-free-level = świetny pomysł kapitana
    .about = stolica rośnie o jeden poziom albo 10 monet (uzupełnienie: SIX-G18)
result-partner = partner handlowy
    .about = dochód większy o 5 przez 8 tur (uzupełnienie: SIX-G19)
result-cannibals = ucieczka przed kanibalami
    .about = bez skutku (uzupełnienie: SIX-G20)
result-captives = jeńcy
    .about = k4 niewolników na terytorium poza stolicą (uzupełnienie: SIX-G21)
result-spices = przyprawy
    .about = 40 monet (uzupełnienie: SIX-G22)
result-gold = złoto upadłego imperium
    .about = 40 monet (uzupełnienie: SIX-G23)
result-plague = światowa zaraza
    .about = każdy trzy razy traci k10 żołnierzy, chyba że zaraza już szaleje (uzupełnienie: SIX-G24)

## Po co rzuca się kością

purpose-start = pierwszą turę
purpose-weather = pogodę
purpose-weather-length = czas trwania pogody
purpose-expedition = ekspedycję
purpose-voyage = ekspedycję zamorską
purpose-savages = liczbę dzikich
purpose-captives = liczbę jeńców
purpose-disease = ofiary choroby
purpose-plague = ofiary zarazy
purpose-siege = straty w oblężeniu
purpose-hunger = głód (bunt przy 1–79)
purpose-red-tokens = splądrowane ziemie
purpose-slave-check = spokój niewolników
purpose-revolt-size = rozmiar buntu
purpose-incitement = rozmiar wywołanego buntu
purpose-tribe = rozmiar buntu plemienia
purpose-catch = chwytanie niewolników
purpose-caught = liczbę niewolników
purpose-spy-sabotage = sabotaż
purpose-spy-incitement = podżeganie do buntu
purpose-spy-freeing = uwolnienie niewolników
purpose-spy-burning = spalenie żywności

## Decyzje: o co pyta gra

prompt-choose-capital = wybierz terytorium na swoją stolicę
prompt-act = działaj albo zakończ turę
prompt-other-business = wybierz, co chcesz zniszczyć, rozwiązać lub oddać
prompt-muster = wybierz, kto rusza, i wydaj rozkaz
prompt-muster-fleet = wybierz okręty, które płyną, i wydaj rozkaz
prompt-choose-amount = podaj kwotę
prompt-press-on = walcz dalej albo się wycofaj
prompt-choose-casualty = wybierz jednostkę, która traci żołnierza
prompt-choose-loss = wybierz jednostkę, która traci żołnierza
prompt-decide-plunder = splądruj terytorium albo zapłać za przemarsz i oszczędź je
prompt-catch-slaves = spróbuj schwytać niewolników albo ich puść
prompt-kill-caught-slaves = powiedz, ilu schwytanych zabijasz
prompt-choose-opponent = wybierz, z kim twoja flota walczy najpierw
prompt-choose-rising = wybierz, gdzie twoi żołnierze się buntują
prompt-choose-turncoats = wybierz jednostkę, która się buntuje
prompt-bid = przebij ofertę za buntowników albo spasuj
prompt-abandon-building = nie stać cię na utrzymanie: porzuć budynek
prompt-pay-or-disband = za dużo jednostek: zapłać za nie albo rozwiąż jedną
prompt-choose-site = stolica stracona: wybierz tymczasowe miejsce rekrutacji
prompt-choose-freed-slave = wybierz, gdzie niewolnik odzyskuje wolność
prompt-choose-refuge = wybierz, dokąd idzie twoja jednostka
prompt-meet-mineral = kup minerał od razu albo zrezygnuj z niego na zawsze
prompt-meet-savages = zostaw terytorium dzikim albo walcz
prompt-choose-technology = weź pieniądze albo drogi
prompt-meet-winds = zapłać za zwłokę albo porzuć ekspedycję
prompt-house-captives = wybierz, dokąd trafiają jeńcy
prompt-deal-card = wybierz kartę dla następnego gracza
prompt-draft-treaty = ułóż ofertę, a potem ją złóż
prompt-answer-treaty = przyjmij ofertę, odrzuć ją albo złóż własną
prompt-choose-capitals = wybierz w tajemnicy terytorium na swoją stolicę
prompt-vote-end = zakończ grę teraz albo graj dalej
prompt-confirm-leaving = odejdź z gry na dobre albo zostań

decision-choose-capital = wybrać terytorium na stolicę
decision-act = działać albo zakończyć turę
decision-other-business = wybrać, co zniszczyć, rozwiązać lub oddać
decision-muster = wybrać, kto rusza
decision-muster-fleet = wybrać okręty, które płyną
decision-choose-amount = podać kwotę
decision-press-on = walczyć dalej albo się wycofać
decision-choose-casualty = wybrać jednostkę, która traci żołnierza
decision-choose-loss = wybrać jednostkę, która traci żołnierza
decision-decide-plunder = splądrować terytorium albo je oszczędzić
decision-catch-slaves = spróbować schwytać niewolników albo ich puścić
decision-kill-caught-slaves = powiedzieć, ilu schwytanych zabijasz
decision-choose-opponent = wybrać, z kim flota walczy najpierw
decision-choose-rising = wybrać, gdzie żołnierze się buntują
decision-choose-turncoats = wybrać jednostkę, która się buntuje
decision-bid = przebić albo spasować
decision-abandon-building = porzucić budynek
decision-pay-or-disband = zapłacić za jednostki ponad limit albo rozwiązać jedną
decision-choose-site = wybrać tymczasowe miejsce rekrutacji
decision-choose-freed-slave = wybrać, gdzie niewolnik odzyskuje wolność
decision-choose-refuge = wybrać, dokąd idzie jednostka
decision-meet-mineral = kupić minerał albo z niego zrezygnować
decision-meet-savages = opuścić terytorium albo walczyć z dzikimi
decision-choose-technology = wziąć pieniądze albo drogi
decision-meet-winds = zapłacić za zwłokę albo porzucić ekspedycję
decision-house-captives = wybrać, dokąd trafiają jeńcy
decision-deal-card = wybrać kartę dla następnego gracza
decision-draft-treaty = ułożyć ofertę
decision-answer-treaty = odpowiedzieć na ofertę pokoju
decision-choose-capitals = wybrać w tajemnicy terytorium na stolicę
decision-disbanding = rozwiązać jednostki albo okręty między dwiema akcjami innego gracza
decision-vote-end = powiedzieć, czy gra się kończy
decision-confirm-leaving = odejść z gry albo zostać

## Akcje: co można wybrać

action-settle = załóż stolicę { $territory-locative }
action-recruit = zwerbuj { $unit-accusative }
action-exchange = wymień { $exchange }
action-raise-capital = podnieś poziom stolicy
action-build = zbuduj { $building-accusative } { $territory-locative }
action-raise-bunkers = wzmocnij bunkry { $territory-locative }
action-demolish = zburz { $building-accusative } { $territory-locative }
action-march = maszeruj { $territory-direction }
action-transfer = wyślij wojsko przez port { $territory-direction }
action-board = wejdź na transportowiec nr { $transport }
action-sail = płyń { $sea-direction }
action-engage = zaatakuj okręty { $sea-locative } (ma je { $seat })
action-launch = zwoduj { $ship-accusative } { $sea-locative }
action-buy-builder-ship = kup statek budowlany
action-found-port = załóż port { $territory-locative } statkiem budowlanym
action-buy-boat = kup kuter rybacki
action-explore = wyślij ekspedycję { $territory-direction }
action-voyage = wyślij ekspedycję zamorską
action-hire-spy = kup szpiega
action-deal-cards = rozdaj karty szpiegów
action-bribe = przekup buntowników { $territory-locative }
action-join-caravan = połącz karawanę { $territory-locative }
action-part-caravan = rozdziel karawanę { $territory-locative }
action-disband = rozwiąż { $unit-accusative } { $territory-locative }
action-disband-aboard = rozwiąż { $unit-accusative } na transportowcu nr { $transport }
action-scuttle = zatop własny okręt: { $ship } { $sea-locative }
action-scuttle-transport = zatop własny transportowiec nr { $transport }
action-kill-slave = zabij niewolnika { $territory-locative }
action-kill-slave-aboard = zabij niewolnika na transportowcu nr { $transport }
action-offer-peace = zaproponuj pokój ({ $seat })
action-give = podaruj pieniądze ({ $seat })
action-renounce = zrzeknij się terytorium: { $territory }
action-propose-end = zaproponuj koniec gry po tej rundzie
action-leave-game = odejdź z gry
action-other-business = zniszcz, rozwiąż lub oddaj…
action-end-actions = zakończ turę
action-send = wyślij { $unit-accusative } { $territory-origin } ({ $moves } PR)
action-send-all = wyślij wszystkich { $territory-origin }
action-land = wysadź { $unit-accusative } z transportowca nr { $transport } ({ $moves } PR)
action-land-all = wysadź wszystkich z transportowca nr { $transport }
action-dispatch = wyślij { $ship-accusative } { $sea-origin } ({ $moves } PR)
action-dispatch-transport = wyślij transportowiec nr { $transport }
action-dispatch-all = wyślij wszystkie okręty { $sea-origin }
action-go = ruszaj
action-call-off = odwołaj
action-amount = { $number ->
    [0] nic
    [one] { $number } moneta
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
}
action-fight-on = stocz jeszcze jedno starcie
action-fight-to-the-end = walcz do końca
action-fight-until = walcz, póki masz co najmniej { $number ->
    [one] { $number } żołnierza
   *[other] { $number } żołnierzy
}
action-withdraw = wycofaj się
action-lose = strać żołnierza: { $unit } { $territory-origin }
action-lose-aboard = strać żołnierza: { $unit } z transportowca nr { $transport }
action-lose-ship = strać żołnierza: { $ship } { $sea-origin }
action-lose-in-order = trać od najmniejszych, bez dalszych pytań
action-plunder = splądruj
action-spare = zapłać za przemarsz i oszczędź terytorium
action-catch-slaves = spróbuj schwytać niewolników
action-let-go = puść ich wolno
action-kill-caught = { $number ->
    [0] nie zabijaj nikogo
    [one] zabij jednego
   *[other] zabij { $number }
}
action-fight-first = najpierw walcz z flotą: { $seat }
action-rise = niech to będzie { $territory }
action-turn-coat = buntuje się { $unit }
action-pass = spasuj
action-outbid = przebij
action-abandon = porzuć { $building-accusative } { $territory-locative }
action-pay-excess = zapłać za jednostki ponad limit
action-site = odtąd werbuj { $territory-locative }
action-free-slave = uwolnij niewolnika { $territory-locative }
action-free-slave-aboard = uwolnij niewolnika na transportowcu nr { $transport }
action-evacuate = idź { $territory-direction }
action-buy-mineral = kup minerał
action-leave-mineral = zrezygnuj z minerału
action-leave-savages = zostaw terytorium dzikim
action-fight-savages = walcz z dzikimi
action-take-roads = weź cztery darmowe drogi
action-take-money = weź 10 monet
action-pay-winds = zapłać 5 monet i czekaj
action-give-up-voyage = porzuć ekspedycję
action-place-slaves = poślij jeńców { $territory-direction }
action-deal = połóż { $card-accusative } (dostaje { $seat })
action-cede = odstąp { $territory-accusative } albo już nie
action-demand = zażądaj: { $territory } albo już nie
action-offer-money = podaj, ile zapłacisz
action-ask-money = podaj, ile żądasz
action-propose = złóż tę ofertę
action-accept = przyjmij
action-reject = odrzuć
action-counter-offer = złóż własną ofertę
action-go-on = graj dalej
action-end-game = zakończ grę
action-stay = zostań
action-confirm-leave = odejdź na dobre

## Zdarzenia: co się stało

event-rolled = { $seat-is ->
    [you] Rzucasz
   *[other] { $seat } rzuca
} na { $purpose } (k{ $sides }): { $result }{ $modifier ->
    [0] { "" }
   *[other] { " " }+ { $modifier } = { $total }
}.
event-exchange = Starcie { $number }, { $place } ({ $attackers } na { $defenders }): { $attacker-is ->
    [you] rzucasz
    [many] { $attacker } rzucają
   *[other] { $attacker } rzuca
} { $attacker-roll }{ $directions ->
    [0] { "" }
   *[other] , kierunki +{ $directions }
}{ $numbers ->
    [0] { "" }
   *[other] , przewaga +{ $numbers }
}{ $landing ->
    [0] { "" }
   *[other] , desant { $landing }
}{ $landing-at-port ->
    [0] { "" }
   *[other] , port { $landing-at-port }
}{ $unconnected ->
    [0] { "" }
   *[other] , brak połączenia { $unconnected }
}{ $weather ->
    [0] { "" }
    [4] , słońce +4
   *[other] , zima { $weather }
}{ $own-rebels ->
    [0] { "" }
   *[other] , własny bunt { $own-rebels }
}{ $battery ->
    [0] { "" }
   *[other] , bateria nadmorska +{ $battery }
} = { $attacker-total }; { $defender-is ->
    [you] rzucasz
    [many] { $defender } rzucają
   *[other] { $defender } rzuca
} { $defender-roll }{ $bunkers ->
    [0] { "" }
   *[other] , bunkry +{ $bunkers }
}{ $capital ->
    [0] { "" }
   *[other] , stolica +{ $capital }
}{ $dug-in ->
    [0] { "" }
   *[other] , okopanie +{ $dug-in }
}{ $reconquest ->
    [0] { "" }
   *[other] , zdobyta stolica { $reconquest }
}{ $rebels-behind ->
    [0] { "" }
   *[other] , własny bunt { $rebels-behind }
}{ $cut-off ->
    [0] { "" }
   *[other] , brak połączenia { $cut-off }
}{ $battery-ashore ->
    [0] { "" }
   *[other] , bateria nadmorska +{ $battery-ashore }
} = { $defender-total }; { $loser-is ->
    [attacker] { $attacker-is ->
        [you] tracisz
        [many] { $attacker } tracą
       *[other] { $attacker } traci
    }
   *[defender] { $defender-is ->
        [you] tracisz
        [many] { $defender } tracą
       *[other] { $defender } traci
    }
} żołnierza.
event-round = Zaczyna się runda { $count }.
event-weather = Nowa pogoda na { $count ->
    [one] { $count } rundę
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}: { $weather }; { $weather-about }.
event-turn = { $seat-is ->
    [you] Zaczyna się twoja tura.
   *[other] { $seat } zaczyna turę.
}
event-capital-founded = { $seat-is ->
    [you] Zakładasz stolicę
   *[other] { $seat } zakłada stolicę
} { $territory-locative }.
event-capital-clash = { $seat-is ->
    [you] Twój wybór ({ $territory }) jest za blisko stolicy wcześniejszego gracza. Wybierasz jeszcze raz.
   *[other] { $seat } wybiera terytorium ({ $territory }) za blisko stolicy wcześniejszego gracza i wybiera jeszcze raz.
}
event-income = { $seat-is ->
    [you] Dostajesz { $money ->
        [one] { $money } monetę
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
    }{ $count ->
        [0] { "" }
       *[other] { " " }i płacisz { $count } za utrzymanie
    }.
   *[other] { $seat } dostaje { $money ->
        [one] { $money } monetę
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
    }{ $count ->
        [0] { "" }
       *[other] { " " }i płaci { $count } za utrzymanie
    }.
}
event-upkeep-missing = { $seat-is ->
    [you] Brakuje ci na utrzymanie
   *[other] { $seat } nie ma na utrzymanie; brakuje
} { $money ->
    [one] { $money } monety
    [few] { $money } monet
    [many] { $money } monet
   *[other] { $money } monety
}: przepada tyle samo budynków.
event-abandoned = { $seat-is ->
    [you] Porzucasz
   *[other] { $seat } porzuca
} { $building-accusative } { $territory-locative }.
event-recruited = { $seat-is ->
    [you] Werbujesz
   *[other] { $seat } werbuje
} { $unit-accusative } { $territory-locative } za { $money }.
event-exchanged = { $seat-is ->
    [you] Wymieniasz
   *[other] { $seat } wymienia
} { $exchange } { $territory-locative }.
event-caravan-joined = { $seat-is ->
    [you] Łączysz
   *[other] { $seat } łączy
} kawalerię i artylerię { $territory-locative } w karawanę.
event-caravan-parted = { $seat-is ->
    [you] Rozdzielasz
   *[other] { $seat } rozdziela
} karawanę { $territory-locative }.
event-disbanded = { $seat-is ->
    [you] Rozwiązujesz
   *[other] { $seat } rozwiązuje
} { $unit-accusative } { $territory-locative }.
event-disbanded-aboard = { $seat-is ->
    [you] Rozwiązujesz
   *[other] { $seat } rozwiązuje
} { $unit-accusative } na transportowcu nr { $transport }.
event-excess-paid = { $seat-is ->
    [you] Płacisz
   *[other] { $seat } płaci
} { $money } za jednostki ponad limit { $territory-locative }.
event-capital-raised = { $seat-is ->
    [you] Podnosisz stolicę
   *[other] { $seat } podnosi stolicę
} na poziom { $count }{ $money ->
    [0] { " " }za darmo
   *[other] { " " }za { $money }
}.
event-built = { $seat-is ->
    [you] Budujesz
   *[other] { $seat } buduje
} { $building-accusative } { $territory-locative } za { $money }.
event-demolished = { $seat-is ->
    [you] Burzysz
   *[other] { $seat } burzy
} { $building-accusative } { $territory-locative }{ $money ->
    [0] { "" }
   *[other] , zwrot { $money }
}.
event-building-destroyed = { $territory }: przepada { $building }.
event-bunkers-lowered = Bunkry { $territory-locative } spadają na poziom 1.
event-marched = { $seat-is ->
    [you] Maszerujesz
   *[other] { $seat } maszeruje
} { $territory-direction }: { $count ->
    [one] { $count } jednostka
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
}{ $money ->
    [0] { "" }
   *[other] { " " }za { $money }
}.
event-transferred = { $seat-is ->
    [you] Wysyłasz
   *[other] { $seat } wysyła
} przez port { $territory-direction }: { $count ->
    [one] { $count } jednostka
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
} za { $money }.
event-arrived = { $seat-is ->
    [you] Przez port przybywa { $territory-direction } twoja jednostka: { $unit }.
   *[other] Przez port przybywa { $territory-direction } jednostka ({ $seat }): { $unit }.
}
event-transfer-lost = { $seat-is ->
    [you] Twoja jednostka nie ma gdzie zawinąć i przepada: { $unit }.
   *[other] Jednostka ({ $seat }) nie ma gdzie zawinąć i przepada: { $unit }.
}
event-boarded = { $seat-is ->
    [you] Zaokrętowujesz
   *[other] { $seat } zaokrętowuje
} { $count ->
    [one] { $count } jednostkę
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
} na transportowiec nr { $transport } { $sea-locative }.
event-launched = { $seat-is ->
    [you] Wodujesz
   *[other] { $seat } woduje
} { $ship-accusative } { $sea-locative } za { $money }.
event-builder-ship-bought = { $seat-is ->
    [you] Kupujesz
   *[other] { $seat } kupuje
} statek budowlany za { $money }.
event-boat-bought = { $seat-is ->
    [you] Kupujesz
   *[other] { $seat } kupuje
} kuter rybacki za { $money }.
event-scuttled = { $seat-is ->
    [you] Zatapiasz własny okręt
   *[other] { $seat } zatapia własny okręt
} { $sea-locative }: { $ship }.
event-sailed = { $seat-is ->
    [you] Płyniesz
   *[other] { $seat } płynie
} { $sea-direction }: { $count ->
    [one] { $count } okręt
    [few] { $count } okręty
    [many] { $count } okrętów
   *[other] { $count } okrętu
}.
event-sea-battle = { $seat-is ->
    [you] Atakujesz flotę ({ $other })
   *[other] { $other-is ->
        [you] { $seat } atakuje twoją flotę
       *[other] { $seat } atakuje flotę ({ $other })
    }
} { $sea-locative }.
event-fleet-lost = { $seat-is ->
    [you] Tracisz całą flotę
   *[other] { $seat } traci całą flotę
} { $sea-locative }.
event-transport-sunk = { $seat-is ->
    [you] Tonie twój transportowiec nr { $transport }
   *[other] { $seat } traci transportowiec nr { $transport }
} { $sea-locative }{ $count ->
    [0] { "" }
    [one] , a z nim { $count } jednostka
    [few] , a z nim { $count } jednostki
    [many] , a z nim { $count } jednostek
   *[other] , a z nim { $count } jednostki
}.
event-war = { $seat-is ->
    [you] Wojna: ty i { $other }.
   *[other] Wojna: { $seat } i { $other }.
}
event-attack-declared = { $seat-is ->
    [you] Atakujesz
   *[other] { $seat } atakuje
} { $territory-accusative } ({ $other-is ->
    [you] bronisz się ty
    [many] bronią się { $other }
   *[other] broni się { $other }
}), siły: { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierze
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
}{ $money ->
    [0] { "" }
   *[other] ; przemarsz kosztowałby { $money }
}.
event-withdrew = { $seat-is ->
    [you] Wycofujesz się.
   *[other] { $seat } się wycofuje.
}
event-attack-failed = { $seat-is ->
    [you] Twój atak
   *[other] Atak ({ $seat })
} na { $territory-accusative } się nie udaje.
event-plundered = { $seat-is ->
    [you] Plądrujesz
   *[other] { $seat } plądruje
} { $territory-accusative }: budynki przepadają, czerwonych żetonów jest tam { $count }.
event-territory-owned = { $seat-is ->
    [you] Przejmujesz na własność
   *[other] { $seat } przejmuje na własność
} { $territory-accusative }.
event-territory-occupied = { $seat-is ->
    [you] Okupujesz
   *[other] { $seat } okupuje
} { $territory-accusative } ({ $other-is ->
    [you] terytorium jest twoje
   *[other] właściciel: { $other }
}).
event-territory-rebel = { $territory } jest w rękach buntowników.
event-territory-returned = { $territory } wraca do właściciela: { $seat }.
event-site-chosen = { $seat-is ->
    [you] Werbujesz
   *[other] { $seat } werbuje
} { $territory-locative }, póki stolica jest stracona.
event-soldiers-lost = { $seat-is ->
    [you] Tracisz
   *[other] { $seat } traci
} { $count ->
    [one] { $count } żołnierza
   *[other] { $count } żołnierzy
}.
event-siege = { $seat-is ->
    [you] Twoja stolica
   *[other] Stolica ({ $seat })
} { $territory-locative } jest oblężona.
event-caught = { $seat-is ->
    [you] Chwytasz
   *[other] { $seat } chwyta
} { $territory-locative } { $count ->
    [one] { $count } niewolnika
   *[other] { $count } niewolników
}.
event-nobody-caught = { $seat-is ->
    [you] Nie chwytasz nikogo
   *[other] { $seat } nie chwyta nikogo
} { $territory-locative }: trzeba było rzucić najwyżej { $count }.
event-slaves-killed = { $seat-is ->
    [you] Zabijasz
   *[other] { $seat } zabija
} { $territory-locative } { $count ->
    [one] { $count } niewolnika
   *[other] { $count } niewolników
}.
event-slave-killed-aboard = { $seat-is ->
    [you] Zabijasz
   *[other] { $seat } zabija
} niewolnika na transportowcu nr { $transport }.
event-slave-freed = { $seat-is ->
    [you] Tracisz
   *[other] { $seat } traci
} niewolnika { $territory-locative }: odzyskał wolność.
event-slave-freed-aboard = { $seat-is ->
    [you] Tracisz
   *[other] { $seat } traci
} niewolnika na transportowcu nr { $transport }: odzyskał wolność.
event-slave-revolt = { $seat-is ->
    [you] Twoi niewolnicy
   *[other] Niewolnicy ({ $seat })
} { $territory-locative } buntują się; jest ich { $count }.
event-hunger = { $seat-is ->
    [you] Nie możesz wyżywić
   *[other] { $seat } nie może wyżywić
} { $count ->
    [one] { $count } terytorium
   *[other] { $count } terytoriów
}.
event-revolt = { $seat-is ->
    [you] Wybucha bunt przeciw tobie:
   *[other] Wybucha bunt, ofiarą jest { $seat }:
} { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierze
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
}.
event-rising = { $seat-is ->
    [you] Tracisz
   *[other] { $seat } traci
} { $territory-locative } na rzecz buntowników { $count ->
    [one] { $count } żołnierza
   *[other] { $count } żołnierzy
}.
event-revolt-crushed = { $seat-is ->
    [you] Tłumisz bunt
   *[other] { $seat } tłumi bunt
} { $territory-locative }.
event-bribe-opened = { $seat-is ->
    [you] Oferujesz
   *[other] { $seat } oferuje
} { $money } za buntowników { $territory-locative }.
event-outbid = { $seat-is ->
    [you] Przebijasz
   *[other] { $seat } przebija
}: { $money } za buntowników { $territory-locative }.
event-passed = { $seat-is ->
    [you] Pasujesz.
   *[other] { $seat } pasuje.
}
event-bribed = { $seat-is ->
    [you] Płacisz { $money }; buntownicy { $territory-locative } służą teraz tobie.
   *[other] { $seat } płaci { $money } i przejmuje buntowników { $territory-locative }.
}
event-expedition-sent = { $seat-is ->
    [you] Wysyłasz
   *[other] { $seat } wysyła
} ekspedycję { $territory-direction } za { $money }.
event-expedition-result = { $seat-is ->
    [you] Twoja ekspedycja
   *[other] Ekspedycja ({ $seat })
} { $territory-direction } odkrywa: { $result }; { $result-about }.
event-expedition-void = { $seat-is ->
    [you] Twoja ekspedycja
   *[other] Ekspedycja ({ $seat })
} { $territory-direction } idzie na marne: terytorium nie jest już w rękach wysyłającego.
event-mineral-bought = { $seat-is ->
    [you] Kupujesz
   *[other] { $seat } kupuje
} minerał { $territory-locative } za { $money }.
event-mineral-lost = Minerał { $territory-locative } pozostaje niezapłacony: { $seat-is ->
    [you] tracisz
   *[other] { $seat } traci
} go na zawsze.
event-savages = { $seat-is ->
    [you] Tracisz
   *[other] { $seat } traci
} { $territory-accusative }; dzikich jest { $count }.
event-voyage-sent = { $seat-is ->
    [you] Wysyłasz
   *[other] { $seat } wysyła
} ekspedycję zamorską{ $money ->
    [0] { " " }statkiem widmem, za darmo
   *[other] { " " }za { $money }
}.
event-voyage-result = { $seat-is ->
    [you] Twoja ekspedycja zamorska
   *[other] Ekspedycja zamorska ({ $seat })
} przynosi: { $result }; { $result-about }.
event-voyage-lost = { $seat-is ->
    [you] Twoja ekspedycja zamorska
   *[other] Ekspedycja zamorska ({ $seat })
} przepada.
event-winds-paid = { $seat-is ->
    [you] Płacisz { $money } i czekasz
   *[other] { $seat } płaci { $money } i czeka
} na ekspedycję o turę dłużej.
event-mercenaries = { $seat-is ->
    [you] Dostajesz
   *[other] { $seat } dostaje
} najemników { $territory-locative }: { $count } × { $unit }.
event-technology-roads = { $seat-is ->
    [you] Wybierasz
   *[other] { $seat } wybiera
} cztery darmowe drogi.
event-technology-money = { $seat-is ->
    [you] Wybierasz
   *[other] { $seat } wybiera
} 10 monet.
event-captives = { $seat-is ->
    [you] Posyłasz
   *[other] { $seat } posyła
} { $territory-direction } { $count ->
    [one] { $count } jeńca
   *[other] { $count } jeńców
}.
event-plague = { $seat-is ->
    [you] Przywozisz
   *[other] { $seat } przywozi
} światową zarazę.
event-plague-over = Światowa zaraza wygasa.
event-spy-hired = { $seat-is ->
    [you] Kupujesz
   *[other] { $seat } kupuje
} szpiega za { $money }; szpiegów jest teraz { $count }.
event-card-dealt = Kładziesz { $card-accusative } { $other-is ->
    [you] przed sobą
   *[other] (cel: { $other })
}.
event-cards-dealt = { $seat-is ->
    [you] Kładziesz przed każdym zakrytą kartę.
   *[other] { $seat } kładzie przed każdym zakrytą kartę.
}
event-card-revealed = { $card } ({ $seat-is ->
    [you] twoja karta
   *[other] kładzie { $seat }
}, { $other-is ->
    [you] przed tobą
   *[other] cel: { $other }
}): { $card-about }.
event-spy-killed = { $seat-is ->
    [you] Tracisz
   *[other] { $seat } traci
} szpiega: wypadło najwyżej 10.
event-spy-failed = { $card } się nie udaje (cel: { $other }): trzeba było rzucić powyżej { $count }.
event-spy-succeeded = { $card } się udaje (cel: { $other }): wystarczyło rzucić powyżej { $count }.
event-gift = { $seat-is ->
    [you] Dajesz w darze
   *[other] { $seat } daje w darze
} { $money ->
    [one] { $money } monetę
    [few] { $money } monety
    [many] { $money } monet
   *[other] { $money } monety
} ({ $other-is ->
    [you] dostajesz ty
   *[other] dostaje { $other }
}).
event-renounced = { $seat-is ->
    [you] Zrzekasz się terytorium
   *[other] { $seat } zrzeka się terytorium
}: { $territory }.
event-peace-offered = { $seat-is ->
    [you] Proponujesz pokój; odpowiada { $other }.
   *[other] { $other-is ->
        [you] { $seat } proponuje ci pokój.
       *[other] { $seat } proponuje pokój; odpowiada { $other }.
    }
}
event-counter-offered = { $seat-is ->
    [you] Składasz własną ofertę; odpowiada { $other }.
   *[other] { $other-is ->
        [you] { $seat } składa ci własną ofertę.
       *[other] { $seat } składa własną ofertę; odpowiada { $other }.
    }
}
event-terms = { $seat-is ->
    [you] Ty dajesz
   *[other] { $seat } daje
}, a { $other-is ->
    [you] ty dostajesz
   *[other] { $other } dostaje
}: { $count ->
    [0] { $money ->
        [0] nic
        [one] { $money } monetę
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
    }
   *[other] { $territories-accusative }{ $money ->
        [0] { "" }
        [one] { " " }oraz { $money } monetę
        [few] { " " }oraz { $money } monety
        [many] { " " }oraz { $money } monet
       *[other] { " " }oraz { $money } monety
    }
}.
event-treaty = Na mocy pokoju { $seat-is ->
    [you] dajesz
   *[other] { $seat } daje
}, a { $other-is ->
    [you] ty dostajesz
   *[other] { $other } dostaje
}: { $count ->
    [0] { $money ->
        [0] nic
        [one] { $money } monetę
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
    }
   *[other] { $territories-accusative }{ $money ->
        [0] { "" }
        [one] { " " }oraz { $money } monetę
        [few] { " " }oraz { $money } monety
        [many] { " " }oraz { $money } monet
       *[other] { " " }oraz { $money } monety
    }
}.
event-peace-rejected = { $seat-is ->
    [you] Odrzucasz ofertę ({ $other }).
   *[other] { $other-is ->
        [you] { $seat } odrzuca twoją ofertę.
       *[other] { $seat } odrzuca ofertę ({ $other }).
    }
}
event-peace = { $seat-is ->
    [you] Pokój: ty i { $other }.
   *[other] Pokój: { $seat } i { $other }.
}
event-went-home = { $seat-is ->
    [you] Twoja jednostka odchodzi
   *[other] Jednostka ({ $seat }) odchodzi
} { $origin-origin } { $territory-direction }: { $unit }.
event-eliminated = { $seat-is ->
    [you] Nie masz żadnego terytorium i odpadasz z gry.
   *[other] { $seat } nie ma żadnego terytorium i odpada z gry.
}
event-left = { $seat-is ->
    [you] Odchodzisz z gry.
   *[other] { $seat } odchodzi z gry.
}
event-end-proposed = { $seat-is ->
    [you] Proponujesz
   *[other] { $seat } proponuje
} zakończyć grę po tej rundzie.
event-end-agreed = Wszyscy zgadzają się zakończyć grę.
event-end-declined = Nie ma zgody na koniec gry: gra toczy się dalej.
event-points = { $seat-is ->
    [you] Masz
   *[other] { $seat } ma
} { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}.
event-won-by-capitals = { $seat-is ->
    [you] Masz wszystkie cudze stolice i wygrywasz grę!
   *[other] { $seat } ma wszystkie cudze stolice i wygrywa grę.
}
event-won-as-last = { $seat-is ->
    [you] Przy stole nie ma już nikogo poza tobą: wygrywasz grę!
   *[other] Przy stole zostaje tylko { $seat } i wygrywa grę.
}
event-won-by-points = { $seat-is ->
    [you] Wygrywasz grę na punkty!
   *[other] { $seat } wygrywa grę na punkty.
}

## Odmowy: dlaczego nie

refusal-too-dear = Nie masz na to pieniędzy.
refusal-capital-near = { $territory } graniczy z inną stolicą; stolice dzielą co najmniej dwa kroki.
refusal-territory-taken = { $territory }: tu już jest stolica.
refusal-not-held = { $territory } nie jest w twoich rękach.
refusal-garrisoned = Twoje jednostki stoją { $territory-locative }; najpierw je wyprowadź.
refusal-is-capital = { $territory }: tu jest stolica.
refusal-not-owned = { $territory }: to nie jest twoja własność. Okupowane terytorium staje się własnym dopiero w traktacie.
refusal-main-building-there = Główny budynek już stoi { $territory-locative }.
refusal-built-already = To już stoi { $territory-locative }.
refusal-not-connected = { $territory } nie ma połączenia z twoją stolicą.
refusal-capital-ground = Na terytorium stolicy nic się nie buduje.
refusal-no-bunkers = Nie ma bunkrów 1. poziomu do wzmocnienia { $territory-locative }.
refusal-not-coastal = { $territory } nie leży nad żadnym morzem.
refusal-poisoned = Woda { $territory-locative } jest zatruta: żadnej farmy ani spichlerza.
refusal-no-such-building = Nie masz takiego budynku do zburzenia { $territory-locative }.
refusal-nowhere-to-recruit = Nie masz ani stolicy, ani tymczasowego miejsca rekrutacji.
refusal-recruits-limit = W jednej turze werbuje się najwyżej dwóch żołnierzy na każde własne terytorium.
refusal-no-capital-held = Twoja stolica nie jest w twoich rękach.
refusal-nothing-to-exchange = Tych jednostek nie ma w twojej stolicy albo same pochodzą z wymiany w tej turze.
refusal-no-such-unit = Nie ma tam takiej jednostki.
refusal-no-such-ship = Nie masz tam takiego okrętu.
refusal-in-other-business = W swojej turze znajdziesz to wśród innych spraw.
refusal-cannot-join = Potrzeba kawalerii z 2 punktami ruchu i artylerii z 1 punktem { $territory-locative }.
refusal-cannot-part = Potrzeba karawany z 2 punktami ruchu { $territory-locative }.
refusal-limit-unpaid = Nie masz pieniędzy na jednostki ponad limit.
refusal-nobody-near = W pobliżu nie ma nikogo, kto mógłby pójść.
refusal-not-adjacent = To za daleko.
refusal-no-moves = Ta jednostka nie ma już punktów ruchu.
refusal-slaves-not-there = Niewolnicy idą tylko na ziemię w twoich rękach.
refusal-nobody-sent = Najpierw wybierz, kto rusza.
refusal-fee-unpaid = Nie masz pieniędzy na przemarsz: jedna moneta za każdego żołnierza.
refusal-attack-unpaid = Nie masz pieniędzy na ten atak, a łup nie może ich zastąpić.
refusal-no-working-port = Nie masz do tego czynnego portu.
refusal-other-port-needed = Nie masz drugiego czynnego portu, z którego można wysłać wojsko.
refusal-no-more-transports = Masz już wszystkie transportowce, jakie są.
refusal-no-room = Na transportowcu nie ma na to miejsca.
refusal-enemy-at-sea = Wrogi okręt na tym morzu nie pozwala wsiadać ani wysiadać.
refusal-no-builder-ship = Nie masz statku budowlanego.
refusal-no-ships-near = W pobliżu nie ma twojego okrętu, który mógłby popłynąć.
refusal-no-ships-there = Żaden twój okręt wojenny tam nie dotrze.
refusal-nobody-to-engage = { $seat } nie ma okrętów { $sea-locative }.
refusal-gale = W czasie wichury ekspedycje zamorskie nie wyruszają.
refusal-giving-to-nobody = Pieniądze daje się innej osobie, która jest w grze.
refusal-no-rebels = Nie ma buntowników { $territory-locative }.
refusal-has-buildings = Coś już stoi { $territory-locative }, choćby droga: ekspedycja tam nie rusza.
refusal-explored = { $territory }: tu już była jedyna możliwa ekspedycja.
refusal-voyage-under-way = Twoja ekspedycja zamorska jeszcze trwa.
refusal-boats-limit = Możesz mieć najwyżej dwa kutry na każdy własny port.
refusal-no-slaves = Nie ma tam twoich niewolników.
refusal-own-capital-needed = Do tego twoja stolica musi być w twoich rękach.
refusal-no-spy = Nie masz szpiega.
refusal-dealt-already = Twoje karty są już rozdane w tej turze.
refusal-capital-lost = Twoja stolica nie jest w twoich rękach, więc nie możesz jej rozbudować.
refusal-highest-level = Twoja stolica ma najwyższy poziom.
refusal-capital-level = Poziom twojej stolicy jest na to za niski.
refusal-not-at-war = { $seat } nie prowadzi z tobą wojny.
refusal-offered-already = { $seat } ma już w tej turze twoją ofertę.
refusal-ending-proposed = Koniec gry jest już w tej rundzie zaproponowany.
refusal-turn-begun = Z gry odchodzi się tylko na początku tury, przed innymi działaniami.
refusal-amount-too-high = To więcej, niż jest w skarbcu.
refusal-bid-too-low = To mniej, niż trzeba podać.
refusal-not-here = Żadna taka twoja jednostka tam nie walczy ani nie stoi.
refusal-no-plunder = Przy 4 lub 5 czerwonych żetonach nie ma już czego plądrować.
refusal-other-place-first = Bunt wybucha najpierw gdzie indziej: na terytorium bez budynku głównego, potem z budynkiem, na końcu w stolicach.
refusal-not-loyal-there = Nie ma tam już takiej jednostki.
refusal-not-mine-to-abandon = Nie masz tam takiego budynku na utrzymaniu.
refusal-not-a-site = Miejscem rekrutacji może być własne terytorium, które nie jest stolicą.
refusal-not-a-refuge = To nie jest najbliższe terytorium w twoich rękach.
refusal-nowhere-to-leave = Nie masz sąsiedniego terytorium, na które można odejść.
refusal-not-placed-there = Jeńcy trafiają na własne terytorium, które nie jest stolicą.
refusal-card-dealt = Ta karta jest już położona.
refusal-too-few-spies = Kart akcji jest już tyle, ilu masz szpiegów.
refusal-not-his-turn-to-be-dealt = Następna karta jest dla kogo innego: kładzie się je w kolejności gry.
refusal-not-ceded = To terytorium nie może być częścią tego traktatu.
refusal-no-counter = Na ofertę odpowiada się tylko jedną kontrofertą.
refusal-treasury-short = W tym skarbcu nie ma pieniędzy.
refusal-stop-too-high = Nie masz tylu żołnierzy.
refusal-not-that-many = Nie masz tylu schwytanych.
refusal-no-opponent = { $seat } nie ma tam okrętów do walki.

## Błędy w pozycjach

mistake-territory-twice = Terytorium „{ $territory }” jest podany dwa razy.
mistake-two-capitals = „{ $territory }” nie może być stolicą dwóch miejsc.
mistake-bad-unit = „{ $value }” w polu „{ $field }” to nie jednostka zapisana jak w pozycjach; rodzaje to { $known }.
mistake-units-of-nobody = „{ $territory }” nie jest w niczyich rękach, więc nie ma właściciela, jednostek ani niewolników.
mistake-bad-rebels = „{ $territory }” jest w rękach buntowników lub dzikich, więc nie ma właściciela ani niewolników.
mistake-held-not-owned = „{ $territory }” jest w rękach gracza, więc musi mieć właściciela.
mistake-built-on-capital = „{ $territory }” to stolica: nic się tam nie buduje.
mistake-bad-entry = „{ $value }” w polu „{ $field }” jest źle zapisane.
mistake-bad-transport = Transportowiec „{ $value }” wiezie za dużo albo jego numer jest zajęty.
mistake-bad-order = „{ $value }” to nie rozkaz z celem; rozkazy to { $known }.
mistake-treaty-with-oneself = Traktat ma dwie różne strony.
mistake-bad-pending = „{ $value }” w polu „{ $field }” to nie krok i miejsce, które jest w grze; znane są { $known }.
mistake-bad-then = Pole „{ $field }” musi się kończyć krokiem { $known }.
mistake-bad-sealed = Pole „{ $field }” to głos lub pusty tekst dla każdego miejsca, a nie „{ $value }”, i ktoś musi jeszcze nie mieć głosu.
mistake-pending-after-capitals = „{ $value }” wymaga miejsca, które nie ma jeszcze stolicy.
mistake-pending-before-capitals = „{ $value }” przychodzi dopiero, gdy każde miejsce ma stolicę.
mistake-pending-needs-fight = „{ $value }” wymaga pasującej tabeli [[fight]].
mistake-pending-needs-order = „{ $value }” wymaga pasującego pola „order”.
mistake-pending-needs-treaty = „{ $value }” wymaga pasującej tabeli [[treaty]].
mistake-pending-bad-argument = Liczba w „{ $value }” nie pasuje do tej pozycji.
mistake-pending-without-choice = W tej pozycji nikt nie ma w czym wybierać: sprawdź „{ $field }” i mapę.

## Modyfikatory bitwy

modifier-directions = kilka kierunków
modifier-numbers = przewaga liczebna
modifier-landing = desant
modifier-landing-at-port = desant na port
modifier-unconnected = brak połączenia
modifier-weather = pogoda
modifier-own-rebels = własny bunt
modifier-battery = bateria nadmorska
modifier-bunkers = bunkry
modifier-capital = stolica
modifier-dug-in = okopanie
modifier-reconquest = zdobyta stolica
modifier-rebels-behind = własny bunt
modifier-cut-off = brak połączenia
modifier-battery-ashore = bateria nadmorska

## Dochód, utrzymanie, żywność, skutki, ceny

income-capital = stolica na poziomie { $count }
income-captured = { $count ->
    [one] { $count } zdobyta stolica
    [few] { $count } zdobyte stolice
    [many] { $count } zdobytych stolic
   *[other] { $count } zdobytej stolicy
}
income-territories = { $count ->
    [one] { $count } terytorium
    [few] { $count } terytoria
    [many] { $count } terytoriów
   *[other] { $count } terytorium
}
income-farms = { $count ->
    [one] { $count } farma
    [few] { $count } farmy
    [many] { $count } farm
   *[other] { $count } farmy
}
income-manufactories = { $count ->
    [one] { $count } manufaktura
    [few] { $count } manufaktury
    [many] { $count } manufaktur
   *[other] { $count } manufaktury
}
income-minerals = { $count ->
    [one] { $count } minerał
    [few] { $count } minerały
    [many] { $count } minerałów
   *[other] { $count } minerału
}
income-slaves = { $count ->
    [one] { $count } niewolnik w obozie
    [few] { $count } niewolnicy w obozach
    [many] { $count } niewolników w obozach
   *[other] { $count } niewolnika w obozach
}
income-boats = { $count ->
    [one] { $count } kuter rybacki
    [few] { $count } kutry rybackie
    [many] { $count } kutrów rybackich
   *[other] { $count } kutra rybackiego
}
income-trade = zza morza
income-compensation = odszkodowania
income-sabotage = sabotaż
upkeep-camps = { $count ->
    [one] { $count } obóz
    [few] { $count } obozy
    [many] { $count } obozów
   *[other] { $count } obozu
}
upkeep-ports = { $count ->
    [one] { $count } port
    [few] { $count } porty
    [many] { $count } portów
   *[other] { $count } portu
}
upkeep-roads = { $count ->
    [one] { $count } droga
    [few] { $count } drogi
    [many] { $count } dróg
   *[other] { $count } drogi
}
food-capitals = { $count ->
    [one] { $count } stolica
    [few] { $count } stolice
    [many] { $count } stolic
   *[other] { $count } stolicy
}
food-farms = { $count ->
    [one] { $count } farma
    [few] { $count } farmy
    [many] { $count } farm
   *[other] { $count } farmy
}
food-granaries = { $count ->
    [one] { $count } spichlerz
    [few] { $count } spichlerze
    [many] { $count } spichlerzy
   *[other] { $count } spichlerza
}
food-boats = { $count ->
    [one] { $count } kuter
    [few] { $count } kutry
    [many] { $count } kutrów
   *[other] { $count } kutra
}
food-burnt = spalono
effect-compensation = odszkodowania: dochód mniejszy o 2, zostało tur: { $count }
effect-trade = zza morza: dochód większy o 5, zostało tur: { $count }
effect-ecologists = ekolodzy: każda manufaktura o 1 mniej, zostało tur: { $count }
price-raise-bunkers = bunkry na poziom 2
price-raise-capital = stolica o poziom wyżej
price-builder-ship = statek budowlany
price-boat = kuter rybacki
price-expedition = ekspedycja
price-voyage = ekspedycja zamorska
price-spy = szpieg

## Stół w terminalu

table-setting-up = Gracze wybierają stolice.
table-round = Runda { $round }
table-round-limit = Runda { $round } z { $limit }
table-weather = Pogoda: { $weather }, jeszcze { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}; { $about }
table-plague = Szaleje światowa zaraza, przywozi ją { $name }: tura { $marker } z 3
table-end-proposed = Po tej rundzie wszyscy zostaną zapytani, czy gra się kończy.
table-head-player = Gracz
table-head-treasury = Mon.
table-head-level = Poz.
table-head-owned = Ter.
table-head-capitals = Stol.
table-head-soldiers = Żołn.
table-head-points = Pkt
table-head-income = Doch.
table-head-food = Żyw.
table-deciding = decyduje
table-won = wygrana
table-out = poza grą
table-capital-lost = bez stolicy
table-encircled = oblężenie
table-at-war = wojna: { $letters }
table-head-territory = Terytorium
table-head-units = Jednostki
table-head-buildings = Budynki
table-head-marks = Poza tym
table-head-seas = Morza
table-head-near = Sąsiedzi (~ przez wodę)
table-mark-slaves = { $count ->
    [one] { $count } niewolnik
    [few] { $count } niewolnicy
    [many] { $count } niewolników
   *[other] { $count } niewolnika
}
table-mark-red = { $count } czerw.
table-mark-risen = R
table-mark-poisoned = zatruta woda
table-mark-blockaded = blokada
table-mark-unconnected = bez połączenia
table-mark-excess = { $count } ponad limit
table-transport = transportowiec nr { $number } ({ $cargo })
table-empty = pusto
table-expedition = ekspedycja { $territory-direction }, zostało tur: { $count }
table-voyage = ekspedycja zamorska, zostało tur: { $count }
table-transit = { $unit } w drodze { $territory-direction }
table-shells = lepsze kule armatnie
table-has-spies = { $count ->
    [one] { $count } szpieg
    [few] { $count } szpiedzy
    [many] { $count } szpiegów
   *[other] { $count } szpiega
}
table-has-boats = { $count ->
    [one] { $count } kuter rybacki
    [few] { $count } kutry rybackie
    [many] { $count } kutrów rybackich
   *[other] { $count } kutra rybackiego
}
table-has-builder-ships = { $count ->
    [one] { $count } statek budowlany
    [few] { $count } statki budowlane
    [many] { $count } statków budowlanych
   *[other] { $count } statku budowlanego
}
table-has-ghost-ships = { $count ->
    [one] { $count } darmowa ekspedycja zamorska
    [few] { $count } darmowe ekspedycje zamorskie
    [many] { $count } darmowych ekspedycji zamorskich
   *[other] { $count } darmowej ekspedycji zamorskiej
}
table-has-free-roads = { $count ->
    [one] { $count } darmowa droga
    [few] { $count } darmowe drogi
    [many] { $count } darmowych dróg
   *[other] { $count } darmowej drogi
}
table-has-cheap-farms = { $count ->
    [one] { $count } tańsza farma
    [few] { $count } tańsze farmy
    [many] { $count } tańszych farm
   *[other] { $count } tańszej farmy
}
table-waits-sabotages = sabotaż: { $count } ×
table-waits-incitements = podżeganie do buntu: { $count } ×
table-waits-burnt = spalona żywność: { $count }
table-waits-tribes = bunt plemienia na koniec tury: { $count } ×
table-income = Następny dochód: { $lines }; razem { $net }
table-food = Żywność: { $lines }; { $supply } na { $demand ->
    [one] { $demand } terytorium
    [few] { $demand } terytoria
    [many] { $demand } terytoriów
   *[other] { $demand } terytorium
}
table-recruits = W tej turze możesz zwerbować jeszcze { $count ->
    [one] { $count } żołnierza
   *[other] { $count } żołnierzy
}.
table-prices = Ceny: { $list }
table-dealt = Twoje zakryte karty: { $cards }
table-cards-before = { $name } ma przed sobą zakryte karty; położyli je: { $dealers }.
table-no-cards = Na stole nie ma kart szpiegów.
table-battle = Bitwa: { $place }, dotąd starć: { $count }
table-attacker = Atakuje { $name }: { $units }, żołnierzy: { $soldiers };
table-defender = Broni się { $name }: { $units }, żołnierzy: { $soldiers };
table-chance = Atakujący wygrywa następne starcie w { $percent } przypadkach na 100.
table-march-fee = Przemarsz kosztuje { $money }, chyba że terytorium zostanie splądrowane.
table-auction = Najwyższa oferta za buntowników: { $money } ({ $name })
table-treaty = Oferta
table-gives = { $name } daje: { $list }
table-coins = { $money ->
    [0] nic
    [one] { $money } moneta
    [few] { $money } monety
    [many] { $money } monet
   *[other] { $money } monety
}
table-evacuees = Do przeniesienia: { $units }
table-place = { $name }, { $continent }.
table-place-free = Terytorium jest niczyje.
table-place-owned = Właściciel: { $name }.
table-place-held = W rękach: { $name }.
table-place-occupied = Właściciel: { $owner }, okupuje { $holder }.
table-place-capital = Stolica: { $name }.
table-place-units = Jednostki: { $text }.
table-place-buildings = Budynki: { $text }.
table-place-marks = Poza tym: { $text }.
table-place-seas = Nad wodą: { $text }.
table-place-near = Sąsiedzi: { $text }.
table-place-explored = Była tu już jedyna możliwa ekspedycja.
table-sea-near = { $name } sąsiaduje z: { $seas }.
table-sea-coasts = Wybrzeża: { $territories }.
table-sea-fleet = { $name }: { $ships }.
