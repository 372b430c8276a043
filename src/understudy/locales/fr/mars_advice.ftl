## Conseils : analyses et conseils de l’expert

mars-review-pace = La partie s’est terminée à la génération { $generation }.
mars-review-cards = { $left ->
    [0] Vous avez acheté { $bought } cartes et joué toutes celles que vous avez gardées.
    [one] Vous avez acheté { $bought } cartes sans jamais en jouer une : { $mc } M€.
   *[other] Vous avez acheté { $bought } cartes et n’en avez jamais joué { $left } : { $mc } M€.
}
mars-review-money = Vous avez passé avec { $mc } M€ ou plus à { $count ->
    [one] une génération
   *[other] { $count } générations
} ; le maximum était de { $most } M€ à la génération { $generation }.
mars-review-money-none = Vous n’avez jamais passé avec { $mc } M€ ou plus.
mars-review-goals = { $milestone } : cet objectif était à votre portée à la génération { $generation }{ $more ->
    [0] { "" }
    [one] { "" }, et un autre plus tard
   *[other] { "" }, et { $more } autres plus tard
} ; récompenses gagnées : { $won } sur { $funded }.
mars-review-goals-none = Vous avez pris chaque objectif à votre portée ; récompenses gagnées : { $won } sur { $funded }.
mars-review-greeneries = { $lone ->
    [0] Chacune de vos { $all } forêts touche une de vos villes.
   *[other] { $lone } de vos { $all } forêts ne touchent aucune de vos villes.
}
