# Up & Down: die Regeln, und warum etwas nicht geht.

UAD-1 = Gespielt wird mit 44 Karten: 2 bis 10, Bube und Dame in jeder Farbe. Asse und Könige bleiben in der Schachtel.
    .no = { $card } gehört nicht zum Spiel: Asse und Könige bleiben in der Schachtel.
UAD-2 = Jede Karte gibt es einmal. Sie kann nicht zweimal ausgeteilt, aufgedeckt oder gespielt werden und nicht in zwei Blättern sein.
    .no = { $case ->
        [dealt] { $card } ist doppelt ausgeteilt.
        [shown] { $card } liegt zweimal im Stich, es gibt sie aber nur einmal.
        [played] { $card } ist in dieser Runde schon gespielt.
       *[held] { $card } hat { $player } auf der Hand.
    }
UAD-3 = Eine Zahlenkarte zählt ihre Zahl, der Bube 11, die Dame 12.
UAD-4 = Die UP&DOWN-Karte hat eine Seite UP und eine Seite DOWN. Beide zeigen die vier Farben in derselben Reihenfolge ringsum.
UAD-5 = Die Karte ist starr: Dreht sie sich für einen, dreht sie sich für alle. Welche Farbe wer vor sich hat, folgt aus der Reihenfolge.
    .no = Wenn { $suit } zu { $player } zeigt, zeigt { $right } zu { $other } und nicht { $wrong }.
UAD-6 = Up & Down ist für zwei bis vier Personen, die im Uhrzeigersinn sitzen.
UAD-7 = Zu viert bekommt jeder 11 Karten, zu dritt 14, zu zweit 15.
    .no = { $count ->
        [one] { $player } hat eine Karte statt { $needed }.
       *[other] { $player } hat { $count } Karten statt { $needed }.
    }
UAD-8 = Übrige Karten liegen die ganze Runde lang verdeckt beiseite.
UAD-9 = In jeder Runde wird einmal ausgeteilt.
    .no = In dieser Runde ist schon ausgeteilt.
UAD-10 = Mit beiden Würfeln wird gewürfelt; die Summe ist der Trumpfwert.
UAD-11 = Welcher Würfel welche Zahl zeigt, ist gleich.
UAD-12 = Die UP&DOWN-Karte wird geworfen; die Seite, die oben liegt, gilt zuerst.
UAD-13 = Dann wird sie so gedreht, dass zu jedem genau eine Farbe zeigt.
UAD-14 = Zu Beginn muss Kreuz zu jemandem zeigen.
    .no = ♣ zeigt zu niemandem, nur { $suits }; dreht die Karte, bis es passt.
UAD-15 = Würfel und UP&DOWN-Karte werden einmal je Runde ausgelegt.
    .no = Für diese Runde ist schon ausgelegt; ab jetzt ändert, wer anführt.
UAD-16 = Erst wird ausgeteilt und ausgelegt, in beliebiger Reihenfolge; dann wird gespielt.
    .no = { $missing ->
        [deal] Noch nicht: In dieser Runde ist nicht ausgeteilt.
        [setup] Noch nicht: Würfel und UP&DOWN-Karte sind für diese Runde nicht ausgelegt.
       *[both] Noch nicht: Erst wird ausgeteilt und ausgelegt.
    }
UAD-17 = Zu wem am Anfang Kreuz zeigt, der führt den ersten Stich an.
UAD-18 = Eine Runde hat so viele Stiche wie jeder Karten.
UAD-19 = Vor jedem Stich, auch dem ersten, müssen die Regeln geändert werden.
    .no = { $player } muss erst die Regeln ändern, dann wird aufgedeckt.
UAD-20 = Nur wer anführt, ändert die Regeln.
    .no = { $leader } ist mit dem Ändern dran, nicht { $player }.
UAD-21 = Vor jedem Stich wird einmal geändert.
    .no = { $player } hat für diesen Stich schon geändert; jetzt wird aufgedeckt.
UAD-22 = Eine Änderung muss etwas ändern.
    .no = Es hat sich nichts geändert: Seite, Farben und Würfel sind wie vorher.
