### The terminal: the `understudy` command and a game played in it.

## Help of the command

terminal-about = Automated opponents for board games: play, simulate, check the rules.
terminal-panel-options = Options
terminal-panel-arguments = Arguments
terminal-panel-commands = Commands
terminal-command-about-play = Play a game in the terminal.
terminal-command-about-games = List the games that are kept; rename, save or delete one.
terminal-command-about-games-rename = Call a game something; without a title, nothing.
terminal-command-about-games-export = Write a game to a save file.
terminal-command-about-games-delete = Delete a game for good.
terminal-command-about-serve = Start the page for the browser.
terminal-command-about-export = Put all games and entered boards of a folder into one file.
terminal-command-about-import = Take in games from a file: of one game, or of all.
terminal-command-about-backup = Keep everything in one file, also while the page is open.
terminal-command-about-restore = Make everything what a backup says, also while the page is open.
terminal-command-about-check = Run scenarios: files, or folders of them.
terminal-command-about-options = List what can be chosen before a game.
terminal-command-about-simulate = Play many games and show how they end.
terminal-command-about-bench = Measure the speed of fixed workloads.
terminal-command-about-completion = Print the script with which a shell completes what you type.
terminal-argument-game = The game, for example mars
terminal-argument-export = The file to write
terminal-argument-import = The file to read: of one game, or of all
terminal-argument-backup = The file that “understudy backup” has written
terminal-argument-path = Scenario files, or folders that hold them
terminal-argument-workload = Workloads to measure; all if none is named
terminal-argument-shell = bash, zsh or fish
terminal-argument-typed = What was typed so far: then what may follow is listed
terminal-argument-kept = A game that is kept: its id or title, or the beginning of one
terminal-argument-title = What to call it
terminal-option-help = Show this help and end
terminal-option-version = Show the version and end
terminal-option-option = An option of the game, for example difficulty=hard; may be given several times
terminal-option-seed = Seed: the same number deals the same cards
terminal-option-resume = Go on with a game that is kept: its id or title; the last one if none is named
terminal-option-load = Go on with this saved game
terminal-option-save = Keep the game in this file, written after every answer
terminal-option-language = Language
terminal-option-card-language = Language of the card names
terminal-option-journal = Write the journal to this file at the end
terminal-option-port = Port of the page; 0 takes a free one
terminal-option-host = Address to listen on; 0.0.0.0 lets phones in the same network in, with the secret of the printed address
terminal-option-data = Folder for saved games
terminal-option-database = PostgreSQL database for saved games instead of the folder: postgresql://USER@HOST/NAME
terminal-option-all = List all games
terminal-option-yes = Do not ask
terminal-option-go-on = Let games that are here already go on where the file goes further
terminal-option-replace = Replace the games that are there; without it a folder that has games is left alone
terminal-option-open = Open the page in a browser
terminal-option-open-table = Let everybody in the network play without a secret: for a home where you trust all who are in it
terminal-option-secret = Ask for the secret on this machine too, as for a gateway in front of it
terminal-option-new-secret = Make a new secret: whoever has only the old address is a stranger from now on
terminal-option-proxy = Address or network of a gateway that is believed when it says for whom it asks (X-Forwarded-For, X-Forwarded-Proto); may be repeated. Otherwise only one on this machine is
terminal-option-expire = Let games go that nobody has changed or looked at for so many days; each is written to a file first
terminal-option-expired = Folder for the files of such games; otherwise “expired” in the data folder
terminal-option-processes = How many processes serve; more than one needs PostgreSQL
terminal-option-name = A name people call this server by, such as that of a gateway with HTTPS; may be repeated
terminal-option-metrics = Port of this machine on which figures for Prometheus can be had
terminal-option-log = Form of the log: text, or json with one record a line
terminal-option-club = Give each device its own list of games; others get in by links that play or watch one game
terminal-option-quiet = Say only what failed, and the sum
terminal-option-reasons = List the reasons for which an action can fail
terminal-option-games = How many games
terminal-option-run-seed = Seed of the whole run
terminal-option-human = Who plays your side, for example pass, pace, pace:fast; by default one who ends the game
terminal-option-workers = Processes; by default one for each core
terminal-option-json = Print one JSON object and nothing else
terminal-option-bench-games = Games in each repeat
terminal-option-repeats = Repeats; their median counts

