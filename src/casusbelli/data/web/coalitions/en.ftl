# The table of Coalitions.

## Powers and tracks

coa-power = Power
coa-powers = Powers
coa-morale = Morale
coa-influence = Influence
coa-money = Money
coa-cards = Battle cards
coa-arbiter = arbiter
coa-you = { $name } · you
coa-minor = for { $power } · { $name }
coa-uncontrolled = minor power, not controlled yet
coa-automa = plays by the cards
coa-more-about = More about this power
coa-about-reserve = Off the map: { $generals } generals; { $troops } troops and garrisons in the supply.
coa-about-income = Next taxation: { $money } money; next expansion: { $influence } influence.
coa-about-allies = Allies: { $powers }.
coa-about-enemies = At war with: { $powers }.
coa-about-piles = Battle deck: { $deck }; discarded: { $cards }.
coa-track-influence = Influence: { $count } wins
coa-track-empereur = Influence of France: { $count } loses

## The wheel

coa-wheel = Wheel of War
coa-wheel-now = { $power }: { $action }
coa-wheel-after = { $count ->
    [0] Then the wheel turns.
    [one] One action follows, then the wheel turns.
   *[other] { $count } actions follow, then the wheel turns.
}
coa-phase-setup = Set-up
coa-phase-diplomacy = Diplomacy phase
coa-phase-actions = Action phase
coa-phase-over = The game is over
coa-round = Round { $round }
coa-turn = Turn { $turn }
coa-round-turn = round { $round }, turn { $turn } of { $count }
coa-log-movement = Movement: { $power }

## The hand

coa-hand = Battle cards
coa-hands = Whose cards
coa-hand-size = { $count } of { $limit }
coa-hand-price = 1 morale each
coa-deck = Deck
coa-discard = Discard
coa-discard-list = Discard pile: { $cards }
coa-hand-empty = No battle cards
coa-hand-none = You see no hand.
coa-card = Battle card of strength { $strength }

## Battles

coa-battle = Battle of { $territory }
coa-battle-when = Round { $round }, attacker: { $power }.
coa-control-nobody = Controlled by nobody.
coa-control-by = Controlled by { $power-the }.
coa-fortress-here = There is a fortress.
coa-look-at-map = Look at the map
coa-open-again = Open again
coa-attacker = Attacker: { $power }
coa-defenders = Defenders
coa-role-attacker = comes to { $territory }
coa-role-defender = in { $territory }
coa-role-support = supports from { $territory }
coa-strength-troops = { $count ->
    [one] strength 1 + 1 troop
   *[other] strength 1 + { $count } troops
}
coa-support-troops = { $count ->
    [one] 1 troop, no strength
   *[other] { $count } troops, no strength
}
coa-passed = passed
coa-stack = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
coa-face-down = A card face down
coa-card-deeds = Press a framed card of the other side to use a card of yours against it, face up.
coa-only-you = only you
coa-next = next
coa-garrison-strength = Garrison: { $power }, strength { $strength }
coa-garrison-fortress = Garrison in a fortress: { $power }, strength { $strength }
coa-means = { $power }: { $cards } more in hand, morale { $morale }
coa-balance = Strength as far as you see
coa-balance-end = Strength in the end
coa-to = to
coa-outcome-draw = A draw
coa-outcome-defender = The defenders win
coa-outcome-attacker = Winner: { $power }
coa-sum-generals = generals, troops
coa-sum-garrison = fortress, garrison
coa-sum-cards = cards
coa-sum-seen = as far as seen
coa-sum-all = in all
coa-step-strength = Strength
coa-step-support = Support
coa-step-cards = Cards
coa-step-result = Result
coa-press-closed = Letters wait while cards are played: nobody may discuss them.
coa-options-list = Your options are also a list
coa-preview-battle = A battle follows.
coa-preview-strength = Strength { $before } → { $after }, against { $against } as far as you see.

## Movement

