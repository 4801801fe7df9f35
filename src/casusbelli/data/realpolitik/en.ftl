# Realpolitik in English: what differs from Coalitions, whose words it shares.

title-realpolitik = Realpolitik
    .about = Europe in the age of Cavour and Bismarck, for 3 or 4 players.
    .pitch = Austria, France, Italy and Prussia between the first railways and the next alliance. Play your cards in secret, send troops by train, and choose your only friend anew each time.
    .length = 90 minutes to 2 hours

## Options

option-random-powers = powers by lot
    .about = The powers are dealt to the seats at random, not in the order of the first Prestige track.
option-negotiation = negotiations
    .about = Everybody talks until all are ready, before alliances are offered.
option-limit = last turn
    .about = The game ends after this turn at the latest; 0 means that there is no such turn.
option-struck-five = a discarded 5
    .about = Whether a 5 that an open 1 has discarded costs its power morale when the battle is lost.
choice-struck-five-free = costs nothing
    .about = A discarded 5 is out of the battle and costs no morale.
choice-struck-five-costs = costs morale
    .about = A discarded 5 was played, and costs its power 1 morale if the battle is lost.

## Which board

option-values = values of territories
    .about = What the territories are worth, and who claims them.
choice-values-historical = historical
    .about = As the time explains them.
choice-values-balanced = balanced
    .about = Changed so that bots who never speak have more even chances.
amendment-historical-values = Values, stripes and kinds of territories are the historical ones again, unless the table chooses the balanced ones.

## Powers. Those that Coalitions has too are called as there.

power-italy = Italy
    .the = Italy
    .short = Italy
    .letter = I

## Generals

general-italy-1 = the Italian general
    .exact = Italian general 1
general-italy-2 = the Italian general
    .exact = Italian general 2
general-italy-3 = the Italian general
    .exact = Italian general 3
general-italy-4 = the Italian general
    .exact = Italian general 4
general-prussia-4 = the Prussian general
    .exact = Prussian general 4

## Territories that the boards of Coalitions do not have

territory-champagne = Champagne
    .local = Champagne
territory-bourgogne = Bourgogne
    .local = Burgundy
territory-savoy = Savoy
    .local = Savoy
territory-nice = Nice
    .local = Nice
territory-alsace = Alsace
    .local = Alsace
territory-luxembourg = Luxembourg
    .local = Luxembourg
territory-rheinland = Rheinland
    .local = the Rhineland
territory-baden = Baden
    .local = Baden
territory-holstein = Holstein
    .local = Holstein
territory-magdeburg = Magdeburg
    .local = Magdeburg
territory-schlesien = Schlesien
    .local = Silesia
territory-moravia = Moravia
    .local = Moravia
territory-liguria = Liguria
    .local = Liguria
territory-toscania = Toscania
    .local = Tuscany
territory-romagna = Romagna
    .local = Romagna
territory-lazio = Lazio
    .local = Lazio
territory-sardinia = Sardinia
    .local = Sardinia

## Action cards

order-taxation = Taxation
    .short = Taxation
    .about = Money for the value of the land that you control, but not for land that brings you influence.
order-mobilization = Mobilization
    .short = Mobilization
    .about = Two free trains, a battle card for each general off the map, generals on or off the map, then purchases. Money that is left is lost.
order-influence = Expand Influence
    .short = Influence
    .about = Influence for the value of disputed land with your colour and of foreign homes that you control.
order-dispatch = Dispatch
    .short = Dispatch
    .about = The diplomacy token goes up one space, and all your action cards come back to your hand.
order-movement = Movement
    .short = Movement
    .about = Choose an arbiter, go by train, then move your generals in up to three movement turns.

## Cards

card-1 = 1
    .ability = played openly it discards a card of the other side
    .brief = discards

## Decisions: what is asked

prompt-choose-actions = choose your action for this turn; it stays secret until all have chosen
prompt-talk = negotiate; alliances are offered when everybody is ready
prompt-propose = offer one power an alliance; it stays secret until all have chosen
prompt-bid = bid morale for the control of Italy
prompt-lay-trains = lay a train for nothing, or no more
prompt-allow-train = your ally wants to lay a train to your land: consent, or refuse
prompt-muster = bring generals onto the map, or take generals off it, or neither
prompt-choose-rail = choose a general who goes by train or sends troops, or nobody else
prompt-choose-ride = choose where your general goes by train, or to whom his troops go without him

decision-choose-actions = choose an action card
decision-propose = offer an alliance
decision-bid = bid for Italy
decision-lay-trains = lay trains or stop
decision-allow-train = consent to an ally's train or refuse
decision-muster = bring generals onto the map, take generals off it, or neither
decision-choose-rail = choose who goes by train
decision-choose-ride = choose where a train goes

## Actions: what can be chosen

