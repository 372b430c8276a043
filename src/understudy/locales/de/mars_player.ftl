### Das Spiel am Bildschirm, Terraforming Mars: deine Seite, vom Programm gespielt.

## Was auf deiner Seite geschieht

mars-you-play-card = Du spielst { $card } ({ $price } M€)
mars-you-lay-out = { $card } ist jetzt im Spiel
mars-you-reveal-corporation = Du spielst den Konzern { $card }
mars-you-first-action = Du führst die erste Aktion von { $card } aus
mars-you-react = { $card } wirkt
mars-you-project = Du führst das Standardprojekt { $project } aus
mars-you-convert-plants = Du wandelst Pflanzen in eine Grünfläche um
mars-you-convert-heat = Du wandelst Wärme in einen Temperaturschritt um
mars-you-gain = Du: { $resource } +{ $amount }
    .told = Du erhältst { $resource }
mars-you-spend = Du bezahlst: { $resource } −{ $amount }
    .told = Du bezahlst { $resource }
mars-you-lose = Du verlierst: { $resource } −{ $amount }
    .told = Du verlierst { $resource }
mars-you-raise-production = Deine Produktion: { $resource } +{ $amount }
    .told = Du erhöhst { $resource } um { $amount }
mars-you-lower-production = Deine Produktion: { $resource } −{ $amount }
    .told = Du senkst { $resource } um { $amount }
mars-you-put-on = { $resource } auf { $card }: +{ $count }
    .told = Du legst { $resource } auf { $card }
mars-you-take-off = { $resource } auf { $card }: −{ $count }
    .told = Du nimmst { $resource } von { $card }
mars-you-draw = { $count ->
    [one] Du nimmst { $cards } auf die Hand
   *[other] Du nimmst { $count } Karten auf die Hand: { $cards }
}
mars-you-discard = Du wirfst { $card } ab
mars-you-draw-hidden = { $count ->
    [one] Eine Karte kommt auf die Hand
   *[other] { $count } Karten kommen auf die Hand
}
mars-you-discard-hidden = { $count ->
    [one] Eine Karte wird verdeckt abgeworfen
   *[other] { $count } Karten werden verdeckt abgeworfen
}
mars-drafted-hidden = { $count ->
    [one] Eine Karte wurde gedraftet
   *[other] { $count } Karten wurden gedraftet
}
mars-you-reveal = Du deckst die Karte { $card } auf und wirfst sie ab
mars-you-keep-preludes = Du behältst die Präludium-Karten { $cards }
mars-you-play-prelude = Du spielst die Präludium-Karte { $card }
mars-you-cannot-prelude = Die Präludium-Karte { $card } ist nicht ausführbar und wird für 15 M€ abgeworfen
mars-you-gain-fleet = Du erhältst eine Handelsflotte
mars-you-meet-event = Das globale Ereignis { $event } wirkt auf dich
mars-you-use-policy = Du benutzt die Politik der regierenden Partei: { $party }
mars-you-off-map-cathedral = Du baust die Kathedrale in deiner Stadt außerhalb des Spielbretts
mars-you-host = Du legst { $card } mit 2 Ressourcen unter eine Karte
mars-you-double-hosted = Die Ressourcen von { $card } werden verdoppelt
mars-you-leave-host = { $card } verlässt die Karte, unter der sie lag
mars-you-turn-face-down = { $card } wird umgedreht und ist ab jetzt ein Ereignis

## Fragen

mars-you-turn = Was tust du?
    .why = Führe eine oder zwei Aktionen aus, oder passe für die Generation.
mars-you-second-action = Was tust du als Nächstes?
    .why = Du darfst eine zweite Aktion ausführen oder deinen Zug beenden.
mars-you-choose-corporation = Welchen Konzern spielst du?
    .why = Du behältst einen. Dein Startgeld bezahlt die Projektkarten, die du behältst.
mars-you-buy = Welche Karte kaufst du?
    .why = Eine Karte kostet { $price } M€; du kannst noch { $left } bezahlen.
mars-you-choose-option = Was davon?
    .why = { $card } lässt dir die Wahl.
mars-you-choose-whether = { $looked ->
    [none] Willst du das?
   *[other] Willst du { $looked }?
}
    .why = Freiwilliger Effekt von { $card }.
mars-you-choose-space = Wohin damit?
    .why = Zu platzieren: { $tile }. Nur erlaubte Felder stehen zur Wahl.
mars-you-choose-target = Wer verliert es?
    .why = { $card } lässt dir die Wahl. MarsBot verliert stattdessen M€ oder Schritte auf Leisten.
