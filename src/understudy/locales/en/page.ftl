### The page: buttons, headings and short remarks. What the rules say stands in mars.ftl and table.ftl.

page-title = Understudy
page-title-of = { $screen } – Understudy
page-title-of-game = { $screen } – { $game } – Understudy
page-tagline = The opponent who always shows up.
page-system-mars = Terraforming Mars
page-system-mars-against = Terraforming Mars, you against MarsBot

## Getting about

page-home = All games
page-back = Back
page-menu = Menu
page-settings = Settings
page-settings-hint = For this device
page-loading = One moment …
page-lost = This game cannot be shown
page-views = Views
page-board = Board
page-journal = Journal
page-to-board = To the board
page-cancel = Cancel
page-yes = Yes
page-no = No

## Home

page-game = Game
page-resume-first = Take your seat again
page-resume = Resume
page-see-result = See the result
page-new-game = New game
page-game-title = Name of this game
page-name-game = Name this game
page-keep-title = Keep the name
page-game-damaged = This game is damaged
page-game-damaged-hint = What was kept of game { $id } cannot be read any more. If you have a save file of it, open that; otherwise delete it.
page-finished-games = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
page-more-games = More games
page-history-damaged = { $count ->
    [one] 1 finished game is damaged and is not counted. Delete it on the first screen, or open a save file of it.
   *[other] { $count } finished games are damaged and are not counted. Delete them on the first screen, or open save files of them.
}
page-usual-options = Back to the usual options
page-open-file = Open a saved game
page-delete = Delete
page-delete-game = Delete this game
page-delete-sure = Delete this game for good?
page-keep = Keep it
page-lamp = Light or dark
page-final = Final score

## New game

page-map = Map
page-in-the-box = In the box
page-level = MarsBot’s level
page-single-rules = Single rules
page-single-rules-free = Normal has none. Add what you like.
page-single-rules-fixed = These belong to the level. Choose Normal to pick single rules.
page-cards = Cards
page-deck-real = real
page-deck-dealt = dealt
page-deck-real-hint = You turn over your own cards and say which came up.
page-deck-dealt-hint = The app shuffles and turns over; no cards needed.
page-research = Research
page-deal = Deal
page-draft = Draft
page-deal-hint = MarsBot’s cards come straight from the deck.
page-draft-hint = You and MarsBot pick in turn from four cards.
page-seed = Seed
page-seed-hint = The same number deals the same cards. Leave it empty for a new shuffle.
page-bad-seed = The seed must be a whole number of at most 14 digits.
page-start = Start the game

## Settings

page-language = Language
page-card-language = Names of the cards
page-card-language-hint = As printed on your cards, if that is another language.
page-card-language-same = As above
page-theme = Light
page-theme-system = As the device
page-theme-light = Day
page-theme-dark = Night

## The header

page-generation = Generation { $generation }
page-bot-passed = your turn, MarsBot has passed
page-mover-bot = MarsBot’s turn
page-mover-human = your turn
page-to-go = { $count } to go
page-complete = complete
page-tr = TR
page-mc = MC
page-unit-vp = VP
page-vp = { $vp } VP
page-vp-now = now { $vp } VP
page-undo = Undo
page-redo = Redo
page-save = Save as a file
page-score-sheet = Score sheet

## The board

page-letter-human = Y
page-letter-bot = M
page-last = last change
page-last-change = last change: { $space }
page-ocean-only = ocean only
page-space-land = empty
page-space-ocean = empty, for an ocean
page-space-named = empty, reserved for Noctis City
page-space-volcanic = volcanic
page-space-legal = allowed
page-space-bonus = { $count } × { $icon }
page-bonus-plant = plant
page-bonus-steel = steel
page-bonus-titanium = titanium
page-bonus-card = card
page-bonus-heat = heat
page-bonus-energy = energy

## MarsBot

