"""Decks: our drawings of them, those that owners taught, what is checked, printed and looked for."""
