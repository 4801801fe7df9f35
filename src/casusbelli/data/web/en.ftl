# The web pages: lobby, tables, account, rules, settings.

## The house

web-close = Close
web-pages = Pages
web-play = Play
web-rules = Rules
web-replay = Replay
web-account = Sign in
web-settings = Settings
web-language = Language

## Settings

web-theme = Light and dark
web-theme-system = like the device
web-theme-light = light
web-theme-dark = dark
web-hatching = Hatching
web-hatching-fine = fine
web-hatching-strong = strong
web-hatching-off = none
web-hatching-note = Lines and dots that tell the colours apart without colour.
web-motion = Motion
web-sound = Sound
web-on = on
web-off = off

## Keys

web-keys = Keys
web-key-options = the list of all options
web-key-act = confirm the choice
web-key-unselect = unselect, close
web-key-take-back = take back
web-key-map = step from region to region on the map
web-key-zoom = zoom in and out
web-key-scrub = one action back or forward
web-key-press = write to the table
web-key-help = this list

## The lobby

web-welcome = War and diplomacy, at one table.
web-welcome-note = Every rule enforced. Friends by link, bots at any hour, nothing to install.
web-tables-playing = { $count ->
    [0] No table in play
    [one] One table in play
   *[other] { $count } tables in play
}
web-titles = Games
web-play-title = Play { $title }
web-play-now = Play now
web-play-note = { $count ->
    [0] Alone, at once. No name, no account.
    [one] Against one bot, at once. No name, no account.
   *[other] Against { $count } bots, at once. No name, no account.
}
web-players = Players
web-you-play = You play
web-you-are = you are { $roles }
web-house-rules = House rules
web-house-rules-note = Where the printed rules can be read in two ways, a table may choose. The usual reading stands first.
web-house-rules-usual = usual
web-house-rules-ruling = The ruling, { $rule }
web-variants = Variants
web-house-board = House board
web-house-board-choose = Board, deck and cards
web-house-board-none = Those of the game
web-house-board-name = { $board } · { $name }
web-house-board-note = Who owns the printed game may bring its board, deck and cards as a file. Everybody at the table can see and download it.
web-house-board-bring = Bring a file
web-house-board-account = Sign in to an account to bring a file.
web-house-board-download = Download
web-variants-count = { $count ->
    [one] one variant
   *[other] { $count } variants
}
web-table-with-bots = { $title } with bots
web-table-of = Table of { $name }
web-guest = Guest
web-your-tables = Your tables
web-your-move = Your move
web-your-moves = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
web-no-table = No table yet. Play now against bots, or sit down at an open one.
web-unread = { $count ->
    [one] one message
   *[other] { $count } messages
}
web-answer-by = answer by { $time }
web-waiting-chairs = { $count ->
    [one] waiting for one player
   *[other] waiting for { $count } players
}
web-waiting-for = waiting for { $names }
web-won-by = won by { $names }
web-over = over
web-set-aside = cannot be opened now
web-closed = ended by the house
web-put-away = Put “{ $name }” away
web-open-tables = Open tables
web-no-open-table = Nobody is waiting for players just now.
web-open-one = Open a table
web-join = Join
web-join-table = Join “{ $name }”
web-seat-person = person
web-seat-bot = bot
web-seat-open = free
web-seat-reserved = reserved
web-seats-label = People: { $people }, bots: { $bots }, free chairs: { $free }, reserved: { $reserved }
web-bots-count = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-watch-tables = Tables to watch
web-watchers = watching
web-with-friends = With friends
web-create-table = Create a table
web-paste-link = Paste a link or a code
web-link-note = A link is a chair: whoever has it may sit down. No account needed.
web-link-unknown = This is neither a link to a table nor the code of one.
web-every-rule = Every rule has a number
web-every-rule-note = And the table tells you which one forbids a move.
web-fair = Every shuffle can be checked
web-fair-note = Sealed before the game, opened after it.
web-replay-record = Watch a recorded game
web-replay-record-note = Action by action, from every chair.
web-footer = Open source. One command hosts your own table; a page of code plays at it.

## Bots

web-bots-are = Bots are
web-bot = bot, { $level }
web-level-random = careless
web-level-novice = novice
web-level-heuristic = shrewd
web-level-regular = regular
web-level-expert = expert
web-bots-random = careless
web-bots-novice = novices
web-bots-heuristic = shrewd
web-bots-regular = regulars
web-bots-expert = experts

