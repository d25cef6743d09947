# Up & Down : les règles, et pourquoi un coup ne va pas.

UAD-1 = On joue avec 44 cartes : du 2 au 10, valet et dame de chaque couleur. As et rois restent dans la boîte.
    .no = { $card } n’est pas dans le jeu : as et rois restent dans la boîte.
UAD-2 = Chaque carte n’existe qu’une fois. On ne peut la donner, la montrer ni la jouer deux fois, ni l’avoir dans deux mains.
    .no = { $case ->
        [dealt] On a donné { $card } deux fois.
        [shown] { $card } est deux fois dans le pli, mais n’existe qu’une fois.
        [played] On a déjà joué { $card } dans cette manche.
       *[held] { $player } a { $card } en main.
    }
UAD-3 = De 2 à 10, une carte vaut son nombre ; le valet vaut 11, la dame 12.
UAD-4 = La carte UP&DOWN a une face UP et une face DOWN. Toutes deux montrent les quatre couleurs dans le même ordre tout autour.
UAD-5 = La carte est rigide : si elle tourne pour l’un, elle tourne pour tous. Son ordre décide qui a quelle couleur devant soi.
    .no = Si { $player } est face à { $suit }, { $other } est face à { $right } et non à { $wrong }.
UAD-6 = Up & Down se joue de deux à quatre, assis dans le sens horaire.
UAD-7 = À quatre, chacun reçoit 11 cartes, à trois 14, à deux 15.
    .no = { $count ->
        [one] { $player } a { $count } carte au lieu de { $needed }.
       *[other] { $player } a { $count } cartes au lieu de { $needed }.
    }
UAD-8 = Les cartes en trop restent de côté, face cachée, toute la manche.
UAD-9 = On donne les cartes une fois par manche.
    .no = Les cartes de cette manche sont déjà données.
UAD-10 = On lance les deux dés ; leur somme est la valeur d’atout.
UAD-11 = Peu importe quel dé montre quel nombre.
UAD-12 = On lance la carte UP&DOWN ; la face visible vaut pour commencer.
UAD-13 = Puis on la tourne pour que chacun ait exactement une couleur devant soi.
UAD-14 = Au départ, quelqu’un doit avoir trèfle devant soi.
    .no = Personne n’a ♣ devant soi, seulement { $suits } ; tournez la carte.
UAD-15 = On installe les dés et la carte UP&DOWN une fois par manche.
    .no = Cette manche est déjà installée ; désormais, le meneur change les règles.
UAD-16 = On donne d’abord les cartes et on installe dés et carte, dans l’ordre qu’on veut ; ensuite on joue.
    .no = { $missing ->
        [deal] Pas encore : les cartes de cette manche ne sont pas données.
        [setup] Pas encore : les dés et la carte UP&DOWN ne sont pas installés.
       *[both] Pas encore : il faut d’abord donner et installer la manche.
    }
UAD-17 = Qui a trèfle devant soi au départ mène le premier pli.
UAD-18 = Une manche compte autant de plis que chacun a de cartes.
UAD-19 = Avant chaque pli, même le premier, il faut changer les règles.
    .no = { $player } doit changer les règles avant qu’on montre les cartes.
UAD-20 = Seul le meneur change les règles.
    .no = C’est à { $leader } de changer les règles, pas à { $player }.
UAD-21 = On change une fois par pli.
    .no = { $player } a déjà fait le changement de ce pli ; maintenant on montre les cartes.
UAD-22 = Un changement doit changer quelque chose.
    .no = Rien n’a changé : face, couleurs et dés sont comme avant.
UAD-23 = On retourne la carte, on la tourne ou on lance les dés : une seule de ces choses.
    .no = { $count ->
        [3] Carte retournée, carte tournée et dés lancés : une seule de ces choses est permise.
       *[other] Deux choses ont changé ; une seule est permise parmi la face, les couleurs et les dés.
    }
UAD-24 = Retourner change UP en DOWN ou l’inverse, et chacun garde sa couleur.
UAD-25 = Tourner donne à chacun une autre couleur, la face reste. Trèfle peut alors n’être devant personne.
UAD-26 = On lance les deux dés, et la somme doit être différente.
    .no = Encore { $trump } ; relancez les deux dés jusqu’à obtenir une autre somme.
UAD-27 = Chacun joue exactement une carte par pli, le meneur aussi.
    .no = { $count ->
        [one] { $players } n’a pas joué de carte.
       *[other] { $players } n’ont pas joué de carte.
    }
UAD-28 = On peut jouer n’importe quelle carte ; rien n’oblige à fournir.
UAD-29 = Une carte vient de sa propre main.
    .no = { $player } n’a pas { $card }.
UAD-30 = Avec UP la plus haute carte est la meilleure, avec DOWN la plus basse.
UAD-31 = Les cartes de même valeur s’annulent et ne peuvent pas gagner.
UAD-32 = Toutes les cartes du pli peuvent s’annuler, gagnantes ou non, atouts compris. Cela passe avant tout le reste.
UAD-33 = Parmi les autres, seules peuvent gagner les cartes de la couleur placée devant leur joueur, ou une carte de la valeur d’atout, quelle que soit sa couleur.
UAD-34 = Une carte de la valeur d’atout qui reste bat toutes les autres, avec UP comme avec DOWN.
UAD-35 = Sans carte de la valeur d’atout, la meilleure carte dans la couleur de son joueur gagne.
UAD-36 = Si aucune carte ne peut gagner, le pli va au pot.
UAD-37 = Le pot grandit à chaque pli que personne ne gagne.
UAD-38 = Qui remporte le pli suivant prend aussi tout le pot.
UAD-39 = Si personne ne remporte le dernier pli de la manche, il est perdu avec le pot.
UAD-40 = Après chaque pli, le voisin de gauche devient le meneur.
UAD-41 = La manche est finie quand toutes les cartes sont jouées.
UAD-42 = Chacun compte ses plis, ceux du pot compris.
UAD-43 = Chaque manche est donnée et installée à nouveau, avec un pot vide ; qui a alors trèfle devant soi commence.
UAD-44 = Le plus de plis sur toutes les manches gagne la partie.
UAD-45 = À égalité de plis, on partage la victoire.
UAD-46 = Après la dernière manche, la partie est finie.
    .no = { $rounds ->
        [one] La partie est finie : sa seule manche est jouée.
       *[other] La partie est finie : les { $rounds } manches sont jouées.
    }

