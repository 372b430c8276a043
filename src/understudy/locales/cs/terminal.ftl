### Terminál: příkaz `understudy` a hra v něm.

## Nápověda příkazu

terminal-about = Automatičtí soupeři deskových her: hrát, simulovat, ověřovat pravidla.
terminal-compiled = { $compiled ->
    [True] pravidla zkompilovaná pomocí mypyc
   *[other] pravidla nezkompilovaná
}
terminal-version = understudy { $version } ({ terminal-compiled })
terminal-panel-options = Volby
terminal-panel-arguments = Argumenty
terminal-panel-commands = Příkazy
terminal-panel-game = Volby hry { $game } (všechny hodnoty: understudy options { $game })
terminal-command-about-play = Hrát v terminálu.
terminal-command-about-games = Vypsat uložené hry; jednu přejmenovat, exportovat nebo smazat.
terminal-command-about-games-rename = Přejmenovat hru; bez názvu jí jméno odebrat.
terminal-command-about-games-export = Zapsat hru do souboru.
terminal-command-about-games-delete = Trvale smazat hru.
terminal-command-about-games-bring-back = Vrátit hry, které smazal serve --expire.
terminal-command-about-serve = Spustit webový server pro stránku.
terminal-command-about-export = Exportovat všechny hry a desky do jednoho souboru.
terminal-command-about-import = Importovat hry ze souboru.
terminal-command-about-backup = Zálohovat vše do jednoho souboru (i za běhu serveru).
terminal-command-about-restore = Nahradit vše zálohou (i za běhu serveru).
terminal-command-about-check = Spustit scénáře: soubory nebo celé složky.
terminal-command-about-options = Vypsat volby hry.
terminal-command-about-simulate = Odehrát mnoho her a ukázat, jak končí.
terminal-command-about-train = Trénovat agenta, který hraje za vás: expert nebo planner.
terminal-command-about-bench = Změřit rychlost pevně daných úloh.
terminal-command-about-completion = Vypsat skript pro doplňování v shellu.
terminal-argument-game = Hra, například mars
terminal-argument-export = Soubor, který se zapíše
terminal-argument-import = Soubor, který se přečte: s jednou hrou, nebo se všemi
terminal-argument-backup = Soubor, který zapsal příkaz „understudy backup“
terminal-argument-path = Soubory se scénáři nebo složky s nimi
terminal-argument-workload = Úlohy k měření; bez udání všechny
terminal-argument-shell = bash, zsh nebo fish
terminal-argument-typed = Dosud napsaná slova (vypíše doplnění)
terminal-argument-kept = Uložená hra: její označení nebo název, stačí začátek
terminal-argument-title = Nový název
terminal-option-help = Ukázat tuto nápovědu
terminal-option-version = Ukázat verzi
terminal-option-option = Nastavení hry, například difficulty=hard, nebo krátce --difficulty hard; lze uvést vícekrát. Seznam všech: understudy options mars
terminal-option-preset = Předvolba nastavení: first (první hra), screen (na obrazovce), owned (všechny krabice z uložených her), last (jako minule)
terminal-option-seed = Číslo zamíchání: stejné číslo rozdá stejné karty
terminal-option-resume = Pokračovat v uložené hře podle označení nebo názvu; bez udání v poslední
terminal-option-load = Pokračovat z tohoto souboru
terminal-option-save = Po každé odpovědi hru zapsat i do tohoto souboru
terminal-option-language = Jazyk
terminal-option-card-language = Jazyk názvů karet
terminal-option-journal = Na konci zapsat deník do tohoto souboru
terminal-option-port = Port stránky; 0 vezme některý volný
terminal-option-host = Adresa, na které se naslouchá; 0.0.0.0 přijímá další zařízení v síti (s vypsaným tajným kódem)
terminal-option-data = Složka pro uložené hry
terminal-option-database = Databáze PostgreSQL pro uložené hry místo složky: postgresql://UŽIVATEL@POČÍTAČ/NÁZEV
terminal-option-all = Vypsat všechny hry
terminal-option-yes = Neptat se na potvrzení
terminal-option-go-on = Aktualizovat hry, které tu už jsou, je-li v souboru víc odpovědí
terminal-option-beside = Importovat hru s jinými odpověďmi jako druhou hru
terminal-option-replace = Nahradit hry, které tu jsou (jinak se obnovuje jen do prázdného úložiště)
terminal-option-open = Otevřít stránku v prohlížeči
terminal-option-open-table = Nevyžadovat tajný kód: hrát může každý v síti
terminal-option-secret = Vyžadovat tajný kód i na tomto počítači (za reverzní proxy)
terminal-option-new-secret = Vytvořit nový tajný kód; staré adresy přestanou platit
terminal-option-proxy = Věřit hlavičkám X-Forwarded-For a X-Forwarded-Proto od této adresy nebo sítě reverzní proxy (lze opakovat); jinak jen z tohoto počítače
terminal-option-expire = Smazat hry, které nikdo tolik dní nezměnil ani neotevřel; každá se nejdřív uloží do souboru
terminal-option-expired = Složka pro soubory smazaných her; jinak „expired“ ve složce s daty
terminal-option-processes = Počet procesů serveru; více než 1 vyžaduje PostgreSQL
terminal-option-name = Jméno, pod kterým je tento server dostupný, třeba vaše doména (lze opakovat)
terminal-option-metrics = Místní port, na kterém jsou dostupné údaje pro Prometheus
terminal-option-log = Formát záznamů: text, nebo json (jeden záznam na řádek)
terminal-option-club = Dát každému zařízení vlastní seznam her; k jednotlivým hrám zvát odkazem ke hraní nebo k přihlížení
terminal-option-quiet = Vypsat jen chyby a součet
terminal-option-reasons = Vypsat důvody neúspěšné akce
terminal-option-games = Počet her
terminal-option-run-seed = Číslo zamíchání celého běhu
terminal-option-train-agent = Agent k trénování
terminal-option-train-minutes = Doba tréninku v minutách
terminal-option-train-out = Složka pro váhy a záznam
terminal-option-train-cluster = Hrát partie na clusteru Ray, který vidí složku z --out; auto jeden spustí tady
terminal-option-train-resume = Začít od těchto vah; jinak od náhodných
terminal-option-train-lessons = Druhy her k procvičení, například base,some,everything
terminal-option-human = Model, který hraje za vás (pass, pace, pace:fast, expert …); jinak takový, který hry dohraje
terminal-option-workers = Počet procesů; bez udání jeden na každé jádro
terminal-option-json = Vypsat jediný objekt JSON a nic jiného
terminal-option-bench-games = Počet her v každém opakování
terminal-option-repeats = Počet opakování; platí jejich medián

