### The terminal: the `understudy` command and a game played in it.

## Command-line help

terminal-about = Automated opponents for board games: play, simulate, check the rules.
terminal-compiled = { $compiled ->
    [True] rules compiled with mypyc
   *[other] rules not compiled
}
terminal-version = understudy { $version } ({ terminal-compiled })
terminal-panel-options = Options
terminal-panel-arguments = Arguments
terminal-panel-commands = Commands
terminal-panel-game = Options of { $game } (all values: understudy options { $game })
terminal-command-about-play = Play a game in the terminal.
terminal-command-about-games = List saved games; rename, export or delete one.
terminal-command-about-games-rename = Rename a game; without a title, remove its name.
terminal-command-about-games-export = Write a game to a save file.
terminal-command-about-games-delete = Delete a game permanently.
terminal-command-about-games-bring-back = Bring back the games that serve --expire has deleted.
terminal-command-about-serve = Start the web server for the page.
terminal-command-about-export = Export all games and boards to one file.
terminal-command-about-import = Import games from a file.
terminal-command-about-backup = Back up everything to one file (works while the server runs).
terminal-command-about-restore = Replace everything with a backup (works while the server runs).
terminal-command-about-check = Run scenarios from files or folders.
terminal-command-about-options = List the options of a game.
terminal-command-about-simulate = Play many games and show how they end.
terminal-command-about-train = Train an agent that plays your side: expert or planner.
terminal-command-about-bench = Measure the speed of fixed workloads.
terminal-command-about-completion = Print a shell completion script.
terminal-argument-game = The game, for example mars
terminal-argument-export = File to write
terminal-argument-import = File to read, with one game or with all
terminal-argument-backup = File written by “understudy backup”
terminal-argument-path = Scenario files, or folders with scenario files
terminal-argument-workload = Workloads to measure; default: all
terminal-argument-shell = bash, zsh or fish
terminal-argument-typed = Words typed so far (lists completions)
terminal-argument-kept = Saved game: id or title, or the start of one
terminal-argument-title = New title
terminal-option-help = Show this help
terminal-option-version = Show the version
terminal-option-option = Option of the game, for example difficulty=hard, or short: --difficulty hard (repeatable). List of all: understudy options mars
terminal-option-preset = Preset of options: first (a first game), screen (on the screen), owned (all boxes of your saved games), last (as last time)
terminal-option-seed = Seed; the same seed deals the same cards
terminal-option-resume = Continue a saved game by id or title; default: the last one
terminal-option-load = Continue from this save file
terminal-option-save = Also write the game to this file after every answer
terminal-option-language = Language
terminal-option-card-language = Language of the card names
terminal-option-journal = Write the journal to this file at the end
terminal-option-port = Port of the page; 0 picks a free one
terminal-option-host = Address to listen on; 0.0.0.0 accepts other devices on the network (with the printed secret)
terminal-option-data = Folder for saved games
terminal-option-database = PostgreSQL database for saved games instead of the folder: postgresql://USER@HOST/NAME
terminal-option-all = List all games
terminal-option-yes = Do not ask for confirmation
terminal-option-go-on = Update games that exist when the file has more answers
terminal-option-beside = Import a game with other answers as a second game
terminal-option-replace = Replace existing games (otherwise restore only into an empty store)
terminal-option-open = Open the page in a browser
terminal-option-open-table = Require no secret: anyone on the network can play
terminal-option-secret = Require the secret on this machine too (for use behind a reverse proxy)
terminal-option-new-secret = Create a new secret; old addresses stop working
terminal-option-proxy = Trust X-Forwarded-For and X-Forwarded-Proto from this reverse proxy address or network (repeatable); default: this machine only
terminal-option-expire = Delete games not changed or opened for this many days; each is saved to a file first
terminal-option-expired = Folder for the files of deleted games; default: “expired” in the data folder
terminal-option-processes = Number of server processes; more than 1 needs PostgreSQL
terminal-option-name = Host name to accept, such as your domain (repeatable)
terminal-option-metrics = Serve Prometheus metrics on this local port
terminal-option-log = Log format: text, or json (one record per line)
terminal-option-club = Give each device its own list of games; invite others to single games by links to play or watch
terminal-option-quiet = Show only failures and the total
terminal-option-reasons = List the reasons why an action can fail
terminal-option-games = Number of games
terminal-option-run-seed = Seed of the whole run
terminal-option-train-agent = The agent to train
terminal-option-train-minutes = Time to train, in minutes
terminal-option-train-out = Folder for the weights and the log
terminal-option-train-cluster = Play the games on a Ray cluster that sees the folder of --out; auto starts one here
terminal-option-train-resume = Start from these weights; default: random ones
terminal-option-train-lessons = Kinds of games to practice, for example base,some,everything
terminal-option-human = Model that plays your side (pass, pace, pace:fast, expert …); default: one that finishes games
terminal-option-workers = Number of processes; default: one per core
terminal-option-json = Print a single JSON object and nothing else
terminal-option-bench-games = Games per repeat
terminal-option-repeats = Number of repeats; the median counts

