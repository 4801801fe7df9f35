# Condottiere in English.

title-condottiere = Condottiere
    .about = Renaissance Italy, for 2 to 6 players.
    .pitch = A dozen battles before supper. Cards, bluff and the Pope in Renaissance Italy.
    .length = about 45 minutes

## Options

option-drawing-after-battle = drawing after battle
    .about = Players draw up to three cards after each battle; there are no rounds.
option-points = playing for points
    .about = Several games are played until somebody has the target score.
option-bigger-kingdoms = bigger kingdoms
    .about = One more adjacent region is needed to win.
option-recapture = recapturing regions
    .about = Regions of other players may be attacked.
option-face-down = face-down cards
    .about = Mercenaries, drummers, heroines and courtesans are played face down.
option-target = target score
    .about = The score that ends a series played for points.
option-first = first seat
    .about = The seat that has the Condottiere token first.
option-kingdom-bonus = bonus in bigger kingdoms
    .about = How many adjacent regions bring the 5 points when bigger kingdoms raise the number that wins.
choice-kingdom-bonus-raised = the raised number
    .about = The bonus takes as many adjacent regions as winning does: 4, or 5 with 2 or 3 players.
choice-kingdom-bonus-printed = always 3 (4)
    .about = The winner needs 3 adjacent regions for the bonus, 4 with 2 or 3 players, however the game was won.
option-tie-token = token after a tie in recapture
    .about = Who takes the Condottiere token when the battle for somebody's region is tied.
choice-tie-token-courtesans = a single courtesan leader
    .about = A player who alone has the most courtesans takes it; otherwise the defender does.
choice-tie-token-defender = always the defender
    .about = The defender takes it, whoever has the most courtesans.

amendment-face-down-shown = The own face-down card may be shown to another player, like a card of the hand.

warning-points-with-recapture = the rulebook advises against playing for points and recapturing regions together (CON-18.9).

## Cards

card-mercenary-1 = mercenary 1
    .short = 1
card-mercenary-2 = mercenary 2
    .short = 2
card-mercenary-3 = mercenary 3
    .short = 3
card-mercenary-4 = mercenary 4
    .short = 4
card-mercenary-5 = mercenary 5
    .short = 5
card-mercenary-6 = mercenary 6
    .short = 6
card-mercenary-10 = mercenary 10
    .short = 10
card-winter = winter
card-spring = spring
card-bishop = bishop
card-courtesan = courtesan
card-drummer = drummer
card-heroine = heroine
card-scarecrow = scarecrow
card-surrender = surrender

## Regions

region-torino = Turin
region-milano = Milan
region-venezia = Venice
region-genova = Genoa
region-mantova = Mantua
region-ferrara = Ferrara
region-parma = Parma
region-modena = Modena
region-bologna = Bologna
region-lucca = Lucca
region-firenze = Florence
region-siena = Siena
region-urbino = Urbino
region-spoleto = Spoleto
region-ancona = Ancona
region-roma = Rome
region-napoli = Naples

source-rulebook = the rulebook names it
source-public = public implementations of the board agree on it
source-reconstructed = reconstructed by us

## Decisions: what is asked

prompt-choose-region = choose the region of the next battle
prompt-turn = play a card or pass
prompt-place-papal-token = put the papal token into a region or leave it off the board
prompt-retrieve = take a mercenary back into your hand, or none
prompt-reveal = you pass: turn your card up or leave it face down
prompt-discard-or-hold = keep your hand or discard all of it
prompt-keep = the round is over: choose a card to keep, or no more
prompt-draw = draw cards
prompt-show = show a card

decision-choose-region = choose the region of the next battle
decision-turn = play a card or pass
decision-place-papal-token = place the papal token
decision-retrieve = take a mercenary back, or none
decision-reveal = turn your card up or leave it face down
decision-discard-or-hold = keep or discard your hand
decision-keep = choose the cards to keep
decision-draw = draw cards
decision-show = show a card

## Actions: what can be chosen

action-choose = fight for { $region }
action-play = play { $card }
action-pass = pass
action-papal = put the papal token into { $region }
action-papal-off = leave the papal token off the board
action-retrieve = take back { $card }
action-retrieve-nothing = take nothing back
action-turn-up = turn the card up
action-leave-down = leave the card face down
action-discard-hand = discard the whole hand
action-hold-hand = keep the hand
action-keep = keep { $card }
action-keep-no-more = keep no more
action-draw = { $number ->
    [0] draw nothing
    [one] draw one card
   *[other] draw { $number } cards
}
action-show = show { $card } to { $seat }

## Events: what happened

