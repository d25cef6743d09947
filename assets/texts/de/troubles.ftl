# Was mit den eigenen Dateien nicht stimmt, und was zu tun ist.

trouble-settings-unread = Die Einstellungen { $file } sind nicht lesbar ({ $why }); die Datei berichtigen oder löschen.
trouble-settings-not-utf8 = Die Einstellungen { $file } sind nicht lesbar (sie stehen nicht in UTF-8 da); die Datei berichtigen oder löschen.
trouble-settings-too-deep = Die Einstellungen { $file } sind nicht lesbar (zu viele Klammern ineinander); die Datei berichtigen oder löschen.
trouble-settings-too-long = Die Einstellungen { $file } sind nicht lesbar (eine Zahl darin ist viel zu lang); die Datei berichtigen oder löschen.
trouble-settings-unwritten = Die Einstellungen { $file } lassen sich nicht schreiben ({ $why }).
trouble-settings-unknown = In den Einstellungen { $file } steht „{ $name }“, das es nicht gibt; diese Zeile löschen.
trouble-settings-pin-shared = Die Einstellungen { $file } geben GPIO { $pin } einem Knopf und einer Lampe; einen anderen wählen.
trouble-settings-one-of = Die Einstellungen { $file }: „{ $name }“ muss eines von { $choices } sein.
trouble-settings-camera = Die Einstellungen { $file }: „{ $name }“ muss der Name einer Kamera in Anführungszeichen sein.
trouble-settings-yes-or-no = Die Einstellungen { $file }: „{ $name }“ muss true oder false sein.
trouble-settings-seconds = Die Einstellungen { $file }: „{ $name }“ muss eine Anzahl Sekunden von 10 bis 3600 sein, oder 0 für nie.
trouble-settings-size = Die Einstellungen { $file }: „{ $name }“ muss Breite und Höhe in Millimetern sein, je 300 bis 3000.
trouble-settings-decks = Die Einstellungen { $file }: „{ $name }“ muss eine Tabelle aus Spielen und Namen von Decks sein.
trouble-settings-holds = Die Einstellungen { $file }: „{ $name }“ enthält „{ $held }“; es gibt nur { $choices }.
trouble-settings-pins = Die Einstellungen { $file }: „{ $name }“ muss eine Tabelle aus Namen von { $kind ->
    [lamp] Lampen
   *[button] Knöpfen
} und GPIO-Nummern sein.
trouble-settings-pin = Die Einstellungen { $file }: „{ $name }“ enthält „{ $held }“, was eine GPIO-Nummer oder eine Liste davon sein muss.
trouble-journal-unopened = Das Protokoll { $file } lässt sich nicht öffnen ({ $why }); die Rechte des Ordners und den Platz prüfen.
trouble-journal-in-use = Das Protokoll { $file } ist von einem anderen Programm belegt; dieses schließen und es noch einmal versuchen.
trouble-journal-newer = Das Protokoll { $file } stammt von einem neueren Begleiter; diesen hier erneuern.
trouble-journal-foreign = Das Protokoll { $file } ist die Datei eines anderen Programms; sie wegräumen, dann wird ein neues begonnen.
trouble-journal-unread = Das Protokoll { $file } ist nicht lesbar ({ $why }).
trouble-journal-unwritten = Das Protokoll { $file } lässt sich nicht schreiben ({ $why }); Platz auf dem Datenträger schaffen, verloren ist nichts.
trouble-journal-game-damaged = Spiel { $game } im Protokoll { $file } ist beschädigt; die Datei wegräumen, um ein neues zu beginnen.
trouble-journal-rescued = Das Protokoll { $file } war beschädigt: { $saved } Einträge sind in ein neues gerettet, die beschädigte Datei bleibt als { $damaged } erhalten.
trouble-evening-damaged = Abend { $number } lässt sich nicht nachspielen: was { $file } davon enthält, ist beschädigt.
trouble-evenings-damaged = Die Abende { $numbers } lassen sich nicht nachspielen: was { $file } davon enthält, ist beschädigt.
trouble-evening-not-resumed = Abend { $number } lässt sich nicht fortsetzen: was { $file } davon enthält, ist beschädigt; einen neuen beginnen und dazu Spiel und Spieler nennen.
trouble-tables-unread = Die Tische { $file } sind nicht lesbar; die Datei löschen und den Tisch neu finden lassen.
trouble-tables-unwritten = Die Tische { $file } lassen sich nicht schreiben: { $why }.
trouble-tables-not-put-aside = Die Tische { $file } lassen sich nicht beiseitelegen: { $why }.
trouble-tables-put-aside = Die Tische { $file } waren nicht lesbar und bleiben als { $aside } erhalten; der Tisch wird neu gefunden.
trouble-table-unread = Wo der Tisch vor { $camera } liegt, ist nicht lesbar; der Tisch wird neu gefunden.
trouble-not-directed = --direct braucht ein Fenster und den nachgebildeten Tisch: Lasst es weg, oder gebt --camera simulated an, wo es einen Bildschirm gibt.
