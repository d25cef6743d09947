# The guided first round of Up & Down.

tutorial-up-and-down-goal = You are Kim; Leah, Alex and Wolf play with you. There are eleven tricks: win as many as you can!
tutorial-up-and-down-suit = The card in the middle shows everybody a suit, written below the names. Yours is ♣: but for trumps, only your clubs can win.
tutorial-up-and-down-trump = The dice together are the trump value: 5 and 3 make 8. An eight of any suit beats all other cards.
tutorial-up-and-down-change = Before each trick the leader changes one thing. You lead: touch the arrow to flip the card to DOWN. Then the lowest is best.
tutorial-up-and-down-which = Equal cards cancel each other. Suppose Leah plays { $leah }, Alex { $alex } and Wolf { $wolf }. Which of your cards would win? (Suits: Leah ♦, Alex ♥, Wolf ♠.)
tutorial-up-and-down-card = Now everybody plays a card, face down, and all are turned up at once. Lay your { $card }: it is low, and yours.
tutorial-up-and-down-left = The lead goes to the left. Leah changes the rules before the next trick; then you choose a card again.
tutorial-up-and-down-play-on = Now play on to the last trick. Each time: look at arrow, dice and your suit, then choose. Ask for help when you want it.
tutorial-up-and-down-cancelled = Equal cards are out, trumps too, before anything else is looked at. So the eights could not beat your card.
tutorial-up-and-down-turned = The card in the middle was turned: now everybody has another suit. Look below the names!
tutorial-up-and-down-rolled = The dice were rolled: now another value is trump.
tutorial-up-and-down-trumped = A card of the trump value beats all others, whatever its suit, with UP and with DOWN.
tutorial-up-and-down-pot = No card could win: the trick goes into the pot, and waits for whoever wins the next one.
tutorial-up-and-down-pot-won = Whoever wins a trick gets the whole pot with it.
tutorial-up-and-down-won = All cards are played. Everybody counts the tricks, those from the pot included; the most tricks win.

tutorial-uad-touch-face = Flip the card
tutorial-uad-touch-dice = Roll the dice
tutorial-uad-touch-suits = Turn the card
