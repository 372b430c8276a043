# Hra Terraformace Marsu na obrazovce: co stránka říká kolem vašich karet.


mars-screen-price = { $mc } €
mars-screen-start-money = začíná s { $mc } €
mars-screen-production = produkce
mars-screen-worth = má hodnotu { $points } VB
mars-screen-kind-automated = Automatická
mars-screen-kind-active = Aktivní
mars-screen-kind-event = Událost
mars-screen-kind-corporation = Korporace
mars-screen-kind-prelude = Předehra
mars-screen-set-base = Základní hra

mars-screen-hand = V ruce
mars-screen-played = Vyložené
mars-screen-in-hand = Máte v ruce
mars-screen-nth = { $number }/{ $count }
mars-screen-card-before = Předchozí karta
mars-screen-card-after = Další karta
mars-screen-play = Zahrát za { $mc } €
mars-screen-filter = Karty podle symbolu
mars-screen-all = Vše
mars-screen-with-tag = Karty se symbolem { $tag }
mars-screen-sort = Pořadí karet v ruce
mars-screen-sort-playable = Hratelné první
mars-screen-sort-price = Podle ceny
mars-screen-sort-type = Podle typu
mars-screen-sort-tag = Podle symbolu
mars-screen-later = Na později
mars-screen-playable = { $count ->
    [0] Teď nelze zahrát žádnou
    [one] Teď lze zahrát 1; je první
    [few] Teď lze zahrát { $count }; jsou první
   *[other] Teď lze zahrát { $count }; jsou první
}
mars-screen-left-in-hand = Nezahrané karty v ruce: { $count } (bez VB)
mars-screen-if-bought = po koupi { $by } %
mars-screen-playable-now = lze ji zahrát hned
mars-screen-no-cards = V ruce nemáte žádné karty
mars-screen-not-yet = Zatím nelze zahrát
mars-screen-kept = Zatím ponecháno
mars-screen-keep-one = Nechte si jednu z těchto
mars-screen-corporations = Korporace
mars-screen-pile = Karty, které jste dostali

mars-screen-start-hint = Než si vyberete, prohlédněte si své karty: { $count }
mars-screen-start = Váš začátek
mars-screen-start-corporation = Korporace
mars-screen-start-preludes = Karty předehry
mars-screen-start-cards = Karty
mars-screen-see-cards = Ukázat karty
mars-screen-next = { $card }, dál
mars-screen-begin-with = Začít: { $card }
mars-screen-choose-one = Vyberte jednu
mars-screen-which-cards = Které karty koupíte?
mars-screen-left = zbývá
mars-screen-keep-begin = { $count ->
    [0] Nekoupit nic a začít
    [one] Koupit { $count } kartu a začít
    [few] Koupit { $count } karty a začít
   *[other] Koupit { $count } karet a začít
}
mars-screen-too-many = Na tolik nemáte
mars-screen-buy = { $count ->
    [0] Nekoupit nic
    [one] Koupit { $count } kartu
    [few] Koupit { $count } karty
   *[other] Koupit { $count } karet
}
mars-screen-buy-all = Koupit všechny ({ $count })
mars-screen-keep = Nechat si: { $card }

mars-screen-action-of = Váš tah, akce { $number }/2
mars-screen-forecast-assumes = Za vás hraje podle pravidel jednoduchý model „greedy“, ale hůř než většina lidí.
mars-screen-verb-use = Použít kartu
mars-screen-verb-projects = Standardní projekty
mars-screen-verb-claim = Tituly, soutěže
mars-screen-verb-sell = Prodat
mars-screen-pass = Pasovat
mars-screen-end = Ukončit tah
mars-screen-confirm-pass = Pasovat v této generaci?
    .hint = Do příští generace už nebudete na tahu. Ještě máte možné tahy:
    .stay = Hrát dál
mars-screen-confirm-cards = Hratelné karty
mars-screen-confirm-buy = Nekoupit žádnou z těchto karet?
    .hint = Všechny se odhodí. Máte { $mc } € a karta stojí { $price } €.
    .stay = Zpět ke kartám
