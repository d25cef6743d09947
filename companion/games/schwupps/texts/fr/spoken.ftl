# Schwupps : ce qui est dit à voix haute. Bref : une décision dure deux secondes et demie au plus ; les nombres sont en chiffres.

spoken-SCH-2 = Il n’y en a que deux.
spoken-SCH-3 = Les 14 cartes embêtantes sont ailleurs.
spoken-SCH-11 = Une main a quatre cartes.
spoken-SCH-14 = D’abord, mettez en place.
spoken-SCH-15 = Une partie est en cours.
spoken-SCH-16 = C’est à { $to_move }.
spoken-SCH-17 = D’abord jouer ou schwupper.
spoken-SCH-19 = { $player } n’a pas cette carte.
spoken-SCH-21 = Il faut un { $due }.
spoken-SCH-23 = Il faut un { $top_number }.
spoken-SCH-24 = Il faut du { $top_colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
}.
spoken-SCH-25 = Il faut du { $top_colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
} ou un { $top_number }.
spoken-SCH-35 = Donnez-la à quelqu’un d’autre.
spoken-SCH-36 = Un seul schwupp par tour.
spoken-SCH-47 = La partie est finie.
spoken-SCH-51 = C’est { $due } qui commence.

spoken-sch-aggravate = Une carte pour { $to }.
spoken-sch-aggravate-nothing-left = Plus de carte pour { $to }.
spoken-sch-schwupp = { $player } prend une carte.
spoken-sch-schwupp-nothing-left = Plus de carte à prendre.
spoken-sch-won = { $player } a joué sa dernière carte.
spoken-sch-won-by-aggravation = { $player } a joué sa dernière carte.
spoken-sch-won-of-tournament = { $player } gagne cette partie.

spoken-sch-duty-setup = Mettez les cartes en place.
spoken-sch-duty-act = À { $player }.
spoken-sch-duty-go-on = { $player } continue.
spoken-sch-duty-over = La partie est finie.
