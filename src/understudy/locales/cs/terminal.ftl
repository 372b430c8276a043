### Terminál: příkaz `understudy` a hra v něm.

## Nápověda příkazu

terminal-about = Automatičtí soupeři deskových her: hrát, simulovat, ověřovat pravidla.
terminal-panel-options = Volby
terminal-panel-arguments = Argumenty
terminal-panel-commands = Příkazy
terminal-command-about-play = Hrát v terminálu.
terminal-command-about-serve = Spustit stránku pro prohlížeč.
terminal-command-about-check = Spustit scénáře: soubory nebo celé složky.
terminal-command-about-simulate = Odehrát mnoho her a ukázat, jak končí.
terminal-command-about-bench = Změřit rychlost pevně daných úloh.
terminal-argument-game = Hra, například mars
terminal-argument-path = Soubory se scénáři nebo složky s nimi
terminal-argument-workload = Úlohy k měření; bez udání všechny
terminal-option-help = Ukázat tuto nápovědu a skončit
terminal-option-version = Ukázat verzi a skončit
terminal-option-option = Nastavení hry, například difficulty=hard; lze uvést vícekrát
terminal-option-seed = Semínko náhody: stejné číslo rozdá stejné karty
terminal-option-load = Pokračovat v této uložené hře
terminal-option-save = Hru uchovávat v tomto souboru; zapisuje se po každé odpovědi
terminal-option-language = Jazyk
terminal-option-card-language = Jazyk názvů karet
terminal-option-journal = Na konci zapsat deník do tohoto souboru
terminal-option-port = Port stránky; 0 vezme některý volný
terminal-option-host = Adresa, na které se naslouchá
terminal-option-data = Složka pro uložené hry
terminal-option-open = Otevřít stránku v prohlížeči
terminal-option-reasons = Vypsat důvody, proč se akce nemusí zdařit
terminal-option-games = Počet her
terminal-option-run-seed = Semínko náhody celého běhu
terminal-option-human = Kdo hraje za vás: pass
terminal-option-workers = Procesy; bez udání jeden na každé jádro
terminal-option-json = Vypsat jediný objekt JSON a nic jiného
terminal-option-bench-games = Počet her v každém opakování
terminal-option-repeats = Počet opakování; platí jejich medián

## Chybná volání

terminal-unknown-language = Jazyk „{ $language }“ tu není. Vyberte z: { $known }
terminal-option-form = „{ $option }“ není nastavení. Pište klíč=hodnota.
terminal-option-part = Nastavení „{ $option }“ neexistuje. Pište například { $example }=hodnota.
terminal-option-yes-no = Nastavení „{ $option }“ je true nebo false, ne „{ $value }“.
terminal-option-number = Nastavení „{ $option }“ je celé číslo, ne „{ $value }“.
terminal-load-alone = Uložená hra už má svá nastavení i semínko. Vynechte --option a --seed.
terminal-other-game = { $file } je hra { $game }.
terminal-no-screen = Hru { $game } zatím nelze v terminálu zobrazit.
terminal-cannot-read = { $file } nelze přečíst: { $reason }
terminal-cannot-write = { $file } nelze zapsat: { $reason }

## Hra v terminálu

terminal-seed = Semínko { $seed }
terminal-how = Enter přijme odpověď v závorce. „{ $help }“ vypíše příkazy.
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
terminal-go-on = Hra je v { $file }. Pokračujte: understudy play { $game } --load { $file } --save { $file }
terminal-not-saved = Tato hra se neuložila. Příště začněte s --save SOUBOR.

terminal-command-undo = zpět
terminal-command-redo = znovu
terminal-command-back = začít
terminal-command-why = proč
terminal-command-board = mapa
terminal-command-bot = bot
terminal-command-journal = deník
terminal-command-save = uložit
terminal-command-help = pomoc
terminal-command-quit = konec
terminal-help-undo = Vzít zpět poslední odpověď; s číslem tolik odpovědí
terminal-help-redo = Vrátit, co bylo vzato zpět
terminal-help-back = Položit tuto otázku od začátku
terminal-help-why = Vysvětlit poslední volbu; s číslem daný krok deníku
terminal-help-board = Ukázat mapu
terminal-help-bot = Ukázat MarsBota
terminal-help-journal = Ukázat celý deník
terminal-help-save = Uložit hru do souboru
terminal-help-help = Ukázat tyto příkazy
terminal-help-quit = Skončit; ve hře uchované pomocí --save lze pokračovat

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

## Mars: Teraformace jako text

terminal-mars-status = Generace { $generation } z nejvýše { $last } · { $phase } · začíná: { $first } · MarsBot: TR { $bot_tr }, { $bot_mc } € · vy: TR { $your_tr }
terminal-mars-legend-tiles = V závorkách: { $tiles }; b { $bot }, h { $you }
terminal-mars-legend-spaces = Volná políčka: ~ oceán, ^ sopečné, # vyhrazené, . pevnina; bonus: s ocel, t titan, p rostlina, c karta, h teplo, e energie
terminal-mars-track = Stupnice
terminal-mars-position = Políčko
terminal-mars-next = Následuje
terminal-mars-strip = = projito, @ ukazatel, x použito před krokem zpět, . vpředu
terminal-mars-decks = { $decks } · body nyní, bez soutěží: { $points }
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
