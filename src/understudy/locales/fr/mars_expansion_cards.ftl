### Ce que disent en plus les cartes des extensions, tiré de ce qu’elles font comme dans mars_cards.ftl.

## Listes

mars-nor-1 = de { $a }
mars-either-4 = { $a }, ou { $b }, ou { $c }, ou { $d }

## Ce qu’une carte demande

mars-demand-venus = Vénus à { $need } % au moins
mars-demand-venus-at-most = Vénus à { $need } % au plus
mars-demand-tr = un NT d’au moins { $need }
mars-demand-cities = { $need ->
    [one] { $need } cité qui vous appartient
   *[other] { $need } cités qui vous appartiennent
}
mars-demand-all-cities-on-mars = { $need ->
    [one] { $need } cité sur Mars, quel que soit son propriétaire
   *[other] { $need } cités sur Mars, quel que soit leur propriétaire
}
mars-demand-colonies = { $need ->
    [one] { $need } colonie qui vous appartient
   *[other] { $need } colonies qui vous appartiennent
}
mars-demand-colonies-at-most = { $need ->
    [one] au plus { $need } colonie qui vous appartient
   *[other] au plus { $need } colonies qui vous appartiennent
}
mars-demand-held = { $need ->
    [one] { $need } flotteur sur vos cartes
   *[other] { $need } flotteurs sur vos cartes
}
mars-demand-resource-kinds = { $need } types de ressources différents, en réserve ou sur vos cartes
mars-demand-city-by-ocean = une cité qui vous appartient à côté d’un océan
mars-demand-all-city-by-ocean = une cité à côté d’un océan, quel que soit son propriétaire
mars-demand-party = le parti { $party } au pouvoir ou 2 de vos délégués dans ce parti
mars-demand-chairman = que vous soyez Président
mars-demand-neutral-chairman = un Président neutre
mars-demand-party-leaders = { $need ->
    [one] { $need } parti dont vous êtes le chef
   *[other] { $need } partis dont vous êtes le chef
}
mars-demand-plants-removed = qu’un joueur ait retiré des plantes à un autre pendant cette génération
mars-demand-nobody-passed = qu’aucun joueur n’ait encore passé pendant cette génération

## Pour chaque chose

mars-amount-each = { $amount } pour chacune
mars-amount-at-most = { $amount }, { $most } au plus
mars-per-both = { $a }, et { $b }
mars-per-all-tags = { $itself ->
    [0] par badge { $tags } que vous ou MarsBot avez
   *[other] par badge { $tags } que vous ou MarsBot avez, cette carte comprise
}
mars-per-pairs-of-tags = { $itself ->
    [0] par paire de badges { $a } et { $b } que vous avez
   *[other] par paire de badges { $a } et { $b } que vous avez, cette carte comprise
}
mars-per-distinct-tags = par badge différent que vous avez
mars-per-cards-without-tags = par carte sans badge que vous avez
mars-per-own-colonies = par colonie que vous possédez
mars-per-colonies = par colonie, quel que soit son propriétaire
mars-per-on-cards = { $every ->
    [1] par { $of ->
       *[floater] flotteur
    } sur vos cartes
   *[other] par tranche de { $every } { $of ->
       *[floater] flotteurs
    } sur vos cartes
}
mars-per-here = { $of ->
    [animal] par animal sur cette carte
    [floater] par flotteur sur cette carte
   *[other] par ressource sur cette carte
}
mars-per-here-before = { $of ->
    [floater] par flotteur qui se trouvait sur cette carte
   *[other] par ressource qui se trouvait sur cette carte
}
mars-per-cards-in-hand = par carte en main
mars-per-harbours = par cité et par tuile spéciale à côté d’un océan, quel que soit leur propriétaire
mars-per-empty-beside-own-tiles = par case libre à côté de vos tuiles
mars-per-completed-parameters = par paramètre global achevé
mars-per-parties = par parti où vous avez un délégué

## Ressources et cartes