## Usage errors

terminal-unknown-language = There is no language “{ $language }”. Choose from: { $known }
terminal-no-card-names = There are no card names in the language “{ $language }”. Choose from: { $known }
terminal-option-form = “{ $option }” is not an option. Write it as key=value.
terminal-no-such-option = There is no option “{ $option }” here. Choose from: { $known }
terminal-no-such-command = There is no command “{ $name }”. Choose from: { $known }
terminal-needs-value = “{ $option }” needs a value. { $what }
terminal-missing = Missing argument: { $name }. { $what }
terminal-bad-value = Invalid value for “{ $option }”. { $what }
terminal-too-much = Unexpected argument: { $what }
terminal-no-such-shell = There is no script for “{ $name }”. Choose from: { $known }
terminal-one-of = Choose from: { $known }
terminal-whole-number = { $limits ->
    [none] It must be a whole number.
   *[other] It must be a whole number: { $limits }
}
terminal-see-help = Help: { $command } --help
terminal-option-part = There is no option “{ $option }”. Choose from: { $known }
terminal-options-how = * marks the default. Set with --KEY VALUE; join several values with +.
terminal-options-some = some of: { $values }
terminal-options-text = any text
terminal-bad-port = Invalid port { $port }. Use 0 to { $most }; 0 picks a free one.
terminal-bad-proxy = { $proxy } is not an IP address or network such as 10.0.0.0/24.
terminal-one-process = SQLite supports one process only. Use --database with PostgreSQL, or remove --processes.
terminal-option-yes-no = The option “{ $option }” must be true or false, not “{ $value }”.
terminal-load-alone = A saved game already has its options and seed. Remove --option, --preset, --board and --seed.
terminal-load-or-resume = Use either --load FILE or --resume GAME, not both.
terminal-which-game = Which game? Choose from: { $known }. Or continue the last one: --resume
terminal-no-games-kept = No saved game to continue. Start one: understudy play GAME
terminal-no-such-game = No game is called “{ $name }”. Saved games: { $games }
terminal-several-games = “{ $name }” matches several games: { $games }
terminal-file-exists = { $file } already exists and is not overwritten. Choose another file name.
terminal-not-deleted = Nothing was deleted.
terminal-deleted = Deleted: { $game }
terminal-brought-back = Games brought back: { $count }. Present already: { $present }.
terminal-renamed = { $id } is now called “{ $title }”.
terminal-unnamed = { $id } no longer has a title.
terminal-games-open = Continue with: understudy play --resume ID
terminal-games-finished = Finished:
terminal-games-none = No saved games yet. Start one: understudy play GAME
terminal-games-more = { $count ->
    [one] And { $count } more: --all lists it.
   *[other] And { $count } more: --all lists them.
}
terminal-games-played = last played { $when }
terminal-save-exists = { $file } already exists and is not overwritten. Choose another file name, or continue that game: --load { $file } --save { $file }
terminal-open-or-secret = With --open-table there is no secret. Remove --open-table, or remove --secret and --new-secret.
terminal-bad-log = There is no log format “{ $form }”. Choose from: { $known }
terminal-other-game = { $file } is a game of { $game }. Use: understudy play { $game } --load { $file }
terminal-brought = { $title }: { $what }
terminal-brought-decide = To decide: --go-on updates games that are behind the file, --beside imports games with other answers as second games.
terminal-cannot-read = { $file } cannot be read: { $reason }
terminal-cannot-write = { $file } cannot be written: { $reason }

