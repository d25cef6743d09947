"""Where people lay the cards of Schwupps, and how heaps are put back as they lay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from companion.rehearsal.errors import NotThereError
from companion.rehearsal.gestures import Gesture, Stop, nearly
from companion.rehearsal.layout import Kind, Layout, Lying, Spot

NEXT: Final = "next"
DISCARD: Final = "discard"
BOX: Final = "box"
COMMON: Final = "common"


def slot(row: int, number: int) -> str:
    """The place of a Schwupps card in a row; 0 is the one beside the Schwupps pile."""
    return f"slot-{row}-{number}"


def pile(row: int, number: int) -> str:
    """The place of the number cards beside that slot."""
    return f"pile-{row}-{number}"


PLACES: Final = {
    NEXT: Spot(-138.0, 2.0),
    **{
        slot(row, number): Spot(92.0 * number - 46.0, 108.0 * row - 54.0)
        for row in (0, 1)
        for number in (0, 1)
    },
    DISCARD: Spot(139.0, -3.0),
    **{
        pile(row, number): Spot(92.0 * number - 46.0, 332.0 * row - 166.0)
        for row in (0, 1)
        for number in (0, 1)
    },
    BOX: Spot(246.0, 40.0),
    COMMON: Spot(-246.0, -60.0),
}
"""The middle of each place in table millimetres."""


def heap(layout: Layout, place: str) -> tuple[Lying, ...]:
    """The cards at a place, the lowest first."""
    return tuple(lying for lying in layout.of(Kind.CARD) if _place_of(lying.spot) == place)


def top(layout: Layout, place: str) -> Lying:
    """The uppermost card at a place.

    Raises:
        NotThereError: no card lies there.
    """
    cards = heap(layout, place)
    if not cards:
        raise NotThereError
    return cards[-1]


def gathered(player: int, layout: Layout) -> Gesture:
    """The gesture with which a player takes every card off the table."""
    stops = [
        Stop(PLACES[place].x, PLACES[place].y, 0.25, grasp=tuple(lying.thing for lying in cards))
        for place in PLACES
        if (cards := heap(layout, place))
    ]
    return Gesture(player, tuple(stops))


def put_back(player: int, layout: Layout, goal: Layout, random: np.random.Generator) -> Iterator[Gesture]:
    """The gesture with which a player makes every heap lie as it lay: nothing to do, no gesture.

    Args:
        player: who does it.
        layout: how things lie.
        goal: how they lay.
        random: things are never put back to the millimetre.
    """
    takes: list[Stop] = []
    lays: list[Stop] = []
    for place, spot in PLACES.items():
        here, there = heap(layout, place), heap(goal, place)
        same = _same(here, there)
        if here[same:]:
            takes.append(Stop(spot.x, spot.y, 0.25, grasp=tuple(lying.thing for lying in here[same:])))
        if there[same:]:
            lays.append(
                Stop(spot.x, spot.y, 0.25, drop=tuple(nearly(lying, random) for lying in there[same:]))
            )
    brought = tuple(lying for lying in goal.of(Kind.CARD) if layout.find(lying.thing) is None)
    if takes or lays:
        yield Gesture(player, (*takes, *lays), brought)


def _same(here: tuple[Lying, ...], there: tuple[Lying, ...]) -> int:
    """How many cards of two heaps are the same and lie alike, from the lowest."""
    pairs = enumerate(zip(here, there, strict=False))
    return next((number for number, (one, other) in pairs if one != other), min(len(here), len(there)))


def _place_of(spot: Spot) -> str:
    return min(PLACES, key=lambda place: PLACES[place].distance(spot))
