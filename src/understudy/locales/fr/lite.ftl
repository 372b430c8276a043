### La page qui se passe de serveur : tout a lieu sur cet appareil.

lite-preparing = Préparation, cette fois seulement
lite-needs = Understudy demande un navigateur plus récent : Chrome ou Edge à partir de la version 111, Firefox à partir de 114, Safari à partir de 16.4, avec JavaScript activé.
lite-lacking = Il manque à ce navigateur ce dont Understudy a besoin : { $what }. Tout fonctionne avec Chrome et Edge à partir de la version 111, Firefox à partir de 114 et Safari à partir de 16.4, à une adresse qui commence par https.
lite-no-storage = Ce navigateur ne conserve rien pour la page : on ne peut donc pas jouer ici. Ouvrez-la dans une fenêtre ordinaire, ou autorisez cette adresse à conserver des données.
lite-full = Il n’y a plus de place sur cet appareil : votre dernière action n’a pas été conservée. Enregistrez la partie dans un fichier, libérez de la place, puis recommencez.
lite-failed = La partie n’a pas pu démarrer : { $why }. Rechargez la page.

## À la place de ce que la page dit d’un serveur

lite-instead-page-away = Quelque chose a interrompu la partie. Rien n’est perdu ; elle reprend d’elle-même.
lite-instead-page-away-sending = Quelque chose a interrompu la partie. Votre saisie est conservée ; tout reprend de soi-même.
lite-instead-page-unexpected = Il s’est passé quelque chose d’inattendu ({ $status }). Rien n’a changé.
lite-instead-page-forgetful = Ce navigateur ne conserve ni coches ni réglages pour la page : son stockage est plein ou désactivé. Enregistrez vos parties dans un fichier.
lite-instead-server-too-large = C’est plus que ce qui peut être reçu en une fois.
lite-instead-server-bug = Une erreur est survenue. Rien n’a changé.
