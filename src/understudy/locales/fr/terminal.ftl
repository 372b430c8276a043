### Le terminal : la commande `understudy` et une partie jouée dans le terminal.

## Aide de la commande

terminal-about = Adversaires automatiques de jeux de plateau : jouer, simuler, vérifier les règles.
terminal-panel-options = Options
terminal-panel-arguments = Arguments
terminal-panel-commands = Commandes
terminal-command-about-play = Jouer une partie dans le terminal.
terminal-command-about-games = Lister les parties gardées ; en renommer, sauvegarder ou supprimer une.
terminal-command-about-games-rename = Nommer une partie ; sans titre, lui ôter son nom.
terminal-command-about-games-export = Écrire une partie dans un fichier.
terminal-command-about-games-delete = Supprimer une partie pour de bon.
terminal-command-about-serve = Démarrer la page pour le navigateur.
terminal-command-about-export = Mettre toutes les parties et tous les plateaux saisis d’un dossier dans un fichier.
terminal-command-about-import = Reprendre les parties d’un fichier : une seule, ou toutes.
terminal-command-about-backup = Tout garder dans un fichier, même pendant que la page est ouverte.
terminal-command-about-restore = Tout rétablir d’après une sauvegarde, même pendant que la page est ouverte.
terminal-command-about-check = Exécuter des scénarios : des fichiers ou des dossiers.
terminal-command-about-options = Lister ce qu’on peut choisir avant une partie.
terminal-command-about-simulate = Jouer de nombreuses parties et montrer comment elles finissent.
terminal-command-about-bench = Mesurer la vitesse de charges fixes.
terminal-command-about-completion = Afficher le script par lequel un shell complète ce que vous tapez.
terminal-argument-game = Le jeu, par exemple mars
terminal-argument-export = Le fichier à écrire
terminal-argument-import = Le fichier à lire : d’une partie, ou de toutes
terminal-argument-backup = Le fichier écrit par « understudy backup »
terminal-argument-path = Fichiers de scénarios ou dossiers qui en contiennent
terminal-argument-workload = Charges à mesurer ; toutes si aucune n’est nommée
terminal-argument-shell = bash, zsh ou fish
terminal-argument-typed = Ce qui a été tapé : la suite possible est alors listée
terminal-argument-kept = Une partie gardée : son identifiant ou son titre, ou leur début
terminal-argument-title = Comment l’appeler
terminal-option-help = Afficher cette aide et terminer
terminal-option-version = Afficher la version et terminer
terminal-option-option = Une option du jeu, par exemple difficulty=hard ; peut être répétée
terminal-option-seed = Graine : le même nombre distribue les mêmes cartes
terminal-option-resume = Reprendre une partie gardée : son identifiant ou son titre ; sinon la dernière
terminal-option-load = Reprendre cette partie sauvegardée
terminal-option-save = Conserver la partie dans ce fichier, écrit après chaque réponse
terminal-option-language = Langue
terminal-option-card-language = Langue des noms de cartes
terminal-option-journal = Écrire le journal dans ce fichier à la fin
terminal-option-port = Port de la page ; 0 en prend un libre
terminal-option-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les téléphones du même réseau, avec le secret de l’adresse affichée
terminal-option-data = Dossier des parties sauvegardées
terminal-option-database = Base PostgreSQL des parties sauvegardées au lieu du dossier : postgresql://UTILISATEUR@MACHINE/NOM
terminal-option-all = Lister toutes les parties
terminal-option-yes = Ne pas demander
terminal-option-go-on = Les parties déjà ici continuent là où le fichier va plus loin
terminal-option-replace = Remplacer les parties présentes ; sinon, un dossier qui contient des parties reste tel quel
terminal-option-open = Ouvrir la page dans un navigateur
terminal-option-open-table = Laisser jouer sans secret tous ceux du réseau : pour une maison où vous faites confiance à tous
terminal-option-secret = Demander le secret aussi sur cette machine, par exemple derrière une passerelle
terminal-option-new-secret = Créer un nouveau secret : qui n’a que l’ancienne adresse devient un inconnu
terminal-option-proxy = Adresse ou réseau d’une passerelle que l’on croit quand elle dit pour qui elle demande (X-Forwarded-For, X-Forwarded-Proto) ; peut être répétée. Sinon, seulement celle de cette machine
terminal-option-expire = Laisser partir les parties que personne n’a changées ni regardées depuis tant de jours ; chacune est d’abord écrite dans un fichier
terminal-option-expired = Dossier des fichiers de ces parties ; sinon « expired » dans le dossier des données
terminal-option-processes = Combien de processus servent ; plus d’un demande PostgreSQL
terminal-option-name = Un nom par lequel on appelle ce serveur, par exemple celui d’une passerelle HTTPS ; peut être répété
terminal-option-metrics = Port de cette machine où lire les chiffres pour Prometheus
terminal-option-log = Forme du journal du serveur : text, ou json avec une entrée par ligne
terminal-option-club = Donner à chaque appareil sa propre liste de parties ; les autres entrent par des liens, pour jouer une partie ou la regarder
terminal-option-quiet = Ne dire que ce qui échoue, et le total
terminal-option-reasons = Lister les raisons pour lesquelles une action peut échouer
terminal-option-games = Nombre de parties
terminal-option-run-seed = Graine de toute la série
terminal-option-human = Qui joue à votre place, par exemple pass, pace, pace:fast ; sinon quelqu’un qui finit la partie
terminal-option-workers = Processus ; par défaut un par cœur
terminal-option-json = Afficher un seul objet JSON et rien d’autre
terminal-option-bench-games = Parties par répétition
terminal-option-repeats = Répétitions ; leur médiane compte

