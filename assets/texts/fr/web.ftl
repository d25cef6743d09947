# Le deuxième écran : téléphones, tablettes et téléviseur.

web-connecting = Connexion …
web-lost = La connexion est perdue. Nouvel essai …
web-over = Ce code n’est plus valable. Scannez celui que l’écran de la table montre maintenant.
web-sent = Envoyé.
web-unsent = Cela n’est pas arrivé. Appuie encore une fois.
web-too-late = La partie a continué entre-temps : rien n’a été fait.
web-turn = À qui de jouer
web-ruling = Dernière décision
web-table = Table
web-score = Score
web-chart = Score par manche
web-press = Pour toi
web-clause = Règle
web-nothing-to-press = Rien à presser pour l’instant.
web-more-answers = Autres réponses
web-to-move = à jouer
web-tell = Demander et corriger
web-which-play = Lequel de tes coups était un autre ?
web-undo = ‹ Retour
web-close = Fermer
web-withdraw = Retirer
web-wish-asked = L’écran de la table demande maintenant à tous s’il faut corriger cela.
web-wish-granted = La table est d’accord : c’est corrigé.
web-wish-refused = La table laisse tout comme c’est.
web-wish-expired = Personne à la table n’a répondu : tout reste comme c’est.
web-wish-busy = La table est en train de répondre à autre chose. Réessaie dans un instant.
web-wish-paused = Tu viens de demander à la table. Réessaie dans une minute.
web-no-game = Aucune partie n’a encore commencé.
web-noscript = Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur.
web-refused = Cette adresse demande le code que montre l’écran de la table.

# Ce qu’un téléphone souhaite faire corriger, comme l’écran de la table le demande.

wish-title = { $player } demande par téléphone : était-ce « { $now } » et non « { $was } » ?
wish-score = Le score devient : { $changes }
wish-leave = Laisser ainsi

phones-way = Téléphones
phones-title = Téléphones et deuxième écran
phones-off = Sur le même réseau, chacun peut suivre la soirée sur un téléphone, une tablette ou un téléviseur, et y appuyer pour sa propre place. Rien ne quitte la maison, et aucune image n’est montrée. C’est éteint tant que vous ne l’allumez pas.
phones-switch-on = Allumer
phones-switch-off = Éteindre
phones-renew = Nouveaux codes
phones-spectator = Regarder
phones-connected = { $count ->
    [0] Personne n’est connecté.
    [one] { $count } appareil est connecté.
   *[other] { $count } appareils sont connectés.
}
phones-by-words = Dans un navigateur : { $url }
phones-stopped = Le deuxième écran est tombé plusieurs fois en panne et il est éteint. Rallumez-le à la page « Téléphones ».

help-play-web = montrer la soirée à cette adresse aux téléphones, tablettes et téléviseurs du même réseau, « 8080 » ou « 192.168.1.5:8080 » ; les premières lignes de la sortie d’erreur sont les adresses à ouvrir
meta-web = [HÔTE:]PORT
unfit-web-address = « { $given } » n’est pas une adresse où servir ; donne un port, comme « 8080 », ou un hôte et un port, comme « 192.168.1.5:8080 ».
trouble-web-address = Le deuxième écran ne peut pas être servi à { $address } : { $why }. Donne un autre port avec --web, ou termine le programme qui occupe celui-ci.