uad-dealt = Chacun reçoit { $count } cartes.
uad-set-up = { $player } est face à ♣ et mène : { $face }, et l’atout est { $trump ->
    [11] le valet, 11
    [12] la dame, 12
   *[other] le { $trump }
}.
uad-flipped = { $player } retourne la carte sur { $face } : { $face ->
    [UP] la plus haute carte
   *[DOWN] la plus basse carte
} est la meilleure.
uad-rotated = { $player } tourne la carte ; elle montre maintenant { $suits }.
    .brief = { $player } tourne la carte : chacun a une autre couleur.
uad-rolled = { $player } relance les dés : l’atout est maintenant { $trump ->
    [11] le valet, 11
    [12] la dame, 12
   *[other] le { $trump }
}, et non plus { $before }.

uad-cancelling = { $rank ->
    [J] Les valets
    [Q] Les dames
   *[other] Les { $rank }
} s’annulent
uad-cancelling-trumps = { $rank ->
    [J] Les valets
    [Q] Les dames
   *[other] Les { $rank }
} s’annulent, bien qu’atouts
uad-cancelling-both = { $rank ->
    [J] Les valets
    [Q] Les dames
   *[other] Les { $rank }
} et { $other ->
    [J] les valets
    [Q] les dames
   *[other] les { $other }
} s’annulent
uad-won-trump = { $player } gagne : { $card } a la valeur d’atout et bat toutes les autres{ $becomes }.
uad-won-best = { $player } gagne : { $card } est la plus { $face ->
    [UP] haute
   *[DOWN] basse
} carte de sa couleur{ $becomes }.
uad-won-own = { $player } gagne : { $card } est la plus { $face ->
    [UP] haute
   *[DOWN] basse
} carte de sa couleur{ $becomes } ; ce qui est plus { $face ->
    [UP] haut
   *[DOWN] bas
} n’est pas de la bonne couleur.
uad-won-only = { $player } gagne avec { $card }, seule carte de sa couleur{ $becomes }.
uad-won-nobody = Personne ne gagne : aucune carte n’est de la couleur de son joueur ni atout{ $becomes }.
uad-left-trump = { $cancelled } ; { $player } gagne avec { $card }, de la valeur d’atout{ $becomes }.
uad-left-best = { $cancelled } ; { $player } a la plus { $face ->
    [UP] haute
   *[DOWN] basse
} qui reste, { $card }{ $becomes }.
uad-left-only = { $cancelled } ; { $player } a la seule qui reste de sa couleur, { $card }{ $becomes }.
uad-left-nobody = { $cancelled }, et aucune autre carte n’est de la couleur de son joueur ni atout{ $becomes }.
uad-left-none = { $cancelled }, personne ne gagne{ $becomes }.
uad-becomes-won = , avec le pot { $count } plis
uad-becomes-pot = { $count ->
    [one] { " " }; le pot compte maintenant un pli
   *[other] { " " }; le pot compte maintenant { $count } plis
}
uad-becomes-discarded = { $count ->
    [0] { " " }; le pli est perdu
   *[other] { " " }; le pli est perdu avec le pot
}

uad-named-deal = la donne
uad-named-setup = la mise en place des dés et de la carte
uad-named-flip = la carte retournée par { $player }
uad-named-rotate = la carte tournée par { $player }
uad-named-roll = le lancer de dés par { $player }, { $trump }
uad-named-reveal = le pli { $cards }

uad-duty-prepare = { $missing ->
    [deal] Donnez les cartes.
    [setup] Lancez les dés et posez la carte UP&DOWN.
   *[both] Donnez les cartes, lancez les dés et posez la carte UP&DOWN.
}
    .unnamed-brief = { $missing ->
        [deal] Donnez
        [setup] Dés et carte
       *[both] Donnez, posez
    }
uad-duty-change = { $player } change les règles : retourner la carte, la tourner ou lancer les dés.
    .unnamed = change les règles
uad-duty-reveal = Chacun joue une carte : { $face }, atout { $trump }.
    .unnamed = Chacun une carte – { $face }, atout { $trump }
    .unnamed-brief = { $face }, atout { $trump }
uad-duty-none = La partie est finie.

uad-kind-deal = donner
uad-kind-setup = poser dés et carte
uad-kind-flip = retourner la carte
uad-kind-rotate = tourner la carte
uad-kind-roll = lancer les dés
uad-kind-reveal = montrer chacun une carte

uad-invalid-dice = « dice » doit être deux nombres entiers de 1 à 6.
uad-invalid-facing = « facing » doit nommer une couleur pour au moins une personne.
uad-touch-face = Carte retournée
uad-touch-suits = Carte tournée
uad-touch-dice = Dés lancés

# What lies on the table, told on phones.
uad-laid-face = { $face }
uad-laid-trump = Atout { $trump } (dés { $first } et { $second })
uad-laid-suit = joue { $suit }
