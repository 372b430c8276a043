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
guide-symbol-advance = avance encore
guide-symbol-tr = le NT augmente de 3
guide-symbol-milestone = valide un Objectif
guide-symbol-award = finance une Récompense
guide-symbol-venus = augmente Vénus
guide-symbol-floater = gagne un flotteur
guide-symbol-colony = construit une colonie
guide-symbol-tag = avance la piste de son badge

## Terraforming Mars à la table

guide-mars-tracks = Voici tout le plateau de MarsBot.
    .text = Sept pistes ; chaque badge appartient à l’une d’elles. Sur chacune, un cube commence à 0. Quand il arrive sur un symbole, MarsBot fait ce que le symbole montre.
    .next = Voir son premier tour
guide-mars-turn = Carte, badges, pistes, action.
    .text = Seuls les badges de la carte comptent, de gauche à droite ; ni son coût ni son texte. Chaque badge fait avancer un cube d’une case. Le symbole de cette case dit ce que fait MarsBot.
    .next = Et pourquoi là ?
guide-chain-card = carte
guide-chain-tags = badges
guide-chain-tracks = pistes
guide-chain-action = action
guide-mars-why = « { page-why } » montre tout le choix.
    .text = { $all } cases étaient permises. { $ocean } d’entre elles touchent votre océan, et une seule de celles-ci a { $icons } icônes de bonus : la Cité va là. Chaque choix de MarsBot a son « { page-why } ».
    .next = À moi de jouer
guide-mars-report = Votre tour : indiquez l’essentiel.
    .text = Jouez votre tour sur la table. Indiquez seulement ce qui change la planète ou concerne MarsBot ; vous gérez vous-même vos cartes et votre argent. Indiquez que vous avez augmenté la température d’un niveau.
guide-mars-done = MarsBot vous attend.
    .text = La température a augmenté, et votre NT aussi. Quand vous avez tout indiqué, MarsBot joue son tour.
guide-mars-advance = La double flèche avance encore.
    .text = { $card } a deux badges. Sur les pistes { $first } et { $second }, le cube a atteint la double flèche et avancé d’une case de plus. Le symbole d’une extension hors jeu n’a aucun effet.
    .next = J’ai fait une erreur
guide-mars-undo = Rien n’est définitif.
    .text = « { page-undo } » annule la dernière réponse, autant de fois que vous voulez. Dans le journal, chacune de vos lignes a aussi « { page-correct-this } » : vous voyez d’abord ce qui changerait.
guide-mars-redo = Le tour de MarsBot est annulé.
    .text = Votre réponse et le tour de MarsBot sont annulés. Dans votre propre partie, l’application dit aussi quoi remettre en place sur la table. Redonnez maintenant la réponse.
guide-mars-pass = Passez quand vous avez fini.
    .text = La génération est alors terminée pour vous. MarsBot joue le reste de ses cartes, l’une après l’autre.
guide-mars-generation = Une génération entière.
    .text = MarsBot reçoit { $cards } cartes par génération. L’une d’elles est une carte Bonus, comme { $card } : elle a son propre texte au lieu de badges. Après la dernière carte vient la production, puis la génération suivante.
    .next = Qui est en tête ?
guide-mars-score = L’application compte les points pour vous.
    .text = Vous { $you }, MarsBot { $bot }. La partie s’arrête quand température, oxygène et océans sont au maximum ; le score le plus élevé gagne, et MarsBot gagne en cas d’égalité. Si la génération { $last } commence, vous avez perdu.

## Terraforming Mars à l’écran

guide-title-mars-screen = Première partie à l’écran
    .text = Terraforming Mars sans boîte : votre main, votre tour, celui de MarsBot, la génération suivante.
guide-screen-stock = Voici ce que vous avez.
    .text = Le premier nombre est votre niveau de terraformation, NT. Puis vos ressources : vous commencez avec { $mc } M€. Le petit nombre sous chacune est votre production, reçue à chaque génération.
    .next = Voir mes cartes
guide-screen-card = Que pouvez-vous jouer ?
    .text = Une carte au bord plein peut être jouée ; le nombre est son coût. Une carte pâle dit ce qui manque. { $card } augmente la température d’un niveau.
guide-screen-project = Une ou deux actions par tour.
    .text = Votre carte a augmenté la température, et votre NT avec elle. Il reste une action. « { mars-screen-verb-projects } » : sans carte, { $project } coûte { $price } M€ et place un océan.
