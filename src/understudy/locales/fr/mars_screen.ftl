# Terraforming Mars à l’écran : ce que la page dit autour de vos cartes.


mars-screen-price = { $mc } M€
mars-screen-start-money = commence avec { $mc } M€
mars-screen-production = production
mars-screen-worth = vaut { $points } PV
mars-screen-kind-automated = Automatisée
mars-screen-kind-active = Active
mars-screen-kind-event = Événement
mars-screen-kind-corporation = Corporation
mars-screen-kind-prelude = Prélude
mars-screen-set-base = Jeu de base

mars-screen-hand = Main
mars-screen-played = Jouées
mars-screen-in-hand = Dans votre main
mars-screen-nth = { $number } sur { $count }
mars-screen-card-before = Carte précédente
mars-screen-card-after = Carte suivante
mars-screen-play = Jouer pour { $mc } M€
mars-screen-filter = Cartes par badge
mars-screen-all = Toutes
mars-screen-with-tag = Cartes avec le badge { $tag }
mars-screen-sort = Ordre de la main
mars-screen-sort-playable = Jouables d’abord
mars-screen-sort-price = Par prix
mars-screen-sort-type = Par type
mars-screen-sort-tag = Par badge
mars-screen-later = Pour plus tard
mars-screen-playable = { $count ->
    [0] Aucune n’est jouable maintenant
    [one] 1 est jouable maintenant, en tête
   *[other] { $count } sont jouables maintenant, en tête
}
mars-screen-left-in-hand = Cartes non jouées en main : { $count } (sans PV)
mars-screen-if-bought = { $by } % si achetée
mars-screen-playable-now = jouable maintenant
mars-screen-no-cards = Vous n’avez pas de carte en main
mars-screen-not-yet = Pas encore jouable
mars-screen-kept = Déjà gardées
mars-screen-keep-one = Gardez-en une
mars-screen-corporations = Corporations
mars-screen-pile = Cartes qu’on vous passe

mars-screen-start-hint = Regardez vos { $count } cartes avant de choisir
mars-screen-start = Votre départ
mars-screen-start-corporation = Corporation
mars-screen-start-preludes = Cartes Prélude
mars-screen-start-cards = Cartes
mars-screen-see-cards = Voir les cartes
mars-screen-next = { $card }, suite
mars-screen-begin-with = Commencer avec { $card }
mars-screen-choose-one = Choisissez-en une
mars-screen-which-cards = Quelles cartes achetez-vous ?
mars-screen-left = restants
mars-screen-keep-begin = { $count ->
    [0] Commencer sans acheter
   *[other] En acheter { $count } et commencer
}
mars-screen-too-many = Vous ne pouvez pas en payer autant
mars-screen-buy = { $count ->
    [0] Ne rien acheter
   *[other] En acheter { $count }
}
mars-screen-buy-all = Acheter les { $count }
mars-screen-keep = Garder { $card }

mars-screen-action-of = Votre tour, action { $number } sur 2
mars-screen-forecast-assumes = Le modèle simple « greedy » joue votre camp selon les règles, mais moins bien que la plupart des gens.
mars-screen-verb-use = Utiliser une carte
mars-screen-verb-projects = Projets standard
mars-screen-verb-claim = Objectifs, Récompenses
mars-screen-verb-sell = Vendre
mars-screen-pass = Passer
mars-screen-end = Terminer le tour
mars-screen-confirm-pass = Passer pour cette génération ?
    .hint = Vous ne jouerez plus avant la génération suivante. Vous avez encore des coups possibles :
    .stay = Continuer à jouer
mars-screen-confirm-cards = Cartes jouables
mars-screen-confirm-buy = N’acheter aucune de ces cartes ?
    .hint = Elles seront toutes défaussées. Vous avez { $mc } M€ et une carte coûte { $price } M€.
    .stay = Revenir aux cartes
