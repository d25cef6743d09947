# Up: die Regeln, der Satz für jeden Verstoß, und was das Spiel sonst zu sagen hat.

UP-1 = Ein Satz einer Farbe hat 13 Karten: die Zahlen 1 bis 11, eine −2 und eine Abräumkarte.
UP-2 = Zwei bis zehn Leute spielen. Für jeden kommt ein Satz ins Spiel, alle zusammen gemischt.
UP-3 = Farben spielen keine Rolle.
UP-4 = Im Spiel ohne −2 kann niemand eine bekommen, legen oder zeigen, und für den „doppelten Zweier“ gibt es nichts zu ändern.
    .no = Hier wird ohne −2 gespielt.
UP-5 = Von jeder Karte gibt es nur so viele, wie das Spiel Sätze hat.
    .no = { $card ->
        [clear] Die Abräumkarte wäre { $cards }-mal da, es gibt sie aber nur { $sets }-mal.
       *[other] Die { $card } wäre { $cards }-mal da, es gibt sie aber nur { $sets }-mal.
    }
UP-6 = Mit dem Geben beginnt eine Runde; solange eine läuft, wird nicht gegeben.
    .no = Eine Runde läuft, { $to_move } ist an der Reihe.
UP-7 = Wer als Geber genannt ist, gibt; wer als Nächstes gibt, macht der Tisch unter sich aus.
UP-8 = Alle bekommen vier verdeckte Karten, vier offene darauf und fünf auf die Hand – im Spiel ohne −2 vier.
    .no = { $place ->
        [hand] { $player } hätte { $cards ->
            [one] eine Handkarte
           *[other] { $cards } Handkarten
        } statt { $needed }.
        [open] { $player } hätte { $cards ->
            [one] eine offene Karte
           *[other] { $cards } offene Karten
        } statt { $needed }.
       *[hidden] { $player } hätte { $cards ->
            [one] eine verdeckte Karte
           *[other] { $cards } verdeckte Karten
        } statt { $needed }.
    }
UP-9 = Gegeben wird einzeln im Uhrzeigersinn: erst die verdeckten Karten, dann die offenen, dann die Hände.
UP-10 = Eine Hand kennt nur, wer sie hält, die offenen Karten kennen alle, die verdeckten niemand.
UP-11 = Wer rechts vom Geber sitzt, hebt ab und darf die unterste Karte des Abgehobenen behalten, wenn sie eine −2 oder eine Abräumkarte ist.
    .no = { $player } darf vom Abheben nur eine −2 oder eine Abräumkarte behalten, keine { $card }.
UP-12 = Die behaltene Karte gehört zur Hand; dafür wird eine weniger gegeben.
    .no = { $player } hat beim Abheben eine { $card ->
        [clear] Abräumkarte
       *[other] { $card }
    } behalten; sie muss also in der Hand sein.
UP-13 = Legen, Rufen und Ansagen kann man nur in einer laufenden Runde.
    .no = { $due ->
        [nothing] Das Spiel ist zu Ende.
        [show] Die Runde ist zu Ende; jetzt müssen die restlichen Karten gezeigt werden.
       *[deal] Es läuft keine Runde; erst muss gegeben werden.
    }
UP-14 = Wer links vom Geber sitzt, hat die Vorhand und beginnt die Runde mit dem ersten Turm.
UP-15 = Es geht im Uhrzeigersinn, und nur wer an der Reihe ist, legt Karten.
    .no = Nicht { $player } ist an der Reihe, sondern { $to_move }.
UP-16 = Niemand darf passen: Ein Zug endet erst mit einem Satz, der auf dem Turm liegen bleibt.
UP-17 = Im ersten Zug einer Runde legt jeder nur Handkarten, solange welche da sind, auch nach einem Einsturz oder einer Abräumkarte.
    .no = Im ersten Zug legt { $player } nur Handkarten, und { $hand ->
        [one] eine ist
       *[other] { $hand } sind
    } noch da.
