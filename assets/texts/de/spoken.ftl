# Was laut gesagt wird, in jedem Spiel; was einem Spiel allein gehört, steht in dessen spoken.ftl.

spoken-no = Nein. { $why }
spoken-undone = Zurückgenommen.
spoken-nothing-to-undo = Es gibt nichts zurückzunehmen.
spoken-turn = { $player } ist dran.
spoken-dealer = { $player } gibt.
spoken-reminder = { $player }, die anderen warten.
spoken-skip-due = { $player } hat nicht gerufen!
spoken-skipped = { $player } wird übersprungen.
spoken-leads = { $number ->
    [one] { $players } führt mit { $total }.
   *[other] { $players } führen mit { $total }.
}
spoken-wins = { $number ->
    [one] { $players } gewinnt das Spiel!
   *[other] { $players } gewinnen gemeinsam!
}
spoken-stopped = Der Tisch stimmt nicht. Bitte auf den Bildschirm schauen.
spoken-minus = minus { $number }
spoken-card = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
} { $rank ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $rank }
}
spoken-suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}
