# Schwupps

sch-card = { $number } { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
}
sch-top = { $top_number } { $top_colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
}

SCH-1 = Il y a 100 cartes nombre : rouges, bleues, vertes, jaunes et violettes, de 1 à 10, chacune en double.
SCH-2 = Un troisième exemplaire d’une carte nombre est impossible quand les deux sont ailleurs à coup sûr : dans les piles de nombres ou dans des mains connues.
    .no = { $during ->
        [setup] Le { sch-card } n’existe qu’en double ; ici on en nomme { $lying } sur les piles et { $held } dans les mains.
       *[play] Les deux exemplaires du { sch-card } sont ailleurs : { $lying } dans les piles de nombres, { $held } dans des mains connues.
    }
SCH-3 = Il y a 14 cartes embêtantes ; une quinzième est impossible quand toutes sont ailleurs à coup sûr : dans la boîte ou dans des mains connues.
    .no = { $during ->
        [setup] Les mains montrent { $held } cartes embêtantes ; il n’y en a que 14.
       *[play] Les 14 cartes embêtantes sont ailleurs : { $boxed } dans la boîte, { $held } dans des mains connues.
    }
SCH-4 = Il y a 30 cartes Schwupps de sept sortes : +1, +2, −1, −2, même nombre, même couleur, même couleur et/ou nombre. Personne ne vérifie combien il y en a de chaque sorte.
SCH-5 = On joue de deux à cinq.
SCH-6 = Quatre cartes Schwupps sont posées, visibles, en deux rangées de deux.
SCH-7 = Les 26 autres forment la pile Schwupps, à gauche des rangées ; la carte du dessus est visible.
SCH-8 = À droite des rangées se trouve la place des cartes Schwupps défaussées ; au début elle est vide.
SCH-9 = À côté de chacune des quatre cartes Schwupps, une carte nombre commence une pile.
SCH-10 = Les autres cartes nombre sont mélangées avec les cartes embêtantes. Chacun reçoit une pile personnelle de 25, 20, 15 ou 12 cartes à deux, trois, quatre ou cinq.
SCH-11 = Chacun prend en main les quatre premières cartes de sa pile.
    .no = Une main compte quatre cartes au début ; pour { $player }, { $held ->
        [0] aucune n’est nommée
        [one] une seule est nommée
       *[other] { $held } sont nommées
    }.
SCH-12 = Les cartes qui restent forment la pioche commune : 60 à deux, sinon 50.
SCH-13 = N’importe qui peut être désigné pour commencer la première partie ; sinon c’est le premier joueur nommé.
SCH-14 = Personne ne peut jouer avant la mise en place ni entre deux parties d’un tournoi.
    .no = { $games ->
        [0] Il faut d’abord mettre les cartes en place.
       *[other] Cette partie est finie ; il faut d’abord mettre en place les cartes de la suivante.
    }
SCH-15 = On ne remet pas les cartes en place pendant une partie.
    .no = Une partie est en cours, et c’est à { $player } de jouer ; il faut la finir avant de remettre les cartes en place.
SCH-16 = On joue en allant vers la gauche, et seul celui dont c’est le tour peut agir.
    .no = C’est à { $to_move } de jouer, pas à { $player }.
SCH-17 = Un tour comprend au moins une action. On ne peut pas passer : si aucune carte ne convient, on peut toujours schwupper.
    .no = { $player } n’a encore rien fait : il faut jouer une carte ou schwupper une rangée avant de finir le tour.
SCH-18 = L’ordre des actions est libre ; on peut jouer autant de cartes nombre et de cartes embêtantes que l’on veut.
SCH-19 = On joue les cartes de sa propre main.
    .no = { $held ->
        [0] { $player } n’a plus de carte en main.
       *[other] { $colour ->
            [aggravation] { $player } n’a pas de carte embêtante en main.
           *[other] { $player } n’a pas le { sch-card } en main.
        }
    }
SCH-20 = Une carte nombre peut aller sur n’importe laquelle des quatre piles ; la carte Schwupps d’à côté dit ce qui va sur la carte du dessus.
SCH-21 = À côté de +1, +2, −1 ou −2, la carte doit dépasser celle du dessus d’exactement autant, vers le haut ou vers le bas ; la couleur ne compte pas.
    .no = Le { sch-card } ne va pas là : à côté de { $step }, il faut un { $due } sur le { sch-top }.
SCH-22 = On compte en boucle : après 10 revient 1, et sous 1 revient 10.
SCH-23 = À côté de « même nombre », la carte doit avoir le nombre de celle du dessus ; la couleur ne compte pas.
    .no = Le { sch-card } ne va pas là : à côté de « même nombre », il faut un { $top_number } sur le { sch-top }.
SCH-24 = À côté de « même couleur », la carte doit avoir la couleur de celle du dessus ; le nombre ne compte pas.
    .no = Le { sch-card } ne va pas là : à côté de « même couleur », il faut une carte de la couleur du { sch-top }.
