# Raison d'État in English: what differs from Coalitions, whose words it shares.

title-raison-detat = Raison d'État
    .about = Europe before Napoleon: 1618 for 4 to 7 players, 1702 for 3 to 6.
    .pitch = The Thirty Years' War and the Spanish Succession. Buy allies, win electors, wear the crown of the Empire, and break your word in time.
    .length = 90 minutes to 3 hours

## Options

option-scenario = scenario
    .about = The year in which the game begins. 1702 is for 3 to 6 players and the better first game, 1618 for 4 to 7.
option-negotiation = negotiations
    .about = Everybody talks until all are ready, before statuses are declared and before the emperor is elected.
option-austrian-cards = Austria's cards in 1618
    .about = How many battle cards Austria begins with in 1618. The rulebook prints 3, though Austria has 4 generals on the map.

choice-scenario-1618 = 1618: the Thirty Years' War
choice-scenario-1702 = 1702: the Spanish Succession
choice-austrian-cards-3 = 3, as printed
choice-austrian-cards-4 = 4, one for each general

## House rules: rulings that can be read in several ways, the usual reading first

option-struck-five = a discarded 5
    .about = Whether a 5 that an open 3 has discarded costs its power morale when the battle is lost.
option-minor-ally = an ally beside a winning uncontrolled minor power
    .about = Whether a power scores that was on the battlefield with a minor power that nobody controls, and won with it.
option-sea-move = sea moves
    .about = How many sea routes a general may follow in one move.
option-austria-spain = gifts between Austria and Spain
    .about = When Austria and Spain may give each other any number of money or cards in 1618.

choice-struck-five-free = costs nothing
    .about = A discarded 5 is out of the battle and costs no morale.
choice-struck-five-costs = costs morale
    .about = A discarded 5 was played, and costs its power 1 morale if the battle is lost.
choice-minor-ally-scores = scores
    .about = The ally gains influence as usual, and so do its supporters; the minor power's share is lost.
choice-minor-ally-nobody = nobody scores
    .about = No power gains influence by such a battle.
choice-sea-move-one-route = one route
    .about = A sea move follows one sea route.
choice-sea-move-three-routes = up to three routes
    .about = A sea move follows up to three sea routes, as in Coalitions; every ally whose routes it needs is asked.
choice-austria-spain-one-player = if one player has both
    .about = Only with four players, where Spain is Austria's minor power; otherwise 3 is the limit as for all.
choice-austria-spain-always = in every game
    .about = Always, also if they have different players.

## What rulesets changed

amendment-majority-ends-election = An election is over as soon as somebody has four votes; who has not voted yet is not asked.

## Which board

option-values = values of territories
    .about = What the territories are worth, and who claims them.
choice-values-historical = historical
    .about = As the time explains them.
choice-values-balanced = balanced
    .about = Changed so that bots who never speak have more even chances.
amendment-historical-values = Values, stripes and kinds of territories are the historical ones again, unless the table chooses the balanced ones.

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
prompt-talk-before-vote = negotiate; the emperor is elected when everybody is ready
prompt-vote = vote in the election of the emperor; all your votes go to one power

decision-expel = say who has no place in the coalition
decision-choose-after-expulsion = choose a status after a refusal
decision-subsidise = offer subsidies or mercenaries
decision-answer-offer = accept or decline an offer
decision-talk-before-vote = be ready
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
event-subsidy-declined = { $power-the } declines the money.
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
refusal-no-voyage = Nobody embarks for Egypt in this game.
refusal-not-another-general = The generals of a power are all alike; there is nothing to choose between them.
refusal-only-seafarer-supports-by-sea = Nobody supports a battle across a sea route.
refusal-card-of-own-side = A card played openly touches cards of the other side only.
refusal-no-uncovering-card = A 2 played openly turns a card up, and you hold none.

## Mistakes in options and positions

mistake-bad-seats-of-scenario = { $scenario } is for { $minimum } to { $maximum } players, not for { $seats }.

## The table in a terminal

table-legend-map = Value, then whose home the territory is (! a capital) or who claims it; ^ an elector. Neighbours with ~ lie across a sea route, of the power whose letter follows or open to all.
table-legend = F2 a general with two troops, [F] a garrison, # a fortress. The shield shows who controls the territory. Off: generals off the map. Sup: troops and garrisons in supply.
table-offering = Money for { $power-the }; money left: { $count }
table-routes = Sea routes to { $territories }. A route is used by its owner and, if he consents, by allies; a grey one by everybody who sails from land of his own or of nobody.
table-emperor = Emperor: { $power }.
table-no-emperor = There is no emperor.
table-electors = Electors: { $electors }.
table-electors-of = { $power } ({ $territories })
table-votes = Votes cast: { $votes }. Four are needed.
table-no-votes = The election is open; nobody has voted yet. Four votes are needed.
table-vote = { $power } { $count } for { $other }
table-voter = { $power-the } has { $count ->
    [one] one vote.
   *[other] { $count } votes, all for one candidate.
}

