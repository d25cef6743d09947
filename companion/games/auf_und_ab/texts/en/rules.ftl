# Auf und Ab: the clauses, the sentence for each case that breaks one, and what else the game has to say.

AUA-1 = The pack has 55 cards: one for each pair of digits from 0 to 9, the ten pairs of equal digits included. No card exists twice.
AUA-2 = The lower digit of a card is its red number, the higher one its blue number. A double has the same digit twice and serves as either.
AUA-3 = Three or four people play, in turn clockwise.
AUA-4 = Everybody is dealt the same number of cards: 18 when three play, 13 when four play.
    .no = { $player } would have { $cards ->
        [one] one card
       *[other] { $cards } cards
    }; with { $players } players everybody gets { $needed }.
AUA-5 = The cards left over – one with three players, three with four – lie aside, face down, until the hand is over.
    .no = { $cards } cards aside are too many: with { $players } players { $most ->
        [one] one card is
       *[other] { $most } cards are
    } left over.
AUA-6 = A card can only be in one place.
    .no = { $number ->
        [one] { $cards } is
       *[other] { $cards } are
    } named more than once in this deal.
AUA-7 = A deal begins a hand; nobody deals while one is being played.
    .no = A hand is being played; the next deal comes when it is over.
AUA-8 = Before each hand all 55 cards are shuffled and dealt anew. What was known before counts no longer.
AUA-9 = Cards are laid and passes made only while a hand is being played.
    .no = { $player } must wait: no hand is being played.
AUA-10 = Every hand begins with an UP round, however the last one ended.
AUA-11 = Whoever was dealt the lowest double opens the hand. The first set must hold that double; cards of the same number may go with it.
    .no = { $fault ->
        [no-double] The first set of a hand must hold a double; this one has none.
        [own] { $player } holds a lower double: { $double } must be in the first set.
       *[other] { $player } cannot open the hand: { $holder } holds the lower double { $double }.
    }
AUA-12 = While hands are hidden, the first set must hold a double and no known hand may hold a lower one. A lower double that turns up later changes nothing.
AUA-13 = The turn passes clockwise among those who are still in the round. Only the player whose turn it is lays cards or passes.
    .no = It is not { $player }’s turn but { $to_move }’s.
AUA-14 = Whoever opens a round must lay a set and cannot pass.
    .no = { $opener ->
        [known] { $player } opens the round and must lay a set.
       *[unknown] { $player } cannot pass: no set has been laid yet, and the round begins with one.
    }
AUA-15 = Players lay only cards that they hold. From a hidden hand any card will do that is not known to be elsewhere, as long as the hand has enough cards.
    .no = { $fault ->
        [missing] { $player } does not hold { $cards }.
        [elsewhere] { $player } cannot hold { $cards }: known to be elsewhere.
       *[too-many] { $player } has only { $left ->
            [one] one card
           *[other] { $left } cards
        } left, too few for a set of { $size }.
    }
AUA-16 = A card that has been laid is out until the next deal.
    .no = { $number ->
        [one] { $cards } has
       *[other] { $cards } have
    } already been laid in this hand.
AUA-17 = The cards of a set are all different.
    .no = { $number ->
        [one] { $cards } is
       *[other] { $cards } are
    } named twice in this set.
AUA-18 = In an UP round all cards of a set share their lower, red number.
    .no = In an UP round the lower numbers must be the same; here they are { $numbers }.
AUA-19 = In a DOWN round all cards of a set share their higher, blue number.
    .no = In a DOWN round the higher numbers must be the same; here they are { $numbers }.
AUA-20 = Whoever opens a round chooses the number and how many cards to lay. What that set stands for is the count of the whole round.
AUA-21 = Every later set of the round must stand for exactly the same count.
    .no = It takes { $needed ->
        [one] one card
       *[other] { $needed } cards
    } { $mode ->
        [UP] above
       *[DOWN] below
    } { $last }; this set stands for { $span ->
        [0] { $fewest }
       *[other] { $fewest } or { $most }
    }.
AUA-22 = In an UP round every later set must have a higher number than the one before; an equal one does not beat it.
    .no = It takes { $count ->
        [one] one card
       *[other] { $count } cards
    } above { $last }; { $number } is not higher.
AUA-23 = In a DOWN round every later set must have a lower number than the one before; an equal one does not beat it.
    .no = It takes { $count ->
        [one] one card
       *[other] { $count } cards
    } below { $last }; { $number } is not lower.
AUA-24 = A double counts as one card or as two, as its player likes. So a set with a double stands for as many cards as it has or for one more, any other set for as many as it has.
    .no = This set cannot stand for { $count }, only for { $span ->
        [0] { $fewest }
       *[other] { $fewest } or { $most }
    }.
AUA-25 = Whoever opens a round with a double in the set must say what the set stands for.
    .no = { $player } must say whether the set stands for { $fewest } or { $most }.
