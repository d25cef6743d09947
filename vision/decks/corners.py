"""Finds corners of cards, whatever is printed on them, with a network."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import assets
from vision.boxes import Box, merged
from vision.cards.finder import IndexFinder
from vision.cards.frames import Frames, pyramid
from vision.cards.search import Candidates, Search
from vision.errors import ModelError
from vision.sightings import Image

_AROUND = 0.6
"""Of a card's width: how far around a changed region corners may lie whose card it shows."""

_SMALLEST_PART = 16
"""Parts of a picture with fewer pixels along a side are not searched."""


class CornerFinder:
    """The network, and where and at which scales it looks."""

    def __init__(self) -> None:
        """Load the network.

        Raises:
            ModelError: it is missing or damaged.
        """
        try:
            model = assets.path("models/corner-finder.onnx")
        except FileNotFoundError as error:
            raise ModelError(f"{error} (or run: make train)") from error
        # It is built as the finder of indices is, and so read: a corner's frame takes an index's place.
        self._search = Search(IndexFinder(model))

    def anywhere(self, image: Image) -> Frames:
        """Frames of the corners of cards of any size, shape (n, 6), pixels, the surest first."""
        return _surest_first(self._search.everywhere(pyramid(image)))

    def within(
        self, image: Image, regions: Sequence[Box] | None, card_width: float
    ) -> tuple[Frames, np.ndarray]:
        """Corners of cards that are so many pixels wide.

        Args:
            image: the whole picture.
            regions: where to look; None: everywhere.
            card_width: in pixels.

        Returns:
            Frames, shape (n, 6), pixels, the surest first, and the chance of each to be a corner, shape (n,).
        """
        whole = Box.of_picture(image)
        boxes = [whole] if regions is None else [box.grown(_AROUND * card_width) for box in regions]
        inside = merged(box.clipped(whole.right, whole.bottom) for box in boxes)
        parts = [box for box in inside if min(box.width, box.height) >= _SMALLEST_PART]
        found = self._search.known(pyramid(image), parts, card_width)
        order = np.argsort(-found.chances)
        return found.frames[order], found.chances[order]


def _surest_first(found: Candidates) -> Frames:
    return found.frames[np.argsort(-found.chances)]