## Chybná volání

terminal-unknown-language = Jazyk „{ $language }“ tu není. Vyberte z: { $known }
terminal-no-card-names = V jazyce „{ $language }“ nejsou názvy karet. Vyberte z: { $known }
terminal-option-form = „{ $option }“ není nastavení. Pište klíč=hodnota.
terminal-no-such-option = Volba „{ $option }“ tu není. Vyberte z: { $known }
terminal-no-such-command = Příkaz „{ $name }“ neexistuje. Vyberte z: { $known }
terminal-needs-value = Volba „{ $option }“ potřebuje hodnotu. { $what }
terminal-missing = Chybí argument: { $name }. { $what }
terminal-bad-value = Neplatná hodnota volby „{ $option }“. { $what }
terminal-too-much = Nečekaný argument: { $what }
terminal-no-such-shell = Pro „{ $name }“ tu skript není. Vyberte z: { $known }
terminal-one-of = Vyberte z: { $known }
terminal-whole-number = { $limits ->
    [none] Musí to být celé číslo.
   *[other] Musí to být celé číslo: { $limits }
}
terminal-see-help = Nápověda: { $command } --help
terminal-option-part = Nastavení „{ $option }“ neexistuje. Vyberte z: { $known }
terminal-options-how = * značí výchozí hodnotu. Volí se pomocí --KLÍČ HODNOTA; více hodnot se spojuje znakem +.
terminal-options-some = některé z: { $values }
terminal-options-text = libovolný text
terminal-bad-port = Neplatný port { $port }. Použijte 0 až { $most }; 0 vezme některý volný.
terminal-bad-proxy = { $proxy } není IP adresa ani síť jako 10.0.0.0/24.
terminal-one-process = SQLite podporuje jen jeden proces. Použijte --database s PostgreSQL, nebo vynechte --processes.
terminal-option-yes-no = Nastavení „{ $option }“ musí být true nebo false, ne „{ $value }“.
terminal-load-alone = Uložená hra už má svá nastavení i číslo zamíchání. Vynechte --option, --preset, --board a --seed.
terminal-load-or-resume = Použijte buď --load SOUBOR, nebo --resume HRA, ne obojí.
terminal-which-game = Kterou hru? Vyberte z: { $known }. Nebo pokračujte v poslední: --resume
terminal-no-games-kept = Není žádná uložená hra, ve které pokračovat. Začněte: understudy play HRA
terminal-no-such-game = Žádná hra se nejmenuje „{ $name }“. Uložené hry: { $games }
terminal-several-games = Výrazu „{ $name }“ odpovídá více her: { $games }
terminal-file-exists = { $file } už existuje a nepřepíše se. Zvolte jiný název souboru.
terminal-not-deleted = Nic se nesmazalo.
terminal-deleted = Smazáno: { $game }
terminal-brought-back = Vrácené hry: { $count }. Už uložené: { $present }.
terminal-renamed = { $id } se teď jmenuje „{ $title }“.
terminal-unnamed = { $id } už nemá název.
terminal-games-open = K pokračování: understudy play --resume OZNAČENÍ
terminal-games-finished = Dohrané:
terminal-games-none = Zatím tu nejsou žádné uložené hry. Začněte: understudy play HRA
terminal-games-more = { $count ->
    [one] A ještě { $count }: vypíše ji --all.
    [few] A ještě { $count }: vypíše je --all.
   *[other] A ještě { $count }: vypíše je --all.
}
terminal-games-played = naposledy { $when }
terminal-save-exists = { $file } už existuje a nepřepíše se. Zvolte jiný název souboru, nebo v té hře pokračujte: --load { $file } --save { $file }
terminal-open-or-secret = S --open-table tajný kód není. Vynechte --open-table, nebo --secret a --new-secret.
terminal-bad-log = Formát záznamů „{ $form }“ neexistuje. Zvolte z: { $known }
terminal-other-game = { $file } je hra { $game }. Použijte: understudy play { $game } --load { $file }
terminal-brought = { $title }: { $what }
terminal-brought-decide = K rozhodnutí: --go-on aktualizuje hry, které jsou za souborem, --beside importuje hry s jinými odpověďmi jako další.
terminal-cannot-read = { $file } nelze přečíst: { $reason }
terminal-cannot-write = { $file } nelze zapsat: { $reason }