mars-does-lose = perdez { $what }
mars-does-lower-rating = réduisez votre NT de { $by }
mars-does-spend-less = dépensez { $what } ({ $less } de moins { $per })
mars-does-buy-resource = { $of ->
    [energy] achetez autant d’énergie que vous voulez, à { $price } M€ l’unité
   *[other] achetez autant de la ressource que vous voulez, à { $price } M€ l’unité
}
mars-does-trade-production = réduisez une de vos productions de 1 et gagnez { $count } unités de sa ressource
mars-does-gain-any = { $count ->
    [one] gagnez une ressource standard de votre choix
   *[other] gagnez { $count } ressources standard de votre choix
}
mars-does-gain-any-as-many = gagnez autant d’unités d’une ressource standard de votre choix
mars-does-spend-standard = { $count ->
    [one] dépensez une ressource standard de votre choix
   *[other] dépensez { $count } ressources standard de votre choix
}
mars-does-gain-raised = gagnez autant d’unités de cette ressource
mars-does-lowest-production = augmentez de { $by } votre production la plus basse (à votre choix en cas d’égalité)
mars-does-every-production-to-one = augmentez à 1 chacune de vos productions qui est inférieure
mars-does-add-with-tag-to-any = ajoutez { $what } à n’importe laquelle de vos cartes à badge { $tag }
mars-does-add-with-tag-to-another = ajoutez { $what } à une autre de vos cartes à badge { $tag }
mars-does-add-counted-to-here = ajoutez à cette carte { $what }
mars-does-add-counted-to-any = ajoutez à n’importe laquelle de vos cartes { $what }
mars-does-add-counted-with-tag-to-any = ajoutez à n’importe laquelle de vos cartes à badge { $tag } { $what }
mars-does-add-to-several = { $count ->
    [one] ajoutez 1 ressource à une de vos cartes qui en porte déjà
   *[other] ajoutez 1 ressource à chacune de { $count } de vos cartes au plus qui en portent déjà
}
mars-does-take-off-any = { $of ->
    [microbe] retirez de cette carte autant de microbes que vous voulez
    [floater] retirez de cette carte autant de flotteurs que vous voulez
   *[other] retirez de cette carte autant de ressources que vous voulez
}
mars-does-take-off-own = retirez { $what } d’une de vos cartes
mars-does-steal-all = volez { $what } à MarsBot (il doit en avoir autant)
mars-does-remove-from-tag = retirez jusqu’à { $what } à MarsBot s’il a un badge { $tag }
mars-does-when-here = { $of ->
    [disease] s’il y a une maladie sur cette carte, { $then } ; sinon, { $otherwise }
   *[other] s’il y a une ressource sur cette carte, { $then } ; sinon, { $otherwise }
}
mars-does-if-no-energy = si vous n’avez pas d’énergie, { $what }
mars-does-draw-per = { $count ->
    [one] piochez { $count } carte { $per }
   *[other] piochez { $count } cartes { $per }
}
mars-does-draw-as-many-and-keep = regardez autant de cartes de la pioche, gardez-en { $keep } et défaussez les autres
mars-does-discard-any = défaussez autant de cartes que vous voulez
mars-does-show = montrez autant de cartes de votre main que vous voulez
mars-does-find = { $count ->
    [one] révélez des cartes jusqu’à en trouver une à badge { $tag }, prenez-la et défaussez les autres
   *[other] révélez des cartes jusqu’à en trouver { $count } à badge { $tag }, prenez-les et défaussez les autres
}
mars-does-find-floater-icon = { $count ->
    [one] révélez des cartes jusqu’à en trouver une qui montre un flotteur, prenez-la et défaussez les autres
   *[other] révélez des cartes jusqu’à en trouver { $count } qui montrent un flotteur, prenez-les et défaussez les autres
}
mars-does-find-requirement = { $count ->
    [one] révélez des cartes jusqu’à en trouver une avec un prérequis, prenez-la et défaussez les autres
   *[other] révélez des cartes jusqu’à en trouver { $count } avec un prérequis, prenez-les et défaussez les autres
}
mars-does-find-party = { $count ->
    [one] révélez des cartes jusqu’à en trouver une qui demande un parti, prenez-la et défaussez les autres
   *[other] révélez des cartes jusqu’à en trouver { $count } qui demandent un parti, prenez-les et défaussez les autres
}
mars-does-find-no-tags = { $count ->
    [one] révélez des cartes jusqu’à en trouver une sans badge qui ne soit pas un événement, prenez-la et défaussez les autres
   *[other] révélez des cartes jusqu’à en trouver { $count } sans badge qui ne soient pas des événements, prenez-les et défaussez les autres
}
mars-does-reveal-several = révélez { $count } cartes de la pioche, prenez celles à badge { $tag }, achetez ou défaussez les autres

## Le plateau

