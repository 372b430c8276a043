### Průvodci: skutečné hry, které stránka vysvětluje krok za krokem.

guide-all = Naučit se hrát
    .text = První hra s průvodcem, asi deset minut. Krabici nepotřebujete.
guide-title-mars-table = Poznejte MarsBota
    .text = Mars: Teraformace u vašeho stolu. Jak probíhá tah MarsBota a co zadáváte vy.
guide-step = { $guide } · { $step } ze { $count }
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

## Mars: Teraformace u stolu

guide-mars-tracks = Toto je celá deska MarsBota.
    .text = Sedm stupnic; každý symbol karty patří k jedné z nich. Na každé stupnici začíná kostička na 0. Když se posune na pole se symbolem, MarsBot udělá, co symbol ukazuje.
    .next = Ukázat jeho první tah
guide-mars-turn = Karta, symboly, stupnice, akce.
    .text = Na kartě platí jen symboly, zleva doprava; cena ani text ne. Každý symbol posune jednu kostičku o jedno pole. Symbol na tomto poli říká, co MarsBot udělá.
    .next = A proč právě tam?
guide-mars-why = „{ page-why }“ ukáže celé rozhodování.
    .text = Povolených polí bylo { $all }. Vedle vašeho oceánu jsou { $ocean } a jen jedno z nich zakrývá { $icons } ikony bonusů: město přijde tam. Každé rozhodnutí MarsBota má své „{ page-why }“.
    .next = Teď hraji já
guide-mars-report = Váš tah: zadejte, na čem záleží.
    .text = Tah zahrajte na stole. Zadejte jen to, co mění planetu nebo se týká MarsBota; vaše karty a peníze aplikace nepotřebuje. Zadejte, že jste o krok zvýšili teplotu.
guide-mars-done = MarsBot čeká na vás.
    .text = Teplota stoupla a s ní i váš TR. Až zadáte všechno, táhne MarsBot.
guide-mars-advance = Dvojitá šipka posouvá ještě jednou.
    .text = { $card } má dva symboly. Na stupnicích { $first } a { $second } došla kostička na dvojitou šipku a posunula se o další pole. Symbol rozšíření, které není ve hře, nic nedělá.
    .next = Udělal jsem chybu
guide-mars-undo = Nic není definitivní.
    .text = „{ page-undo }“ vrátí poslední odpověď, kolikrát chcete. V deníku má každý váš řádek také „{ page-correct-this }“: nejdřív uvidíte, co by se změnilo.
guide-mars-redo = Tah MarsBota je pryč.
    .text = Vaše odpověď i tah MarsBota jsou vráceny. Ve vlastní hře aplikace také vypíše, co vrátit na stole. Teď odpověď zopakujte.
guide-mars-pass = Až skončíte, pasujte.
    .text = Generace pro vás končí. MarsBot dohraje zbylé karty jednu po druhé.
guide-mars-generation = Celá generace.
    .text = MarsBot dostává na každou generaci { $cards } karty. Jedna z nich je bonusová, třeba { $card }: místo symbolů má vlastní text. Po poslední kartě následuje výroba a další generace.
    .next = Kdo vede?
guide-mars-score = Body počítá aplikace.
    .text = Vy { $you }, MarsBot { $bot }. Hra končí, když jsou teplota, kyslík a oceány na maximu; vyhrává vyšší počet bodů a při shodě MarsBot. Začne-li { $last }. generace, prohráli jste.
