"""Simulated players of Up & Down."""

from companion.games.up_and_down.players.attempts import attempts
from companion.games.up_and_down.players.games import laying_out, watched_game, whole_game
from companion.games.up_and_down.players.random_player import random_policy
from companion.games.up_and_down.players.sensible_player import sensible_policy
from companion.games.up_and_down.players.view import Choice, Roll, UpAndDownPolicy, View

__all__ = [
    "Choice",
    "Roll",
    "UpAndDownPolicy",
    "View",
    "attempts",
    "laying_out",
    "random_policy",
    "sensible_policy",
    "watched_game",
    "whole_game",
]
