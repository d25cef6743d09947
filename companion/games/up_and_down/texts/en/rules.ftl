# Up & Down: the clauses, and why something is not allowed.

UAD-1 = The game is played with 44 cards: 2 to 10, jack and queen of each suit. Aces and kings stay in the box.
    .no = { $card } is not in this game: aces and kings stay in the box.
UAD-2 = Every card is there once. It cannot be dealt, shown or played twice, nor be in two hands.
    .no = { $case ->
        [dealt] { $card } was dealt twice.
        [shown] Two players show { $card }, but there is only one.
        [played] { $card } has already been played in this round.
       *[held] { $card } is in { $player }’s hand.
    }
UAD-3 = A number card is worth its number, a jack 11, a queen 12.
UAD-4 = The UP&DOWN card has an UP face and a DOWN face. Both show the four suits in the same order around the edge.
UAD-5 = The card is stiff: if it is turned for one player, it is turned for all. The suits that people face follow from its order.
    .no = When { $player } faces { $suit }, { $other } faces { $right }, not { $wrong }.
UAD-6 = Up & Down is for two to four players, who sit clockwise.
UAD-7 = Four players get 11 cards each, three get 14, two get 15.
    .no = { $count ->
        [one] { $player } has one card instead of { $needed }.
       *[other] { $player } has { $count } cards instead of { $needed }.
    }
UAD-8 = The cards left over lie face down beside the table for the whole round.
UAD-9 = The cards are dealt once a round.
    .no = This round’s cards are dealt already.
UAD-10 = Both dice are rolled; their sum is the trump value.
UAD-11 = It does not matter which die shows which number.
UAD-12 = The UP&DOWN card is thrown; the face that lands up begins.
UAD-13 = Then it is turned until every player faces exactly one suit.
UAD-14 = At the start, somebody must face clubs.
    .no = Nobody faces ♣, only { $suits }; turn the card until somebody does.
UAD-15 = Dice and UP&DOWN card are set up once a round.
    .no = This round is set up already; from now on the leader makes changes.
UAD-16 = First the cards are dealt and the dice and UP&DOWN card set up, in whichever order; then play begins.
    .no = { $missing ->
        [deal] Not yet: the cards of this round have not been dealt.
        [setup] Not yet: dice and UP&DOWN card have not been set up for this round.
       *[both] Not yet: this round needs its deal and its setup first.
    }
UAD-17 = Whoever faces clubs at the start leads the first trick.
UAD-18 = There are as many tricks in a round as cards in a hand.
UAD-19 = Before every trick, the first too, the leader must change the rules.
    .no = { $player } must change the rules before the cards are shown.
UAD-20 = Only the leader changes the rules.
    .no = { $leader } makes this change, not { $player }.
UAD-21 = There is one change for each trick.
    .no = { $player } has already made the change for this trick; now the cards are shown.
UAD-22 = A change must change something.
    .no = Nothing has changed: face, suits and dice are as they were.
UAD-23 = A change flips the card, turns it or rolls the dice: one of these and no more.
    .no = { $count ->
        [3] Card flipped, card turned and dice rolled: only one of the three is allowed.
       *[other] Two things have changed; only one of face, suits and dice may.
    }
UAD-24 = A flip turns UP to DOWN or DOWN to UP, and everybody keeps the suit.
UAD-25 = A turn gives everybody another suit; the same face stays up. Nobody needs to face clubs then.
UAD-26 = A roll takes both dice and must give another sum.
    .no = The dice give { $trump } again; roll both once more until the sum is another one.
UAD-27 = Everybody plays exactly one card to a trick, the leader too.
    .no = { $count ->
        [one] The card of { $players } is missing.
       *[other] The cards of { $players } are missing.
    }
UAD-28 = Any card may be played; no suit has to be followed.
UAD-29 = A card must come from the player’s own hand.
    .no = { $player } does not have { $card }.
UAD-30 = With UP the highest card is best, with DOWN the lowest.
UAD-31 = Cards of the same value cancel each other and cannot win.
UAD-32 = All cards of the trick can cancel, whether they could win or not, trumps too. This comes before everything else.
UAD-33 = Of the rest, only cards of the suit that faces their player can win, or a card of the trump value in any suit.
UAD-34 = A card of the trump value that is left beats all others, with UP and with DOWN.
UAD-35 = Without a card of the trump value the best card in its player’s own suit wins.
UAD-36 = If no card can win, the trick goes into the pot.
UAD-37 = The pot grows with every trick that nobody wins.
UAD-38 = Whoever wins the next trick gets the whole pot too.
UAD-39 = If nobody wins the last trick of a round, it is discarded together with the pot.
UAD-40 = After every trick the next player to the left becomes the leader.
UAD-41 = The round ends when all hands are played out.
UAD-42 = Everybody counts the tricks won, those from the pot too.
UAD-43 = Every round is dealt and set up anew, with an empty pot; whoever faces clubs then begins.
UAD-44 = The most tricks of all rounds together win the game.
UAD-45 = Players with equally many tricks share the win.
UAD-46 = After the last round the game is over.
    .no = { $rounds ->
        [one] The game is over: its only round has been played.
       *[other] The game is over: all { $rounds } rounds have been played.
    }

