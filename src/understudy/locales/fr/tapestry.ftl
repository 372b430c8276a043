### Tapestry avec l’Automa et l’Empire de l’Ombre.
### Les noms (pistes, monuments, participants…) sont insérés tels quels : les phrases ne les modifient pas.

## Mise en place de la table

tapestry-setup-board = Utilisez le petit côté du plateau, mise en place pour trois joueurs : monuments, paquets et piles à leur place.
tapestry-setup-remove-cards = { $traps ->
    [one] Retirez du paquet Tapisserie { $traps } Piège et ces cartes : { $cards }.
   *[other] Retirez du paquet Tapisserie { $traps } Pièges et ces cartes : { $cards }.
}
tapestry-setup-remove-civilizations = Retirez ces civilisations : { $civilizations }.
tapestry-setup-you = Votre mise en place est la même que d’habitude, mais posez vos deux avant-postes sur l’hexagone marqué 2/4, quelle que soit votre capitale.
tapestry-setup-mat = Niveau { $level } : plateau Revenu de l’Automa, côté { $mat }.
tapestry-setup-mat-and-card = Niveau { $level } : plateau Revenu de l’Automa, côté { $mat }, avec la carte Revenu de ce niveau sur son tableau.
tapestry-setup-automa = { $outposts ->
    [one] Automa : choisissez une couleur ; { $outposts } avant-poste, tous les jetons ; un jeton sur 0 PV, un sur la case 0 de chaque piste.
   *[other] Automa : choisissez une couleur ; { $outposts } avant-postes, dont deux sur l’hexagone marqué 3/5 ; un jeton sur 0 PV, un sur la case 0 de chaque piste.
}
tapestry-setup-civilization-die = Le dé Science décide de la civilisation de l’Automa ; posez un avant-poste à côté de cette piste.
tapestry-setup-civilization = Civilisation de l’Automa : { $civilization } ; posez un avant-poste à côté de la piste de son symbole.
tapestry-setup-second-choose = Vous choisissez une seconde civilisation pour l’Automa, sur l’autre carte.
tapestry-setup-second = Seconde civilisation de l’Automa : { $civilization }.
tapestry-setup-shadow = { $outposts ->
    [one] Empire de l’Ombre : choisissez une couleur ; { $outposts } avant-poste, cinq jetons ; un jeton sur la case 0 de chaque piste, le cinquième à part.
   *[other] Empire de l’Ombre : choisissez une couleur ; { $outposts } avant-postes, cinq jetons ; un jeton sur la case 0 de chaque piste, le cinquième à part, un avant-poste pour sa piste favorite.
}
tapestry-setup-decision-real = { $starting ->
    [one] Mélangez les cartes Décision 8 à 22 : c’est le paquet Progrès ; sa première carte et la carte 1 forment le paquet Décision.
   *[other] Mélangez les cartes Décision 8 à 22 : c’est le paquet Progrès ; sa première carte et les cartes 1 à { $starting }, mélangées, forment le paquet Décision.
}
tapestry-setup-decision-dealt = Cartes Décision : l’application les distribue ; les vôtres restent dans la boîte.
tapestry-setup-deck-real = { $deck } : de votre boîte, sur la table.
tapestry-setup-deck-dealt = { $deck } : l’application distribue pour les bots.
tapestry-setup-tech-dealt = Cartes Technologie : l’application nomme les trois cartes face visible ; cherchez-les dans votre paquet.
tapestry-setup-first-random = L’application tire au sort le premier joueur.
tapestry-setup-first = Premier joueur : { $owner }.
tapestry-setup-two-humans = { $one } commence sur l’hexagone marqué 2/4, { $two } sur 3/5 ; pour le reste, mise en place habituelle, sans retirer de carte.
tapestry-setup-shadow-alone = { $outposts ->
    [one] Empire de l’Ombre : cinq jetons et { $outposts } avant-poste pour sa piste favorite, que le dé Science désigne.
   *[other] Empire de l’Ombre : cinq jetons et { $outposts } avant-postes ; le dé Science désigne sa piste favorite.
}
tapestry-setup-shadow-cards-real = Mélangez les cartes Décision 1 à 12, face cachée.
tapestry-setup-incomplete = La feuille officielle de cette variante n’était pas disponible ; certaines règles sont notre interprétation.

## Le déroulement de la partie

tapestry-set-up = Mise en place
tapestry-roll = Dé Science : { $track }
tapestry-first-civilization = Civilisation de l’Automa : { $civilization }
tapestry-second-civilization = Seconde civilisation de l’Automa : { $civilization }
tapestry-favourite = { $owner } : piste favorite { $track }
tapestry-favourite-due = { $owner } : la piste favorite { $track } est terminée ou un autre joueur y mène
tapestry-favourite-kept = { $owner } : la piste favorite reste { $track }
tapestry-decision-decks = Paquet Décision de { $decision } cartes, paquet Progrès de { $progress }
tapestry-shared-decks = Les paquets que l’application distribue sont mélangés
tapestry-first-player = Premier joueur : { $owner }
tapestry-score = { $owner } : { $vp } PV
tapestry-winner = Vainqueur : { $owner }
tapestry-you-said = Enregistré : { $owner }

## Le tour des bots

tapestry-turn-bots = Tour des bots
tapestry-turn-shadow = Tour de l’Empire de l’Ombre
tapestry-pair = { $left ->
    [one] Carte Piste { $track_card }, carte Égalité { $tiebreak_card } ; reste { $left } carte
   *[other] Carte Piste { $track_card }, carte Égalité { $tiebreak_card } ; restent { $left } cartes
}
tapestry-income-symbol = Le paquet est vide et la carte Piste { $card } porte le symbole Revenu : tour de revenu tout de suite
tapestry-candidates-all = { $owner }, toute piste inachevée : { $tracks }
tapestry-candidates-landmark = { $owner }, au plus près d’un monument ou de la fin : { $tracks }
tapestry-candidates-end = { $owner }, au plus près de la fin : { $tracks }
tapestry-chosen = { $owner } choisit { $track }
tapestry-progress-revealed = La première carte Progrès, { $card }, départage, puis elle est remélangée
tapestry-advance = { $owner } : { $track } → { $to } ({ $space })
tapestry-regress = { $owner } : { $track } ← { $to } ({ $space })
tapestry-landmark = { $landmark } va sur le plateau de l’Automa (atteint par : { $owner })
tapestry-landmark-gone = { $landmark } quitte la partie (atteint par : { $owner })
tapestry-historians = Vos Historiens : { $owner } a gagné un monument ; gagnez vos bénéfices découverts
tapestry-achievement-earned = { $slot ->
    [1] { $achievement } : { $owner } en premier, { $vp } PV
   *[other] { $achievement } : { $owner } en second, { $vp } PV
}
tapestry-broker-of-peace = Broker of Peace : { $owner } +{ $vp } PV
tapestry-gain-vp = Automa : +{ $vp } PV ({ $source })
tapestry-score-line = { $source } : { $count } × { $each } = { $vp } PV
tapestry-gain-tapestry = L’Automa gagne une carte Tapisserie, face cachée : { $count } à côté de son plateau
tapestry-refresh-tech-real = Défaussez les trois cartes Technologie face visible et distribuez-en trois nouvelles
tapestry-tech-discarded = Cartes Technologie défaussées : { $cards }
tapestry-tech-dealt = Nouvelle carte Technologie : { $card }
tapestry-reshuffled = { $count ->
    [one] { $deck } : pile vide, { $count } défausse en forme une nouvelle
   *[other] { $deck } : pile vide, { $count } défausses mélangées en forment une nouvelle
}
tapestry-skipped = Sans effet

