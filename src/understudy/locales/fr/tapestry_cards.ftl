# Ce que font vos cartes Tapisserie et vos civilisations.

## Cartes Tapisserie

tapestry-card-does-academia = Marquez 3 PV pour chaque carte Technologie inventée et chaque carte Tapisserie gagnée.
tapestry-card-does-age-of-discovery = Lancez le dé Science. Chacun avance sur cette piste ; vous seul gagnez le bénéfice et pouvez acheter le bonus.
tapestry-card-does-age-of-sail = À chaque exploration, piochez d’abord trois tuiles Territoire ; vous pouvez ensuite en donner une à un adversaire pour 3 PV.
tapestry-card-does-age-of-wonders = Comparez les monuments : si vous seul en avez le moins, gagnez 2 ressources ; si vous seul en avez le plus, 12 PV ; sinon 1 ressource et 6 PV.
tapestry-card-does-alliance = Choisissez un adversaire : vous ne pouvez pas vous conquérir l’un l’autre. Quand il améliore une carte Technologie, vous gagnez aussi le bénéfice.
tapestry-card-does-boast-of-superiority = Marquez 4 PV pour chaque piste où aucun jeton n’est devant le vôtre.
tapestry-card-does-broker-of-peace = Vous ne pouvez pas avancer sur la piste Militaire. Marquez 3 PV chaque fois qu’un adversaire y avance.
tapestry-card-does-capitalism = Lors du revenu, marquez 2 PV par pièce. Chaque marché gagné donne aussi 1 pièce.
tapestry-card-does-coal-baron = Piochez une tuile Territoire et explorez avec elle. Puis chaque voisin en pioche une.
tapestry-card-does-colonialism = Choisissez une tuile Territoire que vous contrôlez. Gagnez pour chaque terrain : montagne un ouvrier, prairie une culture, forêt une nourriture, désert une pièce.
tapestry-card-does-dark-ages = Reculez d’une case sur trois pistes, puis avancez de trois cases sur la quatrième. Ni bénéfice, ni bonus.
tapestry-card-does-democracy = Piochez trois cartes Tapisserie. Puis défaussez-en autant que vous voulez, 2 PV chacune.
tapestry-card-does-dictatorship = Avancez sur une piste de votre choix, avec bénéfice et bonus. Jusqu’à la fin de votre prochain tour, les adversaires ne peuvent pas y avancer.
tapestry-card-does-diplomacy = Chaque joueur gagne 1 ressource. Vous prenez aussi un bâtiment de revenu.
tapestry-card-does-dystopia = Prenez un monument encore libre des pistes.
tapestry-card-does-empiricism = Marquez 2 PV quand vous avancez en Science. Lancez deux fois le dé Science et choisissez un résultat.
tapestry-card-does-espionage = Cette carte agit comme une carte Tapisserie face visible sur un plateau de revenu.
tapestry-card-does-exploitation = Quand vous explorez, vous pouvez prendre deux fois le bénéfice de la tuile au lieu des PV.
tapestry-card-does-feudalism = Gagnez 1 ressource, ou 3 PV par monument que vous possédez.
tapestry-card-does-golden-age = Vos améliorations se passent de condition. Marquez 3 PV par amélioration.
tapestry-card-does-guilds = Payez 5, 10 ou 15 PV pour 1, 2 ou 3 ressources, ou l’inverse.
tapestry-card-does-industrialism = Quand vous inventez une carte Technologie, gagnez aussitôt son cercle.
tapestry-card-does-marriage-of-state = Choisissez un adversaire et une piste. Chaque bénéfice qu’il y gagne est aussi pour vous, jamais le bonus.
tapestry-card-does-mercantilism = Lors du revenu, vous pouvez changer de la nourriture en d’autres ressources ; 2 PV chacune.
tapestry-card-does-meritocracy = Inventez une carte Technologie, puis marquez 2 PV par carte Technologie.
tapestry-card-does-militarism = Après avoir exploré un territoire, vous pouvez y poser un avant-poste.
tapestry-card-does-monarchy = Marquez 3 PV pour chaque bâtiment de revenu posé dans votre capitale.
tapestry-card-does-oil-magnate = Choisissez une piste. Vous et vos voisins pouvez y avancer ; vous seul gagnez le bénéfice et pouvez acheter le bonus.
tapestry-card-does-olympic-host = Chacun peut payer un ouvrier pour 10 PV. Si un adversaire l’a fait, prenez un bâtiment de revenu, sinon 1 pièce.
tapestry-card-does-pillage-and-plunder = Quand vous renversez un adversaire, prenez les deux dés de conquête. Les pièges ne peuvent rien contre vous.
tapestry-card-does-pirate-rule = Quand vous conquérez une tuile Territoire, gagnez aussi son bénéfice.
tapestry-card-does-plea-for-aid = Gagnez 2 PV et 1 ressource pour chaque piste où tous les autres jetons sont devant le vôtre.
tapestry-card-does-renaissance = Avancez d’une case sur chaque piste sans bénéfice. Les bonus atteints sont gratuits.
tapestry-card-does-revisionism = Un monument gagné sur une piste donne aussi 1 ressource. S’il est déjà pris, gagnez une armurerie.
tapestry-card-does-revolution = Gagnez 1 ressource, ou relevez jusqu’à trois de vos avant-postes renversés et renversez ceux du dessus.
tapestry-card-does-socialism = Sur une piste de votre choix, rejoignez l’adversaire le plus proche, devant ou derrière. Ni bénéfice, ni bonus.
tapestry-card-does-steam-tycoon = Prenez une carte Technologie visible et améliorez-la. Puis chaque voisin peut en prendre une de la pioche.
tapestry-card-does-technocracy = Si vous êtes premier dans cette ère, inventez une carte Technologie et améliorez-la ; sinon 3 PV par adversaire.
tapestry-card-does-terraforming = Vous pouvez bâtir sur les parcelles infranchissables ; 5 PV chaque fois.
tapestry-card-does-theocracy = Vous ne pouvez pas avancer sur la piste Science. Marquez 4 PV en entrant dans un nouveau niveau d’une piste.
tapestry-card-does-trade-economy = Choisissez une case où se trouve un adversaire : vous gagnez le bénéfice, lui le bonus gratuitement.
tapestry-card-does-trap = Défaussez-la quand un adversaire conquiert votre territoire : le nouvel avant-poste est renversé, vous gardez le contrôle et gagnez 1 ressource. Jouée : 10 PV.
tapestry-card-does-tyranny = Quand vous gagnez une carte Tapisserie, vous pouvez la jouer aussitôt sur celle-ci, pour 5 PV.
tapestry-card-does-wartime-economy = Les bonus qui coûtent une ressource sont gratuits.

