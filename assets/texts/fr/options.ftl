# Options des jeux, choisies avant de commencer.

button-options = Options
options-title = Options – { $game }
option-yes = oui
option-no = non
option-points = jusqu’à { $count } points
option-one-game = Une partie
option-tournament = Tournoi
option-rounds-up-and-down = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
option-rounds-up = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
option-rounds-auf-und-ab = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}

option-auf-und-ab-end = Durée de la partie : tant de donnes, ou jusqu’à ce que quelqu’un ait tant de points.
option-up-and-down-rounds = Nombre de manches ; on redistribue pour chacune.
option-up-and-down-ring = Les couleurs autour de la carte UP&DOWN, dans le sens horaire. La carte imprimée a l’ordre habituel.
option-up-end = Durée de la partie : tant de manches, ou jusqu’à ce que quelqu’un dépasse tant de points.
option-up-scoring = Ce qu’on note : la valeur des cartes restantes, seulement leur nombre, ou une allumette pour qui finit la manche.
option-up-minus_two = Les cartes −2 sont en jeu. Sans elles, chacun reçoit quatre cartes en main.
option-up-double_two = Double deux : un −2 est un simple 2 à chaque manche.
option-up-dirty_one = As sale : chaque 1 restant compte 30 à chaque manche.
option-up-extra_set = Un jeu de cartes de plus est mêlé ; les cartes en trop restent inconnues.
option-schwupps-tournament = Un tournoi compte autant de parties que de joueurs ; chacun en commence une.

option-scoring-points = Points
option-scoring-cards = Cartes
option-scoring-matches = Allumettes