page-track-next = next { $space }: { $icon }
page-track-then = then { $space }: { $icon }
page-track-empty = next { $space }: empty
page-track-spent = next { $space }: spent, nothing happens
page-track-ignored = next { $space }: { $icon }, not in play
page-track-end = at its end
page-legend-tr = TR rises
page-legend-spent = spent
page-legend-off = not in play
page-pile-action = action deck
page-pile-played = played
page-pile-bonus = bonus deck
page-pile-discard = discarded
page-pile-destroyed = destroyed
page-open-cards = Cards that lie open
page-now = If the game ended now
page-now-hint = Without the awards: they need your numbers.
page-now-no-cards = Of your cards nothing has been said yet.
page-now-cards = Your cards as you said last.
page-countdown = { $left ->
    [0] MarsBot has won on time.
    [one] One generation left: MarsBot wins as soon as generation { $last } begins.
   *[other] { $left } generations left: MarsBot wins as soon as generation { $last } begins.
}
page-milestones = Milestones
page-awards = Awards
page-claimed = { $count } of 3 claimed
page-funded = { $count } of 3 funded
page-free = free
page-met = met
page-holder = Held by
page-unknown = not known

## The question

page-question = Question
page-confirm = Confirm
page-enter = Enter it
page-your-report = Your turn
page-nothing-more = Nothing more to report
page-other = Something else
page-put-right = Put something right
page-put-track-right = Put this track right
page-put-space-right = Put this space right
page-board-now = The board now
page-board-then = The board then
page-tracks-now = The tracks now
page-tracks-then = The tracks then
page-less = Less: { $what }
page-more = More: { $what }
page-finder = Number or name
page-finder-number = Its number
page-finder-name = A part of its name
page-possible-cards = Cards it can be
page-number-keys = Number keys
page-letter-keys = Letter keys
page-matches = Cards found
page-no-match = No card here has that number or name.
page-tap-space = Tap a space on the board
page-fold-prompt = Make room for the board
page-unfold-prompt = Show the whole question
page-look-at-map = Look at the map
page-back-to-turn = Back to what happened
page-over = The game is over.
page-over-hint = Undo still works, if something was forgotten.

## MarsBot's turn

page-bot-turn = { $count ->
    [one] The opponent’s turn
   *[other] The opponent’s turns
}
page-set-up = Setup
page-before = Before your turn
page-resolved = now on the played pile
page-only-tracks = Only its tracks move.
page-nothing-moves = Nothing on the table changes.
page-on-the-table = On the table
page-in-order = in this order, tap when done
page-undo-turn = Undo
page-all-done = All done, my turn
page-all-done-over = All done
page-bot-tr = MarsBot’s TR
page-bot-mc = MarsBot’s MC
page-your-tr = Your TR
page-your-plants = Your plants

## Journal and Why?

page-between = Between the turns
page-earlier = Earlier turns
page-undo-to-here = Undo to here
page-why = Why?
page-why-title = Why { $what }?
page-why-hint = Each line keeps only the best.
page-why-map = The candidates on the map
page-why-numbers = A number is the line on which a candidate dropped out.
page-why-rule = Rule, in order
page-why-best = best
page-why-left = left
page-why-possible = Possible at all
page-failed = Why it failed:
page-ruling = Where the printed rules are silent:

## Score sheet

page-go-on = Play on
page-held = { $owner }: { $what }
page-score-hint-tr = terraform rating at the end
page-score-hint-greenery = one for each own greenery
page-score-hint-cities = one for each greenery beside an own city
page-score-hint-neural-instance = one for each space around it without a tile of yours
page-score-hint-mc = MarsBot’s { $mc } MC, a point for every { $rate }
page-score-hint-cards = yours, as you told us; MarsBot’s only on the harder levels
page-score-tie = A tie goes to MarsBot.
page-score-so-far = Points of both sides if the game ended now, without the awards. MarsBot also wins as soon as generation { $last } begins.
page-instant-loss = Generation { $last } has begun, and Mars is not finished: MarsBot wins, whatever the points. They are not counted.

## What stands in the way

