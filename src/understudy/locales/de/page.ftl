### Die Seite: Knöpfe, Überschriften und Hinweise. Regeltexte stehen in mars.ftl, tapestry.ftl und table.ftl.

page-title = Understudy
page-title-of = { $screen } – Understudy
page-title-of-game = { $screen } – { $game } – Understudy
page-system-mars = Terraforming Mars
page-system-mars-against = Terraforming Mars, du gegen MarsBot

## Navigation

page-home = Alle Spiele
page-back = Zurück
page-menu = Menü
page-settings = Einstellungen
page-settings-hint = Für dieses Gerät
page-loading = Einen Moment …
page-lost = Dieses Spiel lässt sich nicht öffnen
page-views = Ansichten
page-board = Spielbrett
page-journal = Protokoll
page-to-board = Zum Spielbrett
page-cancel = Abbrechen
page-yes = Ja
page-no = Nein

## Startseite

page-game = Spiel
page-more-pages = Mehr
page-resume-first = Weiterspielen
page-see-result = Ergebnis ansehen
page-same-deal = Noch einmal mit denselben Karten
page-new-game = Neues Spiel
page-game-title = Name dieses Spiels
page-name-game = Spiel benennen
page-keep-title = Namen sichern
page-game-damaged = Dieses Spiel ist beschädigt
page-game-damaged-hint = Die Daten von Spiel { $id } sind nicht lesbar. Hast du einen Spielstand davon, öffne ihn; sonst lösche das Spiel.
page-finished-games = { $count ->
    [one] 1 beendetes Spiel
   *[other] { $count } beendete Spiele
}
page-more-games = Weitere Spiele
page-history-damaged = { $count ->
    [one] 1 beendetes Spiel ist beschädigt und zählt nicht mit. Lösche es auf der Startseite, oder öffne einen Spielstand davon.
   *[other] { $count } beendete Spiele sind beschädigt und zählen nicht mit. Lösche sie auf der Startseite, oder öffne ihre Spielstände.
}
page-open-file = Spielstand öffnen
page-delete = Löschen
page-delete-game = Dieses Spiel löschen
page-delete-sure = Dieses Spiel endgültig löschen?
page-keep = Abbrechen
page-lamp = Hell oder dunkel
page-final = Endstand

## Neues Spiel

page-map = Spielbrett
page-in-the-box = Erweiterungen im Spiel
page-single-rules = Einzelregeln
page-single-rules-free = Normal benutzt keine davon. Füge beliebige hinzu.
page-single-rules-fixed = Diese gehören zur gewählten Schwierigkeit. Für eine eigene Mischung wähle Normal.
page-cards = Karten
page-deck-real = deine eigenen
page-deck-dealt = von der App
page-deck-real-hint = Du deckst eigene Karten auf und sagst der App, was gekommen ist.
page-deck-dealt-hint = Die App mischt und zieht. Für diesen Stapel brauchst du keine Karten.
page-research = Forschung
page-deal = Ohne Draft
page-draft = Draft
page-deal-hint = MarsBot zieht seine Karten vom Stapel.
page-draft-hint = Du und MarsBot wählt abwechselnd aus vier Karten.
page-seed = Nummer des Spiels
page-seed-hint = Dieselbe Nummer gibt dieselben Karten.
page-seed-random = wird ausgelost
page-bad-seed = Die Nummer des Spiels muss eine ganze Zahl mit höchstens 14 Ziffern sein.
page-start = Spiel beginnen

## Einstellungen

page-language = Sprache
page-card-language = Namen der Karten
page-card-language-hint = Wähle die Sprache deiner Karten, wenn sie von der App abweicht.
page-card-language-same = Wie die App
page-theme = Farben
page-theme-system = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel

## Kopfzeile

page-generation = Generation { $generation }
page-bot-passed = Du bist am Zug; MarsBot hat gepasst
page-mover-bot = MarsBot ist am Zug
page-mover-human = du bist am Zug
page-to-go = noch { $count }
page-complete = vollständig
page-tr = TW
page-mc = M€
page-unit-vp = SP
page-vp = { $vp } SP
page-vp-now = { $vp } SP
page-undo = Rückgängig
page-redo = Wiederholen
page-save = Als Datei sichern
page-score-sheet = Wertungsblatt

## Das Spielbrett

page-letter-human = D
page-letter-bot = M
page-last = letzte Änderung
page-last-change = letzte Änderung: { $space }
page-ocean-only = nur Ozean
page-space-land = leeres Land
page-space-ocean = leer, nur Ozean
page-space-named = leer, reserviert für Stadt Noctis
page-space-volcanic = vulkanisch
page-space-legal = hier kannst du platzieren
page-space-bonus = { $count } × { $icon }
page-bonus-plant = Pflanze
page-bonus-steel = Stahl
page-bonus-titanium = Titan
page-bonus-card = Karte
page-bonus-heat = Wärme
page-bonus-energy = Energie

## MarsBot

