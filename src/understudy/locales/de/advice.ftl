### Rückblick des Experten auf ein beendetes Spiel.

mars-review-pace = Das Spiel endete in Generation { $generation }.
mars-review-pace-open = Das Spiel ist in Generation { $generation }.
mars-review-cards = { $left ->
    [0] Du hast { $bought } Karten gekauft und alle gespielt, die du behalten hast.
    [one] Du hast { $bought } Karten gekauft und eine davon nie gespielt: { $mc } M€.
   *[other] Du hast { $bought } Karten gekauft und { $left } davon nie gespielt: { $mc } M€.
}
mars-review-money = Du hast mit { $mc } M€ oder mehr gepasst, in { $count ->
    [one] einer Generation
   *[other] { $count } Generationen
}; am meisten waren es { $most } M€ in Generation { $generation }.
mars-review-money-none = Du hast nie mit { $mc } M€ oder mehr gepasst.
mars-review-goals = { $milestone } stand dir in Generation { $generation } offen{ $more ->
    [0] { "" }
    [one] { "" }, später noch ein Meilenstein
   *[other] { "" }, später noch { $more } Meilensteine
}; von { $funded } finanzierten Auszeichnungen hast du { $won } gewonnen.
mars-review-goals-none = Du hast jeden Meilenstein beansprucht, der dir offenstand; von { $funded } finanzierten Auszeichnungen hast du { $won } gewonnen.
mars-review-greeneries = { $all ->
    [0] Du hast keine Grünfläche platziert.
    [1] { $lone ->
        [0] Deine Grünfläche liegt neben einer deiner Städte.
       *[other] Deine Grünfläche liegt neben keiner deiner Städte.
    }
   *[other] { $lone ->
        [0] Jede deiner { $all } Grünflächen liegt neben einer deiner Städte.
        [one] Eine deiner { $all } Grünflächen liegt neben keiner deiner Städte.
       *[other] { $lone } deiner { $all } Grünflächen liegen neben keiner deiner Städte.
    }
}
page-review = Rückblick
page-review-win = Gewinnchance
page-review-if = wenn der Experte weiterspielte
page-review-busy = Der Experte sieht sich deine Entscheidungen an …
page-review-cost = Am teuersten
page-review-cost-sub = gegenüber der Antwort des Experten
page-review-gained = Am besten
page-review-gained-sub = gegenüber der nächstbesten Antwort
page-review-none-cost = Keine Entscheidung hat merklich Gewinnchance gekostet.
page-review-none-gained = Keine Entscheidung hat merklich Gewinnchance gebracht.
page-review-sentences = In fünf Sätzen
page-review-note = Eine Antwort, so gut wie die des Experten, lässt die Linie, wo sie ist. Karten und die Gegenseite bewegen sie in beide Richtungen. Der Experte sieht, was du gesehen hast: keine verdeckten Karten.
page-review-you = Du
page-review-expert = Experte
page-review-next = Nächstbeste
page-review-points = { $ahead } Punkte
page-review-percent = { $win } %
page-review-over = über 99 %
page-review-under = unter 1 %
page-review-won = gewonnen
page-review-lost = verloren
page-review-others = Andere Antworten
page-review-of = von { $count }
page-review-by = { $by } Prozentpunkte
page-review-count = { $at } von { $count }
page-review-previous = Zurück
page-review-forward = Weiter
page-review-ask = Nach einer Entscheidung fragen
page-review-expert-place = Was der Experte getan hätte
page-review-not-compared = Der Experte vergleicht diese Antwort nicht mit anderen.
page-review-table = Als Tabelle
page-review-round-win = { $round }: { $win }
page-review-step = Durch { $count } blättern
mars-reason-points = { $count ->
    [one] Sofort ein Punkt mehr.
   *[other] Sofort { $count } Punkte mehr.
}
mars-reason-production = Produktion, { $resource }: { $before } → { $after }.
mars-reason-costs = Kostet { $mc } M€, übrig bleiben { $left }.
mars-reason-earns = Bringt { $mc } M€.
mars-reason-keeps = Spart { $mc } M€ für die nächste Generation.
mars-reason-turns = MarsBot ist in dieser Generation { $count ->
    [0] nicht mehr
    [one] noch einmal
   *[other] noch { $count }-mal
} am Zug.
mars-reason-opens = { $milestone } steht dir dann offen; MarsBot hat { $have } von { $need }.
mars-reason-closer = { $milestone }: { $have } von { $need }.
mars-reason-claims = MarsBot hat dafür { $have } von { $need }.
mars-reason-chance = Was es bringt, hängt vom Zufall ab.
page-hint-progress = { $done } von { $of } Spielen · läuft weiter, wenn du das schließt
page-hint-go-on = Noch genauer hinsehen
page-hint-equal = { $place }=
page-hint-space = Platz { $place } im Hinweis
page-hint = Hinweis
page-hint-sub = Gewinnchance und dein Endstand minus MarsBots, wenn der Experte weiterspielte
page-hint-busy = Der Experte denkt nach …
page-hint-how = Durchschnitt aus { $count } Spielen je Antwort, die der Experte zu Ende gespielt hat. Der Balken zeigt den 95-%-Bereich.
page-hint-alike = Die besten { $count } Antworten lassen sich nicht unterscheiden.
page-hint-measured = { $ahead } ± { $error }
page-hint-deeper = Genauer hinsehen
page-hint-deeper-busy = Der Experte spielt jede Antwort zu Ende …
page-hint-all = Alle Antworten
page-hint-sees = { $count } Antworten sind möglich. Die Zahlen sind Schätzungen. Der Experte sieht, was du siehst: keine verdeckten Karten.

