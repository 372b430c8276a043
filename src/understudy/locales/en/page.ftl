### The page: buttons, headings and hints. Rule texts are in mars.ftl, tapestry.ftl and table.ftl.

page-title = Understudy
page-title-of = { $screen } – Understudy
page-title-of-game = { $screen } – { $game } – Understudy
page-system-mars = Terraforming Mars
page-system-mars-against = Terraforming Mars, you against MarsBot

## Navigation

page-home = All games
page-back = Back
page-menu = Menu
page-settings = Settings
page-settings-hint = For this device
page-loading = One moment …
page-lost = This game cannot be opened
page-views = Views
page-board = Board
page-journal = Journal
page-to-board = To the board
page-cancel = Cancel
page-yes = Yes
page-no = No

## Home

page-game = Game
page-more-pages = More
page-resume-first = Continue
page-see-result = See the result
page-same-deal = Play the same deal again
page-new-game = New game
page-game-title = Name of this game
page-name-game = Name this game
page-keep-title = Save name
page-game-damaged = This game is damaged
page-game-damaged-hint = The saved data of game { $id } cannot be read. If you have a save file of it, open that file; otherwise delete the game.
page-finished-games = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
page-more-games = More games
page-history-damaged = { $count ->
    [one] 1 finished game is damaged and not counted. Delete it on the home screen, or open a save file of it.
   *[other] { $count } finished games are damaged and not counted. Delete them on the home screen, or open their save files.
}
page-open-file = Open a save file
page-delete = Delete
page-delete-game = Delete this game
page-delete-sure = Delete this game permanently?
page-keep = Cancel
page-lamp = Light or dark theme
page-final = Final score

## New game

page-map = Map
page-in-the-box = Expansions in play
page-single-rules = Custom difficulty
page-single-rules-free = Normal uses none of these. Add any you like.
page-single-rules-fixed = These belong to the chosen level. To mix your own, choose Normal.
page-cards = Cards
page-deck-real = your own
page-deck-dealt = from the app
page-deck-real-hint = You turn over your own cards and tell the app which came up.
page-deck-dealt-hint = The app shuffles and draws. You need no cards for this deck.
page-research = Research
page-deal = No draft
page-draft = Draft
page-deal-hint = MarsBot draws its cards from the deck.
page-draft-hint = You and MarsBot take turns to pick from four cards.
page-seed = Number of the deal
page-seed-hint = The same number deals the same cards.
page-seed-random = drawn by chance
page-bad-seed = The number of the deal must be a whole number of at most 14 digits.
page-start = Start the game

## Settings

page-language = Language
page-card-language = Names of the cards
page-card-language-hint = Choose the language printed on your cards if it differs from the app’s.
page-card-language-same = Same as the app
page-theme = Theme
page-theme-system = Same as the device
page-theme-light = Light
page-theme-dark = Dark

## The header

page-generation = Generation { $generation }
page-bot-passed = Your turn; MarsBot has passed
page-mover-bot = MarsBot’s turn
page-mover-human = your turn
page-to-go = { $count } left
page-complete = complete
page-tr = TR
page-mc = MC
page-unit-vp = VP
page-vp = { $vp } VP
page-vp-now = { $vp } VP so far
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
page-space-land = empty land
page-space-ocean = empty, ocean only
page-space-named = empty, reserved for Noctis City
page-space-volcanic = volcanic
page-space-legal = you can place here
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
page-track-spent = next { $space }: already used, no effect
page-track-ignored = next { $space }: { $icon } (expansion not in play)
page-track-end = at the end of the track
page-legend-tr = gain TR
page-legend-spent = already used
page-legend-off = expansion not in play
page-pile-action = action deck
page-pile-played = played
page-pile-bonus = bonus deck
page-pile-discard = discarded
page-pile-destroyed = destroyed
page-open-cards = Face-up cards
page-now = Score if the game ended now
page-now-hint = Awards are not included: the app does not know your numbers yet.
page-now-no-cards = You have not entered VP for your cards yet.
page-now-cards = Card VP as you last entered them.
page-countdown = { $left ->
    [0] Generation { $last } has begun: MarsBot wins.
    [one] One generation left: MarsBot wins when generation { $last } begins.
   *[other] { $left } generations left: MarsBot wins when generation { $last } begins.
}
page-milestones = Milestones
page-awards = Awards
page-claimed = { $count } of 3 claimed
page-funded = { $count } of 3 funded
page-free = free
page-met = met
page-holder = Held by
page-unknown = unknown

