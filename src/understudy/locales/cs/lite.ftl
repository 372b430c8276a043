### Stránka, která nepotřebuje server: všechno se děje na tomto zařízení.

lite-preparing = Připravuje se, jen tentokrát
lite-needs = Understudy potřebuje novější prohlížeč: Chrome nebo Edge od verze 111, Firefox od 114, Safari od 16.4, se zapnutým JavaScriptem.
lite-lacking = Tento prohlížeč nemá, co Understudy potřebuje: { $what }. Funguje v Chromu a Edgi od verze 111, ve Firefoxu od 114 a v Safari od 16.4, na adrese, která začíná https.
lite-no-storage = Tento prohlížeč pro stránku nic neuchová, takže se tu nedá hrát. Otevřete ji v běžném okně, nebo jí v prohlížeči povolte ukládat data.
lite-full = Na tomto zařízení už není místo: co jste udělali naposledy, se neuložilo. Uložte hru do souboru, uvolněte místo a udělejte to znovu.
lite-failed = Hru se nepodařilo spustit: { $why }. Načtěte stránku znovu.

## Místo toho, co stránka říká o serveru

lite-instead-page-away = Něco hru přerušilo. Nic se neztratilo; sama pokračuje.
lite-instead-page-away-sending = Něco hru přerušilo. Co jste zadali, zůstává; hra sama pokračuje.
lite-instead-page-unexpected = Stalo se něco nečekaného ({ $status }). Nic se nezměnilo.
lite-instead-page-forgetful = Tento prohlížeč pro stránku neuchová odškrtnutí ani nastavení: jeho úložiště je plné nebo vypnuté. Uložte si hry do souboru.
lite-instead-server-too-large = To je víc, než lze přijmout najednou.
lite-instead-server-bug = Něco se pokazilo. Nic se nezměnilo.
