# Six Continents in English.

title-continents = Six Continents
    .about = The world game of money, weather, fleets, spies and revolts, for 2 to 6 players.
    .pitch = The whole world, and it must be fed. Build, explore, spy, fight by percentile dice, and sign a peace.
    .length = 3 to 5 hours

## Options

option-rounds = another number of rounds
    .about = After this many rounds points are counted. 0: as many as the length of the game says.
option-length = length of the game
    .about = After how many rounds points are counted, if nobody has won by capitals.
choice-length-short = short: 20 rounds
    .about = Long enough to meet everything once, for one evening.
choice-length-long = long: 40 rounds
    .about = Wars are fought to their end, and overseas expeditions pay back.
choice-length-until-capitals-fall = until the capitals fall: 60 rounds
    .about = As a rule somebody holds every capital before points are counted.
option-choosing-capitals = choosing capitals
    .about = In which order the players put down their capitals.
choice-choosing-capitals-turn-order = in turn order
    .about = The starting player chooses first and has the first turn.
choice-choosing-capitals-reverse-order = in reverse order
    .about = The starting player chooses last, when he has seen where the others are.
choice-choosing-capitals-secretly = secretly, all at once
    .about = All choose in secret; whose choice is the same as that of an earlier player in turn order, or next to it, chooses again.
option-fishing-boats = fishing boats
    .about = What a fishing boat brings while its owner has a working port.
choice-fishing-boats-food-and-money = food and money
    .about = Each boat brings 1 food and 2 coins a turn, so that a port with two of them pays.
choice-fishing-boats-food-only = food only
    .about = Each boat brings 1 food a turn and no money.
option-red-tokens = red tokens
    .about = Whether plundered land recovers.
choice-red-tokens-heal = heal
    .about = At the end of a round one token goes from owned land that was not plundered in it.
choice-red-tokens-never-heal = never heal
    .about = Tokens stay for the rest of the game, so a territory is plundered twice at most.
option-capital-port = a coastal capital
    .about = Whether a capital by the sea is a port as well.
choice-capital-port-from-level-2 = a port from level 2 on
    .about = From level 2 on it does all that a port does, without upkeep, for its own player.
choice-capital-port-road-only = a road only
    .about = It is joined with ports by sea, but builds no ships and sends no expedition.
choice-capital-port-from-the-start = a port from the start
    .about = It does all that a port does from the first turn on, without upkeep, for its own player.
option-leaving-occupied-land = leaving occupied land
    .about = What becomes of occupied land when the last unit of the occupier is gone.
choice-leaving-occupied-land-stays-held = stays held
    .about = It stays occupied until somebody comes.
choice-leaving-occupied-land-falls-back = falls back
    .about = It goes back to its owner at once.
option-builder-ship = builder ship
    .about = What a builder ship saves when it founds a port.
choice-builder-ship-replaces-the-price = price and connection
    .about = Its 7 coins are all that the port costs, and no connection is needed.
choice-builder-ship-connection-only = the connection only
    .about = The port costs its usual price besides.
option-blockade = blockade
    .about = When enemy warships close a port.
choice-blockade-one-ship = one enemy warship is enough
    .about = One enemy warship in a sea off the coast closes the port, whatever else is there.
choice-blockade-not-beside-a-warship = not beside a warship of the holder
    .about = A sea in which the holder has a warship himself closes nothing.

amendment-freeing-is-no-war = Driving an occupier off the land of a player with whom you are at peace is war with the occupier alone, and the land goes back to its owner.
amendment-savages-let-go = Before savages a garrison may always leave for the nearest land of its player; it used to fight to the death where no such land was next door.
amendment-disbanding-at-any-moment = Units and ships may also be disbanded in the turn of another player, between two of his actions.
amendment-all-means-all = All units of a place are sent with one action only if all of them can be paid for and have room; it used to send as many as could.
amendment-length-is-chosen = The length of the game is chosen among 20, 40 and 60 rounds, or is a number from 1 to 99.

## Territories, seas, continents

territory-alaska = Alaska
    .the = Alaska
territory-northwest_territory = Northwest Territory
    .the = the Northwest Territory
territory-alberta = Alberta
    .the = Alberta
territory-ontario = Ontario
    .the = Ontario
territory-quebec = Quebec
    .the = Quebec
territory-western_us = Western United States
    .the = the Western United States
territory-eastern_us = Eastern United States
    .the = the Eastern United States
territory-central_america = Central America
    .the = Central America
territory-greenland = Greenland
    .the = Greenland
territory-venezuela = Venezuela
    .the = Venezuela
territory-peru = Peru
    .the = Peru
territory-brazil = Brazil
    .the = Brazil
territory-argentina = Argentina
    .the = Argentina
territory-iceland = Iceland
    .the = Iceland
territory-great_britain = Great Britain
    .the = Great Britain
territory-scandinavia = Scandinavia
    .the = Scandinavia
territory-northern_europe = Northern Europe
    .the = Northern Europe
territory-western_europe = Western Europe
    .the = Western Europe
territory-southern_europe = Southern Europe
    .the = Southern Europe
territory-ukraine = Ukraine
    .the = Ukraine
territory-north_africa = North Africa
    .the = North Africa
territory-egypt = Egypt
    .the = Egypt
territory-east_africa = East Africa
    .the = East Africa
territory-congo = Congo
    .the = Congo
territory-south_africa = South Africa
    .the = South Africa
territory-madagascar = Madagascar
    .the = Madagascar
territory-ural = Ural
    .the = the Ural
territory-siberia = Siberia
    .the = Siberia
territory-yakutsk = Yakutsk
    .the = Yakutsk
territory-kamchatka = Kamchatka
    .the = Kamchatka
territory-irkutsk = Irkutsk
    .the = Irkutsk
territory-mongolia = Mongolia
    .the = Mongolia
territory-japan = Japan
    .the = Japan
territory-afghanistan = Afghanistan
    .the = Afghanistan
territory-china = China
    .the = China
territory-middle_east = Middle East
    .the = the Middle East
territory-india = India
    .the = India
territory-siam = Siam
    .the = Siam
territory-indonesia = Indonesia
    .the = Indonesia
territory-new_guinea = New Guinea
    .the = New Guinea
territory-western_australia = Western Australia
    .the = Western Australia
territory-eastern_australia = Eastern Australia
    .the = Eastern Australia

sea-labrador_sea = Labrador Sea
    .the = the Labrador Sea
sea-north_atlantic = North Atlantic
    .the = the North Atlantic
sea-barents_sea = Norwegian and Barents Sea
    .the = the Norwegian and Barents Sea
sea-siberian_arctic = Siberian Arctic
    .the = the Siberian Arctic
sea-north_sea = North Sea and Baltic
    .the = the North Sea and Baltic
