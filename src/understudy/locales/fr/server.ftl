### Le serveur et ses parties enregistrées : ce qu’ils disent quand quelque chose est impossible.

server-listening = Understudy est à l’adresse { $address } (Ctrl-C l’arrête)
server-listening-elsewhere = Le port { $taken } est occupé. Understudy est à l’adresse { $address } (Ctrl-C l’arrête)
server-port-taken = Le port { $port } est occupé par un autre programme.
server-no-such-address = Cette machine n’a pas l’adresse { $host }.
server-secret = Qui a cette adresse peut jouer. Sans le secret qu’elle contient, personne ne voit ni ne change une partie. Scannez-la avec un téléphone, ou envoyez-la à ceux qui jouent avec vous.
server-open-table = La table est ouverte : tous ceux qui atteignent cette machine par le réseau peuvent voir, changer et supprimer vos parties. Sans --open-table, les inconnus restent dehors.
server-club = Chaque appareil a sa propre liste de parties. Pour jouer avec vous ou regarder, il faut un lien, qui se trouve dans le menu de la partie.
server-open-club = Tous ceux qui atteignent cette machine par le réseau peuvent y commencer des parties. Ils voient les leurs et celles dont ils ont reçu le lien.
server-stranger = Cette table demande son secret. Ouvrez l’adresse que le serveur a affichée, ou scannez le code à côté.
server-wrong-secret = Ce n’est pas le secret de cette table. Il a peut-être été renouvelé : regardez l’adresse que le serveur a affichée en dernier.

server-no-such-game = La partie { $id } n’existe pas. Elle a peut-être été supprimée.
server-watching = Vous regardez cette partie. Demandez le lien pour jouer à qui l’a commencée.
server-not-yours = Seul l’appareil qui a commencé cette partie peut le faire.
server-owner-stays = Cette partie a été commencée sur cet appareil : on peut la supprimer, mais pas seulement la retirer de la liste.
server-no-such-link = Ce lien n’ouvre plus rien : la partie a été supprimée, ou un nouveau lien a été créé. Demandez le nouveau.
server-no-club = Ici, tout le monde partage une seule liste de parties : il n’y a pas de lien vers une partie.
server-no-such-system = Aucun jeu nommé { $name } n’est installé.
server-no-such-language = Il n’y a pas de textes pour la langue { $language }.
server-no-such-path = Il n’y a rien à cette adresse.
server-no-such-sheet = Rien n’a été saisi pour { $name }.
server-wrong-method = Cela n’est pas possible à cette adresse.
server-too-large = C’est plus que le serveur n’accepte en une fois.
server-busy = Il y a trop à faire en ce moment. Réessayez dans un instant.
server-too-many-listeners = Trop d’écrans sont ouverts. Fermez-en quelques-uns.
server-wait = { $minutes ->
    [0] { $seconds ->
        [one] Réessayez dans une seconde.
       *[other] Réessayez dans { $seconds } secondes.
    }
   *[other] Réessayez dans { $minutes } minutes.
}
server-limit-games = Beaucoup de nouvelles parties ont été commencées d’ici. { server-wait }
server-limit-imports = Beaucoup de parties ont été apportées d’ici. { server-wait }
server-limit-forecasts = Beaucoup de prévisions ont été demandées d’ici. { server-wait }
server-limit-links = Beaucoup de liens ont été essayés d’ici. { server-wait }
server-limit-streams = Trop d’écrans sont ouverts ici pour que chacun apprenne aussitôt les changements. Fermez-en quelques-uns. { server-wait }
server-limit-bytes = Énormément de données ont été envoyées d’ici. { server-wait }
server-limit-list = Il y a { $count } parties dans la liste de cet appareil, autant qu’il peut y en avoir. Supprimez-en ou retirez-en de la liste.
server-limit-devices = { $count } appareils ont cette partie par ce lien, autant qu’il peut y en avoir. Demandez un nouveau lien, ou la partie en fichier.
server-changed-too-often = Cette partie a été modifiée { $most } fois, autant qu’une partie peut l’être. Enregistrez-la dans un fichier et reprenez celui-ci pour continuer.
server-bad-request = La requête est illisible : vérifiez { $field }.
server-key-used = La clé de cette réponse a déjà servi à une autre. Rien n’a changé ; inventez une nouvelle clé.
server-save-not-ahead = Le fichier ne prolonge pas cette partie telle qu’elle est. Rien n’a changé.
server-foreign-host = Le serveur ne répond pas à ce nom.
server-foreign-origin = Un autre site a tenté de changer quelque chose ici. Cela a été refusé.
server-bug = Une erreur s’est produite dans le serveur. Rien n’a changé.

