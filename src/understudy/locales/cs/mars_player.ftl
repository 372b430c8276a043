### Vaše strana Teraformace Marsu, kterou vede program.

## Co se děje na vaší straně

mars-you-play-card = Zahráváte kartu { $card } ({ $price } €)
mars-you-lay-out = Karta { $card } je nyní ve hře
mars-you-reveal-corporation = Hrajete za korporaci { $card }
mars-you-first-action = Provádíte první akci korporace { $card }
mars-you-react = Uplatňuje se efekt karty { $card }
mars-you-project = Provádíte standardní projekt { $project }
mars-you-convert-plants = Přeměňujete rostliny v zeleň
mars-you-convert-heat = Přeměňujete teplo v krok teploty
mars-you-gain = Vy: { $resource } +{ $amount }
    .told = Získáváte { $resource }
mars-you-spend = Platíte: { $resource } −{ $amount }
    .told = Platíte { $resource }
mars-you-lose = Ztrácíte: { $resource } −{ $amount }
    .told = Ztrácíte { $resource }
mars-you-raise-production = Vaše produkce: { $resource } +{ $amount }
    .told = Zvyšujete { $resource } o { $amount }
mars-you-lower-production = Vaše produkce: { $resource } −{ $amount }
    .told = Snižujete { $resource } o { $amount }
mars-you-put-on = { $card }: { $resource } +{ $count }
    .told = Na kartu { $card } přidáváte { $resource }
mars-you-take-off = { $card }: { $resource } −{ $count }
    .told = Z karty { $card } odebíráte { $resource }
mars-you-draw = { $count ->
    [one] Do ruky si berete kartu { $cards }
    [few] Do ruky si berete { $count } karty: { $cards }
   *[other] Do ruky si berete { $count } karet: { $cards }
}
mars-you-discard = Odhazujete kartu { $card }
mars-you-draw-hidden = { $count ->
    [one] Do ruky se dobírá jedna karta
    [few] Do ruky se dobírají { $count } karty
   *[other] Do ruky se dobírá { $count } karet
}
mars-you-discard-hidden = { $count ->
    [one] Jedna karta se odhazuje lícem dolů
    [few] { $count } karty se odhazují lícem dolů
   *[other] { $count } karet se odhazuje lícem dolů
}
mars-drafted-hidden = { $count ->
    [one] Z draftu zůstala jedna karta
    [few] Z draftu zůstaly { $count } karty
   *[other] Z draftu zůstalo { $count } karet
}
mars-you-reveal = Otáčíte a odhazujete kartu { $card }
mars-you-keep-preludes = Necháváte si karty předehry: { $cards }
mars-you-play-prelude = Zahráváte kartu předehry { $card }
mars-you-cannot-prelude = Kartu předehry { $card } nelze vyhodnotit a odhazuje se za 15 €
mars-you-gain-fleet = Získáváte obchodní flotilu
mars-you-meet-event = Globální událost { $event } má dopad na vás
mars-you-use-policy = Používáte politiku vládnoucí strany: { $party }
mars-you-off-map-cathedral = Stavíte katedrálu ve svém městě mimo herní plán
mars-you-host = Kartu { $card } dáváte pod jinou kartu, se 2 zdroji
mars-you-double-hosted = Zdroje na kartě { $card } se zdvojnásobují
mars-you-leave-host = Karta { $card } opouští kartu, pod kterou ležela
mars-you-turn-face-down = Karta { $card } se otáčí lícem dolů a odteď je to událost

## Na co se vás aplikace ptá

mars-you-turn = Co uděláte?
    .why = Proveďte jednu nebo dvě akce, nebo v této generaci pasujte.
mars-you-second-action = Co uděláte dál?
    .why = Můžete provést druhou akci, nebo tah ukončit.
mars-you-choose-corporation = Za kterou korporaci hrajete?
    .why = Jednu si necháte; z jejího počátečního kapitálu zaplatíte karty projektů, které si koupíte.
mars-you-buy = Kterou kartu kupujete?
    .why = Karta stojí { $price } €; počet dalších, na které máte: { $left }.
mars-you-choose-option = Co zvolíte?
    .why = Karta { $card } vám dává na výběr.
mars-you-choose-whether = { $looked ->
    [none] Chcete to?
   *[other] Chcete kartu { $looked }?
}
    .why = Volitelný efekt karty { $card }.
mars-you-choose-space = Kam ji umístíte?
    .why = Umisťuje se: { $tile }. Zvolit lze jen dovolená pole.
