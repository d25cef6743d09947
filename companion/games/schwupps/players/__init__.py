"""Simulated players of Schwupps, and games between them."""

from companion.engines.players.game_players import GamePlayers
from companion.games.schwupps.players.attempts import attempts
from companion.games.schwupps.players.game import laying_out, watched_game, whole_game
from companion.games.schwupps.players.options import LONG_GAME, drawn_options
from companion.games.schwupps.players.policies import random_policy, sensible_policy
from companion.games.schwupps.players.view import Choice, Push, SchwuppsPolicy, View

PLAYERS = GamePlayers(
    whole_game=whole_game,
    watched_game=watched_game,
    laying_out=laying_out,
    random_policy=random_policy,
    sensible_policy=sensible_policy,
    attempts=attempts,
    drawn_options=drawn_options,
    long_game=LONG_GAME,
)

__all__ = [
    "PLAYERS",
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