## La carte

tapestry-explore = L’Automa explore { $hex }
tapestry-conquer-opponent = L’Automa conquiert { $hex } (tenu par : { $owner })
tapestry-conquer-neutral = L’Automa conquiert { $hex }
tapestry-lay-tile = { $tile ->
    [0] Piochez une tuile Territoire et posez-la sur { $hex }, tournée au hasard
   *[other] Tuile Territoire { $tile } sur { $hex }, tournée au hasard
}
tapestry-outpost = { $left ->
    [one] Avant-poste de l’Automa sur { $hex } ; reste { $left }
   *[other] Avant-poste de l’Automa sur { $hex } ; restent { $left }
}
tapestry-outpost-trapped = { $left ->
    [one] Piège : l’avant-poste de l’Automa est renversé sur { $hex } ; reste { $left }
   *[other] Piège : l’avant-poste de l’Automa est renversé sur { $hex } ; restent { $left }
}
tapestry-topple = Pion renversé sur { $hex } (propriétaire : { $owner })
tapestry-shadow-outpost = Avant-poste renversé de l’Empire de l’Ombre sur { $hex } : il ne peut plus être conquis
tapestry-protect = Conquérants : { $hex } ne peut plus être conquis
tapestry-you-play-trap = Piège joué par : { $owner }
tapestry-search = Défaussée à côté du plateau : { $card }
tapestry-search-real = { $trap ->
    [0] Défaussez une carte à côté du plateau : pas de piège
   *[other] Défaussez une carte à côté du plateau : un piège
}
tapestry-no-trap-search = { $card } : l’Automa ne peut pas utiliser de piège

## Les tours de revenu des bots

tapestry-income = Tour de revenu { $turn } des bots
tapestry-income-step = { $step }
tapestry-civilization = Civilisation : { $civilization }
tapestry-add-progress = { $count ->
    [0] Il ne reste plus de carte Progrès
    [one] { $count } carte Progrès sur la défausse
   *[other] { $count } cartes Progrès sur la défausse
}
tapestry-place-tapestry = Une carte Tapisserie du paquet, face cachée, sur la case { $space } du plateau
tapestry-shuffle = { $count ->
    [one] Nouveau paquet Décision de { $count } carte
   *[other] Nouveau paquet Décision de { $count } cartes mélangées
}

## Votre tour

tapestry-turn-human = Tour : { $owner }
tapestry-you-income = { $owner } : tour de revenu { $turn }
tapestry-you-take-for-era = { $resources ->
    [one] { $owner } : en premier dans cette ère, prenez { $resources } ressource au choix
   *[other] { $owner } : en premier dans cette ère, prenez { $resources } ressources au choix
}
tapestry-you-take-for-trap = { $resources ->
    [one] { $owner } : pour le piège, prenez { $resources } ressource au choix
   *[other] { $owner } : pour le piège, prenez { $resources } ressources au choix
}
tapestry-you-take-for-token = { $resources ->
    [one] { $owner } : pour le pion, prenez { $resources } ressource au choix
   *[other] { $owner } : pour le pion, prenez { $resources } ressources au choix
}
tapestry-you-take-for-revolution = { $resources ->
    [one] { $owner } : à la place, prenez { $resources } ressource au choix
   *[other] { $owner } : à la place, prenez { $resources } ressources au choix
}
tapestry-the-chosen = The Chosen : { $owner } +{ $vp } PV
tapestry-you-advance = { $owner } : { $track } → { $to }
tapestry-you-regress = { $owner } : { $track } ← { $to }
tapestry-you-move = { $owner } : { $track }, case { $to }
tapestry-you-restart = { $owner } : le jeton quitte la fin de la piste Technologie
tapestry-you-claim = { $landmark } revient à : { $owner }
tapestry-you-explore = { $tile ->
    [0] { $owner } : tuile Territoire sur { $hex }
   *[other] { $owner } : tuile Territoire { $tile } sur { $hex }
}
tapestry-you-conquer = { $owner } : conquête de { $hex }
tapestry-you-put-outpost = { $owner } : avant-poste sur { $hex }
tapestry-you-are-trapped = Piège : avant-poste renversé sur { $hex } (propriétaire : { $owner })
tapestry-you-place-cube = { $owner } : jeton sur { $hex }
tapestry-you-place-building = { $owner } : bâtiment sur { $hex }
tapestry-you-place-outpost = { $owner } : avant-poste sur { $hex } sans conquête
tapestry-stand-up = { $owner } : l’avant-poste de { $hex } se relève, l’autre est renversé
tapestry-you-play = { $owner }, carte jouée : { $card }
tapestry-card-counts = { $card } compte { $count }
tapestry-you-give-card = { $owner } : une carte Tapisserie face cachée à côté du plateau de l’Automa
tapestry-you-give-historian = Jeton des Historiens donné à : { $owner }
tapestry-you-take-tech = Carte Technologie prise : { $card }
tapestry-upgrade-met = { $card } : la condition de la rangée du haut est remplie
tapestry-upgrade-not-met = { $card } : aucun jeton ne remplit la condition de la rangée du haut
tapestry-put-right = Corrigé à la main
tapestry-put-right-hex = Hexagone { $hex } corrigé : { $before } → { $after }
tapestry-put-right-track = { $owner }, { $track } corrigé : { $before } → { $after }

## Questions

tapestry-ask-turn = Qu’avez-vous fait ?
    .why = { $moved ->
        [0] Faites une avancée ou un tour de revenu et indiquez-le, puis ce qui en découle sur le plateau.
        [2] Le tour de revenu { $turn } est enregistré. Si c’était une erreur, revenez en arrière ; rien n’est perdu.
        [3] Votre premier tour est le tour de revenu 1 : effectuez-le sur la table. Indiquez ensuite ce que les autres en voient.
           *[other] Indiquez ce que les autres peuvent voir : pistes, plateau, monuments, cartes qui les concernent.
        }
tapestry-ask-die = Dé Science : que montre-t-il ?
    .why = { $decides ->
        [civilization] Pour l’Automa : il décide de sa civilisation et de sa première piste favorite.
        [shadow] Pour l’Empire de l’Ombre : il décide de sa piste favorite. S’il montre celle de l’Automa, on relance.
        [shadow-again] Cela ne compte pas ici : relancez. Pour l’Empire de l’Ombre : il décide de sa piste favorite. S’il montre celle de l’Automa, on relance.
        [alone] Pour l’Empire de l’Ombre : il décide de sa piste favorite.
       *[advance] Pour l’Automa : elle avance sur cette piste, avec le bénéfice.
        [plain] Pour l’Automa : elle avance sur cette piste, sans le bénéfice.
        [until] Pour l’Automa : elle avance sur cette piste, avec le bénéfice. Si le dé montre Science, on relance.
        [until-again] Cela ne compte pas ici : relancez. Pour l’Automa : elle avance sur cette piste, avec le bénéfice. Si le dé montre Science, on relance.
        [regress] Pour l’Automa : elle recule sur cette piste, avec le bénéfice. Seules les pistes Militaire et Technologie comptent ; sinon, on relance.
        [regress-again] Cela ne compte pas ici : relancez. Pour l’Automa : elle recule sur cette piste, avec le bénéfice. Seules les pistes Militaire et Technologie comptent ; sinon, on relance.
        [everybody] Pour tous : chaque jeton avance sur cette piste, les bots sans bénéfice.
    }
