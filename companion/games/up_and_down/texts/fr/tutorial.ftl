# La première manche guidée d’Up & Down.

tutorial-up-and-down-goal = Vous êtes Kim ; Leah, Alex et Wolf jouent avec vous. Il y a onze plis : gagnez-en le plus possible !
tutorial-up-and-down-suit = La carte du milieu montre à chacun une couleur, écrite sous les noms. La vôtre est ♣ : à part les atouts, seuls vos trèfles peuvent gagner.
tutorial-up-and-down-trump = Les deux dés ensemble donnent la valeur d’atout : 5 et 3 font 8. Un huit de n’importe quelle couleur bat toutes les autres cartes.
tutorial-up-and-down-change = Avant chaque pli, le meneur change une chose. Vous menez : touchez la flèche pour retourner la carte sur DOWN. La plus basse sera la meilleure.
tutorial-up-and-down-which = Les cartes égales s’annulent. Supposons : Leah joue { $leah }, Alex { $alex }, Wolf { $wolf }. Lesquelles de vos cartes gagneraient ? (Couleurs : Leah ♦, Alex ♥, Wolf ♠.)
tutorial-up-and-down-card = Chacun pose maintenant une carte cachée, et on les découvre toutes. Jouez votre { $card } : elle est basse, et de votre couleur.
tutorial-up-and-down-left = Le meneur change vers la gauche. Leah change les règles avant le pli suivant ; puis vous choisissez de nouveau une carte.
tutorial-up-and-down-play-on = Jouez maintenant jusqu’au dernier pli. Regardez chaque fois la flèche, les dés et votre couleur, puis choisissez. Demandez de l’aide au besoin.
tutorial-up-and-down-cancelled = Les cartes égales sont éliminées, atouts compris, avant tout le reste. Les huit n’ont donc pas pu battre votre carte.
tutorial-up-and-down-turned = La carte du milieu a été tournée : chacun a une autre couleur à présent. Regardez sous les noms !
tutorial-up-and-down-rolled = On a lancé les dés : une autre valeur est atout à présent.
tutorial-up-and-down-trumped = Une carte de la valeur d’atout bat toutes les autres, quelle que soit sa couleur, avec UP comme avec DOWN.
tutorial-up-and-down-pot = Aucune carte n’a pu gagner : le pli va au pot et attend qui gagnera le suivant.
tutorial-up-and-down-pot-won = Qui gagne un pli prend aussi tout le pot.
tutorial-up-and-down-won = Toutes les cartes sont jouées. Chacun compte ses plis, ceux du pot compris ; le plus de plis gagne.

tutorial-uad-touch-face = Retourner la carte
tutorial-uad-touch-dice = Lancer les dés
tutorial-uad-touch-suits = Tourner la carte
