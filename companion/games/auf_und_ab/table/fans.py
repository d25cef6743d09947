"""Where the sets of Auf und Ab are laid: in the middle of the table, as fans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from companion.table.beliefs import Believed
from vision.sightings import MIDDLE_OF_TABLE, CardSighting, Place

REACH: Final = 260.0
"""Millimetres from the table's middle within which a card has been laid; beyond it lies a player's own."""

FAN: Final = (60.0, 14.0)
"""Millimetres along the row of a fan, and off it, within which a card lies beside another one of the fan."""

ASKEW: Final = 10.0
"""Degrees by which the cards of one fan differ at most."""

HOLE: Final = 1.7
"""A step so many times as wide as the narrowest one of a fan has room for another card."""


def in_reach(place: Place | None) -> bool:
    """Whether a place is where sets are laid."""
    return place is not None and place.distance(MIDDLE_OF_TABLE) < REACH


def beside(one: Believed, others: Sequence[Believed]) -> bool:
    """Whether a card lies beside one of the others as cards of one fan do."""
    here = one.piece.seen.place
    return here is not None and any(_side_by_side(here, there) for there in _places(others))


def covered_beside(new: Sequence[Believed], old: Sequence[Believed]) -> tuple[Believed, ...]:
    """Covered cards among new ones that lie in the row of old ones, and in no fan with a new one on top.

    What is laid just now lies on top, so that these have come to light again.
    """
    fan = [one for one in new if not is_partial(one)]
    covered = [one for one in new if is_partial(one)]
    while found := [one for one in covered if beside(one, fan)]:
        fan += found
        covered = [one for one in covered if one not in found]
    return tuple(one for one in covered if beside(one, old))


def holes(new: Sequence[Believed]) -> int:
    """How many cards of a new fan were not seen at all: its step is twice as wide there."""
    row = _in_row(list(_places(new)))
    if len(row) < 3 or not all(_side_by_side(one, other) for one, other in pairwise(row)):
        return 0
    steps = [one.distance(other) for one, other in pairwise(row)]
    return sum(step > HOLE * min(steps) for step in steps)


def is_partial(one: Believed) -> bool:
    """Whether something lies on a card."""
    return isinstance(one.piece.seen, CardSighting) and one.piece.seen.partial


def _places(cards: Sequence[Believed]) -> Iterator[Place]:
    """Where cards lie as they were seen last."""
    return (one.piece.seen.place for one in cards if one.piece.seen.place)


def _side_by_side(one: Place, other: Place) -> bool:
    along, off = one.offset(other)
    return one.askew(other) < ASKEW and abs(along) < FAN[0] and abs(off) < FAN[1]


def _in_row(places: list[Place]) -> list[Place]:
    """The places of a fan from left to right as one of its cards lies."""
    return sorted(places, key=lambda place: place.offset(places[0])[0])
