# Frühere Abende: ihre Liste, Punktetabellen, Zahlen, Ausfuhr und Nacherzählung.

evening-none = In { $folder } ist noch kein Abend aufbewahrt; `companion play` beginnt einen.
evening-simulated = Diese Abende wurden am simulierten Tisch gespielt.
evening-title = Abend { $number }, { $date }
evening-day-unknown = Tag unbekannt
evening-game = Spiel { $number }: { $name } – { $players }
evening-column-number = Nr.
evening-column-date = Beginn
evening-column-games = Spiele
evening-column-players = Spieler
evening-column-winner = Sieger
evening-total = Summe
evening-figure = { $what }: { $number }
evening-written = { $file } ist geschrieben.
evening-pictures = { $number ->
    [one] Ein Bild ist geschrieben.
   *[other] { $number } Bilder sind geschrieben.
}
evening-so-far = Der Abend
evening-games-won = Gewonnene Spiele
evening-sum = { $game }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
button-export = Punkte und Züge als Dateien speichern
evening-exported = Gespeichert: { $scores } mit den Punkten, für eine Tabellenkalkulation, und { $records } mit allen Zügen. Zum Mitnehmen kopiert sie aus dem Ordner { $folder }.
evening-exported-kept = Daneben { $count ->
    [one] ein Film oder Foto
   *[other] { $count } Filme und Fotos
} vom Ende eines Spiels.

round-edited = Vom Tisch geändert

statistic-illegal = Regelverstöße
statistic-illegal_in_all = Regelverstöße insgesamt
statistic-taken_back = Zurückgenommen
