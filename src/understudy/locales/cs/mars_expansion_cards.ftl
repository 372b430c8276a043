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
    [one] { $need } město libovolného hráče na Marsu
    [few] { $need } města libovolných hráčů na Marsu
   *[other] { $need } měst libovolných hráčů na Marsu
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
    [one] { $need } druh zdrojů, v zásobě nebo na vašich kartách
    [few] { $need } různé druhy zdrojů, v zásobě nebo na vašich kartách
   *[other] { $need } různých druhů zdrojů, v zásobě nebo na vašich kartách
}
mars-demand-city-by-ocean = vlastní město vedle oceánu
mars-demand-all-city-by-ocean = město libovolného hráče vedle oceánu
mars-demand-party = vládnoucí stranu { $party } nebo 2 vlastní delegáty v ní
mars-demand-chairman = post předsedy
mars-demand-neutral-chairman = neutrálního předsedu
mars-demand-party-leaders = { $need ->
    [one] post vůdce v { $need } straně
    [few] posty vůdce ve { $need } stranách
   *[other] posty vůdce v { $need } stranách
}
mars-demand-plants-removed = rostliny, které v této generaci jeden hráč odebral druhému
mars-demand-nobody-passed = generaci, ve které ještě žádný hráč nepasoval

## Za každé něco

mars-amount-each = { $amount } za každou
mars-amount-at-most = { $amount }, nejvýše { $most }
mars-per-both = { $a } a { $b }
mars-per-all-tags = { $itself ->
    [0] za každý symbol { $tags }, který máte vy nebo MarsBot
   *[other] za každý symbol { $tags }, který máte vy nebo MarsBot, včetně této karty
}
mars-per-pairs-of-tags = { $itself ->
    [0] za každou vaši dvojici symbolů { $a } a { $b }
   *[other] za každou vaši dvojici symbolů { $a } a { $b } včetně této karty
}
mars-per-distinct-tags = za každý druh symbolu, který máte
mars-per-cards-without-tags = za každou vaši kartu bez symbolů
mars-per-own-colonies = za každou vaši kolonii
mars-per-colonies = za každou kolonii libovolného hráče
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
   *[other] za každý zdroj na této kartě
}
mars-per-here-before = { $of ->
    [floater] za každou plošinu, která na této kartě ležela
   *[other] za každý zdroj, který na této kartě ležel
}
mars-per-cards-in-hand = za každou kartu v ruce
mars-per-harbours = za každé město a každou speciální destičku libovolného hráče vedle oceánu
mars-per-empty-beside-own-tiles = za každé volné pole vedle vašich destiček
mars-per-completed-parameters = za každý dokončený hlavní faktor
mars-per-parties = za každou stranu, ve které máte delegáta

## Suroviny a karty

