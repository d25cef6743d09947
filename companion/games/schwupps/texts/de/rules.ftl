# Schwupps

sch-card = { $colour ->
    [red] rote
    [blue] blaue
    [green] grüne
    [yellow] gelbe
   *[purple] lila
} { $number }
sch-top = { $top_colour ->
    [red] rote
    [blue] blaue
    [green] grüne
    [yellow] gelbe
   *[purple] lila
} { $top_number }

SCH-1 = Es gibt 100 Zahlenkarten: Rot, Blau, Grün, Gelb und Lila, von 1 bis 10, jede zweimal.
SCH-2 = Eine dritte gleiche Zahlenkarte kann es nicht geben, wenn beide sicher woanders sind: in den Zahlenstapeln oder in bekannten Blättern.
    .no = { $during ->
        [setup] Die { sch-card } gibt es nur zweimal; genannt sind { $lying } auf den Stapeln und { $held } in den Blättern.
       *[play] Die { sch-card } ist schon zweimal woanders: { $lying }-mal in den Zahlenstapeln, { $held }-mal in bekannten Blättern.
    }
SCH-3 = Es gibt 14 Ärgerkarten; eine fünfzehnte kann es nicht geben, wenn alle sicher woanders sind: in der Schachtel oder in bekannten Blättern.
    .no = { $during ->
        [setup] In den Blättern sind { $held } Ärgerkarten genannt; es gibt nur 14.
       *[play] Alle 14 Ärgerkarten sind schon woanders: { $boxed } in der Schachtel, { $held } in bekannten Blättern.
    }
SCH-4 = Es gibt 30 Schwupps-Karten in sieben Arten: +1, +2, −1, −2, gleiche Zahl, gleiche Farbe, gleiche Farbe und/oder Zahl. Wie viele es von jeder Art sind, wird nicht nachgezählt.
SCH-5 = Es spielen zwei bis fünf.
SCH-6 = Vier Schwupps-Karten liegen offen in zwei Reihen zu je zwei.
SCH-7 = Die übrigen 26 bilden links von den Reihen den Schwupps-Stapel; seine oberste Karte liegt offen.
SCH-8 = Rechts von den Reihen ist Platz für die abgelegten Schwupps-Karten; anfangs liegt dort keine.
SCH-9 = Neben jeder der vier Schwupps-Karten liegt eine Zahlenkarte und beginnt einen Stapel.
SCH-10 = Die übrigen Zahlenkarten werden mit den Ärgerkarten gemischt. Jeder bekommt bei zwei, drei, vier oder fünf Spielern einen eigenen Stapel von 25, 20, 15 oder 12 Karten.
SCH-11 = Jeder nimmt die obersten vier Karten seines Stapels auf die Hand.
    .no = Am Anfang hat jeder vier Karten auf der Hand; für { $player } { $held ->
        [0] ist keine
        [one] ist nur eine
       *[other] sind { $held }
    } genannt.
SCH-12 = Der Rest ist der gemeinsame Stapel: 60 Karten zu zweit, sonst 50.
SCH-13 = Wer das erste Spiel beginnt, kann frei genannt werden; sonst beginnt der zuerst genannte Spieler.
SCH-14 = Vor dem Aufbau und zwischen zwei Spielen eines Turniers kann niemand etwas tun.
    .no = { $games ->
        [0] Erst müssen die Karten ausgelegt werden.
       *[other] Dieses Spiel ist zu Ende; erst müssen die Karten für das nächste ausgelegt werden.
    }
SCH-15 = Solange ein Spiel läuft, wird nicht neu aufgebaut.
    .no = Ein Spiel läuft noch, und { $player } ist dran; vorher wird nicht neu aufgebaut.
SCH-16 = Es geht links herum, und nur wer dran ist, darf etwas tun.
    .no = { $to_move } ist dran, nicht { $player }.
SCH-17 = Zu einem Zug gehört mindestens eine Aktion. Passen geht nicht: Wenn keine Karte passt, kann man immer noch schwuppen.
    .no = { $player } hat noch nichts getan: erst eine Karte spielen oder schwuppen, dann den Zug beenden.
