### Help: what to do now, mistakes, symbols, rules.

help-title = Help
help-search = Search the rules: tag, symbol, card, rule
help-now = What do I do now?
help-asks = The app asks: { $question }
help-report = First read what has happened, and do the numbered steps. Then close the report.
help-entries = What can be reported
help-show = Show me on the screen
help-symbols = Symbols
help-private = All of this is on your device. Nothing is sent.

## How a question is answered, by its type

help-answer-menu = Tap what you want to do or report. The filled button at the bottom is the usual answer.
help-answer-form = Fill in every field; what the app knows is already there. Then confirm.
help-answer-choice = Choose one of the answers.
help-answer-number = Enter the number with the buttons or the keyboard. Then confirm.
help-answer-yesno = Answer yes or no.
help-answer-space = Tap a space on the map. Spaces that are not allowed say why.
help-answer-card = Type the number of the card or a part of its name. Then choose it.
help-answer-insist = Confirm only if a card allows it.

## Mistakes

help-mistake = I made a mistake
help-mistake-undo = For your last answers. Each tap removes one answer, and everything that followed from it.
help-mistake-earlier = For one wrong answer further back. You see what would change; your later answers are kept as far as they still fit.
help-mistake-board = If the app shows something else than your table although every answer was right. It is in the menu of your turn, under “{ $more }”.
