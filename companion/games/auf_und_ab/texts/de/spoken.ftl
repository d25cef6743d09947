# Auf und Ab: was laut gesagt wird. Kurz: ein Spruch dauert höchstens zweieinhalb Sekunden; Zahlen stehen als Ziffern.

spoken-AUA-4 = Alle bekommen { $needed } Karten.
spoken-AUA-5 = Zu viele Karten liegen beiseite.
spoken-AUA-6 = Eine Karte ist doppelt.
spoken-AUA-7 = Ein Durchgang läuft noch.
spoken-AUA-9 = Erst geben.
spoken-AUA-11 = { $fault ->
    [no-double] Es muss ein Pasch sein.
    [own] Es muss der kleinste Pasch sein.
   *[other] { $holder } eröffnet.
}
spoken-AUA-13 = { $to_move } ist dran.
spoken-AUA-14 = Wer eröffnet, muss legen.
spoken-AUA-15 = { $fault ->
    [too-many] So viele hat { $player } nicht.
   *[other] Das kann { $player } nicht haben.
}
spoken-AUA-16 = Das lag schon.
spoken-AUA-17 = Eine Karte ist doppelt.
spoken-AUA-18 = Die roten Zahlen müssen gleich sein.
spoken-AUA-19 = Die blauen Zahlen müssen gleich sein.
spoken-AUA-21 = Es braucht { $needed ->
    [one] eine
   *[other] { $needed }
} { $mode ->
    [UP] über
   *[DOWN] unter
} { $last }.
spoken-AUA-22 = Es muss über { $last } sein.
spoken-AUA-23 = Es muss unter { $last } sein.
spoken-AUA-24 = Das zählt { $fewest }{ $span ->
    [0] {""}
   *[other] {" "}oder { $most }
}.
spoken-AUA-25 = Sagt { $fewest } oder { $most }.
spoken-AUA-28 = { $player } hat schon gepasst.
spoken-AUA-44 = Das Spiel ist aus.

spoken-aua-round-over = { $player } eröffnet, weiter { $mode ->
    [UP] auf
   *[DOWN] ab
}.
spoken-aua-mode-changed = { $player } eröffnet, jetzt { $mode ->
    [UP] auf
   *[DOWN] ab
}!
spoken-aua-hand-over = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} für { $player }.
spoken-aua-game-over = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} für { $player }.

spoken-aua-duty-deal = Mischt und gebt.
spoken-aua-duty-game-over = Das Spiel ist aus.
spoken-aua-duty-first = Der kleinste Pasch eröffnet.
spoken-aua-duty-open-hand = { $player } eröffnet mit dem kleinsten Pasch.
spoken-aua-duty-open = { $player } eröffnet.
spoken-aua-duty-count = { $player }: eine oder zwei?
spoken-aua-duty-above = { $player }: { $count ->
    [one] eine
   *[other] { $count }
} über { $number }.
spoken-aua-duty-below = { $player }: { $count ->
    [one] eine
   *[other] { $count }
} unter { $number }.
spoken-aua-duty-pass = { $player } kann nur passen.
