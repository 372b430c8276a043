### Před hrou a po ní: úvod, nová hra, historie.

## Dveře k nové hře

page-door-table = Hru mám na stole
    .hint = Hrajete na skutečném plánu. Aplikace hraje za soupeře a říká, čím pohnout.
page-door-screen = Hrát na obrazovce, bez krabice
    .hint = Aplikace rozdává karty a stará se o herní plán. Skončit můžete kdykoli; hra zůstane uložená.
page-door-soon = brzy

## Nová hra

page-setup-of-table = { $game }, na vašem stole
page-setup-of-screen = { $game }, na obrazovce
page-setup-steps = Kroky
page-setup-at-once = Začít hned
page-setup-at-once-hint = Nic dalšího volit nemusíte.
page-preset-first = První hra
page-preset-last = Jako minule
page-preset-owned = Co vlastním
page-setup-or = nebo
page-setup-next = Dále: { $step }
page-setup-start = Připravit stůl
page-setup-chosen = Vaše hra
page-setup-more = Další volby
page-setup-more-hint = nic z toho není nutné
page-setup-badge-first = první hra
page-setup-badge-easy = méně práce
page-setup-mixed = Od každého něco
page-setup-mixed-hint = Vaše vlastní: { $decks }. O zbytek se postará aplikace.
page-setup-you-own = Máte
page-setup-choose = Zvolte

page-mars-step-box = Krabice
page-mars-step-cards = Karty
page-mars-step-bot = MarsBot
page-mars-own = Co vlastníte?
page-mars-own-hint = Klepněte na to, co chcete v dnešní hře.
page-mars-base-game = Základní hra
page-mars-deck-source-question = Kdo otáčí karty MarsBota?
    .hint = V ruce máte vždy skutečné karty.
page-mars-deck-source-dealt = Rozdává je aplikace
    .hint = Míchá, ukazuje každou kartu a stará se o desku MarsBota.
page-mars-deck-source-real = Otáčím vlastní karty
    .hint = Zadáte číslo nebo část názvu.
page-mars-deck-source-own-base = základní hru, žádné karty MarsBota
    .choose = rozdává aplikace
page-mars-deck-source-own-both-few = základní hru i krabici Automa a chcete málo součástí
    .choose = rozdává aplikace; krabici nechte zavřenou
page-mars-deck-source-own-both-all = obojí a chcete mít vše na stole
    .choose = vlastní karty
page-mars-deck-source-own-base-apart = základní hru a žádná karta nesmí být na obou stranách
    .choose = vlastní karty projektů; bonusové karty rozdává aplikace (Další volby)
page-mars-strength = Jak silný je MarsBot?
page-mars-strength-hint = Mezi hrami to můžete změnit.
page-mars-level-easy = Přeskakuje pole s postupem; za neúspěšnou akci získá méně.
page-mars-level-normal = Podle tištěných pravidel.
page-mars-level-hard = Boduje i za své karty; čestné tituly získává dříve.
page-mars-level-brutal = Jako vysoká, navíc má každou generaci o kartu víc.
page-mars-setup = Vy proti MarsBotovi, obtížnost: { $level }, herní plán { $map }, rozšíření: { $boxes }.
page-mars-setup-base = Vy proti MarsBotovi, obtížnost: { $level }, herní plán { $map }.
page-mars-setup-own-level = podle vašeho výběru
page-mars-setup-cards = { $cards }
page-mars-setup-dealt = Jeho karty rozdává aplikace.
page-mars-setup-real = Jeho karty otáčíte vy.
page-mars-setup-mixed = Vaše vlastní karty: { $decks }.
page-mars-setup-played = Všechny karty rozdává aplikace a stará se i o herní plán.
page-mars-setup-corporation = Korporace MarsBota: { $corporation }.
page-mars-setup-draft = Výzkum: { $draft }.

