### Ce que disent les cartes de Terraforming Mars, en phrases simples tirées de ce qu’elles font.
### Les propositions commencent par une minuscule ; qui dit la phrase y met la majuscule.

## Phrases

mars-says-needs = Demande { $what }.
mars-says-start = Vous commencez avec { $what }.
mars-says-now = { $what }.
mars-says-first = Première action : { $what }.
mars-says-action = Action : { $what }.
mars-says-whenever = { $when }, { $what }.

## Listes

mars-and-2 = { $a } et { $b }
mars-and-besides = { $a }, et { $b }
mars-and-3 = { $a }, { $b } et { $c }
mars-nor-3 = ni { $a }, ni { $b }, ni { $c }
mars-or-2 = { $a } ou { $b }
mars-or-3 = { $a }, { $b } ou { $c }
mars-either-2 = { $a }, ou { $b }
mars-either-3 = { $a }, ou { $b }, ou { $c }

## Ce qu’une carte demande

mars-demand-temperature = { $need } °C ou plus
mars-demand-temperature-at-most = { $need } °C ou moins
mars-demand-oxygen = au moins { $need } % d’oxygène
mars-demand-oxygen-at-most = au plus { $need } % d’oxygène
mars-demand-oceans = { $need ->
    [one] au moins { $need } océan
   *[other] au moins { $need } océans
}
mars-demand-oceans-at-most = { $need ->
    [one] au plus { $need } océan
   *[other] au plus { $need } océans
}
mars-demand-tags = { $need ->
    [one] { $need } badge { mars-kind-of-tag }
   *[other] { $need } badges { mars-kind-of-tag }
}
mars-demand-production = { $which ->
    [mc] une production de M€
    [steel] une production d’acier
    [titanium] une production de titane
    [plants] une production de plantes
    [energy] une production d’énergie
   *[heat] une production de chaleur
} d’au moins { $need }
mars-demand-greeneries = { $need ->
    [one] { $need } forêt qui vous appartient
   *[other] { $need } forêts qui vous appartiennent
}
mars-demand-all-cities = { $need ->
    [one] { $need } cité, quel que soit son propriétaire
   *[other] { $need } cités, quel que soit leur propriétaire
}

## Pour chaque chose

mars-amount-per = { $amount } { $per }
mars-amount-as-much = { $of ->
    [mc] autant de M€
    [plants] autant de plantes
    [steel] autant d’acier
    [titanium] autant de titane
    [energy] autant d’énergie
   *[heat] autant de chaleur
}
mars-per-tags = { $itself ->
    [0] { mars-per-tag }
   *[other] { mars-per-tag }, cette carte comprise
}
mars-per-tag = { $every ->
    [1] par badge { $tags } que vous avez
   *[other] par tranche de { $every } badges { $tags } que vous avez
}
mars-per-opponents-tags = { $every ->
    [1] par badge { $tags } de MarsBot (numéro de la case de sa piste)
   *[other] par tranche de { $every } badges { $tags } de MarsBot (numéro de la case de sa piste)
}
mars-per-cities = par cité, sur Mars ou ailleurs
mars-per-cities-on-mars = par cité sur Mars
mars-per-events = par événement joué, par vous ou par MarsBot

## Ce que fait une carte

