# Mettre à l’abri : soirées, jeux de cartes et réglages dans un fichier, et retour.

backup-saved = Sauvegardé dans { $file } : { $evenings ->
    [0] aucune soirée
    [one] une soirée
   *[other] { $evenings } soirées
}, { $decks ->
    [0] aucun jeu de cartes enregistré
    [one] un jeu de cartes enregistré
   *[other] { $decks } jeux de cartes enregistrés
}{ $settings ->
    [yes] { " " }et les réglages
   *[no] { "" }
}. Relu : tout est intact.
backup-left-out = Ces jeux de cartes ne sont pas dans la sauvegarde ; ils sont illisibles ou trop grands, ou ont un nom que tous les ordinateurs ne peuvent pas écrire : { $names }
backup-not-all = { $count ->
    [one] Une entrée du journal ne peut pas être lue et manque
   *[other] { $count } entrées du journal ne peuvent pas être lues et manquent
} dans la sauvegarde ; « companion play » sauve ce qui est lisible dans un nouveau journal.
restore-from = { $file }, sauvegardé : { $day }
restore-new-evenings = { $count ->
    [one] Une soirée est nouvelle.
   *[other] { $count } soirées sont nouvelles.
}
restore-other-evenings = { $count ->
    [one] Une soirée a continué autrement ici ; celle de la sauvegarde vient à côté.
   *[other] { $count } soirées ont continué autrement ici ; celles de la sauvegarde viennent à côté.
}
restore-evenings-there = { $count ->
    [one] Une soirée est déjà là.
   *[other] { $count } soirées sont déjà là.
}
restore-simulated = { $count ->
    [one] Une soirée de la table simulée vient aussi.
   *[other] { $count } soirées de la table simulée viennent aussi.
}
restore-new-people = { $count ->
    [one] La couleur, l’image et la voix d’une personne sont nouvelles.
   *[other] Les couleurs, images et voix de { $count } personnes sont nouvelles.
}
restore-new-files = Nouveau : { $names }.
restore-other-settings = Ces réglages diffèrent : { $names }.
restore-other-files = Diffèrent : { $names }.
restore-forgotten = { $count ->
    [one] Une personne y figure qui a été oubliée ici ; elle le reste.
   *[other] { $count } personnes y figurent qui ont été oubliées ici ; elles le restent.
}
restore-all-there = Tout y est déjà.
restore-ask = Récupérer ce qui est nouveau ? (oui ou non)
restore-ask-file = { $file } : remplacer ce qui est là ? (oui ou non)
restore-yes = oui
restore-left = Rien n’a été changé.
restored = Récupéré : { $evenings ->
    [0] aucune soirée
    [one] une soirée
   *[other] { $evenings } soirées
}, { $files ->
    [0] aucun fichier
    [one] un fichier
   *[other] { $files } fichiers
}.
restored-people = { $count ->
    [one] Une personne retrouve sa couleur, son image et sa voix.
   *[other] { $count } personnes retrouvent leurs couleurs, images et voix.
}
restore-stayed = Différent, et resté tel quel : { $names }.
restore-undone = Comme avant : { $evenings ->
    [0] aucune soirée retirée
    [one] une soirée retirée
   *[other] { $evenings } soirées retirées
}, { $files ->
    [0] aucun fichier remis
    [one] un fichier remis
   *[other] { $files } fichiers remis
} en place.
restore-used-since = { $count ->
    [one] Un élément a servi depuis et reste tel quel.
   *[other] { $count } éléments ont servi depuis et restent tels quels.
}
kept-settings = les réglages
kept-tables = l’emplacement de la table
kept-deck = le jeu de cartes « { $name } »
trouble-backup-full = Il n’y a pas de place pour { $file } ; en faire, ou prendre une autre clé. Rien n’a été changé.
trouble-backup-too-large = { $file } serait plus grand qu’un fichier ne peut l’être là : une clé en FAT n’en prend aucun de 4 Go. La formater en exFAT, ou supprimer des images de soirées passées.
trouble-backup-read-only = { $file } ne peut pas être écrit ({ $why }) : la clé ou le dossier est en lecture seule. En prendre une autre ; rien n’a été changé.
trouble-backup-gone = { $file } ne peut pas être écrit ({ $why }) : la clé a été retirée, ou elle est défectueuse. La remettre et sauvegarder encore ; rien d’autre n’a été changé.
trouble-backup-unwritten = { $file } ne peut pas être écrit ({ $why }). Rien n’a été changé.
trouble-backup-read-back = { $file } se relit autrement qu’il n’a été écrit ; la clé est défectueuse, en prendre une autre. Rien n’a été sauvegardé.
trouble-backup-unread = { $file } ne peut pas être lu ({ $why }). Rien n’a été changé.
trouble-backup-damaged = { $file } est endommagé, ou n’est qu’une partie d’une sauvegarde ; en prendre une autre. Rien n’a été changé.
trouble-backup-foreign = { $file } n’est pas une sauvegarde du compagnon de table.
trouble-backup-newer = { $file } a été sauvegardé par une version plus récente ; mettre celle-ci à jour.
trouble-backup-strange = { $file } contient « { $name } », qui n’a sa place dans aucune sauvegarde. Rien n’a été changé.
trouble-backup-settings = Les réglages dans { $file } sont inutilisables : { $what }
trouble-backup-nothing = Il n’y a encore rien à sauvegarder dans { $folder }.
trouble-backup-own = { $file } appartient au compagnon lui-même ; indiquer un autre endroit pour la sauvegarde. Rien n’a été changé.
trouble-evenings-unfit = Une des soirées contient ce qui n’a sa place dans aucun journal.
trouble-backup-part-unread = { $file } ne peut pas être lu ({ $why }) ; rien n’a donc été sauvegardé.
trouble-not-brought-back = { $file } ne peut pas être écrit ({ $why }). Ce qui a été récupéré jusque-là reste ; « companion restore --undo » l’annule.
trouble-nothing-to-undo = Il n’y a rien à annuler.
trouble-before-unread = Ce qui a été gardé dans { $folder } avant de récupérer une sauvegarde ne peut pas être lu.
trouble-no-stick = Aucune clé n’est branchée ; dire dans quel fichier sauvegarder.
trouble-sticks = Plusieurs clés sont branchées : { $names }. Dire dans quel fichier sauvegarder.

