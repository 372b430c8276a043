### Tapestry with the Automa and the Shadow Empire.
### Names (tracks, landmarks, owners …) are inserted unchanged into sentences.

## Setting up the table

tapestry-setup-board = Small side of the board, set up for three players: landmarks, decks and stacks in place.
tapestry-setup-remove-cards = { $traps ->
    [one] Take out of the tapestry deck { $traps } Trap and: { $cards }.
   *[other] Take out of the tapestry deck { $traps } Traps and: { $cards }.
}
tapestry-setup-remove-civilizations = Take out these civilizations: { $civilizations }.
tapestry-setup-you = You set up as usual, but your two outposts stand on the hex labeled 2/4, whatever your capital city mat says.
tapestry-setup-mat = Level { $level }: Automa mat, { $mat } side.
tapestry-setup-mat-and-card = Level { $level }: Automa mat, { $mat } side, with the income card of this level over its table.
tapestry-setup-automa = { $outposts ->
    [one] Automa: a color, { $outposts } outpost, all player tokens; one token on 0 VP, one on space 0 of each track.
   *[other] Automa: a color, { $outposts } outposts, two of them on the hex labeled 3/5; one player token on 0 VP, one on space 0 of each track.
}
tapestry-setup-civilization-die = The science die gives the Automa its civilization; an outpost goes beside that track.
tapestry-setup-civilization = The Automa’s civilization: { $civilization }; an outpost goes beside the track with its symbol.
tapestry-setup-second-choose = You choose a second civilization for the Automa, from the other card.
tapestry-setup-second = The Automa’s second civilization: { $civilization }.
tapestry-setup-shadow = { $outposts ->
    [one] Shadow Empire: a color, { $outposts } outpost, five player tokens; one token on space 0 of each track, the fifth aside.
   *[other] Shadow Empire: a color, { $outposts } outposts, five player tokens; one token on space 0 of each track, the fifth aside, one outpost for its favorite track.
}
tapestry-setup-decision-real = { $starting ->
    [one] Shuffle decision cards 8 to 22 as the progress deck; its top card and card 1 form the decision deck.
   *[other] Shuffle decision cards 8 to 22 as the progress deck; its top card and cards 1 to { $starting }, shuffled, form the decision deck.
}
tapestry-setup-decision-dealt = Decision cards: the app deals them; yours stay in the box.
tapestry-setup-deck-real = { $deck }: yours, on the table.
tapestry-setup-deck-dealt = { $deck }: the app deals for the bots.
tapestry-setup-tech-dealt = Tech cards: the app says which three lie open; look them out of your deck.
tapestry-setup-first-random = The app draws who begins.
tapestry-setup-first = First player: { $owner }.
tapestry-setup-two-humans = { $one } starts on the hex labeled 2/4, { $two } on 3/5; otherwise both set up as usual, and no card is taken out.
tapestry-setup-shadow-alone = { $outposts ->
    [one] Shadow Empire: five player tokens and { $outposts } outpost for its favorite track, which the science die decides.
   *[other] Shadow Empire: five player tokens and { $outposts } outposts; the science die decides its favorite track.
}
tapestry-setup-shadow-cards-real = Shuffle decision cards 1 to 12 face down.
tapestry-setup-incomplete = The official sheet for this way to play was not at hand: some of its rules are our reading.

## The course of the game

tapestry-set-up = Setup
tapestry-roll = Science die: { $track }
tapestry-first-civilization = The Automa’s civilization: { $civilization }
tapestry-second-civilization = The Automa’s second civilization: { $civilization }
tapestry-favourite = { $owner }: favorite track { $track }
tapestry-favourite-due = { $owner }: the favorite track { $track } is finished or somebody else leads there
tapestry-favourite-kept = { $owner } keeps the favorite track { $track }
tapestry-decision-decks = Decision deck of { $decision } cards, progress deck of { $progress }
tapestry-shared-decks = The decks that the app deals are shuffled
tapestry-first-player = First player: { $owner }
tapestry-score = { $owner }: { $vp } VP
tapestry-winner = Winner: { $owner }
tapestry-you-said = Noted for { $owner }

## The bots’ turn

