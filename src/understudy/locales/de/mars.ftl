### Terraforming Mars gegen MarsBot.
### Namen (Leisten, Symbole, Plättchen …) werden unverändert in Sätze eingesetzt.

## Spielaufbau

mars-setup-map = Spielbrett { $map }, Aufbau für zwei: Temperatur −30 °C, Sauerstoff 0 %, keine Ozeane.
mars-setup-cards = { $corporate ->
    [0] Nur die Karten des Grundspiels: Nimm die Karten „Zeitalter der Konzerne“ heraus.
   *[other] Die Karten des Grundspiels mit den Karten „Zeitalter der Konzerne“.
}
mars-setup-expansions = Im Spiel: { $expansions }.
mars-setup-board = { $cubes ->
    [one] MarsBots Tableau: ein durchsichtiger Marker auf Feld 0 seiner { $cubes } Leiste.
   *[other] MarsBots Tableau: je ein durchsichtiger Marker auf Feld 0 seiner { $cubes } Leisten.
}
mars-setup-rating = Eine Farbe für MarsBot; sein TW beginnt bei { $tr }, seine M€ bei 0.
mars-setup-stand-in = MarsBots Tableau: Die App benutzt für dieses Spielbrett Ersatzleisten. Hast du das gedruckte Tableau, gib seine Leisten vor dem Spiel ein.
mars-setup-recession = Nimm die Präludium-Karte Rezession (P59) heraus.
mars-setup-venus = Venus: der Venusplan bei 0 %, MarsBots Venus-Leiste unter seinem Tableau. Es gibt kein Terraforming der Weltregierung.
mars-setup-colonies-chosen = Kolonien, für zwei, jeder Anzeiger auf dem zweiten Schritt: { $colonies }. MarsBot erhält sein Handelstableau und eine Handelsflotte.
mars-setup-colonies-drawn = Kolonien, für zwei: Die App zieht die Plättchen; stelle jeden Anzeiger auf den zweiten Schritt. MarsBot erhält sein Handelstableau und eine Handelsflotte.
mars-setup-turmoil = { $delegates ->
    [one] Aufruhr: Lege MarsBots { $delegates } Delegierten in seine Reserve, keinen in die Lobby.
   *[other] Aufruhr: Lege alle { $delegates } Delegierten von MarsBot in seine Reserve, keine in die Lobby.
}
mars-setup-honours = Meilensteine & Auszeichnungen: Lege die gewählten aus, sonst die, welche die App zieht; Terraformer wird nicht benutzt. MarsBot benutzt sein Tharsis-Tableau.
mars-setup-corporation = MarsBots Konzern: { $corporation }. Die App führt dich durch seinen Aufbau.
mars-setup-corporation-random = MarsBots Konzern: Die App zieht ihn und führt dich durch seinen Aufbau.
mars-setup-recurring = Bonuskarten, die in jeder Generation eingemischt werden; lege sie neben MarsBots Tableau: { $cards }.
mars-setup-bonus-real = Bonusstapel, verdeckt gemischt: { $cards }.
mars-setup-bonus-dealt = Bonusstapel: Die App zieht ihn.
mars-setup-deck-real = { $projects ->
    [one] Aktionsstapel: { $projects } Projektkarte und die oberste Bonuskarte, verdeckt gemischt.
   *[other] Aktionsstapel: { $projects } Projektkarten und die oberste Bonuskarte, verdeckt gemischt.
}
mars-setup-deck-projects = { $projects ->
    [one] Aktionsstapel: { $projects } Projektkarte verdeckt; die App fügt eine Bonuskarte hinzu und sagt, wann du aufdeckst.
   *[other] Aktionsstapel: { $projects } Projektkarten verdeckt; die App fügt eine Bonuskarte hinzu und sagt, wann du eine aufdeckst.
}
mars-setup-deck-bonus = Aktionsstapel: die oberste Bonuskarte verdeckt; die App fügt Projektkarten hinzu und sagt, wann du sie aufdeckst.
mars-setup-deck-dealt = Aktionsstapel: Die App zieht ihn.
mars-setup-neural-instance = Lege das Plättchen Neuronale Instanz neben das Spielbrett.
mars-setup-you = { $production ->
    [0] Du baust auf wie üblich: Konzern, zehn Projektkarten, TW 20.
   *[other] Du baust auf wie üblich: Konzern, zehn Projektkarten, TW 20, jede Produktion bei { $production }.
}
mars-setup-preludes = Deine Präludium-Karten: Ziehe vier, behalte zwei und spiele sie vor dem ersten Zug.
mars-setup-first-player = Du beginnst; nimm den Startspielermarker.
mars-setup-draft = Draft: Ab Generation 2 draftest du mit MarsBot je vier Karten.
mars-setup-rule = Einzelregel: { $rule }

## Ablauf des Spiels

mars-set-up = Spielaufbau: Bonusstapel mit { $bonus } Karten
mars-colony-tiles = Kolonieplättchen im Spiel, Anzeiger auf dem zweiten Schritt: { $colonies }
mars-honours-drawn = Im Spiel: Meilensteine { $milestones }; Auszeichnungen { $awards }
mars-action-deck = { $cards ->
    [one] Aktionsstapel: { $cards } Karte, gemischt
   *[other] Aktionsstapel: { $cards } Karten, gemischt
}
mars-recurring = Eingemischt, wie in jeder Generation: { $cards }
mars-generation = Generation { $generation }. Es beginnt: { $first }
mars-research = { $cards ->
    [one] Forschung: { $cards } Projektkarte für MarsBot
   *[other] Forschung: { $cards } Projektkarten für MarsBot
}
mars-research-draft = { $cards ->
    [one] Draft: MarsBot behält zufällige Karten; { $cards } seiner vier kommt in den Aktionsstapel
   *[other] Draft: MarsBot behält zufällige Karten; { $cards } seiner vier kommen in den Aktionsstapel
}
mars-drafted = Du hast gedraftet: { $cards }
mars-draft-discard = MarsBot wirft aus dem Draft ab: { $card }
mars-draft-discard-unseen = { $count ->
    [1] MarsBot wirft diese Karte aus dem Draft ab
   *[other] Lege diese { $count } Karten in eine Reihe: MarsBot wirft Nummer { $place } von links ab
}
mars-draft-keeps = Lege die { $count } gleich guten Karten in eine Reihe: MarsBot behält Nummer { $place } von links; die anderen gehen weiter
mars-rest-of-gain = MarsBot erhält den Rest: { $mc } M€
mars-floaters-spent = MarsBot gibt 5 Schweber für eine weitere Projektkarte aus
mars-bonus-drawn = Bonuskarte gezogen, verdeckt
mars-bonus-reshuffled = { $count ->
    [one] Bonusstapel leer: { $count } abgeworfene Karte bildet einen neuen
   *[other] Bonusstapel leer: { $count } abgeworfene Karten, gemischt, bilden einen neuen
}
mars-project-reshuffled = { $count ->
    [one] Projektstapel leer: { $count } abgeworfene Karte bildet einen neuen
   *[other] Projektstapel leer: { $count } abgeworfene Karten, gemischt, bilden einen neuen
}
mars-drafted-reshuffled = { $count ->
    [one] Projektstapel und Ablagestapel leer: { $count } von dir gedraftete Karte bildet einen neuen Stapel
   *[other] Projektstapel und Ablagestapel leer: { $count } von dir gedraftete Karten, gemischt, bilden einen neuen Stapel
}
mars-production = Produktion: Deine Energie wird zu Wärme, dann erhältst du dein Einkommen
mars-colonies-step = Kolonien: Jeder Anzeiger rückt einen Schritt vor; die Handelsflotten kehren zurück
mars-tr-revision = TW-Revision: Du verlierst 1 TW, MarsBot keinen
mars-global-event = Globales Ereignis, nur für dich: { $event }
mars-new-government = Neue Regierung: { $party }. Vorsitz: { $chairman }
mars-neutral-delegate = Neutrale Delegierte: { $party } ({ $event })
mars-instant-loss = Generation { $generation } beginnt: MarsBot gewinnt
mars-score = { $owner }: { $total } SP
mars-score-line = { $line }: { $points } SP
mars-winner = Es gewinnt: { $owner }

## MarsBots Zug

mars-turn-bot = { $cards ->
    [0] MarsBots Zug: Aktionsstapel leer
    [one] MarsBots Zug: { $cards } Karte im Aktionsstapel
   *[other] MarsBots Zug: { $cards } Karten im Aktionsstapel
}
mars-bot-passes = MarsBot passt
mars-project-card = Projektkarte: { $card }
mars-card-played = Auf den Stapel gespielter Karten: { $card }
mars-tag = Symbol: { $tag }
mars-tag-without-track = Symbol { $tag }: keine Leiste im Spiel, keine Wirkung
mars-advance = { $track }-Leiste → { $to } ({ $icon })
    .told = { $track }-Leiste → { $to }
mars-advance-spent = { $track }-Leiste → { $to } (schon benutzt, keine Wirkung)
mars-advance-ignored = Vorrücksymbol ignoriert (Regel von Leicht)
mars-icon-ignored = { $icon }: Erweiterung nicht im Spiel, keine Wirkung
mars-track-at-end = { $track }-Leiste ist am Ende, keine Wirkung
mars-regress = { $track }-Leiste ← { $to }
mars-microbe-advance = Die nächste Leiste rückt wie für ein Mikroben-Symbol vor: löst Pharmazie-Verband und Splice aus
mars-failed-action = Fehlgeschlagene Aktion: MarsBot erhält { $mc } M€
mars-gain-tr = MarsBot: TW +{ $tr }
    .told = MarsBots TW steigt um { $tr }
mars-lose-tr = MarsBot: TW { $tr }
mars-flip = Karte aufgedeckt: { $card }
    .told = MarsBot deckt { $card } auf
mars-no-card-left = Keine Projektkarte ist übrig
mars-milestone-paid = MarsBot bezahlt { $mc } M€ für den Meilenstein
mars-colony = { $owner ->
    [bot] Kolonie auf { $colony } (MarsBot)
   *[human] Kolonie auf { $colony } (du)
}
    .told =
        { $owner ->
            [bot] MarsBot baut eine Kolonie auf { $colony }
           *[human] Du baust eine Kolonie auf { $colony }
        }
mars-trade = { $owner ->
    [bot] Handel mit { $colony } (MarsBot)
   *[human] Handel mit { $colony } (du)
}
    .told =
        { $owner ->
            [bot] MarsBot handelt mit { $colony }
           *[human] Du handelst mit { $colony }
        }
mars-trade-paid = MarsBot bezahlt { $mc } M€ für den Handel
mars-your-colony-bonus = { $colony }: Erhalte den Bonus deiner Kolonien dort
mars-stored = { $count ->
    [one] In MarsBots Lager: { $colony }, { $count } Marker
   *[other] In MarsBots Lager: { $colony }, { $count } Marker
}
    .told = MarsBot lagert { $count } Marker von { $colony } ein
mars-exchange = Fünf gelagerte Marker rücken eine Leiste vor: { $colony }
mars-floaters = { $count ->
    [one] MarsBot erhält { $count } Schweber
   *[other] MarsBot erhält { $count } Schweber
}
mars-colony-money = Koloniebonus: MarsBot erhält { $mc } M€
mars-second-fleet = MarsBot erhält eine zweite Handelsflotte, nutzbar ab der nächsten Generation
mars-cube-paid = Erweiterungsmarker erreicht: MarsBot bezahlt { $mc } M€ und errichtet eine Kolonie
mars-delegate = Delegierte von MarsBot: { $party }
    .told = MarsBot schickt Delegierte zu { $party }
mars-delegate-paid = MarsBot bezahlt { $mc } M€, um noch einmal Delegierte zu entsenden

## MarsBots Konzern

mars-corporation-drawn = Konzern für MarsBot gezogen: { $corporation }
mars-corporation = MarsBots Konzern: { $corporation }
mars-corporation-effect = Effekt des Konzerns: { $corporation }
mars-corporation-money = { $corporation }: MarsBot erhält { $mc } M€
mars-corporation-loss = { $corporation }: MarsBot verliert { $mc } M€
mars-on-card = Auf der Karte von { $corporation }: { $thing }, Änderung { $count }
mars-cubes-laid = { $count ->
    [one] Aufbau des Konzerns: { $count } Marker kommt auf die Leisten
   *[other] Aufbau des Konzerns: { $count } Marker kommen auf die Leisten
}
mars-cube-reached = Marker des Konzerns erreicht: { $corporation }
mars-joins-action-deck = Vom Konzern in den Aktionsstapel gemischt: { $corporation }
mars-into-bonus-deck = In den Bonusstapel gemischt: { $cards }
mars-under-bonus-deck = Unter den Bonusstapel: { $card }
mars-revealed-for-deck = Für den Bonusstapel aufgedeckt: { $cards }
mars-bonus-reshuffled-card = Zurück in den Bonusstapel gemischt: { $card }
mars-settlers = MarsBots Marker auf { $space }
mars-card-removed = Aus dem Spiel, vom Stapel gespielter Karten: { $card }
mars-hyperlink = { $count ->
    [one] { $count } Karte gezogen. Die beste davon: { $cards }
   *[other] { $count } Karten gezogen. Die besten zwei: { $cards }
}
mars-fewest-tags-discarded = Am wenigsten Symbole, aus dem Aktionsstapel abgeworfen: { $card }
mars-colony-tile-added = Ein weiteres Kolonieplättchen: { $colony }

mars-kept-mc = M€
mars-kept-plant = Pflanzen
mars-kept-science = Wissenschaft
mars-kept-white = Weißer Marker
mars-kept-black = Schwarzer Marker

## Bonuskarten

mars-bonus-card = Bonuskarte: { $card }
mars-bonus-discarded = Abgeworfen: { $card }
mars-bonus-destroyed = Aus dem Spiel genommen: { $card }
    .told = { $card } wird aus dem Spiel genommen
mars-bonus-set-aside = Beiseitegelegt, kommt später wieder: { $card }
    .told = { $card } wird beiseitegelegt und kommt später wieder
mars-bonus-unresolved = Abgeworfen, ohne ausgeführt zu werden: { $card }
mars-bonus-impossible = Nichts davon ist möglich; keine fehlgeschlagene Aktion
mars-card-money = MarsBot erhält { $mc } M€
mars-furthest = Schritte bis zum Ende: Sauerstoff { $oxygen }, Ozeane { $oceans }, Temperatur { $temperature }
mars-competition = Knappste finanzierte Auszeichnung: { $award }
mars-helper-paid = MarsBot bezahlt { $mc } M€ für die Hilfsaktion
mars-helper-impossible = { $award }: Hilfsaktion nicht möglich
mars-no-helper = Keine Hilfsaktion möglich: MarsBot zieht noch eine Bonuskarte
mars-revealed = Aufgedeckt, passt nicht: { $card }
mars-revealed-discarded = { $count ->
    [one] { $count } aufgedeckte Karte wird abgeworfen
   *[other] { $count } aufgedeckte Karten werden abgeworfen
}
mars-you-lose-plants = { $plants ->
    [0] Du hast keine Pflanzen zu verlieren
    [one] Du verlierst { $plants } Pflanze
   *[other] Du verlierst { $plants } Pflanzen
}
mars-you-are-protected = Eine deiner Karten schützt dich: Du verlierst nichts
mars-icy-impactors = Eisige Impaktoren: MarsBot hat den Startspielermarker und wählt das Feld; du erhältst den TW und den Platzierungsbonus
mars-you-remove-cube = Entferne dein Tier oder deine Mikrobe mit den meisten SP, falls du eines hast (Konzern eingeschlossen)
mars-you-lose-cube = Du verlierst eine Ressource von: { $card }

## Der Planet

mars-place = { $owner ->
    [bot] { $tr ->
        [0] { $tile } auf { $space } (MarsBot)
       *[other] { $tile } auf { $space } (MarsBot: TW +{ $tr })
    }
   *[human] { $tr ->
        [0] { $tile } auf { $space } (du)
       *[other] { $tile } auf { $space } (du: TW +{ $tr })
    }
}
    .told =
        { $owner ->
            [bot] MarsBot platziert { $tile ->
                [city] eine Stadt
                [greenery] eine Grünfläche
                [ocean] einen Ozean
               *[other] { $tile }
            } auf { $space }{ $tr ->
                [0] { "" }
               *[other] ; TW +{ $tr }
            }
           *[human] Du platzierst { $tile ->
                [city] eine Stadt
                [greenery] eine Grünfläche
                [ocean] einen Ozean
               *[other] { $tile }
            } auf { $space }{ $tr ->
                [0] { "" }
               *[other] ; TW +{ $tr }
            }
        }
mars-raise-temperature = { $tr ->
    [0] Temperatur { $to } °C (MarsBot)
   *[other] Temperatur { $to } °C, MarsBot: TW +{ $tr }
}
    .told =
        { $tr ->
            [0] MarsBot erhöht die Temperatur auf { $to } °C
           *[other] MarsBot erhöht die Temperatur auf { $to } °C; TW +{ $tr }
        }
mars-raise-oxygen = { $tr ->
    [0] Sauerstoff { $to } % (MarsBot)
   *[other] Sauerstoff { $to } %, MarsBot: TW +{ $tr }
}
    .told =
        { $tr ->
            [0] MarsBot erhöht den Sauerstoff auf { $to } %
           *[other] MarsBot erhöht den Sauerstoff auf { $to } %; TW +{ $tr }
        }
mars-raise-venus = { $tr ->
    [0] Venus { $to } % (MarsBot)
   *[other] Venus { $to } %, MarsBot: TW +{ $tr }
}
    .told =
        { $tr ->
            [0] MarsBot erhöht Venus auf { $to } %
           *[other] MarsBot erhöht Venus auf { $to } %; TW +{ $tr }
        }
mars-bonus-step-money = Bonusschritt: MarsBot erhält { $mc } M€
mars-beside-oceans = Neben Ozeanen: MarsBot erhält { $mc } M€
    .told = MarsBot erhält { $mc } M€ für benachbarte Ozeane
mars-covered-icons = Platzierungsbonus: MarsBot erhält { $mc } M€
    .told = MarsBot erhält { $mc } M€ als Platzierungsbonus
mars-special-space-paid = Besonderes Feld: MarsBot bezahlt { $mc } M€
mars-final-greenery = Letzte Grünfläche: { $track }-Leiste
mars-claim = { $owner ->
    [bot] Meilenstein beansprucht: { $milestone } (MarsBot)
   *[human] Meilenstein beansprucht: { $milestone } (du)
}
    .told =
        { $owner ->
            [bot] MarsBot beansprucht den Meilenstein { $milestone }
           *[human] Du beanspruchst den Meilenstein { $milestone }
        }
mars-fund = { $owner ->
    [bot] Auszeichnung finanziert: { $award } (MarsBot)
   *[human] Auszeichnung finanziert: { $award } (du)
}
    .told =
        { $owner ->
            [bot] MarsBot finanziert die Auszeichnung { $award }
           *[human] Du finanzierst die Auszeichnung { $award }
        }

## Dein Zug

mars-turn-human = Dein Zug
mars-you-pass = Du passt
mars-you-said-points = Deine Karten: bisher { $points } SP
mars-you-said = Deine Zahlen sind gesichert
mars-you-off-map-city = Stadt außerhalb des Spielbretts (du)
mars-you-raise-temperature = { $tr ->
    [0] Temperatur { $to } °C
   *[other] Temperatur { $to } °C, du: TW +{ $tr }
}
    .told =
        { $tr ->
            [0] Du erhöhst die Temperatur auf { $to } °C
           *[other] Du erhöhst die Temperatur auf { $to } °C; TW +{ $tr }
        }