coa-step-arbiter = Arbiter
coa-step-arbiter-is = Arbiter: { $power }
coa-step-garrisons = Garrisons
coa-step-rail = Rail
coa-step-turn-1 = First turn
coa-step-turn-2 = Second turn
coa-step-turn-3 = Third turn
coa-step-battles = Battles
coa-step-napoleon = Napoleon’s movement
coa-how = How
coa-reserve = Off the map

## Diplomacy

coa-step-talk = Negotiation
coa-step-vote = Vote
coa-step-statuses = Statuses
coa-step-expulsions = Expulsions
coa-step-update = Board update
coa-talk = Who is ready
coa-talk-about = { $clock ->
    [on] The negotiation ends when all are ready, or when its time is up.
   *[off] The negotiation ends when all are ready.
} { $count ->
    [one] One player is not ready.
   *[other] { $count } players are not ready.
}
coa-talk-ready = ready
coa-talk-not-ready = not ready yet
coa-talk-then-negotiate = Then each power declares its status in secret.
coa-talk-then-vote = Then the electors vote, openly and in Power Order.
coa-talk-then-propose = Then each power offers its one alliance in secret. Two are allied only if each chose the other.
coa-letters = Secret choices
coa-sealed = sealed
coa-sealed-mine = sealed, may be changed
coa-writing = still writing

## Questions

coa-answer = The answer
coa-fold = Fold the panel
coa-unfold = Unfold the panel
coa-numbers = Number
coa-subject-negotiate = Talk, then choose. Choices are sealed until all are in; keeping the old status is allowed.
coa-subject-lead = Leadership does one of these.
coa-subject-arbiter = The arbiter gains 1 morale now, and 2 or 3 more for each further movement turn that it allows.
coa-subject-turn = { $power-the } asks for one more movement turn. Allowing it brings you { $count } morale.
coa-subject-offer = { $power-the } offers a subsidy of { $count } money.
coa-subject-subsidy = A subsidy for: { $power }. You have { $count } money; 3 or more bring you 1 influence if the subsidy is accepted by a major power.
coa-subject-subsidise = You may offer money to each member of your coalition once.
coa-subject-general = { $general } ({ $where })
coa-subject-send = He goes to: { $territory }.
coa-off-map = off the map
coa-subject-march = { $general } wants to march: { $way }.
coa-subject-sail = { $general } wants to sail: { $way }.
coa-subject-strategic = { $general } wants to move: { $way }.
coa-subject-orient = { $general } wants to embark for Egypt: { $way }.
coa-lead-deploy = Any number, to land that you control.
coa-lead-withdraw = Any number; their troops go back to the supply.
coa-lead-draw-card = One battle card.
coa-lead-raise-morale = One point, up to 15.
coa-lead-rest = Nothing happens.
coa-buy = Buy
coa-buy-troop = Troop
coa-buy-card = Battle card
coa-buy-morale = Morale point
coa-buy-fortress = Fortress
coa-lay-train = Train
coa-buy-money = Money to spend: { $count }
coa-buy-keeps = { $power-the } keeps what it does not spend.
coa-buy-loses = What is not spent is lost to corruption.
coa-buy-on-map = { $count ->
    [one] one place on the map
   *[other] { $count } places on the map
}
coa-buy-not = not now

## Auctions

coa-auction = Auction: { $power }
coa-auction-when = Its symbol is on Drill: who controls it until it comes there again?
coa-auction-free = Nobody controls it yet.
coa-auction-obeys = Controlled so far by { $power-the }.
coa-auction-has = Morale { $morale }, money { $money }, battle cards { $cards }.
coa-auction-land =
    It controls { $count ->
        [one] one territory
       *[other] { $count } territories
    } of the value { $value }.
coa-auction-mine = Your bid is sealed: { $count }. You may change it until the last one is in.
coa-auction-about = Bids are morale of your major power. The highest bid wins and is paid, the others cost nothing; of equal bids the one of the power that is first in order.

