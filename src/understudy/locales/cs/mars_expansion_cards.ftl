### Co navíc říkají karty rozšíření: věty složené z toho, co karta dělá, jako v mars_cards.ftl.

## Výčty

mars-nor-1 = { $a }
mars-either-4 = { $a }, nebo { $b }, nebo { $c }, nebo { $d }

## Co karta vyžaduje

mars-demand-venus = Venuši alespoň na { $need } %
mars-demand-venus-at-most = Venuši nejvýše na { $need } %
mars-demand-tr = TR alespoň { $need }
mars-demand-cities = { $need ->
    [one] { $need } vlastní město
    [few] { $need } vlastní města
   *[other] { $need } vlastních měst
}
mars-demand-all-cities-on-mars = { $need ->
    [one] { $need } město na Marsu, ať patří komukoli
    [few] { $need } města na Marsu, ať patří komukoli
   *[other] { $need } měst na Marsu, ať patří komukoli
}
mars-demand-colonies = { $need ->
    [one] { $need } vlastní kolonii
    [few] { $need } vlastní kolonie
   *[other] { $need } vlastních kolonií
}
mars-demand-colonies-at-most = { $need ->
    [one] nejvýše { $need } vlastní kolonii
    [few] nejvýše { $need } vlastní kolonie
   *[other] nejvýše { $need } vlastních kolonií
}
mars-demand-held = { $need ->
    [one] { $need } plošinu na vašich kartách
    [few] { $need } plošiny na vašich kartách
   *[other] { $need } plošin na vašich kartách
}
mars-demand-resource-kinds = { $need ->
    [one] { $need } druh surovin, v zásobě nebo na vašich kartách
    [few] { $need } různé druhy surovin, v zásobě nebo na vašich kartách
   *[other] { $need } různých druhů surovin, v zásobě nebo na vašich kartách
}
mars-demand-city-by-ocean = vlastní město vedle oceánu
mars-demand-all-city-by-ocean = město vedle oceánu, ať patří komukoli
mars-demand-party = vládnoucí stranu { $party } nebo 2 vlastní delegáty v ní
mars-demand-chairman = post předsedy
mars-demand-neutral-chairman = neutrálního předsedu
mars-demand-party-leaders = { $need ->
    [one] post předáka v { $need } straně
    [few] posty předáka ve { $need } stranách
   *[other] posty předáka v { $need } stranách
}
mars-demand-plants-removed = rostliny, které v této generaci jeden hráč druhému odebral
mars-demand-nobody-passed = generaci, ve které ještě nikdo nepasoval

## Za každé něco

mars-amount-each = { $amount } za každou
mars-amount-at-most = { $amount }, nejvýše { $most }
mars-per-both = { $a } a { $b }
mars-per-all-tags = { $itself ->
    [0] za každý symbol { $tags }, který máte vy nebo MarsBot
   *[other] za každý symbol { $tags }, který máte vy nebo MarsBot, včetně této karty
}
mars-per-pairs-of-tags = { $itself ->
    [0] za každou vaši dvojici symbolů { $a } a { $b }
   *[other] za každou vaši dvojici symbolů { $a } a { $b } včetně této karty
}
mars-per-distinct-tags = za každý druh symbolu, který máte
mars-per-cards-without-tags = za každou vaši kartu bez symbolů
mars-per-own-colonies = za každou vaši kolonii
mars-per-colonies = za každou kolonii, ať patří komukoli
mars-per-on-cards = { $every ->
    [1] { $of ->
       *[floater] za každou plošinu
    } na vašich kartách
    [few] { $of ->
       *[floater] za každé { $every } plošiny
    } na vašich kartách
   *[other] { $of ->
       *[floater] za každých { $every } plošin
    } na vašich kartách
}
mars-per-here = { $of ->
    [animal] za každé zvíře na této kartě
    [floater] za každou plošinu na této kartě
   *[other] za každou surovinu na této kartě
}
mars-per-here-before = { $of ->
    [floater] za každou plošinu, která na této kartě ležela
   *[other] za každou surovinu, která na této kartě ležela
}
mars-per-cards-in-hand = za každou kartu v ruce
mars-per-harbours = za každé město a každou speciální destičku vedle oceánu, ať patří komukoli
mars-per-empty-beside-own-tiles = za každé volné pole vedle vašich destiček
mars-per-completed-parameters = za každý dokončený hlavní faktor
mars-per-parties = za každou stranu, ve které máte delegáta