## A new table

web-create-note = Choose the game and who may sit where. The game begins when no chair is free.
web-create-game = The game
web-title = Game
web-table-name = Name of the table
web-your-name = Your name
web-chairs = Chairs
web-seat-number = Chair { $number }
web-chair-of = { $chair }: { $roles }
web-unseated-minor = { $count ->
    [one] A minor power: no chair plays it. Whoever wins its auction during the game commands it.
   *[other] Minor powers: no chair plays them. Whoever wins the auction of one during the game commands it.
}
web-unseated-automa = Plays by its own cards, against everybody.
web-option-idle = The other choices leave nothing to choose here.
web-chair-me = You
web-chair-open = Open to anybody
web-chair-reserved = For a friend, by link
web-chairs-note = A friend’s chair has a link of its own, which you get in the next step. Bots sit down at once.
web-terms = Terms
web-visibility = Who sees the table
web-public = everybody
web-private = only with a link
web-public-note = The table is in the lobby. Anybody may sit down at it or watch.
web-private-note = The table is not in the lobby. Give its address to those who should find it.
web-press = Press
web-press-all = to all and in private
web-press-public = to all only
web-press-none = none
web-press-all-note = Players may write to everybody or to some.
web-press-public-note = Whatever is written, everybody reads.
web-press-none-note = Nobody may write during the game.
web-pace = Time for a decision
web-pace-none = no limit
web-pace-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-pace-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-pace-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-pace-note = When the time is up, the game goes on and does not wait for the late player.
web-per-move = { $pace } a move
web-terms-press-none = no press
web-terms-press-public = public press only
web-cancel = Cancel
web-create = Set the table
web-links-title = The table is set
web-links-note = Send each friend one of these links. Whoever opens it takes that chair. The links are shown only now; the host can make new ones at the table.
web-link-of-seat = Link to chair { $number }
web-copy = Copy
web-copied = Copied
web-go-to-table = Go to the table

## Account

web-account-page = You at this table
web-account-nobody = You are nobody yet, and may play all the same: as soon as you sit down you are a guest.
web-account-guest = You are a guest called { $name }. Your chairs belong to this browser; an account keeps them everywhere.
web-account-player = You are signed in as { $name }.
web-log-in = Sign in
web-log-out = Sign out
web-register = New account
web-as-guest = As a guest
web-name = Name
web-password = Password
web-password-note = At least 8 characters. There is no way to get a lost one back.
web-guest-note = A name for the table, nothing more. This browser remembers it.
web-use-name = Use this name
web-name-changed = This is your name now.
web-archive = Tables you have put away
web-archive-empty = Nothing here. Games that are over can be put away in the lobby.
web-take-out = Take out

## Rules

