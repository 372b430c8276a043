### Hra na obrazovce Tapestry: vaše strana, kterou hraje program.

## Co se děje na vaší straně

tapestry-you-gain = { $resource } +{ $count }
tapestry-you-paid = Zaplaceno: { $resources }
tapestry-you-score = VB: { $vp } ({ $of })
tapestry-you-void = Nic se neděje: { $of } teď nelze provést
tapestry-you-draw = Do ruky: { $card }
tapestry-you-draw-hidden = { $owner }: tažena karta tapiserie
tapestry-you-draw-tile = Dílek území { $tile } do zásoby
tapestry-you-draw-space = Vesmírný dílek { $tile } do zásoby
tapestry-you-discard = Odhozeno: { $card }
tapestry-you-discard-tile-step = Dílek území { $tile } odhozen
tapestry-you-discard-tech-step = Odhozená karta technologie: { $card }
tapestry-you-take-building = Z karty blahobytu: { $building }
tapestry-you-build = { $building } v hlavním městě, { $count ->
    [1] políčko
   *[other] políčka
} { $place }
tapestry-you-build-craftsmen = { $building } ve sloupci { $column } Řemeslníků
tapestry-you-build-on-map = { $building } na poli { $hex }
tapestry-you-put-aside = Odloženo stranou: { $building }
tapestry-you-complete-district = Čtvrť { $district } je dokončena
tapestry-you-invent-step = Vynalezená technologie: { $card }
tapestry-you-upgrade-step = { $card } se přesouvá do: { $row }
tapestry-you-explore-space = Prozkoumán vesmírný dílek { $tile }
tapestry-you-outpost = Žeton osídlení na poli { $hex }; zbývá { $left }
tapestry-you-outpost-trapped = Léčka: váš žeton osídlení leží povalený na poli { $hex }; zbývá { $left }
tapestry-you-roll-dice = Kostky dobývání: červená { $red }, černá { $black }
tapestry-you-jump = { $owner }: { $track } ⇒ { $to }
tapestry-you-income-step = { $step }
tapestry-you-face-down = Ruka je prázdná: vrchní karta tapiserie jde lícem dolů na pole epochy
tapestry-you-take-capital = Karta hlavního města: { $mat }
tapestry-you-start-with = Vaše civilizace: { $civilization }
tapestry-you-gain-civilization = Nová civilizace: { $civilization }
tapestry-you-skip-civilization = { $civilization } může být jen první civilizací a odhazuje se
tapestry-you-predicted = Předpověď se vyplnila: { $category }

## Důvody, proč něco nejde

tapestry-lack-finished = Po svém pátém zvýšení blahobytu už nemáte žádný tah.
tapestry-lack-track-end = { $track }: žádný váš žeton tam nemůže postoupit.
tapestry-lack-forbidden = { $card } zakazuje postup na této stupnici.
tapestry-lack-resources = { $track }: na další políčko nemáte dost zdrojů (potřeba { $need }, máte { $have }).
tapestry-lack-resource = Další políčko stojí: { $resource } (máte { $have }).

## Otázky pro vás

tapestry-you-turn = Co uděláte?
    .why = { $owner }: postupte na stupnici, nebo zvyšte blahobyt.
tapestry-you-pay = Jak zaplatíte?
    .why = { $track }: přesně cena dalšího políčka.
tapestry-you-resource = Který zdroj získáte?
    .why = Zdroj: { $of }.
tapestry-you-lose = Kterého zdroje se vzdáte?
    .why = Zdroj: { $of }.
tapestry-you-bonus = Vezmete si bonus?
    .why = { $free ->
        [1] { $of }: { $gain }; zdarma.
       *[other] { $of }: { $gain }; cena: { $cost }.
    }
tapestry-you-place = Kam to přijde?
    .why = { $landmark ->
        [1] { $what }: části smějí ležet mimo hlavní město.
       *[other] { $what }: na volné políčko hlavního města.
    }
tapestry-you-building = Kterou budovu si vezmete?
    .why = Zdroj: { $of }.
tapestry-you-option = Co zvolíte?
    .why = Zdroj: { $of }.
tapestry-you-order = Co provedete nejdřív?
    .why = Zdroj: { $of }.
tapestry-you-whether = Využijete to?
    .why = Zdroj: { $of }.
tapestry-you-advance-free = Postoupíte zdarma?
    .why = { $track }. Zdroj: { $of }.
tapestry-you-token = Který žeton se pohne?
    .why = { $track }: stojí tam dva vaše žetony.
