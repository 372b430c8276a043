### Stránka: tlačítka, nadpisy a krátké poznámky. Co říkají pravidla, stojí v mars.ftl a table.ftl.

page-title = Understudy
page-title-of = { $screen } – Understudy
page-title-of-game = { $screen } – { $game } – Understudy
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
page-lost = Tuto hru nelze zobrazit
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
page-game-title = Název hry
page-name-game = Pojmenovat hru
page-keep-title = Uložit název
page-game-damaged = Tato hra je poškozená
page-game-damaged-hint = Co bylo z hry { $id } uloženo, se už nedá přečíst. Máte-li ji v souboru, otevřete ho; jinak ji smažte.
page-finished-games = { $count ->
    [one] 1 dohraná hra
    [few] { $count } dohrané hry
   *[other] { $count } dohraných her
}
page-more-games = Další hry
page-history-damaged = { $count ->
    [one] 1 dohraná hra je poškozená a nepočítá se. Smažte ji na první stránce, nebo otevřete její soubor.
    [few] { $count } dohrané hry jsou poškozené a nepočítají se. Smažte je na první stránce, nebo otevřete jejich soubory.
   *[other] { $count } dohraných her je poškozených a nepočítá se. Smažte je na první stránce, nebo otevřete jejich soubory.
}
page-usual-options = Zpět k obvyklým volbám
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
page-start = Začít hru

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
page-space-legal = dovoleno
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
page-now-no-cards = O vašich kartách zatím nepadlo slovo.
page-now-cards = Vaše karty, jak jste je zadali naposled.
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
page-nothing-more = Nic dalšího k nahlášení
page-other = Něco jiného
page-put-right = Opravit něco
page-put-track-right = Opravit tuto stupnici
page-put-space-right = Opravit toto pole
page-board-now = Mapa teď
page-board-then = Mapa potom
page-tracks-now = Stupnice teď
page-tracks-then = Stupnice potom
page-less = Méně: { $what }
page-more = Více: { $what }
page-finder = Číslo nebo název
page-finder-number = Číslo karty
page-finder-name = Část názvu
page-possible-cards = Karty, které to mohou být
page-number-keys = Klávesnice s čísly
page-letter-keys = Klávesnice s písmeny
page-matches = Nalezené karty
page-no-match = Takové číslo ani název tu žádná karta nemá.
page-tap-space = Klepněte na pole herního plánu
page-fold-prompt = Udělat místo pro mapu
page-unfold-prompt = Ukázat celou otázku
page-look-at-map = Podívat se na mapu
page-back-to-turn = Zpět k tomu, co se stalo
page-over = Hra skončila.
page-over-hint = Vrátit tah lze i teď, kdyby se na něco zapomnělo.

## Tah MarsBota

page-bot-turn = { $count ->
    [one] Tah soupeře
    [few] Tahy soupeře
   *[other] Tahy soupeře
}
page-set-up = Příprava
page-before = Před vaším tahem
page-resolved = teď na hromádce zahraných karet
page-only-tracks = Pohnou se jen jeho stupnice.
page-nothing-moves = Na stole se nic nemění.
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
page-score-hint-mc = { $mc } € MarsBota, bod za každých { $rate }
page-score-hint-cards = vaše, jak jste uvedli; MarsBotovy jen při vyšší obtížnosti
page-score-tie = Při shodě vítězí MarsBot.
page-score-so-far = Body obou stran, kdyby hra skončila teď, bez soutěží. MarsBot vyhrává také, jakmile začne { $last }. generace.
page-instant-loss = Začala { $last }. generace a Mars není hotov: MarsBot vítězí bez ohledu na body. Ty se nepočítají.

## Co stojí v cestě

