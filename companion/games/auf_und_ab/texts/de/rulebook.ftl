# Auf und Ab für alle, die es lernen.

about-auf-und-ab = Werdet als Erste eure Karten los: legt höher – oder niedriger, wenn es abwärts geht.
about-time-auf-und-ab = etwa { $minutes } Min. je Durchgang
about-needs-auf-und-ab = die 55 Karten von Auf und Ab
gist-auf-und-ab = Jede Karte hat zwei Zahlen, eine rote und eine höhere blaue. Ihr wollt als Erste keine Karten mehr haben.
    Wer eine Runde eröffnet, legt eine Karte oder mehrere mit derselben Zahl. Der Nächste legt gleich viele mit einer höheren Zahl oder passt; wer gepasst hat, wartet auf die nächste Runde.
    AUF zählen die roten Zahlen, AB die blauen, und dann schlägt die niedrigere die höhere. Eine ungerade Zahl Wechselkarten kehrt die nächste Runde um.
    Legt jemand die letzte Karte, bringt jede Karte, die die anderen noch halten, einen Punkt.

aua-drawn-first = Die ersten von 55 Karten …
aua-drawn-last = … und die letzten
aua-drawn-two-numbers = rot { $low }, blau { $high }
aua-drawn-double = ein Pasch: 4 und 4
aua-drawn-change-cards = Die Ziffern ergeben neun
aua-drawn-hand = Das Blatt von { $player }
aua-drawn-aside = beiseite
aua-drawn-deals = Jemand teilt aus
aua-drawn-dealt = { $player }: { $count } Karten
aua-drawn-new-round = { $mode ->
    [UP] ▲ AUF
   *[DOWN] ▼ AB
}: noch liegt nichts
aua-drawn-there = { $mode ->
    [UP] ▲ AUF
   *[DOWN] ▼ AB
}: { $player } hat { $count ->
    [one] eine
   *[other] { $count }
} gelegt
aua-drawn-lays = { $player } legt{ $count ->
    [0] {""}
   *[other] , für { $count }
}
aua-drawn-passes = { $player } passt.
aua-drawn-left = { $player } hat noch { $count }
