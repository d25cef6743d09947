# Auf und Ab: die Regeln, der Satz für jeden Verstoß, und was das Spiel sonst zu sagen hat.

AUA-1 = Das Spiel hat 55 Karten: eine für jedes Paar der Ziffern 0 bis 9, auch für die zehn Paare gleicher Ziffern. Keine Karte gibt es zweimal.
AUA-2 = Die kleinere Ziffer einer Karte ist ihre rote Zahl, die größere ihre blaue. Ein Pasch zeigt zweimal dieselbe Ziffer und gilt als beides.
AUA-3 = Gespielt wird zu dritt oder zu viert, reihum im Uhrzeigersinn.
AUA-4 = Alle bekommen gleich viele Karten: zu dritt 18, zu viert 13.
    .no = { $player } hätte { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }; bei { $players } Spielern bekommen alle { $needed }.
AUA-5 = Was übrig bleibt – zu dritt eine Karte, zu viert drei –, liegt verdeckt beiseite, bis der Durchgang vorbei ist.
    .no = { $cards } Karten beiseite sind zu viele: Bei { $players } Spielern { $most ->
        [one] bleibt eine Karte
       *[other] bleiben { $most } Karten
    } übrig.
AUA-6 = Jede Karte ist nur an einem Ort.
    .no = { $number ->
        [one] { $cards } ist
       *[other] { $cards } sind
    } beim Austeilen mehrfach genannt.
AUA-7 = Mit dem Austeilen beginnt ein Durchgang; solange einer läuft, wird nicht ausgeteilt.
    .no = Der Durchgang läuft noch; ausgeteilt wird erst, wenn er zu Ende ist.
AUA-8 = Vor jedem Durchgang werden alle 55 Karten neu gemischt und verteilt. Was vorher bekannt war, zählt nicht mehr.
AUA-9 = Legen und passen kann man nur, solange ein Durchgang läuft.
    .no = { $player } muss warten: Gerade läuft kein Durchgang.
AUA-10 = Jeder Durchgang beginnt mit einer AUF-Runde, gleich wie der vorige aufgehört hat.
AUA-11 = Wer den kleinsten ausgeteilten Pasch hat, eröffnet den Durchgang. Der erste Satz muss diesen Pasch enthalten; Karten mit derselben Zahl dürfen dabei sein.
    .no = { $fault ->
        [no-double] Der erste Satz eines Durchgangs muss einen Pasch enthalten; hier ist keiner.
        [own] { $player } hat einen kleineren Pasch: { $double } muss im ersten Satz liegen.
       *[other] { $player } kann nicht eröffnen: { $holder } hat den kleineren Pasch { $double }.
    }
AUA-12 = Sind Blätter verdeckt, muss der erste Satz einen Pasch enthalten, und kein bekanntes Blatt darf einen kleineren haben. Taucht später ein kleinerer auf, ändert das nichts mehr.
AUA-13 = Es geht im Uhrzeigersinn unter denen weiter, die noch in der Runde sind. Nur wer an der Reihe ist, legt oder passt.
    .no = Nicht { $player } ist an der Reihe, sondern { $to_move }.
AUA-14 = Wer eine Runde eröffnet, muss einen Satz legen und darf nicht passen.
    .no = { $opener ->
        [known] { $player } eröffnet die Runde und muss einen Satz legen.
       *[unknown] { $player } kann nicht passen: Noch liegt kein Satz, und mit einem beginnt die Runde.
    }
AUA-15 = Man legt nur Karten aus dem eigenen Blatt. Aus einem verdeckten Blatt gilt jede Karte, von der man nicht weiß, dass sie woanders ist, solange das Blatt genug Karten hat.
    .no = { $fault ->
        [missing] { $player } hat { $cards } nicht.
        [elsewhere] { $player } kann { $cards } nicht haben: nachweislich woanders.
       *[too-many] { $player } hat nur noch { $left ->
            [one] eine Karte
           *[other] { $left } Karten
        }, zu wenig für einen Satz aus { $size }.
    }
AUA-16 = Was gelegt ist, ist bis zum nächsten Austeilen aus dem Spiel.
    .no = { $number ->
        [one] { $cards } wurde
       *[other] { $cards } wurden
    } in diesem Durchgang schon gelegt.
