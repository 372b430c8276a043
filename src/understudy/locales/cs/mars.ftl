### Příprava stolu

mars-setup-map = Herní plán { $map }, příprava jako pro dva hráče: teplota −30 °C, kyslík 0 %, žádné oceány.
mars-setup-cards = { $corporate ->
    [0] Jen základní karty: karty Éry korporací vyřaďte.
   *[other] Základní karty společně s kartami Éry korporací.
}
mars-setup-expansions = Ve hře: { $expansions }.
mars-setup-board = { $cubes ->
    [one] Deska MarsBota: čirá kostička na políčko 0 její { $cubes } stupnice.
    [few] Deska MarsBota: čirá kostička na políčko 0 každé z jejích { $cubes } stupnic.
   *[other] Deska MarsBota: čirá kostička na políčko 0 každé z jejích { $cubes } stupnic.
}
mars-setup-rating = Barva pro MarsBota; jeho TR začíná na { $tr }, jeho € na 0.
mars-setup-stand-in = Deska MarsBota: pro tento herní plán používá aplikace náhradní stupnice. Máte-li tištěnou desku, zadejte její stupnice před hrou.
mars-setup-recession = Kartu předehry Recese (P59) vyřaďte.
mars-setup-venus = Venuše: plán Venuše na 0 %, MarsBotova lišta Venuše pod jeho deskou. Zásah Světové vlády se nehraje.
mars-setup-colonies-chosen = Kolonie, příprava jako pro dva hráče, každý ukazatel na druhém kroku: { $colonies }. MarsBot má svou desku úložišť a jednu obchodní flotilu.
mars-setup-colonies-drawn = Kolonie, příprava jako pro dva hráče: destičky vylosuje aplikace, každý ukazatel dejte na druhý krok. MarsBot má svou desku úložišť a jednu obchodní flotilu.
mars-setup-turmoil = { $delegates ->
    [one] Turmoil: v zásobě MarsBota leží { $delegates } delegát, v lobby žádný.
    [few] Turmoil: v zásobě MarsBota leží { $delegates } delegáti, v lobby žádný.
   *[other] Turmoil: v zásobě MarsBota leží všech { $delegates } delegátů, v lobby žádný.
}
mars-setup-honours = Čestné tituly a soutěže: vyložte ty, které jste zvolili, jinak ty, které vylosuje aplikace; Teraformer se nepoužívá. MarsBot má desku Tharsis.
mars-setup-corporation = Korporace MarsBota: { $corporation }. Její přípravou vás provede aplikace.
mars-setup-corporation-random = Korporace MarsBota: aplikace ji vylosuje a provede vás její přípravou.
mars-setup-recurring = Bonusové karty, které se zamíchávají každou generaci; položte je vedle desky MarsBota: { $cards }.
mars-setup-bonus-real = Bonusový balíček, zamíchaný lícem dolů: { $cards }.
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
mars-setup-neural-instance = Destičku CMM položte vedle herního plánu.
mars-setup-you = { $production ->
    [0] Vy se připravíte jako obvykle: korporace, deset karet projektů, TR 20.
   *[other] Vy se připravíte jako obvykle: korporace, deset karet projektů, TR 20, každá produkce na { $production }.
}
mars-setup-preludes = Vaše karty Preludií: doberte si čtyři, dvě si nechte a zahrajte je před prvním tahem.
mars-setup-first-player = Začínajícím hráčem jste vy; vezměte si žeton.
mars-setup-draft = Výběr z karet (draft): od 2. generace si vy i MarsBot vybíráte po čtyřech kartách.
mars-setup-rule = Vlastní obtížnost: { $rule }

## Mars: Teraformace proti MarsBotovi.
### Jména (stupnice, symboly, destičky…) se vkládají v 1. pádě tak, jak tu stojí; věty je nemění.

## Průběh hry

mars-set-up = { $bonus ->
    [one] Příprava hry: bonusový balíček, { $bonus } karta
    [few] Příprava hry: bonusový balíček, { $bonus } karty
   *[other] Příprava hry: bonusový balíček, { $bonus } karet
}
mars-colony-tiles = Destičky kolonií ve hře, ukazatele na druhém kroku: { $colonies }
mars-honours-drawn = Ve hře jsou čestné tituly: { $milestones }; soutěže: { $awards }
mars-action-deck = { $cards ->
    [one] Akční balíček: { $cards } karta
    [few] Akční balíček: { $cards } karty, zamíchané
   *[other] Akční balíček: { $cards } karet, zamíchaných
}
mars-recurring = Zamícháno jako v každé generaci: { $cards }
mars-generation = { $generation }. generace. Začínající hráč: { $first }
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
mars-draft-discard-unseen = { $count ->
    [1] MarsBot tuto kartu z draftu odhazuje
    [2] Položte tyto dvě karty do řady: MarsBot odhazuje kartu číslo { $place } zleva
    [3] Položte tyto tři karty do řady: MarsBot odhazuje kartu číslo { $place } zleva
   *[other] Položte tyto čtyři karty do řady: MarsBot odhazuje kartu číslo { $place } zleva
}
mars-draft-keeps = Položte { $count ->
    [2] dvě stejně dobré karty
    [3] tři stejně dobré karty
   *[other] čtyři stejně dobré karty
} do řady: MarsBot si nechává kartu číslo { $place } zleva, ostatní jdou dál
mars-rest-of-gain = MarsBot získává zbytek: { $mc } €
mars-floaters-spent = MarsBot utrácí 5 plošin za další kartu projektu
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
mars-drafted-reshuffled = { $count ->
    [one] Balíček projektů i odhozené karty došly: nový balíček tvoří { $count } vaše karta z draftu
    [few] Balíček projektů i odhozené karty došly: nový balíček tvoří { $count } vaše zamíchané karty z draftu
   *[other] Balíček projektů i odhozené karty došly: nový balíček tvoří { $count } vašich zamíchaných karet z draftu
}
mars-production = Produkce: vaše energie se přemění v teplo, pak získáváte příjem
mars-colonies-step = Kolonie: každý ukazatel postupuje o krok, obchodní flotily se vracejí
mars-tr-revision = Revize TR: vy ztrácíte 1 TR, MarsBot nic
mars-global-event = Globální událost, týká se jen vás: { $event }
mars-new-government = Nová vláda: { $party }. Předseda: { $chairman }
mars-neutral-delegate = Neutrální delegát: { $party } ({ $event })
mars-instant-loss = Začíná { $generation }. generace: MarsBot zvítězil
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
mars-tag-without-track = Symbol: { $tag }. Tato stupnice není ve hře, bez efektu
mars-advance = Stupnice { $track } → { $to } ({ $icon })
    .told = Stupnice { $track } → { $to }
mars-advance-spent = Stupnice { $track } → { $to } (už využito, bez efektu)
mars-advance-ignored = Postup na této stupnici neplatí (nízká obtížnost)
mars-icon-ignored = { $icon }: rozšíření není ve hře, bez efektu
mars-track-at-end = Stupnice { $track }: kostička je na konci, bez efektu
mars-regress = Stupnice { $track } ← { $to }
mars-microbe-advance = Další posun platí jako symbol mikrobů: reagují na něj Pharmacy Union a Splice
mars-failed-action = Neúspěšná akce: MarsBot získává { $mc } €
mars-gain-tr = MarsBot: TR +{ $tr }
    .told = TR MarsBota roste o { $tr }
mars-lose-tr = MarsBot: TR { $tr }
mars-flip = Otočená karta: { $card }
    .told = MarsBot otáčí kartu { $card }
mars-no-card-left = Žádná karta projektu nezbývá
mars-milestone-paid = MarsBot platí za čestný titul { $mc } €
mars-colony = { $owner ->
    [bot] Kolonie: { $colony } (MarsBot)
   *[human] Kolonie: { $colony } (vy)
}
    .told =
        { $owner ->
            [bot] MarsBot staví kolonii na destičce { $colony }
           *[human] Stavíte kolonii na destičce { $colony }
        }
mars-trade = { $owner ->
    [bot] Obchod: { $colony } (MarsBot)
   *[human] Obchod: { $colony } (vy)
}
    .told =
        { $owner ->
            [bot] MarsBot obchoduje s kolonií { $colony }
           *[human] Obchodujete s kolonií { $colony }
        }
mars-trade-paid = MarsBot platí za obchod { $mc } €
mars-your-colony-bonus = { $colony }: získáváte bonus za své kolonie na této destičce
mars-stored = { $count ->
    [one] Do úložiště MarsBota: { $colony }, { $count } kostička
    [few] Do úložiště MarsBota: { $colony }, { $count } kostičky
   *[other] Do úložiště MarsBota: { $colony }, { $count } kostiček
}
    .told =
        { $count ->
            [one] MarsBot si ukládá { $count } kostičku z destičky { $colony }
            [few] MarsBot si ukládá { $count } kostičky z destičky { $colony }
           *[other] MarsBot si ukládá { $count } kostiček z destičky { $colony }
        }
mars-exchange = Pět uložených kostiček se mění v posun na stupnici: { $colony }
mars-floaters = { $count ->
    [one] MarsBot získává { $count } plošinu
    [few] MarsBot získává { $count } plošiny
   *[other] MarsBot získává { $count } plošin
}
mars-colony-money = Bonus kolonie: MarsBot získává { $mc } €
mars-second-fleet = MarsBot získává druhou obchodní flotilu, použitelnou od příští generace
mars-cube-paid = Kostička rozšíření: MarsBot platí { $mc } € a staví kolonii
mars-delegate = Delegát MarsBota: { $party }
    .told = MarsBot vysílá delegáta do strany { $party }
mars-delegate-paid = MarsBot platí za druhého delegáta { $mc } €

## Korporace MarsBota

mars-corporation-drawn = Korporace vylosovaná pro MarsBota: { $corporation }
mars-corporation = Korporace MarsBota: { $corporation }
mars-corporation-effect = Efekt korporace: { $corporation }
mars-corporation-money = { $corporation }: MarsBot získává { $mc } €
mars-corporation-loss = { $corporation }: MarsBot ztrácí { $mc } €
mars-on-card = Na kartě korporace { $corporation }: { $thing }, změna { $count }
mars-cubes-laid = { $count ->
    [one] Příprava korporace: na stupnicích leží { $count } kostička
    [few] Příprava korporace: na stupnicích leží { $count } kostičky
   *[other] Příprava korporace: na stupnicích leží { $count } kostiček
}
mars-cube-reached = Dosažena kostička korporace: { $corporation }
mars-joins-action-deck = Do akčního balíčku zamíchala korporace: { $corporation }
mars-into-bonus-deck = Zamícháno do bonusového balíčku: { $cards }
mars-under-bonus-deck = Pod bonusový balíček: { $card }
mars-revealed-for-deck = Otočeno pro bonusový balíček: { $cards }
mars-bonus-reshuffled-card = Zamícháno zpět do bonusového balíčku: { $card }
mars-settlers = Kostička MarsBota: { $space }
mars-card-removed = Z hromádky zahraných karet vyřazeno ze hry: { $card }
mars-hyperlink = { $count ->
    [one] Dobrána { $count } karta. Nejlepší z nich: { $cards }
    [few] Dobrány { $count } karty. Nejlepší dvě: { $cards }
   *[other] Dobráno { $count } karet. Nejlepší dvě: { $cards }
}
mars-fewest-tags-discarded = Nejméně symbolů, z akčního balíčku odhozeno: { $card }
mars-colony-tile-added = Další destička kolonie: { $colony }

mars-kept-mc = €
mars-kept-plant = Rostliny
mars-kept-science = Věda
mars-kept-white = Bílá kostička
mars-kept-black = Černá kostička

## Bonusové karty

mars-bonus-card = Bonusová karta: { $card }
mars-bonus-discarded = Odhozeno: { $card }
mars-bonus-destroyed = Vyřazeno ze hry: { $card }
    .told = Karta { $card } je vyřazena ze hry
mars-bonus-set-aside = Odloženo stranou, vrátí se: { $card }
    .told = Karta { $card } jde stranou a později se vrátí
mars-bonus-unresolved = Odhozeno bez vyhodnocení: { $card }
mars-bonus-impossible = Nic z toho není možné; není to neúspěšná akce
mars-card-money = MarsBot získává { $mc } €
mars-furthest = Chybějící kroky: kyslík { $oxygen }, oceány { $oceans }, teplota { $temperature }
mars-competition = Nejtěsnější sponzorovaná soutěž: { $award }
mars-helper-paid = MarsBot platí za pomocnou akci { $mc } €
mars-helper-impossible = { $award }: pomocná akce není možná
mars-no-helper = Žádná pomocná akce není možná: MarsBot dobírá další bonusovou kartu
mars-revealed = Otočená karta se nehodí: { $card }
mars-revealed-discarded = { $count ->
    [one] Odhazuje se { $count } otočená karta
    [few] Odhazují se { $count } otočené karty
   *[other] Odhazuje se { $count } otočených karet
}
mars-you-lose-plants = { $plants ->
    [0] Nemáte žádné rostliny, nic neztrácíte
    [one] Ztrácíte { $plants } rostlinu
    [few] Ztrácíte { $plants } rostliny
   *[other] Ztrácíte { $plants } rostlin
}
mars-you-are-protected = Chrání vás vaše karta: o nic nepřicházíte
mars-icy-impactors = Icy Impactors: začínajícím hráčem je MarsBot a volí pole; TR a bonusy pole jsou vaše
mars-you-remove-cube = Odstraňte zvíře nebo mikroba s nejvyšší hodnotou VB, máte-li nějaké na kartách nebo korporaci
mars-you-lose-cube = Ztrácíte zdroj z karty: { $card }

## Planeta

mars-place = { $owner ->
    [bot] { $tr ->
        [0] { $tile }: { $space } (MarsBot)
       *[other] { $tile }: { $space } (MarsBot: TR +{ $tr })
    }
   *[human] { $tr ->
        [0] { $tile }: { $space } (vy)
       *[other] { $tile }: { $space } (vy: TR +{ $tr })
    }
}
    .told =
        { $owner ->
            [bot] MarsBot umisťuje { $tile ->
                [city] město
                [greenery] zeleň
                [ocean] oceán
               *[other] destičku { $tile }
            } ({ $space }){ $tr ->
                [0] { "" }
               *[other] ; TR +{ $tr }
            }
           *[human] Umisťujete { $tile ->
                [city] město
                [greenery] zeleň
                [ocean] oceán
               *[other] destičku { $tile }
            } ({ $space }){ $tr ->
                [0] { "" }
               *[other] ; TR +{ $tr }
            }
        }
mars-raise-temperature = { $tr ->
    [0] Teplota { $to } °C (MarsBot)
   *[other] Teplota { $to } °C, MarsBot: TR +{ $tr }
}
    .told =
        { $tr ->
            [0] MarsBot zvyšuje teplotu na { $to } °C
           *[other] MarsBot zvyšuje teplotu na { $to } °C; TR +{ $tr }
        }
mars-raise-oxygen = { $tr ->
    [0] Kyslík { $to } % (MarsBot)
   *[other] Kyslík { $to } %, MarsBot: TR +{ $tr }
}
    .told =
        { $tr ->
            [0] MarsBot zvyšuje obsah kyslíku na { $to } %
           *[other] MarsBot zvyšuje obsah kyslíku na { $to } %; TR +{ $tr }
        }
mars-raise-venus = { $tr ->
    [0] Venuše { $to } % (MarsBot)
   *[other] Venuše { $to } %, MarsBot: TR +{ $tr }
}
    .told =
        { $tr ->
            [0] MarsBot zvyšuje Venuši na { $to } %
           *[other] MarsBot zvyšuje Venuši na { $to } %; TR +{ $tr }
        }
mars-bonus-step-money = Bonusová hodnota: MarsBot získává { $mc } €
mars-beside-oceans = Sousedící oceány: MarsBot získává { $mc } €
    .told = MarsBot získává { $mc } € za sousedící oceány
mars-covered-icons = { $mc ->
    [one] Zakrytý symbol bonusu: MarsBot získává { $mc } €
    [few] Zakryté symboly bonusů: MarsBot získává { $mc } €
   *[other] Zakryté symboly bonusů: MarsBot získává { $mc } €
}
    .told = MarsBot získává { $mc } € za zakrytý bonus
mars-special-space-paid = Zvláštní pole: MarsBot platí { $mc } €
mars-final-greenery = Závěrečná zeleň: stupnice { $track }
mars-claim = { $owner ->
    [bot] Získaný čestný titul: { $milestone } (MarsBot)
   *[human] Získaný čestný titul: { $milestone } (vy)
}
    .told =
        { $owner ->
            [bot] MarsBot získává čestný titul { $milestone }
           *[human] Získáváte čestný titul { $milestone }
        }
mars-fund = { $owner ->
    [bot] Sponzorovaná soutěž: { $award } (MarsBot)
   *[human] Sponzorovaná soutěž: { $award } (vy)
}
    .told =
        { $owner ->
            [bot] MarsBot sponzoruje soutěž { $award }
           *[human] Sponzorujete soutěž { $award }
        }

## Váš tah

mars-turn-human = Váš tah
mars-you-pass = Pasujete
mars-you-said-points = Vaše karty mají zatím hodnotu { $points } VB
mars-you-said = Vaše údaje jsou zapsány
mars-you-off-map-city = Město mimo herní plán (vy)
mars-you-raise-temperature = { $tr ->
    [0] Teplota { $to } °C
   *[other] Teplota { $to } °C, vy: TR +{ $tr }
}
    .told =
        { $tr ->
            [0] Zvyšujete teplotu na { $to } °C
           *[other] Zvyšujete teplotu na { $to } °C; TR +{ $tr }
        }
