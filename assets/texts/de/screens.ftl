# Was auf den Bildschirmen steht.

language-en = English
language-de = Deutsch
language-fr = Français

patience = Einen Moment …
halted-title = So geht es nicht weiter
halted-kept = Alles, was entschieden wurde, ist aufbewahrt: Den Tischgefährten neu starten, dann geht es weiter.
halted-inside = Im Programm selbst steckt ein Fehler ({ $name }: { $what }); wo, steht in { $file }.
halted-unkept = Im Programm selbst steckt ein Fehler ({ $name }: { $what }); wo, konnte nicht aufgeschrieben werden.
waiting-title = Das Spiel wartet
waiting-goes-on = So lange wird nichts entschieden. Es geht von selbst weiter, sobald das behoben ist.
button-back = ‹ Zurück
button-done = Fertig
button-leave = Beenden
button-resume = Weitermachen, wo wir waren
button-new-evening = Neuer Abend
button-new-game = Noch einmal
button-to-table = Zum Tisch
button-deal = Geben
button-lay-out = Auslegen
button-direct = Spielen
button-dealt = Gegeben
button-undo = Rückgängig
button-undo-vain = noch nichts
button-bench = Warum?
button-menu = Menü
button-pause = Pause
button-go-on = Weiter

welcome-title = Der Tischgefährte
welcome-line = Er sieht zu, entscheidet und zählt.
welcome-simulated = Keine Kamera: Gezeigt wird ein simulierter Tisch mit erdachten Leuten.

people-title = Wer sitzt wo?
people-table = Der Tisch, wie ihn die Kamera sieht
people-sit = + Spieler
people-leave = Entfernen
people-more = { $game } ist für { $span ->
    [0] { $most }
   *[other] { $fewest } bis { $most }
} Personen.
people-begin = Los geht’s
name-title = Wer sitzt hier?
name-taken = { $name } sitzt schon hier.
key-space = Leertaste

ruling-none = Noch gibt es nichts zu entscheiden.
button-drawn = Tisch
button-drawn-trouble = Tisch !
button-large = Groß
afar-touch = { $what }: hier berühren
afar-camera = Die Kamera
ruling-yes = Richtig
ruling-no = Nein
ruling-undone = Zurück
ruling-collapse = Einsturz
ruling-taken-up = Genommen
ruling-pot = Niemand

seat-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
seat-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
seat-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-empty = Würfelt mit beiden Würfeln und legt die UP&DOWN-Karte so, dass jemand vor ♣ sitzt.
table-deal = Gebt die Karten und berührt „Gegeben“.
table-lay-out-directed = „{ $button }“ berühren: Die Leute am simulierten Tisch tun es.
table-trump = Trumpf
table-pot = { $count ->
    [0] Kein Topf
    [one] Topf: 1 Stich
   *[other] Topf: { $count } Stiche
}

score-title = Spielstand
score-lowest-wins = Die niedrigste Summe gewinnt
camera-title = Was er sieht
menu-title = Menü
bench-title = Die Schiedsrichterbank
bench-clause = { $clause }: { $text }
bench-no-picture = Von diesem Zug gibt es kein Bild.
bench-newest = { $count ->
    [0] Neuester Zug
   *[other] Neuester Zug ({ $count } neu)
}
bench-allowed = Erlaubt war hier:
bench-was = Das war …
bench-was-taken-back = zurückgenommen
bench-was-no-play = kein Zug
bench-instead = Und stattdessen?
bench-closer = Näher ansehen
closer-title = Zum Vergrößern eine Stelle berühren

