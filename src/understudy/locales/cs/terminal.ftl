### Terminál: příkaz `understudy` a hra v něm.

## Nápověda příkazu

terminal-about = Automatičtí soupeři deskových her: hrát, simulovat, ověřovat pravidla.
terminal-panel-options = Volby
terminal-panel-arguments = Argumenty
terminal-panel-commands = Příkazy
terminal-command-about-play = Hrát v terminálu.
terminal-command-about-games = Vypsat uložené hry; jednu přejmenovat, uložit nebo smazat.
terminal-command-about-games-rename = Pojmenovat hru; bez názvu jméno odebrat.
terminal-command-about-games-export = Zapsat hru do souboru.
terminal-command-about-games-delete = Smazat hru navždy.
terminal-command-about-serve = Spustit stránku pro prohlížeč.
terminal-command-about-export = Uložit všechny hry a zadané desky složky do jednoho souboru.
terminal-command-about-import = Převzít hry ze souboru: s jednou hrou, nebo se všemi.
terminal-command-about-backup = Uložit vše do jednoho souboru, i když stránka běží.
terminal-command-about-restore = Obnovit vše podle zálohy, i když stránka běží.
terminal-command-about-check = Spustit scénáře: soubory nebo celé složky.
terminal-command-about-options = Vypsat, co lze před hrou zvolit.
terminal-command-about-simulate = Odehrát mnoho her a ukázat, jak končí.
terminal-command-about-bench = Změřit rychlost pevně daných úloh.
terminal-command-about-completion = Vypsat skript, kterým shell doplňuje, co píšete.
terminal-argument-game = Hra, například mars
terminal-argument-export = Soubor, který se zapíše
terminal-argument-import = Soubor, který se přečte: s jednou hrou, nebo se všemi
terminal-argument-backup = Soubor, který zapsal příkaz „understudy backup“
terminal-argument-path = Soubory se scénáři nebo složky s nimi
terminal-argument-workload = Úlohy k měření; bez udání všechny
terminal-argument-shell = bash, zsh nebo fish
terminal-argument-typed = Co už bylo napsáno: vypíše se, co může následovat
terminal-argument-kept = Uložená hra: její označení nebo název, stačí začátek
terminal-argument-title = Jak jí říkat
terminal-option-help = Ukázat tuto nápovědu a skončit
terminal-option-version = Ukázat verzi a skončit
terminal-option-option = Nastavení hry, například difficulty=hard; lze uvést vícekrát
terminal-option-seed = Semínko náhody: stejné číslo rozdá stejné karty
terminal-option-resume = Pokračovat v uložené hře: její označení nebo název; bez udání v poslední
terminal-option-load = Pokračovat v této uložené hře
terminal-option-save = Hru uchovávat v tomto souboru; zapisuje se po každé odpovědi
terminal-option-language = Jazyk
terminal-option-card-language = Jazyk názvů karet
terminal-option-journal = Na konci zapsat deník do tohoto souboru
terminal-option-port = Port stránky; 0 vezme některý volný
terminal-option-host = Adresa, na které se naslouchá; 0.0.0.0 pustí telefony ve stejné síti, s tajným kódem z vypsané adresy
terminal-option-data = Složka pro uložené hry
terminal-option-database = Databáze PostgreSQL pro uložené hry místo složky: postgresql://UŽIVATEL@POČÍTAČ/NÁZEV
terminal-option-all = Vypsat všechny hry
terminal-option-yes = Neptat se
terminal-option-go-on = Hry, které tu už jsou, pokračují tam, kam vede soubor
terminal-option-replace = Nahradit hry, které tam jsou; jinak zůstane složka s hrami nedotčená
terminal-option-open = Otevřít stránku v prohlížeči
terminal-option-open-table = Pustit ke hře každého v síti bez tajného kódu: pro domácnost, kde všem věříte
terminal-option-secret = Chtít tajný kód i na tomto počítači, třeba kvůli bráně před ním
terminal-option-new-secret = Vytvořit nový tajný kód: kdo má jen starou adresu, je od té chvíle cizí
terminal-option-proxy = Adresa nebo síť brány, které se věří, za koho se ptá (X-Forwarded-For, X-Forwarded-Proto); lze opakovat. Jinak jen ta na tomto počítači
terminal-option-expire = Odložit hry, které tolik dní nikdo nezměnil ani si je neprohlédl; každá se nejdřív zapíše do souboru
terminal-option-expired = Složka pro soubory takových her; jinak „expired“ ve složce s daty
terminal-option-processes = Kolik procesů obsluhuje; více než jeden potřebuje PostgreSQL
terminal-option-name = Jméno, kterým lidé tento server volají, třeba jméno brány s HTTPS; lze opakovat
terminal-option-metrics = Port tohoto počítače, na kterém jsou k mání údaje pro Prometheus
terminal-option-log = Podoba záznamů: text, nebo json s jedním záznamem na řádek
terminal-option-club = Dát každému zařízení vlastní seznam her; ostatní se k jedné hře dostanou odkazem, ať hrají, nebo přihlížejí
terminal-option-quiet = Vypsat jen to, co selhalo, a součet
terminal-option-reasons = Vypsat důvody, proč se akce nemusí zdařit
terminal-option-games = Počet her
terminal-option-run-seed = Semínko náhody celého běhu
terminal-option-human = Kdo hraje za vás, například pass, pace, pace:fast; jinak někdo, kdo hru dohraje
terminal-option-workers = Procesy; bez udání jeden na každé jádro
terminal-option-json = Vypsat jediný objekt JSON a nic jiného
terminal-option-bench-games = Počet her v každém opakování
terminal-option-repeats = Počet opakování; platí jejich medián