mars-you-raise-oxygen = { $tr ->
    [0] Sauerstoff { $to } %
   *[other] Sauerstoff { $to } %, du: TW +{ $tr }
}
    .told =
        { $tr ->
            [0] Du erhöhst den Sauerstoff auf { $to } %
           *[other] Du erhöhst den Sauerstoff auf { $to } %; TW +{ $tr }
        }
mars-you-raise-venus = { $tr ->
    [0] Venus { $to } % (du)
   *[other] Venus { $to } %, du: TW +{ $tr }
}
    .told =
        { $tr ->
            [0] Du erhöhst Venus auf { $to } %
           *[other] Du erhöhst Venus auf { $to } %; TW +{ $tr }
        }
mars-you-send-delegate = Deine Delegierten: { $party }
    .told = Du schickst Delegierte zu { $party }
mars-cathedral = Kathedrale in der Stadt auf { $space }
mars-cathedral-paid = MarsBot bezahlt { $mc } M€ und rückt seine niedrigste Leiste vor
mars-you-change-tr = Dein TW ändert sich um { $tr }
mars-you-remove = { $mc ->
    [0] { $resource } entfernt: MarsBot hat nichts zu verlieren
   *[other] { $resource } entfernt: MarsBot verliert { $mc } (M€ oder Marker dieser Art)
}
mars-you-steal = { $mc ->
    [0] { $resource } gestohlen: MarsBot hat nichts, du erhältst nichts
   *[other] { $resource } gestohlen: Du erhältst { $mc }, MarsBot verliert ebenso viel (M€ oder Marker dieser Art)
}
mars-you-receive = Du erhältst von Splice: { $resource }
mars-your-splice-pays = Dein Splice: MarsBot erhält { $mc } M€
mars-your-splice-brings = Dein Splice: Du erhältst auch { $mc } M€
mars-you-lower = { $steps ->
    [one] MarsBots Produktion reduziert: { $resource }, { $steps } Schritt
   *[other] MarsBots Produktion reduziert: { $resource }, { $steps } Schritte
}
mars-you-play = Deine Karte: { $card }
mars-card-counts = { $card }: { $count } für MarsBot
mars-you-spend-plants = Du gibst 8 Pflanzen für die Grünfläche aus
mars-put-right = Von Hand berichtigt
mars-put-right-space = { $space } berichtigt: { $before } → { $after }
mars-put-right-track = { $track }-Leiste berichtigt: { $before } → { $after }
mars-put-right-highest = { $track }-Leiste, weitestes Feld berichtigt: { $before } → { $after }
mars-put-right-event = Globales Ereignis berichtigt ({ $place }): { $before } → { $after }
mars-put-right-cube = { $track }-Leiste, Feld { $space } berichtigt: { $before } → { $after }
mars-put-right-progress = MarsBots Stand für { $milestone } berichtigt: { $before } → { $after }

## Was sonst auf deiner Seite geschieht

mars-also-heat = Bonusschritt: Deine Wärme-Produktion steigt um 1
mars-also-card = Bonusschritt: Du ziehst eine Projektkarte
mars-also-bonus-steps = { $steps ->
    [one] Bonusschritt in dieser Generation: Erhöhe deine Wärme-Produktion um { $steps }
   *[other] Bonusschritte in dieser Generation: Erhöhe deine Wärme-Produktion um { $steps }
}
mars-also-research = Deine Forschung: Ziehe vier Projektkarten und kaufe, welche du willst, für je 3 M€
mars-also-draft = Deine Forschung: Drafte mit MarsBot vier Projektkarten und kaufe dann, welche du willst, für je 3 M€
mars-also-last = Das ist die letzte Generation: Ist der Mars am Ende nicht fertig, beginnt Generation { $next } und MarsBot gewinnt
mars-also-finished = Der Mars ist fertig: Das ist die letzte Generation
mars-also-end = Der Mars ist fertig: Es folgen die letzten Grünflächen, keine Forschung
mars-also-event = Betrifft nur dich: Folge der Karte auf dem Tisch
mars-also-dominant = Jetzt dominant: { $party }
mars-also-leader = Führt jetzt { $party }: { $owner }
mars-also-ruling = Du erhältst den Regierungsbonus der neuen Regierung: { $party }
mars-also-money = MarsBot hat noch { $mc } M€
mars-also-stored = Übrig in MarsBots Lager, { $colony }: { $count }
mars-also-on-card = Übrig auf MarsBots Konzernkarte, { $thing }: { $count }
mars-also-joins = Einmischen: { $cards }
mars-also-joins-unseen = { $count ->
    [one] Mische { $count } Karte von oben ihres Stapels ein, ohne sie anzusehen
   *[other] Mische { $count } Karten von oben ihres Stapels ein, ohne sie anzusehen
}
mars-also-cubes = { $card ->
    [C03] { mars-corporation-card-C03.setup }
    [C07] { mars-corporation-card-C07.setup }
    [C11] { mars-corporation-card-C11.setup }
    [C13] { mars-corporation-card-C13.setup }
    [C14] { mars-corporation-card-C14.setup }
    [C16] { mars-corporation-card-C16.setup }
    [C19] { mars-corporation-card-C19.setup }
    [C23] { mars-corporation-card-C23.setup }
    [C27] { mars-corporation-card-C27.setup }
    [C30] { mars-corporation-card-C30.setup }
    [C41] { mars-corporation-card-C41.setup }
   *[C43] { mars-corporation-card-C43.setup }
}
mars-event-does-global-dust-storm = Verliere alle Wärme. Verliere 2 M€ je Gebäude-Symbol (höchstens 5), abzüglich deines Einflusses.
mars-event-does-sponsored-projects = Lege eine Ressource auf jede deiner Karten, auf der eine liegt. Ziehe eine Karte je Einfluss.
mars-event-does-asteroid-mining = Erhalte 1 Titan je Jupiter-Symbol (höchstens 5) und je Einfluss.
mars-event-does-generous-funding = Erhalte 2 M€ je Einfluss und je volle 5 TW über 15 (höchstens 5).
mars-event-does-successful-organisms = Erhalte 1 Pflanze je Pflanzen-Produktion (höchstens 5) und je Einfluss.
mars-event-does-eco-sabotage = Verliere alle Pflanzen außer 3 und einer weiteren je Einfluss.
mars-event-does-productivity = Erhalte 1 Stahl je Stahl-Produktion (höchstens 5) und je Einfluss.
mars-event-does-snow-cover = Die Temperatur fällt um 2 Schritte. Ziehe eine Karte je Einfluss.
mars-event-does-diversity = Erhalte 10 M€, wenn du mindestens 9 verschiedene Symbole hast; jeder Einfluss zählt als eines mehr.
mars-event-does-pandemic = Verliere 3 M€ je Gebäude-Symbol (höchstens 5), abzüglich deines Einflusses.
mars-event-does-war-on-earth = Verliere 4 TW, einen weniger je Einfluss.
mars-event-does-improved-energy-templates = Erhöhe deine Energie-Produktion um 1 je zwei Energie-Symbole. Einfluss zählt als Energie-Symbole.
mars-event-does-interplanetary-trade = Erhalte 2 M€ je Weltraum-Symbol (höchstens 5) und je Einfluss.
mars-event-does-celebrity-leaders = Erhalte 2 M€ je gespieltem Ereignis (höchstens 5) und je Einfluss.
mars-event-does-spin-off-products = Erhalte 2 M€ je Wissenschafts-Symbol (höchstens 5) und je Einfluss.
mars-event-does-election = Zähle Einfluss, Gebäude-Symbole und Städte. Ab 10 erhalte 2 TW, ab 5 erhalte 1 TW.
mars-event-does-aquifer-released-by-public-council = Platziere einen Ozean ohne TW und ohne Platzierungsbonus. Erhalte 1 Pflanze und 1 Stahl je Einfluss.
mars-event-does-paradigm-breakdown = Wirf 2 Handkarten ab. Erhalte 2 M€ je Einfluss.
mars-event-does-homeworld-support = Erhalte 2 M€ je Erd-Symbol (höchstens 5) und je Einfluss.
mars-event-does-riots = Verliere 4 M€ je eigener Stadt (höchstens 5), abzüglich deines Einflusses.
mars-event-does-volcanic-eruptions = Die Temperatur steigt um 2 Schritte, ohne TW und Bonus. Erhöhe deine Wärme-Produktion um 1 je Einfluss.
mars-event-does-mud-slides = Verliere 4 M€ je eigenem Plättchen neben einem Ozean (höchstens 5), abzüglich deines Einflusses.
mars-event-does-miners-on-strike = Verliere 1 Titan je Jupiter-Symbol (höchstens 5), abzüglich deines Einflusses.
mars-event-does-sabotage = Reduziere deine Energie- und Stahl-Produktion um je 1, wenn du kannst. Erhalte 1 Stahl je Einfluss.
mars-event-does-revolution = Zähle deine Erd-Symbole und deinen Einfluss. Ab 4 verliere 2 TW.
mars-event-does-dry-deserts = Entferne einen Ozean vom Spielbrett, außer wenn keiner oder alle neun liegen. Erhalte eine Standardressource je Einfluss.
mars-event-does-scientific-community = Erhalte 1 M€ je Handkarte und je Einfluss.
mars-event-does-corrosive-rain = Verliere 2 Schweber von einer Karte oder 10 M€. Ziehe eine Karte je Einfluss.
mars-event-does-jovian-tax-rights = Erhöhe deine M€-Produktion um 1 je eigener Kolonie. Erhalte 1 Titan je Einfluss.
mars-event-does-red-influence = Verliere 3 M€ je volle 5 TW über 10 (höchstens 5). Erhöhe deine M€-Produktion um 1 je Einfluss.
mars-event-does-solarnet-shutdown = Verliere 3 M€ je eigener blauer Karte (höchstens 5), abzüglich deines Einflusses.
mars-event-does-strong-society = Erhalte 2 M€ je eigener Stadt (höchstens 5) und je Einfluss.
mars-event-does-solar-flare = Verliere 3 M€ je Weltraum-Symbol (höchstens 5), abzüglich deines Einflusses.
mars-event-does-venus-infrastructure = Erhalte 2 M€ je Venus-Symbol (höchstens 5) und je Einfluss.
mars-event-does-cloud-societies = Lege einen Schweber auf jede deiner Karten, die welche aufnimmt, und einen weiteren je Einfluss auf eine beliebige Karte.
mars-event-does-microgravity-health-problems = Verliere 3 M€ je eigener Kolonie (höchstens 5), abzüglich deines Einflusses.

## Fragen

mars-ask-turn = Was hast du getan?
    .why = Melde, was MarsBot oder den Planeten betrifft. Den Rest brauchst du nicht zu melden.
mars-ask-action-card = Welche Karte hast du aufgedeckt?
    .why = MarsBot führt die oberste Karte seines Aktionsstapels aus.
mars-ask-drawn-card = Welche Projektkarte hast du gezogen?
    .why = MarsBot zieht eine Projektkarte und führt ihre Symbole aus.
mars-ask-flipped-card = Welche Projektkarte hast du aufgedeckt?
    .why = Ihre Kosten lösen den Gleichstand auf (oder entscheiden, ob noch einmal Delegierte kommen). Wirf sie dann ab.
mars-ask-bonus-card = Welche Bonuskarte hast du gezogen?
    .why = Wettstreit der Konzerne oder PhoboLog führt noch eine Bonuskarte aus; Vorposten im äußeren System wirft eine ab.
mars-ask-revealed-card = Welche Projektkarte hast du aufgedeckt?
    .why = { $count ->
        [0] Eine Hilfsaktion oder der Konzern deckt Karten auf, bis eine passt.
       *[other] Karte { $number } von { $count }: Schnittstellen-Hyperlink zieht mehrere.
    }
mars-ask-event = Welches globale Ereignis hast du aufgedeckt?
    .why = { $open ->
        [0] Das erste von zweien: das nächste Ereignis. Es bringt neutrale Delegierte in eine Partei.
        [1] Das zweite: das zukünftige Ereignis. Auch es bringt neutrale Delegierte in eine Partei.
       *[other] Zuletzt, nach Produktion, Kolonien, Ereignis und neuer Regierung: Das neue zukünftige Ereignis bringt neutrale Delegierte in eine Partei.
    }
mars-ask-draft = Welche Karte behältst du?
    .why = Im Draft behalten du und MarsBot je eine Karte und tauschen dann die Stapel.
mars-ask-draft-equal = Wie viele Karten passen am besten zu MarsBot?
    .why = MarsBots Stapel mit { $count } Karten. { $rule } Zähle die beste Karte und die gleich guten; hat keine Karte ein solches Symbol, sind alle gleich. Eine einzige beste Karte geht sofort an MarsBot.
mars-ask-draft-discardable = Wie viele von MarsBots vier Karten dürfen abgeworfen werden?
    .why = { $rule }
mars-draft-by-cost = MarsBot behält die teuerste Karte.
mars-draft-by-number-of-tags = MarsBot behält die Karte mit den meisten Symbolen; das Ereignissymbol zählt, das Jokersymbol nicht.
mars-draft-by-track = MarsBot behält die Karte mit den meisten Symbolen seiner niedrigsten Leiste: { $tags }.
mars-draft-by-tags = { $count ->
    [1] MarsBot behält die Karte mit den meisten Symbolen dieser Art: { $tags }. Das Jokersymbol zählt nicht.
   *[other] MarsBot behält die Karte mit den meisten Symbolen der ersten Art, bei Gleichstand der nächsten: { $tags }. Das Jokersymbol zählt nicht.
}
mars-discard-by-cost = Die teuersten Karten bleiben. Zähle die billigeren.
mars-discard-by-number-of-tags = Zähle die Karten mit den wenigsten Symbolen; keine, wenn alle vier gleich viele haben.
mars-discard-by-track = Zähle die Karten ohne ein solches Symbol: { $tags }.
mars-discard-by-tags = { $count ->
    [1] Zähle die Karten ohne dieses Symbol: { $tags }.
   *[other] Zähle die Karten ohne eines dieser Symbole: { $tags }.
}
mars-ask-milestone-numbers = Wie weit bist du?
    .why = MarsBot kann mehrere Meilensteine beanspruchen und nimmt den, dem du am nächsten bist.
mars-ask-award-numbers = Was hast du jetzt?
    .why = MarsBot vergleicht seine Auszeichnungen mit deinen; Ressourcen zählen zusammen mit der Produktion.
mars-ask-score-sheet = Was hast du am Ende?
    .why = Die finanzierten Auszeichnungen werden nach ihren gedruckten Regeln gewertet. Die SP deiner Karten kennt die App nicht.
mars-ask-plants = Wie viele Pflanzen hast du?
    .why = Meteoritenschauer nimmt bis zu 5 deiner Pflanzen.
mars-ask-protected = Hast du Geschützte Habitate oder Asteroiden-Abwehrsystem?
    .why = Geschützte Habitate schützt deine Pflanzen, Tiere und Mikroben; Asteroiden-Abwehrsystem (Promo) hält Meteoritenschauer auf.
mars-ask-cube = Welche Karte verliert eine Ressource?
    .why = Invasive Arten nimmt das Tier oder die Mikrobe mit den meisten SP; bei Gleichstand wählst du.
mars-ask-has-cube = Hast du ein Tier oder eine Mikrobe, die entfernt werden kann?
    .why = MarsBots Hilfsaktion entfernt das Stück mit den meisten SP. Hast du keines, folgt die nächste Auszeichnung.
mars-ask-icy-ocean = Wohin kommt der Ozean von Eisige Impaktoren?
    .why = Bei Karte X47 wählt, wer den Startspielermarker hat; das bist du.
mars-ask-bonus-ocean = Wohin platzierst du den Ozean?
    .why = Die Temperatur hat 0 °C erreicht: Wer sie erhöht hat, platziert einen Ozean.
mars-ask-attack = Was nimmst du?
    .why = Deine Karte lässt dir die Wahl; MarsBot verliert stattdessen M€.
mars-ask-splice = Was nimmst du für das Mikroben-Symbol?
    .why = MarsBots Konzern Splice gibt dir M€, oder eine Mikrobe, wenn deine Karte eine aufnimmt.
mars-ask-final-greenery = Platzierst du eine letzte Grünfläche?
    .why = Nach der letzten Produktionsphase darfst du noch Pflanzen in Grünflächen umwandeln.
    .done = Keine Grünflächen mehr; Schlusswertung

## Felder: deine Zahlen

mars-number-said = { $generation ->
    [0] noch nicht eingegeben
   *[other] zuletzt eingegeben in Generation { $generation }
}
mars-number-stock-mc = Deine M€
    .said = { mars-number-said }
mars-number-stock-steel = Dein Stahl
    .said = { mars-number-said }
mars-number-stock-titanium = Dein Titan
    .said = { mars-number-said }
mars-number-stock-plants = Deine Pflanzen
    .said = { mars-number-said }
mars-number-stock-energy = Deine Energie
    .said = { mars-number-said }
mars-number-stock-heat = Deine Wärme
    .said = { mars-number-said }
mars-number-production-mc = Deine M€-Produktion
    .said = { mars-number-said }
mars-number-production-steel = Deine Stahl-Produktion
    .said = { mars-number-said }
mars-number-production-titanium = Deine Titan-Produktion
    .said = { mars-number-said }
mars-number-production-plants = Deine Pflanzen-Produktion
    .said = { mars-number-said }
mars-number-production-energy = Deine Energie-Produktion
    .said = { mars-number-said }
mars-number-production-heat = Deine Wärme-Produktion
    .said = { mars-number-said }
mars-number-tags-building = Deine Gebäude-Symbole
    .said = { mars-number-said }
mars-number-tags-science = Deine Wissenschafts-Symbole
    .said = { mars-number-said }
mars-number-tags-space = Deine Weltraum-Symbole
    .said = { mars-number-said }
mars-number-tags-power = Deine Energie-Symbole
    .said = { mars-number-said }
mars-number-tags-jovian = Deine Jupiter-Symbole
    .said = { mars-number-said }
mars-number-tags-earth = Deine Erd-Symbole
    .said = { mars-number-said }
mars-number-tags-venus = Deine Venus-Symbole
    .said = { mars-number-said }
mars-number-tags-city = Deine Stadt-Symbole
    .said = { mars-number-said }
mars-number-tags-plant = Deine Pflanzen-Symbole
    .said = { mars-number-said }
mars-number-tags-animal = Deine Tier-Symbole
    .said = { mars-number-said }
mars-number-tags-microbe = Deine Mikroben-Symbole
    .said = { mars-number-said }
mars-number-distinct-tags = Arten von Symbolen, die du hast
    .said = { mars-number-said }
mars-number-cards-in-hand = Karten auf deiner Hand
    .said = { mars-number-said }
mars-number-cards-with-requirement = Deine Karten mit Bedingung, außer Ereignissen
    .said = { mars-number-said }
mars-number-cards-with-points = Deine Karten mit SP, nicht negativ
    .said = { mars-number-said }
mars-number-cards-without-tags = Deine Karten ohne Symbole
    .said = { mars-number-said }
mars-number-cards-green = Deine grünen Karten
    .said = { mars-number-said }
mars-number-cards-green-blue = Deine grünen und blauen Karten
    .said = { mars-number-said }
mars-number-cards-cost-20 = Deine Karten mit Kosten ab 20, außer Ereignissen
    .said = { mars-number-said }
mars-number-cards-cost-10 = Deine Karten mit Kosten bis 10, außer Ereignissen
    .said = { mars-number-said }
mars-number-events = Von dir gespielte Ereignisse
    .said = { mars-number-said }
mars-number-card-resources = Ressourcen auf deinen Karten und dem Konzern
    .said = { mars-number-said }