AUA-17 = Alle Karten eines Satzes sind verschieden.
    .no = { $number ->
        [one] { $cards } ist
       *[other] { $cards } sind
    } in diesem Satz doppelt genannt.
AUA-18 = In einer AUF-Runde haben alle Karten eines Satzes dieselbe kleinere, rote Zahl.
    .no = In einer AUF-Runde müssen die kleineren Zahlen gleich sein; hier sind es { $numbers }.
AUA-19 = In einer AB-Runde haben alle Karten eines Satzes dieselbe größere, blaue Zahl.
    .no = In einer AB-Runde müssen die größeren Zahlen gleich sein; hier sind es { $numbers }.
AUA-20 = Wer eine Runde eröffnet, wählt die Zahl und wie viele Karten es sind. Wofür dieser Satz zählt, gilt für die ganze Runde.
AUA-21 = Jeder weitere Satz der Runde muss für genauso viele Karten zählen.
    .no = Verlangt { $needed ->
        [one] ist eine Karte
       *[other] sind { $needed } Karten
    } { $mode ->
        [UP] über
       *[DOWN] unter
    } { $last }; dieser Satz zählt für { $span ->
        [0] { $fewest }
       *[other] { $fewest } oder { $most }
    }.
AUA-22 = In einer AUF-Runde muss jeder weitere Satz eine höhere Zahl haben als der vorige; die gleiche genügt nicht.
    .no = Verlangt { $count ->
        [one] ist eine Karte
       *[other] sind { $count } Karten
    } über { $last }; { $number } ist nicht höher.
AUA-23 = In einer AB-Runde muss jeder weitere Satz eine niedrigere Zahl haben als der vorige; die gleiche genügt nicht.
    .no = Verlangt { $count ->
        [one] ist eine Karte
       *[other] sind { $count } Karten
    } unter { $last }; { $number } ist nicht niedriger.
AUA-24 = Ein Pasch zählt nach Wunsch für eine Karte oder für zwei. Ein Satz mit Pasch zählt also für so viele Karten, wie er hat, oder für eine mehr; jeder andere für so viele, wie er hat.
    .no = Dieser Satz kann nicht für { $count } zählen, nur für { $span ->
        [0] { $fewest }
       *[other] { $fewest } oder { $most }
    }.
AUA-25 = Wer eine Runde mit einem Pasch im Satz eröffnet, muss ansagen, wofür der Satz zählt.
    .no = { $player } muss ansagen, ob der Satz für { $fewest } oder { $most } zählt.
AUA-26 = Wer nachlegt, braucht nichts anzusagen: Es genügt, dass der Satz für die Anzahl der Runde zählen kann.
AUA-27 = Passen darf man immer, auch mit passenden Karten.
AUA-28 = Wer gepasst hat, ist bis zur nächsten Runde draußen und kann weder legen noch erneut passen.
    .no = { $player } hat gepasst und ist in dieser Runde draußen.
AUA-29 = Wer nicht gepasst hat, darf jedes Mal wieder legen, wenn die Reihe herum ist.
AUA-30 = Haben alle anderen gepasst, darf der letzte Spieler allein weiterlegen; jeder Satz muss den eigenen vorigen in derselben Anzahl schlagen.
AUA-31 = Die Runde ist zu Ende, wenn alle gepasst haben, am Schluss auch, wer den letzten Satz gelegt hat.
AUA-32 = Wer den letzten Satz gelegt hat, nimmt die Karten und eröffnet die nächste Runde mit einem beliebigen Satz.
AUA-33 = Genommene Karten sind nichts wert.
AUA-34 = Fünf Karten sind Wechselkarten; ihre Ziffern ergeben zusammen neun: 0-9, 1-8, 2-7, 3-6 und 4-5.
AUA-35 = Lagen in einer Runde eine, drei oder fünf Wechselkarten, geht die nächste in die andere Richtung; sonst bleibt die Richtung.
AUA-36 = In der Runde, in der sie liegt, ändert eine Wechselkarte nichts.
AUA-37 = Eine Richtung bleibt Runde um Runde, bis Wechselkarten sie ändern.
AUA-38 = Der Durchgang ist sofort zu Ende, wenn jemand seine letzte Karte legt, auch mitten in einer Runde.
AUA-39 = Wechselkarten dieser letzten Runde bewirken nichts mehr.
AUA-40 = Wer fertig ist, bekommt einen Punkt für jede Karte, die die anderen noch haben. Ein Pasch ist dabei eine Karte.
AUA-41 = Die anderen bekommen nichts, und niemand verliert Punkte.
AUA-42 = Ist eine Zahl von Durchgängen vereinbart, endet das Spiel nach so vielen.
AUA-43 = Ist eine Punktzahl vereinbart, endet das Spiel nach dem Durchgang, in dem jemand sie erreicht.
AUA-44 = Nach dem Ende des Spiels wird nicht mehr ausgeteilt.
    .no = Das Spiel ist nach { $hands ->
        [one] einem Durchgang
       *[other] { $hands } Durchgängen
    } zu Ende; ausgeteilt wird nicht mehr.