## Suroviny a karty

mars-does-lose = přijdete o { $what }
mars-does-lower-rating = snižte své TR o { $by }
mars-does-spend-less = zaplaťte { $what } (o { $less } méně { $per })
mars-does-buy-resource = { $of ->
    [energy] kupte libovolné množství energie, každou za { $price } €
   *[other] kupte libovolné množství suroviny, kus za { $price } €
}
mars-does-trade-production = snižte jednu svou produkci o 1 a získejte { $count ->
    [one] { $count } její surovinu
    [few] { $count } její suroviny
   *[other] { $count } jejích surovin
}
mars-does-gain-any = { $count ->
    [one] získejte standardní surovinu podle své volby
    [few] získejte { $count } standardní suroviny podle své volby
   *[other] získejte { $count } standardních surovin podle své volby
}
mars-does-gain-any-as-many = získejte stejný počet jedné standardní suroviny podle své volby
mars-does-spend-standard = { $count ->
    [one] zaplaťte standardní surovinu podle své volby
    [few] zaplaťte { $count } standardní suroviny podle své volby
   *[other] zaplaťte { $count } standardních surovin podle své volby
}
mars-does-gain-raised = získejte stejné množství té suroviny
mars-does-lowest-production = zvyšte svou nejnižší produkci o { $by } (z více nejnižších vybíráte vy)
mars-does-every-production-to-one = zvyšte na 1 každou svou produkci, která je nižší
mars-does-add-with-tag-to-any = přidejte na libovolnou svou kartu se symbolem { $tag } { $what }
mars-does-add-with-tag-to-another = přidejte na jinou svou kartu se symbolem { $tag } { $what }
mars-does-add-counted-to-here = přidejte na tuto kartu { $what }
mars-does-add-counted-to-any = přidejte na libovolnou svou kartu { $what }
mars-does-add-counted-with-tag-to-any = přidejte na libovolnou svou kartu se symbolem { $tag } { $what }
mars-does-add-to-several = { $count ->
    [one] přidejte 1 surovinu na { $count } svou kartu, na které už nějaké leží
    [few] přidejte po 1 surovině až na { $count } své karty, na kterých už nějaké leží
   *[other] přidejte po 1 surovině až na { $count } svých karet, na kterých už nějaké leží
}
mars-does-take-off-any = { $of ->
    [microbe] odeberte z této karty libovolný počet kostiček mikrobů
    [floater] odeberte z této karty libovolný počet plošin
   *[other] odeberte z této karty libovolný počet surovin
}
mars-does-take-off-own = odeberte z některé své karty { $what }
mars-does-steal-all = ukradněte MarsBotovi { $what } (musí jich tolik mít)
mars-does-remove-from-tag = má-li MarsBot symbol { $tag }, odeberte mu až { $what }
mars-does-when-here = { $of ->
    [disease] leží-li na této kartě nemoc, { $then }; jinak { $otherwise }
   *[other] leží-li na této kartě surovina, { $then }; jinak { $otherwise }
}
mars-does-if-no-energy = nemáte-li žádnou energii, { $what }
mars-does-draw-per = { $count ->
    [one] doberte { $count } kartu { $per }
    [few] doberte { $count } karty { $per }
   *[other] doberte { $count } karet { $per }
}
mars-does-draw-as-many-and-keep = podívejte se na stejný počet vrchních karet balíčku, nechte si { $keep } a ostatní odhoďte
mars-does-discard-any = odhoďte z ruky libovolný počet karet
mars-does-show = ukažte libovolný počet karet z ruky
mars-does-find = { $count ->
    [one] odkrývejte karty, dokud jedna nemá symbol { $tag }; tu si vezměte a ostatní odhoďte
    [few] odkrývejte karty, dokud { $count } nemají symbol { $tag }; ty si vezměte a ostatní odhoďte
   *[other] odkrývejte karty, dokud { $count } nemá symbol { $tag }; ty si vezměte a ostatní odhoďte
}
mars-does-find-floater-icon = { $count ->
    [one] odkrývejte karty, dokud na jedné není vyobrazena plošina; tu si vezměte a ostatní odhoďte
    [few] odkrývejte karty, dokud na { $count } není vyobrazena plošina; ty si vezměte a ostatní odhoďte
   *[other] odkrývejte karty, dokud na { $count } není vyobrazena plošina; ty si vezměte a ostatní odhoďte
}
mars-does-find-requirement = { $count ->
    [one] odkrývejte karty, dokud jedna nemá požadavek; tu si vezměte a ostatní odhoďte
    [few] odkrývejte karty, dokud { $count } nemají požadavek; ty si vezměte a ostatní odhoďte
   *[other] odkrývejte karty, dokud { $count } nemá požadavek; ty si vezměte a ostatní odhoďte
}
mars-does-find-party = { $count ->
    [one] odkrývejte karty, dokud jedna nevyžaduje stranu; tu si vezměte a ostatní odhoďte
    [few] odkrývejte karty, dokud { $count } nevyžadují stranu; ty si vezměte a ostatní odhoďte
   *[other] odkrývejte karty, dokud { $count } nevyžaduje stranu; ty si vezměte a ostatní odhoďte
}
mars-does-find-no-tags = { $count ->
    [one] odkrývejte karty, dokud jedna není bez symbolů (událost se nepočítá); tu si vezměte a ostatní odhoďte
    [few] odkrývejte karty, dokud { $count } nejsou bez symbolů (události se nepočítají); ty si vezměte a ostatní odhoďte
   *[other] odkrývejte karty, dokud { $count } není bez symbolů (události se nepočítají); ty si vezměte a ostatní odhoďte
}
mars-does-reveal-several = { $count ->
    [one] odkryjte { $count } vrchní kartu balíčku; má-li symbol { $tag }, vezměte si ji, jinak ji kupte nebo odhoďte
    [few] odkryjte { $count } vrchní karty balíčku; ty se symbolem { $tag } si vezměte, ostatní kupte nebo odhoďte
   *[other] odkryjte { $count } vrchních karet balíčku; ty se symbolem { $tag } si vezměte, ostatní kupte nebo odhoďte
}

