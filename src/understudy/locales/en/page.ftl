### The page: buttons, headings and short remarks. What the rules say stands in mars.ftl and table.ftl.

page-title = Understudy
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
page-start = Start generation 1

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
page-nothing-more = Nothing more for MarsBot
page-other = Something else
page-put-right = Put something right
page-less = Less: { $what }
page-more = More: { $what }
page-finder = Number or name
page-matches = Cards found
page-no-match = No card here has that number or name.
page-tap-space = Tap a space on the board
page-over = The game is over.
page-over-hint = Undo still works, if something was forgotten.

## MarsBot's turn

page-bot-turn = { $count ->
    [one] MarsBot’s turn
   *[other] MarsBot’s turns
}
page-set-up = Set-up
page-before = Before your turn
page-resolved = now on the played pile
page-only-tracks = Only its tracks move.
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
page-score-hint-mc = MarsBot’s money turned into points
page-score-hint-cards = yours, as you told us; MarsBot’s only on the harder levels
page-score-tie = A tie goes to MarsBot.
page-score-so-far = MarsBot’s points if the game ended now, without the awards. It also wins as soon as generation { $last } begins.
page-instant-loss = The last generation has begun: MarsBot wins without counting.

## What stands in the way

page-away = The server does not answer. Nothing is lost; the page keeps trying.
page-away-sending = The server does not answer. What you entered is kept and goes out as soon as it is back.
page-stale = The game has moved on meanwhile, perhaps on another device. This is the question now.
page-unexpected = The server said something unexpected ({ $status }). Nothing was changed.