action-order = { $order }
action-order-both = { $order }, and for Italy { $other-order }
action-ally = offer { $power-the } an alliance
action-lay-train = lay a train from { $territory } to { $other-territory }
action-lay-no-more = lay no more trains
action-rest = neither
action-rail = by train: { $general-exact } or his troops
action-rail-no-more = nobody else goes by train
action-ride = go by train to { $territory }
action-via = go by train by way of { $territory }, to leave a garrison there
action-relay = { $number ->
    [one] send one troop by train to { $general-exact }
   *[other] send { $number } troops by train to { $general-exact }
}
action-strike = play a 1 openly and discard card { $number } of { $general-exact }

## Events

event-turn = Turn { $count } begins.
event-order-revealed = { $power-the } plays { $order }.
event-dispatched = { $power-the } takes its action cards back. The diplomacy token is on space { $count }.
event-diplomacy-began = The Diplomacy Phase begins.
event-alliance-offered = { $power-the } offers { $other-the } an alliance.
event-alliance-made = { $power-the } and { $other-the } are allies from now on.
event-alliance-kept = { $power-the } and { $other-the } remain allies.
event-alliance-ended = The alliance of { $power-the } and { $other-the } is over.
event-rested = { $power-the } leaves its generals where they are.
event-train-laid = { $power-the } lays a train from { $territory } to { $origin }.
event-train-refused = { $power-the } refuses { $other-the } the train from { $territory } to { $origin }.
event-moved-ride = { $who } goes by train from { $origin } to { $territory }.
event-game-won = { $seats-is ->
    [you] You win the game!
   *[other] { $seats } wins the game.
}

## Refusals: why not

refusal-two-cards-wanted = You play for Italy too: choose two cards, your own and that of Italy.
refusal-one-card-wanted = You do not control Italy: choose one card, your own.
refusal-action-card-played = There is no such card in hand: played cards come back with a Dispatch, and Italy as a minor power has no card for influence.
refusal-token-to-oneself = An alliance is offered to another power.
refusal-no-train-left = All trains are on the map.
refusal-train-there = There is a train from { $territory } to { $other-territory } already.
refusal-border-not-controlled = Your power controls neither { $territory } nor { $other-territory }.
refusal-border-of-stranger = A train ends on land of your power or its ally on both sides; from { $territory } to { $other-territory } it would not.
refusal-train-refused = Your ally has refused the train from { $territory } to { $other-territory }; it can be asked for again in another mobilization.
refusal-general-went-by-train = A general who has gone by train does not go again in this action, and troops neither leave him nor join him by train.
refusal-troops-went-alone = Troops have left or joined this general by train, so he himself does not go by train in this action.
refusal-no-line = There is no line of trains for that over land of your power and its ally.
refusal-no-stop-there = There is no need to go by way of { $territory }: it lies on the way, no garrison can be left there, or no train goes on from there.
refusal-not-at-sea = No sea route here is open to your power.
refusal-not-in-port = No sea route begins where the general stands.
refusal-too-far-by-sea = A sea move is one sea route long; { $territory } is farther.
refusal-not-friendly = Trains and strategic movement keep to land of your power and its ally; { $territory } is not.
refusal-move-refused = This very move was refused or taken back; it cannot be tried again now.
refusal-no-troop-left = The general does not have the troops for that.
refusal-only-seafarer-supports-by-sea = Nobody supports a battle across a sea route.
refusal-card-of-own-side = A card played openly touches cards of the other side only.
refusal-no-uncovering-card = A 3 played openly turns a card up, and you hold none.
refusal-no-striking-card = A 1 played openly discards a card, and you hold none.

## Mistakes in options and positions

mistake-bad-minors = { $count ->
    [0] With { $seats } players there is no minor power.
   *[other] With { $seats } players Italy is the minor power, and no other.
}
mistake-cards-not-revealed = “{ $field }” says that action cards are resolved, but not every power has a card in “revealed”.
mistake-minor-without-controller = “{ $field }” is later than the first Diplomacy Phase, so the minor power needs a “controller”.
mistake-too-many-trains = There are only { $count } trains.
mistake-bad-action-hand = The “actions” of “{ $power }” do not fit its revealed card: only a dispatch that has been resolved leaves its card in the hand, and the dispatch is missing only while it lies open.

## The table in a terminal

table-turn = Turn { $turn }
table-limit = last turn { $round }
table-track = Diplomacy track: space { $space } of { $spaces }
table-trains-left = { $count ->
    [one] 1 train left
   *[other] { $count } trains left
}
table-prestige = Prestige: { $powers }
table-head-status = Ally
table-head-deck = Dck
    .whole = Deck
