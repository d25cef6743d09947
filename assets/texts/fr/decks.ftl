decks-own = { $deck } – connu d’office
decks-taught = { $deck } – { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, enregistré : { $file }
teach-learned = { $deck } : { $cards ->
    [one] { $cards } carte enregistrée
   *[other] { $cards } cartes enregistrées
}, dans { $file }
teach-alike = { $one } et { $other } se ressemblent beaucoup : ajoutez une autre photo de chacune ({ $one }.2.jpg)
teach-again-cut-off = { $card } n’est pas d’un bord à l’autre dans son image : à apprendre de nouveau, avec un peu de table de chaque côté.
teach-again-unlike = { $card } ne va pas avec les autres cartes, comme si seule une partie en avait été découpée : à apprendre de nouveau, sur un fond uni d’une autre couleur.
teach-lay = Posez { $card }
teach-lay-again = Encore { $card }, un peu tournée
teach-updown = la face { $face } avec { $suit } vers le bord inférieur de l’image
teach-learning = C’était la dernière carte ; le jeu est en cours d’enregistrement…
teach-done = { $deck } : c’est enregistré. Parcourez toutes les cartes et remontrez celle qui semble fausse.
teach-two-cards = Plus d’une carte est en vue : ne laissez que { $card }.
teach-taken-before = Cela ressemble à { $lying }, déjà prise : posez plutôt { $card }.
teach-nothing-moved = Rien n’a bougé depuis la dernière carte prise : posez { $card }.
teach-no-card = Aucune carte n’est vue : posez { $card } à plat, seule, sur un fond uni d’une autre couleur.
teach-missing = { $count ->
    [one] Il manque encore { $count } image
   *[other] Il manque encore { $count } images
} ; `companion teach { $deck }` reprend où vous vous êtes arrêté.
teach-title = Enregistrement : { $deck }
teach-count = { $taken } sur { $owed }
teach-took = Prise : { $card }
teach-take = La prendre telle quelle
teach-last-again = Dernière carte à nouveau
teach-cards = Toutes les cartes
teach-stop = Arrêter
teach-done-button = Terminé
teach-again-title = Quelle carte montrer à nouveau ?
teach-earlier = ‹ Avant
teach-later = Après ›
teach-twins = { $one } et { $other } se ressemblent beaucoup : je demanderai parfois laquelle est là.
teach-court = { $card } ({ $rank ->
    [J] valet
    [Q] dame
   *[K] roi
})
decks-title = Enregistrer un jeu de cartes
decks-note = Posez les cartes l’une après l’autre, comme indiqué. Ce qui est pris est gardé ; on reprend où l’on s’est arrêté.
decks-no-camera = La caméra « { $camera } » est inutilisable : aucun appareil, fichier ou dossier de ce nom ne répond. Branchez-la, ou choisissez-en une autre dans les réglages.
decks-damaged = Ce qui a été gardé de cet enregistrement est abîmé ou vient d’autres cartes. Supprimez le dossier { $folder } pour recommencer.
decks-unwritten = Impossible d’écrire dans le dossier { $folder } : { $why }. Ce qui a été montré est gardé ; libérez de la place ou réparez le dossier, puis continuez.
decks-updown = La carte UP&DOWN
teach-looks-taken = Cela ressemble à { $lying }, déjà prise. Si c’est pourtant { $card }, posez-la encore une fois.
