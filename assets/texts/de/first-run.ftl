# Ein Gerät durch Berühren einrichten und ausprobieren.

first-run-title = Einrichten
first-run-step = { $number } von { $of }: { $title }
first-run-not-kept = Einrichten – nur für dieses Mal: Die Datei lässt sich nicht schreiben
first-run-on = Weiter ›
first-run-language = Sprache
first-run-screen = Wo ist oben?
first-run-camera = Kamera
first-run-table = Der Tisch
first-run-buttons = Knöpfe
first-run-up = Zeigt der Pfeil nach oben?
first-run-turn = Drehen
first-run-right = So ist es richtig
first-run-degrees = { $degrees }°
first-run-size-why = Wie groß ist der Tisch? Wo seine Ecken berührt werden, folgt daraus, wie groß Karten sind.
first-run-size-width = Breite
first-run-size-height = Tiefe
first-run-size-right = So groß ist er
first-run-centimetres = { $length } cm
first-run-table-size = { $width } × { $height } cm
first-run-find-anew = Noch einmal finden
first-run-no-picture = Keine Kamera zeigt einen Tisch. Wählt eine Seite zuvor eine Kamera, oder macht weiter und gebt Züge von Hand ein.
first-run-camera-awaited = Noch kein Bild …
first-run-camera-none = Damit wird nichts gesehen: Der simulierte Tisch spielt von selbst, von Hand gebt ihr jeden Zug ein.
first-run-buttons-count = { $count ->
    [0] keine
    [one] einer
   *[other] { $count }
}
settings-set-up = Einrichten …
buttons-all = Alle, einen nach dem anderen
buttons-on = GPIO { $pins }
buttons-none = keiner
buttons-kind-dealt = Gegeben
buttons-kind-undo = Rückgängig
buttons-kind-pause = Pause
buttons-kind-pass = Passen
buttons-kind-last-card = Letzte Karte
buttons-kind-end-turn = Zug zu Ende
buttons-for-dealt = Wer gegeben hat, drückt ihn, in jedem Spiel.
buttons-for-undo = Er nimmt den letzten Zug zurück, in jedem Spiel.
buttons-for-pause = Er hält das Spiel an.
buttons-for-pass = Für Auf und Ab. Gefragt wird im Uhrzeigersinn, vom Platz an der unteren Kante des Tisches auf dem Bildschirm an.
buttons-for-last-card = Für Up. Gefragt wird im Uhrzeigersinn, vom Platz an der unteren Kante des Tisches auf dem Bildschirm an.
buttons-for-end-turn = Für Schwupps. Gefragt wird im Uhrzeigersinn, vom Platz an der unteren Kante des Tisches auf dem Bildschirm an.
buttons-clockwise = Der nächste Platz im Uhrzeigersinn.
buttons-below = { $kind }, am Platz unten
buttons-at-seat = { $kind }, am Platz { $seat }
buttons-press = Diesen Knopf drücken: { $button }
buttons-found = { $button }: gefunden, an GPIO { $pin }.
buttons-taken = Das ist der Knopf „{ $button }“, an GPIO { $pin }: Drückt einen anderen.
buttons-several = Mehrere Knöpfe sind gedrückt: Lasst los und drückt einen allein.
buttons-held = GPIO { $pin } bleibt gedrückt: Lasst ihn los. Hält ihn niemand, berühren sich seine Drähte.
buttons-stuck = Es kommt nichts, und etwas hält GPIO { $pins }: Lasst den Knopf los, oder seht nach, ob sich seine Drähte berühren.
buttons-late = Es kommt nichts: Seht nach, ob ein Draht des Knopfs an einem GPIO-Pin ist und der andere an Masse oder 3,3 V.
buttons-not-there = Den gibt es nicht
buttons-no-more = Kein weiterer Platz hat einen
buttons-one-for-all = Einer für alle Plätze
buttons-one-each = An jedem Platz einer
trying-title = Ausprobieren
trying-way = Knöpfe und Lampen ausprobieren …
trying-buttons = Jeden Knopf einmal drücken:
trying-buttons-none = Keine Knöpfe eingerichtet.
trying-lamps = Eine Lampe nach der anderen leuchtet:
trying-lamps-none = Keine Lampen eingerichtet.
trying-lamp-turn = am Zug
trying-lamp-illegal = verbotener Zug
trying-lamp-question = Frage
trying-lamp-call = Ansage
trying-lamp-at-seat = { $kind }, Platz { $seat }
trying-device = { $name }, GPIO { $pin }
trying-looks = Durch die Kamera wird geschaut …
trying-told-lamps = Lampen, jede { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} lang. Bleibt eine dunkel: sie umdrehen, Widerstand und Drähte ansehen.
trying-told-buttons = Jeden Knopf einmal drücken, innerhalb von { $seconds } Sekunden:
trying-told-pressed = ✓ { $name } (GPIO { $pin })
trying-told-missed = – { $name } (GPIO { $pin }) wurde nicht gedrückt, oder ein Draht ist ab: Einer gehört an diesen Pin, der andere an { $to ->
    [supply] 3,3 V
   *[ground] Masse
}.
trying-do-stop = Während der Tischgefährte läuft, hält er die Pins: auf seinem Bildschirm ausprobieren, oder nach `sudo systemctl stop { $unit }`.
