## Conseils : analyses et conseils de l’expert

mars-review-pace = La partie s’est terminée à la génération { $generation }.
mars-review-pace-open = La partie en est à la génération { $generation }.
mars-review-cards = { $left ->
    [0] Vous avez acheté { $bought } cartes et joué toutes celles que vous avez gardées.
    [one] Vous avez acheté { $bought } cartes sans jamais en jouer une : { $mc } M€.
   *[other] Vous avez acheté { $bought } cartes et n’en avez jamais joué { $left } : { $mc } M€.
}
mars-review-money = Vous avez passé avec { $mc } M€ ou plus à { $count ->
    [one] une génération
   *[other] { $count } générations
} ; le maximum était de { $most } M€ à la génération { $generation }.
mars-review-money-none = Vous n’avez jamais passé avec { $mc } M€ ou plus.
mars-review-goals = { $milestone } : cet Objectif était à votre portée à la génération { $generation }{ $more ->
    [0] { "" }
    [one] { "" }, et un autre plus tard
   *[other] { "" }, et { $more } autres plus tard
} ; Récompenses gagnées : { $won } sur { $funded }.
mars-review-goals-none = Vous avez validé chaque Objectif à votre portée ; Récompenses gagnées : { $won } sur { $funded }.
mars-review-greeneries = { $all ->
    [0] Vous n’avez placé aucune forêt.
    [1] { $lone ->
        [0] Votre forêt touche une de vos cités.
       *[other] Votre forêt ne touche aucune de vos cités.
    }
   *[other] { $lone ->
        [0] Chacune de vos { $all } forêts touche une de vos cités.
        [one] Une de vos { $all } forêts ne touche aucune de vos cités.
       *[other] { $lone } de vos { $all } forêts ne touchent aucune de vos cités.
    }
}

page-review = Analyse
page-review-win = Probabilité de victoire
page-review-if = si l’expert continuait
page-review-busy = L’expert examine vos décisions…
page-review-cost = Ce qui a le plus coûté
page-review-cost-sub = par rapport à la réponse de l’expert
page-review-gained = Ce qui a le plus rapporté
page-review-gained-sub = par rapport à la deuxième meilleure réponse
page-review-none-cost = Aucune décision n’a nettement réduit la probabilité de victoire.
page-review-none-gained = Aucune décision n’a nettement augmenté la probabilité de victoire.
page-review-sentences = En cinq phrases
page-review-note = Une réponse aussi bonne que celle de l’expert laisse la courbe en place. Les cartes et l’adversaire la déplacent dans les deux sens. L’expert voit ce que vous avez vu : aucune carte cachée.
page-review-you = Vous
page-review-expert = Expert
page-review-next = Deuxième choix
page-review-points = { $ahead } points
page-review-percent = { $win } %
page-review-over = plus de 99 %
page-review-under = moins de 1 %
page-review-won = victoire
page-review-lost = défaite
page-review-others = Autres réponses
page-review-of = sur { $count }
page-review-by = { $by } points de pourcentage
page-review-count = { $at } sur { $count }
page-review-previous = Précédente
page-review-forward = Suivante
page-review-ask = Interroger sur une décision
page-review-expert-place = Ce que l’expert aurait fait
page-review-not-compared = L’expert ne compare pas cette réponse à d’autres.
page-review-table = Sous forme de tableau
page-review-round-win = { $round } : { $win }
page-review-step = Parcourir les { $count }

mars-reason-points = { $count ->
    [one] Un point de plus tout de suite.
   *[other] { $count } points de plus tout de suite.
}
mars-reason-production = Production ({ $resource }) : { $before } → { $after }.
mars-reason-costs = Coûte { $mc } M€, il en reste { $left }.
mars-reason-earns = Rapporte { $mc } M€.
mars-reason-keeps = Garde { $mc } M€ pour la génération suivante.
mars-reason-turns = Tours que MarsBot jouera encore dans cette génération : { $count }.
mars-reason-opens = { $milestone } : vous pourrez alors valider cet Objectif ; MarsBot a { $have } sur { $need }.
mars-reason-closer = { $milestone } : { $have } sur { $need }.
mars-reason-claims = MarsBot en a { $have } sur { $need }.
mars-reason-chance = Ce que cela rapporte dépend du hasard.
page-hint-progress = { $done } parties sur { $of } · continue si vous fermez
page-hint-go-on = Chercher encore plus loin
page-hint-equal = { $place }=
page-hint-space = place { $place } du conseil
page-hint = Conseil
page-hint-sub = Probabilité de victoire et score final moins celui de MarsBot, si l’expert continuait
page-hint-busy = L’expert réfléchit…
page-hint-how = Moyenne de { $count } parties par réponse, terminées par l’expert. La barre montre l’intervalle à 95 %.
page-hint-alike = Rien ne distingue les { $count } premières réponses.
page-hint-measured = { $ahead } ± { $error }
page-hint-deeper = Chercher plus loin
page-hint-deeper-busy = L’expert termine des parties après chaque réponse…
page-hint-all = Toutes les réponses
page-hint-sees = { $count } réponses sont possibles. Les chiffres sont des estimations. L’expert voit ce que vous voyez : aucune carte cachée.

