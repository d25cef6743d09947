# Past evenings: their list, score tables, statistics, exports and replays.

game-auf-und-ab = Auf und Ab
game-up-and-down = Up & Down
game-up = Up
game-schwupps = Schwupps

evening-none = No evening has been kept in { $folder } yet; `companion play` begins one.
evening-simulated = These evenings were played at the simulated table.
evening-title = Evening { $number }, { $date }
evening-game = Game { $number }: { $name } – { $players }
evening-column-number = No.
evening-column-date = Begun
evening-column-games = Games
evening-column-players = Players
evening-column-winner = Winner
evening-total = Total
evening-figure = { $what }: { $number }
evening-written = { $file } is written.
evening-pictures = { $number ->
    [one] One picture is written.
   *[other] { $number } pictures are written.
}
evening-so-far = The evening
evening-games-won = Games won
evening-sum = { $game }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
button-export = Save scores and plays as files
evening-exported = Written: { $scores } with the scores, for a spreadsheet, and { $records } with every play. To take them along, copy them from the folder { $folder }.

round-edited = Changed by the table
round-auf-und-ab = Hand { $number }
round-up-and-down = Round { $number }
round-up = Round { $number }
round-schwupps = Game { $number }

statistic-won_auf_und_ab = Hands won
statistic-won_up_and_down = Rounds won
statistic-won_up = Rounds won
statistic-won_schwupps = Games won
statistic-illegal = Illegal plays
statistic-illegal_in_all = Illegal plays in all
statistic-taken_back = Taken back
statistic-rounds_taken = Rounds taken
statistic-change_cards = Change cards laid
statistic-largest_set = Largest set
statistic-longest_round = Longest round, in sets
statistic-best_hand = Best hand, in points
statistic-pots_won = Pots won
statistic-flips = Flips of the card
statistic-turns = Turns of the card
statistic-rolls = Rolls of the dice
statistic-longest_pot = Longest pot, in tricks
statistic-greatest_catch = Most tricks won at once
statistic-collapses = Collapses
statistic-cleared = Towers cleared away
statistic-skipped = Turns lost
statistic-tallest_tower = Tallest tower, in cards
statistic-schwupps = Schwupps without a card
statistic-aggravations = Aggravation cards played
statistic-gifts = Gifts received
statistic-numbers = Number cards laid
statistic-longest_turn = Longest turn, in cards
