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

told-club-unreached = Le club n’est pas joint ; ce qui est joué est gardé et envoyé plus tard.
club-hindered-unreached = Le courtier ne répond pas ({ $why }). Regarde s’il tourne et si cette table est sur son réseau.
club-hindered-unknown = Le courtier ne connaît pas cet utilisateur ou ce mot de passe ({ $why }).
club-hindered-forbidden = Le courtier ne laisse pas cette table parler d’elle ({ $why }) : son utilisateur doit porter le nom de la table, ou la liste d’accès dire autre chose.
club-hindered-untrusted = Le certificat du courtier n’est pas de ceux que cette table connaît ({ $why }). Nomme l’autorité du club comme club.authority dans les réglages.
club-hindered-no-mqtt = Ce qui répond là ne parle pas MQTT 5 ({ $why }). Vérifie l’hôte et le port.

club-way = Club
club-title = Le club
club-off = Ce qui est joué ici peut aller à un club où de nombreuses tables se retrouvent : chaque décision, les scores et les appels à l’arbitre. La partie ne l’attend jamais. C’est arrêté jusqu’à ce que tu le mettes en marche.
club-address = Adresse du club
club-address-title = L’adresse du club : broker et club
club-switch-on = Mettre en marche
club-switch-off = Arrêter
club-call = Appeler l’arbitre
club-withdraw = Arbitre appelé · annuler
club-place = Table { $table } chez { $address }
club-connecting = Connexion …
club-there = Connecté : le club suit cette table.
club-broker-alone = Connecté au courtier ; l’écran du club n’est pas là.
club-waiting = { $count ->
    [0] Rien n’attend d’être envoyé.
    [one] Un événement attend d’être envoyé et compté.
   *[other] { $count } événements attendent d’être envoyés et comptés.
}
club-next = Ensuite ici
club-next-game = Ensuite ici : { $game }
told-club-next = Ensuite ici : { $players }.
told-club-stopped = Le programme qui envoie au club a échoué plusieurs fois et est arrêté. Remets-le en marche à la page « Club ».
help-play-club = envoyer ce qui est accepté au courtier d’un club, par exemple mqtt://192.168.1.5/club ; le mot de passe vient de la variable COMPANION_CLUB_PASSWORD ou d’un fichier, jamais d’ici
meta-club = mqtt[s]://[UTILISATEUR@]HÔTE[:PORT]/CLUB
trouble-settings-club = Dans les réglages { $file }, « { $name } » doit être un tableau, comme [club] avec address = "mqtt://192.168.1.5/club".
trouble-settings-club-key = Dans les réglages { $file }, « { $held } » de [{ $name }] doit être un texte, ou true ou false pour « on » et « home_assistant ».
