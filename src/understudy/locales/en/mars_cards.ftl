### Card texts of Terraforming Mars, composed from the card definitions.
### Clauses begin with a small letter; the first letter of a sentence is capitalized when it is composed.

## Sentences

mars-says-needs = Needs { $what }.
mars-says-start = You start with { $what }.
mars-says-now = { $what }.
mars-says-first = First action: { $what }.
mars-says-action = Action: { $what }.
mars-says-whenever = { $when }, { $what }.

## Lists

mars-and-2 = { $a } and { $b }
mars-and-besides = { $a }; { $b }
mars-and-3 = { $a }, { $b } and { $c }
mars-nor-3 = { $a }, { $b } or { $c }
mars-or-2 = { $a } or { $b }
mars-or-3 = { $a }, { $b } or { $c }
mars-either-2 = { $a }, or { $b }
mars-either-3 = { $a }, or { $b }, or { $c }

## Requirements

mars-demand-temperature = { $need } °C or warmer
mars-demand-temperature-at-most = { $need } °C or colder
mars-demand-oxygen = at least { $need } % oxygen
mars-demand-oxygen-at-most = at most { $need } % oxygen
mars-demand-oceans = { $need ->
    [one] at least { $need } ocean
   *[other] at least { $need } oceans
}
mars-demand-oceans-at-most = { $need ->
    [one] at most { $need } ocean
   *[other] at most { $need } oceans
}
mars-demand-tags = { $need ->
    [one] { $need } { mars-kind-of-tag } tag
   *[other] { $need } { mars-kind-of-tag } tags
}
mars-demand-production = { $which ->
    [mc] an MC production
    [steel] a steel production
    [titanium] a titanium production
    [plants] a plant production
    [energy] an energy production
   *[heat] a heat production
} of { $need } or more
mars-demand-greeneries = { $need ->
    [one] { $need } greenery you own
   *[other] { $need } greeneries you own
}
mars-demand-all-cities = { $need ->
    [one] { $need } city of any player
   *[other] { $need } cities of any player
}

## Counted amounts

mars-amount-per = { $amount } { $per }
mars-amount-as-much = { $of ->
    [mc] as many MC
    [plants] as many plants
    [steel] as much steel
    [titanium] as much titanium
    [energy] as much energy
   *[heat] as much heat
}
mars-per-tags = { $itself ->
    [0] { mars-per-tag }
   *[other] { mars-per-tag }, counting this card
}
mars-per-tag = { $every ->
    [1] for each { $tags } tag you have
   *[other] for every { $every } { $tags } tags you have
}
mars-per-opponents-tags = { $every ->
    [1] for each { $tags } tag MarsBot has (its track position)
   *[other] for every { $every } { $tags } tags MarsBot has (its track position)
}
mars-per-cities = for each city, on or off Mars
mars-per-cities-on-mars = for each city on Mars
mars-per-events = for each event you or MarsBot have played

## Effects

