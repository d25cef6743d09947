"""Where people lay a set on the tower: fanned, on what lies there, but never exactly on one of its cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from companion.rehearsal.fan import fanned
from companion.rehearsal.gestures import SimulatedSeat
from companion.rehearsal.layout import Lying, Spot
from companion.table.playing_table import SMALL_TABLE

PITCH: Final = 25.0
"""Millimetres from card to card in a fan: the index of each stays in view."""

SPREAD: Final = (75.0, 45.0)
"""Millimetres to either side and up or down from the middle of a small table over which a tower spreads."""

CLEAR_OF_OTHERS: Final = 34.0
"""Millimetres from the cards beneath at which nobody takes a set for one of them."""

REACH: Final = 122.0
"""Millimetres from the middle of a small table within which a tower's cards lie: beyond begin the rows."""

_TRIES: Final = 80
"""Places that are tried for a fan before the freest of them is taken."""


def free_fan(
    seat: SimulatedSeat, codes: Sequence[str], tower: Sequence[Lying], random: np.random.Generator
) -> list[Spot]:
    """Where the cards of a set come to lie: near the middle, above all not on cards like themselves."""
    wide = seat.table.play_area[1] / SMALL_TABLE.play_area[1]
    best = fanned(seat, len(codes), 0.0, 0.0, PITCH)
    room = (-1.0, -1.0)
    alike = [lying for lying in tower if lying.card in codes]
    for _ in range(_TRIES):
        spots = _somewhere(seat, len(codes), wide, random)
        if any(spot.distance(Spot(0.0, 0.0)) > REACH * wide for spot in spots):
            continue
        here = _nearest(spots, alike), _nearest(spots, tower)
        if here > room:
            best, room = spots, here
        if min(here) >= CLEAR_OF_OTHERS:
            break
    return best


def _nearest(spots: Sequence[Spot], tower: Sequence[Lying]) -> float:
    """Millimetres from a set to the nearest card beneath, no more than matter."""
    distances = (spot.distance(lying.spot) for spot in spots for lying in tower)
    return min(CLEAR_OF_OTHERS, min(distances, default=math.inf))


def _somewhere(seat: SimulatedSeat, count: int, wide: float, random: np.random.Generator) -> list[Spot]:
    angle, reach = random.uniform(0.0, 2.0 * math.pi), wide * math.sqrt(random.uniform(0.0, 1.0))
    dx, dy = SPREAD[0] * reach * math.cos(angle), SPREAD[1] * reach * math.sin(angle)
    return [spot.moved(dx, dy) for spot in fanned(seat, count, 0.0, 0.0, PITCH)]
