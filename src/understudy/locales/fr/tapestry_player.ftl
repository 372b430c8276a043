### Le jeu à l’écran de Tapestry : votre côté, joué par le programme.

## Ce qui se passe de votre côté

tapestry-you-gain = { $resource } +{ $count }
tapestry-you-paid = Payé : { $resources }
tapestry-you-score = PV : { $vp } ({ $of })
tapestry-you-void = Sans effet : { $of } ne peut pas être appliqué maintenant
tapestry-you-draw = En main : { $card }
tapestry-you-draw-hidden = { $owner } : une carte Tapisserie est piochée
tapestry-you-draw-tile = Tuile Territoire { $tile } dans la réserve
tapestry-you-draw-space = Tuile Espace { $tile } dans la réserve
tapestry-you-discard = Défaussé : { $card }
tapestry-you-discard-tile-step = Tuile Territoire { $tile } défaussée
tapestry-you-discard-tech-step = Carte Technologie défaussée : { $card }
tapestry-you-take-building = Pris du plateau de revenus : { $building }
tapestry-you-build = { $building } dans la capitale, { $count ->
    [one] case
   *[other] cases
} { $place }
tapestry-you-build-craftsmen = { $building } dans la colonne { $column } des Artisans
tapestry-you-build-on-map = { $building } sur { $hex }
tapestry-you-put-aside = Mis de côté : { $building }
tapestry-you-complete-district = Le quartier { $district } est complet
tapestry-you-invent-step = Technologie inventée : { $card }
tapestry-you-upgrade-step = { $card } passe dans : { $row }
tapestry-you-explore-space = Tuile Espace { $tile } explorée
tapestry-you-outpost = Avant-poste sur { $hex } ; il en reste { $left }
tapestry-you-outpost-trapped = Piège : votre avant-poste est renversé sur { $hex } ; il en reste { $left }
tapestry-you-roll-dice = Dés de conquête : rouge { $red }, noir { $black }
tapestry-you-jump = { $owner } : { $track } ⇒ { $to }
tapestry-you-income-step = { $step }
tapestry-you-face-down = Main vide : la première carte Tapisserie est posée face cachée sur la case de l’ère
tapestry-you-take-capital = Plateau Capitale : { $mat }
tapestry-you-start-with = Votre civilisation : { $civilization }
tapestry-you-gain-civilization = Nouvelle civilisation : { $civilization }
tapestry-you-skip-civilization = { $civilization } ne peut être qu’une première civilisation et est défaussée
tapestry-you-predicted = La prédiction se réalise : { $category }

## Pourquoi quelque chose est impossible

tapestry-lack-finished = Après votre cinquième tour de revenus, vous n’avez plus aucun tour.
tapestry-lack-track-end = { $track } : aucun de vos jetons ne peut y avancer.
tapestry-lack-forbidden = { $card } interdit d’avancer sur cette piste.
tapestry-lack-resources = { $need ->
    [one] { $track } : la case suivante coûte 1 ressource (vous en avez { $have }).
   *[other] { $track } : la case suivante coûte { $need } ressources (vous en avez { $have }).
}
tapestry-lack-resource = La case suivante coûte { $resource } (vous en avez { $have }).

## Questions pour vous

tapestry-you-turn = Que faites-vous ?
    .why = { $owner } : avancez sur une piste, ou prenez votre prochain tour de revenus.
tapestry-you-pay = Comment payez-vous ?
    .why = { $track } : le coût exact de la case suivante.
tapestry-you-resource = Quelle ressource gagnez-vous ?
    .why = Origine : { $of }.
tapestry-you-lose = Quelle ressource perdez-vous ?
    .why = Origine : { $of }.
tapestry-you-bonus = Prenez-vous le bonus ?
    .why = { $free ->
        [1] { $of } : { $gain }, gratuitement.
       *[other] { $of } : { $gain }, pour { $cost }.
    }
tapestry-you-place = Où le placez-vous ?
    .why = { $landmark ->
        [1] { $what } : une partie peut dépasser de la capitale.
       *[other] { $what } : sur une case libre de la capitale.
    }
tapestry-you-building = Quel bâtiment prenez-vous ?
    .why = Origine : { $of }.
tapestry-you-option = Que choisissez-vous ?
    .why = Origine : { $of }.
tapestry-you-order = Que faites-vous d’abord ?
    .why = Origine : { $of }.