## Wrong calls

terminal-unknown-language = There is no language “{ $language }” here. Choose from: { $known }
terminal-option-form = “{ $option }” is not an option. Write it as key=value.
terminal-no-such-option = There is no option “{ $option }” here. Choose from: { $known }
terminal-no-such-command = There is no command “{ $name }”. Choose from: { $known }
terminal-needs-value = Something is missing behind “{ $option }”. { $what }
terminal-missing = Something is missing: { $name }. { $what }
terminal-bad-value = What stands behind “{ $option }” does not fit. { $what }
terminal-too-much = There is a word too many: { $what }
terminal-no-such-shell = There is no script for “{ $name }”. Choose from: { $known }
terminal-one-of = Choose from: { $known }
terminal-whole-number = { $limits ->
    [none] It is a whole number.
   *[other] It is a whole number: { $limits }
}
terminal-see-help = More about it: { $command } --help
terminal-option-part = There is no option “{ $option }”. Choose from: { $known }
terminal-options-how = * is what is played if nothing is said. Choose with --KEY VALUE; several of a list with a+b.
terminal-options-some = some of: { $values }
terminal-options-text = any text
terminal-bad-port = There is no port { $port }. Ports go from 0 to { $most }; 0 takes a free one.
terminal-bad-proxy = { $proxy } is not an address in numbers, or a network such as 10.0.0.0/24.
terminal-one-process = SQLite is for one process: several that write would wait for each other, and none would hear of another’s changes. Give --database with the address of a PostgreSQL, or leave out --processes.
terminal-option-yes-no = The option “{ $option }” is true or false, not “{ $value }”.
terminal-load-alone = A saved game has its options and its seed already. Leave out --option, --board and --seed.
terminal-load-or-resume = Take either a file (--load) or a game that is kept (--resume).
terminal-which-game = Which game? Choose from: { $known }. Or go on with the last one: --resume
terminal-no-games-kept = There is no such game to go on with yet. Begin one: understudy play GAME
terminal-no-such-game = No game is called “{ $name }”. There are: { $games }
terminal-several-games = “{ $name }” may be several games: { $games }
terminal-file-exists = { $file } is there already and is not written over. Name another file.
terminal-not-deleted = Nothing was deleted.
terminal-deleted = Deleted: { $game }
terminal-renamed = { $id } is now called “{ $title }”.
terminal-unnamed = { $id } has no title any more.
terminal-games-open = To go on with: understudy play --resume ID
terminal-games-finished = Finished:
terminal-games-none = No games are kept yet. Begin one: understudy play GAME
terminal-games-more = { $count ->
    [one] And { $count } more: --all lists it.
   *[other] And { $count } more: --all lists them.
}
terminal-games-played = last played { $when }
terminal-save-exists = { $file } is there already and is not written over. Name another file, or go on with that game: --load { $file } --save { $file }
terminal-open-or-secret = An open table has no secret. Leave out --open-table, or --secret and --new-secret.
terminal-bad-log = There is no log of the form “{ $form }”. Choose from: { $known }
terminal-other-game = { $file } is a game of { $game }.
terminal-brought = { $title }: { $what }
terminal-cannot-read = { $file } cannot be read: { $reason }
terminal-cannot-write = { $file } cannot be written: { $reason }

## A game in the terminal

terminal-set-up = Set up the table:
terminal-hands = { $hand } stands before what your hands do.
terminal-seed = Seed { $seed }
terminal-how = Press Enter to take the answer in brackets. “{ $help }” lists the commands.
terminal-more = { $count ->
    [one] More: { $count } other thing
   *[other] More: { $count } other things
}
terminal-no-more = There is nothing more to list here.
terminal-type-one = Type a number of the list, or a name.
terminal-yes = yes
terminal-no = no
# All that counts as yes or no, separated by spaces.
terminal-yes-words = y yes
terminal-no-words = n no
terminal-over = The game is over. Enter ends
terminal-winner = Winner: { $winner }
terminal-undone = { $answers ->
    [one] Taken back. { $answers } answer left.
   *[other] Taken back. { $answers } answers left.
}
terminal-redone = { $answers ->
    [one] Given again: { $answers } answer.
   *[other] Given again: { $answers } answers.
}
terminal-saved = Saved: { $file }
terminal-save-where = Name the file: { $save } FILE
terminal-go-on = The game is in that file. Go on with:
terminal-kept = The game is kept. Go on with:
terminal-kept-over = The game is kept. Look at it again with:
terminal-not-kept = You can play all the same. “{ $save } FILE” keeps the game in a file.
terminal-kept-again = The game is kept again, with all its answers.
terminal-all-the-same = Take back all the same?
terminal-not-saved = This game is kept nowhere.

