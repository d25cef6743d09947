"""Where people sit, and whose part of the table a place belongs to.

Sides are counted clockwise from the table's lower edge: 0 lower, 1 left, 2 upper, 3 right; a seat's direction
is an angle in degrees, clockwise from above, 0 pointing to the lower edge, so that side ``s`` is ``90 * s``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from companion.engines import Header, start
from vision.sightings import MIDDLE_OF_TABLE, Place

MIDDLE_RADIUS = 110.0
"""Millimetres around the table's middle that belong to nobody: UP&DOWN card, pot, tower, piles."""

ELBOWS, CROWDED = 40.0, 0.55
"""Degrees by which neighbours sit apart at least; where many sit, that part of an even share."""

OFF_SIDE = 40.0
"""Degrees by which somebody may sit off the middle of a side and still sit at that side."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's seat.

    Attributes:
        player: index of the player.
        direction: degrees clockwise from the lower edge.
    """

    player: int
    direction: float


MEANT_WITHIN = 45.0
"""Degrees off a seat's direction within which a place, or an arm, may still be meant for that seat."""

UNSURE = 12.0
"""Degrees by which one seat must be nearer to an arm's direction than the next one for it to be that one's:
where an arm comes in is known to a sleeve's width only."""


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
        seats: one for each player, in the players' order, which is clockwise.
        at_sides: whether everybody sits at a side of the table and must stay there.
    """

    seats: tuple[Seat, ...]
    at_sides: bool = False

    def seat_of(self, place: Place, within: float = MEANT_WITHIN) -> Seat | None:
        """The seat before which a place lies; None in the middle and between two seats.

        Args:
            place: a place on the table.
            within: how many degrees off the seat's own direction still belong to it.
        """
        if place.distance(MIDDLE_OF_TABLE) < MIDDLE_RADIUS:
            return None
        return self.towards(direction_of(place), within)

    def towards(self, direction: float, within: float = MEANT_WITHIN) -> Seat | None:
        """The seat in that direction, None when none is near enough."""
        nearest = min(self.seats, key=lambda seat: apart(seat.direction, direction))
        return nearest if apart(nearest.direction, direction) <= within else None

    def may_be_towards(self, direction: float) -> tuple[Seat, ...]:
        """The seats that may be meant by an arm's direction, the nearest first."""
        seats = sorted(self.seats, key=lambda seat: apart(seat.direction, direction))
        far = [apart(seat.direction, direction) for seat in seats]
        most = min(MEANT_WITHIN, far[0] + UNSURE)
        return tuple(seat for seat, off in zip(seats, far, strict=True) if off <= most)

    @property
    def directions(self) -> tuple[float, ...]:
        """Everybody's direction, in the players' order."""
        return tuple(seat.direction for seat in self.seats)

    def facing(self, directions: tuple[float, ...]) -> TableMap:
        """The same people in these directions."""
        seats = zip(self.seats, directions, strict=True)
        return replace(self, seats=tuple(replace(seat, direction=turned % 360.0) for seat, turned in seats))

    def moved(self, player: int, direction: float) -> TableMap:
        """With a player as near to that direction as neighbours, or the side of the table, allow."""
        here, count = self.seats[player].direction, len(self.seats)
        least, most = (
            _turned(self.seats[player - 1].direction, here),
            _turned(self.seats[(player + 1) % count].direction, here),
        )
        room = min(ELBOWS, CROWDED * 360.0 / count)
        low, high = (
            (least if least < 0 else least - 360.0) + room,
            (most if most > 0 else most + 360.0) - room,
        )
        if self.at_sides:
            middle = _turned(90.0 * round(here / 90.0), here)
            low, high = max(low, middle - OFF_SIDE), min(high, middle + OFF_SIDE)
        if low > high:
            return self
        wished = min(max(_turned(direction, here), low), high)
        return self.facing(tuple(
            seat.direction + (wished if seat.player == player else 0.0) for seat in self.seats
        ))  # fmt: skip


def _turned(direction: float, origin: float) -> float:
    """How many degrees clockwise a direction lies from another, -180 to 180."""
    return (direction - origin + 180.0) % 360.0 - 180.0


def seats_at_sides(sides: tuple[int, ...]) -> TableMap:
    """The seats of players who sit at the four sides; `sides` in the players' order."""
    return TableMap(tuple(Seat(player, 90.0 * side) for player, side in enumerate(sides)), at_sides=True)


def seats_around(count: int) -> TableMap:
    """The seats of so many players, evenly around the table, clockwise from the lower edge."""
    return TableMap(tuple(Seat(player, 360.0 * player / count) for player in range(count)))


def usual_seats(header: Header) -> TableMap:
    """Where people are taken to sit until they say otherwise: as the game has it, else evenly."""
    sides = start(header).position.sides
    return seats_around(len(header.players)) if sides is None else seats_at_sides(sides)
