# Der zweite Bildschirm: Handys, Tablets und ein Fernseher.

web-connecting = Verbinde …
web-lost = Die Verbindung ist weg. Neuer Versuch …
web-over = Dieser Code gilt nicht mehr. Scannt den, den der Bildschirm am Tisch jetzt zeigt.
web-sent = Gesendet.
web-unsent = Das kam nicht an. Noch einmal drücken.
web-too-late = Das Spiel ist inzwischen weitergegangen: Nichts ist geschehen.
web-turn = Wer ist dran
web-ruling = Letzte Entscheidung
web-table = Tisch
web-score = Stand
web-chart = Stand nach Runden
web-press = Für dich
web-clause = Regel
web-nothing-to-press = Jetzt gibt es nichts zu drücken.
web-more-answers = Weitere Antworten
web-to-move = am Zug
web-tell = Fragen und berichtigen
web-which-play = Welcher deiner Züge war ein anderer?
web-undo = ‹ Zurück
web-close = Schließen
web-withdraw = Zurücknehmen
web-wish-asked = Der Bildschirm am Tisch fragt jetzt alle, ob das berichtigt wird.
web-wish-granted = Der Tisch ist einverstanden: Es ist berichtigt.
web-wish-refused = Der Tisch lässt es, wie es ist.
web-wish-expired = Niemand am Tisch hat geantwortet: Es bleibt, wie es ist.
web-wish-busy = Der Tisch wird gerade etwas anderes gefragt. Versuch es gleich noch einmal.
web-wish-paused = Du hast den Tisch eben erst gefragt. Versuch es in einer Minute noch einmal.
web-no-game = Noch hat kein Spiel begonnen.
web-noscript = Diese Seite braucht JavaScript, das in diesem Browser ausgeschaltet ist.
web-refused = Diese Adresse braucht den Code, den der Bildschirm am Tisch zeigt.

# Was ein Handy berichtigt haben möchte, wie der Bildschirm am Tisch es fragt.

wish-title = { $player } fragt am Handy: Statt „{ $was }“ war es „{ $now }“?
wish-score = Der Stand wird: { $changes }
wish-leave = So lassen

phones-way = Handys
phones-title = Handys und zweiter Bildschirm
phones-off = Wer im selben Netz ist, kann dem Abend auf Handy, Tablet oder Fernseher folgen und dort für den eigenen Platz drücken. Nichts verlässt das Haus, und kein Bild wird gezeigt. Es ist aus, bis ihr es einschaltet.
phones-switch-on = Einschalten
phones-switch-off = Ausschalten
phones-renew = Neue Codes
phones-spectator = Zuschauen
phones-connected = { $count ->
    [0] Niemand ist verbunden.
    [one] Ein Gerät ist verbunden.
   *[other] { $count } Geräte sind verbunden.
}
phones-by-words = Im Browser: { $url }
phones-stopped = Der zweite Bildschirm ist mehrmals ausgefallen und jetzt aus. Schaltet ihn auf der Seite „Handys“ wieder ein.

help-play-web = den Abend unter dieser Adresse Handys, Tablets und einem Fernseher im selben Netz zeigen, „8080“ oder „192.168.1.5:8080“; die ersten Zeilen der Fehlerausgabe sind die Adressen zum Öffnen
meta-web = [RECHNER:]PORT
unfit-web-address = „{ $given }“ ist keine Adresse, unter der etwas gezeigt werden kann; gib einen Port an, etwa „8080“, oder Rechner und Port, etwa „192.168.1.5:8080“.
trouble-web-address = Unter { $address } kann der zweite Bildschirm nicht gezeigt werden: { $why }. Gib mit --web einen anderen Port an, oder beende das Programm, das diesen hat.
