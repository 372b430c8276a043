### La page : boutons, titres et courtes remarques. Ce que disent les règles est dans mars.ftl et table.ftl.

page-title = Understudy
page-title-of = { $screen } – Understudy
page-title-of-game = { $screen } – { $game } – Understudy
page-tagline = L’adversaire toujours au rendez-vous.
page-system-mars = Terraforming Mars
page-system-mars-against = Terraforming Mars, vous contre MarsBot

## Se déplacer

page-home = Toutes les parties
page-back = Retour
page-menu = Menu
page-settings = Réglages
page-settings-hint = Pour cet appareil
page-loading = Un instant…
page-lost = Impossible d’afficher cette partie
page-views = Vues
page-board = Plateau
page-journal = Journal
page-to-board = Voir le plateau
page-cancel = Annuler
page-yes = Oui
page-no = Non

## Accueil

page-game = Partie
page-resume-first = Reprendre sa place
page-resume = Reprendre
page-see-result = Voir le résultat
page-new-game = Nouvelle partie
page-game-title = Nom de la partie
page-name-game = Nommer cette partie
page-keep-title = Garder ce nom
page-game-damaged = Cette partie est endommagée
page-game-damaged-hint = Ce qui a été gardé de la partie { $id } ne peut plus être lu. Si vous en avez un fichier, ouvrez-le ; sinon, supprimez-la.
page-finished-games = { $count ->
    [one] 1 partie terminée
   *[other] { $count } parties terminées
}
page-more-games = Autres parties
page-history-damaged = { $count ->
    [one] 1 partie terminée est endommagée et n’est pas comptée. Supprimez-la sur le premier écran, ou ouvrez-en un fichier.
   *[other] { $count } parties terminées sont endommagées et ne sont pas comptées. Supprimez-les sur le premier écran, ou ouvrez-en des fichiers.
}
page-usual-options = Revenir aux options habituelles
page-open-file = Ouvrir une partie enregistrée
page-delete = Supprimer
page-delete-game = Supprimer cette partie
page-delete-sure = Supprimer définitivement cette partie ?
page-keep = La garder
page-lamp = Clair ou sombre
page-final = Score final

## Nouvelle partie

page-map = Plateau
page-in-the-box = Dans la boîte
page-level = Niveau de MarsBot
page-single-rules = Règles une à une
page-single-rules-free = Le niveau normal n’en a aucune. Ajoutez celles que vous voulez.
page-single-rules-fixed = Elles font partie du niveau. Pour choisir une à une, prenez le niveau normal.
page-cards = Cartes
page-deck-real = réel
page-deck-dealt = fourni
page-deck-real-hint = Vous révélez vos propres cartes et dites laquelle est sortie.
page-deck-dealt-hint = L’application mélange et révèle ; aucune carte n’est nécessaire.
page-research = Recherche
page-deal = Donne
page-draft = Draft
page-deal-hint = Les cartes de MarsBot viennent directement de la pioche.
page-draft-hint = MarsBot et vous choisissez tour à tour parmi quatre cartes.
page-seed = Graine
page-seed-hint = Le même nombre donne les mêmes cartes. Laissez vide pour un nouveau mélange.
page-bad-seed = La graine doit être un nombre entier de 14 chiffres au plus.
page-start = Commencer la partie

## Réglages

page-language = Langue
page-card-language = Noms des cartes
page-card-language-hint = Comme sur vos cartes, si c’est une autre langue.
page-card-language-same = Comme ci-dessus
page-theme = Lumière
page-theme-system = Selon l’appareil
page-theme-light = Jour
page-theme-dark = Nuit

## L’en-tête

page-generation = Génération { $generation }
page-bot-passed = à vous, MarsBot a passé
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
page-vp = { $vp } PV
page-vp-now = { $vp } PV à ce stade
page-undo = Annuler
page-redo = Rétablir
page-save = Enregistrer un fichier
page-score-sheet = Feuille de score

## Le plateau

