### Das Spiel am Bildschirm, Terraforming Mars, auf der Seite.


mars-screen-price = { $mc } M€
mars-screen-start-money = beginnt mit { $mc } M€
mars-screen-production = Produktion
mars-screen-worth = { $points } SP wert
mars-screen-kind-automated = Automatisch
mars-screen-kind-active = Aktiv
mars-screen-kind-event = Ereignis
mars-screen-kind-corporation = Konzern
mars-screen-kind-prelude = Präludium
mars-screen-set-base = Grundspiel

mars-screen-hand = Hand
mars-screen-played = Gespielt
mars-screen-in-hand = Auf deiner Hand
mars-screen-nth = { $number } von { $count }
mars-screen-card-before = Vorige Karte
mars-screen-card-after = Nächste Karte
mars-screen-play = Für { $mc } M€ spielen
mars-screen-filter = Karten nach Symbol
mars-screen-all = Alle
mars-screen-with-tag = Karten mit Symbol: { $tag }
mars-screen-sort = Reihenfolge der Hand
mars-screen-sort-playable = Spielbare zuerst
mars-screen-sort-price = Nach Preis
mars-screen-sort-type = Nach Art
mars-screen-sort-tag = Nach Symbol
mars-screen-later = Für später
mars-screen-playable = { $count ->
    [0] Jetzt keine spielbar
    [one] 1 jetzt spielbar, zuerst gezeigt
   *[other] { $count } jetzt spielbar, zuerst gezeigt
}
mars-screen-left-in-hand = Nicht gespielte Handkarten: { $count } (keine SP)
mars-screen-if-bought = { $by } % bei Kauf
mars-screen-playable-now = jetzt spielbar
mars-screen-no-cards = Du hast keine Handkarten
mars-screen-not-yet = Noch nicht spielbar
mars-screen-kept = Bisher behalten
mars-screen-keep-one = Behalte eine davon
mars-screen-corporations = Konzerne
mars-screen-pile = An dich weitergegebene Karten

mars-screen-start-hint = Sieh dir deine { $count } Karten an, bevor du wählst
mars-screen-start = Dein Start
mars-screen-start-corporation = Konzern
mars-screen-start-preludes = Präludium-Karten
mars-screen-start-cards = Karten
mars-screen-see-cards = Karten ansehen
mars-screen-next = { $card }, weiter
mars-screen-begin-with = Mit { $card } beginnen
mars-screen-choose-one = Wähle einen
mars-screen-which-cards = Welche Karten kaufst du?
mars-screen-left = übrig
mars-screen-keep-begin = { $count ->
    [0] Keine kaufen und beginnen
   *[other] { $count } kaufen und beginnen
}
mars-screen-too-many = So viele kannst du nicht bezahlen
mars-screen-buy = { $count ->
    [0] Keine kaufen
   *[other] { $count } kaufen
}
mars-screen-keep = { $card } behalten

mars-screen-action-of = Dein Zug, Aktion { $number } von 2
mars-screen-forecast-assumes = Das einfache Modell „greedy“ spielt deine Seite nach den Regeln, aber schlechter als die meisten Menschen.
mars-screen-verb-use = Karte benutzen
mars-screen-verb-projects = Standardprojekte
mars-screen-verb-claim = Beanspruchen oder finanzieren
mars-screen-verb-sell = Verkaufen
mars-screen-pass = Passen
mars-screen-end = Zug beenden
mars-screen-confirm-pass = Für diese Generation passen?
    .hint = Du machst bis zur nächsten Generation keinen Zug mehr. Du könntest noch:
    .stay = Weiterspielen
mars-screen-confirm-cards = Spielbare Karten
mars-screen-confirm-buy = Keine dieser Karten kaufen?
    .hint = Alle werden abgeworfen. Du hast { $mc } M€, und eine Karte kostet { $price } M€.
    .stay = Zurück zu den Karten
mars-screen-likely-plants = Grünfläche für { $count } Pflanzen
mars-screen-likely-heat = Temperatur für { $count } Wärme
mars-screen-use = Aktion benutzen
mars-screen-use-card = Aktion von { $card } benutzen
mars-screen-used = benutzt
mars-screen-use-a-card = Aktion einer Karte benutzen
mars-screen-once = Einmal je Generation
mars-screen-projects = Standardprojekte
mars-screen-one-tap = Einmal tippen genügt. Rückgängig nimmt es zurück.
mars-screen-convert = Umwandeln
mars-screen-convert-plants = Grünfläche aus Pflanzen
mars-screen-convert-heat = Temperatur aus Wärme
mars-screen-standard-projects = Standardprojekte (beliebig oft)
mars-screen-claimable = { $milestones } kannst du beanspruchen
mars-screen-claim-fund = Beanspruchen oder finanzieren
mars-screen-money = Du hast { $mc } M€
mars-screen-have-need = du hast { $have } von { $need }
mars-screen-bot-could = MarsBot könnte ihn beanspruchen
mars-screen-bot-has = MarsBot { $have } von { $need }
mars-screen-you-bot = du { $you }, MarsBot { $bot }
mars-screen-sell-patents = Patente verkaufen
mars-screen-sell-hint = 1 M€ je Karte
mars-screen-sell = { $count ->
    [0] Karten wählen
    [one] 1 Karte für 1 M€ verkaufen
   *[other] { $count } Karten für { $count } M€ verkaufen
}