page-away = Server neodpovídá. Nic se neztratilo; stránka to zkouší dál.
page-away-sending = Server neodpovídá. Co jste zadali, zůstává a odešle se, jakmile se ozve.
page-stale = Hra mezitím pokročila, možná na jiném zařízení. Teď je na řadě tato otázka.
page-unexpected = Server odpověděl nečekaně ({ $status }). Nic se nezměnilo.
page-forgetful = Tento prohlížeč pro stránku nic neuchová: jeho úložiště je plné nebo vypnuté. Hry jsou v bezpečí na serveru; odškrtnutí a nastavení zmizí, když stránku zavřete.
page-understood = Rozumím
page-stranger = Tento stůl má tajný kód
page-stranger-what = Bez něj tu nikdo žádnou hru neuvidí ani nezmění. Otevřete adresu, kterou server vypsal při spuštění, nebo naskenujte obrázek vedle ní.
page-stranger-typed = Tajný kód z adresy
page-stranger-hint = Písmena a číslice za „secret=“
page-stranger-enter = Vstoupit
page-newer = Nová verze stránky je připravená. Použije se, až ji příště otevřete.

## Rozšíření: volba

page-board-used = Deska MarsBota
page-board-ours = naše
page-board-own = zadaná
page-board-see = Prohlédnout nebo opravit desku MarsBota
page-board-enter = Zadat tištěnou desku
page-drawn = losem
page-named = výběrem
page-drawn-hint = Aplikace vylosuje pět.
page-named-hint = { $count ->
    [0] Ťukněte na ty, které máte na stole; bez výběru losuje aplikace.
    [one] Ťukněte na ty, které máte na stole: zatím { $count }.
    [few] Ťukněte na ty, které máte na stole: zatím { $count }.
   *[other] Ťukněte na ty, které máte na stole: zatím { $count }.
}
page-honours-of-venus = { mars-expansion-venus } k nim přidává: { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-honours-without-venus = Jen s rozšířením { mars-expansion-venus }: { mars-milestone-hoverlord }, { mars-award-venuphile }.
page-lacking-colonies = { $count ->
    [one] Chybí jedna destička kolonií: ve hře jich je nejméně pět.
    [few] Chybí { $count } destičky kolonií: ve hře jich je nejméně pět.
   *[other] Chybí { $count } destiček kolonií: ve hře jich je nejméně pět.
}
page-lacking-milestones = Vyberte pět čestných titulů; vybráno: { $count }.
page-lacking-awards = Vyberte pět soutěží; vybráno: { $count }.

## Rozšíření: na stole

page-letter-neutral = N
page-bonus-delegate = delegát
page-special-ocean = zaplaťte { $mc } €, položte oceán
page-special-colony = zaplaťte { $mc } €, postavte kolonii
page-special-temperature = zaplaťte { $mc } €, zvyšte teplotu
page-region-polar = polární oblast
page-region-southern = jižní oblast
page-pile-aside = stranou, vrací se každou generaci
page-floaters = { $count ->
    [one] MarsBot má { $count } plošinu.
    [few] MarsBot má { $count } plošiny.
   *[other] MarsBot má { $count } plošin.
}
page-bot-floaters = Plošiny
page-fleets = Flotily MarsBota doma: { $home } z { $all }
page-colony-missing = { $count ->
    [one] ještě { $count }: { $track }
    [few] ještě { $count }: { $track }
   *[other] ještě { $count }: { $track }
}
page-colony-floaters = ukládá plošiny
page-colony-step = ukazatel na poli { $step } z { $last }
page-colony-owners = kolonie: { $owners }
page-colony-fleet = je zde flotila: { $owner }
page-legend-marker = ukazatel
page-legend-slot = místo pro kolonii
page-legend-stored = uloženo MarsBotem: pět posune jeho stupnici
page-party-ruling = vládne
page-party-dominant = dominantní
page-party-empty = prázdná
page-party-leader = v čele { $owner }
page-legend-leader = v čele strany
page-chairman = Předseda
page-reserve = V zásobě
page-lobby = + váš v lobby
page-event-current = Nyní
page-event-coming = Nadchází
page-event-distant = Vzdálená
page-why-candidate = Kandidát
page-why-line = Řádek
page-why-out = odpadá
page-why-columns = Čísla nad sloupci jsou řádky seznamu níže.

## Desky MarsBota

page-boards = Desky MarsBota
page-boards-hint = Porovnejte ji s tištěnou deskou. Řádek opravíte ťuknutím.
page-board-stand-in = Tištěné stupnice této desky neznáme: tyto je jen zastupují. Pokud desku máte, zadejte ji, prosíme.
page-board-differs = { $count ->
    [one] { $count } pole se liší
    [few] { $count } pole se liší
   *[other] { $count } polí se liší
}
page-board-cells = Pole stupnice
page-board-cell = { $space }: { $icon }
page-board-tags = Symboly tohoto řádku
page-icons-actions = Co je tam vytištěno
page-icons-more = TR, nebo jiná stupnice
page-icons-rises = TR roste
page-icons-tags = Posune stupnici se symbolem
page-icon-rise = TR +{ $count }
page-icon-tag = Posun: { $tag }
page-board-checking = Kontroluje se …
page-board-fine = Úplná a podobná ostatním deskám.
page-board-unreadable = V tomto textu nejsou žádné stupnice.
page-board-differences = V čem se liší od naší
page-board-same = V ničem: každé pole je stejné jako u nás.
page-board-instead = { $theirs } místo: { $ours }
page-board-copy = Zkopírovat seznam
page-copied = Zkopírováno
page-board-tell-us = Je vaše tištěná deska správně a naše ne? Pošlete nám prosím tento seznam.
page-board-text = Jako text
page-board-text-hint = Zobrazit, vložit nebo změnit text
page-board-open = Otevřít soubor
page-board-pass = Předat jako soubor
page-board-forget = Zapomenout moji
page-board-forgotten = Zapomenuto. Nové hry zase použijí naši desku.
page-board-keep = Uložit tuto desku
page-board-kept = Uloženo. Nové hry na tomto plánu ji použijí.
page-board-new-game = Nová hra

## Příprava, ohlédnutí, historie, pravidla

page-more-pages = Další
page-zoom = Zvětšit
page-set-up-title = Příprava stolu
page-set-up-hint = Odškrtněte, co je připraveno; odškrtnutí zůstane.
page-table-ready = Stůl je připraven
page-set-up-drawn = Vylosováno pro tuto hru
page-set-up-drawn-hint = Rozložte to a posuňte, pak začne první tah.
page-news = Co plyne z posledního hlášení
page-app-did = Udělala aplikace
page-walk = Krok za krokem
page-step-of = Krok { $number } z { $count }
page-step-next = Další krok
page-step-back = Zpět
page-for-hands = pro vaše ruce
page-by-app = to už udělala aplikace
page-size = Velikost písma
page-size-usual = Běžná
page-size-large = Větší
page-size-larger = Největší
page-motion = Pohyb
page-motion-hint = Co se hýbe, trvá mžik; bez pohybu se to prostě změní.
page-motion-system = Podle zařízení
page-motion-none = Žádný
page-journal-whose = Čí tahy
page-correct-this = Opravit toto
page-repair = Opravit odpověď
page-repair-sub = Všechny vaše odpovědi, nejnovější první
page-repair-hint = Vyberte tu, která byla špatně. Než se cokoli změní, uvidíte, co to změní. Na co se aplikace neptala, třeba číslo, které uteklo, opravíte pod „Něco jiného“.
page-repair-none = Zatím žádné odpovědi.
page-earlier-answers = Dřívější odpovědi
page-answer-no = { $number }. odpověď
page-part = { $label }: { $value }
page-try-out = Podívat se, co to změní
page-repair-differs = Toto by dopadlo jinak
page-repair-same = Nic dalšího by se nezměnilo
page-repair-was = Jak to bylo
page-repair-then = Jak by to bylo
page-repair-nothing = nic
page-repair-more = { $count ->
    [one] a ještě { $count } řádek
    [few] a ještě { $count } řádky
   *[other] a ještě { $count } řádků
}
page-repair-kept = { $count ->
    [0] Žádné pozdější odpovědi se to nedotkne.
    [one] { $count } pozdější odpověď zůstává, jak je.
    [few] { $count } pozdější odpovědi zůstávají, jak jsou.
   *[other] { $count } pozdějších odpovědí zůstává, jak jsou.
}
page-repair-dropped = { $count ->
    [one] { $count } pozdější odpověď už nesedí a aplikace se zeptá znovu.
    [few] { $count } pozdější odpovědi už nesedí nebo následují po takové; aplikace se zeptá znovu.
   *[other] { $count } pozdějších odpovědí už nesedí nebo následuje po takové; aplikace se zeptá znovu.
}
page-repair-sure = Změnit to?
page-repair-keep = Nechat, jak to bylo
page-repair-apply = Změnit
page-score-hint-milestones = 5 za každý získaný
page-score-hint-awards = 5 za každé první místo, i při shodě
page-score-hint-turmoil = vůdci stran a předseda
page-score-hint-corporation = co říká karta jeho korporace
page-score-hint-vermin = o 1 méně za každé vlastní město, je-li na vaší kartě Vermin deset zvířat
page-copy = Kopírovat jako text
page-not-copied = Prohlížeč to tady nedovolí. Vezměte si soubor.
page-as-text = Textový soubor
page-print = Vytisknout
page-award-values = { $award } { $human } : { $bot }
page-chosen-title = Tato hra
page-chosen = { $label }: { $values }
page-chosen-real = Skutečné karty na stole: { $decks }
page-chosen-seed = Semínko { $seed }
page-history = Historie
page-history-sub = Dohrané hry
page-history-empty = Zatím se žádná hra nedohrála.
page-history-rate = { $count ->
    [0] Žádná taková hra.
    [one] { $wins ->
        [0] { $count } hra, prohraná.
       *[other] { $count } hra, vyhraná.
    }
    [few] Vyhráno { $wins } ze { $count } her.
   *[other] Vyhráno { $wins } z { $count } her.
}
page-history-of = { $wins } z { $count }
page-history-by-difficulty = Vyhráno podle obtížnosti
page-history-by-map = Vyhráno podle plánu
page-history-by-corporation = Vyhráno podle korporace MarsBota
page-facet-difficulty = Obtížnost
page-facet-map = Herní plán
page-facet-corporation = Korporace MarsBota
page-history-all = Vše
page-history-none-chosen = žádná
page-history-margins = O kolik
page-history-margins-hint = Vaše body minus body soupeře, nejstarší hra první.
page-history-margins-said = Vaše body minus body soupeře, hru po hře: { $list }
page-history-no-points = V žádné z těchto her se body nepočítaly.
page-history-games = Hry
page-history-won = Výhra
page-history-lost = Prohra
page-all-cards = Všechny karty
page-rules = Pravidla
page-rules-search = Slovo, číslo nebo strana, třeba A p.9
page-rules-found = { $count ->
    [one] Nalezeno { $count } pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}
page-rules-none = To žádné pravidlo neříká.
page-rules-printed = Jak jsou vytištěna, ve zkratce
page-rules-ours = Naše výklady
page-rules-ours-hint = Zde příručky mlčí, nebo si odporují. Takto to dělá aplikace a proto.
page-rules-why = Proč:
page-rules-inferred = plyne z tištěných pravidel
page-glossary = Slovníček
page-glossary-hint = Slova hry ve všech třech jazycích.

## What each game says in its own way

page-mars-nothing-more = Pro MarsBota už nic
page-mars-forecast-assumes = Předpokládá, že na vašem místě hraje jednoduchý model, který stálým tempem teraformuje a nestaví na kombinacích karet, takže vyhrává méně často než většina lidí.
page-mars-later = Čím později hra skončí, tím víc bodů MarsBotovi přinesou jeho €.
page-mars-start = Začít 1. generaci
page-mars-bot-turn = { $count ->
    [one] Tah MarsBota
    [few] Tahy MarsBota
   *[other] Tahy MarsBota
}

## Tapestry on the page

page-system-tapestry = Tapestry
page-system-tapestry-against = Tapestry, vy proti Automě a Stínové říši
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
page-tapestry-forecast-assumes = Místo vás hraje jednoduchý model: v každé epoše několikrát postoupí a osídlí území tam, kde to pole nabízejí.
page-tapestry-forecast-won = Model, který počítá šest až deset bodů za každé pole, vede v { $won } % těchto her. O vašich plánech neví nic.
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
page-tapestry-deck-real-hint = Vaše vlastní na stole; aplikace řekne, kdy táhnout za boty.
page-tapestry-era = { $era ->
    [0] Před 1. epochou
   *[other] { $era }. epocha
}
page-tapestry-level = úroveň { $level }
page-tapestry-mover-bots = tah botů
page-tapestry-bots-era = { $era ->
    [0] boti před 1. epochou
   *[other] boti v { $era }.
}
page-tapestry-no-points = bez bodů
page-tapestry-outposts = { $count ->
   *[other] osídlení
}
page-tapestry-map = Mapa
page-tapestry-key-fog = neprozkoumáno
page-tapestry-island = středový ostrov
page-tapestry-start-hex = začátek { $label }
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
page-tapestry-line-by-line = Řádek po řádku
page-tapestry-scan = Směr { $scan }: černá šipka začíná, šedá ukazuje druhou řadu
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
page-tapestry-next-title = Co by si kdo vybral
page-tapestry-seek-all = kterákoli nedokončená
page-tapestry-seek-landmark-or-end = nejbližší dominanta nebo konec
page-tapestry-seek-end = nejbližší konec
page-tapestry-legend-landmark = dominanta
page-tapestry-legend-taken = zabraná
page-tapestry-legend-next = další pro bota
page-tapestry-legend-favourite = oblíbená stupnice
page-tapestry-pair = Karty rozhodnutí
page-tapestry-pair-heading = Karty rozhodnutí { $track } a { $tiebreak }
page-tapestry-track-card = Karta stupnice
page-tapestry-tiebreak-card = Karta předností
page-tapestry-heart = oblíbená stupnice
page-tapestry-downwards = shora dolů
page-tapestry-upwards = zdola nahoru
page-tapestry-income-symbol = blahobyt, je-li balíček prázdný
page-tapestry-topple-symbol = symbol povalení
page-tapestry-reads = Karta { $card }, čteno
page-tapestry-distances = Ostatní čísla jsou zbývající pole.
page-tapestry-worth = Co by Automa bodovala
page-tapestry-covered = zakryto
page-tapestry-now = teď
page-tapestry-sum = Celkem
page-tapestry-next-income = { $turn }. zvýšení blahobytu botů, v tomto pořadí
page-tapestry-turns = { $first ->
    [1] 1. až { $last }.
   *[other] { $first }. až { $last }.
}
page-tapestry-mat = Karta blahobytu Automy, strana: { $mat }
page-tapestry-civilizations = Civilizace Automy
page-tapestry-second-civilization = Druhá civilizace
page-tapestry-beside = Karty tapiserie vedle karty
page-tapestry-on-mat = Karty tapiserie na kartě
page-tapestry-toppled = Povalení soupeři
page-tapestry-achievements = Úspěchy
page-tapestry-first = první
page-tapestry-second = druhý
page-tapestry-all-landmarks = Všechny dominanty
page-tapestry-on-your-table = na vašem stole
page-tapestry-display = Vyložené karty technologií
page-tapestry-decision-discard = Odložené karty rozhodnutí
page-tapestry-tapestry-discard = Odložené karty tapiserie
page-tapestry-gained = Automa získává { $vp } VB.
page-tapestry-automa-vp = VB Automy
page-tapestry-vp-of = { $owner }: VB
page-tapestry-automa-outposts = Automě zbývá osídlení
page-tapestry-shadow-outposts = Stínům zbývá osídlení
page-tapestry-end = Konec hry
page-tapestry-who-plays = Kdo hraje
page-tapestry-incomplete = Oficiální list pro dva hráče jsme neměli. Některá pravidla jsou náš výklad; to otevřené je přepínač.
page-tapestry-reshuffle = Karty přidané při míchání
page-tapestry-reshuffle-hint = Zdroje se liší: žádná, nebo dvě.
page-tapestry-levels = Úroveň Automy
page-tapestry-decks = Karty a kostka
page-die-real-hint = Házíte svou kostkou a řeknete, co ukazuje.
page-die-dealt-hint = Hází aplikace.
page-tapestry-first-player = Začínající hráč
page-tapestry-first-random = losuje aplikace
page-tapestry-keep = Ponechat nedoporučené karty
page-tapestry-keep-hint = Vyřadí se jen karty, které proti botům nedávají smysl.
page-tapestry-total = VB
page-tapestry-by-hand = opraveno ručně
page-tapestry-brought = Přinesli vám boti
page-tapestry-said = Vše ostatní, součet podle zadání
page-tapestry-tie = Při stejném počtu VB vítězíte vy.
page-tapestry-tie-people = Při stejném počtu VB rozhodují zbylé suroviny.
page-tapestry-so-far = Body Automy dosud; vaše, pokud je aplikace zná.
page-tapestry-shadow-never = Stínová říše nikdy nevítězí.
page-facet-players = Kdo hraje
page-history-by-players = Výhry podle toho, kdo hraje

## Korporace MarsBota

page-corporation-named = Určitá korporace
page-corporation-list = Korporace
page-corporation-needs = rozšíření: { $expansions }
page-corporation-is-yours = je vaše
page-corporation-not-said = žádná z těchto, nebo neuvedeno
page-corporation-draft = Pokud její karta určuje přednost při draftu, draft se zapne sám.
page-corporation-setup = Příprava
page-corporation-generation = Každou generaci
page-corporation-rulings = Výklad
page-corporation-tags = Počáteční symboly
page-corporation-priority = Přednost při draftu: { $list }
page-corporation-kept = Nyní na kartě
page-corporation-thin = Chudé prameny: tištěnou kartu neznáme celou.
page-corporation-cubes = { $cube }: { $spaces }
page-cube-letter-white = B
page-cube-letter-black = Č
page-cube-letter-silver = S

## Předpověď

page-forecast = Předpověď
page-forecast-busy = Hraji odtud dál, mnohokrát po sobě …
page-forecast-lead = { $bot } nejspíš získá { $low } až { $high } bodů.
page-forecast-median = Polovina her skončí pod { $median } body, polovina nad nimi.
page-forecast-no-score = V každém pokračování dojde čas: nic se nepočítá.
page-forecast-how = { $count ->
    [one] Jedno pokračování z této pozice
    [few] { $count } pokračování z této pozice
    [many] { $count } pokračování z této pozice
   *[other] { $count } pokračování z této pozice
    }, pokaždé s nově rozdanými kartami. V osmi z deseti leží výsledek v tomto rozmezí.
page-forecast-assumes = Na vašem místě hraje jednoduchý model, slabší než většina lidí.
page-forecast-ends = Podle konce hry
page-forecast-ends-hint = Jak často hra skončí právě tehdy a kde leží výsledek v osmi z deseti; zářez je střed.
page-forecast-chances = Jak by to dopadlo
page-forecast-won = { $lost ->
    [0] Model vyhraje { $won } % těchto her; vypovídá to o modelu, ne o vás.
   *[other] Model vyhraje { $won } % těchto her a v { $lost } % dojde čas; vypovídá to o modelu, ne o vás.
}
page-percent = { $value } %
page-range = { $low } až { $high }

## Keys, and what can be looked up

page-onward = Po tahu bota
page-onward-hint = Jen ve hře na obrazovce, kde vaši stranu hraje aplikace: tah, který se vás netýká, může zmizet sám. Každý dotyk a každá klávesa ho podrží. Nikdy při omezeném pohybu.
page-onward-wait = Čekat na mě
page-onward-six = Po šesti vteřinách pokračovat
page-stay = Zůstat
page-keys = Klávesové zkratky
page-keys-hint = Na klávesnici dělají jednotlivá písmena nejběžnější věci. Dají se vypnout.
page-keys-on = Zapnuto
page-keys-off = Vypnuto
page-close = Zavřít
page-key-list = Tento seznam
page-key-n = Plné tlačítko: dál, potvrdit
page-key-u = Zpět
page-key-r = Znovu
page-key-b = Mapa
page-key-m = Bot
page-key-j = Deník
page-key-f = Složit nebo rozložit otázku
page-key-find = Najít kartu, hledat v pravidlech
page-key-h = První stránka
page-look-up = Vyhledat { $what }
page-reference-bonus = Bonusové karty
page-reference-icons = Co dělají ikony stupnic
page-icon-does-advance = Tatáž stupnice postoupí ještě jednou.
page-icon-does-temperature = Teplota stoupne o stupeň, s ×2 o dva stupně.
page-icon-does-tr = TR MarsBota stoupne o vytištěné číslo.
page-icon-does-tag = Postoupí stupnice zobrazeného symbolu.

## Hry jako soubory, odkazy a kódy

page-share = Předat tuto hru
page-send-text = Poslat
page-send-file = Poslat soubor
page-link-title = Jako odkaz
page-link-hint = Celá hra je v odkazu za znakem #: jeho otevřením se nikam nic neodesílá. Kdo ho otevře, dostane vlastní hru; ta vaše zůstane, jak je.
page-link-copy = Zkopírovat odkaz
page-link-send = Poslat odkaz
page-link-by-hand = Prohlížeč to tady nedovolí. Vyberte odkaz níže a zkopírujte ho.
page-link-too-long = Tato hra je na odkaz příliš dlouhá. Předejte ji jako soubor.
page-link-here-only = Adresa { $host } platí jen na tomto zařízení. Pro jiné otevřete stránku na adrese, na kterou dosáhne, nebo hru předejte jako soubor.
page-link-damaged = Odkaz je poškozený nebo z něj kus chybí. Požádejte o něj znovu, nebo o soubor. Nic nebylo převzato.
page-code-title = Jako kód k naskenování
page-code-hint = Fotoaparát druhého zařízení tam hru otevře.
page-code-alt = Kód se stejným odkazem pro fotoaparát jiného zařízení
page-code-too-long = Tato hra je na kód příliš dlouhá. Pošlete odkaz nebo soubor.
page-file-title = Jako soubor
page-file-hint = Pro jiné zařízení, jiné Understudy, terminál, nebo jen do zálohy.

page-invite = Přizvat další
page-invite-hint = Kdo otevře některý z těchto odkazů, má tuto hru v seznamu na svém zařízení. Smazat ji nebo pojmenovat lze jen tady.
page-invite-play = Ke společnému hraní
page-invite-play-hint = S tímto odkazem lze zadávat odpovědi a brát je zpět stejně jako vy.
page-invite-watch = K přihlížení
page-invite-watch-hint = S tímto odkazem je vidět vše, co leží odkryté, hned jak se to stane; nic se s ním změnit nedá.
page-invite-link = { $right ->
    [play] Odkaz ke hraní
   *[watch] Odkaz k přihlížení
}
page-invite-copy = { $right ->
    [play] Zkopírovat odkaz ke hraní
   *[watch] Zkopírovat odkaz k přihlížení
}
page-invite-send = { $right ->
    [play] Poslat odkaz ke hraní
   *[watch] Poslat odkaz k přihlížení
}
page-invite-code = { $right ->
    [play] Kód k naskenování, ke hraní
   *[watch] Kód k naskenování, k přihlížení
}
page-invite-code-alt = { $right ->
    [play] Kód s odkazem ke hraní pro fotoaparát jiného zařízení
   *[watch] Kód s odkazem k přihlížení pro fotoaparát jiného zařízení
}
page-invite-renew-this = { $right ->
    [play] Vytvořit nový odkaz ke hraní…
   *[watch] Vytvořit nový odkaz k přihlížení…
}
page-invite-renew-title = { $right ->
    [play] Nový odkaz ke hraní?
   *[watch] Nový odkaz k přihlížení?
}
page-invite-renew-hint = { $right ->
    [play] Starý už nic neotevře a kdo díky němu hraje, o tuto hru přijde. Nový pošlete těm, kdo mají pokračovat.
   *[watch] Starý už nic neotevře a kdo díky němu přihlíží, o tuto hru přijde. Nový pošlete těm, kdo mají pokračovat.
}
page-invite-renew = Vytvořit nový odkaz
page-invite-renew-stay = Nechat starý
page-invite-renewed = Nový odkaz je hotový. Starý už nic neotevře.
page-joining = Odkaz se otevírá…
page-join-refused = Tento odkaz neotevře žádnou hru
page-join-no-room = Pro tuto hru teď není místo
page-watching = Přihlížíte
page-watching-hint = Tuto hru hraje někdo jiný. Co zadá, je tu hned vidět; odtud se nic změnit nedá.
page-watch = Přihlížet
page-guest-play = Hrajete s ostatními
page-guest-watch = Přihlížíte
page-leave = Vyřadit ze seznamu
page-leave-sure = Vyřadit tuto hru z vašeho seznamu? Tomu, kdo ji založil, zůstane; jejím odkazem se můžete vrátit.
page-leave-go = Vyřadit
page-take-title = Hra pro vás
page-take-sub = Přišla odkazem
page-take-answers = { $count ->
    [one] 1 odpověď
    [few] { $count } odpovědi
   *[other] { $count } odpovědí
}
page-take-taken = Převzít tuto hru a hrát ji tady?
page-take-there = Tato hra tu už je.
page-take-ahead = Tato hra tu už je; odkaz vede dál.
page-take-other = Tato hra tu už je, s jinými odpověďmi nebo s více odpověďmi. Zůstane, jak je.
page-take = Převzít
page-take-not = Nechat být
page-take-to-game = Ke hře
page-take-go-on = Pokračovat odtamtud
page-take-beside = Převzít jako druhou hru
page-files = Hry jako soubory
page-files-sub = Vše s sebou, vše jinam
page-files-all = Všechny hry v jednom souboru
page-files-all-hint = Každá hra a každá zadaná deska z tohoto místa, do zálohy nebo k otevření jinde.
page-files-gather = Dát všechny hry do souboru
page-files-progress = { $done } z { $count }
page-files-ready = V souboru: { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}, { $sheets ->
    [one] 1 zadaná deska
    [few] { $sheets } zadané desky
   *[other] { $sheets } zadaných desek
}.
page-files-left = { $count ->
    [one] 1 poškozená hra v něm není.
    [few] { $count } poškozené hry v něm nejsou.
   *[other] { $count } poškozených her v něm není.
}
page-files-open = Otevřít soubor
page-files-open-hint = S jednou hrou i se všemi. Co tu už je, se nezdvojí, a nic se nepřepíše bez zeptání.
page-files-choose = Vybrat soubor
page-brought-title = Co soubor přinesl
page-brought-sum = Převzato: { $taken }. Už tu bylo: { $there }. K rozhodnutí: { $open }. Odmítnuto: { $refused }.
page-brought-rest = { $count ->
    [one] 1 vyřízená
    [few] { $count } vyřízené
   *[other] { $count } vyřízených
}
page-brought-sheet = { $game }, deska { $name }
page-brought-taken = Převzato.
page-brought-there = Už tu bylo.
page-brought-ahead = Už tu je; soubor vede dál.
page-brought-other = Už tu je, s jinými odpověďmi nebo s více odpověďmi. Zůstane, jak je.
page-brought-other-sheet = Pod tímto jménem tu byla zadána jiná deska. Zůstane, jak je.
page-brought-gone-on = Pokračuje podle souboru.
page-brought-refused = Odmítnuto.
page-brought-put-in-place = Nahradit ji tou ze souboru
page-brought-no-sheet = Taková deska tu není známa.
page-brought-damaged = Tento soubor her je poškozený nebo neúplný. Nic nebylo převzato.
page-brought-newer = Tento soubor her vytvořilo novější Understudy. Aktualizujte prosím; nic nebylo převzato.

page-course = Kdyby to tehdy skončilo
page-course-hint = body po kolech
page-course-turned = V kole { $round } se natrvalo ujímá vedení { $owner }.
page-turned = Co rozhodlo
page-turned-in = Kolo { $round }.
page-turned-by = { $owner }: +{ $points } VB
page-turned-end = Závěrečné počítání: ocenění, poslední dílky a peníze.
page-look-ahead = Vrátit se přes to, co jste viděli?
page-look-ahead-hint = Mezitím se ukázaly karty, o kterých nikdo nemohl vědět. Vrátit se můžete; hra pak bude označena „s pohledem dopředu“. Ptáme se jen jednou.
page-look-ahead-stay = Zůstat
page-look-ahead-go = Vrátit se
page-looked-ahead = s pohledem dopředu
page-mars-course-hint = body po generacích
page-mars-course-turned = V generaci { $round } se natrvalo ujímá vedení { $owner }.
page-mars-turned-in = { $round }. generace.
