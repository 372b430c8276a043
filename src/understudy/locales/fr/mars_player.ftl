### Votre camp de Terraforming Mars, tenu par l’application.

## Ce qui se passe dans votre camp

mars-you-play-card = Vous jouez { $card } ({ $price } M€)
mars-you-lay-out = { $card } est maintenant en jeu
mars-you-reveal-corporation = Vous jouez la corporation { $card }
mars-you-first-action = Vous faites la première action de { $card }
mars-you-react = { $card } prend effet
mars-you-project = Vous réalisez le projet standard { $project }
mars-you-convert-plants = Vous convertissez des plantes en forêt
mars-you-convert-heat = Vous convertissez de la chaleur en un niveau de température
mars-you-gain = Vous : { $resource } +{ $amount }
    .told = Vous gagnez { $resource }
mars-you-spend = Vous payez : { $resource } −{ $amount }
    .told = Vous payez { $resource }
mars-you-lose = Vous perdez : { $resource } −{ $amount }
    .told = Vous perdez { $resource }
mars-you-raise-production = Votre production : { $resource } +{ $amount }
    .told = Vous augmentez { $resource } de { $amount }
mars-you-lower-production = Votre production : { $resource } −{ $amount }
    .told = Vous diminuez { $resource } de { $amount }
mars-you-put-on = { $card } : { $resource } +{ $count }
    .told = Vous ajoutez { $resource } à { $card }
mars-you-take-off = { $card } : { $resource } −{ $count }
    .told = Vous retirez { $resource } de { $card }
mars-you-draw = { $count ->
    [one] Vous prenez { $cards } en main
   *[other] Vous prenez { $count } cartes en main : { $cards }
}
mars-you-discard = Vous défaussez { $card }
mars-you-draw-hidden = { $count ->
    [one] Une carte est piochée dans la main
   *[other] { $count } cartes sont piochées dans la main
}
mars-you-discard-hidden = { $count ->
    [one] Une carte est défaussée face cachée
   *[other] { $count } cartes sont défaussées face cachée
}
mars-drafted-hidden = { $count ->
    [one] Une carte a été prise au draft
   *[other] { $count } cartes ont été prises au draft
}
mars-you-reveal = Vous révélez et défaussez { $card }
mars-you-keep-preludes = Vous gardez les cartes Prélude { $cards }
mars-you-play-prelude = Vous jouez la carte Prélude { $card }
mars-you-cannot-prelude = La carte Prélude { $card } ne peut pas être résolue et est défaussée pour 15 M€
mars-you-gain-fleet = Vous gagnez une flotte commerciale
mars-you-meet-event = L’événement global { $event } a un effet sur vous
mars-you-use-policy = Vous utilisez la politique du parti au pouvoir : { $party }
mars-you-off-map-cathedral = Vous bâtissez la cathédrale dans votre cité hors du plateau
mars-you-host = Vous placez { $card } sous une carte, avec 2 ressources
mars-you-double-hosted = Les ressources de { $card } sont doublées
mars-you-leave-host = { $card } quitte la carte qui la portait
mars-you-turn-face-down = { $card } est retournée face cachée et devient un événement

## Ce qui vous est demandé

mars-you-turn = Que faites-vous ?
    .why = Faites une ou deux actions, ou passez pour cette génération.
mars-you-second-action = Que faites-vous ensuite ?
    .why = Vous pouvez faire une deuxième action ou terminer votre tour.
mars-you-choose-corporation = Quelle corporation jouez-vous ?
    .why = Vous en gardez une. Ses M€ de départ paient les cartes Projet que vous gardez.
mars-you-buy = Quelle carte achetez-vous ?
    .why = Une carte coûte { $price } M€ ; vous pouvez encore en payer { $left }.
mars-you-choose-option = Que choisissez-vous ?
    .why = { $card } vous laisse le choix.
mars-you-choose-whether = { $looked ->
    [none] Le voulez-vous ?
   *[other] Voulez-vous { $looked } ?
}
    .why = Effet facultatif de { $card }.
mars-you-choose-space = Où la placez-vous ?
    .why = À placer : { $tile }. Seules les cases permises peuvent être choisies.
mars-you-choose-target = Qui doit en perdre ?
    .why = { $card } vous laisse le choix. MarsBot perd à la place des M€ ou des cases d’une piste.
