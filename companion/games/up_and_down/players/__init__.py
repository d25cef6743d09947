"""Simulated players of Up & Down."""

from companion.engines.players.game_players import GamePlayers
from companion.games.up_and_down.players.attempts import attempts
from companion.games.up_and_down.players.games import laying_out, watched_game, whole_game
from companion.games.up_and_down.players.options import LONG_GAME, drawn_options, plays_in
from companion.games.up_and_down.players.random_player import random_policy
from companion.games.up_and_down.players.sensible_player import sensible_policy
from companion.games.up_and_down.players.view import Choice, Roll, UpAndDownPolicy, View

PLAYERS = GamePlayers(
    whole_game=whole_game,
    watched_game=watched_game,
    laying_out=laying_out,
    random_policy=random_policy,
    sensible_policy=sensible_policy,
    attempts=attempts,
    drawn_options=drawn_options,
    long_game=LONG_GAME,
    plays_in=plays_in,
)

__all__ = [
    "PLAYERS",
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