## Herní plán

mars-does-lay-for-more = umístěte { mars-the-tile } a získejte to, co je na tom poli, { $times }×
mars-where-next-to-an-ocean = vedle oceánu
mars-where-not-next-to-a-city = na pole, které nesousedí s žádným městem
mars-where-on-an-ocean = na oceán, který nesousedí s žádným městem
mars-where-volcanic-city = na sopečné pole; kde žádné není, podle obvyklého pravidla
mars-does-mark-beside-own = položte svou kostičku na volné pole pevniny vedle své destičky nebo kostičky; stavět tam smíte jen vy
mars-does-greenery-becomes-city = odeberte z plánu jednu svou zeleň a na její místo umístěte město
mars-does-ocean-with-greenery = umístěte oceán a vedle něj zeleň
mars-does-raise-unrewarded = zvyšte některý hlavní faktor o 1 krok nebo umístěte oceán; TR ani bonusy za to nezískáte
mars-does-bring-nomads = položte nomády na volné pole pevniny; kde jsou, nesmí nikdo stavět
mars-does-move-nomads = přesuňte nomády na sousední volné pole pevniny a získejte to, co by vám tam přinesla destička
mars-does-first-players-ocean = umístěte oceán tam, kam určí první hráč
mars-does-cathedral = postavte katedrálu v některém městě, které ji nemá; jeho vlastník smí zaplatit { $price } € a dobrat kartu

## Kolonie

mars-does-build-colony = postavte kolonii
mars-does-build-colony-anywhere = postavte kolonii, třeba i tam, kde už jednu máte
mars-does-trade = obchodujte bez placení
mars-does-gain-fleet = získejte obchodní flotilu
mars-does-own-colony-bonuses = získejte bonus každé své kolonie
mars-does-raise-tracks = { $steps ->
    [one] posuňte ukazatel každé kolonie o { $steps } krok nahoru
    [few] posuňte ukazatel každé kolonie o { $steps } kroky nahoru
   *[other] posuňte ukazatel každé kolonie o { $steps } kroků nahoru
}
mars-does-shift-tracks = posuňte ukazatel jedné destičky kolonie o krok nahoru a jiné o krok dolů
mars-does-add-colony-tile = přidejte do hry jednu ze zbylých destiček kolonií

