### Das Spiel am Bildschirm, Tapestry: deine Seite, vom Programm gespielt.

## Was auf deiner Seite geschieht

tapestry-you-gain = { $resource } +{ $count }
tapestry-you-paid = Bezahlt: { $resources }
tapestry-you-score = SP: { $vp } ({ $of })
tapestry-you-void = Nichts geschieht: { $of } lässt sich jetzt nicht ausführen
tapestry-you-draw = Auf deine Hand: { $card }
tapestry-you-draw-hidden = { $owner }: Eine Gobelinkarte wird gezogen
tapestry-you-draw-tile = Landschaftsplättchen { $tile } in den Vorrat
tapestry-you-draw-space = Weltraumplättchen { $tile } in den Vorrat
tapestry-you-discard = Abgeworfen: { $card }
tapestry-you-discard-tile-step = Landschaftsplättchen { $tile } abgeworfen
tapestry-you-discard-tech-step = Technologiekarte abgeworfen: { $card }
tapestry-you-take-building = Vom Einkommenstableau genommen: { $building }
tapestry-you-build = { $building } in der Hauptstadt, { $count ->
    [one] Bauplatz
   *[other] Bauplätze
} { $place }
tapestry-you-build-craftsmen = { $building } auf Spalte { $column } der Handwerker
tapestry-you-build-on-map = { $building } auf { $hex }
tapestry-you-put-aside = Beiseitegelegt: { $building }
tapestry-you-complete-district = Bezirk { $district } ist vollständig
tapestry-you-invent-step = Technologiekarte erfunden: { $card }
tapestry-you-upgrade-step = { $card } wird aufgewertet: { $row }
tapestry-you-explore-space = Weltraumplättchen { $tile } erkundet
tapestry-you-outpost = Außenposten auf { $hex }; noch { $left }
tapestry-you-outpost-trapped = Falle: Dein Außenposten liegt umgekippt auf { $hex }; noch { $left }
tapestry-you-roll-dice = Eroberungswürfel: rot { $red }, schwarz { $black }
tapestry-you-jump = { $owner }: { $track } ⇒ { $to }
tapestry-you-income-step = { $step }
tapestry-you-face-down = Die Hand ist leer: Die oberste Gobelinkarte kommt verdeckt auf das Feld der Ära
tapestry-you-take-capital = Hauptstadttableau: { $mat }
tapestry-you-start-with = Deine Zivilisation: { $civilization }
tapestry-you-gain-civilization = Neue Zivilisation: { $civilization }
tapestry-you-skip-civilization = { $civilization } kann nur die erste Zivilisation sein und wird abgeworfen
tapestry-you-predicted = Die Vorhersage ist erfüllt: { $category }

## Warum etwas nicht geht

tapestry-lack-finished = Nach deinem fünften Einkommenszug hast du keinen Zug mehr.
tapestry-lack-track-end = { $track }: Dort kann kein Marker voranschreiten.
tapestry-lack-forbidden = { $card } verbietet, auf dieser Leiste voranzuschreiten.
tapestry-lack-resources = { $need ->
    [one] { $track }: Das nächste Feld kostet 1 Ressource (du hast { $have }).
   *[other] { $track }: Das nächste Feld kostet { $need } Ressourcen (du hast { $have }).
}
tapestry-lack-resource = Das nächste Feld kostet { $resource } (du hast { $have }).

## Fragen an dich

tapestry-you-turn = Was tust du?
    .why = { $owner }: auf einer Leiste voranschreiten, oder den nächsten Einkommenszug machen.
tapestry-you-pay = Wie bezahlst du?
    .why = { $track }: die Kosten des nächsten Feldes, genau.
tapestry-you-resource = Welche Ressource erhältst du?
    .why = Durch: { $of }.
tapestry-you-lose = Welche Ressource gibst du ab?
    .why = Durch: { $of }.
tapestry-you-bonus = Nimmst du den Bonus?
    .why = { $free ->
        [1] { $of }: { $gain }, kostenlos.
       *[other] { $of }: { $gain } für { $cost }.
    }
tapestry-you-place = Wohin damit?
    .why = { $landmark ->
        [1] { $what }: Teile davon dürfen über die Hauptstadt hinausragen.
       *[other] { $what }: auf einen freien Bauplatz deiner Hauptstadt.
    }
tapestry-you-building = Welches Einkommensgebäude nimmst du?
    .why = Durch: { $of }.
tapestry-you-option = Was davon?
    .why = Durch: { $of }.
tapestry-you-order = Was tust du zuerst?
    .why = Durch: { $of }.
tapestry-you-whether = Benutzt du es?
    .why = Durch: { $of }.
