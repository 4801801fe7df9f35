# Words that all titles share.

## Small words

you = you
seat-name = Seat { $number }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
list-times = { $count } × { $item }
general-on-map = { $general } in { $territory }
general-off-map = { $general } off the map
on-line = line { $line }: { $sentence }
interrupted = Interrupted.
cannot-go-on = Cannot go on: { $problem }.
default-name = You
answer-yes = yes
answer-no = no

## Bots

level-random = random
level-novice = novice
level-heuristic = heuristic
level-regular = regular
level-expert = expert

## Events of the core

event-committed = { $seat-is ->
    [you] You have chosen in secret.
   *[other] { $seat } has chosen in secret.
}
event-is-ready = { $seat-is ->
    [you] You are ready.
   *[other] { $seat } is ready.
}
event-not-ready = { $seat-is ->
    [you] You are not ready after all.
   *[other] { $seat } is not ready after all.
}
event-game-won = { $seats-is ->
    [you] You win the game!
    [among] The victory is shared by { $seats }.
   *[other] { $count ->
        [one] { $seats } wins the game.
       *[other] The victory is shared by { $seats }.
    }
}

## Refusals of the gate

refusal-unknown-action = Nothing is called “{ $action }” in this game. Type help to see what you may type.
refusal-stale-ply = The game has moved on since you looked: it is at action { $current }, not { $ply }.
refusal-game-over = The game is over; nobody decides any more.
refusal-no-such-seat = There is no seat { $seat } at this table of { $seats }.
refusal-not-your-decision = It is not for you to decide now. The table waits for { $awaited }.
refusal-another-decision = “{ $action }” cannot be done now. You are asked to { $decision }.
refusal-is-ready = You have said already that you are ready.
refusal-not-ready = You have not said that you are ready.

## Mistakes in files, options and positions

mistake-record-too-long = The record is longer than { $maximum } characters.
mistake-not-a-record = This is not a record of a game: it should begin with “{ $expected }”.
mistake-header-after-moves = “{ $text }” belongs before the first action.
mistake-bad-move = “{ $text }” is not a seat from 0 to { $last } followed by an action.
mistake-field-twice = “{ $field }” is given twice.
mistake-field-missing = “{ $field }” is missing.
mistake-unknown-ruleset = Ruleset { $ruleset } of { $title } is not known here; this version plays { $known ->
    [one] ruleset 1
   *[other] rulesets 1 to { $known }
}.
mistake-bad-number = “{ $option }” must be a whole number from { $minimum } to { $maximum }, not “{ $value }”.
mistake-bad-choice = “{ $option }” must be { $choices }, not “{ $value }”.
mistake-bad-seats = { $title } is for { $minimum } to { $maximum } players, not for { $seats }.
mistake-unknown-option = There is no option “{ $option }”; the options are { $known }.
mistake-unknown-title = There is no game called “{ $title }”; there is { $known }.
mistake-bad-entrant = { $class } of { $file } cannot play: { $problem }.
mistake-unknown-level = There is no level “{ $level }” for people; the levels are { $known }.
mistake-unknown-bot = There is no bot “{ $bot }” for { $title }; the levels are { $known }.
mistake-bad-seed = “{ $text }” is not a seed: write up to 32 hexadecimal digits.
mistake-bad-salt = “{ $text }” is not a salt: write up to 32 hexadecimal digits.
mistake-bad-seal = “{ $text }” is not a seal: write 64 hexadecimal digits.
mistake-broken-seal = The seal is broken: it does not belong to this seed and salt.
mistake-unknown-action = Nothing is called “{ $action }” in this game.
mistake-refused-action = Seat { $player } may not “{ $action }”: { $reason }
mistake-winner-twice = “{ $field }” names a seat twice.
mistake-bad-toml = The document is not TOML: { $problem }.
mistake-bad-field-number = “{ $field }” must be a whole number from { $minimum } to { $maximum }, not “{ $value }”.
mistake-bad-field-numbers = “{ $field }” must be a list of at most { $length } numbers, not “{ $value }”.
mistake-bad-field-flag = “{ $field }” must be true or false, not “{ $value }”.
mistake-bad-field-word = “{ $field }” must be a text in quotes, not “{ $value }”.
mistake-bad-field-words = “{ $field }” must be a list of texts in quotes, not “{ $value }”.
mistake-bad-field-name = “{ $value }” in “{ $field }” is not known; known are { $known }.
mistake-bad-field-tables = “{ $field }” must be at most { $length } tables, each beginning with [[{ $field }]].
mistake-bad-field-table = “{ $field }” must be a table such as {"{"} name = 1 {"}"}, not “{ $value }”.
mistake-unknown-field = There is no “{ $field }” here; known are { $known }.

