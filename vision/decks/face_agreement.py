"""Whether a card that was read looks like its face, part by part, in all that is in view of it.

What hides a card is read before it, so that of what is left all should show its face. The network that
compares looks says of each part of it what is seen there, and how much that tells. Where a part does not look
so, another card lies on it that was not read; where hardly any does, that is no such card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.bank import Bank
from vision.decks.judge import TakenCard
from vision.decks.looks import COLUMNS, ROWS, Values
from vision.sightings import Points

_ALIKE: Final = 0.65
"""Least agreement of all that is in view, -1 to 1, each part weighted by what it tells. On 120 tables, a
quarter of them in hard light and three eighths with cards that mirror the lamp, each of 763 cards that were
read rightly agreed by .75 or more. The gap between two cards on a flowered cloth that was read as a strip of
a -2, with .997, agreed by .52."""

_PART_ALIKE: Final = 0.6
"""The same of a part and those around it."""

_IN_VIEW: Final = 0.5
"""Of a part at least so much is in view, or it is not asked."""

_LEAST_TOLD: Final = 1e-4
"""Parts that together tell less than this tell nothing."""

_UNLIKE: Final = 0.075
"""Part of a card that is at least unlike its face, all in one place, where another card lies on it. Of the
763 cards above no more than .073 was so of any. Of 513 from which a card that lay on them was left out, as if
it had not been read, 484 had more."""


@dataclass(frozen=True, slots=True, eq=False)
class FaceAgreement:
    """How a card looks beside the face it was read as.

    Attributes:
        alike: whether what is in view of it looks like that face on the whole.
        unlike: hull in pixels of the picture of where it looks otherwise, shape (n, 2), dtype float32; None
            where it does nowhere.
    """

    alike: bool
    unlike: Points | None


def agreement_with_face(bank: Bank, card: TakenCard) -> FaceAgreement:
    """How a card of a deck, as it was taken, looks beside its face."""
    face = bank.upright(card.seen.told.face)
    agree, tells, in_view = bank.looks.agreement(card.raster, card.shown, face)
    asked = np.asarray(in_view > _IN_VIEW, np.bool_)
    counted = np.where(asked, tells, 0)
    told = float(counted.sum())
    alike = told <= _LEAST_TOLD or float((agree * counted).sum()) >= _ALIKE * told
    return FaceAgreement(alike, _unlike(card, agree, counted, asked))


def _unlike(card: TakenCard, agree: Values, tells: Values, asked: NDArray[np.bool_]) -> Points | None:
    """The hull of the largest place of a card that looks otherwise than its face."""
    told = _around(tells)
    agrees = np.where(told > _LEAST_TOLD, _around(agree * tells) / np.maximum(told, _LEAST_TOLD), 1)
    low = np.asarray((agrees < _PART_ALIKE) & asked, np.uint8)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(low, connectivity=4)
    if count < 2:
        return None
    largest = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    if stats[largest, cv2.CC_STAT_AREA] < _UNLIKE * low.size:
        return None
    size = (COLUMNS, ROWS)
    whole = cv2.resize(np.asarray(labels == largest, np.uint8), size, interpolation=cv2.INTER_NEAREST)
    hull = cv2.convexHull(cv2.findNonZero(whole)).astype(np.float64) + 0.5
    seen = cv2.perspectiveTransform(hull / size, card.seen.view)
    return np.asarray(seen.reshape(-1, 2), np.float32)


def _around(values: Values) -> Values:
    """The mean of each part and those around it."""
    return np.asarray(cv2.blur(np.asarray(values, np.float32), (3, 3)), np.float32)
