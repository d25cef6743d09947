# Up : les règles, la phrase pour chaque infraction, et le reste de ce que le jeu doit dire.

UP-1 = Un jeu d’une couleur compte 13 cartes : les nombres de 1 à 11, un −2 et une carte balai.
UP-2 = On joue de deux à dix. Le paquet réunit autant de jeux de 13 cartes qu’il y a de joueurs, mélangés ensemble.
UP-3 = Les couleurs n’ont pas d’importance.
UP-4 = Dans une partie sans −2, personne ne peut en recevoir, en poser ni en montrer, et le « double deux » n’aurait rien à changer.
    .no = Cette partie se joue sans les −2.
UP-5 = Chaque carte n’existe qu’en autant d’exemplaires que le paquet contient de jeux.
    .no = { $card ->
        [clear] La carte balai serait là { $cards } fois, mais le paquet n’en a que { $sets }.
       *[other] Le { $card } serait là { $cards } fois, mais le paquet n’en a que { $sets }.
    }
UP-6 = La distribution ouvre une manche ; on ne distribue pas tant qu’une manche est en cours.
    .no = Une manche est en cours, et c’est à { $to_move } de jouer.
UP-7 = La personne désignée distribue ; à la table de décider qui distribuera ensuite.
UP-8 = Chacun reçoit quatre cartes cachées, quatre cartes visibles par-dessus et cinq cartes en main – quatre dans une partie sans −2.
    .no = { $place ->
        [hand] { $player } aurait { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } en main au lieu de { $needed }.
        [open] { $player } aurait { $cards ->
            [one] { $cards } carte visible
           *[other] { $cards } cartes visibles
        } au lieu de { $needed }.
       *[hidden] { $player } aurait { $cards ->
            [one] { $cards } carte cachée
           *[other] { $cards } cartes cachées
        } au lieu de { $needed }.
    }
UP-9 = On distribue une carte à la fois, dans le sens horaire : d’abord les cachées, puis les visibles, puis les mains.
UP-10 = Une main n’est connue que de qui la tient, les cartes visibles le sont de tous, les cachées de personne.
UP-11 = La personne à droite du donneur coupe et peut garder la carte du dessous de la coupe si c’est un −2 ou une carte balai.
    .no = { $player } ne peut garder de la coupe qu’un −2 ou une carte balai, pas un { $card }.
UP-12 = La carte gardée fait partie de la main ; on en distribue une de moins.
    .no = { $player } a gardé { $card ->
        [clear] une carte balai
       *[other] un { $card }
    } de la coupe : cette carte doit être dans sa main.
UP-13 = On ne pose et n’annonce que pendant une manche.
    .no = { $due ->
        [nothing] La partie est finie.
        [show] La manche est finie ; il faut maintenant montrer les cartes restantes.
       *[deal] Aucune manche n’est en cours ; il faut d’abord distribuer.
    }
UP-14 = La personne à gauche du donneur ouvre la manche avec la première tour.
UP-15 = On joue dans le sens horaire, et seulement quand c’est son tour.
    .no = C’est à { $to_move } de jouer, pas à { $player }.
UP-16 = On ne peut pas passer : un tour ne finit qu’avec une pose qui tient sur la tour.
UP-17 = À son premier tour de la manche, on ne pose que des cartes de la main, tant qu’il y en a, même après un écroulement ou une carte balai.
    .no = Au premier tour, { $player } ne pose que des cartes de sa main, et il en reste { $hand }.
UP-18 = À partir du deuxième tour, on pose à son gré des cartes de la main ou des cartes visibles.
UP-19 = On ne retourne une carte cachée que si l’on n’a plus de carte visible.
    .no = { $player } a encore { $open ->
        [one] { $open } carte visible
       *[other] { $open } cartes visibles
    } et ne peut donc pas retourner de carte cachée.
UP-20 = Les cartes cachées se retournent à l’aveugle, une à la fois.
    .no = { $player } a retourné { $cards } cartes cachées ; on n’en retourne qu’une à la fois.