mars-number-card-resource-kinds = Arten von Ressourcen auf deinen Karten und dem Konzern
    .said = { mars-number-said }
mars-number-animals-and-microbes = Tiere und Mikroben auf deinen Karten und dem Konzern
    .said = { mars-number-said }
mars-number-floaters = Schweber auf deinen Karten
    .said = { mars-number-said }
mars-number-resource-kinds = Arten von Ressourcen, die du hast
    .said = { mars-number-said }
mars-number-pairs-of-resources = Standardressourcen, von denen du nach dem Bezahlen 2 oder mehr hast
    .said = { mars-number-said }
mars-number-landshaper-tiles = Stadt, Grünfläche, Spezialplättchen: wie viele der drei du hast
    .said = { mars-number-said }
mars-number-oceans-placed = Von dir platzierte Ozeane
    .said = { mars-number-said }
mars-number-temperature-steps = Von dir erhöhte Temperaturschritte
    .said = { mars-number-said }
mars-number-delegates = Deine Delegierten in Parteien
    .said = { mars-number-said }
mars-number-leaders-and-influence = Von dir geführte Parteien und dein Einfluss zusammen
    .said = { mars-number-said }
mars-number-how-far-briber = Bestecher: wie weit du bist (%, 100 = erfüllt)
    .said = { mars-number-said }
mars-number-how-far-coastguard = Küstenwache: wie weit du bist (%, 100 = erfüllt)
    .said = { mars-number-said }
mars-number-how-far-forester = Förster: wie weit du bist (%, 100 = erfüllt)
    .said = { mars-number-said }
mars-number-how-far-rim-settler = Grenzsiedler: wie weit du bist (%, 100 = erfüllt)
    .said = { mars-number-said }
mars-number-vermin-animals = Tiere auf Ratten
    .said = { mars-number-said }
mars-number-card-points = SP deiner Karten
    .said = { mars-number-said }

## Felder: was du getan hast

mars-field-tile = Plättchen
mars-note-milestone = du { $you } von { $need } · MarsBot { $bot } von { $bot_need }
mars-note-milestone-bot = MarsBot { $bot } von { $bot_need }
mars-note-award = du { $you } · MarsBot { $bot }
mars-note-award-bot = MarsBot { $bot }
mars-note-holder = jetzt: { $owner }
mars-note-card = { $cost } M€ · { $tags }
mars-note-card-no-tags = { $cost } M€ · keine Symbole
mars-field-points = SP deiner Karten
mars-field-space = Feld
mars-field-insist = Trotzdem hier platzieren (eine Karte erlaubt es)
mars-field-owner = Gehört
mars-field-parameter = Parameter
mars-field-steps = Schritte
mars-field-milestone = Meilenstein
mars-field-award = Auszeichnung
mars-field-resource = Ressource
mars-field-amount = Menge
mars-field-production = Produktion
mars-field-your-card = Deine Karte
mars-field-prelude = Deine Präludium-Karte
mars-field-tr = Änderung deines TW
mars-field-track = Leiste
mars-field-position = Feld der Leiste
mars-field-highest = Weitestes je erreichtes Feld
mars-field-temperature = Temperatur (°C)
mars-field-oxygen = Sauerstoff (%)
mars-field-venus = Venus (%)
mars-field-bot-tr = MarsBots TW
mars-field-bot-mc = MarsBots M€
mars-field-floaters = MarsBots Schweber
mars-field-your-tr = Dein TW
mars-field-colony = Kolonieplättchen
mars-field-step = Schritt des Anzeigers
mars-field-stored = Gelagerte Marker
mars-field-party = Partei
mars-field-delegates-human = Deine Delegierten
mars-field-delegates-bot = MarsBots Delegierte
mars-field-delegates-neutral = Neutrale Delegierte
mars-field-leader = Führt die Partei
mars-field-card = Karte
mars-field-pile = Wo sie liegt
mars-field-generation = Generation
mars-field-first = Wer beginnt
mars-field-bot-passed = Hat MarsBot gepasst?
mars-field-bot-took-turn = Hatte MarsBot in dieser Generation schon einen Zug?
mars-field-off-map-cities = Deine Städte außerhalb des Spielbretts
mars-field-kept = Auf der Karte
mars-field-cube-space = Feld der Leiste
mars-field-cube = Marker darauf
mars-field-progress = MarsBots Stand
mars-field-event-place = Platz
mars-field-event = Globales Ereignis dort
mars-field-action-projects = Projektkarten im Aktionsstapel
mars-field-action-bonuses = Bonuskarten im Aktionsstapel
mars-field-colonies-human = Deine Kolonien dort
mars-field-colonies-bot = MarsBots Kolonien dort
mars-field-fleet = Flotte auf dem Plättchen
mars-field-fleets = MarsBots Handelsflotten
mars-field-ruling = Regierende Partei
mars-field-dominant = Dominante Partei
mars-field-chairman = Vorsitz
mars-field-lobby = Sind deine Delegierten in der Lobby?

## Was du melden kannst

mars-report-done = Fertig
    .hint = Sonst nichts zu melden.
    .unlikely = Noch einen Zug machen
mars-report-pass = Passen
    .hint = Du machst in dieser Generation keinen Zug mehr.
    .likely = Ich passe auch
mars-report-tile = Plättchen platziert
    .hint = Eines deiner Plättchen oder ein Ozean auf dem Spielbrett. TW und Sauerstoff steigen von selbst.
mars-report-off-map-city = Stadt außerhalb des Spielbretts
    .hint = Phobos oder Ganymed: zählt als Stadtplättchen.
mars-report-raise = Parameter erhöht
    .hint = Durch eine Karte oder ein Projekt, ohne Plättchen. TW und Bonusschritte folgen von selbst.
mars-report-claim = Meilenstein beansprucht
    .hint = Drei Meilensteine können beansprucht werden, von beiden Seiten zusammen.
mars-report-fund = Auszeichnung finanziert
    .hint = Drei Auszeichnungen können finanziert werden, von beiden Seiten zusammen.
mars-report-remove = Ressourcen entfernt
    .hint = MarsBot verliert ebenso viele M€; Marker dieser Art in seinem Lager gehen zuerst.
mars-report-steal = Ressourcen gestohlen
    .hint = MarsBot verliert M€, oder zuerst gelagerte Marker dieser Art; du erhältst ebenso viel von der Ressource.
mars-report-remove-from-card = Pflanzen von seinem Konzern entfernt
    .hint = Von MarsBots Konzernkarte statt von seinen M€; was zu viel ist, verfällt.
mars-report-steal-from-card = Pflanzen von seinem Konzern gestohlen
    .hint = Von MarsBots Konzernkarte statt von seinen M€; du erhältst so viele Pflanzen, wie dort liegen.
mars-report-lower = Produktion reduziert
    .hint = MarsBots Marker geht für jeden Schritt ein Feld zurück.
mars-report-card = Karte gespielt, die MarsBot betrifft
    .hint = Eine Karte, die MarsBots Symbole oder Plättchen zählt, ihm etwas nimmt oder seinen Konzern auslöst.
mars-report-prelude = Präludium-Karte, die seinen Konzern auslöst
    .hint = MarsBots Konzern reagiert auf die Symbole deiner Präludium-Karten.
mars-report-tr = TW geändert
    .hint = Nur durch eine Karte, ohne Parameter oder Ozean.
mars-report-points = Punkte auf deinen Karten
    .hint = SP auf deinen Karten bisher; dient als Startwert für die Schlusswertung.
mars-report-colony = Kolonie errichtet
    .hint = Eine deiner Kolonien; auf ein Plättchen passen drei.
mars-report-trade = Gehandelt
    .hint = Deine Flotte besucht ein Kolonieplättchen; hat MarsBot dort eine Kolonie, erhält er einen Marker.
mars-report-delegate = Delegierte entsandt
    .hint = Aus der Lobby, wenn dort welche sind; sonst aus deiner Reserve.
mars-report-new-holland = Neu Holland platziert
    .hint = Eine Promokarte: deine Stadt auf einem Ozeanplättchen. Sie zählt dann als beides.
mars-report-icy-impactors = Eisige Impaktoren: Ozean
    .hint = Aktion von Karte X47: Wer den Startspielermarker hat, bestimmt, wohin dein Ozean kommt.
mars-report-cathedral = Kathedrale in einer Stadt von MarsBot
    .hint = Karte X65: MarsBot bezahlt 2 M€, wenn er kann, und rückt seine niedrigste Leiste vor.
mars-report-greenery = Grünfläche platziert
    .hint = Aus Pflanzen umgewandelt, nach der letzten Produktionsphase.
mars-report-set-space = Feld berichtigen
    .hint = Setzt, was auf dem Feld liegt. Sonst geschieht nichts.
mars-report-set-temperature = Temperatur berichtigen
    .hint = Setzt den Wert; kein TW, kein Bonusschritt.
mars-report-set-oxygen = Sauerstoff berichtigen
    .hint = Setzt den Wert; kein TW, kein Bonusschritt.
mars-report-set-bot = MarsBot berichtigen
    .hint = Setzt seinen TW und seine M€.
mars-report-set-track = Leiste berichtigen
    .hint = Setzt das Feld des Markers. Überschrittene Felder bleiben benutzt.
mars-report-set-highest = Weitestes Feld einer Leiste berichtigen
    .hint = Das weiteste je erreichte Feld; Symbole dahinter gelten als unbenutzt.
mars-report-set-your-tr = Deinen TW berichtigen
    .hint = Setzt deinen TW.
mars-report-set-venus = Venus berichtigen
    .hint = Setzt den Wert; kein TW, kein Bonusschritt.
mars-report-set-floaters = Schweber berichtigen
    .hint = Setzt, wie viele Schweber MarsBot hat.
mars-report-set-colony = Anzeiger einer Kolonie berichtigen
    .hint = Setzt den Schritt des Anzeigers, nie unter die Kolonien.
mars-report-set-storage = Lager berichtigen
    .hint = Setzt, wie viele Marker MarsBot dort hat.
mars-report-set-party = Partei berichtigen
    .hint = Setzt ihre Delegierten und wer sie führt. Reserven und Dominanz folgen.
mars-report-set-milestone = Meilenstein berichtigen
    .hint = Setzt, wer ihn beansprucht hat. TW und M€ ändern sich nicht.
mars-report-set-award = Auszeichnung berichtigen
    .hint = Setzt, wer sie finanziert hat. M€ ändern sich nicht.
mars-report-set-progress = MarsBots Stand eines Meilensteins berichtigen
    .hint = Für einen Meilenstein, der platzierte Ozeane oder Temperaturschritte zählt.
mars-report-set-generation = Generation berichtigen
    .hint = Setzt ihre Nummer, wer beginnt, und ob MarsBot schon am Zug war oder gepasst hat.
mars-report-set-off-map-cities = Deine Städte außerhalb berichtigen
    .hint = Setzt, wie viele es sind.
mars-report-set-on-card = Konzernkarte berichtigen
    .hint = Setzt, was auf MarsBots Karte liegt.
mars-report-set-cube = Marker auf einer Leiste berichtigen
    .hint = Setzt, welcher Marker des Konzerns oder der Erweiterung dort liegt.
mars-report-set-card = Ort einer Karte berichtigen
    .hint = Nenne die Karte und sage, wo sie liegt.
mars-report-set-action-deck = Aktionsstapel berichtigen
    .hint = Setzt, wie viele Karten verdeckt darin liegen.
mars-report-set-reshuffled = Der Projektstapel wurde neu gemischt
    .hint = Sein Ablagestapel wurde hineingemischt: Jede dieser Karten kann wiederkommen.
mars-report-set-colonists = Kolonien eines Plättchens berichtigen
    .hint = Setzt, wessen Kolonien und wessen Flotte dort sind.
mars-report-set-fleets = MarsBots Flotten berichtigen
    .hint = Setzt, wie viele Handelsflotten er hat.
mars-report-set-government = Regierung berichtigen
    .hint = Setzt die regierende Partei und den Vorsitz. Reserven folgen.
mars-report-set-event = Globales Ereignis berichtigen
    .hint = Setzt, welches dort liegt. Berichtige seine neutralen Delegierten bei der Partei.

## Ablehnungen

mars-space-taken = { $space } ist besetzt. Wähle ein freies Feld.
mars-ocean-on-land = Ozeane gehören auf die für sie reservierten Felder; { $space } ist Land.
mars-space-for-oceans = { $space } ist für einen Ozean reserviert.
mars-space-for-a-city = { $space } ist für eine Stadt reserviert.
mars-greenery-apart = Eine Grünfläche muss, wenn möglich, neben einem deiner Plättchen liegen; { $space } liegt nicht so.
mars-city-beside-city = Eine Stadt darf nicht neben einer anderen Stadt liegen; { $space } liegt so.
mars-space-marked = MarsBots Marker liegt auf { $space }; nur MarsBot darf dort bauen.
mars-space-own-marker = Dein Marker liegt schon auf { $space }.
mars-space-nomads = Die Nomaden sind auf { $space }; dort kann nicht gebaut werden.
mars-space-beside-a-tile = Dieses Plättchen darf nicht neben einem anderen liegen; { $space } liegt so.
mars-space-not-beside-a-city = Dieses Plättchen muss neben einer Stadt liegen; { $space } liegt nicht so.
mars-space-not-beside-two-cities = Dieses Plättchen muss neben zwei Städten liegen; { $space } liegt nicht so.
mars-space-not-beside-a-greenery = Dieses Plättchen muss neben einer Grünfläche liegen; { $space } liegt nicht so.
mars-space-not-beside-an-ocean = Dieses Plättchen muss neben einem Ozean liegen; { $space } liegt nicht so.
mars-space-not-beside-own = Das muss neben einem deiner Plättchen liegen; { $space } liegt nicht so.
mars-space-without-metal = Dieses Plättchen braucht ein Feld mit Stahl- oder Titan-Bonus; { $space } hat keinen.
mars-space-not-volcanic = Dieses Plättchen braucht ein vulkanisches Feld; { $space } ist keines.
mars-space-not-noctis = Diese Stadt gehört auf das für sie reservierte Feld, nicht auf { $space }.
mars-space-no-ocean-tile = Auf { $space } liegt kein Ozeanplättchen.
mars-space-unpayable = Den Effekt von { $space } kannst du nicht bezahlen.
mars-space-not-your-greenery = { $space } ist keine deiner Grünflächen.
mars-space-no-room-for-greenery = Neben { $space } ist kein freies Land für die Grünfläche.
mars-space-not-beside-this-ocean = Die Grünfläche muss neben dem neuen Ozean liegen; { $space } liegt nicht so.
mars-space-not-beside-nomads = Die Nomaden ziehen auf ein benachbartes Feld; { $space } ist keines.
mars-space-no-city-for-cathedral = Auf { $space } ist keine Stadt ohne Kathedrale.
mars-others-space-taken =
    { $count ->
        [one] ist besetzt
       *[other] sind besetzt
    }
mars-others-ocean-on-land =
    { $count ->
        [one] ist Land, nicht für Ozeane reserviert
       *[other] sind Land, nicht für Ozeane reserviert
    }
mars-others-space-for-oceans =
    { $count ->
        [one] ist für Ozeane reserviert
       *[other] sind für Ozeane reserviert
    }
mars-others-space-for-a-city =
    { $count ->
        [one] ist für eine Stadt reserviert
       *[other] sind für eine Stadt reserviert
    }
mars-others-greenery-apart =
    { $count ->
        [one] liegt nicht neben deinen Plättchen
       *[other] liegen nicht neben deinen Plättchen
    }
mars-others-city-beside-city =
    { $count ->
        [one] liegt neben einer Stadt
       *[other] liegen neben einer Stadt
    }
mars-others-space-marked =
    { $count ->
        [one] trägt MarsBots Marker
       *[other] tragen MarsBots Marker
    }
mars-others-space-own-marker =
    { $count ->
        [one] trägt schon deinen Marker
       *[other] tragen schon deinen Marker
    }
mars-others-space-nomads =
    { $count ->
        [one] ist von den Nomaden besetzt
       *[other] sind von den Nomaden besetzt
    }
mars-others-space-beside-a-tile =
    { $count ->
        [one] liegt neben einem Plättchen
       *[other] liegen neben einem Plättchen
    }
mars-others-space-not-beside-a-city =
    { $count ->
        [one] liegt nicht neben einer Stadt
       *[other] liegen nicht neben einer Stadt
    }
mars-others-space-not-beside-two-cities =
    { $count ->
        [one] liegt nicht neben zwei Städten
       *[other] liegen nicht neben zwei Städten
    }
mars-others-space-not-beside-a-greenery =
    { $count ->
        [one] liegt nicht neben einer Grünfläche
       *[other] liegen nicht neben einer Grünfläche
    }
mars-others-space-not-beside-an-ocean =
    { $count ->
        [one] liegt nicht neben einem Ozean
       *[other] liegen nicht neben einem Ozean
    }
mars-others-space-not-beside-own =
    { $count ->
        [one] liegt nicht neben deinen Plättchen
       *[other] liegen nicht neben deinen Plättchen
    }
mars-others-space-without-metal =
    { $count ->
        [one] hat keinen Bonus mit Stahl oder Titan
       *[other] haben keinen Bonus mit Stahl oder Titan
    }
mars-others-space-not-volcanic =
    { $count ->
        [one] ist nicht vulkanisch
       *[other] sind nicht vulkanisch
    }
mars-others-space-not-noctis =
    { $count ->
        [one] ist nicht das für diese Stadt reservierte Feld
       *[other] sind nicht das für diese Stadt reservierte Feld
    }
mars-others-space-no-ocean-tile =
    { $count ->
        [one] hat kein Ozeanplättchen
       *[other] haben kein Ozeanplättchen
    }
mars-others-space-unpayable =
    { $count ->
        [one] kostet mehr, als du bezahlen kannst
       *[other] kosten mehr, als du bezahlen kannst
    }
mars-others-space-not-your-greenery =
    { $count ->
        [one] ist nicht deine Grünfläche
       *[other] sind nicht deine Grünflächen
    }
mars-others-space-no-room-for-greenery =
    { $count ->
        [one] hat kein freies Land daneben für die Grünfläche
       *[other] haben kein freies Land daneben für die Grünfläche
    }
mars-others-space-not-beside-this-ocean =
    { $count ->
        [one] liegt nicht neben dem neuen Ozean
       *[other] liegen nicht neben dem neuen Ozean
    }
mars-others-space-not-beside-nomads =
    { $count ->
        [one] liegt nicht neben den Nomaden
       *[other] liegen nicht neben den Nomaden
    }
mars-others-space-no-city-for-cathedral =
    { $count ->
        [one] hat keine Stadt ohne Kathedrale
       *[other] haben keine Stadt ohne Kathedrale
    }
