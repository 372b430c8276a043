### Terraforming Mars against MarsBot.
### Names (tracks, tags, tiles …) are inserted unchanged into sentences.

## Setting up the table

mars-setup-map = Map { $map }, set up for two players: temperature −30 °C, oxygen 0 %, no oceans.
mars-setup-cards = { $corporate ->
    [0] Base cards only: remove the Corporate Era cards.
   *[other] Base cards with the Corporate Era cards.
}
mars-setup-expansions = In play: { $expansions }.
mars-setup-board = { $cubes ->
    [one] MarsBot’s board: a clear cube on space 0 of its { $cubes } track.
   *[other] MarsBot’s board: a clear cube on space 0 of each of its { $cubes } tracks.
}
mars-setup-rating = A color for MarsBot; its TR starts at { $tr }, its MC at 0.
mars-setup-stand-in = MarsBot’s board: the app uses substitute tracks for this map. If you have the printed board, enter its tracks before the game.
mars-setup-recession = Remove the Prelude card Recession (P59).
mars-setup-venus = Venus Next: the Venus board at 0 %, MarsBot’s Venus track below its board. There is no World Government step.
mars-setup-colonies-chosen = Colonies, for two players, every marker on the second step: { $colonies }. MarsBot gets its shipping board and one trade fleet.
mars-setup-colonies-drawn = Colonies, for two players: the app draws the tiles; put every marker on the second step. MarsBot gets its shipping board and one trade fleet.
mars-setup-turmoil = { $delegates ->
    [one] Turmoil: put MarsBot’s { $delegates } delegate in its reserve, none in the lobby.
   *[other] Turmoil: put all { $delegates } MarsBot delegates in its reserve, none in the lobby.
}
mars-setup-honours = Milestones & Awards: set out those you chose, otherwise those the app draws; Terraformer is not used. MarsBot uses its Tharsis board.
mars-setup-corporation = MarsBot’s corporation: { $corporation }. The app guides you through its setup.
mars-setup-corporation-random = MarsBot’s corporation: the app draws it and guides you through its setup.
mars-setup-recurring = Bonus cards shuffled in every generation; set them beside MarsBot’s board: { $cards }.
mars-setup-bonus-real = Bonus deck, shuffled face down: { $cards }.
mars-setup-bonus-dealt = Bonus deck: the app deals it.
mars-setup-deck-real = { $projects ->
    [one] Action deck: { $projects } project card and the top bonus card, shuffled face down.
   *[other] Action deck: { $projects } project cards and the top bonus card, shuffled face down.
}
mars-setup-deck-projects = { $projects ->
    [one] Action deck: { $projects } project card face down; the app adds a bonus card and says when to turn one over.
   *[other] Action deck: { $projects } project cards face down; the app adds a bonus card and says when to turn one over.
}
mars-setup-deck-bonus = Action deck: the top bonus card face down; the app adds project cards and says when to turn it over.
mars-setup-deck-dealt = Action deck: the app deals it.
mars-setup-neural-instance = Put the Neural Instance tile beside the map.
mars-setup-you = { $production ->
    [0] You set up as usual: corporation, ten project cards, TR 20.
   *[other] You set up as usual: corporation, ten project cards, TR 20, every production at { $production }.
}
mars-setup-preludes = Your Prelude cards: draw four, keep two, and play them before the first turn.
mars-setup-first-player = You are the first player; take the marker.
mars-setup-draft = Draft: from generation 2 on, you and MarsBot draft four cards.
mars-setup-rule = Custom rule: { $rule }

## The course of the game

mars-set-up = Setup: bonus deck of { $bonus } cards
mars-colony-tiles = Colony tiles in play, their markers on the second step: { $colonies }
mars-honours-drawn = In play: milestones { $milestones }; awards { $awards }
mars-action-deck = { $cards ->
    [one] Action deck: { $cards } card, shuffled
   *[other] Action deck: { $cards } cards, shuffled
}
mars-recurring = Shuffled in, as in every generation: { $cards }
mars-generation = Generation { $generation }. First player: { $first }
mars-research = { $cards ->
    [one] Research: { $cards } project card for MarsBot
   *[other] Research: { $cards } project cards for MarsBot
}
mars-research-draft = { $cards ->
    [one] Draft: MarsBot keeps random cards; { $cards } of its four goes into the action deck
   *[other] Draft: MarsBot keeps random cards; { $cards } of its four go into the action deck
}
mars-drafted = You drafted: { $cards }
mars-draft-discard = MarsBot discards from its draft: { $card }
mars-draft-discard-unseen = { $count ->
    [1] MarsBot discards this card from its draft
   *[other] Put these { $count } cards in a row: MarsBot discards number { $place } from the left
}
mars-draft-keeps = Put the { $count } equal cards in a row: MarsBot keeps number { $place } from the left; the others pass on
mars-rest-of-gain = MarsBot gains the rest: { $mc } MC
mars-floaters-spent = MarsBot spends 5 floaters for one more project card
mars-bonus-drawn = Bonus card drawn, face down
mars-bonus-reshuffled = { $count ->
    [one] Bonus deck empty: { $count } discarded card makes a new one
   *[other] Bonus deck empty: { $count } discarded cards, shuffled, make a new one
}
mars-project-reshuffled = { $count ->
    [one] Project deck empty: { $count } discarded card makes a new one
   *[other] Project deck empty: { $count } discarded cards, shuffled, make a new one
}
mars-drafted-reshuffled = { $count ->
    [one] Project deck and discards empty: { $count } card you drafted makes a new deck
   *[other] Project deck and discards empty: { $count } cards you drafted, shuffled, make a new deck
}
mars-production = Production: your energy becomes heat, then you gain your income
mars-colonies-step = Colonies: every marker moves up one step; trade fleets return
mars-tr-revision = TR revision: you lose 1 TR, MarsBot none
mars-global-event = Global event, for you only: { $event }
mars-new-government = New government: { $party }. Chairman: { $chairman }
mars-neutral-delegate = Neutral delegate: { $party } ({ $event })
mars-instant-loss = Generation { $generation } begins: MarsBot wins
mars-score = { $owner }: { $total } VP
mars-score-line = { $line }: { $points } VP
mars-winner = Winner: { $owner }

## MarsBot’s turn

mars-turn-bot = { $cards ->
    [0] MarsBot’s turn: action deck empty
    [one] MarsBot’s turn: { $cards } card in the action deck
   *[other] MarsBot’s turn: { $cards } cards in the action deck
}
mars-bot-passes = MarsBot passes
mars-project-card = Project card: { $card }
mars-card-played = To the played pile: { $card }
mars-tag = { $tag } tag
mars-tag-without-track = { $tag } tag: no track in play, no effect
mars-advance = { $track } track → { $to } ({ $icon })
    .told = { $track } track → { $to }
mars-advance-spent = { $track } track → { $to } (already used, no effect)
mars-advance-ignored = Advance icon ignored (Easy rule)
mars-icon-ignored = { $icon }: expansion not in play, no effect
mars-track-at-end = { $track } track is at its end, no effect
mars-regress = { $track } track ← { $to }
mars-microbe-advance = The next track advances as for a microbe tag: triggers Pharmacy Union and Splice
mars-failed-action = Failed Action: MarsBot gains { $mc } MC
mars-gain-tr = MarsBot: TR +{ $tr }
    .told = MarsBot’s TR rises by { $tr }
mars-lose-tr = MarsBot: TR { $tr }
mars-flip = Card flip: { $card }
    .told = MarsBot flips { $card }
mars-no-card-left = No project card is left
mars-milestone-paid = MarsBot pays { $mc } MC for the milestone
mars-colony = { $owner ->
    [bot] Colony on { $colony } (MarsBot)
   *[human] Colony on { $colony } (you)
}
    .told =
        { $owner ->
            [bot] MarsBot builds a colony on { $colony }
           *[human] You build a colony on { $colony }
        }
mars-trade = { $owner ->
    [bot] Trade with { $colony } (MarsBot)
   *[human] Trade with { $colony } (you)
}
    .told =
        { $owner ->
            [bot] MarsBot trades with { $colony }
           *[human] You trade with { $colony }
        }
mars-trade-paid = MarsBot pays { $mc } MC for the trade
mars-your-colony-bonus = { $colony }: gain the bonus of your colonies there
mars-stored = { $count ->
    [one] Into MarsBot’s storage: { $colony }, { $count } cube
   *[other] Into MarsBot’s storage: { $colony }, { $count } cubes
}
    .told =
        { $count ->
            [one] MarsBot stores { $count } cube of { $colony }
           *[other] MarsBot stores { $count } cubes of { $colony }
        }
mars-exchange = Five stored cubes advance a track: { $colony }
mars-floaters = { $count ->
    [one] MarsBot gains { $count } floater
   *[other] MarsBot gains { $count } floaters
}
mars-colony-money = Colony bonus: MarsBot gains { $mc } MC
mars-second-fleet = MarsBot gains a second trade fleet, usable from the next generation
mars-cube-paid = Expansion cube reached: MarsBot pays { $mc } MC and builds a colony
mars-delegate = Delegate of MarsBot: { $party }
    .told = MarsBot sends a delegate to { $party }
mars-delegate-paid = MarsBot pays { $mc } MC for a second delegate

## MarsBot’s corporation

mars-corporation-drawn = Corporation drawn for MarsBot: { $corporation }
mars-corporation = MarsBot’s corporation: { $corporation }
mars-corporation-effect = Effect of the corporation: { $corporation }
mars-corporation-money = { $corporation }: MarsBot gains { $mc } MC
mars-corporation-loss = { $corporation }: MarsBot loses { $mc } MC
mars-on-card = On the card of { $corporation }: { $thing }, change { $count }
mars-cubes-laid = { $count ->
    [one] Setup of the corporation: { $count } cube is placed on the tracks
   *[other] Setup of the corporation: { $count } cubes are placed on the tracks
}
mars-cube-reached = Cube of the corporation reached: { $corporation }
mars-joins-action-deck = Shuffled into the action deck by the corporation: { $corporation }
mars-into-bonus-deck = Shuffled into the bonus deck: { $cards }
mars-under-bonus-deck = Under the bonus deck: { $card }
mars-revealed-for-deck = Revealed for the bonus deck: { $cards }
mars-bonus-reshuffled-card = Shuffled back into the bonus deck: { $card }
mars-settlers = MarsBot’s marker on { $space }
mars-card-removed = Out of the game, from the played pile: { $card }
mars-hyperlink = { $count ->
    [one] { $count } card drawn. The best of them: { $cards }
   *[other] { $count } cards drawn. The best two: { $cards }
}
mars-fewest-tags-discarded = Fewest tags, discarded from the action deck: { $card }
mars-colony-tile-added = One more colony tile: { $colony }

mars-kept-mc = MC
mars-kept-plant = Plants
mars-kept-science = Science
mars-kept-white = White cube
mars-kept-black = Black cube

## Bonus cards

mars-bonus-card = Bonus card: { $card }
mars-bonus-discarded = Discarded: { $card }
mars-bonus-destroyed = Destroyed (out of the game): { $card }
    .told = { $card } is destroyed and out of the game
mars-bonus-set-aside = Set aside, returns later: { $card }
    .told = { $card } is set aside and returns later
mars-bonus-unresolved = Discarded without being resolved: { $card }
mars-bonus-impossible = None of this is possible; no Failed Action
mars-card-money = MarsBot gains { $mc } MC
mars-furthest = Steps to completion: oxygen { $oxygen }, oceans { $oceans }, temperature { $temperature }
mars-competition = Closest funded award: { $award }
mars-helper-paid = MarsBot pays { $mc } MC for the helper action
mars-helper-impossible = { $award }: helper action not possible
mars-no-helper = No helper action possible: MarsBot draws another bonus card
mars-revealed = Revealed, does not fit: { $card }
mars-revealed-discarded = { $count ->
    [one] { $count } revealed card is discarded
   *[other] { $count } revealed cards are discarded
}
mars-you-lose-plants = { $plants ->
    [0] You have no plants to lose
    [one] You lose { $plants } plant
   *[other] You lose { $plants } plants
}
mars-you-are-protected = One of your cards protects you: you lose nothing
mars-icy-impactors = Icy Impactors: MarsBot is first player and chooses the space; you gain the TR and the placement bonus
mars-you-remove-cube = Remove your animal or microbe worth the most VP, if you have one (corporation included)
mars-you-lose-cube = You lose a resource from: { $card }

## The planet

mars-place = { $owner ->
    [bot] { $tr ->
        [0] { $tile } on { $space } (MarsBot)
       *[other] { $tile } on { $space } (MarsBot: TR +{ $tr })
    }
   *[human] { $tr ->
        [0] { $tile } on { $space } (you)
       *[other] { $tile } on { $space } (you: TR +{ $tr })
    }
}
    .told =
        { $owner ->
            [bot] MarsBot places { $tile ->
                [city] a city
                [greenery] a greenery
                [ocean] an ocean
               *[other] { $tile }
            } on { $space }{ $tr ->
                [0] { "" }
               *[other] ; TR +{ $tr }
            }
           *[human] You place { $tile ->
                [city] a city
                [greenery] a greenery
                [ocean] an ocean
               *[other] { $tile }
            } on { $space }{ $tr ->
                [0] { "" }
               *[other] ; TR +{ $tr }
            }
        }
mars-raise-temperature = { $tr ->
    [0] Temperature { $to } °C (MarsBot)
   *[other] Temperature { $to } °C, MarsBot: TR +{ $tr }
}
    .told =
        { $tr ->
            [0] MarsBot raises the temperature to { $to } °C
           *[other] MarsBot raises the temperature to { $to } °C; TR +{ $tr }
        }
mars-raise-oxygen = { $tr ->
    [0] Oxygen { $to } % (MarsBot)
   *[other] Oxygen { $to } %, MarsBot: TR +{ $tr }
}
    .told =
        { $tr ->
            [0] MarsBot raises the oxygen to { $to } %
           *[other] MarsBot raises the oxygen to { $to } %; TR +{ $tr }
        }
mars-raise-venus = { $tr ->
    [0] Venus { $to } % (MarsBot)
   *[other] Venus { $to } %, MarsBot: TR +{ $tr }
}
    .told =
        { $tr ->
            [0] MarsBot raises Venus to { $to } %
           *[other] MarsBot raises Venus to { $to } %; TR +{ $tr }
        }
mars-bonus-step-money = Bonus step: MarsBot gains { $mc } MC
mars-beside-oceans = Adjacent to oceans: MarsBot gains { $mc } MC
    .told = MarsBot gains { $mc } MC for adjacent oceans
