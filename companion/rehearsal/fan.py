"""Cards laid fanned: side by side with the left strip of each in view, upright for whoever lays them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.rehearsal.gestures import SimulatedSeat
from companion.rehearsal.layout import Spot

ROW: Final = 10
"""Cards side by side; a larger set goes on in a second row, above which the first is still to be read."""

ROW_STEP: Final = 42.0
"""Millimetres from one row to the next, towards the player."""


def fanned(
    seat: SimulatedSeat, count: int, far: float, aside: float, pitch: float, turn: float = 0.0
) -> list[Spot]:
    """Where the cards of a fan lie, the lowest one first.

    Args:
        seat: whose fan it is.
        count: how many cards.
        far: millimetres from the table's middle to the middle of the first row.
        aside: millimetres by which that lies to the player's right.
        pitch: millimetres from one card to the next.
        turn: degrees clockwise by which the whole fan is turned from upright for the player.
    """
    heart = seat.spot(far, aside)
    held = SimulatedSeat((seat.direction + turn) % 360.0)
    return [_beside(heart, held, right, down) for right, down in _grid(count, pitch)]


def _grid(count: int, pitch: float) -> Iterator[tuple[float, float]]:
    """For each card how far it lies to the right of the fan's middle, and how far towards the player."""
    for start in range(0, count, ROW):
        size = min(ROW, count - start)
        for place in range(size):
            yield (place - (size - 1) / 2) * pitch, start // ROW * ROW_STEP


def _beside(heart: Spot, held: SimulatedSeat, right: float, down: float) -> Spot:
    offset = held.spot(down, right)
    return Spot(heart.x + offset.x, heart.y + offset.y, held.direction)