UAD-23 = Eine Änderung ist Wenden, Drehen oder Würfeln, und nur eines davon.
    .no = { $count ->
        [3] Gewendet, gedreht und gewürfelt: Erlaubt ist nur eines davon.
       *[other] Es hat sich zweierlei geändert; erlaubt ist nur eines von Seite, Farben und Würfeln.
    }
UAD-24 = Wenden macht aus UP DOWN oder aus DOWN UP, und alle behalten ihre Farbe.
UAD-25 = Drehen gibt allen eine andere Farbe, die Seite bleibt. Kreuz darf dabei zu niemandem zeigen.
UAD-26 = Gewürfelt wird mit beiden Würfeln, und die Summe muss eine andere sein.
    .no = Wieder { $trump }; würfelt mit beiden noch einmal, bis eine andere Summe kommt.
UAD-27 = Jeder spielt genau eine Karte zum Stich, auch wer anführt.
    .no = { $count ->
        [one] Die Karte von { $players } fehlt.
       *[other] Die Karten von { $players } fehlen.
    }
UAD-28 = Jede Karte darf gespielt werden; Farbe bekennen muss niemand.
UAD-29 = Eine Karte kommt aus der eigenen Hand.
    .no = { $player } hat { $card } nicht.
UAD-30 = Bei UP ist die höchste Karte die beste, bei DOWN die niedrigste.
UAD-31 = Gleich hohe Karten heben sich auf und können nicht gewinnen.
UAD-32 = Aufheben können sich alle Karten des Stichs, ob sie gewinnen könnten oder nicht, auch Trümpfe. Das kommt vor allem anderen.
UAD-33 = Von den übrigen können nur Karten in der Farbe gewinnen, die zu ihrem Spieler zeigt, oder eine Karte vom Trumpfwert in jeder Farbe.
UAD-34 = Eine übrige Karte vom Trumpfwert schlägt alle anderen, bei UP wie bei DOWN.
UAD-35 = Ohne eine Karte vom Trumpfwert gewinnt die beste Karte in der Farbe ihres Spielers.
UAD-36 = Kann keine Karte gewinnen, kommt der Stich in den Topf.
UAD-37 = Der Topf wächst mit jedem Stich, den niemand gewinnt.
UAD-38 = Wer den nächsten Stich gewinnt, bekommt den ganzen Topf dazu.
UAD-39 = Gewinnt niemand den letzten Stich der Runde, verfällt er samt dem Topf.
UAD-40 = Nach jedem Stich führt an, wer links davon sitzt.
UAD-41 = Die Runde ist zu Ende, wenn alle Karten gespielt sind.
UAD-42 = Jeder zählt seine Stiche, auch die aus dem Topf.
UAD-43 = Jede Runde wird neu ausgeteilt und ausgelegt, mit leerem Topf; es beginnt, zu wem dann Kreuz zeigt.
UAD-44 = Wer in allen Runden zusammen die meisten Stiche hat, gewinnt.
UAD-45 = Wer gleich viele Stiche hat, teilt sich den Sieg.
UAD-46 = Nach der letzten Runde ist das Spiel zu Ende.
    .no = { $rounds ->
        [one] Das Spiel ist zu Ende: Die einzige Runde ist gespielt.
       *[other] Das Spiel ist zu Ende: Alle { $rounds } Runden sind gespielt.
    }

uad-dealt = Jeder bekommt { $count } Karten.
uad-set-up = { $player } sitzt vor ♣ und beginnt: { $face }, Trumpf ist { $trump ->
    [11] der Bube, 11
    [12] die Dame, 12
   *[other] die { $trump }
}.
uad-flipped = { $player } wendet die Karte auf { $face }: { $face ->
    [UP] Die höchste Karte
   *[DOWN] Die niedrigste Karte
} ist die beste.
uad-rotated = { $player } dreht die Karte; sie zeigt jetzt { $suits }.
    .brief = { $player } dreht die Karte: Alle haben eine andere Farbe.
uad-rolled = { $player } würfelt: Trumpf ist jetzt { $trump ->
    [11] der Bube, 11
    [12] die Dame, 12
   *[other] die { $trump }
}, nicht mehr { $before }.

