### Příprava stolu

mars-setup-map = Herní plán { $map }, příprava jako pro dva hráče: teplota −30 °C, kyslík 0 %, žádné oceány.
mars-setup-cards = { $corporate ->
    [0] Jen základní karty: karty Korporační éry vyřaďte.
   *[other] Základní karty společně s kartami Korporační éry.
}
mars-setup-board = { $cubes ->
    [one] Deska MarsBota: čirá kostička na políčko 0 její { $cubes } stupnice.
    [few] Deska MarsBota: čirá kostička na políčko 0 každé z jejích { $cubes } stupnic.
   *[other] Deska MarsBota: čirá kostička na políčko 0 každé z jejích { $cubes } stupnic.
}
mars-setup-rating = Barva pro MarsBota; jeho TR začíná na { $tr }, jeho € na 0.
mars-setup-bonus-real = { $cards ->
    [one] Bonusový balíček: { $cards } karta lícem dolů.
    [few] Bonusový balíček: { $cards } karty (B01 až B08), zamíchané lícem dolů.
   *[other] Bonusový balíček: { $cards } karet (B01 až B08), zamíchaných lícem dolů.
}
mars-setup-bonus-dealt = Bonusový balíček: rozdává aplikace.
mars-setup-deck-real = { $projects ->
    [one] Akční balíček: { $projects } karta projektu a vrchní bonusová karta, zamíchané lícem dolů.
    [few] Akční balíček: { $projects } karty projektů a vrchní bonusová karta, zamíchané lícem dolů.
   *[other] Akční balíček: { $projects } karet projektů a vrchní bonusová karta, zamíchané lícem dolů.
}
mars-setup-deck-projects = { $projects ->
    [one] Akční balíček: { $projects } karta projektu lícem dolů; aplikace přidá bonusovou kartu a řekne, kdy kartu otočit.
    [few] Akční balíček: { $projects } karty projektů lícem dolů; aplikace přidá bonusovou kartu a řekne, kdy kterou otočit.
   *[other] Akční balíček: { $projects } karet projektů lícem dolů; aplikace přidá bonusovou kartu a řekne, kdy kterou otočit.
}
mars-setup-deck-bonus = Akční balíček: vrchní bonusová karta lícem dolů; aplikace přidá karty projektů a řekne, kdy ji otočit.
mars-setup-deck-dealt = Akční balíček: rozdává aplikace.
mars-setup-neural-instance = Destička CMM leží připravená vedle herního plánu.
mars-setup-you = { $production ->
    [0] Vy se připravíte jako obvykle: korporace, deset karet projektů, TR 20.
   *[other] Vy se připravíte jako obvykle: korporace, deset karet projektů, TR 20, každá produkce na { $production }.
}
mars-setup-first-player = Vezměte si žeton začínajícího hráče.
mars-setup-draft = Draft: od 2. generace si vy i MarsBot vybíráte po čtyřech kartách.
mars-setup-rule = Zvláštní pravidlo: { $rule }

## Mars: Teraformace proti MarsBotovi.
### Jména (stupnice, symboly, destičky…) se vkládají v 1. pádě tak, jak tu stojí; věty je nemění.

## Průběh hry

mars-set-up = { $bonus ->
    [one] Příprava: bonusový balíček, { $bonus } karta
    [few] Příprava: bonusový balíček, { $bonus } karty
   *[other] Příprava: bonusový balíček, { $bonus } karet
}
mars-action-deck = { $cards ->
    [one] Akční balíček: { $cards } karta
    [few] Akční balíček: { $cards } karty, zamíchané
   *[other] Akční balíček: { $cards } karet, zamíchaných
}
mars-generation = { $generation }. generace. Začínající hráč: { $first }
mars-research = { $cards ->
    [one] Výzkum: { $cards } karta projektu pro MarsBota
    [few] Výzkum: { $cards } karty projektů pro MarsBota
   *[other] Výzkum: { $cards } karet projektů pro MarsBota
}
mars-research-draft = { $cards ->
    [one] Draft: MarsBot si nechává náhodné karty; do akčního balíčku jde { $cards } ze čtyř
    [few] Draft: MarsBot si nechává náhodné karty; do akčního balíčku jdou { $cards } ze čtyř
   *[other] Draft: MarsBot si nechává náhodné karty; do akčního balíčku jde { $cards } ze čtyř
}
mars-drafted = Vaše karty z draftu: { $cards }
mars-draft-discard = MarsBot z draftu odhazuje: { $card }
mars-bonus-drawn = Bonusová karta dobrána lícem dolů
mars-bonus-reshuffled = { $count ->
    [one] Bonusový balíček došel: nový tvoří { $count } odhozená karta
    [few] Bonusový balíček došel: nový tvoří { $count } zamíchané odhozené karty
   *[other] Bonusový balíček došel: nový tvoří { $count } zamíchaných odhozených karet
}
mars-project-reshuffled = { $count ->
    [one] Balíček projektů došel: nový tvoří { $count } odhozená karta
    [few] Balíček projektů došel: nový tvoří { $count } zamíchané odhozené karty
   *[other] Balíček projektů došel: nový tvoří { $count } zamíchaných odhozených karet
}
mars-production = Produkce: vaše energie se mění v teplo, pak získáváte příjem
mars-instant-loss = Začíná { $generation }. generace: MarsBot zvítězil
mars-score = { $owner }: { $total } VB
mars-score-line = { $line }: { $points } VB
mars-winner = Vítěz: { $owner }

