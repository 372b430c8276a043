### Card texts of the expansions, in addition to mars_cards.ftl.

## Lists

mars-nor-1 = { $a }
mars-either-4 = { $a }, or { $b }, or { $c }, or { $d }

## Requirements

mars-demand-venus = at least { $need } % on Venus
mars-demand-venus-at-most = at most { $need } % on Venus
mars-demand-tr = a TR of { $need } or more
mars-demand-cities = { $need ->
    [one] { $need } city you own
   *[other] { $need } cities you own
}
mars-demand-all-cities-on-mars = { $need ->
    [one] { $need } city of any player on Mars
   *[other] { $need } cities of any player on Mars
}
mars-demand-colonies = { $need ->
    [one] { $need } colony you own
   *[other] { $need } colonies you own
}
mars-demand-colonies-at-most = { $need ->
    [one] at most { $need } colony you own
   *[other] at most { $need } colonies you own
}
mars-demand-held = { $need ->
    [one] { $need } floater on your cards
   *[other] { $need } floaters on your cards
}
mars-demand-resource-kinds = { $need } different kinds of resources, in stock or on your cards
mars-demand-city-by-ocean = one of your cities next to an ocean
mars-demand-all-city-by-ocean = a city of any player next to an ocean
mars-demand-party = { $party } ruling, or 2 of your delegates in that party
mars-demand-chairman = you as chairman
mars-demand-neutral-chairman = a neutral chairman
mars-demand-party-leaders = { $need ->
    [one] { $need } party led by you
   *[other] { $need } parties led by you
}
mars-demand-plants-removed = plants removed from a player by another this generation
mars-demand-nobody-passed = a generation in which no player has passed yet

## Counted amounts

mars-amount-each = { $amount } for each
mars-amount-at-most = { $amount }, at most { $most }
mars-per-both = { $a }, and { $b }
mars-per-all-tags = { $itself ->
    [0] for each { $tags } tag you or MarsBot have
   *[other] for each { $tags } tag you or MarsBot have, counting this card
}
mars-per-pairs-of-tags = { $itself ->
    [0] for each pair of one { $a } and one { $b } tag you have
   *[other] for each pair of one { $a } and one { $b } tag you have, counting this card
}
mars-per-distinct-tags = for each different tag you have
mars-per-cards-without-tags = for each of your cards without tags
mars-per-own-colonies = for each of your colonies
mars-per-colonies = for each colony of any player
mars-per-on-cards = { $every ->
    [1] for each { $of ->
       *[floater] floater
    } on your cards
   *[other] for every { $every } { $of ->
       *[floater] floaters
    } on your cards
}
mars-per-here = { $of ->
    [animal] for each animal on this card
    [floater] for each floater on this card
   *[other] for each resource on this card
}
mars-per-here-before = { $of ->
    [floater] for each floater that was on this card
   *[other] for each resource that was on this card
}
mars-per-cards-in-hand = for each card in your hand
mars-per-harbours = for each city and each special tile of any player next to an ocean
mars-per-empty-beside-own-tiles = for each free space next to your tiles
mars-per-completed-parameters = for each completed global parameter
mars-per-parties = for each party in which you have a delegate

## Resources and cards

