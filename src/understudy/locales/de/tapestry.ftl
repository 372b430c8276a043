### Tapestry mit der Automa und dem Schattenreich.
### Namen (Leisten, Wahrzeichen, Beteiligte …) werden unverändert in Sätze eingesetzt.

## Spielaufbau

tapestry-setup-board = Benutze die kleine Seite des Spielbretts, Aufbau für drei: Wahrzeichen, Stapel und Plättchen an ihrem Platz.
tapestry-setup-remove-cards = { $traps ->
    [one] Nimm aus dem Gobelinstapel { $traps } Falle und: { $cards }.
   *[other] Nimm aus dem Gobelinstapel { $traps } Fallen und: { $cards }.
}
tapestry-setup-remove-civilizations = Nimm diese Zivilisationen heraus: { $civilizations }.
tapestry-setup-you = Du baust auf wie üblich, stellst deine zwei Außenposten aber auf das Feld 2/4, was auch immer dein Hauptstadttableau sagt.
tapestry-setup-mat = Stufe { $level }: Tableau der Automa, Seite { $mat }.
tapestry-setup-mat-and-card = Stufe { $level }: Tableau der Automa, Seite { $mat }, mit der Einkommenskarte dieser Stufe über der Tabelle.
tapestry-setup-automa = { $outposts ->
    [one] Automa: eine Farbe, { $outposts } Außenposten, alle Marker; ein Marker auf 0 SP, je einer auf Feld 0 jeder Leiste.
   *[other] Automa: eine Farbe, { $outposts } Außenposten, zwei davon auf Feld 3/5; ein Marker auf 0 SP, je einer auf Feld 0 jeder Leiste.
}
tapestry-setup-civilization-die = Der Wissenschaftswürfel bestimmt die Zivilisation der Automa; stelle einen Außenposten neben diese Leiste.
tapestry-setup-civilization = Die Zivilisation der Automa: { $civilization }; stelle einen Außenposten neben die Leiste mit ihrem Symbol.
tapestry-setup-second-choose = Du wählst eine zweite Zivilisation für die Automa, von der anderen Karte.
tapestry-setup-second = Die zweite Zivilisation der Automa: { $civilization }.
tapestry-setup-shadow = { $outposts ->
    [one] Schattenreich: eine Farbe, { $outposts } Außenposten, fünf Marker; je einer auf Feld 0 jeder Leiste, der fünfte beiseite.
   *[other] Schattenreich: eine Farbe, { $outposts } Außenposten, fünf Marker; je einer auf Feld 0 jeder Leiste, der fünfte beiseite, ein Außenposten für seine Lieblingsleiste.
}
tapestry-setup-decision-real = { $starting ->
    [one] Mische die Entscheidungskarten 8 bis 22 als Nachschubstapel; seine oberste Karte und Karte 1 bilden den Entscheidungsstapel.
   *[other] Mische die Entscheidungskarten 8 bis 22 als Nachschubstapel; seine oberste Karte und die Karten 1 bis { $starting }, gemischt, bilden den Entscheidungsstapel.
}
tapestry-setup-decision-dealt = Entscheidungskarten: von der App gezogen; deine bleiben in der Schachtel.
tapestry-setup-deck-real = { $deck }: deine eigenen, auf dem Tisch.
tapestry-setup-deck-dealt = { $deck }: von der App für die Bots gezogen.
tapestry-setup-tech-dealt = Technologiekarten: Die App nennt die drei offenen Karten; suche sie aus deinem Stapel heraus.
tapestry-setup-first-random = Die App bestimmt zufällig, wer beginnt.
tapestry-setup-first = Es beginnt: { $owner }.
tapestry-setup-two-humans = { $one } beginnt auf Feld 2/4, { $two } auf 3/5; sonst baut ihr auf wie üblich, und keine Karte kommt heraus.
tapestry-setup-shadow-alone = { $outposts ->
    [one] Schattenreich: fünf Marker und { $outposts } Außenposten für seine Lieblingsleiste, die der Wissenschaftswürfel bestimmt.
   *[other] Schattenreich: fünf Marker und { $outposts } Außenposten; der Wissenschaftswürfel bestimmt seine Lieblingsleiste.
}
tapestry-setup-shadow-cards-real = Mische die Entscheidungskarten 1 bis 12 verdeckt.
tapestry-setup-incomplete = Das offizielle Blatt zu dieser Variante lag nicht vor; einige Regeln sind unsere Auslegung.

## Ablauf des Spiels

tapestry-set-up = Spielaufbau
tapestry-roll = Wissenschaftswürfel: { $track }
tapestry-first-civilization = Die Zivilisation der Automa: { $civilization }
tapestry-second-civilization = Die zweite Zivilisation der Automa: { $civilization }
tapestry-favourite = { $owner }: Lieblingsleiste { $track }
tapestry-favourite-due = { $owner }: Lieblingsleiste { $track } ist vollendet, oder eine andere Seite führt dort
tapestry-favourite-kept = { $owner } behält die Lieblingsleiste { $track }
tapestry-decision-decks = Entscheidungsstapel mit { $decision } Karten, Nachschubstapel mit { $progress }
tapestry-shared-decks = Die von der App gezogenen Stapel sind gemischt
tapestry-first-player = Es beginnt: { $owner }
tapestry-score = { $owner }: { $vp } SP
tapestry-winner = Es gewinnt: { $owner }
tapestry-you-said = Gesichert für { $owner }

## Der Zug der Bots

tapestry-turn-bots = Der Zug der Bots
tapestry-turn-shadow = Der Zug des Schattenreichs
tapestry-pair = { $left ->
    [one] Leistenkarte { $track_card }, Gleichstandskarte { $tiebreak_card }; noch { $left } Karte
   *[other] Leistenkarte { $track_card }, Gleichstandskarte { $tiebreak_card }; noch { $left } Karten
}
tapestry-income-symbol = Der Stapel ist leer, und Leistenkarte { $card } zeigt das Einkommenssymbol: jetzt Einkommenszug
tapestry-candidates-all = { $owner }, jede nicht vollendete Leiste: { $tracks }
tapestry-candidates-landmark = { $owner }, am nächsten an einem Wahrzeichen oder am Ende: { $tracks }
tapestry-candidates-end = { $owner }, am nächsten am Ende: { $tracks }
tapestry-chosen = { $owner } wählt { $track }
tapestry-progress-revealed = Oberste Nachschubkarte { $card } löst den Gleichstand und wird wieder eingemischt
tapestry-advance = { $owner }: { $track } → { $to } ({ $space })
tapestry-regress = { $owner }: { $track } ← { $to } ({ $space })
tapestry-landmark = { $landmark } kommt auf das Tableau der Automa (erreicht von: { $owner })
tapestry-landmark-gone = { $landmark } verlässt das Spiel (erreicht von: { $owner })
tapestry-historians = Deine Historiker: { $owner } hat ein Wahrzeichen erhalten; erhalte deine aufgedeckten Belohnungen
tapestry-achievement-earned = { $slot ->
    [1] { $achievement }, erster Platz: { $owner }, { $vp } SP
   *[other] { $achievement }, zweiter Platz: { $owner }, { $vp } SP
}
tapestry-broker-of-peace = Friedensstifter: { $owner } +{ $vp } SP
tapestry-gain-vp = Automa: +{ $vp } SP ({ $source })
tapestry-score-line = { $source }: { $count } × { $each } = { $vp } SP
tapestry-gain-tapestry = Die Automa erhält eine Gobelinkarte, verdeckt: { $count } neben ihrem Tableau
tapestry-refresh-tech-real = Wirf die drei offenen Technologiekarten ab und lege drei neue aus
tapestry-tech-discarded = Technologiekarten abgeworfen: { $cards }
tapestry-tech-dealt = Neue Technologiekarte: { $card }
tapestry-reshuffled = { $count ->
    [one] { $deck } leer: { $count } abgeworfenes Stück bildet einen neuen Stapel
   *[other] { $deck } leer: { $count } abgeworfene Stücke, gemischt, bilden einen neuen Stapel
}
tapestry-skipped = Entfällt