## Chybná volání

terminal-unknown-language = Jazyk „{ $language }“ tu není. Vyberte z: { $known }
terminal-option-form = „{ $option }“ není nastavení. Pište klíč=hodnota.
terminal-no-such-option = Volba „{ $option }“ tu není. Vyberte z: { $known }
terminal-no-such-command = Příkaz „{ $name }“ neexistuje. Vyberte z: { $known }
terminal-needs-value = Za volbou „{ $option }“ něco chybí. { $what }
terminal-missing = Něco chybí: { $name }. { $what }
terminal-bad-value = Co stojí za „{ $option }“, se nehodí. { $what }
terminal-too-much = Jedno slovo přebývá: { $what }
terminal-no-such-shell = Pro „{ $name }“ tu skript není. Vyberte z: { $known }
terminal-one-of = Vyberte z: { $known }
terminal-whole-number = { $limits ->
    [none] Je to celé číslo.
   *[other] Je to celé číslo: { $limits }
}
terminal-see-help = Více: { $command } --help
terminal-option-part = Nastavení „{ $option }“ neexistuje. Vyberte z: { $known }
terminal-options-how = * platí, když nic neřeknete. Zvolte pomocí --KLÍČ HODNOTA; více ze seznamu zápisem a+b.
terminal-options-some = některé z: { $values }
terminal-options-text = libovolný text
terminal-bad-port = Port { $port } neexistuje. Porty jsou od 0 do { $most }; 0 vezme některý volný.
terminal-bad-proxy = { $proxy } není číselná adresa ani síť jako 10.0.0.0/24.
terminal-one-process = SQLite je pro jeden proces: více zapisujících by na sebe čekalo a žádný by se nedozvěděl o změnách druhého. Zadejte --database s adresou PostgreSQL, nebo vynechte --processes.
terminal-option-yes-no = Nastavení „{ $option }“ je true nebo false, ne „{ $value }“.
terminal-load-alone = Uložená hra už má svá nastavení i semínko. Vynechte --option, --board a --seed.
terminal-load-or-resume = Zvolte buď soubor (--load), nebo uloženou hru (--resume).
terminal-which-game = Kterou hru? Vyberte z: { $known }. Nebo pokračujte v poslední: --resume
terminal-no-games-kept = Zatím tu není žádná taková hra. Začněte: understudy play HRA
terminal-no-such-game = Žádná hra se nejmenuje „{ $name }“. Jsou tu: { $games }
terminal-several-games = „{ $name }“ může být více her: { $games }
terminal-file-exists = { $file } už existuje a nepřepíše se. Zvolte jiný soubor.
terminal-not-deleted = Nic se nesmazalo.
terminal-deleted = Smazáno: { $game }
terminal-renamed = { $id } se teď jmenuje „{ $title }“.
terminal-unnamed = { $id } už nemá název.
terminal-games-open = K pokračování: understudy play --resume OZNAČENÍ
terminal-games-finished = Dohrané:
terminal-games-none = Zatím tu nejsou žádné hry. Začněte: understudy play HRA
terminal-games-more = { $count ->
    [one] A ještě { $count }: vypíše ji --all.
    [few] A ještě { $count }: vypíše je --all.
    [many] A ještě { $count }: vypíše je --all.
   *[other] A ještě { $count }: vypíše je --all.
}
terminal-games-played = naposledy { $when }
terminal-save-exists = { $file } už existuje a nepřepíše se. Zvolte jiný soubor, nebo v té hře pokračujte: --load { $file } --save { $file }
terminal-open-or-secret = Otevřený stůl nemá tajný kód. Vynechte --open-table, nebo --secret a --new-secret.
terminal-bad-log = Záznamy nemají podobu „{ $form }“. Zvolte z: { $known }
terminal-other-game = { $file } je hra { $game }.
terminal-brought = { $title }: { $what }
terminal-cannot-read = { $file } nelze přečíst: { $reason }
terminal-cannot-write = { $file } nelze zapsat: { $reason }

