# The table of Six Continents.

six-map = Map of the world
six-setting-up = capitals are chosen
six-round = round { $round }
six-round-of = round { $round } of { $limit }
six-money = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
six-costs = { $count ->
    [one] costs { $count } coin
   *[other] costs { $count } coins
}
six-gains = brings { $money }

## Steps of a turn

six-step-arrivals = Arrivals
six-step-expeditions = Expeditions
six-step-income = Income
six-step-actions = Actions
six-step-end = Hunger, revolts

## Players

six-player = Player
six-you = you
six-capitals = Capitals held
six-territories = Territories owned
six-treasury = Treasury
six-soldiers = Soldiers
six-points = Points
six-eliminated = eliminated
six-at-war-with = at war with { $names }
six-encircled = capital under siege
six-capital-lost = capital lost
six-card-before-you = spy card before you
six-plague-here = plague: turn { $marker } of 3

## Economy

six-economy = Economy
six-next-income = Next income
six-income-capital = Capital, level { $count }
six-income-captured = Enemy capitals: { $count }
six-income-territories = Territories: { $count } ÷ 3, down
six-income-farms = Farms: { $count }
six-income-manufactories = Manufactories: { $count }
six-income-minerals = Minerals: { $count }
six-income-slaves = Slaves in camps: { $count }
six-income-boats = Fishing boats: { $count }
six-income-trade = From overseas: { $count }
six-income-compensation = Compensation: { $count }
six-income-sabotage = Sabotage: { $count }
six-upkeep-camps = Upkeep of camps: { $count }
six-upkeep-ports = Upkeep of ports: { $count }
six-upkeep-roads = Upkeep of roads: { $count }
six-net = Net
six-treasury-now = Treasury now
six-food = Food
six-food-of = { $supply } of { $demand }
six-food-capitals = capitals { $amount }
six-food-farms = farms { $amount }
six-food-granaries = granaries { $amount }
six-food-boats = fishing boats { $amount }
six-food-burnt = burnt { $amount }
six-hunger = { $count ->
    [one] 1 territory will starve.
   *[other] { $count } territories will starve.
}

## Places

six-place = The place you look at
six-choose-place = Press a territory or a sea to see what is there.
six-free = nobody's
six-owned-by = owned by { $name }
six-held-by = held by { $name }
six-capital-of = Capital of { $name }.
six-unit-count = { $count } { $kind } ({ $name })
six-kind-infantry = infantry
six-kind-cavalry = cavalry
six-kind-artillery = artillery
six-kind-caravan = { $count ->
    [one] caravan
   *[other] caravans
}
six-kind-frigate = { $count ->
    [one] frigate
   *[other] frigates
}
six-kind-corvette = { $count ->
    [one] corvette
   *[other] corvettes
}
six-kind-cruiser = { $count ->
    [one] cruiser
   *[other] cruisers
}
six-kind-transport = { $count ->
    [one] transport
   *[other] transports
}
six-coastal = coastal
six-inland = inland
six-risen = Rebels have risen here (R).
six-red = { $count ->
    [one] { $count } red token.
   *[other] { $count } red tokens.
}
six-slaves = { $count ->
    [one] { $count } slave.
   *[other] { $count } slaves.
}
six-explored = Explored.
six-poisoned = Poisoned water.
six-blockaded = The port is blockaded.
six-excess = { $count ->
    [one] { $count } unit above the limit.
   *[other] { $count } units above the limit.
}
six-connected = Connected with the capital.
six-unconnected = Not connected with the capital.
six-washed-by = On: { $seas }.
six-coasts = Coasts: { $territories }.
six-transport = Transport { $number } of { $name }: { $count } aboard, room for { $room }.
six-transport-number = transport { $number }
six-more-here = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
six-no-main = no main building
six-no-port = no port
six-no-road = no road
six-here = What may be done here

## Prices