AUA-45 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen alle, die vorn liegen.

aua-invalid-empty = Ein Satz braucht mindestens eine Karte.

aua-dealt = Der Durchgang beginnt; wer den kleinsten Pasch hat, eröffnet.
aua-dealt-opener = { $player } hat den kleinsten Pasch, { $double }, und eröffnet den Durchgang.
aua-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
aua-double-once = , der Pasch zählt einmal
aua-double-twice = , der Pasch zählt doppelt
aua-opened = { $player } eröffnet mit der { $number }; die Runde geht um { $cards }{ $double }.
aua-higher = Die { $number } von { $player } ist höher als { $last }, für { $cards }{ $double }.
aua-lower = Die { $number } von { $player } ist niedriger als { $last }, für { $cards }{ $double }.
aua-passed = { $player } passt und ist in dieser Runde draußen.
aua-passed-alone = { $player } passt; { $leader } darf allein weiterlegen.
aua-round-over = { $player } eröffnet die nächste Runde, es geht weiter { $mode ->
    [UP] AUF
   *[DOWN] AB
}: { $changes ->
    [0] Es lag keine Wechselkarte
   *[other] { $changes } Wechselkarten sind eine gerade Zahl
}.
aua-mode-changed = { $player } eröffnet die nächste Runde, jetzt geht es { $mode ->
    [UP] AUF
   *[DOWN] AB
}: { $changes ->
    [one] Es lag eine Wechselkarte
   *[other] { $changes } Wechselkarten sind eine ungerade Zahl
}.
aua-hand-over = { $player } ist fertig und bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für die Karten, die die anderen noch haben.
aua-game-over = { $player } ist fertig und bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für die Karten, die die anderen noch haben; das Spiel ist zu Ende.

aua-named-deal = das Austeilen
aua-named-play = der Satz { $cards } von { $player }
aua-named-pass = das Passen von { $player }

aua-duty-deal = Mischen und austeilen
aua-duty-game-over = Das Spiel ist zu Ende
aua-duty-first = Wer den kleinsten Pasch hat, eröffnet damit
    .unnamed-brief = Kleinster Pasch eröffnet
aua-duty-open-hand = { $player } eröffnet mit dem kleinsten Pasch
    .unnamed = eröffnet mit dem kleinsten Pasch
    .unnamed-brief = kleinster Pasch
aua-duty-open = { $player } eröffnet { $mode ->
    [UP] eine AUF-Runde
   *[DOWN] eine AB-Runde
} mit einem beliebigen Satz
    .unnamed = eröffnet: { $mode ->
        [UP] AUF
       *[DOWN] AB
    }
aua-duty-count = { $player } sagt an, ob der Pasch für eine Karte zählt oder für zwei
    .unnamed = eine Karte oder zwei?
aua-duty-above = { $player } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} über { $number } oder passt
    .unnamed = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } über { $number }
    .unnamed-brief = { $count } über { $number }
aua-duty-below = { $player } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} unter { $number } oder passt
    .unnamed = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } unter { $number }
    .unnamed-brief = { $count } unter { $number }
aua-duty-pass = { $player } kann nur passen
    .unnamed = kann nur passen

aua-kind-deal = Einen Durchgang austeilen
aua-kind-open-hand = Den Durchgang mit dem kleinsten Pasch eröffnen
aua-kind-open = Die Runde mit einem beliebigen Satz eröffnen
aua-kind-above = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} über { $number } legen
aua-kind-below = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} unter { $number } legen
aua-kind-pass = Passen