## Hra v terminálu

terminal-set-up = Příprava stolu:
terminal-hands = Značka { $hand } říká, co máte udělat na stole vy.
terminal-seed = Číslo zamíchání { $seed }
terminal-how = Enter přijme odpověď v závorce. „{ $help }“ vypíše příkazy.
terminal-more = { $count ->
    [one] Další: ještě { $count } možnost
    [few] Další: ještě { $count } možnosti
   *[other] Další: ještě { $count } možností
}
terminal-no-more = Víc tu není co vypsat.
terminal-type-one = Napište číslo ze seznamu nebo název.
terminal-yes = ano
terminal-no = ne
terminal-yes-words = a ano y yes
terminal-no-words = n ne no
terminal-over = Hra skončila. Enterem ukončíte
terminal-winner = Vítěz: { $winner }
terminal-undone = Vráceno. Zbývá odpovědí: { $answers }.
terminal-redone = Znovu zadáno. Odpovědí: { $answers }.
terminal-saved = Uloženo: { $file }
terminal-save-where = Uveďte soubor: { $save } SOUBOR
terminal-answers-at-most = Za „{ $command }“ teď může být číslo od 1 do { $most }.
terminal-shell-command = To je příkaz příkazové řádky. Ve hře „{ $save } SOUBOR“ zapíše uloženou hru do souboru a „{ $quit }“ hru opustí.
terminal-look-where = Uveďte kartu: { $look } KARTA
terminal-go-on = Hra je v tom souboru. Pokračujte příkazem:
terminal-kept = Hra je uložená. Pokračujte příkazem:
terminal-kept-over = Hra je uložená. Znovu ji ukáže příkaz:
terminal-not-kept = Hrát můžete i tak. „{ $save } SOUBOR“ uloží hru do souboru.
terminal-kept-again = Hra se zase ukládá, se všemi odpověďmi.
terminal-all-the-same = Přesto vrátit?
terminal-not-saved = Tato hra není nikde uložená. Příště napište před ukončením „uložit SOUBOR“.
terminal-not-begun = Na nic jste neodpověděli, hra se proto neukládá.