## Mistakes in a house board

mistake-no-house-boards = { $title } cannot be played on a house board yet.
mistake-unknown-board = The house board “{ $board }” is not known here: bring its file, or a record that carries it.
mistake-board-of-another-title = This is a house board of { $title }.
mistake-board-of-another-scenario = This house board is made for “{ $board }”, on which these scenarios are played: { $scenarios }.
mistake-board-too-long = The house board is longer than { $maximum } characters.
mistake-broken-board = The house board of this record is “{ $board }”, which is not the one that its header names.
mistake-board-without-room = { $territory } is needed by the first position of { $scenario }.
mistake-territory-twice = “{ $value }” is given twice.
mistake-territory-lacks = { $territory } is of the kind “{ $kind }” and needs “{ $field }”.
mistake-field-of-other-land = { $territory } is of the kind “{ $kind }”; only land of the kind “{ $needed }” has “{ $field }”.
mistake-not-one-capital = Every power has one capital; { $power } has { $count ->
    [0] none
   *[other] { $territories }
}.
mistake-not-two-ends = “between” must name two different territories.
mistake-way-twice = { $one } and { $other } are joined twice.
mistake-way-into-impassable = { $territory } is impassable: no border, sea route or card may lead there.
mistake-borders-bear-trains = Trains lie on the borders of this title, so a house board must have the same ones; { $one } and { $other } differ.
mistake-cut-off = There is no way to { $territory }, neither over land nor by sea.
mistake-card-twice = Card { $number } is given twice.
mistake-card-attacks-nothing = Card { $number } must attack at least one territory.
mistake-bad-card-name = A card's name has 1 to { $maximum } letters, without double quotes or backslashes.
mistake-too-few-cards = { $scenario } deals { $dealt } battle cards, and there are only { $count }.

## House boards

board-fits = A house board of { $title } for “{ $board }”. Everything on it fits.
board-name = Its name in setups and records: { $name }
board-changes = Not as on the title's own board: { $territories ->
    [0] no territory
    [one] 1 territory
   *[other] { $territories } territories
}; { $borders ->
    [0] the same borders
   *[other] other borders ({ $borders })
}; { $routes ->
    [0] the same sea routes
   *[other] other sea routes ({ $routes })
}; { $cards ->
    [0] the same cards
    [one] 1 card
   *[other] { $cards } cards
}.
board-sources = Where it comes from: { $sources }.
board-source-rulebook = { $count } from the rulebook
board-source-public = { $count } from public sources
board-source-reconstructed = { $count } reconstructed
board-source-printed = { $count } from the printed game
board-source-house = { $count } by this file

## Mistakes at the command line