SCH-18 = Die Reihenfolge der Aktionen ist frei; Zahlenkarten und Ärgerkarten darf man beliebig oft spielen.
SCH-19 = Gespielt wird von der eigenen Hand.
    .no = { $held ->
        [0] { $player } hat keine Karte auf der Hand.
       *[other] { $colour ->
            [aggravation] { $player } hat keine Ärgerkarte auf der Hand.
           *[other] { $player } hat die { sch-card } nicht auf der Hand.
        }
    }
SCH-20 = Eine Zahlenkarte darf auf jeden der vier Stapel; die Schwupps-Karte daneben sagt, was auf die oberste Karte passt.
SCH-21 = Neben +1, +2, −1 oder −2 muss die Karte um genau so viel höher oder niedriger sein als die oberste; die Farbe ist egal.
    .no = Die { sch-card } passt dort nicht: Neben { $step } gehört auf die { sch-top } eine { $due }.
SCH-22 = Gezählt wird im Kreis: Nach der 10 kommt wieder die 1, unter der 1 wieder die 10.
SCH-23 = Neben „gleiche Zahl“ muss die Karte die Zahl der obersten haben; die Farbe ist egal.
    .no = Die { sch-card } passt dort nicht: Neben „gleiche Zahl“ gehört auf die { sch-top } wieder eine { $top_number }.
SCH-24 = Neben „gleiche Farbe“ muss die Karte die Farbe der obersten haben; die Zahl ist egal.
    .no = Die { sch-card } passt dort nicht: Neben „gleiche Farbe“ gehört auf die { sch-top } eine Karte derselben Farbe.
SCH-25 = Neben „gleiche Farbe und/oder Zahl“ muss die Karte in Farbe oder Zahl oder in beidem mit der obersten übereinstimmen.
    .no = Die { sch-card } passt dort nicht: Sie hat weder die Farbe noch die Zahl der obersten Karte ({ sch-top }).
SCH-26 = Die gespielte Karte ist die neue oberste ihres Stapels.
SCH-27 = Wer schwuppt, schiebt eine Reihe weiter: Die offene Karte des Schwupps-Stapels kommt auf den ersten Platz, die Karte von dort auf den zweiten, die von dort auf die Ablage.
SCH-28 = Danach wird die nächste Karte des Schwupps-Stapels aufgedeckt.
SCH-29 = Man darf jede der beiden Reihen schwuppen; die andere Reihe und die Zahlenstapel bleiben, wie sie sind.
SCH-30 = Die hinausgeschobene Karte liegt schon auf der Ablage, wenn nach dem Schwupps-Stapel gesehen wird.
SCH-31 = Nimmt jemand beim Schwuppen die letzte Karte des Schwupps-Stapels, werden die 26 abgelegten sofort gemischt und bilden den neuen Stapel, die oberste Karte offen.
SCH-32 = Eine gespielte Ärgerkarte kommt für den Rest des Spiels zurück in die Schachtel.
SCH-33 = Erst kommt die Ärgerkarte, dann wird eine Reihe geschwuppt, dann wird geschenkt.
SCH-34 = Geschenkt wird die oberste Karte des gemeinsamen Stapels; wer sie bekommen soll, muss sie auf die Hand nehmen.
SCH-35 = Sich selbst schenkt man die Karte nicht.
    .no = { $player } muss die Karte jemand anderem geben.
SCH-36 = Einmal im Zug darf man ohne Ärgerkarte schwuppen; die Ärgerkarten zählen dabei nicht mit.
    .no = { $player } hat in diesem Zug schon ohne Ärgerkarte geschwuppt.