page-tapestry-step-players = Hráči
page-tapestry-step-cards = Karty
page-tapestry-step-bots = Automa
page-tapestry-deck-source-question = Kdo otáčí karty botů?
    .hint = V ruce máte vždy skutečné karty.
page-tapestry-deck-source-dealt = Většinu dělá aplikace
    .hint = Táhne karty rozhodnutí a tapiserie botů a hází jejich kostkou. Dílky území a karty technologií jsou z vaší krabice.
page-tapestry-deck-source-real = Otáčím všechno
    .hint = Táhnete z vlastních balíčků a řeknete aplikaci, co přišlo.
page-tapestry-deck-source-own-few = Tapestry a chcete málo součástí
    .choose = většinu dělá aplikace
page-tapestry-deck-source-own-all = Tapestry a chcete mít vše na stole
    .choose = všechno otáčejte vy
page-tapestry-deck-source-own-die = Tapestry a chcete házet kostkou
    .choose = vlastní kostka vědy (Další volby)
page-tapestry-setup-solo = Vy proti Automě a Stínové říši, { $level }.
page-tapestry-setup-two-humans = Dva hráči a Stínová říše.
page-tapestry-setup-cards = { $cards }
page-tapestry-setup-dealt = Většinu jejich karet otáčí aplikace.
page-tapestry-setup-real = Všechny jejich karty otáčíte vy.
page-tapestry-setup-played = Všechny karty rozdává aplikace a stará se i o desky.
page-tapestry-setup-mixed = Vaše vlastní: { $decks }.

## Úvod

page-home-claim = Hrajte sami.
page-home-claim-2 = Soupeřem je aplikace.
page-home-line = Hraje za MarsBota ve hře Mars: Teraformace a za Automu ve hře Tapestry, podle tištěných pravidel.
page-home-learn = Poznejte MarsBota za deset minut
    .hint = První hra s průvodcem. Krabici nepotřebujete.
page-home-how-play = Odehrajete svůj tah
    .hint = na svém herním plánu, nebo klepáním na obrazovce
page-home-how-answer = Soupeř odpoví
    .hint = otočí se jeho karta, pohnou se jeho součásti
page-home-how-why = Zeptejte se „Proč?“
    .hint = u každého tahu vidíte pravidlo i další možnosti
page-home-offline = Funguje bez sítě.
page-home-install = Přidat na plochu
page-home-install-hint = Na plochu ji přidáte z nabídky prohlížeče.
page-home-others = Další hry
page-home-new-table = na mém stole
page-home-new-screen = na obrazovce
page-time-played = odehráno { $time }
page-manage-game = Více k této hře
page-newer-hint = Použije se, až aplikaci příště otevřete. Vaše hry zůstanou, jak jsou.
page-newer-later = Později
page-newer-now = Použít hned

## Historie

page-bg-stats = Zapsat do BG Stats
page-record-corporation = Korporace MarsBota: { $corporation }
page-history-file = Historie jako soubor
page-history-file-hint = Všechny dohrané hry s výsledky a nastavením.
page-history-csv = Tabulka (CSV)
page-history-json = Data (JSON)
page-history-empty-hint = Až hra skončí, uchová se tu její bodový zápis: co jste vyhráli a o kolik.

## Errors

page-try-again = Zkusit znovu

## Problem reports

page-problem = Nahlásit problém
page-problem-hint = Zapíše jeden soubor k nahlášení chyby. Nic se neodesílá.
page-problem-expected = Co se stalo a co jste čekali?
page-problem-contents = Soubor obsahuje váš text, celou hru i se skrytými kartami, poslední kroky, verzi, prohlížeč, velikost obrazovky a nastavení zobrazení. Neobsahuje žádný odkaz, tajný klíč ani název hry.
page-problem-save = Uložit hlášení
page-problem-saved = Uloženo jako { $file }. Soubor přiložte k nahlášení chyby.
page-daily = Hra dne
page-daily-row = { $count ->
    [0] Zatím žádný den v řadě
    [one] 1 den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