page-away = The server does not answer. Nothing is lost; the page keeps trying.
page-away-sending = The server does not answer. What you entered is kept and goes out as soon as it is back.
page-stale = The game has moved on meanwhile, perhaps on another device. This is the question now.
page-unexpected = The server said something unexpected ({ $status }). Nothing was changed.
page-forgetful = This browser keeps nothing for the page: its storage is full or switched off. Your games are safe on the server; ticks and settings are gone when you close the page.
page-understood = Understood
page-stranger = This table has a secret
page-stranger-what = Nobody sees or changes a game here without it. Open the address that the server printed when it was started, or scan the code beside it.
page-stranger-typed = The secret from the address
page-stranger-hint = The letters and digits after “secret=”
page-stranger-enter = Come in
page-newer = A new version of the page is ready. It is used the next time you open it.

## Expansions: choosing them

page-board-used = MarsBot’s board
page-board-ours = ours
page-board-own = as entered
page-board-see = See or correct MarsBot’s board
page-board-enter = Enter the printed board
page-drawn = drawn
page-named = chosen
page-drawn-hint = The app draws five.
page-named-hint = { $count ->
    [0] Tap those on your table; if you choose none, the app draws.
    [one] Tap those on your table: { $count } so far.
   *[other] Tap those on your table: { $count } so far.
}
page-honours-of-venus = { mars-expansion-venus } adds to these: { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-honours-without-venus = Only with { mars-expansion-venus }: { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-lacking-colonies = { $count ->
    [one] One more colony tile is needed: a game has at least five.
   *[other] { $count } more colony tiles are needed: a game has at least five.
}
page-lacking-milestones = Choose five milestones; { $count } are chosen.
page-lacking-awards = Choose five awards; { $count } are chosen.

## Expansions: on the table

page-letter-neutral = N
page-bonus-delegate = delegate
page-special-ocean = pay { $mc } MC, place an ocean
page-special-colony = pay { $mc } MC, build a colony
page-special-temperature = pay { $mc } MC, raise the temperature
page-region-polar = polar region
page-region-southern = southern region
page-pile-aside = set aside, comes back every generation
page-floaters = { $count ->
    [one] MarsBot has { $count } floater.
   *[other] MarsBot has { $count } floaters.
}
page-bot-floaters = Floaters
page-fleets = MarsBot’s fleets at home: { $home } of { $all }
page-colony-missing = { $count ->
    [one] { $count } more: { $track }
   *[other] { $count } more: { $track }
}
page-colony-floaters = stores floaters
page-colony-step = marker on step { $step } of { $last }
page-colony-owners = colonies: { $owners }
page-colony-fleet = visited by { $owner }
page-legend-marker = marker
page-legend-slot = place for a colony
page-legend-stored = stored by MarsBot: five move its track
page-party-ruling = rules
page-party-dominant = dominant
page-party-empty = empty
page-party-leader = led by { $owner }
page-legend-leader = leads the party
page-chairman = Chairman
page-reserve = In reserve
page-lobby = + yours in the lobby
page-event-current = Now
page-event-coming = Coming
page-event-distant = Distant
page-why-candidate = Candidate
page-why-line = Line
page-why-out = drops out
page-why-columns = The numbers above the columns are the lines of the list below.

## MarsBot’s boards

page-boards = MarsBot’s boards
page-boards-hint = Compare it with the printed board. Tap a row to correct it.
page-board-stand-in = The printed tracks of this board are not known to us: these are a stand-in. If you own the board, please enter it.
page-board-differs = { $count ->
    [one] { $count } cell differs
   *[other] { $count } cells differ
}
page-board-cells = Spaces of the track
page-board-cell = { $space }: { $icon }
page-board-tags = Tags of this row
page-icons-actions = What is printed there
page-icons-more = TR, or another track
page-icons-rises = TR rises
page-icons-tags = Advances the track of a tag
page-icon-rise = TR +{ $count }
page-icon-tag = Advance { $tag }
page-board-checking = Checking …
page-board-fine = Complete, and like the other boards.
page-board-unreadable = No tracks can be made out in this text.
page-board-differences = What differs from ours
page-board-same = Nothing: every cell is as we have it.
page-board-instead = { $theirs } instead of { $ours }
page-board-copy = Copy the list
page-copied = Copied
page-board-tell-us = Is your printed board right and ours wrong? Send us this list, please.
page-board-text = As text
page-board-text-hint = See, paste or change the text
page-board-open = Open a file
page-board-pass = Pass on as a file
page-board-forget = Forget mine
page-board-forgotten = Forgotten. New games use our board again.
page-board-keep = Keep this board
page-board-kept = Kept. New games on this map use it.
page-board-new-game = New game

## Setup, looking back, history, rules

page-more-pages = More
page-zoom = Zoom
page-set-up-title = Set up the table
page-set-up-hint = Tick what lies ready; the ticks stay.
page-table-ready = The table is ready
page-set-up-drawn = Drawn for this game
page-set-up-drawn-hint = Lay it out and move it, then the first turn begins.
page-news = News from your last report
page-app-did = The app has done
page-walk = Step by step
page-step-of = Step { $number } of { $count }
page-step-next = Next step
page-step-back = Back
page-for-hands = for your hands
page-by-app = the app has done this
page-size = Text size
page-size-usual = Usual
page-size-large = Large
page-size-larger = Larger
page-motion = Motion
page-motion-hint = What moves takes a blink; without motion it simply changes.
page-motion-system = As the device
page-motion-none = None
page-journal-whose = Whose turns
page-correct-this = Correct this
page-repair = Correct an answer
page-repair-sub = Every answer you gave, the newest first
page-repair-hint = Choose the one that was wrong. You will see what it changes before anything is changed. What was never asked, such as a number that slipped, is put right under “Something else”.
page-repair-none = No answers yet.
page-earlier-answers = Earlier answers
page-answer-no = Answer { $number }
page-part = { $label }: { $value }
page-try-out = See what it changes
page-repair-differs = This would go differently
page-repair-same = Nothing else would change
page-repair-was = As it was
page-repair-then = As it would be
page-repair-nothing = nothing
page-repair-more = { $count ->
    [one] and one more line
   *[other] and { $count } more lines
}
page-repair-kept = { $count ->
    [0] No later answer is touched.
    [one] One later answer stays as it is.
   *[other] { $count } later answers stay as they are.
}
page-repair-dropped = { $count ->
    [one] One later answer no longer fits and is asked again.
   *[other] { $count } later answers no longer fit or come after one that does not; they are asked again.
}
page-repair-sure = Change it?
page-repair-keep = Leave it as it was
page-repair-apply = Change it
page-score-hint-milestones = 5 for each claimed
page-score-hint-awards = 5 for each first place, also when tied
page-score-hint-turmoil = party leaders and the chairman
page-score-hint-corporation = what its corporation card says
page-score-hint-vermin = 1 less for each own city, with ten animals on your Vermin
page-copy = Copy as text
page-not-copied = The browser does not allow it here. Take the file instead.
page-as-text = Text file
page-print = Print
page-award-values = { $award } { $human } : { $bot }
page-chosen-title = This game
page-chosen = { $label }: { $values }
page-chosen-real = Real cards on the table: { $decks }
page-chosen-seed = Seed { $seed }
page-history = History
page-history-sub = Games played to the end
page-history-empty = No game has been played to its end yet.
page-history-rate = { $count ->
    [0] No such game.
    [one] { $wins ->
        [0] One game, lost.
       *[other] One game, won.
    }
   *[other] { $wins } of { $count } games won.
}
page-history-of = { $wins } of { $count }
page-history-by-difficulty = Won, by level
page-history-by-map = Won, by map
page-history-by-corporation = Won, by MarsBot’s corporation
page-facet-difficulty = Level
page-facet-map = Map
page-facet-corporation = MarsBot’s corporation
page-history-all = All
page-history-none-chosen = none
page-history-margins = By how much
page-history-margins-hint = Your points less the opponent’s, the oldest game first.
page-history-margins-said = Your points less the opponent’s, game by game: { $list }
page-history-no-points = In none of these games were points counted.
page-history-games = Games
page-history-won = Won
page-history-lost = Lost
page-all-cards = All cards
page-rules = Rules
page-rules-search = Word, number or page, such as A p.9
page-rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
page-rules-none = No rule says that.
page-rules-printed = As printed, in short
page-rules-ours = Rulings of ours
page-rules-ours-hint = Here the booklets are silent or disagree. This is what the app does, and why.
page-rules-why = Why:
page-rules-inferred = follows from the printed rules
page-glossary = Glossary
page-glossary-hint = The words of the game in all three languages.

## What each game says in its own way

page-mars-nothing-more = Nothing more for MarsBot
page-mars-forecast-assumes = It assumes that a simple model sits in your place, which terraforms at a steady pace and builds no engine of cards, so it wins less often than most people.
page-mars-later = The later the game ends, the more MarsBot’s MC count.
page-mars-start = Start generation 1
page-mars-bot-turn = { $count ->
    [one] MarsBot’s turn
   *[other] MarsBot’s turns
}

## Tapestry on the page

page-system-tapestry = Tapestry
page-system-tapestry-against = Tapestry, you against the Automa and the Shadow Empire
page-tapestry-nothing-more = Nothing more to report
page-tapestry-bot-turn = { $count ->
    [one] The bots’ turn
   *[other] The bots’ turns
}
page-letter-automa = A
page-letter-shadow = S
page-letter-human2 = 2
page-letter-rival = B
page-plain-no-score = No points have been counted yet.
page-tapestry-forecast-lead = The Automa will probably score between { $low } and { $high }.
page-tapestry-forecast-assumes = In your place a simple model advances a few times in every era and settles where its spaces suggest it.
page-tapestry-forecast-won = { $lost ->
   *[other] The model, which counts six to ten points for each space, is ahead in { $won } % of these games. It knows nothing of your plans.
}
page-tapestry-advanced-on = Advanced on
page-tapestry-advance-to = { $track }: advance to space { $space }
page-tapestry-piece-outpost = { $toppled ->
    [0] outpost
   *[other] toppled outpost
}
page-tapestry-piece-cube = { $toppled ->
    [0] player token
   *[other] player token
}
page-tapestry-piece-building = { $toppled ->
    [0] building
   *[other] toppled building
}
page-tapestry-two-people = two people
page-tapestry-deck-real-hint = Your own, on the table; the app says when to draw for the bots.
page-tapestry-era = { $era ->
    [0] Before era 1
   *[other] Era { $era }
}
page-tapestry-level = level { $level }
page-tapestry-mover-bots = the bots’ turn
page-tapestry-bots-era = { $era ->
    [0] bots before era 1
   *[other] bots in era { $era }
}
page-tapestry-no-points = no points
page-tapestry-outposts = { $count ->
    [one] outpost
   *[other] outposts
}
page-tapestry-map = Map
page-tapestry-key-fog = unexplored
page-tapestry-island = middle island
page-tapestry-start-hex = start { $label }
page-tapestry-unexplored = unexplored
page-tapestry-explored = { $tile ->
    [0] territory tile
   *[other] territory tile { $tile }
}
page-terrain-sea = sea
page-terrain-desert = desert
page-terrain-forest = forest
page-terrain-grass = grassland
page-terrain-mountain = mountain
page-tapestry-line-by-line = Line by line
page-tapestry-scan = Scan { $scan }: the black arrow begins, the gray one shows the second row
page-tapestry-to-landmark = { $count ->
    [one] { $landmark } in { $count } space
   *[other] { $landmark } in { $count } spaces
}
page-tapestry-to-end = { $count ->
    [one] end in { $count } space
   *[other] end in { $count } spaces
}
page-tapestry-favourite-of = favorite track: { $owner }
page-tapestry-next-title = What each would take
page-tapestry-seek-all = any unfinished track
page-tapestry-seek-landmark-or-end = closest landmark or end
page-tapestry-seek-end = closest end
page-tapestry-legend-landmark = landmark
page-tapestry-legend-taken = taken
page-tapestry-legend-next = next of a bot
page-tapestry-legend-favourite = favorite track
page-tapestry-pair = Decision cards
page-tapestry-pair-heading = Decision cards { $track } and { $tiebreak }
page-tapestry-track-card = Track card
page-tapestry-tiebreak-card = Tiebreaker card
page-tapestry-heart = favorite track
page-tapestry-downwards = downwards
page-tapestry-upwards = upwards
page-tapestry-income-symbol = income, if the deck is empty
page-tapestry-topple-symbol = topple symbol
page-tapestry-reads = Card { $card }, read
page-tapestry-distances = The other numbers are spaces still to go.
page-tapestry-worth = What the Automa would score
page-tapestry-covered = covered
page-tapestry-now = now
page-tapestry-sum = Together
page-tapestry-next-income = Income turn { $turn } of the bots, in this order
page-tapestry-turns = { $first ->
    [1] turns 1 to { $last }
   *[other] turns { $first } to { $last }
}
page-tapestry-mat = Automa mat, { $mat } side
page-tapestry-civilizations = The Automa’s civilization
page-tapestry-second-civilization = Second civilization
page-tapestry-beside = Tapestry cards beside the mat
page-tapestry-on-mat = Tapestry cards on the mat
page-tapestry-toppled = Opponents toppled
page-tapestry-achievements = Achievements
page-tapestry-first = first
page-tapestry-second = second
page-tapestry-all-landmarks = All landmarks
page-tapestry-on-your-table = on your table
page-tapestry-display = Open tech cards
page-tapestry-decision-discard = Discarded decision cards
page-tapestry-tapestry-discard = Discarded tapestry cards
page-tapestry-gained = The Automa gains { $vp } VP.
page-tapestry-automa-vp = The Automa’s VP
page-tapestry-vp-of = { $owner }: VP
page-tapestry-automa-outposts = The Automa’s outposts left
page-tapestry-shadow-outposts = Shadow outposts left
page-tapestry-end = End of the game
page-tapestry-who-plays = Who plays
page-tapestry-incomplete = The official sheet for two people was not at hand. Some rules are our reading; the open one is a switch.
page-tapestry-reshuffle = Cards added at a reshuffle
page-tapestry-reshuffle-hint = The sources differ: none, or two.
page-tapestry-levels = The Automa’s level
page-tapestry-decks = Cards and die
page-die-real-hint = You roll your own die and say what it shows.
page-die-dealt-hint = The app rolls.
page-tapestry-first-player = First player
page-tapestry-first-random = drawn by the app
page-tapestry-keep = Keep the cards advised against
page-tapestry-keep-hint = Only cards that make no sense against bots are taken out.
page-tapestry-total = VP
page-tapestry-by-hand = put right by hand
page-tapestry-brought = Brought to you by the bots
page-tapestry-said = Everything else, a total as said
page-tapestry-tie = With equal VP you win.
page-tapestry-tie-people = With equal VP more resources left win.
page-tapestry-so-far = The Automa’s points so far; yours as far as the app knows them.
page-tapestry-shadow-never = The Shadow Empire never wins.
page-facet-players = Who plays
page-history-by-players = Won, by who plays

## MarsBot’s corporation

page-corporation-named = A certain one
page-corporation-list = Corporations
page-corporation-needs = needs { $expansions }
page-corporation-is-yours = is yours
page-corporation-not-said = none of these, or not said
page-corporation-draft = If its card prints a draft priority, drafting is switched on by itself.
page-corporation-setup = Setup
page-corporation-generation = Every generation
page-corporation-rulings = Rulings
page-corporation-tags = Starting tags
page-corporation-priority = Draft priority: { $list }
page-corporation-kept = On the card now
page-corporation-thin = Thin sources: the printed card is not fully known to us.
page-corporation-cubes = { $cube }: { $spaces }
page-cube-letter-white = W
page-cube-letter-black = B
page-cube-letter-silver = S

## The forecast

page-forecast = Forecast
page-forecast-busy = Playing on from here, many times over …
page-forecast-lead = { $bot } will probably score between { $low } and { $high }.
page-forecast-median = Half of the games end below { $median }, half above.
page-forecast-no-score = Time runs out in every continuation: nothing is counted.
page-forecast-how = { $count ->
    [one] One continuation from this position
   *[other] { $count } continuations from this position
    }, each with freshly dealt cards. In eight of ten the score lies in this range.
page-forecast-assumes = In your place plays a simple model, weaker than most people.
page-forecast-ends = By the end of the game
page-forecast-ends-hint = How often it ends then, and where the score lies in eight of ten; the notch is the middle.
page-forecast-chances = How it would end
page-forecast-won = { $lost ->
    [0] The model wins { $won } % of these games; that measures the model, not you.
   *[other] The model wins { $won } % of these games, and in { $lost } % time runs out; that measures the model, not you.
}
page-percent = { $value } %
page-range = { $low } to { $high }

## Keys, and what can be looked up

page-onward = After a turn of the bot
page-onward-hint = On the screen only, where the app plays your side: a turn that concerns nothing of yours can be put away by itself. Any touch or key stays. Never with less motion.
page-onward-wait = Wait for me
page-onward-six = Go on after six seconds
page-stay = Stay
page-keys = Keyboard shortcuts
page-keys-hint = On a keyboard single letters do the commonest things. They can be switched off.
page-keys-on = On
page-keys-off = Off
page-close = Close
page-key-list = This list
page-key-n = The filled button: go on, confirm
page-key-u = Undo
page-key-r = Redo
page-key-b = Board
page-key-m = Bot
page-key-j = Journal
page-key-f = Fold or unfold the question
page-key-find = Find a card, search the rules
page-key-h = First screen
page-look-up = Look up { $what }
page-reference-bonus = Bonus cards
page-reference-icons = What the icons of the tracks do
page-icon-does-advance = The same track advances once more.
page-icon-does-temperature = The temperature rises by one step, with ×2 by two steps.
page-icon-does-tr = MarsBot’s TR rises by the number printed.
page-icon-does-tag = The track of the tag shown advances.

## Games as files, links and codes

page-share = Share this game
page-send-text = Send
page-send-file = Send the file
page-link-title = As a link
page-link-hint = The whole game is in the link, behind the #: opening it uploads nothing. Whoever opens it gets a game of their own; yours stays as it is.
page-link-copy = Copy the link
page-link-send = Send the link
page-link-by-hand = The browser does not allow it here. Select the link below and copy it.
page-link-too-long = This game is too long for a link. Pass it on as a file.
page-link-here-only = The address { $host } works on this device only. For another one open this page by an address that it can reach, or pass the game on as a file.
page-link-damaged = This link is damaged, or a part of it was cut off. Ask for it again, or for the file. Nothing was taken in.
page-code-title = As a code to scan
page-code-hint = The camera of the other device opens this game there.
page-code-alt = A code with the same link in it, for the camera of another device
page-code-too-long = This game is too long for a code. Send the link or the file.
page-file-title = As a file
page-file-hint = For another device, another Understudy, the terminal, or simply to keep.

page-invite = Let others in
page-invite-hint = Whoever opens one of these links has this game on the list of their own device. Only here can it be deleted or given a name.
page-invite-play = To play along
page-invite-play-hint = With this link one enters answers and takes them back, as you do.
page-invite-watch = To watch
page-invite-watch-hint = With this link one sees all that lies open, as it happens, and can change nothing.
page-invite-link = { $right ->
    [play] The link to play along
   *[watch] The link to watch
}
page-invite-copy = { $right ->
    [play] Copy the link to play
   *[watch] Copy the link to watch
}
page-invite-send = { $right ->
    [play] Send the link to play
   *[watch] Send the link to watch
}
page-invite-code = { $right ->
    [play] A code to scan, to play
   *[watch] A code to scan, to watch
}
page-invite-code-alt = { $right ->
    [play] A code with the link to play in it, for the camera of another device
   *[watch] A code with the link to watch in it, for the camera of another device
}
page-invite-renew-this = { $right ->
    [play] Make a new link to play…
   *[watch] Make a new link to watch…
}
page-invite-renew-title = { $right ->
    [play] A new link to play?
   *[watch] A new link to watch?
}
page-invite-renew-hint = { $right ->
    [play] The old one opens nothing any more, and whoever plays along by it has this game no longer. Send the new one to those who are to go on.
   *[watch] The old one opens nothing any more, and whoever watches by it has this game no longer. Send the new one to those who are to go on.
}
page-invite-renew = Make a new link
page-invite-renew-stay = Keep the old one
page-invite-renewed = A new link was made. The old one opens nothing any more.
page-joining = Opening the link…
page-join-refused = This link opens no game
page-join-no-room = There is no room for this game now
page-watching = You are watching
page-watching-hint = Somebody else plays this game. What they enter is to be seen here at once; from here nothing can be changed.
page-watch = Watch
page-guest-play = You play along
page-guest-watch = You watch
page-leave = Take it off my list
page-leave-sure = Take this game off your list? It stays with whoever made it; by its link you can come back.
page-leave-go = Take it off
page-take-title = A game for you
page-take-sub = It came by a link
page-take-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
page-take-taken = Take this game in, to play it here?
page-take-there = This game is here already.
page-take-ahead = This game is here already; the link goes further.
page-take-other = This game is here already, with other answers or with more of them. It stays as it is.
page-take = Take it in
page-take-not = Leave it
page-take-to-game = To the game
page-take-go-on = Go on from there
page-take-beside = Take in as a second game
page-files = Games as files
page-files-sub = Take all along, bring them elsewhere
page-files-all = All games in one file
page-files-all-hint = Every game and every entered board of this place, to keep or to open elsewhere.
page-files-gather = Put all games into a file
page-files-progress = { $done } of { $count }
page-files-ready = In the file: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $sheets ->
    [one] 1 entered board
   *[other] { $sheets } entered boards
}.
page-files-left = { $count ->
    [one] 1 damaged game is not in it.
   *[other] { $count } damaged games are not in it.
}
page-files-open = Open a file
page-files-open-hint = With one game or with all. What is here already is not doubled, and nothing is overwritten unasked.
page-files-choose = Choose a file
page-brought-title = What the file brought
page-brought-sum = Taken in: { $taken }. Here already: { $there }. For you to decide: { $open }. Refused: { $refused }.
page-brought-rest = { $count ->
    [one] 1 done
   *[other] { $count } done
}
page-brought-sheet = { $game }, board { $name }
page-brought-taken = Taken in.
page-brought-there = Was here already.
page-brought-ahead = Is here already; the file goes further.
page-brought-other = Is here already, with other answers or with more of them. It stays as it is.
page-brought-other-sheet = Another board was entered here under this name. It stays as it is.
page-brought-gone-on = Has gone on from the file.
page-brought-refused = Refused.
page-brought-put-in-place = Put the one of the file in its place
page-brought-no-sheet = No such board is known here.
page-brought-damaged = This file of games is damaged or cut off. Nothing was taken in.
page-brought-newer = This file of games was made by a newer Understudy. Please update; nothing was taken in.

page-course = Had it ended then
page-course-hint = points by round
page-course-turned = { $owner } took the lead for good in round { $round }.
page-turned = What turned it
page-turned-in = Round { $round }.
page-turned-by = { $owner }: +{ $points } VP
page-turned-end = The final scoring: awards, last tiles and money.
page-look-ahead = Go back over what you have seen?
page-look-ahead-hint = Cards that nobody could know of have come up since. You can go back all the same; the game is then marked “with a look ahead”. You are asked once.
page-look-ahead-stay = Stay
page-look-ahead-go = Go back
page-looked-ahead = with a look ahead
page-mars-course-hint = points by generation
page-mars-course-turned = { $owner } took the lead for good in generation { $round }.
page-mars-turned-in = Generation { $round }.
