# Les soirées passées : leur liste, tableaux des points, chiffres, fichiers et récit.

game-auf-und-ab = Auf und Ab
game-up-and-down = Up & Down
game-up = Up
game-schwupps = Schwupps

evening-none = Aucune soirée n’est encore gardée dans { $folder } ; `companion play` en commence une.
evening-simulated = Ces soirées ont été jouées à la table simulée.
evening-title = Soirée { $number }, { $date }
evening-game = Partie { $number } : { $name } – { $players }
evening-column-number = Nº
evening-column-date = Début
evening-column-games = Jeux
evening-column-players = Joueurs
evening-column-winner = Victoire
evening-total = Total
evening-figure = { $what } : { $number }
evening-written = { $file } est écrit.
evening-pictures = { $number ->
    [one] { $number } image est écrite.
   *[other] { $number } images sont écrites.
}
evening-so-far = La soirée
evening-games-won = Parties gagnées
evening-sum = { $game }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
button-export = Enregistrer points et coups dans des fichiers
evening-exported = Enregistré : { $scores } avec les points, pour un tableur, et { $records } avec tous les coups. Pour les emporter, copiez-les depuis le dossier { $folder }.

round-edited = Modifié par la table
round-auf-und-ab = Donne { $number }
round-up-and-down = Manche { $number }
round-up = Manche { $number }
round-schwupps = Partie { $number }

statistic-won_auf_und_ab = Donnes gagnées
statistic-won_up_and_down = Manches gagnées
statistic-won_up = Manches gagnées
statistic-won_schwupps = Parties gagnées
statistic-illegal = Coups refusés
statistic-illegal_in_all = Coups refusés en tout
statistic-taken_back = Coups repris
statistic-rounds_taken = Plis ramassés
statistic-change_cards = Cartes de changement posées
statistic-largest_set = Plus grande série
statistic-longest_round = Pli le plus long, en séries
statistic-best_hand = Meilleure donne, en points
statistic-pots_won = Pots gagnés
statistic-flips = Carte retournée
statistic-turns = Carte tournée
statistic-rolls = Dés lancés
statistic-longest_pot = Pot le plus long, en plis
statistic-greatest_catch = Record de plis d’un coup
statistic-collapses = Écroulements
statistic-cleared = Tours de cartes retirées
statistic-skipped = Tours de jeu sautés
statistic-tallest_tower = Tour de cartes la plus haute
statistic-schwupps = Schwupps sans carte
statistic-aggravations = Cartes embêtantes jouées
statistic-gifts = Cadeaux reçus
statistic-numbers = Cartes nombre posées
statistic-longest_turn = Tour le plus long, en cartes
