# Comment le compagnon appelle ce jeu et ce qui en fait partie.

game-auf-und-ab = Auf und Ab
round-auf-und-ab = Donne { $number }
statistic-won_auf_und_ab = Donnes gagnées
statistic-rounds_taken = Plis ramassés
statistic-change_cards = Cartes de changement posées
statistic-largest_set = Plus grande série
statistic-longest_round = Pli le plus long, en séries
statistic-best_hand = Meilleure donne, en points

option-rounds-auf-und-ab = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
option-auf-und-ab-end = Durée de la partie : tant de donnes, ou jusqu’à ce que quelqu’un ait tant de points.

print-deck-auf-und-ab = { game-auf-und-ab }
print-pack-auf-und-ab = Le jeu compte { $cards } cartes : chaque paire de 0 à 9, une fois.
