# La ligne de commande : comment les commandes s’expliquent, et ce qui ne va pas dans ce qui a été tapé.

help-companion = Un arbitre à côté de la table de jeu.
help-json = afficher des lignes JSON et rien d’autre
help-data = où sont les jeux de cartes, le journal et les réglages (par défaut : vos dossiers personnels)
help-lang = langue des textes (par défaut : celle des réglages, ou de l’environnement)
help-version = afficher la version
help-force = écraser ce qui existe déjà
help-out = le fichier à écrire
help-pictures = JPEG, PNG et autres
help-default = par défaut : { $value }
help-evening = son numéro, comme `companion scores` l’affiche (par défaut : la dernière)
help-simulated = soirées à la table simulée (par défaut : seulement tant qu’il n’y en a pas d’autres)

meta-command = COMMANDE
meta-file = FICHIER
meta-folder = DOSSIER
meta-name = NOM
meta-text = TEXTE
meta-game = JEU
meta-picture = IMAGE
meta-evening = SOIRÉE
meta-suits = COULEURS
meta-record = PARTIE.jsonl
meta-seen = VU.jsonl
meta-true = JOUÉ.jsonl
meta-sheets = JEU|board

help-play = la soirée à la table
help-play-does = Arbitrer une soirée à la table : la caméra voit ce qui est joué, chaque coup est jugé et les points sont comptés. Sans caméra, une soirée simulée est jouée. Une soirée interrompue reprend où elle en était.
help-play-example = exemple : companion play up-and-down --players Kim,Leah --camera usb:0
help-play-camera = simulated, picamera2, usb, usb:N, /dev/v4l/by-id/..., none, ou une vidéo, une image ou un dossier
help-play-players = dans le sens horaire, comme ils sont assis
help-play-deck = un jeu de cartes avec lequel on joue, ou une carte UP&DOWN enregistrée, voir `companion decks` ; peut être répété
help-play-direct = dans une fenêtre à la table simulée : vous dites ce que chacun fait, au doigt ou au clavier
help-play-headless = sans fenêtre : la soirée est racontée en texte
help-play-kiosk = attendre un écran qui n’est pas encore là, ou éteint
help-play-record = écrire aussi l’enregistrement de la partie à cet endroit
help-play-frames = filmer aussi la soirée dans ce dossier, pour la comparer plus tard
help-play-seed = une autre soirée simulée

help-referee = juger l’enregistrement d’une partie
help-referee-does = Juger chaque événement de l’enregistrement d’une partie : permis, interdit (avec la règle) ou non valable.
help-referee-example = exemple : companion referee partie.jsonl --lang fr
help-referee-file = l’enregistrement (.jsonl) ; - lit l’entrée standard

help-look = dire ce qu’on voit sur des images
help-look-does = Chercher des cartes, des dés et la carte UP&DOWN sur des images ; dire lesquels y sont, et combien de choses restent incertaines. Rien n’est jugé, rien n’est gardé.
help-look-example = exemple : companion look table.jpg --annotate vues/
help-look-deck = un jeu de cartes à chercher, voir `companion decks` (par défaut : poker) ; peut être répété
help-look-annotate = y écrire les images, avec ce qui a été vu dessiné dessus

help-rehearse = rejouer un enregistrement à la table simulée
help-rehearse-does = Des joueurs simulés rejouent un enregistrement à une table simulée pendant que le compagnon regarde ; ce qu’il a vu est comparé à ce qui a été joué.
help-rehearse-example = exemple : companion rehearse manche.jsonl --conditions home --seed 3 --out vu.jsonl
help-rehearse-record = l’enregistrement à rejouer
help-rehearse-seed = une autre table, une autre lumière, d’autres mains
help-rehearse-pace = regarder aussi lentement qu’un Raspberry Pi 5 ou 4, ou avec des réseaux B fois plus lents et le reste A fois
help-rehearse-fault = gêner caméra, lumière, joueurs ou cartes, un peu ou fortement ; peut se répéter, `list` dit ce qu’il y a
help-rehearse-edition = des cartes d’un autre dessin, tirées de ce numéro, ou d’un dossier avec CODE.png et back.png : enseignées d’abord, puis jouées
help-rehearse-dice = des dés aux points disposés autrement, dessinés selon N
help-rehearse-out = écrire l’enregistrement de ce qui a été vu
help-rehearse-frames = écrire les images, les boutons et les touches
help-rehearse-blind = images noires : aucun coup ne doit être vu
help-rehearse-resume = continuer après un arrêt du programme
help-compare = comparer ce qui a été vu à ce qui a été joué
help-compare-does = Comparer l’enregistrement de ce qui a été vu à celui de ce qui a vraiment été joué, comme rehearse. Au lieu d’un enregistrement, on peut nommer le dossier d’une soirée filmée : elle est regardée encore une fois, et ce que les joueurs ont corrigé alors est ce qui a été joué.
help-compare-example = exemple : companion compare films/evening-3
help-compare-seen = l’enregistrement de ce qui a été vu, ou le dossier d’une soirée filmée
help-compare-true = l’enregistrement de ce qui a vraiment été joué ; à défaut, true.jsonl du dossier

