### Avant et après une partie : accueil, nouvelle partie, historique.

## Portes vers une nouvelle partie

page-door-table = J’ai le jeu sur ma table
    .hint = Vous jouez sur le vrai plateau. L’application joue l’adversaire et vous dit quoi déplacer.
page-door-screen = Jouer à l’écran, sans boîte
    .hint = L’application distribue les cartes et gère le plateau. Arrêtez quand vous voulez ; la partie est conservée.
page-door-soon = bientôt

## Nouvelle partie

page-setup-of-table = { $game }, sur votre table
page-setup-of-screen = { $game }, à l’écran
page-setup-steps = Étapes
page-setup-at-once = Commencer tout de suite
page-setup-at-once-hint = Rien d’autre à choisir.
page-preset-first = Première partie
page-preset-last = Comme la dernière fois
page-preset-owned = Ce que je possède
page-setup-or = ou
page-setup-next = Suite : { $step }
page-setup-start = Installer la table
page-setup-chosen = Votre partie
page-setup-more = Autres choix
page-setup-more-hint = rien ici n’est nécessaire
page-setup-badge-first = première partie
page-setup-badge-easy = moins de travail
page-setup-mixed = Un peu des deux
page-setup-mixed-hint = Les vôtres : { $decks }. L’application s’occupe du reste.
page-setup-you-own = Vous avez
page-setup-choose = Choisissez

page-mars-step-box = Boîte
page-mars-step-cards = Cartes
page-mars-step-bot = MarsBot
page-mars-own = Que possédez-vous ?
page-mars-own-hint = Touchez ce que vous voulez dans la partie d’aujourd’hui.
page-mars-base-game = Jeu de base
page-mars-deck-source-question = Qui révèle les cartes de MarsBot ?
    .hint = Votre main est toujours faite de vraies cartes.
page-mars-deck-source-dealt = L’application les distribue
    .hint = Elle mélange, montre chaque carte et gère le plateau de MarsBot.
page-mars-deck-source-real = Je révèle les miennes
    .hint = Vous tapez le numéro ou une partie du nom.
page-mars-deck-source-own-base = le jeu de base, sans cartes MarsBot
    .choose = l’application distribue
page-mars-deck-source-own-both-few = le jeu de base et la boîte Automa, et voulez peu de matériel
    .choose = l’application distribue ; laissez cette boîte fermée
page-mars-deck-source-own-both-all = les deux, et voulez tout sur la table
    .choose = vos propres cartes
page-mars-deck-source-own-base-apart = le jeu de base, et aucune carte ne doit sortir des deux côtés
    .choose = vos cartes projet ; l’application distribue les cartes bonus (Autres choix)
page-mars-strength = Quelle est la force de MarsBot ?
page-mars-strength-hint = Vous pourrez en changer d’une partie à l’autre.
page-mars-level-easy = Saute les cases Avancer ; gagne moins quand une action échoue.
page-mars-level-normal = Les règles imprimées.
page-mars-level-hard = Marque aussi les points de ses cartes ; valide les Objectifs plus tôt.
page-mars-level-brutal = Comme Difficile, avec une carte de plus par génération.
page-mars-setup = Vous contre MarsBot, niveau { $level }, sur { $map } avec { $boxes }.
page-mars-setup-base = Vous contre MarsBot, niveau { $level }, sur { $map }.
page-mars-setup-own-level = à votre choix
page-mars-setup-cards = { $cards }
page-mars-setup-dealt = L’application distribue ses cartes.
page-mars-setup-real = Vous révélez ses cartes.
page-mars-setup-mixed = Vos propres cartes : { $decks }.
page-mars-setup-played = L’application distribue toutes les cartes et gère le plateau.
page-mars-setup-corporation = Corporation de MarsBot : { $corporation }.
page-mars-setup-draft = Recherche : { $draft }.

page-tapestry-step-players = Joueurs
page-tapestry-step-cards = Cartes
page-tapestry-step-bots = Automa
page-tapestry-deck-source-question = Qui révèle les cartes des bots ?
    .hint = Votre main est toujours faite de vraies cartes.
