# Up: the clauses, the sentence for each case that breaks one, and what else the game has to say.

UP-1 = A set of cards of one colour has 13 cards: the numbers 1 to 11, one −2 and one clear card.
UP-2 = Two to ten people play. The pack has one set for each of them, all shuffled together.
UP-3 = Colours do not matter.
UP-4 = In a game without −2 cards nobody can be dealt, lay or show one, and there is nothing that “double two” could change.
    .no = This game is played without −2 cards.
UP-5 = There are only as many copies of a card as the pack has sets.
    .no = { $card ->
        [clear] The clear card would be there { $cards } times, but the pack has only { $sets } of them.
       *[other] The { $card } would be there { $cards } times, but the pack has only { $sets } of them.
    }
UP-6 = A deal begins a round; nobody deals while one is being played.
    .no = A round is being played, and it is { $to_move }’s turn.
UP-7 = Whoever is named as dealer deals; who deals next is up to the table.
UP-8 = Everybody gets four cards face down, four open ones on top of them, and five into the hand – four in a game without −2 cards.
    .no = { $place ->
        [hand] { $player }’s hand would have { $cards ->
            [one] one card
           *[other] { $cards } cards
        } instead of { $needed }.
        [open] { $player } would have { $cards ->
            [one] one open card
           *[other] { $cards } open cards
        } instead of { $needed }.
       *[hidden] { $player } would have { $cards ->
            [one] one face-down card
           *[other] { $cards } face-down cards
        } instead of { $needed }.
    }
UP-9 = The dealer deals clockwise, a card at a time: first the face-down cards, then the open ones, then the hands.
UP-10 = Only its owner knows a hand, everybody the open cards, and nobody the face-down ones.
UP-11 = The player at the dealer’s right cuts the pack and may keep the bottom card of the cut if it is a −2 or a clear card.
    .no = { $player } may keep only a −2 or a clear card from the cut, not a { $card }.
UP-12 = A card kept from the cut is one of that player’s hand cards; one card less is dealt for it.
    .no = { $player } kept { $card ->
        [clear] a clear card
       *[other] a { $card }
    } from the cut, so it must be in { $player }’s hand.
UP-13 = Laying, calling and announcing need a round that is being played.
    .no = { $due ->
        [nothing] The game is over.
        [show] The round is over; now the cards left must be shown.
       *[deal] No round is being played; first somebody must deal.
    }
UP-14 = The player at the dealer’s left is the forehand and begins the round with the first tower.
UP-15 = The turn goes clockwise, and only the player whose turn it is may lay cards.
    .no = It is not { $player }’s turn but { $to_move }’s.
UP-16 = Nobody may pass: a turn ends only with a set that stays on the tower.
UP-17 = In the first turn of a round everybody lays hand cards only, as long as there are any, even after a collapse or a clear card.
    .no = In the first turn { $player } lays hand cards only, and { $hand ->
        [one] one is
       *[other] { $hand } are
    } left.
UP-18 = From the second turn on, a player lays cards from the hand or open ones, as the player likes.
UP-19 = A face-down card may be turned only when all of the player’s open cards are gone.
    .no = { $player } still has { $open ->
        [one] an open card
       *[other] { $open } open cards
    }, so no face-down card may be turned.
UP-20 = Face-down cards are turned blind, one at a time.
    .no = { $player } turned { $cards } face-down cards; only one at a time may be turned.
UP-21 = Whoever has no hand card must play an open one, and turn a face-down one only when there is none.
UP-22 = A player lays only cards that are where they are said to come from. Unknown cards may be anything that is not known to be elsewhere.
    .no = { $place ->
        [hand] { $most ->
            [0] { $player } cannot have { $card ->
                [clear] a clear card
               *[other] a { $card }
            } in the hand.
           *[other] { $player } can have at most { $most } of these in the hand, not { $cards }: { $card ->
                [clear] clear card
               *[other] { $card }
            }.
        }
        [open] { $most ->
            [0] { $player } has no open { $card ->
                [clear] clear card
               *[other] { $card }
            }.
           *[other] { $player } has only { $most } of these open, not { $cards }: { $card ->
                [clear] clear card
               *[other] { $card }
            }.
        }
       *[hidden] { $player } cannot have { $card ->
            [clear] a clear card
           *[other] a { $card }
        } face down.
    }
UP-23 = Several cards may be laid at once if they are of one value; −2 cards go only with −2 cards, clear cards only with clear cards.
    .no = { $first ->
        [clear] The clear card
       *[other] The { $first }
    } and { $other ->
        [clear] the clear card
       *[other] the { $other }
    } are not of one value and cannot be laid together.
