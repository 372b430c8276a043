### La page : boutons, titres et courtes remarques. Ce que disent les règles est dans mars.ftl et table.ftl.

page-title = Understudy
page-title-of = { $screen } – Understudy
page-title-of-game = { $screen } – { $game } – Understudy
page-system-mars = Terraforming Mars
page-system-mars-against = Terraforming Mars, vous contre MarsBot

## Se déplacer

page-home = Toutes les parties
page-back = Retour
page-menu = Menu
page-settings = Réglages
page-settings-hint = Pour cet appareil
page-loading = Un instant…
page-lost = Impossible d’ouvrir cette partie
page-views = Vues
page-board = Plateau
page-journal = Journal
page-to-board = Voir le plateau
page-cancel = Annuler
page-yes = Oui
page-no = Non

## Accueil

page-game = Partie
page-more-pages = Plus
page-resume-first = Continuer
page-see-result = Voir le résultat
page-same-deal = Rejouer la même donne
page-new-game = Nouvelle partie
page-game-title = Nom de la partie
page-name-game = Nommer cette partie
page-keep-title = Enregistrer le nom
page-game-damaged = Cette partie est endommagée
page-game-damaged-hint = Les données enregistrées de la partie { $id } sont illisibles. Si vous en avez un fichier, ouvrez-le ; sinon, supprimez la partie.
page-finished-games = { $count ->
    [one] 1 partie terminée
   *[other] { $count } parties terminées
}
page-more-games = Autres parties
page-history-damaged = { $count ->
    [one] 1 partie terminée est endommagée et n’est pas comptée. Supprimez-la sur l’écran d’accueil, ou ouvrez son fichier.
   *[other] { $count } parties terminées sont endommagées et ne sont pas comptées. Supprimez-les sur l’écran d’accueil, ou ouvrez leurs fichiers.
}
page-open-file = Ouvrir un fichier de partie
page-delete = Supprimer
page-delete-game = Supprimer cette partie
page-delete-sure = Supprimer définitivement cette partie ?
page-keep = Annuler
page-lamp = Thème clair ou sombre
page-final = Score final

## Nouvelle partie

page-map = Plateau
page-in-the-box = Extensions en jeu
page-single-rules = Difficulté personnalisée
page-single-rules-free = Le niveau normal n’en utilise aucune. Ajoutez celles que vous voulez.
page-single-rules-fixed = Elles font partie du niveau choisi. Pour composer les vôtres, prenez le niveau normal.
page-cards = Cartes
page-deck-real = de votre boîte
page-deck-dealt = de l’application
page-deck-real-hint = Vous révélez vos propres cartes et indiquez à l’application laquelle est sortie.
page-deck-dealt-hint = L’application mélange et pioche. Pour ce paquet, vous n’avez besoin d’aucune carte.
page-research = Recherche
page-deal = Sans draft
page-draft = Draft
page-deal-hint = MarsBot pioche ses cartes dans le paquet.
page-draft-hint = MarsBot et vous choisissez tour à tour parmi quatre cartes.
page-seed = Numéro de la donne
page-seed-hint = Le même numéro distribue les mêmes cartes.
page-seed-random = tiré au sort
page-bad-seed = Le numéro de la donne doit être un nombre entier de 14 chiffres au plus.
page-start = Commencer la partie

## Réglages

page-language = Langue
page-card-language = Noms des cartes
page-card-language-hint = Choisissez la langue de vos cartes si elle diffère de celle de l’application.
page-card-language-same = Comme l’application
page-theme = Apparence
page-theme-system = Selon l’appareil
page-theme-light = Clair
page-theme-dark = Sombre

## L’en-tête

page-generation = Génération { $generation }
page-bot-passed = À vous ; MarsBot a passé
page-mover-bot = tour de MarsBot
page-mover-human = à vous
page-to-go = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
page-complete = complet
page-tr = NT
page-mc = M€
page-unit-vp = PV
page-vp = { $vp } PV
page-vp-now = { $vp } PV à ce stade
page-undo = Revenir
page-redo = Rétablir
page-save = Enregistrer un fichier
page-score-sheet = Feuille de score

## Le plateau

page-letter-human = V
page-letter-bot = M
page-last = dernier changement
page-last-change = dernier changement : { $space }
page-ocean-only = océan seulement
page-space-land = terre ferme libre
page-space-ocean = libre, océan seulement
page-space-named = libre, réservée à Noctis City
page-space-volcanic = volcanique
page-space-legal = placement possible
page-space-bonus = { $count } × { $icon }
page-bonus-plant = plante
page-bonus-steel = acier
page-bonus-titanium = titane
page-bonus-card = carte
page-bonus-heat = chaleur
page-bonus-energy = énergie

## MarsBot