tapestry-you-repeat = Kterou pozici zopakujete?
    .why = Zdroj: { $of }.
tapestry-you-restart-track = Na které stupnici žeton začne znovu?
    .why = Zdroj: { $of }.
tapestry-you-roll = Který výsledek použijete?
    .why = Zdroj: { $of }.
tapestry-you-explore-where = Kde provedete průzkum?
    .why = Pole bez území. Zdroj: { $of }.
tapestry-you-tile = Který dílek položíte a jak otočený?
    .why = { $hex }: jeden VB za každou navazující stranu.
tapestry-you-double = Vezmete si přínos dvakrát místo VB?
    .why = Zdroj: { $of }.
tapestry-you-space = Který vesmírný dílek prozkoumáte?
    .why = Zdroj: { $of }.
tapestry-you-conquer-where = Které území dobudete?
    .why = Zdroj: { $of }.
tapestry-you-die = Kterou kostku dobývání použijete?
    .why = Červená: { $red }. Černá: { $black }.
tapestry-you-row = Z které řady vezmete žeton osídlení?
    .why = Zdroj: { $of }.
tapestry-you-invent = Kterou kartu technologie si vezmete?
    .why = Zdroj: { $of }.
tapestry-you-refresh = Vyměníte tři vyložené karty technologie?
    .why = Zdroj: { $of }.
tapestry-you-upgrade = Kterou kartu technologie vylepšíte?
    .why = Zdroj: { $of }.
tapestry-you-use-tech = Kterou kartu technologie využijete?
    .why = Zdroj: { $of }.
tapestry-you-play-card = Kterou kartu tapiserie zahrajete?
    .why = Zdroj: { $of }.
tapestry-you-discard-card = Kterou kartu tapiserie odhodíte?
    .why = Zdroj: { $of }.
tapestry-you-discard-tile = Který dílek území odhodíte?
    .why = Zdroj: { $of }.
tapestry-you-discard-tech = Kterou kartu technologie odhodíte?
    .why = Zdroj: { $of }.
tapestry-you-next-civilization = Která civilizace jedná první?
    .why = Pořadí je na vás.
tapestry-you-capital = Kterou kartu hlavního města si necháte?
    .why = { $owner }: rozdají se dvě karty, jedna zůstane.
tapestry-you-civilization = Kterou civilizaci si necháte?
    .why = { $owner }: rozdají se dvě civilizace, jedna zůstane.
tapestry-ask-red-die = Červená kostka dobývání: co na ní padlo?
    .why = Dobýváte území.
tapestry-ask-black-die = Černá kostka dobývání: co na ní padlo?
    .why = Dobýváte území.
tapestry-move-advance = Postoupit
tapestry-move-income = Zvýšit blahobyt

## Názvy

tapestry-resource-food = Potraviny
tapestry-resource-worker = Dělník
tapestry-resource-culture = Kultura
tapestry-resource-coin = Mince
tapestry-bonus-payment-food = Potraviny
tapestry-bonus-payment-worker = Dělník
tapestry-bonus-payment-culture = Kultura
tapestry-bonus-payment-coin = Mince
tapestry-bonus-payment-yes = Ano
tapestry-bonus-payment-no = Ne
tapestry-whether-yes = Ano
tapestry-whether-no = Ne
tapestry-building-market = Tržiště
tapestry-building-house = Dům
tapestry-building-farm = Farma
tapestry-building-armory = Zbrojnice
tapestry-building-landmark = Dominanta
tapestry-income-row-market = Tržiště
tapestry-income-row-house = Domy
tapestry-income-row-farm = Farmy
tapestry-income-row-armory = Zbrojnice
tapestry-tech-deck = Vrchní karta balíčku
tapestry-tech-none = Žádná
tapestry-tech-row-bottom = spodní řada
tapestry-tech-row-middle = prostřední řada
tapestry-tech-row-top = horní řada
tapestry-place = { $a ->
    [craftsmen] Řemeslníci, sloupec { $b }
   *[other] Políčko { $a }.{ $b }
}
tapestry-tile-of = Dílek { $b }
tapestry-space-tile = Vesmírný dílek { $b }
tapestry-place-aside = Odložit stranou
tapestry-turned-tile = { $b ->
    [0] Dílek { $a }
   *[other] Dílek { $a }, otočený o { $b }
}
tapestry-die-red = Červená kostka
tapestry-die-black = Černá kostka
tapestry-die-both = Kostky dobývání
tapestry-red-face-4 = 4 VB
tapestry-red-face-5 = 5 VB
tapestry-red-face-6 = 6 VB
tapestry-red-face-7 = 7 VB
tapestry-red-face-territory = 1 VB za území
tapestry-black-face-food = Potraviny
tapestry-black-face-worker = Dělník
tapestry-black-face-culture = Kultura
tapestry-black-face-coin = Mince
tapestry-black-face-territory = Přínos území
tapestry-era-2 = První v epoše 2
tapestry-era-3 = První v epoše 3
tapestry-era-4 = První v epoše 4
tapestry-your-step-civilization = Civilizace
tapestry-your-step-tapestry = Karta tapiserie
tapestry-your-step-upgrade-and-vp = Vylepšení a VB
tapestry-your-step-income = Blahobyt
tapestry-your-step-final = Závěrečné body civilizací
tapestry-category-tech-cards = karty technologie
tapestry-category-districts = dokončené čtvrti
tapestry-category-territories = území
tapestry-category-tracks = dokončené stupnice
tapestry-cause-none = váš tah
tapestry-cause-income = vaše zvýšení blahobytu
tapestry-option-1 = Možnost 1
tapestry-option-2 = Možnost 2
tapestry-option-3 = Možnost 3
tapestry-option-4 = Možnost 4
tapestry-option-5 = Možnost 5
tapestry-option-6 = Možnost 6
tapestry-civ-militants-1 = Řada 1
tapestry-civ-militants-2 = Řada 2