mars-you-choose-amount = Combien ?
    .why = Vous choisissez le nombre.
    .asked =
        { $of ->
            [production] De combien de niveaux ?
            [cards] Combien de cartes défaussez-vous ?
            [shown] Combien de cartes montrez-vous ?
            [events] Combien d’événements reprenez-vous ?
            [steps] De combien de cases avancez-vous le marqueur avant l’échange ?
            [mc] Combien en achetez-vous ?
            [steel] Combien d’acier dépensez-vous ?
            [titanium] Combien de titane dépensez-vous ?
            [plants] Combien de plantes dépensez-vous ?
            [energy] Combien d’énergie dépensez-vous ?
            [heat] Combien de chaleur dépensez-vous ?
            [microbe] Combien de microbes retirez-vous ?
            [floater] Combien de flotteurs retirez-vous ?
           *[other] Combien en utilisez-vous ?
        }
mars-you-choose-holder = Sur quelle carte ?
    .why = Effet de { $card }. Seules les cartes qui peuvent en porter sont proposées.
mars-you-choose-giver = De quelle carte ?
    .why = Effet de { $card }. Seules les cartes qui en portent assez sont proposées.
mars-you-choose-kept = Quelle carte gardez-vous ?
    .why = Effet de { $card }. Les autres sont défaussées.
mars-you-choose-discarded = Quelle carte défaussez-vous ?
    .why = Elle quitte votre main.
mars-you-choose-copied = De quelle carte répétez-vous la production ?
    .why = { $card } répète la production d’une de vos cartes à badge bâtiment.
mars-you-choose-resource = Quelle ressource ?
    .why = { $card } vous laisse le choix.
mars-you-choose-parameter = Quel paramètre ?
    .why = { $card } vous laisse le choix.
mars-you-choose-city = Dans quelle cité ?
    .why = { $card } vous laisse le choix.
mars-you-choose-colony = Quelle tuile Colonie ?
    .why = Seules les tuiles permises peuvent être choisies.
    .asked =
        { $use ->
            [build] Où construisez-vous une colonie ?
            [trade] Avec quelle tuile Colonie commercez-vous ?
            [raise] De quelle tuile avancez-vous le marqueur ?
            [lower] De quelle tuile reculez-vous le marqueur ?
           *[other] Quelle tuile Colonie ajoutez-vous ?
        }
mars-you-choose-party = Quel parti ?
    .why = Votre délégué y va. Le parti dominant gouvernera ensuite.
mars-you-choose-owner = Le délégué de qui est retiré ?
    .why = { $card } vous laisse le choix.
mars-you-choose-award = Quelle Récompense financez-vous ?
    .why = { $card } la finance gratuitement.
mars-you-choose-project = Quel projet standard ?
    .why = { $card } : vous payez le projet.
mars-you-choose-fee = Avec quoi payez-vous le commerce ?
    .why = Vous pouvez payer en M€, en énergie ou en titane.
mars-you-choose-used = Quelle action réutilisez-vous ?
    .why = Effet de { $card }. Seules les actions utilisées pendant cette génération et possibles maintenant sont proposées.
mars-you-choose-repeated = Quelle carte Prélude répétez-vous ?
    .why = { $card } répète son effet immédiat.
mars-you-choose-returned = Quel événement reprenez-vous en main ?
    .why = Effet de { $card }.
mars-you-choose-hosted = Quelle carte ?
    .why = Effet de { $card }. Les ressources qu’elle porte réduiront son prix.
mars-you-choose-prelude = Quelle carte Prélude jouez-vous ?
    .why = Effet de { $card }. Les autres sont défaussées.
mars-you-choose-preludes = Quelle carte Prélude gardez-vous ?
    .why = Vous en gardez deux et les jouez avant votre premier tour.
mars-you-choose-next-prelude = Quelle carte Prélude jouez-vous d’abord ?
    .why = Vous jouez les deux ; vous choisissez l’ordre.
mars-you-choose-played = Quelle carte jouez-vous ?
    .why = { $card } vous permet de la jouer maintenant.
mars-you-sell = Combien de cartes vendez-vous ?
    .why = Chaque carte vendue rapporte 1 M€.
mars-you-choose-sold = Quelle carte vendez-vous ?
    .why = Elle est défaussée et rapporte 1 M€.
mars-you-keep-energy = Combien d’énergie devient de la chaleur ?
    .why = Une de vos cartes vous permet de garder de l’énergie.
