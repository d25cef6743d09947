# Schwupps: was laut gesagt wird. Kurz: ein Spruch dauert höchstens zweieinhalb Sekunden; Zahlen stehen als Ziffern.

spoken-SCH-2 = Die gibt es nur zweimal.
spoken-SCH-3 = Alle 14 Ärgerkarten sind schon weg.
spoken-SCH-11 = Eine Hand hat vier Karten.
spoken-SCH-14 = Erst auslegen.
spoken-SCH-15 = Ein Spiel läuft noch.
spoken-SCH-16 = { $to_move } ist dran.
spoken-SCH-17 = Erst spielen oder schwuppen.
spoken-SCH-19 = { $player } hat diese Karte nicht.
spoken-SCH-21 = Es muss eine { $due } sein.
spoken-SCH-23 = Es muss eine { $top_number } sein.
spoken-SCH-24 = Es muss { $top_colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Lila
} sein.
spoken-SCH-25 = Es muss { $top_colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Lila
} oder { $top_number } sein.
spoken-SCH-35 = Die Karte bekommt wer anders.
spoken-SCH-36 = Nur einmal schwuppen im Zug.
spoken-SCH-47 = Das Spiel ist aus.
spoken-SCH-51 = Es beginnt { $due }.

spoken-sch-aggravate = Eine Karte für { $to }.
spoken-sch-aggravate-nothing-left = Für { $to } ist keine Karte da.
spoken-sch-schwupp = { $player } nimmt eine Karte.
spoken-sch-schwupp-nothing-left = Keine Karte mehr zu nehmen.
spoken-sch-won = { $player } hat die letzte Karte gespielt.
spoken-sch-won-by-aggravation = { $player } hat die letzte Karte gespielt.
spoken-sch-won-of-tournament = { $player } gewinnt dieses Spiel.

spoken-sch-duty-setup = Legt die Karten aus.
spoken-sch-duty-act = { $player } ist dran.
spoken-sch-duty-go-on = { $player } macht weiter.
spoken-sch-duty-over = Das Spiel ist aus.
