### Mise en place de la table

mars-setup-map = Plateau { $map }, mise en place comme à deux joueurs : température −30 °C, oxygène 0 %, aucun océan.
mars-setup-cards = { $corporate ->
    [0] Cartes de base seulement : retirez celles de l’Ère des Corporations.
   *[other] Cartes de base avec celles de l’Ère des Corporations.
}
mars-setup-expansions = En jeu : { $expansions }.
mars-setup-board = { $cubes ->
    [one] Plateau MarsBot : un cube transparent sur la case 0 de sa { $cubes } piste.
   *[other] Plateau MarsBot : un cube transparent sur la case 0 de chacune de ses { $cubes } pistes.
}
mars-setup-rating = Une couleur pour MarsBot ; son NT commence à { $tr }, ses M€ à 0.
mars-setup-stand-in = Plateau MarsBot : l’application utilise ici des pistes provisoires. Si vous avez le plateau imprimé, saisissez ses pistes avant la partie.
mars-setup-recession = Retirez la carte Prélude P59 (Recession).
mars-setup-venus = Venus Next : le plateau Vénus à 0 %, la piste Vénus de MarsBot sous son plateau. Il n’y a pas d’étape du Gouvernement Mondial.
mars-setup-colonies-chosen = Colonies, comme à deux joueurs, chaque marqueur sur le deuxième niveau : { $colonies }. MarsBot reçoit son plateau de réserves et une flotte.
mars-setup-colonies-drawn = Colonies, comme à deux joueurs : l’application tire les tuiles ; placez chaque marqueur sur le deuxième niveau. MarsBot reçoit son plateau de réserves et une flotte.
mars-setup-turmoil = { $delegates ->
    [one] Turmoil : { $delegates } délégué de MarsBot est dans sa réserve, aucun dans le lobby.
   *[other] Turmoil : les { $delegates } délégués de MarsBot sont dans sa réserve, aucun dans le lobby.
}
mars-setup-honours = Objectifs & Récompenses : disposez ceux que vous avez choisis, sinon ceux que l’application tire ; Terraformeur n’est pas utilisé. MarsBot utilise son plateau Tharsis.
mars-setup-corporation = Corporation de MarsBot : { $corporation }. L’application vous guide dans sa mise en place.
mars-setup-corporation-random = Corporation de MarsBot : l’application la tire et vous guide dans sa mise en place.
mars-setup-recurring = Cartes Bonus mélangées à chaque génération ; posez-les près du plateau MarsBot : { $cards }.
mars-setup-bonus-real = Paquet Bonus, mélangé face cachée : { $cards }.
mars-setup-bonus-dealt = Paquet Bonus : l’application le distribue.
mars-setup-deck-real = { $projects ->
    [one] Paquet Actions : { $projects } carte Projet et la première carte Bonus, mélangées face cachée.
   *[other] Paquet Actions : { $projects } cartes Projet et la première carte Bonus, mélangées face cachée.
}
mars-setup-deck-projects = { $projects ->
    [one] Paquet Actions : { $projects } carte Projet face cachée ; l’application ajoute une carte Bonus et dit quand révéler la vôtre.
   *[other] Paquet Actions : { $projects } cartes Projet face cachée ; l’application ajoute une carte Bonus et dit quand en révéler une.
}
mars-setup-deck-bonus = Paquet Actions : la première carte Bonus face cachée ; l’application ajoute des cartes Projet et dit quand la révéler.
mars-setup-deck-dealt = Paquet Actions : l’application le distribue.
mars-setup-neural-instance = Posez la tuile Instance Neurale à côté du plateau.
mars-setup-you = { $production ->
    [0] Votre mise en place est la même que d’habitude : corporation, dix cartes Projet, NT 20.
   *[other] Votre mise en place est la même que d’habitude : corporation, dix cartes Projet, NT 20, chaque production à { $production }.
}
mars-setup-preludes = Vos cartes Prélude : piochez-en quatre, gardez-en deux et jouez-les avant le premier tour.
mars-setup-first-player = Vous êtes le premier joueur ; prenez le marqueur.
mars-setup-draft = Draft : à partir de la génération 2, MarsBot et vous draftez quatre cartes.
mars-setup-rule = Difficulté personnalisée : { $rule }

## Terraforming Mars contre MarsBot.
### Les noms (pistes, badges, tuiles…) sont insérés tels quels : les phrases ne les modifient pas.

## Le déroulement de la partie

mars-set-up = { $bonus ->
    [one] Mise en place : paquet de { $bonus } carte Bonus
   *[other] Mise en place : paquet de { $bonus } cartes Bonus
}
mars-colony-tiles = Tuiles Colonie en jeu, marqueurs sur le deuxième niveau : { $colonies }
mars-honours-drawn = En jeu, Objectifs : { $milestones } ; Récompenses : { $awards }
mars-action-deck = { $cards ->
    [one] Paquet Actions : { $cards } carte
   *[other] Paquet Actions : { $cards } cartes mélangées
}
mars-recurring = Mélangées au paquet, comme à chaque génération : { $cards }
mars-generation = Génération { $generation }. Premier joueur : { $first }
mars-research = { $cards ->
    [one] Recherche : { $cards } carte Projet pour MarsBot
   *[other] Recherche : { $cards } cartes Projet pour MarsBot
}
mars-research-draft = { $cards ->
    [one] Draft : MarsBot garde des cartes au hasard ; { $cards } de ses quatre cartes va dans le paquet Actions
   *[other] Draft : MarsBot garde des cartes au hasard ; { $cards } de ses quatre cartes vont dans le paquet Actions
}
mars-drafted = Vos cartes du draft : { $cards }
mars-draft-discard = MarsBot défausse de son draft : { $card }
mars-draft-discard-unseen = { $count ->
    [1] MarsBot défausse cette carte de son draft
   *[other] Alignez ces { $count } cartes : MarsBot défausse le numéro { $place } en partant de la gauche
}
mars-draft-keeps = Alignez les { $count } cartes à égalité : MarsBot garde le numéro { $place } en partant de la gauche ; les autres passent
mars-rest-of-gain = MarsBot gagne le reste : { $mc } M€
mars-floaters-spent = MarsBot dépense 5 flotteurs pour une carte Projet de plus
mars-bonus-drawn = Carte Bonus piochée, face cachée
mars-bonus-reshuffled = { $count ->
    [one] Paquet Bonus vide : { $count } carte défaussée forme le nouveau paquet
   *[other] Paquet Bonus vide : { $count } cartes défaussées, mélangées, forment le nouveau paquet
}
mars-project-reshuffled = { $count ->
    [one] Pioche Projet vide : { $count } carte défaussée forme la nouvelle pioche
   *[other] Pioche Projet vide : { $count } cartes défaussées, mélangées, forment la nouvelle pioche
}
mars-drafted-reshuffled = { $count ->
    [one] Pioche Projet et défausse vides : { $count } carte de votre draft forme la nouvelle pioche
   *[other] Pioche Projet et défausse vides : { $count } cartes de votre draft, mélangées, forment la nouvelle pioche
}
mars-production = Production : votre énergie devient de la chaleur, puis vous recevez vos revenus
mars-colonies-step = Colonies : chaque marqueur avance d’un niveau, les flottes rentrent
mars-tr-revision = Révision du NT : vous perdez 1 NT, MarsBot aucun
mars-global-event = Événement global, pour vous seul : { $event }
mars-new-government = Nouveau gouvernement : { $party }. Président : { $chairman }
mars-neutral-delegate = Délégué neutre : { $party } ({ $event })
mars-instant-loss = La génération { $generation } commence : MarsBot a gagné
mars-score = { $owner } : { $total } PV
mars-score-line = { $line } : { $points } PV
mars-winner = Vainqueur : { $owner }

## Le tour de MarsBot

mars-turn-bot = { $cards ->
    [0] Tour de MarsBot : paquet Actions vide
    [one] Tour de MarsBot : { $cards } carte dans le paquet Actions
   *[other] Tour de MarsBot : { $cards } cartes dans le paquet Actions
}
mars-bot-passes = MarsBot passe
mars-project-card = Carte Projet : { $card }
mars-card-played = Sur la pile de cartes jouées : { $card }
mars-tag = Badge { $tag }
mars-tag-without-track = Badge { $tag } : pas de piste en jeu, sans effet
mars-advance = Piste { $track } → { $to } ({ $icon })
    .told = Piste { $track } → { $to }
mars-advance-spent = Piste { $track } → { $to } (case déjà utilisée, sans effet)
mars-advance-ignored = Avancer le marqueur : ignoré (règle Facile)
mars-icon-ignored = { $icon } : extension hors jeu, sans effet
mars-track-at-end = La piste { $track } est au bout, sans effet
mars-regress = Piste { $track } ← { $to }
mars-microbe-advance = La piste suivante avance comme par un badge microbe : Pharmacy Union et Splice réagissent
mars-failed-action = Action Manquée : MarsBot gagne { $mc } M€
mars-gain-tr = MarsBot : NT +{ $tr }
    .told = Le NT de MarsBot augmente de { $tr }
mars-lose-tr = MarsBot : NT { $tr }
mars-flip = Carte révélée : { $card }
    .told = MarsBot révèle { $card }
mars-no-card-left = Il ne reste aucune carte Projet
mars-milestone-paid = MarsBot paie { $mc } M€ pour l’Objectif
mars-colony = { $owner ->
    [bot] Colonie : { $colony } (MarsBot)
   *[human] Colonie : { $colony } (vous)
}
    .told =
        { $owner ->
            [bot] MarsBot bâtit une colonie sur { $colony }
           *[human] Vous bâtissez une colonie sur { $colony }
        }
mars-trade = { $owner ->
    [bot] Échange commercial : { $colony } (MarsBot)
   *[human] Échange commercial : { $colony } (vous)
}
    .told =
        { $owner ->
            [bot] MarsBot commerce avec { $colony }
           *[human] Vous commercez avec { $colony }
        }
mars-trade-paid = MarsBot paie { $mc } M€ pour commercer
mars-your-colony-bonus = { $colony } : gagnez le bonus de vos colonies sur cette tuile
mars-stored = { $count ->
    [one] Dans la réserve de MarsBot : { $colony }, { $count } cube
   *[other] Dans la réserve de MarsBot : { $colony }, { $count } cubes
}
    .told =
        { $count ->
            [one] MarsBot met en réserve { $count } cube de { $colony }
           *[other] MarsBot met en réserve { $count } cubes de { $colony }
        }
mars-exchange = Cinq cubes en réserve font avancer la piste : { $colony }
mars-floaters = { $count ->
    [one] MarsBot gagne { $count } flotteur
   *[other] MarsBot gagne { $count } flotteurs
}
mars-colony-money = Bonus de colonie : MarsBot gagne { $mc } M€
mars-second-fleet = MarsBot gagne une deuxième flotte, utilisable à partir de la prochaine génération
mars-cube-paid = Cube de l’extension : MarsBot paie { $mc } M€ et construit une colonie
mars-delegate = Délégué de MarsBot : { $party }
    .told = MarsBot envoie un délégué au parti { $party }
mars-delegate-paid = MarsBot paie { $mc } M€ pour un deuxième délégué

## La corporation de MarsBot

mars-corporation-drawn = Corporation tirée pour MarsBot : { $corporation }
mars-corporation = Corporation de MarsBot : { $corporation }
mars-corporation-effect = Effet de la corporation : { $corporation }
mars-corporation-money = { $corporation } : MarsBot gagne { $mc } M€
mars-corporation-loss = { $corporation } : MarsBot perd { $mc } M€
mars-on-card = Sur la carte de { $corporation } : { $thing }, changement { $count }
mars-cubes-laid = { $count ->
    [one] Mise en place de la corporation : { $count } cube se trouve sur les pistes
   *[other] Mise en place de la corporation : { $count } cubes se trouvent sur les pistes
}
mars-cube-reached = Cube de la corporation atteint : { $corporation }
mars-joins-action-deck = Mélangé au paquet Actions par la corporation : { $corporation }
mars-into-bonus-deck = Mélangées au paquet Bonus : { $cards }
mars-under-bonus-deck = Sous le paquet Bonus : { $card }
mars-revealed-for-deck = Révélées pour le paquet Bonus : { $cards }
mars-bonus-reshuffled-card = Remélangée au paquet Bonus : { $card }
mars-settlers = Marqueur de MarsBot : { $space }
mars-card-removed = Retirée des cartes jouées, hors du jeu : { $card }
mars-hyperlink = { $count ->
    [one] { $count } carte piochée. La meilleure : { $cards }
   *[other] { $count } cartes piochées. Les deux meilleures : { $cards }
}
mars-fewest-tags-discarded = Le moins de badges, défaussée du paquet Actions : { $card }
mars-colony-tile-added = Une tuile Colonie de plus : { $colony }

mars-kept-mc = M€
mars-kept-plant = Plantes
mars-kept-science = Science
mars-kept-white = Cube blanc
mars-kept-black = Cube noir

## Cartes Bonus

mars-bonus-card = Carte Bonus : { $card }
mars-bonus-discarded = Défaussée : { $card }
mars-bonus-destroyed = Détruite, hors du jeu : { $card }
    .told = { $card } est détruite, hors du jeu
mars-bonus-set-aside = Mise de côté, elle reviendra : { $card }
    .told = { $card } est mise de côté et reviendra
mars-bonus-unresolved = Défaussée sans être résolue : { $card }
mars-bonus-impossible = Rien de tout cela n’est possible ; ce n’est pas une Action Manquée
mars-card-money = MarsBot gagne { $mc } M€
mars-furthest = Niveaux manquants : oxygène { $oxygen }, océans { $oceans }, température { $temperature }
mars-competition = Récompense financée la plus serrée : { $award }
mars-helper-paid = MarsBot paie { $mc } M€ pour cette aide
mars-helper-impossible = { $award } : aide impossible
mars-no-helper = Aucune aide possible : MarsBot pioche une autre carte Bonus
mars-revealed = Révélée, ne convient pas : { $card }
mars-revealed-discarded = { $count ->
    [one] { $count } carte révélée est défaussée
   *[other] { $count } cartes révélées sont défaussées
}
mars-you-lose-plants = { $plants ->
    [0] Vous n’avez pas de plantes à perdre
    [one] Vous perdez { $plants } plante
   *[other] Vous perdez { $plants } plantes
}
mars-you-are-protected = Une de vos cartes vous protège : vous ne perdez rien
mars-icy-impactors = Impacteurs gelés : MarsBot est premier joueur et choisit la case ; le NT et le bonus de placement sont à vous
mars-you-remove-cube = Retirez l’animal ou le microbe qui vaut le plus de PV, si vous en avez un sur vos cartes ou votre corporation
mars-you-lose-cube = Vous perdez une ressource de : { $card }

## La planète

mars-place = { $owner ->
    [bot] { $tr ->
        [0] { $tile } : { $space } (MarsBot)
       *[other] { $tile } : { $space } (MarsBot : NT +{ $tr })
    }
   *[human] { $tr ->
        [0] { $tile } : { $space } (vous)
       *[other] { $tile } : { $space } (vous : NT +{ $tr })
    }
}
    .told =
        { $owner ->
            [bot] MarsBot place { $tile ->
                [city] une cité
                [greenery] une forêt
                [ocean] un océan
               *[other] { $tile }
            } ({ $space }){ $tr ->
                [0] { "" }
               *[other] , NT +{ $tr }
            }
           *[human] Vous placez { $tile ->
                [city] une cité
                [greenery] une forêt
                [ocean] un océan
               *[other] { $tile }
            } ({ $space }){ $tr ->
                [0] { "" }
               *[other] , NT +{ $tr }
            }
        }
mars-raise-temperature = { $tr ->
    [0] Température { $to } °C (MarsBot)
   *[other] Température { $to } °C, MarsBot : NT +{ $tr }
}
    .told =
        { $tr ->
            [0] MarsBot augmente la température à { $to } °C
           *[other] MarsBot augmente la température à { $to } °C, NT +{ $tr }
        }
mars-raise-oxygen = { $tr ->
    [0] Oxygène { $to } % (MarsBot)
   *[other] Oxygène { $to } %, MarsBot : NT +{ $tr }
}
    .told =
        { $tr ->
            [0] MarsBot augmente l’oxygène à { $to } %
           *[other] MarsBot augmente l’oxygène à { $to } %, NT +{ $tr }
        }
mars-raise-venus = { $tr ->
    [0] Vénus { $to } % (MarsBot)
   *[other] Vénus { $to } %, MarsBot : NT +{ $tr }
}
    .told =
        { $tr ->
            [0] MarsBot augmente Vénus à { $to } %
           *[other] MarsBot augmente Vénus à { $to } %, NT +{ $tr }
        }
mars-bonus-step-money = Niveau avec bonus : MarsBot gagne { $mc } M€
mars-beside-oceans = Océans adjacents : MarsBot gagne { $mc } M€
    .told = MarsBot gagne { $mc } M€ pour les océans adjacents
mars-covered-icons = { $mc ->
    [one] Icône de bonus recouverte : MarsBot gagne { $mc } M€
   *[other] Icônes de bonus recouvertes : MarsBot gagne { $mc } M€
}
    .told = MarsBot gagne { $mc } M€ pour le bonus recouvert
mars-special-space-paid = Case particulière : MarsBot paie { $mc } M€
mars-final-greenery = Dernière forêt : piste { $track }
mars-claim = { $owner ->
    [bot] Objectif validé : { $milestone } (MarsBot)
   *[human] Objectif validé : { $milestone } (vous)
}
    .told =
        { $owner ->
            [bot] MarsBot valide l’Objectif { $milestone }
           *[human] Vous validez l’Objectif { $milestone }
        }
mars-fund = { $owner ->
    [bot] Récompense financée : { $award } (MarsBot)
   *[human] Récompense financée : { $award } (vous)
}
    .told =
        { $owner ->
            [bot] MarsBot finance la Récompense { $award }
           *[human] Vous financez la Récompense { $award }
        }

