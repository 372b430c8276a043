### La page qui se passe de serveur : tout a lieu sur cet appareil.

lite-preparing = Préparation (premier démarrage seulement)…
lite-downloading = Premier téléchargement du moteur de jeu : { $done } Mo sur { $total } Mo
lite-downloading-advice = Premier téléchargement du conseiller : { $done } Mo sur { $total } Mo
lite-needs = Understudy demande un navigateur plus récent : Chrome ou Edge à partir de la version 111, Firefox à partir de 114, Safari à partir de 16.4, avec JavaScript activé. Ouvrez-le à une adresse qui commence par https : ouvert comme fichier, il ne démarre pas.
lite-lacking = Il manque à ce navigateur ce dont Understudy a besoin : { $what }. Utilisez Chrome ou Edge à partir de la version 111, Firefox à partir de 114 ou Safari à partir de 16.4, à une adresse en https.
lite-insecure = Le navigateur ne laisse cette page conserver des parties qu’à une adresse qui commence par https. Ouvrez { $address }. S’il n’y a rien à cette adresse, l’hébergeur de la page doit y ajouter https.
lite-no-storage = Ce navigateur n’enregistre pas de données pour cette page : on ne peut donc pas jouer ici. Utilisez une fenêtre normale (non privée), ou autorisez le stockage pour cette adresse.
lite-full = Il n’y a pas de place pour enregistrer votre réponse. Tout le reste est en sécurité. Enregistrez vos parties dans un fichier ou supprimez des parties terminées, puis répondez à nouveau.
lite-wiped = Ce navigateur a effacé les données de cette page, avec toutes les parties. La partie ouverte peut encore être sauvée : choisissez « { page-save } » dans son menu. Rechargez ensuite la page.
lite-offline = La connexion s’est interrompue avant la fin du téléchargement. Il reprendra de lui-même dès que vous serez en ligne. Ensuite, aucun réseau n’est nécessaire.
lite-no-weights = Le conseiller doit être téléchargé une fois, et cela n’a pas marché. Connectez-vous au réseau et redemandez. Votre partie n’est pas touchée.
lite-failed = La partie n’a pas pu démarrer : { $why }. Rechargez la page.

## À la place de ce que la page dit d’un serveur

lite-instead-page-away = La partie a été interrompue. Rien n’est perdu ; elle reprend automatiquement.
lite-instead-page-away-sending = La partie a été interrompue. Votre saisie est enregistrée ; la partie reprend automatiquement.
lite-instead-page-unexpected = Il s’est passé quelque chose d’inattendu ({ $status }). Rien n’a changé. Rechargez la page.
lite-instead-page-forgetful = Ce navigateur ne peut pas enregistrer les coches et les réglages de cette page (stockage plein ou bloqué). Enregistrez vos parties dans un fichier.
lite-instead-server-too-large = C’est trop pour un seul import. Choisissez un fichier plus petit.
lite-instead-server-bug = Une erreur est survenue. Rien n’a changé. Signalez-nous ce que vous avez fait.
