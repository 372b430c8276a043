### Mise en place de la table

mars-setup-map = Plateau { $map }, mise en place comme à deux joueurs : température −30 °C, oxygène 0 %, aucun océan.
mars-setup-cards = { $corporate ->
    [0] Cartes de base seulement : retirez celles de l’Ère des Corporations.
   *[other] Cartes de base avec celles de l’Ère des Corporations.
}
mars-setup-board = { $cubes ->
    [one] Plateau MarsBot : un cube transparent sur la case 0 de sa { $cubes } piste.
   *[other] Plateau MarsBot : un cube transparent sur la case 0 de chacune de ses { $cubes } pistes.
}
mars-setup-rating = Une couleur pour MarsBot ; son NT commence à { $tr }, ses M€ à 0.
mars-setup-bonus-real = { $cards ->
    [one] Paquet Bonus : { $cards } carte, face cachée.
   *[other] Paquet Bonus : { $cards } cartes (B01 à B08), mélangées face cachée.
}
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
mars-setup-neural-instance = La tuile Instance Neurale attend à côté du plateau.
mars-setup-you = { $production ->
    [0] Vous vous préparez comme d’habitude : corporation, dix cartes Projet, NT 20.
   *[other] Vous vous préparez comme d’habitude : corporation, dix cartes Projet, NT 20, chaque production à { $production }.
}
mars-setup-first-player = Vous prenez le marqueur Premier Joueur.
mars-setup-draft = Draft : à partir de la génération 2, MarsBot et vous draftez quatre cartes.
mars-setup-rule = Règle particulière : { $rule }

## Terraforming Mars contre MarsBot.
### Les noms (pistes, badges, tuiles…) sont insérés tels quels : les phrases ne les modifient pas.

## Le déroulement de la partie

mars-set-up = { $bonus ->
    [one] Mise en place : paquet de { $bonus } carte Bonus
   *[other] Mise en place : paquet de { $bonus } cartes Bonus
}
mars-action-deck = { $cards ->
    [one] Paquet Actions : { $cards } carte
   *[other] Paquet Actions : { $cards } cartes mélangées
}
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
mars-bonus-drawn = Carte Bonus piochée, face cachée
mars-bonus-reshuffled = { $count ->
    [one] Paquet Bonus vide : { $count } carte défaussée forme le nouveau paquet
   *[other] Paquet Bonus vide : { $count } cartes défaussées, mélangées, forment le nouveau paquet
}
mars-project-reshuffled = { $count ->
    [one] Pioche Projet vide : { $count } carte défaussée forme la nouvelle pioche
   *[other] Pioche Projet vide : { $count } cartes défaussées, mélangées, forment la nouvelle pioche
}
mars-production = Production : votre énergie devient de la chaleur, puis vous recevez vos revenus
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
mars-tag-without-track = Badge { $tag } : pas de piste en jeu, rien ne se passe
mars-advance = Piste { $track } → { $to } ({ $icon })
mars-advance-spent = Piste { $track } → { $to } (case déjà utilisée, rien ne se passe)
mars-advance-ignored = Avancer le marqueur : ignoré (règle Facile)
mars-icon-ignored = { $icon } : extension absente, rien ne se passe
mars-track-at-end = La piste { $track } est à son terme, rien ne se passe
mars-regress = Piste { $track } ← { $to }
mars-failed-action = Action Manquée : MarsBot gagne { $mc } M€
mars-gain-tr = MarsBot : NT +{ $tr }
mars-flip = Carte révélée : { $card }
mars-milestone-paid = MarsBot paie { $mc } M€ pour l’Objectif

## Cartes Bonus

mars-bonus-card = Carte Bonus : { $card }
mars-bonus-discarded = Défaussée : { $card }
mars-bonus-destroyed = Détruite, hors du jeu : { $card }
mars-bonus-impossible = Rien de tout cela n’est possible ; ce n’est pas une Action Manquée
mars-card-money = MarsBot gagne { $mc } M€
mars-furthest = Niveaux manquants : oxygène { $oxygen }, océans { $oceans }, température { $temperature }
mars-competition = Récompense financée la plus serrée : { $award }
mars-helper-paid = MarsBot paie { $mc } M€ pour cette aide
mars-helper-impossible = { $award } : aide impossible
mars-no-helper = Aucune aide possible : MarsBot pioche une autre carte Bonus
mars-you-lose-plants = { $plants ->
    [0] Vous n’avez pas de plantes à perdre
    [one] Vous perdez { $plants } plante
   *[other] Vous perdez { $plants } plantes
}
mars-you-are-protected = Une de vos cartes vous protège : vous ne perdez rien
mars-you-remove-cube = Retirez l’animal ou le microbe qui vaut le plus de PV, si vous en avez un
mars-you-lose-cube = Vous perdez un cube de : { $card }