mars-you-choose-target = Kdo o to má přijít?
    .why = Karta { $card } vám dává na výběr. MarsBot místo toho ztrácí € nebo kroky na stupnici.
mars-you-choose-amount = Kolik?
    .why = Počet volíte vy.
    .asked =
        { $of ->
            [production] O kolik kroků?
            [cards] Kolik karet odhodíte?
            [shown] Kolik karet ukážete?
            [events] Kolik událostí si vezmete zpět?
            [steps] O kolik kroků posunete ukazatel před obchodem?
            [mc] Kolik jí koupíte?
            [steel] Kolik oceli utratíte?
            [titanium] Kolik titanu utratíte?
            [plants] Kolik rostlin utratíte?
            [energy] Kolik energie utratíte?
            [heat] Kolik tepla utratíte?
            [microbe] Kolik mikrobů odeberete?
            [floater] Kolik plošin odeberete?
           *[other] Kolik jich použijete?
        }
mars-you-choose-holder = Na kterou kartu to přijde?
    .why = Efekt karty { $card }. Zvolit lze jen karty, na které to patří.
mars-you-choose-giver = Ze které karty?
    .why = Efekt karty { $card }. Zvolit lze jen karty, na kterých toho leží dost.
mars-you-choose-kept = Kterou kartu si necháte?
    .why = Efekt karty { $card }. Ostatní se odhodí.
mars-you-choose-discarded = Kterou kartu odhodíte?
    .why = Odchází z vaší ruky.
mars-you-choose-copied = Čí produkci zopakujete?
    .why = Karta { $card } provede ještě jednou produkci některé vaší karty se symbolem stavby.
mars-you-choose-resource = Který zdroj?
    .why = Karta { $card } vám dává na výběr.
mars-you-choose-parameter = Který hlavní faktor?
    .why = Karta { $card } vám dává na výběr.
mars-you-choose-city = Ve kterém městě?
    .why = Karta { $card } vám dává na výběr.
mars-you-choose-colony = Kterou destičku kolonie?
    .why = Zvolit lze jen dovolené destičky.
    .asked =
        { $use ->
            [build] Kde postavíte kolonii?
            [trade] S kterou destičkou kolonie obchodujete?
            [raise] Na které destičce posunete ukazatel nahoru?
            [lower] Na které destičce posunete ukazatel dolů?
           *[other] Kterou destičku kolonie přidáte?
        }
mars-you-choose-party = Kterou stranu?
    .why = Tam půjde váš delegát. Příště vládne dominantní strana.
mars-you-choose-owner = Čí delegát bude odstraněn?
    .why = Karta { $card } vám dává na výběr.
mars-you-choose-award = Kterou soutěž budete sponzorovat?
    .why = Díky kartě { $card } nic neplatíte.
mars-you-choose-project = Který standardní projekt?
    .why = Karta { $card }: projekt platíte vy.
mars-you-choose-fee = Čím zaplatíte obchod?
    .why = Zaplatit můžete v €, energií nebo titanem.
mars-you-choose-used = Kterou akci použijete znovu?
    .why = Efekt karty { $card }. Zvolit lze jen akce použité v této generaci, které jsou teď možné.
mars-you-choose-repeated = Kterou kartu předehry zopakujete?
    .why = Karta { $card } zopakuje její okamžitý efekt.
mars-you-choose-returned = Kterou událost si vrátíte do ruky?
    .why = Efekt karty { $card }.
mars-you-choose-hosted = Kterou kartu?
    .why = Efekt karty { $card }. Zdroje na ní sníží její náklady.
mars-you-choose-prelude = Kterou kartu předehry zahrajete?
    .why = Efekt karty { $card }. Ostatní se odhodí.
mars-you-choose-preludes = Kterou kartu předehry si necháte?
    .why = Necháte si dvě a obě zahrajete před prvním tahem.
mars-you-choose-next-prelude = Kterou kartu předehry zahrajete dřív?
    .why = Zahrajete obě; pořadí je na vás.
mars-you-choose-played = Kterou kartu zahrajete?
    .why = Díky kartě { $card } ji můžete zahrát hned.
mars-you-sell = Kolik karet prodáte?
    .why = Za každou prodanou kartu získáte 1 €.
mars-you-choose-sold = Kterou kartu prodáte?
    .why = Odhodí se a získáte za ni 1 €.
mars-you-keep-energy = Kolik energie se přemění v teplo?
    .why = Vaše karta vám dovoluje energii si nechat.
mars-you-floaters-as-heat = Kolik plošin utratíte jako teplo?
    .why = Každá plošina na kartě Stormcraft Incorporated platí za 2 J tepla; přebytek propadá.
