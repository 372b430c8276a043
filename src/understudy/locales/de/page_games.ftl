### Vor und nach einem Spiel: Start, neues Spiel, Verlauf.

## Türen zu einem neuen Spiel

page-door-table = Ich habe das Spiel auf dem Tisch
    .hint = Du spielst auf dem echten Spielbrett. Die App spielt den Gegner und sagt dir, was du bewegen musst.
page-door-screen = Am Bildschirm spielen, ohne Schachtel
    .hint = Die App gibt die Karten aus und verwaltet das Spielbrett. Hör auf, wann du willst; das Spiel bleibt gespeichert.
page-door-soon = bald

## Neues Spiel

page-setup-of-table = { $game } am Tisch
page-setup-of-screen = { $game } am Bildschirm
page-setup-steps = Schritte
page-setup-at-once = Sofort anfangen
page-setup-at-once-hint = Mehr gibt es nicht zu wählen.
page-preset-first = Erstes Spiel
page-preset-last = Wie beim letzten Mal
page-preset-owned = Was ich habe
page-setup-or = oder
page-setup-next = Weiter: { $step }
page-setup-start = Tisch aufbauen
page-setup-chosen = Dein Spiel
page-setup-more = Weitere Optionen
page-setup-more-hint = nichts davon ist nötig
page-setup-badge-first = erstes Spiel
page-setup-badge-easy = weniger Arbeit
page-setup-mixed = Von beidem etwas
page-setup-mixed-hint = Deine eigenen: { $decks }. Den Rest macht die App.
page-setup-you-own = Du hast
page-setup-choose = Wähle

page-mars-step-box = Schachtel
page-mars-step-cards = Karten
page-mars-step-bot = MarsBot
page-mars-own = Was hast du?
page-mars-own-hint = Tippe an, was heute mitspielt.
page-mars-base-game = Grundspiel
page-mars-deck-source-question = Wer deckt MarsBots Karten auf?
    .hint = Deine Hand besteht immer aus echten Karten.
page-mars-deck-source-dealt = Die App
    .hint = Sie mischt, zeigt jede Karte und verwaltet MarsBots Tableau.
page-mars-deck-source-real = Ich, von meinen eigenen Stapeln
    .hint = Du tippst die Nummer der Karte oder einen Teil ihres Namens.
page-mars-deck-source-own-base = das Grundspiel, keine Karten für MarsBot
    .choose = die App zieht
page-mars-deck-source-own-both-few = das Grundspiel und die Automa-Schachtel, und willst wenig Material
    .choose = die App zieht; lass die Automa-Schachtel zu
page-mars-deck-source-own-both-all = beides, und willst alles auf dem Tisch
    .choose = deine eigenen Karten
page-mars-deck-source-own-base-apart = das Grundspiel, und keine Karte darf auf beiden Seiten vorkommen
    .choose = deine eigenen Projektkarten; die App zieht die Bonuskarten (Weitere Optionen)
page-mars-strength = Wie stark ist MarsBot?
page-mars-strength-hint = Du kannst es zwischen den Spielen ändern.
page-mars-level-easy = Ignoriert Vorrücksymbole; erhält weniger, wenn eine Aktion fehlschlägt.
page-mars-level-normal = Die gedruckten Regeln.
page-mars-level-hard = Wertet auch seine Karten; beansprucht Meilensteine früher.
page-mars-level-brutal = Wie Schwer, mit einer Karte mehr in jeder Generation.
page-mars-setup = Du gegen MarsBot, Stufe { $level }, auf { $map } mit { $boxes }.
page-mars-setup-base = Du gegen MarsBot, Stufe { $level }, auf { $map }.
page-mars-setup-own-level = nach deiner Wahl
page-mars-setup-cards = { $cards }
page-mars-setup-dealt = Die App zieht seine Karten.
page-mars-setup-real = Du deckst seine Karten auf.
page-mars-setup-mixed = Deine eigenen Karten: { $decks }.
page-mars-setup-played = Die App gibt alle Karten aus und verwaltet das Spielbrett.
page-mars-setup-corporation = MarsBots Konzern: { $corporation }.
page-mars-setup-draft = Forschung: { $draft }.

