## Rady: rozbory a nápovědy experta

mars-review-pace = Hra skončila v generaci { $generation }.
mars-review-pace-open = Hra je v generaci { $generation }.
mars-review-cards = { $left ->
    [0] Koupené karty: { $bought }. Zahráli jste všechny, které jste si nechali.
   *[other] Koupené karty: { $bought }, nikdy nezahrané: { $left } ({ $mc } M€).
}
mars-review-money = Generace, v nichž jste pasovali s { $mc } M€ nebo více: { $count }; nejvíce to bylo { $most } M€ v generaci { $generation }.
mars-review-money-none = Nikdy jste nepasovali s { $mc } M€ nebo více.
mars-review-goals = { $milestone }: tento titul jste mohli získat v generaci { $generation }{ $more ->
    [0] { "" }
   *[other] { "" } (a později ještě další, celkem: { $more })
}; vyhrané soutěže: { $won }/{ $funded }.
mars-review-goals-none = Získali jste každý titul, na který jste dosáhli; vyhrané soutěže: { $won }/{ $funded }.
mars-review-greeneries = { $all ->
    [0] Nemáte žádnou zeleň.
    [1] { $lone ->
        [0] Vaše zeleň sousedí s některým vaším městem.
       *[other] Vaše zeleň nesousedí s žádným vaším městem.
    }
   *[other] { $lone ->
        [0] Každá vaše zeleň ({ $all }) sousedí s některým vaším městem.
       *[other] Zeleně, které nesousedí s žádným vaším městem: { $lone }/{ $all }.
    }
}

page-review = Rozbor
page-review-win = Pravděpodobnost výhry
page-review-if = kdyby pokračoval expert
page-review-busy = Expert prochází vaše rozhodnutí …
page-review-cost = Nejvíce stálo
page-review-cost-sub = proti odpovědi experta
page-review-gained = Nejvíce přineslo
page-review-gained-sub = proti druhé nejlepší odpovědi
page-review-none-cost = Žádné rozhodnutí znatelně nesnížilo pravděpodobnost výhry.
page-review-none-gained = Žádné rozhodnutí znatelně nezvýšilo pravděpodobnost výhry.
page-review-sentences = V pěti větách
page-review-note = Odpověď stejně dobrá jako expertova čarou nepohne. Karty a soupeř s ní hýbou oběma směry. Expert vidí to, co jste viděli vy: žádné skryté karty.
page-review-you = Vy
page-review-expert = Expert
page-review-next = Druhá nejlepší
page-review-points = { $ahead } b.
page-review-percent = { $win } %
page-review-over = přes 99 %
page-review-under = pod 1 %
page-review-won = výhra
page-review-lost = prohra
page-review-others = Další odpovědi
page-review-of = celkem { $count }
page-review-by = { $by } procentních bodů
page-review-count = { $at }/{ $count }
page-review-previous = Předchozí
page-review-forward = Další
page-review-ask = Zeptat se na rozhodnutí
page-review-expert-place = Co by udělal expert
page-review-not-compared = Expert tuto odpověď s jinými neporovnává.
page-review-table = Jako tabulka
page-review-round-win = { $round }: { $win }
page-review-step = Projít { $count } po jednom

mars-reason-points = Body navíc hned: { $count }.
mars-reason-production = Produkce ({ $resource }): { $before } → { $after }.
mars-reason-costs = Stojí { $mc } M€, zbude { $left }.
mars-reason-earns = Přinese { $mc } M€.
mars-reason-keeps = Nechá { $mc } M€ do příští generace.
mars-reason-turns = Zbývající tahy MarsBota v této generaci: { $count }.
mars-reason-opens = { $milestone }: pak ho můžete získat; MarsBot má { $have }/{ $need }.
mars-reason-closer = { $milestone }: { $have }/{ $need }.
mars-reason-claims = MarsBot na něj má { $have }/{ $need }.
mars-reason-chance = Co přinese, závisí na náhodě.
page-hint-progress = Hry: { $done }/{ $of } · pokračuje, i když to zavřete
page-hint-go-on = Podívat se ještě hlouběji
page-hint-equal = { $place }=
page-hint-space = v nápovědě na místě { $place }
page-hint = Nápověda
page-hint-sub = Pravděpodobnost výhry a konečné skóre minus skóre MarsBota, kdyby pokračoval expert
page-hint-busy = Expert přemýšlí …
page-hint-how = Průměr her ({ $count }) na odpověď, které expert dohrál. Pruh ukazuje 95% interval.
page-hint-alike = Prvních odpovědí, mezi nimiž nelze rozlišit: { $count }.
page-hint-measured = { $ahead } ± { $error }
page-hint-deeper = Podívat se hlouběji
page-hint-deeper-busy = Expert každou odpověď dohrává do konce …
page-hint-all = Všechny odpovědi
page-hint-sees = Možných odpovědí: { $count }. Čísla jsou odhady. Expert vidí to co vy: žádné skryté karty.

