# Wie der Begleiter dieses Spiel und was dazugehört nennt.

game-auf-und-ab = Auf und Ab
round-auf-und-ab = Durchgang { $number }
statistic-won_auf_und_ab = Gewonnene Durchgänge
statistic-rounds_taken = Genommene Runden
statistic-change_cards = Gelegte Wechselkarten
statistic-largest_set = Größter Satz
statistic-longest_round = Längste Runde, in Sätzen
statistic-best_hand = Bester Durchgang, in Punkten

option-rounds-auf-und-ab = { $count ->
    [one] { $count } Durchgang
   *[other] { $count } Durchgänge
}
option-auf-und-ab-end = Wie lange gespielt wird: so viele Durchgänge, oder bis jemand so viele Punkte hat.

print-deck-auf-und-ab = { game-auf-und-ab }
print-pack-auf-und-ab = Das Spiel hat { $cards } Karten: jedes Paar aus 0 bis 9 einmal.
