### Vaše strana Teraformace Marsu, kterou vede program.

## Co se děje na vaší straně

mars-you-play-card = Zahráváte kartu { $card } ({ $price } €)
mars-you-lay-out = Leží před vámi: { $card }
mars-you-reveal-corporation = Vaše korporace: { $card }
mars-you-first-action = První akce korporace { $card }
mars-you-use = Používáte akci karty { $card }
mars-you-react = Působí karta { $card }
mars-you-project = Standardní projekt: { $project }
mars-you-convert-plants = Měníte rostliny v zeleň
mars-you-convert-heat = Měníte teplo v krok teploty
mars-you-gain = Vy: { $resource } +{ $amount }
mars-you-spend = Platíte: { $resource } −{ $amount }
mars-you-lose = Ztrácíte: { $resource } −{ $amount }
mars-you-raise-production = Vaše produkce: { $resource } +{ $amount }
mars-you-lower-production = Vaše produkce: { $resource } −{ $amount }
mars-you-put-on = { $card }: { $resource } +{ $count }
mars-you-take-off = { $card }: { $resource } −{ $count }
mars-you-draw = { $count ->
    [one] Do vaší ruky: { $cards }
    [few] Do vaší ruky, { $count } karty: { $cards }
   *[other] Do vaší ruky, { $count } karet: { $cards }
}
mars-you-discard = Odhozeno: { $card }
mars-you-draw-hidden = { $count ->
    [one] Do ruky přichází jedna karta
    [few] Do ruky přicházejí { $count } karty
   *[other] Do ruky přichází { $count } karet
}
mars-you-discard-hidden = { $count ->
    [one] Jedna karta se odhazuje lícem dolů
    [few] { $count } karty se odhazují lícem dolů
   *[other] { $count } karet se odhazuje lícem dolů
}
mars-drafted-hidden = { $count ->
    [one] Z draftu zůstala jedna karta
    [few] Z draftu zůstaly { $count } karty
   *[other] Z draftu zůstalo { $count } karet
}
mars-you-reveal = Otočeno a odhozeno: { $card }
mars-you-remove-tile = Vaše destička mizí z pole: { $space }
mars-you-keep-preludes = Necháváte si předehry: { $cards }
mars-you-play-prelude = Zahráváte předehru { $card }
mars-you-cannot-prelude = Předehru nelze provést a odhazuje se: { $card }
mars-you-move-colony-track = Ukazatel na destičce { $colony }: krok { $to }
mars-you-gain-fleet = Získáváte obchodní flotilu
mars-you-add-colony = Do hry přichází destička kolonie: { $colony }
mars-you-withdraw-delegate = Strana { $party } přichází o delegáta: { $owner }
mars-you-replace-delegate = { $party }: váš delegát nahrazuje jiného: { $owner }
mars-you-take-the-chair = Váš delegát se stává předsedou
mars-you-meet-event = Co s vámi dělá globální událost: { $event }
mars-you-use-policy = Používáte politiku vládnoucí strany: { $party }
mars-you-host = Pod jinou kartou, se 2 surovinami: { $card }
mars-you-double-hosted = Suroviny na ní se zdvojnásobují: { $card }
mars-you-leave-host = Opouští kartu, pod kterou ležela: { $card }
mars-you-turn-face-down = Otáčí se lícem dolů, odteď je to událost: { $card }
mars-you-cool = Teplota klesá na { $to } °C

## Na co se vás aplikace ptá

mars-you-turn = Co uděláte?
    .why = Jednu nebo dvě akce; kdo pasuje, v této generaci už nehraje.
mars-you-second-action = Co uděláte dál?
    .why = Druhou akci provést můžete, ale nemusíte.
mars-you-choose-corporation = Za kterou korporaci hrajete?
    .why = Jednu si necháte; z jejího počátečního kapitálu zaplatíte karty projektů, které si koupíte.
mars-you-buy = Kterou kartu kupujete?
    .why = { $left ->
        [one] Karta stojí { $price } €; máte ještě na { $left }.
        [few] Karta stojí { $price } €; máte ještě na { $left }.
       *[other] Karta stojí { $price } €; máte ještě na { $left }.
    }
mars-you-choose-option = Co z toho?
    .why = Karta { $card } vám dává na výběr.
