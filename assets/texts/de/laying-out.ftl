# Vor einer Runde: was gegeben und ausgelegt wird, und was die Kamera davon sieht.

lay-out-seen = { $seen } zu sehen
lay-out-so-far = { $step } ({ $seen })
lay-out-middle-free = In der Mitte liegt nichts
lay-out-deal = Jeder bekommt { $hand } Karten{ $aside ->
    [0] {""}
    [one] ; { $aside } liegt verdeckt beiseite
   *[other] ; { $aside } liegen verdeckt beiseite
}{ $common-pile ->
    [0] {""}
    [one] ; { $common-pile } ist der Stapel, von dem alle ziehen
   *[other] ; { $common-pile } sind der Stapel, von dem alle ziehen
}
