# Up at the table: what the companion asks, what it waits for, and what stands on the game’s page.

up-ask-dealer = Who has dealt?
up-ask-who = { $read ->
    [0] Who laid these cards?
   *[other] Who laid { $cards }?
}
up-ask-cut = Was a card kept from the cut?
up-ask-variant = What does { $player } announce?
up-ask-left = { $player } lays { $cards }. Is that all { $player } has left?
up-ask-open = Which card is number { $number } from the left before { $player }?
up-ask-turned = { $player } turns over { $cards }. Is there another card, number { $number } of the row from the left?
up-ask-laid = { $read ->
    [0] Which card did { $player } lay? It is number { $number } from the left.
   *[other] { $player } lays { $cards }. Is there another card, number { $number } from the left?
}
up-ask-overlooked = { $player } laid a card, too, that is nearly hidden. Which one?
up-ask-more = { $player } lays { $cards }. Does another card lie under that?
up-ask-place = { $player } lays { $cards }. Where from?
up-ask-moved = Was { $cards } laid now, or did it lie there before?
up-choice-from-open = Open cards
up-choice-from-hand = Hand
up-choice-from-hidden = Face-down cards
up-choice-laid-now = Laid now
up-choice-lay-before = It lay there before
up-choice-nothing-kept = No
up-choice-not-dealt = Nobody has dealt
up-choice-no-card = No card lies there
up-choice-no-more = No, that is all
up-choice-variant = { $variant ->
    [dirty_one] Dirty one
   *[double_two] Double two
}
up-choice-nothing = Nothing
up-choice-show = Yes, that is all
up-choice-play = No, a set laid

up-notice-as-it-lay = Lay the cards as the screen shows them; then it goes on.
up-notice-lifted = An open card is in somebody’s hand.
up-notice-rows = The open cards do not lie as they did.
up-notice-show = Lay all cards left in the middle, one after the other: { $players }
    .brief = { $others ->
        [0] Still to show: { $first }
        [one] Still to show: { $first } and one more
       *[other] Still to show: { $first } and { $others } more
    }
up-notice-left = { $player } has { $cards ->
    [one] one card
   *[other] { $cards } cards
} left; { $seen ->
    [0] none is
    [one] one is
   *[other] { $seen } are
} seen.

button-last-card = Last card
button-last-card-of = { $player }: last card
button-announce = Announce
button-shown = All shown

up-table-limit = holds up to
up-table-no-tower = No tower
up-table-height = Tower: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
up-table-empty = Deal: { $hidden } cards face down before everybody, { $open } open ones on them, { $hand } into the hand. Then touch “Dealt”.
up-table-show = Show the cards left
up-seat-hidden = { $count } down
up-seat-hand = { $count } in hand
up-seat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
up-seat-points-short = { $count } pts
up-seat-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
up-seat-matches-short = { $count } won
up-table-skipped = skipped next
up-table-owes = “Last card”!
up-table-called = has called
up-table-forehand = forehand
up-window = { $player } may call until { $next } lays.

# What lies on the table, told on phones.
up-laid-limit = The tower holds up to { $limit }
up-laid-open = { $count } open
