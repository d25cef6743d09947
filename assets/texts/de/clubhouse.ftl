# Der Bildschirm des Vereins: Tische, Stand, wer als Nächstes wo sitzt, Rufe.

clubhouse-title = Verein { $club }
clubhouse-connecting = Wird verbunden …
clubhouse-lost = Die Verbindung ist abgerissen. Es wird wieder versucht …
clubhouse-over = Diese Adresse gilt nicht mehr: Ein neuer Abend hat begonnen. Die neue hat, wer den Abend leitet.
clubhouse-noscript = Diese Seite braucht JavaScript; in diesem Browser ist es ausgeschaltet.
clubhouse-refused = Diese Adresse braucht den Code, mit dem der Bildschirm des Vereins gestartet wurde.
clubhouse-sent = Gesendet.
clubhouse-unsent = Das ist nicht angekommen. Bitte noch einmal drücken.
clubhouse-too-late = Der Abend ist inzwischen weiter: Es ist nichts geschehen. Bitte noch einmal drücken.
clubhouse-done = Erledigt.
clubhouse-calls = Schiedsrichter
clubhouse-tables = Tische
clubhouse-standings = Stand
clubhouse-seating = Wer sitzt wo
clubhouse-results = Ergebnisse
clubhouse-organiser = Leitung
clubhouse-rank = Platz
clubhouse-name = Name
clubhouse-points = Punkte
clubhouse-won = Siege
clubhouse-played = Runden
clubhouse-no-table = Noch ist kein Tisch da.
clubhouse-no-result = Noch ist keine Partie zu Ende.
clubhouse-no-seating = Noch hat keine Runde begonnen.
clubhouse-no-standing = Noch hat niemand eine Partie beendet.
clubhouse-offline = nicht da
clubhouse-to-move = am Zug
clubhouse-leads = gewonnen
clubhouse-clause = Regel
clubhouse-answer = Ich gehe hin
clubhouse-answered = Jemand kommt
clubhouse-people = Wer ist da
clubhouse-people-hint = Ein Name in jeder Zeile.
clubhouse-people-save = Diese sind da
clubhouse-round-begin = Nächste Runde beginnen
clubhouse-game = Spiel
clubhouse-any-game = was jeder Tisch mag
clubhouse-swap = Zwei tauschen den Platz
clubhouse-swap-one = Die eine Person
clubhouse-swap-other = Die andere
clubhouse-swap-do = Plätze tauschen
clubhouse-scoring = Der Stand geht
clubhouse-by-places = nach Plätzen an den Tischen
clubhouse-by-own = nach Punkten von { $game }
clubhouse-evening-new = Neuen Abend beginnen
clubhouse-evening-sure = Einen neuen Abend beginnen? Der Stand ist dann leer, und wer zuschaut, braucht die neue Adresse.
clubhouse-correct = Berichtigen
clubhouse-correct-save = Das zählt
clubhouse-leave-out = Zählt nicht
clubhouse-let-stand = Wie der Tisch es sagt
clubhouse-find = Namen suchen
clubhouse-table = Tisch { $table }
clubhouse-round = Runde { $number }
clubhouse-round-of = Runde { $number }: { $game }
clubhouse-result = { $number ->
    [0] Tisch { $table }
   *[other] Runde { $number }, Tisch { $table }
}
clubhouse-left-out = zählt nicht
clubhouse-corrected = von der Leitung berichtigt
clubhouse-call = Schiedsrichter an Tisch { $table }
clubhouse-no-broker = Der Broker des Vereins ist nicht zu erreichen: Was hier steht, kann alt sein.

clubhouse-table-came = Tisch { $table } ist da.
clubhouse-table-went = Tisch { $table } ist nicht mehr da.
clubhouse-wrong-play = Tisch { $table }: { $why }
clubhouse-reopened = Tisch { $table } hat sein Ergebnis zurückgenommen.
clubhouse-result-told = Tisch { $table }, { $game }: { $scores }. Gewonnen hat: { $winners }.

