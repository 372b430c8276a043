### Kartentexte von Terraforming Mars, aus den Definitionen der Karten zusammengesetzt.
### Teilsätze beginnen klein; der erste Buchstabe eines Satzes wird beim Zusammensetzen groß.
### Arten von Symbolen enden mit Bindestrich („Erd-“), damit auch Listen stimmen: „Pflanzen- oder Tier-Symbol“.

## Sätze

mars-says-needs = Bedingung: { $what }.
mars-says-start = Du beginnst mit { $what }.
mars-says-now = { $what }.
mars-says-first = Erste Aktion: { $what }.
mars-says-action = Aktion: { $what }.
mars-says-whenever = { $when }, { $what }.

## Listen

mars-and-2 = { $a } und { $b }
mars-and-besides = { $a }; { $b }
mars-and-3 = { $a }, { $b } und { $c }
mars-nor-3 = { $a }, { $b } oder { $c }
mars-or-2 = { $a } oder { $b }
mars-or-3 = { $a }, { $b } oder { $c }
mars-either-2 = { $a }, oder { $b }
mars-either-3 = { $a }, oder { $b }, oder { $c }

## Bedingungen

mars-demand-temperature = { $need } °C oder wärmer
mars-demand-temperature-at-most = { $need } °C oder kälter
mars-demand-oxygen = mindestens { $need } % Sauerstoff
mars-demand-oxygen-at-most = höchstens { $need } % Sauerstoff
mars-demand-oceans = { $need ->
    [one] mindestens { $need } Ozean
   *[other] mindestens { $need } Ozeane
}
mars-demand-oceans-at-most = { $need ->
    [one] höchstens { $need } Ozean
   *[other] höchstens { $need } Ozeane
}
mars-demand-tags = { $need ->
    [one] { $need } { mars-kind-of-tag }Symbol
   *[other] { $need } { mars-kind-of-tag }Symbole
}
mars-demand-production = { $which ->
    [mc] M€-Produktion
    [steel] Stahl-Produktion
    [titanium] Titan-Produktion
    [plants] Pflanzen-Produktion
    [energy] Energie-Produktion
   *[heat] Wärme-Produktion
} von mindestens { $need }
mars-demand-greeneries = { $need ->
    [one] { $need } eigene Grünfläche
   *[other] { $need } eigene Grünflächen
}
mars-demand-all-cities = { $need ->
    [one] { $need } beliebige Stadt
   *[other] { $need } beliebige Städte
}

## Gezählte Mengen

mars-amount-per = { $amount } { $per }
mars-amount-as-much = { $of ->
    [mc] ebenso viele M€
    [plants] ebenso viele Pflanzen
    [steel] ebenso viel Stahl
    [titanium] ebenso viel Titan
    [energy] ebenso viel Energie
   *[heat] ebenso viel Wärme
}
mars-per-tags = { $itself ->
    [0] { mars-per-tag }
   *[other] { mars-per-tag }, diese Karte eingeschlossen
}
mars-per-tag = { $every ->
    [1] je { $tags }Symbol, das du hast
   *[other] je { $every } { $tags }Symbole, die du hast
}
mars-per-opponents-tags = { $every ->
    [1] je { $tags }Symbol, das MarsBot hat (Stand seiner Leiste)
   *[other] je { $every } { $tags }Symbole, die MarsBot hat (Stand seiner Leiste)
}
mars-per-cities = je Stadt, auf dem Mars und außerhalb
mars-per-cities-on-mars = je Stadt auf dem Mars
mars-per-events = je Ereignis, das du oder MarsBot gespielt habt

## Effekte

