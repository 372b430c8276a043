### The screen game of Tapestry: your side, played by the program.

## What happens on your side

tapestry-you-gain = { $resource } +{ $count }
tapestry-you-paid = Paid: { $resources }
tapestry-you-score = VP: { $vp } ({ $of })
tapestry-you-void = Nothing happens: { $of } cannot be carried out now
tapestry-you-draw = Into your hand: { $card }
tapestry-you-draw-hidden = { $owner }: a tapestry card is drawn
tapestry-you-draw-tile = Territory tile { $tile } into the supply
tapestry-you-draw-space = Space tile { $tile } into the supply
tapestry-you-discard = Discarded: { $card }
tapestry-you-discard-tile-step = Territory tile { $tile } discarded
tapestry-you-discard-tech-step = Tech card discarded: { $card }
tapestry-you-take-building = Taken from the income mat: { $building }
tapestry-you-build = { $building } in the capital city, { $count ->
    [one] plot
   *[other] plots
} { $place }
tapestry-you-build-craftsmen = { $building } on column { $column } of the Craftsmen
tapestry-you-build-on-map = { $building } on { $hex }
tapestry-you-put-aside = Put aside: { $building }
tapestry-you-complete-district = District { $district } is complete
tapestry-you-invent-step = Tech card invented: { $card }
tapestry-you-upgrade-step = { $card } moves to the { $row }
tapestry-you-explore-space = Space tile { $tile } explored
tapestry-you-outpost = Outpost on { $hex }; { $left } left
tapestry-you-outpost-trapped = Trap: your outpost lies toppled on { $hex }; { $left } left
tapestry-you-roll-dice = Conquer dice: red { $red }, black { $black }
tapestry-you-jump = { $owner }: { $track } ⇒ { $to }
tapestry-you-income-step = { $step }
tapestry-you-face-down = The hand is empty: the top tapestry card is put face down on the space of the era
tapestry-you-take-capital = Capital city mat: { $mat }
tapestry-you-start-with = Your civilization: { $civilization }
tapestry-you-gain-civilization = New civilization: { $civilization }
tapestry-you-skip-civilization = { $civilization } can only be a first civilization and is discarded
tapestry-you-predicted = The prediction is met: { $category }

## Reasons why something cannot be done

tapestry-lack-finished = There is no turn after your fifth income turn.
tapestry-lack-track-end = { $track }: no token can advance there.
tapestry-lack-forbidden = { $card } forbids advancing on this track.
tapestry-lack-resources = { $need ->
    [one] { $track }: the next space costs 1 resource (you have { $have }).
   *[other] { $track }: the next space costs { $need } resources (you have { $have }).
}
tapestry-lack-resource = The next space costs { $resource } (you have { $have }).

## Questions to you

tapestry-you-turn = What do you do?
    .why = { $owner }: advance on a track, or take the next income turn.
tapestry-you-pay = How do you pay?
    .why = { $track }: the cost of the next space, exactly.
tapestry-you-resource = Which resource do you gain?
    .why = From: { $of }.
tapestry-you-lose = Which resource do you give up?
    .why = From: { $of }.
tapestry-you-bonus = Do you take the bonus?
    .why = { $free ->
        [1] { $of }: { $gain }, for free.
       *[other] { $of }: { $gain }, for { $cost }.
    }
tapestry-you-place = Where does it go?
    .why = { $landmark ->
        [1] { $what }: parts of it may lie outside the capital city.
       *[other] { $what }: on a free plot of your capital city.
    }
tapestry-you-building = Which income building do you take?
    .why = From: { $of }.
tapestry-you-option = Which of these?
    .why = From: { $of }.
tapestry-you-order = What do you do first?
    .why = From: { $of }.
tapestry-you-whether = Do you use it?
    .why = From: { $of }.
tapestry-you-advance-free = Do you advance for free?
    .why = { $track }. From: { $of }.
tapestry-you-token = Which token moves?
    .why = { $track }: two tokens are there.
tapestry-you-repeat = Which position do you repeat?
    .why = From: { $of }.
tapestry-you-restart-track = On which track does the token start again?
    .why = From: { $of }.
tapestry-you-roll = Which result do you take?
    .why = From: { $of }.
tapestry-you-explore-where = Where do you explore?
    .why = A hex without terrain. From: { $of }.
tapestry-you-tile = Which tile do you place, and how turned?
    .why = { $hex }: one VP for each side that fits.
tapestry-you-double = Do you take the benefit twice instead of the VP?
    .why = From: { $of }.
tapestry-you-space = Which space tile do you explore?
    .why = From: { $of }.
tapestry-you-conquer-where = Which territory do you conquer?
    .why = From: { $of }.
tapestry-you-die = Which conquer die do you take?
    .why = Red: { $red }. Black: { $black }.
tapestry-you-row = From which row comes the outpost?
    .why = From: { $of }.
tapestry-you-invent = Which tech card do you take?
    .why = From: { $of }.
tapestry-you-refresh = Do you replace the three face-up tech cards?
    .why = From: { $of }.
