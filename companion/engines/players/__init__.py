"""Simulated players: random ones, and sensible ones that play to win."""