page-track-next = nächstes Feld { $space }: { $icon }
page-track-then = danach { $space }: { $icon }
page-track-empty = nächstes Feld { $space }: leer
page-track-spent = nächstes Feld { $space }: schon benutzt, ohne Wirkung
page-track-ignored = nächstes Feld { $space }: { $icon } (Erweiterung nicht im Spiel)
page-track-end = am Ende der Leiste
page-legend-tr = TW erhalten
page-legend-spent = schon benutzt
page-legend-off = Erweiterung nicht im Spiel
page-pile-action = Aktionsstapel
page-pile-played = gespielt
page-pile-bonus = Bonusstapel
page-pile-discard = abgeworfen
page-pile-destroyed = aus dem Spiel
page-open-cards = Offene Karten
page-now = Stand, wenn das Spiel jetzt endete
page-now-hint = Ohne Auszeichnungen: Die App kennt deine Zahlen noch nicht.
page-now-no-cards = Du hast noch keine SP deiner Karten eingegeben.
page-now-cards = Karten-SP, wie du sie zuletzt eingegeben hast.
page-countdown = { $left ->
    [0] Generation { $last } hat begonnen: MarsBot gewinnt.
    [one] Noch eine Generation: MarsBot gewinnt, wenn Generation { $last } beginnt.
   *[other] Noch { $left } Generationen: MarsBot gewinnt, wenn Generation { $last } beginnt.
}
page-milestones = Meilensteine
page-awards = Auszeichnungen
page-claimed = { $count } von 3 beansprucht
page-funded = { $count } von 3 finanziert
page-free = frei
page-met = erfüllt
page-holder = Gehört
page-unknown = unbekannt

## Die Frage

page-question = Frage
page-confirm = Bestätigen
page-enter = Eingeben
page-your-report = Dein Zug
page-nothing-more = Sonst nichts zu melden
page-other = Weitere Aktionen
page-put-right = Spielbrett berichtigen
page-put-track-right = Diese Leiste berichtigen
page-put-space-right = Dieses Feld berichtigen
page-board-now = Spielbrett, wie es ist
page-board-then = Spielbrett nach der Änderung
page-tracks-now = Leisten, wie sie sind
page-tracks-then = Leisten nach der Änderung
page-less = { $what } verringern
page-more = { $what } erhöhen
page-finder = Nummer oder Name
page-finder-number = Kartennummer
page-finder-name = Teil des Kartennamens
page-possible-cards = Mögliche Karten
page-number-keys = Zifferntasten
page-letter-keys = Buchstabentasten
page-matches = Gefundene Karten
page-no-match = Keine mögliche Karte hat diese Nummer oder diesen Namen. Prüfe die Eingabe, oder wähle aus der Liste.
page-tap-space = Tippe auf ein Feld des Spielbretts
page-fold-prompt = Frage einklappen
page-unfold-prompt = Frage ausklappen
page-look-at-map = Spielbrett ansehen
page-back-to-turn = Zurück zum Zug
page-over = Das Spiel ist zu Ende.
page-over-hint = Wurde etwas vergessen, kannst du Antworten noch zurücknehmen.

## MarsBots Zug

page-bot-turn = { $count ->
    [one] Der Zug der Gegenseite
   *[other] Die Züge der Gegenseite
}
page-set-up = Spielaufbau
page-resolved = auf den Stapel gespielter Karten gelegt
page-only-tracks = Nur seine Leisten ändern sich.
page-nothing-moves = Auf dem Tisch ändert sich nichts.
page-on-the-table = Für dich zu tun
page-in-order = in dieser Reihenfolge; antippen, wenn erledigt
page-undo-turn = Rückgängig
page-all-done = Erledigt, mein Zug
page-all-done-over = Erledigt
page-bot-tr = MarsBots TW
page-bot-mc = MarsBots M€
page-your-tr = Dein TW
page-your-plants = Deine Pflanzen

## Protokoll und Warum?

page-between = Zwischen den Zügen
page-earlier = Frühere Züge
page-undo-to-here = Bis hier zurücknehmen
page-why = Warum?
page-why-title = Warum { $what }?
page-why-hint = Jeder Schritt behält nur die besten Kandidaten.
page-why-map = Kandidaten auf dem Spielbrett
page-why-numbers = Eine Zahl zeigt den Schritt, in dem ein Kandidat ausschied.
page-why-rule = Gleichstandsregeln der Reihe nach
page-why-best = am besten
page-why-left = übrig
page-why-possible = Alles Erlaubte
page-failed = Warum es fehlschlug:
page-ruling = Auslegung (die gedruckten Regeln sagen nichts dazu):

## Wertungsblatt

page-go-on = Weiter
page-held = { $owner }: { $what }
page-score-hint-tr = Terraformwert am Ende
page-score-hint-greenery = 1 je Grünfläche
page-score-hint-cities = je Stadt 1 für jede angrenzende Grünfläche
page-score-hint-neural-instance = 1 je angrenzendem Feld ohne eines deiner Plättchen
page-score-hint-mc = MarsBots { $mc } M€, 1 SP je { $rate } M€
page-score-hint-cards = deine wie eingegeben; MarsBots nur auf Schwer und Brutal
page-score-tie = Ein Gleichstand geht an MarsBot.
page-score-so-far = Stand beider Seiten, wenn das Spiel jetzt endete, ohne Auszeichnungen. MarsBot gewinnt auch, wenn Generation { $last } beginnt.
page-instant-loss = Generation { $last } hat begonnen, und der Mars ist nicht fertig: MarsBot gewinnt. Punkte werden nicht gezählt.

## Verbindung, Fehler, Schlüssel

