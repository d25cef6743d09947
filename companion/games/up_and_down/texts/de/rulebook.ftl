# Up & Down für alle, die es lernen.

about-up-and-down = Macht Stiche – aber vor jedem ändert jemand die Regeln oder den Trumpf.
about-time-up-and-down = etwa { $minutes } Min. je Runde
about-needs-up-and-down = ein Kartenspiel, zwei Würfel, die UP&DOWN-Karte
gist-up-and-down = Die Karte in der Mitte sagt, ob die höchste Karte gewinnt, UP, oder die niedrigste, DOWN, und zeigt jedem eine eigene Farbe. Die Würfel zusammen sind der Trumpfwert.
    Vor jedem Stich ändert, wer anführt, eines davon: wendet die Karte, dreht sie oder würfelt. Dann legt jeder eine Karte verdeckt hin, und alle werden aufgedeckt.
    Gleich hohe Karten heben sich auf. Von den übrigen gewinnt eine vom Trumpfwert, sonst die beste, die in der Farbe ihres Spielers ist.
    Gewinnt niemand, kommt der Stich in den Topf für den, der den nächsten gewinnt. Wer die meisten Stiche hat, gewinnt.

uad-drawn-lowest = Von der 2 jeder Farbe …
uad-drawn-highest = … bis zur Dame
uad-drawn-worth = zählt { $value }
uad-drawn-faces = Ihre beiden Seiten
uad-drawn-hand = Das Blatt von { $player }
uad-drawn-deals = Jemand teilt aus
uad-drawn-dealt = { $player }: { $count } Karten
uad-drawn-dice = Die Würfel
uad-drawn-facing = Zu ihnen zeigt: { $suits }.
uad-drawn-middle = { $face ->
    [UP] ▲ UP
   *[DOWN] ▼ DOWN
}, Trumpf { $trump }
uad-drawn-not-yet = Noch liegt nichts aus
uad-drawn-before = Vorher: { $face ->
    [UP] ▲ UP
   *[DOWN] ▼ DOWN
}, Trumpf { $trump }
uad-drawn-after = Nachher: { $face ->
    [UP] ▲ UP
   *[DOWN] ▼ DOWN
}, Trumpf { $trump }
uad-drawn-own = { $player }, eigene { $suit }
