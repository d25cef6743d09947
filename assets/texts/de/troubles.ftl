# Was mit den eigenen Dateien nicht stimmt, und was zu tun ist.

trouble-settings-unread = Die Einstellungen { $file } sind nicht lesbar ({ $why }); die Datei berichtigen oder löschen.
trouble-settings-not-utf8 = Die Einstellungen { $file } sind nicht lesbar (sie stehen nicht in UTF-8 da); die Datei berichtigen oder löschen.
trouble-settings-too-deep = Die Einstellungen { $file } sind nicht lesbar (zu viele Klammern ineinander); die Datei berichtigen oder löschen.
trouble-settings-too-long = Die Einstellungen { $file } sind nicht lesbar (eine Zahl darin ist viel zu lang); die Datei berichtigen oder löschen.
trouble-settings-unwritten = Die Einstellungen { $file } lassen sich nicht schreiben ({ $why }).
trouble-settings-unknown = In den Einstellungen { $file } steht „{ $name }“, das es nicht gibt; diese Zeile löschen.
trouble-settings-pin-shared = Die Einstellungen { $file } geben GPIO { $pin } einem Knopf und einer Lampe; einen anderen wählen.
trouble-settings-pin-of-none = Die Einstellungen { $file }: „{ $held }“ von „{ $name }“ nennt GPIO { $pin }, an dem kein Knopf ist.
trouble-settings-one-of = Die Einstellungen { $file }: „{ $name }“ muss eines von { $choices } sein.
trouble-settings-camera = Die Einstellungen { $file }: „{ $name }“ muss der Name einer Kamera in Anführungszeichen sein.
trouble-settings-yes-or-no = Die Einstellungen { $file }: „{ $name }“ muss true oder false sein.
trouble-settings-seconds = Die Einstellungen { $file }: „{ $name }“ muss eine Anzahl Sekunden von 10 bis 3600 sein, oder 0 für nie.
trouble-settings-evenings = Die Einstellungen { $file }: „{ $name }“ muss eine Anzahl Abende von 0 bis 9999 sein, oder "all".
trouble-settings-size = Die Einstellungen { $file }: „{ $name }“ muss Breite und Höhe in Millimetern sein, je 300 bis 3000.
trouble-settings-decks = Die Einstellungen { $file }: „{ $name }“ muss eine Tabelle aus Spielen und Namen von Decks sein.
trouble-settings-holds = Die Einstellungen { $file }: „{ $name }“ enthält „{ $held }“; es gibt nur { $choices }.
trouble-settings-names = Die Einstellungen { $file }: „{ $name }“ muss eine Tabelle aus Namen und ihrer Aussprache sein, je 1 bis { $most } Zeichen.
trouble-settings-pins = Die Einstellungen { $file }: „{ $name }“ muss eine Tabelle aus Namen von { $kind ->
    [lamp] Lampen
   *[button] Knöpfen
} und GPIO-Nummern sein.
trouble-settings-pin = Die Einstellungen { $file }: „{ $name }“ enthält „{ $held }“, was eine GPIO-Nummer oder eine Liste davon sein muss.
trouble-settings-wired = Die Einstellungen { $file }: { $what }
trouble-journal-unopened = Das Protokoll { $file } lässt sich nicht öffnen ({ $why }); die Rechte des Ordners und den Platz prüfen.
trouble-journal-in-use = Das Protokoll { $file } ist von einem anderen Programm belegt; dieses schließen und es noch einmal versuchen.
trouble-journal-newer = Das Protokoll { $file } stammt von einem neueren Tischgefährten; diesen hier erneuern.
trouble-journal-foreign = Das Protokoll { $file } ist die Datei eines anderen Programms; sie wegräumen, dann wird ein neues begonnen.
trouble-journal-unread = Das Protokoll { $file } ist nicht lesbar ({ $why }).
trouble-journal-unwritten = Das Protokoll { $file } lässt sich nicht schreiben ({ $why }); Platz auf dem Datenträger schaffen, verloren ist nichts.
trouble-journal-gone-on = Ein anderes Programm hat diesen Abend im Protokoll { $file } weitergeführt; dort weiterspielen, oder es schließen und dieses hier neu starten.
trouble-journal-rescued = Das Protokoll { $file } war beschädigt: { $saved ->
    [one] Ein Eintrag ist
   *[other] { $saved } Einträge sind
} in ein neues gerettet, die beschädigte Datei bleibt als { $damaged } erhalten.
trouble-journal-full = Der Datenträger ist voll: Das Protokoll { $file } lässt sich nicht schreiben. Platz schaffen; alles, was entschieden wurde, ist aufbewahrt.
trouble-journal-read-only = Das Protokoll { $file } lässt sich nicht schreiben: Datenträger oder Ordner sind schreibgeschützt. Das ändern; alles, was entschieden wurde, ist aufbewahrt.
trouble-journal-locked = Ein anderes Programm belegt das Protokoll { $file }; dieses schließen, dann geht es hier weiter.
trouble-journal-no-file = An der Stelle des Protokolls { $file } liegt ein Ordner, eine Pipe oder dergleichen; wird das weggelegt, beginnt ein neues Protokoll.
trouble-journal-empty = Das Protokoll { $file } ist leer: Was darin war, ist weg. Eine Kopie zurücklegen, wenn es eine gibt.
trouble-journal-nothing = Vom Protokoll { $file } ist nichts lesbar: Es ist ganz beschädigt oder die Datei eines anderen Programms.
trouble-journal-in-parts = Das Protokoll { $file } ist beschädigt: { $saved ->
    [one] Ein Eintrag ist lesbar und wird
   *[other] { $saved } Einträge sind lesbar und werden
} gezeigt, die Datei bleibt, wie sie ist.
trouble-journal-was-empty = Das Protokoll { $file } war leer: Ein neues ist begonnen, die leere Datei bleibt als { $aside } erhalten.
trouble-journal-cut = Was zuletzt ins Protokoll { $file } geschrieben wurde, ist nicht fertig oder beschädigt; nachsehen, ob der letzte Zug da ist.
trouble-journal-gone = Das Protokoll { $file } ist weg, beschädigt oder eine andere Datei als vorher; den Tischgefährten neu starten.
trouble-journal-vanished = Das Protokoll { $file } wurde gelöscht, während es offen war; alles, was darin war, steht in einem neuen.
trouble-journal-replaced = Das Protokoll { $file } wurde beschädigt oder ersetzt, während es offen war; alles, was entschieden wurde, steht in einem neuen, und was dort lag, bleibt als { $aside } erhalten.
trouble-journal-rescued-partly = Das Protokoll { $file } war beschädigt: { $saved ->
    [one] Ein Eintrag ist
   *[other] { $saved } Einträge sind
} in ein neues gerettet, { $lost ->
    [one] einer ist
   *[other] { $lost } sind
} nicht lesbar, die beschädigte Datei bleibt als { $damaged } erhalten.
trouble-evening-not-whole = Abend { $number } ist nicht vollständig: { $what }.
trouble-games-astray = { $count ->
    [one] Spiel { $games } in { $file } ist nicht lesbar, und auch nicht, zu welchem Abend es gehört
   *[other] Die Spiele { $games } in { $file } sind nicht lesbar, und auch nicht, zu welchen Abenden sie gehören
}.
trouble-seats-unread = Wo die Leute sitzen, war nicht lesbar; sie sitzen wie üblich oder sagen es noch einmal.
trouble-table-damaged = Wo der Tisch an diesem Abend lag, war nicht lesbar; er wird neu gefunden.
unread-game = wer Spiel { $game } spielt und was, ist nicht lesbar
unread-both = { $first }; { $last }
unread-home = dass Spiel { $game } dazugehört, sagt nur seine Zeit
unread-games = wer was spielt, ist nicht lesbar
unread-entries = { $count ->
    [one] Eintrag { $entries } ist nicht lesbar, und was danach kam, wird ohne ihn erzählt
   *[other] die Einträge { $entries } sind nicht lesbar, und was danach kam, wird ohne sie erzählt
}
unread-parts = { $count ->
    [one] von Eintrag { $entries } ist der Zug da, aber nicht, wann, wie oder mit welchem Urteil er gemeldet wurde
   *[other] von den Einträgen { $entries } sind die Züge da, aber nicht, wann, wie oder mit welchem Urteil sie gemeldet wurden
}
unread-edits = { $count ->
    [one] eine Änderung der Punkte ist nicht lesbar, und die Summen sind ohne sie
   *[other] { $count } Änderungen der Punkte sind nicht lesbar, und die Summen sind ohne sie
}
unread-start = wann er begann, ist nicht lesbar
trouble-evening-damaged = Abend { $number } lässt sich nicht nachspielen: was { $file } davon enthält, ist beschädigt.
trouble-evenings-damaged = Die Abende { $numbers } lassen sich nicht nachspielen: was { $file } davon enthält, ist beschädigt.
trouble-evening-not-resumed = Abend { $number } kann nicht weitergehen: { $what }. Er ist beiseitegelegt, `companion replay { $number }` zeigt, was davon heil ist, und ein neuer kann beginnen.
trouble-evening-ruled-otherwise = { $count ->
    [one] Über einen Zug dieses Spiels wird
   *[other] Über { $count } Züge dieses Spiels wird
} anders entschieden als damals; Stellung und Punkte prüfen und berichtigen, was nicht stimmt.
trouble-tables-unread = Die Tische { $file } sind nicht lesbar; die Datei löschen und den Tisch neu finden lassen.
trouble-tables-unwritten = Die Tische { $file } lassen sich nicht schreiben: { $why }.
trouble-tables-not-put-aside = Die Tische { $file } lassen sich nicht beiseitelegen: { $why }.
trouble-tables-put-aside = Die Tische { $file } waren nicht lesbar und bleiben als { $aside } erhalten; der Tisch wird neu gefunden.
trouble-table-unread = Wo der Tisch vor { $camera } liegt, ist nicht lesbar; der Tisch wird neu gefunden.
trouble-table-other-section = Die Kamera zeigt einen anderen Ausschnitt des Tisches als zuletzt: Er wird neu gefunden, legt die Kalibriertafel hin oder tippt seine Ecken an.
trouble-not-directed = --direct braucht ein Fenster und den simulierten Tisch: Lasst es weg, oder gebt --camera simulated an, wo es einen Bildschirm gibt.
trouble-nothing-watched = Keine Kamera sieht zu, kein Knopf wird benutzt, und ohne Fenster lässt sich kein Zug eingeben: mit --camera eine Kamera angeben oder im Fenster spielen.
trouble-evening-none = Das Protokoll { $file } enthält noch keinen Abend; erst einen spielen.
trouble-evening-unknown = Es gibt keinen Abend { $number }; das Protokoll enthält { $held ->
    [one] nur den Abend { $first }
    [gapless] die Abende { $first } bis { $last }
   *[some] die Abende { $first } bis { $last }, nicht alle
}.
trouble-evening-empty = Am Abend { $number } wurde kein Spiel begonnen; es gibt nichts zu schreiben.
trouble-case-unkept = Der falsch gelesene Zug lässt sich nicht in { $folder } aufbewahren: { $why }.
trouble-cases-undeleted = Die falsch gelesenen Züge in { $folder } lassen sich nicht löschen: { $why }.
trouble-file-unread = { $file } ist nicht lesbar: { $why }.
trouble-file-unwritten = { $file } lässt sich nicht schreiben: { $why }.
trouble-file-there = { $file } gibt es schon; einen anderen Ort nennen oder mit --force ersetzen.
trouble-file-among-pictures = { $file } gibt es schon, bei den Bildern; einen anderen Ordner nennen.
trouble-folder-file = { $folder } ist eine Datei; sie verschieben oder einen Ordner nennen.
trouble-folder-unmade = Der Ordner { $folder } lässt sich nicht anlegen: { $why }.
trouble-folder-gone = Der Ordner { $folder } ist nicht mehr da: { $why }.
trouble-disk-full = Der Datenträger von { $folder } ist fast voll: Es wird nichts mehr aufgenommen.
trouble-picture-too-large = { $file } lässt sich nicht schreiben: Das Bild ist zu groß für ein JPEG.
trouble-video-unwritten = Das Video { $file } lässt sich nicht schreiben.
trouble-export-format = { $file } endet weder auf .jsonl noch auf .csv, .webp oder .jpg; mit --format sagen, was es sein soll.
trouble-export-no-film = Von Abend { $number } ist kein Film da; die Seite „Beste Momente“ eines Spiels macht einen.
trouble-export-no-picture = Von Abend { $number } ist kein Foto vom Ende eines Spiels da; die Seite „Beste Momente“ macht eines.
trouble-record-unread = Die Aufzeichnung { $file } ist nicht lesbar: { $why }.
trouble-record-none = { $file } ist keine Aufzeichnung eines Spiels: { $why }
trouble-record-unwritten = Die Aufzeichnung { $file } lässt sich nicht schreiben: { $why }.
trouble-record-place = Die Aufzeichnung { $file } lässt sich nicht schreiben; eine Datei in einem eigenen Ordner nennen.
trouble-record-taken = { $file } gibt es schon und ist keine Aufzeichnung; für sie einen anderen Ort nennen.
trouble-record-same = { $file } ist die Aufzeichnung, die nachgespielt wird; mit --out einen anderen Ort nennen.
trouble-record-other-game = { $file } und { $other } sind nicht vom selben Spiel: { $what }.
other-game = gesehen wurde { $seen }, gespielt { $played }
other-players = gesehen wurden { $seen }, gespielt haben { $played }
other-options = die Optionen sind andere
trouble-compare-alone = Zu { $file } gehört die Aufzeichnung dessen, was gespielt wurde: Sie fehlt; nur der Ordner eines aufgenommenen Abends hat seine eigene.
trouble-record-other = Der abgebrochene Abend ist nicht der von { $file }: seine Aufzeichnung nennen oder ohne --resume neu beginnen.
trouble-record-other-line = Von Zeile { $line } an ist { $file } nicht, was am abgebrochenen Abend gespielt wurde: seine Aufzeichnung nennen oder ohne --resume neu beginnen.
trouble-edition-game = Von Up & Down werden keine Ausgaben gezeichnet, da jedes Pokerblatt taugt; einen Ordner mit Vorderseiten nennen.
trouble-edition-nowhere = Es gibt keinen Ordner { $folder } mit den Vorderseiten einer Ausgabe; einen nennen, oder eine Nummer ab 0.
trouble-edition-empty = Im Ordner { $folder } liegen keine Vorderseiten; ihre Bilder müssen CODE.png oder CODE.jpg heißen.
trouble-edition-foreign = { $file } heißt wie keine Karte dieses Spiels; die Bilder einer Ausgabe heißen CODE.png oder back.png.
trouble-edition-missing = Im Ordner { $folder } { $count ->
    [one] fehlt eine Vorderseite, { $card }.png.
   *[other] fehlen { $count } Vorderseiten, zuerst { $card }.png.
 }
