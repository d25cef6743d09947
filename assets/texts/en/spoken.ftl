# What is said aloud, whichever game it is; what belongs to one game is in its own spoken.ftl.

spoken-no = No. { $why }
spoken-undone = Taken back.
spoken-nothing-to-undo = There is nothing to take back.
spoken-turn = { $player }, your turn.
spoken-dealer = { $player } deals.
spoken-reminder = { $player }, the others wait.
spoken-skip-due = { $player } did not call!
spoken-skipped = { $player } is skipped.
spoken-leads = { $number ->
    [one] { $players } leads with { $total }.
   *[other] { $players } lead with { $total }.
}
spoken-wins = { $number ->
    [one] { $players } wins the game!
   *[other] { $players } share the win!
}
spoken-stopped = Out of step. Please look at the screen.
spoken-minus = minus { $number }
spoken-card = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
spoken-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