mars-screen-likely-plants = Forêt pour { $count } plantes
mars-screen-likely-heat = Température pour { $count } chaleurs
mars-screen-use = Utiliser l’action
mars-screen-use-card = Utiliser l’action de { $card }
mars-screen-used = utilisée
mars-screen-use-a-card = Utiliser l’action d’une carte
mars-screen-once = Une fois par génération
mars-screen-projects = Projets standard
mars-screen-one-tap = Un toucher suffit. On peut revenir en arrière.
mars-screen-convert = Convertir
mars-screen-convert-plants = Forêt avec des plantes
mars-screen-convert-heat = Température avec de la chaleur
mars-screen-standard-projects = Projets standard (sans limite)
mars-screen-claimable = À revendiquer : { $milestones }
mars-screen-claim-fund = Objectifs et Récompenses
mars-screen-money = Vous avez { $mc } M€
mars-screen-have-need = vous avez { $have }, il faut { $need }
mars-screen-bot-could = MarsBot pourrait le valider
mars-screen-bot-has = MarsBot { $have } sur { $need }
mars-screen-you-bot = vous { $you }, MarsBot { $bot }
mars-screen-sell-patents = Vendre des brevets
mars-screen-sell-hint = 1 M€ par carte
mars-screen-sell = { $count ->
    [0] Choisissez des cartes
    [one] Vendre 1 carte pour 1 M€
   *[other] Vendre { $count } cartes pour { $count } M€
}