## Votre tour

mars-turn-human = Votre tour
mars-you-pass = Vous passez
mars-you-said-points = Vos cartes valent { $points } PV à ce stade
mars-you-said = Vos chiffres sont enregistrés
mars-you-off-map-city = Cité hors du plateau (vous)
mars-you-raise-temperature = { $tr ->
    [0] Température { $to } °C
   *[other] Température { $to } °C, vous : NT +{ $tr }
}
    .told =
        { $tr ->
            [0] Vous augmentez la température à { $to } °C
           *[other] Vous augmentez la température à { $to } °C, NT +{ $tr }
        }
mars-you-raise-oxygen = { $tr ->
    [0] Oxygène { $to } %
   *[other] Oxygène { $to } %, vous : NT +{ $tr }
}
    .told =
        { $tr ->
            [0] Vous augmentez l’oxygène à { $to } %
           *[other] Vous augmentez l’oxygène à { $to } %, NT +{ $tr }
        }
mars-you-raise-venus = { $tr ->
    [0] Vénus { $to } % (vous)
   *[other] Vénus { $to } %, vous : NT +{ $tr }
}
    .told =
        { $tr ->
            [0] Vous augmentez Vénus à { $to } %
           *[other] Vous augmentez Vénus à { $to } %, NT +{ $tr }
        }
mars-you-cool = La température tombe à { $to } °C
mars-ocean-removed = Océan retiré : { $space }
mars-you-remove-tile = Votre tuile est retirée : { $space }
mars-you-move-colony-track = Marqueur de { $colony } : niveau { $to }
mars-you-withdraw-delegate = { $party } perd un délégué : { $owner }
mars-you-replace-delegate = { $party } : votre délégué en remplace un autre : { $owner }
mars-you-take-the-chair = Votre délégué devient président
mars-you-add-colony = Une tuile Colonie entre en jeu : { $colony }
mars-you-send-delegate = Votre délégué : { $party }
    .told = Vous envoyez un délégué au parti { $party }
mars-cathedral = Cathédrale dans la cité : { $space }
mars-cathedral-paid = MarsBot paie { $mc } M€ et avance sa piste la moins avancée
mars-you-change-tr = Changement de votre NT : { $tr }
mars-you-remove = { $mc ->
    [0] { $resource } – retrait : MarsBot n’a rien à perdre
   *[other] { $resource } – retrait : MarsBot perd { $mc } (M€ ou cubes de cette sorte)
}
mars-you-steal = { $mc ->
    [0] { $resource } – vol : MarsBot n’a rien, vous ne gagnez rien
   *[other] { $resource } – vol : vous gagnez { $mc }, MarsBot perd autant (M€ ou cubes de cette sorte)
}
mars-you-receive = Vous recevez de Splice : { $resource }
mars-your-splice-pays = Votre Splice : MarsBot gagne { $mc } M€
mars-your-splice-brings = Votre Splice : vous gagnez aussi { $mc } M€
mars-you-lower = { $steps ->
    [one] { $resource } – production de MarsBot réduite de { $steps } niveau
   *[other] { $resource } – production de MarsBot réduite de { $steps } niveaux
}
mars-you-play = Votre carte : { $card }
mars-you-use = Vous utilisez { $card }
mars-card-counts = { $card } : { $count } chez MarsBot
mars-you-spend-plants = Vous dépensez 8 plantes pour la forêt
mars-put-right = Corrigé à la main
mars-put-right-space = { $space }, corrigée : { $before } → { $after }
mars-put-right-track = Piste { $track } corrigée : { $before } → { $after }
mars-put-right-highest = Piste { $track }, case la plus avancée corrigée : { $before } → { $after }
mars-put-right-event = Événement global corrigé ({ $place }) : { $before } → { $after }
mars-put-right-cube = Piste { $track }, case { $space } corrigée : { $before } → { $after }
mars-put-right-progress = Compte de MarsBot pour { $milestone } corrigé : { $before } → { $after }

## Ce que fait votre propre camp

mars-also-heat = Niveau avec bonus : votre production de chaleur augmente de 1
mars-also-card = Niveau avec bonus : vous piochez une carte Projet
mars-also-bonus-steps = { $steps ->
    [one] Niveau avec bonus de cette génération : votre production de chaleur augmente de { $steps }
   *[other] Niveaux avec bonus de cette génération : votre production de chaleur augmente de { $steps }
}
mars-also-research = Votre recherche : piochez quatre cartes Projet et achetez celles que vous voulez, 3 M€ chacune
mars-also-draft = Votre recherche : draftez quatre cartes Projet avec MarsBot, puis achetez celles que vous voulez, 3 M€ chacune
mars-also-last = C’est la dernière génération : si Mars n’est pas terraformée au bout, la génération { $next } commence et MarsBot gagne
mars-also-finished = Mars est terraformée : cette génération est la dernière
mars-also-end = Mars est terraformée : place aux dernières forêts, sans recherche
mars-also-event = Pour vous seul, selon la carte sur la table
mars-also-dominant = Parti dominant désormais : { $party }
mars-also-leader = { $party }, chef du parti désormais : { $owner }
mars-also-ruling = Vous recevez le bonus du nouveau gouvernement : { $party }
mars-also-money = Il reste { $mc } M€ à MarsBot
mars-also-stored = Il reste dans la réserve de MarsBot, { $colony } : { $count }
mars-also-on-card = Il reste sur la carte corporation de MarsBot, { $thing } : { $count }
mars-also-joins = Mélangez-y : { $cards }
mars-also-joins-unseen = { $count ->
    [one] Mélangez-y { $count } carte du dessus de son paquet, sans la voir
   *[other] Mélangez-y { $count } cartes du dessus de leur paquet, sans les voir
}
mars-also-cubes = { $card ->
    [C03] { mars-corporation-card-C03.setup }
    [C07] { mars-corporation-card-C07.setup }
    [C11] { mars-corporation-card-C11.setup }
    [C13] { mars-corporation-card-C13.setup }
    [C14] { mars-corporation-card-C14.setup }
    [C16] { mars-corporation-card-C16.setup }
    [C19] { mars-corporation-card-C19.setup }
    [C23] { mars-corporation-card-C23.setup }
    [C27] { mars-corporation-card-C27.setup }
    [C30] { mars-corporation-card-C30.setup }
    [C41] { mars-corporation-card-C41.setup }
   *[C43] { mars-corporation-card-C43.setup }
}
mars-event-does-global-dust-storm = Perdez toute votre chaleur. Perdez 2 M€ par badge bâtiment (5 au plus) ; votre influence réduit ce nombre.
mars-event-does-sponsored-projects = Ajoutez une ressource à chacune de vos cartes qui en porte. Piochez une carte par influence.
mars-event-does-asteroid-mining = Gagnez 1 titane par badge jovien (5 au plus) et par influence.
mars-event-does-generous-funding = Gagnez 2 M€ par influence et par tranche de 5 NT au-dessus de 15 (5 au plus).
mars-event-does-successful-organisms = Gagnez 1 plante par production de plantes (5 au plus) et par influence.
mars-event-does-eco-sabotage = Perdez toutes vos plantes sauf 3, plus une par influence.
mars-event-does-productivity = Gagnez 1 acier par production d’acier (5 au plus) et par influence.
mars-event-does-snow-cover = La température baisse de 2 niveaux. Piochez une carte par influence.
mars-event-does-diversity = Gagnez 10 M€ si vous avez au moins 9 badges différents ; chaque influence en compte un de plus.
mars-event-does-pandemic = Perdez 3 M€ par badge bâtiment (5 au plus) ; votre influence réduit ce nombre.
mars-event-does-war-on-earth = Perdez 4 NT, un de moins par influence.
mars-event-does-improved-energy-templates = Augmentez votre production d’énergie de 1 par paire de badges énergie ; l’influence compte comme badges énergie.
mars-event-does-interplanetary-trade = Gagnez 2 M€ par badge espace (5 au plus) et par influence.
mars-event-does-celebrity-leaders = Gagnez 2 M€ par événement joué (5 au plus) et par influence.
mars-event-does-spin-off-products = Gagnez 2 M€ par badge science (5 au plus) et par influence.
mars-event-does-election = Comptez votre influence, vos badges bâtiment et vos cités : à partir de 10, gagnez 2 NT ; à partir de 5, 1 NT.
mars-event-does-aquifer-released-by-public-council = Placez un océan sans NT ni bonus de placement. Gagnez 1 plante et 1 acier par influence.
mars-event-does-paradigm-breakdown = Défaussez 2 cartes de votre main. Gagnez 2 M€ par influence.
mars-event-does-homeworld-support = Gagnez 2 M€ par badge Terre (5 au plus) et par influence.
mars-event-does-riots = Perdez 4 M€ par cité que vous possédez (5 au plus) ; votre influence réduit ce nombre.
mars-event-does-volcanic-eruptions = La température monte de 2 niveaux sans NT ni bonus. Augmentez votre production de chaleur de 1 par influence.
mars-event-does-mud-slides = Perdez 4 M€ pour chacune de vos tuiles adjacentes à un océan (5 au plus) ; votre influence réduit ce nombre.
mars-event-does-miners-on-strike = Perdez 1 titane par badge jovien (5 au plus) ; votre influence réduit ce nombre.
mars-event-does-sabotage = Réduisez vos productions d’énergie et d’acier de 1 chacune, si possible. Gagnez 1 acier par influence.
mars-event-does-revolution = Comptez vos badges Terre et votre influence : à partir de 4, perdez 2 NT.
mars-event-does-dry-deserts = Retirez un océan du plateau, sauf s’il n’y en a aucun ou si les neuf sont placés. Gagnez une ressource standard par influence.
mars-event-does-scientific-community = Gagnez 1 M€ par carte en main et par influence.
mars-event-does-corrosive-rain = Perdez 2 flotteurs d’une carte ou 10 M€. Piochez une carte par influence.
mars-event-does-jovian-tax-rights = Augmentez votre production de M€ de 1 par colonie que vous possédez. Gagnez 1 titane par influence.
mars-event-does-red-influence = Perdez 3 M€ par tranche de 5 NT au-dessus de 10 (5 au plus). Augmentez votre production de M€ de 1 par influence.
mars-event-does-solarnet-shutdown = Perdez 3 M€ pour chacune de vos cartes bleues (5 au plus) ; votre influence réduit ce nombre.
mars-event-does-strong-society = Gagnez 2 M€ par cité que vous possédez (5 au plus) et par influence.
mars-event-does-solar-flare = Perdez 3 M€ par badge espace (5 au plus) ; votre influence réduit ce nombre.
mars-event-does-venus-infrastructure = Gagnez 2 M€ par badge Vénus (5 au plus) et par influence.
mars-event-does-cloud-societies = Ajoutez un flotteur à chacune de vos cartes qui peut en porter, et un de plus par influence sur n’importe laquelle.
mars-event-does-microgravity-health-problems = Perdez 3 M€ par colonie que vous possédez (5 au plus) ; votre influence réduit ce nombre.

## Questions

mars-ask-turn = Qu’avez-vous fait ?
    .why = Indiquez ce qui concerne MarsBot ou la planète. Vous n’avez pas à indiquer le reste.
mars-ask-action-card = Quelle carte avez-vous révélée ?
    .why = MarsBot résout la première carte de son paquet Actions.
mars-ask-drawn-card = Quelle carte Projet avez-vous piochée ?
    .why = MarsBot pioche une carte Projet et résout ses badges.
mars-ask-flipped-card = Quelle carte Projet avez-vous révélée ?
    .why = Son coût départage (ou décide d’un deuxième délégué). Défaussez-la ensuite.
mars-ask-bonus-card = Quelle carte Bonus avez-vous piochée ?
    .why = La carte B08 (Corporate Competition) ou PhoboLog résout une autre carte Bonus ; la carte B18 (Outer System Foothold) en défausse une.
mars-ask-revealed-card = Quelle carte Projet avez-vous révélée ?
    .why = { $count ->
        [0] Une aide ou la corporation révèle des cartes jusqu’à ce qu’elles conviennent.
       *[other] Carte { $number } sur { $count } : la carte B30 (Interface Hyperlink) en pioche plusieurs.
    }
mars-ask-event = Quel événement global avez-vous révélé ?
    .why = { $open ->
        [0] Le premier de deux : l’événement à venir. Il amène un délégué neutre dans un parti.
        [1] Le second : l’événement lointain. Lui aussi amène un délégué neutre dans un parti.
       *[other] En tout dernier, après la production, les colonies, l’événement et le nouveau gouvernement : le nouvel événement lointain amène un délégué neutre dans un parti.
    }
mars-ask-draft = Quelle carte gardez-vous ?
    .why = Pendant le draft, MarsBot et vous gardez chacun une carte, puis échangez les piles.
mars-ask-draft-equal = Combien de cartes conviennent le mieux à MarsBot ?
    .why = Pile de MarsBot : { $count } cartes. { $rule } Comptez la meilleure carte et celles à égalité ; si aucune n’a ce badge, toutes sont à égalité. Une seule meilleure carte va aussitôt à MarsBot.
mars-ask-draft-discardable = Combien des quatre cartes de MarsBot peuvent être défaussées ?
    .why = { $rule }
mars-draft-by-cost = MarsBot garde la carte la plus chère.
mars-draft-by-number-of-tags = MarsBot garde la carte qui a le plus de badges ; le badge événement compte, le badge joker non.
mars-draft-by-track = MarsBot garde la carte qui a le plus de badges de sa piste la moins avancée : { $tags }.
mars-draft-by-tags = { $count ->
    [1] MarsBot garde la carte qui a le plus de badges de ce type : { $tags }. Le badge joker ne compte pas.
   *[other] MarsBot garde la carte qui a le plus de badges du premier type, à égalité du suivant : { $tags }. Le badge joker ne compte pas.
}
mars-discard-by-cost = Les cartes les plus chères restent. Comptez les moins chères.
mars-discard-by-number-of-tags = Comptez les cartes qui ont le moins de badges ; aucune si les quatre en ont autant.
mars-discard-by-track = Comptez les cartes sans aucun de ces badges : { $tags }.
mars-discard-by-tags = { $count ->
    [1] Comptez les cartes sans ce badge : { $tags }.
   *[other] Comptez les cartes sans aucun de ces badges : { $tags }.
}
mars-ask-milestone-numbers = Où en êtes-vous ?
    .why = MarsBot peut valider plusieurs Objectifs et prend celui dont vous êtes le plus proche.
mars-ask-award-numbers = Qu’avez-vous maintenant ?
    .why = MarsBot se compare à vous dans les Récompenses ; les ressources comptent avec leur production.
mars-ask-score-sheet = Qu’avez-vous à la fin ?
    .why = Les Récompenses financées sont décomptées selon leur règle imprimée, et l’application ne connaît pas les PV de vos cartes.
mars-ask-plants = Combien de plantes avez-vous ?
    .why = La carte B01 (Meteor Shower) prend jusqu’à 5 de vos plantes.
mars-ask-protected = Avez-vous Habitats Protégés (173) ou la carte promo X14 ?
    .why = La première protège vos plantes, vos animaux et vos microbes ; la seconde, qui dévie les astéroïdes, arrête la carte B01 (Meteor Shower).
mars-ask-cube = Quelle carte perd une ressource ?
    .why = La carte B02 (Invasive Species) prend l’animal ou le microbe qui vaut le plus de PV ; en cas d’égalité, vous choisissez.
mars-ask-has-cube = Avez-vous un animal ou un microbe qui peut être retiré ?
    .why = L’aide de MarsBot prend celui qui vaut le plus de PV ; si vous n’en avez pas, la Récompense suivante est essayée.
mars-ask-icy-ocean = Où va l’océan des Impacteurs gelés ?
    .why = La carte X47 laisse choisir le premier joueur, et c’est vous.
mars-ask-bonus-ocean = Où placez-vous l’océan ?
    .why = La température a atteint 0 °C : le joueur qui l’a augmentée place un océan.
mars-ask-event-ocean = Où va l’océan de l’événement ?
    .why = L’événement global place un océan. Aucun camp ne gagne de NT ni de bonus de placement.
mars-ask-dry-ocean = Quel océan l’événement retire-t-il ?
    .why = L’événement global retire une tuile océan de la carte.
mars-ask-event-rating = Comment l’événement change-t-il votre NT ?
    .why = Suivez la carte de l’événement global. Entrez 0 si votre NT ne change pas.
mars-ask-preludes = Qu’ont fait votre corporation et vos cartes Prélude ?
    .why = La corporation de MarsBot peut y réagir. Annoncez-le avant que son premier paquet soit distribué.
mars-ask-attacks-bot = Votre carte prend-elle quelque chose à MarsBot ?
    .why = Répondez Non si elle vous prend quelque chose à vous, ou rien.
mars-ask-attack = Que prenez-vous ?
    .why = Votre carte vous laisse le choix ; MarsBot perd des M€ à la place.
mars-ask-splice = Que prenez-vous pour le badge microbe ?
    .why = Splice, la corporation de MarsBot, vous donne des M€, ou un microbe si votre carte peut en porter.
mars-ask-final-greenery = Placez-vous une dernière forêt ?
    .why = Après la dernière phase de production, vous pouvez encore convertir des plantes en forêts.
    .done = Plus de forêt, compter les points

## Champs : vos nombres

mars-number-said = { $generation ->
    [0] pas encore saisi
   *[other] dernière saisie à la génération { $generation }
}
mars-number-stock-mc = Vos M€
    .said = { mars-number-said }
mars-number-stock-steel = Votre acier
    .said = { mars-number-said }
mars-number-stock-titanium = Votre titane
    .said = { mars-number-said }
mars-number-stock-plants = Vos plantes
    .said = { mars-number-said }