## A game in the terminal

terminal-set-up = Set up the table:
terminal-hands = { $hand } marks what you do on the table.
terminal-seed = Seed { $seed }
terminal-how = Press Enter to accept the answer in brackets. “{ $help }” lists the commands.
terminal-more = { $count ->
    [one] More: { $count } other choice
   *[other] More: { $count } other choices
}
terminal-no-more = There is nothing more to list here.
terminal-type-one = Type a number from the list, or a name.
terminal-yes = yes
terminal-no = no
# Accepted words for yes and no, separated by spaces.
terminal-yes-words = y yes
terminal-no-words = n no
terminal-over = The game is over. Press Enter to quit
terminal-winner = Winner: { $winner }
terminal-undone = Undone. Answers left: { $answers }.
terminal-redone = Redone. Answers: { $answers }.
terminal-saved = Saved: { $file }
terminal-save-where = Name the file: { $save } FILE
terminal-answers-at-most = “{ $command }” takes a number from 1 to { $most } here.
terminal-shell-command = That is a command of the shell. In a game, “{ $save } FILE” writes a save file; “{ $quit }” leaves the game.
terminal-look-where = Name a card: { $look } CARD
terminal-go-on = The game is in that file. Continue with:
terminal-kept = Game saved. Continue with:
terminal-kept-over = Game saved. Look at it again with:
terminal-not-kept = You can still play. “{ $save } FILE” saves the game to a file.
terminal-kept-again = The game is being saved again, with all its answers.
terminal-all-the-same = Undo anyway?
terminal-not-saved = This game is not saved anywhere. Next time, type “save FILE” before you quit.
terminal-not-begun = Nothing was answered, so the game is not kept.

# Commands: one word each, typed by the player; the English ones always work too.
terminal-command-more = more
terminal-command-undo = undo
terminal-command-redo = redo
terminal-command-back = back
terminal-command-why = why
terminal-command-board = board
terminal-command-bot = bot
terminal-command-mine = hand
terminal-command-look = look
terminal-command-journal = journal
terminal-command-save = save
terminal-command-help = help
terminal-command-quit = quit
terminal-help-more = List everything you can do now
terminal-help-undo = Undo the last answer, or the last N
terminal-help-redo = Redo the last undone answer, or the last N
terminal-help-back = Restart this question
terminal-help-why = Explain the last choice; with a number, that step of the journal
terminal-help-board = Show the map
terminal-help-bot = Show the bot
terminal-help-mine = Show your resources and hand
terminal-help-look = Show what a card does, by number or name
terminal-help-journal = Show the whole journal
terminal-help-save = Save the game to a file as well
terminal-help-help = Show commands; explains the menu again
terminal-help-quit = Quit; the game is saved and can be continued

## Why?

terminal-why-candidates = { $count ->
    [one] { $count } candidate: { $candidates }
   *[other] { $count } candidates: { $candidates }
}
terminal-why-nothing = Nothing has happened yet, so there is nothing to explain.
terminal-no-such-step = There is no such step. Choose from 0 to { $last }; “{ $journal }” lists them.
terminal-why-rule = Tiebreaker
terminal-why-best = Best
terminal-why-left = Left
terminal-why-out = { $left } (out: { $out })
terminal-why-chosen = Chosen: { $chosen }
terminal-why-changed = { $what }: { $before } → { $after }
terminal-why-of = { $what } ({ $of })

## Terraforming Mars as text

