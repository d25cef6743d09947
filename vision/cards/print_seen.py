"""How large and how sharp a camera sees the print of cards, and what cannot be told of them so."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.cards.whole import CARD_PIXELS, ends, softness
from vision.halvings import Halvings
from vision.sightings import CardSighting, Image


class Untold(enum.Enum):
    """What is left in doubt as a rule."""

    STRIPS = "strips"
    """Which card it is of which no more than an edge with an index shows."""
    CARDS = "cards"
    """Which card it is, though all of it shows."""


class Lacking(enum.Enum):
    """What the picture lacks for that."""

    SHARPNESS = "sharpness"
    """Were print so large seen as sharp as can be, it could be told."""
    SIZE = "size"
    """Sharper would not do: print must be seen larger."""


LEAST_INDEX, LEAST_CARD = 10.5, 45.4
"""Least height of the index of a poker strip, and least width of a poker card, in deviations of the blur,
from which on most are named: of 1000 cards of drawn decks 3 of 132 strips below 7.0, 38 of 131 up to 9.9 and
181 of 260 above; 36 of 120 cards below 42.3, 74 of 120 up to 56.0 and 210 of 237 above. To measure anew:
``python -m tests.vision.cards.told_by_print poker --cards 1000``."""
SHARPEST = 0.65
"""Softness in pixels of the sharpest tenth of these cards: what a cheap camera reaches that is in focus."""


@dataclass(frozen=True, slots=True)
class PrintSeen:
    """How print is seen, as medians of the cards in a picture; lengths in pixels of the picture.

    Attributes:
        card: width of a card.
        softness: deviation of the Gauss curve that blurs print so.
        index: from the middle of an index's rank to the middle of its suit's sign; None for decks that are
            not read by it.
    """

    card: float
    softness: float
    index: float | None = None

    @property
    def untold(self) -> Untold | None:
        """What cannot be told in such print, as a rule; where whole cards cannot, strips cannot, either.

        Of decks that are not read by an index nothing is said: of 600 cards of drawn taught decks, 22
        of 41 whole ones narrower than 40 deviations of the blur were named and 204 of 280 wider ones, and 75
        of 279 strips, of no width more than half (``python -m tests.vision.cards.told_by_print taught``).
        """
        return self._untold(self.softness)

    @property
    def lacking(self) -> Lacking | None:
        """What would help; None where all can be told."""
        if self.untold is None:
            return None
        return Lacking.SHARPNESS if self._untold(SHARPEST) is None else Lacking.SIZE

    def _untold(self, softness: float) -> Untold | None:
        if self.index is None:
            return None
        if self.card < softness * LEAST_CARD:
            return Untold.CARDS
        return Untold.STRIPS if self.index < softness * LEAST_INDEX else None


def print_seen(picture: Image, cards: Sequence[CardSighting]) -> PrintSeen | None:
    """How the print of cards in a picture is seen; None without a card whose outline is known.

    Cards that were named are measured; where none was, those that are in doubt.

    Args:
        picture: BGR, shape (height, width, 3), dtype uint8.
        cards: that were read in it.
    """
    known = [card for card in cards if card.outline is not None]
    measured = [card for card in known if card.code is not None] or known
    outlines = [card.outline for card in measured if card.outline is not None]
    if not outlines:
        return None
    widths = np.array([np.hypot(*(outline[1] - outline[0])) for outline in outlines])
    soft = softness(ends(Halvings(picture).levels(), outlines)) * widths / CARD_PIXELS
    indices = [card.index for card in measured if card.index is not None]
    index = float(np.median(indices)) if indices else None
    return PrintSeen(float(np.median(widths)), float(np.median(soft)), index)