page-away = Der Server antwortet nicht. Nichts ist verloren; die Seite versucht es weiter.
page-waiting = Understudy ist noch nicht geladen. Wenn die Verbindung weg ist, versucht die Seite es weiter und macht dann automatisch weiter. Sie braucht JavaScript und Chrome oder Edge ab 111, Firefox ab 114 oder Safari ab 16.4.
page-away-sending = Der Server antwortet nicht. Deine Eingabe ist gesichert und wird geschickt, sobald er wieder da ist.
page-stale = Dieses Spiel wurde inzwischen geändert, vielleicht auf einem anderen Gerät. Hier ist die aktuelle Frage.
page-unexpected = Der Server hat unerwartet geantwortet ({ $status }). Nichts wurde geändert. Versuche es noch einmal, oder lade die Seite neu.
page-forgetful = Dieser Browser kann für diese Seite nichts speichern (Speicher voll oder gesperrt). Deine Spiele sind auf dem Server sicher; Häkchen und Einstellungen gehen beim Schließen verloren.
page-understood = OK
page-stranger = Dieser Server verlangt einen Schlüssel
page-stranger-what = Um Spiele zu sehen oder zu ändern, öffne die Adresse, die der Server beim Start gezeigt hat, oder scanne seinen QR-Code.
page-stranger-typed = Schlüssel aus der Adresse
page-stranger-hint = Die Buchstaben und Ziffern nach „secret=“
page-stranger-enter = Anmelden
page-newer = Eine neue Version ist bereit.

## Erweiterungen: Optionen

