# L’écran du club : tables, classement, qui s’assoit où ensuite, appels.

clubhouse-title = Club { $club }
clubhouse-connecting = Connexion …
clubhouse-lost = La connexion est perdue. Nouvel essai …
clubhouse-over = Cette adresse n’est plus valable : une nouvelle soirée a commencé. Demandez la nouvelle à qui l’organise.
clubhouse-noscript = Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur.
clubhouse-refused = Cette adresse a besoin du code avec lequel l’écran du club a été lancé.
clubhouse-sent = Envoyé.
clubhouse-unsent = Cela n’est pas arrivé. Appuyez encore une fois.
clubhouse-too-late = La soirée a continué entre-temps : rien n’a été fait. Appuyez encore une fois.
clubhouse-done = C’est fait.
clubhouse-calls = Arbitre
clubhouse-tables = Tables
clubhouse-standings = Classement
clubhouse-seating = Qui est assis où
clubhouse-results = Résultats
clubhouse-organiser = Organisation
clubhouse-rank = Place
clubhouse-name = Nom
clubhouse-points = Points
clubhouse-won = Gagnées
clubhouse-played = Tours
clubhouse-no-table = Aucune table n’est encore là.
clubhouse-no-result = Aucune partie n’est encore finie.
clubhouse-no-seating = Aucun tour n’a encore commencé.
clubhouse-no-standing = Personne n’a encore fini de partie.
clubhouse-offline = absente
clubhouse-to-move = à jouer
clubhouse-leads = a gagné
clubhouse-clause = Règle
clubhouse-answer = J’y vais
clubhouse-answered = Quelqu’un arrive
clubhouse-people = Qui est là
clubhouse-people-hint = Un nom par ligne.
clubhouse-people-save = Ceux-ci sont là
clubhouse-round-begin = Commencer le tour suivant
clubhouse-game = Jeu
clubhouse-any-game = ce que chacun veut
clubhouse-swap = Deux changent de place
clubhouse-swap-one = L’un
clubhouse-swap-other = L’autre
clubhouse-swap-do = Changer les places
clubhouse-scoring = Le classement se fait
clubhouse-by-places = par places aux tables
clubhouse-by-own = par points de { $game }
clubhouse-evening-new = Commencer une nouvelle soirée
clubhouse-evening-sure = Commencer une nouvelle soirée ? Le classement sera vide, et ceux qui regardent auront besoin de la nouvelle adresse.
clubhouse-correct = Corriger
clubhouse-correct-save = Cela compte
clubhouse-leave-out = Ne compte pas
clubhouse-let-stand = Comme la table l’a dit
clubhouse-find = Chercher un nom
clubhouse-table = Table { $table }
clubhouse-round = Tour { $number }
clubhouse-round-of = Tour { $number } : { $game }
clubhouse-result = { $number ->
    [0] Table { $table }
   *[other] Tour { $number }, table { $table }
}
clubhouse-left-out = ne compte pas
clubhouse-corrected = corrigé par l’organisation
clubhouse-call = Arbitre à la table { $table }
clubhouse-no-broker = Le broker du club est injoignable : ce qui est montré peut être ancien.

clubhouse-table-came = La table { $table } est là.
clubhouse-table-went = La table { $table } n’est plus là.
clubhouse-wrong-play = Table { $table } : { $why }
clubhouse-reopened = La table { $table } a repris son résultat.
clubhouse-result-told = Table { $table }, { $game } : { $scores }. Gagné par { $winners }.

clubhouse-lost-events = La table { $table } n’a plus ses événements { $first } à { $last }, qui n’ont pas pu être comptés ; vérifiez ses résultats.
clubhouse-unfit-message = Table { $table } : { $what }
clubhouse-stream-of-another = Elle parle au nom d’une autre table et n’est pas écoutée ; donnez à chaque table son propre utilisateur chez le courtier (docs/club.md).
clubhouse-too-many-tables = Plus de { $most } tables s’annoncent ; aucune autre n’est prise en compte. Donnez au courtier une liste d’accès (docs/club.md) et supprimez ce qu’il garde de tables qui n’en sont pas.
clubhouse-too-many-games = Plus de { $most } parties ont commencé ce soir ; aucune autre ne compte avant une nouvelle soirée. Cherchez la table qui en annonce tant.
clubhouse-broker-gone = Le broker { $broker } est injoignable ; de nouveaux essais suivent. Vérifiez qu’il tourne et qu’il est sur ce réseau.
clubhouse-broker-refuses = Le broker { $broker } refuse : { $why }. Vérifiez l’utilisateur et le mot de passe, et sa liste des droits.
clubhouse-broker-back = Le broker { $broker } est de nouveau joint.
clubhouse-page-stopped = La page du club a échoué plusieurs fois et n’est plus servie ; relancez la commande. Ce qui arrive est compté quand même.