mars-does-for = { $cost } et { $gain }
mars-does-for-more = { $cost }, { $gain }
mars-does-if-rating-raised = si votre NT a augmenté pendant cette génération, { $what }
mars-does-gain = gagnez { $what }
mars-does-spend = dépensez { $what }
mars-does-spend-with = { $metal ->
    [steel] dépensez { $what } (payable aussi en acier)
   *[titanium] dépensez { $what } (payable aussi en titane)
}
mars-does-spend-any = { $of ->
    [mc] dépensez autant de M€ que vous voulez
    [plants] dépensez autant de plantes que vous voulez
    [steel] dépensez autant d’acier que vous voulez
    [titanium] dépensez autant de titane que vous voulez
    [energy] dépensez autant d’énergie que vous voulez
   *[heat] dépensez autant de chaleur que vous voulez
}
mars-production-of = { $of ->
    [mc] votre production de M€
    [steel] votre production d’acier
    [titanium] votre production de titane
    [plants] votre production de plantes
    [energy] votre production d’énergie
   *[heat] votre production de chaleur
}
mars-production-by = { mars-production-of } de { $by }
mars-production-per = { mars-production-of } de { $by } { $per }
mars-does-increase = augmentez { $what }
mars-does-lower = réduisez { $what }
mars-does-convert-production = réduisez { $lowered } d’autant de niveaux que vous voulez et augmentez { $raised } d’autant
mars-does-copy-production = { $count ->
    [one] répétez la production d’une de vos cartes à badge bâtiment
   *[other] répétez la production de { $count } de vos cartes à badge bâtiment
}
mars-does-metal-production = augmentez de 1 votre production du métal indiqué sur la case (acier ou titane)
mars-does-rating = augmentez votre NT de { $by }
mars-does-rating-per = augmentez votre NT de { $by } { $per }
mars-does-raise = { $parameter ->
    [temperature] { $steps ->
        [one] augmentez la température d’un niveau
       *[other] augmentez la température de { $steps } niveaux
    }
    [oxygen] { $steps ->
        [one] augmentez l’oxygène d’un niveau
       *[other] augmentez l’oxygène de { $steps } niveaux
    }
   *[venus] { $steps ->
        [one] augmentez Vénus d’un niveau
       *[other] augmentez Vénus de { $steps } niveaux
    }
}
mars-does-oceans = { $count ->
    [one] placez un océan
   *[other] placez { $count } océans
}
mars-does-lay = placez { mars-the-tile }
mars-does-lay-where = placez { mars-the-tile } { $where }
mars-the-tile = { $tile ->
    [city] une cité
    [greenery] une forêt
    [ocean] un océan
    [capital] la Capitale (une cité)
    [new_holland] une cité qui compte aussi comme océan
   *[special] la tuile spéciale de cette carte
}
mars-where-off-map = hors du plateau
mars-where-land = sur une case de terre
mars-where-ocean-area = sur une zone réservée à un océan
mars-where-noctis = sur la zone réservée à Noctis ; s’il n’y en a pas, selon la règle habituelle
mars-where-next-to-no-tile = sur une case sans tuile adjacente
mars-where-next-to-a-city = à côté d’une cité
mars-where-next-to-two-cities = à côté d’au moins deux cités
mars-where-next-to-a-greenery = à côté d’une forêt
mars-where-metal = sur une case qui montre de l’acier ou du titane
mars-where-metal-next-to-an-own-tile = sur une case qui montre de l’acier ou du titane, à côté d’une de vos tuiles
mars-where-volcanic = sur une zone volcanique, si le plateau en a
mars-does-mark = posez un marqueur sur une case de terre libre ; vous seul pouvez y construire
mars-does-add-to-here = ajoutez { $what } à cette carte
mars-does-add-to-another = ajoutez { $what } à une autre de vos cartes
mars-does-add-to-any = ajoutez { $what } à n’importe laquelle de vos cartes
mars-does-add-to-played = ajoutez { $what } à la carte qui vient d’être jouée
mars-does-add-to-used = ajoutez { $what } à une de vos cartes qui en porte déjà
mars-does-take-off = retirez { $what } de cette carte
mars-does-remove = retirez jusqu’à { $what } à un joueur de votre choix
mars-does-remove-beside = retirez jusqu’à { $what } au propriétaire d’une tuile adjacente
mars-does-steal = volez jusqu’à { $what } à MarsBot
mars-does-remove-from-card = { $up_to ->
    [0] retirez { $what } d’une carte d’un joueur de votre choix
   *[other] retirez jusqu’à { $what } d’une carte d’un joueur de votre choix
}
mars-does-lower-anybody = { $of ->
    [mc] réduisez de { $by } la production de M€ d’un joueur de votre choix
    [steel] réduisez de { $by } la production d’acier d’un joueur de votre choix
    [titanium] réduisez de { $by } la production de titane d’un joueur de votre choix
    [plants] réduisez de { $by } la production de plantes d’un joueur de votre choix
    [energy] réduisez de { $by } la production d’énergie d’un joueur de votre choix
   *[heat] réduisez de { $by } la production de chaleur d’un joueur de votre choix
}
mars-does-may = { $cost } et { $gain }, si vous voulez
mars-does-when = { $least ->
    [one] si vous avez au moins { $least } badge { $tags }, { $then } ; sinon, { $otherwise }
   *[other] si vous avez au moins { $least } badges { $tags }, { $then } ; sinon, { $otherwise }
}
mars-does-draw = { $count ->
    [one] piochez une carte
   *[other] piochez { $count } cartes
}
mars-does-draw-and-keep = regardez { $count } cartes de la pioche, gardez-en { $keep } et défaussez les autres
mars-does-look-and-buy = regardez la première carte de la pioche, puis achetez-la ou défaussez-la
mars-does-discard = { $count ->
    [one] défaussez une carte
   *[other] défaussez { $count } cartes
}
mars-does-reveal = révélez la première carte de la pioche, puis défaussez-la ; si elle a un badge { $tag }, { $then }

## Quand quelque chose s’ensuit

