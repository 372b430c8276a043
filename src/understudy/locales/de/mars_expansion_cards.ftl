### Kartentexte der Erweiterungen, zusätzlich zu mars_cards.ftl.

## Listen

mars-nor-1 = { $a }
mars-either-4 = { $a }, oder { $b }, oder { $c }, oder { $d }

## Bedingungen

mars-demand-venus = mindestens { $need } % auf der Venusleiste
mars-demand-venus-at-most = höchstens { $need } % auf der Venusleiste
mars-demand-tr = TW von mindestens { $need }
mars-demand-cities = { $need ->
    [one] { $need } eigene Stadt
   *[other] { $need } eigene Städte
}
mars-demand-all-cities-on-mars = { $need ->
    [one] { $need } beliebige Stadt auf dem Mars
   *[other] { $need } beliebige Städte auf dem Mars
}
mars-demand-colonies = { $need ->
    [one] { $need } eigene Kolonie
   *[other] { $need } eigene Kolonien
}
mars-demand-colonies-at-most = { $need ->
    [one] höchstens { $need } eigene Kolonie
   *[other] höchstens { $need } eigene Kolonien
}
mars-demand-held = { $need ->
    [one] { $need } Schweber auf deinen Karten
   *[other] { $need } Schweber auf deinen Karten
}
mars-demand-resource-kinds = { $need } verschiedene Arten von Ressourcen, im Vorrat oder auf deinen Karten
mars-demand-city-by-ocean = eine deiner Städte neben einem Ozean
mars-demand-all-city-by-ocean = eine beliebige Stadt neben einem Ozean
mars-demand-party = { $party } an der Regierung, oder 2 deiner Delegierten in dieser Partei
mars-demand-chairman = du hast den Vorsitz
mars-demand-neutral-chairman = ein neutraler Vorsitz
mars-demand-party-leaders = { $need ->
    [one] { $need } von dir geführte Partei
   *[other] { $need } von dir geführte Parteien
}
mars-demand-plants-removed = in dieser Generation wurden jemandem Pflanzen entfernt
mars-demand-nobody-passed = in dieser Generation wurde noch nicht gepasst

## Gezählte Mengen

mars-amount-each = je { $amount }
mars-amount-at-most = { $amount }, höchstens { $most }
mars-per-both = { $a } und { $b }
mars-per-all-tags = { $itself ->
    [0] je { $tags }Symbol, das du oder MarsBot habt
   *[other] je { $tags }Symbol, das du oder MarsBot habt, diese Karte eingeschlossen
}
mars-per-pairs-of-tags = { $itself ->
    [0] je Paar aus einem { $a }Symbol und einem { $b }Symbol, das du hast
   *[other] je Paar aus einem { $a }Symbol und einem { $b }Symbol, das du hast, diese Karte eingeschlossen
}
mars-per-distinct-tags = je verschiedenem Symbol, das du hast
mars-per-cards-without-tags = je Karte ohne Symbole, die du hast
mars-per-own-colonies = je eigener Kolonie
mars-per-colonies = je beliebiger Kolonie
mars-per-on-cards = { $every ->
    [1] je { $of ->
       *[floater] Schweber
    } auf deinen Karten
   *[other] je { $every } { $of ->
       *[floater] Schweber
    } auf deinen Karten
}
mars-per-here = { $of ->
    [animal] je Tier auf dieser Karte
    [floater] je Schweber auf dieser Karte
   *[other] je Ressource auf dieser Karte
}
mars-per-here-before = { $of ->
    [floater] je Schweber, der auf dieser Karte lag
   *[other] je Ressource, die auf dieser Karte lag
}
mars-per-cards-in-hand = je Karte auf deiner Hand
mars-per-harbours = je beliebiger Stadt und je beliebigem Spezialplättchen neben einem Ozean
mars-per-empty-beside-own-tiles = je freiem Feld neben deinen Plättchen
mars-per-completed-parameters = je vollständigem globalen Parameter
mars-per-parties = je Partei, in der du Delegierte hast

## Ressourcen und Karten

