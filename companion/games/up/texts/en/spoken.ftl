# Up: what is said aloud. Short: a ruling takes two seconds and a half at most; numbers of cards stand as figures.

spoken-UP-4 = Minus two is not in this game.
spoken-UP-5 = There are not so many of them.
spoken-UP-6 = A round is being played.
spoken-UP-8 = { $player } needs { $needed ->
    [one] one card
   *[other] { $needed } cards
} there.
spoken-UP-11 = Only minus two or a clear card.
spoken-UP-12 = The kept card must be in the hand.
spoken-UP-13 = { $due ->
    [nothing] The game is over.
    [show] First show the cards left.
   *[deal] Deal first.
}
spoken-UP-15 = It is { $to_move }’s turn.
spoken-UP-17 = First only hand cards.
spoken-UP-19 = First the open cards.
spoken-UP-20 = Turn only one card.
spoken-UP-22 = { $player } cannot have that there.
spoken-UP-23 = Only cards of one value.
spoken-UP-34 = A minus two cannot begin.
spoken-UP-46 = { $moment ->
    [twice] { $player } has called already.
   *[not-now] { $player } has nothing to call.
}
spoken-UP-57 = First show the cards left.
spoken-UP-58 = No cards need to be shown.
spoken-UP-59 = { $missing ->
    [none] { $player } has { $needed ->
        [one] one card
       *[other] { $needed } cards
    } left.
   *[other] A card of { $player } is missing.
}
spoken-UP-61 = The game is over.
spoken-UP-63 = Too late to announce that.
spoken-UP-64 = Only { $forehand } may announce.
spoken-UP-65 = That holds already.

spoken-up-announced = { $variant ->
    [dirty_one] Dirty one
   *[double_two] Double two
}.
spoken-up-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
spoken-up-collapsed = { $player } takes the tower: { $taken }.
spoken-up-cleared = The tower is cleared away.
spoken-up-cleared-nothing = Cleared. { $player } begins.
spoken-up-taken-up = { $player } takes the minus two up.
spoken-up-round-over = { $player } ends the round.
spoken-up-round-over-credit = { $player } ends the round.
spoken-up-round-over-minus-two = { $player } ends the round.
spoken-up-round-over-show-due = Round over. Show your cards.
spoken-up-game-over = That was the last round.
spoken-up-called = Last card: { $player }.
spoken-up-called-early = Last card: { $player }.
spoken-up-shown = { $players } must still show.
spoken-up-scored = The round is scored.

spoken-up-duty-deal = Shuffle, cut and deal.
spoken-up-duty-show = Show the cards left.
spoken-up-duty-nothing = The game is over.
spoken-up-duty-begin = { $player } begins a tower.
spoken-up-duty-lay = { $player }: up to { $limit }.