uad-cancelling = { $rank ->
    [J] Die Buben
    [Q] Die Damen
   *[other] Die { $rank }er
} heben sich auf
uad-cancelling-trumps = { $rank ->
    [J] Die Buben
    [Q] Die Damen
   *[other] Die { $rank }er
} heben sich auf, obwohl Trumpf
uad-cancelling-both = { $rank ->
    [J] Die Buben
    [Q] Die Damen
   *[other] Die { $rank }er
} und { $other ->
    [J] die Buben
    [Q] die Damen
   *[other] die { $other }er
} heben sich auf
uad-won-trump = { $player } gewinnt: { $card } hat den Trumpfwert und schlägt alle anderen{ $becomes }.
uad-won-best = { $player } gewinnt: { $card } ist die { $face ->
    [UP] höchste
   *[DOWN] niedrigste
} Karte in der eigenen Farbe{ $becomes }.
uad-won-own = { $player } gewinnt: { $card } ist die { $face ->
    [UP] höchste
   *[DOWN] niedrigste
} Karte in der eigenen Farbe{ $becomes }; was { $face ->
    [UP] höher
   *[DOWN] niedriger
} ist, hat die falsche Farbe.
uad-won-only = { $player } gewinnt: Nur { $card } hat die eigene Farbe{ $becomes }.
uad-won-nobody = Niemand gewinnt: Keine Karte hat die eigene Farbe oder den Trumpfwert{ $becomes }.
uad-left-trump = { $cancelled }; { $card } von { $player } hat den Trumpfwert und gewinnt{ $becomes }.
uad-left-best = { $cancelled }; { $card } von { $player } ist die { $face ->
    [UP] höchste
   *[DOWN] niedrigste
} übrige{ $becomes }.
uad-left-only = { $cancelled }; von den übrigen hat nur { $card } von { $player } die eigene Farbe{ $becomes }.
uad-left-nobody = { $cancelled }, und keine andere Karte hat die eigene Farbe oder den Trumpfwert{ $becomes }.
uad-left-none = { $cancelled }, niemand gewinnt{ $becomes }.
uad-becomes-won = , mit dem Topf { $count } Stiche
uad-becomes-pot = { $count ->
    [one] ; im Topf liegt jetzt ein Stich
   *[other] ; im Topf liegen jetzt { $count } Stiche
}
uad-becomes-discarded = { $count ->
    [0] ; der Stich verfällt
   *[other] ; der Stich verfällt samt dem Topf
}

uad-named-deal = das Austeilen
uad-named-setup = das Auslegen von Würfeln und Karte
uad-named-flip = das Wenden der Karte durch { $player }
uad-named-rotate = das Drehen der Karte durch { $player }
uad-named-roll = der Wurf von { $player }, { $trump }
uad-named-reveal = der Stich { $cards }

uad-duty-prepare = { $missing ->
    [deal] Teilt die Karten aus.
    [setup] Würfelt und legt die UP&DOWN-Karte aus.
   *[both] Teilt die Karten aus, würfelt und legt die UP&DOWN-Karte aus.
}
    .unnamed-brief = { $missing ->
        [deal] Karten geben
        [setup] Würfel und Karte
       *[both] Geben, auslegen
    }
uad-duty-change = { $player } ändert die Regeln: Karte wenden, Karte drehen oder würfeln.
    .unnamed = ändert die Regeln
uad-duty-reveal = Alle spielen eine Karte: { $face }, Trumpf { $trump }.
    .unnamed = Alle: eine Karte – { $face }, Trumpf { $trump }
    .unnamed-brief = { $face }, Trumpf { $trump }
uad-duty-none = Das Spiel ist zu Ende.

uad-kind-deal = austeilen
uad-kind-setup = Würfel und Karte auslegen
uad-kind-flip = die Karte wenden
uad-kind-rotate = die Karte drehen
uad-kind-roll = würfeln
uad-kind-reveal = je eine Karte aufdecken

uad-invalid-dice = „dice“ muss aus zwei ganzen Zahlen von 1 bis 6 bestehen.
uad-invalid-facing = „facing“ muss wenigstens für eine Person eine Farbe nennen.
uad-touch-face = Karte gewendet
uad-touch-suits = Karte gedreht
uad-touch-dice = Gewürfelt

# What lies on the table, told on phones.
uad-laid-face = { $face }
uad-laid-trump = Trumpf { $trump } (Würfel { $first } und { $second })
uad-laid-suit = spielt { $suit }
