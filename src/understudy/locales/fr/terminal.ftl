### Le terminal : la commande `understudy` et une partie jouée dans le terminal.

## Aide de la commande

terminal-about = Adversaires automatiques de jeux de plateau : jouer, simuler, vérifier les règles.
terminal-compiled = { $compiled ->
    [True] règles compilées avec mypyc
   *[other] règles non compilées
}
terminal-version = understudy { $version } ({ terminal-compiled })
terminal-panel-options = Options
terminal-panel-arguments = Arguments
terminal-panel-commands = Commandes
terminal-panel-game = Options de { $game } (toutes les valeurs : understudy options { $game })
terminal-command-about-play = Jouer une partie dans le terminal.
terminal-command-about-games = Lister les parties enregistrées ; en renommer, exporter ou supprimer une.
terminal-command-about-games-rename = Renommer une partie ; sans titre, lui ôter son nom.
terminal-command-about-games-export = Écrire une partie dans un fichier.
terminal-command-about-games-delete = Supprimer définitivement une partie.
terminal-command-about-games-bring-back = Rétablir les parties supprimées par serve --expire.
terminal-command-about-serve = Démarrer le serveur web de la page.
terminal-command-about-export = Exporter toutes les parties et tous les plateaux dans un fichier.
terminal-command-about-import = Importer les parties d’un fichier.
terminal-command-about-backup = Tout sauvegarder dans un fichier (même pendant que le serveur tourne).
terminal-command-about-restore = Tout remplacer par une sauvegarde (même pendant que le serveur tourne).
terminal-command-about-check = Exécuter des scénarios : des fichiers ou des dossiers.
terminal-command-about-options = Lister les options d’un jeu.
terminal-command-about-simulate = Jouer de nombreuses parties et montrer comment elles finissent.
terminal-command-about-train = Entraîner un agent qui joue votre camp : expert ou planner.
terminal-command-about-bench = Mesurer la vitesse de tests de performance fixes.
terminal-command-about-completion = Afficher un script de complétion pour le shell.
terminal-argument-game = Le jeu, par exemple mars
terminal-argument-export = Le fichier à écrire
terminal-argument-import = Le fichier à lire, avec une partie ou toutes
terminal-argument-backup = Le fichier écrit par « understudy backup »
terminal-argument-path = Fichiers de scénarios ou dossiers qui en contiennent
terminal-argument-workload = Tests de performance à mesurer ; par défaut tous
terminal-argument-shell = bash, zsh ou fish
terminal-argument-typed = Les mots déjà tapés (liste les suites possibles)
terminal-argument-kept = Partie enregistrée : identifiant ou titre, ou leur début
terminal-argument-title = Nouveau titre
terminal-option-help = Afficher cette aide
terminal-option-version = Afficher la version
terminal-option-option = Une option du jeu, par exemple difficulty=hard, ou en bref --difficulty hard ; peut être répétée. Liste complète : understudy options mars
terminal-option-preset = Préréglage d’options : first (première partie), screen (à l’écran), owned (toutes les boîtes de vos parties), last (comme la dernière fois)
terminal-option-seed = Graine ; la même graine distribue les mêmes cartes
terminal-option-resume = Reprendre une partie enregistrée, par identifiant ou titre ; par défaut la dernière
terminal-option-load = Reprendre à partir de ce fichier de partie
terminal-option-save = Écrire aussi la partie dans ce fichier après chaque réponse
terminal-option-language = Langue
terminal-option-card-language = Langue des noms de cartes
terminal-option-journal = Écrire le journal dans ce fichier à la fin
terminal-option-port = Port de la page ; 0 en prend un libre
terminal-option-host = Adresse d’écoute ; 0.0.0.0 accepte d’autres appareils du réseau (avec le code secret affiché)
terminal-option-data = Dossier des parties enregistrées
terminal-option-database = Base PostgreSQL des parties enregistrées au lieu du dossier : postgresql://UTILISATEUR@MACHINE/NOM
terminal-option-all = Lister toutes les parties
terminal-option-yes = Ne pas demander de confirmation
terminal-option-go-on = Mettre à jour les parties existantes quand le fichier contient plus de réponses
terminal-option-beside = Importer une partie aux réponses différentes comme deuxième partie
terminal-option-replace = Remplacer les parties existantes (sinon, on ne restaure que dans un dossier sans parties)
terminal-option-open = Ouvrir la page dans un navigateur
terminal-option-open-table = Ne demander aucun code secret : tout le réseau peut jouer
terminal-option-secret = Demander le code secret aussi sur cette machine (derrière un proxy inverse)
terminal-option-new-secret = Créer un nouveau code secret ; les anciennes adresses ne marchent plus
terminal-option-proxy = Croire X-Forwarded-For et X-Forwarded-Proto de ce proxy inverse, adresse ou réseau (peut être répété) ; par défaut cette machine seulement
terminal-option-expire = Supprimer les parties ni modifiées ni ouvertes depuis ce nombre de jours ; chacune est d’abord écrite dans un fichier
terminal-option-expired = Dossier des fichiers de parties supprimées ; sinon « expired » dans le dossier des données
terminal-option-processes = Nombre de processus du serveur ; plus de 1 demande PostgreSQL
terminal-option-name = Nom d’hôte à accepter, par exemple votre domaine (peut être répété)
terminal-option-metrics = Port local où lire les chiffres pour Prometheus
terminal-option-log = Format du journal du serveur : text, ou json (une entrée par ligne)
terminal-option-club = Donner à chaque appareil sa propre liste de parties ; inviter à une partie par des liens, pour jouer ou regarder
terminal-option-quiet = Ne montrer que les échecs et le total
terminal-option-reasons = Lister les raisons pour lesquelles une action peut échouer
terminal-option-games = Nombre de parties
terminal-option-run-seed = Graine de toute la série
terminal-option-train-agent = L’agent à entraîner
terminal-option-train-minutes = Durée de l’entraînement, en minutes
terminal-option-train-out = Dossier pour les poids et le journal
terminal-option-train-cluster = Jouer les parties sur un cluster Ray qui voit le dossier de --out ; auto en démarre un ici
terminal-option-train-resume = Partir de ces poids ; sinon de poids au hasard
terminal-option-train-lessons = Types de parties à pratiquer, par exemple base,some,everything
terminal-option-human = Modèle qui joue votre camp (pass, pace, pace:fast, expert…) ; sinon un modèle qui mène la partie à sa fin
terminal-option-workers = Nombre de processus ; par défaut un par cœur
terminal-option-json = Afficher un seul objet JSON et rien d’autre
terminal-option-bench-games = Parties par répétition
terminal-option-repeats = Nombre de répétitions ; leur médiane compte