page-letter-human = V
page-letter-bot = M
page-last = dernier changement
page-last-change = dernier changement : { $space }
page-ocean-only = océan seulement
page-space-land = libre
page-space-ocean = libre, pour un océan
page-space-named = libre, réservée à Noctis City
page-space-volcanic = volcanique
page-space-legal = autorisée
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
page-track-spent = ensuite { $space } : utilisée, rien ne se passe
page-track-ignored = ensuite { $space } : { $icon }, hors jeu
page-track-end = à son terme
page-legend-tr = le NT monte
page-legend-spent = utilisée
page-legend-off = hors jeu
page-pile-action = paquet Actions
page-pile-played = jouées
page-pile-bonus = paquet Bonus
page-pile-discard = défaus­sées
page-pile-destroyed = détruites
page-open-cards = Cartes face visible
page-now = Si la partie finissait maintenant
page-now-hint = Sans les Récompenses : elles demandent vos nombres.
page-now-no-cards = De vos cartes, rien n’a encore été dit.
page-now-cards = Vos cartes telles que vous les avez dites en dernier.
page-countdown = { $left ->
    [0] MarsBot a gagné au temps.
    [one] Il reste { $left } génération : MarsBot gagne dès que commence la génération { $last }.
   *[other] Il reste { $left } générations : MarsBot gagne dès que commence la génération { $last }.
}
page-milestones = Objectifs
page-awards = Récompenses
page-claimed = { $count ->
    [one] { $count } réalisé sur 3
   *[other] { $count } réalisés sur 3
}
page-funded = { $count ->
    [one] { $count } financée sur 3
   *[other] { $count } financées sur 3
}
page-free = libre
page-met = atteint
page-holder = À qui
page-unknown = inconnu

## La question

page-question = Question
page-confirm = Confirmer
page-enter = Noter
page-your-report = Votre tour
page-nothing-more = Rien d’autre à signaler
page-other = Autre chose
page-put-right = Corriger quelque chose
page-put-track-right = Corriger cette piste
page-put-space-right = Corriger cette case
page-board-now = Le plateau maintenant
page-board-then = Le plateau après
page-tracks-now = Les pistes maintenant
page-tracks-then = Les pistes après
page-less = Moins : { $what }
page-more = Plus : { $what }
page-finder = Numéro ou nom
page-finder-number = Son numéro
page-finder-name = Une partie de son nom
page-possible-cards = Cartes possibles
page-number-keys = Clavier de chiffres
page-letter-keys = Clavier de lettres
page-matches = Cartes trouvées
page-no-match = Aucune carte ici n’a ce numéro ni ce nom.
page-tap-space = Touchez une case du plateau
page-fold-prompt = Faire place au plateau
page-unfold-prompt = Montrer toute la question
page-look-at-map = Regarder le plateau
page-back-to-turn = Retour à ce qui s’est passé
page-over = La partie est finie.
page-over-hint = On peut encore annuler, si quelque chose a été oublié.

## Le tour de MarsBot

page-bot-turn = { $count ->
    [one] Tour de l’adversaire
   *[other] Tours de l’adversaire
}
page-set-up = Mise en place
page-before = Avant votre tour
page-resolved = maintenant sur la pile de cartes jouées
page-only-tracks = Seules ses pistes avancent.
page-nothing-moves = Rien ne change sur la table.
page-on-the-table = Sur la table
page-in-order = dans cet ordre, cochez au fur et à mesure
page-undo-turn = Annuler
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
page-why-hint = Chaque ligne ne garde que le meilleur.
page-why-map = Les possibilités sur le plateau
page-why-numbers = Un nombre indique la ligne où une possibilité a été écartée.
page-why-rule = Règle, dans l’ordre
page-why-best = meilleur
page-why-left = reste
page-why-possible = Possible en soi
page-failed = Pourquoi l’action est manquée :
page-ruling = Là où les règles imprimées se taisent :

## La feuille de score

page-go-on = Continuer
page-held = { $owner } : { $what }
page-score-hint-tr = niveau de terraformation à la fin
page-score-hint-greenery = un point par forêt à soi
page-score-hint-cities = un point par forêt à côté d’une ville à soi
page-score-hint-neural-instance = un point par case voisine sans tuile à vous
page-score-hint-mc = { $mc } M€ de MarsBot, un point par tranche de { $rate }
page-score-hint-cards = les vôtres, selon vous ; ceux de MarsBot aux niveaux difficiles seulement
page-score-tie = À égalité, MarsBot l’emporte.
page-score-so-far = Les points des deux camps si la partie finissait maintenant, sans les Récompenses. MarsBot gagne aussi dès que commence la génération { $last }.
page-instant-loss = La génération { $last } a commencé et Mars n’est pas finie : MarsBot gagne, quels que soient les points. On ne les compte pas.

## Ce qui fait obstacle

