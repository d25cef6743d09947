"""What lies on a game's table in words and cards, for whoever cannot see the drawn one."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines import Reason
from companion.sitting.view import View


@dataclass(frozen=True, slots=True)
class Laid:
    """One thing that lies there, or that is told of it.

    Attributes:
        text: what it is, or how it stands.
        cards: codes of the cards that lie there, as the table record names them.
    """

    text: Reason
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LaidTable:
    """All that lies there.

    Attributes:
        middle: what lies in the middle, the most important first.
        seats: what lies before each player, in the header's order; nothing where nothing is told of them.
    """

    middle: tuple[Laid, ...] = ()
    seats: tuple[tuple[Laid, ...], ...] = ()


def nothing_laid(_view: View) -> LaidTable:
    """A game that tells nothing of its table."""
    return LaidTable()