terminal-mars-status = Generation { $generation } of at most { $last } · { $phase } · first: { $first } · turn: { $mover } · MarsBot: TR { $bot_tr }, { $bot_mc } MC · you: TR { $your_tr }
terminal-legal = Allowed: { $spaces }
terminal-near = Did you mean: { $names }
terminal-mars-legend-tiles = In brackets: { $tiles }; b { $bot }, y { $you }
terminal-mars-legend-spaces = Free: ~ ocean, ^ volcanic, # reserved, . land; bonus: s steel, t titanium, p plant, c card, h heat, e energy
terminal-mars-track = Track
terminal-mars-position = Space
terminal-mars-next = Next
terminal-mars-strip = = passed, @ tracker, x already used, . ahead
terminal-mars-decks = { $decks } · points now, without awards: { $points } · yours: { $yours }
terminal-mars-milestones = Milestones ([owner]): { $list }
terminal-mars-met = { $name } (met)
terminal-mars-awards = Awards (MarsBot’s value or [owner]): { $list }

## Scenarios

# The next three messages are read by programs: the same in every language.
terminal-check-ok = ok  { $path }
terminal-check-failed = FAILED { $path }
terminal-check-summary = { $passed } passed, { $failed } failed
terminal-check-differences = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
}
terminal-check-no-such-path = There is no file or folder { $path }.
terminal-check-nothing = No scenario was found. Name files, or folders with .toml files.
terminal-check-not-toml = line { $line } is not TOML: { $reason }
terminal-check-not-text = this is not a UTF-8 text file
terminal-check-unknown-key = unknown key “{ $key }”; known keys: { $known }
terminal-check-missing-key = the key “{ $key }” is missing
terminal-check-not-a-table = “{ $key }” must be a table
terminal-check-crashed = the program failed: { $fault }

## Simulations

terminal-simulate-games = Games
terminal-simulate-speed = { $rate }/s
terminal-simulate-outcome = Outcome
terminal-statistic-mean = mean
terminal-statistic-sd = sd
terminal-statistic-min = min
terminal-statistic-q05 = 5 %
terminal-statistic-q25 = 25 %
terminal-statistic-q50 = median
terminal-statistic-q75 = 75 %
terminal-statistic-q95 = 95 %
terminal-statistic-max = max
terminal-simulate-rate = { $workers ->
    [one] { $games } games in { $seconds } s: { $rate } games per second on one core
   *[other] { $games } games in { $seconds } s: { $rate } games per second, { $each } on each of { $workers } cores
}
terminal-simulate-out-of-time = { $count ->
    [one] One game ran out of time. It is counted as lost and has no score.
   *[other] { $count } games ran out of time. They are counted as lost and have no score.
}
terminal-simulate-interrupted = Stopped. { $done } of { $wanted } games finished and are counted.
terminal-simulate-died = A worker process was killed. { $done } of { $wanted } games finished and are counted.
terminal-no-games = At least one game must be played.
terminal-no-workers = At least one process is needed.
terminal-unknown-human = There is no model “{ $name }” to play your side. Choose from: { $known }
terminal-nobody-can-answer = No agent can answer: { $question } Use dealt decks in simulations.
terminal-unknown-workload = There is no workload “{ $name }”. Choose from: { $known }
terminal-bench-machine = An empty loop of ten million steps: { $seconds } s (Python { $python }; { terminal-compiled })
terminal-bench-line = { $name }: { $rate } games per second (median of { $n }, spread { $spread })
terminal-bench-answers = { $name }: { $rate } answers per second (median of { $n }, spread { $spread })
terminal-bench-latency = { $name }: { $p50 } ms at the median, { $p99 } ms at the 99th percentile ({ $n } answers in a late game)

## Expansions of Terraforming Mars as text