mars-number-stock-energy = Votre énergie
    .said = { mars-number-said }
mars-number-stock-heat = Votre chaleur
    .said = { mars-number-said }
mars-number-production-mc = Votre production de M€
    .said = { mars-number-said }
mars-number-production-steel = Votre production d’acier
    .said = { mars-number-said }
mars-number-production-titanium = Votre production de titane
    .said = { mars-number-said }
mars-number-production-plants = Votre production de plantes
    .said = { mars-number-said }
mars-number-production-energy = Votre production d’énergie
    .said = { mars-number-said }
mars-number-production-heat = Votre production de chaleur
    .said = { mars-number-said }
mars-number-tags-building = Vos badges bâtiment
    .said = { mars-number-said }
mars-number-tags-science = Vos badges science
    .said = { mars-number-said }
mars-number-tags-space = Vos badges espace
    .said = { mars-number-said }
mars-number-tags-power = Vos badges énergie
    .said = { mars-number-said }
mars-number-tags-jovian = Vos badges joviens
    .said = { mars-number-said }
mars-number-tags-earth = Vos badges Terre
    .said = { mars-number-said }
mars-number-tags-venus = Vos badges Vénus
    .said = { mars-number-said }
mars-number-tags-city = Vos badges cité
    .said = { mars-number-said }
mars-number-tags-plant = Vos badges plante
    .said = { mars-number-said }
mars-number-tags-animal = Vos badges animal
    .said = { mars-number-said }
mars-number-tags-microbe = Vos badges microbe
    .said = { mars-number-said }
mars-number-tags-wild = Vos badges joker
    .said = { mars-number-said }
mars-number-distinct-tags = Vos badges différents
    .said = { mars-number-said }
mars-number-cards-in-hand = Cartes dans votre main
    .said = { mars-number-said }
mars-number-cards-with-requirement = Vos cartes avec prérequis, sans les événements
    .said = { mars-number-said }
mars-number-cards-with-points = Vos cartes dont les PV ne sont pas négatifs
    .said = { mars-number-said }
mars-number-cards-without-tags = Vos cartes sans badge
    .said = { mars-number-said }
mars-number-cards-green = Vos cartes vertes
    .said = { mars-number-said }
mars-number-cards-green-blue = Vos cartes vertes et bleues
    .said = { mars-number-said }
mars-number-cards-cost-20 = Vos cartes de coût 20 ou plus, sans les événements
    .said = { mars-number-said }
mars-number-cards-cost-10 = Vos cartes de coût 10 ou moins, sans les événements
    .said = { mars-number-said }
mars-number-events = Événements que vous avez joués
    .said = { mars-number-said }
mars-number-card-resources = Ressources sur vos cartes et votre corporation
    .said = { mars-number-said }
mars-number-card-resource-kinds = Sortes de ressources sur vos cartes et votre corporation
    .said = { mars-number-said }
mars-number-animals-and-microbes = Animaux et microbes sur vos cartes et votre corporation
    .said = { mars-number-said }
mars-number-floaters = Flotteurs sur vos cartes
    .said = { mars-number-said }
mars-number-resource-kinds = Sortes de ressources que vous avez
    .said = { mars-number-said }
mars-number-pairs-of-resources = Ressources standard dont vous avez au moins 2, une fois payé
    .said = { mars-number-said }
mars-number-landshaper-tiles = Cité, forêt, tuile spéciale : combien de ces trois vous avez
    .said = { mars-number-said }
mars-number-oceans-placed = Océans que vous avez placés
    .said = { mars-number-said }
mars-number-temperature-steps = Niveaux de température que vous avez gagnés
    .said = { mars-number-said }
mars-number-delegates = Vos délégués dans les partis
    .said = { mars-number-said }
mars-number-leaders-and-influence = Vos chefs de parti et votre influence ensemble
    .said = { mars-number-said }
mars-number-how-far-briber = Corrupteur : où vous en êtes (%, 100 = rempli)
    .said = { mars-number-said }
mars-number-how-far-coastguard = Garde-côte : où vous en êtes (%, 100 = rempli)
    .said = { mars-number-said }
mars-number-how-far-forester = Forestier : où vous en êtes (%, 100 = rempli)
    .said = { mars-number-said }
mars-number-how-far-rim-settler = Frontalier : où vous en êtes (%, 100 = rempli)
    .said = { mars-number-said }
mars-number-vermin-animals = Animaux sur Vermines
    .said = { mars-number-said }
mars-number-card-points = PV de vos cartes
    .said = { mars-number-said }

## Champs : ce que vous avez fait

mars-field-tile = Tuile
mars-note-milestone = vous { $you } sur { $need } · MarsBot { $bot } sur { $bot_need }
mars-note-milestone-bot = MarsBot { $bot } sur { $bot_need }
mars-note-award = vous { $you } · MarsBot { $bot }
mars-note-award-bot = MarsBot { $bot }
mars-note-holder = actuellement : { $owner }
mars-note-card = { $cost } M€ · { $tags }
mars-note-card-no-tags = { $cost } M€ · aucun badge
mars-field-points = PV de vos cartes
mars-field-space = Case
mars-field-insist = Placer quand même (une carte le permet)
mars-field-owner = Propriétaire
mars-field-parameter = Paramètre
mars-field-steps = Niveaux
mars-field-milestone = Objectif
mars-field-award = Récompense
mars-field-resource = Ressource
mars-field-amount = Quantité
mars-field-production = Production
mars-field-your-card = Votre carte
mars-field-prelude = Votre carte Prélude
mars-field-tr = Changement de votre NT
mars-field-track = Piste
mars-field-position = Case de la piste
mars-field-highest = Case la plus avancée atteinte
mars-field-temperature = Température (°C)
mars-field-oxygen = Oxygène (%)
mars-field-venus = Vénus (%)
mars-field-bot-tr = NT de MarsBot
mars-field-bot-mc = M€ de MarsBot
mars-field-floaters = Flotteurs de MarsBot
mars-field-your-tr = Votre NT
mars-field-colony = Tuile Colonie
mars-field-step = Niveau du marqueur
mars-field-stored = Cubes en réserve
mars-field-party = Parti
mars-field-delegates-human = Vos délégués
mars-field-delegates-bot = Délégués de MarsBot
mars-field-delegates-neutral = Délégués neutres
mars-field-leader = Chef du parti
mars-field-card = Carte
mars-field-pile = Emplacement
mars-field-generation = Génération
mars-field-first = Premier Joueur
mars-field-bot-passed = MarsBot a-t-il passé ?
mars-field-bot-took-turn = MarsBot a-t-il déjà joué pendant cette génération ?
mars-field-off-map-cities = Vos cités hors du plateau
mars-field-kept = Sur la carte
mars-field-cube-space = Case de la piste
mars-field-cube = Cube sur cette case
mars-field-progress = Progression de MarsBot
mars-field-event-place = Emplacement
mars-field-event = Événement global à cet emplacement
mars-field-action-projects = Cartes Projet du paquet Actions
mars-field-action-bonuses = Cartes Bonus du paquet Actions
mars-field-colonies-human = Vos colonies sur la tuile
mars-field-colonies-bot = Colonies de MarsBot sur la tuile
mars-field-fleet = Flotte sur la tuile
mars-field-fleets = Flottes de MarsBot
mars-field-ruling = Parti au pouvoir
mars-field-dominant = Parti dominant
mars-field-chairman = Président
mars-field-lobby = Votre délégué est-il dans le lobby ?

## Ce que vous pouvez indiquer

mars-report-done = Terminé
    .hint = Rien d’autre à indiquer.
    .unlikely = Je joue encore
mars-report-pass = Passer
    .hint = Vous ne jouez plus pendant cette génération.
    .likely = Je passe aussi
mars-report-tile = Tuile placée
    .hint = Une de vos tuiles ou un océan sur le plateau. NT et oxygène suivent automatiquement.
mars-report-off-map-city = Cité hors du plateau
    .hint = Phobos ou Ganymède : compte comme cité et comme tuile.
mars-report-raise = Paramètre augmenté
    .hint = Par une carte ou un projet, sans tuile. NT et bonus suivent automatiquement.
mars-report-claim = Objectif validé
    .hint = Trois Objectifs peuvent être validés, pour les deux camps ensemble.
mars-report-fund = Récompense financée
    .hint = Trois Récompenses peuvent être financées, pour les deux camps ensemble.
mars-report-remove = Ressources retirées
    .hint = MarsBot perd autant de M€ à la place ; d’abord les cubes de cette sorte en réserve.
mars-report-steal = Ressources volées
    .hint = MarsBot perd des M€, d’abord ses cubes de cette sorte en réserve ; vous prenez autant de la ressource.
mars-report-remove-from-card = Plantes retirées à sa corporation
    .hint = De la carte Corporation de MarsBot au lieu de ses M€ ; ce qui manque est perdu.
mars-report-steal-from-card = Plantes volées à sa corporation
    .hint = De la carte Corporation de MarsBot au lieu de ses M€ ; vous prenez autant de plantes qu’il y en a.
mars-report-lower = Production réduite
    .hint = Le marqueur de MarsBot recule d’une case par niveau.
mars-report-card = Carte qui concerne MarsBot
    .hint = Une carte qui compte quelque chose chez MarsBot, lui prend quelque chose ou fait réagir sa corporation.
mars-report-card-action = Action d’une carte qui concerne MarsBot
    .hint = Prédateurs, Fourmis et d’autres cartes dont l’action prend quelque chose à MarsBot ou compte quelque chose chez lui.
mars-report-prelude = Carte Prélude qui fait réagir sa corporation
    .hint = La corporation de MarsBot réagit aux badges de vos cartes Prélude.
mars-report-tr = NT changé
    .hint = Par une carte seule, sans paramètre ni océan.
mars-report-points = Points de vos cartes
    .hint = Les PV de vos cartes à ce stade ; valeur de départ pour le décompte final.
mars-report-colony = Colonie construite
    .hint = Une de vos colonies ; une tuile en accueille trois.
mars-report-trade = Échange commercial effectué
    .hint = Votre flotte visite une tuile Colonie ; si MarsBot y a une colonie, il gagne un cube.
mars-report-delegate = Délégué envoyé
    .hint = Depuis le lobby s’il y en a un, sinon depuis votre réserve.
mars-report-new-holland = Néo Pays-Bas placée
    .hint = Carte promo : votre cité par-dessus une tuile Océan. Elle compte alors comme les deux.
mars-report-icy-impactors = Impacteurs gelés : océan
    .hint = L’action de la carte X47 : le premier joueur choisit où va votre océan.
mars-report-cathedral = Cathédrale dans une cité de MarsBot
    .hint = Carte X65 : s’il le peut, MarsBot paie 2 M€ et avance sa piste la moins avancée.
mars-report-remove-tile = Tuile ou marqueur retiré
    .hint = Par une de vos cartes : une tuile est remplacée ou votre marqueur se déplace. Annoncez ensuite le nouveau.
mars-report-colony-track = Marqueur de colonie déplacé
    .hint = Par une de vos cartes, sans commerce.
mars-report-add-colony = Tuile Colonie ajoutée
    .hint = Par votre carte : une tuile Colonie de plus est en jeu.
mars-report-delegate-by-card = Délégué envoyé par une carte
    .hint = De votre réserve, même s’il y en a un dans l’antichambre.
mars-report-take-chair = Président grâce à une carte
    .hint = Un délégué de votre réserve remplace le président.
mars-report-withdraw-delegate = Délégué retiré par une carte
    .hint = Un délégué qui ne dirige pas retourne dans sa réserve.
mars-report-replace-delegate = Délégué neutre remplacé
    .hint = Par une carte : un délégué de votre réserve remplace un délégué neutre qui ne dirige pas.
mars-report-greenery = Forêt placée
    .hint = Avec des plantes, après la dernière phase de production.
mars-report-set-space = Corriger une case
    .hint = Ce qui s’y trouve vraiment ; rien d’autre n’en découle.
mars-report-set-temperature = Corriger la température
    .hint = Comme sur le plateau ; ni NT ni bonus.
mars-report-set-oxygen = Corriger l’oxygène
    .hint = Comme sur le plateau ; ni NT ni bonus.
mars-report-set-bot = Corriger MarsBot
    .hint = Son NT et ses M€ comme sur la table.
mars-report-set-track = Corriger une piste
    .hint = Où le marqueur se trouve vraiment ; les cases franchies restent utilisées.
mars-report-set-highest = Corriger l’avancée maximale d’une piste
    .hint = La case la plus avancée jamais atteinte ; les icônes au-delà n’ont pas servi.
mars-report-set-your-tr = Corriger votre NT
    .hint = Comme sur le plateau.
mars-report-set-venus = Corriger Vénus
    .hint = Comme sur le plateau ; ni NT ni bonus.
mars-report-set-floaters = Corriger les flotteurs
    .hint = Combien MarsBot en a vraiment.
mars-report-set-colony = Corriger un marqueur de colonie
    .hint = À quel niveau il se trouve vraiment, jamais sous les colonies.
mars-report-set-storage = Corriger une réserve
    .hint = Combien de cubes MarsBot y a vraiment.
mars-report-set-party = Corriger un parti
    .hint = Qui s’y trouve et qui le dirige ; réserves et domination suivent.
mars-report-set-milestone = Corriger un Objectif
    .hint = Qui l’a vraiment validé ; NT et M€ ne changent pas.
mars-report-set-award = Corriger une Récompense
    .hint = Qui l’a vraiment financée ; les M€ ne changent pas.
mars-report-set-progress = Corriger la progression de MarsBot
    .hint = Pour un Objectif qui compte les océans placés ou les hausses de température.
mars-report-set-generation = Corriger la génération
    .hint = Laquelle, qui l’a commencée, et si MarsBot a déjà joué ou passé.
mars-report-set-off-map-cities = Corriger vos cités hors du plateau
    .hint = Combien il y en a vraiment.
mars-report-set-on-card = Corriger la carte Corporation
    .hint = Ce qui se trouve vraiment sur la carte de MarsBot.
mars-report-set-cube = Corriger un cube sur une piste
    .hint = Quel cube de la corporation ou de l’extension s’y trouve vraiment.
mars-report-set-card = Corriger la place d’une carte
    .hint = Nommez la carte et dites où elle est vraiment.
mars-report-set-action-deck = Corriger le paquet Actions
    .hint = Combien de cartes s’y trouvent vraiment face cachée.
mars-report-set-reshuffled = La pioche Projet a été remélangée
    .hint = Sa défausse y a été mélangée : ces cartes peuvent revenir.
mars-report-set-colonists = Corriger les colonies d’une tuile
    .hint = Quelles colonies et quelle flotte s’y trouvent vraiment.
mars-report-set-fleets = Corriger les flottes de MarsBot
    .hint = Combien il en a vraiment.
mars-report-set-government = Corriger le gouvernement
    .hint = Qui gouverne et préside vraiment ; les réserves suivent.
mars-report-set-event = Corriger un événement global
    .hint = Lequel se trouve vraiment là ; corrigez son délégué neutre avec le parti.

## Ce qui n’est pas possible

mars-space-taken = Case occupée : { $space }. Choisissez une case libre.
mars-ocean-on-land = Les océans vont sur les zones qui leur sont réservées ; cette case est sur la terre ferme : { $space }.
mars-space-for-oceans = Réservé à un océan : { $space }.
mars-space-for-a-city = Réservé à une cité : { $space }.
mars-greenery-apart = Aucune de vos tuiles n’est adjacente : { $space }. Tant que c’est possible, une forêt se place à côté d’une de vos tuiles.
mars-city-beside-city = À côté d’une cité : { $space }. On ne peut pas y placer une autre cité.
mars-space-marked = Le marqueur de MarsBot s’y trouve, lui seul peut y construire : { $space }.
mars-space-own-marker = Votre marqueur s’y trouve déjà : { $space }.
mars-space-nomads = Les nomades s’y trouvent, on ne peut pas y construire : { $space }.
mars-space-beside-a-tile = Cette tuile ne peut pas être adjacente à une autre : { $space }.
mars-space-not-beside-a-city = Cette tuile doit être adjacente à une cité, cette case ne l’est pas : { $space }.
mars-space-not-beside-two-cities = Cette tuile doit être adjacente à deux cités, cette case ne l’est pas : { $space }.
mars-space-not-beside-a-greenery = Cette tuile doit être adjacente à une forêt, cette case ne l’est pas : { $space }.
mars-space-not-beside-an-ocean = Cette tuile doit être adjacente à un océan, cette case ne l’est pas : { $space }.
mars-space-not-beside-own = Il faut une case adjacente à l’une de vos tuiles, celle-ci ne l’est pas : { $space }.
mars-space-without-metal = Cette tuile demande une case avec un bonus d’acier ou de titane, celle-ci n’en a pas : { $space }.
mars-space-not-volcanic = Cette tuile demande une zone volcanique, cette case n’en est pas une : { $space }.
mars-space-not-noctis = Cette cité va sur la case qui lui est réservée, pas ici : { $space }.
mars-space-no-ocean-tile = Il n’y a pas de tuile Océan ici : { $space }.
mars-space-unpayable = Vous ne pouvez pas payer l’effet de cette case : { $space }.
mars-space-not-your-greenery = Ce n’est pas une de vos forêts : { $space }.
mars-space-no-room-for-greenery = Aucune terre libre à côté pour la forêt : { $space }.
mars-space-not-beside-this-ocean = La forêt doit être adjacente au nouvel océan, cette case ne l’est pas : { $space }.
mars-space-not-beside-nomads = Les nomades vont sur une case adjacente, celle-ci ne l’est pas : { $space }.
mars-space-no-city-for-cathedral = Il n’y a pas ici de cité sans cathédrale : { $space }.
mars-others-space-taken =
    { $count ->
        [one] est occupée
       *[other] sont occupées
    }
