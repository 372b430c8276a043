# Hra Terraformace Marsu na obrazovce: co stránka říká kolem vašich karet.

mars-screen-manner = Jak hrajete?
mars-screen-manner-reported = U stolu
    .hint = S krabicí: hlásíte, co děláte
mars-screen-manner-played = Na obrazovce
    .hint = Bez krabice: vaše karty i deska jsou tady

mars-screen-price = { $mc } €
mars-screen-start-money = začíná s { $mc } €
mars-screen-production = produkce
mars-screen-worth = má hodnotu { $points } VB
mars-screen-kind-automated = Automatická
mars-screen-kind-active = Aktivní
mars-screen-kind-event = Událost
mars-screen-kind-corporation = Korporace
mars-screen-kind-prelude = Předehra
mars-screen-set-base = Základní hra

mars-screen-hand = Ruka
mars-screen-played = Vyložené
mars-screen-in-hand = Ve vaší ruce
mars-screen-nth = { $number }. z { $count }
mars-screen-card-before = Předchozí karta
mars-screen-card-after = Další karta
mars-screen-play = Zahrát za { $mc } €
mars-screen-filter = Karty podle symbolu
mars-screen-all = Vše
mars-screen-with-tag = Karty se symbolem { $tag }
mars-screen-playable = { $count ->
    [0] Teď nelze zahrát žádnou z nich
    [one] Teď lze zahrát jednu; je první
    [few] Teď lze zahrát { $count }; jsou první
    [many] Teď lze zahrát { $count }; jsou první
   *[other] Teď lze zahrát { $count }; jsou první
}
mars-screen-left-in-hand = { $count ->
    [one] V ruce zůstala jedna karta; body nepřináší
    [few] V ruce zůstaly { $count } karty; body nepřinášejí
    [many] V ruce zůstalo { $count } karty; body nepřinášejí
   *[other] V ruce zůstalo { $count } karet; body nepřinášejí
}
mars-screen-playable-now = dala by se zahrát hned
mars-screen-no-cards = V ruce nemáte žádné karty
mars-screen-not-yet = Zatím ne
mars-screen-kept = Zatím ponecháno
mars-screen-keep-one = Nechte si jednu z těchto
mars-screen-corporations = Korporace
mars-screen-pile = Karty, které k vám doputovaly

mars-screen-start-hint = Než si vyberete, prohlédněte si i karty v ruce: { $count }
mars-screen-start = Váš začátek
mars-screen-start-corporation = Korporace
mars-screen-start-preludes = Předehry
mars-screen-start-cards = Karty
mars-screen-see-cards = Ukázat karty
mars-screen-next = { $card }, dál
mars-screen-begin-with = Začít: { $card }
mars-screen-choose-one = Vyberte jednu
mars-screen-which-cards = Které karty koupíte?
mars-screen-left = zbývá
mars-screen-keep-begin = { $count ->
    [0] Nekoupit nic a začít
    [one] Koupit { $count } kartu a začít
    [few] Koupit { $count } karty a začít
    [many] Koupit { $count } karty a začít
   *[other] Koupit { $count } karet a začít
}
mars-screen-too-many = Na tolik nemáte
mars-screen-buy = { $count ->
    [0] Nekoupit nic
    [one] Koupit { $count } kartu
    [few] Koupit { $count } karty
    [many] Koupit { $count } karty
   *[other] Koupit { $count } karet
}
mars-screen-keep = Nechat si: { $card }