mars-does-for = { $cost } to { $gain }
mars-does-for-more = { $cost } to { $gain }
mars-does-if-rating-raised = if your TR has risen this generation, { $what }
mars-does-gain = gain { $what }
mars-does-spend = spend { $what }
mars-does-spend-with = { $metal ->
    [steel] spend { $what } (steel may be used)
   *[titanium] spend { $what } (titanium may be used)
}
mars-does-spend-any = { $of ->
    [mc] spend any number of MC
    [plants] spend any number of plants
    [steel] spend any amount of steel
    [titanium] spend any amount of titanium
    [energy] spend any amount of energy
   *[heat] spend any amount of heat
}
mars-production-of = { $of ->
    [mc] your MC production
    [steel] your steel production
    [titanium] your titanium production
    [plants] your plant production
    [energy] your energy production
   *[heat] your heat production
}
mars-production-by = { mars-production-of } by { $by }
mars-production-per = { mars-production-of } by { $by } { $per }
mars-does-increase = increase { $what }
mars-does-lower = decrease { $what }
mars-does-convert-production = decrease { $lowered } by any number of steps and increase { $raised } by the same number
mars-does-copy-production = repeat the production of { $count } of your cards with a building tag
mars-does-metal-production = increase your production of the metal shown there (steel or titanium) by 1
mars-does-rating = raise your TR by { $by }
mars-does-rating-per = raise your TR by { $by } { $per }
mars-does-raise = { $parameter ->
    [temperature] { $steps ->
        [one] raise the temperature by { $steps } step
       *[other] raise the temperature by { $steps } steps
    }
    [oxygen] { $steps ->
        [one] raise the oxygen by { $steps } step
       *[other] raise the oxygen by { $steps } steps
    }
   *[venus] { $steps ->
        [one] raise Venus by { $steps } step
       *[other] raise Venus by { $steps } steps
    }
}
mars-does-oceans = { $count ->
    [one] place an ocean
   *[other] place { $count } oceans
}
mars-does-lay = place { mars-the-tile }
mars-does-lay-where = place { mars-the-tile } { $where }
mars-the-tile = { $tile ->
    [city] a city
    [greenery] a greenery
    [ocean] an ocean
    [capital] the Capital (a city)
    [new_holland] a city that counts as an ocean too
   *[special] this card’s special tile
}
mars-where-off-map = outside the map
mars-where-land = on land
mars-where-ocean-area = on a space reserved for an ocean
mars-where-noctis = on the space reserved for Noctis City; if there is none, by the usual rule
mars-where-next-to-no-tile = with no adjacent tile
mars-where-next-to-a-city = next to a city
mars-where-next-to-two-cities = next to at least two cities
mars-where-next-to-a-greenery = next to a greenery
mars-where-metal = on a space that shows steel or titanium
mars-where-metal-next-to-an-own-tile = on a space that shows steel or titanium, next to one of your tiles
mars-where-volcanic = on a volcanic space, if the map has any
mars-does-mark = put a marker on free land; only you may build there
mars-does-add-to-here = add { $what } to this card
mars-does-add-to-another = add { $what } to another of your cards
mars-does-add-to-any = add { $what } to any of your cards
mars-does-add-to-played = add { $what } to the card just played
mars-does-add-to-used = add { $what } to one of your cards that already holds one
mars-does-take-off = remove { $what } from this card
mars-does-remove = remove up to { $what } from any player
mars-does-remove-beside = remove up to { $what } from the owner of a tile next to it
mars-does-steal = steal up to { $what } from MarsBot
mars-does-remove-from-card = { $up_to ->
    [0] remove { $what } from any player’s card
   *[other] remove up to { $what } from any player’s card
}
mars-does-lower-anybody = { $of ->
    [mc] decrease any player’s MC production by { $by }
    [steel] decrease any player’s steel production by { $by }
    [titanium] decrease any player’s titanium production by { $by }
    [plants] decrease any player’s plant production by { $by }
    [energy] decrease any player’s energy production by { $by }
   *[heat] decrease any player’s heat production by { $by }
}
mars-does-may = you may { $cost } to { $gain }
mars-does-when = if you have at least { $least } { $tags } tags, { $then }; otherwise { $otherwise }
mars-does-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
mars-does-draw-and-keep = look at { $count } cards from the deck, keep { $keep } and discard the rest
mars-does-look-and-buy = look at the top card of the deck and buy it or discard it
mars-does-discard = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
}
mars-does-reveal = reveal and discard the top card of the deck; if it has the { $tag } tag, { $then }

## Triggers

