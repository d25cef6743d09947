# Installer un appareil en touchant l’écran, et l’essayer.

first-run-title = Installer
first-run-step = { $number } sur { $of } : { $title }
first-run-not-kept = Installer – pour cette fois seulement : le fichier ne peut pas être écrit
first-run-on = Continuer ›
first-run-language = Langue
first-run-screen = Où est le haut ?
first-run-camera = Caméra
first-run-table = La table
first-run-buttons = Boutons
first-run-up = La flèche pointe-t-elle vers le haut ?
first-run-turn = Tourner
first-run-right = C’est bien ainsi
first-run-degrees = { $degrees }°
first-run-size-why = Quelle est la taille de la table ? Si l’on touche ses coins, la taille des cartes en découle.
first-run-size-width = Largeur
first-run-size-height = Profondeur
first-run-size-right = C’est sa taille
first-run-centimetres = { $length } cm
first-run-table-size = { $width } × { $height } cm
first-run-find-anew = La trouver encore
first-run-no-picture = Aucune caméra ne montre de table. Choisissez une caméra une page avant, ou continuez et saisissez les coups à la main.
first-run-camera-awaited = Pas encore d’image …
first-run-camera-none = Rien n’est vu ainsi : la table simulée joue toute seule, à la main vous saisissez chaque coup.
first-run-buttons-count = { $count ->
    [0] aucun
    [one] un
   *[other] { $count }
}
settings-set-up = Installer …
buttons-all = Tous, l’un après l’autre
buttons-on = GPIO { $pins }
buttons-none = aucun
buttons-kind-dealt = Distribué
buttons-kind-undo = Annuler
buttons-kind-pause = Pause
buttons-kind-pass = Passer
buttons-kind-last-card = Dernière carte
buttons-kind-end-turn = Fin du tour
buttons-for-dealt = Qui a distribué l’appuie, dans tous les jeux.
buttons-for-undo = Il annule le dernier coup, dans tous les jeux.
buttons-for-pause = Il met le jeu en pause.
buttons-for-pass = Pour Auf und Ab. Les places se demandent dans le sens horaire, depuis celle du bord inférieur de la table à l’écran.
buttons-for-last-card = Pour Up. Les places se demandent dans le sens horaire, depuis celle du bord inférieur de la table à l’écran.
buttons-for-end-turn = Pour Schwupps. Les places se demandent dans le sens horaire, depuis celle du bord inférieur de la table à l’écran.
buttons-clockwise = La place suivante, dans le sens horaire.
buttons-below = { $kind }, à la place d’en bas
buttons-at-seat = { $kind }, à la place { $seat }
buttons-press = Appuyer sur ce bouton : { $button }
buttons-found = { $button } : trouvé, sur GPIO { $pin }.
buttons-taken = C’est le bouton « { $button } », sur GPIO { $pin } : appuyez sur un autre.
buttons-several = Plusieurs boutons sont appuyés : lâchez-les et appuyez sur un seul.
buttons-held = GPIO { $pin } reste appuyé : lâchez-le. Si personne ne le tient, ses fils se touchent.
buttons-stuck = Rien ne vient, et quelque chose tient GPIO { $pins } : lâchez ce bouton, ou regardez si ses fils se touchent.
buttons-late = Rien ne vient : regardez si un fil du bouton est sur une broche GPIO, et l’autre à la masse ou au 3,3 V.
buttons-not-there = Il n’y en a pas
buttons-no-more = Aucune autre place n’en a
buttons-one-for-all = Un pour toutes les places
buttons-one-each = Un à chaque place
trying-title = Essayer
trying-way = Essayer boutons et lampes …
trying-buttons = Appuyer une fois sur chaque bouton :
trying-buttons-none = Aucun bouton n’est configuré.
trying-lamps = Les lampes s’allument l’une après l’autre :
trying-lamps-none = Aucune lampe n’est configurée.
trying-lamp-turn = tour
trying-lamp-illegal = coup interdit
trying-lamp-question = question
trying-lamp-call = annonce
trying-lamp-at-seat = { $kind }, place { $seat }
trying-device = { $name }, GPIO { $pin }
trying-looks = On regarde par la caméra …
trying-told-lamps = Lampes, { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} chacune. Si l’une reste éteinte : la retourner, vérifier sa résistance et ses fils.
trying-told-buttons = Appuyer une fois sur chaque bouton, en { $seconds } secondes :
trying-told-pressed = ✓ { $name } (GPIO { $pin })
trying-told-missed = – { $name } (GPIO { $pin }) n’a pas été appuyé, ou un fil est débranché : l’un va à cette broche, l’autre { $to ->
    [supply] au 3,3 V
   *[ground] à la masse
}.
trying-do-stop = Tant que le compagnon tourne, il tient les broches : les essayer sur son écran, ou après `sudo systemctl stop { $unit }`.
