"""What becomes of a set that may be laid (UP-25 to UP-42)."""

from __future__ import annotations

import enum

from companion.games.up.rules.cards import HEAVIEST, Card
from companion.games.up.rules.round import Tower


class Fate(enum.Enum):
    """What becomes of a set."""

    STAYS = enum.auto()
    """It lies on the tower, and the turn is over."""
    COLLAPSES = enum.auto()
    """It brings the tower down, and the player takes all up (UP-27, UP-29, UP-36)."""
    CLEARS = enum.auto()
    """It goes out of the round with the tower (UP-40)."""
    TAKEN_UP = enum.auto()
    """A turned −2 without a tower goes into the hand (UP-37)."""


def fate_of(tower: Tower, kind: Card, number: int, *, turned: bool) -> tuple[Fate, int]:
    """What becomes of a set of `number` cards that count as `kind`, and the limit left (0 for no tower)."""
    if kind is Card.CLEAR:
        return Fate.CLEARS, 0
    if kind is Card.MINUS_TWO:
        if not tower.size and turned:
            return Fate.TAKEN_UP, 0
        limit = (tower.limit or HEAVIEST) - 2 * number  # UP-32, UP-33, UP-35
        return (Fate.STAYS, limit) if limit > 0 else (Fate.COLLAPSES, 0)
    if tower.size and kind > tower.limit:
        return Fate.COLLAPSES, 0
    return Fate.STAYS, int(kind)
