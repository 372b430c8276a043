### Tapestry s Automou a Stínovou říší.
### Jména (stupnice, dominanty, účastníci…) se vkládají v 1. pádě tak, jak tu stojí; věty je nemění.

## Příprava stolu

tapestry-setup-board = Použijte menší stranu herního plánu, příprava pro tři hráče: dominanty, balíčky i dílky na svých místech.
tapestry-setup-remove-cards = { $traps ->
    [one] Z balíčku tapiserie vyřaďte { $traps } léčku a tyto karty: { $cards }.
    [few] Z balíčku tapiserie vyřaďte { $traps } léčky a tyto karty: { $cards }.
   *[other] Z balíčku tapiserie vyřaďte { $traps } léček a tyto karty: { $cards }.
}
tapestry-setup-remove-civilizations = Vyřaďte tyto civilizace: { $civilizations }.
tapestry-setup-you = Vy se připravíte jako obvykle, jen oba své žetony osídlení položte na pole označené 2/4, ať máte jakoukoli kartu hlavního města.
tapestry-setup-mat = Úroveň { $level }: karta blahobytu Automy, strana: { $mat }.
tapestry-setup-mat-and-card = Úroveň { $level }: karta blahobytu Automy, strana: { $mat }; tabulku překryje karta této úrovně.
tapestry-setup-automa = { $outposts ->
    [one] Automa: zvolená barva, { $outposts } žeton osídlení, všechny žetony hráče; jeden na 0 VB a po jednom na pole 0 každé stupnice.
    [few] Automa: zvolená barva, { $outposts } žetony osídlení, dva z nich na pole označené 3/5; jeden žeton hráče na 0 VB a po jednom na pole 0 každé stupnice.
   *[other] Automa: zvolená barva, { $outposts } žetonů osídlení, dva z nich na pole označené 3/5; jeden žeton hráče na 0 VB a po jednom na pole 0 každé stupnice.
}
tapestry-setup-civilization-die = Civilizaci Automy určí kostka vědy; k té stupnici položte jeden žeton osídlení.
tapestry-setup-civilization = Civilizace Automy: { $civilization }; ke stupnici s jejím symbolem položte jeden žeton osídlení.
tapestry-setup-second-choose = Druhou civilizaci Automy vyberete vy, z druhé karty.
tapestry-setup-second = Druhá civilizace Automy: { $civilization }.
tapestry-setup-shadow = { $outposts ->
    [one] Stínová říše: zvolená barva, { $outposts } žeton osídlení, pět žetonů hráče; po jednom na pole 0 každé stupnice, pátý stranou.
    [few] Stínová říše: zvolená barva, { $outposts } žetony osídlení, pět žetonů hráče; po jednom na pole 0 každé stupnice, pátý stranou, jeden žeton osídlení k oblíbené stupnici.
   *[other] Stínová říše: zvolená barva, { $outposts } žetonů osídlení, pět žetonů hráče; po jednom na pole 0 každé stupnice, pátý stranou, jeden žeton osídlení k oblíbené stupnici.
}
tapestry-setup-decision-real = { $starting ->
    [one] Karty rozhodnutí 8 až 22 zamíchejte jako balíček postupu; jeho vrchní karta a karta 1 tvoří balíček rozhodnutí.
    [few] Karty rozhodnutí 8 až 22 zamíchejte jako balíček postupu; jeho vrchní karta a karty 1 až { $starting } tvoří po zamíchání balíček rozhodnutí.
   *[other] Karty rozhodnutí 8 až 22 zamíchejte jako balíček postupu; jeho vrchní karta a karty 1 až { $starting } tvoří po zamíchání balíček rozhodnutí.
}
tapestry-setup-decision-dealt = Karty rozhodnutí rozdává aplikace; vaše zůstanou v krabici.
tapestry-setup-deck-real = { $deck }: vlastní, na stole.
tapestry-setup-deck-dealt = { $deck }: za boty rozdává aplikace.
tapestry-setup-tech-dealt = Karty technologií: aplikace řekne, které tři leží lícem nahoru; vyhledejte je ve svém balíčku.
tapestry-setup-first-random = Začínajícího hráče vylosuje aplikace.
tapestry-setup-first = Začínající hráč: { $owner }.
tapestry-setup-two-humans = { $one } začíná na poli označeném 2/4, { $two } na 3/5; jinak si oba připraví hru jako obvykle a žádná karta se neodstraňuje.
tapestry-setup-shadow-alone = { $outposts ->
    [one] Stínová říše: pět žetonů hráče a { $outposts } žeton osídlení k oblíbené stupnici, kterou určí kostka vědy.
    [few] Stínová říše: pět žetonů hráče a { $outposts } žetony osídlení; oblíbenou stupnici určí kostka vědy.
   *[other] Stínová říše: pět žetonů hráče a { $outposts } žetonů osídlení; oblíbenou stupnici určí kostka vědy.
}
tapestry-setup-shadow-cards-real = Karty rozhodnutí 1 až 12 zamíchejte lícem dolů.
tapestry-setup-incomplete = Oficiální list k této variantě jsme neměli; některá pravidla jsou náš výklad.

## Průběh hry

tapestry-set-up = Příprava hry
tapestry-roll = Kostka vědy: { $track }
tapestry-first-civilization = Civilizace Automy: { $civilization }
tapestry-second-civilization = Druhá civilizace Automy: { $civilization }
tapestry-favourite = { $owner }: oblíbená stupnice { $track }
tapestry-favourite-due = { $owner }: oblíbená stupnice { $track } je dokončená, nebo na ní vede jiný hráč
tapestry-favourite-kept = { $owner }: oblíbená stupnice zůstává { $track }
tapestry-decision-decks = Počet karet: balíček rozhodnutí { $decision }, balíček postupu { $progress }
tapestry-shared-decks = Balíčky, které rozdává aplikace, jsou zamíchané
tapestry-first-player = Začínající hráč: { $owner }
tapestry-score = { $owner }: { $vp } VB
tapestry-winner = Vítěz: { $owner }
tapestry-you-said = Zapsáno: { $owner }

## Tah botů