clubhouse-lost-events = Tisch { $table } hat seine Ereignisse { $first } bis { $last } nicht mehr, sie konnten nicht gezählt werden; bitte nachsehen, ob seine Ergebnisse stimmen.
clubhouse-unfit-message = Tisch { $table }: { $what }
clubhouse-stream-of-another = Er spricht im Namen eines anderen Tisches, das bleibt unbeachtet; gib jedem Tisch beim Broker einen eigenen Benutzer (docs/club.md).
clubhouse-too-many-tables = Mehr als { $most } Tische melden sich; kein weiterer wird aufgenommen. Gib dem Broker eine Zugriffsliste (docs/club.md) und lösche, was er von Tischen aufhebt, die keine sind.
clubhouse-too-many-games = Mehr als { $most } Spiele haben an diesem Abend begonnen; kein weiteres zählt, bis ein neuer Abend beginnt. Sieh nach, welcher Tisch so viele meldet.
clubhouse-broker-gone = Der Broker { $broker } ist nicht zu erreichen; es wird immer wieder versucht. Bitte nachsehen, ob er läuft und in diesem Netz ist.
clubhouse-broker-refuses = Der Broker { $broker } weist ab: { $why }. Bitte Benutzer und Passwort ansehen, und seine Liste, wer was darf.
clubhouse-broker-back = Der Broker { $broker } ist wieder erreicht.
clubhouse-page-stopped = Die Seite des Vereins ist mehrmals gescheitert und wird nicht mehr gezeigt; bitte den Befehl neu starten. Was kommt, wird trotzdem gezählt.

clubhouse-unfit-action = Das kann nicht verlangt werden.
clubhouse-too-many-people = Mehr als { $most } Leute können nicht da sein.
clubhouse-unfit-name = „{ $given }“ kann niemand heißen: { $why }
clubhouse-name-twice = „{ $name }“ ist zweimal da; bitte einen anders nennen.
clubhouse-nobody-there = Noch ist niemand da; bitte zuerst die Namen eingeben.
clubhouse-cannot-seat = { $people } Leute haben an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
} keinen Platz: { $least } bis { $most } haben ihn.
clubhouse-no-such-tables = { $people } Leute lassen sich nicht auf Tische zu { $least } bis { $most } verteilen; wähl ein anderes Spiel, oder lass jemanden dazukommen oder aussetzen.
clubhouse-same-person = Wähl zwei verschiedene Leute.
clubhouse-no-round = Noch hat keine Runde begonnen.
clubhouse-not-seated = „{ $name }“ sitzt in dieser Runde an keinem Tisch.
clubhouse-no-call = Dieser Tisch ruft nicht.
clubhouse-unfit-totals = Alle brauchen eine ganze Zahl.
clubhouse-no-game = Eine solche beendete Partie gibt es nicht.