# Commands: one word each, typed by people; the English ones always work too.
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
terminal-help-more = List everything that can be done now
terminal-help-undo = Take back the last answer; with a number, so many
terminal-help-redo = Give again what was taken back
terminal-help-back = Ask this question from the start
terminal-help-why = Explain the last choice; with a number, that step of the journal
terminal-help-board = Show the map
terminal-help-bot = Show the bot
terminal-help-mine = Show what you have and your hand
terminal-help-look = Say what a card does, by its number or name
terminal-help-journal = Show the whole journal
terminal-help-save = Save the game to a file as well
terminal-help-help = Show these commands; what there is to do is explained once more
terminal-help-quit = End; the game is kept and can be continued

## Why?

terminal-why-candidates = { $count ->
    [one] { $count } candidate: { $candidates }
   *[other] { $count } candidates: { $candidates }
}
terminal-why-rule = Tiebreaker
terminal-why-best = Best
terminal-why-left = Left over
terminal-why-out = { $left } (out: { $out })
terminal-why-chosen = Chosen: { $chosen }
terminal-why-changed = { $what }: { $before } → { $after }
terminal-why-of = { $what } ({ $of })

## Terraforming Mars as text

terminal-mars-status = Generation { $generation } of at most { $last } · { $phase } · first: { $first } · turn: { $mover } · MarsBot: TR { $bot_tr }, { $bot_mc } MC · you: TR { $your_tr }
terminal-legal = Allowed: { $spaces }
terminal-near = Did you mean: { $names }
terminal-mars-legend-tiles = In brackets: { $tiles }; b { $bot }, h { $you }
terminal-mars-legend-spaces = Free: ~ ocean, ^ volcanic, # reserved, . land; bonus: s steel, t titanium, p plant, c card, h heat, e energy
terminal-mars-track = Track
terminal-mars-position = Space
terminal-mars-next = Next
terminal-mars-strip = = passed, @ tracker, x used before a step back, . ahead
terminal-mars-decks = { $decks } · points now, without awards: { $points } · yours: { $yours }
terminal-mars-milestones = Milestones ([owner]): { $list }
terminal-mars-met = { $name } (met)
terminal-mars-awards = Awards (MarsBot’s value or [owner]): { $list }

## Scenarios

# The next three are read by programs: the same in every language.
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
terminal-check-not-text = this is not a text file in UTF-8
terminal-check-unknown-key = unknown key “{ $key }”; known are { $known }
terminal-check-missing-key = the key “{ $key }” is missing
terminal-check-not-a-table = “{ $key }” must be a table
terminal-check-crashed = the program failed: { $fault }

## Many games

terminal-simulate-games = Games
terminal-simulate-speed = { $rate }/s
terminal-simulate-outcome = Outcome
terminal-statistic-mean = mean
terminal-statistic-sd = sd
terminal-statistic-min = min
terminal-statistic-q05 = 5 %
terminal-statistic-q25 = 25 %
terminal-statistic-q50 = median
terminal-statistic-q75 = 75 %
terminal-statistic-q95 = 95 %
terminal-statistic-max = max
terminal-simulate-rate = { $workers ->
    [one] { $games } games in { $seconds } s: { $rate } games a second on one core
   *[other] { $games } games in { $seconds } s: { $rate } games a second, { $each } on each of { $workers } cores
}
terminal-simulate-interrupted = Stopped. { $done } of { $wanted } games were finished and count.
terminal-simulate-died = A worker process was ended from outside. { $done } of { $wanted } games were finished and count.
terminal-no-games = At least one game has to be played.
terminal-no-workers = At least one process is needed.
terminal-unknown-human = Nobody called “{ $name }” can play your side. Choose from: { $known }
terminal-nobody-can-answer = Nobody is there to answer: { $question } Let the app deal the cards.
terminal-unknown-workload = There is no workload “{ $name }”. Choose from: { $known }
terminal-bench-machine = An empty loop of ten million steps: { $seconds } s (Python { $python })
terminal-bench-line = { $name }: { $rate } games a second (median of { $n }, spread { $spread })
terminal-bench-answers = { $name }: { $rate } answers a second (median of { $n }, spread { $spread })
terminal-bench-latency = { $name }: { $p50 } ms at the median, { $p99 } ms at the 99th percentile ({ $n } answers in a late game)

