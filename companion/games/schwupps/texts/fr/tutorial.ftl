# La première partie guidée de Schwupps.

tutorial-schwupps-goal = Vous êtes Kim ; Leah et Alex jouent avec vous. Chacun a quatre cartes en main et sa propre pile. Jouez-les toutes avant les autres !
tutorial-schwupps-piles = Au milieu il y a quatre piles de nombres. La carte Schwupps à côté de chacune dit quelle carte peut aller dessus.
tutorial-schwupps-which = À côté du { sch-top }, il y a +1. Lesquelles de vos cartes vont dessus ? Touchez-les, puis demandez.
tutorial-schwupps-lay = Posez le { sch-card } : touchez le { sch-top }, puis votre carte. Ou essayez d’abord ce qui n’est pas permis.
tutorial-schwupps-number = Continuez tant que c’est possible ! « # » demande le même nombre : posez le { sch-card } sur le { sch-top }.
tutorial-schwupps-schwupp = Votre { sch-card } ne va nulle part. Poussez la rangée du haut : touchez une de ses cartes Schwupps. Cela coûte une carte.
tutorial-schwupps-fits-now = Et hop : à présent −2 est à côté du { sch-top }. Posez votre { sch-card } !
tutorial-schwupps-aggravate = Embêtez quelqu’un : touchez la carte embêtante, poussez une rangée, donnez une carte à { $player }.
tutorial-schwupps-end = Il n’y a plus rien à faire. Finissez votre tour : vous complétez alors votre main à quatre avec votre pile.
tutorial-schwupps-play-on = Jouez maintenant comme vous voulez, jusqu’à la fin. Posez des cartes, schwuppez, finissez votre tour – et demandez de l’aide au besoin.
tutorial-schwupps-round = Vous avez vu ? On compte en boucle : après 10 revient 1, et sous 1 revient 10.
tutorial-schwupps-either = Ici la couleur ou le nombre suffit : quand la carte Schwupps porte les deux signes, un seul doit aller.
tutorial-schwupps-won = Tout s’arrête avec la toute dernière carte. Dans une partie simple il n’y a pas de points : qui n’a plus de cartes gagne.
