# The deck check: is the pack complete?

deck-check-title = Deck check
deck-check-how = Spread cards so that their corners are seen. What was counted, take away; then lay the next ones.
deck-check-anew = Count anew
deck-check-seen = { $seen } of { $size } cards seen
deck-check-complete = The pack is complete.
deck-check-missing = Missing: { $cards }
deck-check-double = Too many: { $cards }
deck-check-strange = Of another pack: { $cards }
deck-check-lacking = { $count ->
    [one] One Schwupps card is
   *[other] { $count } Schwupps cards are
} missing.
deck-check-more = { $count } more
deck-check-unread = { $count ->
    [one] One card cannot be read; move it a little.
   *[other] { $count } cards cannot be read; move them a little.
}
