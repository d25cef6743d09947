# Pourquoi quelque chose de l’extérieur n’est pas lu : la fin d’une phrase qui le nomme.

trouble-not-a-file = ce n’est pas un fichier ordinaire mais un tube, un périphérique ou autre
trouble-too-large = plus de { $megabytes } Mo
trouble-too-many-lines = plus de { $most } lignes
trouble-too-many-pixels = { $width } × { $height } pixels, et plus de { $millions } millions ne sont pas lus
trouble-faces-too-large = un côté d’une carte a plus de { $side } pixels, ou toutes ensemble plus de { $millions } millions
trouble-too-large-unpacked = plus de { $megabytes } Mo une fois décompressé
trouble-too-many-parts = plus de { $most } parties
trouble-too-deep = trop de crochets les uns dans les autres
trouble-unknown-kind = ni JPEG, ni PNG, WebP, TIFF ou BMP ; l’enregistrer ainsi