mars-you-choose-amount = Wie viele?
    .why = Du bestimmst die Zahl.
    .asked =
        { $of ->
            [production] Um wie viele Schritte?
            [cards] Wie viele Karten wirfst du ab?
            [shown] Wie viele Karten zeigst du?
            [events] Wie viele Ereignisse nimmst du auf die Hand zurück?
            [steps] Um wie viele Schritte rückst du den Anzeiger vor dem Handel vor?
            [mc] Wie viele kaufst du?
            [steel] Wie viel Stahl bezahlst du?
            [titanium] Wie viel Titan bezahlst du?
            [plants] Wie viele Pflanzen bezahlst du?
            [energy] Wie viel Energie bezahlst du?
            [heat] Wie viel Wärme bezahlst du?
            [microbe] Wie viele Mikroben entfernst du?
            [floater] Wie viele Schweber entfernst du?
           *[other] Wie viele benutzt du?
        }
mars-you-choose-holder = Auf welche Karte?
    .why = Effekt von { $card }. Zur Wahl stehen nur Karten, die das aufnehmen.
mars-you-choose-giver = Von welcher Karte?
    .why = Effekt von { $card }. Zur Wahl stehen nur Karten, auf denen genug liegt.
mars-you-choose-kept = Welche Karte behältst du?
    .why = Effekt von { $card }. Die anderen werden abgeworfen.
mars-you-choose-discarded = Welche Karte wirfst du ab?
    .why = Sie verlässt deine Hand.
mars-you-choose-copied = Wessen Produktion wiederholst du?
    .why = { $card } wiederholt die Produktion einer deiner Gebäudekarten.
mars-you-choose-resource = Welche Ressource?
    .why = { $card } lässt dir die Wahl.
mars-you-choose-parameter = Welcher Parameter?
    .why = { $card } lässt dir die Wahl.
mars-you-choose-city = In welcher Stadt?
    .why = { $card } lässt dir die Wahl.
mars-you-choose-colony = Welches Kolonieplättchen?
    .why = Nur erlaubte Plättchen stehen zur Wahl.
    .asked =
        { $use ->
            [build] Wo baust du eine Kolonie?
            [trade] Mit welchem Kolonieplättchen handelst du?
            [raise] Auf welchem Plättchen rückst du den Marker vor?
            [lower] Auf welchem Plättchen rückst du den Marker zurück?
           *[other] Welches Kolonieplättchen fügst du hinzu?
        }
mars-you-choose-party = Welche Partei?
    .why = Deine Delegierten gehen dorthin. Die dominante Partei regiert als Nächstes.
mars-you-choose-owner = Wessen Delegierte werden entfernt?
    .why = { $card } lässt dir die Wahl.
mars-you-choose-award = Welche Auszeichnung finanzierst du?
    .why = { $card } finanziert sie kostenlos.
mars-you-choose-project = Welches Standardprojekt?
    .why = { $card }: Du bezahlst das Projekt.
mars-you-choose-fee = Womit bezahlst du den Handel?
    .why = Du kannst mit M€, Energie oder Titan bezahlen.
mars-you-choose-used = Welche Aktion benutzt du noch einmal?
    .why = Effekt von { $card }. Zur Wahl stehen nur in dieser Generation benutzte Aktionen, die jetzt möglich sind.
mars-you-choose-repeated = Welche Präludium-Karte wiederholst du?
    .why = { $card } wiederholt ihren sofortigen Effekt.
mars-you-choose-returned = Welches Ereignis nimmst du auf die Hand zurück?
    .why = Effekt von { $card }.
mars-you-choose-hosted = Welche Karte?
    .why = Effekt von { $card }. Die Ressourcen darauf werden ihren Preis senken.
mars-you-choose-prelude = Welche Präludium-Karte spielst du?
    .why = Effekt von { $card }. Die anderen werden abgeworfen.
mars-you-choose-preludes = Welche Präludium-Karte behältst du?
    .why = Du behältst zwei und spielst beide vor deinem ersten Zug.
mars-you-choose-next-prelude = Welche Präludium-Karte spielst du zuerst?
    .why = Du spielst beide; die Reihenfolge bestimmst du.
mars-you-choose-played = Welche Karte spielst du?
    .why = { $card } lässt dich sie jetzt spielen.
mars-you-sell = Wie viele Karten verkaufst du?
    .why = Jede verkaufte Karte bringt 1 M€.
mars-you-choose-sold = Welche Karte verkaufst du?
    .why = Sie wird abgeworfen und bringt 1 M€.
