# The guided first round of Up.

tutorial-up-goal = You are Kim; Leah and Alex play with you. Each has five cards in hand, four open ones and, below them, four face down. Be the first to have none left!
tutorial-up-tower = All lay on one tower, and it must get lighter: a card may be at most as heavy as the one before. Whoever lays too heavy a card takes it all.
tutorial-up-begin = You begin the tower, and any number will do. In the first turn only hand cards count. Touch “Hand” and lay your 11!
tutorial-up-hold = The limit is 6 now. Which of these would hold, so that the tower stays? (The two 2s are your open ones.)
tutorial-up-equal = From the second turn on you may take cards from the hand or the open ones. Equal is enough: lay your 6!
tutorial-up-minus-two = The limit is 4. A −2 takes two off: the others then need a 2 or less. Lay your −2 from the hand!
tutorial-up-clear = Only a 1 would hold now. But you have the clear card: it takes the whole tower away. Lay it!
tutorial-up-again = The tower is gone, and you begin the next one at once. Lay your 10!
tutorial-up-play-on = Now play on as you like, to the end of the round. Your face-down cards come last; you turn them one by one. Ask for help when you want it.
tutorial-up-collapsed = Too heavy: the tower comes down. Whoever did it takes all its cards, and begins the next one.
tutorial-up-taken-up = A turned −2 that would begin a tower goes into the hand, and another card is played.
tutorial-up-last-card = Whoever is left with one card calls “last card” before the next one plays; whoever forgets it is skipped once.
tutorial-up-scored = Everybody counts the cards that are left as minus points; a −2 counts 20, a clear card 50. The fewest points win.