page-track-next = ensuite { $space } : { $icon }
page-track-then = puis { $space } : { $icon }
page-track-empty = ensuite { $space } : vide
page-track-spent = ensuite { $space } : déjà utilisée, sans effet
page-track-ignored = ensuite { $space } : { $icon } (extension hors jeu)
page-track-end = au bout de la piste
page-legend-tr = le NT monte
page-legend-spent = déjà utilisée
page-legend-off = extension hors jeu
page-pile-action = paquet Actions
page-pile-played = jouées
page-pile-bonus = paquet Bonus
page-pile-discard = défaus­sées
page-pile-destroyed = détruites
page-open-cards = Cartes face visible
page-now = Score si la partie finissait maintenant
page-now-hint = Sans les Récompenses : l’application ne connaît pas encore vos chiffres.
page-now-no-cards = Vous n’avez pas encore saisi les PV de vos cartes.
page-now-cards = PV de vos cartes, selon votre dernière saisie.
page-countdown = { $left ->
    [0] La génération { $last } a commencé : MarsBot gagne.
    [one] Il reste { $left } génération : MarsBot gagne dès que commence la génération { $last }.
   *[other] Il reste { $left } générations : MarsBot gagne dès que commence la génération { $last }.
}
page-milestones = Objectifs
page-awards = Récompenses
page-claimed = { $count ->
    [one] { $count } validé sur 3
   *[other] { $count } validés sur 3
}
page-funded = { $count ->
    [one] { $count } financée sur 3
   *[other] { $count } financées sur 3
}
page-free = libre
page-met = atteint
page-holder = Détenteur
page-unknown = inconnu

## La question

page-question = Question
page-confirm = Confirmer
page-enter = Saisir
page-your-report = Votre tour
page-nothing-more = Rien d’autre à signaler
page-other = Autres actions
page-put-right = Corriger l’état du jeu
page-put-track-right = Corriger cette piste
page-put-space-right = Corriger cette case
page-board-now = Plateau actuel
page-board-then = Plateau après le changement
page-tracks-now = Pistes actuelles
page-tracks-then = Pistes après le changement
page-less = Diminuer : { $what }
page-more = Augmenter : { $what }
page-finder = Numéro ou nom
page-finder-number = Numéro de la carte
page-finder-name = Une partie du nom
page-possible-cards = Cartes possibles
page-number-keys = Clavier de chiffres
page-letter-keys = Clavier de lettres
page-matches = Cartes trouvées
page-no-match = Aucune carte possible n’a ce numéro ni ce nom. Vérifiez, ou choisissez dans la liste.
page-tap-space = Touchez une case du plateau
page-fold-prompt = Replier la question
page-unfold-prompt = Déplier la question
page-look-at-map = Regarder le plateau
page-back-to-turn = Retour au tour
page-over = La partie est finie.
page-over-hint = Si quelque chose a été oublié, vous pouvez encore revenir en arrière.

## Le tour de MarsBot

page-bot-turn = { $count ->
    [one] Tour de l’adversaire
   *[other] Tours de l’adversaire
}
page-set-up = Mise en place
page-resolved = placée sur la pile de cartes jouées
page-only-tracks = Seules ses pistes avancent.
page-nothing-moves = Rien ne change sur la table.
page-on-the-table = À faire sur la table
page-in-order = dans cet ordre ; cochez au fur et à mesure
page-undo-turn = Revenir
page-all-done = C’est fait, à moi
page-all-done-over = C’est fait
page-bot-tr = NT de MarsBot
page-bot-mc = M€ de MarsBot
page-your-tr = Votre NT
page-your-plants = Vos plantes

## Le journal et Pourquoi ?

page-between = Entre les tours
page-earlier = Tours précédents
page-undo-to-here = Revenir ici
page-why = Pourquoi ?
page-why-title = Pourquoi { $what } ?
page-why-hint = Chaque étape ne garde que les meilleurs candidats.
page-why-map = Les candidats sur le plateau
page-why-numbers = Un nombre indique l’étape où un candidat a été éliminé.
page-why-rule = Départage, dans l’ordre
page-why-best = meilleur
page-why-left = reste
page-why-possible = Toutes les options permises
page-failed = Pourquoi l’action est manquée :
page-ruling = Interprétation (les règles imprimées n’en disent rien) :

## La feuille de score

page-go-on = Continuer
page-held = { $owner } : { $what }
page-score-hint-tr = niveau de terraformation à la fin
page-score-hint-greenery = 1 par forêt
page-score-hint-cities = pour chaque cité, 1 par forêt adjacente
page-score-hint-neural-instance = 1 par case adjacente sans une de vos tuiles
page-score-hint-mc = { $mc } M€ de MarsBot, 1 PV par tranche de { $rate } M€
page-score-hint-cards = les vôtres d’après votre saisie ; ceux de MarsBot aux niveaux Difficile et Brutal seulement
page-score-tie = En cas d’égalité, MarsBot l’emporte.
page-score-so-far = Les points des deux camps si la partie finissait maintenant, sans les Récompenses. MarsBot gagne aussi dès que commence la génération { $last }.
page-instant-loss = La génération { $last } a commencé et Mars n’est pas terraformée : MarsBot gagne. Les points ne sont pas comptés.

## Ce qui fait obstacle

