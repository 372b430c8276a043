page-system-toy = The Race
page-system-toy-against = The Race, you against a die

toy-set-up = Set-up
toy-setup-track = Lay out a track of { $length } spaces, both pawns on the start.
toy-turn-human = Your turn
toy-turn-bot = The bot’s turn
toy-roll = The die shows { $face }
toy-move = { $owner }: space { $space }
toy-winner = Winner: { $owner }
toy-at-the-end = Your pawn is on the last space already.
toy-moment = Round { $round }, track of { $length }

toy-ask-turn = What did you do?
    .why = The bot looks at your pawn.
toy-ask-die = What does the die show?
    .why = The bot moves that far.
toy-field-distance = Spaces
toy-report-move = Moved
    .hint = Up to six spaces.
toy-report-done = Done
    .hint = Nothing more to report.

toy-owner-human = You
toy-owner-bot = The bot
toy-option-length = Length of the track
toy-score-total = Spaces
toy-fact-length = Length of the track
toy-fact-round = Round
toy-fact-human-space = Your space
toy-fact-bot-space = The bot’s space
toy-fact-scores-human = Your spaces
toy-fact-scores-bot = The bot’s spaces

toy-ruling-T1 = Both begin on the start.
    .why = It is a race.
toy-ruling-T2 = You say how far you moved.
    .why = The app does not see your pawn.
toy-ruling-T3 = The bot rolls one die.
    .why = It has no other mind.
toy-ruling-T4 = On the last space together you win.
    .why = You began.

toy-outcome-human-won = Games you won
toy-outcome-bot-space = The bot’s space
toy-option-you = Your side
toy-you-reported = Reported
toy-you-played = Played by the program
toy-you-turn = Do you walk or rest?
    .why = Walking takes breath.
toy-step-walk = Walk
toy-step-rest = Rest
toy-breathe = Breath changes
toy-lack-breath = You need { $need } breath and have { $have }.
