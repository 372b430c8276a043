### La page : boutons, titres et courtes remarques. Ce que disent les règles est dans mars.ftl et table.ftl.

page-title = Understudy
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
page-start = Commencer la génération 1

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
page-nothing-more = Plus rien pour MarsBot
page-other = Autre chose
page-put-right = Corriger quelque chose
page-less = Moins : { $what }
page-more = Plus : { $what }
page-finder = Numéro ou nom
page-matches = Cartes trouvées
page-no-match = Aucune carte ici n’a ce numéro ni ce nom.
page-tap-space = Touchez une case du plateau
page-over = La partie est finie.
page-over-hint = On peut encore annuler, si quelque chose a été oublié.

## Le tour de MarsBot

page-bot-turn = { $count ->
    [one] Tour de MarsBot
   *[other] Tours de MarsBot
}
page-set-up = Mise en place
page-before = Avant votre tour
page-resolved = maintenant sur la pile de cartes jouées
page-only-tracks = Seules ses pistes avancent.
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
page-score-hint-mc = l’argent de MarsBot changé en points
page-score-hint-cards = les vôtres, selon vous ; ceux de MarsBot aux niveaux difficiles seulement
page-score-tie = À égalité, MarsBot l’emporte.
page-score-so-far = Les points de MarsBot si la partie finissait maintenant, sans les Récompenses. Il gagne aussi dès que commence la génération { $last }.
page-instant-loss = La dernière génération a commencé : MarsBot gagne sans compter.

## Ce qui fait obstacle

page-away = Le serveur ne répond pas. Rien n’est perdu ; la page continue d’essayer.
page-away-sending = Le serveur ne répond pas. Ce que vous avez saisi est gardé et partira dès son retour.
page-stale = La partie a avancé entre-temps, peut-être sur un autre appareil. Voici la question actuelle.
page-unexpected = Le serveur a dit quelque chose d’inattendu ({ $status }). Rien n’a changé.
