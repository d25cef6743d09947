"""Everything that an engine says in a game of people who try many things."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

from companion.engines import GameInProgress, Reason
from companion.texts import texts
from tests.written import is_written


def reasons_of(game: GameInProgress, players: ModuleType, policy: Any, seed: int) -> Iterator[Reason]:
    """The reasons, duties and kinds of a game with many wrong attempts."""
    random = Random(seed)
    for event in players.watched_game(game.header, [policy() for _ in game.header.players], random):
        tries = players.attempts(game.position, game.header, random)
        yield from (game.rule(next(tries)).reason for _ in range(8))
        plays = game.plays()
        yield from (plays.duty, *plays.kinds)
        yield game.apply(event).reason
    tries = players.attempts(game.position, game.header, random)
    yield from (game.rule(next(tries)).reason for _ in range(20))
    yield game.plays().duty


def unwritten(reasons: set[Reason], language: str) -> set[str]:
    """The keys of the reasons that a language has no words for."""
    said = texts(language)
    return {
        reason.key for reason in reasons if not (is_written(reason.key, language) and said.reason(reason))
    }