mars-you-choose-whether = { $looked ->
    [none] Chcete to?
   *[other] Chcete toto: { $looked }?
}
    .why = Nabízí to karta { $card }; nemusíte.
mars-you-choose-space = Kam ji umístíte?
    .why = Umísťuje se: { $tile }. Zvolit lze jen pole, kde ležet smí.
mars-you-choose-target = Kdo o to má přijít?
    .why = Karta { $card } vám dává na výběr; MarsBot místo toho ztrácí € nebo kroky na stupnici.
mars-you-choose-amount = Kolik?
    .why = Počet nechává karta na vás.
mars-you-choose-holder = Na kterou kartu to přijde?
    .why = Způsobila to karta { $card }. Zvolit lze jen karty, na které to patří.
mars-you-choose-giver = Ze které karty?
    .why = Způsobila to karta { $card }. Zvolit lze jen karty, na kterých toho leží dost.
mars-you-choose-kept = Kterou kartu si necháte?
    .why = Způsobila to karta { $card }. Ostatní se odhodí.
mars-you-choose-discarded = Kterou kartu odhodíte?
    .why = Odchází z vaší ruky.
mars-you-choose-copied = Čí produkci zopakujete?
    .why = Karta { $card } provede ještě jednou produkci některé vaší karty se symbolem stavby.
mars-you-choose-resource = Kterou surovinu?
    .why = Karta { $card } vám dává na výběr.
mars-you-choose-parameter = Který hlavní faktor?
    .why = Karta { $card } vám dává na výběr.
mars-you-choose-colony = Kterou destičku kolonie?
    .why = Zvolit lze jen destičky, u kterých to teď jde.
mars-you-choose-party = Kterou stranu?
    .why = Tam půjde delegát; největší strana bude vládnout příště.
mars-you-choose-owner = Čího delegáta?
    .why = Karta { $card } vám dává na výběr.
mars-you-choose-award = Kterou soutěž budete sponzorovat?
    .why = Díky kartě { $card } nic neplatíte.
mars-you-choose-project = Který standardní projekt?
    .why = Provádíte ho díky kartě { $card }; platíte ho.
mars-you-choose-fee = Čím zaplatíte obchod?
    .why = Obchod zaplatíte v €, energií nebo titanem.
mars-you-choose-used = Kterou akci použijete znovu?
    .why = Způsobila to karta { $card }. V této generaci už použita byla a dá se použít i teď.
mars-you-choose-repeated = Kterou předehru zopakujete?
    .why = Karta { $card } provede ještě jednou její okamžitý účinek.
mars-you-choose-returned = Kterou událost si vezmete zpět?
    .why = Způsobila to karta { $card }. Vrátí se vám do ruky.
mars-you-choose-hosted = Kterou kartu?
    .why = Způsobila to karta { $card }. Co na ní leží, sníží její cenu.
mars-you-choose-prelude = Kterou předehru zahrajete?
    .why = Způsobila to karta { $card }. Ostatní se odhodí.
mars-you-choose-preludes = Kterou předehru si necháte?
    .why = Necháte si dvě a obě zahrajete před prvním tahem.
mars-you-choose-next-prelude = Kterou předehru zahrajete dřív?
    .why = Zahrajete obě; pořadí je na vás.
mars-you-choose-played = Kterou kartu zahrajete?
    .why = Díky kartě { $card } ji můžete zahrát hned.
mars-you-sell = Kolik karet prodáte?
    .why = Za každou prodanou kartu získáte 1 €.
mars-you-choose-sold = Kterou kartu prodáte?
    .why = Odhodí se a získáte za ni 1 €.
mars-you-keep-energy = Kolik energie se změní v teplo?
    .why = Vaše karta vám dovoluje energii si nechat.
mars-you-floaters-as-heat = Kolik plošin utratíte jako teplo?
    .why = Na kartě Stormcraft Incorporated platí plošina za 2 tepla; nic se nevrací.
mars-you-pay = Jak zaplatíte?
    .why = Cena je { $price } €; co nepokryje nic jiného, zaplatíte v €.
mars-you-final-greenery = Změníte rostliny v další zeleň?
    .why = Po poslední produkci lze rostliny ještě měnit v zeleň; kyslík už nestoupá.
mars-pay = Kolik z toho
mars-field-project = Standardní projekt
mars-field-what = Co měníte

