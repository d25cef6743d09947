"""Simulated players of Auf und Ab: whole games, random and sensible players, and the mistakes people make."""

from companion.engines.players.game_players import GamePlayers
from companion.games.auf_und_ab.players.attempts import attempts
from companion.games.auf_und_ab.players.games import laying_out, shuffled_deal, watched_game, whole_game
from companion.games.auf_und_ab.players.options import LONG_GAME, drawn_options
from companion.games.auf_und_ab.players.policies import random_policy, sensible_policy
from companion.games.auf_und_ab.players.view import AufUndAbPolicy, View

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
