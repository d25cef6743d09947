# Up : ce qui est dit à voix haute. Bref : une décision dure deux secondes et demie au plus ; les nombres sont en chiffres.

spoken-UP-4 = Pas de moins deux dans cette partie.
spoken-UP-5 = Il n’y en a pas autant.
spoken-UP-6 = Une manche est en cours.
spoken-UP-8 = Là, { $player } en reçoit { $needed }.
spoken-UP-11 = Seulement moins deux ou balai.
spoken-UP-12 = La carte gardée va en main.
spoken-UP-13 = { $due ->
    [nothing] La partie est finie.
    [show] D’abord, montrez les cartes.
   *[deal] D’abord, distribuez.
}
spoken-UP-15 = C’est à { $to_move }.
spoken-UP-17 = D’abord les cartes en main.
spoken-UP-19 = D’abord les cartes visibles.
spoken-UP-20 = Retournez une seule carte.
spoken-UP-22 = { $player } ne peut pas l’avoir là.
spoken-UP-23 = Une seule valeur à la fois.
spoken-UP-34 = Un moins deux ne commence pas.
spoken-UP-46 = { $moment ->
    [twice] { $player } l’a déjà annoncé.
   *[not-now] { $player } n’a rien à annoncer.
}
spoken-UP-57 = D’abord, montrez les cartes.
spoken-UP-58 = Il n’y a rien à montrer.
spoken-UP-59 = { $missing ->
    [none] { $player } a encore { $needed ->
        [one] une carte
       *[other] { $needed } cartes
    }.
   *[other] Il manque une carte à { $player }.
}
spoken-UP-61 = La partie est finie.
spoken-UP-63 = Trop tard pour l’annoncer.
spoken-UP-64 = Seul { $forehand } peut annoncer.
spoken-UP-65 = Cela vaut déjà.

spoken-up-announced = { $variant ->
    [dirty_one] As sale
   *[double_two] Double deux
}.
spoken-up-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
spoken-up-collapsed = { $player } prend la tour : { $taken }.
spoken-up-cleared = La tour est balayée.
spoken-up-cleared-nothing = Balayé. { $player } commence.
spoken-up-taken-up = { $player } reprend le moins deux.
spoken-up-round-over = { $player } finit la manche.
spoken-up-round-over-credit = { $player } finit la manche.
spoken-up-round-over-minus-two = { $player } finit la manche.
spoken-up-round-over-show-due = Manche finie. Montrez vos cartes.
spoken-up-game-over = C’était la dernière manche.
spoken-up-called = Dernière carte : { $player }.
spoken-up-called-early = Dernière carte : { $player }.
spoken-up-shown = Encore à montrer : { $players }.
spoken-up-scored = La manche est comptée.

spoken-up-duty-deal = Mélangez, coupez et distribuez.
spoken-up-duty-show = Montrez les cartes restantes.
spoken-up-duty-nothing = La partie est finie.
spoken-up-duty-begin = { $player } commence une tour.
spoken-up-duty-lay = { $player } : jusqu’à { $limit }.