mars-does-lose = verliere { $what }
mars-does-lower-rating = senke deinen TW um { $by }
mars-does-spend-less = bezahle { $what } ({ $less } weniger { $per })
mars-does-buy-resource = { $of ->
    [energy] kaufe beliebig viel Energie für je { $price } M€
   *[other] kaufe beliebig viel einer Ressource für je { $price } M€
}
mars-does-trade-production = reduziere eine deiner Produktionen um 1, dafür erhalte { $count } von dieser Ressource
mars-does-gain-any = { $count ->
    [one] erhalte eine Standardressource deiner Wahl
   *[other] erhalte { $count } Standardressourcen deiner Wahl
}
mars-does-gain-any-as-many = erhalte ebenso viel einer Standardressource deiner Wahl
mars-does-spend-standard = { $count ->
    [one] bezahle eine Standardressource deiner Wahl
   *[other] bezahle { $count } Standardressourcen deiner Wahl
}
mars-does-gain-raised = erhalte ebenso viel von dieser Ressource
mars-does-lowest-production = erhöhe deine niedrigste Produktion um { $by } (bei Gleichstand nach Wahl)
mars-does-every-production-to-one = erhöhe jede deiner Produktionen unter 1 auf 1
mars-does-add-with-tag-to-any = lege { $what } auf eine beliebige deiner Karten mit { $tag }Symbol
mars-does-add-with-tag-to-another = lege { $what } auf eine andere deiner Karten mit { $tag }Symbol
mars-does-add-counted-to-here = lege auf diese Karte { $what }
mars-does-add-counted-to-any = lege auf eine beliebige deiner Karten { $what }
mars-does-add-counted-with-tag-to-any = lege auf eine beliebige deiner Karten mit { $tag }Symbol { $what }
mars-does-add-to-several = { $count ->
    [one] lege 1 Ressource auf { $count } deiner Karten, auf der schon welche liegen
   *[other] lege je 1 Ressource auf bis zu { $count } deiner Karten, auf denen schon welche liegen
}
mars-does-take-off-any = { $of ->
    [microbe] entferne beliebig viele Mikroben von dieser Karte
    [floater] entferne beliebig viele Schweber von dieser Karte
   *[other] entferne beliebig viele Ressourcen von dieser Karte
}
mars-does-take-off-own = entferne { $what } von einer deiner Karten
mars-does-steal-all = stiehl MarsBot { $what } (so viel muss er haben)
mars-does-remove-from-tag = entferne MarsBot bis zu { $what }, wenn er ein { $tag }Symbol hat
mars-does-when-here = { $of ->
    [disease] wenn auf dieser Karte eine Krankheit liegt, { $then }; sonst { $otherwise }
   *[other] wenn auf dieser Karte eine Ressource liegt, { $then }; sonst { $otherwise }
}
mars-does-if-no-energy = wenn du keine Energie hast, { $what }
mars-does-draw-per = { $count ->
    [one] ziehe { $count } Karte { $per }
   *[other] ziehe { $count } Karten { $per }
}
mars-does-draw-as-many-and-keep = sieh dir ebenso viele Karten vom Stapel an, behalte { $keep } und wirf den Rest ab
mars-does-discard-any = wirf beliebig viele Karten ab
mars-does-show = zeige beliebig viele Karten von deiner Hand
mars-does-find = { $count ->
    [one] decke Karten auf, bis eine das { $tag }Symbol hat, nimm sie und wirf die anderen ab
   *[other] decke Karten auf, bis { $count } das { $tag }Symbol haben, nimm sie und wirf die anderen ab
}
mars-does-find-floater-icon = { $count ->
    [one] decke Karten auf, bis eine einen Schweber zeigt, nimm sie und wirf die anderen ab
   *[other] decke Karten auf, bis { $count } einen Schweber zeigen, nimm sie und wirf die anderen ab
}
mars-does-find-requirement = { $count ->
    [one] decke Karten auf, bis eine eine Bedingung hat, nimm sie und wirf die anderen ab
   *[other] decke Karten auf, bis { $count } eine Bedingung haben, nimm sie und wirf die anderen ab
}
mars-does-find-party = { $count ->
    [one] decke Karten auf, bis eine eine Partei verlangt, nimm sie und wirf die anderen ab
   *[other] decke Karten auf, bis { $count } eine Partei verlangen, nimm sie und wirf die anderen ab
}
mars-does-find-no-tags = { $count ->
    [one] decke Karten auf, bis eine kein Symbol hat und kein Ereignis ist, nimm sie und wirf die anderen ab
   *[other] decke Karten auf, bis { $count } kein Symbol haben und keine Ereignisse sind, nimm sie und wirf die anderen ab
}
mars-does-reveal-several = decke { $count } Karten vom Stapel auf, nimm die mit { $tag }Symbol, kaufe die anderen oder wirf sie ab