mars-does-lay-for-more = placez { mars-the-tile } et gagnez { $times } fois son bonus de placement
mars-where-next-to-an-ocean = à côté d’un océan
mars-where-not-next-to-a-city = sur une case sans cité adjacente
mars-where-on-an-ocean = sur un océan sans cité adjacente
mars-where-volcanic-city = sur une zone volcanique ; si le plateau n’en a pas, selon la règle habituelle
mars-does-mark-beside-own = posez un marqueur sur une case de terre libre à côté d’une de vos tuiles ou d’un de vos marqueurs ; vous seul pouvez y construire
mars-does-greenery-becomes-city = retirez une de vos forêts du plateau et placez une cité à sa place
mars-does-ocean-with-greenery = placez un océan et une forêt à côté
mars-does-raise-unrewarded = augmentez un paramètre global d’un niveau ou placez un océan, sans gagner ni NT ni bonus
mars-does-bring-nomads = posez les nomades sur une case de terre libre ; aucun joueur ne peut construire là où ils sont
mars-does-move-nomads = déplacez les nomades sur une case de terre libre voisine et gagnez ce qu’y rapporterait une tuile
mars-does-first-players-ocean = placez un océan là où le premier joueur le décide
mars-does-cathedral = bâtissez une cathédrale dans la cité d’un joueur de votre choix qui n’en a pas ; son propriétaire peut dépenser { $price } M€ pour piocher une carte

## Colonies

mars-does-build-colony = construisez une colonie
mars-does-build-colony-anywhere = construisez une colonie, même là où vous en avez déjà une
mars-does-trade = commercez gratuitement
mars-does-gain-fleet = gagnez une flotte commerciale
mars-does-own-colony-bonuses = gagnez le bonus de chacune de vos colonies
mars-does-raise-tracks = { $steps ->
    [one] avancez le marqueur de chaque tuile Colonie d’un niveau
   *[other] avancez le marqueur de chaque tuile Colonie de { $steps } niveaux
}
mars-does-shift-tracks = avancez d’un niveau le marqueur d’une tuile Colonie et reculez d’un niveau celui d’une autre
mars-does-add-colony-tile = mettez en jeu une des tuiles Colonie inutilisées

## Turmoil

mars-does-delegates = { $count ->
    [one] envoyez un délégué dans un parti
   *[other] { $same ->
        [0] envoyez { $count } délégués dans les partis de votre choix
       *[other] envoyez { $count } délégués dans un même parti
    }
}
mars-does-delegates-per = envoyez un délégué dans un parti de votre choix { $per }
mars-does-remove-delegate = retirez un délégué d’un joueur de votre choix, sauf un chef de parti
mars-does-replace-neutral = remplacez par un de vos délégués un délégué neutre qui n’est pas chef de parti
mars-does-become-chairman = remplacez le Président par un de vos délégués

## Préludes et début de partie

mars-does-draw-preludes = piochez { $count } cartes Prélude, jouez-en une et défaussez les autres
mars-does-draw-corporations = piochez { $count } corporations, jouez-en une en plus de la vôtre, défaussez les autres et payez { $price } M€
mars-does-repeat-prelude = répétez l’effet immédiat de votre autre carte Prélude
mars-does-play-on-any-planet = jouez maintenant une carte de votre main sans tenir compte de ses prérequis de température, d’oxygène, d’océans et de Vénus
mars-does-play-for-less = jouez maintenant une carte de votre main pour { $less } M€ de moins
mars-does-look-at-prelude = tant qu’il y a un directeur sur cette carte, regardez la première carte Prélude de la pioche : jouez-la pour { $price } M€ et 1 directeur de cette carte, ou défaussez-la
mars-does-fund-free = financez gratuitement une Récompense
mars-does-two-projects = payez et réalisez 2 projets standard (sauf la vente de brevets) ; si le second est impossible, perdez { $penalty } M€
mars-does-take-actions = { $count ->
    [one] faites une action maintenant
   *[other] faites { $count } actions maintenant
}
mars-does-pass = passez pour cette génération

## MarsBot

mars-does-bot-gains = MarsBot gagne { $mc } M€
mars-does-bot-track-back = { $steps ->
    [one] la piste Événement de MarsBot recule d’un niveau
   *[other] la piste Événement de MarsBot recule de { $steps } niveaux
}
mars-does-bot-loses = { $steps ->
    [one] MarsBot perd { $mc } M€ et sa piste Événement recule d’un niveau
   *[other] MarsBot perd { $mc } M€ et sa piste Événement recule de { $steps } niveaux
}
mars-does-pay-victim = payez { $mc } M€ au joueur qui a perdu quelque chose, si ce n’est pas vous
mars-does-for-who-played = le joueur qui le joue gagne { $mc } M€ ou ajoute un microbe à la carte jouée
mars-does-give-to-bot = placez cette carte sur la pile de cartes jouées de MarsBot (ses PV ne comptent pas). Jouable seulement si MarsBot vous a pris quelque chose pendant cette génération

## Cartes particulières

