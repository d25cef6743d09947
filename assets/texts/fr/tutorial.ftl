# Apprendre un jeu en jouant : la première manche guidée, quel que soit le jeu.

button-learn = Partie guidée
tutorial-learn = Apprendre en jouant
tutorial-title = { $game } · étape { $number } sur { $count }
tutorial-next = Suite ›
tutorial-judge = Est-ce juste ?
tutorial-hand = À vous
tutorial-to-me = Jusqu’à mon tour
tutorial-hint = Aidez-moi
tutorial-do = Le faire
tutorial-why = Pourquoi ? La règle ›
tutorial-try = Essayer : { $play }
tutorial-advice = Vous pourriez faire ceci : { $play }
tutorial-watch = { $player ->
    [none] C’est à quelqu’un d’autre.
   *[other] C’est à { $player }.
}
tutorial-right = Exact ! C’est tout ce qui est permis, et rien d’autre.
tutorial-wrong = Pas tout à fait. { $why }
tutorial-more = Jusque-là c’est juste – mais autre chose est permis aussi.
tutorial-allowed-too = Permis aussi, mais faisons d’abord l’autre chose. { $why }
tutorial-again = Encore une fois
tutorial-play = Jouer avec des cartes

tutorial-kind-number = Poser un nombre
tutorial-kind-schwupp = Schwupper une rangée
tutorial-kind-aggravate = Carte embêtante
tutorial-kind-end = Finir le tour
tutorial-kind-play = Poser des cartes
tutorial-kind-pass = Passer
tutorial-kind-change = Changer les règles
tutorial-kind-reveal = Jouer une carte
tutorial-kind-call = « Dernière carte ! »
