# Ce qui est écrit sur les écrans.

language-en = English
language-de = Deutsch
language-fr = Français

patience = Un instant…
halted-title = Impossible de continuer
halted-kept = Tout ce qui a été jugé est gardé : redémarrez le compagnon pour continuer.
halted-inside = Il y a une erreur dans le programme lui-même ({ $name } : { $what }) ; l’endroit est noté dans { $file }.
halted-unkept = Il y a une erreur dans le programme lui-même ({ $name } : { $what }) ; l’endroit n’a pas pu être noté.
waiting-title = La partie attend
waiting-goes-on = Rien n’est jugé entre-temps. Elle continue d’elle-même dès que c’est réparé.
button-back = ‹ Retour
button-done = Terminé
button-leave = Terminer
button-resume = Reprendre où nous en étions
button-new-evening = Nouvelle soirée
button-new-game = Rejouer
button-to-table = À la table
button-deal = Distribuer
button-lay-out = Installer
button-direct = Jouer
button-dealt = Distribué
button-undo = Annuler
button-undo-vain = rien encore
button-bench = Pourquoi ?
button-menu = Menu
button-pause = Pause
button-go-on = Continuer

welcome-title = Le compagnon de table
welcome-line = Il regarde, arbitre et compte les points.
welcome-simulated = Pas de caméra ici : une table simulée est montrée, des joueurs imaginaires y jouent.

people-title = Qui est assis où ?
people-table = La table telle que la caméra la voit
people-sit = + Joueur
people-leave = Retirer
people-more = { $game } se joue { $span ->
    [0] à { $most }
   *[other] de { $fewest } à { $most }
}.
people-begin = Commencer
name-title = Qui est assis ici ?
name-taken = { $name } est déjà ici.
key-space = Espace

ruling-none = Rien à arbitrer pour l’instant.
button-drawn = Table
button-drawn-trouble = Table !
button-large = Grand
afar-touch = { $what } : touchez ici
afar-camera = La caméra
ruling-yes = Valable
ruling-no = Non
ruling-undone = Repris
ruling-collapse = Chute
ruling-taken-up = Ramassé
ruling-pot = Personne

seat-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
seat-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
seat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-empty = Lancez les deux dés et posez la carte UP&DOWN de sorte que quelqu’un soit face à ♣.
table-deal = Distribuez les cartes et touchez « Distribué ».
table-lay-out-directed = Touchez « { $button } » : les gens à la table simulée le font.
table-trump = Atout
table-pot = { $count ->
    [0] Pas de pot
    [one] Pot : { $count } pli
   *[other] Pot : { $count } plis
}

score-title = Score
score-lowest-wins = Le total le plus bas gagne
camera-title = Ce qu’il voit
menu-title = Menu
bench-title = Le banc de l’arbitre
bench-clause = { $clause } : { $text }
bench-no-picture = Aucune image de ce coup n’a été gardée.
bench-newest = { $count ->
    [0] Dernier coup
    [one] Dernier coup (1 nouveau)
   *[other] Dernier coup ({ $count } nouveaux)
}
bench-allowed = Permis ici :
bench-was = C’était …
bench-was-taken-back = annulé
bench-was-no-play = pas un coup
bench-instead = Et à la place ?
bench-closer = Regarder de près
closer-title = Touchez un endroit pour l’agrandir

told-simulated = Une soirée simulée est jouée et racontée en texte : { $game }. Elle se termine d’elle-même.
told-no-display = Pas d’écran ici : une soirée simulée est jouée et racontée en texte, { $game }. Elle se termine d’elle-même.
told-camera = La caméra regarde ; la soirée est racontée en texte. Ctrl-C y met fin.
told-unwatched = Aucune caméra ne regarde, et sans fenêtre aucun coup ne peut être saisi : seuls les boutons sont écoutés. Ctrl-C met fin à la soirée.
told-resumed = La soirée reprend où elle en était.
told-display-awaited = Pas encore d’écran ; on l’attend.
told-goes-on = Le compagnon a dû être redémarré ; la soirée continue où elle en était.

seats-title = Qui est assis où
seats-how = Faites glisser chaque nom là où la personne est assise : le bras qui vient de là est le sien.
seats-where = Touchez maintenant la place où se trouve { $player }.

corners-title = Trouver la table
corners-upper-left = Touchez le coin supérieur gauche de la table.
corners-upper-right = Puis le coin supérieur droit.
corners-lower-right = Puis le coin inférieur droit.
corners-lower-left = Puis le coin inférieur gauche.
corners-picture = L’image
corners-board = La mire imprimée est posée
corners-mirror = Inverser l’image
corners-anew = Recommencer
corners-failed = Ce n’est pas une table : recommencez en haut à gauche.

told-calibrated = La table est trouvée dans l’image (caméra { $camera }) : { $width } sur { $height } mm, une carte a { $card } pixels de large. Retirez la mire.

games-title = Quel jeu ?
games-players = { $span ->
    [0] { $most }
   *[other] de { $fewest } à { $most }
} joueurs
people-clockwise = Dans le sens horaire, à partir du bord inférieur
people-move = Une place plus loin
button-other-game = Nouvelle partie
told-next = La partie suivante commence.

