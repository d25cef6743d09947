# What is told at the end of a game.

sch-won-by-points = with { $count ->
    [one] one point
   *[other] { $count } points
}
sch-won-by-last-card = with the last card
    .brief = has won!
sch-moment-turn = { $player } played { $count } cards in one turn, the longest of all.
sch-moment-gift = { $player } gave { $to } a card, who had only { $left ->
    [one] one
   *[other] { $left }
} left.
