# Up & Down: was laut gesagt wird. Kurz: ein Spruch dauert höchstens zweieinhalb Sekunden; Zahlen stehen als Ziffern.

spoken-UAD-1 = Asse und Könige sind raus.
spoken-UAD-2 = { $case ->
    [dealt] Eine Karte ist doppelt gegeben.
    [shown] Zwei zeigen dieselbe Karte.
    [played] Die Karte war schon dran.
   *[held] Die Karte hat { $player }.
}
spoken-UAD-5 = Die Farben passen nicht dazu.
spoken-UAD-7 = { $player } braucht { $needed } Karten.
spoken-UAD-9 = Es ist schon gegeben.
spoken-UAD-14 = Niemand hat Kreuz vor sich.
spoken-UAD-15 = Es ist schon ausgelegt.
spoken-UAD-16 = { $missing ->
    [deal] Erst geben.
    [setup] Erst Würfel und Karte.
   *[both] Erst geben und auslegen.
}
spoken-UAD-19 = Erst ändert { $player } die Regeln.
spoken-UAD-20 = Die Änderung macht { $leader }.
spoken-UAD-21 = Geändert ist schon.
spoken-UAD-22 = Nichts ist geändert.
spoken-UAD-23 = Nur eine Änderung ist erlaubt.
spoken-UAD-26 = Gleiche Summe, noch einmal.
spoken-UAD-27 = Es fehlt noch { $players }.
spoken-UAD-29 = { $player } hat diese Karte nicht.
spoken-UAD-46 = Das Spiel ist aus.

spoken-uad-set-up = { $player } beginnt. Trumpf ist { $trump ->
    [11] Bube
    [12] Dame
   *[other] { $trump }
}.
spoken-uad-flipped = { $face ->
    [UP] Jetzt gewinnt die höchste.
   *[DOWN] Jetzt gewinnt die niedrigste.
}
spoken-uad-rotated = Alle haben eine andere Farbe.
spoken-uad-rolled = Trumpf ist jetzt { $trump ->
    [11] Bube
    [12] Dame
   *[other] { $trump }
}.
spoken-uad-cancelling = { $rank ->
    [J] Buben
    [Q] Damen
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
    [7] Siebener
    [8] Achter
    [9] Neuner
   *[10] Zehner
} weg
spoken-uad-cancelling-trumps = { $rank ->
    [J] Buben
    [Q] Damen
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
    [7] Siebener
    [8] Achter
    [9] Neuner
   *[10] Zehner
} weg
spoken-uad-cancelling-both = Zwei Paare weg
spoken-uad-won-trump = Trumpf! { $player }{ $becomes }.
spoken-uad-won-best = { $player } gewinnt{ $becomes }.
spoken-uad-won-own = { $player } gewinnt{ $becomes }.
spoken-uad-won-only = { $player } gewinnt{ $becomes }.
spoken-uad-won-nobody = Niemand gewinnt{ $becomes }.
spoken-uad-left-trump = { $cancelled }, { $player } gewinnt{ $becomes }.
spoken-uad-left-best = { $cancelled }, { $player } gewinnt{ $becomes }.
spoken-uad-left-only = { $cancelled }, { $player } gewinnt{ $becomes }.
spoken-uad-left-nobody = { $cancelled }{ $becomes }.
spoken-uad-left-none = { $cancelled }{ $becomes }.
spoken-uad-becomes-won = {" "}{ $count } Stiche
spoken-uad-becomes-pot = , { $count } im Topf
spoken-uad-becomes-discarded = , verfallen

spoken-uad-duty-prepare = { $missing ->
    [deal] Gebt die Karten.
    [setup] Würfelt und legt die Karte aus.
   *[both] Gebt, würfelt, legt die Karte aus.
}
spoken-uad-duty-change = { $player } ändert die Regeln.
spoken-uad-duty-reveal = Alle spielen eine Karte.
spoken-uad-duty-none = Das Spiel ist aus.