## Hra v terminálu

terminal-set-up = Příprava stolu:
terminal-hands = { $hand } stojí před tím, co dělají vaše ruce.
terminal-seed = Semínko { $seed }
terminal-how = Enter přijme odpověď v závorce. „{ $help }“ vypíše příkazy.
terminal-more = { $count ->
    [one] Další: ještě { $count } možnost
    [few] Další: ještě { $count } možnosti
    [many] Další: ještě { $count } možnosti
   *[other] Další: ještě { $count } možností
}
terminal-no-more = Víc tu není co vypsat.
terminal-type-one = Napište číslo ze seznamu nebo název.
terminal-yes = ano
terminal-no = ne
terminal-yes-words = a ano y yes
terminal-no-words = n ne no
terminal-over = Hra skončila. Enter končí
terminal-winner = Vítěz: { $winner }
terminal-undone = { $answers ->
    [one] Vzato zpět. Zbývá { $answers } odpověď.
    [few] Vzato zpět. Zbývají { $answers } odpovědi.
    [many] Vzato zpět. Zbývá { $answers } odpovědi.
   *[other] Vzato zpět. Zbývá { $answers } odpovědí.
}
terminal-redone = { $answers ->
    [one] Vráceno: { $answers } odpověď.
    [few] Vráceno: { $answers } odpovědi.
    [many] Vráceno: { $answers } odpovědi.
   *[other] Vráceno: { $answers } odpovědí.
}
terminal-saved = Uloženo: { $file }
terminal-save-where = Uveďte soubor: { $save } SOUBOR
terminal-go-on = Hra je v tom souboru. Pokračujte příkazem:
terminal-kept = Hra je uložená. Pokračujte příkazem:
terminal-kept-over = Hra je uložená. Znovu ji ukáže příkaz:
terminal-not-kept = Hrát můžete i tak. „{ $save } SOUBOR“ uchová hru v souboru.
terminal-kept-again = Hra je zase uložená, se všemi odpověďmi.
terminal-all-the-same = Přesto vzít zpět?
terminal-not-saved = Tato hra není nikde uložená.

