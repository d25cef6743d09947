"""What an evening's games add up to: everybody's points in each kind of game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.engines.names import composed
from companion.evening.history import PastEvening, PastGame


@dataclass(frozen=True, slots=True)
class GameSums:
    """Everybody's points in one kind of game.

    Attributes:
        game: which game.
        times: how often it was played.
        points: the sum of all totals, by name; only of those who played it.
    """

    game: str
    times: int
    points: Mapping[str, int]


def sums_of(evening: PastEvening) -> tuple[GameSums, ...]:
    """The sums of every kind of game that was scored; where few points win, they are not added to others."""
    kinds: dict[tuple[str, bool], list[PastGame]] = {}
    for game in evening.games:
        if any(game.totals):
            kinds.setdefault((game.header.game, game.position.fewest_win), []).append(game)
    return tuple(GameSums(kind, len(games), _points(games)) for (kind, _), games in kinds.items())


def _points(games: list[PastGame]) -> dict[str, int]:
    points: dict[str, int] = {}
    for game in games:
        for name, total in zip(map(composed, game.header.players), game.totals, strict=True):
            points[name] = points.get(name, 0) + total
    return points
