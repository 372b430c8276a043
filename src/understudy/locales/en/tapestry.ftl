### Tapestry with the Automa and the Shadow Empire.
### Names (tracks, landmarks, owners …) are inserted unchanged into sentences.

## Setting up the table

tapestry-setup-board = Use the small side of the board, set up for three players: landmarks, decks and tile stacks in place.
tapestry-setup-remove-cards = { $traps ->
    [one] Remove from the tapestry deck { $traps } Trap and: { $cards }.
   *[other] Remove from the tapestry deck { $traps } Traps and: { $cards }.
}
tapestry-setup-remove-civilizations = Remove these civilizations: { $civilizations }.
tapestry-setup-you = You set up as usual, but put your two outposts on the hex labeled 2/4, whatever your capital city mat says.
tapestry-setup-mat = Level { $level }: Automa mat, { $mat } side.
tapestry-setup-mat-and-card = Level { $level }: Automa mat, { $mat } side, with the income card of this level over its table.
tapestry-setup-automa = { $outposts ->
    [one] Automa: a color, { $outposts } outpost, all player tokens; one token on 0 VP, one on space 0 of each track.
   *[other] Automa: a color, { $outposts } outposts, two of them on the hex labeled 3/5; one player token on 0 VP, one on space 0 of each track.
}
tapestry-setup-civilization-die = The science die decides the Automa’s civilization; put an outpost beside that track.
tapestry-setup-civilization = The Automa’s civilization: { $civilization }; put an outpost beside the track with its symbol.
tapestry-setup-second-choose = You choose a second civilization for the Automa, from the other card.
tapestry-setup-second = The Automa’s second civilization: { $civilization }.
tapestry-setup-shadow = { $outposts ->
    [one] Shadow Empire: a color, { $outposts } outpost, five player tokens; one token on space 0 of each track, the fifth set aside.
   *[other] Shadow Empire: a color, { $outposts } outposts, five player tokens; one token on space 0 of each track, the fifth set aside, one outpost for its favorite track.
}
tapestry-setup-decision-real = { $starting ->
    [one] Shuffle decision cards 8 to 22 as the progress deck; its top card and card 1 form the decision deck.
   *[other] Shuffle decision cards 8 to 22 as the progress deck; its top card and cards 1 to { $starting }, shuffled, form the decision deck.
}
tapestry-setup-decision-dealt = Decision cards: dealt by the app; yours stay in the box.
tapestry-setup-deck-real = { $deck }: your own, on the table.
tapestry-setup-deck-dealt = { $deck }: dealt by the app for the bots.
tapestry-setup-tech-dealt = Tech cards: the app names the three face-up cards; find them in your deck.
tapestry-setup-first-random = The app decides at random who goes first.
tapestry-setup-first = First player: { $owner }.
tapestry-setup-two-humans = { $one } starts on the hex labeled 2/4, { $two } on 3/5; otherwise both set up as usual, and no card is removed.
tapestry-setup-shadow-alone = { $outposts ->
    [one] Shadow Empire: five player tokens and { $outposts } outpost for its favorite track, which the science die decides.
   *[other] Shadow Empire: five player tokens and { $outposts } outposts; the science die decides its favorite track.
}
tapestry-setup-shadow-cards-real = Shuffle decision cards 1 to 12 face down.
tapestry-setup-incomplete = The official sheet for this variant was not available; some rules are our interpretation.

## The course of the game

tapestry-set-up = Setup
tapestry-roll = Science die: { $track }
tapestry-first-civilization = The Automa’s civilization: { $civilization }
tapestry-second-civilization = The Automa’s second civilization: { $civilization }
tapestry-favourite = { $owner }: favorite track { $track }
tapestry-favourite-due = { $owner }: favorite track { $track } is completed or led by another player
tapestry-favourite-kept = { $owner } keeps the favorite track { $track }
tapestry-decision-decks = Decision deck of { $decision } cards, progress deck of { $progress }
tapestry-shared-decks = The decks dealt by the app are shuffled
tapestry-first-player = First player: { $owner }
tapestry-score = { $owner }: { $vp } VP
tapestry-winner = Winner: { $owner }
tapestry-you-said = Saved for { $owner }

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
tapestry-historians = Your Historians: { $owner } gained a landmark; gain your uncovered benefits
tapestry-achievement-earned = { $slot ->
    [1] { $achievement }, first: { $owner }, { $vp } VP
   *[other] { $achievement }, second: { $owner }, { $vp } VP
}
tapestry-broker-of-peace = Broker of Peace: { $owner } +{ $vp } VP
tapestry-gain-vp = Automa: +{ $vp } VP ({ $source })
tapestry-score-line = { $source }: { $count } × { $each } = { $vp } VP
tapestry-gain-tapestry = The Automa gains a tapestry card, face down: { $count } beside its mat
tapestry-refresh-tech-real = Discard the three face-up tech cards and deal three new ones
tapestry-tech-discarded = Tech cards discarded: { $cards }
tapestry-tech-dealt = New tech card: { $card }
tapestry-reshuffled = { $count ->
    [one] { $deck } empty: { $count } discard makes a new stack
   *[other] { $deck } empty: { $count } discards, shuffled, make a new stack
}
tapestry-skipped = Skipped