mars-others-ocean-on-land =
    { $count ->
        [one] est sur la terre ferme
       *[other] sont sur la terre ferme
    }
mars-others-space-for-oceans =
    { $count ->
        [one] est réservée aux océans
       *[other] sont réservées aux océans
    }
mars-others-space-for-a-city =
    { $count ->
        [one] est réservée à une cité
       *[other] sont réservées à une cité
    }
mars-others-greenery-apart =
    { $count ->
        [one] n’est pas adjacente à vos tuiles
       *[other] ne sont pas adjacentes à vos tuiles
    }
mars-others-city-beside-city =
    { $count ->
        [one] est adjacente à une cité
       *[other] sont adjacentes à une cité
    }
mars-others-space-marked =
    { $count ->
        [one] porte le marqueur de MarsBot
       *[other] portent le marqueur de MarsBot
    }
mars-others-space-own-marker =
    { $count ->
        [one] porte déjà votre marqueur
       *[other] portent déjà votre marqueur
    }
mars-others-space-nomads =
    { $count ->
        [one] est occupée par les nomades
       *[other] sont occupées par les nomades
    }
mars-others-space-beside-a-tile =
    { $count ->
        [one] est adjacente à une tuile
       *[other] sont adjacentes à une tuile
    }
mars-others-space-not-beside-a-city =
    { $count ->
        [one] n’est pas adjacente à une cité
       *[other] ne sont pas adjacentes à une cité
    }
mars-others-space-not-beside-two-cities =
    { $count ->
        [one] n’est pas adjacente à deux cités
       *[other] ne sont pas adjacentes à deux cités
    }
mars-others-space-not-beside-a-greenery =
    { $count ->
        [one] n’est pas adjacente à une forêt
       *[other] ne sont pas adjacentes à une forêt
    }
mars-others-space-not-beside-an-ocean =
    { $count ->
        [one] n’est pas adjacente à un océan
       *[other] ne sont pas adjacentes à un océan
    }
mars-others-space-not-beside-own =
    { $count ->
        [one] n’est pas adjacente à vos tuiles
       *[other] ne sont pas adjacentes à vos tuiles
    }
mars-others-space-without-metal =
    { $count ->
        [one] n’a ni acier ni titane en bonus
       *[other] n’ont ni acier ni titane en bonus
    }
mars-others-space-not-volcanic =
    { $count ->
        [one] n’est pas volcanique
       *[other] ne sont pas volcaniques
    }
mars-others-space-not-noctis =
    { $count ->
        [one] n’est pas réservée à cette cité
       *[other] ne sont pas réservées à cette cité
    }
mars-others-space-no-ocean-tile =
    { $count ->
        [one] n’a pas de tuile Océan
       *[other] n’ont pas de tuile Océan
    }
mars-others-space-unpayable =
    { $count ->
        [one] coûte plus que ce que vous pouvez payer
       *[other] coûtent plus que ce que vous pouvez payer
    }
mars-others-space-not-your-greenery =
    { $count ->
        [one] n’est pas votre forêt
       *[other] ne sont pas vos forêts
    }
mars-others-space-no-room-for-greenery =
    { $count ->
        [one] n’a pas de terre libre à côté pour la forêt
       *[other] n’ont pas de terre libre à côté pour la forêt
    }
mars-others-space-not-beside-this-ocean =
    { $count ->
        [one] n’est pas adjacente au nouvel océan
       *[other] ne sont pas adjacentes au nouvel océan
    }
mars-others-space-not-beside-nomads =
    { $count ->
        [one] n’est pas adjacente aux nomades
       *[other] ne sont pas adjacentes aux nomades
    }
mars-others-space-no-city-for-cathedral =
    { $count ->
        [one] n’a pas de cité sans cathédrale
       *[other] n’ont pas de cité sans cathédrale
    }
mars-new-holland-on-ocean = Néo Pays-Bas se place sur une tuile Océan, pas ici : { $space }.
mars-one-new-holland = Il n’y a qu’une tuile Néo Pays-Bas, et elle est à vous.
mars-marker-on-reserved = Un marqueur ne peut pas occuper une zone réservée : { $space }.
mars-one-neural-instance = Il n’y a qu’une Instance Neurale, et elle appartient à MarsBot.
mars-no-ocean-left = Les neuf océans sont sur le plateau.
mars-milestone-gone = L’Objectif { $milestone } ne peut plus être validé : trois le sont déjà, ou il est pris.
mars-milestone-not-met = { $milestone } demande { $need } ; l’application compte { $have } pour vous. Si le plateau dit autre chose, utilisez d’abord « Corriger l’état du jeu ».
mars-award-gone = La Récompense { $award } ne peut plus être financée : trois le sont déjà, ou elle est prise.
mars-cannot-lower = { $steps ->
    [one] La piste { $track } est à 0 et ne peut pas reculer. Choisissez un autre joueur.
   *[other] La piste { $track } est en dessous de { $steps } et ne peut pas reculer autant. Choisissez moins de niveaux ou un autre joueur.
}
mars-card-not-concerned = { $card } ne concerne pas MarsBot ; vous n’avez pas à l’indiquer.
mars-deck-empty = { $deck } : il ne reste aucune carte.
mars-colony-full = { $colony } : il n’y a plus de place pour une colonie.
mars-colony-visited = { $colony } : une flotte s’y trouve déjà. Choisissez une autre tuile.
mars-colony-not-in-play = { $colony } : cette tuile n’est pas en jeu.
mars-no-such-delegate = { $party } : aucun délégué de ce camp qui ne dirige pas ({ $owner }).
mars-no-delegate-left = Il ne reste aucun délégué en réserve.
mars-not-dominant = { $party } : ce n’est pas le plus grand parti, il ne peut être dominant.
mars-wrong-pile = Impossible à cet endroit : { $card }. Cartes Projet et cartes Bonus ont leurs propres piles.
mars-no-city = Il n’y a pas de cité ici : { $space }.
mars-option-needs = L’option « { $option } » demande une extension : { $expansion }. Choisissez-la aussi.
mars-corporation-yours = { $corporation } est votre corporation. Choisissez-en une autre pour MarsBot.
mars-corporation-needs = { $corporation } demande une de ces extensions : { $expansions }.

## Un plateau saisi

mars-board-not-toml = Ce n’est pas un fichier de plateau : { $reason }
mars-board-too-long = Le texte d’un plateau a au plus { $most } caractères.
mars-board-line = La ligne { $line } ne peut pas figurer dans un fichier de plateau. Une ligne est vide, un commentaire, [[tracks]] ou un nom avec sa valeur.
mars-board-tracks = Un plateau a ces pistes, dans cet ordre : { $tracks }.
mars-board-tags = Chaque badge appartient à une seule piste. Vérifiez : { $tags }.
mars-board-track = { $track } : il manque les badges ou les cases.
mars-board-length = { $count ->
    [one] { $track } : { $count } case est saisie, il y en a 18.
   *[other] { $track } : { $count } cases sont saisies, il y en a 18.
}
mars-board-icon = { $track }, case { $space } : il n’y a pas d’icône « { $icon } ».
mars-board-icons-unusual = L’icône « { $icon } » y est { $count } fois ; les autres plateaux l’ont { $low } à { $high } fois. Vérifiez, s’il vous plaît.
mars-level-or-modifiers = Le niveau { $level } a ses propres règles. Pour composer les vôtres, prenez Normal.

## Pourquoi une action est manquée

mars-failure-no-tags = La carte n’a aucun badge.
mars-failure-track-at-end = La piste est au bout.
mars-failure-no-legal-space = Aucune case autorisée n’est libre.
mars-failure-oceans-complete = Les neuf océans sont sur le plateau.
mars-failure-temperature-complete = La température est au maximum.
mars-failure-venus-complete = Vénus est au maximum.
mars-failure-no-colony-tile = Aucune tuile Colonie n’est libre pour MarsBot.
mars-failure-order-impossible = L’effet de la corporation ne peut pas être appliqué.
mars-failure-milestones-taken = Trois Objectifs sont validés.
mars-failure-no-milestone-met = MarsBot ne remplit aucun des Objectifs encore libres.
mars-failure-awards-taken = Trois Récompenses sont financées.
mars-failure-no-award-ahead = MarsBot n’est en tête dans aucune des Récompenses non financées.

## Départages

mars-tie-own-cities = Le plus de cités de MarsBot adjacentes
mars-tie-your-cities = Le moins de vos cités adjacentes
mars-tie-your-cities-most = Le plus de vos cités adjacentes
mars-tie-your-greeneries = Le plus de vos forêts adjacentes
mars-tie-greeneries = Le plus de forêts adjacentes
mars-tie-greeneries-and-oceans = Le plus de forêts et d’océans adjacents
mars-tie-oceans = Le plus d’océans adjacents
mars-tie-ocean-areas = Le plus de cases Océan adjacentes
mars-tie-icons = Le plus d’icônes de bonus recouvertes
mars-tie-polar = Dans la région polaire (deux rangées du bas)
mars-tie-southern = Dans la région sud (quatre rangées du bas)
mars-tie-by-special = Adjacente à une tuile spéciale
mars-tie-edge = Au bord du plateau
mars-tie-flip = Carte révélée : { $card } ; on compte jusqu’à son coût
mars-tie-no-card = Aucune carte à révéler : la première des cases à égalité
mars-tie-you-meet = Vous le remplissez aussi
mars-tie-you-closest = Vous en êtes le plus proche
mars-tie-leftmost = Le plus à gauche
mars-tie-largest-lead = La plus grande avance de MarsBot
mars-tie-closest-award = La plus serrée : d’abord celles où vous menez ou égalez, puis celles où MarsBot mène
mars-tie-furthest-marker = Le marqueur le plus avancé
mars-tie-own-colony = Avec une colonie de MarsBot
mars-tie-lead-and-dominate = MarsBot en deviendrait le chef et le parti deviendrait dominant
mars-tie-lead = MarsBot en deviendrait le chef
mars-tie-dominate = MarsBot le dirige et le parti deviendrait dominant
mars-tie-fewest-human = Le moins de vos délégués
mars-tie-fewest-bot = Le moins de délégués de MarsBot
mars-tie-clockwise = Le premier dans le sens horaire depuis le parti dominant

## Noms : pistes, badges, icônes

mars-track-building = Construction
mars-track-space = Espace
mars-track-event = Événement
mars-track-science = Science
mars-track-energy = Énergie
mars-track-earth = Terre
mars-track-bio = Plante
mars-track-venus = Vénus

mars-tag-building = Bâtiment
mars-tag-space = Espace
mars-tag-event = Événement
mars-tag-science = Science
mars-tag-power = Énergie
mars-tag-jovian = Jovien
mars-tag-earth = Terre
mars-tag-city = Cité
mars-tag-plant = Plante
mars-tag-animal = Animal
mars-tag-microbe = Microbe
mars-tag-venus = Vénus
mars-tag-wild = Joker

mars-icon-none = Vide
mars-icon-advance = Avancer le marqueur
mars-icon-temperature = Température
mars-icon-temperature2 = Température ×2
mars-icon-ocean = Océan
mars-icon-greenery = Forêt
mars-icon-city = Cité
mars-icon-milestone = Valider un Objectif
mars-icon-award = Financer une Récompense
mars-icon-venus = Vénus
mars-icon-floater = Flotteur
mars-icon-floater2 = Flotteur ×2
mars-icon-colony = Colonie
mars-icon-tr2 = NT +2
mars-icon-tr3 = NT +3
mars-icon-tr4 = NT +4
mars-icon-tr5 = NT +5
mars-icon-tr6 = NT +6
mars-icon-tr7 = NT +7
mars-icon-tr8 = NT +8
mars-icon-tag-space = Avancer la piste Espace
mars-icon-tag-power = Avancer la piste Énergie
mars-icon-tag-event = Avancer la piste Événement
mars-icon-tag-venus = Avancer la piste Vénus
mars-icon-tag-microbe = Avancer la piste Plante

## Noms : ressources, tuiles, cases

mars-resource-mc = M€
mars-resource-steel = Acier
mars-resource-titanium = Titane
mars-resource-plants = Plantes
mars-resource-energy = Énergie
mars-resource-heat = Chaleur
mars-resource-animal = Animaux
mars-resource-microbe = Microbes
mars-resource-floater = Flotteurs
mars-resource-science = Science

mars-tile-ocean = Océan
mars-tile-greenery = Forêt
mars-tile-city = Cité
mars-tile-special = Tuile spéciale
mars-tile-capital = Capitale
mars-tile-new-holland = Néo Pays-Bas
mars-tile-marker = Marqueur Joueur
mars-tile-neural-instance = Instance Neurale
mars-tile-none = Rien

mars-space = rangée { $a }, case { $b }
mars-card-face-down = Carte face cachée

## Noms : Objectifs et Récompenses

mars-milestone-terraformer = Terraformeur
mars-milestone-mayor = Maire
mars-milestone-gardener = Jardinier
mars-milestone-builder = Constructeur
mars-milestone-planner = Planificateur
mars-milestone-diversifier = Diversificateur
mars-milestone-tactician = Tacticien
mars-milestone-polar-explorer = Polaire
mars-milestone-energizer = Générateur
mars-milestone-rim-settler = Frontalier
mars-milestone-generalist = Généraliste
mars-milestone-specialist = Spécialiste
mars-milestone-ecologist = Écologiste
mars-milestone-tycoon = Visionnaire
mars-milestone-legend = Légende
mars-milestone-planetologist = Planétologue
mars-milestone-architect = Architecte
mars-milestone-coast-guard = Garde-côte
mars-milestone-forester = Forestier
mars-milestone-financier = Financier
mars-milestone-pioneer = Pionnier
mars-milestone-trader = Commerçant
mars-milestone-metallurgist = Métallurgiste
mars-milestone-researcher = Chercheur
mars-milestone-agronomist = Agronome
mars-milestone-spacefarer = Astronaute
mars-milestone-geologist = Géologue
mars-milestone-engineer = Ingénieur
mars-milestone-farmer = Fermier
mars-milestone-hoverlord = Aéronaute
mars-milestone-briber = Corrupteur
mars-milestone-coastguard = Garde-côte
mars-milestone-filantrope = Philanthrope
mars-milestone-fundraiser = Collecteur de fonds
mars-milestone-hydrologist = Hydrologue
mars-milestone-landshaper = Landshaper
mars-milestone-lobbyist = Lobbyiste
mars-milestone-merchant = Marchand
mars-milestone-producer = Producteur
mars-milestone-sponsor = Sponsor
mars-milestone-terran = Terrien
mars-milestone-thawer = Thawer

mars-award-landlord = Propriétaire
mars-award-banker = Banquier
mars-award-scientist = Scientifique
mars-award-thermalist = Thermaliste
mars-award-miner = Mineur
mars-award-cultivator = Cultivateur
mars-award-magnate = Magnat
mars-award-space-baron = Spationaute
mars-award-eccentric = Excentrique
mars-award-contractor = Entrepreneur
mars-award-celebrity = Célébrité
mars-award-industrialist = Industriel
mars-award-desert-settler = Colon des Sables
mars-award-estate-dealer = Concessionnaire
mars-award-benefactor = Bienfaiteur
mars-award-electrician = Électricien
mars-award-founder = Fondateur
mars-award-mogul = Mogul
mars-award-zoologist = Zoologiste
mars-award-forecaster = Prévisionniste
mars-award-suburban = Banlieusard
mars-award-investor = Investisseur
mars-award-botanist = Botaniste
mars-award-incorporator = Incorporator
mars-award-metropolist = Metropolist
mars-award-traveler = Voyageur
mars-award-landscaper = Paysagiste
mars-award-highlander = Highlander
mars-award-promoter = Promoteur
mars-award-blacksmith = Forgeron
mars-award-venuphile = Vénuphile
mars-award-administrator = Administrateur
mars-award-biologist = Biologiste
mars-award-collector = Collectionneur
mars-award-constructor = Bâtisseur
mars-award-excentric = Excentrique
mars-award-manufacturer = Fabricant
mars-award-politician = Politicien
mars-award-suburbian = Banlieusard
mars-award-supplier = Fournisseur
mars-award-traveller = Voyageur
mars-award-visionary = Visionary

## Noms : tuiles Colonie et partis

mars-colony-callisto = Callisto
mars-colony-ceres = Cérès
mars-colony-enceladus = Encelade
mars-colony-europa = Europe
mars-colony-ganymede = Ganymède
mars-colony-io = Io
mars-colony-luna = Lune
mars-colony-miranda = Miranda
mars-colony-pluto = Pluton
mars-colony-titan = Titan
mars-colony-triton = Triton

mars-party-mars-first = Priorité Mars
mars-party-kelvinists = Kelvinistes
mars-party-reds = Rouges
mars-party-greens = Verts
mars-party-unity = Unité
mars-party-scientists = Scientifiques

## Noms : le reste

mars-parameter-temperature = Température
mars-parameter-oxygen = Oxygène
mars-parameter-oceans = Océans
mars-parameter-venus = Vénus

mars-owner-human = Vous
mars-owner-bot = MarsBot
mars-owner-neutral = Neutre
mars-holder-human = Vous
mars-holder-bot = MarsBot
mars-holder-none = Personne
mars-event-place-current = En cours
mars-event-place-coming = À venir
mars-event-place-distant = Lointain
mars-pile-played = Pile de cartes jouées de MarsBot
mars-pile-project-discard = Défausse des cartes Projet
mars-pile-removed = Hors du jeu
mars-pile-bonus-discard = Défausse des cartes Bonus
mars-pile-destroyed = Détruite, hors du jeu
mars-pile-set-aside = De côté (revient à chaque génération)
mars-pile-action = Dans le paquet Actions
mars-pile-deck = Dans son propre paquet
mars-tile-of = { $tile } ({ $owner })
mars-storage-of = Réserve de MarsBot, { $colony }
mars-kept-of = Sur la carte corporation de MarsBot, { $thing }
mars-corporation-label = Corporation de MarsBot
mars-cube-place = Piste { $track }, case { $space }
mars-step-of = Marqueur, { $colony }
mars-leader-of = Chef du parti, { $party }
mars-events-label = Événements globaux (l’actuel en premier)
mars-field-lobby-place = le lobby
mars-marker-human = Votre marqueur Joueur
mars-marker-bot = Marqueur Joueur de MarsBot
mars-fleet-human = Votre flotte commerciale
mars-fleet-bot = Flotte commerciale de MarsBot
mars-colony-cube-human = Votre colonie
mars-colony-cube-bot = Colonie de MarsBot
mars-delegate-of-human = Votre délégué
mars-delegate-of-bot = Délégué de MarsBot
mars-delegate-of-neutral = Délégué neutre
mars-pile-drafted = Gardée par vous au draft
mars-pile-yours = Jouée par vous