UP-21 = Qui n’a plus de carte en main doit jouer une carte visible, et n’en retourne une cachée que s’il n’y en a plus.
UP-22 = On ne pose que des cartes qui sont là d’où on les prend. Une carte inconnue peut être n’importe laquelle que l’on ne sait pas ailleurs.
    .no = { $place ->
        [hand] { $most ->
            [0] { $player } ne peut pas avoir { $card ->
                [clear] de carte balai
               *[other] de { $card }
            } en main.
           *[other] { $player } ne peut avoir en main { $most ->
                [one] qu’une fois
               *[other] que { $most } fois
            } { $card ->
                [clear] la carte balai
               *[other] le { $card }
            }, pas { $cards }.
        }
        [open] { $most ->
            [0] { $player } n’a pas { $card ->
                [clear] de carte balai visible
               *[other] de { $card } visible
            }.
           *[other] { $player } n’a { $most ->
                [one] qu’une fois
               *[other] que { $most } fois
            } { $card ->
                [clear] la carte balai
               *[other] le { $card }
            } parmi ses cartes visibles, pas { $cards }.
        }
       *[hidden] { $player } ne peut pas avoir { $card ->
            [clear] de carte balai cachée
           *[other] de { $card } caché
        }.
    }
UP-23 = On peut poser plusieurs cartes à la fois si elles ont la même valeur ; les −2 ne vont qu’avec des −2, les cartes balai qu’entre elles.
    .no = { $first ->
        [clear] Une carte balai
       *[other] Un { $first }
    } et { $other ->
        [clear] une carte balai
       *[other] un { $other }
    } n’ont pas la même valeur et ne se posent pas ensemble.
UP-24 = Les cartes d’une pose viennent toutes du même endroit : de la main, ou des cartes visibles.
UP-25 = Une tour peut commencer par n’importe quel nombre.
UP-26 = Une pose tient si sa valeur ne dépasse pas la limite ; sa valeur devient la nouvelle limite.
UP-27 = On peut aussi poser plus lourd, mais la tour s’écroule.
UP-28 = Rien n’oblige à poser ce qui tient ; on peut faire tomber la tour exprès.
UP-29 = Qui fait tomber la tour en prend toutes les cartes en main, celles qu’il vient de poser comprises.
UP-30 = La même personne commence aussitôt la tour suivante, depuis n’importe quel endroit qui lui est ouvert.
UP-31 = Une pose qui fait tomber la tour ne finit pas la manche, même avec les dernières cartes ; un −2 caché retourné en dernier, si.
UP-32 = Un −2 abaisse la limite de deux.
UP-33 = Plusieurs −2, posés ensemble ou l’un après l’autre, abaissent chacun la limite de deux.
UP-34 = Un −2 de la main ou des cartes visibles ne peut pas commencer une tour.
    .no = Un −2 ne peut pas commencer une tour : { $player } a encore { $other ->
        [clear] une carte balai
       *[other] un { $other }
    } { $place ->
        [hand] en main
        [open] sur la table
       *[hidden] dans ses cartes cachées
    } pour commencer.
UP-35 = Un −2 ne peut commencer une tour que si l’on n’a rien d’autre à jouer. Il compte alors comme posé sur un 11 : un −2 laisse une limite de 9.
UP-36 = Un −2 qui mettrait la limite à zéro ou au-dessous fait tomber la tour.
UP-37 = Un −2 retourné qui commencerait une tour va en main, et l’on joue autre chose.
UP-38 = Un −2 retourné qui est la toute dernière carte finit la manche, quelle que soit la tour.
UP-39 = Une carte balai se pose à chaque tour, sur n’importe quelle tour ou sur aucune.
UP-40 = Elle retire de la manche la tour et elle-même ; ces cartes ne comptent pas.
UP-41 = Qui l’a posée commence la tour suivante dans le même tour.
UP-42 = Plusieurs cartes balai posées ensemble ne font pas plus qu’une seule.
UP-43 = La manche finit aussitôt que quelqu’un n’a plus aucune carte et que la tour tient encore ou a été retirée.
UP-44 = Qui n’a plus, après son tour, qu’une seule carte en tout doit annoncer « dernière carte ».
UP-45 = L’annonce vaut une fois pendant le tour, ou après lui tant que la personne suivante n’a pas joué.
UP-46 = À tout autre moment, on n’annonce pas « dernière carte ».
    .no = { $moment ->
        [twice] { $player } a déjà annoncé « dernière carte » pendant ce tour.
       *[not-now] { $player } n’a rien à annoncer maintenant.
    }