terminal-command-about-hint = Donner les meilleures réponses de l’expert dans une partie à l’écran.
terminal-command-about-review = Faire analyser une partie à l’écran par l’expert.
terminal-option-review-plot = Dessiner la probabilité de victoire dans ce fichier (PNG, SVG, PDF)
terminal-review-round = Tour

page-strength = Quelle est la force de l’expert ?
page-strength-about = Un petit réseau de neurones qui a appris en jouant contre l’adversaire automatique. Il n’a vu aucune partie humaine. Il voit ce que vous voyez : aucune carte cachée.
page-strength-won = Parties gagnées
page-strength-won-sub = avec l’intervalle à 95 %
page-strength-seeds = Comptées dans des parties qui n’ont pas servi à apprendre.
page-strength-everything = toutes les extensions, MarsBot avec une corporation, six plateaux
page-strength-believed = Peut-on croire le pourcentage ?
page-strength-shown = Des positions affichées entre { $low } et { $high } %, il gagne { $won } ± { $error } %.
page-strength-cannot = Ce qu’il ne sait pas faire
page-strength-cannot-1 = La probabilité de gagner est celle de l’expert, pas la vôtre. À partir de la même position, vous pouvez gagner plus ou moins souvent.
page-strength-cannot-2 = Il ne planifie pas toute la partie : il juge la position après chaque réponse.
page-strength-cannot-3 = Les écarts de moins de 2 points de pourcentage veulent dire peu de chose tant que vous ne cherchez pas plus loin.
page-strength-cannot-4 = Il ne connaît qu’un adversaire, l’automatique, et ne dit rien des parties entre personnes.
page-strength-measure = Mesurez vous-même

page-daily-same-for-all = la même pour tout le monde
page-daily-kept = gardé sur cet appareil
page-daily-today = Donnes d’aujourd’hui
page-daily-note = Les cartes découlent de la date. Un jour compte si vous commencez ce jour-là une de ses donnes et jouez une génération.
page-daily-same = même donne, même niveau
page-daily-score = Score
page-daily-played-on = { $about } · { $level }
page-daily-play = Jouer « { $title } », { $level }
page-daily-continue = Continuer « { $title } »
page-daily-again = Rejouer
page-daily-share = Partager
page-daily-expert = Faire jouer l’expert
page-daily-playing = L’expert joue cette donne
page-daily-covered = Son score reste caché jusqu’à la fin de votre partie.
page-daily-covered-done = L’expert a terminé. Son score reste caché jusqu’à la fin de votre partie.
page-daily-copied = Ce texte est copié :
page-daily-link-carries = Le lien contient la date et le niveau, mais ni vos coups, ni votre nom, ni votre résultat.
page-daily-link-only = Copier le lien seul
page-daily-copy = Copier le texte
page-daily-with-expert = Avec le résultat de l’expert
page-daily-with-row = Avec mes jours de suite
page-daily-me = Moi
page-daily-line = { $who } { $human }, { $opponent } { $bot } · { $end }
page-daily-share-head = Understudy, donne du { $day }
page-challenge = Défier quelqu’un
page-challenge-hint = Le lien contient les options et les cartes de cette partie, mais ni vos coups ni votre résultat. Les pioches dépendent de ce que fait chacun.
page-challenge-copy = Copier le défi
page-challenge-title = Un défi
page-challenge-lead = Quelqu’un vous défie sur cette donne : mêmes options, mêmes cartes.
page-challenge-take = Jouer
mars-screen-daily-base = Jeu de base
    .hint = Ère des Corporations
mars-screen-daily-everything = Tout
    .hint = toutes les extensions