mars-does-for = { $cost }, dafür { $gain }
mars-does-for-more = { $cost }, dafür { $gain }
mars-does-if-rating-raised = wenn dein TW in dieser Generation gestiegen ist, { $what }
mars-does-gain = erhalte { $what }
mars-does-spend = bezahle { $what }
mars-does-spend-with = { $metal ->
    [steel] bezahle { $what } (auch mit Stahl)
   *[titanium] bezahle { $what } (auch mit Titan)
}
mars-does-spend-any = { $of ->
    [mc] bezahle beliebig viele M€
    [plants] bezahle beliebig viele Pflanzen
    [steel] bezahle beliebig viel Stahl
    [titanium] bezahle beliebig viel Titan
    [energy] bezahle beliebig viel Energie
   *[heat] bezahle beliebig viel Wärme
}
mars-production-of = { $of ->
    [mc] deine M€-Produktion
    [steel] deine Stahl-Produktion
    [titanium] deine Titan-Produktion
    [plants] deine Pflanzen-Produktion
    [energy] deine Energie-Produktion
   *[heat] deine Wärme-Produktion
}
mars-production-by = { mars-production-of } um { $by }
mars-production-per = { mars-production-of } um { $by } { $per }
mars-does-increase = erhöhe { $what }
mars-does-lower = reduziere { $what }
mars-does-convert-production = reduziere { $lowered } um beliebig viele Schritte und erhöhe { $raised } um ebenso viele
mars-does-copy-production = { $count ->
    [one] wiederhole die Produktion einer deiner Karten mit Gebäude-Symbol
   *[other] wiederhole die Produktion von { $count } deiner Karten mit Gebäude-Symbol
}
mars-does-metal-production = erhöhe deine Produktion des dort gezeigten Metalls (Stahl oder Titan) um 1
mars-does-rating = erhöhe deinen TW um { $by }
mars-does-rating-per = erhöhe deinen TW um { $by } { $per }
mars-does-raise = { $parameter ->
    [temperature] { $steps ->
        [one] erhöhe die Temperatur um { $steps } Schritt
       *[other] erhöhe die Temperatur um { $steps } Schritte
    }
    [oxygen] { $steps ->
        [one] erhöhe den Sauerstoff um { $steps } Schritt
       *[other] erhöhe den Sauerstoff um { $steps } Schritte
    }
   *[venus] { $steps ->
        [one] erhöhe die Venusleiste um { $steps } Schritt
       *[other] erhöhe die Venusleiste um { $steps } Schritte
    }
}
mars-does-oceans = { $count ->
    [one] platziere einen Ozean
   *[other] platziere { $count } Ozeane
}
mars-does-lay = platziere { mars-the-tile }
mars-does-lay-where = platziere { mars-the-tile } { $where }
mars-the-tile = { $tile ->
    [city] eine Stadt
    [greenery] eine Grünfläche
    [ocean] einen Ozean
    [capital] die Hauptstadt (eine Stadt)
    [new_holland] eine Stadt, die auch als Ozean zählt,
   *[special] das Spezialplättchen dieser Karte
}
mars-where-off-map = außerhalb des Spielbretts
mars-where-land = auf Land
mars-where-ocean-area = auf einem für Ozeane reservierten Feld
mars-where-noctis = auf dem für Stadt Noctis reservierten Feld; gibt es keines, nach der üblichen Regel
mars-where-next-to-no-tile = ohne benachbartes Plättchen
mars-where-next-to-a-city = neben einer Stadt
mars-where-next-to-two-cities = neben mindestens zwei Städten
mars-where-next-to-a-greenery = neben einer Grünfläche
mars-where-metal = auf einem Feld, das Stahl oder Titan zeigt
mars-where-metal-next-to-an-own-tile = auf einem Feld, das Stahl oder Titan zeigt, neben einem deiner Plättchen
mars-where-volcanic = auf einem vulkanischen Feld, wenn es welche gibt
mars-does-mark = lege einen Marker auf freies Land; nur du darfst dort bauen
mars-does-add-to-here = lege { $what } auf diese Karte
mars-does-add-to-another = lege { $what } auf eine andere deiner Karten
mars-does-add-to-any = lege { $what } auf eine beliebige deiner Karten
mars-does-add-to-played = lege { $what } auf die gerade gespielte Karte
mars-does-add-to-used = lege { $what } auf eine deiner Karten, auf der schon etwas davon liegt
mars-does-take-off = entferne { $what } von dieser Karte
mars-does-remove = entferne bei einer beliebigen Person bis zu { $what }
mars-does-remove-beside = entferne bis zu { $what } bei der Person, der ein benachbartes Plättchen gehört
mars-does-steal = stiehl MarsBot bis zu { $what }
mars-does-remove-from-card = { $up_to ->
    [0] entferne { $what } von einer beliebigen Karte am Tisch
   *[other] entferne bis zu { $what } von einer beliebigen Karte am Tisch
}
mars-does-lower-anybody = { $of ->
    [mc] reduziere eine beliebige M€-Produktion um { $by }
    [steel] reduziere eine beliebige Stahl-Produktion um { $by }
    [titanium] reduziere eine beliebige Titan-Produktion um { $by }
    [plants] reduziere eine beliebige Pflanzen-Produktion um { $by }
    [energy] reduziere eine beliebige Energie-Produktion um { $by }
   *[heat] reduziere eine beliebige Wärme-Produktion um { $by }
}
mars-does-may = wenn du willst, { $cost }, dafür { $gain }
mars-does-when = wenn du mindestens { $least } { $tags }Symbole hast, { $then }; sonst { $otherwise }
mars-does-draw = { $count ->
    [one] ziehe eine Karte
   *[other] ziehe { $count } Karten
}
mars-does-draw-and-keep = sieh dir { $count } Karten vom Stapel an, behalte { $keep } und wirf den Rest ab
mars-does-look-and-buy = sieh dir die oberste Karte des Stapels an und kaufe sie oder wirf sie ab
mars-does-discard = { $count ->
    [one] wirf eine Karte ab
   *[other] wirf { $count } Karten ab
}
mars-does-reveal = decke die oberste Karte des Stapels auf und wirf sie ab; hat sie das { $tag }Symbol, { $then }

