# Auf und Ab pour qui l’apprend.

about-auf-und-ab = Se défaire le premier de ses cartes : poser plus haut, ou plus bas en descente.
about-time-auf-und-ab = environ { $minutes } min par donne
about-needs-auf-und-ab = les 55 cartes d’Auf und Ab
gist-auf-und-ab = Chaque carte porte deux nombres, un rouge et un bleu plus grand. Le but : ne plus avoir de cartes avant les autres.
    Qui ouvre un pli pose une carte ou plusieurs du même nombre. Le suivant en pose autant d’un nombre plus grand, ou passe ; qui a passé attend le pli suivant.
    En MONTÉE les nombres rouges comptent, en DESCENTE les bleus, et alors le plus petit bat le plus grand. Un nombre impair de cartes de changement inverse le pli suivant.
    Quand quelqu’un pose sa dernière carte, chaque carte que les autres ont encore lui vaut un point.

aua-drawn-first = Les premières des 55 cartes…
aua-drawn-last = … et les dernières
aua-drawn-two-numbers = rouge { $low }, bleu { $high }
aua-drawn-double = un double : 4 et 4
aua-drawn-change-cards = Les deux chiffres font neuf
aua-drawn-hand = La main de { $player }
aua-drawn-aside = de côté
aua-drawn-deals = Quelqu’un distribue
aua-drawn-dealt = { $player } : { $count } cartes
aua-drawn-new-round = { $mode ->
    [UP] ▲ MONTÉE
   *[DOWN] ▼ DESCENTE
} : rien n’est encore posé
aua-drawn-there = { $mode ->
    [UP] ▲ MONTÉE
   *[DOWN] ▼ DESCENTE
} : { $player } en a posé { $count }
aua-drawn-lays = { $player } pose{ $count ->
    [0] {""}
   *[other] , pour { $count }
}
aua-drawn-passes = { $player } passe.
aua-drawn-left = { $player } en a encore { $count }