## Appels erronés

terminal-unknown-language = La langue « { $language } » n’existe pas. Choisissez parmi : { $known }
terminal-no-card-names = Il n’y a pas de noms de cartes en « { $language } ». Choisissez parmi : { $known }
terminal-option-form = « { $option } » n’est pas une option. Écrivez clé=valeur.
terminal-no-such-option = L’option « { $option } » n’existe pas ici. Choisissez parmi : { $known }
terminal-no-such-command = La commande « { $name } » n’existe pas. Choisissez parmi : { $known }
terminal-needs-value = « { $option } » demande une valeur. { $what }
terminal-missing = Argument manquant : { $name }. { $what }
terminal-bad-value = Valeur non valable pour « { $option } ». { $what }
terminal-too-much = Argument inattendu : { $what }
terminal-no-such-shell = Il n’y a pas de script pour « { $name } ». Choisissez parmi : { $known }
terminal-one-of = Choisissez parmi : { $known }
terminal-whole-number = { $limits ->
    [none] Il faut un nombre entier.
   *[other] Il faut un nombre entier : { $limits }
}
terminal-see-help = Aide : { $command } --help
terminal-option-part = L’option « { $option } » n’existe pas. Choisissez parmi : { $known }
terminal-options-how = * marque la valeur par défaut. Choisissez avec --CLÉ VALEUR ; joignez plusieurs valeurs avec +.
terminal-options-some = plusieurs parmi : { $values }
terminal-options-text = un texte libre
terminal-bad-port = Port non valable : { $port }. Utilisez 0 à { $most } ; 0 en prend un libre.
terminal-bad-proxy = { $proxy } n’est ni une adresse IP ni un réseau comme 10.0.0.0/24.
terminal-one-process = SQLite n’admet qu’un seul processus. Utilisez --database avec PostgreSQL, ou omettez --processes.
terminal-option-yes-no = L’option « { $option } » doit valoir true ou false, pas « { $value } ».
terminal-load-alone = Une partie enregistrée a déjà ses options et sa graine. Omettez --option, --preset, --board et --seed.
terminal-load-or-resume = Utilisez soit --load FICHIER, soit --resume PARTIE, pas les deux.
terminal-which-game = Quel jeu ? Choisissez parmi : { $known }. Ou reprenez la dernière partie : --resume
terminal-no-games-kept = Aucune partie enregistrée à reprendre. Commencez-en une : understudy play JEU
terminal-no-such-game = Aucune partie ne s’appelle « { $name } ». Parties enregistrées : { $games }
terminal-several-games = « { $name } » correspond à plusieurs parties : { $games }
terminal-file-exists = { $file } existe déjà et ne sera pas remplacé. Choisissez un autre nom de fichier.
terminal-not-deleted = Rien n’a été supprimé.
terminal-deleted = Supprimée : { $game }
terminal-brought-back = Parties rétablies : { $count }. Déjà présentes : { $present }.
terminal-renamed = { $id } s’appelle maintenant « { $title } ».
terminal-unnamed = { $id } n’a plus de titre.
terminal-games-open = À reprendre : understudy play --resume ID
terminal-games-finished = Terminées :
terminal-games-none = Aucune partie enregistrée. Commencez-en une : understudy play JEU
terminal-games-more = { $count ->
    [one] Et { $count } autre : --all la liste.
   *[other] Et { $count } autres : --all les liste.
}
terminal-games-played = jouée le { $when }
terminal-save-exists = { $file } existe déjà et ne sera pas remplacé. Choisissez un autre nom de fichier, ou continuez cette partie : --load { $file } --save { $file }
terminal-open-or-secret = Avec --open-table, il n’y a pas de code secret. Omettez --open-table, ou bien --secret et --new-secret.
terminal-bad-log = Le format de journal « { $form } » n’existe pas. Choisissez parmi : { $known }
terminal-other-game = { $file } est une partie de { $game }. Utilisez : understudy play { $game } --load { $file }
terminal-brought = { $title } : { $what }
terminal-brought-decide = À décider : --go-on met à jour les parties en retard sur le fichier, --beside importe comme deuxièmes les parties aux réponses différentes.
terminal-cannot-read = { $file } ne peut pas être lu : { $reason }
terminal-cannot-write = { $file } ne peut pas être écrit : { $reason }

