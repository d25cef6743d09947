# Schwupps für alle, die es lernen.

about-schwupps = Spielt alle Karten auf vier Stapel – und schwupps, rutscht eine Reihe weiter.
about-time-schwupps = etwa { $minutes } Min.
about-needs-schwupps = die 144 Karten von Schwupps
gist-schwupps = Jeder hat einen eigenen Stapel und vier Karten auf der Hand. Ihr wollt als Erste alle gespielt haben.
    In der Mitte liegen vier Zahlenstapel, neben jedem eine Schwupps-Karte. Sie sagt, was darauf passt: eins mehr, zwei weniger, dieselbe Zahl, dieselbe Farbe. Spielt so viele Karten, wie ihr wollt.
    Nichts passt? Einmal im Zug dürft ihr eine Reihe weiterschieben: Neben zwei Stapeln gelten dann andere Regeln. Das kostet eine Karte.
    Eine Ärgerkarte schiebt auch eine Reihe und schenkt jemand anderem eine Karte. Dann zieht auf vier nach, und der Nächste ist dran.

sch-drawn-colours = Fünf Farben …
sch-drawn-numbers = … von 1 bis 10, jede Karte zweimal
sch-drawn-aggravation = Davon gibt es 14
sch-drawn-steps = so viel mehr oder weniger
sch-drawn-number = gleiche Zahl
sch-drawn-color = gleiche Farbe
sch-drawn-either = eins oder beides
sch-drawn-hand = Das Blatt von { $player }
sch-drawn-next = Schwupps-Stapel
sch-drawn-slot = { $row ->
    [0] Obere Reihe
   *[other] Untere Reihe
}, { $slot ->
    [0] links
   *[other] rechts
}
sch-drawn-pile = Neben dem Stapel liegt
sch-drawn-plays = { $player } spielt
sch-drawn-row-before = Stapel + { $row ->
    [0] obere
   *[other] untere
} Reihe
sch-drawn-row-after = danach
sch-drawn-given = { $player } bekommt
sch-drawn-in-hand = { $player }, auf der Hand: { $count }
sch-drawn-own-pile = eigener Stapel: { $count }
sch-drawn-draws = { $player } zieht { $count }
sch-drawn-ends = { $player } beendet den Zug.