tapestry-you-advance-free = Schreitest du kostenlos voran?
    .why = { $track }. Durch: { $of }.
tapestry-you-token = Welcher Marker bewegt sich?
    .why = { $track }: Dort stehen zwei Marker.
tapestry-you-repeat = Welche Position wiederholst du?
    .why = Durch: { $of }.
tapestry-you-restart-track = Auf welcher Leiste beginnt der Marker von vorn?
    .why = Durch: { $of }.
tapestry-you-roll = Welches Ergebnis nimmst du?
    .why = Durch: { $of }.
tapestry-you-explore-where = Wo erkundest du?
    .why = Ein Feld ohne Landschaft. Durch: { $of }.
tapestry-you-tile = Welches Plättchen legst du, und wie gedreht?
    .why = { $hex }: 1 SP für jede passende Seite.
tapestry-you-double = Nimmst du die Belohnung zweimal statt der SP?
    .why = Durch: { $of }.
tapestry-you-space = Welches Weltraumplättchen erkundest du?
    .why = Durch: { $of }.
tapestry-you-conquer-where = Welches Gebiet eroberst du?
    .why = Durch: { $of }.
tapestry-you-die = Welchen Eroberungswürfel nimmst du?
    .why = Rot: { $red }. Schwarz: { $black }.
tapestry-you-row = Aus welcher Reihe kommt der Außenposten?
    .why = Durch: { $of }.
tapestry-you-invent = Welche Technologiekarte nimmst du?
    .why = Durch: { $of }.
tapestry-you-refresh = Ersetzt du die drei offenen Technologiekarten?
    .why = Durch: { $of }.
tapestry-you-upgrade = Welche Technologiekarte wertest du auf?
    .why = Durch: { $of }.
tapestry-you-use-tech = Welche Technologiekarte benutzt du?
    .why = Durch: { $of }.
tapestry-you-play-card = Welche Gobelinkarte spielst du?
    .why = Durch: { $of }.
tapestry-you-discard-card = Welche Gobelinkarte wirfst du ab?
    .why = Durch: { $of }.
tapestry-you-discard-tile = Welches Landschaftsplättchen wirfst du ab?
    .why = Durch: { $of }.
tapestry-you-discard-tech = Welche Technologiekarte wirfst du ab?
    .why = Durch: { $of }.
tapestry-you-next-civilization = Welche Zivilisation handelt zuerst?
    .why = Die Reihenfolge bestimmst du.
tapestry-you-capital = Welches Hauptstadttableau behältst du?
    .why = { $owner }: Zwei Tableaus werden gezogen, eines behalten.
tapestry-you-civilization = Welche Zivilisation behältst du?
    .why = { $owner }: Zwei Zivilisationen werden gezogen, eine behalten.
tapestry-ask-red-die = Roter Eroberungswürfel: Was zeigt er?
    .why = Du eroberst ein Gebiet.
tapestry-ask-black-die = Schwarzer Eroberungswürfel: Was zeigt er?
    .why = Du eroberst ein Gebiet.
tapestry-move-advance = Voranschreiten
tapestry-move-income = Einkommenszug

## Namen