mars-screen-action-of = Váš tah, akce { $number } ze 2
mars-screen-coach = Jak byste hráli?
mars-screen-coach-sub = Váš konečný výsledek minus MarsBotův
mars-screen-coach-busy = Odtud se dohrávají hry …
mars-screen-coach-how = V průměru z { $count } her z této pozice na každý tah, dohrávaných jednoduchým modelem „greedy“. Pruh ukazuje, o kolik se průměr může lišit.
mars-screen-coach-alike = První { $count } se s jistotou neliší.
mars-screen-forecast-assumes = Za vás dohrává jednoduchý model „greedy“, který dodržuje pravidla, ale hraje hůř než většina lidí.
mars-screen-verb-use = Použít kartu
mars-screen-verb-projects = Projekty
mars-screen-verb-claim = Tituly, soutěže
mars-screen-verb-sell = Prodat
mars-screen-pass = Pasovat
mars-screen-end = Ukončit tah
mars-screen-likely-plants = Zeleň za rostliny: { $count }
mars-screen-likely-heat = Teplota za teplo: { $count }
mars-screen-use = Použít
mars-screen-use-card = Použít: { $card }
mars-screen-used = použito
mars-screen-use-a-card = Použít kartu
mars-screen-once = Každou jednou za generaci
mars-screen-projects = Projekty
mars-screen-one-tap = Stačí jedno klepnutí; lze ho vzít zpět
mars-screen-convert = Přeměnit
mars-screen-convert-plants = Zeleň z rostlin
mars-screen-convert-heat = Teplota z tepla
mars-screen-standard-projects = Standardní projekty, kolikrát chcete
mars-screen-claim-fund = Čestné tituly a soutěže
mars-screen-money = Máte { $mc } €
mars-screen-have-need = máte { $have }, potřeba { $need }
mars-screen-bot-could = MarsBot si ho může vzít
mars-screen-bot-has = MarsBot { $have } z { $need }
mars-screen-you-bot = vy { $you }, MarsBot { $bot }
mars-screen-sell-patents = Prodat patenty
mars-screen-sell-hint = 1 € za každou kartu
mars-screen-sell = { $count ->
    [0] Vyberte karty
    [one] Prodat 1 kartu za 1 €
    [few] Prodat { $count } karty za { $count } €
    [many] Prodat { $count } karty za { $count } €
   *[other] Prodat { $count } karet za { $count } €
}

mars-screen-actions = Akce
mars-screen-always = Trvale
mars-screen-others = Ostatní
mars-screen-events = Události
mars-screen-points = VB
mars-screen-card-points = VB na vašich kartách
mars-screen-ahead-human = vedete o { $count } VB
mars-screen-ahead-bot = MarsBot vede o { $count } VB
mars-screen-stood = jak to stálo, bez soutěží
mars-screen-level = shodně
mars-screen-nothing-played = Zatím před vámi nic neleží

mars-screen-happened = Co se stalo
mars-screen-my-turn = Jsem na tahu
mars-screen-go-on = Dál
mars-screen-take-back = Vzít zpět
mars-screen-tap-space = { $count ->
    [one] Klepněte na vyznačené pole
    [few] Klepněte na jedno ze { $count } vyznačených polí
    [many] Klepněte na jedno z { $count } vyznačených polí
   *[other] Klepněte na jedno z { $count } vyznačených polí
}
mars-screen-place-here = Umístit sem
mars-screen-each = každý za { $mc } €
mars-screen-fills = doplatí zbytek
mars-screen-pay-why = Návrh: nejdřív to, čím jde málokdy platit, a beze ztrát; € zůstávají na cokoli.
mars-screen-pay-why-heat = Návrh: nejdřív to, čím jde málokdy platit. Teplo zůstává, ohřívá i Mars.
mars-screen-pay = Zaplatit { $mc } €
mars-screen-pay-short = Na { $mc } € to nestačí
mars-screen-pay-wasted = Více než { $mc } €
mars-screen-for-you = Pro vás
mars-screen-opened = Mars už je na ni připraven
mars-screen-taken-from-you = Co jste ztratili
mars-screen-cube-worth-most = Nejcennější kostka musí pryč; ze stejně cenných si vybíráte.
mars-screen-stays = zůstává
mars-screen-threat = { $milestone }: MarsBot podmínku splňuje a může si ho vzít. Máte { $have } z { $need }.
mars-screen-nothing-taken = Nic vám nebylo vzato.
mars-screen-resource = Zdroj
mars-screen-had = bylo
mars-screen-has-now = teď
mars-screen-income = TR { $tr } + produkce { $production }
mars-screen-energy-turned = { $count } se nejdřív změnilo na teplo
mars-screen-heat-from-energy = { $had } + { $count } z energie
mars-screen-now-hint = Bez soutěží.
mars-screen-score-cards = vaše; MarsBotovy jen na těžších úrovních

