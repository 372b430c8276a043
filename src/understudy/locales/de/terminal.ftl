### Das Terminal: der Befehl `understudy` und ein Spiel darin.

## Hilfe der Befehlszeile

terminal-about = Automatische Gegner für Brettspiele: spielen, simulieren, Regeln prüfen.
terminal-compiled = { $compiled ->
    [True] Regeln mit mypyc übersetzt
   *[other] Regeln nicht übersetzt
}
terminal-version = understudy { $version } ({ terminal-compiled })
terminal-panel-options = Optionen
terminal-panel-arguments = Argumente
terminal-panel-commands = Befehle
terminal-panel-game = Optionen von { $game } (alle Werte: understudy options { $game })
terminal-command-about-play = Ein Spiel im Terminal spielen.
terminal-command-about-games = Gespeicherte Spiele auflisten; eines umbenennen, exportieren oder löschen.
terminal-command-about-games-rename = Ein Spiel umbenennen; ohne Titel den Namen entfernen.
terminal-command-about-games-export = Ein Spiel in einen Spielstand schreiben.
terminal-command-about-games-delete = Ein Spiel endgültig löschen.
terminal-command-about-serve = Den Webserver für die Seite starten.
terminal-command-about-export = Alle Spiele und Tableaus in eine Datei exportieren.
terminal-command-about-import = Spiele aus einer Datei importieren.
terminal-command-about-backup = Alles in einer Datei sichern (auch bei laufendem Server).
terminal-command-about-restore = Alles durch eine Sicherung ersetzen (auch bei laufendem Server).
terminal-command-about-check = Szenarien aus Dateien oder Ordnern prüfen.
terminal-command-about-options = Die Optionen eines Spiels auflisten.
terminal-command-about-simulate = Viele Spiele durchspielen und zeigen, wie sie enden.
terminal-command-about-train = Einen Agenten trainieren, der deine Seite spielt: expert oder planner.
terminal-command-about-bench = Die Geschwindigkeit fester Aufgaben messen.
terminal-command-about-completion = Ein Skript zur Vervollständigung in der Shell ausgeben.
terminal-argument-game = Das Spiel, zum Beispiel mars
terminal-argument-export = Datei, die geschrieben wird
terminal-argument-import = Datei, die gelesen wird, mit einem Spiel oder mit allen
terminal-argument-backup = Datei, die „understudy backup“ geschrieben hat
terminal-argument-path = Szenariodateien oder Ordner mit Szenariodateien
terminal-argument-workload = Zu messende Aufgaben; sonst alle
terminal-argument-shell = bash, zsh oder fish
terminal-argument-typed = Bisher getippte Wörter (listet Ergänzungen auf)
terminal-argument-kept = Gespeichertes Spiel: Kennung oder Titel, oder der Anfang davon
terminal-argument-title = Neuer Titel
terminal-option-help = Diese Hilfe zeigen
terminal-option-version = Die Version zeigen
terminal-option-option = Option des Spiels, zum Beispiel difficulty=hard, oder kurz: --difficulty hard (wiederholbar). Alle Optionen: understudy options mars
terminal-option-preset = Vorlage: first (erstes Spiel), screen (am Bildschirm), owned (alle Schachteln deiner gespeicherten Spiele), last (wie zuletzt)
terminal-option-seed = Startzahl; dieselbe Startzahl gibt dieselben Karten
terminal-option-resume = Ein gespeichertes Spiel nach Kennung oder Titel fortsetzen; sonst das letzte
terminal-option-load = Von diesem Spielstand aus weiterspielen
terminal-option-save = Das Spiel nach jeder Antwort auch in diese Datei schreiben
terminal-option-language = Sprache
terminal-option-card-language = Sprache der Kartennamen
terminal-option-journal = Das Protokoll am Ende in diese Datei schreiben
terminal-option-port = Port der Seite; 0 nimmt einen freien
terminal-option-host = Adresse, auf der gehorcht wird; 0.0.0.0 lässt andere Geräte im Netz zu (mit dem gezeigten Schlüssel)
terminal-option-data = Ordner der gespeicherten Spiele
terminal-option-database = PostgreSQL-Datenbank statt des Ordners: postgresql://USER@HOST/NAME
terminal-option-all = Alle Spiele auflisten
terminal-option-yes = Nicht nachfragen
terminal-option-go-on = Vorhandene Spiele aktualisieren, wenn die Datei mehr Antworten hat
terminal-option-beside = Ein Spiel mit anderen Antworten als zweites Spiel importieren
terminal-option-replace = Vorhandene Spiele ersetzen (sonst nur in einen leeren Speicher)
terminal-option-open = Die Seite im Browser öffnen
terminal-option-open-table = Keinen Schlüssel verlangen: Alle im Netz können mitspielen
terminal-option-secret = Den Schlüssel auch auf diesem Rechner verlangen (hinter einem Reverse-Proxy)
terminal-option-new-secret = Einen neuen Schlüssel erzeugen; alte Adressen gelten nicht mehr
terminal-option-proxy = X-Forwarded-For und X-Forwarded-Proto von dieser Adresse oder diesem Netz eines Reverse-Proxys vertrauen (wiederholbar); sonst nur diesem Rechner
terminal-option-expire = Spiele löschen, die so viele Tage lang weder geändert noch geöffnet wurden; jedes wird vorher als Datei gesichert
terminal-option-expired = Ordner für die Dateien gelöschter Spiele; sonst „expired“ im Datenordner
terminal-option-processes = Anzahl der Serverprozesse; mehr als 1 braucht PostgreSQL
terminal-option-name = Zugelassener Rechnername, etwa deine Domain (wiederholbar)
terminal-option-metrics = Prometheus-Messwerte auf diesem lokalen Port anbieten
terminal-option-log = Format des Logs: text, oder json (ein Eintrag je Zeile)
terminal-option-club = Jedem Gerät eine eigene Spieleliste geben; andere mit Links zu einzelnen Spielen zum Mitspielen oder Zuschauen einladen
terminal-option-quiet = Nur Fehlschläge und die Summe zeigen
terminal-option-reasons = Die Gründe auflisten, aus denen eine Aktion fehlschlagen kann
terminal-option-games = Anzahl der Spiele
terminal-option-run-seed = Startzahl des ganzen Laufs
terminal-option-train-agent = Der Agent, der trainiert wird
terminal-option-train-minutes = Dauer des Trainings in Minuten
terminal-option-train-out = Ordner für die Gewichte und das Log
terminal-option-train-cluster = Die Partien auf einem Ray-Cluster spielen, der den Ordner von --out sieht; auto startet hier einen
terminal-option-train-resume = Mit diesen Gewichten beginnen; sonst mit zufälligen
terminal-option-train-lessons = Arten von Spielen zum Üben, zum Beispiel base,some,everything
terminal-option-human = Modell, das deine Seite spielt (pass, pace, pace:fast, expert …); sonst eines, das Spiele beendet
terminal-option-workers = Anzahl der Prozesse; sonst einer je Kern
terminal-option-json = Nur ein einzelnes JSON-Objekt ausgeben
terminal-option-bench-games = Spiele je Wiederholung
terminal-option-repeats = Anzahl der Wiederholungen; der Median zählt

