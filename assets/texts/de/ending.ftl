# Das Ende eines Spiels: wer gewonnen hat, seine besten Momente und deren Film.

ending-points = Punkte
ending-cards = Karten
ending-cards-left = Karten übrig
ending-by-points = mit { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
}
ending-by-rules = nach den Regeln
ending-wins = { $count ->
    [one] gewinnt { $by }!
   *[other] gewinnen gemeinsam { $by }!
}
ending-level = = gleichauf
ending-ranking = Rangliste, groß
button-moments = Beste Momente

moments-title = Beste Momente
moments-none = In diesem Spiel ist noch nichts geschehen.
moments-unpictured = Von diesem Moment ist kein Bild da.
moments-how = Mit Bildern gäbe es einen Film: Sie bleiben da, wo eine Kamera zuschaut und unter Einstellungen, Bilder, die von Abenden behalten werden.
moments-play = Film zeigen
moments-code = Scannen, um den Film mitzunehmen. Das Telefon muss im selben Netz sein.
moments-make = Film machen
moments-making = Der Film entsteht …
moments-film-broken = Der Film dieses Spiels ist nicht lesbar; er lässt sich noch einmal machen.
moments-film-outdated = Seit der Film begonnen wurde, hat sich etwas geändert; er lässt sich noch einmal machen.
moments-take = Foto machen
moments-take-again = Neues Foto
moments-picture = Das Foto vom Ende
trouble-film-unmade = Der Film ließ sich nicht machen: { $why }. Noch einmal versuchen; die Bilder sind noch da.
trouble-film-full = Der Datenträger ist voll: Der Film wird nicht behalten, sonst ist nichts verloren, und er kann noch einmal gemacht werden, sobald Platz ist.
trouble-film-unkept = Der Film wird nicht behalten und kann noch einmal gemacht werden: { $why }
trouble-picture-full = Der Datenträger ist voll: Das Bild wird nicht behalten, das vorige ist noch da.
trouble-picture-unkept = Das Bild wird nicht behalten, das vorige ist noch da: { $why }
trouble-film-late = Der Film wurde nach { $seconds } Sekunden aufgegeben. Noch einmal versuchen, wenn weniger los ist.
moment-called = Ein „Nein“ für { $player } nach { $clause }: { $why }
moment-won = { $count ->
    [one] Damit hat { $players } das Spiel gewonnen.
   *[other] Damit haben { $players } gemeinsam gewonnen.
}
