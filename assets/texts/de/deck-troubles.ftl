# Was mit Decks nicht stimmt oder Karten und Tisch unerkannt lässt, und was zu tun ist.

trouble-image-kind = Das Bild ist nicht in 8-Bit-Farbe: es zuerst umwandeln.
trouble-image-small = Das Bild ist zu klein für eine Karte oder einen Würfel: ein größeres nehmen.
trouble-face-colourless = Eine Seite der UP&DOWN-Karte hat kein farbiges Feld: es blau oder grün zeichnen.
trouble-model-missing = Das Netz { $file } fehlt; den Tischgefährten neu installieren oder ausführen: make train
trouble-model-damaged = Das Netz { $file } ist beschädigt; den Tischgefährten neu installieren.
trouble-model-foreign = Das Netz { $file } ist ein anderes: Ihm fehlen die Ausgänge { $outputs }.
trouble-calibration-numbers = Die neun Zahlen der Kalibrierung sind beschädigt: den Tisch neu finden lassen.
trouble-calibration-size = Die Kalibrierung hat keine Größe: den Tisch neu finden lassen.
trouble-calibration-points = Diese Punkte können kein Tisch von oben sein: den Tisch neu finden lassen.
trouble-calibration-damaged = Die aufbewahrte Kalibrierung ist beschädigt: den Tisch neu finden lassen.
trouble-board-unseen = Die Kalibriertafel ist nicht zu sehen: sie flach in die Mitte des Tisches legen, bei gutem Licht.
trouble-board-slanted = Die Kalibriertafel ist zu flach zu sehen: die Kamera höher anbringen.
trouble-board-uneven = Die Kalibriertafel liegt nicht flach: sie glatt streichen und es noch einmal versuchen.
trouble-board-moves = Die Kalibriertafel liegt nicht still; sie hinlegen.
trouble-corners-four = Ein Tisch hat vier Ecken: jede einmal berühren.
trouble-corners-close = Zwei der Ecken liegen zu nah beisammen: alle vier noch einmal berühren.
trouble-corners-crossed = Die Ecken sind vertauscht: oben links, oben rechts, unten rechts, unten links berühren, in dieser Folge.
trouble-table-unknown = Der Tisch ist noch nicht bekannt: die Kalibriertafel darauf legen.
trouble-deck-codes = Das Deck { $name } braucht für jede Karte einen Code: es neu anlernen.
trouble-deck-shape = Karten von { $width } x { $height } mm sind keine Karten: { $name } neu anlernen.
trouble-deck-full = Die { $count } Bilder von { $name } sind mehr, als ein Deck fasst: es mit weniger Bildern von jeder Karte anlernen.
trouble-deck-foreign = { $file } ist keine Datei eines Decks: eine nehmen, die `companion teach` geschrieben hat.
trouble-deck-unread = { $file } ist nicht lesbar ({ $why }): das Deck neu kopieren oder neu anlernen.
trouble-deck-damaged = { $file } ist beschädigt: die Datei neu kopieren oder das Deck neu anlernen.
trouble-deck-newer = { $file } stammt von einem neueren Tischgefährten: diesen hier erneuern.
trouble-card-unseen = Im Bild ist keine Karte zu sehen: sie allein auf einen Grund anderer Farbe legen.
trouble-updown-code = { $code } nennt weder Seite noch Farbe: Bilder der UP&DOWN-Karte UP-C und DOWN-C nennen, nach der Seite und der Farbe am unteren Rand.
trouble-updown-face = Die Seite { $face } der UP&DOWN-Karte fehlt: auch { $face }-C zeigen.
trouble-updown-none = { $name } ist keine UP&DOWN-Karte: sie mit `companion teach updown` anlernen.
trouble-deck-unknown = Es gibt kein Deck { $name }, nur { $known }: es mit `companion teach { $name }` anlernen.
trouble-deck-not-of-game = { $name } ist kein Deck von { $game }: Seine Karte { $card } gibt es dort nicht; eines mit --game { $game } anlernen.
trouble-deck-usual-not-of-game = { $name } ist kein Deck von { $game }: Seine Karte { $card } gibt es dort nicht; { $file } löschen oder es neu anlernen.
trouble-updown-unknown = Es gibt keine UP&DOWN-Karte { $name }: sie mit `companion teach updown` anlernen.
trouble-updown-ring = Die UP&DOWN-Karte { $name } trägt die Farben in der Folge { $borne }, das Spiel wurde mit { $wanted } begonnen: ein neues Spiel beginnen.
trouble-pack-players = { $game } ist für { $span ->
    [0] { $most }
   *[other] { $fewest } bis { $most }
} Spieler; --players kann nicht { $players } sein.
trouble-code-wrong = „{ $code }“ ist kein Code: Buchstaben, Ziffern, - und + nehmen, zwischen den Codes ein Komma.
trouble-code-twice = { $code } steht zweimal in der Liste: jede Karte einmal nennen.
trouble-codes-many = Ein Deck von { $cards } verschiedenen Karten ist zu groß: höchstens { $most } anlernen.
trouble-codes-counted = { $part } zählt von { $first } bis { $last }: aufwärts zählen, höchstens { $most } Karten.
trouble-lesson-list = { $file } ist beschädigt: die Datei löschen und das Deck von vorn anlernen, oder aus seinen Bildern mit `companion teach NAME --from { $folder }`.
trouble-lesson-picture = { $what } Diese Karte noch einmal anlernen.
trouble-lesson-card = { $what } Diese Karte noch einmal zeigen, mit `companion teach { $deck } --again { $code }`.
trouble-lesson-other = { $name } wurde mit anderen Karten begonnen: einen anderen Namen wählen oder { $folder } löschen.
trouble-lesson-cards = Sagen, welche Karten das Deck hat: --game SPIEL, --codes rot-1..9,blau-1..9,stop oder --cards 32.
trouble-lesson-camera = Es ist keine Kamera gewählt, der man die Karten zeigen könnte: mit --camera usb:0 sagen, welche, mit --from Bilder angeben, oder mit --camera simulated sehen, wie es geht.
trouble-lesson-full = { $owed } Bilder sind mehr als die { $most }, die ein Deck fasst: mit `--pictures { $each }` weniger von jeder Karte verlangen.
trouble-lesson-name = { $card } ist keine Karte von { $name }: für das Deck einen anderen Namen wählen.
trouble-lesson-again = { $card } ist keine Karte von { $name }: Seine Karten sind { $known }.
trouble-simulated-decks = Am simulierten Tisch lassen sich nur unsere eigenen Decks anlernen: --game SPIEL angeben.
trouble-option-live = --{ $name } gilt für Karten vor der Kamera: es weglassen oder --from weglassen.
trouble-pictures-file = { $folder } ist eine Datei: den Ordner mit den Bildern nennen.
trouble-pictures-nowhere = { $folder } gibt es nicht: den Ordner mit den Bildern nennen.
trouble-pictures-codes = { $folder } enthält keine Bilder: für jede Karte ein CODE.jpg hineinlegen.
trouble-picture-code = { $file } ist keine Karte von { $game }: jedes Bild nach dem Code seiner Karte nennen.
trouble-pictures-no-card = { $count ->
    [one] Keine Karte ist zu sehen in dem einzigen Bild
   *[other] Keine Karte ist zu sehen in einem der { $count } Bilder
} in { $folder }.
trouble-deck-kept = Das Deck { $name } von vorher bleibt in { $file } erhalten.
trouble-picture-sheet = { $cards } Karten sind zu sehen, { $rows } Reihen zu { $columns }: das Bild nach allen nennen, Reihe für Reihe, wie rot-1..9.jpg oder rot-1,rot-2,stopp.jpg.
trouble-picture-cards = { $named } Karten sind genannt, aber { $seen ->
    [0] keine ist
    [one] eine ist
   *[other] { $seen } sind
} zu sehen: das Bild nach den Karten darin nennen, Reihe für Reihe, und sie in geraden Reihen auslegen.
trouble-in-picture = { $file }: { $what }
trouble-decks-many = { $names } haben zusammen mehr als { $most } Gesichter: weniger Decks auf einmal suchen.
