### Meldungen des Servers und des Speichers der Spiele.

server-listening = Understudy läuft unter { $address } (Strg-C beendet es)
server-listening-elsewhere = Port { $taken } ist belegt. Understudy läuft unter { $address } (Strg-C beendet es)
server-port-taken = Port { $port } wird von einem anderen Programm benutzt. Wähle einen anderen Port.
server-no-such-address = Dieser Rechner hat keine Adresse { $host }. Nimm 127.0.0.1, 0.0.0.0 oder eine seiner eigenen Adressen.
server-secret = Wer diese Adresse hat, kann mitspielen. Ohne ihren Schlüssel sind die Spiele weder zu sehen noch zu ändern. Scanne den QR-Code mit dem Handy, oder schicke die Adresse deinen Mitspielenden.
server-open-table = Es ist kein Schlüssel nötig: Wer diesen Rechner erreicht, kann deine Spiele sehen, ändern und löschen. Lass --open-table weg, um den Schlüssel zu verlangen.
server-club = Jedes Gerät hat eine eigene Spieleliste. Sollen andere mitspielen oder zuschauen, schicke ihnen einen Link aus dem Menü des Spiels.
server-open-club = Wer diesen Rechner erreicht, kann hier Spiele anlegen. Zu sehen sind nur die eigenen Spiele und solche, zu denen ein Link vorliegt.
server-stranger = Dieser Server verlangt seinen Schlüssel. Öffne die Adresse, die er beim Start gezeigt hat, oder scanne den QR-Code.
server-wrong-secret = Falscher Schlüssel. Vielleicht wurde er erneuert: Nimm die Adresse, die der Server zuletzt gezeigt hat.

server-no-such-game = Es gibt kein Spiel { $id }. Vielleicht wurde es gelöscht.
server-watching = Du schaust diesem Spiel zu. Zum Mitspielen bitte um den Link zum Mitspielen.
server-not-yours = Das kann nur das Gerät, auf dem dieses Spiel angelegt wurde.
server-owner-stays = Dieses Spiel wurde auf diesem Gerät angelegt: Du kannst es löschen, aber nicht aus der Liste nehmen.
server-no-such-link = Dieser Link gilt nicht mehr: Das Spiel wurde gelöscht oder der Link erneuert. Bitte um einen neuen.
server-no-club = Dieser Server hat eine gemeinsame Spieleliste, deshalb gibt es keine Links zu einzelnen Spielen (starte ihn mit --club).
server-no-such-system = Ein Spiel namens { $name } ist nicht installiert.
server-no-such-language = Die Sprache { $language } gibt es nicht.
server-no-such-path = Unter dieser Adresse ist nichts.
server-no-such-sheet = Für { $name } wurde kein Tableau eingegeben.
server-wrong-method = Diese Methode ist an dieser Adresse nicht erlaubt.
server-too-large = Das ist mehr, als der Server auf einmal annimmt. Schicke weniger.
server-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
server-too-many-listeners = Zu viele offene Seiten. Schließe einige.
server-wait = { $minutes ->
    [0] { $seconds ->
        [one] Versuche es in einer Sekunde noch einmal.
       *[other] Versuche es in { $seconds } Sekunden noch einmal.
    }
   *[other] Versuche es in { $minutes } Minuten noch einmal.
}
server-limit-games = Zu viele neue Spiele von diesem Gerät. { server-wait }
server-limit-imports = Zu viele Importe von diesem Gerät. { server-wait }
server-limit-forecasts = Zu viele Prognosen für dieses Gerät. { server-wait }
server-limit-replays = Zu viele Rückblicke in Spiele von diesem Gerät. { server-wait }
server-limit-advice = Zu viele Fragen an den Experten von diesem Gerät. { server-wait }
server-limit-links = Zu viele ausprobierte Links von diesem Gerät. { server-wait }
server-limit-streams = Zu viele offene Seiten, um alle laufend zu aktualisieren. Schließe einige. { server-wait }
server-limit-bytes = Von diesem Gerät kamen zu viele Daten. { server-wait }
server-limit-list = Die Liste dieses Geräts ist voll ({ $count } Spiele). Lösche oder entferne einige.
server-limit-devices = Dieser Link wird schon auf { $count } Geräten benutzt, mehr geht nicht. Bitte um einen neuen Link oder um den Spielstand.
server-changed-too-often = Dieses Spiel hat die Grenze von { $most } Änderungen erreicht. Sichere es als Datei und importiere sie, um weiterzuspielen.
server-bad-request = Die Anfrage ist fehlerhaft: Prüfe { $field }.
server-key-used = Dieser Antwortschlüssel wurde schon für eine andere Antwort benutzt. Nichts hat sich geändert; nimm einen neuen Schlüssel.
server-save-not-ahead = Die Datei ist keine Fortsetzung dieses Spiels. Nichts hat sich geändert.
server-foreign-host = Der Server nimmt diesen Rechnernamen nicht an. Ergänze ihn mit --name.
server-foreign-origin = Eine andere Website wollte hier etwas ändern. Die Anfrage wurde abgelehnt.
server-bug = Im Server ist etwas schiefgegangen. Nichts hat sich geändert. Melde bitte, was du getan hast.

