### Setting up the table

mars-setup-map = Map { $map }, set up as for two players: temperature −30 °C, oxygen 0 %, no oceans.
mars-setup-cards = { $corporate ->
    [0] Base cards only: leave out those of Corporate Era.
   *[other] Base cards together with those of Corporate Era.
}
mars-setup-board = { $cubes ->
    [one] MarsBot’s board: a clear cube on space 0 of its { $cubes } track.
   *[other] MarsBot’s board: a clear cube on space 0 of each of its { $cubes } tracks.
}
mars-setup-rating = A colour for MarsBot; its TR starts at { $tr }, its MC at 0.
mars-setup-bonus-real = { $cards ->
    [one] Bonus deck: { $cards } card, face down.
   *[other] Bonus deck: { $cards } cards (B01 to B08), shuffled face down.
}
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
mars-setup-neural-instance = The Neural Instance tile lies ready beside the map.
mars-setup-you = { $production ->
    [0] You set up as usual: corporation, ten project cards, TR 20.
   *[other] You set up as usual: corporation, ten project cards, TR 20, every production at { $production }.
}
mars-setup-first-player = You take the first player marker.
mars-setup-draft = Draft: from generation 2 on you and MarsBot draft four cards.
mars-setup-rule = Single rule: { $rule }

## Terraforming Mars against MarsBot.
### Names (tracks, tags, tiles …) are inserted as they stand here: sentences leave them unchanged.

## The course of the game

mars-set-up = Set-up: bonus deck of { $bonus } cards
mars-action-deck = { $cards ->
    [one] Action deck: { $cards } card, shuffled
   *[other] Action deck: { $cards } cards, shuffled
}
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
mars-bonus-drawn = Bonus card drawn, face down
mars-bonus-reshuffled = { $count ->
    [one] Bonus deck empty: { $count } discarded card makes a new one
   *[other] Bonus deck empty: { $count } discarded cards, shuffled, make a new one
}
mars-project-reshuffled = { $count ->
    [one] Project deck empty: { $count } discarded card makes a new one
   *[other] Project deck empty: { $count } discarded cards, shuffled, make a new one
}
mars-production = Production: your energy turns to heat, then you take your income
mars-instant-loss = Generation { $generation } begins: MarsBot has won
mars-score = { $owner }: { $total } VP
mars-score-line = { $line }: { $points } VP
mars-winner = Winner: { $owner }

## MarsBot's turn

mars-turn-bot = { $cards ->
    [0] MarsBot’s turn: action deck empty
    [one] MarsBot’s turn: { $cards } card in the action deck
   *[other] MarsBot’s turn: { $cards } cards in the action deck
}
mars-bot-passes = MarsBot passes
mars-project-card = Project card: { $card }
mars-card-played = To the played pile: { $card }
mars-tag = { $tag } tag
mars-tag-without-track = { $tag } tag: no track in play, nothing happens
mars-advance = { $track } track → { $to } ({ $icon })
mars-advance-spent = { $track } track → { $to } (used before, nothing happens)
mars-advance-ignored = Advance icon ignored (Easy rule)
mars-icon-ignored = { $icon }: expansion not in play, nothing happens
mars-track-at-end = { $track } track is at its end, nothing happens
mars-regress = { $track } track ← { $to }
mars-failed-action = Failed Action: MarsBot gains { $mc } MC
mars-gain-tr = MarsBot: TR +{ $tr }
mars-flip = Card flip: { $card }
mars-milestone-paid = MarsBot pays { $mc } MC for the milestone

## Bonus cards

mars-bonus-card = Bonus card: { $card }
mars-bonus-discarded = Discarded: { $card }
mars-bonus-destroyed = Destroyed, out of the game: { $card }
mars-bonus-impossible = Nothing of this is possible; no Failed Action
mars-card-money = MarsBot gains { $mc } MC
mars-furthest = Steps missing: oxygen { $oxygen }, oceans { $oceans }, temperature { $temperature }
mars-competition = Closest funded award: { $award }
mars-helper-paid = MarsBot pays { $mc } MC for the help
mars-helper-impossible = { $award }: help not possible
mars-no-helper = No help possible: MarsBot draws another bonus card
mars-you-lose-plants = { $plants ->
    [0] You have no plants to lose
    [one] You lose { $plants } plant
   *[other] You lose { $plants } plants
}
mars-you-are-protected = A card of yours protects you: you lose nothing
mars-you-remove-cube = Remove the animal or microbe that is worth the most VP, if you have one
mars-you-lose-cube = You lose a cube from: { $card }

## The planet