## The map

tapestry-explore = The Automa explores { $hex }
tapestry-conquer-opponent = The Automa conquers { $hex } (held by: { $owner })
tapestry-conquer-neutral = The Automa conquers { $hex }
tapestry-lay-tile = { $tile ->
    [0] Draw a territory tile and place it on { $hex }, rotated at random
   *[other] Territory tile { $tile } on { $hex }, rotated at random
}
tapestry-outpost = Automa outpost on { $hex }; { $left } left
tapestry-outpost-trapped = Trap: the Automa’s outpost on { $hex } is toppled; { $left } left
tapestry-topple = Toppled token on { $hex } ({ $owner })
tapestry-shadow-outpost = Toppled Shadow Empire outpost on { $hex }: it can no longer be conquered
tapestry-protect = Conquerors: { $hex } can no longer be conquered
tapestry-you-play-trap = Trap played by: { $owner }
tapestry-search = Discarded from beside the mat: { $card }
tapestry-search-real = { $trap ->
    [0] Discard a card beside the mat: no Trap
   *[other] Discard a card beside the mat: a Trap
}
tapestry-no-trap-search = { $card }: the Automa may not use a Trap

## Income turns of the bots

tapestry-income = The bots’ income turn { $turn }
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
    [one] { $owner }: first in this era, gain { $resources } resource of your choice
   *[other] { $owner }: first in this era, gain { $resources } resources of your choice
}
tapestry-you-take-for-trap = { $resources ->
    [one] { $owner }: gain { $resources } resource of your choice for the Trap
   *[other] { $owner }: gain { $resources } resources of your choice for the Trap
}
tapestry-you-take-for-token = { $resources ->
    [one] { $owner }: gain { $resources } resource of your choice for the token
   *[other] { $owner }: gain { $resources } resources of your choice for the token
}
tapestry-you-take-for-revolution = { $resources ->
    [one] { $owner }: gain { $resources } resource of your choice instead
   *[other] { $owner }: gain { $resources } resources of your choice instead
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
tapestry-stand-up = { $owner }: outpost on { $hex } stands up, the other is toppled
tapestry-you-play = { $owner }, tapestry card played: { $card }
tapestry-card-counts = { $card } counts { $count }
tapestry-you-give-card = { $owner }: a tapestry card goes face down beside the Automa’s mat
tapestry-you-give-historian = Historians token given to: { $owner }
tapestry-you-take-tech = Tech card taken: { $card }
tapestry-upgrade-met = { $card }: the requirement of the top row is met
tapestry-upgrade-not-met = { $card }: no token meets the requirement of the top row
tapestry-put-right = Corrected by hand
tapestry-put-right-hex = Hex { $hex } corrected: { $before } → { $after }
tapestry-put-right-track = { $owner }, { $track } corrected: { $before } → { $after }

## Questions

tapestry-ask-turn = What did you do?
    .why = { $moved ->
        [0] Take an advance turn or an income turn and report it, then what follows on the map.
        [2] Income turn { $turn } is saved. If this was a mistake, undo; nothing is lost.
        [3] Your first turn is income turn 1: take it on the table. Then report what the others can see of it.
       *[other] Report what the others can see: tracks, map, landmarks, cards that concern them.
    }
tapestry-ask-die = Science die: what does it show?
    .why = { $decides ->
        [civilization] For the Automa: it decides its civilization and its first favorite track.
        [shadow] For the Shadow Empire: it decides its favorite track. Roll again for a track that the Automa has.
        [shadow-again] That does not count here: roll again. For the Shadow Empire: it decides its favorite track. Roll again for a track that the Automa has.
        [alone] For the Shadow Empire: it decides its favorite track.
       *[advance] For the Automa: it advances on this track, with the benefit.
        [plain] For the Automa: it advances on this track, without the benefit.
        [until] For the Automa: it advances on this track, with the benefit. Roll again for science.
        [until-again] That does not count here: roll again. For the Automa: it advances on this track, with the benefit. Roll again for science.
        [regress] For the Automa: it regresses on this track, with the benefit. Only military and technology count; otherwise roll again.
        [regress-again] That does not count here: roll again. For the Automa: it regresses on this track, with the benefit. Only military and technology count; otherwise roll again.
        [everybody] For all: each token advances on this track; the bots gain no benefit.
    }
tapestry-ask-pair = Which two decision cards did you turn over?
    .why = The left card chooses the tracks, the right one breaks ties.
tapestry-ask-progress-card = Which card is on top of the progress deck?
    .why = In income turn 1 its tiebreaker half decides. Then shuffle it back.
tapestry-ask-trap = Do you play a Trap?
    .why = { $by } conquers { $hex } (held by { $owner }). A Trap topples the new outpost instead.
tapestry-ask-automa-trap = Is the card a Trap?
    .why = You attack { $hex }: cards beside the Automa’s mat are discarded at random until one is a Trap.
tapestry-ask-second-civilization = Which second civilization does the Automa get?
    .why = At level 6 you choose a side of the other civilization card; its heart is ignored.
tapestry-ask-track = On which track do you advance next?
    .why = At level 1 you start with one advance on each track, in any order.
tapestry-ask-socialism = On which track do you play Socialism?
    .why = You move to the nearest opponent ahead or behind; both bots are opponents.
tapestry-ask-dystopia = Which landmark do you take?
    .why = For all other players it no longer counts as unclaimed.
tapestry-ask-revolution = Which of your outposts stands up?
    .why = Revolution swaps control of up to three territories.
    .done = No more outposts
tapestry-ask-score = How many VP do you have?
    .why = The app does not know the points of { $owner }.
tapestry-points-said = Points of players are totals as entered; the app sees only their achievements and what the bots give them.

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
tapestry-field-owner = Owner
tapestry-field-first = First
tapestry-field-second = Second
tapestry-field-space = Space of the track
tapestry-field-explored = Is the hex explored?
tapestry-field-below = Lower token
tapestry-field-above = Upper token
tapestry-field-your-era = Income turns taken
tapestry-field-bots-era = Income turns of the bots
tapestry-field-automa-vp = The Automa’s VP
tapestry-field-beside = Tapestry cards beside the mat
tapestry-field-on-mat = Tapestry cards on the mat
tapestry-field-your-civilization = Your civilization
    .said = The Chosen score automatically in each income turn.
tapestry-field-traps = Your Traps
tapestry-field-historians = Historians tokens
tapestry-field-decision-card = Decision card
tapestry-field-place = Location
tapestry-field-cards-decision = In the decision deck
tapestry-field-cards-progress = In the progress deck
tapestry-field-tile-number = Number of the tile
tapestry-field-tapestry-card = Tapestry card
tapestry-field-discarded = On the discard pile
tapestry-field-no-tiles = Have all territory tiles been used up?

## What you can report

tapestry-report-done = Done
    .hint = Nothing more to report.
tapestry-report-income = Income turn
    .hint = You take your next income turn instead of an advance turn.
tapestry-report-advance = Advanced
    .hint = One space on a track; landmark and achievement follow automatically.
tapestry-report-explore = Explored
    .hint = Your territory tile on an unexplored hex.
tapestry-report-conquer = Conquered
    .hint = Your outpost on a territory; its owner may have a Trap.
tapestry-report-place-cube = Player token placed
    .hint = Isolationists: next to your lone token, so that the hex cannot be conquered.
tapestry-report-place-building = Building placed on the map
    .hint = Nomads: next to your lone token, or on an empty territory.
tapestry-report-place-outpost = Outpost placed without conquering
    .hint = Militarism: on an empty territory.
tapestry-report-landmark = Landmark taken
    .hint = By a card, not by advancing.
tapestry-report-card = Tapestry card played
    .hint = One that looks at or affects others; any other card just covers the one before.
tapestry-report-regress = Regressed
    .hint = One space on a track.
tapestry-report-restart = Token removed from technology 12
    .hint = It starts again on any track; correct a track if another token leads there.
tapestry-report-historian = Historians token given
    .hint = Count each opponent separately.
tapestry-report-chosen = The Chosen
    .hint = Counts the tracks you completed or lead, for each opponent.
tapestry-report-upgrade = Upgrade a tech card to the top row
    .hint = Shows whether a token, yours or another player’s, meets the requirement.
tapestry-report-tech = Tech card taken
    .hint = A face-up one; the app deals another.
tapestry-report-give-card = Tapestry card given to the Automa
    .hint = It goes face down beside the mat and may turn out to be a Trap.
tapestry-report-achievement = Achievement earned
    .hint = Only if the app has not noticed it.
tapestry-report-stand-up = Stand up an outpost
    .hint = Yours stands, the opponent’s is toppled.
tapestry-report-set-hex = Correct a hex
    .hint = Sets what is there. Outposts come from the supply and return to it.
tapestry-report-set-track = Correct a track
    .hint = Sets where a token is; no landmark, no benefit.
tapestry-report-set-favourite = Correct a favorite track
    .hint = Sets the track with the outpost beside it.
tapestry-report-set-landmark = Correct a landmark
    .hint = Sets whose it is.
tapestry-report-set-achievement = Correct an achievement
    .hint = Sets who earned it. Correct the VP separately.
tapestry-report-set-you = Correct your side
    .hint = Sets your income turns and the VP known to the app.
tapestry-report-set-automa = Correct the Automa
    .hint = Sets its VP, its income turns and its tapestry cards.
tapestry-report-set-civilization = Correct a civilization
    .hint = Sets which one the Automa has. Correct its favorite track separately.
tapestry-report-set-your-cards = Correct your cards
    .hint = Only if they concern the bots.
tapestry-report-set-historians = Correct Historians tokens
    .hint = Sets how many of your tokens a bot has.
tapestry-report-set-first-player = Correct who went first
    .hint = Whose turn it is now does not change.
tapestry-report-set-pair = Correct the face-up pair
    .hint = Sets which two decision cards are face up.
tapestry-report-set-decision-card = Correct a decision card’s location
    .hint = A deck is shuffled when a card returns to it.
tapestry-report-set-decision-decks = Correct the decision decks
    .hint = Sets how many cards are there; the others are face down on the discard pile.
tapestry-report-set-tech = Correct a tech card’s location
    .hint = A card that a player has is elsewhere.
tapestry-report-set-tile = Correct a tile’s location
    .hint = A territory tile that is not on the map.
tapestry-report-set-tapestry-discard = Correct discarded tapestry cards
    .hint = Sets how many copies of a card are on the discard pile; the others are in the deck.
tapestry-report-set-tiles = Territory tiles
    .hint = Whether the stack and its discards have run out.

## Refusals

tapestry-deck-empty = No cards are left: { $deck }.
tapestry-no-income-left = { $owner }: all five income turns are taken.
tapestry-you-finished = { $track } is completed. There is no further space.
tapestry-you-at-start = { $track }: the token is on the start space and cannot regress.
tapestry-broker-forbids = { $card } does not let you advance on the military track.
tapestry-landmark-taken = { $landmark } is no longer on the landmark board. Choose another one.
tapestry-hex-explored = { $hex } is already explored. Choose an unexplored hex.
tapestry-tile-elsewhere = Territory tile { $tile } is already on the map.
tapestry-cannot-conquer = { $hex } cannot be conquered: it must be explored, hold at most one token, and not be controlled by you.
tapestry-cannot-place = You cannot place anything on { $hex } now. Choose another hex.
tapestry-no-outpost-left = { $owner }: all ten outposts are in use.
tapestry-card-not-concerned = { $card } affects no other player, so you need not report it.
tapestry-achievement-taken = { $achievement } cannot be earned: both slots are taken, or this player has it.
tapestry-tokens-need-terrain = { $hex } is unexplored: no token can be there.
tapestry-two-in-control = Two sides cannot both have an upright token on { $hex }.
tapestry-too-many-cards = Only { $count } decision cards are face down or unknown. Enter a smaller number.
tapestry-display-full = { $count } tech cards are already face up. Move one of them elsewhere first.
tapestry-option-no-automa = With two players the Automa does not play: leave its civilization to the die.
tapestry-option-long-name = The name { $name } is longer than { $longest } letters.
tapestry-option-only-two-humans = Player names, a second player and cards added at a reshuffle apply only to two-player games.
tapestry-option-one-civilization = The Automa has a second civilization only at level 6.
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
tapestry-failure-track-finished = The track is completed.
tapestry-failure-track-at-start = The token is on the start space.
tapestry-failure-all-tracks-finished = All four tracks are completed.
tapestry-failure-no-territory-tile = No territory tile is left.
tapestry-failure-no-tapestry-card = No tapestry card is left.

## Tiebreakers

tapestry-tie-landmark = Fewest spaces to an unclaimed landmark or the end
tapestry-tie-end = Fewest spaces to the end
tapestry-tie-down = First on the tiebreaker card, read downward
tapestry-tie-up = First on the tiebreaker card, read upward
tapestry-tie-not-beside-you = No topple symbol: not adjacent to your territories
tapestry-tie-island = Closest to the middle island
tapestry-tie-your-lone = Closest to your territory with one token
tapestry-tie-your = Closest to your territory
tapestry-tie-far-from-you = Furthest from your territories
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
tapestry-owner-human2 = Second player
tapestry-owner-person1 = Player 1
tapestry-owner-person2 = Player 2
tapestry-owner-automa = Automa
tapestry-owner-shadow = Shadow Empire
tapestry-owner-bots = Bots
tapestry-owner-both = Both players
tapestry-owner-gone = Out of the game
tapestry-owner-none = None

tapestry-token-human = Your outpost
tapestry-token-human-x = Your toppled outpost
tapestry-token-human-cube = Your player token
tapestry-token-human-building = Your building
tapestry-token-human-building-x = Your toppled building
tapestry-token-human2 = Second player’s outpost
tapestry-token-human2-x = Second player’s toppled outpost
tapestry-token-human2-cube = Second player’s player token
tapestry-token-human2-building = Second player’s building
tapestry-token-human2-building-x = Second player’s toppled building
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
tapestry-traps-asked = Maybe: ask me
tapestry-traps-none = I hold none

tapestry-pile-decision = In the decision deck
tapestry-pile-progress = In the progress deck
tapestry-pile-decision-discard = On the discard pile of the decision deck
tapestry-pile-display = Face up beside the deck
tapestry-pile-discard = On the discard pile
tapestry-pile-deck = Face down in its stack
tapestry-pile-elsewhere = Elsewhere
tapestry-track-of = { $owner }, { $track }
tapestry-label-civilization = Civilization of the Automa
tapestry-label-second-civilization = Second civilization of the Automa
tapestry-label-favourite = Favorite track ({ $owner })
tapestry-label-first-player = First player
tapestry-era-of = Income turns taken ({ $owner })
tapestry-tile-named = { $tile ->
    [0] Territory tile
   *[other] Territory tile { $tile }
}
tapestry-landmark-board = landmark board
tapestry-token-of = Player token ({ $owner })
tapestry-card-decision = Decision card { $card }
tapestry-card-tech = Tech card { $card }

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
    .hint = You start with an advance on each track; the Automa gains no tapestry cards in its income turns and nothing from its civilization.
tapestry-difficulty-2 = Level 2: the Average
    .hint = The normal mat as it is printed.
tapestry-difficulty-3 = Level 3: the Slightly Intimidating
    .hint = The bots also advance in their income turns.
tapestry-difficulty-4 = Level 4: the Somewhat Awesome
    .hint = As level 3, with longer eras.
tapestry-difficulty-5 = Level 5: the Definitely Awesome
    .hint = The hard mat; each bot starts with an advance on its favorite track.
tapestry-difficulty-6 = Level 6: the Crusher of Dreams
    .hint = The hard mat, two civilizations, and an advance on every track at the start.

tapestry-players-solo = You against the Automa and the Shadow Empire
    .hint = The solo game.
tapestry-players-two-humans = Two players and the Shadow Empire
    .hint = Based on incomplete sources: the official sheet was not available.

tapestry-phase-setup = Setup
tapestry-phase-play = Play
tapestry-phase-end = End
tapestry-phase-over = Over

## Rulings: where the printed rules say nothing or contradict each other

tapestry-ruling-D1 = Only landmarks ahead of the token count for the distance.
    .why = The rulebook speaks of the distance to an unclaimed landmark; in play both readings agree.
tapestry-ruling-D2 = The two ends of a path may hold any tokens.
    .why = The rulebook describes only the path between them; otherwise no distance to your start hex could be measured.
tapestry-ruling-D3 = Hexes that cannot be reached are excluded; if none can be reached, all remain candidates.
    .why = The rulebook does not mention them.
tapestry-ruling-D4 = A bot that has completed all four tracks keeps its favorite.
    .why = There is no track left to choose.
tapestry-ruling-D5 = The Conquerors may protect the middle island too.
    .why = Their card names no exception.
tapestry-ruling-D6 = If VP are tied, you win.
    .why = The base rules compare the resources left. The Automa has none.
tapestry-ruling-D7 = Without territory tiles the Automa conquers no empty hex.
    .why = The rulebook does not mention it.
tapestry-ruling-Q3 = A civilization scores when its own effect is carried out.
    .why = What the second civilization gains afterwards comes too late for the first; another app differs.
tapestry-ruling-Q4 = A hex that cannot be reached is the furthest of all.
    .why = The rulebook does not mention it; another app excludes such hexes.
tapestry-ruling-Q5 = At the end of a track, or at its start when regressing, nothing happens; the die is not rolled again.
    .why = A public app does it this way; the rulebook does not say.
tapestry-ruling-Q6 = This side may be on the same card as the first civilization: check whether you can use both.
    .why = The app does not know which sides share a card.
tapestry-ruling-Q7 = Conquering anywhere may take any empty hex.
    .why = A public implementation does it this way; the rulebook does not say.
tapestry-ruling-Q9 = The first player is chosen at random.
    .why = The rulebook only says that the bots sit directly before or after you.
tapestry-ruling-Q10 = Without tapestry cards nothing is gained and nothing is covered.
    .why = First the discards are shuffled; the rulebook does not say more.
tapestry-ruling-Q11 = Bonuses of the extra advances can be bought only with resources you hold.
    .why = The income step comes later; the rulebook does not say more.
tapestry-ruling-Q13 = Toppled outposts count as they are on the map, also those toppled by a Trap.
    .why = A public implementation does it this way; the rulebook does not say.
tapestry-ruling-T6 = An option decides whether progress cards are added at a reshuffle.
    .why = Two public programs differ here, and the official sheet was not available.
tapestry-ruling-T7 = A landmark that the Shadow Empire reaches leaves the game.
    .why = The official sheet for two players was not available.
tapestry-ruling-HD-1 = A benefit cannot be declined; it is carried out as far as possible.
    .why = Notes of a public implementation; the available rulebook text does not say.
tapestry-ruling-HD-2 = You choose the order of parts that belong together; the printed order is the default.
    .why = A public list of rulings says so.
tapestry-ruling-HD-3 = The bonus for the first player in an era comes at the beginning of the tapestry step.
    .why = It is printed on the tapestry space; a public implementation pays it earlier.
tapestry-ruling-HD-4 = A card of an era stops when your next income turn begins.
    .why = A public implementation does it this way.
tapestry-ruling-HD-5 = The advance by the circle of Clocks, Siegecraft, Vaccines and Zeppelins may be left.
    .why = A remark of the designer about Vaccines.
tapestry-ruling-HD-6 = The same space gives its benefit and bonus only once in a turn.
    .why = A public implementation does it this way.
tapestry-ruling-HD-7 = A building or landmark may be put aside even if it could be placed.
    .why = A public implementation allows it.
tapestry-ruling-HD-8 = A landmark wholly outside the grid is not placed; it is put aside.
    .why = A public implementation does it this way.
tapestry-ruling-HD-9 = For the achievement, toppled outposts count as they lie on the map, those of the Shadow Empire too.
    .why = A public implementation counts this way; the rulebook does not say.
tapestry-ruling-HD-10 = After a Trap you still roll the dice and take the result.
    .why = A public implementation does it this way.
tapestry-ruling-HD-11 = The black die with the territory may be chosen on a printed territory; it gives nothing there.
    .why = A public implementation forbids the choice; the rulebook does not.
tapestry-ruling-HD-12 = Pirate Rule gives nothing after a Trap.
    .why = Nothing was conquered; a public implementation gives it.
tapestry-ruling-HD-13 = You may refresh the tech cards before or after inventing.
    .why = Parts without a printed order may be done in any order.
tapestry-ruling-HD-14 = After AI Singularity the technology track counts as space 12 for you.
    .why = It stays completed; a public implementation keeps a marker there.
tapestry-ruling-HD-15 = Without a current tapestry card nothing can be played over it; in era 1 it covers Maker of Fire.
    .why = A public implementation does it this way.
tapestry-ruling-HD-16 = The official start adjustments of civilizations apply; an option leaves them out.
    .why = They are official.
tapestry-ruling-HD-17 = Mercantilism turns at most the food of this income into other resources.
    .why = A public implementation does it this way.
tapestry-ruling-HD-18 = Monarchy counts the capital city and the grid of the Craftsmen, not buildings aside or on the map.
    .why = The card names the capital city.
tapestry-ruling-HD-19 = The free bonus of Wartime Economy may still be declined.
    .why = A bonus is optional; a public implementation always takes it.
tapestry-ruling-HD-20 = Civilizations score at the end of income turn 5, after the VP step.
    .why = A public implementation does it this way.
tapestry-ruling-HD-21 = Two players who are tied on VP and resources share the victory.
    .why = The rulebook does not say.
tapestry-ruling-HD-22 = What a bot would receive is lost; a tile goes to the discards.
    .why = Bots gain no tiles, cards or bonuses.
tapestry-ruling-HD-23 = Capitalism counts coins that are lost beyond 8 too.
    .why = A public implementation does it this way.
tapestry-ruling-HD-24 = In the solo game the Shadow Empire owns no landmark, so you never have the fewest alone.
    .why = Landmarks of both bots belong to the Automa.
tapestry-ruling-HD-25 = For Socialism you choose the nearest opponent ahead or the nearest behind.
    .why = A public implementation does it this way.
tapestry-ruling-HD-26 = For Dark Ages a token on space 0 counts as moved back.
    .why = A public implementation quotes this ruling.
tapestry-ruling-HD-27 = Terraforming gives 5 VP per building or landmark, however many impassable plots it covers.
    .why = A public implementation does it this way.
tapestry-ruling-HD-28 = A prediction of the Mystics counts when its number is met; districts completed together count one by one.
    .why = A public implementation does it this way.
tapestry-ruling-HD-29 = Historians gained during the game: the owner decides which opponents get the four tokens.
    .why = The text says so; a public implementation deals them in turn.
tapestry-ruling-HD-30 = Golden Age gives no VP for an upgrade by the Inventors.
    .why = A public implementation does it this way.
tapestry-ruling-HD-31 = Moving the token of Entertainers or Merrymakers may be left.
    .why = A public implementation does it this way.

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
tapestry-heading-H1 = Components
tapestry-heading-H2 = Your setup
tapestry-heading-H3 = Your turns
tapestry-heading-H4 = Advancing
tapestry-heading-H5 = Other moves
tapestry-heading-H6 = Resources
tapestry-heading-H7 = Capital city
tapestry-heading-H8 = Income turns
tapestry-heading-H9 = Exploring
tapestry-heading-H10 = Conquering
tapestry-heading-H11 = Research and technology
tapestry-heading-H12 = Tapestry cards
tapestry-heading-H13 = Achievements
tapestry-heading-H14 = Civilizations
tapestry-heading-H15 = End and winner
tapestry-heading-H16 = Two players
tapestry-heading-H17 = Left out in the solo game

## Rules in short, by section

tapestry-rule-R3 = What stays in the box
    .text = Some tapestry cards and civilizations make no sense against bots and are removed, and two of the seven Traps with them. The rulebook only advises against others; you may keep them.
tapestry-rule-R4 = Setup
    .text = The shared components are set up for three players on the small side of the board. Your two outposts are on the hex labeled 2/4, two of the Automa on 3/5; the Shadow Empire has none on the map. The science die decides the Automa’s civilization and a favorite track for each bot. Seven starting cards and one progress card form the decision deck.
tapestry-rule-R5 = Turn order
    .text = You and the bots take turns. The very first turn of each side is its income turn 1. A side that has taken five income turns is finished; the other side continues alone.
tapestry-rule-R6 = The bots’ turn
    .text = Two decision cards are turned face up: the track card on the left, the tiebreaker card on the right. First the Automa advances and everything that follows is resolved, then the Shadow Empire. If no card can be drawn, or the last pair shows the income symbol on its track card, it is an income turn.
tapestry-rule-R7 = Decision cards
    .text = Only the two inner halves of the pair matter: the right half of the track card and the left half of the tiebreaker card.
tapestry-rule-R8 = Choosing a track
    .text = The symbol on the track card names the candidates: any unfinished track, those closest to an unclaimed landmark or the end, or those closest to the end. The tiebreaker card breaks ties: the Automa reads its list downward, the Shadow Empire upward. The heart is the favorite track of the bot that chooses.
tapestry-rule-R9 = Advancing
    .text = The token moves one space; the bots pay nothing. An unclaimed landmark goes to the Automa’s mat, whichever bot reached it. Only the Automa gains benefits, and bots never buy bonuses.
tapestry-rule-R10 = Benefits of the Automa
    .text = The Automa only uses these benefits: the die, tech cards, conquering, exploring, tapestry cards, and the choice of tracks. A benefit printed several times is gained once. If the die shows a completed track, nothing happens.
tapestry-rule-R11 = Hex tiebreaker
    .text = Start at the hex of the black arrow and look along its row; then take the row the gray arrow points to, and so on. The first valid hex is taken.
tapestry-rule-R12 = Distance
    .text = Distance is the length of the shortest path whose hexes in between hold no Automa outpost and at most one of your tokens. Empty hexes may be crossed. Hexes without a path are excluded, unless none has one.
tapestry-rule-R13 = Conquering
    .text = If one of your territories can be conquered, the Automa takes one, otherwise a neutral hex. It prefers the middle island while that still gives it VP, then hexes near your lone outposts. Without a topple symbol it avoids your territories; with one, a toppled Shadow Empire outpost protects the new territory.
tapestry-rule-R14 = Exploring
    .text = The Automa places a tile on an empty hex next to its territories, far from yours unless military is its favorite track. It gains nothing from it.
tapestry-rule-R15 = Toppled Shadow Empire outposts
    .text = They give no control. They protect a territory: a hex with two tokens cannot be conquered.
tapestry-rule-R16 = Traps and achievements
    .text = When you attack the Automa, cards beside its mat are discarded at random until a Trap appears; then your outpost is toppled. Achievements give 10 VP to the first and 5 VP to the second. The Shadow Empire only takes a slot for a completed track.
tapestry-rule-R17 = Income turns of the bots
    .text = The table of the level is resolved column by column. The Automa scores landmarks, territories and spaces with the leftmost uncovered multiplier, and extra VP if it is first in an era. Progress cards make the decision deck longer from era to era. If a favorite track is completed or led by another player, a new one is chosen.
tapestry-rule-R18 = Civilizations of the Automa
    .text = Explorers advance on exploration and military in turn; Scientists roll the die; Conquerors conquer, protect and score territories; Engineers score landmarks.
tapestry-rule-R19 = Difficulty levels
    .text = Six levels differ in the mat, the income table and the first income turn. At level 1 you start with four advances, at levels 5 and 6 the bots do; at level 6 the Automa has two civilizations.
tapestry-rule-R20 = End of the game
    .text = The game ends when both sides have taken five income turns. The most VP win; if tied, you win.
tapestry-rule-R21 = Your cards and the bots
    .text = Both bots are opponents and neighbors. Their tokens count for cards that look at tracks and for the requirements of tech cards. Age of Discovery moves them without benefit, and Pillage and Plunder prevents the Automa from using Traps.
tapestry-rule-R21t = The Shadow Empire with two players
    .text = It takes the third seat, draws a pair each turn and advances on one track. Landmarks it reaches leave the game. When its twelve cards are used up, it checks its favorite track and shuffles. The official sheet was not available, so parts of this are our interpretation.
tapestry-rule-H1 = Components
    .text = Board, tiles, cards, mats and buildings of the base game; the solo game uses the small side of the board.
tapestry-rule-H2 = Your setup
    .text = You keep one of two capital city mats and one of two civilizations. Two outposts stand on your start hex; alone against the bots it is always 2/4.
tapestry-rule-H3 = Your turns
    .text = A turn is an income turn or an advance; you cannot pass. Your first turn is income turn 1. You take five, each when you like; after the fifth you take no more turns.
tapestry-rule-H4 = Advancing
    .text = Pay exactly the cost of the next space. Its landmark comes first, then its benefit as far as possible, then the bonus, which you may buy once. A space gives its benefit once per turn.
tapestry-rule-H5 = Other moves
    .text = A free advance counts as an advance; without benefit you still gain landmarks. Moving back never gives a landmark. A card may forbid a track.
tapestry-rule-H6 = Resources
    .text = Food, workers, culture and coins: at most 8 of each, more is lost.
tapestry-rule-H7 = Capital city
    .text = Buildings go on free plots, landmarks in any turn, also partly outside. A complete district gives 1 resource; each complete row and column is worth 1 VP when the capital is scored. What you put aside does not count there.
tapestry-rule-H8 = Income turns
    .text = Civilizations, a tapestry card, an upgrade and VP, then income. The first income turn is only income, the last has no card and no income. The first in an era gains 1, 2 or 3 resources.
tapestry-rule-H9 = Exploring
    .text = Place a tile next to a territory you control, in any turn: 1 VP for each side where a corner matches, then its benefit. You do not control it yet.
tapestry-rule-H10 = Conquering
    .text = Put an outpost on a territory next to yours with at most one token; an opponent’s token is toppled unless a Trap stops you. Roll both conquer dice and take one.
tapestry-rule-H11 = Research and technology
    .text = Research rolls the science die; you may advance there. Invented cards begin in the bottom row; an upgrade gives the circle, then the square. The top row needs what the card demands, met by you or a neighbor.
tapestry-rule-H12 = Tapestry cards
    .text = A card is played in income turns 2 to 4. Some act once, some until your next income turn or until covered.
tapestry-rule-H13 = Achievements
    .text = Complete a track, topple two outposts, conquer the middle island: 10 VP for the first, 5 VP for the second.
tapestry-rule-H14 = Civilizations
    .text = Abilities at the beginning of income turns are used in the civilization step. One gained during the game acts at once; start adjustments are only for the one you began with.
tapestry-rule-H15 = End and winner
    .text = The game ends when every side has taken five income turns. The most VP win; then more resources; alone you win a full tie.
tapestry-rule-H16 = Two players
    .text = All rules apply; the Shadow Empire is the third seat. It counts for comparisons and requirements and gains nothing.
tapestry-rule-H17 = Left out in the solo game
    .text = Some cards and civilizations stay in the box against the bots. Those you keep by choice work as printed; what a bot would receive is lost.

## Plots of a simulation run
tapestry-plot-era = Era
tapestry-outcome-automa-vp = The Automa’s VP
tapestry-outcome-human-vp = Your VP
tapestry-outcome-human-won = You won
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