mars-new-holland-on-ocean = Neu Holland gehört auf ein Ozeanplättchen, nicht auf { $space }.
mars-one-new-holland = Es gibt nur ein Neu Holland, und es gehört dir.
mars-marker-on-reserved = Ein Marker darf nicht auf einem reservierten Feld liegen: { $space }.
mars-one-neural-instance = Es gibt nur eine Neuronale Instanz, und sie gehört MarsBot.
mars-no-ocean-left = Alle neun Ozeane liegen auf dem Spielbrett.
mars-milestone-gone = { $milestone } kann nicht mehr beansprucht werden: Drei sind schon beansprucht, oder er ist vergeben.
mars-milestone-not-met = { $milestone } braucht { $need }; die App zählt { $have } für dich. Weicht dein Spielbrett ab, nimm zuerst „Spielbrett berichtigen“.
mars-award-gone = { $award } kann nicht mehr finanziert werden: Drei sind schon finanziert, oder sie ist vergeben.
mars-cannot-lower = { $steps ->
    [one] Die { $track }-Leiste steht auf 0 und kann nicht zurückgehen. Wähle eine andere Person.
   *[other] Die { $track }-Leiste steht unter { $steps } und kann nicht so weit zurückgehen. Wähle weniger Schritte oder eine andere Person.
}
mars-card-not-concerned = { $card } betrifft MarsBot nicht, du brauchst sie also nicht zu melden.
mars-deck-empty = Keine Karten sind übrig: { $deck }.
mars-colony-full = Auf { $colony } ist kein Platz für eine weitere Kolonie.
mars-colony-visited = Auf { $colony } ist schon eine Handelsflotte. Wähle ein anderes Plättchen.
mars-colony-not-in-play = { $colony } ist nicht im Spiel.
mars-no-delegate-left = In der Reserve sind keine Delegierten mehr.
mars-not-dominant = { $party } ist nicht die größte Partei und kann deshalb nicht dominant sein.
mars-wrong-pile = { $card } kann dort nicht liegen: Projektkarten und Bonuskarten haben getrennte Stapel.
mars-no-city = Auf { $space } ist keine Stadt.
mars-option-needs = „{ $option }“ braucht die Erweiterung { $expansion }. Wähle auch die Erweiterung.
mars-corporation-yours = { $corporation } ist dein eigener Konzern. Wähle für MarsBot einen anderen.
mars-corporation-needs = { $corporation } braucht eine dieser Erweiterungen: { $expansions }.

## Ein eingegebenes Tableau

mars-board-not-toml = Das ist keine Tableau-Datei: { $reason }
mars-board-too-long = Der Text eines Tableaus darf höchstens { $most } Zeichen haben.
mars-board-line = Zeile { $line } gehört nicht in eine Tableau-Datei. Eine Zeile ist leer, ein Kommentar, [[tracks]], oder ein Name mit seinem Wert.
mars-board-tracks = Ein Tableau hat diese Leisten, in dieser Reihenfolge: { $tracks }.
mars-board-tags = Jedes Symbol gehört zu genau einer Leiste. Prüfe: { $tags }.
mars-board-track = { $track }: Symbole oder Felder fehlen.
mars-board-length = { $count ->
    [one] { $track }: { $count } Feld ist eingegeben, es müssen aber 18 sein.
   *[other] { $track }: { $count } Felder sind eingegeben, es müssen aber 18 sein.
}
mars-board-icon = { $track }, Feld { $space }: Ein Symbol „{ $icon }“ gibt es nicht.
mars-board-icons-unusual = Das Symbol „{ $icon }“ kommt { $count }-mal vor; andere Tableaus haben { $low } bis { $high }. Prüfe das bitte.
mars-level-or-modifiers = { $level } hat schon eigene Regeln. Für eine eigene Mischung wähle Normal.

## Warum eine Aktion fehlschlug

mars-failure-no-tags = Die Karte hat keine Symbole.
mars-failure-track-at-end = Die Leiste ist am Ende.
mars-failure-no-legal-space = Kein erlaubtes Feld ist frei.
mars-failure-oceans-complete = Alle neun Ozeane liegen.
mars-failure-temperature-complete = Die Temperatur ist vollständig.
mars-failure-venus-complete = Die Venusleiste ist vollständig.
mars-failure-no-colony-tile = Für MarsBot ist kein Kolonieplättchen verfügbar.
mars-failure-order-impossible = Der Effekt des Konzerns lässt sich nicht ausführen.
mars-failure-milestones-taken = Drei Meilensteine sind beansprucht.
mars-failure-no-milestone-met = MarsBot erfüllt keinen der freien Meilensteine.
mars-failure-awards-taken = Drei Auszeichnungen sind finanziert.
mars-failure-no-award-ahead = MarsBot liegt bei keiner der freien Auszeichnungen vorn.

## Gleichstandsregeln

mars-tie-own-cities = Die meisten angrenzenden Städte von MarsBot
mars-tie-your-cities = Die wenigsten angrenzenden Städte von dir
mars-tie-your-cities-most = Die meisten angrenzenden Städte von dir
mars-tie-your-greeneries = Die meisten angrenzenden Grünflächen von dir
mars-tie-greeneries = Die meisten angrenzenden Grünflächen
mars-tie-greeneries-and-oceans = Die meisten angrenzenden Grünflächen und Ozeane
mars-tie-oceans = Die meisten angrenzenden Ozeane
mars-tie-ocean-areas = Die meisten angrenzenden für Ozeane reservierten Felder
mars-tie-icons = Die meisten verdeckten Platzierungsboni
mars-tie-polar = In der Polregion (die zwei untersten Reihen)
mars-tie-southern = In der Südregion (die vier untersten Reihen)
mars-tie-by-special = Neben einem Spezialplättchen
mars-tie-edge = Am Rand des Spielbretts
mars-tie-flip = Karte aufgedeckt: Zähle die Kosten von { $card } durch die gleichen Felder ab
mars-tie-no-card = Keine Karte zum Aufdecken mehr: das erste der gleichen Felder
mars-tie-you-meet = Auch du erfüllst ihn
mars-tie-you-closest = Du bist ihm am nächsten
mars-tie-leftmost = Am weitesten links
mars-tie-largest-lead = MarsBots größter Vorsprung
mars-tie-closest-award = Am knappsten: zuerst die, bei denen du führst oder gleichauf bist, dann die, bei denen MarsBot führt
mars-tie-furthest-marker = Am weitesten vorgerückter Anzeiger
mars-tie-own-colony = Mit einer Kolonie von MarsBot
mars-tie-lead-and-dominate = MarsBot würde die Partei führen, und sie würde dominant
mars-tie-lead = MarsBot würde die Partei führen
mars-tie-dominate = MarsBot führt die Partei, und sie würde dominant
mars-tie-fewest-human = Die wenigsten Delegierten von dir
mars-tie-fewest-bot = Die wenigsten Delegierten von MarsBot
mars-tie-clockwise = Die erste im Uhrzeigersinn nach der dominanten Partei

## Namen: Leisten, Symbole

mars-track-building = Gebäude
mars-track-space = Weltraum
mars-track-event = Ereignis
mars-track-science = Wissenschaft
mars-track-energy = Energie
mars-track-earth = Erde
mars-track-bio = Pflanzen
mars-track-venus = Venus

mars-tag-building = Gebäude
mars-tag-space = Weltraum
mars-tag-event = Ereignis
mars-tag-science = Wissenschaft
mars-tag-power = Energie
mars-tag-jovian = Jupiter
mars-tag-earth = Erde
mars-tag-city = Stadt
mars-tag-plant = Pflanze
mars-tag-animal = Tier
mars-tag-microbe = Mikrobe
mars-tag-venus = Venus
mars-tag-wild = Joker

mars-icon-none = Leer
mars-icon-advance = Vorrücken
mars-icon-temperature = Temperatur
mars-icon-temperature2 = Temperatur ×2
mars-icon-ocean = Ozean
mars-icon-greenery = Grünfläche
mars-icon-city = Stadt
mars-icon-milestone = Meilenstein
mars-icon-award = Auszeichnung
mars-icon-venus = Venus
mars-icon-floater = Schweber
mars-icon-floater2 = Schweber ×2
mars-icon-colony = Kolonie
mars-icon-tr2 = TW +2
mars-icon-tr3 = TW +3
mars-icon-tr4 = TW +4
mars-icon-tr5 = TW +5
mars-icon-tr6 = TW +6
mars-icon-tr7 = TW +7
mars-icon-tr8 = TW +8
mars-icon-tag-space = Weltraum vorrücken
mars-icon-tag-power = Energie vorrücken
mars-icon-tag-event = Ereignis vorrücken
mars-icon-tag-venus = Venus vorrücken
mars-icon-tag-microbe = Pflanzen vorrücken

## Namen: Ressourcen, Plättchen, Felder

mars-resource-mc = M€
mars-resource-steel = Stahl
mars-resource-titanium = Titan
mars-resource-plants = Pflanzen
mars-resource-energy = Energie
mars-resource-heat = Wärme
mars-resource-animal = Tiere
mars-resource-microbe = Mikroben
mars-resource-floater = Schweber
mars-resource-science = Wissenschaft

mars-tile-ocean = Ozean
mars-tile-greenery = Grünfläche
mars-tile-city = Stadt
mars-tile-special = Spezialplättchen
mars-tile-capital = Hauptstadt
mars-tile-new-holland = Neu Holland
mars-tile-marker = Spielermarker
mars-tile-neural-instance = Neuronale Instanz
mars-tile-none = Nichts

mars-space = Reihe { $a }, Feld { $b }
mars-card-face-down = Verdeckte Karte

## Namen: Meilensteine und Auszeichnungen

mars-milestone-terraformer = Terraformer
mars-milestone-mayor = Bürgermeister
mars-milestone-gardener = Gärtner
mars-milestone-builder = Bauherr
mars-milestone-planner = Planer
mars-milestone-diversifier = Aufteiler
mars-milestone-tactician = Taktiker
mars-milestone-polar-explorer = Polarforscher
mars-milestone-energizer = Elektrisierer
mars-milestone-rim-settler = Grenzsiedler
mars-milestone-generalist = Alleskönner
mars-milestone-specialist = Spezialist
mars-milestone-ecologist = Ökologe
mars-milestone-tycoon = Tycoon
mars-milestone-legend = Legende
mars-milestone-planetologist = Planetologe
mars-milestone-architect = Architekt
mars-milestone-coast-guard = Küstenwache
mars-milestone-forester = Förster
mars-milestone-financier = Anleger
mars-milestone-pioneer = Pionier
mars-milestone-trader = Händler
mars-milestone-metallurgist = Metallurge
mars-milestone-researcher = Forscher
mars-milestone-agronomist = Agronom
mars-milestone-spacefarer = Astronaut
mars-milestone-geologist = Geologe
mars-milestone-engineer = Ingenieur
mars-milestone-farmer = Farmer
mars-milestone-hoverlord = Wolkenkönig
mars-milestone-briber = Bestecher
mars-milestone-coastguard = Küstenwache
mars-milestone-filantrope = Philanthrop
mars-milestone-fundraiser = Anleger
mars-milestone-hydrologist = Hydrologe
mars-milestone-landshaper = Landformer
mars-milestone-lobbyist = Lobbyist
mars-milestone-merchant = Kaufmann
mars-milestone-producer = Produzent
mars-milestone-sponsor = Sponsor
mars-milestone-terran = Terraner
mars-milestone-thawer = Entfroster

mars-award-landlord = Grundbesitzer
mars-award-banker = Banker
mars-award-scientist = Wissenschaftler
mars-award-thermalist = Wärmetechniker
mars-award-miner = Bergmann
mars-award-cultivator = Kultivator
mars-award-magnate = Magnat
mars-award-space-baron = Raumfahrer
mars-award-eccentric = Exzentriker
mars-award-contractor = Bauträger
mars-award-celebrity = Großinvestor
mars-award-industrialist = Industrieller
mars-award-desert-settler = Wüstensiedler
mars-award-estate-dealer = Makler
mars-award-benefactor = Wohltäter
mars-award-electrician = Elektriker
mars-award-founder = Gründer
mars-award-mogul = Mogul
mars-award-zoologist = Züchter
mars-award-forecaster = Meteorologe
mars-award-suburban = Außenbezirkler
mars-award-investor = Geldgeber
mars-award-botanist = Botaniker
mars-award-incorporator = Starthelfer
mars-award-metropolist = Metropolist
mars-award-traveler = Passagier
mars-award-landscaper = Naturkünstler
mars-award-highlander = Bergsteiger
mars-award-promoter = Koordinator
mars-award-blacksmith = Schmied
mars-award-venuphile = Venusianer
mars-award-administrator = Verwalter
mars-award-biologist = Biologe
mars-award-collector = Sammler
mars-award-constructor = Konstrukteur
mars-award-excentric = Exzentriker
mars-award-manufacturer = Fabrikant
mars-award-politician = Politiker
mars-award-suburbian = Außenbezirkler
mars-award-supplier = Versorger
mars-award-traveller = Passagier
mars-award-visionary = Visionär

## Namen: Kolonieplättchen und Parteien

mars-colony-callisto = Kallisto
mars-colony-ceres = Ceres
mars-colony-enceladus = Enceladus
mars-colony-europa = Europa
mars-colony-ganymede = Ganymed
mars-colony-io = Io
mars-colony-luna = Luna
mars-colony-miranda = Miranda
mars-colony-pluto = Pluto
mars-colony-titan = Titan
mars-colony-triton = Triton

mars-party-mars-first = Mars First
mars-party-kelvinists = Kelvinisten
mars-party-reds = Die Roten
mars-party-greens = Die Grünen
mars-party-unity = Einigkeit
mars-party-scientists = Forschung

## Namen: das Übrige

mars-parameter-temperature = Temperatur
mars-parameter-oxygen = Sauerstoff
mars-parameter-oceans = Ozeane
mars-parameter-venus = Venus

mars-owner-human = Du
mars-owner-bot = MarsBot
mars-owner-neutral = Neutral
mars-holder-human = Du
mars-holder-bot = MarsBot
mars-holder-none = Frei
mars-event-place-current = Aktuell
mars-event-place-coming = Nächstes
mars-event-place-distant = Zukünftig
mars-pile-played = MarsBots Stapel gespielter Karten
mars-pile-project-discard = Ablagestapel der Projektkarten
mars-pile-removed = Aus dem Spiel
mars-pile-bonus-discard = Ablagestapel der Bonuskarten
mars-pile-destroyed = Aus dem Spiel genommen
mars-pile-set-aside = Beiseitegelegt (kommt jede Generation wieder)
mars-pile-action = Im Aktionsstapel
mars-pile-deck = Im eigenen Stapel
mars-tile-of = { $tile } ({ $owner })
mars-storage-of = MarsBots Lager, { $colony }
mars-kept-of = Auf MarsBots Konzernkarte, { $thing }
mars-corporation-label = MarsBots Konzern
mars-cube-place = { $track }-Leiste, Feld { $space }
mars-step-of = Anzeiger von { $colony }
mars-leader-of = Führung der Partei { $party }
mars-events-label = Globale Ereignisse (aktuelles zuerst)
mars-field-lobby-place = Lobby
mars-marker-human = Dein Spielermarker
mars-marker-bot = MarsBots Spielermarker
mars-fleet-human = Deine Handelsflotte
mars-fleet-bot = MarsBots Handelsflotte
mars-colony-cube-human = Deine Kolonie
mars-colony-cube-bot = MarsBots Kolonie
mars-delegate-of-human = Deine Delegierten
mars-delegate-of-bot = MarsBots Delegierte
mars-delegate-of-neutral = Neutrale Delegierte
mars-pile-drafted = Von dir im Draft behalten
mars-pile-yours = Von dir gespielt

mars-deck-project = Projektstapel
mars-deck-bonus = Bonusstapel
mars-deck-action = Aktionsstapel
mars-deck-events = Globale Ereignisse

mars-deck-manner-dealt = Von der App gezogen
    .hint = Die App mischt und zieht; lass die gedruckten Karten in der Schachtel.
mars-deck-manner-real = Deine eigenen Karten
    .hint = Du mischst die gedruckten Karten; die App fragt, welche du aufgedeckt hast.

mars-map-tharsis = Tharsis
mars-map-hellas = Hellas
mars-map-elysium = Elysium
mars-map-utopia-planitia = Utopia Planitia
mars-map-terra-cimmeria = Terra Cimmeria
mars-map-vastitas-borealis = Vastitas Borealis
    .hint = MarsBots Leisten für dieses Spielbrett sind ein Ersatz: Die gedruckten sind nicht bekannt.
mars-expansion-corporate-era = Zeitalter der Konzerne
    .hint = Mehr Projektkarten; deine Produktionen beginnen alle bei 0 statt bei 1.
mars-expansion-prelude = Präludium
    .hint = MarsBots erster Aktionsstapel hat drei Projektkarten mehr; du hast zwei Generationen weniger.
mars-expansion-prelude2 = Präludium 2
    .hint = Spielt sich wie Präludium. Nimm die Präludium-Karte Rezession (P59) heraus.
mars-expansion-venus = Venus
    .hint = Eine achte Leiste, Schweber, Wolkenkönig und Venusianer; Eingriff der Regierung kommt jede Generation wieder.
mars-expansion-colonies = Kolonien
    .hint = MarsBot errichtet Kolonien, handelt und lagert Marker, die seine Leisten vorrücken.
mars-expansion-turmoil = Aufruhr
    .hint = MarsBot entsendet Delegierte und beginnt mit TW 10.
mars-expansion-milestones-awards = Meilensteine & Auszeichnungen
    .hint = Fünf Meilensteine und fünf Auszeichnungen aus dem Vorrat; MarsBot benutzt auf jedem Spielbrett sein Tharsis-Tableau.
mars-expansion-promo = Promokarten

mars-option-map = Spielbrett
    .hint = Das Spielbrett bestimmt MarsBots Tableau, Meilensteine, Auszeichnungen und Gleichstandsregeln.
mars-option-expansions = Erweiterungen
    .hint = Jede Kombination geht.
mars-option-difficulty = Schwierigkeit
    .hint = Eine Schwierigkeit ist eine Gruppe von Regeln.
mars-option-modifiers = Einzelregeln
    .hint = Mische eigene Regeln; nur mit der Schwierigkeit Normal.
mars-option-draft = Draft
    .hint = Ab Generation 2 draften beide Seiten ihre Karten.
mars-option-decks = Stapel
    .hint = Jeder Stapel besteht aus deinen Karten oder wird von der App gezogen.
mars-option-colonies = Kolonieplättchen
    .hint = Die auf deinem Tisch. Wählst du keine, zieht die App fünf.
mars-option-milestones = Meilensteine
    .hint = Die auf deinem Tisch. Wählst du keine, zieht die App fünf.
mars-option-awards = Auszeichnungen
    .hint = Die auf deinem Tisch. Wählst du keine, zieht die App fünf.
mars-option-turmoil-tr-13 = MarsBot beginnt mit TW 13
    .hint = Schwerer: TW 13 statt 10.
mars-option-turmoil-delegates = MarsBots Delegierte am Anfang
    .hint = Schwerer: ein- oder zweimal Delegierte in zufälligen Parteien.
mars-option-corporation = MarsBots Konzern
    .hint = Keiner, ein zufälliger oder einer deiner Wahl. Ein Konzern macht MarsBot stärker.
mars-option-your-corporation = Dein Konzern
    .hint = MarsBot bekommt nie denselben.
mars-option-well-sourced = Nur ganz bekannte Konzerne
    .hint = Schließt den Konzern aus, dessen gedruckte Karte die App nicht ganz kennt.
mars-option-board = Eingegebenes Tableau
    .hint = Die Leisten deines gedruckten MarsBot-Tableaus als Text, statt der eingebauten.

mars-corporation-none = Kein Konzern
mars-corporation-random = Ein zufälliger Konzern

mars-phase-setup = Spielaufbau
mars-phase-research = Forschungsphase
mars-phase-action = Aktionsphase
mars-phase-production = Produktionsphase
mars-phase-end = Letzte Grünflächen
mars-phase-over = Spielende

mars-difficulty-easy = Leicht
mars-difficulty-normal = Normal
mars-difficulty-hard = Schwer
mars-difficulty-brutal = Brutal

mars-modifier-ignore-advance = Keine Vorrücksymbole
    .hint = MarsBot ignoriert die Vorrücksymbole seiner Leisten, ohne fehlgeschlagene Aktion.
mars-modifier-failed-action-3 = Fehlgeschlagene Aktion: 3 M€
    .hint = Eine fehlgeschlagene Aktion gibt MarsBot 3 M€ statt 5.
