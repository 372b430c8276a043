### Stránka, která nepotřebuje server: všechno se děje na tomto zařízení.

lite-preparing = Připravuje se (jen při prvním spuštění) …
lite-downloading = První stažení herního enginu: { $done }/{ $total } MB
lite-downloading-advice = První stažení rádce: { $done }/{ $total } MB
lite-needs = Understudy potřebuje novější prohlížeč: Chrome nebo Edge od verze 111, Firefox od 114, Safari od 16.4, se zapnutým JavaScriptem. Otevřete je na adrese, která začíná https: jako soubor se nespustí.
lite-lacking = Tomuto prohlížeči chybí, co Understudy potřebuje: { $what }. Použijte Chrome nebo Edge od verze 111, Firefox od 114 nebo Safari od 16.4, na adrese s https.
lite-insecure = Prohlížeč dovolí této stránce ukládat hry jen na adrese, která začíná https. Otevřete { $address }. Pokud tam nic není, musí správce stránky https zařídit.
lite-no-storage = Tento prohlížeč pro stránku neukládá data, takže se tu nedá hrát. Použijte běžné (ne anonymní) okno, nebo této adrese ukládání povolte.
lite-full = Na uložení odpovědi není místo. Vše dosavadní je v bezpečí. Uložte hry do souboru nebo smažte dohrané hry a odpovězte znovu.
lite-wiped = Prohlížeč smazal data této stránky i se všemi hrami. Otevřenou hru ještě můžete zachránit: v její nabídce zvolte „{ page-save }“. Pak stránku načtěte znovu.
lite-offline = Síť vypadla, než bylo vše staženo. Jakmile budete připojeni, bude to samo pokračovat. Potom už síť není potřeba.
lite-no-weights = Rádce se musí jednou stáhnout, a to se nepodařilo. Připojte se k síti a zeptejte se znovu. Vaší hry se to netýká.
lite-failed = Hru se nepodařilo spustit: { $why }. Načtěte stránku znovu.

## Místo toho, co stránka říká o serveru

lite-instead-page-away = Hra byla přerušena. Nic se neztratilo; pokračuje automaticky.
lite-instead-page-away-sending = Hra byla přerušena. Co jste zadali, je uloženo; hra pokračuje automaticky.
lite-instead-page-unexpected = Stalo se něco nečekaného ({ $status }). Nic se nezměnilo. Načtěte stránku znovu.
lite-instead-page-forgetful = Tento prohlížeč nemůže pro stránku ukládat odškrtnutí ani nastavení (úložiště je plné nebo blokované). Uložte si hry do souboru.
lite-instead-server-too-large = To je na jeden import příliš mnoho. Zvolte menší soubor.
lite-instead-server-bug = Něco se pokazilo. Nic se nezměnilo. Dejte nám prosím vědět, co jste dělali.