tapestry-turn-bots = Tah botů
tapestry-turn-shadow = Tah Stínové říše
tapestry-pair = { $left ->
    [one] Karta stupnice { $track_card }, karta předností { $tiebreak_card }; zbývá { $left } karta
    [few] Karta stupnice { $track_card }, karta předností { $tiebreak_card }; zbývají { $left } karty
   *[other] Karta stupnice { $track_card }, karta předností { $tiebreak_card }; zbývá { $left } karet
}
tapestry-income-symbol = Balíček došel a karta stupnice { $card } má ukazatel zvýšení blahobytu: nastává hned
tapestry-candidates-all = { $owner }, kterákoli nedokončená stupnice: { $tracks }
tapestry-candidates-landmark = { $owner }, nejblíž k dominantě nebo ke konci: { $tracks }
tapestry-candidates-end = { $owner }, nejblíž ke konci: { $tracks }
tapestry-chosen = { $owner } volí: { $track }
tapestry-progress-revealed = Rozhodne vrchní karta balíčku postupu ({ $card }) a zamíchá se zpět
tapestry-advance = { $owner }: { $track } → { $to } ({ $space })
tapestry-regress = { $owner }: { $track } ← { $to } ({ $space })
tapestry-landmark = Na kartu blahobytu Automy přichází dominanta: { $landmark } (získává: { $owner })
tapestry-landmark-gone = Ze hry odchází dominanta: { $landmark } (dosahuje jí: { $owner })
tapestry-historians = Vaše civilizace Historians: dominantu získává { $owner }; získejte své odkryté přínosy
tapestry-achievement-earned = { $slot ->
    [1] { $achievement }, první: { $owner }, { $vp } VB
   *[other] { $achievement }, druhé místo: { $owner }, { $vp } VB
}
tapestry-broker-of-peace = Broker of Peace: { $owner } +{ $vp } VB
tapestry-gain-vp = Automa: +{ $vp } VB ({ $source })
tapestry-score-line = { $source }: { $count } × { $each } = { $vp } VB
tapestry-gain-tapestry = Automa získává kartu tapiserie lícem dolů; vedle karty blahobytu jich má { $count }
tapestry-refresh-tech-real = Odhoďte tři karty technologií lícem nahoru a vyložte tři nové
tapestry-tech-discarded = Odhozené karty technologií: { $cards }
tapestry-tech-dealt = Nová karta technologie: { $card }
tapestry-reshuffled = { $count ->
    [one] { $deck } – zásoba došla: novou tvoří { $count } odhozený kus
    [few] { $deck } – zásoba došla: novou tvoří { $count } zamíchané odhozené kusy
   *[other] { $deck } – zásoba došla: novou tvoří { $count } zamíchaných odhozených kusů
}
tapestry-skipped = Vynecháno

## Mapa

tapestry-explore = Průzkum Automy: { $hex }
tapestry-conquer-opponent = Dobývání Automy: { $hex } (ovládá: { $owner })
tapestry-conquer-neutral = Dobývání Automy: { $hex }
tapestry-lay-tile = { $tile ->
    [0] Táhněte dílek území a položte ho na { $hex }, natočený náhodně
   *[other] Dílek území { $tile } na { $hex }, natočený náhodně
}
tapestry-outpost = { $left ->
    [one] Žeton osídlení Automy na { $hex }; zbývá { $left }
    [few] Žeton osídlení Automy na { $hex }; zbývají { $left }
   *[other] Žeton osídlení Automy na { $hex }; zbývá { $left }
}
tapestry-outpost-trapped = { $left ->
    [one] Léčka: žeton osídlení Automy leží povalený na { $hex }; zbývá { $left }
    [few] Léčka: žeton osídlení Automy leží povalený na { $hex }; zbývají { $left }
   *[other] Léčka: žeton osídlení Automy leží povalený na { $hex }; zbývá { $left }
}
tapestry-topple = Povalený žeton na { $hex } (vlastník: { $owner })
tapestry-shadow-outpost = Povalený žeton osídlení Stínové říše na { $hex }: toto území už nelze dobýt
tapestry-protect = Dobyvatelé: { $hex } už nelze dobýt
tapestry-you-play-trap = Léčku hraje: { $owner }
tapestry-search = Vedle karty Automy se odhazuje: { $card }
tapestry-search-real = { $trap ->
    [0] Odhoďte kartu vedle karty Automy: není to léčka
   *[other] Odhoďte kartu vedle karty Automy: je to léčka
}
tapestry-no-trap-search = { $card }: Automa nesmí použít léčku

## Zvýšení blahobytu botů

tapestry-income = { $turn }. zvýšení blahobytu botů
tapestry-income-step = { $step }
tapestry-civilization = Civilizace: { $civilization }
tapestry-add-progress = { $count ->
    [0] Balíček postupu je prázdný
    [one] { $count } karta postupu na odhazovací hromádku
    [few] { $count } karty postupu na odhazovací hromádku
   *[other] { $count } karet postupu na odhazovací hromádku
}
tapestry-place-tapestry = Vrchní karta tapiserie lícem dolů na { $space }. pole karty Automy
tapestry-shuffle = { $count ->
    [one] Nový balíček rozhodnutí: { $count } karta
    [few] Nový balíček rozhodnutí: { $count } zamíchané karty
   *[other] Nový balíček rozhodnutí: { $count } zamíchaných karet
}

## Váš tah

tapestry-turn-human = Na tahu: { $owner }
tapestry-you-income = { $owner }: { $turn }. zvýšení blahobytu
tapestry-you-take-for-era = { $resources ->
    [one] { $owner }: první v této epoše, { $resources } libovolný zdroj
    [few] { $owner }: první v této epoše, { $resources } libovolné zdroje
   *[other] { $owner }: první v této epoše, { $resources } libovolných zdrojů
}
tapestry-you-take-for-trap = { $resources ->
    [one] { $owner }: za léčku { $resources } libovolný zdroj
    [few] { $owner }: za léčku { $resources } libovolné zdroje
   *[other] { $owner }: za léčku { $resources } libovolných zdrojů
}
tapestry-you-take-for-token = { $resources ->
    [one] { $owner }: za žeton { $resources } libovolný zdroj
    [few] { $owner }: za žeton { $resources } libovolné zdroje
   *[other] { $owner }: za žeton { $resources } libovolných zdrojů
}
tapestry-you-take-for-revolution = { $resources ->
    [one] { $owner }: místo toho { $resources } libovolný zdroj
    [few] { $owner }: místo toho { $resources } libovolné zdroje
   *[other] { $owner }: místo toho { $resources } libovolných zdrojů
}
tapestry-the-chosen = The Chosen: { $owner } +{ $vp } VB
tapestry-you-advance = { $owner }: { $track } → { $to }
tapestry-you-regress = { $owner }: { $track } ← { $to }
tapestry-you-move = { $owner }: { $track }, pole { $to }
tapestry-you-restart = { $owner }: žeton opouští konec stupnice technologie
tapestry-you-claim = { $landmark } – dominantu získává: { $owner }
tapestry-you-explore = { $tile ->
    [0] { $owner }: dílek území na { $hex }
   *[other] { $owner }: dílek území { $tile } na { $hex }
}
tapestry-you-conquer = { $owner }: dobývání, { $hex }
tapestry-you-put-outpost = { $owner }: žeton osídlení na { $hex }
tapestry-you-are-trapped = Léčka: žeton osídlení leží povalený na { $hex } (vlastník: { $owner })
tapestry-you-place-cube = { $owner }: žeton hráče na { $hex }
tapestry-you-place-building = { $owner }: budova na { $hex }
tapestry-you-place-outpost = { $owner }: žeton osídlení na { $hex } bez dobytí
tapestry-stand-up = { $owner }: žeton osídlení na { $hex } zase stojí, druhý je povalený
tapestry-you-play = { $owner }, zahraná karta: { $card }
tapestry-card-counts = { $card }: počítá se { $count }
tapestry-you-give-card = { $owner }: karta tapiserie lícem dolů vedle karty Automy
tapestry-you-give-historian = Žeton civilizace Historians dostává: { $owner }
tapestry-you-take-tech = Vzatá karta technologie: { $card }
tapestry-upgrade-met = { $card }: podmínka horní řady je splněna
tapestry-upgrade-not-met = { $card }: podmínku horní řady žádný žeton nesplňuje
tapestry-put-right = Opraveno ručně
tapestry-put-right-hex = Pole { $hex } opraveno: { $before } → { $after }
tapestry-put-right-track = { $owner }, { $track } opraveno: { $before } → { $after }

## Otázky