six-prices-later = First the question above must be answered.
six-not-yours = You do not hold it: nothing can be built.
six-capital-ground = Nothing is built on the territory of a capital.
six-occupied = You only occupy it: until a treaty it is not yours to build on.
six-raise-bunkers = Raise the bunkers
six-found-port = Port by builder ship
six-explore = Inland expedition
six-bribe = Bribe the rebels
six-capital = Capital
six-recruits = { $count ->
    [one] { $count } soldier may still be raised
   *[other] { $count } soldiers may still be raised
}
six-raise-capital = Capital, level { $level }
six-at-a-port = At a port
six-builder-ship = Builder ship
six-boat = Fishing boat
six-voyage = Overseas expedition
six-have = you have { $count }
six-agents = Agents
six-spy = Spy
six-deal = Deal spy cards
six-dealt = Cards you have dealt
six-only-you = only you see them
six-before-you = Cards before you, laid by { $names }
six-war-and-peace = War and peace
six-war = war
six-peace = peace
six-offer-peace = Offer peace
six-end-proposed = An end of the game is proposed.

## Weather and what is under way

six-weather = Weather
six-weather-none = none yet
six-weather-later = It is rolled when the first round begins.
six-weather-is = Weather: { $name }, { $left }
six-weather-now = { $name }, { $left }
six-rounds-left = { $count ->
    [one] { $count } round left
   *[other] { $count } rounds left
}
six-plague = World plague, from { $name }: turn { $marker } of 3.
six-completed = completed
six-completed-about = The printed rules have lost this; it was completed. Open the rule.
six-expeditions = Under way
six-turns-to-go = turns to go
six-turns = { $count ->
    [one] { $count } turn to go
   *[other] { $count } turns to go
}
six-none-under-way = No expedition is under way.
six-yours = yours
six-expedition-inland = inland · { $name }
six-transit = by ship: { $from } → { $to }
six-effect-compensation = Compensation
six-effect-trade = Trade
six-effect-ecologists = Ecologists

## Orders

six-order-march = To { $place }
six-order-transfer = By ship to the port: { $place }
six-order-board = Aboard { $place }
six-order-sail = To the { $place }
six-order-engage = Attack at sea: { $place }
six-sent = Going:
six-nobody-sent = Nobody goes yet. Press units below, or a lit territory for all of them.
six-soldiers-count = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
six-moves = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
six-all = All

## Battles

six-battle-of = Battle: { $place }
six-last-battle = Last battle: { $place }
six-battles = Battles
six-no-battle = No battle has been fought yet.
six-against = { $attacker } against { $defender }
six-soldiers-against = { $attackers } against { $defenders } soldiers
six-sums = k100 { $attacker } against k100 { $defender }
six-chance = { $percent } % for the attacker
six-fight-until = Fight until fewer than this are left
six-exchange = Exchange
six-attacker = Attacker
six-defender = Defender
six-loses = Who loses a soldier
six-attacker-loses = attacker { $before } → { $after }
six-defender-loses = defender { $before } → { $after }
six-earlier = { $count ->
    [one] { $count } earlier exchange
   *[other] { $count } earlier exchanges
}
six-no-modifiers = No modifiers
six-modifier-directions = from several sides
six-modifier-numbers = superior numbers
six-modifier-landing = landing
six-modifier-landing-at-port = landing at a port
six-modifier-unconnected = cut off from the capital
six-modifier-weather = weather
six-modifier-own-rebels = own rebels
six-modifier-battery = coastal battery
six-modifier-bunkers = bunkers
six-modifier-capital = capital
six-modifier-dug-in = dug in
six-modifier-reconquest = in a captured capital
six-modifier-rebels-behind = rebels behind them
six-modifier-cut-off = defender cut off
six-modifier-battery-ashore = coastal battery

## Treaties, cards, amounts

six-treaty = Offer of peace
six-counter-offer = Counter-offer
six-occupied-returns = other occupied land goes back
six-gives = { $name } gives
six-no-territory = no territory
six-amount = Amount
six-deal-to = A card for { $name }
six-face-down = face down until the end of the round
six-bid-stands = { $name } bids { $money }.
six-answer = Your answer

## On a phone

six-hand = Affairs
six-pages = What is shown
six-page-answer = Answer
six-page-battle = Battle
six-page-place = Place
six-page-prices = Prices
six-page-economy = Economy
six-page-world = World