## Tah MarsBota

mars-turn-bot = { $cards ->
    [0] Tah MarsBota: akční balíček je prázdný
    [one] Tah MarsBota: v akčním balíčku { $cards } karta
    [few] Tah MarsBota: v akčním balíčku { $cards } karty
   *[other] Tah MarsBota: v akčním balíčku { $cards } karet
}
mars-bot-passes = MarsBot pasuje
mars-project-card = Karta projektu: { $card }
mars-card-played = Na hromádku zahraných karet: { $card }
mars-tag = Symbol: { $tag }
mars-tag-without-track = Symbol: { $tag }. Tato stupnice není ve hře, nic se nestane
mars-advance = Stupnice { $track } → { $to } ({ $icon })
mars-advance-spent = Stupnice { $track } → { $to } (už využito, nic se nestane)
mars-advance-ignored = Postup na této stupnici neplatí (nízká obtížnost)
mars-icon-ignored = { $icon }: rozšíření není ve hře, nic se nestane
mars-track-at-end = Stupnice { $track } je na konci, nic se nestane
mars-regress = Stupnice { $track } ← { $to }
mars-failed-action = Neúspěšná akce: MarsBot získává { $mc } €
mars-gain-tr = MarsBot: TR +{ $tr }
mars-flip = Otočená karta: { $card }
mars-milestone-paid = MarsBot platí za čestný titul { $mc } €

## Bonusové karty

mars-bonus-card = Bonusová karta: { $card }
mars-bonus-discarded = Odhozeno: { $card }
mars-bonus-destroyed = Vyřazeno ze hry: { $card }
mars-bonus-impossible = Nic z toho není možné; není to neúspěšná akce
mars-card-money = MarsBot získává { $mc } €
mars-furthest = Chybějící kroky: kyslík { $oxygen }, oceány { $oceans }, teplota { $temperature }
mars-competition = Nejtěsnější sponzorovaná soutěž: { $award }
mars-helper-paid = MarsBot platí za pomocnou akci { $mc } €
mars-helper-impossible = { $award }: pomocná akce není možná
mars-no-helper = Žádná pomocná akce není možná: MarsBot dobírá další bonusovou kartu
mars-you-lose-plants = { $plants ->
    [0] Nemáte žádné rostliny, nic neztrácíte
    [one] Ztrácíte { $plants } rostlinu
    [few] Ztrácíte { $plants } rostliny
   *[other] Ztrácíte { $plants } rostlin
}
mars-you-are-protected = Chrání vás vaše karta: o nic nepřicházíte
mars-you-remove-cube = Odstraňte zvíře nebo mikroba s nejvyšší hodnotou VB, máte-li nějaké
mars-you-lose-cube = Ztrácíte kostičku z karty: { $card }

## Planeta

