# Options of the games, chosen before one begins.

button-options = Options
options-title = Options of { $game }
option-yes = yes
option-no = no
option-points = to { $count } points
option-one-game = One game
option-tournament = Tournament
option-rounds-up-and-down = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
option-rounds-up = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
option-rounds-auf-und-ab = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}

option-auf-und-ab-end = How long the game goes on: so many hands, or until somebody has so many points.
option-up-and-down-rounds = How many rounds are played; each has its own deal.
option-up-and-down-ring = The suits around the UP&DOWN card, clockwise. The printed card has the usual order.
option-up-end = How long the game goes on: so many rounds, or until somebody has more than so many points.
option-up-scoring = What is written down: the values of the cards left, only how many are left, or one match for the winner.
option-up-minus_two = −2 cards are in the pack. Without them everybody gets four cards in hand.
option-up-double_two = Double two: a −2 is a plain 2 in every round.
option-up-dirty_one = Dirty one: each 1 left counts 30 in every round.
option-up-extra_set = One set more is in the pack; the cards left over stay unknown.
option-schwupps-tournament = A tournament has as many games as there are players; each begins one.

option-scoring-points = Points
option-scoring-cards = Cards
option-scoring-matches = Matches