tapestry-you-whether = L’utilisez-vous ?
    .why = Origine : { $of }.
tapestry-you-advance-free = Avancez-vous gratuitement ?
    .why = { $track }. Origine : { $of }.
tapestry-you-token = Quel jeton bouge ?
    .why = { $track } : deux de vos jetons y sont.
tapestry-you-repeat = Quelle position répétez-vous ?
    .why = Origine : { $of }.
tapestry-you-restart-track = Sur quelle piste le jeton repart-il ?
    .why = Origine : { $of }.
tapestry-you-roll = Quel résultat gardez-vous ?
    .why = Origine : { $of }.
tapestry-you-explore-where = Où explorez-vous ?
    .why = Un hexagone sans terrain. Origine : { $of }.
tapestry-you-tile = Quelle tuile posez-vous, et tournée comment ?
    .why = { $hex } : un PV par côté qui s’accorde.
tapestry-you-double = Prenez-vous l’avantage deux fois au lieu des PV ?
    .why = Origine : { $of }.
tapestry-you-space = Quelle tuile Espace explorez-vous ?
    .why = Origine : { $of }.
tapestry-you-conquer-where = Quel territoire conquérez-vous ?
    .why = Origine : { $of }.
tapestry-you-die = Quel dé de conquête gardez-vous ?
    .why = Rouge : { $red }. Noir : { $black }.
tapestry-you-row = De quelle rangée vient l’avant-poste ?
    .why = Origine : { $of }.
tapestry-you-invent = Quelle carte Technologie prenez-vous ?
    .why = Origine : { $of }.
tapestry-you-refresh = Remplacez-vous les trois cartes Technologie visibles ?
    .why = Origine : { $of }.
tapestry-you-upgrade = Quelle carte Technologie améliorez-vous ?
    .why = Origine : { $of }.
tapestry-you-use-tech = Quelle carte Technologie utilisez-vous ?
    .why = Origine : { $of }.
tapestry-you-play-card = Quelle carte Tapisserie jouez-vous ?
    .why = Origine : { $of }.
tapestry-you-discard-card = Quelle carte Tapisserie défaussez-vous ?
    .why = Origine : { $of }.
tapestry-you-discard-tile = Quelle tuile Territoire défaussez-vous ?
    .why = Origine : { $of }.
tapestry-you-discard-tech = Quelle carte Technologie défaussez-vous ?
    .why = Origine : { $of }.
tapestry-you-next-civilization = Quelle civilisation agit d’abord ?
    .why = L’ordre est libre.
tapestry-you-capital = Quel plateau Capitale gardez-vous ?
    .why = { $owner } : deux plateaux sont distribués, on en garde un.
tapestry-you-civilization = Quelle civilisation gardez-vous ?
    .why = { $owner } : deux civilisations sont distribuées, on en garde une.
tapestry-ask-red-die = Dé de conquête rouge : que montre-t-il ?
    .why = Vous conquérez un territoire.
tapestry-ask-black-die = Dé de conquête noir : que montre-t-il ?
    .why = Vous conquérez un territoire.
tapestry-move-advance = Avancer
tapestry-move-income = Tour de revenus

## Noms