UP-18 = Ab dem zweiten Zug legt man nach Wunsch Handkarten oder offene Karten.
UP-19 = Eine verdeckte Karte darf man erst aufdecken, wenn die eigenen offenen Karten alle weg sind.
    .no = { $player } hat noch { $open ->
        [one] eine offene Karte
       *[other] { $open } offene Karten
    } und darf deshalb keine verdeckte aufdecken.
UP-20 = Verdeckte Karten werden blind und einzeln aufgedeckt.
    .no = { $player } hat { $cards } verdeckte Karten aufgedeckt; erlaubt ist nur eine auf einmal.
UP-21 = Wer keine Handkarte hat, muss eine offene spielen und deckt nur dann eine verdeckte auf, wenn keine offene da ist.
UP-22 = Man legt nur Karten, die dort sind, wo sie herkommen sollen. Unbekannte Karten können alles sein, was nicht nachweislich woanders ist.
    .no = { $place ->
        [hand] { $most ->
            [0] { $player } kann keine { $card ->
                [clear] Abräumkarte
               *[other] { $card }
            } auf der Hand haben.
           *[other] { $player } kann die { $card ->
                [clear] Abräumkarte
               *[other] { $card }
            } höchstens { $most }-mal auf der Hand haben, nicht { $cards }-mal.
        }
        [open] { $most ->
            [0] { $player } hat keine offene { $card ->
                [clear] Abräumkarte
               *[other] { $card }
            }.
           *[other] { $player } hat die { $card ->
                [clear] Abräumkarte
               *[other] { $card }
            } nur { $most }-mal offen liegen, nicht { $cards }-mal.
        }
       *[hidden] { $player } kann keine { $card ->
            [clear] Abräumkarte
           *[other] { $card }
        } verdeckt liegen haben.
    }
UP-23 = Mehrere Karten auf einmal müssen gleich viel wert sein; eine −2 geht nur mit −2, eine Abräumkarte nur mit Abräumkarten.
    .no = { $first ->
        [clear] Eine Abräumkarte
       *[other] Eine { $first }
    } und { $other ->
        [clear] eine Abräumkarte
       *[other] eine { $other }
    } sind nicht gleich viel wert und dürfen nicht zusammen gelegt werden.
UP-24 = Alle Karten eines Satzes kommen von einem Ort: aus der Hand oder von den offenen.
UP-25 = Ein Turm darf mit jeder Zahl beginnen.
UP-26 = Ein Satz hält, wenn sein Wert höchstens so groß ist wie die Grenze; sein Wert ist dann die neue Grenze.
UP-27 = Auch ein schwererer Satz darf gelegt werden, bringt den Turm aber zum Einsturz.
UP-28 = Niemand muss einen Satz legen, der hält; man darf den Turm auch mit Absicht einstürzen lassen.
UP-29 = Wer den Turm zum Einsturz bringt, nimmt alle seine Karten auf die Hand, die eben gelegten auch.
UP-30 = Danach beginnt dieselbe Person sofort den nächsten Turm, von jedem Ort, der ihr offensteht.
UP-31 = Ein Satz, der den Turm zum Einsturz bringt, beendet die Runde nicht, auch wenn es die letzten Karten waren; eine zuletzt aufgedeckte −2 schon.
UP-32 = Eine −2 senkt die Grenze um zwei.
UP-33 = Mehrere −2, zusammen oder nacheinander gelegt, senken die Grenze jede um zwei.
UP-34 = Eine −2 aus der Hand oder von den offenen Karten darf keinen Turm beginnen.
    .no = Eine −2 darf keinen Turm beginnen: { $player } hat noch eine { $other ->
        [clear] Abräumkarte
       *[other] { $other }
    } { $place ->
        [hand] auf der Hand
        [open] offen liegen
       *[hidden] verdeckt liegen
    }.
