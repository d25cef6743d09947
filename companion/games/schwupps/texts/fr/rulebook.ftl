# Schwupps pour qui l’apprend.

about-schwupps = Jouer toutes ses cartes sur quatre piles – et hop, une rangée glisse plus loin.
about-time-schwupps = environ { $minutes } min
about-needs-schwupps = les 144 cartes de Schwupps
gist-schwupps = Chacun a sa propre pile et quatre cartes en main. Le but : les avoir toutes jouées avant les autres.
    Au milieu il y a quatre piles de nombres, et à côté de chacune une carte Schwupps. Elle dit ce qui va dessus : un de plus, deux de moins, le même nombre, la même couleur. Jouez autant de cartes que vous voulez.
    Rien ne convient ? Une fois par tour, vous pouvez pousser une rangée : à côté de deux piles valent alors d’autres règles. Cela coûte une carte.
    Une carte embêtante pousse aussi une rangée et donne une carte à quelqu’un d’autre. Puis complétez votre main à quatre, et c’est au suivant.

sch-drawn-colours = Cinq couleurs…
sch-drawn-numbers = … de 1 à 10, chaque carte en double
sch-drawn-aggravation = Il y en a 14
sch-drawn-steps = autant de plus ou de moins
sch-drawn-number = même nombre
sch-drawn-color = même couleur
sch-drawn-either = l’un ou les deux
sch-drawn-hand = La main de { $player }
sch-drawn-next = Pile Schwupps
sch-drawn-slot = { $row ->
    [0] Rangée du haut
   *[other] Rangée du bas
}, { $slot ->
    [0] à gauche
   *[other] à droite
}
sch-drawn-pile = À côté de la pile
sch-drawn-plays = { $player } joue
sch-drawn-row-before = Pile + rangée du { $row ->
    [0] haut
   *[other] bas
}
sch-drawn-row-after = après
sch-drawn-given = { $player } reçoit
sch-drawn-in-hand = { $player }, en main : { $count }
sch-drawn-own-pile = sa pile : { $count }
sch-drawn-draws = { $player } pioche { $count }
sch-drawn-ends = { $player } finit son tour.
