## Advice: reviews and hints of the expert

mars-review-pace = The game ended in generation { $generation }.
mars-review-cards = { $left ->
    [0] You bought { $bought } cards and played all that you kept.
    [one] You bought { $bought } cards and never played one of them: { $mc } M€.
   *[other] You bought { $bought } cards and never played { $left } of them: { $mc } M€.
}
mars-review-money = You passed with { $mc } M€ or more in { $count ->
    [one] one generation
   *[other] { $count } generations
}; the most was { $most } M€ in generation { $generation }.
mars-review-money-none = You never passed with { $mc } M€ or more.
mars-review-goals = { $milestone } was open to you in generation { $generation }{ $more ->
    [0] { "" }
    [one] { "" }, and one more milestone later
   *[other] { "" }, and { $more } more milestones later
}; of { $funded } funded awards you won { $won }.
mars-review-goals-none = You claimed every milestone that was open to you; of { $funded } funded awards you won { $won }.
mars-review-greeneries = { $lone ->
    [0] Each of your { $all } greeneries touches one of your cities.
   *[other] { $lone } of your { $all } greeneries touch none of your cities.
}
