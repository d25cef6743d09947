# Up & Down for those who learn it.

about-up-and-down = Win tricks – but before each one, somebody changes the rules or the trump.
about-time-up-and-down = about { $minutes } min a round
about-needs-up-and-down = a deck of playing cards, two dice, the UP&DOWN card
gist-up-and-down = The card in the middle says whether the highest card wins, UP, or the lowest, DOWN, and shows everybody a suit of their own. The dice together are the trump value.
    Before each trick the leader changes one thing: flips the card, turns it, or rolls the dice. Then everybody lays a card face down, and all are turned up.
    Equal cards cancel each other. Of the rest a card of the trump value wins, else the best card that is in its player’s own suit.
    If nobody wins, the trick goes into the pot, for whoever wins next. The most tricks win.

uad-drawn-lowest = From the 2 of each suit …
uad-drawn-highest = … to the queen
uad-drawn-worth = worth { $value }
uad-drawn-faces = Its two faces
uad-drawn-hand = { $player }’s hand
uad-drawn-deals = Somebody deals
uad-drawn-dealt = { $player }: { $count } cards
uad-drawn-dice = The dice
uad-drawn-facing = Faced are: { $suits }.
uad-drawn-middle = { $face ->
    [UP] ▲ UP
   *[DOWN] ▼ DOWN
}, trump { $trump }
uad-drawn-not-yet = Nothing is laid out yet
uad-drawn-before = Before: { $face ->
    [UP] ▲ UP
   *[DOWN] ▼ DOWN
}, trump { $trump }
uad-drawn-after = After: { $face ->
    [UP] ▲ UP
   *[DOWN] ▼ DOWN
}, trump { $trump }
uad-drawn-own = { $player }, own { $suit }
