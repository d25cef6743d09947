# What the companion calls this game and what belongs to it.

game-up-and-down = Up & Down
round-up-and-down = Round { $number }
statistic-won_up_and_down = Rounds won
statistic-pots_won = Pots won
statistic-flips = Flips of the card
statistic-turns = Turns of the card
statistic-rolls = Rolls of the dice
statistic-longest_pot = Longest pot, in tricks
statistic-greatest_catch = Most tricks won at once

lay-out-uad-pack = Aces and kings are taken out
lay-out-uad-strange = Take out: { $cards }
lay-out-uad-dice = Two dice are rolled
lay-out-uad-card = The UP&DOWN card is laid out
lay-out-uad-nobody = { $face }: turn the card, nobody faces ♣
lay-out-uad-clubs = { $face }: { $player } faces ♣ and leads

option-rounds-up-and-down = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
option-up-and-down-rounds = How many rounds are played; each has its own deal.
option-up-and-down-ring = The suits around the UP&DOWN card, clockwise. The printed card has the usual order.