rounds-title = Manches
rounds-lowest-wins = le total le plus bas gagne
rounds-none = Aucune manche n’est encore comptée.
rounds-games-won = Parties gagnées : { $listed }
each-round-title = Détail
each-round-earlier = Manches précédentes
each-round-later = Manches suivantes
title-of-game = { $title } – { $game }, partie { $number }
figures-title = Statistiques
button-sound-off = Couper le son
button-sound-on = Activer le son
edit-title = Modifier les scores
edit-keep = Valider
edit-how = Touchez un joueur, puis tapez son nouveau score.
edit-note = modifié par la table : { $listed }

settings-title = Réglages
settings-not-kept = Réglages – ce soir seulement : le fichier ne s’écrit pas
settings-language = Langue
settings-theme = Aspect
settings-theme-felt = Feutre sombre
settings-theme-linen = Lin clair
settings-letters = Lettres
settings-letters-usual = Normales
settings-letters-large = Grandes
settings-sound = Son
settings-voice-way = Son et voix …
settings-on = Oui
settings-off = Non
settings-reminder = Rappel aux lents
settings-never = Jamais
settings-seconds = { $count } s
settings-minutes = { $count } min
settings-cases = Images des coups mal lus
settings-keep = Garder ici
settings-forget = Ne pas garder
settings-pictures-way = Images…
pictures-title = Images
pictures-plays = Soirées passées dont les images restent
pictures-none = Aucune
pictures-all = Toutes
pictures-kept = { $count ->
    [0] Aucune image des soirées passées n’est gardée.
    [one] Une image des soirées passées est gardée ({ $megabytes } Mo).
   *[other] { $count } images des soirées passées sont gardées ({ $megabytes } Mo).
} Les images restent sur cet appareil ; les plus anciennes sont effacées au début d’une soirée.
pictures-room = { $evenings ->
    [0] Plus de place pour une soirée comme la plus remplie.
    [one] Place pour encore une soirée comme la plus remplie.
   *[other] Place pour encore { $evenings } soirées comme la plus remplie.
}
pictures-room-enough = Place pour plus de { $evenings } soirées.
pictures-free = { $gigabytes } Go sont libres.
told-room = { $evenings ->
    [0] Il ne reste presque plus de place sur la carte : effacez des images des soirées passées dans les réglages.
    [one] Il reste de la place pour une soirée : dans les réglages, on peut effacer des images des soirées passées.
   *[other] Il reste de la place pour { $evenings } soirées : dans les réglages, on peut effacer des images des soirées passées.
}
pictures-delete = Effacer les images des soirées passées
settings-camera-later = Réglages – la caméra vaut dès le prochain démarrage
settings-camera = Caméra, dès le prochain démarrage
settings-camera-called = Caméra, dès le prochain démarrage : { $camera }
settings-camera-by-command = Caméra, dès le prochain démarrage ; ce soir { $camera }, par la ligne de commande
settings-buttons = Boutons, partie suivante
settings-buttons-none = Pas encore configurés
camera-picamera2 = Caméra du Pi
camera-usb = USB { $number }
camera-simulated = Table simulée
camera-none = Aucune, à la main
update-failed = La version { $failed } n’a pas pu démarrer ; la précédente est de nouveau utilisée. Soirées et réglages sont intacts.
camera-unusable = La caméra « { $camera } » est inutilisable : les coups se saisissent à la main. Choisissez-en une autre dans les réglages, puis redémarrez.
camera-not-plugged = La caméra « { $camera } » n’est pas là : branchez-la, ou choisissez-en une autre dans les réglages. D’ici là, les coups se saisissent à la main.
buttons-unusable = Les boutons sont inutilisables ici ; « { doctor-title } », dans les réglages, dit pourquoi. L’écran fait la même chose.
lamps-unusable = Les lampes sont inutilisables ici ; « { doctor-title } », dans les réglages, dit pourquoi. L’écran montre la même chose.

voice-title = Son et voix
voice-how-much = Dit à voix haute
voice-off = Rien
voice-rulings = Décisions
voice-all = Tout
voice-none = Il n’y a pas de voix ici : « { doctor-title } » dit pourquoi.
voice-names = Comment les noms se disent : en toucher un pour l’écrire à la voix
voice-no-names = Les noms peuvent être écrits pour la voix dès que quelqu’un est à table.
voice-spelling = Comment se dit { $name } ?
voice-hear = Écouter

film-off = Filmer la soirée
film-on = Arrêter le film
film-failed = Ne peut être filmée
film-runs = ● REC

leaving-title = Quitter la soirée ?
leaving-kept = Tout ce qui a été jugé est gardé.
leaving-stay = Continuer à jouer
leaving-next = Au prochain démarrage, vous pourrez reprendre là où vous vous êtes arrêtés.
leaving-title-off = Terminer ?
leaving-not = Pas encore
leaving-to-desktop = « Terminer » mène au bureau de l’appareil.
leaving-to-login = « Terminer » mène à une connexion en mode texte, jusqu’au prochain démarrage.
leaving-refused = L’appareil ne peut pas être commandé d’ici : { $why }
button-switch-off = Éteindre
button-start-again = Redémarrer

day-title = Quel jour sommes-nous ?
day-why = Cet appareil ne connaît pas la date. Ce que vous dites ici vaut pour cette soirée ; l’horloge reste comme elle est.
day-not-now = Pas maintenant
day-is-it = C’est aujourd’hui
day-day = Jour
day-month = Mois
day-year = Année
day-name-of-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