mars-does-lose = přijdete o { $what }
mars-does-lower-rating = snižte svůj TR o { $by }
mars-does-spend-less = zaplaťte { $what } (o { $less } méně { $per })
mars-does-buy-resource = { $of ->
    [energy] kupte libovolné množství energie, 1 J za { $price } €
   *[other] kupte libovolné množství zdroje, kus za { $price } €
}
mars-does-trade-production = snižte jednu svou produkci o 1 a získejte { $count } J tohoto zdroje
mars-does-gain-any = { $count ->
    [one] získejte standardní zdroj podle své volby
    [few] získejte { $count } standardní zdroje podle své volby
   *[other] získejte { $count } standardních zdrojů podle své volby
}
mars-does-gain-any-as-many = získejte stejný počet jednoho standardního zdroje podle své volby
mars-does-spend-standard = { $count ->
    [one] zaplaťte standardní zdroj podle své volby
    [few] zaplaťte { $count } standardní zdroje podle své volby
   *[other] zaplaťte { $count } standardních zdrojů podle své volby
}
mars-does-gain-raised = získejte stejné množství toho zdroje
mars-does-lowest-production = zvyšte svou nejnižší produkci o { $by } (v případě shody vybíráte vy)
mars-does-every-production-to-one = zvyšte na 1 každou svou produkci, která je nižší
mars-does-add-with-tag-to-any = přidejte na libovolnou svou kartu se symbolem { $tag } { $what }
mars-does-add-with-tag-to-another = přidejte na jinou svou kartu se symbolem { $tag } { $what }
mars-does-add-counted-to-here = přidejte na tuto kartu { $what }
mars-does-add-counted-to-any = přidejte na libovolnou svou kartu { $what }
mars-does-add-counted-with-tag-to-any = přidejte na libovolnou svou kartu se symbolem { $tag } { $what }
mars-does-add-to-several = { $count ->
    [one] přidejte 1 zdroj na { $count } svou kartu, na které už nějaké leží
    [few] přidejte po 1 zdroji až na { $count } své karty, na kterých už nějaké leží
   *[other] přidejte po 1 zdroji až na { $count } svých karet, na kterých už nějaké leží
}
mars-does-take-off-any = { $of ->
    [microbe] odeberte z této karty libovolný počet mikrobů
    [floater] odeberte z této karty libovolný počet plošin
   *[other] odeberte z této karty libovolný počet zdrojů
}
mars-does-take-off-own = odeberte z některé své karty { $what }
mars-does-steal-all = ukradněte MarsBotovi { $what } (musí jich tolik mít)
mars-does-remove-from-tag = má-li MarsBot symbol { $tag }, odeberte mu až { $what }
mars-does-when-here = { $of ->
    [disease] leží-li na této kartě nemoc, { $then }; jinak { $otherwise }
   *[other] leží-li na této kartě zdroj, { $then }; jinak { $otherwise }
}
mars-does-if-no-energy = nemáte-li žádnou energii, { $what }
mars-does-draw-per = { $count ->
    [one] doberte si { $count } kartu { $per }
    [few] doberte si { $count } karty { $per }
   *[other] doberte si { $count } karet { $per }
}
mars-does-draw-as-many-and-keep = podívejte se na stejný počet vrchních karet balíčku, nechte si { $keep } a ostatní odhoďte
mars-does-discard-any = odhoďte z ruky libovolný počet karet
mars-does-show = ukažte libovolný počet karet z ruky
mars-does-find = { $count ->
    [one] otáčejte karty, dokud jedna nemá symbol { $tag }; tu si vezměte a ostatní odhoďte
    [few] otáčejte karty, dokud { $count } nemají symbol { $tag }; ty si vezměte a ostatní odhoďte
   *[other] otáčejte karty, dokud { $count } nemá symbol { $tag }; ty si vezměte a ostatní odhoďte
}
mars-does-find-floater-icon = { $count ->
    [one] otáčejte karty, dokud na jedné není vyobrazena plošina; tu si vezměte a ostatní odhoďte
    [few] otáčejte karty, dokud na { $count } není vyobrazena plošina; ty si vezměte a ostatní odhoďte
   *[other] otáčejte karty, dokud na { $count } není vyobrazena plošina; ty si vezměte a ostatní odhoďte
}
mars-does-find-requirement = { $count ->
    [one] otáčejte karty, dokud jedna nemá podmínku; tu si vezměte a ostatní odhoďte
    [few] otáčejte karty, dokud { $count } nemají podmínku; ty si vezměte a ostatní odhoďte
   *[other] otáčejte karty, dokud { $count } nemá podmínku; ty si vezměte a ostatní odhoďte
}
mars-does-find-party = { $count ->
    [one] otáčejte karty, dokud jedna nevyžaduje stranu; tu si vezměte a ostatní odhoďte
    [few] otáčejte karty, dokud { $count } nevyžadují stranu; ty si vezměte a ostatní odhoďte
   *[other] otáčejte karty, dokud { $count } nevyžaduje stranu; ty si vezměte a ostatní odhoďte
}
mars-does-find-no-tags = { $count ->
    [one] otáčejte karty, dokud jedna není bez symbolů (událost se nepočítá); tu si vezměte a ostatní odhoďte
    [few] otáčejte karty, dokud { $count } nejsou bez symbolů (události se nepočítají); ty si vezměte a ostatní odhoďte
   *[other] otáčejte karty, dokud { $count } není bez symbolů (události se nepočítají); ty si vezměte a ostatní odhoďte
}
mars-does-reveal-several = { $count ->
    [one] otočte { $count } vrchní kartu balíčku; má-li symbol { $tag }, vezměte si ji, jinak ji kupte nebo odhoďte
    [few] otočte { $count } vrchní karty balíčku; ty se symbolem { $tag } si vezměte, ostatní kupte nebo odhoďte
   *[other] otočte { $count } vrchních karet balíčku; ty se symbolem { $tag } si vezměte, ostatní kupte nebo odhoďte
}

## Herní plán

