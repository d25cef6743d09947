# Vérification : le jeu est-il complet ?

deck-check-title = Vérifier les cartes
deck-check-how = Étalez les cartes pour qu’on voie leurs coins. Enlevez celles qui sont comptées, puis posez les suivantes.
deck-check-anew = Recompter
deck-check-seen = { $seen } cartes vues sur { $size }
deck-check-complete = Le jeu est complet.
deck-check-missing = Il manque : { $cards }
deck-check-double = En trop : { $cards }
deck-check-strange = D’un autre jeu : { $cards }
deck-check-lacking = { $count ->
    [one] Il manque { $count } carte Schwupps.
   *[other] Il manque { $count } cartes Schwupps.
}
deck-check-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
deck-check-unread = { $count ->
    [one] { $count } carte est illisible ; déplacez-la un peu.
   *[other] { $count } cartes sont illisibles ; déplacez-les un peu.
}
