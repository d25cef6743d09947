# Ce qui est dit à la fin d’une partie.

uad-ending-tricks = Plis
uad-won-by = avec { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
uad-moment-pot = { $player } gagne le plus gros pot : { $tricks } plis d’un coup.
uad-moment-change = { $player } { $way ->
    [flip] retourne la carte
    [rotate] tourne la carte
   *[roll] relance l’atout
} et gagne le pli ; sinon, il { $else ->
    [nobody] n’était à personne
   *[other] allait à { $other }
}.
uad-moment-round = { $player } gagne { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} en une manche, record de la partie.