sea-mid_atlantic = Mid-Atlantic
    .the = the Mid-Atlantic
sea-caribbean_sea = Caribbean Sea
    .the = the Caribbean Sea
sea-mediterranean = Mediterranean Sea
    .the = the Mediterranean Sea
sea-black_sea = Black Sea
    .the = the Black Sea
sea-south_atlantic = South Atlantic
    .the = the South Atlantic
sea-gulf_of_guinea = Gulf of Guinea
    .the = the Gulf of Guinea
sea-southwest_indian = Southwest Indian Ocean
    .the = the Southwest Indian Ocean
sea-arabian_sea = Arabian Sea
    .the = the Arabian Sea
sea-east_indian = East Indian Ocean
    .the = the East Indian Ocean
sea-south_china_sea = South China Sea
    .the = the South China Sea
sea-sea_of_japan = Sea of Japan
    .the = the Sea of Japan
sea-north_pacific = North Pacific
    .the = the North Pacific
sea-east_pacific = East Pacific
    .the = the East Pacific
sea-south_pacific = South Pacific
    .the = the South Pacific
sea-southeast_pacific = Southeast Pacific
    .the = the Southeast Pacific

continent-north_america = North America
continent-south_america = South America
continent-europe = Europe
continent-africa = Africa
continent-asia = Asia
continent-australia = Australia

## Units, ships, buildings, cards

unit-infantry = infantry
    .short = inf
    .a = infantry
unit-cavalry = cavalry
    .short = cav
    .a = cavalry
unit-artillery = artillery
    .short = art
    .a = artillery
unit-caravan = caravan
    .short = car
    .a = a caravan
unit-slave = slave
    .short = sl
    .a = a slave

ship-frigate = frigate
    .short = fri
    .a = a frigate
ship-corvette = corvette
    .short = cor
    .a = a corvette
ship-cruiser = cruiser
    .short = cru
    .a = a cruiser
ship-transport = transport
    .short = tra
    .a = a transport

building-farm = farm
    .a = a farm
building-manufactory = manufactory
    .a = a manufactory
building-granary = granary
    .a = a granary
building-bunkers = bunkers
    .a = bunkers
building-great-bunkers = bunkers of level 2
    .a = bunkers of level 2
building-camp = slave camp
    .a = a slave camp
building-port = port
    .a = a port
building-road = road
    .a = a road

mineral-common = common mineral (K)
    .short = K
mineral-rare = rare mineral (K+)
    .short = K+

card-nothing = Nothing
    .about = no effect
card-sabotage = Sabotage
    .about = above 60: 6 coins less in the next income
card-incitement = Incitement
    .about = above 80, or 60 with a slave about: a revolt of k3 soldiers at the start of the next turn
card-freeing = Freeing slaves
    .about = above 60 (completed: SIX-G33): one slave goes free
card-burning = Burning food
    .about = above 60: 1 food less at the end of the next turn
card-counter = Counter-intelligence
    .about = 15 more is needed for every action against the player before whom it lies

exchange-infantry-for-cavalry = 3 infantry for 1 cavalry
exchange-infantry-for-artillery = 6 infantry for 1 artillery
exchange-mixed-for-artillery = 1 cavalry and 3 infantry for 1 artillery
exchange-cavalry-for-artillery = 2 cavalry for 1 artillery
exchange-cavalry-for-infantry = 1 cavalry for 3 infantry
exchange-artillery-for-cavalry = 1 artillery for 2 cavalry
exchange-artillery-for-mixed = 1 artillery for 1 cavalry and 3 infantry
exchange-artillery-for-infantry = 1 artillery for 6 infantry

## Sides that are no players; `is` says how they are spoken of

side-rebels = rebels
    .short = (R)
    .is = many
side-savages = savages
    .short = (S)
    .is = many
side-attacker = the attacker
    .is = attacker
side-defender = the defender
    .is = defender

## Weather and what expeditions bring. What the printed rules have lost is marked as completed, with its number.

weather-sun = ordinary sun
    .about = no effect
weather-winter = winter
    .about = attackers roll 4 less on land and at sea (completed: SIX-G1)
weather-unusual-sun = unusual sun
    .about = attackers roll 4 more on land and at sea (completed: SIX-G2)
weather-frost = frost
    .about = every land unit has 1 movement point more (completed: SIX-G3)
weather-gale = gale
    .about = no overseas expedition sets out and every building costs 2 more (completed: SIX-G4)
weather-severe-winter = severe winter
    .about = each farm and manufactory earns 1 less and farms give no food (completed: SIX-G5)

result-rare-mineral = a rare mineral
    .about = 10 coins at once buy 4 coins a turn there
result-common-mineral = a common mineral
    .about = 6 coins at once buy 3 coins a turn there
result-nothing = nothing
    .about = the country is empty
result-treasure = an artefact
    .about = 16 coins
result-poisoned-water = poisoned water
    .about = no farm and no granary can be built there any more
result-savages = savages
    .about = k10 of them take the territory; the garrison leaves or fights
result-great-treasure = a treasure
    .about = 50 coins
result-compensation = compensation to be paid
    .about = 2 coins less income for 5 turns (completed: SIX-G6)
result-mercenaries = mercenaries
    .about = 2 cavalry for nothing (completed: SIX-G7)
result-tribe = a tribe that fights back
    .about = a revolt of k4 soldiers at the end of this turn (completed: SIX-G8)
result-coconuts = coconut trees
    .about = 10 coins (completed: SIX-G9)
result-shells = better shells
    .about = each artillery or caravan takes 6 instead of 4 off bunkers from now on (completed: SIX-G10)
result-ghost-ship = a ghost ship
    .about = the next overseas expedition costs nothing (completed: SIX-G11)
result-pearls = pearls
    .about = 40 coins (completed: SIX-G12)
result-technology = technology
    .about = four free roads or 10 coins (completed: SIX-G13)
result-disease = a tropical disease
    .about = k6 soldiers are lost (completed: SIX-G14)
result-trade = loot of a rich tribe
    .about = 5 coins more income for 5 turns
result-winds = adverse winds
    .about = 5 coins now and a new roll next turn, or the expedition is lost (completed: SIX-G15)
result-slave-builders = slave builders
    .about = the next 4 farms cost 5 less (completed: SIX-G16)
result-ecologists = ecologists
    .about = each manufactory earns 1 less for 5 turns (completed: SIX-G17)
result-free-level = a brilliant idea of the captain
    .about = the capital rises one level, or 10 coins (completed: SIX-G18)
result-partner = a trading partner
    .about = 5 coins more income for 8 turns (completed: SIX-G19)
result-cannibals = an escape from cannibals
    .about = no effect (completed: SIX-G20)