page-board-used = MarsBots Tableau
page-board-ours = eingebaut
page-board-own = von dir eingegeben
page-board-see = MarsBots Tableau ansehen oder berichtigen
page-board-enter = Gedrucktes Tableau eingeben
page-drawn = zufällig
page-named = gewählt
page-drawn-hint = Die App zieht fünf zufällige.
page-named-hint = { $count ->
    [0] Tippe an, was auf deinem Tisch liegt. Wählst du nichts, zieht die App fünf zufällige.
    [one] Tippe an, was auf deinem Tisch liegt: bisher { $count }.
   *[other] Tippe an, was auf deinem Tisch liegt: bisher { $count }.
}
page-honours-of-venus = Dazu durch { mars-expansion-venus }: { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-honours-without-venus = Nur mit { mars-expansion-venus }: { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-lacking-colonies = { $count ->
    [one] Wähle noch ein Kolonieplättchen: Ein Spiel hat mindestens fünf.
   *[other] Wähle noch { $count } Kolonieplättchen: Ein Spiel hat mindestens fünf.
}
page-lacking-milestones = Wähle fünf Meilensteine (bisher { $count }).
page-lacking-awards = Wähle fünf Auszeichnungen (bisher { $count }).

## Erweiterungen: auf dem Tisch

page-letter-neutral = N
page-bonus-delegate = Delegierte
page-special-ocean = { $mc } M€ bezahlen, einen Ozean platzieren
page-special-colony = { $mc } M€ bezahlen, eine Kolonie errichten
page-special-temperature = { $mc } M€ bezahlen, Temperatur erhöhen
page-region-polar = Polregion
page-region-southern = Südregion
page-pile-aside = beiseitegelegt, kommt jede Generation wieder
page-floaters = { $count ->
    [one] MarsBot hat { $count } Schweber.
   *[other] MarsBot hat { $count } Schweber.
}
page-bot-floaters = Schweber
page-fleets = MarsBots freie Handelsflotten: { $home } von { $all }
page-colony-missing = { $count ->
    [one] noch { $count } Marker: { $track }
   *[other] noch { $count } Marker: { $track }
}
page-colony-floaters = lagert Schweber
page-colony-step = Anzeiger auf Feld { $step } von { $last }
page-colony-owners = Kolonien: { $owners }
page-colony-fleet = Handelsflotte hier: { $owner }
page-legend-marker = Anzeiger
page-legend-slot = Platz für eine Kolonie
page-legend-stored = von MarsBot gelagerte Marker; fünf rücken seine Leiste vor
page-party-ruling = regiert
page-party-dominant = dominant
page-party-empty = leer
page-party-leader = geführt von { $owner }
page-legend-leader = führt die Partei
page-chairman = Vorsitz
page-reserve = In der Reserve
page-lobby = + 1 in der Lobby
page-event-current = Aktuell
page-event-coming = Als Nächstes
page-event-distant = Zukünftig
page-why-candidate = Kandidat
page-why-line = Schritt
page-why-out = ausgeschieden
page-why-columns = Die Spaltennummern entsprechen den Schritten der Liste unten.

## MarsBots Tableaus

page-boards = MarsBots Tableaus
page-boards-hint = Vergleiche dieses Tableau mit dem gedruckten. Tippe auf eine Zeile, um sie zu berichtigen.
page-board-stand-in = Die gedruckten Leisten dieses Tableaus sind nicht bekannt; die App benutzt Ersatzleisten. Besitzt du das Tableau, gib sie bitte ein.
page-board-differs = { $count ->
    [one] { $count } Feld weicht ab
   *[other] { $count } Felder weichen ab
}
page-board-cells = Felder der Leiste
page-board-cell = { $space }: { $icon }
page-board-tags = Symbole dieser Zeile
page-icons-actions = Was dort gedruckt ist
page-icons-more = TW, oder eine andere Leiste
page-icons-rises = TW erhalten
page-icons-tags = Rückt die Leiste eines Symbols vor
page-icon-rise = TW +{ $count }
page-icon-tag = { $tag } vorrücken
page-board-checking = Wird geprüft …
page-board-fine = Vollständig. Die Anzahl der Symbole passt zu den anderen Tableaus.
page-board-unreadable = Der Text enthält keine gültigen Leisten. Füge den ganzen Text des Tableaus ein, oder beginne mit dem eingebauten.
page-board-differences = Unterschiede zum eingebauten Tableau
page-board-same = Keine Unterschiede.
page-board-instead = { $theirs } statt { $ours }
page-board-copy = Liste kopieren
page-copied = Kopiert
page-board-tell-us = Stimmt dein gedrucktes Tableau und unseres nicht, schicke uns bitte diese Liste.
page-board-text = Als Text
page-board-text-hint = Text ansehen, einfügen oder ändern
page-board-open = Datei öffnen
page-board-pass = Als Datei sichern
page-board-forget = Mein Tableau löschen
page-board-forgotten = Gelöscht. Neue Spiele benutzen wieder das eingebaute Tableau.
page-board-keep = Dieses Tableau sichern
page-board-kept = Gesichert. Neue Spiele auf diesem Spielbrett benutzen es.
page-board-new-game = Neues Spiel

## Aufbau, Zugbericht, frühere Antworten, Verlauf, Regeln

page-zoom = Vergrößern
page-set-up-title = Spielaufbau
page-set-up-hint = Hake ab, was bereitliegt. Deine Häkchen bleiben erhalten.
page-table-ready = Aufbau fertig
page-set-up-drawn = Für dieses Spiel gezogen
page-set-up-drawn-hint = Lege das auf den Tisch; dann beginnt der erste Zug.
page-news = Folgen deiner letzten Meldung
page-app-did = Von der App erledigt
page-walk = Schritt für Schritt
page-step-of = Schritt { $number } von { $count }
page-step-next = Nächster Schritt
page-step-back = Zurück
page-for-hands = für dich zu tun
page-by-app = von der App erledigt
page-size = Schriftgröße
page-size-usual = Normal
page-size-large = Groß
page-size-larger = Größer
page-motion = Bewegung
page-motion-hint = Bewegte Teile werden kurz animiert. „Keine“ ändert sie sofort.
page-motion-system = Wie das Gerät
page-motion-none = Keine
page-journal-whose = Wessen Züge
page-correct-this = Diese Antwort ändern
page-repair = Frühere Antwort ändern
page-repair-sub = Alle deine Antworten, die neuesten zuerst
page-repair-hint = Wähle die Antwort, die falsch war. Du siehst die Folgen, bevor sich etwas ändert. Für etwas, wonach nie gefragt wurde, nimm „Spielbrett berichtigen“.
page-repair-none = Noch keine Antworten.
page-earlier-answers = Frühere Antworten
page-answer-no = Antwort { $number }
page-part = { $label }: { $value }
page-try-out = Vorschau der Änderung
page-repair-differs = Was sich ändern würde
page-repair-same = Sonst würde sich nichts ändern
page-repair-was = Vorher
page-repair-then = Nachher
page-repair-nothing = nichts
page-repair-kept = { $count ->
    [0] Keine spätere Antwort ändert sich.
    [one] Eine spätere Antwort bleibt, wie sie ist.
   *[other] { $count } spätere Antworten bleiben, wie sie sind.
}
page-repair-dropped = { $count ->
    [one] Eine spätere Antwort passt nicht mehr und wird neu gefragt.
   *[other] { $count } spätere Antworten passen nicht mehr und werden neu gefragt.
}
page-table-changes-hint = Diese Schritte bringen den Tisch auf den Stand der App. Überspringe, was schon stimmt.
page-table-changes-yours = Nimm auf deiner eigenen Seite zurück, was du seitdem erhalten, bezahlt oder verloren hast.
page-repair-sure = Ändern?
page-repair-keep = Abbrechen
page-repair-apply = Ändern
page-score-hint-milestones = 5 je beanspruchtem Meilenstein
page-score-hint-awards = 5 je erstem Platz, auch bei Gleichstand
page-score-hint-turmoil = Führung von Parteien und Vorsitz
page-score-hint-corporation = von seiner Konzernkarte
page-score-hint-vermin = 1 weniger je Stadt, wenn deine Ratten zehn Tiere haben
page-copy = Als Text kopieren
page-not-copied = Der Browser erlaubt hier kein Kopieren. Sichere stattdessen die Datei.
page-as-text = Textdatei
page-print = Drucken
page-award-values = { $award } { $human } : { $bot }
page-chosen-title = Dieses Spiel
page-chosen = { $label }: { $values }
page-chosen-real = Eigene Karten: { $decks }
page-chosen-seed = Nummer des Spiels { $seed }
page-history = Verlauf
page-history-sub = Beendete Spiele
page-history-empty = Noch kein beendetes Spiel.
page-history-rate = { $count ->
    [0] Kein passendes Spiel.
    [one] { $wins ->
        [0] Ein Spiel, verloren.
       *[other] Ein Spiel, gewonnen.
    }
   *[other] { $wins } von { $count } Spielen gewonnen.
}
page-history-of = { $wins } von { $count }
page-history-by-difficulty = Siege nach Schwierigkeit
page-history-by-map = Siege nach Spielbrett
page-history-by-corporation = Siege nach MarsBots Konzern
page-facet-difficulty = Schwierigkeit
page-facet-map = Spielbrett
page-facet-corporation = MarsBots Konzern
page-history-all = Alle
page-history-none-chosen = keiner
page-history-margins = Abstände
page-history-margins-hint = Deine Punkte minus die der Gegenseite, ältestes Spiel zuerst.
page-history-margins-said = Deine Punkte minus die der Gegenseite, Spiel für Spiel: { $list }
page-history-no-points = Keines dieser Spiele wurde gewertet.
page-history-games = Spiele
page-history-won = Gewonnen
page-history-lost = Verloren
page-all-cards = Alle Karten
page-rules = Regeln
page-rules-search = Wort, Nummer oder Seite, etwa A S. 9
page-rules-found = { $count ->
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
page-rules-none = Keine Regel passt. Versuche ein anderes Wort, eine Nummer oder eine Seite wie A S. 9.
page-rules-printed = Gedruckte Regeln, zusammengefasst
page-rules-ours = Unsere Auslegungen
page-rules-ours-hint = Die Regelhefte sagen zu diesen Fällen nichts, oder sie widersprechen sich. So hält es die App, und darum.
page-rules-why = Warum:
page-rules-inferred = folgt aus den gedruckten Regeln
page-glossary = Wörterverzeichnis
page-glossary-hint = Begriffe der Spiele in allen Sprachen.

## Texte von Terraforming Mars anstelle der gemeinsamen

page-mars-nothing-more = Sonst nichts für MarsBot
page-mars-forecast-assumes = Nimmt an, dass an deiner Stelle einfach gespielt wird: stetiges Terraforming, kein Kartenmotor. So wird seltener gewonnen als von den meisten Menschen.
page-mars-later = Je später das Spiel endet, desto mehr sind MarsBots M€ wert.
page-mars-bot-turn = { $count ->
    [one] MarsBots Zug
   *[other] MarsBots Züge
}

## Tapestry auf der Seite

page-system-tapestry = Tapestry
page-system-tapestry-against = Tapestry, du gegen die Automa und das Schattenreich
page-tapestry-nothing-more = Sonst nichts zu melden
page-tapestry-bot-turn = { $count ->
    [one] Der Zug der Bots
   *[other] Die Züge der Bots
}
page-letter-automa = A
page-letter-shadow = S
page-letter-human2 = 2
page-letter-rival = B
page-plain-no-score = Es wurden noch keine Punkte gewertet.
page-tapestry-forecast-lead = Die Automa erreicht wahrscheinlich zwischen { $low } und { $high }.
page-tapestry-forecast-assumes = Nimmt an, dass an deiner Stelle einfach gespielt wird: in jeder Ära einige Male voranschreiten und siedeln, wo die Felder es nahelegen.
page-tapestry-forecast-won = Das Modell, das für jedes Feld sechs bis zehn Punkte zählt, liegt in { $won } % dieser Spiele vorn. Deine Pläne kennt es nicht.
page-tapestry-course-hint = Punkte je Ära
page-tapestry-course-turned = { $owner } ging in Ära { $round } endgültig in Führung.
page-tapestry-turned-in = Ära { $round }.
page-tapestry-turned-end = Der letzte Zug.
page-tapestry-advanced-on = Vorangeschritten auf
page-tapestry-advance-to = { $track }: voranschreiten auf Feld { $space }
page-tapestry-piece-outpost = { $toppled ->
    [0] Außenposten
   *[other] umgekippter Außenposten
}
page-tapestry-piece-cube = Marker
page-tapestry-piece-building = { $toppled ->
    [0] Gebäude
   *[other] umgekipptes Gebäude
}
page-tapestry-two-people = zu zweit
page-tapestry-deck-real-hint = Deine eigenen Karten; die App sagt, wann du für die Bots ziehst.
page-tapestry-era = { $era ->
    [0] Vor Ära 1
   *[other] Ära { $era }
}
page-tapestry-level = Stufe { $level }
page-tapestry-mover-bots = die Bots sind am Zug
page-tapestry-bots-era = { $era ->
    [0] Bots vor Ära 1
   *[other] Bots in Ära { $era }
}
page-tapestry-no-points = keine Punkte
page-tapestry-shadow-tab = Schatten
page-tapestry-outposts = { $count ->
    [one] Außenposten
   *[other] Außenposten
}
page-tapestry-map = Karte
page-tapestry-key-fog = unerforscht
page-tapestry-island = mittlere Insel
page-tapestry-start-hex = Start { $label }
page-tapestry-unexplored = unerforscht
page-tapestry-explored = { $tile ->
    [0] Landschaftsplättchen
   *[other] Landschaftsplättchen { $tile }
}
page-terrain-sea = Meer
page-terrain-desert = Wüste
page-terrain-forest = Wald
page-terrain-grass = Grasland
page-terrain-mountain = Gebirge
page-tapestry-line-by-line = Schritt für Schritt
page-tapestry-scan = Suchlauf { $scan }: Beginne am schwarzen Pfeil; der graue Pfeil zeigt zur zweiten Reihe
page-tapestry-to-landmark = { $count ->
    [one] { $landmark } in { $count } Feld
   *[other] { $landmark } in { $count } Feldern
}
page-tapestry-to-end = { $count ->
    [one] Ende in { $count } Feld
   *[other] Ende in { $count } Feldern
}
page-tapestry-favourite-of = Lieblingsleiste: { $owner }
page-tapestry-next-title = Nächste Wahl jedes Bots
page-tapestry-seek-all = jede nicht vollendete Leiste
page-tapestry-seek-landmark-or-end = am nächsten an Wahrzeichen oder Ende
page-tapestry-seek-end = am nächsten am Ende
page-tapestry-legend-landmark = Wahrzeichen
page-tapestry-legend-taken = vergeben
page-tapestry-legend-next = nächstes Ziel eines Bots
page-tapestry-legend-favourite = Lieblingsleiste
page-tapestry-symbols = Symbole der Entscheidungskarten
page-tapestry-pair = Entscheidungskarten
page-tapestry-pair-heading = Entscheidungskarten { $track } und { $tiebreak }
page-tapestry-track-card = Leistenkarte
page-tapestry-tiebreak-card = Gleichstandskarte
page-tapestry-heart = Lieblingsleiste
page-tapestry-downwards = abwärts
page-tapestry-upwards = aufwärts
page-tapestry-income-symbol = Einkommen, wenn der Stapel leer ist
page-tapestry-topple-symbol = Umkippsymbol
page-tapestry-reads = Karte { $card }, Leserichtung:
page-tapestry-distances = Die anderen Zahlen zeigen die übrigen Felder.
page-tapestry-worth = Was die Automa jetzt werten würde
page-tapestry-covered = verdeckt
page-tapestry-now = jetzt
page-tapestry-sum = Summe
page-tapestry-next-income = Einkommenszug { $turn } der Bots, in dieser Reihenfolge
page-tapestry-turns = Züge { $first } bis { $last }
page-tapestry-mat = Tableau der Automa, Seite { $mat }
page-tapestry-civilizations = Die Zivilisation der Automa
page-tapestry-second-civilization = Zweite Zivilisation
page-tapestry-beside = Gobelinkarten neben dem Tableau
page-tapestry-on-mat = Gobelinkarten auf dem Tableau
page-tapestry-toppled = Umgekippte Gegenseiten
page-tapestry-achievements = Errungenschaften
page-tapestry-first = erster Platz
page-tapestry-second = zweiter Platz
page-tapestry-all-landmarks = Alle Wahrzeichen
page-tapestry-on-your-table = auf deinem Tisch
page-tapestry-display = Offene Technologiekarten
page-tapestry-decision-discard = Abgeworfene Entscheidungskarten
page-tapestry-tapestry-discard = Abgeworfene Gobelinkarten
page-tapestry-gained = Die Automa erhält { $vp } SP.
page-tapestry-automa-vp = SP der Automa
page-tapestry-vp-of = { $owner }: SP
page-tapestry-automa-outposts = Übrige Außenposten der Automa
page-tapestry-shadow-outposts = Übrige Außenposten des Schattenreichs
page-tapestry-end = Spielende
page-tapestry-who-plays = Wer spielt
page-tapestry-incomplete = Das offizielle Blatt für zwei Personen lag nicht vor. Einige Regeln sind unsere Auslegung; eine offene Frage ist unten eine Option.
page-tapestry-reshuffle = Karten, die beim Mischen dazukommen
page-tapestry-reshuffle-hint = Die Quellen widersprechen sich: keine oder zwei.
page-tapestry-levels = Stufe der Automa
page-tapestry-decks = Karten und Würfel
page-die-real-hint = Du würfelst selbst und gibst das Ergebnis ein.
page-die-dealt-hint = Die App würfelt.
page-tapestry-first-player = Wer beginnt
page-tapestry-first-random = zufällig
page-tapestry-keep = Karten behalten, von denen die Regeln abraten
page-tapestry-keep-hint = Nur Karten, die gegen Bots keinen Sinn ergeben, kommen heraus.
page-tapestry-total = SP
page-tapestry-by-hand = von Hand berichtigt
page-tapestry-brought = SP durch Effekte der Bots
page-tapestry-said = Alles andere (Summe wie eingegeben)
page-tapestry-tie = Bei Gleichstand der SP gewinnst du.
page-tapestry-tie-people = Bei Gleichstand der SP gewinnt, wer mehr Ressourcen übrig hat.
page-tapestry-so-far = Die bisherigen Punkte der Automa; deine, soweit die App sie kennt.
page-tapestry-so-far-people = Die bisherigen Punkte, soweit die App sie kennt.
page-tapestry-shadow-never = Das Schattenreich gewinnt nie.
page-facet-players = Personen
page-history-by-players = Siege nach Personen

## MarsBots Konzern

page-corporation-named = Einen wählen
page-corporation-list = Konzerne
page-corporation-needs = braucht { $expansions }
page-corporation-is-yours = ist deiner
page-corporation-not-said = keiner davon, oder nicht eingegeben
page-corporation-draft = Zeigt seine Karte eine Draft-Reihenfolge, wird der Draft von selbst eingeschaltet.
page-corporation-setup = Spielaufbau
page-corporation-generation = Jede Generation
page-corporation-rulings = Auslegungen
page-corporation-tags = Startsymbole
page-corporation-priority = Draft-Reihenfolge: { $list }
page-corporation-kept = Jetzt auf der Karte
page-corporation-thin = Unsicher: Die gedruckte Karte ist nicht ganz bekannt.
page-corporation-cubes = { $cube }: { $spaces }
page-cube-letter-white = W
page-cube-letter-black = S
page-cube-letter-silver = G

## Die Prognose

page-forecast = Prognose
page-forecast-busy = Viele Spiele werden von hier aus durchgespielt …
page-forecast-lead = { $bot } erreicht wahrscheinlich zwischen { $low } und { $high }.
page-forecast-median = Die Hälfte der Spiele endet unter { $median }, die Hälfte darüber.
page-forecast-no-score = In jedem durchgespielten Spiel läuft die Zeit ab, deshalb gibt es keinen Stand.
page-forecast-how = { $count ->
    [one] Ein von dieser Stellung aus durchgespieltes Spiel
   *[other] { $count } von dieser Stellung aus durchgespielte Spiele
    }, jedes mit neu gezogenen Karten. In acht von zehn liegt der Stand in diesem Bereich.
page-forecast-assumes = Ein einfaches Modell spielt deine Seite. Es ist schwächer als die meisten Menschen.
page-forecast-ends = Nach dem Zeitpunkt des Spielendes
page-forecast-ends-hint = Wie oft Spiele dann enden, und der Bereich von acht aus zehn Spielen. Die Kerbe zeigt den Median.
page-forecast-chances = Wie die Spiele enden
page-forecast-won = { $lost ->
    [0] Das Modell gewinnt { $won } % dieser Spiele. Das misst das Modell, nicht dich.
   *[other] Das Modell gewinnt { $won } % dieser Spiele; in { $lost } % läuft die Zeit ab. Das misst das Modell, nicht dich.
}
page-percent = { $value } %
page-range = { $low } bis { $high }

## Tastenkürzel und Nachschlagen

page-onward = Nach MarsBots Zug
page-onward-hint = Nur am Bildschirm. Züge, die dich nicht betreffen, schließen sich nach sechs Sekunden. Jede Berührung oder Taste hält das an. Nie bei reduzierter Bewegung.
page-onward-wait = Auf mich warten
page-onward-six = Nach sechs Sekunden weiter
page-skip = Überspringen
page-stay = Hier bleiben
page-keys = Tastenkürzel
page-keys-hint = Einzelne Buchstaben lösen die häufigsten Aktionen aus. Du kannst sie abschalten.
page-keys-on = An
page-keys-off = Aus
page-close = Schließen
page-key-list = Diese Liste
page-key-n = Hauptknopf: weiter oder bestätigen
page-key-u = Rückgängig
page-key-r = Wiederholen
page-key-b = Spielbrett
page-key-m = Bot
page-key-j = Protokoll
page-key-f = Frage ein- oder ausklappen
page-key-find = Karte finden, Regeln durchsuchen
page-key-h = Startseite
page-look-up = { $what } nachschlagen
page-reference-bonus = Bonuskarten
page-reference-icons = Was die Symbole der Leisten tun
page-icon-does-advance = Dieselbe Leiste rückt noch einmal vor.
page-icon-does-temperature = Die Temperatur steigt um einen Schritt, mit ×2 um zwei.
page-icon-does-tr = MarsBots TW steigt um die gedruckte Zahl.
page-icon-does-tag = Die Leiste dieses Symbols rückt vor.

## Teilen, Einladungen, Import und Export

page-share = Spiel teilen
page-send-text = Teilen
page-send-file = Datei teilen
page-link-title = Link teilen
page-link-hint = Das ganze Spiel steckt im Link, hinter dem #; beim Öffnen wird nichts hochgeladen. Wer ihn öffnet, erhält eine eigene Kopie; deine ändert sich nicht.
page-link-copy = Link kopieren
page-link-send = Link teilen
page-link-by-hand = Der Browser erlaubt hier kein Kopieren. Markiere den Link unten und kopiere ihn.
page-link-too-long = Dieses Spiel ist zu lang für einen Link. Teile es als Datei.
page-link-here-only = Die Adresse { $host } gilt nur auf diesem Gerät. Öffne diese Seite unter einer Adresse, die das andere Gerät erreicht, oder teile das Spiel als Datei.
page-link-damaged = Dieser Link ist beschädigt oder unvollständig. Bitte noch einmal um den Link oder um die Datei. Nichts wurde importiert.
page-code-title = QR-Code
page-code-hint = Scanne ihn mit der Kamera des anderen Geräts, um dieses Spiel dort zu öffnen.
page-code-alt = QR-Code mit demselben Link
page-code-too-long = Dieses Spiel ist zu lang für einen QR-Code. Schicke den Link oder die Datei.
page-file-title = Spielstand
page-file-hint = Für ein anderes Gerät, ein anderes Understudy, das Terminal oder als Sicherung.

page-invite = Andere einladen
page-invite-hint = Wer einen dieser Links öffnet, hat das Spiel in der Liste seines Geräts. Nur dieses Gerät kann es umbenennen oder löschen.
page-invite-play = Mitspielen
page-invite-play-hint = Mit diesem Link kann man antworten und zurücknehmen, so wie du.
page-invite-watch = Zuschauen
page-invite-watch-hint = Mit diesem Link sieht man alles Öffentliche sofort und kann nichts ändern.
page-invite-link = { $right ->
    [play] Link zum Mitspielen
   *[watch] Link zum Zuschauen
}
page-invite-copy = { $right ->
    [play] Link zum Mitspielen kopieren
   *[watch] Link zum Zuschauen kopieren
}
page-invite-send = { $right ->
    [play] Link zum Mitspielen teilen
   *[watch] Link zum Zuschauen teilen
}
page-invite-code = { $right ->
    [play] QR-Code zum Mitspielen
   *[watch] QR-Code zum Zuschauen
}
page-invite-code-alt = { $right ->
    [play] QR-Code mit dem Link zum Mitspielen
   *[watch] QR-Code mit dem Link zum Zuschauen
}
page-invite-renew-this = { $right ->
    [play] Neuen Link zum Mitspielen erstellen …
   *[watch] Neuen Link zum Zuschauen erstellen …
}
page-invite-renew-title = { $right ->
    [play] Neuen Link zum Mitspielen erstellen?
   *[watch] Neuen Link zum Zuschauen erstellen?
}
page-invite-renew-hint = { $right ->
    [play] Der alte Link gilt dann nicht mehr, und Geräte, die damit mitspielen, verlieren das Spiel. Schicke den neuen an alle, die bleiben sollen.
   *[watch] Der alte Link gilt dann nicht mehr, und Geräte, die damit zuschauen, verlieren das Spiel. Schicke den neuen an alle, die bleiben sollen.
}
page-invite-renew = Neuen Link erstellen
page-invite-renew-stay = Alten Link behalten
page-invite-renewed = Neuer Link erstellt. Der alte gilt nicht mehr.
page-joining = Der Link wird geöffnet …
page-join-refused = Dieser Link öffnet kein Spiel
page-join-no-room = Dieses Spiel lässt sich jetzt nicht aufnehmen
page-watching = Du schaust zu
page-watching-hint = Hier spielt eine andere Person. Du siehst ihre Eingaben sofort, kannst aber nichts ändern.
page-watch = Zuschauen
page-guest-play = Zum Mitspielen eingeladen
page-guest-watch = Zuschauend
page-leave = Aus meiner Liste nehmen
page-leave-sure = Dieses Spiel aus deiner Liste nehmen? Es bleibt bei der Person, die es angelegt hat; mit dem Link kommst du zurück.
page-leave-go = Entfernen
page-take-title = Spiel erhalten
page-take-sub = Aus einem Link
page-take-answers = { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}
page-take-taken = Dieses Spiel in deine Liste aufnehmen?
page-take-there = Du hast dieses Spiel schon.
page-take-ahead = Du hast dieses Spiel schon; im Link ist es weiter.
page-take-other = Du hast dieses Spiel schon, mit anderen Antworten. Deine Kopie bleibt, wie sie ist.
page-take = Spiel aufnehmen
page-take-not = Abbrechen
page-take-to-game = Spiel öffnen
page-take-go-on = Meine Kopie aktualisieren
page-take-beside = Als zweites Spiel aufnehmen
page-files = Import und Export
page-files-sub = Alle Spiele sichern oder von anderswo importieren
page-files-all = Alle Spiele in einer Datei
page-files-all-hint = Alle hier gespeicherten Spiele und Tableaus, als Sicherung oder zum Öffnen anderswo.
page-files-gather = Alle Spiele exportieren
page-files-progress = { $done } von { $count }
page-files-ready = In der Datei: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $sheets ->
    [one] 1 eingegebenes Tableau
   *[other] { $sheets } eingegebene Tableaus
}.
page-files-left = { $count ->
    [one] 1 beschädigtes Spiel wurde ausgelassen.
   *[other] { $count } beschädigte Spiele wurden ausgelassen.
}
page-files-open = Datei importieren
page-files-open-hint = Ein Spiel oder viele. Was du schon hast, wird nicht verdoppelt; nichts wird ohne Nachfrage überschrieben.
page-files-choose = Datei wählen
page-brought-title = Bericht des Imports
page-brought-sum = Importiert: { $taken }. Schon hier: { $there }. Zu entscheiden: { $open }. Abgelehnt: { $refused }.
page-brought-rest = { $count ->
    [one] 1 erledigt
   *[other] { $count } erledigt
}
page-brought-sheet = { $game }, Tableau { $name }
page-brought-taken = Importiert.
page-brought-there = Schon hier.
page-brought-ahead = Schon hier; in der Datei ist es weiter.
page-brought-other = Schon hier, mit anderen Antworten. Deine Kopie bleibt, wie sie ist.
page-brought-other-sheet = Unter diesem Namen ist hier ein anderes Tableau gesichert. Es bleibt, wie es ist.
page-brought-gone-on = Aus der Datei aktualisiert.
page-brought-refused = Abgelehnt.
page-brought-put-in-place = Meines durch das der Datei ersetzen
page-brought-no-sheet = Diese Version kennt ein solches Tableau nicht.
page-brought-damaged = Diese Datei ist beschädigt oder unvollständig. Nichts wurde importiert. Bitte noch einmal um die Datei, oder exportiere sie neu.
page-brought-newer = Diese Datei stammt von einer neueren Version von Understudy. Aktualisiere Understudy; nichts wurde importiert.

page-course = Stand im Lauf des Spiels
page-course-hint = Punkte je Runde
page-course-turned = { $owner } ging in Runde { $round } endgültig in Führung.
page-turned = Wendepunkte
page-turned-in = Runde { $round }.
page-turned-by = { $owner }: +{ $points } SP
page-turned-end = Schlusswertung: Auszeichnungen, letzte Plättchen und Geld.
page-look-ahead = Über verdeckte Karten hinweg zurücknehmen?
page-look-ahead-hint = Seitdem wurden verdeckte Karten aufgedeckt. Du kannst trotzdem zurücknehmen; das Spiel gilt dann als „vorausgeschaut“. Diese Frage kommt nur einmal.
page-look-ahead-stay = Abbrechen
page-look-ahead-go = Trotzdem zurücknehmen
page-looked-ahead = vorausgeschaut
page-mars-course-hint = Punkte je Generation
page-mars-course-turned = { $owner } ging in Generation { $round } endgültig in Führung.
page-mars-turned-in = Generation { $round }.

# Spiele am Bildschirm.
page-screen-undo = Rückgängig
page-screen-tap-space = { $count ->
    [one] Tippe auf das markierte Feld
   *[other] Tippe auf eines der { $count } markierten Felder
}
page-screen-place-here = Hier platzieren
page-screen-then-cards = Der Rest hängt von verdeckten Karten ab.
page-screen-then-choice = Danach: deine Wahl.
page-screen-best-spaces = Beste Felder nach Bonus
page-screen-why-not-others = Warum nicht die anderen?
page-screen-happened = Was geschehen ist
page-learn = Spielen lernen
page-help = Hilfe