told-simulated = Ein simulierter Abend { $game } wird gespielt und als Text erzählt. Er endet von selbst.
told-no-display = Kein Bildschirm da: Ein simulierter Abend { $game } wird gespielt und als Text erzählt. Er endet von selbst.
told-camera = Die Kamera sieht zu; der Abend wird als Text erzählt. Strg-C beendet ihn.
told-unwatched = Keine Kamera sieht zu, und ohne Fenster lässt sich kein Zug eingeben: Nur Knöpfe werden gehört. Strg-C beendet den Abend.
told-resumed = Der Abend geht weiter, wo er stand.
told-display-awaited = Noch ist kein Bildschirm da; es wird auf ihn gewartet.
told-goes-on = Der Tischgefährte musste neu gestartet werden; der Abend geht weiter, wo er war.

seats-title = Wer wo sitzt
seats-how = Zieht jeden Namen dorthin, wo die Person sitzt: Der Arm, der von dort kommt, gehört ihr.
seats-where = Berührt jetzt die Stelle, an der { $player } sitzt.

corners-title = Tisch suchen
corners-upper-left = Die obere linke Tischecke berühren.
corners-upper-right = Nun die obere rechte Ecke.
corners-lower-right = Nun die untere rechte Ecke.
corners-lower-left = Nun die untere linke Ecke.
corners-picture = Das Bild
corners-board = Die gedruckte Tafel liegt da
corners-mirror = Bild spiegeln
corners-anew = Von vorn
corners-failed = Das ist kein Tisch: noch einmal von oben links.

told-calibrated = Der Tisch ist im Bild von { $camera } gefunden: { $width } mal { $height } mm, eine Karte ist { $card } Pixel breit. Bitte die Tafel wegnehmen.

games-title = Welches Spiel?
games-players = { $span ->
    [0] { $most }
   *[other] { $fewest } bis { $most }
} Personen
people-clockwise = Im Uhrzeigersinn, vom unteren Tischrand an
people-move = Einen Platz weiter
button-other-game = Neues Spiel
told-next = Das nächste Spiel beginnt.

rounds-title = Verlauf
rounds-lowest-wins = die niedrigste Summe gewinnt
rounds-none = Noch ist keine Runde gewertet.
rounds-games-won = Gewonnene Spiele: { $listed }
each-round-title = Jede Runde
each-round-earlier = Frühere Runden
each-round-later = Spätere Runden
title-of-game = { $title } – { $game }, Spiel { $number }
figures-title = Statistik
button-sound-off = Ton abstellen
button-sound-on = Ton anstellen
edit-title = Punkte ändern
edit-keep = Speichern
edit-how = Spieler berühren, dann die neue Zahl eingeben.
edit-note = vom Tisch geändert: { $listed }