## Une partie dans le terminal

terminal-set-up = Préparez la table :
terminal-hands = { $hand } marque ce que vous devez faire sur la table.
terminal-seed = Graine { $seed }
terminal-how = Entrée accepte la réponse entre crochets. « { $help } » liste les commandes.
terminal-more = { $count ->
    [one] Plus : { $count } autre choix
   *[other] Plus : { $count } autres choix
}
terminal-no-more = Il n’y a rien de plus à lister ici.
terminal-type-one = Tapez un numéro de la liste, ou un nom.
terminal-yes = oui
terminal-no = non
terminal-yes-words = o oui y yes
terminal-no-words = n non no
terminal-over = La partie est terminée. Entrée pour quitter
terminal-winner = Vainqueur : { $winner }
terminal-undone = Retour effectué. Réponses restantes : { $answers }.
terminal-redone = Rétabli. Réponses : { $answers }.
terminal-saved = Enregistré : { $file }
terminal-save-where = Indiquez le fichier : { $save } FICHIER
terminal-answers-at-most = « { $command } » accepte ici un nombre de 1 à { $most }.
terminal-shell-command = C’est une commande du shell. Dans une partie, « { $save } FICHIER » écrit un fichier de partie ; « { $quit } » quitte la partie.
terminal-look-where = Indiquez une carte : { $look } CARTE
terminal-go-on = La partie est dans ce fichier. Reprenez avec :
terminal-kept = Partie enregistrée. Reprenez avec :
terminal-kept-over = Partie enregistrée. Revoyez-la avec :
terminal-not-kept = Vous pouvez jouer quand même. « { $save } FICHIER » enregistre la partie dans un fichier.
terminal-kept-again = La partie est de nouveau enregistrée, avec toutes ses réponses.
terminal-all-the-same = Revenir quand même ?
terminal-not-saved = Cette partie n’est enregistrée nulle part. La prochaine fois, tapez « enregistrer FICHIER » avant de quitter.
terminal-not-begun = Vous n’avez répondu à rien : la partie n’est pas conservée.