result-captives = captives
    .about = k4 slaves for a territory outside the capital (completed: SIX-G21)
result-spices = spices
    .about = 40 coins (completed: SIX-G22)
result-gold = gold of a fallen empire
    .about = 40 coins (completed: SIX-G23)
result-plague = the world plague
    .about = everybody loses k10 soldiers three times, unless it rages already (completed: SIX-G24)

## What dice are rolled for

purpose-start = the first turn
purpose-weather = the weather
purpose-weather-length = the length of the weather
purpose-expedition = the expedition
purpose-voyage = the overseas expedition
purpose-savages = the number of savages
purpose-captives = the number of captives
purpose-disease = the losses to the disease
purpose-plague = the losses to the plague
purpose-siege = the losses in the siege
purpose-hunger = the hunger (a revolt on 1 to 79)
purpose-red-tokens = the plundered lands
purpose-slave-check = the peace of the slaves
purpose-revolt-size = the size of the revolt
purpose-incitement = the size of the incited revolt
purpose-tribe = the size of the tribe's revolt
purpose-catch = catching slaves
purpose-caught = the number of slaves
purpose-spy-sabotage = the sabotage
purpose-spy-incitement = the incitement
purpose-spy-freeing = the freeing of slaves
purpose-spy-burning = the burning of food

## Decisions: what is asked

prompt-choose-capital = choose the territory of your capital
prompt-act = act, or end your turn
prompt-other-business = choose what to destroy, to disband or to give away
prompt-muster = choose who goes, then give the order
prompt-muster-fleet = choose the ships that go, then give the order
prompt-choose-amount = say how much money
prompt-press-on = fight on or withdraw
prompt-choose-casualty = choose which unit loses a soldier
prompt-choose-loss = choose which unit loses a soldier
prompt-decide-plunder = plunder the territory, or pay for the march and spare it
prompt-catch-slaves = try to catch slaves, or let them go
prompt-kill-caught-slaves = say how many of the caught you kill
prompt-choose-opponent = choose whom your fleet fights first
prompt-choose-rising = choose where your soldiers turn rebel
prompt-choose-turncoats = choose a unit that turns rebel
prompt-bid = outbid for the rebels, or pass
prompt-abandon-building = you cannot pay the upkeep: give up a building
prompt-pay-or-disband = too many units: pay for them or disband one
prompt-choose-site = your capital is lost: choose a temporary recruitment site
prompt-choose-freed-slave = choose where a slave goes free
prompt-choose-refuge = choose where your unit goes
prompt-meet-mineral = buy the mineral at once, or leave it for good
prompt-meet-savages = leave the territory to the savages, or fight
prompt-choose-technology = take the money or the roads
prompt-meet-winds = pay for the delay, or give up the expedition
prompt-house-captives = choose where the captives go
prompt-deal-card = choose the card for the next player
prompt-draft-treaty = put the offer together, then propose it
prompt-answer-treaty = accept the offer, reject it or make your own
prompt-choose-capitals = choose the territory of your capital in secret
prompt-vote-end = end the game now, or play on
prompt-confirm-leaving = leave the game for good, or stay

decision-choose-capital = choose the territory of your capital
decision-act = act or end your turn
decision-other-business = choose what to destroy, disband or give away
decision-muster = choose who goes
decision-muster-fleet = choose the ships that go
decision-choose-amount = say how much money
decision-press-on = fight on or withdraw
decision-choose-casualty = choose which unit loses a soldier
decision-choose-loss = choose which unit loses a soldier
decision-decide-plunder = plunder the territory or spare it
decision-catch-slaves = try to catch slaves or let them go
decision-kill-caught-slaves = say how many of the caught you kill
decision-choose-opponent = choose whom your fleet fights first
decision-choose-rising = choose where your soldiers turn rebel
decision-choose-turncoats = choose a unit that turns rebel
decision-bid = outbid or pass
decision-abandon-building = give up a building
decision-pay-or-disband = pay for the units above the limit or disband one
decision-choose-site = choose a temporary recruitment site
decision-choose-freed-slave = choose where a slave goes free
decision-choose-refuge = choose where your unit goes
decision-meet-mineral = buy the mineral or leave it
decision-meet-savages = leave the territory or fight the savages
decision-choose-technology = take the money or the roads
decision-meet-winds = pay for the delay or give up the expedition
decision-house-captives = choose where the captives go
decision-deal-card = choose the card for the next player
decision-draft-treaty = put your offer together
decision-answer-treaty = answer the offer of peace
decision-choose-capitals = choose the territory of your capital in secret
decision-disbanding = send units home or give ships up, between two actions of another player
decision-vote-end = say whether the game ends now
decision-confirm-leaving = leave the game or stay

## Actions: what can be chosen

