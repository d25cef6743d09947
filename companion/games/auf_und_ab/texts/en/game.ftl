# What the companion calls this game and what belongs to it.

game-auf-und-ab = Auf und Ab
round-auf-und-ab = Hand { $number }
statistic-won_auf_und_ab = Hands won
statistic-rounds_taken = Rounds taken
statistic-change_cards = Change cards laid
statistic-largest_set = Largest set
statistic-longest_round = Longest round, in sets
statistic-best_hand = Best hand, in points

option-rounds-auf-und-ab = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
option-auf-und-ab-end = How long the game goes on: so many hands, or until somebody has so many points.

print-deck-auf-und-ab = { game-auf-und-ab }
print-pack-auf-und-ab = The pack has { $cards } cards: every pair of 0 to 9, each once.
