# Was am Ende eines Spiels gesagt wird.

uad-ending-tricks = Stiche
uad-won-by = mit { $count ->
    [one] einem Stich
   *[other] { $count } Stichen
}
uad-moment-pot = { $player } gewann den größten Topf: { $tricks } Stiche auf einmal.
uad-moment-change = { $player } { $way ->
    [flip] wendete die Karte
    [rotate] drehte die Karte
   *[roll] würfelte einen neuen Trumpf
} und gewann den Stich; sonst hätte { $else ->
    [nobody] ihn niemand
   *[other] { $other } ihn
} bekommen.
uad-moment-round = { $player } gewann { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
} in einer Runde, der Höchstwert des Spiels.
