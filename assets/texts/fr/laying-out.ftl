# Avant une manche : ce qu’on distribue et pose, et ce que la caméra en voit.

lay-out-seen = vu : { $seen }
lay-out-so-far = { $step } ({ $seen })
lay-out-middle-free = Rien au milieu
lay-out-deal = { $hand } cartes chacun{ $aside ->
    [0] {""}
    [one] {" "}; { $aside } carte de côté, face cachée
   *[other] {" "}; { $aside } cartes de côté, faces cachées
}{ $common-pile ->
    [0] {""}
    [one] {" "}; { $common-pile } carte forme la pioche de tous
   *[other] {" "}; { $common-pile } cartes forment la pioche de tous
}
