# Das Ende eines Spiels: wer gewonnen hat, seine besten Momente und deren Film.

ending-points = Punkte
ending-cards = Karten
ending-cards-left = Karten übrig
ending-by-points = mit { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
}
ending-by-rules = nach den Regeln
ending-together = gewinnen gemeinsam!
ending-each = { $by }
ending-lowest = Die niedrigste Summe gewinnt
button-moments = Beste Momente

moments-title = Beste Momente
moments-none = In diesem Spiel ist noch nichts geschehen.
moments-unpictured = Von diesem Moment ist kein Bild da.
moments-how = Mit Bildern gäbe es einen Film: Sie bleiben da, wo eine Kamera zuschaut und unter Einstellungen, Bilder, die von Abenden behalten werden.
moment-called = Ein „Nein“ für { $player } nach { $clause }: { $why }
moment-won = { $count ->
    [one] Damit hat { $players } das Spiel gewonnen.
   *[other] Damit haben { $players } gemeinsam gewonnen.
}
