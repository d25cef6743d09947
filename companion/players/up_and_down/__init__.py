"""Simulated players of Up & Down."""

from companion.players.up_and_down.attempts import attempts
from companion.players.up_and_down.games import laying_out, watched_game, whole_game
from companion.players.up_and_down.random_player import random_policy
from companion.players.up_and_down.sensible_player import sensible_policy
from companion.players.up_and_down.view import Choice, Roll, UpAndDownPolicy, View

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
