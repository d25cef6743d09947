"""Simulated players of Schwupps, and games between them."""

from companion.games.schwupps.players.attempts import attempts
from companion.games.schwupps.players.game import laying_out, watched_game, whole_game
from companion.games.schwupps.players.policies import random_policy, sensible_policy
from companion.games.schwupps.players.view import Choice, Push, SchwuppsPolicy, View

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