mars-you-pay = Jak zaplatíte?
    .why = Cena je { $price } €. Co nepokryjete jinak, zaplatíte v €.
mars-you-final-greenery = Přeměníte rostliny v další zeleň?
    .why = Po poslední produkční fázi lze rostliny ještě přeměnit v zeleň; kyslík už nestoupá.
mars-pay = Počet
mars-field-project = Standardní projekt
mars-field-what = Co přeměňujete

mars-move-play = Zahrát kartu
    .hint = Zaplatíte ji a vyhodnotíte.
mars-move-action = Použít akci karty
    .hint = Jednou za generaci, u každé vyložené karty.
mars-move-standard-project = Standardní projekt
    .hint = Jsou na herním plánu a může je provést každý.
mars-move-convert = Přeměnit
    .hint = Rostliny v zeleň, nebo teplo v krok teploty.
mars-move-claim = Získat čestný titul
    .hint = Ve hře lze získat tři čestné tituly, za obě strany dohromady.
mars-move-fund = Sponzorovat soutěž
    .hint = Ve hře lze sponzorovat tři soutěže, za obě strany dohromady.
mars-move-trade = Obchodovat
    .hint = Vyšlete obchodní flotilu a získáte, co udává ukazatel na destičce kolonie.
mars-move-delegate = Vyslat delegáta
    .hint = Z lobby zdarma, ze zásoby za 5 €.
mars-move-policy = Využít vládnoucí politiku
    .hint = Akce vládnoucí strany.
mars-move-pass = Pasovat
    .hint = V této generaci už nebudete hrát.
mars-move-end = Ukončit tah
    .hint = Bez druhé akce.

mars-whether-yes = Ano
mars-whether-no = Ne
mars-offer-mc = Získat { $count } €
mars-offer-microbe = Přidat mikroba na kartu { $card }
mars-offer-buy = Koupit ji za { $price } €
mars-offer-play = Zahrát ji za { $price } €
mars-offer-discard = Odhodit ji
mars-offer-card = Zaplatit { $price } € a dobrat si kartu
mars-offer-no-card = Kartu nedobírat
mars-target-bot = MarsBot
mars-target-bot-card = Karta korporace MarsBota
mars-target-human = Vy
mars-target-nobody = Žádný hráč
mars-city-map = Město na herním plánu
mars-city-off-map = Vaše město mimo herní plán
mars-your-card-none = Žádnou další kartu
mars-option-of = { $b }. možnost

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

mars-tile-natural-preserve = Přírodní rezervace
mars-tile-mining-rights = Těžební práva
mars-tile-mining-area = Těžební oblast
mars-tile-nuclear-zone = Jaderná zóna
mars-tile-ecological-zone = Ekologická zóna
mars-tile-lava-flows = Lávové proudy
mars-tile-mohole-area = Oblast moholu
mars-tile-commercial-district = Obchodní čtvrť
mars-tile-industrial-center = Průmyslové centrum
mars-tile-restricted-area = Zapovězená oblast
mars-tile-deimos-down = Deimos Down
mars-tile-great-dam = Velká přehrada
mars-tile-magnetic-field-generators = Generátory magnetického pole

## Kdo vede vaši stranu

mars-option-you = Vaše strana
    .hint = U stolu s deskovou hrou, nebo jen na této obrazovce.
mars-you-reported = U stolu
    .hint = Hrajete s deskovou hrou a hlásíte, co se týká MarsBota.
mars-you-played = Na obrazovce
    .hint = Karty vám rozdává aplikace a zná všechna pravidla; deskovou hru nepotřebujete.
mars-played-needs-dealt = Ve hře na obrazovce rozdává všechny karty aplikace. Nechte každý balíček rozdávat aplikaci.
mars-played-chooses-corporation = Ve hře na obrazovce si korporaci volíte při přípravě hry. Tuto volbu nechte prázdnou.
mars-expert-needs-screen-game = Expert hraje jen hry na obrazovce. Přidejte volbu you=played.

## Proč teď něco nejde

