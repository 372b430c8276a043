### Tapestry s Automou a Stínovou říší.
### Jména (stupnice, dominanty, účastníci…) se vkládají v 1. pádě tak, jak tu stojí; věty je nemění.

## Příprava stolu

tapestry-setup-board = Menší strana herního plánu, příprava pro tři hráče: dominanty, balíčky i dílky na svých místech.
tapestry-setup-remove-cards = { $traps ->
    [one] Z balíčku tapiserie vyřaďte { $traps } Léčku a tyto karty: { $cards }.
    [few] Z balíčku tapiserie vyřaďte { $traps } Léčky a tyto karty: { $cards }.
   *[other] Z balíčku tapiserie vyřaďte { $traps } Léček a tyto karty: { $cards }.
}
tapestry-setup-remove-civilizations = Vyřaďte tyto civilizace: { $civilizations }.
tapestry-setup-you = Vy se připravíte jako obvykle, jen oba vaše žetony osídlení stojí na poli označeném 2/4, ať máte jakoukoli kartu hlavního města.
tapestry-setup-mat = Úroveň { $level }: karta blahobytu Automy, strana: { $mat }.
tapestry-setup-mat-and-card = Úroveň { $level }: karta blahobytu Automy, strana: { $mat }; tabulku překryje karta této úrovně.
tapestry-setup-automa = { $outposts ->
    [one] Automa: barva, { $outposts } žeton osídlení, všechny žetony hráče; jeden na 0 VB a po jednom na pole 0 každé stupnice.
    [few] Automa: barva, { $outposts } žetony osídlení, dva z nich na pole označené 3/5; jeden žeton hráče na 0 VB a po jednom na pole 0 každé stupnice.
   *[other] Automa: barva, { $outposts } žetonů osídlení, dva z nich na pole označené 3/5; jeden žeton hráče na 0 VB a po jednom na pole 0 každé stupnice.
}
tapestry-setup-civilization-die = Civilizaci Automy určí kostka vědy; k té stupnici patří jeden žeton osídlení.
tapestry-setup-civilization = Civilizace Automy: { $civilization }; ke stupnici s jejím symbolem patří jeden žeton osídlení.
tapestry-setup-second-choose = Druhou civilizaci Automy vyberete vy, z druhé karty.
tapestry-setup-second = Druhá civilizace Automy: { $civilization }.
tapestry-setup-shadow = { $outposts ->
    [one] Stínová říše: barva, { $outposts } žeton osídlení, pět žetonů hráče; po jednom na pole 0 každé stupnice, pátý stranou.
    [few] Stínová říše: barva, { $outposts } žetony osídlení, pět žetonů hráče; po jednom na pole 0 každé stupnice, pátý stranou, jeden žeton osídlení k oblíbené stupnici.
   *[other] Stínová říše: barva, { $outposts } žetonů osídlení, pět žetonů hráče; po jednom na pole 0 každé stupnice, pátý stranou, jeden žeton osídlení k oblíbené stupnici.
}
tapestry-setup-decision-real = { $starting ->
    [one] Karty rozhodnutí 8 až 22 zamíchejte jako balíček postupu; jeho vrchní karta a karta 1 tvoří balíček rozhodnutí.
    [few] Karty rozhodnutí 8 až 22 zamíchejte jako balíček postupu; jeho vrchní karta a karty 1 až { $starting } tvoří po zamíchání balíček rozhodnutí.
   *[other] Karty rozhodnutí 8 až 22 zamíchejte jako balíček postupu; jeho vrchní karta a karty 1 až { $starting } tvoří po zamíchání balíček rozhodnutí.
}
tapestry-setup-decision-dealt = Karty rozhodnutí rozdává aplikace; vaše zůstanou v krabici.
tapestry-setup-deck-real = { $deck }: vaše, na stole.
tapestry-setup-deck-dealt = { $deck }: za boty rozdává aplikace.
tapestry-setup-tech-dealt = Karty technologií: aplikace říká, které tři leží vyložené; vyhledejte je ve svém balíčku.
tapestry-setup-first-random = Kdo začne, vylosuje aplikace.
tapestry-setup-first = Začínající hráč: { $owner }.
tapestry-setup-two-humans = { $one } začíná na poli označeném 2/4, { $two } na 3/5; jinak si oba připraví hru jako obvykle a žádná karta se neodstraňuje.
tapestry-setup-shadow-alone = { $outposts ->
    [one] Stínová říše: pět žetonů hráče a { $outposts } žeton osídlení k oblíbené stupnici, kterou určí kostka vědy.
    [few] Stínová říše: pět žetonů hráče a { $outposts } žetony osídlení; oblíbenou stupnici určí kostka vědy.
   *[other] Stínová říše: pět žetonů hráče a { $outposts } žetonů osídlení; oblíbenou stupnici určí kostka vědy.
}
tapestry-setup-shadow-cards-real = Karty rozhodnutí 1 až 12 zamíchejte lícem dolů.
tapestry-setup-incomplete = Oficiální list k této variantě jsme neměli: část pravidel je naším výkladem.

