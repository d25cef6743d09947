"""What people may agree on before a game: the header's options, with the values that a screen offers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

LENGTHS = (1, 2, 3, 4, 5, 10)
"""Rounds or hands that a game is offered to last."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game.

    Attributes:
        name: as the table record's header has it.
        values: what can be chosen, in the order in which a touch leads through them; the usual one first.
        changes_pack: whether it decides which cards the game is played with.
    """

    name: str
    values: tuple[Any, ...]
    changes_pack: bool = False

    @property
    def usual(self) -> Any:
        """What holds if nothing is chosen."""
        return self.values[0]

    def after(self, value: Any) -> Any:
        """The value that follows; after the last one, and after one that is not offered, the usual one."""
        following = self.values[self.values.index(value) + 1 :] if value in self.values else ()
        return following[0] if following else self.usual


def until(counted: str, points: tuple[int, ...]) -> tuple[Mapping[str, int], ...]:
    """The ends of a game that lasts so many rounds, or until somebody has so many points.

    Args:
        counted: what the header calls its rounds.
        points: the numbers of points that are offered.
    """
    return (*({counted: number} for number in LENGTHS), *({"points": number} for number in points))
