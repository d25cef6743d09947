"""What of a place for a card is in view: cards that lie above it hide the rest, or the picture ends."""

from __future__ import annotations

import cv2
import numpy as np

from vision.decks.raster import View, Weights, from_raster, outline_of
from vision.sightings import Image

_GROWN = 1.03
"""A card covers a little more than itself: its shadow, and what its place may be wrong by."""

_DRAWN = 3
"""Bits behind the point to which outlines are drawn."""


class Covering:
    """The part of a picture that the cards taken so far lie on."""

    def __init__(self, picture: Image) -> None:
        """Nothing is covered yet."""
        self._free = np.full(picture.shape[:2], 255, np.uint8)

    def cover(self, view: View) -> None:
        """A card lies there, above all that will be asked for."""
        outline = outline_of(view)
        middle = outline.mean(axis=0)
        grown = (middle + (outline - middle) * _GROWN) * 2**_DRAWN
        cv2.fillConvexPoly(self._free, np.round(grown).astype(np.int32), 0, cv2.LINE_8, _DRAWN)

    def free(self, view: View, size: tuple[int, int]) -> Weights:
        """1 where a card seen so is in view, shape (rows, columns) for that many columns and rows."""
        cut = cv2.warpPerspective(
            self._free,
            view @ from_raster(size),
            size,
            flags=cv2.INTER_NEAREST | cv2.WARP_INVERSE_MAP,
        )
        return np.asarray(cut > 0, np.float32)