tapestry-ask-turn = Co jste udělali?
    .why = { $moved ->
        [0] Proveďte postup, nebo zvýšení blahobytu; zadejte ho a potom to, co z něj plyne na herním plánu.
        [2] { $turn }. zvýšení blahobytu je zapsané. Pokud to byl omyl, vraťte ho; nic se neztratí.
        [3] Váš první tah je 1. zvýšení blahobytu: proveďte je na stole. Pak zadejte, co z něj ostatní vidí.
           *[other] Zadejte, co vidí ostatní: stupnice, herní plán, dominanty, karty, které se jich týkají.
        }
tapestry-ask-die = Kostka vědy: co na ní padlo?
    .why = { $decides ->
        [civilization] Pro Automu: určuje její civilizaci a první oblíbenou stupnici.
        [shadow] Pro Stínovou říši: určuje její oblíbenou stupnici. Padne-li stupnice Automy, hází se znovu.
        [shadow-again] To zde neplatí: hoďte znovu. Pro Stínovou říši: určuje její oblíbenou stupnici. Padne-li stupnice Automy, hází se znovu.
        [alone] Pro Stínovou říši: určuje její oblíbenou stupnici.
       *[advance] Pro Automu: postoupí na této stupnici a získá přínos.
        [plain] Pro Automu: postoupí na této stupnici bez přínosu.
        [until] Pro Automu: postoupí na této stupnici a získá přínos. Padne-li věda, hází se znovu.
        [until-again] To zde neplatí: hoďte znovu. Pro Automu: postoupí na této stupnici a získá přínos. Padne-li věda, hází se znovu.
        [regress] Pro Automu: vrátí se na této stupnici a získá přínos. Platí jen vojenství a technologie, jinak se hází znovu.
        [regress-again] To zde neplatí: hoďte znovu. Pro Automu: vrátí se na této stupnici a získá přínos. Platí jen vojenství a technologie, jinak se hází znovu.
        [everybody] Pro všechny: každý žeton postoupí na této stupnici, boti bez přínosu.
    }
tapestry-ask-pair = Které dvě karty rozhodnutí jste otočili?
    .why = Levá karta vybírá stupnice, pravá rozhoduje v případě shody.
tapestry-ask-progress-card = Která karta leží navrchu balíčku postupu?
    .why = Při 1. zvýšení blahobytu rozhoduje její polovina předností; pak ji zamíchejte zpět.
tapestry-ask-trap = Zahrajete léčku?
    .why = { $by } dobývá pole { $hex }, které ovládá: { $owner }. Léčka místo toho povalí nový žeton osídlení.
tapestry-ask-automa-trap = Je ta karta léčka?
    .why = Útočíte na pole { $hex }: karty vedle karty Automy se náhodně odhazují, dokud se neobjeví léčka.
tapestry-ask-second-civilization = Kterou druhou civilizaci Automa dostane?
    .why = Na úrovni 6 vyberete stranu druhé karty civilizace; její srdce se neuplatní.
tapestry-ask-track = Na které stupnici postoupíte teď?
    .why = Na úrovni 1 začínáte jedním postupem na každé stupnici, v libovolném pořadí.
tapestry-ask-socialism = Na které stupnici hrajete Socialism?
    .why = Přesunete se k nejbližšímu protihráči před vámi nebo za vámi; protihráči jsou oba boti.
tapestry-ask-dystopia = Kterou dominantu si vezmete?
    .why = Pro žádného jiného hráče už nebude volná.
tapestry-ask-revolution = Který váš žeton osídlení vstane?
    .why = Revolution změní, kdo ovládá až tři území.
    .done = Žádný další žeton osídlení
tapestry-ask-score = Kolik máte VB?
    .why = Aplikace nezná body, které má: { $owner }.
tapestry-points-said = Body hráčů jsou součet podle zadání; aplikace vidí jen jejich úspěchy a to, co jim přinášejí boti.

## Údaje

tapestry-field-track = Stupnice
tapestry-field-hex = Pole
tapestry-field-tile = Číslo dílku (0: neznámé)
tapestry-field-landmark = Dominanta
tapestry-field-your-card = Vaše karta tapiserie
tapestry-field-tech = Karta technologie
tapestry-field-bot = Bot
tapestry-field-achievement = Úspěch
tapestry-field-track-card = Karta stupnice (vlevo)
tapestry-field-tiebreak-card = Karta předností (vpravo)
tapestry-field-vp = VB
tapestry-field-resources = Zbylé zdroje
tapestry-field-owner = Vlastník
tapestry-field-first = První
tapestry-field-second = Druhý
tapestry-field-space = Pole stupnice
tapestry-field-explored = Je pole prozkoumané?
tapestry-field-below = Žeton dole
tapestry-field-above = Žeton nahoře
tapestry-field-your-era = Provedená zvýšení blahobytu
tapestry-field-bots-era = Zvýšení blahobytu botů
tapestry-field-automa-vp = VB Automy
tapestry-field-beside = Karty tapiserie vedle karty blahobytu
tapestry-field-on-mat = Karty tapiserie na kartě blahobytu
tapestry-field-your-civilization = Vaše civilizace
    .said = The Chosen se při každém zvýšení blahobytu vyhodnotí automaticky.
tapestry-field-traps = Vaše léčky
tapestry-field-historians = Žetony civilizace Historians
tapestry-field-decision-card = Karta rozhodnutí
tapestry-field-place = Místo
tapestry-field-cards-decision = V balíčku rozhodnutí
tapestry-field-cards-progress = V balíčku postupu
tapestry-field-tile-number = Číslo dílku
tapestry-field-tapestry-card = Karta tapiserie
tapestry-field-discarded = Mezi odhozenými
tapestry-field-no-tiles = Došly všechny dílky území?

## Co můžete zadat

tapestry-report-done = Hotovo
    .hint = Nic dalšího.
tapestry-report-income = Zvýšení blahobytu
    .hint = Místo postupu provedete další zvýšení blahobytu.
tapestry-report-advance = Postup
    .hint = O jedno pole na stupnici; dominanta a úspěch následují automaticky.
tapestry-report-explore = Průzkum
    .hint = Váš dílek území na neprozkoumaném poli.
tapestry-report-conquer = Dobývání
    .hint = Váš žeton osídlení na území; kdo ho ovládá, může mít léčku.
tapestry-report-place-cube = Žeton hráče na herním plánu
    .hint = Isolationists: vedle vašeho osamělého žetonu, aby území nešlo dobýt.
tapestry-report-place-building = Budova na herním plánu
    .hint = Nomads: vedle vašeho osamělého žetonu, nebo na prázdném území.
tapestry-report-place-outpost = Žeton osídlení bez dobytí
    .hint = Militarism: na prázdném území.
tapestry-report-landmark = Dominanta
    .hint = Získaná kartou, ne postupem.
tapestry-report-card = Zahraná karta tapiserie
    .hint = Taková, která se týká ostatních; jakákoli jiná jen překryje předchozí.
tapestry-report-regress = Návrat
    .hint = O jedno pole na stupnici.
tapestry-report-restart = Žeton z pole technologie 12
    .hint = Začíná znovu na libovolné stupnici; vede-li tam jiný váš žeton, stupnici opravte.
tapestry-report-historian = Žeton civilizace Historians
    .hint = Každý protihráč se počítá zvlášť.
tapestry-report-chosen = The Chosen
    .hint = Spočítá stupnice, které jste dokončili nebo vedete, za každého protihráče.