## Fehler beim Aufruf

terminal-unknown-language = Eine Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $known }
terminal-no-card-names = In der Sprache „{ $language }“ gibt es keine Kartennamen. Zur Wahl stehen: { $known }
terminal-option-form = „{ $option }“ ist keine Option. Schreibe sie als key=value.
terminal-no-such-option = Eine Option „{ $option }“ gibt es hier nicht. Zur Wahl stehen: { $known }
terminal-no-such-command = Einen Befehl „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }
terminal-needs-value = „{ $option }“ braucht einen Wert. { $what }
terminal-missing = Argument fehlt: { $name }. { $what }
terminal-bad-value = Falscher Wert für „{ $option }“. { $what }
terminal-too-much = Überzähliges Argument: { $what }
terminal-no-such-shell = Für „{ $name }“ gibt es kein Skript. Zur Wahl stehen: { $known }
terminal-one-of = Zur Wahl stehen: { $known }
terminal-whole-number = { $limits ->
    [none] Es muss eine ganze Zahl sein.
   *[other] Es muss eine ganze Zahl sein: { $limits }
}
terminal-see-help = Hilfe: { $command } --help
terminal-option-part = Eine Option „{ $option }“ gibt es nicht. Zur Wahl stehen: { $known }
terminal-options-how = * kennzeichnet den Standard. Setze mit --KEY WERT; verbinde mehrere Werte mit +.
terminal-options-some = einige von: { $values }
terminal-options-text = beliebiger Text
terminal-bad-port = Port { $port } geht nicht. Nimm 0 bis { $most }; 0 nimmt einen freien.
terminal-bad-proxy = { $proxy } ist keine IP-Adresse und kein Netz wie 10.0.0.0/24.
terminal-one-process = SQLite erlaubt nur einen Prozess. Nimm --database mit PostgreSQL, oder lass --processes weg.
terminal-option-yes-no = Die Option „{ $option }“ muss true oder false sein, nicht „{ $value }“.
terminal-load-alone = Ein gespeichertes Spiel hat schon seine Optionen und Startzahl. Lass --option, --preset, --board und --seed weg.
terminal-load-or-resume = Nimm entweder --load FILE oder --resume GAME, nicht beides.
terminal-which-game = Welches Spiel? Zur Wahl stehen: { $known }. Oder setze das letzte fort: --resume
terminal-no-games-kept = Kein gespeichertes Spiel zum Fortsetzen. Beginne eines: understudy play GAME
terminal-no-such-game = Kein Spiel heißt „{ $name }“. Gespeicherte Spiele: { $games }
terminal-several-games = „{ $name }“ passt zu mehreren Spielen: { $games }
terminal-file-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle einen anderen Dateinamen.
terminal-not-deleted = Nichts wurde gelöscht.
terminal-deleted = Gelöscht: { $game }
terminal-renamed = { $id } heißt jetzt „{ $title }“.
terminal-unnamed = { $id } hat keinen Titel mehr.
terminal-games-open = Fortsetzen mit: understudy play --resume ID
terminal-games-finished = Beendet:
terminal-games-none = Noch keine gespeicherten Spiele. Beginne eines: understudy play GAME
terminal-games-more = { $count ->
    [one] Und { $count } weiteres: --all zeigt es.
   *[other] Und { $count } weitere: --all zeigt sie.
}
terminal-games-played = zuletzt gespielt { $when }
terminal-save-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle einen anderen Dateinamen, oder setze dieses Spiel fort: --load { $file } --save { $file }
terminal-open-or-secret = Mit --open-table gibt es keinen Schlüssel. Lass --open-table weg, oder lass --secret und --new-secret weg.
terminal-bad-log = Ein Log-Format „{ $form }“ gibt es nicht. Zur Wahl stehen: { $known }
terminal-other-game = { $file } ist ein Spiel von { $game }. Nimm: understudy play { $game } --load { $file }
terminal-brought = { $title }: { $what }
terminal-brought-decide = Zu entscheiden: --go-on aktualisiert Spiele, die hinter der Datei zurückliegen, --beside importiert Spiele mit anderen Antworten als zweite Spiele.
terminal-cannot-read = { $file } lässt sich nicht lesen: { $reason }
terminal-cannot-write = { $file } lässt sich nicht schreiben: { $reason }