## Turmoil

mars-does-delegates = { $count ->
    [one] vyšlete delegáta do některé strany
    [few] { $same ->
        [0] vyšlete { $count } delegáty do libovolných stran
       *[other] vyšlete { $count } delegáty do jedné strany
    }
   *[other] { $same ->
        [0] vyšlete { $count } delegátů do libovolných stran
       *[other] vyšlete { $count } delegátů do jedné strany
    }
}
mars-does-delegates-per = vyšlete delegáta do libovolné strany { $per }
mars-does-remove-delegate = odeberte komukoli delegáta, který není předákem strany
mars-does-replace-neutral = nahraďte svým delegátem neutrálního delegáta, který není předákem strany
mars-does-become-chairman = nahraďte předsedu svým delegátem

## Předehry a začátek hry

mars-does-draw-preludes = { $count ->
    [one] doberte { $count } předehru a zahrajte ji
    [few] doberte { $count } předehry, jednu zahrajte a ostatní odhoďte
   *[other] doberte { $count } předeher, jednu zahrajte a ostatní odhoďte
}
mars-does-draw-corporations = { $count ->
    [one] doberte { $count } korporaci, zahrajte ji ke své a zaplaťte { $price } €
    [few] doberte { $count } korporace, jednu zahrajte ke své, ostatní odhoďte a zaplaťte { $price } €
   *[other] doberte { $count } korporací, jednu zahrajte ke své, ostatní odhoďte a zaplaťte { $price } €
}
mars-does-repeat-prelude = proveďte ještě jednou to, co vaše druhá předehra dělá při zahrání
mars-does-play-on-any-planet = zahrajte teď kartu z ruky, ať vyžaduje jakoukoli teplotu, kyslík, oceány či Venuši
mars-does-play-for-less = zahrajte teď kartu z ruky o { $less } € levněji
mars-does-look-at-prelude = dokud je na této kartě ředitel, podívejte se na vrchní předehru: zahrajte ji za { $price } € a 1 ředitele z této karty, nebo ji odhoďte
mars-does-fund-free = sponzorujte zdarma soutěž
mars-does-two-projects = zaplaťte a proveďte 2 standardní projekty (ne prodej patentů); nemůžete-li druhý, přijdete o { $penalty } €
mars-does-take-actions = { $count ->
    [one] proveďte hned { $count } akci
    [few] proveďte hned { $count } akce
   *[other] proveďte hned { $count } akcí
}
mars-does-pass = pro tuto generaci pasujte

## MarsBot

mars-does-bot-gains = MarsBot získá { $mc } €
mars-does-bot-track-back = { $steps ->
    [one] MarsBotova stupnice událostí klesne o { $steps } krok
    [few] MarsBotova stupnice událostí klesne o { $steps } kroky
   *[other] MarsBotova stupnice událostí klesne o { $steps } kroků
}
mars-does-bot-loses = { $steps ->
    [one] MarsBot přijde o { $mc } € a jeho stupnice událostí klesne o { $steps } krok
    [few] MarsBot přijde o { $mc } € a jeho stupnice událostí klesne o { $steps } kroky
   *[other] MarsBot přijde o { $mc } € a jeho stupnice událostí klesne o { $steps } kroků
}
mars-does-pay-victim = zaplaťte { $mc } € tomu, kdo o něco přišel, nejste-li to vy
mars-does-for-who-played = kdo jej zahrál, získá { $mc } € nebo přidá na tu kartu mikroba
mars-does-give-to-bot = kartu si vezme MarsBot a její VB se nikomu nepočítají; zahrát ji smíte, jen když vám MarsBot v této generaci něco vzal

## Jednotlivé karty

