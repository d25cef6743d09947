# Ce qui marche sur cette machine, et que faire du reste.

doctor-title = Tout marche ?
doctor-works = Marche : { $names }
doctor-all-well = Tout marche.
doctor-part-versions = versions
doctor-part-pygame = pygame
doctor-part-networks = réseaux
doctor-part-camera = caméra
doctor-part-sight = vue
doctor-part-buttons = boutons
doctor-part-screen = écran
doctor-part-sound = son
doctor-part-voice = voix
doctor-part-journal = journal
doctor-part-settings = réglages
doctor-part-disk = disque
doctor-versions-listed = Python { $python }, { $packages }
doctor-versions-missing = { $package } manque
doctor-versions-failed = la version { $failed } n’a pas pu démarrer ; la précédente est utilisée
doctor-pygame-version = pygame-ce { $version }, SDL { $sdl }
doctor-pygame-classic = l’ancien pygame empêche pygame-ce de servir
doctor-networks-count = { $count ->
    [one] { $count } réseau
   *[other] { $count } réseaux
}, { $megabytes } Mo
doctor-networks-none = assets/models est vide
doctor-camera-picamera2 = une caméra de Raspberry Pi par picamera2
doctor-camera-usb = { $names } : démarrer avec `--camera` et ce nom
doctor-camera-chosen = { $name }, choisie dans les réglages
doctor-camera-not-here = { $name } est choisie dans les réglages mais n’est pas là ; on l’attend
doctor-camera-simulated = aucune : les réglages choisissent la table simulée
doctor-camera-none-chosen = aucune : d’après les réglages, on saisit les coups à la main
doctor-camera-none = pas de caméra ; on joue à la table simulée
doctor-sight-good = la table est bien vue
doctor-sight-poor = pas bien vu : { $names } ; on peut jouer quand même
doctor-sight-no-table = non mesuré : la table n’est pas encore trouvée
doctor-sight-other-section = non mesuré : la caméra montre une autre partie de la table que lors du repérage
doctor-sight-no-picture = non mesuré : aucune caméra ne montre de table
doctor-buttons-pins = broches GPIO de { $chips }
doctor-buttons-none = pas de broches GPIO ; le clavier et l’écran les remplacent
doctor-buttons-forbidden = les broches GPIO ne sont pas accessibles
doctor-screen-here = il y a un écran
doctor-screen-unseen = ni bureau ni carte graphique ne répond : impossible d’ouvrir une fenêtre
doctor-screen-none = pas d’écran ; `companion play` raconte la soirée en texte
doctor-sound-here = il y a une carte son ou un serveur de son
doctor-sound-none = pas de carte son ; tout ce qui s’entend se voit aussi
doctor-voice-here = { $engine } ({ $licence }) parle : { $language }
doctor-voice-none = aucun moteur ne parle cette langue ; l’écran dit tout
doctor-journal-evenings = { $file }, { $count ->
    [one] { $count } soirée
   *[other] { $count } soirées
}{ $simulated ->
    [0] {""}
   *[other] , { $simulated } à la table simulée
}
doctor-settings-file = { $file }
doctor-settings-defaults = { $file } (absent : tout reste par défaut)
doctor-disk-free = { $gigabytes } Go sont libres
doctor-disk-full = il ne reste que { $megabytes } Mo
doctor-do-run = Relancer `make run`.
doctor-do-voice = Relancer `make run`, ou `sudo apt install libespeak-ng1`.
doctor-do-uninstall = L’enlever avec `pip uninstall pygame`, puis lancer `make clean run`.
doctor-do-install = Réinstaller le compagnon.
doctor-do-update = `journalctl -u tabletop-companion` dit pourquoi ; une version plus récente sera essayée une fois installée.
doctor-do-plug = Brancher une caméra USB ou celle d’un Pi ; avec `--camera none`, on saisit les coups à la main.
doctor-do-calibrate = `companion calibrate` la trouve, grâce à la mire imprimée.
doctor-do-screen = Sur un Pi sans bureau : `sudo apt install libgbm1 libegl1 libgles2 libdrm2 libgl1-mesa-dri` ; avec --headless, on s’en passe.
doctor-do-group = S’ajouter à leur groupe : `sudo usermod -aG gpio $USER`, puis se reconnecter.
doctor-do-elsewhere = Réparer cela, ou choisir un autre endroit avec --data.
doctor-do-rescued = `companion scores` montre ce qui reste ; si cela se répète, le disque lâche.
doctor-do-damaged = Remettre une copie du fichier s’il y en a une ; toutes les autres soirées restent lisibles.
doctor-do-mend = Corriger le fichier ou le supprimer.
doctor-do-line = Corriger { $file }, ou enlever cette ligne.
doctor-do-teach = Apprendre ce jeu de cartes à nouveau, ou enlever son fichier de { $folder }.
doctor-do-room = Faire de la place sur le disque.
doctor-part-power = courant
doctor-part-service = service
doctor-power-untold = cette machine ne dit rien de son courant
doctor-power-good = le courant est stable
doctor-power-cool = le courant est stable, et le processeur frais : { $degrees } °C
doctor-power-low = la tension est trop basse en ce moment
doctor-power-was-low = la tension a été trop basse depuis la mise en marche ; elle ne l’est plus ({ $degrees } °C)
doctor-power-was-low-unmeasured = la tension a été trop basse depuis la mise en marche ; elle ne l’est plus
doctor-power-hot = le processeur est trop chaud, { $degrees } °C, et ralenti
doctor-power-hot-unmeasured = le processeur est trop chaud, et ralenti
doctor-power-was-hot = le processeur a été trop chaud, et ralenti ; il est maintenant à { $degrees } °C
doctor-power-was-hot-unmeasured = le processeur a été trop chaud, et ralenti ; il ne l’est plus
doctor-do-power = Prendre l’alimentation faite pour ce Raspberry Pi, avec son câble, et débrancher ce qui consomme beaucoup.
doctor-do-cool = Lui donner de l’air : un ventilateur ou un radiateur, rien sur le boîtier, pas de soleil.
doctor-service-none = aucun service du système ne le lance ici ; la dernière fois : { $stop }
doctor-service-runs = { $unit } tourne ; la dernière fois : { $stop }
doctor-service-again = { $unit } tourne, et a été relancé { $count ->
    [one] une fois
   *[other] { $count } fois
} ; la dernière fois : { $stop }
doctor-service-stands = { $unit } ne tourne pas ; la dernière fois : { $stop }
doctor-service-failed = { $unit } a échoué : { $stop }
doctor-stop-unknown = rien n’a été noté
doctor-stop-people = terminé par quelqu’un
doctor-stop-mistake = terminé par une erreur du programme, que companion.log contient
doctor-stop-crash = planté ; companion.log dit où
doctor-stop-hung = bloqué, puis terminé
doctor-stop-memory = terminé faute de mémoire
doctor-stop-cut = terminé de l’extérieur : courant coupé, ou bloqué
doctor-stop-told = terminé en disant : { $told }
doctor-do-journal = Voir `journalctl -u { $unit }` ; une alimentation trop faible en est souvent la cause.
doctor-do-enable = Pour qu’il démarre avec la machine : `sudo systemctl enable --now { $unit }`.
doctor-do-find = « { settings-set-up } » dans les réglages la trouve.
