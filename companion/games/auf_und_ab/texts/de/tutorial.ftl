# Der geführte erste Durchgang von Auf und Ab.

tutorial-auf-und-ab-goal = Du bist Kim; Leah und Alex spielen mit. Werde als Erste oder Erster alle Karten los!
tutorial-auf-und-ab-numbers = Jede Karte hat zwei Zahlen: die kleinere ist rot, die größere blau. Es geht AUF los: Dann zählen nur die roten.
tutorial-auf-und-ab-first = Was man zusammen legt, hat dieselbe rote Zahl. Du beginnst, und dein kleinster Pasch, 0-0, muss dabei sein. Welche davon darfst du legen?
tutorial-auf-und-ab-begin = Ein Pasch zählt für eine Karte oder zwei. Lege 0-0 0-3 0-6, dann berühre „Weiter“ und sage 4.
tutorial-auf-und-ab-beat = Leah hat vier Dreien gelegt. Jetzt müssen es genau vier Karten sein, und höhere. Welche davon darfst du legen?
tutorial-auf-und-ab-follow = Dein Pasch Fünf zählt für zwei: Das sind vier Fünfen. Lege 5-5 5-7 5-8!
tutorial-auf-und-ab-pass = Alle anderen haben gepasst. Du dürftest allein weiterlegen – passe aber auch: Dann ist die Runde zu Ende.
tutorial-auf-und-ab-down = Die Runde ist deine: Eröffne die nächste. Sie geht AB, also zählt Blau. Lege alle blauen Achten und sage 6.
tutorial-auf-und-ab-play-on = Spiel nun weiter, wie du willst, bis zum Ende. Passen darfst du immer – und lass dir helfen, wenn du magst.
tutorial-auf-und-ab-changed = Schau: Ergeben die Ziffern neun, ist es eine Wechselkarte. Eine, drei oder fünf davon in einer Runde kehren die nächste um: AUF wird AB, AB wird AUF.
tutorial-auf-und-ab-lower = Das ist eine AB-Runde: Die blauen Zahlen zählen, und die niedrigere schlägt die höhere.
tutorial-auf-und-ab-scored = Wer fertig ist, bekommt einen Punkt für jede Karte, die die anderen noch haben. Ein Pasch ist dabei eine Karte.