## Civilisations

tapestry-civilization-does-alchemists = Aux tours de revenu 2 à 5 : lancez le dé Science et marquez la piste autant de fois que vous voulez. La même piste y met fin et donne 1 ressource. Si vous arrêtez, vous pouvez avancer sur chaque piste marquée sans bénéfice ; à son bout, 5 PV.
tapestry-civilization-does-architects = Un quartier dont les bâtiments sont d’un seul type donne une ressource de plus, une ligne d’un seul type 1 PV de plus.
tapestry-civilization-does-craftsmen = Vous pouvez poser des bâtiments dans vos trois colonnes, en partant du bas, et gagner le symbole couvert.
tapestry-civilization-does-entertainers = Aux tours de revenu 2 à 5 : déplacez votre jeton vers la droite le long d’un trait et gagnez le symbole.
tapestry-civilization-does-futurists = Vous commencez quatre cases plus loin sur chaque piste, sans bénéfices ni monuments, avec une ressource de chaque type.
tapestry-civilization-does-heralds = Aux tours de revenu 2 à 5 : posez un de vos quatre jetons sur une carte Tapisserie à effet immédiat et gagnez cet effet.
tapestry-civilization-does-historians = Aux tours de revenu 2 à 5 : défaussez une tuile Territoire pour donner un jeton à un adversaire et découvrir un carré. Quand cet adversaire gagne un monument, gagnez tous les carrés découverts.
tapestry-civilization-does-inventors = Aux tours de revenu 2 à 5 : posez un de vos quatre jetons sur une carte Technologie de n’importe quel joueur ; elle est améliorée sans condition et vous gagnez le bénéfice.
tapestry-civilization-does-isolationists = Quand vous conquérez un territoire vide, vous pouvez ajouter un de vos quatre jetons, qui le protège, et gagner 1 ressource. À la fin : PV pour votre plus grande zone d’un même terrain.
tapestry-civilization-does-leaders = Aux tours de revenu 2 à 5 : couvrez un dirigeant pour avancer sur sa piste avec bénéfice, sans bonus.
tapestry-civilization-does-merrymakers = Aux tours de revenu 2 à 5 : montez un de vos trois jetons dans sa colonne et gagnez ce qui s’y trouve.
tapestry-civilization-does-militants = Vos avant-postes viennent de deux rangées de ce plateau. À chaque tour de revenu, gagnez tous les symboles découverts.
tapestry-civilization-does-mystics = Prédisez quatre nombres : cartes Technologie, quartiers, territoires, pistes terminées. Chaque nombre atteint donne 1 ressource, chaque nombre exact à la fin 10 PV.
tapestry-civilization-does-nomads = Bâtiments et monuments peuvent aller sur le plateau : à côté de votre seul pion pour 1 ressource, ou sur un territoire vide voisin du vôtre, que vous contrôlez alors.
tapestry-civilization-does-the-chosen = Aux tours de revenu 2 à 5 : 1 PV par adversaire pour chaque piste que vous menez ou avez terminée, et 1 ressource par exploit, à la fin 5 PV chacun.
tapestry-civilization-does-traders = Aux tours de revenu 2 à 5 : posez un de vos quatre jetons sur un territoire vide pour 1 PV par territoire adverse voisin, ou à côté d’un seul avant-poste adverse pour le bénéfice du territoire.