tapestry-turn-bots = The bots’ turn
tapestry-turn-shadow = The Shadow Empire’s turn
tapestry-pair = { $left ->
    [one] Track card { $track_card }, tiebreaker card { $tiebreak_card }; { $left } card left
   *[other] Track card { $track_card }, tiebreaker card { $tiebreak_card }; { $left } cards left
}
tapestry-income-symbol = The deck is empty and track card { $card } shows the income symbol: income turn now
tapestry-candidates-all = { $owner }, any unfinished track: { $tracks }
tapestry-candidates-landmark = { $owner }, closest to a landmark or the end: { $tracks }
tapestry-candidates-end = { $owner }, closest to the end: { $tracks }
tapestry-chosen = { $owner } chooses { $track }
tapestry-progress-revealed = Top progress card { $card } breaks the tie and is shuffled back
tapestry-advance = { $owner }: { $track } → { $to } ({ $space })
tapestry-regress = { $owner }: { $track } ← { $to } ({ $space })
tapestry-landmark = { $landmark } goes to the Automa’s mat (reached by: { $owner })
tapestry-landmark-gone = { $landmark } leaves the game (reached by: { $owner })
tapestry-historians = Your Historians: { $owner } gained a landmark, take your open squares
tapestry-achievement-earned = { $slot ->
    [1] { $achievement }, first: { $owner }, { $vp } VP
   *[other] { $achievement }, second: { $owner }, { $vp } VP
}
tapestry-broker-of-peace = Broker of Peace: { $owner } +{ $vp } VP
tapestry-gain-vp = Automa: +{ $vp } VP ({ $source })
tapestry-score-line = { $source }: { $count } × { $each } = { $vp } VP
tapestry-gain-tapestry = { $count ->
    [one] The Automa gains a tapestry card, face down: { $count } beside its mat
   *[other] The Automa gains a tapestry card, face down: { $count } beside its mat
}
tapestry-refresh-tech-real = Discard the three face-up tech cards and deal three new ones
tapestry-tech-discarded = Tech cards discarded: { $cards }
tapestry-tech-dealt = New tech card: { $card }
tapestry-reshuffled = { $count ->
    [one] { $deck } empty: { $count } discard makes a new stack
   *[other] { $deck } empty: { $count } discards, shuffled, make a new stack
}
tapestry-skipped = Left out

## The map

tapestry-explore = The Automa explores { $hex }
tapestry-conquer-opponent = The Automa conquers { $hex } (held by: { $owner })
tapestry-conquer-neutral = The Automa conquers { $hex }
tapestry-lay-tile = { $tile ->
    [0] Draw a territory tile and lay it on { $hex }, turned at random
   *[other] Territory tile { $tile } on { $hex }, turned at random
}
tapestry-outpost = { $left ->
    [one] Automa outpost on { $hex }; { $left } left
   *[other] Automa outpost on { $hex }; { $left } left
}
tapestry-outpost-trapped = { $left ->
    [one] Trap: the Automa’s outpost lies toppled on { $hex }; { $left } left
   *[other] Trap: the Automa’s outpost lies toppled on { $hex }; { $left } left
}
tapestry-topple = Toppled token on { $hex } ({ $owner })
tapestry-shadow-outpost = Toppled Shadow Empire outpost on { $hex }: nobody can conquer it now
tapestry-protect = Conquerors: { $hex } is made safe
tapestry-you-play-trap = Trap played by: { $owner }
tapestry-search = Discarded from beside the mat: { $card }
tapestry-search-real = { $trap ->
    [0] A card beside the mat is discarded: no trap
   *[other] A card beside the mat is discarded: a trap
}
tapestry-no-trap-search = { $card }: the Automa may not use a trap

## Income turns of the bots

tapestry-income = Income turn { $turn } of the bots
tapestry-income-step = { $step }
tapestry-civilization = Civilization: { $civilization }
tapestry-add-progress = { $count ->
    [0] No progress card is left
    [one] { $count } progress card onto the discard pile
   *[other] { $count } progress cards onto the discard pile
}
tapestry-place-tapestry = A tapestry card from the deck, face down, onto space { $space } of the mat
tapestry-shuffle = { $count ->
    [one] New decision deck of { $count } card
   *[other] New decision deck of { $count } cards, shuffled
}

## Your turn

