### Ce que dit la table elle-même : réponses, sauvegardes, annulation.

## Réponses

table-not-a-number = « { $answer } » n’est pas un nombre entier. Saisissez des chiffres seulement.
table-out-of-range = { $answer } ne convient pas. Saisissez un nombre de { $low } à { $high }.
table-off-step = { $answer } n’est pas possible. Saisissez un multiple de { $step }.
table-not-yes-or-no = Répondez oui ou non, pas « { $answer } ».
table-not-an-option = « { $answer } » n’est pas parmi les possibilités. Choisissez dans la liste.
table-not-a-space = « { $answer } » n’est pas possible ici. Choisissez l’une des cases possibles.
table-not-a-form = « { $answer } » ne convient pas. Remplissez chaque champ.
table-unknown-field = Il n’y a pas de champ « { $field } » ici. Retirez-le.
table-missing-field = Le champ « { $field } » est vide. Remplissez-le.
table-unknown-card = Aucune carte ne correspond à « { $answer } ». Donnez son numéro ou son nom.
table-card-elsewhere = { $card } n’est pas disponible ici. Choisissez une autre carte.
table-several-cards = « { $answer } » correspond à plusieurs cartes : { $cards }. Donnez le numéro ou une plus grande partie du nom.
table-stale-answer = Cette question a déjà reçu une réponse. Voici la question actuelle.
table-no-counsel = Il n’y a pas de coups à comparer ici.
table-game-over = La partie est terminée. Revenez d’une étape pour continuer.

## Annulation et correction

table-game-too-long = Une partie peut avoir au plus { $most } réponses. Revenez en arrière pour continuer.
table-turn-too-long = Un tour peut avoir au plus { $most } réponses. Revenez en arrière, puis terminez le tour.
table-nothing-to-undo = On ne peut pas revenir plus loin en arrière.
table-looked-ahead = { $times ->
    [one] En connaissant la suite : un retour en arrière après la vue de cartes cachées.
   *[other] En connaissant la suite : { $times } retours en arrière après la vue de cartes cachées.
}
table-with-a-look-ahead = en connaissant la suite
table-undo-looks-ahead = Depuis, vous avez vu des cartes cachées. Si vous revenez, la partie portera la mention « en connaissant la suite ».
table-nothing-to-redo = Il n’y a rien à rétablir.
table-no-such-answer = Il n’y a pas de réponse numéro { $at } dans cette partie.
table-too-many-answers = { $count ->
    [one] Le fichier contient { $count } réponse, mais la partie s’est terminée avant.
   *[other] Le fichier contient { $count } réponses, mais la partie s’est terminée avant la dernière.
}

## Retour à une autre position sur la vraie table

table-changes = À faire sur la table
table-set = { $what } : { $before } → { $after }
table-remove = Retirez de { $place } : { $what }
table-place = Placez sur { $place } : { $what }
table-none = rien

## Jeux et options

table-unknown-game = Il n’y a pas de jeu « { $name } » ici. Choisissez parmi : { $known }
table-unknown-option = L’option « { $option } » n’existe pas. Options possibles : { $known }.
table-unknown-preset = Il n’y a pas de préréglage « { $name } ». Au choix : { $known }
table-preset-without-games = Le préréglage « { $name } » part d’une partie enregistrée, et il n’y en a pas. Commencez par le préréglage « first ».
table-bad-option = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $alternatives }.
table-option-twice = L’option « { $option } » nomme deux fois « { $value } ».
table-option-not-text = L’option « { $option } » doit être un texte, pas « { $value } ».
table-unknown-sheet = « { $kind } » n’est pas un élément imprimé que l’on peut saisir.

## Sauvegardes

table-save-not-json = Ce fichier est illisible : la ligne { $line } n’est pas du JSON.
table-save-not-text = Ce fichier contient des caractères non valables (Unicode endommagé) et ne peut pas être enregistré. Enregistrez-le en UTF-8.
table-save-not-ours = Ce n’est pas un fichier de partie d’Understudy.
table-save-key = Le fichier de partie est incomplet ou modifié : vérifiez « { $key } ». Redemandez le fichier.
table-save-answer = La réponse numéro { $number } du fichier de partie doit être une question et sa réponse.
table-save-misfit = La réponse numéro { $number } du fichier de partie ne correspond pas à la question posée à cet endroit : { $question }
table-save-position = Le fichier de partie a été modifié : ses réponses ne mènent pas à la position enregistrée (« { $fact } »). Rien n’a été chargé.
table-save-rules = Cette partie a été enregistrée avec la version { $saved } des règles ; la version actuelle est { $ours }, et la partie ne peut plus être rejouée. Ouvrez-la avec la version qui l’a enregistrée.

## Scénarios

table-script-unanswered = Le scénario n’a pas de réponse à : { $question } Ajoutez-la à « answers ».
table-scenario-not-a-table = « { $key } » doit être une table.
table-scenario-missing-key = Il manque « { $key } » dans le scénario.
table-scenario-unknown-key = Les scénarios ne connaissent pas « { $key } ».
table-scenario-unknown-rule = « { $cite } » n’est ni une règle, ni une page imprimée, ni une interprétation de ce jeu. Proches : { $known }.
table-scenario-bad-value = « { $key } » ne peut pas valoir « { $value } ».
table-scenario-out-of-range = « { $key } » vaut { $value } ; il faut de { $low } à { $high }.
table-scenario-not-in-play = « { $key } » appartient à une extension qui n’est pas en jeu.
table-scenario-differs = { $key } devrait être { $wanted }, mais est { $found }
table-scenario-not-cited = Le journal ne cite pas { $cite } à cet endroit. Il cite, dans cet ordre : { $known }.
table-scenario-answers-left = { $count ->
    [one] { $count } réponse n’a jamais été demandée.
   *[other] { $count } réponses n’ont jamais été demandées.
}
table-pays-too-little = Cela paie { $paid } sur { $price }. Ajoutez-en.
table-page = p. { $page }