tapestry-ask-pair = Quelles deux cartes Décision avez-vous révélées ?
    .why = Celle de gauche choisit les pistes, celle de droite départage.
tapestry-ask-progress-card = Quelle carte est sur le dessus du paquet Progrès ?
    .why = Au tour de revenu 1, sa moitié Égalité départage ; remélangez-la ensuite.
tapestry-ask-trap = Jouez-vous un piège ?
    .why = { $by } conquiert { $hex } (tenu par { $owner }). Un piège renverse le nouvel avant-poste à la place.
tapestry-ask-automa-trap = Cette carte est-elle un piège ?
    .why = Vous attaquez { $hex } : les cartes à côté du plateau de l’Automa sont défaussées au hasard jusqu’à un piège.
tapestry-ask-second-civilization = Quelle seconde civilisation l’Automa reçoit-elle ?
    .why = Au niveau 6, vous choisissez une face de l’autre carte Civilisation ; son cœur est ignoré.
tapestry-ask-track = Sur quelle piste avancez-vous ensuite ?
    .why = Au niveau 1, vous commencez par une avancée sur chaque piste, dans l’ordre de votre choix.
tapestry-ask-socialism = Sur quelle piste jouez-vous Socialism ?
    .why = Vous rejoignez l’adversaire le plus proche, devant ou derrière vous ; les deux bots sont des adversaires.
tapestry-ask-dystopia = Quel monument prenez-vous ?
    .why = Il ne sera plus libre pour aucun autre joueur.
tapestry-ask-revolution = Lequel de vos avant-postes se relève ?
    .why = Revolution change le contrôle de trois territoires au plus.
    .done = Plus d’avant-poste
tapestry-ask-score = Combien de PV avez-vous ?
    .why = L’application ne connaît pas les points de { $owner }.
tapestry-points-said = Les points des joueurs sont des totaux, d’après la saisie ; l’application ne voit que leurs exploits et ce que les bots leur apportent.

## Champs

tapestry-field-track = Piste
tapestry-field-hex = Hexagone
tapestry-field-tile = Numéro de la tuile (0 : inconnu)
tapestry-field-landmark = Monument
tapestry-field-your-card = Votre carte Tapisserie
tapestry-field-tech = Carte Technologie
tapestry-field-bot = Bot
tapestry-field-achievement = Exploit
tapestry-field-track-card = Carte Piste (à gauche)
tapestry-field-tiebreak-card = Carte Égalité (à droite)
tapestry-field-vp = PV
tapestry-field-resources = Ressources restantes
tapestry-field-owner = Propriétaire
tapestry-field-first = En premier
tapestry-field-second = En second
tapestry-field-space = Case de la piste
tapestry-field-explored = L’hexagone est-il exploré ?
tapestry-field-below = Pion du dessous
tapestry-field-above = Pion du dessus
tapestry-field-your-era = Tours de revenu effectués
tapestry-field-bots-era = Tours de revenu des bots
tapestry-field-automa-vp = PV de l’Automa
tapestry-field-beside = Cartes Tapisserie à côté du plateau
tapestry-field-on-mat = Cartes Tapisserie sur le plateau
tapestry-field-your-civilization = Votre civilisation
    .said = The Chosen est décompté automatiquement à chaque tour de revenu.
tapestry-field-traps = Vos pièges
tapestry-field-historians = Jetons des Historiens
tapestry-field-decision-card = Carte Décision
tapestry-field-place = Emplacement
tapestry-field-cards-decision = Dans le paquet Décision
tapestry-field-cards-progress = Dans le paquet Progrès
tapestry-field-tile-number = Numéro de la tuile
tapestry-field-tapestry-card = Carte Tapisserie
tapestry-field-discarded = Dans la défausse
tapestry-field-no-tiles = Les tuiles Territoire sont-elles épuisées ?

## Ce que vous pouvez indiquer

tapestry-report-done = Terminé
    .hint = Rien d’autre à indiquer.
tapestry-report-income = Tour de revenu
    .hint = Vous faites votre prochain tour de revenu au lieu d’avancer.
tapestry-report-advance = Avancée
    .hint = Une case sur une piste ; monument et exploit suivent automatiquement.
tapestry-report-explore = Exploration
    .hint = Votre tuile Territoire sur un hexagone inexploré.
tapestry-report-conquer = Conquête
    .hint = Votre avant-poste sur un territoire ; son propriétaire peut avoir un piège.
tapestry-report-place-cube = Jeton posé sur le plateau
    .hint = Isolationists : à côté de votre pion isolé, pour que l’hexagone ne puisse pas être conquis.
tapestry-report-place-building = Bâtiment posé sur le plateau
    .hint = Nomads : à côté de votre pion isolé, ou sur un territoire vide.
tapestry-report-place-outpost = Avant-poste posé sans conquête
    .hint = Militarism : sur un territoire vide.
tapestry-report-landmark = Monument pris
    .hint = Par une carte, pas en avançant.
tapestry-report-card = Carte Tapisserie jouée
    .hint = Une carte qui regarde ou touche les autres ; toute autre ne fait que recouvrir la précédente.
tapestry-report-regress = Recul
    .hint = Une case sur une piste.
tapestry-report-restart = Jeton retiré de Technologie 12
    .hint = Il repart sur une piste au choix ; corrigez la piste si un autre jeton y mène.
tapestry-report-historian = Jeton des Historiens donné
    .hint = Chaque adversaire compte à part.
tapestry-report-chosen = The Chosen
    .hint = Compte les pistes terminées ou menées, pour chaque adversaire.
tapestry-report-upgrade = Améliorer une carte Technologie vers la rangée du haut
    .hint = Montre si un jeton, le vôtre ou celui d’un autre joueur, remplit la condition.
tapestry-report-tech = Carte Technologie prise
    .hint = Une carte face visible ; l’application en distribue une autre.
tapestry-report-give-card = Carte Tapisserie donnée à l’Automa
    .hint = Elle est face cachée à côté du plateau et peut se révéler un piège.
tapestry-report-achievement = Exploit accompli
    .hint = Seulement si l’application ne l’a pas remarqué.
tapestry-report-stand-up = Relever un avant-poste
    .hint = Le vôtre se relève, celui de l’adversaire est renversé.
tapestry-report-set-hex = Corriger un hexagone
    .hint = Ce qui s’y trouve vraiment ; les avant-postes viennent de la réserve et y retournent.
tapestry-report-set-track = Corriger une piste
    .hint = Où un jeton se trouve vraiment ; ni monument, ni bénéfice.
tapestry-report-set-favourite = Corriger une piste favorite
    .hint = À côté de quelle piste l’avant-poste se trouve vraiment.