mars-you-floaters-as-heat = Combien de flotteurs dépensez-vous comme chaleur ?
    .why = Chaque flotteur sur Stormcraft Incorporated vaut 2 chaleurs ; l’excédent est perdu.
mars-you-pay = Comment payez-vous ?
    .why = Le prix est de { $price } M€. Ce que vous ne couvrez pas se paie en M€.
mars-you-final-greenery = Convertissez-vous des plantes en une forêt de plus ?
    .why = Après la dernière phase de production, vous pouvez encore convertir des plantes en forêts ; l’oxygène n’augmente plus.
mars-pay = Nombre
mars-field-project = Projet standard
mars-field-what = Ce que vous convertissez

mars-move-play = Jouer une carte
    .hint = Vous la payez et la résolvez.
mars-move-action = Utiliser l’action d’une carte
    .hint = Une fois par génération, pour chaque carte en jeu.
mars-move-standard-project = Projet standard
    .hint = Indiqués sur le plateau, ouverts à tous.
mars-move-convert = Convertir
    .hint = Des plantes en forêt, de la chaleur en un niveau de température.
mars-move-claim = Valider un Objectif
    .hint = Trois Objectifs peuvent être validés, pour les deux camps ensemble.
mars-move-fund = Financer une Récompense
    .hint = Trois Récompenses peuvent être financées, pour les deux camps ensemble.
mars-move-trade = Commercer
    .hint = Envoyez une flotte commerciale pour gagner ce que montre le marqueur de la tuile.
mars-move-delegate = Envoyer un délégué
    .hint = Du lobby gratuitement, de votre réserve pour 5 M€.
mars-move-policy = Utiliser la politique au pouvoir
    .hint = L’action du parti au pouvoir.
mars-move-pass = Passer
    .hint = Vous ne jouez plus pendant cette génération.
mars-move-end = Terminer le tour
    .hint = Pas de deuxième action.

mars-whether-yes = Oui
mars-whether-no = Non
mars-offer-mc = Gagner { $count } M€
mars-offer-microbe = Ajouter un microbe sur { $card }
mars-offer-buy = L’acheter pour { $price } M€
mars-offer-play = La jouer pour { $price } M€
mars-offer-discard = La défausser
mars-offer-card = Dépenser { $price } M€ pour piocher une carte
mars-offer-no-card = Ne pas piocher de carte
mars-target-bot = MarsBot
mars-target-bot-card = La carte Corporation de MarsBot
mars-target-human = Vous
mars-target-nobody = Aucun joueur
mars-city-map = Une cité du plateau
mars-city-off-map = Votre cité hors du plateau
mars-your-card-none = Plus aucune carte
mars-option-of = Choix { $b }

mars-project-power-plant = Centrale
mars-project-asteroid = Astéroïde
mars-project-aquifer = Aquifère
mars-project-greenery = Forêt
mars-project-city = Cité
mars-project-air-scrapping = Purification
mars-project-build-colony = Construction d’une colonie
mars-project-sell-patents = Vente de brevets

## Noms : ce que portent les cartes, tuiles spéciales

mars-resource-asteroid = Astéroïdes
mars-resource-camp = Camps
mars-resource-director = Directeurs
mars-resource-disease = Maladies
mars-resource-fighter = Chasseurs
mars-resource-graphene = Graphène
mars-resource-hydroelectric = Hydroélectricité
mars-resource-preservation = Préservation

mars-tile-natural-preserve = Préservation de la Nature
mars-tile-mining-rights = Droits Miniers
mars-tile-mining-area = Carrière
mars-tile-nuclear-zone = Zone Nucléaire
mars-tile-ecological-zone = Zone Écologique
mars-tile-lava-flows = Fleuves de Lave
mars-tile-mohole-area = Zone de Mohole
mars-tile-commercial-district = Quartier Commercial
mars-tile-industrial-center = Centre Industriel
mars-tile-restricted-area = Zone Interdite
mars-tile-deimos-down = Deimos Down
mars-tile-great-dam = Grand Barrage
mars-tile-magnetic-field-generators = Générateurs de Champ Magnétique

## Qui tient votre camp

mars-option-you = Votre camp
    .hint = Sur table avec le jeu de plateau, ou sur cet écran seul.
mars-you-reported = Sur table
    .hint = Vous jouez avec le jeu de plateau et indiquez ce qui concerne MarsBot.
