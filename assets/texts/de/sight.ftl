# Wie gut der Tisch gesehen wird: auf der eigenen Seite, in `companion calibrate` und in `companion doctor`.

sight-title = Wie gut werde ich sehen?
sight-field = Bildausschnitt
sight-print = Druckgröße
sight-sharpness = Schärfe
sight-shake = Ruhe
sight-noise = Helligkeit
sight-flicker = stetes Licht
sight-glare = Blendung
sight-evenness = gleichmäßiges Licht
sight-and = { $first }, { $others }
sight-mark-good = gut
sight-mark-fair = mäßig
sight-mark-poor = schlecht
sight-mark-unknown = unbekannt
sight-do-field = Nur { $percent } % des Platzes für die Karten sind im Bild: Dreht die Kamera, oder hängt sie etwas höher.
sight-do-print = Karten sind im Bild nur { $pixels } Pixel breit: Hängt die Kamera näher, und eher senkrecht über den Tisch.
sight-do-sharpness = Das Bild ist unscharf: Stellt die Kamera scharf, oder putzt ihre Linse mit einem weichen Tuch.
sight-do-shake = Das Bild zittert: Zieht das Stativ der Kamera fest, und stellt es dahin, wo niemand anstößt.
sight-do-noise = Es ist zu dunkel: Macht über dem Tisch eine Lampe an.
sight-do-flicker = Das Licht flackert: Macht eine andere Lampe an, oder die aus, die flackert.
sight-do-glare = { $percent } % des Tisches sind grell weiß: Dreht die Lampe zur Seite, oder zieht den Vorhang zu.
sight-do-evenness = Die dunkelste Stelle des Tisches hat nur { $percent } % des Lichts: Stellt auch dort eine Lampe auf.
sight-measure-field = { $whole ->
    [yes] und { $value } mm daneben
   *[no] { $value } %
}
sight-measure-print = eine Karte ist, wo sie am kleinsten ist, { $value } Pixel breit
sight-measure-sharpness = Kanten sind um { $value } Pixel verwischt
sight-measure-shake = { $value } Pixel von 640 nach jeder Seite
sight-measure-noise = Rauschen von { $value } Graustufen
sight-measure-flicker = { $value } %
sight-measure-glare = { $value } % des Tisches
sight-measure-evenness = die dunkelste Stelle hat { $value } % des Lichts
sight-all-good = Alles ist gut zu sehen.
sight-named-good = Gut: { $names }
sight-named-fair = Auch nicht gut: { $names }
sight-named-poor = Auch nicht gut: { $names }
sight-named-unknown = Nicht gemessen: { $names }. Legt ein paar Karten auf den Tisch, und messt noch einmal.
sight-measures = Einen Moment: Ich sehe mir den Tisch zwei Sekunden lang an.
sight-not-measured = Noch ist nichts gemessen.
sight-no-table = Ich weiß noch nicht, wo der Tisch ist. Sucht ihn zuerst, über „Was er sieht“.
sight-play = Weiter zum Tisch
sight-play-anyway = Trotzdem spielen
sight-anew = Noch einmal messen