## Das Spielbrett

mars-does-lay-for-more = platziere { mars-the-tile } und erhalte den Platzierungsbonus { $times }-mal
mars-where-next-to-an-ocean = neben einem Ozean
mars-where-not-next-to-a-city = nicht neben einer Stadt
mars-where-on-an-ocean = auf einem Ozean, nicht neben einer Stadt
mars-where-volcanic-city = auf einem vulkanischen Feld; gibt es keines, nach der üblichen Regel
mars-does-mark-beside-own = lege einen Marker auf freies Land neben eines deiner Plättchen oder einen deiner Marker; nur du darfst dort bauen
mars-does-greenery-becomes-city = entferne eine deiner Grünflächen vom Spielbrett und platziere dort eine Stadt
mars-does-ocean-with-greenery = platziere einen Ozean und daneben eine Grünfläche
mars-does-raise-unrewarded = erhöhe einen globalen Parameter um 1 Schritt oder platziere einen Ozean, ohne TW oder Boni dafür
mars-does-bring-nomads = stelle die Nomaden auf freies Land; dort darf keine Seite bauen
mars-does-move-nomads = ziehe die Nomaden auf benachbartes freies Land und erhalte, was ein Plättchen dort bringen würde
mars-does-first-players-ocean = platziere einen Ozean, wo es die Person mit dem Startspielermarker will
mars-does-cathedral = stelle eine Kathedrale in eine beliebige Stadt ohne Kathedrale; wem die Stadt gehört, darf { $price } M€ bezahlen und eine Karte ziehen

## Kolonien

mars-does-build-colony = errichte eine Kolonie
mars-does-build-colony-anywhere = errichte eine Kolonie, auch wo du schon eine hast
mars-does-trade = handle kostenlos
mars-does-gain-fleet = erhalte eine Handelsflotte
mars-does-own-colony-bonuses = erhalte den Koloniebonus jeder deiner Kolonien
mars-does-raise-tracks = { $steps ->
    [one] rücke den Anzeiger jedes Kolonieplättchens um { $steps } Schritt vor
   *[other] rücke den Anzeiger jedes Kolonieplättchens um { $steps } Schritte vor
}
mars-does-shift-tracks = rücke den Anzeiger eines Kolonieplättchens einen Schritt vor und den eines anderen einen Schritt zurück
mars-does-add-colony-tile = bringe eines der unbenutzten Kolonieplättchen ins Spiel

## Aufruhr

mars-does-delegates = { $count ->
    [one] entsende 1 Delegierten in eine Partei
   *[other] { $same ->
        [0] entsende { $count } Delegierte in beliebige Parteien
       *[other] entsende { $count } Delegierte in eine Partei
    }
}
mars-does-delegates-per = entsende 1 Delegierten in eine beliebige Partei { $per }
mars-does-remove-delegate = entferne beliebige Delegierte einer Person, außer wer eine Partei führt
mars-does-replace-neutral = ersetze neutrale Delegierte, die keine Partei führen, einmal durch eigene
mars-does-become-chairman = übernimm den Vorsitz mit eigenen Delegierten

## Präludium-Karten und der Anfang

