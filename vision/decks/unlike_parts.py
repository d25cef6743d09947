"""Where a card that was read shows something else than its face: another card lies on it that was not read.

What hides a card is read before it, so that of what is left all should show its face. The network that
compares looks says of each part of it what is seen there, and how much that tells.
"""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np

from vision.decks.bank import Bank
from vision.decks.judge import TakenCard
from vision.decks.looks import COLUMNS, ROWS, Values
from vision.sightings import Points

_AGREES: Final = 0.6
"""Least agreement, -1 to 1, of a part and those around it with the face, each weighted by what it tells."""

_IN_VIEW: Final = 0.5
"""Of a part at least so much is in view, or it is not asked."""

_LEAST_TOLD: Final = 1e-4
"""Parts that together tell less than this tell nothing."""

_UNLIKE: Final = 0.075
"""Part of a card that is at least unlike its face, all in one place, where another card lies on it. On 120
tables, a quarter of them in hard light and three eighths with cards that mirror the lamp, no more than .073
was so of any of 763 cards that were read with all that lay on them. Of 513 from which a card that lay on them
was left out, as if it had not been read, 484 had more."""


def unlike(bank: Bank, card: TakenCard) -> Points | None:
    """The hull of where a card shows something else than the face it was read as.

    Args:
        bank: the card's deck.
        card: as it was taken.

    Returns:
        Points in pixels of the picture, shape (n, 2), dtype float32; None where it is that card everywhere.
    """
    face = bank.upright(card.seen.told.face)
    agree, tells, in_view = bank.looks.agreement(card.raster, card.shown, face)
    asked = in_view > _IN_VIEW
    counted = np.where(asked, tells, 0)
    told = _around(counted)
    agrees = np.where(told > _LEAST_TOLD, _around(agree * counted) / np.maximum(told, _LEAST_TOLD), 1)
    low = np.asarray((agrees < _AGREES) & asked, np.uint8)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(low, connectivity=4)
    if count < 2:
        return None
    largest = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    if stats[largest, cv2.CC_STAT_AREA] < _UNLIKE * low.size:
        return None
    whole = cv2.resize(
        np.asarray(labels == largest, np.uint8), (COLUMNS, ROWS), interpolation=cv2.INTER_NEAREST
    )
    hull = cv2.convexHull(cv2.findNonZero(whole)).astype(np.float64) + 0.5
    seen = cv2.perspectiveTransform(hull / (COLUMNS, ROWS), card.seen.view)
    return np.asarray(seen.reshape(-1, 2), np.float32)


def _around(values: Values) -> Values:
    """The mean of each part and those around it."""
    return np.asarray(cv2.blur(np.asarray(values, np.float32), (3, 3)), np.float32)