table-legend = < the card of this turn, (Taxation) a card played before. F2 a general with two troops, [F] a garrison, # a fortress. The shield shows who controls the territory. Dck: own deck. Off: generals off the map. Sup: troops and garrisons in supply.
table-legend-map = Value, then whose home the territory is (! a capital) or who claims it. Trains go to neighbours with =. Neighbours with ~ lie across a sea route of the power whose letter follows.
table-routes = Sea routes to { $territories }. Only the owner of a route and its ally use it.
table-railways = Trains: { $railways }.
table-railway = { $territory } to { $territories }
table-free-trains = Free trains of { $power-the }: { $count } left
table-train-wanted = { $power-the } asks to lay a train from { $territory } to { $origin }.
table-bidders = Bids come from { $powers-the }.
table-relay = { $count ->
    [one] A troop goes by train without its general: { $way }.
   *[other] { $count } troops go by train without their general: { $way }.
}
table-discarded-of = { $count ->
    [0] The discard pile of { $power-the } is empty.
   *[other] Discard pile of { $power-the }:
}
move-ride = { $general } goes by train: { $way }.

## Where the facts of the board come from

note-paris = The rulebook calls it the capital of France. Reconstructed: value.
note-picardie = The rulebook of Coalitions names it. Reconstructed: kind and missing number.
note-champagne = The rulebook calls it a home of France. Reconstructed: value.
note-bourgogne = Set-up: train to Paris. Trains begin between territories of one power, so it is home. Reconstructed: missing number.
note-normandie_bretagne = The rulebook of Coalitions names it. Reconstructed: kind and value.
note-aquitaine = The rulebook of Coalitions names it. Reconstructed: kind and value.
note-provence = The rulebook of Coalitions names it. It includes Languedoc. Reconstructed: kind and value.
note-savoy = The rulebook calls it disputed by France and Italy. Reconstructed: value.
note-nice = Ceded to France together with Savoy in 1860. All reconstructed.
note-lorraine = The rulebook of Raison d'État names it. Reconstructed: kind, claims and value.
note-alsace = All reconstructed.
note-luxembourg = The rulebook calls it undisputed. Reconstructed: value.
note-brabant = The rulebook of Raison d'État names it. It stands for Belgium. Reconstructed: kind and value.
note-holland = The rulebook of Raison d'État names it. Reconstructed: kind and value.
note-rheinland = Here lay the compensation that Napoleon III asked for. All reconstructed.
note-pfalz = The rulebook of Raison d'État names it. Reconstructed: kind, claims and value.
note-baden = All reconstructed.
note-wurttemberg = The rulebook of Raison d'État names it. Reconstructed: kind, claims and value.
note-bavaria = The rulebook of Raison d'État names it. Reconstructed: kind, claims and value.
note-saxonia = In an example Austrian pieces stay here beside an allied Prussia, so it is not Prussian home. Reconstructed: kind, claims and value.
note-holstein = Held by Austria and Prussia together from 1864 to 1866. All reconstructed.
note-mecklenburg = The rulebook of Coalitions names it. Reconstructed: kind and value.
note-berlin = Set-up: Prussian general, and most Prussian trains meet here. Reconstructed: capital and value.
note-magdeburg = Set-up: Prussian general; trains to Berlin and Hesse, so it is home. Reconstructed: value.
note-hannover = Set-up: train to Berlin, so it is home. Reconstructed: value.
note-hesse = Set-up: train to Magdeburg, so it is home. Reconstructed: missing number.
note-westphalia = The rulebook of Coalitions names it. Reconstructed: kind and value.
note-schlesien = Set-up: train to Berlin, so it is home. Reconstructed: value.
note-pommern = It includes Posen and Danzig. All reconstructed.
note-wien = The rulebook calls it the Austrian capital. Set-up: Austrian general. Reconstructed: value.
note-tyrol = Set-up: Austrian general; train to Wien, so it is home. Reconstructed: value.
note-karinthia = Set-up: train to Wien, so it is home. Reconstructed: value.
note-bohemia = In one example Austria takes it by a garrison, in another Prussia controls it, so it is nobody’s home. Reconstructed: kind, claims and value.
note-moravia = All reconstructed.
note-hungari = Set-up: train to Wien, so it is home. Reconstructed: value.
note-dalmatia = In an example a troop goes from here to Venezia by train. It includes Croatia and the Littoral. Reconstructed: home and value.
note-liguria = Set-up: Italian general; train to Toscania, so it is home. It includes Piedmont and Turin. Reconstructed: capital and value.
note-lombardia = In the examples Austria garrisons it and Italy wins it. Reconstructed: kind, claims and value.
note-venezia = In the examples Austrian generals pass it and support from it. Reconstructed: kind, claims and value.
note-toscania = Set-up: trains to Liguria and Lazio, so it is home. In the battle example it borders Lombardia. Reconstructed: value.
note-romagna = The old Legations and the Marches. All reconstructed.
note-lazio = Set-up: train to Toscania, so it is home. Reconstructed: value.
note-napoli = The rulebook of Coalitions names it. It includes Sicily. Reconstructed: kind and value.
note-sardinia = Set-up: Italian general. Only sea moves reach and leave it. Reconstructed: home and value.
note-alps = The rulebook calls it impassable. It covers Switzerland.

# What later ruleset numbers have changed.
amendment-rail-may-return = A chain of trains may come back over territories that it has passed.
amendment-only-this-is-refused = A refusal on the railway concerns the very chain and the very number of troops; others may still be asked for.