terminal-command-more = plus
terminal-command-undo = revenir
terminal-command-redo = rétablir
terminal-command-back = retour
terminal-command-why = pourquoi
terminal-command-board = plateau
terminal-command-bot = bot
terminal-command-mine = main
terminal-command-look = voir
terminal-command-journal = journal
terminal-command-save = enregistrer
terminal-command-help = aide
terminal-command-quit = quitter
terminal-help-more = Lister tout ce que vous pouvez faire maintenant
terminal-help-undo = Revenir sur la dernière réponse, ou sur les N dernières
terminal-help-redo = Rétablir la dernière réponse retirée, ou les N dernières
terminal-help-back = Recommencer cette question
terminal-help-why = Expliquer le dernier choix ; avec un nombre, cette étape du journal
terminal-help-board = Montrer le plateau
terminal-help-bot = Montrer le bot
terminal-help-mine = Montrer vos ressources et votre main
terminal-help-look = Montrer ce que fait une carte, par son numéro ou son nom
terminal-help-journal = Montrer tout le journal
terminal-help-save = Enregistrer aussi la partie dans un fichier
terminal-help-help = Montrer les commandes ; explique de nouveau le menu
terminal-help-quit = Quitter ; la partie est enregistrée et peut être reprise

## Pourquoi ?

terminal-why-candidates = { $count ->
    [one] { $count } candidat : { $candidates }
   *[other] { $count } candidats : { $candidates }
}
terminal-why-nothing = Rien ne s’est encore passé : il n’y a rien à expliquer.
terminal-no-such-step = Cette étape n’existe pas. Choisissez de 0 à { $last } ; « { $journal } » les affiche.
terminal-why-rule = Départage
terminal-why-best = Meilleur
terminal-why-left = Restent
terminal-why-out = { $left } (éliminés : { $out })
terminal-why-chosen = Choisi : { $chosen }
terminal-why-changed = { $what } : { $before } → { $after }
terminal-why-of = { $what } ({ $of })

## Terraforming Mars en texte

terminal-mars-status = Génération { $generation } sur { $last } au plus · { $phase } · premier : { $first } · tour : { $mover } · MarsBot : NT { $bot_tr }, { $bot_mc } M€ · vous : NT { $your_tr }
terminal-legal = Autorisées : { $spaces }
terminal-near = Vouliez-vous dire : { $names }
terminal-mars-legend-tiles = Entre crochets : { $tiles } ; b { $bot }, y { $you }
terminal-mars-legend-spaces = Libres : ~ océan, ^ volcanique, # réservée, . terre ; bonus : s acier, t titane, p plante, c carte, h chaleur, e énergie
terminal-mars-track = Piste
terminal-mars-position = Case
terminal-mars-next = Suivent
terminal-mars-strip = = parcouru, @ marqueur, x déjà utilisé, . à venir
terminal-mars-decks = { $decks } · points actuels, sans Récompenses : { $points } · les vôtres : { $yours }
terminal-mars-milestones = Objectifs ([propriétaire]) : { $list }
terminal-mars-met = { $name } (rempli)
terminal-mars-awards = Récompenses (valeur de MarsBot ou [propriétaire]) : { $list }

## Scénarios

# The next three messages are read by programs: the same in every language.
terminal-check-ok = ok  { $path }
terminal-check-failed = FAILED { $path }
terminal-check-summary = { $passed } passed, { $failed } failed

terminal-check-differences = { $count ->
    [one] { $count } différence
   *[other] { $count } différences
}
terminal-check-no-such-path = Il n’y a ni fichier ni dossier { $path }.
terminal-check-nothing = Aucun scénario trouvé. Nommez des fichiers ou des dossiers contenant des fichiers .toml.
terminal-check-not-toml = la ligne { $line } n’est pas du TOML : { $reason }
terminal-check-not-text = ce n’est pas un fichier texte en UTF-8
terminal-check-unknown-key = clé inconnue « { $key } » ; clés connues : { $known }
terminal-check-missing-key = la clé « { $key } » manque
terminal-check-not-a-table = « { $key } » doit être une table
terminal-check-crashed = le programme a échoué : { $fault }

## De nombreuses parties

