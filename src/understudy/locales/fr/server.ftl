### Le serveur et ses parties enregistrées : ce qu’ils disent quand quelque chose est impossible.

server-listening = Understudy est disponible à l’adresse { $address } (Ctrl-C pour arrêter)
server-listening-elsewhere = Le port { $taken } est occupé. Understudy est disponible à l’adresse { $address } (Ctrl-C pour arrêter)
server-port-taken = Le port { $port } est occupé par un autre programme. Choisissez un autre port.
server-no-such-address = Cette machine n’a pas l’adresse { $host }. Utilisez 127.0.0.1, 0.0.0.0 ou une de ses adresses.
server-secret = Toute personne qui a cette adresse peut jouer. Sans son code secret, on ne peut ni voir ni modifier les parties. Scannez le code QR avec un téléphone, ou envoyez l’adresse à ceux qui jouent avec vous.
server-open-table = Aucun code secret n’est demandé : toute personne qui atteint cette machine peut voir, modifier et supprimer vos parties. Sans --open-table, le code secret est demandé.
server-club = Chaque appareil a sa propre liste de parties. Pour faire jouer ou regarder d’autres personnes, envoyez-leur un lien : menu de la partie, « Inviter d’autres personnes ».
server-open-club = Toute personne qui atteint cette machine peut y commencer des parties. Elle ne voit que les siennes et celles dont elle a le lien.
server-stranger = Ce serveur demande son code secret. Ouvrez l’adresse qu’il a affichée à son démarrage, ou scannez le code QR.
server-wrong-secret = Code secret incorrect. Il a peut-être été renouvelé : utilisez l’adresse que le serveur a affichée en dernier.

server-no-such-game = La partie { $id } n’existe pas. Elle a peut-être été supprimée.
server-watching = Vous regardez cette partie. Pour jouer, demandez le lien pour jouer à son propriétaire.
server-not-yours = Seul l’appareil qui a commencé cette partie peut le faire.
server-owner-stays = Cette partie a été commencée sur cet appareil : on peut la supprimer, mais pas la retirer de la liste.
server-no-such-link = Ce lien ne marche plus : la partie a été supprimée, ou le lien renouvelé. Demandez un nouveau lien.
server-no-club = Ce serveur a une seule liste de parties pour tous : il n’y a pas de lien vers une partie (démarrez-le avec --club).
server-no-such-system = Aucun jeu nommé { $name } n’est installé.
server-no-such-language = La langue { $language } n’est pas disponible.
server-no-such-path = Il n’y a rien à cette adresse.
server-no-such-sheet = Aucun plateau n’a été saisi pour { $name }.
server-wrong-method = Cette méthode n’est pas permise à cette adresse.
server-too-large = C’est plus que le serveur n’accepte en une fois. Envoyez-en moins.
server-busy = Le serveur est occupé. Réessayez dans un instant.
server-too-many-listeners = Trop de pages sont ouvertes. Fermez-en quelques-unes.
server-wait = { $minutes ->
    [0] { $seconds ->
        [one] Réessayez dans une seconde.
       *[other] Réessayez dans { $seconds } secondes.
    }
   *[other] Réessayez dans { $minutes } minutes.
}
server-limit-games = Trop de nouvelles parties depuis cet appareil. { server-wait }
server-limit-imports = Trop d’imports depuis cet appareil. { server-wait }
server-limit-forecasts = Trop de prévisions pour cet appareil. { server-wait }
server-limit-replays = Trop de retours en arrière dans des parties depuis cet appareil. { server-wait }
server-limit-advice = Trop de questions à l’expert depuis cet appareil. { server-wait }
server-limit-links = Trop de liens essayés depuis cet appareil. { server-wait }
server-limit-streams = Trop de pages sont ouvertes pour être mises à jour en direct. Fermez-en quelques-unes. { server-wait }
server-limit-bytes = Trop de données envoyées depuis cet appareil. { server-wait }
server-limit-list = La liste de cet appareil est pleine ({ $count } parties). Supprimez-en ou retirez-en.
server-limit-devices = Ce lien sert déjà sur { $count } appareils, le maximum. Demandez un nouveau lien ou le fichier de la partie.
server-changed-too-often = Cette partie a été modifiée { $most } fois, c’est le maximum. Enregistrez-la dans un fichier et importez ce fichier pour continuer.
server-bad-request = La requête n’est pas valable : vérifiez { $field }.
server-key-used = La clé de cette réponse a déjà servi à une autre. Rien n’a changé ; utilisez une nouvelle clé.
server-save-not-ahead = Le fichier n’est pas la suite de cette partie. Rien n’a changé.
server-foreign-host = Le serveur n’accepte pas ce nom. Ajoutez-le avec --name.
server-foreign-origin = Un autre site a tenté de changer quelque chose ici. La requête a été refusée.
server-bug = Une erreur s’est produite dans le serveur. Rien n’a changé. Signalez-nous ce que vous avez fait.