mars-deck-project = Pioche Projet
mars-deck-bonus = Paquet Bonus
mars-deck-action = Paquet Actions
mars-deck-events = Événements globaux

mars-deck-manner-dealt = Distribué par l’application
    .hint = L’application mélange et distribue ; laissez les cartes imprimées dans la boîte.
mars-deck-manner-real = Vos propres cartes
    .hint = Vous mélangez les cartes imprimées ; l’application demande quelle carte vous avez révélée.

mars-map-tharsis = Tharsis
mars-map-hellas = Hellas
mars-map-elysium = Elysium
mars-map-utopia-planitia = Utopia Planitia
mars-map-terra-cimmeria = Terra Cimmeria
mars-map-vastitas-borealis = Vastitas Borealis
    .hint = Les pistes du plateau MarsBot sont ici provisoires : les pistes imprimées sont inconnues.
mars-expansion-corporate-era = Ère des Corporations
    .hint = Plus de cartes Projet ; toutes vos productions commencent à 0 au lieu de 1.
mars-expansion-prelude = Prélude
    .hint = Le premier paquet Actions de MarsBot reçoit trois cartes Projet de plus ; vous avez deux générations de moins.
mars-expansion-prelude2 = Prélude 2
    .hint = Se joue comme Prélude. Retirez la carte Prélude P59 (Recession).
mars-expansion-venus = Venus Next
    .hint = Une huitième piste, des flotteurs, Aéronaute et Vénuphile ; la carte B16 (Government Intervention) revient à chaque génération.
mars-expansion-colonies = Colonies
    .hint = MarsBot construit des colonies, commerce et met en réserve des cubes qui font avancer ses pistes.
mars-expansion-turmoil = Turmoil
    .hint = MarsBot envoie des délégués et commence avec un NT de 10.
mars-expansion-milestones-awards = Objectifs & Récompenses
    .hint = Cinq Objectifs et cinq Récompenses tirés du lot ; MarsBot utilise son plateau Tharsis partout.
mars-expansion-promo = Cartes promo

mars-option-map = Plateau
    .hint = Il détermine le plateau MarsBot, les Objectifs, les Récompenses et les départages.
mars-option-expansions = Extensions
    .hint = Elles se combinent toutes.
mars-option-difficulty = Difficulté
    .hint = Chaque niveau est un ensemble de règles.
mars-option-modifiers = Difficulté personnalisée
    .hint = Composez vos règles ; seulement avec le niveau Normal.
mars-option-draft = Draft
    .hint = À partir de la génération 2, les deux camps choisissent leurs cartes par draft.
mars-option-decks = Paquets
    .hint = Chaque paquet : vos propres cartes, ou distribué par l’application.
mars-option-colonies = Tuiles Colonie
    .hint = Celles de votre table ; sans choix de votre part, l’application en tire cinq.
mars-option-milestones = Objectifs
    .hint = Ceux de votre table ; sans choix de votre part, l’application en tire cinq.
mars-option-awards = Récompenses
    .hint = Celles de votre table ; sans choix de votre part, l’application en tire cinq.
mars-option-turmoil-tr-13 = MarsBot commence avec un NT de 13
    .hint = Plus difficile : un NT de 13 au lieu de 10.
mars-option-turmoil-delegates = Délégués de MarsBot au départ
    .hint = Plus difficile : un ou deux délégués dans des partis au hasard.
mars-option-corporation = Corporation de MarsBot
    .hint = Aucune, une au hasard ou une que vous choisissez. Avec une corporation, MarsBot est plus fort.
mars-option-your-corporation = Votre corporation
    .hint = MarsBot ne reçoit jamais la même.
mars-option-well-sourced = Corporations entièrement connues seulement
    .hint = Écarte la corporation dont l’application ne connaît pas entièrement la carte imprimée.
mars-option-board = Plateau saisi
    .hint = Les pistes de votre plateau MarsBot imprimé sous forme de texte, au lieu des pistes intégrées.

mars-corporation-none = Aucune corporation
mars-corporation-random = Une corporation au hasard

mars-phase-setup = Mise en place
mars-phase-research = Phase de recherche
mars-phase-action = Phase d’action
mars-phase-production = Phase de production
mars-phase-end = Dernières forêts
mars-phase-over = Fin de la partie

mars-difficulty-easy = Facile
mars-difficulty-normal = Normal
mars-difficulty-hard = Difficile
mars-difficulty-brutal = Brutal

mars-modifier-ignore-advance = Sans « Avancer le marqueur »
    .hint = MarsBot ignore les icônes « Avancer le marqueur » de ses pistes, sans Action Manquée.
mars-modifier-failed-action-3 = Action Manquée : 3 M€
    .hint = Une Action Manquée rapporte à MarsBot 3 M€ au lieu de 5 M€.
mars-modifier-awards-minus-5 = Récompenses −5
    .hint = MarsBot compte 5 de moins dans chaque Récompense.
mars-modifier-card-vp = PV des cartes
    .hint = À la fin, MarsBot marque 1 PV par carte jouée portant un symbole PV qui n’est pas négatif.
mars-modifier-first-turn-milestone = Objectif précoce
    .hint = À son premier tour d’une génération, MarsBot peut valider un Objectif pour 8 M€.
mars-modifier-fourth-card = Quatre cartes Projet
    .hint = Le paquet Actions de MarsBot reçoit à chaque génération quatre cartes Projet au lieu de trois.

mars-score-tr = NT
mars-score-milestones = Objectifs
mars-score-awards = Récompenses
mars-score-greenery = Forêts
mars-score-cities = Cités
mars-score-neural-instance = Instance Neurale
mars-score-mc = M€
mars-score-cards = Cartes
mars-score-turmoil = Turmoil
mars-score-corporation = Corporation
mars-score-vermin = Vermines
mars-score-total = Total

## Ce que compte une simulation

mars-outcome-bot-tr = NT de MarsBot
mars-outcome-bot-mc = M€ de MarsBot
mars-outcome-bot-score = PV de MarsBot
mars-outcome-human-score = Vos PV
mars-outcome-human-won = Vous avez gagné
mars-outcome-generation = Dernière génération
mars-outcome-temperature = Température (°C)
mars-outcome-oxygen = Oxygène (%)
mars-outcome-oceans = Océans
mars-outcome-venus = Vénus (%)
mars-outcome-cities = Cités de MarsBot
mars-outcome-greeneries = Forêts de MarsBot
mars-outcome-tiles = Tuiles de MarsBot
mars-outcome-milestones = Objectifs de MarsBot
mars-outcome-awards = Récompenses de MarsBot
mars-outcome-floaters = Flotteurs de MarsBot
mars-outcome-track-building = Piste Construction
mars-outcome-track-space = Piste Espace
mars-outcome-track-event = Piste Événement
mars-outcome-track-science = Piste Science
mars-outcome-track-jovian = Piste Jovien et Science
mars-outcome-track-city = Piste Cité et Science
mars-outcome-track-power = Piste Énergie
mars-outcome-track-earth = Piste Terre
mars-outcome-track-plant = Piste Plante
mars-outcome-track-venus = Piste Vénus

## Ce que font les cartes Bonus

mars-bonus-B01 = Vous perdez jusqu’à 5 plantes ; après une perte de 3 ou plus, ou empêchée par une carte, elle est détruite.
mars-bonus-B02 = Vous retirez votre animal ou microbe le plus précieux ; MarsBot gagne 5 M€, ou 2 M€ et un flotteur avec Venus Next ou Colonies.
mars-bonus-B03 = MarsBot pioche une carte Projet de plus et la résout.
mars-bonus-B04 = MarsBot valide un Objectif, ou à partir de la génération 6 finance une Récompense, sinon gagne 5 M€.
mars-bonus-B05 = MarsBot construit une cité à côté d’au moins deux forêts ou océans, si un tel endroit existe.
mars-bonus-B06 = MarsBot augmente un paramètre à 1 ou 2 niveaux d’un bonus ou de son maximum, sinon le plus éloigné de son maximum.
mars-bonus-B07 = MarsBot place son Instance Neurale ; sans place pour elle, il résout une carte Projet.
mars-bonus-B08 = Pour 5 M€, MarsBot s’aide dans la Récompense financée la plus serrée ; s’il ne peut pas, il résout une autre carte Bonus.
mars-bonus-B09 = Hellas : pour 5 M€, MarsBot s’aide dans la Récompense financée la plus serrée ; s’il ne peut pas, il résout une autre carte Bonus.
mars-bonus-B10 = Elysium : pour 5 M€, MarsBot s’aide dans la Récompense financée la plus serrée ; s’il ne peut pas, il résout une autre carte Bonus.
mars-bonus-B11 = Utopia Planitia : pour 5 M€, MarsBot s’aide dans la Récompense financée la plus serrée ; s’il ne peut pas, il résout une autre carte Bonus.
mars-bonus-B12 = Terra Cimmeria : pour 5 M€, MarsBot s’aide dans la Récompense financée la plus serrée ; s’il ne peut pas, il résout une autre carte Bonus.
mars-bonus-B13 = Vastitas Borealis : pour 5 M€, MarsBot s’aide dans la Récompense financée la plus serrée ; s’il ne peut pas, il résout une autre carte Bonus.
mars-bonus-B14 = Objectifs & Récompenses : pour 5 M€, MarsBot s’aide dans la Récompense financée la plus serrée ; s’il ne peut pas, il résout une autre carte Bonus.
mars-bonus-B15 = MarsBot augmente la température, l’oxygène ou Vénus à 1 ou 2 niveaux d’un bonus ou du maximum, sinon le paramètre de Mars le plus éloigné de son maximum.
mars-bonus-B16 = Vénus monte aux générations impaires, sinon le paramètre de Mars le plus éloigné de son maximum ; MarsBot n’y gagne ni NT ni M€. Revient à chaque génération.
mars-bonus-B17 = MarsBot construit une cité à côté d’au moins deux forêts ou océans, sinon une colonie s’il en a au plus une.
mars-bonus-B18 = MarsBot construit une colonie ; puis la première carte Bonus est défaussée sans être résolue.
mars-bonus-B19 = MarsBot commerce avec la tuile Colonie dont le marqueur est le plus avancé. Revient à chaque génération.
mars-bonus-B20 = MarsBot commerce aussi avec sa deuxième flotte. Revient à chaque génération.
mars-bonus-B21 = MarsBot envoie un délégué, et pour 5 M€ peut-être un deuxième. Revient à chaque génération.
mars-bonus-B22 = MarsBot pose un marqueur sur une case de terre libre. Revient à chaque génération.
mars-bonus-B23 = La plante de sa carte Corporation devient une forêt ; sans plante, il en reçoit une. Revient à chaque génération.
mars-bonus-B24 = MarsBot prend jusqu’à 3 M€ sur sa carte Corporation ; s’il n’y en a pas, Énergie avance. Revient à chaque génération.
mars-bonus-B25 = MarsBot augmente un paramètre à 1 ou 2 niveaux d’un bonus ou de son maximum, ou place un océan à côté d’océans. Revient à chaque génération.
mars-bonus-B26 = Vénus monte d’un niveau, la piste Vénus avance, puis le paramètre de Mars le plus éloigné de son maximum monte.
mars-bonus-B27 = MarsBot construit une cité à côté de votre forêt, ou une tuile spéciale à côté de votre cité, sinon gagne 3 M€.
mars-bonus-B28 = La piste la moins avancée avance ; puis MarsBot perd 4 M€ s’il les a. Revient à chaque génération.
mars-bonus-B29 = MarsBot envoie deux délégués là où il en a le moins, ou gagne 2 M€ pour chacun qui manque. Revient à chaque génération.
mars-bonus-B30 = MarsBot pioche autant de cartes Projet que l’indique sa case Énergie et résout les deux meilleures.
mars-bonus-B31 = Le NT de MarsBot augmente de 1.
mars-bonus-B32 = Aux générations paires, la piste la moins avancée avance et la plus avancée recule ; aux impaires, la moins avancée rapporte des M€. Revient à chaque génération.

## Les cartes Corporation de MarsBot

mars-corporation-no-setup = Rien à la mise en place.
mars-corporation-no-generation = Rien de particulier à chaque génération.

mars-corporation-card-C01 = Chaque carte Projet de coût 20 ou plus que MarsBot résout lui rapporte 4 M€.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Le coût imprimé compte, une fois par carte et avant ses badges, d’où que vienne la carte. Au draft, MarsBot garde les cartes les plus chères ; une des autres est défaussée, aucune si les quatre ont le même coût.
mars-corporation-card-C02 = Pas d’effet propre. La carte B23 (Rapid Sprouting) pose une plante sur cette carte ou convertit la plante qui s’y trouve en forêt.
    .setup = La carte B23 attend à côté du plateau MarsBot.
    .generation = Avant la phase d’action, dès la génération 1, la carte B23 est mélangée au paquet Actions.
    .rulings = Quand vous retirez ou volez des plantes, vous pouvez viser la plante d’ici ou les M€ de MarsBot, jamais les deux. Sans case pour la forêt, la plante reste, et ce n’est pas une Action Manquée. Si l’oxygène est au maximum, la forêt est placée, mais sans NT.
mars-corporation-card-C03 = Sur un cube blanc, MarsBot pioche une carte Projet et la résout au lieu d’y augmenter la température. Sur un cube noir, il augmente la température d’un niveau.
    .setup = Cubes blancs : Construction 6, Espace 9, Science 10, Énergie 5 et 9, Plante 11. Cubes noirs : Terre 3, 6, 9, 12, 13 et 14.
    .generation = { mars-corporation-no-generation }
    .rulings = Si la case d’un cube blanc montre autre chose que la température, cela suit après la carte. Un cube blanc agit aussi quand la température est au maximum ; un cube noir est alors une Action Manquée.
mars-corporation-card-C04 = Chaque case dont avance la piste Construction ou Événement rapporte 2 M€ à MarsBot, quelle qu’en soit la cause.
    .setup = Pour mémoire seulement, des cubes blancs remplacent les marqueurs des pistes Construction et Événement.
    .generation = { mars-corporation-no-generation }
    .rulings = Les badges de départ rapportent aussi, de même qu’une case parcourue à nouveau après un recul. Une piste au bout ne bouge pas et ne rapporte rien.
mars-corporation-card-C05 = Chaque carte Projet avec un prérequis que MarsBot résout lui rapporte 2 M€.
    .setup = La carte B06 (Lobbyists), avec Venus Next la carte B15 (Lobbyists), est détruite. La carte B25 (Do It Right) attend à côté du plateau MarsBot.
    .generation = Avant la phase d’action, dès la génération 1, la carte B25 est mélangée au paquet Actions.
    .rulings = Tout prérequis imprimé compte ; MarsBot n’a pas à le remplir. Comme la carte B06, la carte B25 essaie la température, puis l’oxygène avec une forêt, puis un océan, mais elle n’est jamais détruite ; si rien n’est possible, rien ne se passe.
mars-corporation-card-C06 = Les M€ que MarsBot gagne viennent de cette carte. Quand elle est vide, 10 nouveaux M€ y sont posés et la piste Construction avance. Dès que le marqueur a atteint la fin de la piste Construction, tout cela est fini.
    .setup = 10 M€ de la banque sont posés sur cette carte.
    .generation = { mars-corporation-no-generation }
    .rulings = MarsBot garde tout ce qu’il gagne ; seule la source change. Un gain important peut vider la carte plusieurs fois. Les M€ posés ici ne sont pas à MarsBot : ils ne peuvent être ni volés, ni dépensés, ni décomptés.
mars-corporation-card-C07 = Sur un cube blanc, MarsBot pioche la première carte du paquet Bonus et la résout.
    .setup = Des cartes Projet sont révélées jusqu’à ce que deux aient un badge espace. Ces deux cartes sont mélangées au paquet Bonus, les autres sont défaussées. Cubes blancs : Espace 7, 10, 13 et 15.
    .generation = { mars-corporation-no-generation }
    .rulings = Une carte Projet venue du paquet Bonus est résolue comme carte Projet et rejoint la pile de cartes jouées. Un badge Joker n’est pas un badge espace. L’icône de la case suit après le cube.
mars-corporation-card-C08 = La piste Événement avance pour chaque carte avec un badge jovien que vous jouez et pour chaque badge jovien que MarsBot résout.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Indiquez vos cartes Projet et Prélude avec un badge jovien ; chacune compte une fois, votre corporation et les Jokers ne comptent pas. Le badge jovien de départ compte ; les icônes, cubes et cartes Bonus qui avancent une piste ne comptent pas. Si la piste Événement est au bout, c’est chaque fois une Action Manquée.
mars-corporation-card-C09 = Chaque case dont avance la piste Terre rapporte 2 M€ à MarsBot, quelle qu’en soit la cause.
    .setup = MarsBot gagne 25 M€. Pour mémoire seulement, un cube blanc remplace le marqueur de la piste Terre.
    .generation = { mars-corporation-no-generation }
    .rulings = Le mouvement compte, pas le badge : là où les badges cité partagent la piste, ils rapportent aussi. Une case parcourue à nouveau après un recul rapporte encore.
