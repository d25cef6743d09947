# Schwupps

sch-card = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
} { $number }
sch-top = { $top_colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
} { $top_number }

SCH-1 = There are 100 number cards: red, blue, green, yellow and purple, from 1 to 10, each of them twice.
SCH-2 = Nobody can play or lay out a third copy of a number card once both copies have been seen elsewhere: in the number piles or in known hands.
    .no = { $during ->
        [setup] There are only two copies of the { sch-card }; this names { $lying } on the piles and { $held } in the hands.
       *[play] Both copies of the { sch-card } are elsewhere: { $lying } in the number piles, { $held } in hands that are known.
    }
SCH-3 = There are 14 aggravation cards; a fifteenth is not possible once all of them have been seen elsewhere: in the box or in known hands.
    .no = { $during ->
        [setup] The hands show { $held } aggravation cards; there are only 14.
       *[play] All 14 aggravation cards are elsewhere: { $boxed } in the box, { $held } in hands that are known.
    }
SCH-4 = There are 30 Schwupps cards of seven kinds: +1, +2, −1, −2, same number, same colour, same colour and/or number. Nobody counts how many there are of each kind.
SCH-5 = Two to five people play.
SCH-6 = Four Schwupps cards lie open in two rows of two.
SCH-7 = The other 26 Schwupps cards are the Schwupps pile to the left of the rows; its top card is open.
SCH-8 = To the right of the rows is room for the discarded Schwupps cards; at first there are none.
SCH-9 = One number card lies beside each of the four Schwupps cards and begins a pile.
SCH-10 = The rest of the number cards is shuffled with the aggravation cards. Everybody gets a pile of their own of 25, 20, 15 or 12 cards when two, three, four or five play.
SCH-11 = Everybody takes the upper four cards of their own pile as a hand.
    .no = A hand has four cards at the start; { $held ->
        [0] none is named
        [one] only one is named
       *[other] { $held } are named
    } for { $player }.
SCH-12 = The cards that remain are the common pile: 60 when two play, otherwise 50.
SCH-13 = Anybody may be named as starter of the first game; otherwise the player named first begins.
SCH-14 = Nobody can act before the cards are laid out, nor between two games of a tournament.
    .no = { $games ->
        [0] The cards must be laid out first.
       *[other] That game has ended; the cards must be laid out for the next one first.
    }
SCH-15 = The cards are not laid out again while a game is running.
    .no = A game is running, and { $player } is to move; it must be finished before the cards are laid out again.
SCH-16 = The turn goes round to the left, and only the player to move may act.
    .no = It is { $to_move }’s turn, not { $player }’s.
SCH-17 = A turn has at least one action. Nobody can pass: if no card fits, there is still the schwupp.
    .no = { $player } has not done anything yet: play a card or schwupp a row before ending the turn.
SCH-18 = The actions come in any order; number cards and aggravation cards can be played as often as one likes.
SCH-19 = A card is played from one’s own hand.
    .no = { $held ->
        [0] { $player } has no card in hand.
       *[other] { $colour ->
            [aggravation] { $player } has no aggravation card in hand.
           *[other] { $player } does not have the { sch-card } in hand.
        }
    }
SCH-20 = A number card may go on any of the four piles; the Schwupps card beside a pile says which cards go on its top card.
SCH-21 = Beside +1, +2, −1 or −2 the card must be higher or lower than the top card by exactly that much, in any colour.
    .no = The { sch-card } does not go there: beside { $step } the { sch-top } asks for { $due ->
        [8] an 8
       *[other] a { $due }
    }.
SCH-22 = Counting goes round: after 10 comes 1 again, and below 1 comes 10.
SCH-23 = Beside “same number” the card must have the number of the top card, in any colour.
    .no = The { sch-card } does not go there: beside “same number” the { sch-top } asks for { $top_number ->
        [8] an 8
       *[other] a { $top_number }
    }.
SCH-24 = Beside “same colour” the card must have the colour of the top card, with any number.
    .no = The { sch-card } does not go there: beside “same colour” the { sch-top } asks for a card of its colour.