UP-24 = All cards of a set come from one place: from the hand, or from the open cards.
UP-25 = A tower may begin with any number.
UP-26 = A set holds if its value is at most the limit, and its value is the new limit.
UP-27 = A heavier set may be laid too, but it brings the tower down.
UP-28 = Nobody has to lay a set that holds; the tower may be brought down on purpose.
UP-29 = Whoever brings the tower down takes all of its cards into the hand, those just laid included.
UP-30 = The same player begins the next tower at once, with cards from any place that is open to that player.
UP-31 = A set that brings the tower down does not end the round, even if it was the player’s last; a last face-down −2 does.
UP-32 = A −2 lowers the limit by two.
UP-33 = Several −2 cards, laid at once or one after the other, each lower the limit by two.
UP-34 = A −2 from the hand or from the open cards may not begin a tower.
    .no = A −2 may not begin a tower: { $player } still has { $other ->
        [clear] a clear card
       *[other] a { $other }
    } { $place ->
        [hand] in the hand
        [open] on the table
       *[hidden] face down
    } to begin with.
UP-35 = A −2 may begin a tower only if its player has nothing else to play. It then counts as laid on an 11, so that one −2 leaves a limit of 9.
UP-36 = A −2 that would bring the limit to zero or below brings the tower down.
UP-37 = A turned −2 that would begin a tower goes into the hand, and the player plays something else.
UP-38 = A turned −2 that is the player’s very last card ends the round, whatever lies in the middle.
UP-39 = A clear card may be laid in every turn, on any tower or on none.
UP-40 = It takes the tower and itself out of the round; these cards are not counted.
UP-41 = Whoever laid it begins the next tower in the same turn.
UP-42 = Several clear cards laid at once do what one does.
UP-43 = The round ends at once when a player has no card left anywhere and the tower still stands or was cleared.
UP-44 = A turn that leaves its player with exactly one card in all must be announced with “last card”.
UP-45 = The call counts when made once within that turn, or after it until the next player plays.
UP-46 = At any other time “last card” may not be called.
    .no = { $moment ->
        [twice] { $player } has already called “last card” in this turn.
       *[not-now] { $player } has nothing to call now.
    }
UP-47 = Whoever has not called when the next player plays is skipped at the next turn.
UP-48 = One skip settles a missing call; the turn goes to the next player who is not skipped.
UP-49 = Whoever gets rid of several last cards at once need not call.
UP-50 = A call that turns out not to be needed does no harm. A missing one lapses when the round ends, or when the turn comes straight back because all others are skipped.
UP-51 = Everybody counts the cards left at all places, each number at its value, and adds them up round by round.
UP-52 = A −2 left counts 20.
UP-53 = A clear card left counts 50.
UP-54 = Whoever ended the round is credited 10.
UP-55 = Whoever ended it by turning a −2 is credited 80 instead.
UP-56 = A credit is taken off the total, but never below zero.
UP-57 = A round must be scored before the next deal; cards left that nobody knows must be shown first.
    .no = First { $players } must show { $number ->
        [one] the cards left
       *[other] their cards left
    }, so that the round can be scored.
UP-58 = Cards are shown only when the score waits for it.
    .no = No cards need to be shown now.
UP-59 = Whoever shows cards shows all that are left, among them those that are known.
    .no = { $missing ->
        [none] { $player } has { $needed ->
            [one] one card left
           *[other] { $needed } cards left
        } and would show { $cards }.
        [clear] { $player } is known to have another clear card than those shown.
       *[other] { $player } is known to have a { $missing } that is not among the cards shown.
    }
UP-60 = A game over a number of rounds ends when so many rounds are scored.
UP-61 = After the end of the game nothing is dealt any more.
    .no = The game is over, with { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } played.
UP-62 = A game to a number of points ends as soon as somebody has more than that.
UP-63 = “Dirty one” and “double two” may be announced after the deal and before the first set of the round.
    .no = { $player } is too late: the first set of this round has been laid.
UP-64 = Only the forehand may announce them.
    .no = Only the forehand, { $forehand }, may announce this, not { $player }.
UP-65 = What already holds cannot be announced again.
    .no = { $variant ->
        [dirty_one] “Dirty one” already holds.
       *[double_two] “Double two” already holds.
    }
