# Options of the games, chosen before one begins.

button-options = Options
options-title = Options of { $game }
option-yes = yes
option-no = no
option-points = to { $count } points
option-one-game = One game
option-tournament = Tournament

option-scoring-points = Points
option-scoring-cards = Cards
option-scoring-matches = Matches

deck-ours = Our printed deck
deck-any-poker = Any poker deck
deck-ours-updown = Our printed card
deck-taught = “{ $deck }”, taught
option-direct = Simulated people sit at this table. They play by themselves, or you say what each of them does.
option-direct-off = They play
option-direct-on = I say what

deck-choose-cards = The deck that lies on the table: only its cards are read.
deck-choose-updown = The UP&DOWN card that lies on the table: only this one is read.
deck-alone-cards = The deck that lies on the table. Another one can be taught: “{ decks-title }” on the first page.
deck-alone-updown = The UP&DOWN card on the table. Another one can be taught: “{ decks-title }” on the first page.
deck-ours-alone = Our deck lies here in any case: the table is recorded.
deck-by-command = Chosen for this evening by the command line: --deck.
deck-of-another-game = “{ $deck }”, from the command line, is none for this game: what stands here is read.
deck-gone = The file of “{ $deck }” is gone, so ours is read. Copy the file back, or choose another one.
deck-damaged = The file of “{ $deck }” is damaged, so ours is read. Copy the file again, or teach it anew.
deck-foreign = “{ $deck }” has cards that this game has not, so ours is read. Choose another one.
deck-ring = “{ $deck }” has its suits in another order than this game, so our UP&DOWN card is read. Begin a new game.
deck-not-kept = For this evening only: the settings’ file cannot be written.
option-ring-settled = The suits around the UP&DOWN card, clockwise: as the taught card bears them.