SCH-25 = Beside “same colour and/or number” the card must share the colour or the number of the top card, or both.
    .no = The { sch-card } does not go there: it shares neither the colour nor the number of the { sch-top }.
SCH-26 = The card played is the new top card of its pile.
SCH-27 = A schwupp moves one row on: the open card of the Schwupps pile goes to the first place, the card from there to the second, and the card from there to the discarded Schwupps cards.
SCH-28 = After that the next card of the Schwupps pile is turned up.
SCH-29 = Either row may be schwupped; the other row and the number piles stay as they are.
SCH-30 = The card that is pushed out of the row is already discarded when the Schwupps pile is looked at.
SCH-31 = When a schwupp takes the last card of the Schwupps pile, the 26 discarded ones are shuffled at once and become the new pile, its top card open.
SCH-32 = An aggravation card that has been played goes back into the box until the game is over.
SCH-33 = First comes the aggravation card, then the schwupp of one row, then the gift.
SCH-34 = The gift is the top card of the common pile; the player who is chosen for it must take it into the hand.
SCH-35 = Nobody gives the card to themselves.
    .no = { $player } must give the card to somebody else.
SCH-36 = Once a turn a row may be schwupped without an aggravation card; the schwupps of aggravation cards do not count.
    .no = { $player } has already schwupped without an aggravation card in this turn.
SCH-37 = A schwupp without an aggravation card costs something: the player takes the top card of the common pile into the hand.
SCH-38 = At the end of the turn players draw from their own pile until there are four cards in hand, or until that pile is used up.
SCH-39 = With four cards or more in hand nothing is drawn.
SCH-40 = Then it is the turn of the player to the left.
SCH-41 = When the last card of the common pile is taken, the number cards under the four top cards are shuffled at once and become the new common pile.
SCH-42 = If no card lies under the top cards then, the common pile stays empty until somebody is due a card from it; only then is it renewed, before the card is taken.
SCH-43 = If there is still no card, nobody gets one; the schwupp or the aggravation card counts all the same.
SCH-44 = Whoever has used up their own pile and plays the last card in hand wins the game, which ends at once.
SCH-45 = If that last card is an aggravation card, no row is schwupped and nobody gets a card any more.
SCH-46 = Outside a tournament a single game is played, without points.
SCH-47 = After the single game, or the last one of a tournament, all is over.
    .no = The game is over, won by { $winners }; a new record begins a new game.
SCH-48 = A tournament has as many games as there are players; all cards are shuffled and laid out anew for each.
SCH-49 = When a game of a tournament ends, every card left in hand or in a player’s own pile costs one point.
SCH-50 = The winner of the game gets five points.
SCH-51 = The next game is started by the player to the left of whoever started the last one.
    .no = This game is started by { $due }, not by { $player }.
SCH-52 = Whoever has the most points after the last game wins the tournament.
SCH-53 = Players with equally many points share the win.

invalid-sch-incomplete = An aggravation card needs its row, the next Schwupps card and whoever gets the card, unless it is { $player }’s very last card.
invalid-sch-place = “{ $key }” must be 0 or 1.
invalid-sch-square = “{ $key }” must be two rows of two cards.

sch-setup = The cards are laid out; { $player } begins.
sch-fits-step = It fits: from { $top }, { $step } makes { $due }, in any colour.
sch-fits-round = It fits: from { $top }, { $step } makes { $due }, as counting goes round.
sch-fits-number = It fits: the same number, { $number }.
sch-fits-color = It fits: the same colour, { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
}.
sch-fits-both = It fits: both the same colour and the same number.
sch-aggravate = { $player } schwupps a row and gives { $to } the top card of the common pile.
sch-aggravate-nothing-left = { $player } schwupps a row; there is no common card left for { $to }.
sch-schwupp = { $player } schwupps a row, once in this turn, and takes the top card of the common pile.
sch-schwupp-nothing-left = { $player } schwupps a row, once in this turn; there is no common card left to take.
sch-end = { $drawn ->
    [one] { $player } draws a card, to have four, and ends the turn.
   *[other] { $player } draws { $drawn } cards, to have four, and ends the turn.
}
sch-end-last = { $drawn ->
    [one] { $player } draws the last card of the own pile and ends the turn.
   *[other] { $player } draws the last { $drawn } cards of the own pile and ends the turn.
}
sch-end-pile-used-up = { $player }’s own pile is used up, so nothing is drawn.
sch-end-full = { $player } draws nothing: { $held } cards are in hand already.
sch-won = { $player } has played the very last card and wins the game.
sch-won-by-aggravation = { $player } has played the very last card and wins the game; no row moves and nobody gets a card.
sch-won-of-tournament = { $player } has played the very last card and wins the game: { $points }.
    .brief = { $player } has played the very last card and wins the game.