tapestry-turn-human = Turn: { $owner }
tapestry-you-income = { $owner }: income turn { $turn }
tapestry-you-take-for-era = { $resources ->
    [one] { $owner }: first in this era, take { $resources } resource of your choice
   *[other] { $owner }: first in this era, take { $resources } resources of your choice
}
tapestry-you-take-for-trap = { $resources ->
    [one] { $owner }: take { $resources } resource of your choice for the trap
   *[other] { $owner }: take { $resources } resources of your choice for the trap
}
tapestry-you-take-for-token = { $resources ->
    [one] { $owner }: take { $resources } resource of your choice for the token
   *[other] { $owner }: take { $resources } resources of your choice for the token
}
tapestry-you-take-for-revolution = { $resources ->
    [one] { $owner }: take { $resources } resource of your choice instead
   *[other] { $owner }: take { $resources } resources of your choice instead
}
tapestry-the-chosen = The Chosen: { $owner } +{ $vp } VP
tapestry-you-advance = { $owner }: { $track } → { $to }
tapestry-you-regress = { $owner }: { $track } ← { $to }
tapestry-you-move = { $owner }: { $track } to { $to }
tapestry-you-restart = { $owner }: the token leaves the end of the technology track
tapestry-you-claim = { $landmark } goes to: { $owner }
tapestry-you-explore = { $tile ->
    [0] { $owner }: territory tile on { $hex }
   *[other] { $owner }: territory tile { $tile } on { $hex }
}
tapestry-you-conquer = { $owner }: conquest of { $hex }
tapestry-you-put-outpost = { $owner }: outpost on { $hex }
tapestry-you-are-trapped = Trap: outpost toppled on { $hex } ({ $owner })
tapestry-you-place-cube = { $owner }: player token on { $hex }
tapestry-you-place-building = { $owner }: building on { $hex }
tapestry-you-place-outpost = { $owner }: outpost on { $hex } without conquering
tapestry-stand-up = { $owner }: outpost on { $hex } stands again, the other is toppled
tapestry-you-play = { $owner }, tapestry card played: { $card }
tapestry-card-counts = { $card } counts { $count }
tapestry-you-give-card = { $owner }: a tapestry card goes face down beside the Automa’s mat
tapestry-you-give-historian = Historians token given to: { $owner }
tapestry-you-take-tech = Tech card taken: { $card }
tapestry-upgrade-met = { $card }: the requirement of the top row is met
tapestry-upgrade-not-met = { $card }: no token meets the requirement of the top row
tapestry-put-right = Put right by hand
tapestry-put-right-hex = Hex { $hex } put right: { $before } → { $after }
tapestry-put-right-track = { $owner }, { $track } put right: { $before } → { $after }

## Questions

tapestry-ask-turn = What did you do?
    .why = { $moved ->
        [0] Your turn is an advance or an income turn; report it, and then what follows from it on the map.
        [2] Income turn { $turn } is noted. Entered by mistake? Undo takes it back, and nothing is lost.
        [3] Your first turn is income turn 1: take it on the table. Then report what the others can see of it.
       *[other] Report what the others can see: tracks, map, landmarks, cards that concern them.
    }
tapestry-ask-die = Science die: what does it show?
    .why = { $decides ->
        [civilization] For the Automa: it decides its civilization and its first favorite track.
        [shadow] For the Shadow Empire: it decides its favorite track. A track that the Automa has is rolled again.
        [shadow-again] That does not count here: roll again. For the Shadow Empire: it decides its favorite track. A track that the Automa has is rolled again.
        [alone] For the Shadow Empire: it decides its favorite track.
       *[advance] For the Automa: it advances on this track, with the benefit.
        [plain] For the Automa: it advances on this track, without the benefit.
        [until] For the Automa: it advances on this track, with the benefit. Science is rolled again.
        [until-again] That does not count here: roll again. For the Automa: it advances on this track, with the benefit. Science is rolled again.
        [regress] For the Automa: it moves back on this track, with the benefit. Only military and technology count; anything else is rolled again.
        [regress-again] That does not count here: roll again. For the Automa: it moves back on this track, with the benefit. Only military and technology count; anything else is rolled again.
        [everybody] For everybody: each token advances on this track; the bots without benefit.
    }
tapestry-ask-pair = Which two decision cards did you turn over?
    .why = The left card chooses the tracks, the right one breaks ties.
tapestry-ask-progress-card = Which card is on top of the progress deck?
    .why = In income turn 1 its tiebreaker half decides; then shuffle it back.
tapestry-ask-trap = Do you play a trap?
    .why = { $by } conquers { $hex }, which belongs to: { $owner }. A trap topples the new outpost instead.
tapestry-ask-automa-trap = Is the card a trap?
    .why = You attack { $hex }: cards beside the Automa’s mat are discarded at random until one is a trap.
tapestry-ask-second-civilization = Which second civilization does the Automa get?
    .why = At level 6 you choose a side of the other civilization card; its heart is ignored.
tapestry-ask-track = On which track do you advance next?
    .why = At level 1 you begin with one advance on each track, in the order you like.
tapestry-ask-socialism = On which track do you play Socialism?
    .why = You move to the nearest opponent ahead or behind; both bots are opponents.
tapestry-ask-dystopia = Which landmark do you take?
    .why = It no longer counts as unclaimed for anybody else.
tapestry-ask-revolution = Which outpost of yours stands up?
    .why = Revolution turns the tables on up to three territories.
    .done = No more outposts
tapestry-ask-score = How many VP do you have?
    .why = The app does not see the points of: { $owner }.
tapestry-points-said = Points of people are a total as they said it; the app sees only their achievements and what the bots bring them.

## Fields