mars-does-lay-for-more = umístěte { mars-the-tile } a získejte bonus za umístění { $times }×
mars-where-next-to-an-ocean = vedle oceánu
mars-where-not-next-to-a-city = na pole, které nesousedí s žádným městem
mars-where-on-an-ocean = na oceán, který nesousedí s žádným městem
mars-where-volcanic-city = na sopečné pole; kde žádné není, podle obvyklého pravidla
mars-does-mark-beside-own = položte svou kostičku na volné pole pevniny vedle své destičky nebo kostičky; stavět tam smíte jen vy
mars-does-greenery-becomes-city = odeberte z plánu jednu svou zeleň a na její místo umístěte město
mars-does-ocean-with-greenery = umístěte oceán a vedle něj zeleň
mars-does-raise-unrewarded = zvyšte některý hlavní faktor o 1 krok nebo umístěte oceán; TR ani bonusy za to nezískáte
mars-does-bring-nomads = položte nomády na volné pole pevniny; kde jsou, nesmí žádný hráč stavět
mars-does-move-nomads = přesuňte nomády na sousední volné pole pevniny a získejte, co by vám tam přinesla destička
mars-does-first-players-ocean = umístěte oceán tam, kam určí začínající hráč
mars-does-cathedral = postavte katedrálu v městě libovolného hráče, které ji nemá; jeho vlastník smí zaplatit { $price } € a dobrat si kartu

## Kolonie

mars-does-build-colony = postavte kolonii
mars-does-build-colony-anywhere = postavte kolonii, třeba i tam, kde už jednu máte
mars-does-trade = obchodujte zdarma
mars-does-gain-fleet = získejte obchodní flotilu
mars-does-own-colony-bonuses = získejte bonus každé své kolonie
mars-does-raise-tracks = { $steps ->
    [one] posuňte ukazatel každé destičky kolonie o { $steps } krok nahoru
    [few] posuňte ukazatel každé destičky kolonie o { $steps } kroky nahoru
   *[other] posuňte ukazatel každé destičky kolonie o { $steps } kroků nahoru
}
mars-does-shift-tracks = posuňte ukazatel jedné destičky kolonie o krok nahoru a jiné o krok dolů
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
mars-does-remove-delegate = odeberte libovolnému hráči delegáta, který není vůdcem strany
mars-does-replace-neutral = nahraďte svým delegátem neutrálního delegáta, který není vůdcem strany
mars-does-become-chairman = nahraďte předsedu svým delegátem

## Předehry a začátek hry

mars-does-draw-preludes = { $count ->
    [one] doberte si { $count } kartu předehry a zahrajte ji
    [few] doberte si { $count } karty předehry, jednu zahrajte a ostatní odhoďte
   *[other] doberte si { $count } karet předehry, jednu zahrajte a ostatní odhoďte
}
mars-does-draw-corporations = { $count ->
    [one] doberte si { $count } korporaci, zahrajte ji ke své a zaplaťte { $price } €
    [few] doberte si { $count } korporace, jednu zahrajte ke své, ostatní odhoďte a zaplaťte { $price } €
   *[other] doberte si { $count } korporací, jednu zahrajte ke své, ostatní odhoďte a zaplaťte { $price } €
}
mars-does-repeat-prelude = zopakujte okamžitý efekt své druhé karty předehry
mars-does-play-on-any-planet = zahrajte teď kartu z ruky bez ohledu na její podmínky na teplotu, kyslík, oceány a Venuši
mars-does-play-for-less = zahrajte teď kartu z ruky o { $less } € levněji
mars-does-look-at-prelude = dokud je na této kartě ředitel, podívejte se na vrchní kartu předehry: zahrajte ji za { $price } € a 1 ředitele z této karty, nebo ji odhoďte
mars-does-fund-free = sponzorujte zdarma soutěž
mars-does-two-projects = zaplaťte a proveďte 2 standardní projekty (ne prodej patentů); nemůžete-li druhý, přijdete o { $penalty } €
mars-does-take-actions = { $count ->
    [one] proveďte hned { $count } akci
    [few] proveďte hned { $count } akce
   *[other] proveďte hned { $count } akcí
}
mars-does-pass = pro tuto generaci pasujte

## MarsBot

mars-does-bot-gains = MarsBot získá { $mc } €
mars-does-bot-track-back = stav MarsBotovy stupnice událostí klesne o { $steps }
mars-does-bot-loses = MarsBot přijde o { $mc } € a stav jeho stupnice událostí klesne o { $steps }
mars-does-pay-victim = zaplaťte { $mc } € hráči, který o něco přišel, nejste-li to vy
mars-does-for-who-played = hráč, který jej zahrál, získá { $mc } € nebo přidá na tu kartu mikroba
mars-does-give-to-bot = položte tuto kartu na MarsBotovu hromádku zahraných karet (její VB se nepočítají). Zahrát ji smíte, jen když vám MarsBot v této generaci něco vzal

