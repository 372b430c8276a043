# Co dělají vaše karty tapiserie a civilizace.

## Karty tapiserie

tapestry-card-does-academia = Získáte 3 VB za každou kartu technologie, kterou vynaleznete, a za každou kartu tapiserie, kterou získáte.
tapestry-card-does-age-of-discovery = Hoďte kostkou vědy. Všichni postoupí na této stupnici; přínos získáte a bonus můžete koupit jen vy.
tapestry-card-does-age-of-sail = Při každém průzkumu si nejprve vezměte tři dílky území; pak můžete dát jeden dílek protihráči za 3 VB.
tapestry-card-does-age-of-wonders = Porovnejte dominanty: máte-li sami nejméně, získáte 2 zdroje; máte-li sami nejvíc, 12 VB; jinak 1 zdroj a 6 VB.
tapestry-card-does-alliance = Zvolte protihráče: nesmíte dobývat jeden druhého. Když vylepší kartu technologie, získáte její přínos také.
tapestry-card-does-boast-of-superiority = Získáte 4 VB za každou stupnici, na které není žádný žeton před vaším.
tapestry-card-does-broker-of-peace = Nesmíte postupovat na stupnici vojenství. Získáte 3 VB pokaždé, když tam postoupí protihráč.
tapestry-card-does-capitalism = Při příjmu získáte 2 VB za každou minci. Každá získaná tržnice dá i 1 minci.
tapestry-card-does-coal-baron = Vezměte dílek území a prozkoumejte s ním. Pak si každý soused vezme jeden.
tapestry-card-does-colonialism = Zvolte dílek území, který ovládáte. Za každou krajinu na něm získáte: hory dělníka, louka kulturu, les jídlo, poušť minci.
tapestry-card-does-dark-ages = Vraťte se o jedno políčko na třech stupnicích, pak třikrát postupte na čtvrté. Bez přínosů a bonusů.
tapestry-card-does-democracy = Táhněte tři karty tapiserie. Pak jich odhoďte libovolně mnoho, každou za 2 VB.
tapestry-card-does-dictatorship = Postupte na kterékoli stupnici, s přínosem i bonusem. Do konce vašeho příštího tahu tam protihráči nesmějí postoupit.
tapestry-card-does-diplomacy = Každý hráč získá 1 zdroj. Vy si také vezmete jednu budovu z karty blahobytu.
tapestry-card-does-dystopia = Vezměte kteroukoli volnou dominantu stupnic.
tapestry-card-does-empiricism = Získáte 2 VB, když postoupíte na stupnici vědy. Kostkou vědy házíte dvakrát a jeden výsledek si vyberete.
tapestry-card-does-espionage = Tato karta působí jako karta tapiserie, která leží lícem nahoru na kartě blahobytu.
tapestry-card-does-exploitation = Při průzkumu můžete místo VB získat přínos dílku dvakrát.
tapestry-card-does-feudalism = Získáte 1 zdroj, nebo 3 VB za každou svou dominantu.
tapestry-card-does-golden-age = Vylepšení nepotřebují splněnou podmínku. Za každé získáte 3 VB.
tapestry-card-does-guilds = Zaplaťte 5, 10 nebo 15 VB za 1, 2 nebo 3 zdroje, nebo naopak.
tapestry-card-does-industrialism = Když vynaleznete kartu technologie, získáte hned přínos jejího kruhu.
tapestry-card-does-marriage-of-state = Zvolte protihráče a stupnici. Každý přínos, který tam získá, získáte také, nikdy však bonus.
tapestry-card-does-mercantilism = Při příjmu můžete jídlo vyměnit za jiné zdroje; za každé 2 VB.
tapestry-card-does-meritocracy = Vynalezněte kartu technologie, pak získáte 2 VB za každou svou kartu technologie.
tapestry-card-does-militarism = Po průzkumu území na něj můžete položit žeton osídlení.
tapestry-card-does-monarchy = Získáte 3 VB za každou budovu, kterou postavíte v hlavním městě.
tapestry-card-does-oil-magnate = Zvolte stupnici. Vy i vaši sousedé tam můžete postoupit; přínos získáte a bonus můžete koupit jen vy.
tapestry-card-does-olympic-host = Každý může zaplatit dělníka za 10 VB. Pokud to udělal protihráč, vezměte si budovu z karty blahobytu, jinak 1 minci.
tapestry-card-does-pillage-and-plunder = Když povalíte žeton protihráče, získáte výsledek obou kostek dobývání. Léčky proti vám nelze použít.
tapestry-card-does-pirate-rule = Když dobudete dílek území, získáte také jeho přínos.
tapestry-card-does-plea-for-aid = Získáte 2 VB a 1 zdroj za každou stupnici, na které jsou všechny ostatní žetony před vaším.
tapestry-card-does-renaissance = Postupte jednou na každé stupnici bez přínosů. Dosažené bonusy jsou zdarma.
tapestry-card-does-revisionism = Dominanta získaná na stupnici dá i 1 zdroj. Kde už je zabraná, získáte zbrojnici.
tapestry-card-does-revolution = Získáte 1 zdroj, nebo postavíte až tři své povalené žetony osídlení a povalíte ty nad nimi.
tapestry-card-does-socialism = Na zvolené stupnici se přesuňte k nejbližšímu protihráči před vámi nebo za vámi. Bez přínosu a bonusu.
tapestry-card-does-steam-tycoon = Vezměte vyloženou kartu technologie a vylepšete ji. Pak si každý soused může vzít jednu z balíčku.
tapestry-card-does-technocracy = Jste-li v této epoše první, vynalezněte kartu technologie a vylepšete ji; jinak 3 VB za každého protihráče.
tapestry-card-does-terraforming = Smíte stavět na nepřístupných políčkách; pokaždé za 5 VB.
tapestry-card-does-theocracy = Nesmíte postupovat na stupnici vědy. Za vstup na nový stupeň kterékoli stupnice získáte 4 VB.
tapestry-card-does-trade-economy = Zvolte políčko, na kterém stojí protihráč: vy získáte jeho přínos, protihráč bonus zdarma.
tapestry-card-does-trap = Odhoďte ji, když protihráč dobývá vaše území: nový žeton se povalí, území ovládáte dál a získáte 1 zdroj. Zahraná: 10 VB.
tapestry-card-does-tyranny = Když získáte kartu tapiserie, můžete ji hned zahrát přes tuto, za 5 VB.
tapestry-card-does-wartime-economy = Bonusy za jeden zdroj jsou zdarma.