## Appels erronés

terminal-unknown-language = La langue « { $language } » n’existe pas ici. Choisissez parmi : { $known }
terminal-option-form = « { $option } » n’est pas une option. Écrivez clé=valeur.
terminal-no-such-option = L’option « { $option } » n’existe pas ici. Choisissez parmi : { $known }
terminal-no-such-command = La commande « { $name } » n’existe pas. Choisissez parmi : { $known }
terminal-needs-value = Il manque quelque chose après « { $option } ». { $what }
terminal-missing = Il manque quelque chose : { $name }. { $what }
terminal-bad-value = Ce qui suit « { $option } » ne convient pas. { $what }
terminal-too-much = Il y a un mot de trop : { $what }
terminal-no-such-shell = Il n’y a pas de script pour « { $name } ». Choisissez parmi : { $known }
terminal-one-of = Choisissez parmi : { $known }
terminal-whole-number = { $limits ->
    [none] C’est un nombre entier.
   *[other] C’est un nombre entier : { $limits }
}
terminal-see-help = Pour en savoir plus : { $command } --help
terminal-option-part = L’option « { $option } » n’existe pas. Choisissez parmi : { $known }
terminal-options-how = * est ce qui vaut si rien n’est dit. Choisissez avec --CLÉ VALEUR ; plusieurs d’une liste avec a+b.
terminal-options-some = plusieurs parmi : { $values }
terminal-options-text = un texte libre
terminal-bad-port = Le port { $port } n’existe pas. Les ports vont de 0 à { $most } ; 0 en prend un libre.
terminal-bad-proxy = { $proxy } n’est ni une adresse en chiffres ni un réseau comme 10.0.0.0/24.
terminal-one-process = SQLite est fait pour un seul processus : plusieurs qui écrivent s’attendraient, et aucun n’apprendrait les changements d’un autre. Donnez --database avec l’adresse d’un PostgreSQL, ou omettez --processes.
terminal-option-yes-no = L’option « { $option } » vaut true ou false, pas « { $value } ».
terminal-load-alone = Une partie sauvegardée a déjà ses options et sa graine. Omettez --option, --board et --seed.
terminal-load-or-resume = Prenez soit un fichier (--load), soit une partie gardée (--resume).
terminal-which-game = Quel jeu ? Choisissez parmi : { $known }. Ou reprenez la dernière partie : --resume
terminal-no-games-kept = Il n’y a encore aucune partie de ce genre. Commencez-en une : understudy play JEU
terminal-no-such-game = Aucune partie ne s’appelle « { $name } ». Il y a : { $games }
terminal-several-games = « { $name } » peut désigner plusieurs parties : { $games }
terminal-file-exists = { $file } existe déjà et ne sera pas remplacé. Choisissez un autre fichier.
terminal-not-deleted = Rien n’a été supprimé.
terminal-deleted = Supprimée : { $game }
terminal-renamed = { $id } s’appelle maintenant « { $title } ».
terminal-unnamed = { $id } n’a plus de titre.
terminal-games-open = À reprendre : understudy play --resume ID
terminal-games-finished = Terminées :
terminal-games-none = Aucune partie n’est encore gardée. Commencez-en une : understudy play JEU
terminal-games-more = { $count ->
    [one] Et { $count } autre : --all la liste.
    [many] Et { $count } autres : --all les liste.
   *[other] Et { $count } autres : --all les liste.
}
terminal-games-played = jouée le { $when }
terminal-save-exists = { $file } existe déjà et ne sera pas remplacé. Choisissez un autre fichier, ou continuez cette partie : --load { $file } --save { $file }
terminal-open-or-secret = Une table ouverte n’a pas de secret. Omettez --open-table, ou bien --secret et --new-secret.
terminal-bad-log = Le journal du serveur n’a pas de forme « { $form } ». Choisissez parmi : { $known }
terminal-other-game = { $file } est une partie de { $game }.
terminal-brought = { $title } : { $what }
terminal-cannot-read = { $file } ne peut pas être lu : { $reason }
terminal-cannot-write = { $file } ne peut pas être écrit : { $reason }

