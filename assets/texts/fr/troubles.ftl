# Ce qui ne va pas dans les fichiers de l’utilisateur, et que faire.

trouble-settings-unread = Les réglages { $file } sont illisibles ({ $why }) ; corriger le fichier ou le supprimer.
trouble-settings-not-utf8 = Les réglages { $file } sont illisibles (ils ne sont pas écrits en UTF-8) ; corriger le fichier ou le supprimer.
trouble-settings-too-deep = Les réglages { $file } sont illisibles (trop de crochets imbriqués) ; corriger le fichier ou le supprimer.
trouble-settings-too-long = Les réglages { $file } sont illisibles (un nombre y est bien trop long) ; corriger le fichier ou le supprimer.
trouble-settings-unwritten = Impossible d’écrire les réglages { $file } ({ $why }).
trouble-settings-unknown = Les réglages { $file } contiennent « { $name } », qui n’existe pas ; supprimer cette ligne.
trouble-settings-pin-shared = Les réglages { $file } donnent GPIO { $pin } à un bouton et à une lampe ; en choisir un autre.
trouble-settings-pin-of-none = Les réglages { $file } : « { $held } » de « { $name } » cite GPIO { $pin }, où il n’y a pas de bouton.
trouble-settings-one-of = Les réglages { $file } : « { $name } » doit être l’un de { $choices }.
trouble-settings-camera = Les réglages { $file } : « { $name } » doit être le nom d’une caméra entre guillemets.
trouble-settings-yes-or-no = Les réglages { $file } : « { $name } » doit être true ou false.
trouble-settings-seconds = Les réglages { $file } : « { $name } » doit être un nombre de secondes de 10 à 3600, ou 0 pour jamais.
trouble-settings-evenings = Les réglages { $file } : « { $name } » doit être un nombre de soirées de 0 à 9999, ou "all".
trouble-settings-size = Les réglages { $file } : « { $name } » doit être la largeur et la hauteur en millimètres, chacune de 300 à 3000.
trouble-settings-decks = Les réglages { $file } : « { $name } » doit être une table de jeux et de noms de paquets.
trouble-settings-holds = Les réglages { $file } : « { $name } » contient « { $held } » ; il n’y a que { $choices }.
trouble-settings-names = Les réglages { $file } : « { $name } » doit être une table de noms et de leur prononciation, de 1 à { $most } caractères chacune.
trouble-settings-pins = Les réglages { $file } : « { $name } » doit être une table de noms de { $kind ->
    [lamp] lampes
   *[button] boutons
} et de numéros GPIO.
trouble-settings-pin = Les réglages { $file } : « { $name } » contient « { $held } », qui doit être un numéro GPIO ou une liste de numéros.
trouble-settings-wired = Les réglages { $file } : { $what }
trouble-journal-unopened = Impossible d’ouvrir le journal { $file } ({ $why }) ; vérifier les droits du dossier et la place.
trouble-journal-in-use = Le journal { $file } est utilisé par un autre programme ; le fermer et réessayer.
trouble-journal-newer = Le journal { $file } vient d’un compagnon plus récent ; mettre celui-ci à jour.
trouble-journal-foreign = Le journal { $file } est le fichier d’un autre programme ; le déplacer, et un nouveau sera commencé.
trouble-journal-unread = Impossible de lire le journal { $file } ({ $why }).
trouble-journal-unwritten = Impossible d’écrire le journal { $file } ({ $why }) ; faire de la place sur le disque, rien n’est perdu.
trouble-journal-gone-on = Un autre programme a continué cette soirée dans le journal { $file } ; jouer la suite là-bas, ou le fermer et relancer celui-ci.
trouble-journal-rescued = Le journal { $file } était endommagé : { $saved ->
    [one] { $saved } entrée est sauvée
   *[other] { $saved } entrées sont sauvées
} dans un nouveau, et le fichier endommagé reste sous le nom { $damaged }.
trouble-journal-full = Le disque est plein : impossible d’écrire le journal { $file }. Faire de la place ; tout ce qui a été jugé est gardé.
trouble-journal-read-only = Impossible d’écrire le journal { $file } : le disque ou le dossier est en lecture seule. Y remédier ; tout ce qui a été jugé est gardé.
trouble-journal-locked = Un autre programme occupe le journal { $file } ; le fermer, et la partie continue ici.
trouble-journal-no-file = À la place du journal { $file } se trouve un dossier, un tube ou autre ; le déplacer, et un nouveau journal commence.
trouble-journal-empty = Le journal { $file } est vide : ce qu’il contenait n’y est plus. En remettre une copie s’il y en a une.
trouble-journal-nothing = Rien n’est lisible dans le journal { $file } : il est entièrement endommagé, ou c’est le fichier d’un autre programme.
trouble-journal-in-parts = Le journal { $file } est endommagé : { $saved ->
    [one] { $saved } entrée est lisible et montrée
   *[other] { $saved } entrées sont lisibles et montrées
}, et le fichier reste tel quel.
trouble-journal-was-empty = Le journal { $file } était vide : un nouveau est commencé, et le fichier vide reste sous le nom { $aside }.
trouble-journal-cut = Ce qui a été écrit en dernier dans le journal { $file } est inachevé ou endommagé ; vérifier que le dernier coup y est.
trouble-journal-gone = Le journal { $file } n’est plus là, est endommagé ou n’est plus le même fichier ; relancer le compagnon.
trouble-journal-vanished = Le journal { $file } a été supprimé pendant qu’il servait ; tout ce qu’il contenait est écrit dans un nouveau.
trouble-journal-replaced = Le journal { $file } a été endommagé ou remplacé pendant qu’il servait ; tout ce qui a été jugé est écrit dans un nouveau, et ce qui s’y trouvait reste sous le nom { $aside }.
trouble-journal-rescued-partly = Le journal { $file } était endommagé : { $saved ->
    [one] { $saved } entrée est sauvée
   *[other] { $saved } entrées sont sauvées
} dans un nouveau, { $lost ->
    [one] { $lost } est illisible
   *[other] { $lost } sont illisibles
}, et le fichier endommagé reste sous le nom { $damaged }.
trouble-evening-not-whole = La soirée { $number } n’est pas entière : { $what }.
trouble-games-astray = { $count ->
    [one] La partie { $games } de { $file } est illisible
   *[other] Les parties { $games } de { $file } sont illisibles
}, et l’on ne sait plus de quelle soirée.
trouble-seats-unread = Les places n’ont pas pu être lues ; chacun a sa place habituelle, ou la redit.
trouble-table-damaged = L’emplacement de la table pendant cette soirée n’a pas pu être lu ; elle est repérée à nouveau.
unread-game = qui joue la partie { $game }, et à quoi, est illisible
unread-both = { $first } ; { $last }
unread-home = seule l’heure dit que la partie { $game } en fait partie
unread-games = qui joue, et à quoi, est illisible
unread-entries = { $count ->
    [one] l’entrée { $entries } est illisible, et la suite est racontée sans elle
   *[other] les entrées { $entries } sont illisibles, et la suite est racontée sans elles
}
unread-parts = { $count ->
    [one] de l’entrée { $entries }, le coup est là, mais pas l’heure, la manière ou le verdict
   *[other] des entrées { $entries }, les coups sont là, mais pas l’heure, la manière ou le verdict
}
unread-edits = { $count ->
    [one] une correction des points est illisible, et les totaux ne la comptent pas
   *[other] { $count } corrections des points sont illisibles, et les totaux ne les comptent pas
}
unread-start = l’heure du début est illisible
trouble-evening-damaged = Impossible de rejouer la soirée { $number } : ce que { $file } en garde est endommagé.
trouble-evenings-damaged = Impossible de rejouer les soirées { $numbers } : ce que { $file } en garde est endommagé.
trouble-evening-not-resumed = La soirée { $number } ne peut pas continuer : { $what }. Elle est mise de côté, `companion replay { $number }` montre ce qui en est entier, et une nouvelle peut commencer.
trouble-evening-ruled-otherwise = { $count ->
    [one] { $count } coup de cette partie est jugé autrement qu’au moment où il a été joué
   *[other] { $count } coups de cette partie sont jugés autrement qu’au moment où ils ont été joués
} ; vérifier la position et les points, et corriger ce qui ne va pas.
trouble-tables-unread = Les tables { $file } sont illisibles ; supprimer le fichier et refaire le repérage.
trouble-tables-unwritten = Impossible d’écrire les tables { $file } : { $why }.
trouble-tables-not-put-aside = Impossible de mettre de côté les tables { $file } : { $why }.
trouble-tables-put-aside = Les tables { $file } étaient illisibles et restent sous le nom { $aside } ; la table est repérée à nouveau.
trouble-table-unread = Impossible de lire où se trouve la table devant { $camera } ; la table est repérée à nouveau.
trouble-table-other-section = La caméra montre une autre partie de la table que la dernière fois : la table est repérée à nouveau, posez la mire ou touchez ses coins.
trouble-not-directed = --direct demande une fenêtre et la table simulée : omettez-le, ou donnez --camera simulated là où il y a un écran.
trouble-nothing-watched = Aucune caméra ne regarde, aucun bouton ne sert, et sans fenêtre aucun coup ne peut être saisi : indiquer une caméra avec --camera, ou jouer dans une fenêtre.
trouble-evening-none = Le journal { $file } ne contient encore aucune soirée ; en jouer une d’abord.
trouble-evening-unknown = Il n’y a pas de soirée { $number } ; le journal contient { $held ->
    [one] la seule soirée { $first }
    [gapless] les soirées { $first } à { $last }
   *[some] les soirées { $first } à { $last }, pas toutes
}.
trouble-evening-empty = Pendant la soirée { $number }, aucune partie n’a été commencée ; il n’y a rien à écrire.
trouble-case-unkept = Impossible de garder dans { $folder } le coup mal lu : { $why }.
trouble-cases-undeleted = Impossible d’effacer les coups mal lus dans { $folder } : { $why }.
trouble-file-unread = Impossible de lire { $file } : { $why }.
trouble-file-unwritten = Impossible d’écrire { $file } : { $why }.
trouble-file-there = { $file } existe déjà ; nommer un autre endroit, ou le remplacer avec --force.
trouble-file-among-pictures = { $file } existe déjà, parmi les images ; nommer un autre dossier.
trouble-folder-file = { $folder } est un fichier ; le déplacer, ou nommer un dossier.
trouble-folder-unmade = Impossible de créer le dossier { $folder } : { $why }.
trouble-folder-gone = Le dossier { $folder } n’est plus là : { $why }.
trouble-disk-full = Le disque de { $folder } est presque plein : plus rien n’est enregistré.
trouble-picture-too-large = Impossible d’écrire { $file } : l’image est trop grande pour un JPEG.
trouble-video-unwritten = Impossible d’écrire la vidéo { $file }.
trouble-export-format = { $file } ne finit ni par .jsonl ni par .csv, .webp ou .jpg ; dire lequel avec --format.
trouble-export-no-film = Aucun film de la soirée { $number } n’est gardé ; la page « Meilleurs moments » d’une partie en fait un.
trouble-export-no-picture = Aucune photo de fin de partie de la soirée { $number } n’est gardée ; la page « Meilleurs moments » en prend une.
trouble-record-unread = Impossible de lire l’enregistrement { $file } : { $why }.
trouble-record-none = { $file } n’est pas l’enregistrement d’une partie : { $why }
trouble-record-unwritten = Impossible d’écrire l’enregistrement { $file } : { $why }.
trouble-record-place = Impossible d’écrire l’enregistrement { $file } ; nommer un fichier dans un dossier à soi.
trouble-record-taken = { $file } existe déjà et n’est pas un enregistrement ; nommer un autre endroit pour lui.
trouble-record-same = { $file } est l’enregistrement à rejouer ; nommer un autre endroit avec --out.
trouble-record-other-game = { $file } et { $other } ne sont pas de la même partie : { $what }.
other-game = vu { $seen }, joué { $played }
other-players = on a vu { $seen }, c’étaient { $played }
other-options = les options diffèrent
trouble-compare-alone = Avec { $file } il faut nommer l’enregistrement de ce qui a été joué ; seul le dossier d’une soirée filmée a le sien.
trouble-record-other = La soirée interrompue n’est pas celle de { $file } : nommer son enregistrement, ou omettre --resume pour recommencer.
trouble-record-other-line = À partir de la ligne { $line }, { $file } n’est pas ce qui a été joué pendant la soirée interrompue : nommer son enregistrement, ou omettre --resume pour recommencer.
trouble-edition-game = Aucune édition d’Up & Down n’est dessinée, car tout jeu de poker convient ; indiquer un dossier de faces.
trouble-edition-nowhere = Il n’y a pas de dossier { $folder } avec les faces d’une édition ; en indiquer un, ou un numéro à partir de 0.
trouble-edition-empty = Le dossier { $folder } ne contient aucune face ; leurs images doivent s’appeler CODE.png ou CODE.jpg.
trouble-edition-foreign = { $file } ne porte le nom d’aucune carte de ce jeu ; les images d’une édition s’appellent CODE.png, ou back.png.
trouble-edition-missing = Dans le dossier { $folder }, { $count ->
    [one] une face manque, { $card }.png.
   *[other] { $count } faces manquent, d’abord { $card }.png.
 }
