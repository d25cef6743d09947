# Up: was laut gesagt wird. Kurz: ein Spruch dauert höchstens zweieinhalb Sekunden; Zahlen stehen als Ziffern.

spoken-UP-4 = Minus zwei ist nicht dabei.
spoken-UP-5 = So viele gibt es davon nicht.
spoken-UP-6 = Eine Runde läuft noch.
spoken-UP-8 = { $player } braucht da { $needed ->
    [one] eine Karte
   *[other] { $needed } Karten
}.
spoken-UP-11 = Nur minus zwei oder Abräumen.
spoken-UP-12 = Die Karte muss auf die Hand.
spoken-UP-13 = { $due ->
    [nothing] Das Spiel ist aus.
    [show] Erst die Karten zeigen.
   *[deal] Erst geben.
}
spoken-UP-15 = { $to_move } ist dran.
spoken-UP-17 = Erst nur Karten von der Hand.
spoken-UP-19 = Erst die offenen Karten.
spoken-UP-20 = Nur eine Karte aufdecken.
spoken-UP-22 = Das kann { $player } da nicht haben.
spoken-UP-23 = Nur Karten von einem Wert.
spoken-UP-34 = Minus zwei beginnt nicht.
spoken-UP-46 = { $moment ->
    [twice] { $player } hat schon gerufen.
   *[not-now] { $player } hat nichts zu rufen.
}
spoken-UP-57 = Erst die Karten zeigen.
spoken-UP-58 = Es ist nichts zu zeigen.
spoken-UP-59 = { $missing ->
    [none] { $player } hat noch { $needed ->
        [one] eine Karte
       *[other] { $needed } Karten
    }.
   *[other] Von { $player } fehlt eine Karte.
}
spoken-UP-61 = Das Spiel ist aus.
spoken-UP-63 = Zum Ansagen ist es zu spät.
spoken-UP-64 = Nur { $forehand } darf ansagen.
spoken-UP-65 = Das gilt schon.

spoken-up-announced = { $variant ->
    [dirty_one] Schmutziger Einser
   *[double_two] Doppelter Zweier
}.
spoken-up-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
spoken-up-collapsed = { $player } nimmt den Turm: { $taken }.
spoken-up-cleared = Der Turm ist abgeräumt.
spoken-up-cleared-nothing = Abgeräumt. { $player } beginnt.
spoken-up-taken-up = { $player } nimmt die minus zwei auf.
spoken-up-round-over = { $player } beendet die Runde.
spoken-up-round-over-credit = { $player } beendet die Runde.
spoken-up-round-over-minus-two = { $player } beendet die Runde.
spoken-up-round-over-show-due = Runde aus. Zeigt die Karten.
spoken-up-game-over = Das war die letzte Runde.
spoken-up-called = Letzte Karte: { $player }.
spoken-up-called-early = Letzte Karte: { $player }.
spoken-up-shown = Noch zu zeigen: { $players }.
spoken-up-scored = Die Runde ist gewertet.

spoken-up-duty-deal = Mischt, hebt ab und gebt.
spoken-up-duty-show = Zeigt die restlichen Karten.
spoken-up-duty-nothing = Das Spiel ist aus.
spoken-up-duty-begin = { $player } beginnt einen Turm.
spoken-up-duty-lay = { $player }: bis { $limit }.