UP-35 = Eine −2 darf nur dann einen Turm beginnen, wenn sonst nichts zu spielen ist. Sie gilt dann als auf eine 11 gelegt, sodass nach einer −2 die Grenze 9 ist.
UP-36 = Eine −2, mit der die Grenze auf null oder darunter käme, bringt den Turm zum Einsturz.
UP-37 = Eine aufgedeckte −2, die einen Turm beginnen würde, kommt auf die Hand, und man spielt etwas anderes.
UP-38 = Ist eine aufgedeckte −2 die allerletzte Karte, so ist die Runde zu Ende, ganz gleich, was in der Mitte liegt.
UP-39 = Eine Abräumkarte darf in jedem Zug gelegt werden, auf jeden Turm und auch auf keinen.
UP-40 = Sie nimmt den Turm und sich selbst aus der Runde; diese Karten zählen nicht.
UP-41 = Wer sie gelegt hat, beginnt im selben Zug den nächsten Turm.
UP-42 = Mehrere Abräumkarten auf einmal bewirken dasselbe wie eine.
UP-43 = Die Runde ist sofort zu Ende, wenn jemand nirgends mehr eine Karte hat und der Turm noch steht oder abgeräumt wurde.
UP-44 = Wem nach dem Zug insgesamt genau eine Karte bleibt, der muss „letzte Karte“ rufen.
UP-45 = Der Ruf gilt einmal während des Zuges, oder danach, bis der Nächste spielt.
UP-46 = Zu jeder anderen Zeit darf niemand „letzte Karte“ rufen.
    .no = { $moment ->
        [twice] { $player } hat in diesem Zug schon „letzte Karte“ gerufen.
       *[not-now] { $player } hat jetzt nichts zu rufen.
    }
UP-47 = Wer nicht gerufen hat, bis der Nächste spielt, setzt beim nächsten Mal aus.
UP-48 = Einmal aussetzen gilt den fehlenden Ruf ab; dran ist der Nächste, der nicht aussetzt.
UP-49 = Wer mehrere letzte Karten auf einmal loswird, muss nicht rufen.
UP-50 = Ein Ruf, den es nicht gebraucht hätte, schadet nicht. Ein fehlender verfällt, wenn die Runde endet oder der Zug gleich zurückkommt, weil alle anderen aussetzen.
UP-51 = Alle zählen ihre restlichen Karten von allen Orten, jede Zahl mit ihrem Wert, und zählen Runde für Runde zusammen.
UP-52 = Eine übrige −2 zählt 20.
UP-53 = Eine übrige Abräumkarte zählt 50.
UP-54 = Wer die Runde beendet hat, bekommt 10 gutgeschrieben.
UP-55 = Wer sie mit einer aufgedeckten −2 beendet hat, bekommt stattdessen 80 gutgeschrieben.
UP-56 = Eine Gutschrift geht vom Punktestand ab, aber nicht unter null.
UP-57 = Vor dem nächsten Geben muss die Runde gewertet sein; restliche Karten, die niemand kennt, werden dazu erst gezeigt.
    .no = Erst { $number ->
        [one] muss { $players }
       *[other] müssen { $players }
    } die restlichen Karten zeigen, damit die Runde gewertet werden kann.
UP-58 = Karten werden nur gezeigt, wenn die Wertung darauf wartet.
    .no = Jetzt braucht niemand Karten zu zeigen.
UP-59 = Wer zeigt, zeigt alle restlichen Karten, darunter auch die bekannten.
    .no = { $missing ->
        [none] { $player } hat noch { $needed ->
            [one] eine Karte
           *[other] { $needed } Karten
        } und würde { $cards } zeigen.
        [clear] { $player } hat nachweislich eine Abräumkarte mehr als gezeigt.
       *[other] { $player } hat nachweislich eine { $missing }, die bei den gezeigten Karten fehlt.
    }