## Civilizace

tapestry-civilization-does-alchemists = Při 2. až 5. zvýšení blahobytu: házejte kostkou vědy a označujte stupnice, dokud chcete. Padne-li označená, končíte a získáte 1 zdroj. Když přestanete, smíte na každé označené postoupit bez přínosu; na konci stupnice 5 VB.
tapestry-civilization-does-architects = Čtvrť s budovami jediného druhu dá o zdroj víc, řada nebo sloupec jediného druhu o 1 VB víc.
tapestry-civilization-does-craftsmen = Budovy smíte stavět do svých tří sloupců, odspodu, a získáte zakrytý symbol.
tapestry-civilization-does-entertainers = Při 2. až 5. zvýšení blahobytu: posuňte svůj žeton po čáře doprava a získejte symbol.
tapestry-civilization-does-futurists = Začínáte o čtyři políčka dál na každé stupnici, bez přínosů a dominant, s jedním zdrojem každého druhu.
tapestry-civilization-does-heralds = Při 2. až 5. zvýšení blahobytu: položte jeden ze čtyř žetonů na kartu tapiserie s jednorázovým efektem a získejte ho.
tapestry-civilization-does-historians = Při 2. až 5. zvýšení blahobytu: odhoďte dílek území, dejte protihráči žeton a uvolněte čtverec. Když takový protihráč získá dominantu, získáte všechny volné čtverce.
tapestry-civilization-does-inventors = Při 2. až 5. zvýšení blahobytu: položte jeden ze čtyř žetonů na kartu technologie kteréhokoli hráče; vylepší se bez podmínky a získáte její přínos.
tapestry-civilization-does-isolationists = Když dobudete prázdné území, můžete přidat jeden ze čtyř žetonů, takže je v bezpečí, a získat 1 zdroj. Na konci: VB za největší oblast jedné krajiny.
tapestry-civilization-does-leaders = Při 2. až 5. zvýšení blahobytu: zakryjte vůdce a postupte na jeho stupnici s přínosem, bez bonusu.
tapestry-civilization-does-merrymakers = Při 2. až 5. zvýšení blahobytu: posuňte jeden ze tří žetonů ve sloupci vzhůru a získejte, co tam je.
tapestry-civilization-does-militants = Žetony osídlení berete ze dvou řad této karty. Při každém zvýšení blahobytu získáte všechny odkryté symboly.
tapestry-civilization-does-mystics = Předpovězte čtyři čísla: karty technologií, čtvrti, území, dokončené stupnice. Každé dosažené dá 1 zdroj, každé na konci přesné 10 VB.
tapestry-civilization-does-nomads = Budovy a dominanty můžete stavět i na herní plán: k svému jedinému žetonu za 1 zdroj, nebo na prázdné území vedle svého, které pak ovládáte.
tapestry-civilization-does-the-chosen = Při 2. až 5. zvýšení blahobytu: 1 VB za každého protihráče za každou stupnici, kterou vedete nebo jste dokončili, a 1 zdroj za každý úspěch, na konci po 5 VB.
tapestry-civilization-does-traders = Při 2. až 5. zvýšení blahobytu: položte jeden ze čtyř žetonů na prázdné území za 1 VB za každé sousední území protihráčů, nebo k jedinému cizímu žetonu osídlení za přínos území.