## Expansions of Terraforming Mars as text

terminal-mars-special-ocean = * { $space }: pay { $mc } MC, place an ocean
terminal-mars-special-colony = * { $space }: pay { $mc } MC, build a colony
terminal-mars-special-temperature = * { $space }: pay { $mc } MC, raise the temperature
terminal-mars-floaters = MarsBot’s floaters: { $count }
terminal-mars-stand-in = MarsBot’s tracks on this map are a stand-in: the printed ones are not known. Enter yours with --board FILE.
terminal-mars-corporation = Corporation { $number } { $name }: { $effect }
terminal-mars-kept = On the corporation card: { $list }
terminal-mars-cubes = { $cube }: { $list }
terminal-mars-colony = Colony tile
terminal-mars-steps = Steps
terminal-mars-fleet = Fleet
terminal-mars-stored = Stored
terminal-mars-colony-legend = b, h: colony of MarsBot, of yours; [ ] marker; five stored cubes move the track
terminal-mars-party = Party
terminal-mars-leader = Leader
terminal-mars-delegates = Delegates
terminal-mars-ruling = rules
terminal-mars-dominant = dominant
terminal-mars-seats = Chairman: { $chairman } · in reserve: { $reserve }
terminal-mars-event-current = Event now: { $event }
terminal-mars-event-coming = Event coming: { $event }
terminal-mars-event-distant = Event in the distance: { $event }
terminal-mars-award = { $award }: { $values }; first: { $first }

## Boards and names

terminal-command-about-board = Print one of MarsBot’s boards as text; check one you entered.
terminal-command-about-names = Count the names that are not known yet, by kind and language.
terminal-argument-board = The game, for example mars; or “check”
terminal-argument-board-name = The map of the board, for example hellas; or the file to check
terminal-option-board = Play with MarsBot’s board of this file
terminal-no-such-board = There is no board “{ $name }”. Choose from: { $known }
terminal-board-fine = This board can be used.
terminal-names-kind = Kind
terminal-names-all = Names
terminal-names-missing = Missing: { $language }

## Many games at once, forecasts, workloads

