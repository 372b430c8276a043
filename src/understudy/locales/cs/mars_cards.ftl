### Co říkají karty Teraformace Marsu: prosté věty složené z toho, co karta dělá.
### Části vět začínají malým písmenem; velké na začátek dává ten, kdo větu říká.

## Věty

mars-says-needs = Vyžaduje { $what }.
mars-says-start = Na začátku dostanete { $what }.
mars-says-now = { $what }.
mars-says-first = První akce: { $what }.
mars-says-action = Akce: { $what }.
mars-says-whenever = { $when }, { $what }.

## Výčty

mars-and-2 = { $a } a { $b }
mars-and-besides = { $a }; { $b }
mars-and-3 = { $a }, { $b } a { $c }
mars-nor-3 = { $a }, { $b } ani { $c }
mars-or-2 = { $a } nebo { $b }
mars-or-3 = { $a }, { $b } nebo { $c }
mars-either-2 = { $a }, nebo { $b }
mars-either-3 = { $a }, nebo { $b }, nebo { $c }

## Co karta vyžaduje

mars-demand-temperature = teplotu alespoň { $need } °C
mars-demand-temperature-at-most = teplotu nejvýše { $need } °C
mars-demand-oxygen = alespoň { $need } % kyslíku
mars-demand-oxygen-at-most = nejvýše { $need } % kyslíku
mars-demand-oceans = { $need ->
    [one] alespoň { $need } oceán
    [few] alespoň { $need } oceány
   *[other] alespoň { $need } oceánů
}
mars-demand-oceans-at-most = { $need ->
    [one] nejvýše { $need } oceán
    [few] nejvýše { $need } oceány
   *[other] nejvýše { $need } oceánů
}
mars-demand-tags = { $need ->
    [one] { $need } symbol { mars-kind-of-tag }
    [few] { $need } symboly { mars-kind-of-tag }
   *[other] { $need } symbolů { mars-kind-of-tag }
}
mars-demand-production = { $which ->
    [mc] produkci €
    [steel] produkci oceli
    [titanium] produkci titanu
    [plants] produkci rostlin
    [energy] produkci energie
   *[heat] produkci tepla
} alespoň { $need }
mars-demand-greeneries = { $need ->
    [one] { $need } vlastní destičku zeleně
    [few] { $need } vlastní destičky zeleně
   *[other] { $need } vlastních destiček zeleně
}
mars-demand-all-cities = { $need ->
    [one] { $need } město libovolného hráče
    [few] { $need } města libovolných hráčů
   *[other] { $need } měst libovolných hráčů
}

## Za každé něco

mars-amount-per = { $amount } { $per }
mars-amount-as-much = { $of ->
    [mc] stejný počet €
    [plants] stejný počet rostlin
    [steel] stejné množství oceli
    [titanium] stejné množství titanu
    [energy] stejné množství energie
   *[heat] stejné množství tepla
}
mars-per-tags = { $itself ->
    [0] { mars-per-tag }
   *[other] { mars-per-tag } včetně této karty
}
mars-per-tag = { $every ->
    [1] za každý váš symbol { $tags }
    [few] za každé { $every } vaše symboly { $tags }
   *[other] za každých { $every } vašich symbolů { $tags }
}
mars-per-opponents-tags = { $every ->
    [1] za každý symbol { $tags }, který má MarsBot (stav jeho stupnice)
    [few] za každé { $every } symboly { $tags }, které má MarsBot (stav jeho stupnice)
   *[other] za každých { $every } symbolů { $tags }, které má MarsBot (stav jeho stupnice)
}
mars-per-cities = za každé město (i mimo Mars)
mars-per-cities-on-mars = za každé město na Marsu
mars-per-events = za každou událost, kterou jste zahráli vy nebo MarsBot

## Co karta dělá