action-settle = put your capital in { $territory-the }
action-recruit = recruit { $unit-a }
action-exchange = swap { $exchange }
action-raise-capital = raise the level of your capital
action-build = build { $building-a } in { $territory-the }
action-raise-bunkers = raise the bunkers in { $territory-the }
action-demolish = pull down the { $building } in { $territory-the }
action-march = march on { $territory-the }
action-transfer = send troops by port to { $territory-the }
action-board = board transport { $transport }
action-sail = sail to { $sea-the }
action-engage = attack the ships of { $seat } in { $sea-the }
action-launch = launch { $ship-a } in { $sea-the }
action-buy-builder-ship = buy a builder ship
action-found-port = found a port in { $territory-the } with a builder ship
action-buy-boat = buy a fishing boat
action-explore = send an expedition into { $territory-the }
action-voyage = send an overseas expedition
action-hire-spy = buy a spy
action-deal-cards = deal your spy cards
action-bribe = bribe the rebels in { $territory-the }
action-join-caravan = join a caravan in { $territory-the }
action-part-caravan = part a caravan in { $territory-the }
action-disband = disband { $unit-a } in { $territory-the }
action-disband-aboard = disband { $unit-a } aboard transport { $transport }
action-scuttle = scuttle { $ship-a } in { $sea-the }
action-scuttle-transport = scuttle transport { $transport }
action-kill-slave = kill a slave in { $territory-the }
action-kill-slave-aboard = kill a slave aboard transport { $transport }
action-offer-peace = offer peace to { $seat }
action-give = give money to { $seat }
action-renounce = renounce { $territory-the }
action-propose-end = propose to end the game after this round
action-leave-game = leave the game
action-other-business = destroy, disband or give away …
action-end-actions = end your turn
action-send = send { $unit-a } from { $territory-the } ({ $moves } MP)
action-send-all = send everybody from { $territory-the }
action-land = land { $unit-a } from transport { $transport } ({ $moves } MP)
action-land-all = land everybody from transport { $transport }
action-dispatch = send { $ship-a } from { $sea-the } ({ $moves } MP)
action-dispatch-transport = send transport { $transport }
action-dispatch-all = send all ships from { $sea-the }
action-go = go
action-call-off = call it off
action-amount = { $number ->
    [0] no coins
    [one] one coin
   *[other] { $number } coins
}
action-fight-on = fight one more exchange
action-fight-to-the-end = fight to the end
action-fight-until = fight until you have fewer than { $number ->
    [one] one soldier
   *[other] { $number } soldiers
}
action-withdraw = withdraw
action-lose = lose a soldier of { $unit-a } from { $territory-the }
action-lose-aboard = lose a soldier of { $unit-a } from transport { $transport }
action-lose-ship = lose a soldier of { $ship-a } from { $sea-the }
action-lose-in-order = lose the smallest first, without being asked again
action-plunder = plunder it
action-spare = pay for the march and spare it
action-catch-slaves = try to catch slaves
action-let-go = let them go
action-kill-caught = { $number ->
    [0] kill none
    [one] kill one
   *[other] kill { $number }
}
action-fight-first = fight { $seat } first
action-rise = let it be { $territory-the }
action-turn-coat = let { $unit-a } turn
action-pass = pass
action-outbid = outbid
action-abandon = give up the { $building } in { $territory-the }
action-pay-excess = pay for the units above the limit
action-site = recruit in { $territory-the } from now on
action-free-slave = let a slave in { $territory-the } go free
action-free-slave-aboard = let a slave aboard transport { $transport } go free
action-evacuate = go to { $territory-the }
action-buy-mineral = buy the mineral
action-leave-mineral = leave the mineral
action-leave-savages = leave the territory to the savages
action-fight-savages = fight the savages
action-take-roads = take four free roads
action-take-money = take 10 coins
action-pay-winds = pay 5 coins and wait
action-give-up-voyage = give the expedition up
action-place-slaves = bring the captives to { $territory-the }
action-deal = lay { $card } before { $seat }
action-cede = cede { $territory-the }, or no longer
action-demand = ask for { $territory-the }, or no longer
action-offer-money = say how much you pay
action-ask-money = say how much you ask for
action-propose = propose this treaty
action-accept = accept
action-reject = reject
action-counter-offer = make an offer of your own
action-go-on = play on
action-end-game = end the game
action-stay = stay
action-confirm-leave = leave for good

## Events: what happened