mistake-no-such-file = There is no file “{ $path }”.
mistake-is-a-directory = “{ $path }” is a directory, not a file.
mistake-unreadable-file = “{ $path }” cannot be read: { $problem }.
mistake-not-text = “{ $path }” is not a text in UTF-8.
mistake-empty-file = “{ $path }” is empty.
mistake-too-long-file = “{ $path }” is longer than { $maximum } bytes.
mistake-bad-command = { $problem }. Try “{ $program } --help”.
mistake-unknown-language = There is no language “{ $language }”; there are { $known }.
mistake-bad-name = “{ $name }” cannot be a player's name: write 1 to { $longest } letters without commas, not digits alone. An emoji counts as two letters.
mistake-name-twice = Two players are called “{ $name }”.
mistake-crowded-table = { $people ->
    [one] One person
   *[other] { $people } people
} and { $bots ->
    [one] one bot
   *[other] { $bots } bots
} do not fit on { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
mistake-screen-keeps-all = Several people cannot share this terminal: its screen cannot be cleared, so each would read the other's hand.
mistake-set-by-record = “{ $option }” cannot be given with --resume: it comes from the record.
mistake-another-title = This is a record of { $title }, not of { $wanted }.
mistake-unknown-variant = There is no variant “{ $variant }”; there are { $known }.
mistake-no-tests-here = Run this in a checkout of the project: the tests are not here.
mistake-no-such-seat = There is no seat “{ $seat }” in this game; seats go from 0 to { $last }.

## The table in a terminal: commands

command-help = help
    .usage = help
    .about = This list.
command-why = why
    .usage = why [ACTION]
    .about = Why an action is not allowed, with the rule. Alone: the rule of what you are asked.
command-map = map
    .usage = map [REGION]
    .about = The whole map, or all about one region and where we know it from.
command-log = log
    .usage = log [NUMBER]
    .about = What happened, as far as you may know.
command-pile = pile
    .usage = pile
    .about = What lies in the discard pile.
command-show = show
    .usage = show SEAT CARD
    .about = Show a card of your hand to one other player.
command-undo = undo
    .usage = undo
    .about = Take back, or ask the table to let you.
command-save = save
    .usage = save FILE
    .about = Write the record of the game to a new file.
command-quit = quit
    .usage = quit
    .about = Leave the table.

## The table in a terminal: sentences

table-help-options = Type the number of an option, its words, its notation, such as “{ $notation }”, or only what it names. Or one of these:
table-prompt = { $name }: { $prompt } ({ $rule })
table-options = Options
table-enter-takes-it = Press Enter to take it.
table-no-option = There is no option { $number }; { $count ->
    [one] there is only one
   *[other] there are { $count }
}.
table-why-allowed = “{ $action }” is allowed.
table-log-number = After log write how many lines you want.
table-show-how = Write show, the number or name of a player and a card, such as “show 1 winter”.
table-undo-nothing = You have decided nothing yet.
table-undo-done = Taken back.
table-undo-bots-agree = The bots do not mind. Taken back.
table-undo-question = { $name } asks to take back an own decision and all that followed: { $told } Do you agree? (yes or no)
table-undo-secret = a secret choice.
table-undo-declined = { $name } does not agree.
table-answer = Please answer yes or no.
table-save-how = Write a file name after save.
table-saved = { $count ->
    [one] Saved one action to “{ $path }”.
   *[other] Saved { $count } actions to “{ $path }”.
}
table-save-exists = “{ $path }” is there already. Choose another name.
table-save-failed = “{ $path }” cannot be written: { $problem }.
table-save-question = To save the record, type a file name; press Enter to leave without saving.
table-quit = Goodbye.
table-resume-hint = Go on later with: casusbelli play { $title } --resume { $path }
table-save-secrets = The file holds the secrets of all players.
table-replay-hint = Watch it again with: casusbelli replay { $path }
table-hand-over = Pass the keyboard to { $name }.
table-hand-over-enter = { $name }, press Enter when nobody else is looking.
table-input-ended = The input has ended, and so does the game; it is not saved.
table-interrupted = Interrupted; the game is not saved.
table-players = At the table: { $players }.
table-player = { $seat } { $name }
table-player-bot = { $seat } { $name } (bot, { $level })
table-seed = Seed { $seed }.
table-news = Since your last decision
table-warning = Note: { $sentence }
table-game-over = The game is over.
table-no-rule-text = The rule has no text here.
table-unknown-region = No region is called “{ $region }”.

## Replays, records, help

replay-heading = { $title }, { $seats } seats, { $actions ->
    [one] one action
   *[other] { $actions } actions
}
replay-as-seat = As seat { $number } saw it.
replay-as-spectator = As a spectator saw it.
replay-unfinished = The game is not finished.
verify-ok = OK: { $actions ->
    [one] one action
   *[other] { $actions } actions
} replayed. { $result }
verify-sealed = The seal holds, it belongs to this seed and salt. Compare it with the one shown before the game: { $seal }
verify-winners = { $count ->
    [0] Nobody has won.
    [one] The winner is { $winners }.
   *[other] The victory is shared by { $winners }.
}
rule-cited = cited in { $place }
rule-named = named by { $test }
rule-proof = { $proof ->
    [proved] proved
    [open] not proved
    [uncited] cited nowhere
   *[untried] not tried
}
version = casusbelli { $version }, { $build ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
}
help-program = A table for board games of war and diplomacy.
help-play = play in the terminal against bots and with others at the same keyboard
help-title = the game, such as condottiere
help-seats = how many seats the table has
help-people = names of the people at the keyboard, with commas between
help-bots = level of the bots (novice, regular or expert), or one level for each, with commas between
help-house-rules = house rules
help-house-rules-about = Rulings that can be read in several ways, the usual one first. `casusbelli rules TITLE` has their texts.
help-variant = a variant to play with; may be given several times.
help-seed = up to 32 hexadecimal digits: the same seed deals the same cards
help-resume = go on with a game that was saved to this file
help-replay = tell a recorded game again
help-replay-seat = tell what this seat saw; without it, what a spectator saw
help-record = check the record of a game
help-position = run the actions of a TOML position and print what comes of it
help-house-board = check, print or draw a house board
help-board-task = what to do: check it and say how it differs from the title's own, print all of it, draw it as SVG
help-board = a house board: the file of a board, deck or Napoleon cards to play with
help-rules = list the rules and the tests that prove them
help-rules-untested = only the rules that no test names
help-rules-proof = where each rule is cited, which tests name it, and whether breaking it is noticed (`make prove`)
help-bench = measure the engine, the server, the arena, the environments or the search
help-bench-task = what to measure: the engine (if nothing is said), the server, the arena, the environments or the search (ismcts)
help-bench-bots = for the server: instead, people at tables of all titles with bots of this level
help-bench-tables = for the server: tables of two seats where everybody acts at once, or tables with bots
help-bench-seconds = for the server: how long they play, and boardgame.io beside them
help-bench-paced-tables = for the server: tables of four seats where somebody acts every ten seconds
help-bench-paced-seconds = for the server: how long these play
help-bench-games = for the search: how many games it plays in each of two matches against that of OpenSpiel
help-bench-milliseconds = for the search: how long both think before a decision
help-bench-json = as JSON
help-arena = let bots play many games
help-arena-bots = one level for each seat, with commas between; also ismcts:N (iterations), ismcts:Nms, or FILE.py:CLASS for a bot of your own
help-arena-games = how many games
help-arena-seed = up to 32 hexadecimal digits: the same seed plays the same match
help-arena-jobs = how many processes play; without it as many as there are cores
help-arena-backend = where the games are played: loky (the cores of this machine), dask or ray
help-arena-cluster = the address of a Dask or Ray cluster, such as tcp://192.0.2.1:8786
help-arena-out = the directory of the results; without it one under “arena” here
help-balance = let equal bots play all scenarios, variants and rulings of a title
help-balance-games = how many games of each
help-balance-level = the level of the bots
help-balance-markdown = also write the tables to this file, as Markdown
help-task = what to do
help-file = the file
help-version = say the version, and whether the engine is compiled
help-language = language of the table: en or pl

## The arena

arena-heading = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
}
arena-point = .
arena-interval = { $low } to { $high }
arena-decisions = decisions { $number }
arena-lost = games without a winner { $number }
arena-unfinished = games without an end { $number }
arena-left = left:
arena-progress = { $done } of { $games } games, about { $minutes } min left.
arena-goes-on = Going on after { $kept } of { $games } games in { $folder }.
arena-stopped = { $kept } of { $games } games are kept in { $folder }. The same command goes on from there.
arena-report = The report is { $file }, with the games as CSV and Parquet beside it.
arena-by-bot = Wins by bot
arena-by-power = Wins by power
arena-by-seat = Wins by seat
arena-by-turn = Wins by place in the turn order
arena-by-way = How games ended
arena-by-decisions = Decisions per game
arena-axis-decisions = decisions
arena-length = Length of games
arena-column-wins = wins
arena-column-share = share
arena-column-interval = 95 %
arena-column-rating = rating
arena-ratings = Ratings
arena-about-ratings = Every bot begins at 25. The thin line is the 95 % interval.
arena-fair = The dashed line is an equal share, the thin one the 95 % interval.
arena-mean = The dashed line is the mean, { $number }.
arena-course-by-bot = { $measure } over time, by bot
arena-course-by-power = { $measure } over time, by power
arena-about-course = Means of the games that were still going on, while these were at least a quarter.
arena-numbers = Numbers
arena-of-games = games
arena-of-bots = bots
arena-of-options = options
arena-of-seed = seed
arena-of-length = on average
arena-of-command = command
arena-unit-rounds = rounds
arena-unit-battles = battles
arena-measure-influence = Influence
arena-measure-points = Points
arena-measure-regions = Regions
arena-won-influence = by influence
arena-won-conquest = Paris conquered
arena-won-limit = last round played
arena-won-paris = players took Paris
arena-won-france = lost to France
arena-won-kingdom = kingdom
arena-won-regions = enough regions
arena-won-most-regions = board full
arena-won-final-battle = final battle
arena-won-points = by points
arena-won-capitals = all capitals
arena-won-last = last one left
arena-won-somehow = won
arena-won-unfinished = no end
arena-column-games = games
balance-playing = { $case }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: { $games ->
    [one] one game
   *[other] { $games } games
}
balance-case = what is played
balance-usual = usual
balance-seats = seats
balance-together = players
balance-length = length
balance-caption = { $games ->
    [one] One game
   *[other] { $games } games
} of each kind. Below each share its 95 % interval; a star where an equal share is not in it.
mistake-no-observation = Nobody has written yet what programs see of this title: an Observation, listed in observation/registry.py.
mistake-no-drawn-table = This title cannot be drawn as SVG yet: it needs a function in envs/pictures.py. Render it as ansi.
mistake-research-not-installed = This needs more packages ({ $package } is missing): pip install "casusbelli[research]".
mistake-openspiel-not-installed = This needs OpenSpiel, which there is for Linux ({ $package } is missing): pip install "casusbelli[research,openspiel]".
mistake-cluster-not-installed = A cluster needs one more package: pip install { $package }.
mistake-cluster-needed = Say with --cluster where the { $backend } cluster is.
mistake-cluster-not-used = A cluster needs --backend { $backends }.
mistake-no-such-cluster = There is no cluster at “{ $cluster }”.
mistake-no-workers = The cluster at “{ $cluster }” has no workers.
mistake-arena-other-match = “{ $folder }” holds games of another match: of other bots, options, another seed or another version.
mistake-arena-folder-used = “{ $folder }” holds something else than a match; choose an empty directory.
mistake-arena-folder-unusable = Nothing can be kept in “{ $folder }”: { $problem }.
mistake-arena-folder-busy = Another arena is playing the match in “{ $folder }” right now.
mistake-arena-process-lost = A process that was playing is gone, perhaps for want of memory; try again with fewer --jobs.
mistake-unwritable-file = “{ $file }” cannot be written: { $problem }.