uad-dealt = { $count } cards each are dealt.
uad-set-up = { $player } faces ♣ and leads: { $face }, and trump is { $trump ->
    [11] the jack, 11
    [12] the queen, 12
   *[other] the { $trump }
}.
uad-flipped = { $player } flips the card to { $face }: { $face ->
    [UP] the highest card
   *[DOWN] the lowest card
} is best.
uad-rotated = { $player } turns the card; now it shows { $suits }.
    .brief = { $player } turns the card: everybody has another suit.
uad-rolled = { $player } rolls the dice: trump is now { $trump ->
    [11] the jack, 11
    [12] the queen, 12
   *[other] the { $trump }
}, no longer { $before }.

uad-cancelling = { $rank ->
    [J] The jacks
    [Q] The queens
   *[other] The { $rank }s
} cancel each other
uad-cancelling-trumps = { $rank ->
    [J] The jacks
    [Q] The queens
   *[other] The { $rank }s
}, though trump, cancel each other
uad-cancelling-both = { $rank ->
    [J] The jacks
    [Q] The queens
   *[other] The { $rank }s
} and { $other ->
    [J] the jacks
    [Q] the queens
   *[other] the { $other }s
} cancel each other
uad-won-trump = { $player }’s { $card } has the trump value and beats the rest{ $becomes }.
uad-won-best = { $player }’s { $card } wins as the { $face ->
    [UP] highest
   *[DOWN] lowest
} in its player’s suit{ $becomes }.
uad-won-own = { $player }’s { $card } wins as the { $face ->
    [UP] highest
   *[DOWN] lowest
} in its player’s suit{ $becomes }; what is { $face ->
    [UP] higher
   *[DOWN] lower
} is off suit.
uad-won-only = Only { $player }’s { $card } is in its player’s suit, so it wins{ $becomes }.
uad-won-nobody = Nobody wins: no card is in its player’s suit or trump{ $becomes }.
uad-left-trump = { $cancelled }; { $player }’s { $card } has the trump value and wins{ $becomes }.
uad-left-best = { $cancelled }; { $player }’s { $card } is the { $face ->
    [UP] highest
   *[DOWN] lowest
} left{ $becomes }.
uad-left-only = { $cancelled }; of the rest only { $player }’s { $card } is in its player’s suit{ $becomes }.
uad-left-nobody = { $cancelled }, and no other card is in its player’s suit or trump{ $becomes }.
uad-left-none = { $cancelled }, so nobody wins{ $becomes }.
uad-becomes-won = , { $count } tricks with the pot
uad-becomes-pot = { $count ->
    [one] ; the pot now holds one trick
   *[other] ; the pot now holds { $count } tricks
}
uad-becomes-discarded = { $count ->
    [0] ; the trick is discarded
   *[other] ; the trick is discarded with the pot
}

uad-named-deal = the deal
uad-named-setup = the setup of dice and card
uad-named-flip = { $player }’s flip of the card
uad-named-rotate = { $player }’s turn of the card
uad-named-roll = { $player }’s roll of { $trump }
uad-named-reveal = the trick { $cards }

uad-duty-prepare = { $missing ->
    [deal] Deal the cards.
    [setup] Roll the dice and lay out the UP&DOWN card.
   *[both] Deal the cards, roll the dice and lay out the UP&DOWN card.
}
    .unnamed-brief = { $missing ->
        [deal] Deal the cards
        [setup] Dice and card
       *[both] Deal, lay out
    }
uad-duty-change = { $player } changes the rules: flip the card, turn it or roll the dice.
    .unnamed = changes the rules
uad-duty-reveal = Everybody plays a card: { $face }, trump { $trump }.
    .unnamed = Everybody: a card – { $face }, trump { $trump }
    .unnamed-brief = { $face }, trump { $trump }
uad-duty-none = The game is over.

uad-kind-deal = deal
uad-kind-setup = lay out dice and card
uad-kind-flip = flip the card
uad-kind-rotate = turn the card
uad-kind-roll = roll the dice
uad-kind-reveal = show a card each

uad-invalid-dice = “dice” must be two whole numbers from 1 to 6.
uad-invalid-facing = “facing” must name a suit for at least one player.
uad-touch-face = Card turned over
uad-touch-suits = Card turned
uad-touch-dice = Dice thrown

# What lies on the table, told on phones.
uad-laid-face = { $face }
uad-laid-trump = Trump { $trump } (dice { $first } and { $second })
uad-laid-suit = plays { $suit }