## Die Karte

tapestry-explore = Die Automa erkundet { $hex }
tapestry-conquer-opponent = Die Automa erobert { $hex } (gehörte: { $owner })
tapestry-conquer-neutral = Die Automa erobert { $hex }
tapestry-lay-tile = { $tile ->
    [0] Ziehe ein Landschaftsplättchen und lege es, zufällig gedreht, auf { $hex }
   *[other] Landschaftsplättchen { $tile } auf { $hex }, zufällig gedreht
}
tapestry-outpost = Außenposten der Automa auf { $hex }; noch { $left }
tapestry-outpost-trapped = Falle: Der Außenposten der Automa auf { $hex } kippt um; noch { $left }
tapestry-topple = Umgekippter Marker auf { $hex } ({ $owner })
tapestry-shadow-outpost = Umgekippter Außenposten des Schattenreichs auf { $hex }: Es kann nicht mehr erobert werden
tapestry-protect = Eroberer: { $hex } kann nicht mehr erobert werden
tapestry-you-play-trap = Falle gespielt von: { $owner }
tapestry-search = Neben dem Tableau abgeworfen: { $card }
tapestry-search-real = { $trap ->
    [0] Wirf eine Karte neben dem Tableau ab: keine Falle
   *[other] Wirf eine Karte neben dem Tableau ab: eine Falle
}
tapestry-no-trap-search = { $card }: Die Automa darf keine Falle benutzen

## Einkommenszüge der Bots

tapestry-income = Einkommenszug { $turn } der Bots
tapestry-income-step = { $step }
tapestry-civilization = Zivilisation: { $civilization }
tapestry-add-progress = { $count ->
    [0] Keine Nachschubkarte ist übrig
    [one] { $count } Nachschubkarte auf den Ablagestapel
   *[other] { $count } Nachschubkarten auf den Ablagestapel
}
tapestry-place-tapestry = Eine Gobelinkarte vom Stapel, verdeckt, auf Feld { $space } des Tableaus
tapestry-shuffle = { $count ->
    [one] Neuer Entscheidungsstapel mit { $count } Karte
   *[other] Neuer Entscheidungsstapel mit { $count } Karten, gemischt
}

## Dein Zug

tapestry-turn-human = Zug: { $owner }
tapestry-you-income = { $owner }: Einkommenszug { $turn }
tapestry-you-take-for-era = { $resources ->
    [one] { $owner }: als Erstes in dieser Ära, erhalte { $resources } Ressource deiner Wahl
   *[other] { $owner }: als Erstes in dieser Ära, erhalte { $resources } Ressourcen deiner Wahl
}
tapestry-you-take-for-trap = { $resources ->
    [one] { $owner }: erhalte { $resources } Ressource deiner Wahl für die Falle
   *[other] { $owner }: erhalte { $resources } Ressourcen deiner Wahl für die Falle
}
tapestry-you-take-for-token = { $resources ->
    [one] { $owner }: erhalte { $resources } Ressource deiner Wahl für den Marker
   *[other] { $owner }: erhalte { $resources } Ressourcen deiner Wahl für den Marker
}
tapestry-you-take-for-revolution = { $resources ->
    [one] { $owner }: erhalte stattdessen { $resources } Ressource deiner Wahl
   *[other] { $owner }: erhalte stattdessen { $resources } Ressourcen deiner Wahl
}
tapestry-the-chosen = Die Auserwählten: { $owner } +{ $vp } SP
tapestry-you-advance = { $owner }: { $track } → { $to }
tapestry-you-regress = { $owner }: { $track } ← { $to }
tapestry-you-move = { $owner }: { $track } auf { $to }
tapestry-you-restart = { $owner }: Der Marker verlässt das Ende der Technologieleiste
tapestry-you-claim = { $landmark } geht an: { $owner }
tapestry-you-explore = { $tile ->
    [0] { $owner }: Landschaftsplättchen auf { $hex }
   *[other] { $owner }: Landschaftsplättchen { $tile } auf { $hex }
}
tapestry-you-conquer = { $owner }: Eroberung von { $hex }
tapestry-you-put-outpost = { $owner }: Außenposten auf { $hex }
tapestry-you-are-trapped = Falle: Außenposten umgekippt auf { $hex } ({ $owner })
tapestry-you-place-cube = { $owner }: Marker auf { $hex }
tapestry-you-place-building = { $owner }: Gebäude auf { $hex }
tapestry-you-place-outpost = { $owner }: Außenposten auf { $hex }, ohne zu erobern
tapestry-stand-up = { $owner }: Der Außenposten auf { $hex } steht auf, der andere kippt um
tapestry-you-play = { $owner }, Gobelinkarte gespielt: { $card }
tapestry-card-counts = { $card } zählt { $count }
tapestry-you-give-card = { $owner }: Eine Gobelinkarte kommt verdeckt neben das Tableau der Automa
tapestry-you-give-historian = Historiker-Marker gegeben an: { $owner }
tapestry-you-take-tech = Technologiekarte genommen: { $card }
tapestry-upgrade-met = { $card }: Die Bedingung der oberen Reihe ist erfüllt
tapestry-upgrade-not-met = { $card }: Kein Marker erfüllt die Bedingung der oberen Reihe
tapestry-put-right = Von Hand berichtigt
tapestry-put-right-hex = Feld { $hex } berichtigt: { $before } → { $after }
tapestry-put-right-track = { $owner }, { $track } berichtigt: { $before } → { $after }

## Fragen

tapestry-ask-turn = Was hast du getan?
    .why = { $moved ->
        [0] Schreite voran oder mache einen Einkommenszug und melde es, dann was auf der Karte folgt.
        [2] Einkommenszug { $turn } ist gesichert. War das ein Versehen, nimm es zurück; nichts geht verloren.
        [3] Dein erster Zug ist Einkommenszug 1: Mache ihn am Tisch. Melde dann, was die anderen davon sehen.
       *[other] Melde, was die anderen sehen: Leisten, Karte, Wahrzeichen, Karten, die sie betreffen.
    }
tapestry-ask-die = Wissenschaftswürfel: Was zeigt er?
    .why = { $decides ->
        [civilization] Für die Automa: Er bestimmt ihre Zivilisation und ihre erste Lieblingsleiste.
        [shadow] Für das Schattenreich: Er bestimmt seine Lieblingsleiste. Würfle neu bei einer Leiste, die die Automa hat.
        [shadow-again] Das zählt hier nicht: Würfle neu. Für das Schattenreich: Er bestimmt seine Lieblingsleiste. Würfle neu bei einer Leiste, die die Automa hat.
        [alone] Für das Schattenreich: Er bestimmt seine Lieblingsleiste.
       *[advance] Für die Automa: Sie schreitet auf dieser Leiste voran, mit Belohnung.
        [plain] Für die Automa: Sie schreitet auf dieser Leiste voran, ohne Belohnung.
        [until] Für die Automa: Sie schreitet auf dieser Leiste voran, mit Belohnung. Würfle neu bei Wissenschaft.
        [until-again] Das zählt hier nicht: Würfle neu. Für die Automa: Sie schreitet auf dieser Leiste voran, mit Belohnung. Würfle neu bei Wissenschaft.
        [regress] Für die Automa: Sie geht auf dieser Leiste zurück, mit Belohnung. Nur Militär und Technologie zählen; sonst würfle neu.
        [regress-again] Das zählt hier nicht: Würfle neu. Für die Automa: Sie geht auf dieser Leiste zurück, mit Belohnung. Nur Militär und Technologie zählen; sonst würfle neu.
        [everybody] Für alle: Jeder Marker schreitet auf dieser Leiste voran; die Bots erhalten keine Belohnung.
    }
