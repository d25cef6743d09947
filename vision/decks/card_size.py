"""How large a deck's cards are, measured where they lie whole on a known table.

Pictures that teach a deck say how slender its cards are, and that only as well as they were taken from above;
how many millimetres a card is wide nobody says. On a known table whole cards tell, once their faces
lie on them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import numpy as np

from vision.calibration import Calibration
from vision.cards.frames import Frames
from vision.decks.places import CardSpot, spots
from vision.sightings import Points

_CARDS, _KEPT = 3, 15
"""Cards that must be measured before their median counts, and how many of the last ones are kept."""

_OFF = 1.0
"""Millimetres by which the median must differ from what is believed: on twelve simulated tables of all
conditions cards of 63 by 88 mm were measured as 63.0 to 63.3 by 87.8 to 88.1."""


class CardSize:
    """The width and height in mm of a deck's cards.

    Attributes:
        believed: what they are taken to be now.
    """

    def __init__(self, believed: tuple[float, float]) -> None:
        """What they are taken to be as long as nothing was measured."""
        self.believed = believed
        self._measured: deque[tuple[float, float]] = deque(maxlen=_KEPT)

    @property
    def is_measured(self) -> bool:
        """Whether so many cards were measured that what is believed rests on them."""
        return len(self._measured) >= _CARDS

    def whole_places(self, frames: Frames) -> list[CardSpot]:
        """Places of which all four corners were found, however large: shape (n, 6) as `spots` takes them."""
        slender = self.believed[0] / self.believed[1]
        return [spot for spot in spots(frames, slender) if spot.shows_all_corners]

    def measure(self, cards: Iterable[Points], calibration: Calibration) -> None:
        """Measure cards on which their faces were laid.

        Args:
            cards: outlines in pixels, shape (4, 2), of cards that were read for certain and lie whole.
            calibration: where the table is.
        """
        self._measured += (_size_of(calibration.to_table(outline)) for outline in cards)
        if self.is_measured:
            width, height = np.median(np.array(self._measured), axis=0).tolist()
            if max(abs(width - self.believed[0]), abs(height - self.believed[1])) > _OFF:
                self.believed = (width, height)


def _size_of(corners: Points) -> tuple[float, float]:
    """Width and height of a card with these corners on the table, clockwise, a short side first."""
    sides = np.hypot(*(np.roll(corners, -1, axis=0) - corners).T)
    return float(sides[0] + sides[2]) / 2, float(sides[1] + sides[3]) / 2