sch-named-setup = the laying out of the cards
sch-named-number = { $player }’s { sch-card }
sch-named-aggravate = { $player }’s aggravation card
sch-named-schwupp = { $player }’s schwupp
sch-named-end = the end of { $player }’s turn

sch-duty-setup = { $games ->
    [0] Lay out the cards.
   *[other] Shuffle all cards and lay them out for the next game.
}
sch-duty-act = { $player }: play a card or schwupp a row ({ $left ->
    [one] one card
   *[other] { $left } cards
} to get rid of).
    .unnamed = play or schwupp
    .unnamed-brief = your turn
sch-duty-go-on = { $player }: go on, or end the turn ({ $left ->
    [one] one card
   *[other] { $left } cards
} to get rid of).
    .unnamed = go on, or end the turn
    .unnamed-brief = go on, or end
sch-duty-over = The game is over.
sch-kind-setup = lay out the cards
sch-kind-number = play a number card
sch-kind-aggravate = play an aggravation card
sch-kind-schwupp = schwupp without an aggravation card
sch-kind-end = end the turn

# At the table

question-starter = Who begins?
question-gift = Who gets the common card from { $player }?
question-row = Which row was pushed?
question-pushed-again = Did { $player } push a row once more? (No: the last push was put back.)
question-who-pushed = Who pushed a row?
question-who-aggravated = Who laid the aggravation card?
question-who-laid = Who laid the { sch-card } { sch-zone }?
question-aggravation = Did { $player } lay an aggravation card for this push?
question-last-aggravation = Did { $player } lay an aggravation card, the last card?
question-another = Did { $player } lay a second { sch-card } { sch-zone }?
question-two-at-once = Did { $player } lay a { sch-card } { sch-zone }, and then another card on it?
question-card-in-zone = Which card lies { sch-zone }?
sch-zone = { $zone ->
    [next] on the Schwupps pile
    [slot-0-0] in the upper row at the left
    [slot-0-1] in the upper row at the right
    [slot-1-0] in the lower row at the left
    [slot-1-1] in the lower row at the right
    [pile-0-0] on the upper left pile
    [pile-0-1] on the upper right pile
    [pile-1-0] on the lower left pile
   *[pile-1-1] on the lower right pile
}
choice-game-goes-on = The game goes on
choice-row = { $row ->
    [0] the upper row
   *[other] the lower row
}
choice-yes = Yes
choice-no = No
choice-schwupps-card = { $card ->
    [number] { card-number }
    [color] { card-color }
    [either] { card-either }
   *[other] { $card }
}
notice-not-laid-out = Lay out two rows of two Schwupps cards, the Schwupps pile with its open card to their left, and a number card above or below each.
notice-turn-up = Turn up the next Schwupps card.
notice-push-a-row = { $player }: now schwupp a row.
notice-not-all-seen = Not all cards in the middle are in view.
notice-card-gone = The { sch-card } laid { sch-zone } is gone: lay it back, or undo the play.
notice-take-up-aggravation = Take the aggravation card up again, or schwupp a row with it.

button-end-turn = End the turn
seat-hand = Hand: { $count }
seat-own-pile = Own pile: { $count }
table-common-pile = Common pile
table-schwupps-pile = Schwupps pile

# What lies on the table, told on phones.
sch-laid-row = Row { $row }
sch-laid-next = Next Schwupps card
sch-laid-common = Common pile: { $count }
sch-laid-schwupps = Schwupps pile: { $count }