tapestry-ask-pair = Welche zwei Entscheidungskarten hast du aufgedeckt?
    .why = Die linke Karte wählt die Leisten, die rechte löst Gleichstände.
tapestry-ask-progress-card = Welche Karte liegt oben auf dem Nachschubstapel?
    .why = In Einkommenszug 1 entscheidet ihre Gleichstandshälfte. Mische sie dann wieder ein.
tapestry-ask-trap = Spielst du eine Falle?
    .why = { $by } erobert { $hex } (gehört: { $owner }). Eine Falle kippt stattdessen den neuen Außenposten um.
tapestry-ask-automa-trap = Ist die Karte eine Falle?
    .why = Du greifst { $hex } an: Karten neben dem Tableau der Automa werden zufällig abgeworfen, bis eine davon eine Falle ist.
tapestry-ask-second-civilization = Welche zweite Zivilisation bekommt die Automa?
    .why = Auf Stufe 6 wählst du eine Seite der anderen Zivilisationskarte; ihr Herz gilt nicht.
tapestry-ask-track = Auf welcher Leiste schreitest du als Nächstes voran?
    .why = Auf Stufe 1 beginnst du mit je einem Schritt auf jeder Leiste, in beliebiger Reihenfolge.
tapestry-ask-socialism = Auf welcher Leiste spielst du Sozialismus?
    .why = Du ziehst zur nächsten Gegenseite vor oder hinter dir; beide Bots sind Gegenseiten.
tapestry-ask-dystopia = Welches Wahrzeichen nimmst du?
    .why = Für alle anderen gilt es nicht mehr als frei.
tapestry-ask-revolution = Welcher deiner Außenposten steht auf?
    .why = Revolution tauscht die Kontrolle von bis zu drei Gebieten.
    .done = Keine weiteren Außenposten
tapestry-ask-score = Wie viele SP hast du?
    .why = Die App kennt die Punkte nicht: { $owner }.
tapestry-points-said = Punkte von Menschen sind Summen wie eingegeben; die App sieht nur ihre Errungenschaften und was die Bots ihnen geben.

## Eingaben

tapestry-field-track = Leiste
tapestry-field-hex = Feld
tapestry-field-tile = Nummer des Plättchens (0: unbekannt)
tapestry-field-landmark = Wahrzeichen
tapestry-field-your-card = Deine Gobelinkarte
tapestry-field-tech = Technologiekarte
tapestry-field-bot = Bot
tapestry-field-achievement = Errungenschaft
tapestry-field-track-card = Leistenkarte (links)
tapestry-field-tiebreak-card = Gleichstandskarte (rechts)
tapestry-field-vp = SP
tapestry-field-resources = Übrige Ressourcen
tapestry-field-owner = Gehört
tapestry-field-first = Erster Platz
tapestry-field-second = Zweiter Platz
tapestry-field-space = Feld der Leiste
tapestry-field-explored = Ist das Feld erkundet?
tapestry-field-below = Unterer Marker
tapestry-field-above = Oberer Marker
tapestry-field-your-era = Gemachte Einkommenszüge
tapestry-field-bots-era = Einkommenszüge der Bots
tapestry-field-automa-vp = SP der Automa
tapestry-field-beside = Gobelinkarten neben dem Tableau
tapestry-field-on-mat = Gobelinkarten auf dem Tableau
tapestry-field-your-civilization = Deine Zivilisation
    .said = Die Auserwählten werten in jedem Einkommenszug von selbst.
tapestry-field-traps = Deine Fallen
tapestry-field-historians = Historiker-Marker
tapestry-field-decision-card = Entscheidungskarte
tapestry-field-place = Wo sie liegt
tapestry-field-cards-decision = Im Entscheidungsstapel
tapestry-field-cards-progress = Im Nachschubstapel
tapestry-field-tile-number = Nummer des Plättchens
tapestry-field-tapestry-card = Gobelinkarte
tapestry-field-discarded = Auf dem Ablagestapel
tapestry-field-no-tiles = Sind alle Landschaftsplättchen verbraucht?

## Was du melden kannst

tapestry-report-done = Fertig
    .hint = Sonst nichts zu melden.
tapestry-report-income = Einkommenszug
    .hint = Du machst deinen nächsten Einkommenszug, statt voranzuschreiten.
tapestry-report-advance = Vorangeschritten
    .hint = Ein Feld auf einer Leiste; Wahrzeichen und Errungenschaft folgen von selbst.
tapestry-report-explore = Erkundet
    .hint = Dein Landschaftsplättchen auf einem unerforschten Feld.
tapestry-report-conquer = Erobert
    .hint = Dein Außenposten auf einem Gebiet; wem es gehört, hat vielleicht eine Falle.
tapestry-report-place-cube = Marker gestellt
    .hint = Isolationisten: neben deinen einzelnen Marker, sodass das Feld nicht erobert werden kann.
tapestry-report-place-building = Gebäude auf die Karte gestellt
    .hint = Nomaden: neben deinen einzelnen Marker, oder auf ein leeres Gebiet.
tapestry-report-place-outpost = Außenposten gestellt, ohne zu erobern
    .hint = Militarismus: auf ein leeres Gebiet.
tapestry-report-landmark = Wahrzeichen genommen
    .hint = Durch eine Karte, nicht durch Voranschreiten.
tapestry-report-card = Gobelinkarte gespielt
    .hint = Eine, die auf andere sieht oder wirkt; jede andere verdeckt nur die vorige.
tapestry-report-regress = Zurückgegangen
    .hint = Ein Feld auf einer Leiste.
tapestry-report-restart = Marker von Technologie 12 entfernt
    .hint = Er beginnt auf einer beliebigen Leiste neu; berichtige eine Leiste, wenn dort ein anderer Marker führt.
tapestry-report-historian = Historiker-Marker gegeben
    .hint = Zähle jede Gegenseite einzeln.
tapestry-report-chosen = Die Auserwählten
    .hint = Zählt die Leisten, die du vollendet hast oder auf denen du führst, für jede Gegenseite.
tapestry-report-upgrade = Technologiekarte in die obere Reihe aufwerten
    .hint = Zeigt, ob ein Marker, deiner oder ein fremder, die Bedingung erfüllt.
tapestry-report-tech = Technologiekarte genommen
    .hint = Eine offene; die App legt eine neue aus.
tapestry-report-give-card = Gobelinkarte an die Automa gegeben
    .hint = Sie kommt verdeckt neben das Tableau und kann sich als Falle erweisen.
tapestry-report-achievement = Errungenschaft erreicht
    .hint = Nur, wenn die App es nicht bemerkt hat.
tapestry-report-stand-up = Außenposten aufstellen
    .hint = Deiner steht, der fremde kippt um.
tapestry-report-set-hex = Feld berichtigen
    .hint = Setzt, was dort ist. Außenposten kommen aus dem Vorrat und gehen dorthin zurück.
tapestry-report-set-track = Leiste berichtigen
    .hint = Setzt, wo ein Marker steht; kein Wahrzeichen, keine Belohnung.
tapestry-report-set-favourite = Lieblingsleiste berichtigen
    .hint = Setzt die Leiste mit dem Außenposten daneben.
tapestry-report-set-landmark = Wahrzeichen berichtigen
    .hint = Setzt, wem es gehört.
tapestry-report-set-achievement = Errungenschaft berichtigen
    .hint = Setzt, wer sie erreicht hat. Berichtige die SP getrennt.
tapestry-report-set-you = Deine Seite berichtigen
    .hint = Setzt deine Einkommenszüge und die SP, die die App kennt.
tapestry-report-set-automa = Die Automa berichtigen
    .hint = Setzt ihre SP, ihre Einkommenszüge und ihre Gobelinkarten.
tapestry-report-set-civilization = Zivilisation berichtigen
    .hint = Setzt, welche die Automa hat. Berichtige ihre Lieblingsleiste getrennt.
tapestry-report-set-your-cards = Deine Karten berichtigen
    .hint = Nur, wenn sie die Bots betreffen.