## Ein Spiel im Terminal

terminal-set-up = Spielaufbau:
terminal-hands = { $hand } kennzeichnet, was du auf dem Tisch tust.
terminal-seed = Startzahl { $seed }
terminal-how = Die Eingabetaste nimmt die Antwort in Klammern an. „{ $help }“ zeigt die Befehle.
terminal-more = { $count ->
    [one] Mehr: { $count } weitere Möglichkeit
   *[other] Mehr: { $count } weitere Möglichkeiten
}
terminal-no-more = Mehr gibt es hier nicht aufzulisten.
terminal-type-one = Tippe eine Nummer aus der Liste oder einen Namen.
terminal-yes = ja
terminal-no = nein
# Angenommene Wörter für Ja und Nein, durch Leerzeichen getrennt.
terminal-yes-words = j ja
terminal-no-words = n nein
terminal-over = Das Spiel ist zu Ende. Die Eingabetaste beendet
terminal-winner = Es gewinnt: { $winner }
terminal-undone = Zurückgenommen. Antworten übrig: { $answers }.
terminal-redone = Wiederholt. Antworten: { $answers }.
terminal-saved = Gesichert: { $file }
terminal-save-where = Nenne die Datei: { $save } FILE
terminal-answers-at-most = „{ $command }“ nimmt hier eine Zahl von 1 bis { $most }.
terminal-shell-command = Das ist ein Befehl der Shell. Im Spiel schreibt „{ $save } FILE“ einen Spielstand; „{ $quit }“ verlässt das Spiel.
terminal-look-where = Nenne eine Karte: { $look } KARTE
terminal-go-on = Das Spiel ist in dieser Datei. Fortsetzen mit:
terminal-kept = Spiel gesichert. Fortsetzen mit:
terminal-kept-over = Spiel gesichert. Noch einmal ansehen mit:
terminal-not-kept = Du kannst weiterspielen. „{ $save } FILE“ sichert das Spiel als Datei.
terminal-kept-again = Das Spiel wird wieder gesichert, mit allen Antworten.
terminal-all-the-same = Trotzdem zurücknehmen?
terminal-not-saved = Dieses Spiel ist nirgends gesichert. Tippe beim nächsten Mal „save FILE“, bevor du aufhörst.
terminal-not-begun = Es wurde nichts beantwortet, daher wird das Spiel nicht aufbewahrt.