UP-60 = Ein Spiel über eine Zahl von Runden endet, wenn so viele gewertet sind.
UP-61 = Nach dem Ende des Spiels wird nicht mehr gegeben.
    .no = Das Spiel ist nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    } zu Ende.
UP-62 = Ein Spiel bis zu einer Punktzahl endet, sobald jemand mehr Punkte hat als diese Zahl.
UP-63 = „Schmutziger Einser“ und „doppelter Zweier“ können nach dem Geben und vor dem ersten Satz der Runde angesagt werden.
    .no = { $player } kommt zu spät: Der erste Satz dieser Runde liegt schon.
UP-64 = Nur die Vorhand darf sie ansagen.
    .no = Nur { $forehand } hat die Vorhand und darf das ansagen, { $player } nicht.
UP-65 = Was schon gilt, kann nicht noch einmal angesagt werden.
    .no = { $variant ->
        [dirty_one] Der „schmutzige Einser“ gilt schon.
       *[double_two] Der „doppelte Zweier“ gilt schon.
    }
UP-66 = Schmutziger Einser: Jede übrige 1 zählt 30.
UP-67 = Doppelter Zweier: Die −2 ist eine gewöhnliche 2, geht mit Zweien zusammen und darf einen Turm beginnen.
UP-68 = Doppelter Zweier: Eine übrige −2 zählt 2.
UP-69 = Vor dem Spiel vereinbart, gilt eine Variante das ganze Spiel; angesagt, gilt sie nur für diese Runde.
UP-70 = Beide Varianten können zugleich gelten.
UP-71 = Mit zusätzlichem Kartensatz gibt es einen Satz mehr als Leute. Die übrigen Karten bleiben unbekannt und sind nicht im Spiel.
UP-72 = Kinderwertung nach Karten: Alle schreiben die Zahl ihrer restlichen Karten auf, Gutschriften gibt es nicht.
UP-73 = Kinderwertung nach Streichhölzern: Wer die Runde beendet hat, bekommt ein Streichholz.
UP-74 = Der niedrigste Punktestand gewinnt, bei Streichhölzern der höchste; bei Gleichstand gewinnen alle gemeinsam.

up-invalid-empty = Ein Satz braucht mindestens eine Karte.
up-invalid-open = Beim Geben müssen die offenen Karten von allen genannt sein.
up-invalid-show = Zum Zeigen muss mindestens jemand genannt sein.

up-dealt = Die Karten sind gegeben; { $player } beginnt den ersten Turm.
up-announced = { $player } sagt an: { $variant ->
    [dirty_one] „schmutziger Einser“, jede übrige 1 zählt 30
   *[double_two] „doppelter Zweier“, die −2 ist eine gewöhnliche 2
}.
up-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
up-begins = Die { $limit } beginnt den Turm; der nächste Satz hält bis { $limit }{ $also }.
up-begins-minus-two = Weil nichts anderes zu spielen ist, zählt die −2 wie auf eine 11 gelegt; die Grenze ist jetzt { $limit }{ $also }.
up-begins-minus-two-several = Weil nichts anderes zu spielen ist, zählen die { $number } −2 wie auf eine 11 gelegt; die Grenze ist jetzt { $limit }{ $also }.
up-holds = Die { $limit } hält, denn die Grenze war { $before }; jetzt ist sie { $limit }{ $also }.
up-holds-equal = Die { $limit } hält: Genau die Grenze ist erlaubt{ $also }.
up-lowers = Die −2 senkt die Grenze von { $before } auf { $limit }{ $also }.
up-lowers-several = { $number } −2 senken die Grenze von { $before } auf { $limit }{ $also }.
up-also = { $missed }{ $skipped }{ $owed }
up-also-missed = ; { $player } hat nicht gerufen und setzt aus
up-also-missed-at-once = ; { $player } hat nicht gerufen und wird übersprungen
up-also-skipped = { $number ->
    [one] ; { $players } wird übersprungen
   *[other] ; { $players } werden übersprungen
}
up-also-owed = ; { $player } hat noch eine Karte und muss „letzte Karte“ rufen
up-cause-heavier = { $card } liegt über der Grenze { $limit }
up-cause-too-low = die −2 brächte die Grenze von { $before } auf { $limit }
up-cause-too-low-several = { $number } −2 brächten die Grenze von { $before } auf { $limit }
up-collapsed = Der Turm stürzt ein, { $cause }; { $player } nimmt { $taken } auf und beginnt einen neuen{ $also }.
up-cleared = Die Abräumkarte räumt den Turm ab; { $player } beginnt einen neuen{ $also }.
up-cleared-nothing = Die Abräumkarte räumt nur sich selbst ab; { $player } beginnt einen Turm{ $also }.
up-taken-up = Eine aufgedeckte −2 beginnt keinen Turm: { $player } nimmt sie auf die Hand und spielt etwas anderes{ $also }.
up-round-over = { $player } hat keine Karte mehr und beendet die Runde.
up-round-over-credit = { $player } hat keine Karte mehr, beendet die Runde und bekommt { $credit } gutgeschrieben.
up-round-over-minus-two = { $player } deckt als allerletzte Karte eine −2 auf, beendet die Runde und bekommt { $credit } gutgeschrieben.