mars-screen-actions = Aktionen
mars-screen-always = Dauerhafte Effekte
mars-screen-others = Andere Karten
mars-screen-events = Ereignisse
mars-screen-points = SP
mars-screen-card-points = SP auf deinen Karten
mars-story = Das Spiel in fünf Sätzen
mars-story-start = { $corporation } traf auf MarsBot, Spielbrett { $map } ({ $difficulty }), { $generations ->
    [one] eine Generation
   *[other] { $generations } Generationen
} lang.
mars-story-rating = Dein Terraformwert stieg von { $yours } auf { $now }, MarsBots von { $its } auf { $risen }.
mars-story-cards = Du hast { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} gespielt und { $tiles ->
    [one] ein eigenes Plättchen
   *[other] { $tiles } eigene Plättchen
} platziert, MarsBot { $its }.
mars-story-goals = Meilensteine und Auszeichnungen: deine { $yours }; MarsBots { $its }.
mars-story-none = keine
mars-story-result-human = Du hast mit { $count } SP Vorsprung gewonnen, vor allem durch { $line } (+{ $lead }).
mars-story-result-bot = MarsBot hat mit { $count } SP Vorsprung gewonnen, vor allem durch { $line } (+{ $lead }).
mars-story-result-level = Beide Seiten hatten gleich viele Punkte.
mars-story-lost = Die Parameter waren nicht rechtzeitig vollständig.
mars-screen-ahead-human = Du liegst { $count } SP vorn
mars-screen-ahead-bot = MarsBot liegt { $count } SP vorn
mars-screen-stood = ohne Auszeichnungen
mars-screen-level = gleichauf
mars-screen-nothing-played = Noch keine Karten im Spiel

mars-screen-my-turn = Mein Zug
mars-screen-go-on = Weiter
mars-screen-each = je { $mc } M€
mars-screen-fills = Rest in M€
mars-screen-pay-why = Vorschlag: bezahlt zuerst mit dem, was sonst wenig nützt, ohne Verschwendung, und spart M€.
mars-screen-pay-why-heat = Vorschlag: spart Wärme, mit der du die Temperatur erhöhen kannst.
mars-screen-pay = { $mc } M€ bezahlen
mars-screen-pay-short = Nicht genug für { $mc } M€
mars-screen-pay-wasted = Zu viel für { $mc } M€
mars-screen-for-you = Für dich
mars-screen-opened = Jetzt spielbar
mars-screen-taken-from-you = Du hast verloren
mars-screen-cube-worth-most = Es muss die Ressource weg, die die meisten SP wert ist; bei Gleichstand wählst du.
mars-screen-stays = bleibt
mars-screen-threat = MarsBot erfüllt { $milestone } und könnte den Meilenstein beanspruchen. Du hast { $have } von { $need }.
mars-screen-nothing-taken = Du hast nichts verloren.
mars-screen-resource = Ressource
mars-screen-had = vorher
mars-screen-has-now = jetzt
mars-screen-income = TW { $tr } + Produktion { $production }
mars-screen-energy-turned = { $count } wurden Wärme
mars-screen-heat-from-energy = { $had } + { $count } aus Energie
mars-screen-now-hint = Ohne Auszeichnungen.
mars-screen-score-cards = deine; MarsBots nur auf Schwer und Brutal

mars-screen-too-late = Nicht mehr spielbar.
mars-screen-last-chance = Letzte Gelegenheit für:
mars-screen-stands-at = { $of ->
    [temperature] die Temperatur ist { $have } °C
    [oxygen] der Sauerstoff ist bei { $have } %
    [venus] die Venusleiste ist bei { $have } %
   *[oceans] auf dem Mars liegen { $have } Ozeane
}
mars-screen-cheaper = { $mc } M€ weniger ({ $card })
mars-screen-pays-with = Bezahlt mit
mars-screen-change = Ändern
mars-screen-taken = { $count } von 3 beansprucht
mars-screen-funded = { $count } von 3 finanziert
mars-screen-leads-you = du führst
mars-screen-leads-bot = MarsBot führt
mars-screen-leads-tie = Gleichstand
mars-screen-no-actions = Keine deiner Karten im Spiel hat eine Aktion
mars-screen-key-card = Karte öffnen, in einer Liste wählen
mars-screen-key-list = In einer Liste oder auf dem Spielbrett bewegen
mars-screen-key-neighbour = Vorige oder nächste Karte
mars-screen-key-enter = Hauptknopf drücken

