# Comment le compagnon appelle ce jeu et ce qui en fait partie.

game-up = Up
round-up = Manche { $number }
statistic-won_up = Manches gagnées
statistic-collapses = Écroulements
statistic-cleared = Tours de cartes retirées
statistic-skipped = Tours de jeu sautés
statistic-tallest_tower = Tour de cartes la plus haute

lay-out-up-pack = { $sets } jeux de { $cards } cartes
lay-out-up-deal = Chacun : { $hidden } cachées, { $hand } en main{ $aside ->
    [0] {""}
   *[other] {" "}; { $aside } de côté, faces cachées
}
lay-out-up-open = { $cards } cartes visibles devant chacun
lay-out-up-seen = vu : { $listed }

option-rounds-up = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
option-up-end = Durée de la partie : tant de manches, ou jusqu’à ce que quelqu’un dépasse tant de points.
option-up-scoring = Ce qu’on note : la valeur des cartes restantes, seulement leur nombre, ou une allumette pour qui finit la manche.
option-up-minus_two = Les cartes −2 sont en jeu. Sans elles, chacun reçoit quatre cartes en main.
option-up-double_two = Double deux : un −2 est un simple 2 à chaque manche.
option-up-dirty_one = As sale : chaque 1 restant compte 30 à chaque manche.
option-up-extra_set = Un jeu de cartes de plus est mêlé ; les cartes en trop restent inconnues.

print-deck-up = { game-up }
print-pack-up = Cela fait { $cards } cartes en { $looks } couleurs, dans chacune 1 à 11, un −2 et une carte balai. Chaque joueur a besoin d’une couleur ; les couleurs se suivent, si bien que les premières planches suffisent pour moins de joueurs.

help-rules-minus-two = Up : sans les cartes −2
help-rules-extra-set = Up : avec un jeu de 13 cartes de plus
