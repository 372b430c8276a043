### What the table itself says: answers that do not fit, save files, undo.

## Answers

table-not-a-number = “{ $answer }” is not a whole number.
table-out-of-range = { $answer } does not fit. It must be from { $low } to { $high }.
table-off-step = { $answer } does not fit. It goes in steps of { $step }.
table-not-yes-or-no = “{ $answer }” is neither yes nor no.
table-not-an-option = “{ $answer }” cannot be chosen here. Choose one of the things offered.
table-not-a-space = “{ $answer }” is not possible here. Choose one of the marked spaces.
table-not-a-form = “{ $answer }” does not fit. Fill in the fields by name.
table-unknown-field = There is no field “{ $field }” here.
table-missing-field = The field “{ $field }” is still empty.
table-unknown-card = No card fits “{ $answer }”. Give its number or its name.
table-card-elsewhere = { $card } is not there any more or does not belong here. Choose another card.
table-several-cards = “{ $answer }” could be several cards: { $cards }. Give the number or more of the name.
table-stale-answer = This question has been answered meanwhile. Look at the new one.
table-no-counsel = There are no moves to compare here.
table-game-over = The game is over. Undo a step to go on playing.

## Undo and correction

table-game-too-long = A game has at most { $most } answers. Undo some to go on.
table-turn-too-long = A turn has at most { $most } answers. Undo some, then end the turn.
table-nothing-to-undo = There is nothing to undo.
table-looked-ahead = { $times ->
    [one] Answers were taken back with a look ahead.
   *[other] Answers were taken back with a look ahead, { $times } times.
}
table-with-a-look-ahead = with a look ahead
table-undo-looks-ahead = Since then you have seen cards that were hidden. Taking the answers back is noted as a look ahead.
table-nothing-to-redo = There is nothing to redo.
table-no-such-answer = There is no answer number { $at } in this game.
table-no-such-step = There is no step number { $step } in this game.
table-too-many-answers = { $count ->
    [one] The file holds { $count } answer, but the game ended before it.
   *[other] The file holds { $count } answers, but the game ended before the last of them.
}

## Games and options

table-unknown-game = There is no game “{ $name }” here. Choose from: { $known }
table-unknown-option = There is no option “{ $option }”. The options are: { $known }.
table-bad-option = The option “{ $option }” cannot be “{ $value }”. It can be: { $alternatives }.
table-option-twice = The option “{ $option }” names “{ $value }” twice.
table-option-not-text = The option “{ $option }” is a text; “{ $value }” is none.
table-unknown-sheet = There is no printed component of the kind “{ $kind }” that could be entered.

## Save files

table-save-not-json = This file cannot be read: line { $line } is not JSON.
table-save-not-text = This file holds characters that are none (broken Unicode). It cannot be kept.
table-save-not-ours = This is not a save file of Understudy.
table-save-key = The save file is incomplete or changed: check “{ $key }”.
table-save-answer = Answer number { $number } of the save file should be a question and its answer.
table-save-misfit = Answer number { $number } of the save file does not fit the question asked there: { $question }
table-save-position = The save file was changed by hand: its answers lead to another position (“{ $fact }”).
table-save-rules = This game was saved under rules version { $saved }; here it is version { $ours }, and the game no longer comes out the same.

## Scenarios

table-script-unanswered = The scenario has no answer to: { $question }
table-scenario-not-a-table = “{ $key }” should be a table.
table-scenario-missing-key = “{ $key }” is missing in the scenario.
table-scenario-unknown-key = The scenario format has no “{ $key }”.
table-scenario-bad-value = “{ $key }” cannot be “{ $value }”.
table-scenario-out-of-range = “{ $key }” is { $value }; it must be from { $low } to { $high }.
table-scenario-not-in-play = “{ $key }” belongs to an expansion that is not in play.
table-scenario-differs = { $key } should be { $wanted }, but is { $found }
table-scenario-not-cited = The journal does not cite { $cite } in this place.
table-scenario-answers-left = { $count ->
    [one] { $count } answer was never asked for.
   *[other] { $count } answers were never asked for.
}
table-pays-too-little = That pays { $paid } of { $price }.
