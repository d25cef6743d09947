# The guided first game of Schwupps.

tutorial-schwupps-goal = You are Kim; Leah and Alex play with you. Each has four cards in hand and a pile of their own. Be the first to have played all of them!
tutorial-schwupps-piles = In the middle lie four piles of number cards. The Schwupps card beside each pile says which card may go on it.
tutorial-schwupps-which = Beside the { sch-top } stands +1. Which of your cards may go on it? Touch them, then ask.
tutorial-schwupps-lay = Lay the { sch-card }: touch the { sch-top }, then your card. Or try first what is not allowed.
tutorial-schwupps-number = Go on as long as something fits! “#” asks for the same number: lay the { sch-card } on the { sch-top }.
tutorial-schwupps-schwupp = Your { sch-card } fits nowhere. Push the upper row on: touch one of its Schwupps cards. That costs you a card.
tutorial-schwupps-fits-now = Whoosh: now −2 stands beside the { sch-top }. Lay your { sch-card }!
tutorial-schwupps-aggravate = Annoy somebody: touch the aggravation card, push a row, and give { $player } a card.
tutorial-schwupps-end = Nothing more to do. End your turn: then you draw up to four cards from your own pile.
tutorial-schwupps-play-on = Now play on as you like, to the end of the game. Play cards, schwupp, end your turn – and ask for help when you want it.
tutorial-schwupps-round = Did you see? Counting goes round: after 10 comes 1 again, and below 1 comes 10.
tutorial-schwupps-either = Here colour or number is enough: a Schwupps card with both signs lets either of them fit.
tutorial-schwupps-won = The game ends at once with the very last card. There are no points in a single game: whoever is out of cards wins.
