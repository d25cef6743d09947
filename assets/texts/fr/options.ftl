# Options des jeux, choisies avant de commencer.

button-options = Options
options-title = Options – { $game }
option-yes = oui
option-no = non
option-points = jusqu’à { $count } points
option-one-game = Une partie
option-tournament = Tournoi

option-scoring-points = Points
option-scoring-cards = Cartes
option-scoring-matches = Allumettes

deck-ours = Notre jeu imprimé
deck-any-poker = Tout jeu de poker
deck-ours-updown = Notre carte imprimée
deck-taught = « { $deck } », enregistré
option-direct = Des joueurs imaginaires sont à cette table. Ils jouent seuls, ou vous dites ce que chacun fait.
option-direct-off = Ils jouent
option-direct-on = Je décide

deck-choose-cards = Le jeu posé sur la table : seules ses cartes sont lues.
deck-choose-updown = La carte UP&DOWN posée sur la table : seule celle-ci est lue.
deck-alone-cards = Le jeu posé sur la table. Un autre peut être enregistré : « { decks-title } » sur la première page.
deck-alone-updown = La carte UP&DOWN sur la table. Une autre peut être enregistrée : « { decks-title } » sur la première page.
deck-ours-alone = Notre jeu est posé ici dans tous les cas : la table est filmée.
deck-by-command = Choisi pour ce soir par la ligne de commande : --deck.
deck-of-another-game = « { $deck } », de la ligne de commande, ne va pas avec ce jeu : c’est ce qui est écrit ici qui est lu.
deck-gone = Le fichier de « { $deck } » a disparu : le nôtre est lu. Recopiez le fichier, ou choisissez autre chose.
deck-damaged = Le fichier de « { $deck } » est abîmé : le nôtre est lu. Recopiez le fichier, ou enregistrez-le à nouveau.
deck-foreign = « { $deck } » a des cartes que ce jeu n’a pas : le nôtre est lu. Choisissez autre chose.
deck-ring = « { $deck } » porte les couleurs dans un autre ordre que cette partie : notre carte UP&DOWN est lue. Commencez une nouvelle partie.
deck-not-kept = Pour ce soir seulement : le fichier des réglages ne peut pas être écrit.
option-ring-settled = Les couleurs autour de la carte UP&DOWN, dans le sens horaire : comme sur la carte enregistrée.