page-tapestry-step-players = Personen
page-tapestry-step-cards = Karten
page-tapestry-step-bots = Automa
page-tapestry-deck-source-question = Wer deckt die Karten der Bots auf?
    .hint = Deine Hand besteht immer aus echten Karten.
page-tapestry-deck-source-dealt = Das meiste macht die App
    .hint = Sie zieht die Entscheidungs- und Gobelinkarten der Bots und würfelt für sie. Plättchen und Technologiekarten kommen aus deiner Schachtel.
page-tapestry-deck-source-real = Ich decke alles selbst auf
    .hint = Du ziehst von deinen eigenen Stapeln und sagst der App, was kam.
page-tapestry-deck-source-own-few = Tapestry, und willst wenig Material
    .choose = das meiste macht die App
page-tapestry-deck-source-own-all = Tapestry, und willst alles auf dem Tisch
    .choose = decke alles selbst auf
page-tapestry-deck-source-own-die = Tapestry, und willst würfeln
    .choose = dein eigener Würfel (Weitere Optionen)
page-tapestry-setup-solo = Du gegen die Automa und das Schattenreich, { $level }.
page-tapestry-setup-two-humans = Zwei Personen und das Schattenreich.
page-tapestry-setup-cards = { $cards }
page-tapestry-setup-dealt = Die meisten ihrer Karten deckt die App auf.
page-tapestry-setup-real = Du deckst alle ihre Karten auf.
page-tapestry-setup-played = Die App gibt alle Karten aus und verwaltet die Tableaus.
page-tapestry-setup-mixed = Deine eigenen: { $decks }.

## Start

page-home-claim = Spiel allein.
page-home-claim-2 = Die App ist dein Gegner.
page-home-line = Sie spielt MarsBot in Terraforming Mars und die Automa in Tapestry, nach den gedruckten Regeln.
page-home-learn = Lerne MarsBot in zehn Minuten kennen
    .hint = Ein geführtes erstes Spiel. Du brauchst keine Schachtel.
page-home-how-play = Du spielst deinen Zug
    .hint = auf deinem Spielbrett, oder durch Tippen am Bildschirm
page-home-how-answer = Der Gegner antwortet
    .hint = seine Karte wird aufgedeckt, seine Marker bewegen sich
page-home-how-why = Frage „Warum?“
    .hint = jeder Zug nennt seine Regel und was sonst möglich war
page-home-offline = Funktioniert ohne Netz.
page-home-install = Zum Startbildschirm hinzufügen
page-home-install-hint = Füge die App im Menü des Browsers zum Startbildschirm hinzu.
page-home-others = Andere Spiele
page-home-new-table = an meinem Tisch
page-home-new-screen = am Bildschirm
page-time-played = { $time } gespielt
page-manage-game = Mehr zu diesem Spiel
page-newer-hint = Sie wird benutzt, wenn du die App das nächste Mal öffnest. Deine Spiele bleiben, wie sie sind.
page-newer-later = Später
page-newer-now = Jetzt benutzen

## Verlauf

page-bg-stats = In BG Stats eintragen
page-record-corporation = MarsBots Konzern: { $corporation }
page-history-file = Der Verlauf als Datei
page-history-file-hint = Alle beendeten Spiele mit Ergebnissen und Einstellungen.
page-history-csv = Tabelle (CSV)
page-history-json = Daten (JSON)
page-history-empty-hint = Wenn ein Spiel endet, bleibt sein Wertungsblatt hier: wer gewonnen hat und mit welchem Vorsprung.

## Fehler

page-try-again = Noch einmal versuchen

## Problemmeldungen

page-problem = Ein Problem melden
page-problem-hint = Schreibt eine Datei für eine Fehlermeldung. Nichts wird gesendet.
page-problem-expected = Was ist passiert, und was hast du erwartet?
page-problem-contents = Die Datei enthält deinen Text, das ganze Spiel mit seinen verdeckten Karten, die letzten Schritte, die Version, den Browser, die Bildschirmgröße und deine Anzeige-Einstellungen. Sie enthält keinen Link, keinen Schlüssel und keinen Titel des Spiels.
page-problem-save = Meldung sichern
page-problem-saved = Gesichert als { $file }. Hänge die Datei an deine Fehlermeldung an.
page-daily = Spiel des Tages
page-daily-row = { $count ->
    [0] Noch keine Serie
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