mars-you-played = À l’écran
    .hint = L’application distribue vos cartes et connaît toutes les règles ; le jeu de plateau n’est pas nécessaire.
mars-played-needs-dealt = Dans une partie à l’écran, l’application distribue toutes les cartes. Faites distribuer chaque paquet par l’application.
mars-played-chooses-corporation = Dans une partie à l’écran, vous choisissez votre corporation pendant la mise en place. Laissez cette option vide.
mars-expert-needs-screen-game = L’expert ne joue que les parties à l’écran. Ajoutez l’option you=played.

## Pourquoi c’est impossible maintenant

mars-lack-money = Coûte { $need } M€ ; vous pouvez payer { $have } M€.
mars-lack-resource = Demande { $amount } ; vous en avez { $have }.
mars-lack-production = { $have ->
    [0] { mars-lack-of } ne peut pas baisser.
   *[other] { mars-lack-of } baisserait de { $need } ; elle peut baisser de { $have } au plus.
}
mars-lack-of = { $of ->
    [mc] Votre production de M€
    [steel] Votre production d’acier
    [titanium] Votre production de titane
    [plants] Votre production de plantes
    [energy] Votre production d’énergie
   *[heat] Votre production de chaleur
}
mars-lack-on-cards = Demande { $amount } sur la carte ; il y en a { $have }.
mars-lack-requirement = { $of ->
    [temperature] Demande au moins { $need } °C ; il fait { $have } °C.
    [oxygen] Demande au moins { $need } % d’oxygène ; il y en a { $have } %.
    [venus] Demande Vénus à { $need } % au moins ; elle est à { $have } %.
    [oceans] { $need ->
        [one] Demande un océan ; il n’y en a pas.
       *[other] Demande au moins { $need } océans ; il y en a { $have }.
    }
    [tags] { $need ->
        [one] Demande un badge { mars-kind-of-tag } ; vous n’en avez pas.
       *[other] Demande { $need } badges { mars-kind-of-tag } ; vous en avez { $have }.
    }
    [production] Demande une production { $which ->
        [mc] de M€
        [steel] d’acier
        [titanium] de titane
        [plants] de plantes
        [energy] d’énergie
       *[heat] de chaleur
    } d’au moins { $need } ; la vôtre est de { $have }.
    [tr] Demande un NT de { $need } ; le vôtre est de { $have }.
    [greeneries] { $need ->
        [one] Demande une forêt qui vous appartient.
       *[other] Demande { $need } forêts qui vous appartiennent ; vous en avez { $have }.
    }
    [cities] { $need ->
        [one] Demande une cité ; il n’y en a pas.
       *[other] Demande { $need } cités ; il y en a { $have }.
    }
    [colonies] { $need ->
        [one] Demande une colonie qui vous appartient.
       *[other] Demande { $need } colonies qui vous appartiennent ; vous en avez { $have }.
    }
    [held] Demande { $amount } sur vos cartes ; vous en avez { $have }.
    [party] Demande que ce parti gouverne, ou que vous y ayez deux délégués : { $party }.
    [party_leaders] Demande que vous soyez chef d’un parti.
    [chairman] Demande que vous soyez président.
    [neutral_chairman] Demande un président neutre.
    [resource_kinds] Demande { $need } sortes de ressources ; vous en avez { $have }.
    [city_by_ocean] Demande une cité adjacente à un océan.
    [plants_removed] Demande que vous ayez retiré des plantes à MarsBot pendant cette génération.
   *[nobody_passed] Seulement tant qu’aucun joueur n’a passé.
}
mars-kind-of-tag = { $which ->
    [building] bâtiment
    [space] espace
    [science] science
    [power] énergie
    [jovian] jovien
    [earth] Terre
    [city] cité
    [plant] plante
    [animal] animal
    [microbe] microbe
    [venus] Vénus
    [event] événement
   *[wild] joker
}
mars-lack-at-most = { $of ->
    [temperature] Seulement jusqu’à { $need } °C ; il fait { $have } °C.
    [oxygen] Seulement jusqu’à { $need } % d’oxygène ; il y en a { $have } %.
    [venus] Seulement jusqu’à { $need } % sur Vénus ; elle est à { $have } %.
    [oceans] { $need ->
        [one] Seulement avec { $need } océan au plus ; il y en a { $have }.
       *[other] Seulement avec { $need } océans au plus ; il y en a { $have }.
    }
   *[other] Seulement jusqu’à { $need } ; c’est { $have }.
}
mars-lack-space = Aucune case permise n’est libre pour cette tuile : { $tile }.
mars-lack-target = Aucun joueur n’a de quoi en perdre.
mars-lack-cards = { $of ->
    [copied] Aucune de vos cartes à badge bâtiment n’a de production à répéter.
    [used] Aucune action déjà utilisée ne peut servir à nouveau.
    [events] Vous n’avez aucun événement à reprendre en main.
    [hosted] Votre main n’a aucune carte à badge espace ou bâtiment.
    [here] Aucune carte ne s’y trouve.
    [prelude] Vous n’avez aucune autre carte Prélude à répéter.
    [playable] Aucune carte de votre main ne peut être jouée maintenant.
    [hand] { $need ->
        [one] Demande une carte en main.
       *[other] Demande { $need } cartes en main ; vous en avez { $have }.
    }
   *[other] Cette carte n’est pas là.
}
mars-lack-used = Son action a déjà servi pendant cette génération.
mars-lack-condition = { $of ->
    [rating_raised] Seulement si votre NT a augmenté pendant cette génération.
    [hurt] Seulement si MarsBot vous a pris quelque chose pendant cette génération.
   *[no_energy] Seulement si vous n’avez pas d’énergie.
}
mars-lack-taken = C’est déjà pris.
mars-lack-limit = { $need ->
    [one] C’est déjà pris.
   *[other] Les { $need } sont déjà pris.
}
mars-lack-not-met = Demande { $need } ; vous en avez { $have }.
mars-lack-delegate = Il ne vous reste aucun délégué.
mars-lack-fleet = Il ne vous reste aucune flotte commerciale.
mars-lack-colony = Aucune tuile Colonie n’a de place pour votre colonie.
mars-lack-nothing = Cela n’aurait aucun effet maintenant.
mars-lack-complete = { $of ->
    [oceans] Les neuf océans sont sur le plateau : cela n’aurait aucun effet.
    [temperature] La température est au maximum : cela n’aurait aucun effet.
    [oxygen] L’oxygène est au maximum : cela n’aurait aucun effet.
   *[other] Vénus est au maximum : cela n’aurait aucun effet.
}
mars-lack-tax = Les Rouges prennent { $need } M€ pour le NT ; il vous resterait { $have } M€.
mars-pay-not-taken = Le scénario paie avec une ressource que ce prix n’accepte pas. Retirez-la de « pay ».

