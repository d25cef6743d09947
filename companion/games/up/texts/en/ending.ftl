# What is told at the end of a game.

up-ending-matches = Matches
up-won-by-points = with { $count ->
    [one] one point
   *[other] { $count } points
}
up-won-by-cards = with { $count ->
    [one] one card
   *[other] { $count } cards
}
up-won-by-matches = with { $count ->
    [one] one match
   *[other] { $count } matches
}
    .brief = { $count ->
        [one] one match
       *[other] { $count } matches
    }
up-moment-tower = { $player } laid the top of the tallest tower: { $count ->
    [one] one card
   *[other] { $count } cards
}.
up-moment-collapse = Under { $player } the tower came down: { $count ->
    [one] one card
   *[other] { $count } cards
} to take.
up-moment-minus-two = { $player } turned a −2 as the very last card, and the round was over.
