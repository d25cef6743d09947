# Die geführte erste Runde von Up & Down.

tutorial-up-and-down-goal = Du bist Kim; Leah, Alex und Wolf spielen mit. Es gibt elf Stiche: Gewinne möglichst viele!
tutorial-up-and-down-suit = Die Karte in der Mitte zeigt jedem eine Farbe; sie steht unter den Namen. Deine ist ♣: Außer Trümpfen können nur deine Kreuz gewinnen.
tutorial-up-and-down-trump = Die Würfel zusammen sind der Trumpfwert: 5 und 3 macht 8. Eine Acht jeder Farbe schlägt alle anderen Karten.
tutorial-up-and-down-change = Vor jedem Stich ändert, wer anführt, eines. Du führst an: Berühre den Pfeil und wende auf DOWN. Dann ist die niedrigste Karte die beste.
tutorial-up-and-down-which = Gleiche Karten heben sich auf. Angenommen, Leah spielt { $leah }, Alex { $alex }, Wolf { $wolf }: Welche deiner Karten würden gewinnen? (Farben: Leah ♦, Alex ♥, Wolf ♠.)
tutorial-up-and-down-card = Nun legt jeder eine Karte verdeckt hin, und alle werden aufgedeckt. Spiel deine { $card }: Sie ist niedrig und in deiner Farbe.
tutorial-up-and-down-left = Angeführt wird reihum nach links. Vor dem nächsten Stich ändert Leah die Regeln; dann wählst du wieder eine Karte.
tutorial-up-and-down-play-on = Spiel nun weiter bis zum letzten Stich. Sieh jedes Mal auf Pfeil, Würfel und deine Farbe, dann wähle. Lass dir helfen, wenn du magst.
tutorial-up-and-down-cancelled = Gleiche Karten sind draußen, auch Trümpfe, noch vor allem anderen. Darum konnten die Achten deine Karte nicht schlagen.
tutorial-up-and-down-turned = Die Karte in der Mitte wurde gedreht: Jetzt hat jeder eine andere Farbe. Sieh unter die Namen!
tutorial-up-and-down-rolled = Es wurde gewürfelt: Jetzt ist ein anderer Wert Trumpf.
tutorial-up-and-down-trumped = Eine Karte vom Trumpfwert schlägt alle anderen, in jeder Farbe, bei UP wie bei DOWN.
tutorial-up-and-down-pot = Keine Karte konnte gewinnen: Der Stich kommt in den Topf und wartet auf den, der den nächsten gewinnt.
tutorial-up-and-down-pot-won = Wer einen Stich gewinnt, bekommt den ganzen Topf dazu.
tutorial-up-and-down-won = Alle Karten sind gespielt. Jeder zählt seine Stiche, auch die aus dem Topf; die meisten Stiche gewinnen.

tutorial-uad-touch-face = Karte wenden
tutorial-uad-touch-dice = Würfeln
tutorial-uad-touch-suits = Karte drehen