mars-does-lose = lose { $what }
mars-does-lower-rating = lower your TR by { $by }
mars-does-spend-less = spend { $what }, { $less } less { $per },
mars-does-buy-resource = { $of ->
    [energy] buy any amount of energy for { $price } MC each
   *[other] buy any amount of a resource for { $price } MC each
}
mars-does-trade-production = decrease one of your productions by 1 to gain { $count } of that resource
mars-does-gain-any = { $count ->
    [one] gain a standard resource of your choice
   *[other] gain { $count } standard resources of your choice
}
mars-does-gain-any-as-many = gain the same number of one standard resource of your choice
mars-does-spend-standard = { $count ->
    [one] spend a standard resource of your choice
   *[other] spend { $count } standard resources of your choice
}
mars-does-gain-raised = gain the same amount of that resource
mars-does-lowest-production = increase your lowest production by { $by } (if tied, you choose)
mars-does-every-production-to-one = increase each of your productions below 1 to 1
mars-does-add-with-tag-to-any = add { $what } to any of your cards with the { $tag } tag
mars-does-add-with-tag-to-another = add { $what } to another of your cards with the { $tag } tag
mars-does-add-counted-to-here = add to this card { $what }
mars-does-add-counted-to-any = add to any of your cards { $what }
mars-does-add-counted-with-tag-to-any = add to any of your cards with the { $tag } tag { $what }
mars-does-add-to-several = { $count ->
    [one] add 1 resource to { $count } of your cards that already holds some
   *[other] add 1 resource each to up to { $count } of your cards that already hold some
}
mars-does-take-off-any = { $of ->
    [microbe] remove any number of microbes from this card
    [floater] remove any number of floaters from this card
   *[other] remove any number of resources from this card
}
mars-does-take-off-own = remove { $what } from one of your cards
mars-does-steal-all = steal { $what } from MarsBot (it must have that many)
mars-does-remove-from-tag = remove up to { $what } from MarsBot if it has a { $tag } tag
mars-does-when-here = { $of ->
    [disease] if there is a disease on this card, { $then }; otherwise { $otherwise }
   *[other] if there is a resource on this card, { $then }; otherwise { $otherwise }
}
mars-does-if-no-energy = if you have no energy, { $what }
mars-does-draw-per = { $count ->
    [one] draw { $count } card { $per }
   *[other] draw { $count } cards { $per }
}
mars-does-draw-as-many-and-keep = look at as many cards from the deck, keep { $keep } and discard the rest
mars-does-discard-any = discard any number of cards
mars-does-show = show any number of cards from your hand
mars-does-find = { $count ->
    [one] reveal cards until one has the { $tag } tag, take it and discard the others
   *[other] reveal cards until { $count } have the { $tag } tag, take them and discard the others
}
mars-does-find-floater-icon = { $count ->
    [one] reveal cards until one shows a floater, take it and discard the others
   *[other] reveal cards until { $count } show a floater, take them and discard the others
}
mars-does-find-requirement = { $count ->
    [one] reveal cards until one has a requirement, take it and discard the others
   *[other] reveal cards until { $count } have a requirement, take them and discard the others
}
mars-does-find-party = { $count ->
    [one] reveal cards until one requires a party, take it and discard the others
   *[other] reveal cards until { $count } require a party, take them and discard the others
}
mars-does-find-no-tags = { $count ->
    [one] reveal cards until one has no tag and is not an event, take it and discard the others
   *[other] reveal cards until { $count } have no tag and are not events, take them and discard the others
}
mars-does-reveal-several = reveal { $count } cards from the deck, take those with the { $tag } tag, and buy or discard the others

## The map

mars-does-lay-for-more = place { mars-the-tile } and gain its placement bonus { $times } times
mars-where-next-to-an-ocean = next to an ocean
mars-where-not-next-to-a-city = not adjacent to a city
mars-where-on-an-ocean = on top of an ocean, not adjacent to a city
mars-where-volcanic-city = on a volcanic space; if the map has none, by the usual rule
mars-does-mark-beside-own = put a marker on free land next to one of your tiles or markers; only you may build there
mars-does-greenery-becomes-city = remove one of your greeneries from the map and place a city there
mars-does-ocean-with-greenery = place an ocean and a greenery next to it
mars-does-raise-unrewarded = raise a global parameter by 1 step or place an ocean, without TR or bonuses for it
mars-does-bring-nomads = put the nomads on free land; no player may build where they are
mars-does-move-nomads = move the nomads to free land next to them and gain what a tile placed there would give
mars-does-first-players-ocean = place an ocean where the first player chooses
mars-does-cathedral = put a cathedral into any player’s city without one; its owner may spend { $price } MC to draw a card

## Colonies

mars-does-build-colony = build a colony
mars-does-build-colony-anywhere = build a colony, even where you already have one
mars-does-trade = trade for free
mars-does-gain-fleet = gain a trade fleet
mars-does-own-colony-bonuses = gain the colony bonus of each of your colonies
mars-does-raise-tracks = { $steps ->
    [one] move the marker of every colony tile up by { $steps } step
   *[other] move the marker of every colony tile up by { $steps } steps
}
mars-does-shift-tracks = move the marker of one colony tile up a step and that of another one down a step
mars-does-add-colony-tile = put one of the unused colony tiles into play

## Turmoil

mars-does-delegates = { $count ->
    [one] send a delegate to a party
   *[other] { $same ->
        [0] send { $count } delegates to any parties
       *[other] send { $count } delegates to one party
    }
}
mars-does-delegates-per = send a delegate to any party { $per }
mars-does-remove-delegate = remove any player’s delegate that is not a party leader
mars-does-replace-neutral = replace a neutral delegate that is not a party leader with one of yours
mars-does-become-chairman = replace the chairman with one of your delegates