tapestry-field-track = Track
tapestry-field-hex = Hex
tapestry-field-tile = Number of the tile (0: not known)
tapestry-field-landmark = Landmark
tapestry-field-your-card = Your tapestry card
tapestry-field-tech = Tech card
tapestry-field-bot = Bot
tapestry-field-achievement = Achievement
tapestry-field-track-card = Track card (left)
tapestry-field-tiebreak-card = Tiebreaker card (right)
tapestry-field-vp = VP
tapestry-field-resources = Resources left
tapestry-field-owner = Whose
tapestry-field-first = First
tapestry-field-second = Second
tapestry-field-space = Space of the track
tapestry-field-explored = Is there terrain?
tapestry-field-below = Token below
tapestry-field-above = Token above
tapestry-field-your-era = Income turns taken
tapestry-field-bots-era = Income turns of the bots
tapestry-field-automa-vp = The Automa’s VP
tapestry-field-beside = Tapestry cards beside the mat
tapestry-field-on-mat = Tapestry cards on the mat
tapestry-field-your-civilization = Your civilization
    .said = The Chosen score by themselves in each income turn.
tapestry-field-traps = Your traps
tapestry-field-historians = Historians tokens
tapestry-field-decision-card = Decision card
tapestry-field-place = Lies
tapestry-field-cards-decision = In the decision deck
tapestry-field-cards-progress = In the progress deck
tapestry-field-tile-number = Number of the tile
tapestry-field-tapestry-card = Tapestry card
tapestry-field-discarded = On the discard pile
tapestry-field-no-tiles = Have all territory tiles been used up?

## What you can report

tapestry-report-done = Done
    .hint = There is nothing more to report.
tapestry-report-income = Income turn
    .hint = You take your next income turn instead of an advance.
tapestry-report-advance = Advanced
    .hint = One space on a track; landmark and achievement follow by themselves.
tapestry-report-explore = Explored
    .hint = A territory tile of yours on an empty hex.
tapestry-report-conquer = Conquered
    .hint = An outpost of yours on a territory; whoever holds it may have a trap.
tapestry-report-place-cube = Player token placed
    .hint = Isolationists: beside your lone token, so that nobody can conquer it.
tapestry-report-place-building = Building placed on the map
    .hint = Nomads: beside your lone token, or on a territory where nobody stands.
tapestry-report-place-outpost = Outpost placed without conquering
    .hint = Militarism: on a territory where nobody stands.
tapestry-report-landmark = Landmark taken
    .hint = By a card, not by advancing.
tapestry-report-card = Tapestry card played
    .hint = One that looks at others or touches them; any other covers the one before.
tapestry-report-regress = Moved back
    .hint = One space on a track.
tapestry-report-restart = Token taken off technology 12
    .hint = It starts again on any track; put a track right if another token leads there.
tapestry-report-historian = Historians token given
    .hint = Each opponent counts apart.
tapestry-report-chosen = The Chosen
    .hint = Counts the tracks you completed or lead, for each opponent.
tapestry-report-upgrade = Tech card into the top row?
    .hint = Tells whether a token, yours or somebody else’s, meets the requirement.
tapestry-report-tech = Tech card taken
    .hint = An open one; the app deals another.
tapestry-report-give-card = Tapestry card given to the Automa
    .hint = It lies face down beside the mat and may turn out to be a trap.
tapestry-report-achievement = Achievement earned
    .hint = Only if the app has not noticed it by itself.
tapestry-report-stand-up = Stand up an outpost
    .hint = Yours stands, the opponent’s is toppled.
tapestry-report-set-hex = Correct a hex
    .hint = What is really there; outposts come from the supply and go back to it.
tapestry-report-set-track = Correct a track
    .hint = Where a token really stands; no landmark, no benefit.
tapestry-report-set-favourite = Correct a favorite track
    .hint = Beside which track the outpost really stands.
tapestry-report-set-landmark = Correct a landmark
    .hint = Whose it really is.
tapestry-report-set-achievement = Correct an achievement
    .hint = Who really earned it; points are put right apart.
tapestry-report-set-you = Correct your side
    .hint = Income turns taken and VP known to the app.
tapestry-report-set-automa = Correct the Automa
    .hint = Its VP, its income turns and its tapestry cards as on the table.
tapestry-report-set-civilization = Correct a civilization
    .hint = Which the Automa really has; its favorite track is put right apart.
tapestry-report-set-your-cards = Correct your cards
    .hint = As far as they concern the bots.
tapestry-report-set-historians = Correct Historians tokens
    .hint = How many of yours a bot really has.
tapestry-report-set-first-player = Correct who began
    .hint = Whose turn it is now stays as it is.
tapestry-report-set-pair = Correct the open pair
    .hint = Which two decision cards really lie open.
tapestry-report-set-decision-card = Correct where a decision card lies
    .hint = A deck is shuffled when a card goes back there.
tapestry-report-set-decision-decks = Correct the decision decks
    .hint = How many cards lie there; the others lie face down on the discard pile.
tapestry-report-set-tech = Correct where a tech card lies
    .hint = One that somebody has is elsewhere.