SCH-25 = À côté de « même couleur et/ou nombre », la carte doit avoir la couleur ou le nombre de celle du dessus, ou les deux.
    .no = Le { sch-card } ne va pas là : il n’a ni la couleur ni le nombre du { sch-top }.
SCH-26 = La carte jouée est la nouvelle carte du dessus de sa pile.
SCH-27 = Schwupper, c’est faire avancer une rangée : la carte visible de la pile Schwupps va à la première place, celle qui y était à la deuxième, et celle qui était là à la défausse.
SCH-28 = Ensuite on retourne la carte suivante de la pile Schwupps.
SCH-29 = On choisit l’une des deux rangées ; l’autre rangée et les piles de nombres ne bougent pas.
SCH-30 = La carte poussée hors de la rangée est déjà défaussée quand on regarde la pile Schwupps.
SCH-31 = Quand on prend la dernière carte de la pile Schwupps en schwuppant, les 26 cartes défaussées sont aussitôt mélangées et forment la nouvelle pile, carte du dessus visible.
SCH-32 = Une carte embêtante jouée retourne dans la boîte jusqu’à la fin de la partie.
SCH-33 = D’abord la carte embêtante, puis le schwupp d’une rangée, puis le cadeau.
SCH-34 = Le cadeau est la carte du dessus de la pioche commune ; celui qui est choisi doit la prendre en main.
SCH-35 = On ne se donne pas la carte à soi-même.
    .no = { $player } doit donner la carte à quelqu’un d’autre.
SCH-36 = Une fois par tour on peut schwupper sans carte embêtante ; les schwupps des cartes embêtantes ne comptent pas.
    .no = { $player } a déjà schwuppé sans carte embêtante pendant ce tour.
SCH-37 = Schwupper sans carte embêtante a un prix : on prend en main la carte du dessus de la pioche commune.
SCH-38 = À la fin du tour, on pioche dans sa pile jusqu’à avoir quatre cartes en main ou jusqu’à ce que la pile soit vide.
SCH-39 = Avec quatre cartes ou plus en main, on ne pioche pas.
SCH-40 = Puis c’est au voisin de gauche.
SCH-41 = Quand la dernière carte de la pioche commune est prise, les cartes nombre placées sous les quatre du dessus sont aussitôt mélangées et forment la nouvelle pioche commune.
SCH-42 = S’il n’y a alors rien sous les cartes du dessus, la pioche commune reste vide jusqu’à ce que quelqu’un doive y prendre une carte ; on la renouvelle seulement alors, avant de prendre la carte.
SCH-43 = S’il n’y a toujours pas de carte, personne n’en reçoit ; le schwupp ou la carte embêtante compte quand même.
SCH-44 = Qui n’a plus de pile personnelle et joue sa dernière carte en main gagne la partie, qui s’arrête aussitôt.
SCH-45 = Si cette dernière carte est une carte embêtante, on ne schwuppe plus et personne ne reçoit de carte.
SCH-46 = Hors tournoi on joue une seule partie, sans points.
SCH-47 = Après la seule partie, ou la dernière d’un tournoi, tout est fini.
    .no = Le jeu est fini ; victoire : { $winners } ; un nouveau jeu demande un nouvel enregistrement.
SCH-48 = Un tournoi compte autant de parties que de joueurs ; pour chacune, toutes les cartes sont remélangées et remises en place.
SCH-49 = À la fin d’une partie de tournoi, chaque carte restée en main ou dans la pile personnelle coûte un point.
SCH-50 = Le gagnant de la partie reçoit cinq points.
SCH-51 = La partie suivante est commencée par le voisin de gauche de celui qui a commencé la précédente.
    .no = C’est { $due } qui commence cette partie, pas { $player }.
SCH-52 = Qui a le plus de points après la dernière partie gagne le tournoi.
SCH-53 = À égalité de points, on partage la victoire.

invalid-sch-incomplete = Une carte embêtante demande sa rangée, la carte Schwupps suivante et qui reçoit la carte, sauf si c’est la toute dernière carte qui reste à { $player }.
invalid-sch-place = « { $key } » doit être 0 ou 1.
invalid-sch-square = « { $key } » doit nommer deux rangées de deux cartes.

