# Was auf diesem Rechner geht, und was beim Rest zu tun ist.

doctor-title = Geht alles?
doctor-works = Geht: { $names }
doctor-all-well = Alles geht.
doctor-part-versions = Versionen
doctor-part-pygame = pygame
doctor-part-networks = Netze
doctor-part-camera = Kamera
doctor-part-sight = Sicht
doctor-part-buttons = Knöpfe
doctor-part-screen = Bildschirm
doctor-part-sound = Ton
doctor-part-voice = Stimme
doctor-part-journal = Protokoll
doctor-part-settings = Einstellungen
doctor-part-disk = Speicher
doctor-versions-listed = Python { $python }, { $packages }
doctor-versions-missing = { $package } fehlt
doctor-versions-failed = Version { $failed } ließ sich nicht starten, darum läuft die vorige
doctor-pygame-version = pygame-ce { $version }, SDL { $sdl }
doctor-pygame-classic = das alte pygame steht pygame-ce im Weg
doctor-networks-count = { $count ->
    [one] ein Netz
   *[other] { $count } Netze
}, { $megabytes } MB
doctor-networks-none = assets/models ist leer
doctor-camera-picamera2 = eine Raspberry-Pi-Kamera über picamera2
doctor-camera-usb = { $names }: mit `--camera` und diesem Namen starten
doctor-camera-chosen = { $name }, in den Einstellungen gewählt
doctor-camera-not-here = { $name } ist in den Einstellungen gewählt, aber nicht da; es wird darauf gewartet
doctor-camera-simulated = keine: Die Einstellungen wählen den simulierten Tisch
doctor-camera-none-chosen = keine: Nach den Einstellungen werden Züge von Hand eingegeben
doctor-camera-none = keine Kamera; es wird am simulierten Tisch gespielt
doctor-sight-good = der Tisch ist gut zu sehen
doctor-sight-poor = nicht gut zu sehen: { $names }; spielen lässt sich trotzdem
doctor-sight-no-table = nicht gemessen: Der Tisch ist noch nicht gefunden
doctor-sight-other-section = nicht gemessen: Die Kamera zeigt einen anderen Ausschnitt als beim Finden des Tisches
doctor-sight-no-picture = nicht gemessen: Keine Kamera zeigt einen Tisch
doctor-buttons-pins = GPIO-Pins an { $chips }
doctor-buttons-none = keine GPIO-Pins; Tasten und Berührungen ersetzen die Knöpfe
doctor-buttons-forbidden = die GPIO-Pins dürfen nicht benutzt werden
doctor-screen-here = ein Bildschirm ist da
doctor-screen-unseen = weder eine Arbeitsfläche noch eine Grafikkarte antwortet; es lässt sich kein Fenster öffnen
doctor-screen-none = kein Bildschirm; `companion play` erzählt den Abend als Text
doctor-sound-here = eine Soundkarte oder ein Soundserver ist da
doctor-sound-none = keine Soundkarte; alles Hörbare ist auch zu sehen
doctor-voice-here = { $engine } ({ $licence }) spricht: { $language }
doctor-voice-none = kein Programm spricht diese Sprache; der Bildschirm sagt alles
doctor-journal-evenings = { $file }, { $count ->
    [one] ein Abend
   *[other] { $count } Abende
}{ $simulated ->
    [0] {""}
   *[other] , { $simulated } am simulierten Tisch
}
doctor-settings-file = { $file }
doctor-settings-defaults = { $file } (gibt es nicht, es gelten die Vorgaben)
doctor-disk-free = { $gigabytes } GB sind frei
doctor-disk-full = nur noch { $megabytes } MB sind frei
doctor-do-run = Noch einmal `make run` ausführen.
doctor-do-voice = Noch einmal `make run` ausführen, oder `sudo apt install libespeak-ng1`.
doctor-do-uninstall = Mit `pip uninstall pygame` entfernen, dann `make clean run` ausführen.
doctor-do-install = Den Tischgefährten neu installieren.
doctor-do-update = `journalctl -u tabletop-companion` sagt, warum; eine neuere Version wird wieder versucht, sobald sie installiert ist.
doctor-do-plug = Eine USB- oder Pi-Kamera anschließen; mit `--camera none` gebt ihr die Züge von Hand ein.
doctor-do-calibrate = `companion calibrate` findet ihn, durch die gedruckte Tafel.
doctor-do-screen = Auf einem Pi ohne Arbeitsfläche: `sudo apt install libgbm1 libegl1 libgles2 libdrm2 libgl1-mesa-dri`; mit --headless geht es ohne.
doctor-do-group = In ihre Gruppe aufnehmen: `sudo usermod -aG gpio $USER`, dann neu anmelden.
doctor-do-elsewhere = Das beheben, oder mit --data einen anderen Ort wählen.
doctor-do-rescued = `companion scores` zeigt, was noch da ist; geschieht es wieder, geht der Datenträger kaputt.
doctor-do-damaged = Eine Kopie der Datei zurückspielen, wenn es eine gibt; alle anderen Abende sind noch lesbar.
doctor-do-mend = Die Datei berichtigen oder löschen.
doctor-do-line = { $file } berichtigen oder diese Zeile herausnehmen.
doctor-do-teach = Dieses Deck neu anlernen, oder seine Datei aus { $folder } nehmen.
doctor-do-room = Platz auf dem Datenträger schaffen.
doctor-part-power = Strom
doctor-part-service = Dienst
doctor-power-untold = dieser Rechner sagt nichts über seinen Strom
doctor-power-good = der Strom ist stabil
doctor-power-cool = der Strom ist stabil und der Prozessor kühl: { $degrees } °C
doctor-power-low = die Spannung ist jetzt zu niedrig
doctor-power-was-low = die Spannung war seit dem Einschalten zu niedrig; jetzt nicht ({ $degrees } °C)
doctor-power-was-low-unmeasured = die Spannung war seit dem Einschalten zu niedrig; jetzt nicht
doctor-power-hot = der Prozessor ist zu heiß, { $degrees } °C, und wird gebremst
doctor-power-hot-unmeasured = der Prozessor ist zu heiß und wird gebremst
doctor-power-was-hot = der Prozessor war zu heiß und wurde gebremst; jetzt hat er { $degrees } °C
doctor-power-was-hot-unmeasured = der Prozessor war zu heiß und wurde gebremst; jetzt nicht
doctor-do-power = Das Netzteil für diesen Raspberry Pi mit seinem eigenen Kabel nehmen, und abziehen, was viel verbraucht.
doctor-do-cool = Für Luft sorgen: ein Lüfter oder Kühlkörper, nichts auf dem Gehäuse, keine Sonne.
doctor-service-none = kein Dienst des Systems startet ihn hier; beim letzten Mal: { $stop }
doctor-service-runs = { $unit } läuft; beim letzten Mal: { $stop }
doctor-service-again = { $unit } läuft und wurde { $count ->
    [one] einmal
   *[other] { $count }-mal
} neu gestartet; beim letzten Mal: { $stop }
doctor-service-stands = { $unit } läuft jetzt nicht; beim letzten Mal: { $stop }
doctor-service-failed = { $unit } ist gescheitert: { $stop }
doctor-stop-unknown = nichts vermerkt
doctor-stop-people = von Menschen beendet
doctor-stop-mistake = durch einen Fehler im Programm beendet, den companion.log enthält
doctor-stop-crash = abgestürzt; wo, steht in companion.log
doctor-stop-hung = hängen geblieben und beendet
doctor-stop-memory = beendet, weil der Speicher nicht reichte
doctor-stop-cut = von außen beendet: Strom weg, oder hängen geblieben
doctor-stop-told = beendet mit: { $told }
doctor-do-journal = `journalctl -u { $unit }` ansehen; auch ein zu schwaches Netzteil ist oft die Ursache.
doctor-do-enable = Damit er mit dem Rechner startet: `sudo systemctl enable --now { $unit }`.
doctor-do-find = „{ settings-set-up }“ in den Einstellungen findet ihn.
