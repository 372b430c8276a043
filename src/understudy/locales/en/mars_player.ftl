### The screen game of Terraforming Mars: your side, played by the program.

## What happens on your side

mars-you-play-card = You play { $card } ({ $price } MC)
mars-you-lay-out = { $card } is now in play
mars-you-reveal-corporation = You play the corporation { $card }
mars-you-first-action = You take the first action of { $card }
mars-you-react = { $card } takes effect
mars-you-project = You use the standard project { $project }
mars-you-convert-plants = You convert plants into a greenery
mars-you-convert-heat = You convert heat into a temperature step
mars-you-gain = You: { $resource } +{ $amount }
    .told = You gain { $resource }
mars-you-spend = You pay: { $resource } −{ $amount }
    .told = You pay { $resource }
mars-you-lose = You lose: { $resource } −{ $amount }
    .told = You lose { $resource }
mars-you-raise-production = Your production: { $resource } +{ $amount }
    .told = You increase { $resource } by { $amount }
mars-you-lower-production = Your production: { $resource } −{ $amount }
    .told = You decrease { $resource } by { $amount }
mars-you-put-on = { $resource } on { $card }: +{ $count }
    .told = You put { $resource } on { $card }
mars-you-take-off = { $resource } on { $card }: −{ $count }
    .told = You take { $resource } from { $card }
mars-you-draw = { $count ->
    [one] You take { $cards } into your hand
   *[other] You take { $count } cards into your hand: { $cards }
}
mars-you-discard = You discard { $card }
mars-you-draw-hidden = { $count ->
    [one] One card is drawn into the hand
   *[other] { $count } cards are drawn into the hand
}
mars-you-discard-hidden = { $count ->
    [one] One card is discarded face down
   *[other] { $count } cards are discarded face down
}
mars-drafted-hidden = { $count ->
    [one] One card was drafted
   *[other] { $count } cards were drafted
}
mars-you-reveal = You reveal and discard { $card }
mars-you-keep-preludes = You keep the Prelude cards { $cards }
mars-you-play-prelude = You play the Prelude card { $card }
mars-you-cannot-prelude = The Prelude card { $card } cannot be resolved and is discarded for 15 MC
mars-you-gain-fleet = You gain a trade fleet
mars-you-meet-event = The global event { $event } affects you
mars-you-use-policy = You use the policy of the ruling party: { $party }
mars-you-off-map-cathedral = You build the cathedral in your city outside the map
mars-you-host = You put { $card } under a card, with 2 resources
mars-you-double-hosted = The resources of { $card } are doubled
mars-you-leave-host = { $card } leaves the card that held it
mars-you-turn-face-down = { $card } is turned face down and is an event from now on

## Questions

mars-you-turn = What do you do?
    .why = Take one or two actions, or pass for the generation.
mars-you-second-action = What do you do next?
    .why = You may take a second action or end your turn.
mars-you-choose-corporation = Which corporation do you play?
    .why = You keep one. Your starting money pays for the project cards you keep.
mars-you-buy = Which card do you buy?
    .why = A card costs { $price } MC; you can pay for { $left } more.
mars-you-choose-option = Which of these?
    .why = { $card } lets you choose.
mars-you-choose-whether = { $looked ->
    [none] Do you want this?
   *[other] Do you want { $looked }?
}
    .why = Optional effect of { $card }.
mars-you-choose-space = Where does it go?
    .why = Placing: { $tile }. Only legal spaces can be chosen.
mars-you-choose-target = Who loses it?
    .why = { $card } lets you choose. MarsBot loses MC or track steps instead.
mars-you-choose-amount = How many?
    .why = You choose the number.
    .asked =
        { $of ->
            [production] By how many steps?
            [cards] How many cards do you discard?
            [shown] How many cards do you show?
            [events] How many events do you return to your hand?
            [steps] By how many steps do you raise the marker before the trade?
            [mc] How many do you buy?
            [steel] How much steel do you spend?
            [titanium] How much titanium do you spend?
            [plants] How many plants do you spend?
            [energy] How much energy do you spend?
            [heat] How much heat do you spend?
            [microbe] How many microbes do you remove?
            [floater] How many floaters do you remove?
           *[other] How many do you use?
        }
