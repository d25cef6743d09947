# La première donne guidée d’Auf und Ab.

tutorial-auf-und-ab-goal = Vous êtes Kim ; Leah et Alex jouent avec vous. Défaites-vous de toutes vos cartes avant les autres !
tutorial-auf-und-ab-numbers = Chaque carte a deux nombres : le plus petit est rouge, le plus grand bleu. On commence en MONTÉE : seuls les rouges comptent.
tutorial-auf-und-ab-first = Les cartes posées ensemble ont le même nombre rouge. Vous ouvrez avec votre plus petit double, 0-0. Que pouvez-vous poser ?
tutorial-auf-und-ab-begin = Un double compte pour une carte ou deux. Posez 0-0 0-3 0-6, puis touchez « Suite » et dites 4.
tutorial-auf-und-ab-beat = Leah a posé quatre trois. Il faut donc exactement quatre cartes, et plus grandes. Que pouvez-vous poser ?
tutorial-auf-und-ab-follow = Votre double cinq compte pour deux : cela fait quatre cinq. Posez 5-5 5-7 5-8 !
tutorial-auf-und-ab-pass = Tous les autres ont passé. Vous pourriez continuer seul – mais passez aussi : cela finit le pli.
tutorial-auf-und-ab-down = Le pli est à vous : ouvrez le suivant. DESCENTE : les bleus comptent. Posez tous vos huit bleus et dites 6.
tutorial-auf-und-ab-play-on = Jouez maintenant comme vous voulez, jusqu’à la fin. On peut toujours passer – et demandez de l’aide au besoin.
tutorial-auf-und-ab-changed = Regardez : une carte dont les chiffres font neuf est une carte de changement. Une, trois ou cinq dans un pli, et le suivant va dans l’autre sens.
tutorial-auf-und-ab-lower = C’est un pli en DESCENTE : les nombres bleus comptent, et le plus petit bat le plus grand.
tutorial-auf-und-ab-scored = Qui n’a plus de cartes marque un point par carte que les autres ont encore. Un double est ici une seule carte.
