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
guide-symbol-advance = moves one space more
guide-symbol-tr = TR rises by 3

## Terraforming Mars at the table

guide-mars-tracks = This is MarsBot’s whole board.
    .text = Seven tracks; each tag belongs to one of them. A cube starts at 0 on each track. When it moves onto a symbol, MarsBot does what the symbol shows.
    .next = See its first turn
guide-mars-turn = Card, tags, tracks, action.
    .text = Only the card’s tags count, from left to right; its price and text do not. Each tag moves one cube one space. The symbol on that space says what MarsBot does.
    .next = And why there?
guide-mars-why = “{ page-why }” shows the whole choice.
    .text = { $all } spaces were allowed. { $ocean } of them are adjacent to your ocean, and one of these covers { $icons } bonus icons: the city goes there. Every choice of MarsBot has its “{ page-why }”.
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
