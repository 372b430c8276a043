### Nápověda: co teď, chyby, symboly, pravidla.

help-title = Nápověda
help-search = Hledat v pravidlech: symbol, karta, pravidlo
help-now = Co mám teď udělat?
help-asks = Aplikace se ptá: { $question }
help-report = Nejdřív si přečtěte, co se stalo, a proveďte očíslované kroky. Pak přehled zavřete.
help-entries = Co lze zadat
help-show = Ukázat na obrazovce
help-symbols = Symboly
help-private = To vše je ve vašem zařízení. Nic se neodesílá.

## Jak se na otázku odpovídá, podle jejího druhu

help-answer-menu = Klepněte na to, co chcete udělat nebo zadat. Obvyklá odpověď je plné tlačítko dole.
help-answer-form = Vyplňte všechna pole; co aplikace ví, je už vyplněno. Pak potvrďte.
help-answer-choice = Vyberte jednu z odpovědí.
help-answer-number = Zadejte číslo tlačítky nebo klávesnicí. Pak potvrďte.
help-answer-yesno = Odpovězte ano, nebo ne.
help-answer-space = Klepněte na pole herního plánu. U nepovolených polí uvidíte důvod.
help-answer-card = Napište číslo karty nebo část jejího názvu. Pak kartu vyberte.
help-answer-insist = Potvrďte jen tehdy, když to dovoluje karta.

## Chyby

help-mistake = Chci opravit chybu
help-mistake-undo = Pro poslední odpovědi. Každé klepnutí vrátí jednu odpověď a všechno, co z ní vyplynulo.
help-mistake-earlier = Pro jednu starší chybnou odpověď. Uvidíte, co by se změnilo; pozdější odpovědi zůstanou, pokud stále platí.
help-mistake-board = Když aplikace ukazuje něco jiného než váš stůl, ačkoli všechny odpovědi byly správné. Najdete to ve svém tahu v nabídce „{ $more }“.
