# Wie der Begleiter dieses Spiel und was dazugehört nennt.

game-schwupps = Schwupps
round-schwupps = Spiel { $number }
statistic-won_schwupps = Gewonnene Spiele
statistic-schwupps = Schwupps ohne Karte
statistic-aggravations = Gespielte Ärgerkarten
statistic-gifts = Geschenkte Karten erhalten
statistic-numbers = Gelegte Zahlenkarten
statistic-longest_turn = Längster Zug, in Karten

lay-out-sch-rows = { $rows } Schwupps-Karten offen in zwei Reihen
lay-out-sch-next = { $schwupps-pile } daneben als Schwupps-Stapel, die oberste offen
lay-out-sch-tops = { $number-piles } Zahlenkarten offen neben den Reihen
lay-out-sch-hands = Jeder: { $hand } auf der Hand, { $own-pile } im eigenen Stapel
lay-out-sch-common = Gemeinsamer Stapel: die übrigen { $common-pile }; { $player } beginnt

option-schwupps-tournament = Ein Turnier hat so viele Spiele wie Spieler; jeder beginnt eines.

print-deck-schwupps = { game-schwupps }
print-pack-schwupps = Das Spiel hat { $cards } Karten: 100 Zahlenkarten (fünf Farben, 1 bis 10, jede zweimal), 14 Ärgerkarten und 30 Schwupps-Karten mit eigener Rückseite.