tapestry-resource-food = Nahrung
tapestry-resource-worker = Arbeiter
tapestry-resource-culture = Kultur
tapestry-resource-coin = Geld
tapestry-bonus-payment-food = Nahrung
tapestry-bonus-payment-worker = Arbeiter
tapestry-bonus-payment-culture = Kultur
tapestry-bonus-payment-coin = Geld
tapestry-bonus-payment-yes = Ja
tapestry-bonus-payment-no = Nein
tapestry-whether-yes = Ja
tapestry-whether-no = Nein
tapestry-building-market = Markt
tapestry-building-house = Haus
tapestry-building-farm = Bauernhof
tapestry-building-armory = Waffenkammer
tapestry-building-landmark = Wahrzeichen
tapestry-income-row-market = Märkte
tapestry-income-row-house = Häuser
tapestry-income-row-farm = Bauernhöfe
tapestry-income-row-armory = Waffenkammern
tapestry-tech-deck = Oberste Karte des Stapels
tapestry-tech-none = Keine
tapestry-tech-row-bottom = untere Reihe
tapestry-tech-row-middle = mittlere Reihe
tapestry-tech-row-top = obere Reihe
tapestry-place = { $a ->
    [craftsmen] Handwerker, Spalte { $b }
   *[other] Bauplatz { $a }.{ $b }
}
tapestry-tile-of = Plättchen { $b }
tapestry-space-tile = Weltraumplättchen { $b }
tapestry-place-aside = Beiseitelegen
tapestry-turned-tile = { $b ->
    [0] Plättchen { $a }
   *[other] Plättchen { $a }, gedreht um { $b }
}
tapestry-die-red = Roter Würfel
tapestry-die-black = Schwarzer Würfel
tapestry-die-both = Eroberungswürfel
tapestry-red-face-4 = 4 SP
tapestry-red-face-5 = 5 SP
tapestry-red-face-6 = 6 SP
tapestry-red-face-7 = 7 SP
tapestry-red-face-territory = 1 SP je Gebiet
tapestry-black-face-food = Nahrung
tapestry-black-face-worker = Arbeiter
tapestry-black-face-culture = Kultur
tapestry-black-face-coin = Geld
tapestry-black-face-territory = Belohnung des Gebiets
tapestry-era-2 = Zuerst in Ära 2
tapestry-era-3 = Zuerst in Ära 3
tapestry-era-4 = Zuerst in Ära 4
tapestry-your-step-civilization = Zivilisationen
tapestry-your-step-tapestry = Gobelinkarte
tapestry-your-step-upgrade-and-vp = Aufwerten und SP
tapestry-your-step-income = Einkommen
tapestry-your-step-final = Schlusswertung der Zivilisationen
tapestry-category-tech-cards = Technologiekarten
tapestry-category-districts = vollständige Bezirke
tapestry-category-territories = Gebiete
tapestry-category-tracks = vollendete Leisten
tapestry-cause-none = dein Zug
tapestry-cause-income = dein Einkommenszug
tapestry-option-1 = Möglichkeit 1
tapestry-option-2 = Möglichkeit 2
tapestry-option-3 = Möglichkeit 3
tapestry-option-4 = Möglichkeit 4
tapestry-option-5 = Möglichkeit 5
tapestry-option-6 = Möglichkeit 6
tapestry-civ-militants-1 = Reihe 1
tapestry-civ-militants-2 = Reihe 2

## Belohnungen in Worten