tapestry-report-set-historians = Historiker-Marker berichtigen
    .hint = Setzt, wie viele deiner Marker ein Bot hat.
tapestry-report-set-first-player = Berichtigen, wer begonnen hat
    .hint = Wer jetzt am Zug ist, ändert sich nicht.
tapestry-report-set-pair = Das offene Kartenpaar berichtigen
    .hint = Setzt, welche zwei Entscheidungskarten offen liegen.
tapestry-report-set-decision-card = Ort einer Entscheidungskarte berichtigen
    .hint = Ein Stapel wird gemischt, wenn eine Karte in ihn zurückkommt.
tapestry-report-set-decision-decks = Entscheidungsstapel berichtigen
    .hint = Setzt, wie viele Karten dort liegen; die anderen sind verdeckt auf dem Ablagestapel.
tapestry-report-set-tech = Ort einer Technologiekarte berichtigen
    .hint = Eine Karte, die jemand besitzt, ist anderswo.
tapestry-report-set-tile = Ort eines Plättchens berichtigen
    .hint = Ein Landschaftsplättchen, das nicht auf der Karte liegt.
tapestry-report-set-tapestry-discard = Abgeworfene Gobelinkarten berichtigen
    .hint = Setzt, wie viele Exemplare einer Karte auf dem Ablagestapel liegen; die anderen sind im Stapel.
tapestry-report-set-tiles = Landschaftsplättchen
    .hint = Ob der Stapel und seine Ablage verbraucht sind.

## Ablehnungen

tapestry-deck-empty = Keine Karten sind übrig: { $deck }.
tapestry-no-income-left = { $owner }: Alle fünf Einkommenszüge sind gemacht.
tapestry-you-finished = { $track } ist vollendet. Es gibt kein weiteres Feld.
tapestry-you-at-start = { $track }: Der Marker steht auf dem Startfeld und kann nicht zurückgehen.
tapestry-broker-forbids = { $card } lässt dich auf der Militärleiste nicht voranschreiten.
tapestry-landmark-taken = { $landmark } liegt nicht mehr auf der Wahrzeichentafel. Wähle ein anderes.
tapestry-hex-explored = { $hex } ist schon erkundet. Wähle ein unerforschtes Feld.
tapestry-tile-elsewhere = Landschaftsplättchen { $tile } liegt schon auf der Karte.
tapestry-cannot-conquer = { $hex } kann nicht erobert werden: Es muss erkundet sein, höchstens einen Marker tragen und darf nicht dir gehören.
tapestry-cannot-place = Auf { $hex } kannst du jetzt nichts stellen. Wähle ein anderes Feld.
tapestry-no-outpost-left = { $owner }: Alle zehn Außenposten sind im Einsatz.
tapestry-card-not-concerned = { $card } betrifft sonst keine Seite, du brauchst sie also nicht zu melden.
tapestry-achievement-taken = { $achievement } ist nicht erreichbar: Beide Plätze sind vergeben, oder diese Seite hat sie schon.
tapestry-tokens-need-terrain = { $hex } ist unerforscht: Dort kann kein Marker stehen.
tapestry-two-in-control = Zwei Seiten können nicht beide einen aufrechten Marker auf { $hex } haben.
tapestry-too-many-cards = Nur { $count } Entscheidungskarten sind verdeckt oder unbekannt. Gib eine kleinere Zahl ein.
tapestry-display-full = { $count } Technologiekarten liegen schon offen. Lege zuerst eine davon anderswohin.
tapestry-option-no-automa = Zu zweit spielt die Automa nicht mit: Überlass ihre Zivilisation dem Würfel.
tapestry-option-long-name = Der Name { $name } ist länger als { $longest } Buchstaben.
tapestry-option-only-two-humans = Namen, eine zweite Person und Karten, die beim Mischen dazukommen, gelten nur für Spiele zu zweit.
tapestry-option-one-civilization = Eine zweite Zivilisation hat die Automa nur auf Stufe 6.
tapestry-option-second-before-first = Wähle die erste Zivilisation vor der zweiten.
tapestry-option-same-civilization = { $civilization } kann nicht beide Zivilisationen sein. Wähle eine andere zweite.
tapestry-scenario-no-roll = Der Wissenschaftswürfel wird geworfen, aber kein Wurf ist angegeben.
tapestry-scenario-rolls-left = { $count ->
    [one] { $count } angegebener Wurf wurde nie gemacht.
   *[other] { $count } angegebene Würfe wurden nie gemacht.
}

## Warum ein Schritt entfiel

tapestry-failure-no-valid-hex = Kein Feld ist gültig.
tapestry-failure-no-outpost = Die Automa hat keinen Außenposten mehr.
tapestry-failure-no-shadow-outpost = Das Schattenreich hat keinen Außenposten mehr.
tapestry-failure-track-finished = Die Leiste ist vollendet.
tapestry-failure-track-at-start = Der Marker steht auf dem Startfeld.
tapestry-failure-all-tracks-finished = Alle vier Leisten sind vollendet.
tapestry-failure-no-territory-tile = Kein Landschaftsplättchen ist übrig.
tapestry-failure-no-tapestry-card = Keine Gobelinkarte ist übrig.

## Gleichstandsregeln

tapestry-tie-landmark = Die wenigsten Felder bis zu einem freien Wahrzeichen oder zum Ende
tapestry-tie-end = Die wenigsten Felder bis zum Ende
tapestry-tie-down = Die erste auf der Gleichstandskarte, abwärts gelesen
tapestry-tie-up = Die erste auf der Gleichstandskarte, aufwärts gelesen
tapestry-tie-not-beside-you = Kein Umkippsymbol: nicht neben deinen Gebieten
tapestry-tie-island = Am nächsten an der mittleren Insel
tapestry-tie-your-lone = Am nächsten an deinem Gebiet mit einem Marker
tapestry-tie-your = Am nächsten an deinem Gebiet
tapestry-tie-far-from-you = Am weitesten von deinen Gebieten
tapestry-tie-scan = Das erste im Suchlauf der Gleichstandskarte

## Namen: Leisten, Beteiligte, Marker

tapestry-track-exploration = Entdeckung
tapestry-track-science = Wissenschaft
tapestry-track-military = Militär
tapestry-track-technology = Technologie

tapestry-socialism-exploration = Entdeckung, nächster Marker
tapestry-socialism-exploration-ahead = Entdeckung, nach vorn
tapestry-socialism-exploration-behind = Entdeckung, nach hinten
tapestry-socialism-science = Wissenschaft, nächster Marker
tapestry-socialism-science-ahead = Wissenschaft, nach vorn
tapestry-socialism-science-behind = Wissenschaft, nach hinten
tapestry-socialism-military = Militär, nächster Marker
tapestry-socialism-military-ahead = Militär, nach vorn
tapestry-socialism-military-behind = Militär, nach hinten
tapestry-socialism-technology = Technologie, nächster Marker
tapestry-socialism-technology-ahead = Technologie, nach vorn
tapestry-socialism-technology-behind = Technologie, nach hinten

tapestry-owner-human = Du
tapestry-owner-human2 = Zweite Person
tapestry-owner-person1 = Person 1
tapestry-owner-person2 = Person 2
tapestry-owner-automa = Automa
tapestry-owner-shadow = Schattenreich
tapestry-owner-bots = Bots
tapestry-owner-both = Beide Personen
tapestry-owner-gone = Aus dem Spiel
tapestry-owner-none = Frei
tapestry-token-human = Dein Außenposten
tapestry-token-human-x = Dein umgekippter Außenposten
tapestry-token-human-cube = Dein Marker
tapestry-token-human-building = Dein Gebäude
tapestry-token-human-building-x = Dein umgekipptes Gebäude
tapestry-token-human2 = Außenposten der zweiten Person
tapestry-token-human2-x = Umgekippter Außenposten der zweiten Person
tapestry-token-human2-cube = Marker der zweiten Person
tapestry-token-human2-building = Gebäude der zweiten Person
tapestry-token-human2-building-x = Umgekipptes Gebäude der zweiten Person
tapestry-token-automa = Außenposten der Automa
tapestry-token-automa-x = Umgekippter Außenposten der Automa
tapestry-token-shadow-x = Umgekippter Außenposten des Schattenreichs
tapestry-token-none = Nichts