up-round-over-show-due = { $player } hat keine Karte mehr und beendet die Runde; { $number ->
    [one] jetzt muss { $players }
   *[other] jetzt müssen { $players }
} die restlichen Karten zeigen.
    .brief = { $player } hat keine Karte mehr und beendet die Runde; alle restlichen Karten müssen gezeigt werden.
up-game-over = Das Spiel ist zu Ende, { $number ->
    [one] { $players } gewinnt mit { $total }
   *[other] { $players } gewinnen gemeinsam mit { $total }
}.
up-called = { $player } hat rechtzeitig „letzte Karte“ gerufen.
up-called-early = { $player } ruft „letzte Karte“ im Voraus.
up-shown = Die Karten sind notiert; { $number ->
    [one] { $players } muss
   *[other] { $players } müssen
} noch zeigen, was übrig ist.
up-scored = Die Runde ist gewertet: { $points }.
    .brief = Die Runde ist gewertet.

up-named-deal = das Geben von { $player }
up-named-announce = { $variant ->
    [dirty_one] der „schmutzige Einser“
   *[double_two] der „doppelte Zweier“
}, den { $player } angesagt hat
up-named-play = der Satz { $cards } von { $player }
up-named-call = „letzte Karte“ von { $player }
up-named-show = die gezeigten Karten von { $players }

up-duty-deal = Mischen, abheben und geben
    .unnamed-brief = Mischen und geben
up-duty-show = { $players } { $number ->
    [one] muss
   *[other] müssen
} die restlichen Karten zeigen
    .brief = Die restlichen Karten zeigen
up-duty-nothing = Das Spiel ist zu Ende
up-duty-begin = { $player } beginnt einen Turm
    .unnamed = beginnt einen Turm
up-duty-lay = { $player } legt bis { $limit } oder lässt den Turm einstürzen
    .unnamed = legt bis { $limit }

up-kind-deal = Eine Runde geben
up-kind-show = { $players } { $number ->
    [one] zeigt
   *[other] zeigen
} die restlichen Karten
    .brief = die restlichen Karten zeigen
up-kind-hand = Handkarten legen
up-kind-open = Offene Karten legen
up-kind-hidden = Eine verdeckte Karte aufdecken
up-kind-call = „Letzte Karte“ im Voraus rufen
up-kind-owed-call = { $player } ruft „letzte Karte“
up-kind-announce = { $variant ->
    [dirty_one] Den „schmutzigen Einser“
   *[double_two] Den „doppelten Zweier“
} ansagen