mars-does-for = { $cost } a { $gain }
mars-does-for-more = { $cost }, { $gain }
mars-does-if-rating-raised = pokud v této generaci stoupl váš TR, { $what }
mars-does-gain = získejte { $what }
mars-does-spend = zaplaťte { $what }
mars-does-spend-with = { $metal ->
    [steel] zaplaťte { $what } (lze i ocelí)
   *[titanium] zaplaťte { $what } (lze i titanem)
}
mars-does-spend-any = { $of ->
    [mc] zaplaťte libovolný počet €
    [plants] zaplaťte libovolný počet rostlin
    [steel] zaplaťte libovolné množství oceli
    [titanium] zaplaťte libovolné množství titanu
    [energy] zaplaťte libovolné množství energie
   *[heat] zaplaťte libovolné množství tepla
}
mars-production-of = { $of ->
    [mc] produkci €
    [steel] produkci oceli
    [titanium] produkci titanu
    [plants] produkci rostlin
    [energy] produkci energie
   *[heat] produkci tepla
}
mars-production-by = { mars-production-of } o { $by }
mars-production-per = { mars-production-of } o { $by } { $per }
mars-does-increase = zvyšte { $what }
mars-does-lower = snižte { $what }
mars-does-convert-production = snižte { $lowered } o libovolný počet kroků a o stejný počet zvyšte { $raised }
mars-does-copy-production = { $count ->
    [one] zopakujte produkci jedné své karty se symbolem stavby
    [few] zopakujte produkci { $count } svých karet se symbolem stavby
   *[other] zopakujte produkci { $count } svých karet se symbolem stavby
}
mars-does-metal-production = zvyšte o 1 produkci kovu, který je na tom poli (oceli nebo titanu)
mars-does-rating = zvyšte svůj TR o { $by }
mars-does-rating-per = zvyšte svůj TR o { $by } { $per }
mars-does-raise = { $parameter ->
    [temperature] { $steps ->
        [one] zvyšte teplotu o { $steps } krok
        [few] zvyšte teplotu o { $steps } kroky
       *[other] zvyšte teplotu o { $steps } kroků
    }
    [oxygen] { $steps ->
        [one] zvyšte kyslík o { $steps } krok
        [few] zvyšte kyslík o { $steps } kroky
       *[other] zvyšte kyslík o { $steps } kroků
    }
   *[venus] zvyšte stav Venuše o { $steps }
}
mars-does-oceans = { $count ->
    [one] umístěte oceán
    [few] umístěte { $count } oceány
   *[other] umístěte { $count } oceánů
}
mars-does-lay = umístěte { mars-the-tile }
mars-does-lay-where = umístěte { mars-the-tile } { $where }
mars-the-tile = { $tile ->
    [city] město
    [greenery] zeleň
    [ocean] oceán
    [capital] hlavní město
    [new_holland] město, které je zároveň oceánem,
   *[special] speciální destičku této karty
}
mars-where-off-map = mimo herní plán
mars-where-land = na pevninu
mars-where-ocean-area = na pole vyhrazené pro oceán
mars-where-noctis = na pole vyhrazené pro Noctis City; kde žádné není, podle obvyklého pravidla
mars-where-next-to-no-tile = na pole, které nesousedí s žádnou destičkou
mars-where-next-to-a-city = vedle města
mars-where-next-to-two-cities = vedle alespoň dvou měst
mars-where-next-to-a-greenery = vedle zeleně
mars-where-metal = na pole s ocelí nebo titanem
mars-where-metal-next-to-an-own-tile = na pole s ocelí nebo titanem vedle své destičky
mars-where-volcanic = na sopečné pole, má-li herní plán nějaké
mars-does-mark = položte svou kostičku na volné pole pevniny; stavět tam smíte jen vy
mars-does-add-to-here = přidejte na tuto kartu { $what }
mars-does-add-to-another = přidejte na jinou svou kartu { $what }
mars-does-add-to-any = přidejte na libovolnou svou kartu { $what }
mars-does-add-to-played = přidejte na právě zahranou kartu { $what }
mars-does-add-to-used = přidejte { $what } na svou kartu, na které už leží zdroje téhož druhu
mars-does-take-off = odeberte z této karty { $what }
mars-does-remove = odeberte libovolnému hráči až { $what }
mars-does-remove-beside = odeberte vlastníkovi některé sousedící destičky až { $what }
mars-does-steal = ukradněte MarsBotovi až { $what }
mars-does-remove-from-card = { $up_to ->
    [0] odeberte z libovolné karty libovolného hráče { $what }
   *[other] odeberte z libovolné karty libovolného hráče až { $what }
}
mars-does-lower-anybody = { $of ->
    [mc] snižte libovolnému hráči produkci € o { $by }
    [steel] snižte libovolnému hráči produkci oceli o { $by }
    [titanium] snižte libovolnému hráči produkci titanu o { $by }
    [plants] snižte libovolnému hráči produkci rostlin o { $by }
    [energy] snižte libovolnému hráči produkci energie o { $by }
   *[heat] snižte libovolnému hráči produkci tepla o { $by }
}
mars-does-may = chcete-li, { $cost } a { $gain }
mars-does-when = { $least ->
    [one] máte-li alespoň { $least } symbol { $tags }, { $then }; jinak { $otherwise }
    [few] máte-li alespoň { $least } symboly { $tags }, { $then }; jinak { $otherwise }
   *[other] máte-li alespoň { $least } symbolů { $tags }, { $then }; jinak { $otherwise }
}
mars-does-draw = { $count ->
    [one] doberte si kartu
    [few] doberte si { $count } karty
   *[other] doberte si { $count } karet
}
mars-does-draw-and-keep = { $count ->
    [one] podívejte se na { $count } vrchní kartu balíčku, nechte si { $keep } a ostatní odhoďte
    [few] podívejte se na { $count } vrchní karty balíčku, nechte si { $keep } a ostatní odhoďte
   *[other] podívejte se na { $count } vrchních karet balíčku, nechte si { $keep } a ostatní odhoďte
}
mars-does-look-and-buy = podívejte se na vrchní kartu balíčku a kupte ji, nebo odhoďte
mars-does-discard = { $count ->
    [one] odhoďte kartu z ruky
    [few] odhoďte z ruky { $count } karty
   *[other] odhoďte z ruky { $count } karet
}
mars-does-reveal = odhoďte lícem nahoru vrchní kartu balíčku; má-li symbol { $tag }, { $then }

