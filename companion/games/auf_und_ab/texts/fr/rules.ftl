# Auf und Ab : les règles, la phrase pour chaque infraction, et le reste de ce que le jeu doit dire.

AUA-1 = Le jeu compte 55 cartes : une pour chaque paire de chiffres de 0 à 9, y compris les dix paires de chiffres égaux. Aucune carte n’existe en double.
AUA-2 = Le plus petit chiffre d’une carte est son nombre rouge, le plus grand son nombre bleu. Un double porte deux fois le même chiffre et vaut pour l’un comme pour l’autre.
AUA-3 = On joue à trois ou à quatre, chacun son tour dans le sens horaire.
AUA-4 = Tout le monde reçoit le même nombre de cartes : 18 à trois, 13 à quatre.
    .no = { $player } aurait { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; à { $players } joueurs, chacun en reçoit { $needed }.
AUA-5 = Les cartes qui restent – une à trois joueurs, trois à quatre – sont écartées face cachée jusqu’à la fin de la donne.
    .no = { $cards } cartes écartées, c’est trop : à { $players } joueurs, il en reste { $most }.
AUA-6 = Une carte ne se trouve qu’à un seul endroit.
    .no = { $number ->
        [one] { $cards } est citée
       *[other] { $cards } sont citées
    } plus d’une fois dans cette distribution.
AUA-7 = La distribution ouvre une donne ; on ne distribue pas tant qu’une donne est en cours.
    .no = Une donne est en cours ; on distribuera quand elle sera finie.
AUA-8 = Avant chaque donne, les 55 cartes sont mélangées et redistribuées. Ce que l’on savait de la précédente ne compte plus.
AUA-9 = On ne pose et on ne passe que pendant une donne.
    .no = { $player } doit attendre : aucune donne n’est en cours.
AUA-10 = Chaque donne commence par une MONTÉE, quelle que soit la fin de la précédente.
AUA-11 = Qui a reçu le plus petit double ouvre la donne. La première série doit contenir ce double ; des cartes du même nombre peuvent l’accompagner.
    .no = { $fault ->
        [no-double] La première série d’une donne doit contenir un double ; celle-ci n’en a pas.
        [own] { $player } a un double plus petit : { $double } doit être dans la première série.
       *[other] { $player } ne peut pas ouvrir : { $holder } a le double plus petit { $double }.
    }
AUA-12 = Quand des mains sont cachées, la première série doit contenir un double et aucune main connue ne doit en avoir un plus petit. Un double plus petit qui apparaît ensuite ne change rien.
AUA-13 = Le tour passe dans le sens horaire entre ceux qui sont encore dans le pli. Seul celui dont c’est le tour pose ou passe.
    .no = C’est à { $to_move } de jouer, pas à { $player }.
AUA-14 = Qui ouvre un pli doit poser une série et ne peut pas passer.
    .no = { $opener ->
        [known] { $player } ouvre le pli et doit poser une série.
       *[unknown] { $player } ne peut pas passer : aucune série n’est encore posée, et le pli s’ouvre par une série.
    }
AUA-15 = On ne pose que des cartes de sa main. D’une main cachée, on accepte toute carte dont on ne sait pas qu’elle est ailleurs, tant que la main a assez de cartes.
    .no = { $fault ->
        [missing] { $player } n’a pas { $cards }.
        [elsewhere] { $player } ne peut pas avoir { $cards } : on sait que c’est ailleurs.
       *[too-many] { $player } n’a plus que { $left ->
            [one] { $left } carte
           *[other] { $left } cartes
        }, pas assez pour une série de { $size }.
    }
AUA-16 = Une carte posée est hors jeu jusqu’à la distribution suivante.
    .no = { $number ->
        [one] { $cards } a déjà été posée
       *[other] { $cards } ont déjà été posées
    } pendant cette donne.
AUA-17 = Les cartes d’une série sont toutes différentes.
    .no = { $number ->
        [one] { $cards } est citée
       *[other] { $cards } sont citées
    } deux fois dans cette série.
AUA-18 = En MONTÉE, toutes les cartes d’une série ont le même petit nombre, le rouge.
    .no = En MONTÉE, les petits nombres doivent être égaux ; ici, ce sont { $numbers }.
AUA-19 = En DESCENTE, toutes les cartes d’une série ont le même grand nombre, le bleu.
    .no = En DESCENTE, les grands nombres doivent être égaux ; ici, ce sont { $numbers }.
AUA-20 = Qui ouvre un pli choisit le nombre et la quantité de cartes. Ce que vaut cette série est la quantité de tout le pli.
AUA-21 = Chaque série suivante du pli doit valoir exactement la même quantité.
    .no = Il faut { $needed ->
        [one] { $needed } carte
       *[other] { $needed } cartes
    } { $mode ->
        [UP] au-dessus de
       *[DOWN] au-dessous de
    } { $last } ; cette série en vaut { $span ->
        [0] { $fewest }
       *[other] { $fewest } ou { $most }
    }.
AUA-22 = En MONTÉE, chaque série suivante doit avoir un nombre plus grand que la précédente ; un nombre égal ne suffit pas.
    .no = Il faut { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } au-dessus de { $last } ; { $number } n’est pas plus grand.
AUA-23 = En DESCENTE, chaque série suivante doit avoir un nombre plus petit que la précédente ; un nombre égal ne suffit pas.
    .no = Il faut { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } au-dessous de { $last } ; { $number } n’est pas plus petit.
AUA-24 = Un double compte pour une carte ou pour deux, au choix de qui le pose. Une série avec un double vaut donc autant de cartes qu’elle en a, ou une de plus ; toute autre série, autant qu’elle en a.
    .no = Cette série ne peut pas valoir { $count }, seulement { $span ->
        [0] { $fewest }
       *[other] { $fewest } ou { $most }
    }.
AUA-25 = Qui ouvre un pli avec un double dans sa série doit annoncer ce qu’elle vaut.
    .no = { $player } doit annoncer si la série vaut { $fewest } ou { $most }.
AUA-26 = Qui suit n’a rien à annoncer : il suffit que la série puisse valoir la quantité du pli.
AUA-27 = On peut toujours passer, même quand on aurait de quoi suivre.
AUA-28 = Qui a passé est hors du pli et ne peut ni poser ni passer de nouveau avant le suivant.
    .no = { $player } a passé et ne participe plus à ce pli.
AUA-29 = Tant qu’on n’a pas passé, on peut poser de nouveau chaque fois que le tour revient.
AUA-30 = Quand tous les autres ont passé, le dernier joueur peut continuer seul ; chaque série doit battre sa précédente, dans la même quantité.
AUA-31 = Le pli est fini quand tout le monde a passé, à la fin aussi l’auteur de la dernière série.
AUA-32 = L’auteur de la dernière série ramasse les cartes et ouvre le pli suivant avec la série de son choix.
AUA-33 = Les cartes ramassées ne valent rien.
AUA-34 = Cinq cartes sont des cartes de changement, celles dont les chiffres font neuf : 0-9, 1-8, 2-7, 3-6 et 4-5.
AUA-35 = Si une, trois ou cinq cartes de changement ont été posées dans un pli, le suivant se joue dans l’autre sens ; sinon, dans le même.
AUA-36 = Une carte de changement ne change rien au pli dans lequel elle est posée.
AUA-37 = Un sens reste, pli après pli, jusqu’à ce que des cartes de changement l’inversent.
AUA-38 = La donne s’arrête dès que quelqu’un pose la dernière carte de sa main, même au milieu d’un pli.
AUA-39 = Les cartes de changement de ce dernier pli restent sans effet.
AUA-40 = Qui n’a plus de cartes marque un point par carte que les autres ont encore. Un double est une seule carte.
AUA-41 = Les autres ne marquent rien, et personne ne perd de points.
AUA-42 = Si un nombre de donnes est convenu, la partie se termine après celui-ci.
AUA-43 = Si un score est convenu, la partie se termine après la donne où quelqu’un l’atteint.
AUA-44 = Une fois la partie finie, on ne distribue plus.
    .no = La partie est finie après { $hands ->
        [one] { $hands } donne
       *[other] { $hands } donnes
    } ; on ne distribue plus.
AUA-45 = Le plus haut score gagne. En cas d’égalité, la victoire est partagée.

aua-invalid-empty = Une série doit avoir au moins une carte.

aua-dealt = La donne commence ; qui a le plus petit double l’ouvre.
aua-dealt-opener = { $player } a le plus petit double, { $double }, et ouvre la donne.
aua-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
aua-double-once = , le double comptant une fois
aua-double-twice = , le double comptant deux fois
aua-opened = { $player } ouvre avec le nombre { $number } ; le pli se joue à { $cards }{ $double }.
aua-higher = { $player } pose { $number }, plus haut que { $last }, pour { $cards }{ $double }.
aua-lower = { $player } pose { $number }, plus bas que { $last }, pour { $cards }{ $double }.
aua-passed = { $player } passe et ne participe plus à ce pli.
aua-passed-alone = { $player } passe ; { $leader } peut continuer en solo.
aua-round-over = { $player } ouvre le pli suivant, toujours en { $mode ->
    [UP] MONTÉE
   *[DOWN] DESCENTE
} : { $changes ->
    [0] aucune carte de changement n’a été posée
   *[other] { $changes } cartes de changement font un nombre pair
}.
aua-mode-changed = { $player } ouvre le pli suivant, maintenant en { $mode ->
    [UP] MONTÉE
   *[DOWN] DESCENTE
} : { $changes ->
    [one] une carte de changement a été posée
   *[other] { $changes } cartes de changement font un nombre impair
}.
aua-hand-over = { $player } n’a plus de cartes et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les cartes que les autres ont encore.
aua-game-over = { $player } n’a plus de cartes et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les cartes que les autres ont encore ; la partie est finie.

aua-named-deal = la distribution
aua-named-play = la série { $cards } posée par { $player }
aua-named-pass = { $player } a passé

aua-duty-deal = Mélanger et distribuer
aua-duty-game-over = La partie est finie
aua-duty-first = Qui a le plus petit double ouvre avec lui
    .unnamed-brief = Petit double ouvre
aua-duty-open-hand = { $player } ouvre avec le plus petit double
    .unnamed = ouvre du plus petit double
    .unnamed-brief = plus petit double
aua-duty-open = { $player } ouvre { $mode ->
    [UP] une MONTÉE
   *[DOWN] une DESCENTE
} avec la série de son choix
    .unnamed = ouvre : { $mode ->
        [UP] MONTÉE
       *[DOWN] DESCENTE
    }
aua-duty-count = { $player } annonce si le double vaut une carte ou deux
    .unnamed = une carte ou deux ?
aua-duty-above = { $player } pose { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au-dessus de { $number }, ou passe
    .unnamed = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } au-dessus de { $number }
    .unnamed-brief = { $count } au-dessus de { $number }
aua-duty-below = { $player } pose { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au-dessous de { $number }, ou passe
    .unnamed = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } au-dessous de { $number }
    .unnamed-brief = { $count } au-dessous de { $number }
aua-duty-pass = { $player } ne peut que passer
    .unnamed = ne peut que passer

aua-kind-deal = Distribuer une donne
aua-kind-open-hand = Ouvrir la donne avec le plus petit double
aua-kind-open = Ouvrir le pli avec la série de son choix
aua-kind-above = Poser { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au-dessus de { $number }
aua-kind-below = Poser { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au-dessous de { $number }
aua-kind-pass = Passer
