### The screen game of Terraforming Mars on the page.

mars-screen-manner = How do you play?
mars-screen-manner-reported = At the table
    .hint = With the box: you report what you do
mars-screen-manner-played = On the screen
    .hint = Without a box: your cards and your board are here

mars-screen-price = { $mc } MC
mars-screen-start-money = starts with { $mc } MC
mars-screen-production = production
mars-screen-worth = worth { $points } VP
mars-screen-kind-automated = Automated
mars-screen-kind-active = Active
mars-screen-kind-event = Event
mars-screen-kind-corporation = Corporation
mars-screen-kind-prelude = Prelude
mars-screen-set-base = Base game

mars-screen-hand = Hand
mars-screen-played = Played
mars-screen-in-hand = In your hand
mars-screen-nth = { $number } of { $count }
mars-screen-card-before = The card before
mars-screen-card-after = The next card
mars-screen-play = Play for { $mc } MC
mars-screen-filter = Cards by tag
mars-screen-all = All
mars-screen-with-tag = Cards with the tag { $tag }
mars-screen-playable = { $count ->
    [0] None of these can be played now
    [one] One can be played now; it comes first
   *[other] { $count } can be played now; they come first
}
mars-screen-left-in-hand = { $count ->
    [one] One card was left in your hand; it is worth nothing
   *[other] { $count } cards were left in your hand; they are worth nothing
}
mars-screen-playable-now = could be played now
mars-screen-no-cards = You have no cards in hand
mars-screen-not-yet = Not yet
mars-screen-kept = Kept so far
mars-screen-keep-one = Keep one of these
mars-screen-corporations = Corporations
mars-screen-pile = The cards passed to you

mars-screen-start-hint = Look at your { $count } cards too before you choose
mars-screen-start = Your start
mars-screen-start-corporation = Corporation
mars-screen-start-preludes = Preludes
mars-screen-start-cards = Cards
mars-screen-see-cards = See the cards
mars-screen-next = { $card }, next
mars-screen-begin-with = Begin with { $card }
mars-screen-choose-one = Choose one
mars-screen-which-cards = Which cards do you buy?
mars-screen-left = left
mars-screen-keep-begin = { $count ->
    [0] Buy none and begin
   *[other] Buy { $count } and begin
}
mars-screen-too-many = Too many for your money
mars-screen-buy = { $count ->
    [0] Buy none
   *[other] Buy { $count }
}
mars-screen-keep = Keep { $card }

mars-screen-action-of = Your turn, action { $number } of 2
mars-screen-coach = What would you do?
mars-screen-coach-sub = Your final score minus MarsBot’s
mars-screen-coach-busy = Games are being played on from here …
mars-screen-coach-how = On average over { $count } games from this very position for each move, played on by the simple model “greedy”. The bar is how far the average may be off.
mars-screen-coach-alike = The first { $count } do not differ for certain.
mars-screen-forecast-assumes = Your side is played on by the simple model “greedy”, which plays by the rules but worse than most people.
mars-screen-verb-use = Use a card
mars-screen-verb-projects = Projects
mars-screen-verb-claim = Claim, fund
mars-screen-verb-sell = Sell
mars-screen-pass = Pass
mars-screen-end = End turn
mars-screen-likely-plants = Greenery for { $count } plants
mars-screen-likely-heat = Temperature for { $count } heat
mars-screen-use = Use
mars-screen-use-card = Use { $card }
mars-screen-used = used
mars-screen-use-a-card = Use a card
mars-screen-once = Each once a generation
mars-screen-projects = Projects
mars-screen-one-tap = One tap does it; undo takes it back
mars-screen-convert = Convert
mars-screen-convert-plants = Greenery from plants
mars-screen-convert-heat = Temperature from heat
mars-screen-standard-projects = Standard projects, as often as you like
mars-screen-claim-fund = Claim or fund
mars-screen-money = { $mc } MC in hand
mars-screen-have-need = you have { $have }, { $need } needed
mars-screen-bot-could = MarsBot could claim it
mars-screen-bot-has = MarsBot { $have } of { $need }
mars-screen-you-bot = you { $you }, MarsBot { $bot }
mars-screen-sell-patents = Sell patents
mars-screen-sell-hint = 1 MC for each card
mars-screen-sell = { $count ->
    [0] Choose cards
    [one] Sell 1 card for 1 MC
   *[other] Sell { $count } cards for { $count } MC
}

mars-screen-actions = Actions
mars-screen-always = Always
mars-screen-others = Others
mars-screen-events = Events
mars-screen-points = VP
mars-screen-card-points = VP on your cards
mars-screen-ahead-human = You are { $count } VP ahead
mars-screen-ahead-bot = MarsBot is { $count } VP ahead
mars-screen-stood = as both stood, without the awards
mars-screen-level = level
mars-screen-nothing-played = Nothing lies before you yet