mars-does-draw-preludes = ziehe { $count } Präludium-Karten, spiele eine davon und wirf den Rest ab
mars-does-draw-corporations = ziehe { $count } Konzerne, spiele einen davon zusätzlich zu deinem, wirf den Rest ab und bezahle { $price } M€
mars-does-repeat-prelude = wiederhole den sofortigen Effekt deiner anderen Präludium-Karte
mars-does-play-on-any-planet = spiele jetzt eine Karte von deiner Hand, ohne ihre globalen Bedingungen zu beachten
mars-does-play-for-less = spiele jetzt eine Karte von deiner Hand für { $less } M€ weniger
mars-does-look-at-prelude = solange auf dieser Karte eine Führungskraft liegt, sieh dir die oberste Präludium-Karte an: spiele sie für { $price } M€ und 1 Führungskraft von dieser Karte, oder wirf sie ab
mars-does-fund-free = finanziere kostenlos eine Auszeichnung
mars-does-two-projects = bezahle 2 Standardprojekte und führe sie aus (nicht „Patente verkaufen“); kannst du das zweite nicht ausführen, verliere { $penalty } M€
mars-does-take-actions = { $count ->
    [one] führe jetzt { $count } Aktion aus
   *[other] führe jetzt { $count } Aktionen aus
}
mars-does-pass = passe für diese Generation

## MarsBot

mars-does-bot-gains = MarsBot erhält { $mc } M€
mars-does-bot-track-back = { $steps ->
    [one] MarsBots Ereignis-Leiste geht { $steps } Schritt zurück
   *[other] MarsBots Ereignis-Leiste geht { $steps } Schritte zurück
}
mars-does-bot-loses = { $steps ->
    [one] MarsBot verliert { $mc } M€, und seine Ereignis-Leiste geht { $steps } Schritt zurück
   *[other] MarsBot verliert { $mc } M€, und seine Ereignis-Leiste geht { $steps } Schritte zurück
}
mars-does-pay-victim = bezahle { $mc } M€ an die Person, die etwas verloren hat, außer an dich selbst
mars-does-for-who-played = wer es spielt, erhält { $mc } M€ oder legt eine Mikrobe auf diese Karte
mars-does-give-to-bot = lege diese Karte auf MarsBots Stapel gespielter Karten (ihre SP zählen nicht). Nur spielbar, wenn MarsBot dir in dieser Generation etwas genommen hat

## Einzelne Karten

mars-does-use-again = benutze noch einmal eine deiner in dieser Generation schon benutzten Aktionen
mars-does-events-back = { $count ->
    [one] nimm { $count } deiner Ereignisse ohne Spezialplättchen wieder auf die Hand
   *[other] nimm bis zu { $count } deiner Ereignisse ohne Spezialplättchen wieder auf die Hand
}
mars-does-host = lege eine Karte mit Weltraum- oder Gebäude-Symbol von deiner Hand hierher, mit 2 Ressourcen darauf
mars-does-double-hosted = verdopple die Ressourcen auf einer Karte hier
mars-does-turn-face-down = drehe diese Karte für immer um
mars-says-hosted = Du darfst eine Karte von hier spielen; sie kostet 1 M€ weniger für jede Ressource darauf.
mars-says-not-used = Diese Karte wird gegen MarsBot nicht benutzt.
mars-says-wild = Für deine Aktionen zählt das Joker-Symbol als ein beliebiges Symbol.

## Auslöser

