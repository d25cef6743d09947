# The guided first hand of Auf und Ab.

tutorial-auf-und-ab-goal = You are Kim; Leah and Alex play with you. Be the first to have no card left!
tutorial-auf-und-ab-numbers = Each card has two numbers: the lower one is red, the higher one blue. It begins UP: then only the red ones count.
tutorial-auf-und-ab-first = Cards that are laid together share the red number. You begin, and your lowest double, 0-0, must be among them. Which of these may you lay?
tutorial-auf-und-ab-begin = A double counts as one card or as two. Lay 0-0 0-3 0-6, then touch “Next” and say 4.
tutorial-auf-und-ab-beat = Leah has laid four threes. So now it takes exactly four cards, and higher ones. Which of these may you lay?
tutorial-auf-und-ab-follow = Your double five counts as two: that makes four fives. Lay 5-5 5-7 5-8!
tutorial-auf-und-ab-pass = All others have passed. You might go on alone – but pass, too: that ends the round.
tutorial-auf-und-ab-down = The round is yours: open the next one. It goes DOWN, so blue numbers count. Lay all your blue eights and say 6.
tutorial-auf-und-ab-play-on = Now play on as you like, to the end of the hand. You may always pass – and ask for help when you want it.
tutorial-auf-und-ab-changed = Look: a card whose digits make nine is a change card. One, three or five of them in a round turn the next one over: UP to DOWN, DOWN to UP.
tutorial-auf-und-ab-lower = This is a DOWN round: the blue numbers count, and a lower one beats a higher one.
tutorial-auf-und-ab-scored = Whoever is out scores a point for each card that the others still hold. A double counts as one card here.
