"""Where people sit, and whose part of the table a place belongs to.

Sides are counted clockwise from the table's lower edge: 0 lower, 1 left, 2 upper, 3 right; a seat's direction
is an angle in degrees, clockwise from above, 0 pointing to the lower edge, so that side ``s`` is ``90 * s``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from vision.sightings import Place

MIDDLE_RADIUS = 110.0
"""Millimetres around the table's middle that belong to nobody: UP&DOWN card, pot, tower, piles."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's seat.

    Attributes:
        player: index of the player.
        direction: degrees clockwise from the lower edge.
    """

    player: int
    direction: float


def direction_of(place: Place) -> float:
    """The direction in which a place lies from the table's middle, degrees in [0, 360)."""
    return math.degrees(math.atan2(-place.x, place.y)) % 360.0


def apart(one: float, other: float) -> float:
    """How many degrees two directions differ, 0 to 180."""
    return abs((one - other + 180.0) % 360.0 - 180.0)


@dataclass(frozen=True, slots=True)
class TableMap:
    """The seats around one table.

    Attributes:
        seats: one for each player, in the players' order.
    """

    seats: tuple[Seat, ...]

    def seat_of(self, place: Place, within: float = 45.0) -> Seat | None:
        """The seat before which a place lies; None in the middle and between two seats.

        Args:
            place: a place on the table.
            within: how many degrees off the seat's own direction still belong to it.
        """
        if math.hypot(place.x, place.y) < MIDDLE_RADIUS:
            return None
        return self.towards(direction_of(place), within)

    def towards(self, direction: float, within: float = 45.0) -> Seat | None:
        """The seat in that direction, None when none is near enough."""
        nearest = min(self.seats, key=lambda seat: apart(seat.direction, direction))
        return nearest if apart(nearest.direction, direction) <= within else None


def seats_at_sides(sides: tuple[int, ...]) -> TableMap:
    """The seats of players who sit at the four sides; `sides` in the players' order."""
    return TableMap(tuple(Seat(player, 90.0 * side) for player, side in enumerate(sides)))


def seats_around(count: int) -> TableMap:
    """The seats of so many players, evenly around the table, clockwise from the lower edge."""
    return TableMap(tuple(Seat(player, 360.0 * player / count) for player in range(count)))