mars-lack-money = Stojí { $need } €; zaplatit můžete { $have } €.
mars-lack-resource = Potřebujete { $amount }, máte { $have }.
mars-lack-production = { $have ->
    [0] { mars-lack-of }: snížit ji nelze.
   *[other] { mars-lack-of }: klesla by o { $need }, klesnout může nejvýše o { $have }.
}
mars-lack-of = { $of ->
    [mc] Vaše produkce €
    [steel] Vaše produkce oceli
    [titanium] Vaše produkce titanu
    [plants] Vaše produkce rostlin
    [energy] Vaše produkce energie
   *[heat] Vaše produkce tepla
}
mars-lack-on-cards = Na kartě je potřeba mít { $amount }; je tam { $have }.
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
        [one] Potřebujete vlastní destičku zeleně.
        [few] Potřebujete { $need } vlastní destičky zeleně; máte { $have }.
       *[other] Potřebujete { $need } vlastních destiček zeleně; máte { $have }.
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
    [party] Tato strana musí vládnout, nebo v ní musíte mít dva delegáty: { $party }.
    [party_leaders] Musíte být vůdcem některé strany.
    [chairman] Musíte být předsedou.
    [neutral_chairman] Předseda musí být neutrální.
    [resource_kinds] { $need ->
        [one] Potřebujete { $need } druh zdrojů; máte { $have }.
        [few] Potřebujete { $need } druhy zdrojů; máte { $have }.
       *[other] Potřebujete { $need } druhů zdrojů; máte { $have }.
    }
    [city_by_ocean] Je potřeba město sousedící s oceánem.
    [plants_removed] V této generaci musíte MarsBotovi odebrat rostliny.
   *[nobody_passed] Jen dokud žádný hráč nepasoval.
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
        [one] Jen s nejvýše { $need } oceánem; je jich { $have }.
        [few] Jen s nejvýše { $need } oceány; je jich { $have }.
       *[other] Jen s nejvýše { $need } oceány; je jich { $have }.
    }
   *[other] Jen do { $need }; je { $have }.
}
mars-lack-space = Pro tuto destičku není volné žádné dovolené pole: { $tile }.
mars-lack-target = Žádný hráč nemá, co by šlo vzít.
mars-lack-cards = { $of ->
    [copied] Nemáte žádnou kartu se symbolem stavby, jejíž produkci by šlo zopakovat.
    [used] Není tu žádná použitá akce, kterou by šlo použít znovu.
    [events] Nemáte událost, kterou by šlo vrátit do ruky.
    [hosted] V ruce nemáte kartu se symbolem vesmíru ani stavby.
    [here] Žádná karta pod ní neleží.
    [prelude] Nemáte jinou kartu předehry, kterou by šlo zopakovat.
    [playable] V ruce nemáte kartu, kterou by šlo teď zahrát.
    [hand] { $need ->
        [one] Potřebujete kartu v ruce.
        [few] Potřebujete v ruce { $need } karty; máte { $have }.
       *[other] Potřebujete v ruce { $need } karet; máte { $have }.
    }
   *[other] Tato karta tam není.
}
mars-lack-used = Její akci jste v této generaci už použili.
mars-lack-condition = { $of ->
    [rating_raised] Jen pokud v této generaci stoupl váš TR.
    [hurt] Jen pokud vám MarsBot v této generaci něco vzal.
   *[no_energy] Jen pokud nemáte žádnou energii.
}
mars-lack-taken = Už je to zabráno.
mars-lack-limit = { $need ->
    [one] Už je to zabráno.
    [few] Zabrány jsou už všechny { $need }.
   *[other] Zabráno je už všech { $need }.
}
mars-lack-not-met = Je potřeba { $need }; máte { $have }.
mars-lack-delegate = Nezbývá vám žádný delegát.
mars-lack-fleet = Nezbývá vám žádná obchodní flotila.
mars-lack-colony = Na žádné destičce kolonie není místo pro vaši kolonii.
mars-lack-nothing = Teď by to nemělo žádný efekt.
mars-lack-complete = { $of ->
    [oceans] Na plánu leží všech devět oceánů: nemělo by to žádný efekt.
    [temperature] Teplota je na maximu: nemělo by to žádný efekt.
    [oxygen] Kyslík je na maximu: nemělo by to žádný efekt.
   *[other] Venuše je na maximu: nemělo by to žádný efekt.
}
mars-lack-tax = Rudí si za TR vezmou { $need } €; zbylo by vám { $have } €.
mars-pay-not-taken = Scénář platí zdrojem, který se tu nepřijímá. Odstraňte ho z „pay“.

## Množství

mars-amount = { $of ->
    [mc] { $count } €
    [steel] { $count } J oceli
    [titanium] { $count } J titanu
    [plants] { $count ->
        [one] { $count } rostlinu
        [few] { $count } rostliny
       *[other] { $count } rostlin
    }
    [energy] { $count } J energie
    [heat] { $count } J tepla
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
    [graphene] { $count } J grafenu
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
        [one] { $count } zdroj
        [few] { $count } zdroje
       *[other] { $count } zdrojů
    }
}