## Refusals of the house

house-bad-request = This request cannot be understood: { $problem }.
house-not-json = The request should be JSON, and is not.
house-bad-field = “{ $field }” is missing or is not what it should be.
house-bad-cursor = “{ $cursor }” is not a cursor of this table.
house-no-such-page = There is nothing at this address.
house-wrong-method = This cannot be done at this address.
house-too-large = That is more than is accepted at once.
house-record-too-long = This record has { $lines } lines, and a table takes at most { $maximum }.
house-too-many = That was too often. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
house-broken = Something went wrong here, and it is not your fault. Try again in a moment.
house-database-away = The house cannot store anything just now. Nothing is lost; try again in a few seconds.
house-set-aside-title = This table cannot be opened now: this house does not know the game “{ $title }”. Nothing of the table is lost.
house-set-aside-ruleset = This table cannot be opened now: it is played by rules number { $ruleset }, which this house does not know yet. Nothing of the table is lost.
house-set-aside-journal = This table cannot be opened now: entry { $number } of its journal does not fit the rules. Nothing of the table is lost.
house-set-aside-damaged = This table cannot be opened now: what is stored of it is damaged. The host of the house has been told.
house-other-site = This request came from another site and was not accepted.
house-bad-token = This page is out of date. Load it anew and try again.
house-not-signed-in = Say first who you are: sign in, or choose a name as a guest.
house-signed-in-already = You are signed in to an account already.
house-seat-only = Whoever comes by the secret of a seat can only play on that seat.
house-wrong-password = There is no such name with this password.
house-bad-name = A name has 1 to { $longest } visible letters.
house-name-taken = The name “{ $name }” is taken.
house-name-needed = Give a name with which to sit down.
house-no-such-table = There is no such table.
house-no-such-seat = There is no seat { $number } at this table of { $seats }.
house-one-seat-each = You can take one seat only.
house-not-seated = You do not sit at this table.
house-seated-already = You sit at this table already.
house-seat-taken = Seat { $number } is not free.
house-no-free-seat = No seat is free at this table.
house-not-reserved = Seat { $number } is not reserved, so it has no link to give away.
house-not-host = Only the host of the table can do that.
house-not-waiting = The game has begun already.
house-not-begun = The game has not begun yet.
house-not-over = This can be done when the game is over.
house-board-needs-account = To bring a house board, sign in to an account.
house-too-many-boards = One account keeps at most { $maximum } house boards.
house-no-such-board = This house has no such board.
house-over-already = The game is over.
house-no-such-ply = The game has only { $last ->
    [one] one action
   *[other] { $last } actions
} so far; there is no action { $ply }.
house-nothing-to-take-back = You have decided nothing that could be taken back.
house-changed-enough = You have changed this choice { $count } times. It stays as it is now.
house-taken-back-enough = The game has come back to this action { $count } times already. It goes on from here.
house-no-such-offer = This offer is no longer open.
house-offer-open = You have made this offer already; the others have not all answered yet.
house-no-such-reader = Name other seats of this table as readers.
house-empty-message = The message is empty.
house-muted-none = Nobody speaks at this table.
house-muted-public = At this table one speaks to all or not at all.
house-muted-waiting = Until the game begins one speaks to all: the other chairs may still change hands.

