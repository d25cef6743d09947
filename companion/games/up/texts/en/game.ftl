# What the companion calls this game and what belongs to it.

game-up = Up
round-up = Round { $number }
statistic-won_up = Rounds won
statistic-collapses = Collapses
statistic-cleared = Towers cleared away
statistic-skipped = Turns lost
statistic-tallest_tower = Tallest tower, in cards

lay-out-up-pack = { $sets } sets of { $cards } cards
lay-out-up-deal = Everybody: { $hidden } face down, { $hand } in hand{ $aside ->
    [0] {""}
   *[other] ; { $aside } lie aside face down
}
lay-out-up-open = { $cards } open cards before everybody
lay-out-up-seen = seen: { $listed }

option-rounds-up = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
option-up-end = How long the game goes on: so many rounds, or until somebody has more than so many points.
option-up-scoring = What is written down: the values of the cards left, only how many are left, or one match for the winner.
option-up-minus_two = −2 cards are in the pack. Without them everybody gets four cards in hand.
option-up-double_two = Double two: a −2 is a plain 2 in every round.
option-up-dirty_one = Dirty one: each 1 left counts 30 in every round.
option-up-extra_set = One set more is in the pack; the cards left over stay unknown.

print-deck-up = { game-up }
print-pack-up = These are { $cards } cards in { $looks } colours, in each 1 to 11, a −2 and a clear card. Every player needs one colour; the colours follow each other, so that the first sheets are enough for fewer players.

help-rules-minus-two = Up: without the -2 cards
help-rules-extra-set = Up: with one set of cards more
