# Vor einer Runde: was gegeben und ausgelegt wird, und was die Kamera davon sieht.

lay-out-seen = { $seen } zu sehen
lay-out-so-far = { $step } ({ $seen })
lay-out-middle-free = In der Mitte liegt nichts
lay-out-aua-deal = Jeder bekommt { $cards } Karten; { $aside ->
    [one] eine liegt
   *[other] { $aside } liegen
} verdeckt beiseite
lay-out-uad-pack = Asse und Könige sind heraus
lay-out-uad-strange = Heraus damit: { $cards }
lay-out-uad-deal = Jeder bekommt { $cards } Karten
lay-out-uad-dice = Zwei Würfel sind geworfen
lay-out-uad-card = Die UP&DOWN-Karte liegt aus
lay-out-uad-nobody = { $face }: Dreht die Karte, niemand sitzt vor ♣
lay-out-uad-clubs = { $face }: { $player } sitzt vor ♣ und beginnt
lay-out-up-pack = { $sets } Sätze zu { $cards } Karten
lay-out-up-deal = Jeder: { $hidden } verdeckt, { $hand } auf der Hand
lay-out-up-open = Vor jedem liegen vier offene Karten
lay-out-up-seen = gesehen: { $listed }
lay-out-sch-rows = Vier Schwupps-Karten in zwei Reihen
lay-out-sch-next = Die nächste offen daneben
lay-out-sch-tops = Vier Zahlenkarten offen
lay-out-sch-hands = Jeder: { $hand } auf der Hand, { $pile } im eigenen Stapel; { $player } beginnt