## Jednotlivé karty

mars-does-use-again = použijte znovu jednu svou akci, kterou jste v této generaci už použili
mars-does-events-back = { $count ->
    [one] vraťte si do ruky { $count } svou událost bez speciální destičky
    [few] vraťte si do ruky až { $count } své události bez speciální destičky
   *[other] vraťte si do ruky až { $count } svých událostí bez speciální destičky
}
mars-does-host = položte sem z ruky kartu se symbolem vesmíru nebo stavby a na ni 2 zdroje
mars-does-double-hosted = zdvojnásobte zdroje na jedné kartě, která tu leží
mars-does-turn-face-down = otočte tuto kartu natrvalo lícem dolů
mars-says-hosted = Kartu, která tu leží, smíte zahrát; stojí o 1 € méně za každý zdroj na ní.
mars-says-not-used = Proti MarsBotovi se tato karta nepoužívá.
mars-says-wild = Při vašich akcích se žolík počítá jako kterýkoli jeden symbol.

## Kdy něco následuje

mars-when-card-with-tag = { $itself ->
    [0] kdykoli zahrajete kartu se symbolem { $tags }
   *[other] kdykoli zahrajete kartu se symbolem { $tags } (i tuto)
}
mars-when-anybodys-event-with-tag = kdykoli libovolný hráč zahraje událost se symbolem { $tag }
mars-when-card-with-points = kdykoli zahrajete kartu s VB (ne zápornými)
mars-when-card-without-tags = { $itself ->
    [0] kdykoli zahrajete kartu bez symbolů
   *[other] kdykoli zahrajete kartu bez symbolů (i tuto)
}
mars-when-card-with-one-tag = { $itself ->
    [0] kdykoli zahrajete kartu právě s jedním symbolem
   *[other] kdykoli zahrajete kartu právě s jedním symbolem (i tuto)
}
mars-when-card-with-tags = { $itself ->
    [0] kdykoli zahrajete kartu s alespoň { $least } symboly
   *[other] kdykoli zahrajete kartu s alespoň { $least } symboly (i tuto)
}
mars-when-own-ocean = { $itself ->
    [0] kdykoli umístíte oceán
   *[other] kdykoli umístíte oceán (i tento)
}
mars-when-own-step = { $parameter ->
    [temperature] za každý krok, o který zvýšíte teplotu
    [oxygen] za každý krok, o který zvýšíte kyslík
   *[venus] za každé zvýšení stavu Venuše o 1, které provedete
}
mars-when-anybodys-step = { $parameter ->
    [temperature] za každý krok, o který libovolný hráč zvýší teplotu
    [oxygen] za každý krok, o který libovolný hráč zvýší kyslík
   *[venus] za každé zvýšení stavu Venuše o 1, které provede libovolný hráč
}
mars-when-added = { $here ->
    [0] { $of ->
        [animal] za každé zvíře, které přidáte na kartu
        [microbe] za každého mikroba, kterého přidáte na kartu
       *[other] za každý zdroj, který přidáte na kartu
    }
   *[other] { $of ->
        [asteroid] za každý asteroid, který přidáte na tuto kartu
       *[other] za každý zdroj, který přidáte na tuto kartu
    }
}
mars-when-colony = { $itself ->
    [0] kdykoli libovolný hráč postaví kolonii
   *[other] kdykoli libovolný hráč postaví kolonii (i vaši první)
}
mars-when-trade = kdykoli obchodujete
mars-when-leader = kdykoli se stanete vůdcem strany
mars-when-production = kdykoli zvýšíte některou produkci
mars-when-production-once = kdykoli zvýšíte některou produkci, jednou za akci
mars-when-rating = za každý bod, o který stoupne váš TR
mars-when-production-phase = v produkční fázi, pokud v této generaci nestoupl váš TR
mars-when-new-tag = kdykoli poprvé získáte nový druh symbolu
mars-when-neighbour = kdykoli vaše destička začne sousedit s MarsBotovou
mars-when-own-marker = kdykoli umístíte destičku na svou kostičku
mars-when-hurt = kdykoli jeden hráč připraví jiného o zdroje nebo produkci

## Co platí od té doby