mars-you-choose-holder = Which card gets it?
    .why = Effect of { $card }. Only cards that can hold it can be chosen.
mars-you-choose-giver = From which card?
    .why = Effect of { $card }. Only cards with enough on them can be chosen.
mars-you-choose-kept = Which card do you keep?
    .why = Effect of { $card }. The others are discarded.
mars-you-choose-discarded = Which card do you discard?
    .why = It leaves your hand.
mars-you-choose-copied = Whose production do you repeat?
    .why = { $card } repeats the production of one of your building cards.
mars-you-choose-resource = Which resource?
    .why = { $card } lets you choose.
mars-you-choose-parameter = Which parameter?
    .why = { $card } lets you choose.
mars-you-choose-city = In which city?
    .why = { $card } lets you choose.
mars-you-choose-colony = Which colony tile?
    .why = Only legal tiles can be chosen.
    .asked =
        { $use ->
            [build] Where do you build a colony?
            [trade] With which colony tile do you trade?
            [raise] Which tile’s marker do you raise?
            [lower] Which tile’s marker do you lower?
           *[other] Which colony tile do you add?
        }
mars-you-choose-party = Which party?
    .why = Your delegate goes there. The dominant party rules next.
mars-you-choose-owner = Whose delegate is removed?
    .why = { $card } lets you choose.
mars-you-choose-award = Which award do you fund?
    .why = { $card } funds it for free.
mars-you-choose-project = Which standard project?
    .why = { $card }: you pay for the project.
mars-you-choose-fee = What do you pay for the trade?
    .why = You can pay MC, energy or titanium.
mars-you-choose-used = Which action do you use again?
    .why = Effect of { $card }. Only actions used this generation that are possible now can be chosen.
mars-you-choose-repeated = Which Prelude card do you repeat?
    .why = { $card } repeats its immediate effect.
mars-you-choose-returned = Which event do you return to your hand?
    .why = Effect of { $card }.
mars-you-choose-hosted = Which card?
    .why = Effect of { $card }. The resources on it will lower its price.
mars-you-choose-prelude = Which Prelude card do you play?
    .why = Effect of { $card }. The others are discarded.
mars-you-choose-preludes = Which Prelude card do you keep?
    .why = You keep two and play both before your first turn.
mars-you-choose-next-prelude = Which Prelude card do you play first?
    .why = You play both; you choose the order.
mars-you-choose-played = Which card do you play?
    .why = { $card } lets you play it now.
mars-you-sell = How many cards do you sell?
    .why = Each card sold gives 1 MC.
mars-you-choose-sold = Which card do you sell?
    .why = It is discarded and gives 1 MC.
mars-you-keep-energy = How much energy becomes heat?
    .why = One of your cards lets you keep energy.
mars-you-floaters-as-heat = How many floaters do you spend as heat?
    .why = Each floater on Stormcraft Incorporated counts as 2 heat; any excess is lost.
mars-you-pay = How do you pay?
    .why = The price is { $price } MC. Whatever you do not cover is paid in MC.
mars-you-final-greenery = Do you convert plants into another greenery?
    .why = After the last production phase you may still convert plants into greeneries; oxygen no longer rises.
mars-pay = Amount
mars-field-project = Standard project
mars-field-what = What you convert

mars-move-play = Play a card
    .hint = You pay for it and resolve it.
mars-move-action = Use a card’s action
    .hint = Once per generation, for each card in play.
mars-move-standard-project = Standard project
    .hint = Listed on the board, available to all.
mars-move-convert = Convert
    .hint = Plants into a greenery, or heat into a temperature step.
mars-move-claim = Claim a milestone
    .hint = Three milestones can be claimed, by both sides together.
mars-move-fund = Fund an award
    .hint = Three awards can be funded, by both sides together.
mars-move-trade = Trade
    .hint = Send a trade fleet to gain what the tile’s marker shows.
mars-move-delegate = Send a delegate
    .hint = From the lobby for free, from your reserve for 5 MC.
mars-move-policy = Use the ruling policy
    .hint = The action of the ruling party.
