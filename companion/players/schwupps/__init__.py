"""Simulated players of Schwupps, and games between them."""

from companion.players.schwupps.attempts import attempts
from companion.players.schwupps.game import laying_out, watched_game, whole_game
from companion.players.schwupps.policies import random_policy, sensible_policy
from companion.players.schwupps.view import Choice, Push, SchwuppsPolicy, View

__all__ = [
    "Choice",
    "Push",
    "SchwuppsPolicy",
    "View",
    "attempts",
    "laying_out",
    "random_policy",
    "sensible_policy",
    "watched_game",
    "whole_game",
]
