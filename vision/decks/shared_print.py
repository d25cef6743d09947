"""Finds where the pictures that teach a deck shine: there the print that all its cards share is missing.

Most decks have a border, an oval or a frame in the same places of all cards. Where one card's picture shows
it faintly or not at all, a lamp shone on it; what that picture shows there says nothing of the card.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.float32]

_MOSTLY = 75
"""Percentage of the cards that must show the same for print to be shared."""

_DIFFERS = 12.0
"""Grey levels by which these cards differ where print is half shared."""

_STANDS_OUT = 10.0
"""Grey levels by which shared print stands out from its ground near by, at least."""

_ENOUGH = 0.36
"""Part of what is near by that must be shared to tell how clearly it shows."""

_NEAR = 0.05
"""Half the reach, in parts of the card's height, within which shared print tells how clear a picture is."""

_WASHED_OUT, _CLEAR = 0.4, 0.8
"""Shared print that shows with less than the first part of its usual strength is washed out; from the second
part on all is clear."""


def clearness(figures: Pixels, shape: tuple[int, int]) -> Pixels:
    """How clearly the picture of each card shows what is printed at each pixel, 0 to 1, shape (faces, n).

    Args:
        figures: of all cards, without their ground, grey, shape (faces, n).
        shape: rows and columns.
    """
    usual = np.median(figures, axis=0)
    differ = np.percentile(np.abs(figures - usual), _MOSTLY, axis=0) / _DIFFERS
    trust = np.asarray(1 / (1 + differ**4), np.float32)
    reach = (2 * round(_NEAR * shape[0]) + 1,) * 2

    def near(energy: Pixels) -> Pixels:
        means = cv2.blur((energy * trust).reshape(shape), reach).ravel()
        return np.asarray(np.maximum(means, 0), np.float32)  # running sums end a little below 0

    shared, stands = near(np.ones_like(trust)), near(usual * usual)
    known = (shared > _ENOUGH) & (stands > _STANDS_OUT**2 * shared)
    if not known.any():
        return np.ones_like(figures)
    clear = []
    for face in figures:
        strength = np.sqrt(near(face * face) / np.maximum(stands, 1))
        strength /= max(float(np.median(strength[known])), 1e-3)
        share = np.clip((strength - _WASHED_OUT) / (_CLEAR - _WASHED_OUT), 0, 1)
        clear.append(np.where(known, share, 1))
    return np.asarray(clear, np.float32)