terminal-command-more = další
terminal-command-undo = zpět
terminal-command-redo = znovu
terminal-command-back = odznova
terminal-command-why = proč
terminal-command-board = plán
terminal-command-bot = bot
terminal-command-mine = ruka
terminal-command-look = ukaž
terminal-command-journal = deník
terminal-command-save = uložit
terminal-command-help = pomoc
terminal-command-quit = konec
terminal-help-more = Vypsat vše, co lze nyní udělat
terminal-help-undo = Vrátit poslední odpověď, nebo posledních N
terminal-help-redo = Znovu zadat poslední vrácenou odpověď, nebo posledních N
terminal-help-back = Začít tuto otázku znovu
terminal-help-why = Vysvětlit poslední volbu; s číslem daný krok deníku
terminal-help-board = Ukázat herní plán
terminal-help-bot = Ukázat bota
terminal-help-mine = Ukázat vaše zdroje a karty v ruce
terminal-help-look = Ukázat, co karta dělá, podle čísla nebo názvu
terminal-help-journal = Ukázat celý deník
terminal-help-save = Uložit hru i do souboru
terminal-help-help = Ukázat příkazy; znovu vysvětlí nabídku
terminal-help-quit = Skončit; hra je uložená a lze v ní pokračovat

## Proč?

terminal-why-candidates = { $count ->
    [one] { $count } možnost: { $candidates }
    [few] { $count } možnosti: { $candidates }
   *[other] { $count } možností: { $candidates }
}
terminal-why-nothing = Zatím se nic nestalo, není tedy co vysvětlovat.
terminal-no-such-step = Takový krok není. Vyberte od 0 do { $last }; „{ $journal }“ je vypíše.
terminal-why-rule = V případě shody
terminal-why-best = Nejlepší
terminal-why-left = Zbývá
terminal-why-out = { $left } (odpadá: { $out })
terminal-why-chosen = Zvoleno: { $chosen }
terminal-why-changed = { $what }: { $before } → { $after }
terminal-why-of = { $what } ({ $of })

## Mars: Teraformace jako text

terminal-mars-status = Generace { $generation } z nejvýše { $last } · { $phase } · začíná: { $first } · na tahu: { $mover } · MarsBot: TR { $bot_tr }, { $bot_mc } € · vy: TR { $your_tr }
terminal-legal = Dovoleno: { $spaces }
terminal-near = Mysleli jste: { $names }
terminal-mars-legend-tiles = V závorkách: { $tiles }; b { $bot }, y { $you }
terminal-mars-legend-spaces = Volná pole: ~ oceán, ^ sopečné, # vyhrazené, . pevnina; bonus: s ocel, t titan, p rostlina, c karta, h teplo, e energie
terminal-mars-track = Stupnice
terminal-mars-position = Políčko
terminal-mars-next = Následuje
terminal-mars-strip = = projito, @ kostička, x už využito, . vpředu
terminal-mars-decks = { $decks } · body nyní, bez soutěží: { $points } · vaše: { $yours }
terminal-mars-milestones = Čestné tituly ([vlastník]): { $list }
terminal-mars-met = { $name } (splněno)
terminal-mars-awards = Soutěže (hodnota MarsBota nebo [vlastník]): { $list }

## Scénáře

# The next three messages are read by programs: the same in every language.
terminal-check-ok = ok  { $path }
terminal-check-failed = FAILED { $path }
terminal-check-summary = { $passed } passed, { $failed } failed

terminal-check-differences = { $count ->
    [one] { $count } rozdíl
    [few] { $count } rozdíly
   *[other] { $count } rozdílů
}
terminal-check-no-such-path = Soubor ani složka { $path } neexistuje.
terminal-check-nothing = Nenašel se žádný scénář. Uveďte soubory nebo složky se soubory .toml.
terminal-check-not-toml = řádek { $line } není TOML: { $reason }
terminal-check-not-text = toto není textový soubor v UTF-8
terminal-check-unknown-key = neznámý klíč „{ $key }“; známé klíče: { $known }
terminal-check-missing-key = chybí klíč „{ $key }“
terminal-check-not-a-table = „{ $key }“ musí být tabulka
terminal-check-crashed = program selhal: { $fault }

## Mnoho her

