# Was am Ende eines Spiels gesagt wird.

aua-won-by = mit { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
}
aua-moment-set = { $player } legte { $count } Karten auf einmal.
aua-moment-turn = { $player } drehte die Richtung { $mode ->
    [UP] auf AUF
   *[DOWN] auf AB
} und gewann den Durchgang: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
aua-moment-hand = { $player } war zuerst fertig und bekam { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, der beste Durchgang.
