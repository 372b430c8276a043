## Advice: reviews and hints of the expert

mars-review-pace = The game ended in generation { $generation }.
mars-review-pace-open = The game is in generation { $generation }.
mars-review-cards = { $left ->
    [0] You bought { $bought } cards and played all that you kept.
    [one] You bought { $bought } cards and never played one of them: { $mc } MC.
   *[other] You bought { $bought } cards and never played { $left } of them: { $mc } MC.
}
mars-review-money = You passed with { $mc } MC or more in { $count ->
    [one] one generation
   *[other] { $count } generations
}; the most was { $most } MC in generation { $generation }.
mars-review-money-none = You never passed with { $mc } MC or more.
mars-review-goals = { $milestone } was open to you in generation { $generation }{ $more ->
    [0] { "" }
    [one] { "" }, and one more milestone later
   *[other] { "" }, and { $more } more milestones later
}; of { $funded } funded awards you won { $won }.
mars-review-goals-none = You claimed every milestone that was open to you; of { $funded } funded awards you won { $won }.
mars-review-greeneries = { $all ->
    [0] You placed no greenery.
    [1] { $lone ->
        [0] Your greenery touches one of your cities.
       *[other] Your greenery touches none of your cities.
    }
   *[other] { $lone ->
        [0] Each of your { $all } greeneries touches one of your cities.
        [one] One of your { $all } greeneries touches none of your cities.
       *[other] { $lone } of your { $all } greeneries touch none of your cities.
    }
}

page-review = Review
page-review-win = Win probability
page-review-if = if the expert continued
page-review-busy = The expert looks at your decisions …
page-review-cost = Cost most
page-review-cost-sub = against the expert’s answer
page-review-gained = Gained most
page-review-gained-sub = against the next best answer
page-review-none-cost = No decision cost a noticeable part of the win probability.
page-review-none-gained = No decision gained a noticeable part of the win probability.
page-review-sentences = In five sentences
page-review-note = An answer as good as the expert’s leaves the line where it is. Cards and the opponent move it both ways. The expert sees what you saw: no hidden cards.
page-review-you = You
page-review-expert = Expert
page-review-next = Next best
page-review-points = { $ahead } points
page-review-percent = { $win } %
page-review-over = over 99 %
page-review-under = under 1 %
page-review-won = won
page-review-lost = lost
page-review-others = Other answers
page-review-of = of { $count }
page-review-by = { $by } percentage points
page-review-count = { $at } of { $count }
page-review-previous = Previous
page-review-forward = Next
page-review-ask = Ask about a decision
page-review-expert-place = What the expert would have done
page-review-not-compared = The expert does not compare this answer with others.
page-review-table = As a table
page-review-round-win = { $round }: { $win }
page-review-step = Step through { $count }

mars-reason-points = { $count ->
    [one] One point more at once.
   *[other] { $count } points more at once.
}
mars-reason-production = { $resource } production: { $before } → { $after }.
mars-reason-costs = Costs { $mc } MC and leaves { $left }.
mars-reason-earns = Brings { $mc } MC.
mars-reason-keeps = Keeps { $mc } MC for the next generation.
mars-reason-turns = MarsBot takes { $count ->
    [0] no more turns
    [one] one more turn
   *[other] { $count } more turns
} this generation.
mars-reason-opens = { $milestone } is then open to you; MarsBot has { $have } of { $need }.
mars-reason-closer = { $milestone }: { $have } of { $need }.
mars-reason-claims = MarsBot has { $have } of { $need } for it.
mars-reason-chance = What it brings depends on chance.
page-hint-progress = { $done } of { $of } games · goes on if you close this
page-hint-go-on = Look deeper still
page-hint-equal = { $place }=
page-hint-space = place { $place } in the hint
page-hint = Hint
page-hint-sub = Win probability and final score minus MarsBot’s, if the expert continued
page-hint-busy = The expert is thinking …
page-hint-how = Average of { $count } games per answer that the expert played to the end. The bar shows the 95 % interval.
page-hint-alike = The top { $count } answers cannot be told apart.
page-hint-measured = { $ahead } ± { $error }
page-hint-deeper = Look deeper
page-hint-deeper-busy = The expert plays each answer to the end …
page-hint-all = All answers
page-hint-sees = { $count } answers are possible. The figures are estimates. The expert sees what you see: no hidden cards.

terminal-command-about-hint = Name the expert’s best answers in a saved screen game.
terminal-command-about-review = Review a saved screen game by the expert.
terminal-option-review-plot = Draw the win probability into this file (PNG, SVG, PDF)
terminal-review-round = Round

page-strength = How strong is the expert?
page-strength-about = A small neural network that learned by playing against the automated opponent. It has seen no games of human players. It sees what you see: no hidden cards.
page-strength-won = Games won
page-strength-won-sub = with 95 % interval
page-strength-seeds = Counted in games that were not used for learning.
page-strength-everything = all expansions, MarsBot with a corporation, six maps
page-strength-believed = Can the percentage be believed?
page-strength-shown = Of positions shown with { $low } to { $high } % it wins { $won } ± { $error } %.
page-strength-cannot = What it cannot do
page-strength-cannot-1 = The win probability is the expert’s, not yours. From the same position you may win more or less often.
page-strength-cannot-2 = It plans no whole game: it judges the position after each answer.
page-strength-cannot-3 = Differences below 2 percentage points mean little until you look deeper.
page-strength-cannot-4 = It knows one opponent, the automated one, and says nothing about games between people.
page-strength-measure = Measure it yourself