mars-does-use-again = utilisez encore une fois une de vos actions déjà utilisée pendant cette génération
mars-does-events-back = { $count ->
    [one] reprenez en main un de vos événements sans tuile spéciale
   *[other] reprenez en main jusqu’à { $count } de vos événements sans tuile spéciale
}
mars-does-host = posez ici une carte de votre main à badge espace ou bâtiment, avec 2 ressources dessus
mars-does-double-hosted = doublez les ressources d’une carte posée ici
mars-does-turn-face-down = retournez définitivement cette carte face cachée
mars-says-hosted = Vous pouvez jouer une carte posée ici ; elle coûte 1 M€ de moins par ressource qu’elle porte.
mars-says-not-used = Cette carte n’est pas utilisée contre MarsBot.
mars-says-wild = Pour vos actions, le badge joker compte comme un badge de votre choix.

## Quand quelque chose s’ensuit

mars-when-card-with-tag = { $itself ->
    [0] chaque fois que vous jouez une carte à badge { $tags }
   *[other] chaque fois que vous jouez une carte à badge { $tags }, celle-ci comprise
}
mars-when-anybodys-event-with-tag = chaque fois qu’un joueur joue un événement avec un badge { $tag }
mars-when-card-with-points = chaque fois que vous jouez une carte avec des PV non négatifs
mars-when-card-without-tags = { $itself ->
    [0] chaque fois que vous jouez une carte sans badge
   *[other] chaque fois que vous jouez une carte sans badge, celle-ci comprise
}
mars-when-card-with-one-tag = { $itself ->
    [0] chaque fois que vous jouez une carte à un seul badge
   *[other] chaque fois que vous jouez une carte à un seul badge, celle-ci comprise
}
mars-when-card-with-tags = { $itself ->
    [0] chaque fois que vous jouez une carte à au moins { $least } badges
   *[other] chaque fois que vous jouez une carte à au moins { $least } badges, celle-ci comprise
}
mars-when-own-ocean = { $itself ->
    [0] chaque fois que vous placez un océan
   *[other] chaque fois que vous placez un océan, celui-ci compris
}
mars-when-own-step = { $parameter ->
    [temperature] chaque fois que vous augmentez la température d’un niveau
    [oxygen] chaque fois que vous augmentez l’oxygène d’un niveau
   *[venus] chaque fois que vous augmentez Vénus d’un niveau
}
mars-when-anybodys-step = { $parameter ->
    [temperature] chaque fois qu’un joueur augmente la température d’un niveau
    [oxygen] chaque fois qu’un joueur augmente l’oxygène d’un niveau
   *[venus] chaque fois qu’un joueur augmente Vénus d’un niveau
}
mars-when-added = { $here ->
    [0] { $of ->
        [animal] pour chaque animal que vous ajoutez à une carte
        [microbe] pour chaque microbe que vous ajoutez à une carte
       *[other] pour chaque ressource que vous ajoutez à une carte
    }
   *[other] { $of ->
        [asteroid] pour chaque astéroïde que vous ajoutez à cette carte
       *[other] pour chaque ressource que vous ajoutez à cette carte
    }
}
mars-when-colony = { $itself ->
    [0] chaque fois qu’un joueur construit une colonie
   *[other] chaque fois qu’un joueur construit une colonie, votre première comprise
}
mars-when-trade = chaque fois que vous commercez
mars-when-leader = chaque fois que vous devenez chef d’un parti
mars-when-production = chaque fois que vous augmentez une production
mars-when-production-once = chaque fois que vous augmentez une production, une fois par action
mars-when-rating = pour chaque niveau gagné par votre NT
mars-when-production-phase = pendant la phase de production, si votre NT n’a pas augmenté pendant cette génération
mars-when-new-tag = chaque fois que vous obtenez un type de badge pour la première fois
mars-when-neighbour = chaque fois qu’une de vos tuiles et une de MarsBot deviennent adjacentes
mars-when-own-marker = chaque fois que vous placez une tuile sur un de vos marqueurs
mars-when-hurt = chaque fois qu’un joueur fait perdre des ressources ou de la production à un autre

## Ce qui vaut ensuite