mars-place = { $owner ->
    [bot] { $tile }: { $space } (MarsBot)
   *[human] { $tile }: { $space } (vy)
}
mars-raise-temperature = Teplota { $to } °C, MarsBot: TR +1
mars-raise-oxygen = Kyslík { $to } %, MarsBot: TR +1
mars-bonus-step-money = Bonusová hodnota: MarsBot získává { $mc } €
mars-beside-oceans = Sousedící oceány: MarsBot získává { $mc } €
mars-covered-icons = { $mc ->
    [one] Zakrytý symbol bonusu: MarsBot získává { $mc } €
    [few] Zakryté symboly bonusů: MarsBot získává { $mc } €
   *[other] Zakryté symboly bonusů: MarsBot získává { $mc } €
}
mars-final-greenery = Závěrečná zeleň: stupnice { $track } → { $to }
mars-claim = { $owner ->
    [bot] Získaný čestný titul: { $milestone } (MarsBot)
   *[human] Získaný čestný titul: { $milestone } (vy)
}
mars-fund = { $owner ->
    [bot] Sponzorovaná soutěž: { $award } (MarsBot)
   *[human] Sponzorovaná soutěž: { $award } (vy)
}

## Váš tah

mars-turn-human = Váš tah
mars-you-pass = Pasujete
mars-you-said = Vaše údaje jsou zapsány
mars-you-off-map-city = Město mimo herní plán (vy)
mars-you-raise-temperature = Teplota { $to } °C, vy: TR +1
mars-you-raise-oxygen = Kyslík { $to } %, vy: TR +1
mars-you-change-tr = Změna vašeho TR: { $tr }
mars-you-remove = { $mc ->
    [0] { $resource } – odebrání: MarsBot nemá peníze, nic neztrácí
   *[other] { $resource } – odebrání: MarsBot ztrácí { $mc } €
}
mars-you-steal = { $mc ->
    [0] { $resource } – krádež: MarsBot nemá peníze, nic nezískáváte
   *[other] { $resource } – krádež: získáváte { $mc }, MarsBot ztrácí { $mc } €
}
mars-you-lower = { $steps ->
    [one] { $resource } – snížení produkce MarsBota o { $steps } krok
    [few] { $resource } – snížení produkce MarsBota o { $steps } kroky
   *[other] { $resource } – snížení produkce MarsBota o { $steps } kroků
}
mars-you-play = Vaše karta: { $card }
mars-card-counts = { $card }: u MarsBota { $count }
mars-you-spend-plants = Utrácíte za zeleň 8 rostlin
mars-put-right = Opraveno ručně

## Otázky

mars-ask-turn = Co jste udělali?
    .why = Zadejte, co se týká MarsBota nebo planety; zbytek tahu je jen váš.
mars-ask-action-card = Kterou kartu jste otočili?
    .why = MarsBot vyhodnocuje vrchní kartu svého akčního balíčku.
mars-ask-drawn-card = Kterou kartu projektu jste dobrali?
    .why = MarsBot dobírá kartu projektu a vyhodnocuje její symboly.
mars-ask-flipped-card = Kterou kartu projektu jste otočili?
    .why = Několik polí je stejně dobrých; rozhodne cena této karty. Pak ji odhoďte.
mars-ask-bonus-card = Kterou bonusovou kartu jste dobrali?
    .why = Soutěž korporací nepomohla, a tak MarsBot vyhodnocuje další bonusovou kartu.
mars-ask-draft = Kterou kartu si necháte?
    .why = Při draftu si vy i MarsBot necháte po jedné kartě a pak si hromádky vyměníte.
mars-ask-milestone-numbers = Jak daleko jste?
    .why = MarsBot může získat několik čestných titulů a bere ten, ke kterému máte nejblíž.
mars-ask-award-numbers = Co teď máte?
    .why = MarsBot se s vámi porovnává v soutěžích; suroviny se počítají i s produkcí.
mars-ask-score-sheet = Co máte na konci hry?
    .why = Sponzorované soutěže se vyhodnocují podle svých vytištěných pravidel a VB vašich karet aplikace nezná.
mars-ask-plants = Kolik máte rostlin?
    .why = Meteorický roj vám vezme až 5 rostlin.
mars-ask-protected = Máte zahranou kartu č. 173 (Protected Habitats)?
    .why = Tato karta chrání vaše rostliny, zvířata a mikroby.
mars-ask-cube = Která karta přijde o kostičku?
    .why = Invazní druhy berou zvíře nebo mikroba s nejvyšší hodnotou VB; mezi stejnými volíte vy.
mars-ask-bonus-ocean = Kam umístíte oceán?
    .why = Teplota dosáhla 0 °C: kdo ji zvýšil, umísťuje oceán.
mars-ask-attack = Co berete?
    .why = Vaše karta vám dává na výběr; MarsBot místo toho ztrácí peníze.
