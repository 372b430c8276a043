### Server a jeho uložené hry: co říkají, když něco nejde.

server-listening = Understudy běží na { $address } (ukončíte ho klávesami Ctrl-C)
server-listening-elsewhere = Port { $taken } je obsazený. Understudy běží na { $address } (ukončíte ho klávesami Ctrl-C)
server-port-taken = Port { $port } používá jiný program. Zvolte jiný port.
server-no-such-address = Tento počítač nemá adresu { $host }. Použijte 127.0.0.1, 0.0.0.0 nebo některou z jeho adres.
server-secret = Kdo má tuto adresu, může hrát. Bez tajného kódu v ní nelze hry vidět ani měnit. Naskenujte QR kód telefonem, nebo adresu pošlete spoluhráčům.
server-open-table = Tajný kód se nevyžaduje: každý, kdo se dostane k tomuto počítači, může vaše hry vidět, měnit i mazat. Bez volby --open-table se kód vyžaduje.
server-club = Každé zařízení má vlastní seznam her. Kdo má hrát s vámi nebo přihlížet, tomu pošlete odkaz z nabídky hry.
server-open-club = Každý, kdo se dostane k tomuto počítači, tu může zakládat hry. Vidí jen své vlastní a ty, na které má odkaz.
server-stranger = Tento server vyžaduje tajný kód. Otevřete adresu, kterou vypsal při spuštění, nebo naskenujte QR kód.
server-wrong-secret = Nesprávný tajný kód. Možná byl obnoven: použijte adresu, kterou server vypsal naposledy.

server-no-such-game = Hra { $id } neexistuje. Možná byla smazána.
server-watching = Této hře přihlížíte. Chcete-li hrát, požádejte o odkaz ke hraní toho, kdo ji založil.
server-not-yours = To může jen zařízení, které tuto hru založilo.
server-owner-stays = Tato hra byla založena na tomto zařízení: lze ji smazat, ale ne odebrat ze seznamu.
server-no-such-link = Tento odkaz už neplatí: hra byla smazána, nebo byl odkaz obnoven. Požádejte o nový.
server-no-club = Tento server má jeden společný seznam her, proto tu nejsou odkazy na jednotlivé hry (spusťte ho s --club).
server-no-such-system = Hra { $name } není nainstalovaná.
server-no-such-language = Jazyk { $language } není k dispozici.
server-no-such-path = Na této adrese nic není.
server-no-such-sheet = Pro { $name } není zadána žádná deska.
server-wrong-method = Tato metoda není na této adrese povolena.
server-too-large = To je víc, než server najednou přijme. Pošlete méně.
server-busy = Server je vytížený. Zkuste to za chvíli znovu.
server-too-many-listeners = Je otevřeno příliš mnoho stránek. Některé zavřete.
server-wait = { $minutes ->
    [0] { $seconds ->
        [one] Zkuste to znovu za sekundu.
        [few] Zkuste to znovu za { $seconds } sekundy.
       *[other] Zkuste to znovu za { $seconds } sekund.
    }
    [few] Zkuste to znovu za { $minutes } minuty.
   *[other] Zkuste to znovu za { $minutes } minut.
}
server-limit-games = Příliš mnoho nových her z tohoto zařízení. { server-wait }
server-limit-imports = Příliš mnoho importů z tohoto zařízení. { server-wait }
server-limit-forecasts = Příliš mnoho předpovědí pro toto zařízení. { server-wait }
server-limit-replays = Příliš mnoho pohledů do historie her z tohoto zařízení. { server-wait }
server-limit-advice = Příliš mnoho dotazů na experta z tohoto zařízení. { server-wait }
server-limit-links = Z tohoto zařízení bylo vyzkoušeno příliš mnoho odkazů. { server-wait }
server-limit-streams = Je otevřeno příliš mnoho stránek, než aby se všechny hned obnovovaly. Některé zavřete. { server-wait }
server-limit-bytes = Z tohoto zařízení bylo posláno příliš mnoho dat. { server-wait }
server-limit-list = Seznam tohoto zařízení je plný (her: { $count }). Některé smažte nebo odeberte.
server-limit-devices = Tento odkaz už má nejvyšší dovolený počet zařízení: { $count }. Požádejte o nový odkaz, nebo o soubor s hrou.
server-changed-too-often = Tato hra dosáhla meze { $most } změn. Chcete-li pokračovat, uložte ji do souboru a ten importujte.
server-bad-request = Požadavek je neplatný: zkontrolujte { $field }.
server-key-used = Klíč této odpovědi už byl použit pro jinou. Nic se nezměnilo; použijte nový klíč.
server-save-not-ahead = Soubor nenavazuje na tuto hru. Nic se nezměnilo.
server-foreign-host = Server toto jméno nepřijímá. Přidejte ho pomocí --name.
server-foreign-origin = Jiný web se tu pokusil něco změnit. Požadavek byl odmítnut.
server-bug = V serveru nastala chyba. Nic se nezměnilo. Dejte nám prosím vědět, co jste dělali.