AUA-26 = Whoever follows need not say anything: it is enough that the set can stand for the count of the round.
AUA-27 = Anybody may pass, even with cards that would do.
AUA-28 = Whoever has passed is out until the next round, for laying and for passing alike.
    .no = { $player } has passed and is out of this round.
AUA-29 = Those who have not passed may lay again whenever their turn comes round.
AUA-30 = Once all others have passed, the last player may go on alone, each set beating the one before in the same count.
AUA-31 = A round is over when everybody has passed, in the end also the player of the last set.
AUA-32 = The player of the last set takes the cards and opens the next round with any set.
AUA-33 = Cards taken are worth nothing.
AUA-34 = Five cards are change cards, those whose digits make nine: 0-9, 1-8, 2-7, 3-6 and 4-5.
AUA-35 = If one, three or five change cards were laid in a round, the next round goes the other way; otherwise it goes the same way.
AUA-36 = A change card changes nothing in the round in which it is laid.
AUA-37 = A way of playing lasts, round after round, until change cards change it.
AUA-38 = The hand is over the moment somebody lays the last card of their hand, even in mid-round.
AUA-39 = Change cards of that last round have no effect.
AUA-40 = Whoever is out scores a point for each card that the others still hold. A double is one card.
AUA-41 = The others score nothing, and nobody loses points.
AUA-42 = If so many hands were agreed, the game is over after that many.
AUA-43 = If a score was agreed, the game is over after the hand in which somebody reaches it.
AUA-44 = Once the game is over, nobody deals any more.
    .no = The game is over after { $hands ->
        [one] one hand
       *[other] { $hands } hands
    }; there is nothing left to deal.
AUA-45 = The highest score wins. Players with equal scores share the win.

aua-invalid-empty = A set needs at least one card.

aua-dealt = The hand begins; whoever has the lowest double opens it.
aua-dealt-opener = { $player } has the lowest double, { $double }, and opens the hand.
aua-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
aua-double-once = , the double counting once
aua-double-twice = , the double counting twice
aua-opened = { $player } opens with number { $number }; the round takes { $cards }{ $double }.
aua-higher = { $player }’s { $number } is higher than { $last }, for { $cards }{ $double }.
aua-lower = { $player }’s { $number } is lower than { $last }, for { $cards }{ $double }.
aua-passed = { $player } passes and is out of this round.
aua-passed-alone = { $player } passes; { $leader } may go on alone.
aua-round-over = { $player } opens the next round, again { $mode ->
    [UP] UP
   *[DOWN] DOWN
}: { $changes ->
    [0] no change card was laid
   *[other] { $changes } change cards are an even number
}.
aua-mode-changed = { $player } opens the next round, which goes { $mode ->
    [UP] UP
   *[DOWN] DOWN
}: { $changes ->
    [one] one change card was laid
   *[other] { $changes } change cards are an odd number
}.
aua-hand-over = { $player } is out and scores { $points ->
    [one] one point
   *[other] { $points } points
} for the cards that the others still hold.
aua-game-over = { $player } is out and scores { $points ->
    [one] one point
   *[other] { $points } points
} for the cards that the others still hold; the game is over.

aua-named-deal = the deal
aua-named-play = { $player }’s set { $cards }
aua-named-pass = { $player }’s pass

aua-duty-deal = Shuffle and deal
aua-duty-game-over = The game is over
aua-duty-first = Whoever has the lowest double opens with it
    .unnamed-brief = Lowest double opens
aua-duty-open-hand = { $player } opens with the lowest double
    .unnamed = opens with the lowest double
    .unnamed-brief = lowest double
aua-duty-open = { $player } opens { $mode ->
    [UP] an UP round
   *[DOWN] a DOWN round
} with any set
    .unnamed = opens: { $mode ->
        [UP] UP
       *[DOWN] DOWN
    }
aua-duty-count = { $player } says whether the double counts as one card or as two
    .unnamed = one card, or two?
aua-duty-above = { $player } lays { $count ->
    [one] one card
   *[other] { $count } cards
} above { $number }, or passes
    .unnamed = { $count ->
        [one] one card
       *[other] { $count } cards
    } above { $number }
    .unnamed-brief = { $count } above { $number }
aua-duty-below = { $player } lays { $count ->
    [one] one card
   *[other] { $count } cards
} below { $number }, or passes
    .unnamed = { $count ->
        [one] one card
       *[other] { $count } cards
    } below { $number }
    .unnamed-brief = { $count } below { $number }
aua-duty-pass = { $player } can only pass
    .unnamed = can only pass

aua-kind-deal = Deal a hand
aua-kind-open-hand = Open the hand with the lowest double
aua-kind-open = Open the round with any set
aua-kind-above = Lay { $count ->
    [one] one card
   *[other] { $count } cards
} above { $number }
aua-kind-below = Lay { $count ->
    [one] one card
   *[other] { $count } cards
} below { $number }
aua-kind-pass = Pass
