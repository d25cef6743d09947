# What belongs to all four games.

list = { $first } and { $last }

legal = Allowed.
nothing-to-undo = There is nothing to take back.
undone = Taken back: { $event }.
cancelled = cancelled: { $cards }

invalid-json = This line is not proper JSON.
invalid-too-long = This line is longer than 1 MB and was not read.
invalid-not-an-object = This line is not a JSON object.
invalid-no-event = This line does not say which event it is.
invalid-event = This game has no event “{ $event }”.
invalid-missing = “{ $key }” is missing.
invalid-type = “{ $key }” is not of the right kind.
invalid-choice = “{ $key }” must be one of { $choices }.
invalid-player = Nobody called “{ $name }” is playing.
invalid-card = This game has no card “{ $card }”.

effect-undone = taken back
effect-round_over = the round is over
effect-hand_over = the hand is over
effect-game_over = the game is over
effect-mode_changed = UP and DOWN change
effect-flip = the card is flipped
effect-rotate = the card is turned
effect-roll = the dice are rolled
effect-trick = { $about } wins the trick
effect-pot = the trick goes into the pot
effect-pot_won = and takes the pot
effect-pot_discarded = the pot is discarded
effect-collapse = the tower collapses
effect-cleared = the tower is cleared away
effect-taken_up = the −2 is taken up
effect-called = “Last card!”
effect-skip_due = { $about } did not call and will be skipped
effect-skipped = { $about } is skipped
effect-scored = the round is scored
effect-given = { $about } gets a card
effect-drew = { $about ->
    [one] draws one card
   *[other] draws { $about } cards
}
effect-reshuffled_schwupps = the Schwupps pile is shuffled anew
effect-reshuffled_common = the common pile is shuffled anew
effect-won = and wins

event-ask = Ask:
event-undo = Undo
event-deal = Deal
event-setup = Setup
event-change = changes
event-change-alone = Change:
event-reveal = Reveal
event-play = plays
event-pass = passes
event-announce = announces
event-call = calls “last card”
event-show = Show
event-number = plays
event-aggravate = aggravates
event-aggravate-alone = plays an aggravation card
event-schwupp = schwupps
event-end = ends the turn

column-tricks = Tricks
column-totals = Total
column-scores = Score
column-cards_left = Cards
column-hand = Hand
column-pile = Own pile
winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
counts = { $legal } legal, { $illegal } illegal, { $invalid } invalid

event-dealer = by { $name };
event-dealer-alone = by { $name }
event-starter = { $name } begins
event-dirty_one = dirty one
event-double_two = double two
event-from-hand = from hand
event-from-open = { $count ->
    [0] an open card
    [one] an open card,
   *[other] open cards,
}
event-from-hidden = { $count ->
    [0] a face-down card
   *[other] a face-down card,
}
event-cut = (cut { $card })
event-row = { $row ->
    [0] upper row
   *[other] lower row
}
event-slot = { $slot ->
    [0] left
   *[other] right
}
event-next = now open: { $card }

card-rank = { $rank ->
    [J] J
    [Q] Q
   *[K] K
}
card-aggravation = aggravation
card-clear = clear
card-number = same number
card-color = same colour
card-either = colour/number
card-red = red { $number }
card-blue = blue { $number }
card-green = green { $number }
card-yellow = yellow { $number }
card-purple = purple { $number }