mars-says-demanding-cards-cost = Karty s podmínkou vás stojí o { $less } € méně.
mars-says-pays-for-tags = { $of ->
    [floater] Karty se symbolem { $tags } smíte platit plošinami z této karty, každá má hodnotu { $value } €.
    [microbe] Karty se symbolem { $tags } smíte platit mikroby z této karty, každý má hodnotu { $value } €.
    [graphene] Karty se symbolem { $tags } smíte platit grafenem z této karty, 1 J má hodnotu { $value } €.
   *[other] Karty se symbolem { $tags } smíte platit zdroji z této karty, každý má hodnotu { $value } €.
}
mars-says-stock-pays-for-tags = { $of ->
   *[plants] Karty se symbolem { $tags } smíte platit rostlinami, každá má hodnotu { $value } €.
}
mars-says-pays-for-projects = { $of ->
   *[science] Standardní projekty smíte platit kostičkami vědy z této karty, každá má hodnotu { $value } €.
}
mars-says-pays-for-these-projects = { $of ->
   *[asteroid] Tyto standardní projekty smíte platit asteroidy z této karty, každý má hodnotu { $value } €: { $projects }.
}
mars-says-floaters-are-heat = Každou plošinu na této kartě smíte použít jako 2 J tepla.
mars-says-within-venus = Podmínky na stav Venuše smíte nedodržet až o { $steps } oběma směry.
mars-says-changed-trade-cost = Obchod vás stojí o { $by } méně zdroje, kterým platíte.
mars-says-changed-trade-steps = { $by ->
    [one] Než začnete obchodovat, smíte posunout ukazatel té destičky kolonie o { $by } krok nahoru.
    [few] Než začnete obchodovat, smíte posunout ukazatel té destičky kolonie až o { $by } kroky nahoru.
   *[other] Než začnete obchodovat, smíte posunout ukazatel té destičky kolonie až o { $by } kroků nahoru.
}
mars-says-changed-influence = Váš vliv je o { $by } větší.
mars-says-set-energy-kept = V produkční fázi určíte, kolik vaší energie se přemění v teplo.
mars-says-set-card-price = Nákup karty vás stojí { $to } €.
mars-says-set-milestone-cost = { $to ->
    [0] Čestné tituly získáváte zdarma.
   *[other] Čestný titul vás stojí { $to } €.
}
mars-says-set-award-cost = { $to ->
    [0] Soutěže sponzorujete zdarma.
   *[other] Sponzorování soutěže vás stojí { $to } €.
}
mars-says-set-ocean-money = Oceány vám vynášejí { $to } €, když vedle nich umístíte destičku.
mars-says-set-skips-rating = V každé fázi akcí se nepočítá první zvýšení vašeho TR o 1.

## Jakou má karta hodnotu

mars-points-colonies = { $every ->
    [1] { $each } VB za každou kolonii libovolného hráče.
    [few] { $each } VB za každé { $every } kolonie libovolných hráčů.
   *[other] { $each } VB za každých { $every } kolonií libovolných hráčů.
}
mars-points-cathedrals = { $each } VB za každou katedrálu v městě libovolného hráče.
mars-points-special = Je-li na této kartě na konci 10 nebo více zvířat, ztrácí každý hráč 1 VB za každé své město.

## Co není jisté

mars-doubt-122 = Není jisté: možná ji lze zaplatit i rostlinami, které za její produkci dá Manutech.
mars-doubt-146 = Není jisté: možná ji lze zaplatit i rostlinami, které za její produkci dá Manutech.
mars-doubt-219 = Není jisté: žolíkový symbol se pro její zdroj možná nepočítá jako symbol Venuše.
mars-doubt-C02 = Není jisté: možná ji lze zahrát, i když má MarsBot méně než 5 €.
mars-doubt-P43 = Není jisté: pořadí jejích dvou akcí je možná opačné.
mars-doubt-P82 = Není jisté: možná ji lze zahrát, i když má MarsBot méně než 4 rostliny.
mars-doubt-T02 = Není jisté: možná ji lze zahrát, i když není koho odebrat.
mars-doubt-X45 = Není jisté: jeden pramen na ní uvádí symbol mikrobů.
mars-doubt-X51 = Není jisté: možná jsou to právě 2 události a možná ji lze zahrát i bez událostí.
mars-doubt-X53 = Není jisté: ve starším vydání má karta náklady 17 € a symbol stavby.
mars-doubt-X59 = Není jisté: možná má jiné číslo.
mars-doubt-X62 = Není jisté: možná má jiné číslo.
mars-doubt-X63 = Není jisté: možná má jiné číslo.
mars-doubt-X66 = Není jisté: možná dovoluje posunout najednou o libovolný počet kroků a má jiné číslo.
mars-doubt-X76 = Není jisté: možná má jiné číslo.
