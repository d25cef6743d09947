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

told-club-unreached = Der Verein ist nicht zu erreichen; was gespielt wird, bleibt aufgehoben und wird später gesendet.
club-hindered-unreached = Der Broker antwortet nicht ({ $why }). Sieh nach, ob er läuft und ob dieser Tisch in seinem Netz ist.
club-hindered-unknown = Der Broker kennt diesen Benutzer oder dieses Passwort nicht ({ $why }).
club-hindered-forbidden = Der Broker lässt diesen Tisch nicht von sich erzählen ({ $why }): Sein Benutzer muss heißen wie der Tisch, oder die Zugriffsliste etwas anderes sagen.
club-hindered-untrusted = Das Zertifikat des Brokers ist keines, das dieser Tisch kennt ({ $why }). Nenne mit club.authority in den Einstellungen die Stelle des Vereins.
club-hindered-no-mqtt = Was dort antwortet, spricht kein MQTT 5 ({ $why }). Sieh Rechner und Port nach.

club-way = Verein
club-title = Der Verein
club-off = Was hier gespielt wird, kann an einen Verein gehen, bei dem viele Tische zusammenkommen: jede Entscheidung, der Punktestand und Rufe nach dem Schiedsrichter. Das Spiel wartet nie darauf. Es ist aus, bis du es einschaltest.
club-address = Adresse des Vereins
club-address-title = Die Adresse des Vereins: Broker und Verein
club-switch-on = Einschalten
club-switch-off = Ausschalten
club-call = Schiedsrichter rufen
club-withdraw = Schiedsrichter gerufen · zurücknehmen
club-place = Tisch { $table } bei { $address }
club-connecting = Verbindung wird aufgebaut …
club-there = Verbunden: Der Verein folgt diesem Tisch.
club-broker-alone = Mit dem Broker verbunden; der Bildschirm des Vereins ist nicht da.
club-waiting = { $count ->
    [0] Nichts wartet darauf, gesendet zu werden.
    [one] Ein Ereignis wartet darauf, gesendet und gezählt zu werden.
   *[other] { $count } Ereignisse warten darauf, gesendet und gezählt zu werden.
}
club-next = Als Nächste hier
club-next-game = Als Nächste hier: { $game }
told-club-next = Als Nächste hier: { $players }.
told-club-stopped = Das Programm, das an den Verein sendet, ist mehrmals gescheitert und ausgeschaltet. Schalte es auf der Seite „Verein“ wieder ein.
help-play-club = was anerkannt wird, an den Broker eines Vereins senden, etwa mqtt://192.168.1.5/verein; das Passwort kommt aus der Variablen COMPANION_CLUB_PASSWORD oder aus einer Datei, nie von hier
meta-club = mqtt[s]://[BENUTZER@]RECHNER[:PORT]/VEREIN
trouble-settings-club = In den Einstellungen { $file } muss „{ $name }“ eine Tabelle sein, etwa [club] mit address = "mqtt://192.168.1.5/verein".
trouble-settings-club-key = In den Einstellungen { $file } muss „{ $held }“ unter [{ $name }] ein Text sein, oder true oder false bei „on“ und „home_assistant“.
