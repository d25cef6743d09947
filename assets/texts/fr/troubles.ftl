# Ce qui ne va pas dans les fichiers de l’utilisateur, et que faire.

trouble-settings-unread = Les réglages { $file } sont illisibles ({ $why }) ; corriger le fichier ou le supprimer.
trouble-settings-not-utf8 = Les réglages { $file } sont illisibles (ils ne sont pas écrits en UTF-8) ; corriger le fichier ou le supprimer.
trouble-settings-too-deep = Les réglages { $file } sont illisibles (trop de crochets imbriqués) ; corriger le fichier ou le supprimer.
trouble-settings-too-long = Les réglages { $file } sont illisibles (un nombre y est bien trop long) ; corriger le fichier ou le supprimer.
trouble-settings-unwritten = Impossible d’écrire les réglages { $file } ({ $why }).
trouble-settings-unknown = Les réglages { $file } contiennent « { $name } », qui n’existe pas ; supprimer cette ligne.
trouble-settings-pin-shared = Les réglages { $file } donnent GPIO { $pin } à un bouton et à une lampe ; en choisir un autre.
trouble-settings-one-of = Les réglages { $file } : « { $name } » doit être l’un de { $choices }.
trouble-settings-camera = Les réglages { $file } : « { $name } » doit être le nom d’une caméra entre guillemets.
trouble-settings-yes-or-no = Les réglages { $file } : « { $name } » doit être true ou false.
trouble-settings-seconds = Les réglages { $file } : « { $name } » doit être un nombre de secondes de 10 à 3600, ou 0 pour jamais.
trouble-settings-size = Les réglages { $file } : « { $name } » doit être la largeur et la hauteur en millimètres, chacune de 300 à 3000.
trouble-settings-decks = Les réglages { $file } : « { $name } » doit être une table de jeux et de noms de paquets.
trouble-settings-holds = Les réglages { $file } : « { $name } » contient « { $held } » ; il n’y a que { $choices }.
trouble-settings-pins = Les réglages { $file } : « { $name } » doit être une table de noms de { $kind ->
    [lamp] lampes
   *[button] boutons
} et de numéros GPIO.
trouble-settings-pin = Les réglages { $file } : « { $name } » contient « { $held } », qui doit être un numéro GPIO ou une liste de numéros.
trouble-journal-unopened = Impossible d’ouvrir le journal { $file } ({ $why }) ; vérifier les droits du dossier et la place.
trouble-journal-in-use = Le journal { $file } est utilisé par un autre programme ; le fermer et réessayer.
trouble-journal-newer = Le journal { $file } vient d’un compagnon plus récent ; mettre celui-ci à jour.
trouble-journal-foreign = Le journal { $file } est le fichier d’un autre programme ; le déplacer, et un nouveau sera commencé.
trouble-journal-unread = Impossible de lire le journal { $file } ({ $why }).
trouble-journal-unwritten = Impossible d’écrire le journal { $file } ({ $why }) ; faire de la place sur le disque, rien n’est perdu.
trouble-journal-game-damaged = La partie { $game } du journal { $file } est endommagée ; mettre le fichier de côté pour en commencer une nouvelle.
trouble-journal-rescued = Le journal { $file } était endommagé : { $saved } entrées sont sauvées dans un nouveau, et le fichier endommagé reste sous le nom { $damaged }.
trouble-evening-damaged = Impossible de rejouer la soirée { $number } : ce que { $file } en garde est endommagé.
trouble-evenings-damaged = Impossible de rejouer les soirées { $numbers } : ce que { $file } en garde est endommagé.
trouble-evening-not-resumed = Impossible de reprendre la soirée { $number } : ce que { $file } en garde est endommagé ; en commencer une nouvelle en nommant le jeu et les joueurs.
trouble-tables-unread = Les tables { $file } sont illisibles ; supprimer le fichier et refaire le repérage.
trouble-tables-unwritten = Impossible d’écrire les tables { $file } : { $why }.
trouble-tables-not-put-aside = Impossible de mettre de côté les tables { $file } : { $why }.
trouble-tables-put-aside = Les tables { $file } étaient illisibles et restent sous le nom { $aside } ; la table est repérée à nouveau.
trouble-table-unread = Impossible de lire où se trouve la table devant { $camera } ; la table est repérée à nouveau.
trouble-not-directed = --direct demande une fenêtre et la table simulée : omettez-le, ou donnez --camera simulated là où il y a un écran.