tapestry-deck-decision = Entscheidungsstapel
tapestry-deck-progress = Nachschubstapel
tapestry-deck-territory = Landschaftsplättchen
tapestry-deck-tapestry = Gobelinkarten
tapestry-deck-tech = Technologiekarten
tapestry-deck-die = Wissenschaftswürfel

tapestry-card-other = Eine andere Karte

tapestry-civilization-other = Eine andere Zivilisation
tapestry-traps-asked = Vielleicht: Frage mich
tapestry-traps-none = Ich habe keine

tapestry-pile-decision = Im Entscheidungsstapel
tapestry-pile-progress = Im Nachschubstapel
tapestry-pile-decision-discard = Auf dem Ablagestapel der Entscheidungskarten
tapestry-pile-display = Offen neben dem Stapel
tapestry-pile-discard = Auf dem Ablagestapel
tapestry-pile-deck = Verdeckt im Stapel
tapestry-pile-elsewhere = Anderswo
tapestry-track-of = { $owner }, { $track }
tapestry-label-civilization = Zivilisation der Automa
tapestry-label-second-civilization = Zweite Zivilisation der Automa
tapestry-label-favourite = Lieblingsleiste ({ $owner })
tapestry-label-first-player = Wer beginnt
tapestry-era-of = Gemachte Einkommenszüge ({ $owner })
tapestry-tile-named = { $tile ->
    [0] Landschaftsplättchen
   *[other] Landschaftsplättchen { $tile }
}
tapestry-landmark-board = Wahrzeichentafel
tapestry-token-of = Marker ({ $owner })
tapestry-card-decision = Entscheidungskarte { $card }
tapestry-card-tech = Technologiekarte { $card }

## Namen: Wahrzeichen und Errungenschaften

tapestry-landmark-tech-hub = Tech Hub
tapestry-landmark-apothecary = Apotheke
tapestry-landmark-academy = Akademie
tapestry-landmark-train-station = Bahnhof
tapestry-landmark-tank-factory = Panzerfabrik
tapestry-landmark-barracks = Kaserne
tapestry-landmark-laboratory = Labor
tapestry-landmark-rubber-works = Gummifabrik
tapestry-landmark-lighthouse = Leuchtturm
tapestry-landmark-forge = Schmiede
tapestry-landmark-launch-pad = Startrampe
tapestry-landmark-fusion-reactor = Fusionsreaktor
tapestry-landmark-bakery = Bäckerei
tapestry-landmark-barn = Scheune
tapestry-landmark-com-tower = Funkturm
tapestry-landmark-library = Bibliothek
tapestry-landmark-stock-market = Börse
tapestry-landmark-treasury = Schatzkammer

tapestry-achievement-complete-track = Eine Leiste vollenden
tapestry-achievement-topple-two = Zwei Außenposten umkippen
tapestry-achievement-middle-island = Mittlere Insel

## Namen: Einkommenszüge

tapestry-step-first-income = Zusätzliche Schritte des ersten Einkommenszugs
tapestry-step-favourite-check = Lieblingsleisten prüfen
tapestry-step-advance-pair = Beide Bots schreiten mit dem letzten Kartenpaar voran
tapestry-step-civ-bonus = Bonus der Zivilisation der Automa
tapestry-step-score = Die Automa wertet
tapestry-step-add-progress-2 = Zwei Nachschubkarten auf den Ablagestapel
tapestry-step-add-progress-4 = Vier Nachschubkarten auf den Ablagestapel
tapestry-step-place-tapestry = Eine Gobelinkarte verdeckt ein Feld des Tableaus der Automa
tapestry-step-gain-tapestry = Die Automa erhält eine Gobelinkarte
tapestry-step-shuffle = Entscheidungskarten mischen

tapestry-source-landmarks = Wahrzeichen
tapestry-source-territories = Gebiete
tapestry-source-exploration = Entdeckung
tapestry-source-science = Wissenschaft
tapestry-source-military = Militär
tapestry-source-technology = Technologie
tapestry-source-first-in-era = Zuerst in der Ära
tapestry-source-civilization = Zivilisation
tapestry-source-achievements = Errungenschaften

tapestry-automa-civilization-explorers = Entdecker
tapestry-automa-civilization-scientists = Wissenschaftler
tapestry-automa-civilization-conquerors = Eroberer
tapestry-automa-civilization-engineers = Ingenieure
tapestry-automa-civilization-die = Durch den Wissenschaftswürfel
tapestry-automa-civilization-choose = Beim Aufbau gewählt

tapestry-mat-normal = normal
tapestry-mat-hard = schwer

## Namen: Wahl vor dem Spiel

tapestry-difficulty-1 = Stufe 1: die Zurückhaltende
    .hint = Du beginnst mit einem Schritt auf jeder Leiste; die Automa erhält in ihren Einkommenszügen keine Gobelinkarten und nichts von ihrer Zivilisation.
tapestry-difficulty-2 = Stufe 2: die Durchschnittliche
    .hint = Das normale Tableau, wie es gedruckt ist.
tapestry-difficulty-3 = Stufe 3: die leicht Einschüchternde
    .hint = Die Bots schreiten auch in ihren Einkommenszügen voran.
tapestry-difficulty-4 = Stufe 4: die ziemlich Großartige
    .hint = Wie Stufe 3, mit längeren Ären.
tapestry-difficulty-5 = Stufe 5: die wirklich Großartige
    .hint = Das schwere Tableau; jeder Bot beginnt mit einem Schritt auf seiner Lieblingsleiste.
tapestry-difficulty-6 = Stufe 6: die Traumzerstörerin
    .hint = Das schwere Tableau, zwei Zivilisationen und ein Schritt auf jeder Leiste am Anfang.

tapestry-players-solo = Du gegen die Automa und das Schattenreich
    .hint = Das Solospiel.
tapestry-players-two-humans = Zu zweit mit dem Schattenreich
    .hint = Nach unvollständigen Quellen: Das offizielle Blatt lag nicht vor.

tapestry-phase-setup = Spielaufbau
tapestry-phase-play = Spiel
tapestry-phase-end = Ende
tapestry-phase-over = Vorbei

## Auslegungen: wo die gedruckten Regeln schweigen oder sich widersprechen

tapestry-ruling-D1 = Für die Entfernung zählen nur Wahrzeichen vor dem Marker.
    .why = Das Regelheft spricht von der Entfernung zu einem freien Wahrzeichen; im Spiel stimmen beide Lesarten überein.
tapestry-ruling-D2 = Die beiden Enden eines Weges dürfen beliebige Marker tragen.
    .why = Das Regelheft beschreibt nur den Weg dazwischen; sonst ließe sich keine Entfernung zu deinem Startfeld messen.
tapestry-ruling-D3 = Unerreichbare Felder scheiden aus; ist keines erreichbar, bleiben alle Kandidaten.
    .why = Das Regelheft erwähnt sie nicht.
tapestry-ruling-D4 = Ein Bot, der alle vier Leisten vollendet hat, behält seine Lieblingsleiste.
    .why = Es ist keine Leiste zu wählen übrig.
tapestry-ruling-D5 = Die Eroberer dürfen auch die mittlere Insel schützen.
    .why = Ihre Karte nennt keine Ausnahme.
tapestry-ruling-D6 = Bei Gleichstand der SP gewinnst du.
    .why = Die Grundregeln vergleichen die übrigen Ressourcen. Die Automa hat keine.
tapestry-ruling-D7 = Ohne Landschaftsplättchen erobert die Automa kein leeres Feld.
    .why = Das Regelheft erwähnt es nicht.
