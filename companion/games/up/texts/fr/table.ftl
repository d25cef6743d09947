# Up à la table : ce qui est demandé, ce qui est attendu, et ce que montre la page du jeu.

up-ask-dealer = Qui a distribué ?
up-ask-who = { $read ->
    [0] Qui a posé ces cartes ?
   *[other] Qui a posé { $cards } ?
}
up-ask-cut = Une carte de la coupe a-t-elle été gardée ?
up-ask-variant = Qu’annonce { $player } ?
up-ask-left = { $player } pose { $cards }. Est-ce tout ce qui reste à { $player } ?
up-ask-open = Quelle est la carte nº { $number } à partir de la gauche devant { $player } ?
up-ask-turned = { $player } retourne { $cards }. Y a-t-il encore une carte, la nº { $number } de la rangée à partir de la gauche ?
up-ask-laid = { $read ->
    [0] Quelle est la carte posée par { $player } ? C’est la nº { $number } à partir de la gauche.
   *[other] { $player } pose { $cards }. Y a-t-il encore une carte, la nº { $number } à partir de la gauche ?
}
up-ask-overlooked = { $player } a aussi posé une carte presque cachée. Laquelle ?
up-ask-more = { $player } pose { $cards }. Y a-t-il encore une carte dessous ?
up-ask-place = { $player } pose { $cards }. D’où ?
up-ask-moved = { $cards } : posé maintenant, ou déjà sur la table ?
up-choice-from-open = Cartes visibles
up-choice-from-hand = Main
up-choice-from-hidden = Cartes cachées
up-choice-laid-now = Posé maintenant
up-choice-lay-before = Déjà sur la table
up-choice-nothing-kept = Non
up-choice-not-dealt = Personne n’a distribué
up-choice-no-card = Il n’y a pas de carte
up-choice-no-more = Non, c’est tout
up-choice-variant = { $variant ->
    [dirty_one] As sale
   *[double_two] Double deux
}
up-choice-nothing = Rien
up-choice-show = Oui, c’est tout
up-choice-play = Non, une pose

up-notice-as-it-lay = Posez les cartes comme sur l’écran ; ensuite on continue.
up-notice-lifted = Une carte visible est dans la main de quelqu’un.
up-notice-rows = Les cartes visibles ne sont plus comme avant.
up-notice-show = Posez l’une après l’autre toutes les cartes restantes au milieu : { $players }
    .brief = { $others ->
        [0] À montrer encore : { $first }
       *[other] À montrer encore : { $first } et { $others } de plus
    }
up-notice-left = Il reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à { $player } ; { $seen ->
    [0] aucune n’est visible
    [one] une est visible
   *[other] { $seen } sont visibles
}.

button-last-card = Dernière carte
button-last-card-of = { $player } : dernière carte
button-announce = Annoncer
button-shown = Montré

up-table-limit = limite
up-table-no-tower = Pas de tour
up-table-height = Tour : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
up-table-empty = Distribuez : { $hidden } cartes cachées devant chacun, { $open } visibles dessus, { $hand } en main. Puis touchez « Distribué ».
up-table-show = Montrez les cartes restantes
up-seat-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
up-seat-hand = { $count } en main
up-seat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
up-seat-points-short = { $count } pts
up-seat-matches = { $count ->
    [one] { $count } allumette
   *[other] { $count } allumettes
}
up-seat-matches-short = { $count } allum.
up-table-skipped = passe son tour
up-table-owes = « Dernière » !
up-table-called = a annoncé
up-table-forehand = ouvre
up-window = { $player } peut annoncer, puis { $next } pose.

# What lies on the table, told on phones.
up-laid-limit = La tour tient jusqu’à { $limit }
up-laid-open = { $count ->
    [one] { $count } ouverte
   *[other] { $count } ouvertes
}