mars-covered-icons = Placement bonus: MarsBot gains { $mc } MC
    .told = MarsBot gains { $mc } MC for the placement bonus
mars-special-space-paid = Special space: MarsBot pays { $mc } MC
mars-final-greenery = Final greenery: { $track } track
mars-claim = { $owner ->
    [bot] Milestone claimed: { $milestone } (MarsBot)
   *[human] Milestone claimed: { $milestone } (you)
}
    .told =
        { $owner ->
            [bot] MarsBot claims the milestone { $milestone }
           *[human] You claim the milestone { $milestone }
        }
mars-fund = { $owner ->
    [bot] Award funded: { $award } (MarsBot)
   *[human] Award funded: { $award } (you)
}
    .told =
        { $owner ->
            [bot] MarsBot funds the award { $award }
           *[human] You fund the award { $award }
        }

## Your turn

mars-turn-human = Your turn
mars-you-pass = You pass
mars-you-said-points = Your cards: { $points } VP so far
mars-you-said = Your numbers are saved
mars-you-off-map-city = City outside the map (you)
mars-you-raise-temperature = { $tr ->
    [0] Temperature { $to } °C
   *[other] Temperature { $to } °C, you: TR +{ $tr }
}
    .told =
        { $tr ->
            [0] You raise the temperature to { $to } °C
           *[other] You raise the temperature to { $to } °C; TR +{ $tr }
        }
mars-you-raise-oxygen = { $tr ->
    [0] Oxygen { $to } %
   *[other] Oxygen { $to } %, you: TR +{ $tr }
}
    .told =
        { $tr ->
            [0] You raise the oxygen to { $to } %
           *[other] You raise the oxygen to { $to } %; TR +{ $tr }
        }
mars-you-raise-venus = { $tr ->
    [0] Venus { $to } % (you)
   *[other] Venus { $to } %, you: TR +{ $tr }
}
    .told =
        { $tr ->
            [0] You raise Venus to { $to } %
           *[other] You raise Venus to { $to } %; TR +{ $tr }
        }
mars-you-cool = The temperature falls to { $to } °C
mars-ocean-removed = Ocean removed: { $space }
mars-you-remove-tile = Your tile on { $space } is removed
mars-you-move-colony-track = Marker on { $colony }: step { $to }
mars-you-withdraw-delegate = { $party } loses a delegate: { $owner }
mars-you-replace-delegate = { $party }: your delegate replaces another one: { $owner }
mars-you-take-the-chair = Your delegate becomes chairman
mars-you-add-colony = A colony tile comes into play: { $colony }
mars-you-send-delegate = Your delegate: { $party }
    .told = You send a delegate to { $party }
mars-cathedral = Cathedral in the city on { $space }
mars-cathedral-paid = MarsBot pays { $mc } MC and advances its least-advanced track
mars-you-change-tr = Your TR changes by { $tr }
mars-you-remove = { $mc ->
    [0] { $resource } removed: MarsBot has nothing to lose
   *[other] { $resource } removed: MarsBot loses { $mc } (MC or cubes of that kind)
}
mars-you-steal = { $mc ->
    [0] { $resource } stolen: MarsBot has nothing, you gain nothing
   *[other] { $resource } stolen: you gain { $mc }, MarsBot loses the same (MC or cubes of that kind)
}
mars-you-receive = You receive from Splice: { $resource }
mars-your-splice-pays = Your Splice: MarsBot gains { $mc } MC
mars-your-splice-brings = Your Splice: you gain { $mc } MC too
mars-you-lower = { $steps ->
    [one] MarsBot’s production decreased: { $resource }, { $steps } step
   *[other] MarsBot’s production decreased: { $resource }, { $steps } steps
}
mars-you-play = Your card: { $card }
mars-you-use = You use { $card }
mars-card-counts = { $card }: { $count } for MarsBot
mars-you-spend-plants = You spend 8 plants on the greenery
mars-put-right = Corrected by hand
mars-put-right-space = { $space } corrected: { $before } → { $after }
mars-put-right-track = { $track } track corrected: { $before } → { $after }
mars-put-right-highest = { $track } track, furthest space corrected: { $before } → { $after }
mars-put-right-event = Global event corrected ({ $place }): { $before } → { $after }
mars-put-right-cube = { $track } track, space { $space } corrected: { $before } → { $after }
mars-put-right-progress = MarsBot’s progress for { $milestone } corrected: { $before } → { $after }

## What else happens on your side

mars-also-heat = Bonus step: your heat production rises by 1
mars-also-card = Bonus step: you draw a project card
mars-also-bonus-steps = { $steps ->
    [one] Bonus step this generation: increase your heat production by { $steps }
   *[other] Bonus steps this generation: increase your heat production by { $steps }
}
mars-also-research = Your research: draw four project cards and buy those you want for 3 MC each
mars-also-draft = Your research: draft four project cards with MarsBot, then buy those you want for 3 MC each
mars-also-last = This is the last generation: if Mars is not finished at its end, generation { $next } begins and MarsBot wins
mars-also-finished = Mars is finished: this is the last generation
mars-also-end = Mars is finished: final greeneries follow, no research
mars-also-event = Affects only you: follow the card on the table
mars-also-dominant = Dominant now: { $party }
mars-also-leader = Leader of { $party } now: { $owner }
mars-also-ruling = You gain the ruling bonus of the new government: { $party }
mars-also-money = MarsBot has { $mc } MC left
mars-also-stored = Left in MarsBot’s storage, { $colony }: { $count }
mars-also-on-card = Left on MarsBot’s corporation card, { $thing }: { $count }
mars-also-joins = Shuffle in: { $cards }
mars-also-joins-unseen = { $count ->
    [one] Shuffle in { $count } card from the top of its deck without looking
   *[other] Shuffle in { $count } cards from the top of its deck without looking
}
mars-also-cubes = { $card ->
    [C03] { mars-corporation-card-C03.setup }
    [C07] { mars-corporation-card-C07.setup }
    [C11] { mars-corporation-card-C11.setup }
    [C13] { mars-corporation-card-C13.setup }
    [C14] { mars-corporation-card-C14.setup }
    [C16] { mars-corporation-card-C16.setup }
    [C19] { mars-corporation-card-C19.setup }
    [C23] { mars-corporation-card-C23.setup }
    [C27] { mars-corporation-card-C27.setup }
    [C30] { mars-corporation-card-C30.setup }
    [C41] { mars-corporation-card-C41.setup }
   *[C43] { mars-corporation-card-C43.setup }
}
mars-event-does-global-dust-storm = Lose all heat. Lose 2 MC for each building tag (maximum 5), minus your influence.
mars-event-does-sponsored-projects = Add a resource to each of your cards that holds one. Draw a card for each influence.
mars-event-does-asteroid-mining = Gain 1 titanium for each Jovian tag (maximum 5) and for each influence.
mars-event-does-generous-funding = Gain 2 MC for each influence and for each full 5 TR above 15 (maximum 5).
mars-event-does-successful-organisms = Gain 1 plant for each plant production (maximum 5) and for each influence.
mars-event-does-eco-sabotage = Lose all plants except 3 and one more for each influence.
mars-event-does-productivity = Gain 1 steel for each steel production (maximum 5) and for each influence.
mars-event-does-snow-cover = The temperature falls 2 steps. Draw a card for each influence.
mars-event-does-diversity = Gain 10 MC if you have 9 or more different tags; each influence counts as one more.
mars-event-does-pandemic = Lose 3 MC for each building tag (maximum 5), minus your influence.
mars-event-does-war-on-earth = Lose 4 TR, minus one for each influence.
mars-event-does-improved-energy-templates = Increase your energy production by 1 for every two power tags. Influence counts as power tags.
mars-event-does-interplanetary-trade = Gain 2 MC for each space tag (maximum 5) and for each influence.
mars-event-does-celebrity-leaders = Gain 2 MC for each event you have played (maximum 5) and for each influence.
mars-event-does-spin-off-products = Gain 2 MC for each science tag (maximum 5) and for each influence.
mars-event-does-election = Count your influence, building tags and cities. With 10 or more, gain 2 TR; with 5 or more, gain 1 TR.
mars-event-does-aquifer-released-by-public-council = Place an ocean without TR and without its placement bonus. Gain 1 plant and 1 steel for each influence.
mars-event-does-paradigm-breakdown = Discard 2 cards from your hand. Gain 2 MC for each influence.
mars-event-does-homeworld-support = Gain 2 MC for each Earth tag (maximum 5) and for each influence.
mars-event-does-riots = Lose 4 MC for each of your cities (maximum 5), minus your influence.
mars-event-does-volcanic-eruptions = The temperature rises 2 steps without TR and bonus. Increase your heat production by 1 for each influence.
mars-event-does-mud-slides = Lose 4 MC for each of your tiles adjacent to an ocean (maximum 5), minus your influence.
mars-event-does-miners-on-strike = Lose 1 titanium for each Jovian tag (maximum 5), minus your influence.
mars-event-does-sabotage = Decrease your energy and steel production by 1 each, if you can. Gain 1 steel for each influence.
mars-event-does-revolution = Count your Earth tags and your influence. With 4 or more, lose 2 TR.
mars-event-does-dry-deserts = Remove an ocean from the map, unless there is none or all nine are placed. Gain a standard resource for each influence.
mars-event-does-scientific-community = Gain 1 MC for each card in your hand and for each influence.
mars-event-does-corrosive-rain = Lose 2 floaters from one card or 10 MC. Draw a card for each influence.
mars-event-does-jovian-tax-rights = Increase your MC production by 1 for each of your colonies. Gain 1 titanium for each influence.
mars-event-does-red-influence = Lose 3 MC for each full 5 TR above 10 (maximum 5). Increase your MC production by 1 for each influence.
mars-event-does-solarnet-shutdown = Lose 3 MC for each of your blue cards (maximum 5), minus your influence.
mars-event-does-strong-society = Gain 2 MC for each of your cities (maximum 5) and for each influence.
mars-event-does-solar-flare = Lose 3 MC for each space tag (maximum 5), minus your influence.
mars-event-does-venus-infrastructure = Gain 2 MC for each Venus tag (maximum 5) and for each influence.
mars-event-does-cloud-societies = Add a floater to each of your cards that can hold one, and one more for each influence to any card.
mars-event-does-microgravity-health-problems = Lose 3 MC for each of your colonies (maximum 5), minus your influence.

## Questions

mars-ask-turn = What did you do?
    .why = Report what concerns MarsBot or the planet. You need not report the rest.
mars-ask-action-card = Which card did you turn over?
    .why = MarsBot resolves the top card of its action deck.
mars-ask-drawn-card = Which project card did you draw?
    .why = MarsBot draws a project card and resolves its tags.
mars-ask-flipped-card = Which project card did you turn over?
    .why = Its cost breaks the tie (or decides on a second delegate). Then discard it.
mars-ask-bonus-card = Which bonus card did you draw?
    .why = Corporate Competition or PhoboLog resolves another bonus card; Outer System Foothold discards one.
mars-ask-revealed-card = Which project card did you reveal?
    .why = { $count ->
        [0] A helper action or the corporation reveals cards until one fits.
       *[other] Card { $number } of { $count }: Interface Hyperlink draws several.
    }
mars-ask-event = Which global event did you reveal?
    .why = { $open ->
        [0] First of two: the coming event. It adds a neutral delegate to a party.
        [1] Second: the distant event. It adds a neutral delegate to a party, too.
       *[other] Last, after production, colonies, the event and the new government: the new distant event adds a neutral delegate to a party.
    }
mars-ask-draft = Which card do you keep?
    .why = In the draft, you and MarsBot each keep a card, then swap piles.
mars-ask-draft-equal = How many cards fit MarsBot best?
    .why = MarsBot’s pile of { $count } cards. { $rule } Count the best card and those equal to it; if no card has such a tag, all are equal. A single best card goes to MarsBot at once.
mars-ask-draft-discardable = How many of MarsBot’s four cards may be discarded?
    .why = { $rule }
mars-draft-by-cost = MarsBot keeps the card with the highest cost.
mars-draft-by-number-of-tags = MarsBot keeps the card with the most tags; the event tag counts, the wild tag does not.
mars-draft-by-track = MarsBot keeps the card with the most tags of its least advanced track: { $tags }.
mars-draft-by-tags = { $count ->
    [1] MarsBot keeps the card with the most tags of this kind: { $tags }. The wild tag does not count.
   *[other] MarsBot keeps the card with the most tags of the first kind, among equals of the next: { $tags }. The wild tag does not count.
}
mars-discard-by-cost = Cards with the highest cost stay. Count the cheaper ones.
mars-discard-by-number-of-tags = Count the cards with the fewest tags; none if all four have equally many.
mars-discard-by-track = Count the cards without any such tag: { $tags }.
mars-discard-by-tags = { $count ->
    [1] Count the cards without this tag: { $tags }.
   *[other] Count the cards without any of these tags: { $tags }.
}
mars-ask-milestone-numbers = How far are you?
    .why = MarsBot can claim several milestones and claims the one you are closest to.
mars-ask-award-numbers = What do you have now?
    .why = MarsBot compares its awards with yours; resources count together with production.
mars-ask-score-sheet = What do you have at the end?
    .why = The funded awards are scored by their printed rules. The app does not know the VP of your cards.
mars-ask-plants = How many plants do you have?
    .why = Meteor Shower takes up to 5 of your plants.
mars-ask-protected = Do you have Protected Habitats or Asteroid Deflection System?
    .why = Protected Habitats protects your plants, animals and microbes; Asteroid Deflection System (promo) stops Meteor Shower.
mars-ask-cube = Which card loses a resource?
    .why = Invasive Species takes the animal or microbe worth the most VP; if tied, you choose.
mars-ask-has-cube = Do you have an animal or microbe that can be removed?
    .why = MarsBot’s helper action removes the one worth the most VP. If you have none, the next award is tried.
mars-ask-icy-ocean = Where does the ocean of Icy Impactors go?
    .why = Card X47 lets the first player choose; that is you.
mars-ask-bonus-ocean = Where do you place the ocean?
    .why = The temperature reached 0 °C: the player who raised it places an ocean.
mars-ask-event-ocean = Where does the event’s ocean go?
    .why = The global event places an ocean. No side gains TR or a placement bonus.
mars-ask-dry-ocean = Which ocean does the event remove?
    .why = The global event removes one ocean tile from the map.
mars-ask-event-rating = How does the event change your TR?
    .why = Follow the card of the global event. Enter 0 if your TR stays the same.
