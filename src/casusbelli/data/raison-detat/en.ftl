# Raison d'État in English: what differs from Coalitions, whose words it shares.

title-raison-detat = Raison d'État
    .about = Europe before Napoleon: 1618 for 4 to 7 players, 1702 for 3 to 6.
    .pitch = The Thirty Years' War and the Spanish Succession. Buy allies, win electors, wear the crown of the Empire, and break your word in time.
    .length = 90 minutes to 3 hours

## Options

option-scenario = scenario
    .about = The year in which the game begins. 1702 is for 3 to 6 players and the better first game, 1618 for 4 to 7.
option-austrian-cards = Austria's cards in 1618
    .about = How many battle cards Austria begins with in 1618. The rulebook prints 3, though Austria has 4 generals on the map.

choice-scenario-1618 = 1618: the Thirty Years' War
choice-scenario-1702 = 1702: the Spanish Succession
choice-austrian-cards-3 = 3, as printed
choice-austrian-cards-4 = 4, one for each general

## Powers. Those that Coalitions has too are called as there.

power-protestants = Protestants
    .the = the Protestant side
    .short = Protestants
    .letter = P
power-spain = Spain
    .the = Spain
    .short = Spain
    .letter = H
power-sweden = Sweden
    .the = Sweden
    .short = Sweden
    .letter = S
power-poland = Poland
    .the = Poland
    .short = Poland
    .letter = L

## Generals

general-protestants-1 = the Protestant general
    .exact = Protestant general 1
general-protestants-2 = the Protestant general
    .exact = Protestant general 2
general-protestants-3 = the Protestant general
    .exact = Protestant general 3
general-spain-1 = the Spanish general
    .exact = Spanish general 1
general-spain-2 = the Spanish general
    .exact = Spanish general 2
general-spain-3 = the Spanish general
    .exact = Spanish general 3
general-spain-4 = the Spanish general
    .exact = Spanish general 4
general-sweden-1 = the Swedish general
    .exact = Swedish general 1
general-sweden-2 = the Swedish general
    .exact = Swedish general 2
general-sweden-3 = the Swedish general
    .exact = Swedish general 3
general-poland-1 = the Polish general
    .exact = Polish general 1
general-poland-2 = the Polish general
    .exact = Polish general 2
general-poland-3 = the Polish general
    .exact = Polish general 3

## Territories that the boards of Coalitions do not have

territory-scotland = Scotland
    .local = Scotland
territory-pyrenees = Pyrenees
    .local = the Pyrenees
territory-champagne = Champagne
    .local = Champagne
territory-franche_comte = Franche Comte
    .local = Franche-Comté
territory-bourgogne = Bourgogne
    .local = Burgundy
territory-oldenburg = Oldenburg
    .local = Oldenburg
territory-nassau = Nassau
    .local = Nassau
territory-brandenburg = Brandenburg
    .local = Brandenburg
territory-pomerania = Pomerania
    .local = Pomerania
territory-piedmont = Piedmont
    .local = Piedmont
territory-liguria = Liguria
    .local = Liguria
territory-toscania = Toscania
    .local = Tuscany
territory-transylvania = Transylvania
    .local = Transylvania
territory-moldavia = Moldavia
    .local = Moldavia
territory-carpathians = Carpathians
    .local = the Carpathians
territory-stockholm = Stockholm
    .local = Stockholm
territory-skania = Skania
    .local = Scania
territory-ingria = Ingria
    .local = Ingria
territory-krakow = Krakow
    .local = Cracow
territory-lithuania = Lithuania
    .local = Lithuania
territory-kiev = Kiev
    .local = Kyiv
territory-novgorod = Novgorod
    .local = Novgorod

## Statuses

status-austrian = Austrian Coalition
    .short = Austrian
    .about = Allied with Austria; at war with the other coalition and expansionists. Allies give each other money or cards.
status-protestant = Protestant Coalition
    .short = Protestant
    .about = Allied with the Protestants; at war with the Austrian coalition and expansionists. Allies give each other money or cards.
status-french = French Coalition
    .short = French
    .about = Allied with France; at war with the Austrian coalition and expansionists. Allies give each other money or cards.

## The wheel

field-taxation = Taxation
    .short = Taxation
field-subsidies = Subsidies and Mercenaries
    .short = Subsidies

## Cards

card-2 = 2
    .ability = played openly it turns up a card of the other side
    .brief = reveals
card-3 = 3
    .ability = played openly it discards a card of the other side
    .brief = discards

## Decisions: what is asked

prompt-expel = refuse a power that has chosen your coalition, or nobody else
prompt-choose-after-expulsion = that coalition does not want you: choose another status
prompt-subsidise = offer money or battle cards to an ally, or stop
prompt-answer-offer = accept what is offered or decline it
prompt-vote = vote in the election of the emperor; all your votes go to one power

decision-expel = say who has no place in the coalition
decision-choose-after-expulsion = choose a status after a refusal
decision-subsidise = offer subsidies or mercenaries
decision-answer-offer = accept or decline an offer
decision-vote = vote in the election of the emperor

## Actions: what can be chosen

action-expel = refuse { $power-the }
action-expel-no-more = refuse nobody else
action-subsidise = offer { $power-the } money
action-accept = accept the offer
action-decline = decline the offer
action-expose = play a 2 openly and turn up card { $number } of { $general-exact }
action-vote = vote for { $power-the }

## Events

event-expelled = { $other-the } does not want { $power-the } in its coalition.
event-election-began = The election of the emperor begins.
event-crown-returned = { $power-the } gives back the crown.
event-voted = { $power-the } casts { $count ->
    [one] one vote
   *[other] { $count } votes
} for { $other-the }.
event-crowned = { $power-the } is elected emperor with { $count } votes.
event-throne-vacant = Nobody has four votes: there is no emperor until the next election.

## Refusals: why not

refusal-candidate-without-elector = { $power-the } controls no elector, so it cannot be elected.
refusal-candidate-at-war = The voting power is at war with { $power-the }.
refusal-expel-leader = { $power-the } is in its coalition for good.
refusal-expelled-already = { $power-the } has been refused already.
refusal-status-after-expulsion = That coalition has refused your power in this phase; choose another status.
refusal-not-in-coalition = { $power-the } is neither in your coalition nor a power of yours, or nobody controls it.
refusal-not-at-sea = No sea route here is open to your power.
refusal-not-in-port = No sea route begins where the general stands.
refusal-too-far-by-sea = A sea move is one sea route long; { $territory } is farther.
refusal-only-seafarer-supports-by-sea = Nobody supports a battle across a sea route.
refusal-card-of-own-side = A card played openly touches cards of the other side only.
refusal-no-uncovering-card = A 2 played openly turns a card up, and you hold none.

## Mistakes in options and positions

mistake-bad-seats-of-scenario = { $scenario } is for { $minimum } to { $maximum } players, not for { $seats }.