tapestry-resource-food = Nourriture
tapestry-resource-worker = Ouvrier
tapestry-resource-culture = Culture
tapestry-resource-coin = Pièce
tapestry-bonus-payment-food = Nourriture
tapestry-bonus-payment-worker = Ouvrier
tapestry-bonus-payment-culture = Culture
tapestry-bonus-payment-coin = Pièce
tapestry-bonus-payment-yes = Oui
tapestry-bonus-payment-no = Non
tapestry-whether-yes = Oui
tapestry-whether-no = Non
tapestry-building-market = Marché
tapestry-building-house = Maison
tapestry-building-farm = Ferme
tapestry-building-armory = Armurerie
tapestry-building-landmark = Monument
tapestry-income-row-market = Marchés
tapestry-income-row-house = Maisons
tapestry-income-row-farm = Fermes
tapestry-income-row-armory = Armureries
tapestry-tech-deck = Première carte de la pioche
tapestry-tech-none = Aucune
tapestry-tech-row-bottom = rangée du bas
tapestry-tech-row-middle = rangée du milieu
tapestry-tech-row-top = rangée du haut
tapestry-place = { $a ->
    [craftsmen] Artisans, colonne { $b }
   *[other] Case { $a }.{ $b }
}
tapestry-tile-of = Tuile { $b }
tapestry-space-tile = Tuile Espace { $b }
tapestry-place-aside = Mettre de côté
tapestry-turned-tile = { $b ->
    [0] Tuile { $a }
   *[other] Tuile { $a }, tournée de { $b }
}
tapestry-die-red = Dé rouge
tapestry-die-black = Dé noir
tapestry-die-both = Dés de conquête
tapestry-red-face-4 = 4 PV
tapestry-red-face-5 = 5 PV
tapestry-red-face-6 = 6 PV
tapestry-red-face-7 = 7 PV
tapestry-red-face-territory = 1 PV par territoire
tapestry-black-face-food = Nourriture
tapestry-black-face-worker = Ouvrier
tapestry-black-face-culture = Culture
tapestry-black-face-coin = Pièce
tapestry-black-face-territory = Avantage du territoire
tapestry-era-2 = Premier dans l’ère 2
tapestry-era-3 = Premier dans l’ère 3
tapestry-era-4 = Premier dans l’ère 4
tapestry-your-step-civilization = Civilisations
tapestry-your-step-tapestry = Carte Tapisserie
tapestry-your-step-upgrade-and-vp = Amélioration et PV
tapestry-your-step-income = Revenus
tapestry-your-step-final = Décompte final des civilisations
tapestry-category-tech-cards = cartes Technologie
tapestry-category-districts = quartiers complets
tapestry-category-territories = territoires
tapestry-category-tracks = pistes terminées
tapestry-cause-none = votre tour
tapestry-cause-income = votre tour de revenus
tapestry-option-1 = Option 1
tapestry-option-2 = Option 2
tapestry-option-3 = Option 3
tapestry-option-4 = Option 4
tapestry-option-5 = Option 5
tapestry-option-6 = Option 6
tapestry-civ-militants-1 = Rangée 1
tapestry-civ-militants-2 = Rangée 2

## Avantages en mots

