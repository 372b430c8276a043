# Terraforming Mars à l’écran : ce que la page dit autour de vos cartes.

mars-screen-manner = Comment jouez-vous ?
mars-screen-manner-reported = À la table
    .hint = Avec la boîte : vous dites ce que vous faites
mars-screen-manner-played = À l’écran
    .hint = Sans boîte : vos cartes et votre plateau sont ici

mars-screen-price = { $mc } M€
mars-screen-start-money = commence avec { $mc } M€
mars-screen-production = production
mars-screen-worth = vaut { $points } PV
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
mars-screen-card-before = La carte précédente
mars-screen-card-after = La carte suivante
mars-screen-play = Jouer pour { $mc } M€
mars-screen-filter = Cartes par badge
mars-screen-all = Toutes
mars-screen-with-tag = Cartes avec le badge { $tag }
mars-screen-playable = { $count ->
    [0] Aucune ne peut être jouée maintenant
    [one] Une carte peut être jouée maintenant, la première
   *[other] { $count } peuvent être jouées maintenant, les premières
}
mars-screen-left-in-hand = { $count ->
    [one] Une carte vous reste en main ; elle ne rapporte rien
   *[other] { $count } cartes vous restent en main ; elles ne rapportent rien
}
mars-screen-playable-now = jouable dès maintenant
mars-screen-no-cards = Vous n’avez pas de carte en main
mars-screen-not-yet = Pas encore
mars-screen-kept = Déjà gardées
mars-screen-keep-one = Gardez-en une
mars-screen-corporations = Corporations
mars-screen-pile = Les cartes qu’on vous passe

mars-screen-start-hint = Regardez aussi vos { $count } cartes avant de choisir
mars-screen-start = Votre départ
mars-screen-start-corporation = Corporation
mars-screen-start-preludes = Préludes
mars-screen-start-cards = Cartes
mars-screen-see-cards = Voir les cartes
mars-screen-next = { $card }, suite
mars-screen-begin-with = Commencer avec { $card }
mars-screen-choose-one = Choisissez-en une
mars-screen-which-cards = Quelles cartes achetez-vous ?
mars-screen-left = restants
mars-screen-keep-begin = { $count ->
    [0] Commencer sans acheter
   *[other] En acheter { $count } et commencer
}
mars-screen-too-many = Trop cher pour vous
mars-screen-buy = { $count ->
    [0] Ne rien acheter
   *[other] En acheter { $count }
}
mars-screen-keep = Garder { $card }

mars-screen-action-of = Votre tour, action { $number } sur 2
mars-screen-coach = Que joueriez-vous ?
mars-screen-coach-sub = Votre score final moins celui de MarsBot
mars-screen-coach-busy = Des parties se jouent à partir d’ici…
mars-screen-coach-how = En moyenne sur { $count } parties depuis cette position pour chaque coup, poursuivies par le modèle simple « greedy ». La barre montre l’incertitude de la moyenne.
mars-screen-coach-alike = Les { $count } premiers ne diffèrent pas avec certitude.
mars-screen-forecast-assumes = À votre place joue le modèle simple « greedy », qui suit les règles mais joue moins bien que la plupart des gens.
mars-screen-verb-use = Utiliser une carte
mars-screen-verb-projects = Projets
mars-screen-verb-claim = Objectifs, récompenses
mars-screen-verb-sell = Vendre
mars-screen-pass = Passer
mars-screen-end = Finir le tour
mars-screen-likely-plants = Forêt pour { $count } plantes
mars-screen-likely-heat = Température pour { $count } chaleur
mars-screen-use = Utiliser
mars-screen-use-card = Utiliser { $card }
mars-screen-used = utilisée
mars-screen-use-a-card = Utiliser une carte
mars-screen-once = Chacune une fois par génération
mars-screen-projects = Projets
mars-screen-one-tap = Un toucher suffit ; on peut l’annuler
mars-screen-convert = Convertir
mars-screen-convert-plants = Forêt avec des plantes
mars-screen-convert-heat = Température avec de la chaleur
mars-screen-standard-projects = Projets standards, autant de fois que voulu
mars-screen-claim-fund = Objectifs et récompenses
mars-screen-money = { $mc } M€ en main
mars-screen-have-need = vous avez { $have }, il faut { $need }
mars-screen-bot-could = MarsBot pourrait le valider
mars-screen-bot-has = MarsBot { $have } sur { $need }
mars-screen-you-bot = vous { $you }, MarsBot { $bot }
mars-screen-sell-patents = Vendre des brevets
mars-screen-sell-hint = 1 M€ par carte
mars-screen-sell = { $count ->
    [0] Choisissez des cartes
    [one] Vendre 1 carte pour 1 M€
   *[other] Vendre { $count } cartes pour { $count } M€
}

