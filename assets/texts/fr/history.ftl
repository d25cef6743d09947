# Les gens et les soirées passées à l’écran.

button-same-people = Les mêmes joueurs
evenings-title = Soirées
evenings-none = Aucune soirée n’est encore gardée.
evenings-earlier = Soirées précédentes
evenings-later = Soirées suivantes
evenings-runs = en cours
evening-list-unread = Cette soirée ne peut pas être lue.
evening-when = { $game } · { $when }
evening-day-and-time = { $day } à { $time }
evening-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
evening-unscored = Rien n’est encore compté