tapestry-report-set-tile = Correct where a tile lies
    .hint = A territory tile that is not on the map.
tapestry-report-set-tapestry-discard = Correct discarded tapestry cards
    .hint = How many of a card lie on the discard pile; the others are in the deck.
tapestry-report-set-tiles = Territory tiles
    .hint = Whether the stack and its discards have run out.

## Refusals

tapestry-deck-empty = No cards are left: { $deck }.
tapestry-no-income-left = { $owner }: all five income turns are taken.
tapestry-you-finished = { $track } is finished. There is no further space.
tapestry-you-at-start = { $track }: the token is on the start space and cannot go back.
tapestry-broker-forbids = { $card } does not let you advance on the military track.
tapestry-landmark-taken = { $landmark } is not on the landmark board any more.
tapestry-hex-explored = { $hex } has terrain already. Choose an empty hex.
tapestry-tile-elsewhere = Territory tile { $tile } lies on the map already.
tapestry-cannot-conquer = { $hex } cannot be conquered: it needs terrain, at most one token, and not to be yours.
tapestry-cannot-place = Nothing can be placed on { $hex } now.
tapestry-no-outpost-left = { $owner }: all ten outposts are in use.
tapestry-card-not-concerned = { $card } concerns nobody else. There is nothing to report.
tapestry-achievement-taken = { $achievement } cannot be earned so.
tapestry-tokens-need-terrain = { $hex } has no terrain: nothing can stand there.
tapestry-two-in-control = Two participants cannot both stand upright on { $hex }.
tapestry-too-many-cards = Only { $count } decision cards are not seen.
tapestry-display-full = { $count } tech cards lie open already. Put one of them elsewhere first.
tapestry-option-no-automa = With two people the Automa does not play: leave its civilization to the die.
tapestry-option-long-name = The name { $name } is longer than { $longest } letters.
tapestry-option-only-two-humans = Names, a second person and cards added at a reshuffle exist only with two people.
tapestry-option-one-civilization = Only at level 6 the Automa has a second civilization.
tapestry-option-second-before-first = Choose the first civilization before the second.
tapestry-option-same-civilization = { $civilization } cannot be both civilizations. Choose another second one.
tapestry-scenario-no-roll = The science die is rolled, but no roll is listed.
tapestry-scenario-rolls-left = { $count ->
    [one] { $count } listed roll was never made.
   *[other] { $count } listed rolls were never made.
}

## Why a step was skipped

tapestry-failure-no-valid-hex = No hex is valid.
tapestry-failure-no-outpost = The Automa has no outpost left.
tapestry-failure-no-shadow-outpost = The Shadow Empire has no outpost left.
tapestry-failure-track-finished = The track is finished.
tapestry-failure-track-at-start = The token is on the start space.
tapestry-failure-all-tracks-finished = All four tracks are finished.
tapestry-failure-no-territory-tile = No territory tile is left.
tapestry-failure-no-tapestry-card = No tapestry card is left.

## Tiebreakers

tapestry-tie-landmark = Fewest spaces to an unclaimed landmark or the end
tapestry-tie-end = Fewest spaces to the end
tapestry-tie-down = First on the tiebreaker card, read downwards
tapestry-tie-up = First on the tiebreaker card, read upwards
tapestry-tie-not-beside-you = No topple symbol: not next to your territories
tapestry-tie-island = Closest to the middle island
tapestry-tie-your-lone = Closest to a territory of yours with one token
tapestry-tie-your = Closest to a territory of yours
tapestry-tie-far-from-you = Farthest from your territories
tapestry-tie-scan = First in the scan of the tiebreaker card

## Names: tracks, participants, tokens

tapestry-track-exploration = Exploration
tapestry-track-science = Science
tapestry-track-military = Military
tapestry-track-technology = Technology

tapestry-socialism-exploration = Exploration, nearest token
tapestry-socialism-exploration-ahead = Exploration, ahead
tapestry-socialism-exploration-behind = Exploration, behind
tapestry-socialism-science = Science, nearest token
tapestry-socialism-science-ahead = Science, ahead
tapestry-socialism-science-behind = Science, behind
tapestry-socialism-military = Military, nearest token
tapestry-socialism-military-ahead = Military, ahead
tapestry-socialism-military-behind = Military, behind
tapestry-socialism-technology = Technology, nearest token
tapestry-socialism-technology-ahead = Technology, ahead
tapestry-socialism-technology-behind = Technology, behind

tapestry-owner-human = You
tapestry-owner-human2 = Second person
tapestry-owner-person1 = Player 1
tapestry-owner-person2 = Player 2
tapestry-owner-automa = Automa
tapestry-owner-shadow = Shadow Empire
tapestry-owner-bots = Bots
tapestry-owner-both = Both people
tapestry-owner-gone = Out of the game
tapestry-owner-none = Nobody

