### Co říká sám stůl: nevhodné odpovědi, uložené hry, vracení.

## Odpovědi

table-not-a-number = „{ $answer }“ není celé číslo.
table-out-of-range = { $answer } nelze zadat. Možné je číslo od { $low } do { $high }.
table-off-step = { $answer } nelze zadat. Hodnota se mění po { $step }.
table-not-yes-or-no = „{ $answer }“ není ano ani ne.
table-not-an-option = „{ $answer }“ tu vybrat nelze. Vyberte jednu z nabízených možností.
table-not-a-space = „{ $answer }“ tu možné není. Vyberte jedno z vyznačených polí.
table-not-a-form = „{ $answer }“ se nehodí. Vyplňte údaje podle názvů.
table-unknown-field = Údaj „{ $field }“ tu není.
table-missing-field = Údaj „{ $field }“ ještě chybí.
table-unknown-card = Výrazu „{ $answer }“ neodpovídá žádná karta. Zadejte její číslo nebo název.
table-card-elsewhere = { $card }: tato karta už je jinde nebo sem nepatří. Zvolte jinou.
table-several-cards = „{ $answer }“ může být více karet: { $cards }. Zadejte číslo nebo delší část názvu.
table-stale-answer = Na tuto otázku už někdo odpověděl. Podívejte se na novou.
table-no-counsel = Tady není co porovnávat: žádné tahy na výběr.
table-game-over = Hra skončila. Chcete-li hrát dál, vraťte krok zpět.

## Vracení a opravy

table-game-too-long = Hra má nejvýše { $most } odpovědí. Chcete-li pokračovat, vezměte některé zpět.
table-turn-too-long = Tah má nejvýše { $most } odpovědí. Vezměte některé zpět a tah ukončete.
table-nothing-to-undo = Není co vrátit.
table-looked-ahead = { $times ->
    [one] Odpovědi byly vzaty zpět s nahlédnutím dopředu.
    [few] Odpovědi byly vzaty zpět s nahlédnutím dopředu, { $times }krát.
   *[other] Odpovědi byly vzaty zpět s nahlédnutím dopředu, { $times }krát.
}
table-with-a-look-ahead = s nahlédnutím dopředu
table-undo-looks-ahead = Od té doby jste viděli karty, které byly skryté. Vrácení se zaznamená jako nahlédnutí dopředu.
table-nothing-to-redo = Není co zopakovat.
table-no-such-answer = Odpověď číslo { $at } v této hře není.
table-no-such-step = Krok číslo { $step } v této hře není.
table-too-many-answers = { $count ->
    [one] Soubor obsahuje { $count } odpověď, ale hra skončila dřív.
    [few] Soubor obsahuje { $count } odpovědi, ale hra skončila dřív.
   *[other] Soubor obsahuje { $count } odpovědí, ale hra skončila dřív.
}

## Hry a volby

table-unknown-game = Hra „{ $name }“ tu není. Vyberte z: { $known }
table-unknown-option = Volba „{ $option }“ neexistuje. Volby jsou: { $known }.
table-bad-option = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Možnosti: { $alternatives }.
table-option-twice = Volba „{ $option }“ uvádí „{ $value }“ dvakrát.
table-option-not-text = Volba „{ $option }“ je text; „{ $value }“ jím není.
table-unknown-sheet = Natištěná součást druhu „{ $kind }“, kterou by šlo zadat, neexistuje.

## Uložené hry

table-save-not-json = Soubor nelze přečíst: řádek { $line } není JSON.
table-save-not-text = Soubor obsahuje znaky, které žádnými znaky nejsou (poškozený Unicode). Nelze ho uložit.
table-save-not-ours = Toto není hra uložená v Understudy.
table-save-key = Uložená hra je neúplná nebo změněná: zkontrolujte „{ $key }“.
table-save-answer = Položka číslo { $number } uložené hry má být otázka a odpověď na ni.
table-save-misfit = Odpověď číslo { $number } uložené hry nepatří k otázce, která tam zazní: { $question }
table-save-position = Uložená hra byla změněna ručně: její odpovědi vedou k jinému stavu („{ $fact }“).
table-save-rules = Hra byla uložena s pravidly verze { $saved }, zde je verze { $ours } a hra už nevychází stejně.

## Scénáře

table-script-unanswered = Scénář nemá odpověď na otázku: { $question }
table-scenario-not-a-table = „{ $key }“ má být tabulka.
table-scenario-missing-key = Ve scénáři chybí „{ $key }“.
table-scenario-unknown-key = Scénáře údaj „{ $key }“ neznají.
table-scenario-bad-value = „{ $key }“ nemůže mít hodnotu „{ $value }“.
table-scenario-out-of-range = „{ $key }“ je { $value }; musí to být od { $low } do { $high }.
table-scenario-not-in-play = „{ $key }“ patří k rozšíření, které není ve hře.
table-scenario-differs = { $key }: má být { $wanted }, je { $found }
table-scenario-not-cited = Záznam hry na tomto místě neodkazuje na { $cite }.
table-scenario-answers-left = { $count ->
    [one] Na { $count } odpověď se nikdo nezeptal.
    [few] Na { $count } odpovědi se nikdo nezeptal.
   *[other] Na { $count } odpovědí se nikdo nezeptal.
}
table-pays-too-little = To zaplatí { $paid } z { $price }.