SCH-37 = Schwuppen ohne Ärgerkarte kostet: Man nimmt die oberste Karte des gemeinsamen Stapels auf die Hand.
SCH-38 = Am Ende des Zuges zieht man vom eigenen Stapel, bis man vier Karten auf der Hand hat oder der Stapel leer ist.
SCH-39 = Mit vier oder mehr Karten auf der Hand zieht man nichts.
SCH-40 = Dann ist der linke Nachbar dran.
SCH-41 = Wird die letzte Karte des gemeinsamen Stapels genommen, werden die Zahlenkarten unter den vier obersten sofort gemischt und bilden den neuen gemeinsamen Stapel.
SCH-42 = Liegt dann unter den obersten Karten keine, bleibt der gemeinsame Stapel leer, bis jemand eine Karte daraus bekommen soll; erst dann wird er erneuert, bevor die Karte genommen wird.
SCH-43 = Gibt es auch dann keine Karte, bekommt niemand eine; das Schwuppen oder die Ärgerkarte gilt trotzdem.
SCH-44 = Wer keinen eigenen Stapel mehr hat und die letzte Karte von der Hand spielt, gewinnt; das Spiel ist sofort zu Ende.
SCH-45 = Ist diese letzte Karte eine Ärgerkarte, wird nicht mehr geschwuppt und nichts mehr geschenkt.
SCH-46 = Außerhalb eines Turniers wird ein einziges Spiel ohne Punkte gespielt.
SCH-47 = Nach dem einzigen Spiel oder dem letzten eines Turniers ist Schluss.
    .no = Das Spiel ist zu Ende, gewonnen: { $winners }; ein neues Spiel braucht eine neue Aufzeichnung.
SCH-48 = Ein Turnier hat so viele Spiele, wie Leute mitspielen; für jedes werden alle Karten neu gemischt und ausgelegt.
SCH-49 = Am Ende eines Turnierspiels kostet jede Karte auf der Hand und im eigenen Stapel einen Punkt.
SCH-50 = Wer das Spiel gewinnt, bekommt fünf Punkte.
SCH-51 = Das nächste Spiel beginnt der linke Nachbar dessen, der das letzte begonnen hat.
    .no = Dieses Spiel beginnt { $due }, nicht { $player }.
SCH-52 = Wer nach dem letzten Spiel die meisten Punkte hat, gewinnt das Turnier.
SCH-53 = Wer gleich viele Punkte hat, teilt sich den Sieg.

invalid-sch-incomplete = Zu einer Ärgerkarte gehören die Reihe, die nächste Schwupps-Karte und wer die Karte bekommt, es sei denn, sie ist die allerletzte Karte von { $player }.
invalid-sch-place = „{ $key }“ muss 0 oder 1 sein.
invalid-sch-square = „{ $key }“ muss zwei Reihen mit je zwei Karten nennen.

sch-setup = Die Karten sind ausgelegt; { $player } beginnt.
sch-fits-step = Das passt: Von { $top } aus ergibt { $step } genau { $due }, in jeder Farbe.
sch-fits-round = Das passt: Von { $top } aus ergibt { $step } die { $due }, denn es zählt im Kreis.
sch-fits-number = Das passt: die gleiche Zahl, { $number }.
sch-fits-color = Das passt: die gleiche Farbe, { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Lila
}.
sch-fits-both = Das passt: sowohl die gleiche Farbe als auch die gleiche Zahl.
sch-aggravate = { $player } schwuppt eine Reihe und schenkt { $to } die oberste Karte des gemeinsamen Stapels.
sch-aggravate-nothing-left = { $player } schwuppt eine Reihe; für { $to } ist keine gemeinsame Karte mehr da.
sch-schwupp = { $player } schwuppt einmal im Zug eine Reihe und nimmt die oberste Karte des gemeinsamen Stapels.
sch-schwupp-nothing-left = { $player } schwuppt einmal im Zug eine Reihe; es ist keine gemeinsame Karte mehr da.
sch-end = { $drawn ->
    [one] { $player } zieht eine Karte, auf vier, und beendet den Zug.
   *[other] { $player } zieht { $drawn } Karten, auf vier, und beendet den Zug.
}
sch-end-last = { $drawn ->
    [one] { $player } zieht die letzte Karte des eigenen Stapels und beendet den Zug.
   *[other] { $player } zieht die letzten { $drawn } Karten des eigenen Stapels und beendet den Zug.
}
sch-end-pile-used-up = { $player } zieht nichts: Der eigene Stapel ist aufgebraucht.
sch-end-full = { $player } zieht nichts: { $held } Karten sind schon auf der Hand.
sch-won = { $player } hat die allerletzte Karte gespielt und gewinnt das Spiel.
sch-won-by-aggravation = { $player } hat die allerletzte Karte gespielt und gewinnt das Spiel; geschwuppt und geschenkt wird nicht mehr.
sch-won-of-tournament = { $player } hat die allerletzte Karte gespielt und gewinnt das Spiel: { $points }.
    .brief = { $player } hat die allerletzte Karte gespielt und gewinnt das Spiel.