mars-does-use-again = použijte ještě jednou akci své karty, kterou jste v této generaci už použili
mars-does-events-back = { $count ->
    [one] vezměte si zpět do ruky { $count } svou událost bez speciální destičky
    [few] vezměte si zpět do ruky až { $count } své události bez speciální destičky
   *[other] vezměte si zpět do ruky až { $count } svých událostí bez speciální destičky
}
mars-does-host = položte sem z ruky kartu se symbolem vesmíru nebo stavby a na ni 2 suroviny
mars-does-double-hosted = zdvojnásobte suroviny na jedné kartě, která tu leží
mars-does-turn-face-down = otočte tuto kartu natrvalo lícem dolů
mars-says-hosted = Kartu, která tu leží, smíte zahrát; stojí o 1 € méně za každou surovinu na ní.
mars-says-not-used = Proti MarsBotovi se tato karta nepoužívá.
mars-says-wild = Při vašich akcích se žolík počítá jako kterýkoli jeden symbol.

## Kdy něco následuje

mars-when-card-with-tag = { $itself ->
    [0] kdykoli zahrajete kartu se symbolem { $tags }
   *[other] kdykoli zahrajete kartu se symbolem { $tags } (i tuto)
}
mars-when-anybodys-event-with-tag = kdykoli někdo zahraje událost se symbolem { $tag }
mars-when-card-with-points = kdykoli zahrajete kartu s VB (ne zápornými)
mars-when-card-without-tags = { $itself ->
    [0] kdykoli zahrajete kartu bez symbolů
   *[other] kdykoli zahrajete kartu bez symbolů (i tuto)
}
mars-when-card-with-one-tag = { $itself ->
    [0] kdykoli zahrajete kartu právě s jedním symbolem
   *[other] kdykoli zahrajete kartu právě s jedním symbolem (i tuto)
}
mars-when-card-with-tags = { $itself ->
    [0] kdykoli zahrajete kartu s alespoň { $least } symboly
   *[other] kdykoli zahrajete kartu s alespoň { $least } symboly (i tuto)
}
mars-when-own-ocean = { $itself ->
    [0] kdykoli umístíte oceán
   *[other] kdykoli umístíte oceán (i tento)
}
mars-when-own-step = { $parameter ->
    [temperature] za každý krok, o který zvýšíte teplotu
    [oxygen] za každý krok, o který zvýšíte kyslík
   *[venus] za každý krok, o který zvýšíte Venuši
}
mars-when-anybodys-step = { $parameter ->
    [temperature] za každý krok, o který někdo zvýší teplotu
    [oxygen] za každý krok, o který někdo zvýší kyslík
   *[venus] za každý krok, o který někdo zvýší Venuši
}
mars-when-added = { $here ->
    [0] { $of ->
        [animal] za každé zvíře, které přidáte na kartu
        [microbe] za každého mikroba, kterého přidáte na kartu
       *[other] za každou surovinu, kterou přidáte na kartu
    }
   *[other] { $of ->
        [asteroid] za každý asteroid, který přidáte na tuto kartu
       *[other] za každou surovinu, kterou přidáte na tuto kartu
    }
}
mars-when-colony = { $itself ->
    [0] kdykoli někdo postaví kolonii
   *[other] kdykoli někdo postaví kolonii (i vaši první)
}
mars-when-trade = kdykoli obchodujete
mars-when-leader = kdykoli se stanete předákem strany
mars-when-production = kdykoli zvýšíte některou produkci
mars-when-production-once = kdykoli zvýšíte některou produkci, jednou za akci
mars-when-rating = za každý krok, o který stoupne vaše TR
mars-when-production-phase = ve fázi produkce, pokud v této generaci nestouplo vaše TR
mars-when-new-tag = kdykoli poprvé získáte nový druh symbolu
mars-when-neighbour = kdykoli se vaše destička ocitne vedle MarsBotovy
mars-when-own-marker = kdykoli umístíte destičku na svou kostičku
mars-when-hurt = kdykoli jeden hráč připraví jiného o suroviny nebo produkci

## Co platí od té doby