trouble-ledger-in-use = Ein anderes Programm zählt schon für diesen Verein, in { $file }; bitte zuerst beenden, oder mit --data einen anderen Ordner nennen.
trouble-ledger-none = Es gibt noch keinen Abend des Vereins: { $file } ist nicht da. Mit `companion club --broker …` beginnt einer.
trouble-ledger-no-file = { $file } ist ein Ordner, eine Pipe oder ein Gerät und kann keinen Abend des Vereins halten; bitte wegräumen.
trouble-ledger-damaged = Die Datei { $file } mit den Abenden des Vereins ist beschädigt; bitte wegräumen oder eine Kopie zurückholen. Was die Tische noch haben, senden sie wieder.
trouble-ledger-foreign = Die Datei { $file } gehört einem anderen Programm; bitte wegräumen.
trouble-ledger-newer = Die Datei { $file } hat ein neuerer Companion geschrieben; bitte diesen erneuern.
trouble-ledger-unopened = Die Datei { $file } mit den Abenden des Vereins lässt sich nicht öffnen: { $why }.
trouble-ledger-unread = Die Datei { $file } mit den Abenden des Vereins lässt sich nicht lesen: { $why }.
trouble-ledger-large = Die Datei { $file } mit den Abenden des Vereins hat { $most } MB, mehr wird nicht hineingeschrieben. Schaut, wer die Themen des Vereins flutet; beendet das Programm und legt die Datei woandershin, dann beginnt eine neue. Was nicht gezählt ist, senden die Tische wieder.
trouble-ledger-unwritten = Die Datei { $file } mit den Abenden des Vereins lässt sich nicht schreiben: { $why }. Bis es geht, wird nichts gezählt; die Tische senden es wieder.
trouble-mosquitto-none = Der Broker Mosquitto ist nicht installiert; er kommt mit „sudo apt-get install mosquitto“.
trouble-mosquitto-ended = Der Broker Mosquitto lässt sich nicht starten: { $why }.
trouble-club-export-empty = Am Abend des Vereins ist noch keine Partie zu Ende.
trouble-club-export-format = Die Datei { $file } muss mit .csv (für eine Tabelle) oder .pdf (zum Drucken) enden.
trouble-club-needs-broker = Bitte mit --broker den Broker des Vereins nennen, etwa „mqtt://192.168.1.5/verein“; oder --demo, das keinen braucht.
trouble-club-demo-broker = Die Vorführung hat einen eigenen Broker: Bitte --broker weglassen, oder --demo, um den Verein zu zeigen, der sich dort trifft.
trouble-club-export-shows-nothing = „companion club export“ schreibt nur Ergebnisse: Bitte { $option } weglassen.
trouble-club-only-export = { $option } gehört zu „companion club export“, das Ergebnisse schreibt: Bitte „export“ hinter „club“ setzen, oder { $option } weglassen.
trouble-club-needs-out = Bitte mit -o die Datei nennen, etwa „ergebnisse.csv“ oder „ergebnisse.pdf“.
trouble-club-simulated-tables = Die simulierten Tische sind gescheitert: { $why }.

help-club = der Bildschirm eines Vereinsabends
help-club-does = Zeigt einen Vereinsabend auf einem Bildschirm: alle Tische, den Stand über Tische und Runden, wer als Nächstes wo sitzt, und wer einen Schiedsrichter ruft. Die Tische sind Abende, die mit `companion play --club` begonnen wurden; alle treffen sich bei einem Broker wie Mosquitto. `companion club export -o DATEI` schreibt die Ergebnisse des Abends: für eine Tabelle (.csv) oder als Blatt zum Drucken (.pdf).
help-club-example = Beispiel: companion club --broker mqtt://192.168.1.5/verein --web 8080
help-club-export = die Ergebnisse des neuesten Abends in die Datei schreiben, die -o nennt
help-club-broker = der Broker und der Name des Vereins dort; ein Passwort wird aus COMPANION_CLUB_PASSWORD oder einer Datei gelesen, siehe docs/club.md
help-club-web = die Seite des Vereins im selben Netz zeigen, auf diesem Port oder Rechner und Port; die ersten Zeilen auf der Standardfehlerausgabe sind die Adressen: für alle, die zuschauen, dann für die Leitung (sonst: den Abend im Terminal erzählen)
help-club-demo = einen Abend an vier simulierten Tischen mit einem eigenen Broker (Mosquitto) vorspielen und beenden
help-club-out = die Datei, die geschrieben wird: .csv oder .pdf
meta-club-broker = mqtt[s]://[BENUTZER@]RECHNER[:PORT]/VEREIN

club-sheet-title = Vereinsabend: Stand
club-sheet-results = Ergebnisse
club-sheet-page = Seite { $page }
club-csv-table = Tisch
club-csv-round = Runde
club-csv-game = Spiel
club-csv-place = Platz
club-csv-total = Punkte der Partie
club-csv-won = gewonnen
club-csv-name = Name
club-csv-points = Punkte

clubhouse-sits = Tisch { $table }: { $names }
clubhouse-demo-over = Das war der Abend. Die Seite bleibt, bis du Strg-C drückst.
clubhouse-demo-stopped = sie haben aufgehört, bevor der Abend vorbei war
