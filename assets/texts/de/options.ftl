# Optionen der Spiele, vor dem Beginn gewählt.

button-options = Optionen
options-title = Optionen für { $game }
option-yes = ja
option-no = nein
option-points = bis { $count } Punkte
option-one-game = Ein Spiel
option-tournament = Turnier

option-scoring-points = Punkte
option-scoring-cards = Karten
option-scoring-matches = Streichhölzer

deck-ours = Unser gedrucktes Deck
deck-any-poker = Jedes Pokerdeck
deck-ours-updown = Unsere gedruckte Karte
deck-taught = „{ $deck }“, angelernt
option-direct = An diesem Tisch sitzen erdachte Leute. Sie spielen von selbst, oder ihr sagt, was jeder tut.
option-direct-off = Sie spielen
option-direct-on = Ich sage an

deck-choose-cards = Das Deck auf dem Tisch: Nur seine Karten werden gelesen.
deck-choose-updown = Die UP&DOWN-Karte auf dem Tisch: Nur diese wird gelesen.
deck-alone-cards = Das Deck auf dem Tisch. Ein anderes lässt sich anlernen: „{ decks-title }“ auf der ersten Seite.
deck-alone-updown = Die UP&DOWN-Karte auf dem Tisch. Eine andere lässt sich anlernen: „{ decks-title }“ auf der ersten Seite.
deck-ours-alone = Hier liegt auf jeden Fall unser Deck: Der Tisch ist aufgezeichnet.
deck-by-command = Für diesen Abend von der Befehlszeile gewählt: --deck.
deck-of-another-game = „{ $deck }“ von der Befehlszeile passt nicht zu diesem Spiel: Gelesen wird, was hier steht.
deck-gone = Die Datei von „{ $deck }“ ist weg, darum wird unseres gelesen. Die Datei zurückkopieren oder etwas anderes wählen.
deck-damaged = Die Datei von „{ $deck }“ ist beschädigt, darum wird unseres gelesen. Die Datei neu kopieren oder neu anlernen.
deck-foreign = „{ $deck }“ hat Karten, die es in diesem Spiel nicht gibt, darum wird unseres gelesen. Etwas anderes wählen.
deck-ring = „{ $deck }“ hat die Farben in anderer Folge als dieses Spiel, darum wird unsere UP&DOWN-Karte gelesen. Ein neues Spiel beginnen.
deck-not-kept = Nur für diesen Abend: Die Datei der Einstellungen lässt sich nicht schreiben.
option-ring-settled = Die Farben um die UP&DOWN-Karte im Uhrzeigersinn: so wie auf der angelernten Karte.