tapestry-benefit-all = { $one }, { $other }
tapestry-benefit-then = { $one }, puis { $other }
tapestry-benefit-or = { $one } ou { $other }
tapestry-benefit-resource = { $kind ->
    [food] { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
    [worker] { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
    [culture] { $n ->
        [one] { $n } culture
       *[other] { $n } cultures
    }
    [coin] { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
   *[other] { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
}
tapestry-benefit-pay = { $kind ->
    [food] perte : { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
    [worker] perte : { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
    [culture] perte : { $n ->
        [one] { $n } culture
       *[other] { $n } cultures
    }
    [coin] perte : { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
   *[other] perte : { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
}
tapestry-benefit-territory-tile = { $n ->
    [one] { $n } tuile Territoire
   *[other] { $n } tuiles Territoire
}
tapestry-benefit-space-tile = { $n ->
    [one] { $n } tuile Espace
   *[other] { $n } tuiles Espace
}
tapestry-benefit-tapestry-card = { $n ->
    [one] { $n } carte Tapisserie
   *[other] { $n } cartes Tapisserie
}
tapestry-benefit-building = { $kind ->
    [market] un marché
    [house] une maison
    [farm] une ferme
    [armory] une armurerie
   *[other] un bâtiment au choix
}
tapestry-benefit-invent = { $n ->
    [one] { $n } invention
   *[other] { $n } inventions
}
tapestry-benefit-refresh-tech = remplacer les cartes Technologie visibles
tapestry-benefit-upgrade = améliorer une technologie
tapestry-benefit-tech-circle = cercle d’une carte de la rangée du milieu
tapestry-benefit-tech-square = carré d’une carte de la rangée du haut
tapestry-benefit-explore = { $scope ->
    [anywhere] explorer n’importe où
   *[other] explorer
}
tapestry-benefit-explore-space = explorer une tuile Espace
tapestry-benefit-conquer = { $scope ->
    [anywhere] conquérir n’importe où
   *[other] conquérir
}
tapestry-benefit-research = { $gain ->
    [none] recherche sans avantage
   *[other] recherche
}
tapestry-benefit-advance = { $track ->
    [exploration] avancer : exploration
    [science] avancer : science
    [military] avancer : militaire
   *[other] avancer : technologie
}
tapestry-benefit-regress = { $track ->
    [exploration] reculer : exploration
    [science] reculer : science
    [military] reculer : militaire
   *[other] reculer : technologie
}
tapestry-benefit-vp = { $n } PV
tapestry-benefit-vp-per = { $what ->
    [tech_card] { $n } PV par carte Technologie
    [capital_line] { $n } PV par ligne et colonne complète de la capitale
    [territory] { $n } PV par territoire
    [market] { $n } PV par marché
    [house] { $n } PV par maison
    [farm] { $n } PV par ferme
    [armory] { $n } PV par armurerie
    [supply_territory_tile] { $n } PV par tuile Territoire en réserve
    [tapestry_card] { $n } PV par carte Tapisserie
    [landmark] { $n } PV par monument
    [opponent] { $n } PV par adversaire
    [achievement] { $n } PV par succès
    [leading_track] { $n } PV par piste où vous menez
    [trailing_track] { $n } PV par piste où vous êtes dernier
    [adjacent_territory_of_opponents] { $n } PV par territoire adverse adjacent
   *[other] { $n } PV par case d’une piste
}
tapestry-benefit-landmark = un monument
tapestry-benefit-play-tapestry-over = jouer une carte Tapisserie par-dessus l’actuelle
tapestry-benefit-gain-civilization = une autre civilisation
tapestry-benefit-repeat-position = répéter une position
tapestry-benefit-restart-token = un jeton repart
tapestry-benefit-territory-benefit = avantage du territoire
tapestry-benefit-all-gain = chaque joueur gagne 1 ressource
tapestry-benefit-stand-up = redresser des avant-postes renversés
tapestry-bonus-cost = { $pay ->
    [tile] { $n ->
        [one] { $n } tuile Territoire
       *[other] { $n } tuiles Territoire
    }
    [tapestry] { $n ->
        [one] { $n } carte Tapisserie
       *[other] { $n } cartes Tapisserie
    }
    [tech] { $n ->
        [one] { $n } carte Technologie
       *[other] { $n } cartes Technologie
    }
   *[other] { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
}

## Why hexes cannot be chosen

tapestry-hex-has-terrain = { $space } est déjà un territoire.
tapestry-hex-unexplored = { $space } n’est pas encore exploré.
tapestry-hex-own = { $space } est déjà à vous.
tapestry-hex-full = Deux jetons sont sur { $space } ; il ne peut plus être conquis.
tapestry-hex-not-beside-own = { $space } n’est pas adjacent à un de vos territoires.
tapestry-hex-allied = Une carte maintient la paix sur { $space }.
tapestry-others-hex-has-terrain = { $count ->
    [one] est déjà un territoire
   *[other] sont déjà des territoires
}
tapestry-others-hex-unexplored = { $count ->
    [one] n’est pas encore exploré
   *[other] ne sont pas encore explorés
}
tapestry-others-hex-own = { $count ->
    [one] est déjà à vous
   *[other] sont déjà à vous
}
tapestry-others-hex-full = { $count ->
    [one] a deux jetons
   *[other] ont deux jetons
}
tapestry-others-hex-not-beside-own = { $count ->
    [one] n’est pas adjacent à un de vos territoires
   *[other] ne sont pas adjacents à un de vos territoires
}
tapestry-others-hex-allied = { $count ->
    [one] est en paix grâce à une carte
   *[other] sont en paix grâce à une carte
}
tapestry-note-more = { $one } { $other }
tapestry-note-up-to = Côtés qui s’accordent : jusqu’à { $vp } PV.
tapestry-note-fits = { $count ->
    [one] { $count } côté s’accorde
   *[other] { $count } côtés s’accordent
}
tapestry-note-free = Personne ne le contrôle.
tapestry-note-held = Contrôlé par { $owner } ; l’avant-poste est renversé (renversés par vous ensuite : { $count }).
tapestry-note-achievement = { $achievement } : { $vp } PV.
tapestry-note-trap = { $count ->
    [one] Un piège est possible : { $owner } a { $count } carte Tapisserie. Vous lancez les dés de toute façon.
   *[other] Un piège est possible : { $owner } a { $count } cartes Tapisserie. Vous lancez les dés de toute façon.
}
tapestry-note-no-tile = rien, car ce territoire est imprimé sur le plateau

## The expert

tapestry-expert-needs-screen-game = L’expert ne joue que les parties en solo à l’écran. Ajoutez l’option you=played.
