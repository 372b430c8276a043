### The screen game of Tapestry on the page.

tapestry-screen-adjustments = Úvodní úpravy civilizací
    .hint = Oficiální opravy, které civilizace vyrovnávají.
tapestry-screen-my-turn = Jsem na tahu
tapestry-screen-go-on = Pokračovat
tapestry-screen-tracks = Stupnice
tapestry-screen-city = Hlavní město
tapestry-screen-city-tab = Město
tapestry-screen-cards = Karty
tapestry-screen-or = nebo
tapestry-screen-which-track = Zvolte stupnici, nebo zvyšte blahobyt
tapestry-screen-only-income = Žádný postup nelze zaplatit
tapestry-screen-advance-to = Postoupit: { $space }
tapestry-screen-change-payment = Změnit platbu
tapestry-screen-first-in-era = V příští epoše byste byli první: { $gives }.
tapestry-screen-opened = Odkryto na kartě blahobytu: { $gives }.
tapestry-screen-confirm-income = Zvýšit teď blahobyt?
    .hint = { $count ->
        [one] Ještě můžete zaplatit jeden postup. Zdroje vám zůstanou.
        [few] Ještě můžete zaplatit postup na { $count } stupnicích. Zdroje vám zůstanou.
       *[other] Ještě můžete zaplatit postup na { $count } stupnicích. Zdroje vám zůstanou.
    }
    .stay = Hrát tuto epochu dál
tapestry-screen-all-spaces = Všechna pole
tapestry-screen-bonus = Bonus (cena: { $cost }):
tapestry-screen-worth-now = nyní { $vp } VB
tapestry-screen-points = Body
tapestry-screen-next-income = příští zvýšení blahobytu
tapestry-screen-left-in-row = { $row }: zbývá na kartě blahobytu
tapestry-screen-in-hand = Karty tapiserie v ruce
tapestry-screen-tiles = Dílky území
tapestry-screen-space-tiles = Dílky vesmíru
tapestry-screen-tech = Karty technologií
tapestry-screen-outposts = Zbývající žetony osídlení
tapestry-screen-impassable = neprůchodné, počítá se jako zaplněné
tapestry-screen-row = Řádek { $number }
tapestry-screen-column = Sloupec { $number }
tapestry-screen-district = Čtvrť { $number }
tapestry-screen-tap-plot = { $what }: klepněte na parcelu
tapestry-screen-rotate = Otočit
tapestry-screen-outside = zčásti mimo město (o { $rows } nahoru, o { $columns } doleva)
tapestry-screen-turned = { $number ->
    [0] neotočeno
    [one] otočeno o čtvrtinu
    [few] otočeno o { $number } čtvrtiny
   *[other] otočeno o { $number } čtvrtin
}
tapestry-screen-turned-points = { $number ->
    [0] neotočeno, VB: { $vp }
   *[other] otočeno o { $number } ze 6, VB: { $vp }
}
tapestry-screen-build-here = Postavit sem
tapestry-screen-up-to = nejvýš { $vp } VB
tapestry-screen-choose-tile = Zvolte dílek
tapestry-screen-lay = Položit: { $vp } VB
tapestry-screen-mat = Karta blahobytu
tapestry-screen-position-open = Volné: { $gives }
tapestry-screen-position-next = Uvolní další budova: { $gives }
tapestry-screen-position-closed = Zakryto: { $gives }
tapestry-screen-aside = Stranou: { $list }
tapestry-screen-city-counts = Úplné čtvrti: { $districts } · úplné řádky a sloupce: { $lines }
tapestry-screen-civilizations = Civilizace
tapestry-screen-mat-column = Sloupec { $number }: { $list }
tapestry-screen-mat-row = Řada { $number }, žetony osídlení: { $count }
tapestry-screen-mat-stands = Žeton leží na: { $where }
tapestry-screen-mat-marked = Označeno: { $list }
tapestry-screen-mat-squares = Odkrytá pole: { $list }
tapestry-screen-mat-prediction = { $category }: { $count }{ $reached ->
    [0] {""}
   *[other] , splněno
}
tapestry-screen-mat-tokens = Zbývající žetony: { $count }
tapestry-screen-face-down = Lícem dolů
tapestry-screen-kind-when-played = Při zahrání
tapestry-screen-kind-this-era = Tato epocha
tapestry-screen-kind-trap = Past
tapestry-screen-needs-track = Horní řada: některý hráč na poli { $space }, { $track }
tapestry-screen-needs-row = Horní řada: { $row }, volná pozice { $number }
tapestry-screen-met = splněno
tapestry-screen-circle = Kruh: { $gives }
tapestry-screen-square = Čtverec: { $gives }
tapestry-screen-deck-left = v balíčku: { $count }
tapestry-screen-eras = Karty tapiserie v epochách
tapestry-screen-hand-hidden = Tato ruka je skrytá.
tapestry-screen-hand-over = Předejte zařízení: { $owner }
    .hint = Karty zůstanou skryté, dokud nepotvrdíte.
tapestry-screen-i-am = Pokračuje { $owner }
tapestry-screen-start = Začátek: { $gives }
tapestry-screen-key-track = Zvolit stupnici
tapestry-screen-key-enter = Hlavní tlačítko
tapestry-screen-then-chance = Zbytek závisí na náhodě.
tapestry-screen-source-mat = Karta blahobytu
tapestry-screen-source-tiles = Objevování
tapestry-screen-source-spaces = Pole stupnic
tapestry-screen-source-tech = Karty technologií
tapestry-screen-source-cards = Karty tapiserie
tapestry-screen-source-civilizations = Civilizace
tapestry-screen-source-dice = Dobývání
tapestry-screen-source-space-tiles = Dílky vesmíru
tapestry-screen-source-other = Ostatní
tapestry-screen-income-step = { $turn }. zvýšení blahobytu: { $step }
tapestry-screen-legend = Co symboly znamenají
tapestry-screen-choose-hex = Zvolit toto pole