tapestry-report-set-landmark = Corriger un monument
    .hint = À qui il est vraiment.
tapestry-report-set-achievement = Corriger un exploit
    .hint = Qui l’a vraiment accompli ; les points se corrigent à part.
tapestry-report-set-you = Corriger votre camp
    .hint = Tours de revenu effectués et PV connus de l’application.
tapestry-report-set-automa = Corriger l’Automa
    .hint = Ses PV, ses tours de revenu et ses cartes Tapisserie comme sur la table.
tapestry-report-set-civilization = Corriger une civilisation
    .hint = Laquelle l’Automa a vraiment ; sa piste favorite se corrige à part.
tapestry-report-set-your-cards = Corriger vos cartes
    .hint = Seulement si elles concernent les bots.
tapestry-report-set-historians = Corriger les jetons des Historiens
    .hint = Combien des vôtres un bot a vraiment.
tapestry-report-set-first-player = Corriger qui a commencé
    .hint = Le joueur dont c’est le tour ne change pas.
tapestry-report-set-pair = Corriger la paire visible
    .hint = Quelles deux cartes Décision sont vraiment visibles.
tapestry-report-set-decision-card = Corriger la place d’une carte Décision
    .hint = Un paquet est mélangé quand une carte y retourne.
tapestry-report-set-decision-decks = Corriger les paquets Décision
    .hint = Combien de cartes s’y trouvent ; les autres sont face cachée sur la défausse.
tapestry-report-set-tech = Corriger la place d’une carte Technologie
    .hint = Une carte qu’un joueur possède est ailleurs.
tapestry-report-set-tile = Corriger la place d’une tuile
    .hint = Une tuile Territoire qui n’est pas sur le plateau.
tapestry-report-set-tapestry-discard = Corriger les cartes Tapisserie défaussées
    .hint = Combien d’exemplaires sont dans la défausse ; les autres sont dans le paquet.
tapestry-report-set-tiles = Tuiles Territoire
    .hint = Indique si la pile et sa défausse sont épuisées.

## Ce qui est impossible

tapestry-deck-empty = Il ne reste plus de cartes : { $deck }.
tapestry-no-income-left = { $owner } : les cinq tours de revenu sont faits.
tapestry-you-finished = { $track } : la piste est terminée. Il n’y a plus de case.
tapestry-you-at-start = { $track } : le jeton est au départ et ne peut pas reculer.
tapestry-broker-forbids = { $card } vous interdit d’avancer sur la piste Militaire.
tapestry-landmark-taken = { $landmark } n’est plus sur le plateau des monuments. Choisissez-en un autre.
tapestry-hex-explored = { $hex } est déjà exploré. Choisissez un hexagone inexploré.
tapestry-tile-elsewhere = La tuile Territoire { $tile } est déjà sur le plateau.
tapestry-cannot-conquer = { $hex } ne peut pas être conquis : il doit être exploré, porter un pion au plus, et ne pas être sous votre contrôle.
tapestry-cannot-place = Rien ne peut être posé sur { $hex } maintenant. Choisissez un autre hexagone.
tapestry-no-outpost-left = { $owner } : les dix avant-postes sont utilisés.
tapestry-card-not-concerned = { $card } ne concerne aucun autre joueur ; vous n’avez pas à l’indiquer.
tapestry-achievement-taken = { $achievement } : cet exploit ne peut pas être accompli ; les deux places sont prises, ou ce joueur l’a déjà.
tapestry-tokens-need-terrain = { $hex } est inexploré : aucun pion ne peut s’y trouver.
tapestry-two-in-control = Deux camps ne peuvent pas avoir un pion debout sur { $hex }.
tapestry-too-many-cards = Seules { $count } cartes Décision sont face cachée ou inconnues. Saisissez un nombre plus petit.
tapestry-display-full = { $count } cartes Technologie sont déjà face visible. Mettez-en d’abord une ailleurs.
tapestry-option-no-automa = À deux, l’Automa ne joue pas : laissez sa civilisation au dé.
tapestry-option-long-name = Le nom { $name } dépasse { $longest } lettres.
tapestry-option-only-two-humans = Les noms des joueurs, le second joueur et les cartes ajoutées au mélange ne valent que pour les parties à deux joueurs.
tapestry-option-one-civilization = L’Automa n’a une seconde civilisation qu’au niveau 6.
tapestry-option-second-before-first = Choisissez la première civilisation avant la seconde.
tapestry-option-same-civilization = { $civilization } ne peut pas être les deux. Choisissez une autre seconde civilisation.
tapestry-scenario-no-roll = Le dé Science est lancé, mais aucun jet n’est indiqué.
tapestry-scenario-rolls-left = { $count ->
    [one] { $count } jet indiqué n’a jamais été fait.
   *[other] { $count } jets indiqués n’ont jamais été faits.
}

## Pourquoi quelque chose est sans effet

tapestry-failure-no-valid-hex = Aucun hexagone ne convient.
tapestry-failure-no-outpost = L’Automa n’a plus d’avant-poste.
tapestry-failure-no-shadow-outpost = L’Empire de l’Ombre n’a plus d’avant-poste.
tapestry-failure-track-finished = La piste est terminée.
tapestry-failure-track-at-start = Le jeton est au départ.
tapestry-failure-all-tracks-finished = Les quatre pistes sont terminées.
tapestry-failure-no-territory-tile = Il ne reste plus de tuile Territoire.
tapestry-failure-no-tapestry-card = Il ne reste plus de carte Tapisserie.

## Départages

tapestry-tie-landmark = Le moins de cases jusqu’à un monument libre ou la fin
tapestry-tie-end = Le moins de cases jusqu’à la fin
tapestry-tie-down = Première sur la carte Égalité, de haut en bas
tapestry-tie-up = Première sur la carte Égalité, de bas en haut
tapestry-tie-not-beside-you = Sans symbole Renversé : pas à côté de vos territoires
tapestry-tie-island = Au plus près de l’île centrale
tapestry-tie-your-lone = Au plus près d’un de vos territoires à un seul pion
tapestry-tie-your = Au plus près d’un de vos territoires
tapestry-tie-far-from-you = Au plus loin de vos territoires
tapestry-tie-scan = Premier dans le sens des flèches de la carte Égalité

## Noms : pistes, participants, pions

tapestry-track-exploration = Exploration
tapestry-track-science = Science
tapestry-track-military = Militaire
tapestry-track-technology = Technologie

tapestry-socialism-exploration = Exploration, le jeton le plus proche
tapestry-socialism-exploration-ahead = Exploration, vers l’avant
tapestry-socialism-exploration-behind = Exploration, vers l’arrière
tapestry-socialism-science = Science, le jeton le plus proche
tapestry-socialism-science-ahead = Science, vers l’avant
tapestry-socialism-science-behind = Science, vers l’arrière
tapestry-socialism-military = Militaire, le jeton le plus proche
tapestry-socialism-military-ahead = Militaire, vers l’avant
tapestry-socialism-military-behind = Militaire, vers l’arrière
tapestry-socialism-technology = Technologie, le jeton le plus proche
tapestry-socialism-technology-ahead = Technologie, vers l’avant
tapestry-socialism-technology-behind = Technologie, vers l’arrière