mars-you-raise-oxygen = { $tr ->
    [0] Kyslík { $to } %
   *[other] Kyslík { $to } %, vy: TR +{ $tr }
}
    .told =
        { $tr ->
            [0] Zvyšujete obsah kyslíku na { $to } %
           *[other] Zvyšujete obsah kyslíku na { $to } %; TR +{ $tr }
        }
mars-you-raise-venus = { $tr ->
    [0] Venuše { $to } % (vy)
   *[other] Venuše { $to } %, vy: TR +{ $tr }
}
    .told =
        { $tr ->
            [0] Zvyšujete Venuši na { $to } %
           *[other] Zvyšujete Venuši na { $to } %; TR +{ $tr }
        }
mars-you-cool = Teplota klesá na { $to } °C
mars-ocean-removed = Oceán odstraněn: { $space }
mars-you-remove-tile = Odstraňuje se vaše destička na poli: { $space }
mars-you-move-colony-track = Ukazatel na destičce { $colony }: krok { $to }
mars-you-withdraw-delegate = Strana { $party } přichází o delegáta: { $owner }
mars-you-replace-delegate = { $party }: váš delegát nahrazuje jiného: { $owner }
mars-you-take-the-chair = Váš delegát se stává předsedou
mars-you-add-colony = Do hry přichází destička kolonie: { $colony }
mars-you-send-delegate = Váš delegát: { $party }
    .told = Vysíláte delegáta do strany { $party }
mars-cathedral = Katedrála ve městě: { $space }
mars-cathedral-paid = MarsBot platí { $mc } € a posouvá kostičku na stupnici s nejnižším stavem
mars-you-change-tr = Změna vašeho TR: { $tr }
mars-you-remove = { $mc ->
    [0] { $resource } – odebrání: MarsBot nemá co ztratit
   *[other] { $resource } – odebrání: MarsBot ztrácí { $mc } (€ nebo kostičky toho druhu)
}
mars-you-steal = { $mc ->
    [0] { $resource } – krádež: MarsBot nic nemá, nic nezískáváte
   *[other] { $resource } – krádež: získáváte { $mc }, MarsBot totéž ztrácí (€ nebo kostičky toho druhu)
}
mars-you-receive = Splice vám dává: { $resource }
mars-your-splice-pays = Vaše Splice: MarsBot získává { $mc } €
mars-your-splice-brings = Vaše Splice: { $mc } € získáváte i vy
mars-you-lower = { $steps ->
    [one] { $resource } – snížení produkce MarsBota o { $steps } krok
    [few] { $resource } – snížení produkce MarsBota o { $steps } kroky
   *[other] { $resource } – snížení produkce MarsBota o { $steps } kroků
}
mars-you-play = Vaše karta: { $card }
mars-you-use = Používáte akci karty { $card }
mars-card-counts = { $card }: u MarsBota { $count }
mars-you-spend-plants = Utrácíte za zeleň 8 rostlin
mars-put-right = Opraveno ručně
mars-put-right-space = { $space } opraveno: { $before } → { $after }
mars-put-right-track = Stupnice { $track } opravena: { $before } → { $after }
mars-put-right-highest = Stupnice { $track }, nejvzdálenější políčko opraveno: { $before } → { $after }
mars-put-right-event = Globální událost opravena ({ $place }): { $before } → { $after }
mars-put-right-cube = Stupnice { $track }, políčko { $space } opraveno: { $before } → { $after }
mars-put-right-progress = { $milestone }: údaj MarsBota opraven: { $before } → { $after }

## Co přitom dělá vaše strana

mars-also-heat = Bonusová hodnota: vaše produkce tepla stoupá o 1
mars-also-card = Bonusová hodnota: doberete si kartu projektu
mars-also-bonus-steps = { $steps ->
    [one] Bonusová hodnota této generace: vaše produkce tepla se zvyšuje o { $steps }
    [few] Bonusové hodnoty této generace: vaše produkce tepla se zvyšuje o { $steps }
   *[other] Bonusové hodnoty této generace: vaše produkce tepla se zvyšuje o { $steps }
}
mars-also-research = Váš výzkum: doberte si čtyři karty projektů a ty, které chcete, kupte po 3 €
mars-also-draft = Váš výzkum: draftujte s MarsBotem čtyři karty projektů a ty, které chcete, pak kupte po 3 €
mars-also-last = Toto je poslední generace: nebude-li Mars na jejím konci teraformovaný, začne { $next }. generace a MarsBot vítězí
mars-also-finished = Mars je teraformovaný: tato generace je poslední
mars-also-end = Mars je teraformovaný: následují závěrečné destičky zeleně, výzkum už ne
mars-also-event = Jen pro vás, podle karty na stole
mars-also-dominant = Dominantní je teď: { $party }
mars-also-leader = { $party }, vůdce strany teď: { $owner }
mars-also-ruling = Získáváte vládní bonus nové vlády: { $party }
mars-also-money = MarsBotovi zbývá { $mc } €
mars-also-stored = V úložišti MarsBota zbývá, { $colony }: { $count }
mars-also-on-card = Na kartě korporace MarsBota zbývá, { $thing }: { $count }
mars-also-joins = Zamíchejte: { $cards }
mars-also-joins-unseen = { $count ->
    [one] Zamíchejte { $count } kartu z vrchu jejího balíčku, neprohlédnutou
    [few] Zamíchejte { $count } karty z vrchu jejich balíčku, neprohlédnuté
   *[other] Zamíchejte { $count } karet z vrchu jejich balíčku, neprohlédnutých
}
mars-also-cubes = { $card ->
    [C03] { mars-corporation-card-C03.setup }
    [C07] { mars-corporation-card-C07.setup }
    [C11] { mars-corporation-card-C11.setup }
    [C13] { mars-corporation-card-C13.setup }
    [C14] { mars-corporation-card-C14.setup }
    [C16] { mars-corporation-card-C16.setup }
    [C19] { mars-corporation-card-C19.setup }
    [C23] { mars-corporation-card-C23.setup }
    [C27] { mars-corporation-card-C27.setup }
    [C30] { mars-corporation-card-C30.setup }
    [C41] { mars-corporation-card-C41.setup }
   *[C43] { mars-corporation-card-C43.setup }
}
mars-event-does-global-dust-storm = Ztraťte všechno teplo. Ztraťte 2 € za každý symbol stavby (nejvýše 5); od počtu odečtěte svůj vliv.
mars-event-does-sponsored-projects = Přidejte zdroj na každou svou kartu, na které nějaký leží. Doberte si kartu za každý vliv.
mars-event-does-asteroid-mining = Získejte 1 J titanu za každý symbol Jupiteru (nejvýše 5) a za každý vliv.
mars-event-does-generous-funding = Získejte 2 € za každý vliv a za každých celých 5 TR nad 15 (nejvýše 5).
mars-event-does-successful-organisms = Získejte 1 rostlinu za každou produkci rostlin (nejvýše 5) a za každý vliv.
mars-event-does-eco-sabotage = Ztraťte všechny rostliny kromě 3 a jedné navíc za každý vliv.
mars-event-does-productivity = Získejte 1 J oceli za každou produkci oceli (nejvýše 5) a za každý vliv.
mars-event-does-snow-cover = Teplota klesne o 2 kroky. Doberte si kartu za každý vliv.
mars-event-does-diversity = Získejte 10 €, máte-li 9 nebo více různých symbolů; každý vliv se počítá jako jeden navíc.
mars-event-does-pandemic = Ztraťte 3 € za každý symbol stavby (nejvýše 5); od počtu odečtěte svůj vliv.
mars-event-does-war-on-earth = Ztraťte 4 TR, o jeden méně za každý vliv.
mars-event-does-improved-energy-templates = Zvyšte produkci energie o 1 za každé dva symboly energie; vliv se počítá jako symboly energie.
mars-event-does-interplanetary-trade = Získejte 2 € za každý symbol vesmíru (nejvýše 5) a za každý vliv.
mars-event-does-celebrity-leaders = Získejte 2 € za každou zahranou událost (nejvýše 5) a za každý vliv.
mars-event-does-spin-off-products = Získejte 2 € za každý symbol vědy (nejvýše 5) a za každý vliv.
mars-event-does-election = Sečtěte svůj vliv, symboly stavby a města: od 10 získáte 2 TR, od 5 získáte 1 TR.
mars-event-does-aquifer-released-by-public-council = Umístěte oceán bez TR a bez bonusu za umístění. Získejte 1 rostlinu a 1 J oceli za každý vliv.
mars-event-does-paradigm-breakdown = Odhoďte 2 karty z ruky. Získejte 2 € za každý vliv.
mars-event-does-homeworld-support = Získejte 2 € za každý symbol Země (nejvýše 5) a za každý vliv.
mars-event-does-riots = Ztraťte 4 € za každé své město (nejvýše 5); od počtu odečtěte svůj vliv.
mars-event-does-volcanic-eruptions = Teplota stoupne o 2 kroky bez TR a bonusu. Zvyšte produkci tepla o 1 za každý vliv.
mars-event-does-mud-slides = Ztraťte 4 € za každou svou destičku vedle oceánu (nejvýše 5); od počtu odečtěte svůj vliv.
mars-event-does-miners-on-strike = Ztraťte 1 J titanu za každý symbol Jupiteru (nejvýše 5); od počtu odečtěte svůj vliv.
mars-event-does-sabotage = Snižte produkci energie a oceli o 1, pokud můžete. Získejte 1 J oceli za každý vliv.
mars-event-does-revolution = Sečtěte své symboly Země a vliv: od 4 ztratíte 2 TR.
mars-event-does-dry-deserts = Odeberte oceán z herního plánu, pokud nějaký leží a neleží všech devět. Získejte standardní zdroj za každý vliv.
mars-event-does-scientific-community = Získejte 1 € za každou kartu v ruce a za každý vliv.
mars-event-does-corrosive-rain = Ztraťte 2 plošiny z jedné karty, nebo 10 €. Doberte si kartu za každý vliv.
mars-event-does-jovian-tax-rights = Zvyšte produkci € o 1 za každou svou kolonii. Získejte 1 J titanu za každý vliv.
mars-event-does-red-influence = Ztraťte 3 € za každých celých 5 TR nad 10 (nejvýše 5). Zvyšte produkci € o 1 za každý vliv.
mars-event-does-solarnet-shutdown = Ztraťte 3 € za každou svou modrou kartu (nejvýše 5); od počtu odečtěte svůj vliv.
mars-event-does-strong-society = Získejte 2 € za každé své město (nejvýše 5) a za každý vliv.
mars-event-does-solar-flare = Ztraťte 3 € za každý symbol vesmíru (nejvýše 5); od počtu odečtěte svůj vliv.
mars-event-does-venus-infrastructure = Získejte 2 € za každý symbol Venuše (nejvýše 5) a za každý vliv.
mars-event-does-cloud-societies = Přidejte plošinu na každou svou kartu, která ji unese, a za každý vliv další na libovolnou.
mars-event-does-microgravity-health-problems = Ztraťte 3 € za každou svou kolonii (nejvýše 5); od počtu odečtěte svůj vliv.

## Otázky

mars-ask-turn = Co jste udělali?
    .why = Zadejte, co se týká MarsBota nebo planety. Zbytek zadávat nemusíte.
mars-ask-action-card = Kterou kartu jste otočili?
    .why = MarsBot vyhodnocuje vrchní kartu svého akčního balíčku.
mars-ask-drawn-card = Kterou kartu projektu jste dobrali?
    .why = MarsBot dobírá kartu projektu a vyhodnocuje její symboly.
mars-ask-flipped-card = Kterou kartu projektu jste otočili?
    .why = Hodnota jejích nákladů rozhodne v případě shody (nebo o druhém delegátovi). Pak ji odhoďte.
mars-ask-bonus-card = Kterou bonusovou kartu jste dobrali?
    .why = Soutěž korporací nebo PhoboLog vyhodnotí další bonusovou kartu, Outer System Foothold (B18) ji odhodí.
mars-ask-revealed-card = Kterou kartu projektu jste otočili?
    .why = { $count ->
        [0] Pomocná akce nebo korporace otáčí karty, dokud se některá nehodí.
       *[other] Karta { $number }/{ $count }: Interface Hyperlink (B30) jich dobírá několik.
    }
mars-ask-event = Kterou globální událost jste otočili?
    .why = { $open ->
        [0] První ze dvou: nadcházející událost. Přivádí do některé strany neutrálního delegáta.
        [1] Druhá: vzdálená událost. I ta přivádí do některé strany neutrálního delegáta.
       *[other] Až nakonec, po produkci, koloniích, události a nové vládě: nová vzdálená událost přivádí do některé strany neutrálního delegáta.
    }
mars-ask-draft = Kterou kartu si necháte?
    .why = Při draftu si vy i MarsBot necháte po jedné kartě a pak si hromádky vyměníte.
mars-ask-draft-equal = Kolik karet se MarsBotovi hodí nejlépe?
    .why = Hromádka MarsBota, počet karet: { $count }. { $rule } Počítejte nejlepší kartu a karty stejně dobré; nemá-li takový symbol žádná, jsou stejně dobré všechny. Jedinou nejlepší kartu dejte MarsBotovi hned.
mars-ask-draft-discardable = Kolik ze čtyř karet MarsBota se smí odhodit?
    .why = { $rule }
mars-draft-by-cost = MarsBot si nechává nejdražší kartu.
mars-draft-by-number-of-tags = MarsBot si nechává kartu s nejvíce symboly; symbol události se počítá, žolík ne.
mars-draft-by-track = MarsBot si nechává kartu s nejvíce symboly své stupnice s nejnižším stavem: { $tags }.
mars-draft-by-tags = { $count ->
    [1] MarsBot si nechává kartu s nejvíce symboly tohoto druhu: { $tags }. Žolík se nepočítá.
   *[other] MarsBot si nechává kartu s nejvíce symboly prvního druhu, při shodě dalšího: { $tags }. Žolík se nepočítá.
}
mars-discard-by-cost = Nejdražší karty zůstávají. Spočítejte levnější.
mars-discard-by-number-of-tags = Spočítejte karty s nejméně symboly; mají-li všechny čtyři stejně, žádnou.
mars-discard-by-track = Spočítejte karty bez jakéhokoli z těchto symbolů: { $tags }.
mars-discard-by-tags = { $count ->
    [1] Spočítejte karty bez tohoto symbolu: { $tags }.
   *[other] Spočítejte karty bez jakéhokoli z těchto symbolů: { $tags }.
}
mars-ask-milestone-numbers = Jak daleko jste?
    .why = MarsBot může získat několik čestných titulů a získá ten, ke kterému máte nejblíž.
mars-ask-award-numbers = Co teď máte?
    .why = MarsBot se s vámi porovnává v soutěžích; zdroje se počítají i s produkcí.
mars-ask-score-sheet = Jaké máte konečné hodnoty?
    .why = Sponzorované soutěže se vyhodnocují podle svých vytištěných pravidel a VB vašich karet aplikace nezná.
mars-ask-plants = Kolik máte rostlin?
    .why = Meteorický roj vám vezme až 5 rostlin.
mars-ask-protected = Máte zahranou kartu Chráněný habitat (173) nebo Deflektory asteroidů (X14)?
    .why = Chráněný habitat chrání vaše rostliny, zvířata a mikroby; Deflektory asteroidů (promokarta) zastaví Meteorický roj.
mars-ask-cube = Která karta přijde o zdroj?
    .why = Invazní druhy berou zvíře nebo mikroba s nejvyšší hodnotou VB; v případě shody volíte vy.
mars-ask-has-cube = Máte na kartách zvíře nebo mikroba?
    .why = Pomocná akce MarsBota odebere to s nejvyšší hodnotou VB. Nemáte-li žádné, zkusí se další soutěž.
mars-ask-icy-ocean = Kam přijde oceán karty Icy Impactors?
    .why = Podle karty X47 volí začínající hráč, a to jste vy.
mars-ask-bonus-ocean = Kam umístíte oceán?
    .why = Teplota dosáhla 0 °C: hráč, který ji zvýšil, umisťuje oceán.
mars-ask-event-ocean = Kam přijde oceán z události?
    .why = Globální událost umisťuje oceán. Žádná strana nezíská TR ani bonus za umístění.
mars-ask-dry-ocean = Který oceán událost odstraní?
    .why = Globální událost odstraní z herního plánu jednu destičku oceánu.
mars-ask-event-rating = Jak událost změní váš TR?
    .why = Řiďte se kartou globální události. Pokud se TR nemění, zadejte 0.
mars-ask-preludes = Co udělala vaše korporace a karty předehry?
    .why = Korporace MarsBota na to může reagovat. Nahlaste to dřív, než se rozdá první balíček MarsBota.
mars-ask-attacks-bot = Bere vaše karta něco MarsBotovi?
    .why = Odpovězte Ne, pokud bere něco vám, nebo nic.
mars-ask-attack = Co si vezmete?
    .why = Vaše karta vám dává na výběr; MarsBot místo toho ztrácí peníze.
mars-ask-splice = Co si vezmete za symbol mikrobů?
    .why = Korporace Splice vám dává €, nebo mikroba, může-li na vaší kartě být.
mars-ask-final-greenery = Umístíte závěrečnou zeleň?
    .why = Po poslední produkční fázi ještě můžete přeměnit rostliny v zeleň.
    .done = Žádná další zeleň, spočítat body

## Údaje: vaše počty

