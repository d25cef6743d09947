# Up for those who learn it.

about-up = Build a tower that gets lighter and lighter; whoever lays too heavy a card takes it all.
about-time-up = about { $minutes } min a round
about-needs-up = the cards of Up, one colour for each player
gist-up = Everybody has cards in hand, open cards, and face-down cards below them. You want to be the first without any.
    On the tower goes a card that is as heavy as the last one or lighter; several of the same number go together. A heavier one brings the tower down, and whoever laid it takes all of it and begins again.
    First come the cards in hand, then also the open ones, and in the end the face-down ones, blind. A −2 lowers the limit, a clear card takes the tower away.
    Whoever has one card left says “last card”. When somebody is out, the others write down what they still hold; the fewest points win.

up-drawn-numbers = The numbers 1 to 11
up-drawn-minus-two = one −2
up-drawn-clear = one clear card
up-drawn-alike = All of these are the same: a 7
up-drawn-dealer = { $player } deals
up-drawn-cut = Kept from the cut
up-drawn-no-tower = No tower stands.
up-drawn-tower = Tower of { $count }, limit { $limit }
up-drawn-lays = { $player } { $place ->
    [hand] lays from the hand
    [open] lays open cards
   *[hidden] turns face-down
}
up-drawn-has = { $player }, { $place ->
    [hand] in hand: { $count }
    [open] open: { $count }
   *[hidden] face down: { $count }
}
up-drawn-calls = { $player } says “last card”.
up-drawn-about = It is about
up-drawn-announces = { $player } announces { $variant ->
    [dirty_one] “dirty one”
   *[double_two] “double two”
}.
up-drawn-left = { $player } has { $count } left
up-drawn-shows = { $player } shows
