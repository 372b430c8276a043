### The screen game of Terraforming Mars: your side, played by the program.

## What happens on your side

mars-you-play-card = You play { $card } ({ $price } MC)
mars-you-lay-out = Before you: { $card }
mars-you-reveal-corporation = Your corporation: { $card }
mars-you-first-action = First action of { $card }
mars-you-use = You use { $card }
mars-you-react = { $card } takes effect
mars-you-project = Standard project: { $project }
mars-you-convert-plants = You turn plants into a greenery
mars-you-convert-heat = You turn heat into a step of temperature
mars-you-gain = You: { $resource } +{ $amount }
mars-you-spend = You pay: { $resource } −{ $amount }
mars-you-lose = You lose: { $resource } −{ $amount }
mars-you-raise-production = Your production: { $resource } +{ $amount }
mars-you-lower-production = Your production: { $resource } −{ $amount }
mars-you-put-on = { $card }: { $resource } +{ $count }
mars-you-take-off = { $card }: { $resource } −{ $count }
mars-you-draw = { $count ->
    [one] Into your hand: { $cards }
   *[other] Into your hand, { $count } cards: { $cards }
}
mars-you-discard = Discarded: { $card }
mars-you-draw-hidden = { $count ->
    [one] One card goes into the hand
   *[other] { $count } cards go into the hand
}
mars-you-discard-hidden = { $count ->
    [one] One card is discarded face down
   *[other] { $count } cards are discarded face down
}
mars-drafted-hidden = { $count ->
    [one] One card was drafted
   *[other] { $count } cards were drafted
}
mars-you-reveal = Revealed and discarded: { $card }
mars-you-remove-tile = Your tile is taken off { $space }
mars-you-keep-preludes = Preludes you keep: { $cards }
mars-you-play-prelude = You play the prelude { $card }
mars-you-cannot-prelude = The prelude cannot be carried out and is discarded: { $card }
mars-you-move-colony-track = Marker of { $colony }: step { $to }
mars-you-gain-fleet = You gain a trade fleet
mars-you-add-colony = A colony tile comes into play: { $colony }
mars-you-withdraw-delegate = { $party } loses a delegate: { $owner }
mars-you-replace-delegate = { $party }: your delegate takes the place of another one: { $owner }
mars-you-take-the-chair = Your delegate becomes chairman
mars-you-meet-event = What the global event does to you: { $event }
mars-you-use-policy = You use the policy of the ruling party: { $party }
mars-you-host = Put under a card, with 2 resources: { $card }
mars-you-double-hosted = Its resources are doubled: { $card }
mars-you-leave-host = Leaves the card it lay under: { $card }
mars-you-turn-face-down = Turned face down, an event from now on: { $card }
mars-you-cool = The temperature falls to { $to } °C

## Questions

mars-you-turn = What do you do?
    .why = One or two actions; who passes takes no more turns in this generation.
mars-you-second-action = What do you do next?
    .why = A second action is allowed, not compulsory.
mars-you-choose-corporation = Which corporation do you play?
    .why = You keep one; your starting money pays for the project cards you keep.
mars-you-buy = Which card do you buy?
    .why = { $left ->
        [one] A card costs { $price } MC; you can pay for { $left } more.
       *[other] A card costs { $price } MC; you can pay for { $left } more.
    }
mars-you-choose-option = Which of these?
    .why = { $card } leaves you the choice.
mars-you-choose-whether = { $looked ->
    [none] Do you want this?
   *[other] Do you want this: { $looked }?
}
    .why = { $card } offers it; you need not.
mars-you-choose-space = Where does it go?
    .why = To be placed: { $tile }. Only spaces where it may lie can be chosen.
mars-you-choose-target = Who is to lose it?
    .why = { $card } leaves you the choice; MarsBot loses MC or steps of a track instead.
mars-you-choose-amount = How many?
    .why = The card leaves the number to you.
mars-you-choose-holder = Which card gets it?
    .why = By { $card }. Only cards that can hold it can be chosen.
