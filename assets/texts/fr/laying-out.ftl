# Avant une manche : ce qu’on distribue et pose, et ce que la caméra en voit.

lay-out-seen = vu : { $seen }
lay-out-so-far = { $step } ({ $seen })
lay-out-middle-free = Rien au milieu
lay-out-aua-deal = { $cards } cartes chacun ; { $aside ->
    [one] { $aside } carte est mise
   *[other] { $aside } cartes sont mises
} de côté, face cachée
lay-out-uad-pack = Les as et les rois sont enlevés
lay-out-uad-strange = À enlever : { $cards }
lay-out-uad-deal = { $cards } cartes chacun
lay-out-uad-dice = Deux dés sont lancés
lay-out-uad-card = La carte UP&DOWN est posée
lay-out-uad-nobody = { $face } : tournez la carte, personne n’est face à ♣
lay-out-uad-clubs = { $face } : { $player } est face à ♣ et mène
lay-out-up-pack = { $sets } jeux de { $cards } cartes
lay-out-up-deal = Chacun : { $hidden } cachées, { $hand } en main
lay-out-up-open = Quatre cartes visibles devant chacun
lay-out-up-seen = vu : { $listed }
lay-out-sch-rows = Quatre cartes Schwupps en deux rangées
lay-out-sch-next = La suivante visible à côté
lay-out-sch-tops = Quatre cartes nombre visibles
lay-out-sch-hands = Chacun : { $hand } en main, { $pile } dans sa pile ; { $player } commence