sch-setup = Les cartes sont en place ; { $player } commence.
sch-fits-step = La carte convient : depuis { $top }, { $step } donne { $due }, quelle que soit la couleur.
sch-fits-round = La carte convient : depuis { $top }, { $step } donne { $due }, car on compte en boucle.
sch-fits-number = La carte convient : le même nombre, { $number }.
sch-fits-color = La carte convient : la même couleur, { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
}.
sch-fits-both = La carte convient : la même couleur et le même nombre.
sch-aggravate = { $player } schwuppe une rangée et donne à { $to } la carte du dessus de la pioche commune.
sch-aggravate-nothing-left = { $player } schwuppe une rangée ; il ne reste aucune carte commune pour { $to }.
sch-schwupp = { $player } schwuppe une rangée, une fois dans ce tour, et prend la carte du dessus de la pioche commune.
sch-schwupp-nothing-left = { $player } schwuppe une rangée, une fois dans ce tour ; il ne reste aucune carte commune à prendre.
sch-end = { $drawn ->
    [one] { $player } pioche une carte pour en avoir quatre et finit son tour.
   *[other] { $player } pioche { $drawn } cartes pour en avoir quatre et finit son tour.
}
sch-end-last = { $drawn ->
    [one] { $player } pioche la dernière carte de sa pile et finit son tour.
   *[other] { $player } pioche les { $drawn } dernières cartes de sa pile et finit son tour.
}
sch-end-pile-used-up = { $player } ne pioche rien : sa pile est épuisée.
sch-end-full = { $player } ne pioche rien : il y a déjà { $held } cartes en main.
sch-won = { $player } a joué sa toute dernière carte et gagne la partie.
sch-won-by-aggravation = { $player } a joué sa toute dernière carte et gagne la partie ; on ne schwuppe plus et personne ne reçoit de carte.
sch-won-of-tournament = { $player } a joué sa toute dernière carte et gagne la partie : { $points }.
    .brief = { $player } a joué sa toute dernière carte et gagne la partie.

sch-named-setup = la mise en place des cartes
sch-named-number = le { sch-card } joué par { $player }
sch-named-aggravate = la carte embêtement jouée par { $player }
sch-named-schwupp = le schwupp fait par { $player }
sch-named-end = la fin du tour, annoncée par { $player }

sch-duty-setup = { $games ->
    [0] Mettez les cartes en place.
   *[other] Mélangez toutes les cartes et mettez-les en place pour la partie suivante.
}
sch-duty-act = { $player } : jouer une carte ou schwupper une rangée (il lui reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}).
    .unnamed = jouer ou schwupper
    .unnamed-brief = à vous
sch-duty-go-on = { $player } : continuer, ou finir le tour (il lui reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}).
    .unnamed = continuer ou finir le tour
    .unnamed-brief = continuer ou finir
sch-duty-over = Le jeu est fini.
sch-kind-setup = mettre les cartes en place
sch-kind-number = jouer une carte nombre
sch-kind-aggravate = jouer une carte embêtante
sch-kind-schwupp = schwupper sans carte embêtante
sch-kind-end = finir le tour

# À la table

question-starter = Qui commence ?
question-gift = { $player } donne la carte commune : à qui ?
question-row = Quelle rangée a été poussée ?
question-pushed-again = { $player } a encore poussé une rangée ? (Non : elle a été remise comme avant.)
question-who-pushed = Qui a poussé une rangée ?
question-who-aggravated = Qui a posé la carte embêtante ?
question-who-laid = Qui a posé le { sch-card } { sch-zone } ?
question-aggravation = { $player } a posé une carte embêtante pour cela ?
question-last-aggravation = { $player } a posé une carte embêtante comme dernière carte ?
question-another = { $player } a posé un second { sch-card } { sch-zone } ?
question-two-at-once = { $player } a posé d’abord le { sch-card } { sch-zone }, puis une autre carte dessus ?
question-card-in-zone = Quelle carte se trouve { sch-zone } ?
sch-zone = { $zone ->
    [next] sur la pile Schwupps
    [slot-0-0] dans la rangée du haut, à gauche
    [slot-0-1] dans la rangée du haut, à droite
    [slot-1-0] dans la rangée du bas, à gauche
    [slot-1-1] dans la rangée du bas, à droite
    [pile-0-0] sur la pile en haut à gauche
    [pile-0-1] sur la pile en haut à droite
    [pile-1-0] sur la pile en bas à gauche
   *[pile-1-1] sur la pile en bas à droite
}
choice-game-goes-on = La partie continue
choice-row = { $row ->
    [0] celle du haut
   *[other] celle du bas
}
choice-yes = Oui
choice-no = Non
choice-schwupps-card = { $card ->
    [number] { card-number }
    [color] { card-color }
    [either] { card-either }
   *[other] { $card }
}
notice-not-laid-out = Disposez deux rangées de deux cartes Schwupps, à leur gauche la pile Schwupps avec sa carte visible, et une carte nombre au-dessus ou au-dessous de chacune.
notice-turn-up = Retournez la carte Schwupps suivante.
notice-push-a-row = { $player } : schwupper maintenant une rangée.
notice-not-all-seen = Toutes les cartes du milieu ne sont pas visibles.
notice-card-gone = Le { sch-card } posé { sch-zone } n’est plus là : reposez-le, ou annulez le coup.
notice-take-up-aggravation = Reprenez la carte embêtante, ou schwuppez une rangée avec elle.

button-end-turn = Finir le tour
seat-hand = Main : { $count }
seat-own-pile = Sa pile : { $count }
table-common-pile = Pioche commune
table-schwupps-pile = Pile Schwupps

# What lies on the table, told on phones.
sch-laid-row = Rangée { $row }
sch-laid-next = Prochaine carte Schwupps
sch-laid-common = Pioche commune : { $count }
sch-laid-schwupps = Pile Schwupps : { $count }