## Une partie dans le terminal

terminal-set-up = Préparez la table :
terminal-hands = { $hand } précède ce que font vos mains.
terminal-seed = Graine { $seed }
terminal-how = Entrée accepte la réponse entre crochets. « { $help } » liste les commandes.
terminal-more = { $count ->
    [one] Plus : { $count } autre action
    [many] Plus : { $count } autres actions
   *[other] Plus : { $count } autres actions
}
terminal-no-more = Il n’y a rien de plus à lister ici.
terminal-type-one = Tapez un numéro de la liste, ou un nom.
terminal-yes = oui
terminal-no = non
terminal-yes-words = o oui y yes
terminal-no-words = n non no
terminal-over = La partie est terminée. Entrée pour quitter
terminal-winner = Vainqueur : { $winner }
terminal-undone = { $answers ->
    [one] Annulé. Il reste { $answers } réponse.
    [many] Annulé. Il reste { $answers } de réponses.
   *[other] Annulé. Il reste { $answers } réponses.
}
terminal-redone = { $answers ->
    [one] Rétabli : { $answers } réponse.
    [many] Rétabli : { $answers } de réponses.
   *[other] Rétabli : { $answers } réponses.
}
terminal-saved = Sauvegardé : { $file }
terminal-save-where = Indiquez le fichier : { $save } FICHIER
terminal-go-on = La partie est dans ce fichier. Reprenez avec :
terminal-kept = La partie est gardée. Reprenez avec :
terminal-kept-over = La partie est gardée. Revoyez-la avec :
terminal-not-kept = Vous pouvez jouer quand même. « { $save } FICHIER » garde la partie dans un fichier.
terminal-kept-again = La partie est de nouveau gardée, avec toutes ses réponses.
terminal-all-the-same = Annuler quand même ?
terminal-not-saved = Cette partie n’est gardée nulle part.

terminal-command-more = plus
terminal-command-undo = annuler
terminal-command-redo = rétablir
terminal-command-back = retour
terminal-command-why = pourquoi
terminal-command-board = carte
terminal-command-bot = bot
terminal-command-mine = main
terminal-command-look = voir
terminal-command-journal = journal
terminal-command-save = sauver
terminal-command-help = aide
terminal-command-quit = quitter
terminal-help-more = Lister tout ce qu’on peut faire maintenant
terminal-help-undo = Annuler la dernière réponse ; avec un nombre, autant de réponses
terminal-help-redo = Redonner ce qui a été annulé
terminal-help-back = Reprendre cette question au début
terminal-help-why = Expliquer le dernier choix ; avec un nombre, cette étape du journal
terminal-help-board = Montrer la carte
terminal-help-bot = Montrer le bot
terminal-help-mine = Montrer ce que vous avez et votre main
terminal-help-look = Dire ce que fait une carte, par son numéro ou son nom
terminal-help-journal = Montrer tout le journal
terminal-help-save = Sauvegarder aussi la partie dans un fichier
terminal-help-help = Montrer ces commandes ; les actions sont expliquées à nouveau
terminal-help-quit = Terminer ; la partie est gardée et peut être reprise

## Pourquoi ?

terminal-why-candidates = { $count ->
    [one] { $count } candidat : { $candidates }
    [many] { $count } de candidats : { $candidates }
   *[other] { $count } candidats : { $candidates }
}
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
terminal-mars-strip = = parcouru, @ marqueur, x utilisé avant un recul, . à venir
terminal-mars-decks = { $decks } · points actuels, sans Récompenses : { $points } · les vôtres : { $yours }
terminal-mars-milestones = Objectifs ([propriétaire]) : { $list }
terminal-mars-met = { $name } (rempli)
terminal-mars-awards = Récompenses (valeur de MarsBot ou [propriétaire]) : { $list }

## Scénarios

