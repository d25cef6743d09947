# Ce qui est dit à la fin d’une partie.

sch-won-by-points = avec { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sch-won-by-last-card = avec la dernière carte
    .brief = a gagné !
sch-moment-turn = { $player } joue { $count } cartes en un tour, le plus long de tous.
sch-moment-gift = { $player } donne une carte à { $to }, qui n’avait plus { $left ->
    [one] qu’une carte
   *[other] que { $left } cartes
}.