mars-place = { $owner ->
    [bot] { $tile } on { $space } (MarsBot)
   *[human] { $tile } on { $space } (you)
}
mars-raise-temperature = Temperature { $to } °C, MarsBot: TR +1
mars-raise-oxygen = Oxygen { $to } %, MarsBot: TR +1
mars-bonus-step-money = Bonus step: MarsBot gains { $mc } MC
mars-beside-oceans = Beside oceans: MarsBot gains { $mc } MC
mars-covered-icons = { $mc ->
    [one] Bonus icon covered: MarsBot gains { $mc } MC
   *[other] Bonus icons covered: MarsBot gains { $mc } MC
}
mars-final-greenery = Final greenery: { $track } track → { $to }
mars-claim = { $owner ->
    [bot] Milestone claimed: { $milestone } (MarsBot)
   *[human] Milestone claimed: { $milestone } (you)
}
mars-fund = { $owner ->
    [bot] Award funded: { $award } (MarsBot)
   *[human] Award funded: { $award } (you)
}

## Your turn

mars-turn-human = Your turn
mars-you-pass = You pass
mars-you-said = Your numbers are noted
mars-you-off-map-city = City outside the map (you)
mars-you-raise-temperature = Temperature { $to } °C, you: TR +1
mars-you-raise-oxygen = Oxygen { $to } %, you: TR +1
mars-you-change-tr = Your TR changes by { $tr }
mars-you-remove = { $mc ->
    [0] { $resource } removed: MarsBot has no MC to lose
   *[other] { $resource } removed: MarsBot loses { $mc } MC
}
mars-you-steal = { $mc ->
    [0] { $resource } stolen: MarsBot has no MC, you gain nothing
   *[other] { $resource } stolen: you gain { $mc }, MarsBot loses { $mc } MC
}
mars-you-lower = { $steps ->
    [one] MarsBot’s production lowered: { $resource }, { $steps } step
   *[other] MarsBot’s production lowered: { $resource }, { $steps } steps
}
mars-you-play = Your card: { $card }
mars-card-counts = { $card }: { $count } at MarsBot
mars-you-spend-plants = You spend 8 plants on the greenery
mars-put-right = Put right by hand

## Questions

mars-ask-turn = What did you do?
    .why = Report what concerns MarsBot or the planet; the rest of your turn stays yours.
mars-ask-action-card = Which card did you turn over?
    .why = MarsBot resolves the top card of its action deck.
mars-ask-drawn-card = Which project card did you draw?
    .why = MarsBot draws a project card and resolves its tags.
mars-ask-flipped-card = Which project card did you turn over?
    .why = Several spaces are equally good; the cost of this card decides. Then discard it.
mars-ask-bonus-card = Which bonus card did you draw?
    .why = Corporate Competition could not help, so MarsBot resolves another bonus card.
mars-ask-draft = Which card do you keep?
    .why = In the draft you and MarsBot each keep a card, then swap piles.
mars-ask-milestone-numbers = How far are you?
    .why = MarsBot can claim several milestones and takes the one you are closest to.
mars-ask-award-numbers = What do you have now?
    .why = MarsBot compares itself with you in the awards; resources count together with production.
mars-ask-score-sheet = What do you have at the end?
    .why = The funded awards are scored by their printed rules, and the app does not know the VP of your cards.
mars-ask-plants = How many plants do you have?
    .why = Meteor Shower takes up to 5 of your plants.
mars-ask-protected = Have you played Protected Habitats?
    .why = That card keeps your plants, animals and microbes safe.
mars-ask-cube = Which card loses a cube?
    .why = Invasive Species takes the animal or microbe worth the most VP; among equals you choose.
mars-ask-bonus-ocean = Where do you place the ocean?
    .why = The temperature has reached 0 °C: whoever raised it places an ocean.
mars-ask-attack = What do you take?
    .why = Your card leaves you the choice; MarsBot loses MC instead.
mars-ask-final-greenery = Do you place a final greenery?
    .why = After the last production phase you may still turn plants into greeneries.

## Fields: your numbers

