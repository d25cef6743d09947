# Ce qui ne va pas avec les jeux de cartes, ou empêche de voir les cartes et la table, et que faire.

trouble-image-kind = L’image n’est pas en couleur 8 bits : la convertir d’abord.
trouble-image-small = L’image est trop petite pour une carte ou un dé : en donner une plus grande.
trouble-face-colourless = Une face de la carte UP&DOWN n’a pas de champ coloré : le dessiner bleu ou vert.
trouble-model-missing = Le réseau { $file } manque ; réinstaller le compagnon ou lancer : make train
trouble-model-damaged = Le réseau { $file } est endommagé ; réinstaller le compagnon.
trouble-model-foreign = Le réseau { $file } en est un autre : il lui manque les sorties { $outputs }.
trouble-calibration-numbers = Les neuf nombres du repérage sont abîmés : refaire le repérage de la table.
trouble-calibration-size = Le repérage n’a pas de taille : refaire le repérage de la table.
trouble-calibration-points = Ces points ne peuvent pas être une table vue d’en haut : refaire le repérage de la table.
trouble-calibration-damaged = Le repérage gardé est abîmé : refaire le repérage de la table.
trouble-board-unseen = La mire n’est pas vue : la poser à plat au milieu de la table, bien éclairée.
trouble-board-slanted = La mire est vue trop en biais : placer la caméra plus haut.
trouble-board-uneven = La mire n’est pas à plat : la lisser et réessayer.
trouble-board-moves = La mire bouge ; la poser.
trouble-corners-four = Une table a quatre coins : toucher chacun une fois.
trouble-corners-close = Deux des coins sont trop proches : toucher à nouveau les quatre.
trouble-corners-crossed = Les coins sont croisés : toucher en haut à gauche, en haut à droite, en bas à droite, en bas à gauche, dans cet ordre.
trouble-table-unknown = La table n’est pas encore connue : y poser la mire.
trouble-deck-codes = Le jeu { $name } a besoin d’un code pour chacune de ses cartes : l’enregistrer à nouveau.
trouble-deck-shape = Des cartes de { $width } x { $height } mm ne sont pas des cartes : enregistrer { $name } à nouveau.
trouble-deck-full = Les { $count } images de { $name } sont plus qu’un jeu ne peut contenir : l’enregistrer avec moins d’images de chaque carte.
trouble-deck-foreign = { $file } n’est pas le fichier d’un jeu : en choisir un écrit par `companion teach`.
trouble-deck-unread = { $file } est illisible ({ $why }) : recopier le jeu ou l’enregistrer à nouveau.
trouble-deck-damaged = { $file } est endommagé : le recopier ou enregistrer le jeu à nouveau.
trouble-deck-newer = { $file } vient d’un compagnon plus récent : mettre celui-ci à jour.
trouble-card-unseen = Aucune carte n’est vue dans l’image : la poser seule sur un fond d’une autre couleur.
trouble-updown-code = { $code } ne dit ni la face ni la couleur : appeler les images de la carte UP&DOWN UP-C et DOWN-C, d’après la face et la couleur au bord inférieur.
trouble-updown-face = La face { $face } de la carte UP&DOWN manque : montrer aussi { $face }-C.
trouble-updown-none = { $name } n’est pas une carte UP&DOWN : l’enregistrer avec `companion teach updown`.
trouble-deck-unknown = Il n’y a pas de jeu { $name }, seulement { $known } : l’enregistrer avec `companion teach { $name }`.
trouble-deck-not-of-game = { $name } n’est pas un jeu de { $game } : sa carte { $card } n’y existe pas ; en enregistrer un avec --game { $game }.
trouble-deck-usual-not-of-game = { $name } n’est pas un jeu de { $game } : sa carte { $card } n’y existe pas ; supprimer { $file }, ou l’enregistrer à nouveau.
trouble-updown-unknown = Il n’y a pas de carte UP&DOWN { $name } : l’enregistrer avec `companion teach updown`.
trouble-updown-ring = La carte UP&DOWN { $name } porte les couleurs dans l’ordre { $borne }, la partie a commencé avec { $wanted } : commencer une nouvelle partie.
trouble-pack-players = { $game } se joue { $span ->
    [0] à { $most }
   *[other] de { $fewest } à { $most }
} ; --players ne peut pas être { $players }.
trouble-code-wrong = « { $code } » n’est pas un code : prendre des lettres, des chiffres, - et +, avec des virgules entre les codes.
trouble-code-twice = { $code } figure deux fois dans la liste : nommer chaque carte une fois.
trouble-codes-many = Un jeu de { $cards } cartes différentes est trop grand : en enregistrer { $most } au plus.
trouble-codes-counted = { $part } compte de { $first } à { $last } : compter en montant, { $most } cartes au plus.
trouble-lesson-list = { $file } est endommagé : supprimer ce fichier et enregistrer le jeu depuis le début, ou à partir de ses images avec `companion teach NAME --from { $folder }`.
trouble-lesson-picture = { $what } Enregistrer à nouveau cette carte.
trouble-lesson-card = { $what } Montrer à nouveau cette carte avec `companion teach { $deck } --again { $code }`.
trouble-lesson-other = { $name } a été commencé avec d’autres cartes : choisir un autre nom, ou supprimer { $folder }.
trouble-lesson-cards = Dire quelles cartes a le jeu : --game JEU, --codes rouge-1..9,bleu-1..9,stop, ou --cards 32.
trouble-lesson-camera = Aucune caméra n’est choisie pour montrer les cartes : dire laquelle avec --camera usb:0, donner des images avec --from, ou voir comment cela se passe avec --camera simulated.
trouble-lesson-full = { $owed } images sont plus que les { $most } qu’un jeu peut contenir : en demander moins par carte avec `--pictures { $each }`.
trouble-lesson-name = { $card } n’est pas une carte de { $name } : choisir un autre nom pour le jeu.
trouble-lesson-again = { $card } n’est pas une carte de { $name } : ses cartes sont { $known }.
trouble-simulated-decks = À la table simulée, seuls nos propres jeux peuvent être enregistrés : indiquer --game JEU.
trouble-option-live = --{ $name } vaut pour des cartes devant la caméra : l’omettre, ou omettre --from.
trouble-pictures-file = { $folder } est un fichier : nommer le dossier des images.
trouble-pictures-nowhere = { $folder } n’existe pas : nommer le dossier des images.
trouble-pictures-codes = { $folder } ne contient aucune image : y mettre un CODE.jpg pour chaque carte.
trouble-picture-code = { $file } n’est pas une carte de { $game } : nommer chaque image d’après le code de sa carte.
trouble-pictures-no-card = { $count ->
    [one] Aucune carte n’est vue dans la seule image
   *[other] Aucune carte n’est vue dans les { $count } images
} de { $folder }.
trouble-deck-kept = L’ancien jeu { $name } est gardé dans { $file }.
trouble-picture-sheet = { $cards } cartes sont vues, { $rows } rangées de { $columns } : nommer l’image d’après elles toutes, rangée par rangée, comme rouge-1..9.jpg ou rouge-1,rouge-2,stop.jpg.
trouble-picture-cards = { $named } cartes sont nommées, mais { $seen ->
    [0] aucune n’est vue
    [one] une seule est vue
   *[other] { $seen } sont vues
} : nommer l’image d’après ses cartes, rangée par rangée, et les poser en rangées droites.
trouble-in-picture = { $file } : { $what }
trouble-decks-many = { $names } ont ensemble plus de { $most } faces : chercher moins de jeux à la fois.
