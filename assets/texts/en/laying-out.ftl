# Before a round: what to deal and lay out, and what the camera sees of it.

lay-out-seen = { $seen } seen
lay-out-so-far = { $step } ({ $seen })
lay-out-middle-free = Nothing lies in the middle
lay-out-aua-deal = Everybody gets { $cards } cards; { $aside ->
    [one] one lies
   *[other] { $aside } lie
} aside face down
lay-out-uad-pack = Aces and kings are taken out
lay-out-uad-strange = Take out: { $cards }
lay-out-uad-deal = Everybody gets { $cards } cards
lay-out-uad-dice = Two dice are rolled
lay-out-uad-card = The UP&DOWN card is laid out
lay-out-uad-nobody = { $face }: turn the card, nobody faces ♣
lay-out-uad-clubs = { $face }: { $player } faces ♣ and leads
lay-out-up-pack = { $sets } sets of { $cards } cards
lay-out-up-deal = Everybody: { $hidden } face down, { $hand } in hand
lay-out-up-open = Four open cards before everybody
lay-out-up-seen = seen: { $listed }
lay-out-sch-rows = Four Schwupps cards in two rows
lay-out-sch-next = The next one open beside them
lay-out-sch-tops = Four number cards open
lay-out-sch-hands = Everybody: { $hand } in hand, { $pile } in their own pile; { $player } begins
