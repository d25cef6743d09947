# Was mit Bildern, Videos, Kameras, Knöpfen und Lampen nicht stimmt, und was zu tun ist.

trouble-picture-unread = Das Bild { $file } ist nicht lesbar: { $why }.
trouble-picture-huge = Das Bild { $file } ist nicht lesbar: Es hat mehr als { $megabytes } MB; es verkleinern.
trouble-picture-damaged = Das Bild { $file } ist nicht lesbar: Es ist kein Bild oder beschädigt.
trouble-picture-small = Das Bild { $file } ist zu klein für eine Karte oder einen Würfel: ein größeres nehmen.
trouble-pictures-none = Der Ordner { $folder } enthält keine Bilder.
trouble-video-damaged = Das Video { $file } ist nicht lesbar: Es ist kein Video oder beschädigt.
trouble-video-small = Das Video { $file } ist zu klein für eine Karte oder einen Würfel: ein größeres nehmen.
trouble-video-empty = Das Video { $file } liefert kein Bild: Es ist beschädigt oder von unbekannter Art.
trouble-video-cut = Das Video { $file } endet nach { $given } von { $whole } Sekunden: Es ist abgeschnitten; es neu kopieren.
trouble-camera-unknown = Es gibt keine Kamera, kein Video, kein Bild und keinen Ordner „{ $name }“; { $names } angeben oder einen Pfad, den es gibt.
trouble-camera-none = Es gibt keine Kamera des Raspberry Pi; mit --camera usb:0 sagen, welche es ist.
trouble-camera-no-picture = Die Kamera { $name } liefert kein Bild.
trouble-camera-silent = Die Kamera { $name } liefert keine Bilder mehr.
trouble-camera-fails = Die Kamera { $name } versagt ({ $why }); sie neu einstecken.
trouble-usb-name = „{ $name }“ ist keine USB-Kamera; usb, usb:0 oder usb:1 angeben.
trouble-usb-missing = Es gibt keine USB-Kamera { $number }; sie einstecken oder mit usb:N sagen, welche es ist.
trouble-picamera-missing = picamera2 fehlt; `sudo apt install python3-picamera2` ausführen, dann `make clean run`.
trouble-picamera-fails = Die Kamera ließ sich nicht starten ({ $why }); ihr Kabel mit `rpicam-hello` prüfen.
trouble-button-unusable = Der Knopf { $name } an GPIO { $pin } lässt sich nicht benutzen: { $why }.
trouble-button-pin = Der Knopf { $name } steht auf GPIO { $pin }; es gibt nur GPIO 2 bis 27.
trouble-buttons-share = GPIO { $pin } ist zwei Knöpfen gegeben, { $one } und { $other }.
trouble-lamp-unusable = Die Lampe { $name } an GPIO { $pin } lässt sich nicht benutzen: { $why }.