mars-corporation-card-C10 = Chaque cité que vous placez rapporte 2 M€ à MarsBot. Chaque cité que MarsBot place avance la piste Événement.
    .setup = MarsBot place une cité.
    .generation = { mars-corporation-no-generation }
    .rulings = La cité de la mise en place avance déjà Événement. La Capitale et les cités hors du plateau comptent aussi ; une cité que vous avez placée auparavant grâce à votre corporation ne compte pas.
mars-corporation-card-C11 = Sur un cube blanc, MarsBot pioche une carte Projet et ne résout que son premier badge ; puis il augmente la température d’un niveau.
    .setup = MarsBot gagne 10 M€. Cubes blancs : Énergie 4, 6, 8 et 10.
    .generation = { mars-corporation-no-generation }
    .rulings = Les autres badges de cette carte ne comptent pour rien, pas même pour vos effets ; la carte rejoint la pile de cartes jouées. Une carte sans badge, ou une température au maximum, est une Action Manquée, et le reste a lieu.
mars-corporation-card-C12 = Pas d’effet propre. Elle ajoute une deuxième carte Bonus au paquet Actions, et la carte B31 (Government Subsidy), dans le paquet Bonus, donne 1 NT à MarsBot.
    .setup = La carte B31 est mélangée au paquet Bonus. Le premier paquet Actions ne reçoit aucune carte du paquet Bonus.
    .generation = Avant la phase d’action, à partir de la génération 2, une carte de plus du paquet Bonus est mélangée au paquet Actions.
    .rulings = Les cartes qui reviennent à chaque génération, comme la carte B16 (Government Intervention), rejoignent tout de même le premier paquet Actions. La carte supplémentaire n’est pas résolue aussitôt : elle attend dans le paquet Actions.
mars-corporation-card-C13 = Un cube argenté atteint rapporte 5 M€ à MarsBot.
    .setup = Cubes argentés : chaque case de la piste Construction de 4 à 18.
    .generation = { mars-corporation-no-generation }
    .rulings = Un cube rapporte une fois, avant l’icône de sa case.
mars-corporation-card-C14 = Sur un cube blanc, la piste la moins avancée avance ; sur un cube noir, c’est la piste Espace.
    .setup = Cubes blancs : Terre 1, 5, 9, 13 et 17. Cubes noirs : Terre 3, 7, 11 et 15.
    .generation = { mars-corporation-no-generation }
    .rulings = La piste la moins avancée est cherchée après l’avance de Terre, et ce peut être Terre elle-même. L’icône de la case Terre suit après le cube.
mars-corporation-card-C15 = Pas d’effet propre. La carte B28 (Diversification) avance la piste la moins avancée, et MarsBot paie 4 M€ pour cela.
    .setup = MarsBot gagne 10 M€. La carte B28 attend à côté du plateau MarsBot.
    .generation = Avant la phase d’action, dès la génération 1, la carte B28 est mélangée au paquet Actions.
    .rulings = L’avance vient d’abord et dans tous les cas. Ensuite MarsBot perd 4 M€, ou rien s’il en a moins. Une piste qui ne peut pas avancer n’est pas ici une Action Manquée.
mars-corporation-card-C16 = Sur un cube blanc, MarsBot pioche une carte Projet et la résout.
    .setup = Le premier paquet Actions reçoit une carte Projet de plus. Cubes blancs : Science 8 et 16.
    .generation = { mars-corporation-no-generation }
    .rulings = La carte supplémentaire ne vaut que pour la génération 1. L’icône de la case suit après la carte piochée.
mars-corporation-card-C17 = Chaque carte Projet dont le symbole PV n’est pas négatif rapporte 3 M€ à MarsBot quand il la résout.
    .setup = La carte B04 (Overachievement) est retirée du paquet Bonus et mise de côté, sans être détruite.
    .generation = Avant la phase d’action, dès la génération 1, la carte B04 est mélangée au paquet Actions, tant qu’elle n’est pas détruite.
    .rulings = Le symbole compte, pas sa valeur : 0 ou un nombre variable rapporte, un négatif non. La carte B04 est détruite dès qu’elle a validé un Objectif ou financé une Récompense ; sinon elle revient.
mars-corporation-card-C18 = Vous ne pouvez rien placer sur une case portant un marqueur de MarsBot. Une tuile que MarsBot y place lui rapporte 3 M€.
    .setup = La carte B22 (Settlers) est résolue une fois, puis attend à côté du plateau MarsBot.
    .generation = Avant la phase d’action, dès la génération 1, la carte B22 est mélangée au paquet Actions.
    .rulings = Le marqueur va sur une case de terre libre et non réservée : d’abord selon les départages du plateau, puis là où le plus de cases d’océan sont adjacentes, puis par une carte révélée. Un marqueur n’est pas une tuile, ne donne pas de bonus et n’attire pas les tuiles de MarsBot. Sans une telle case, rien ne se passe.
mars-corporation-card-C19 = Sur un cube blanc, la piste la moins avancée avance ; sur un cube noir, c’est la piste Espace.
    .setup = Cubes blancs : Espace 2, 4, 7, 10 et 13. Cubes noirs : Espace 5, 11 et 16.
    .generation = { mars-corporation-no-generation }
    .rulings = Un cube noir avance la piste où il se trouve : d’abord vient la nouvelle case avec tout ce qu’elle déclenche, puis l’icône de la case du cube. Chaque cube agit une fois.
mars-corporation-card-C20 = Chaque case dont avance la piste Construction pose 1 M€ de la banque sur cette carte.
    .setup = La carte B24 (Supply & Demand) attend à côté du plateau MarsBot. Pour mémoire seulement, un cube blanc remplace le marqueur de la piste Construction.
    .generation = Avant la phase d’action, dès la génération 1, la carte B24 est mélangée au paquet Actions.
    .rulings = La carte B24 prend ici jusqu’à 3 M€ ; Énergie n’avance que s’il n’y en a aucun. Les M€ posés ici ne sont pas à MarsBot : ils ne peuvent être ni volés, ni dépensés, ni décomptés.
mars-corporation-card-C21 = Chaque badge microbe que vous jouez coûte 4 M€ à MarsBot, ou ce qu’il a. Chaque carte avec un badge science qu’il résout lui donne 1 NT.
    .setup = La carte B01 (Meteor Shower) est détruite. Des cartes Projet sont révélées jusqu’à ce que l’une ait un badge science. Elle est mélangée au paquet Bonus, les autres sont défaussées.
    .generation = { mars-corporation-no-generation }
    .rulings = Indiquez vos cartes Projet et Prélude avec des badges microbe ; votre corporation et les Jokers ne comptent pas. Les microbes comptent par badge, la science une fois par carte. Le badge de départ vaut aussi 1 NT.
mars-corporation-card-C22 = Chaque nouvelle paire de tuiles adjacentes, une vôtre et une de MarsBot, pose 1 science sur cette carte. Quatre sont aussitôt dépensées : la piste la plus avancée qui n’est pas au bout avance.
    .setup = MarsBot place une forêt avec son oxygène, et 1 science est posée sur cette carte. La carte B07 (Local Neural Instance) est résolue et détruite. La carte B27 (Build, Build, Build) est mélangée au paquet Bonus.
    .generation = { mars-corporation-no-generation }
    .rulings = Peu importe quel camp a placé la deuxième tuile ; océans et marqueurs ne forment pas de paires. Les paires sont comptées une à une. Pour la carte B27, MarsBot paie ce qu’il peut et construit dans tous les cas.
mars-corporation-card-C23 = Sur un cube blanc, la piste Plante avance.
    .setup = Cubes blancs : Construction 3, 6, 9, 12, 15 et 18.
    .generation = { mars-corporation-no-generation }
    .rulings = L’icône de la case Construction suit après le cube. Pour votre Pharmacy Union ou Splice, le badge de départ est un microbe, les avances des cubes n’en sont pas.
mars-corporation-card-C24 = Chaque badge microbe que vous jouez rapporte 2 M€ à MarsBot, et à vous 2 M€ ou un microbe sur cette carte. Chaque badge microbe que MarsBot résout lui rapporte 4 M€.
    .setup = MarsBot gagne 8 M€. La carte B03 (Research and Development) est détruite. Des cartes Projet sont révélées jusqu’à ce que l’une ait un badge microbe. Elle est mélangée au paquet Bonus, les autres sont défaussées.
    .generation = { mars-corporation-no-generation }
    .rulings = Indiquez vos cartes Projet et Prélude avec des badges microbe ; vous choisissez pour chaque badge. Vous ne pouvez prendre un microbe que si la carte jouée peut en porter. Les Jokers, votre corporation et les icônes des pistes ne comptent pas.
mars-corporation-card-C25 = Chaque carte Projet bleue avec une action que MarsBot résout lui rapporte un flotteur. À la fin, chacune de ces cartes dans sa pile de cartes jouées vaut 1 PV.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Les cartes bleues qui n’ont qu’un effet permanent ne comptent pas. En Difficile, ces PV s’ajoutent à ceux des cartes. Votre Pharmacy Union ou Splice réagit au badge de départ.
mars-corporation-card-C26 = Chaque Action Manquée rapporte à MarsBot un flotteur en plus des M€.
    .setup = MarsBot gagne un flotteur.
    .generation = Au début de la génération, à partir de la génération 2, MarsBot gagne un flotteur ; il peut être dépensé dès la phase de recherche qui suit.
    .rulings = Toute Action Manquée compte, pendant votre tour aussi ; en Facile, c’est encore un flotteur. Sans Venus Next, le badge de départ ne fait rien.
mars-corporation-card-C27 = Un cube argenté atteint rapporte 5 M€ à MarsBot.
    .setup = La carte B15 (Lobbyists) est détruite. La carte B26 (Venusian Lobby) est mélangée au paquet Bonus. Cubes argentés : Vénus 5 à 9, 11 et 12.
    .generation = { mars-corporation-no-generation }
    .rulings = Un cube rapporte une fois, avant l’icône de sa case. Les trois parties de la carte B26 sont indépendantes ; ce qui est impossible est omis sans Action Manquée. MarsBot gagne du NT pour ces niveaux comme d’habitude.
mars-corporation-card-C28 = Chaque niveau de Vénus rapporte 2 M€ à MarsBot, quel qu’en soit l’auteur.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Chaque niveau compte, mais aucun au-delà du maximum. Les niveaux de la carte B16 (Government Intervention) rapportent aussi, bien qu’ils ne donnent pas de NT.
mars-corporation-card-C29 = Une piste qui atteint la case 5 ou 12 avance encore une fois après la résolution de cette case.
    .setup = Pour mémoire seulement, des cubes noirs se trouvent au-dessus des colonnes 5 et 12 du plateau MarsBot.
    .generation = { mars-corporation-no-generation }
    .rulings = D’abord la case avec tout ce qu’elle déclenche, puis la même piste avance depuis sa position du moment. Cela vaut une fois par piste et par case, pas à nouveau après un recul. Le niveau Facile ne l’empêche pas ; sur Vénus 12, c’est une Action Manquée.
mars-corporation-card-C30 = Sur un cube de l’une ou l’autre couleur, la piste Événement avance.
    .setup = Cubes blancs : Construction 3, Espace 3, Science 3, Énergie 3, Jovien 6. Cubes noirs : Terre 3, Cité 6, Plante 3 et 6. Une tuile Colonie de plus, au hasard, entre en jeu.
    .generation = { mars-corporation-no-generation }
    .rulings = La priorité de draft est fixée au début du draft : tous les badges de la piste alors la moins avancée, comptés ensemble. La tuile Colonie supplémentaire est aussi à votre disposition ; aucune colonie n’y est construite.
mars-corporation-card-C31 = Chaque badge plante ou animal que MarsBot résout lui rapporte 2 M€.
    .setup = Pour mémoire seulement, un cube blanc remplace le marqueur de la piste Plante.
    .generation = { mars-corporation-no-generation }
    .rulings = Le badge compte, pas le mouvement : il rapporte même si sa piste est au bout, celui de départ aussi. Badges microbe, Jokers, icônes et cartes Bonus ne rapportent rien.
mars-corporation-card-C32 = Pas d’effet propre : MarsBot commence loin devant et perd une carte à chaque génération.
    .setup = MarsBot gagne 25 M€.
    .generation = Avant la phase d’action, dès la génération 1, une carte Projet ayant le moins de badges est défaussée du paquet Actions.
    .rulings = Les cartes Bonus ne sont pas comparées et restent. Badges événement et Jokers comptent ; entre égales, le hasard décide.
mars-corporation-card-C33 = Chaque colonie construite, par vous ou par MarsBot, avance la piste la moins avancée.
    .setup = MarsBot construit une colonie.
    .generation = { mars-corporation-no-generation }
    .rulings = La colonie de la mise en place compte déjà. D’abord MarsBot met ses cubes en réserve ou place l’océan d’Europe, puis la piste avance. Commercer n’est pas construire.
mars-corporation-card-C34 = Quand MarsBot dépense des flotteurs pour une carte Projet de plus, il augmente la température d’un niveau.
    .setup = MarsBot gagne un flotteur.
    .generation = Au début de la génération, à partir de la génération 2, MarsBot gagne un flotteur ; il peut être dépensé dès la phase de recherche qui suit.
    .rulings = La carte coûte 5 flotteurs, au plus une fois par génération. Si la température est au maximum, c’est une Action Manquée, mais la carte reste. Votre Saturn Systems réagit au badge de départ.
mars-corporation-card-C35 = Chaque nouvel océan, quel qu’en soit l’auteur, retire le cube blanc de cette carte et avance la piste Construction ; s’il n’y a pas de cube, il en remet un. MarsBot gagne 3 M€ par océan adjacent au lieu de 2.
    .setup = Un cube blanc est posé sur cette carte.
    .generation = { mars-corporation-no-generation }
    .rulings = Ainsi un océan sur deux, à commencer par le premier, avance Construction. L’océan de la carte B16 (Government Intervention) compte aussi, sans NT. À côté d’océans, vous gagnez toujours 2 M€.
mars-corporation-card-C36 = Tant qu’un cube blanc est ici, la prochaine hausse d’un paramètre par MarsBot n’a pas lieu : le cube est retiré, et MarsBot gagne 1 NT et 6 M€.
    .setup = { mars-corporation-no-setup }
    .generation = Avant la phase d’action, dès la génération 1, un cube blanc est posé sur cette carte s’il n’y en a pas.
    .rulings = Océans et Vénus en font partie ; une forêt est placée, seul son oxygène est remplacé. Une hausse de deux niveaux est remplacée en entier ; un paramètre au maximum laisse le cube ici. La carte B16 (Government Intervention) est appliquée comme d’habitude.
mars-corporation-card-C37 = Aucun effet propre n’est connu. La carte B29 (Gray Eminence) remplace la carte B21 (Party Politics) et envoie deux délégués.
    .setup = La carte B21 est détruite. La carte B29 attend à côté du plateau MarsBot.
    .generation = Avant la phase d’action, dès la génération 1, la carte B29 est mélangée au paquet Actions.
    .rulings = Les sources sur cette corporation sont incomplètes : l’application ne connaît pas sa carte imprimée. Chaque délégué va là où MarsBot en a le moins, puis là où vous en avez le moins, puis une carte révélée décide. Pour chaque délégué qui manque, MarsBot gagne 2 M€.
mars-corporation-card-C38 = Pas d’effet propre : MarsBot commence avec moins de NT et reçoit plus de cartes Projet.
    .setup = MarsBot perd 8 NT.
    .generation = Avant la phase d’action, une carte Projet, deux à partir de la génération 9, est mélangée au paquet Actions sans être vue.
    .rulings = Cela commence à la génération 1. MarsBot commence avec un NT de 12 ; avec Turmoil aussi, il en a 8 de moins.
mars-corporation-card-C39 = Pas d’effet propre. La carte B32 (Investors) équilibre les pistes de MarsBot ou lui rapporte des M€.
    .setup = La carte B32 attend à côté du plateau MarsBot.
    .generation = Avant la phase d’action, dès la génération 1, la carte B32 est mélangée au paquet Actions.
    .rulings = Aux générations paires, la piste la moins avancée et la plus avancée sont d’abord désignées, puis l’une avance et l’autre recule. Aux générations impaires, MarsBot gagne autant de M€ que le numéro de case de sa piste la moins avancée. Les cases déjà atteintes n’agissent plus.
mars-corporation-card-C40 = Chaque badge plante, microbe ou animal que MarsBot résout pose 1 plante sur cette carte.
    .setup = 2 plantes sont posées sur cette carte. Pour mémoire seulement, un cube blanc remplace le marqueur de la piste Plante.
    .generation = Avant la phase d’action, dès la génération 1, 5 plantes sont retirées de cette carte, s’il y en a autant, et la piste Plante avance.
    .rulings = Le badge de départ compte ; les icônes et les autres avances ne comptent pas. Si la piste Plante est au bout, les 5 plantes sont perdues et c’est une Action Manquée. Quand vous retirez ou volez des plantes, vous pouvez viser celles d’ici ou les M€ de MarsBot, jamais les deux.
mars-corporation-card-C41 = Sur un cube blanc, MarsBot augmente la température d’un niveau ; sur un cube noir, il place un océan.
    .setup = Cubes blancs : Espace 4, 8 et 12. Cubes noirs : Espace 7, 10 et 14.
    .generation = { mars-corporation-no-generation }
    .rulings = Si la température est au maximum, ou s’il ne reste pas d’océan, le cube est une Action Manquée. L’icône de la case suit dans tous les cas.