UP-47 = Qui n’a rien annoncé quand la personne suivante joue passe son prochain tour.
UP-48 = Un tour passé efface l’oubli ; c’est alors à la personne suivante qui ne passe pas son tour.
UP-49 = Qui se défait d’un coup de plusieurs dernières cartes n’a rien à annoncer.
UP-50 = Une annonce inutile ne nuit pas. Un oubli s’efface quand la manche finit, ou quand le tour revient aussitôt parce que tous les autres passent le leur.
UP-51 = Chacun compte toutes les cartes qui lui restent, où qu’elles soient, chaque nombre pour sa valeur, et les additionne de manche en manche.
UP-52 = Un −2 restant compte 20.
UP-53 = Une carte balai restante compte 50.
UP-54 = Qui a fini la manche gagne un crédit de 10.
UP-55 = Qui l’a finie en retournant un −2 gagne un crédit de 80 à la place.
UP-56 = Un crédit se retire du total, sans descendre au-dessous de zéro.
UP-57 = Une manche se compte avant la distribution suivante ; les cartes restantes que personne ne connaît sont d’abord montrées.
    .no = { $number ->
        [one] { $players } doit d’abord montrer ses cartes restantes
       *[other] { $players } doivent d’abord montrer leurs cartes restantes
    }, pour que l’on compte la manche.
UP-58 = On ne montre ses cartes que si le compte l’attend.
    .no = Personne n’a de cartes à montrer maintenant.
UP-59 = Qui montre ses cartes montre toutes celles qui restent, y compris celles que l’on connaît.
    .no = { $missing ->
        [none] Il reste { $needed ->
            [one] { $needed } carte
           *[other] { $needed } cartes
        } à { $player }, qui en montrerait { $cards }.
        [clear] On connaît à { $player } une carte balai de plus que celles montrées.
       *[other] On connaît à { $player } un { $missing } qui manque parmi les cartes montrées.
    }
UP-60 = Une partie en un nombre de manches finit quand toutes sont comptées.
UP-61 = Après la fin de la partie, on ne distribue plus.
    .no = La partie est finie après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }.
UP-62 = Une partie en un nombre de points finit dès que quelqu’un dépasse ce nombre.
UP-63 = « As sale » et « double deux » s’annoncent après la distribution et avant la première pose de la manche.
    .no = Trop tard pour { $player } : la première pose de cette manche est faite.
UP-64 = Seule la personne qui ouvre la manche peut les annoncer.
    .no = C’est à { $forehand }, qui ouvre la manche, de l’annoncer, pas à { $player }.
UP-65 = Ce qui vaut déjà ne s’annonce pas de nouveau.
    .no = { $variant ->
        [dirty_one] L’« as sale » vaut déjà.
       *[double_two] Le « double deux » vaut déjà.
    }
UP-66 = As sale : chaque 1 restant compte 30.
UP-67 = Double deux : le −2 est un simple 2, va avec les 2 et peut commencer une tour.
UP-68 = Double deux : un −2 restant compte 2.
UP-69 = Convenue avant la partie, une variante vaut pour toute la partie ; annoncée, pour cette seule manche.
UP-70 = Les deux variantes peuvent valoir ensemble.
UP-71 = Avec un jeu supplémentaire, le paquet a un jeu de plus qu’il n’y a de joueurs. Les cartes de trop restent inconnues et hors de la manche.
UP-72 = Compte des enfants, par cartes : chacun note le nombre de cartes qui lui restent, sans crédit.
UP-73 = Compte des enfants, par allumettes : qui a fini la manche reçoit une allumette.
UP-74 = Le plus petit total gagne, avec les allumettes le plus grand ; à égalité, on gagne ensemble.

up-invalid-empty = Il faut poser au moins une carte.
up-invalid-open = La distribution doit nommer les cartes visibles de tout le monde.
up-invalid-show = Il faut nommer au moins une personne qui montre ses cartes.