## The question

page-question = Question
page-confirm = Confirm
page-enter = Enter
page-your-report = Your turn
page-nothing-more = Nothing more to report
page-other = More actions
page-put-right = Correct the board
page-put-track-right = Correct this track
page-put-space-right = Correct this space
page-board-now = Board as it is
page-board-then = Board after the change
page-tracks-now = Tracks as they are
page-tracks-then = Tracks after the change
page-less = Decrease { $what }
page-more = Increase { $what }
page-finder = Number or name
page-finder-number = Card number
page-finder-name = Part of the card name
page-possible-cards = Possible cards
page-number-keys = Number keys
page-letter-keys = Letter keys
page-matches = Cards found
page-no-match = No possible card has that number or name. Check it, or choose from the list.
page-tap-space = Tap a space on the board
page-fold-prompt = Collapse the question
page-unfold-prompt = Expand the question
page-look-at-map = Look at the map
page-back-to-turn = Back to the turn
page-over = The game is over.
page-over-hint = If something was forgotten, you can still undo.

## MarsBot’s turn

page-bot-turn = { $count ->
    [one] The opponent’s turn
   *[other] The opponent’s turns
}
page-set-up = Setup
page-resolved = placed on the played pile
page-only-tracks = Only its tracks move.
page-nothing-moves = Nothing on the table changes.
page-on-the-table = For you to do
page-in-order = in this order; tap when done
page-undo-turn = Undo
page-all-done = Done, my turn
page-all-done-over = Done
page-bot-tr = MarsBot’s TR
page-bot-mc = MarsBot’s MC
page-your-tr = Your TR
page-your-plants = Your plants

## Journal and Why?

page-between = Between turns
page-earlier = Earlier turns
page-undo-to-here = Undo to here
page-why = Why?
page-why-title = Why { $what }?
page-why-hint = Each step keeps only the best candidates.
page-why-map = Candidates on the map
page-why-numbers = A number shows the step at which a candidate was eliminated.
page-why-rule = Tiebreakers, in order
page-why-best = best
page-why-left = left
page-why-possible = All legal options
page-failed = Why it failed:
page-ruling = Ruling (the printed rules do not say):

## Score sheet

page-go-on = Continue
page-held = { $owner }: { $what }
page-score-hint-tr = terraform rating at the end
page-score-hint-greenery = 1 for each greenery
page-score-hint-cities = for each city, 1 for each adjacent greenery
page-score-hint-neural-instance = 1 for each adjacent space without one of your tiles
page-score-hint-mc = MarsBot’s { $mc } MC, 1 VP per { $rate } MC
page-score-hint-cards = yours as you entered them; MarsBot’s only on Hard and Brutal
page-score-tie = A tie goes to MarsBot.
page-score-so-far = Score of both sides if the game ended now, without awards. MarsBot also wins when generation { $last } begins.
page-instant-loss = Generation { $last } has begun and Mars is not finished: MarsBot wins. Points are not counted.

## Connection, errors, secret

page-away = The server is not responding. Nothing is lost; the page keeps trying.
page-waiting = Understudy is not loaded yet. If the connection is gone, the page keeps trying and continues automatically. It needs JavaScript and Chrome or Edge 111+, Firefox 114+ or Safari 16.4+.
page-away-sending = The server is not responding. Your entry is saved and will be sent when it is back.
page-stale = This game was changed in the meantime, perhaps on another device. Here is the current question.
page-unexpected = The server sent an unexpected response ({ $status }). Nothing was changed. Try again, or reload the page.
page-forgetful = This browser cannot store data for this page (storage is full or blocked). Your games are safe on the server; check marks and settings are lost when you close the page.
page-understood = OK
page-stranger = This server needs a secret
page-stranger-what = To see or change games, open the address the server printed at start, or scan its QR code.
page-stranger-typed = Secret from the address
page-stranger-hint = The letters and digits after “secret=”
page-stranger-enter = Sign in
page-newer = A new version is ready.

## Expansions: options

