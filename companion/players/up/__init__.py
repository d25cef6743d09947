"""Simulated players of Up: whole games, random and sensible players, and the mistakes people make."""

from companion.players.up.attempts import attempts
from companion.players.up.games import laying_out, shuffled_deal, watched_game, whole_game
from companion.players.up.policies import random_policy, sensible_policy
from companion.players.up.view import Choice, UpPolicy, View

__all__ = [
    "Choice",
    "UpPolicy",
    "View",
    "attempts",
    "laying_out",
    "random_policy",
    "sensible_policy",
    "shuffled_deal",
    "watched_game",
    "whole_game",
]