mars-number-said = { $generation ->
    [0] not said yet
   *[other] as of generation { $generation }
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
mars-number-cards-in-hand = Cards in your hand
    .said = { mars-number-said }
mars-number-card-points = VP of your cards
    .said = { mars-number-said }

## Fields: what you did

mars-field-tile = Tile
mars-field-space = Space
mars-field-owner = Owner
mars-field-parameter = Parameter
mars-field-steps = Steps
mars-field-milestone = Milestone
mars-field-award = Award
mars-field-resource = Resource
mars-field-amount = Amount
mars-field-production = Production
mars-field-your-card = Your card
mars-field-tr = Change of your TR
mars-field-track = Track
mars-field-position = Space of the track
mars-field-temperature = Temperature (°C)
mars-field-oxygen = Oxygen (%)
mars-field-bot-tr = MarsBot’s TR
mars-field-bot-mc = MarsBot’s MC
mars-field-your-tr = Your TR

## What you can report

mars-report-done = Done
    .hint = There is nothing more to report.
mars-report-pass = Pass
    .hint = You take no more turns in this generation.
mars-report-tile = Tile placed
    .hint = A tile of yours or an ocean on the map; TR and oxygen follow by themselves.
mars-report-off-map-city = City outside the map
    .hint = Phobos or Ganymede: counts as a city and as a tile.
mars-report-raise = Parameter raised
    .hint = Temperature or oxygen by a card or project; TR and bonus steps follow by themselves.
mars-report-claim = Milestone claimed
    .hint = Three milestones in the game, for both sides together.
mars-report-fund = Award funded
    .hint = Three awards in the game, for both sides together.
mars-report-remove = Removed resources
    .hint = MarsBot loses as many MC instead.
mars-report-steal = Stole resources
    .hint = MarsBot loses MC; you take as many of the resource.
mars-report-lower = Lowered production
    .hint = MarsBot’s tracker goes back one space for each step.
mars-report-card = Card that concerns MarsBot
    .hint = A card that counts MarsBot’s things or takes something from it.
mars-report-tr = TR changed
    .hint = By a card alone, without a parameter or an ocean.
mars-report-greenery = Greenery placed
    .hint = Turned from plants, after the last production phase.
mars-report-set-space = Correct a space
    .hint = What really lies there; nothing follows from it.
mars-report-set-temperature = Correct the temperature
    .hint = As on the board; no TR, no bonus step.
mars-report-set-oxygen = Correct the oxygen
    .hint = As on the board; no TR, no bonus step.
mars-report-set-bot = Correct MarsBot
    .hint = Its TR and its MC as on the table.
mars-report-set-track = Correct a track
    .hint = Where the tracker really stands; spaces passed stay used.
mars-report-set-your-tr = Correct your TR
    .hint = As on the board.

## What cannot be done

mars-space-taken = There is something on { $space } already. Choose a free space.
mars-marker-on-reserved = A marker cannot lie on a reserved space: { $space }.
mars-one-neural-instance = There is only one Neural Instance, and it belongs to MarsBot.
mars-no-ocean-left = All nine oceans are on the map.
mars-milestone-gone = { $milestone } cannot be claimed any more.
mars-milestone-not-met = { $milestone } takes { $need }; the app counts { $have } for you. If the board says otherwise, correct it first.
mars-award-gone = { $award } cannot be funded any more.
mars-cannot-lower = { $steps ->
    [one] The { $track } track is on 0 and cannot go back.
   *[other] The { $track } track stands below { $steps } and cannot go back so far.
}
mars-card-not-concerned = { $card } does not concern MarsBot. There is nothing to report.
mars-deck-empty = No cards are left: { $deck }.
mars-level-or-modifiers = { $level } has its own rules. For single rules choose Normal.

## Why an action failed

mars-failure-no-tags = The card has no tags.
mars-failure-track-at-end = The track is at its end.
mars-failure-no-legal-space = No legal space is free.
mars-failure-oceans-complete = All nine oceans are on the map.
mars-failure-temperature-complete = The temperature is complete.
mars-failure-milestones-taken = Three milestones are claimed.
mars-failure-no-milestone-met = MarsBot meets none of the unclaimed milestones.
mars-failure-awards-taken = Three awards are funded.
mars-failure-no-award-ahead = MarsBot is ahead in none of the unfunded awards.

## Tie-breaks

mars-tie-own-cities = Most adjacent MarsBot cities
mars-tie-your-cities = Fewest adjacent cities of yours
mars-tie-greeneries = Most adjacent greeneries
mars-tie-greeneries-and-oceans = Most adjacent greeneries and oceans
mars-tie-oceans = Most adjacent oceans
mars-tie-icons = Most bonus icons covered
mars-tie-flip = Card flip: count up to its cost
mars-tie-you-meet = You meet it too
mars-tie-you-closest = You are closest to it
mars-tie-leftmost = The leftmost
mars-tie-largest-lead = Largest lead of MarsBot
mars-tie-closest-award = Closest: first those you lead or tie, then those MarsBot leads

## Names: tracks, tags, icons

mars-track-building = Building
mars-track-space = Space
mars-track-event = Event
mars-track-science = Science
mars-track-energy = Energy
mars-track-earth = Earth
mars-track-bio = Plant

mars-tag-building = Building
mars-tag-space = Space
mars-tag-event = Event
mars-tag-science = Science
mars-tag-power = Energy
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

mars-tile-ocean = Ocean
mars-tile-greenery = Greenery
mars-tile-city = City
mars-tile-special = Special tile
mars-tile-capital = Capital
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

mars-award-landlord = Landlord
mars-award-banker = Banker
mars-award-scientist = Scientist
mars-award-thermalist = Thermalist
mars-award-miner = Miner

## Names: the rest

mars-parameter-temperature = Temperature
mars-parameter-oxygen = Oxygen
mars-parameter-oceans = Oceans

mars-owner-human = You
mars-owner-bot = MarsBot

mars-deck-project = Project deck
mars-deck-bonus = Bonus deck
mars-deck-action = Action deck

mars-map-tharsis = Tharsis
mars-expansion-corporate-era = Corporate Era

mars-phase-setup = Set-up
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
mars-modifier-fourth-card = Fourth project card
    .hint = MarsBot’s action deck has four project cards each generation instead of three.

mars-score-tr = TR
mars-score-milestones = Milestones
mars-score-awards = Awards
mars-score-greenery = Greeneries
mars-score-cities = Cities
mars-score-neural-instance = Neural Instance
mars-score-mc = MC
mars-score-cards = Cards
mars-score-total = Total

## What the bonus cards do

mars-bonus-B01 = You lose up to 5 plants; after a loss of 3 or more, or a protected one, the card is gone for good.
mars-bonus-B02 = You remove your most valuable animal or microbe; MarsBot gains 5 MC in any case.
mars-bonus-B03 = MarsBot draws one more project card and resolves it.
mars-bonus-B04 = MarsBot claims a milestone, or from generation 6 funds an award, or else gains 5 MC.
mars-bonus-B05 = MarsBot builds a city beside at least two greeneries or oceans, if there is such a place.
mars-bonus-B06 = MarsBot pushes a parameter that is near a bonus step or its end, or else the one that lacks most.
mars-bonus-B07 = MarsBot places its Neural Instance; without a place for it, it resolves a project card.
mars-bonus-B08 = For 5 MC MarsBot helps itself in the closest funded award; if it cannot, it resolves another bonus card.

## Rulings: where the printed rules are silent or disagree

mars-ruling-D-2 = Space 6 of the Event track and spaces 2 and 4 of the Energy track show floaters.
    .why = Transcriptions of the board disagree; the boards of the other maps print floaters there.
mars-ruling-D-7 = If Corporate Competition cannot help, for lack of 5 MC too, another bonus card is drawn.
    .why = The booklet draws another card whenever no help was given, whatever the reason.
mars-ruling-D-8 = Awards you lead or tie come first, the smallest lead first; then those MarsBot leads, the smallest lead first.
    .why = That is how we read “closest” in the booklet; one public implementation sorts the other way.
mars-ruling-D-9 = The parameter furthest from its end is the one with the most steps missing.
    .why = The Czech booklet says that it lacks the most; a share of the scale would be another rule.
mars-ruling-D-10 = Tied spaces are counted round and round in reading order up to the card’s cost; cost 0 means the first.
    .why = The booklet counts up to the cost but says nothing about a cost of 0.
mars-ruling-D-11 = A card in MarsBot’s played pile scores only if it shows a VP symbol.
    .why = The rule speaks of a symbol that is not negative, so a card without one does not count.
mars-ruling-D-13 = Local Neural Instance is destroyed whether or not the tile was placed.
    .why = The booklet destroys the card in any case; only an unofficial list says otherwise.
mars-ruling-D-14 = An ocean beside the Neural Instance counts as a space you do not occupy.
    .why = Oceans belong to nobody, and only your tiles take points away.
mars-ruling-D-24 = A double temperature step with only one step left is one step, without a Failed Action.
    .why = The action was carried out as far as possible; it fails only if the temperature was complete before.
mars-ruling-D-25 = Banker lies left of Scientist.
    .why = The booklet and the reference card list them so; check it against your map.
mars-ruling-D-27 = A final greenery is not taken from a space that was used before.
    .why = A space works once, and the end of the game is no exception.
mars-ruling-D-38 = MarsBot gains 2 MC for each adjacent ocean, not 2 MC in all.
    .why = Every ocean pays whoever places a tile beside it, as in the base game.
mars-ruling-D-41 = Lowering a production by several steps moves the tracker back as many spaces.
    .why = The Czech booklet says so; the others only speak of a single step.
mars-ruling-D-42 = Removing takes what is there; lowering a production needs all of its steps.
    .why = A note in the French summary allows more, but the base rules do not.
mars-ruling-D-43 = If a bonus card orders an advance and the track is at its end, nothing happens.
    .why = A bonus card that cannot be carried out is never a Failed Action.
mars-ruling-D-55 = A card resolved inside another reaches the played pile first.
    .why = It is finished first; the booklet does not name an order.
