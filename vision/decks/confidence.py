"""How sure a reading is: a probability from what was told."""

from __future__ import annotations

import math

from vision.decks.tell import Told

DOUBTFUL = 0.3
"""A place that is less likely a card of the deck is none."""


def confidence(told: Told, in_view: float) -> float:
    """The probability that a place shows the face that was told.

    Args:
        told: what its raster says.
        in_view: the part of the card that is in view.
    """
    score = (
        14.0 * (told.lead - 0.1)
        + 8.0 * (told.explained - 0.35)
        + 2.0 * math.log10(max(told.evidence, 1.0) / 40)
    )
    return 1 / (1 + math.exp(-score)) if told.explained > 0.2 and in_view > 0 else 0.0