tapestry-owner-human = Vous
tapestry-owner-human2 = Second joueur
tapestry-owner-person1 = Joueur 1
tapestry-owner-person2 = Joueur 2
tapestry-owner-automa = Automa
tapestry-owner-shadow = Empire de l’Ombre
tapestry-owner-bots = Bots
tapestry-owner-both = Les deux joueurs
tapestry-owner-gone = Hors jeu
tapestry-owner-none = Aucun

tapestry-token-human = Votre avant-poste
tapestry-token-human-x = Votre avant-poste renversé
tapestry-token-human-cube = Votre jeton
tapestry-token-human-building = Votre bâtiment
tapestry-token-human-building-x = Votre bâtiment renversé
tapestry-token-human2 = Avant-poste du second joueur
tapestry-token-human2-x = Avant-poste renversé du second joueur
tapestry-token-human2-cube = Jeton du second joueur
tapestry-token-human2-building = Bâtiment du second joueur
tapestry-token-human2-building-x = Bâtiment renversé du second joueur
tapestry-token-automa = Avant-poste de l’Automa
tapestry-token-automa-x = Avant-poste renversé de l’Automa
tapestry-token-shadow-x = Avant-poste renversé de l’Empire de l’Ombre
tapestry-token-none = Rien

tapestry-deck-decision = Paquet Décision
tapestry-deck-progress = Paquet Progrès
tapestry-deck-territory = Tuiles Territoire
tapestry-deck-tapestry = Cartes Tapisserie
tapestry-deck-tech = Cartes Technologie
tapestry-deck-die = Dé Science

tapestry-card-other = Une autre carte

tapestry-civilization-other = Une autre civilisation
tapestry-traps-asked = Peut-être : me le demander
tapestry-traps-none = Je n’en ai pas

tapestry-pile-decision = Dans le paquet Décision
tapestry-pile-progress = Dans le paquet Progrès
tapestry-pile-decision-discard = Sur la défausse du paquet Décision
tapestry-pile-display = Face visible à côté du paquet
tapestry-pile-discard = Dans la défausse
tapestry-pile-deck = Face cachée dans sa pile
tapestry-pile-elsewhere = Ailleurs
tapestry-track-of = { $owner }, { $track }
tapestry-label-civilization = Civilisation de l’Automa
tapestry-label-second-civilization = Deuxième civilisation de l’Automa
tapestry-label-favourite = Piste favorite ({ $owner })
tapestry-label-first-player = Premier joueur
tapestry-era-of = Tours de revenu effectués ({ $owner })
tapestry-tile-named = { $tile ->
    [0] Tuile Territoire
   *[other] Tuile Territoire { $tile }
}
tapestry-landmark-board = plateau des monuments
tapestry-token-of = Jeton de joueur ({ $owner })
tapestry-card-decision = Carte Décision { $card }
tapestry-card-tech = Carte Technologie { $card }

## Noms : monuments et exploits

tapestry-landmark-tech-hub = Pôle technologique
tapestry-landmark-apothecary = Apothicaire
tapestry-landmark-academy = Académie
tapestry-landmark-train-station = Gare
tapestry-landmark-tank-factory = Usine de chars
tapestry-landmark-barracks = Caserne
tapestry-landmark-laboratory = Laboratoire
tapestry-landmark-rubber-works = Usine de caoutchouc
tapestry-landmark-lighthouse = Phare
tapestry-landmark-forge = Forge
tapestry-landmark-launch-pad = Pas de tir
tapestry-landmark-fusion-reactor = Réacteur à fusion
tapestry-landmark-bakery = Boulangerie
tapestry-landmark-barn = Grange
tapestry-landmark-com-tower = Tour de communication
tapestry-landmark-library = Bibliothèque
tapestry-landmark-stock-market = Bourse
tapestry-landmark-treasury = Trésor

tapestry-achievement-complete-track = Terminer une piste
tapestry-achievement-topple-two = Renverser deux avant-postes
tapestry-achievement-middle-island = Île centrale

## Noms : tours de revenu

tapestry-step-first-income = Avancées supplémentaires du premier tour de revenu
tapestry-step-favourite-check = Vérifier les pistes favorites
tapestry-step-advance-pair = Les deux bots avancent avec la dernière paire
tapestry-step-civ-bonus = Bonus de civilisation de l’Automa
tapestry-step-score = L’Automa marque des points
tapestry-step-add-progress-2 = Deux cartes Progrès vers la défausse
tapestry-step-add-progress-4 = Quatre cartes Progrès vers la défausse
tapestry-step-place-tapestry = Une carte Tapisserie couvre une case du plateau de l’Automa
tapestry-step-gain-tapestry = L’Automa gagne une carte Tapisserie
tapestry-step-shuffle = Mélanger les cartes Décision

tapestry-source-landmarks = Monuments
tapestry-source-territories = Territoires
tapestry-source-exploration = Exploration
tapestry-source-science = Science
tapestry-source-military = Militaire
tapestry-source-technology = Technologie
tapestry-source-first-in-era = En premier dans l’ère
tapestry-source-civilization = Civilisation
tapestry-source-achievements = Exploits

tapestry-automa-civilization-explorers = Explorateurs
tapestry-automa-civilization-scientists = Scientifiques
tapestry-automa-civilization-conquerors = Conquérants
tapestry-automa-civilization-engineers = Ingénieurs
tapestry-automa-civilization-die = Par le dé Science
tapestry-automa-civilization-choose = Choisie à la mise en place

tapestry-mat-normal = normal
tapestry-mat-hard = difficile

## Noms : choix avant la partie

tapestry-difficulty-1 = Niveau 1 : médiocre
    .hint = Vous commencez par une avancée sur chaque piste ; l’Automa ne gagne ni carte Tapisserie à ses tours de revenu ni rien de sa civilisation.
tapestry-difficulty-2 = Niveau 2 : moyenne
    .hint = Le côté normal tel qu’il est imprimé.
tapestry-difficulty-3 = Niveau 3 : un peu intimidante
    .hint = Les bots avancent aussi dans leurs tours de revenu.
tapestry-difficulty-4 = Niveau 4 : assez fantastique
    .hint = Comme le niveau 3, avec des ères plus longues.
tapestry-difficulty-5 = Niveau 5 : vraiment fantastique
    .hint = Le côté difficile ; chaque bot commence par une avancée sur sa piste favorite.
tapestry-difficulty-6 = Niveau 6 : broyeuse de rêves
    .hint = Le côté difficile, deux civilisations, et d’abord une avancée sur chaque piste.

tapestry-players-solo = Vous contre l’Automa et l’Empire de l’Ombre
    .hint = La partie en solo.
tapestry-players-two-humans = Deux joueurs et l’Empire de l’Ombre
    .hint = Repose sur des sources incomplètes : la feuille officielle n’était pas disponible.

tapestry-phase-setup = Mise en place
tapestry-phase-play = Partie
tapestry-phase-end = Fin
tapestry-phase-over = Terminée

## Décisions : où les règles imprimées se taisent ou divergent

tapestry-ruling-D1 = Seuls les monuments devant le jeton comptent pour la distance.
    .why = Le livret parle de la distance à un monument libre ; en jeu, les deux interprétations s’accordent.