# Befehle: je ein Wort; die englischen gelten immer auch.
terminal-command-more = mehr
terminal-command-undo = zurück
terminal-command-redo = wiederholen
terminal-command-back = neu
terminal-command-why = warum
terminal-command-board = brett
terminal-command-bot = bot
terminal-command-mine = hand
terminal-command-look = karte
terminal-command-journal = protokoll
terminal-command-save = sichern
terminal-command-help = hilfe
terminal-command-quit = ende
terminal-help-more = Alles auflisten, was du jetzt tun kannst
terminal-help-undo = Die letzte Antwort zurücknehmen, oder die letzten N
terminal-help-redo = Die letzte zurückgenommene Antwort wiederholen, oder die letzten N
terminal-help-back = Diese Frage von vorn beginnen
terminal-help-why = Die letzte Wahl erklären; mit einer Nummer diesen Schritt des Protokolls
terminal-help-board = Das Spielbrett zeigen
terminal-help-bot = Den Bot zeigen
terminal-help-mine = Deine Ressourcen und Handkarten zeigen
terminal-help-look = Zeigen, was eine Karte tut, nach Nummer oder Name
terminal-help-journal = Das ganze Protokoll zeigen
terminal-help-save = Das Spiel zusätzlich als Datei sichern
terminal-help-help = Befehle zeigen; erklärt das Menü noch einmal
terminal-help-quit = Aufhören; das Spiel ist gesichert und lässt sich fortsetzen

## Warum?

terminal-why-candidates = { $count ->
    [one] { $count } Kandidat: { $candidates }
   *[other] { $count } Kandidaten: { $candidates }
}
terminal-why-nothing = Es ist noch nichts geschehen, also gibt es nichts zu erklären.
terminal-no-such-step = Diesen Schritt gibt es nicht. Wähle 0 bis { $last }; „{ $journal }“ listet sie auf.
terminal-why-rule = Gleichstandsregel
terminal-why-best = Am besten
terminal-why-left = Übrig
terminal-why-out = { $left } (ausgeschieden: { $out })
terminal-why-chosen = Gewählt: { $chosen }
terminal-why-changed = { $what }: { $before } → { $after }
terminal-why-of = { $what } ({ $of })

## Terraforming Mars als Text

terminal-mars-status = Generation { $generation } von höchstens { $last } · { $phase } · beginnt: { $first } · am Zug: { $mover } · MarsBot: TW { $bot_tr }, { $bot_mc } M€ · du: TW { $your_tr }
terminal-legal = Erlaubt: { $spaces }
terminal-near = Meinst du: { $names }
terminal-mars-legend-tiles = In Klammern: { $tiles }; b { $bot }, y { $you }
terminal-mars-legend-spaces = Frei: ~ Ozean, ^ vulkanisch, # reserviert, . Land; Bonus: s Stahl, t Titan, p Pflanze, c Karte, h Wärme, e Energie
terminal-mars-track = Leiste
terminal-mars-position = Feld
terminal-mars-next = Nächstes
terminal-mars-strip = = überschritten, @ Marker, x schon benutzt, . voraus
terminal-mars-decks = { $decks } · Punkte jetzt, ohne Auszeichnungen: { $points } · deine: { $yours }
terminal-mars-milestones = Meilensteine ([wer]): { $list }
terminal-mars-met = { $name } (erfüllt)
terminal-mars-awards = Auszeichnungen (MarsBots Wert oder [wer]): { $list }

## Szenarien

# Die nächsten drei Meldungen werden von Programmen gelesen: in jeder Sprache gleich.
terminal-check-ok = ok  { $path }
terminal-check-failed = FAILED { $path }
terminal-check-summary = { $passed } passed, { $failed } failed
terminal-check-differences = { $count ->
    [one] { $count } Abweichung
   *[other] { $count } Abweichungen
}
terminal-check-no-such-path = Eine Datei oder einen Ordner { $path } gibt es nicht.
terminal-check-nothing = Kein Szenario gefunden. Nenne Dateien, oder Ordner mit .toml-Dateien.
terminal-check-not-toml = Zeile { $line } ist kein TOML: { $reason }
terminal-check-not-text = das ist keine Textdatei in UTF-8
terminal-check-unknown-key = unbekannter Schlüssel „{ $key }“; bekannt sind: { $known }
terminal-check-missing-key = der Schlüssel „{ $key }“ fehlt
terminal-check-not-a-table = „{ $key }“ muss eine Tabelle sein
terminal-check-crashed = das Programm ist gescheitert: { $fault }

## Simulationen