mars-you-keep-energy = Wie viel Energie wird zu Wärme?
    .why = Eine deiner Karten lässt dich Energie behalten.
mars-you-floaters-as-heat = Wie viele Schweber bezahlst du als Wärme?
    .why = Jeder Schweber auf Stormcraft Incorporated zählt als 2 Wärme; was zu viel ist, verfällt.
mars-you-pay = Wie bezahlst du?
    .why = Der Preis ist { $price } M€. Was du nicht deckst, wird in M€ bezahlt.
mars-you-final-greenery = Wandelst du Pflanzen in eine weitere Grünfläche um?
    .why = Nach der letzten Produktionsphase darfst du noch Pflanzen in Grünflächen umwandeln; der Sauerstoff steigt nicht mehr.
mars-pay = Menge
mars-field-project = Standardprojekt
mars-field-what = Was du umwandelst

mars-move-play = Karte ausspielen
    .hint = Du bezahlst sie und führst sie aus.
mars-move-action = Aktion einer Karte benutzen
    .hint = Einmal je Generation, für jede Karte im Spiel.
mars-move-standard-project = Standardprojekt
    .hint = Stehen auf dem Spielbrett, für alle verfügbar.
mars-move-convert = Umwandeln
    .hint = Pflanzen in eine Grünfläche, oder Wärme in einen Temperaturschritt.
mars-move-claim = Meilenstein beanspruchen
    .hint = Drei Meilensteine können beansprucht werden, von beiden Seiten zusammen.
mars-move-fund = Auszeichnung finanzieren
    .hint = Drei Auszeichnungen können finanziert werden, von beiden Seiten zusammen.
mars-move-trade = Handeln
    .hint = Schicke eine Handelsflotte und erhalte, was der Anzeiger des Plättchens zeigt.
mars-move-delegate = Delegierte entsenden
    .hint = Aus der Lobby kostenlos, aus deiner Reserve für 5 M€.
mars-move-policy = Politik der Regierung benutzen
    .hint = Die Aktion der regierenden Partei.
mars-move-pass = Passen
    .hint = Du machst in dieser Generation keinen Zug mehr.
mars-move-end = Zug beenden
    .hint = Keine zweite Aktion.

mars-whether-yes = Ja
mars-whether-no = Nein
mars-offer-mc = { $count } M€ erhalten
mars-offer-microbe = Eine Mikrobe auf { $card } legen
mars-offer-buy = Für { $price } M€ kaufen
mars-offer-play = Für { $price } M€ spielen
mars-offer-discard = Abwerfen
mars-offer-card = { $price } M€ bezahlen und eine Karte ziehen
mars-offer-no-card = Keine Karte ziehen
mars-target-bot = MarsBot
mars-target-bot-card = MarsBots Konzernkarte
mars-target-human = Du
mars-target-nobody = Keine Seite
mars-city-map = Eine Stadt auf dem Spielbrett
mars-city-off-map = Deine Stadt außerhalb des Spielbretts
mars-your-card-none = Keine weiteren Karten
mars-option-of = Möglichkeit { $b }

mars-project-power-plant = Kraftwerk
mars-project-asteroid = Asteroid
mars-project-aquifer = Ozean
mars-project-greenery = Grünfläche
mars-project-city = Stadt
mars-project-air-scrapping = Luftaufbereitung
mars-project-build-colony = Kolonie errichten
mars-project-sell-patents = Patente verkaufen

## Namen: was auf Karten liegt, Spezialplättchen

mars-resource-asteroid = Asteroiden
mars-resource-camp = Lager
mars-resource-director = Führungskräfte
mars-resource-disease = Krankheiten
mars-resource-fighter = Jäger
mars-resource-graphene = Graphen
mars-resource-hydroelectric = Wasserkraft
mars-resource-preservation = Naturschutz

mars-tile-natural-preserve = Naturpark
mars-tile-mining-rights = Schürfrechte
mars-tile-mining-area = Bergbaugebiet
mars-tile-nuclear-zone = Atomares Sperrgebiet
mars-tile-ecological-zone = Naturschutzgebiet
mars-tile-lava-flows = Lavaströme
mars-tile-mohole-area = Mohole-Bohrung
mars-tile-commercial-district = Geschäftsviertel
mars-tile-industrial-center = Industriezentrum
mars-tile-restricted-area = Sperrgebiet
mars-tile-deimos-down = Absturz des Deimos
mars-tile-great-dam = Staudamm
mars-tile-magnetic-field-generators = Magnetfeld-Generatoren