tapestry-ruling-D2 = Les deux bouts d’un chemin peuvent porter n’importe quels pions.
    .why = Le livret ne décrit que le trajet ; sinon, on ne pourrait jamais mesurer jusqu’à votre départ.
tapestry-ruling-D3 = Les hexagones inaccessibles sont écartés ; si aucun n’est accessible, tous restent candidats.
    .why = Le livret n’en parle pas.
tapestry-ruling-D4 = Un bot qui a terminé les quatre pistes garde sa favorite.
    .why = Il ne reste aucune piste à choisir.
tapestry-ruling-D5 = Les Conquérants peuvent aussi mettre l’île centrale à l’abri.
    .why = Leur carte ne prévoit pas d’exception.
tapestry-ruling-D6 = À égalité de PV, vous gagnez.
    .why = Les règles de base comparent les ressources restantes. L’Automa n’en a pas.
tapestry-ruling-D7 = Sans tuile Territoire, l’Automa ne conquiert pas d’hexagone vide.
    .why = Le livret n’en parle pas.
tapestry-ruling-Q3 = Une civilisation compte ses points quand son propre effet est appliqué.
    .why = Ce que la seconde gagne ensuite vient trop tard pour la première ; une autre application diffère.
tapestry-ruling-Q4 = Un hexagone inaccessible est le plus loin de tous.
    .why = Le livret n’en parle pas ; une autre application écarte ces hexagones.
tapestry-ruling-Q5 = À la fin d’une piste, ou à son départ en reculant, rien ne se passe ; le dé n’est pas relancé.
    .why = Une application publique fait ainsi ; le livret ne le dit pas.
tapestry-ruling-Q6 = Cette face peut être sur la même carte que la première civilisation : regardez si vous pouvez utiliser les deux.
    .why = L’application ne sait pas quelles faces vont ensemble.
tapestry-ruling-Q7 = Une conquête n’importe où peut prendre tout hexagone vide.
    .why = Un programme public fait ainsi ; le livret ne le dit pas.
tapestry-ruling-Q9 = Le premier joueur est tiré au sort.
    .why = Le livret dit seulement que les bots sont juste avant ou juste après vous.
tapestry-ruling-Q10 = Sans carte Tapisserie, rien n’est gagné ni couvert.
    .why = On mélange d’abord la défausse ; le livret n’en dit pas plus.
tapestry-ruling-Q11 = Les bonus des avancées supplémentaires ne s’achètent qu’avec les ressources que vous avez.
    .why = Le revenu vient après ; le livret n’en dit pas plus.
tapestry-ruling-Q13 = Les avant-postes renversés comptent tels qu’ils sont sur le plateau, même renversés par un piège.
    .why = Un programme public fait ainsi ; le livret ne le dit pas.
tapestry-ruling-T6 = Une option décide si des cartes Progrès s’ajoutent au mélange.
    .why = Deux programmes publics diffèrent, et la feuille officielle n’était pas disponible.
tapestry-ruling-T7 = Un monument que l’Empire de l’Ombre atteint quitte la partie.
    .why = La feuille officielle pour deux joueurs n’était pas disponible.
tapestry-ruling-HD-1 = Un bénéfice ne se refuse pas ; il est appliqué autant que possible.
    .why = Notes d’une implémentation publique ; le texte disponible ne le dit pas.
tapestry-ruling-HD-2 = Vous choisissez l’ordre des parties réunies ; l’ordre imprimé est proposé.
    .why = Une liste publique de décisions le dit.
tapestry-ruling-HD-3 = Le bonus du premier dans une ère arrive au début de l’étape Tapisserie.
    .why = Il est imprimé sur la case Tapisserie ; une implémentation publique le donne plus tôt.
tapestry-ruling-HD-4 = Une carte d’ère s’arrête au début de votre prochain tour de revenu.
    .why = Une implémentation publique fait ainsi.
tapestry-ruling-HD-5 = L’avancée par le cercle de Horloges, Art du siège, Vaccins et Zeppelins peut être laissée.
    .why = Une remarque de l’auteur sur Vaccins.
tapestry-ruling-HD-6 = Une même case ne donne son bénéfice et son bonus qu’une fois par tour.
    .why = Une implémentation publique fait ainsi.
tapestry-ruling-HD-7 = Un bâtiment ou un monument peut être mis de côté même s’il pouvait être posé.
    .why = Une implémentation publique le permet.
tapestry-ruling-HD-8 = Un monument entièrement hors de la grille n’est pas posé ; il est mis de côté.
    .why = Une implémentation publique fait ainsi.
tapestry-ruling-HD-9 = Pour l’exploit, les avant-postes renversés comptent tels qu’ils sont sur le plateau, ceux de l’Empire de l’Ombre aussi.
    .why = Une implémentation publique compte ainsi ; le livret ne le dit pas.
tapestry-ruling-HD-10 = Après un piège, vous lancez quand même les dés et prenez le résultat.
    .why = Une implémentation publique fait ainsi.
tapestry-ruling-HD-11 = Le dé noir « territoire » peut être choisi sur un territoire imprimé ; il n’y donne rien.
    .why = Une implémentation publique l’interdit ; le livret non.
tapestry-ruling-HD-12 = Pirate Rule ne donne rien après un piège.
    .why = Rien n’a été conquis ; une implémentation publique le donne.
tapestry-ruling-HD-13 = Vous pouvez renouveler les cartes Technologie avant ou après l’invention.
    .why = Sans ordre imprimé, l’ordre est libre.
tapestry-ruling-HD-14 = Après Singularité de l’IA, la piste Technologie compte comme case 12 pour vous.
    .why = Elle reste terminée ; une implémentation publique y laisse un marqueur.
tapestry-ruling-HD-15 = Sans carte Tapisserie en cours, rien ne se joue par-dessus ; à l’ère 1, la carte imprimée est couverte.
    .why = Une implémentation publique fait ainsi.
tapestry-ruling-HD-16 = Les ajustements officiels des civilisations s’appliquent ; une option les retire.
    .why = Ils sont officiels.
tapestry-ruling-HD-17 = Mercantilism change au plus la nourriture de ce revenu.
    .why = Une implémentation publique fait ainsi.
tapestry-ruling-HD-18 = Monarchy compte la capitale et la grille des Craftsmen, pas les bâtiments mis de côté ou sur le plateau.
    .why = La carte nomme la capitale.
tapestry-ruling-HD-19 = Le bonus gratuit de Wartime Economy peut se refuser.
    .why = Un bonus est facultatif ; une implémentation publique le prend toujours.
tapestry-ruling-HD-20 = Les civilisations marquent à la fin du tour de revenu 5, après l’étape des PV.
    .why = Une implémentation publique fait ainsi.
tapestry-ruling-HD-21 = Deux joueurs à égalité de PV et de ressources partagent la victoire.
    .why = Le livret ne le dit pas.
tapestry-ruling-HD-22 = Ce qu’un bot recevrait est perdu ; une tuile va à la défausse.
    .why = Les bots ne gagnent ni tuiles, ni cartes, ni bonus.
tapestry-ruling-HD-23 = Capitalism compte aussi les pièces perdues au-delà de 8.
    .why = Une implémentation publique fait ainsi.
tapestry-ruling-HD-24 = En solo, l’Empire de l’Ombre n’a aucun monument : vous n’en avez jamais seul le moins.
    .why = Les monuments des deux bots vont à l’Automa.