settings-title = Einstellungen
settings-not-kept = Einstellungen – nur heute: Die Datei ist nicht zu schreiben
settings-language = Sprache
settings-theme = Aussehen
settings-theme-felt = Dunkler Filz
settings-theme-linen = Helles Leinen
settings-letters = Schrift
settings-letters-usual = Normal
settings-letters-large = Groß
settings-sound = Ton
settings-voice-way = Stimme …
settings-on = An
settings-off = Aus
settings-reminder = Langsame erinnern
settings-never = Nie
settings-seconds = { $count } s
settings-minutes = { $count } min
settings-cases = Bilder falsch gelesener Züge
settings-keep = Hier aufheben
settings-forget = Nicht aufheben
settings-pictures-way = Bilder …
pictures-title = Bilder
pictures-plays = Frühere Abende, deren Bilder bleiben
pictures-none = Keine
pictures-all = Alle
pictures-kept = { $count ->
    [0] Von früheren Abenden ist kein Bild aufbewahrt.
    [one] Von früheren Abenden ist ein Bild aufbewahrt ({ $megabytes } MB).
   *[other] Von früheren Abenden sind { $count } Bilder aufbewahrt ({ $megabytes } MB).
} Bilder bleiben auf diesem Gerät; ältere werden gelöscht, wenn ein Abend beginnt.
pictures-room = { $evenings ->
    [0] Für einen weiteren Abend wie den vollsten ist kein Platz.
    [one] Für einen weiteren Abend wie den vollsten ist Platz.
   *[other] Für { $evenings } weitere Abende wie den vollsten ist Platz.
}
pictures-room-enough = Für mehr als { $evenings } Abende ist Platz.
pictures-free = { $gigabytes } GB sind frei.
told-room = { $evenings ->
    [0] Auf der Karte ist kaum noch Platz: In den Einstellungen Bilder früherer Abende löschen.
    [one] Es ist noch Platz für einen Abend: In den Einstellungen lassen sich Bilder früherer Abende löschen.
   *[other] Es ist noch Platz für { $evenings } Abende: In den Einstellungen lassen sich Bilder früherer Abende löschen.
}
pictures-delete = Bilder früherer Abende löschen
settings-camera-later = Einstellungen – die Kamera gilt ab dem nächsten Start
settings-camera = Kamera, ab dem nächsten Start
settings-camera-called = Kamera, ab dem nächsten Start: { $camera }
settings-camera-by-command = Kamera, ab dem nächsten Start; jetzt { $camera }, von der Befehlszeile
settings-buttons = Knöpfe, nächstes Spiel
settings-buttons-none = Noch keine eingerichtet
camera-picamera2 = Kamera am Pi
camera-usb = USB { $number }
camera-simulated = Simulation
camera-none = Keine, von Hand
update-failed = Die Version { $failed } ließ sich nicht starten, darum läuft wieder die vorige. Abende und Einstellungen sind, wie sie waren.
camera-unusable = Die Kamera „{ $camera }“ lässt sich nicht benutzen, darum werden Züge von Hand eingegeben. In den Einstellungen eine andere wählen und neu starten.
camera-not-plugged = Die Kamera „{ $camera }“ ist nicht da: einstecken oder in den Einstellungen eine andere wählen. Bis dahin werden Züge von Hand eingegeben.
buttons-unusable = Die Knöpfe lassen sich hier nicht benutzen; „{ doctor-title }“ in den Einstellungen sagt, warum. Der Bildschirm kann dasselbe.
lamps-unusable = Die Lampen lassen sich hier nicht benutzen; „{ doctor-title }“ in den Einstellungen sagt, warum. Der Bildschirm zeigt dasselbe.

voice-title = Ton und Stimme
voice-how-much = Laut gesagt
voice-off = Nichts
voice-rulings = Sprüche
voice-all = Alles
voice-none = Hier gibt es keine Stimme: „{ doctor-title }“ sagt, warum.
voice-names = Wie Namen klingen: einen antippen und für die Stimme schreiben
voice-no-names = Namen lassen sich für die Stimme schreiben, sobald jemand am Tisch sitzt.
voice-spelling = Wie spricht man { $name }?
voice-hear = Anhören

film-off = Abend aufnehmen
film-on = Aufnahme beenden
film-failed = Aufnahme geht nicht
film-runs = ● REC

leaving-title = Den Abend verlassen?
leaving-kept = Alles, was entschieden wurde, ist aufbewahrt.
leaving-stay = Weiterspielen
leaving-next = Beim nächsten Start könnt ihr dort weiterspielen, wo ihr aufgehört habt.
leaving-title-off = Beenden?
leaving-not = Noch nicht
leaving-to-desktop = „Beenden“ führt zum Schreibtisch des Geräts.
leaving-to-login = „Beenden“ führt bis zum nächsten Einschalten zu einer Anmeldung in Textform.
leaving-refused = Das Gerät lässt sich von hier nicht schalten: { $why }
button-switch-off = Ausschalten
button-start-again = Neu starten

day-title = Welcher Tag ist heute?
day-why = Dieses Gerät kennt das Datum nicht. Was ihr hier sagt, gilt für diesen Abend; die Uhr bleibt, wie sie ist.
day-not-now = Nicht jetzt
day-is-it = Das ist heute
day-day = Tag
day-month = Monat
day-year = Jahr
day-name-of-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