mars-move-play = Zahrát kartu
    .hint = Zaplatíte ji a provedete.
mars-move-action = Použít kartu
    .hint = Akce karty, která leží před vámi, jednou za generaci.
mars-move-standard-project = Standardní projekt
    .hint = Jsou na herním plánu a může je provést každý.
mars-move-convert = Směnit
    .hint = Rostliny za zeleň, teplo za krok teploty.
mars-move-claim = Získat čestný titul
    .hint = Ve hře lze získat tři čestné tituly, za obě strany dohromady.
mars-move-fund = Sponzorovat soutěž
    .hint = Ve hře lze sponzorovat tři soutěže, za obě strany dohromady.
mars-move-trade = Obchodovat
    .hint = Flotila přiveze, co ukazuje ukazatel na destičce kolonie.
mars-move-delegate = Vyslat delegáta
    .hint = Z předsálí zdarma, ze zásoby za 5 €.
mars-move-policy = Využít politiku
    .hint = Akce vládnoucí strany.
mars-move-pass = Pasovat
    .hint = V této generaci už nebudete hrát.
mars-move-end = Ukončit tah
    .hint = Bez druhé akce.

mars-whether-yes = Ano
mars-whether-no = Ne
mars-target-bot = MarsBot
mars-target-bot-card = Karta korporace MarsBota
mars-target-human = Vy
mars-target-nobody = Nikdo
mars-your-card-none = Žádnou další kartu
mars-option-of = { $b }. možnost

mars-project-power-plant = Elektrárna
mars-project-asteroid = Asteroid
mars-project-aquifer = Podzemní voda
mars-project-greenery = Zeleň
mars-project-city = Město
mars-project-air-scrapping = Čištění vzduchu
mars-project-build-colony = Založení kolonie
mars-project-sell-patents = Prodej patentů

## Názvy: co leží na kartách, speciální destičky

mars-resource-asteroid = Asteroidy
mars-resource-camp = Tábory
mars-resource-director = Ředitelé
mars-resource-disease = Nemoci
mars-resource-fighter = Stíhačky
mars-resource-graphene = Grafen
mars-resource-hydroelectric = Vodní elektrárny
mars-resource-preservation = Ochrana přírody

mars-tile-natural-preserve = Natural Preserve
mars-tile-mining-rights = Mining Rights
mars-tile-mining-area = Mining Area
mars-tile-nuclear-zone = Nuclear Zone
mars-tile-ecological-zone = Ecological Zone
mars-tile-lava-flows = Lava Flows
mars-tile-mohole-area = Mohole Area
mars-tile-commercial-district = Commercial District
mars-tile-industrial-center = Industrial Center
mars-tile-restricted-area = Restricted Area
mars-tile-deimos-down = Deimos Down
mars-tile-great-dam = Great Dam
mars-tile-magnetic-field-generators = Magnetic Field Generators

## Kdo vede vaši stranu

mars-option-you = Vaše strana
    .hint = U stolu s krabicí, nebo jen na této obrazovce.
mars-you-reported = U stolu
    .hint = Hrajete s krabicí a hlásíte, co se týká MarsBota.
mars-you-played = Na obrazovce
    .hint = Karty vám rozdává aplikace a zná všechna pravidla; krabici nepotřebujete.
mars-played-needs-dealt = Hrajete-li na obrazovce, rozdává všechny karty aplikace. Zvolte balíčky, které rozdává aplikace.
mars-played-chooses-corporation = Hrajete-li na obrazovce, volíte si korporaci až ve hře. Tady ji nechte nezvolenou.

## Proč teď něco nejde