## Kdy něco následuje

mars-when-tag = { $itself ->
    [0] za každý symbol { $tags }, který zahrajete
   *[other] za každý symbol { $tags }, který zahrajete (i na této kartě)
}
mars-when-anybodys-tag = { $itself ->
    [0] za každý symbol { $tags }, který zahraje libovolný hráč
   *[other] za každý symbol { $tags }, který zahraje libovolný hráč (i na této kartě)
}
mars-when-event = kdykoli zahrajete událost
mars-when-event-with-tag = kdykoli zahrajete událost se symbolem { $tag }
mars-when-card = kdykoli zahrajete kartu s vytištěnými náklady alespoň { $cost } €
mars-when-project = { $cost ->
    [0] kdykoli provedete standardní projekt kromě prodeje patentů
   *[other] kdykoli provedete standardní projekt s vytištěnými náklady alespoň { $cost } €
}
mars-when-tile-on-metal = kdykoli umístíte destičku na pole s ocelí nebo titanem
mars-when-own-city = { $itself ->
    [0] kdykoli umístíte město
   *[other] kdykoli umístíte město (i toto)
}
mars-when-own-greenery = { $itself ->
    [0] kdykoli umístíte zeleň
   *[other] kdykoli umístíte zeleň (i tuto)
}
mars-when-anybodys-city = { $itself ->
    [0] kdykoli libovolný hráč umístí město
   *[other] kdykoli libovolný hráč umístí město (i toto)
}
mars-when-anybodys-city-on-mars = { $itself ->
    [0] kdykoli libovolný hráč umístí město na Marsu
   *[other] kdykoli libovolný hráč umístí město na Marsu (i toto)
}
mars-when-anybodys-ocean = { $itself ->
    [0] kdykoli libovolný hráč umístí oceán
   *[other] kdykoli libovolný hráč umístí oceán (i tento)
}

## Co platí od té doby