guide-screen-space = Où le placer ?
    .text = Seules les cases marquées sont permises. Qui couvre des symboles les gagne : cette case donne { $plants } plantes. Touchez-la, puis confirmez sous le plateau.
guide-screen-bot = Le tour de MarsBot.
    .text = Il a pioché { $card }. Seuls les badges comptent : { $track } a atteint une Cité, placée à côté de votre océan. L’application déplace tout pour MarsBot.
    .next = Voir son plateau
guide-screen-tracks = Voici tout le plateau de MarsBot.
    .text = Chaque badge fait avancer d’une case le cube de sa piste. Le symbole de cette case dit ce que fait MarsBot. Il ne paie pas ses cartes.
    .next = J’ai fait une erreur
guide-screen-undo = Rien n’est définitif.
    .text = « { page-undo } » annule votre dernière réponse. Si vous avez vu de nouvelles cartes entre-temps, l’application demande d’abord et marque la partie.
    .next = Continuer
guide-screen-pass = Passez quand vous avez fini.
    .text = Vous pouvez continuer tant que vous pouvez payer. Ensuite, MarsBot joue ses { $left } cartes restantes. L’application demande confirmation, car des cartes de votre main sont encore jouables.
guide-screen-production = Génération { $generation }.
    .text = Après la production, vous avez { $mc } M€ : ce qui restait, { $tr } pour votre NT, et votre production.
    .next = Et ces cartes ?
guide-screen-buy = Recherche : achetez des cartes.
    .text = À chaque génération, vous voyez { $cards } nouvelles cartes. Chacune coûte { $price } M€ quand vous la prenez, puis son propre coût quand vous la jouez. Cochez celles que vous voulez.
    .next = Comment finit la partie ?
guide-screen-end = La fin de la partie.
    .text = Température, oxygène et océans : quand les trois sont au maximum, la partie s’arrête après cette génération. Le score le plus élevé gagne, et MarsBot gagne en cas d’égalité. Si la génération { $last } commence, vous avez perdu.

## Tapestry à la table

guide-title-tapestry-table = Découvrir l’Automa
    .text = Tapestry sur votre table : le tour des deux bots et ce que vous indiquez.
guide-tapestry-bots = Vous jouez contre deux bots.
    .text = L’Automa avance, explore, conquiert et marque des points. L’Empire de l’Ombre avance seulement : il vous prend des Monuments et ne marque rien. Chacun a un jeton sur les quatre pistes.
    .next = À moi de jouer
guide-tapestry-advance = Votre tour : touchez la piste.
    .text = Votre premier tour de revenu est fait. Avancez maintenant sur la table, payez et gagnez comme d’habitude ; vous gérez vous-même vos ressources. Indiquez que vous avez avancé sur { $track }.
guide-tapestry-done = Qu’est-ce qui concerne encore les bots ?
    .text = Les territoires, les avant-postes et les Monuments. Rien de cela ne s’est passé : les bots jouent leur tour.
guide-tapestry-pair = Deux cartes, deux bots, un tour.
    .text = La carte de gauche donne à chaque bot ses pistes. S’il y en a plusieurs, celle de droite décide : l’Automa la lit vers le bas, l’Empire de l’Ombre vers le haut. Seul l’Automa marque des points.
    .next = Pourquoi cette piste ?
guide-tapestry-why = « { page-why } » montre tout le choix.
    .text = Pour l’Automa, { $tracks } pistes se valaient. Sur la carte de droite, { $track } vient en premier. Chaque choix des bots a son « { page-why } ».
    .next = Que dois-je déplacer ?
guide-tapestry-tasks = À faire sur la table.
    .text = La liste contient tout ce qu’il faut faire, dans l’ordre. Cochez une ligne si vous voulez. L’application gère les points, les avant-postes et les cartes des bots.
    .next = J’ai fait une erreur
guide-tapestry-undo = Rien n’est définitif.
    .text = « { page-undo } » annule la dernière réponse, autant de fois que vous voulez. Dans le journal, chacune de vos lignes a aussi « { page-correct-this } » : vous voyez d’abord ce qui changerait.
guide-tapestry-redo = Le tour des bots est annulé.
    .text = Votre réponse et le tour des bots sont annulés. Dans votre propre partie, l’application dit aussi quoi remettre en place sur la table. Redonnez maintenant la réponse.
guide-tapestry-score = Qui est en tête ?
    .text = L’Automa a { $bot } PV ; indiquez les vôtres à chaque revenu. Ses tours de revenu viennent quand ses cartes sont épuisées. Chacun en a { $incomes } ; après le dernier, celui qui a le plus de PV gagne.