page-away = Le serveur ne répond pas. Rien n’est perdu ; la page continue d’essayer.
page-waiting = Understudy n’est pas encore chargé. Si la connexion est coupée, la page continue d’essayer et reprend d’elle-même. Il lui faut JavaScript et Chrome ou Edge à partir de la version 111, Firefox à partir de 114 ou Safari à partir de 16.4.
page-away-sending = Le serveur ne répond pas. Votre saisie est enregistrée et partira dès son retour.
page-stale = La partie a changé entre-temps, peut-être sur un autre appareil. Voici la question actuelle.
page-unexpected = Le serveur a envoyé une réponse inattendue ({ $status }). Rien n’a changé. Réessayez, ou rechargez la page.
page-forgetful = Ce navigateur ne peut pas enregistrer de données pour cette page (stockage plein ou bloqué). Vos parties sont à l’abri sur le serveur ; les coches et les réglages disparaissent quand vous fermez la page.
page-understood = OK
page-stranger = Ce serveur demande un code secret
page-stranger-what = Pour voir ou modifier des parties, ouvrez l’adresse que le serveur a affichée à son démarrage, ou scannez son code QR.
page-stranger-typed = Code secret de l’adresse
page-stranger-hint = Les lettres et chiffres après « secret= »
page-stranger-enter = Se connecter
page-newer = Une nouvelle version est prête.

## Extensions : les choisir

