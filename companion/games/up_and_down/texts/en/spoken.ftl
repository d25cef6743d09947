# Up & Down: what is said aloud. Short: a ruling takes two seconds and a half at most; numbers of cards stand as figures.

spoken-UAD-1 = Aces and kings are out.
spoken-UAD-2 = { $case ->
    [dealt] That card was dealt twice.
    [shown] Two players show one card.
    [played] That card was played before.
   *[held] { $player } holds that card.
}
spoken-UAD-5 = The suits do not fit the card.
spoken-UAD-7 = { $player } needs { $needed } cards.
spoken-UAD-9 = The cards are dealt already.
spoken-UAD-14 = Nobody faces clubs.
spoken-UAD-15 = It is laid out already.
spoken-UAD-16 = { $missing ->
    [deal] Deal first.
    [setup] Lay out dice and card first.
   *[both] Deal and lay out first.
}
spoken-UAD-19 = { $player } changes the rules first.
spoken-UAD-20 = { $leader } makes the change.
spoken-UAD-21 = The change has been made.
spoken-UAD-22 = Nothing has changed.
spoken-UAD-23 = Only one change is allowed.
spoken-UAD-26 = The same sum. Roll again.
spoken-UAD-27 = A card of { $players } is missing.
spoken-UAD-29 = { $player } does not have that card.
spoken-UAD-46 = The game is over.

spoken-uad-set-up = { $player } leads. Trump is { $trump ->
    [11] jack
    [12] queen
   *[other] { $trump }
}.
spoken-uad-flipped = { $face ->
    [UP] UP: now the highest wins.
   *[DOWN] DOWN: now the lowest wins.
}
spoken-uad-rotated = Everybody has another suit.
spoken-uad-rolled = Trump is now { $trump ->
    [11] jack
    [12] queen
   *[other] { $trump }
}.
spoken-uad-cancelling = { $rank ->
    [J] Jacks
    [Q] Queens
    [2] Twos
    [3] Threes
    [4] Fours
    [5] Fives
    [6] Sixes
    [7] Sevens
    [8] Eights
    [9] Nines
   *[10] Tens
} cancel
spoken-uad-cancelling-trumps = { $rank ->
    [J] Jacks
    [Q] Queens
    [2] Twos
    [3] Threes
    [4] Fours
    [5] Fives
    [6] Sixes
    [7] Sevens
    [8] Eights
    [9] Nines
   *[10] Tens
} cancel
spoken-uad-cancelling-both = Two pairs cancel
spoken-uad-won-trump = { $player } trumps{ $becomes }.
spoken-uad-won-best = { $player } wins{ $becomes }.
spoken-uad-won-own = { $player } wins{ $becomes }.
spoken-uad-won-only = { $player } wins{ $becomes }.
spoken-uad-won-nobody = Nobody wins{ $becomes }.
spoken-uad-left-trump = { $cancelled }, { $player } wins{ $becomes }.
spoken-uad-left-best = { $cancelled }, { $player } wins{ $becomes }.
spoken-uad-left-only = { $cancelled }, { $player } wins{ $becomes }.
spoken-uad-left-nobody = { $cancelled }{ $becomes }.
spoken-uad-left-none = { $cancelled }{ $becomes }.
spoken-uad-becomes-won = {" "}{ $count } tricks
spoken-uad-becomes-pot = , { $count } in the pot
spoken-uad-becomes-discarded = , discarded

spoken-uad-duty-prepare = { $missing ->
    [deal] Deal the cards.
    [setup] Roll the dice and lay out the card.
   *[both] Deal, roll the dice, lay out the card.
}
spoken-uad-duty-change = { $player } changes the rules.
spoken-uad-duty-reveal = Everybody plays a card.
spoken-uad-duty-none = The game is over.