tapestry-you-upgrade = Which tech card do you upgrade?
    .why = From: { $of }.
tapestry-you-use-tech = Which tech card do you use?
    .why = From: { $of }.
tapestry-you-play-card = Which tapestry card do you play?
    .why = From: { $of }.
tapestry-you-discard-card = Which tapestry card do you discard?
    .why = From: { $of }.
tapestry-you-discard-tile = Which territory tile do you discard?
    .why = From: { $of }.
tapestry-you-discard-tech = Which tech card do you discard?
    .why = From: { $of }.
tapestry-you-next-civilization = Which civilization acts first?
    .why = The order is yours.
tapestry-you-capital = Which capital city mat do you keep?
    .why = { $owner }: two mats are dealt, one is kept.
tapestry-you-civilization = Which civilization do you keep?
    .why = { $owner }: two civilizations are dealt, one is kept.
tapestry-ask-red-die = Red conquer die: what does it show?
    .why = You conquer a territory.
tapestry-ask-black-die = Black conquer die: what does it show?
    .why = You conquer a territory.
tapestry-move-advance = Advance
tapestry-move-income = Income turn

## Names

tapestry-resource-food = Food
tapestry-resource-worker = Worker
tapestry-resource-culture = Culture
tapestry-resource-coin = Coin
tapestry-bonus-payment-food = Food
tapestry-bonus-payment-worker = Worker
tapestry-bonus-payment-culture = Culture
tapestry-bonus-payment-coin = Coin
tapestry-bonus-payment-yes = Yes
tapestry-bonus-payment-no = No
tapestry-whether-yes = Yes
tapestry-whether-no = No
tapestry-building-market = Market
tapestry-building-house = House
tapestry-building-farm = Farm
tapestry-building-armory = Armory
tapestry-building-landmark = Landmark
tapestry-income-row-market = Markets
tapestry-income-row-house = Houses
tapestry-income-row-farm = Farms
tapestry-income-row-armory = Armories
tapestry-tech-deck = Top card of the deck
tapestry-tech-none = None
tapestry-tech-row-bottom = bottom row
tapestry-tech-row-middle = middle row
tapestry-tech-row-top = top row
tapestry-place = { $a ->
    [craftsmen] Craftsmen, column { $b }
   *[other] Plot { $a }.{ $b }
}
tapestry-tile-of = Tile { $b }
tapestry-space-tile = Space tile { $b }
tapestry-place-aside = Put aside
tapestry-turned-tile = { $b ->
    [0] Tile { $a }
   *[other] Tile { $a }, turned by { $b }
}
tapestry-die-red = Red die
tapestry-die-black = Black die
tapestry-die-both = Conquer dice
tapestry-red-face-4 = 4 VP
tapestry-red-face-5 = 5 VP
tapestry-red-face-6 = 6 VP
tapestry-red-face-7 = 7 VP
tapestry-red-face-territory = 1 VP per territory
tapestry-black-face-food = Food
tapestry-black-face-worker = Worker
tapestry-black-face-culture = Culture
tapestry-black-face-coin = Coin
tapestry-black-face-territory = Benefit of the territory
tapestry-era-2 = First in era 2
tapestry-era-3 = First in era 3
tapestry-era-4 = First in era 4
tapestry-your-step-civilization = Civilizations
tapestry-your-step-tapestry = Tapestry card
tapestry-your-step-upgrade-and-vp = Upgrade and VP
tapestry-your-step-income = Income
tapestry-your-step-final = Final scoring of civilizations
tapestry-category-tech-cards = tech cards
tapestry-category-districts = complete districts
tapestry-category-territories = territories
tapestry-category-tracks = completed tracks
tapestry-cause-none = your turn
tapestry-cause-income = your income turn
tapestry-option-1 = Option 1
tapestry-option-2 = Option 2
tapestry-option-3 = Option 3
tapestry-option-4 = Option 4
tapestry-option-5 = Option 5
tapestry-option-6 = Option 6
tapestry-civ-militants-1 = Row 1
tapestry-civ-militants-2 = Row 2

## Benefits in words