store-newer-schema = Les parties enregistrées viennent d’une version plus récente d’Understudy (format { $found } ; celle-ci connaît { $known }). Mettez à jour, s’il vous plaît.
store-not-writable = Impossible d’écrire dans les parties enregistrées : { $path }. Libérez de la place sur le disque, vérifiez que le dossier et le fichier sont à vous et non en lecture seule, ou choisissez un autre dossier avec --data.
store-damaged = Le fichier des parties enregistrées est abîmé : { $path }. Déplacez-le dans un autre dossier, sans l’effacer, et relancez Understudy. La commande .recover de SQLite en sauve la plupart des parties.
store-game-damaged = La partie { $id } est abîmée ; les autres ne le sont pas. Supprimez-la, ou chargez un fichier où elle est enregistrée.
store-gone = Le fichier des parties enregistrées a été enlevé : { $path }. Remettez-le, ou relancez Understudy.
store-no-home = Il n’y a pas de dossier personnel où conserver les parties. Indiquez-en un avec --data ou UNDERSTUDY_DATA.
store-busy = Un autre programme occupe les parties enregistrées : { $path }. Fermez-le, ou attendez un instant, puis réessayez.
store-database-refused = La base de données des parties enregistrées ne s’ouvre pas : { $path }. Elle répond : { $reason }
store-database-away = La base de données des parties enregistrées ne répond pas : { $path }. Attendez un instant, puis réessayez ; rien de ce qui était conservé n’est perdu.
store-database-not-writable = Impossible d’écrire dans la base de données des parties enregistrées : { $path }. Vérifiez que son disque a de la place, qu’elle n’est pas en lecture seule et que son utilisateur peut créer et modifier des tables.
store-database-damaged = Il manque quelque chose dans la base de données des parties enregistrées, ou elle est abîmée : { $path }. Remettez-en une sauvegarde, ou choisissez une autre base avec --database.
store-database-encoding = La base de données { $path } conserve ses textes en { $encoding }. Les parties enregistrées en demandent une créée avec l’encodage UTF8.
store-bad-database = Ce n’est pas l’adresse d’une base de données PostgreSQL. Elle ressemble à ceci : postgresql://UTILISATEUR:MOTDEPASSE@MACHINE/BASE
store-needs-driver = Il manque un paquet pour PostgreSQL. Installez-le ainsi : pip install understudy[club]
store-id-taken = Il y a déjà une partie { $id }.
store-no-longer-replays = Cette partie a été jouée avec d’autres règles (version { $saved }, maintenant { $ours }) et ne correspond plus. Ses réponses sont conservées.
store-nothing-kept = Aucune partie n’est encore gardée ici : { $path }
store-not-empty = Il y a déjà des parties. Sauvegardez-les d’abord ; avec --replace, le contenu du fichier les remplace toutes. Rien n’a changé.
store-no-backup = Ce n’est pas une sauvegarde d’Understudy. Rien n’a changé.
store-backup-damaged = La sauvegarde est tronquée ou abîmée. Rien n’a changé ; prenez-en une plus ancienne.
store-backup-newer = La sauvegarde vient d’une version plus récente d’Understudy. Veuillez mettre à jour. Rien n’a changé.