event-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $result } of { $sides }{ $modifier ->
    [0] { "" }
   *[other] , +{ $modifier } = { $total },
} for { $purpose }.
event-exchange = Exchange { $number }, { $place } ({ $attackers } against { $defenders }): { $attacker-is ->
    [you] you roll
    [many] { $attacker } roll
   *[other] { $attacker } rolls
} { $attacker-roll }{ $directions ->
    [0] { "" }
   *[other] , directions +{ $directions }
}{ $numbers ->
    [0] { "" }
   *[other] , numbers +{ $numbers }
}{ $landing ->
    [0] { "" }
   *[other] , landing { $landing }
}{ $landing-at-port ->
    [0] { "" }
   *[other] , port { $landing-at-port }
}{ $unconnected ->
    [0] { "" }
   *[other] , no connection { $unconnected }
}{ $weather ->
    [0] { "" }
    [4] , sun +4
   *[other] , winter { $weather }
}{ $own-rebels ->
    [0] { "" }
   *[other] , own rebels { $own-rebels }
}{ $battery ->
    [0] { "" }
   *[other] , coastal battery +{ $battery }
} = { $attacker-total }; { $defender-is ->
    [you] you roll
    [many] { $defender } roll
   *[other] { $defender } rolls
} { $defender-roll }{ $bunkers ->
    [0] { "" }
   *[other] , bunkers +{ $bunkers }
}{ $capital ->
    [0] { "" }
   *[other] , capital +{ $capital }
}{ $dug-in ->
    [0] { "" }
   *[other] , dug in +{ $dug-in }
}{ $reconquest ->
    [0] { "" }
   *[other] , in a captured capital { $reconquest }
}{ $rebels-behind ->
    [0] { "" }
   *[other] , own rebels { $rebels-behind }
}{ $cut-off ->
    [0] { "" }
   *[other] , no connection { $cut-off }
}{ $battery-ashore ->
    [0] { "" }
   *[other] , coastal battery +{ $battery-ashore }
} = { $defender-total }; { $loser-is ->
    [attacker] { $attacker-is ->
        [you] you lose
        [many] { $attacker } lose
       *[other] { $attacker } loses
    }
   *[defender] { $defender-is ->
        [you] you lose
        [many] { $defender } lose
       *[other] { $defender } loses
    }
} a soldier.
event-round = Round { $count } begins.
event-weather = The weather turns to { $weather } for { $count ->
    [one] one round
   *[other] { $count } rounds
}: { $weather-about }.
event-turn = { $seat-is ->
    [you] Your turn begins.
   *[other] The turn of { $seat } begins.
}
event-capital-founded = { $seat-is ->
    [you] You put your capital in { $territory-the }.
   *[other] { $seat } puts the capital in { $territory-the }.
}
event-capital-clash = { $seat-is ->
    [you] Your choice, { $territory-the }, is too near to the capital of an earlier player. You choose again.
   *[other] { $seat } has chosen { $territory-the }, too near to the capital of an earlier player, and chooses again.
}
event-income = { $seat-is ->
    [you] You receive { $money ->
        [one] one coin
       *[other] { $money } coins
    }{ $count ->
        [0] { "" }
       *[other] { " " }and pay { $count } for upkeep
    }.
   *[other] { $seat } receives { $money ->
        [one] one coin
       *[other] { $money } coins
    }{ $count ->
        [0] { "" }
       *[other] { " " }and pays { $count } for upkeep
    }.
}
event-upkeep-missing = { $seat-is ->
    [you] You lack
   *[other] { $seat } lacks
} { $money ->
    [one] one coin
   *[other] { $money } coins
} for upkeep: as many buildings are lost.
event-abandoned = { $seat-is ->
    [you] You give up
   *[other] { $seat } gives up
} the { $building } in { $territory-the }.
event-recruited = { $seat-is ->
    [you] You recruit
   *[other] { $seat } recruits
} { $unit-a } in { $territory-the } for { $money }.
event-exchanged = { $seat-is ->
    [you] You swap
   *[other] { $seat } swaps
} { $exchange } in { $territory-the }.
event-caravan-joined = { $seat-is ->
    [you] You join
   *[other] { $seat } joins
} cavalry and artillery in { $territory-the } to a caravan.
event-caravan-parted = { $seat-is ->
    [you] You part
   *[other] { $seat } parts
} a caravan in { $territory-the }.
event-disbanded = { $seat-is ->
    [you] You disband
   *[other] { $seat } disbands
} { $unit-a } in { $territory-the }.
event-disbanded-aboard = { $seat-is ->
    [you] You disband
   *[other] { $seat } disbands
} { $unit-a } aboard transport { $transport }.
event-excess-paid = { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
} { $money } for units above the limit in { $territory-the }.
event-capital-raised = { $seat-is ->
    [you] You raise your capital
   *[other] { $seat } raises the capital
} to level { $count }{ $money ->
    [0] , free of charge
   *[other] { " " }for { $money }
}.
event-built = { $seat-is ->
    [you] You build
   *[other] { $seat } builds
} { $building-a } in { $territory-the } for { $money }.
event-demolished = { $seat-is ->
    [you] You pull down
   *[other] { $seat } pulls down
} the { $building } in { $territory-the }{ $money ->
    [0] { "" }
   *[other] , { $money } back
}.
event-building-destroyed = { $territory-the } loses its { $building }.
event-bunkers-lowered = The bunkers in { $territory-the } fall to level 1.
event-marched = { $seat-is ->
    [you] You march
   *[other] { $seat } marches
} into { $territory-the } with { $count ->
    [one] one unit
   *[other] { $count } units
}{ $money ->
    [0] { "" }
   *[other] { " " }for { $money }
}.
event-transferred = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} { $count ->
    [one] one unit
   *[other] { $count } units
} by port to { $territory-the } for { $money }.
event-arrived = { $seat-is ->
    [you] Your { $unit } arrives
   *[other] The { $unit } of { $seat } arrives
} by port in { $territory-the }.
event-transfer-lost = { $seat-is ->
    [you] Your { $unit } finds
   *[other] The { $unit } of { $seat } finds
} no port to land in and is lost.
event-boarded = { $seat-is ->
    [you] You embark
   *[other] { $seat } embarks
} { $count ->
    [one] one unit
   *[other] { $count } units
} on transport { $transport } in { $sea-the }.
event-launched = { $seat-is ->
    [you] You launch
   *[other] { $seat } launches
} { $ship-a } in { $sea-the } for { $money }.
event-builder-ship-bought = { $seat-is ->
    [you] You buy
   *[other] { $seat } buys
} a builder ship for { $money }.
event-boat-bought = { $seat-is ->
    [you] You buy
   *[other] { $seat } buys
} a fishing boat for { $money }.
event-scuttled = { $seat-is ->
    [you] You scuttle
   *[other] { $seat } scuttles
} { $ship-a } in { $sea-the }.
event-sailed = { $seat-is ->
    [you] You sail
   *[other] { $seat } sails
} to { $sea-the } with { $count ->
    [one] one ship
   *[other] { $count } ships
}.
event-sea-battle = { $seat-is ->
    [you] You attack the fleet of { $other }
   *[other] { $other-is ->
        [you] { $seat } attacks your fleet
       *[other] { $seat } attacks the fleet of { $other }
    }
} in { $sea-the }.
event-fleet-lost = { $seat-is ->
    [you] You lose your whole fleet
   *[other] { $seat } loses the whole fleet
} in { $sea-the }.
event-transport-sunk = { $seat-is ->
    [you] Your transport { $transport }
   *[other] Transport { $transport } of { $seat }
} goes down in { $sea-the }{ $count ->
    [0] { "" }
    [one] { " " }with one unit aboard
   *[other] { " " }with { $count } units aboard
}.
event-war = { $seat-is ->
    [you] You are at war with { $other }.
   *[other] { $other-is ->
        [you] You are at war with { $seat }.
       *[other] { $seat } and { $other } are at war.
    }
}
event-attack-declared = { $seat-is ->
    [you] You attack
   *[other] { $seat } attacks
} { $territory-the }, held by { $other }, with { $count ->
    [one] one soldier
   *[other] { $count } soldiers
}{ $money ->
    [0] { "" }
   *[other] ; the march would cost { $money }
}.
event-withdrew = { $seat-is ->
    [you] You withdraw.
   *[other] { $seat } withdraws.
}
event-attack-failed = { $seat-is ->
    [you] Your attack
   *[other] The attack of { $seat }
} on { $territory-the } fails.
event-plundered = { $seat-is ->
    [you] You plunder
   *[other] { $seat } plunders
} { $territory-the }: every building is gone, red tokens there: { $count }.
event-territory-owned = { $seat-is ->
    [you] { $territory-the } is yours.
   *[other] { $territory-the } belongs to { $seat }.
}
event-territory-occupied = { $seat-is ->
    [you] You occupy
   *[other] { $seat } occupies
} { $territory-the }, which { $other-is ->
    [you] you own
   *[other] { $other } owns
}.
event-territory-rebel = { $territory-the } is in the hands of rebels.
event-territory-returned = { $seat-is ->
    [you] { $territory-the } is yours again.
   *[other] { $territory-the } goes back to { $seat }.
}
event-site-chosen = { $seat-is ->
    [you] You recruit
   *[other] { $seat } recruits
} in { $territory-the } until the capital is won back.
event-soldiers-lost = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} { $count ->
    [one] one soldier
   *[other] { $count } soldiers
}.
event-siege = { $seat-is ->
    [you] Your capital in { $territory-the } is besieged.
   *[other] The capital of { $seat } in { $territory-the } is besieged.
}
event-caught = { $seat-is ->
    [you] You catch
   *[other] { $seat } catches
} { $count ->
    [one] one slave
   *[other] { $count } slaves
} in { $territory-the }.
event-nobody-caught = { $seat-is ->
    [you] You catch
   *[other] { $seat } catches
} nobody in { $territory-the }: { $count } or less was needed.
event-slaves-killed = { $seat-is ->
    [you] You kill
   *[other] { $seat } kills
} { $count ->
    [one] one slave
   *[other] { $count } slaves
} in { $territory-the }.
event-slave-killed-aboard = { $seat-is ->
    [you] You kill
   *[other] { $seat } kills
} a slave aboard transport { $transport }.
event-slave-freed = { $seat-is ->
    [you] A slave of yours goes free in { $territory-the }.
   *[other] A slave of { $seat } goes free in { $territory-the }.
}
event-slave-freed-aboard = { $seat-is ->
    [you] A slave of yours aboard transport { $transport } goes free.
   *[other] A slave of { $seat } aboard transport { $transport } goes free.
}
event-slave-revolt = { $seat-is ->
    [you] Your slaves
   *[other] The slaves of { $seat }
} in { $territory-the }, { $count } in number, rise in revolt.
event-hunger = { $seat-is ->
    [you] You cannot
   *[other] { $seat } cannot
} feed { $count ->
    [one] one territory
   *[other] { $count } territories
}.
event-revolt = A revolt of { $count ->
    [one] one soldier
   *[other] { $count } soldiers
} breaks out against { $seat }.
event-rising = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} { $count ->
    [one] one soldier
   *[other] { $count } soldiers
} in { $territory-the } to the rebels.
event-revolt-crushed = { $seat-is ->
    [you] You crush
   *[other] { $seat } crushes
} the revolt in { $territory-the }.
event-bribe-opened = { $seat-is ->
    [you] You bid
   *[other] { $seat } bids
} { $money } for the rebels in { $territory-the }.
event-outbid = { $seat-is ->
    [you] You bid
   *[other] { $seat } bids
} { $money } for the rebels in { $territory-the }.
event-passed = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-bribed = { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
} { $money }; the rebels in { $territory-the } now serve { $seat }.
event-expedition-sent = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} an expedition into { $territory-the } for { $money }.
event-expedition-result = { $seat-is ->
    [you] Your expedition
   *[other] The expedition of { $seat }
} into { $territory-the } finds { $result }: { $result-about }.
event-expedition-void = { $seat-is ->
    [you] Your expedition
   *[other] The expedition of { $seat }
} into { $territory-the } comes to nothing: the sender does not hold the territory any more.
event-mineral-bought = { $seat-is ->
    [you] You buy
   *[other] { $seat } buys
} the mineral in { $territory-the } for { $money }.
event-mineral-lost = The mineral in { $territory-the } is not paid for: { $seat-is ->
    [you] you lose
   *[other] { $seat } loses
} it for good.
event-savages = { $count ->
    [one] One savage takes
   *[other] { $count } savages take
} { $territory-the } from { $seat }.
event-voyage-sent = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} an overseas expedition{ $money ->
    [0] { " " }on the ghost ship, free of charge
   *[other] { " " }for { $money }
}.
event-voyage-result = { $seat-is ->
    [you] Your overseas expedition
   *[other] The overseas expedition of { $seat }
} brings { $result }: { $result-about }.
event-voyage-lost = { $seat-is ->
    [you] Your overseas expedition
   *[other] The overseas expedition of { $seat }
} is lost.
event-winds-paid = { $seat-is ->
    [you] You pay { $money } and wait
   *[other] { $seat } pays { $money } and waits
} one turn more for the expedition.
event-mercenaries = { $count } × { $unit } for { $seat } in { $territory-the }.
event-technology-roads = { $seat-is ->
    [you] You choose
   *[other] { $seat } chooses
} four free roads.
event-technology-money = { $seat-is ->
    [you] You choose
   *[other] { $seat } chooses
} 10 coins.
event-captives = { $seat-is ->
    [you] You bring
   *[other] { $seat } brings
} { $count ->
    [one] one captive
   *[other] { $count } captives
} to { $territory-the }.
event-plague = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} brought the world plague home.
event-plague-over = The world plague is over.
event-spy-hired = { $seat-is ->
    [you] You buy
   *[other] { $seat } buys
} a spy for { $money }; spies now: { $count }.
event-card-dealt = You lay { $card } before { $other-is ->
    [you] yourself
   *[other] { $other }
}.
event-cards-dealt = { $seat-is ->
    [you] You lay a face-down card before everybody.
   *[other] { $seat } lays a face-down card before everybody.
}
event-card-revealed = { $seat-is ->
    [you] You laid
   *[other] { $seat } laid
} { $card } before { $other }: { $card-about }.
event-spy-killed = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} a spy: 10 or less was rolled.
event-spy-failed = { $card } against { $other } fails: more than { $count } was needed.
event-spy-succeeded = { $card } against { $other } succeeds: more than { $count } was needed.
event-gift = { $seat-is ->
    [you] You give { $other }
   *[other] { $seat } gives { $other }
} { $money ->
    [one] one coin
   *[other] { $money } coins
}.
event-renounced = { $seat-is ->
    [you] You renounce
   *[other] { $seat } renounces
} { $territory-the }.
event-peace-offered = { $seat-is ->
    [you] You offer { $other } peace.
   *[other] { $seat } offers { $other } peace.
}
event-counter-offered = { $seat-is ->
    [you] You make { $other } another offer.
   *[other] { $seat } makes { $other } another offer.
}
event-terms = { $seat-is ->
    [you] You would give
   *[other] { $seat } would give
} { $other } { $count ->
    [0] { $money ->
        [0] nothing
        [one] one coin
       *[other] { $money } coins
    }
   *[other] { $territories }{ $money ->
        [0] { "" }
        [one] { " " }and one coin
       *[other] { " " }and { $money } coins
    }
}.
event-treaty = { $seat-is ->
    [you] You give
   *[other] { $seat } gives
} { $other } { $count ->
    [0] { $money ->
        [0] nothing
        [one] one coin
       *[other] { $money } coins
    }
   *[other] { $territories }{ $money ->
        [0] { "" }
        [one] { " " }and one coin
       *[other] { " " }and { $money } coins
    }
}.
event-peace-rejected = { $seat-is ->
    [you] You reject the offer of { $other }.
   *[other] { $other-is ->
        [you] { $seat } rejects your offer.
       *[other] { $seat } rejects the offer of { $other }.
    }
}
event-peace = { $seat-is ->
    [you] You are at peace with { $other }.
   *[other] { $other-is ->
        [you] You are at peace with { $seat }.
       *[other] { $seat } and { $other } are at peace.
    }
}
event-went-home = { $seat-is ->
    [you] Your { $unit } leaves
   *[other] The { $unit } of { $seat } leaves
} { $origin-the } for { $territory-the }.
event-eliminated = { $seat-is ->
    [you] You hold no territory and are out of the game.
   *[other] { $seat } holds no territory and is out of the game.
}
event-left = { $seat-is ->
    [you] You leave the game.
   *[other] { $seat } leaves the game.
}
event-end-proposed = { $seat-is ->
    [you] You propose
   *[other] { $seat } proposes
} to end the game after this round.
event-end-agreed = All agree to end the game.
event-end-declined = Not everybody agrees to end the game: it goes on.
event-points = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} { $count ->
    [one] one point
   *[other] { $count } points
}.
event-won-by-capitals = { $seat-is ->
    [you] You hold every other capital and win the game!
   *[other] { $seat } holds every other capital and wins the game.
}
event-won-as-last = { $seat-is ->
    [you] You are the last at the table and win the game!
   *[other] { $seat } is the last at the table and wins the game.
}
event-won-by-points = { $seat-is ->
    [you] You win the game by points!
   *[other] { $seat } wins the game by points.
}