mars-modifier-awards-minus-5 = Auszeichnungen −5
    .hint = MarsBot zählt bei jeder Auszeichnung 5 weniger.
mars-modifier-card-vp = SP für Karten
    .hint = Am Ende wertet MarsBot 1 SP für jede gespielte Karte mit einem SP-Symbol, das nicht negativ ist.
mars-modifier-first-turn-milestone = Früher Meilenstein
    .hint = In seinem ersten Zug einer Generation darf MarsBot für 8 M€ einen Meilenstein beanspruchen.
mars-modifier-fourth-card = Vier Projektkarten
    .hint = MarsBots Aktionsstapel hat in jeder Generation vier Projektkarten statt drei.

mars-score-tr = TW
mars-score-milestones = Meilensteine
mars-score-awards = Auszeichnungen
mars-score-greenery = Grünflächen
mars-score-cities = Städte
mars-score-neural-instance = Neuronale Instanz
mars-score-mc = M€
mars-score-cards = Karten
mars-score-turmoil = Aufruhr
mars-score-corporation = Konzern
mars-score-vermin = Ratten
mars-score-total = Summe

## Ergebnisse einer Simulation

mars-outcome-bot-tr = MarsBots TW
mars-outcome-bot-mc = MarsBots M€
mars-outcome-bot-score = MarsBots SP
mars-outcome-human-score = Deine SP
mars-outcome-human-won = Du hast gewonnen
mars-outcome-generation = Letzte Generation
mars-outcome-temperature = Temperatur (°C)
mars-outcome-oxygen = Sauerstoff (%)
mars-outcome-oceans = Ozeane
mars-outcome-venus = Venus (%)
mars-outcome-cities = MarsBots Städte
mars-outcome-greeneries = MarsBots Grünflächen
mars-outcome-tiles = MarsBots Plättchen
mars-outcome-milestones = MarsBots Meilensteine
mars-outcome-awards = MarsBots Auszeichnungen
mars-outcome-floaters = MarsBots Schweber
mars-outcome-track-building = Leiste: Gebäude
mars-outcome-track-space = Leiste: Weltraum
mars-outcome-track-event = Leiste: Ereignis
mars-outcome-track-science = Leiste: Wissenschaft
mars-outcome-track-jovian = Leiste: Jupiter und Wissenschaft
mars-outcome-track-city = Leiste: Stadt und Wissenschaft
mars-outcome-track-power = Leiste: Energie
mars-outcome-track-earth = Leiste: Erde
mars-outcome-track-plant = Leiste: Pflanzen
mars-outcome-track-venus = Leiste: Venus

## Was die Bonuskarten tun

mars-bonus-B01 = Du verlierst bis zu 5 Pflanzen. Nach einem Verlust von 3 oder mehr, oder einem geschützten, wird die Karte aus dem Spiel genommen.
mars-bonus-B02 = Du entfernst dein wertvollstes Tier oder deine wertvollste Mikrobe. MarsBot erhält 5 M€, oder 2 M€ und einen Schweber mit Venus oder Kolonien.
mars-bonus-B03 = MarsBot zieht noch eine Projektkarte und führt sie aus.
mars-bonus-B04 = MarsBot beansprucht einen Meilenstein; kann er nicht, finanziert er ab Generation 6 eine Auszeichnung; sonst erhält er 5 M€.
mars-bonus-B05 = MarsBot baut, wenn möglich, eine Stadt neben mindestens zwei Grünflächen oder Ozeanen.
mars-bonus-B06 = MarsBot erhöht einen Parameter, der 1–2 Schritte vor einem Bonusschritt oder dem Ende steht; sonst den, der am weitesten vom Ende entfernt ist.
mars-bonus-B07 = MarsBot platziert seine Neuronale Instanz; gibt es kein Feld dafür, führt er eine Projektkarte aus.
mars-bonus-B08 = MarsBot bezahlt 5 M€, um bei der knappsten finanzierten Auszeichnung aufzuholen; kann er nicht, führt er eine weitere Bonuskarte aus.
mars-bonus-B09 = Hellas: MarsBot bezahlt 5 M€, um bei der knappsten finanzierten Auszeichnung aufzuholen; kann er nicht, führt er eine weitere Bonuskarte aus.
mars-bonus-B10 = Elysium: MarsBot bezahlt 5 M€, um bei der knappsten finanzierten Auszeichnung aufzuholen; kann er nicht, führt er eine weitere Bonuskarte aus.
mars-bonus-B11 = Utopia Planitia: MarsBot bezahlt 5 M€, um bei der knappsten finanzierten Auszeichnung aufzuholen; kann er nicht, führt er eine weitere Bonuskarte aus.
mars-bonus-B12 = Terra Cimmeria: MarsBot bezahlt 5 M€, um bei der knappsten finanzierten Auszeichnung aufzuholen; kann er nicht, führt er eine weitere Bonuskarte aus.
mars-bonus-B13 = Vastitas Borealis: MarsBot bezahlt 5 M€, um bei der knappsten finanzierten Auszeichnung aufzuholen; kann er nicht, führt er eine weitere Bonuskarte aus.
mars-bonus-B14 = Meilensteine & Auszeichnungen: MarsBot bezahlt 5 M€, um bei der knappsten finanzierten Auszeichnung aufzuholen; kann er nicht, führt er eine weitere Bonuskarte aus.
mars-bonus-B15 = MarsBot erhöht Temperatur, Sauerstoff oder Venus, wenn 1–2 Schritte zu einem Bonusschritt oder dem Ende fehlen; sonst den Parameter des Mars, der am weitesten vom Ende entfernt ist.
mars-bonus-B16 = Erhöht in ungeraden Generationen die Venus, sonst den Parameter des Mars, der am weitesten vom Ende entfernt ist. MarsBot erhält dafür weder TW noch M€. Kommt jede Generation wieder.
mars-bonus-B17 = MarsBot baut eine Stadt neben mindestens zwei Grünflächen oder Ozeanen; sonst eine Kolonie, wenn er höchstens eine hat.
mars-bonus-B18 = MarsBot errichtet eine Kolonie. Dann wird die oberste Bonuskarte abgeworfen, ohne ausgeführt zu werden.
mars-bonus-B19 = MarsBot handelt mit dem Kolonieplättchen, dessen Anzeiger am weitesten ist. Kommt jede Generation wieder.
mars-bonus-B20 = MarsBot handelt auch mit seiner zweiten Flotte. Kommt jede Generation wieder.
mars-bonus-B21 = MarsBot entsendet Delegierte, für 5 M€ vielleicht noch einmal. Kommt jede Generation wieder.
mars-bonus-B22 = MarsBot legt einen Marker auf freies Land. Kommt jede Generation wieder.
mars-bonus-B23 = Die Pflanze auf seiner Konzernkarte wird zu einer Grünfläche; ohne eine erhält er dort eine Pflanze. Kommt jede Generation wieder.
mars-bonus-B24 = MarsBot nimmt bis zu 3 M€ von seiner Konzernkarte; liegen dort keine, rückt Energie vor. Kommt jede Generation wieder.
mars-bonus-B25 = MarsBot erhöht einen Parameter, der 1–2 Schritte vor einem Bonusschritt oder dem Ende steht, oder platziert einen Ozean neben Ozeanen. Kommt jede Generation wieder.
mars-bonus-B26 = Die Venus steigt um einen Schritt, die Venus-Leiste rückt vor, dann steigt der Parameter des Mars, der am weitesten vom Ende entfernt ist.
mars-bonus-B27 = MarsBot baut eine Stadt neben deiner Grünfläche, oder ein Spezialplättchen neben deiner Stadt; sonst erhält er 3 M€.
mars-bonus-B28 = Die niedrigste Leiste rückt vor. Dann verliert MarsBot 4 M€, wenn er sie hat. Kommt jede Generation wieder.
mars-bonus-B29 = MarsBot entsendet zweimal Delegierte dorthin, wo er am wenigsten hat, oder erhält 2 M€ für jedes fehlende Mal. Kommt jede Generation wieder.
mars-bonus-B30 = MarsBot zieht so viele Projektkarten, wie die Feldnummer seiner Energie-Leiste angibt, und führt die besten zwei aus.
mars-bonus-B31 = MarsBots TW steigt um 1.
mars-bonus-B32 = Gerade Generationen rücken die niedrigste Leiste vor und die höchste zurück; ungerade zahlen M€ für die niedrigste. Kommt jede Generation wieder.

## MarsBots Konzernkarten

mars-corporation-no-setup = Nichts beim Aufbau.
mars-corporation-no-generation = Nichts je Generation.

mars-corporation-card-C01 = Jede Projektkarte mit Kosten ab 20, die MarsBot ausführt, gibt ihm 4 M€.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Es zählen die gedruckten Kosten, einmal je Karte und vor ihren Symbolen, wie auch immer die Karte gezogen wurde. Im Draft behält MarsBot die teuersten Karten; eine der anderen wird abgeworfen, keine, wenn alle vier gleich viel kosten.
mars-corporation-card-C02 = Kein dauerhafter Effekt. Schnelles Keimen (B23) legt eine Pflanze auf diese Karte oder macht aus der Pflanze hier eine Grünfläche.
    .setup = Schnelles Keimen (B23) kommt neben MarsBots Tableau.
    .generation = Vor der Aktionsphase, ab Generation 1, wird Schnelles Keimen in den Aktionsstapel gemischt.
    .rulings = Wenn du Pflanzen entfernst oder stiehlst, zielst du auf die Pflanze hier oder auf MarsBots M€, nie auf beides. Ohne Feld für die Grünfläche bleibt die Pflanze, und es gibt keine fehlgeschlagene Aktion. Ist der Sauerstoff vollständig, wird die Grünfläche ohne TW platziert.
mars-corporation-card-C03 = Auf einem weißen Marker zieht MarsBot eine Projektkarte und führt sie aus, statt dort die Temperatur zu erhöhen. Auf einem schwarzen erhöht er die Temperatur um einen Schritt.
    .setup = Weiße Marker: Gebäude 6, Weltraum 9, Wissenschaft 10, Energie 5 und 9, Pflanzen 11. Schwarze Marker: Erde 3, 6, 9, 12, 13 und 14.
    .generation = { mars-corporation-no-generation }
    .rulings = Zeigt das Feld eines weißen Markers etwas anderes als Temperatur, wird dieses Symbol nach der Karte ausgeführt. Ein weißer Marker wirkt auch bei vollständiger Temperatur; ein schwarzer ist dann eine fehlgeschlagene Aktion.
mars-corporation-card-C04 = Jedes Feld, das Gebäude oder Ereignis vorrückt, gibt MarsBot 2 M€, wodurch auch immer.
    .setup = Zur Erinnerung ersetzen weiße Marker die Marker von Gebäude und Ereignis.
    .generation = { mars-corporation-no-generation }
    .rulings = Auch die Startsymbole zählen, ebenso ein Feld, das nach einem Rückgang noch einmal erreicht wird. Eine Leiste am Ende bewegt sich nicht und gibt nichts.
mars-corporation-card-C05 = Jede Projektkarte mit Bedingung, die MarsBot ausführt, gibt ihm 2 M€.
    .setup = Lobbyisten (B06, mit Venus B15) wird aus dem Spiel genommen. Mach es richtig (B25) kommt neben MarsBots Tableau.
    .generation = Vor der Aktionsphase, ab Generation 1, wird Mach es richtig in den Aktionsstapel gemischt.
    .rulings = Jede gedruckte Bedingung zählt; MarsBot muss sie nicht erfüllen. Mach es richtig versucht Temperatur, dann Sauerstoff mit einer Grünfläche, dann einen Ozean, wie Lobbyisten, wird aber nie aus dem Spiel genommen. Ist nichts möglich, geschieht nichts.
mars-corporation-card-C06 = Alle M€, die MarsBot erhält, kommen von dieser Karte. Ist sie leer, lege 10 M€ darauf und rücke Gebäude vor. Das endet, wenn Gebäude am Ende ist.
    .setup = 10 M€ aus der Bank kommen auf diese Karte.
    .generation = { mars-corporation-no-generation }
    .rulings = MarsBot behält, was er erhält; nur die Quelle ist anders. Ein großer Gewinn kann die Karte mehrmals leeren. Die M€ hier gehören MarsBot nicht: Sie können weder gestohlen noch ausgegeben noch gewertet werden.
mars-corporation-card-C07 = Auf einem weißen Marker zieht MarsBot die oberste Karte des Bonusstapels und führt sie aus.
    .setup = Projektkarten werden aufgedeckt, bis zwei ein Weltraum-Symbol haben. Diese zwei werden in den Bonusstapel gemischt, die anderen abgeworfen. Weiße Marker: Weltraum 7, 10, 13 und 15.
    .generation = { mars-corporation-no-generation }
    .rulings = Eine Projektkarte aus dem Bonusstapel wird als Projektkarte ausgeführt und kommt auf den Stapel gespielter Karten. Ein Joker-Symbol zählt nicht als Weltraum-Symbol. Das Symbol des Feldes wird nach dem Marker ausgeführt.
mars-corporation-card-C08 = Ereignis rückt vor für jede Karte mit Jupiter-Symbol, die du spielst, und für jedes Jupiter-Symbol, das MarsBot ausführt.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Melde deine Projekt- und Präludium-Karten mit Jupiter-Symbol; jede zählt einmal, dein Konzern und Joker-Symbole zählen nicht. Das Jupiter-Startsymbol zählt; Symbole, Marker und Bonuskarten, die eine Leiste bewegen, nicht. Ist Ereignis am Ende, ist es jedes Mal eine fehlgeschlagene Aktion.
mars-corporation-card-C09 = Jedes Feld, das Erde vorrückt, gibt MarsBot 2 M€, wodurch auch immer.
    .setup = MarsBot erhält 25 M€. Zur Erinnerung ersetzt ein weißer Marker den Marker von Erde.
    .generation = { mars-corporation-no-generation }
    .rulings = Die Bewegung zählt, nicht das Symbol: Wo Stadt-Symbole die Leiste teilen, zählen auch sie. Ein Feld, das nach einem Rückgang noch einmal erreicht wird, zählt wieder.
mars-corporation-card-C10 = Jede Stadt, die du platzierst, gibt MarsBot 2 M€. Jede Stadt, die MarsBot platziert, rückt Ereignis vor.
    .setup = MarsBot platziert eine Stadt.
    .generation = { mars-corporation-no-generation }
    .rulings = Schon die Stadt beim Aufbau rückt Ereignis vor. Die Hauptstadt und Städte außerhalb des Spielbretts zählen auch; eine Stadt, die du vorher mit deinem eigenen Konzern platziert hast, nicht.
mars-corporation-card-C11 = Auf einem weißen Marker zieht MarsBot eine Projektkarte und führt nur ihr erstes Symbol aus; dann erhöht er die Temperatur um einen Schritt.
    .setup = MarsBot erhält 10 M€. Weiße Marker: Energie 4, 6, 8 und 10.
    .generation = { mars-corporation-no-generation }
    .rulings = Die anderen Symbole dieser Karte haben keine Wirkung, auch nicht für deine Effekte; die Karte kommt auf den Stapel gespielter Karten. Eine Karte ohne Symbole oder eine vollständige Temperatur ist eine fehlgeschlagene Aktion; der Rest wird trotzdem ausgeführt.
mars-corporation-card-C12 = Kein dauerhafter Effekt. In den Aktionsstapel kommt eine zweite Bonuskarte, und Staatliche Subvention (B31) im Bonusstapel gibt MarsBot 1 TW.
    .setup = Staatliche Subvention (B31) wird in den Bonusstapel gemischt. In den ersten Aktionsstapel kommt keine Karte aus dem Bonusstapel.
    .generation = Vor der Aktionsphase, ab Generation 2, wird noch eine Karte des Bonusstapels in den Aktionsstapel gemischt.
    .rulings = Karten, die jede Generation wiederkommen, etwa Eingriff der Regierung, werden trotzdem in den ersten Aktionsstapel gemischt. Die zusätzliche Karte wird nicht sofort ausgeführt, sondern bleibt im Aktionsstapel.
mars-corporation-card-C13 = Jeder erreichte silberne Marker gibt MarsBot 5 M€.
    .setup = Silberne Marker: jedes Feld von Gebäude von 4 bis 18.
    .generation = { mars-corporation-no-generation }
    .rulings = Ein Marker zählt einmal, vor dem Symbol seines Feldes.
mars-corporation-card-C14 = Auf einem weißen Marker rückt die niedrigste Leiste vor, auf einem schwarzen Weltraum.
    .setup = Weiße Marker: Erde 1, 5, 9, 13 und 17. Schwarze Marker: Erde 3, 7, 11 und 15.
    .generation = { mars-corporation-no-generation }
    .rulings = Die niedrigste Leiste wird bestimmt, nachdem Erde sich bewegt hat, und kann Erde selbst sein. Das Symbol des Feldes von Erde wird nach dem Marker ausgeführt.
mars-corporation-card-C15 = Kein dauerhafter Effekt. Diversifizierung (B28) rückt die niedrigste Leiste vor, und MarsBot bezahlt dafür 4 M€.
    .setup = MarsBot erhält 10 M€. Diversifizierung (B28) kommt neben MarsBots Tableau.
    .generation = Vor der Aktionsphase, ab Generation 1, wird Diversifizierung in den Aktionsstapel gemischt.
    .rulings = Immer rückt zuerst die Leiste vor. Dann verliert MarsBot 4 M€, oder nichts, wenn er weniger hat. Eine Leiste, die sich nicht bewegen kann, ist hier keine fehlgeschlagene Aktion.
mars-corporation-card-C16 = Auf einem weißen Marker zieht MarsBot eine Projektkarte und führt sie aus.
    .setup = In den ersten Aktionsstapel kommt eine Projektkarte mehr. Weiße Marker: Wissenschaft 8 und 16.
    .generation = { mars-corporation-no-generation }
    .rulings = Die zusätzliche Karte gilt nur für Generation 1. Das Symbol des Feldes wird nach der gezogenen Karte ausgeführt.
mars-corporation-card-C17 = Jede Projektkarte mit einem SP-Symbol, das nicht negativ ist, gibt MarsBot 3 M€, wenn er sie ausführt.
    .setup = Übererfüllung (B04) wird aus dem Bonusstapel genommen und beiseitegelegt, nicht aus dem Spiel.
    .generation = Vor der Aktionsphase, ab Generation 1, wird Übererfüllung in den Aktionsstapel gemischt, bis sie aus dem Spiel genommen wird.
    .rulings = Das Symbol zählt, nicht sein Wert: 0 oder eine veränderliche Zahl zählt, eine negative nicht. Übererfüllung wird aus dem Spiel genommen, wenn sie einen Meilenstein beansprucht oder eine Auszeichnung finanziert hat; sonst kommt sie wieder.
mars-corporation-card-C18 = Auf ein Feld mit einem Marker von MarsBot darfst du nichts platzieren. Ein Plättchen, das MarsBot dort platziert, gibt ihm 3 M€.
    .setup = Siedler (B22) wird einmal ausgeführt und kommt dann neben MarsBots Tableau.
    .generation = Vor der Aktionsphase, ab Generation 1, wird Siedler in den Aktionsstapel gemischt.
    .rulings = Der Marker kommt auf freies, nicht reserviertes Land: zuerst die Gleichstandsregeln des Spielbretts, dann die meisten angrenzenden Ozeanfelder, dann eine aufgedeckte Karte. Ein Marker ist kein Plättchen, gibt keinen Bonus und zieht MarsBots Plättchen nicht an. Ohne solches Land geschieht nichts.