page-tapestry-deck-source-dealt = L’application en fait l’essentiel
    .hint = Elle pioche les cartes Décision et Tapisserie des bots et lance leur dé. Tuiles et cartes Technologie viennent de votre boîte.
page-tapestry-deck-source-real = Je révèle tout
    .hint = Vous piochez dans vos paquets et dites à l’application ce qui est sorti.
page-tapestry-deck-source-own-few = Tapestry, et voulez peu de matériel
    .choose = l’application en fait l’essentiel
page-tapestry-deck-source-own-all = Tapestry, et voulez tout sur la table
    .choose = révélez tout
page-tapestry-deck-source-own-die = Tapestry, et voulez lancer le dé
    .choose = votre dé Science (Autres choix)
page-tapestry-setup-solo = Vous contre l’Automa et l’Empire de l’Ombre, { $level }.
page-tapestry-setup-two-humans = Deux joueurs et l’Empire de l’Ombre.
page-tapestry-setup-cards = { $cards }
page-tapestry-setup-dealt = L’application révèle la plupart de leurs cartes.
page-tapestry-setup-real = Vous révélez toutes leurs cartes.
page-tapestry-setup-played = L’application distribue toutes les cartes et gère les plateaux.
page-tapestry-setup-mixed = Les vôtres : { $decks }.

## Accueil

page-home-claim = Jouez en solo.
page-home-claim-2 = L’application est votre adversaire.
page-home-line = Elle joue MarsBot dans Terraforming Mars et l’Automa dans Tapestry, selon les règles imprimées.
page-home-learn = Découvrez MarsBot en dix minutes
    .hint = Une première partie guidée, sans boîte.
page-home-how-play = Vous jouez votre tour
    .hint = sur votre plateau, ou en touchant l’écran
page-home-how-answer = L’adversaire répond
    .hint = sa carte est révélée, ses pièces bougent
page-home-how-why = Demandez « Pourquoi ? »
    .hint = chaque coup donne sa règle et les autres possibilités
page-home-offline = Fonctionne sans réseau.
page-home-install = Ajouter à l’écran d’accueil
page-home-install-hint = Ajoutez-la à l’écran d’accueil depuis le menu du navigateur.
page-home-others = Autres parties
page-home-new-table = sur ma table
page-home-new-screen = à l’écran
page-time-played = { $time } de jeu
page-manage-game = Plus sur cette partie
page-newer-hint = Elle servira à la prochaine ouverture de l’application. Vos parties restent telles quelles.
page-newer-later = Plus tard
page-newer-now = L’utiliser maintenant

## Historique

page-bg-stats = Enregistrer dans BG Stats
page-record-corporation = Corporation de MarsBot : { $corporation }
page-history-file = L’historique en fichier
page-history-file-hint = Toutes les parties terminées, avec résultats et options.
page-history-csv = Tableau (CSV)
page-history-json = Données (JSON)
page-history-empty-hint = Quand une partie se termine, sa feuille de score est conservée ici : ce que vous avez gagné, et de combien.

## Errors

page-try-again = Réessayer

## Problem reports

page-problem = Signaler un problème
page-problem-hint = Écrit un fichier pour un rapport d’erreur. Rien n’est envoyé.
page-problem-expected = Que s’est-il passé, et à quoi vous attendiez-vous ?
page-problem-contents = Le fichier contient votre texte, toute la partie avec ses cartes cachées, les dernières étapes, la version, le navigateur, la taille de l’écran et vos réglages d’affichage. Il ne contient ni lien, ni code secret, ni titre de la partie.
page-problem-save = Enregistrer le rapport
page-problem-saved = Enregistré sous { $file }. Joignez le fichier à votre rapport d’erreur.
page-daily = Donne du jour
page-daily-row = { $count ->
    [0] Pas encore de jours de suite
    [one] 1 jour de suite
   *[other] { $count } jours de suite
}