mars-ask-final-greenery = Umístíte závěrečnou zeleň?
    .why = Po poslední produkční fázi ještě můžete měnit rostliny v zeleň.

## Údaje: vaše počty

mars-number-said = { $generation ->
    [0] zatím nezadáno
   *[other] stav z { $generation }. generace
}
mars-number-stock-mc = Vaše €
    .said = { mars-number-said }
mars-number-stock-steel = Vaše ocel
    .said = { mars-number-said }
mars-number-stock-titanium = Váš titan
    .said = { mars-number-said }
mars-number-stock-plants = Vaše rostliny
    .said = { mars-number-said }
mars-number-stock-energy = Vaše energie
    .said = { mars-number-said }
mars-number-stock-heat = Vaše teplo
    .said = { mars-number-said }
mars-number-production-mc = Váš příjem (produkce €)
    .said = { mars-number-said }
mars-number-production-steel = Vaše produkce oceli
    .said = { mars-number-said }
mars-number-production-titanium = Vaše produkce titanu
    .said = { mars-number-said }
mars-number-production-plants = Vaše produkce rostlin
    .said = { mars-number-said }
mars-number-production-energy = Vaše produkce energie
    .said = { mars-number-said }
mars-number-production-heat = Vaše produkce tepla
    .said = { mars-number-said }
mars-number-tags-building = Vaše symboly staveb
    .said = { mars-number-said }
mars-number-tags-science = Vaše symboly vědy
    .said = { mars-number-said }
mars-number-cards-in-hand = Karty ve vaší ruce
    .said = { mars-number-said }
mars-number-card-points = VB za vaše karty
    .said = { mars-number-said }

## Údaje: co jste udělali

mars-field-tile = Destička
mars-field-space = Pole
mars-field-owner = Vlastník
mars-field-parameter = Hlavní faktor
mars-field-steps = Počet kroků
mars-field-milestone = Čestný titul
mars-field-award = Soutěž
mars-field-resource = Surovina
mars-field-amount = Množství
mars-field-production = Produkce
mars-field-your-card = Vaše karta
mars-field-tr = Změna vašeho TR
mars-field-track = Stupnice
mars-field-position = Políčko stupnice
mars-field-temperature = Teplota (°C)
mars-field-oxygen = Kyslík (%)
mars-field-bot-tr = TR MarsBota
mars-field-bot-mc = € MarsBota
mars-field-your-tr = Vaše TR

## Co můžete zadat

mars-report-done = Hotovo
    .hint = Nic dalšího už k zadání není.
mars-report-pass = Pasovat
    .hint = V této generaci už nebudete na tahu.
mars-report-tile = Destička umístěna
    .hint = Vaše destička nebo oceán na herním plánu; TR a kyslík se upraví samy.
mars-report-off-map-city = Město mimo herní plán
    .hint = Phobos nebo Ganymed: počítá se jako město i jako destička.
mars-report-raise = Hlavní faktor zvýšen
    .hint = Teplota nebo kyslík kartou či projektem; TR a bonusové hodnoty se upraví samy.
mars-report-claim = Čestný titul získán
    .hint = Ve hře lze získat tři čestné tituly, za obě strany dohromady.
mars-report-fund = Soutěž sponzorována
    .hint = Ve hře lze sponzorovat tři soutěže, za obě strany dohromady.
mars-report-remove = Suroviny odebrány
    .hint = MarsBot místo nich ztratí stejný počet €.
mars-report-steal = Suroviny ukradeny
    .hint = MarsBot ztratí peníze, vy získáte stejné množství dané suroviny.
mars-report-lower = Produkce snížena
    .hint = Kostička MarsBota se za každý krok posune o políčko zpět.
mars-report-card = Karta, která se týká MarsBota
    .hint = Karta, která něco počítá u MarsBota nebo mu něco bere.
mars-report-tr = Změna TR
    .hint = Jen kartou, bez hlavního faktoru a bez oceánu.
mars-report-greenery = Zeleň umístěna
    .hint = Za rostliny, po poslední produkční fázi.
mars-report-set-space = Opravit pole
    .hint = Co na něm opravdu leží; nic dalšího z toho neplyne.
mars-report-set-temperature = Opravit teplotu
    .hint = Podle herního plánu; bez TR a bez bonusové hodnoty.
mars-report-set-oxygen = Opravit kyslík
    .hint = Podle herního plánu; bez TR a bez bonusové hodnoty.
mars-report-set-bot = Opravit MarsBota
    .hint = Jeho TR a € podle stolu.
