# Von Hand eingegebene Züge, Berichtigungen und „Was wäre, wenn?“.

button-wrong = Berichtigen
button-write = Zug eingeben
button-what-if = Was wäre, wenn?

entry-kind-asked = Was wäre, wenn dies geschähe? Berühren!
entry-kind-directed = Was sollen sie tun? Berühren!
entry-kind = Was ist geschehen? Berühren!
entry-kind-deal = Ausgeteilt
entry-kind-setup = Ausgelegt
entry-kind-change = Regel geändert
entry-kind-reveal = Stich gezeigt
entry-kind-play = Karten gelegt
entry-kind-pass = Gepasst
entry-kind-announce = Angesagt
entry-kind-call = „Letzte Karte!“
entry-kind-show = Restkarten gezeigt
entry-kind-number = Zahlenkarte gelegt
entry-kind-schwupp = Schwupp
entry-kind-aggravate = Ärgerkarte
entry-kind-end = Zug beendet
entry-player = Wer?
entry-dealer = Wer hat gegeben?
entry-starter = Wer beginnt?
entry-give = Wer bekommt eine Karte?
entry-cards = Welche Karten?
entry-card = Welche Karte?
entry-open = { $player }: welche offenen Karten?
entry-left = { $player }: welche Karten sind übrig?
entry-cut = Beim Abheben eine Karte behalten?
entry-count = Zählt für wie viele?
entry-from = Woher?
entry-variant = Was wurde angesagt?
entry-dice = Was zeigen die Würfel?
entry-face = UP oder DOWN?
entry-facing = Welche Farbe zeigt zu { $player }?
entry-row = Welche Reihe?
entry-slot = Welcher Stapel der Reihe?
entry-next = Offene Schwupps-Karte jetzt?
entry-row-card = Schwupps-Karte, { $row ->
    [1] obere
   *[other] untere
} Reihe, { $slot ->
    [1] links
   *[other] rechts
}?
entry-pile-card = Zahlenkarte, { $row ->
    [1] obere
   *[other] untere
} Reihe, { $slot ->
    [1] links
   *[other] rechts
}?
entry-following = Weiter ›
entry-direct = Ausführen
entry-enter = Entscheiden
entry-ask = Was wäre, wenn?
entry-correct = Berichtigen
entry-another = Anderer Zug
correct-title = Was lag wirklich da?
correct-otherwise = Es war etwas anderes
step-deal = geben
step-setup = Auslage
step-change = Regeln
step-pass = passt
step-announce = sagt an
step-call = Ruf
step-show = zeigen
step-aggravate = Ärger
step-end = Ende
correct-changes = Was sich ändert
correct-nothing-else = Nichts, was danach kam, wird anders beurteilt.
correct-more = { $count ->
    [one] … und noch etwas
   *[other] … und { $count } weitere
}
correct-score = Der Punktestand wird
correct-score-same = Der Punktestand bleibt
correct-then = Dann: { $duty }
correct-take = So berichtigen

colour-red = rot
colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-purple = lila

entry-lacks-out = schon weg
entry-lacks-full = alle genannt
entry-lacks-elsewhere = nicht da
entry-lacks-copies = { $count ->
    [one] nur eine davon
   *[other] nur { $count } davon
}
entry-lacks-cards = { $count ->
    [0] keine Karten da
    [one] nur eine Karte
   *[other] nur { $count } Karten
}
