"""Where something went on the drawn table: cards that were laid or taken, a row that was pushed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.evening.evening import Ruled

Spot: TypeAlias = tuple[Literal["seat", "middle", "row"], int]
"""A place on the drawn table: a player's, by their index, the middle, or a row in it, by its number."""

MIDDLE: Spot = ("middle", 0)


def seat(player: int) -> Spot:
    """The place of a player."""
    return "seat", player


def row(number: int) -> Spot:
    """A row in the middle."""
    return "row", number


@dataclass(frozen=True, slots=True)
class Glides:
    """Cards go from one place to another.

    Attributes:
        cards: their codes.
        begins: where they came from.
        ends: where they are now.
    """

    cards: tuple[str, ...]
    begins: Spot
    ends: Spot


@dataclass(frozen=True, slots=True)
class Slides:
    """What lay in a row was pushed to the right, and what is new came from the left.

    Attributes:
        at: the row.
    """

    at: Spot


Motion: TypeAlias = Glides | Slides

MotionOf: TypeAlias = Callable[[Ruled], Motion | None]
"""What went where with a legal event; None where nothing did."""


def nothing_moves(_ruled: Ruled) -> None:
    """A game that tells nothing of what went where."""
    return
