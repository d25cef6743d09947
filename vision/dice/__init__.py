"""Six-sided dice, read on their top faces."""