mars-says-demanding-cards-cost = Les cartes avec un prérequis vous coûtent { $less } M€ de moins.
mars-says-pays-for-tags = { $of ->
    [floater] Vous pouvez payer les cartes à badge { $tags } avec les flotteurs de cette carte, qui valent { $value } M€ chacun.
    [microbe] Vous pouvez payer les cartes à badge { $tags } avec les microbes de cette carte, qui valent { $value } M€ chacun.
    [graphene] Vous pouvez payer les cartes à badge { $tags } avec les graphènes de cette carte, qui valent { $value } M€ chacun.
   *[other] Vous pouvez payer les cartes à badge { $tags } avec les ressources de cette carte, qui valent { $value } M€ chacune.
}
mars-says-stock-pays-for-tags = { $of ->
   *[plants] Vous pouvez payer les cartes à badge { $tags } avec des plantes, qui valent { $value } M€ chacune.
}
mars-says-pays-for-projects = { $of ->
   *[science] Vous pouvez payer les projets standard avec les cubes Science de cette carte, qui valent { $value } M€ chacun.
}
mars-says-pays-for-these-projects = { $of ->
   *[asteroid] Vous pouvez payer ces projets standard avec les astéroïdes de cette carte, qui valent { $value } M€ chacun : { $projects }.
}
mars-says-floaters-are-heat = Les flotteurs de cette carte peuvent être dépensés comme 2 chaleurs chacun.
mars-says-within-venus = { $steps ->
    [one] Pour vous, les prérequis de Vénus peuvent être dépassés ou manqués de { $steps } niveau au plus.
   *[other] Pour vous, les prérequis de Vénus peuvent être dépassés ou manqués de { $steps } niveaux au plus.
}
mars-says-changed-trade-cost = Commercer vous coûte { $by } de moins, quelle que soit la ressource utilisée.
mars-says-changed-trade-steps = { $by ->
    [one] Avant de commercer, vous pouvez avancer le marqueur de cette tuile de { $by } niveau.
   *[other] Avant de commercer, vous pouvez avancer le marqueur de cette tuile de { $by } niveaux au plus.
}
mars-says-changed-influence = Vous avez { $by } influence de plus.
mars-says-set-energy-kept = Pendant la phase de production, vous décidez combien de votre énergie devient de la chaleur.
mars-says-set-card-price = Acheter une carte vous coûte { $to } M€.
mars-says-set-milestone-cost = { $to ->
    [0] Valider un Objectif ne vous coûte rien.
   *[other] Valider un Objectif vous coûte { $to } M€.
}
mars-says-set-award-cost = { $to ->
    [0] Financer une Récompense ne vous coûte rien.
   *[other] Financer une Récompense vous coûte { $to } M€.
}
mars-says-set-ocean-money = Les océans vous rapportent { $to } M€ quand vous placez une tuile à côté.
mars-says-set-skips-rating = À chaque phase d’action, ignorez le premier niveau que gagnerait votre NT.

## Ce que vaut une carte

mars-points-colonies = { $every ->
    [1] { $each } PV par colonie, quel que soit son propriétaire.
   *[other] { $each } PV par tranche de { $every } colonies, quel que soit leur propriétaire.
}
mars-points-cathedrals = { $each } PV par cathédrale, quel que soit le propriétaire de la cité.
mars-points-special = S’il y a 10 animaux ou plus ici à la fin, chaque joueur perd 1 PV par cité qui lui appartient.

## Ce qui n’est pas certain

mars-doubt-122 = Incertain : les plantes que Manutech donne pour sa production peuvent peut-être aussi la payer.
mars-doubt-146 = Incertain : les plantes que Manutech donne pour sa production peuvent peut-être aussi la payer.
mars-doubt-219 = Incertain : un badge Joker ne compte peut-être pas comme badge Vénus pour sa ressource.
mars-doubt-C02 = Incertain : elle est peut-être jouable même si MarsBot a moins de 5 M€.
mars-doubt-P43 = Incertain : l’ordre de ses deux actions est peut-être l’inverse.
mars-doubt-P82 = Incertain : elle est peut-être jouable même si MarsBot a moins de 4 plantes.
mars-doubt-T02 = Incertain : elle est peut-être jouable même s’il n’y a aucun délégué à retirer.
mars-doubt-X45 = Incertain : une source y montre un badge microbe.
mars-doubt-X51 = Incertain : ce sont peut-être exactement 2 événements, et elle est peut-être jouable sans événement.
mars-doubt-X53 = Incertain : dans d’anciens tirages, elle coûte 17 M€ et porte un badge bâtiment.
mars-doubt-X59 = Incertain : son numéro est peut-être un autre.
mars-doubt-X62 = Incertain : son numéro est peut-être un autre.
mars-doubt-X63 = Incertain : son numéro est peut-être un autre.
mars-doubt-X66 = Incertain : elle déplace peut-être autant de niveaux que l’on veut à la fois, et son numéro est peut-être un autre.
mars-doubt-X76 = Incertain : son numéro est peut-être un autre.