terminal-simulate-games = Parties
terminal-simulate-speed = { $rate }/s
terminal-simulate-outcome = Résultat
terminal-statistic-mean = moyenne
terminal-statistic-sd = éc.-type
terminal-statistic-min = min
terminal-statistic-q05 = 5 %
terminal-statistic-q25 = 25 %
terminal-statistic-q50 = médiane
terminal-statistic-q75 = 75 %
terminal-statistic-q95 = 95 %
terminal-statistic-max = max
terminal-simulate-rate = { $workers ->
    [one] { $games } parties en { $seconds } s : { $rate } parties par seconde sur un cœur
   *[other] { $games } parties en { $seconds } s : { $rate } parties par seconde, { $each } sur chacun des { $workers } cœurs
}
terminal-simulate-out-of-time = Parties arrivées à la limite de temps : { $count }. Elles comptent comme perdues et n’ont pas de score.
terminal-simulate-interrupted = Arrêté. Les parties terminées comptent : { $done } sur { $wanted }.
terminal-simulate-died = Un processus a été tué. Les parties terminées comptent : { $done } sur { $wanted }.
terminal-no-games = Il faut jouer au moins une partie.
terminal-no-workers = Il faut au moins un processus.
terminal-unknown-human = Il n’y a pas de modèle « { $name } » pour jouer votre camp. Choisissez parmi : { $known }
terminal-nobody-can-answer = Aucun modèle ne peut répondre : { $question } Dans les simulations, laissez l’application distribuer les cartes.
terminal-unknown-workload = Le test « { $name } » n’existe pas. Choisissez parmi : { $known }
terminal-bench-machine = Une boucle vide de dix millions de pas : { $seconds } s (Python { $python } ; { terminal-compiled })
terminal-bench-line = { $name } : { $rate } parties par seconde (médiane de { $n }, étendue { $spread })
terminal-bench-answers = { $name } : { $rate } réponses par seconde (médiane de { $n }, étendue { $spread })
terminal-bench-latency = { $name } : médiane { $p50 } ms, 99e centile { $p99 } ms ({ $n } réponses en fin de partie)

## Les extensions de Terraforming Mars en texte

terminal-mars-special-ocean = * { $space } : payez { $mc } M€, placez un océan
terminal-mars-special-colony = * { $space } : payez { $mc } M€, construisez une colonie
terminal-mars-special-temperature = * { $space } : payez { $mc } M€, augmentez la température
terminal-mars-floaters = Flotteurs de MarsBot : { $count }
terminal-mars-stand-in = Les pistes de MarsBot sur ce plateau sont provisoires : les vraies sont inconnues. Saisissez les vôtres avec --board FICHIER.
terminal-mars-corporation = Corporation { $number } { $name } : { $effect }
terminal-mars-kept = Sur la carte Corporation : { $list }
terminal-mars-cubes = { $cube } : { $list }
terminal-mars-colony = Tuile Colonie
terminal-mars-steps = Niveaux
terminal-mars-fleet = Flotte
terminal-mars-stored = En réserve
terminal-mars-colony-legend = b, y : colonie de MarsBot, la vôtre ; [ ] marqueur ; cinq cubes en réserve font avancer la piste
terminal-mars-party = Parti
terminal-mars-leader = Chef
terminal-mars-delegates = Délégués
terminal-mars-ruling = au pouvoir
terminal-mars-dominant = dominant
terminal-mars-seats = Président : { $chairman } · en réserve : { $reserve }
terminal-mars-event-current = Événement en cours : { $event }
terminal-mars-event-coming = Événement à venir : { $event }
terminal-mars-event-distant = Événement lointain : { $event }
terminal-mars-award = { $award } : { $values } ; premier : { $first }

## Plateaux et noms

terminal-command-about-board = Afficher un plateau de MarsBot en texte, ou vérifier un plateau saisi.
terminal-command-about-names = Compter les noms inconnus, par type et par langue.
terminal-argument-board = Le jeu, par exemple mars ; ou « check »
terminal-argument-board-name = Le plateau, par exemple hellas ; ou le fichier à vérifier
terminal-option-board = Jouer avec le plateau de MarsBot de ce fichier
terminal-no-such-board = Il n’y a pas de plateau « { $name } ». Au choix : { $known }
terminal-board-fine = Ce plateau peut être utilisé.
terminal-names-kind = Type
terminal-names-all = Noms
terminal-names-missing = Manquants : { $language }

## Beaucoup de parties, prévisions, charges

