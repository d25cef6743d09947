# Schwupps: what is said aloud. Short: a ruling takes two seconds and a half at most; numbers of cards stand as figures.

spoken-SCH-2 = There are only two of that card.
spoken-SCH-3 = All 14 aggravation cards are elsewhere.
spoken-SCH-11 = A hand has four cards.
spoken-SCH-14 = Lay out the cards first.
spoken-SCH-15 = A game is running.
spoken-SCH-16 = It is { $to_move }’s turn.
spoken-SCH-17 = First play or schwupp.
spoken-SCH-19 = { $player } does not have that card.
spoken-SCH-21 = It takes { $due ->
    [8] an 8
   *[other] a { $due }
}.
spoken-SCH-23 = It takes { $top_number ->
    [8] an 8
   *[other] a { $top_number }
}.
spoken-SCH-24 = It takes { $top_colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
}.
spoken-SCH-25 = It takes { $top_colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
}, or { $top_number ->
    [8] an 8
   *[other] a { $top_number }
}.
spoken-SCH-35 = Give it to somebody else.
spoken-SCH-36 = Only one schwupp a turn.
spoken-SCH-47 = The game is over.
spoken-SCH-51 = { $due } begins this game.

spoken-sch-aggravate = A card for { $to }.
spoken-sch-aggravate-nothing-left = No card is left for { $to }.
spoken-sch-schwupp = { $player } takes a card.
spoken-sch-schwupp-nothing-left = No card is left to take.
spoken-sch-won = { $player } has played the last card.
spoken-sch-won-by-aggravation = { $player } has played the last card.
spoken-sch-won-of-tournament = { $player } wins this game.

spoken-sch-duty-setup = Lay out the cards.
spoken-sch-duty-act = { $player }, your turn.
spoken-sch-duty-go-on = { $player } goes on.
spoken-sch-duty-over = The game is over.