store-newer-schema = Die gespeicherten Spiele stammen von einer neueren Version von Understudy (Format { $found }; diese Version kennt { $known }). Aktualisiere Understudy.
store-not-writable = Die gespeicherten Spiele lassen sich nicht schreiben: { $path }. Schaffe Platz, prüfe, ob der Ordner dir gehört und nicht schreibgeschützt ist, oder wähle mit --data einen anderen.
store-damaged = Die Datei der gespeicherten Spiele ist beschädigt: { $path }. Verschiebe sie (nicht löschen) und starte neu. Der SQLite-Befehl .recover rettet die meisten Spiele.
store-game-damaged = Spiel { $id } ist beschädigt; andere Spiele sind nicht betroffen. Lösche es, oder importiere einen Spielstand davon.
store-gone = Die Datei der gespeicherten Spiele ist verschwunden: { $path }. Lege sie zurück, oder starte Understudy neu.
store-no-home = Kein Benutzerordner gefunden. Gib den Ordner mit --data oder UNDERSTUDY_DATA an.
store-busy = Ein anderes Programm benutzt die gespeicherten Spiele: { $path }. Schließe es, oder versuche es gleich noch einmal.
store-database-refused = Die Datenbank der Spiele lässt sich nicht öffnen: { $path }. Sie meldet: { $reason }
store-database-away = Die Datenbank antwortet nicht: { $path }. Versuche es gleich noch einmal; gespeicherte Spiele sind nicht verloren.
store-database-not-writable = Die Datenbank der Spiele lässt sich nicht schreiben: { $path }. Prüfe, ob ihre Platte Platz hat, ob sie schreibgeschützt ist und ob ihr Benutzer Tabellen anlegen und ändern darf.
store-database-damaged = Die Datenbank der Spiele ist unvollständig oder beschädigt: { $path }. Spiele eine Sicherung ein, oder wähle mit --database eine andere.
store-database-encoding = Die Datenbank { $path } benutzt die Kodierung { $encoding }. Lege eine mit der Kodierung UTF8 an.
store-bad-database = Das ist keine PostgreSQL-Adresse. Beispiel: postgresql://USER:PASSWORD@HOST/DATABASE
store-needs-driver = PostgreSQL braucht ein weiteres Paket. Installiere es mit: pip install understudy-games[club]
store-id-taken = Spiel { $id } gibt es schon.
store-no-longer-replays = Dieses Spiel wurde nach anderen Regeln gespielt (Version { $saved }, jetzt { $ours }) und lässt sich nicht mehr nachspielen. Seine Antworten bleiben erhalten; sichere sie mit „understudy games export“.
store-nothing-kept = Hier gibt es keine gespeicherten Spiele: { $path }
store-not-empty = Es gibt schon Spiele. Sichere sie zuerst; mit --replace ersetzt die Sicherung dann alle. Nichts hat sich geändert.
store-no-backup = Das ist keine Sicherung von Understudy. Wähle eine Datei, die „understudy backup“ geschrieben hat. Nichts hat sich geändert.
store-backup-damaged = Die Sicherung ist unvollständig oder beschädigt. Nichts hat sich geändert. Nimm eine ältere Sicherung.
store-backup-newer = Die Sicherung stammt von einer neueren Version von Understudy. Aktualisiere Understudy. Nichts hat sich geändert.