mars-you-choose-giver = From which card?
    .why = By { $card }. Only cards with enough on them can be chosen.
mars-you-choose-kept = Which card do you keep?
    .why = By { $card }. The others are discarded.
mars-you-choose-discarded = Which card do you discard?
    .why = It leaves your hand.
mars-you-choose-copied = Whose production do you repeat?
    .why = { $card } does the production of a building card of yours once more.
mars-you-choose-resource = Which resource?
    .why = { $card } leaves you the choice.
mars-you-choose-parameter = Which parameter?
    .why = { $card } leaves you the choice.
mars-you-choose-colony = Which colony tile?
    .why = Only tiles that are possible now can be chosen.
mars-you-choose-party = Which party?
    .why = Your delegate goes there; the largest party will rule next.
mars-you-choose-owner = Whose delegate?
    .why = { $card } leaves you the choice.
mars-you-choose-award = Which award do you fund?
    .why = { $card } funds it for nothing.
mars-you-choose-project = Which standard project?
    .why = { $card } has you carry it out; you pay for it.
mars-you-choose-fee = What do you trade for?
    .why = MC, energy or titanium pays for the trade.
mars-you-choose-used = Which action do you use again?
    .why = By { $card }. It has been used in this generation and can be used now.
mars-you-choose-repeated = Which prelude do you repeat?
    .why = { $card } does once more what that prelude did at once.
mars-you-choose-returned = Which event do you take back?
    .why = By { $card }. It comes back into your hand.
mars-you-choose-hosted = Which card?
    .why = By { $card }. The resources on it will lower its price.
mars-you-choose-prelude = Which prelude do you play?
    .why = By { $card }. The others are discarded.
mars-you-choose-preludes = Which prelude do you keep?
    .why = You keep two and play both before your first turn.
mars-you-choose-next-prelude = Which prelude do you play first?
    .why = You play both; the order is yours.
mars-you-choose-played = Which card do you play?
    .why = { $card } lets you play it at once.
mars-you-sell = How many cards do you sell?
    .why = Every card sold brings 1 MC.
mars-you-choose-sold = Which card do you sell?
    .why = It is discarded and brings 1 MC.
mars-you-keep-energy = How much energy turns to heat?
    .why = A card of yours lets you keep energy.
mars-you-floaters-as-heat = How many floaters do you spend as heat?
    .why = On Stormcraft Incorporated a floater is 2 heat; no change is given.
mars-you-pay = How do you pay?
    .why = The price is { $price } MC; what nothing else covers is paid in MC.
mars-you-final-greenery = Do you turn plants into another greenery?
    .why = After the last production plants may still become greeneries; oxygen no longer rises.
mars-pay = How many of it
mars-field-project = Standard project
mars-field-what = What you convert

mars-move-play = Play a card
    .hint = You pay for it and carry it out.
mars-move-action = Use a card
    .hint = The action of a card before you, once in each generation.
mars-move-standard-project = Standard project
    .hint = Printed on the board, open to everybody.
mars-move-convert = Convert
    .hint = Plants into a greenery, heat into a step of temperature.
mars-move-claim = Claim a milestone
    .hint = Three milestones in the game, for both sides together.
mars-move-fund = Fund an award
    .hint = Three awards in the game, for both sides together.
mars-move-trade = Trade
    .hint = A fleet brings what the marker of a colony tile shows.
mars-move-delegate = Send a delegate
    .hint = From the lobby for nothing, from your reserve for 5 MC.
mars-move-policy = Use the policy
    .hint = The action of the ruling party.
mars-move-pass = Pass
    .hint = You take no more turns in this generation.
mars-move-end = End the turn
    .hint = No second action.

mars-whether-yes = Yes
mars-whether-no = No
mars-target-bot = MarsBot
mars-target-bot-card = MarsBot’s corporation card
mars-target-human = You
mars-target-nobody = Nobody
mars-your-card-none = No more cards
mars-option-of = Choice { $b }

