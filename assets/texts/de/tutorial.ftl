# Ein Spiel beim Spielen lernen: die geführte erste Runde, welches Spiel auch immer.

button-learn = Lernen
tutorial-learn = Beim Spielen lernen
tutorial-title = { $game } · Schritt { $number } von { $count }
tutorial-next = Weiter ›
tutorial-judge = Stimmt das?
tutorial-hand = Deine
tutorial-to-me = Bis ich dran bin
tutorial-hint = Hilf mir
tutorial-do = So machen
tutorial-why = Warum? Die Regel ›
tutorial-try = Versuch: { $play }
tutorial-advice = Das könntest du tun: { $play }
tutorial-watch = { $player ->
    [none] Jemand anderes ist dran.
   *[other] { $player } ist dran.
}
tutorial-right = Richtig! Genau das ist erlaubt, sonst nichts.
tutorial-wrong = Nicht ganz. { $why }
tutorial-more = So weit richtig – aber es ist noch mehr erlaubt.
tutorial-allowed-too = Auch erlaubt, aber machen wir erst das andere. { $why }
tutorial-again = Noch einmal
tutorial-play = Mit Karten spielen

tutorial-kind-number = Zahlenkarte legen
tutorial-kind-schwupp = Reihe schwuppen
tutorial-kind-aggravate = Ärgerkarte
tutorial-kind-end = Zug beenden
tutorial-kind-play = Karten legen
tutorial-kind-pass = Passen
tutorial-kind-change = Regeln ändern
tutorial-kind-reveal = Karte spielen
tutorial-kind-call = „Letzte Karte!“
