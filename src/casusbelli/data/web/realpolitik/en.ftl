# The table of Realpolitik, beyond the words that it shares with Coalitions.

rea-heading = { $count ->
    [3] Three powers and Italy
   *[other] Four powers
} · turn { $turn }
rea-phase-setup = Set-up
rea-phase-diplomacy = Diplomacy phase
rea-phase-orders = Action cards are chosen
rea-phase-actions = Action cards are resolved
rea-phase-over = The game is over
rea-track-influence = Influence: { $count } ends the game

## Action cards

rea-orders = Action cards
rea-orders-hand = { $count ->
    [5] All in hand.
   *[other] { $count } in hand, Dispatch returns the rest.
}
rea-order-now = this turn
rea-order-played = played
rea-turn = This turn, opened together
rea-hands = Action cards in hand
rea-hands-about = Pale ones are played; a Dispatch brings them back.
rea-turn-now = now
rea-turn-you-now = you, now
rea-turn-done = done
rea-turn-later = later
rea-yield-money = { $count } money
rea-yield-influence = +{ $count } influence
rea-yield-dispatch = all cards back

## Tracks and alliances

rea-diplomacy = Diplomacy
rea-diplomacy-now = takes place now
rea-diplomacy-missing = { $count ->
    [0] after the dispatches
    [one] 1 more dispatch
   *[other] { $count } more dispatches
}
rea-relations = Prestige and alliances
rea-prestige = Prestige
rea-prestige-about = Order of movement; breaks ties.
rea-alliances = { $count ->
    [0] No alliance: all are at war.
    [one] Allied: { $pairs }. All others are at war.
   *[other] Allied: { $pairs }. The pairs are at war.
}
rea-pair = { $one } and { $other }
rea-allied-with = Allied with { $power }
rea-ally-now = your ally now
rea-ally-war = at war with you now
rea-ally-minor = yours to play, if nobody bids more

## Questions

rea-step-tokens = Offers
rea-step-italy = Control of Italy
rea-step-trains = Trains
rea-step-generals = Generals
rea-step-purchases = Purchases
rea-step-hand = Hand limit
rea-subject-both = Choose two cards: your own, and one for { $power-the }.
rea-subject-propose = Two powers are allied only if each offers it to the other; all others are at war.
rea-subject-train = { $power-the } wants to lay a train between { $from } and { $to }. Your ally can use it, and so can whoever holds both ends later.
rea-subject-muster = A mobilization does one of these with your generals.
rea-subject-rail = Generals go by train before they march, each of them once; troops may also go alone to another general.
rea-subject-rider = { $general } in { $where }, { $count ->
    [0] no troops
    [one] 1 troop
   *[other] { $count } troops
}
rea-subject-ride = { $general } wants to go by train: { $way }.
rea-subject-relay = { $power-the } wants to send { $count ->
    [one] 1 troop
   *[other] { $count } troops
} by train: { $way }.
rea-chain = { $way }: { $count ->
    [one] 1 train.
   *[other] { $count } trains.
}
rea-via = By way of { $territory }, to leave a garrison
rea-relay = { $count ->
    [one] 1 troop alone to { $territory }
   *[other] { $count } troops alone to { $territory }
}
rea-relay-about = { $trains ->
    [one] 1 train
   *[other] { $trains } trains
}; the general there then has { $count }.
rea-trains-free = { $count ->
    [one] 1 train for nothing
   *[other] { $count } trains for nothing
}
rea-trains-left = { $count } in the supply; 1 money each with the purchases.

## Battles and bids

rea-battle-when = Turn { $round }, attacker: { $power }.
rea-auction-when = Several powers have offered it an alliance: who controls it until the next diplomacy phase?
rea-auction-about = Bids are morale. The highest bid wins and is paid, the others cost nothing; of equal bids the one of the power with more prestige.