mars-ask-preludes = What did your corporation and Prelude cards do?
    .why = MarsBot’s corporation may react to it. Report it before MarsBot’s first deck is dealt.
mars-ask-attacks-bot = Does your card take something from MarsBot?
    .why = Answer No if it takes something from you, or nothing.
mars-ask-attack = What do you take?
    .why = Your card lets you choose; MarsBot loses MC instead.
mars-ask-splice = What do you take for the microbe tag?
    .why = MarsBot’s corporation Splice gives you MC, or a microbe if your card can hold one.
mars-ask-final-greenery = Do you place a final greenery?
    .why = After the last production phase you may still convert plants into greeneries.
    .done = No more greeneries; score the game

## Fields: your numbers

mars-number-said = { $generation ->
    [0] not entered yet
   *[other] last entered in generation { $generation }
}
mars-number-stock-mc = Your MC
    .said = { mars-number-said }
mars-number-stock-steel = Your steel
    .said = { mars-number-said }
mars-number-stock-titanium = Your titanium
    .said = { mars-number-said }
mars-number-stock-plants = Your plants
    .said = { mars-number-said }
mars-number-stock-energy = Your energy
    .said = { mars-number-said }
mars-number-stock-heat = Your heat
    .said = { mars-number-said }
mars-number-production-mc = Your MC production
    .said = { mars-number-said }
mars-number-production-steel = Your steel production
    .said = { mars-number-said }
mars-number-production-titanium = Your titanium production
    .said = { mars-number-said }
mars-number-production-plants = Your plant production
    .said = { mars-number-said }
mars-number-production-energy = Your energy production
    .said = { mars-number-said }
mars-number-production-heat = Your heat production
    .said = { mars-number-said }
mars-number-tags-building = Your building tags
    .said = { mars-number-said }
mars-number-tags-science = Your science tags
    .said = { mars-number-said }
mars-number-tags-space = Your space tags
    .said = { mars-number-said }
mars-number-tags-power = Your power tags
    .said = { mars-number-said }
mars-number-tags-jovian = Your Jovian tags
    .said = { mars-number-said }
mars-number-tags-earth = Your Earth tags
    .said = { mars-number-said }
mars-number-tags-venus = Your Venus tags
    .said = { mars-number-said }
mars-number-tags-city = Your city tags
    .said = { mars-number-said }
mars-number-tags-plant = Your plant tags
    .said = { mars-number-said }
mars-number-tags-animal = Your animal tags
    .said = { mars-number-said }
mars-number-tags-microbe = Your microbe tags
    .said = { mars-number-said }
mars-number-tags-wild = Your wild tags
    .said = { mars-number-said }
mars-number-distinct-tags = Kinds of tags you have
    .said = { mars-number-said }
mars-number-cards-in-hand = Cards in your hand
    .said = { mars-number-said }
mars-number-cards-with-requirement = Your cards with a requirement, except events
    .said = { mars-number-said }
mars-number-cards-with-points = Your cards with VP, not negative
    .said = { mars-number-said }
mars-number-cards-without-tags = Your cards without tags
    .said = { mars-number-said }
mars-number-cards-green = Your green cards
    .said = { mars-number-said }
mars-number-cards-green-blue = Your green and blue cards
    .said = { mars-number-said }
mars-number-cards-cost-20 = Your cards of cost 20 or more, except events
    .said = { mars-number-said }
mars-number-cards-cost-10 = Your cards of cost 10 or less, except events
    .said = { mars-number-said }
mars-number-events = Events you have played
    .said = { mars-number-said }
mars-number-card-resources = Resources on your cards and corporation
    .said = { mars-number-said }
mars-number-card-resource-kinds = Kinds of resources on your cards and corporation
    .said = { mars-number-said }
mars-number-animals-and-microbes = Animals and microbes on your cards and corporation
    .said = { mars-number-said }
mars-number-floaters = Floaters on your cards
    .said = { mars-number-said }
mars-number-resource-kinds = Kinds of resources you have
    .said = { mars-number-said }
mars-number-pairs-of-resources = Standard resources of which you have 2 or more, after paying
    .said = { mars-number-said }
mars-number-landshaper-tiles = City, greenery, special tile: how many of the three you have
    .said = { mars-number-said }
mars-number-oceans-placed = Oceans you have placed
    .said = { mars-number-said }
mars-number-temperature-steps = Temperature steps you have raised
    .said = { mars-number-said }
mars-number-delegates = Your delegates in parties
    .said = { mars-number-said }
mars-number-leaders-and-influence = Your party leaders and your influence together
    .said = { mars-number-said }
mars-number-how-far-briber = Briber: how far you are (%, 100 = met)
    .said = { mars-number-said }
mars-number-how-far-coastguard = Coastguard: how far you are (%, 100 = met)
    .said = { mars-number-said }
mars-number-how-far-forester = Forester: how far you are (%, 100 = met)
    .said = { mars-number-said }
mars-number-how-far-rim-settler = Rim Settler: how far you are (%, 100 = met)
    .said = { mars-number-said }
mars-number-vermin-animals = Animals on Vermin
    .said = { mars-number-said }
mars-number-card-points = VP of your cards
    .said = { mars-number-said }

## Fields: what you did

mars-field-tile = Tile
mars-note-milestone = you { $you } of { $need } · MarsBot { $bot } of { $bot_need }
mars-note-milestone-bot = MarsBot { $bot } of { $bot_need }
mars-note-award = you { $you } · MarsBot { $bot }
mars-note-award-bot = MarsBot { $bot }
mars-note-holder = now: { $owner }
mars-note-card = { $cost } MC · { $tags }
mars-note-card-no-tags = { $cost } MC · no tags
mars-field-points = VP of your cards
mars-field-space = Space
mars-field-insist = Place it here anyway (a card allows it)
mars-field-owner = Owner
mars-field-parameter = Parameter
mars-field-steps = Steps
mars-field-milestone = Milestone
mars-field-award = Award
mars-field-resource = Resource
mars-field-amount = Amount
mars-field-production = Production
mars-field-your-card = Your card
mars-field-prelude = Your Prelude card
mars-field-tr = Change of your TR
mars-field-track = Track
mars-field-position = Space of the track
mars-field-highest = Furthest space ever reached
mars-field-temperature = Temperature (°C)
mars-field-oxygen = Oxygen (%)
mars-field-venus = Venus (%)
mars-field-bot-tr = MarsBot’s TR
mars-field-bot-mc = MarsBot’s MC
mars-field-floaters = MarsBot’s floaters
mars-field-your-tr = Your TR
mars-field-colony = Colony tile
mars-field-step = Step of the marker
mars-field-stored = Stored cubes
mars-field-party = Party
mars-field-delegates-human = Your delegates
mars-field-delegates-bot = MarsBot’s delegates
mars-field-delegates-neutral = Neutral delegates
mars-field-leader = Party leader
mars-field-card = Card
mars-field-pile = Location
mars-field-generation = Generation
mars-field-first = First player
mars-field-bot-passed = Has MarsBot passed?
mars-field-bot-took-turn = Has MarsBot taken a turn this generation?
mars-field-off-map-cities = Your cities outside the map
mars-field-kept = On the card
mars-field-cube-space = Space of the track
mars-field-cube = Cube on it
mars-field-progress = MarsBot’s progress
mars-field-event-place = Place
mars-field-event = Global event there
mars-field-action-projects = Project cards in the action deck
mars-field-action-bonuses = Bonus cards in the action deck
mars-field-colonies-human = Your colonies there
mars-field-colonies-bot = MarsBot’s colonies there
mars-field-fleet = Fleet on the tile
mars-field-fleets = MarsBot’s trade fleets
mars-field-ruling = Ruling party
mars-field-dominant = Dominant party
mars-field-chairman = Chairman
mars-field-lobby = Is your delegate in the lobby?

## What you can report

mars-report-done = Done
    .hint = Nothing more to report.
    .unlikely = Take another turn
mars-report-pass = Pass
    .hint = You take no more turns this generation.
    .likely = I pass too
mars-report-tile = Tile placed
    .hint = One of your tiles or an ocean on the map. TR and oxygen are raised automatically.
mars-report-off-map-city = City outside the map
    .hint = Phobos or Ganymede: counts as a city tile.
mars-report-raise = Parameter raised
    .hint = By a card or project, without a tile. TR and bonus steps follow automatically.
mars-report-claim = Milestone claimed
    .hint = Three milestones can be claimed, by both sides together.
mars-report-fund = Award funded
    .hint = Three awards can be funded, by both sides together.
mars-report-remove = Removed resources
    .hint = MarsBot loses the same amount of MC; cubes of that kind in its storage go first.
mars-report-steal = Stole resources
    .hint = MarsBot loses MC, or stored cubes of that kind first; you gain the same amount of the resource.
mars-report-remove-from-card = Removed plants from its corporation
    .hint = From MarsBot’s corporation card instead of its MC; any excess is lost.
mars-report-steal-from-card = Stole plants from its corporation
    .hint = From MarsBot’s corporation card instead of its MC; you gain as many plants as there are.
mars-report-lower = Decreased production
    .hint = MarsBot’s tracker regresses one space for each step.
mars-report-card = Played a card that affects MarsBot
    .hint = A card that counts MarsBot’s tags or tiles, takes something from it, or triggers its corporation.
mars-report-card-action = Used a card’s action against MarsBot
    .hint = Predators, Ants and other cards whose action takes something from MarsBot or counts something of it.
mars-report-prelude = Prelude card that triggers its corporation
    .hint = MarsBot’s corporation reacts to the tags of your Prelude cards.
mars-report-tr = TR changed
    .hint = By a card only, without a parameter or an ocean.
mars-report-points = Points on your cards
    .hint = VP on your cards so far; used as the start value for the final score.
mars-report-colony = Colony built
    .hint = One of your colonies; a tile has room for three.
mars-report-trade = Traded
    .hint = Your fleet visits a colony tile; if MarsBot has a colony there, it gains a cube.
mars-report-delegate = Delegate sent
    .hint = From the lobby if one is there; otherwise from your reserve.
mars-report-new-holland = New Holland placed
    .hint = A promo card: your city on top of an ocean tile. It then counts as both.
mars-report-icy-impactors = Icy Impactors: ocean
    .hint = Action of card X47: the first player chooses where your ocean goes.
mars-report-cathedral = Cathedral in a MarsBot city
    .hint = Card X65: MarsBot pays 2 MC, if it can, and advances its least-advanced track.
mars-report-remove-tile = Tile or marker removed
    .hint = By your card: one of your tiles is replaced, or your marker moves. Then report the new one.
mars-report-colony-track = Colony marker moved
    .hint = By your card, without trading.
mars-report-add-colony = Colony tile added
    .hint = By your card: one more colony tile is in play.
mars-report-delegate-by-card = Delegate sent by a card
    .hint = From your reserve, although one is in the lobby.
mars-report-take-chair = Became chairman by a card
    .hint = A delegate of your reserve replaces the chairman.
mars-report-withdraw-delegate = Delegate removed by a card
    .hint = A delegate who does not lead returns to its reserve.
mars-report-replace-delegate = Neutral delegate replaced
    .hint = By a card: one of your reserve takes the place of a neutral delegate who does not lead.
mars-report-greenery = Greenery placed
    .hint = Converted from plants, after the last production phase.
mars-report-set-space = Correct a space
    .hint = Sets what is on the space. Nothing else happens.
mars-report-set-temperature = Correct the temperature
    .hint = Sets the value; no TR, no bonus step.
mars-report-set-oxygen = Correct the oxygen
    .hint = Sets the value; no TR, no bonus step.
mars-report-set-bot = Correct MarsBot
    .hint = Sets its TR and its MC.
mars-report-set-track = Correct a track
    .hint = Sets the tracker’s space. Spaces passed stay used.
mars-report-set-highest = Correct a track’s furthest space
    .hint = The furthest space it ever reached; icons beyond it count as unused.
mars-report-set-your-tr = Correct your TR
    .hint = Sets your TR.
mars-report-set-venus = Correct Venus
    .hint = Sets the value; no TR, no bonus step.
mars-report-set-floaters = Correct the floaters
    .hint = Sets how many floaters MarsBot has.
mars-report-set-colony = Correct a colony marker
    .hint = Sets the marker’s step, never below the colonies.
mars-report-set-storage = Correct a storage area
    .hint = Sets how many cubes MarsBot has there.
mars-report-set-party = Correct a party
    .hint = Sets its delegates and its leader. Reserves and dominance follow.
mars-report-set-milestone = Correct a milestone
    .hint = Sets who claimed it. TR and MC do not change.
mars-report-set-award = Correct an award
    .hint = Sets who funded it. MC do not change.
mars-report-set-progress = Correct MarsBot’s milestone progress
    .hint = For a milestone that counts oceans placed or temperature steps.
mars-report-set-generation = Correct the generation
    .hint = Sets its number, its first player, and whether MarsBot has taken a turn or passed.
mars-report-set-off-map-cities = Correct your cities outside the map
    .hint = Sets how many there are.
mars-report-set-on-card = Correct the corporation card
    .hint = Sets what is on MarsBot’s card.
mars-report-set-cube = Correct a cube on a track
    .hint = Sets which cube of the corporation or expansion is there.
mars-report-set-card = Correct a card’s location
    .hint = Name the card and say where it is.
mars-report-set-action-deck = Correct the action deck
    .hint = Sets how many cards are face down in it.
mars-report-set-reshuffled = The project deck was reshuffled
    .hint = Its discard pile was shuffled into it: any of those cards can come again.
mars-report-set-colonists = Correct the colonies on a tile
    .hint = Sets whose colonies and whose fleet are there.
mars-report-set-fleets = Correct MarsBot’s fleets
    .hint = Sets how many trade fleets it has.
mars-report-set-government = Correct the government
    .hint = Sets the ruling party and the chairman. Reserves follow.
mars-report-set-event = Correct a global event
    .hint = Sets which one is there. Correct its neutral delegate in the party.

## Refusals