tapestry-ruling-Q3 = Eine Zivilisation wertet, wenn ihr eigener Effekt ausgeführt wird.
    .why = Was die zweite Zivilisation danach erhält, kommt für die erste zu spät; eine andere App hält es anders.
tapestry-ruling-Q4 = Ein unerreichbares Feld ist das weiteste von allen.
    .why = Das Regelheft erwähnt es nicht; eine andere App schließt solche Felder aus.
tapestry-ruling-Q5 = Am Ende einer Leiste, oder beim Zurückgehen am Anfang, geschieht nichts; es wird nicht neu gewürfelt.
    .why = Eine öffentliche App hält es so; das Regelheft sagt nichts.
tapestry-ruling-Q6 = Diese Seite ist vielleicht auf derselben Karte wie die erste Zivilisation: Prüfe, ob du beide benutzen kannst.
    .why = Die App weiß nicht, welche Seiten sich eine Karte teilen.
tapestry-ruling-Q7 = Irgendwo zu erobern darf jedes leere Feld nehmen.
    .why = Eine öffentliche Umsetzung hält es so; das Regelheft sagt nichts.
tapestry-ruling-Q9 = Wer beginnt, wird zufällig bestimmt.
    .why = Das Regelheft sagt nur, dass die Bots direkt vor oder nach dir sitzen.
tapestry-ruling-Q10 = Ohne Gobelinkarten wird nichts erhalten und nichts verdeckt.
    .why = Zuerst werden die abgeworfenen gemischt; mehr sagt das Regelheft nicht.
tapestry-ruling-Q11 = Boni der zusätzlichen Schritte lassen sich nur mit Ressourcen kaufen, die du hast.
    .why = Der Einkommensschritt kommt später; mehr sagt das Regelheft nicht.
tapestry-ruling-Q13 = Umgekippte Außenposten zählen, wie sie auf der Karte liegen, auch durch eine Falle umgekippte.
    .why = Eine öffentliche Umsetzung hält es so; das Regelheft sagt nichts.
tapestry-ruling-T6 = Eine Option bestimmt, ob beim Mischen Nachschubkarten dazukommen.
    .why = Zwei öffentliche Programme unterscheiden sich hier, und das offizielle Blatt lag nicht vor.
tapestry-ruling-T7 = Ein Wahrzeichen, das das Schattenreich erreicht, verlässt das Spiel.
    .why = Das offizielle Blatt für zwei Personen lag nicht vor.
tapestry-ruling-HD-1 = Eine Belohnung lässt sich nicht ablehnen; sie wird so weit wie möglich ausgeführt.
    .why = Anmerkungen einer öffentlichen Umsetzung; der vorliegende Regeltext sagt nichts.
tapestry-ruling-HD-2 = Die Reihenfolge zusammengehöriger Teile bestimmst du; die gedruckte ist der Vorschlag.
    .why = Eine öffentliche Liste von Auslegungen sagt es so.
tapestry-ruling-HD-3 = Der Bonus für den ersten Platz in einer Ära kommt am Anfang des Gobelinschritts.
    .why = Er ist auf dem Gobelinfeld gedruckt; eine öffentliche Umsetzung zahlt ihn früher.
tapestry-ruling-HD-4 = Eine Karte einer Ära endet, wenn dein nächster Einkommenszug beginnt.
    .why = Eine öffentliche Umsetzung hält es so.
tapestry-ruling-HD-5 = Der Schritt durch den Kreis von Uhren, Belagerungstechnik, Impfstoffe und Zeppeline ist freiwillig.
    .why = Eine Bemerkung des Autors zu Impfstoffe.
tapestry-ruling-HD-6 = Dasselbe Feld gibt Belohnung und Bonus nur einmal je Zug.
    .why = Eine öffentliche Umsetzung hält es so.
tapestry-ruling-HD-7 = Ein Gebäude oder Wahrzeichen darf beiseitegelegt werden, auch wenn es Platz hätte.
    .why = Eine öffentliche Umsetzung erlaubt es.
tapestry-ruling-HD-8 = Ein Wahrzeichen ganz außerhalb des Rasters wird nicht gestellt, sondern beiseitegelegt.
    .why = Eine öffentliche Umsetzung hält es so.
tapestry-ruling-HD-9 = Für die Errungenschaft zählen umgekippte Außenposten, wie sie auf der Karte liegen, auch die des Schattenreichs.
    .why = Eine öffentliche Umsetzung zählt so; das Regelheft sagt nichts.
tapestry-ruling-HD-10 = Nach einer Falle würfelst du trotzdem und nimmst das Ergebnis.
    .why = Eine öffentliche Umsetzung hält es so.
tapestry-ruling-HD-11 = Der schwarze Würfel mit dem Gebiet darf auf einem gedruckten Gebiet gewählt werden; dort gibt er nichts.
    .why = Eine öffentliche Umsetzung verbietet die Wahl, das Regelheft nicht.
tapestry-ruling-HD-12 = Piratenherrschaft gibt nach einer Falle nichts.
    .why = Nichts wurde erobert; eine öffentliche Umsetzung gibt es.
tapestry-ruling-HD-13 = Du darfst die Technologiekarten vor oder nach dem Erfinden erneuern.
    .why = Teile ohne gedruckte Reihenfolge dürfen in beliebiger Reihenfolge geschehen.
tapestry-ruling-HD-14 = Nach KI-Singularität zählt die Technologieleiste für dich als Feld 12.
    .why = Sie bleibt vollendet; eine öffentliche Umsetzung lässt dort einen Marker.
tapestry-ruling-HD-15 = Ohne aktuelle Gobelinkarte lässt sich nichts darüber spielen; in Ära 1 verdeckt sie den Feuermacher.
    .why = Eine öffentliche Umsetzung hält es so.
tapestry-ruling-HD-16 = Die offiziellen Startanpassungen der Zivilisationen gelten; eine Option lässt sie weg.
    .why = Sie sind offiziell.
tapestry-ruling-HD-17 = Merkantilismus wandelt höchstens die Nahrung dieses Einkommens in andere Ressourcen um.
    .why = Eine öffentliche Umsetzung hält es so.
tapestry-ruling-HD-18 = Monarchie zählt die Hauptstadt und das Raster der Handwerker, nicht Gebäude beiseite oder auf der Karte.
    .why = Die Karte nennt die Hauptstadt.
tapestry-ruling-HD-19 = Der kostenlose Bonus der Kriegswirtschaft darf abgelehnt werden.
    .why = Ein Bonus ist freiwillig; eine öffentliche Umsetzung nimmt ihn immer.
tapestry-ruling-HD-20 = Zivilisationen werten am Ende von Einkommenszug 5, nach dem SP-Schritt.
    .why = Eine öffentliche Umsetzung hält es so.
tapestry-ruling-HD-21 = Zwei Personen mit gleich vielen SP und Ressourcen teilen sich den Sieg.
    .why = Das Regelheft sagt nichts.
tapestry-ruling-HD-22 = Was ein Bot erhalten würde, verfällt; ein Plättchen kommt zu den abgeworfenen.
    .why = Bots erhalten keine Plättchen, Karten oder Boni.
tapestry-ruling-HD-23 = Kapitalismus zählt auch Geld, das über 8 hinaus verfällt.
    .why = Eine öffentliche Umsetzung hält es so.
tapestry-ruling-HD-24 = Im Solospiel besitzt das Schattenreich kein Wahrzeichen, du hast also nie allein die wenigsten.
    .why = Wahrzeichen beider Bots gehören der Automa.
tapestry-ruling-HD-25 = Für Sozialismus wählst du die nächste Gegenseite vor oder hinter dir.
    .why = Eine öffentliche Umsetzung hält es so.
tapestry-ruling-HD-26 = Für Dunkle Zeitalter gilt ein Marker auf Feld 0 als zurückgegangen.
    .why = Eine öffentliche Umsetzung nennt diese Auslegung.
