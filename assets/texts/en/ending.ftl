# The end of a game: its winners, its best moments, and their film.

ending-points = Points
ending-cards = Cards
ending-cards-left = Cards left
ending-by-points = with { $count ->
    [one] one point
   *[other] { $count } points
}
ending-by-rules = by the rules
ending-wins = { $count ->
    [one] wins { $by }!
   *[other] win together { $by } each!
}
ending-level = = level
ending-ranking = Ranking, large
button-moments = Best moments

moments-title = Best moments
moments-none = Nothing has happened in this game yet.
moments-unpictured = Of this moment no picture is kept.
moments-how = With pictures there would be a film: they are kept where a camera watches, and where Settings, Pictures, keeps those of evenings.
moments-play = Play the film
moments-code = Scan to take the film along. The phone must be in the same network.
moments-make = Make a film
moments-making = The film is being made …
moments-film-broken = The film of this game cannot be read; it can be made again.
moments-film-outdated = Something has changed since the film was begun; it can be made again.
moments-take = Take a picture
moments-take-again = New picture
moments-picture = The picture of the end
trouble-film-unmade = The film could not be made: { $why }. Try again; the pictures are still there.
trouble-film-full = The disk is full: the film is not kept, nothing else is lost, and it can be made again once there is room.
trouble-film-unkept = The film is not kept, and can be made again: { $why }
trouble-picture-full = The disk is full: the picture is not kept, and the one before is still there.
trouble-picture-unkept = The picture is not kept, and the one before is still there: { $why }
trouble-film-late = The film was given up after { $seconds } seconds. Try again when less is going on.
moment-called = { $player } heard a “No” by { $clause }: { $why }
moment-won = { $count ->
    [one] With this play { $players } won the game.
   *[other] With this play { $players } won together.
}