tapestry-benefit-all = { $one }, { $other }
tapestry-benefit-then = { $one }, then { $other }
tapestry-benefit-or = { $one } or { $other }
tapestry-benefit-resource = { $kind ->
    [food] { $n } food
    [worker] { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
    [culture] { $n } culture
    [coin] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
   *[other] { $n ->
        [one] 1 resource of any kind
       *[other] { $n } resources of any kind
    }
}
tapestry-benefit-pay = { $kind ->
    [food] lose { $n } food
    [worker] lose { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
    [culture] lose { $n } culture
    [coin] lose { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
   *[other] lose { $n ->
        [one] 1 resource of any kind
       *[other] { $n } resources of any kind
    }
}
tapestry-benefit-territory-tile = { $n ->
    [one] 1 territory tile
   *[other] { $n } territory tiles
}
tapestry-benefit-space-tile = { $n ->
    [one] 1 space tile
   *[other] { $n } space tiles
}
tapestry-benefit-tapestry-card = { $n ->
    [one] 1 tapestry card
   *[other] { $n } tapestry cards
}
tapestry-benefit-building = { $kind ->
    [market] a market
    [house] a house
    [farm] a farm
    [armory] an armory
   *[other] any income building
}
tapestry-benefit-invent = { $n ->
    [one] invent a tech card
   *[other] invent { $n } tech cards
}
tapestry-benefit-refresh-tech = replace the face-up tech cards
tapestry-benefit-upgrade = upgrade a tech card
tapestry-benefit-tech-circle = circle of a card in the middle row
tapestry-benefit-tech-square = square of a card in the top row
tapestry-benefit-explore = { $scope ->
    [anywhere] explore anywhere
   *[other] explore
}
tapestry-benefit-explore-space = explore a space tile
tapestry-benefit-conquer = { $scope ->
    [anywhere] conquer anywhere
   *[other] conquer
}
tapestry-benefit-research = { $gain ->
    [none] research without benefit
   *[other] research
}
tapestry-benefit-advance = { $track ->
    [exploration] advance: exploration
    [science] advance: science
    [military] advance: military
   *[other] advance: technology
}
tapestry-benefit-regress = { $track ->
    [exploration] regress: exploration
    [science] regress: science
    [military] regress: military
   *[other] regress: technology
}
tapestry-benefit-vp = { $n } VP
tapestry-benefit-vp-per = { $what ->
    [tech_card] { $n } VP per tech card
    [capital_line] { $n } VP per complete row and column of the capital city
    [territory] { $n } VP per territory
    [market] { $n } VP per market
    [house] { $n } VP per house
    [farm] { $n } VP per farm
    [armory] { $n } VP per armory
    [supply_territory_tile] { $n } VP per territory tile in the supply
    [tapestry_card] { $n } VP per tapestry card
    [landmark] { $n } VP per landmark
    [opponent] { $n } VP per opponent
    [achievement] { $n } VP per achievement
    [leading_track] { $n } VP per track you lead
    [trailing_track] { $n } VP per track where you are last
    [adjacent_territory_of_opponents] { $n } VP per adjacent territory of opponents
   *[other] { $n } VP per space of a track
}
tapestry-benefit-landmark = a landmark
tapestry-benefit-play-tapestry-over = play a tapestry card over the current one
tapestry-benefit-gain-civilization = another civilization
tapestry-benefit-repeat-position = repeat a position
tapestry-benefit-restart-token = a token starts again
tapestry-benefit-territory-benefit = benefit of the territory
tapestry-benefit-all-gain = every player gains 1 resource
tapestry-benefit-stand-up = stand up toppled outposts
tapestry-bonus-cost = { $pay ->
    [tile] { $n ->
        [one] 1 territory tile
       *[other] { $n } territory tiles
    }
    [tapestry] { $n ->
        [one] 1 tapestry card
       *[other] { $n } tapestry cards
    }
    [tech] { $n ->
        [one] 1 tech card
       *[other] { $n } tech cards
    }
   *[other] { $n ->
        [one] 1 resource of any kind
       *[other] { $n } resources of any kind
    }
}

## Why hexes cannot be chosen

tapestry-hex-has-terrain = { $space } is already a territory.
tapestry-hex-unexplored = { $space } is not explored yet.
tapestry-hex-own = { $space } is already yours.
tapestry-hex-full = Two tokens lie on { $space }; it can no longer be conquered.
tapestry-hex-not-beside-own = { $space } is not next to your territories.
tapestry-hex-allied = A card keeps the peace on { $space }.
tapestry-others-hex-has-terrain = { $count ->
    [one] is already a territory
   *[other] are already territories
}
tapestry-others-hex-unexplored = { $count ->
    [one] is not explored yet
   *[other] are not explored yet
}
tapestry-others-hex-own = { $count ->
    [one] is already yours
   *[other] are already yours
}
tapestry-others-hex-full = { $count ->
    [one] has two tokens
   *[other] have two tokens
}
tapestry-others-hex-not-beside-own = { $count ->
    [one] is not next to your territories
   *[other] are not next to your territories
}
tapestry-others-hex-allied = { $count ->
    [one] is kept in peace by a card
   *[other] are kept in peace by a card
}
tapestry-note-more = { $one } { $other }
tapestry-note-up-to = Sides that fit: up to { $vp } VP.
tapestry-note-fits = { $count ->
    [one] 1 side fits
   *[other] { $count } sides fit
}
tapestry-note-free = No side controls it.
tapestry-note-held = Held by { $owner }, whose outpost is toppled (toppled by you then: { $count }).
tapestry-note-achievement = { $achievement }: { $vp } VP.
tapestry-note-trap = { $count ->
    [one] A trap is possible: { $owner } has 1 tapestry card. You still roll the dice.
   *[other] A trap is possible: { $owner } has { $count } tapestry cards. You still roll the dice.
}
tapestry-note-no-tile = nothing, because this territory is printed on the board

## The expert

tapestry-expert-needs-screen-game = The expert plays only screen games of one player. Add the option you=played.
