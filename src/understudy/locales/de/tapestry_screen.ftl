### Das Spiel am Bildschirm, Tapestry, auf der Seite.

tapestry-screen-adjustments = Startanpassungen der Zivilisationen
    .hint = Offizielle Korrekturen, die die Zivilisationen ausgleichen.
tapestry-screen-my-turn = Mein Zug
tapestry-screen-go-on = Weiter
tapestry-screen-tracks = Leisten
tapestry-screen-city = Hauptstadt
tapestry-screen-city-tab = Stadt
tapestry-screen-cards = Karten
tapestry-screen-or = oder
tapestry-screen-which-track = Wähle eine Leiste, oder mache einen Einkommenszug
tapestry-screen-only-income = Kein Schritt ist bezahlbar
tapestry-screen-advance-to = Voranschreiten: { $space }
tapestry-screen-change-payment = Bezahlung ändern
tapestry-screen-first-in-era = Du wärst zuerst in der nächsten Ära: { $gives }.
tapestry-screen-opened = Auf dem Einkommenstableau aufgedeckt: { $gives }.
tapestry-screen-confirm-income = Jetzt den Einkommenszug machen?
    .hint = { $count ->
        [one] Du kannst noch einen Schritt bezahlen. Ressourcen behältst du.
       *[other] Du kannst noch Schritte auf { $count } Leisten bezahlen. Ressourcen behältst du.
    }
    .stay = In dieser Ära weiterspielen
tapestry-screen-all-spaces = Alle Felder
tapestry-screen-bonus = Bonus für { $cost }:
tapestry-screen-worth-now = jetzt { $vp } SP
tapestry-screen-points = Punkte
tapestry-screen-next-income = nächster Einkommenszug
tapestry-screen-left-in-row = { $row }: noch auf dem Tableau
tapestry-screen-in-hand = Gobelinkarten auf der Hand
tapestry-screen-tiles = Landschaftsplättchen
tapestry-screen-space-tiles = Weltraumplättchen
tapestry-screen-tech = Technologiekarten
tapestry-screen-outposts = Übrige Außenposten
tapestry-screen-impassable = unbebaubar, zählt als gefüllt
tapestry-screen-row = Reihe { $number }
tapestry-screen-column = Spalte { $number }
tapestry-screen-district = Bezirk { $number }
tapestry-screen-tap-plot = { $what }: Tippe auf einen Bauplatz
tapestry-screen-rotate = Drehen
tapestry-screen-outside = teilweise außerhalb der Stadt ({ $rows } nach oben, { $columns } nach links)
tapestry-screen-turned = { $number ->
    [0] nicht gedreht
    [one] um ein Viertel gedreht
   *[other] um { $number } Viertel gedreht
}
tapestry-screen-turned-points = { $number ->
    [0] nicht gedreht, { $vp } SP
   *[other] um { $number } von 6 gedreht, { $vp } SP
}
tapestry-screen-build-here = Hier bauen
tapestry-screen-up-to = bis zu { $vp } SP
tapestry-screen-choose-tile = Wähle ein Plättchen
tapestry-screen-lay = Legen: { $vp } SP
tapestry-screen-mat = Einkommenstableau
tapestry-screen-position-open = Frei: { $gives }
tapestry-screen-position-next = Wird durch das nächste Gebäude frei: { $gives }
tapestry-screen-position-closed = Verdeckt: { $gives }
tapestry-screen-aside = Beiseite: { $list }
tapestry-screen-city-counts = Vollständige Bezirke: { $districts } · vollständige Reihen und Spalten: { $lines }
tapestry-screen-civilizations = Zivilisationen
tapestry-screen-mat-column = Spalte { $number }: { $list }
tapestry-screen-mat-row = Reihe { $number }: { $count } Außenposten
tapestry-screen-mat-stands = Der Marker steht auf: { $where }
tapestry-screen-mat-marked = Gemerkt: { $list }
tapestry-screen-mat-squares = Aufgedeckte Quadrate: { $list }
tapestry-screen-mat-prediction = { $category }: { $count }{ $reached ->
    [0] {""}
   *[other] , erfüllt
}
tapestry-screen-mat-tokens = Übrige Marker: { $count }
tapestry-screen-face-down = Verdeckt
tapestry-screen-kind-when-played = Beim Ausspielen
tapestry-screen-kind-this-era = Diese Ära
tapestry-screen-kind-trap = Falle
tapestry-screen-needs-track = Obere Reihe: eine Seite auf Feld { $space }, { $track }
tapestry-screen-needs-row = Obere Reihe: { $row }, Position { $number } frei
tapestry-screen-met = erfüllt
tapestry-screen-circle = Kreis: { $gives }
tapestry-screen-square = Quadrat: { $gives }
tapestry-screen-deck-left = { $count } im Stapel
tapestry-screen-eras = Gobelinkarten der Ären
tapestry-screen-hand-hidden = Diese Hand ist verdeckt.
tapestry-screen-hand-over = Gib das Gerät weiter an { $owner }
    .hint = Karten bleiben verdeckt, bis du bestätigst.
tapestry-screen-i-am = Ich bin { $owner }
tapestry-screen-start = Start: { $gives }
tapestry-screen-key-track = Leiste wählen
tapestry-screen-key-enter = Hauptknopf drücken
tapestry-screen-then-chance = Der Rest hängt vom Zufall ab.
tapestry-screen-source-mat = Einkommenstableau
tapestry-screen-source-tiles = Erkunden
tapestry-screen-source-spaces = Felder der Leisten
tapestry-screen-source-tech = Technologiekarten
tapestry-screen-source-cards = Gobelinkarten
tapestry-screen-source-civilizations = Zivilisation
tapestry-screen-source-dice = Erobern
tapestry-screen-source-space-tiles = Weltraumplättchen
tapestry-screen-source-other = Sonstiges
tapestry-screen-income-step = Einkommenszug { $turn }: { $step }
tapestry-screen-legend = Was die Symbole bedeuten
tapestry-screen-choose-hex = Dieses Feld wählen