## L’Empereur

coa-empereur = L’Empereur
coa-level-ogre = L’Ogre, easy
coa-level-usurper = L’Usurpateur, demanding
coa-level-emperor = L’Empereur Napoléon, extremely demanding
coa-empereur-influence = Influence of France: { $count } of 25.
coa-empereur-morale = Morale { $count }.
coa-empereur-race = Race for Paris
coa-empereur-shown = also on the picture: { $territories }
coa-empereur-next = What France will do
coa-empereur-now = now
coa-empereur-in = { $count ->
    [one] next turn
   *[other] in { $count } turns
}
coa-empereur-later = Later turns
coa-empereur-deck = Napoleon cards: { $deck } in the deck, { $discard } discarded.
coa-empereur-cards = { $count ->
    [one] One card may come:
   *[other] One of { $count } cards may come:
}
coa-empereur-comforts = First the power with the lowest morale gains 1: { $powers }.
coa-empereur-scores = +{ $count } influence ({ $territories })
coa-deed-attack = Attack: { $territory }
coa-deed-place = A general goes to { $territory }
coa-deed-garrison = A garrison stays in { $territory }
coa-deed-race = Race for Paris: a general has entered { $territory }
coa-deed-card = A Napoleon card is drawn
coa-deed-tax = Taxation: { $money } money
coa-deed-expand = Expand influence: +{ $influence }
coa-deed-mobilize = Mobilization: { $troops } troops, { $morale } morale
coa-why-race = it belongs to the race for Paris
coa-why-not-held = no French garrison holds it
coa-why-there = the general is there already
coa-why-nobody = no general is left for it
coa-why-standard-income = homes and undisputed land that France controls
coa-why-claims-held = disputed land with a French claim that France controls
coa-why-enough-for-all = there is money for all troops; the rest buys morale
coa-why-players-choose = money is short: the players choose who gets troops
coa-why-general-in-france = a general of the Grand Coalition stands on French home land
coa-why-no-general-in-france = no general of the Grand Coalition stands on French home land
coa-why-off-map = he comes from off the map
coa-why-home = he comes from French home land
coa-why-paris = he comes from Paris
coa-why-undisputed = he comes from undisputed land
coa-why-unclaimed = he comes from disputed land that France does not claim
coa-why-foreign-home = he comes from the home of another power
coa-why-claimed = he comes from disputed land that France claims

## A territory

coa-map = Map of Europe
coa-kind-home = Home of { $power-the }
coa-kind-disputed = Disputed
coa-kind-undisputed = Undisputed
coa-kind-impassable = Impassable
coa-capital = capital
coa-free = controlled by nobody
coa-controlled = controlled by { $power }
coa-control-none = Nobody controls it: no garrison, nobody’s home.
coa-control-garrison = Controlled by { $power-the }: its garrison is here.
coa-control-home = Controlled by { $power-the }: its home, without a foreign garrison.
coa-worth-nothing = Worth nothing: it has no number.
coa-worth-home = Tax { $count } for { $power-the }.
coa-worth-foreign = Influence { $count } for any other power that takes it.
coa-worth-tax = Tax { $count } for whoever controls it.
coa-worth-claim = Influence { $count } for its claimants: { $powers }.
coa-worth-others = Tax { $count } for the others.
coa-general-troops = { $general }, { $count ->
    [0] no troops
    [one] 1 troop
   *[other] { $count } troops
}
coa-garrison-of = Garrison: { $power }
coa-fortress-about = Fortress: a garrison here has strength 4
coa-port = Port; sea routes to { $territories }
coa-elector = Elector: a vote for whoever controls it
coa-routes = Sea routes to { $territories }
coa-route-free = grey
coa-source-rulebook = From the rulebook.
coa-source-public = From public sources.
coa-source-reconstructed = Reconstructed.
coa-source-printed = From the printed game.
coa-source-house = From the house board of this table.