## Refusals: why not

refusal-too-dear = You do not have the money for that.
refusal-capital-near = { $territory-the } borders on another capital; capitals stand at least two steps apart.
refusal-territory-taken = { $territory-the } is a capital already.
refusal-not-held = You do not hold { $territory-the }.
refusal-garrisoned = Your units stand in { $territory-the }; march them out first.
refusal-is-capital = { $territory-the } is a capital.
refusal-not-owned = You do not own { $territory-the }: occupied land is not owned before a treaty.
refusal-main-building-there = { $territory-the } has a main building already.
refusal-built-already = That stands in { $territory-the } already.
refusal-not-connected = { $territory-the } is not connected to your capital.
refusal-capital-ground = Nothing is built on the territory of a capital.
refusal-no-bunkers = There are no bunkers of level 1 in { $territory-the } that you could raise.
refusal-not-coastal = { $territory-the } lies at no sea.
refusal-poisoned = The water in { $territory-the } is poisoned: no farm and no granary there.
refusal-no-such-building = There is no such building in { $territory-the } that is yours to pull down.
refusal-nowhere-to-recruit = You have neither your capital nor a temporary site to recruit in.
refusal-recruits-limit = In one turn you recruit at most two soldiers for each territory you own.
refusal-no-capital-held = You do not hold your capital.
refusal-nothing-to-exchange = These units are not in your capital, or were themselves swapped this turn.
refusal-no-such-unit = No such unit is there to do that.
refusal-no-such-ship = You have no such ship there.
refusal-in-other-business = In your own turn you find this among other business.
refusal-cannot-join = It takes cavalry with 2 movement points and artillery with 1 in { $territory-the }.
refusal-cannot-part = It takes a caravan with 2 movement points in { $territory-the }.
refusal-limit-unpaid = You do not have the money for the units above the limit.
refusal-nobody-near = Nobody who could go is near.
refusal-not-adjacent = That place is too far away.
refusal-no-moves = That unit has no movement points left.
refusal-slaves-not-there = Slaves go only where you hold the land.
refusal-nobody-sent = Choose first who goes.
refusal-fee-unpaid = You do not have the money for the march: one coin for each soldier.
refusal-attack-unpaid = You do not have the money for this attack, and plunder cannot replace it.
refusal-no-working-port = You have no working port for that.
refusal-other-port-needed = You have no second working port to send from.
refusal-no-more-transports = You have as many transports as there are.
refusal-no-room = There is no room for it in the transport.
refusal-enemy-at-sea = An enemy warship in that sea bars boarding and landing.
refusal-no-builder-ship = You have no builder ship.
refusal-no-ships-near = No ship of yours that could go is near.
refusal-no-ships-there = No warship of yours can get there.
refusal-nobody-to-engage = { $seat } has no ships in { $sea-the }.
refusal-gale = No overseas expedition sets out in a gale.
refusal-giving-to-nobody = Money is given to another living player.
refusal-no-rebels = There are no rebels in { $territory-the }.
refusal-has-buildings = { $territory-the } has a building, were it only a road: no expedition goes there.
refusal-explored = { $territory-the } has had its one expedition.
refusal-voyage-under-way = Your overseas expedition is still under way.
refusal-boats-limit = You may have at most two fishing boats for each port of yours.
refusal-no-slaves = There are no slaves of yours.
refusal-own-capital-needed = You must hold your own capital for that.
refusal-no-spy = You have no spy.
refusal-dealt-already = You have dealt your cards in this turn.
refusal-capital-lost = You do not hold your capital, so you cannot raise it.
refusal-highest-level = Your capital has the highest level.
refusal-capital-level = The level of your capital is too low for that.
refusal-not-at-war = You are not at war with { $seat }.
refusal-offered-already = You have made { $seat } an offer in this turn.
refusal-ending-proposed = The end has been proposed in this round already.
refusal-turn-begun = One leaves the game only before doing anything else in the turn.
refusal-amount-too-high = That is more than there is in the treasury.
refusal-bid-too-low = That is less than must be said.
refusal-not-here = No such unit of yours fights or stands there.
refusal-no-plunder = With 4 or 5 red tokens there is nothing left to plunder.
refusal-other-place-first = Soldiers turn elsewhere first: land without a main building, then land with one, capitals last.
refusal-not-loyal-there = No such unit is left there.
refusal-not-mine-to-abandon = You have no such building with upkeep there.
refusal-not-a-site = The site must be a territory you own that is no capital.
refusal-not-a-refuge = That is not the nearest territory you hold.
refusal-nowhere-to-leave = You hold no neighbouring territory to go to.
refusal-not-placed-there = Captives go to a territory you own that is no capital.
refusal-card-dealt = You have laid that card already.
refusal-too-few-spies = You have laid as many action cards as you have spies.
refusal-not-his-turn-to-be-dealt = The next card is for another player: they are laid in the order of play.
refusal-not-ceded = That territory cannot be part of this treaty.
refusal-no-counter = An offer is answered by one counter-offer only.
refusal-treasury-short = There is no money in that treasury.
refusal-stop-too-high = You do not have that many soldiers.
refusal-not-that-many = You have not caught that many.
refusal-no-opponent = { $seat } has no ships there to fight.

