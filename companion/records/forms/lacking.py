"""Why cards cannot have been played: what people are told beside what they cannot choose.

Only where things are counts here, never what is allowed: what people may have done against the rules can be
told. What is said of a play may still be incomplete; what it leaves out hinders nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from companion.engines import Reason

OUT = Reason("entry-lacks-out")
"""It has been played and is out."""

ELSEWHERE = Reason("entry-lacks-elsewhere")
"""Everybody knows it to lie at another place."""


FULL = Reason("entry-lacks-full")
"""As many are named as there can be."""


def copies(count: int) -> Reason:
    """There are only so many of it."""
    return Reason("entry-lacks-copies", (("count", count),))


def cards(count: int) -> Reason:
    """Only so many cards are there."""
    return Reason("entry-lacks-cards", (("count", count),))


def too_many(codes: Iterable[str], most: int) -> Reason | None:
    """That one of these is named more often than it is there, None when none is."""
    return copies(most) if any(count > most for count in Counter(codes).values()) else None


def player_of(line: Mapping[str, Any], players: tuple[str, ...], key: str = "player") -> int | None:
    """Index of the player whom a line names so far."""
    return players.index(line[key]) if key in line else None