web-rules-of = Rules of { $title }
web-amendments = What has changed
web-amendments-note = A game that has begun keeps the rules with which it began; new games play by the newest.
web-ruleset = Ruleset { $number }
web-rules-note = The law of the table, rule by rule. The table cites these numbers.
web-rule-tests = Tests that prove it
web-rule-no-tests = No test names this rule.
web-rule-no-sources = The tests are among the sources of the program, which are not on this server.
web-rule-games = Games in which it decided something
web-rule-game = { $name }, from action { $ply } on
web-rule-no-games = No public game that is over shows it yet.
web-search = Search
web-search-rules = A few words, or { $rule }
web-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
web-no-rule-found = No rule has all these words.
web-chapters = Chapters
web-chapter-CON-1 = Terms
web-chapter-CON-2 = Set-up
web-chapter-CON-3 = Course of play
web-chapter-CON-4 = Choosing the region
web-chapter-CON-5 = Turns of a battle
web-chapter-CON-6 = Resolving a battle
web-chapter-CON-7 = End of a round
web-chapter-CON-8 = Winter and spring
web-chapter-CON-9 = Bishop and papal token
web-chapter-CON-10 = Courtesan
web-chapter-CON-11 = Drummer and heroine
web-chapter-CON-12 = Scarecrow
web-chapter-CON-13 = Surrender
web-chapter-CON-14 = End of the game
web-chapter-CON-15 = Final battle
web-chapter-CON-16 = Information and agreements
web-chapter-CON-17 = Variant: drawing after battle
web-chapter-CON-18 = Variant: playing for points
web-chapter-CON-19 = Variant: bigger kingdoms
web-chapter-CON-20 = Variant: recapturing regions
web-chapter-CON-21 = Variant: face-down cards
web-chapter-CON-R = Rulings
web-chapter-CON-E = Worked examples
web-chapter-COA-1 = Components
web-chapter-COA-2 = Set-up
web-chapter-COA-3 = Victory
web-chapter-COA-4 = Basic concepts
web-chapter-COA-5 = Course of play
web-chapter-COA-6 = Diplomacy phase
web-chapter-COA-7 = Action phase
web-chapter-COA-8 = Battles
web-chapter-COA-9 = Board update
web-chapter-COA-10 = Abilities of generals (optional)
web-chapter-COA-11 = Minor powers
web-chapter-COA-12 = L’Empereur
web-chapter-COA-13 = Scenarios
web-chapter-COA-R = Rulings
web-chapter-COA-E = Worked examples
web-chapter-RDE-1 = Scope
web-chapter-RDE-2 = Components and limits
web-chapter-RDE-3 = Set-up
web-chapter-RDE-4 = Victory
web-chapter-RDE-5 = Basic concepts
web-chapter-RDE-6 = Course of play
web-chapter-RDE-7 = Diplomacy phase
web-chapter-RDE-8 = Election of the Emperor
web-chapter-RDE-9 = Actions
web-chapter-RDE-10 = Battles
web-chapter-RDE-11 = Board update
web-chapter-RDE-12 = Minor powers
web-chapter-RDE-R = Rulings
web-chapter-RDE-E = Worked examples
web-chapter-REA-2 = Components and limits
web-chapter-REA-3 = Set-up
web-chapter-REA-4 = Victory
web-chapter-REA-5 = Concepts
web-chapter-REA-6 = Sequence of a turn
web-chapter-REA-7 = Diplomacy phase
web-chapter-REA-8 = Actions
web-chapter-REA-9 = Battles
web-chapter-REA-10 = Board update
web-chapter-REA-11 = Three players
web-chapter-REA-R = Rulings
web-chapter-REA-E = Worked examples
web-chapter-SIX-1 = Terms and general rules
web-chapter-SIX-2 = Setting up
web-chapter-SIX-3 = Who owns, who holds
web-chapter-SIX-4 = Buildings
web-chapter-SIX-5 = Army
web-chapter-SIX-6 = Marching
web-chapter-SIX-7 = Connection with the capital
web-chapter-SIX-8 = Land battles
web-chapter-SIX-9 = Taking a territory and plundering
web-chapter-SIX-10 = Ports, ships and landings
web-chapter-SIX-11 = Sea battles and blockade
web-chapter-SIX-12 = Weather
web-chapter-SIX-13 = Money
web-chapter-SIX-14 = Food and revolts
web-chapter-SIX-15 = Internal expeditions
web-chapter-SIX-16 = Overseas expeditions
web-chapter-SIX-17 = Fishing boats
web-chapter-SIX-18 = Slavery
web-chapter-SIX-19 = World plague
web-chapter-SIX-20 = Agents
web-chapter-SIX-21 = Capitals
web-chapter-SIX-22 = War, peace conference, gifts
web-chapter-SIX-23 = End of the game
web-chapter-SIX-24 = Exactly three players
web-chapter-SIX-G = Completed gaps
web-chapter-SIX-R = Rulings
web-chapter-SIX-E = Worked examples

## Replays

web-replay-note = Every finished game can be saved as a record: a short text with one line for each action. Put it on a table here and look at it.
web-record-file = Choose a file
web-record-text = Or the text of the record
web-replay-watch = Watch it

## The interface for programs

web-api = For programs
web-api-note = Whatever this page does, a program can do: over HTTP, and over one WebSocket for each table.
web-api-operations = Operations
web-api-parameters = Parameters
web-api-body = Body
web-api-answers = Answers
web-api-schemas = Types

## When things go wrong

web-offline = The server does not answer. Nothing is lost; try again in a moment.
web-not-found = There is nothing here
web-not-found-note = The address may be mistyped, or the page has moved.
web-to-lobby = To the lobby