## The house: pages and the command

page-not-built = The pages of the table are not built yet. In a checkout of the project “make play” builds them.
page-no-such-link = This seat link is not valid any more. Ask the host for a new one.
page-back = To the lobby
serve-address = The table is set at { $address } (Ctrl-C ends it).
serve-few-descriptors = This process may have only { $count } connections and files open at once; whoever comes when they are used up is not let in. `ulimit -n` can raise the limit.
mistake-serve-not-installed = The web table needs more packages ({ $package } is missing): pip install "casusbelli[serve]".
mistake-postgres-not-installed = PostgreSQL needs one more package ({ $package } is missing): pip install "casusbelli[serve,postgres]".
mistake-port-busy = Port { $port } is taken by another program; choose another one with --port.
mistake-bad-host = It is not possible to listen at “{ $host }”: { $problem }.
mistake-bad-database = The database “{ $database }” cannot be opened: { $problem }.
help-serve = set the table in the browser, for people and bots
help-serve-host = the address to listen at; 0.0.0.0 for everybody in the network
help-serve-port = the port; without it the first free one from { $port } on
help-serve-data = the directory of the database
help-serve-database = the address of another database, such as postgresql://user@host/name
help-serve-open = open the browser even where no display is found
help-serve-board = a house board that is offered to everybody; may be given several times
help-serve-secure = the table is reached over HTTPS only

