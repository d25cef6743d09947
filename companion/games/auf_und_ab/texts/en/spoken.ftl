# Auf und Ab: what is said aloud. Short: a ruling takes two seconds and a half at most; numbers of cards stand as figures.

spoken-AUA-4 = Everybody gets { $needed } cards.
spoken-AUA-5 = Too many cards lie aside.
spoken-AUA-6 = A card is there twice.
spoken-AUA-7 = A hand is being played.
spoken-AUA-9 = Deal first.
spoken-AUA-11 = { $fault ->
    [no-double] It takes a double.
    [own] It takes the lowest double.
   *[other] { $holder } opens.
}
spoken-AUA-13 = It is { $to_move }’s turn.
spoken-AUA-14 = Whoever opens must lay.
spoken-AUA-15 = { $fault ->
    [too-many] There are not so many cards in hand.
   *[other] { $player } cannot have that.
}
spoken-AUA-16 = That was laid before.
spoken-AUA-17 = A card is there twice.
spoken-AUA-18 = The red numbers must match.
spoken-AUA-19 = The blue numbers must match.
spoken-AUA-21 = It takes { $needed } { $mode ->
    [UP] above
   *[DOWN] below
} { $last }.
spoken-AUA-22 = It must be above { $last }.
spoken-AUA-23 = It must be below { $last }.
spoken-AUA-24 = It counts as { $fewest }{ $span ->
    [0] {""}
   *[other] {" "}or { $most }
}.
spoken-AUA-25 = Say { $fewest } or { $most }.
spoken-AUA-28 = { $player } has passed.
spoken-AUA-44 = The game is over.

spoken-aua-round-over = { $player } opens, { $mode ->
    [UP] UP again
   *[DOWN] DOWN again
}.
spoken-aua-mode-changed = { $player } opens, now { $mode ->
    [UP] UP
   *[DOWN] DOWN
}!
spoken-aua-hand-over = { $player } is out: { $points ->
    [one] one point
   *[other] { $points } points
}.
spoken-aua-game-over = { $player } is out: { $points ->
    [one] one point
   *[other] { $points } points
}.

spoken-aua-duty-deal = Shuffle and deal.
spoken-aua-duty-game-over = The game is over.
spoken-aua-duty-first = The lowest double opens.
spoken-aua-duty-open-hand = { $player } opens with the lowest double.
spoken-aua-duty-open = { $player } opens.
spoken-aua-duty-count = { $player }: one, or two?
spoken-aua-duty-above = { $player }: { $count } above { $number }.
spoken-aua-duty-below = { $player }: { $count } below { $number }.
spoken-aua-duty-pass = { $player } can only pass.