terminal-simulate-games = Spiele
terminal-simulate-speed = { $rate }/s
terminal-simulate-outcome = Ergebnis
terminal-statistic-mean = Mittel
terminal-statistic-sd = Streuung
terminal-statistic-min = min.
terminal-statistic-q05 = 5 %
terminal-statistic-q25 = 25 %
terminal-statistic-q50 = Median
terminal-statistic-q75 = 75 %
terminal-statistic-q95 = 95 %
terminal-statistic-max = max.
terminal-simulate-rate = { $workers ->
    [one] { $games } Spiele in { $seconds } s: { $rate } Spiele je Sekunde auf einem Kern
   *[other] { $games } Spiele in { $seconds } s: { $rate } Spiele je Sekunde, { $each } auf jedem von { $workers } Kernen
}
terminal-simulate-out-of-time = { $count ->
    [one] In einem Spiel war die Zeit um. Es zählt als verloren und hat keine Punktzahl.
   *[other] In { $count } Spielen war die Zeit um. Sie zählen als verloren und haben keine Punktzahl.
}
terminal-simulate-interrupted = Angehalten. { $done } von { $wanted } Spielen sind beendet und gezählt.
terminal-simulate-died = Ein Arbeitsprozess wurde beendet. { $done } von { $wanted } Spielen sind beendet und gezählt.
terminal-no-games = Mindestens ein Spiel muss gespielt werden.
terminal-no-workers = Mindestens ein Prozess ist nötig.
terminal-unknown-human = Ein Modell „{ $name }“ für deine Seite gibt es nicht. Zur Wahl stehen: { $known }
terminal-nobody-can-answer = Kein Modell kann antworten auf: { $question } Nimm in Simulationen Stapel, die die App zieht.
terminal-unknown-workload = Eine Aufgabe „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }
terminal-bench-machine = Eine leere Schleife mit zehn Millionen Schritten: { $seconds } s (Python { $python }; { terminal-compiled })
terminal-bench-line = { $name }: { $rate } Spiele je Sekunde (Median von { $n }, Streuung { $spread })
terminal-bench-answers = { $name }: { $rate } Antworten je Sekunde (Median von { $n }, Streuung { $spread })
terminal-bench-latency = { $name }: { $p50 } ms im Median, { $p99 } ms im 99. Perzentil ({ $n } Antworten in einem späten Spiel)

## Erweiterungen von Terraforming Mars als Text

terminal-mars-special-ocean = * { $space }: { $mc } M€ bezahlen, einen Ozean platzieren
terminal-mars-special-colony = * { $space }: { $mc } M€ bezahlen, eine Kolonie errichten
terminal-mars-special-temperature = * { $space }: { $mc } M€ bezahlen, Temperatur erhöhen
terminal-mars-floaters = MarsBots Schweber: { $count }
terminal-mars-stand-in = MarsBots Leisten auf diesem Spielbrett sind ein Ersatz: Die gedruckten sind nicht bekannt. Gib deine mit --board FILE ein.
terminal-mars-corporation = Konzern { $number } { $name }: { $effect }
terminal-mars-kept = Auf der Konzernkarte: { $list }
terminal-mars-cubes = { $cube }: { $list }
terminal-mars-colony = Kolonie
terminal-mars-steps = Schritte
terminal-mars-fleet = Flotte
terminal-mars-stored = Gelagert
terminal-mars-colony-legend = b, y: MarsBots Kolonie, deine Kolonie; [ ] Anzeiger; fünf gelagerte Marker rücken die Leiste vor
terminal-mars-party = Partei
terminal-mars-leader = Führung
terminal-mars-delegates = Delegierte
terminal-mars-ruling = regiert
terminal-mars-dominant = dominant
terminal-mars-seats = Vorsitz: { $chairman } · in der Reserve: { $reserve }
terminal-mars-event-current = Aktuelles Ereignis: { $event }
terminal-mars-event-coming = Nächstes Ereignis: { $event }
terminal-mars-event-distant = Zukünftiges Ereignis: { $event }
terminal-mars-award = { $award }: { $values }; vorn: { $first }

## Tableaus und Namen

terminal-command-about-board = Eines von MarsBots Tableaus als Text ausgeben, oder ein eingegebenes prüfen.
terminal-command-about-names = Die unbekannten Namen zählen, nach Art und Sprache.
terminal-argument-board = Das Spiel, zum Beispiel mars; oder „check“
terminal-argument-board-name = Spielbrett des Tableaus, zum Beispiel hellas; oder die zu prüfende Datei
terminal-option-board = Mit dem Tableau von MarsBot in dieser Datei spielen
terminal-no-such-board = Ein Tableau „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }
terminal-board-fine = Dieses Tableau ist brauchbar.
terminal-names-kind = Art
terminal-names-all = Namen
terminal-names-missing = Fehlend: { $language }

## Prognosen, Läufe, Aufgaben

