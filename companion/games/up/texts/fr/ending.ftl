# Ce qui est dit à la fin d’une partie.

up-ending-matches = Allumettes
up-won-by-points = avec { $count ->
    [one] { $count } point
   *[other] { $count } points
}
up-won-by-cards = avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
up-won-by-matches = avec { $count ->
    [one] { $count } allumette
   *[other] { $count } allumettes
}
    .brief = { $count ->
        [one] { $count } allumette
       *[other] { $count } allumettes
    }
up-moment-tower = { $player } pose le sommet de la plus haute tour : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
up-moment-collapse = La tour s’écroule sur { $player } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à ramasser.
up-moment-minus-two = { $player } retourne un −2 comme toute dernière carte, et la manche est finie.