page-board-used = MarsBot’s board
page-board-ours = built in
page-board-own = entered by you
page-board-see = See or correct MarsBot’s board
page-board-enter = Enter the printed board
page-drawn = random
page-named = chosen
page-drawn-hint = The app draws five at random.
page-named-hint = { $count ->
    [0] Tap those on your table. If you choose none, the app draws five at random.
    [one] Tap those on your table: { $count } so far.
   *[other] Tap those on your table: { $count } so far.
}
page-honours-of-venus = Added by { mars-expansion-venus }: { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-honours-without-venus = Only with { mars-expansion-venus }: { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-lacking-colonies = { $count ->
    [one] Choose one more colony tile: a game has at least five.
   *[other] Choose { $count } more colony tiles: a game has at least five.
}
page-lacking-milestones = Choose five milestones ({ $count } chosen so far).
page-lacking-awards = Choose five awards ({ $count } chosen so far).

## Expansions: on the table

page-letter-neutral = N
page-bonus-delegate = delegate
page-special-ocean = pay { $mc } MC, place an ocean
page-special-colony = pay { $mc } MC, build a colony
page-special-temperature = pay { $mc } MC, raise the temperature
page-region-polar = polar region
page-region-southern = southern region
page-pile-aside = set aside, returns every generation
page-floaters = { $count ->
    [one] MarsBot has { $count } floater.
   *[other] MarsBot has { $count } floaters.
}
page-bot-floaters = Floaters
page-fleets = MarsBot’s available trade fleets: { $home } of { $all }
page-colony-missing = { $count ->
    [one] { $count } more cube: { $track }
   *[other] { $count } more cubes: { $track }
}
page-colony-floaters = stores floaters
page-colony-step = marker on step { $step } of { $last }
page-colony-owners = colonies: { $owners }
page-colony-fleet = trade fleet here: { $owner }
page-legend-marker = marker
page-legend-slot = space for a colony
page-legend-stored = cubes stored by MarsBot; five advance its track
page-party-ruling = ruling
page-party-dominant = dominant
page-party-empty = empty
page-party-leader = led by { $owner }
page-legend-leader = leads the party
page-chairman = Chairman
page-reserve = In reserve
page-lobby = + 1 in the lobby
page-event-current = Now
page-event-coming = Coming
page-event-distant = Distant
page-why-candidate = Candidate
page-why-line = Step
page-why-out = eliminated
page-why-columns = Column numbers match the steps in the list below.

## MarsBot’s boards

page-boards = MarsBot’s boards
page-boards-hint = Compare this board with the printed one. Tap a row to correct it.
page-board-stand-in = The printed tracks of this board are unknown; the app uses substitute tracks. If you own the board, please enter them.
page-board-differs = { $count ->
    [one] { $count } cell differs
   *[other] { $count } cells differ
}
page-board-cells = Spaces of the track
page-board-cell = { $space }: { $icon }
page-board-tags = Tags of this row
page-icons-actions = What is printed there
page-icons-more = TR, or another track
page-icons-rises = Gain TR
page-icons-tags = Advances the track of a tag
page-icon-rise = TR +{ $count }
page-icon-tag = Advance { $tag }
page-board-checking = Checking …
page-board-fine = Complete. The icon counts match the other boards.
page-board-unreadable = The text contains no valid tracks. Paste the whole board text, or start from the built-in one.
page-board-differences = Differences from the built-in board
page-board-same = No differences.
page-board-instead = { $theirs } instead of { $ours }
page-board-copy = Copy the list
page-copied = Copied
page-board-tell-us = If your printed board is right and ours is wrong, please send us this list.
page-board-text = As text
page-board-text-hint = See, paste or change the text
page-board-open = Open a file
page-board-pass = Save as a file
page-board-forget = Delete my board
page-board-forgotten = Deleted. New games use the built-in board again.
page-board-keep = Save this board
page-board-kept = Saved. New games on this map use it.
page-board-new-game = New game

## Setup, turn report, earlier answers, history, rules

page-zoom = Zoom
page-set-up-title = Set up the table
page-set-up-hint = Tick off what is ready. Your ticks are saved.
page-table-ready = Setup done
page-set-up-drawn = Drawn for this game
page-set-up-drawn-hint = Set these out on the table; then the first turn begins.
page-news = Results of your last report
page-app-did = Done by the app
page-walk = Step by step
page-step-of = Step { $number } of { $count }
page-step-next = Next step
page-step-back = Back
page-for-hands = for you to do
page-by-app = done by the app
page-size = Text size
page-size-usual = Normal
page-size-large = Large
page-size-larger = Larger
page-motion = Motion
page-motion-hint = Moving pieces are animated briefly. “None” changes them at once.
page-motion-system = Same as the device
page-motion-none = None
page-journal-whose = Whose turns
page-correct-this = Change this answer
page-repair = Change an earlier answer
page-repair-sub = All your answers, newest first
page-repair-hint = Choose the answer that was wrong. You see the effect before anything changes. To fix a fact that was never asked, use “Correct the board”.
page-repair-none = No answers yet.
page-earlier-answers = Earlier answers
page-answer-no = Answer { $number }
page-part = { $label }: { $value }
page-try-out = Preview the change
page-repair-differs = What would change
page-repair-same = Nothing else would change
page-repair-was = Before
page-repair-then = After
page-repair-nothing = nothing
page-repair-kept = { $count ->
    [0] No later answer changes.
    [one] One later answer stays as it is.
   *[other] { $count } later answers stay as they are.
}
page-repair-dropped = { $count ->
    [one] One later answer no longer fits and will be asked again.
   *[other] { $count } later answers no longer fit and will be asked again.
}
page-table-changes-hint = These steps bring the table to the position of the app. Skip what is already so.
page-table-changes-yours = On your own side, undo what you gained, paid or lost since then.
page-repair-sure = Change it?
page-repair-keep = Cancel
page-repair-apply = Change it
page-score-hint-milestones = 5 for each milestone claimed
page-score-hint-awards = 5 for each first place, also when tied
page-score-hint-turmoil = party leaders and the chairman
page-score-hint-corporation = from its corporation card
page-score-hint-vermin = 1 less for each city, if your Vermin has ten animals
page-copy = Copy as text
page-not-copied = The browser does not allow copying here. Save the file instead.
page-as-text = Text file
page-print = Print
page-award-values = { $award } { $human } : { $bot }
page-chosen-title = This game
page-chosen = { $label }: { $values }
page-chosen-real = Own cards: { $decks }
page-chosen-seed = Number of the deal { $seed }
page-history = History
page-history-sub = Finished games
page-history-empty = No finished game yet.
page-history-rate = { $count ->
    [0] No matching game.
    [one] { $wins ->
        [0] One game, lost.
       *[other] One game, won.
    }
   *[other] { $wins } of { $count } games won.
}
page-history-of = { $wins } of { $count }
page-history-by-difficulty = Wins by level
page-history-by-map = Wins by map
page-history-by-corporation = Wins by MarsBot’s corporation
page-facet-difficulty = Level
page-facet-map = Map
page-facet-corporation = MarsBot’s corporation
page-history-all = All
page-history-none-chosen = none
page-history-margins = Margins
page-history-margins-hint = Your points minus the opponent’s, oldest game first.
page-history-margins-said = Your points minus the opponent’s, game by game: { $list }
page-history-no-points = None of these games was scored.
page-history-games = Games
page-history-won = Won
page-history-lost = Lost
page-all-cards = All cards
page-learn = Learn to play
page-help = Help
page-rules = Rules
page-rules-search = Word, number or page, such as A p.9
page-rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
page-rules-none = No rule matches. Try another word, a number or a page such as A p.9.
page-rules-printed = Printed rules, summarized
page-rules-ours = Our rulings
page-rules-ours-hint = The rulebooks do not cover these cases, or contradict each other. This is what the app does, and why.
page-rules-why = Why:
page-rules-inferred = follows from the printed rules
page-glossary = Glossary
page-glossary-hint = Game terms in all languages.

## Texts of Terraforming Mars in place of the shared ones

page-mars-nothing-more = Nothing more for MarsBot
page-mars-forecast-assumes = Assumes a simple player in your seat who terraforms steadily and builds no card engine. It wins less often than most people.
page-mars-later = The later the game ends, the more MarsBot’s MC are worth.
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
page-plain-no-score = No points have been scored yet.
page-tapestry-forecast-lead = The Automa will probably score between { $low } and { $high }.
page-tapestry-forecast-assumes = Assumes a simple player in your seat who advances a few times each era and settles where its spaces suggest.
page-tapestry-forecast-won = The model, which counts six to ten points for each space, is ahead in { $won } % of these games. It knows nothing of your plans.
page-tapestry-course-hint = points by era
page-tapestry-course-turned = { $owner } took the lead for good in era { $round }.
page-tapestry-turned-in = Era { $round }.
page-tapestry-turned-end = The last turn.
page-tapestry-advanced-on = Advanced on
page-tapestry-advance-to = { $track }: advance to space { $space }
page-tapestry-piece-outpost = { $toppled ->
    [0] outpost
   *[other] toppled outpost
}
page-tapestry-piece-cube = player token
page-tapestry-piece-building = { $toppled ->
    [0] building
   *[other] toppled building
}
page-tapestry-two-people = two players
page-tapestry-deck-real-hint = Your own cards; the app says when to draw for the bots.
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
page-tapestry-shadow-tab = Shadow
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
page-tapestry-line-by-line = Step by step
page-tapestry-scan = Scan { $scan }: start at the black arrow; the gray arrow gives the second row
page-tapestry-to-landmark = { $count ->
    [one] { $landmark } in { $count } space
   *[other] { $landmark } in { $count } spaces
}
page-tapestry-to-end = { $count ->
    [one] end in { $count } space
   *[other] end in { $count } spaces
}
page-tapestry-favourite-of = favorite track: { $owner }
page-tapestry-next-title = Next choice of each bot
page-tapestry-seek-all = any unfinished track
page-tapestry-seek-landmark-or-end = closest landmark or end
page-tapestry-seek-end = closest end
page-tapestry-legend-landmark = landmark
page-tapestry-legend-taken = taken
page-tapestry-legend-next = a bot’s next goal
page-tapestry-legend-favourite = favorite track
page-tapestry-symbols = Symbols of the decision cards
page-tapestry-pair = Decision cards
page-tapestry-pair-heading = Decision cards { $track } and { $tiebreak }
page-tapestry-track-card = Track card
page-tapestry-tiebreak-card = Tiebreaker card
page-tapestry-heart = favorite track
page-tapestry-downwards = downward
page-tapestry-upwards = upward
page-tapestry-income-symbol = income, if the deck is empty
page-tapestry-topple-symbol = topple symbol
page-tapestry-reads = Card { $card }, reading order:
page-tapestry-distances = The other numbers show the spaces left.
page-tapestry-worth = What the Automa would score now
page-tapestry-covered = covered
page-tapestry-now = now
page-tapestry-sum = Total
page-tapestry-next-income = The bots’ income turn { $turn }, in this order
page-tapestry-turns = turns { $first } to { $last }
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
page-tapestry-display = Face-up tech cards
page-tapestry-decision-discard = Discarded decision cards
page-tapestry-tapestry-discard = Discarded tapestry cards
page-tapestry-gained = The Automa gains { $vp } VP.
page-tapestry-automa-vp = The Automa’s VP
page-tapestry-vp-of = { $owner }: VP
page-tapestry-automa-outposts = The Automa’s outposts left
page-tapestry-shadow-outposts = Shadow outposts left
page-tapestry-end = End of the game
page-tapestry-who-plays = Players
page-tapestry-incomplete = The official two-player sheet was not available. Some rules are our interpretation; one open question is an option below.
page-tapestry-reshuffle = Cards added at a reshuffle
page-tapestry-reshuffle-hint = Sources disagree: none or two.
page-tapestry-levels = The Automa’s level
page-tapestry-decks = Cards and die
page-die-real-hint = You roll your own die and enter the result.
page-die-dealt-hint = The app rolls.
page-tapestry-first-player = First player
page-tapestry-first-random = random
page-tapestry-keep = Keep cards the rulebook advises against
page-tapestry-keep-hint = Only cards that make no sense against bots are removed.
page-tapestry-total = VP
page-tapestry-by-hand = corrected by hand
page-tapestry-brought = VP from bot effects
page-tapestry-said = Everything else (total as entered)
page-tapestry-tie = If VP are tied, you win.
page-tapestry-tie-people = If VP are tied, the player with more resources left wins.
page-tapestry-so-far = The Automa’s points so far; yours as far as the app knows them.
page-tapestry-so-far-people = Points so far, as far as the app knows them.
page-tapestry-shadow-never = The Shadow Empire never wins.
page-facet-players = Players
page-history-by-players = Wins by players

## MarsBot’s corporation

page-corporation-named = Choose one
page-corporation-list = Corporations
page-corporation-needs = needs { $expansions }
page-corporation-is-yours = is yours
page-corporation-not-said = none of these, or not entered
page-corporation-draft = If its card shows a draft priority, drafting is switched on automatically.
page-corporation-setup = Setup
page-corporation-generation = Every generation
page-corporation-rulings = Rulings
page-corporation-tags = Starting tags
page-corporation-priority = Draft priority: { $list }
page-corporation-kept = On the card now
page-corporation-thin = Uncertain: the printed card is not fully known.
page-corporation-cubes = { $cube }: { $spaces }
page-cube-letter-white = W
page-cube-letter-black = B
page-cube-letter-silver = S

## The forecast

page-forecast = Forecast
page-forecast-busy = Simulating many games from here …
page-forecast-lead = { $bot } will probably score between { $low } and { $high }.
page-forecast-median = Half of the games end below { $median }, half above.
page-forecast-no-score = In every simulated game time runs out, so there is no score.
page-forecast-how = { $count ->
    [one] One simulated game from this position
   *[other] { $count } simulated games from this position
    }, each with newly dealt cards. In eight of ten, the score is in this range.
page-forecast-assumes = A simple model plays your side. It is weaker than most people.
page-forecast-ends = By when the game ends
page-forecast-ends-hint = How often games end then, and the score range of eight in ten. The notch marks the median.
page-forecast-chances = How games end
page-forecast-won = { $lost ->
    [0] The model wins { $won } % of these games. This measures the model, not you.
   *[other] The model wins { $won } % of these games; in { $lost } % time runs out. This measures the model, not you.
}
page-percent = { $value } %
page-range = { $low } to { $high }

## Keyboard shortcuts and reference

page-onward = After MarsBot’s turn
page-onward-hint = Screen game only. Turns that do not affect you close after six seconds. Any touch or key stops this. Never used with reduced motion.
page-onward-wait = Wait for me
page-onward-six = Continue after six seconds
page-skip = Skip
page-stay = Stay here
page-keys = Keyboard shortcuts
page-keys-hint = Single letters trigger the most common actions. You can switch them off.
page-keys-on = On
page-keys-off = Off
page-close = Close
page-key-list = This list
page-key-n = Main button: continue or confirm
page-key-u = Undo
page-key-r = Redo
page-key-b = Board
page-key-m = Bot
page-key-j = Journal
page-key-f = Collapse or expand the question
page-key-find = Find a card, search the rules
page-key-h = Home screen
page-look-up = Look up { $what }
page-reference-bonus = Bonus cards
page-reference-icons = What the track icons do
page-icon-does-advance = The same track advances once more.
page-icon-does-temperature = The temperature rises one step, with ×2 two steps.
page-icon-does-tr = MarsBot’s TR rises by the number printed.
page-icon-does-tag = The track of this tag advances.

## Sharing, invitations, import and export

page-share = Share this game
page-send-text = Share
page-send-file = Share the file
page-link-title = Share a link
page-link-hint = The whole game is in the link, after the #, so opening it uploads nothing. Anyone who opens it gets their own copy; yours does not change.
page-link-copy = Copy the link
page-link-send = Share the link
page-link-by-hand = The browser does not allow copying here. Select the link below and copy it.
page-link-too-long = This game is too long for a link. Share it as a file.
page-link-here-only = The address { $host } works on this device only. Open this page at an address the other device can reach, or share the game as a file.
page-link-damaged = This link is damaged or incomplete. Ask for the link again, or for the file. Nothing was imported.
page-code-title = QR code
page-code-hint = Scan it with the other device’s camera to open this game there.
page-code-alt = QR code with the same link
page-code-too-long = This game is too long for a QR code. Send the link or the file.
page-file-title = Save file
page-file-hint = For another device, another Understudy, the terminal, or as a backup.

page-invite = Invite others
page-invite-hint = Opening one of these links adds the game to that device’s list. Only this device can rename or delete it.
page-invite-play = Play along
page-invite-play-hint = People with this link can answer and undo, like you.
page-invite-watch = Watch
page-invite-watch-hint = People with this link see all public information live and cannot change anything.
page-invite-link = { $right ->
    [play] Link to play along
   *[watch] Link to watch
}
page-invite-copy = { $right ->
    [play] Copy the link to play
   *[watch] Copy the link to watch
}
page-invite-send = { $right ->
    [play] Share the link to play
   *[watch] Share the link to watch
}
page-invite-code = { $right ->
    [play] QR code to play
   *[watch] QR code to watch
}
page-invite-code-alt = { $right ->
    [play] QR code with the link to play
   *[watch] QR code with the link to watch
}
page-invite-renew-this = { $right ->
    [play] Create a new link to play…
   *[watch] Create a new link to watch…
}
page-invite-renew-title = { $right ->
    [play] Create a new link to play?
   *[watch] Create a new link to watch?
}
page-invite-renew-hint = { $right ->
    [play] The old link stops working, and devices that play with it lose the game. Send the new link to those who should stay.
   *[watch] The old link stops working, and devices that watch with it lose the game. Send the new link to those who should stay.
}
page-invite-renew = Create a new link
page-invite-renew-stay = Keep the old link
page-invite-renewed = New link created. The old one no longer works.
page-joining = Opening the link…
page-join-refused = This link does not open a game
page-join-no-room = This game cannot be added now
page-watching = You are watching
page-watching-hint = Another player is playing this game. You see their entries live; you cannot change anything here.
page-watch = Watch
page-guest-play = Invited to play
page-guest-watch = Watching
page-leave = Remove from my list
page-leave-sure = Remove this game from your list? Its owner keeps it; you can return with the link.
page-leave-go = Remove
page-take-title = Game received
page-take-sub = From a link
page-take-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
page-take-taken = Add this game to your list?
page-take-there = You already have this game.
page-take-ahead = You already have this game; the link has more moves.
page-take-other = You already have this game with different answers. Your copy stays as it is.
page-take = Add game
page-take-not = Cancel
page-take-to-game = Open the game
page-take-go-on = Update my copy
page-take-beside = Add as a second game
page-files = Import and export
page-files-sub = Save all games, or import them from elsewhere
page-files-all = All games in one file
page-files-all-hint = All games and boards stored here, to back up or to open elsewhere.
page-files-gather = Export all games
page-files-progress = { $done } of { $count }
page-files-ready = In the file: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $sheets ->
    [one] 1 entered board
   *[other] { $sheets } entered boards
}.
page-files-left = { $count ->
    [one] 1 damaged game was left out.
   *[other] { $count } damaged games were left out.
}
page-files-open = Import a file
page-files-open-hint = One game or many. Games you already have are not duplicated; nothing is overwritten without asking.
page-files-choose = Choose a file
page-brought-title = Import report
page-brought-sum = Imported: { $taken }. Already here: { $there }. To decide: { $open }. Rejected: { $refused }.
page-brought-rest = { $count ->
    [one] 1 done
   *[other] { $count } done
}
page-brought-sheet = { $game }, board { $name }
page-brought-taken = Imported.
page-brought-there = Already here.
page-brought-ahead = Already here; the file has more moves.
page-brought-other = Already here with different answers. Your copy stays as it is.
page-brought-other-sheet = Another board is saved here under this name. It stays as it is.
page-brought-gone-on = Updated from the file.
page-brought-refused = Rejected.
page-brought-put-in-place = Replace mine with the one in the file
page-brought-no-sheet = This version does not know such a board.
page-brought-damaged = This file is damaged or incomplete. Nothing was imported. Ask for the file again, or export it again.
page-brought-newer = This file was made by a newer version of Understudy. Update Understudy; nothing was imported.

page-course = Score over time
page-course-hint = points by round
page-course-turned = { $owner } took the lead for good in round { $round }.
page-turned = Turning points
page-turned-in = Round { $round }.
page-turned-by = { $owner }: +{ $points } VP
page-turned-end = Final scoring: awards, last tiles and money.
page-look-ahead = Undo past hidden cards?
page-look-ahead-hint = Hidden cards have been revealed since then. You can undo anyway; the game is then marked “peeked”. This is asked only once.
page-look-ahead-stay = Cancel
page-look-ahead-go = Undo anyway
page-looked-ahead = peeked
page-mars-course-hint = points by generation
page-mars-course-turned = { $owner } took the lead for good in generation { $round }.
page-mars-turned-in = Generation { $round }.

# Screen games.
page-screen-undo = Undo
page-screen-tap-space = { $count ->
    [one] Tap the marked space
   *[other] Tap one of the { $count } marked spaces
}
page-screen-place-here = Place it here
page-screen-then-cards = The rest depends on hidden cards.
page-screen-then-choice = Next: your choice.
page-screen-best-spaces = Best spaces by bonus
page-screen-why-not-others = Why not the others?
page-screen-happened = What happened