mars-space-taken = { $space } is occupied. Choose a free space.
mars-ocean-on-land = Oceans go on spaces reserved for them; { $space } is land.
mars-space-for-oceans = { $space } is reserved for an ocean.
mars-space-for-a-city = { $space } is reserved for a city.
mars-greenery-apart = A greenery must be adjacent to one of your tiles if possible; { $space } is not.
mars-city-beside-city = A city may not be adjacent to another city; { $space } is.
mars-space-marked = MarsBot’s marker is on { $space }; only MarsBot may build there.
mars-space-own-marker = Your marker is already on { $space }.
mars-space-nomads = The nomads are on { $space }; nothing can be built there.
mars-space-beside-a-tile = This tile may not be adjacent to another tile; { $space } is.
mars-space-not-beside-a-city = This tile must be adjacent to a city; { $space } is not.
mars-space-not-beside-two-cities = This tile must be adjacent to two cities; { $space } is not.
mars-space-not-beside-a-greenery = This tile must be adjacent to a greenery; { $space } is not.
mars-space-not-beside-an-ocean = This tile must be adjacent to an ocean; { $space } is not.
mars-space-not-beside-own = This must be adjacent to one of your tiles; { $space } is not.
mars-space-without-metal = This tile needs a space with a steel or titanium bonus; { $space } has none.
mars-space-not-volcanic = This tile needs a volcanic area; { $space } is none.
mars-space-not-noctis = This city goes on the space reserved for it, not on { $space }.
mars-space-no-ocean-tile = There is no ocean tile on { $space }.
mars-space-unpayable = You cannot pay for the effect of { $space }.
mars-space-not-your-greenery = { $space } is not one of your greeneries.
mars-space-no-room-for-greenery = There is no free land adjacent to { $space } for the greenery.
mars-space-not-beside-this-ocean = The greenery must be adjacent to the new ocean; { $space } is not.
mars-space-not-beside-nomads = The nomads move to an adjacent space; { $space } is not.
mars-space-no-city-for-cathedral = On { $space } there is no city without a cathedral.
mars-others-space-taken =
    { $count ->
        [one] is occupied
       *[other] are occupied
    }
mars-others-ocean-on-land =
    { $count ->
        [one] is land, not reserved for oceans
       *[other] are land, not reserved for oceans
    }
mars-others-space-for-oceans =
    { $count ->
        [one] is reserved for oceans
       *[other] are reserved for oceans
    }
mars-others-space-for-a-city =
    { $count ->
        [one] is reserved for a city
       *[other] are reserved for a city
    }
mars-others-greenery-apart =
    { $count ->
        [one] is not adjacent to your tiles
       *[other] are not adjacent to your tiles
    }
mars-others-city-beside-city =
    { $count ->
        [one] is adjacent to a city
       *[other] are adjacent to a city
    }
mars-others-space-marked =
    { $count ->
        [one] has MarsBot’s marker
       *[other] have MarsBot’s marker
    }
mars-others-space-own-marker =
    { $count ->
        [one] has your marker already
       *[other] have your marker already
    }
mars-others-space-nomads =
    { $count ->
        [one] is occupied by the nomads
       *[other] are occupied by the nomads
    }
mars-others-space-beside-a-tile =
    { $count ->
        [one] is adjacent to a tile
       *[other] are adjacent to a tile
    }
mars-others-space-not-beside-a-city =
    { $count ->
        [one] is not adjacent to a city
       *[other] are not adjacent to a city
    }
mars-others-space-not-beside-two-cities =
    { $count ->
        [one] is not adjacent to two cities
       *[other] are not adjacent to two cities
    }
mars-others-space-not-beside-a-greenery =
    { $count ->
        [one] is not adjacent to a greenery
       *[other] are not adjacent to a greenery
    }
mars-others-space-not-beside-an-ocean =
    { $count ->
        [one] is not adjacent to an ocean
       *[other] are not adjacent to an ocean
    }
mars-others-space-not-beside-own =
    { $count ->
        [one] is not adjacent to your tiles
       *[other] are not adjacent to your tiles
    }
mars-others-space-without-metal =
    { $count ->
        [one] has no steel or titanium bonus
       *[other] have no steel or titanium bonus
    }
mars-others-space-not-volcanic =
    { $count ->
        [one] is not volcanic
       *[other] are not volcanic
    }
mars-others-space-not-noctis =
    { $count ->
        [one] is not the space reserved for this city
       *[other] are not the space reserved for this city
    }
mars-others-space-no-ocean-tile =
    { $count ->
        [one] has no ocean tile
       *[other] have no ocean tile
    }
mars-others-space-unpayable =
    { $count ->
        [one] costs more than you can pay
       *[other] cost more than you can pay
    }
mars-others-space-not-your-greenery =
    { $count ->
        [one] is not your greenery
       *[other] are not your greenery
    }
mars-others-space-no-room-for-greenery =
    { $count ->
        [one] has no free land next to it for the greenery
       *[other] have no free land next to them for the greenery
    }
mars-others-space-not-beside-this-ocean =
    { $count ->
        [one] is not adjacent to the new ocean
       *[other] are not adjacent to the new ocean
    }
mars-others-space-not-beside-nomads =
    { $count ->
        [one] is not adjacent to the nomads
       *[other] are not adjacent to the nomads
    }
mars-others-space-no-city-for-cathedral =
    { $count ->
        [one] has no city without a cathedral
       *[other] have no city without a cathedral
    }
mars-new-holland-on-ocean = New Holland goes on top of an ocean tile, not on { $space }.
mars-one-new-holland = There is only one New Holland, and it is yours.
mars-marker-on-reserved = A marker may not be on a reserved space: { $space }.
mars-one-neural-instance = There is only one Neural Instance, and it belongs to MarsBot.
mars-no-ocean-left = All nine oceans are on the map.
mars-milestone-gone = { $milestone } can no longer be claimed: three are already claimed, or it is taken.
mars-milestone-not-met = { $milestone } needs { $need }; the app counts { $have } for you. If your board differs, use “Correct the board” first.
mars-award-gone = { $award } can no longer be funded: three are already funded, or it is taken.
mars-cannot-lower = { $steps ->
    [one] The { $track } track is on 0 and cannot regress. Choose another player.
   *[other] The { $track } track is below { $steps } and cannot regress that far. Choose fewer steps or another player.
}
mars-card-not-concerned = { $card } does not affect MarsBot, so you need not report it.
mars-deck-empty = No cards are left: { $deck }.
mars-colony-full = { $colony } has no room for another colony.
mars-colony-visited = A trade fleet is already at { $colony }. Choose another tile.
mars-colony-not-in-play = { $colony } is not in play.
mars-no-such-delegate = { $party } has no such delegate who does not lead: { $owner }.
mars-no-delegate-left = No delegate is left in the reserve.
mars-not-dominant = { $party } is not the largest party, so it cannot be dominant.
mars-wrong-pile = { $card } cannot be there: project cards and bonus cards have separate piles.
mars-no-city = There is no city on { $space }.
mars-option-needs = “{ $option }” needs the expansion { $expansion }. Select the expansion too.
mars-corporation-yours = { $corporation } is your own corporation. Choose another one for MarsBot.
mars-corporation-needs = { $corporation } needs one of these expansions: { $expansions }.

## An entered board

mars-board-not-toml = This is not a board file: { $reason }
mars-board-too-long = The text of a board may have at most { $most } characters.
mars-board-line = Line { $line } does not belong in a board file. A line is empty, a comment, [[tracks]], or a name with its value.
mars-board-tracks = A board has these tracks, in this order: { $tracks }.
mars-board-tags = Every tag belongs to exactly one track. Check: { $tags }.
mars-board-track = { $track }: tags or spaces are missing.
mars-board-length = { $count ->
    [one] { $track }: { $count } space is entered, but there must be 18.
   *[other] { $track }: { $count } spaces are entered, but there must be 18.
}
mars-board-icon = { $track }, space { $space }: there is no icon “{ $icon }”.
mars-board-icons-unusual = The icon “{ $icon }” appears { $count } times; other boards have { $low } to { $high }. Please check.
mars-level-or-modifiers = { $level } already has its own rules. To mix your own, choose Normal.

## Why an action failed

mars-failure-no-tags = The card has no tags.
mars-failure-track-at-end = The track is at its end.
mars-failure-no-legal-space = No legal space is free.
mars-failure-oceans-complete = All nine oceans are on the map.
mars-failure-temperature-complete = The temperature is complete.
mars-failure-venus-complete = Venus is complete.
mars-failure-no-colony-tile = No colony tile is available to MarsBot.
mars-failure-order-impossible = The corporation’s effect cannot be carried out.
mars-failure-milestones-taken = Three milestones are claimed.
mars-failure-no-milestone-met = MarsBot meets none of the unclaimed milestones.
mars-failure-awards-taken = Three awards are funded.
mars-failure-no-award-ahead = MarsBot is ahead in none of the unfunded awards.

## Tiebreakers

mars-tie-own-cities = Most adjacent MarsBot cities
mars-tie-your-cities = Fewest of your cities adjacent
mars-tie-your-cities-most = Most of your cities adjacent
mars-tie-your-greeneries = Most of your greeneries adjacent
mars-tie-greeneries = Most adjacent greeneries
mars-tie-greeneries-and-oceans = Most adjacent greeneries and oceans
mars-tie-oceans = Most adjacent oceans
mars-tie-ocean-areas = Most adjacent spaces reserved for oceans
mars-tie-icons = Most placement bonus icons covered
mars-tie-polar = In the Polar Region (two bottom rows)
mars-tie-southern = In the Southern Region (four bottom rows)
mars-tie-by-special = Adjacent to a special tile
mars-tie-edge = On the edge of the map
mars-tie-flip = Card flip: count { $card }’s cost through the tied spaces
mars-tie-no-card = No card left to flip: the first of the tied spaces
mars-tie-you-meet = You meet it too
mars-tie-you-closest = You are closest to it
mars-tie-leftmost = Leftmost
mars-tie-largest-lead = Largest lead of MarsBot
mars-tie-closest-award = Closest: first those you lead or tie, then those MarsBot leads
mars-tie-furthest-marker = Most advanced marker
mars-tie-own-colony = With a MarsBot colony
mars-tie-lead-and-dominate = MarsBot would become its leader and it would become dominant
mars-tie-lead = MarsBot would become its leader
mars-tie-dominate = MarsBot leads it and it would become dominant
mars-tie-fewest-human = Fewest of your delegates
mars-tie-fewest-bot = Fewest MarsBot delegates
mars-tie-clockwise = First clockwise from the dominant party

## Names: tracks, tags, icons

mars-track-building = Building
mars-track-space = Space
mars-track-event = Event
mars-track-science = Science
mars-track-energy = Energy
mars-track-earth = Earth
mars-track-bio = Plant
mars-track-venus = Venus

mars-tag-building = Building
mars-tag-space = Space
mars-tag-event = Event
mars-tag-science = Science
mars-tag-power = Power
mars-tag-jovian = Jovian
mars-tag-earth = Earth
mars-tag-city = City
mars-tag-plant = Plant
mars-tag-animal = Animal
mars-tag-microbe = Microbe
mars-tag-venus = Venus
mars-tag-wild = Wild

mars-icon-none = Empty
mars-icon-advance = Advance
mars-icon-temperature = Temperature
mars-icon-temperature2 = Temperature ×2
mars-icon-ocean = Ocean
mars-icon-greenery = Greenery
mars-icon-city = City
mars-icon-milestone = Milestone
mars-icon-award = Award
mars-icon-venus = Venus
mars-icon-floater = Floater
mars-icon-floater2 = Floater ×2
mars-icon-colony = Colony
mars-icon-tr2 = TR +2
mars-icon-tr3 = TR +3
mars-icon-tr4 = TR +4
mars-icon-tr5 = TR +5
mars-icon-tr6 = TR +6
mars-icon-tr7 = TR +7
mars-icon-tr8 = TR +8
mars-icon-tag-space = Advance Space
mars-icon-tag-power = Advance Energy
mars-icon-tag-event = Advance Event
mars-icon-tag-venus = Advance Venus
mars-icon-tag-microbe = Advance Plant

## Names: resources, tiles, spaces

mars-resource-mc = MC
mars-resource-steel = Steel
mars-resource-titanium = Titanium
mars-resource-plants = Plants
mars-resource-energy = Energy
mars-resource-heat = Heat
mars-resource-animal = Animals
mars-resource-microbe = Microbes
mars-resource-floater = Floaters
mars-resource-science = Science

mars-tile-ocean = Ocean
mars-tile-greenery = Greenery
mars-tile-city = City
mars-tile-special = Special tile
mars-tile-capital = Capital
mars-tile-new-holland = New Holland
mars-tile-marker = Player marker
mars-tile-neural-instance = Neural Instance
mars-tile-none = Nothing

mars-space = row { $a }, space { $b }
mars-card-face-down = Face-down card

## Names: milestones and awards

mars-milestone-terraformer = Terraformer
mars-milestone-mayor = Mayor
mars-milestone-gardener = Gardener
mars-milestone-builder = Builder
mars-milestone-planner = Planner
mars-milestone-diversifier = Diversifier
mars-milestone-tactician = Tactician
mars-milestone-polar-explorer = Polar Explorer
mars-milestone-energizer = Energizer
mars-milestone-rim-settler = Rim Settler
mars-milestone-generalist = Generalist
mars-milestone-specialist = Specialist
mars-milestone-ecologist = Ecologist
mars-milestone-tycoon = Tycoon
mars-milestone-legend = Legend
mars-milestone-planetologist = Planetologist
mars-milestone-architect = Architect
mars-milestone-coast-guard = Coast Guard
mars-milestone-forester = Forester
mars-milestone-financier = Financier
mars-milestone-pioneer = Pioneer
mars-milestone-trader = Trader
mars-milestone-metallurgist = Metallurgist
mars-milestone-researcher = Researcher
mars-milestone-agronomist = Agronomist
mars-milestone-spacefarer = Spacefarer
mars-milestone-geologist = Geologist
mars-milestone-engineer = Engineer
mars-milestone-farmer = Farmer
mars-milestone-hoverlord = Hoverlord
mars-milestone-briber = Briber
mars-milestone-coastguard = Coastguard
mars-milestone-filantrope = Filantrope
mars-milestone-fundraiser = Fundraiser
mars-milestone-hydrologist = Hydrologist
mars-milestone-landshaper = Landshaper
mars-milestone-lobbyist = Lobbyist
mars-milestone-merchant = Merchant
mars-milestone-producer = Producer
mars-milestone-sponsor = Sponsor
mars-milestone-terran = Terran
mars-milestone-thawer = Thawer