terminal-simulate-games = Hry
terminal-simulate-speed = { $rate }/s
terminal-simulate-outcome = Výsledek
terminal-statistic-mean = průměr
terminal-statistic-sd = sm. odch.
terminal-statistic-min = min
terminal-statistic-q05 = 5 %
terminal-statistic-q25 = 25 %
terminal-statistic-q50 = medián
terminal-statistic-q75 = 75 %
terminal-statistic-q95 = 95 %
terminal-statistic-max = max
terminal-simulate-rate = { $workers ->
    [one] Počet her: { $games } za { $seconds } s; { $rate } her za sekundu na jednom jádře
    [few] Počet her: { $games } za { $seconds } s; { $rate } her za sekundu, { $each } na jádro (jader: { $workers })
   *[other] Počet her: { $games } za { $seconds } s; { $rate } her za sekundu, { $each } na jádro (jader: { $workers })
}
terminal-simulate-out-of-time = Hry, ve kterých došel čas: { $count }. Počítají se jako prohrané a nemají skóre.
terminal-simulate-interrupted = Zastaveno. Dohrané hry se počítají: { $done }/{ $wanted }.
terminal-simulate-died = Pracovní proces byl násilně ukončen. Dohrané hry se počítají: { $done }/{ $wanted }.
terminal-no-games = Je třeba odehrát aspoň jednu hru.
terminal-no-workers = Je třeba aspoň jeden proces.
terminal-unknown-human = Model „{ $name }“, který by hrál za vás, neexistuje. Vyberte z: { $known }
terminal-nobody-can-answer = Žádný model neumí odpovědět: { $question } V simulacích nechte karty rozdávat aplikaci.
terminal-unknown-workload = Úloha „{ $name }“ neexistuje. Vyberte z: { $known }
terminal-bench-machine = Prázdný cyklus o deseti milionech kroků: { $seconds } s (Python { $python }; { terminal-compiled })
terminal-bench-line = { $name }: { $rate } her za sekundu (medián, měření: { $n }, rozpětí { $spread })
terminal-bench-answers = { $name }: { $rate } odpovědí za sekundu (medián, měření: { $n }, rozpětí { $spread })
terminal-bench-latency = { $name }: medián { $p50 } ms, 99. percentil { $p99 } ms (počet odpovědí v pozdní hře: { $n })

## Rozšíření Terraforming Mars jako text

terminal-mars-special-ocean = * { $space }: zaplaťte { $mc } €, umístěte oceán
terminal-mars-special-colony = * { $space }: zaplaťte { $mc } €, postavte kolonii
terminal-mars-special-temperature = * { $space }: zaplaťte { $mc } €, zvyšte teplotu
terminal-mars-floaters = Plošiny MarsBota: { $count }
terminal-mars-stand-in = Stupnice MarsBota jsou na tomto plánu náhradní: tištěné neznáme. Své zadáte pomocí --board SOUBOR.
terminal-mars-corporation = Korporace { $number } { $name }: { $effect }
terminal-mars-kept = Na kartě korporace: { $list }
terminal-mars-cubes = { $cube }: { $list }
terminal-mars-colony = Destička kolonie
terminal-mars-steps = Kroky
terminal-mars-fleet = Flotila
terminal-mars-stored = Uloženo
terminal-mars-colony-legend = b, y: kolonie MarsBota, vaše; [ ] ukazatel; za pět uložených kostiček se zvýší stav stupnice
terminal-mars-party = Strana
terminal-mars-leader = Vůdce
terminal-mars-delegates = Delegáti
terminal-mars-ruling = vládne
terminal-mars-dominant = dominantní
terminal-mars-seats = Předseda: { $chairman } · v zásobě: { $reserve }
terminal-mars-event-current = Aktuální událost: { $event }
terminal-mars-event-coming = Nadcházející událost: { $event }
terminal-mars-event-distant = Vzdálená událost: { $event }
terminal-mars-award = { $award }: { $values }; první: { $first }

## Desky a jména

terminal-command-about-board = Vypsat desku MarsBota jako text, nebo zkontrolovat zadanou.
terminal-command-about-names = Spočítat neznámé názvy podle druhu a jazyka.
terminal-argument-board = Hra, například mars; nebo „check“
terminal-argument-board-name = Herní plán desky, například hellas; nebo soubor ke kontrole
terminal-option-board = Hrát s deskou MarsBota z tohoto souboru
terminal-no-such-board = Deska „{ $name }“ neexistuje. Na výběr: { $known }
terminal-board-fine = Tuto desku lze použít.
terminal-names-kind = Druh
terminal-names-all = Názvů
terminal-names-missing = Chybí: { $language }

## Mnoho her najednou, předpovědi, úlohy

