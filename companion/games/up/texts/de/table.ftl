# Up am Tisch: was gefragt wird, worauf gewartet wird und was auf der Seite des Spiels steht.

up-ask-dealer = Wer hat gegeben?
up-ask-who = { $read ->
    [0] Wer hat diese Karten gelegt?
   *[other] Wer hat { $cards } gelegt?
}
up-ask-cut = Wurde beim Abheben eine Karte behalten?
up-ask-variant = Was sagt { $player } an?
up-ask-left = { $player } legt { $cards }. Ist das alles, was { $player } übrig hat?
up-ask-open = Welche Karte liegt an { $number }. Stelle von links vor { $player }?
up-ask-turned = { $player } deckt { $cards } auf. Liegt dort noch eine Karte, die { $number }. der Reihe von links?
up-ask-laid = { $read ->
    [0] Welche Karte hat { $player } gelegt? Es ist die { $number }. von links.
   *[other] { $player } legt { $cards }. Liegt dort noch eine Karte, die { $number }. von links?
}
up-ask-overlooked = { $player } hat auch eine Karte gelegt, die fast verdeckt ist. Welche?
up-ask-more = { $player } legt { $cards }. Liegt noch eine Karte darunter?
up-ask-place = { $player } legt { $cards }. Woher?
up-ask-moved = Wurde { $cards } jetzt gelegt oder lag das schon da?
up-choice-from-open = Offene Karten
up-choice-from-hand = Hand
up-choice-from-hidden = Verdeckte Karten
up-choice-laid-now = Jetzt gelegt
up-choice-lay-before = Lag schon da
up-choice-nothing-kept = Nein
up-choice-not-dealt = Niemand hat gegeben
up-choice-no-card = Da liegt keine Karte
up-choice-no-more = Nein, das ist alles
up-choice-variant = { $variant ->
    [dirty_one] Schmutziger Einser
   *[double_two] Doppelter Zweier
}
up-choice-nothing = Nichts
up-choice-show = Ja, das ist alles
up-choice-play = Nein, ein Satz

up-notice-as-it-lay = Die Karten so legen, wie der Bildschirm es zeigt; dann geht es weiter.
up-notice-lifted = Eine offene Karte ist in jemandes Hand.
up-notice-rows = Die offenen Karten liegen nicht mehr wie vorher.
up-notice-show = Alle restlichen Karten nacheinander in die Mitte legen: { $players }
    .brief = { $others ->
        [0] Noch zu zeigen: { $first }
        [one] Noch zu zeigen: { $first } und noch jemand
       *[other] Noch zu zeigen: { $first } und { $others } weitere
    }
up-notice-left = { $player } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} übrig; zu sehen { $seen ->
    [0] ist keine
    [one] ist eine
   *[other] sind { $seen }
}.

button-last-card = Letzte Karte
button-last-card-of = { $player }: letzte Karte
button-announce = Ansagen
button-shown = Gezeigt

up-table-limit = hält bis
up-table-no-tower = Kein Turm
up-table-height = Turm: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
up-table-empty = Geben: vor jeden { $hidden } verdeckte Karten, darauf { $open } offene, { $hand } auf die Hand. Dann „Gegeben“ berühren.
up-table-show = Restliche Karten zeigen
up-seat-hidden = { $count } verdeckt
up-seat-hand = Hand: { $count }
up-seat-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
up-seat-points-short = { $count } P.
up-seat-matches = { $count ->
    [one] 1 Streichholz
   *[other] { $count } Streichhölzer
}
up-seat-matches-short = { $count ->
    [one] 1 Holz
   *[other] { $count } Hölzer
}
up-table-skipped = setzt aus
up-table-owes = „Letzte Karte“!
up-table-called = hat gerufen
up-table-forehand = Vorhand
up-window = { $player } darf rufen, bis { $next } legt.

# What lies on the table, told on phones.
up-laid-limit = Der Turm hält bis { $limit }
up-laid-open = { $count } offen