tapestry-report-upgrade = Povýšit kartu technologie do horní řady
    .hint = Ukáže, zda podmínku splňuje nějaký žeton, váš nebo jiného hráče.
tapestry-report-tech = Vzatá karta technologie
    .hint = Z karet lícem nahoru; aplikace vyloží další.
tapestry-report-give-card = Karta tapiserie pro Automu
    .hint = Leží lícem dolů vedle její karty a může to být léčka.
tapestry-report-achievement = Úspěch
    .hint = Jen pokud si ho aplikace nevšimla.
tapestry-report-stand-up = Postavit žeton osídlení
    .hint = Váš vstane, protihráčův se povalí.
tapestry-report-set-hex = Opravit pole plánu
    .hint = Co tam opravdu je; žetony osídlení se berou ze zásoby a vracejí se do ní.
tapestry-report-set-track = Opravit stupnici
    .hint = Kde žeton opravdu stojí; bez dominanty a bez přínosu.
tapestry-report-set-favourite = Opravit oblíbenou stupnici
    .hint = U které stupnice žeton osídlení opravdu stojí.
tapestry-report-set-landmark = Opravit dominantu
    .hint = Čí opravdu je.
tapestry-report-set-achievement = Opravit úspěch
    .hint = Kdo ho opravdu získal; body se opravují zvlášť.
tapestry-report-set-you = Opravit svou stranu
    .hint = Provedená zvýšení blahobytu a VB, o kterých aplikace ví.
tapestry-report-set-automa = Opravit Automu
    .hint = Její VB, zvýšení blahobytu a karty tapiserie podle stolu.
tapestry-report-set-civilization = Opravit civilizaci
    .hint = Kterou Automa opravdu má; oblíbená stupnice se opravuje zvlášť.
tapestry-report-set-your-cards = Opravit své karty
    .hint = Jen pokud se týkají botů.
tapestry-report-set-historians = Opravit žetony civilizace Historians
    .hint = Kolik vašich žetonů bot opravdu má.
tapestry-report-set-first-player = Opravit, kdo začínal
    .hint = Kdo je na tahu teď, se nemění.
tapestry-report-set-pair = Opravit otočenou dvojici
    .hint = Které dvě karty rozhodnutí opravdu leží lícem nahoru.
tapestry-report-set-decision-card = Opravit místo karty rozhodnutí
    .hint = Balíček, do kterého se karta vrací, se zamíchá.
tapestry-report-set-decision-decks = Opravit balíčky rozhodnutí
    .hint = Kolik karet v nich je; ostatní leží lícem dolů mezi odhozenými.
tapestry-report-set-tech = Opravit místo karty technologie
    .hint = Karta, kterou má některý hráč, je jinde.
tapestry-report-set-tile = Opravit místo dílku
    .hint = Dílek území, který není na herním plánu.
tapestry-report-set-tapestry-discard = Opravit odhozené karty tapiserie
    .hint = Kolik kusů karty je odhozených; ostatní jsou v balíčku.
tapestry-report-set-tiles = Dílky území
    .hint = Zda došla zásoba i odhozené dílky.

## Co nejde

tapestry-deck-empty = Nezbývají žádné karty: { $deck }.
tapestry-no-income-left = { $owner }: všech pět zvýšení blahobytu už proběhlo.
tapestry-you-finished = { $track }: stupnice je na konci. Další pole není.
tapestry-you-at-start = { $track }: žeton je na začátku a zpět nemůže.
tapestry-broker-forbids = { $card }: na stupnici vojenství nesmíte postupovat.
tapestry-landmark-taken = { $landmark }: tato dominanta už není volná. Zvolte jinou.
tapestry-hex-explored = { $hex } už je prozkoumané. Zvolte neprozkoumané pole.
tapestry-tile-elsewhere = Dílek území { $tile } už na herním plánu leží.
tapestry-cannot-conquer = { $hex } dobýt nelze: pole musí být prozkoumané, mít nejvýš jeden žeton a nesmíte ho ovládat.
tapestry-cannot-place = Na { $hex } teď nic umístit nelze. Zvolte jiné pole.
tapestry-no-outpost-left = { $owner }: všech deset žetonů osídlení je použito.
tapestry-card-not-concerned = { $card }: tato karta se žádného jiného hráče netýká, není třeba ji zadávat.
tapestry-achievement-taken = { $achievement }: tento úspěch získat nelze; obě místa jsou zabraná, nebo ho tento hráč už má.
tapestry-tokens-need-terrain = { $hex } není prozkoumané: žádný žeton tam nemůže být.
tapestry-two-in-control = Na { $hex } nemohou stát žetony dvou stran zároveň.
tapestry-too-many-cards = Karet rozhodnutí lícem dolů nebo neznámých je jen { $count }. Zadejte menší číslo.
tapestry-display-full = Karet technologií lícem nahoru už je { $count }. Nejdřív dejte jednu z nich jinam.
tapestry-option-no-automa = Ve dvou Automa nehraje: její civilizaci nechte na kostce.
tapestry-option-long-name = Jméno { $name } je delší než { $longest } písmen.
tapestry-option-only-two-humans = Jména hráčů, druhý hráč a karty přidané při zamíchání platí jen ve hře pro dva hráče.
tapestry-option-one-civilization = Druhou civilizaci má Automa jen na úrovni 6.
tapestry-option-second-before-first = Nejdřív zvolte první civilizaci, pak druhou.
tapestry-option-same-civilization = { $civilization } nemůže být obojí. Zvolte jinou druhou civilizaci.
tapestry-scenario-no-roll = Hází se kostkou vědy, ale žádný hod není uveden.
tapestry-scenario-rolls-left = { $count ->
    [one] { $count } uvedený hod nikdo nehodil.
    [few] { $count } uvedené hody nikdo nehodil.
   *[other] { $count } uvedených hodů nikdo nehodil.
}

## Proč se něco vynechalo

tapestry-failure-no-valid-hex = Žádné pole nevyhovuje.
tapestry-failure-no-outpost = Automa už nemá žeton osídlení.
tapestry-failure-no-shadow-outpost = Stínová říše už nemá žeton osídlení.
tapestry-failure-track-finished = Stupnice je dokončená.
tapestry-failure-track-at-start = Žeton je na začátku stupnice.
tapestry-failure-all-tracks-finished = Všechny čtyři stupnice jsou na konci.
tapestry-failure-no-territory-tile = Dílky území došly.
tapestry-failure-no-tapestry-card = Karty tapiserie došly.

## Rozhodování shod

tapestry-tie-landmark = Nejméně polí k volné dominantě nebo ke konci
tapestry-tie-end = Nejméně polí ke konci
tapestry-tie-down = První na kartě předností, čteno shora dolů
tapestry-tie-up = První na kartě předností, čteno zdola nahoru
tapestry-tie-not-beside-you = Bez ukazatele povaleného žetonu osídlení: ne vedle vašich území
tapestry-tie-island = Nejblíž ke středovému ostrovu
tapestry-tie-your-lone = Nejblíž k vašemu území s jedním žetonem
tapestry-tie-your = Nejblíž k vašemu území
tapestry-tie-far-from-you = Nejdál od vašich území
tapestry-tie-scan = První podle šipek na kartě předností

## Jména: stupnice, účastníci, žetony

tapestry-track-exploration = Objevitelství
tapestry-track-science = Věda
tapestry-track-military = Vojenství
tapestry-track-technology = Technologie

