# What the companion calls this game and what belongs to it.

game-schwupps = Schwupps
round-schwupps = Game { $number }
statistic-won_schwupps = Games won
statistic-schwupps = Schwupps without a card
statistic-aggravations = Aggravation cards played
statistic-gifts = Gifts received
statistic-numbers = Number cards laid
statistic-longest_turn = Longest turn, in cards

lay-out-sch-rows = { $rows } Schwupps cards open, in two rows
lay-out-sch-next = { $schwupps-pile } beside them as Schwupps pile, its top card open
lay-out-sch-tops = { $number-piles } number cards open, beside the rows
lay-out-sch-hands = Everybody: { $hand } in hand, { $own-pile } in their own pile
lay-out-sch-common = Common pile: the other { $common-pile }; { $player } begins

option-schwupps-tournament = A tournament has as many games as there are players; each begins one.

print-deck-schwupps = { game-schwupps }
print-pack-schwupps = The pack has { $cards } cards: 100 number cards (five colours, 1 to 10, each twice), 14 aggravation cards, and 30 Schwupps cards with a back of their own.
