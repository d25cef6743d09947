# What is told at the end of a game.

aua-won-by = with { $count ->
    [one] one point
   *[other] { $count } points
}
aua-moment-set = { $player } laid { $count } cards at once.
aua-moment-turn = { $player } turned the direction { $mode ->
    [UP] to UP
   *[DOWN] to DOWN
} and won the hand: { $points ->
    [one] one point
   *[other] { $points } points
}.
aua-moment-hand = { $player } was out first and scored { $points ->
    [one] one point
   *[other] { $points } points
}, the best hand.
