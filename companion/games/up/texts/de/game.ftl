# Wie der Begleiter dieses Spiel und was dazugehört nennt.

game-up = Up
round-up = Runde { $number }
statistic-won_up = Gewonnene Runden
statistic-collapses = Einstürze
statistic-cleared = Türme abgeräumt
statistic-skipped = Ausgesetzt
statistic-tallest_tower = Höchster Turm, in Karten

lay-out-up-pack = { $sets } Sätze zu { $cards } Karten
lay-out-up-deal = Jeder: { $hidden } verdeckt, { $hand } auf der Hand{ $aside ->
    [0] {""}
   *[other] ; { $aside } liegen verdeckt beiseite
}
lay-out-up-open = Vor jedem liegen { $cards } offene Karten
lay-out-up-seen = gesehen: { $listed }

option-rounds-up = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
option-up-end = Wie lange gespielt wird: so viele Runden, oder bis jemand mehr als so viele Punkte hat.
option-up-scoring = Was aufgeschrieben wird: die Werte der übrigen Karten, nur ihre Anzahl, oder ein Streichholz für den Sieg.
option-up-minus_two = −2-Karten sind im Spiel. Ohne sie bekommt jeder vier Karten auf die Hand.
option-up-double_two = Doppelter Zweier: Eine −2 ist in jeder Runde eine gewöhnliche 2.
option-up-dirty_one = Schmutziger Einser: Jede übrige 1 zählt in jeder Runde 30.
option-up-extra_set = Ein Satz mehr ist im Spiel; die übrigen Karten bleiben unbekannt.

print-deck-up = { game-up }
print-pack-up = Das sind { $cards } Karten in { $looks } Farben, in jeder 1 bis 11, eine −2 und eine Abräumkarte. Jeder Mitspieler braucht eine Farbe; die Farben folgen aufeinander, sodass für weniger Spieler die ersten Bögen genügen.

help-rules-minus-two = Up: ohne die −2-Karten
help-rules-extra-set = Up: mit einem Kartensatz mehr