store-newer-schema = Uložené hry vytvořila novější verze Understudy (formát { $found }, tato zná { $known }). Aktualizujte ji, prosím.
store-not-writable = Do uložených her nelze zapisovat: { $path }. Uvolněte místo na disku, ověřte, že složka patří vám a není jen pro čtení, nebo zvolte jinou složku pomocí --data.
store-damaged = Soubor s uloženými hrami je poškozený: { $path }. Přesuňte ho jinam (nemažte ho) a spusťte Understudy znovu. Příkaz .recover z SQLite většinu her zachrání.
store-game-damaged = Hra { $id } je poškozená; ostatní hry ne. Smažte ji, nebo importujte její soubor.
store-gone = Soubor s uloženými hrami zmizel: { $path }. Vraťte ho, nebo spusťte Understudy znovu.
store-no-home = Domovská složka nenalezena. Složku určete pomocí --data nebo UNDERSTUDY_DATA.
store-busy = Uložené hry právě používá jiný program: { $path }. Zavřete ho, nebo to za chvíli zkuste znovu.
store-database-refused = Databázi uložených her nelze otevřít: { $path }. Hlásí: { $reason }
store-database-away = Databáze neodpovídá: { $path }. Zkuste to za chvíli znovu; uložené hry se neztratily.
store-database-not-writable = Do databáze uložených her nelze zapisovat: { $path }. Ověřte, že má na disku místo, není jen pro čtení a její uživatel smí vytvářet a měnit tabulky.
store-database-damaged = Databáze uložených her je neúplná nebo poškozená: { $path }. Obnovte ji ze zálohy, nebo zvolte jinou databázi pomocí --database.
store-database-encoding = Databáze { $path } používá kódování { $encoding }. Vytvořte databázi s kódováním UTF8.
store-bad-database = Toto není adresa PostgreSQL. Příklad: postgresql://UŽIVATEL:HESLO@POČÍTAČ/DATABÁZE
store-needs-driver = PostgreSQL potřebuje další balíček. Nainstalujte ho: pip install understudy-games[club]
store-id-taken = Hra { $id } už existuje.
store-no-longer-replays = Tato hra se hrála podle jiných pravidel (verze { $saved }, nyní { $ours }) a už ji nelze přehrát. Její odpovědi zůstávají; exportujete je příkazem „understudy games export“.
store-nothing-kept = Nejsou tu žádné uložené hry: { $path }
store-not-empty = Už tu jsou hry. Nejdřív je zálohujte; s --replace je pak všechny nahradí záloha. Nic se nezměnilo.
store-no-backup = Toto není záloha Understudy. Zvolte soubor, který zapsal příkaz „understudy backup“. Nic se nezměnilo.
store-backup-damaged = Záloha je neúplná nebo poškozená. Nic se nezměnilo. Použijte starší zálohu.
store-backup-newer = Zálohu vytvořila novější verze Understudy. Aktualizujte prosím. Nic se nezměnilo.
