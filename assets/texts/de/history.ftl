# Leute und vergangene Abende auf dem Bildschirm.

button-same-people = Dieselben Leute noch einmal
evenings-title = Abende
evenings-none = Noch kein Abend ist aufbewahrt.
evenings-earlier = Frühere Abende
evenings-later = Spätere Abende
evenings-runs = läuft gerade
evening-list-unread = Dieser Abend lässt sich nicht lesen.
evening-when = { $game } · { $when }
evening-day-and-time = { $day }, { $time } Uhr
evening-day = { $day }. { $month } { $year }
evening-unscored = Noch nichts gewertet