terminal-command-about-forecast = Den Endstand des Bots aus einer gespeicherten Stellung vorhersagen.
terminal-argument-save = Spielstand, oder Kennung oder Titel eines gespeicherten Spiels
terminal-option-vary = Jeden dieser Werte spielen, in jeder Kombination; eine Liste schreibt man a+b (wiederholbar)
terminal-option-cluster = Auf einem Ray-Cluster laufen lassen; auto startet hier einen
terminal-option-out = Jedes Spiel in diesem Ordner sichern (Parquet); ein neuer Aufruf macht weiter
terminal-option-plots = Stände, Leisten und Parameter in diesen Ordner zeichnen
terminal-option-record = Nur das Spiel mit dieser Nummer spielen und mit --save sichern
terminal-option-record-save = Spielstand dieses Spiels, für --load oder die Seite
terminal-option-continuations = Anzahl der durchgespielten Spiele
terminal-option-forecast-seed = Startzahl der Prognose; die des Spiels wird nie benutzt
terminal-option-against = Mit einem Lauf vergleichen, der mit --json gesichert wurde
terminal-needs-option = { $option } geht nur zusammen mit { $needed }.
terminal-vary-all = Die Option „{ $option }“ hat keine Liste von Werten. Nenne sie: { $option }=a,b
terminal-no-analysis = Dafür ist das Paket { $package } nötig. Installiere es mit: pip install understudy-games[analysis]
terminal-no-cluster = Ein Cluster braucht das Paket ray. Installiere es mit: pip install understudy-games[cluster]
terminal-cluster-away = Kein Ray-Cluster unter { $address }: { $reason }
expert-needs-package = Das Training braucht das Paket { $package }. Installiere es mit: pip install understudy-games[{ $extra }]
expert-weights-damaged = { $file } ist beschädigt oder enthält keine Gewichte eines Experten. Trainiere neue: understudy train SPIEL
expert-weights-version = Die Gewichte in { $file } gehören zu Version { $found } der Kodierung; dieses Programm braucht Version { $wanted }. Trainiere neue: understudy train SPIEL
expert-weights-rules = Die Gewichte in { $file } haben Version { $found } der Regeln gelernt; dieses Programm spielt Version { $wanted }. Trainiere sie weiter: understudy train { $game } --resume { $file }
planner-weights-damaged = { $file } ist beschädigt oder enthält keine Gewichte eines Planers. Zeile: { $line }
planner-weights-version = Die Gewichte in { $file } passen nicht zu dieser Version: Nur eine von beiden kennt die Zahl „{ $name }“. Trainiere neue: understudy train SPIEL --agent planner
planner-cannot-learn = Für { $game } gibt es keinen Planer.
expert-cannot-learn = Für { $game } gibt es keinen Experten, und es lässt sich keiner trainieren.
expert-unknown-lesson = Eine Übung „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }
terminal-train-totals = { $minutes } min: { $games } Spiele, { $decisions } Entscheidungen ({ $rate } je Sekunde)
terminal-train-lesson = { $lesson }: { $won } % gewonnen, Abstand { $difference } Punkte ({ $games } Spiele)
terminal-train-planner = { $minutes } min: { $games } Spiele, { $decisions } Entscheidungen, { $agreement } % wie der Experte beantwortet, { $won } % der neuen Spiele gewonnen
terminal-train-fault = Ein Spiel ist gescheitert: { $fault }
terminal-train-done = Die Gewichte sind in { $file }. Spiele damit: --agent { $agent }
terminal-train-interrupted = Unterbrochen. Im Ordner sind die Gewichte des letzten Berichts.
terminal-train-died = Ein Prozess endete unerwartet, vielleicht aus Speichermangel. Im Ordner sind die Gewichte des letzten Berichts; versuche es mit weniger --processes.
terminal-folder-taken = { $folder } enthält etwas anderes. Nenne einen leeren Ordner, oder einen desselben Laufs.
terminal-other-run = { $folder } enthält einen anderen Lauf: Er unterscheidet sich in „{ $what }“. Nenne einen anderen Ordner.
terminal-not-a-run = { $file } beschreibt keinen Lauf dieser Version.
terminal-no-forecast = Für { $game } gibt es noch keine Prognose.
terminal-simulate-cell = Kombination
terminal-simulate-difference = { $outcome }, Unterschied zur ersten
terminal-statistic-ci95 = ± 95 %
terminal-simulate-recalled = Spiele aus einem früheren Lauf: { $games }
terminal-simulate-disk = Die Spiele ließen sich nicht schreiben: { $reason }. Geschrieben: { $kept } von { $wanted } Spielen.
terminal-simulate-make-room = Schaffe Platz oder erlaube das Schreiben; dann macht derselbe Befehl in { $folder } weiter.
terminal-reason-full = kein Speicherplatz mehr frei
terminal-reason-forbidden = Zugriff verweigert
terminal-run-malformed = { $file } ist fehlerhaft (bei { $where }). Stelle eine Kopie wieder her, oder nimm einen leeren Ordner.
terminal-run-twice = { $file } enthält Spiel { $game } zweimal. Stelle eine Kopie wieder her, oder nimm einen leeren Ordner.
terminal-run-damaged = { $file } wurde nach dem Schreiben geändert. Lösche die Datei; derselbe Befehl spielt ihre Spiele dann noch einmal.
terminal-simulate-go-on = Derselbe Befehl macht in { $folder } weiter.
terminal-simulate-left-out = Übersprungen, weil die Regeln es nicht erlauben: { $cell }
terminal-forecast-share = Anteil
terminal-forecast-mean = Mittel
terminal-forecast-median = Median
terminal-forecast-interval = 80 % zwischen
terminal-forecast-all = Alle
terminal-forecast-time = { $continuations ->
    [one] { $continuations } durchgespieltes Spiel in { $seconds } s
   *[other] { $continuations } durchgespielte Spiele in { $seconds } s
}
terminal-bench-wait = { $name }: { $ms } ms (Median von { $n }, Streuung { $spread })
terminal-bench-instructions = { $name }: je { $millions } Millionen Befehle
terminal-bench-served = { $name }: { $ms } ms Rechenzeit je Änderung, { $mb } MB Speicher
terminal-bench-ratio = { $name }: { $ratio }-mal so schnell wie vorher
terminal-plot-scores = { $outcome } am Ende: Verteilung und Median
terminal-plot-forest = { $outcome } am Ende: Mittel
terminal-plot-forest-signs = Punkt und dicke Linie: Mittel mit 95-%-Bereich. Dünne Linie: 5 % bis 95 % der Spiele. Gepunktet: alle zusammen.
terminal-plot-heat = { $outcome } am Ende: Mittel
terminal-plot-tracks = Leisten im Lauf des Spiels, { $cell }
terminal-plot-tracks-alone = Leisten im Lauf des Spiels
terminal-plot-track = Feld der Leiste (Mittel)
terminal-plot-progress = wie Spiele verlaufen (Mittelwerte)
terminal-plot-games = { $games ->
    [one] Je { $games } Spiel; deine Seite spielt „{ $human }“.
   *[other] Je { $games } Spiele; deine Seite spielt „{ $human }“.
}
terminal-plot-ended = Mittel aller Spiele: Ein beendetes Spiel behält seinen letzten Wert.
terminal-plot-first = Gezeigt sind nur die ersten { $shown } von { $all } Kombinationen.

