# Comment le compagnon appelle ce jeu et ce qui en fait partie.

game-up-and-down = Up & Down
round-up-and-down = Manche { $number }
statistic-won_up_and_down = Manches gagnées
statistic-pots_won = Pots gagnés
statistic-flips = Carte retournée
statistic-turns = Carte tournée
statistic-rolls = Dés lancés
statistic-longest_pot = Pot le plus long, en plis
statistic-greatest_catch = Record de plis d’un coup

lay-out-uad-pack = Les as et les rois sont enlevés
lay-out-uad-strange = À enlever : { $cards }
lay-out-uad-dice = Deux dés sont lancés
lay-out-uad-card = La carte UP&DOWN est posée
lay-out-uad-nobody = { $face } : tournez la carte, personne n’est face à ♣
lay-out-uad-clubs = { $face } : { $player } est face à ♣ et mène

option-rounds-up-and-down = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
option-up-and-down-rounds = Nombre de manches ; on redistribue pour chacune.
option-up-and-down-ring = Les couleurs autour de la carte UP&DOWN, dans le sens horaire. La carte imprimée a l’ordre habituel.
