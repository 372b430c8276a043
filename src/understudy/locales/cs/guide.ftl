### Průvodci: skutečné hry, které stránka vysvětluje krok za krokem.

guide-all = Naučit se hrát
    .text = První hra s průvodcem, asi deset minut. Krabici nepotřebujete.
guide-title-mars-table = Poznejte MarsBota
    .text = Mars: Teraformace u vašeho stolu. Jak probíhá tah MarsBota a co zadáváte vy.
guide-step = { $guide } · { $step }/{ $count }
guide-tap = Klepněte na „{ $label }“
guide-next = Dále
guide-back = Zpět
guide-leave = Odejít
guide-do-it = Udělat za mě
guide-own-game = Začít vlastní hru
guide-play-on = Hrát dál tady
guide-other = To je jiná odpověď.
    .text = Hra s ní pokračuje. Průvodce chtěl něco jiného: „{ $title }“
guide-return = Zpět k průvodci

## Symboly na stupnicích

guide-symbol-city = umístí město
guide-symbol-greenery = umístí zeleň
guide-symbol-ocean = umístí oceán
guide-symbol-temperature = zvýší teplotu
guide-symbol-advance = posune se ještě o pole
guide-symbol-tr = TR stoupne o 3
guide-symbol-milestone = získá čestný titul
guide-symbol-award = sponzoruje soutěž
guide-symbol-venus = zvýší Venuši
guide-symbol-floater = získá plošinu
guide-symbol-colony = postaví kolonii
guide-symbol-tag = posune kostičku na stupnici svého symbolu

## Mars: Teraformace u stolu

guide-mars-tracks = Toto je celá deska MarsBota.
    .text = Sedm stupnic; každý symbol karty patří k jedné z nich. Na každé začíná kostička na 0. Když se posune na pole se symbolem, MarsBot udělá, co symbol ukazuje.
    .next = Ukázat jeho první tah
guide-mars-turn = Karta, symboly, stupnice, akce.
    .text = Na kartě platí jen symboly, zleva doprava; náklady ani text ne. Každý symbol posune jednu kostičku o jedno pole. Symbol na tomto poli říká, co MarsBot udělá.
    .next = A proč právě tam?
guide-chain-card = karta
guide-chain-tags = symboly
guide-chain-tracks = stupnice
guide-chain-action = akce
guide-mars-why = „{ page-why }“ ukáže celé rozhodování.
    .text = Povolených polí bylo { $all }. Vedle vašeho oceánu jsou { $ocean } a jen na jednom z nich jsou { $icons } symboly bonusů: město přijde tam. Každé rozhodnutí MarsBota má své „{ page-why }“.
    .next = Teď hraji já
guide-mars-report = Váš tah: zadejte, na čem záleží.
    .text = Tah zahrajte na stole. Zadejte jen to, co mění planetu nebo se týká MarsBota; vaše karty a peníze aplikace nepotřebuje. Zadejte, že jste o krok zvýšili teplotu.
guide-mars-done = MarsBot čeká na vás.
    .text = Teplota stoupla a s ní i váš TR. Až zadáte všechno, táhne MarsBot.
guide-mars-advance = Dvojitá šipka posouvá ještě jednou.
    .text = { $card } má dva symboly. Na stupnicích { $first } a { $second } došla kostička na dvojitou šipku a posunula se o další pole. Symbol rozšíření, které není ve hře, nic nedělá.
    .next = Chci opravit chybu
guide-mars-undo = Nic není definitivní.
    .text = „{ page-undo }“ vrátí poslední odpověď, kolikrát chcete. V deníku má každý váš řádek také „{ page-correct-this }“: nejdřív uvidíte, co by se změnilo.
guide-mars-redo = Tah MarsBota je pryč.
    .text = Vaše odpověď i tah MarsBota byly vráceny. Ve vlastní hře aplikace také vypíše, co na stole vrátit. Teď odpověď zopakujte.
guide-mars-pass = Až skončíte, pasujte.
    .text = Generace pro vás končí. MarsBot dohraje zbylé karty jednu po druhé.
guide-mars-generation = Celá generace.
    .text = MarsBot dostává na každou generaci { $cards } karty. Jedna z nich je bonusová, třeba { $card }: místo symbolů má vlastní text. Po poslední kartě následuje výroba a další generace.
    .next = Kdo vede?
guide-mars-score = Body počítá aplikace.
    .text = Vy { $you }, MarsBot { $bot }. Hra končí, když jsou teplota, kyslík a oceány na maximu; vyhrává vyšší počet bodů a při shodě MarsBot. Začne-li { $last }. generace, prohráli jste.

## Mars: Teraformace na obrazovce

guide-title-mars-screen = První hra na obrazovce
    .text = Mars: Teraformace bez krabice. Vaše karty, váš tah, tah MarsBota a další generace.
guide-screen-stock = Toto je vaše.
    .text = První číslo je hodnota teraformace, TR. Potom zdroje: začínáte s { $mc } €. Malé číslo pod každým je produkce, kterou získáte každou generaci.
    .next = Ukázat karty