mars-award-landlord = Landlord
mars-award-banker = Banker
mars-award-scientist = Scientist
mars-award-thermalist = Thermalist
mars-award-miner = Miner
mars-award-cultivator = Cultivator
mars-award-magnate = Magnate
mars-award-space-baron = Space Baron
mars-award-eccentric = Eccentric
mars-award-contractor = Contractor
mars-award-celebrity = Celebrity
mars-award-industrialist = Industrialist
mars-award-desert-settler = Desert Settler
mars-award-estate-dealer = Estate Dealer
mars-award-benefactor = Benefactor
mars-award-electrician = Electrician
mars-award-founder = Founder
mars-award-mogul = Mogul
mars-award-zoologist = Zoologist
mars-award-forecaster = Forecaster
mars-award-suburban = Suburban
mars-award-investor = Investor
mars-award-botanist = Botanist
mars-award-incorporator = Incorporator
mars-award-metropolist = Metropolist
mars-award-traveler = Traveler
mars-award-landscaper = Landscaper
mars-award-highlander = Highlander
mars-award-promoter = Promoter
mars-award-blacksmith = Blacksmith
mars-award-venuphile = Venuphile
mars-award-administrator = Administrator
mars-award-biologist = Biologist
mars-award-collector = Collector
mars-award-constructor = Constructor
mars-award-excentric = Excentric
mars-award-manufacturer = Manufacturer
mars-award-politician = Politician
mars-award-suburbian = Suburbian
mars-award-supplier = Supplier
mars-award-traveller = Traveller
mars-award-visionary = Visionary

## Names: colony tiles and parties

mars-colony-callisto = Callisto
mars-colony-ceres = Ceres
mars-colony-enceladus = Enceladus
mars-colony-europa = Europa
mars-colony-ganymede = Ganymede
mars-colony-io = Io
mars-colony-luna = Luna
mars-colony-miranda = Miranda
mars-colony-pluto = Pluto
mars-colony-titan = Titan
mars-colony-triton = Triton

mars-party-mars-first = Mars First
mars-party-kelvinists = Kelvinists
mars-party-reds = Reds
mars-party-greens = Greens
mars-party-unity = Unity
mars-party-scientists = Scientists

## Names: the rest

mars-parameter-temperature = Temperature
mars-parameter-oxygen = Oxygen
mars-parameter-oceans = Oceans
mars-parameter-venus = Venus

mars-owner-human = You
mars-owner-bot = MarsBot
mars-owner-neutral = Neutral
mars-holder-human = You
mars-holder-bot = MarsBot
mars-holder-none = None
mars-event-place-current = Current
mars-event-place-coming = Coming
mars-event-place-distant = Distant
mars-pile-played = MarsBot’s played pile
mars-pile-project-discard = Discard pile of project cards
mars-pile-removed = Out of the game
mars-pile-bonus-discard = Discard pile of bonus cards
mars-pile-destroyed = Destroyed (out of the game)
mars-pile-set-aside = Set aside (returns each generation)
mars-pile-action = In the action deck
mars-pile-deck = In its own deck
mars-tile-of = { $tile } ({ $owner })
mars-storage-of = MarsBot’s storage, { $colony }
mars-kept-of = On MarsBot’s corporation card, { $thing }
mars-corporation-label = MarsBot’s corporation
mars-cube-place = { $track } track, space { $space }
mars-step-of = Marker of { $colony }
mars-leader-of = Leader of { $party }
mars-events-label = Global events (current first)
mars-field-lobby-place = the lobby
mars-marker-human = Your player marker
mars-marker-bot = MarsBot’s player marker
mars-fleet-human = Your trade fleet
mars-fleet-bot = MarsBot’s trade fleet
mars-colony-cube-human = Your colony
mars-colony-cube-bot = MarsBot’s colony
mars-delegate-of-human = Your delegate
mars-delegate-of-bot = MarsBot’s delegate
mars-delegate-of-neutral = Neutral delegate
mars-pile-drafted = Kept by you in the draft
mars-pile-yours = Played by you

mars-deck-project = Project deck
mars-deck-bonus = Bonus deck
mars-deck-action = Action deck
mars-deck-events = Global events

mars-deck-manner-dealt = Dealt by the app
    .hint = The app shuffles and deals; leave the printed cards in the box.
mars-deck-manner-real = Your own cards
    .hint = You shuffle the printed cards; the app asks which card you turned over.

mars-map-tharsis = Tharsis
mars-map-hellas = Hellas
mars-map-elysium = Elysium
mars-map-utopia-planitia = Utopia Planitia
mars-map-terra-cimmeria = Terra Cimmeria
mars-map-vastitas-borealis = Vastitas Borealis
    .hint = MarsBot’s tracks for this map are substitutes: the printed ones are unknown.
mars-expansion-corporate-era = Corporate Era
    .hint = More project cards; all your productions start at 0 instead of 1.
mars-expansion-prelude = Prelude
    .hint = MarsBot’s first action deck has three more project cards; you have two generations fewer.
mars-expansion-prelude2 = Prelude 2
    .hint = Plays like Prelude. Remove the Prelude card Recession (P59).
mars-expansion-venus = Venus Next
    .hint = An eighth track, floaters, Hoverlord and Venuphile; Government Intervention returns every generation.
mars-expansion-colonies = Colonies
    .hint = MarsBot builds colonies, trades, and stores cubes that advance its tracks.
mars-expansion-turmoil = Turmoil
    .hint = MarsBot sends delegates and starts with TR 10.
mars-expansion-milestones-awards = Milestones & Awards
    .hint = Five milestones and five awards from the pool; MarsBot uses its Tharsis board on every map.
mars-expansion-promo = Promo cards

mars-option-map = Map
    .hint = The map sets MarsBot’s board, milestones, awards and tiebreakers.
mars-option-expansions = Expansions
    .hint = Any combination works.
mars-option-difficulty = Difficulty
    .hint = A level is a set of rules.
mars-option-modifiers = Custom difficulty
    .hint = Mix your own rules; only with the level Normal.
mars-option-draft = Draft
    .hint = From generation 2 on, both sides draft their cards.
mars-option-decks = Decks
    .hint = Each deck is your own cards or dealt by the app.
mars-option-colonies = Colony tiles
    .hint = Those on your table. If you choose none, the app draws five.
mars-option-milestones = Milestones
    .hint = Those on your table. If you choose none, the app draws five.
mars-option-awards = Awards
    .hint = Those on your table. If you choose none, the app draws five.
mars-option-turmoil-tr-13 = MarsBot starts with TR 13
    .hint = Harder: TR 13 instead of 10.
mars-option-turmoil-delegates = MarsBot’s delegates at the start
    .hint = Harder: one or two delegates in random parties.
mars-option-corporation = MarsBot’s corporation
    .hint = None, random, or one you choose. A corporation makes MarsBot stronger.
mars-option-your-corporation = Your corporation
    .hint = MarsBot never gets the same one.
mars-option-well-sourced = Only fully known corporations
    .hint = Excludes the corporation whose printed card the app does not fully know.
mars-option-board = Entered board
    .hint = The tracks of your printed MarsBot board as text, instead of the built-in ones.

mars-corporation-none = No corporation
mars-corporation-random = A random corporation

mars-phase-setup = Setup
mars-phase-research = Research phase
mars-phase-action = Action phase
mars-phase-production = Production phase
mars-phase-end = Final greeneries
mars-phase-over = Game over

mars-difficulty-easy = Easy
mars-difficulty-normal = Normal
mars-difficulty-hard = Hard
mars-difficulty-brutal = Brutal

mars-modifier-ignore-advance = No Advance icons
    .hint = MarsBot ignores the Advance icons on its tracks, without a Failed Action.
mars-modifier-failed-action-3 = Failed Action: 3 MC
    .hint = A Failed Action gives MarsBot 3 MC instead of 5.
mars-modifier-awards-minus-5 = Awards −5
    .hint = MarsBot counts 5 less in every award.
mars-modifier-card-vp = VP for cards
    .hint = At the end MarsBot scores 1 VP for each played card with a VP symbol that is not negative.
mars-modifier-first-turn-milestone = Early milestone
    .hint = In its first turn of a generation MarsBot may claim a milestone for 8 MC.
mars-modifier-fourth-card = Four project cards
    .hint = MarsBot’s action deck has four project cards each generation instead of three.

mars-score-tr = TR
mars-score-milestones = Milestones
mars-score-awards = Awards
mars-score-greenery = Greeneries
mars-score-cities = Cities
mars-score-neural-instance = Neural Instance
mars-score-mc = MC
mars-score-cards = Cards
mars-score-turmoil = Turmoil
mars-score-corporation = Corporation
mars-score-vermin = Vermin
mars-score-total = Total

## Outcomes of a simulation

mars-outcome-bot-tr = MarsBot’s TR
mars-outcome-bot-mc = MarsBot’s MC
mars-outcome-bot-score = MarsBot’s VP
mars-outcome-human-score = Your VP
mars-outcome-human-won = You won
mars-outcome-generation = Last generation
mars-outcome-temperature = Temperature (°C)
mars-outcome-oxygen = Oxygen (%)
mars-outcome-oceans = Oceans
mars-outcome-venus = Venus (%)
mars-outcome-cities = MarsBot’s cities
mars-outcome-greeneries = MarsBot’s greeneries
mars-outcome-tiles = MarsBot’s tiles
mars-outcome-milestones = MarsBot’s milestones
mars-outcome-awards = MarsBot’s awards
mars-outcome-floaters = MarsBot’s floaters
mars-outcome-track-building = Track: Building
mars-outcome-track-space = Track: Space
mars-outcome-track-event = Track: Event
mars-outcome-track-science = Track: Science
mars-outcome-track-jovian = Track: Jovian and Science
mars-outcome-track-city = Track: City and Science
mars-outcome-track-power = Track: Energy
mars-outcome-track-earth = Track: Earth
mars-outcome-track-plant = Track: Plant
mars-outcome-track-venus = Track: Venus

## What the bonus cards do

mars-bonus-B01 = You lose up to 5 plants. After a loss of 3 or more, or a protected one, the card is destroyed.
mars-bonus-B02 = You remove your most valuable animal or microbe. MarsBot gains 5 MC, or 2 MC and a floater with Venus Next or Colonies.
mars-bonus-B03 = MarsBot draws one more project card and resolves it.
mars-bonus-B04 = MarsBot claims a milestone; if it cannot, from generation 6 it funds an award; otherwise it gains 5 MC.
mars-bonus-B05 = MarsBot builds a city adjacent to at least two greeneries or oceans, if possible.
mars-bonus-B06 = MarsBot raises a parameter that is 1–2 steps from a bonus step or completion; otherwise the one furthest from completion.
mars-bonus-B07 = MarsBot places its Neural Instance; if there is no space for it, it resolves a project card.
mars-bonus-B08 = MarsBot pays 5 MC to help its position in the closest funded award; if it cannot, it resolves another bonus card.
mars-bonus-B09 = Hellas: MarsBot pays 5 MC to help its position in the closest funded award; if it cannot, it resolves another bonus card.
mars-bonus-B10 = Elysium: MarsBot pays 5 MC to help its position in the closest funded award; if it cannot, it resolves another bonus card.
mars-bonus-B11 = Utopia Planitia: MarsBot pays 5 MC to help its position in the closest funded award; if it cannot, it resolves another bonus card.
mars-bonus-B12 = Terra Cimmeria: MarsBot pays 5 MC to help its position in the closest funded award; if it cannot, it resolves another bonus card.
mars-bonus-B13 = Vastitas Borealis: MarsBot pays 5 MC to help its position in the closest funded award; if it cannot, it resolves another bonus card.
mars-bonus-B14 = Milestones & Awards: MarsBot pays 5 MC to help its position in the closest funded award; if it cannot, it resolves another bonus card.
mars-bonus-B15 = MarsBot raises temperature, oxygen or Venus if it is 1–2 steps from a bonus step or completion; otherwise the Mars parameter furthest from completion.
mars-bonus-B16 = Raises Venus in odd generations, otherwise the Mars parameter furthest from completion. MarsBot gains neither TR nor MC for it. Returns every generation.
mars-bonus-B17 = MarsBot builds a city adjacent to at least two greeneries or oceans; otherwise a colony if it has at most one.
mars-bonus-B18 = MarsBot builds a colony. Then the top bonus card is discarded without being resolved.
mars-bonus-B19 = MarsBot trades with the colony tile whose marker is furthest. Returns every generation.
mars-bonus-B20 = MarsBot trades with its second fleet too. Returns every generation.
mars-bonus-B21 = MarsBot sends a delegate, and for 5 MC perhaps a second one. Returns every generation.
mars-bonus-B22 = MarsBot puts a marker on free land. Returns every generation.
mars-bonus-B23 = The plant on its corporation card becomes a greenery; without one, it gains a plant there. Returns every generation.
mars-bonus-B24 = MarsBot takes up to 3 MC from its corporation card; if there are none, Energy advances. Returns every generation.
mars-bonus-B25 = MarsBot raises a parameter that is 1–2 steps from a bonus step or completion, or places an ocean adjacent to oceans. Returns every generation.
mars-bonus-B26 = Venus rises one step, the Venus track advances, then the Mars parameter furthest from completion rises.
mars-bonus-B27 = MarsBot builds a city adjacent to your greenery, or a special tile adjacent to your city; otherwise it gains 3 MC.
mars-bonus-B28 = The least-advanced track advances. Then MarsBot loses 4 MC if it has them. Returns every generation.
mars-bonus-B29 = MarsBot sends two delegates where it has fewest, or gains 2 MC for each one missing. Returns every generation.
mars-bonus-B30 = MarsBot draws as many project cards as its Energy space number and resolves the best two.
mars-bonus-B31 = MarsBot’s TR rises by 1.
mars-bonus-B32 = Even generations advance the least-advanced track and regress the most-advanced; odd ones pay MC for the least-advanced. Returns every generation.

## MarsBot’s corporation cards

mars-corporation-no-setup = Nothing at setup.
mars-corporation-no-generation = Nothing each generation.

mars-corporation-card-C01 = Each project card of cost 20 or more that MarsBot resolves gives it 4 MC.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = The printed cost counts, once per card and before its tags, however the card was drawn. In the draft MarsBot keeps the most expensive cards; one of the others is discarded, none if all four cost the same.
mars-corporation-card-C02 = No ongoing effect. Rapid Sprouting (B23) puts a plant on this card or turns the plant here into a greenery.
    .setup = Rapid Sprouting (B23) is set beside MarsBot’s board.
    .generation = Before the action phase, from generation 1 on, Rapid Sprouting is shuffled into the action deck.
    .rulings = When you remove or steal plants, you may target the plant here or MarsBot’s MC, never both. Without a space for the greenery the plant stays, and there is no Failed Action. If oxygen is complete, the greenery is placed without TR.
mars-corporation-card-C03 = On a white cube MarsBot draws a project card and resolves it instead of raising the temperature there. On a black cube it raises the temperature one step.
    .setup = White cubes: Building 6, Space 9, Science 10, Energy 5 and 9, Plant 11. Black cubes: Earth 3, 6, 9, 12, 13 and 14.
    .generation = { mars-corporation-no-generation }
    .rulings = If the space of a white cube shows something other than temperature, that icon is resolved after the card. A white cube works even if the temperature is complete; a black one is then a Failed Action.
