# Die geführte erste Runde von Up.

tutorial-up-goal = Du bist Kim; Leah und Alex spielen mit. Alle haben fünf Handkarten, vier offene und darunter vier verdeckte. Werde als Erste oder Erster alle los!
tutorial-up-tower = Alle legen auf einen Turm, und er muss leichter werden: Eine Karte darf höchstens so schwer sein wie die vorige. Wer zu schwer legt, nimmt alles.
tutorial-up-begin = Du beginnst den Turm, mit jeder Zahl. Im ersten Zug gelten nur Handkarten. Berühre „Hand“ und lege deine 11!
tutorial-up-hold = Die Grenze ist jetzt 6. Was davon hält, sodass der Turm steht? (Die zwei Zweien liegen offen vor dir.)
tutorial-up-equal = Ab dem zweiten Zug darfst du aus der Hand legen oder offene Karten. Gleich schwer genügt: Lege deine 6!
tutorial-up-minus-two = Die Grenze ist 4. Eine −2 zieht zwei ab: Dann brauchen die anderen eine 2 oder weniger. Lege deine −2 aus der Hand!
tutorial-up-clear = Jetzt würde nur eine 1 halten. Aber du hast die Abräumkarte: Sie nimmt den ganzen Turm weg. Lege sie!
tutorial-up-again = Der Turm ist weg, und du beginnst gleich den nächsten. Lege deine 10!
tutorial-up-play-on = Spiel nun weiter, wie du willst, bis zum Ende. Zuletzt kommen die verdeckten Karten, eine nach der anderen. Lass dir helfen, wenn du magst.
tutorial-up-collapsed = Zu schwer: Der Turm stürzt ein. Wer das war, nimmt alle seine Karten und beginnt den nächsten.
tutorial-up-taken-up = Eine aufgedeckte −2, die einen Turm beginnen würde, kommt auf die Hand, und man spielt etwas anderes.
tutorial-up-last-card = Wer nur noch eine Karte hat, ruft „letzte Karte“, bevor der Nächste spielt; wer es vergisst, setzt einmal aus.
tutorial-up-scored = Alle zählen ihre übrigen Karten als Minuspunkte; eine −2 zählt 20, eine Abräumkarte 50. Die wenigsten Punkte gewinnen.
