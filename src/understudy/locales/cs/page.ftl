### Stránka: tlačítka, nadpisy a krátké poznámky. Co říkají pravidla, stojí v mars.ftl a table.ftl.

page-title = Understudy
page-title-of = { $screen } – Understudy
page-title-of-game = { $screen } – { $game } – Understudy
page-system-mars = Mars: Teraformace
page-system-mars-against = Mars: Teraformace, vy proti MarsBotovi

## Kudy kam

page-home = Všechny hry
page-back = Zpět
page-menu = Nabídka
page-settings = Nastavení
page-settings-hint = Pro toto zařízení
page-loading = Okamžik …
page-lost = Tuto hru nelze otevřít
page-views = Zobrazení
page-board = Plán
page-journal = Deník
page-to-board = K hernímu plánu
page-cancel = Zrušit
page-yes = Ano
page-no = Ne

## Úvod

page-game = Hra
page-more-pages = Další
page-resume-first = Pokračovat
page-see-result = Zobrazit výsledek
page-same-deal = Hrát znovu se stejnými kartami
page-new-game = Nová hra
page-game-title = Název hry
page-name-game = Pojmenovat hru
page-keep-title = Uložit název
page-game-damaged = Tato hra je poškozená
page-game-damaged-hint = Uložená data hry { $id } nelze přečíst. Máte-li její soubor, otevřete ho; jinak hru smažte.
page-finished-games = { $count ->
    [one] 1 dohraná hra
    [few] { $count } dohrané hry
   *[other] { $count } dohraných her
}
page-more-games = Další hry
page-history-damaged = { $count ->
    [one] 1 dohraná hra je poškozená a nepočítá se. Smažte ji na úvodní stránce, nebo otevřete její soubor.
    [few] { $count } dohrané hry jsou poškozené a nepočítají se. Smažte je na úvodní stránce, nebo otevřete jejich soubory.
   *[other] { $count } dohraných her je poškozených a nepočítá se. Smažte je na úvodní stránce, nebo otevřete jejich soubory.
}
page-open-file = Otevřít soubor s hrou
page-delete = Smazat
page-delete-game = Smazat tuto hru
page-delete-sure = Opravdu tuto hru trvale smazat?
page-keep = Zrušit
page-lamp = Světlý, nebo tmavý vzhled
page-final = Závěrečné vyhodnocení

## Nová hra

page-map = Herní plán
page-in-the-box = Rozšíření ve hře
page-single-rules = Vlastní obtížnost
page-single-rules-free = Střední obtížnost nemá žádné z nich. Přidejte, co chcete.
page-single-rules-fixed = Tato pravidla patří ke zvolené obtížnosti. Vlastní výběr dovoluje střední.
page-cards = Karty
page-deck-real = vlastní
page-deck-dealt = z aplikace
page-deck-real-hint = Otáčíte vlastní karty a zadáváte, která přišla.
page-deck-dealt-hint = Míchá a dobírá aplikace. Pro tento balíček karty nepotřebujete.
page-research = Výzkum
page-deal = Bez draftu
page-draft = Draft
page-deal-hint = MarsBot dobírá karty z balíčku.
page-draft-hint = Vy i MarsBot vybíráte střídavě ze čtyř karet.
page-seed = Číslo zamíchání
page-seed-hint = Stejné číslo rozdá stejné karty.
page-seed-random = vylosuje se
page-bad-seed = Číslo zamíchání musí být celé a mít nejvýše 14 číslic.
page-start = Začít hru

## Nastavení

page-language = Jazyk
page-card-language = Názvy karet
page-card-language-hint = Zvolte jazyk svých karet, liší-li se od jazyka aplikace.
page-card-language-same = Jako aplikace
page-theme = Vzhled
page-theme-system = Podle zařízení
page-theme-light = Světlý
page-theme-dark = Tmavý

## Záhlaví

