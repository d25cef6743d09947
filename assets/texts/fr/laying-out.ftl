# Avant une manche : ce qu’on distribue et pose, et ce que la caméra en voit.

lay-out-seen = vu : { $seen }
lay-out-so-far = { $step } ({ $seen })
lay-out-middle-free = Rien au milieu
lay-out-deal = { $hand } cartes chacun{ $aside ->
    [0] {""}
    [one] {" "}; { $aside } carte de côté, face cachée
   *[other] {" "}; { $aside } cartes de côté, faces cachées
}
lay-out-uad-pack = Les as et les rois sont enlevés
lay-out-uad-strange = À enlever : { $cards }
lay-out-uad-dice = Deux dés sont lancés
lay-out-uad-card = La carte UP&DOWN est posée
lay-out-uad-nobody = { $face } : tournez la carte, personne n’est face à ♣
lay-out-uad-clubs = { $face } : { $player } est face à ♣ et mène
lay-out-up-pack = { $sets } jeux de { $cards } cartes
lay-out-up-deal = Chacun : { $hidden } cachées, { $hand } en main{ $aside ->
    [0] {""}
   *[other] {" "}; { $aside } de côté, faces cachées
}
lay-out-up-open = { $cards } cartes visibles devant chacun
lay-out-up-seen = vu : { $listed }
lay-out-sch-rows = { $rows } cartes Schwupps visibles en deux rangées
lay-out-sch-next = { $schwupps-pile } à côté en pile Schwupps, celle du dessus visible
lay-out-sch-tops = { $number-piles } cartes nombre visibles à côté des rangées
lay-out-sch-hands = Chacun : { $hand } en main, { $own-pile } dans sa pile
lay-out-sch-common = Pioche commune : les { $common-pile } autres ; { $player } commence
