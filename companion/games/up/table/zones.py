"""Where things lie on a table of Up: a row of cards before each seat, and the tower in the middle.

Everybody's open cards lie side by side or fanned, on the face-down ones, which peep out towards their owner.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from companion.games.up.rules.options import OPEN_CARDS
from companion.table.playing_table import BIG_TABLE, SMALL_TABLE, PlayingTable, Size
from companion.table.seats import TableMap
from vision.sightings import Place

CARD: Final = (63.0, 88.0)
"""Width and height of a card in millimetres."""

PEEP: Final = 14.0
"""Millimetres by which a face-down card looks out from under the open one, towards its owner."""

BORDER: Final = 6.0
"""Millimetres that the rows keep from the border of what the camera sees."""

PITCH: Final = 72.0
"""Millimetres from one card of a row to the next: side by side."""

CLOSE: Final = 50.0
"""The same where many sit around the table: fanned, so that 40 mm and more stay free between two rows."""

NARROW: Final = CLOSE / 2
"""Millimetres from each other at which nobody lays two cards of a row: then one is an edge of the other."""

MANY: Final = 9
"""So many players lay their cards closer than side by side."""

AT_BIG_TABLE: Final = 5
"""So many players have no room for their rows of four cards on a small table."""

TURNED: Final = 70.0
"""Millimetres from the middle of an open card towards the tower that at least belong to the row: there a card
is turned over before it is laid, half a card's height ahead and up to a thumb's breadth further. A tower at a
small table ends 10 mm and more short of that."""

TURNED_PART: Final = 0.3
"""Part of the way from an open card to the middle of the table that belongs to the row, where that is more:
at a large table people are less exact, and the tower is far."""

BESIDE: Final = 26.0
"""Millimetres beyond a row's ends that still belong to it."""


@dataclass(frozen=True, slots=True)
class Zones:
    """The parts of one table.

    Attributes:
        table: the seats.
        pitch: millimetres from one card of a row to the next.
        far: by player, millimetres from the table's middle to the middles of the open cards.
    """

    table: TableMap
    pitch: float
    far: tuple[float, ...]

    @property
    def narrow(self) -> float:
        """Millimetres from a card of a row within which a strip that was not read is an edge of it."""
        return self.pitch / 2

    def slot(self, player: int, number: int) -> Place:
        """Where an open card lies, `number` counted from 0 at the player's left."""
        direction = self.table.seats[player].direction
        angle, aside = math.radians(direction), (number - (OPEN_CARDS - 1) / 2) * self.pitch
        sine, cosine, far = math.sin(angle), math.cos(angle), self.far[player]
        return Place(cosine * aside - sine * far, cosine * far + sine * aside, direction)

    def owner(self, place: Place) -> int | None:
        """The player in whose row a card lies, None where in nobody's; between two rows the nearer one's."""
        near = [seat.player for seat in self.table.seats if self._is_before(seat.player, place)]
        return min(near, key=lambda player: self._to_row(player, place), default=None)

    def is_middle(self, place: Place) -> bool:
        """Whether a place belongs to the tower: it lies in no row, and no further out than the rows do."""
        beyond = (self._ahead(seat.player, place) > self.far[seat.player] for seat in self.table.seats)
        return self.owner(place) is None and not any(beyond)

    def _is_before(self, player: int, place: Place) -> bool:
        beside = abs(self.aside(player, place)) < self._row / 2 + BESIDE
        turned = max(TURNED, TURNED_PART * self.far[player])
        return beside and self._ahead(player, place) > self.far[player] - turned

    def _to_row(self, player: int, place: Place) -> float:
        """Millimetres to the line on which a player's open cards lie."""
        beyond = max(0.0, abs(self.aside(player, place)) - self._row / 2)
        return math.hypot(beyond, self._ahead(player, place) - self.far[player])

    def _ahead(self, player: int, place: Place) -> float:
        """Millimetres from the table's middle towards a player."""
        angle = math.radians(self.table.seats[player].direction)
        return place.y * math.cos(angle) - place.x * math.sin(angle)

    def aside(self, player: int, place: Place) -> float:
        """Millimetres by which a place lies to the right of a player's middle."""
        angle = math.radians(self.table.seats[player].direction)
        return place.x * math.cos(angle) + place.y * math.sin(angle)

    @property
    def _row(self) -> float:
        return (OPEN_CARDS - 1) * self.pitch


def zones_for(table: TableMap) -> Zones:
    """The zones of people who sit so."""
    players = len(table.seats)
    size = table_for_rows(players).play_area
    pitch = CLOSE if players >= MANY else PITCH
    return Zones(table, pitch, tuple(_row_far(seat.direction, pitch, size) for seat in table.seats))


def _row_far(direction: float, pitch: float, play_area: Size) -> float:
    """How far out a row lies whose cards, face-down ones included, just stay in view."""
    angle = math.radians(direction)
    across, along = abs(math.sin(angle)), abs(math.cos(angle))
    length = ((OPEN_CARDS - 1) * pitch + CARD[0]) / 2
    reach = math.inf
    for ahead, beside, size in ((across, along, play_area[0] / 2), (along, across, play_area[1] / 2)):
        if ahead > 0.05:
            reach = min(reach, (size - BORDER - beside * length) / ahead)
    return reach - CARD[1] / 2 - PEEP


def table_for_rows(players: int) -> PlayingTable:
    """The table on which so many players have room for their rows."""
    return BIG_TABLE if players >= AT_BIG_TABLE else SMALL_TABLE
