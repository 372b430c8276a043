## Rady: rozbory a nápovědy experta

mars-review-pace = Hra skončila v generaci { $generation }.
mars-review-cards = { $left ->
    [0] Koupené karty: { $bought }. Zahráli jste všechny, které jste si nechali.
   *[other] Koupené karty: { $bought }, nikdy nezahrané: { $left } ({ $mc } M€).
}
mars-review-money = Generace, v nichž jste pasovali s { $mc } M€ nebo více: { $count }; nejvíce to bylo { $most } M€ v generaci { $generation }.
mars-review-money-none = Nikdy jste nepasovali s { $mc } M€ nebo více.
mars-review-goals = { $milestone }: tento titul jste mohli získat v generaci { $generation }{ $more ->
    [0] { "" }
   *[other] { "" } (a později ještě další, celkem: { $more })
}; vyhrané soutěže: { $won } z { $funded }.
mars-review-goals-none = Získali jste každý titul, na který jste dosáhli; vyhrané soutěže: { $won } z { $funded }.
mars-review-greeneries = { $lone ->
    [0] Každá vaše zeleň ({ $all }) sousedí s některým vaším městem.
   *[other] Zeleně, které nesousedí s žádným vaším městem: { $lone } z { $all }.
}