sch-named-setup = das Auslegen der Karten
sch-named-number = die { sch-card } von { $player }
sch-named-aggravate = die Ärgerkarte von { $player }
sch-named-schwupp = das Schwuppen von { $player }
sch-named-end = das Ende des Zugs von { $player }

sch-duty-setup = { $games ->
    [0] Legt die Karten aus.
   *[other] Mischt alle Karten und legt sie für das nächste Spiel aus.
}
sch-duty-act = { $player }: Karte spielen oder eine Reihe schwuppen (noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} loszuwerden).
    .unnamed = spielen oder schwuppen
    .unnamed-brief = ist dran
sch-duty-go-on = { $player }: weiterspielen oder den Zug beenden (noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} loszuwerden).
    .unnamed = weiter, oder Zug beenden
    .unnamed-brief = weiter oder Ende
sch-duty-over = Das Spiel ist zu Ende.
sch-kind-setup = Karten auslegen
sch-kind-number = Zahlenkarte spielen
sch-kind-aggravate = Ärgerkarte spielen
sch-kind-schwupp = ohne Ärgerkarte schwuppen
sch-kind-end = Zug beenden

# Am Tisch

question-starter = Wer beginnt?
question-gift = Wer bekommt die Karte von { $player }?
question-row = Welche Reihe wurde geschoben?
question-pushed-again = Hat { $player } noch einmal eine Reihe geschwuppt? (Nein: sie wurde zurückgelegt.)
question-who-pushed = Wer hat eine Reihe geschoben?
question-who-aggravated = Wer hat die Ärgerkarte gelegt?
question-who-laid = Von wem ist die { sch-card } { sch-zone }?
question-aggravation = Hat { $player } dafür eine Ärgerkarte gelegt?
question-last-aggravation = Hat { $player } als letzte Karte eine Ärgerkarte gelegt?
question-another = Liegt { sch-zone } eine zweite { sch-card }, gelegt von { $player }?
question-two-at-once = Hat { $player } { sch-zone } erst die { sch-card } gelegt und dann noch eine Karte darauf?
question-card-in-zone = Welche Karte liegt { sch-zone }?
sch-zone = { $zone ->
    [next] auf dem Schwupps-Stapel
    [slot-0-0] in der oberen Reihe links
    [slot-0-1] in der oberen Reihe rechts
    [slot-1-0] in der unteren Reihe links
    [slot-1-1] in der unteren Reihe rechts
    [pile-0-0] auf dem Stapel oben links
    [pile-0-1] auf dem Stapel oben rechts
    [pile-1-0] auf dem Stapel unten links
   *[pile-1-1] auf dem Stapel unten rechts
}
choice-game-goes-on = Das Spiel geht weiter
choice-row = { $row ->
    [0] die obere Reihe
   *[other] die untere Reihe
}
choice-yes = Ja
choice-no = Nein
choice-schwupps-card = { $card ->
    [number] { card-number }
    [color] { card-color }
    [either] { card-either }
   *[other] { $card }
}
notice-not-laid-out = Legt zwei Reihen mit je zwei Schwupps-Karten aus, links davon den Schwupps-Stapel mit seiner offenen Karte, und über oder unter jede eine Zahlenkarte.
notice-turn-up = Deckt die nächste Schwupps-Karte auf.
notice-push-a-row = { $player }: jetzt eine Reihe schwuppen.
notice-not-all-seen = Nicht alle Karten in der Mitte sind zu sehen.
notice-card-gone = Die { sch-card } { sch-zone } ist weg: legt sie wieder hin, oder macht das rückgängig.
notice-take-up-aggravation = Nehmt die Ärgerkarte wieder auf, oder schwuppt mit ihr eine Reihe.

button-end-turn = Zug beenden
seat-hand = Hand: { $count }
seat-own-pile = Eigener Stapel: { $count }
table-common-pile = Gemeinsam
table-schwupps-pile = Schwupps-Stapel

# What lies on the table, told on phones.
sch-laid-row = Reihe { $row }
sch-laid-next = Nächste Schwupps-Karte
sch-laid-common = Gemeinsam: { $count }
sch-laid-schwupps = Schwupps-Stapel: { $count }