terminal-command-more = další
terminal-command-undo = zpět
terminal-command-redo = znovu
terminal-command-back = začít
terminal-command-why = proč
terminal-command-board = mapa
terminal-command-bot = bot
terminal-command-mine = ruka
terminal-command-look = ukaž
terminal-command-journal = deník
terminal-command-save = uložit
terminal-command-help = pomoc
terminal-command-quit = konec
terminal-help-more = Vypsat vše, co lze nyní udělat
terminal-help-undo = Vzít zpět poslední odpověď; s číslem tolik odpovědí
terminal-help-redo = Vrátit, co bylo vzato zpět
terminal-help-back = Položit tuto otázku od začátku
terminal-help-why = Vysvětlit poslední volbu; s číslem daný krok deníku
terminal-help-board = Ukázat mapu
terminal-help-bot = Ukázat bota
terminal-help-mine = Ukázat, co máte, a vaši ruku
terminal-help-look = Říct, co karta dělá, podle čísla nebo názvu
terminal-help-journal = Ukázat celý deník
terminal-help-save = Uložit hru i do souboru
terminal-help-help = Ukázat tyto příkazy; možnosti se znovu vysvětlí
terminal-help-quit = Skončit; hra zůstane uložená a lze v ní pokračovat

## Proč?

terminal-why-candidates = { $count ->
    [one] { $count } možnost: { $candidates }
    [few] { $count } možnosti: { $candidates }
    [many] { $count } možnosti: { $candidates }
   *[other] { $count } možností: { $candidates }
}
terminal-why-rule = Rozhodnutí shody
terminal-why-best = Nejlepší
terminal-why-left = Zbývá
terminal-why-out = { $left } (odpadá: { $out })
terminal-why-chosen = Zvoleno: { $chosen }
terminal-why-changed = { $what }: { $before } → { $after }
terminal-why-of = { $what } ({ $of })

## Mars: Teraformace jako text

terminal-mars-status = Generace { $generation } z nejvýše { $last } · { $phase } · začíná: { $first } · na tahu: { $mover } · MarsBot: TR { $bot_tr }, { $bot_mc } € · vy: TR { $your_tr }
terminal-legal = Dovoleno: { $spaces }
terminal-near = Mysleli jste: { $names }
terminal-mars-legend-tiles = V závorkách: { $tiles }; b { $bot }, y { $you }
terminal-mars-legend-spaces = Volná políčka: ~ oceán, ^ sopečné, # vyhrazené, . pevnina; bonus: s ocel, t titan, p rostlina, c karta, h teplo, e energie
terminal-mars-track = Stupnice
terminal-mars-position = Políčko
terminal-mars-next = Následuje
terminal-mars-strip = = projito, @ ukazatel, x použito před krokem zpět, . vpředu
terminal-mars-decks = { $decks } · body nyní, bez soutěží: { $points } · vaše: { $yours }
terminal-mars-milestones = Čestné tituly ([majitel]): { $list }
terminal-mars-met = { $name } (splněno)
terminal-mars-awards = Soutěže (hodnota MarsBota nebo [majitel]): { $list }

## Scénáře

