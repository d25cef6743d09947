"""One sitting: games, rounds, totals, undo, and the journal that loses nothing."""