mars-screen-actions = Actions
mars-screen-always = Toujours
mars-screen-others = Autres
mars-screen-events = Événements
mars-screen-points = PV
mars-screen-card-points = PV de vos cartes
mars-screen-ahead-human = vous avez { $count } PV d’avance
mars-screen-ahead-bot = MarsBot a { $count } PV d’avance
mars-screen-stood = ce que valait chaque camp, sans les Récompenses
mars-screen-level = à égalité
mars-screen-nothing-played = Rien n’est encore devant vous

mars-screen-happened = Ce qui s’est passé
mars-screen-my-turn = À moi
mars-screen-go-on = Continuer
mars-screen-take-back = Reprendre
mars-screen-tap-space = { $count ->
    [one] Touchez la case marquée
   *[other] Touchez une des { $count } cases marquées
}
mars-screen-place-here = Placer ici
mars-screen-each = { $mc } M€ l’unité
mars-screen-fills = paie le reste
mars-screen-pay-why = Proposition : d’abord ce qui sert peu ailleurs, sans perte ; les M€ restent pour tout.
mars-screen-pay-why-heat = Proposition : d’abord ce qui sert peu ailleurs. La chaleur reste, elle réchauffe aussi Mars.
mars-screen-pay = Payer { $mc } M€
mars-screen-pay-short = Pas assez pour { $mc } M€
mars-screen-pay-wasted = Plus que { $mc } M€
mars-screen-for-you = Pour vous
mars-screen-opened = Mars est prête pour elle
mars-screen-taken-from-you = Ce que vous perdez
mars-screen-cube-worth-most = Le cube qui vaut le plus doit partir ; à égalité, vous choisissez.
mars-screen-stays = reste
mars-screen-threat = { $milestone } : MarsBot remplit la condition et peut le valider. Vous avez { $have } sur { $need }.
mars-screen-nothing-taken = Rien ne vous a été pris.
mars-screen-resource = Ressource
mars-screen-had = avant
mars-screen-has-now = après
mars-screen-income = NT { $tr } + production { $production }
mars-screen-energy-turned = { $count } d’abord changés en chaleur
mars-screen-heat-from-energy = { $had } + { $count } de l’énergie
mars-screen-now-hint = Sans les récompenses.
mars-screen-score-cards = les vôtres ; celles de MarsBot seulement aux niveaux difficiles