page-daily-same-for-all = the same for all players
page-daily-kept = kept on this device
page-daily-today = Today’s deals
page-daily-note = The cards follow from the date. A day counts when you begin one of its deals on that day and play one round.
page-daily-same = same deal, same level
page-daily-score = Score
page-daily-played-on = { $about } · { $level }
page-daily-play = Play “{ $title }”, { $level }
page-daily-continue = Continue “{ $title }”
page-daily-again = Again
page-daily-share = Share
page-daily-expert = Let the expert play it
page-daily-playing = The expert is playing it
page-daily-covered = Its score stays covered until you have finished.
page-daily-covered-done = The expert has finished. Its score stays covered until you have finished.
page-daily-copied = This text is copied:
page-daily-link-carries = The link has the date and the level. It does not have your moves, your name or your result.
page-daily-link-only = Copy the link only
page-daily-copy = Copy the text
page-daily-with-expert = With the expert’s result
page-daily-with-row = With my days in a row
page-daily-me = Me
page-daily-line = { $who } { $human }, { $opponent } { $bot } · { $end }
page-daily-share-head = Understudy, deal of { $day }
page-challenge = Challenge someone
page-challenge-hint = The link has the options and the cards of this game. It does not have your moves or your result. What is drawn depends on what each of you does.
page-challenge-copy = Copy the challenge
page-challenge-title = A challenge
page-challenge-lead = Someone wants you to play this deal: same options, same cards.
page-challenge-take = Play it
mars-screen-daily-base = Base game
    .hint = Corporate Era
mars-screen-daily-everything = Everything
    .hint = all expansions
mars-screen-daily-generation = Generation
tapestry-review-advances = You advanced { $count } times: { $era1 }, { $era2 }, { $era3 } and { $era4 } times in eras 1 to 4.
tapestry-review-tracks = Your furthest track is { $track }, at space { $space }; { $ended ->
    [0] you completed no track.
    [one] you completed one track.
   *[other] you completed { $ended } tracks.
}
tapestry-review-resources = You took the income turn with { $many } or more resources left in { $count ->
    [one] one era
   *[other] { $count } eras
}; the most were { $most } in era { $era }.
tapestry-review-resources-none = You never took the income turn with { $many } or more resources left.
tapestry-review-city = Complete in your capital city: districts { $districts }, rows and columns { $lines }; { $free ->
    [0] no plot is free.
    [one] one plot is free.
   *[other] { $free } plots are free.
}
tapestry-review-cards = Tech cards: { $tech }, { $top } of them in the top row; tapestry cards left in your hand: { $hand }.

tapestry-reason-points = { $count ->
    [one] One VP at once.
   *[other] { $count } VP at once.
}
tapestry-reason-track = { $track }: { $before } → { $after }.
tapestry-reason-resource = { $resource }: { $before } → { $after }.
tapestry-reason-building = { $building }: from the income mat into the capital city.
tapestry-reason-gives = Benefit: { $gives }.
tapestry-reason-income = { $left ->
    [0] No resources are left.
    [one] One resource stays for the next era.
   *[other] { $left } resources stay for the next era.
}
tapestry-reason-chance = What it brings depends on chance.
tapestry-hint-sub = Win probability and final score minus the Automa’s, if the expert continued

page-advice-hints = Hints
    .hint = The lamp of a question, and the key H
page-advice-line = Win probability in the header
    .hint = One line, computed after each answer
page-advice-review = Review after the game
    .hint = On the result of a game you played on the screen

page-watch-expert = Watch the expert
page-watch-now = The expert plays your side
page-watch-lead = It answers for you, one decision or one round at a time. Take over continues from here; Undo returns to where you handed over.
page-watch-take = Take over
page-watch-step = Next step
page-watch-round = To the end of the round
page-watch-from = Watch from here
page-watch-title = The expert plays · { $from }
page-watch-to = To { $round }
page-advised-hints = Played with { $count ->
    [one] one hint
   *[other] { $count } hints
}
page-advised-expert = The expert played a part
terminal-command-about-watch = Watch the expert play a saved screen game; take over at any point.
terminal-command-watch = watch
terminal-help-watch = Let the expert play your side; “take over” ends it
terminal-watch-how = Enter: next step · g: to the end of the round · t: take over
terminal-watch-step = The expert: { $answer } · { $expected }

page-course-who = If … continued
page-course-planner = Planner
page-course-if-planner = if the planner, a weaker player, continued
page-course-busy = The planner plays games to the end …
page-course-how = { $count } games from the start of each round, played to the end by the planner; the 95 % interval is up to ± { $error } percentage points.

page-forecast-strength = Against a player of this strength
page-forecast-beside = The three side by side
page-forecast-compare = Compare the three
page-forecast-ends-in = ends in { $ends }
page-forecast-strength-hint = The choice changes the forecast, not the opponent. A slower player gives it more turns.
mars-forecast-usual = Steady
    .hint = Completes the planet around generation 11, without a card engine
mars-forecast-beginner = Beginner
    .hint = As long as the weak agent “greedy” takes: about 15 generations of a base game
mars-forecast-planner = Planner
    .hint = As long as the planner takes, which looks one move ahead: about 17 generations
mars-forecast-expert = Expert
    .hint = As long as the expert takes, which wins most games on Normal: about 16 generations