mars-when-card-with-tag = { $itself ->
    [0] immer wenn du eine Karte mit { $tags }Symbol spielst
   *[other] immer wenn du eine Karte mit { $tags }Symbol spielst, auch bei dieser
}
mars-when-anybodys-event-with-tag = immer wenn ein Ereignis mit { $tag }Symbol gespielt wird
mars-when-card-with-points = immer wenn du eine Karte mit SP spielst, außer mit negativen
mars-when-card-without-tags = { $itself ->
    [0] immer wenn du eine Karte ohne Symbole spielst
   *[other] immer wenn du eine Karte ohne Symbole spielst, auch bei dieser
}
mars-when-card-with-one-tag = { $itself ->
    [0] immer wenn du eine Karte mit genau einem Symbol spielst
   *[other] immer wenn du eine Karte mit genau einem Symbol spielst, auch bei dieser
}
mars-when-card-with-tags = { $itself ->
    [0] immer wenn du eine Karte mit mindestens { $least } Symbolen spielst
   *[other] immer wenn du eine Karte mit mindestens { $least } Symbolen spielst, auch bei dieser
}
mars-when-own-ocean = { $itself ->
    [0] immer wenn du einen Ozean platzierst
   *[other] immer wenn du einen Ozean platzierst, auch bei diesem
}
mars-when-own-step = { $parameter ->
    [temperature] für jeden Schritt, um den du die Temperatur erhöhst
    [oxygen] für jeden Schritt, um den du den Sauerstoff erhöhst
   *[venus] für jeden Schritt, um den du die Venusleiste erhöhst
}
mars-when-anybodys-step = { $parameter ->
    [temperature] für jeden Schritt, um den die Temperatur erhöht wird
    [oxygen] für jeden Schritt, um den der Sauerstoff erhöht wird
   *[venus] für jeden Schritt, um den die Venusleiste erhöht wird
}
mars-when-added = { $here ->
    [0] { $of ->
        [animal] für jedes Tier, das du auf eine Karte legst
        [microbe] für jede Mikrobe, die du auf eine Karte legst
       *[other] für jede Ressource, die du auf eine Karte legst
    }
   *[other] { $of ->
        [asteroid] für jeden Asteroiden, den du auf diese Karte legst
       *[other] für jede Ressource, die du auf diese Karte legst
    }
}
mars-when-colony = { $itself ->
    [0] immer wenn eine Kolonie errichtet wird
   *[other] immer wenn eine Kolonie errichtet wird, auch bei deiner ersten
}
mars-when-trade = immer wenn du handelst
mars-when-leader = immer wenn du die Führung einer Partei übernimmst
mars-when-production = immer wenn du eine Produktion erhöhst
mars-when-production-once = immer wenn du eine Produktion erhöhst, einmal je Aktion
mars-when-rating = für jeden Schritt, um den dein TW steigt
mars-when-production-phase = in der Produktionsphase, wenn dein TW in dieser Generation nicht gestiegen ist
mars-when-new-tag = immer wenn du eine Art von Symbol zum ersten Mal erhältst
mars-when-neighbour = immer wenn eines deiner Plättchen und eines von MarsBot benachbart werden
mars-when-own-marker = immer wenn du ein Plättchen auf einen deiner Marker platzierst
mars-when-hurt = immer wenn eine Person einer anderen Ressourcen oder Produktion nimmt

## Dauerhafte Effekte