tapestry-ruling-HD-25 = Pour Socialism, vous choisissez l’adversaire le plus proche devant ou derrière.
    .why = Une implémentation publique fait ainsi.
tapestry-ruling-HD-26 = Pour Dark Ages, un jeton sur la case 0 compte comme reculé.
    .why = Une implémentation publique cite cette décision.
tapestry-ruling-HD-27 = Terraforming donne 5 PV par bâtiment ou monument, quel que soit le nombre de parcelles infranchissables couvertes.
    .why = Une implémentation publique fait ainsi.
tapestry-ruling-HD-28 = Une prédiction des Mystics compte quand son nombre est atteint ; des quartiers terminés ensemble comptent un par un.
    .why = Une implémentation publique fait ainsi.
tapestry-ruling-HD-29 = Historians gagnés en cours de partie : leur propriétaire décide qui reçoit les quatre jetons.
    .why = Le texte le dit ; une implémentation publique les distribue à tour de rôle.
tapestry-ruling-HD-30 = Golden Age ne donne pas de PV pour une amélioration des Inventors.
    .why = Une implémentation publique fait ainsi.
tapestry-ruling-HD-31 = Le déplacement du jeton des Entertainers ou des Merrymakers peut être laissé.
    .why = Une implémentation publique fait ainsi.

## Titres des règles en solo, pour les renvois

tapestry-heading-R3 = Éléments à retirer
tapestry-heading-R4 = Mise en place
tapestry-heading-R4-8 = Règles du jeu de base
tapestry-heading-R5 = Tour d’un bot
tapestry-heading-R6 = Tour d’un bot
tapestry-heading-R7 = Cartes Décision
tapestry-heading-R8 = Avancer sur une piste
tapestry-heading-R9 = Avancer sur une piste
tapestry-heading-R9-2 = Monuments
tapestry-heading-R9-5 = Ce que les bots ne gagnent jamais
tapestry-heading-R10 = Bénéfices
tapestry-heading-R11 = Départage des hexagones
tapestry-heading-R12 = Distances
tapestry-heading-R13 = Conquête
tapestry-heading-R14 = Exploration
tapestry-heading-R15 = L’Empire de l’Ombre
tapestry-heading-R16 = Exploits
tapestry-heading-R17 = Tours de revenu
tapestry-heading-R18 = Carte Civilisation de l’Automa
tapestry-heading-R19 = Niveaux de difficulté
tapestry-heading-R20 = Fin de la partie
tapestry-heading-H1 = Matériel
tapestry-heading-H2 = Votre mise en place
tapestry-heading-H3 = Vos tours
tapestry-heading-H4 = Avancer
tapestry-heading-H5 = Autres mouvements
tapestry-heading-H6 = Ressources
tapestry-heading-H7 = Capitale
tapestry-heading-H8 = Tours de revenu
tapestry-heading-H9 = Explorer
tapestry-heading-H10 = Conquérir
tapestry-heading-H11 = Recherche et technologie
tapestry-heading-H12 = Cartes Tapisserie
tapestry-heading-H13 = Exploits
tapestry-heading-H14 = Civilisations
tapestry-heading-H15 = Fin et vainqueur
tapestry-heading-H16 = Deux joueurs
tapestry-heading-H17 = Hors du solo

## Les règles en bref, par section

tapestry-rule-R3 = Ce qui reste dans la boîte
    .text = Certaines cartes Tapisserie et civilisations n’ont pas de sens contre des bots et sont retirées, avec deux des sept pièges. Le livret déconseille seulement d’autres cartes ; vous pouvez les garder.
tapestry-rule-R4 = Mise en place
    .text = Les éléments communs sont préparés pour trois joueurs sur le petit côté du plateau. Vos deux avant-postes sont sur l’hexagone 2/4, deux de l’Automa sur 3/5 ; l’Empire de l’Ombre n’en a aucun. Le dé Science donne sa civilisation à l’Automa et une piste favorite aux deux bots. Sept cartes de départ et une carte Progrès forment le paquet Décision.
tapestry-rule-R5 = Ordre du tour
    .text = Vous et les bots jouez à tour de rôle. Le tout premier tour de chaque camp est son tour de revenu 1. Un camp qui a fait cinq tours de revenu a fini ; l’autre camp continue seul.
tapestry-rule-R6 = Le tour des bots
    .text = Deux cartes Décision sont révélées : à gauche la carte Piste, à droite la carte Égalité. L’Automa avance d’abord, avec tout ce qui en découle, puis l’Empire de l’Ombre. Si aucune carte ne peut être piochée, ou si la dernière paire montre le symbole Revenu sur sa carte Piste, c’est un tour de revenu.
tapestry-rule-R7 = Cartes Décision
    .text = De la paire, seules les deux moitiés intérieures comptent : la droite de la carte Piste et la gauche de la carte Égalité.
tapestry-rule-R8 = Choisir une piste
    .text = Le symbole de la carte Piste désigne les candidates : toute piste inachevée, les plus proches d’un monument libre ou de la fin, ou les plus proches de la fin. La carte Égalité départage : l’Automa lit sa liste de haut en bas, l’Empire de l’Ombre de bas en haut. Le cœur est la piste favorite du bot qui choisit.
tapestry-rule-R9 = Avancer
    .text = Le jeton avance d’une case ; les bots ne paient rien. Un monument libre va sur le plateau de l’Automa, quel que soit le bot qui l’a atteint. Seule l’Automa gagne des bénéfices, et les bots n’achètent jamais de bonus.
tapestry-rule-R10 = Bénéfices de l’Automa
    .text = L’Automa n’utilise que ces bénéfices : le dé, les cartes Technologie, la conquête, l’exploration, les cartes Tapisserie et le choix de pistes. Un bénéfice imprimé plusieurs fois n’est gagné qu’une fois. Si le dé montre une piste terminée, rien ne se passe.
tapestry-rule-R11 = Départage des hexagones
    .text = Partez de l’hexagone de la flèche noire et suivez sa rangée ; prenez ensuite la rangée que montre la flèche grise, et ainsi de suite. Le premier hexagone qui convient est pris.
tapestry-rule-R12 = Distance
    .text = La distance est la longueur du plus court chemin dont les hexagones intermédiaires ne portent aucun avant-poste de l’Automa et au plus un de vos pions. Les hexagones vides peuvent être traversés. Les hexagones sans chemin sont écartés, sauf si aucun n’en a.
tapestry-rule-R13 = Conquérir
    .text = Si l’un de vos territoires peut être conquis, l’Automa le prend, sinon un hexagone neutre. Elle préfère l’île centrale tant qu’elle rapporte, puis les abords de vos avant-postes isolés. Sans symbole Renversé elle évite vos territoires ; avec lui, un avant-poste renversé de l’Empire de l’Ombre protège le nouveau territoire.
tapestry-rule-R14 = Explorer
    .text = L’Automa place une tuile sur un hexagone vide à côté de ses territoires, loin des vôtres sauf si sa piste favorite est Militaire. Elle n’y gagne rien.
tapestry-rule-R15 = Avant-postes renversés de l’Empire de l’Ombre
    .text = Ils ne donnent pas le contrôle. Ils protègent un territoire : un hexagone à deux pions ne peut pas être conquis.
