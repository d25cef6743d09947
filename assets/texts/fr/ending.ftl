# La fin d’une partie : qui a gagné, ses meilleurs moments et leur film.

ending-points = Points
ending-cards = Cartes
ending-cards-left = Cartes restantes
ending-by-points = avec { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ending-by-rules = selon les règles
ending-together = gagnent ensemble !
ending-each = { $by } chacun
ending-lowest = Le total le plus bas gagne
button-moments = Meilleurs moments

moments-title = Meilleurs moments
moments-none = Il ne s’est encore rien passé dans cette partie.
moments-unpictured = Aucune image de ce moment n’est gardée.
moments-how = Avec des images, il y aurait un film : elles restent là où une caméra regarde et où Réglages, Images, garde celles des soirées.
moment-called = Un « Non » pour { $player } selon { $clause } : { $why }
moment-won = { $count ->
    [one] Sur ce coup, { $players } a gagné la partie.
   *[other] Sur ce coup, { $players } ont gagné ensemble.
}