mars-corporation-card-C19 = Auf einem weißen Marker rückt die niedrigste Leiste vor, auf einem schwarzen Weltraum.
    .setup = Weiße Marker: Weltraum 2, 4, 7, 10 und 13. Schwarze Marker: Weltraum 5, 11 und 16.
    .generation = { mars-corporation-no-generation }
    .rulings = Ein schwarzer Marker bewegt die Leiste, auf der er liegt: Zuerst wird das neue Feld ganz ausgeführt, dann das Symbol des Feldes mit dem Marker. Jeder Marker wirkt einmal.
mars-corporation-card-C20 = Jedes Feld, das Gebäude vorrückt, legt 1 M€ aus der Bank auf diese Karte.
    .setup = Angebot und Nachfrage (B24) kommt neben MarsBots Tableau. Zur Erinnerung ersetzt ein weißer Marker den Marker von Gebäude.
    .generation = Vor der Aktionsphase, ab Generation 1, wird Angebot und Nachfrage in den Aktionsstapel gemischt.
    .rulings = Angebot und Nachfrage nimmt bis zu 3 M€ von hier; Energie rückt nur vor, wenn die Karte leer ist. Die M€ hier gehören MarsBot nicht: Sie können weder gestohlen noch ausgegeben noch gewertet werden.
mars-corporation-card-C21 = Jedes Mikroben-Symbol, das du spielst, kostet MarsBot 4 M€, oder alles, was er hat. Jede Karte mit Wissenschafts-Symbol, die MarsBot ausführt, gibt ihm 1 TW.
    .setup = Meteoritenschauer (B01) wird aus dem Spiel genommen. Projektkarten werden aufgedeckt, bis eine ein Wissenschafts-Symbol hat. Sie wird in den Bonusstapel gemischt, die anderen werden abgeworfen.
    .generation = { mars-corporation-no-generation }
    .rulings = Melde deine Projekt- und Präludium-Karten mit Mikroben-Symbolen; dein Konzern und Joker-Symbole zählen nicht. Mikroben zählen je Symbol, Wissenschaft einmal je Karte. Auch das Startsymbol gibt 1 TW.
mars-corporation-card-C22 = Jedes neue Paar benachbarter Plättchen, eines von dir und eines von MarsBot, legt 1 Wissenschaft auf diese Karte. Vier davon werden sofort ausgegeben: Die höchste Leiste, die nicht am Ende ist, rückt vor.
    .setup = MarsBot platziert eine Grünfläche und erhöht den Sauerstoff, und 1 Wissenschaft kommt auf diese Karte. Lokale neuronale Instanz (B07) wird ausgeführt und aus dem Spiel genommen. Bauen, bauen, bauen (B27) wird in den Bonusstapel gemischt.
    .generation = { mars-corporation-no-generation }
    .rulings = Welche Seite das zweite Plättchen platziert hat, ist gleich; Ozeane und Marker bilden keine Paare. Paare werden nacheinander gezählt. Für Bauen, bauen, bauen bezahlt MarsBot, was er kann, und baut immer.
mars-corporation-card-C23 = Auf einem weißen Marker rückt Pflanzen vor.
    .setup = Weiße Marker: Gebäude 3, 6, 9, 12, 15 und 18.
    .generation = { mars-corporation-no-generation }
    .rulings = Das Symbol des Feldes von Gebäude wird nach dem Marker ausgeführt. Für deinen Pharmazie-Verband oder dein Splice ist das Startsymbol eine Mikrobe; das Vorrücken durch Marker nicht.
mars-corporation-card-C24 = Jedes Mikroben-Symbol, das du spielst, gibt MarsBot 2 M€ und dir 2 M€ oder eine Mikrobe auf diese Karte. Jedes Mikroben-Symbol, das MarsBot ausführt, gibt ihm 4 M€.
    .setup = MarsBot erhält 8 M€. Forschung und Entwicklung (B03) wird aus dem Spiel genommen. Projektkarten werden aufgedeckt, bis eine ein Mikroben-Symbol hat. Sie wird in den Bonusstapel gemischt, die anderen werden abgeworfen.
    .generation = { mars-corporation-no-generation }
    .rulings = Melde deine Projekt- und Präludium-Karten mit Mikroben-Symbolen; du wählst für jedes Symbol. Eine Mikrobe kannst du nur nehmen, wenn diese Karte Mikroben aufnimmt. Joker-Symbole, dein Konzern und Symbole der Leisten zählen nicht.
mars-corporation-card-C25 = Jede blaue Projektkarte mit einer Aktion, die MarsBot ausführt, gibt ihm einen Schweber. Am Ende ist jede solche Karte auf seinem Stapel gespielter Karten 1 SP wert.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Blaue Karten, die nur einen dauerhaften Effekt haben, zählen nicht. Auf Schwer kommen diese SP zu denen für Karten hinzu. Dein Pharmazie-Verband oder dein Splice reagiert auf das Startsymbol.
mars-corporation-card-C26 = Jede fehlgeschlagene Aktion gibt MarsBot zusätzlich zu den M€ einen Schweber.
    .setup = MarsBot erhält einen Schweber.
    .generation = Zu Beginn der Generation, ab Generation 2, erhält MarsBot einen Schweber; er kann in der folgenden Forschungsphase ausgegeben werden.
    .rulings = Jede fehlgeschlagene Aktion zählt, auch in deinem Zug; auf Leicht ist es ebenfalls ein Schweber. Ohne Venus bewirkt das Startsymbol nichts.
mars-corporation-card-C27 = Jeder erreichte silberne Marker gibt MarsBot 5 M€.
    .setup = Lobbyisten (B15) wird aus dem Spiel genommen. Venus-Lobby (B26) wird in den Bonusstapel gemischt. Silberne Marker: Venus 5 bis 9, 11 und 12.
    .generation = { mars-corporation-no-generation }
    .rulings = Ein Marker zählt einmal, vor dem Symbol seines Feldes. Die drei Teile von Venus-Lobby hängen nicht voneinander ab; unmögliche Teile entfallen ohne fehlgeschlagene Aktion. MarsBot erhält für seine Schritte TW wie üblich.
mars-corporation-card-C28 = Jeder Venus-Schritt gibt MarsBot 2 M€, welche Seite ihn auch macht.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Jeder einzelne Schritt zählt, aber keiner über das Ende hinaus. Auch Schritte durch Eingriff der Regierung zählen, obwohl sie keinen TW geben.
mars-corporation-card-C29 = Eine Leiste, die Feld 5 oder 12 erreicht, rückt noch einmal vor, nachdem dieses Feld ausgeführt ist.
    .setup = Lege zur Erinnerung schwarze Marker über die Spalten 5 und 12 von MarsBots Tableau.
    .generation = { mars-corporation-no-generation }
    .rulings = Zuerst wird das Feld ganz ausgeführt, dann rückt dieselbe Leiste von dort aus vor. Es wirkt einmal je Leiste und Feld, nicht noch einmal nach einem Rückgang. Leicht verhindert es nicht; auf Venus 12 ist es eine fehlgeschlagene Aktion.
mars-corporation-card-C30 = Auf einem Marker beider Farben rückt Ereignis vor.
    .setup = Weiße Marker: Gebäude 3, Weltraum 3, Wissenschaft 3, Energie 3, Jupiter 6. Schwarze Marker: Erde 3, Stadt 6, Pflanzen 3 und 6. Ein weiteres zufälliges Kolonieplättchen kommt ins Spiel.
    .generation = { mars-corporation-no-generation }
    .rulings = Die Draft-Reihenfolge steht mit Beginn des Drafts fest: alle Symbole der dann niedrigsten Leiste, zusammen gezählt. Auch du darfst das zusätzliche Kolonieplättchen benutzen; darauf wird keine Kolonie errichtet.
mars-corporation-card-C31 = Jedes Pflanzen- oder Tier-Symbol, das MarsBot ausführt, gibt ihm 2 M€.
    .setup = Zur Erinnerung ersetzt ein weißer Marker den Marker von Pflanzen.
    .generation = { mars-corporation-no-generation }
    .rulings = Das Symbol zählt, nicht die Bewegung: Es zählt auch, wenn seine Leiste am Ende ist, ebenso das Startsymbol. Mikroben-Symbole, Joker-Symbole, Symbole der Leisten und Bonuskarten zählen nicht.
mars-corporation-card-C32 = Kein dauerhafter Effekt: MarsBot beginnt weit vorn und verliert in jeder Generation eine Karte.
    .setup = MarsBot erhält 25 M€.
    .generation = Vor der Aktionsphase, ab Generation 1, wird eine Projektkarte mit den wenigsten Symbolen aus dem Aktionsstapel abgeworfen.
    .rulings = Bonuskarten werden nicht verglichen und bleiben. Ereignis-Symbole und Joker-Symbole zählen; bei Gleichstand entscheidet der Zufall.
mars-corporation-card-C33 = Jede errichtete Kolonie, deine oder MarsBots, rückt die niedrigste Leiste vor.
    .setup = MarsBot errichtet eine Kolonie.
    .generation = { mars-corporation-no-generation }
    .rulings = Auch die Kolonie beim Aufbau zählt. Zuerst lagert MarsBot seine Marker oder platziert den Ozean von Europa, dann rückt die Leiste vor. Handeln ist nicht Errichten.
mars-corporation-card-C34 = Wenn MarsBot Schweber für eine weitere Projektkarte ausgibt, erhöht er die Temperatur um einen Schritt.
    .setup = MarsBot erhält einen Schweber.
    .generation = Zu Beginn der Generation, ab Generation 2, erhält MarsBot einen Schweber; er kann in der folgenden Forschungsphase ausgegeben werden.
    .rulings = Die Karte kostet 5 Schweber, höchstens einmal je Generation. Ist die Temperatur vollständig, ist die Erhöhung eine fehlgeschlagene Aktion, aber die Karte bleibt. Dein Saturn Systems reagiert auf das Startsymbol.
mars-corporation-card-C35 = Jeder neue Ozean, welche Seite ihn auch platziert, entfernt den weißen Marker von dieser Karte und rückt Gebäude vor; liegt hier keiner, legt er einen zurück. MarsBot erhält 3 M€ je angrenzendem Ozean statt 2.
    .setup = Ein weißer Marker kommt auf diese Karte.
    .generation = { mars-corporation-no-generation }
    .rulings = Also rückt jeder zweite Ozean, beginnend mit dem ersten, Gebäude vor. Auch der Ozean von Eingriff der Regierung zählt, ohne TW. Du erhältst weiterhin 2 M€ je angrenzendem Ozean.
mars-corporation-card-C36 = Solange hier ein weißer Marker liegt, entfällt MarsBots nächste Erhöhung eines Parameters: Der Marker wird entfernt, und MarsBot erhält 1 TW und 6 M€.
    .setup = { mars-corporation-no-setup }
    .generation = Vor der Aktionsphase, ab Generation 1, kommt ein weißer Marker auf diese Karte, wenn dort keiner liegt.
    .rulings = Auch Ozeane und Venus sind Parameter; eine Grünfläche wird platziert, nur ihr Sauerstoffschritt wird ersetzt. Eine Erhöhung um zwei Schritte wird als Ganzes ersetzt; ein vollständiger Parameter lässt den Marker liegen. Eingriff der Regierung wird ausgeführt wie üblich.
mars-corporation-card-C37 = Ein dauerhafter Effekt ist nicht bekannt. Graue Eminenz (B29) ersetzt Parteipolitik (B21) und entsendet zweimal Delegierte.
    .setup = Parteipolitik (B21) wird aus dem Spiel genommen. Graue Eminenz (B29) kommt neben MarsBots Tableau.
    .generation = Vor der Aktionsphase, ab Generation 1, wird Graue Eminenz in den Aktionsstapel gemischt.
    .rulings = Die Quellen zu diesem Konzern sind unvollständig: Die App kennt seine gedruckte Karte nicht. Delegierte kommen jeweils dorthin, wo MarsBot am wenigsten hat, dann wo du am wenigsten hast, dann entscheidet eine aufgedeckte Karte. Für jedes fehlende Mal erhält MarsBot 2 M€.
mars-corporation-card-C38 = Kein dauerhafter Effekt: MarsBot beginnt mit weniger TW und bekommt mehr Projektkarten.
    .setup = MarsBot verliert 8 TW.
    .generation = Vor der Aktionsphase wird eine Projektkarte, ab Generation 9 zwei, ungesehen in den Aktionsstapel gemischt.
    .rulings = Das beginnt in Generation 1. MarsBot beginnt mit TW 12; auch mit Aufruhr hat er 8 weniger.
mars-corporation-card-C39 = Kein dauerhafter Effekt. Investoren (B32) gleicht MarsBots Leisten aus oder gibt ihm M€.
    .setup = Investoren (B32) kommt neben MarsBots Tableau.
    .generation = Vor der Aktionsphase, ab Generation 1, wird Investoren in den Aktionsstapel gemischt.
    .rulings = In geraden Generationen werden zuerst die niedrigste und die höchste Leiste bestimmt, dann rückt die eine vor und die andere zurück. In ungeraden erhält MarsBot so viele M€, wie die Feldnummer seiner niedrigsten Leiste angibt. Schon erreichte Felder wirken nicht noch einmal.
mars-corporation-card-C40 = Jedes Pflanzen-, Mikroben- oder Tier-Symbol, das MarsBot ausführt, legt 1 Pflanze auf diese Karte.
    .setup = 2 Pflanzen kommen auf diese Karte. Zur Erinnerung ersetzt ein weißer Marker den Marker von Pflanzen.
    .generation = Vor der Aktionsphase, ab Generation 1: Liegen 5 Pflanzen auf dieser Karte, entferne 5 und rücke Pflanzen vor.
    .rulings = Das Startsymbol zählt; Symbole der Leisten und anderes Vorrücken nicht. Ist Pflanzen am Ende, gehen die 5 Pflanzen in einer fehlgeschlagenen Aktion verloren. Wenn du Pflanzen entfernst oder stiehlst, zielst du auf die hier oder auf MarsBots M€, nie auf beides.
mars-corporation-card-C41 = Auf einem weißen Marker erhöht MarsBot die Temperatur um einen Schritt, auf einem schwarzen platziert er einen Ozean.
    .setup = Weiße Marker: Weltraum 4, 8 und 12. Schwarze Marker: Weltraum 7, 10 und 14.
    .generation = { mars-corporation-no-generation }
    .rulings = Ist die Temperatur vollständig oder kein Ozean übrig, ist der Marker eine fehlgeschlagene Aktion. Das Symbol des Feldes wird immer ausgeführt.
mars-corporation-card-C42 = MarsBot zählt bei jeder Auszeichnung 2 mehr.
    .setup = Übererfüllung (B04) wird aus dem Spiel genommen.
    .generation = Vor der Aktionsphase beansprucht MarsBot in den Generationen 2 bis 5 und ab 10 einen Meilenstein; in den Generationen 6 bis 9 finanziert er eine Auszeichnung.
    .rulings = Unmögliches entfällt, ohne fehlgeschlagene Aktion und ohne Ersatz. Die 2 zählen beim Finanzieren, am Ende und für Wettstreit der Konzerne; auf Leicht zählt MarsBot 3 weniger statt 5.
mars-corporation-card-C43 = Ein erreichter Marker kommt auf diese Karte. Sobald beide Farben hier liegen, verlässt je einer das Spiel, und MarsBot erhöht die Temperatur um einen Schritt.
    .setup = MarsBot erhält 5 M€. Weiße Marker: Weltraum 3, 4, 6, 8, 10 und 11. Schwarze Marker: Ereignis 3, 4, 6, 8, 10 und 11.
    .generation = { mars-corporation-no-generation }
    .rulings = All das geschieht vor dem Symbol des Feldes. Ist die Temperatur vollständig, geht das Paar in einer fehlgeschlagenen Aktion verloren.
mars-corporation-card-C44 = Für eine Projektkarte ohne Symbole erhält MarsBot 10 M€ als fehlgeschlagene Aktion. Eine Projektkarte mit genau einem Symbol gibt ihm 1 M€ mehr.
    .setup = MarsBot erhält 8 M€.
    .generation = { mars-corporation-no-generation }
    .rulings = Ereignis-Symbole und Joker-Symbole zählen, ein Ereignis ohne andere Symbole hat also eines. Auch auf Leicht sind es 10 M€; andere fehlgeschlagene Aktionen geben das Übliche.
mars-corporation-card-C45 = Jede Projektkarte mit mindestens zwei Symbolen, die MarsBot ausführt, legt 1 Wissenschaft auf diese Karte.
    .setup = { mars-corporation-no-setup }
    .generation = Vor der Aktionsphase, ab Generation 1: Liegen 10 Wissenschaft auf dieser Karte, entferne 10; MarsBot platziert eine Stadt und erhält 1 TW.
    .rulings = Ereignis-Symbole und Joker-Symbole zählen hier; im Draft zählt das Joker-Symbol nicht. Ohne Feld für die Stadt ist es eine fehlgeschlagene Aktion, aber MarsBot erhält den TW. Nach dem Draft wird eine Karte mit den wenigsten Symbolen abgeworfen, keine, wenn alle gleich sind.
mars-corporation-card-C46 = Kein dauerhafter Effekt. Schnittstellen-Hyperlink (B30) führt einmal im Spiel die besten zwei von mehreren Projektkarten aus.
    .setup = Schnittstellen-Hyperlink (B30) kommt unter den Bonusstapel, der nicht gemischt wird.
    .generation = { mars-corporation-no-generation }
    .rulings = Er zieht so viele Projektkarten, wie die Feldnummer von Energie angibt, mindestens zwei. Ein Wissenschafts-Symbol geht vor, dann die höchsten Kosten, dann die meisten Symbole, dann der Zufall. Die anderen werden abgeworfen, und Schnittstellen-Hyperlink wird aus dem Spiel genommen.

## Marker und Draft-Reihenfolgen

mars-cube-white = Weißer Marker
mars-cube-black = Schwarzer Marker
mars-cube-silver = Silberner Marker
mars-cube-expansion = Erweiterungsmarker
mars-cube-none = Kein Marker

mars-priority-dearest = Höchste Kosten
mars-priority-least-advanced = Symbole der niedrigsten Leiste
mars-priority-most-tags = Die meisten Symbole

## Auslegungen: wo die gedruckten Regeln schweigen oder sich widersprechen

mars-ruling-D-1 = Die Bonuskarten von Kolonien und Aufruhr haben die Nummern B17 bis B21.
    .why = Das Regelheft zählt sie um eins niedriger, aber die gedruckte Karte B16 und die Aufbauhilfe lassen dafür keinen Platz.
mars-ruling-D-2 = Feld 6 der Ereignis-Leiste und die Felder 2 und 4 der Energie-Leiste zeigen Schweber.
    .why = Abschriften des Tableaus sind sich uneinig; die Tableaus der anderen Spielbretter drucken dort Schweber.
mars-ruling-D-3 = Die zweite Handelsflotte ist auf Feld 9 der Energie-Leiste.
    .why = Das Regelheft zeigt das Energie-Symbol; eine öffentliche Umsetzung nimmt die Ereignis-Leiste.
mars-ruling-D-4 = Für Raumfahrer zählt MarsBot seine Weltraum-Leiste.
    .why = Eine Übersichtskarte nennt Wissenschaft, aber drei Stellen des Regelhefts zeigen Weltraum.
mars-ruling-D-5 = Für Küstenwache braucht MarsBot 4 Plättchen neben Ozeanen; du brauchst 3.
    .why = Die Übersichtskarte sagt 4 für MarsBot; das Spielbrett verlangt 3 von dir.
