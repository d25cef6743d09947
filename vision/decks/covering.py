"""What of a place for a card is in view, and whether a card can be there at all.

Cards that lie above it hide the rest, or the picture ends; and where just the bare table shows, no card lies.
"""

from __future__ import annotations

import cv2
import numpy as np

from vision.decks.raster import View, Weights, from_raster, outline_of
from vision.masks import Mask
from vision.sightings import Image, Points
from vision.table.bare_table import Strange

_GROWN = 1.03
"""A card covers a little more than itself: its shadow, and what its place may be wrong by."""

_DRAWN = 3
"""Bits behind the point to which outlines are drawn."""

_TABLE = 0.9
"""A place of which so much in view looks as the bare table does shows no card: a white card on a white cloth
still has its print and its shadow."""


class Covering:
    """The part of a picture that the cards taken so far lie on.

    Attributes:
        cards: how many these are.
    """

    def __init__(self, picture: Image, strange: Strange | None = None) -> None:
        """Nothing is covered yet.

        Args:
            picture: in which cards lie.
            strange: where it shows something else than the bare table, if that is known.
        """
        self._free = np.full(picture.shape[:2], 255, np.uint8)
        self.cards = 0
        self._bare: Mask | None = None
        if strange is not None:
            self._bare = strange.bare
            self._to_bare = np.diag([1 / strange.scale, 1 / strange.scale, 1.0])

    @property
    def knows_table(self) -> bool:
        """Whether it is known where the bare table shows."""
        return self._bare is not None

    def cover(self, view: View) -> None:
        """A card lies there, above all that will be asked for."""
        self.cards += 1
        _erase(self._free, _grown(view))

    def free(self, view: View, size: tuple[int, int]) -> Weights:
        """1 where a card seen so is in view, shape (rows, columns) for that many columns and rows."""
        return _cut(self._free, view, size)

    def free_under(self, above: View, view: View, size: tuple[int, int]) -> Weights:
        """The same if one more card, seen so, lies above."""
        free, to_raster = self.free(view, size), np.linalg.inv(view @ from_raster(size))
        _erase(free, cv2.perspectiveTransform(_grown(above)[None], to_raster)[0])
        return free

    def shows_table(self, view: View, shown: Weights, part: float = _TABLE) -> bool:
        """Whether that part of what is in view of a place, a raster, is known to be just the bare table."""
        return self.part_bare(view, shown) > part

    def part_bare(self, view: View, shown: Weights) -> float:
        """How much of what is in view of a place, a raster, is known to be just the bare table, in [0, 1]."""
        whole = float(shown.sum())
        return 1 - float(self.strange(view, shown).sum()) / whole if whole > 0 else 0.0

    def strange(self, view: View, shown: Weights) -> Weights:
        """What is in view of a place, a raster, but for what is known to be just the bare table."""
        if self._bare is None:
            return shown
        rows, columns = shown.shape
        return shown * (1 - _cut(self._bare, self._to_bare @ view, (columns, rows)))


def _grown(view: View) -> Points:
    """The corners of what a card seen so covers."""
    outline = outline_of(view)
    middle = outline.mean(axis=0)
    return np.asarray(middle + (outline - middle) * _GROWN, np.float32)


def _erase(mask: Mask | Weights, corners: Points) -> None:
    cv2.fillConvexPoly(mask, np.round(corners * 2**_DRAWN).astype(np.int32), 0, cv2.LINE_8, _DRAWN)


def _cut(mask: Mask, view: View, size: tuple[int, int]) -> Weights:
    """1 where a mask is set in what is seen so, of that many columns and rows."""
    cut = cv2.warpPerspective(
        mask, view @ from_raster(size), size, flags=cv2.INTER_NEAREST | cv2.WARP_INVERSE_MAP
    )
    return np.asarray(cut > 0, np.float32)
