### The screen game of Tapestry on the page.

tapestry-screen-adjustments = Ajustements de départ des civilisations
    .hint = Corrections officielles qui rendent les civilisations plus égales.
tapestry-screen-my-turn = À moi
tapestry-screen-go-on = Continuer
tapestry-screen-tracks = Pistes
tapestry-screen-city = Capitale
tapestry-screen-city-tab = Capitale
tapestry-screen-cards = Cartes
tapestry-screen-or = ou
tapestry-screen-which-track = Choisissez une piste ou un tour de revenus
tapestry-screen-only-income = Aucune avancée ne peut être payée
tapestry-screen-advance-to = Avancer : { $space }
tapestry-screen-change-payment = Changer le paiement
tapestry-screen-first-in-era = Vous seriez en tête dans la prochaine ère : { $gives }.
tapestry-screen-opened = Découvert sur le plateau Revenus : { $gives }.
tapestry-screen-confirm-income = Faire le tour de revenus maintenant ?
    .hint = { $count ->
        [one] Vous pouvez encore payer une avancée. Vos ressources restent.
       *[other] Vous pouvez encore payer une avancée sur { $count } pistes. Vos ressources restent.
    }
    .stay = Continuer cette ère
tapestry-screen-all-spaces = Toutes les cases
tapestry-screen-bonus = Bonus pour { $cost } :
tapestry-screen-worth-now = { $vp } PV maintenant
tapestry-screen-points = Points
tapestry-screen-next-income = prochain tour de revenus
tapestry-screen-left-in-row = { $row } : reste sur le plateau
tapestry-screen-in-hand = Cartes Tapisserie en main
tapestry-screen-tiles = Tuiles Territoire
tapestry-screen-space-tiles = Tuiles Espace
tapestry-screen-tech = Cartes Technologie
tapestry-screen-outposts = Avant-postes restants
tapestry-screen-impassable = infranchissable, compte comme rempli
tapestry-screen-row = Ligne { $number }
tapestry-screen-column = Colonne { $number }
tapestry-screen-district = Quartier { $number }
tapestry-screen-tap-plot = { $what } : touchez une parcelle
tapestry-screen-rotate = Tourner
tapestry-screen-outside = en partie hors de la cité ({ $rows } vers le haut, { $columns } vers la gauche)
tapestry-screen-turned = { $number ->
    [0] non tourné
    [one] tourné d’un quart
   *[other] tourné de { $number } quarts
}
tapestry-screen-turned-points = { $number ->
    [0] non tournée, { $vp } PV
   *[other] tournée de { $number } sur 6, { $vp } PV
}
tapestry-screen-build-here = Construire ici
tapestry-screen-up-to = jusqu’à { $vp } PV
tapestry-screen-choose-tile = Choisissez une tuile
tapestry-screen-lay = Poser : { $vp } PV
tapestry-screen-mat = Plateau Revenus
tapestry-screen-position-open = Découvert : { $gives }
tapestry-screen-position-next = Découvert par le prochain bâtiment : { $gives }
tapestry-screen-position-closed = Couvert : { $gives }
tapestry-screen-aside = Mis de côté : { $list }
tapestry-screen-city-counts = Quartiers complets : { $districts } · lignes et colonnes complètes : { $lines }
tapestry-screen-civilizations = Civilisations
tapestry-screen-mat-column = Colonne { $number } : { $list }
tapestry-screen-mat-row = Rangée { $number }, avant-postes : { $count }
tapestry-screen-mat-stands = Le jeton est sur : { $where }
tapestry-screen-mat-marked = Marqué : { $list }
tapestry-screen-mat-squares = Cases découvertes : { $list }
tapestry-screen-mat-prediction = { $category } : { $count }{ $reached ->
    [0] {""}
   *[other] , atteint
}
tapestry-screen-mat-tokens = Jetons restants : { $count }
tapestry-screen-face-down = Face cachée
tapestry-screen-kind-when-played = Une fois jouée
tapestry-screen-kind-this-era = Cette ère
tapestry-screen-kind-trap = Piège
tapestry-screen-needs-track = Rangée du haut : un joueur sur la case { $space }, { $track }
tapestry-screen-needs-row = Rangée du haut : { $row }, position { $number } découverte
tapestry-screen-met = atteint
tapestry-screen-circle = Cercle : { $gives }
tapestry-screen-square = Carré : { $gives }
tapestry-screen-deck-left = { $count } dans la pioche
tapestry-screen-eras = Cartes Tapisserie des ères
tapestry-screen-hand-hidden = Cette main est cachée.
tapestry-screen-hand-over = Passez l’appareil à { $owner }
    .hint = Les cartes restent cachées jusqu’à votre confirmation.
tapestry-screen-i-am = Je suis { $owner }
tapestry-screen-start = Départ : { $gives }
tapestry-screen-key-track = Choisir une piste
tapestry-screen-key-enter = Le bouton principal
tapestry-screen-then-chance = La suite dépend du hasard.
tapestry-screen-source-mat = Plateau Revenus
tapestry-screen-source-tiles = Exploration
tapestry-screen-source-spaces = Cases des pistes
tapestry-screen-source-tech = Cartes Technologie
tapestry-screen-source-cards = Cartes Tapisserie
tapestry-screen-source-civilizations = Civilisation
tapestry-screen-source-dice = Conquête
tapestry-screen-source-space-tiles = Tuiles Espace
tapestry-screen-source-other = Autres
tapestry-screen-income-step = Tour de revenus { $turn } : { $step }
tapestry-screen-legend = Ce que signifient les symboles
tapestry-screen-choose-hex = Choisir cet hexagone
