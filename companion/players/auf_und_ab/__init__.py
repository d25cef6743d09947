"""Simulated players of Auf und Ab: whole games, random and sensible players, and the mistakes people make."""

from companion.players.auf_und_ab.attempts import attempts
from companion.players.auf_und_ab.games import laying_out, shuffled_deal, watched_game, whole_game
from companion.players.auf_und_ab.policies import random_policy, sensible_policy
from companion.players.auf_und_ab.view import AufUndAbPolicy, View

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
