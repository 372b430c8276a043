### Die Seite ohne Server: Alles läuft auf diesem Gerät.

lite-preparing = Vorbereitung (nur beim ersten Start) …
lite-downloading = Erster Download der Spiel-Engine: { $done } von { $total } MB
lite-downloading-advice = Erster Download des Experten: { $done } von { $total } MB
lite-needs = Understudy braucht einen neueren Browser: Chrome oder Edge ab 111, Firefox ab 114, Safari ab 16.4, mit eingeschaltetem JavaScript. Öffne es unter einer Adresse, die mit https beginnt: Als Datei geöffnet startet es nicht.
lite-lacking = Diesem Browser fehlt, was Understudy braucht: { $what }. Nimm Chrome oder Edge ab 111, Firefox ab 114 oder Safari ab 16.4, an einer https-Adresse.
lite-insecure = Der Browser lässt diese Seite Spiele nur an einer Adresse speichern, die mit https beginnt. Öffne { $address }. Ist dort nichts, muss https für diese Seite erst eingerichtet werden.
lite-no-storage = Dieser Browser speichert für diese Seite keine Daten, deshalb kann hier nicht gespielt werden. Nimm ein normales (kein privates) Fenster, oder erlaube das Speichern für diese Adresse.
lite-full = Für deine Antwort ist kein Platz. Alles bis hierher ist sicher. Sichere deine Spiele als Datei oder lösche beendete Spiele, dann antworte noch einmal.
lite-wiped = Dieser Browser hat die Daten dieser Seite gelöscht, auch alle Spiele. Das offene Spiel lässt sich noch sichern: Wähle in seinem Menü „{ page-save }“. Lade die Seite danach neu.
lite-offline = Die Verbindung brach ab, bevor alles geladen war. Understudy macht weiter, sobald du verbunden bist. Danach ist kein Netz nötig.
lite-no-weights = Der Experte muss einmal heruntergeladen werden; das hat nicht geklappt. Verbinde dich mit dem Netz und frage noch einmal. Dein Spiel ist nicht betroffen.
lite-failed = Das Spiel konnte nicht gestartet werden: { $why }. Lade die Seite neu.

## Ersatz für Meldungen über einen Server

lite-instead-page-away = Das Spiel wurde unterbrochen. Nichts ist verloren; es geht von selbst weiter.
lite-instead-page-away-sending = Das Spiel wurde unterbrochen. Deine Eingabe ist gesichert; es geht von selbst weiter.
lite-instead-page-unexpected = Etwas Unerwartetes ist passiert ({ $status }). Nichts wurde geändert. Lade die Seite neu.
lite-instead-page-forgetful = Dieser Browser kann Häkchen und Einstellungen dieser Seite nicht speichern (Speicher voll oder gesperrt). Sichere deine Spiele als Datei.
lite-instead-server-too-large = Das ist zu groß für einen Import. Wähle eine kleinere Datei.
lite-instead-server-bug = Etwas ist schiefgegangen. Nichts hat sich geändert. Melde bitte, was du getan hast.
