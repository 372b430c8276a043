### Co říká sám stůl: nevhodné odpovědi, uložené hry, vracení.

## Odpovědi

table-not-a-number = „{ $answer }“ není celé číslo. Zadejte jen číslice.
table-out-of-range = { $answer } nelze zadat. Zadejte číslo od { $low } do { $high }.
table-off-step = { $answer } nelze zadat. Zadejte násobek { $step }.
table-not-yes-or-no = Odpovězte ano, nebo ne, nikoli „{ $answer }“.
table-not-an-option = „{ $answer }“ není mezi možnostmi. Vyberte jednu ze seznamu.
table-not-a-space = „{ $answer }“ tu možné není. Vyberte jedno z možných polí.
table-not-a-form = „{ $answer }“ zadat nelze. Vyplňte jednotlivé údaje.
table-unknown-field = Údaj „{ $field }“ tu není. Odstraňte ho.
table-missing-field = Údaj „{ $field }“ je prázdný. Vyplňte ho.
table-unknown-card = Výrazu „{ $answer }“ neodpovídá žádná karta. Zadejte její číslo nebo název.
table-card-elsewhere = { $card }: tato karta tu není k dispozici. Zvolte jinou.
table-several-cards = Výrazu „{ $answer }“ odpovídá více karet: { $cards }. Zadejte číslo nebo delší část názvu.
table-stale-answer = Na tuto otázku už bylo odpovězeno. Toto je nynější otázka.
table-no-counsel = Tady není co porovnávat: žádné tahy na výběr.
table-game-over = Hra skončila. Chcete-li hrát dál, vraťte krok zpět.

## Vracení a opravy

table-game-too-long = Hra může mít nejvýše { $most } odpovědí. Chcete-li pokračovat, některé vraťte.
table-turn-too-long = Tah může mít nejvýše { $most } odpovědí. Některé vraťte a tah ukončete.
table-nothing-to-undo = Není co vrátit.
table-looked-ahead = { $times ->
    [one] S nahlédnutím do karet: odpovědi byly vráceny po odhalení skrytých karet.
    [few] S nahlédnutím do karet ({ $times }krát): odpovědi byly vráceny po odhalení skrytých karet.
   *[other] S nahlédnutím do karet ({ $times }krát): odpovědi byly vráceny po odhalení skrytých karet.
}
table-with-a-look-ahead = s nahlédnutím do karet
table-undo-looks-ahead = Od té doby jste viděli skryté karty. Vrácením bude hra označena „s nahlédnutím do karet“.
table-nothing-to-redo = Není co zopakovat.
table-no-such-answer = Odpověď číslo { $at } v této hře není.
table-too-many-answers = { $count ->
    [one] Soubor obsahuje { $count } odpověď, ale hra skončila dřív.
    [few] Soubor obsahuje { $count } odpovědi, ale hra skončila dřív.
   *[other] Soubor obsahuje { $count } odpovědí, ale hra skončila dřív.
}

## Zpět k jiné pozici na skutečném stole

table-changes = Co udělat na stole
table-set = { $what }: { $before } → { $after }
table-remove = Odeberte odtud: { $place }. Co: { $what }
table-place = Položte sem: { $place }. Co: { $what }
table-none = nic

## Hry a volby

table-unknown-game = Hra „{ $name }“ tu není. Vyberte z: { $known }
table-unknown-option = Volba „{ $option }“ neexistuje. Volby jsou: { $known }.
table-unknown-preset = Předvolba „{ $name }“ neexistuje. Na výběr: { $known }
table-preset-without-games = Předvolba „{ $name }“ vychází z uložených her a žádná taková tu není. Začněte předvolbou „first“.
table-bad-option = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Možnosti: { $alternatives }.
table-option-twice = Volba „{ $option }“ uvádí „{ $value }“ dvakrát.
table-option-not-text = Volba „{ $option }“ musí být text, ne „{ $value }“.
table-unknown-sheet = Nic druhu „{ $kind }“ zadat nelze.

## Uložené hry

table-save-not-json = Soubor nelze přečíst: řádek { $line } není JSON.
table-save-not-text = Soubor obsahuje neplatné znaky (poškozený Unicode) a nelze ho uložit. Uložte ho v UTF-8.
table-save-not-ours = Toto není hra uložená v Understudy.
table-save-key = Uložená hra je neúplná nebo změněná: zkontrolujte „{ $key }“. Požádejte o soubor znovu.
table-save-answer = Položka číslo { $number } uložené hry má být otázka a odpověď na ni.
table-save-misfit = Odpověď číslo { $number } uložené hry nepatří k otázce, která tam zazní: { $question }
table-save-position = Uložená hra byla upravena: její odpovědi nevedou k uloženému stavu („{ $fact }“). Nic nebylo načteno.
table-save-rules = Hra byla uložena s pravidly verze { $saved }; nynější verze je { $ours } a hru už nelze přehrát. Otevřete ji ve verzi, která ji uložila.

## Scénáře

table-script-unanswered = Scénář nemá odpověď na otázku: { $question } Doplňte ji do „answers“.
table-scenario-not-a-table = „{ $key }“ musí být tabulka.
table-scenario-missing-key = Ve scénáři chybí „{ $key }“.
table-scenario-unknown-key = Scénáře údaj „{ $key }“ neznají.
table-scenario-unknown-rule = „{ $cite }“ není pravidlo, tištěná strana ani výklad této hry. Podobné: { $known }.
table-scenario-bad-value = „{ $key }“ nemůže mít hodnotu „{ $value }“.
table-scenario-out-of-range = „{ $key }“ je { $value }; musí to být od { $low } do { $high }.
table-scenario-not-in-play = „{ $key }“ patří k rozšíření, které není ve hře.
table-scenario-differs = { $key }: má být { $wanted }, je { $found }
table-scenario-not-cited = Deník hry na tomto místě neodkazuje na { $cite }. Odkazuje postupně na: { $known }.
table-scenario-answers-left = { $count ->
    [one] Na { $count } odpověď se nikdo nezeptal.
    [few] Na { $count } odpovědi se nikdo nezeptal.
   *[other] Na { $count } odpovědí se nikdo nezeptal.
}
table-pays-too-little = Tím zaplatíte { $paid }, cena je { $price }. Přidejte.
table-page = s. { $page }
