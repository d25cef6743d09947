# Warum etwas von außen nicht gelesen wird: das Ende eines Satzes, der es nennt.

trouble-not-a-file = Das ist keine gewöhnliche Datei, sondern eine Pipe, ein Gerät oder dergleichen
trouble-too-large = mehr als { $megabytes } MB
trouble-too-many-lines = mehr als { $most } Zeilen
trouble-too-many-pixels = { $width } × { $height } Pixel, und mehr als { $millions } Millionen werden nicht gelesen
trouble-faces-too-large = eine Seite einer Karte hat mehr als { $side } Pixel, oder alle zusammen haben mehr als { $millions } Millionen
trouble-too-large-unpacked = ausgepackt mehr als { $megabytes } MB
trouble-too-many-parts = mehr als { $most } Teile
trouble-too-deep = zu viele Klammern ineinander
trouble-unknown-kind = kein JPEG, PNG, WebP, TIFF oder BMP; es so speichern