terminal-command-about-forecast = Prévoir le score du bot à partir d’une position enregistrée.
terminal-argument-save = Fichier de partie, ou identifiant ou titre d’une partie enregistrée
terminal-option-vary = Jouer avec chacune de ces valeurs, dans toutes les combinaisons ; une liste s’écrit a+b (peut être répété)
terminal-option-cluster = Jouer sur un cluster Ray ; auto en démarre un ici
terminal-option-out = Enregistrer chaque partie dans ce dossier (Parquet) ; relancez pour reprendre
terminal-option-plots = Dessiner dans ce dossier les scores, les pistes et les paramètres
terminal-option-record = Jouer seulement la partie de ce numéro et l’enregistrer avec --save
terminal-option-record-save = Fichier de cette partie, pour --load ou pour la page
terminal-option-continuations = Nombre de parties simulées
terminal-option-forecast-seed = Graine de la prévision ; la graine de la partie n’est jamais utilisée
terminal-option-against = Comparer avec une mesure enregistrée avec --json
terminal-needs-option = { $option } ne s’emploie qu’avec { $needed }.
terminal-vary-all = L’option « { $option } » n’a pas de liste de valeurs. Nommez-les : { $option }=a,b
terminal-no-analysis = Il faut pour cela le paquet { $package }. Installez-le avec : pip install understudy-games[analysis]
terminal-no-cluster = Un cluster demande le paquet ray. Installez-le avec : pip install understudy-games[cluster]
terminal-cluster-away = Il n’y a pas de cluster Ray à { $address } : { $reason }
expert-needs-package = L’entraînement demande le paquet { $package }. Installez-le avec : pip install understudy-games[{ $extra }]
expert-weights-damaged = { $file } est endommagé ou ne contient pas les poids d’un expert. Entraînez-en d’autres : understudy train JEU
expert-weights-version = Les poids de { $file } viennent de la version { $found } de l’encodeur ; ce programme demande la version { $wanted }. Entraînez-en d’autres : understudy train JEU
expert-weights-rules = Les poids de { $file } ont appris la version { $found } des règles ; ce programme joue la version { $wanted }. Continuez l’entraînement : understudy train { $game } --resume { $file }
planner-weights-damaged = { $file } est endommagé ou ne contient pas les poids d’un planner. Ligne : { $line }
planner-weights-version = Les poids de { $file } ne conviennent pas à cette version : le nombre « { $name } » n’existe que d’un côté. Entraînez-en d’autres : understudy train JEU --agent planner
planner-cannot-learn = Il n’y a pas de planner pour { $game }.
expert-cannot-learn = Il n’y a pas d’expert pour { $game }, et on ne peut pas en entraîner.
expert-unknown-lesson = Il n’y a pas de leçon « { $name } ». Choisissez parmi : { $known }
terminal-train-totals = { $minutes } min : { $games } parties, { $decisions } décisions ({ $rate } par seconde)
terminal-train-lesson = { $lesson } : { $won } % gagnées, écart de { $difference } points ({ $games } parties)
terminal-train-planner = { $minutes } min : { $games } parties, { $decisions } décisions, { $agreement } % de réponses comme l’expert, { $won } % des nouvelles parties gagnées
terminal-train-fault = Une partie a échoué : { $fault }
terminal-train-done = Les poids sont dans { $file }. Jouez avec eux : --agent { $agent }
terminal-train-interrupted = Interrompu. Le dossier contient les poids du dernier rapport.
terminal-train-died = Un processus s’est arrêté, peut-être par manque de mémoire. Le dossier contient les poids du dernier rapport ; essayez avec moins de --processes.
terminal-folder-taken = { $folder } contient autre chose. Nommez un dossier vide, ou celui de la même série.
terminal-other-run = { $folder } contient une autre série : elle diffère par « { $what } ». Nommez un autre dossier.
terminal-not-a-run = { $file } ne décrit pas une série de cette version.
terminal-no-forecast = Il n’y a pas encore de prévision pour { $game }.
terminal-simulate-cell = Combinaison
terminal-simulate-difference = { $outcome }, écart avec la première
terminal-statistic-ci95 = ± 95 %
terminal-simulate-recalled = Parties d’une série précédente : { $games }
terminal-simulate-disk = Les parties n’ont pas pu être écrites : { $reason }. Parties écrites : { $kept } sur { $wanted }.
terminal-simulate-make-room = Libérez de la place ou autorisez l’écriture ; la même commande reprendra depuis { $folder }.
terminal-reason-full = il n’y a plus de place sur le disque
terminal-reason-forbidden = accès refusé
terminal-run-malformed = { $file } est mal formé (à : { $where }). Rétablissez-le d’après une copie, ou utilisez un dossier vide.
terminal-run-twice = { $file } compte la partie { $game } deux fois. Rétablissez-le d’après une copie, ou utilisez un dossier vide.
terminal-run-damaged = { $file } a changé depuis qu’il a été écrit. Supprimez-le ; la même commande rejouera ses parties.
terminal-simulate-go-on = La même commande reprend depuis { $folder }.
terminal-simulate-left-out = Omis, car les règles ne le permettent pas : { $cell }
terminal-forecast-share = Part
terminal-forecast-mean = Moyenne
terminal-forecast-median = Médiane
terminal-forecast-interval = 80 % entre
terminal-forecast-all = Toutes
terminal-forecast-time = { $continuations ->
    [one] { $continuations } partie simulée en { $seconds } s
   *[other] { $continuations } parties simulées en { $seconds } s
}
terminal-bench-wait = { $name } : { $ms } ms (médiane de { $n }, étendue { $spread })
terminal-bench-instructions = { $name } : { $millions } millions d’instructions chacune
terminal-bench-served = { $name } : { $ms } ms de processeur par modification, { $mb } Mo de mémoire
terminal-bench-ratio = { $name } : { $ratio } fois plus rapide qu’avant
terminal-plot-scores = { $outcome } à la fin : distribution et médiane
terminal-plot-forest = { $outcome } à la fin : moyenne
terminal-plot-forest-signs = Point et trait épais : moyenne et son intervalle à 95 %. Trait fin : de 5 % à 95 % des parties. Pointillé : toutes ensemble.
terminal-plot-heat = { $outcome } à la fin : moyenne
terminal-plot-tracks = les pistes au fil du temps, { $cell }
terminal-plot-tracks-alone = les pistes au fil du temps
terminal-plot-track = Case de la piste (moyenne)
terminal-plot-progress = le cours des parties (moyennes)
terminal-plot-games = { $games ->
    [one] { $games } partie chacune ; votre camp est joué par « { $human } ».
   *[other] { $games } parties chacune ; votre camp est joué par « { $human } ».
}
terminal-plot-ended = Moyennes sur toutes les parties : une partie finie garde sa dernière valeur.
terminal-plot-first = Seules les { $shown } premières combinaisons sur { $all } sont montrées.