## Mistakes in positions

mistake-territory-twice = The territory “{ $territory }” is given twice.
mistake-two-capitals = “{ $territory }” cannot be the capital of two seats.
mistake-bad-unit = “{ $value }” in “{ $field }” is not a unit as positions write it; kinds are { $known }.
mistake-units-of-nobody = Nobody holds “{ $territory }”, so it has no owner, no units and no slaves.
mistake-bad-rebels = “{ $territory }” is held by rebels or savages, so it has neither an owner nor slaves.
mistake-held-not-owned = “{ $territory }” is held by a seat, so it must have an owner.
mistake-built-on-capital = “{ $territory }” is a capital: nothing is built there.
mistake-bad-entry = “{ $value }” in “{ $field }” is not written as this field wants it.
mistake-bad-transport = The transport “{ $value }” carries too much, or its number is taken.
mistake-bad-order = “{ $value }” is not an order and its target; orders are { $known }.
mistake-treaty-with-oneself = A treaty has two different parties.
mistake-bad-pending = “{ $value }” in “{ $field }” is not a step and a living seat; known are { $known }.
mistake-bad-then = “{ $field }” must end with { $known }.
mistake-bad-sealed = “{ $field }” needs one vote or an empty text for each seat, not “{ $value }”, and somebody who has not voted.
mistake-pending-after-capitals = “{ $value }” is for a seat that has no capital yet.
mistake-pending-before-capitals = “{ $value }” comes after every seat has a capital.
mistake-pending-needs-fight = “{ $value }” needs a [[fight]] that fits it.
mistake-pending-needs-order = “{ $value }” needs an “order” that fits it.
mistake-pending-needs-treaty = “{ $value }” needs a [[treaty]] that fits it.
mistake-pending-bad-argument = The number in “{ $value }” does not fit this position.
mistake-pending-without-choice = In this position nobody has anything to choose from: check “{ $field }” and the map.