mars-screen-too-late = Pozdě.
mars-screen-last-chance = Poslední možnost:
mars-screen-stands-at = { $of ->
    [temperature] teplota je { $have } °C
    [oxygen] kyslíku je { $have } %
    [venus] Venuše je na { $have } %
   *[oceans] na Marsu leží oceánů: { $have }
}
mars-screen-cheaper = o { $mc } € levnější: { $card }
mars-screen-pays-with = Platí se
mars-screen-change = Změnit
mars-screen-then-cards = Co přijde dál, záleží na kartách, které ještě nikdo neviděl.
mars-screen-then-choice = Pak si zvolíte, jak to půjde dál.
mars-screen-taken = Získáno { $count } ze 3
mars-screen-funded = Sponzorováno { $count } ze 3
mars-screen-leads-you = vedete
mars-screen-leads-bot = vede MarsBot
mars-screen-leads-tie = nerozhodně
mars-screen-no-actions = Žádná vaše karta nemá akci
mars-screen-best-spaces = Nejlepší podle toho, co přinesou
mars-screen-why-not-others = Proč ne jiná pole?
mars-screen-not-taken = už mají dílek
mars-screen-not-ocean = jen pro oceány
mars-screen-not-land = nejsou pro oceán
mars-screen-not-named = vyhrazeno určitému městu
mars-screen-not-rule-greenery = nesousedí s vaším dílkem
mars-screen-not-rule-city = sousedí s městem
mars-screen-not-rule-card = sem tento dílek nesmí
mars-screen-key-card = Otevřít kartu z ruky
mars-screen-key-neighbour = Předchozí nebo další karta
mars-screen-key-enter = Stisknout vyplněné tlačítko

## Všechny karty

mars-all-find = Jméno nebo číslo
mars-all-set = Sada
mars-all-sets = Všechny sady
mars-all-kind = Druh
mars-all-kinds = Všechny druhy
mars-all-no-tag = Karty bez symbolů
mars-all-more = Zobrazit další
mars-all-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}

## Kolonie a Turmoil

mars-screen-trade = Obchod
mars-screen-trade-with = Obchod: { $colony }
mars-screen-fleets = { $home ->
    [0] žádná flotila doma
    [one] doma jedna flotila z { $all }
    [few] doma { $home } flotily z { $all }
   *[other] doma { $home } flotil z { $all }
}
mars-screen-trade-brings = Obchod přinese
mars-screen-colony-brings = Každá vaše kolonie přinese
mars-screen-build-brings = Stavba zde přinese
mars-screen-income-card = { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}
mars-screen-income-exchange = líznout kartu a jednu odložit
mars-screen-income-ocean = oceán
mars-screen-build = Stavět za { $mc } €
mars-screen-trade-for = { $count ->
    [0] Obchodovat zdarma
   *[other] Obchodovat: { $count } × { $resource }
}
mars-screen-delegate = Vyslat delegáta
mars-screen-send = { $mc ->
    [0] Vyslat delegáta z lobby
   *[other] Vyslat delegáta za { $mc } €
}
mars-screen-from-lobby = z lobby, zdarma
mars-screen-from-reserve = v zásobě { $count }
mars-screen-would-lead = vedli byste ji
mars-screen-would-dominate = byla by dominantní
mars-screen-changes-nothing = zatím se nic nezmění
mars-screen-policy-of = Politika: { $party }
mars-screen-rules = { $party }: u moci
mars-screen-influence = Vliv { $count }
mars-screen-in-lobby = jeden v lobby, v zásobě { $count }
mars-screen-lobby-empty = lobby prázdné, v zásobě { $count }
mars-screen-world = Globální události
mars-screen-world-you = co znamenají pro vás
mars-screen-world-now = nyní
mars-screen-world-next = pak
mars-screen-world-then = potom
mars-screen-world-nothing = za této situace nic
mars-screen-world-more = a něco dalšího podle volby či náhody
mars-policy-mars-first = Každá destička, kterou na Mars položíte, přinese 1 ocel.
mars-policy-scientists = Jednou za generaci: zaplaťte 10 € a lízněte 3 karty.
mars-policy-unity = Titan má hodnotu o 1 € vyšší.
mars-policy-greens = Každá zeleň, kterou položíte, přinese 4 €.
mars-policy-reds = Každý krok vašeho TR stojí 3 €.
mars-policy-kelvinists = Jak často chcete: zaplaťte 10 € a zvyšte produkci energie a tepla o 1.

## Předehry na začátku

mars-screen-which-preludes = Které dvě předehry si necháte?
mars-screen-preludes-hint = Zahrají se před vaším prvním tahem.
mars-screen-two-preludes = { $count ->
    [0] Zvolte dvě
    [1] Zvolte ještě jednu
   *[other] Tyto dvě, dál
}