terminal-command-about-forecast = Předpovědět body bota z uložené pozice.
terminal-argument-save = Soubor s hrou, nebo označení či název uložené hry
terminal-option-vary = Hrát s každou z těchto hodnot, ve všech kombinacích; seznam se píše a+b (lze opakovat)
terminal-option-cluster = Spustit na clusteru Ray; auto jeden spustí tady
terminal-option-out = Uložit každou hru do této složky (Parquet); nové spuštění naváže
terminal-option-plots = Nakreslit do té složky body, stupnice a hlavní faktory
terminal-option-record = Odehrát jen hru tohoto čísla a uložit ji pomocí --save
terminal-option-record-save = Soubor té hry, pro --load nebo pro stránku
terminal-option-continuations = Počet simulovaných her
terminal-option-forecast-seed = Číslo zamíchání předpovědi; vlastní číslo hry se nikdy nepoužije
terminal-option-against = Porovnat s během uloženým pomocí --json
terminal-needs-option = { $option } lze použít jen společně s { $needed }.
terminal-vary-all = Volba „{ $option }“ nemá seznam hodnot. Vyjmenujte je: { $option }=a,b
terminal-no-analysis = K tomu je třeba balíček { $package }. Nainstalujete ho takto: pip install understudy-games[analysis]
terminal-no-cluster = Cluster vyžaduje balíček ray. Nainstalujete ho takto: pip install understudy-games[cluster]
terminal-cluster-away = Na adrese { $address } není žádný cluster Ray: { $reason }
expert-needs-package = Trénink vyžaduje balíček { $package }. Nainstalujete ho takto: pip install understudy-games[{ $extra }]
expert-weights-damaged = Soubor { $file } je poškozený, nebo neobsahuje váhy experta. Natrénujte nové: understudy train HRA
expert-weights-version = Váhy v souboru { $file } patří k verzi kodéru { $found }; tento program potřebuje verzi { $wanted }. Natrénujte nové: understudy train HRA
expert-weights-rules = Váhy v souboru { $file } se učily verzi pravidel { $found }; tento program hraje verzi { $wanted }. Trénujte je dál: understudy train { $game } --resume { $file }
planner-weights-damaged = Soubor { $file } je poškozený, nebo neobsahuje váhy agenta planner. Řádek: { $line }
planner-weights-version = Váhy v souboru { $file } neodpovídají této verzi: číslo „{ $name }“ má jen jedna z nich. Natrénujte nové: understudy train HRA --agent planner
planner-cannot-learn = Pro hru { $game } není žádný planner.
expert-cannot-learn = Pro hru { $game } expert neexistuje a nelze ho vytrénovat.
expert-unknown-lesson = Lekce „{ $name }“ neexistuje. Vyberte z: { $known }
terminal-train-totals = { $minutes } min: her { $games }, rozhodnutí { $decisions } ({ $rate } za sekundu)
terminal-train-lesson = { $lesson }: { $won } % výher, rozdíl { $difference } bodu (her: { $games })
terminal-train-planner = { $minutes } min: her { $games }, rozhodnutí { $decisions }, { $agreement } % odpovědí jako expert, { $won } % nových her vyhráno
terminal-train-fault = Jedna hra selhala: { $fault }
terminal-train-done = Váhy jsou v souboru { $file }. Zahrajete si s nimi takto: --agent { $agent }
terminal-train-interrupted = Přerušeno. Ve složce jsou váhy z poslední zprávy.
terminal-train-died = Jeden proces nečekaně skončil, možná pro nedostatek paměti. Ve složce jsou váhy z poslední zprávy; zkuste menší --processes.
terminal-folder-taken = { $folder } obsahuje něco jiného. Uveďte prázdnou složku nebo složku téhož běhu.
terminal-other-run = { $folder } obsahuje jiný běh: liší se v „{ $what }“. Uveďte jinou složku.
terminal-not-a-run = { $file } nepopisuje běh této verze.
terminal-no-forecast = Pro hru { $game } zatím předpověď není.
terminal-simulate-cell = Kombinace
terminal-simulate-difference = { $outcome }, rozdíl proti první
terminal-statistic-ci95 = ± 95 %
terminal-simulate-recalled = Her z dřívějšího běhu: { $games }
terminal-simulate-disk = Hry nešlo zapsat: { $reason }. Zapsané hry: { $kept }/{ $wanted }.
terminal-simulate-make-room = Uvolněte místo nebo povolte zápis; stejný příkaz pak naváže na { $folder }.
terminal-reason-full = na disku už není místo
terminal-reason-forbidden = přístup odepřen
terminal-run-malformed = { $file } má chybný obsah (místo: { $where }). Vraťte jej ze zálohy, nebo použijte prázdnou složku.
terminal-run-twice = { $file } uvádí hru { $game } dvakrát. Vraťte jej ze zálohy, nebo použijte prázdnou složku.
terminal-run-damaged = { $file } se od zapsání změnil. Smažte jej; stejný příkaz pak jeho hry odehraje znovu.
terminal-simulate-go-on = Stejný příkaz naváže na { $folder }.
terminal-simulate-left-out = Vynecháno, pravidla to nedovolují: { $cell }
terminal-forecast-share = Podíl
terminal-forecast-mean = Průměr
terminal-forecast-median = Medián
terminal-forecast-interval = 80 % mezi
terminal-forecast-all = Všechny
terminal-forecast-time = { $continuations ->
    [one] { $continuations } simulovaná hra za { $seconds } s
    [few] { $continuations } simulované hry za { $seconds } s
   *[other] { $continuations } simulovaných her za { $seconds } s
}
terminal-bench-wait = { $name }: { $ms } ms (medián, měření: { $n }, rozpětí { $spread })
terminal-bench-instructions = { $name }: po { $millions } mil. instrukcí
terminal-bench-served = { $name }: { $ms } ms času procesoru na každou změnu, { $mb } MB paměti
terminal-bench-ratio = { $name }: { $ratio }krát rychlejší než předtím
terminal-plot-scores = { $outcome } na konci: rozdělení a medián
terminal-plot-forest = { $outcome } na konci: průměr
terminal-plot-forest-signs = Bod a silná čára: průměr a jeho 95% interval. Tenká čára: 5 % až 95 % her. Tečkovaně: všechny dohromady.
terminal-plot-heat = { $outcome } na konci: průměr
terminal-plot-tracks = stupnice v čase, { $cell }
terminal-plot-tracks-alone = stupnice v čase
terminal-plot-track = Políčko na stupnici (průměr)
terminal-plot-progress = průběh her (průměry)
terminal-plot-games = { $games ->
    [one] Po { $games } hře; za vás hraje „{ $human }“.
    [few] Po { $games } hrách; za vás hraje „{ $human }“.
   *[other] Po { $games } hrách; za vás hraje „{ $human }“.
}
terminal-plot-ended = Průměry přes všechny hry: skončená hra si drží poslední hodnotu.
terminal-plot-first = Zobrazené kombinace: prvních { $shown }, celkem jich je { $all }.

