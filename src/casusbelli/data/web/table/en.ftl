# The table page, for every title.

## The page

play-opening = The table is being opened…
play-no-table = There is no such table
play-not-now = Not just now
play-no-table-about = It may have been cleared away, or the address is not complete.
play-not-opened = The table could not be opened
play-not-opened-about = A part of its page did not arrive. Nothing is lost; the game is on the server.
play-to-lobby = To the lobby
play-table = Table
play-rail = Players, log and press
play-prompt = What is asked
play-tabs = Log, press, options, rules
play-menu = More
play-sheet = Question and hand
play-sheet-height = Height of the sheet
play-players = { $title ->
    [condottiere] Princes
    [coalitions] Powers
    [raison-detat] Powers
    [realpolitik] Powers
   *[other] Players
}

## The top bar

play-seal = Shuffle sealed { $short }
play-seal-open = Seal opened { $short }
play-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
play-reconnecting = Reconnecting
play-lost = The connection is lost. Whatever you have played is safe; the table waits where it is.
play-retry = Try now
play-not-sent = There is no connection: your request was not sent, nothing is lost. Try again in a moment.

## The prompt

play-your-turn = Your turn: { $question }
play-waiting-for = Waiting for { $names }
play-steps = Steps
play-choose-first = Choose, then confirm.
play-chosen = { $option } is chosen.
play-take-back = Take back
play-take-back-ask = Ask to take back
play-open-rule = open the rule
play-answer-by = answer by { $time }
play-time-half = Half of your time is left.
play-time-tenth = A tenth of your time is left.
play-time-up = Your time is up.
play-all-options = All { $count } options
play-press-again = press again

## The end

play-you-won = You have won!
play-won = { $count ->
    [0] The game is over
    [one] { $names } has won
   *[other] { $names } share the victory
}
play-ended-agreed = The players have ended the game by agreement
play-ended-house = The house has ended the game
play-ended-house-reason = The reason given: { $reason }
play-replay-about = This is a record. Move along the line below to look through it.
play-result = The result
play-look-at-board = Look at the board
play-map-open = Open the map
play-map-close = Close the map
play-rematch = Rematch
play-rematch-join = Join the rematch
play-export-record = Save the record
play-house-board = Download the house board
play-export-view = Save what I know
play-end = End

## Looking back

play-looking = You look at action { $ply } of { $last }
play-back-to-now = Back to now
play-scrubber = Actions of the game
play-first = The start
play-back = One action back
play-forward = One action forward
play-action-of = Action { $ply } of { $last }
play-live = Live
play-eyes = Seen by
play-eyes-nobody = a spectator

## Seats

play-you = { $name } (you)
play-deputy = deputy: { $bot }
play-by-deputy = (by the deputy)
play-by-clock = (time was up)
play-online = here
play-offline = away
play-awaited = awaited

## Tabs

play-tab-affairs = Affairs
play-tab-hand = Hand
play-tab-log = Log
play-tab-press = Press
play-tab-options = Options
play-tab-rules = Rules
play-earlier = Earlier
play-later = Later
play-unread = unread:
play-no-options = Nothing is asked of you now.
play-no-options-past = Nothing can be played in the past.
play-asides = { $count ->
    [one] One thing you may do at any time
   *[other] { $count } things you may do at any time
}

## Press

play-channels = Who reads it
play-all = All
play-readers-all = Everybody at the table reads this.
play-readers-public = Everybody at the table reads this. Nobody talks in private here.
play-readers = Only you and { $name } read this.
play-no-messages = Nothing has been said yet.
play-at-ply = action { $ply }
play-say-all = Say something to the table…
play-say-to = To { $name }…
play-send = Send
play-press-none = Nobody talks at this table: it was set without press.
play-message-waits = waits for the result of the battle
play-press-silence = While cards are played nobody may talk about them. Your letter waits for the result of the battle:
play-press-seated = Only players talk here.
play-press-replay = This is a record; nobody is here to read you.

## Rules

play-rules = Rules
play-rules-search = Search the rules
play-rules-coming = The rules are being fetched…
play-rules-none = No rule has these words.
play-rule-changed = Read otherwise at this table. { $reading }
play-rules-lost = The rules could not be fetched. Try again when the connection is back.
play-rule-prompt = the rule behind the question
play-rule-asked = the rule you asked for
play-rule-back = Back to the question’s rule
play-why-hint = Press anything on the table that is not offered to learn why not.

## Zoom

play-zoom = Zoom
play-zoom-in = Zoom in
play-zoom-out = Zoom out
play-zoom-fit = Whole map

## The seal

play-seal-title = A fair shuffle
play-seal-about = Before the first card was dealt, the server drew a secret number for the shuffle and showed its seal: a hash from which the number cannot be found. When the game is over, the number is told, and everybody can check that it was never changed.
play-seal-opened-about = The seal is the SHA-256 of the text below. Your own browser can compute it again and compare.
play-seal-opened = The shuffle’s seal is open
play-seal-hash = The seal, shown since the table was set
play-seal-text = The text that was sealed: salt, colon, seed
play-seal-computed = SHA-256 of that text, computed here
play-seal-verify = Verify
play-seal-right = They are the same: the shuffle was fixed before the game and never changed.
play-seal-wrong = They differ: this is not the shuffle that was sealed.

## Offers

play-offer-take-back = { $who ->
    [you] You ask to take back what came after action { $ply }.
   *[other] { $name } asks to take back what came after action { $ply }.
}
play-offer-end = { $who ->
    [you] You propose to end the game here.
    [other] { $name } proposes to end the game here.
   *[menu] Propose to end the game
}
play-offer-agreed = Agreed so far: { $names }.
play-agree = Agree
play-decline = Decline

## The menu

play-deputy-on = A bot decides for me: { $level }
play-deputy-off = Decide for myself again
play-copy-link = Copy my seat link
play-link-copied = The link is on the clipboard
play-leave = Leave the table

## The waiting room

play-waiting-free = { $count ->
    [one] One chair is free. The game starts when it is taken.
   *[other] { $count } chairs are free. The game starts when all are taken.
}
play-waiting-full = All chairs are taken: the game starts.
play-chairs = Chairs
play-chair-open = Free
play-chair-reserved = Reserved
play-chair-bot = Bot
play-chair-person = Player
play-chair-open-about = for whoever comes
play-chair-reserved-about = for whoever has its link
play-change-chair = Chair { $number }
play-host = host
play-invite = Invitation link
play-link-secret = Whoever has this link has the chair. Send it to one person only.
play-copy-table-link = Copy the table’s link
play-stand-up = Stand up
play-bot-level = Level of the bots
play-start = { $count ->
    [one] Start with a bot on the free chair
   *[other] Start with bots on the { $count } free chairs
}
play-sit-free = There is a free chair for you.
play-sit-invited = A chair is kept for you.
play-your-name = Your name at the table
play-sit-down = Sit down
play-sit-down-as = Sit down as { $roles }
play-press-rule-all = press: public and private
play-press-rule-public = press: public only
play-press-rule-none = no press
play-fewer = One less
play-more = One more