## Wer deine Seite spielt

mars-option-you = Deine Seite
    .hint = Am Tisch mit dem Brettspiel, oder nur an diesem Bildschirm.
mars-you-reported = Am Tisch
    .hint = Du spielst mit dem Brettspiel und sagst der App, was MarsBot betrifft.
mars-you-played = Am Bildschirm
    .hint = Die App gibt deine Karten aus und kennt jede Regel; du brauchst kein Brettspiel.
mars-played-needs-dealt = Am Bildschirm gibt die App alle Karten aus. Stelle jeden Stapel auf „von der App gezogen“.
mars-played-chooses-corporation = Am Bildschirm wählst du deinen Konzern beim Aufbau. Lass diese Option leer.
mars-expert-needs-screen-game = Der Experte spielt nur Spiele am Bildschirm. Ergänze die Option you=played.

## Warum etwas jetzt nicht geht

mars-lack-money = Kostet { $need } M€; du kannst { $have } M€ bezahlen.
mars-lack-resource = Braucht { $amount }; du hast { $have }.
mars-lack-production = { $have ->
    [0] Deine { mars-lack-of } kann nicht sinken.
   *[other] Deine { mars-lack-of } würde um { $need } sinken; sie kann höchstens um { $have } sinken.
}
mars-lack-of = { $of ->
    [mc] M€-Produktion
    [steel] Stahl-Produktion
    [titanium] Titan-Produktion
    [plants] Pflanzen-Produktion
    [energy] Energie-Produktion
   *[heat] Wärme-Produktion
}
mars-lack-on-cards = Braucht { $amount } auf der Karte; darauf: { $have }.
mars-lack-requirement = { $of ->
    [temperature] Braucht { $need } °C oder mehr; es sind { $have } °C.
    [oxygen] Braucht { $need } % Sauerstoff oder mehr; es sind { $have } %.
    [venus] Braucht { $need } % auf der Venusleiste oder mehr; es sind { $have } %.
    [oceans] { $need ->
        [one] Braucht einen Ozean; es gibt keinen.
       *[other] Braucht { $need } Ozeane oder mehr; es gibt { $have }.
    }
    [tags] { $need ->
        [one] Braucht { $need } { mars-kind-of-tag }Symbol; du hast keines.
       *[other] Braucht { $need } { mars-kind-of-tag }Symbole; du hast { $have }.
    }
    [production] Braucht { $which ->
        [mc] M€
        [steel] Stahl
        [titanium] Titan
        [plants] Pflanzen
        [energy] Energie
       *[heat] Wärme
    }-Produktion von { $need }; deine ist { $have }.
    [tr] Braucht einen TW von { $need }; deiner ist { $have }.
    [greeneries] { $need ->
        [one] Braucht eine eigene Grünfläche.
       *[other] Braucht { $need } eigene Grünflächen; du hast { $have }.
    }
    [cities] { $need ->
        [one] Braucht eine Stadt; es gibt keine.
       *[other] Braucht { $need } Städte; es gibt { $have }.
    }
    [colonies] { $need ->
        [one] Braucht eine eigene Kolonie.
       *[other] Braucht { $need } eigene Kolonien; du hast { $have }.
    }
    [held] Braucht { $amount } auf deinen Karten; du hast { $have }.
    [party] Braucht diese Partei an der Regierung, oder zwei deiner Delegierten darin: { $party }.
    [party_leaders] Braucht dich als Führung einer Partei.
    [chairman] Braucht dich im Vorsitz.
    [neutral_chairman] Braucht einen neutralen Vorsitz.
    [resource_kinds] Braucht { $need } Arten von Ressourcen; du hast { $have }.
    [city_by_ocean] Braucht eine Stadt neben einem Ozean.
    [plants_removed] Braucht Pflanzen, die MarsBot in dieser Generation entfernt wurden.
   *[nobody_passed] Nur, solange noch nicht gepasst wurde.
}
mars-kind-of-tag = { $which ->
    [building] Gebäude-
    [space] Weltraum-
    [science] Wissenschafts-
    [power] Energie-
    [jovian] Jupiter-
    [earth] Erd-
    [city] Stadt-
    [plant] Pflanzen-
    [animal] Tier-
    [microbe] Mikroben-
    [venus] Venus-
    [event] Ereignis-
   *[wild] Joker-
}
mars-lack-at-most = { $of ->
    [temperature] Nur bis { $need } °C; es sind { $have } °C.
    [oxygen] Nur bis { $need } % Sauerstoff; es sind { $have } %.
    [venus] Nur bis { $need } % auf der Venusleiste; es sind { $have } %.
    [oceans] { $need ->
        [one] Nur mit höchstens { $need } Ozean; es gibt { $have }.
       *[other] Nur mit höchstens { $need } Ozeanen; es gibt { $have }.
    }
   *[other] Nur bis { $need }; es sind { $have }.
}
mars-lack-space = Für dieses Plättchen ist kein erlaubtes Feld frei: { $tile }.
mars-lack-target = Keine Seite hat etwas, das man nehmen könnte.
mars-lack-cards = { $of ->
    [copied] Keine deiner Gebäudekarten hat eine Produktion, die sich wiederholen lässt.
    [used] Keine benutzte Aktion lässt sich noch einmal benutzen.
    [events] Keines deiner Ereignisse kann auf die Hand zurück.
    [hosted] Du hast keine Karte mit Weltraum- oder Gebäude-Symbol auf der Hand.
    [here] Darunter liegt keine Karte.
    [prelude] Keine deiner anderen Präludium-Karten lässt sich wiederholen.
    [playable] Keine Karte auf deiner Hand ist jetzt spielbar.
    [hand] { $need ->
        [one] Braucht eine Karte auf deiner Hand.
       *[other] Braucht { $need } Karten auf deiner Hand; du hast { $have }.
    }
   *[other] Diese Karte ist nicht da.
}
mars-lack-used = Ihre Aktion wurde in dieser Generation schon benutzt.
mars-lack-condition = { $of ->
    [rating_raised] Nur, wenn dein TW in dieser Generation gestiegen ist.
    [hurt] Nur, wenn MarsBot dir in dieser Generation etwas genommen hat.
   *[no_energy] Nur, wenn du keine Energie hast.
}
mars-lack-taken = Schon vergeben.
mars-lack-limit = { $need ->
    [one] Schon vergeben.
   *[other] Alle { $need } sind vergeben.
}
mars-lack-not-met = Braucht { $need }; du hast { $have }.
mars-lack-delegate = Du hast keine Delegierten mehr.
mars-lack-fleet = Du hast keine freie Handelsflotte mehr.
mars-lack-colony = Auf keinem Kolonieplättchen ist Platz für deine Kolonie.
mars-lack-nothing = Es hätte jetzt keine Wirkung.
mars-lack-complete = { $of ->
    [oceans] Alle neun Ozeane liegen: Es hätte keine Wirkung.
    [temperature] Die Temperatur ist am Ende der Leiste: Es hätte keine Wirkung.
    [oxygen] Der Sauerstoff ist am Ende der Leiste: Es hätte keine Wirkung.
   *[other] Die Venusleiste ist am Ende: Es hätte keine Wirkung.
}
mars-lack-tax = Die Roten nehmen { $need } M€ für den TW; dir blieben { $have } M€.
mars-pay-not-taken = Das Szenario bezahlt mit einer Ressource, die dieser Preis nicht annimmt. Entferne sie aus „pay“.