## The table of Tapestry

terminal-tapestry-status = Epocha { $yours }/{ $last }, boti { $bots }: { $phase } · na tahu: { $mover } · VB: { $points }
terminal-tapestry-status-people = Epocha { $yours }/{ $last }: { $phase } · na tahu: { $mover } · VB: { $points }
terminal-tapestry-legend = { $owners }; [ ] stojí, ( ) leží povalený; c žeton hráče, b budova; . neprozkoumáno, t dílek území, o vytištěné území; na stupnicích # volná dominanta, písmeno zabraná
terminal-tapestry-track = Stupnice
terminal-tapestry-next = { $owner }, další dominanta nebo konec: { $list }
terminal-tapestry-track-card = Karta stupnice { $card }: { $seeks }
terminal-tapestry-tiebreak-card = Karta předností { $card }, upřednostňovaná pole { $scan }
terminal-tapestry-reads = { $owner } čte: { $order }
terminal-tapestry-mat = Civilizace: { $civilizations } · karty tapiserie vedle karty blahobytu: { $beside }, na ní: { $covered }
terminal-tapestry-worth = Teď by získala: { $lines }
terminal-tapestry-income = Další zvýšení blahobytu, v tomto pořadí: { $steps }
terminal-tapestry-stock = Zdroje: { $stock } · zbývající budovy: { $rows } · žetony osídlení: { $outposts }
terminal-tapestry-civilizations = Civilizace: { $list }
terminal-tapestry-hand = Karty tapiserie v ruce: { $list }
terminal-tapestry-tech = Karty technologie: { $list }
terminal-tapestry-tiles = Dílky území: { $list }
terminal-tapestry-space-tiles = Vesmírné dílky: { $list }
terminal-tapestry-city = Hlavní město { $mat }: M, H, F, A budovy, # dominanta, x neprůchodné; za dokončené linie { $lines }
terminal-tapestry-shape = { $landmark } před otočením zabírá tato políčka:
terminal-tapestry-achievements = Úspěchy: { $list }
terminal-pay = Cena { $price }; máte { $money }. Co tím nezaplatíte, doplatíte penězi.
terminal-pay-with = { $name }: po { $value }, nejvýše { $count }
terminal-mars-your-stock = Vaše zásoby (produkce): { $list }
terminal-mars-your-cards = Vyložené karty: { $list }
terminal-mars-your-deal = { $count ->
    [few] Dostali jste { $count } karty:
   *[other] Dostali jste { $count } karet:
}
terminal-mars-your-hand = { $count ->
    [one] V ruce máte { $count } kartu:
    [few] V ruce máte { $count } karty:
   *[other] V ruce máte { $count } karet:
}

