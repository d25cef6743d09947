# La table telle qu’elle est vue : état, avis, questions.

state-no-picture = Pas d’image
    .do = Vérifiez la caméra ; les coups peuvent être saisis à la main.
state-unwatched = Sans caméra : saisissez chaque coup
state-dark = Trop sombre
    .do = Plus de lumière sur la table, s’il vous plaît.
state-not-calibrated = Je cherche la table
    .do = Posez la mire au milieu de la table.
state-board = La table est trouvée
    .do = Enlevez la mire.
state-moved = La caméra a bougé
    .do = Un instant, je retrouve la table ; sinon, posez la mire.
state-hand = Une main est dans l’image
    .do = J’attends qu’elle soit partie.
state-looking = Je regarde
    .do = Un instant.
state-seen = Vu
    .do = Tout va bien.
state-watching = J’observe
    .do = Tout va bien.
state-doubtful = Pas sûr
    .do = Il y a là quelque chose d’illisible ; déplacez-le un peu.
state-out-of-step = Décalage
    .do = Remettez les cartes comme indiqué ; ensuite, on continue.
state-paused = Pause
    .do = Touchez pour continuer.
state-unlike = Une autre table ?
hindrance-shaking = L’image tremble : fixez le pied de la caméra.
hindrance-arm = On attend { $player } : retirez le bras de la table, s’il vous plaît.
hindrance-shine = Les cartes brillent : déplacez la lampe, ou essuyez l’objectif.
state-with-notice = { $state } : { $notice }
table-paused = Pause : touchez pour continuer

duty-dealer = à { $player } de distribuer
duty-reminder = { $named ->
    [yes] On attend :
   *[no] On attend { $player } :
}
stopped-title = Décalage : pas d’arbitrage
stopped-lay = Remettez la table comme elle est dessinée ici.
stopped-until = Ensuite, cela reprend tout seul.
button-as-it-is = La table est bonne

notice-middle-not-seen = La carte UP&DOWN et les deux dés doivent être visibles.
notice-should-lie = À remettre ainsi : { $face }, { $suit } vers { $player }, dés { $low } et { $high }.
notice-no-play-explains = Aucun coup ne mène à lui seul de la position à cette table : remettez-la comme elle est dessinée, saisissez les coups manqués, ou commencez une partie avec la table telle quelle.
notice-cards-awaited = Doivent encore poser une carte : { $players }
notice-last-round = { $left ->
    [card] La carte est restée en place : lancez-la ou, si c’est fait, poussez-la un peu.
    [dice] Les dés sont restés en place : lancez-les ou, si c’est fait, poussez-les un peu.
   *[both] Carte et dés sont restés en place : lancez la carte et les deux dés.
}
notice-setup-undone = La mise en place est annulée : retirez carte et dés, ou saisissez-la.
notice-old-cards = Encore là depuis le dernier pli, à retirer : la carte de { $players }
notice-table-unlike-before = La table a changé d’aspect : si elle est ailleurs, cherchez-la.
print-small = Les cartes ne font que { $pixels } pixels de large dans l’image : beaucoup de coups devront être demandés ; rapprochez la caméra ou choisissez de plus grandes images.
    .brief = Les cartes sont trop petites dans l’image : rapprochez la caméra.
print-untold = { $measured ->
    [card] Les cartes ont { $pixels } pixels de large
   *[index] Les signes des cartes ont { $pixels } pixels de haut
} { $lacking ->
    [sharpness] { $measured ->
        [card] et sont floues
       *[index] et sont flous
    }
   *[size] dans l’image
} : { $untold ->
    [strips] une carte couverte par d’autres ne se reconnaît guère
   *[cards] la plupart des cartes ne se reconnaissent pas
} ; { $lacking ->
    [sharpness] réglez la netteté de la caméra, ou nettoyez son objectif.
   *[size] rapprochez la caméra.
}
    .brief = { $lacking ->
    [sharpness] L’impression est floue : réglez la netteté.
   *[size] L’impression est trop petite : rapprochez la caméra.
}
notice-not-there = Impossible : la carte n’est plus là, ou rien ne peut être posé ainsi.
notice-not-seen = On n’en verrait et n’en entendrait rien.
notice-camera-gone = La caméra ne donne pas d’image : vérifiez son câble. Les coups se saisissent à la main.
notice-camera-kind = La caméra donne des images inutilisables : rebranchez-la. Les coups se saisissent à la main.
notice-camera-resized = La caméra donne des images d’une autre taille ; la table y sera cherchée dans un instant.
notice-camera-frozen = La caméra est bloquée : elle montre toujours la même image. Rebranchez-la. Les coups se saisissent à la main.
notice-camera-black = La caméra ne voit que du noir : ôtez le cache, ou allumez la lumière. Les coups se saisissent à la main.
notice-camera-slow = La caméra donne peu d’images : des coups peuvent échapper.
notice-camera-coarse = Les images de la caméra sont grossières pour cette table : des cartes seront demandées.
notice-picture-unread = Une image est illisible et n’est pas prise en compte.
notice-ended-early = Les images s’arrêtent ici, et toutes celles qu’il devrait y avoir n’ont pas été vues.

question-which-card = Quelle carte montre { $player } ?
choice-card = { $card }
question-which-number = Quel nombre montre ce dé ?
question-other-number = On ne voit qu’un dé, un { $seen }. Que montre l’autre ?
question-who-changed = Qui a changé quelque chose au milieu ?
question-how-it-lies = Carte UP&DOWN : quelle face, quelle couleur vers { $player } ?
question-dice-unseen = On ne voit pas les dés. Que montrent-ils ?
choice-number = { $number }
choice-card-lies = { $face } { $suit }
choice-two-numbers = { $low } + { $high }
choice-nobody = Personne
choice-laid-anew = Disposé à nouveau
choice-player = { $player }
choice-no-die = Ce n’est pas un dé
choice-others = { $kind ->
    [every] Toutes les réponses
    [people] Quelqu’un d’autre
    [cards] Aucune de celles-ci
   *[other] Autre réponse
}

print-board-up = Mire du compagnon – ce bord pointe vers le haut de la table telle que l’écran la montre
print-board-how-title = La mire
print-board-how =
    Imprimez cette feuille en taille réelle (« 100 % », pas « ajuster à la page ») sur du papier blanc et mesurez la ligne ci-dessous : elle doit faire 100 mm.
    Posez la mire à plat au milieu de la table, le texte vers le bord supérieur de la table telle que l’écran la montre. Quand l’écran dit que la table est trouvée, enlevez la mire.
print-ruler = Cette ligne mesure 100 mm si la feuille a été imprimée en taille réelle.
print-updown-title = La carte UP&DOWN
print-updown-how =
    Imprimez en taille réelle (« 100 % », pas « ajuster à la page »). Coupez le long des repères aux quatre coins, pliez sur la ligne entre les deux faces et collez-les dos à dos.
    Retournée autour de sa ligne médiane verticale, la carte laisse à chaque joueur sa couleur.

print-written = { $file } est écrit : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}.
