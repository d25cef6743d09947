# Crazy Eights : les règles, la phrase pour chaque faute et ce que le jeu a d’autre à dire.

CE-1 = On joue avec un jeu de poker de 52 cartes, sans jokers.
CE-2 = On joue de deux à cinq, à tour de rôle dans le sens des aiguilles d’une montre.
CE-3 = À deux, chacun reçoit sept cartes, sinon cinq. La carte suivante est retournée et commence la pile ; un huit est remis dans le paquet.
    .no = { $card } est un huit : remettez-le et retournez une autre carte.
CE-4 = On distribue quand aucune manche n’est en cours.
    .no = Une manche est en cours ; on ne distribue pas maintenant.
CE-5 = On pose et on pioche pendant une manche.
    .no = { $player } doit attendre : aucune manche n’est en cours.
CE-6 = Seul le joueur dont c’est le tour pose ou pioche.
    .no = Ce n’est pas le tour de { $player } mais de { $to_move }.
CE-7 = Une carte doit avoir le nombre ou la couleur de celle du dessus ; après un huit, la couleur demandée.
    .no = { $card } ne va pas sur { $top }.
CE-8 = Un huit peut toujours être posé. Qui le pose demande une couleur ; personne ne le fait avec une autre carte.
    .no = { $eight ->
        [yes] { $player } doit demander une couleur avec un huit.
       *[no] { $player } ne peut demander une couleur qu’avec un huit.
    }
CE-9 = Qui ne pose pas de carte en pioche une, et c’est au suivant.
CE-10 = Quand il n’y a plus rien à piocher, on mélange la pile sauf la carte du dessus, et on y pioche.
CE-11 = Une carte qui est sur la pile ne peut pas être posée.
    .no = { $card } est déjà sur la pile.
CE-12 = Qui pose sa dernière carte finit la manche et reçoit un point pour chaque carte des autres.
CE-13 = La partie finit après tant de manches ou à tant de points, comme convenu.
    .no = La partie est finie ; personne ne distribue plus.
CE-14 = Le plus de points gagne. À égalité, la victoire est partagée.

ce-dealt = La manche commence ; c’est à { $player }.
ce-played = { $card } de { $player } convient.
ce-asked = { $player } pose { $card } et demande { $suit }.
ce-drawn = { $count ->
    [0] Il n’y a plus rien à piocher ; { $player } passe.
   *[other] { $player } pioche une carte.
}
ce-out = { $player } n’a plus de carte et reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ce-named-deal = la donne
ce-named-play = { $card } de { $player }
ce-named-draw = la pioche de { $player }
ce-duty-deal = Mélanger, distribuer et retourner une carte
ce-duty-over = La partie est finie
ce-duty-play = { $player } pose { $suit } ou un { $rank }, ou pioche
ce-duty-suit = { $player } pose { $suit } ou un huit, ou pioche
ce-kind-deal = Distribuer
ce-kind-play = Poser une carte
ce-draw = Piocher
ce-ask-card = Quelle carte a été posée ?
ce-choice-no-new-card = Pas de nouvelle carte
ce-ask-suit = Quelle couleur est demandée par { $player } ?
ce-entry-suit = Quelle couleur est demandée ?
ce-notice-take-back = Reprenez { $cards }.
ce-notice-turn-up = Retournez une carte au milieu.
ce-lay-out-card = Une carte est ouverte au milieu

game-crazy-eights = Crazy Eights
round-crazy-eights = Manche { $number }
option-crazy-eights-end = Combien de temps on joue : tant de manches, ou jusqu’à tant de points.
option-rounds-crazy-eights = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
statistic-won_crazy_eights = Manches gagnées
entry-kind-draw = Carte piochée
event-draw = pioche