mars-lack-money = Stojí { $need } €; zaplatit můžete { $have } €.
mars-lack-resource = Potřebujete { $amount }, máte { $have }.
mars-lack-production = { $have ->
    [0] { mars-lack-of }: snížit ji nelze.
   *[other] { mars-lack-of }: klesla by o { $need }, klesnout může nejvýše o { $have }.
}
mars-lack-of = { $of ->
    [mc] Vaše produkce €
    [steel] Vaše produkce oceli
    [titanium] Vaše produkce titanu
    [plants] Vaše produkce rostlin
    [energy] Vaše produkce energie
   *[heat] Vaše produkce tepla
}
mars-lack-on-cards = Na kartě je potřeba mít { $amount }; máte { $have }.
mars-lack-requirement = { $of ->
    [temperature] Je potřeba alespoň { $need } °C; teplota je { $have } °C.
    [oxygen] Je potřeba alespoň { $need } % kyslíku; je { $have } %.
    [venus] Je potřeba Venuše alespoň na { $need } %; je na { $have } %.
    [oceans] { $need ->
        [one] Je potřeba oceán; žádný tu není.
        [few] Jsou potřeba alespoň { $need } oceány; zatím { $have }.
       *[other] Je potřeba alespoň { $need } oceánů; zatím { $have }.
    }
    [tags] { $need ->
        [one] Potřebujete symbol { mars-kind-of-tag }; nemáte žádný.
        [few] Potřebujete { $need } symboly { mars-kind-of-tag }; máte { $have }.
       *[other] Potřebujete { $need } symbolů { mars-kind-of-tag }; máte { $have }.
    }
    [production] Potřebujete produkci { $which ->
        [mc] €
        [steel] oceli
        [titanium] titanu
        [plants] rostlin
        [energy] energie
       *[heat] tepla
    } alespoň { $need }; máte { $have }.
    [tr] Potřebujete TR alespoň { $need }; máte { $have }.
    [greeneries] { $need ->
        [one] Potřebujete vlastní zeleň.
        [few] Potřebujete { $need } vlastní zeleně; máte { $have }.
       *[other] Potřebujete { $need } vlastních zelení; máte { $have }.
    }
    [cities] { $need ->
        [one] Je potřeba město; žádné tu není.
        [few] Jsou potřeba { $need } města; zatím { $have }.
       *[other] Je potřeba { $need } měst; zatím { $have }.
    }
    [colonies] { $need ->
        [one] Potřebujete vlastní kolonii.
        [few] Potřebujete { $need } vlastní kolonie; máte { $have }.
       *[other] Potřebujete { $need } vlastních kolonií; máte { $have }.
    }
    [held] Na svých kartách potřebujete { $amount }; máte { $have }.
    [party] Tato strana musí vládnout, nebo v ní musíte mít dva delegáty: { $party }.
    [party_leaders] Musíte být předákem některé strany.
    [chairman] Musíte být předsedou.
    [neutral_chairman] Předseda musí být neutrální.
    [resource_kinds] { $need ->
        [one] Potřebujete { $need } druh surovin; máte { $have }.
        [few] Potřebujete { $need } druhy surovin; máte { $have }.
       *[other] Potřebujete { $need } druhů surovin; máte { $have }.
    }
    [city_by_ocean] Je potřeba město vedle oceánu.
    [plants_removed] V této generaci musíte MarsBotovi odebrat rostliny.
   *[nobody_passed] Jen dokud nikdo nepasoval.
}
mars-kind-of-tag = { $which ->
    [building] stavby
    [space] vesmíru
    [science] vědy
    [power] energie
    [jovian] Jupiteru
    [earth] Země
    [city] města
    [plant] rostlin
    [animal] zvířat
    [microbe] mikrobů
    [venus] Venuše
    [event] události
   *[wild] žolíku
}
mars-lack-at-most = { $of ->
    [temperature] Jen do { $need } °C; teplota je { $have } °C.
    [oxygen] Jen do { $need } % kyslíku; je { $have } %.
    [venus] Jen dokud je Venuše nejvýše na { $need } %; je na { $have } %.
    [oceans] { $need ->
        [one] Jen s nejvýše { $need } oceánem; je jich { $have }.
        [few] Jen s nejvýše { $need } oceány; je jich { $have }.
       *[other] Jen s nejvýše { $need } oceány; je jich { $have }.
    }
   *[other] Jen do { $need }; je { $have }.
}
mars-lack-space = Není pro to volné pole: { $tile }.
mars-lack-target = Není komu to vzít.
mars-lack-cards = { $of ->
    [copied] Nemáte žádnou kartu se symbolem stavby, jejíž produkci by šlo zopakovat.
    [used] Není tu žádná použitá akce, kterou by šlo použít znovu.
    [events] Nemáte událost, která by se mohla vrátit.
    [hosted] V ruce nemáte kartu se symbolem vesmíru ani stavby.
    [here] Žádná karta pod ní neleží.
    [prelude] Nemáte jinou předehru, kterou by šlo zopakovat.
    [playable] V ruce nemáte kartu, kterou by šlo teď zahrát.
    [hand] { $need ->
        [one] Potřebujete kartu v ruce.
        [few] Potřebujete v ruce { $need } karty; máte { $have }.
       *[other] Potřebujete v ruce { $need } karet; máte { $have }.
    }
   *[other] Tato karta tam není.
}
mars-lack-used = Její akci jste v této generaci už použili.
mars-lack-condition = { $of ->
    [rating_raised] Jen pokud v této generaci stouplo vaše TR.
    [hurt] Jen když vám MarsBot v této generaci něco vzal.
   *[no_energy] Jen pokud nemáte žádnou energii.
}
mars-lack-taken = To už někdo má.
mars-lack-limit = { $need ->
    [one] Rozdán je už { $need }, další nejde.
    [few] Rozdány jsou už { $need }, další nejde.
   *[other] Rozdáno je už { $need }, další nejde.
}
mars-lack-not-met = Je potřeba { $need }; máte { $have }.
mars-lack-delegate = Nezbývá vám na to žádný delegát.
mars-lack-fleet = Nezbývá vám na to žádná obchodní flotila.
mars-lack-colony = Žádná destička kolonie pro vás nemá místo.
mars-lack-nothing = Teď by se tím nic nezměnilo.
mars-lack-tax = Rudí si za TR vezmou { $need } €; zbylo by vám { $have } €.
mars-lack-first = Nejdřív je na řadě první akce vaší korporace.
mars-pay-not-taken = Ne vším, čím platíte, tu lze platit.

