# La première manche guidée d’Up.

tutorial-up-goal = Vous êtes Kim ; Leah et Alex jouent avec vous. Chacun a cinq cartes en main, quatre visibles et, dessous, quatre cachées. Soyez le premier à n’en plus avoir !
tutorial-up-tower = Tous posent sur une tour, qui doit s’alléger : une carte pèse au plus autant que la précédente. Qui pose trop lourd ramasse tout.
tutorial-up-begin = Vous commencez la tour, avec n’importe quel nombre. Au premier tour, seule la main compte. Touchez « Main » et posez votre 11 !
tutorial-up-hold = La limite est 6 à présent. Qu’est-ce qui tiendrait, sans que la tour tombe ? (Les deux 2 sont vos cartes visibles.)
tutorial-up-equal = Dès le deuxième tour, on pose de sa main ou ses cartes visibles. Égal suffit : posez votre 6 !
tutorial-up-minus-two = La limite est 4. Un −2 en retire deux : aux autres il faudra un 2 ou moins. Posez votre −2 de la main !
tutorial-up-clear = Seul un 1 tiendrait maintenant. Mais vous avez la carte balai : elle emporte toute la tour. Posez-la !
tutorial-up-again = La tour est partie, et vous commencez aussitôt la suivante. Posez votre 10 !
tutorial-up-play-on = Jouez maintenant comme vous voulez, jusqu’à la fin. Les cartes cachées viennent en dernier, une à une. Demandez de l’aide au besoin.
tutorial-up-collapsed = Trop lourd : la tour s’écroule. Qui l’a fait ramasse toutes ses cartes et commence la suivante.
tutorial-up-taken-up = Un −2 retourné qui commencerait une tour va dans la main, et l’on joue autre chose.
tutorial-up-last-card = Qui n’a plus qu’une carte annonce « dernière carte » avant que la personne suivante joue ; qui l’oublie passe son prochain tour.
tutorial-up-scored = Chacun compte ses cartes restantes en points ; un −2 compte 20, une carte balai 50. Le moins de points gagne.