## The house: its operators

tables-none = There is no such table.
tables-more = { $count ->
    [one] One more table is not shown.
   *[other] { $count } more tables are not shown.
} --limit shows more.
tables-actions = { $count ->
    [0] no action yet
    [one] one action
   *[other] { $count } actions
}
tables-waits = waiting { $time } for { $names }
tables-deadline = until { $time }
tables-free = { $count ->
    [one] one free chair
   *[other] { $count } free chairs
}, waiting { $time }
tables-won = { $count ->
    [0] over, and nobody has won
   *[other] won by { $names }
}
tables-agreed = ended by agreement
tables-closed = ended by the house
tables-closed-because = ended by the house: { $reason }
tables-replay = a record to look at
tables-nobody = the house
tables-chair-open = a free chair
tables-chair-reserved = a reserved chair
tables-chair-bot = { $name } (bot, { $level })
tables-chair-deputy = { $name } (deputy, { $level })
tables-offer-take-back = { $name } asks to take back
tables-offer-end = { $name } offers to end the game
tables-days = { $days } d { $hours } h
tables-hours = { $hours } h { $minutes } min
tables-minutes = { $minutes } min
tables-field-name = name
tables-field-title = title/ruleset
tables-field-state = state
tables-field-seats = seats
tables-field-options = options
tables-field-clock = clock
tables-field-created = created
tables-field-last = last action
tables-field-offers = offers
tables-field-messages = messages
tables-field-entries = journal entries
tables-field-check = check
tables-check-ok = ok
tables-check-broken = broken
tables-checking = Checking
tables-checked = { $count ->
    [one] One table checked,
   *[other] { $count } tables checked,
} { $broken ->
    [0] nothing is wrong.
    [one] one is broken.
   *[other] { $broken } are broken.
}
tables-trouble-entry = Entry { $entry } of the journal cannot be played.
tables-trouble-refused = Entry { $entry } of the journal is refused: { $reason }
tables-trouble-crashed = Entry { $entry } of the journal cannot be played: { $problem }.
tables-trouble-missing = Entry { $entry } of the journal is missing.
tables-trouble-kind = Entry { $entry } of the journal is of no known kind: “{ $kind }”.
tables-trouble-take-back = Entry { $entry } of the journal takes back to action { $ply }, and the game is at action { $last }.
tables-trouble-after-end = Entry { $entry } of the journal comes after the end.
tables-trouble-seats = The seats have the wrong numbers: { $seats }.
tables-trouble-setup = The table's setup cannot be read.
tables-trouble-row = The table's setup cannot be read: { $problem }.
tables-trouble-column = “{ $column }” of the table is { $stored }; by its journal and messages it should be { $played }.
tables-trouble-messages = The last message has the number { $last }, but { $count ->
    [one] there is one.
   *[other] there are { $count }.
}
tables-close-question = End this game? Nobody wins, its secrets are opened, and its players are told at once. (yes or no)
tables-kept = Nothing was changed.
tables-now-closed = Table { $table } is closed.
mistake-no-database = There is no database “{ $database }”. The first “casusbelli serve” makes one.
mistake-not-a-house = “{ $database }” is not the database of a house.
mistake-older-database = “{ $database }” is of an older version. “casusbelli serve” brings it up to date.
mistake-newer-database = “{ $database }” is of a newer version than this program.
mistake-database-failed = The database “{ $database }” does not do what is asked: { $problem }.
mistake-no-such-table = No table has an id that begins with “{ $table }”.
mistake-ambiguous-table = Several tables have ids that begin with “{ $table }”, such as { $known }.
mistake-table-over = The game at table { $table } is over already.
mistake-table-busy = Others act at table { $table } so fast that it could not be closed. Try again.
mistake-table-not-begun = The game at table { $table } has not begun; it has no record yet.
mistake-table-running = The game at table { $table } is not over, and its record holds the seed and every secret. If you mean it, add --running.
mistake-table-unreadable = Table { $table } has no record: { $problem }.
mistake-file-exists = “{ $file }” is there already. Choose another name.
mistake-close-unasked = Nobody can be asked here whether the table should be closed. If you mean it, add --yes.
mistake-bad-reason = The reason holds letters that cannot be printed.
mistake-long-reason = The reason has { $length } letters; { $longest } are the most.
mistake-frame-does-not-fit = “{ $value }” does not fit the rest of the position.
help-tables = look after the tables of a house, with the server running or not
help-tables-database = the address of another database, or the name of an SQLite file
help-tables-list = list tables, the newest first
help-tables-state = only those in this state
help-tables-stalled = only games in which nobody has decided for so many hours
help-tables-limit = how many at most; 20 if nothing is said
help-tables-show = all about one table, but nothing that is secret in its game
help-tables-id = the id of the table, or a beginning that no other id has
help-tables-check = play the journals again and say which tables are broken, where and why
help-tables-ids = ids of tables, or beginnings of them; all tables if nothing is said
help-tables-export = write the record of a game
help-tables-output = a new file to write to; - for the standard output
help-tables-running = also of a game that is not over: the record holds its seed and all its secrets
help-tables-close = end a game, or a table that waits for players, without a winner
help-tables-reason = why, for the players to read
help-tables-yes = do not ask
