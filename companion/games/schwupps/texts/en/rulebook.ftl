# Schwupps for those who learn it.

about-schwupps = Play all your cards on four piles – and whoosh, a row moves on.
about-time-schwupps = about { $minutes } min
about-needs-schwupps = the 144 cards of Schwupps
gist-schwupps = Everybody has a pile of their own and four cards in hand. You want to be the first who has played them all.
    In the middle lie four number piles, and beside each a Schwupps card that says what fits on it: one more, two less, the same number, the same colour. Play as many cards as you like.
    Nothing fits? Once in your turn you may push a row on: the rules beside two piles are others then. It costs you a card.
    An aggravation card pushes a row, too, and gives somebody else a card. Then draw up to four, and the next one plays.

sch-drawn-colours = Five colours …
sch-drawn-numbers = … from 1 to 10, each card twice
sch-drawn-aggravation = There are 14 of these
sch-drawn-steps = so much more or less
sch-drawn-number = same number
sch-drawn-color = same colour
sch-drawn-either = one or both
sch-drawn-hand = { $player }’s hand
sch-drawn-next = Schwupps pile
sch-drawn-slot = { $row ->
    [0] Upper row
   *[other] Lower row
}, { $slot ->
    [0] left
   *[other] right
}
sch-drawn-pile = Beside the pile lies
sch-drawn-plays = { $player } plays
sch-drawn-row-before = Pile + { $row ->
    [0] upper
   *[other] lower
} row
sch-drawn-row-after = after the push
sch-drawn-given = { $player } gets
sch-drawn-in-hand = { $player }, in hand: { $count }
sch-drawn-own-pile = own pile: { $count }
sch-drawn-draws = { $player } draws { $count }
sch-drawn-ends = { $player } ends the turn.
