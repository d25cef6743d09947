# Ein Vereinsabend: viele Tische treffen sich bei einem Broker.

unfit-club-address = „{ $given }“ ist keine Adresse eines Vereins; gib Broker und Verein an, etwa „mqtt://192.168.1.5/verein“ oder „mqtts://tisch7@broker.local:8883/verein“; der Verein ist ein Wort ohne „/“, „+“, „#“ und „$“.
unfit-club-password-shown = „{ $given }“ enthielt ein Passwort, das jeder an diesem Rechner lesen könnte; lass es weg und leg es in die Variable COMPANION_CLUB_PASSWORD oder in eine Datei (club.password in den Einstellungen).
unfit-club-table = „{ $given }“ ist kein Name eines Tisches; gib 1 bis 32 Buchstaben ohne Akzente und Umlaute, Ziffern, „-“ oder „_“ an, etwa „7“.
trouble-club-file-unread = Die Datei { $file } aus den Einstellungen des Vereins kann nicht gelesen werden: { $why }. Leg sie dorthin, oder berichtige [club] in den Einstellungen.
trouble-club-file-not-utf8 = Die Datei { $file } mit dem Passwort des Vereins ist kein UTF-8-Text; schreib sie neu.
trouble-club-authority = Die Datei { $file } enthält kein Zertifikat (PEM), an dem der Broker des Vereins zu erkennen wäre; gib mit club.authority in den Einstellungen das der Stelle an, die das des Brokers unterschrieben hat.
unfit-club-message-large = Eine Nachricht „{ $kind }“ hat mehr als { $most } KiB und bleibt unbeachtet.
unfit-club-message-json = Eine Nachricht „{ $kind }“ ist kein JSON-Objekt in UTF-8 und bleibt unbeachtet.
unfit-club-message-key = Einer Nachricht „{ $kind }“ fehlt „{ $name }“, oder dort steht, was bei keiner dieser Art steht; sie bleibt unbeachtet.

club-table = Tisch { $table }
club-illegal-play = Ungültiger Zug
club-to-move = Am Zug

told-club-unreached = Der Verein ist nicht zu erreichen; was gespielt wird, bleibt aufgehoben und wird später gesendet. { $why }
club-hindered-unreached = Der Broker antwortet nicht ({ $why }). Sieh nach, ob er läuft und ob dieser Tisch in seinem Netz ist.
club-hindered-unknown = Der Broker kennt diesen Benutzer oder dieses Passwort nicht ({ $why }).
club-hindered-forbidden = Der Broker lässt diesen Tisch nicht von sich erzählen ({ $why }): Sein Benutzer muss heißen wie der Tisch, oder die Zugriffsliste etwas anderes sagen.
club-hindered-untrusted = Das Zertifikat des Brokers ist keines, das dieser Tisch kennt ({ $why }). Nenne mit club.authority in den Einstellungen die Stelle des Vereins.
club-hindered-no-mqtt = Was dort antwortet, spricht kein MQTT 5 ({ $why }). Sieh Rechner und Port nach.