terminal-check-ok = ok  { $path }
terminal-check-failed = FAILED { $path }
terminal-check-summary = { $passed } passed, { $failed } failed
terminal-check-differences = { $count ->
    [one] { $count } rozdíl
    [few] { $count } rozdíly
    [many] { $count } rozdílu
   *[other] { $count } rozdílů
}
terminal-check-no-such-path = Soubor ani složka { $path } neexistuje.
terminal-check-nothing = Nenašel se žádný scénář. Uveďte soubory nebo složky se soubory .toml.
terminal-check-not-toml = řádek { $line } není TOML: { $reason }
terminal-check-not-text = toto není textový soubor v UTF-8
terminal-check-unknown-key = neznámý klíč „{ $key }“; známé jsou { $known }
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
terminal-statistic-q05 = 5 %
terminal-statistic-q25 = 25 %
terminal-statistic-q50 = medián
terminal-statistic-q75 = 75 %
terminal-statistic-q95 = 95 %
terminal-statistic-max = max
terminal-simulate-rate = { $workers ->
    [one] Počet her: { $games } za { $seconds } s; { $rate } her za sekundu na jednom jádře
    [few] Počet her: { $games } za { $seconds } s; { $rate } her za sekundu, { $each } na každém ze { $workers } jader
    [many] Počet her: { $games } za { $seconds } s; { $rate } her za sekundu, { $each } na každém z { $workers } jádra
   *[other] Počet her: { $games } za { $seconds } s; { $rate } her za sekundu, { $each } na každém z { $workers } jader
}
terminal-simulate-interrupted = Zastaveno. Dohrané hry se počítají: { $done } z { $wanted }.
terminal-simulate-died = Některý pracovní proces byl ukončen zvenčí. Dohrané hry se počítají: { $done } z { $wanted }.
terminal-no-games = Je třeba odehrát aspoň jednu hru.
terminal-no-workers = Je třeba aspoň jeden proces.
terminal-unknown-human = „{ $name }“ za vás hrát neumí. Vyberte z: { $known }
terminal-nobody-can-answer = Není tu nikdo, kdo by odpověděl: { $question } Nechte karty rozdat aplikaci.
terminal-unknown-workload = Úloha „{ $name }“ neexistuje. Vyberte z: { $known }
terminal-bench-machine = Prázdný cyklus o deseti milionech kroků: { $seconds } s (Python { $python })
terminal-bench-line = { $name }: { $rate } her za sekundu (medián z { $n }, rozpětí { $spread })
terminal-bench-answers = { $name }: { $rate } odpovědí za sekundu (medián z { $n }, rozpětí { $spread })
terminal-bench-latency = { $name }: medián { $p50 } ms, 99. percentil { $p99 } ms (počet odpovědí v pozdní hře: { $n })

## Rozšíření Terraforming Mars jako text

terminal-mars-special-ocean = * { $space }: zaplaťte { $mc } €, položte oceán
terminal-mars-special-colony = * { $space }: zaplaťte { $mc } €, postavte kolonii
terminal-mars-special-temperature = * { $space }: zaplaťte { $mc } €, zvyšte teplotu
terminal-mars-floaters = Plošiny MarsBota: { $count }
terminal-mars-stand-in = Stupnice MarsBota jsou na tomto plánu náhradní: tištěné neznáme. Své zadáte pomocí --board SOUBOR.
terminal-mars-corporation = Korporace { $number } { $name }: { $effect }
terminal-mars-kept = Na kartě korporace: { $list }
terminal-mars-cubes = { $cube }: { $list }
terminal-mars-colony = Destička kolonie
terminal-mars-steps = Kroky
terminal-mars-fleet = Flotila
terminal-mars-stored = Uloženo
terminal-mars-colony-legend = b, y: kolonie MarsBota, vaše; [ ] ukazatel; pět uložených kostiček posune stupnici
terminal-mars-party = Strana
terminal-mars-leader = Předák
terminal-mars-delegates = Delegáti
terminal-mars-ruling = vládne
terminal-mars-dominant = dominantní
terminal-mars-seats = Předseda: { $chairman } · v zásobě: { $reserve }
terminal-mars-event-current = Událost nyní: { $event }
terminal-mars-event-coming = Nadcházející událost: { $event }
terminal-mars-event-distant = Vzdálená událost: { $event }
terminal-mars-award = { $award }: { $values }; první: { $first }

## Desky a jména