mars-says-cards-cost = Karty vás stojí o { $less } € méně.
mars-says-cards-with-tag-cost = Karty se symbolem { $tag } vás stojí o { $less } € méně.
mars-says-tags-cost = Karty vás stojí o { $less } € méně za každý symbol { $tag } na nich.
mars-says-next-card-costs = Příští karta, kterou v této generaci zahrajete, stojí o { $less } € méně.
mars-says-project-costs = Standardní projekt „{ $project }“ vás stojí o { $less } € méně.
mars-says-metal-worth = { $metal ->
    [steel] Vaše ocel má o { $plus } € vyšší hodnotu.
   *[titanium] Váš titan má o { $plus } € vyšší hodnotu.
}
mars-says-pays-heat = Teplem smíte platit stejně jako penězi.
mars-says-within = { $steps ->
    [one] Podmínky na teplotu, kyslík, oceány a Venuši smíte nedodržet až o { $steps } krok oběma směry.
    [few] Podmínky na teplotu, kyslík, oceány a Venuši smíte nedodržet až o { $steps } kroky oběma směry.
   *[other] Podmínky na teplotu, kyslík, oceány a Venuši smíte nedodržet až o { $steps } kroků oběma směry.
}
mars-says-next-card-within = { $steps ->
    [one] U příští karty, kterou v této generaci zahrajete, smíte podmínku na teplotu, kyslík, oceány či Venuši nedodržet až o { $steps } krok oběma směry.
    [few] U příští karty, kterou v této generaci zahrajete, smíte podmínku na teplotu, kyslík, oceány či Venuši nedodržet až o { $steps } kroky oběma směry.
   *[other] U příští karty, kterou v této generaci zahrajete, smíte podmínku na teplotu, kyslík, oceány či Venuši nedodržet až o { $steps } kroků oběma směry.
}
mars-says-changed-greenery-plants = { $by ->
    [one] Zeleň vás stojí o { $by } rostlinu méně.
    [few] Zeleň vás stojí o { $by } rostliny méně.
   *[other] Zeleň vás stojí o { $by } rostlin méně.
}
mars-says-protects = MarsBot vám nemůže vzít { $what }.
mars-safe-plants = rostliny
mars-safe-animal = zvířata
mars-safe-microbe = mikroby
mars-says-keeps = Zdroje na této kartě nelze nikdy odebrat.

## Jakou má karta hodnotu

mars-points = { $each } VB.
mars-points-here = { $each } VB { $every ->
    [1] { $of ->
        [animal] za každé zvíře
        [microbe] za každého mikroba
        [floater] za každou plošinu
        [science] za každou kostičku vědy
        [fighter] za každou stíhačku
        [asteroid] za každý asteroid
        [camp] za každý tábor
        [hydroelectric] za každou vodní elektrárnu
        [preservation] za každou kostičku ochrany přírody
       *[other] za každý zdroj
    } na této kartě.
    [few] { $of ->
        [animal] za každá { $every } zvířata
        [microbe] za každé { $every } mikroby
        [floater] za každé { $every } plošiny
        [science] za každé { $every } kostičky vědy
        [fighter] za každé { $every } stíhačky
        [asteroid] za každé { $every } asteroidy
        [camp] za každé { $every } tábory
        [hydroelectric] za každé { $every } vodní elektrárny
        [preservation] za každé { $every } kostičky ochrany přírody
       *[other] za každé { $every } zdroje
    } na této kartě.
   *[other] { $of ->
        [animal] za každých { $every } zvířat
        [microbe] za každých { $every } mikrobů
        [floater] za každých { $every } plošin
        [science] za každých { $every } kostiček vědy
        [fighter] za každých { $every } stíhaček
        [asteroid] za každých { $every } asteroidů
        [camp] za každých { $every } táborů
        [hydroelectric] za každých { $every } vodních elektráren
        [preservation] za každých { $every } kostiček ochrany přírody
       *[other] za každých { $every } zdrojů
    } na této kartě.
}
mars-points-if-any-here = { $each } VB, { $of ->
    [science] leží-li na této kartě kostička vědy.
   *[other] leží-li na této kartě zdroj.
}
mars-points-tags = { $every ->
    [1] { $each } VB za každý váš symbol { $tag }.
    [few] { $each } VB za každé { $every } vaše symboly { $tag }.
   *[other] { $each } VB za každých { $every } vašich symbolů { $tag }.
}
mars-points-cities = { $every ->
    [1] { $each } VB za každé město, i mimo Mars.
    [few] { $each } VB za každá { $every } města, i mimo Mars.
   *[other] { $each } VB za každých { $every } měst, i mimo Mars.
}
mars-points-adjacent-oceans = { $each } VB za každý oceán vedle této destičky.
mars-points-adjacent-cities = { $each } VB za každé město vedle této destičky.
