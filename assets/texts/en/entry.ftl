# Plays told by hand, corrections, and “what if?”.

button-wrong = Correct it
button-write = Enter a play
button-what-if = What if?

entry-kind-asked = What if this happened? Touch it.
entry-kind-directed = What shall they do? Touch it.
entry-kind = What happened? Touch it.
entry-kind-deal = Cards dealt
entry-kind-setup = Laid out
entry-kind-change = Rules changed
entry-kind-reveal = Trick shown
entry-kind-play = Cards laid
entry-kind-pass = Passed
entry-kind-announce = Announced
entry-kind-call = “Last card!”
entry-kind-show = Cards left shown
entry-kind-number = Number card laid
entry-kind-schwupp = Schwupp
entry-kind-aggravate = Aggravation card
entry-kind-end = Turn ended
entry-player = Who?
entry-dealer = Who dealt?
entry-starter = Who begins?
entry-give = Who gets a card?
entry-cards = Which cards?
entry-card = Which card?
entry-open = { $player }: which open cards?
entry-left = { $player }: which cards are left?
entry-cut = Was a card kept from the cut?
entry-count = Said to count as how many?
entry-from = From where?
entry-variant = What was announced?
entry-dice = What do the dice show?
entry-face = UP or DOWN?
entry-facing = Which suit faces { $player }?
entry-row = Which row?
entry-slot = Which pile of the row?
entry-next = Open Schwupps card now?
entry-row-card = Schwupps card, { $row ->
    [1] upper
   *[other] lower
} row, { $slot ->
    [1] left
   *[other] right
}?
entry-pile-card = Number card, { $row ->
    [1] upper
   *[other] lower
} row, { $slot ->
    [1] left
   *[other] right
}?
entry-following = Next ›
entry-direct = Do it
entry-enter = Rule on it
entry-ask = What if?
entry-correct = Correct
entry-another = Another play
correct-title = What was really there?
correct-otherwise = It was something else
step-deal = dealt
step-setup = laid out
step-change = rules
step-pass = pass
step-announce = says
step-call = call
step-show = shown
step-aggravate = angry
step-end = end
correct-changes = What changes
correct-nothing-else = Nothing that came after it is ruled on otherwise.
correct-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
correct-score = The score becomes
correct-score-same = The score stays as it is
correct-then = Then: { $duty }
correct-take = Put it right

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple

entry-lacks-out = already out
entry-lacks-full = all named
entry-lacks-elsewhere = not there
entry-lacks-copies = { $count ->
    [one] only one of it
   *[other] only { $count } of it
}
entry-lacks-cards = { $count ->
    [0] no cards there
    [one] only one card
   *[other] only { $count } cards
}
