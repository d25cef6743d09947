decks-own = { $deck } – bekannt, auch ohne Anlernen
decks-taught = { $deck } – { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, angelernt: { $file }
teach-learned = { $deck }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} angelernt, in { $file }
teach-alike = { $one } und { $other } sehen sich sehr ähnlich: von beiden noch ein Bild dazulegen ({ $one }.2.jpg)
teach-again-cut-off = { $card } ist nicht von Rand zu Rand im Bild: noch einmal anlernen, mit etwas Tisch auf allen Seiten.
teach-again-unlike = { $card } passt nicht zu den anderen Karten, als wäre nur ein Teil davon ausgeschnitten: noch einmal anlernen, auf einem glatten Grund anderer Farbe.
teach-lay = Bitte { $card } hinlegen
teach-lay-again = Noch einmal { $card }, etwas gedreht
teach-updown = die Seite { $face } mit { $suit } zum unteren Bildrand
teach-learning = Das war die letzte Karte; das Deck wird angelernt …
teach-done = { $deck } ist angelernt. Alle Karten durchsehen und zeigen, was falsch aussieht.
teach-two-cards = Mehr als eine Karte ist zu sehen: nur { $card } liegen lassen.
teach-taken-before = Das sieht aus wie { $lying }, die schon aufgenommen ist: bitte { $card } hinlegen.
teach-nothing-moved = Seit der letzten Aufnahme hat sich nichts bewegt: bitte { $card } hinlegen.
teach-no-card = Keine Karte zu sehen: { $card } flach und allein auf einen einfarbigen Grund anderer Farbe legen.
teach-missing = { $count ->
    [one] Ein Bild fehlt
   *[other] { $count } Bilder fehlen
} noch; `companion teach { $deck }` macht weiter, wo aufgehört wurde.
teach-title = Anlernen: { $deck }
teach-count = { $taken } von { $owed }
teach-took = Aufgenommen: { $card }
teach-take = So aufnehmen, wie sie liegt
teach-last-again = Letzte Karte noch einmal
teach-cards = Alle Karten
teach-stop = Aufhören
teach-done-button = Fertig
teach-again-title = Welche Karte noch einmal zeigen?
teach-earlier = ‹ Frühere
teach-later = Spätere ›
teach-twins = { $one } und { $other } sehen sich sehr ähnlich: Manchmal werde ich fragen, welche da liegt.
teach-court = { $card } ({ $rank ->
    [J] Bube
    [Q] Dame
   *[K] König
})
decks-title = Deck anlernen
decks-note = Legt die Karten nacheinander hin, wie es gesagt wird. Aufgenommenes bleibt; es geht weiter, wo aufgehört wurde.
decks-no-camera = Die Kamera „{ $camera }“ lässt sich nicht benutzen: Hier antwortet kein solches Gerät, keine solche Datei und kein solcher Ordner. Einstecken oder in den Einstellungen eine andere wählen.
decks-damaged = Was vom Anlernen aufbewahrt wurde, ist beschädigt oder gehört zu anderen Karten. Für einen neuen Anfang den Ordner { $folder } löschen.
decks-unwritten = In den Ordner { $folder } lässt sich nichts schreiben: { $why }. Was schon gezeigt wurde, ist aufbewahrt; Platz schaffen oder den Ordner berichtigen, dann weitermachen.
decks-updown = Die UP&DOWN-Karte
teach-looks-taken = Das sieht aus wie { $lying }, die schon aufgenommen ist. Ist es doch { $card }, bitte noch einmal hinlegen.