## Auslöser

mars-when-tag = { $itself ->
    [0] für jedes { $tags }Symbol, das du spielst
   *[other] für jedes { $tags }Symbol, das du spielst, auch auf dieser Karte
}
mars-when-anybodys-tag = { $itself ->
    [0] für jedes { $tags }Symbol, das gespielt wird
   *[other] für jedes { $tags }Symbol, das gespielt wird, auch auf dieser Karte
}
mars-when-event = immer wenn du ein Ereignis spielst
mars-when-event-with-tag = immer wenn du ein Ereignis mit { $tag }Symbol spielst
mars-when-card = immer wenn du eine Karte mit gedruckten Kosten von mindestens { $cost } M€ spielst
mars-when-project = { $cost ->
    [0] immer wenn du ein Standardprojekt außer „Patente verkaufen“ ausführst
   *[other] immer wenn du ein Standardprojekt mit gedruckten Kosten von mindestens { $cost } M€ ausführst
}
mars-when-tile-on-metal = immer wenn du ein Plättchen auf ein Feld platzierst, das Stahl oder Titan zeigt
mars-when-own-city = { $itself ->
    [0] immer wenn du eine Stadt platzierst
   *[other] immer wenn du eine Stadt platzierst, auch bei dieser
}
mars-when-own-greenery = { $itself ->
    [0] immer wenn du eine Grünfläche platzierst
   *[other] immer wenn du eine Grünfläche platzierst, auch bei dieser
}
mars-when-anybodys-city = { $itself ->
    [0] immer wenn eine Stadt platziert wird
   *[other] immer wenn eine Stadt platziert wird, auch bei dieser
}
mars-when-anybodys-city-on-mars = { $itself ->
    [0] immer wenn eine Stadt auf dem Mars platziert wird
   *[other] immer wenn eine Stadt auf dem Mars platziert wird, auch bei dieser
}
mars-when-anybodys-ocean = { $itself ->
    [0] immer wenn ein Ozean platziert wird
   *[other] immer wenn ein Ozean platziert wird, auch bei diesem
}