terminal-command-about-forecast = Say what the bot will score from a saved position.
terminal-argument-save = The save file, or a game that is kept: its id or title
terminal-option-vary = Play with each of these values, in every combination; a list is written a+b. May be given several times
terminal-option-cluster = Play on a Ray cluster: auto starts one on this machine
terminal-option-out = Keep every game in this folder, in Parquet files; the same call again goes on where it ended
terminal-option-plots = Draw the scores, tracks and parameters into that folder
terminal-option-record = Play only the game of this number and keep it with --save
terminal-option-record-save = Save file of that game, for --load or the page
terminal-option-continuations = How many continuations are played
terminal-option-forecast-seed = Seed of the forecast; the game’s own chance is never looked at
terminal-option-against = Compare with a run that was kept with --json
terminal-needs-option = { $option } works only together with { $needed }.
terminal-vary-all = The option “{ $option }” has no list of values. Name them: { $option }=a,b
terminal-no-analysis = This needs the package { $package }. Install it with: pip install understudy[analysis]
terminal-no-cluster = A cluster needs the package ray. Install it with: pip install understudy[cluster]
terminal-cluster-away = There is no cluster at { $address }: { $reason }
terminal-folder-taken = { $folder } holds something else. Name an empty folder, or one of the same run.
terminal-other-run = { $folder } holds another run: it differs in “{ $what }”.
terminal-not-a-run = { $file } does not describe a run of this version.
terminal-no-forecast = There is no forecast for { $game } yet.
terminal-simulate-cell = Cell
terminal-simulate-difference = { $outcome }, difference from the first
terminal-statistic-ci95 = ± 95 %
terminal-simulate-recalled = Games from an earlier run: { $games }
terminal-simulate-disk = The games could not be written: { $reason }. Written and kept: { $kept } of { $wanted } games.
terminal-simulate-make-room = Make room or allow writing; then the same command goes on from { $folder }.
terminal-reason-full = there is no room left
terminal-reason-forbidden = it is not allowed here
terminal-run-malformed = { $file } is not as a run wrote it (at: { $where }). Put it back from a copy, or name an empty folder and begin anew.
terminal-run-twice = { $file } lists game { $game } twice. Put it back from a copy, or name an empty folder and begin anew.
terminal-run-damaged = { $file } is not as it was written. Delete it, and the same command plays its games again.
terminal-simulate-go-on = The same command goes on from { $folder }.
terminal-simulate-left-out = Left out, because the rules do not allow it: { $cell }
terminal-forecast-end = Ends in generation
terminal-forecast-share = Share
terminal-forecast-mean = Mean
terminal-forecast-median = Median
terminal-forecast-interval = 80 % between
terminal-forecast-all = All
terminal-forecast-time = { $continuations ->
    [one] { $continuations } continuation in { $seconds } s
   *[other] { $continuations } continuations in { $seconds } s
}
terminal-bench-wait = { $name }: { $ms } ms (median of { $n }, spread { $spread })
terminal-bench-instructions = { $name }: { $millions } million instructions each
terminal-bench-served = { $name }: { $ms } ms of processor time for each change, { $mb } MB of memory
terminal-bench-ratio = { $name }: { $ratio } times as fast as before
terminal-plot-scores = { $outcome } at the end: distribution and median
terminal-plot-forest = { $outcome } at the end: mean
terminal-plot-forest-signs = Point and thick line: mean and its 95 % interval. Thin line: 5 % to 95 % of the games. Dotted: all together.
terminal-plot-heat = { $outcome } at the end: mean
terminal-plot-tracks = tracks over time, { $cell }
terminal-plot-tracks-alone = tracks over time
terminal-plot-track = Space on the track (mean)
terminal-plot-progress = how games go (means)
terminal-plot-games = { $games ->
    [one] { $games } game each; your side is played by “{ $human }”.
   *[other] { $games } games each; your side is played by “{ $human }”.
}
terminal-plot-ended = Means over all games: one that has ended stays as it was.
terminal-plot-first = Only the first { $shown } of { $all } cells are shown.

## The table of Tapestry

terminal-tapestry-status = Era { $yours } of { $last }, bots { $bots }: { $phase } · turn: { $mover } · VP: { $points }
terminal-tapestry-status-people = Era { $yours } of { $last }: { $phase } · turn: { $mover } · VP: { $points }
terminal-tapestry-legend = { $owners }; [ ] stands, ( ) lies toppled; c player token, b building; . unexplored, t territory tile, o printed territory; on the tracks # is a free landmark, a letter one that is taken
terminal-tapestry-track = Track
terminal-tapestry-next = { $owner }, next landmark or end: { $list }
terminal-tapestry-track-card = Track card { $card }: { $seeks }
terminal-tapestry-tiebreak-card = Tiebreaker card { $card }, scan { $scan }
terminal-tapestry-reads = { $owner } reads: { $order }
terminal-tapestry-mat = Civilization: { $civilizations } · tapestry cards beside the mat: { $beside }, on it: { $covered }
terminal-tapestry-worth = Would score now: { $lines }
terminal-tapestry-income = Next income turn, in this order: { $steps }
terminal-tapestry-achievements = Achievements: { $list }
terminal-pay = Price { $price }; you have { $money }. What the following does not cover is paid in.
terminal-pay-with = { $name }, worth { $value } each, up to { $count }
terminal-mars-your-stock = Your stock (production): { $list }
terminal-mars-your-cards = Before you: { $list }
terminal-mars-your-hand = { $count ->
    [one] Your hand, { $count } card:
   *[other] Your hand, { $count } cards:
}

## Everything into a file and back

terminal-backup-rows = Rows
terminal-backup-left = { $count ->
    [one] 1 damaged entry could not be read and is not in it.
   *[other] { $count } damaged entries could not be read and are not in it.
}
terminal-restored = Restored: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $sheets ->
    [one] 1 entered board
   *[other] { $sheets } entered boards
}. A server that is running takes them up within a few seconds.
terminal-restore-asked = There are games already. What the file holds will replace all of them. Go on?
terminal-restore-not = Nothing has changed.