mars-corporation-card-C04 = Each space that Building or Event advances gives MarsBot 2 MC, whatever moved the track.
    .setup = As a reminder, white cubes replace the trackers of Building and Event.
    .generation = { mars-corporation-no-generation }
    .rulings = The starting tags count too, and so does a space passed again after regressing. A track at its end does not move and gives nothing.
mars-corporation-card-C05 = Each project card with a requirement that MarsBot resolves gives it 2 MC.
    .setup = Lobbyists (B06, with Venus Next B15) is destroyed. Do It Right (B25) is set beside MarsBot’s board.
    .generation = Before the action phase, from generation 1 on, Do It Right is shuffled into the action deck.
    .rulings = Any printed requirement counts; MarsBot need not meet it. Do It Right tries temperature, then oxygen with a greenery, then an ocean, like Lobbyists, but is never destroyed. If none is possible, nothing happens.
mars-corporation-card-C06 = Every MC MarsBot gains is taken from this card. When the card is empty, put 10 MC on it and advance Building. This ends when Building reaches its end.
    .setup = 10 MC from the bank are put on this card.
    .generation = { mars-corporation-no-generation }
    .rulings = MarsBot keeps all it gains; only the source is different. A large gain can empty the card several times. The MC here do not belong to MarsBot: they cannot be stolen, spent or scored.
mars-corporation-card-C07 = On a white cube MarsBot draws the top card of the bonus deck and resolves it.
    .setup = Project cards are revealed until two have a space tag. These two are shuffled into the bonus deck; the others are discarded. White cubes: Space 7, 10, 13 and 15.
    .generation = { mars-corporation-no-generation }
    .rulings = A project card from the bonus deck is resolved as a project card and goes to the played pile. A wild tag does not count as a space tag. The icon of the space is resolved after the cube.
mars-corporation-card-C08 = Event advances for each card with a Jovian tag that you play and for each Jovian tag that MarsBot resolves.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Report your project and Prelude cards with a Jovian tag; each counts once, but your corporation and wild tags do not count. The starting Jovian tag counts; icons, cubes and bonus cards that move a track do not. With Event at its end each time is a Failed Action.
mars-corporation-card-C09 = Each space that Earth advances gives MarsBot 2 MC, whatever moved the track.
    .setup = MarsBot gains 25 MC. As a reminder, a white cube replaces the tracker of Earth.
    .generation = { mars-corporation-no-generation }
    .rulings = The movement counts, not the tag: where city tags share the track, they count too. A space passed again after regressing counts again.
mars-corporation-card-C10 = Each city you place gives MarsBot 2 MC. Each city MarsBot places advances Event.
    .setup = MarsBot places a city.
    .generation = { mars-corporation-no-generation }
    .rulings = The city placed at setup already advances Event. The Capital and cities outside the map count too; a city you placed earlier with your own corporation does not.
mars-corporation-card-C11 = On a white cube MarsBot draws a project card and resolves only its first tag; then it raises the temperature one step.
    .setup = MarsBot gains 10 MC. White cubes: Energy 4, 6, 8 and 10.
    .generation = { mars-corporation-no-generation }
    .rulings = The other tags of that card have no effect, also for your own effects; the card goes to the played pile. A card without tags, or a complete temperature, is a Failed Action; the rest is still resolved.
mars-corporation-card-C12 = No ongoing effect. It adds a second bonus card to the action deck, and Government Subsidy (B31) in the bonus deck gives MarsBot 1 TR.
    .setup = Government Subsidy (B31) is shuffled into the bonus deck. The first action deck gets no card from the bonus deck.
    .generation = Before the action phase, from generation 2 on, one more card of the bonus deck is shuffled into the action deck.
    .rulings = Cards that return every generation, such as Government Intervention, are still shuffled into the first action deck. The additional card is not resolved at once but stays in the action deck.
mars-corporation-card-C13 = Each silver cube reached gives MarsBot 5 MC.
    .setup = Silver cubes: every Building space from 4 to 18.
    .generation = { mars-corporation-no-generation }
    .rulings = A cube counts once, before the icon of its space.
mars-corporation-card-C14 = On a white cube the least-advanced track advances; on a black cube Space does.
    .setup = White cubes: Earth 1, 5, 9, 13 and 17. Black cubes: Earth 3, 7, 11 and 15.
    .generation = { mars-corporation-no-generation }
    .rulings = The least-advanced track is determined after Earth has moved, and may be Earth itself. The icon of the Earth space is resolved after the cube.
mars-corporation-card-C15 = No ongoing effect. Diversification (B28) advances the least-advanced track, and MarsBot pays 4 MC for it.
    .setup = MarsBot gains 10 MC. Diversification (B28) is set beside MarsBot’s board.
    .generation = Before the action phase, from generation 1 on, Diversification is shuffled into the action deck.
    .rulings = The track always advances first. Then MarsBot loses 4 MC, or nothing if it has less. A track that cannot move is not a Failed Action here.
mars-corporation-card-C16 = On a white cube MarsBot draws a project card and resolves it.
    .setup = The first action deck gets one more project card. White cubes: Science 8 and 16.
    .generation = { mars-corporation-no-generation }
    .rulings = The additional card is for generation 1 only. The icon of the space is resolved after the drawn card.
mars-corporation-card-C17 = Each project card with a VP symbol that is not negative gives MarsBot 3 MC when it resolves the card.
    .setup = Overachievement (B04) is removed from the bonus deck and set aside, not destroyed.
    .generation = Before the action phase, from generation 1 on, Overachievement is shuffled into the action deck until it is destroyed.
    .rulings = The symbol counts, not its value: 0 or a variable number counts, a negative one does not. Overachievement is destroyed after it claims a milestone or funds an award; otherwise it returns.
mars-corporation-card-C18 = You may not place anything on a space with a MarsBot marker. A tile that MarsBot places there gives it 3 MC.
    .setup = Settlers (B22) is resolved once and then set beside MarsBot’s board.
    .generation = Before the action phase, from generation 1 on, Settlers is shuffled into the action deck.
    .rulings = The marker goes on free land that is not reserved: first the tiebreakers of the map, then most adjacent ocean spaces, then a card flip. A marker is not a tile, gives no bonus and does not attract MarsBot’s tiles. Without such land nothing happens.
mars-corporation-card-C19 = On a white cube the least-advanced track advances; on a black cube Space does.
    .setup = White cubes: Space 2, 4, 7, 10 and 13. Black cubes: Space 5, 11 and 16.
    .generation = { mars-corporation-no-generation }
    .rulings = A black cube moves the track it is on: first the new space is fully resolved, then the icon of the space with the cube. Every cube works once.
mars-corporation-card-C20 = Each space that Building advances puts 1 MC from the bank on this card.
    .setup = Supply & Demand (B24) is set beside MarsBot’s board. As a reminder, a white cube replaces the tracker of Building.
    .generation = Before the action phase, from generation 1 on, Supply & Demand is shuffled into the action deck.
    .rulings = Supply & Demand takes up to 3 MC from here; Energy advances only if the card is empty. The MC here do not belong to MarsBot: they cannot be stolen, spent or scored.
mars-corporation-card-C21 = Each microbe tag you play costs MarsBot 4 MC, or all it has. Each card with a science tag that MarsBot resolves gives it 1 TR.
    .setup = Meteor Shower (B01) is destroyed. Project cards are revealed until one has a science tag. It is shuffled into the bonus deck; the others are discarded.
    .generation = { mars-corporation-no-generation }
    .rulings = Report your project and Prelude cards with microbe tags; your corporation and wild tags do not count. Microbes count per tag, science once per card. The starting tag gives 1 TR too.
mars-corporation-card-C22 = Each new pair of adjacent tiles, one yours and one MarsBot’s, puts 1 science on this card. Four of them are spent at once: the most-advanced track that is not at its end advances.
    .setup = MarsBot places a greenery and raises oxygen, and 1 science is put on this card. Local Neural Instance (B07) is resolved and destroyed. Build, Build, Build (B27) is shuffled into the bonus deck.
    .generation = { mars-corporation-no-generation }
    .rulings = It does not matter which side placed the second tile; oceans and markers make no pairs. Pairs are counted one after the other. For Build, Build, Build MarsBot pays what it can and always builds.
mars-corporation-card-C23 = On a white cube Plant advances.
    .setup = White cubes: Building 3, 6, 9, 12, 15 and 18.
    .generation = { mars-corporation-no-generation }
    .rulings = The icon of the Building space is resolved after the cube. For your Pharmacy Union or Splice the starting tag is a microbe; advances from cubes are not.
mars-corporation-card-C24 = Each microbe tag you play gives MarsBot 2 MC, and you 2 MC or a microbe on that card. Each microbe tag MarsBot resolves gives it 4 MC.
    .setup = MarsBot gains 8 MC. Research and Development (B03) is destroyed. Project cards are revealed until one has a microbe tag. It is shuffled into the bonus deck; the others are discarded.
    .generation = { mars-corporation-no-generation }
    .rulings = Report your project and Prelude cards with microbe tags; you choose for each tag. You can take a microbe only if that card can hold microbes. Wild tags, your corporation and track icons do not count.
mars-corporation-card-C25 = Each blue project card with an action that MarsBot resolves gives it a floater. At the end each such card in its played pile is worth 1 VP.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Blue cards with only an ongoing effect do not count. On Hard these VP are added to those for cards. Your Pharmacy Union or Splice reacts to the starting tag.
mars-corporation-card-C26 = Each Failed Action gives MarsBot a floater in addition to the MC.
    .setup = MarsBot gains a floater.
    .generation = At the start of the round, from generation 2 on, MarsBot gains a floater; it can be spent in the research phase that follows.
    .rulings = Any Failed Action counts, in your turn too; on Easy it is also one floater. Without Venus Next the starting tag does nothing.
mars-corporation-card-C27 = Each silver cube reached gives MarsBot 5 MC.
    .setup = Lobbyists (B15) is destroyed. Venusian Lobby (B26) is shuffled into the bonus deck. Silver cubes: Venus 5 to 9, 11 and 12.
    .generation = { mars-corporation-no-generation }
    .rulings = A cube counts once, before the icon of its space. The three parts of Venusian Lobby do not depend on each other; impossible parts are skipped without a Failed Action. MarsBot gains TR for its steps as usual.
mars-corporation-card-C28 = Each Venus step gives MarsBot 2 MC, whichever side raises it.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Every single step counts, but none beyond the end. Steps by Government Intervention count too, although they give no TR.
mars-corporation-card-C29 = A track that reaches space 5 or 12 advances once more after that space has been resolved.
    .setup = As a reminder, put black cubes above columns 5 and 12 of MarsBot’s board.
    .generation = { mars-corporation-no-generation }
    .rulings = First the space is fully resolved, then the same track advances from where it is. It works once for each track and space, not again after regressing. Easy does not prevent it; on Venus 12 it is a Failed Action.
mars-corporation-card-C30 = On a cube of either color Event advances.
    .setup = White cubes: Building 3, Space 3, Science 3, Energy 3, Jovian 6. Black cubes: Earth 3, City 6, Plant 3 and 6. One more random colony tile comes into play.
    .generation = { mars-corporation-no-generation }
    .rulings = The draft priority is fixed when the draft begins: all tags of the track that is then the least advanced, counted together. You may use the additional colony tile too; no colony is built on it.
mars-corporation-card-C31 = Each plant or animal tag that MarsBot resolves gives it 2 MC.
    .setup = As a reminder, a white cube replaces the tracker of Plant.
    .generation = { mars-corporation-no-generation }
    .rulings = The tag counts, not the movement: a tag counts even if its track is at its end, and so does the starting tag. Microbe tags, wild tags, icons and bonus cards do not count.
mars-corporation-card-C32 = No ongoing effect: MarsBot starts far ahead and loses a card every generation.
    .setup = MarsBot gains 25 MC.
    .generation = Before the action phase, from generation 1 on, a project card with the fewest tags is discarded from the action deck.
    .rulings = Bonus cards are not compared and stay. Event tags and wild tags count; ties are broken at random.
mars-corporation-card-C33 = Each colony built, yours or MarsBot’s, advances the least-advanced track.
    .setup = MarsBot builds a colony.
    .generation = { mars-corporation-no-generation }
    .rulings = The colony built at setup counts too. First MarsBot stores its cubes or places the ocean of Europa, then the track advances. Trading is not building.
mars-corporation-card-C34 = When MarsBot spends floaters for one more project card, it raises the temperature one step.
    .setup = MarsBot gains a floater.
    .generation = At the start of the round, from generation 2 on, MarsBot gains a floater; it can be spent in the research phase that follows.
    .rulings = The card costs 5 floaters, at most once per generation. If the temperature is complete, the raise is a Failed Action, but the card stays. Your Saturn Systems reacts to the starting tag.
mars-corporation-card-C35 = Each new ocean, whichever side places it, removes the white cube from this card and advances Building; if there is no cube here, it puts one back. MarsBot gains 3 MC for each adjacent ocean instead of 2.
    .setup = A white cube is put on this card.
    .generation = { mars-corporation-no-generation }
    .rulings = So every other ocean, starting with the first, advances Building. The ocean of Government Intervention counts too, without TR. You still gain 2 MC for each adjacent ocean.
mars-corporation-card-C36 = While a white cube is here, MarsBot’s next raise of a parameter does not happen: the cube is removed, and MarsBot gains 1 TR and 6 MC.
    .setup = { mars-corporation-no-setup }
    .generation = Before the action phase, from generation 1 on, a white cube is put on this card if there is none.
    .rulings = Oceans and Venus are parameters too; a greenery is placed, only its oxygen step is replaced. A raise of two steps is replaced as a whole; a complete parameter leaves the cube here. Government Intervention is carried out as usual.
mars-corporation-card-C37 = No ongoing effect is known. Gray Eminence (B29) replaces Party Politics (B21) and sends two delegates.
    .setup = Party Politics (B21) is destroyed. Gray Eminence (B29) is set beside MarsBot’s board.
    .generation = Before the action phase, from generation 1 on, Gray Eminence is shuffled into the action deck.
    .rulings = The sources for this corporation are incomplete: the app does not know its printed card. Each delegate goes where MarsBot has fewest, then where you have fewest, then by a card flip. For each delegate missing MarsBot gains 2 MC.
