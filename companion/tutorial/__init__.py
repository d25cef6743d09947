"""A guided first round of each game: what is to be learned, over the engine that rules at the table."""
