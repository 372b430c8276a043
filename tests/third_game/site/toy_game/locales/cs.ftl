page-system-toy = Závod
page-system-toy-against = Závod, vy proti kostce

toy-set-up = Příprava
toy-setup-track = Vyložte dráhu o { $length } polích, obě figurky na start.
toy-turn-human = Váš tah
toy-turn-bot = Tah bota
toy-roll = Na kostce padlo { $face }
toy-move = { $owner }: pole { $space }
toy-winner = Vítěz: { $owner }
toy-at-the-end = Vaše figurka už stojí na posledním poli.
toy-moment = { $round }. kolo, dráha { $length }

toy-ask-turn = Co jste udělali?
    .why = Bot se dívá na vaši figurku.
toy-ask-die = Co padlo na kostce?
    .why = O tolik se bot posune.
toy-field-distance = Pole
toy-report-move = Posun
    .hint = Nejvýše o šest polí.
toy-report-done = Hotovo
    .hint = Nic dalšího.

toy-owner-human = Vy
toy-owner-bot = Bot
toy-option-length = Délka dráhy
toy-score-total = Pole
toy-fact-length = Délka dráhy
toy-fact-round = Kolo
toy-fact-human-space = Vaše pole
toy-fact-bot-space = Pole bota
toy-fact-scores-human = Vaše pole
toy-fact-scores-bot = Pole bota

toy-ruling-T1 = Oba začínají na startu.
    .why = Je to závod.
toy-ruling-T2 = Vy řeknete, jak daleko jste došli.
    .why = Aplikace vaši figurku nevidí.
toy-ruling-T3 = Bot hází jednou kostkou.
    .why = Jiný rozum nemá.
toy-ruling-T4 = Stojíte-li na konci oba, vítězíte vy.
    .why = Začínali jste.

toy-outcome-human-won = Vaše výhry
toy-outcome-bot-space = Pole bota
toy-option-you = Vaše strana
toy-you-reported = Hlášená
toy-you-played = Hraje program
toy-you-turn = Jdete, nebo odpočíváte?
    .why = Chůze bere dech.
toy-step-walk = Jít
toy-step-rest = Odpočívat
toy-breathe = Dech se mění
toy-lack-breath = Potřebujete dech { $need }, máte { $have }.