terminal-command-about-board = Vypsat desku MarsBota jako text; zkontrolovat zadanou.
terminal-command-about-names = Spočítat dosud neznámá jména podle druhu a jazyka.
terminal-argument-board = Hra, například mars; nebo „check“
terminal-argument-board-name = Herní plán desky, například hellas; nebo soubor ke kontrole
terminal-option-board = Hrát s deskou MarsBota z tohoto souboru
terminal-no-such-board = Deska „{ $name }“ neexistuje. Na výběr: { $known }
terminal-board-fine = Tuto desku lze použít.
terminal-names-kind = Druh
terminal-names-all = Jmen
terminal-names-missing = Chybí: { $language }

## Mnoho her najednou, předpovědi, úlohy

terminal-command-about-forecast = Říci, kolik bodů bot získá z uložené pozice.
terminal-argument-save = Soubor s hrou, nebo uložená hra: její označení či název
terminal-option-vary = Hrát s každou z těchto hodnot, ve všech kombinacích; seznam se píše a+b. Lze zadat vícekrát
terminal-option-cluster = Hrát na clusteru Ray: auto spustí jeden na tomto počítači
terminal-option-out = Uchovat každou hru v této složce, v souborech Parquet; stejné volání naváže tam, kde skončilo
terminal-option-plots = Nakreslit do té složky skóre, stupnice a parametry
terminal-option-record = Odehrát jen hru tohoto čísla a uchovat ji pomocí --save
terminal-option-record-save = Soubor té hry, pro --load nebo pro stránku
terminal-option-continuations = Kolik pokračování se odehraje
terminal-option-forecast-seed = Semínko předpovědi; do vlastní náhody hry se nenahlíží
terminal-option-against = Porovnat s během uloženým pomocí --json
terminal-needs-option = { $option } lze použít jen společně s { $needed }.
terminal-vary-all = Volba „{ $option }“ nemá seznam hodnot. Vyjmenujte je: { $option }=a,b
terminal-no-analysis = K tomu je třeba balíček { $package }. Nainstalujete ho takto: pip install understudy[analysis]
terminal-no-cluster = Cluster vyžaduje balíček ray. Nainstalujete ho takto: pip install understudy[cluster]
terminal-cluster-away = Na adrese { $address } žádný cluster není: { $reason }
terminal-folder-taken = { $folder } obsahuje něco jiného. Uveďte prázdnou složku nebo složku téhož běhu.
terminal-other-run = { $folder } obsahuje jiný běh: liší se v „{ $what }“.
terminal-not-a-run = { $file } nepopisuje běh této verze.
terminal-no-forecast = Pro hru { $game } zatím předpověď není.
terminal-simulate-cell = Buňka
terminal-simulate-difference = { $outcome }, rozdíl proti první
terminal-statistic-ci95 = ± 95 %
terminal-simulate-recalled = Her z dřívějšího běhu: { $games }
terminal-simulate-disk = Hry nešlo zapsat: { $reason }. Zapsané hry zůstávají: { $kept } z { $wanted }.
terminal-simulate-make-room = Uvolněte místo nebo povolte zápis; stejný příkaz pak naváže na { $folder }.
terminal-reason-full = už není místo
terminal-reason-forbidden = zde to není dovoleno
terminal-run-malformed = { $file } není tak, jak jej běh zapsal (místo: { $where }). Vraťte jej ze zálohy, nebo uveďte prázdnou složku a začněte znovu.
terminal-run-twice = { $file } uvádí hru { $game } dvakrát. Vraťte jej ze zálohy, nebo uveďte prázdnou složku a začněte znovu.
terminal-run-damaged = { $file } není tak, jak byl zapsán. Smažte jej a stejný příkaz jeho hry odehraje znovu.
terminal-simulate-go-on = Stejný příkaz naváže na { $folder }.
terminal-simulate-left-out = Vynecháno, pravidla to nedovolují: { $cell }
terminal-forecast-share = Podíl
terminal-forecast-mean = Průměr
terminal-forecast-median = Medián
terminal-forecast-interval = 80 % mezi
terminal-forecast-all = Všechny
terminal-forecast-time = { $continuations ->
    [one] { $continuations } pokračování za { $seconds } s
    [few] { $continuations } pokračování za { $seconds } s
    [many] { $continuations } pokračování za { $seconds } s
   *[other] { $continuations } pokračování za { $seconds } s
}
terminal-bench-wait = { $name }: { $ms } ms (medián z { $n }, rozpětí { $spread })
terminal-bench-instructions = { $name }: po { $millions } milionu instrukcí
terminal-bench-served = { $name }: { $ms } ms času procesoru na každou změnu, { $mb } MB paměti
terminal-bench-ratio = { $name }: { $ratio }krát rychlejší než předtím
terminal-plot-scores = { $outcome } na konci: rozdělení a medián
terminal-plot-forest = { $outcome } na konci: průměr
terminal-plot-forest-signs = Bod a silná čára: průměr a jeho 95% interval. Tenká čára: 5 % až 95 % her. Tečkovaně: všechny dohromady.
terminal-plot-heat = { $outcome } na konci: průměr
terminal-plot-tracks = stupnice v čase, { $cell }
terminal-plot-tracks-alone = stupnice v čase
terminal-plot-track = Pole na stupnici (průměr)
terminal-plot-progress = průběh her (průměry)
terminal-plot-games = { $games ->
    [one] Po { $games } hře; za vás hraje „{ $human }“.
    [few] Po { $games } hrách; za vás hraje „{ $human }“.
   *[other] Po { $games } hrách; za vás hraje „{ $human }“.
}
terminal-plot-ended = Průměry přes všechny hry: skončená hra zůstává, jak skončila.
terminal-plot-first = Zobrazeno je jen prvních { $shown } z { $all } buněk.