## Prelude cards and the start

mars-does-draw-preludes = draw { $count } Prelude cards, play one of them and discard the rest
mars-does-draw-corporations = draw { $count } corporations, play one of them in addition to your own, discard the rest and pay { $price } MC
mars-does-repeat-prelude = repeat the immediate effect of your other Prelude card
mars-does-play-on-any-planet = play a card from your hand now, ignoring its global requirements
mars-does-play-for-less = play a card from your hand now for { $less } MC less
mars-does-look-at-prelude = while there is a director on this card, look at the top Prelude card: play it for { $price } MC and 1 director from this card, or discard it
mars-does-fund-free = fund an award for free
mars-does-two-projects = pay for 2 standard projects and do them (not selling patents); if you cannot do the second, lose { $penalty } MC
mars-does-take-actions = { $count ->
    [one] take { $count } action now
   *[other] take { $count } actions now
}
mars-does-pass = pass for this generation

## MarsBot

mars-does-bot-gains = MarsBot gains { $mc } MC
mars-does-bot-track-back = { $steps ->
    [one] MarsBot’s Event track regresses { $steps } step
   *[other] MarsBot’s Event track regresses { $steps } steps
}
mars-does-bot-loses = { $steps ->
    [one] MarsBot loses { $mc } MC and its Event track regresses { $steps } step
   *[other] MarsBot loses { $mc } MC and its Event track regresses { $steps } steps
}
mars-does-pay-victim = pay { $mc } MC to the player who lost something, unless that is you
mars-does-for-who-played = the player who plays it gains { $mc } MC or adds a microbe to that card
mars-does-give-to-bot = place this card in MarsBot’s played pile (its VP do not count). Playable only if MarsBot took something from you this generation

## Single cards

mars-does-use-again = use again one of your actions already used this generation
mars-does-events-back = { $count ->
    [one] return { $count } of your events without a special tile to your hand
   *[other] return up to { $count } of your events without a special tile to your hand
}
mars-does-host = put a card with a space or building tag from your hand here, with 2 resources on it
mars-does-double-hosted = double the resources on a card here
mars-does-turn-face-down = turn this card face down permanently
mars-says-hosted = You may play a card from here; it costs 1 MC less for each resource on it.
mars-says-not-used = This card is not used against MarsBot.
mars-says-wild = For your actions the wild tag counts as any one tag.

## Triggers

mars-when-card-with-tag = { $itself ->
    [0] whenever you play a card with { $tags } tags
   *[other] whenever you play a card with { $tags } tags, this one included
}
mars-when-anybodys-event-with-tag = whenever any player plays an event that has the { $tag } tag
mars-when-card-with-points = whenever you play a card with VP, unless they are negative
mars-when-card-without-tags = { $itself ->
    [0] whenever you play a card without tags
   *[other] whenever you play a card without tags, this one included
}
mars-when-card-with-one-tag = { $itself ->
    [0] whenever you play a card with exactly one tag
   *[other] whenever you play a card with exactly one tag, this one included
}
mars-when-card-with-tags = { $itself ->
    [0] whenever you play a card with at least { $least } tags
   *[other] whenever you play a card with at least { $least } tags, this one included
}
mars-when-own-ocean = { $itself ->
    [0] whenever you place an ocean
   *[other] whenever you place an ocean, this one included
}
mars-when-own-step = { $parameter ->
    [temperature] for each step by which you raise the temperature
    [oxygen] for each step by which you raise the oxygen
   *[venus] for each step by which you raise Venus
}
mars-when-anybodys-step = { $parameter ->
    [temperature] for each step by which any player raises the temperature
    [oxygen] for each step by which any player raises the oxygen
   *[venus] for each step by which any player raises Venus
}
mars-when-added = { $here ->
    [0] { $of ->
        [animal] for each animal you add to a card
        [microbe] for each microbe you add to a card
       *[other] for each resource you add to a card
    }
   *[other] { $of ->
        [asteroid] for each asteroid you add to this card
       *[other] for each resource you add to this card
    }
}
mars-when-colony = { $itself ->
    [0] whenever any player builds a colony
   *[other] whenever any player builds a colony, your first included
}
mars-when-trade = whenever you trade
mars-when-leader = whenever you become a party leader
mars-when-production = whenever you increase a production
mars-when-production-once = whenever you increase a production, once per action
mars-when-rating = for each step your TR rises
mars-when-production-phase = in the production phase, if your TR has not risen this generation
mars-when-new-tag = whenever you get a kind of tag for the first time
mars-when-neighbour = whenever one of your tiles and one of MarsBot’s become adjacent
mars-when-own-marker = whenever you place a tile on one of your markers
mars-when-hurt = whenever a player makes another lose resources or production