mars-report-set-track = Opravit stupnici
    .hint = Kde kostička opravdu stojí; už dosažená políčka zůstávají využitá.
mars-report-set-your-tr = Opravit vaše TR
    .hint = Podle herního plánu.

## Co nelze

mars-space-taken = Obsazeno: { $space }. Zvolte volné pole.
mars-marker-on-reserved = Na vyhrazené pole kostičku dát nelze: { $space }.
mars-one-neural-instance = Destička CMM je jen jedna a patří MarsBotovi.
mars-no-ocean-left = Všech devět oceánů je na herním plánu.
mars-milestone-gone = { $milestone }: tento čestný titul už získat nelze.
mars-milestone-not-met = { $milestone }: je potřeba { $need }, aplikace vám počítá { $have }. Je-li na stole jiný stav, nejdřív ho opravte.
mars-award-gone = { $award }: tuto soutěž už sponzorovat nelze.
mars-cannot-lower = { $steps ->
    [one] Stupnice { $track } je na 0 a nemůže zpět.
    [few] Stupnice { $track } je níže než na { $steps } a nemůže zpět tak daleko.
   *[other] Stupnice { $track } je níže než na { $steps } a nemůže zpět tak daleko.
}
mars-card-not-concerned = { $card }: tato karta se MarsBota netýká. Není co zadávat.
mars-deck-empty = { $deck }: žádné karty už nezbývají.
mars-level-or-modifiers = Obtížnost { $level } má vlastní pravidla. Pro jednotlivá pravidla zvolte střední.

## Proč akce neuspěla

mars-failure-no-tags = Karta nemá žádný symbol kategorie.
mars-failure-track-at-end = Stupnice je na konci.
mars-failure-no-legal-space = Žádné přípustné pole není volné.
mars-failure-oceans-complete = Všech devět oceánů je na herním plánu.
mars-failure-temperature-complete = Teplota je na maximu.
mars-failure-milestones-taken = Tři čestné tituly jsou získány.
mars-failure-no-milestone-met = MarsBot nesplňuje žádný z volných čestných titulů.
mars-failure-awards-taken = Tři soutěže jsou sponzorovány.
mars-failure-no-award-ahead = MarsBot nevede v žádné z nesponzorovaných soutěží.

## Rozhodování shod

mars-tie-own-cities = Nejvíce sousedících měst MarsBota
mars-tie-your-cities = Nejméně sousedících vašich měst
mars-tie-greeneries = Nejvíce sousedící zeleně
mars-tie-greeneries-and-oceans = Nejvíce sousedící zeleně a oceánů
mars-tie-oceans = Nejvíce sousedících oceánů
mars-tie-icons = Nejvíce zakrytých symbolů bonusů
mars-tie-flip = Otočená karta: počítá se do její ceny
mars-tie-you-meet = Splňujete jej i vy
mars-tie-you-closest = Máte k němu nejblíž
mars-tie-leftmost = Nejvíce vlevo
mars-tie-largest-lead = Největší náskok MarsBota
mars-tie-closest-award = Nejtěsnější: nejdřív ty, kde vedete nebo je shoda, pak ty, kde vede MarsBot

## Jména: stupnice, symboly, políčka

mars-track-building = Stavby
mars-track-space = Vesmír
mars-track-event = Události
mars-track-science = Věda
mars-track-energy = Energie
mars-track-earth = Země
mars-track-bio = Rostliny

mars-tag-building = Stavby
mars-tag-space = Vesmír
mars-tag-event = Události
mars-tag-science = Věda
mars-tag-power = Energie
mars-tag-jovian = Jupiter
mars-tag-earth = Země
mars-tag-city = Město
mars-tag-plant = Rostliny
mars-tag-animal = Zvířata
mars-tag-microbe = Mikrobi
mars-tag-venus = Venuše
mars-tag-wild = Žolík

