# Ce qui est dit à voix haute, dans tous les jeux ; ce qui est propre à un jeu est dans son spoken.ftl.

spoken-no = Non. { $why }
spoken-undone = Repris.
spoken-nothing-to-undo = Il n’y a rien à reprendre.
spoken-turn = À { $player }.
spoken-dealer = { $player } distribue.
spoken-reminder = { $player }, les autres attendent.
spoken-skip-due = { $player } n’a rien annoncé !
spoken-skipped = { $player } passe son tour.
spoken-leads = { $number ->
    [one] { $players } mène avec { $total }.
   *[other] { $players } mènent avec { $total }.
}
spoken-wins = { $number ->
    [one] { $players } gagne la partie !
   *[other] { $players } gagnent ensemble !
}
spoken-stopped = La table ne correspond pas. Regardez l’écran.
spoken-minus = moins { $number }
spoken-card = { $rank ->
    [J] valet
    [Q] dame
    [K] roi
    [A] as
   *[other] { $rank }
} de { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
spoken-suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
