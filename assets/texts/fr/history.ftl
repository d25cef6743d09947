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
forget-what = { $name } disparaît de toutes les soirées, aussi de celles qui continuent, et des fichiers enregistrés ; sa couleur et son image, ses films et les images de ses coups mal lus sont supprimés. Les autres gardent leurs points : « N. N. » jouait contre eux.
forget-again = C’est définitif. Oublier { $name } pour toujours ?
forget-not = Garder
forget-surely = Oublier pour toujours
forget-set-aside = Ce qui a été mis de côté, endommagé, reste tel quel : { $files }.
forget-seated = { $name } est à table : finissez cette partie, ou continuez avec d’autres, avant d’oublier { $name }.
player-rename = Autre nom …
rename-title = Comment s’appelle { $name } ?
rename-or = Ou la même personne que :
rename-ask = Appeler { $name } « { $other } » ?
rename-what = Toutes les parties, la couleur, l’image et les fichiers de { $name } portent désormais le nom { $other } ; l’historique et le classement restent tels quels. Pour annuler, redonnez le nom { $name }.
rename-surely = Renommer
rename-not = Laisser
merge-ask = { $name } et { $other } : une seule personne ?
merge-what = { $games ->
    [one] La partie de { $name }
   *[other] Les { $games } parties de { $name }
  } et { $others ->
    [one] celle de { $other }
   *[other] les { $others } de { $other }
  } deviennent un seul historique au nom de { $other } ; classement et statistiques suivent. La couleur et l’image de { $other } restent. Rien n’est perdu, mais on ne pourra plus les séparer : dans le doute, sauvegardez d’abord sur une clé.
merge-surely = Une personne
rename-together = { $name } et { $other } ont joué à la même table : ce sont deux personnes. Rien n’a été changé.
rename-seated = { $name } est à table : finissez cette partie, ou continuez avec d’autres, avant de changer le nom.
trouble-not-renamed = Tout ne peut pas être renommé dans { $folder } : { $why }. Ce qui est fait reste fait ; réessayez une fois la cause levée.
name-guest = Invité
trouble-not-forgotten = Tout ne peut pas être oublié dans { $folder } : { $why }. Ce qui est fait reste fait ; réessayez quand c’est réparé.
trouble-settings-guests = Les réglages { $file } : « { $name } » doit être une liste de noms, de 1 à { $most } caractères chacun.
profile-title = { $name } : couleur, image et voix
profile-way = Couleur et image
profile-voice = La voix parle à { $name } en
profile-voice-of-evening = Comme à tous
person-colour-blue = Bleu
person-colour-brown = Marron
person-colour-green = Vert
person-colour-gold = Or
person-colour-pink = Rose
person-colour-violet = Violet
person-colour-turquoise = Turquoise
person-colour-grey = Gris
figure-fox = Renard
figure-cat = Chat
figure-hare = Lièvre
figure-bear = Ours
figure-owl = Hibou
figure-fish = Poisson
figure-snail = Escargot
figure-ladybird = Coccinelle
figure-tree = Arbre
figure-flower = Fleur
figure-boat = Bateau
figure-star = Étoile
figure-initial = Initiale
figure-camera = Caméra
portrait-title = Une image de { $name }
portrait-waits = Pas encore d’image de la caméra
portrait-what = Regardez la caméra, ou tenez un dessin ou une photo dessous : ce qui est dans le cercle est pris. L’image reste petite, sur cet ordinateur seul et dans les sauvegardes que vous faites ; elle est supprimée avec la prochaine que vous choisissez, ou avec « Oublier ».
portrait-take = Prendre celle-ci
portrait-delete = Supprimer l’image
