# What is told at the end of a game.

uad-ending-tricks = Tricks
uad-won-by = with { $count ->
    [one] one trick
   *[other] { $count } tricks
}
uad-moment-pot = { $player } won the biggest pot: { $tricks } tricks at once.
uad-moment-change = { $player } { $way ->
    [flip] flipped the card
    [rotate] turned the card
   *[roll] rolled a new trump
} and won the trick; else { $else ->
    [nobody] nobody would have
   *[other] it was { $other }’s
}.
uad-moment-round = { $player } won { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} in one round, the most of all.