terminal-mars-special-ocean = * { $space }: pay { $mc } MC, place an ocean
terminal-mars-special-colony = * { $space }: pay { $mc } MC, build a colony
terminal-mars-special-temperature = * { $space }: pay { $mc } MC, raise the temperature
terminal-mars-floaters = MarsBot’s floaters: { $count }
terminal-mars-stand-in = MarsBot’s tracks on this map are substitutes: the printed ones are unknown. Enter yours with --board FILE.
terminal-mars-corporation = Corporation { $number } { $name }: { $effect }
terminal-mars-kept = On the corporation card: { $list }
terminal-mars-cubes = { $cube }: { $list }
terminal-mars-colony = Colony tile
terminal-mars-steps = Steps
terminal-mars-fleet = Fleet
terminal-mars-stored = Stored
terminal-mars-colony-legend = b, y: MarsBot’s colony, your colony; [ ] marker; five stored cubes advance the track
terminal-mars-party = Party
terminal-mars-leader = Leader
terminal-mars-delegates = Delegates
terminal-mars-ruling = ruling
terminal-mars-dominant = dominant
terminal-mars-seats = Chairman: { $chairman } · in reserve: { $reserve }
terminal-mars-event-current = Current event: { $event }
terminal-mars-event-coming = Coming event: { $event }
terminal-mars-event-distant = Distant event: { $event }
terminal-mars-award = { $award }: { $values }; first: { $first }

## Boards and names

terminal-command-about-board = Print one of MarsBot’s boards as text, or check one you entered.
terminal-command-about-names = Count the unknown names, by kind and language.
terminal-argument-board = The game, for example mars; or “check”
terminal-argument-board-name = Map of the board, for example hellas; or the file to check
terminal-option-board = Play with the MarsBot board in this file
terminal-no-such-board = There is no board “{ $name }”. Choose from: { $known }
terminal-board-fine = This board can be used.
terminal-names-kind = Kind
terminal-names-all = Names
terminal-names-missing = Missing: { $language }

## Forecasts, simulation runs, workloads

