# Wie der Begleiter dieses Spiel und was dazugehört nennt.

game-up-and-down = Up & Down
round-up-and-down = Runde { $number }
statistic-won_up_and_down = Gewonnene Runden
statistic-pots_won = Gewonnene Töpfe
statistic-flips = Karte gewendet
statistic-turns = Karte gedreht
statistic-rolls = Gewürfelt
statistic-longest_pot = Längster Topf, in Stichen
statistic-greatest_catch = Meiste Stiche auf einmal

lay-out-uad-pack = Asse und Könige sind heraus
lay-out-uad-strange = Heraus damit: { $cards }
lay-out-uad-dice = Zwei Würfel sind geworfen
lay-out-uad-card = Die UP&DOWN-Karte liegt aus
lay-out-uad-nobody = { $face }: Dreht die Karte, niemand sitzt vor ♣
lay-out-uad-clubs = { $face }: { $player } sitzt vor ♣ und beginnt

option-rounds-up-and-down = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
option-up-and-down-rounds = Wie viele Runden gespielt werden; jede wird neu gegeben.
option-up-and-down-ring = Die Farben um die UP&DOWN-Karte im Uhrzeigersinn. Die gedruckte Karte hat die übliche Folge.
