# Up & Down pour qui l’apprend.

about-up-and-down = Gagner des plis – mais avant chacun quelqu’un change les règles ou l’atout.
about-time-up-and-down = environ { $minutes } min par manche
about-needs-up-and-down = un jeu de cartes, deux dés, la carte UP&DOWN
gist-up-and-down = La carte du milieu dit si la plus haute carte gagne, UP, ou la plus basse, DOWN, et montre à chacun sa couleur. Les deux dés ensemble donnent la valeur d’atout.
    Avant chaque pli, le meneur change une chose : il retourne la carte, la tourne ou lance les dés. Puis chacun pose une carte cachée, et on les découvre toutes.
    Les cartes égales s’annulent. Parmi les autres gagne celle de la valeur d’atout, sinon la meilleure qui soit dans la couleur de son joueur.
    Si personne ne gagne, le pli va au pot, pour qui gagnera le suivant. Le plus de plis gagne.

uad-drawn-lowest = Du 2 de chaque couleur…
uad-drawn-highest = … à la dame
uad-drawn-worth = vaut { $value }
uad-drawn-faces = Ses deux faces
uad-drawn-hand = La main de { $player }
uad-drawn-deals = Quelqu’un distribue
uad-drawn-dealt = { $player } : { $count } cartes
uad-drawn-dice = Les dés
uad-drawn-facing = Chacun a devant soi : { $suits }.
uad-drawn-middle = { $face ->
    [UP] ▲ UP
   *[DOWN] ▼ DOWN
}, atout { $trump }
uad-drawn-not-yet = Rien n’est encore posé
uad-drawn-before = Avant : { $face ->
    [UP] ▲ UP
   *[DOWN] ▼ DOWN
}, atout { $trump }
uad-drawn-after = Après : { $face ->
    [UP] ▲ UP
   *[DOWN] ▼ DOWN
}, atout { $trump }
uad-drawn-own = { $player }, sa couleur { $suit }