page-generation = { $generation }. generace
page-bot-passed = Jste na tahu, MarsBot pasoval
page-mover-bot = na tahu je MarsBot
page-mover-human = jste na tahu
page-to-go = { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
page-complete = hotovo
page-tr = TR
page-mc = €
page-unit-vp = VB
page-vp = { $vp } VB
page-vp-now = zatím { $vp } VB
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
page-space-land = prázdná pevnina
page-space-ocean = prázdné, jen pro oceán
page-space-named = prázdné, vyhrazeno pro Noctis City
page-space-volcanic = sopečné
page-space-legal = lze sem umístit
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
page-track-spent = další { $space }: už využito, bez efektu
page-track-ignored = další { $space }: { $icon } (rozšíření není ve hře)
page-track-end = na konci stupnice
page-legend-tr = TR roste
page-legend-spent = už využito
page-legend-off = rozšíření není ve hře
page-pile-action = akční balíček
page-pile-played = zahrané
page-pile-bonus = bonusový balíček
page-pile-discard = odhozené
page-pile-destroyed = vyřazené
page-open-cards = Karty lícem nahoru
page-now = Body, kdyby hra skončila teď
page-now-hint = Soutěže se nezapočítávají: aplikace zatím nezná vaše čísla.
page-now-no-cards = VB za své karty jste zatím nezadali.
page-now-cards = VB za karty, jak jste je zadali naposled.
page-countdown = { $left ->
    [0] Začala { $last }. generace: vítězí MarsBot.
    [one] Zbývá { $left } generace: MarsBot vyhrává, jakmile začne { $last }. generace.
    [few] Zbývají { $left } generace: MarsBot vyhrává, jakmile začne { $last }. generace.
   *[other] Zbývá { $left } generací: MarsBot vyhrává, jakmile začne { $last }. generace.
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
page-nothing-more = Nic dalšího
page-other = Další akce
page-put-right = Opravit stav hry
page-put-track-right = Opravit tuto stupnici
page-put-space-right = Opravit toto pole
page-board-now = Herní plán teď
page-board-then = Herní plán po změně
page-tracks-now = Stupnice teď
page-tracks-then = Stupnice po změně
page-less = Snížit: { $what }
page-more = Zvýšit: { $what }
page-finder = Číslo nebo název
page-finder-number = Číslo karty
page-finder-name = Část názvu karty
page-possible-cards = Možné karty
page-number-keys = Klávesnice s čísly
page-letter-keys = Klávesnice s písmeny
page-matches = Nalezené karty
page-no-match = Takové číslo ani název žádná možná karta nemá. Zkontrolujte je, nebo vyberte ze seznamu.
page-tap-space = Klepněte na pole herního plánu
page-fold-prompt = Sbalit otázku
page-unfold-prompt = Rozbalit otázku
page-look-at-map = Podívat se na plán
page-back-to-turn = Zpět k tahu
page-over = Hra skončila.
page-over-hint = Pokud se na něco zapomnělo, můžete se ještě vrátit.

## Tah MarsBota

page-bot-turn = { $count ->
    [one] Tah soupeře
    [few] Tahy soupeře
   *[other] Tahy soupeře
}
page-set-up = Příprava hry
page-resolved = odloženo na hromádku zahraných karet
page-only-tracks = Posunou se jen kostičky na jeho stupnicích.
page-nothing-moves = Na stole se nic nemění.
page-on-the-table = Co udělat na stole
page-in-order = v tomto pořadí; hotové odškrtněte
page-undo-turn = Vrátit
page-all-done = Hotovo, jsem na tahu
page-all-done-over = Hotovo
page-bot-tr = TR MarsBota
page-bot-mc = € MarsBota
page-your-tr = Váš TR
page-your-plants = Vaše rostliny

## Deník a Proč?

page-between = Mezi tahy
page-earlier = Dřívější tahy
page-undo-to-here = Vrátit až sem
page-why = Proč?
page-why-title = Proč { $what }?
page-why-hint = Každý krok ponechá jen nejlepší možnosti.
page-why-map = Možnosti na herním plánu
page-why-numbers = Číslo udává krok, ve kterém možnost vypadla.
page-why-rule = V případě shody, po řadě
page-why-best = nejlepší
page-why-left = zbývá
page-why-possible = Všechny dovolené možnosti
page-failed = Proč je to neúspěšná akce:
page-ruling = Výklad (tištěná pravidla to neuvádějí):

## Bodovací list

page-go-on = Pokračovat
page-held = { $owner }: { $what }
page-score-hint-tr = teraformační rating na konci hry
page-score-hint-greenery = bod za každou destičku zeleně
page-score-hint-cities = za každé město bod za každou sousedící zeleň
page-score-hint-neural-instance = bod za každé sousední pole bez vaší destičky
page-score-hint-mc = { $mc } € MarsBota, 1 VB za každých { $rate } €
page-score-hint-cards = vaše podle zadání; MarsBotovy jen při vysoké a brutálně vysoké obtížnosti
page-score-tie = V případě shody vítězí MarsBot.
page-score-so-far = Body obou stran, kdyby hra skončila teď, bez soutěží. MarsBot vyhrává také, jakmile začne { $last }. generace.
page-instant-loss = Začala { $last }. generace a Mars není teraformovaný: vítězí MarsBot. Body se nepočítají.

## Co stojí v cestě

page-away = Server neodpovídá. Nic se neztratilo; stránka to zkouší dál.
page-waiting = Understudy se ještě nenačetlo. Pokud vypadlo spojení, stránka to zkouší dál a bude pokračovat sama. Potřebuje JavaScript a Chrome nebo Edge od verze 111, Firefox od 114 nebo Safari od 16.4.
page-away-sending = Server neodpovídá. Co jste zadali, je uloženo a odešle se, jakmile se ozve.
page-stale = Hra se mezitím změnila, možná na jiném zařízení. Toto je nynější otázka.
page-unexpected = Server odpověděl nečekaně ({ $status }). Nic se nezměnilo. Zkuste to znovu, nebo načtěte stránku znovu.
page-forgetful = Tento prohlížeč nemůže pro stránku ukládat data (úložiště je plné nebo blokované). Hry jsou v bezpečí na serveru; odškrtnutí a nastavení zmizí, když stránku zavřete.
page-understood = OK
page-stranger = Tento server vyžaduje tajný kód
page-stranger-what = Chcete-li hry vidět nebo měnit, otevřete adresu, kterou server vypsal při spuštění, nebo naskenujte její QR kód.
page-stranger-typed = Tajný kód z adresy
page-stranger-hint = Písmena a číslice za „secret=“
page-stranger-enter = Přihlásit se
page-newer = Je připravena nová verze.

## Rozšíření: volba

page-board-used = Deska MarsBota
page-board-ours = vestavěná
page-board-own = zadaná vámi
page-board-see = Prohlédnout nebo opravit desku MarsBota
page-board-enter = Zadat tištěnou desku
page-drawn = náhodně
page-named = výběrem
page-drawn-hint = Aplikace náhodně vylosuje pět.
page-named-hint = { $count ->
    [0] Klepněte na ty, které máte na stole. Bez výběru jich aplikace náhodně vylosuje pět.
    [one] Klepněte na ty, které máte na stole: zatím { $count }.
    [few] Klepněte na ty, které máte na stole: zatím { $count }.
   *[other] Klepněte na ty, které máte na stole: zatím { $count }.
}
page-honours-of-venus = Rozšíření { mars-expansion-venus } přidává: { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-honours-without-venus = Jen s rozšířením { mars-expansion-venus }: { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-lacking-colonies = { $count ->
    [one] Vyberte ještě jednu destičku kolonie: ve hře jich je nejméně pět.
    [few] Vyberte ještě { $count } destičky kolonií: ve hře jich je nejméně pět.
   *[other] Vyberte ještě { $count } destiček kolonií: ve hře jich je nejméně pět.
}
page-lacking-milestones = Vyberte pět čestných titulů (zatím vybráno: { $count }).
page-lacking-awards = Vyberte pět soutěží (zatím vybráno: { $count }).

## Rozšíření: na stole

page-letter-neutral = N
page-bonus-delegate = delegát
page-special-ocean = zaplaťte { $mc } €, umístěte oceán
page-special-colony = zaplaťte { $mc } €, postavte kolonii
page-special-temperature = zaplaťte { $mc } €, zvyšte teplotu
page-region-polar = polární oblast
page-region-southern = jižní oblast
page-pile-aside = stranou, vrací se každou generaci
page-floaters = { $count ->
    [one] MarsBot má { $count } plošinu.
    [few] MarsBot má { $count } plošiny.
   *[other] MarsBot má { $count } plošin.
}
page-bot-floaters = Plošiny
page-fleets = Volné obchodní flotily MarsBota: { $home }/{ $all }
page-colony-missing = { $count ->
    [one] ještě { $count } kostička: { $track }
    [few] ještě { $count } kostičky: { $track }
   *[other] ještě { $count } kostiček: { $track }
}
page-colony-floaters = ukládá plošiny
page-colony-step = ukazatel na políčku { $step }/{ $last }
page-colony-owners = kolonie: { $owners }
page-colony-fleet = je tu obchodní flotila: { $owner }
page-legend-marker = ukazatel
page-legend-slot = místo pro kolonii
page-legend-stored = kostičky uložené MarsBotem; za pět se zvýší stav stupnice
page-party-ruling = vládne
page-party-dominant = dominantní
page-party-empty = prázdná
page-party-leader = v čele: { $owner }
page-legend-leader = v čele strany
page-chairman = Předseda
page-reserve = V zásobě
page-lobby = + 1 v lobby
page-event-current = Aktuální
page-event-coming = Nadcházející
page-event-distant = Vzdálená
page-why-candidate = Kandidát
page-why-line = Krok
page-why-out = odpadá
page-why-columns = Čísla sloupců odpovídají krokům v seznamu níže.

## Desky MarsBota

page-boards = Desky MarsBota
page-boards-hint = Porovnejte tuto desku s tištěnou. Řádek opravíte klepnutím.
page-board-stand-in = Tištěné stupnice této desky neznáme; aplikace používá náhradní. Pokud desku máte, zadejte je, prosíme.
page-board-differs = { $count ->
    [one] { $count } políčko se liší
    [few] { $count } políčka se liší
   *[other] { $count } políček se liší
}
page-board-cells = Políčka stupnice
page-board-cell = { $space }: { $icon }
page-board-tags = Symboly tohoto řádku
page-icons-actions = Co je tam vytištěno
page-icons-more = TR, nebo jiná stupnice
page-icons-rises = TR roste
page-icons-tags = Zvýší stav stupnice se symbolem
page-icon-rise = TR +{ $count }
page-icon-tag = Posun: { $tag }
page-board-checking = Kontroluje se …
page-board-fine = Úplná. Počty symbolů odpovídají ostatním deskám.
page-board-unreadable = V textu nejsou žádné platné stupnice. Vložte text celé desky, nebo začněte od vestavěné.
page-board-differences = Rozdíly oproti vestavěné desce
page-board-same = Žádné rozdíly.
page-board-instead = { $theirs } místo: { $ours }
page-board-copy = Zkopírovat seznam
page-copied = Zkopírováno
page-board-tell-us = Je-li správně vaše tištěná deska a naše ne, pošlete nám prosím tento seznam.
page-board-text = Jako text
page-board-text-hint = Zobrazit, vložit nebo změnit text
page-board-open = Otevřít soubor
page-board-pass = Uložit do souboru
page-board-forget = Smazat moji desku
page-board-forgotten = Smazáno. Nové hry zase použijí vestavěnou desku.
page-board-keep = Uložit tuto desku
page-board-kept = Uloženo. Nové hry na tomto plánu ji použijí.
page-board-new-game = Nová hra

## Příprava, ohlédnutí, historie, pravidla

page-zoom = Zvětšit
page-set-up-title = Příprava stolu
page-set-up-hint = Odškrtněte, co je připraveno. Odškrtnutí se ukládají.
page-table-ready = Příprava hotova
page-set-up-drawn = Vylosováno pro tuto hru
page-set-up-drawn-hint = Vyložte to na stůl a posuňte kostičky; pak začíná první tah.
page-news = Výsledek posledního hlášení
page-app-did = Udělala aplikace
page-walk = Krok za krokem
page-step-of = Krok { $number }/{ $count }
page-step-next = Další krok
page-step-back = Zpět
page-for-hands = na vás
page-by-app = to už udělala aplikace
page-size = Velikost písma
page-size-usual = Běžná
page-size-large = Větší
page-size-larger = Největší
page-motion = Animace
page-motion-hint = Animace trvá okamžik. Volba „Žádné“ mění věci rovnou.
page-motion-system = Podle zařízení
page-motion-none = Žádné
page-journal-whose = Čí tahy
page-correct-this = Změnit tuto odpověď
page-repair = Změnit dřívější odpověď
page-repair-sub = Všechny vaše odpovědi, nejnovější první
page-repair-hint = Vyberte odpověď, která byla špatně. Než se cokoli změní, uvidíte důsledky. Na co se aplikace neptala, to opravíte volbou „Opravit stav hry“.
page-repair-none = Zatím žádné odpovědi.
page-earlier-answers = Dřívější odpovědi
page-answer-no = { $number }. odpověď
page-part = { $label }: { $value }
page-try-out = Zobrazit důsledky
page-repair-differs = Co by se změnilo
page-repair-same = Nic dalšího by se nezměnilo
page-repair-was = Předtím
page-repair-then = Potom
page-repair-nothing = nic
page-repair-kept = { $count ->
    [0] Žádná pozdější odpověď se nezmění.
    [one] { $count } pozdější odpověď zůstává beze změny.
    [few] { $count } pozdější odpovědi zůstávají beze změny.
   *[other] { $count } pozdějších odpovědí zůstává beze změny.
}
page-repair-dropped = { $count ->
    [one] { $count } pozdější odpověď už nesedí a aplikace se zeptá znovu.
    [few] { $count } pozdější odpovědi už nesedí a aplikace se zeptá znovu.
   *[other] { $count } pozdějších odpovědí už nesedí a aplikace se zeptá znovu.
}
page-table-changes-hint = Těmito kroky se stůl dostane do pozice aplikace. Co už tak je, přeskočte.
page-table-changes-yours = Na své straně vraťte, co jste od té doby získali, zaplatili nebo ztratili.
page-repair-sure = Změnit to?
page-repair-keep = Zrušit
page-repair-apply = Změnit
page-score-hint-milestones = 5 za každý získaný čestný titul
page-score-hint-awards = 5 za každé první místo, i při shodě
page-score-hint-turmoil = vůdci stran a předseda
page-score-hint-corporation = z karty jeho korporace
page-score-hint-vermin = o 1 méně za každé město, je-li na vaší kartě Vermin deset zvířat
page-copy = Zkopírovat jako text
page-not-copied = Prohlížeč tu kopírování nedovolí. Uložte si soubor.
page-as-text = Textový soubor
page-print = Vytisknout
page-award-values = { $award } { $human } : { $bot }
page-chosen-title = Tato hra
page-chosen = { $label }: { $values }
page-chosen-real = Vlastní karty: { $decks }
page-chosen-seed = Číslo zamíchání { $seed }
page-history = Historie
page-history-sub = Dohrané hry
page-history-empty = Zatím žádná dohraná hra.
page-history-rate = { $count ->
    [0] Žádná odpovídající hra.
    [one]
        { $wins ->
            [0] { $count } hra, prohraná.
           *[other] { $count } hra, vyhraná.
        }
    [few] { $count } hry, vyhráno { $wins }.
   *[other] { $count } her, vyhráno { $wins }.
}
page-history-of = { $wins }/{ $count }
page-history-by-difficulty = Výhry podle obtížnosti
page-history-by-map = Výhry podle plánu
page-history-by-corporation = Výhry podle korporace MarsBota
page-facet-difficulty = Obtížnost
page-facet-map = Herní plán
page-facet-corporation = Korporace MarsBota
page-history-all = Vše
page-history-none-chosen = žádná
page-history-margins = Rozdíly
page-history-margins-hint = Vaše body minus body soupeře, nejstarší hra první.
page-history-margins-said = Vaše body minus body soupeře, hru po hře: { $list }
page-history-no-points = V žádné z těchto her se body nepočítaly.
page-history-games = Hry
page-history-won = Výhra
page-history-lost = Prohra
page-all-cards = Všechny karty
page-learn = Naučit se hrát
page-help = Nápověda
page-rules = Pravidla
page-rules-search = Slovo, číslo nebo strana, třeba A s. 9
page-rules-found = { $count ->
    [one] Nalezeno { $count } pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}
page-rules-none = Žádné pravidlo neodpovídá. Zkuste jiné slovo, číslo nebo stranu, třeba A s. 9.
page-rules-printed = Tištěná pravidla stručně
page-rules-ours = Naše výklady
page-rules-ours-hint = Tyto případy tištěná pravidla neřeší, nebo si v nich odporují. Ukazujeme, jak to dělá aplikace a proč.
page-rules-why = Proč:
page-rules-inferred = plyne z tištěných pravidel
page-glossary = Slovníček
page-glossary-hint = Herní pojmy ve všech jazycích.

## What each game says in its own way

page-mars-nothing-more = Pro MarsBota už nic
page-mars-forecast-assumes = Za vás hraje jednoduchý model, který stálým tempem teraformuje a nestaví na kombinacích karet. Vyhrává méně často než většina lidí.
page-mars-later = Čím později hra skončí, tím víc bodů MarsBotovi přinesou jeho €.
page-mars-bot-turn = { $count ->
    [one] Tah MarsBota
    [few] Tahy MarsBota
   *[other] Tahy MarsBota
}

## Tapestry on the page

page-system-tapestry = Tapestry
page-system-tapestry-against = Tapestry, vy proti Automě a Stínové říši
page-tapestry-nothing-more = Už nic dalšího
page-tapestry-bot-turn = { $count ->
    [one] Tah botů
    [few] Tahy botů
   *[other] Tahy botů
}
page-letter-automa = A
page-letter-shadow = S
page-letter-human2 = 2
page-letter-rival = B
page-plain-no-score = Body se zatím nepočítaly.
page-tapestry-forecast-lead = Automa získá pravděpodobně { $low } až { $high } bodů.
page-tapestry-forecast-assumes = Za vás hraje jednoduchý model: v každé epoše několikrát postoupí a osídlí území tam, kde to pole nabízejí.
page-tapestry-forecast-won = Model, který počítá šest až deset bodů za každé pole, vede v { $won } % těchto her. O vašich plánech neví nic.
page-tapestry-course-hint = body po epochách
page-tapestry-course-turned = Od { $round }. epochy natrvalo vede: { $owner }.
page-tapestry-turned-in = { $round }. epocha.
page-tapestry-turned-end = Poslední tah.
page-tapestry-advanced-on = Postup na stupnici
page-tapestry-advance-to = { $track }: postup na pole { $space }
page-tapestry-piece-outpost = { $toppled ->
    [0] žeton osídlení
   *[other] povalený žeton osídlení
}
page-tapestry-piece-cube = žeton hráče
page-tapestry-piece-building = { $toppled ->
    [0] budova
   *[other] povalená budova
}
page-tapestry-two-people = dva hráči
page-tapestry-deck-real-hint = Vaše vlastní karty; aplikace řekne, kdy táhnout za boty.
page-tapestry-era = { $era ->
    [0] Před 1. epochou
   *[other] { $era }. epocha
}
page-tapestry-level = úroveň { $level }
page-tapestry-mover-bots = na tahu jsou boti
page-tapestry-bots-era = { $era ->
    [0] boti: před 1. epochou
   *[other] boti: { $era }. epocha
}
page-tapestry-no-points = bez bodů
page-tapestry-shadow-tab = Stín
page-tapestry-outposts = { $count ->
    [one] žeton osídlení
    [few] žetony osídlení
   *[other] žetonů osídlení
}
page-tapestry-map = Plán
page-tapestry-key-fog = neprozkoumáno
page-tapestry-island = středový ostrov
page-tapestry-start-hex = výchozí území { $label }
page-tapestry-unexplored = neprozkoumáno
page-tapestry-explored = { $tile ->
    [0] dílek území
   *[other] dílek území { $tile }
}
page-terrain-sea = moře
page-terrain-desert = poušť
page-terrain-forest = les
page-terrain-grass = louka
page-terrain-mountain = hory
page-tapestry-line-by-line = Krok za krokem
page-tapestry-scan = Upřednostňovaná pole { $scan }: začněte u černé šipky, šedá udává druhou řadu
page-tapestry-to-landmark = { $count ->
    [one] { $landmark } za { $count } pole
    [few] { $landmark } za { $count } pole
   *[other] { $landmark } za { $count } polí
}
page-tapestry-to-end = { $count ->
    [one] konec za { $count } pole
    [few] konec za { $count } pole
   *[other] konec za { $count } polí
}
page-tapestry-favourite-of = oblíbená stupnice: { $owner }
page-tapestry-next-title = Kterou stupnici by kdo zvolil
page-tapestry-seek-all = kterákoli nedokončená
page-tapestry-seek-landmark-or-end = nejbližší dominanta nebo konec
page-tapestry-seek-end = nejbližší konec
page-tapestry-legend-landmark = dominanta
page-tapestry-legend-taken = zabraná
page-tapestry-legend-next = další cíl bota
page-tapestry-legend-favourite = oblíbená stupnice
page-tapestry-symbols = Symboly karet rozhodnutí
page-tapestry-pair = Karty rozhodnutí
page-tapestry-pair-heading = Karty rozhodnutí { $track } a { $tiebreak }
page-tapestry-track-card = Karta stupnice
page-tapestry-tiebreak-card = Karta předností
page-tapestry-heart = oblíbená stupnice
page-tapestry-downwards = shora dolů
page-tapestry-upwards = zdola nahoru
page-tapestry-income-symbol = zvýšení blahobytu, je-li balíček prázdný
page-tapestry-topple-symbol = ukazatel povaleného žetonu osídlení
page-tapestry-reads = Karta { $card }, pořadí čtení:
page-tapestry-distances = Ostatní čísla udávají zbývající pole.
page-tapestry-worth = Kolik VB by Automa teď získala
page-tapestry-covered = zakryto
page-tapestry-now = teď
page-tapestry-sum = Celkem
page-tapestry-next-income = { $turn }. zvýšení blahobytu botů, v tomto pořadí
page-tapestry-turns = { $first }. až { $last }.
page-tapestry-mat = Karta blahobytu Automy, strana: { $mat }
page-tapestry-civilizations = Civilizace Automy
page-tapestry-second-civilization = Druhá civilizace
page-tapestry-beside = Karty tapiserie vedle karty blahobytu
page-tapestry-on-mat = Karty tapiserie na kartě blahobytu
page-tapestry-toppled = Povalené cizí žetony
page-tapestry-achievements = Úspěchy
page-tapestry-first = první
page-tapestry-second = druhý
page-tapestry-all-landmarks = Všechny dominanty
page-tapestry-on-your-table = na vašem stole
page-tapestry-display = Karty technologií lícem nahoru
page-tapestry-decision-discard = Odhozené karty rozhodnutí
page-tapestry-tapestry-discard = Odhozené karty tapiserie
page-tapestry-gained = Automa získává { $vp } VB.
page-tapestry-automa-vp = VB Automy
page-tapestry-vp-of = { $owner }: VB
page-tapestry-automa-outposts = Žetony osídlení Automy
page-tapestry-shadow-outposts = Žetony osídlení Stínové říše
page-tapestry-end = Konec hry
page-tapestry-who-plays = Hráči
page-tapestry-incomplete = Oficiální list pro dva hráče jsme neměli. Některá pravidla jsou náš výklad; jednu nejasnost rozhodne volba níže.
page-tapestry-reshuffle = Karty přidané při míchání
page-tapestry-reshuffle-hint = Prameny si odporují: žádná, nebo dvě.
page-tapestry-levels = Úroveň Automy
page-tapestry-decks = Karty a kostka
page-die-real-hint = Házíte vlastní kostkou a zadáváte výsledek.
page-die-dealt-hint = Hází aplikace.
page-tapestry-first-player = Začínající hráč
page-tapestry-first-random = náhodně
page-tapestry-keep = Ponechat karty, které pravidla nedoporučují
page-tapestry-keep-hint = Vyřadí se jen karty, které proti botům nedávají smysl.
page-tapestry-total = VB
page-tapestry-by-hand = opraveno ručně
page-tapestry-brought = VB díky botům
page-tapestry-said = Vše ostatní (součet podle zadání)
page-tapestry-tie = Při stejném počtu VB vítězíte vy.
page-tapestry-tie-people = Při stejném počtu VB rozhodují zbylé zdroje.
page-tapestry-so-far = Body Automy dosud; vaše, pokud je aplikace zná.
page-tapestry-so-far-people = Dosavadní body, pokud je aplikace zná.
page-tapestry-shadow-never = Stínová říše nikdy nevítězí.
page-facet-players = Hráči
page-history-by-players = Výhry podle hráčů

## Korporace MarsBota

page-corporation-named = Konkrétní korporace
page-corporation-list = Korporace
page-corporation-needs = rozšíření: { $expansions }
page-corporation-is-yours = je vaše
page-corporation-not-said = žádná z těchto, nebo nezadáno
page-corporation-draft = Pokud její karta udává prioritu draftu, draft se zapne automaticky.
page-corporation-setup = Příprava hry
page-corporation-generation = Každou generaci
page-corporation-rulings = Výklad
page-corporation-tags = Počáteční symboly
page-corporation-priority = Priorita draftu: { $list }
page-corporation-kept = Nyní na kartě
page-corporation-thin = Nejisté: tištěnou kartu neznáme celou.
page-corporation-cubes = { $cube }: { $spaces }
page-cube-letter-white = B
page-cube-letter-black = Č
page-cube-letter-silver = S

## Předpověď

page-forecast = Předpověď
page-forecast-busy = Hra se odtud mnohokrát dohrává …
page-forecast-lead = { $bot } nejspíš získá { $low } až { $high } bodů.
page-forecast-median = Polovina her skončí pod { $median } body, polovina nad nimi.
page-forecast-no-score = V každé simulované hře vyprší čas, body se nepočítají.
page-forecast-how = { $count ->
    [one] Jedna simulovaná hra z této pozice
    [few] { $count } simulované hry z této pozice
   *[other] { $count } simulovaných her z této pozice
}, pokaždé s nově rozdanými kartami. V osmi z deseti leží výsledek v tomto rozmezí.
page-forecast-assumes = Za vás hraje jednoduchý model, slabší než většina lidí.
page-forecast-ends = Podle toho, kdy hra skončí
page-forecast-ends-hint = Jak často hra skončí právě tehdy a kde leží výsledek v osmi z deseti. Zářez značí medián.
page-forecast-chances = Jak hry končí
page-forecast-won = { $lost ->
    [0] Model vyhraje { $won } % těchto her. Vypovídá to o modelu, ne o vás.
   *[other] Model vyhraje { $won } % těchto her; v { $lost } % vyprší čas. Vypovídá to o modelu, ne o vás.
}
page-percent = { $value } %
page-range = { $low } až { $high }

## Keys, and what can be looked up

page-onward = Po tahu MarsBota
page-onward-hint = Jen ve hře na obrazovce. Tahy, které se vás netýkají, se po šesti vteřinách zavřou. Každý dotyk a každá klávesa to zastaví. Nikdy při omezených animacích.
page-onward-wait = Čekat na mě
page-onward-six = Po šesti vteřinách pokračovat
page-skip = Přeskočit
page-stay = Zůstat tady
page-keys = Klávesové zkratky
page-keys-hint = Nejčastější úkony mají zkratku o jednom písmenu. Zkratky lze vypnout.
page-keys-on = Zapnuto
page-keys-off = Vypnuto
page-close = Zavřít
page-key-list = Tento seznam
page-key-n = Hlavní tlačítko: dál, potvrdit
page-key-u = Vrátit
page-key-r = Znovu
page-key-b = Plán
page-key-m = Bot
page-key-j = Deník
page-key-f = Sbalit nebo rozbalit otázku
page-key-find = Najít kartu, hledat v pravidlech
page-key-h = Úvodní stránka
page-look-up = Vyhledat { $what }
page-reference-bonus = Bonusové karty
page-reference-icons = Co dělají symboly na stupnicích
page-icon-does-advance = Kostička na téže stupnici se posune ještě jednou.
page-icon-does-temperature = Teplota stoupne o 1 krok, s ×2 o 2 kroky.
page-icon-does-tr = TR MarsBota stoupne o vytištěné číslo.
page-icon-does-tag = Zvýší se stav stupnice s tímto symbolem.

## Hry jako soubory, odkazy a kódy

page-share = Sdílet tuto hru
page-send-text = Sdílet
page-send-file = Sdílet soubor
page-link-title = Sdílet odkazem
page-link-hint = Celá hra je v odkazu za znakem #, takže se jeho otevřením nic neodesílá. Kdo ho otevře, dostane vlastní kopii; ta vaše se nezmění.
page-link-copy = Zkopírovat odkaz
page-link-send = Sdílet odkaz
page-link-by-hand = Prohlížeč tu kopírování nedovolí. Vyberte odkaz níže a zkopírujte ho.
page-link-too-long = Tato hra je na odkaz příliš dlouhá. Sdílejte ji jako soubor.
page-link-here-only = Adresa { $host } platí jen na tomto zařízení. Otevřete stránku na adrese, na kterou druhé zařízení dosáhne, nebo hru sdílejte jako soubor.
page-link-damaged = Odkaz je poškozený nebo neúplný. Požádejte o něj znovu, nebo o soubor. Nic nebylo importováno.
page-code-title = QR kód
page-code-hint = Naskenujte ho fotoaparátem druhého zařízení a hra se tam otevře.
page-code-alt = QR kód se stejným odkazem
page-code-too-long = Tato hra je na QR kód příliš dlouhá. Pošlete odkaz nebo soubor.
page-file-title = Soubor s hrou
page-file-hint = Pro jiné zařízení, jiné Understudy, terminál, nebo jako záloha.

page-invite = Přizvat další
page-invite-hint = Otevřením některého z těchto odkazů se hra přidá do seznamu na daném zařízení. Přejmenovat nebo smazat ji lze jen tady.
page-invite-play = Ke společnému hraní
page-invite-play-hint = S tímto odkazem lze odpovídat a vracet odpovědi stejně jako vy.
page-invite-watch = K přihlížení
page-invite-watch-hint = S tímto odkazem je hned vidět vše veřejné; nic se s ním změnit nedá.
page-invite-link = { $right ->
    [play] Odkaz ke hraní
   *[watch] Odkaz k přihlížení
}
page-invite-copy = { $right ->
    [play] Zkopírovat odkaz ke hraní
   *[watch] Zkopírovat odkaz k přihlížení
}
page-invite-send = { $right ->
    [play] Sdílet odkaz ke hraní
   *[watch] Sdílet odkaz k přihlížení
}
page-invite-code = { $right ->
    [play] QR kód ke hraní
   *[watch] QR kód k přihlížení
}
page-invite-code-alt = { $right ->
    [play] QR kód s odkazem ke hraní
   *[watch] QR kód s odkazem k přihlížení
}
page-invite-renew-this = { $right ->
    [play] Vytvořit nový odkaz ke hraní…
   *[watch] Vytvořit nový odkaz k přihlížení…
}
page-invite-renew-title = { $right ->
    [play] Vytvořit nový odkaz ke hraní?
   *[watch] Vytvořit nový odkaz k přihlížení?
}
page-invite-renew-hint = { $right ->
    [play] Starý odkaz přestane platit a zařízení, která s ním hrají, o hru přijdou. Nový pošlete těm, kdo mají zůstat.
   *[watch] Starý odkaz přestane platit a zařízení, která s ním přihlížejí, o hru přijdou. Nový pošlete těm, kdo mají zůstat.
}
page-invite-renew = Vytvořit nový odkaz
page-invite-renew-stay = Nechat starý odkaz
page-invite-renewed = Nový odkaz je vytvořen. Starý už neplatí.
page-joining = Odkaz se otevírá…
page-join-refused = Tento odkaz neotevře žádnou hru
page-join-no-room = Tuto hru teď nelze přidat
page-watching = Přihlížíte
page-watching-hint = Tuto hru hraje jiný hráč. Co zadá, tu hned vidíte; změnit tu nic nemůžete.
page-watch = Přihlížet
page-guest-play = Pozvání ke hře
page-guest-watch = Přihlížíte
page-leave = Odebrat ze seznamu
page-leave-sure = Odebrat tuto hru ze svého seznamu? Tomu, kdo ji založil, zůstane; odkazem se můžete vrátit.
page-leave-go = Odebrat
page-take-title = Přijatá hra
page-take-sub = Z odkazu
page-take-answers = { $count ->
    [one] 1 odpověď
    [few] { $count } odpovědi
   *[other] { $count } odpovědí
}
page-take-taken = Přidat tuto hru do seznamu?
page-take-there = Tuto hru už máte.
page-take-ahead = Tuto hru už máte; v odkazu pokračuje dál.
page-take-other = Tuto hru už máte, s jinými odpověďmi. Vaše kopie se nezmění.
page-take = Přidat hru
page-take-not = Zrušit
page-take-to-game = Otevřít hru
page-take-go-on = Aktualizovat moji kopii
page-take-beside = Přidat jako druhou hru
page-files = Import a export
page-files-sub = Uložit všechny hry, nebo je otevřít jinde
page-files-all = Všechny hry v jednom souboru
page-files-all-hint = Všechny hry a desky, které jsou tu uloženy, do zálohy nebo k otevření jinde.
page-files-gather = Exportovat všechny hry
page-files-progress = { $done }/{ $count }
page-files-ready = V souboru: { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}, { $sheets ->
    [one] 1 zadaná deska
    [few] { $sheets } zadané desky
   *[other] { $sheets } zadaných desek
}.
page-files-left = { $count ->
    [one] 1 poškozená hra byla vynechána.
    [few] { $count } poškozené hry byly vynechány.
   *[other] { $count } poškozených her bylo vynecháno.
}
page-files-open = Importovat soubor
page-files-open-hint = S jednou hrou nebo s více. Hry, které už máte, se nezdvojí a nic se bez vašeho souhlasu nepřepíše.
page-files-choose = Vybrat soubor
page-brought-title = Výsledek importu
page-brought-sum = Importováno: { $taken }. Už tu je: { $there }. K rozhodnutí: { $open }. Odmítnuto: { $refused }.
page-brought-rest = { $count ->
    [one] 1 vyřízená
    [few] { $count } vyřízené
   *[other] { $count } vyřízených
}
page-brought-sheet = { $game }, deska { $name }
page-brought-taken = Importováno.
page-brought-there = Už tu je.
page-brought-ahead = Už tu je; v souboru hra pokračuje dál.
page-brought-other = Už tu je, s jinými odpověďmi. Vaše kopie se nezmění.
page-brought-other-sheet = Pod tímto názvem je tu uložena jiná deska. Zůstane, jak je.
page-brought-gone-on = Aktualizováno podle souboru.
page-brought-refused = Odmítnuto.
page-brought-put-in-place = Nahradit moji tou ze souboru
page-brought-no-sheet = Tato verze takovou desku nezná.
page-brought-damaged = Tento soubor je poškozený nebo neúplný. Nic nebylo importováno. Požádejte o něj znovu, nebo ho znovu exportujte.
page-brought-newer = Tento soubor vytvořila novější verze Understudy. Aktualizujte Understudy; nic nebylo importováno.

page-course = Vývoj bodů
page-course-hint = body po kolech
page-course-turned = Od { $round }. kola natrvalo vede: { $owner }.
page-turned = Co rozhodlo
page-turned-in = { $round }. kolo.
page-turned-by = { $owner }: +{ $points } VB
page-turned-end = Závěrečné vyhodnocení: soutěže, poslední destičky a peníze.
page-look-ahead = Vrátit se, i když jste už viděli další karty?
page-look-ahead-hint = Mezitím se ukázaly skryté karty. Vrátit se přesto můžete; hra pak bude označena „s nahlédnutím do karet“. Ptáme se jen jednou.
page-look-ahead-stay = Zrušit
page-look-ahead-go = Přesto vrátit
page-looked-ahead = s nahlédnutím do karet
page-mars-course-hint = body po generacích
page-mars-course-turned = Od { $round }. generace natrvalo vede: { $owner }.
page-mars-turned-in = { $round }. generace.

# Screen games.
page-screen-undo = Vrátit
page-screen-tap-space = { $count ->
    [one] Klepněte na vyznačené pole
    [few] Klepněte na vyznačené pole (je jich { $count })
   *[other] Klepněte na vyznačené pole (je jich { $count })
}
page-screen-place-here = Umístit sem
page-screen-then-cards = Zbytek závisí na skrytých kartách.
page-screen-then-choice = Dál: vaše volba.
page-screen-best-spaces = Nejlepší pole podle bonusu
page-screen-why-not-others = Proč ne jiná pole?
page-screen-happened = Co se stalo