## Mengen

mars-amount = { $of ->
    [mc] { $count } M€
    [steel] { $count } Stahl
    [titanium] { $count } Titan
    [plants] { $count ->
        [one] { $count } Pflanze
       *[other] { $count } Pflanzen
    }
    [energy] { $count } Energie
    [heat] { $count } Wärme
    [animal] { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }
    [microbe] { $count ->
        [one] { $count } Mikrobe
       *[other] { $count } Mikroben
    }
    [floater] { $count } Schweber
    [science] { $count ->
        [one] { $count } Wissenschaftsressource
       *[other] { $count } Wissenschaftsressourcen
    }
    [fighter] { $count } Jäger
    [asteroid] { $count ->
        [one] { $count } Asteroid
       *[other] { $count } Asteroiden
    }
    [camp] { $count } Lager
    [director] { $count ->
        [one] { $count } Führungskraft
       *[other] { $count } Führungskräfte
    }
    [disease] { $count ->
        [one] { $count } Krankheit
       *[other] { $count } Krankheiten
    }
    [graphene] { $count } Graphen
    [hydroelectric] { $count ->
        [one] { $count } Wasserkraft-Ressource
       *[other] { $count } Wasserkraft-Ressourcen
    }
    [preservation] { $count ->
        [one] { $count } Naturschutz-Ressource
       *[other] { $count } Naturschutz-Ressourcen
    }
    [animal_or_microbe] { $count ->
        [one] { $count } Tier oder Mikrobe
       *[other] { $count } Tiere oder Mikroben
    }
   *[any] { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    }
}
