# Learning a game by playing: the guided first round, whatever the game.

button-learn = Learn it
tutorial-learn = Learn by playing
tutorial-title = { $game } · step { $number } of { $count }
tutorial-next = Next ›
tutorial-judge = Is that right?
tutorial-hand = Yours
tutorial-to-me = On to my turn
tutorial-hint = Help me
tutorial-do = Do it
tutorial-why = Why? The rule ›
tutorial-try = Try: { $play }
tutorial-advice = You could do this: { $play }
tutorial-watch = { $player ->
    [none] Somebody else is next.
   *[other] { $player } is next.
}
tutorial-right = Right! That is all that is allowed, and nothing else.
tutorial-wrong = Not quite. { $why }
tutorial-more = Right so far – but something else is allowed, too.
tutorial-allowed-too = Allowed, too, but let us do the other thing first. { $why }
tutorial-again = Once more
tutorial-play = Play it with cards

tutorial-kind-number = Lay a number card
tutorial-kind-schwupp = Schwupp a row
tutorial-kind-aggravate = Aggravation card
tutorial-kind-end = End the turn
tutorial-kind-play = Lay cards
tutorial-kind-pass = Pass
tutorial-kind-change = Change the rules
tutorial-kind-reveal = Play a card
tutorial-kind-call = “Last card!”
