# Battles and the talents of named generals.

prompt-withdraw-before-battle = your general may leave before the battle, or stand
prompt-allow-refuge = let an ally's beaten general into your territory, or refuse
prompt-support = choose a general who supports the battle, or no more
prompt-play-card = play a card for the marked general, or pass for the rest of the battle
prompt-lose-to = your general is beaten: choose where he goes
prompt-draw-to = the battle is drawn and your general must go back: choose where
prompt-garrison-conquest = leave a troop as the garrison of the conquered territory, or none

decision-withdraw-before-battle = stand or leave before the battle
decision-allow-refuge = let an ally's general in or refuse
decision-support = declare support
decision-play-card = play a card or pass
decision-lose-to = choose where a beaten general goes
decision-draw-to = choose where a general goes back to
decision-garrison-conquest = garrison the conquered territory or not

action-stand = stand and fight
action-support = support with { $general }
action-support-no-more = support with nobody else
action-play = play { $card } face down
action-expose = play a 3 openly and turn up card { $number } of { $general }
action-pass = pass
action-to-capital = go to the capital

event-battle = Battle: { $territory }. { $power } attacks.
event-attack-strength = Strength of the attacking side: { $count }.
event-defence-strength = Strength of the defending side: { $count }.
event-evaded = { $general } evades the battle and goes to { $territory }.
event-refuge-granted = { $power } lets { $general } in ({ $territory }).
event-refuge-refused = { $power } does not let { $general } in ({ $territory }).
event-supported = { $general } supports the battle from { $origin }.
event-card-laid = { $power } plays a card face down ({ $general }).
event-card-laid-own = You played { $card } ({ $general }).
event-card-played-openly = { $power } plays { $card } openly ({ $general }).
event-card-exposed = A card of { $general } is turned up: { $card }.
event-passed-cards = { $power } passes and plays no more cards in this battle.
event-card-turned-up = { $general } reveals { $card }.
event-attack-won = { $power } wins the battle: { $territory }.
event-attack-repelled = The defenders win the battle: { $territory }. { $power } is beaten.
event-battle-drawn = The battle is drawn: { $territory }. The attacker must go back.
event-troops-lost = { $count ->
    [one] { $general } loses a troop.
   *[other] { $general } loses { $count } troops.
}
event-garrison-lost = { $power } loses its garrison ({ $territory }).
event-went-off-map = { $general } leaves the map.
event-went-to-capital = { $general } goes to the capital, { $territory }.
event-retreated = { $general } retreats to { $territory }.
event-reappeared = { $general } is back at once, in { $territory }.

refusal-fights-himself = { $general } is or will be in a battle of this movement turn and cannot support another.
refusal-supported-already = { $general } has supported a battle of this movement turn already.
refusal-no-troops = { $general } has no troop, so no card can be played for him.
refusal-too-far-to-support = { $general } is not next to the battle.
refusal-only-seafarer-supports-by-sea = Only British generals support across a sea route.
refusal-not-in-battle = { $general } has no cards in this battle.
refusal-card-of-own-side = A 3 turns up a card of the other side only.
refusal-no-card-there = { $general } has no card number { $number }.
refusal-card-open-already = That card of { $general } lies open already.
refusal-no-uncovering-card = Only a 3 can be played openly, and you hold none.
refusal-capital-lost = Your power does not control its capital.
refusal-capital-occupied = A general stands in the capital already.
refusal-must-reappear = The Grand Vizier must be placed on Ottoman land without another Ottoman or a foreign general.
refusal-no-retreat = A beaten general goes to his capital or off the map.
refusal-refuge-not-adjacent = { $territory } is not next to the battle.
refusal-enemies-there = Foreign pieces stand there: { $territory }.
refusal-refuge-denied = Your ally has refused to let the general in ({ $territory }).
refusal-not-the-nearest = There is a nearer territory to go back to than { $territory }, or no way there.
refusal-not-the-battlefield = The garrison can only stay where the battle was won.
