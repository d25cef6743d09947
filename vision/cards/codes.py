"""The 52 codes of a poker deck: a rank, then a suit (``10H`` is the ten of hearts)."""

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("C", "D", "H", "S")
CODES = tuple(rank + suit for rank in RANKS for suit in SUITS)