## La planète

mars-place = { $owner ->
    [bot] { $tile } : { $space } (MarsBot)
   *[human] { $tile } : { $space } (vous)
}
mars-raise-temperature = Température { $to } °C, MarsBot : NT +1
mars-raise-oxygen = Oxygène { $to } %, MarsBot : NT +1
mars-bonus-step-money = Niveau octroyant un bonus : MarsBot gagne { $mc } M€
mars-beside-oceans = Océans adjacents : MarsBot gagne { $mc } M€
mars-covered-icons = { $mc ->
    [one] Icône de bonus recouverte : MarsBot gagne { $mc } M€
   *[other] Icônes de bonus recouvertes : MarsBot gagne { $mc } M€
}
mars-final-greenery = Dernière forêt : piste { $track } → { $to }
mars-claim = { $owner ->
    [bot] Objectif validé : { $milestone } (MarsBot)
   *[human] Objectif validé : { $milestone } (vous)
}
mars-fund = { $owner ->
    [bot] Récompense financée : { $award } (MarsBot)
   *[human] Récompense financée : { $award } (vous)
}

## Votre tour

mars-turn-human = Votre tour
mars-you-pass = Vous passez
mars-you-said = Vos nombres sont notés
mars-you-off-map-city = Cité hors du plateau (vous)
mars-you-raise-temperature = Température { $to } °C, vous : NT +1
mars-you-raise-oxygen = Oxygène { $to } %, vous : NT +1
mars-you-change-tr = Changement de votre NT : { $tr }
mars-you-remove = { $mc ->
    [0] { $resource } – retrait : MarsBot n’a pas de M€ à perdre
   *[other] { $resource } – retrait : MarsBot perd { $mc } M€
}
mars-you-steal = { $mc ->
    [0] { $resource } – vol : MarsBot n’a pas de M€, vous ne gagnez rien
   *[other] { $resource } – vol : vous gagnez { $mc }, MarsBot perd { $mc } M€
}
mars-you-lower = { $steps ->
    [one] { $resource } – production de MarsBot réduite de { $steps } niveau
   *[other] { $resource } – production de MarsBot réduite de { $steps } niveaux
}
mars-you-play = Votre carte : { $card }
mars-card-counts = { $card } : { $count } chez MarsBot
mars-you-spend-plants = Vous dépensez 8 plantes pour la forêt
mars-put-right = Corrigé à la main

## Questions

mars-ask-turn = Qu’avez-vous fait ?
    .why = Indiquez ce qui concerne MarsBot ou la planète ; le reste de votre tour ne regarde que vous.
mars-ask-action-card = Quelle carte avez-vous révélée ?
    .why = MarsBot résout la première carte de son paquet Actions.
mars-ask-drawn-card = Quelle carte Projet avez-vous piochée ?
    .why = MarsBot pioche une carte Projet et résout ses badges.
mars-ask-flipped-card = Quelle carte Projet avez-vous révélée ?
    .why = Plusieurs cases se valent ; le coût de cette carte les départage. Défaussez-la ensuite.
mars-ask-bonus-card = Quelle carte Bonus avez-vous piochée ?
    .why = La carte B08 n’a pas pu aider, MarsBot résout donc une autre carte Bonus.
mars-ask-draft = Quelle carte gardez-vous ?
    .why = Pendant le draft, MarsBot et vous gardez chacun une carte, puis échangez les piles.
mars-ask-milestone-numbers = Où en êtes-vous ?
    .why = MarsBot peut valider plusieurs Objectifs et prend celui dont vous êtes le plus proche.
mars-ask-award-numbers = Qu’avez-vous maintenant ?
    .why = MarsBot se compare à vous dans les Récompenses ; les ressources comptent avec leur production.
mars-ask-score-sheet = Qu’avez-vous à la fin ?
    .why = Les Récompenses financées sont décomptées selon leur règle imprimée, et l’application ne connaît pas les PV de vos cartes.
mars-ask-plants = Combien de plantes avez-vous ?
    .why = La carte B01 prend jusqu’à 5 de vos plantes.