tapestry-socialism-exploration = Objevitelství, nejbližší žeton
tapestry-socialism-exploration-ahead = Objevitelství, dopředu
tapestry-socialism-exploration-behind = Objevitelství, dozadu
tapestry-socialism-science = Věda, nejbližší žeton
tapestry-socialism-science-ahead = Věda, dopředu
tapestry-socialism-science-behind = Věda, dozadu
tapestry-socialism-military = Vojenství, nejbližší žeton
tapestry-socialism-military-ahead = Vojenství, dopředu
tapestry-socialism-military-behind = Vojenství, dozadu
tapestry-socialism-technology = Technologie, nejbližší žeton
tapestry-socialism-technology-ahead = Technologie, dopředu
tapestry-socialism-technology-behind = Technologie, dozadu

tapestry-owner-human = Vy
tapestry-owner-human2 = Druhý hráč
tapestry-owner-person1 = Hráč 1
tapestry-owner-person2 = Hráč 2
tapestry-owner-automa = Automa
tapestry-owner-shadow = Stínová říše
tapestry-owner-bots = Boti
tapestry-owner-both = Oba hráči
tapestry-owner-gone = Mimo hru
tapestry-owner-none = Žádný

tapestry-token-human = Váš žeton osídlení
tapestry-token-human-x = Váš povalený žeton osídlení
tapestry-token-human-cube = Váš žeton hráče
tapestry-token-human-building = Vaše budova
tapestry-token-human-building-x = Vaše povalená budova
tapestry-token-human2 = Žeton osídlení druhého hráče
tapestry-token-human2-x = Povalený žeton osídlení druhého hráče
tapestry-token-human2-cube = Žeton hráče – druhý hráč
tapestry-token-human2-building = Budova druhého hráče
tapestry-token-human2-building-x = Povalená budova druhého hráče
tapestry-token-automa = Žeton osídlení Automy
tapestry-token-automa-x = Povalený žeton osídlení Automy
tapestry-token-shadow-x = Povalený žeton osídlení Stínové říše
tapestry-token-none = Nic

tapestry-deck-decision = Balíček rozhodnutí
tapestry-deck-progress = Balíček postupu
tapestry-deck-territory = Dílky území
tapestry-deck-tapestry = Karty tapiserie
tapestry-deck-tech = Karty technologií
tapestry-deck-die = Kostka vědy

tapestry-card-other = Jiná karta

tapestry-civilization-other = Jiná civilizace
tapestry-traps-asked = Možná, zeptejte se mě
tapestry-traps-none = Žádnou nemám

tapestry-pile-decision = V balíčku rozhodnutí
tapestry-pile-progress = V balíčku postupu
tapestry-pile-decision-discard = Mezi odhozenými kartami rozhodnutí
tapestry-pile-display = Lícem nahoru vedle balíčku
tapestry-pile-discard = Mezi odhozenými
tapestry-pile-deck = Lícem dolů v zásobě
tapestry-pile-elsewhere = Jinde
tapestry-track-of = { $owner }, { $track }
tapestry-label-civilization = Civilizace Automy
tapestry-label-second-civilization = Druhá civilizace Automy
tapestry-label-favourite = Oblíbená stupnice ({ $owner })
tapestry-label-first-player = Začínající hráč
tapestry-era-of = Zvýšení blahobytu ({ $owner })
tapestry-tile-named = { $tile ->
    [0] Dílek území
   *[other] Dílek území { $tile }
}
tapestry-landmark-board = plán dominant
tapestry-token-of = Žeton hráče ({ $owner })
tapestry-card-decision = Karta rozhodnutí { $card }
tapestry-card-tech = Karta technologie { $card }

## Jména: dominanty a úspěchy

tapestry-landmark-tech-hub = Technologické centrum
tapestry-landmark-apothecary = Lékárna
tapestry-landmark-academy = Akademie
tapestry-landmark-train-station = Nádraží
tapestry-landmark-tank-factory = Továrna na tanky
tapestry-landmark-barracks = Kasárna
tapestry-landmark-laboratory = Laboratoř
tapestry-landmark-rubber-works = Gumárna
tapestry-landmark-lighthouse = Maják
tapestry-landmark-forge = Kovárna
tapestry-landmark-launch-pad = Odpalovací rampa
tapestry-landmark-fusion-reactor = Fúzní reaktor
tapestry-landmark-bakery = Pekárna
tapestry-landmark-barn = Stodola
tapestry-landmark-com-tower = Vysílač
tapestry-landmark-library = Knihovna
tapestry-landmark-stock-market = Burza
tapestry-landmark-treasury = Pokladnice

tapestry-achievement-complete-track = Dokonči stupnici pokroku
tapestry-achievement-topple-two = Poval dva cizí žetony
tapestry-achievement-middle-island = Dobuď středový ostrov

## Jména: zvýšení blahobytu

tapestry-step-first-income = Postupy navíc při prvním zvýšení blahobytu
tapestry-step-favourite-check = Kontrola oblíbených stupnic
tapestry-step-advance-pair = Oba boti postoupí podle poslední dvojice
tapestry-step-civ-bonus = Bonus civilizace Automy
tapestry-step-score = Automa získává VB
tapestry-step-add-progress-2 = Dvě karty postupu na odhazovací hromádku
tapestry-step-add-progress-4 = Čtyři karty postupu na odhazovací hromádku
tapestry-step-place-tapestry = Karta tapiserie zakryje pole na kartě Automy
tapestry-step-gain-tapestry = Automa získá kartu tapiserie
tapestry-step-shuffle = Zamíchat karty rozhodnutí

tapestry-source-landmarks = Dominanty
tapestry-source-territories = Území
tapestry-source-exploration = Objevitelství
tapestry-source-science = Věda
tapestry-source-military = Vojenství
tapestry-source-technology = Technologie
tapestry-source-first-in-era = První v epoše
tapestry-source-civilization = Civilizace
tapestry-source-achievements = Úspěchy

tapestry-automa-civilization-explorers = Objevitelé
tapestry-automa-civilization-scientists = Vědci
tapestry-automa-civilization-conquerors = Dobyvatelé
tapestry-automa-civilization-engineers = Inženýři
tapestry-automa-civilization-die = Podle kostky vědy
tapestry-automa-civilization-choose = Zvolí se při přípravě hry

tapestry-mat-normal = běžná
tapestry-mat-hard = těžká

## Jména: volby před hrou

tapestry-difficulty-1 = Úroveň 1: podprůměrná
    .hint = Začínáte postupem na každé stupnici; Automa při zvyšování blahobytu nezískává karty tapiserie a civilizace jí nic nepřináší.
tapestry-difficulty-2 = Úroveň 2: průměrná
    .hint = Běžná strana karty tak, jak je vytištěná.
tapestry-difficulty-3 = Úroveň 3: poněkud obávaná
    .hint = Boti postupují i při zvýšení blahobytu.
tapestry-difficulty-4 = Úroveň 4: lehce fantastická
    .hint = Jako úroveň 3, ale s delšími epochami.
tapestry-difficulty-5 = Úroveň 5: bezchybná
    .hint = Těžká strana; každý bot začíná postupem na své oblíbené stupnici.
tapestry-difficulty-6 = Úroveň 6: drtička ideálů
    .hint = Těžká strana, dvě civilizace a na začátku postup na všech stupnicích.