event-dealt = { $seat-is ->
    [you] You get { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $seat } gets { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
event-dealt-own = You get { $cards }.
event-region-chosen = { $seat-is ->
    [you] You choose { $region } for the next battle.
   *[other] { $seat } chooses { $region } for the next battle.
}
event-card-played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-card-laid = { $seat-is ->
    [you] You lay a card face down.
   *[other] { $seat } lays a card face down.
}
event-card-laid-own = You lay { $card } face down.
event-turned-up = { $seat-is ->
    [you] You turn up { $card }.
   *[other] { $seat } turns up { $card }.
}
event-removed = { $seat-is ->
    [you] You lose { $card } from your company.
   *[other] { $seat } loses { $card } from the company.
}
event-passed = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-open-pass = { $seat-is ->
    [you] You defend and pass for now.
   *[other] { $seat } defends and passes for now.
}
event-out-of-cards = { $seat-is ->
    [you] You have no cards and pass.
   *[other] { $seat } has no cards and passes.
}
event-papal-placed = { $seat-is ->
    [you] You put the papal token into { $region }.
   *[other] { $seat } puts the papal token into { $region }.
}
event-papal-off = { $seat-is ->
    [you] You leave the papal token off the board.
   *[other] { $seat } leaves the papal token off the board.
}
event-retrieved = { $seat-is ->
    [you] You take back { $card }.
   *[other] { $seat } takes back { $card }.
}
event-retrieved-nothing = { $seat-is ->
    [you] You take nothing back.
   *[other] { $seat } takes nothing back.
}
event-strength = { $seat-is ->
    [you] Your strength is { $count }.
   *[other] The strength of { $seat } is { $count }.
}
event-total = { $seat-is ->
    [you] Your company has a total strength of { $count }.
   *[other] The company of { $seat } has a total strength of { $count }.
}
event-battle-won = { $seat-is ->
    [you] You win the battle for { $region } with strength { $count }.
   *[other] { $seat } wins the battle for { $region } with strength { $count }.
}
event-battle-tied = { $count ->
    [0] The battle for { $region } is tied at 0, as nobody has any strength; the region stays as it was.
   *[other] The battle for { $region } is tied at { $count } between { $seats }; the region stays as it was.
}
event-token-courtesans = { $seat-is ->
    [you] With the most courtesans you take the Condottiere token.
   *[other] With the most courtesans { $seat } takes the Condottiere token.
}
event-token-winner = { $seat-is ->
    [you] You take the Condottiere token.
   *[other] { $seat } takes the Condottiere token.
}
event-token-defender = { $seat-is ->
    [you] As the defender you take the Condottiere token.
   *[other] As the defender { $seat } takes the Condottiere token.
}
event-token-left = { $seat-is ->
    [you] The Condottiere token passes to the left, to you.
   *[other] The Condottiere token passes to the left, to { $seat }.
}
event-hand-held = { $seat-is ->
    [you] You keep your hand.
   *[other] { $seat } keeps the hand.
}
event-hand-discarded = { $seat-is ->
    [you] You discard your hand: { $cards }.
   *[other] { $seat } discards the hand: { $cards }.
}
event-cards-kept = { $seat-is ->
    [you] You keep { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $seat } keeps { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }.
}
event-cards-kept-own = { $count ->
    [0] You keep no card.
   *[other] You keep { $cards }.
}
event-new-round = A new round: the cards are shuffled and dealt.
event-shown = { $seat-is ->
    [you] You show { $viewer } a card.
   *[other] { $viewer-is ->
        [you] { $seat } shows you a card.
       *[other] { $seat } shows { $viewer } a card.
    }
}
event-shown-card = { $seat-is ->
    [you] You show { $viewer } a card: { $card }.
   *[other] { $seat } shows you a card: { $card }.
}
event-shown-face-down = { $seat-is ->
    [you] You show { $viewer } your face-down card: { $card }.
   *[other] { $seat } shows you the face-down card: { $card }.
}
event-scored = { $seat-is ->
    [you] You score { $count ->
        [one] one point
       *[other] { $count } points
    }.
   *[other] { $seat } scores { $count ->
        [one] one point
       *[other] { $count } points
    }.
}
event-next-game = Nobody has reached the target: the next game begins.
event-final-battle = The first place is shared: a final battle between { $seats }.
event-final-battle-won = { $seat-is ->
    [you] You win the final battle with strength { $count }.
   *[other] { $seat } wins the final battle with strength { $count }.
}
event-final-battle-tied = The final battle is tied at { $count } between { $seats }.
event-board-full = No region is left to fight for: each is controlled or has the papal token.
event-won-by-kingdom = { $seat-is ->
    [you] You control { $count } adjacent regions: { $regions }.
   *[other] { $seat } controls { $count } adjacent regions: { $regions }.
}
event-won-by-regions = { $seat-is ->
    [you] You control { $count } regions in total: { $regions }.
   *[other] { $seat } controls { $count } regions in total: { $regions }.
}
event-won-by-most-regions = { $seat-is ->
    [you] You control the most regions, { $count }: { $regions }.
   *[other] { $seat } controls the most regions, { $count }: { $regions }.
}
event-won-by-points = { $seat-is ->
    [you] The series is over, and you have the most points: { $count }.
   *[other] The series is over, and { $seat } has the most points: { $count }.
}

## Refusals: why not

refusal-region-papal = { $region } has the papal token, so no battle may be fought there.
refusal-region-own = { $region } is yours already.
refusal-region-controlled = { $region } is controlled by another player.
refusal-already-passed = You have passed, and a pass holds for the rest of the battle. The table waits for { $awaited }.
refusal-card-not-in-hand = You have no { $card } to use in your hand.
refusal-papal-on-controlled-region = { $region } is controlled by a player; the papal token goes into free regions.
refusal-card-face-down = Your { $card } lies face down and cannot be taken back.
refusal-card-not-in-company = There is no { $card } face up in your company.
refusal-holds-mercenary = You hold a mercenary, so you may not discard your hand.
refusal-hand-limit = That many cards would exceed your hand limit.
refusal-show-to-nobody = A card is shown to another player at the table.
refusal-card-known-already = { $seat } knows your { $card } already.

## Mistakes in positions

mistake-two-owners = The region “{ $region }” has two owners, seats { $one } and { $other }.
mistake-never-face-down = The card “{ $card }” can never lie face down here.
mistake-bad-shown = “{ $field }” names other seats, and wants a face-down card and a ruleset that lets it be shown.
mistake-bad-kept = “{ $field }” must be a card of the hand, and one fewer than may be kept.
mistake-too-many-copies = There are { $count } cards “{ $card }” in this position; the deck has { $copies }.
mistake-bad-known-seat = “{ $value }” in “{ $field }” is not the number of another seat.
mistake-bad-known-card = Seat { $seat } does not have the card “{ $card }” that somebody is said to know.
mistake-bad-pending = “{ $value }” is not a decision and a seat; decisions are { $known }.
mistake-pending-needs-battle = “{ $value }” can be pending in a battle for a region, given as “contested”, or, but for the papal token, in a final one.
mistake-pending-needs-holder = “{ $value }” is for the holder of the Condottiere token.
mistake-pending-needs-cards = “{ $value }” is for a seat that has cards.
mistake-pending-needs-player = “{ $value }” is for a seat that takes part and has not passed.
mistake-pending-needs-face-down = “{ $value }” is for a seat with a face-down card.
mistake-pending-needs-drawing = “{ $value }” does not go with the variants given: “draw” needs drawing-after-battle, which knows no “discard-or-hold” or “keep”.
mistake-pending-needs-last = “{ $value }” is for the only seat that has cards.
mistake-pending-in-battle = “{ $value }” is pending only between battles: without “final” and without face-down cards.
mistake-pending-before-region = “{ $value }” comes before the region is chosen: leave out “contested”.
mistake-pending-after-region = “{ $value }” comes after the region is chosen and the companies are discarded: give “contested” and no company.
mistake-pending-without-choice = In this position nobody has anything to choose from: check “{ $field }” and the table.
mistake-contested-controlled = “{ $region }” cannot be contested: it is controlled. Only with recapture may it be, and not by the player who placed the token.
mistake-never-in-company = “{ $card }” goes to the discard pile when it is played; it never lies in a company.
mistake-two-seasons = Winter and spring are never in play together: the later one drives out the other.

## The table in a terminal

table-battle-number = Battle { $number }
table-game-number = Game { $number }, series to { $target } points
table-goal = To win: { $regions } regions or { $kingdom } adjacent
table-piles = Draw pile { $pile }, discard { $discard }
table-battle = Battle for { $region }
table-battle-defended = Battle for { $region }, defended by { $defender }
table-final-battle = Final battle
table-between-battles = Between battles
table-holder = Condottiere token: { $name }
table-papal = Papal token: { $region }
table-papal-off = Papal token: off the board
table-season-none = No season
table-season-winter = Winter: every mercenary counts 1
table-season-spring = Spring: the strongest mercenaries count 3 more
table-head-player = Player
table-head-cards = Hand
table-head-company = Company
table-head-strength = Strength
table-head-regions = Regions
table-head-score = Points
table-head-state = State
table-regions-count = { $count } ({ $kingdom } adj.)
table-passed = passed
table-out = not in the battle
table-deciding = deciding
table-won = won
table-face-down = [face down]
table-no-company = –
table-hand = Your hand ({ $count })
table-hand-empty = Your hand is empty.
table-kept = You keep so far: { $cards }
table-known = In the hand of { $name }: { $cards }
table-known-or-laid = In the hand of { $name } or face down: { $cards }
table-known-by = { $name } knows that you have { $cards }
table-discard = { $count ->
    [0] The discard pile is empty.
   *[other] Discard pile: { $cards }.
}
table-head-region = Region
table-head-owner = Owner
table-head-neighbours = Neighbours
table-mark-battle = battle
table-mark-papal = papal
table-region = { $name }, on the board { $printed }.
table-region-owner = Controlled by { $name }.
table-region-no-owner = It is free.
table-region-contested = The Condottiere token is here.
table-region-papal = The papal token is here.
table-region-neighbours = It borders { $regions }.
table-region-source = The region: { $region }. Its borders: { $borders }.
table-strengths = Strength: { $list }.
table-strength-of = { $name } { $count }