## Průběh hry

tapestry-set-up = Příprava
tapestry-roll = Kostka vědy: { $track }
tapestry-first-civilization = Civilizace Automy: { $civilization }
tapestry-second-civilization = Druhá civilizace Automy: { $civilization }
tapestry-favourite = { $owner }: oblíbená stupnice { $track }
tapestry-favourite-due = { $owner }: oblíbená stupnice { $track } je na konci, nebo tam vede někdo jiný
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
tapestry-landmark = Na kartu Automy přichází dominanta: { $landmark } (získává: { $owner })
tapestry-landmark-gone = Ze hry odchází dominanta: { $landmark } (dosahuje jí: { $owner })
tapestry-historians = Vaši historici: dominantu získává { $owner }, vezměte si odkrytá pole
tapestry-achievement-earned = { $slot ->
    [1] { $achievement }, první: { $owner }, { $vp } VB
   *[other] { $achievement }, druhé místo: { $owner }, { $vp } VB
}
tapestry-broker-of-peace = Broker of Peace: { $owner } +{ $vp } VB
tapestry-gain-vp = Automa: +{ $vp } VB ({ $source })
tapestry-score-line = { $source }: { $count } × { $each } = { $vp } VB
tapestry-gain-tapestry = { $count ->
    [one] Automa získává kartu tapiserie lícem dolů: vedle má { $count } kartu
    [few] Automa získává kartu tapiserie lícem dolů: vedle má { $count } karty
   *[other] Automa získává kartu tapiserie lícem dolů: vedle má { $count } karet
}
tapestry-refresh-tech-real = Odhoďte tři odkryté karty technologií a vyložte tři nové
tapestry-tech-discarded = Odhozené karty technologií: { $cards }
tapestry-tech-dealt = Nová karta technologie: { $card }
tapestry-reshuffled = { $count ->
    [one] { $deck } – došlo: nový balíček tvoří { $count } odhozená karta
    [few] { $deck } – došlo: nový balíček tvoří { $count } zamíchané odhozené karty
   *[other] { $deck } – došlo: nový balíček tvoří { $count } zamíchaných odhozených karet
}
tapestry-skipped = Vynecháno

## Mapa

