# Coups saisis à la main, corrections et « Et si… ? ».

button-wrong = Corriger
button-write = Saisir un coup
button-what-if = Et si… ?

entry-kind-asked = Et s’il se passait ceci ? Touchez-le.
entry-kind-directed = Que doivent-ils faire ? Touchez-le.
entry-kind = Que s’est-il passé ? Touchez-le.
entry-kind-deal = Cartes distribuées
entry-kind-setup = Mise en place
entry-kind-change = Règle changée
entry-kind-reveal = Pli montré
entry-kind-play = Cartes posées
entry-kind-pass = Passe
entry-kind-announce = Annonce
entry-kind-call = « Dernière carte ! »
entry-kind-show = Restes montrés
entry-kind-number = Carte nombre posée
entry-kind-schwupp = Schwupp
entry-kind-aggravate = Carte embêtante
entry-kind-end = Fin du tour
entry-player = Qui ?
entry-dealer = Qui a distribué ?
entry-starter = Qui commence ?
entry-give = Qui reçoit une carte ?
entry-cards = Quelles cartes ?
entry-card = Quelle carte ?
entry-open = { $player } : quelles cartes visibles ?
entry-left = { $player } : quelles cartes restent ?
entry-cut = Une carte gardée à la coupe ?
entry-count = Compte pour combien ?
entry-from = D’où ?
entry-variant = Qu’a-t-on annoncé ?
entry-dice = Que montrent les dés ?
entry-face = UP ou DOWN ?
entry-facing = Quelle couleur fait face à { $player } ?
entry-row = Quelle rangée ?
entry-slot = Quelle pile de la rangée ?
entry-next = Carte Schwupps visible maintenant ?
entry-row-card = Carte Schwupps, rangée { $row ->
    [1] du haut
   *[other] du bas
}, { $slot ->
    [1] à gauche
   *[other] à droite
} ?
entry-pile-card = Carte nombre, rangée { $row ->
    [1] du haut
   *[other] du bas
}, { $slot ->
    [1] à gauche
   *[other] à droite
} ?
entry-following = Suite ›
entry-direct = Allez-y
entry-enter = Arbitrer
entry-ask = Et si… ?
entry-correct = Corriger
entry-another = Autre coup
correct-title = Qu’y avait-il vraiment ?
correct-otherwise = C’était autre chose
step-deal = donne
step-setup = mise
step-change = règles
step-pass = passe
step-announce = dit
step-call = appel
step-show = montre
step-aggravate = embête
step-end = fin
correct-changes = Ce qui change
correct-nothing-else = Rien de ce qui a suivi n’est jugé autrement.
correct-more = { $count ->
    [one] … et un autre
   *[other] … et { $count } autres
}
correct-score = Le score devient
correct-score-same = Le score reste le même
correct-then = Ensuite : { $duty }
correct-take = Corriger ainsi

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet

entry-lacks-out = déjà sortie
entry-lacks-full = tout est dit
entry-lacks-elsewhere = pas ici
entry-lacks-copies = { $count ->
    [one] une seule
   *[other] { $count } seulement
}
entry-lacks-cards = { $count ->
    [0] aucune carte ici
    [one] une seule carte
   *[other] { $count } cartes seulement
}