help-replay = revoir une soirée passée pas à pas
help-replay-does = Raconter une soirée passée pas à pas : ce qui a été fait, ce que les règles en disent, et pourquoi.
help-replay-example = exemple : companion replay 12 --pictures soiree-12
help-replay-pictures = y écrire les images gardées, numérotées comme les pas

help-scores = afficher le tableau des points et les statistiques
help-scores-does = Énumérer toutes les soirées, puis afficher le tableau des points et les statistiques de l’une d’elles.
help-scores-example = exemple : companion scores 12 --lang fr

help-export = écrire l’enregistrement, les points, les films ou les photos d’une soirée
help-export-does = Écrire l’enregistrement des parties d’une soirée (.jsonl ; de soiree.jsonl, la deuxième partie va dans soiree-2.jsonl, et ainsi de suite), les points de toutes ses manches pour un tableur (.csv), les films des meilleurs moments des parties (.webp), ou les photos prises à leur fin (.jpg).
help-export-example = exemple : companion export 12 -o soiree.jsonl
help-export-format = par défaut : la fin du nom de FICHIER
help-backup = sauvegarder soirées, jeux de cartes et réglages dans un fichier
help-backup-does = Sauvegarder soirées, jeux de cartes et réglages dans un fichier, même pendant une soirée. Il est relu et vérifié avant d’être dit sauvegardé.
help-backup-example = Exemple : companion backup /media/pi/CLE
help-backup-file = le fichier, ou un dossier qui en reçoit un ; par défaut : la clé branchée
help-restore = récupérer ce que contient une sauvegarde
help-restore-does = Montrer ce que contient une sauvegarde à côté de ce qui est là, et le récupérer : les soirées s’ajoutent à celles qui sont là ; les jeux de cartes et réglages qui diffèrent restent, sauf avis contraire.
help-restore-example = Exemple : companion restore /media/pi/CLE/tabletop-companion-2026-11-30.zip
help-restore-file = la sauvegarde
help-restore-list = montrer ce qu’elle récupérerait, sans rien changer
help-restore-undo = remettre tout comme avant la dernière récupération

help-teach = enregistrer un jeu de cartes devant la caméra, ou d’après des images
help-teach-does =
    Enregistrer un jeu de cartes devant la caméra : poser ses cartes l’une après l’autre,
    comme indiqué. Tout est gardé aussitôt ; la même commande reprend où l’on s’est arrêté.
    Avec --from, le jeu est enregistré d’après des images déjà prises.
help-teach-example =
    exemples : companion teach auf-und-ab
               companion teach uno --codes rouge-0..9,bleu-0..9,stop --camera usb:0
               companion teach uno --from photos/
help-teach-name = comment appeler le jeu ; le nom d’un jeu désigne ses cartes, updown la carte UP&DOWN
help-teach-from = images d’une carte chacune : CODE.jpg, et d’autres de la même CODE.2.jpg ; d’une planche : rouge-1..9.jpg
help-teach-faces = y écrire toutes les cartes apprises avec leurs noms, en PNG
help-teach-game = le jeu dont les cartes ont les codes
help-teach-codes = les codes des cartes ; rouge-1..9 compte
help-teach-cards = tant de cartes, appelées 1 à N
help-teach-pictures = de chaque carte (par défaut : 1)
help-teach-again = montrer encore cette carte ; peut être répété
help-teach-ring = les couleurs autour de la carte UP&DOWN, dans le sens horaire (par défaut : { $usual })
help-teach-camera = simulated, picamera2, usb, usb:N, /dev/v4l/by-id/..., ou une vidéo, une image ou un dossier
help-teach-headless = sans fenêtre : ce qu’il faut faire est dit en texte
help-teach-seed = une autre table simulée