page-board-used = Plateau de MarsBot
page-board-ours = intégré
page-board-own = saisi par vous
page-board-see = Voir ou corriger le plateau de MarsBot
page-board-enter = Saisir le plateau imprimé
page-drawn = au hasard
page-named = choix
page-drawn-hint = L’application en tire cinq au hasard.
page-named-hint = { $count ->
    [0] Touchez ceux de votre table. Sans choix, l’application en tire cinq au hasard.
    [one] Touchez ceux de votre table : { $count } pour l’instant.
   *[other] Touchez ceux de votre table : { $count } pour l’instant.
}
page-honours-of-venus = Ajoutés par { mars-expansion-venus } : { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-honours-without-venus = Seulement avec { mars-expansion-venus } : { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-lacking-colonies = { $count ->
    [one] Choisissez encore une tuile Colonie : une partie en a au moins cinq.
   *[other] Choisissez encore { $count } tuiles Colonie : une partie en a au moins cinq.
}
page-lacking-milestones = Choisissez cinq Objectifs (choisis pour l’instant : { $count }).
page-lacking-awards = Choisissez cinq Récompenses (choisies pour l’instant : { $count }).

## Extensions : sur la table

page-letter-neutral = N
page-bonus-delegate = délégué
page-special-ocean = payez { $mc } M€, placez un océan
page-special-colony = payez { $mc } M€, construisez une colonie
page-special-temperature = payez { $mc } M€, augmentez la température
page-region-polar = région polaire
page-region-southern = région sud
page-pile-aside = à part, revient à chaque génération
page-floaters = { $count ->
    [one] MarsBot a { $count } flotteur.
   *[other] MarsBot a { $count } flotteurs.
}
page-bot-floaters = Flotteurs
page-fleets = Flottes commerciales disponibles de MarsBot : { $home } sur { $all }
page-colony-missing = { $count ->
    [one] encore { $count } cube : { $track }
   *[other] encore { $count } cubes : { $track }
}
page-colony-floaters = met des flotteurs en réserve
page-colony-step = marqueur au niveau { $step } sur { $last }
page-colony-owners = colonies : { $owners }
page-colony-fleet = flotte commerciale ici : { $owner }
page-legend-marker = marqueur
page-legend-slot = place pour une colonie
page-legend-stored = cubes en réserve de MarsBot ; cinq font avancer sa piste
page-party-ruling = au pouvoir
page-party-dominant = dominant
page-party-empty = vide
page-party-leader = chef : { $owner }
page-legend-leader = mène le parti
page-chairman = Président
page-reserve = En réserve
page-lobby = + 1 dans le lobby
page-event-current = En cours
page-event-coming = À venir
page-event-distant = Lointain
page-why-candidate = Candidat
page-why-line = Étape
page-why-out = éliminé
page-why-columns = Les numéros des colonnes sont les étapes de la liste ci-dessous.

## Les plateaux de MarsBot

page-boards = Plateaux de MarsBot
page-boards-hint = Comparez ce plateau avec le plateau imprimé. Touchez une ligne pour la corriger.
page-board-stand-in = Les pistes imprimées de ce plateau sont inconnues ; l’application utilise des pistes provisoires. Si vous avez le plateau, saisissez-les, s’il vous plaît.
page-board-differs = { $count ->
    [one] { $count } case diffère
   *[other] { $count } cases diffèrent
}
page-board-cells = Cases de la piste
page-board-cell = { $space } : { $icon }
page-board-tags = Badges de cette ligne
page-icons-actions = Ce qui y est imprimé
page-icons-more = NT, ou une autre piste
page-icons-rises = Le NT monte
page-icons-tags = Avance la piste d’un badge
page-icon-rise = NT +{ $count }
page-icon-tag = Avance { $tag }
page-board-checking = Vérification…
page-board-fine = Complet. Le nombre d’icônes correspond aux autres plateaux.
page-board-unreadable = Ce texte ne contient aucune piste valable. Collez le texte du plateau entier, ou partez du plateau intégré.
page-board-differences = Différences avec le plateau intégré
page-board-same = Aucune différence.
page-board-instead = { $theirs } au lieu de : { $ours }
page-board-copy = Copier la liste
page-copied = Copié
page-board-tell-us = Si votre plateau imprimé est juste et le nôtre faux, envoyez-nous cette liste, s’il vous plaît.
page-board-text = Texte
page-board-text-hint = Voir, coller ou modifier le texte
page-board-open = Ouvrir un fichier
page-board-pass = Enregistrer dans un fichier
page-board-forget = Supprimer mon plateau
page-board-forgotten = Supprimé. Les nouvelles parties utilisent de nouveau le plateau intégré.
page-board-keep = Enregistrer ce plateau
page-board-kept = Enregistré. Les nouvelles parties sur ce plateau l’utilisent.
page-board-new-game = Nouvelle partie

## Mise en place, retour en arrière, historique, règles

page-zoom = Agrandir
page-set-up-title = Préparer la table
page-set-up-hint = Cochez ce qui est prêt. Vos coches sont enregistrées.
page-table-ready = Mise en place terminée
page-set-up-drawn = Tiré pour cette partie
page-set-up-drawn-hint = Disposez tout cela sur la table ; puis le premier tour commence.
page-news = Résultats de votre dernière annonce
page-app-did = Fait par l’application
page-walk = Pas à pas
page-step-of = Étape { $number } sur { $count }
page-step-next = Étape suivante
page-step-back = Retour
page-for-hands = à vous de le faire
page-by-app = fait par l’application
page-size = Taille du texte
page-size-usual = Normale
page-size-large = Grande
page-size-larger = Très grande
page-motion = Animations
page-motion-hint = Les animations durent un instant. « Aucune » change tout d’un coup.
page-motion-system = Selon l’appareil
page-motion-none = Aucune
page-journal-whose = Les tours de qui
page-correct-this = Modifier cette réponse
page-repair = Modifier une réponse précédente
page-repair-sub = Toutes vos réponses, la plus récente d’abord
page-repair-hint = Choisissez la réponse qui était fausse. Vous voyez l’effet avant que rien ne change. Pour corriger ce qui n’a jamais été demandé, utilisez « Corriger l’état du jeu ».
page-repair-none = Pas encore de réponses.
page-earlier-answers = Réponses précédentes
page-answer-no = Réponse { $number }
page-part = { $label } : { $value }
page-try-out = Voir l’effet
page-repair-differs = Ce qui changerait
page-repair-same = Rien d’autre ne changerait
page-repair-was = Avant
page-repair-then = Après
page-repair-nothing = rien
page-repair-kept = { $count ->
    [0] Aucune réponse suivante ne change.
    [one] { $count } réponse suivante reste telle quelle.
   *[other] { $count } réponses suivantes restent telles quelles.
}
page-repair-dropped = { $count ->
    [one] { $count } réponse suivante ne convient plus et sera redemandée.
   *[other] { $count } réponses suivantes ne conviennent plus et seront redemandées.
}
page-table-changes-hint = Ces étapes amènent la table à la position de l’application. Passez ce qui est déjà fait.
page-table-changes-yours = De votre côté, annulez ce que vous avez gagné, payé ou perdu depuis.
page-repair-sure = La changer ?
page-repair-keep = Annuler
page-repair-apply = Changer
page-score-hint-milestones = 5 par Objectif validé
page-score-hint-awards = 5 par première place, même à égalité
page-score-hint-turmoil = chefs de parti et président
page-score-hint-corporation = d’après sa carte Corporation
page-score-hint-vermin = 1 de moins par cité, avec dix animaux sur vos Vermines
page-copy = Copier le texte
page-not-copied = Le navigateur ne permet pas de copier ici. Utilisez plutôt le fichier.
page-as-text = Fichier texte
page-print = Imprimer
page-award-values = { $award } { $human } : { $bot }
page-chosen-title = Cette partie
page-chosen = { $label } : { $values }
page-chosen-real = Cartes réelles : { $decks }
page-chosen-seed = Numéro de la donne { $seed }
page-history = Historique
page-history-sub = Parties terminées
page-history-empty = Aucune partie terminée.
page-history-rate = { $count ->
    [0] Aucune partie correspondante.
    [one]
        { $wins ->
            [0] { $count } partie, perdue.
           *[other] { $count } partie, gagnée.
        }
   *[other]
        { $wins ->
            [one] { $wins } partie gagnée sur { $count }.
           *[other] { $wins } parties gagnées sur { $count }.
        }
}
page-history-of = { $wins } sur { $count }
page-history-by-difficulty = Victoires par niveau de difficulté
page-history-by-map = Victoires par plateau
page-history-by-corporation = Victoires par corporation de MarsBot
page-facet-difficulty = Niveau de difficulté
page-facet-map = Plateau
page-facet-corporation = Corporation de MarsBot
page-history-all = Toutes
page-history-none-chosen = aucune
page-history-margins = Écarts
page-history-margins-hint = Vos points moins ceux de l’adversaire, la partie la plus ancienne d’abord.
page-history-margins-said = Vos points moins ceux de l’adversaire, partie par partie : { $list }
page-history-no-points = Aucune de ces parties n’a été décomptée.
page-history-games = Parties
page-history-won = Victoire
page-history-lost = Défaite
page-all-cards = Toutes les cartes
page-learn = Apprendre à jouer
page-help = Aide
page-rules = Règles
page-rules-search = Mot, numéro ou page, comme A p. 9
page-rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
page-rules-none = Aucune règle ne correspond. Essayez un autre mot, un numéro ou une page, comme A p. 9.
page-rules-printed = Règles imprimées, en résumé
page-rules-ours = Nos interprétations
page-rules-ours-hint = Les livrets ne traitent pas ces cas, ou se contredisent. Voici ce que fait l’application, et pourquoi.
page-rules-why = Pourquoi :
page-rules-inferred = découle des règles imprimées
page-glossary = Glossaire
page-glossary-hint = Les termes du jeu dans toutes les langues.

## What each game says in its own way

page-mars-nothing-more = Plus rien pour MarsBot
page-mars-forecast-assumes = À votre place joue un modèle simple, qui terraforme à un rythme régulier sans bâtir de combinaisons de cartes. Il gagne moins souvent que la plupart des gens.
page-mars-later = Plus la partie dure, plus les M€ de MarsBot rapportent de points.
page-mars-bot-turn = { $count ->
    [one] Tour de MarsBot
   *[other] Tours de MarsBot
}

## Tapestry on the page

page-system-tapestry = Tapestry
page-system-tapestry-against = Tapestry, vous contre l’Automa et l’Empire de l’Ombre
page-tapestry-nothing-more = Rien d’autre
page-tapestry-bot-turn = { $count ->
    [one] Tour des bots
   *[other] Tours des bots
}
page-letter-automa = A
page-letter-shadow = O
page-letter-human2 = 2
page-letter-rival = B
page-plain-no-score = Aucun point n’a encore été compté.
page-tapestry-forecast-lead = L’Automa marquera probablement entre { $low } et { $high } points.
page-tapestry-forecast-assumes = À votre place joue un modèle simple, qui avance quelques fois à chaque ère et s’installe là où ses cases le permettent.
page-tapestry-forecast-won = Le modèle, qui compte six à dix points par case, est en tête dans { $won } % de ces parties. Il ne sait rien de vos projets.
page-tapestry-course-hint = points par ère
page-tapestry-course-turned = { $owner } a pris définitivement la tête à l’ère { $round }.
page-tapestry-turned-in = Ère { $round }.
page-tapestry-turned-end = Le dernier tour.
page-tapestry-advanced-on = Avancé sur
page-tapestry-advance-to = { $track } : avancer à la case { $space }
page-tapestry-piece-outpost = { $toppled ->
    [0] avant-poste
   *[other] avant-poste renversé
}
page-tapestry-piece-cube = jeton
page-tapestry-piece-building = { $toppled ->
    [0] bâtiment
   *[other] bâtiment renversé
}
page-tapestry-two-people = deux joueurs
page-tapestry-deck-real-hint = Vos propres cartes ; l’application dit quand piocher pour les bots.
page-tapestry-era = { $era ->
    [0] Avant l’ère 1
   *[other] Ère { $era }
}
page-tapestry-level = niveau { $level }
page-tapestry-mover-bots = tour des bots
page-tapestry-bots-era = { $era ->
    [0] bots avant l’ère 1
   *[other] bots : ère { $era }
}
page-tapestry-no-points = sans points
page-tapestry-shadow-tab = Ombre
page-tapestry-outposts = { $count ->
    [one] avant-poste
   *[other] avant-postes
}
page-tapestry-map = Plateau
page-tapestry-key-fog = inexploré
page-tapestry-island = île centrale
page-tapestry-start-hex = départ { $label }
page-tapestry-unexplored = inexploré
page-tapestry-explored = { $tile ->
    [0] tuile Territoire
   *[other] tuile Territoire { $tile }
}
page-terrain-sea = mer
page-terrain-desert = désert
page-terrain-forest = forêt
page-terrain-grass = prairie
page-terrain-mountain = montagne
page-tapestry-line-by-line = Étape par étape
page-tapestry-scan = Balayage { $scan } : commencez à la flèche noire ; la grise donne la deuxième rangée
page-tapestry-to-landmark = { $count ->
    [one] { $landmark } dans { $count } case
   *[other] { $landmark } dans { $count } cases
}
page-tapestry-to-end = { $count ->
    [one] fin dans { $count } case
   *[other] fin dans { $count } cases
}
page-tapestry-favourite-of = piste favorite : { $owner }
page-tapestry-next-title = Prochain choix de chaque bot
page-tapestry-seek-all = toute piste inachevée
page-tapestry-seek-landmark-or-end = monument ou fin au plus près
page-tapestry-seek-end = fin au plus près
page-tapestry-legend-landmark = monument
page-tapestry-legend-taken = pris
page-tapestry-legend-next = prochain but d’un bot
page-tapestry-legend-favourite = piste favorite
page-tapestry-symbols = Symboles des cartes Décision
page-tapestry-pair = Cartes Décision
page-tapestry-pair-heading = Cartes Décision { $track } et { $tiebreak }
page-tapestry-track-card = Carte Piste
page-tapestry-tiebreak-card = Carte Égalité
page-tapestry-heart = piste favorite
page-tapestry-downwards = vers le bas
page-tapestry-upwards = vers le haut
page-tapestry-income-symbol = revenu, si le paquet est vide
page-tapestry-topple-symbol = symbole Renverser
page-tapestry-reads = Carte { $card }, ordre de lecture :
page-tapestry-distances = Les autres nombres indiquent les cases restantes.
page-tapestry-worth = Les points que l’Automa marquerait maintenant
page-tapestry-covered = couvert
page-tapestry-now = maintenant
page-tapestry-sum = Total
page-tapestry-next-income = Tour de revenu { $turn } des bots, dans cet ordre
page-tapestry-turns = tours { $first } à { $last }
page-tapestry-mat = Plateau de l’Automa, côté { $mat }
page-tapestry-civilizations = Civilisation de l’Automa
page-tapestry-second-civilization = Seconde civilisation
page-tapestry-beside = Cartes Tapisserie à côté
page-tapestry-on-mat = Cartes Tapisserie dessus
page-tapestry-toppled = Adversaires renversés
page-tapestry-achievements = Exploits
page-tapestry-first = premier
page-tapestry-second = second
page-tapestry-all-landmarks = Tous les monuments
page-tapestry-on-your-table = sur votre table
page-tapestry-display = Cartes Technologie face visible
page-tapestry-decision-discard = Cartes Décision défaussées
page-tapestry-tapestry-discard = Cartes Tapisserie défaussées
page-tapestry-gained = L’Automa gagne { $vp } PV.
page-tapestry-automa-vp = PV de l’Automa
page-tapestry-vp-of = { $owner } : PV
page-tapestry-automa-outposts = Avant-postes de l’Automa
page-tapestry-shadow-outposts = Avant-postes de l’Ombre
page-tapestry-end = Fin de la partie
page-tapestry-who-plays = Joueurs
page-tapestry-incomplete = La feuille officielle pour deux joueurs n’était pas disponible. Certaines règles sont notre interprétation ; pour le point resté ouvert, il y a un réglage ci-dessous.
page-tapestry-reshuffle = Cartes ajoutées au mélange
page-tapestry-reshuffle-hint = Les sources se contredisent : aucune ou deux.
page-tapestry-levels = Niveau de l’Automa
page-tapestry-decks = Cartes et dé
page-die-real-hint = Vous lancez votre propre dé et saisissez le résultat.
page-die-dealt-hint = L’application lance le dé.
page-tapestry-first-player = Premier joueur
page-tapestry-first-random = au hasard
page-tapestry-keep = Garder les cartes que la règle déconseille
page-tapestry-keep-hint = Seules les cartes qui n’ont pas de sens contre les bots sont retirées.
page-tapestry-total = PV
page-tapestry-by-hand = corrigé à la main
page-tapestry-brought = PV dus aux bots
page-tapestry-said = Tout le reste (total, d’après votre saisie)
page-tapestry-tie = À égalité de PV, vous gagnez.
page-tapestry-tie-people = À égalité de PV, le joueur qui a le plus de ressources restantes gagne.
page-tapestry-so-far = Les points de l’Automa jusqu’ici ; les vôtres, si l’application les connaît.
page-tapestry-so-far-people = Les points jusqu’ici, pour autant que l’application les connaisse.
page-tapestry-shadow-never = L’Empire de l’Ombre ne gagne jamais.
page-facet-players = Joueurs
page-history-by-players = Victoires selon les joueurs

## La corporation de MarsBot

page-corporation-named = En choisir une
page-corporation-list = Corporations
page-corporation-needs = extension(s) : { $expansions }
page-corporation-is-yours = est la vôtre
page-corporation-not-said = aucune de celles-ci, ou non saisie
page-corporation-draft = Si sa carte porte une priorité de draft, le draft s’active automatiquement.
page-corporation-setup = Mise en place
page-corporation-generation = À chaque génération
page-corporation-rulings = Précisions
page-corporation-tags = Badges de départ
page-corporation-priority = Priorité de draft : { $list }
page-corporation-kept = Sur la carte en ce moment
page-corporation-thin = Incertain : la carte imprimée n’est pas entièrement connue.
page-corporation-cubes = { $cube } : { $spaces }
page-cube-letter-white = B
page-cube-letter-black = N
page-cube-letter-silver = A

## La prévision

page-forecast = Prévision
page-forecast-busy = Simulation de nombreuses parties à partir d’ici…
page-forecast-lead = { $bot } marquera sans doute entre { $low } et { $high } points.
page-forecast-median = La moitié des parties finissent en dessous de { $median }, l’autre au-dessus.
page-forecast-no-score = Dans toutes les parties simulées, le temps s’écoule avant la fin : aucun point n’est compté.
page-forecast-how = { $count ->
    [one] Une partie simulée à partir de cette position
   *[other] { $count } parties simulées à partir de cette position
}, chacune avec des cartes redistribuées. Dans huit cas sur dix, le score est dans cette fourchette.
page-forecast-assumes = À votre place joue un modèle simple, plus faible que la plupart des gens.
page-forecast-ends = Selon le moment où la partie finit
page-forecast-ends-hint = Combien de fois les parties finissent alors, et le score dans huit cas sur dix. L’encoche marque la médiane.
page-forecast-chances = Comment les parties finissent
page-forecast-won = { $lost ->
    [0] Le modèle gagne { $won } % de ces parties. Cela mesure le modèle, pas vous.
   *[other] Le modèle gagne { $won } % de ces parties ; dans { $lost } %, le temps s’écoule. Cela mesure le modèle, pas vous.
}
page-percent = { $value } %
page-range = { $low } à { $high }

## Keys, and what can be looked up

page-onward = Après un tour de MarsBot
page-onward-hint = Partie à l’écran seulement. Les tours qui ne vous concernent pas se ferment après six secondes. Une touche ou un geste arrête cela. Jamais quand les animations sont réduites.
page-onward-wait = M’attendre
page-onward-six = Continuer après six secondes
page-skip = Aller à la fin
page-stay = Rester ici
page-keys = Raccourcis clavier
page-keys-hint = Une seule lettre suffit pour les actions courantes. On peut désactiver ces raccourcis.
page-keys-on = Oui
page-keys-off = Non
page-close = Fermer
page-key-list = Cette liste
page-key-n = Le bouton principal : continuer, confirmer
page-key-u = Revenir en arrière
page-key-r = Rétablir
page-key-b = Plateau
page-key-m = Bot
page-key-j = Journal
page-key-f = Replier ou déplier la question
page-key-find = Trouver une carte, chercher dans les règles
page-key-h = Écran d’accueil
page-look-up = Chercher { $what }
page-reference-bonus = Cartes Bonus
page-reference-icons = Ce que font les icônes des pistes
page-icon-does-advance = La même piste avance encore une fois.
page-icon-does-temperature = La température monte d’un niveau, de deux avec ×2.
page-icon-does-tr = Le NT de MarsBot monte du nombre imprimé.
page-icon-does-tag = La piste de ce badge avance.

## Parties en fichiers, liens et codes

page-share = Partager cette partie
page-send-text = Partager
page-send-file = Partager le fichier
page-link-title = Par lien
page-link-hint = Toute la partie est dans le lien, après le # : l’ouvrir n’envoie rien nulle part. Toute personne qui l’ouvre reçoit sa propre copie ; la vôtre ne change pas.
page-link-copy = Copier le lien
page-link-send = Partager le lien
page-link-by-hand = Le navigateur ne permet pas de copier ici. Sélectionnez le lien ci-dessous et copiez-le.
page-link-too-long = Cette partie est trop longue pour un lien. Partagez-la par fichier.
page-link-here-only = L’adresse { $host } ne vaut que sur cet appareil. Ouvrez cette page à une adresse que l’autre appareil peut atteindre, ou partagez la partie par fichier.
page-link-damaged = Ce lien est endommagé ou incomplet. Redemandez-le, ou demandez le fichier. Rien n’a été importé.
page-code-title = Code QR
page-code-hint = Scannez-le avec l’autre appareil pour y ouvrir cette partie.
page-code-alt = Code QR avec le même lien
page-code-too-long = Cette partie est trop longue pour un code QR. Envoyez le lien ou le fichier.
page-file-title = Par fichier
page-file-hint = Pour un autre appareil, un autre Understudy, le terminal, ou comme sauvegarde.

page-invite = Inviter d’autres personnes
page-invite-hint = Ouvrir un de ces liens ajoute la partie à la liste de l’appareil. On ne peut la renommer ou la supprimer qu’ici.
page-invite-play = Pour jouer avec vous
page-invite-play-hint = Avec ce lien, on peut répondre et revenir en arrière, comme vous.
page-invite-watch = Pour regarder
page-invite-watch-hint = Avec ce lien, on voit en direct tout ce qui est public, sans pouvoir rien changer.
page-invite-link = { $right ->
    [play] Le lien pour jouer
   *[watch] Le lien pour regarder
}
page-invite-copy = { $right ->
    [play] Copier le lien pour jouer
   *[watch] Copier le lien pour regarder
}
page-invite-send = { $right ->
    [play] Partager le lien pour jouer
   *[watch] Partager le lien pour regarder
}
page-invite-code = { $right ->
    [play] Code QR pour jouer
   *[watch] Code QR pour regarder
}
page-invite-code-alt = { $right ->
    [play] Code QR avec le lien pour jouer
   *[watch] Code QR avec le lien pour regarder
}
page-invite-renew-this = { $right ->
    [play] Créer un nouveau lien pour jouer…
   *[watch] Créer un nouveau lien pour regarder…
}
page-invite-renew-title = { $right ->
    [play] Créer un nouveau lien pour jouer ?
   *[watch] Créer un nouveau lien pour regarder ?
}
page-invite-renew-hint = { $right ->
    [play] L’ancien lien ne marche plus, et les appareils qui l’utilisent pour jouer perdent la partie. Envoyez le nouveau à ceux qui doivent rester.
   *[watch] L’ancien lien ne marche plus, et les appareils qui l’utilisent pour regarder perdent la partie. Envoyez le nouveau à ceux qui doivent rester.
}
page-invite-renew = Créer un nouveau lien
page-invite-renew-stay = Garder l’ancien lien
page-invite-renewed = Nouveau lien créé. L’ancien ne marche plus.
page-joining = Le lien s’ouvre…
page-join-refused = Ce lien n’ouvre aucune partie
page-join-no-room = Impossible d’ajouter cette partie pour l’instant
page-watching = Vous regardez
page-watching-hint = Un autre joueur joue cette partie. Vous voyez ses saisies en direct ; ici, vous ne pouvez rien changer.
page-watch = Regarder
page-guest-play = Invité à jouer
page-guest-watch = Vous regardez
page-leave = Retirer de ma liste
page-leave-sure = Retirer cette partie de votre liste ? Son propriétaire la garde ; le lien vous y ramène.
page-leave-go = Retirer
page-take-title = Partie reçue
page-take-sub = Par un lien
page-take-answers = { $count ->
    [one] 1 réponse
   *[other] { $count } réponses
}
page-take-taken = Ajouter cette partie à votre liste ?
page-take-there = Vous avez déjà cette partie.
page-take-ahead = Vous avez déjà cette partie ; le lien contient plus de coups.
page-take-other = Vous avez déjà cette partie, avec d’autres réponses. Votre copie ne change pas.
page-take = Ajouter la partie
page-take-not = Annuler
page-take-to-game = Ouvrir la partie
page-take-go-on = Mettre ma copie à jour
page-take-beside = Ajouter comme seconde partie
page-files = Importer et exporter
page-files-sub = Enregistrer toutes les parties, ou en importer
page-files-all = Toutes les parties dans un fichier
page-files-all-hint = Toutes les parties et tous les plateaux enregistrés ici, à sauvegarder ou à ouvrir ailleurs.
page-files-gather = Exporter toutes les parties
page-files-progress = { $done } sur { $count }
page-files-ready = Dans le fichier : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $sheets ->
    [one] 1 plateau saisi
   *[other] { $sheets } plateaux saisis
}.
page-files-left = { $count ->
    [one] 1 partie endommagée a été omise.
   *[other] { $count } parties endommagées ont été omises.
}
page-files-open = Importer un fichier
page-files-open-hint = D’une partie ou de plusieurs. Les parties que vous avez déjà ne sont pas doublées, et rien n’est remplacé sans vous le demander.
page-files-choose = Choisir un fichier
page-brought-title = Résultat de l’import
page-brought-sum = Importées : { $taken }. Déjà ici : { $there }. À décider : { $open }. Refusées : { $refused }.
page-brought-rest = { $count ->
    [one] 1 réglée
   *[other] { $count } réglées
}
page-brought-sheet = { $game }, plateau { $name }
page-brought-taken = Import effectué.
page-brought-there = Déjà ici.
page-brought-ahead = Déjà ici ; le fichier contient plus de coups.
page-brought-other = Déjà ici, avec d’autres réponses. Votre copie ne change pas.
page-brought-other-sheet = Un autre plateau est enregistré ici sous ce nom. Il reste tel quel.
page-brought-gone-on = Mise à jour d’après le fichier.
page-brought-refused = Import refusé.
page-brought-put-in-place = Remplacer le mien par celui du fichier
page-brought-no-sheet = Cette version ne connaît pas un tel plateau.
page-brought-damaged = Ce fichier est endommagé ou incomplet. Rien n’a été importé. Redemandez-le, ou exportez-le de nouveau.
page-brought-newer = Ce fichier vient d’une version plus récente d’Understudy. Mettez Understudy à jour ; rien n’a été importé.

page-course = Évolution du score
page-course-hint = points par tour
page-course-turned = { $owner } : en tête pour de bon à partir du tour { $round }.
page-turned = Ce qui a fait la différence
page-turned-in = Tour { $round }.
page-turned-by = { $owner } : +{ $points } PV
page-turned-end = Décompte final : Récompenses, dernières tuiles et argent.
page-look-ahead = Revenir en arrière malgré les cartes déjà vues ?
page-look-ahead-hint = Des cartes cachées ont été révélées depuis. Vous pouvez revenir quand même ; la partie portera alors la mention « en connaissant la suite ». La question n’est posée qu’une fois.
page-look-ahead-stay = Annuler
page-look-ahead-go = Revenir quand même
page-looked-ahead = en connaissant la suite
page-mars-course-hint = points par génération
page-mars-course-turned = { $owner } : en tête pour de bon à partir de la génération { $round }.
page-mars-turned-in = Génération { $round }.

# Screen games.
page-screen-undo = Revenir
page-screen-tap-space = { $count ->
    [one] Touchez la case marquée
   *[other] Touchez une des { $count } cases marquées
}
page-screen-place-here = Placer ici
page-screen-then-cards = La suite dépend de cartes cachées.
page-screen-then-choice = Ensuite : à vous de choisir.
page-screen-best-spaces = Les meilleures cases selon le bonus
page-screen-why-not-others = Pourquoi pas les autres ?
page-screen-happened = Ce qui s’est passé
