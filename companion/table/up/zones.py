"""Where things lie on a table of Up: a row of cards before each seat, and the tower in the middle.

Everybody's open cards lie side by side, each on one that is face down and peeps out towards its owner.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from companion.engines.up.options import OPEN_CARDS
from companion.table.seats import TableMap, seats_around
from vision.sightings import Place

CARD: Final = (63.0, 88.0)
"""Width and height of a card in millimetres."""

PEEP: Final = 14.0
"""Millimetres by which a face-down card looks out from under the open one, towards its owner."""

BORDER: Final = 6.0
"""Millimetres that the rows keep from the border of what the camera sees."""

SMALL, LARGE = (325.0, 268.0), (800.0, 550.0)
"""Half the width and height in millimetres of what the camera sees, for few players and for many."""

FEW: Final = 4
"""How many players a small table has room for."""

PITCH, CROWDED_PITCH = 66.0, 58.0
"""Millimetres from one card of a row to the next; the second where more than `ROOMY` sit around the table."""

ROOMY: Final = 7

TURNED: Final = 62.0
"""Millimetres from the middle of an open card towards the tower that still belong to the row: there a card is
turned over before it is laid."""

BESIDE: Final = 26.0
"""Millimetres beyond a row's ends that still belong to it."""


@dataclass(frozen=True, slots=True)
class Zones:
    """The parts of one table.

    Attributes:
        table: the seats.
        half: half the table's width and height in millimetres.
        pitch: millimetres from one card of a row to the next.
        far: by player, millimetres from the table's middle to the middles of the open cards.
    """

    table: TableMap
    half: tuple[float, float]
    pitch: float
    far: tuple[float, ...]

    def slot(self, player: int, number: int) -> Place:
        """Where an open card lies, `number` counted from 0 at the player's left."""
        direction = self.table.seats[player].direction
        angle, aside = math.radians(direction), (number - (OPEN_CARDS - 1) / 2) * self.pitch
        sine, cosine, far = math.sin(angle), math.cos(angle), self.far[player]
        return Place(cosine * aside - sine * far, cosine * far + sine * aside, direction)

    def owner(self, place: Place) -> int | None:
        """The player in whose row a card lies, None in the middle."""
        for seat in self.table.seats:
            angle = math.radians(seat.direction)
            aside = place.x * math.cos(angle) + place.y * math.sin(angle)
            far = place.y * math.cos(angle) - place.x * math.sin(angle)
            if abs(aside) < self._row / 2 + BESIDE and far > self.far[seat.player] - TURNED:
                return seat.player
        return None

    def aside(self, player: int, place: Place) -> float:
        """Millimetres by which a place lies to the right of a player's middle."""
        angle = math.radians(self.table.seats[player].direction)
        return place.x * math.cos(angle) + place.y * math.sin(angle)

    @property
    def _row(self) -> float:
        return (OPEN_CARDS - 1) * self.pitch


def zones_for(players: int) -> Zones:
    """The zones for so many players, seated evenly around the table."""
    table = seats_around(players)
    half = SMALL if players <= FEW else LARGE
    pitch = PITCH if players <= ROOMY else CROWDED_PITCH
    return Zones(table, half, pitch, tuple(_row_far(seat.direction, half, pitch) for seat in table.seats))


def _row_far(direction: float, half: tuple[float, float], pitch: float) -> float:
    """How far out a row lies whose cards, face-down ones included, just stay on the table."""
    angle = math.radians(direction)
    across, along = abs(math.sin(angle)), abs(math.cos(angle))
    length = ((OPEN_CARDS - 1) * pitch + CARD[0]) / 2
    reach = math.inf
    for ahead, beside, size in ((across, along, half[0]), (along, across, half[1])):
        if ahead > 0.05:
            reach = min(reach, (size - BORDER - beside * length) / ahead)
    return reach - CARD[1] / 2 - PEEP
