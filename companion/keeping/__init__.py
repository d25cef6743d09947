"""Safe keeping: evenings, decks and settings in one file, and back again; nothing goes silently."""