## Quantités

mars-amount = { $of ->
    [mc] { $count } M€
    [steel] { $count ->
        [one] { $count } acier
       *[other] { $count } aciers
    }
    [titanium] { $count ->
        [one] { $count } titane
       *[other] { $count } titanes
    }
    [plants] { $count ->
        [one] { $count } plante
       *[other] { $count } plantes
    }
    [energy] { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    }
    [heat] { $count ->
        [one] { $count } chaleur
       *[other] { $count } chaleurs
    }
    [animal] { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    }
    [microbe] { $count ->
        [one] { $count } microbe
       *[other] { $count } microbes
    }
    [floater] { $count ->
        [one] { $count } flotteur
       *[other] { $count } flotteurs
    }
    [science] { $count ->
        [one] { $count } cube Science
       *[other] { $count } cubes Science
    }
    [fighter] { $count ->
        [one] { $count } chasseur
       *[other] { $count } chasseurs
    }
    [asteroid] { $count ->
        [one] { $count } astéroïde
       *[other] { $count } astéroïdes
    }
    [camp] { $count ->
        [one] { $count } camp
       *[other] { $count } camps
    }
    [director] { $count ->
        [one] { $count } directeur
       *[other] { $count } directeurs
    }
    [disease] { $count ->
        [one] { $count } maladie
       *[other] { $count } maladies
    }
    [graphene] { $count ->
        [one] { $count } graphène
       *[other] { $count } graphènes
    }
    [hydroelectric] { $count ->
        [one] { $count } cube Hydroélectricité
       *[other] { $count } cubes Hydroélectricité
    }
    [preservation] { $count ->
        [one] { $count } cube Préservation
       *[other] { $count } cubes Préservation
    }
    [animal_or_microbe] { $count ->
        [one] { $count } animal ou microbe
       *[other] { $count } animaux ou microbes
    }
   *[any] { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
}