## Dauerhafte Effekte

mars-says-cards-cost = Karten kosten dich { $less } M€ weniger.
mars-says-cards-with-tag-cost = Karten mit { $tag }Symbol kosten dich { $less } M€ weniger.
mars-says-tags-cost = Karten kosten dich { $less } M€ weniger für jedes { $tag }Symbol darauf.
mars-says-next-card-costs = Die nächste Karte, die du in dieser Generation spielst, kostet { $less } M€ weniger.
mars-says-project-costs = Das Standardprojekt „{ $project }“ kostet dich { $less } M€ weniger.
mars-says-metal-worth = { $metal ->
    [steel] Dein Stahl ist { $plus } M€ mehr wert.
   *[titanium] Dein Titan ist { $plus } M€ mehr wert.
}
mars-says-pays-heat = Du darfst Wärme wie M€ benutzen.
mars-says-within = { $steps ->
    [one] Die globalen Bedingungen deiner Karten dürfen um { $steps } Schritt verfehlt werden, nach oben oder unten.
   *[other] Die globalen Bedingungen deiner Karten dürfen um bis zu { $steps } Schritte verfehlt werden, nach oben oder unten.
}
mars-says-next-card-within = { $steps ->
    [one] Die globale Bedingung der nächsten Karte, die du in dieser Generation spielst, darf um { $steps } Schritt verfehlt werden, nach oben oder unten.
   *[other] Die globale Bedingung der nächsten Karte, die du in dieser Generation spielst, darf um bis zu { $steps } Schritte verfehlt werden, nach oben oder unten.
}
mars-says-changed-greenery-plants = { $by ->
    [one] Eine Grünfläche kostet dich { $by } Pflanze weniger.
   *[other] Eine Grünfläche kostet dich { $by } Pflanzen weniger.
}
mars-says-protects = MarsBot kann dir nichts hiervon nehmen: { $what }.
mars-safe-plants = Pflanzen
mars-safe-animal = Tiere
mars-safe-microbe = Mikroben
mars-says-keeps = Ressourcen auf dieser Karte können nie entfernt werden.

## SP

mars-points = { $each } SP.
mars-points-here = { $each } SP { $every ->
    [1] je { $of ->
        [animal] Tier
        [microbe] Mikrobe
        [floater] Schweber
        [science] Wissenschaftsressource
        [fighter] Jäger
        [asteroid] Asteroid
        [camp] Lager
        [hydroelectric] Wasserkraft-Ressource
        [preservation] Naturschutz-Ressource
       *[other] Ressource
    } auf dieser Karte.
   *[other] je { $every } { $of ->
        [animal] Tiere
        [microbe] Mikroben
        [floater] Schweber
        [science] Wissenschaftsressourcen
        [fighter] Jäger
        [asteroid] Asteroiden
        [camp] Lager
        [hydroelectric] Wasserkraft-Ressourcen
        [preservation] Naturschutz-Ressourcen
       *[other] Ressourcen
    } auf dieser Karte.
}
mars-points-if-any-here = { $each } SP { $of ->
    [science] wenn auf dieser Karte eine Wissenschaftsressource liegt.
   *[other] wenn auf dieser Karte eine Ressource liegt.
}
mars-points-tags = { $every ->
    [1] { $each } SP je { $tag }Symbol, das du hast.
   *[other] { $each } SP je { $every } { $tag }Symbole, die du hast.
}
mars-points-cities = { $every ->
    [1] { $each } SP je Stadt, auf dem Mars und außerhalb.
   *[other] { $each } SP je { $every } Städte, auf dem Mars und außerhalb.
}
mars-points-adjacent-oceans = { $each } SP je Ozean neben diesem Plättchen.
mars-points-adjacent-cities = { $each } SP je Stadt neben diesem Plättchen.
