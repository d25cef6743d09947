"""Simulated players of Up: whole games, random and sensible players, and the mistakes people make."""

from companion.games.up.players.attempts import attempts
from companion.games.up.players.games import laying_out, shuffled_deal, watched_game, whole_game
from companion.games.up.players.policies import random_policy, sensible_policy
from companion.games.up.players.view import Choice, UpPolicy, View

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
