### Guides: real games that the page explains step by step.

guide-all = Learn to play
    .text = Guided first games of about ten minutes. No box needed.
guide-title-mars-table = Learn MarsBot
    .text = Terraforming Mars at your table: how MarsBot’s turn works and what you report.
guide-step = { $guide } · { $step } of { $count }
guide-tap = Tap “{ $label }”
guide-next = Next
guide-back = Back
guide-leave = Leave
guide-do-it = Do it for me
guide-own-game = Start my own game
guide-play-on = Play on here
guide-other = That is another answer.
    .text = The game continues with it. The guide had asked for something else: “{ $title }”
guide-return = Back to the guide

## Symbols of the tracks

guide-symbol-city = places a city
guide-symbol-greenery = places a greenery
guide-symbol-ocean = places an ocean
guide-symbol-temperature = raises the temperature
guide-symbol-advance = moves once more
guide-symbol-tr = TR rises by 3
guide-symbol-milestone = claims a milestone
guide-symbol-award = funds an award
guide-symbol-venus = raises Venus
guide-symbol-floater = gains a floater
guide-symbol-colony = builds a colony
guide-symbol-tag = moves the track of its tag

## Terraforming Mars at the table

guide-mars-tracks = This is MarsBot’s whole board.
    .text = Seven tracks; each tag belongs to one. A cube starts at 0 on each. When it moves onto a symbol, MarsBot does what the symbol shows.
    .next = See its first turn
guide-mars-turn = Card, tags, tracks, action.
    .text = Only the card’s tags count, from left to right; its price and text do not. Each tag moves one cube one space. The symbol on that space says what MarsBot does.
    .next = And why there?
guide-chain-card = card
guide-chain-tags = tags
guide-chain-tracks = tracks
guide-chain-action = action
guide-mars-why = “{ page-why }” shows the whole choice.
    .text = { $all } spaces were allowed. { $ocean } of them are adjacent to your ocean, and only one of these has { $icons } bonus icons: the city goes there. Every choice of MarsBot has its “{ page-why }”.
    .next = Now my turn
guide-mars-report = Your turn: report what matters.
    .text = Play your turn on the table. Report only what changes the planet or concerns MarsBot; your cards and money stay with you. Say that you raised the temperature one step.
guide-mars-done = MarsBot waits for you.
    .text = The temperature has risen, and so has your TR. When you have reported everything, MarsBot takes its turn.
guide-mars-advance = The double arrow moves once more.
    .text = { $card } has two tags. On the tracks { $first } and { $second } each cube reached the double arrow and moved one space further. A symbol of an expansion that is not in play does nothing.
    .next = I made a mistake
guide-mars-undo = Nothing is final.
    .text = “{ page-undo }” removes the last answer, as often as you like. In the journal each of your lines also has “{ page-correct-this }”: it shows what would change before it changes.
guide-mars-redo = MarsBot’s turn is gone.
    .text = Your answer and MarsBot’s turn were undone. In your own game the app also lists what to move on the table. Now repeat the answer.
guide-mars-pass = Pass when you are finished.
    .text = Then the generation is over for you. MarsBot plays the rest of its cards, one after the other.
guide-mars-generation = A whole generation.
    .text = MarsBot gets { $cards } cards for each generation. One of them is a bonus card such as { $card }: it has a text of its own instead of tags. After the last card comes production, then the next generation.
    .next = Who is ahead?
guide-mars-score = The score is kept for you.
    .text = You { $you }, MarsBot { $bot }. The game ends when temperature, oxygen and oceans are complete; then more points win, and MarsBot wins a tie. If generation { $last } begins, you have lost.

## Terraforming Mars on the screen

guide-title-mars-screen = First game on the screen
    .text = Terraforming Mars without a box: your hand, your turn, MarsBot’s turn, the next generation.
guide-screen-stock = This is what you have.
    .text = The first number is your terraform rating, TR. Then your resources: you begin with { $mc } MC. The small number below each one is your production, which you gain every generation.
    .next = Show me my cards
