"""Simulated players: the part of `companion.engines.Game` that tests, benchmarks and rehearsals ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from companion.engines import Header, game_called, rules_of

WholeGame = Callable[[Header, Sequence[Any], Random], Iterator[Any]]
"""Every event of a complete, legal game; a policy a player, in seating order."""


NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hans", "Ida", "Jo")
"""Who plays numbered games."""


def one_play(_event: object) -> int:
    """An event is one player's play."""
    return 1


@dataclass(frozen=True, slots=True)
class GamePlayers:
    """Who plays a game without a table.

    Attributes:
        whole_game: a game with all hands named.
        watched_game: such a game as a record may have it: any hands left out of the deals, and shown where
            they must be.
        laying_out: of a position and a dealer's index, a deal, setup or show, such as may come next before
            anybody plays, with only what everybody sees; None while a round runs and once the game is over.
        random_policy: a player who plays any legal card.
        sensible_policy: a player who plays to win, from what that player may know.
        attempts: well formed events that somebody might try now, most of them wrong; endless or not.
        drawn_options: options by chance, of a short game.
        long_game: options of a game that lasts long.
        plays_in: how many players' plays an event is.
    """

    whole_game: WholeGame
    watched_game: WholeGame
    laying_out: Callable[[Any, int, Random], Any | None]
    random_policy: Callable[[], Any]
    sensible_policy: Callable[[], Any]
    attempts: Callable[[Any, Header, Random], Iterator[Any]]
    drawn_options: Callable[[tuple[str, ...], Random], dict[str, Any]]
    long_game: Mapping[str, Any]
    plays_in: Callable[[Any], int] = one_play


def players_of(game: str) -> GamePlayers:
    """The simulated players of the game of that name; raises `HeaderError` for no game."""
    return game_called(game).players.load(GamePlayers)


def numbered_header(game: str, number: int) -> Header:
    """The players and options of the game of that number: all player counts come in turn."""
    able = rules_of(game).players
    players = NAMES[: able[number % len(able)]]
    return Header(game, players, players_of(game).drawn_options(players, Random(number)))