tapestry-token-human = Your outpost
tapestry-token-human-x = Your toppled outpost
tapestry-token-human-cube = Your player token
tapestry-token-human-building = Your building
tapestry-token-human-building-x = Your toppled building
tapestry-token-human2 = Outpost of the second person
tapestry-token-human2-x = Toppled outpost of the second person
tapestry-token-human2-cube = Player token of the second person
tapestry-token-human2-building = Building of the second person
tapestry-token-human2-building-x = Toppled building of the second person
tapestry-token-automa = Automa outpost
tapestry-token-automa-x = Toppled Automa outpost
tapestry-token-shadow-x = Toppled Shadow Empire outpost
tapestry-token-none = Nothing

tapestry-deck-decision = Decision deck
tapestry-deck-progress = Progress deck
tapestry-deck-territory = Territory tiles
tapestry-deck-tapestry = Tapestry cards
tapestry-deck-tech = Tech cards
tapestry-deck-die = Science die

tapestry-card-other = Another card

tapestry-civilization-other = Another civilization
tapestry-traps-asked = Maybe: I am asked
tapestry-traps-none = I hold none

tapestry-pile-decision = In the decision deck
tapestry-pile-progress = In the progress deck
tapestry-pile-decision-discard = On the discard pile of the decision deck
tapestry-pile-display = Open beside the deck
tapestry-pile-discard = On the discard pile
tapestry-pile-deck = Face down in its stack
tapestry-pile-elsewhere = Elsewhere

## Names: landmarks and achievements

tapestry-landmark-tech-hub = Tech Hub
tapestry-landmark-apothecary = Apothecary
tapestry-landmark-academy = Academy
tapestry-landmark-train-station = Train Station
tapestry-landmark-tank-factory = Tank Factory
tapestry-landmark-barracks = Barracks
tapestry-landmark-laboratory = Laboratory
tapestry-landmark-rubber-works = Rubber Works
tapestry-landmark-lighthouse = Lighthouse
tapestry-landmark-forge = Forge
tapestry-landmark-launch-pad = Launch Pad
tapestry-landmark-fusion-reactor = Fusion Reactor
tapestry-landmark-bakery = Bakery
tapestry-landmark-barn = Barn
tapestry-landmark-com-tower = Com Tower
tapestry-landmark-library = Library
tapestry-landmark-stock-market = Stock Market
tapestry-landmark-treasury = Treasury

tapestry-achievement-complete-track = Complete a track
tapestry-achievement-topple-two = Topple two outposts
tapestry-achievement-middle-island = Middle island

## Names: income turns

tapestry-step-first-income = Extra advances of the first income turn
tapestry-step-favourite-check = Check the favorite tracks
tapestry-step-advance-pair = Both bots advance with the latest pair
tapestry-step-civ-bonus = The Automa’s civilization bonus
tapestry-step-score = The Automa scores
tapestry-step-add-progress-2 = Two progress cards onto the discard pile
tapestry-step-add-progress-4 = Four progress cards onto the discard pile
tapestry-step-place-tapestry = A tapestry card covers a space of the Automa’s mat
tapestry-step-gain-tapestry = The Automa gains a tapestry card
tapestry-step-shuffle = Shuffle the decision cards

tapestry-source-landmarks = Landmarks
tapestry-source-territories = Territories
tapestry-source-exploration = Exploration
tapestry-source-science = Science
tapestry-source-military = Military
tapestry-source-technology = Technology
tapestry-source-first-in-era = First in the era
tapestry-source-civilization = Civilization
tapestry-source-achievements = Achievements

tapestry-automa-civilization-explorers = Explorers
tapestry-automa-civilization-scientists = Scientists
tapestry-automa-civilization-conquerors = Conquerors
tapestry-automa-civilization-engineers = Engineers
tapestry-automa-civilization-die = By the science die
tapestry-automa-civilization-choose = Chosen at setup

tapestry-mat-normal = normal
tapestry-mat-hard = hard

## Names: choices before the game

tapestry-difficulty-1 = Level 1: the Underachiever
    .hint = You begin with an advance on each track; the Automa gains no tapestry cards in its income turns and nothing from its civilization.
tapestry-difficulty-2 = Level 2: the Average
    .hint = The normal mat as it is printed.
tapestry-difficulty-3 = Level 3: the Slightly Intimidating
    .hint = The bots also advance in their income turns.
tapestry-difficulty-4 = Level 4: the Somewhat Awesome
    .hint = As level 3, with longer eras.
tapestry-difficulty-5 = Level 5: the Definitely Awesome
    .hint = The hard mat; each bot begins with an advance on its favorite track.
tapestry-difficulty-6 = Level 6: the Crusher of Dreams
    .hint = The hard mat, two civilizations, and an advance on every track to begin with.