help-decks = énumérer les jeux de cartes
help-decks-does = Énumérer les jeux de cartes qui peuvent être cherchés : ceux qui sont connus d’office, et ceux que vous avez enregistrés, chacun avec son fichier.
help-decks-example = exemple : companion decks

help-deckcheck = dire quelles cartes manquent à un jeu
help-deckcheck-does = Dire quelles cartes manquent, sont en double ou viennent d’un autre jeu. Chaque image montre d’autres cartes ; toutes ensemble forment le jeu. Pendant une partie, la page de l’image de la caméra offre la même vérification devant la caméra.
help-deckcheck-example = exemple : companion deckcheck up-and-down moitie-1.jpg moitie-2.jpg
help-deckcheck-players = Up : un jeu de 13 cartes par personne (par défaut : 2)
help-deckcheck-deck = un jeu de cartes que vous avez enregistré

help-rules = afficher les règles d’un jeu, ou ce qu’on distribue
help-rules-does = Afficher les règles d’un jeu par chapitres, chaque article avec ses exemples ; avec -o, en planches dessinées ; avec --layout, ce qu’on distribue et pose avant de jouer, avec tous les nombres.
help-rules-example = exemple : companion rules schwupps -o schwupps.pdf
help-rules-out = les écrire là en planches à imprimer
help-rules-layout = ce qu’on distribue et pose, au lieu des règles
help-rules-players = pour tant de joueurs (par défaut : pour tous les nombres possibles)

help-print = préparer des planches à imprimer
help-print-does = Écrire un PDF à imprimer en taille réelle : un jeu de cartes dessiné par nous, ou la mire par laquelle la caméra trouve la table.
help-print-example = exemple : companion print up -o cartes.pdf --players 4 --paper a4
help-print-players = seulement les cartes qu’il faut pour tant de joueurs (par défaut : toutes)
help-print-codes = imprimer un petit code sur les deux bords longs de chaque carte, pour une caméra qui voit mal

help-say = dire une phrase à voix haute
help-say-does = Dire un texte avec la voix qui parle à la table, ou l’écrire dans un fichier son : on entend ainsi comment un nom est prononcé et si le haut-parleur marche.
help-say-example = exemple : companion say "Kim, à toi" --lang fr -o kim.wav
help-say-text = ce qui doit être dit
help-say-out = l’écrire là comme son au lieu de le dire

help-calibrate = trouver la table
help-calibrate-does = Trouver la mire imprimée (companion print board) au milieu de la table, et retenir où se trouve la table. À l’écran, on peut aussi toucher les coins de la table.
help-calibrate-example = exemple : companion calibrate --camera usb:0
help-calibrate-camera = picamera2, usb, usb:N, /dev/v4l/by-id/..., ou une vidéo, une image ou un dossier
help-calibrate-seconds = combien de temps chercher (par défaut : { $usual })

help-doctor = dire ce qui marche sur cette machine
help-doctor-does = Examiner tout ce qu’il faut pour une soirée (caméra, boutons, écran, son, disque, réglages et plus), dire ce qui marche, et que faire du reste.
help-doctor-example = exemple : companion doctor --json
help-doctor-try = allumer chaque lampe des réglages une seconde, puis nommer chaque bouton appuyé, pendant N secondes ({ $usual })

refused-see-help = { $command } : { $what } (voir { $command } --help)
version-unknown = Impossible de dire la version : le compagnon n’est pas installé ; lancer `make run`.
unfit-place-empty = le nom du fichier ou du dossier est vide
unfit-folder = { $folder } ne peut pas être un dossier : { $why }
unfit-folder-file = { $folder } est un fichier ; nommer un dossier
unfit-camera-empty = le nom de la caméra est vide ; omettre l’option, ou en nommer une
unfit-pace = il faut { $machines } ou deux nombres comme 2.5/5, chacun supérieur à 0 et d’au plus { $most }, non { $given }
unfit-fault = il faut le nom d’un défaut, seul ou avec :mild ou :strong, pas { $given } ; --fault list les donne
unfit-number = il faut un nombre de { $least } à { $most }, pas { $given }
unfit-whole-number = il faut un nombre entier, pas { $given }
unfit-seconds = il faut un nombre de secondes, { $most } au plus, pas { $given }
unfit-name-utf8 = le nom d’un joueur n’est pas en UTF-8 correct ; le récrire
unfit-name-steers = le nom d’un joueur contient un caractère de commande ou sans forme
unfit-name-length = le nom d’un joueur a de 1 à { $most } caractères
unfit-name-unseen = le nom d’un joueur ne contient rien de visible
unfit-names-alike = les noms des joueurs doivent être différents
unfit-deck-name = { $name } n’est pas un nom de jeu de cartes ; prendre des lettres, des chiffres et des traits d’union
unfit-ring = { $ring } ne nomme pas une fois chacune des quatre couleurs C, D, H, S

