### Before and after a game: home, new game, history.

## Doors to a new game

page-door-table = I have the game on my table
    .hint = You play on the real board. The app plays the opponent and tells you what to move.
page-door-screen = Play on the screen, no box needed
    .hint = The app deals the cards and keeps the board. Stop whenever you like; the game is kept.
page-door-soon = soon

## New game

page-setup-of-table = { $game }, on your table
page-setup-of-screen = { $game }, on the screen
page-setup-steps = Steps
page-setup-at-once = Start at once
page-setup-at-once-hint = Nothing more to choose.
page-preset-first = First game
page-preset-last = Same as last time
page-preset-owned = What I own
page-setup-or = or
page-setup-next = Next: { $step }
page-setup-start = Set up the table
page-setup-chosen = Your game
page-setup-more = More choices
page-setup-more-hint = nothing here is needed
page-setup-badge-first = first game
page-setup-badge-easy = less work
page-setup-mixed = Some of each
page-setup-mixed-hint = Your own: { $decks }. The app does the rest.
page-setup-you-own = You own
page-setup-choose = Choose

page-mars-step-box = Box
page-mars-step-cards = Cards
page-mars-step-bot = MarsBot
page-mars-own = What do you own?
page-mars-own-hint = Tap what you want in today’s game.
page-mars-base-game = Base game
page-mars-deck-source-question = Who turns over MarsBot’s cards?
    .hint = Your own hand is always real cards.
page-mars-deck-source-dealt = The app deals them
    .hint = It shuffles, shows each card and keeps MarsBot’s board.
page-mars-deck-source-real = I turn over my own
    .hint = You type the number or a piece of the name.
page-mars-deck-source-own-base = the base game, no MarsBot cards
    .choose = the app deals
page-mars-deck-source-own-both-few = the base game and the Automa box, and want few pieces
    .choose = the app deals; leave that box closed
page-mars-deck-source-own-both-all = both, and want everything on the table
    .choose = your own cards
page-mars-deck-source-own-base-apart = the base game, and no card may turn up on both sides
    .choose = your own project cards; the app deals the bonus cards (More choices)
page-mars-strength = How strong is MarsBot?
page-mars-strength-hint = You can change this between games.
page-mars-level-easy = Skips Advance spaces; gains less when an action fails.
page-mars-level-normal = The rules as printed.
page-mars-level-hard = Also scores its cards; claims milestones sooner.
page-mars-level-brutal = As Hard, with one more card each generation.
page-mars-setup = You against MarsBot, { $level }, on { $map } with { $boxes }.
page-mars-setup-base = You against MarsBot, { $level }, on { $map }.
page-mars-setup-own-level = with rules of your choice
page-mars-setup-cards = { $cards }
page-mars-setup-dealt = The app deals its cards.
page-mars-setup-real = You turn over its cards.
page-mars-setup-mixed = Your own cards: { $decks }.
page-mars-setup-played = The app deals all cards and keeps the board.
page-mars-setup-corporation = MarsBot’s corporation: { $corporation }.
page-mars-setup-draft = Research: { $draft }.

page-tapestry-step-players = Players
page-tapestry-step-cards = Cards
page-tapestry-step-bots = Automa
page-tapestry-deck-source-question = Who turns over the bots’ cards?
    .hint = Your own hand is always real cards.
page-tapestry-deck-source-dealt = The app does most of it
    .hint = It draws the bots’ decision and tapestry cards and rolls their die. Tiles and tech cards come from your box.
page-tapestry-deck-source-real = I turn over everything
    .hint = You draw from your own decks and tell the app what came up.
page-tapestry-deck-source-own-few = Tapestry, and want few pieces
    .choose = the app does most of it
page-tapestry-deck-source-own-all = Tapestry, and want everything on the table
    .choose = turn over everything
page-tapestry-deck-source-own-die = Tapestry, and want to roll the die
    .choose = your own science die (More choices)
page-tapestry-setup-solo = You against the Automa and the Shadow Empire, { $level }.
page-tapestry-setup-two-humans = Two players and the Shadow Empire.
page-tapestry-setup-cards = { $cards }
page-tapestry-setup-dealt = The app turns over most of their cards.
page-tapestry-setup-real = You turn over all their cards.
page-tapestry-setup-played = The app deals all cards and keeps the boards.
page-tapestry-setup-mixed = Your own: { $decks }.

## Home

page-home-claim = Play alone.
page-home-claim-2 = The app is your opponent.
page-home-line = It plays MarsBot in Terraforming Mars and the Automa in Tapestry, by the printed rules.
page-home-learn = Learn MarsBot in ten minutes
    .hint = A guided first game. No box needed.
page-home-how-play = You play your turn
    .hint = on your board, or by taps on the screen
page-home-how-answer = The opponent answers
    .hint = its card is turned over, its pieces move
page-home-how-why = Ask Why?
    .hint = every move names its rule and what else was possible
page-home-offline = Works without network.
page-home-install = Add to home screen
page-home-install-hint = Add it to your home screen from the browser’s menu.
page-home-others = Other games
page-home-new-table = on my table
page-home-new-screen = on the screen
page-time-played = { $time } played
page-manage-game = More about this game
page-newer-hint = It is used the next time you open the app. Your games stay as they are.
page-newer-later = Later
page-newer-now = Use it now

## History

page-bg-stats = Log in BG Stats
page-record-corporation = MarsBot’s corporation: { $corporation }
page-history-file = The history as a file
page-history-file-hint = All finished games with results and options.
page-history-csv = Table (CSV)
page-history-json = Data (JSON)
page-history-empty-hint = When a game ends, its score sheet is saved here, with what you won and by how much.

## Errors

page-try-again = Try again

## Problem reports

page-problem = Report a problem
page-problem-hint = Writes one file for a bug report. Nothing is sent.
page-problem-expected = What happened, and what did you expect?
page-problem-contents = The file contains your text, the whole game with its hidden cards, the last steps, the version, the browser, the screen size and your display settings. It contains no link, no secret and no title of the game.
page-problem-save = Save the report
page-problem-saved = Saved as { $file }. Attach the file to your bug report.
page-daily = Deal of the day
page-daily-row = { $count ->
    [0] No days in a row yet
    [one] 1 day in a row
   *[other] { $count } days in a row
}
