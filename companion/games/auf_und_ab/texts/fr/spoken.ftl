# Auf und Ab : ce qui est dit à voix haute. Bref : une décision dure deux secondes et demie au plus ; les nombres sont en chiffres.

spoken-AUA-4 = Il faut { $needed } cartes chacun.
spoken-AUA-5 = Trop de cartes sont à part.
spoken-AUA-6 = Une carte est en double.
spoken-AUA-7 = Une donne est en cours.
spoken-AUA-9 = D’abord, distribuez.
spoken-AUA-11 = { $fault ->
    [no-double] Il faut un double.
    [own] Il faut le plus petit double.
   *[other] C’est à { $holder } d’ouvrir.
}
spoken-AUA-13 = C’est à { $to_move }.
spoken-AUA-14 = Qui ouvre doit poser.
spoken-AUA-15 = { $fault ->
    [too-many] { $player } n’en a pas autant.
   *[other] { $player } ne peut pas l’avoir.
}
spoken-AUA-16 = C’est déjà posé.
spoken-AUA-17 = Une carte est en double.
spoken-AUA-18 = Il faut le même nombre rouge.
spoken-AUA-19 = Il faut le même nombre bleu.
spoken-AUA-21 = Il en faut { $needed } { $mode ->
    [UP] au-dessus
   *[DOWN] au-dessous
} de { $last }.
spoken-AUA-22 = Il faut plus que { $last }.
spoken-AUA-23 = Il faut moins que { $last }.
spoken-AUA-24 = Cela compte pour { $fewest }{ $span ->
    [0] {""}
   *[other] {" "}ou { $most }
}.
spoken-AUA-25 = Dites { $fewest } ou { $most }.
spoken-AUA-28 = { $player } a déjà passé.
spoken-AUA-44 = La partie est finie.

spoken-aua-round-over = { $player } ouvre, on { $mode ->
    [UP] monte
   *[DOWN] descend
} encore.
spoken-aua-mode-changed = { $player } ouvre, maintenant on { $mode ->
    [UP] monte
   *[DOWN] descend
}.
spoken-aua-hand-over = { $points ->
    [one] Un point
   *[other] { $points } points
} pour { $player }.
spoken-aua-game-over = { $points ->
    [one] Un point
   *[other] { $points } points
} pour { $player }.

spoken-aua-duty-deal = Mélangez et distribuez.
spoken-aua-duty-game-over = La partie est finie.
spoken-aua-duty-first = Le plus petit double ouvre.
spoken-aua-duty-open-hand = { $player } ouvre du plus petit double.
spoken-aua-duty-open = À { $player } d’ouvrir.
spoken-aua-duty-count = { $player } : une ou deux ?
spoken-aua-duty-above = { $player } : { $count } au-dessus de { $number }.
spoken-aua-duty-below = { $player } : { $count } au-dessous de { $number }.
spoken-aua-duty-pass = { $player } ne peut que passer.