tapestry-ruling-HD-27 = Terraforming gibt 5 SP je Gebäude oder Wahrzeichen, wie viele unbebaubare Plätze es auch bedeckt.
    .why = Eine öffentliche Umsetzung hält es so.
tapestry-ruling-HD-28 = Eine Vorhersage der Mystiker zählt, wenn ihre Zahl erreicht ist; zusammen vollendete Bezirke zählen einzeln.
    .why = Eine öffentliche Umsetzung hält es so.
tapestry-ruling-HD-29 = Historiker, im Spiel erhalten: Wer sie hat, bestimmt, welche Gegenseiten die vier Marker bekommen.
    .why = Der Text sagt es so; eine öffentliche Umsetzung verteilt sie reihum.
tapestry-ruling-HD-30 = Goldenes Zeitalter gibt keine SP für eine Aufwertung durch die Erfinder.
    .why = Eine öffentliche Umsetzung hält es so.
tapestry-ruling-HD-31 = Den Marker der Entertainer oder Feiernden zu bewegen ist freiwillig.
    .why = Eine öffentliche Umsetzung hält es so.

## Überschriften des Solo-Regelhefts, für Verweise

tapestry-heading-R3 = Material, das herauskommt
tapestry-heading-R4 = Spielaufbau
tapestry-heading-R4-8 = Regeln des Grundspiels
tapestry-heading-R5 = Der Zug eines Bots
tapestry-heading-R6 = Der Zug eines Bots
tapestry-heading-R7 = Entscheidungskarten
tapestry-heading-R8 = Voranschreiten
tapestry-heading-R9 = Voranschreiten
tapestry-heading-R9-2 = Wahrzeichen
tapestry-heading-R9-5 = Was Bots nie erhalten
tapestry-heading-R10 = Belohnungen
tapestry-heading-R11 = Gleichstandsregel für Felder
tapestry-heading-R12 = Entfernungen
tapestry-heading-R13 = Erobern
tapestry-heading-R14 = Erkunden
tapestry-heading-R15 = Das Schattenreich
tapestry-heading-R16 = Errungenschaften
tapestry-heading-R17 = Einkommenszüge
tapestry-heading-R18 = Zivilisationskarte der Automa
tapestry-heading-R19 = Schwierigkeitsstufen
tapestry-heading-R20 = Spielende
tapestry-heading-H1 = Material
tapestry-heading-H2 = Dein Aufbau
tapestry-heading-H3 = Deine Züge
tapestry-heading-H4 = Voranschreiten
tapestry-heading-H5 = Andere Bewegungen
tapestry-heading-H6 = Ressourcen
tapestry-heading-H7 = Hauptstadt
tapestry-heading-H8 = Einkommenszüge
tapestry-heading-H9 = Erkunden
tapestry-heading-H10 = Erobern
tapestry-heading-H11 = Forschung und Technologie
tapestry-heading-H12 = Gobelinkarten
tapestry-heading-H13 = Errungenschaften
tapestry-heading-H14 = Zivilisationen
tapestry-heading-H15 = Ende und Sieg
tapestry-heading-H16 = Zu zweit
tapestry-heading-H17 = Was im Solospiel entfällt

## Regeln in Kürze, nach Abschnitten

tapestry-rule-R3 = Was in der Schachtel bleibt
    .text = Einige Gobelinkarten und Zivilisationen ergeben gegen Bots keinen Sinn und kommen heraus, dazu zwei der sieben Fallen. Von anderen rät das Regelheft nur ab; du darfst sie behalten.
tapestry-rule-R4 = Spielaufbau
    .text = Das gemeinsame Material wird für drei auf der kleinen Seite des Spielbretts aufgebaut. Deine zwei Außenposten stehen auf Feld 2/4, zwei der Automa auf 3/5; das Schattenreich hat keine auf der Karte. Der Wissenschaftswürfel bestimmt die Zivilisation der Automa und eine Lieblingsleiste für jeden Bot. Sieben Startkarten und eine Nachschubkarte bilden den Entscheidungsstapel.
tapestry-rule-R5 = Reihenfolge
    .text = Du und die Bots seid abwechselnd am Zug. Der allererste Zug jeder Seite ist ihr Einkommenszug 1. Eine Seite mit fünf Einkommenszügen ist fertig; die andere spielt allein weiter.
tapestry-rule-R6 = Der Zug der Bots
    .text = Zwei Entscheidungskarten werden aufgedeckt: links die Leistenkarte, rechts die Gleichstandskarte. Zuerst schreitet die Automa voran und alles Folgende wird ausgeführt, dann das Schattenreich. Lässt sich keine Karte ziehen, oder zeigt das letzte Paar auf seiner Leistenkarte das Einkommenssymbol, ist es ein Einkommenszug.
tapestry-rule-R7 = Entscheidungskarten
    .text = Nur die beiden inneren Hälften des Paars zählen: die rechte Hälfte der Leistenkarte und die linke der Gleichstandskarte.
tapestry-rule-R8 = Eine Leiste wählen
    .text = Das Symbol der Leistenkarte nennt die Kandidaten: jede nicht vollendete Leiste, die am nächsten an einem freien Wahrzeichen oder am Ende, oder die am nächsten am Ende. Die Gleichstandskarte löst Gleichstände: Die Automa liest ihre Liste abwärts, das Schattenreich aufwärts. Das Herz ist die Lieblingsleiste des wählenden Bots.
tapestry-rule-R9 = Voranschreiten
    .text = Der Marker zieht ein Feld; die Bots bezahlen nichts. Ein freies Wahrzeichen kommt auf das Tableau der Automa, welcher Bot es auch erreicht hat. Nur die Automa erhält Belohnungen, und Bots kaufen nie Boni.
tapestry-rule-R10 = Belohnungen der Automa
    .text = Die Automa benutzt nur diese Belohnungen: den Würfel, Technologiekarten, Erobern, Erkunden, Gobelinkarten und die Wahl von Leisten. Eine mehrmals gedruckte Belohnung erhält sie einmal. Zeigt der Würfel eine vollendete Leiste, geschieht nichts.
tapestry-rule-R11 = Gleichstandsregel für Felder
    .text = Beginne beim Feld des schwarzen Pfeils und gehe seine Reihe entlang; nimm dann die Reihe, auf die der graue Pfeil zeigt, und so weiter. Das erste gültige Feld wird genommen.
tapestry-rule-R12 = Entfernung
    .text = Entfernung ist die Länge des kürzesten Weges, dessen Felder dazwischen keinen Außenposten der Automa und höchstens einen deiner Marker tragen. Leere Felder dürfen überquert werden. Felder ohne Weg scheiden aus, außer wenn keines einen hat.
tapestry-rule-R13 = Erobern
    .text = Lässt sich eines deiner Gebiete erobern, nimmt die Automa eines, sonst ein neutrales Feld. Sie bevorzugt die mittlere Insel, solange die ihr SP gibt, dann Felder nahe deinen einzelnen Außenposten. Ohne Umkippsymbol meidet sie deine Gebiete; mit einem schützt ein umgekippter Außenposten des Schattenreichs das neue Gebiet.
tapestry-rule-R14 = Erkunden
    .text = Die Automa legt ein Plättchen auf ein leeres Feld neben ihren Gebieten, fern von deinen, außer wenn Militär ihre Lieblingsleiste ist. Sie erhält dafür nichts.
tapestry-rule-R15 = Umgekippte Außenposten des Schattenreichs
    .text = Sie geben keine Kontrolle. Sie schützen ein Gebiet: Ein Feld mit zwei Markern kann nicht erobert werden.
tapestry-rule-R16 = Fallen und Errungenschaften
    .text = Greifst du die Automa an, werden Karten neben ihrem Tableau zufällig abgeworfen, bis eine Falle kommt; dann kippt dein Außenposten um. Errungenschaften geben 10 SP für den ersten und 5 SP für den zweiten Platz. Das Schattenreich belegt nur einen Platz für eine vollendete Leiste.
