# Frühere Abende: ihre Liste, Punktetabellen, Zahlen, Ausfuhr und Nacherzählung.

game-auf-und-ab = Auf und Ab
game-up-and-down = Up & Down
game-up = Up
game-schwupps = Schwupps

evening-none = In { $folder } ist noch kein Abend aufbewahrt; `companion play` beginnt einen.
evening-simulated = Diese Abende wurden am simulierten Tisch gespielt.
evening-title = Abend { $number }, { $date }
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

round-edited = Vom Tisch geändert
round-auf-und-ab = Durchgang { $number }
round-up-and-down = Runde { $number }
round-up = Runde { $number }
round-schwupps = Spiel { $number }

statistic-won_auf_und_ab = Gewonnene Durchgänge
statistic-won_up_and_down = Gewonnene Runden
statistic-won_up = Gewonnene Runden
statistic-won_schwupps = Gewonnene Spiele
statistic-illegal = Regelverstöße
statistic-illegal_in_all = Regelverstöße insgesamt
statistic-taken_back = Zurückgenommen
statistic-rounds_taken = Genommene Runden
statistic-change_cards = Gelegte Wechselkarten
statistic-largest_set = Größter Satz
statistic-longest_round = Längste Runde, in Sätzen
statistic-best_hand = Bester Durchgang, in Punkten
statistic-pots_won = Gewonnene Töpfe
statistic-flips = Karte gewendet
statistic-turns = Karte gedreht
statistic-rolls = Gewürfelt
statistic-longest_pot = Längster Topf, in Stichen
statistic-greatest_catch = Meiste Stiche auf einmal
statistic-collapses = Einstürze
statistic-cleared = Türme abgeräumt
statistic-skipped = Ausgesetzt
statistic-tallest_tower = Höchster Turm, in Karten
statistic-schwupps = Schwupps ohne Karte
statistic-aggravations = Gespielte Ärgerkarten
statistic-gifts = Geschenkte Karten erhalten
statistic-numbers = Gelegte Zahlenkarten
statistic-longest_turn = Längster Zug, in Karten
