# The end of a game: its winners, its best moments, and their film.

ending-points = Points
ending-cards = Cards
ending-cards-left = Cards left
ending-by-points = with { $count ->
    [one] one point
   *[other] { $count } points
}
ending-by-rules = by the rules
ending-together = win together!
ending-each = { $by } each
ending-lowest = The lowest total wins
button-moments = Best moments

moments-title = Best moments
moments-none = Nothing has happened in this game yet.
moments-unpictured = Of this moment no picture is kept.
moments-how = With pictures there would be a film: they are kept where a camera watches, and where Settings, Pictures, keeps those of evenings.
moment-called = { $player } heard a “No” by { $clause }: { $why }
moment-won = { $count ->
    [one] With this play { $players } won the game.
   *[other] With this play { $players } won together.
}
