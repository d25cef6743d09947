# Auf und Ab à la table : ce qui est demandé, ce qui est attendu, et ce qui figure sur la page du jeu.

aua-ask-count = { $player } : pour combien de cartes compte la série ?
aua-ask-who = Qui a posé { $cards } ?
aua-ask-card = { $others ->
    [0] Quelle carte a été posée là ?
   *[other] Quelle carte a été posée à côté de { $cards } ?
}
aua-choice-no-new-card = Pas de nouvelle carte

aua-notice-round-to-take = { $player } ramasse les cartes du pli.
aua-notice-set-not-seen = La dernière série n’est plus visible : { $cards }. Reposez-la, ou annulez.
aua-notice-take-back = Reprenez { $cards }.
aua-notice-not-counted = Non comptées : { $cards }. Retirez-les, ou reprenez-les et reposez-les comme série.

button-pass = Passer

aua-lay-out = Mélangez les { $cards } cartes. Chacun en reçoit { $hand } ; { $aside ->
    [one] la carte restante est mise
   *[other] les { $aside } cartes restantes sont mises
} de côté, face cachée.
aua-mode = { $mode ->
    [UP] MONTÉE
   *[DOWN] DESCENTE
}
aua-free-choice = Nombre et quantité au choix
aua-to-beat = { $mode ->
    [UP] plus de
   *[DOWN] moins de
}
aua-changes = Changements : { $changes }
aua-next-mode = { $parity ->
    [odd] impair
   *[even] pair
} → { $mode ->
    [UP] ▲ MONTÉE
   *[DOWN] ▼ DESCENTE
}
aua-seat-passed = a passé

# What lies on the table, told on phones.
aua-laid-to-beat = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { aua-to-beat } { $number }
