"""Finds corners of cards, whatever is printed on them, with a network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from vision.boxes import PixelBox, merged
from vision.cards.finder import IndexFinder
from vision.cards.frames import Frames
from vision.cards.search import Candidates, Search
from vision.halvings import Halvings
from vision.network import shipped
from vision.sightings import Image

_AROUND = 0.6
"""Of a card's width: how far around a changed region corners may lie whose card it shows."""

_LEAST, _MOST = 0.25, 300
"""Chance of a corner on a known table, at least, and how many are looked at. On drawn tables 97 of 100
corners in view have a better chance; a chequered cloth has a thousand places that might be corners."""

_ONE, _ALONG = 0.045, 0.95
"""Corners that are nearer, in parts of a card's width, and point the same way (cosine) are one."""

_FIRST_SIDES = (160, 320)
"""Longer sides in pixels at which a still picture is searched first, and at which where that shows no card: a
card that fills a picture is as wide at the first as the network knows cards, and its rim is seen with the
field within; at the second one is seen that lies far off, half out of the picture."""

_SMALLEST_PART = 16
"""Parts of a picture with fewer pixels along a side are not searched."""


class CornerFinder:
    """The network, and where and at which scales it looks."""

    def __init__(self) -> None:
        """Load the network.

        Raises:
            ModelError: it is missing or damaged.
        """
        # It is built as the finder of indices is, and so read: a corner's frame takes an index's place.
        finder = IndexFinder(shipped("corner-finder.onnx"))
        self._searches = tuple(Search(finder, side) for side in _FIRST_SIDES)

    def anywhere(self, image: Image) -> Iterator[Frames]:
        """Frames of the corners of cards of any size, shape (n, 6), pixels, the surest first.

        A second time as they are seen by another way of looking, where the first did not show a card.
        """
        levels = Halvings(image).levels()
        return (_surest_first(search.everywhere(levels)) for search in self._searches)

    def within(
        self, image: Image, regions: Sequence[PixelBox] | None, card_width: float
    ) -> tuple[Frames, np.ndarray]:
        """Corners of cards that are so many pixels wide.

        Args:
            image: the whole picture.
            regions: where to look; None: everywhere.
            card_width: in pixels.

        Returns:
            Frames, shape (n, 6), pixels, the surest first, and the chance of each to be a corner, shape (n,).
        """
        whole = PixelBox.of_picture(image)
        boxes = [whole] if regions is None else [box.grown(_AROUND * card_width) for box in regions]
        inside = merged(box.clipped(whole.right, whole.bottom) for box in boxes)
        parts = [box for box in inside if min(box.width, box.height) >= _SMALLEST_PART]
        levels = Halvings(image).levels()
        look = self._searches[0].known(levels, parts, card_width)
        likely = np.flatnonzero(look.chances > _LEAST)
        order = likely[np.argsort(-look.chances[likely])][:_MOST]
        frames, chances = look.frames[order], look.chances[order]
        kept = _once(frames, _ONE * card_width)
        return frames[kept], chances[kept]


def _once(frames: Frames, near: float) -> list[int]:
    """Numbers of the frames, the surest first, without those that an earlier one tells as well."""
    ways = frames[:, 2:4] / np.maximum(np.hypot(frames[:, 2], frames[:, 3]), 1e-6)[:, None]
    kept: list[int] = []
    for number in range(len(frames)):
        close = np.hypot(*(frames[kept, :2] - frames[number, :2]).T) < near
        if not np.any(close & (ways[kept] @ ways[number] > _ALONG)):
            kept.append(number)
    return kept


def _surest_first(found: Candidates) -> Frames:
    return found.frames[np.argsort(-found.chances)]