mars-says-demanding-cards-cost = Karten mit Bedingung kosten dich { $less } M€ weniger.
mars-says-pays-for-tags = { $of ->
    [floater] Karten mit { $tags }Symbol darfst du mit Schwebern von dieser Karte bezahlen, je { $value } M€ wert.
    [microbe] Karten mit { $tags }Symbol darfst du mit Mikroben von dieser Karte bezahlen, je { $value } M€ wert.
    [graphene] Karten mit { $tags }Symbol darfst du mit Graphen von dieser Karte bezahlen, je { $value } M€ wert.
   *[other] Karten mit { $tags }Symbol darfst du mit Ressourcen von dieser Karte bezahlen, je { $value } M€ wert.
}
mars-says-stock-pays-for-tags = { $of ->
   *[plants] Karten mit { $tags }Symbol darfst du mit Pflanzen bezahlen, je { $value } M€ wert.
}
mars-says-pays-for-projects = { $of ->
   *[science] Standardprojekte darfst du mit Wissenschaftsressourcen von dieser Karte bezahlen, je { $value } M€ wert.
}
mars-says-pays-for-these-projects = { $of ->
   *[asteroid] Diese Standardprojekte darfst du mit Asteroiden von dieser Karte bezahlen, je { $value } M€ wert: { $projects }.
}
mars-says-floaters-are-heat = Schweber auf dieser Karte können als je 2 Wärme bezahlt werden.
mars-says-within-venus = { $steps ->
    [one] Die Venus-Bedingungen deiner Karten dürfen um { $steps } Schritt verfehlt werden, nach oben oder unten.
   *[other] Die Venus-Bedingungen deiner Karten dürfen um bis zu { $steps } Schritte verfehlt werden, nach oben oder unten.
}
mars-says-changed-trade-cost = Handeln kostet dich { $by } weniger von der Ressource, mit der du bezahlst.
mars-says-changed-trade-steps = { $by ->
    [one] Bevor du handelst, darfst du den Anzeiger dieses Plättchens um { $by } Schritt vorrücken.
   *[other] Bevor du handelst, darfst du den Anzeiger dieses Plättchens um bis zu { $by } Schritte vorrücken.
}
mars-says-changed-influence = Du hast { $by } Einfluss mehr.
mars-says-set-energy-kept = In der Produktionsphase bestimmst du, wie viel deiner Energie zu Wärme wird.
mars-says-set-card-price = Karten kosten dich beim Kauf { $to } M€.
mars-says-set-milestone-cost = { $to ->
    [0] Einen Meilenstein zu beanspruchen kostet dich nichts.
   *[other] Einen Meilenstein zu beanspruchen kostet dich { $to } M€.
}
mars-says-set-award-cost = { $to ->
    [0] Eine Auszeichnung zu finanzieren kostet dich nichts.
   *[other] Eine Auszeichnung zu finanzieren kostet dich { $to } M€.
}
mars-says-set-ocean-money = Ozeane geben dir { $to } M€, wenn du ein Plättchen daneben platzierst.
mars-says-set-skips-rating = In jeder Aktionsphase entfällt der erste Schritt, um den dein TW steigen würde.

## SP

mars-points-colonies = { $every ->
    [1] { $each } SP je beliebiger Kolonie.
   *[other] { $each } SP je { $every } beliebige Kolonien.
}
mars-points-cathedrals = { $each } SP je Kathedrale in einer beliebigen Stadt.
mars-points-special = Liegen am Ende mindestens 10 Tiere auf dieser Karte, verlieren alle je 1 SP pro eigener Stadt.

## Unsichere Karten

mars-doubt-122 = Nicht sicher: Vielleicht dürfen Pflanzen, die Manutech für die Produktion gibt, auch dafür bezahlen.
mars-doubt-146 = Nicht sicher: Vielleicht dürfen Pflanzen, die Manutech für die Produktion gibt, auch dafür bezahlen.
mars-doubt-219 = Nicht sicher: Vielleicht zählt ein Joker-Symbol für ihre Ressource nicht als Venus-Symbol.
mars-doubt-C02 = Nicht sicher: Vielleicht ist sie auch spielbar, wenn MarsBot weniger als 5 M€ hat.
mars-doubt-P43 = Nicht sicher: Vielleicht stehen ihre beiden Aktionen in der anderen Reihenfolge.
mars-doubt-P82 = Nicht sicher: Vielleicht ist sie auch spielbar, wenn MarsBot weniger als 4 Pflanzen hat.
mars-doubt-T02 = Nicht sicher: Vielleicht ist sie auch spielbar, wenn keine Delegierten zu entfernen sind.
mars-doubt-X45 = Nicht sicher: Eine Quelle zeigt ein Mikroben-Symbol darauf.
mars-doubt-X51 = Nicht sicher: Vielleicht sind es genau 2 Ereignisse, und vielleicht ist sie auch ohne Ereignis spielbar.
mars-doubt-X53 = Nicht sicher: Ältere Auflagen kosten 17 M€ und zeigen ein Gebäude-Symbol.
mars-doubt-X59 = Nicht sicher: Ihre Nummer ist vielleicht eine andere.
mars-doubt-X62 = Nicht sicher: Ihre Nummer ist vielleicht eine andere.
mars-doubt-X63 = Nicht sicher: Ihre Nummer ist vielleicht eine andere.
mars-doubt-X66 = Nicht sicher: Vielleicht rückt sie beliebig viele Schritte auf einmal, und ihre Nummer ist vielleicht eine andere.
mars-doubt-X76 = Nicht sicher: Ihre Nummer ist vielleicht eine andere.
