"""How sure a reading is: a probability from what was told."""

from __future__ import annotations

import math

from vision.decks.telling_apart import ToldFace

CERTAIN = 0.85
"""Confidence from which a card is named."""

DOUBTFUL = 0.3
"""A place that is less likely a card of the deck is none."""

_LEAD = (0.12, 30.0)
"""The lead at which a face is as likely wrong as right, and how fast that changes with it."""

_EXPLAINED = (0.35, 20.0)
"""The same for how much of the face is seen."""

_EXPLAINED_OF_STRIP = (0.42, 20.0)
"""The same for a narrow strip. Of 2 034 cards read in drawn towers of Up two were named wrongly for certain:
strips of which less than 0.13 was in view, explained by 0.46 and 0.48. Six strips like these were right."""

_ALIKE = (0.15, 25.0)
"""The same for how well the face's figures agree with what is seen."""

TELLING = 12.0
"""Square millimetres in which the nearest rival must differ, at least, for a card to be told from it."""


def confidence(told: ToldFace, *, narrow: bool = False) -> float:
    """The probability that a place shows the face that was told; ``narrow``: little of it is in view."""
    lead = told.lead * min(1.0, told.evidence / TELLING)
    return _chance(lead, *_LEAD) * presence(told, narrow=narrow)


def presence(told: ToldFace, *, narrow: bool = False) -> float:
    """The probability that a place shows a card of the deck, whichever it is; ``narrow`` as above."""
    explained = _EXPLAINED_OF_STRIP if narrow else _EXPLAINED
    return _chance(told.explained, *explained) * _chance(told.alike, *_ALIKE)


def _chance(value: float, even: float, slope: float) -> float:
    return 1 / (1 + math.exp(min(max(-slope * (value - even), -50.0), 50.0)))