## Množství

mars-amount = { $of ->
    [mc] { $count } €
    [steel] { $count ->
        [one] { $count } ocel
        [few] { $count } oceli
       *[other] { $count } ocelí
    }
    [titanium] { $count ->
        [one] { $count } titan
        [few] { $count } titany
       *[other] { $count } titanů
    }
    [plants] { $count ->
        [one] { $count } rostlinu
        [few] { $count } rostliny
       *[other] { $count } rostlin
    }
    [energy] { $count ->
        [one] { $count } energii
        [few] { $count } energie
       *[other] { $count } energií
    }
    [heat] { $count ->
        [one] { $count } teplo
        [few] { $count } tepla
       *[other] { $count } tepla
    }
    [animal] { $count ->
        [one] { $count } zvíře
        [few] { $count } zvířata
       *[other] { $count } zvířat
    }
    [microbe] { $count ->
        [one] { $count } mikroba
        [few] { $count } mikroby
       *[other] { $count } mikrobů
    }
    [floater] { $count ->
        [one] { $count } plošinu
        [few] { $count } plošiny
       *[other] { $count } plošin
    }
    [science] { $count ->
        [one] { $count } kostičku vědy
        [few] { $count } kostičky vědy
       *[other] { $count } kostiček vědy
    }
    [fighter] { $count ->
        [one] { $count } stíhačku
        [few] { $count } stíhačky
       *[other] { $count } stíhaček
    }
    [asteroid] { $count ->
        [one] { $count } asteroid
        [few] { $count } asteroidy
       *[other] { $count } asteroidů
    }
    [camp] { $count ->
        [one] { $count } tábor
        [few] { $count } tábory
       *[other] { $count } táborů
    }
    [director] { $count ->
        [one] { $count } ředitele
        [few] { $count } ředitele
       *[other] { $count } ředitelů
    }
    [disease] { $count ->
        [one] { $count } nemoc
        [few] { $count } nemoci
       *[other] { $count } nemocí
    }
    [graphene] { $count ->
        [one] { $count } grafen
        [few] { $count } grafeny
       *[other] { $count } grafenů
    }
    [hydroelectric] { $count ->
        [one] { $count } vodní elektrárnu
        [few] { $count } vodní elektrárny
       *[other] { $count } vodních elektráren
    }
    [preservation] { $count ->
        [one] { $count } kostičku ochrany přírody
        [few] { $count } kostičky ochrany přírody
       *[other] { $count } kostiček ochrany přírody
    }
    [animal_or_microbe] { $count ->
        [one] { $count } zvíře nebo mikroba
        [few] { $count } zvířata nebo mikroby
       *[other] { $count } zvířat nebo mikrobů
    }
   *[any] { $count ->
        [one] { $count } surovinu
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
}