tapestry-players-solo = You against the Automa and the Shadow Empire
    .hint = The solo game.
tapestry-players-two-humans = Two people and the Shadow Empire
    .hint = Rests on incomplete sources: the official sheet was not at hand.

tapestry-phase-setup = Setup
tapestry-phase-play = Play
tapestry-phase-end = End
tapestry-phase-over = Over

## Rulings: where the printed rules say nothing or contradict each other

tapestry-ruling-D1 = Only landmarks ahead of the token count for the distance.
    .why = The rulebook speaks of the distance to an unclaimed landmark; in play both readings agree.
tapestry-ruling-D2 = The two ends of a path may hold any tokens.
    .why = The rulebook describes only the way between; otherwise your start hex could never be measured to.
tapestry-ruling-D3 = Hexes that cannot be reached are left out; if none can be reached all stay in question.
    .why = The rulebook does not mention them.
tapestry-ruling-D4 = A bot that has finished all four tracks keeps its favorite.
    .why = There is no track left to choose.
tapestry-ruling-D5 = The Conquerors may protect the middle island too.
    .why = Their card names no exception.
tapestry-ruling-D6 = With equal VP you win.
    .why = The base rules look at resources left, of which the Automa has none, and end there.
tapestry-ruling-D7 = Without territory tiles the Automa conquers no empty hex.
    .why = The rulebook does not mention it.
tapestry-ruling-Q3 = A civilization counts its points when its own effect is carried out.
    .why = What the second civilization gains afterwards comes too late for the first; a companion counts otherwise.
tapestry-ruling-Q4 = A hex that cannot be reached is the farthest of all.
    .why = The rulebook does not mention it; a companion leaves such hexes out.
tapestry-ruling-Q5 = At the end of a track, or at its start on the way back, nothing happens; the die is not rolled again.
    .why = So a public companion has it; the rulebook does not say.
tapestry-ruling-Q6 = This side may be on the same card as the first civilization: look whether you can use both.
    .why = Which sides share a card is not known to the app.
tapestry-ruling-Q7 = Conquering anywhere may take any empty hex.
    .why = So a public implementation has it; the rulebook does not say.
tapestry-ruling-Q9 = Who begins is drawn at random.
    .why = The rulebook only says that the bots sit directly before or after you.
tapestry-ruling-Q10 = Without tapestry cards nothing is gained and nothing is covered.
    .why = First the discards are shuffled; more is not said.
tapestry-ruling-Q11 = Bonuses of the extra advances can be bought only with resources you hold.
    .why = The income step comes later; the rulebook does not say more.
tapestry-ruling-Q13 = Toppled outposts count as they lie on the map, also those that fell into a trap.
    .why = So a public implementation has it; the rulebook leaves it open.
tapestry-ruling-T6 = The switch decides whether progress cards are added at a reshuffle.
    .why = Two public programs differ here, and the official sheet was not at hand.
tapestry-ruling-T7 = A landmark that the Shadow Empire reaches leaves the game.
    .why = The official sheet for two people was not at hand.

## Headings of the solo rulebook, for citations

tapestry-heading-R3 = Components to remove
tapestry-heading-R4 = Setup
tapestry-heading-R4-8 = Rules of the base game
tapestry-heading-R5 = A bot’s turn
tapestry-heading-R6 = A bot’s turn
tapestry-heading-R7 = Decision cards
tapestry-heading-R8 = Advancing
tapestry-heading-R9 = Advancing
tapestry-heading-R9-2 = Landmarks
tapestry-heading-R9-5 = What bots never gain
tapestry-heading-R10 = Benefits
tapestry-heading-R11 = Hex tiebreaker
tapestry-heading-R12 = Distances
tapestry-heading-R13 = Conquering
tapestry-heading-R14 = Exploring
tapestry-heading-R15 = The Shadow Empire
tapestry-heading-R16 = Achievements
tapestry-heading-R17 = Income turns
tapestry-heading-R18 = Automa civilization card
tapestry-heading-R19 = Difficulty levels
tapestry-heading-R20 = End of the game

## Rules in short, by section

tapestry-rule-R3 = What stays in the box
    .text = Some tapestry cards and civilizations make no sense against bots and are taken out, and two of the seven traps with them. Others are only advised against; you may keep them if you like.
tapestry-rule-R4 = Setup
    .text = The shared parts are set up for three players on the small side of the board. Your two outposts stand on the hex labeled 2/4, two of the Automa on 3/5; the Shadow Empire has none on the map. The science die gives the Automa its civilization and both bots a favorite track. Seven starting cards and one progress card form the decision deck.
tapestry-rule-R5 = Turn order
    .text = You and the bots take turns. The very first turn of each side is its income turn 1. Who has taken five income turns takes no more turns; the other side goes on alone.
