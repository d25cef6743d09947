"""Where people lay all cards that they have left: as far apart as the free middle of the table allows."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from companion.games.up.table.zones import CARD, Zones
from companion.rehearsal.gestures import SimulatedSeat
from companion.rehearsal.layout import Spot
from companion.table.playing_table import Size
from vision.sightings import Place

STEPS: Final = ((68.0, 93.0), (50.0, 93.0), (50.0, 62.0), (36.0, 62.0), (30.0, 48.0), (25.0, 40.0))
"""Millimetres to the next card at the right and to the next row: side by side, or fanned ever closer."""

EDGE: Final = 12.0
"""Millimetres that the cards keep from the border of what the camera sees."""

CLEAR: Final = 32.0
"""Millimetres that their middles keep from what belongs to everybody's rows."""

_HALF: Final = math.hypot(*CARD) / 2


def spread(seat: SimulatedSeat, zones: Zones, count: int) -> list[Spot]:
    """Where so many cards come to lie, upright for their player, the lowest one first.

    No two lie equally far to the right, so that they can be counted from the player's left.
    """
    enough: list[Spot] = []
    for right, down in STEPS:
        enough = _places(seat, zones, right, down)
        if len(enough) >= count:
            break
    nearest = sorted(enough, key=lambda spot: math.hypot(spot.x, spot.y))[:count]
    return [spot for spot in enough if spot in nearest]


def _places(seat: SimulatedSeat, zones: Zones, right: float, down: float) -> list[Spot]:
    """Everywhere that a card may lie in a grid around the middle, row by row from the far side."""
    return [
        spot
        for spot in _grid(seat, right, down)
        if _is_in_view(spot, seat.table.play_area) and _is_free(zones, spot)
    ]


def _grid(seat: SimulatedSeat, right: float, down: float) -> Iterator[Spot]:
    reach = max(seat.table.play_area)
    columns, rows = int(reach / 2 // right), int(reach / 2 // down)
    for row in range(-rows, rows + 1):
        # Each row is shifted by another part of a step.
        shift = right * ((row * _GOLDEN) % 1.0 - 0.5)
        for column in range(-columns, columns + 1):
            yield seat.spot(row * down, column * right + shift)


_GOLDEN: Final = (math.sqrt(5.0) - 1.0) / 2.0
"""The golden section: multiples of it fall nowhere near each other, so that no two rows are shifted alike."""


def _is_free(zones: Zones, spot: Spot) -> bool:
    """Whether a card there lies in the middle and covers nothing of anybody's row."""
    around = (Place(spot.x + dx, spot.y + dy, spot.turn) for dx, dy in _around(CLEAR))
    return zones.is_middle(Place(spot.x, spot.y, spot.turn)) and all(zones.owner(at) is None for at in around)


def _is_in_view(spot: Spot, area: Size) -> bool:
    return all(abs(at) < size / 2 - EDGE - _HALF for at, size in zip((spot.x, spot.y), area, strict=True))


def _around(far: float) -> list[tuple[float, float]]:
    angles = (math.radians(45.0 * step) for step in range(8))
    return [(0.0, 0.0), *((far * math.cos(angle), far * math.sin(angle)) for angle in angles)]
