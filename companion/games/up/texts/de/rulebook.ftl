# Up für alle, die es lernen.

about-up = Baut einen Turm, der immer leichter wird; wer zu schwer legt, nimmt ihn ganz.
about-time-up = etwa { $minutes } Min. je Runde
about-needs-up = die Karten von Up, für jeden eine Farbe
gist-up = Alle haben Karten auf der Hand, offene Karten und darunter verdeckte. Ihr wollt als Erste gar keine mehr haben.
    Auf den Turm kommt eine Karte, die so schwer ist wie die letzte oder leichter; mehrere mit derselben Zahl gehen zusammen. Eine schwerere bringt den Turm zum Einsturz, und wer sie gelegt hat, nimmt alles und fängt neu an.
    Zuerst kommen die Karten von der Hand, dann auch die offenen und zuletzt blind die verdeckten. Eine −2 senkt die Grenze, eine Abräumkarte nimmt den Turm weg.
    Wer nur noch eine Karte hat, ruft „Letzte Karte“. Ist jemand fertig, schreiben die anderen auf, was sie noch haben; die wenigsten Punkte gewinnen.

up-drawn-numbers = Die Zahlen 1 bis 11
up-drawn-minus-two = eine −2
up-drawn-clear = eine Abräumkarte
up-drawn-alike = Das ist alles dasselbe: eine 7
up-drawn-dealer = { $player } gibt
up-drawn-cut = Beim Abheben behalten
up-drawn-no-tower = Es steht kein Turm.
up-drawn-tower = Turm aus { $count }, hält bis { $limit }
up-drawn-lays = { $player } { $place ->
    [hand] legt von der Hand
    [open] legt offene Karten
   *[hidden] deckt auf
}
up-drawn-has = { $player }, { $place ->
    [hand] auf der Hand: { $count }
    [open] offen: { $count }
   *[hidden] verdeckt: { $count }
}
up-drawn-calls = { $player } ruft „Letzte Karte“.
up-drawn-about = Es geht um
up-drawn-announces = { $player } sagt { $variant ->
    [dirty_one] „schmutziger Einser“
   *[double_two] „doppelter Zweier“
} an.
up-drawn-left = { $player } hat noch { $count }
up-drawn-shows = { $player } zeigt
