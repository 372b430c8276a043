### Messages shared by all games: refused answers, undo, options, save files, scenarios.

## Refused answers

table-not-a-number = “{ $answer }” is not a whole number. Enter digits only.
table-out-of-range = { $answer } is out of range. Enter a number from { $low } to { $high }.
table-off-step = { $answer } is not possible. Enter a multiple of { $step }.
table-not-yes-or-no = Answer yes or no, not “{ $answer }”.
table-not-an-option = “{ $answer }” is not one of the choices. Choose one from the list.
table-not-a-space = “{ $answer }” is not possible here. Choose one of the possible spaces.
table-not-a-form = Enter the fields by name, not “{ $answer }”.
table-unknown-field = There is no field “{ $field }” here. Remove it.
table-missing-field = The field “{ $field }” is empty. Fill it in.
table-unknown-card = No card matches “{ $answer }”. Enter its number or its name.
table-card-elsewhere = { $card } is not available here. Choose another card.
table-several-cards = “{ $answer }” matches several cards: { $cards }. Enter the number or more of the name.
table-stale-answer = This question has already been answered. Here is the current one.
table-no-counsel = There are no moves to compare here.
table-game-over = The game is over. Undo a step to continue.

## Undo and correction

table-game-too-long = A game can have at most { $most } answers. Undo some to continue.
table-turn-too-long = A turn can have at most { $most } answers. Undo some, then end the turn.
table-nothing-to-undo = There is nothing to undo.
table-looked-ahead = { $times ->
    [one] Peeked: answers were undone after hidden cards were seen.
   *[other] Peeked { $times } times: answers were undone after hidden cards were seen.
}
table-with-a-look-ahead = peeked
table-undo-looks-ahead = You have seen hidden cards since then. Undoing now marks the game “peeked”.
table-nothing-to-redo = There is nothing to redo.
table-no-such-answer = There is no answer number { $at } in this game.
table-too-many-answers = { $count ->
    [one] The file contains { $count } answer, but the game ended before it.
   *[other] The file contains { $count } answers, but the game ended before the last of them.
}

## Back to another position on the real table

table-changes = To do on the table
table-set = { $what }: { $before } → { $after }
table-remove = Remove from { $place }: { $what }
table-place = Place on { $place }: { $what }
table-none = none

## Games and options

table-unknown-game = There is no game “{ $name }” here. Choose from: { $known }
table-unknown-option = There is no option “{ $option }”. The options are: { $known }.
table-unknown-preset = There is no preset “{ $name }”. Presets: { $known }
table-preset-without-games = The preset “{ $name }” needs a saved game of this kind, and there is none. Start with the preset “first”.
table-bad-option = The option “{ $option }” cannot be “{ $value }”. It can be: { $alternatives }.
table-option-twice = The option “{ $option }” names “{ $value }” twice.
table-option-not-text = The option “{ $option }” must be text, not “{ $value }”.
table-unknown-sheet = “{ $kind }” is not a printed component that you can enter.

## Save files

table-save-not-json = This file cannot be read: line { $line } is not JSON.
table-save-not-text = This file contains invalid characters (broken Unicode) and cannot be saved. Save it as UTF-8.
table-save-not-ours = This is not an Understudy save file.
table-save-key = The save file is incomplete or was changed: check “{ $key }”. Ask for the file again.
table-save-answer = Answer number { $number } of the save file must be a question and its answer.
table-save-misfit = Answer number { $number } of the save file does not fit the question asked there: { $question }
table-save-position = The save file was edited: its answers do not lead to the stored position (“{ $fact }”). Nothing was loaded.
table-save-rules = This game was saved under rules version { $saved }; the current version is { $ours }, and it no longer replays. Open it with the version that saved it.

## Scenarios

table-script-unanswered = The scenario has no answer for: { $question } Add it to “answers”.
table-scenario-not-a-table = “{ $key }” must be a table.
table-scenario-missing-key = “{ $key }” is missing in the scenario.
table-scenario-unknown-key = The scenario format has no “{ $key }”.
table-scenario-unknown-rule = “{ $cite }” is not a rule, printed page or ruling of this game. Similar: { $known }.
table-scenario-bad-value = “{ $key }” cannot be “{ $value }”.
table-scenario-out-of-range = “{ $key }” is { $value }; it must be from { $low } to { $high }.
table-scenario-not-in-play = “{ $key }” belongs to an expansion that is not in play.
table-scenario-differs = { $key } should be { $wanted }, but is { $found }
table-scenario-not-cited = The journal does not cite { $cite } at this point. It cites, in this order: { $known }.
table-scenario-answers-left = { $count ->
    [one] { $count } answer was never asked for.
   *[other] { $count } answers were never asked for.
}
table-pays-too-little = This pays { $paid } of { $price }. Add more.
table-page = p.{ $page }
