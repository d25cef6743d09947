# Before a round: what to deal and lay out, and what the camera sees of it.

lay-out-seen = { $seen } seen
lay-out-so-far = { $step } ({ $seen })
lay-out-middle-free = Nothing lies in the middle
lay-out-deal = Everybody gets { $hand } cards{ $aside ->
    [0] {""}
    [one] ; { $aside } lies aside face down
   *[other] ; { $aside } lie aside face down
}
lay-out-uad-pack = Aces and kings are taken out
lay-out-uad-strange = Take out: { $cards }
lay-out-uad-dice = Two dice are rolled
lay-out-uad-card = The UP&DOWN card is laid out
lay-out-uad-nobody = { $face }: turn the card, nobody faces ♣
lay-out-uad-clubs = { $face }: { $player } faces ♣ and leads
lay-out-up-pack = { $sets } sets of { $cards } cards
lay-out-up-deal = Everybody: { $hidden } face down, { $hand } in hand{ $aside ->
    [0] {""}
   *[other] ; { $aside } lie aside face down
}
lay-out-up-open = { $cards } open cards before everybody
lay-out-up-seen = seen: { $listed }
lay-out-sch-rows = { $rows } Schwupps cards open, in two rows
lay-out-sch-next = { $schwupps-pile } beside them as Schwupps pile, its top card open
lay-out-sch-tops = { $number-piles } number cards open, beside the rows
lay-out-sch-hands = Everybody: { $hand } in hand, { $own-pile } in their own pile
lay-out-sch-common = Common pile: the other { $common-pile }; { $player } begins