## The table of Tapestry

terminal-tapestry-status = Ère { $yours } sur { $last }, bots { $bots } : { $phase } · tour : { $mover } · PV : { $points }
terminal-tapestry-status-people = Ère { $yours } sur { $last } : { $phase } · tour : { $mover } · PV : { $points }
terminal-tapestry-legend = { $owners } ; [ ] debout, ( ) renversé ; c jeton, b bâtiment ; . inexploré, t tuile Territoire, o territoire imprimé ; sur les pistes # monument libre, une lettre s’il est pris
terminal-tapestry-track = Piste
terminal-tapestry-next = { $owner }, prochain monument ou fin : { $list }
terminal-tapestry-track-card = Carte Piste { $card } : { $seeks }
terminal-tapestry-tiebreak-card = Carte Égalité { $card }, balayage { $scan }
terminal-tapestry-reads = { $owner } lit : { $order }
terminal-tapestry-mat = Civilisation : { $civilizations } · cartes Tapisserie à côté du plateau : { $beside }, dessus : { $covered }
terminal-tapestry-worth = Marquerait maintenant : { $lines }
terminal-tapestry-income = Prochain tour de revenu, dans cet ordre : { $steps }
terminal-tapestry-stock = Ressources : { $stock } · bâtiments restants : { $rows } · avant-postes : { $outposts }
terminal-tapestry-civilizations = Civilisations : { $list }
terminal-tapestry-hand = Cartes Tapisserie en main : { $list }
terminal-tapestry-tech = Cartes Technologie : { $list }
terminal-tapestry-tiles = Tuiles Territoire : { $list }
terminal-tapestry-space-tiles = Tuiles Espace : { $list }
terminal-tapestry-city = Capitale { $mat } : M, H, F, A bâtiments, # monument, x infranchissable ; les lignes complètes rapportent { $lines }
terminal-tapestry-shape = { $landmark } couvre ces parcelles avant d’être tourné :
terminal-tapestry-achievements = Exploits : { $list }
terminal-pay = Prix { $price } ; vous avez { $money }. Le reste se paie en argent.
terminal-pay-with = { $name } : { $value } par unité, { $count } au plus
terminal-mars-your-stock = Vos réserves (production) : { $list }
terminal-mars-your-cards = En jeu : { $list }
terminal-mars-your-deal = Cartes distribuées, { $count } :
terminal-mars-your-hand = { $count ->
    [one] Votre main, { $count } carte :
   *[other] Votre main, { $count } cartes :
}