page-away = Le serveur ne répond pas. Rien n’est perdu ; la page continue d’essayer.
page-away-sending = Le serveur ne répond pas. Ce que vous avez saisi est gardé et partira dès son retour.
page-stale = La partie a avancé entre-temps, peut-être sur un autre appareil. Voici la question actuelle.
page-unexpected = Le serveur a dit quelque chose d’inattendu ({ $status }). Rien n’a changé.
page-forgetful = Ce navigateur ne garde rien pour la page : son stockage est plein ou désactivé. Vos parties sont à l’abri sur le serveur ; les coches et les réglages disparaissent quand vous fermez la page.
page-understood = Compris
page-stranger = Cette table a un secret
page-stranger-what = Sans lui, personne ne voit ni ne change une partie ici. Ouvrez l’adresse que le serveur a affichée à son démarrage, ou scannez le code à côté.
page-stranger-typed = Le secret de l’adresse
page-stranger-hint = Les lettres et chiffres après « secret= »
page-stranger-enter = Entrer
page-newer = Une nouvelle version de la page est prête. Elle servira à la prochaine ouverture.

## Extensions : les choisir

page-board-used = Plateau de MarsBot
page-board-ours = le nôtre
page-board-own = saisi
page-board-see = Voir ou corriger le plateau de MarsBot
page-board-enter = Saisir le plateau imprimé
page-drawn = tirage
page-named = choix
page-drawn-hint = L’application en tire cinq.
page-named-hint = { $count ->
    [0] Touchez ceux de votre table ; sans choix, l’application tire au sort.
    [one] Touchez ceux de votre table : { $count } pour l’instant.
   *[other] Touchez ceux de votre table : { $count } pour l’instant.
}
page-honours-of-venus = { mars-expansion-venus } y ajoute : { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-honours-without-venus = Seulement avec { mars-expansion-venus } : { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-lacking-colonies = { $count ->
    [one] Il manque une tuile de colonie : une partie en a au moins cinq.
   *[other] Il manque { $count } tuiles de colonie : une partie en a au moins cinq.
}
page-lacking-milestones = Choisissez cinq objectifs ; choisis : { $count }.
page-lacking-awards = Choisissez cinq récompenses ; choisies : { $count }.

## Extensions : sur la table

page-letter-neutral = N
page-bonus-delegate = délégué
page-special-ocean = payez { $mc } M€, posez un océan
page-special-colony = payez { $mc } M€, construisez une colonie
page-special-temperature = payez { $mc } M€, augmentez la température
page-region-polar = région polaire
page-region-southern = région sud
page-pile-aside = à part, revient à chaque génération
page-floaters = { $count ->
    [one] MarsBot a { $count } flotteur.
   *[other] MarsBot a { $count } flotteurs.
}
page-bot-floaters = Flotteurs
page-fleets = Flottes de MarsBot à la base : { $home } sur { $all }
page-colony-missing = { $count ->
    [one] encore { $count } : { $track }
   *[other] encore { $count } : { $track }
}
page-colony-floaters = stocke des flotteurs
page-colony-step = marqueur au niveau { $step } sur { $last }
page-colony-owners = colonies : { $owners }
page-colony-fleet = une flotte y est : { $owner }
page-legend-marker = marqueur
page-legend-slot = place pour une colonie
page-legend-stored = stocké par MarsBot : cinq avancent sa piste
page-party-ruling = au pouvoir
page-party-dominant = dominant
page-party-empty = vide
page-party-leader = mené par { $owner }
page-legend-leader = mène le parti
page-chairman = Président
page-reserve = En réserve
page-lobby = + le vôtre dans le lobby
page-event-current = En cours
page-event-coming = À venir
page-event-distant = Lointain
page-why-candidate = Candidat
page-why-line = Ligne
page-why-out = éliminé
page-why-columns = Les numéros des colonnes sont les lignes de la liste ci-dessous.

## Les plateaux de MarsBot

page-boards = Plateaux de MarsBot
page-boards-hint = Comparez avec le plateau imprimé. Touchez une ligne pour la corriger.
page-board-stand-in = Les pistes imprimées de ce plateau nous sont inconnues : celles-ci les remplacent. Si vous avez le plateau, saisissez-le, s’il vous plaît.
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
page-board-checking = Vérification …
page-board-fine = Complet, et semblable aux autres plateaux.
page-board-unreadable = Aucune piste n’est reconnaissable dans ce texte.
page-board-differences = Différences avec le nôtre
page-board-same = Aucune : chaque case est comme chez nous.
page-board-instead = { $theirs } au lieu de : { $ours }
page-board-copy = Copier la liste
page-copied = Copié
page-board-tell-us = Votre plateau imprimé a raison et le nôtre tort ? Envoyez-nous cette liste, s’il vous plaît.
page-board-text = En texte
page-board-text-hint = Voir, coller ou modifier le texte
page-board-open = Ouvrir un fichier
page-board-pass = Transmettre en fichier
page-board-forget = Oublier le mien
page-board-forgotten = Oublié. Les nouvelles parties reprennent notre plateau.
page-board-keep = Garder ce plateau
page-board-kept = Gardé. Les nouvelles parties sur ce plateau l’utilisent.
page-board-new-game = Nouvelle partie

## Mise en place, retour en arrière, historique, règles

page-more-pages = Plus
page-zoom = Agrandir
page-set-up-title = Préparer la table
page-set-up-hint = Cochez ce qui est prêt ; les coches restent.
page-table-ready = La table est prête
page-set-up-drawn = Tiré pour cette partie
page-set-up-drawn-hint = Posez et déplacez tout cela, puis le premier tour commence.
page-news = Suites de votre dernière annonce
page-app-did = L’application a fait
page-walk = Pas à pas
page-step-of = Étape { $number } sur { $count }
page-step-next = Étape suivante
page-step-back = Retour
page-for-hands = pour vos mains
page-by-app = l’application l’a fait
page-size = Taille du texte
page-size-usual = Normale
page-size-large = Grande
page-size-larger = Très grande
page-motion = Mouvement
page-motion-hint = Ce qui bouge dure un clin d’œil ; sans mouvement, cela change simplement.
page-motion-system = Selon l’appareil
page-motion-none = Aucun
page-journal-whose = Les tours de qui
page-correct-this = Corriger ceci
page-repair = Corriger une réponse
page-repair-sub = Toutes vos réponses, la plus récente d’abord
page-repair-hint = Choisissez celle qui était fausse. Vous verrez ce que cela change avant que rien ne change. Ce qui n’a jamais été demandé, comme un nombre qui a glissé, se corrige sous « Autre chose ».
page-repair-none = Pas encore de réponses.
page-earlier-answers = Réponses précédentes
page-answer-no = Réponse { $number }
page-part = { $label } : { $value }
page-try-out = Voir ce que cela change
page-repair-differs = Ceci se passerait autrement
page-repair-same = Rien d’autre ne changerait
page-repair-was = Comme c’était
page-repair-then = Comme ce serait
page-repair-nothing = rien
page-repair-more = { $count ->
    [one] et encore { $count } ligne
   *[other] et encore { $count } lignes
}
page-repair-kept = { $count ->
    [0] Aucune réponse suivante n’est touchée.
    [one] { $count } réponse suivante reste telle quelle.
   *[other] { $count } réponses suivantes restent telles quelles.
}
page-repair-dropped = { $count ->
    [one] { $count } réponse suivante ne convient plus et sera redemandée.
   *[other] { $count } réponses suivantes ne conviennent plus ou viennent après une telle ; elles seront redemandées.
}
page-repair-sure = La changer ?
page-repair-keep = Laisser comme c’était
page-repair-apply = Changer
page-score-hint-milestones = 5 par Objectif réalisé
page-score-hint-awards = 5 par première place, même à égalité
page-score-hint-turmoil = chefs de parti et président
page-score-hint-corporation = ce que dit sa carte Corporation
page-score-hint-vermin = 1 de moins par cité, avec dix animaux sur vos Vermines
page-copy = Copier en texte
page-not-copied = Le navigateur ne le permet pas ici. Prenez plutôt le fichier.
page-as-text = Fichier texte
page-print = Imprimer
page-award-values = { $award } { $human } : { $bot }
page-chosen-title = Cette partie
page-chosen = { $label } : { $values }
page-chosen-real = Vraies cartes sur la table : { $decks }
page-chosen-seed = Graine { $seed }
page-history = Historique
page-history-sub = Parties jouées jusqu’au bout
page-history-empty = Aucune partie n’a encore été jouée jusqu’au bout.
page-history-rate = { $count ->
    [0] Aucune partie de ce genre.
    [one] { $wins ->
        [0] { $count } partie, perdue.
       *[other] { $count } partie, gagnée.
    }
   *[other] { $wins ->
        [one] { $wins } partie gagnée sur { $count }.
       *[other] { $wins } parties gagnées sur { $count }.
    }
}
page-history-of = { $wins } sur { $count }
page-history-by-difficulty = Gagnées, par niveau
page-history-by-map = Gagnées, par plateau
page-history-by-corporation = Gagnées, par corporation de MarsBot
page-facet-difficulty = Niveau
page-facet-map = Plateau
page-facet-corporation = Corporation de MarsBot
page-history-all = Toutes
page-history-none-chosen = aucune
page-history-margins = De combien
page-history-margins-hint = Vos points moins ceux de l’adversaire, la partie la plus ancienne d’abord.
page-history-margins-said = Vos points moins ceux de l’adversaire, partie par partie : { $list }
page-history-no-points = Dans aucune de ces parties on n’a compté les points.
page-history-games = Parties
page-history-won = Victoire
page-history-lost = Défaite
page-all-cards = Toutes les cartes
page-rules = Règles
page-rules-search = Mot, numéro ou page, comme A p.9
page-rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
page-rules-none = Aucune règle ne dit cela.
page-rules-printed = Comme imprimées, en bref
page-rules-ours = Nos interprétations
page-rules-ours-hint = Ici les livrets se taisent ou se contredisent. Voici ce que fait l’application, et pourquoi.
page-rules-why = Pourquoi :
page-rules-inferred = découle des règles imprimées
page-glossary = Glossaire
page-glossary-hint = Les mots du jeu dans les trois langues.

## What each game says in its own way

page-mars-nothing-more = Plus rien pour MarsBot
page-mars-forecast-assumes = Elle suppose à votre place un modèle simple, qui terraforme à un rythme régulier sans bâtir de combinaisons de cartes, et qui gagne donc moins souvent que la plupart des gens.
page-mars-later = Plus la partie dure, plus les M€ de MarsBot rapportent de points.
page-mars-start = Commencer la génération 1
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
page-tapestry-forecast-assumes = À votre place, un modèle simple avance quelques fois à chaque ère et s’installe là où ses cases le proposent.
page-tapestry-forecast-won = Le modèle, qui compte six à dix points par case, est en tête dans { $won } % de ces parties. Il ne sait rien de vos projets.
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
page-tapestry-two-people = deux personnes
page-tapestry-deck-real-hint = Les vôtres, sur la table ; l’application dit quand piocher pour les bots.
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
page-tapestry-outposts = { $count ->
    [one] avant-poste
   *[other] avant-postes
}
page-tapestry-map = Carte
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
page-tapestry-line-by-line = Ligne par ligne
page-tapestry-scan = Balayage { $scan } : la flèche noire commence, la grise montre la deuxième rangée
page-tapestry-to-landmark = { $count ->
    [one] { $landmark } dans { $count } case
   *[other] { $landmark } dans { $count } cases
}
page-tapestry-to-end = { $count ->
    [one] fin dans { $count } case
   *[other] fin dans { $count } cases
}
page-tapestry-favourite-of = piste favorite : { $owner }
page-tapestry-next-title = Ce que chacun prendrait
page-tapestry-seek-all = toute piste inachevée
page-tapestry-seek-landmark-or-end = monument ou fin au plus près
page-tapestry-seek-end = fin au plus près
page-tapestry-legend-landmark = monument
page-tapestry-legend-taken = pris
page-tapestry-legend-next = prochain d’un bot
page-tapestry-legend-favourite = piste favorite
page-tapestry-pair = Cartes Décision
page-tapestry-pair-heading = Cartes Décision { $track } et { $tiebreak }
page-tapestry-track-card = Carte Piste
page-tapestry-tiebreak-card = Carte Égalité
page-tapestry-heart = piste favorite
page-tapestry-downwards = vers le bas
page-tapestry-upwards = vers le haut
page-tapestry-income-symbol = revenu, si le paquet est vide
page-tapestry-topple-symbol = symbole Renverser
page-tapestry-reads = Carte { $card }, lue
page-tapestry-distances = Les autres nombres sont les cases restantes.
page-tapestry-worth = Ce que l’Automa marquerait
page-tapestry-covered = couvert
page-tapestry-now = maintenant
page-tapestry-sum = Ensemble
page-tapestry-next-income = Tour de revenu { $turn } des bots, dans cet ordre
page-tapestry-turns = { $first ->
    [1] tours 1 à { $last }
   *[other] tours { $first } à { $last }
}
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
page-tapestry-display = Cartes Technologie visibles
page-tapestry-decision-discard = Cartes Décision défaussées
page-tapestry-tapestry-discard = Cartes Tapisserie défaussées
page-tapestry-gained = L’Automa gagne { $vp } PV.
page-tapestry-automa-vp = PV de l’Automa
page-tapestry-vp-of = { $owner } : PV
page-tapestry-automa-outposts = Avant-postes de l’Automa
page-tapestry-shadow-outposts = Avant-postes de l’Ombre
page-tapestry-end = Fin de la partie
page-tapestry-who-plays = Qui joue
page-tapestry-incomplete = La feuille officielle pour deux personnes nous manquait. Certaines règles sont notre lecture ; celle qui reste ouverte est un réglage.
page-tapestry-reshuffle = Cartes ajoutées au mélange
page-tapestry-reshuffle-hint = Les sources diffèrent : aucune, ou deux.
page-tapestry-levels = Niveau de l’Automa
page-tapestry-decks = Cartes et dé
page-die-real-hint = Vous lancez votre dé et dites ce qu’il montre.
page-die-dealt-hint = L’application lance le dé.
page-tapestry-first-player = Premier joueur
page-tapestry-first-random = tiré au sort
page-tapestry-keep = Garder les cartes déconseillées
page-tapestry-keep-hint = Seules les cartes qui n’ont pas de sens contre les bots sont retirées.
page-tapestry-total = PV
page-tapestry-by-hand = corrigé à la main
page-tapestry-brought = Apporté par les bots
page-tapestry-said = Tout le reste, un total tel qu’indiqué
page-tapestry-tie = À égalité de PV, vous gagnez.
page-tapestry-tie-people = À égalité de PV, les ressources restantes décident.
page-tapestry-so-far = Les points de l’Automa jusqu’ici ; les vôtres, si l’application les connaît.
page-tapestry-shadow-never = L’Empire de l’Ombre ne gagne jamais.
page-facet-players = Qui joue
page-history-by-players = Victoires, selon qui joue

## La corporation de MarsBot

page-corporation-named = Une en particulier
page-corporation-list = Corporations
page-corporation-needs = extension : { $expansions }
page-corporation-is-yours = est la vôtre
page-corporation-not-said = aucune de celles-ci, ou non précisée
page-corporation-draft = Si sa carte porte une priorité de draft, le draft s’active de lui-même.
page-corporation-setup = Mise en place
page-corporation-generation = À chaque génération
page-corporation-rulings = Précisions
page-corporation-tags = Badges de départ
page-corporation-priority = Priorité de draft : { $list }
page-corporation-kept = Sur la carte en ce moment
page-corporation-thin = Sources fragiles : nous ne connaissons pas toute la carte imprimée.
page-corporation-cubes = { $cube } : { $spaces }
page-cube-letter-white = B
page-cube-letter-black = N
page-cube-letter-silver = A

## La prévision

page-forecast = Prévision
page-forecast-busy = La partie se joue d’ici jusqu’à la fin, bien des fois…
page-forecast-lead = { $bot } marquera sans doute entre { $low } et { $high } points.
page-forecast-median = La moitié des parties finissent en dessous de { $median }, l’autre au-dessus.
page-forecast-no-score = Le temps est écoulé dans toutes les suites : rien n’est compté.
page-forecast-how = { $count ->
    [one] Une suite à partir de cette position
    [many] { $count } de suites à partir de cette position
   *[other] { $count } suites à partir de cette position
    }, chacune avec des cartes redistribuées. Dans huit cas sur dix, le score est dans cette fourchette.
page-forecast-assumes = À votre place joue un modèle simple, plus faible que la plupart des gens.
page-forecast-ends = Selon la fin de la partie
page-forecast-ends-hint = Combien de fois elle finit alors, et où est le score dans huit cas sur dix ; l’encoche marque le milieu.
page-forecast-chances = Comment cela finirait
page-forecast-won = { $lost ->
    [0] Le modèle gagne { $won } % de ces parties ; cela mesure le modèle, pas vous.
   *[other] Le modèle gagne { $won } % de ces parties, et dans { $lost } %, le temps est écoulé ; cela mesure le modèle, pas vous.
}
page-percent = { $value } %
page-range = { $low } à { $high }

## Keys, and what can be looked up

page-onward = Après un tour du bot
page-onward-hint = À l’écran seulement, quand l’application joue votre camp : un tour qui ne vous touche en rien peut passer de lui-même. Toute touche, tout geste le retient. Jamais quand les mouvements sont réduits.
page-onward-wait = M’attendre
page-onward-six = Continuer après six secondes
page-stay = Rester
page-keys = Raccourcis clavier
page-keys-hint = Sur un clavier, de simples lettres font le plus courant. On peut les désactiver.
page-keys-on = Oui
page-keys-off = Non
page-close = Fermer
page-key-list = Cette liste
page-key-n = Le bouton plein : continuer, confirmer
page-key-u = Annuler
page-key-r = Rétablir
page-key-b = Plateau
page-key-m = Bot
page-key-j = Journal
page-key-f = Plier ou déplier la question
page-key-find = Trouver une carte, chercher dans les règles
page-key-h = Premier écran
page-look-up = Chercher { $what }
page-reference-bonus = Cartes bonus
page-reference-icons = Ce que font les icônes des pistes
page-icon-does-advance = La même piste avance encore une fois.
page-icon-does-temperature = La température monte d’un cran, de deux avec ×2.
page-icon-does-tr = Le NT de MarsBot monte du nombre imprimé.
page-icon-does-tag = La piste du badge montré avance.

## Parties en fichiers, liens et codes

page-share = Partager cette partie
page-send-text = Envoyer
page-send-file = Envoyer le fichier
page-link-title = En lien
page-link-hint = Toute la partie est dans le lien, derrière le # : l’ouvrir n’envoie rien nulle part. Qui l’ouvre reçoit sa propre partie ; la vôtre reste telle quelle.
page-link-copy = Copier le lien
page-link-send = Envoyer le lien
page-link-by-hand = Le navigateur ne le permet pas ici. Sélectionnez le lien ci-dessous et copiez-le.
page-link-too-long = Cette partie est trop longue pour un lien. Transmettez-la en fichier.
page-link-here-only = L’adresse { $host } ne vaut que sur cet appareil. Pour un autre, ouvrez cette page par une adresse qu’il peut atteindre, ou transmettez la partie en fichier.
page-link-damaged = Ce lien est abîmé ou tronqué. Redemandez-le, ou demandez le fichier. Rien n’a été repris.
page-code-title = En code à scanner
page-code-hint = L’appareil photo de l’autre appareil y ouvre cette partie.
page-code-alt = Un code qui contient le même lien, pour l’appareil photo d’un autre appareil
page-code-too-long = Cette partie est trop longue pour un code. Envoyez le lien ou le fichier.
page-file-title = En fichier
page-file-hint = Pour un autre appareil, un autre Understudy, le terminal, ou simplement pour la garder.

page-invite = Faire entrer d’autres personnes
page-invite-hint = Qui ouvre un de ces liens a cette partie dans la liste de son propre appareil. On ne peut la supprimer ou la nommer qu’ici.
page-invite-play = Pour jouer avec vous
page-invite-play-hint = Avec ce lien, on saisit des réponses et on les reprend, comme vous.
page-invite-watch = Pour regarder
page-invite-watch-hint = Avec ce lien, on voit aussitôt tout ce qui est visible de tous, et on ne peut rien changer.
page-invite-link = { $right ->
    [play] Le lien pour jouer
   *[watch] Le lien pour regarder
}
page-invite-copy = { $right ->
    [play] Copier le lien pour jouer
   *[watch] Copier le lien pour regarder
}
page-invite-send = { $right ->
    [play] Envoyer le lien pour jouer
   *[watch] Envoyer le lien pour regarder
}
page-invite-code = { $right ->
    [play] Un code à scanner, pour jouer
   *[watch] Un code à scanner, pour regarder
}
page-invite-code-alt = { $right ->
    [play] Un code qui contient le lien pour jouer, pour l’appareil photo d’un autre appareil
   *[watch] Un code qui contient le lien pour regarder, pour l’appareil photo d’un autre appareil
}
page-invite-renew-this = { $right ->
    [play] Créer un nouveau lien pour jouer…
   *[watch] Créer un nouveau lien pour regarder…
}
page-invite-renew-title = { $right ->
    [play] Un nouveau lien pour jouer ?
   *[watch] Un nouveau lien pour regarder ?
}
page-invite-renew-hint = { $right ->
    [play] L’ancien n’ouvre plus rien, et qui joue grâce à lui n’a plus cette partie. Envoyez le nouveau à ceux qui doivent continuer.
   *[watch] L’ancien n’ouvre plus rien, et qui regarde grâce à lui n’a plus cette partie. Envoyez le nouveau à ceux qui doivent continuer.
}
page-invite-renew = Créer un nouveau lien
page-invite-renew-stay = Garder l’ancien
page-invite-renewed = Un nouveau lien est créé. L’ancien n’ouvre plus rien.
page-joining = Le lien s’ouvre…
page-join-refused = Ce lien n’ouvre aucune partie
page-join-no-room = Il n’y a pas de place pour cette partie en ce moment
page-watching = Vous regardez
page-watching-hint = Quelqu’un d’autre joue cette partie. Ce qui est saisi se voit ici aussitôt ; d’ici, rien ne peut être changé.
page-watch = Regarder
page-guest-play = Vous jouez avec d’autres
page-guest-watch = Vous regardez
page-leave = La retirer de ma liste
page-leave-sure = Retirer cette partie de votre liste ? Elle reste à qui l’a commencée ; son lien vous y ramène.
page-leave-go = La retirer
page-take-title = Une partie pour vous
page-take-sub = Reçue par un lien
page-take-answers = { $count ->
    [one] 1 réponse
   *[other] { $count } réponses
}
page-take-taken = Reprendre cette partie pour la jouer ici ?
page-take-there = Cette partie est déjà ici.
page-take-ahead = Cette partie est déjà ici ; le lien va plus loin.
page-take-other = Cette partie est déjà ici, avec d’autres réponses ou davantage. Elle reste telle quelle.
page-take = La reprendre
page-take-not = La laisser
page-take-to-game = Vers la partie
page-take-go-on = Continuer à partir de là
page-take-beside = Reprendre comme seconde partie
page-files = Parties en fichiers
page-files-sub = Tout emporter, tout rapporter
page-files-all = Toutes les parties en un fichier
page-files-all-hint = Chaque partie et chaque plateau saisi ici, à garder ou à ouvrir ailleurs.
page-files-gather = Mettre toutes les parties dans un fichier
page-files-progress = { $done } sur { $count }
page-files-ready = Dans le fichier : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $sheets ->
    [one] 1 plateau saisi
   *[other] { $sheets } plateaux saisis
}.
page-files-left = { $count ->
    [one] 1 partie abîmée n’y est pas.
   *[other] { $count } parties abîmées n’y sont pas.
}
page-files-open = Ouvrir un fichier
page-files-open-hint = D’une partie ou de toutes. Ce qui est déjà ici n’est pas doublé, et rien n’est remplacé sans vous le demander.
page-files-choose = Choisir un fichier
page-brought-title = Ce que le fichier apporte
page-brought-sum = Reprises : { $taken }. Déjà ici : { $there }. À décider : { $open }. Refusées : { $refused }.
page-brought-rest = { $count ->
    [one] 1 réglée
   *[other] { $count } réglées
}
page-brought-sheet = { $game }, plateau { $name }
page-brought-taken = Reprise.
page-brought-there = Était déjà ici.
page-brought-ahead = Déjà ici ; le fichier va plus loin.
page-brought-other = Déjà ici, avec d’autres réponses ou davantage. Elle reste telle quelle.
page-brought-other-sheet = Un autre plateau a été saisi ici sous ce nom. Il reste tel quel.
page-brought-gone-on = A continué d’après le fichier.
page-brought-refused = Refusée.
page-brought-put-in-place = Le remplacer par celui du fichier
page-brought-no-sheet = Aucun plateau de ce nom n’est connu ici.
page-brought-damaged = Ce fichier de parties est abîmé ou tronqué. Rien n’a été repris.
page-brought-newer = Ce fichier de parties vient d’un Understudy plus récent. Mettez à jour ; rien n’a été repris.

page-course = Si la partie s’était arrêtée là
page-course-hint = points par tour
page-course-turned = { $owner } : en tête pour de bon à partir du tour { $round }.
page-turned = Ce qui a décidé
page-turned-in = Tour { $round }.
page-turned-by = { $owner } : +{ $points } PV
page-turned-end = Le décompte final : récompenses, dernières tuiles et argent.
page-look-ahead = Revenir sur ce que vous avez vu ?
page-look-ahead-hint = Des cartes que personne ne pouvait connaître sont apparues depuis. Vous pouvez revenir quand même ; la partie portera alors la mention « avec un coup d’œil en avant ». On ne le demande qu’une fois.
page-look-ahead-stay = Rester
page-look-ahead-go = Revenir
page-looked-ahead = avec un coup d’œil en avant
page-mars-course-hint = points par génération
page-mars-course-turned = { $owner } : en tête pour de bon à partir de la génération { $round }.
page-mars-turned-in = Génération { $round }.