mars-move-pass = Pass
    .hint = You take no more turns this generation.
mars-move-end = End the turn
    .hint = No second action.

mars-whether-yes = Yes
mars-whether-no = No
mars-offer-mc = Gain { $count } MC
mars-offer-microbe = Add a microbe to { $card }
mars-offer-buy = Buy it for { $price } MC
mars-offer-play = Play it for { $price } MC
mars-offer-discard = Discard it
mars-offer-card = Spend { $price } MC to draw a card
mars-offer-no-card = Draw no card
mars-target-bot = MarsBot
mars-target-bot-card = MarsBot’s corporation card
mars-target-human = You
mars-target-nobody = No player
mars-city-map = A city on the map
mars-city-off-map = Your city outside the map
mars-your-card-none = No more cards
mars-option-of = Option { $b }

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
    .hint = At a table with the board game, or on this screen only.
mars-you-reported = At the table
    .hint = You play with the board game and tell the app what concerns MarsBot.
mars-you-played = On the screen
    .hint = The app deals your cards and knows every rule; you need no board game.
mars-played-needs-dealt = In a screen game the app deals all cards. Set every deck to “dealt by the app”.
mars-played-chooses-corporation = In a screen game you choose your corporation during setup. Leave this option empty.
mars-expert-needs-screen-game = The expert plays only screen games. Add the option you=played.

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
mars-lack-on-cards = Needs { $amount } on the card; it has { $have }.
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
        [one] Needs your own greenery.
       *[other] Needs { $need } of your own greeneries; you have { $have }.
    }
    [cities] { $need ->
        [one] Needs a city; there is none.
       *[other] Needs { $need } cities; there are { $have }.
    }
    [colonies] { $need ->
        [one] Needs your own colony.
       *[other] Needs { $need } of your own colonies; you have { $have }.
    }
    [held] Needs { $amount } on your cards; you have { $have }.
    [party] Needs this party ruling, or two of your delegates in it: { $party }.
    [party_leaders] Needs you as a party leader.
    [chairman] Needs you as chairman.
    [neutral_chairman] Needs a neutral chairman.
    [resource_kinds] Needs { $need } kinds of resources; you have { $have }.
    [city_by_ocean] Needs a city adjacent to an ocean.
    [plants_removed] Needs plants removed from MarsBot this generation.
   *[nobody_passed] Only while no player has passed.
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
mars-lack-space = No legal space is free for this tile: { $tile }.
mars-lack-target = No player has any to take.
mars-lack-cards = { $of ->
    [copied] None of your building cards has a production that can be repeated.
    [used] No used action can be used again.
    [events] None of your events can return to your hand.
    [hosted] You have no card with a space or building tag in your hand.
    [here] There is no card under it.
    [prelude] None of your other Prelude cards can be repeated.
    [playable] No card in your hand can be played now.
    [hand] { $need ->
        [one] Needs a card in your hand.
       *[other] Needs { $need } cards in your hand; you have { $have }.
    }
   *[other] This card is not there.
}
mars-lack-used = Its action has been used this generation.
mars-lack-condition = { $of ->
    [rating_raised] Only if your TR has risen this generation.
    [hurt] Only if MarsBot has taken something from you this generation.
   *[no_energy] Only if you have no energy.
}
mars-lack-taken = It is already taken.
mars-lack-limit = { $need ->
    [one] It is already taken.
   *[other] All { $need } are taken.
}
mars-lack-not-met = Needs { $need }; you have { $have }.
mars-lack-delegate = You have no delegate left.
mars-lack-fleet = You have no trade fleet left.
mars-lack-colony = No colony tile has room for your colony.
mars-lack-nothing = It would have no effect now.
mars-lack-complete = { $of ->
    [oceans] All nine oceans are on the map: it would have no effect.
    [temperature] The temperature is at its maximum: it would have no effect.
    [oxygen] Oxygen is at its maximum: it would have no effect.
   *[other] Venus is at its maximum: it would have no effect.
}
mars-lack-tax = The Reds take { $need } MC for the TR; you would have { $have } MC left.
mars-pay-not-taken = The scenario pays with a resource that this price does not accept. Remove it from “pay”.

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
