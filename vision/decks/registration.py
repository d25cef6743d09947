"""Brings the cards of a deck to a common frame: what all of them share must lie in one place on all.

A card's outline in a photograph is known to a millimetre or two; a number's stroke is hardly wider. Most
decks have borders, frames and indices in the same places, so each card is moved until it lies best on their
mean.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.align import Freedom, aligned
from vision.decks.raster import (
    FINE,
    Pictures,
    View,
    inner,
    outline_of,
    planes,
    raster_size,
    turned,
    view_of,
)
from vision.sightings import Image, Points

_PASSES = 2
_ROUNDS = 6
_FEWEST = 4
"""Fewer cards have no mean that is worth anything."""

_LIKE = 0.4
"""A card whose correlation with the mean is lower shares too little with the others to be moved."""

_TRIED = 3
"""Places of one card that are tried."""


def registered(
    images: Sequence[Image], choices: Sequence[Sequence[Points]], size: tuple[float, float]
) -> list[Points]:
    """The outlines of the cards in a common frame.

    Args:
        images: a picture of each card, BGR.
        choices: for each, where the card may lie, the likeliest place first: its corners clockwise, (4, 2).
        size: width and height of a card.
    """
    views = [view_of(places[0]) for places in choices]
    if len(views) < _FEWEST:
        return [places[0] for places in choices]
    pictures = [Pictures(_grey(image)) for image in images]
    frame = _Frame(raster_size(size, FINE))
    for number in range(_PASSES):
        mean = np.asarray(
            np.median([frame.cut(*pair) for pair in zip(pictures, views, strict=True)], axis=0), np.float32
        )
        for card, (picture, view) in enumerate(zip(pictures, views, strict=True)):
            others = [view_of(place) for place in choices[card]] if number == 0 else []
            views[card] = frame.best(picture, [view, *others], mean)
    return [outline_of(view) for view in views]


class _Frame:
    """The frame that all cards of a deck share."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._weights = inner(*size)
        self._counted = self._weights.ravel() > 0

    def cut(self, picture: Pictures, view: View) -> NDArray[np.float32]:
        """What is seen of a card, with mean 128 and deviation 50, shape (3, pixels)."""
        values = planes(picture.cut(view, self._size))
        counted = values[:, self._counted]
        spread = max(float(counted.std()), 4.0)
        return np.asarray((values - counted.mean()) * (50 / spread) + 128, np.float32)

    def best(self, picture: Pictures, views: list[View], mean: NDArray[np.float32]) -> View:
        """The view that shows the mean best, either way up, moved to lie on it; the first where none does."""
        ways = [way for view in views for way in (view, turned(view))]
        likes = [self._likeness(self.cut(picture, way), mean) for way in ways]
        order = sorted(range(len(ways)), key=lambda number: -likes[number])[:_TRIED]
        if likes[order[0]] < _LIKE:
            return views[0]
        tried = [
            aligned(picture, ways[number], mean, self._weights, Freedom.PROJECTIVE, _ROUNDS)
            for number in order
        ]
        tried += [ways[number] for number in order]
        return max(tried, key=lambda view: self._likeness(self.cut(picture, view), mean))

    def _likeness(self, one: NDArray[np.float32], other: NDArray[np.float32]) -> float:
        return float(np.corrcoef(one[0, self._counted], other[0, self._counted])[0, 1])


def _grey(image: Image) -> Image:
    return np.asarray(cv2.cvtColor(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR), np.uint8)