tapestry-rule-R16 = Pièges et exploits
    .text = Quand vous attaquez l’Automa, les cartes à côté de son plateau sont défaussées au hasard jusqu’à un piège ; alors votre avant-poste est renversé. Un exploit rapporte 10 PV au premier et 5 PV au second. L’Empire de l’Ombre n’occupe qu’une place pour une piste terminée.
tapestry-rule-R17 = Tours de revenu des bots
    .text = Le tableau du niveau se résout colonne par colonne. L’Automa marque monuments, territoires et cases avec le multiplicateur découvert le plus à gauche, et des PV de plus si elle est première dans une ère. Les cartes Progrès allongent le paquet Décision. Si une piste favorite est terminée ou menée par un autre joueur, une nouvelle est choisie.
tapestry-rule-R18 = Civilisations de l’Automa
    .text = Les Explorateurs avancent tour à tour en Exploration et en Militaire, les Scientifiques lancent le dé, les Conquérants conquièrent, protègent et marquent les territoires, les Ingénieurs marquent les monuments.
tapestry-rule-R19 = Niveaux de difficulté
    .text = Six niveaux diffèrent par le plateau, le tableau et le premier tour de revenu. Au niveau 1, vous commencez par quatre avancées, aux niveaux 5 et 6 ce sont les bots ; au niveau 6, l’Automa a deux civilisations.
tapestry-rule-R20 = Fin de la partie
    .text = La partie s’achève quand les deux camps ont fait cinq tours de revenu. Celui qui a le plus de PV gagne ; à égalité, c’est vous.
tapestry-rule-R21 = Vos cartes et les bots
    .text = Les deux bots sont des adversaires et des voisins. Leurs jetons comptent pour les cartes qui regardent les pistes et pour les conditions des cartes Technologie. Age of Discovery les avance sans bénéfice, et Pillage and Plunder interdit les pièges à l’Automa.
tapestry-rule-R21t = L’Empire de l’Ombre à deux joueurs
    .text = Il occupe la troisième place, révèle une paire à chaque tour et avance sur une piste. Les monuments qu’il atteint quittent la partie. Quand ses douze cartes sont épuisées, il vérifie sa piste favorite et mélange. La feuille officielle n’était pas disponible : une partie est notre interprétation.
tapestry-rule-H1 = Matériel
    .text = Plateau, tuiles, cartes, plateaux personnels et bâtiments du jeu de base ; le solo utilise le petit côté du plateau.
tapestry-rule-H2 = Votre mise en place
    .text = Vous gardez une capitale sur deux et une civilisation sur deux. Deux avant-postes sont sur votre hexagone de départ ; seul contre les bots, c’est toujours 2/4.
tapestry-rule-H3 = Vos tours
    .text = Un tour est un tour de revenu ou une avancée ; on ne passe pas. Le premier est le tour de revenu 1. Vous en faites cinq, quand vous voulez ; après le cinquième, vous ne jouez plus.
tapestry-rule-H4 = Avancer
    .text = Payez exactement le coût de la case suivante. D’abord le monument, puis le bénéfice autant que possible, puis le bonus, achetable une fois. Une case donne son bénéfice une fois par tour.
tapestry-rule-H5 = Autres mouvements
    .text = Une avancée gratuite compte comme une avancée ; sans bénéfice, vous gagnez quand même les monuments. Reculer n’en donne jamais. Une carte peut interdire une piste.
tapestry-rule-H6 = Ressources
    .text = Nourriture, ouvriers, culture et pièces : 8 de chaque au plus, le reste est perdu.
tapestry-rule-H7 = Capitale
    .text = Les bâtiments vont sur des parcelles libres, les monuments dans n’importe quel sens, même en partie dehors. Un quartier complet donne 1 ressource ; chaque ligne et colonne complète vaut 1 PV au décompte. Ce qui est mis de côté n’y compte pas.
tapestry-rule-H8 = Tours de revenu
    .text = Civilisations, une carte Tapisserie, une amélioration et les PV, puis le revenu. Le premier n’est que revenu, le dernier n’a ni carte ni revenu. Le premier dans une ère gagne 1, 2 ou 3 ressources.
tapestry-rule-H9 = Explorer
    .text = Placez une tuile à côté d’un territoire que vous contrôlez, dans n’importe quel sens : 1 PV par côté dont un coin correspond, puis son bénéfice. Vous ne la contrôlez pas encore.
tapestry-rule-H10 = Conquérir
    .text = Posez un avant-poste sur un territoire voisin du vôtre portant au plus un pion ; celui d’un adversaire est renversé, sauf piège. Lancez les deux dés de conquête et prenez-en un.
tapestry-rule-H11 = Recherche et technologie
    .text = La recherche lance le dé Science ; vous pouvez avancer sur cette piste. Les cartes inventées commencent en bas ; améliorer donne le cercle, puis le carré. La rangée du haut exige la condition de la carte, remplie par vous ou un voisin.
tapestry-rule-H12 = Cartes Tapisserie
    .text = Une carte se joue aux tours de revenu 2 à 4. Certaines agissent une fois, d’autres jusqu’au prochain tour de revenu ou jusqu’à être couvertes.
tapestry-rule-H13 = Exploits
    .text = Terminer une piste, renverser deux avant-postes, conquérir l’île centrale : 10 PV pour le premier, 5 PV pour le second.
tapestry-rule-H14 = Civilisations
    .text = Les capacités de début de tour de revenu s’utilisent à l’étape des civilisations. Une civilisation gagnée en cours de partie agit aussitôt ; les ajustements ne valent que pour la première.
tapestry-rule-H15 = Fin et vainqueur
    .text = La partie finit quand chacun a fait cinq tours de revenu. Le plus de PV gagne ; puis le plus de ressources ; seul, vous gagnez l’égalité parfaite.
tapestry-rule-H16 = Deux joueurs
    .text = Toutes les règles s’appliquent ; l’Empire de l’Ombre occupe la troisième place. Il compte pour les comparaisons et les conditions et ne gagne rien.
tapestry-rule-H17 = Hors du solo
    .text = Certaines cartes et civilisations restent dans la boîte contre les bots. Celles que vous gardez agissent comme imprimé ; ce qu’un bot recevrait est perdu.

## Pictures of a run
tapestry-plot-era = Ère
tapestry-outcome-automa-vp = PV de l’Automa
tapestry-outcome-human-vp = Vos PV
tapestry-outcome-human-won = Vous avez gagné
tapestry-outcome-era = Dernière ère
tapestry-outcome-automa-landmarks = Monuments de l’Automa
tapestry-outcome-automa-territories = Territoires de l’Automa
tapestry-outcome-automa-outposts = Avant-postes de l’Automa en réserve
tapestry-outcome-automa-achievements = Exploits de l’Automa
tapestry-outcome-automa-exploration = Piste : Exploration
tapestry-outcome-automa-science = Piste : Science
tapestry-outcome-automa-military = Piste : Militaire
tapestry-outcome-automa-technology = Piste : Technologie
tapestry-outcome-shadow-tracks = Cases de l’Empire de l’Ombre, toutes pistes
tapestry-outcome-shadow-outposts = Avant-postes de l’Empire de l’Ombre en réserve
