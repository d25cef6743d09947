# Past evenings: their list, score tables, statistics, exports and replays.

evening-none = No evening has been kept in { $folder } yet; `companion play` begins one.
evening-simulated = These evenings were played at the simulated table.
evening-title = Evening { $number }, { $date }
evening-day-unknown = day unknown
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
evening-exported-kept = Beside them { $count ->
    [one] one film or picture
   *[other] { $count } films and pictures
} of the end of a game.

round-edited = Changed by the table

statistic-illegal = Illegal plays
statistic-illegal_in_all = Illegal plays in all
statistic-taken_back = Taken back