mars-screen-daily-generation = Génération
tapestry-review-advances = Vous avez avancé { $count } fois : { $era1 }, { $era2 }, { $era3 } et { $era4 } fois dans les ères 1 à 4.
tapestry-review-tracks = Votre piste la plus avancée : { $track }, case { $space } ; { $ended ->
    [0] aucune piste terminée.
    [one] une piste terminée.
   *[other] { $ended } pistes terminées.
}
tapestry-review-resources = Vous avez fait le tour de revenus avec { $many } ressources ou plus dans { $count ->
    [one] une ère
   *[other] { $count } ères
} ; le maximum était de { $most } dans l’ère { $era }.
tapestry-review-resources-none = Vous n’avez jamais fait le tour de revenus avec { $many } ressources ou plus.
tapestry-review-city = Complets dans votre capitale : quartiers { $districts }, lignes et colonnes { $lines } ; { $free ->
    [0] aucune case libre.
    [one] une case libre.
   *[other] { $free } cases libres.
}
tapestry-review-cards = Cartes Technologie : { $tech }, dont { $top } dans la rangée du haut ; cartes Tapisserie en main : { $hand }.

tapestry-reason-points = { $count ->
    [one] Un PV tout de suite.
   *[other] { $count } PV tout de suite.
}
tapestry-reason-track = { $track } : { $before } → { $after }.
tapestry-reason-resource = { $resource } : { $before } → { $after }.
tapestry-reason-building = { $building } : du plateau Revenus à la capitale.
tapestry-reason-gives = Bénéfice : { $gives }.
tapestry-reason-income = { $left ->
    [0] Il ne reste aucune ressource.
    [one] Une ressource reste pour l’ère suivante.
   *[other] { $left } ressources restent pour l’ère suivante.
}
tapestry-reason-chance = Ce que cela rapporte dépend du hasard.
tapestry-hint-sub = Probabilité de victoire et score final moins celui de l’Automa, si l’expert continuait

page-advice-hints = Conseils
    .hint = La lampe près d’une question, et la touche H
page-advice-line = Probabilité de victoire dans l’en-tête
    .hint = Une ligne, calculée après chaque réponse
page-advice-review = Analyse après la partie
    .hint = Sur le résultat d’une partie jouée à l’écran

page-watch-expert = Regarder l’expert
page-watch-now = L’expert joue à votre place
page-watch-lead = Il répond à votre place, une décision ou une période à la fois. En reprenant la main, vous continuez d’ici ; Annuler ramène au moment où vous l’avez cédée.
page-watch-take = Reprendre la main
page-watch-step = Étape suivante
page-watch-round = Jusqu’à la fin de la période
page-watch-from = Regarder à partir d’ici
page-watch-title = L’expert joue · { $from }
page-watch-to = Jusqu’à : { $round }
page-advised-hints = Partie jouée avec { $count ->
    [one] un conseil
   *[other] { $count } conseils
}
page-advised-expert = L’expert a joué à votre place par moments
terminal-command-about-watch = Regarder l’expert jouer une partie à l’écran enregistrée ; vous pouvez reprendre la main à tout moment.
terminal-command-watch = regarder
terminal-help-watch = Laisser l’expert jouer à votre place ; vous pouvez reprendre la main à tout moment
terminal-watch-how = Entrée : étape suivante · g : jusqu’à la fin de la période · t : reprendre la main
terminal-watch-step = L’expert : { $answer } · { $expected }

page-course-who = Si … continuait
page-course-planner = Planificateur
page-course-if-planner = si le planificateur, un joueur plus faible, continuait
page-course-busy = Le planificateur termine des parties…
page-course-how = { $count } parties depuis le début de chaque période, terminées par le planificateur ; l’intervalle à 95 % est d’au plus ± { $error } points de pourcentage.

page-forecast-strength = Face à un joueur de ce niveau
page-forecast-beside = Les trois côte à côte
page-forecast-compare = Comparer les trois
page-forecast-ends-in = se termine en { $ends }
page-forecast-strength-hint = Ce choix change la prévision, pas l’adversaire. Un joueur plus lent lui laisse plus de tours.
mars-forecast-usual = Régulier
    .hint = Achève la planète vers la génération 11, sans combinaisons de cartes
mars-forecast-beginner = Débutant
    .hint = Aussi longtemps que l’agent faible « greedy » : environ 15 générations du jeu de base
mars-forecast-planner = Planificateur
    .hint = Aussi longtemps que le planificateur, qui voit un coup à l’avance : environ 17 générations
mars-forecast-expert = Expert
    .hint = Aussi longtemps que l’expert, qui gagne la plupart des parties en Normal : environ 16 générations