mars-says-demanding-cards-cost = Karty, které něco vyžadují, vás stojí o { $less } € méně.
mars-says-pays-for-tags = { $of ->
    [floater] Karty se symbolem { $tags } smíte platit plošinami z této karty, každá má hodnotu { $value } €.
    [microbe] Karty se symbolem { $tags } smíte platit mikroby z této karty, každý má hodnotu { $value } €.
    [graphene] Karty se symbolem { $tags } smíte platit grafenem z této karty, každý má hodnotu { $value } €.
   *[other] Karty se symbolem { $tags } smíte platit surovinami z této karty, každá má hodnotu { $value } €.
}
mars-says-stock-pays-for-tags = { $of ->
   *[plants] Karty se symbolem { $tags } smíte platit rostlinami, každá má hodnotu { $value } €.
}
mars-says-pays-for-projects = { $of ->
   *[science] Standardní projekty smíte platit kostičkami vědy z této karty, každá má hodnotu { $value } €.
}
mars-says-pays-for-these-projects = { $of ->
   *[asteroid] Tyto standardní projekty smíte platit asteroidy z této karty, každý má hodnotu { $value } €: { $projects }.
}
mars-says-floaters-are-heat = Plošiny na této kartě smíte použít jako teplo, každou za 2.
mars-says-within-venus = { $steps ->
    [one] Požadavky na Venuši smíte nedodržet až o { $steps } krok oběma směry.
    [few] Požadavky na Venuši smíte nedodržet až o { $steps } kroky oběma směry.
   *[other] Požadavky na Venuši smíte nedodržet až o { $steps } kroků oběma směry.
}
mars-says-changed-trade-cost = Obchod vás stojí o { $by } méně toho, čím platíte.
mars-says-changed-trade-steps = { $by ->
    [one] Než začnete obchodovat, smíte posunout ukazatel té kolonie o { $by } krok nahoru.
    [few] Než začnete obchodovat, smíte posunout ukazatel té kolonie až o { $by } kroky nahoru.
   *[other] Než začnete obchodovat, smíte posunout ukazatel té kolonie až o { $by } kroků nahoru.
}
mars-says-changed-influence = Máte o { $by } vliv více.
mars-says-set-energy-kept = Ve fázi produkce určíte, kolik vaší energie se změní v teplo.
mars-says-set-card-price = Nákup karty vás stojí { $to } €.
mars-says-set-milestone-cost = { $to ->
    [0] Milníky získáváte zdarma.
   *[other] Milník vás stojí { $to } €.
}
mars-says-set-award-cost = { $to ->
    [0] Soutěže sponzorujete zdarma.
   *[other] Sponzorování soutěže vás stojí { $to } €.
}
mars-says-set-ocean-money = Oceány vám vynášejí { $to } €, když vedle nich umístíte destičku.
mars-says-set-skips-rating = V každé fázi akcí propadá první krok, o který by stouplo vaše TR.

## Jakou má karta hodnotu

mars-points-colonies = { $every ->
    [1] { $each } VB za každou kolonii, ať patří komukoli.
    [few] { $each } VB za každé { $every } kolonie, ať patří komukoli.
   *[other] { $each } VB za každých { $every } kolonií, ať patří komukoli.
}
mars-points-cathedrals = { $each } VB za každou katedrálu, ať město patří komukoli.
mars-points-special = Leží-li tu na konci 10 nebo více zvířat, ztrácí každý hráč 1 VB za každé své město.

## Co není jisté

mars-doubt-C02 = Není jisté: možná ji lze zahrát, i když má MarsBot méně než 5 €.
mars-doubt-P43 = Není jisté: pořadí jejích dvou akcí je možná opačné.
mars-doubt-P82 = Není jisté: možná ji lze zahrát, i když má MarsBot méně než 4 rostliny.
mars-doubt-X45 = Není jisté: jeden zdroj na ní uvádí symbol mikrobů.
mars-doubt-X51 = Není jisté: možná jsou to právě 2 události.
mars-doubt-X53 = Není jisté: starší vydání stojí 17 € a má symbol stavby.
mars-doubt-X59 = Není jisté: možná má jiné číslo.
mars-doubt-X62 = Není jisté: možná má jiné číslo.
mars-doubt-X63 = Není jisté: možná má jiné číslo.
mars-doubt-X66 = Není jisté: možná přesouvá libovolný počet kroků najednou a má jiné číslo.
mars-doubt-X76 = Není jisté: možná má jiné číslo.
