"""Draws its own world of cards and tables and trains the networks on it; not needed at run time."""
