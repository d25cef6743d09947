"""Where the cards of Schwupps lie, seen from the table's lower edge.

Two rows of two Schwupps cards lie in the middle, the Schwupps pile to their left, its discards to their
right, and a pile of number cards beyond each of the four: above the upper row, below the lower one.
"""

from __future__ import annotations

import enum
import math
from dataclasses import dataclass

from companion.games.schwupps.rules import AGGRAVATION, NUMBER_CARD, SCHWUPPS_CARD
from vision.sightings import Place

NEAR = 62.0
"""Millimetres from the middle of a zone within which a card still lies in it: half of two zones' distance,
and some more for those that have no neighbour."""


class Sort(enum.Enum):
    """The sorts of cards that lie in the middle."""

    SCHWUPPS = "schwupps"
    NUMBER = "number"
    AGGRAVATION = "aggravation"


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for one sort of cards.

    Attributes:
        name: as texts know it, ``"slot-0-1"``.
        sort: which cards lie there.
        x: of its middle in table mm.
        y: of its middle in table mm.
    """

    name: str
    sort: Sort
    x: float
    y: float

    def distance(self, place: Place) -> float:
        """Millimetres from its middle."""
        return math.hypot(place.x - self.x, place.y - self.y)


NEXT = Zone("next", Sort.SCHWUPPS, -140.0, 0.0)
"""The open card of the Schwupps pile."""

DISCARD = Zone("discard", Sort.SCHWUPPS, 140.0, 0.0)
"""Schwupps cards that were pushed out of a row."""

BOX = Zone("box", Sort.AGGRAVATION, 245.0, 0.0)
"""Where aggravation cards are laid before they go back into the box; they are seen wherever they lie."""

SLOTS = tuple(
    tuple(Zone(f"slot-{row}-{slot}", Sort.SCHWUPPS, x, y) for slot, x in enumerate((-47.0, 47.0)))
    for row, y in enumerate((-54.0, 54.0))
)
"""The Schwupps cards of the rows, by row and slot."""

PILES = tuple(
    tuple(Zone(f"pile-{row}-{slot}", Sort.NUMBER, x, y) for slot, x in enumerate((-47.0, 47.0)))
    for row, y in enumerate((-168.0, 168.0))
)
"""The piles of number cards, by the row and slot of the Schwupps card beside each."""

ROWS = (0, 1)

SCHWUPPS_ZONES = (NEXT, *SLOTS[0], *SLOTS[1])
"""The zones of the Schwupps cards that count."""

PILE_ZONES = (*PILES[0], *PILES[1])

ZONES = (*SCHWUPPS_ZONES, *PILE_ZONES)
"""All zones in which a card must lie as long as a game runs."""


def sort_of(code: str) -> Sort | None:
    """The sort of a card, None for one of another game."""
    if code in NUMBER_CARD:
        return Sort.NUMBER
    if code in SCHWUPPS_CARD:
        return Sort.SCHWUPPS
    return Sort.AGGRAVATION if code == AGGRAVATION else None


def zone_of(place: Place, code: str | None, likely: str | None = None) -> Zone | None:
    """The zone in which a card lies; None outside of all, and for aggravation cards, which have none.

    Args:
        place: where it lies.
        code: which it is, None where that is not known: then it may be of any sort that has zones.
        likely: which it most likely is.
    """
    sort = sort_of(code or likely or "")
    if sort is Sort.AGGRAVATION:
        return None
    zones = [zone for zone in (*ZONES, DISCARD) if not code or zone.sort is sort or sort is None]
    nearest = min(zones, key=lambda zone: zone.distance(place))
    return nearest if nearest.distance(place) <= NEAR else None
