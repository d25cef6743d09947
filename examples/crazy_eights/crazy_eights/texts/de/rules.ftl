# Crazy Eights: die Regeln, der Satz zu jedem Verstoß und was das Spiel sonst zu sagen hat.

CE-1 = Gespielt wird mit 52 Pokerkarten ohne Joker.
CE-2 = Zwei bis fünf Leute spielen, der Reihe nach im Uhrzeigersinn.
CE-3 = Zu zweit bekommt jeder sieben Karten, sonst fünf. Die nächste Karte wird aufgedeckt und beginnt den Stapel; eine Acht wird zurückgesteckt.
    .no = { $card } ist eine Acht: steckt sie zurück und deckt eine andere Karte auf.
CE-4 = Gegeben wird, wenn keine Runde läuft.
    .no = Eine Runde läuft; jetzt wird nicht gegeben.
CE-5 = Gelegt und gezogen wird während einer Runde.
    .no = { $player } muss warten: es läuft keine Runde.
CE-6 = Nur wer an der Reihe ist, legt oder zieht.
    .no = Nicht { $player } ist an der Reihe, sondern { $to_move }.
CE-7 = Eine Karte muss die Zahl oder die Farbe der obersten haben, nach einer Acht die gewünschte Farbe.
    .no = { $card } passt nicht auf { $top }.
CE-8 = Eine Acht darf immer gelegt werden. Wer sie legt, wünscht eine Farbe; mit anderen Karten wünscht niemand.
    .no = { $eight ->
        [yes] { $player } muss mit einer Acht eine Farbe wünschen.
       *[no] { $player } kann nur mit einer Acht eine Farbe wünschen.
    }
CE-9 = Wer keine Karte legt, zieht eine, und der Nächste ist an der Reihe.
CE-10 = Ist nichts mehr zu ziehen, wird der Stapel bis auf die oberste Karte gemischt und wieder gezogen.
CE-11 = Eine Karte, die auf dem Stapel liegt, kann nicht gelegt werden.
    .no = { $card } liegt schon auf dem Stapel.
CE-12 = Wer die letzte Karte legt, beendet die Runde und bekommt einen Punkt für jede Karte der anderen.
CE-13 = Das Spiel endet nach so vielen Runden oder bei so vielen Punkten, wie ausgemacht.
    .no = Das Spiel ist aus; niemand gibt mehr.
CE-14 = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.

ce-dealt = Die Runde beginnt; { $player } ist an der Reihe.
ce-played = { $card } von { $player } passt.
ce-asked = { $player } legt { $card } und wünscht { $suit }.
ce-drawn = { $count ->
    [0] Nichts ist mehr zu ziehen; { $player } setzt aus.
   *[other] { $player } zieht eine Karte.
}
ce-out = { $player } hat keine Karte mehr und bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
ce-named-deal = das Geben
ce-named-play = { $card } von { $player }
ce-named-draw = das Ziehen von { $player }
ce-duty-deal = Mischen, geben und eine Karte aufdecken
ce-duty-over = Das Spiel ist aus
ce-duty-play = { $player } legt { $suit } oder eine { $rank }, oder zieht
ce-duty-suit = { $player } legt { $suit } oder eine Acht, oder zieht
ce-kind-deal = Geben
ce-kind-play = Eine Karte legen
ce-draw = Karte ziehen
ce-ask-card = Welche Karte wurde gelegt?
ce-choice-no-new-card = Keine neue Karte
ce-ask-suit = Welche Farbe wünscht { $player }?
ce-entry-suit = Welche Farbe wird gewünscht?
ce-notice-take-back = Nehmt { $cards } zurück.
ce-notice-turn-up = Deckt eine Karte in der Mitte auf.
ce-lay-out-card = In der Mitte liegt eine Karte offen

game-crazy-eights = Crazy Eights
round-crazy-eights = Runde { $number }
option-crazy-eights-end = Wie lange gespielt wird: so viele Runden, oder bis jemand so viele Punkte hat.
option-rounds-crazy-eights = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
statistic-won_crazy_eights = Gewonnene Runden
entry-kind-draw = Karte gezogen
event-draw = zieht