tapestry-players-solo = Vy proti Automě a Stínové říši
    .hint = Hra pro jednoho.
tapestry-players-two-humans = Dva hráči a Stínová říše
    .hint = Opírá se o neúplné prameny: oficiální list jsme neměli.

tapestry-phase-setup = Příprava hry
tapestry-phase-play = Hra
tapestry-phase-end = Závěr
tapestry-phase-over = Konec

## Výklady: kde tištěná pravidla mlčí nebo se rozcházejí

tapestry-ruling-D1 = Do vzdálenosti se počítají jen dominanty před žetonem.
    .why = Pravidla mluví o vzdálenosti k volné dominantě; ve hře vychází obojí stejně.
tapestry-ruling-D2 = Na obou koncích cesty mohou být jakékoli žetony.
    .why = Pravidla popisují jen cestu mezi nimi; jinak by se k vašemu výchozímu poli nedalo měřit.
tapestry-ruling-D3 = Nedosažitelná pole se vyřadí; není-li dosažitelné žádné, zůstávají všechna.
    .why = Pravidla o nich nemluví.
tapestry-ruling-D4 = Bot, který dokončil všechny čtyři stupnice, si oblíbenou ponechá.
    .why = Žádná jiná k výběru nezbývá.
tapestry-ruling-D5 = Dobyvatelé mohou ochránit i středový ostrov.
    .why = Jejich karta žádnou výjimku neuvádí.
tapestry-ruling-D6 = Při stejném počtu VB vítězíte vy.
    .why = Podle základních pravidel rozhodují zbylé zdroje. Automa žádné nemá.
tapestry-ruling-D7 = Dojdou-li dílky území, Automa nedobývá prázdná pole.
    .why = Pravidla o tom nemluví.
tapestry-ruling-Q3 = Civilizace počítá body ve chvíli, kdy se provádí její efekt.
    .why = Co potom získá druhá civilizace, přijde pro první pozdě; jiná aplikace to dělá jinak.
tapestry-ruling-Q4 = Nedosažitelné pole je ze všech nejdál.
    .why = Pravidla o něm nemluví; jiná aplikace taková pole vynechává.
tapestry-ruling-Q5 = Na konci stupnice, nebo na jejím začátku při návratu, se nic nestane; znovu se nehází.
    .why = Tak to dělá veřejná aplikace; pravidla to neříkají.
tapestry-ruling-Q6 = Tato strana může být na téže kartě jako první civilizace: podívejte se, zda lze použít obě.
    .why = Které strany patří k sobě, aplikace neví.
tapestry-ruling-Q7 = Dobývání kdekoli může zabrat kterékoli prázdné pole.
    .why = Tak to dělá veřejný program; pravidla to neříkají.
tapestry-ruling-Q9 = Kdo začne, určí los.
    .why = Pravidla říkají jen, že boti sedí hned před vámi nebo hned za vámi.
tapestry-ruling-Q10 = Bez karet tapiserie se nic nezíská ani nezakryje.
    .why = Nejdřív se zamíchají odhozené; víc pravidla neříkají.
tapestry-ruling-Q11 = Bonusy postupů navíc lze koupit jen za zdroje, které máte.
    .why = Příjem následuje až potom; víc pravidla neříkají.
tapestry-ruling-Q13 = Povalené žetony osídlení se počítají tak, jak leží na herním plánu, i ty, které povalila léčka.
    .why = Tak to dělá veřejný program; pravidla to neříkají.
tapestry-ruling-T6 = Zda se při zamíchání přidají karty postupu, určuje volba.
    .why = Dva veřejné programy se tu liší a oficiální list jsme neměli.
tapestry-ruling-T7 = Dominanta, které dosáhne Stínová říše, odchází ze hry.
    .why = Oficiální list pro dva hráče jsme neměli.
tapestry-ruling-HD-1 = Přínos nelze odmítnout; provede se, nakolik to jde.
    .why = Poznámky veřejného programu; dostupný text pravidel to neříká.
tapestry-ruling-HD-2 = Pořadí částí, které patří k sobě, určíte vy; výchozí je vytištěné.
    .why = Říká to veřejný seznam výkladů.
tapestry-ruling-HD-3 = Bonus pro prvního v epoše přichází na začátku kroku s kartou tapiserie.
    .why = Je vytištěn na políčku tapiserie; veřejný program ho vyplácí dřív.
tapestry-ruling-HD-4 = Karta epochy přestává působit na začátku vašeho dalšího zvýšení blahobytu.
    .why = Tak to dělá veřejný program.
tapestry-ruling-HD-5 = Postup za kruh karet Hodiny, Obléhání, Vakcíny a Vzducholodě smíte vynechat.
    .why = Poznámka autora hry ke kartě Vakcíny.
tapestry-ruling-HD-6 = Stejné políčko dá svůj přínos a bonus jen jednou za tah.
    .why = Tak to dělá veřejný program.
tapestry-ruling-HD-7 = Budovu nebo dominantu smíte odložit stranou, i když by se dala umístit.
    .why = Veřejný program to dovoluje.
tapestry-ruling-HD-8 = Dominanta zcela mimo mřížku se neumístí; odloží se stranou.
    .why = Tak to dělá veřejný program.
tapestry-ruling-HD-9 = Pro úspěch se povalené žetony osídlení počítají tak, jak leží na herním plánu, i žetony Stínové říše.
    .why = Tak počítá veřejný program; pravidla to neříkají.
tapestry-ruling-HD-10 = I po léčce házíte kostkami a výsledek získáte.
    .why = Tak to dělá veřejný program.
tapestry-ruling-HD-11 = Černou kostku s územím smíte zvolit i na vytištěném území; nic tam nedá.
    .why = Veřejný program to zakazuje; pravidla ne.
tapestry-ruling-HD-12 = Pirate Rule po léčce nic nedá.
    .why = Nic nebylo dobyto; veřejný program přínos dává.
tapestry-ruling-HD-13 = Karty technologií smíte obměnit před vynálezem i po něm.
    .why = Části bez vytištěného pořadí lze provést v libovolném.
tapestry-ruling-HD-14 = Po políčku Singularita umělé inteligence se vám stupnice technologie počítá jako 12.
    .why = Zůstává dokončená; veřejný program tam nechává značku.
tapestry-ruling-HD-15 = Bez aktuální karty tapiserie nelze nic zahrát přes ni; v 1. epoše se zakryje vytištěná karta.
    .why = Tak to dělá veřejný program.
tapestry-ruling-HD-16 = Platí oficiální úpravy začátku civilizací; volbou je lze vynechat.
    .why = Jsou oficiální.
tapestry-ruling-HD-17 = Mercantilism vymění nejvýše jídlo z tohoto příjmu.
    .why = Tak to dělá veřejný program.
tapestry-ruling-HD-18 = Monarchy počítá hlavní město a mřížku Craftsmen, ne budovy odložené nebo na herním plánu.
    .why = Karta mluví o hlavním městě.
tapestry-ruling-HD-19 = Bonus zdarma z Wartime Economy lze i odmítnout.
    .why = Bonus je dobrovolný; veřejný program ho vždy bere.
tapestry-ruling-HD-20 = Civilizace získávají body na konci 5. zvýšení blahobytu, po kroku s VB.
    .why = Tak to dělá veřejný program.
tapestry-ruling-HD-21 = Dva hráči se stejnými VB i zdroji vítězí oba.
    .why = Pravidla to neříkají.
