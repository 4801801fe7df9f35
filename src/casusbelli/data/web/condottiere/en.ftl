# What only the page of Condottiere says. Cards, regions, actions and events are in data/condottiere.

## Faces of the cards

con-face-mercenary = Mercenary
con-face-winter = Winter
con-face-spring = Spring
con-face-bishop = Bishop
con-face-courtesan = Courtesan
con-face-drummer = Drummer
con-face-heroine = Heroine
con-face-scarecrow = Scarecrow
con-face-surrender = Surrender

con-effect-winter = Every mercenary counts 1
con-effect-spring = The strongest count 3 more
con-effect-bishop = Discard the strongest; move the favour
con-effect-courtesan = Who has most takes the Condottiere
con-effect-drummer = Your mercenaries count double
con-effect-heroine = No winter, no bishop harms her
con-effect-scarecrow = Take a mercenary of yours back
con-effect-surrender = The battle ends at once

## The map

con-map = Map of Italy
con-free = free
con-owned = controlled by { $name }
con-neighbours = Neighbours: { $regions }
con-source = Where we know it from
con-goal = { $regions ->
    [5] Five
    [6] Six
   *[other] { $regions }
} regions, or { $kingdom ->
    [3] three
    [4] four
    [5] five
   *[other] { $kingdom }
} adjacent, win
con-goal-points = Series to { $target } points
con-you-have = { $regions ->
    [one] You have 1 region
   *[other] You have { $regions } regions, { $kingdom } of them adjacent
}
con-would-win-you = { $region } would win you the game
con-would-win = { $count ->
    [one] { $region } would win { $names } the game
   *[other] { $region } would win the game for { $names }
}

## Battles

con-battle-number = battle { $number }
con-after-battle = after battle { $number }
con-game-number = game { $number }
con-companies = Companies
con-company-of = Company: { $name }
con-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
con-regions = { $count ->
    [one] 1 region
   *[other] { $count } regions
}
con-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
con-you = You
con-standing-turn = your turn
con-standing-deciding = deciding
con-standing-passed = passed
con-standing-after-you = after you
con-standing-out = out
con-leads = strongest
con-strength = Strength
con-face-down = a face-down card
con-face-down-own = face down, hidden from the others
con-face-down-shown = face down, shown to you
con-only-you = only you
con-shown = shown to you
con-holder = has the Condottiere
con-known = you know: { $cards } (only you)

## Seasons

con-season = Season
con-season-spring = Spring over { $region }
con-season-spring-about = The strongest mercenaries count 3 more. A winter would end it.
con-season-spring-short = The strongest mercenaries count 3 more
con-season-winter = Winter over { $region }
con-season-winter-about = Every mercenary counts 1. A spring would end it.
con-season-winter-short = Every mercenary counts 1
con-by = by { $names }

## The hand

con-hand = Your hand
con-hand-of = Hand of { $name }
con-hand-none = You are watching
con-kept = kept
con-deck = Deck { $count }
con-discard = Discard { $count }
con-discard-title = The discard pile
con-discard-empty = The discard pile is empty.
con-show = Show a card
con-show-about = Only the one you choose will see it. Everybody will see that you showed a card.
con-show-which = Which card
con-show-whom = Who may see { $card }?

## Previews

con-preview = { $before } → { $after }
con-preview-leads = { $before } → { $after }, you would lead
con-preview-wins = it would win the game
con-preview-neighbours = { $count } adjacent regions