## Modifiers of a battle

modifier-directions = several directions
modifier-numbers = numbers
modifier-landing = landing
modifier-landing-at-port = against a port
modifier-unconnected = no connection
modifier-weather = weather
modifier-own-rebels = own rebels
modifier-battery = coastal battery
modifier-bunkers = bunkers
modifier-capital = capital
modifier-dug-in = dug in
modifier-reconquest = in a captured capital
modifier-rebels-behind = own rebels
modifier-cut-off = no connection
modifier-battery-ashore = coastal battery

## Income, upkeep, food, effects, prices

income-capital = capital of level { $count }
income-captured = { $count ->
    [one] one captured capital
   *[other] { $count } captured capitals
}
income-territories = { $count ->
    [one] one territory
   *[other] { $count } territories
}
income-farms = { $count ->
    [one] one farm
   *[other] { $count } farms
}
income-manufactories = { $count ->
    [one] one manufactory
   *[other] { $count } manufactories
}
income-minerals = { $count ->
    [one] one mineral
   *[other] { $count } minerals
}
income-slaves = { $count ->
    [one] one slave in a camp
   *[other] { $count } slaves in camps
}
income-boats = { $count ->
    [one] one fishing boat
   *[other] { $count } fishing boats
}
income-trade = from overseas
income-compensation = compensation
income-sabotage = sabotage
upkeep-camps = { $count ->
    [one] one camp
   *[other] { $count } camps
}
upkeep-ports = { $count ->
    [one] one port
   *[other] { $count } ports
}
upkeep-roads = { $count ->
    [one] one road
   *[other] { $count } roads
}
food-capitals = { $count ->
    [one] one capital
   *[other] { $count } capitals
}
food-farms = { $count ->
    [one] one farm
   *[other] { $count } farms
}
food-granaries = { $count ->
    [one] one granary
   *[other] { $count } granaries
}
food-boats = { $count ->
    [one] one fishing boat
   *[other] { $count } fishing boats
}
food-burnt = burnt
effect-compensation = compensation: 2 less income, turns left: { $count }
effect-trade = from overseas: 5 more income, turns left: { $count }
effect-ecologists = ecologists: each manufactory 1 less, turns left: { $count }
price-raise-bunkers = bunkers to level 2
price-raise-capital = capital one level up
price-builder-ship = builder ship
price-boat = fishing boat
price-expedition = expedition
price-voyage = overseas expedition
price-spy = spy

## The table in a terminal

table-setting-up = The capitals are being chosen.
table-round = Round { $round }
table-round-limit = Round { $round } of { $limit }
table-weather = Weather: { $weather }, { $count ->
    [one] this round still
   *[other] { $count } rounds still
}; { $about }
table-plague = The world plague rages, brought by { $name }: turn { $marker } of 3
table-end-proposed = After this round all are asked whether the game ends.
table-head-player = Player
table-head-treasury = Coins
table-head-level = Level
table-head-owned = Lands
table-head-capitals = Cap.
table-head-soldiers = Sold.
table-head-points = Points
table-head-income = Inc.
table-head-food = Food
table-deciding = deciding
table-won = won
table-out = out
table-capital-lost = capital lost
table-encircled = besieged
table-at-war = war: { $letters }
table-head-territory = Territory
table-head-units = Units
table-head-buildings = Buildings
table-head-marks = Also
table-head-seas = Seas
table-head-near = Neighbours (~ across water)
table-mark-slaves = { $count ->
    [one] one slave
   *[other] { $count } slaves
}
table-mark-red = { $count } red
table-mark-risen = R
table-mark-poisoned = poisoned
table-mark-blockaded = blockaded
table-mark-unconnected = cut off
table-mark-excess = { $count } above the limit
table-transport = transport { $number } ({ $cargo })
table-empty = empty
table-expedition = expedition in { $territory-the }, turns left: { $count }
table-voyage = overseas expedition, turns left: { $count }
table-transit = { $unit } on the way to { $territory-the }
table-shells = better shells
table-has-spies = { $count ->
    [one] one spy
   *[other] { $count } spies
}
table-has-boats = { $count ->
    [one] one fishing boat
   *[other] { $count } fishing boats
}
table-has-builder-ships = { $count ->
    [one] one builder ship
   *[other] { $count } builder ships
}
table-has-ghost-ships = { $count ->
    [one] one free overseas expedition
   *[other] { $count } free overseas expeditions
}
table-has-free-roads = { $count ->
    [one] one free road
   *[other] { $count } free roads
}
table-has-cheap-farms = { $count ->
    [one] one cheaper farm
   *[other] { $count } cheaper farms
}
table-waits-sabotages = sabotage: { $count } ×
table-waits-incitements = incitement: { $count } ×
table-waits-burnt = burnt food: { $count }
table-waits-tribes = tribe's revolt at the end of the turn: { $count } ×
table-income = Next income: { $lines }; together { $net }
table-food = Food: { $lines }; { $supply } for { $demand ->
    [one] one territory
   *[other] { $demand } territories
}
table-recruits = You may still recruit { $count ->
    [one] one soldier
   *[other] { $count } soldiers
} in this turn.
table-prices = Prices: { $list }
table-dealt = Your face-down cards: { $cards }
table-cards-before = Before { $name } lie cards of { $dealers }.
table-no-cards = No spy cards lie on the table.
table-battle = Battle: { $place }, exchanges so far: { $count }
table-attacker = Attacker { $name }: { $units }, soldiers: { $soldiers };
table-defender = Defender { $name }: { $units }, soldiers: { $soldiers };
table-chance = The attacker wins the next exchange in { $percent } of 100 cases.
table-march-fee = The march costs { $money }, unless the territory is plundered.
table-auction = Highest bid for the rebels: { $money } by { $name }
table-treaty = The offer
table-gives = { $name } gives: { $list }
table-coins = { $money ->
    [0] nothing
    [one] one coin
   *[other] { $money } coins
}
table-evacuees = To go elsewhere: { $units }
table-place = { $name }, { $continent }.
table-place-free = It belongs to nobody.
table-place-owned = It belongs to { $name }.
table-place-held = Held by { $name }.
table-place-occupied = { $owner } owns it, { $holder } occupies it.
table-place-capital = It is the capital of { $name }.
table-place-units = Units: { $text }.
table-place-buildings = Buildings: { $text }.
table-place-marks = Also: { $text }.
table-place-seas = At sea: { $text }.
table-place-near = Neighbours: { $text }.
table-place-explored = It has had its one expedition.
table-sea-near = { $name } borders on { $seas }.
table-sea-coasts = Coasts: { $territories }.
table-sea-fleet = { $name }: { $ships }.