## Přínosy slovy

tapestry-benefit-all = { $one }, { $other }
tapestry-benefit-then = { $one }, potom { $other }
tapestry-benefit-or = { $one } nebo { $other }
tapestry-benefit-resource = { $kind ->
    [food] { $n ->
        [one] 1 potravina
        [few] { $n } potraviny
       *[other] { $n } potravin
    }
    [worker] { $n ->
        [one] 1 dělník
        [few] { $n } dělníci
       *[other] { $n } dělníků
    }
    [culture] { $n ->
        [one] 1 kultura
        [few] { $n } kultury
       *[other] { $n } kultur
    }
    [coin] { $n ->
        [one] 1 mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
   *[other] { $n ->
        [one] 1 libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
}
tapestry-benefit-pay = { $kind ->
    [food] ztráta: { $n ->
        [one] 1 potravina
        [few] { $n } potraviny
       *[other] { $n } potravin
    }
    [worker] ztráta: { $n ->
        [one] 1 dělník
        [few] { $n } dělníci
       *[other] { $n } dělníků
    }
    [culture] ztráta: { $n ->
        [one] 1 kultura
        [few] { $n } kultury
       *[other] { $n } kultur
    }
    [coin] ztráta: { $n ->
        [one] 1 mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
   *[other] ztráta: { $n ->
        [one] 1 libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
}
tapestry-benefit-territory-tile = { $n ->
    [one] 1 dílek území
    [few] { $n } dílky území
   *[other] { $n } dílků území
}
tapestry-benefit-space-tile = { $n ->
    [one] 1 vesmírný dílek
    [few] { $n } vesmírné dílky
   *[other] { $n } vesmírných dílků
}
tapestry-benefit-tapestry-card = { $n ->
    [one] 1 karta tapiserie
    [few] { $n } karty tapiserie
   *[other] { $n } karet tapiserie
}
tapestry-benefit-building = { $kind ->
    [market] tržiště
    [house] dům
    [farm] farma
    [armory] zbrojnice
   *[other] libovolná budova
}
tapestry-benefit-invent = { $n ->
    [one] 1 vynález
    [few] { $n } vynálezy
   *[other] { $n } vynálezů
}
tapestry-benefit-refresh-tech = výměna vyložených technologií
tapestry-benefit-upgrade = vylepšení technologie
tapestry-benefit-tech-circle = kroužek karty prostřední řady
tapestry-benefit-tech-square = čtverec karty horní řady
tapestry-benefit-explore = { $scope ->
    [anywhere] průzkum kdekoli
   *[other] průzkum
}
tapestry-benefit-explore-space = průzkum vesmíru
tapestry-benefit-conquer = { $scope ->
    [anywhere] dobývání kdekoli
   *[other] dobývání
}
tapestry-benefit-research = { $gain ->
    [none] výzkum bez přínosu
   *[other] výzkum
}
tapestry-benefit-advance = { $track ->
    [exploration] postup: objevitelství
    [science] postup: věda
    [military] postup: vojenství
   *[other] postup: technologie
}
tapestry-benefit-regress = { $track ->
    [exploration] návrat: objevitelství
    [science] návrat: věda
    [military] návrat: vojenství
   *[other] návrat: technologie
}
tapestry-benefit-vp = { $n } VB
tapestry-benefit-vp-per = { $what ->
    [tech_card] { $n } VB za kartu technologie
    [capital_line] { $n } VB za dokončenou řadu a sloupec hlavního města
    [territory] { $n } VB za území
    [market] { $n } VB za tržiště
    [house] { $n } VB za dům
    [farm] { $n } VB za farmu
    [armory] { $n } VB za zbrojnici
    [supply_territory_tile] { $n } VB za dílek území v zásobě
    [tapestry_card] { $n } VB za kartu tapiserie
    [landmark] { $n } VB za dominantu
    [opponent] { $n } VB za protihráče
    [achievement] { $n } VB za úspěch
    [leading_track] { $n } VB za stupnici, na níž vedete
    [trailing_track] { $n } VB za stupnici, na níž jste poslední
    [adjacent_territory_of_opponents] { $n } VB za sousední území protihráčů
   *[other] { $n } VB za políčko stupnice
}
tapestry-benefit-landmark = dominanta
tapestry-benefit-play-tapestry-over = zahrát kartu tapiserie přes současnou
tapestry-benefit-gain-civilization = další civilizace
tapestry-benefit-repeat-position = opakování pozice
tapestry-benefit-restart-token = žeton začíná znovu
tapestry-benefit-territory-benefit = přínos území
tapestry-benefit-all-gain = každý hráč získá 1 zdroj
tapestry-benefit-stand-up = postavit povalené žetony osídlení
tapestry-bonus-cost = { $pay ->
    [tile] { $n ->
        [one] 1 dílek území
        [few] { $n } dílky území
       *[other] { $n } dílků území
    }
    [tapestry] { $n ->
        [one] 1 karta tapiserie
        [few] { $n } karty tapiserie
       *[other] { $n } karet tapiserie
    }
    [tech] { $n ->
        [one] 1 karta technologie
        [few] { $n } karty technologie
       *[other] { $n } karet technologie
    }
   *[other] { $n ->
        [one] 1 libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
}

## Why hexes cannot be chosen

tapestry-hex-has-terrain = { $space } už je území.
tapestry-hex-unexplored = { $space } ještě není prozkoumané.
tapestry-hex-own = { $space } už je vaše.
tapestry-hex-full = Na { $space } leží dva žetony; dobýt už ho nelze.
tapestry-hex-not-beside-own = { $space } nesousedí s vaším územím.
tapestry-hex-allied = Na { $space } drží mír karta.
tapestry-others-hex-has-terrain = { $count ->
    [one] už je území
    [few] už jsou území
   *[other] už je území
}
tapestry-others-hex-unexplored = { $count ->
    [one] ještě není prozkoumané
    [few] ještě nejsou prozkoumaná
   *[other] ještě není prozkoumaných
}
tapestry-others-hex-own = { $count ->
    [one] už je vaše
    [few] už jsou vaše
   *[other] už je vašich
}
tapestry-others-hex-full = { $count ->
    [one] má dva žetony
    [few] mají dva žetony
   *[other] má dva žetony
}
tapestry-others-hex-not-beside-own = { $count ->
    [one] nesousedí s vaším územím
    [few] nesousedí s vaším územím
   *[other] nesousedí s vaším územím
}
tapestry-others-hex-allied = { $count ->
    [one] chrání mír karty
    [few] chrání mír karty
   *[other] chrání mír karty
}
tapestry-note-more = { $one } { $other }
tapestry-note-up-to = Navazující strany: nejvýše { $vp } VB.
tapestry-note-fits = { $count ->
    [one] navazuje 1 strana
    [few] navazují { $count } strany
   *[other] navazuje { $count } stran
}
tapestry-note-free = Nikdo je neovládá.
tapestry-note-held = Ovládá je { $owner }; tamní žeton osídlení se povalí (povalených vámi pak: { $count }).
tapestry-note-achievement = { $achievement }: { $vp } VB.
tapestry-note-trap = { $owner } může mít léčku; počet karet tapiserie: { $count }. Kostkami hodíte tak jako tak.
tapestry-note-no-tile = nic, protože toto území je natištěno na desce

## The expert

tapestry-expert-needs-screen-game = Expert hraje jen hry jednoho člověka na obrazovce. Přidejte volbu you=played.
