"""Where the things of an example lie on a page: in groups one after the other, as large as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.rulebook.drawn import Group, Thing
from companion.rulebook.pictures import size_of

GAP: Final = 3.0
"""Millimetres between two groups."""
BETWEEN: Final = 1.0
"""Millimetres between two things side by side."""
SIDE_BY_SIDE: Final = 4
"""More things than these are fanned."""
FANNED: Final = 0.34
"""Part of its width that is seen of a fanned card: all our decks have an index there."""
NARROWEST: Final = 19.0
"""Least width in mm of a group, so that its label has room."""
ALONE: Final = 27.0
"""Width in mm of a label without things."""
SHORTEST: Final = 6.0
"""Height in mm under which no card is drawn."""
STEP: Final = 0.94
"""By this heights are tried, one after the other."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A rectangle in millimetres: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Laid:
    """A group on the page.

    Attributes:
        group: what it is.
        label: where its label stands.
        things: where each of its things lies; a later one lies on an earlier one.
        height: in mm of its cards.
    """

    group: Group
    label: Spot
    things: tuple[Spot, ...]
    height: float


def arranged(
    groups: Sequence[Group], width: float, height: float, *, label: float, tallest: float
) -> tuple[Laid, ...]:
    """The groups from left to right and line by line, their cards as high as all fit.

    Args:
        groups: what is to be laid.
        width: of the room, in mm.
        height: of the room, in mm.
        label: height in mm of a label.
        tallest: height in mm that no card is higher than.
    """
    cards = tallest
    while cards > SHORTEST and _high(groups, width, cards, label) > height:
        cards *= STEP
    laid: list[Laid] = []
    top = 0.0
    for line in _lines(groups, width, cards):
        left = 0.0
        high = label + (cards if any(group.things for group in line) else 0.0)
        for group in line:
            # What is only written at a line's end takes all the room that is left.
            ends = group is line[-1] and not group.things
            wide = width - left if ends else min(width, _width(group, cards))
            spot = Spot(left, top, wide, label if group.things else high)
            laid.append(Laid(group, spot, _things(group.things, left, top + label, cards), cards))
            left += wide + GAP
        top += high + BETWEEN
    return tuple(laid)


def height_of(laid: Sequence[Laid]) -> float:
    """Height in mm that groups take."""
    bottoms = [spot.y + spot.h for one in laid for spot in (one.label, *one.things)]
    return max(bottoms, default=0.0)


def _high(groups: Sequence[Group], width: float, cards: float, label: float) -> float:
    """Height in mm that all groups take where cards are so high; endless where one is too wide."""
    if any(_spread(group.things, cards) > width for group in groups):
        return float("inf")
    lines = _lines(groups, width, cards)
    high = sum(label + (cards if any(group.things for group in line) else 0.0) for line in lines)
    return high + BETWEEN * (len(lines) - 1)


def _lines(groups: Sequence[Group], width: float, cards: float) -> list[list[Group]]:
    """The groups of each line."""
    lines: list[list[Group]] = []
    left = 0.0
    for group in groups:
        wide = _width(group, cards)
        if not lines or left + wide > width:
            lines.append([])
            left = 0.0
        lines[-1].append(group)
        left += wide + GAP
    return lines


def _width(group: Group, cards: float) -> float:
    return max(NARROWEST, _spread(group.things, cards)) if group.things else ALONE


def _spread(things: Sequence[Thing], cards: float) -> float:
    """Width in mm of things that lie side by side, or in a fan."""
    if not things:
        return 0.0
    return sum(_steps(things, cards)[:-1]) + size_of(things[-1], cards)[0]


def _steps(things: Sequence[Thing], cards: float) -> list[float]:
    """How far each thing's left edge is from that of the next one."""
    widths = [size_of(thing, cards)[0] for thing in things]
    return [FANNED * wide if len(things) > SIDE_BY_SIDE else wide + BETWEEN for wide in widths]


def _things(things: Sequence[Thing], left: float, top: float, cards: float) -> tuple[Spot, ...]:
    spots = []
    for thing, step in zip(things, _steps(things, cards), strict=True):
        wide, high = size_of(thing, cards)
        spots.append(Spot(left, top + (cards - high) / 2, wide, high))
        left += step
    return tuple(spots)