trouble-edition-many = Im Ordner { $folder } liegen { $count } Bilder; mehr als { $most } lassen sich nicht lehren.
trouble-edition-shape = Die Bilder in { $folder } sind keine Vorderseiten: Eine Karte steht aufrecht und ist halb bis neun Zehntel so breit wie hoch.
trouble-edition-lesson = Die Karte { $card } wurde beim Lehren nicht genommen, was immer versucht wurde; ein anderes --seed ist ein anderer Tisch.
trouble-recording-there = Der Ordner { $folder } enthält schon einen aufgenommenen Abend; einen leeren nennen.
trouble-recording-full = Der Ordner { $folder } enthält schon { $name }; einen leeren nennen.
trouble-recording-unread = Der aufgenommene Abend { $file } ist nicht lesbar: { $why }.
trouble-recording-empty = Der aufgenommene Abend { $file } ist leer; seine erste Zeile muss sagen, wer was spielt.
trouble-recording-line = Zeile { $line } von { $file } ist nicht lesbar: { $why }.
trouble-recording-frame = Zeile { $line } von { $file } ist nicht lesbar. { $what }
trouble-recording-cut = Das Video { $file } endet zu früh: Von Sekunde { $time } an ist nichts mehr zu sehen.
trouble-frames-unwritten = Die Bilder lassen sich nicht in { $folder } schreiben: { $why }.
trouble-frame-unpacked = Das Bild { $name } lässt sich nicht in { $folder } schreiben.
trouble-sheets-unknown = Es gibt keine Bögen „{ $name }“; es gibt { $names }.
trouble-sheets-codes = Nur Decks können Codes tragen ({ $names }); „--codes“ weglassen.
trouble-sheets-players = Wie viele spielen, ist nur für Decks von Belang ({ $names }); „--players“ weglassen.
trouble-rules-layout = „{ $option }“ gehört zu dem, was gegeben wird; „--layout“ dazuschreiben oder es weglassen.
trouble-rules-sheet = Auf dem Bogen stehen die Regeln; „--layout“ oder „-o“ weglassen.
trouble-rules-option = { $game } kennt „{ $option }“ nicht; lasst es weg.
trouble-sheets-unwritten = Die Bögen lassen sich nicht nach { $file } schreiben: { $why }.
trouble-window-none = Es lässt sich kein Fenster öffnen ({ $why }); mit --headless geht es ohne.
trouble-window-unseen = Es lässt sich kein Fenster öffnen: Weder eine Arbeitsfläche noch eine Grafikkarte antwortet; mit --headless geht es ohne.
trouble-pygame-classic = Das klassische pygame steht pygame-ce im Weg; es mit `pip uninstall pygame` entfernen, dann `make clean run` ausführen.
