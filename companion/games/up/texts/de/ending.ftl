# Was am Ende eines Spiels gesagt wird.

up-ending-matches = Streichhölzer
up-won-by-points = mit { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
}
up-won-by-cards = mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}
up-won-by-matches = mit { $count ->
    [one] einem Streichholz
   *[other] { $count } Streichhölzern
}
    .brief = { $count ->
        [one] ein Streichholz
       *[other] { $count } Streichhölzer
    }
up-moment-tower = { $player } legte die Spitze des höchsten Turms: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
up-moment-collapse = Bei { $player } stürzte der Turm ein: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf einmal.
up-moment-minus-two = { $player } deckte als allerletzte Karte eine −2 auf, und die Runde war zu Ende.