keeping-title = Sauvegarder et récupérer
keeping-way = Sauver…
keeping-no-stick = Brancher une clé USB.
keeping-what = Soirées, jeux de cartes et réglages y vont dans un seul fichier. Ce qui s’y trouve reste.
keeping-stick = Clé : { $name }
keeping-other-stick = Autre clé
keeping-save = Sauvegarder
keeping-save-what = soirées, jeux de cartes, réglages
keeping-bring-back = Récupérer
keeping-none = Rien n’est encore sauvegardé sur cette clé.
keeping-looks = La clé est examinée…
keeping-older = Plus anciennes
keeping-of-several = { $day } ({ $number })
keeping-from = Sauvegardé le { $name }
keeping-bring = Récupérer
keeping-leave = Tout laisser tel quel
keeping-stays = garder ce qui est ici
keeping-gives-way = prendre la sauvegarde
keeping-decks = { $count ->
    [one] un jeu de cartes
   *[other] { $count } jeux de cartes
}
keeping-saving = Sauvegarde… Laisser la clé branchée.
keeping-reading = Lecture… Laisser la clé branchée.
keeping-bringing = Récupération…
keeping-saved = Sauvegardé
keeping-take-out = La clé peut être retirée.
keeping-brought = Récupéré
keeping-undone = Comme avant
keeping-not-done = Cela n’a pas marché
keeping-undo = Annuler « { keeping-bring-back } »
keeping-more = Plus
keeping-done = Terminé
told-stick = Une clé a été branchée : « { keeping-way } », dans les réglages, y sauvegarde soirées, jeux de cartes et réglages.