## Všechno do souboru a zpět

terminal-backup-rows = Řádky
terminal-backup-left = { $count ->
    [one] 1 poškozený záznam nešlo přečíst a byl vynechán.
    [few] { $count } poškozené záznamy nešlo přečíst a byly vynechány.
   *[other] { $count } poškozených záznamů nešlo přečíst a bylo vynecháno.
}
terminal-restored = Obnoveno: { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}, { $sheets ->
    [one] 1 zadaná deska
    [few] { $sheets } zadané desky
   *[other] { $sheets } zadaných desek
}. Běžící server je převezme během několika sekund.
terminal-restore-asked = Nynější hry nahradí záloha. Pokračovat?
terminal-restore-not = Nic se nezměnilo.

## Překlady

terminal-command-about-translate = Pomáhá s překladem.
terminal-command-about-translate-status = Ukáže, kolik je přeloženo a které anglické zprávy se od té doby změnily.
terminal-command-about-translate-record = Zaznamená, že všechny přeložené zprávy odpovídají anglickým.
terminal-argument-code = Kód jazyka, například de
terminal-option-list = Vypsat všechny zprávy, nejen první
terminal-translate-total = { $language }: přeložené zprávy { $done }/{ $total }
terminal-translate-file = { $file }: { $done }/{ $total }
terminal-translate-missing = Chybí, zobrazí se anglicky: { $count }
terminal-translate-changed = Anglický text se od překladu změnil: { $count }
terminal-translate-unknown = V angličtině není, nikdy se nezobrazí: { $count }
terminal-translate-more = a ještě { $count }; všechny ukáže --list
terminal-translate-recorded = Zaznamenáno v { $file }.

## Asistenti

terminal-command-about-mcp = Nabízet hry jazykovým asistentům (Model Context Protocol).
terminal-needs-mcp = K tomu je potřeba balíček mcp. Nainstalujete ho takto: pip install understudy-games[mcp]
terminal-mcp-instructions = Deskové hry proti automatickým soupeřům. Začněte nástrojem new_game; chcete-li hrát celou svou stranu na obrazovce, zadejte volbu you s hodnotou played. Každá odpověď obsahuje aktuální otázku a povolené odpovědi; jednu z nich předejte nástroji answer přesně tak, jak je uvedena. preview ukáže, co by odpověď změnila. Deník uvádí pravidlo každého kroku.

## Problem reports

terminal-command-about-report = Zapsat hlášení problému s uloženou hrou do jednoho souboru; nic se neodesílá.
terminal-command-about-report-show = Otevřít hru z hlášení v okamžiku problému.
terminal-command-about-report-scenario = Zapsat scénář z hlášení s vyplněným postavením a událostí.
terminal-argument-report = Soubor s hlášením problému
terminal-option-report-game = Uložená hra nebo soubor; jinak naposledy hraná hra
terminal-option-expected = Co se stalo a co jste čekali; jinak se na to program zeptá
terminal-option-report-out = Nový soubor s hlášením; jinak v aktuální složce
terminal-option-scenario-out = Nový soubor scénáře; jinak název hlášení s .toml
terminal-option-report-answers = Počet posledních odpovědí, které tvoří událost
terminal-report-written = { $file } obsahuje hlášení: celou hru i se skrytými kartami, poslední kroky, verzi a váš text. Nic se neodeslalo. Soubor přiložte k nahlášení chyby.
terminal-report-scenario = { $file } je scénář toho, co se děje nyní. V [then] zapište, co se má stát, a spusťte: understudy check { $file }
terminal-report-about = Hlášení problému: verze { $version }, { $where }
terminal-report-steps = Poslední kroky:
terminal-report-not-ours = Toto není hlášení problému z Understudy.
terminal-report-answers = Hra má odpovědí: { $most }. Delší událost být nemůže.
terminal-command-report = nahlásit
terminal-help-report = Zapsat hlášení problému do souboru; nic se neodesílá
