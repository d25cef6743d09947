# Der Tisch, wie er gesehen wird: Zustand, Hinweise, Fragen.

state-no-picture = Kein Bild
    .do = Kamera prüfen; Züge lassen sich von Hand eingeben.
state-unwatched = Ohne Kamera: jeden Zug eingeben
state-dark = Zu dunkel
    .do = Bitte mehr Licht auf den Tisch.
state-not-calibrated = Der Tisch wird gesucht
    .do = Legt die Kalibriertafel in die Mitte des Tisches.
state-board = Der Tisch ist gefunden
    .do = Nehmt die Kalibriertafel weg.
state-moved = Die Kamera wurde bewegt
    .do = Einen Moment, der Tisch wird neu gesucht; sonst die Tafel auflegen.
state-hand = Hand im Bild
    .do = Warten, bis sie weg ist.
state-looking = Sieht hin
    .do = Einen Moment.
state-seen = Gesehen
    .do = Alles in Ordnung.
state-watching = Sieht zu
    .do = Alles in Ordnung.
state-doubtful = Nicht sicher
    .do = Da liegt etwas, das sich nicht lesen lässt; bitte etwas verschieben.
state-out-of-step = Tisch liegt anders
    .do = Legt die Karten wie gezeigt; dann geht es weiter.
state-paused = Pause
    .do = Antippen, um weiterzumachen.
state-unlike = Ein anderer Tisch?
hindrance-shaking = Das Bild zittert: Bitte den Ständer der Kamera festmachen.
hindrance-arm = Warten auf { $player }: Bitte den Arm vom Tisch nehmen.
hindrance-shine = Die Karten spiegeln: Bitte die Lampe verschieben oder die Linse putzen.
state-with-notice = { $state }: { $notice }
table-paused = Pause: antippen, um weiterzumachen

duty-dealer = { $player } gibt
duty-reminder = { $named ->
    [yes] Alle warten:
   *[no] Alle warten auf { $player }:
}
stopped-title = Tisch liegt anders: keine Entscheidung
stopped-lay = Legt den Tisch so, wie er hier gezeichnet ist.
stopped-until = Dann geht es von selbst weiter.
button-as-it-is = So liegt es richtig

notice-middle-not-seen = Die UP&DOWN-Karte und beide Würfel müssen zu sehen sein.
notice-should-lie = So soll es liegen: { $face }, { $suit } zu { $player }, die Würfel { $low } und { $high }.
notice-no-play-explains = Kein einzelner Zug führt von der Stellung zu diesem Tisch: Legt ihn wie gezeichnet, tragt fehlende Züge nach oder beginnt ein neues Spiel, so wie er liegt.
notice-cards-awaited = Es fehlt noch die Karte von: { $players }
notice-last-round = { $left ->
    [card] Die Karte liegt wie zuletzt: Werft sie oder, wenn schon geschehen, rückt sie etwas.
    [dice] Die Würfel liegen wie zuletzt: Werft beide oder, wenn schon geschehen, rückt sie etwas.
   *[both] Karte und Würfel liegen wie zuletzt: Werft die Karte und beide Würfel.
}
notice-setup-undone = Das Auslegen ist zurückgenommen: Nehmt Karte und Würfel weg oder tragt es ein.
notice-old-cards = Noch vom letzten Stich, nehmt sie weg: die Karte von { $players }
notice-table-unlike-before = Der Tisch sieht anders aus als zuletzt: Liegt er woanders, sucht ihn neu.
print-small = Karten sind im Bild nur { $pixels } Pixel breit: Nach vielen Zügen muss gefragt werden; rückt die Kamera näher, oder stellt sie auf größere Bilder.
    .brief = Karten sind im Bild zu klein: Rückt die Kamera näher.
