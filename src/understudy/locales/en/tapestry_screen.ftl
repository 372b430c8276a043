### The screen game of Tapestry on the page.

tapestry-screen-adjustments = Start adjustments of civilizations
    .hint = Official corrections that make the civilizations more equal.
tapestry-screen-my-turn = My turn
tapestry-screen-go-on = Continue
tapestry-screen-tracks = Tracks
tapestry-screen-city = Capital city
tapestry-screen-city-tab = City
tapestry-screen-cards = Cards
tapestry-screen-or = or
tapestry-screen-which-track = Choose a track, or take an income turn
tapestry-screen-only-income = No advance can be paid
tapestry-screen-advance-to = Advance to { $space }
tapestry-screen-change-payment = Change payment
tapestry-screen-first-in-era = You would be first in the next era: { $gives }.
tapestry-screen-opened = Opened on the income mat: { $gives }.
tapestry-screen-confirm-income = Take the income turn now?
    .hint = { $count ->
        [one] You can still pay for one advance. Resources stay with you.
       *[other] You can still pay for advances on { $count } tracks. Resources stay with you.
    }
    .stay = Keep playing this era
tapestry-screen-all-spaces = All spaces
tapestry-screen-bonus = Bonus for { $cost }:
tapestry-screen-worth-now = { $vp } VP now
tapestry-screen-points = Points
tapestry-screen-next-income = next income turn
tapestry-screen-left-in-row = { $row } left on the mat
tapestry-screen-in-hand = Tapestry cards in hand
tapestry-screen-tiles = Territory tiles
tapestry-screen-space-tiles = Space tiles
tapestry-screen-tech = Tech cards
tapestry-screen-outposts = Outposts left
tapestry-screen-impassable = impassable, counts as filled
tapestry-screen-row = Row { $number }
tapestry-screen-column = Column { $number }
tapestry-screen-district = District { $number }
tapestry-screen-tap-plot = { $what }: tap a plot
tapestry-screen-rotate = Rotate
tapestry-screen-outside = partly outside the city ({ $rows } up, { $columns } left)
tapestry-screen-turned = { $number ->
    [0] not turned
    [one] turned by one quarter
   *[other] turned by { $number } quarters
}
tapestry-screen-turned-points = { $number ->
    [0] not turned, { $vp } VP
   *[other] turned by { $number } of 6, { $vp } VP
}
tapestry-screen-build-here = Build it here
tapestry-screen-up-to = up to { $vp } VP
tapestry-screen-choose-tile = Choose a tile
tapestry-screen-lay = Place it: { $vp } VP
tapestry-screen-mat = Income mat
tapestry-screen-position-open = Open: { $gives }
tapestry-screen-position-next = Opened by the next building: { $gives }
tapestry-screen-position-closed = Covered: { $gives }
tapestry-screen-aside = Put aside: { $list }
tapestry-screen-city-counts = Complete districts: { $districts } · complete rows and columns: { $lines }
tapestry-screen-civilizations = Civilizations
tapestry-screen-mat-column = Column { $number }: { $list }
tapestry-screen-mat-row = Row { $number }: { $count } outposts
tapestry-screen-mat-stands = The token is on: { $where }
tapestry-screen-mat-marked = Marked: { $list }
tapestry-screen-mat-squares = Uncovered squares: { $list }
tapestry-screen-mat-prediction = { $category }: { $count }{ $reached ->
    [0] {""}
   *[other] , met
}
tapestry-screen-mat-tokens = Tokens left: { $count }
tapestry-screen-face-down = Face down
tapestry-screen-kind-when-played = When played
tapestry-screen-kind-this-era = This era
tapestry-screen-kind-trap = Trap
tapestry-screen-needs-track = Top row: a player at space { $space } of { $track }
tapestry-screen-needs-row = Top row: { $row }, position { $number } open
tapestry-screen-met = met
tapestry-screen-circle = Circle: { $gives }
tapestry-screen-square = Square: { $gives }
tapestry-screen-deck-left = { $count } in the deck
tapestry-screen-eras = Tapestry cards of the eras
tapestry-screen-hand-hidden = This hand is hidden.
tapestry-screen-hand-over = Pass the device to { $owner }
    .hint = Cards stay hidden until you confirm.
tapestry-screen-i-am = I am { $owner }
tapestry-screen-start = Start: { $gives }
tapestry-screen-key-track = Choose a track
tapestry-screen-key-enter = The main button
tapestry-screen-then-chance = The rest depends on chance.
tapestry-screen-source-mat = Income mat
tapestry-screen-source-tiles = Exploring
tapestry-screen-source-spaces = Spaces of the tracks
tapestry-screen-source-tech = Tech cards
tapestry-screen-source-cards = Tapestry cards
tapestry-screen-source-civilizations = Civilization
tapestry-screen-source-dice = Conquering
tapestry-screen-source-space-tiles = Space tiles
tapestry-screen-source-other = Other
tapestry-screen-income-step = Income turn { $turn }: { $step }
tapestry-screen-legend = What the symbols mean
tapestry-screen-choose-hex = Choose this hex
