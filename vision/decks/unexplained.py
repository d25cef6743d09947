"""What a picture of a known table shows beside the bare table and the cards that were taken.

Where nothing is left, no other card lies: it need not be looked for.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from vision.boxes import PixelBox
from vision.decks.closer_look import SeenPlace
from vision.decks.raster import outline_of
from vision.masks import Mask, gathered, inside, opened, rimmed
from vision.table.bare_table import UNEXPLAINED, Strange


class Unexplained:
    """What of one picture no card explains."""

    def __init__(self, strange: Strange, regions: Sequence[PixelBox] | None) -> None:
        """No card was taken yet.

        Args:
            strange: where the picture shows something else than the bare table.
            regions: where cards are looked for, in pixels; None: everywhere.
        """
        self._scale = strange.scale
        self._left: Mask = ~strange.bare
        if strange.asked is not None:
            self._left &= strange.asked
        if regions is not None:
            self._left &= inside(regions, strange.scale, self._left.shape)

    def is_left_by(self, cards: Sequence[SeenPlace]) -> bool:
        """Whether some cards leave anything unexplained."""
        if not cards:
            return True
        lie = np.zeros_like(self._left)
        outlines = [outline_of(card.view) / self._scale for card in cards]
        for outline in outlines:
            cv2.fillConvexPoly(lie, np.round(outline).astype(np.int32), 255)
        width = min(float(np.hypot(*(outline[1] - outline[0]))) for outline in outlines)
        area = min(float(cv2.contourArea(outline.astype(np.float32))) for outline in outlines)
        return bool(np.any(gathered(opened(self._left & ~rimmed(lie)), width, UNEXPLAINED * area)))
