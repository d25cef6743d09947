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

players-title = Joueurs
players-none = Personne n’a encore joué ici.
players-all-games = Tous les jeux
players-played = Parties
players-won = Gagnées
players-in-a-row = D’affilée
players-rating = Niveau
players-best = Record
players-guest = Invité : ne compte pour personne
players-before = ‹ Avant
players-after = Suite ›
player-no-games = Aucune partie finie
player-counts = Compte dans l’historique
player-counts-not = Invité : ne compte pas
player-forget = Oublier …
player-seated = est à table
player-streak = { $longest } ({ $now } en cours)
player-best = { $total } le { $day }
player-against = Devant : derrière (égalité)
forget-title = Oublier { $name } ?
forget-what = { $name } disparaît de toutes les soirées, aussi de celles qui continuent, et des fichiers enregistrés ; ses films et les images de ses coups mal lus sont supprimés. Les autres gardent leurs points : « N. N. » jouait contre eux.
forget-again = C’est définitif. Oublier { $name } pour toujours ?
forget-not = Garder
forget-surely = Oublier pour toujours
forget-set-aside = Ce qui a été mis de côté, endommagé, reste tel quel : { $files }.
forget-seated = { $name } est à table : finissez cette partie, ou continuez avec d’autres, avant d’oublier { $name }.
name-guest = Invité
trouble-not-forgotten = Tout ne peut pas être oublié dans { $folder } : { $why }. Ce qui est fait reste fait ; réessayez quand c’est réparé.
trouble-settings-guests = Les réglages { $file } : « { $name } » doit être une liste de noms, de 1 à { $most } caractères chacun.