# Ce que le lecteur de la ligne de commande dit de lui-même ; les signes après % sont ce qui a été tapé.
argparse-usage = usage :{" "}
argparse-positional = indications
argparse-options = options
argparse-help = afficher cette aide
argparse-version = afficher la version du programme
argparse-argument = pour %(argument_name)s : %(message)s
argparse-unrecognized = inconnu ici : %s
argparse-required = il manque : %s
argparse-one-required = il faut l’un de ceux-ci : %s
argparse-not-with = ne va pas avec %s
argparse-takes-none = n’accepte pas de valeur, or on lit %r
argparse-one = il manque une valeur
argparse-at-most-one = une seule valeur au plus
argparse-at-least-one = il manque au moins une valeur
argparse-some = le nombre de valeurs doit être %s
argparse-choice = %(value)r n’existe pas ici (choisir parmi %(choices)s)
argparse-value = %(value)r n’est pas une valeur correcte (%(type)s)
argparse-command = il n’y a pas de commande %(parser_name)r (choisir parmi %(choices)s)
argparse-unexpected = cette option n’a pas sa place ici : %s

# Ce qu’on distribue et pose, et le résultat d’une partie rejouée.
rules-title = { $game } à { $players } : { $cards } cartes
rules-player = Joueur { $number }
rehearsed-same = { $same ->
    [yes] Le compagnon a vu ce qui a été joué.
   *[no] Le compagnon n’a pas vu ce qui a été joué.
}
rehearsed-events = { $events ->
    [one] { $events } événement
   *[other] { $events } événements
} : { $right } vus, { $wrong } mal vus, { $missed } manqués, { $invented } inventés
rehearsed-illegal = Coups interdits : { $right } vus sur { $events }
rehearsed-questions = Questions : { $questions } faute de bien voir, { $asked } voulues par les règles
rehearsed-skipped = Laissé de côté, car { $reason ->
    [invalid] ce n’est pas un coup de ce jeu
    [ask] ce n’est qu’une question
    [hidden] des cartes cachées en décident
    [impossible] rien ne peut être posé ainsi
   *[invisible] on n’en verrait et n’en entendrait rien
} : { $count ->
    [one] ligne { $lines }
   *[other] lignes { $lines }
}
rehearsed-watched = Observé : { $frames } images, { $watched } s à la table en { $wall } s
rehearsed-latency = Du départ de la main au jugement : { $usual } ms d’ordinaire, { $slow } ms au plus dans 95 cas sur 100
rehearsed-difference = Première différence, ligne { $line } : joué { $expected }, vu { $seen }
rehearsed-difference-invented = Première différence : rien n’a été joué, vu { $seen }
rehearsed-nothing = rien
rehearsed-teaching = Les cartes de l’édition { $edition } sont enseignées d’abord
rehearsed-taught = Enseignées avec { $pictures } images en { $seconds } s à la table
compared-place = Ligne { $line } : joué { $expected }, vu { $seen }{ $film ->
    [yes] {""}
   *[other] {" "}(ligne { $at })
}
compared-invented = Rien n’a été joué, vu { $seen }{ $film ->
    [yes] {""}
   *[other] {" "}(ligne { $at })
}
compared-more = { $count ->
    [one] et { $count } autre différence
   *[other] et { $count } autres différences
}
compared-end = À la fin, la partie n’en est pas là où elle en était vraiment.
compared-unread = Dans { $file }, { $count ->
    [one] la ligne { $lines } est laissée de côté
   *[other] les lignes { $lines } sont laissées de côté
} : ce n’est pas un coup de ce jeu.