print-untold = { $measured ->
    [card] Karten sind { $pixels } Pixel breit
   *[index] Die Zeichen auf den Karten sind { $pixels } Pixel hoch
} { $lacking ->
    [sharpness] und unscharf
   *[size] im Bild
}: { $untold ->
    [strips] Wo andere eine Karte verdecken, ist sie kaum zu erkennen
   *[cards] Die meisten Karten sind nicht zu erkennen
}; { $lacking ->
    [sharpness] stellt die Kamera scharf, oder putzt ihre Linse.
   *[size] rückt die Kamera näher.
}
    .brief = { $lacking ->
    [sharpness] Der Druck ist unscharf: Stellt die Kamera scharf.
   *[size] Der Druck ist zu klein: Rückt die Kamera näher.
}
notice-not-there = Das geht nicht: Die Karte ist nicht mehr da, oder so kann es nicht liegen.
notice-not-seen = Davon wäre nichts zu sehen und nichts zu hören.
notice-camera-gone = Die Kamera liefert kein Bild: Prüft ihr Kabel. Züge lassen sich von Hand eingeben.
notice-camera-kind = Die Kamera liefert unbrauchbare Bilder: Steckt sie neu ein. Züge lassen sich von Hand eingeben.
notice-camera-resized = Die Kamera liefert Bilder anderer Größe; gleich wird der Tisch in diesen gesucht.
notice-camera-frozen = Die Kamera hängt: Sie zeigt immer dasselbe Bild. Steckt sie neu ein. Züge lassen sich von Hand eingeben.
notice-camera-black = Die Kamera sieht nur Schwarz: Nehmt die Kappe ab oder macht Licht. Züge lassen sich von Hand eingeben.
notice-camera-slow = Die Kamera liefert wenige Bilder: Züge können übersehen werden.
notice-camera-coarse = Die Bilder der Kamera sind grob für diesen Tisch: Nach manchen Karten wird gefragt.
notice-picture-unread = Ein Bild ließ sich nicht lesen und wird ausgelassen.
notice-ended-early = Hier enden die Bilder, und nicht alle, die es geben sollte, waren zu sehen.

question-which-card = Welche Karte zeigt { $player }?
choice-card = { $card }
question-which-number = Welche Zahl zeigt dieser Würfel?
question-other-number = Nur ein Würfel ist zu sehen: eine { $seen }. Was zeigt der andere?
question-who-changed = Wer hat in der Mitte etwas verändert?
question-how-it-lies = UP&DOWN-Karte: Welche Seite oben, welche Farbe zu { $player }?
question-dice-unseen = Die Würfel sind nicht zu sehen. Was zeigen sie?
choice-number = { $number }
choice-card-lies = { $face } { $suit }
choice-two-numbers = { $low } + { $high }
choice-nobody = Niemand
choice-laid-anew = Neu ausgelegt
choice-player = { $player }
choice-no-die = Das ist kein Würfel
choice-others = { $kind ->
    [every] Alle Antworten
    [people] Jemand anders
    [cards] Keine davon
   *[other] Etwas anderes
}

print-board-up = Kalibriertafel – diese Kante zeigt zur oberen Kante des Tisches auf dem Bildschirm
print-board-how-title = Die Kalibriertafel
print-board-how =
    Druckt dieses Blatt in Originalgröße („100 %“, nicht „an Seite anpassen“) auf weißes Papier und messt die Linie unten nach: Sie muss 100 mm lang sein.
    Legt die Tafel flach in die Mitte des Tisches, die Schrift zur oberen Kante des Tisches, wie ihn der Bildschirm zeigt. Sobald der Tisch gefunden ist, nehmt die Tafel weg.
print-ruler = Diese Linie ist 100 mm lang, wenn das Blatt in Originalgröße gedruckt wurde.
print-updown-title = Die UP&DOWN-Karte
print-updown-how =
    Druckt in Originalgröße („100 %“, nicht „an Seite anpassen“). Schneidet entlang der Marken an den vier Ecken, faltet an der Linie zwischen den beiden Seiten und klebt sie Rücken an Rücken.
    Um die senkrechte Mittellinie gewendet, lässt die Karte jedem Spieler seine Farbe.

print-written = { $file } ist geschrieben: { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
}.