tapestry-rule-R6 = The bots’ turn
    .text = Two decision cards are laid open: left the track card, right the tiebreaker card. First the Automa advances with everything that follows from it, then the Shadow Empire. When no card can be drawn, or the last pair shows the income symbol on its track card, it is an income turn.
tapestry-rule-R7 = Decision cards
    .text = Of the pair only the two inner halves matter: the right half of the track card and the left half of the tiebreaker card.
tapestry-rule-R8 = Choosing a track
    .text = The symbol on the track card names the candidates: any unfinished track, those closest to an unclaimed landmark or the end, or those closest to the end. Ties are broken by the tiebreaker card: the Automa reads its list downwards, the Shadow Empire upwards. The heart is the favorite track of the bot that chooses.
tapestry-rule-R9 = Advancing
    .text = The token moves one space and nothing is paid. An unclaimed landmark goes to the Automa’s mat, whichever bot reached it. Only the Automa gains benefits, and nobody buys bonuses for a bot.
tapestry-rule-R10 = Benefits of the Automa
    .text = The Automa only knows the die, the tech cards, conquering, exploring, tapestry cards, and the choice of tracks. A benefit printed several times is gained once. If the die shows a track that is finished nothing happens.
tapestry-rule-R11 = Hex tiebreaker
    .text = Start at the hex of the black arrow and look along its row; then take the row the gray arrow points to, and so on. The first valid hex is taken.
tapestry-rule-R12 = Distance
    .text = Distance is the length of the shortest path whose hexes in between hold no Automa outpost and at most one token of yours. Empty hexes may be crossed. Hexes without a path are left out, unless none has one.
tapestry-rule-R13 = Conquering
    .text = If a territory of yours can be conquered the Automa takes one, otherwise a neutral hex. It prefers the middle island while that still gives it points, then the neighborhood of your lone outposts. Without a topple symbol it keeps away from your territories; with one a toppled Shadow Empire outpost makes the new territory safe.
tapestry-rule-R14 = Exploring
    .text = The Automa lays a tile on an empty hex next to its territories, far from yours unless military is its favorite track. It gains nothing from it.
tapestry-rule-R15 = Toppled Shadow Empire outposts
    .text = They give no control. Their purpose is that two tokens on a territory keep everybody from conquering it.
tapestry-rule-R16 = Traps and achievements
    .text = When you attack the Automa, cards beside its mat are discarded at random until a trap appears; then your outpost falls. Achievements give 10 VP to the first and 5 VP to the second. The Shadow Empire only takes a slot for a completed track.
tapestry-rule-R17 = Income turns of the bots
    .text = The table of the level is worked off column by column. The Automa scores landmarks, territories and spaces with the leftmost open multiplier, and extra VP if it is first in an era. Progress cards make the decision deck longer from era to era. A favorite track that is finished or led by somebody else is chosen anew.
tapestry-rule-R18 = Civilizations of the Automa
    .text = Explorers advance on exploration and military in turn, Scientists roll the die, Conquerors conquer, protect and score territories, Engineers score landmarks.
tapestry-rule-R19 = Difficulty levels
    .text = Six levels differ in the mat, the income table and the first income turn. At level 1 you begin with four advances, at levels 5 and 6 the bots do; at level 6 the Automa has two civilizations.
tapestry-rule-R20 = End of the game
    .text = The game ends when both sides have taken five income turns. Most VP win; with equal VP it is you.
tapestry-rule-R21 = Your cards and the bots
    .text = Both bots are opponents and neighbors. Their tokens count for cards that look at tracks and for the requirements of tech cards. Age of Discovery moves them without benefit, and Pillage and Plunder keeps the Automa from using traps.
tapestry-rule-R21t = The Shadow Empire among two people
    .text = It takes the third seat, draws a pair each turn and advances on one track. Landmarks it reaches leave the game. When its twelve cards are used up it checks its favorite track and shuffles. The official sheet was not at hand, so parts of this are our reading.

## Plots of a simulation run
tapestry-plot-era = Era
tapestry-outcome-automa-vp = The Automa’s VP
tapestry-outcome-human-vp = Your VP
tapestry-outcome-human-won = You have won
tapestry-outcome-era = Last era
tapestry-outcome-automa-landmarks = The Automa’s landmarks
tapestry-outcome-automa-territories = The Automa’s territories
tapestry-outcome-automa-outposts = The Automa’s outposts in supply
tapestry-outcome-automa-achievements = The Automa’s achievements
tapestry-outcome-automa-exploration = Track: Exploration
tapestry-outcome-automa-science = Track: Science
tapestry-outcome-automa-military = Track: Military
tapestry-outcome-automa-technology = Track: Technology
tapestry-outcome-shadow-tracks = The Shadow Empire’s spaces on all tracks
tapestry-outcome-shadow-outposts = The Shadow Empire’s outposts in supply
