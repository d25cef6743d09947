# Was allen vier Spielen gemeinsam ist.

list = { $first } und { $last }

legal = Erlaubt.
nothing-to-undo = Es gibt nichts zurückzunehmen.
undone = Zurückgenommen: { $event }.
cancelled = aufgehoben: { $cards }

invalid-json = Diese Zeile ist kein gültiges JSON.
invalid-too-long = Diese Zeile ist länger als 1 MB und wurde nicht gelesen.
invalid-not-an-object = Diese Zeile ist kein JSON-Objekt.
invalid-no-event = Diese Zeile sagt nicht, was geschehen ist.
invalid-event = Ein Ereignis „{ $event }“ gibt es in diesem Spiel nicht.
invalid-missing = „{ $key }“ fehlt.
invalid-type = „{ $key }“ ist nicht von der richtigen Art.
invalid-choice = „{ $key }“ muss eines von { $choices } sein.
invalid-player = Niemand namens „{ $name }“ spielt mit.
invalid-card = Eine Karte „{ $card }“ gibt es in diesem Spiel nicht.

effect-undone = zurückgenommen
effect-round_over = die Runde ist zu Ende
effect-hand_over = der Durchgang ist zu Ende
effect-game_over = das Spiel ist zu Ende
effect-mode_changed = die Richtung wechselt
effect-flip = die Karte wird gewendet
effect-rotate = die Karte wird gedreht
effect-roll = es wird gewürfelt
effect-trick = { $about } gewinnt den Stich
effect-pot = der Stich kommt in den Topf
effect-pot_won = und nimmt den Topf
effect-pot_discarded = der Topf verfällt
effect-collapse = der Turm stürzt ein
effect-cleared = der Turm wird abgeräumt
effect-taken_up = die −2 kommt auf die Hand
effect-called = „Letzte Karte!“
effect-skip_due = { $about } hat nicht gerufen und setzt aus
effect-skipped = { $about } setzt aus
effect-scored = die Runde ist gewertet
effect-given = { $about } bekommt eine Karte
effect-drew = { $about ->
    [one] zieht eine Karte
   *[other] zieht { $about } Karten
}
effect-reshuffled_schwupps = der Schwupps-Stapel wird neu gemischt
effect-reshuffled_common = der gemeinsame Stapel wird neu gemischt
effect-won = und gewinnt

event-ask = Frage:
event-undo = Rücknahme
event-deal = Austeilen
event-setup = Aufbau
event-change = ändert
event-change-alone = Änderung:
event-reveal = Aufdecken
event-play = spielt
event-pass = passt
event-announce = sagt an:
event-call = ruft „Letzte Karte“
event-show = Zeigen
event-number = spielt
event-aggravate = ärgert
event-aggravate-alone = spielt eine Ärgerkarte
event-schwupp = schwuppt
event-end = ist fertig

column-tricks = Stiche
column-totals = Summe
column-scores = Punkte
column-cards_left = Karten
column-hand = Hand
column-pile = Eigener Stapel
winners = { $count ->
    [one] Gewonnen hat { $names }
   *[other] Gewonnen haben { $names }
}
counts = { $legal } erlaubt, { $illegal } verboten, { $invalid } ungültig

event-dealer = durch { $name };
event-dealer-alone = durch { $name }
event-starter = { $name } beginnt
event-dirty_one = schmutziger Einser
event-double_two = doppelter Zweier
event-from-hand = aus der Hand
event-from-open = { $count ->
    [0] eine offene Karte
    [one] eine offene Karte,
   *[other] offene Karten,
}
event-from-hidden = { $count ->
    [0] eine verdeckte Karte
   *[other] eine verdeckte Karte,
}
event-cut = (abgehoben { $card })
event-row = { $row ->
    [0] obere Reihe
   *[other] untere Reihe
}
event-slot = { $slot ->
    [0] links
   *[other] rechts
}
event-next = jetzt offen: { $card }

card-rank = { $rank ->
    [J] B
    [Q] D
   *[K] K
}
card-aggravation = Ärgerkarte
card-clear = Abräumkarte
card-number = gleiche Zahl
card-color = gleiche Farbe
card-either = Farbe/Zahl
card-red = Rot { $number }
card-blue = Blau { $number }
card-green = Grün { $number }
card-yellow = Gelb { $number }
card-purple = Lila { $number }