UP-66 = Dirty one: each 1 left counts 30.
UP-67 = Double two: the −2 is a plain 2, goes with 2s and may begin a tower.
UP-68 = Double two: a −2 left counts 2.
UP-69 = Agreed before the game, a variant holds for the whole game; announced, only for that deal.
UP-70 = Both variants may hold together.
UP-71 = With an extra set the pack has one set more than there are players. The cards left over stay unknown and out of the round.
UP-72 = Children’s scoring by cards: everybody writes down the number of cards left, and there is no credit.
UP-73 = Children’s scoring by matches: whoever ended the round gets one match.
UP-74 = The lowest total wins, with matches the highest; those who tie share the win.

up-invalid-empty = A set needs at least one card.
up-invalid-open = A deal must name the open cards of every player.
up-invalid-show = A show must name at least one player.

up-dealt = The cards are dealt; { $player } begins the first tower.
up-announced = { $player } announces { $variant ->
    [dirty_one] “dirty one”: each 1 left counts 30
   *[double_two] “double two”: the −2 is a plain 2
}.
up-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
up-begins = { $limit } begins the tower; the next set holds up to { $limit }{ $also }.
up-begins-minus-two = With nothing else to play the −2 counts as laid on an 11; the limit is now { $limit }{ $also }.
up-begins-minus-two-several = With nothing else to play the { $number } −2 cards count as laid on an 11; the limit is now { $limit }{ $also }.
up-holds = { $limit } holds, as the limit was { $before }; now it is { $limit }{ $also }.
up-holds-equal = { $limit } holds: exactly the limit is allowed{ $also }.
up-lowers = The −2 lowers the limit from { $before } to { $limit }{ $also }.
up-lowers-several = { $number } −2 cards lower the limit from { $before } to { $limit }{ $also }.
up-also = { $missed }{ $skipped }{ $owed }
up-also-missed = ; { $player } did not call and will be skipped
up-also-missed-at-once = ; { $player } did not call and is skipped
up-also-skipped = { $number ->
    [one] ; { $players } is skipped
   *[other] ; { $players } are skipped
}
up-also-owed = ; { $player } has one card left and must call “last card”
up-cause-heavier = { $card } is above the limit { $limit }
up-cause-too-low = the −2 would bring the limit from { $before } to { $limit }
up-cause-too-low-several = { $number } −2 cards would bring the limit from { $before } to { $limit }
up-collapsed = The tower collapses: { $cause }; { $player } takes { $taken } and begins a new one{ $also }.
up-cleared = The clear card takes the tower away; { $player } begins a new one{ $also }.
up-cleared-nothing = The clear card takes only itself away; { $player } begins a tower{ $also }.
up-taken-up = A turned −2 begins no tower: { $player } takes it up and plays something else{ $also }.
up-round-over = { $player } is out of cards and ends the round.
up-round-over-credit = { $player } is out of cards, ends the round and is credited { $credit }.
up-round-over-minus-two = { $player } turns a −2 as the very last card, ends the round and is credited { $credit }.

up-round-over-show-due = { $player } is out of cards and ends the round; { $players } must show { $number ->
    [one] the cards left
   *[other] their cards left
}.
    .brief = { $player } is out of cards and ends the round; all cards left must be shown.
up-game-over = The game is over; { $number ->
    [one] { $players } wins with { $total }
   *[other] { $players } share the win with { $total }
}.
up-called = { $player } has called “last card” in time.
up-called-early = { $player } calls “last card” in advance.
up-shown = The cards are noted; { $players } must still show { $number ->
    [one] the cards left
   *[other] their cards left
}.
up-scored = The round is scored: { $points }.
    .brief = The round is scored.

up-named-deal = the deal by { $player }
up-named-announce = { $player }’s announcement of { $variant ->
    [dirty_one] “dirty one”
   *[double_two] “double two”
}
up-named-play = { $player }’s play of { $cards }
up-named-call = { $player }’s “last card”
up-named-show = the cards shown by { $players }

up-duty-deal = Shuffle, cut and deal
    .unnamed-brief = Shuffle and deal
up-duty-show = { $players } must show { $number ->
    [one] the cards left
   *[other] their cards left
}
    .brief = Show the cards left
up-duty-nothing = The game is over
up-duty-begin = { $player } begins a tower
    .unnamed = begins a tower
up-duty-lay = { $player } lays up to { $limit }, or brings the tower down
    .unnamed = lays up to { $limit }

up-kind-deal = Deal a round
up-kind-show = { $number ->
    [one] { $players } shows
   *[other] { $players } show
} the cards left
    .brief = show the cards left
up-kind-hand = Lay cards from the hand
up-kind-open = Lay open cards
up-kind-hidden = Turn a face-down card
up-kind-call = Call “last card” in advance
up-kind-owed-call = { $player } calls “last card”
up-kind-announce = Announce { $variant ->
    [dirty_one] “dirty one”
   *[double_two] “double two”
}