mars-screen-happened = What happened
mars-screen-my-turn = My turn
mars-screen-go-on = Go on
mars-screen-take-back = Take back
mars-screen-tap-space = { $count ->
    [one] Tap the marked space
   *[other] Tap one of the { $count } marked spaces
}
mars-screen-place-here = Place it here
mars-screen-each = { $mc } MC each
mars-screen-fills = pays the rest
mars-screen-pay-why = Proposed: first what pays for little else, without waste; MC stay for everything.
mars-screen-pay-why-heat = Proposed: first what pays for little else. Heat stays, it warms Mars too.
mars-screen-pay = Pay { $mc } MC
mars-screen-pay-short = Not enough for { $mc } MC
mars-screen-pay-wasted = More than { $mc } MC
mars-screen-for-you = For you
mars-screen-opened = Mars is ready for it now
mars-screen-taken-from-you = Taken from you
mars-screen-cube-worth-most = The cube worth most has to go; among equal ones you choose.
mars-screen-stays = stays
mars-screen-threat = { $milestone }: MarsBot meets it and may claim it. You have { $have } of { $need }.
mars-screen-nothing-taken = Nothing was taken from you.
mars-screen-resource = Resource
mars-screen-had = had
mars-screen-has-now = now
mars-screen-income = TR { $tr } + production { $production }
mars-screen-energy-turned = { $count } turned to heat first
mars-screen-heat-from-energy = { $had } + { $count } from energy
mars-screen-now-hint = Without the awards.
mars-screen-score-cards = yours; MarsBot’s only on the harder levels

mars-screen-too-late = Too late.
mars-screen-last-chance = Last chance:
mars-screen-stands-at = { $of ->
    [temperature] the temperature stands at { $have } °C
    [oxygen] oxygen stands at { $have } %
    [venus] Venus stands at { $have } %
   *[oceans] { $have } oceans lie on Mars
}
mars-screen-cheaper = { $mc } MC less by { $card }
mars-screen-pays-with = Pays with
mars-screen-change = Change
mars-screen-then-cards = What follows depends on cards nobody has seen yet.
mars-screen-then-choice = Then you choose how it goes on.
mars-screen-taken = { $count } of 3 claimed
mars-screen-funded = { $count } of 3 funded
mars-screen-leads-you = you lead
mars-screen-leads-bot = MarsBot leads
mars-screen-leads-tie = level
mars-screen-no-actions = No card before you has an action
mars-screen-best-spaces = The best by what they bring
mars-screen-why-not-others = Why not the others?
mars-screen-not-taken = hold a tile
mars-screen-not-ocean = are for oceans only
mars-screen-not-land = are no place for an ocean
mars-screen-not-named = kept for a certain city
mars-screen-not-rule-greenery = touch no tile of yours
mars-screen-not-rule-city = lie next to a city
mars-screen-not-rule-card = are not where this tile may go
mars-screen-key-card = Open a card of your hand
mars-screen-key-neighbour = The card before or after it
mars-screen-key-enter = Press the filled button

## All cards

mars-all-find = Name or number
mars-all-set = Set
mars-all-sets = All sets
mars-all-kind = Kind
mars-all-kinds = All kinds
mars-all-no-tag = Cards without tags
mars-all-more = Show more
mars-all-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Colonies and Turmoil

mars-screen-trade = Trade
mars-screen-trade-with = Trade with { $colony }
mars-screen-fleets = { $home ->
    [0] no fleet at home
    [one] one fleet of { $all } at home
   *[other] { $home } fleets of { $all } at home
}
mars-screen-trade-brings = The trade brings
mars-screen-colony-brings = Each colony of yours brings
mars-screen-build-brings = Building here brings
mars-screen-income-card = { $count ->
    [one] a card
   *[other] { $count } cards
}
mars-screen-income-exchange = draw a card, then discard one
mars-screen-income-ocean = an ocean
mars-screen-build = Build for { $mc } MC
mars-screen-trade-for = { $count ->
    [0] Trade for nothing
   *[other] Trade for { $count } { $resource }
}
mars-screen-delegate = Send a delegate
mars-screen-send = { $mc ->
    [0] Send the delegate of the lobby
   *[other] Send a delegate for { $mc } MC
}
mars-screen-from-lobby = from the lobby, free
mars-screen-from-reserve = { $count } in the reserve
mars-screen-would-lead = you would lead it
mars-screen-would-dominate = it would be dominant
mars-screen-changes-nothing = nothing changes yet
mars-screen-policy-of = Policy of { $party }
mars-screen-rules = { $party }: in power
mars-screen-influence = Influence { $count }
mars-screen-in-lobby = one in the lobby, { $count } in the reserve
mars-screen-lobby-empty = lobby empty, { $count } in the reserve
mars-screen-world = Global events
mars-screen-world-you = what they do to you
mars-screen-world-now = now
mars-screen-world-next = next
mars-screen-world-then = then
mars-screen-world-nothing = nothing as things stand
mars-screen-world-more = and more, by choice or chance
mars-policy-mars-first = Each tile you place on Mars brings 1 steel.
mars-policy-scientists = Once a generation: pay 10 MC, draw 3 cards.
mars-policy-unity = Titanium is worth 1 MC more.
mars-policy-greens = Each greenery you place brings 4 MC.
mars-policy-reds = Each step of your TR costs 3 MC.
mars-policy-kelvinists = As often as you like: pay 10 MC, raise energy and heat production by 1.

## Prelude cards at the start

mars-screen-which-preludes = Which two preludes do you keep?
mars-screen-preludes-hint = They are played before your first turn.
mars-screen-two-preludes = { $count ->
    [0] Choose two
    [1] Choose one more
   *[other] These two, next
}