tapestry-ruling-HD-22 = Co by dostal bot, propadá; dílek jde mezi odhozené.
    .why = Boti nezískávají dílky, karty ani bonusy.
tapestry-ruling-HD-23 = Capitalism počítá i mince ztracené nad 8.
    .why = Tak to dělá veřejný program.
tapestry-ruling-HD-24 = V sólové hře Stínová říše nemá žádnou dominantu, takže sami nikdy nemáte nejméně.
    .why = Dominanty obou botů patří Automě.
tapestry-ruling-HD-25 = Pro Socialism volíte nejbližšího protihráče před sebou nebo za sebou.
    .why = Tak to dělá veřejný program.
tapestry-ruling-HD-26 = Pro Dark Ages se žeton na políčku 0 počítá jako vrácený.
    .why = Veřejný program tento výklad uvádí.
tapestry-ruling-HD-27 = Karta pro stavbu na nepřístupných políčkách dá 5 VB za budovu nebo dominantu, ať jich zakryje kolik chce.
    .why = Tak to dělá veřejný program.
tapestry-ruling-HD-28 = Předpověď Mystics platí, když se číslo přesně dosáhne; čtvrti dokončené zároveň se počítají po jedné.
    .why = Tak to dělá veřejný program.
tapestry-ruling-HD-29 = Historians získaní během hry: komu dá čtyři žetony, rozhodne vlastník.
    .why = Říká to text; veřejný program je rozdává střídavě.
tapestry-ruling-HD-30 = Golden Age nedá VB za vylepšení pomocí Inventors.
    .why = Tak to dělá veřejný program.
tapestry-ruling-HD-31 = Posun žetonu Entertainers nebo Merrymakers smíte vynechat.
    .why = Tak to dělá veřejný program.

## Nadpisy pravidel sólové hry, pro odkazy

tapestry-heading-R3 = Komponenty k odstranění
tapestry-heading-R4 = Příprava hry
tapestry-heading-R4-8 = Pravidla základní hry
tapestry-heading-R5 = Tah bota
tapestry-heading-R6 = Tah bota
tapestry-heading-R7 = Struktura karty rozhodnutí
tapestry-heading-R8 = Postup na stupnici
tapestry-heading-R9 = Postup na stupnici
tapestry-heading-R9-2 = Dominanty
tapestry-heading-R9-5 = Co boti nikdy nezískávají
tapestry-heading-R10 = Přínosy
tapestry-heading-R11 = Upřednostňovaná pole
tapestry-heading-R12 = Vzdálenosti
tapestry-heading-R13 = Dobývání
tapestry-heading-R14 = Průzkum
tapestry-heading-R15 = Stínová říše
tapestry-heading-R16 = Úspěchy
tapestry-heading-R17 = Zvyšování blahobytu
tapestry-heading-R18 = Karta civilizace Automy
tapestry-heading-R19 = Úrovně obtížnosti
tapestry-heading-R20 = Konec hry
tapestry-heading-H1 = Herní materiál
tapestry-heading-H2 = Vaše příprava
tapestry-heading-H3 = Vaše tahy
tapestry-heading-H4 = Postup
tapestry-heading-H5 = Jiné pohyby
tapestry-heading-H6 = Zdroje
tapestry-heading-H7 = Hlavní město
tapestry-heading-H8 = Zvýšení blahobytu
tapestry-heading-H9 = Průzkum
tapestry-heading-H10 = Dobývání
tapestry-heading-H11 = Výzkum a technologie
tapestry-heading-H12 = Karty tapiserie
tapestry-heading-H13 = Úspěchy
tapestry-heading-H14 = Civilizace
tapestry-heading-H15 = Konec a vítěz
tapestry-heading-H16 = Dva hráči
tapestry-heading-H17 = Mimo sólovou hru

## Pravidla ve zkratce, po oddílech

tapestry-rule-R3 = Co zůstane v krabici
    .text = Některé karty tapiserie a civilizace nemají proti botům smysl a vyřadí se, s nimi dvě ze sedmi léček. Jiné se jen nedoporučují; chcete-li, můžete je ponechat.
tapestry-rule-R4 = Příprava hry
    .text = Společné části se připraví pro tři hráče na menší straně herního plánu. Vaše dva žetony osídlení jsou na poli 2/4, dva žetony Automy na 3/5; Stínová říše na plánu žádný nemá. Kostka vědy určí civilizaci Automy a oběma botům oblíbenou stupnici. Balíček rozhodnutí tvoří sedm počátečních karet a jedna karta postupu.
tapestry-rule-R5 = Pořadí tahů
    .text = Vy a boti se v tazích střídáte. Úplně první tah každé strany je její 1. zvýšení blahobytu. Strana, která jich má za sebou pět, už není na tahu; druhá strana pokračuje sama.
tapestry-rule-R6 = Tah botů
    .text = Otočí se dvě karty rozhodnutí: vlevo karta stupnice, vpravo karta předností. Nejdřív postoupí Automa se vším, co z toho plyne, pak Stínová říše. Není-li co táhnout, nebo má-li poslední dvojice na kartě stupnice ukazatel zvýšení blahobytu, je to zvýšení blahobytu.
tapestry-rule-R7 = Karty rozhodnutí
    .text = Z dvojice platí jen vnitřní poloviny: pravá polovina karty stupnice a levá polovina karty předností.
tapestry-rule-R8 = Volba stupnice
    .text = Ukazatel na kartě stupnice určí možnosti: kteroukoli nedokončenou stupnici, ty nejblíž k volné dominantě nebo ke konci, anebo ty nejblíž ke konci. V případě shody rozhoduje karta předností: Automa čte seznam shora dolů, Stínová říše zdola nahoru. Srdce je oblíbená stupnice bota, který volí.
tapestry-rule-R9 = Postup
    .text = Žeton se posune o jedno pole; boti nic neplatí. Volná dominanta přijde na kartu blahobytu Automy, ať jí dosáhl kterýkoli bot. Přínosy získává jen Automa a boti nikdy nekupují bonusy.
tapestry-rule-R10 = Přínosy Automy
    .text = Automa využívá jen tyto přínosy: kostku, karty technologií, dobývání, průzkum, karty tapiserie a volbu stupnice. Přínos vytištěný vícekrát získá jednou. Padne-li dokončená stupnice, nic se nestane.
tapestry-rule-R11 = Upřednostňovaná pole
    .text = Začněte u pole s černou šipkou a projděte jeho řadu; pak vezměte řadu, na kterou ukazuje šedá šipka, a tak dál. Zabere se první vyhovující pole.
tapestry-rule-R12 = Vzdálenost
    .text = Vzdálenost je délka nejkratší cesty, jejíž vnitřní pole nemají žádný žeton osídlení Automy a nejvýš jeden váš žeton. Přes prázdná pole se smí. Pole bez cesty vypadnou, ledaže cestu nemá žádné.
tapestry-rule-R13 = Dobývání
    .text = Lze-li dobýt vaše území, Automa si jedno vezme, jinak neutrální pole. Dává přednost středovému ostrovu, dokud za něj může získat VB, potom okolí vašich osamělých žetonů. Bez ukazatele povaleného žetonu osídlení se vašim územím vyhýbá; s ním nové území ochrání povalený žeton Stínové říše.
tapestry-rule-R14 = Průzkum
    .text = Automa položí dílek na prázdné pole vedle svých území, daleko od vašich, pokud její oblíbenou stupnicí není vojenství. Nic z toho nezíská.