store-newer-schema = Les parties enregistrées viennent d’une version plus récente d’Understudy (format { $found } ; celle-ci connaît { $known }). Mettez à jour, s’il vous plaît.
store-not-writable = Impossible d’écrire dans les parties enregistrées : { $path }. Libérez de la place sur le disque, vérifiez que le dossier est à vous et n’est pas en lecture seule, ou choisissez un autre dossier avec --data.
store-damaged = Le fichier des parties enregistrées est endommagé : { $path }. Déplacez-le ailleurs (ne le supprimez pas) et relancez Understudy. La commande .recover de SQLite sauve la plupart des parties.
store-game-damaged = La partie { $id } est endommagée ; les autres ne le sont pas. Supprimez-la, ou importez son fichier.
store-gone = Le fichier des parties enregistrées a été supprimé ou déplacé : { $path }. Remettez-le, ou relancez Understudy.
store-no-home = Dossier personnel introuvable. Indiquez le dossier avec --data ou UNDERSTUDY_DATA.
store-busy = Un autre programme utilise les parties enregistrées : { $path }. Fermez-le, ou réessayez dans un instant.
store-database-refused = La base de données des parties enregistrées ne s’ouvre pas : { $path }. Elle répond : { $reason }
store-database-away = La base de données ne répond pas : { $path }. Réessayez dans un instant ; les parties enregistrées ne sont pas perdues.
store-database-not-writable = Impossible d’écrire dans la base de données des parties enregistrées : { $path }. Vérifiez que son disque a de la place, qu’elle n’est pas en lecture seule et que son utilisateur peut créer et modifier des tables.
store-database-damaged = La base de données des parties enregistrées est incomplète ou endommagée : { $path }. Restaurez-en une sauvegarde, ou choisissez une autre base avec --database.
store-database-encoding = La base de données { $path } utilise l’encodage { $encoding }. Créez-en une avec l’encodage UTF8.
store-bad-database = Ce n’est pas une adresse PostgreSQL. Exemple : postgresql://UTILISATEUR:MOTDEPASSE@MACHINE/BASE
store-needs-driver = PostgreSQL demande un paquet de plus. Installez-le ainsi : pip install understudy-games[club]
store-id-taken = La partie { $id } existe déjà.
store-no-longer-replays = Cette partie a été jouée avec d’autres règles (version { $saved }, maintenant { $ours }) et ne peut plus être rejouée. Ses réponses restent enregistrées ; exportez-les avec « understudy games export ».
store-nothing-kept = Il n’y a pas de parties enregistrées ici : { $path }
store-not-empty = Il y a déjà des parties. Sauvegardez-les d’abord ; avec --replace, la sauvegarde les remplace toutes. Rien n’a changé.
store-no-backup = Ce n’est pas une sauvegarde d’Understudy. Choisissez un fichier écrit par « understudy backup ». Rien n’a changé.
store-backup-damaged = La sauvegarde est incomplète ou endommagée. Rien n’a changé. Utilisez une sauvegarde plus ancienne.
store-backup-newer = La sauvegarde vient d’une version plus récente d’Understudy. Veuillez mettre à jour. Rien n’a changé.