trouble-edition-many = Le dossier { $folder } contient { $count } images ; on ne peut pas en enseigner plus de { $most }.
trouble-edition-shape = Les images de { $folder } ne sont pas des faces : une carte est debout, large de la moitié aux neuf dixièmes de sa hauteur.
trouble-edition-lesson = La leçon n’a pas pris la carte { $card }, quoi qu’on ait essayé ; un autre --seed est une autre table.
trouble-recording-there = Le dossier { $folder } contient déjà une soirée filmée ; en nommer un vide.
trouble-recording-full = Le dossier { $folder } contient déjà { $name } ; en nommer un vide.
trouble-recording-unread = Impossible de lire la soirée filmée { $file } : { $why }.
trouble-recording-empty = La soirée filmée { $file } est vide ; sa première ligne doit dire qui joue à quoi.
trouble-recording-line = Impossible de lire la ligne { $line } de { $file } : { $why }.
trouble-recording-frame = Impossible de lire la ligne { $line } de { $file }. { $what }
trouble-recording-cut = La vidéo { $file } s’arrête trop tôt : à partir de la seconde { $time } il n’y a plus rien à voir.
trouble-frames-unwritten = Impossible d’écrire les images dans { $folder } : { $why }.
trouble-frame-unpacked = Impossible d’écrire l’image { $name } dans { $folder }.
trouble-sheets-unknown = Il n’y a pas de planches « { $name } » ; il y a { $names }.
trouble-sheets-codes = Seuls les jeux de cartes peuvent porter des codes ({ $names }) ; omettre « --codes ».
trouble-sheets-players = Le nombre de joueurs ne compte que pour les jeux de cartes ({ $names }) ; omettre « --players ».
trouble-rules-layout = « { $option } » va avec ce qu’on distribue ; ajouter « --layout », ou l’omettre.
trouble-rules-sheet = Les planches portent les règles ; omettre « --layout » ou « -o ».
trouble-rules-option = { $game } n’a pas d’option « { $option } » ; ôtez-la.
trouble-sheets-unwritten = Impossible d’écrire les planches dans { $file } : { $why }.
trouble-window-none = Impossible d’ouvrir une fenêtre ({ $why }) ; avec --headless, on s’en passe.
trouble-window-unseen = Impossible d’ouvrir une fenêtre : ni bureau ni carte graphique ne répond ; avec --headless, on s’en passe.
trouble-pygame-classic = Le pygame classique gêne pygame-ce ; l’enlever avec `pip uninstall pygame`, puis lancer `make clean run`.