mars-corporation-card-C42 = MarsBot compte 2 de plus dans chaque Récompense.
    .setup = La carte B04 (Overachievement) est détruite.
    .generation = Avant la phase d’action, MarsBot valide un Objectif aux générations 2 à 5 et à partir de la 10 ; aux générations 6 à 9, il finance une Récompense.
    .rulings = Ce qui est impossible est omis, sans Action Manquée et sans remplacement. Ces 2 comptent pour financer, à la fin et pour la carte B08 (Corporate Competition) ; en Facile, MarsBot compte 3 de moins au lieu de 5.
mars-corporation-card-C43 = Un cube atteint est posé sur cette carte. Dès que les deux couleurs s’y trouvent, un cube de chacune quitte le jeu et MarsBot augmente la température d’un niveau.
    .setup = MarsBot gagne 5 M€. Cubes blancs : Espace 3, 4, 6, 8, 10 et 11. Cubes noirs : Événement 3, 4, 6, 8, 10 et 11.
    .generation = { mars-corporation-no-generation }
    .rulings = Tout cela vient avant l’icône de la case. Si la température est au maximum, la paire est perdue et c’est une Action Manquée.
mars-corporation-card-C44 = Pour une carte Projet sans badge, MarsBot gagne 10 M€ comme Action Manquée. Une carte Projet avec exactement un badge lui rapporte 1 M€ de plus.
    .setup = MarsBot gagne 8 M€.
    .generation = { mars-corporation-no-generation }
    .rulings = Badges événement et Jokers comptent ; un événement sans autre badge en a donc un. En Facile, c’est aussi 10 M€ ; les autres Actions Manquées rapportent comme d’habitude.
mars-corporation-card-C45 = Chaque carte Projet avec au moins deux badges que MarsBot résout pose 1 science sur cette carte.
    .setup = { mars-corporation-no-setup }
    .generation = Avant la phase d’action, dès la génération 1, 10 sciences sont retirées de cette carte, s’il y en a autant ; MarsBot place une cité et gagne 1 NT.
    .rulings = Badges événement et Jokers comptent ici ; au draft, le Joker ne compte pas. Sans case pour la cité, c’est une Action Manquée, mais le NT est gagné. Après le draft, une carte ayant le moins de badges est défaussée, aucune si toutes sont égales.
mars-corporation-card-C46 = Pas d’effet propre. Une fois dans la partie, la carte B30 (Interface Hyperlink) résout les deux meilleures de plusieurs cartes Projet.
    .setup = La carte B30 est posée sous le paquet Bonus, qui n’est pas mélangé.
    .generation = { mars-corporation-no-generation }
    .rulings = Elle pioche autant de cartes Projet que le numéro de case de la piste Énergie, au moins deux. Un badge science passe d’abord, puis le coût le plus élevé, puis le plus de badges, puis le hasard. Les autres sont défaussées, et la carte B30 est détruite.

## Cubes et priorités de draft

mars-cube-white = Cube blanc
mars-cube-black = Cube noir
mars-cube-silver = Cube argenté
mars-cube-expansion = Cube de l’extension
mars-cube-none = Aucun cube

mars-priority-dearest = Le coût le plus élevé
mars-priority-least-advanced = Badges de la piste la moins avancée
mars-priority-most-tags = Le plus de badges

## Décisions : où les règles imprimées se taisent ou divergent

mars-ruling-D-1 = Les cartes Bonus de Colonies et de Turmoil portent les numéros B17 à B21.
    .why = Le livret les numérote un de moins, mais la carte imprimée B16 et le guide de mise en place ne le permettent pas.
mars-ruling-D-2 = La case 6 de la piste Événement et les cases 2 et 4 de la piste Énergie montrent des flotteurs.
    .why = Les transcriptions du plateau divergent ; sur les plateaux MarsBot des autres régions, il y a là des flotteurs.
mars-ruling-D-3 = La deuxième flotte se trouve sur la case 9 de la piste Énergie.
    .why = Le livret montre le badge énergie ; un programme public utilise la piste Événement.
mars-ruling-D-4 = Pour Spationaute, MarsBot compte sa piste Espace.
    .why = Une aide de jeu cite la science, mais le livret montre trois fois l’espace.
mars-ruling-D-5 = Pour Garde-côte, il faut à MarsBot 4 tuiles à côté d’océans, à vous 3.
    .why = L’aide de jeu dit 4 pour MarsBot, le plateau vous en demande 3.
mars-ruling-D-6 = Pour Métallurgiste sur Utopia Planitia, il faut à MarsBot Construction et Espace à 7 ensemble.
    .why = L’aide de jeu et le livret disent 7 ; d’autres valeurs viennent de feuilles plus anciennes ou d’une autre extension.
mars-ruling-D-7 = Si la carte B08 (Corporate Competition) ne peut pas aider, même faute de 5 M€, une autre carte Bonus est piochée.
    .why = Le livret fait piocher une autre carte chaque fois qu’aucune aide n’a eu lieu, quelle qu’en soit la raison.
mars-ruling-D-8 = D’abord les Récompenses où vous menez ou égalez, la plus petite avance en premier ; puis celles où MarsBot mène, la plus petite avance en premier.
    .why = C’est ainsi que nous comprenons « la plus serrée » ; un programme public trie dans l’autre sens.
mars-ruling-D-9 = Le paramètre le plus éloigné de son maximum est celui auquel il manque le plus de niveaux.
    .why = Le livret tchèque parle de ce qui manque le plus ; une part de l’échelle serait une autre règle.
mars-ruling-D-10 = Les cases à égalité se comptent en boucle, dans l’ordre de lecture, jusqu’au coût de la carte ; un coût de 0 désigne la première.
    .why = Le livret compte jusqu’au coût, mais ne dit rien d’un coût de 0.
mars-ruling-D-11 = Une carte jouée de MarsBot ne rapporte que si elle porte un symbole PV.
    .why = La règle parle d’un symbole qui n’est pas négatif ; une carte sans symbole ne compte donc pas.
mars-ruling-D-12 = Les aides de Prévisionniste et d’Administrateur ne coûtent rien à MarsBot.
    .why = Une page les donne gratuites, une autre rend 5 M€ : la même règle dite deux fois.
mars-ruling-D-13 = La carte B07 (Local Neural Instance) est détruite, que la tuile ait été placée ou non.
    .why = Le livret la détruit dans tous les cas ; seule une liste non officielle dit autre chose.
mars-ruling-D-14 = Un océan à côté de l’Instance Neurale compte comme une case que vous n’occupez pas.
    .why = Les océans n’ont pas de propriétaire, et seules vos tuiles retirent des points.
mars-ruling-D-15 = Pour Industriel, votre production d’énergie ne compte que pendant la partie.
    .why = La note parle de MarsBot qui évalue ses chances ; à la fin, la règle imprimée s’applique.
mars-ruling-D-16 = Pour la priorité de draft de Spire, le badge Joker ne compte pas.
    .why = Le livret tchèque écarte les Jokers des priorités de draft ; les programmes divergent.
mars-ruling-D-18 = La carte B28 (Diversification) coûte 4 M€ ou rien, jamais une partie.
    .why = La carte parle de payer si possible ; une liste non officielle prend ce qui est là.
mars-ruling-D-19 = La carte B18 (Outer System Foothold) défausse la première carte Bonus même si aucune colonie n’a pu être construite.
    .why = La carte ordonne les deux l’un après l’autre ; les programmes divergent.
mars-ruling-D-20 = MarsBot commerce même sans argent ; sans tuile Colonie libre, rien ne se passe.
    .why = Il perd 1 M€ s’il l’a, et une carte Bonus impossible à appliquer n’est pas une Action Manquée.
mars-ruling-D-21 = Là où MarsBot a une colonie, son propre commerce lui rapporte 3 cubes.
    .why = Deux pour le commerce et un pour la colonie ; rien n’est compté deux fois.
mars-ruling-D-22 = Les cubes que MarsBot reçoit pendant votre tour ne sont échangés qu’à son prochain tour.
    .why = Le livret échange pendant le tour de MarsBot ; les programmes le font aussitôt.
mars-ruling-D-23 = Cinq cubes de Pluton avancent la piste Science.
    .why = Le livret y montre des cubes de science ; un programme utilise Événement.
mars-ruling-D-24 = Une double hausse de température avec un seul niveau restant vaut un niveau, sans Action Manquée.
    .why = L’action a été faite autant que possible ; elle n’est manquée que si la température était déjà au maximum.
mars-ruling-D-25 = Banquier se trouve à gauche de Scientifique.
    .why = Le livret et l’aide de jeu les citent dans cet ordre ; vérifiez sur votre plateau.
mars-ruling-D-26 = Deux coquilles : nous lisons « B08 à B14 » et « B06 ou B15 ».
    .why = Les numéros imprimés à ces endroits appartiennent à d’autres cartes.
mars-ruling-D-27 = Une dernière forêt ne vient pas d’une case déjà utilisée.
    .why = Une case agit une seule fois, et la fin de la partie n’est pas une exception.
mars-ruling-D-28 = Vos effets « quand un joueur joue » réagissent aux cartes Projet que MarsBot résout, pas aux symboles de ses pistes ; seules les avancées microbe déclenchent aussi Pharmacy Union et Splice.
    .why = Le livret appelle cela jouer une carte et nomme trois corporations en exemple.
mars-ruling-D-29 = Si la piste la plus avancée est au bout, l’aide de Mogul est impossible.
    .why = Le livret nomme la piste la plus avancée, pas la suivante qui peut encore avancer.
mars-ruling-D-30 = Si la carte B22 (Settlers) ou B23 (Rapid Sprouting) est impossible, rien ne se passe et la plante reste sur la carte.
    .why = Une carte Bonus impossible à appliquer n’est jamais une Action Manquée.
mars-ruling-D-31 = MarsBot ne reçoit rien quand Vénus atteint 8 %.
    .why = Le bonus serait une carte, et MarsBot n’a pas de main ; aucun texte ne lui donne autre chose.
mars-ruling-D-32 = Tous les marqueurs de colonie commencent sur le deuxième niveau.
    .why = Le livret met ce niveau en évidence ; un programme commence un niveau plus loin.
mars-ruling-D-33 = En Difficile, MarsBot valide son Objectif précoce avant de révéler sa carte.
    .why = Le livret le place au début du tour.
mars-ruling-D-35 = En Brutal, le premier paquet Actions a lui aussi quatre cartes Projet.
    .why = Le livret le dit ; un programme en distribue trois.
mars-ruling-D-36 = Les Objectifs et Récompenses de MarsBot suivent les aides de jeu et le livret.
    .why = Un programme public en lie huit à d’autres pistes.
mars-ruling-D-37 = Pour Magnat de l’extension, MarsBot compte les cartes bleues et vertes, mais révèle jusqu’à une verte.
    .why = Le livret donne les deux, sur deux pages différentes.
mars-ruling-D-38 = MarsBot gagne 2 M€ pour chaque océan adjacent, et non 2 M€ en tout.
    .why = Chaque océan adjacent rapporte au joueur qui place une tuile, comme dans le jeu de base.
mars-ruling-D-39 = Les plantes de la carte Corporation et les M€ de MarsBot sont deux cibles : vous en visez une.
    .why = Les livrets le disent différemment, mais aucun ne laisse prendre aux deux.
mars-ruling-D-40 = Contre Spire, une carte avec le moins de badges est défaussée après le draft, aucune si toutes se valent.
    .why = Le livret tchèque le dit ; un programme défausse toute carte qui n’en a pas le plus.
mars-ruling-D-41 = Réduire une production de plusieurs niveaux fait reculer le marqueur d’autant de cases.
    .why = Le livret tchèque le dit ; les autres ne parlent que d’un seul niveau.
mars-ruling-D-42 = Retirer prend ce qui est là ; réduire une production exige tous les niveaux.
    .why = Une note du résumé français permet davantage, mais pas les règles de base.
mars-ruling-D-43 = Si une carte Bonus fait avancer une piste qui est au bout, rien ne se passe.
    .why = Une carte Bonus impossible à appliquer n’est jamais une Action Manquée.
mars-ruling-D-44 = La carte B29 (Gray Eminence) envoie deux délégués et rapporte 2 M€ pour chacun qui manque.
    .why = Le texte imprimé est inconnu ; une liste non officielle et un programme concordent.
mars-ruling-D-45 = Mission Saint Joseph de Cupertino est pour nous la carte X65.
    .why = Les sources divergent sur le numéro ; la carte se trouve donc aussi par son nom.
mars-ruling-D-46 = La carte d’une corporation qui revient rejoint le paquet Actions avant chaque phase d’action.
    .why = Les cartes Corporation le disent ; seule la liste générale la place dans la phase de recherche.
mars-ruling-D-47 = Si une seule tuile Colonie est possible, aucune carte n’est révélée.
    .why = Le livret se tait ; une case unique n’en demande pas non plus.
mars-ruling-D-48 = Une aide qui limite la forêt à une région cherche d’abord là, puis une case à côté d’une tuile de MarsBot.
    .why = Aucun texte ne dit laquelle des deux conditions passe avant.
mars-ruling-D-49 = Avec Objectifs & Récompenses, les départages du plateau joué s’appliquent.
    .why = Le livret les imprime par plateau et n’en change que certaines étapes.
mars-ruling-D-50 = Pour quatre Objectifs de l’extension, l’application demande où vous en êtes. Dans une partie à l’écran, la condition de l’Objectif du même nom sur son plateau vaut ; Corrupteur exige 20 M€ et coûte 12 de plus.
    .why = Votre règle pour Corrupteur, Garde-côte, Forestier et Frontalier est sur la tuile ; l’application ne la connaît pas.
mars-ruling-D-51 = Si Pristar remplace la hausse de la carte B06 ou B15 (Lobbyists), celle-ci est détruite quand même.
    .why = L’option a été appliquée, seulement sous une autre forme.
mars-ruling-D-52 = Sur une case particulière, MarsBot paie d’abord, puis prend ce qu’elle donne.
    .why = Le livret cite les deux, mais pas l’ordre.
mars-ruling-D-53 = Dans le sens horaire, les partis sont Priorité Mars, Kelvinistes, Rouges, Verts, Unité, Scientifiques.
    .why = Les listes des partis vont dans les deux sens ; vérifiez sur votre plateau.
mars-ruling-D-54 = Les Objectifs et Récompenses à plusieurs orthographes suivent les listes de MarsBot.
    .why = Suburban, Traveler, Coast Guard et Eccentric s’écrivent différemment selon le matériel.
mars-ruling-D-55 = Une carte résolue pendant une autre rejoint la première la pile de cartes jouées.
    .why = Elle est terminée la première ; le livret ne donne pas d’ordre.
mars-ruling-D-56 = Une case qui compte une icône de plus pour deux raisons, bord et volcan, en compte une pour chacune ; la même raison compte une fois.
    .why = Le plateau et un Objectif ou une Récompense peuvent désigner ces cases ; aucun livret ne dit si cela s’additionne.
mars-ruling-D-57 = En Difficile, MarsBot valide d’abord son Objectif, échange ensuite ses réserves pleines, puis joue sa carte.
    .why = Le livret fait valider l’Objectif avant que le tour suive son cours, et l’échange fait partie du tour.
mars-ruling-D-58 = La carte révélée pour la carte B29 (Gray Eminence) compte les partis à égalité dans le sens horaire, le parti dominant en dernier.
    .why = On compte comme pour les autres délégués de MarsBot.
mars-ruling-D-59 = La carte B21 (Party Politics), retirée par Septem Tribus, compte parmi les cartes détruites.
    .why = La carte dit seulement qu’on ne l’utilise pas.
mars-ruling-D-60 = Stormcraft : on distribue les cartes Projet, on dépense les flotteurs, on prend la carte supplémentaire, puis la température monte.
    .why = La carte donne l’effet, pas sa place dans la phase de recherche.
mars-ruling-D-61 = Si la pioche Projet et sa défausse sont vides, on ne pioche pas ; une carte à révéler compte pour un coût de 0.
    .why = Les livrets ne prévoient pas ce cas ; toutes les autres cartes sont en main, en jeu ou hors du jeu.

## Les règles en bref, selon nos numéros

mars-rule-2 = Ce que possède MarsBot
    .text = MarsBot a un NT, une réserve de M€, un marqueur sur chacune de ses pistes et ses tuiles sur le plateau. Il n’a ni main, ni production, ni autres ressources, ni effets de cartes. Les extensions lui donnent des flotteurs, des cubes en réserve, des colonies, des flottes ou des délégués.
mars-rule-3-1 = Mise en place
    .text = Préparez la partie comme à deux joueurs. Les marqueurs de MarsBot commencent à 0, son NT à 20, ses M€ à 0. Son premier paquet Actions réunit trois cartes Projet et la première carte Bonus, mélangées. Vous êtes le premier joueur.
mars-rule-3-2 = La corporation de MarsBot
    .text = Vous choisissez d’abord votre corporation, puis MarsBot en reçoit une autre. Sa mise en place est appliquée, puis ses badges de départ sont résolus comme ceux d’une carte ; son effet est déjà actif. Un cube sur une case de piste agit une fois, avant l’icône imprimée.
mars-rule-3-3 = Mise en place des plateaux et extensions
    .text = Chaque plateau a son plateau MarsBot et sa carte Corporate Competition (B08 à B14). Prélude ajoute trois cartes Projet au premier paquet Actions. Venus Next, Colonies et Turmoil remplacent ou ajoutent des cartes Bonus ; certaines reviennent à chaque génération. Tout se combine.
mars-rule-4 = Déroulement d’une génération
    .text = Le marqueur Premier Joueur change de camp à chaque génération. Après la phase de recherche, MarsBot et vous jouez à tour de rôle jusqu’à ce que les deux aient passé. À son tour, MarsBot résout une carte ; si son paquet Actions est vide, il passe. Vous seul produisez.
mars-rule-5-1 = Recherche
    .text = Vous piochez quatre cartes et achetez comme d’habitude. MarsBot reçoit gratuitement un nouveau paquet Actions : trois cartes Projet, quatre en Brutal, et la première carte Bonus, mélangées.
