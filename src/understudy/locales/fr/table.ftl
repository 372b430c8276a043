### Ce que dit la table elle-même : réponses, sauvegardes, annulation.

## Réponses

table-not-a-number = « { $answer } » n’est pas un nombre entier.
table-out-of-range = { $answer } ne convient pas. Il faut un nombre de { $low } à { $high }.
table-off-step = { $answer } ne convient pas. La valeur va par pas de { $step }.
table-not-yes-or-no = « { $answer } » n’est ni oui ni non.
table-not-an-option = « { $answer } » ne peut pas être choisi ici. Choisissez l’une des possibilités proposées.
table-not-a-space = « { $answer } » n’est pas possible ici. Choisissez l’une des cases indiquées.
table-not-a-form = « { $answer } » ne convient pas. Remplissez les champs par leur nom.
table-unknown-field = Il n’y a pas de champ « { $field } » ici.
table-missing-field = Le champ « { $field } » est encore vide.
table-unknown-card = Aucune carte ne correspond à « { $answer } ». Donnez son numéro ou son nom.
table-card-elsewhere = { $card } n’est plus là ou n’a pas sa place ici. Choisissez une autre carte.
table-several-cards = « { $answer } » peut désigner plusieurs cartes : { $cards }. Donnez le numéro ou une plus grande partie du nom.
table-stale-answer = Cette question a déjà reçu une réponse. Regardez la nouvelle.
table-no-counsel = Il n’y a pas de coups à comparer ici.
table-game-over = La partie est terminée. Annulez une étape pour continuer à jouer.

## Annulation et correction

table-game-too-long = Une partie a au plus { $most } réponses. Annulez-en quelques-unes pour continuer.
table-turn-too-long = Un tour a au plus { $most } réponses. Annulez-en quelques-unes, puis terminez le tour.
table-nothing-to-undo = Il n’y a rien à annuler.
table-looked-ahead = { $times ->
    [one] Des réponses ont été reprises en connaissant la suite.
   *[other] Des réponses ont été reprises { $times } fois en connaissant la suite.
}
table-with-a-look-ahead = en connaissant la suite
table-undo-looks-ahead = Depuis, vous avez vu des cartes qui étaient cachées. Reprendre ces réponses sera noté dans la partie.
table-nothing-to-redo = Il n’y a rien à rétablir.
table-no-such-answer = Il n’y a pas de réponse numéro { $at } dans cette partie.
table-no-such-step = Il n’y a pas d’étape numéro { $step } dans cette partie.
table-too-many-answers = { $count ->
    [one] Le fichier contient { $count } réponse, mais la partie s’est terminée avant.
   *[other] Le fichier contient { $count } réponses, mais la partie s’est terminée avant la dernière.
}

## Jeux et options

table-unknown-game = Il n’y a pas de jeu « { $name } » ici. Choisissez parmi : { $known }
table-unknown-option = L’option « { $option } » n’existe pas. Options possibles : { $known }.
table-bad-option = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $alternatives }.
table-option-twice = L’option « { $option } » nomme deux fois « { $value } ».
table-option-not-text = L’option « { $option } » est un texte ; « { $value } » n’en est pas un.
table-unknown-sheet = Il n’y a pas de composant imprimé du genre « { $kind } » à saisir.

## Sauvegardes

table-save-not-json = Ce fichier est illisible : la ligne { $line } n’est pas du JSON.
table-save-not-text = Ce fichier contient des caractères qui n’en sont pas (Unicode abîmé). Il ne peut pas être conservé.
table-save-not-ours = Ce n’est pas une sauvegarde d’Understudy.
table-save-key = La sauvegarde est incomplète ou modifiée : vérifiez « { $key } ».
table-save-answer = La réponse numéro { $number } de la sauvegarde devrait être une question et sa réponse.
table-save-misfit = La réponse numéro { $number } de la sauvegarde ne correspond pas à la question posée à cet endroit : { $question }
table-save-position = La sauvegarde a été modifiée à la main : ses réponses mènent à une autre position (« { $fact } »).
table-save-rules = Cette partie a été sauvegardée avec la version { $saved } des règles ; ici, c’est la version { $ours }, et la partie ne se déroule plus de la même façon.

## Scénarios

table-script-unanswered = Le scénario n’a pas de réponse à : { $question }
table-scenario-not-a-table = « { $key } » devrait être une table.
table-scenario-missing-key = Il manque « { $key } » dans le scénario.
table-scenario-unknown-key = Les scénarios ne connaissent pas « { $key } ».
table-scenario-bad-value = « { $key } » ne peut pas valoir « { $value } ».
table-scenario-out-of-range = « { $key } » vaut { $value } ; il faut de { $low } à { $high }.
table-scenario-not-in-play = « { $key } » appartient à une extension qui n’est pas en jeu.
table-scenario-differs = { $key } devrait être { $wanted }, mais est { $found }
table-scenario-not-cited = Le journal ne cite pas { $cite } à cet endroit.
table-scenario-answers-left = { $count ->
    [one] { $count } réponse n’a jamais été demandée.
   *[other] { $count } réponses n’ont jamais été demandées.
}
table-pays-too-little = Cela paie { $paid } sur { $price }.