## Ongoing effects

mars-says-demanding-cards-cost = Cards with a requirement cost you { $less } MC less.
mars-says-pays-for-tags = { $of ->
    [floater] You may pay for cards with { $tags } tags with floaters from this card, worth { $value } MC each.
    [microbe] You may pay for cards with { $tags } tags with microbes from this card, worth { $value } MC each.
    [graphene] You may pay for cards with { $tags } tags with graphene from this card, worth { $value } MC each.
   *[other] You may pay for cards with { $tags } tags with resources from this card, worth { $value } MC each.
}
mars-says-stock-pays-for-tags = { $of ->
   *[plants] You may pay for cards with { $tags } tags with plants, worth { $value } MC each.
}
mars-says-pays-for-projects = { $of ->
   *[science] You may pay for standard projects with science resources from this card, worth { $value } MC each.
}
mars-says-pays-for-these-projects = { $of ->
   *[asteroid] You may pay for these standard projects with asteroids from this card, worth { $value } MC each: { $projects }.
}
mars-says-floaters-are-heat = Floaters on this card can be spent as 2 heat each.
mars-says-within-venus = { $steps ->
    [one] The Venus requirements of your cards may be off by up to { $steps } step either way.
   *[other] The Venus requirements of your cards may be off by up to { $steps } steps either way.
}
mars-says-changed-trade-cost = Trading costs you { $by } less of the resource you pay with.
mars-says-changed-trade-steps = { $by ->
    [one] Before you trade, you may move the marker of that tile up by { $by } step.
   *[other] Before you trade, you may move the marker of that tile up by up to { $by } steps.
}
mars-says-changed-influence = You have { $by } more influence.
mars-says-set-energy-kept = In the production phase you choose how much of your energy becomes heat.
mars-says-set-card-price = Cards cost you { $to } MC when you buy them.
mars-says-set-milestone-cost = { $to ->
    [0] Claiming a milestone costs you nothing.
   *[other] Claiming a milestone costs you { $to } MC.
}
mars-says-set-award-cost = { $to ->
    [0] Funding an award costs you nothing.
   *[other] Funding an award costs you { $to } MC.
}
mars-says-set-ocean-money = Oceans give you { $to } MC when you place a tile next to them.
mars-says-set-skips-rating = Each action phase, ignore the first step your TR would rise.

## VP

mars-points-colonies = { $every ->
    [1] { $each } VP for each colony of any player.
   *[other] { $each } VP for every { $every } colonies of any player.
}
mars-points-cathedrals = { $each } VP for each cathedral in any player’s city.
mars-points-special = If this card has 10 or more animals at the end, each player loses 1 VP per own city.

## Uncertain cards

mars-doubt-122 = Not certain: plants that Manutech gives for its production may also pay for it.
mars-doubt-146 = Not certain: plants that Manutech gives for its production may also pay for it.
mars-doubt-219 = Not certain: a wild tag may not count as a Venus tag for its resource.
mars-doubt-C02 = Not certain: it may also be playable when MarsBot has less than 5 MC.
mars-doubt-P43 = Not certain: its two actions may be in the other order.
mars-doubt-P82 = Not certain: it may also be playable when MarsBot has fewer than 4 plants.
mars-doubt-T02 = Not certain: it may also be playable when there is no delegate to remove.
mars-doubt-X45 = Not certain: one source shows a microbe tag on it.
mars-doubt-X51 = Not certain: it may be exactly 2 events, and it may also be playable without an event.
mars-doubt-X53 = Not certain: older printings cost 17 MC and show a building tag.
mars-doubt-X59 = Not certain: its number may be different.
mars-doubt-X62 = Not certain: its number may be different.
mars-doubt-X63 = Not certain: its number may be different.
mars-doubt-X66 = Not certain: it may move any number of steps at once, and its number may be different.
mars-doubt-X76 = Not certain: its number may be different.