mars-ruling-D-6 = Für Metallurge auf Utopia Planitia braucht MarsBot Gebäude und Weltraum zusammen auf 7.
    .why = Übersichtskarte und Regelheft sagen 7; andere Werte gehören zu älteren Blättern oder einer anderen Erweiterung.
mars-ruling-D-7 = Kann Wettstreit der Konzerne nicht helfen, auch wenn MarsBot weniger als 5 M€ hat, wird eine weitere Bonuskarte gezogen.
    .why = Das Regelheft zieht eine weitere Karte, wann immer es keine Hilfe gab, aus welchem Grund auch immer.
mars-ruling-D-8 = Auszeichnungen, bei denen du führst oder gleichauf bist, kommen zuerst, der kleinste Vorsprung vorn; dann die, bei denen MarsBot führt, der kleinste Vorsprung vorn.
    .why = So verstehen wir „am knappsten“ im Regelheft; eine öffentliche Umsetzung ordnet umgekehrt.
mars-ruling-D-9 = Am weitesten vom Ende entfernt ist der Parameter mit den meisten übrigen Schritten.
    .why = Das tschechische Regelheft meint die Zahl der Schritte; ein Anteil der Leiste wäre eine andere Regel.
mars-ruling-D-10 = Gleiche Felder werden in Leserichtung immer wieder abgezählt, bis zu den Kosten der Karte; Kosten 0 bedeutet das erste.
    .why = Das Regelheft zählt bis zu den Kosten, sagt aber nichts über Kosten 0.
mars-ruling-D-11 = Eine Karte auf MarsBots Stapel gespielter Karten wertet nur, wenn sie ein SP-Symbol zeigt.
    .why = Die Regel spricht von einem Symbol, das nicht negativ ist; eine Karte ohne Symbol zählt also nicht.
mars-ruling-D-12 = Die Hilfsaktionen von Meteorologe und Verwalter kosten MarsBot nichts.
    .why = Eine Seite macht sie kostenlos, eine andere zahlt 5 M€ zurück: dieselbe Regel in zwei Formen.
mars-ruling-D-13 = Lokale neuronale Instanz wird aus dem Spiel genommen, ob das Plättchen platziert wurde oder nicht.
    .why = Das Regelheft nimmt die Karte immer aus dem Spiel; nur eine inoffizielle Liste sagt etwas anderes.
mars-ruling-D-14 = Ein Ozean neben der Neuronalen Instanz zählt als Feld, das du nicht besetzt.
    .why = Ozeane gehören keiner Seite, und nur deine Plättchen mindern die SP.
mars-ruling-D-15 = Für Industrieller zählt deine Energie-Produktion nur während des Spiels.
    .why = Die Anmerkung beschreibt, wie MarsBot Auszeichnungen vergleicht; am Ende gilt die gedruckte Regel der Auszeichnung.
mars-ruling-D-16 = Für die Draft-Reihenfolge von Spire zählt das Joker-Symbol nicht.
    .why = Das tschechische Regelheft lässt Joker-Symbole aus Draft-Reihenfolgen weg; Umsetzungen sind sich uneinig.
mars-ruling-D-18 = Diversifizierung kostet 4 M€ oder nichts, nie einen Teil davon.
    .why = Die Karte sagt: bezahlen, wenn möglich; eine inoffizielle Liste nimmt, was MarsBot hat.
mars-ruling-D-19 = Vorposten im äußeren System wirft die oberste Bonuskarte auch ab, wenn keine Kolonie errichtet werden konnte.
    .why = Die Karte verlangt beides nacheinander; Umsetzungen sind sich uneinig.
mars-ruling-D-20 = MarsBot handelt auch ohne Geld; ohne freies Kolonieplättchen geschieht nichts.
    .why = Er verliert 1 M€, wenn er es hat, und eine Bonuskarte, die nichts tun kann, ist keine fehlgeschlagene Aktion.
mars-ruling-D-21 = Wo MarsBot eine Kolonie hat, erhält er vom eigenen Handel 3 Marker.
    .why = Zwei für den Handel und einen für die Kolonie; nichts zählt doppelt.
mars-ruling-D-22 = Marker, die MarsBot in deinem Zug erhält, werden erst in seinem nächsten Zug eingetauscht.
    .why = Das Regelheft tauscht in MarsBots Zug; Umsetzungen tun es sofort.
mars-ruling-D-23 = Fünf Marker von Pluto rücken die Wissenschaft-Leiste vor.
    .why = Das Regelheft zeigt für Pluto Wissenschaft; eine Umsetzung nimmt Ereignis.
mars-ruling-D-24 = Ein doppelter Temperaturschritt, für den nur ein Schritt übrig ist, ist ein Schritt, ohne fehlgeschlagene Aktion.
    .why = Die Aktion wurde so weit wie möglich ausgeführt; sie schlägt nur fehl, wenn die Temperatur schon vollständig war.
mars-ruling-D-25 = Banker liegt links von Wissenschaftler.
    .why = Regelheft und Übersichtskarte nennen sie in dieser Reihenfolge; vergleiche es mit deinem Spielbrett.
mars-ruling-D-26 = Zwei Druckfehler werden als B08 bis B14 und als Lobbyisten B06 oder B15 gelesen.
    .why = Die dort gedruckten Nummern gehören zu anderen Karten.
mars-ruling-D-27 = Eine letzte Grünfläche kommt nicht von einem Feld, das schon benutzt wurde.
    .why = Ein Feld wirkt einmal, und das Spielende ist keine Ausnahme.
mars-ruling-D-28 = Deine Effekte „wenn jemand spielt“ reagieren auf Projektkarten, die MarsBot ausführt, nicht auf die Symbole seiner Leisten. Nur ein Vorrücken als Mikrobe löst auch Pharmazie-Verband und Splice aus.
    .why = Das Regelheft nennt das Spielen einer Karte und führt drei Konzerne als Beispiel an.
mars-ruling-D-29 = Ist die höchste Leiste am Ende, ist die Hilfsaktion von Mogul unmöglich.
    .why = Das Regelheft nennt die höchste Leiste, nicht die nächste, die noch vorrücken kann.
mars-ruling-D-30 = Sind Siedler oder Schnelles Keimen unmöglich, geschieht nichts, und die Pflanze bleibt auf der Karte.
    .why = Eine Bonuskarte, die nicht ausgeführt werden kann, ist nie eine fehlgeschlagene Aktion.
mars-ruling-D-31 = MarsBot erhält nichts, wenn die Venus 8 % erreicht.
    .why = Der Bonus wäre eine Karte, und MarsBot hat keine Hand; kein Text gibt ihm etwas anderes.
mars-ruling-D-32 = Alle Anzeiger der Kolonien beginnen auf dem zweiten Schritt.
    .why = Das Regelheft hebt diesen Schritt hervor; eine Umsetzung beginnt einen Schritt weiter.
mars-ruling-D-33 = Auf Schwer beansprucht MarsBot seinen frühen Meilenstein, bevor er seine Karte aufdeckt.
    .why = Das Regelheft setzt ihn an den Anfang des Zuges.
mars-ruling-D-35 = Auf Brutal hat auch der erste Aktionsstapel vier Projektkarten.
    .why = Das Regelheft sagt es so; eine Umsetzung nimmt drei.
mars-ruling-D-36 = MarsBots Meilensteine und Auszeichnungen folgen den Übersichtskarten und dem Regelheft.
    .why = Eine öffentliche Umsetzung verbindet acht davon mit anderen Leisten.
mars-ruling-D-37 = Für Magnat der Erweiterung zählt MarsBot blaue und grüne Karten, deckt aber auf, bis eine grüne kommt.
    .why = Das Regelheft druckt beides, auf zwei verschiedenen Seiten.
mars-ruling-D-38 = MarsBot erhält 2 M€ je angrenzendem Ozean, nicht 2 M€ insgesamt.
    .why = Jeder angrenzende Ozean gibt M€, wenn daneben platziert wird, wie im Grundspiel.
mars-ruling-D-39 = Pflanzen auf MarsBots Konzernkarte und seine M€ sind getrennte Ziele: Du zielst auf eines davon.
    .why = Die Regelhefte sagen es verschieden, aber keines lässt dich von beidem nehmen.
mars-ruling-D-40 = Gegen Spire wird nach dem Draft eine Karte mit den wenigsten Symbolen abgeworfen, keine, wenn alle gleich sind.
    .why = Das tschechische Regelheft sagt es so; eine Umsetzung wirft irgendeine Karte ab, die nicht die meisten hat.
mars-ruling-D-41 = Wird eine Produktion um mehrere Schritte reduziert, geht der Marker ebenso viele Felder zurück.
    .why = Das tschechische Regelheft sagt es so; die anderen nennen nur einen einzelnen Schritt.
mars-ruling-D-42 = Entfernen nimmt, was da ist; eine Produktion zu reduzieren verlangt alle Schritte.
    .why = Eine Anmerkung der französischen Übersicht erlaubt mehr, die Grundregeln aber nicht.
mars-ruling-D-43 = Verlangt eine Bonuskarte ein Vorrücken und die Leiste ist am Ende, geschieht nichts.
    .why = Eine Bonuskarte, die nicht ausgeführt werden kann, ist nie eine fehlgeschlagene Aktion.
mars-ruling-D-44 = Graue Eminenz entsendet zweimal Delegierte und zahlt 2 M€ für jedes fehlende Mal.
    .why = Der gedruckte Text ist nicht bekannt; eine inoffizielle Liste und eine Umsetzung stimmen überein.
mars-ruling-D-45 = St. Josef von Copertino Kirche gilt als Karte X65.
    .why = Die Quellen nennen verschiedene Nummern, deshalb wird die Karte auch am Namen erkannt.
mars-ruling-D-46 = Die wiederkehrende Karte eines Konzerns kommt vor jeder Aktionsphase in den Aktionsstapel.
    .why = Die Konzernkarten sagen es so; nur die allgemeine Liste setzt es in die Forschungsphase.
mars-ruling-D-47 = Ist nur ein Kolonieplättchen möglich, wird keine Karte aufgedeckt.
    .why = Das Regelheft sagt nichts; auch ein einzelnes Feld braucht keine aufgedeckte Karte.
mars-ruling-D-48 = Eine Hilfsaktion, die die Grünfläche auf eine Region beschränkt, sucht zuerst dort, dann ein Feld neben einem Plättchen von MarsBot.
    .why = Kein Text sagt, welche der beiden Bedingungen zuerst kommt.
mars-ruling-D-49 = Mit Meilensteine & Auszeichnungen gelten die Gleichstandsregeln des benutzten Spielbretts.
    .why = Das Regelheft druckt sie je Spielbrett und ändert nur einzelne Schritte davon.
mars-ruling-D-50 = Für vier Meilensteine der Erweiterung fragt die App, wie weit du bist. Am Bildschirm benutzt sie, was der gleichnamige Meilenstein seines Spielbretts verlangt; Bestecher verlangt 20 M€ und kostet 12 mehr.
    .why = Deine Regel für Bestecher, Küstenwache, Förster und Grenzsiedler steht auf dem Plättchen; die App kennt sie nicht.
mars-ruling-D-51 = Ersetzt Pristar die Erhöhung von Lobbyisten, wird Lobbyisten trotzdem aus dem Spiel genommen.
    .why = Die Möglichkeit wurde ausgeführt, nur in anderer Form.
mars-ruling-D-52 = Auf einem besonderen Feld bezahlt MarsBot zuerst und erhält dann, was das Feld gibt.
    .why = Das Regelheft nennt beides, aber keine Reihenfolge.
mars-ruling-D-53 = Im Uhrzeigersinn lauten die Parteien Mars First, Kelvinisten, Die Roten, Die Grünen, Einigkeit, Forschung.
    .why = Listen der Parteien laufen in beide Richtungen; vergleiche es mit deinem Spielbrett.
mars-ruling-D-54 = Meilensteine und Auszeichnungen mit mehreren Schreibweisen heißen wie in MarsBots Listen.
    .why = Außenbezirkler, Passagier, Küstenwache und Exzentriker sind auf verschiedenen englischen Teilen verschieden geschrieben.
mars-ruling-D-55 = Eine Karte, die innerhalb einer anderen ausgeführt wird, kommt zuerst auf den Stapel gespielter Karten.
    .why = Sie ist zuerst fertig; das Regelheft nennt keine Reihenfolge.
mars-ruling-D-56 = Ein Feld, das aus zwei Gründen ein Symbol mehr zählt, Rand und Vulkan, zählt für jeden eines; derselbe Grund zählt einmal.
    .why = Das Spielbrett und ein Meilenstein oder eine Auszeichnung können solche Felder nennen; kein Regelheft sagt, ob sie sich addieren.
mars-ruling-D-57 = Auf Schwer beansprucht MarsBot zuerst seinen Meilenstein, dann tauscht er volle Lager ein, dann nimmt er seine Karte.
    .why = Das Regelheft beansprucht, bevor der Zug wie üblich weitergeht, und der Tausch gehört zu diesem Zug.
mars-ruling-D-58 = Die aufgedeckte Karte der Grauen Eminenz zählt die gleichen Parteien im Uhrzeigersinn ab, die dominante zuletzt.
    .why = Es wird gezählt wie bei anderen Delegierten von MarsBot.
mars-ruling-D-59 = Parteipolitik, von Septem Tribus entfernt, gilt als aus dem Spiel genommene Karte.
    .why = Die Karte sagt nur, dass sie nicht benutzt wird.
mars-ruling-D-60 = Stormcraft: Die Projektkarten werden gezogen, Schweber ausgegeben, die zusätzliche Karte genommen, dann steigt die Temperatur.
    .why = Die Karte nennt den Effekt, nicht seinen Platz in der Forschungsphase.
mars-ruling-D-61 = Sind Projektstapel und Ablagestapel leer, wird keine Karte gezogen; eine aufgedeckte Karte gilt als Kosten 0.
    .why = Die Regelhefte sagen nicht, was dann geschieht; alle anderen Karten sind auf Händen, im Spiel oder aus dem Spiel.

## Regeln in Kürze, nach Abschnitten

mars-rule-2 = Was MarsBot hat
    .text = MarsBot hat einen TW, einen Vorrat an M€, einen Marker auf jeder seiner Leisten und seine Plättchen auf dem Spielbrett. Er hat keine Hand, keine Produktion, keine anderen Ressourcen und keine Karteneffekte. Erweiterungen geben ihm Schweber, gelagerte Marker, Kolonien, Handelsflotten oder Delegierte.
mars-rule-3-1 = Spielaufbau
    .text = Baue für zwei auf. MarsBots Marker beginnen auf 0, sein TW bei 20, seine M€ bei 0. Sein erster Aktionsstapel besteht aus drei Projektkarten und der obersten Bonuskarte, gemischt. Du hast den Startspielermarker.
mars-rule-3-2 = MarsBots Konzern
    .text = Zuerst wählst du deinen Konzern, dann bekommt MarsBot einen, der nicht deiner ist. Sein Aufbaukasten wird ausgeführt, dann seine Startsymbole wie die einer Karte; sein Effekt gilt schon. Ein Marker auf einem Feld wirkt einmal, vor dem gedruckten Symbol.
mars-rule-3-3 = Aufbau von Spielbrettern und Erweiterungen
    .text = Jedes Spielbrett hat sein eigenes MarsBot-Tableau und seine eigene Karte Wettstreit der Konzerne. Präludium legt drei Projektkarten mehr in den ersten Aktionsstapel. Venus, Kolonien und Aufruhr ersetzen oder ergänzen Bonuskarten; einige davon kommen jede Generation wieder. Alle Erweiterungen lassen sich verbinden.
mars-rule-4 = Ablauf einer Generation
    .text = Der Startspielermarker wechselt jede Generation die Seite. Nach der Forschungsphase zieht ihr abwechselnd, du und MarsBot, bis beide gepasst haben. In seinem Zug führt MarsBot eine Karte aus; bei leerem Aktionsstapel passt er. Nur du produzierst.
mars-rule-5-1 = Forschung
    .text = Du ziehst vier Karten und kaufst wie üblich. MarsBot bekommt kostenlos einen neuen Aktionsstapel: drei Projektkarten, auf Brutal vier, und die oberste Bonuskarte, gemischt.
mars-rule-5-2 = Draft
    .text = Beide Seiten bekommen einen Stapel von vier Karten. Du behältst eine, MarsBot eine zufällige, dann werden die Stapel getauscht, bis beide vier haben. MarsBot wirft eine seiner vier zufällig ab, außer auf Brutal, und fügt die oberste Bonuskarte hinzu.
mars-rule-5-3 = Leerer Bonusstapel
    .text = Wird eine Bonuskarte gebraucht und der Stapel ist leer, bilden die abgeworfenen Bonuskarten gemischt einen neuen. Aus dem Spiel genommene und beiseitegelegte Karten gehören nicht dazu.
mars-rule-5-4 = Wiederkehrende Karten
    .text = Einige Bonuskarten werden nach Gebrauch beiseitegelegt und in den nächsten Aktionsstapel gemischt: Eingriff der Regierung und Parteipolitik von Anfang an, Schifffahrtslinien ab Generation 2, Ausgebaute Schifffahrtslinien, sobald MarsBot seine zweite Flotte hat. Davor können Schweber eine Projektkarte mehr kaufen.
mars-rule-5-5 = Draft-Reihenfolge
    .text = Einige Konzerne haben eine Draft-Reihenfolge; gegen sie musst du draften. Ab Generation 2 behält MarsBot die Karte, die am besten passt, bei Gleichstand eine zufällige. Danach wirft er eine zufällige Karte ab, die nicht passt, oder keine, wenn alle passen. Das Joker-Symbol passt nie.
mars-rule-6-1 = Ressourcen entfernen
    .text = Entfernst du MarsBot Ressourcen, verliert er für jede 1 M€, gleich welche Ressource. Er verliert höchstens, was er hat. Mit Kolonien gehen seine gelagerten Marker dieser Art zuerst; bei M€ geht der Vorrat zuerst.
mars-rule-6-2 = Ressourcen stehlen
    .text = MarsBot verliert M€, und du erhältst die Ressource, die deine Karte nennt. Du erhältst nicht mehr, als MarsBot verlieren konnte.
mars-rule-6-3 = Produktion reduzieren
    .text = MarsBots Marker geht je Schritt ein Feld zurück. Stahl betrifft Gebäude, Titan Weltraum, M€ Ereignis, Energie Energie, Wärme Erde und Pflanzen Pflanzen. Kann der Marker nicht alle Schritte zurückgehen, darf MarsBot nicht gewählt werden.
mars-rule-6-5 = MarsBots Symbole und Plättchen zählen
    .text = Eine Karte, die Symbole oder Ereignisse anderer zählt, zählt das Feld von MarsBots passender Leiste, nie seine gespielten Karten. Städte, Grünflächen, Kolonien und TW zählen, wie sie sind.
mars-rule-6-6 = Deine Karten, die auf alle reagieren
    .text = Deine Effekte, die auf alle am Tisch reagieren, reagieren auch auf MarsBots Plättchen, Parameterschritte und Kolonien.
mars-rule-6-7 = Was MarsBot nicht benutzen kann
    .text = Produktion oder Ressourcen, die MarsBot nicht haben kann, wirken bei ihm nicht. Statt eine Karte zu ziehen, erhält er 1 M€.
mars-rule-7 = MarsBots Zug
    .text = MarsBot deckt die oberste Karte seines Aktionsstapels auf. Bei einer Projektkarte zählen nur die Symbole: Von links nach rechts rückt jedes seine Leiste vor, und alles, was das auslöst, wird zuerst ausgeführt. Eine Karte ohne Symbole ist eine fehlgeschlagene Aktion. Eine Bonuskarte tut, was sie sagt; kann sie nichts tun, geschieht nichts.