tapestry-explore = Průzkum Automy: { $hex }
tapestry-conquer-opponent = Dobývání Automy: { $hex } (drží: { $owner })
tapestry-conquer-neutral = Dobývání Automy: { $hex }
tapestry-lay-tile = { $tile ->
    [0] Doberte dílek území a položte ho na { $hex }, natočený náhodně
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
tapestry-topple = Povalený žeton na { $hex } (čí: { $owner })
tapestry-shadow-outpost = Povalený žeton osídlení Stínové říše na { $hex }: toto území už nikdo nedobude
tapestry-protect = Dobyvatelé: v bezpečí je { $hex }
tapestry-you-play-trap = Léčku hraje: { $owner }
tapestry-search = Vedle karty Automy se odhazuje: { $card }
tapestry-search-real = { $trap ->
    [0] Odhazuje se karta vedle karty Automy: není to léčka
   *[other] Odhazuje se karta vedle karty Automy: léčka
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
    [one] { $owner }: první v této epoše, { $resources } libovolná surovina
    [few] { $owner }: první v této epoše, { $resources } libovolné suroviny
   *[other] { $owner }: první v této epoše, { $resources } libovolných surovin
}
tapestry-you-take-for-trap = { $resources ->
    [one] { $owner }: za léčku { $resources } libovolná surovina
    [few] { $owner }: za léčku { $resources } libovolné suroviny
   *[other] { $owner }: za léčku { $resources } libovolných surovin
}
tapestry-you-take-for-token = { $resources ->
    [one] { $owner }: za žeton { $resources } libovolná surovina
    [few] { $owner }: za žeton { $resources } libovolné suroviny
   *[other] { $owner }: za žeton { $resources } libovolných surovin
}
tapestry-you-take-for-revolution = { $resources ->
    [one] { $owner }: místo toho { $resources } libovolná surovina
    [few] { $owner }: místo toho { $resources } libovolné suroviny
   *[other] { $owner }: místo toho { $resources } libovolných surovin
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
tapestry-you-are-trapped = Léčka: žeton osídlení leží povalený na { $hex } (čí: { $owner })
tapestry-you-place-cube = { $owner }: žeton hráče na { $hex }
tapestry-you-place-building = { $owner }: budova na { $hex }
tapestry-you-place-outpost = { $owner }: žeton osídlení na { $hex } bez dobývání
tapestry-stand-up = { $owner }: žeton osídlení na { $hex } zase stojí, druhý je povalený
tapestry-you-play = { $owner }, zahraná karta: { $card }
tapestry-card-counts = { $card }: počítá se { $count }
tapestry-you-give-card = { $owner }: karta tapiserie lícem dolů vedle karty Automy
tapestry-you-give-historian = Žeton historiků dostává: { $owner }
tapestry-you-take-tech = Vzatá karta technologie: { $card }
tapestry-upgrade-met = { $card }: podmínka horní řady je splněna
tapestry-upgrade-not-met = { $card }: podmínku horní řady žádný žeton nesplňuje
tapestry-put-right = Opraveno ručně
tapestry-put-right-hex = Pole { $hex } opraveno: { $before } → { $after }
tapestry-put-right-track = { $owner }, { $track } opraveno: { $before } → { $after }

## Otázky

tapestry-ask-turn = Co jste udělali?
    .why = { $moved ->
        [0] Váš tah je postup, nebo zvýšení blahobytu; zadejte ho a potom to, co z něj plyne na mapě.
        [2] Zvýšení blahobytu { $turn } je zapsané. Byl to omyl? Tlačítkem Vrátit ho vezmete zpátky a nic se neztratí.
        [3] Váš první tah je 1. zvýšení blahobytu: proveďte je na stole. Pak zadejte, co z něj ostatní vidí.
       *[other] Zadejte, co vidí ostatní: stupnice, mapu, dominanty, karty, které se jich týkají.
    }
tapestry-ask-die = Kostka vědy: co na ní padlo?
    .why = { $decides ->
        [civilization] Pro Automu: určuje její civilizaci a první oblíbenou stupnici.
        [shadow] Pro Stínovou říši: určuje její oblíbenou stupnici. Padne-li stupnice Automy, háže se znovu.
        [shadow-again] To zde neplatí: hoďte znovu. Pro Stínovou říši: určuje její oblíbenou stupnici. Padne-li stupnice Automy, háže se znovu.
        [alone] Pro Stínovou říši: určuje její oblíbenou stupnici.
       *[advance] Pro Automu: postoupí na této stupnici a získá přínos.
        [plain] Pro Automu: postoupí na této stupnici bez přínosu.
        [until] Pro Automu: postoupí na této stupnici a získá přínos. Padne-li věda, háže se znovu.
        [until-again] To zde neplatí: hoďte znovu. Pro Automu: postoupí na této stupnici a získá přínos. Padne-li věda, háže se znovu.
        [regress] Pro Automu: vrátí se na této stupnici a získá přínos. Platí jen vojenství a technologie, jinak se háže znovu.
        [regress-again] To zde neplatí: hoďte znovu. Pro Automu: vrátí se na této stupnici a získá přínos. Platí jen vojenství a technologie, jinak se háže znovu.
        [everybody] Pro všechny: každý žeton postoupí na této stupnici, boti bez přínosu.
    }
tapestry-ask-pair = Které dvě karty rozhodnutí jste otočili?
    .why = Levá karta vybírá stupnice, pravá rozhoduje shody.
tapestry-ask-progress-card = Která karta leží navrchu balíčku postupu?
    .why = Při 1. zvýšení blahobytu rozhoduje její polovina předností; pak ji zamíchejte zpět.
tapestry-ask-trap = Zahrajete léčku?
    .why = { $by } dobývá pole { $hex }, které drží: { $owner }. Léčka místo toho povalí nový žeton.
tapestry-ask-automa-trap = Je ta karta léčka?
    .why = Útočíte na pole { $hex }: karty vedle karty Automy se náhodně odhazují, dokud se neobjeví léčka.
tapestry-ask-second-civilization = Kterou druhou civilizaci Automa dostane?
    .why = Na úrovni 6 vyberete stranu druhé karty civilizace; její srdce se neuplatní.
tapestry-ask-track = Na které stupnici postoupíte teď?
    .why = Na úrovni 1 začínáte jedním postupem na každé stupnici, v libovolném pořadí.
tapestry-ask-socialism = Na které stupnici hrajete Socialism?
    .why = Přesunete se k nejbližšímu protihráči před vámi nebo za vámi; protihráči jsou oba boti.
tapestry-ask-dystopia = Kterou dominantu si berete?
    .why = Pro nikoho jiného už nebude volná.
tapestry-ask-revolution = Který váš žeton osídlení vstane?
    .why = Revolution obrátí poměry až na třech územích.
    .done = Žádná další základna
tapestry-ask-score = Kolik máte VB?
    .why = Aplikace nevidí body, které má: { $owner }.
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
tapestry-field-resources = Zbylé suroviny
tapestry-field-owner = Čí
tapestry-field-first = První
tapestry-field-second = Druhý
tapestry-field-space = Pole stupnice
tapestry-field-explored = Je tam území?
tapestry-field-below = Žeton dole
tapestry-field-above = Žeton nahoře
tapestry-field-your-era = Provedená zvýšení blahobytu
tapestry-field-bots-era = Zvýšení blahobytu botů
tapestry-field-automa-vp = VB Automy
tapestry-field-beside = Karty tapiserie vedle karty Automy
tapestry-field-on-mat = Karty tapiserie na kartě Automy
tapestry-field-your-civilization = Vaše civilizace
    .said = The Chosen se při každém zvýšení blahobytu vyhodnotí sami.
tapestry-field-traps = Vaše léčky
tapestry-field-historians = Žetony historiků
tapestry-field-decision-card = Karta rozhodnutí
tapestry-field-place = Leží
tapestry-field-cards-decision = V balíčku rozhodnutí
tapestry-field-cards-progress = V balíčku postupu
tapestry-field-tile-number = Číslo dílku
tapestry-field-tapestry-card = Karta tapiserie
tapestry-field-discarded = Mezi odhozenými
tapestry-field-no-tiles = Došly všechny dílky území?

## Co můžete zadat

tapestry-report-done = Hotovo
    .hint = Nic dalšího už k zadání není.
tapestry-report-income = Zvýšení blahobytu
    .hint = Místo postupu provedete další zvýšení blahobytu.
tapestry-report-advance = Postup
    .hint = O jedno pole na stupnici; dominanta a úspěch následují samy.
tapestry-report-explore = Průzkum
    .hint = Váš dílek území na prázdném poli.
tapestry-report-conquer = Dobývání
    .hint = Váš žeton osídlení na území; kdo ho drží, může mít léčku.
tapestry-report-place-cube = Žeton hráče na mapě
    .hint = Isolationists: vedle vašeho osamělého žetonu, aby území nikdo nedobyl.
tapestry-report-place-building = Budova na mapě
    .hint = Nomads: vedle vašeho osamělého žetonu, nebo na území, kde nikdo nestojí.
tapestry-report-place-outpost = Žeton osídlení bez dobývání
    .hint = Militarism: na území, kde nikdo nestojí.
tapestry-report-landmark = Dominanta
    .hint = Získaná kartou, ne postupem.
tapestry-report-card = Zahraná karta tapiserie
    .hint = Taková, která se týká ostatních; jakákoli jiná jen překryje předchozí.
tapestry-report-regress = Návrat
    .hint = O jedno pole na stupnici.
tapestry-report-restart = Žeton z pole technologie 12
    .hint = Začíná znovu na libovolné stupnici; vede-li tam jiný váš žeton, stupnici opravte.
tapestry-report-historian = Žeton historiků
    .hint = Každý protihráč se počítá zvlášť.
tapestry-report-chosen = The Chosen
    .hint = Spočítá stupnice, které jste dokončili nebo vedete, za každého protihráče.
tapestry-report-upgrade = Karta technologie do horní řady?
    .hint = Řekne, zda podmínku splňuje nějaký žeton, váš nebo někoho jiného.
tapestry-report-tech = Vzatá karta technologie
    .hint = Z odkrytých; aplikace vyloží další.
tapestry-report-give-card = Karta tapiserie pro Automu
    .hint = Leží lícem dolů vedle její karty a může to být léčka.
tapestry-report-achievement = Úspěch
    .hint = Jen pokud si ho aplikace nevšimla sama.
tapestry-report-stand-up = Postavit žeton osídlení
    .hint = Váš vstane, protihráčův se povalí.
tapestry-report-set-hex = Opravit pole mapy
    .hint = Co tam opravdu je; žetony osídlení se berou ze zásoby a vracejí se do ní.
tapestry-report-set-track = Opravit stupnici
    .hint = Kde žeton opravdu stojí; bez dominanty a bez přínosu.
tapestry-report-set-favourite = Opravit oblíbenou stupnici
    .hint = U které stupnice žeton osídlení opravdu stojí.
tapestry-report-set-landmark = Opravit dominantu
    .hint = Čí opravdu je.
tapestry-report-set-achievement = Opravit úspěch
    .hint = Kdo ho opravdu získal; body se opravují zvlášť.
tapestry-report-set-you = Opravit vaši stranu
    .hint = Provedená zvýšení blahobytu a VB, o kterých aplikace ví.
tapestry-report-set-automa = Opravit Automu
    .hint = Její VB, zvýšení blahobytu a karty tapiserie podle stolu.
tapestry-report-set-civilization = Opravit civilizaci
    .hint = Kterou Automa opravdu má; oblíbená stupnice se opravuje zvlášť.
tapestry-report-set-your-cards = Opravit vaše karty
    .hint = Pokud se týkají botů.
tapestry-report-set-historians = Opravit žetony historiků
    .hint = Kolik vašich žetonů bot opravdu má.
tapestry-report-set-first-player = Opravit, kdo začínal
    .hint = Kdo je na tahu teď, se nemění.
tapestry-report-set-pair = Opravit vyloženou dvojici
    .hint = Které dvě karty rozhodnutí jsou opravdu vyložené.
tapestry-report-set-decision-card = Opravit místo karty rozhodnutí
    .hint = Balíček, do kterého se karta vrací, se zamíchá.
tapestry-report-set-decision-decks = Opravit balíčky rozhodnutí
    .hint = Kolik karet v nich je; ostatní leží lícem dolů mezi odhozenými.
tapestry-report-set-tech = Opravit místo karty technologie
    .hint = Kterou někdo má, je jinde.
tapestry-report-set-tile = Opravit místo dílku
    .hint = Dílek území, který není na mapě.
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
tapestry-landmark-taken = { $landmark }: tato dominanta už není volná.
tapestry-hex-explored = { $hex } už území má. Zvolte prázdné pole.
tapestry-tile-elsewhere = Dílek území { $tile } už na mapě leží.
tapestry-cannot-conquer = { $hex } dobýt nelze: musí tam být území, nejvýš jeden žeton a nesmí být vaše.
tapestry-cannot-place = Na { $hex } teď nic umístit nelze.
tapestry-no-outpost-left = { $owner }: všech deset žetonů osídlení je použito.
tapestry-card-not-concerned = { $card }: tato karta se nikoho jiného netýká. Není co zadat.
tapestry-achievement-taken = { $achievement }: takto úspěch získat nelze.
tapestry-tokens-need-terrain = { $hex } nemá území: nic tam nemůže stát.
tapestry-two-in-control = Na { $hex } nemohou stát dva různí účastníci zároveň.
tapestry-too-many-cards = Neviděných karet rozhodnutí je jen { $count }.
tapestry-display-full = Vyložených karet technologií už je { $count }. Nejdřív dejte jednu z nich jinam.
tapestry-option-no-automa = Ve dvou Automa nehraje: její civilizaci nechte na kostce.
tapestry-option-long-name = Jméno { $name } je delší než { $longest } písmen.
tapestry-option-only-two-humans = Jména, druhý hráč a karty přidané při zamíchání existují jen ve hře dvou lidí.
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
tapestry-failure-track-finished = Stupnice je na konci.
tapestry-failure-track-at-start = Žeton je na začátku stupnice.
tapestry-failure-all-tracks-finished = Všechny čtyři stupnice jsou na konci.
tapestry-failure-no-territory-tile = Dílky území došly.
tapestry-failure-no-tapestry-card = Karty tapiserie došly.

## Rozhodování shod

tapestry-tie-landmark = Nejméně polí k volné dominantě nebo ke konci
tapestry-tie-end = Nejméně polí ke konci
tapestry-tie-down = První na kartě předností, čteno shora dolů
tapestry-tie-up = První na kartě předností, čteno zdola nahoru
tapestry-tie-not-beside-you = Bez ukazatele povaleného žetonu: ne vedle vašich území
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
tapestry-owner-none = Nikdo

tapestry-token-human = Váš žeton osídlení
tapestry-token-human-x = Váš povalený žeton osídlení
tapestry-token-human-cube = Váš žeton hráče
tapestry-token-human-building = Vaše budova
tapestry-token-human-building-x = Vaše povalená budova
tapestry-token-human2 = Žeton osídlení druhého hráče
tapestry-token-human2-x = Povalený žeton osídlení druhého hráče
tapestry-token-human2-cube = Žeton hráče druhého hráče
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
tapestry-traps-asked = Možná: ptejte se mě
tapestry-traps-none = Žádnou nemám

tapestry-pile-decision = V balíčku rozhodnutí
tapestry-pile-progress = V balíčku postupu
tapestry-pile-decision-discard = Mezi odhozenými kartami rozhodnutí
tapestry-pile-display = Vyložená vedle balíčku
tapestry-pile-discard = Mezi odhozenými
tapestry-pile-deck = Lícem dolů v zásobě
tapestry-pile-elsewhere = Jinde

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

tapestry-achievement-complete-track = Dokončená stupnice
tapestry-achievement-topple-two = Dva povalené žetony osídlení
tapestry-achievement-middle-island = Středový ostrov

## Jména: zvýšení blahobytu

tapestry-step-first-income = Postupy navíc při prvním zvýšení blahobytu
tapestry-step-favourite-check = Kontrola oblíbených stupnic
tapestry-step-advance-pair = Oba boti postoupí podle poslední dvojice
tapestry-step-civ-bonus = Bonus civilizace Automy
tapestry-step-score = Automa boduje
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
tapestry-automa-civilization-choose = Zvolí se při přípravě

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
tapestry-players-two-humans = Dva lidé a Stínová říše
    .hint = Opírá se o neúplné zdroje: oficiální list jsme neměli.

tapestry-phase-setup = Příprava
tapestry-phase-play = Hra
tapestry-phase-end = Závěr
tapestry-phase-over = Konec

## Výklady: kde tištěná pravidla mlčí nebo se rozcházejí

tapestry-ruling-D1 = Do vzdálenosti se počítají jen dominanty před žetonem.
    .why = Pravidla mluví o vzdálenosti k volné dominantě; ve hře vychází obojí stejně.
tapestry-ruling-D2 = Na obou koncích cesty mohou být jakékoli žetony.
    .why = Pravidla popisují jen cestu mezi nimi; jinak by se k vašemu výchozímu poli nedalo měřit.
tapestry-ruling-D3 = Nedosažitelná pole vypadnou; není-li dosažitelné žádné, zůstávají všechna.
    .why = Pravidla o nich nemluví.
tapestry-ruling-D4 = Bot, který dokončil všechny čtyři stupnice, si oblíbenou ponechá.
    .why = Žádná jiná k výběru nezbývá.
tapestry-ruling-D5 = Dobyvatelé mohou ochránit i středový ostrov.
    .why = Jejich karta žádnou výjimku neuvádí.
tapestry-ruling-D6 = Při stejném počtu VB vítězíte vy.
    .why = Základní pravidla hledí na zbylé suroviny, které Automa nemá, a tím končí.
tapestry-ruling-D7 = Dojdou-li dílky území, Automa nedobývá prázdná pole.
    .why = Pravidla o tom nemluví.
tapestry-ruling-Q3 = Civilizace počítá body ve chvíli, kdy se provádí její účinek.
    .why = Co potom získá druhá civilizace, přijde pro první pozdě; jeden pomocník počítá jinak.
tapestry-ruling-Q4 = Nedosažitelné pole je ze všech nejdál.
    .why = Pravidla o něm nemluví; jeden pomocník taková pole vynechává.
tapestry-ruling-Q5 = Na konci stupnice, nebo na jejím začátku při návratu, se nic nestane; znovu se nehází.
    .why = Tak to má veřejný pomocník; pravidla to neříkají.
tapestry-ruling-Q6 = Tato strana může být na téže kartě jako první civilizace: podívejte se, zda lze použít obě.
    .why = Které strany patří k sobě, aplikace neví.
tapestry-ruling-Q7 = Dobývání kdekoli může zabrat kterékoli prázdné pole.
    .why = Tak to má veřejný program; pravidla to neříkají.
tapestry-ruling-Q9 = Kdo začne, určí los.
    .why = Pravidla říkají jen, že boti sedí hned před vámi nebo hned za vámi.
tapestry-ruling-Q10 = Bez karet tapiserie se nic nezíská ani nezakryje.
    .why = Nejdřív se zamíchají odhozené; víc pravidla neříkají.
tapestry-ruling-Q11 = Bonusy postupů navíc lze koupit jen za suroviny, které máte.
    .why = Příjem následuje až potom; víc pravidla neříkají.
tapestry-ruling-Q13 = Povalené žetony osídlení se počítají tak, jak leží na mapě, i ty, které padly do léčky.
    .why = Tak to má veřejný program; pravidla to nechávají otevřené.
tapestry-ruling-T6 = Zda se při zamíchání přidají karty postupu, určuje volba.
    .why = Dva veřejné programy se tu liší a oficiální list jsme neměli.
tapestry-ruling-T7 = Dominanta, které dosáhne Stínová říše, odchází ze hry.
    .why = Oficiální list pro dva hráče jsme neměli.

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

## Pravidla ve zkratce, po oddílech

tapestry-rule-R3 = Co zůstane v krabici
    .text = Některé karty tapiserie a civilizace nemají proti botům smysl a vyřadí se, s nimi dvě ze sedmi léček. Jiné se jen nedoporučují; chcete-li, můžete je ponechat.
tapestry-rule-R4 = Příprava
    .text = Společné části se připraví pro tři hráče na menší straně plánu. Vaše dva žetony osídlení stojí na poli 2/4, dva žetony Automy na 3/5; Stínová říše na mapě nemá nic. Kostka vědy určí civilizaci Automy a oběma botům oblíbenou stupnici. Balíček rozhodnutí tvoří sedm počátečních karet a jedna karta postupu.
tapestry-rule-R5 = Pořadí tahů
    .text = Vy a boti se v tazích střídáte. Úplně první tah každé strany je její 1. zvýšení blahobytu. Kdo jich má za sebou pět, už netáhne; druhá strana pokračuje sama.
tapestry-rule-R6 = Tah botů
    .text = Otočí se dvě karty rozhodnutí: vlevo karta stupnice, vpravo karta předností. Nejdřív postoupí Automa se vším, co z toho plyne, pak Stínová říše. Není-li co dobrat, nebo má-li poslední dvojice na kartě stupnice ukazatel zvýšení blahobytu, je to zvýšení blahobytu.
tapestry-rule-R7 = Karty rozhodnutí
    .text = Z dvojice platí jen vnitřní poloviny: pravá polovina karty stupnice a levá polovina karty předností.
tapestry-rule-R8 = Volba stupnice
    .text = Ukazatel na kartě stupnice určí kandidáty: kteroukoli nedokončenou stupnici, ty nejblíž k volné dominantě nebo ke konci, anebo ty nejblíž ke konci. Shody rozhoduje karta předností: Automa čte seznam shora dolů, Stínová říše zdola nahoru. Srdce je oblíbená stupnice bota, který volí.
tapestry-rule-R9 = Postup
    .text = Žeton se posune o jedno pole a nic se neplatí. Volná dominanta přijde na kartu Automy, ať jí dosáhl kterýkoli bot. Přínosy získává jen Automa a bonusy za boty nikdo nekupuje.
tapestry-rule-R10 = Přínosy Automy
    .text = Automa zná jen kostku, karty technologií, dobývání, průzkum, karty tapiserie a volbu stupnice. Přínos vytištěný vícekrát získá jednou. Padne-li dokončená stupnice, nic se nestane.
tapestry-rule-R11 = Upřednostňovaná pole
    .text = Začněte u pole s černou šipkou a projděte jeho řadu; pak vezměte řadu, na kterou ukazuje šedá šipka, a tak dál. Zabere se první vyhovující pole.
tapestry-rule-R12 = Vzdálenost
    .text = Vzdálenost je délka nejkratší cesty, jejíž vnitřní pole nemají žádný žeton osídlení Automy a nejvýš jeden váš žeton. Přes prázdná pole se smí. Pole bez cesty vypadnou, ledaže cestu nemá žádné.
tapestry-rule-R13 = Dobývání
    .text = Lze-li dobýt vaše území, Automa si jedno vezme, jinak neutrální pole. Dává přednost středovému ostrovu, dokud za něj může získat body, potom okolí vašich osamělých žetonů. Bez ukazatele povaleného žetonu se vašim územím vyhýbá; s ním nové území zajistí povalený žeton Stínové říše.
tapestry-rule-R14 = Průzkum
    .text = Automa položí dílek na prázdné pole vedle svých území, daleko od vašich, pokud její oblíbenou stupnicí není vojenství. Nic z toho nezíská.
tapestry-rule-R15 = Povalené žetony Stínové říše
    .text = Nedávají kontrolu. Slouží k tomu, že území se dvěma žetony už nikdo nedobude.
tapestry-rule-R16 = Léčky a úspěchy
    .text = Zaútočíte-li na Automu, karty vedle její karty se náhodně odhazují, dokud se neobjeví léčka; pak padne váš žeton. Úspěch dává prvnímu 10 VB a druhému 5 VB. Stínová říše jen zabírá místo za dokončenou stupnici.
tapestry-rule-R17 = Zvýšení blahobytu botů
    .text = Tabulka úrovně se prochází po sloupcích. Automa boduje dominanty, území a pole stupnic podle nezakrytého násobitele nejvíc vlevo a má VB navíc, je-li v epoše první. Karty postupu balíček rozhodnutí prodlužují. Oblíbená stupnice, která je na konci nebo na níž vede někdo jiný, se volí znovu.
tapestry-rule-R18 = Civilizace Automy
    .text = Objevitelé střídavě postupují v objevitelství a vojenství, Vědci házejí kostkou, Dobyvatelé dobývají, chrání a bodují území, Inženýři bodují dominanty.
tapestry-rule-R19 = Úrovně obtížnosti
    .text = Šest úrovní se liší stranou karty, tabulkou a prvním zvýšením blahobytu. Na úrovni 1 začínáte čtyřmi postupy vy, na úrovních 5 a 6 boti; na úrovni 6 má Automa dvě civilizace.
tapestry-rule-R20 = Konec hry
    .text = Hra končí, když obě strany provedly pět zvýšení blahobytu. Vítězí víc VB; při shodě vy.
tapestry-rule-R21 = Vaše karty a boti
    .text = Oba boti jsou protihráči i sousedé. Jejich žetony se počítají u karet, které hledí na stupnice, i u podmínek karet technologií. Age of Discovery je posune bez přínosu a Pillage and Plunder Automě zakáže léčky.
tapestry-rule-R21t = Stínová říše mezi dvěma lidmi
    .text = Má třetí místo u stolu, v každém tahu otočí dvojici a postoupí na jedné stupnici. Dominanty, kterých dosáhne, odcházejí ze hry. Když dojde jejích dvanáct karet, zkontroluje oblíbenou stupnici a zamíchá je. Oficiální list jsme neměli, takže část je naším výkladem.

## Pictures of a run
tapestry-plot-era = Éra
tapestry-outcome-automa-vp = VB Automy
tapestry-outcome-human-vp = Vaše VB
tapestry-outcome-human-won = Vaše výhra
tapestry-outcome-era = Poslední éra
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
