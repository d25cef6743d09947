# Up & Down : ce qui est dit à voix haute. Bref : une décision dure deux secondes et demie au plus ; les nombres sont en chiffres.

spoken-UAD-1 = Ni as ni rois.
spoken-UAD-2 = { $case ->
    [dealt] Une carte est donnée deux fois.
    [shown] Deux fois la même carte.
    [played] Cette carte est déjà passée.
   *[held] { $player } a cette carte.
}
spoken-UAD-5 = Ces couleurs ne vont pas.
spoken-UAD-7 = Il faut { $needed } cartes à { $player }.
spoken-UAD-9 = C’est déjà distribué.
spoken-UAD-14 = Personne n’est face au trèfle.
spoken-UAD-15 = C’est déjà en place.
spoken-UAD-16 = { $missing ->
    [deal] D’abord, distribuez.
    [setup] D’abord les dés et la carte.
   *[both] D’abord, mettez en place.
}
spoken-UAD-19 = D’abord { $player } change les règles.
spoken-UAD-20 = C’est à { $leader } de changer.
spoken-UAD-21 = C’est déjà changé.
spoken-UAD-22 = Rien n’a changé.
spoken-UAD-23 = Un seul changement est permis.
spoken-UAD-26 = Même somme, relancez.
spoken-UAD-27 = Il manque la carte de { $players }.
spoken-UAD-29 = { $player } n’a pas cette carte.
spoken-UAD-46 = La partie est finie.

spoken-uad-set-up = { $player } commence. Atout { $trump ->
    [11] valet
    [12] dame
   *[other] { $trump }
}.
spoken-uad-flipped = { $face ->
    [UP] Maintenant la plus haute gagne.
   *[DOWN] Maintenant la plus basse gagne.
}
spoken-uad-rotated = Chacun a une autre couleur.
spoken-uad-rolled = L’atout est maintenant { $trump ->
    [11] valet
    [12] dame
   *[other] { $trump }
}.
spoken-uad-cancelling = { $rank ->
    [J] Les valets
    [Q] Les dames
   *[x] Les { $rank }
} s’annulent
spoken-uad-cancelling-trumps = { $rank ->
    [J] Les valets
    [Q] Les dames
   *[x] Les { $rank }
} s’annulent
spoken-uad-cancelling-both = Deux paires s’annulent
spoken-uad-won-trump = { $player } gagne à l’atout{ $becomes }.
spoken-uad-won-best = { $player } gagne{ $becomes }.
spoken-uad-won-own = { $player } gagne{ $becomes }.
spoken-uad-won-only = { $player } gagne{ $becomes }.
spoken-uad-won-nobody = Personne ne gagne{ $becomes }.
spoken-uad-left-trump = { $cancelled }, { $player } gagne{ $becomes }.
spoken-uad-left-best = { $cancelled }, { $player } gagne{ $becomes }.
spoken-uad-left-only = { $cancelled }, { $player } gagne{ $becomes }.
spoken-uad-left-nobody = { $cancelled }{ $becomes }.
spoken-uad-left-none = { $cancelled }{ $becomes }.
spoken-uad-becomes-won = {" "}{ $count } plis
spoken-uad-becomes-pot = , { $count } au pot
spoken-uad-becomes-discarded = , perdu

spoken-uad-duty-prepare = { $missing ->
    [deal] Donnez les cartes.
    [setup] Lancez les dés, posez la carte.
   *[both] Donnez, lancez les dés, posez la carte.
}
spoken-uad-duty-change = { $player } change les règles.
spoken-uad-duty-reveal = Chacun joue une carte.
spoken-uad-duty-none = La partie est finie.
