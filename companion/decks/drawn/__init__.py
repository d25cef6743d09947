"""Our own drawings of cards, as code."""
