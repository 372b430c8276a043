### Guides : de vraies parties que la page explique pas à pas.

guide-all = Apprendre à jouer
    .text = Des premières parties guidées, d’environ dix minutes. Sans boîte.
guide-title-mars-table = Découvrir MarsBot
    .text = Terraforming Mars sur votre table : le tour de MarsBot et ce que vous indiquez.
guide-step = { $guide } · { $step } sur { $count }
guide-tap = Touchez « { $label } »
guide-next = Suivant
guide-back = Retour
guide-leave = Quitter
guide-do-it = Faites-le pour moi
guide-own-game = Commencer ma partie
guide-play-on = Continuer ici
guide-other = C’est une autre réponse.
    .text = La partie continue avec elle. Le guide attendait autre chose : « { $title } »
guide-return = Revenir au guide

## Symboles des pistes

guide-symbol-city = place une Cité
guide-symbol-greenery = place une Forêt
guide-symbol-ocean = place un Océan
guide-symbol-temperature = augmente la température
guide-symbol-advance = avance d’une case de plus
guide-symbol-tr = le NT augmente de 3

## Terraforming Mars à la table

guide-mars-tracks = Voici tout le plateau de MarsBot.
    .text = Sept pistes ; chaque badge appartient à l’une d’elles. Un cube commence à 0 sur chaque piste. Quand il arrive sur un symbole, MarsBot fait ce que le symbole montre.
    .next = Voir son premier tour
guide-mars-turn = Carte, badges, pistes, action.
    .text = Seuls les badges de la carte comptent, de gauche à droite ; ni son coût ni son texte. Chaque badge avance un cube d’une case. Le symbole de cette case dit ce que fait MarsBot.
    .next = Et pourquoi là ?
guide-mars-why = « { page-why } » montre tout le choix.
    .text = { $all } cases étaient permises. { $ocean } d’entre elles touchent votre océan, et une seule de celles-ci couvre { $icons } icônes de bonus : la Cité va là. Chaque choix de MarsBot a son « { page-why } ».
    .next = À moi de jouer
guide-mars-report = Votre tour : indiquez l’essentiel.
    .text = Jouez votre tour sur la table. Indiquez seulement ce qui change la planète ou concerne MarsBot ; vos cartes et votre argent restent à vous. Dites que vous avez augmenté la température d’un niveau.
guide-mars-done = MarsBot vous attend.
    .text = La température a augmenté, et votre NT aussi. Quand vous avez tout indiqué, MarsBot joue son tour.
guide-mars-advance = La double flèche avance encore.
    .text = { $card } a deux badges. Sur les pistes { $first } et { $second }, le cube a atteint la double flèche et avancé d’une case de plus. Le symbole d’une extension hors jeu n’a aucun effet.
    .next = Je me suis trompé
guide-mars-undo = Rien n’est définitif.
    .text = « { page-undo } » annule la dernière réponse, autant de fois que vous voulez. Dans le journal, chacune de vos lignes a aussi « { page-correct-this } » : vous voyez d’abord ce qui changerait.
guide-mars-redo = Le tour de MarsBot est annulé.
    .text = Votre réponse et le tour de MarsBot sont annulés. Dans votre propre partie, l’application dit aussi quoi remettre en place sur la table. Redonnez maintenant la réponse.
guide-mars-pass = Passez quand vous avez fini.
    .text = La génération est alors terminée pour vous. MarsBot joue le reste de ses cartes, l’une après l’autre.
guide-mars-generation = Une génération entière.
    .text = MarsBot reçoit { $cards } cartes par génération. L’une d’elles est une carte Bonus, comme { $card } : elle a son propre texte au lieu de badges. Après la dernière carte vient la production, puis la génération suivante.
    .next = Qui est en tête ?
guide-mars-score = Le score est tenu pour vous.
    .text = Vous { $you }, MarsBot { $bot }. La partie s’arrête quand température, oxygène et océans sont au maximum ; le plus de points gagne, et MarsBot gagne en cas d’égalité. Si la génération { $last } commence, vous avez perdu.