tapestry-rule-R17 = Einkommenszüge der Bots
    .text = Die Tabelle der Stufe wird Spalte für Spalte ausgeführt. Die Automa wertet Wahrzeichen, Gebiete und Felder mit dem am weitesten links freien Faktor, und zusätzliche SP, wenn sie als Erstes in einer Ära ist. Nachschubkarten machen den Entscheidungsstapel von Ära zu Ära länger. Ist eine Lieblingsleiste vollendet oder führt dort eine andere Seite, wird eine neue gewählt.
tapestry-rule-R18 = Zivilisationen der Automa
    .text = Entdecker schreiten abwechselnd auf Entdeckung und Militär voran; Wissenschaftler würfeln; Eroberer erobern, schützen und werten Gebiete; Ingenieure werten Wahrzeichen.
tapestry-rule-R19 = Schwierigkeitsstufen
    .text = Sechs Stufen unterscheiden sich in Tableau, Einkommenstabelle und erstem Einkommenszug. Auf Stufe 1 beginnst du mit vier Schritten, auf Stufe 5 und 6 die Bots; auf Stufe 6 hat die Automa zwei Zivilisationen.
tapestry-rule-R20 = Spielende
    .text = Das Spiel endet, wenn beide Seiten fünf Einkommenszüge hatten. Die meisten SP gewinnen; bei Gleichstand gewinnst du.
tapestry-rule-R21 = Deine Karten und die Bots
    .text = Beide Bots sind Gegenseiten und sitzen neben dir. Ihre Marker zählen für Karten, die auf Leisten sehen, und für Bedingungen von Technologiekarten. Zeitalter der Entdeckungen bewegt sie ohne Belohnung, und Plündern und Brandschatzen verhindert, dass die Automa Fallen benutzt.
tapestry-rule-R21t = Das Schattenreich zu zweit
    .text = Es nimmt den dritten Platz ein, zieht jeden Zug ein Kartenpaar und schreitet auf einer Leiste voran. Wahrzeichen, die es erreicht, verlassen das Spiel. Sind seine zwölf Karten verbraucht, prüft es seine Lieblingsleiste und mischt. Das offizielle Blatt lag nicht vor, Teile davon sind unsere Auslegung.
tapestry-rule-H1 = Material
    .text = Spielbrett, Plättchen, Karten, Tableaus und Gebäude des Grundspiels; das Solospiel benutzt die kleine Seite des Spielbretts.
tapestry-rule-H2 = Dein Aufbau
    .text = Du behältst eines von zwei Hauptstadttableaus und eine von zwei Zivilisationen. Zwei Außenposten stehen auf deinem Startfeld; allein gegen die Bots ist es immer 2/4.
tapestry-rule-H3 = Deine Züge
    .text = Ein Zug ist ein Einkommenszug oder ein Voranschreiten; passen kannst du nicht. Dein erster Zug ist Einkommenszug 1. Du machst fünf, jeden, wann du willst; nach dem fünften hast du keine Züge mehr.
tapestry-rule-H4 = Voranschreiten
    .text = Bezahle genau die Kosten des nächsten Feldes. Zuerst kommt sein Wahrzeichen, dann so weit wie möglich die Belohnung, dann der Bonus, den du einmal kaufen darfst. Ein Feld gibt seine Belohnung einmal je Zug.
tapestry-rule-H5 = Andere Bewegungen
    .text = Ein kostenloser Schritt gilt als Voranschreiten; auch ohne Belohnung erhältst du Wahrzeichen. Zurückgehen gibt nie ein Wahrzeichen. Eine Karte kann eine Leiste verbieten.
tapestry-rule-H6 = Ressourcen
    .text = Nahrung, Arbeiter, Kultur und Geld: von jedem höchstens 8, der Rest verfällt.
tapestry-rule-H7 = Hauptstadt
    .text = Gebäude kommen auf freie Bauplätze, Wahrzeichen beliebig gedreht, auch teils außerhalb. Ein vollständiger Bezirk gibt 1 Ressource; jede vollständige Reihe und Spalte ist bei der Wertung der Hauptstadt 1 SP wert. Was du beiseitelegst, zählt dort nicht.
tapestry-rule-H8 = Einkommenszüge
    .text = Zivilisationen, eine Gobelinkarte, eine Aufwertung und SP, dann Einkommen. Der erste Einkommenszug ist nur Einkommen, der letzte hat keine Karte und kein Einkommen. Wer als Erstes in einer Ära ist, erhält 1, 2 oder 3 Ressourcen.
tapestry-rule-H9 = Erkunden
    .text = Lege ein Plättchen, beliebig gedreht, neben ein Gebiet, das du kontrollierst: 1 SP für jede Seite, an der eine Ecke passt, dann seine Belohnung. Du kontrollierst es noch nicht.
tapestry-rule-H10 = Erobern
    .text = Stelle einen Außenposten auf ein Gebiet neben deinem mit höchstens einem Marker; ein fremder Marker kippt um, wenn dich keine Falle aufhält. Wirf beide Eroberungswürfel und nimm einen.
tapestry-rule-H11 = Forschung und Technologie
    .text = Forschen wirft den Wissenschaftswürfel; du darfst dort voranschreiten. Erfundene Karten beginnen in der unteren Reihe; eine Aufwertung gibt den Kreis, dann das Quadrat. Die obere Reihe braucht, was die Karte verlangt, erfüllt von dir oder wer neben dir sitzt.
tapestry-rule-H12 = Gobelinkarten
    .text = Eine Karte wird in den Einkommenszügen 2 bis 4 gespielt. Einige wirken einmal, einige bis zu deinem nächsten Einkommenszug oder bis sie verdeckt werden.
tapestry-rule-H13 = Errungenschaften
    .text = Eine Leiste vollenden, zwei Außenposten umkippen, die mittlere Insel erobern: 10 SP für den ersten, 5 SP für den zweiten Platz.
tapestry-rule-H14 = Zivilisationen
    .text = Fähigkeiten am Anfang von Einkommenszügen werden im Zivilisationsschritt benutzt. Eine im Spiel erhaltene wirkt sofort; Startanpassungen gelten nur für die, mit der du begonnen hast.
tapestry-rule-H15 = Ende und Sieg
    .text = Das Spiel endet, wenn jede Seite fünf Einkommenszüge hatte. Die meisten SP gewinnen, dann mehr Ressourcen; allein gewinnst du einen vollen Gleichstand.
tapestry-rule-H16 = Zu zweit
    .text = Alle Regeln gelten; das Schattenreich ist der dritte Platz. Es zählt für Vergleiche und Bedingungen und erhält nichts.
tapestry-rule-H17 = Was im Solospiel entfällt
    .text = Einige Karten und Zivilisationen bleiben gegen die Bots in der Schachtel. Was du freiwillig behältst, wirkt wie gedruckt; was ein Bot erhalten würde, verfällt.

## Diagramme eines Laufs
tapestry-plot-era = Ära
tapestry-outcome-automa-vp = SP der Automa
tapestry-outcome-human-vp = Deine SP
tapestry-outcome-human-won = Du hast gewonnen
tapestry-outcome-era = Letzte Ära
tapestry-outcome-automa-landmarks = Wahrzeichen der Automa
tapestry-outcome-automa-territories = Gebiete der Automa
tapestry-outcome-automa-outposts = Außenposten der Automa im Vorrat
tapestry-outcome-automa-achievements = Errungenschaften der Automa
tapestry-outcome-automa-exploration = Leiste: Entdeckung
tapestry-outcome-automa-science = Leiste: Wissenschaft
tapestry-outcome-automa-military = Leiste: Militär
tapestry-outcome-automa-technology = Leiste: Technologie
tapestry-outcome-shadow-tracks = Felder des Schattenreichs auf allen Leisten
tapestry-outcome-shadow-outposts = Außenposten des Schattenreichs im Vorrat