mars-when-tag = { $itself ->
    [0] for each { $tags } tag you play
   *[other] for each { $tags } tag you play, this card’s included
}
mars-when-anybodys-tag = { $itself ->
    [0] for each { $tags } tag any player plays
   *[other] for each { $tags } tag any player plays, this card’s included
}
mars-when-event = whenever you play an event
mars-when-event-with-tag = whenever you play an event that has the { $tag } tag
mars-when-card = whenever you play a card with a printed cost of { $cost } MC or more
mars-when-project = { $cost ->
    [0] whenever you do a standard project other than selling patents
   *[other] whenever you do a standard project with a printed cost of { $cost } MC or more
}
mars-when-tile-on-metal = whenever you place a tile on a space that shows steel or titanium
mars-when-own-city = { $itself ->
    [0] whenever you place a city
   *[other] whenever you place a city, this one included
}
mars-when-own-greenery = { $itself ->
    [0] whenever you place a greenery
   *[other] whenever you place a greenery, this one included
}
mars-when-anybodys-city = { $itself ->
    [0] whenever any player places a city
   *[other] whenever any player places a city, this one included
}
mars-when-anybodys-city-on-mars = { $itself ->
    [0] whenever any player places a city on Mars
   *[other] whenever any player places a city on Mars, this one included
}
mars-when-anybodys-ocean = { $itself ->
    [0] whenever any player places an ocean
   *[other] whenever any player places an ocean, this one included
}

## Ongoing effects

mars-says-cards-cost = Cards cost you { $less } MC less.
mars-says-cards-with-tag-cost = Cards with { $tag } tags cost you { $less } MC less.
mars-says-tags-cost = Cards cost you { $less } MC less for each { $tag } tag on them.
mars-says-next-card-costs = The next card you play this generation costs { $less } MC less.
mars-says-project-costs = The standard project “{ $project }” costs you { $less } MC less.
mars-says-metal-worth = { $metal ->
    [steel] Your steel is worth { $plus } MC more.
   *[titanium] Your titanium is worth { $plus } MC more.
}
mars-says-pays-heat = You may use heat as MC.
mars-says-within = { $steps ->
    [one] The global requirements of your cards may be off by up to { $steps } step either way.
   *[other] The global requirements of your cards may be off by up to { $steps } steps either way.
}
mars-says-next-card-within = { $steps ->
    [one] The global requirement of the next card you play this generation may be off by up to { $steps } step either way.
   *[other] The global requirement of the next card you play this generation may be off by up to { $steps } steps either way.
}
mars-says-changed-greenery-plants = { $by ->
    [one] A greenery costs you { $by } plant less.
   *[other] A greenery costs you { $by } plants less.
}
mars-says-protects = MarsBot cannot take { $what } from you.
mars-safe-plants = plants
mars-safe-animal = animals
mars-safe-microbe = microbes
mars-says-keeps = Resources on this card can never be removed.

## VP

mars-points = { $each } VP.
mars-points-here = { $each } VP { $every ->
    [1] for each { $of ->
        [animal] animal
        [microbe] microbe
        [floater] floater
        [science] science resource
        [fighter] fighter
        [asteroid] asteroid
        [camp] camp
        [hydroelectric] hydroelectric resource
        [preservation] preservation resource
       *[other] resource
    } on this card.
   *[other] for every { $every } { $of ->
        [animal] animals
        [microbe] microbes
        [floater] floaters
        [science] science resources
        [fighter] fighters
        [asteroid] asteroids
        [camp] camps
        [hydroelectric] hydroelectric resources
        [preservation] preservation resources
       *[other] resources
    } on this card.
}
mars-points-if-any-here = { $each } VP { $of ->
    [science] if there is a science resource on this card.
   *[other] if there is a resource on this card.
}
mars-points-tags = { $every ->
    [1] { $each } VP for each { $tag } tag you have.
   *[other] { $each } VP for every { $every } { $tag } tags you have.
}
mars-points-cities = { $every ->
    [1] { $each } VP for each city, on or off Mars.
   *[other] { $each } VP for every { $every } cities, on or off Mars.
}
mars-points-adjacent-oceans = { $each } VP for each ocean next to this tile.
mars-points-adjacent-cities = { $each } VP for each city next to this tile.
