# Ce qui est commun aux quatre jeux.

list = { $first } et { $last }

legal = Permis.
nothing-to-undo = Il n’y a rien à annuler.
undone = Annulé : { $event }.
cancelled = annulées : { $cards }

invalid-json = Cette ligne n’est pas du JSON correct.
invalid-too-long = Cette ligne dépasse 1 Mo et n’a pas été lue.
invalid-not-an-object = Cette ligne n’est pas un objet JSON.
invalid-no-event = Cette ligne ne dit pas ce qui s’est passé.
invalid-event = Ce jeu ne connaît pas d’événement « { $event } ».
invalid-missing = « { $key } » manque.
invalid-type = « { $key } » n’est pas du bon type.
invalid-choice = « { $key } » doit être l’un de { $choices }.
invalid-player = Personne du nom de « { $name } » ne joue.
invalid-card = Ce jeu n’a pas de carte « { $card } ».

effect-undone = annulé
effect-round_over = { $game ->
    [auf-und-ab] le pli est fini
   *[other] la manche est finie
}
effect-hand_over = la donne est finie
effect-game_over = la partie est finie
effect-mode_changed = le sens change
effect-flip = la carte est retournée
effect-rotate = la carte est tournée
effect-roll = on relance les dés
effect-trick = { $about } remporte le pli
effect-pot = le pli va au pot
effect-pot_won = et prend le pot
effect-pot_discarded = le pot est perdu
effect-collapse = la tour s’écroule
effect-cleared = la tour est retirée
effect-taken_up = le −2 est repris en main
effect-called = « Dernière carte ! »
effect-skip_due = { $about } n’a pas annoncé et passera son tour
effect-skipped = { $about } passe son tour
effect-scored = la manche est comptée
effect-given = { $about } reçoit une carte
effect-drew = { $about ->
    [one] pioche { $about } carte
   *[other] pioche { $about } cartes
}
effect-reshuffled_schwupps = la pile Schwupps est remélangée
effect-reshuffled_common = la pioche commune est remélangée
effect-won = et gagne

event-ask = Question :
event-undo = Annulation
event-deal = Distribution
event-setup = Mise en place
event-change = change
event-change-alone = Changement :
event-reveal = Révélation
event-play = joue
event-pass = passe
event-announce = annonce
event-call = annonce « dernière carte »
event-show = On montre
event-number = joue
event-aggravate = embête
event-aggravate-alone = joue une carte embêtante
event-schwupp = schwuppe
event-end = finit son tour

column-tricks = Plis
column-totals = Total
column-scores = Points
column-cards_left = Cartes
column-hand = Main
column-pile = Sa pile
winners = Victoire : { $names }
counts = { $legal } permis, { $illegal ->
    [one] { $illegal } interdit
   *[other] { $illegal } interdits
}, { $invalid ->
    [one] { $invalid } non valable
   *[other] { $invalid } non valables
}

event-dealer = par { $name } ;
event-dealer-alone = par { $name }
event-starter = { $name } commence
event-dirty_one = as sale
event-double_two = double deux
event-from-hand = de sa main
event-from-open = { $count ->
    [0] une carte visible
    [one] une carte visible,
   *[other] des cartes visibles,
}
event-from-hidden = { $count ->
    [0] une carte cachée
   *[other] une carte cachée,
}
event-cut = (coupe { $card })
event-row = { $row ->
    [0] rangée du haut
   *[other] rangée du bas
}
event-slot = { $slot ->
    [0] à gauche
   *[other] à droite
}
event-next = visible : { $card }

card-rank = { $rank ->
    [J] V
    [Q] D
   *[K] R
}
card-aggravation = embêtante
card-clear = balai
card-number = même nombre
card-color = même couleur
card-either = couleur/nombre
card-red = { $number } rouge
card-blue = { $number } bleu
card-green = { $number } vert
card-yellow = { $number } jaune
card-purple = { $number } violet