mars-project-power-plant = Power plant
mars-project-asteroid = Asteroid
mars-project-aquifer = Aquifer
mars-project-greenery = Greenery
mars-project-city = City
mars-project-air-scrapping = Air scrapping
mars-project-build-colony = Build a colony
mars-project-sell-patents = Sell patents

## Names: what cards hold, special tiles

mars-resource-asteroid = Asteroids
mars-resource-camp = Camps
mars-resource-director = Directors
mars-resource-disease = Diseases
mars-resource-fighter = Fighters
mars-resource-graphene = Graphene
mars-resource-hydroelectric = Hydroelectric
mars-resource-preservation = Preservation

mars-tile-natural-preserve = Natural Preserve
mars-tile-mining-rights = Mining Rights
mars-tile-mining-area = Mining Area
mars-tile-nuclear-zone = Nuclear Zone
mars-tile-ecological-zone = Ecological Zone
mars-tile-lava-flows = Lava Flows
mars-tile-mohole-area = Mohole Area
mars-tile-commercial-district = Commercial District
mars-tile-industrial-center = Industrial Center
mars-tile-restricted-area = Restricted Area
mars-tile-deimos-down = Deimos Down
mars-tile-great-dam = Great Dam
mars-tile-magnetic-field-generators = Magnetic Field Generators

## Who plays your side

mars-option-you = Your side
    .hint = At a table with the box, or on this screen alone.
mars-you-reported = At the table
    .hint = You play with the box and tell the app what concerns MarsBot.
mars-you-played = On the screen
    .hint = The app deals your cards and knows every rule; no box is needed.
mars-played-needs-dealt = When you play on the screen, the app deals all cards. Choose dealt decks.
mars-played-chooses-corporation = When you play on the screen, you choose your corporation in the game. Leave it open here.

## Why something is not possible now

