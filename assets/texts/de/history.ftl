# Leute und vergangene Abende auf dem Bildschirm.

button-same-people = Dieselben Leute noch einmal
evenings-title = Abende
evenings-none = Noch kein Abend ist aufbewahrt.
evenings-earlier = Frühere Abende
evenings-later = Spätere Abende
evenings-runs = läuft gerade
evening-list-unread = Dieser Abend lässt sich nicht lesen.
evening-when = { $game } · { $when }
evening-day-and-time = { $day }, { $time } Uhr
evening-day = { $day }. { $month } { $year }
evening-unscored = Noch nichts gewertet

players-title = Spieler
players-none = Hier hat noch niemand gespielt.
players-all-games = Alle Spiele
players-played = Spiele
players-won = Siege
players-in-a-row = In Folge
players-rating = Wertung
players-best = Bestes
players-guest = Gast: zählt für niemandes Verlauf
players-before = ‹ Davor
players-after = Weitere ›
player-no-games = Noch kein Spiel beendet
player-counts = Zählt für den Verlauf
player-counts-not = Gast: zählt nicht
player-forget = Vergessen …
player-seated = sitzt am Tisch
player-streak = { $longest } (jetzt { $now })
player-best = { $total } am { $day }
player-against = Davor : dahinter (gleich)
forget-title = { $name } vergessen?
forget-what = { $name } verschwindet aus allen Abenden, auch denen, die weitergehen, und aus den Dateien daraus; eigene Farbe und eigenes Bild, Filme und Bilder falsch gelesener Züge werden gelöscht. Die anderen behalten ihre Punkte: Gegen sie spielte „N. N.“.
forget-again = Das lässt sich nicht rückgängig machen. { $name } für immer vergessen?
forget-not = Behalten
forget-surely = Für immer vergessen
forget-set-aside = Was beschädigt beiseitegelegt wurde, bleibt, wie es ist: { $files }.
forget-seated = { $name } sitzt am Tisch: Beendet dieses Spiel oder spielt mit anderen weiter, bevor { $name } vergessen wird.
player-rename = Anderer Name …
rename-title = Wie heißt { $name }?
rename-or = Oder dieselbe Person wie:
rename-ask = { $name } in „{ $other }“ umbenennen?
rename-what = Alle Spiele, Farbe, Bild und Dateien von { $name } tragen ab jetzt den Namen { $other }; Verlauf und Wertung bleiben, wie sie sind. Rückgängig wird es, indem ihr den Namen { $name } zurückgebt.
rename-surely = Umbenennen
rename-not = So lassen
merge-ask = Sind { $name } und { $other } eine Person?
merge-what = { $games ->
    [one] Das eine Spiel von { $name }
   *[other] Die { $games } Spiele von { $name }
  } und { $others ->
    [one] das eine von { $other }
   *[other] die { $others } von { $other }
  } werden ein Verlauf unter dem Namen { $other }; Wertung und Statistik folgen. Farbe und Bild von { $other } bleiben. Nichts geht verloren, doch trennen lässt es sich nicht mehr: Im Zweifel vorher auf einem Stick sichern.
merge-surely = Eine Person
rename-together = { $name } und { $other } haben an einem Tisch gesessen: Es sind zwei Personen. Nichts wurde geändert.
rename-seated = { $name } sitzt am Tisch: Beendet dieses Spiel oder spielt mit anderen weiter, bevor der Name geändert wird.
trouble-not-renamed = Nicht alles in { $folder } lässt sich umbenennen: { $why }. Was getan ist, bleibt; noch einmal versuchen, wenn das behoben ist.
name-guest = Gast
trouble-not-forgotten = In { $folder } lässt sich nicht alles vergessen: { $why }. Was getan ist, bleibt; versucht es noch einmal, wenn das behoben ist.
trouble-settings-guests = Die Einstellungen { $file }: „{ $name }“ muss eine Liste von Namen sein, je 1 bis { $most } Zeichen.
profile-title = { $name }: Farbe, Bild und Stimme
profile-way = Farbe und Bild
profile-voice = Zu { $name } spricht die Stimme
profile-voice-of-evening = Wie zu allen
person-colour-blue = Blau
person-colour-brown = Braun
person-colour-green = Grün
person-colour-gold = Gold
person-colour-pink = Rosa
person-colour-violet = Violett
person-colour-turquoise = Türkis
person-colour-grey = Grau
figure-fox = Fuchs
figure-cat = Katze
figure-hare = Hase
figure-bear = Bär
figure-owl = Eule
figure-fish = Fisch
figure-snail = Schnecke
figure-ladybird = Käfer
figure-tree = Baum
figure-flower = Blume
figure-boat = Boot
figure-star = Stern
figure-initial = Buchstabe
figure-camera = Kamera
portrait-title = Ein Bild von { $name }
portrait-waits = Noch kein Bild von der Kamera
portrait-what = In die Kamera schauen, oder eine Zeichnung oder ein Foto darunter halten: Was im Kreis ist, wird aufgenommen. Das Bild bleibt klein, auf diesem Computer und in Sicherungen, die ihr macht, und wird mit dem nächsten gewählten gelöscht, oder mit „Vergessen“.
portrait-take = Dieses nehmen
portrait-delete = Bild löschen
