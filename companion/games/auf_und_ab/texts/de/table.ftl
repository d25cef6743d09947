# Auf und Ab am Tisch: was gefragt wird, worauf gewartet wird, und was auf der Seite des Spiels steht.

aua-ask-count = Für wie viele Karten zählt der Satz von { $player }?
aua-ask-who = Wer hat { $cards } gelegt?
aua-ask-card = { $others ->
    [0] Welche Karte wurde da gelegt?
   *[other] Welche Karte wurde neben { $cards } gelegt?
}
aua-choice-no-new-card = Keine neue Karte

aua-notice-round-to-take = { $player } nimmt die Karten der Runde.
aua-notice-set-not-seen = Der letzte Satz ist nicht zu sehen: { $cards }. Bitte wieder hinlegen oder rückgängig machen.
aua-notice-take-back = Bitte { $cards } zurücknehmen.
aua-notice-not-counted = Nicht gezählt: { $cards }. Bitte wegnehmen, oder aufheben und als Satz neu legen.

button-pass = Passen

aua-lay-out = Alle { $cards } Karten mischen. Jeder bekommt { $hand }; { $aside ->
    [one] die übrige Karte liegt
   *[other] die { $aside } übrigen Karten liegen
} verdeckt beiseite.
aua-mode = { $mode ->
    [UP] AUF
   *[DOWN] AB
}
aua-free-choice = Zahl und Anzahl frei
aua-to-beat = { $mode ->
    [UP] über
   *[DOWN] unter
}
aua-changes = Wechselkarten: { $changes }
aua-next-mode = { $parity ->
    [odd] ungerade
   *[even] gerade
} → { $mode ->
    [UP] ▲ AUF
   *[DOWN] ▼ AB
}
aua-seat-passed = hat gepasst

# What lies on the table, told on phones.
aua-laid-to-beat = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} { aua-to-beat } { $number }