## Alle Karten

mars-legend = Was die Symbole bedeuten
mars-legend-any-resource = Eine Ressource deiner Wahl
mars-legend-production = Im Kasten: Produktion
mars-legend-any-tile = Beliebiges Plättchen
mars-legend-card = Eine Karte
mars-legend-token = Eine Ressource auf einer Karte
mars-legend-here = Auf diese Karte
mars-legend-for = Links wird bezahlt, rechts erhalten
mars-legend-per = Je 2 davon
mars-legend-either = Von einer beliebigen Person
mars-legend-rival = Von MarsBot
mars-legend-requirement = Bedingung zum Spielen der Karte
mars-legend-action = Aktion, einmal je Generation
mars-legend-always = Effekt, solange die Karte im Spiel ist
mars-legend-first = Deine erste Aktion im Spiel
mars-legend-book = Nur im Text
mars-all-find = Name, Nummer oder Text
mars-all-set = Ausgabe
mars-all-sets = Alle Ausgaben
mars-all-kind = Art
mars-all-kinds = Alle Arten
mars-all-no-tag = Karten ohne Symbole
mars-all-more = Mehr zeigen
mars-all-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Kolonien und Aufruhr

mars-screen-trade = Handeln
mars-screen-trade-with = Mit { $colony } handeln
mars-screen-fleets = { $home } von { $all } Handelsflotten frei
mars-screen-trade-brings = Handelsertrag
mars-screen-colony-brings = Koloniebonus (je)
mars-screen-build-brings = Platzierungsbonus
mars-screen-income-card = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
mars-screen-income-exchange = eine Karte ziehen, dann eine abwerfen
mars-screen-income-ocean = ein Ozean
mars-screen-build = Für { $mc } M€ errichten
mars-screen-trade-for = { $count ->
    [0] Kostenlos handeln
   *[other] Für { $count } { $resource } handeln
}
mars-screen-delegate = Delegierte entsenden
mars-screen-send = { $mc ->
    [0] Aus der Lobby entsenden (kostenlos)
   *[other] Delegierte entsenden ({ $mc } M€)
}
mars-screen-from-lobby = aus der Lobby, kostenlos
mars-screen-from-reserve = { $count } in der Reserve
mars-screen-would-lead = du würdest sie führen
mars-screen-would-dominate = sie würde dominant
mars-screen-changes-nothing = noch keine Änderung
mars-screen-policy-of = Politik: { $party }
mars-screen-rules = Regierende Partei: { $party }
mars-screen-influence = Einfluss { $count }
mars-screen-in-lobby = 1 in der Lobby, { $count } in der Reserve
mars-screen-lobby-empty = Lobby leer, { $count } in der Reserve
mars-screen-world = Globale Ereignisse
mars-screen-world-you = Wirkung auf dich
mars-screen-world-now = aktuell
mars-screen-world-next = nächstes
mars-screen-world-then = zukünftig
mars-screen-world-nothing = derzeit keine Wirkung
mars-screen-world-more = dazu Wirkungen, die von Wahl oder Zufall abhängen
mars-policy-mars-first = Wenn du ein Plättchen auf dem Mars platzierst, erhalte 1 Stahl.
mars-policy-scientists = Einmal je Generation: Bezahle 10 M€ und ziehe 3 Karten.
mars-policy-unity = Titan ist 1 M€ mehr wert.
mars-policy-greens = Wenn du eine Grünfläche platzierst, erhalte 4 M€.
mars-policy-reds = Wenn du deinen TW erhöhst, bezahle 3 M€ je Schritt.
mars-policy-kelvinists = Bezahle 10 M€ und erhöhe Energie- und Wärme-Produktion um je 1 (wiederholbar).

## Präludium-Karten am Anfang

mars-screen-which-preludes = Welche zwei Präludium-Karten behältst du?
mars-screen-preludes-hint = Du spielst sie vor deinem ersten Zug.
mars-screen-two-preludes = { $count ->
    [0] Wähle zwei
    [1] Wähle noch eine
   *[other] Diese zwei, weiter
}
mars-screen-buy-all = Alle { $count } kaufen