tapestry-benefit-all = { $one }, { $other }
tapestry-benefit-then = { $one }, dann { $other }
tapestry-benefit-or = { $one } oder { $other }
tapestry-benefit-resource = { $kind ->
    [food] { $n } Nahrung
    [worker] { $n } Arbeiter
    [culture] { $n } Kultur
    [coin] { $n } Geld
   *[other] { $n ->
        [one] 1 beliebige Ressource
       *[other] { $n } beliebige Ressourcen
    }
}
tapestry-benefit-pay = { $kind ->
    [food] { $n } Nahrung abgeben
    [worker] { $n } Arbeiter abgeben
    [culture] { $n } Kultur abgeben
    [coin] { $n } Geld abgeben
   *[other] { $n ->
        [one] 1 beliebige Ressource abgeben
       *[other] { $n } beliebige Ressourcen abgeben
    }
}
tapestry-benefit-territory-tile = { $n } Landschaftsplättchen
tapestry-benefit-space-tile = { $n } Weltraumplättchen
tapestry-benefit-tapestry-card = { $n ->
    [one] 1 Gobelinkarte
   *[other] { $n } Gobelinkarten
}
tapestry-benefit-building = { $kind ->
    [market] ein Markt
    [house] ein Haus
    [farm] ein Bauernhof
    [armory] eine Waffenkammer
   *[other] ein beliebiges Einkommensgebäude
}
tapestry-benefit-invent = { $n ->
    [one] eine Technologiekarte erfinden
   *[other] { $n } Technologiekarten erfinden
}
tapestry-benefit-refresh-tech = offene Technologiekarten ersetzen
tapestry-benefit-upgrade = eine Technologiekarte aufwerten
tapestry-benefit-tech-circle = Kreis einer Karte der mittleren Reihe
tapestry-benefit-tech-square = Quadrat einer Karte der oberen Reihe
tapestry-benefit-explore = { $scope ->
    [anywhere] irgendwo erkunden
   *[other] erkunden
}
tapestry-benefit-explore-space = ein Weltraumplättchen erkunden
tapestry-benefit-conquer = { $scope ->
    [anywhere] irgendwo erobern
   *[other] erobern
}
tapestry-benefit-research = { $gain ->
    [none] forschen ohne Belohnung
   *[other] forschen
}
tapestry-benefit-advance = { $track ->
    [exploration] voranschreiten: Entdeckung
    [science] voranschreiten: Wissenschaft
    [military] voranschreiten: Militär
   *[other] voranschreiten: Technologie
}
tapestry-benefit-regress = { $track ->
    [exploration] zurückgehen: Entdeckung
    [science] zurückgehen: Wissenschaft
    [military] zurückgehen: Militär
   *[other] zurückgehen: Technologie
}
tapestry-benefit-vp = { $n } SP
tapestry-benefit-vp-per = { $what ->
    [tech_card] { $n } SP je Technologiekarte
    [capital_line] { $n } SP je vollständiger Reihe und Spalte der Hauptstadt
    [territory] { $n } SP je Gebiet
    [market] { $n } SP je Markt
    [house] { $n } SP je Haus
    [farm] { $n } SP je Bauernhof
    [armory] { $n } SP je Waffenkammer
    [supply_territory_tile] { $n } SP je Landschaftsplättchen im Vorrat
    [tapestry_card] { $n } SP je Gobelinkarte
    [landmark] { $n } SP je Wahrzeichen
    [opponent] { $n } SP je Gegenseite
    [achievement] { $n } SP je Errungenschaft
    [leading_track] { $n } SP je Leiste, auf der du führst
    [trailing_track] { $n } SP je Leiste, auf der du hinten liegst
    [adjacent_territory_of_opponents] { $n } SP je angrenzendem fremdem Gebiet
   *[other] { $n } SP je Feld einer Leiste
}
tapestry-benefit-landmark = ein Wahrzeichen
tapestry-benefit-play-tapestry-over = eine Gobelinkarte über die aktuelle spielen
tapestry-benefit-gain-civilization = eine weitere Zivilisation
tapestry-benefit-repeat-position = eine Position wiederholen
tapestry-benefit-restart-token = ein Marker beginnt von vorn
tapestry-benefit-territory-benefit = Belohnung des Gebiets
tapestry-benefit-all-gain = alle erhalten 1 Ressource
tapestry-benefit-stand-up = umgekippte Außenposten aufstellen
tapestry-bonus-cost = { $pay ->
    [tile] { $n } Landschaftsplättchen
    [tapestry] { $n ->
        [one] 1 Gobelinkarte
       *[other] { $n } Gobelinkarten
    }
    [tech] { $n ->
        [one] 1 Technologiekarte
       *[other] { $n } Technologiekarten
    }
   *[other] { $n ->
        [one] 1 beliebige Ressource
       *[other] { $n } beliebige Ressourcen
    }
}
tapestry-hex-has-terrain = { $space } ist schon ein Gebiet.
tapestry-hex-unexplored = { $space } ist noch nicht erkundet.
tapestry-hex-own = { $space } gehört schon dir.
tapestry-hex-full = Auf { $space } liegen zwei Marker; es kann nicht mehr erobert werden.
tapestry-hex-not-beside-own = { $space } liegt nicht neben deinen Gebieten.
tapestry-hex-allied = Eine Karte bewahrt den Frieden auf { $space }.
tapestry-others-hex-has-terrain = { $count ->
    [one] ist schon ein Gebiet
   *[other] sind schon Gebiete
}
tapestry-others-hex-unexplored = { $count ->
    [one] ist noch nicht erkundet
   *[other] sind noch nicht erkundet
}
tapestry-others-hex-own = { $count ->
    [one] gehört schon dir
   *[other] gehören schon dir
}
tapestry-others-hex-full = { $count ->
    [one] trägt zwei Marker
   *[other] tragen zwei Marker
}
tapestry-others-hex-not-beside-own = { $count ->
    [one] liegt nicht neben deinen Gebieten
   *[other] liegen nicht neben deinen Gebieten
}
tapestry-others-hex-allied = { $count ->
    [one] steht durch eine Karte unter Frieden
   *[other] stehen durch eine Karte unter Frieden
}
tapestry-note-more = { $one } { $other }
tapestry-note-up-to = Passende Seiten: bis zu { $vp } SP.
tapestry-note-fits = { $count ->
    [one] 1 Seite passt
   *[other] { $count } Seiten passen
}
tapestry-note-free = Niemand kontrolliert es.
tapestry-note-held = Kontrolliert von { $owner }; der Außenposten dort kippt um (von dir umgekippt dann: { $count }).
tapestry-note-achievement = { $achievement }: { $vp } SP.
tapestry-note-trap = { $count ->
    [one] Eine Falle ist möglich: { $owner } hat 1 Gobelinkarte. Du würfelst trotzdem.
   *[other] Eine Falle ist möglich: { $owner } hat { $count } Gobelinkarten. Du würfelst trotzdem.
}
tapestry-note-no-tile = nichts, denn dieses Gebiet ist auf das Spielbrett gedruckt

## Der Experte

tapestry-expert-needs-screen-game = Der Experte spielt nur Solospiele am Bildschirm. Ergänze die Option you=played.