mars-number-said = { $generation ->
    [0] zatím nezadáno
   *[other] naposledy zadáno v { $generation }. generaci
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
mars-number-tags-space = Vaše symboly vesmíru
    .said = { mars-number-said }
mars-number-tags-power = Vaše symboly energie
    .said = { mars-number-said }
mars-number-tags-jovian = Vaše symboly Jupiteru
    .said = { mars-number-said }
mars-number-tags-earth = Vaše symboly Země
    .said = { mars-number-said }
mars-number-tags-venus = Vaše symboly Venuše
    .said = { mars-number-said }
mars-number-tags-city = Vaše symboly měst
    .said = { mars-number-said }
mars-number-tags-plant = Vaše symboly rostlin
    .said = { mars-number-said }
mars-number-tags-animal = Vaše symboly zvířat
    .said = { mars-number-said }
mars-number-tags-microbe = Vaše symboly mikrobů
    .said = { mars-number-said }
mars-number-tags-wild = Vaše univerzální symboly
    .said = { mars-number-said }
mars-number-distinct-tags = Kolik různých symbolů máte
    .said = { mars-number-said }
mars-number-cards-in-hand = Karty ve vaší ruce
    .said = { mars-number-said }
mars-number-cards-with-requirement = Vaše karty s podmínkou, bez událostí
    .said = { mars-number-said }
mars-number-cards-with-points = Vaše karty s VB, které nejsou záporné
    .said = { mars-number-said }
mars-number-cards-without-tags = Vaše karty bez symbolů
    .said = { mars-number-said }
mars-number-cards-green = Vaše zelené karty
    .said = { mars-number-said }
mars-number-cards-green-blue = Vaše zelené a modré karty
    .said = { mars-number-said }
mars-number-cards-cost-20 = Vaše karty s náklady 20 € a více, bez událostí
    .said = { mars-number-said }
mars-number-cards-cost-10 = Vaše karty s náklady 10 € a méně, bez událostí
    .said = { mars-number-said }
mars-number-events = Vaše zahrané události
    .said = { mars-number-said }
mars-number-card-resources = Zdroje na vašich kartách i korporaci
    .said = { mars-number-said }
mars-number-card-resource-kinds = Druhy zdrojů na vašich kartách i korporaci
    .said = { mars-number-said }
mars-number-animals-and-microbes = Zvířata a mikrobi na vašich kartách i korporaci
    .said = { mars-number-said }
mars-number-floaters = Plošiny na vašich kartách
    .said = { mars-number-said }
mars-number-resource-kinds = Kolik druhů zdrojů máte
    .said = { mars-number-said }
mars-number-pairs-of-resources = Standardní zdroje, kterých máte po zaplacení alespoň 2
    .said = { mars-number-said }
mars-number-landshaper-tiles = Město, zeleň, speciální destička: kolik z těchto tří máte
    .said = { mars-number-said }
mars-number-oceans-placed = Oceány, které jste umístili
    .said = { mars-number-said }
mars-number-temperature-steps = O kolik kroků jste zvýšili teplotu
    .said = { mars-number-said }
mars-number-delegates = Vaši delegáti ve stranách
    .said = { mars-number-said }
mars-number-leaders-and-influence = Vaši vůdci stran a váš vliv dohromady
    .said = { mars-number-said }
mars-number-how-far-briber = Úplatkář: jak daleko jste (%, 100 = splněno)
    .said = { mars-number-said }
mars-number-how-far-coastguard = Pobřežní stráž: jak daleko jste (%, 100 = splněno)
    .said = { mars-number-said }
mars-number-how-far-forester = Lesník: jak daleko jste (%, 100 = splněno)
    .said = { mars-number-said }
mars-number-how-far-rim-settler = Rim Settler: jak daleko jste (%, 100 = splněno)
    .said = { mars-number-said }
mars-number-vermin-animals = Zvířata na kartě Vermin
    .said = { mars-number-said }
mars-number-card-points = VB za vaše karty
    .said = { mars-number-said }

## Údaje: co jste udělali

mars-field-tile = Destička
mars-note-milestone = vy { $you }/{ $need } · MarsBot { $bot }/{ $bot_need }
mars-note-milestone-bot = MarsBot { $bot }/{ $bot_need }
mars-note-award = vy { $you } · MarsBot { $bot }
mars-note-award-bot = MarsBot { $bot }
mars-note-holder = nyní: { $owner }
mars-note-card = { $cost } € · { $tags }
mars-note-card-no-tags = { $cost } € · bez symbolů
mars-field-points = VB vašich karet
mars-field-space = Pole
mars-field-insist = Přesto umístit (dovoluje to karta)
mars-field-owner = Vlastník
mars-field-parameter = Hlavní faktor
mars-field-steps = Počet kroků
mars-field-milestone = Čestný titul
mars-field-award = Soutěž
mars-field-resource = Zdroj
mars-field-amount = Množství
mars-field-production = Produkce
mars-field-your-card = Vaše karta
mars-field-prelude = Vaše karta předehry
mars-field-tr = Změna vašeho TR
mars-field-track = Stupnice
mars-field-position = Políčko stupnice
mars-field-highest = Nejdál dosažené políčko
mars-field-temperature = Teplota (°C)
mars-field-oxygen = Kyslík (%)
mars-field-venus = Venuše (%)
mars-field-bot-tr = TR MarsBota
mars-field-bot-mc = € MarsBota
mars-field-floaters = Plošiny MarsBota
mars-field-your-tr = Váš TR
mars-field-colony = Destička kolonie
mars-field-step = Krok ukazatele
mars-field-stored = Uložené kostičky
mars-field-party = Strana
mars-field-delegates-human = Vaši delegáti
mars-field-delegates-bot = Delegáti MarsBota
mars-field-delegates-neutral = Neutrální delegáti
mars-field-leader = Vůdce strany
mars-field-card = Karta
mars-field-pile = Místo
mars-field-generation = Generace
mars-field-first = Začínající hráč
mars-field-bot-passed = Už MarsBot pasoval?
mars-field-bot-took-turn = Už MarsBot v této generaci hrál?
mars-field-off-map-cities = Vaše města mimo herní plán
mars-field-kept = Na kartě
mars-field-cube-space = Políčko stupnice
mars-field-cube = Kostička na něm
mars-field-progress = Postup MarsBota
mars-field-event-place = Místo
mars-field-event = Globální událost na něm
mars-field-action-projects = Karty projektů v akčním balíčku
mars-field-action-bonuses = Bonusové karty v akčním balíčku
mars-field-colonies-human = Vaše kolonie na destičce
mars-field-colonies-bot = Kolonie MarsBota na destičce
mars-field-fleet = Flotila na destičce
mars-field-fleets = Obchodní flotily MarsBota
mars-field-ruling = Vládnoucí strana
mars-field-dominant = Dominantní strana
mars-field-chairman = Předseda
mars-field-lobby = Je váš delegát v lobby?

## Co můžete zadat

mars-report-done = Hotovo
    .hint = Nic dalšího.
    .unlikely = Ještě jeden tah
mars-report-pass = Pasovat
    .hint = V této generaci už nebudete na tahu.
    .likely = Také pasuji
mars-report-tile = Destička umístěna
    .hint = Vaše destička nebo oceán na herním plánu. TR a kyslík se upraví automaticky.
mars-report-off-map-city = Město mimo herní plán
    .hint = Phobos nebo Ganymed: počítá se jako město i jako destička.
mars-report-raise = Hlavní faktor zvýšen
    .hint = Kartou nebo projektem, bez destičky. TR a bonusové hodnoty se upraví automaticky.
mars-report-claim = Čestný titul získán
    .hint = Ve hře lze získat tři čestné tituly, za obě strany dohromady.
mars-report-fund = Soutěž sponzorována
    .hint = Ve hře lze sponzorovat tři soutěže, za obě strany dohromady.
mars-report-remove = Zdroje odebrány
    .hint = MarsBot místo nich ztratí stejný počet €; napřed však kostičky toho druhu z úložiště.
mars-report-steal = Zdroje ukradeny
    .hint = MarsBot ztratí peníze, napřed však uložené kostičky toho druhu; vy získáte stejné množství daného zdroje.
mars-report-remove-from-card = Rostliny odebrány korporaci
    .hint = Z karty korporace MarsBota místo jeho €; co tam chybí, propadá.
mars-report-steal-from-card = Rostliny ukradeny korporaci
    .hint = Z karty korporace MarsBota místo jeho €; získáte tolik rostlin, kolik tam je.
mars-report-lower = Produkce snížena
    .hint = Kostička MarsBota se za každý krok posune o políčko zpět.
mars-report-card = Karta, která se týká MarsBota
    .hint = Karta, která něco počítá u MarsBota, něco mu bere nebo na ni reaguje jeho korporace.
mars-report-card-action = Akce karty, která se týká MarsBota
    .hint = Predátoři, Mravenci a další karty, jejichž akce něco bere MarsBotovi nebo u něj něco počítá.
mars-report-prelude = Karta předehry, na kterou reaguje jeho korporace
    .hint = Korporace MarsBota si všímá symbolů na vašich kartách předehry.
mars-report-tr = Změna TR
    .hint = Jen kartou, bez hlavního faktoru a bez oceánu.
mars-report-points = Body na vašich kartách
    .hint = VB na vašich kartách k této chvíli; závěrečné vyhodnocení od nich vyjde.
mars-report-colony = Kolonie postavena
    .hint = Vaše kolonie; na destičku se vejdou tři.
mars-report-trade = Obchod
    .hint = Vaše flotila navštívila destičku kolonie; má-li tam MarsBot kolonii, získá kostičku.
mars-report-delegate = Delegát vyslán
    .hint = Z lobby, je-li tam, jinak z vaší zásoby.
mars-report-new-holland = New Holland umístěna
    .hint = Promokarta: vaše město na destičce oceánu. Od té chvíle platí jako obojí.
mars-report-icy-impactors = Icy Impactors: oceán
    .hint = Akce karty X47: kam přijde váš oceán, volí začínající hráč.
mars-report-cathedral = Katedrála ve městě MarsBota
    .hint = Karta X65: může-li, MarsBot zaplatí 2 € a posune kostičku na stupnici s nejnižším stavem.
mars-report-remove-tile = Destička nebo značka odstraněna
    .hint = Vaší kartou: destička se nahrazuje, nebo se vaše značka přesouvá. Pak nahlaste novou.
mars-report-colony-track = Ukazatel kolonie posunut
    .hint = Vaší kartou, bez obchodu.
mars-report-add-colony = Destička kolonie přidána
    .hint = Vaší kartou: ve hře je další destička kolonie.
mars-report-delegate-by-card = Delegát vyslán kartou
    .hint = Z vaší zásoby, i když je jeden v lobby.
mars-report-take-chair = Předsedou díky kartě
    .hint = Delegát z vaší zásoby nahrazuje předsedu.
mars-report-withdraw-delegate = Delegát odvolán kartou
    .hint = Delegát, který není vůdcem strany, se vrací do zásoby.
mars-report-replace-delegate = Neutrální delegát nahrazen
    .hint = Kartou: delegát z vaší zásoby nahrazuje neutrálního, který není vůdcem strany.
mars-report-greenery = Zeleň umístěna
    .hint = Za rostliny, po poslední produkční fázi.
mars-report-set-space = Opravit pole
    .hint = Co na něm opravdu leží; nic dalšího z toho neplyne.
mars-report-set-temperature = Opravit teplotu
    .hint = Podle herního plánu; bez TR a bez bonusové hodnoty.
mars-report-set-oxygen = Opravit kyslík
    .hint = Podle herního plánu; bez TR a bez bonusové hodnoty.
mars-report-set-bot = Opravit MarsBota
    .hint = Jeho TR a € podle stolu.
mars-report-set-track = Opravit stupnici
    .hint = Kde kostička opravdu stojí; už dosažená políčka zůstávají využitá.
mars-report-set-highest = Opravit, kam až kostička došla
    .hint = Nejvzdálenější políčko, kterého kdy dosáhla; symboly za ním ještě nebyly využity.
mars-report-set-your-tr = Opravit svůj TR
    .hint = Podle herního plánu.
mars-report-set-venus = Opravit Venuši
    .hint = Podle herního plánu; bez TR a bez bonusové hodnoty.
mars-report-set-floaters = Opravit plošiny
    .hint = Kolik jich MarsBot opravdu má.
mars-report-set-colony = Opravit ukazatel kolonie
    .hint = Na kterém kroku opravdu stojí; nikdy pod koloniemi.
mars-report-set-storage = Opravit úložiště
    .hint = Kolik kostiček tam MarsBot opravdu má.
mars-report-set-party = Opravit stranu
    .hint = Kdo v ní je a kdo ji vede; zásoby a dominance se upraví automaticky.
mars-report-set-milestone = Opravit čestný titul
    .hint = Kdo ho opravdu získal; TR a € se nemění.
mars-report-set-award = Opravit soutěž
    .hint = Kdo ji opravdu sponzoroval; € se nemění.
mars-report-set-progress = Opravit postup MarsBota k titulu
    .hint = Pro čestný titul, který počítá umístěné oceány nebo zvýšení teploty.
mars-report-set-generation = Opravit generaci
    .hint = Kolikátá je, kdo ji začal a zda už MarsBot hrál nebo pasoval.
mars-report-set-off-map-cities = Opravit města mimo herní plán
    .hint = Kolik jich opravdu máte.
mars-report-set-on-card = Opravit kartu korporace
    .hint = Co na kartě MarsBota opravdu leží.
mars-report-set-cube = Opravit kostičku na stupnici
    .hint = Která kostička korporace nebo rozšíření tam opravdu leží.
mars-report-set-card = Opravit místo karty
    .hint = Která karta to je a kde opravdu leží.
mars-report-set-action-deck = Opravit akční balíček
    .hint = Kolik karet v něm opravdu leží lícem dolů.
mars-report-set-reshuffled = Balíček projektů byl znovu zamíchán
    .hint = Byl do něj zamíchán jeho odhazovací balíček, takže odhozené karty mohou přijít znovu.
mars-report-set-colonists = Opravit kolonie na destičce
    .hint = Čí kolonie a čí flotila tam opravdu jsou.
mars-report-set-fleets = Opravit flotily MarsBota
    .hint = Kolik obchodních flotil opravdu má.
mars-report-set-government = Opravit vládu
    .hint = Kdo opravdu vládne a předsedá; zásoby se upraví automaticky.
mars-report-set-event = Opravit globální událost
    .hint = Která tam opravdu leží; jejího neutrálního delegáta opravte u strany.

## Co nelze

mars-space-taken = Obsazeno: { $space }. Zvolte volné pole.
mars-ocean-on-land = Oceány patří na pole, která jsou pro ně vyhrazená; toto je pevnina: { $space }.
mars-space-for-oceans = Vyhrazeno pro oceán: { $space }.
mars-space-for-a-city = Vyhrazeno pro město: { $space }.
mars-greenery-apart = Nesousedí s žádnou vaší destičkou: { $space }. Dokud to jde, umisťuje se zeleň vedle vlastní destičky.
mars-city-beside-city = Sousedí s městem: { $space }. Další město tam stát nesmí.
mars-space-marked = Leží tu kostička MarsBota, stavět tu smí jen on: { $space }.
mars-space-own-marker = Už tu leží vaše kostička: { $space }.
mars-space-nomads = Jsou tu kočovníci, stavět se tu nedá: { $space }.
mars-space-beside-a-tile = Tato destička nesmí sousedit s jinou: { $space }.
mars-space-not-beside-a-city = Tato destička musí sousedit s městem, ale nesousedí s ním: { $space }.
mars-space-not-beside-two-cities = Tato destička musí sousedit se dvěma městy, ale nesousedí s nimi: { $space }.
mars-space-not-beside-a-greenery = Tato destička musí sousedit se zelení, ale nesousedí s ní: { $space }.
mars-space-not-beside-an-ocean = Tato destička musí sousedit s oceánem, ale nesousedí s ním: { $space }.
mars-space-not-beside-own = Musí to být vedle vaší destičky, ale nesousedí s žádnou: { $space }.
mars-space-without-metal = Tato destička potřebuje pole s bonusem oceli nebo titanu, ten tu není: { $space }.
mars-space-not-volcanic = Tato destička potřebuje sopečnou oblast, tou není: { $space }.
mars-space-not-noctis = Toto město patří na pole, které je pro ně vyhrazené, ne sem: { $space }.
mars-space-no-ocean-tile = Není tu destička oceánu: { $space }.
mars-space-unpayable = Na efekt tohoto pole nemáte: { $space }.
mars-space-not-your-greenery = Není tu vaše zeleň: { $space }.
mars-space-no-room-for-greenery = Vedle není volná pevnina pro zeleň: { $space }.
mars-space-not-beside-this-ocean = Zeleň musí sousedit s novým oceánem, ale nesousedí s ním: { $space }.
mars-space-not-beside-nomads = Kočovníci se přesouvají na sousední pole, tím není: { $space }.
mars-space-no-city-for-cathedral = Není tu město bez katedrály: { $space }.
mars-others-space-taken =
    { $count ->
        [one] je obsazené
        [few] jsou obsazená
       *[other] je obsazených
    }
mars-others-ocean-on-land =
    { $count ->
       *[other] je pevnina, ne místo pro oceán
    }
mars-others-space-for-oceans =
    { $count ->
        [one] je vyhrazené oceánům
        [few] jsou vyhrazená oceánům
       *[other] je vyhrazených oceánům
    }
mars-others-space-for-a-city =
    { $count ->
        [one] je vyhrazené městu
        [few] jsou vyhrazená městu
       *[other] je vyhrazených městu
    }
mars-others-greenery-apart =
    { $count ->
       *[other] nesousedí s vašimi destičkami
    }
mars-others-city-beside-city =
    { $count ->
       *[other] sousedí s městem
    }
mars-others-space-marked =
    { $count ->
        [one] má kostičku MarsBota
        [few] mají kostičku MarsBota
       *[other] má kostičku MarsBota
    }
mars-others-space-own-marker =
    { $count ->
        [one] už má vaši kostičku
        [few] už mají vaši kostičku
       *[other] už má vaši kostičku
    }
mars-others-space-nomads =
    { $count ->
       *[other] obsadili kočovníci
    }
mars-others-space-beside-a-tile =
    { $count ->
       *[other] sousedí s destičkou
    }
mars-others-space-not-beside-a-city =
    { $count ->
       *[other] nesousedí s městem
    }
mars-others-space-not-beside-two-cities =
    { $count ->
       *[other] nesousedí se dvěma městy
    }
mars-others-space-not-beside-a-greenery =
    { $count ->
       *[other] nesousedí se zelení
    }
mars-others-space-not-beside-an-ocean =
    { $count ->
       *[other] nesousedí s oceánem
    }
mars-others-space-not-beside-own =
    { $count ->
       *[other] nesousedí s vašimi destičkami
    }
mars-others-space-without-metal =
    { $count ->
        [one] nemá bonus oceli ani titanu
        [few] nemají bonus oceli ani titanu
       *[other] nemá bonus oceli ani titanu
    }
mars-others-space-not-volcanic =
    { $count ->
        [one] není v sopečné oblasti
        [few] nejsou v sopečné oblasti
       *[other] není v sopečné oblasti
    }
mars-others-space-not-noctis =
    { $count ->
        [one] není vyhrazené tomuto městu
        [few] nejsou vyhrazená tomuto městu
       *[other] není vyhrazených tomuto městu
    }
mars-others-space-no-ocean-tile =
    { $count ->
        [one] nemá destičku oceánu
        [few] nemají destičku oceánu
       *[other] nemá destičku oceánu
    }
mars-others-space-unpayable =
    { $count ->
       *[other] stojí víc, než můžete zaplatit
    }
mars-others-space-not-your-greenery =
    { $count ->
        [one] není vaše zeleň
        [few] nejsou vaše zeleň
       *[other] není vaše zeleň
    }
mars-others-space-no-room-for-greenery =
    { $count ->
        [one] nemá vedle volnou pevninu pro zeleň
        [few] nemají vedle volnou pevninu pro zeleň
       *[other] nemá vedle volnou pevninu pro zeleň
    }
mars-others-space-not-beside-this-ocean =
    { $count ->
       *[other] nesousedí s novým oceánem
    }
mars-others-space-not-beside-nomads =
    { $count ->
       *[other] nesousedí s kočovníky
    }
mars-others-space-no-city-for-cathedral =
    { $count ->
        [one] nemá město bez katedrály
        [few] nemají město bez katedrály
       *[other] nemá město bez katedrály
    }
mars-new-holland-on-ocean = New Holland se umisťuje na destičku oceánu, ne sem: { $space }.
mars-one-new-holland = Destička New Holland je jen jedna a je vaše.
mars-marker-on-reserved = Na vyhrazené pole kostičku dát nelze: { $space }.
mars-one-neural-instance = Destička CMM je jen jedna a patří MarsBotovi.
mars-no-ocean-left = Všech devět oceánů je na herním plánu.
mars-milestone-gone = { $milestone }: tento čestný titul už získat nelze; tři už jsou získané, nebo je zabraný.
mars-milestone-not-met = { $milestone }: je potřeba { $need }, aplikace vám počítá { $have }. Je-li na stole jiný stav, použijte nejdřív „Opravit stav hry“.
mars-award-gone = { $award }: tuto soutěž už sponzorovat nelze; tři už jsou sponzorované, nebo je zabraná.
mars-cannot-lower = { $steps ->
    [one] Stav stupnice { $track } je 0, snížit ho nelze. Zvolte jiného hráče.
    [few] Stav stupnice { $track } je nižší než { $steps }, o tolik ho snížit nelze. Zvolte méně kroků, nebo jiného hráče.
   *[other] Stav stupnice { $track } je nižší než { $steps }, o tolik ho snížit nelze. Zvolte méně kroků, nebo jiného hráče.
}
mars-card-not-concerned = { $card }: tato karta se MarsBota netýká, není třeba ji zadávat.
mars-deck-empty = { $deck }: žádné karty už nezbývají.
mars-colony-full = { $colony }: pro další kolonii tu není místo.
mars-colony-visited = { $colony }: obchodní flotila už tu je. Zvolte jinou destičku.
mars-colony-not-in-play = { $colony }: tato destička není ve hře.
mars-no-such-delegate = { $party }: takový delegát, který by nebyl vůdcem, tu není ({ $owner }).
mars-no-delegate-left = V zásobě nezbývá žádný delegát.
mars-not-dominant = { $party }: není největší stranou, a proto nemůže být dominantní.
mars-wrong-pile = Tam ležet nemůže: { $card }. Karty projektů a bonusové karty mají vlastní hromádky.
mars-no-city = Není tu město: { $space }.
mars-option-needs = Volba „{ $option }“ potřebuje rozšíření: { $expansion }. Zvolte i to.
mars-corporation-yours = { $corporation } je vaše korporace. Pro MarsBota zvolte jinou.
mars-corporation-needs = { $corporation }: je potřeba některé z těchto rozšíření: { $expansions }.

## Zadaná deska

mars-board-not-toml = Toto není soubor s deskou: { $reason }
mars-board-too-long = Text desky smí mít nejvýše { $most } znaků.
mars-board-line = Řádek { $line } nemůže být v souboru s deskou. Řádek je prázdný, poznámka, [[tracks]], nebo název s hodnotou.
mars-board-tracks = Deska má tyto stupnice v tomto pořadí: { $tracks }.
mars-board-tags = Každý symbol patří právě k jedné stupnici. Zkontrolujte: { $tags }.
mars-board-track = { $track }: chybějí symboly nebo políčka.
mars-board-length = { $count ->
    [one] { $track }: zadáno je { $count } políčko, má jich být 18.
    [few] { $track }: zadána jsou { $count } políčka, má jich být 18.
   *[other] { $track }: zadáno je { $count } políček, má jich být 18.
}
mars-board-icon = { $track }, políčko { $space }: symbol „{ $icon }“ neexistuje.
mars-board-icons-unusual = Počet symbolů „{ $icon }“: { $count }; na ostatních deskách { $low } až { $high }. Zkontrolujte to, prosím.
mars-level-or-modifiers = Obtížnost { $level } má vlastní pravidla. Vlastní výběr dovoluje střední.

## Proč akce neuspěla

mars-failure-no-tags = Karta nemá žádný symbol kategorie.
mars-failure-track-at-end = Kostička je na konci stupnice.
mars-failure-no-legal-space = Žádné přípustné pole není volné.
mars-failure-oceans-complete = Všech devět oceánů je na herním plánu.
mars-failure-temperature-complete = Teplota je na maximu.
mars-failure-venus-complete = Venuše je na maximu.
mars-failure-no-colony-tile = Žádná destička kolonie není pro MarsBota volná.
mars-failure-order-impossible = Efekt korporace nelze provést.
mars-failure-milestones-taken = Tři čestné tituly jsou získány.
mars-failure-no-milestone-met = MarsBot nesplňuje žádný z volných čestných titulů.
mars-failure-awards-taken = Tři soutěže jsou sponzorovány.
mars-failure-no-award-ahead = MarsBot nevede v žádné z nesponzorovaných soutěží.

## Rozhodování shod

mars-tie-own-cities = Nejvíce sousedících měst MarsBota
mars-tie-your-cities = Nejméně sousedících vašich měst
mars-tie-your-cities-most = Nejvíce sousedících vašich měst
mars-tie-your-greeneries = Nejvíce vašich sousedících destiček zeleně
mars-tie-greeneries = Nejvíce sousedících destiček zeleně
mars-tie-greeneries-and-oceans = Nejvíce sousedících destiček zeleně a oceánu
mars-tie-oceans = Nejvíce sousedících oceánů
mars-tie-ocean-areas = Nejvíce sousedících polí pro oceán
mars-tie-icons = Nejvíce zakrytých symbolů bonusů
mars-tie-polar = V polární oblasti (dvě dolní řady)
mars-tie-southern = V jižní oblasti (čtyři dolní řady)
mars-tie-by-special = Vedle speciální destičky
mars-tie-edge = Na okraji herního plánu
mars-tie-flip = Otočená karta: { $card }; odpočítá se hodnota jejích nákladů
mars-tie-no-card = Není co otočit: první z rovnocenných polí
mars-tie-you-meet = Splňujete jej i vy
mars-tie-you-closest = Máte k němu nejblíž
mars-tie-leftmost = Nejvíce vlevo
mars-tie-largest-lead = Největší náskok MarsBota
mars-tie-closest-award = Nejtěsnější: nejdřív ty, kde vedete nebo je shoda, pak ty, kde vede MarsBot
mars-tie-furthest-marker = Ukazatel nejdál vpředu
mars-tie-own-colony = S kolonií MarsBota
mars-tie-lead-and-dominate = MarsBot by se stal jejím vůdcem a strana by se stala dominantní
mars-tie-lead = MarsBot by se stal jejím vůdcem
mars-tie-dominate = MarsBot ji vede a strana by se stala dominantní
mars-tie-fewest-human = Nejméně vašich delegátů
mars-tie-fewest-bot = Nejméně delegátů MarsBota
mars-tie-clockwise = První po směru hodinových ručiček od dominantní strany

## Jména: stupnice, symboly, políčka

mars-track-building = Stavby
mars-track-space = Vesmír
mars-track-event = Události
mars-track-science = Věda
mars-track-energy = Energie
mars-track-earth = Země
mars-track-bio = Rostliny
mars-track-venus = Venuše

mars-tag-building = Stavby
mars-tag-space = Vesmír
mars-tag-event = Události
mars-tag-science = Věda
mars-tag-power = Energie
mars-tag-jovian = Jupiter
mars-tag-earth = Země
mars-tag-city = Města
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
mars-icon-colony = Kolonie
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

## Jména: zdroje, destičky, pole

mars-resource-mc = €
mars-resource-steel = Ocel
mars-resource-titanium = Titan
mars-resource-plants = Rostliny
mars-resource-energy = Energie
mars-resource-heat = Teplo
mars-resource-animal = Zvířata
mars-resource-microbe = Mikrobi
mars-resource-floater = Plošiny
mars-resource-science = Věda

mars-tile-ocean = Oceán
mars-tile-greenery = Zeleň
mars-tile-city = Město
mars-tile-special = Speciální destička
mars-tile-capital = Hlavní město
mars-tile-new-holland = New Holland
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
mars-milestone-diversifier = Diversifier
mars-milestone-tactician = Taktik
mars-milestone-polar-explorer = Polárník
mars-milestone-energizer = Energetik
mars-milestone-rim-settler = Rim Settler
mars-milestone-generalist = Generalista
mars-milestone-specialist = Specialista
mars-milestone-ecologist = Ecologist
mars-milestone-tycoon = Tycoon
mars-milestone-legend = Legenda
mars-milestone-planetologist = Planetolog
mars-milestone-architect = Architekt
mars-milestone-coast-guard = Pobřežní stráž
mars-milestone-forester = Lesník
mars-milestone-financier = Finančník
mars-milestone-pioneer = Průkopník
mars-milestone-trader = Obchodník
mars-milestone-metallurgist = Metalurg
mars-milestone-researcher = Výzkumník
mars-milestone-agronomist = Agronom
mars-milestone-spacefarer = Kosmonaut
mars-milestone-geologist = Geolog
mars-milestone-engineer = Projektant
mars-milestone-farmer = Farmář
mars-milestone-hoverlord = Král plošin
mars-milestone-briber = Úplatkář
mars-milestone-coastguard = Pobřežní stráž
mars-milestone-filantrope = Filantrop
mars-milestone-fundraiser = Fundraiser
mars-milestone-hydrologist = Hydrolog
mars-milestone-landshaper = Landshaper
mars-milestone-lobbyist = Lobbista
mars-milestone-merchant = Kupec
mars-milestone-producer = Producent
mars-milestone-sponsor = Sponzor
mars-milestone-terran = Pozemšťan
mars-milestone-thawer = Thawer

mars-award-landlord = Realitní magnát
mars-award-banker = Bankéř
mars-award-scientist = Vědecká kapacita
mars-award-thermalist = Producent tepla
mars-award-miner = Těžař
mars-award-cultivator = Pěstitel
mars-award-magnate = Magnát
mars-award-space-baron = Vesmírný baron
mars-award-eccentric = Excentrik
mars-award-contractor = Contractor
mars-award-celebrity = Celebrita
mars-award-industrialist = Průmyslník
mars-award-desert-settler = Pouštní osadník
mars-award-estate-dealer = Realitní makléř
mars-award-benefactor = Dobrodinec
mars-award-electrician = Elektrikář
mars-award-founder = Zakladatel
mars-award-mogul = Mogul
mars-award-zoologist = Zoolog
mars-award-forecaster = Prognostik
mars-award-suburban = Suburban
mars-award-investor = Investor
mars-award-botanist = Botanik
mars-award-incorporator = Incorporator
mars-award-metropolist = Metropolist
mars-award-traveler = Cestovatel
mars-award-landscaper = Kolektivizátor
mars-award-highlander = Vnitrozemec
mars-award-promoter = Promotér
mars-award-blacksmith = Blacksmith
mars-award-venuphile = Expert na Venuši
mars-award-administrator = Administrátor
mars-award-biologist = Biolog
mars-award-collector = Sběratel
mars-award-constructor = Konstruktér
mars-award-excentric = Excentrik
mars-award-manufacturer = Výrobce
mars-award-politician = Politik
mars-award-suburbian = Suburbian
mars-award-supplier = Dodavatel
mars-award-traveller = Cestovatel
mars-award-visionary = Vizionář

## Jména: destičky kolonií a strany

mars-colony-callisto = Callisto
mars-colony-ceres = Ceres
mars-colony-enceladus = Enceladus
mars-colony-europa = Europa
mars-colony-ganymede = Ganymed
mars-colony-io = Io
mars-colony-luna = Luna
mars-colony-miranda = Miranda
mars-colony-pluto = Pluto
mars-colony-titan = Titan
mars-colony-triton = Triton

mars-party-mars-first = Mars First
mars-party-kelvinists = Kelvinisté
mars-party-reds = Rudí
mars-party-greens = Zelení
mars-party-unity = Jednota
mars-party-scientists = Vědci

## Jména: ostatní

mars-parameter-temperature = Teplota
mars-parameter-oxygen = Kyslík
mars-parameter-oceans = Oceány
mars-parameter-venus = Venuše

mars-owner-human = Vy
mars-owner-bot = MarsBot
mars-owner-neutral = Nikdo (neutrální)
mars-holder-human = Vy
mars-holder-bot = MarsBot
mars-holder-none = Nikdo
mars-event-place-current = Aktuální
mars-event-place-coming = Nadcházející
mars-event-place-distant = Vzdálená
mars-pile-played = Zahrané karty MarsBota
mars-pile-project-discard = Odhozené karty projektů
mars-pile-removed = Mimo hru
mars-pile-bonus-discard = Odhozené bonusové karty
mars-pile-destroyed = Vyřazená ze hry
mars-pile-set-aside = Stranou (vrací se každou generaci)
mars-pile-action = V akčním balíčku
mars-pile-deck = Ve svém balíčku
mars-tile-of = { $tile } ({ $owner })
mars-storage-of = Sklad MarsBota, { $colony }
mars-kept-of = Na kartě korporace MarsBota, { $thing }
mars-corporation-label = Korporace MarsBota
mars-cube-place = Stupnice { $track }, pole { $space }
mars-step-of = Ukazatel, { $colony }
mars-leader-of = Vůdce strany, { $party }
mars-events-label = Globální události (aktuální první)
mars-field-lobby-place = lobby
mars-marker-human = Vaše kostička hráče
mars-marker-bot = Kostička hráče MarsBota
mars-fleet-human = Vaše obchodní flotila
mars-fleet-bot = Obchodní flotila MarsBota
mars-colony-cube-human = Vaše kolonie
mars-colony-cube-bot = Kolonie MarsBota
mars-delegate-of-human = Váš delegát
mars-delegate-of-bot = Delegát MarsBota
mars-delegate-of-neutral = Neutrální delegát
mars-pile-drafted = Ponecháno vámi při draftu
mars-pile-yours = Zahráno vámi

mars-deck-project = Balíček projektů
mars-deck-bonus = Bonusový balíček
mars-deck-action = Akční balíček
mars-deck-events = Globální události

mars-deck-manner-dealt = Rozdává aplikace
    .hint = Míchá a rozdává aplikace; tištěné karty nechte v krabici.
mars-deck-manner-real = Vlastní karty
    .hint = Mícháte tištěné karty; aplikace se ptá, kterou kartu jste otočili.

mars-map-tharsis = Tharsis
mars-map-hellas = Hellas
mars-map-elysium = Elysium
mars-map-utopia-planitia = Utopia Planitia
mars-map-terra-cimmeria = Terra Cimmeria
mars-map-vastitas-borealis = Vastitas Borealis
    .hint = Stupnice na desce MarsBota jsou tu náhradní: tištěné neznáme.
mars-expansion-corporate-era = Éra korporací
    .hint = Více karet projektů; všechny vaše produkce začínají na 0 místo na 1.
mars-expansion-prelude = Předehra
    .hint = První akční balíček MarsBota má o tři karty projektů víc; vy máte o dvě generace méně.
mars-expansion-prelude2 = Předehra 2
    .hint = Hraje se jako Předehra. Kartu předehry Recese (P59) vyřaďte.
mars-expansion-venus = Venuše
    .hint = Osmá stupnice, plošiny, Král plošin a Expert na Venuši; Vládní zásah přichází každou generaci.
mars-expansion-colonies = Kolonie
    .hint = MarsBot staví kolonie, obchoduje a ukládá kostičky, které mění v posuny na stupnicích.
mars-expansion-turmoil = Turmoil
    .hint = MarsBot vysílá delegáty a začíná s TR 10.
mars-expansion-milestones-awards = Čestné tituly a soutěže
    .hint = Pět čestných titulů a pět soutěží z nabídky; MarsBot má na každém herním plánu desku Tharsis.
mars-expansion-promo = Promokarty

mars-option-map = Herní plán
    .hint = Určuje desku MarsBota, čestné tituly, soutěže a postup v případě shody.
mars-option-expansions = Rozšíření
    .hint = Lze je libovolně kombinovat.
mars-option-difficulty = Obtížnost
    .hint = Každá úroveň je sada pravidel.
mars-option-modifiers = Vlastní obtížnost
    .hint = Složte si vlastní pravidla; jen při střední obtížnosti.
mars-option-draft = Výběr z karet (draft)
    .hint = Od 2. generace si obě strany vybírají karty draftem.
mars-option-decks = Balíčky
    .hint = Každý balíček jsou buď vaše vlastní karty, nebo ho rozdává aplikace.
mars-option-colonies = Destičky kolonií
    .hint = Ty, které máte na stole; nezvolíte-li žádné, aplikace vylosuje pět.
mars-option-milestones = Čestné tituly
    .hint = Ty, které máte na stole; nezvolíte-li žádné, aplikace vylosuje pět.
mars-option-awards = Soutěže
    .hint = Ty, které máte na stole; nezvolíte-li žádné, aplikace vylosuje pět.
mars-option-turmoil-tr-13 = MarsBot začíná s TR 13
    .hint = Těžší: TR 13 místo 10.
mars-option-turmoil-delegates = Delegáti MarsBota na začátku
    .hint = Těžší: jeden nebo dva delegáti v náhodných stranách.
mars-option-corporation = Korporace MarsBota
    .hint = Žádná, náhodná, nebo konkrétní. S korporací je MarsBot silnější.
mars-option-your-corporation = Vaše korporace
    .hint = Stejnou MarsBot nikdy nedostane.
mars-option-well-sourced = Jen plně známé korporace
    .hint = Vynechá korporaci, jejíž tištěnou kartu aplikace nezná celou.
mars-option-board = Zadaná deska
    .hint = Stupnice vaší tištěné desky MarsBota jako text, místo vestavěných.

mars-corporation-none = Žádná korporace
mars-corporation-random = Náhodná korporace

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
mars-modifier-first-turn-milestone = Čestný titul na začátku tahu
    .hint = Ve svém prvním tahu generace může MarsBot získat čestný titul za 8 €.
mars-modifier-fourth-card = Čtyři karty projektů
    .hint = Akční balíček MarsBota má každou generaci čtyři karty projektů místo tří.

mars-score-tr = TR
mars-score-milestones = Čestné tituly
mars-score-awards = Soutěže
mars-score-greenery = Zeleň
mars-score-cities = Města
mars-score-neural-instance = Destička CMM
mars-score-mc = €
mars-score-cards = Karty
mars-score-turmoil = Turmoil
mars-score-corporation = Korporace
mars-score-vermin = Vermin
mars-score-total = Celkem

## Co počítá simulace

mars-outcome-bot-tr = TR MarsBota
mars-outcome-bot-mc = € MarsBota
mars-outcome-bot-score = VB MarsBota
mars-outcome-human-score = Vaše VB
mars-outcome-human-won = Vaše výhra
mars-outcome-generation = Poslední generace
mars-outcome-temperature = Teplota (°C)
mars-outcome-oxygen = Kyslík (%)
mars-outcome-oceans = Oceány
mars-outcome-venus = Venuše (%)
mars-outcome-cities = Města MarsBota
mars-outcome-greeneries = Zeleň MarsBota
mars-outcome-tiles = Destičky MarsBota
mars-outcome-milestones = Čestné tituly MarsBota
mars-outcome-awards = Soutěže MarsBota
mars-outcome-floaters = Plošiny MarsBota
mars-outcome-track-building = Stupnice Stavby
mars-outcome-track-space = Stupnice Vesmír
mars-outcome-track-event = Stupnice Události
mars-outcome-track-science = Stupnice Věda
mars-outcome-track-jovian = Stupnice Jupiter a Věda
mars-outcome-track-city = Stupnice Města a Věda
mars-outcome-track-power = Stupnice Energie
mars-outcome-track-earth = Stupnice Země
mars-outcome-track-plant = Stupnice Rostliny
mars-outcome-track-venus = Stupnice Venuše

## Co dělají bonusové karty

mars-bonus-B01 = Přijdete až o 5 rostlin; po ztrátě 3 a více, nebo chrání-li vás karta, je tato karta vyřazena ze hry.
mars-bonus-B02 = Odstraníte své nejcennější zvíře nebo mikroba; MarsBot získá 5 €, nebo s rozšířením Venuše či Kolonie 2 € a plošinu.
mars-bonus-B03 = MarsBot dobere a vyhodnotí ještě jednu kartu projektu.
mars-bonus-B04 = MarsBot získá čestný titul, nebo od 6. generace sponzoruje soutěž, jinak získá 5 €.
mars-bonus-B05 = MarsBot postaví město vedle alespoň dvou destiček zeleně nebo oceánu, pokud takové místo existuje.
mars-bonus-B06 = MarsBot zvýší hlavní faktor, kterému chybí 1–2 kroky k bonusové nebo cílové hodnotě, jinak ten, který má k cílové hodnotě nejdál.
mars-bonus-B07 = MarsBot umístí destičku CMM; nemá-li pro ni místo, vyhodnotí kartu projektu.
mars-bonus-B08 = Za 5 € si MarsBot pomůže v nejtěsnější sponzorované soutěži; nemůže-li, vyhodnotí další bonusovou kartu.
mars-bonus-B09 = Hellas: za 5 € si MarsBot pomůže v nejtěsnější sponzorované soutěži; nemůže-li, vyhodnotí další bonusovou kartu.
mars-bonus-B10 = Elysium: za 5 € si MarsBot pomůže v nejtěsnější sponzorované soutěži; nemůže-li, vyhodnotí další bonusovou kartu.
mars-bonus-B11 = Utopia Planitia: za 5 € si MarsBot pomůže v nejtěsnější sponzorované soutěži; nemůže-li, vyhodnotí další bonusovou kartu.
mars-bonus-B12 = Terra Cimmeria: za 5 € si MarsBot pomůže v nejtěsnější sponzorované soutěži; nemůže-li, vyhodnotí další bonusovou kartu.
mars-bonus-B13 = Vastitas Borealis: za 5 € si MarsBot pomůže v nejtěsnější sponzorované soutěži; nemůže-li, vyhodnotí další bonusovou kartu.
mars-bonus-B14 = Čestné tituly a soutěže: za 5 € si MarsBot pomůže v nejtěsnější sponzorované soutěži; nemůže-li, vyhodnotí další bonusovou kartu.
mars-bonus-B15 = MarsBot zvýší teplotu, kyslík nebo Venuši, chybí-li jim 1–2 kroky k bonusové nebo cílové hodnotě, jinak hlavní faktor Marsu, který má k cílové hodnotě nejdál.
mars-bonus-B16 = V lichých generacích stoupá Venuše, jinak hlavní faktor Marsu, který má k cílové hodnotě nejdál; MarsBot za to nemá TR ani €. Vrací se každou generaci.
mars-bonus-B17 = MarsBot postaví město vedle alespoň dvou destiček zeleně nebo oceánu, jinak kolonii, má-li nejvýše jednu.
mars-bonus-B18 = MarsBot postaví kolonii; pak se vrchní bonusová karta odhodí bez vyhodnocení.
mars-bonus-B19 = MarsBot obchoduje s destičkou kolonie, jejíž ukazatel je nejdál. Vrací se každou generaci.
mars-bonus-B20 = MarsBot obchoduje i svou druhou flotilou. Vrací se každou generaci.
mars-bonus-B21 = MarsBot vyšle delegáta a za 5 € možná i druhého. Vrací se každou generaci.
mars-bonus-B22 = MarsBot položí kostičku na volnou pevninu. Vrací se každou generaci.
mars-bonus-B23 = Rostlina na kartě korporace se přemění v zeleň; není-li tam, přibude. Vrací se každou generaci.
mars-bonus-B24 = MarsBot si vezme až 3 € z karty korporace; nejsou-li tam, zvýší se stav stupnice Energie. Vrací se každou generaci.
mars-bonus-B25 = MarsBot zvýší hlavní faktor, kterému chybí 1–2 kroky k bonusové nebo cílové hodnotě, nebo umístí oceán vedle oceánů. Vrací se každou generaci.
mars-bonus-B26 = Stav Venuše stoupne o 1, zvýší se stav stupnice Venuše a pak stoupne hlavní faktor Marsu, který má k cílové hodnotě nejdál.
mars-bonus-B27 = MarsBot postaví město vedle vaší zeleně, nebo speciální destičku vedle vašeho města, jinak získá 3 €.
mars-bonus-B28 = Posune se kostička na stupnici s nejnižším stavem; pak MarsBot ztratí 4 €, má-li je. Vrací se každou generaci.
mars-bonus-B29 = MarsBot vyšle dva delegáty tam, kde jich má nejméně; za každého chybějícího získá 2 €. Vrací se každou generaci.
mars-bonus-B30 = MarsBot dobere tolik karet projektů, kolik udává jeho políčko Energie, a vyhodnotí dvě nejlepší.
mars-bonus-B31 = TR MarsBota stoupne o 1.
mars-bonus-B32 = V sudých generacích se posune kostička na stupnici s nejnižším stavem vpřed a na stupnici s nejvyšším stavem zpět; v lichých získá MarsBot € podle stupnice s nejnižším stavem. Vrací se každou generaci.

## Karty korporací MarsBota

mars-corporation-no-setup = Při přípravě hry nic.
mars-corporation-no-generation = V jednotlivých generacích nic.

mars-corporation-card-C01 = Za každou kartu projektu s náklady 20 € a více, kterou vyhodnotí, získá MarsBot 4 €.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Platí vytištěné náklady, jednou za kartu a ještě před symboly, ať se karta vzala odkudkoli. Při draftu si MarsBot nechává karty s nejvyššími náklady; z ostatních se jedna odhodí, mají-li všechny čtyři stejné náklady, žádná.
mars-corporation-card-C02 = Vlastní efekt nemá. Rychlé klíčení (B23) na tuto kartu přidá rostlinu, nebo zdejší rostlinu přemění v zeleň.
    .setup = Rychlé klíčení (B23) se položí vedle desky MarsBota.
    .generation = Před fází akcí, už od 1. generace, se Rychlé klíčení zamíchá do akčního balíčku.
    .rulings = Odebíráte-li nebo kradete rostliny, můžete mířit na zdejší rostlinu, nebo na € MarsBota, nikdy na obojí. Není-li pro zeleň místo, rostlina zůstává a není to neúspěšná akce. Je-li kyslík na maximu, zeleň se umístí, ale bez TR.
mars-corporation-card-C03 = Na bílé kostičce MarsBot dobere a vyhodnotí kartu projektu místo toho, aby tam zvýšil teplotu. Na černé kostičce zvýší teplotu o krok.
    .setup = Bílé kostičky: Stavby 6, Vesmír 9, Věda 10, Energie 5 a 9, Rostliny 11. Černé kostičky: Země 3, 6, 9, 12, 13 a 14.
    .generation = { mars-corporation-no-generation }
    .rulings = Je-li na políčku bílé kostičky jiný symbol než teplota, provede se po kartě. Bílá kostička působí i s teplotou na maximu; černá je pak neúspěšná akce.
mars-corporation-card-C04 = Za každé políčko, o které se posune kostička na stupnici Stavby nebo Události, získá MarsBot 2 €, ať ji posunulo cokoli.
    .setup = Jen pro připomenutí nahraďte kostičky stupnic Stavby a Události bílými.
    .generation = { mars-corporation-no-generation }
    .rulings = Platí to i za počáteční symboly a za políčko, na které se kostička po návratu posune znovu. Na konci stupnice se kostička neposune, a tak za ni nic není.
mars-corporation-card-C05 = Za každou kartu projektu s podmínkou, kterou vyhodnotí, získá MarsBot 2 €.
    .setup = Lobbisté (B06, s rozšířením Venuše B15) se vyřadí ze hry. Udělejte to správně (B25) se položí vedle desky MarsBota.
    .generation = Před fází akcí, už od 1. generace, se karta Udělejte to správně zamíchá do akčního balíčku.
    .rulings = Počítá se jakákoli vytištěná podmínka; MarsBot ji splnit nemusí. Udělejte to správně zkouší jako Lobbisté teplotu, pak kyslík se zelení, pak oceán, ale nikdy se nevyřadí. Není-li možné nic, nic se nestane.
mars-corporation-card-C06 = Všechny peníze, které MarsBot získává, bere z této karty. Když se vyprázdní, přijde na ni nových 10 € a zvýší se stav stupnice Stavby. Jakmile kostička dosáhla konce stupnice Stavby, už to neplatí.
    .setup = Na tuto kartu přijde 10 € z banku.
    .generation = { mars-corporation-no-generation }
    .rulings = MarsBotovi zůstává vše, co získal; jiný je jen zdroj. Velký zisk může kartu vyprázdnit i několikrát. Zdejší peníze nejsou MarsBotovy: nelze je ukrást, utratit ani bodovat.
mars-corporation-card-C07 = Na bílé kostičce MarsBot dobere a vyhodnotí vrchní kartu bonusového balíčku.
    .setup = Otáčejte karty projektů, dokud dvě nemají symbol vesmíru. Tyto dvě se zamíchají do bonusového balíčku, ostatní se odhodí. Bílé kostičky: Vesmír 7, 10, 13 a 15.
    .generation = { mars-corporation-no-generation }
    .rulings = Karta projektu z bonusového balíčku se vyhodnotí jako karta projektu a jde na hromádku zahraných karet. Žolík není symbol vesmíru. Symbol na políčku se provede po kostičce.
mars-corporation-card-C08 = Stav stupnice Události se zvýší za každou kartu se symbolem Jupiteru, kterou zahrajete, a za každý symbol Jupiteru, který vyhodnotí MarsBot.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Zadávejte své karty projektů a předeher se symbolem Jupiteru; každá platí jednou, vaše korporace ani žolíky ne. Počáteční symbol Jupiteru se počítá; políčka, kostičky a bonusové karty, které zvyšují stav stupnice, ne. Je-li kostička na konci stupnice Události, je to pokaždé neúspěšná akce.
mars-corporation-card-C09 = Za každé políčko, o které se posune kostička na stupnici Země, získá MarsBot 2 €, ať ji posunulo cokoli.
    .setup = MarsBot získá 25 €. Jen pro připomenutí nahraďte kostičku stupnice Země bílou.
    .generation = { mars-corporation-no-generation }
    .rulings = Rozhoduje posun, ne symbol: kde stupnici sdílejí symboly měst, platí i za ně. Za políčko, na které se kostička po návratu posune znovu, získá MarsBot € znovu.
mars-corporation-card-C10 = Za každé město, které umístíte, získá MarsBot 2 €. Za každé město, které umístí MarsBot, se zvýší stav stupnice Události.
    .setup = MarsBot umístí město.
    .generation = { mars-corporation-no-generation }
    .rulings = Už město z přípravy hry zvýší stav stupnice Události. Počítají se i Hlavní město a města mimo herní plán; město, které jste dříve umístili za svou korporaci, ne.
mars-corporation-card-C11 = Na bílé kostičce MarsBot dobere kartu projektu a vyhodnotí jen její první symbol; pak zvýší teplotu o krok.
    .setup = MarsBot získá 10 €. Bílé kostičky: Energie 4, 6, 8 a 10.
    .generation = { mars-corporation-no-generation }
    .rulings = Ostatní symboly té karty neplatí pro nic, ani pro vaše efekty; karta jde na hromádku zahraných karet. Karta bez symbolů nebo teplota na maximu je neúspěšná akce, zbytek se provede.
mars-corporation-card-C12 = Vlastní efekt nemá. Do akčního balíčku přidává druhou bonusovou kartu a v bonusovém balíčku má Government Subsidy (B31), která MarsBotovi dává 1 TR.
    .setup = Government Subsidy (B31) se zamíchá do bonusového balíčku. Do prvního akčního balíčku se karta z bonusového balíčku nedává.
    .generation = Před fází akcí, od 2. generace, se do akčního balíčku zamíchá ještě jedna karta z bonusového balíčku.
    .rulings = Karty, které se vracejí každou generaci, například Vládní zásah, se zamíchají i do prvního akčního balíčku. Karta navíc se nevyhodnotí hned, ale zůstává v akčním balíčku.
mars-corporation-card-C13 = Za dosaženou stříbrnou kostičku získá MarsBot 5 €.
    .setup = Stříbrné kostičky: každé políčko stupnice Stavby od 4 do 18.
    .generation = { mars-corporation-no-generation }
    .rulings = Kostička platí jednou, a to dřív než symbol na jejím políčku.
mars-corporation-card-C14 = Na bílé kostičce se zvýší stav stupnice s nejnižším stavem, na černé stav stupnice Vesmír.
    .setup = Bílé kostičky: Země 1, 5, 9, 13 a 17. Černé kostičky: Země 3, 7, 11 a 15.
    .generation = { mars-corporation-no-generation }
    .rulings = Stupnice s nejnižším stavem se určuje až po posunu na stupnici Země a může to být i ona sama. Symbol na políčku stupnice Země se provede po kostičce.
mars-corporation-card-C15 = Vlastní efekt nemá. Diversification (B28) zvyšuje stav stupnice s nejnižším stavem a MarsBot za to platí 4 €.
    .setup = MarsBot získá 10 €. Diversification (B28) se položí vedle desky MarsBota.
    .generation = Před fází akcí, už od 1. generace, se karta Diversification zamíchá do akčního balíčku.
    .rulings = Posun je první a proběhne v každém případě. Pak MarsBot ztratí 4 €; má-li méně, neztratí nic. Kostička, která se posunout nemůže, tu není neúspěšná akce.
mars-corporation-card-C16 = Na bílé kostičce MarsBot dobere a vyhodnotí kartu projektu.
    .setup = První akční balíček má o jednu kartu projektu víc. Bílé kostičky: Věda 8 a 16.
    .generation = { mars-corporation-no-generation }
    .rulings = Karta navíc patří jen k 1. generaci. Symbol na políčku se provede po dobrané kartě.
mars-corporation-card-C17 = Za každou kartu projektu se symbolem VB, který není záporný, získá MarsBot při vyhodnocení 3 €.
    .setup = Mimořádný úspěch (B04) se vezme z bonusového balíčku a odloží stranou; ze hry vyřazen není.
    .generation = Před fází akcí, už od 1. generace, se Mimořádný úspěch zamíchá do akčního balíčku, dokud není vyřazen ze hry.
    .rulings = Rozhoduje symbol, ne jeho hodnota: platí i 0 nebo proměnlivý počet, záporný ne. Mimořádný úspěch se vyřadí, jakmile získal čestný titul nebo sponzoroval soutěž; jinak se vrací.
mars-corporation-card-C18 = Na pole s kostičkou MarsBota nesmíte umístit nic. Za destičku, kterou tam umístí MarsBot, získá 3 €.
    .setup = Settlers (B22) se jednou vyhodnotí a pak se položí vedle desky MarsBota.
    .generation = Před fází akcí, už od 1. generace, se karta Settlers zamíchá do akčního balíčku.
    .rulings = Kostička jde na volnou pevninu, která není vyhrazená: nejdřív podle postupu v případě shody na herním plánu, pak kde sousedí nejvíce polí pro oceán, pak otočením karty. Kostička není destička, nedává bonus a MarsBotovy destičky nepřitahuje. Není-li kam, nic se nestane.
mars-corporation-card-C19 = Na bílé kostičce se zvýší stav stupnice s nejnižším stavem, na černé stav stupnice Vesmír.
    .setup = Bílé kostičky: Vesmír 2, 4, 7, 10 a 13. Černé kostičky: Vesmír 5, 11 a 16.
    .generation = { mars-corporation-no-generation }
    .rulings = Černá kostička zvyšuje stav stupnice, na které leží: nejdřív se úplně vyhodnotí nové políčko a teprve pak symbol na políčku s kostičkou. Každá kostička působí jednou.
mars-corporation-card-C20 = Za každé políčko, o které se posune kostička na stupnici Stavby, přijde na tuto kartu 1 € z banku.
    .setup = Supply & Demand (B24) se položí vedle desky MarsBota. Jen pro připomenutí nahraďte kostičku stupnice Stavby bílou.
    .generation = Před fází akcí, už od 1. generace, se karta Supply & Demand zamíchá do akčního balíčku.
    .rulings = Supply & Demand bere odsud až 3 €; jen je-li karta prázdná, zvýší se stav stupnice Energie. Zdejší peníze nejsou MarsBotovy: nelze je ukrást, utratit ani bodovat.
mars-corporation-card-C21 = Za každý symbol mikrobů, který zahrajete, ztratí MarsBot 4 €, nebo kolik má. Za každou kartu se symbolem vědy, kterou vyhodnotí, získá 1 TR.
    .setup = Meteorický roj (B01) se vyřadí ze hry. Otáčejte karty projektů, dokud jedna nemá symbol vědy. Ta se zamíchá do bonusového balíčku, ostatní se odhodí.
    .generation = { mars-corporation-no-generation }
    .rulings = Zadávejte své karty projektů a předeher se symboly mikrobů; vaše korporace a žolíky se nepočítají. Mikrobi platí za každý symbol, věda jednou za kartu. I za počáteční symbol je 1 TR.
mars-corporation-card-C22 = Za každou novou dvojici sousedících destiček, jedné vaší a jedné MarsBotovy, přibude na této kartě 1 věda. Čtyři se hned utratí a zvýší se stav stupnice s nejvyšším stavem, která není na konci.
    .setup = MarsBot umístí zeleň i s kyslíkem a na této kartě přibude 1 věda. Centrální mozek MarsBota (B07) se vyhodnotí a vyřadí ze hry. Build, Build, Build (B27) se zamíchá do bonusového balíčku.
    .generation = { mars-corporation-no-generation }
    .rulings = Nezáleží na tom, která strana umístila druhou destičku; oceány a kostičky dvojice netvoří. Dvojice se počítají jedna po druhé. Za Build, Build, Build zaplatí MarsBot, kolik může, a staví v každém případě.
mars-corporation-card-C23 = Na bílé kostičce se zvýší stav stupnice Rostliny.
    .setup = Bílé kostičky: Stavby 3, 6, 9, 12, 15 a 18.
    .generation = { mars-corporation-no-generation }
    .rulings = Symbol na políčku stupnice Stavby se provede po kostičce. Pro vaši Pharmacy Union nebo Splice je počáteční symbol mikrob, posuny za kostičky ne.
mars-corporation-card-C24 = Za každý symbol mikrobů, který zahrajete, získá MarsBot 2 € a vy 2 €, nebo mikroba na tu kartu. Za každý symbol mikrobů, který vyhodnotí, získá MarsBot 4 €.
    .setup = MarsBot získá 8 €. Research and Development (B03) se vyřadí ze hry. Otáčejte karty projektů, dokud jedna nemá symbol mikrobů. Ta se zamíchá do bonusového balíčku, ostatní se odhodí.
    .generation = { mars-corporation-no-generation }
    .rulings = Zadávejte své karty projektů a předeher se symboly mikrobů; volíte za každý symbol zvlášť. Mikroba si můžete vzít jen na kartu, na které mikrobi mohou být. Žolíky, vaše korporace a políčka stupnic se nepočítají.
mars-corporation-card-C25 = Za každou modrou kartu projektu s akcí, kterou vyhodnotí, získá MarsBot plošinu. Na konci hry má za každou takovou kartu na hromádce zahraných karet 1 VB.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Modré karty, které mají jen trvalý efekt, se nepočítají. Při vysoké obtížnosti se VB přičítají k těm za karty. Na počáteční symbol reaguje vaše Pharmacy Union nebo Splice.
mars-corporation-card-C26 = Za každou neúspěšnou akci získá MarsBot kromě € i plošinu.
    .setup = MarsBot získá plošinu.
    .generation = Na začátku kola, od 2. generace, získá MarsBot plošinu; může ji utratit hned v následující fázi výzkumu.
    .rulings = Počítá se každá neúspěšná akce, i ve vašem tahu; také při nízké obtížnosti je to jedna plošina. Bez rozšíření Venuše počáteční symbol nic nedělá.
mars-corporation-card-C27 = Za dosaženou stříbrnou kostičku získá MarsBot 5 €.
    .setup = Lobbisté (B15) se vyřadí ze hry. Venusian Lobby (B26) se zamíchá do bonusového balíčku. Stříbrné kostičky: Venuše 5 až 9, 11 a 12.
    .generation = { mars-corporation-no-generation }
    .rulings = Kostička platí jednou, a to dřív než symbol na jejím políčku. Tři části karty Venusian Lobby na sobě nezávisejí; co není možné, vynechá se bez neúspěšné akce. Za své kroky získá MarsBot TR jako obvykle.
mars-corporation-card-C28 = Za každé zvýšení stavu Venuše o krok získá MarsBot 2 €, ať ho provede kterákoli strana.
    .setup = { mars-corporation-no-setup }
    .generation = { mars-corporation-no-generation }
    .rulings = Počítá se každé jednotlivé zvýšení, za maximum už žádné. Platí to i za zvýšení kartou Vládní zásah, i když za ně není TR.
mars-corporation-card-C29 = Dosáhne-li kostička na stupnici políčka 5 nebo 12, posune se po jeho vyhodnocení ještě jednou.
    .setup = Jen pro připomenutí položte černé kostičky nad sloupce 5 a 12 desky MarsBota.
    .generation = { mars-corporation-no-generation }
    .rulings = Nejdřív se úplně vyhodnotí políčko, pak se kostička na téže stupnici posune z místa, kde stojí. Na každé stupnici a políčku to platí jednou, po návratu už ne. Nízká obtížnost tomu nebrání; na políčku Venuše 12 je to neúspěšná akce.
mars-corporation-card-C30 = Na kostičce kterékoli barvy se zvýší stav stupnice Události.
    .setup = Bílé kostičky: Stavby 3, Vesmír 3, Věda 3, Energie 3, Jupiter 6. Černé kostičky: Země 3, Města 6, Rostliny 3 a 6. Do hry přijde ještě jedna náhodná destička kolonie.
    .generation = { mars-corporation-no-generation }
    .rulings = Priorita draftu se určí, když draft začíná: všechny symboly stupnice, která má tehdy nejnižší stav, dohromady. Destičku kolonie navíc můžete používat i vy; žádná kolonie se na ní nestaví.
mars-corporation-card-C31 = Za každý symbol rostlin nebo zvířat, který vyhodnotí, získá MarsBot 2 €.
    .setup = Jen pro připomenutí nahraďte kostičku stupnice Rostliny bílou.
    .generation = { mars-corporation-no-generation }
    .rulings = Rozhoduje symbol, ne posun: platí, i když je kostička na konci jeho stupnice, a platí i počáteční. Za symboly mikrobů, žolíky, políčka a bonusové karty nic není.
mars-corporation-card-C32 = Vlastní efekt nemá: MarsBot začíná s velkým náskokem a každou generaci přijde o kartu.
    .setup = MarsBot získá 25 €.
    .generation = Před fází akcí, už od 1. generace, se z akčního balíčku odhodí karta projektu s nejmenším počtem symbolů.
    .rulings = Bonusové karty se neporovnávají a zůstávají. Symboly událostí a žolíky se počítají; mezi stejnými rozhoduje náhoda.
mars-corporation-card-C33 = Za každou postavenou kolonii, vaši i MarsBotovu, se zvýší stav stupnice s nejnižším stavem.
    .setup = MarsBot postaví kolonii.
    .generation = { mars-corporation-no-generation }
    .rulings = Počítá se už kolonie z přípravy hry. Nejdřív MarsBot uloží kostičky nebo umístí oceán za Europu, pak se zvýší stav stupnice. Obchod není stavba.
mars-corporation-card-C34 = Když MarsBot utratí plošiny za další kartu projektu, zvýší teplotu o krok.
    .setup = MarsBot získá plošinu.
    .generation = Na začátku kola, od 2. generace, získá MarsBot plošinu; může ji utratit hned v následující fázi výzkumu.
    .rulings = Karta stojí 5 plošin, nejvýše jednou za generaci. S teplotou na maximu je zvýšení neúspěšná akce, ale karta zůstává. Na počáteční symbol reagují vaše Saturn Systems.
mars-corporation-card-C35 = Každý nový oceán, ať ho umístí kterákoli strana, odebere z této karty bílou kostičku a zvýší stav stupnice Stavby; není-li tu kostička, vrátí ji sem. Za každý sousedící oceán získá MarsBot 3 € místo 2.
    .setup = Na tuto kartu přijde bílá kostička.
    .generation = { mars-corporation-no-generation }
    .rulings = Stav stupnice Stavby se tak zvýší za první oceán a pak za každý druhý. Počítá se i oceán za Vládní zásah, ale bez TR. Vy máte za sousedící oceán dál 2 €.
mars-corporation-card-C36 = Dokud tu leží bílá kostička, příští zvýšení hlavního faktoru MarsBotem se neprovede: kostička se odebere a MarsBot získá 1 TR a 6 €.
    .setup = { mars-corporation-no-setup }
    .generation = Před fází akcí, už od 1. generace, přijde na tuto kartu bílá kostička, není-li tu.
    .rulings = Patří sem i oceány a Venuše; zeleň se umístí, nahradí se jen její kyslík. Zvýšení o dva kroky se nahradí celé; je-li hlavní faktor na maximu, kostička zůstává. Vládní zásah se provede jako obvykle.
mars-corporation-card-C37 = Žádný vlastní efekt není znám. Gray Eminence (B29) nahrazuje Party Politics (B21) a vysílá dva delegáty.
    .setup = Party Politics (B21) se vyřadí ze hry. Gray Eminence (B29) se položí vedle desky MarsBota.
    .generation = Před fází akcí, už od 1. generace, se karta Gray Eminence zamíchá do akčního balíčku.
    .rulings = Prameny k této korporaci jsou neúplné: její tištěnou kartu aplikace nezná. Každý delegát jde tam, kde jich má MarsBot nejméně, pak kde jich máte nejméně vy, pak rozhodne otočení karty. Za každého chybějícího delegáta získá MarsBot 2 €.
mars-corporation-card-C38 = Vlastní efekt nemá: MarsBot začíná s nižším TR a dostává více karet projektů.
    .setup = MarsBot ztratí 8 TR.
    .generation = Před fází akcí se do akčního balíčku bez prohlédnutí zamíchá jedna karta projektu, od 9. generace dvě.
    .rulings = Začíná to už v 1. generaci. MarsBot začíná s TR 12; i s rozšířením Turmoil má o 8 méně.
mars-corporation-card-C39 = Vlastní efekt nemá. Investors (B32) vyrovnává stupnice MarsBota, nebo mu dává €.
    .setup = Investors (B32) se položí vedle desky MarsBota.
    .generation = Před fází akcí, už od 1. generace, se karta Investors zamíchá do akčního balíčku.
    .rulings = V sudých generacích se nejdřív určí stupnice s nejnižším a s nejvyšším stavem, pak se stav jedné zvýší a druhé sníží. V lichých získá MarsBot tolik €, kolik je nejnižší stav jeho stupnic. Už dosažená políčka znovu nepůsobí.
mars-corporation-card-C40 = Za každý symbol rostlin, mikrobů nebo zvířat, který MarsBot vyhodnotí, přibude na této kartě 1 rostlina.
    .setup = Na tuto kartu přijdou 2 rostliny. Jen pro připomenutí nahraďte kostičku stupnice Rostliny bílou.
    .generation = Před fází akcí, už od 1. generace, se odsud odebere 5 rostlin, je-li jich tolik, a zvýší se stav stupnice Rostliny.
    .rulings = Počáteční symbol se počítá; políčka a jiné posuny ne. Je-li kostička na konci stupnice Rostliny, 5 rostlin propadne a je to neúspěšná akce. Odebíráte-li nebo kradete rostliny, můžete mířit na ty zdejší, nebo na € MarsBota, nikdy na obojí.
mars-corporation-card-C41 = Na bílé kostičce MarsBot zvýší teplotu o krok, na černé umístí oceán.
    .setup = Bílé kostičky: Vesmír 4, 8 a 12. Černé kostičky: Vesmír 7, 10 a 14.
    .generation = { mars-corporation-no-generation }
    .rulings = Je-li teplota na maximu nebo nezbývá oceán, je kostička neúspěšná akce. Symbol na políčku se provede v každém případě.
mars-corporation-card-C42 = V každé soutěži se MarsBotovi počítá o 2 víc.
    .setup = Mimořádný úspěch (B04) se vyřadí ze hry.
    .generation = Před fází akcí získá MarsBot čestný titul ve 2. až 5. generaci a od 10.; v 6. až 9. generaci sponzoruje soutěž.
    .rulings = Co není možné, vynechá se bez neúspěšné akce a bez náhrady. Ty 2 platí při sponzorování, na konci hry i pro Soutěž korporací; při nízké obtížnosti se MarsBotovi počítá o 3 méně místo o 5.
mars-corporation-card-C43 = Dosažená kostička přijde na tuto kartu. Jakmile tu leží obě barvy, od každé se jedna vyřadí ze hry a MarsBot zvýší teplotu o krok.
    .setup = MarsBot získá 5 €. Bílé kostičky: Vesmír 3, 4, 6, 8, 10 a 11. Černé kostičky: Události 3, 4, 6, 8, 10 a 11.
    .generation = { mars-corporation-no-generation }
    .rulings = To vše se děje dřív než symbol na políčku. Je-li teplota na maximu, dvojice propadne a je to neúspěšná akce.
mars-corporation-card-C44 = Za kartu projektu bez symbolů získá MarsBot jako neúspěšnou akci 10 €. Karta projektu s právě jedním symbolem mu přinese 1 € navíc.
    .setup = MarsBot získá 8 €.
    .generation = { mars-corporation-no-generation }
    .rulings = Symboly událostí a žolíky se počítají, událost bez jiných symbolů má tedy jeden. I při nízké obtížnosti je to 10 €; jiné neúspěšné akce platí jako obvykle.
mars-corporation-card-C45 = Za každou kartu projektu s alespoň dvěma symboly, kterou MarsBot vyhodnotí, přibude na této kartě 1 věda.
    .setup = { mars-corporation-no-setup }
    .generation = Před fází akcí, už od 1. generace, se odsud odebere 10 kostiček vědy, je-li jich tolik; MarsBot umístí město a získá 1 TR.
    .rulings = Symboly událostí a žolíky se tu počítají; při draftu žolík ne. Není-li pro město místo, je to neúspěšná akce, ale TR MarsBot získá. Po draftu se odhodí karta s nejmenším počtem symbolů, jsou-li všechny stejné, žádná.
mars-corporation-card-C46 = Vlastní efekt nemá. Interface Hyperlink (B30) jednou za hru vyhodnotí dvě nejlepší z několika karet projektů.
    .setup = Interface Hyperlink (B30) přijde pod bonusový balíček; ten se už nemíchá.
    .generation = { mars-corporation-no-generation }
    .rulings = Dobere se tolik karet projektů, kolik je stav stupnice Energie, nejméně dvě. Přednost má symbol vědy, pak nejvyšší náklady, pak nejvíce symbolů, pak rozhoduje náhoda. Ostatní se odhodí a Interface Hyperlink se vyřadí ze hry.

## Kostičky a priority draftu

mars-cube-white = Bílá kostička
mars-cube-black = Černá kostička
mars-cube-silver = Stříbrná kostička
mars-cube-expansion = Kostička rozšíření
mars-cube-none = Žádná kostička

mars-priority-dearest = Nejvyšší náklady
mars-priority-least-advanced = Symboly stupnice s nejnižším stavem
mars-priority-most-tags = Nejvíce symbolů

## Výklad: kde tištěná pravidla mlčí nebo se rozcházejí

mars-ruling-D-1 = Bonusové karty rozšíření Kolonie a Turmoil mají čísla B17 až B21.
    .why = V pravidlech mají čísla o jedno nižší, to však nedovoluje vytištěná karta B16 ani návod k přípravě.
mars-ruling-D-2 = Na políčku 6 stupnice Události a na políčkách 2 a 4 stupnice Energie jsou plošiny.
    .why = Přepisy desky se rozcházejí; desky ostatních herních plánů tam mají plošiny.
mars-ruling-D-3 = Druhá obchodní flotila leží na políčku 9 stupnice Energie.
    .why = Pravidla ukazují symbol energie; jeden veřejný program používá stupnici Události.
mars-ruling-D-4 = V soutěži Vesmírný baron se MarsBotovi počítá stupnice Vesmír.
    .why = Jedna přehledová karta uvádí vědu, ale tři místa pravidel ukazují vesmír.
mars-ruling-D-5 = Na titul Pobřežní stráž potřebuje MarsBot 4 destičky vedle oceánů, vy 3.
    .why = Přehledová karta uvádí pro MarsBota 4, herní plán žádá po vás 3.
mars-ruling-D-6 = Na titul Metalurg na plánu Utopia Planitia potřebuje MarsBot součet stavů stupnic Stavby a Vesmír alespoň 7.
    .why = Přehledová karta i pravidla uvádějí 7; jiné hodnoty patří ke starším listům nebo jinému rozšíření.
mars-ruling-D-7 = Nemůže-li Soutěž korporací pomoci, třeba i proto, že MarsBot nemá 5 €, dobere se další bonusová karta.
    .why = Podle pravidel se další karta dobírá vždy, když se žádná pomocná akce neprovede, ať je důvod jakýkoli.
mars-ruling-D-8 = Nejdřív soutěže, ve kterých vedete nebo je shoda, od nejmenšího náskoku; pak ty, kde vede MarsBot, od nejmenšího náskoku.
    .why = Tak rozumíme slovu „nejtěsnější“ v pravidlech; jeden veřejný program řadí opačně.
mars-ruling-D-9 = Nejdále od konce je hlavní faktor, kterému chybí nejvíc kroků.
    .why = Česká pravidla mluví o tom, čemu chybí nejvíc; podíl celé stupnice by byl jiné pravidlo.
mars-ruling-D-10 = Rovnocenná pole se počítají stále dokola v pořadí čtení až do hodnoty nákladů karty; náklady 0 znamenají první pole.
    .why = Podle pravidel se počítá do hodnoty nákladů karty, ale o nákladech 0 neříkají nic.
mars-ruling-D-11 = Karta na hromádce zahraných karet MarsBota boduje, jen když má symbol VB.
    .why = Pravidlo mluví o symbolu, který není záporný, takže karta bez symbolu se nepočítá.
mars-ruling-D-12 = Pomocné akce soutěží Prognostik a Administrátor MarsBota nic nestojí.
    .why = Na jedné straně jsou zdarma, na jiné se 5 € vrací: totéž pravidlo řečené dvakrát.
mars-ruling-D-13 = Centrální mozek MarsBota se vyřadí ze hry, ať destička byla umístěna, nebo ne.
    .why = Podle pravidel se karta vyřazuje vždy; jinak to uvádí jen neoficiální seznam.
mars-ruling-D-14 = Oceán vedle destičky CMM se počítá jako pole, které neobsazujete.
    .why = Oceány nikomu nepatří a body berou jen vaše destičky.
mars-ruling-D-15 = V soutěži Průmyslník se vaše produkce energie počítá jen během hry.
    .why = Poznámka mluví o tom, jak MarsBot zvažuje své šance; na konci platí vytištěné pravidlo soutěže.
mars-ruling-D-16 = Pro prioritu draftu korporace Spire se žolíkový symbol nepočítá.
    .why = Česká pravidla žolíky z priority draftu vynechávají; programy se rozcházejí.
mars-ruling-D-18 = Diversification stojí 4 € nebo nic, nikdy jen část.
    .why = Karta mluví o zaplacení, je-li možné; neoficiální seznam bere, co je k dispozici.
mars-ruling-D-19 = Outer System Foothold odhodí vrchní bonusovou kartu, i když kolonii postavit nešlo.
    .why = Karta nařizuje obojí po sobě; programy se rozcházejí.
mars-ruling-D-20 = MarsBot obchoduje i bez peněz; bez volné destičky kolonie se nestane nic.
    .why = Ztrácí 1 €, jen má-li ho, a bonusová karta, kterou nelze provést, není neúspěšná akce.
mars-ruling-D-21 = Kde má MarsBot kolonii, získá z vlastního obchodu 3 kostičky.
    .why = Dvě za obchod a jednu za kolonii; nic se nepočítá dvakrát.
mars-ruling-D-22 = Kostičky, které MarsBot získá ve vašem tahu, se vymění až v jeho příštím tahu.
    .why = Podle pravidel se vyměňují v tahu MarsBota; programy je vyměňují hned.
mars-ruling-D-23 = Pět kostiček z destičky Pluto zvýší stav stupnice Věda.
    .why = Pravidla u ní ukazují kostičky vědy; jeden program používá Události.
mars-ruling-D-24 = Zbývá-li při dvojím zvýšení teploty jen jeden krok, provede se jeden a není to neúspěšná akce.
    .why = Akce se provedla, nakolik to šlo; neúspěšná je, jen když teplota byla na maximu už předtím.
mars-ruling-D-25 = Bankéř je vlevo od Vědecké kapacity.
    .why = Tak je uvádějí pravidla i přehledová karta; ověřte si to na svém herním plánu.
mars-ruling-D-26 = Dvě tiskové chyby čteme jako B08 až B14 a jako Lobbisté B06 nebo B15.
    .why = Vytištěná čísla tam patří jiným kartám.
mars-ruling-D-27 = Závěrečná zeleň se nebere z políčka, které už bylo využito.
    .why = Políčko působí jednou a konec hry není výjimka.
mars-ruling-D-28 = Vaše efekty „když kterýkoli hráč zahraje“ reagují na karty projektů, které vyhodnocuje MarsBot, ne na symboly jeho stupnic. Jen posuny symbolem mikrobů navíc platí pro Pharmacy Union a Splice.
    .why = Pravidla tomu říkají zahrání karty a tři korporace jmenují jako příklady.
mars-ruling-D-29 = Je-li kostička na konci stupnice s nejvyšším stavem, pomocná akce soutěže Mogul není možná.
    .why = Pravidla jmenují stupnici s nejvyšším stavem, ne další, kde se kostička ještě může posunout.
mars-ruling-D-30 = Nelze-li provést Settlers nebo Rychlé klíčení, nestane se nic a rostlina zůstává na kartě.
    .why = Bonusová karta, kterou nelze provést, nikdy není neúspěšná akce.
mars-ruling-D-31 = Za dosažení 8 % na Venuši MarsBot nic nezíská.
    .why = Bonusem by byla karta a MarsBot žádné v ruce nemá; nic jiného mu pravidla nedávají.
mars-ruling-D-32 = Všechny ukazatele kolonií začínají na druhém kroku.
    .why = Pravidla tento krok zvýrazňují; jeden program začíná o krok dál.
mars-ruling-D-33 = Při vysoké obtížnosti získává MarsBot čestný titul na začátku tahu, dřív než otočí kartu.
    .why = Pravidla to kladou na začátek tahu.
mars-ruling-D-35 = Při brutálně vysoké obtížnosti má i první akční balíček čtyři karty projektů.
    .why = Říkají to pravidla; jeden program rozdává tři.
mars-ruling-D-36 = Čestné tituly a soutěže MarsBota se řídí přehledovými kartami a pravidly.
    .why = Jeden veřejný program jich osm váže na jiné stupnice.
mars-ruling-D-37 = V soutěži Magnát z rozšíření se MarsBotovi počítají modré a zelené karty, ale otáčí se až po zelenou.
    .why = V pravidlech je obojí, na dvou různých stranách.
mars-ruling-D-38 = MarsBot získává 2 € za každý sousedící oceán, ne 2 € celkem.
    .why = Každý sousedící oceán dává € hráči, který umístí destičku, jako v základní hře.
mars-ruling-D-39 = Rostliny na kartě korporace a peníze MarsBota jsou dva různé cíle: míříte na jeden z nich.
    .why = Pravidla to říkají různě, ale žádná nedovolují brát z obou.
mars-ruling-D-40 = Proti korporaci Spire se po draftu odhazuje karta s nejméně symboly; mají-li všechny stejně, žádná.
    .why = Říkají to česká pravidla; jeden program odhazuje kteroukoli kartu, která jich nemá nejvíc.
mars-ruling-D-41 = Snížení produkce o několik kroků posune kostičku o stejný počet políček zpět.
    .why = Říkají to česká pravidla; ostatní mluví jen o jednom kroku.
mars-ruling-D-42 = Odebírá se, co je k dispozici; ke snížení produkce jsou potřeba všechny kroky.
    .why = Poznámka ve francouzském přehledu dovoluje víc, základní pravidla ne.
mars-ruling-D-43 = Nařídí-li bonusová karta postup a kostička je na konci stupnice, nic se nestane.
    .why = Bonusová karta, kterou nelze provést, nikdy není neúspěšná akce.
mars-ruling-D-44 = Gray Eminence vyšle dva delegáty a za každého chybějícího dá 2 €.
    .why = Tištěný text neznáme; neoficiální seznam a jeden program se shodují.
mars-ruling-D-45 = Misii sv. Josefa z Cupertina považujeme za kartu X65.
    .why = Prameny se v čísle rozcházejí, proto ji lze najít i podle názvu.
mars-ruling-D-46 = Karta korporace, která se vrací, se do akčního balíčku zamíchá před každou fází akcí.
    .why = Tak je to na kartách korporací; jen obecný výčet ji klade do fáze výzkumu.
mars-ruling-D-47 = Je-li možná jen jedna destička kolonie, žádná karta se neotáčí.
    .why = Pravidla o tom mlčí; ani jediné pole otočení nepotřebuje.
mars-ruling-D-48 = Omezuje-li pomocná akce zeleň na oblast, hledá se nejdřív v ní a teprve pak vedle destičky MarsBota.
    .why = Žádný text neříká, která z obou podmínek má přednost.
mars-ruling-D-49 = S rozšířením Čestné tituly a soutěže platí postup v případě shody hraného plánu.
    .why = Pravidla ho uvádějí podle plánů a mění jen jednotlivé kroky.
mars-ruling-D-50 = U čtyř čestných titulů rozšíření se aplikace ptá, jak daleko jste. Ve hře na obrazovce platí podmínka stejnojmenného titulu z jeho herního plánu; Úplatkář vyžaduje 20 € a stojí o 12 více.
    .why = Vaše pravidlo pro Úplatkáře, Pobřežní stráž, Lesníka a titul Rim Settler je na destičce; aplikace je nezná.
mars-ruling-D-51 = Nahradí-li Pristar zvýšení z karty Lobbisté, karta Lobbisté se přesto vyřadí ze hry.
    .why = Možnost se provedla, jen v jiné podobě.
mars-ruling-D-52 = Na zvláštním poli MarsBot nejdřív zaplatí a pak získá, co pole dává.
    .why = Pravidla uvádějí obojí, ale ne pořadí.
mars-ruling-D-53 = Po směru hodinových ručiček jdou strany takto: Mars First, Kelvinisté, Rudí, Zelení, Jednota, Vědci.
    .why = Seznamy stran se uvádějí oběma směry; ověřte si to na své desce.
mars-ruling-D-54 = Čestné tituly a soutěže s různým pravopisem píšeme jako seznamy MarsBota.
    .why = Suburban, Traveler, Coast Guard a Eccentric se na různých součástech píší různě.
mars-ruling-D-55 = Karta vyhodnocená během jiné karty jde na hromádku zahraných karet dřív.
    .why = Je dokončena dřív; pravidla pořadí neurčují.
mars-ruling-D-56 = Pole, které má symbol navíc ze dvou důvodů (okraj a sopka), ho má za každý z nich; stejný důvod platí jednou.
    .why = Taková pole může určovat herní plán i titul nebo soutěž; pravidla neříkají, zda se sčítají.
mars-ruling-D-57 = Při vysoké obtížnosti MarsBot nejdřív získá titul, pak vymění plné úložiště a teprve potom bere kartu.
    .why = Podle pravidel získá titul, než tah obvyklým způsobem pokračuje, a výměna k tahu patří.
mars-ruling-D-58 = Otočená karta u karty Gray Eminence počítá shodné strany po směru hodinových ručiček, dominantní strana je poslední.
    .why = Počítá se jako u ostatních delegátů MarsBota.
mars-ruling-D-59 = Karta Party Politics, kterou Septem Tribus odstraní, se počítá ke kartám vyřazeným ze hry.
    .why = Karta říká jen, že se nepoužívá.
mars-ruling-D-60 = Stormcraft: karty projektů se rozdají, utratí se plošiny, vezme se karta navíc a pak stoupne teplota.
    .why = Karta uvádí efekt, ne jeho místo ve fázi výzkumu.
mars-ruling-D-61 = Když je balíček projektů i odkládací hromádka prázdná, karta se nebere; otočení se počítá jako náklady 0.
    .why = Pravidla tento případ neřeší; všechny ostatní karty jsou v ruce, ve hře nebo mimo hru.

## Pravidla stručně, podle našich čísel

mars-rule-2 = Co MarsBot má
    .text = MarsBot má TR, zásobu peněz, kostičku na každé své stupnici a destičky na herním plánu. Nemá karty v ruce, produkci, jiné zdroje ani efekty karet. Rozšíření mu dávají plošiny, uložené kostičky, kolonie, obchodní flotily nebo delegáty.
mars-rule-3-1 = Příprava hry
    .text = Hra se připraví jako pro dva hráče. Kostičky MarsBota začínají na 0, jeho TR na 20, jeho € na 0. První akční balíček tvoří tři karty projektů a vrchní bonusová karta, zamíchané. Začínajícím hráčem jste vy.
mars-rule-3-2 = Korporace MarsBota
    .text = Nejdřív si korporaci zvolíte vy, pak ji dostane MarsBot, vždy jinou než vaši. Provede se její příprava a pak se vyhodnotí počáteční symboly jako na kartě; její efekt už platí. Kostička na políčku stupnice působí jednou, a to dřív než vytištěný symbol.
mars-rule-3-3 = Příprava herních plánů a rozšíření
    .text = Každý herní plán má vlastní desku MarsBota a vlastní kartu Soutěž korporací. Předehra přidá do prvního akčního balíčku tři karty projektů. Venuše, Kolonie a Turmoil bonusové karty vyměňují nebo přidávají; některé se vracejí každou generaci. Vše lze kombinovat.
mars-rule-4 = Průběh generace
    .text = Žeton začínajícího hráče každou generaci mění stranu. Po fázi výzkumu se vy a MarsBot střídáte v tazích, dokud oba nepasujete. MarsBot v tahu vyhodnotí jednu kartu; s prázdným akčním balíčkem pasuje. Produkci máte jen vy.
mars-rule-5-1 = Výzkum
    .text = Vy dobíráte čtyři karty a kupujete jako obvykle. MarsBot dostane zdarma nový akční balíček: tři karty projektů, při brutálně vysoké obtížnosti čtyři, a vrchní bonusovou kartu, zamíchané.
mars-rule-5-2 = Výběr z karet (draft)
    .text = Obě strany dostanou hromádku čtyř karet. Vy si jednu necháte, MarsBot si nechá náhodnou a hromádky se vymění, dokud obě strany nemají čtyři karty. MarsBot pak náhodně odhodí jednu ze svých čtyř, jen při brutálně vysoké obtížnosti ne, a přidá vrchní bonusovou kartu.
mars-rule-5-3 = Prázdný bonusový balíček
    .text = Je-li potřeba bonusová karta a balíček je prázdný, odhozené bonusové karty se zamíchají a vytvoří nový. Karty vyřazené ze hry a karty odložené stranou v něm nejsou.
mars-rule-5-4 = Karty, které se vracejí
    .text = Některé bonusové karty se po použití odloží stranou a zamíchají do příštího akčního balíčku: Vládní zásah a Party Politics od začátku, Shipping Lines od 2. generace, Extended Shipping Lines po získání druhé flotily. Předtím lze za plošiny získat ještě jednu kartu projektu.
mars-rule-5-5 = Priorita draftu
    .text = Některé korporace mají prioritu draftu; proti nim se draft hrát musí. Od 2. generace si MarsBot nechává kartu, která se hodí nejlépe, mezi stejnými náhodnou. Nakonec odhodí náhodnou kartu, která se nehodí; hodí-li se všechny, žádnou. Žolíkový symbol se nehodí nikdy.
mars-rule-6-1 = Odebírání zdrojů
    .text = Odebíráte-li MarsBotovi zdroje, ztratí za každý 1 €, ať je to jakýkoli zdroj. Ztratí nejvýše to, co má. S rozšířením Kolonie jdou napřed uložené kostičky toho druhu; u € jde napřed zásoba peněz.
mars-rule-6-2 = Krádež zdrojů
    .text = MarsBot ztratí peníze a vy získáte zdroj, který uvádí vaše karta. Nezískáte víc, než kolik MarsBot mohl ztratit.
mars-rule-6-3 = Snížení produkce
    .text = Kostička MarsBota se za každý krok produkce posune o políčko zpět. Ocel snižuje stav stupnice Stavby, titan Vesmír, € Události, energie Energie, teplo Země a rostliny Rostliny. Nemůže-li kostička zpět o všechny kroky, nelze MarsBota zvolit.
mars-rule-6-5 = Počítání u MarsBota
    .text = Karta, která počítá symboly nebo události ostatních hráčů, počítá políčko odpovídající stupnice MarsBota, nikdy jeho zahrané karty. Města, zeleň, kolonie a TR se počítají, jak jsou.
mars-rule-6-6 = Vaše karty, které reagují na všechny hráče
    .text = Vaše efekty, které reagují na kteréhokoli hráče, reagují i na destičky MarsBota, jeho zvýšení hlavních faktorů a jeho kolonie.
mars-rule-6-7 = Co MarsBot nemůže využít
    .text = Produkce a zdroje, které MarsBot nemůže mít, pro něj neznamenají nic. Místo dobrání karty získá 1 €.
mars-rule-7 = Tah MarsBota
    .text = MarsBot otočí vrchní kartu svého akčního balíčku. U karty projektu záleží jen na symbolech: zleva doprava každý zvýší stav své stupnice a vše, co tím spustí, se vyhodnotí nejdřív. Karta bez symbolů je neúspěšná akce. Bonusová karta udělá, co říká; nemůže-li nic, nestane se nic.
mars-rule-8-1 = Symboly a stupnice
    .text = Každý symbol patří k některé stupnici; které ji sdílejí, závisí na herním plánu. Červená karta má symbol události jako poslední. Žolík zvýší stav stupnice s nejnižším stavem, při shodě té nejvyšší na desce. Symbol, jehož stupnice není ve hře, nedělá nic.
mars-rule-8-2 = Desky
    .text = Stupnice mají 18 políček, stupnice Venuše 12. Rozložení pochází z přepisů tištěných desek. Deska plánu Vastitas Borealis známá není, proto se tam používají náhradní stupnice.
mars-rule-8-3 = Posun vpřed
    .text = Kostička se posune o políčko a jeho symbol se hned vyhodnotí; může tím znovu zvýšit stav stupnic. Políčko působí jen poprvé. Na posledním políčku je posun neúspěšná akce, pokud jej nenařídila bonusová karta.
mars-rule-8-4 = Posun zpět
    .text = Na políčkách, kterých už kostička jednou dosáhla, po návratu nic nepůsobí. Čestné tituly, soutěže a počítání se řídí políčkem, kde stojí teď.
mars-rule-8-5 = Stupnice s nejnižším a nejvyšším stavem
    .text = Porovnávají se čísla políček všech stupnic ve hře, i Venuše. Při shodě platí nejvyšší na desce; Venuše leží nejníže. Porovnává se i stupnice, na které je kostička na konci.
mars-rule-9 = Co dělají políčka
    .text = Políčko může zvýšit hlavní faktor, umístit destičku, zvýšit TR, zvýšit stav stupnice, získat čestný titul nebo sponzorovat soutěž. Za každý krok hlavního faktoru a každý oceán má MarsBot 1 TR. Při −24 a −20 °C získá 2 €, při 0 °C umístí oceán, při 8 % kyslíku zvýší teplotu. Co nelze provést, je neúspěšná akce; symboly rozšíření, která nejsou ve hře, se neuplatní.
mars-rule-10 = Neúspěšná akce
    .text = MarsBot získá 5 €, podle pravidla nízké obtížnosti 3 €. Stává se to u karty bez symbolů, s kostičkou na konci stupnice a u políčka, jehož akce není možná. Bonusová karta, která nic nezmůže, neúspěšná akce není.
mars-rule-11-1 = Čestné tituly a soutěže
    .text = Ve hře lze získat tři čestné tituly a sponzorovat tři soutěže, za obě strany dohromady. MarsBot za své nic neplatí. Soutěž, kterou sponzoroval, zdražuje ty vaše jako obvykle.
mars-rule-11-2 = Který čestný titul MarsBot získá
    .text = Z volných čestných titulů, které splňuje, získá MarsBot ten, který splňujete i vy. Jinak získá ten, ke kterému máte nejblíž podle toho, jakou část cesty máte za sebou. Při shodě platí nejvíce vlevo; Král plošin je poslední.
mars-rule-11-3 = Kterou soutěž MarsBot sponzoruje
    .text = MarsBot sponzoruje soutěž, ve které má před vámi největší náskok, pokud v některé vede. Při shodě platí nejvíce vlevo; Expert na Venuši je poslední. Kde soutěž počítá zbylé zdroje, počítá se vám během hry i produkce.
mars-rule-11-4 = Hodnota MarsBota v soutěži
    .text = Co se MarsBotovi počítá, říká přehledová karta herního plánu, ve hře i na konci. Podle pravidla nízké obtížnosti má o 5 méně. Vaše hodnota na konci se řídí vytištěným pravidlem soutěže.
mars-rule-12-1 = Umístění destičky
    .text = Přípustná pole určují obvyklá pravidla. Nejdřív je zúží to, čemu dává přednost destička, pak po řadě postup v případě shody na herním plánu. Jakmile zbude jedno pole, destička se umístí tam.
mars-rule-12-2 = Postup v případě shody
    .text = Většina plánů hledí nejdřív na sousedící oceány a pak na zakryté symboly bonusů; některé dávají přednost oblasti, speciálním destičkám nebo okraji. O zbývající shodě rozhodne otočená karta: pole se počítají v pořadí čtení stále dokola až do hodnoty jejích nákladů.
mars-rule-12-3 = Zeleň
    .text = Zeleň jde vedle destičky MarsBota, pokud to lze. MarsBot dává přednost poli s nejvíce vlastními městy vedle, pak s nejméně vašimi. Kyslík stoupne o krok, není-li na maximu.
mars-rule-12-4 = Město
    .text = Město nesmí sousedit s jiným městem. MarsBot dává přednost poli, se kterým sousedí nejvíce destiček zeleně, ať patří komukoli.
mars-rule-12-5 = Oceán
    .text = Oceán jde na volné pole pro oceán. Na které, určuje jen postup v případě shody.
mars-rule-12-6 = Destička CMM
    .text = Jde na pevninu, která není na okraji a nesousedí s žádnou destičkou ani vyhrazeným polem. Na které pole, určuje jen postup v případě shody. Patří MarsBotovi a počítá se jako jeho destička.
mars-rule-12-7 = Co pole dává MarsBotovi
    .text = MarsBot získá 2 € za každý sousedící oceán a 1 € za každý zakrytý symbol bonusu místo toho, co je vytištěno. Zvláštní pole plánů Hellas, Terra Cimmeria a Vastitas Borealis ho stojí peníze a dávají oceán, kolonii nebo krok teploty, může-li zaplatit a využít je.
mars-rule-13 = Bonusové karty
    .text = Bonusová karta provede první ze svých možností, která je možná. Pak se podle svého textu odhodí, vyřadí ze hry, nebo odloží na příští generaci. Hlavní faktor je blízko, chybí-li mu jeden nebo dva kroky k bonusové nebo cílové hodnotě. Nejdál má k cílové hodnotě ten, kterému chybí nejvíc kroků.
mars-rule-14 = Soutěž korporací
    .text = Má-li MarsBot alespoň 5 €, prochází sponzorované soutěže od nejtěsnější: nejdřív ty, kde vedete nebo je shoda, pak ty, kde vede on. První možná pomocná akce se provede a stojí 5 €. Není-li žádná, vyhodnotí se další bonusová karta.
mars-rule-15-1 = Předehra
    .text = MarsBot nedostává karty předehry, ale v prvním akčním balíčku má o tři karty projektů víc. Prohrajete, jakmile by začala 18. generace, a na konci jsou peníze MarsBota cennější o dvě generace dřív.
mars-rule-15-2 = Venuše
    .text = Symboly Venuše zvyšují stav zvláštní stupnice. Vládní zásah nahrazuje zásah Světové vlády. K ukončení hry nemusí být Venuše na maximu. K čestným titulům a soutěžím přibývají Král plošin a Expert na Venuši.
mars-rule-15-3 = Plošiny
    .text = MarsBot sbírá plošiny ze stupnic, za Invazní druhy a z destičky Titan. Jakmile už titul Král plošin získat nelze, utratí ve fázi výzkumu pět plošin za další kartu projektu.
mars-rule-15-4 = Kolonie
    .text = MarsBot postaví kolonii na destičku určenou otočením karty a uloží dvě kostičky jejího druhu. Při obchodu navštíví destičku s ukazatelem nejdál vpředu a uloží dvě kostičky, s vlastní kolonií tři. V jeho tahu se pět kostiček mění v posun na jejich stupnici. Europa dává místo toho oceán nebo TR, Titan plošiny.
mars-rule-15-5 = Turmoil
    .text = Delegát MarsBota jde tam, kde by vedl a učinil stranu dominantní, jinak tam, kde by vedl, a tak dále až k první straně po směru hodinových ručiček. Při revizi TR ztrácíte 1 TR vy, MarsBot nic. Globální události a bonusy vládnoucí strany se týkají jen vás, ale jako předseda získá MarsBot 1 TR. Na konci dává každý vůdce strany a předseda 1 VB.
mars-rule-16-1 = Tharsis: čestné tituly a soutěže
    .text = Tituly Teraformer, Starosta a Ekolog splňuje MarsBot jako vy. Na titul Stavitel potřebuje stav stupnice Stavby alespoň 8, na titul Plánovač stav každé stupnice kromě Venuše alespoň 4. V soutěžích se mu počítají destičky, Stavby a Události, Věda, Energie plus 5 a Vesmír plus 5.
mars-rule-16-2 = Hellas: čestné tituly a soutěže
    .text = Na titul Diversifier potřebuje MarsBot stav každé stupnice alespoň 3, na titul Taktik 35 €, na titul Energetik stav stupnice Energie alespoň 6, na titul Rim Settler stav stupnice Věda alespoň 6 a tři polární destičky jako vy. V soutěžích se mu počítají destičky zeleně, zahrané zelené karty, Vesmír, pětina jeho € a Stavby.
mars-rule-16-3 = Elysium: čestné tituly a soutěže
    .text = Na titul Generalista potřebuje MarsBot stav každé stupnice kromě Venuše alespoň 2, na titul Specialista stav jedné stupnice alespoň 10, na titul Ecologist stav stupnice Rostliny alespoň 4 a na tituly Tycoon a Legenda 15 zelených a modrých či 5 červených zahraných karet. V soutěžích se mu počítají karty s náklady 20 € a více, Energie plus 5, jižní destičky, destičky vedle oceánů a TR minus 15.
mars-rule-16-4 = Terra Cimmeria: čestné tituly a soutěže
    .text = Na titul Planetolog potřebuje MarsBot součet stavů stupnic Země a Venuše alespoň 5, na titul Architekt stav stupnice Věda alespoň 6, na titul Pobřežní stráž čtyři destičky vedle oceánů, na titul Lesník stav stupnice Rostliny alespoň 10 a na titul Finančník stav stupnice Události alespoň 10. V soutěžích se mu počítají Energie, destičky vedle speciálních destiček, dvojnásobek nejvyššího stavu stupnice, Rostliny plus 5 a sedmina jeho €.
mars-rule-16-5 = Utopia Planitia: čestné tituly a soutěže
    .text = Na titul Specialista potřebuje MarsBot tři bonusové karty vyřazené ze hry, na titul Průkopník tři kolonie, na titul Obchodník stav stupnic Energie, Země a Venuše alespoň 2, na titul Metalurg součet stavů stupnic Stavby a Vesmír alespoň 7 a na titul Výzkumník stav stupnice Věda alespoň 4. V soutěžích se mu počítají destičky na okraji, Země, Rostliny minus 2, karty s náklady 10 € a méně a města.
mars-rule-16-6 = Vastitas Borealis: čestné tituly a soutěže
    .text = Na titul Agronom potřebuje MarsBot stav stupnice Rostliny alespoň 4, na titul Kosmonaut stav stupnice Vesmír alespoň 5, na titul Geolog tři destičky u sopečných polí, na titul Projektant součet stavů stupnic Země a Energie alespoň 10 a na titul Farmář stav stupnice Věda nebo Rostliny alespoň 6. V soutěžích se mu počítají Země plus 5, největší skupina destiček, destičky mimo oceány, Události a vyšší ze stupnic Stavby a Vesmír.
mars-rule-16-7 = Čestné tituly a soutěže (rozšíření)
    .text = MarsBot má na každém herním plánu desku Tharsis a kartu B14; Teraformer se vyřazuje. Geolog, Zakladatel, Suburbian a Vnitrozemec mění jeho postup v případě shody, dokud jsou ve hře. S Průkopníkem nebo Konstruktérem leží kostičky na políčkách Vesmír 7, Vesmír 10 a Energie 8: když jich MarsBot dosáhne, zaplatí 5 € a postaví kolonii. Úplatkář stojí MarsBota 12 €.
mars-rule-17 = Obtížnost
    .text = Nízká: u MarsBota se neuplatní symboly Postup na této stupnici, za neúspěšnou akci získává 3 € a v soutěžích má o 5 méně. Vysoká: získává VB za zahrané karty a v prvním tahu generace může získat čestný titul za 8 €. Brutálně vysoká přidává čtvrtou kartu projektu. Každé z těchto pravidel lze zvolit zvlášť.
mars-rule-18-1 = Okamžitá prohra
    .text = Začne-li 20. generace, MarsBot ihned zvítězil. S Předehrou je to 18. generace.
mars-rule-18-2 = Poslední generace
    .text = Jsou-li teplota, kyslík i oceány na maximu, generace se dohraje. Pak ještě můžete přeměnit rostliny v zeleň. MarsBot posune každou kostičku, jejíž další políčko má dosud nevyužitou zeleň, a umístí ji.
mars-rule-18-3 = Body
    .text = MarsBot získá VB za TR, 5 VB za každý čestný titul a každou soutěž, kterou vyhraje nebo v ní je shoda, 1 VB za každou destičku zeleně, VB za města jako obvykle, za destičku CMM a za peníze. Destička CMM dává 1 VB za každé sousedící pole bez vaší destičky. Druhé místo se v soutěžích nehodnotí.
mars-rule-18-4 = Peníze na konci hry
    .text = Do 12. generace má MarsBot 1 VB za každých 8 €. V každé další generaci stačí o 1 € méně. S Předehrou to začíná o dvě generace dřív.
mars-rule-18-5 = Vítěz
    .text = Vyhrajete, máte-li víc bodů než MarsBot. Při shodě vyhrává MarsBot.
mars-rule-19-1 = Jednotlivé karty
    .text = Chráněný habitat zastaví Meteorický roj i Invazní druhy, Deflektory asteroidů jen Meteorický roj. Celní stanice počítá stupnici Vesmír MarsBota, Galileův dopravní terminál polovinu stupnice se symbolem Jupiteru. Soudní přelíčení bere 3 € a pak leží na hromádce zahraných karet MarsBota. Za Soukromou univerzitu získá MarsBot 1 €; za katedrálu ve svém městě zaplatí 2 € a zvýší stav stupnice s nejnižším stavem.
mars-rule-19-2 = Korporace, které reagují na karty a symboly
    .text = Vaše efekty, které reagují na kartu kteréhokoli hráče, reagují i na karty projektů, které MarsBot vyhodnocuje, ne však na políčka a posuny jeho stupnic. Jedinou výjimkou jsou posuny za mikroby pro Pharmacy Union a Splice. Mons Insurance proti MarsBotovi použít nelze.
mars-rule-19-3 = Vládní zásah a korporace
    .text = Aphrodite a Jezerní resorty reagují na to, co udělá Vládní zásah, i když za něj MarsBot jinak nic nezíská. Pristar na tuto kartu nereaguje.

mars-setup-deck-no-bonus = MarsBotův první akční balíček: { $projects ->
    [one] 1 karta projektu lícem dolů
    [few] { $projects } karty projektů lícem dolů, zamíchané
   *[other] { $projects } karet projektů lícem dolů, zamíchaných
}. Bonusová karta tentokrát žádná.
mars-ask-fewest-tags = Která karta opouští MarsBotův akční balíček?
    .why = Polyphemos: prohlédněte karty projektů v akčním balíčku a odhoďte jednu s nejmenším počtem symbolů, při shodě libovolnou z nich.

## Pictures of a run
mars-plot-generation = Generace
