"""Measurements: how fast the companion is on this machine. ``python -m companion.bench``."""
