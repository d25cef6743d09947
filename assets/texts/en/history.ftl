# People and past evenings on the screen.

button-same-people = Same people again
evenings-title = Evenings
evenings-none = No evening has been kept yet.
evenings-earlier = Earlier evenings
evenings-later = Later evenings
evenings-runs = is played now
evening-list-unread = This evening cannot be read.
evening-when = { $game } · { $when }
evening-day-and-time = { $day }, { $time }
evening-day = { $day } { $month } { $year }
evening-unscored = Nothing scored yet