up-dealt = Les cartes sont distribuées ; { $player } commence la première tour.
up-announced = { $player } annonce { $variant ->
    [dirty_one] l’« as sale » : chaque 1 restant compte 30
   *[double_two] le « double deux » : le −2 est un simple 2
}.
up-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
up-begins = Le { $limit } commence la tour ; la pose suivante tient jusqu’à { $limit }{ $also }.
up-begins-minus-two = Faute d’autre carte à jouer, le −2 compte comme posé sur un 11 ; la limite est maintenant { $limit }{ $also }.
up-begins-minus-two-several = Faute d’autre carte à jouer, les { $number } −2 comptent comme posés sur un 11 ; la limite est maintenant { $limit }{ $also }.
up-holds = Le { $limit } tient, car la limite était { $before } ; elle est maintenant { $limit }{ $also }.
up-holds-equal = Le { $limit } tient : la limite elle-même est permise{ $also }.
up-lowers = Le −2 abaisse la limite de { $before } à { $limit }{ $also }.
up-lowers-several = { $number } −2 abaissent la limite de { $before } à { $limit }{ $also }.
up-also = { $missed }{ $skipped }{ $owed }
up-also-missed = { " " }; { $player } n’a rien annoncé et passera son tour
up-also-missed-at-once = { " " }; { $player } n’a rien annoncé et passe son tour
up-also-skipped = { $number ->
    [one] { " " }; { $players } passe son tour
   *[other] { " " }; { $players } passent leur tour
}
up-also-owed = { " " }; il reste une carte à { $player }, qui doit annoncer « dernière carte »
up-cause-heavier = { $card } dépasse la limite { $limit }
up-cause-too-low = le −2 mènerait la limite de { $before } à { $limit }
up-cause-too-low-several = { $number } −2 mèneraient la limite de { $before } à { $limit }
up-collapsed = La tour s’écroule : { $cause } ; { $player } prend { $taken } et en commence une nouvelle{ $also }.
up-cleared = La carte balai emporte la tour ; { $player } en commence une nouvelle{ $also }.
up-cleared-nothing = La carte balai n’emporte qu’elle-même ; { $player } commence une tour{ $also }.
up-taken-up = Un −2 retourné ne commence pas de tour : { $player } le reprend en main et joue autre chose{ $also }.
up-round-over = { $player } n’a plus de carte et finit la manche.
up-round-over-credit = { $player } n’a plus de carte, finit la manche et gagne un crédit de { $credit }.
up-round-over-minus-two = { $player } retourne un −2, sa toute dernière carte, finit la manche et gagne un crédit de { $credit }.

up-round-over-show-due = { $player } n’a plus de carte et finit la manche ; { $number ->
    [one] { $players } doit montrer ses cartes restantes
   *[other] { $players } doivent montrer leurs cartes restantes
}.
    .brief = { $player } n’a plus de carte et finit la manche ; toutes les cartes restantes doivent être montrées.
up-game-over = La partie est finie ; { $number ->
    [one] { $players } gagne avec { $total }
   *[other] { $players } gagnent ensemble avec { $total }
}.
up-called = { $player } a annoncé « dernière carte » à temps.
up-called-early = { $player } annonce « dernière carte » à l’avance.
up-shown = Les cartes sont notées ; { $number ->
    [one] { $players } doit encore montrer ses cartes
   *[other] { $players } doivent encore montrer leurs cartes
}.
up-scored = La manche est comptée : { $points }.
    .brief = La manche est comptée.

up-named-deal = la distribution par { $player }
up-named-announce = l’annonce par { $player }, { $variant ->
    [dirty_one] « as sale »
   *[double_two] « double deux »
}
up-named-play = la pose de { $cards } par { $player }
up-named-call = « dernière carte », annoncé par { $player }
up-named-show = les cartes montrées par { $players }

up-duty-deal = Mélanger, couper et distribuer
    .unnamed-brief = Mêler et donner
up-duty-show = { $number ->
    [one] { $players } doit montrer ses cartes restantes
   *[other] { $players } doivent montrer leurs cartes restantes
}
    .brief = Montrer les cartes restantes
up-duty-nothing = La partie est finie
up-duty-begin = { $player } commence une tour
    .unnamed = commence une tour
up-duty-lay = { $player } pose jusqu’à { $limit } ou fait tomber la tour
    .unnamed = pose jusqu’à { $limit }

up-kind-deal = Distribuer une manche
up-kind-show = { $number ->
    [one] { $players } montre ses cartes restantes
   *[other] { $players } montrent leurs cartes restantes
}
    .brief = montrer les cartes restantes
up-kind-hand = Poser des cartes de la main
up-kind-open = Poser des cartes visibles
up-kind-hidden = Retourner une carte cachée
up-kind-call = Annoncer « dernière carte » à l’avance
up-kind-owed-call = { $player } annonce « dernière carte »
up-kind-announce = Annoncer { $variant ->
    [dirty_one] l’« as sale »
   *[double_two] le « double deux »
}
