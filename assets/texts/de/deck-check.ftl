# Kartenprüfung: Ist das Spiel vollständig?

deck-check-title = Karten prüfen
deck-check-how = Legt Karten so aus, dass ihre Ecken zu sehen sind. Was gezählt ist, kommt weg; dann die nächsten.
deck-check-anew = Neu zählen
deck-check-seen = { $seen } von { $size } Karten gesehen
deck-check-complete = Das Spiel ist vollständig.
deck-check-missing = Es fehlen: { $cards }
deck-check-double = Zu viel: { $cards }
deck-check-strange = Aus einem anderen Spiel: { $cards }
deck-check-lacking = { $count ->
    [one] Eine Schwupps-Karte fehlt.
   *[other] { $count } Schwupps-Karten fehlen.
}
deck-check-more = { $count } weitere
deck-check-unread = { $count ->
    [one] Eine Karte ist nicht zu lesen; bitte etwas verschieben.
   *[other] { $count } Karten sind nicht zu lesen; bitte etwas verschieben.
}
