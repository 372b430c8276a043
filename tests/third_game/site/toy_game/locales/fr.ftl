page-system-toy = La Course
page-system-toy-against = La Course, vous contre un dé

toy-set-up = Mise en place
toy-setup-track = Posez une piste de { $length } cases, les deux pions au départ.
toy-turn-human = Votre tour
toy-turn-bot = Tour du bot
toy-roll = Le dé montre { $face }
toy-move = { $owner } : case { $space }
toy-winner = Victoire : { $owner }
toy-at-the-end = Votre pion est déjà sur la dernière case.
toy-moment = Manche { $round }, piste de { $length }

toy-ask-turn = Qu’avez-vous fait ?
    .why = Le bot regarde votre pion.
toy-ask-die = Que montre le dé ?
    .why = Le bot avance d’autant.
toy-field-distance = Cases
toy-report-move = Avancé
    .hint = De six cases au plus.
toy-report-done = Terminé
    .hint = Plus rien à signaler.

toy-owner-human = Vous
toy-owner-bot = Le bot
toy-option-length = Longueur de la piste
toy-score-total = Cases
toy-fact-length = Longueur de la piste
toy-fact-round = Manche
toy-fact-human-space = Votre case
toy-fact-bot-space = Case du bot
toy-fact-scores-human = Vos cases
toy-fact-scores-bot = Cases du bot

toy-ruling-T1 = Tous deux partent du départ.
    .why = C’est une course.
toy-ruling-T2 = Vous dites de combien vous avancez.
    .why = L’application ne voit pas votre pion.
toy-ruling-T3 = Le bot lance un dé.
    .why = Il n’a pas d’autre esprit.
toy-ruling-T4 = Ensemble sur la dernière case, vous gagnez.
    .why = Vous avez commencé.

toy-outcome-human-won = Vos victoires
toy-outcome-bot-space = Case du bot
toy-option-you = Votre côté
toy-you-reported = Rapporté
toy-you-played = Joué par le programme
toy-you-turn = Marchez-vous ou vous reposez-vous ?
    .why = Marcher prend du souffle.
toy-step-walk = Marcher
toy-step-rest = Se reposer
toy-breathe = Le souffle change
toy-lack-breath = Il vous faut { $need } de souffle, vous en avez { $have }.