terminal-check-ok = ok  { $path }
terminal-check-failed = FAILED { $path }
terminal-check-summary = { $passed } passed, { $failed } failed
terminal-check-differences = { $count ->
    [one] { $count } différence
    [many] { $count } de différences
   *[other] { $count } différences
}
terminal-check-no-such-path = Il n’y a ni fichier ni dossier { $path }.
terminal-check-nothing = Aucun scénario trouvé. Nommez des fichiers ou des dossiers contenant des fichiers .toml.
terminal-check-not-toml = la ligne { $line } n’est pas du TOML : { $reason }
terminal-check-not-text = ce n’est pas un fichier texte en UTF-8
terminal-check-unknown-key = clé inconnue « { $key } » ; sont connues { $known }
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
    [many] { $games } parties en { $seconds } s : { $rate } parties par seconde, { $each } sur chacun des { $workers } de cœurs
   *[other] { $games } parties en { $seconds } s : { $rate } parties par seconde, { $each } sur chacun des { $workers } cœurs
}
terminal-simulate-interrupted = Arrêté. Les parties terminées comptent : { $done } sur { $wanted }.
terminal-simulate-died = Un processus a été arrêté de l’extérieur. Les parties terminées comptent : { $done } sur { $wanted }.
terminal-no-games = Il faut jouer au moins une partie.
terminal-no-workers = Il faut au moins un processus.
terminal-unknown-human = Personne du nom de « { $name } » ne peut jouer à votre place. Choisissez parmi : { $known }
terminal-nobody-can-answer = Personne n’est là pour répondre : { $question } Laissez l’application distribuer les cartes.
terminal-unknown-workload = La charge « { $name } » n’existe pas. Choisissez parmi : { $known }
terminal-bench-machine = Une boucle vide de dix millions de pas : { $seconds } s (Python { $python })
terminal-bench-line = { $name } : { $rate } parties par seconde (médiane de { $n }, étendue { $spread })
terminal-bench-answers = { $name } : { $rate } réponses par seconde (médiane de { $n }, étendue { $spread })
terminal-bench-latency = { $name } : médiane { $p50 } ms, 99e centile { $p99 } ms ({ $n } réponses en fin de partie)

## Les extensions de Terraforming Mars en texte

terminal-mars-special-ocean = * { $space } : payez { $mc } M€, posez un océan
terminal-mars-special-colony = * { $space } : payez { $mc } M€, construisez une colonie
terminal-mars-special-temperature = * { $space } : payez { $mc } M€, augmentez la température
terminal-mars-floaters = Flotteurs de MarsBot : { $count }
terminal-mars-stand-in = Les pistes de MarsBot sur ce plateau sont de remplacement : les vraies sont inconnues. Saisissez les vôtres avec --board FICHIER.
terminal-mars-corporation = Corporation { $number } { $name } : { $effect }
terminal-mars-kept = Sur la carte Corporation : { $list }
terminal-mars-cubes = { $cube } : { $list }
terminal-mars-colony = Tuile de colonie
terminal-mars-steps = Niveaux
terminal-mars-fleet = Flotte
terminal-mars-stored = Stocké
terminal-mars-colony-legend = b, y : colonie de MarsBot, la vôtre ; [ ] marqueur ; cinq cubes stockés avancent la piste
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

terminal-command-about-board = Afficher un plateau de MarsBot en texte ; vérifier un plateau saisi.
terminal-command-about-names = Compter les noms encore inconnus, par type et par langue.
terminal-argument-board = Le jeu, par exemple mars ; ou « check »
terminal-argument-board-name = Le plateau, par exemple hellas ; ou le fichier à vérifier
terminal-option-board = Jouer avec le plateau de MarsBot de ce fichier
terminal-no-such-board = Il n’y a pas de plateau « { $name } ». Au choix : { $known }
terminal-board-fine = Ce plateau peut être utilisé.
terminal-names-kind = Type
terminal-names-all = Noms
terminal-names-missing = Manquants : { $language }

## Beaucoup de parties, prévisions, charges

