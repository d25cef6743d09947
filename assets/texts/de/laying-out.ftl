# Vor einer Runde: was gegeben und ausgelegt wird, und was die Kamera davon sieht.

lay-out-seen = { $seen } zu sehen
lay-out-so-far = { $step } ({ $seen })
lay-out-middle-free = In der Mitte liegt nichts
lay-out-deal = Jeder bekommt { $hand } Karten{ $aside ->
    [0] {""}
    [one] ; { $aside } liegt verdeckt beiseite
   *[other] ; { $aside } liegen verdeckt beiseite
}
lay-out-uad-pack = Asse und Könige sind heraus
lay-out-uad-strange = Heraus damit: { $cards }
lay-out-uad-dice = Zwei Würfel sind geworfen
lay-out-uad-card = Die UP&DOWN-Karte liegt aus
lay-out-uad-nobody = { $face }: Dreht die Karte, niemand sitzt vor ♣
lay-out-uad-clubs = { $face }: { $player } sitzt vor ♣ und beginnt
lay-out-up-pack = { $sets } Sätze zu { $cards } Karten
lay-out-up-deal = Jeder: { $hidden } verdeckt, { $hand } auf der Hand{ $aside ->
    [0] {""}
   *[other] ; { $aside } liegen verdeckt beiseite
}
lay-out-up-open = Vor jedem liegen { $cards } offene Karten
lay-out-up-seen = gesehen: { $listed }
lay-out-sch-rows = { $rows } Schwupps-Karten offen in zwei Reihen
lay-out-sch-next = { $schwupps-pile } daneben als Schwupps-Stapel, die oberste offen
lay-out-sch-tops = { $number-piles } Zahlenkarten offen neben den Reihen
lay-out-sch-hands = Jeder: { $hand } auf der Hand, { $own-pile } im eigenen Stapel
lay-out-sch-common = Gemeinsamer Stapel: die übrigen { $common-pile }; { $player } beginnt