mars-screen-likely-plants = Zeleň za rostliny: { $count }
mars-screen-likely-heat = Teplota za teplo: { $count }
mars-screen-use = Použít akci
mars-screen-use-card = Použít akci: { $card }
mars-screen-used = použito
mars-screen-use-a-card = Použít akci karty
mars-screen-once = Jednou za generaci
mars-screen-projects = Standardní projekty
mars-screen-one-tap = Stačí jedno klepnutí. Lze ho vrátit.
mars-screen-convert = Přeměnit
mars-screen-convert-plants = Zeleň z rostlin
mars-screen-convert-heat = Teplota z tepla
mars-screen-standard-projects = Standardní projekty (bez omezení)
mars-screen-claimable = Lze získat: { $milestones }
mars-screen-claim-fund = Čestné tituly a soutěže
mars-screen-money = Máte { $mc } €
mars-screen-have-need = máte { $have }, potřeba je { $need }
mars-screen-bot-could = MarsBot ho může získat
mars-screen-bot-has = MarsBot { $have }/{ $need }
mars-screen-you-bot = vy { $you }, MarsBot { $bot }
mars-screen-sell-patents = Prodat patenty
mars-screen-sell-hint = 1 € za každou kartu
mars-screen-sell = { $count ->
    [0] Vyberte karty
    [one] Prodat 1 kartu za 1 €
    [few] Prodat { $count } karty za { $count } €
   *[other] Prodat { $count } karet za { $count } €
}

mars-screen-actions = Akce
mars-screen-always = Trvalé efekty
mars-screen-others = Ostatní karty
mars-screen-events = Události
mars-screen-points = VB
mars-screen-card-points = VB na vašich kartách
mars-story = Hra v pěti větách
mars-story-start = { $corporation } proti MarsBotovi, herní plán { $map } ({ $difficulty }), { $generations ->
    [one] jedna generace
    [few] { $generations } generace
   *[other] { $generations } generací
}.
mars-story-rating = Váš teraformační rating: { $yours } → { $now }, MarsBotův: { $its } → { $risen }.
mars-story-cards = Zahráli jste { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
   *[other] { $cards } karet
} a umístili { $tiles ->
    [one] jeden vlastní dílek
    [few] { $tiles } vlastní dílky
   *[other] { $tiles } vlastních dílků
}; MarsBot umístil { $its }.
mars-story-goals = Čestné tituly a soutěže: vaše { $yours }; MarsBotovy { $its }.
mars-story-none = žádné
mars-story-result-human = Vyhráli jste o { $count } VB, nejvíce díky řádku { $line } (+{ $lead }).
mars-story-result-bot = MarsBot vyhrál o { $count } VB, nejvíce díky řádku { $line } (+{ $lead }).
mars-story-result-level = Obě strany měly stejně bodů.
mars-story-lost = Parametry nebyly včas dokončeny.
mars-screen-ahead-human = vedete o { $count } VB
mars-screen-ahead-bot = MarsBot vede o { $count } VB
mars-screen-stood = bez soutěží
mars-screen-level = shoda
mars-screen-nothing-played = Zatím nemáte žádné vyložené karty

mars-screen-my-turn = Jsem na tahu
mars-screen-go-on = Pokračovat
mars-screen-each = po { $mc } €
mars-screen-fills = zbytek v €
mars-screen-pay-why = Návrh: nejdřív zdroje, které se jinde málo hodí, a beze ztrát; peníze vám zůstanou na cokoli jiného.
mars-screen-pay-why-heat = Návrh: šetří teplo, kterým lze zvýšit teplotu.
mars-screen-pay = Zaplatit { $mc } €
mars-screen-pay-short = Na { $mc } € to nestačí
mars-screen-pay-wasted = Na { $mc } € je to moc
mars-screen-for-you = Pro vás
mars-screen-opened = Teď ji lze zahrát
mars-screen-taken-from-you = Ztratili jste
mars-screen-cube-worth-most = Zdroj, který má nejvíc VB, musí pryč; v případě shody si vybíráte.
mars-screen-stays = zůstává
mars-screen-threat = { $milestone }: MarsBot podmínku splňuje a může ho získat. Máte { $have }, potřeba je { $need }.
mars-screen-nothing-taken = Nic jste neztratili.
mars-screen-resource = Zdroj
mars-screen-had = bylo
mars-screen-has-now = teď
mars-screen-income = TR { $tr } + produkce { $production }
mars-screen-energy-turned = { $count } se změnilo na teplo
mars-screen-heat-from-energy = { $had } + { $count } z energie
mars-screen-now-hint = Bez soutěží.
mars-screen-score-cards = vaše; MarsBotovy jen při vysoké a brutálně vysoké obtížnosti