mars-rule-5-2 = Draft
    .text = Chaque camp reçoit une pile de quatre cartes. Vous en gardez une, MarsBot en garde une au hasard, puis les piles s’échangent, jusqu’à quatre cartes chacun. MarsBot défausse une de ses quatre cartes au hasard, sauf en Brutal, et ajoute la première carte Bonus.
mars-rule-5-3 = Paquet Bonus vide
    .text = S’il faut une carte Bonus et que le paquet est vide, les cartes Bonus défaussées sont mélangées pour en former un nouveau. Les cartes détruites ou mises de côté n’en font pas partie.
mars-rule-5-4 = Cartes qui reviennent
    .text = Certaines cartes Bonus sont mises de côté après usage et mélangées au paquet Actions suivant : B16 (Government Intervention) et B21 (Party Politics) dès le départ, B19 (Shipping Lines) à partir de la génération 2, B20 (Extended Shipping Lines) une fois la deuxième flotte obtenue. Avant cela, des flotteurs peuvent payer une carte Projet de plus.
mars-rule-5-5 = Priorité de draft
    .text = Certaines corporations ont une priorité de draft ; contre elles, le draft est obligatoire. À partir de la génération 2, MarsBot garde la carte qui convient le mieux, au hasard entre égales. Ensuite il défausse au hasard une carte qui ne convient pas, ou aucune si toutes conviennent. Le badge Joker ne convient jamais.
mars-rule-6-1 = Retirer des ressources
    .text = Si vous retirez des ressources à MarsBot, il perd 1 M€ pour chacune, quelle que soit la ressource. Il perd au plus ce qu’il a. Avec Colonies, ses cubes de cette sorte en réserve partent d’abord ; pour les M€, c’est la réserve de M€.
mars-rule-6-2 = Voler des ressources
    .text = MarsBot perd des M€, vous recevez la ressource que nomme votre carte. Vous n’obtenez pas plus que ce que MarsBot a pu perdre.
mars-rule-6-3 = Réduire une production
    .text = Un niveau de production est une case de piste : le marqueur de MarsBot recule d’une case par niveau. L’acier réduit Construction, le titane Espace, les M€ Événement, l’énergie Énergie, la chaleur Terre et les plantes Plante. Si le marqueur ne peut pas reculer d’autant, MarsBot ne peut pas être choisi.
mars-rule-6-5 = Compter chez MarsBot
    .text = Une carte qui compte les badges ou événements des autres joueurs compte la case de la piste correspondante de MarsBot, jamais ses cartes jouées. Cités, forêts, colonies et NT se comptent tels quels.
mars-rule-6-6 = Vos cartes qui réagissent à tous les joueurs
    .text = Vos effets qui réagissent à n’importe quel joueur réagissent aussi aux tuiles, aux hausses de paramètres et aux colonies de MarsBot.
mars-rule-6-7 = Ce que MarsBot ne peut pas utiliser
    .text = Une production ou des ressources que MarsBot ne peut pas avoir ne lui font rien. Au lieu de piocher une carte, il gagne 1 M€.
mars-rule-7 = Le tour de MarsBot
    .text = MarsBot révèle la première carte de son paquet Actions. D’une carte Projet, seuls les badges comptent : de gauche à droite, chacun avance sa piste, et tout ce qu’il déclenche passe d’abord. Une carte sans badge est une Action Manquée. Une carte Bonus fait ce qu’elle dit ; si rien n’est possible, rien ne se passe.
mars-rule-8-1 = Badges et pistes
    .text = Chaque badge appartient à une piste ; ceux qui la partagent dépendent du plateau. Une carte rouge montre le badge événement en dernier. Un badge Joker avance la piste la moins avancée, la plus haute en cas d’égalité. Un badge sans piste en jeu ne fait rien.
mars-rule-8-2 = Plateaux MarsBot
    .text = Les pistes ont 18 cases, la piste Vénus 12. Leur contenu vient de transcriptions des plateaux imprimés. Celui de Vastitas Borealis n’est pas connu ; des pistes provisoires y sont utilisées.
mars-rule-8-3 = Avancer
    .text = Le marqueur avance d’une case, et ce qui s’y trouve arrive aussitôt ; cela peut encore avancer des pistes. Une case n’agit que la première fois. Sur la dernière case, avancer est une Action Manquée, sauf si une carte Bonus l’a ordonné.
mars-rule-8-4 = Reculer
    .text = Un marqueur qui a reculé ne déclenche plus les cases déjà atteintes. Objectifs, Récompenses et décomptes utilisent la case où il se trouve maintenant.
mars-rule-8-5 = Piste la moins ou la plus avancée
    .text = On compare les numéros de case de toutes les pistes en jeu, Vénus comprise. En cas d’égalité, la plus haute compte ; Vénus est la plus basse. Une piste au bout participe aussi.
mars-rule-9 = Ce que font les cases
    .text = Une case peut augmenter un paramètre, placer une tuile, augmenter le NT, avancer une piste, valider un Objectif ou financer une Récompense. Chaque niveau d’un paramètre et chaque océan rapporte 1 NT à MarsBot. À −24 et −20 °C, il gagne 2 M€, à 0 °C il place un océan, à 8 % d’oxygène il augmente la température. Ce qui est impossible est une Action Manquée ; les icônes d’extensions absentes sont ignorées.
mars-rule-10 = Action Manquée
    .text = MarsBot gagne 5 M€, 3 M€ avec la règle Facile. Cela arrive pour une carte sans badge, une piste au bout et une case dont l’action est impossible. Une carte Bonus qui ne peut rien faire n’est pas une Action Manquée.
mars-rule-11-1 = Objectifs et Récompenses
    .text = Trois Objectifs et trois Récompenses dans la partie, pour les deux camps ensemble. MarsBot ne paie rien. Une Récompense qu’il a financée rend les vôtres plus chères, comme d’habitude.
mars-rule-11-2 = Quel Objectif MarsBot valide
    .text = Parmi les Objectifs libres qu’il remplit, MarsBot en valide un que vous remplissez aussi. Sinon, il valide celui dont vous êtes le plus proche, selon la part du chemin parcourue. En cas d’égalité, le plus à gauche ; Aéronaute vient en dernier.
mars-rule-11-3 = Quelle Récompense MarsBot finance
    .text = MarsBot finance la Récompense où son avance sur vous est la plus grande, s’il mène quelque part. En cas d’égalité, la plus à gauche ; Vénuphile vient en dernier. Quand une Récompense compte des ressources restantes, votre production compte aussi pendant la partie.
mars-rule-11-4 = Valeur de MarsBot dans une Récompense
    .text = L’aide de jeu du plateau dit ce que compte MarsBot, pendant la partie et à la fin. Avec la règle Facile, il compte 5 de moins. Votre valeur finale suit la Récompense imprimée.
mars-rule-12-1 = Placer une tuile
    .text = Les cases autorisées sont celles des règles habituelles. La préférence de la tuile les réduit d’abord, puis les départages du plateau dans l’ordre. Dès qu’il reste une case, la tuile y va.
mars-rule-12-2 = Départages du placement
    .text = La plupart des plateaux regardent d’abord les océans adjacents, puis les icônes de bonus recouvertes ; certains préfèrent une région, des tuiles spéciales ou le bord. S’il reste une égalité, une carte révélée tranche : comptez les cases dans l’ordre de lecture, en boucle, jusqu’à son coût.
mars-rule-12-3 = Forêt
    .text = Une forêt va à côté d’une tuile de MarsBot si possible. MarsBot préfère le plus de ses cités à côté, puis le moins des vôtres. L’oxygène monte d’un niveau, sauf s’il est au maximum.
mars-rule-12-4 = Cité
    .text = Une cité ne peut pas toucher une autre cité. MarsBot préfère le plus de forêts à côté, quel qu’en soit le propriétaire.
mars-rule-12-5 = Océan
    .text = Un océan va sur une case Océan libre. Seuls les départages décident laquelle.
mars-rule-12-6 = Instance Neurale
    .text = Elle va sur une case de terre qui n’est pas au bord et ne touche ni tuile ni zone réservée. Seuls les départages décident laquelle. Elle appartient à MarsBot et compte comme une de ses tuiles.
mars-rule-12-7 = Ce qu’une case rapporte à MarsBot
    .text = MarsBot gagne 2 M€ par océan adjacent et 1 M€ par icône de bonus recouverte, au lieu de ce qui est imprimé. Les cases particulières de Hellas, Terra Cimmeria et Vastitas Borealis lui coûtent des M€ et donnent un océan, une colonie ou un niveau de température, s’il peut payer et en profiter.
mars-rule-13 = Cartes Bonus
    .text = Une carte Bonus applique la première de ses options qui est possible. Ensuite elle est défaussée, détruite ou mise de côté pour la génération suivante, selon son texte. Un paramètre est proche s’il lui manque un ou deux niveaux jusqu’à un bonus ou à son maximum. Le plus éloigné de son maximum est celui auquel il manque le plus de niveaux.
mars-rule-14 = Carte B08 (Corporate Competition)
    .text = Avec au moins 5 M€, MarsBot parcourt les Récompenses financées, la plus serrée d’abord : celles où vous menez ou égalez, puis celles où il mène. La première aide possible est appliquée et coûte 5 M€. S’il n’y en a pas, une autre carte Bonus est résolue.
mars-rule-15-1 = Prélude
    .text = MarsBot ne reçoit pas de cartes Prélude, mais trois cartes Projet de plus dans son premier paquet Actions. Vous perdez dès que la génération 18 doit commencer, et à la fin les M€ de MarsBot valent davantage deux générations plus tôt.
mars-rule-15-2 = Venus Next
    .text = Les badges Vénus avancent une piste à eux. La carte B16 (Government Intervention) remplace l’étape du Gouvernement Mondial. Vénus n’a pas besoin d’être au maximum pour que la partie se termine. Aéronaute et Vénuphile rejoignent les Objectifs et les Récompenses.
mars-rule-15-3 = Flotteurs
    .text = MarsBot reçoit des flotteurs de ses pistes, de la carte B02 (Invasive Species) et de Titan. Dès qu’Aéronaute ne peut plus être validé, il en dépense cinq pendant une phase de recherche pour une carte Projet de plus.
mars-rule-15-4 = Colonies
    .text = MarsBot construit une colonie sur une tuile désignée par une carte révélée et met deux cubes de sa sorte en réserve. Pour commercer, il visite la tuile au marqueur le plus avancé et met deux cubes en réserve, trois s’il y a une colonie. À son tour, cinq cubes font avancer leur piste d’une case. Europe donne plutôt un océan ou du NT, Titan des flotteurs.
mars-rule-15-5 = Turmoil
    .text = Le délégué de MarsBot va là où il deviendrait chef et rendrait le parti dominant, sinon là où il deviendrait chef, et ainsi de suite jusqu’au premier parti dans le sens horaire. À la révision du NT, vous perdez 1 NT, MarsBot aucun. Événements globaux et bonus du parti au pouvoir ne concernent que vous, mais MarsBot gagne 1 NT comme président. À la fin, chaque chef de parti et le président valent 1 PV.
mars-rule-16-1 = Tharsis : Objectifs et Récompenses
    .text = MarsBot remplit Terraformeur, Maire et Jardinier comme vous. Il lui faut Construction à 8 pour Constructeur, et toutes ses pistes sauf Vénus à 4 pour Planificateur. Dans les Récompenses, il compte ses tuiles, Construction et Événement, Science, Énergie plus 5, et Espace plus 5.
mars-rule-16-2 = Hellas : Objectifs et Récompenses
    .text = Il faut à MarsBot toutes ses pistes à 3 pour Diversificateur, 35 M€ pour Tacticien, Énergie à 6 pour Générateur, Science à 6 pour Frontalier, et trois tuiles polaires comme vous. Dans les Récompenses, il compte ses forêts, ses cartes vertes jouées, Espace, un cinquième de ses M€, et Construction.
mars-rule-16-3 = Elysium : Objectifs et Récompenses
    .text = Il faut à MarsBot toutes ses pistes sauf Vénus à 2 pour Généraliste, une piste à 10 pour Spécialiste, Plante à 4 pour Écologiste, et 15 cartes vertes et bleues ou 5 rouges jouées pour Visionnaire et Légende. Dans les Récompenses, il compte ses cartes de coût 20 ou plus, Énergie plus 5, ses tuiles du sud, ses tuiles à côté d’océans, et son NT moins 15.
mars-rule-16-4 = Terra Cimmeria : Objectifs et Récompenses
    .text = Il faut à MarsBot Terre et Vénus à 5 ensemble pour Planétologue, Science à 6 pour Architecte, quatre tuiles à côté d’océans pour Garde-côte, Plante à 10 pour Forestier et Événement à 10 pour Financier. Dans les Récompenses, il compte Énergie, ses tuiles à côté de tuiles spéciales, le double de sa piste la plus haute, Plante plus 5, et un septième de ses M€.
mars-rule-16-5 = Utopia Planitia : Objectifs et Récompenses
    .text = Il faut à MarsBot trois cartes Bonus détruites pour Spécialiste, trois colonies pour Pionnier, Énergie, Terre et Vénus à 2 pour Commerçant, Construction et Espace à 7 ensemble pour Métallurgiste, et Science à 4 pour Chercheur. Dans les Récompenses, il compte ses tuiles au bord, Terre, Plante moins 2, ses cartes de coût 10 ou moins, et ses cités.
mars-rule-16-6 = Vastitas Borealis : Objectifs et Récompenses
    .text = Il faut à MarsBot Plante à 4 pour Agronome, Espace à 5 pour Astronaute, trois tuiles près de cases volcaniques pour Géologue, Terre et Énergie à 10 ensemble pour Ingénieur, et Science ou Plante à 6 pour Fermier. Dans les Récompenses, il compte Terre plus 5, son plus grand groupe de tuiles, ses tuiles loin des océans, Événement, et la plus haute de Construction et Espace.
mars-rule-16-7 = Objectifs & Récompenses
    .text = MarsBot utilise son plateau Tharsis et la carte B14 (Corporate Competition) sur chaque plateau ; Terraformeur est retiré. Géologue, Fondateur, Banlieusard et Highlander changent ses départages tant qu’ils sont en jeu. Avec Pionnier ou Bâtisseur, des cubes se trouvent sur Espace 7, Espace 10 et Énergie 8 : en les atteignant, MarsBot paie 5 M€ et construit une colonie. Corrupteur coûte 12 M€ à MarsBot.
mars-rule-17 = Difficulté
    .text = Facile : MarsBot ignore les icônes « Avancer le marqueur », gagne 3 M€ par Action Manquée et compte 5 de moins dans les Récompenses. Difficile : il marque des PV pour ses cartes jouées et peut valider un Objectif pour 8 M€ à son premier tour d’une génération. Brutal ajoute une quatrième carte Projet. Chacune de ces règles peut être choisie seule.
mars-rule-18-1 = Défaite immédiate
    .text = Si la génération 20 commence, MarsBot a gagné aussitôt. Avec Prélude, c’est la génération 18.
mars-rule-18-2 = Dernière génération
    .text = Quand température, oxygène et océans sont au maximum, la génération est jouée jusqu’au bout. Ensuite, vous pouvez encore convertir des plantes en forêts. MarsBot avance chaque marqueur dont la case suivante montre une forêt non utilisée, et la place.
mars-rule-18-3 = Points
    .text = MarsBot marque son NT, 5 PV par Objectif et par Récompense gagnée ou à égalité, 1 PV par forêt, ses cités comme d’habitude, son Instance Neurale et ses M€. L’Instance Neurale vaut 1 PV par case adjacente sans une de vos tuiles. Il n’y a pas de deuxième place dans les Récompenses.
mars-rule-18-4 = M€ à la fin
    .text = Jusqu’à la génération 12, MarsBot marque 1 PV pour 8 M€. À chaque génération suivante, il en faut un de moins. Avec Prélude, cela commence deux générations plus tôt.
mars-rule-18-5 = Vainqueur
    .text = Vous gagnez avec plus de points que MarsBot. Une égalité est une victoire de MarsBot.
mars-rule-19-1 = Cartes particulières
    .text = Habitats Protégés (173) arrête B01 (Meteor Shower) et B02 (Invasive Species), la carte promo X14 arrête B01. La carte 099 compte la piste Espace de MarsBot, la carte C13 la moitié de la piste du badge jovien. La carte X06 prend 3 M€ puis rejoint la pile de cartes jouées de MarsBot. La carte 247 donne 1 M€ à MarsBot ; pour une cathédrale (X65) dans sa cité, il paie 2 M€ et avance sa piste la moins avancée.
mars-rule-19-2 = Corporations qui réagissent aux cartes et aux badges
    .text = Vos effets qui réagissent à la carte de n’importe quel joueur réagissent aussi aux cartes Projet que MarsBot résout, mais pas aux icônes ni aux avances de ses pistes. Seule exception : les avances comme microbe, pour Pharmacy Union et Splice. Mons Insurance ne peut pas être utilisée contre MarsBot.
mars-rule-19-3 = La carte B16 (Government Intervention) et les corporations
    .text = Aphrodite et Lakefront Resorts réagissent à ce que fait la carte B16, bien que MarsBot n’y gagne rien d’autre. Pristar ne réagit pas à cette carte.

mars-setup-deck-no-bonus = Premier paquet Actions de MarsBot : { $projects ->
        [one] 1 carte Projet
       *[other] { $projects } cartes Projet
    } face cachée, mélangées. Pas de carte Bonus cette fois.
mars-ask-fewest-tags = Quelle carte quitte le paquet Actions de MarsBot ?
    .why = Polyphemos : regardez les cartes Projet du paquet Actions et défaussez-en une qui a le moins de badges, au choix en cas d’égalité.

## Pictures of a run
mars-plot-generation = Génération