mars-corporation-card-C38 = No ongoing effect: MarsBot starts with less TR and gets more project cards.
    .setup = MarsBot loses 8 TR.
    .generation = Before the action phase one project card, from generation 9 on two, is shuffled into the action deck without looking.
    .rulings = It begins in generation 1. MarsBot starts with TR 12; with Turmoil too it has 8 less.
mars-corporation-card-C39 = No ongoing effect. Investors (B32) balances MarsBot’s tracks or gives it MC.
    .setup = Investors (B32) is set beside MarsBot’s board.
    .generation = Before the action phase, from generation 1 on, Investors is shuffled into the action deck.
    .rulings = In even generations the least-advanced and the most-advanced track are chosen first, then one advances and the other regresses. In odd generations MarsBot gains as many MC as the space number of its least-advanced track. Spaces reached before do not work again.
mars-corporation-card-C40 = Each plant, microbe or animal tag that MarsBot resolves puts 1 plant on this card.
    .setup = 2 plants are put on this card. As a reminder, a white cube replaces the tracker of Plant.
    .generation = Before the action phase, from generation 1 on, if there are 5 plants on this card, remove 5 and advance Plant.
    .rulings = The starting tag counts; icons and other advances do not. With Plant at its end the 5 plants are lost in a Failed Action. When you remove or steal plants, you may target those here or MarsBot’s MC, never both.
mars-corporation-card-C41 = On a white cube MarsBot raises the temperature one step; on a black cube it places an ocean.
    .setup = White cubes: Space 4, 8 and 12. Black cubes: Space 7, 10 and 14.
    .generation = { mars-corporation-no-generation }
    .rulings = If the temperature is complete, or no ocean is left, the cube is a Failed Action. The icon of the space is always resolved.
mars-corporation-card-C42 = MarsBot counts 2 more in every award.
    .setup = Overachievement (B04) is destroyed.
    .generation = Before the action phase MarsBot claims a milestone in generations 2 to 5 and from 10 on; in generations 6 to 9 it funds an award.
    .rulings = Anything impossible is skipped, without a Failed Action and without a replacement. The 2 count when funding, at the end and for Corporate Competition; on Easy MarsBot counts 3 less instead of 5.
mars-corporation-card-C43 = A cube that is reached goes onto this card. As soon as both colors are here, one of each leaves the game and MarsBot raises the temperature one step.
    .setup = MarsBot gains 5 MC. White cubes: Space 3, 4, 6, 8, 10 and 11. Black cubes: Event 3, 4, 6, 8, 10 and 11.
    .generation = { mars-corporation-no-generation }
    .rulings = All this happens before the icon of the space. If the temperature is complete, the pair is lost in a Failed Action.
mars-corporation-card-C44 = For a project card without tags MarsBot gains 10 MC as its Failed Action. A project card with exactly one tag gives it 1 MC more.
    .setup = MarsBot gains 8 MC.
    .generation = { mars-corporation-no-generation }
    .rulings = Event tags and wild tags count, so an event without other tags has one. On Easy it is 10 MC too; other Failed Actions give the usual amount.
mars-corporation-card-C45 = Each project card with two or more tags that MarsBot resolves puts 1 science on this card.
    .setup = { mars-corporation-no-setup }
    .generation = Before the action phase, from generation 1 on, if there are 10 science on this card, remove 10; MarsBot places a city and gains 1 TR.
    .rulings = Event tags and wild tags count here; in the draft the wild tag does not. If there is no space for the city, that is a Failed Action, but MarsBot gains the TR. After the draft a card with the fewest tags is discarded, none if all are equal.
mars-corporation-card-C46 = No ongoing effect. Interface Hyperlink (B30) resolves the best two of several project cards, once per game.
    .setup = Interface Hyperlink (B30) is put under the bonus deck, which is not shuffled.
    .generation = { mars-corporation-no-generation }
    .rulings = It draws as many project cards as the space number of Energy, at least two. A science tag comes first, then the highest cost, then the most tags, then chance. The others are discarded, and Interface Hyperlink is destroyed.

## Cubes and draft priorities

mars-cube-white = White cube
mars-cube-black = Black cube
mars-cube-silver = Silver cube
mars-cube-expansion = Expansion cube
mars-cube-none = No cube

mars-priority-dearest = Highest cost
mars-priority-least-advanced = Tags of the least-advanced track
mars-priority-most-tags = Most tags

## Rulings: where the printed rules say nothing or contradict each other

mars-ruling-D-1 = The bonus cards of Colonies and Turmoil are numbered B17 to B21.
    .why = The rulebook numbers them one lower, but the printed card B16 and the setup guide do not leave room for that.
mars-ruling-D-2 = Space 6 of the Event track and spaces 2 and 4 of the Energy track show floaters.
    .why = Transcriptions of the board disagree; the boards of the other maps print floaters there.
mars-ruling-D-3 = The second trade fleet is on space 9 of the Energy track.
    .why = The rulebook shows the power tag; one public implementation uses the Event track.
mars-ruling-D-4 = For Space Baron MarsBot counts its Space track.
    .why = One reference card names Science, but three places of the rulebook show Space.
mars-ruling-D-5 = For Coast Guard MarsBot needs 4 tiles adjacent to oceans; you need 3.
    .why = The reference card says 4 for MarsBot; the map requires 3 of you.
mars-ruling-D-6 = For Metallurgist on Utopia Planitia MarsBot needs Building and Space on 7 together.
    .why = The reference card and the rulebook say 7; other values belong to older sheets or another expansion.
mars-ruling-D-7 = If Corporate Competition cannot help, also when MarsBot has less than 5 MC, another bonus card is drawn.
    .why = The rulebook draws another card whenever there was no help, for any reason.
mars-ruling-D-8 = Awards you lead or tie come first, the smallest lead first; then those MarsBot leads, the smallest lead first.
    .why = This is our reading of “closest” in the rulebook; one public implementation sorts the other way.
mars-ruling-D-9 = The parameter furthest from completion is the one with the most steps left.
    .why = The Czech rulebook means the number of steps; a percentage of the scale would be another rule.
mars-ruling-D-10 = Tied spaces are counted in reading order, again and again, up to the card’s cost; cost 0 means the first.
    .why = The rulebook counts up to the cost but says nothing about a cost of 0.
mars-ruling-D-11 = A card in MarsBot’s played pile scores only if it shows a VP symbol.
    .why = The rule speaks of a symbol that is not negative, so a card without one does not count.
mars-ruling-D-12 = The helper actions of Forecaster and Administrator cost MarsBot nothing.
    .why = One page makes them free, another pays 5 MC back: the same rule in two forms.
mars-ruling-D-13 = Local Neural Instance is destroyed whether or not the tile was placed.
    .why = The rulebook always destroys the card; only an unofficial list says otherwise.
mars-ruling-D-14 = An ocean adjacent to the Neural Instance counts as a space you do not occupy.
    .why = Oceans have no owner, and only your tiles reduce the VP.
mars-ruling-D-15 = For Industrialist your energy production counts only during the game.
    .why = The note describes how MarsBot compares awards; at the end the printed award rule applies.
mars-ruling-D-16 = For Spire’s draft priority the wild tag is not counted.
    .why = The Czech rulebook leaves wild tags out of draft priorities; implementations disagree.
mars-ruling-D-18 = Diversification costs 4 MC or nothing, never a part of it.
    .why = The card says to pay if able; an unofficial list takes whatever MarsBot has.
mars-ruling-D-19 = Outer System Foothold discards the top bonus card even if no colony could be built.
    .why = The card orders both, one after the other; implementations disagree.
mars-ruling-D-20 = MarsBot trades without money too; without a free colony tile nothing happens.
    .why = It loses 1 MC if it has it, and a bonus card that cannot do anything is not a Failed Action.
mars-ruling-D-21 = Where MarsBot has a colony it gains 3 cubes from its own trade.
    .why = Two for the trade and one for the colony; nothing is counted twice.
mars-ruling-D-22 = Cubes that MarsBot gets in your turn are exchanged only in its next turn.
    .why = The rulebook exchanges during MarsBot’s turn; implementations do it at once.
mars-ruling-D-23 = Five cubes from Pluto advance the Science track.
    .why = The rulebook shows science cubes for Pluto; one implementation uses Event.
mars-ruling-D-24 = A double temperature step with only one step left is one step, without a Failed Action.
    .why = The action was carried out as far as possible; it fails only if the temperature was already complete.
mars-ruling-D-25 = Banker is left of Scientist.
    .why = The rulebook and the reference card list them in this order; check it against your map.
mars-ruling-D-26 = Two misprints are read as B08 to B14 and as Lobbyists B06 or B15.
    .why = The numbers printed there belong to other cards.
mars-ruling-D-27 = A final greenery is not taken from a space that was used before.
    .why = A space works once, and the end of the game is no exception.
mars-ruling-D-28 = Your effects “when any player plays” react to project cards that MarsBot resolves, not to its track icons. Only microbe advances also trigger Pharmacy Union and Splice.
    .why = The rulebook calls this playing a card and names three corporations as examples.
mars-ruling-D-29 = If the most-advanced track is at its end, the helper action of Mogul is impossible.
    .why = The rulebook names the most-advanced track, not the next one that can still advance.
mars-ruling-D-30 = If Settlers or Rapid Sprouting is impossible, nothing happens and the plant stays on the card.
    .why = A bonus card that cannot be carried out is never a Failed Action.
mars-ruling-D-31 = MarsBot gains nothing when Venus reaches 8 %.
    .why = The bonus would be a card, and MarsBot has no hand; no text gives it anything else.
mars-ruling-D-32 = All colony markers start on the second step.
    .why = The rulebook highlights that step; one implementation starts a step further.
mars-ruling-D-33 = On Hard MarsBot claims its early milestone before it turns over its card.
    .why = The rulebook puts it at the beginning of the turn.
mars-ruling-D-35 = On Brutal the first action deck has four project cards too.
    .why = The rulebook says so; one implementation deals three.
mars-ruling-D-36 = MarsBot’s milestones and awards follow the reference cards and the rulebook.
    .why = One public implementation ties eight of them to other tracks.
mars-ruling-D-37 = For Magnate of the expansion MarsBot counts blue and green cards, but reveals until a green one.
    .why = The rulebook prints both, on two different pages.
mars-ruling-D-38 = MarsBot gains 2 MC for each adjacent ocean, not 2 MC in all.
    .why = Each adjacent ocean gives MC to the player who places a tile, as in the base game.
mars-ruling-D-39 = Plants on MarsBot’s corporation card and its MC are separate targets: you target one of them.
    .why = The rulebooks use different words, but neither lets you take from both.
mars-ruling-D-40 = Against Spire a card with the fewest tags is discarded after the draft, none if all are equal.
    .why = The Czech rulebook says so; one implementation discards any card that does not have the most tags.
mars-ruling-D-41 = Decreasing a production by several steps regresses the tracker by the same number of spaces.
    .why = The Czech rulebook says so; the others only mention a single step.
mars-ruling-D-42 = Removing takes what is there; decreasing a production needs all of its steps.
    .why = A note in the French summary allows more, but the base rules do not.
mars-ruling-D-43 = If a bonus card orders an advance and the track is at its end, nothing happens.
    .why = A bonus card that cannot be carried out is never a Failed Action.
mars-ruling-D-44 = Gray Eminence sends two delegates and pays 2 MC for each one missing.
    .why = The printed text is unknown; an unofficial list and one implementation agree.
mars-ruling-D-45 = St. Joseph of Cupertino Mission is taken to be card X65.
    .why = Sources disagree about the number, so the card is also found by its name.
mars-ruling-D-46 = The recurring card of a corporation joins the action deck before every action phase.
    .why = The corporation cards say so; only the general list puts it into the research phase.
mars-ruling-D-47 = If only one colony tile is possible, no card is flipped.
    .why = The rulebook does not say; a single space needs no flip either.
mars-ruling-D-48 = A helper action that limits the greenery to a region looks there first, then for a space adjacent to a MarsBot tile.
    .why = No text says which of the two conditions comes first.
mars-ruling-D-49 = With Milestones & Awards the tiebreakers of the map in play apply.
    .why = The rulebook prints tiebreakers by map and changes only single steps of them.
mars-ruling-D-50 = For four milestones of the expansion the app asks how far you are. In a screen game it uses what the milestone of that name needs on its map; Briber needs 20 MC and costs 12 more.
    .why = Your rule for Briber, Coastguard, Forester and Rim Settler is on the tile; the app does not know it.
mars-ruling-D-51 = If Pristar replaces the raise of Lobbyists, Lobbyists is destroyed anyway.
    .why = The option was carried out, only in another form.
mars-ruling-D-52 = On a special space MarsBot pays first and then gains what the space gives.
    .why = The rulebook names both but no order.
mars-ruling-D-53 = Clockwise the parties are Mars First, Kelvinists, Reds, Greens, Unity, Scientists.
    .why = Lists of the parties run in both directions; check it against your board.
mars-ruling-D-54 = Milestones and awards with several spellings are written as MarsBot’s lists write them.
    .why = Suburban, Traveler, Coast Guard and Eccentric are spelled differently on different components.
mars-ruling-D-55 = A card resolved inside another reaches the played pile first.
    .why = It is finished first; the rulebook does not name an order.
mars-ruling-D-56 = A space that counts one icon more for two reasons, edge and volcano, counts one for each; the same reason counts once.
    .why = The map and a milestone or award can both name such spaces; no rulebook says whether they add up.
mars-ruling-D-57 = On Hard MarsBot first claims its milestone, then exchanges full storage, then takes its card.
    .why = The rulebook claims before the turn continues as usual, and the exchange is part of that turn.
mars-ruling-D-58 = The card flip of Gray Eminence counts the tied parties clockwise, the dominant party last.
    .why = It is counted as for other delegates of MarsBot.
mars-ruling-D-59 = Party Politics, removed by Septem Tribus, counts as a destroyed card.
    .why = The card says only that it is not used.
mars-ruling-D-60 = Stormcraft: the project cards are dealt, floaters are spent, the additional card is taken, then the temperature rises.
    .why = The card names the effect, not its place in the research phase.
mars-ruling-D-61 = If the project deck and its discard pile are empty, no card is drawn; a flip counts as cost 0.
    .why = The rulebooks do not say what happens then; all other cards are in hands, in play or out of the game.

## Rules in short, by section number

mars-rule-2 = What MarsBot has
    .text = MarsBot has a TR, an MC supply, a tracker on each of its tracks, and its tiles on the map. It has no hand, no production, no other resources and no card effects. Expansions give it floaters, stored cubes, colonies, trade fleets or delegates.
