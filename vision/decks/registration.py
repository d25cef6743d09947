"""Brings the cards of a deck to a common frame: what all of them share must lie in one place on all.

A card's outline in a photograph is known to a millimetre or two; a number's stroke is hardly wider. Most decks
have borders, frames and indices in the same places, so each card is moved until it lies best on their mean.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.align import Freedom, aligned
from vision.decks.raster import FINE, Pictures, View, inner, outline_of, planes, raster_size, view_of
from vision.sightings import Image, Points

_PASSES = 2
_ROUNDS = 6
_FEWEST = 4
"""Fewer cards have no mean that is worth anything."""

_LIKE = 0.4
"""A card whose correlation with the mean is lower shares too little with the others to be moved."""

_FARTHEST = 0.08
"""A corner that moves farther, in parts of the card's height, was moved to something else."""


def registered(
    images: Sequence[Image], outlines: Sequence[Points], size: tuple[float, float]
) -> list[Points]:
    """The outlines of the cards, moved into a common frame.

    Args:
        images: a picture of each card, BGR.
        outlines: its corners there, clockwise from the upper left one, shape (4, 2).
        size: width and height of a card.
    """
    views = [view_of(outline) for outline in outlines]
    if len(views) < _FEWEST:
        return list(outlines)
    greys = [Pictures(_grey(image)) for image in images]
    columns, rows = raster_size(size, FINE)
    weights = inner(columns, rows)
    for _ in range(_PASSES):
        cut = [
            _normal(planes(grey.cut(view, (columns, rows))), weights)
            for grey, view in zip(greys, views, strict=True)
        ]
        mean = np.asarray(np.mean(cut, axis=0), np.float32)
        views = [
            _moved(grey, view, mean, weights, own) for grey, view, own in zip(greys, views, cut, strict=True)
        ]
    return [outline_of(view) for view in views]


def _moved(
    picture: Pictures,
    view: View,
    mean: NDArray[np.float32],
    weights: NDArray[np.float32],
    own: NDArray[np.float32],
) -> View:
    """A card's view after it was laid on the mean; the old one where that made it no more like it."""
    before = _likeness(own, mean, weights)
    if before < _LIKE:
        return view
    rows, columns = weights.shape
    moved = aligned(picture, view, mean, weights, Freedom.PROJECTIVE, _ROUNDS)
    after = _likeness(_normal(planes(picture.cut(moved, (columns, rows))), weights), mean, weights)
    old, new = outline_of(view), outline_of(moved)
    far = float(np.hypot(*(new - old).T).max()) / max(float(np.hypot(*(old[3] - old[0]))), 1.0)
    return moved if after > before and far < _FARTHEST else view


def _grey(image: Image) -> Image:
    return np.asarray(cv2.cvtColor(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR), np.uint8)


def _normal(values: NDArray[np.float32], weights: NDArray[np.float32]) -> NDArray[np.float32]:
    """The values with mean 128 and deviation 50 where they count."""
    counted = values[:, weights.ravel() > 0]
    return np.asarray((values - counted.mean()) * (50 / max(float(counted.std()), 4.0)) + 128, np.float32)


def _likeness(one: NDArray[np.float32], other: NDArray[np.float32], weights: NDArray[np.float32]) -> float:
    counted = weights.ravel() > 0
    return float(np.corrcoef(one[0, counted], other[0, counted])[0, 1])