mars-screen-actions = Actions
mars-screen-always = Effets permanents
mars-screen-others = Autres cartes
mars-screen-events = Événements
mars-screen-points = PV
mars-screen-card-points = PV de vos cartes
mars-story = La partie en cinq phrases
mars-story-start = { $corporation } contre MarsBot sur { $map } ({ $difficulty }) : { $generations ->
    [one] { $generations } génération
   *[other] { $generations } générations
}.
mars-story-rating = Votre niveau de terraformation est passé de { $yours } à { $now }, celui de MarsBot de { $its } à { $risen }.
mars-story-cards = Vous avez joué { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et placé { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} à vous ; MarsBot en a placé { $its }.
mars-story-goals = Objectifs et Récompenses : les vôtres { $yours } ; ceux de MarsBot { $its }.
mars-story-none = aucun
mars-story-result-human = Vous avez gagné de { $count } PV, surtout grâce à : { $line } (+{ $lead }).
mars-story-result-bot = MarsBot a gagné de { $count } PV, surtout grâce à : { $line } (+{ $lead }).
mars-story-result-level = Les deux camps ont le même score.
mars-story-lost = Les paramètres n’ont pas été complétés à temps.
mars-screen-ahead-human = vous avez { $count } PV d’avance
mars-screen-ahead-bot = MarsBot a { $count } PV d’avance
mars-screen-stood = sans les Récompenses
mars-screen-level = à égalité
mars-screen-nothing-played = Aucune carte en jeu pour l’instant

mars-screen-my-turn = À moi
mars-screen-go-on = Continuer
mars-screen-each = { $mc } M€ l’unité
mars-screen-fills = le reste en M€
mars-screen-pay-why = Proposition : d’abord les ressources qui servent peu ailleurs, sans perte ; les M€ restent pour tout.
mars-screen-pay-why-heat = Proposition : garde la chaleur, qui peut augmenter la température.
mars-screen-pay = Payer { $mc } M€
mars-screen-pay-short = Pas assez pour { $mc } M€
mars-screen-pay-wasted = Trop pour { $mc } M€
mars-screen-for-you = Pour vous
mars-screen-opened = Jouable maintenant
mars-screen-taken-from-you = Vous avez perdu
mars-screen-cube-worth-most = La ressource qui vaut le plus de PV doit partir ; à égalité, vous choisissez.
mars-screen-stays = reste
mars-screen-threat = { $milestone } : MarsBot remplit la condition et peut le valider. Vous avez { $have } sur { $need }.
mars-screen-nothing-taken = Vous n’avez rien perdu.
mars-screen-resource = Ressource
mars-screen-had = avant
mars-screen-has-now = après
mars-screen-income = NT { $tr } + production { $production }
mars-screen-energy-turned = { $count ->
    [one] { $count } convertie en chaleur
   *[other] { $count } converties en chaleur
}
mars-screen-heat-from-energy = { $had } + { $count } de l’énergie
mars-screen-now-hint = Sans les Récompenses.
mars-screen-score-cards = les vôtres ; ceux de MarsBot aux niveaux Difficile et Brutal seulement

mars-screen-too-late = N’est plus jouable.
mars-screen-last-chance = Dernière chance de jouer :
mars-screen-stands-at = { $of ->
    [temperature] la température est à { $have } °C
    [oxygen] l’oxygène est à { $have } %
    [venus] Vénus est à { $have } %
   *[oceans] { $have ->
        [0] il n’y a aucun océan sur Mars
        [one] il y a { $have } océan sur Mars
       *[other] il y a { $have } océans sur Mars
    }
}
mars-screen-cheaper = { $mc } M€ de moins grâce à { $card }
mars-screen-pays-with = Payé avec
mars-screen-change = Modifier
mars-screen-taken = { $count ->
    [one] { $count } validé sur 3
   *[other] { $count } validés sur 3
}
mars-screen-funded = { $count ->
    [one] { $count } financée sur 3
   *[other] { $count } financées sur 3
}
mars-screen-leads-you = vous menez
mars-screen-leads-bot = MarsBot mène
mars-screen-leads-tie = à égalité
mars-screen-no-actions = Aucune de vos cartes en jeu n’a d’action
mars-screen-key-card = Ouvrir une carte, choisir dans une liste
mars-screen-key-list = Se déplacer dans une liste ou sur le plateau
mars-screen-key-neighbour = Carte précédente ou suivante
mars-screen-key-enter = Appuyer sur le bouton principal

## Toutes les cartes

mars-legend = Signification des symboles
mars-legend-any-resource = Une ressource au choix
mars-legend-production = Dans le cadre : production
mars-legend-any-tile = N’importe quelle tuile
mars-legend-card = Une carte
mars-legend-token = Une ressource sur une carte
mars-legend-here = Sur cette carte
mars-legend-for = À gauche le coût, à droite le gain
mars-legend-per = Par lot de 2
mars-legend-either = D’un joueur au choix
mars-legend-rival = De MarsBot
mars-legend-requirement = Prérequis pour jouer la carte
mars-legend-action = Action, une fois par génération
mars-legend-always = Effet tant que la carte est en jeu
mars-legend-first = Votre première action de la partie
mars-legend-book = Seulement dans le texte
mars-all-find = Nom, numéro ou texte
mars-all-set = Extension
mars-all-sets = Toutes les extensions
mars-all-kind = Type
mars-all-kinds = Tous les types
mars-all-no-tag = Cartes sans badge
mars-all-more = Afficher la suite
mars-all-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Colonies et Turmoil

mars-screen-trade = Commerce
mars-screen-trade-with = Commercer avec { $colony }
mars-screen-fleets = Flottes commerciales disponibles : { $home } sur { $all }
mars-screen-trade-brings = Gain du commerce
mars-screen-colony-brings = Bonus par colonie
mars-screen-build-brings = Bonus de placement
mars-screen-income-card = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
mars-screen-income-exchange = piocher une carte puis en défausser une
mars-screen-income-ocean = un océan
mars-screen-build = Bâtir pour { $mc } M€
mars-screen-trade-for = { $count ->
    [0] Commercer gratuitement
   *[other] Commercer : { $count } × { $resource }
}
mars-screen-delegate = Envoyer un délégué
mars-screen-send = { $mc ->
    [0] Envoyer le délégué du lobby (gratuit)
   *[other] Envoyer un délégué ({ $mc } M€)
}
mars-screen-from-lobby = depuis le lobby, gratuit
mars-screen-from-reserve = { $count } en réserve
mars-screen-would-lead = vous le dirigeriez
mars-screen-would-dominate = il serait dominant
mars-screen-changes-nothing = rien ne change encore
mars-screen-policy-of = Politique : { $party }
mars-screen-rules = Parti au pouvoir : { $party }
mars-screen-influence = Influence { $count }
mars-screen-in-lobby = un dans le lobby, { $count } en réserve
mars-screen-lobby-empty = lobby vide, { $count } en réserve
mars-screen-world = Événements globaux
mars-screen-world-you = leurs effets sur vous
mars-screen-world-now = maintenant
mars-screen-world-next = ensuite
mars-screen-world-then = plus tard
mars-screen-world-nothing = aucun effet pour l’instant
mars-screen-world-more = et des effets qui dépendent d’un choix ou du hasard
mars-policy-mars-first = Quand vous placez une tuile sur Mars, gagnez 1 acier.
mars-policy-scientists = Une fois par génération : payez 10 M€ et piochez 3 cartes.
mars-policy-unity = Le titane vaut 1 M€ de plus.
mars-policy-greens = Quand vous placez une forêt, gagnez 4 M€.
mars-policy-reds = Chaque augmentation de 1 de votre NT coûte 3 M€.
mars-policy-kelvinists = Payez 10 M€ et augmentez de 1 vos productions d’énergie et de chaleur (peut être répété).

## Les préludes au départ

mars-screen-which-preludes = Quelles deux cartes Prélude gardez-vous ?
mars-screen-preludes-hint = Elles se jouent avant votre premier tour.
mars-screen-two-preludes = { $count ->
    [0] Choisissez-en deux
    [1] Choisissez-en encore une
   *[other] Ces deux-là, suite
}
