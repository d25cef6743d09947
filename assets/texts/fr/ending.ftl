# La fin d’une partie : qui a gagné, ses meilleurs moments et leur film.

ending-points = Points
ending-cards = Cartes
ending-cards-left = Cartes restantes
ending-by-points = avec { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ending-by-rules = selon les règles
ending-wins = { $count ->
    [one] gagne { $by } !
   *[other] gagnent ensemble { $by } !
}
ending-level = = à égalité
ending-ranking = Classement, en grand
button-moments = Meilleurs moments

moments-title = Meilleurs moments
moments-none = Il ne s’est encore rien passé dans cette partie.
moments-unpictured = Aucune image de ce moment n’est gardée.
moments-how = Avec des images, il y aurait un film : elles restent là où une caméra regarde et où Réglages, Images, garde celles des soirées.
moments-play = Montrer le film
moments-code = Scannez pour emporter le film. Le téléphone doit être sur le même réseau.
moments-make = Faire un film
moments-making = Le film se prépare …
moments-film-broken = Le film de cette partie est illisible ; on peut le refaire.
moments-film-outdated = Quelque chose a changé depuis le début du film ; on peut le refaire.
moments-take = Prendre une photo
moments-take-again = Nouvelle photo
moments-picture = La photo de la fin
trouble-film-unmade = Le film n’a pas pu être fait : { $why }. Réessayez ; les images sont toujours là.
trouble-film-full = Le disque est plein : le film n’est pas gardé, rien d’autre n’est perdu, et on pourra le refaire dès qu’il y aura de la place.
trouble-film-unkept = Le film n’est pas gardé, et peut être refait : { $why }
trouble-picture-full = Le disque est plein : l’image n’est pas gardée, la précédente est toujours là.
trouble-picture-unkept = L’image n’est pas gardée, la précédente est toujours là : { $why }
trouble-film-late = Le film a été abandonné après { $seconds } secondes. Réessayez à un moment plus calme.
moment-called = Un « Non » pour { $player } selon { $clause } : { $why }
moment-won = { $count ->
    [one] Sur ce coup, { $players } a gagné la partie.
   *[other] Sur ce coup, { $players } ont gagné ensemble.
}