guide-screen-card = Co můžete zahrát?
    .text = Kartu s plným okrajem můžete zahrát hned; číslo je její cena. Bledá karta říká, co chybí. { $card } zvýší teplotu o jeden krok.
guide-screen-project = Jedna nebo dvě akce v tahu.
    .text = Karta zvýšila teplotu a s ní i váš TR. Jedna akce zbývá. „{ mars-screen-verb-projects }“ kartu nepotřebují: { $project } stojí { $price } € a umístí oceán.
guide-screen-space = Kam přijde?
    .text = Povolená jsou jen vyznačená pole. Kdo zakryje symboly, získá je: toto pole dává rostliny, celkem { $plants }. Klepněte na něj a pod herním plánem potvrďte.
guide-screen-bot = Tah MarsBota.
    .text = Otočil kartu { $card }. Platí jen její symboly: { $track } se posunula na město a město přišlo vedle vašeho oceánu. Za MarsBota všechno udělá aplikace.
    .next = Ukázat jeho desku
guide-screen-tracks = Toto je celá deska MarsBota.
    .text = Každý symbol karty posune kostičku na své stupnici o jedno pole. Symbol na něm říká, co MarsBot udělá. Za karty neplatí.
    .next = Chci opravit chybu
guide-screen-undo = Nic není definitivní.
    .text = „{ page-undo }“ vrátí vaši poslední odpověď. Pokud jste mezitím viděli nové karty, aplikace se nejdřív zeptá a hru označí.
    .next = Dál
guide-screen-pass = Až skončíte, pasujte.
    .text = Dokud máte čím platit, můžete hrát dál. Po pasování MarsBot dohraje zbylé karty ({ $left }). Aplikace se ještě zeptá, protože máte v ruce karty, které lze zahrát.
guide-screen-production = { $generation }. generace.
    .text = Po výrobě máte { $mc } €: co zbylo, { $tr } za TR a vaši produkci.
    .next = A tyto karty?
guide-screen-buy = Výzkum: nákup karet.
    .text = Každou generaci uvidíte nové karty: { $cards }. Za každou, kterou si vezmete, platíte { $price } € a při zahrání její cenu. Zaškrtněte ty, které chcete.
    .next = Jak hra končí?
guide-screen-end = Kdy hra končí.
    .text = Teplota, kyslík a oceány: když jsou všechny tři na maximu, hra skončí po této generaci. Vyhrává vyšší počet bodů a při shodě MarsBot. Začne-li { $last }. generace, prohráli jste.

## Tapestry u stolu

guide-title-tapestry-table = Poznejte Automu
    .text = Tapestry u vašeho stolu. Jak táhnou oba boti a co zadáváte vy.
guide-tapestry-bots = Hrajete proti dvěma botům.
    .text = Automa postupuje, objevuje, dobývá a boduje. Stínová říše jen postupuje: bere vám dominanty a nezískává žádné body. Každý má žeton na všech čtyřech stupnicích.
    .next = Teď hraji já
guide-tapestry-advance = Váš tah: klepněte na stupnici.
    .text = První zvýšení blahobytu máte za sebou. Teď postupte na stole, zaplaťte a získejte odměny jako obvykle; o svoje zdroje se staráte sami. Zadejte postup na stupnici { $track }.
guide-tapestry-done = Co dalšího se týká botů?
    .text = Území, žetony osídlení a dominanty. Nic takového se nestalo, táhnou tedy boti.
guide-tapestry-pair = Dvě karty, dva boti, jeden tah.
    .text = Levá karta dává každému botovi stupnice. Je-li jich víc, rozhodne pravá: Automa ji čte shora dolů, Stínová říše zdola nahoru. Body získává jen Automa.
    .next = Proč tato stupnice?
guide-tapestry-why = „{ page-why }“ ukáže celé rozhodování.
    .text = Počet stejně dobrých stupnic pro Automu: { $tracks }. Na pravé kartě je první { $track }. Každé rozhodnutí botů má své „{ page-why }“.
    .next = Co mám posunout?
guide-tapestry-tasks = Toto udělejte na stole.
    .text = V seznamu je všechno, co máte udělat, a v jakém pořadí. Řádky můžete odškrtávat. Body, žetony osídlení a karty botů vede aplikace.
    .next = Chci opravit chybu
guide-tapestry-undo = Nic není definitivní.
    .text = „{ page-undo }“ vrátí poslední odpověď, kolikrát chcete. V deníku má každý váš řádek také „{ page-correct-this }“: nejdřív uvidíte, co by se změnilo.
guide-tapestry-redo = Tah botů je pryč.
    .text = Vaše odpověď i tah botů byly vráceny. Ve vlastní hře aplikace také vypíše, co na stole vrátit. Teď odpověď zopakujte.
guide-tapestry-score = Kdo vede?
    .text = Body Automy: { $bot }; svoje zadáte při zvýšení blahobytu. Automa zvyšuje blahobyt, když jí dojdou karty. Každý ho zvyšuje celkem { $incomes }krát; po posledním zvýšení vyhrává, kdo má víc vítězných bodů.
