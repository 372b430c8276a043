### Stránka: tlačítka, nadpisy a krátké poznámky. Co říkají pravidla, stojí v mars.ftl a table.ftl.

page-title = Understudy
page-tagline = Soupeř, který vždycky přijde.
page-system-mars = Mars: Teraformace
page-system-mars-against = Mars: Teraformace, vy proti MarsBotovi

## Kudy kam

page-home = Všechny hry
page-back = Zpět
page-menu = Nabídka
page-settings = Nastavení
page-settings-hint = Pro toto zařízení
page-loading = Okamžik …
page-views = Pohledy
page-board = Plán
page-journal = Deník
page-to-board = K hernímu plánu
page-cancel = Zrušit
page-yes = Ano
page-no = Ne

## Úvod

page-game = Hra
page-resume-first = Zpátky ke stolu
page-resume = Pokračovat
page-see-result = Zobrazit výsledek
page-new-game = Nová hra
page-open-file = Otevřít uloženou hru
page-delete = Smazat
page-delete-game = Smazat tuto hru
page-delete-sure = Opravdu tuto hru nadobro smazat?
page-keep = Ponechat
page-lamp = Světlý, nebo tmavý vzhled
page-final = Konečný výsledek

## Nová hra

page-map = Herní plán
page-in-the-box = V krabici
page-level = Obtížnost MarsBota
page-single-rules = Jednotlivá pravidla
page-single-rules-free = Střední obtížnost žádná nemá. Přidejte, co chcete.
page-single-rules-fixed = Tato patří k obtížnosti. Chcete-li vybírat jednotlivě, zvolte střední.
page-cards = Karty
page-deck-real = skutečný
page-deck-dealt = z aplikace
page-deck-real-hint = Otáčíte vlastní karty a říkáte, která přišla.
page-deck-dealt-hint = Míchá a otáčí aplikace; karty nejsou potřeba.
page-research = Výzkum
page-deal = Rozdat
page-draft = Draft
page-deal-hint = MarsBot dostává karty přímo z balíčku.
page-draft-hint = Vy i MarsBot vybíráte střídavě ze čtyř karet.
page-seed = Číslo zamíchání
page-seed-hint = Stejné číslo rozdá stejné karty. Prázdné pole znamená nové zamíchání.
page-bad-seed = Číslo zamíchání musí být celé a mít nejvýše 14 číslic.
page-start = Začít 1. generaci

## Nastavení

page-language = Jazyk
page-card-language = Názvy karet
page-card-language-hint = Jak jsou vytištěny na vašich kartách, je-li to jiný jazyk.
page-card-language-same = Jako výše
page-theme = Světlo
page-theme-system = Podle zařízení
page-theme-light = Den
page-theme-dark = Noc

## Záhlaví

page-generation = { $generation }. generace
page-bot-passed = jste na tahu, MarsBot pasoval
page-mover-bot = na tahu je MarsBot
page-mover-human = jste na tahu
page-to-go = zbývá { $count }
page-complete = hotovo
page-tr = TR
page-mc = €
page-unit-vp = VB
page-vp = { $vp } VB
page-vp-now = nyní { $vp } VB
page-undo = Vrátit
page-redo = Znovu
page-save = Uložit do souboru
page-score-sheet = Bodovací list

## Herní plán

page-letter-human = V
page-letter-bot = M
page-last = poslední změna
page-last-change = poslední změna: { $space }
page-ocean-only = jen pro oceán
page-space-land = prázdné
page-space-ocean = prázdné, pro oceán
page-space-named = prázdné, vyhrazeno pro Noctis City
page-space-volcanic = sopečné
page-space-bonus = { $count } × { $icon }
page-bonus-plant = rostlina
page-bonus-steel = ocel
page-bonus-titanium = titan
page-bonus-card = karta
page-bonus-heat = teplo
page-bonus-energy = energie

## MarsBot

