"""Places of players around a table that is drawn from above, for any number of players."""

from __future__ import annotations

from dataclasses import dataclass

from companion.screens.canvas import Box
from companion.table.seats import TableMap, apart

LEAST_NUMBER = 4.2
"""Height in mm that the number to beat keeps, however small a long name beside it is written."""

LEAST_WORD = 4.0
"""Height in mm that the word UP or DOWN keeps beside a long name."""

LEAST_NAME = 3.4
"""Height in mm of the capitals below which the name of whoever is waited for is rather shortened."""

FRAMES = (0.4, 1.2)
"""Width in mm of a place's border, and of the one of whoever is waited for."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How the places lie around the table.

    Attributes:
        sides: width in mm of the places at the left and right, and where one of them is the acting player's.
        edges: height in mm of the places at the lower or upper edge, and where one is the acting player's.
        flat: degrees from straight below or above within which a seat belongs to that edge.
        growth: how much longer than its neighbours at the same edge the acting player's place is.
    """

    sides: tuple[float, float] = (20.0, 27.0)
    edges: tuple[float, float] = (11.0, 15.0)
    flat: float = 30.0
    growth: float = 1.0


USUAL = Arrangement()


@dataclass(frozen=True, slots=True)
class PlayerPlace:
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
    box: Box, seats: TableMap, acting: int | None, gap: float, arrangement: Arrangement = USUAL
) -> tuple[list[PlayerPlace], Box]:
    """The places of players in their order, each at the edge where they sit, and the middle left free.

    The acting player's place is larger.

    Args:
        box: where all of it is drawn.
        seats: where everybody sits.
        acting: the player with the larger place, None for nobody.
        gap: millimetres between the places.
        arrangement: how the places lie.
    """
    seated: dict[str, list[int]] = {"lower": [], "left": [], "upper": [], "right": []}
    lower_right = 360.0 - arrangement.flat
    for seat in sorted(seats.seats, key=lambda seat: _clockwise_from(lower_right, seat.direction)):
        seated[_side(seat.direction, arrangement.flat)].append(seat.player)
    lower, upper = (_depth(seated[side], acting, arrangement.edges, gap) for side in ("lower", "upper"))
    left, right = (_depth(seated[side], acting, arrangement.sides, gap) for side in ("left", "right"))
    middle = Box(box.x + left, box.y + upper, box.w - left - right, box.h - upper - lower)
    edges = {
        "lower": Box(box.x, box.y + box.h - lower + gap, box.w, lower - gap),
        "upper": Box(box.x, box.y, box.w, upper - gap),
        "left": Box(box.x, middle.y, left - gap, middle.h),
        "right": Box(box.x + box.w - right + gap, middle.y, right - gap, middle.h),
    }
    places = []
    for side, players in seated.items():
        shares = {player: arrangement.growth if player == acting else 1.0 for player in players}
        places += _along(side, shares, edges[side], gap)
    return sorted(places, key=lambda place: place.player), middle


def _clockwise_from(origin: float, direction: float) -> float:
    return (direction - origin) % 360.0


def _side(direction: float, flat: float) -> str:
    if apart(direction, 0.0) < flat:
        return "lower"
    if apart(direction, 180.0) < flat:
        return "upper"
    return "left" if direction < 180.0 else "right"


def _depth(players: list[int], acting: int | None, depths: tuple[float, float], gap: float) -> float:
    """How deep an edge is, with the gap to the middle; nothing where nobody sits."""
    if not players:
        return 0.0
    usual, larger = depths
    return (larger if acting in players else usual) + gap


def _along(side: str, shares: dict[int, float], edge: Box, gap: float) -> list[PlayerPlace]:
    """The places along one edge, by players clockwise: upwards at the left and downwards at the right."""
    if not shares:
        return []
    ordered = list(shares)[::-1] if side in ("lower", "left") else list(shares)
    wide = side in ("lower", "upper")
    divide = edge.columns if wide else edge.rows
    boxes = divide(*(shares[player] for player in ordered), gap=gap)
    return [PlayerPlace(player, box, wide) for player, box in zip(ordered, boxes, strict=True)]
