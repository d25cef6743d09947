"""Places of players around a table that is drawn from above, for any number of players."""

from __future__ import annotations

from dataclasses import dataclass

from companion.screens.canvas import Box
from companion.table.seats import TableMap, apart

NARROW, WIDE = 20.0, 27.0
"""Width in mm of the places at the left and right, and where one of them is the acting player's."""
LOW, HIGH = 11.0, 15.0
"""Height in mm of a place at the lower or upper edge, and of the acting player's."""
FLAT = 30.0
"""Degrees from straight below or above within which a seat belongs to that edge."""
LOWER_RIGHT = 360.0 - FLAT
"""Where the lower edge begins, clockwise."""


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place.

    Attributes:
        player: index of the player.
        box: where it is drawn.
        wide: whether it is much wider than high.
    """

    player: int
    box: Box
    wide: bool


def places_around(
    box: Box, seats: TableMap, acting: int | None, gap: float, sides: tuple[float, float] = (NARROW, WIDE)
) -> tuple[list[Place], Box]:
    """The places of players in their order, each at the edge where they sit, and the middle left free.

    The acting player's place is larger.

    Args:
        box: where all of it is drawn.
        seats: where everybody sits.
        acting: the player with the larger place, None for nobody.
        gap: millimetres between the places.
        sides: width in mm of the places at the left and right, and of the acting player's there.
    """
    seated: dict[str, list[int]] = {"lower": [], "left": [], "upper": [], "right": []}
    for seat in sorted(seats.seats, key=lambda seat: _clockwise_from(LOWER_RIGHT, seat.direction)):
        seated[_side(seat.direction)].append(seat.player)
    lower, upper = (_depth(seated[side], acting, LOW, HIGH, gap) for side in ("lower", "upper"))
    left, right = (_depth(seated[side], acting, *sides, gap) for side in ("left", "right"))
    middle = Box(box.x + left, box.y + upper, box.w - left - right, box.h - upper - lower)
    edges = {
        "lower": Box(box.x, box.y + box.h - lower + gap, box.w, lower - gap),
        "upper": Box(box.x, box.y, box.w, upper - gap),
        "left": Box(box.x, middle.y, left - gap, middle.h),
        "right": Box(box.x + box.w - right + gap, middle.y, right - gap, middle.h),
    }
    places = [place for side, players in seated.items() for place in _along(side, players, edges[side], gap)]
    return sorted(places, key=lambda place: place.player), middle


def _clockwise_from(origin: float, direction: float) -> float:
    return (direction - origin) % 360.0


def _side(direction: float) -> str:
    if apart(direction, 0.0) < FLAT:
        return "lower"
    if apart(direction, 180.0) < FLAT:
        return "upper"
    return "left" if direction < 180.0 else "right"


def _depth(players: list[int], acting: int | None, usual: float, larger: float, gap: float) -> float:
    """How deep an edge is, with the gap to the middle; nothing where nobody sits."""
    if not players:
        return 0.0
    return (larger if acting in players else usual) + gap


def _along(side: str, players: list[int], edge: Box, gap: float) -> list[Place]:
    """The places along one edge: clockwise, that is upwards at the left and downwards at the right."""
    if not players:
        return []
    if side in ("lower", "upper"):
        ordered = players[::-1] if side == "lower" else players
        boxes = edge.columns(*([1] * len(players)), gap=gap)
    else:
        ordered = players[::-1] if side == "left" else players
        boxes = edge.rows(*([1] * len(players)), gap=gap)
    wide = side in ("lower", "upper")
    return [Place(player, box, wide) for player, box in zip(ordered, boxes, strict=True)]
