"""Schwupps acted out: what lies where, and what hands do."""