mars-lack-money = Costs { $need } MC; you can pay { $have } MC.
mars-lack-resource = Needs { $amount }; you have { $have }.
mars-lack-production = { $have ->
    [0] Your { mars-lack-of } cannot go down.
   *[other] Your { mars-lack-of } would go down by { $need }; it can go down by { $have } at most.
}
mars-lack-of = { $of ->
    [mc] MC production
    [steel] steel production
    [titanium] titanium production
    [plants] plant production
    [energy] energy production
   *[heat] heat production
}
mars-lack-on-cards = Needs { $amount } on the card; { $have } there.
mars-lack-requirement = { $of ->
    [temperature] Needs { $need } °C or more; it is { $have } °C.
    [oxygen] Needs { $need } % oxygen or more; it is { $have } %.
    [venus] Needs Venus at { $need } % or more; it is at { $have } %.
    [oceans] { $need ->
        [one] Needs an ocean; there is none.
       *[other] Needs { $need } oceans or more; there are { $have }.
    }
    [tags] { $need ->
        [one] Needs { $need } { mars-kind-of-tag } tag; you have none.
       *[other] Needs { $need } { mars-kind-of-tag } tags; you have { $have }.
    }
    [production] Needs { $which ->
        [mc] MC
        [steel] steel
        [titanium] titanium
        [plants] plant
        [energy] energy
       *[heat] heat
    } production of { $need }; yours is { $have }.
    [tr] Needs a TR of { $need }; yours is { $have }.
    [greeneries] { $need ->
        [one] Needs a greenery of yours.
       *[other] Needs { $need } greeneries of yours; you have { $have }.
    }
    [cities] { $need ->
        [one] Needs a city; there is none.
       *[other] Needs { $need } cities; there are { $have }.
    }
    [colonies] { $need ->
        [one] Needs a colony of yours.
       *[other] Needs { $need } colonies of yours; you have { $have }.
    }
    [held] Needs { $amount } on your cards; you have { $have }.
    [party] Needs a party that rules, or two delegates of yours in it: { $party }.
    [party_leaders] Needs you as the leader of a party.
    [chairman] Needs you as chairman.
    [neutral_chairman] Needs a neutral chairman.
    [resource_kinds] Needs { $need } kinds of resources; you have { $have }.
    [city_by_ocean] Needs a city next to an ocean.
    [plants_removed] Needs plants taken from MarsBot in this generation.
   *[nobody_passed] Only as long as nobody has passed.
}
mars-kind-of-tag = { $which ->
    [building] building
    [space] space
    [science] science
    [power] power
    [jovian] Jovian
    [earth] Earth
    [city] city
    [plant] plant
    [animal] animal
    [microbe] microbe
    [venus] Venus
    [event] event
   *[wild] wild
}
mars-lack-at-most = { $of ->
    [temperature] Only up to { $need } °C; it is { $have } °C.
    [oxygen] Only up to { $need } % oxygen; it is { $have } %.
    [venus] Only up to { $need } % on Venus; it is { $have } %.
    [oceans] { $need ->
        [one] Only with { $need } ocean at most; there are { $have }.
       *[other] Only with { $need } oceans at most; there are { $have }.
    }
   *[other] Only up to { $need }; it is { $have }.
}
mars-lack-space = There is no free space for it: { $tile }.
mars-lack-target = There is nobody it could be taken from.
mars-lack-cards = { $of ->
    [copied] There is no building card of yours whose production could be repeated.
    [used] There is no used action that could be used again.
    [events] There is no event of yours that could come back.
    [hosted] There is no card with a space or building tag in your hand.
    [here] There is no card under it.
    [prelude] There is no other prelude of yours that could be repeated.
    [playable] There is no card in your hand that could be played now.
    [hand] { $need ->
        [one] Needs a card in your hand.
       *[other] Needs { $need } cards in your hand; you have { $have }.
    }
   *[other] This card is not there.
}
mars-lack-used = Its action has been used in this generation.
mars-lack-condition = { $of ->
    [rating_raised] Only if your TR has risen in this generation.
    [hurt] Only if MarsBot has taken something from you in this generation.
   *[no_energy] Only if you have no energy.
}
mars-lack-taken = It is taken already.
mars-lack-limit = { $need ->
    [one] { $need } is taken already; there is no other.
   *[other] { $need } are taken already; no more can be.
}
mars-lack-not-met = Needs { $need }; you have { $have }.
mars-lack-delegate = You have no delegate left for it.
mars-lack-fleet = You have no trade fleet left for it.
mars-lack-colony = There is no colony tile with room for you.
mars-lack-nothing = It would change nothing now.
mars-lack-tax = The Reds take { $need } MC for the TR; you would have { $have } MC left.
mars-lack-first = The first action of your corporation comes first.
mars-pay-not-taken = Not everything you would pay with is accepted here.

## Amounts

mars-amount = { $of ->
    [mc] { $count } MC
    [steel] { $count } steel
    [titanium] { $count } titanium
    [plants] { $count ->
        [one] { $count } plant
       *[other] { $count } plants
    }
    [energy] { $count } energy
    [heat] { $count } heat
    [animal] { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
    [microbe] { $count ->
        [one] { $count } microbe
       *[other] { $count } microbes
    }
    [floater] { $count ->
        [one] { $count } floater
       *[other] { $count } floaters
    }
    [science] { $count ->
        [one] { $count } science resource
       *[other] { $count } science resources
    }
    [fighter] { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    }
    [asteroid] { $count ->
        [one] { $count } asteroid
       *[other] { $count } asteroids
    }
    [camp] { $count ->
        [one] { $count } camp
       *[other] { $count } camps
    }
    [director] { $count ->
        [one] { $count } director
       *[other] { $count } directors
    }
    [disease] { $count ->
        [one] { $count } disease
       *[other] { $count } diseases
    }
    [graphene] { $count } graphene
    [hydroelectric] { $count ->
        [one] { $count } hydroelectric resource
       *[other] { $count } hydroelectric resources
    }
    [preservation] { $count ->
        [one] { $count } preservation resource
       *[other] { $count } preservation resources
    }
    [animal_or_microbe] { $count ->
        [one] { $count } animal or microbe
       *[other] { $count } animals or microbes
    }
   *[any] { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
}