## The table of Tapestry

terminal-tapestry-status = { $yours }. epocha z { $last }, boti { $bots }.: { $phase } · na tahu: { $mover } · VB: { $points }
terminal-tapestry-status-people = { $yours }. epocha z { $last }: { $phase } · na tahu: { $mover } · VB: { $points }
terminal-tapestry-legend = { $owners }; [ ] stojí, ( ) leží povalený; c žeton hráče, b budova; . neprozkoumáno, t dílek území, o vytištěné území; na stupnicích # volná dominanta, písmeno zabraná
terminal-tapestry-track = Stupnice
terminal-tapestry-next = { $owner }, další dominanta nebo konec: { $list }
terminal-tapestry-track-card = Karta stupnice { $card }: { $seeks }
terminal-tapestry-tiebreak-card = Karta předností { $card }, směr { $scan }
terminal-tapestry-reads = { $owner } čte: { $order }
terminal-tapestry-mat = Civilizace: { $civilizations } · karty tapiserie vedle karty: { $beside }, na ní: { $covered }
terminal-tapestry-worth = Teď by bodovala: { $lines }
terminal-tapestry-income = Další zvýšení blahobytu, v tomto pořadí: { $steps }
terminal-tapestry-achievements = Úspěchy: { $list }
terminal-pay = Cena { $price }; máte { $money }. Co následující nepokryje, platí se penězi.
terminal-pay-with = { $name }, každý za { $value }, nejvýše { $count }
terminal-mars-your-stock = Vaše zásoby (produkce): { $list }
terminal-mars-your-cards = Před vámi: { $list }
terminal-mars-your-hand = { $count ->
    [one] V ruce máte { $count } kartu:
    [few] V ruce máte { $count } karty:
    [many] V ruce máte { $count } karty:
   *[other] V ruce máte { $count } karet:
}

## Všechno do souboru a zpět

terminal-backup-rows = Řádky
terminal-backup-left = { $count ->
    [one] 1 poškozený záznam nešlo přečíst a v souboru není.
    [few] { $count } poškozené záznamy nešlo přečíst a v souboru nejsou.
   *[other] { $count } poškozených záznamů nešlo přečíst a v souboru není.
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
terminal-restore-asked = Už tu jsou hry. Obsah souboru je všechny nahradí. Pokračovat?
terminal-restore-not = Nic se nezměnilo.