terminal-command-about-hint = Ukázat nejlepší odpovědi experta v uložené hře na obrazovce.
terminal-command-about-review = Rozebrat uloženou hru na obrazovce expertem.
terminal-option-review-plot = Nakreslit pravděpodobnost výhry do tohoto souboru (PNG, SVG, PDF)
terminal-review-round = Kolo

page-strength = Jak silný je expert?
page-strength-about = Malá neuronová síť, která se učila hraním proti automatickému soupeři. Žádnou hru člověka neviděla. Vidí to, co vy: žádné skryté karty.
page-strength-won = Vyhrané hry
page-strength-won-sub = s 95% intervalem
page-strength-seeds = Spočítáno ve hrách, na kterých se neučil.
page-strength-everything = všechna rozšíření, MarsBot s korporací, šest map
page-strength-believed = Dá se procentům věřit?
page-strength-shown = Pozice, u kterých je vidět { $low } až { $high } %, vyhrává v { $won } ± { $error } % případů.
page-strength-cannot = Co neumí
page-strength-cannot-1 = Pravděpodobnost výhry patří expertovi, ne vám. Ze stejné pozice můžete vyhrávat častěji nebo méně často.
page-strength-cannot-2 = Neplánuje celou hru: hodnotí pozici po každé odpovědi.
page-strength-cannot-3 = Rozdíly menší než 2 procentní body znamenají málo, dokud se nepodíváte hlouběji.
page-strength-cannot-4 = Zná jediného soupeře, toho automatického, a o hrách mezi lidmi nic neříká.
page-strength-measure = Změřte si to

page-daily-same-for-all = pro všechny stejná
page-daily-kept = uloženo v tomto zařízení
page-daily-today = Dnešní hry
page-daily-note = Karty určuje datum. Den se počítá, když v něm jednu z jeho her začnete a odehrajete jedno kolo.
page-daily-same = stejné karty, stejná úroveň
page-daily-score = Body
page-daily-played-on = { $about } · { $level }
page-daily-play = Hrát „{ $title }“, { $level }
page-daily-continue = Pokračovat: „{ $title }“
page-daily-again = Znovu
page-daily-share = Sdílet
page-daily-expert = Nechat zahrát experta
page-daily-playing = Expert tuto hru hraje
page-daily-covered = Jeho výsledek zůstane skrytý, dokud nedohrajete.
page-daily-covered-done = Expert dohrál. Jeho výsledek zůstane skrytý, dokud nedohrajete.
page-daily-copied = Zkopíruje se tento text:
page-daily-link-carries = Odkaz obsahuje datum a úroveň. Neobsahuje vaše tahy, jméno ani výsledek.
page-daily-link-only = Kopírovat jen odkaz
page-daily-copy = Kopírovat text
page-daily-with-expert = S výsledkem experta
page-daily-with-row = S mými dny v řadě
page-daily-me = Já
page-daily-line = { $who } { $human }, { $opponent } { $bot } · { $end }
page-daily-share-head = Understudy, hra dne { $day }
page-challenge = Vyzvat někoho
page-challenge-hint = Odkaz obsahuje nastavení a karty této hry. Neobsahuje vaše tahy ani výsledek. Jaké karty si kdo dobere, závisí na tom, co kdo udělá.
page-challenge-copy = Kopírovat výzvu
page-challenge-title = Výzva
page-challenge-lead = Někdo vás vyzývá k této hře: stejné nastavení, stejné karty.
page-challenge-take = Zahrát
mars-screen-daily-base = Základní hra
    .hint = Věk korporací
mars-screen-daily-everything = Vše
    .hint = všechna rozšíření
