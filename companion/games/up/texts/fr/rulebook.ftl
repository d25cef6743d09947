# Up pour qui l’apprend.

about-up = Bâtir une tour de plus en plus légère ; qui pose trop lourd la ramasse tout entière.
about-time-up = environ { $minutes } min par manche
about-needs-up = les cartes d’Up, une couleur par joueur
gist-up = Chacun a des cartes en main, des cartes visibles et, dessous, des cartes cachées. Le but : ne plus en avoir aucune avant les autres.
    Sur la tour va une carte aussi lourde que la dernière, ou plus légère ; plusieurs du même nombre vont ensemble. Une plus lourde fait tomber la tour : qui l’a posée ramasse tout et recommence.
    D’abord viennent les cartes de la main, puis aussi les visibles, enfin les cachées, à l’aveugle. Un −2 abaisse la limite, une carte balai emporte la tour.
    Qui n’a plus qu’une carte dit « dernière carte ». Quand quelqu’un a fini, les autres notent ce qui leur reste ; le moins de points gagne.

up-drawn-numbers = Les nombres de 1 à 11
up-drawn-minus-two = un −2
up-drawn-clear = une carte balai
up-drawn-alike = Tout cela est pareil : un 7
up-drawn-dealer = { $player } donne
up-drawn-cut = Gardée de la coupe
up-drawn-no-tower = Il n’y a pas de tour.
up-drawn-tower = Tour de { $count }, limite { $limit }
up-drawn-lays = { $player } { $place ->
    [hand] pose de sa main
    [open] pose ses visibles
   *[hidden] retourne
}
up-drawn-has = { $player }, { $place ->
    [hand] en main : { $count }
    [open] visibles : { $count }
   *[hidden] cachées : { $count }
}
up-drawn-calls = { $player } dit « dernière carte ».
up-drawn-about = Il s’agit de
up-drawn-announces = { $player } annonce { $variant ->
    [dirty_one] « as sale »
   *[double_two] « double deux »
}.
up-drawn-left = Reste à { $player } : { $count }
up-drawn-shows = { $player } montre
