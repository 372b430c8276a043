### Hilfe: was jetzt zu tun ist, Fehler, Symbole, Regeln.

help-title = Hilfe
help-search = In den Regeln suchen: Symbol, Karte, Regel
help-now = Was soll ich jetzt tun?
help-asks = Die App fragt: { $question }
help-report = Lies zuerst, was geschehen ist, und führe die nummerierten Schritte aus. Schließe dann den Bericht.
help-entries = Was sich melden lässt
help-show = Auf dem Bildschirm zeigen
help-symbols = Symbole
help-private = All das steht auf deinem Gerät. Nichts wird gesendet.

## Wie eine Frage beantwortet wird, nach ihrer Art

help-answer-menu = Tippe an, was du tun oder melden willst. Der gefüllte Knopf unten ist die übliche Antwort.
help-answer-form = Fülle jedes Feld aus; was die App weiß, steht schon da. Bestätige dann.
help-answer-choice = Wähle eine der Antworten.
help-answer-number = Gib die Zahl mit den Schaltflächen oder der Tastatur ein. Bestätige dann.
help-answer-yesno = Antworte mit Ja oder Nein.
help-answer-space = Tippe ein Feld auf dem Spielbrett an. Bei Feldern, die nicht erlaubt sind, steht der Grund.
help-answer-card = Gib die Nummer der Karte oder einen Teil ihres Namens ein. Wähle sie dann aus.
help-answer-insist = Bestätige nur, wenn eine Karte es erlaubt.

## Fehler

help-mistake = Ich habe einen Fehler gemacht
help-mistake-undo = Für deine letzten Antworten. Jedes Tippen nimmt eine Antwort zurück und alles, was daraus folgte.
help-mistake-earlier = Für eine falsche Antwort weiter zurück. Du siehst, was sich ändern würde; spätere Antworten bleiben, soweit sie noch passen.
help-mistake-board = Wenn die App etwas anderes zeigt als dein Tisch, obwohl jede Antwort richtig war. Es steht im Menü deines Zuges unter „{ $more }“.