clubhouse-unfit-action = Cela ne peut pas être demandé.
clubhouse-too-many-people = Pas plus de { $most } personnes peuvent être là.
clubhouse-unfit-name = « { $given } » ne peut être le nom de personne : { $why }
clubhouse-name-twice = « { $name } » y est deux fois ; donnez un autre nom à l’un d’eux.
clubhouse-nobody-there = Personne n’est encore là ; entrez d’abord les noms.
clubhouse-cannot-seat = { $people } personnes ne peuvent s’asseoir à { $tables ->
    [one] une table
   *[other] { $tables } tables
} : { $least } à { $most } le peuvent.
clubhouse-no-such-tables = { $people } personnes ne se répartissent pas en tables de { $least } à { $most } ; choisissez un autre jeu, ou que quelqu’un se joigne ou passe son tour.
clubhouse-same-person = Choisissez deux personnes différentes.
clubhouse-no-round = Aucun tour n’a encore commencé.
clubhouse-not-seated = « { $name } » n’est assis à aucune table de ce tour.
clubhouse-no-call = Cette table n’appelle pas.
clubhouse-unfit-totals = Il faut un nombre entier pour chacun.
clubhouse-no-game = Il n’y a pas de telle partie finie.

trouble-ledger-in-use = Un autre programme compte déjà pour ce club, dans { $file } ; arrêtez-le d’abord, ou donnez un autre dossier avec --data.
trouble-ledger-none = Il n’y a pas encore de soirée du club : { $file } n’existe pas. `companion club --broker …` en commence une.
trouble-ledger-no-file = { $file } est un dossier, un tube ou un périphérique et ne peut contenir de soirée du club ; déplacez-le.
trouble-ledger-damaged = Le fichier { $file } des soirées du club est abîmé ; déplacez-le, ou rapportez une copie. Ce que les tables ont encore, elles l’envoient de nouveau.
trouble-ledger-foreign = Le fichier { $file } appartient à un autre programme ; déplacez-le.
trouble-ledger-newer = Le fichier { $file } a été écrit par un companion plus récent ; mettez celui-ci à jour.
trouble-ledger-unopened = Le fichier { $file } des soirées du club ne s’ouvre pas : { $why }.
trouble-ledger-unread = Le fichier { $file } des soirées du club est illisible : { $why }.
trouble-ledger-large = Le fichier { $file } des soirées du club a { $most } Mo, et rien de plus n’y est écrit. Regardez qui inonde les sujets du club ; arrêtez le programme et mettez le fichier ailleurs, alors un nouveau commence. Les tables envoient de nouveau ce qui n’est pas compté.
trouble-ledger-unwritten = Le fichier { $file } des soirées du club ne peut être écrit : { $why }. Rien n’est compté d’ici là ; les tables l’envoient de nouveau.
trouble-mosquitto-none = Le broker Mosquitto n’est pas installé ; installez-le avec « sudo apt-get install mosquitto ».
trouble-mosquitto-ended = Le broker Mosquitto ne démarre pas : { $why }.
trouble-club-export-empty = Aucune partie de la soirée du club n’est encore finie.
trouble-club-export-format = Le fichier { $file } doit finir par .csv (tableur) ou .pdf (feuille à imprimer).
trouble-club-needs-broker = Donnez le broker du club avec --broker, comme « mqtt://192.168.1.5/club » ; ou --demo, qui n’en a pas besoin.
trouble-club-demo-broker = La démonstration a son propre broker : retirez --broker, ou --demo pour montrer le club qui s’y retrouve.
trouble-club-export-shows-nothing = « companion club export » ne fait qu’écrire les résultats : retirez { $option }.
trouble-club-only-export = { $option } va avec « companion club export », qui écrit les résultats : mettez « export » après « club », ou retirez { $option }.
trouble-club-needs-out = Donnez le fichier à écrire avec -o, comme « resultats.csv » ou « resultats.pdf ».
trouble-club-simulated-tables = Les tables simulées ont échoué : { $why }.

help-club = l’écran d’une soirée de club
help-club-does = Montrer une soirée de club sur un écran : toutes les tables, le classement sur tables et tours, qui s’assoit où ensuite, et qui appelle un arbitre. Les tables sont des soirées commencées avec `companion play --club` ; toutes se retrouvent à un broker comme Mosquitto. `companion club export -o FICHIER` écrit les résultats de la soirée : pour un tableur (.csv), ou comme feuille à imprimer (.pdf).
help-club-example = exemple : companion club --broker mqtt://192.168.1.5/club --web 8080
help-club-export = écrire les résultats de la dernière soirée dans le fichier que -o nomme
help-club-broker = le broker, et le nom du club là-bas ; un mot de passe est lu dans COMPANION_CLUB_PASSWORD ou un fichier, voir docs/club.md
help-club-web = servir la page du club sur le même réseau, à ce port ou à cet hôte et ce port ; les premières lignes de l’erreur standard sont les adresses à ouvrir : pour qui regarde, puis pour qui organise (sinon : raconter la soirée dans le terminal)
help-club-demo = jouer une soirée de quatre tables simulées avec un broker à elle (Mosquitto), et la finir
help-club-out = le fichier à écrire : .csv ou .pdf
meta-club-broker = mqtt[s]://[UTILISATEUR@]HÔTE[:PORT]/CLUB

club-sheet-title = Soirée de club : classement
club-sheet-results = Résultats
club-sheet-page = Page { $page }
club-csv-table = table
club-csv-round = tour
club-csv-game = jeu
club-csv-place = place
club-csv-total = total
club-csv-won = gagné
club-csv-name = nom
club-csv-points = points

clubhouse-sits = Table { $table } : { $names }
clubhouse-demo-over = C’était la soirée. La page reste jusqu’à Ctrl-C.
clubhouse-demo-stopped = elles ont cessé avant la fin de la soirée
