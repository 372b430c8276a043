### Server a jeho uložené hry: co říkají, když něco nejde.

server-listening = Understudy běží na { $address } (ukončíte ho klávesami Ctrl-C)
server-listening-elsewhere = Port { $taken } je obsazený. Understudy běží na { $address } (ukončíte ho klávesami Ctrl-C)
server-port-taken = Port { $port } používá jiný program.
server-no-such-address = Tento počítač nemá adresu { $host }.
server-secret = Kdo má tuto adresu, může hrát. Bez tajného kódu v ní nikdo žádnou hru neuvidí ani nezmění. Naskenujte ji telefonem, nebo ji pošlete spoluhráčům.
server-open-table = Stůl je otevřený: každý, kdo se v síti dostane k tomuto počítači, může vaše hry vidět, měnit i mazat. Bez volby --open-table cizí lidé dovnitř nemohou.
server-club = Každé zařízení má vlastní seznam her. Kdo má hrát s vámi nebo přihlížet, dostane odkaz z nabídky hry.
server-open-club = Každý, kdo se v síti dostane k tomuto počítači, tu může zakládat hry. Vidí své vlastní a ty, na které dostal odkaz.
server-stranger = Tento stůl chce svůj tajný kód. Otevřete adresu, kterou vypsal server, nebo naskenujte obrázek vedle ní.
server-wrong-secret = To není tajný kód tohoto stolu. Možná byl obnoven: podívejte se na adresu, kterou server vypsal naposledy.

server-no-such-game = Hra { $id } neexistuje. Možná byla smazána.
server-watching = Této hře přihlížíte. O odkaz ke hraní požádejte toho, kdo ji založil.
server-not-yours = To může jen zařízení, které tuto hru založilo.
server-owner-stays = Tato hra byla založena na tomto zařízení: lze ji smazat, ale ne jen vyřadit ze seznamu.
server-no-such-link = Tento odkaz už nic neotevře: hra byla smazána, nebo k ní vznikl nový odkaz. Požádejte o něj.
server-no-club = Zde mají všichni společný seznam her: odkazy na jednotlivé hry tu nejsou.
server-no-such-system = Hra { $name } není nainstalovaná.
server-no-such-language = Pro jazyk { $language } nejsou k dispozici texty.
server-no-such-path = Na této adrese nic není.
server-no-such-sheet = Pro { $name } není nic zadáno.
server-wrong-method = Tohle na této adrese nejde.
server-too-large = To je víc, než server najednou přijme.
server-busy = Právě je příliš mnoho práce. Zkuste to za chvíli znovu.
server-too-many-listeners = Je otevřeno příliš mnoho obrazovek. Některé zavřete.
server-wait = { $minutes ->
    [0] { $seconds ->
        [one] Zkuste to znovu za sekundu.
        [few] Zkuste to znovu za { $seconds } sekundy.
       *[other] Zkuste to znovu za { $seconds } sekund.
    }
    [few] Zkuste to znovu za { $minutes } minuty.
   *[other] Zkuste to znovu za { $minutes } minut.
}
server-limit-games = Odtud bylo založeno mnoho nových her. { server-wait }
server-limit-imports = Odtud bylo přineseno mnoho her. { server-wait }
server-limit-forecasts = Odtud bylo žádáno o mnoho předpovědí. { server-wait }
server-limit-links = Odtud bylo vyzkoušeno mnoho odkazů. { server-wait }
server-limit-streams = Je tu otevřeno příliš mnoho obrazovek, než aby se každá o změnách dozvěděla hned. Některé zavřete. { server-wait }
server-limit-bytes = Odtud bylo posláno velmi mnoho dat. { server-wait }
server-limit-list = Na seznamu tohoto zařízení je { $count } her, víc jich být nemůže. Některé smažte, nebo je ze seznamu odeberte.
server-limit-devices = Tuto hru má přes tento odkaz { $count } zařízení, víc jich být nemůže. Požádejte o nový odkaz, nebo o hru jako soubor.
server-changed-too-often = Tato hra byla změněna { $most }krát, častěji to nejde. Uložte ji do souboru a ten přineste; tak můžete pokračovat.
server-bad-request = Požadavek nelze přečíst: zkontrolujte { $field }.
server-key-used = Klíč této odpovědi už byl použit pro jinou. Nic se nezměnilo; vymyslete nový klíč.
server-save-not-ahead = Soubor nenavazuje na to, kde tato hra stojí. Nic se nezměnilo.
server-foreign-host = Na toto jméno server neodpovídá.
server-foreign-origin = Jiný web se tu pokusil něco změnit. Bylo to odmítnuto.
server-bug = V serveru nastala chyba. Nic se nezměnilo.

store-newer-schema = Uložené hry vytvořila novější verze Understudy (formát { $found }, tato zná { $known }). Aktualizujte ji, prosím.
store-not-writable = Do uložených her nelze zapisovat: { $path }. Uvolněte místo na disku, ověřte, že složka i soubor patří vám a nejsou jen pro čtení, nebo zvolte jinou složku pomocí --data.
store-damaged = Soubor s uloženými hrami je poškozený: { $path }. Přesuňte ho do jiné složky, nemažte ho, a spusťte Understudy znovu. Příkaz .recover z SQLite z něj většinu her zachrání.
store-game-damaged = Uložená hra { $id } je poškozená; ostatní hry ne. Smažte ji, nebo načtěte její uložený soubor.
store-gone = Soubor s uloženými hrami někdo odstranil: { $path }. Vraťte ho, nebo spusťte Understudy znovu.
store-no-home = Není domovská složka, kam by se hry uložily. Určete ji pomocí --data nebo UNDERSTUDY_DATA.
store-busy = Uložené hry právě používá jiný program: { $path }. Zavřete ho, nebo chvíli počkejte, a zkuste to znovu.
store-database-refused = Databázi uložených her nelze otevřít: { $path }. Hlásí: { $reason }
store-database-away = Databáze uložených her neodpovídá: { $path }. Chvíli počkejte a zkuste to znovu; co se uložilo, se neztratilo.
store-database-not-writable = Do databáze uložených her nelze zapisovat: { $path }. Ověřte, že má na disku místo, není jen pro čtení a její uživatel smí vytvářet a měnit tabulky.
store-database-damaged = V databázi uložených her něco chybí nebo je poškozené: { $path }. Obnovte ji ze zálohy, nebo zvolte jinou databázi pomocí --database.
store-database-encoding = Databáze { $path } ukládá texty v kódování { $encoding }. Uložené hry potřebují databázi vytvořenou s kódováním UTF8.
store-bad-database = Toto není adresa databáze PostgreSQL. Vypadá takto: postgresql://UŽIVATEL:HESLO@POČÍTAČ/DATABÁZE
store-needs-driver = Pro PostgreSQL chybí balíček. Nainstalujte ho: pip install understudy[club]
store-id-taken = Hra { $id } už existuje.
store-no-longer-replays = Tato hra se hrála podle jiných pravidel (verze { $saved }, nyní { $ours }) a už nesedí. Její odpovědi zůstávají uložené.
store-nothing-kept = Zatím tu nejsou uložené žádné hry: { $path }
store-not-empty = Už tu jsou hry. Nejdřív je zálohujte; s --replace je pak všechny nahradí obsah souboru. Nic se nezměnilo.
store-no-backup = To není záloha Understudy. Nic se nezměnilo.
store-backup-damaged = Záloha je neúplná nebo poškozená. Nic se nezměnilo; vezměte starší.
store-backup-newer = Zálohu vytvořila novější verze Understudy. Aktualizujte prosím. Nic se nezměnilo.