mars-icon-none = Prázdné políčko
mars-icon-advance = Postup na této stupnici
mars-icon-temperature = Teplota
mars-icon-temperature2 = Teplota ×2
mars-icon-ocean = Oceán
mars-icon-greenery = Zeleň
mars-icon-city = Město
mars-icon-milestone = Získání čestného titulu
mars-icon-award = Sponzorování soutěže
mars-icon-venus = Venuše
mars-icon-floater = Plošina
mars-icon-floater2 = Plošina ×2
mars-icon-tr2 = TR +2
mars-icon-tr3 = TR +3
mars-icon-tr4 = TR +4
mars-icon-tr5 = TR +5
mars-icon-tr6 = TR +6
mars-icon-tr7 = TR +7
mars-icon-tr8 = TR +8
mars-icon-tag-space = Postup na stupnici Vesmír
mars-icon-tag-power = Postup na stupnici Energie
mars-icon-tag-event = Postup na stupnici Události
mars-icon-tag-venus = Postup na stupnici Venuše
mars-icon-tag-microbe = Postup na stupnici Rostliny

## Jména: suroviny, destičky, pole

mars-resource-mc = €
mars-resource-steel = Ocel
mars-resource-titanium = Titan
mars-resource-plants = Rostliny
mars-resource-energy = Energie
mars-resource-heat = Teplo
mars-resource-animal = Zvířata
mars-resource-microbe = Mikrobi

mars-tile-ocean = Oceán
mars-tile-greenery = Zeleň
mars-tile-city = Město
mars-tile-special = Speciální destička
mars-tile-capital = Hlavní město
mars-tile-marker = Kostička hráče
mars-tile-neural-instance = Destička CMM
mars-tile-none = Nic

mars-space = řada { $a }, pole { $b }
mars-card-face-down = Karta lícem dolů

## Jména: čestné tituly a soutěže

mars-milestone-terraformer = Teraformer
mars-milestone-mayor = Starosta
mars-milestone-gardener = Ekolog
mars-milestone-builder = Stavitel
mars-milestone-planner = Plánovač

mars-award-landlord = Realitní magnát
mars-award-banker = Bankéř
mars-award-scientist = Vědecká kapacita
mars-award-thermalist = Producent tepla
mars-award-miner = Těžař

## Jména: ostatní

mars-parameter-temperature = Teplota
mars-parameter-oxygen = Kyslík
mars-parameter-oceans = Oceány

mars-owner-human = Vy
mars-owner-bot = MarsBot

mars-deck-project = Balíček projektů
mars-deck-bonus = Bonusový balíček
mars-deck-action = Akční balíček

mars-map-tharsis = Tharsis
mars-expansion-corporate-era = Korporační éra

mars-phase-setup = Příprava hry
mars-phase-research = Fáze výzkumu
mars-phase-action = Fáze akcí
mars-phase-production = Produkční fáze
mars-phase-end = Závěrečná zeleň
mars-phase-over = Konec hry

mars-difficulty-easy = Nízká
mars-difficulty-normal = Střední
mars-difficulty-hard = Vysoká
mars-difficulty-brutal = Brutálně vysoká

mars-modifier-ignore-advance = Bez postupu na téže stupnici
    .hint = MarsBot si nevšímá symbolů Postup na této stupnici; není to neúspěšná akce.
mars-modifier-failed-action-3 = Neúspěšná akce za 3 €
    .hint = Za neúspěšnou akci získává MarsBot 3 € místo 5 €.
mars-modifier-awards-minus-5 = Soutěže −5
    .hint = MarsBot má v každé soutěži o 5 méně.
mars-modifier-card-vp = VB za karty
    .hint = Na konci hry získá MarsBot 1 VB za každou zahranou kartu se symbolem VB, který není záporný.
mars-modifier-first-turn-milestone = Časný čestný titul
    .hint = Ve svém prvním tahu generace může MarsBot získat čestný titul za 8 €.
mars-modifier-fourth-card = Čtvrtá karta projektu
    .hint = Akční balíček MarsBota má každou generaci čtyři karty projektů místo tří.

mars-score-tr = TR
mars-score-milestones = Čestné tituly
mars-score-awards = Soutěže
mars-score-greenery = Zeleň
mars-score-cities = Města
mars-score-neural-instance = Destička CMM
mars-score-mc = €
mars-score-cards = Karty
mars-score-total = Celkem

## Co dělají bonusové karty

