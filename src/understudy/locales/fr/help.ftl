### Aide : que faire, erreurs, symboles, règles.

help-title = Aide
help-search = Chercher dans les règles : badge, symbole, carte
help-now = Que dois-je faire ?
help-asks = L’application demande : { $question }
help-report = Lisez d’abord ce qui s’est passé et faites les étapes numérotées. Puis fermez le rapport.
help-entries = Ce que vous pouvez indiquer
help-show = Montrer à l’écran
help-symbols = Symboles
help-private = Tout ceci est sur votre appareil. Rien n’est envoyé.

## Comment répondre, selon le type de question

help-answer-menu = Touchez ce que vous voulez faire ou indiquer. Le bouton plein, en bas, est la réponse habituelle.
help-answer-form = Remplissez chaque champ ; ce que l’application sait y est déjà. Puis confirmez.
help-answer-choice = Choisissez une des réponses.
help-answer-number = Entrez le nombre avec les boutons ou le clavier. Puis confirmez.
help-answer-yesno = Répondez oui ou non.
help-answer-space = Touchez une case du plateau. Pour les cases interdites, la raison s’affiche.
help-answer-card = Tapez le numéro de la carte ou une partie de son nom. Puis choisissez-la.
help-answer-insist = Confirmez seulement si une carte le permet.

## Erreurs

help-mistake = J’ai fait une erreur
help-mistake-undo = Pour vos dernières réponses. Chaque appui annule une réponse et tout ce qui en a découlé.
help-mistake-earlier = Pour une réponse fausse plus ancienne. Vous voyez ce qui changerait ; vos réponses suivantes sont gardées tant qu’elles restent possibles.
help-mistake-board = Si l’application montre autre chose que votre table alors que toutes les réponses étaient justes. C’est dans le menu de votre tour, sous « { $more } ».
