# Les soirées passées : leur liste, tableaux des points, chiffres, fichiers et récit.

evening-none = Aucune soirée n’est encore gardée dans { $folder } ; `companion play` en commence une.
evening-simulated = Ces soirées ont été jouées à la table simulée.
evening-title = Soirée { $number }, { $date }
evening-day-unknown = jour inconnu
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
evening-exported-kept = À côté, { $count ->
    [one] { $count } film ou photo
   *[other] { $count } films et photos
} de fin de partie.

round-edited = Modifié par la table

statistic-illegal = Coups refusés
statistic-illegal_in_all = Coups refusés en tout
statistic-taken_back = Coups repris
