"""Simulated players of Auf und Ab: whole games, random and sensible players, and the mistakes people make."""

from companion.games.auf_und_ab.players.attempts import attempts
from companion.games.auf_und_ab.players.games import laying_out, shuffled_deal, watched_game, whole_game
from companion.games.auf_und_ab.players.policies import random_policy, sensible_policy
from companion.games.auf_und_ab.players.view import AufUndAbPolicy, View

__all__ = [
    "AufUndAbPolicy",
    "View",
    "attempts",
    "laying_out",
    "random_policy",
    "sensible_policy",
    "shuffled_deal",
    "watched_game",
    "whole_game",
]