terminal-command-about-hint = Die besten Antworten des Experten in einem gespeicherten Spiel am Bildschirm nennen.
terminal-command-about-review = Ein gespeichertes Spiel am Bildschirm vom Experten auswerten lassen.
terminal-option-review-plot = Die Gewinnchance in diese Datei zeichnen (PNG, SVG, PDF)
terminal-review-round = Runde

page-strength = Wie stark ist der Experte?
page-strength-about = Ein kleines neuronales Netz, das im Spiel gegen den automatischen Gegner gelernt hat. Partien von Menschen hat es nie gesehen. Es sieht, was du siehst: keine verdeckten Karten.
page-strength-won = Gewonnene Spiele
page-strength-won-sub = mit 95-%-Intervall
page-strength-seeds = Gezählt in Spielen, mit denen er nicht gelernt hat.
page-strength-everything = alle Erweiterungen, MarsBot mit Konzern, sechs Spielpläne
page-strength-believed = Kann man der Prozentzahl glauben?
page-strength-shown = Von Stellungen, bei denen { $low } bis { $high } % stehen, gewinnt er { $won } ± { $error } %.
page-strength-cannot = Was er nicht kann
page-strength-cannot-1 = Die Gewinnwahrscheinlichkeit gilt für den Experten, nicht für dich. Aus derselben Stellung gewinnst du vielleicht öfter oder seltener.
page-strength-cannot-2 = Er plant kein ganzes Spiel: Er bewertet die Stellung nach jeder Antwort.
page-strength-cannot-3 = Unterschiede unter 2 Prozentpunkten sagen wenig, solange du nicht genauer hinsiehst.
page-strength-cannot-4 = Er kennt nur einen Gegner, den automatischen, und sagt nichts über Spiele unter Menschen.
page-strength-measure = Miss es selbst

page-daily-same-for-all = für alle gleich
page-daily-kept = auf diesem Gerät gespeichert
page-daily-today = Spiele von heute
page-daily-note = Die Karten folgen aus dem Datum. Ein Tag zählt, wenn du an diesem Tag eines seiner Spiele beginnst und eine Runde spielst.
page-daily-same = gleiche Karten, gleiche Stufe
page-daily-score = Punkte
page-daily-played-on = { $about } · { $level }
page-daily-play = „{ $title }“ spielen, { $level }
page-daily-continue = „{ $title }“ fortsetzen
page-daily-again = Noch einmal
page-daily-share = Teilen
page-daily-expert = Den Experten spielen lassen
page-daily-playing = Der Experte spielt es
page-daily-covered = Sein Ergebnis bleibt verdeckt, bis du fertig bist.
page-daily-covered-done = Der Experte ist fertig. Sein Ergebnis bleibt verdeckt, bis du fertig bist.
page-daily-copied = Dieser Text wird kopiert:
page-daily-link-carries = Der Link enthält das Datum und die Stufe, aber weder deine Züge noch deinen Namen oder dein Ergebnis.
page-daily-link-only = Nur den Link kopieren
page-daily-copy = Text kopieren
page-daily-with-expert = Mit dem Ergebnis des Experten
page-daily-with-row = Mit meinen Tagen in Folge
page-daily-me = Ich
page-daily-line = { $who } { $human }, { $opponent } { $bot } · { $end }
page-daily-share-head = Understudy, Spiel vom { $day }
page-challenge = Jemanden herausfordern
page-challenge-hint = Der Link enthält die Optionen und die Karten dieses Spiels, aber weder deine Züge noch dein Ergebnis. Was gezogen wird, hängt davon ab, was jeder tut.
page-challenge-copy = Herausforderung kopieren
page-challenge-title = Eine Herausforderung
page-challenge-lead = Jemand fordert dich zu diesem Spiel heraus: gleiche Optionen, gleiche Karten.
page-challenge-take = Spielen
mars-screen-daily-base = Grundspiel
    .hint = Zeitalter der Konzerne
mars-screen-daily-everything = Alles
    .hint = alle Erweiterungen
