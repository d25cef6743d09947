# Une soirée de club : de nombreuses tables se retrouvent chez un courtier.

unfit-club-address = « { $given } » n’est pas l’adresse d’un club ; donne le courtier et le club, comme « mqtt://192.168.1.5/club » ou « mqtts://table7@courtier.local:8883/club » ; le club est un mot sans « / », « + », « # » ni « $ ».
unfit-club-password-shown = « { $given } » contenait un mot de passe que chacun pourrait lire sur cette machine ; enlève-le et mets-le dans la variable COMPANION_CLUB_PASSWORD ou dans un fichier (club.password dans les réglages).
unfit-club-table = « { $given } » n’est pas le nom d’une table ; donne 1 à 32 lettres sans accent, chiffres, « - » ou « _ », comme « 7 ».
trouble-club-file-unread = Le fichier { $file } des réglages du club ne peut pas être lu : { $why }. Mets-le là, ou corrige [club] dans les réglages.
trouble-club-file-not-utf8 = Le fichier { $file } avec le mot de passe du club n’est pas un texte UTF-8 ; écris-le de nouveau.
trouble-club-authority = Le fichier { $file } ne contient aucun certificat (PEM) auquel reconnaître le courtier du club ; donne, comme club.authority dans les réglages, celui de l’autorité qui a signé le sien.
unfit-club-message-large = Un message « { $kind } » a plus de { $most } Kio et n’est pas pris en compte.
unfit-club-message-json = Un message « { $kind } » n’est pas un objet JSON en UTF-8 et n’est pas pris en compte.
unfit-club-message-key = Dans un message « { $kind } », « { $name } » manque ou contient ce qu’aucun de ce genre ne contient ; il n’est pas pris en compte.

club-table = Table { $table }
club-illegal-play = Coup irrégulier
club-to-move = Au trait

told-club-unreached = Le club n’est pas joint ; ce qui est joué est gardé et envoyé plus tard. { $why }
club-hindered-unreached = Le courtier ne répond pas ({ $why }). Regarde s’il tourne et si cette table est sur son réseau.
club-hindered-unknown = Le courtier ne connaît pas cet utilisateur ou ce mot de passe ({ $why }).
club-hindered-forbidden = Le courtier ne laisse pas cette table parler d’elle ({ $why }) : son utilisateur doit porter le nom de la table, ou la liste d’accès dire autre chose.
club-hindered-untrusted = Le certificat du courtier n’est pas de ceux que cette table connaît ({ $why }). Nomme l’autorité du club comme club.authority dans les réglages.
club-hindered-no-mqtt = Ce qui répond là ne parle pas MQTT 5 ({ $why }). Vérifie l’hôte et le port.
