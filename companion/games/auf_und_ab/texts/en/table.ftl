# Auf und Ab at the table: what the companion asks, what it waits for, and what stands on the game’s page.

aua-ask-count = For how many cards does { $player }’s set count?
aua-ask-who = Who has laid { $cards }?
aua-ask-card = { $others ->
    [0] Which card has been laid there?
   *[other] Which card has been laid beside { $cards }?
}
aua-choice-no-new-card = No new card

aua-notice-round-to-take = { $player } takes the cards of the round.
aua-notice-set-not-seen = The last set is not in view: { $cards }. Lay it there again, or undo it.
aua-notice-take-back = Take { $cards } back.
aua-notice-not-counted = Not counted: { $cards }. Take them away, or lift them and lay them again as a set.

button-pass = Pass

aua-lay-out = Shuffle all { $cards } cards. Everybody gets { $hand }; { $aside ->
    [one] the card left over lies
   *[other] the { $aside } cards left over lie
} aside, face down.
aua-mode = { $mode ->
    [UP] UP
   *[DOWN] DOWN
}
aua-free-choice = Any number, any count
aua-to-beat = { $mode ->
    [UP] above
   *[DOWN] below
}
aua-changes = Change cards: { $changes }
aua-next-mode = { $parity ->
    [odd] odd
   *[even] even
} → { $mode ->
    [UP] ▲ UP
   *[DOWN] ▼ DOWN
}
aua-seat-passed = has passed

# What lies on the table, told on phones.
aua-laid-to-beat = { $count ->
    [one] One card
   *[other] { $count } cards
} { aua-to-beat } { $number }
