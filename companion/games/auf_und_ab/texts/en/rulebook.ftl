# Auf und Ab for those who learn it.

about-auf-und-ab = Be rid of your cards first: lay higher than the others – or lower, going down.
about-time-auf-und-ab = about { $minutes } min a hand
about-needs-auf-und-ab = the 55 cards of Auf und Ab
gist-auf-und-ab = Each card has two numbers, a red one and a higher blue one. You want to be the first without cards.
    Whoever opens a round lays one card or several of the same number. The next one lays as many of a higher number, or passes; who has passed waits for the next round.
    Going UP the red numbers count, going DOWN the blue ones, and then lower beats higher. An odd number of change cards turns the next round over.
    When somebody lays the last card, each card that the others hold is a point for them.

aua-drawn-first = The first of 55 cards …
aua-drawn-last = … and the last ones
aua-drawn-two-numbers = red { $low }, blue { $high }
aua-drawn-double = a double: 4 and 4
aua-drawn-change-cards = The two digits make nine
aua-drawn-hand = { $player }’s hand
aua-drawn-aside = aside
aua-drawn-deals = Somebody deals
aua-drawn-dealt = { $player }: { $count } cards
aua-drawn-new-round = { $mode ->
    [UP] ▲ UP
   *[DOWN] ▼ DOWN
}: nothing lies there yet
aua-drawn-there = { $mode ->
    [UP] ▲ UP
   *[DOWN] ▼ DOWN
}: { $player } has laid { $count ->
    [one] one
   *[other] { $count }
}
aua-drawn-lays = { $player } lays{ $count ->
    [0] {""}
   *[other] , for { $count }
}
aua-drawn-passes = { $player } passes.
aua-drawn-left = { $player } still has { $count }