terminal-command-about-forecast = Forecast the bot’s score from a saved position.
terminal-argument-save = Save file, or id or title of a saved game
terminal-option-vary = Play each of these values, in every combination; a list is written a+b (repeatable)
terminal-option-cluster = Run on a Ray cluster; auto starts one here
terminal-option-out = Save every game to this folder (Parquet); run again to resume
terminal-option-plots = Draw scores, tracks and parameters into that folder
terminal-option-record = Play only the game with this number and save it with --save
terminal-option-record-save = Save file of that game, for --load or the page
terminal-option-continuations = Number of simulated games
terminal-option-forecast-seed = Seed of the forecast; the game’s own seed is never used
terminal-option-against = Compare with a run saved with --json
terminal-needs-option = { $option } works only together with { $needed }.
terminal-vary-all = The option “{ $option }” has no list of values. Name them: { $option }=a,b
terminal-no-analysis = This needs the package { $package }. Install it with: pip install understudy-games[analysis]
terminal-no-cluster = A cluster needs the package ray. Install it with: pip install understudy-games[cluster]
terminal-cluster-away = No Ray cluster at { $address }: { $reason }
expert-needs-package = Training needs the package { $package }. Install it with: pip install understudy-games[{ $extra }]
expert-weights-damaged = { $file } is damaged or does not contain weights of an expert. Train new ones: understudy train GAME
expert-weights-version = The weights in { $file } belong to version { $found } of the encoder; this program needs version { $wanted }. Train new ones: understudy train GAME
expert-weights-rules = The weights in { $file } have learned version { $found } of the rules; this program plays version { $wanted }. Train them further: understudy train { $game } --resume { $file }
planner-weights-damaged = { $file } is damaged or does not contain weights of a planner. Line: { $line }
planner-weights-version = The weights in { $file } do not fit this version: only one of them has the number “{ $name }”. Train new ones: understudy train GAME --agent planner
planner-cannot-learn = There is no planner for { $game }.
expert-cannot-learn = There is no expert for { $game }, and none can be trained.
expert-unknown-lesson = There is no lesson “{ $name }”. Choose from: { $known }
terminal-train-totals = { $minutes } min: { $games } games, { $decisions } decisions ({ $rate } per second)
terminal-train-lesson = { $lesson }: { $won } % won, difference { $difference } points ({ $games } games)
terminal-train-planner = { $minutes } min: { $games } games, { $decisions } decisions, { $agreement } % answered like the expert, { $won } % of the new games won
terminal-train-fault = A game failed: { $fault }
terminal-train-done = The weights are in { $file }. Play with them: --agent { $agent }
terminal-train-interrupted = Interrupted. The folder holds the weights of the last report.
terminal-train-died = A process ended unexpectedly, perhaps for lack of memory. The folder holds the weights of the last report; try fewer --processes.
terminal-folder-taken = { $folder } contains something else. Name an empty folder, or one of the same run.
terminal-other-run = { $folder } contains another run: it differs in “{ $what }”. Name another folder.
terminal-not-a-run = { $file } does not describe a run of this version.
terminal-no-forecast = There is no forecast for { $game } yet.
terminal-simulate-cell = Combination
terminal-simulate-difference = { $outcome }, difference from the first
terminal-statistic-ci95 = ± 95 %
terminal-simulate-recalled = Games from an earlier run: { $games }
terminal-simulate-disk = The games could not be written: { $reason }. Written: { $kept } of { $wanted } games.
terminal-simulate-make-room = Free disk space or allow writing; then the same command resumes from { $folder }.
terminal-reason-full = no disk space is left
terminal-reason-forbidden = permission denied
terminal-run-malformed = { $file } is malformed (at { $where }). Restore it from a copy, or use an empty folder.
terminal-run-twice = { $file } lists game { $game } twice. Restore it from a copy, or use an empty folder.
terminal-run-damaged = { $file } was changed since it was written. Delete it; the same command then plays its games again.
terminal-simulate-go-on = The same command resumes from { $folder }.
terminal-simulate-left-out = Skipped, because the rules do not allow it: { $cell }
terminal-forecast-share = Share
terminal-forecast-mean = Mean
terminal-forecast-median = Median
terminal-forecast-interval = 80 % between
terminal-forecast-all = All
terminal-forecast-time = { $continuations ->
    [one] { $continuations } simulated game in { $seconds } s
   *[other] { $continuations } simulated games in { $seconds } s
}
terminal-bench-wait = { $name }: { $ms } ms (median of { $n }, spread { $spread })
terminal-bench-instructions = { $name }: { $millions } million instructions each
terminal-bench-served = { $name }: { $ms } ms of processor time per change, { $mb } MB of memory
terminal-bench-ratio = { $name }: { $ratio } times as fast as before
terminal-plot-scores = { $outcome } at the end: distribution and median
terminal-plot-forest = { $outcome } at the end: mean
terminal-plot-forest-signs = Point and thick line: mean and its 95 % interval. Thin line: 5 % to 95 % of the games. Dotted: all together.
terminal-plot-heat = { $outcome } at the end: mean
terminal-plot-tracks = tracks over time, { $cell }
terminal-plot-tracks-alone = tracks over time
terminal-plot-track = Space on the track (mean)
terminal-plot-progress = how games go (means)
terminal-plot-games = { $games ->
    [one] { $games } game each; your side is played by “{ $human }”.
   *[other] { $games } games each; your side is played by “{ $human }”.
}
terminal-plot-ended = Means over all games: a finished game keeps its last value.
terminal-plot-first = Only the first { $shown } of { $all } combinations are shown.

## Tapestry as text