## Tout dans un fichier, et retour

terminal-backup-rows = Lignes
terminal-backup-left = { $count ->
    [one] 1 entrée endommagée n’a pas pu être lue et a été omise.
   *[other] { $count } entrées endommagées n’ont pas pu être lues et ont été omises.
}
terminal-restored = Restauré : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $sheets ->
    [one] 1 plateau saisi
   *[other] { $sheets } plateaux saisis
}. Un serveur en marche les prend en compte en quelques secondes.
terminal-restore-asked = La sauvegarde remplacera les parties existantes. Continuer ?
terminal-restore-not = Rien n’a changé.

## Traductions

terminal-command-about-translate = Aide à traduire.
terminal-command-about-translate-status = Montre ce qui est traduit, et quels messages anglais ont changé depuis.
terminal-command-about-translate-record = Note que chaque message traduit correspond à l’anglais.
terminal-argument-code = Code de la langue, par exemple de
terminal-option-list = Lister tous les messages, pas seulement les premiers
terminal-translate-total = { $language } : { $done } messages traduits sur { $total }
terminal-translate-file = { $file } : { $done } sur { $total }
terminal-translate-missing = Manquants, affichés en anglais : { $count }
terminal-translate-changed = Texte anglais modifié depuis la traduction : { $count }
terminal-translate-unknown = Absents de l’anglais, jamais affichés : { $count }
terminal-translate-more = et { $count } de plus ; --list les montre tous
terminal-translate-recorded = Noté dans { $file }.

## Assistants

terminal-command-about-mcp = Offrir des parties aux assistants à modèle de langage (Model Context Protocol).
terminal-needs-mcp = Il faut le paquet mcp. Installez-le avec : pip install understudy-games[mcp]
terminal-mcp-instructions = Jeux de société contre des adversaires automatiques. Commencez par new_game ; pour jouer tout votre côté à l’écran, donnez à l’option you la valeur played. Chaque réponse contient la question actuelle et ses réponses possibles ; donnez l’une d’elles à answer, exactement comme elle est écrite. preview montre ce qu’une réponse changerait. Le journal cite la règle de chaque étape.

## Problem reports

terminal-command-about-report = Écrire dans un fichier le rapport d’un problème d’une partie enregistrée ; rien n’est envoyé.
terminal-command-about-report-show = Ouvrir la partie d’un rapport au moment du problème.
terminal-command-about-report-scenario = Écrire un scénario à partir d’un rapport, position et événement remplis.
terminal-argument-report = Fichier d’un rapport de problème
terminal-option-report-game = Partie enregistrée ou fichier ; sinon la dernière partie jouée
terminal-option-expected = Ce qui s’est passé et ce que vous attendiez ; demandé s’il manque
terminal-option-report-out = Nouveau fichier du rapport ; sinon dans le dossier courant
terminal-option-scenario-out = Nouveau fichier du scénario ; sinon le nom du rapport avec .toml
terminal-option-report-answers = Nombre de dernières réponses qui forment l’événement
terminal-report-written = { $file } contient le rapport : toute la partie avec ses cartes cachées, les dernières étapes, la version et votre texte. Rien n’a été envoyé. Joignez le fichier à un rapport d’erreur.
terminal-report-scenario = { $file } est un scénario de ce qui se passe maintenant. Écrivez dans [then] ce qui devrait se passer, puis lancez : understudy check { $file }
terminal-report-about = Rapport de problème : version { $version }, { $where }
terminal-report-steps = Dernières étapes :
terminal-report-not-ours = Ce n’est pas un rapport de problème d’Understudy.
terminal-report-answers = La partie compte { $most ->
    [one] 1 réponse
   *[other] { $most } réponses
} ; l’événement ne peut pas être plus long.
terminal-command-report = signaler
terminal-help-report = Écrire un rapport de problème dans un fichier ; rien n’est envoyé
