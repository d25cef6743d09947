"""Decks, models, fonts, sounds and rule texts, found in one way from a checkout and a wheel."""
