### The screen game of Terraforming Mars on the page.


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
mars-screen-card-before = Previous card
mars-screen-card-after = Next card
mars-screen-play = Play for { $mc } MC
mars-screen-filter = Cards by tag
mars-screen-all = All
mars-screen-with-tag = Cards with a { $tag } tag
mars-screen-sort = Order of the hand
mars-screen-sort-playable = Playable first
mars-screen-sort-price = By price
mars-screen-sort-type = By type
mars-screen-sort-tag = By tag
mars-screen-later = For later
mars-screen-playable = { $count ->
    [0] None playable now
    [one] 1 playable now, shown first
   *[other] { $count } playable now, shown first
}
mars-screen-left-in-hand = Unplayed cards in hand: { $count } (no VP)
mars-screen-if-bought = { $by } % if bought
mars-screen-playable-now = playable now
mars-screen-no-cards = You have no cards in hand
mars-screen-not-yet = Not playable yet
mars-screen-kept = Kept so far
mars-screen-keep-one = Keep one of these
mars-screen-corporations = Corporations
mars-screen-pile = Cards passed to you

mars-screen-start-hint = Look at your { $count } cards before you choose
mars-screen-start = Your start
mars-screen-start-corporation = Corporation
mars-screen-start-preludes = Prelude cards
mars-screen-start-cards = Cards
mars-screen-see-cards = See the cards
mars-screen-next = { $card }, next
mars-screen-begin-with = Start with { $card }
mars-screen-choose-one = Choose one
mars-screen-which-cards = Which cards do you buy?
mars-screen-left = left
mars-screen-keep-begin = { $count ->
    [0] Buy none and start
   *[other] Buy { $count } and start
}
mars-screen-too-many = You cannot afford that many
mars-screen-buy = { $count ->
    [0] Buy none
   *[other] Buy { $count }
}
mars-screen-buy-all = Buy all { $count }
mars-screen-keep = Keep { $card }

mars-screen-action-of = Your turn, action { $number } of 2
mars-screen-forecast-assumes = The simple model “greedy” plays your side by the rules, but worse than most people.
mars-screen-verb-use = Use a card
mars-screen-verb-projects = Standard projects
mars-screen-verb-claim = Claim or fund
mars-screen-verb-sell = Sell
mars-screen-pass = Pass
mars-screen-end = End turn
mars-screen-confirm-pass = Pass for this generation?
    .hint = You take no more turns until the next generation. You still have moves:
    .stay = Keep playing
mars-screen-confirm-cards = Playable cards
mars-screen-confirm-buy = Buy none of these cards?
    .hint = All of them are discarded. You have { $mc } MC, and a card costs { $price } MC.
    .stay = Back to the cards
mars-screen-likely-plants = Greenery for { $count } plants
mars-screen-likely-heat = Temperature for { $count } heat
mars-screen-use = Use action
mars-screen-use-card = Use action of { $card }
mars-screen-used = used
mars-screen-use-a-card = Use a card’s action
mars-screen-once = Once per generation
mars-screen-projects = Standard projects
mars-screen-one-tap = One tap does it. Undo reverts it.
mars-screen-convert = Convert
mars-screen-convert-plants = Greenery from plants
mars-screen-convert-heat = Temperature from heat
mars-screen-standard-projects = Standard projects (unlimited)
mars-screen-claimable = { $milestones } can be claimed
mars-screen-claim-fund = Claim or fund
mars-screen-money = You have { $mc } MC
mars-screen-have-need = you have { $have } of { $need }
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
mars-screen-always = Ongoing effects
mars-screen-others = Other cards
mars-screen-events = Events
mars-screen-points = VP
mars-screen-card-points = VP on your cards
mars-story = The game in five sentences
mars-story-start = { $corporation } met MarsBot on { $map } ({ $difficulty }) for { $generations ->
    [one] one generation
   *[other] { $generations } generations
}.
mars-story-rating = Your terraform rating went from { $yours } to { $now }, MarsBot’s from { $its } to { $risen }.
mars-story-cards = You played { $cards ->
    [one] one card
   *[other] { $cards } cards
} and placed { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} of your own; MarsBot placed { $its }.
mars-story-goals = Milestones and awards: yours { $yours }; MarsBot’s { $its }.
mars-story-none = none
mars-story-result-human = You won by { $count } VP, most of all with { $line } (+{ $lead }).
mars-story-result-bot = MarsBot won by { $count } VP, most of all with { $line } (+{ $lead }).
mars-story-result-level = Both sides had the same points.
mars-story-lost = The parameters were not complete in time.
mars-screen-ahead-human = You are { $count } VP ahead
mars-screen-ahead-bot = MarsBot is { $count } VP ahead
mars-screen-stood = without awards
mars-screen-level = tied
mars-screen-nothing-played = No cards in play yet