mars-screen-too-late = Trop tard.
mars-screen-last-chance = Dernière chance :
mars-screen-stands-at = { $of ->
    [temperature] la température est à { $have } °C
    [oxygen] l’oxygène est à { $have } %
    [venus] Vénus est à { $have } %
   *[oceans] { $have } océans sont sur Mars
}
mars-screen-cheaper = { $mc } M€ de moins grâce à { $card }
mars-screen-pays-with = Payé avec
mars-screen-change = Modifier
mars-screen-then-cards = La suite dépend de cartes que personne n’a encore vues.
mars-screen-then-choice = Ensuite, à vous de choisir la suite.
mars-screen-taken = { $count } sur 3 obtenus
mars-screen-funded = { $count } sur 3 financées
mars-screen-leads-you = vous menez
mars-screen-leads-bot = MarsBot mène
mars-screen-leads-tie = à égalité
mars-screen-no-actions = Aucune de vos cartes n’a d’action
mars-screen-best-spaces = Les meilleures par ce qu’elles rapportent
mars-screen-why-not-others = Pourquoi pas les autres ?
mars-screen-not-taken = portent une tuile
mars-screen-not-ocean = réservées aux océans
mars-screen-not-land = pas pour un océan
mars-screen-not-named = réservée à une ville précise
mars-screen-not-rule-greenery = ne touchent aucune de vos tuiles
mars-screen-not-rule-city = touchent une ville
mars-screen-not-rule-card = cette tuile n’y a pas sa place
mars-screen-key-card = Ouvrir une carte de la main
mars-screen-key-neighbour = La carte précédente ou suivante
mars-screen-key-enter = Appuyer sur le bouton plein

## Toutes les cartes

mars-all-find = Nom ou numéro
mars-all-set = Boîte
mars-all-sets = Toutes les boîtes
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
mars-screen-fleets = { $home ->
    [0] aucune flotte à quai
    [one] une flotte sur { $all } à quai
   *[other] { $home } flottes sur { $all } à quai
}
mars-screen-trade-brings = Le commerce rapporte
mars-screen-colony-brings = Chacune de vos colonies rapporte
mars-screen-build-brings = Bâtir ici rapporte
mars-screen-income-card = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
mars-screen-income-exchange = piocher une carte puis en défausser une
mars-screen-income-ocean = un océan
mars-screen-build = Bâtir pour { $mc } M€
mars-screen-trade-for = { $count ->
    [0] Commercer gratuitement
   *[other] Commercer : { $count } × { $resource }
}
mars-screen-delegate = Envoyer un délégué
mars-screen-send = { $mc ->
    [0] Envoyer le délégué du lobby
   *[other] Envoyer un délégué pour { $mc } M€
}
mars-screen-from-lobby = depuis le lobby, gratuit
mars-screen-from-reserve = { $count } en réserve
mars-screen-would-lead = vous le dirigeriez
mars-screen-would-dominate = il serait dominant
mars-screen-changes-nothing = rien ne change encore
mars-screen-policy-of = Politique : { $party }
mars-screen-rules = { $party } : au pouvoir
mars-screen-influence = Influence { $count }
mars-screen-in-lobby = un dans le lobby, { $count } en réserve
mars-screen-lobby-empty = lobby vide, { $count } en réserve
mars-screen-world = Événements mondiaux
mars-screen-world-you = leurs effets sur vous
mars-screen-world-now = maintenant
mars-screen-world-next = ensuite
mars-screen-world-then = puis
mars-screen-world-nothing = rien en l’état
mars-screen-world-more = et autre chose, selon un choix ou le hasard
mars-policy-mars-first = Chaque tuile que vous posez sur Mars rapporte 1 acier.
mars-policy-scientists = Une fois par génération : payez 10 M€ et piochez 3 cartes.
mars-policy-unity = Le titane vaut 1 M€ de plus.
mars-policy-greens = Chaque forêt que vous posez rapporte 4 M€.
mars-policy-reds = Chaque pas de votre NT coûte 3 M€.
mars-policy-kelvinists = Autant de fois que vous voulez : payez 10 M€, augmentez d’1 vos productions d’énergie et de chaleur.

## Les préludes au départ

mars-screen-which-preludes = Quels deux préludes gardez-vous ?
mars-screen-preludes-hint = Ils se jouent avant votre premier tour.
mars-screen-two-preludes = { $count ->
    [0] Choisissez-en deux
    [1] Choisissez-en encore un
   *[other] Ces deux-là, suite
}