## Tapestry als Text

terminal-tapestry-status = Ära { $yours } von { $last }, Bots { $bots }: { $phase } · am Zug: { $mover } · SP: { $points }
terminal-tapestry-status-people = Ära { $yours } von { $last }: { $phase } · am Zug: { $mover } · SP: { $points }
terminal-tapestry-legend = { $owners }; [ ] aufrecht, ( ) umgekippt; c Marker, b Gebäude; . unerforscht, t Landschaftsplättchen, o gedrucktes Gebiet; auf den Leisten ist # ein freies Wahrzeichen, ein Buchstabe ein vergebenes
terminal-tapestry-track = Leiste
terminal-tapestry-next = { $owner }, nächstes Wahrzeichen oder Ende: { $list }
terminal-tapestry-track-card = Leistenkarte { $card }: { $seeks }
terminal-tapestry-tiebreak-card = Gleichstandskarte { $card }, Suchlauf { $scan }
terminal-tapestry-reads = { $owner } liest: { $order }
terminal-tapestry-mat = Zivilisation: { $civilizations } · Gobelinkarten neben dem Tableau: { $beside }, darauf: { $covered }
terminal-tapestry-worth = Würde jetzt werten: { $lines }
terminal-tapestry-income = Nächster Einkommenszug, in dieser Reihenfolge: { $steps }
terminal-tapestry-stock = Ressourcen: { $stock } · übrige Gebäude: { $rows } · Außenposten: { $outposts }
terminal-tapestry-civilizations = Zivilisationen: { $list }
terminal-tapestry-hand = Gobelinkarten auf der Hand: { $list }
terminal-tapestry-tech = Technologiekarten: { $list }
terminal-tapestry-tiles = Landschaftsplättchen: { $list }
terminal-tapestry-space-tiles = Weltraumplättchen: { $list }
terminal-tapestry-city = Hauptstadt { $mat }: M, H, F, A Gebäude, # Wahrzeichen, x unbebaubar; vollständige Reihen werten { $lines }
terminal-tapestry-shape = { $landmark } bedeckt ungedreht diese Felder:
terminal-tapestry-achievements = Errungenschaften: { $list }
terminal-pay = Preis { $price }; du hast { $money }. Was das Folgende nicht deckt, wird in Geld bezahlt.
terminal-pay-with = { $name }, je { $value } wert, bis zu { $count }
terminal-mars-your-stock = Dein Vorrat (Produktion): { $list }
terminal-mars-your-cards = Ausgespielt: { $list }
terminal-mars-your-deal = Deine Startkarten, { $count } Karten:
terminal-mars-your-hand = { $count ->
    [one] Deine Hand, { $count } Karte:
   *[other] Deine Hand, { $count } Karten:
}

