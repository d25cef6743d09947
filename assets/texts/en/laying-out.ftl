# Before a round: what to deal and lay out, and what the camera sees of it.

lay-out-seen = { $seen } seen
lay-out-so-far = { $step } ({ $seen })
lay-out-middle-free = Nothing lies in the middle
lay-out-deal = Everybody gets { $hand } cards{ $aside ->
    [0] {""}
    [one] ; { $aside } lies aside face down
   *[other] ; { $aside } lie aside face down
}{ $common-pile ->
    [0] {""}
    [one] ; { $common-pile } is the pile that all draw from
   *[other] ; { $common-pile } are the pile that all draw from
}