mars-when-tag = { $itself ->
    [0] pour chaque badge { $tags } que vous jouez
   *[other] pour chaque badge { $tags } que vous jouez, ceux de cette carte compris
}
mars-when-anybodys-tag = { $itself ->
    [0] pour chaque badge { $tags } qu’un joueur joue
   *[other] pour chaque badge { $tags } qu’un joueur joue, celui de cette carte compris
}
mars-when-event = chaque fois que vous jouez un événement
mars-when-event-with-tag = chaque fois que vous jouez un événement avec un badge { $tag }
mars-when-card = chaque fois que vous jouez une carte dont le coût imprimé est d’au moins { $cost } M€
mars-when-project = { $cost ->
    [0] chaque fois que vous réalisez un projet standard autre que la vente de brevets
   *[other] chaque fois que vous réalisez un projet standard dont le coût imprimé est d’au moins { $cost } M€
}
mars-when-tile-on-metal = chaque fois que vous placez une tuile sur une case qui montre de l’acier ou du titane
mars-when-own-city = { $itself ->
    [0] chaque fois que vous placez une cité
   *[other] chaque fois que vous placez une cité, celle-ci comprise
}
mars-when-own-greenery = { $itself ->
    [0] chaque fois que vous placez une forêt
   *[other] chaque fois que vous placez une forêt, celle-ci comprise
}
mars-when-anybodys-city = { $itself ->
    [0] chaque fois qu’un joueur place une cité
   *[other] chaque fois qu’un joueur place une cité, celle-ci comprise
}
mars-when-anybodys-city-on-mars = { $itself ->
    [0] chaque fois qu’un joueur place une cité sur Mars
   *[other] chaque fois qu’un joueur place une cité sur Mars, celle-ci comprise
}
mars-when-anybodys-ocean = { $itself ->
    [0] chaque fois qu’un joueur place un océan
   *[other] chaque fois qu’un joueur place un océan, celui-ci compris
}

## Ce qui vaut ensuite

mars-says-cards-cost = Les cartes vous coûtent { $less } M€ de moins.
mars-says-cards-with-tag-cost = Les cartes à badge { $tag } vous coûtent { $less } M€ de moins.
mars-says-tags-cost = Les cartes vous coûtent { $less } M€ de moins par badge { $tag } qu’elles portent.
mars-says-next-card-costs = La prochaine carte que vous jouez pendant cette génération coûte { $less } M€ de moins.
mars-says-project-costs = Le projet standard « { $project } » vous coûte { $less } M€ de moins.
mars-says-metal-worth = { $metal ->
    [steel] Votre acier vaut { $plus } M€ de plus.
   *[titanium] Votre titane vaut { $plus } M€ de plus.
}
mars-says-pays-heat = Vous pouvez utiliser la chaleur comme des M€.
mars-says-within = { $steps ->
    [one] Pour vous, les prérequis de température, d’oxygène, d’océans et de Vénus peuvent être dépassés ou manqués de { $steps } niveau au plus.
   *[other] Pour vous, les prérequis de température, d’oxygène, d’océans et de Vénus peuvent être dépassés ou manqués de { $steps } niveaux au plus.
}
mars-says-next-card-within = { $steps ->
    [one] Pour la prochaine carte que vous jouez pendant cette génération, le prérequis de température, d’oxygène, d’océans ou de Vénus peut être dépassé ou manqué de { $steps } niveau au plus.
   *[other] Pour la prochaine carte que vous jouez pendant cette génération, le prérequis de température, d’oxygène, d’océans ou de Vénus peut être dépassé ou manqué de { $steps } niveaux au plus.
}
mars-says-changed-greenery-plants = { $by ->
    [one] Une forêt vous coûte { $by } plante de moins.
   *[other] Une forêt vous coûte { $by } plantes de moins.
}
mars-says-protects = MarsBot ne peut vous prendre { $what }.
mars-safe-plants = plantes
mars-safe-animal = animaux
mars-safe-microbe = microbes
mars-says-keeps = Les ressources de cette carte ne peuvent jamais être retirées.

## Ce que vaut une carte

mars-points = { $each } PV.
mars-points-here = { $each } PV { $every ->
    [1] par { $of ->
        [animal] animal
        [microbe] microbe
        [floater] flotteur
        [science] cube Science
        [fighter] chasseur
        [asteroid] astéroïde
        [camp] camp
        [hydroelectric] cube Hydroélectricité
        [preservation] cube Préservation
       *[other] ressource
    } sur cette carte.
   *[other] par tranche de { $every } { $of ->
        [animal] animaux
        [microbe] microbes
        [floater] flotteurs
        [science] cubes Science
        [fighter] chasseurs
        [asteroid] astéroïdes
        [camp] camps
        [hydroelectric] cubes Hydroélectricité
        [preservation] cubes Préservation
       *[other] ressources
    } sur cette carte.
}
mars-points-if-any-here = { $each } PV { $of ->
    [science] s’il y a un cube Science sur cette carte.
   *[other] s’il y a une ressource sur cette carte.
}
mars-points-tags = { $every ->
    [1] { $each } PV par badge { $tag } que vous avez.
   *[other] { $each } PV par tranche de { $every } badges { $tag } que vous avez.
}
mars-points-cities = { $every ->
    [1] { $each } PV par cité, sur Mars ou ailleurs.
   *[other] { $each } PV par tranche de { $every } cités, sur Mars ou ailleurs.
}
mars-points-adjacent-oceans = { $each } PV par océan à côté de cette tuile.
mars-points-adjacent-cities = { $each } PV par cité à côté de cette tuile.