## Where the facts of the boards come from; what differs on the side of 1702 is said apart

note-scotland = Part of Great Britain, which only sea moves reach and leave. No power plays it in 1618. Reconstructed: kind and missing number.
note-london = The set-up of 1702 names it. Part of Great Britain, which only sea moves reach and leave. Reconstructed: kind and value.
note-cornwall = The movement example of 1702 names it. Part of Great Britain, which only sea moves reach and leave. Reconstructed: kind and missing number.
note-lisboa = The rulebook of Coalitions names it. Under the Spanish crown from 1580 to 1640. Reconstructed: kind and value.
note-oporto = The movement example of 1702 names it. Under the Spanish crown from 1580 to 1640. Reconstructed: kind and missing number.
note-madrid = The movement example of 1702 names it. Reconstructed: capital and value.
note-navarra = Set-up: Spanish garrison with fortress, no general. It guards the pass. Reconstructed: home and missing number.
note-catalonia = Set-up: Spanish general with 2 troops, no garrison. Reconstructed: home and value.
note-andalusia = The rulebook of Coalitions names it. Reconstructed: kind and value.
note-pyrenees = Brown land is mountains; the rulebook names only the Alps. This one is reconstructed.
note-aquitaine = The rulebook of Coalitions names it. Reconstructed: kind and value.
note-languedoc = The set-up of 1702 names it. Reconstructed: kind and value.
note-provence = The rulebook of Coalitions names it. Reconstructed: kind and missing number.
note-normandie_bretagne = The rulebook of Coalitions names it. Reconstructed: kind and value.
note-picardie = Set-up: French general with 1 troop, no garrison, and its power is neutral, so it is home. Reconstructed: missing number.
note-paris = The rulebook calls it the capital of France. Reconstructed: value.
note-champagne = The rulebook calls it a home of France. It includes Burgundy. Reconstructed: value.
note-franche_comte = The Free County of Burgundy, on the Spanish Road. All reconstructed.
note-lorraine = Elector. It includes Alsace. Reconstructed: kind, claims and value.
note-brabant = Set-up: Spanish general with 3 troops, garrison with fortress. Reconstructed: home and value.
note-holland = Set-up: Protestant general with 3 troops, garrison with fortress. In Coalitions it is nobody’s home either. Reconstructed: kind, claims and value.
note-oldenburg = Nobody controls it in the battle example, so it is nobody’s home. Reconstructed: kind and value.
note-hannover = In the battle example an Austrian general supports from here. The princes of Lower Saxony. Reconstructed: kind and value.
note-nassau = Elector. It stands for the electoral archbishoprics on the Rhine. Reconstructed: kind, claims and value.
note-hesse = The rulebook of Coalitions names it. Reconstructed: kind and value.
note-pfalz = Elector. In the battle example a beaten Protestant general comes here, so it is their capital. Reconstructed: value.
note-wurttemberg = The rulebook calls it undisputed. Reconstructed: value.
note-bavaria = Elector in 1618 only. Set-up: Austrian general with 1 troop, no garrison. Kind and claims as in Coalitions. Reconstructed: value.
note-saxonia = Elector. Reconstructed: kind, claims and value.
note-brandenburg = Elector. In an example a Polish garrison and a Swedish general are there as allies, so it is the home of neither. Reconstructed: kind, claims and value.
note-mecklenburg = The rulebook of Coalitions names it. Wallenstein’s duchy. Reconstructed: kind, claims and value.
note-pomerania = The Swedish landing of 1630 and the inheritance of Brandenburg. All reconstructed.
note-danmark = The Danish war of 1625 and Torstensson’s war of 1643. All reconstructed.
note-piedmont = The rulebook calls it disputed by France and Spain. It includes Savoy and Nice, so that the Spanish Road is open. Reconstructed: value.
note-liguria = The rulebook of Realpolitik names it. The republic of Genoa. Reconstructed: kind and value.
note-lombardia = The set-up of 1702 names it. Reconstructed: kind, claims and value.
note-venezia = The rulebook of Coalitions names it. The conspiracy of 1618 and the Turkish wars. Reconstructed: claims and value.
note-toscania = The rulebook of Realpolitik names it. Reconstructed: kind and value.
note-patrimonium_st_petri = The rulebook of Coalitions names it. Reconstructed: kind and value.
note-napoli = Set-up: Spanish general with 1 troop, no garrison. It includes Sicily. Reconstructed: home and value.
note-alps = The rulebook calls it impassable. It covers Switzerland.
note-tyrol = Set-up: Austrian general with 1 troop, no garrison. Reconstructed: home and value.
note-karinthia = Set-up: Austrian general with 1 troop, no garrison. Reconstructed: home and value.
note-wien = Set-up: Austrian general with 3 troops. Coalitions too has the Austrian capital here. Reconstructed: value.
note-bohemia = Elector. Set-up: Protestant general with 2 troops and a garrison, so it is not Protestant. It includes Moravia. Reconstructed: kind, claims and value.
note-silesia = An example of 1702 names it. Reconstructed: kind, claims and value.
note-hungari = Set-up: Ottoman general with 2 troops, no garrison. Reconstructed: kind, claims and value.
note-dalmatia = The rulebook of Coalitions names it. It includes Croatia. The coast of Venice and Ragusa. Reconstructed: kind and value.
note-serbia = Set-up: Ottoman general with 1 troop, no garrison. It includes Bosnia. Reconstructed: home and value.
note-transylvania = Bethlen’s principality. All reconstructed.
note-wallachia = The set-up of 1702 names it. Reconstructed: kind and missing number.
note-moldavia = The battle of Cecora, 1620. All reconstructed.
note-rumelia = All reconstructed.
note-hellas = The rulebook of Coalitions names it. Reconstructed: kind and value.
note-istanbul = Set-up: Ottoman general with 3 troops. Reconstructed: capital and value.
note-anatolia = The rulebook of Coalitions names it. Reconstructed: kind and missing number.
note-crimea = The rulebook of Coalitions names it. The khanate, a vassal of the sultan. Reconstructed: kind and missing number.
note-carpathians = Brown land is mountains; the rulebook names only the Alps. This one is reconstructed.
note-stockholm = Set-up: Swedish general with 2 troops. Only sea moves reach and leave it. Reconstructed: capital and value.
note-skania = Set-up: Swedish general with 1 troop, no garrison. Only sea moves reach and leave it. Reconstructed: home and value.
note-finland = All reconstructed.
note-ingria = Set-up: Swedish general with 3 troops, no garrison. It includes Estonia. Reconstructed: home and value.
note-livonia = Set-up: Polish general with 1 troop, no garrison. Reconstructed: kind, claims and value.
note-borussia = The rulebook of Coalitions names it. The war of 1626 to 1629. Reconstructed: kind, claims and value.
note-warszawa = Set-up: Polish general with 1 troop, no garrison. Reconstructed: capital and value.
note-krakow = All reconstructed.
note-lithuania = All reconstructed.
note-podolia = Set-up: Polish general with 2 troops, no garrison. The battle of Chocim, 1621. Reconstructed: kind, claims and value.
note-kiev = The set-up of 1702 names it. The frontier of Cossacks and Tatars. Reconstructed: kind, claims and value.
note-smolensk = The set-up of 1702 names it. Polish by the truce of Deulino, 1618. Reconstructed: kind and value.
note-novgorod = The set-up of 1702 names it. Reconstructed: kind and value.
note-moskva = The rulebook of Coalitions names it. Poland and Sweden had candidates for the tsar’s throne. Reconstructed: kind, claims and value.
note-1702-scotland = Part of Great Britain, which only sea moves reach and leave. Reconstructed: territory, kind and value.
note-1702-london = Set-up: British general with 2 troops. In the movement example a British general sails from here to Hannover. Only sea moves reach and leave it. Reconstructed: capital and value.
note-1702-cornwall = In the movement example a British general sails from here to Oporto. Only sea moves reach and leave it. Reconstructed: home and value.
note-1702-lisboa = The rulebook of Coalitions names it. Portugal. Reconstructed: kind and value.
note-1702-oporto = In the movement example a British general lands here and goes on to Madrid. Reconstructed: kind and missing number.
note-1702-madrid = In the movement example Britain garrisons it, so it is not British. Reconstructed: kind, claims and value.
note-1702-navarra = The set-up of 1618 names it. Reconstructed: kind and value.
note-1702-catalonia = The set-up of 1618 names it. Barcelona, 1705 to 1714. Reconstructed: kind, claims and value.
note-1702-andalusia = The rulebook of Coalitions names it. Cádiz and Gibraltar. Reconstructed: kind, claims and value.
note-1702-languedoc = Set-up: French general with 2 troops, no garrison. Reconstructed: home and value.
note-1702-provence = The rulebook of Coalitions names it. Reconstructed: kind and value.
note-1702-picardie = The set-up of 1618 names it. Reconstructed: kind and missing number.
note-1702-champagne = The rulebook calls it a home of France. Reconstructed: value.
note-bourgogne = The rulebook of Realpolitik names it. With Franche-Comté, French since 1678. Reconstructed: kind and missing number.
note-1702-lorraine = Elector. Set-up: French general with 1 troop, no garrison. It includes Alsace. Reconstructed: kind and value.
note-1702-brabant = Set-up: French general with 3 troops, no garrison. Reconstructed: kind, claims and value.
note-1702-holland = Set-up: British general with 3 troops, garrison with fortress. In Coalitions it is nobody’s home either. Reconstructed: kind, claims and value.
note-1702-oldenburg = An example of 1618 names it. Reconstructed: kind and missing number.
note-1702-hannover = Elector in 1702 only. In the movement example Britain lands here and garrisons it, so it is not British. Bremen and Verden. Reconstructed: kind, claims and value.
note-1702-nassau = Elector. Reconstructed: kind, claims and value.
note-1702-pfalz = Elector. Reconstructed: kind and value.
note-1702-wurttemberg = The rulebook calls it undisputed. Set-up: French garrison. Reconstructed: value.
note-1702-bavaria = Set-up: French garrison, so it is not French. No elector in 1702. Kind and claims as in Coalitions. Reconstructed: value.
note-1702-saxonia = Elector. Set-up: Russian general with 3 troops and a garrison, so it is not Russian. Reconstructed: kind, claims and value.
note-1702-brandenburg = Elector. Reconstructed: kind and value.
note-1702-mecklenburg = The rulebook of Coalitions names it. Reconstructed: kind and value.
note-1702-pomerania = Swedish since 1648. All reconstructed.
note-1702-danmark = The peace of Travendal, 1700, and the Sound. All reconstructed.
note-1702-piedmont = Set-up: French general with 2 troops, no garrison. Disputed in 1618. It includes Savoy and Nice. Reconstructed: claims and value.
note-1702-liguria = The rulebook of Realpolitik names it. Reconstructed: kind and value.
note-1702-lombardia = Set-up: Austrian general with 3 troops and a garrison, so it is not Austrian. Reconstructed: kind, claims and value.
note-1702-venezia = The rulebook of Coalitions names it. Venice stayed neutral. Reconstructed: kind and value.
note-1702-napoli = The set-up of 1618 names it. It includes Sicily. Reconstructed: kind, claims and value.
note-1702-tyrol = Set-up: Austrian general with 2 troops, no garrison. Reconstructed: home and value.
note-1702-karinthia = The set-up of 1618 names it. Reconstructed: kind and value.
note-1702-wien = The set-up of 1618 names it. Coalitions too has the Austrian capital here. Reconstructed: value.
note-1702-bohemia = Elector. Set-up: Austrian general with 2 troops, no garrison. It includes Moravia. Reconstructed: home and value.
note-1702-silesia = In an example a Russian garrison must leave it when Austria takes control of Russia, so it is Austrian. Reconstructed: value.
note-1702-hungari = Set-up: Austrian general with 1 troop and a garrison, so it is not Austrian. Reconstructed: kind, claims and value.
note-1702-serbia = The set-up of 1618 names it. It includes Bosnia. Belgrade. Reconstructed: kind, claims and value.
note-1702-transylvania = Rákóczi’s rising. All reconstructed.
note-1702-wallachia = Set-up: Ottoman general with 1 troop, no garrison, and its power is neutral, so it is home. Reconstructed: missing number.
note-1702-moldavia = The Pruth, 1711. All reconstructed.
note-1702-istanbul = Set-up: Ottoman general with 1 troop, garrison with fortress. Reconstructed: capital and value.
note-1702-crimea = The rulebook of Coalitions names it. Azov. Reconstructed: kind, claims and value.
note-1702-stockholm = Set-up: Swedish general with 3 troops. Only sea moves reach and leave it. Reconstructed: capital and value.
note-1702-skania = Set-up: Swedish general with 3 troops, no garrison. Only sea moves reach and leave it. Reconstructed: home and value.
note-1702-ingria = Set-up: Swedish garrison with fortress. In the example of the election Russia bargains for this garrison. It includes Estonia. Reconstructed: kind, claims and value.
note-1702-livonia = Set-up: Swedish general with 3 troops and a garrison, so it is not Swedish. Reconstructed: kind, claims and value.
note-1702-borussia = The rulebook of Coalitions names it. Reconstructed: kind, claims and value.
note-1702-warszawa = The set-up of 1618 names it. The struggle for the Polish throne. Reconstructed: kind, claims and value.
note-1702-podolia = In an example an Ottoman garrison is there beside an allied Russian general, so it is not Russian. Reconstructed: kind, claims and value.
note-1702-kiev = Set-up: Russian general with 1 troop, no garrison. Reconstructed: home and value.
note-1702-smolensk = Set-up: Russian general with 2 troops, no garrison. Reconstructed: home and value.
note-1702-novgorod = Set-up: Russian general with 1 troop, no garrison. Reconstructed: home and value.
note-1702-moskva = The rulebook of Coalitions names it. Reconstructed: capital, kind and value.
note-1702-anatolia = The rulebook of Coalitions names it. Reconstructed: kind and value.