mars-rule-3-1 = Setup
    .text = Set up for two players. MarsBot’s trackers start on 0, its TR on 20, its MC on 0. Its first action deck is three project cards and the top bonus card, shuffled. You are the first player.
mars-rule-3-2 = MarsBot’s corporation
    .text = First you choose your corporation, then MarsBot gets one that is not yours. Its setup box is carried out, then its starting tags are resolved like those of a card; its effect is already active. A cube on a track space works once, before the printed icon.
mars-rule-3-3 = Setup of maps and expansions
    .text = Every map has its own MarsBot board and its own Corporate Competition card. Prelude puts three more project cards into the first action deck. Venus Next, Colonies and Turmoil replace or add bonus cards; some of them return every generation. All expansions can be combined.
mars-rule-4 = Course of a generation
    .text = The first player marker changes sides every generation. After the research phase you and MarsBot take turns until both have passed. In its turn MarsBot resolves one card; with an empty action deck it passes. Only you produce.
mars-rule-5-1 = Research
    .text = You draw four cards and buy as usual. MarsBot gets a new action deck for free: three project cards, four on Brutal, and the top bonus card, shuffled.
mars-rule-5-2 = Draft
    .text = Both sides get a pile of four cards. You keep one, MarsBot keeps a random one, then the piles are swapped, until both have four. MarsBot discards one of its four at random, except on Brutal, and adds the top bonus card.
mars-rule-5-3 = Empty bonus deck
    .text = When a bonus card is needed and the deck is empty, the discarded bonus cards are shuffled into a new deck. Destroyed cards and cards that are set aside are not included.
mars-rule-5-4 = Cards that return
    .text = Some bonus cards are set aside after use and shuffled into the next action deck: Government Intervention and Party Politics from the start, Shipping Lines from generation 2, Extended Shipping Lines once MarsBot has its second fleet. Before that, floaters can buy one more project card.
mars-rule-5-5 = Draft priority
    .text = Some corporations have a draft priority; against them you must draft. From generation 2 on MarsBot keeps the card that fits best, at random if tied. Afterwards it discards a random card that does not fit, or none if all fit. The wild tag never fits.
mars-rule-6-1 = Removing resources
    .text = If you remove resources from MarsBot, it loses 1 MC for each, whatever the resource. It loses at most what it has. With Colonies its stored cubes of that kind go first; for MC the supply goes first.
mars-rule-6-2 = Stealing resources
    .text = MarsBot loses MC, and you gain the resource your card names. You gain no more than MarsBot could lose.
mars-rule-6-3 = Decreasing production
    .text = MarsBot’s tracker regresses one space per step. Steel regresses Building, titanium Space, MC Event, energy Energy, heat Earth and plants Plant. If the tracker cannot regress all the steps, MarsBot cannot be chosen.
mars-rule-6-5 = Counting MarsBot’s tags and tiles
    .text = A card that counts tags or events of other players counts the space of MarsBot’s matching track, never its played cards. Cities, greeneries, colonies and TR are counted as they are.
mars-rule-6-6 = Your cards that react to all players
    .text = Your effects that react to any player also react to MarsBot’s tiles, parameter steps and colonies.
mars-rule-6-7 = What MarsBot cannot use
    .text = Production or resources that MarsBot cannot hold have no effect for it. Instead of drawing a card it gains 1 MC.
mars-rule-7 = MarsBot’s turn
    .text = MarsBot turns over the top card of its action deck. Only the tags of a project card matter: from left to right each advances its track, and everything it triggers is resolved first. A card without tags is a Failed Action. A bonus card does what it says; if it cannot do anything, nothing happens.
mars-rule-8-1 = Tags and tracks
    .text = Every tag belongs to a track; which tags share one depends on the map. A red card shows the event tag last. A wild tag advances the least-advanced track, the topmost if tied. A tag without a track in play does nothing.
mars-rule-8-2 = Boards
    .text = The tracks have 18 spaces; the Venus track has 12. The layouts come from transcriptions of the printed boards. That of Vastitas Borealis is unknown, so substitute tracks are used there.
mars-rule-8-3 = Advancing
    .text = The tracker moves one space, and its icon is resolved at once; that may advance tracks again. A space works only the first time it is reached. On the last space an advance is a Failed Action, unless a bonus card ordered it.
mars-rule-8-4 = Regressing
    .text = When a tracker regresses, spaces it has reached before do not work again. Milestones, awards and counting use the space where it is now.
mars-rule-8-5 = Least- and most-advanced track
    .text = The space numbers of all tracks in play are compared, including Venus. If tied, the topmost counts; Venus is the lowest. A track at its end still takes part.
mars-rule-9 = What the track spaces do
    .text = A space can raise a parameter, place a tile, raise the TR, advance a track, claim a milestone or fund an award. Every parameter step and every ocean gives MarsBot 1 TR. At −24 and −20 °C it gains 2 MC, at 0 °C it places an ocean, at 8 % oxygen it raises the temperature. An impossible action is a Failed Action; icons of expansions not in play are ignored.
mars-rule-10 = Failed Action
    .text = MarsBot gains 5 MC, 3 MC with the Easy rule. This happens for a card without tags, a track at its end, and a space whose action is impossible. A bonus card that cannot do anything is not a Failed Action.
mars-rule-11-1 = Milestones and awards
    .text = Three milestones and three awards may be taken in total, by both sides. MarsBot pays nothing. Awards it funds raise the price of yours, as usual.
mars-rule-11-2 = Which milestone MarsBot claims
    .text = Among the unclaimed milestones it meets, MarsBot claims one that you meet too. Otherwise it claims the one you are closest to, measured by the fraction you have reached. If tied, the leftmost counts; Hoverlord is last.
mars-rule-11-3 = Which award MarsBot funds
    .text = MarsBot funds the award in which its lead over you is largest, if it leads at all. If tied, the leftmost counts; Venuphile is last. Where an award counts leftover resources, your production counts too during the game.
mars-rule-11-4 = MarsBot’s value in an award
    .text = The reference card of the map says what MarsBot counts, in the game and at the end. With the Easy rule it counts 5 less. Your own value at the end follows the printed award.
mars-rule-12-1 = Placing a tile
    .text = The usual rules define the legal spaces. First the tile’s own preference narrows them, then the tiebreakers of the map in order. As soon as one space is left, the tile goes there.
mars-rule-12-2 = Tile placement tiebreakers
    .text = Most maps look at adjacent oceans first and then at the placement bonus icons covered; some prefer a region, special tiles or the edge. A card flip breaks the remaining ties: count the spaces in reading order, again and again, up to the cost of the card.
mars-rule-12-3 = Greenery
    .text = A greenery goes adjacent to a MarsBot tile if possible. MarsBot prefers the most adjacent cities of its own, then the fewest of yours. Oxygen rises one step, unless it is complete.
mars-rule-12-4 = City
    .text = A city may not be adjacent to another city. MarsBot prefers the most adjacent greeneries of any owner.
mars-rule-12-5 = Ocean
    .text = An ocean goes on a free ocean space. Only the tiebreakers decide which.
mars-rule-12-6 = Neural Instance
    .text = It goes on land that is not on the edge and not adjacent to any tile or reserved space. Only the tiebreakers decide which. It belongs to MarsBot and counts as one of its tiles.
mars-rule-12-7 = What MarsBot gains from a space
    .text = MarsBot gains 2 MC for each adjacent ocean and 1 MC for each placement bonus icon covered, instead of what is printed. The special spaces of Hellas, Terra Cimmeria and Vastitas Borealis cost it MC and give an ocean, a colony or a temperature step, if it can pay and use them.
mars-rule-13 = Bonus cards
    .text = A bonus card does the first of its options that is possible. After that it is discarded, destroyed, or set aside for the next generation, as it says. A parameter is near if one or two steps are left to a bonus step or completion. The parameter furthest from completion is the one with the most steps left.
mars-rule-14 = Corporate Competition
    .text = With 5 MC or more MarsBot looks at the funded awards, the closest first: those you lead or tie, then those it leads. The first possible helper action is carried out and costs 5 MC. If none is possible, another bonus card is resolved.
mars-rule-15-1 = Prelude
    .text = MarsBot gets no Prelude cards but three more project cards in its first action deck. You lose when generation 18 would begin, and at the end MarsBot’s MC are worth more two generations earlier.
mars-rule-15-2 = Venus Next
    .text = Venus tags advance a separate track. Government Intervention replaces the World Government step. Venus need not be complete for the game to end. Hoverlord and Venuphile join the milestones and awards.
mars-rule-15-3 = Floaters
    .text = MarsBot collects floaters from its tracks, from Invasive Species and from Titan. Once Hoverlord is out of reach, it spends five of them in a research phase for one more project card.
mars-rule-15-4 = Colonies
    .text = MarsBot builds a colony on a tile chosen by card flip and stores two cubes of its kind. When it trades, it visits the tile with the most advanced marker and stores two cubes, three if it has a colony there. In its turn five cubes advance their track one space. Europa gives an ocean or TR instead, Titan floaters.
mars-rule-15-5 = Turmoil
    .text = MarsBot’s delegate goes where it would lead and make the party dominant, otherwise where it would lead, and so on down to the first party clockwise. You lose 1 TR in the TR revision, MarsBot none. Global events and ruling bonuses affect only you, but MarsBot gains 1 TR as chairman. At the end each party leader and the chairman give 1 VP.
mars-rule-16-1 = Tharsis: milestones and awards
    .text = MarsBot meets Terraformer, Mayor and Gardener like you. For Builder it needs Building on 8, for Planner every track but Venus on 4. In the awards it counts tiles, Building and Event, Science, Energy plus 5, and Space plus 5.
mars-rule-16-2 = Hellas: milestones and awards
    .text = MarsBot needs every track on 3 for Diversifier, 35 MC for Tactician, Energy on 6 for Energizer, Science on 6 for Rim Settler, and three polar tiles like you. In the awards it counts greeneries, green cards played, Space, a fifth of its MC, and Building.
mars-rule-16-3 = Elysium: milestones and awards
    .text = MarsBot needs every track but Venus on 2 for Generalist, one track on 10 for Specialist, Plant on 4 for Ecologist, and 15 green and blue or 5 red cards played for Tycoon and Legend. In the awards it counts cards of cost 20 or more, Energy plus 5, southern tiles, tiles adjacent to oceans, and TR minus 15.
mars-rule-16-4 = Terra Cimmeria: milestones and awards
    .text = MarsBot needs Earth and Venus on 5 together for Planetologist, Science on 6 for Architect, four tiles adjacent to oceans for Coast Guard, Plant on 10 for Forester and Event on 10 for Financier. In the awards it counts Energy, tiles adjacent to special tiles, twice its highest track, Plant plus 5, and a seventh of its MC.
mars-rule-16-5 = Utopia Planitia: milestones and awards
    .text = MarsBot needs three destroyed bonus cards for Specialist, three colonies for Pioneer, Energy, Earth and Venus on 2 for Trader, Building and Space on 7 together for Metallurgist, and Science on 4 for Researcher. In the awards it counts tiles on the edge, Earth, Plant minus 2, cards of cost 10 or less, and cities.
mars-rule-16-6 = Vastitas Borealis: milestones and awards
    .text = MarsBot needs Plant on 4 for Agronomist, Space on 5 for Spacefarer, three tiles at volcanic spaces for Geologist, Earth and Energy on 10 together for Engineer, and Science or Plant on 6 for Farmer. In the awards it counts Earth plus 5, its largest group of tiles, tiles not adjacent to oceans, Event, and the higher of Building and Space.
mars-rule-16-7 = Milestones & Awards
    .text = MarsBot uses its Tharsis board and the card B14 on every map; Terraformer is removed. Geologist, Founder, Suburbian and Highlander change its tiebreakers while they are in play. With Pioneer or Constructor, cubes are placed on Space 7, Space 10 and Energy 8: on reaching one MarsBot pays 5 MC and builds a colony. Briber costs MarsBot 12 MC.
mars-rule-17 = Difficulty
    .text = Easy: MarsBot ignores Advance icons, gains 3 MC for a Failed Action and counts 5 less in awards. Hard: it scores its played cards and may claim a milestone for 8 MC in its first turn of a generation. Brutal adds a fourth project card. Each of these rules can also be chosen separately.
mars-rule-18-1 = Instant loss
    .text = If generation 20 begins, MarsBot wins at once. With Prelude this is generation 18.
mars-rule-18-2 = Last generation
    .text = When temperature, oxygen and oceans are complete, the generation is played to its end. Then you may convert plants into greeneries. MarsBot advances each tracker whose next space shows an unused greenery, and places it.
mars-rule-18-3 = Points
    .text = MarsBot scores its TR, 5 VP for each milestone and for each award it wins or ties, 1 VP for each greenery, its cities as usual, its Neural Instance and its MC. The Neural Instance gives 1 VP for each adjacent space without one of your tiles. There is no second place in awards.
mars-rule-18-4 = MC at the end
    .text = Up to generation 12 MarsBot scores 1 VP per 8 MC. Each later generation needs 1 MC less per VP. With Prelude this starts two generations earlier.
mars-rule-18-5 = Winner
    .text = You win with more points than MarsBot. A tie is a win for MarsBot.
mars-rule-19-1 = Single cards
    .text = Protected Habitats stops Meteor Shower and Invasive Species; Asteroid Deflection System stops Meteor Shower. Toll Station counts MarsBot’s Space track, Galilean Waystation half the track with the Jovian tag. Lawsuit takes 3 MC and then goes to MarsBot’s played pile. Sponsored Academies gives MarsBot 1 MC; for a cathedral in its city MarsBot pays 2 MC and advances its least-advanced track.
mars-rule-19-2 = Corporations that react to cards and tags
    .text = Your effects that react to any player’s card also react to the project cards MarsBot resolves, but not to icons and advances of its tracks. The one exception is an advance as a microbe, for Pharmacy Union and Splice. Mons Insurance may not be used against MarsBot.
mars-rule-19-3 = Government Intervention and corporations
    .text = Aphrodite and Lakefront Resorts react to Government Intervention, although MarsBot gets nothing else for it. Pristar does not react to that card.

mars-setup-deck-no-bonus = MarsBot’s first action deck: { $projects ->
        [one] 1 project card
       *[other] { $projects } project cards
    } face down, shuffled. No bonus card this time.
mars-ask-fewest-tags = Which card leaves MarsBot’s action deck?
    .why = Polyphemos: look through the project cards of the action deck and discard one with the fewest tags; if tied, any of them.

## Plots of a simulation run
mars-plot-generation = Generation
