# Comment le compagnon appelle ce jeu et ce qui en fait partie.

game-schwupps = Schwupps
round-schwupps = Partie { $number }
statistic-won_schwupps = Parties gagnées
statistic-schwupps = Schwupps sans carte
statistic-aggravations = Cartes embêtantes jouées
statistic-gifts = Cadeaux reçus
statistic-numbers = Cartes nombre posées
statistic-longest_turn = Tour le plus long, en cartes

lay-out-sch-rows = { $rows } cartes Schwupps visibles en deux rangées
lay-out-sch-next = { $schwupps-pile } à côté en pile Schwupps, celle du dessus visible
lay-out-sch-tops = { $number-piles } cartes nombre visibles à côté des rangées
lay-out-sch-hands = Chacun : { $hand } en main, { $own-pile } dans sa pile
lay-out-sch-common = Pioche commune : les { $common-pile } autres ; { $player } commence

option-schwupps-tournament = Un tournoi compte autant de parties que de joueurs ; chacun en commence une.

print-deck-schwupps = { game-schwupps }
print-pack-schwupps = Le jeu compte { $cards } cartes : 100 cartes nombre (cinq couleurs, 1 à 10, chacune deux fois), 14 cartes embêtantes et 30 cartes Schwupps qui ont leur propre dos.