mars-ask-protected = Avez-vous joué Habitats Protégés (173) ?
    .why = Cette carte protège vos plantes, vos animaux et vos microbes.
mars-ask-cube = Quelle carte perd un cube ?
    .why = La carte B02 prend l’animal ou le microbe qui vaut le plus de PV ; en cas d’égalité, vous choisissez.
mars-ask-bonus-ocean = Où placez-vous l’océan ?
    .why = La température a atteint 0 °C : qui l’a augmentée place un océan.
mars-ask-attack = Que prenez-vous ?
    .why = Votre carte vous laisse le choix ; MarsBot perd des M€ à la place.
mars-ask-final-greenery = Placez-vous une dernière forêt ?
    .why = Après la dernière phase de production, vous pouvez encore changer des plantes en forêts.

## Champs : vos nombres

mars-number-said = { $generation ->
    [0] pas encore indiqué
   *[other] selon la génération { $generation }
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
mars-number-cards-in-hand = Cartes dans votre main
    .said = { mars-number-said }
mars-number-card-points = PV de vos cartes
    .said = { mars-number-said }

## Champs : ce que vous avez fait

mars-field-tile = Tuile
mars-field-space = Case
mars-field-owner = Propriétaire
mars-field-parameter = Paramètre
mars-field-steps = Niveaux
mars-field-milestone = Objectif
mars-field-award = Récompense
mars-field-resource = Ressource
mars-field-amount = Quantité
mars-field-production = Production
mars-field-your-card = Votre carte
mars-field-tr = Changement de votre NT
mars-field-track = Piste
mars-field-position = Case de la piste
mars-field-temperature = Température (°C)
mars-field-oxygen = Oxygène (%)
mars-field-bot-tr = NT de MarsBot
mars-field-bot-mc = M€ de MarsBot
mars-field-your-tr = Votre NT

## Ce que vous pouvez indiquer

mars-report-done = Terminé
    .hint = Il n’y a plus rien à indiquer.
mars-report-pass = Passer
    .hint = Vous ne jouez plus pendant cette génération.
mars-report-tile = Tuile placée
    .hint = Une de vos tuiles ou un océan sur le plateau ; NT et oxygène suivent d’eux-mêmes.
mars-report-off-map-city = Cité hors du plateau
    .hint = Phobos ou Ganymède : compte comme cité et comme tuile.
mars-report-raise = Paramètre augmenté
    .hint = Température ou oxygène par une carte ou un projet ; NT et bonus suivent d’eux-mêmes.
mars-report-claim = Objectif validé
    .hint = Trois Objectifs dans la partie, pour les deux camps ensemble.
mars-report-fund = Récompense financée
    .hint = Trois Récompenses dans la partie, pour les deux camps ensemble.
mars-report-remove = Ressources retirées
    .hint = MarsBot perd autant de M€ à la place.
mars-report-steal = Ressources volées
    .hint = MarsBot perd des M€ ; vous prenez autant de la ressource.
mars-report-lower = Production réduite
    .hint = Le marqueur de MarsBot recule d’une case par niveau.
mars-report-card = Carte qui concerne MarsBot
    .hint = Une carte qui compte quelque chose chez MarsBot ou lui prend quelque chose.
mars-report-tr = NT changé
    .hint = Par une carte seule, sans paramètre ni océan.
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
mars-report-set-your-tr = Corriger votre NT
    .hint = Comme sur le plateau.

## Ce qui n’est pas possible

mars-space-taken = Case occupée : { $space }. Choisissez une case libre.
mars-marker-on-reserved = Un marqueur ne peut pas occuper une zone réservée : { $space }.
mars-one-neural-instance = Il n’y a qu’une Instance Neurale, et elle appartient à MarsBot.
mars-no-ocean-left = Les neuf océans sont sur le plateau.
mars-milestone-gone = L’Objectif { $milestone } ne peut plus être validé.
mars-milestone-not-met = { $milestone } demande { $need } ; l’application compte { $have } pour vous. Si le plateau dit autre chose, corrigez-le d’abord.
mars-award-gone = La Récompense { $award } ne peut plus être financée.
mars-cannot-lower = { $steps ->
    [one] La piste { $track } est à 0 et ne peut pas reculer.
   *[other] La piste { $track } est en dessous de { $steps } et ne peut pas reculer autant.
}
mars-card-not-concerned = { $card } ne concerne pas MarsBot. Il n’y a rien à indiquer.
mars-deck-empty = { $deck } : il ne reste aucune carte.
mars-level-or-modifiers = Le niveau { $level } a ses propres règles. Pour choisir des règles une à une, prenez Normal.

## Pourquoi une action est manquée

mars-failure-no-tags = La carte n’a aucun badge.
mars-failure-track-at-end = La piste est à son terme.
mars-failure-no-legal-space = Aucune case autorisée n’est libre.
mars-failure-oceans-complete = Les neuf océans sont sur le plateau.
mars-failure-temperature-complete = La température est au maximum.
mars-failure-milestones-taken = Trois Objectifs sont validés.
mars-failure-no-milestone-met = MarsBot ne remplit aucun des Objectifs encore libres.
mars-failure-awards-taken = Trois Récompenses sont financées.
mars-failure-no-award-ahead = MarsBot n’est en tête dans aucune des Récompenses non financées.

## Départages

mars-tie-own-cities = Le plus de cités de MarsBot adjacentes
mars-tie-your-cities = Le moins de vos cités adjacentes
mars-tie-greeneries = Le plus de forêts adjacentes
mars-tie-greeneries-and-oceans = Le plus de forêts et d’océans adjacents
mars-tie-oceans = Le plus d’océans adjacents
mars-tie-icons = Le plus d’icônes de bonus recouvertes
mars-tie-flip = Carte révélée : compter jusqu’à son coût
mars-tie-you-meet = Vous le remplissez aussi
mars-tie-you-closest = Vous en êtes le plus proche
mars-tie-leftmost = Le plus à gauche
mars-tie-largest-lead = La plus grande avance de MarsBot
mars-tie-closest-award = La plus serrée : d’abord celles où vous menez ou égalez, puis celles où MarsBot mène

## Noms : pistes, badges, icônes

mars-track-building = Construction
mars-track-space = Espace
mars-track-event = Événement
mars-track-science = Science
mars-track-energy = Énergie
mars-track-earth = Terre
mars-track-bio = Plante

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

mars-tile-ocean = Océan
mars-tile-greenery = Forêt
mars-tile-city = Cité
mars-tile-special = Tuile spéciale
mars-tile-capital = Capitale
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

mars-award-landlord = Propriétaire
mars-award-banker = Banquier
mars-award-scientist = Scientifique
mars-award-thermalist = Thermaliste
mars-award-miner = Mineur

## Noms : le reste

mars-parameter-temperature = Température
mars-parameter-oxygen = Oxygène
mars-parameter-oceans = Océans

mars-owner-human = Vous
mars-owner-bot = MarsBot

mars-deck-project = Pioche Projet
mars-deck-bonus = Paquet Bonus
mars-deck-action = Paquet Actions

mars-map-tharsis = Tharsis
mars-expansion-corporate-era = Ère des Corporations

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

mars-modifier-ignore-advance = Sans « Avancer le marqueur »
    .hint = MarsBot ignore les icônes « Avancer le marqueur » de ses pistes, sans Action Manquée.
mars-modifier-failed-action-3 = Action Manquée : 3 M€
    .hint = Une Action Manquée rapporte à MarsBot 3 M€ au lieu de 5 M€.
mars-modifier-awards-minus-5 = Récompenses −5
    .hint = MarsBot compte 5 de moins dans chaque Récompense.
mars-modifier-card-vp = PV des cartes
    .hint = À la fin, MarsBot marque 1 PV par carte jouée portant un symbole PV qui n’est pas négatif.
mars-modifier-first-turn-milestone = Objectif précoce
    .hint = À son premier tour d’une génération, MarsBot peut valider un Objectif pour 8 M€.
mars-modifier-fourth-card = Quatrième carte Projet
    .hint = Le paquet Actions de MarsBot reçoit à chaque génération quatre cartes Projet au lieu de trois.

mars-score-tr = NT
mars-score-milestones = Objectifs
mars-score-awards = Récompenses
mars-score-greenery = Forêts
mars-score-cities = Cités
mars-score-neural-instance = Instance Neurale
mars-score-mc = M€
mars-score-cards = Cartes
mars-score-total = Total

## Ce que font les cartes Bonus

mars-bonus-B01 = Vous perdez jusqu’à 5 plantes ; après une perte de 3 ou plus, ou empêchée par une carte, elle est détruite.
mars-bonus-B02 = Vous retirez votre animal ou microbe le plus précieux ; MarsBot gagne 5 M€ dans tous les cas.
mars-bonus-B03 = MarsBot pioche une carte Projet de plus et la résout.
mars-bonus-B04 = MarsBot valide un Objectif, ou à partir de la génération 6 finance une Récompense, sinon gagne 5 M€.
mars-bonus-B05 = MarsBot construit une cité à côté d’au moins deux forêts ou océans, si un tel endroit existe.
mars-bonus-B06 = MarsBot pousse un paramètre proche d’un bonus ou de son maximum, sinon celui auquel il manque le plus.
mars-bonus-B07 = MarsBot place son Instance Neurale ; sans place pour elle, il résout une carte Projet.
mars-bonus-B08 = Pour 5 M€, MarsBot s’aide dans la Récompense financée la plus serrée ; s’il ne peut pas, il résout une autre carte Bonus.

## Décisions : où les règles imprimées se taisent ou divergent

mars-ruling-D-2 = La case 6 de la piste Événement et les cases 2 et 4 de la piste Énergie montrent des flotteurs.
    .why = Les transcriptions du plateau divergent ; ceux des autres cartes portent là des flotteurs.
mars-ruling-D-7 = Si la carte B08 ne peut pas aider, même faute de 5 M€, une autre carte Bonus est piochée.
    .why = Le livret fait piocher une autre carte chaque fois qu’aucune aide n’a eu lieu, quelle qu’en soit la raison.
mars-ruling-D-8 = D’abord les Récompenses où vous menez ou égalez, la plus petite avance en premier ; puis celles où MarsBot mène, la plus petite avance en premier.
    .why = C’est ainsi que nous comprenons « la plus serrée » ; un programme public trie dans l’autre sens.
mars-ruling-D-9 = Le paramètre le plus éloigné de son terme est celui auquel il manque le plus de niveaux.
    .why = Le livret tchèque parle de ce qui manque le plus ; une part de l’échelle serait une autre règle.
mars-ruling-D-10 = Les cases à égalité se comptent en boucle, dans l’ordre de lecture, jusqu’au coût de la carte ; un coût de 0 désigne la première.
    .why = Le livret compte jusqu’au coût, mais ne dit rien d’un coût de 0.
mars-ruling-D-11 = Une carte jouée de MarsBot ne rapporte que si elle porte un symbole PV.
    .why = La règle parle d’un symbole qui n’est pas négatif ; une carte sans symbole ne compte donc pas.
mars-ruling-D-13 = La carte B07 est détruite, que la tuile ait été placée ou non.
    .why = Le livret la détruit dans tous les cas ; seule une liste non officielle dit autre chose.
mars-ruling-D-14 = Un océan à côté de l’Instance Neurale compte comme une case que vous n’occupez pas.
    .why = Les océans n’appartiennent à personne, et seules vos tuiles retirent des points.
mars-ruling-D-24 = Une double hausse de température avec un seul niveau restant vaut un niveau, sans Action Manquée.
    .why = L’action a été faite autant que possible ; elle n’est manquée que si la température était déjà au maximum.
mars-ruling-D-25 = Banquier se trouve à gauche de Scientifique.
    .why = Le livret et l’aide de jeu les citent dans cet ordre ; vérifiez sur votre plateau.
mars-ruling-D-27 = Une dernière forêt ne vient pas d’une case déjà utilisée.
    .why = Une case agit une seule fois, et la fin de la partie n’est pas une exception.
mars-ruling-D-38 = MarsBot gagne 2 M€ pour chaque océan adjacent, et non 2 M€ en tout.
    .why = Chaque océan paie qui place une tuile à côté, comme dans le jeu de base.
mars-ruling-D-41 = Réduire une production de plusieurs niveaux fait reculer le marqueur d’autant de cases.
    .why = Le livret tchèque le dit ; les autres ne parlent que d’un seul niveau.
mars-ruling-D-42 = Retirer prend ce qui est là ; réduire une production exige tous les niveaux.
    .why = Une note du résumé français permet davantage, mais pas les règles de base.
mars-ruling-D-43 = Si une carte Bonus fait avancer une piste qui est à son terme, rien ne se passe.
    .why = Une carte Bonus impossible à appliquer n’est jamais une Action Manquée.
mars-ruling-D-55 = Une carte résolue pendant une autre rejoint la première la pile de cartes jouées.
    .why = Elle est terminée la première ; le livret ne donne pas d’ordre.