## Sichern und Wiederherstellen

terminal-backup-rows = Zeilen
terminal-backup-left = { $count ->
    [one] 1 beschädigter Eintrag war nicht lesbar und wurde ausgelassen.
   *[other] { $count } beschädigte Einträge waren nicht lesbar und wurden ausgelassen.
}
terminal-restored = Wiederhergestellt: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $sheets ->
    [one] 1 eingegebenes Tableau
   *[other] { $sheets } eingegebene Tableaus
}. Ein laufender Server bemerkt das binnen Sekunden.
terminal-restore-asked = Vorhandene Spiele werden durch die Sicherung ersetzt. Weiter?
terminal-restore-not = Nichts hat sich geändert.

## Übersetzungen

terminal-command-about-translate = Beim Übersetzen helfen.
terminal-command-about-translate-status = Zeigen, wie viel übersetzt ist und welche englischen Meldungen sich seitdem geändert haben.
terminal-command-about-translate-record = Festhalten, dass jede übersetzte Meldung zur englischen passt.
terminal-argument-code = Kürzel der Sprache, zum Beispiel de
terminal-option-list = Alle Meldungen auflisten, nicht nur die ersten
terminal-translate-total = { $language }: { $done } von { $total } Meldungen sind übersetzt.
terminal-translate-file = { $file }: { $done } von { $total }
terminal-translate-missing = Fehlend, erscheint englisch: { $count }
terminal-translate-changed = Englischer Text seit der Übersetzung geändert: { $count }
terminal-translate-unknown = Englisch nicht vorhanden, erscheint nie: { $count }
terminal-translate-more = und { $count } weitere; --list zeigt alle
terminal-translate-recorded = Festgehalten in { $file }.

## Assistenten

terminal-command-about-mcp = Spiele für Assistenten mit Sprachmodell anbieten (Model Context Protocol).
terminal-needs-mcp = Dafür ist das Paket mcp nötig. Installiere es mit: pip install understudy-games[mcp]
terminal-mcp-instructions = Brettspiele gegen automatische Gegner. Beginne mit new_game; um deine ganze Seite am Bildschirm zu spielen, gib der Option you den Wert played. Jede Antwort enthält die aktuelle Frage mit den erlaubten Antworten; gib eine davon genau so an answer. preview zeigt, was eine Antwort ändern würde. Das Protokoll nennt zu jedem Schritt die Regel.
terminal-command-about-games-bring-back = Die Spiele zurückholen, die serve --expire gelöscht hat.
terminal-brought-back = Zurückgeholte Spiele: { $count }. Schon vorhanden: { $present }.

## Problemmeldungen

terminal-command-about-report = Eine Problemmeldung zu einem gespeicherten Spiel in eine Datei schreiben; nichts wird gesendet.
terminal-command-about-report-show = Das Spiel einer Meldung im Moment des Problems öffnen.
terminal-command-about-report-scenario = Ein Szenario aus einer Meldung schreiben, mit Stellung und Ereignis.
terminal-argument-report = Datei einer Problemmeldung
terminal-option-report-game = Gespeichertes Spiel oder Spielstand; sonst das zuletzt gespielte
terminal-option-expected = Was passiert ist und was du erwartet hast; sonst wird danach gefragt
terminal-option-report-out = Neue Datei der Meldung; sonst im aktuellen Ordner
terminal-option-scenario-out = Neue Datei des Szenarios; sonst der Name der Meldung mit .toml
terminal-option-report-answers = Anzahl der letzten Antworten, die das Ereignis sind
terminal-report-written = { $file } enthält die Meldung: das ganze Spiel mit seinen verdeckten Karten, die letzten Schritte, die Version und deinen Text. Nichts wurde gesendet. Hänge die Datei an eine Fehlermeldung an.
terminal-report-scenario = { $file } ist ein Szenario dessen, was jetzt passiert. Schreibe in [then], was passieren soll, und starte: understudy check { $file }
terminal-report-about = Problemmeldung: Version { $version }, { $where }
terminal-report-steps = Letzte Schritte:
terminal-report-not-ours = Das ist keine Problemmeldung von Understudy.
terminal-report-answers = Das Spiel hat { $most ->
    [one] 1 Antwort
   *[other] { $most } Antworten
}; das Ereignis kann nicht länger sein.
terminal-command-report = melden
terminal-help-report = Eine Problemmeldung in eine Datei schreiben; nichts wird gesendet