terminal-command-about-forecast = Dire ce que le bot marquera à partir d’une position enregistrée.
terminal-argument-save = Le fichier, ou une partie gardée : son identifiant ou son titre
terminal-option-vary = Jouer avec chacune de ces valeurs, dans toutes les combinaisons ; une liste s’écrit a+b. Peut être donné plusieurs fois
terminal-option-cluster = Jouer sur une grappe Ray : auto en démarre une sur cette machine
terminal-option-out = Garder chaque partie dans ce dossier, en fichiers Parquet ; le même appel reprend où il s’est arrêté
terminal-option-plots = Dessiner dans ce dossier les scores, les pistes et les paramètres
terminal-option-record = Jouer seulement la partie de ce numéro et la garder avec --save
terminal-option-record-save = Fichier de cette partie, pour --load ou pour la page
terminal-option-continuations = Combien de suites sont jouées
terminal-option-forecast-seed = Graine de la prévision ; le hasard propre à la partie n’est jamais consulté
terminal-option-against = Comparer avec une mesure gardée avec --json
terminal-needs-option = { $option } ne s’emploie qu’avec { $needed }.
terminal-vary-all = L’option « { $option } » n’a pas de liste de valeurs. Nommez-les : { $option }=a,b
terminal-no-analysis = Il faut pour cela le paquet { $package }. Installez-le avec : pip install understudy[analysis]
terminal-no-cluster = Une grappe demande le paquet ray. Installez-le avec : pip install understudy[cluster]
terminal-cluster-away = Il n’y a pas de grappe à { $address } : { $reason }
terminal-folder-taken = { $folder } contient autre chose. Nommez un dossier vide, ou celui de la même série.
terminal-other-run = { $folder } contient une autre série : elle diffère par « { $what } ».
terminal-not-a-run = { $file } ne décrit pas une série de cette version.
terminal-no-forecast = Il n’y a pas encore de prévision pour { $game }.
terminal-simulate-cell = Case
terminal-simulate-difference = { $outcome }, écart avec la première
terminal-statistic-ci95 = ± 95 %
terminal-simulate-recalled = Parties d’une série précédente : { $games }
terminal-simulate-disk = Les parties n’ont pas pu être écrites : { $reason }. Parties écrites et gardées : { $kept } sur { $wanted }.
terminal-simulate-make-room = Libérez de la place ou autorisez l’écriture ; la même commande reprendra depuis { $folder }.
terminal-reason-full = il n’y a plus de place
terminal-reason-forbidden = ce n’est pas permis ici
terminal-run-malformed = { $file } n’est pas tel qu’une série l’a écrit (à : { $where }). Remettez-le d’après une copie, ou nommez un dossier vide et recommencez.
terminal-run-twice = { $file } compte la partie { $game } deux fois. Remettez-le d’après une copie, ou nommez un dossier vide et recommencez.
terminal-run-damaged = { $file } n’est pas tel qu’il a été écrit. Supprimez-le, et la même commande rejouera ses parties.
terminal-simulate-go-on = La même commande reprend depuis { $folder }.
terminal-simulate-left-out = Laissé de côté, car les règles ne le permettent pas : { $cell }
terminal-forecast-share = Part
terminal-forecast-mean = Moyenne
terminal-forecast-median = Médiane
terminal-forecast-interval = 80 % entre
terminal-forecast-all = Toutes
terminal-forecast-time = { $continuations ->
    [one] { $continuations } suite en { $seconds } s
    [many] { $continuations } de suites en { $seconds } s
   *[other] { $continuations } suites en { $seconds } s
}
terminal-bench-wait = { $name } : { $ms } ms (médiane de { $n }, étendue { $spread })
terminal-bench-instructions = { $name } : { $millions } millions d’instructions chacune
terminal-bench-served = { $name } : { $ms } ms de processeur par modification, { $mb } Mo de mémoire
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
    [one] { $games } partie par ligne ; votre camp est joué par « { $human } ».
   *[other] { $games } parties par ligne ; votre camp est joué par « { $human } ».
}
terminal-plot-ended = Moyennes sur toutes les parties : une partie finie reste telle quelle.
terminal-plot-first = Seules les { $shown } premières lignes sur { $all } sont montrées.

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
terminal-tapestry-achievements = Exploits : { $list }
terminal-pay = Prix { $price } ; vous avez { $money }. Ce que la suite ne couvre pas se paie en argent.
terminal-pay-with = { $name }, { $value } chacun, { $count } au plus
terminal-mars-your-stock = Vos réserves (production) : { $list }
terminal-mars-your-cards = Devant vous : { $list }
terminal-mars-your-hand = { $count ->
    [one] Votre main, { $count } carte :
    [many] Votre main, { $count } cartes :
   *[other] Votre main, { $count } cartes :
}

## Tout dans un fichier, et retour

terminal-backup-rows = Lignes
terminal-backup-left = { $count ->
    [one] 1 entrée abîmée n’a pas pu être lue et n’y est pas.
   *[other] { $count } entrées abîmées n’ont pas pu être lues et n’y sont pas.
}
terminal-restored = Rétabli : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $sheets ->
    [one] 1 plateau saisi
   *[other] { $sheets } plateaux saisis
}. Un serveur en marche les reprend en quelques secondes.
terminal-restore-asked = Il y a déjà des parties. Le contenu du fichier les remplacera toutes. Continuer ?
terminal-restore-not = Rien n’a changé.
