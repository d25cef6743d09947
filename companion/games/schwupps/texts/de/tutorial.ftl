# Das geführte erste Spiel von Schwupps.

tutorial-schwupps-goal = Du bist Kim; Leah und Alex spielen mit. Alle haben vier Karten auf der Hand und einen eigenen Stapel. Wer sie zuerst alle gespielt hat, gewinnt!
tutorial-schwupps-piles = In der Mitte liegen vier Stapel mit Zahlenkarten. Die Schwupps-Karte neben jedem sagt, welche Karte darauf darf.
tutorial-schwupps-which = Für die { sch-top } gilt +1. Welche deiner Karten dürfen darauf? Berühre sie, dann frage.
tutorial-schwupps-lay = Lege die { sch-card }: Berühre die { sch-top }, dann deine Karte. Oder versuche erst Verbotenes.
tutorial-schwupps-number = Weiter, solange etwas passt! „#“ verlangt die gleiche Zahl: Lege die { sch-card } auf die { sch-top }.
tutorial-schwupps-schwupp = Deine { sch-card } passt nirgends. Schieb die obere Reihe weiter: Berühre eine ihrer Schwupps-Karten. Das kostet eine Karte.
tutorial-schwupps-fits-now = Schwupps: Jetzt gilt −2 für die { sch-top }. Lege deine { sch-card }!
tutorial-schwupps-aggravate = Ärgere jemanden: Berühre die Ärgerkarte, schieb eine Reihe und gib { $player } eine Karte.
tutorial-schwupps-end = Mehr gibt es nicht zu tun. Beende deinen Zug: Dann ziehst du vom eigenen Stapel auf vier Karten nach.
tutorial-schwupps-play-on = Spiel nun weiter, wie du willst, bis zum Ende. Lege Karten, schwuppe, beende deinen Zug – und lass dir helfen, wenn du magst.
tutorial-schwupps-round = Gesehen? Gezählt wird im Kreis: Nach der 10 kommt wieder die 1, unter der 1 wieder die 10.
tutorial-schwupps-either = Hier genügt Farbe oder Zahl: Steht beides auf der Schwupps-Karte, muss nur eines passen.
tutorial-schwupps-won = Mit der allerletzten Karte ist sofort Schluss. Punkte gibt es in einem einzelnen Spiel nicht: Wer keine Karten mehr hat, gewinnt.