mars-screen-daily-generation = Generation
tapestry-review-advances = Du bist { $count }-mal vorangeschritten: in den Ären 1 bis 4 { $era1 }-, { $era2 }-, { $era3 }- und { $era4 }-mal.
tapestry-review-tracks = Am weitesten bist du auf der Leiste { $track }, auf Feld { $space }; { $ended ->
    [0] keine Leiste ist vollendet.
    [one] eine Leiste ist vollendet.
   *[other] { $ended } Leisten sind vollendet.
}
tapestry-review-resources = Beim Einkommenszug hattest du noch { $many } oder mehr Ressourcen, in { $count ->
    [one] einer Ära
   *[other] { $count } Ären
}; am meisten waren es { $most } in Ära { $era }.
tapestry-review-resources-none = Beim Einkommenszug hattest du nie { $many } oder mehr Ressourcen übrig.
tapestry-review-city = Vollständig in deiner Hauptstadt: Bezirke { $districts }, Reihen und Spalten { $lines }; { $free ->
    [0] kein Bauplatz ist frei.
    [one] ein Bauplatz ist frei.
   *[other] { $free } Bauplätze sind frei.
}
tapestry-review-cards = Technologiekarten: { $tech }, davon in der oberen Reihe { $top }; Gobelinkarten auf der Hand: { $hand }.

tapestry-reason-points = { $count ->
    [one] Sofort ein SP.
   *[other] Sofort { $count } SP.
}
tapestry-reason-track = { $track }: { $before } → { $after }.
tapestry-reason-resource = { $resource }: { $before } → { $after }.
tapestry-reason-building = { $building }: vom Einkommenstableau in die Hauptstadt.
tapestry-reason-gives = Belohnung: { $gives }.
tapestry-reason-income = { $left ->
    [0] Es sind keine Ressourcen übrig.
    [one] Eine Ressource bleibt für die nächste Ära.
   *[other] { $left } Ressourcen bleiben für die nächste Ära.
}
tapestry-reason-chance = Was es bringt, hängt vom Zufall ab.
tapestry-hint-sub = Gewinnchance und dein Endstand minus dem der Automa, wenn der Experte weiterspielte

page-advice-hints = Hinweise
    .hint = Die Lampe neben einer Frage und die Taste H
page-advice-line = Gewinnchance in der Kopfzeile
    .hint = Eine Zeile, nach jeder Antwort berechnet
page-advice-review = Rückblick nach dem Spiel
    .hint = Beim Ergebnis eines Spiels am Bildschirm

page-watch-expert = Dem Experten zusehen
page-watch-now = Der Experte spielt deine Seite
page-watch-lead = Er antwortet für dich, eine Entscheidung oder eine Runde auf einmal. Wenn du übernimmst, geht es von hier weiter; Rückgängig führt dorthin zurück, wo du übergeben hast.
page-watch-take = Übernehmen
page-watch-step = Nächster Schritt
page-watch-round = Bis zum Ende der Runde
page-watch-from = Ab hier zuschauen
page-watch-title = Der Experte spielt · { $from }
page-watch-to = Bis { $round }
page-advised-hints = Gespielt mit { $count ->
    [one] einem Hinweis
   *[other] { $count } Hinweisen
}
page-advised-expert = Einen Teil hat der Experte gespielt
terminal-command-about-watch = Dem Experten in einem gespeicherten Spiel am Bildschirm zusehen; du kannst jederzeit übernehmen.
terminal-command-watch = zusehen
terminal-help-watch = Den Experten deine Seite spielen lassen; du kannst jederzeit übernehmen
terminal-watch-how = Enter: nächster Schritt · g: bis zum Ende der Runde · t: übernehmen
terminal-watch-step = Der Experte: { $answer } · { $expected }

page-course-who = Wenn … weiterspielte
page-course-planner = Planer
page-course-if-planner = wenn der schwächere Planer weiterspielte
page-course-busy = Der Planer spielt Spiele zu Ende …
page-course-how = { $count } Spiele ab Beginn jeder Runde, vom Planer zu Ende gespielt; der 95-%-Bereich ist höchstens ± { $error } Prozentpunkte.

page-forecast-strength = Wie stark deine Seite spielt
page-forecast-beside = Alle drei nebeneinander
page-forecast-compare = Alle drei vergleichen
page-forecast-ends-in = endet in { $ends }
page-forecast-strength-hint = Die Wahl ändert die Prognose, nicht den Gegner. Wer langsamer spielt, gibt ihm mehr Züge.
mars-forecast-usual = Stetig
    .hint = Vollendet den Planeten um Generation 11, ohne Kartenmotor
mars-forecast-beginner = Anfänger
    .hint = So lange, wie der schwache Agent „greedy“ braucht: etwa 15 Generationen eines Grundspiels
mars-forecast-planner = Planer
    .hint = So lange, wie der Planer braucht, der einen Zug voraussieht: etwa 17 Generationen
mars-forecast-expert = Experte
    .hint = So lange, wie der Experte braucht, der auf Normal meist gewinnt: etwa 16 Generationen