mars-screen-too-late = Už ji nelze zahrát.
mars-screen-last-chance = Poslední možnost zahrát:
mars-screen-stands-at = { $of ->
    [temperature] teplota je { $have } °C
    [oxygen] kyslíku je { $have } %
    [venus] Venuše je na { $have } %
   *[oceans] na Marsu leží oceánů: { $have }
}
mars-screen-cheaper = o { $mc } € levnější: { $card }
mars-screen-pays-with = Platí se
mars-screen-change = Změnit
mars-screen-taken = Získáno { $count } ze 3
mars-screen-funded = Sponzorováno { $count } ze 3
mars-screen-leads-you = vedete
mars-screen-leads-bot = vede MarsBot
mars-screen-leads-tie = shoda
mars-screen-no-actions = Žádná vaše vyložená karta nemá akci
mars-screen-key-card = Otevřít kartu, vybrat ze seznamu
mars-screen-key-list = Pohyb v seznamu nebo na herním plánu
mars-screen-key-neighbour = Předchozí nebo další karta
mars-screen-key-enter = Stisknout hlavní tlačítko

## Všechny karty

mars-legend = Co znamenají symboly
mars-legend-any-resource = Zdroj podle výběru
mars-legend-production = V rámečku: produkce
mars-legend-any-tile = Jakákoli destička
mars-legend-card = Karta
mars-legend-token = Zdroj na kartě
mars-legend-here = Na tuto kartu
mars-legend-for = Vlevo cena, vpravo zisk
mars-legend-per = Za každé 2 takové
mars-legend-either = Kteréhokoli hráče
mars-legend-rival = MarsBota
mars-legend-requirement = Podmínka zahrání
mars-legend-action = Akce, jednou za generaci
mars-legend-always = Trvalý efekt karty ve hře
mars-legend-first = Vaše první akce ve hře
mars-legend-book = Jen v textu
mars-all-find = Název, číslo nebo text
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
mars-screen-fleets = Volné obchodní flotily: { $home }/{ $all }
mars-screen-trade-brings = Zisk z obchodu
mars-screen-colony-brings = Bonus za každou kolonii
mars-screen-build-brings = Bonus za umístění
mars-screen-income-card = { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}
mars-screen-income-exchange = dobrat si kartu a jednu odhodit
mars-screen-income-ocean = oceán
mars-screen-build = Stavět za { $mc } €
mars-screen-trade-for = { $count ->
    [0] Obchodovat zdarma
   *[other] Obchodovat: { $count } × { $resource }
}
mars-screen-delegate = Vyslat delegáta
mars-screen-send = { $mc ->
    [0] Vyslat delegáta z lobby (zdarma)
   *[other] Vyslat delegáta ({ $mc } €)
}
mars-screen-from-lobby = z lobby, zdarma
mars-screen-from-reserve = v zásobě { $count }
mars-screen-would-lead = vedli byste ji
mars-screen-would-dominate = byla by dominantní
mars-screen-changes-nothing = zatím beze změny
mars-screen-policy-of = Politika: { $party }
mars-screen-rules = Vládnoucí strana: { $party }
mars-screen-influence = Vliv { $count }
mars-screen-in-lobby = jeden v lobby, v zásobě { $count }
mars-screen-lobby-empty = lobby prázdné, v zásobě { $count }
mars-screen-world = Globální události
mars-screen-world-you = vliv na vás
mars-screen-world-now = nyní
mars-screen-world-next = pak
mars-screen-world-then = později
mars-screen-world-nothing = teď bez vlivu
mars-screen-world-more = a další vlivy podle volby či náhody
mars-policy-mars-first = Když umístíte destičku na Mars, získáte 1 J oceli.
mars-policy-scientists = Jednou za generaci: zaplaťte 10 € a doberte si 3 karty.
mars-policy-unity = Titan má hodnotu o 1 € vyšší.
mars-policy-greens = Když umístíte zeleň, získáte 4 €.
mars-policy-reds = Každé zvýšení vašeho TR o 1 stojí 3 €.
mars-policy-kelvinists = Zaplaťte 10 € a zvyšte produkci energie i tepla o 1 (lze opakovat).

## Předehry na začátku

mars-screen-which-preludes = Které dvě karty předehry si necháte?
mars-screen-preludes-hint = Zahrají se před vaším prvním tahem.
mars-screen-two-preludes = { $count ->
    [0] Zvolte dvě
    [1] Zvolte ještě jednu
   *[other] Tyto dvě, dál
}
