# Ce qui est dit à la fin d’une partie.

aua-won-by = avec { $count ->
    [one] { $count } point
   *[other] { $count } points
}
aua-moment-set = { $player } pose { $count } cartes d’un coup.
aua-moment-turn = { $player } change le sens, { $mode ->
    [UP] vers le HAUT
   *[DOWN] vers le BAS
}, et gagne la donne : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
aua-moment-hand = { $player } finit en tête et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}, la meilleure donne.