page-track-next = další { $space }: { $icon }
page-track-then = potom { $space }: { $icon }
page-track-empty = další { $space }: prázdné
page-track-spent = další { $space }: využito, nic se nestane
page-track-ignored = další { $space }: { $icon }, není ve hře
page-track-end = na konci
page-legend-tr = TR roste
page-legend-spent = využito
page-legend-off = není ve hře
page-pile-action = akční balíček
page-pile-played = zahrané
page-pile-bonus = bonusový balíček
page-pile-discard = odhozené
page-pile-destroyed = vyřazené
page-open-cards = Odkryté karty
page-now = Kdyby hra skončila teď
page-now-hint = Bez soutěží: k těm jsou třeba vaše čísla.
page-countdown = { $left ->
    [0] MarsBot zvítězil na čas.
    [one] Zbývá { $left } generace: MarsBot vyhrává, jakmile začne { $last }. generace.
    [few] Zbývají { $left } generace: MarsBot vyhrává, jakmile začne { $last }. generace.
   *[other] Zbývá { $left } generací: MarsBot vyhrává, jakmile začne { $last }. generace.
}
page-milestones = Čestné tituly
page-awards = Soutěže
page-claimed = získáno { $count } ze 3
page-funded = sponzorováno { $count } ze 3
page-free = volné
page-met = splněno
page-holder = Drží
page-unknown = neznámo

## Otázka

page-question = Otázka
page-confirm = Potvrdit
page-enter = Zapsat
page-your-report = Váš tah
page-nothing-more = Pro MarsBota už nic
page-other = Něco jiného
page-put-right = Opravit něco
page-less = Méně: { $what }
page-more = Více: { $what }
page-finder = Číslo nebo název
page-matches = Nalezené karty
page-no-match = Takové číslo ani název tu žádná karta nemá.
page-tap-space = Klepněte na pole herního plánu
page-over = Hra skončila.
page-over-hint = Vrátit tah lze i teď, kdyby se na něco zapomnělo.

## Tah MarsBota

page-bot-turn = { $count ->
    [one] Tah MarsBota
    [few] Tahy MarsBota
   *[other] Tahy MarsBota
}
page-set-up = Příprava
page-before = Před vaším tahem
page-resolved = teď na hromádce zahraných karet
page-only-tracks = Pohnou se jen jeho stupnice.
page-on-the-table = Na stole
page-in-order = v tomto pořadí, hotové odškrtněte
page-undo-turn = Vrátit
page-all-done = Hotovo, jsem na tahu
page-all-done-over = Hotovo
page-bot-tr = TR MarsBota
page-bot-mc = € MarsBota
page-your-tr = Vaše TR
page-your-plants = Vaše rostliny

## Deník a Proč?

page-between = Mezi tahy
page-earlier = Dřívější tahy
page-undo-to-here = Vrátit až sem
page-why = Proč?
page-why-title = Proč { $what }?
page-why-hint = Na každém řádku zůstává jen to nejlepší.
page-why-map = Možnosti na herním plánu
page-why-numbers = Číslo udává řádek, na kterém možnost vypadla.
page-why-rule = Pravidlo, po řadě
page-why-best = nejlepší
page-why-left = zbývá
page-why-possible = Vůbec možné
page-failed = Proč se akce nezdařila:
page-ruling = Kde tištěná pravidla mlčí:

## Bodovací list

page-go-on = Hrát dál
page-held = { $owner }: { $what }
page-score-hint-tr = terraformační rating na konci
page-score-hint-greenery = bod za každou vlastní zeleň
page-score-hint-cities = bod za každou zeleň vedle vlastního města
page-score-hint-neural-instance = bod za každé okolní pole bez vaší destičky
page-score-hint-mc = peníze MarsBota převedené na body
page-score-hint-cards = vaše, jak jste uvedli; MarsBotovy jen při vyšší obtížnosti
page-score-tie = Při shodě vítězí MarsBot.
page-score-so-far = Body MarsBota, kdyby hra skončila teď, bez soutěží. Vyhrává také, jakmile začne { $last }. generace.
page-instant-loss = Začala poslední generace: MarsBot vítězí bez počítání bodů.

## Co stojí v cestě

page-away = Server neodpovídá. Nic se neztratilo; stránka to zkouší dál.
page-away-sending = Server neodpovídá. Co jste zadali, zůstává a odešle se, jakmile se ozve.
page-stale = Hra mezitím pokročila, možná na jiném zařízení. Teď je na řadě tato otázka.
page-unexpected = Server odpověděl nečekaně ({ $status }). Nic se nezměnilo.
