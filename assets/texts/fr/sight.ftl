# Comment la table est vue : sur sa page, dans `companion calibrate` et dans `companion doctor`.

sight-title = Verrai-je bien ?
sight-field = cadrage
sight-print = taille des signes
sight-sharpness = netteté
sight-shake = stabilité
sight-noise = clarté
sight-flicker = lumière stable
sight-glare = éblouissement
sight-evenness = lumière égale
sight-and = { $first }, { $others }
sight-mark-good = bon
sight-mark-fair = moyen
sight-mark-poor = mauvais
sight-mark-unknown = inconnu
sight-do-field = Seulement { $percent } % de la place des cartes est dans l’image : tournez la caméra, ou accrochez-la un peu plus haut.
sight-do-print = Les cartes n’ont que { $pixels } pixels de large : rapprochez la caméra, et mettez-la plus droit au-dessus de la table.
sight-do-sharpness = L’image est floue : réglez la netteté de la caméra, ou essuyez son objectif avec un chiffon doux.
sight-do-shake = L’image tremble : serrez le pied de la caméra, et mettez-le là où personne ne le heurte.
sight-do-noise = Il fait trop sombre : allumez une lampe au-dessus de la table.
sight-do-flicker = La lumière vacille : allumez une autre lampe, ou éteignez celle qui vacille.
sight-do-glare = { $percent } % de la table est d’un blanc éblouissant : tournez la lampe, ou tirez le rideau.
sight-do-evenness = Le coin le plus sombre de la table n’a que { $percent } % de la lumière : mettez-y aussi une lampe.
sight-measure-field = { $whole ->
    [yes] et { $value } mm à côté
   *[no] { $value } %
}
sight-measure-print = une carte a { $value } pixels de large là où elle est la plus petite
sight-measure-sharpness = les bords sont flous de { $value } pixels
sight-measure-shake = { $value } pixels sur 640 de chaque côté
sight-measure-noise = bruit de { $value } niveaux de gris
sight-measure-flicker = { $value } %
sight-measure-glare = { $value } % de la table
sight-measure-evenness = le coin le plus sombre a { $value } % de la lumière
sight-all-good = Tout est bien vu.
sight-named-good = Bon : { $names }
sight-named-fair = Pas bien non plus : { $names }
sight-named-poor = Pas bien non plus : { $names }
sight-named-unknown = Non mesuré : { $names }. Posez quelques cartes sur la table, et mesurez encore.
sight-measures = Un instant : je regarde la table pendant deux secondes.
sight-not-measured = Rien n’est encore mesuré.
sight-no-table = Je ne sais pas encore où est la table. Trouvez-la d’abord, par « Ce qu’il voit ».
sight-play = À la table
sight-play-anyway = Jouer quand même
sight-anew = Mesurer encore