guide-screen-card = What can you play?
    .text = A card with a filled edge can be played now; the number is its price. A pale card says what is missing. { $card } raises the temperature one step.
guide-screen-project = One or two actions a turn.
    .text = Your card raised the temperature, and your TR with it. One action is left. “{ mars-screen-verb-projects }” need no card: { $project } costs { $price } MC and places an ocean.
guide-screen-space = Where does it go?
    .text = Only the marked spaces are allowed. A tile gains you the symbols that it covers: on this space { $plants } plants. Tap it, then confirm below the map.
guide-screen-bot = MarsBot’s turn.
    .text = It drew { $card }. Only the tags count: { $track } moved onto a city, and the city was placed adjacent to your ocean. The app moves everything for MarsBot.
    .next = Show me its board
guide-screen-tracks = This is MarsBot’s whole board.
    .text = Each tag moves the cube of its track one space. The symbol there says what MarsBot does. It needs no money for its cards.
    .next = I made a mistake
guide-screen-undo = Nothing is final.
    .text = “{ page-undo }” removes your last answer. If you have seen new cards since then, you are asked first and the game is marked.
    .next = Continue
guide-screen-pass = Pass when you are finished.
    .text = You can do more as long as you can pay. After passing, MarsBot plays its { $left } remaining cards. The app asks again, because cards in your hand can still be played.
guide-screen-production = Generation { $generation }.
    .text = After production you have { $mc } MC: what was left, { $tr } for your TR, and your production.
    .next = And these cards?
guide-screen-buy = Research: buy cards.
    .text = Every generation you see { $cards } new cards. Each costs { $price } MC when you take it, and its own price when you play it. Tick those you want.
    .next = How does it end?
guide-screen-end = When it ends.
    .text = Temperature, oxygen and oceans: when all three are complete, the game ends after that generation. More points win, and MarsBot wins a tie. If generation { $last } begins, you have lost.

## Tapestry at the table

guide-title-tapestry-table = Learn the Automa
    .text = Tapestry at your table: how the two bots take their turn and what you report.
guide-tapestry-bots = You play against two bots.
    .text = The Automa advances, explores, conquers and scores. The Shadow Empire only advances: it takes landmarks from you and scores nothing. Each has a token on all four tracks.
    .next = Now my turn
guide-tapestry-advance = Your turn: tap the track.
    .text = Your first income turn is done. Now advance on the table, pay and gain as usual; your resources stay with you. Say that you advanced on { $track }.
guide-tapestry-done = What else concerns the bots?
    .text = Territories, outposts and landmarks. Nothing of this happened, so the bots take their turn.
guide-tapestry-pair = Two cards, two bots, one turn.
    .text = The left card gives each bot its tracks. If several fit, the right card decides: the Automa reads it downwards, the Shadow Empire upwards. Only the Automa scores.
    .next = Why this track?
guide-tapestry-why = “{ page-why }” shows the whole choice.
    .text = For the Automa { $tracks } tracks were equally good. On the right card { $track } comes first. Every choice of the bots has its “{ page-why }”.
    .next = What do I move?
guide-tapestry-tasks = Move this on the table.
    .text = The list has everything to do, in order. Tick a line if you like. The app keeps the bots’ points, outposts and cards.
    .next = I made a mistake
guide-tapestry-undo = Nothing is final.
    .text = “{ page-undo }” removes the last answer, as often as you like. In the journal each of your lines also has “{ page-correct-this }”: it shows what would change before it changes.
guide-tapestry-redo = The bots’ turn is gone.
    .text = Your answer and the bots’ turn were undone. In your own game the app also lists what to move on the table. Now repeat the answer.
guide-tapestry-score = Who is ahead?
    .text = The Automa has { $bot } VP; report yours when you take income. The Automa’s income turns come when its cards run out. Each of you has { $incomes } of them; after the last, more VP win.