mars-bonus-B01 = Přijdete až o 5 rostlin; po ztrátě 3 a více, nebo chrání-li vás karta, je tato karta vyřazena ze hry.
mars-bonus-B02 = Odstraníte své nejcennější zvíře nebo mikroba; MarsBot v každém případě získá 5 €.
mars-bonus-B03 = MarsBot dobere a vyhodnotí ještě jednu kartu projektu.
mars-bonus-B04 = MarsBot získá čestný titul, nebo od 6. generace sponzoruje soutěž, jinak získá 5 €.
mars-bonus-B05 = MarsBot postaví město vedle alespoň dvou destiček zeleně nebo oceánu, pokud takové místo existuje.
mars-bonus-B06 = MarsBot zvýší hlavní faktor, který má blízko k bonusové hodnotě nebo ke konci, jinak ten, kterému chybí nejvíc.
mars-bonus-B07 = MarsBot umístí destičku CMM; nemá-li pro ni místo, vyhodnotí kartu projektu.
mars-bonus-B08 = Za 5 € si MarsBot pomůže v nejtěsnější sponzorované soutěži; nemůže-li, vyhodnotí další bonusovou kartu.

## Výklad: kde tištěná pravidla mlčí nebo se rozcházejí

mars-ruling-D-2 = Na políčku 6 stupnice Události a na políčkách 2 a 4 stupnice Energie jsou plošiny.
    .why = Přepisy desky se rozcházejí; desky ostatních herních plánů tam mají plošiny.
mars-ruling-D-7 = Nemůže-li Soutěž korporací pomoci, třeba i proto, že MarsBot nemá 5 €, dobere se další bonusová karta.
    .why = Podle pravidel se další karta dobírá vždy, když se žádná pomocná akce neprovede, ať je důvod jakýkoli.
mars-ruling-D-8 = Nejdřív soutěže, ve kterých vedete nebo je shoda, od nejmenšího náskoku; pak ty, kde vede MarsBot, od nejmenšího náskoku.
    .why = Tak rozumíme slovu „nejtěsnější“ v pravidlech; jeden veřejný program řadí opačně.
mars-ruling-D-9 = Nejdále od konce je hlavní faktor, kterému chybí nejvíc kroků.
    .why = Česká pravidla mluví o tom, čemu chybí nejvíc; podíl celé stupnice by byl jiné pravidlo.
mars-ruling-D-10 = Rovnocenná pole se počítají stále dokola v pořadí čtení až do ceny karty; cena 0 znamená první pole.
    .why = Podle pravidel se počítá do ceny karty, ale o ceně 0 neříkají nic.
mars-ruling-D-11 = Karta na hromádce zahraných karet MarsBota boduje, jen když má symbol VB.
    .why = Pravidlo mluví o symbolu, který není záporný, takže karta bez symbolu se nepočítá.
mars-ruling-D-13 = Centrální mozek MarsBota se vyřadí ze hry, ať destička byla umístěna, nebo ne.
    .why = Podle pravidel se karta vyřazuje vždy; jinak to uvádí jen neoficiální seznam.
mars-ruling-D-14 = Oceán vedle destičky CMM se počítá jako pole, které neobsazujete.
    .why = Oceány nikomu nepatří a body berou jen vaše destičky.
mars-ruling-D-24 = Zbývá-li při dvojím zvýšení teploty jen jeden krok, provede se jeden a není to neúspěšná akce.
    .why = Akce se provedla, nakolik to šlo; neúspěšná je, jen když teplota byla na maximu už předtím.
mars-ruling-D-25 = Bankéř je vlevo od Vědecké kapacity.
    .why = Tak je uvádějí pravidla i přehledová karta; ověřte si to na svém herním plánu.
mars-ruling-D-27 = Závěrečná zeleň se nebere z políčka, které už bylo využito.
    .why = Políčko působí jednou a konec hry není výjimka.
mars-ruling-D-38 = MarsBot získává 2 € za každý sousedící oceán, ne 2 € celkem.
    .why = Každý oceán platí tomu, kdo vedle něj umístí destičku, jako v základní hře.
mars-ruling-D-41 = Snížení produkce o několik kroků posune kostičku o stejný počet políček zpět.
    .why = Říkají to česká pravidla; ostatní mluví jen o jednom kroku.
mars-ruling-D-42 = Odebírá se, co je k dispozici; ke snížení produkce jsou potřeba všechny kroky.
    .why = Poznámka ve francouzském přehledu dovoluje víc, základní pravidla ne.
mars-ruling-D-43 = Nařídí-li bonusová karta postup a stupnice je na konci, nic se nestane.
    .why = Bonusová karta, kterou nelze provést, nikdy není neúspěšná akce.
mars-ruling-D-55 = Karta vyhodnocená během jiné karty jde na hromádku zahraných karet dřív.
    .why = Je dokončena dřív; pravidla pořadí neurčují.
