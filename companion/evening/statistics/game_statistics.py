"""What a game counts of itself: the part of `companion.engines.Game` that the statistics ask for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from companion.engines import AnyPosition, Header, Ruling, Told, game_called
from companion.evening.history import PastGame
from companion.evening.statistics.figures import Statistics


class Occurrence(Protocol):
    """Something that happened in a game, and what the rules say of it."""

    @property
    def event(self) -> Told:
        """What was done."""

    @property
    def before(self) -> AnyPosition:
        """The position in which it was done."""

    @property
    def ruling(self) -> Ruling[AnyPosition]:
        """What the rules say of it."""


def nobody(_header: Header, _step: Occurrence) -> int | None:
    """Nobody but whom the event itself names."""
    return None


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """What a table of this game enjoys to know.

    Attributes:
        counted: the game's own figures.
        blamed: index of the player who did what was illegal, where the event does not name one; None where
            it is nobody's play.
    """

    counted: Callable[[PastGame], Statistics]
    blamed: Callable[[Header, Occurrence], int | None] = nobody


def _no_figures(_game: PastGame) -> Statistics:
    return Statistics((), ())


NOTHING_MORE = GameStatistics(_no_figures)
"""Of a game that counts nothing of its own."""


def statistics_of(game: str) -> GameStatistics:
    """What the game of that name counts."""
    reference = game_called(game).statistics
    return NOTHING_MORE if reference is None else reference.load(GameStatistics)