mars-screen-my-turn = My turn
mars-screen-go-on = Continue
mars-screen-each = { $mc } MC each
mars-screen-fills = rest in MC
mars-screen-pay-why = Suggested: spends resources with few other uses first, without waste, and saves MC.
mars-screen-pay-why-heat = Suggested: saves heat, which can raise the temperature.
mars-screen-pay = Pay { $mc } MC
mars-screen-pay-short = Not enough for { $mc } MC
mars-screen-pay-wasted = Too much for { $mc } MC
mars-screen-for-you = For you
mars-screen-opened = Playable now
mars-screen-taken-from-you = You lost
mars-screen-cube-worth-most = The resource worth most VP must go; if tied, you choose.
mars-screen-stays = stays
mars-screen-threat = MarsBot meets { $milestone } and may claim it. You have { $have } of { $need }.
mars-screen-nothing-taken = You lost nothing.
mars-screen-resource = Resource
mars-screen-had = before
mars-screen-has-now = now
mars-screen-income = TR { $tr } + production { $production }
mars-screen-energy-turned = { $count } became heat
mars-screen-heat-from-energy = { $had } + { $count } from energy
mars-screen-now-hint = Without awards.
mars-screen-score-cards = yours; MarsBot’s only on Hard and Brutal

mars-screen-too-late = No longer playable.
mars-screen-last-chance = Last chance to play:
mars-screen-stands-at = { $of ->
    [temperature] the temperature is { $have } °C
    [oxygen] oxygen is at { $have } %
    [venus] Venus is at { $have } %
   *[oceans] there are { $have } oceans on Mars
}
mars-screen-cheaper = { $mc } MC less ({ $card })
mars-screen-pays-with = Pays with
mars-screen-change = Change
mars-screen-taken = { $count } of 3 claimed
mars-screen-funded = { $count } of 3 funded
mars-screen-leads-you = you lead
mars-screen-leads-bot = MarsBot leads
mars-screen-leads-tie = tied
mars-screen-no-actions = None of your cards in play has an action
mars-screen-key-card = Open a card, select in a list
mars-screen-key-list = Move in a list or on the map
mars-screen-key-neighbour = Previous or next card
mars-screen-key-enter = Press the main button

## All cards

mars-legend = What the symbols mean
mars-legend-any-resource = A resource of your choice
mars-legend-production = In the box: production
mars-legend-any-tile = Any tile
mars-legend-card = A card
mars-legend-token = A resource on a card
mars-legend-here = To this card
mars-legend-for = Left is paid, right is gained
mars-legend-per = For each 2 of these
mars-legend-either = Of any player
mars-legend-rival = Of MarsBot
mars-legend-requirement = Required to play the card
mars-legend-action = Action, once per generation
mars-legend-always = Effect while the card is in play
mars-legend-first = Your first action of the game
mars-legend-book = Only in the text
mars-all-find = Name, number or text
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
mars-screen-fleets = { $home } of { $all } trade fleets available
mars-screen-trade-brings = Trade income
mars-screen-colony-brings = Colony bonus (each)
mars-screen-build-brings = Placement bonus
mars-screen-income-card = { $count ->
    [one] a card
   *[other] { $count } cards
}
mars-screen-income-exchange = draw a card, then discard one
mars-screen-income-ocean = an ocean
mars-screen-build = Build for { $mc } MC
mars-screen-trade-for = { $count ->
    [0] Trade for free
   *[other] Trade for { $count } { $resource }
}
mars-screen-delegate = Send a delegate
mars-screen-send = { $mc ->
    [0] Send the lobby delegate (free)
   *[other] Send a delegate ({ $mc } MC)
}
mars-screen-from-lobby = from the lobby, free
mars-screen-from-reserve = { $count } in the reserve
mars-screen-would-lead = you would lead it
mars-screen-would-dominate = it would be dominant
mars-screen-changes-nothing = no change yet
mars-screen-policy-of = Policy of { $party }
mars-screen-rules = Ruling party: { $party }
mars-screen-influence = Influence { $count }
mars-screen-in-lobby = one in the lobby, { $count } in the reserve
mars-screen-lobby-empty = lobby empty, { $count } in the reserve
mars-screen-world = Global events
mars-screen-world-you = effect on you
mars-screen-world-now = now
mars-screen-world-next = next
mars-screen-world-then = later
mars-screen-world-nothing = no effect at present
mars-screen-world-more = plus effects that depend on choice or chance
mars-policy-mars-first = When you place a tile on Mars, gain 1 steel.
mars-policy-scientists = Once per generation: spend 10 MC to draw 3 cards.
mars-policy-unity = Titanium is worth 1 MC more.
mars-policy-greens = When you place a greenery, gain 4 MC.
mars-policy-reds = When you raise your TR, pay 3 MC per step.
mars-policy-kelvinists = Spend 10 MC to increase energy and heat production 1 step each (repeatable).

## Prelude cards at the start

mars-screen-which-preludes = Which two Prelude cards do you keep?
mars-screen-preludes-hint = They are played before your first turn.
mars-screen-two-preludes = { $count ->
    [0] Choose two
    [1] Choose one more
   *[other] These two, next
}