tapestry-rule-R15 = Povalené žetony Stínové říše
    .text = Území neovládají. Chrání ho: pole se dvěma žetony nelze dobýt.
tapestry-rule-R16 = Léčky a úspěchy
    .text = Zaútočíte-li na Automu, karty vedle její karty blahobytu se náhodně odhazují, dokud se neobjeví léčka; pak se váš žeton osídlení povalí. Úspěch dává prvnímu 10 VB a druhému 5 VB. Stínová říše jen zabírá místo za dokončenou stupnici.
tapestry-rule-R17 = Zvýšení blahobytu botů
    .text = Tabulka úrovně se prochází po sloupcích. Automa získává VB za dominanty, území a pole stupnic podle nezakrytého násobitele nejvíc vlevo a VB navíc, je-li v epoše první. Karty postupu balíček rozhodnutí prodlužují. Je-li oblíbená stupnice dokončená nebo na ní vede jiný hráč, zvolí se nová.
tapestry-rule-R18 = Civilizace Automy
    .text = Objevitelé střídavě postupují v objevitelství a vojenství; Vědci házejí kostkou; Dobyvatelé dobývají, chrání území a získávají za ně VB; Inženýři získávají VB za dominanty.
tapestry-rule-R19 = Úrovně obtížnosti
    .text = Šest úrovní se liší stranou karty, tabulkou a prvním zvýšením blahobytu. Na úrovni 1 začínáte čtyřmi postupy vy, na úrovních 5 a 6 boti; na úrovni 6 má Automa dvě civilizace.
tapestry-rule-R20 = Konec hry
    .text = Hra končí, když obě strany provedly pět zvýšení blahobytu. Vítězí, kdo má víc VB; při shodě vy.
tapestry-rule-R21 = Vaše karty a boti
    .text = Oba boti jsou protihráči i sousedé. Jejich žetony se počítají u karet, které hledí na stupnice, i u podmínek karet technologií. Age of Discovery je posune bez přínosu a Pillage and Plunder Automě zakáže léčky.
tapestry-rule-R21t = Stínová říše ve hře dvou hráčů
    .text = Má třetí místo u stolu, v každém tahu otočí dvojici a postoupí na jedné stupnici. Dominanty, kterých dosáhne, odcházejí ze hry. Když dojde jejích dvanáct karet, zkontroluje oblíbenou stupnici a zamíchá je. Oficiální list jsme neměli, takže část je náš výklad.
tapestry-rule-H1 = Herní materiál
    .text = Herní plán, dílky, karty, karty hráčů a budovy základní hry; sólová hra používá menší stranu plánu.
tapestry-rule-H2 = Vaše příprava
    .text = Necháte si jednu ze dvou karet hlavního města a jednu ze dvou civilizací. Na výchozím území stojí dva žetony osídlení; proti botům je to vždy 2/4.
tapestry-rule-H3 = Vaše tahy
    .text = Tah je zvýšení blahobytu nebo postup; pasovat nelze. První tah je 1. zvýšení blahobytu. Máte jich pět, kdykoli chcete; po pátém už nejste na tahu.
tapestry-rule-H4 = Postup
    .text = Zaplaťte přesně cenu dalšího políčka. Nejprve dominanta, pak přínos, nakolik to jde, pak bonus, který smíte jednou koupit. Políčko dá přínos jednou za tah.
tapestry-rule-H5 = Jiné pohyby
    .text = Postup zdarma je také postup; i bez přínosu získáte dominanty. Návrat nikdy nedá dominantu. Karta může stupnici zakázat.
tapestry-rule-H6 = Zdroje
    .text = Jídlo, dělníci, kultura a mince: od každého nejvýše 8, víc propadá.
tapestry-rule-H7 = Hlavní město
    .text = Budovy stavíte na volná políčka, dominanty v libovolném natočení, i zčásti mimo. Dokončená čtvrť dá 1 zdroj; každá plná řada a sloupec má při počítání města 1 VB. Co odložíte stranou, se ve městě nepočítá.
tapestry-rule-H8 = Zvýšení blahobytu
    .text = Civilizace, karta tapiserie, vylepšení a VB, pak příjem. První je jen příjem, v posledním není karta ani příjem. Kdo je v epoše první, získá 1, 2 nebo 3 zdroje.
tapestry-rule-H9 = Průzkum
    .text = Položte dílek vedle území, které ovládáte, v libovolném natočení: 1 VB za každou stranu, kde souhlasí roh, pak přínos. Území tím ještě neovládáte.
tapestry-rule-H10 = Dobývání
    .text = Položte žeton osídlení na území vedle svého, kde je nejvýše jeden žeton; cizí žeton se povalí, pokud vás nezastaví léčka. Hoďte oběma kostkami dobývání a jednu si vyberte.
tapestry-rule-H11 = Výzkum a technologie
    .text = Výzkum hází kostkou vědy; na té stupnici smíte postoupit. Vynalezené karty začínají ve spodní řadě; vylepšení dá kruh, pak čtverec. Horní řada vyžaduje podmínku karty, splněnou vámi nebo sousedem.
tapestry-rule-H12 = Karty tapiserie
    .text = Karta se hraje při 2. až 4. zvýšení blahobytu. Některé působí jednou, jiné do příštího zvýšení blahobytu nebo do zakrytí.
tapestry-rule-H13 = Úspěchy
    .text = Dokončit stupnici, povalit dva žetony, dobýt středový ostrov: 10 VB pro prvního, 5 VB pro druhého.
tapestry-rule-H14 = Civilizace
    .text = Schopnosti na začátku zvýšení blahobytu se používají v kroku civilizací. Civilizace získaná během hry působí hned; úpravy začátku platí jen pro tu první.
tapestry-rule-H15 = Konec a vítěz
    .text = Hra končí, když mají všichni pět zvýšení blahobytu. Vítězí nejvíc VB; pak víc zdrojů; sami proti botům při úplné shodě vyhráváte.
tapestry-rule-H16 = Dva hráči
    .text = Platí všechna pravidla; Stínová říše je třetí u stolu. Počítá se v porovnáních a podmínkách a nic nezískává.
tapestry-rule-H17 = Mimo sólovou hru
    .text = Některé karty a civilizace proti botům zůstávají v krabici. Ty, které si ponecháte, fungují, jak je vytištěno; co by dostal bot, propadá.

## Pictures of a run
tapestry-plot-era = Epocha
tapestry-outcome-automa-vp = VB Automy
tapestry-outcome-human-vp = Vaše VB
tapestry-outcome-human-won = Vaše výhra
tapestry-outcome-era = Poslední epocha
tapestry-outcome-automa-landmarks = Dominanty Automy
tapestry-outcome-automa-territories = Území Automy
tapestry-outcome-automa-outposts = Žetony osídlení Automy v zásobě
tapestry-outcome-automa-achievements = Úspěchy Automy
tapestry-outcome-automa-exploration = Stupnice: Objevitelství
tapestry-outcome-automa-science = Stupnice: Věda
tapestry-outcome-automa-military = Stupnice: Vojenství
tapestry-outcome-automa-technology = Stupnice: Technologie
tapestry-outcome-shadow-tracks = Pole Stínové říše na všech stupnicích
tapestry-outcome-shadow-outposts = Žetony osídlení Stínové říše v zásobě
