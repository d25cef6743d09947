# Was am Ende eines Spiels gesagt wird.

sch-won-by-points = mit { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
}
sch-won-by-last-card = mit der letzten Karte
    .brief = hat gewonnen!
sch-moment-turn = { $player } spielte { $count } Karten in einem Zug, dem längsten von allen.
sch-moment-gift = { $player } schenkte { $to } eine Karte; da { $left ->
    [one] war es nur noch eine
   *[other] waren es nur noch { $left }
}.