mars-rule-8-1 = Symbole und Leisten
    .text = Jedes Symbol gehört zu einer Leiste; welche Symbole sich eine teilen, hängt vom Spielbrett ab. Eine rote Karte zeigt das Ereignis-Symbol zuletzt. Ein Joker-Symbol rückt die niedrigste Leiste vor, bei Gleichstand die oberste. Ein Symbol ohne Leiste im Spiel bewirkt nichts.
mars-rule-8-2 = Tableaus
    .text = Die Leisten haben 18 Felder, die Venus-Leiste 12. Die Belegung stammt aus Abschriften der gedruckten Tableaus. Die von Vastitas Borealis ist nicht bekannt; dort gelten Ersatzleisten.
mars-rule-8-3 = Vorrücken
    .text = Der Marker rückt ein Feld vor, und dessen Symbol wird sofort ausgeführt; das kann wieder Leisten vorrücken. Ein Feld wirkt nur, wenn es zum ersten Mal erreicht wird. Auf dem letzten Feld ist ein Vorrücken eine fehlgeschlagene Aktion, außer wenn eine Bonuskarte es verlangt.
mars-rule-8-4 = Zurückgehen
    .text = Geht ein Marker zurück, wirken schon erreichte Felder nicht noch einmal. Meilensteine, Auszeichnungen und Zählungen benutzen das Feld, auf dem er jetzt steht.
mars-rule-8-5 = Niedrigste und höchste Leiste
    .text = Verglichen werden die Feldnummern aller Leisten im Spiel, auch Venus. Bei Gleichstand zählt die oberste; Venus ist die unterste. Auch eine Leiste am Ende nimmt teil.
mars-rule-9 = Was die Felder der Leisten tun
    .text = Ein Feld kann einen Parameter erhöhen, ein Plättchen platzieren, den TW erhöhen, eine Leiste vorrücken, einen Meilenstein beanspruchen oder eine Auszeichnung finanzieren. Jeder Parameterschritt und jeder Ozean gibt MarsBot 1 TW. Bei −24 und −20 °C erhält er 2 M€, bei 0 °C platziert er einen Ozean, bei 8 % Sauerstoff erhöht er die Temperatur. Eine unmögliche Aktion ist eine fehlgeschlagene Aktion; Symbole von Erweiterungen, die nicht mitspielen, werden ignoriert.
mars-rule-10 = Fehlgeschlagene Aktion
    .text = MarsBot erhält 5 M€, mit der Regel von Leicht 3 M€. Das geschieht bei einer Karte ohne Symbole, einer Leiste am Ende und einem Feld, dessen Aktion unmöglich ist. Eine Bonuskarte, die nichts tun kann, ist keine fehlgeschlagene Aktion.
mars-rule-11-1 = Meilensteine und Auszeichnungen
    .text = Insgesamt dürfen drei Meilensteine und drei Auszeichnungen vergeben werden, an beide Seiten zusammen. MarsBot bezahlt nichts. Auszeichnungen, die er finanziert, verteuern deine, wie üblich.
mars-rule-11-2 = Welchen Meilenstein MarsBot beansprucht
    .text = Unter den freien Meilensteinen, die er erfüllt, nimmt MarsBot einen, den auch du erfüllst. Sonst nimmt er den, dem du am nächsten bist, gemessen am erreichten Anteil. Bei Gleichstand zählt der am weitesten links; Wolkenkönig kommt zuletzt.
mars-rule-11-3 = Welche Auszeichnung MarsBot finanziert
    .text = MarsBot finanziert die Auszeichnung, bei der sein Vorsprung vor dir am größten ist, wenn er überhaupt führt. Bei Gleichstand zählt die am weitesten links; Venusianer kommt zuletzt. Wo eine Auszeichnung übrige Ressourcen zählt, zählt während des Spiels auch deine Produktion.
mars-rule-11-4 = MarsBots Wert bei einer Auszeichnung
    .text = Die Übersichtskarte des Spielbretts sagt, was MarsBot zählt, im Spiel und am Ende. Mit der Regel von Leicht zählt er 5 weniger. Dein eigener Wert am Ende folgt der gedruckten Auszeichnung.
mars-rule-12-1 = Ein Plättchen platzieren
    .text = Die üblichen Regeln bestimmen die erlaubten Felder. Zuerst engt die eigene Vorliebe des Plättchens sie ein, dann die Gleichstandsregeln des Spielbretts der Reihe nach. Sobald ein Feld übrig ist, kommt das Plättchen dorthin.
mars-rule-12-2 = Gleichstandsregeln für Plättchen
    .text = Die meisten Spielbretter sehen zuerst auf angrenzende Ozeane und dann auf verdeckte Platzierungsboni; einige bevorzugen eine Region, Spezialplättchen oder den Rand. Übrige Gleichstände löst eine aufgedeckte Karte: Zähle die Felder in Leserichtung immer wieder ab, bis zu den Kosten der Karte.
mars-rule-12-3 = Grünfläche
    .text = Eine Grünfläche kommt, wenn möglich, neben ein Plättchen von MarsBot. MarsBot bevorzugt die meisten angrenzenden eigenen Städte, dann die wenigsten von dir. Der Sauerstoff steigt um einen Schritt, wenn er nicht vollständig ist.
mars-rule-12-4 = Stadt
    .text = Eine Stadt darf nicht neben einer anderen Stadt liegen. MarsBot bevorzugt die meisten angrenzenden Grünflächen, gleich wem sie gehören.
mars-rule-12-5 = Ozean
    .text = Ein Ozean kommt auf ein freies Ozeanfeld. Nur die Gleichstandsregeln entscheiden, auf welches.
mars-rule-12-6 = Neuronale Instanz
    .text = Sie kommt auf Land, das nicht am Rand und nicht neben einem Plättchen oder reservierten Feld liegt. Nur die Gleichstandsregeln entscheiden, auf welches. Sie gehört MarsBot und zählt als eines seiner Plättchen.
mars-rule-12-7 = Was MarsBot von einem Feld erhält
    .text = MarsBot erhält 2 M€ je angrenzendem Ozean und 1 M€ je verdecktem Platzierungsbonus, statt des Gedruckten. Die besonderen Felder von Hellas, Terra Cimmeria und Vastitas Borealis kosten ihn M€ und geben einen Ozean, eine Kolonie oder einen Temperaturschritt, wenn er sie bezahlen und benutzen kann.
mars-rule-13 = Bonuskarten
    .text = Eine Bonuskarte tut die erste ihrer Möglichkeiten, die geht. Danach wird sie abgeworfen, aus dem Spiel genommen oder für die nächste Generation beiseitegelegt, wie sie es sagt. Nahe ist ein Parameter, dem ein oder zwei Schritte zu einem Bonusschritt oder zum Ende fehlen. Am weitesten vom Ende entfernt ist der mit den meisten übrigen Schritten.
mars-rule-14 = Wettstreit der Konzerne
    .text = Mit mindestens 5 M€ sieht sich MarsBot die finanzierten Auszeichnungen an, die knappste zuerst: die, bei denen du führst oder gleichauf bist, dann die, bei denen er führt. Die erste mögliche Hilfsaktion wird ausgeführt und kostet 5 M€. Ist keine möglich, wird eine weitere Bonuskarte ausgeführt.
mars-rule-15-1 = Präludium
    .text = MarsBot bekommt keine Präludium-Karten, aber drei Projektkarten mehr im ersten Aktionsstapel. Du verlierst, wenn Generation 18 beginnen würde, und am Ende sind MarsBots M€ zwei Generationen früher mehr wert.
mars-rule-15-2 = Venus
    .text = Venus-Symbole rücken eine eigene Leiste vor. Eingriff der Regierung ersetzt das Terraforming der Weltregierung. Die Venus muss für das Spielende nicht vollständig sein. Wolkenkönig und Venusianer kommen zu den Meilensteinen und Auszeichnungen hinzu.
mars-rule-15-3 = Schweber
    .text = MarsBot sammelt Schweber von seinen Leisten, von Invasive Arten und von Titan. Sobald Wolkenkönig nicht mehr erreichbar ist, gibt er in einer Forschungsphase fünf davon für eine weitere Projektkarte aus.
mars-rule-15-4 = Kolonien
    .text = MarsBot errichtet eine Kolonie auf einem Plättchen, das eine aufgedeckte Karte bestimmt, und lagert zwei Marker seiner Art. Handelt er, besucht er das Plättchen mit dem weitesten Anzeiger und lagert zwei Marker, drei, wenn er dort eine Kolonie hat. In seinem Zug rücken fünf Marker ihre Leiste ein Feld vor. Europa gibt stattdessen einen Ozean oder TW, Titan Schweber.
mars-rule-15-5 = Aufruhr
    .text = MarsBots Delegierte gehen dorthin, wo er führen und die Partei dominant machen würde, sonst wo er führen würde, und so weiter bis zur ersten Partei im Uhrzeigersinn. In der TW-Revision verlierst du 1 TW, MarsBot keinen. Globale Ereignisse und Regierungsboni betreffen nur dich, aber im Vorsitz erhält MarsBot 1 TW. Am Ende geben jede geführte Partei und der Vorsitz 1 SP.
mars-rule-16-1 = Tharsis: Meilensteine und Auszeichnungen
    .text = MarsBot erfüllt Terraformer, Bürgermeister und Gärtner wie du. Für Bauherr braucht er Gebäude auf 8, für Planer jede Leiste außer Venus auf 4. Bei den Auszeichnungen zählt er Plättchen, Gebäude und Ereignis, Wissenschaft, Energie plus 5, und Weltraum plus 5.
mars-rule-16-2 = Hellas: Meilensteine und Auszeichnungen
    .text = MarsBot braucht jede Leiste auf 3 für Aufteiler, 35 M€ für Taktiker, Energie auf 6 für Elektrisierer, Wissenschaft auf 6 für Grenzsiedler, und drei Plättchen am Pol wie du. Bei den Auszeichnungen zählt er Grünflächen, gespielte grüne Karten, Weltraum, ein Fünftel seiner M€, und Gebäude.
mars-rule-16-3 = Elysium: Meilensteine und Auszeichnungen
    .text = MarsBot braucht jede Leiste außer Venus auf 2 für Alleskönner, eine Leiste auf 10 für Spezialist, Pflanzen auf 4 für Ökologe, und 15 gespielte grüne und blaue oder 5 rote Karten für Tycoon und Legende. Bei den Auszeichnungen zählt er Karten mit Kosten ab 20, Energie plus 5, Plättchen im Süden, Plättchen neben Ozeanen, und TW minus 15.
mars-rule-16-4 = Terra Cimmeria: Meilensteine und Auszeichnungen
    .text = MarsBot braucht Erde und Venus zusammen auf 5 für Planetologe, Wissenschaft auf 6 für Architekt, vier Plättchen neben Ozeanen für Küstenwache, Pflanzen auf 10 für Förster und Ereignis auf 10 für Anleger. Bei den Auszeichnungen zählt er Energie, Plättchen neben Spezialplättchen, das Doppelte seiner höchsten Leiste, Pflanzen plus 5, und ein Siebtel seiner M€.
mars-rule-16-5 = Utopia Planitia: Meilensteine und Auszeichnungen
    .text = MarsBot braucht drei aus dem Spiel genommene Bonuskarten für Spezialist, drei Kolonien für Pionier, Energie, Erde und Venus auf 2 für Händler, Gebäude und Weltraum zusammen auf 7 für Metallurge, und Wissenschaft auf 4 für Forscher. Bei den Auszeichnungen zählt er Plättchen am Rand, Erde, Pflanzen minus 2, Karten mit Kosten bis 10, und Städte.
mars-rule-16-6 = Vastitas Borealis: Meilensteine und Auszeichnungen
    .text = MarsBot braucht Pflanzen auf 4 für Agronom, Weltraum auf 5 für Astronaut, drei Plättchen an vulkanischen Feldern für Geologe, Erde und Energie zusammen auf 10 für Ingenieur, und Wissenschaft oder Pflanzen auf 6 für Farmer. Bei den Auszeichnungen zählt er Erde plus 5, seine größte Gruppe von Plättchen, Plättchen nicht neben Ozeanen, Ereignis, und den höheren Wert von Gebäude und Weltraum.
mars-rule-16-7 = Meilensteine & Auszeichnungen
    .text = MarsBot benutzt auf jedem Spielbrett sein Tharsis-Tableau und die Karte B14; Terraformer entfällt. Geologe, Gründer, Außenbezirkler und Bergsteiger ändern seine Gleichstandsregeln, solange sie im Spiel sind. Mit Pionier oder Konstrukteur liegen Marker auf Weltraum 7, Weltraum 10 und Energie 8: Erreicht MarsBot einen, bezahlt er 5 M€ und errichtet eine Kolonie. Bestecher kostet MarsBot 12 M€.
mars-rule-17 = Schwierigkeit
    .text = Leicht: MarsBot ignoriert Vorrücksymbole, erhält 3 M€ für eine fehlgeschlagene Aktion und zählt bei Auszeichnungen 5 weniger. Schwer: Er wertet seine gespielten Karten und darf in seinem ersten Zug einer Generation für 8 M€ einen Meilenstein beanspruchen. Brutal fügt eine vierte Projektkarte hinzu. Jede dieser Regeln lässt sich auch einzeln wählen.
mars-rule-18-1 = Sofortige Niederlage
    .text = Beginnt Generation 20, gewinnt MarsBot sofort. Mit Präludium ist es Generation 18.
mars-rule-18-2 = Letzte Generation
    .text = Sind Temperatur, Sauerstoff und Ozeane vollständig, wird die Generation zu Ende gespielt. Dann darfst du Pflanzen in Grünflächen umwandeln. MarsBot rückt jeden Marker vor, dessen nächstes Feld eine unbenutzte Grünfläche zeigt, und platziert sie.
mars-rule-18-3 = Punkte
    .text = MarsBot wertet seinen TW, 5 SP je Meilenstein und je Auszeichnung, die er gewinnt oder bei der er gleichauf ist, 1 SP je Grünfläche, seine Städte wie üblich, seine Neuronale Instanz und seine M€. Die Neuronale Instanz gibt 1 SP je angrenzendem Feld ohne eines deiner Plättchen. Zweite Plätze bei Auszeichnungen gibt es nicht.
mars-rule-18-4 = M€ am Ende
    .text = Bis Generation 12 wertet MarsBot 1 SP je 8 M€. Jede spätere Generation braucht 1 M€ weniger je SP. Mit Präludium beginnt das zwei Generationen früher.
mars-rule-18-5 = Wer gewinnt
    .text = Du gewinnst mit mehr Punkten als MarsBot. Ein Gleichstand ist ein Sieg für MarsBot.
mars-rule-19-1 = Einzelne Karten
    .text = Geschützte Habitate hält Meteoritenschauer und Invasive Arten auf, Asteroiden-Abwehrsystem hält Meteoritenschauer auf. Zollstation zählt MarsBots Weltraum-Leiste, Galileische Haltestelle die Hälfte der Leiste mit dem Jupiter-Symbol. Gerichtsverfahren nimmt 3 M€ und kommt dann auf MarsBots Stapel gespielter Karten. Gesponsorte Akademien gibt MarsBot 1 M€; für eine Kathedrale in seiner Stadt bezahlt MarsBot 2 M€ und rückt seine niedrigste Leiste vor.
mars-rule-19-2 = Konzerne, die auf Karten und Symbole reagieren
    .text = Deine Effekte, die auf Karten aller reagieren, reagieren auch auf die Projektkarten, die MarsBot ausführt, aber nicht auf Symbole und Vorrücken seiner Leisten. Die eine Ausnahme ist ein Vorrücken als Mikrobe, für Pharmazie-Verband und Splice. Mons Versicherung darf gegen MarsBot nicht benutzt werden.
mars-rule-19-3 = Eingriff der Regierung und Konzerne
    .text = Aphrodite und Meeresblick Resorts reagieren auf Eingriff der Regierung, obwohl MarsBot sonst nichts dafür erhält. Pristar reagiert auf diese Karte nicht.

mars-setup-deck-no-bonus = MarsBots erster Aktionsstapel: { $projects ->
        [one] 1 Projektkarte
       *[other] { $projects } Projektkarten
    } verdeckt, gemischt. Diesmal keine Bonuskarte.
mars-ask-fewest-tags = Welche Karte verlässt MarsBots Aktionsstapel?
    .why = Polyphemos: Sieh die Projektkarten des Aktionsstapels durch und wirf eine mit den wenigsten Symbolen ab; bei Gleichstand eine beliebige davon.

## Diagramme eines Laufs
mars-plot-generation = Generation
mars-you-use = Du benutzt { $card }
mars-you-remove-tile = Dein Plättchen auf { $space } wird entfernt
mars-you-move-colony-track = Anzeiger auf { $colony }: Schritt { $to }
mars-you-add-colony = Ein Kolonieplättchen kommt ins Spiel: { $colony }
mars-you-withdraw-delegate = { $party } verliert Delegierte: { $owner }
mars-you-replace-delegate = { $party }: Deine Delegierten ersetzen andere: { $owner }
mars-you-take-the-chair = Du übernimmst den Vorsitz
mars-you-cool = Die Temperatur fällt auf { $to } °C
mars-ocean-removed = Ozean entfernt: { $space }
mars-ask-event-ocean = Wohin kommt der Ozean des Ereignisses?
    .why = Das globale Ereignis platziert einen Ozean. Keine Seite erhält TW oder einen Platzierungsbonus.
mars-ask-dry-ocean = Welchen Ozean entfernt das Ereignis?
    .why = Das globale Ereignis entfernt ein Ozeanplättchen vom Spielbrett.
mars-ask-event-rating = Wie ändert das Ereignis deinen TW?
    .why = Folge der Karte des globalen Ereignisses. Gib 0 ein, wenn dein TW gleich bleibt.
mars-ask-preludes = Was haben dein Konzern und deine Präludium-Karten getan?
    .why = MarsBots Konzern kann darauf reagieren. Melde es, bevor MarsBots erster Stapel gezogen wird.
mars-ask-attacks-bot = Nimmt deine Karte MarsBot etwas?
    .why = Antworte Nein, wenn sie dir etwas nimmt, oder nichts.
mars-number-tags-wild = Deine Joker-Symbole
    .said = { mars-number-said }
mars-report-card-action = Aktion einer Karte gegen MarsBot benutzt
    .hint = Raubtiere, Ameisen und andere Karten, deren Aktion MarsBot etwas nimmt oder etwas von ihm zählt.
mars-report-remove-tile = Plättchen oder Marker entfernt
    .hint = Durch deine Karte: Eines deiner Plättchen wird ersetzt, oder dein Marker zieht um. Melde dann das neue.
mars-report-colony-track = Anzeiger einer Kolonie bewegt
    .hint = Durch deine Karte, ohne zu handeln.
mars-report-add-colony = Kolonieplättchen hinzugefügt
    .hint = Durch deine Karte: Ein weiteres Kolonieplättchen ist im Spiel.
mars-report-delegate-by-card = Delegierte durch eine Karte entsandt
    .hint = Aus deiner Reserve, obwohl welche in der Lobby sind.
mars-report-take-chair = Vorsitz durch eine Karte übernommen
    .hint = Delegierte deiner Reserve übernehmen den Vorsitz.
mars-report-withdraw-delegate = Delegierte durch eine Karte entfernt
    .hint = Delegierte, die nicht führen, kehren in ihre Reserve zurück.
mars-report-replace-delegate = Neutrale Delegierte ersetzt
    .hint = Durch eine Karte: Delegierte deiner Reserve ersetzen neutrale, die nicht führen.
mars-no-such-delegate = { $party } hat keine solchen Delegierten, die nicht führen: { $owner }.