mars-screen-daily-generation = Generace
tapestry-review-advances = Počet postupů: { $count }, v epochách 1 až 4 postupně { $era1 }, { $era2 }, { $era3 } a { $era4 }.
tapestry-review-tracks = Nejdál jste na stupnici { $track }, na poli { $space }; { $ended ->
    [0] žádnou stupnici jste nedokončili.
   *[other] dokončené stupnice: { $ended }.
}
tapestry-review-resources = Epochy, v nichž jste zvyšovali blahobyt s { $many } nebo více zdroji: { $count }; nejvíce jich bylo { $most } v epoše { $era }.
tapestry-review-resources-none = Nikdy jste nezvyšovali blahobyt s { $many } nebo více zdroji.
tapestry-review-city = Hlavní město: úplné čtvrti { $districts }, úplné řádky a sloupce { $lines }, volná políčka { $free }.
tapestry-review-cards = Karty technologií: { $tech }, z toho v horní řadě { $top }; karty tapiserie v ruce: { $hand }.

tapestry-reason-points = VB navíc hned: { $count }.
tapestry-reason-track = { $track }: { $before } → { $after }.
tapestry-reason-resource = { $resource }: { $before } → { $after }.
tapestry-reason-building = { $building }: z karty blahobytu do hlavního města.
tapestry-reason-gives = Přínos: { $gives }.
tapestry-reason-income = { $left ->
    [0] Nezbývají žádné zdroje.
   *[other] Zdroje, které zůstanou do příští epochy: { $left }.
}
tapestry-reason-chance = Co přinese, závisí na náhodě.
tapestry-hint-sub = Pravděpodobnost výhry a konečné skóre minus skóre Automy, kdyby pokračoval expert

page-advice-hints = Nápověda
    .hint = Lampa vedle otázky a klávesa H
page-advice-line = Pravděpodobnost výhry v záhlaví
    .hint = Jeden řádek, počítá se po každé odpovědi
page-advice-review = Rozbor po hře
    .hint = U výsledku hry odehrané na obrazovce

page-watch-expert = Sledovat experta
page-watch-now = Za vás hraje expert
page-watch-lead = Odpovídá za vás, vždy jedno rozhodnutí nebo jedno kolo. Když hru převezmete, pokračujete odtud; Zpět vede tam, kde jste ji předali.
page-watch-take = Převzít hru
page-watch-step = Další krok
page-watch-round = Do konce kola
page-watch-from = Sledovat odtud
page-watch-title = Hraje expert · { $from }
page-watch-to = Další: { $round }
page-advised-hints = Nápovědy během hry: { $count }
page-advised-expert = Část hry odehrál expert
terminal-command-about-watch = Sledovat experta v uložené hře na obrazovce; hru můžete kdykoli převzít.
terminal-command-watch = sledovat
terminal-help-watch = Nechat experta hrát za vás; hru můžete kdykoli převzít
terminal-watch-how = Enter: další krok · g: do konce kola · t: převzít hru
terminal-watch-step = Expert: { $answer } · { $expected }

page-course-who = Kdyby pokračoval
page-course-planner = Plánovač
page-course-if-planner = kdyby pokračoval plánovač, slabší hráč
page-course-busy = Plánovač dohrává hry do konce …
page-course-how = Her od začátku každého kola, které dohrál plánovač: { $count }; 95% interval je nejvýše ± { $error } procentních bodů.

page-forecast-strength = Proti takto silnému hráči
page-forecast-beside = Všechny tři vedle sebe
page-forecast-compare = Porovnat všechny tři
page-forecast-ends-in = konec v { $ends }
page-forecast-strength-hint = Volba mění předpověď, ne soupeře. Pomalejší hráč mu dá víc tahů.
mars-forecast-usual = Plynulý
    .hint = Dokončí planetu kolem 11. generace, bez kombinací karet
mars-forecast-beginner = Začátečník
    .hint = Hraje tak dlouho jako slabý agent „greedy“: základní hru asi 15 generací
mars-forecast-planner = Plánovač
    .hint = Hraje tak dlouho jako plánovač, který se dívá o tah dopředu: asi 17 generací
mars-forecast-expert = Expert
    .hint = Hraje tak dlouho jako expert, který na normální obtížnost většinou vyhraje: asi 16 generací
