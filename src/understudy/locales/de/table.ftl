### Meldungen aller Spiele: abgelehnte Antworten, Rückgängig, Optionen, Spielstände, Szenarien.

## Abgelehnte Antworten

table-not-a-number = „{ $answer }“ ist keine ganze Zahl. Gib nur Ziffern ein.
table-out-of-range = { $answer } liegt außerhalb des Bereichs. Gib eine Zahl von { $low } bis { $high } ein.
table-off-step = { $answer } ist nicht möglich. Gib ein Vielfaches von { $step } ein.
table-not-yes-or-no = Antworte mit Ja oder Nein, nicht mit „{ $answer }“.
table-not-an-option = „{ $answer }“ steht nicht zur Wahl. Wähle etwas aus der Liste.
table-not-a-space = „{ $answer }“ ist hier nicht möglich. Wähle eines der möglichen Felder.
table-not-a-form = Gib die Felder mit Namen ein, nicht „{ $answer }“.
table-unknown-field = Ein Feld „{ $field }“ gibt es hier nicht. Entferne es.
table-missing-field = Das Feld „{ $field }“ ist leer. Fülle es aus.
table-unknown-card = Keine Karte passt zu „{ $answer }“. Gib ihre Nummer oder ihren Namen ein.
table-card-elsewhere = { $card } ist hier nicht verfügbar. Wähle eine andere Karte.
table-several-cards = „{ $answer }“ passt zu mehreren Karten: { $cards }. Gib die Nummer oder mehr vom Namen ein.
table-stale-answer = Diese Frage ist schon beantwortet. Hier ist die aktuelle.
table-no-counsel = Hier gibt es keine Züge zu vergleichen.
table-game-over = Das Spiel ist zu Ende. Nimm einen Schritt zurück, um weiterzuspielen.

## Rückgängig und Berichtigung

table-game-too-long = Ein Spiel kann höchstens { $most } Antworten haben. Nimm einige zurück, um weiterzuspielen.
table-turn-too-long = Ein Zug kann höchstens { $most } Antworten haben. Nimm einige zurück und beende dann den Zug.
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-looked-ahead = { $times ->
    [one] Vorausgeschaut: Antworten wurden zurückgenommen, nachdem verdeckte Karten zu sehen waren.
   *[other] { $times }-mal vorausgeschaut: Antworten wurden zurückgenommen, nachdem verdeckte Karten zu sehen waren.
}
table-with-a-look-ahead = vorausgeschaut
table-undo-looks-ahead = Du hast seitdem verdeckte Karten gesehen. Nimmst du jetzt zurück, gilt das Spiel als „vorausgeschaut“.
table-nothing-to-redo = Es gibt nichts zu wiederholen.
table-no-such-answer = In diesem Spiel gibt es keine Antwort Nummer { $at }.
table-too-many-answers = { $count ->
    [one] Die Datei enthält { $count } Antwort, aber das Spiel endete davor.
   *[other] Die Datei enthält { $count } Antworten, aber das Spiel endete vor der letzten.
}

## Zurück zu einer anderen Stellung auf dem echten Tisch

table-changes = Auf dem Tisch zu tun
table-set = { $what }: { $before } → { $after }
table-remove = Entferne von { $place }: { $what }
table-place = Lege auf { $place }: { $what }
table-none = keine

## Spiele und Optionen

table-unknown-game = Ein Spiel „{ $name }“ gibt es hier nicht. Zur Wahl stehen: { $known }
table-unknown-option = Eine Option „{ $option }“ gibt es nicht. Die Optionen sind: { $known }.
table-unknown-preset = Eine Vorlage „{ $name }“ gibt es nicht. Vorlagen: { $known }
table-preset-without-games = Die Vorlage „{ $name }“ braucht ein gespeichertes Spiel dieser Art, und es gibt keines. Beginne mit der Vorlage „first“.
table-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Erlaubt: { $alternatives }.
table-option-twice = Die Option „{ $option }“ nennt „{ $value }“ zweimal.
table-option-not-text = Die Option „{ $option }“ muss ein Text sein, nicht „{ $value }“.
table-unknown-sheet = „{ $kind }“ ist kein gedrucktes Teil, das du eingeben kannst.

## Spielstände

table-save-not-json = Diese Datei ist nicht lesbar: Zeile { $line } ist kein JSON.
table-save-not-text = Diese Datei enthält fehlerhafte Zeichen (kaputtes Unicode) und kann nicht gesichert werden. Speichere sie als UTF-8.
table-save-not-ours = Das ist kein Spielstand von Understudy.
table-save-key = Der Spielstand ist unvollständig oder wurde geändert: Prüfe „{ $key }“. Lass dir die Datei noch einmal geben.
table-save-answer = Antwort Nummer { $number } des Spielstands muss eine Frage und ihre Antwort sein.
table-save-misfit = Antwort Nummer { $number } des Spielstands passt nicht zur Frage an dieser Stelle: { $question }
table-save-position = Der Spielstand wurde bearbeitet: Seine Antworten führen nicht zur gespeicherten Stellung („{ $fact }“). Nichts wurde geladen.
table-save-rules = Dieses Spiel wurde mit der Regelversion { $saved } gesichert; die aktuelle ist { $ours }, und es lässt sich nicht mehr nachspielen. Öffne es mit der Version, die es gesichert hat.

## Szenarien

table-script-unanswered = Das Szenario hat keine Antwort auf: { $question } Ergänze sie unter „answers“.
table-scenario-not-a-table = „{ $key }“ muss eine Tabelle sein.
table-scenario-missing-key = „{ $key }“ fehlt im Szenario.
table-scenario-unknown-key = Das Szenario-Format kennt kein „{ $key }“.
table-scenario-unknown-rule = „{ $cite }“ ist keine Regel, gedruckte Seite oder Auslegung dieses Spiels. Ähnlich: { $known }.
table-scenario-bad-value = „{ $key }“ kann nicht „{ $value }“ sein.
table-scenario-out-of-range = „{ $key }“ ist { $value }; erlaubt ist { $low } bis { $high }.
table-scenario-not-in-play = „{ $key }“ gehört zu einer Erweiterung, die nicht mitspielt.
table-scenario-differs = { $key } soll { $wanted } sein, ist aber { $found }
table-scenario-not-cited = Das Protokoll nennt { $cite } an dieser Stelle nicht. Es nennt der Reihe nach: { $known }.
table-scenario-answers-left = { $count ->
    [one] Nach { $count } Antwort wurde nie gefragt.
   *[other] Nach { $count } Antworten wurde nie gefragt.
}
table-pays-too-little = Damit sind { $paid } von { $price } bezahlt. Gib mehr dazu.
table-page = S. { $page }