terminal-tapestry-status = Era { $yours } of { $last }, bots { $bots }: { $phase } · turn: { $mover } · VP: { $points }
terminal-tapestry-status-people = Era { $yours } of { $last }: { $phase } · turn: { $mover } · VP: { $points }
terminal-tapestry-legend = { $owners }; [ ] upright, ( ) toppled; c player token, b building; . unexplored, t territory tile, o printed territory; on the tracks # is a free landmark, a letter a taken one
terminal-tapestry-track = Track
terminal-tapestry-next = { $owner }, next landmark or end: { $list }
terminal-tapestry-track-card = Track card { $card }: { $seeks }
terminal-tapestry-tiebreak-card = Tiebreaker card { $card }, scan { $scan }
terminal-tapestry-reads = { $owner } reads: { $order }
terminal-tapestry-mat = Civilization: { $civilizations } · tapestry cards beside the mat: { $beside }, on it: { $covered }
terminal-tapestry-worth = Would score now: { $lines }
terminal-tapestry-income = Next income turn, in this order: { $steps }
terminal-tapestry-stock = Resources: { $stock } · buildings left: { $rows } · outposts: { $outposts }
terminal-tapestry-civilizations = Civilizations: { $list }
terminal-tapestry-hand = Tapestry cards in hand: { $list }
terminal-tapestry-tech = Tech cards: { $list }
terminal-tapestry-tiles = Territory tiles: { $list }
terminal-tapestry-space-tiles = Space tiles: { $list }
terminal-tapestry-city = Capital city { $mat }: M, H, F, A buildings, # landmark, x impassable; complete lines score { $lines }
terminal-tapestry-shape = { $landmark } covers these plots before it is turned:
terminal-tapestry-achievements = Achievements: { $list }
terminal-pay = Price { $price }; you have { $money }. Whatever the following does not cover is paid in money.
terminal-pay-with = { $name }, worth { $value } each, up to { $count }
terminal-mars-your-stock = Your stock (production): { $list }
terminal-mars-your-cards = In play: { $list }
terminal-mars-your-deal = Dealt to you, { $count } cards:
terminal-mars-your-hand = { $count ->
    [one] Your hand, { $count } card:
   *[other] Your hand, { $count } cards:
}

## Backup and restore

terminal-backup-rows = Rows
terminal-backup-left = { $count ->
    [one] 1 damaged entry could not be read and was left out.
   *[other] { $count } damaged entries could not be read and were left out.
}
terminal-restored = Restored: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $sheets ->
    [one] 1 entered board
   *[other] { $sheets } entered boards
}. A running server picks this up within seconds.
terminal-restore-asked = Existing games will be replaced by the backup. Continue?
terminal-restore-not = Nothing has changed.

## Translations

terminal-command-about-translate = Help with a translation.
terminal-command-about-translate-status = Show how much is translated, and which English messages changed since.
terminal-command-about-translate-record = Record that every translated message fits the English one.
terminal-argument-code = Code of the language, for example de
terminal-option-list = List all messages, not only the first ones
terminal-translate-total = { $language }: { $done } of { $total } messages are translated.
terminal-translate-file = { $file }: { $done } of { $total }
terminal-translate-missing = Missing, shown in English: { $count }
terminal-translate-changed = English text changed since the translation: { $count }
terminal-translate-unknown = Not in English, never shown: { $count }
terminal-translate-more = and { $count } more; --list shows all
terminal-translate-recorded = Recorded in { $file }.

## Assistants

terminal-command-about-mcp = Serve games to language-model assistants (Model Context Protocol).
terminal-needs-mcp = This needs the package mcp. Install it with: pip install understudy-games[mcp]
terminal-mcp-instructions = Board games against automated opponents. Start with new_game; to play your whole side on the screen, give the option you with the value played. Every reply has the current question with its legal answers; give one of them to answer, exactly as listed. preview shows what an answer would change. The journal cites the rule of every step.

## Problem reports

terminal-command-about-report = Write a problem report of a saved game to one file; nothing is sent.
terminal-command-about-report-show = Open the game of a report at the moment of the problem.
terminal-command-about-report-scenario = Write a scenario of a report, with position and event filled in.
terminal-argument-report = File of a problem report
terminal-option-report-game = Saved game or save file; default: the game played last
terminal-option-expected = What happened and what you expected; asked for if missing
terminal-option-report-out = New file of the report; default: in the current folder
terminal-option-scenario-out = New file of the scenario; default: the name of the report with .toml
terminal-option-report-answers = Number of last answers that are the event
terminal-report-written = { $file } has the report: the whole game with its hidden cards, the last steps, the version and your text. Nothing was sent. Attach the file to a bug report.
terminal-report-scenario = { $file } is a scenario of what happens now. Change [then] to what should happen, then run: understudy check { $file }
terminal-report-about = Problem report: version { $version }, { $where }
terminal-report-steps = Last steps:
terminal-report-not-ours = This is not a problem report of Understudy.
terminal-report-answers = The game has { $most ->
    [one] 1 answer
   *[other] { $most } answers
}; the event cannot be longer.
terminal-command-report = report
terminal-help-report = Write a problem report to a file; nothing is sent
