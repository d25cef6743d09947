"""Knows a deck whose cards fill the pictures that teach them, cut out or scanned, or reach out of them.

What is printed on such a card may look like a card itself; so all pictures of a deck are asked together.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Points

_FILLS = 0.8
"""A card fills its picture when it covers this part of it."""

_OFTEN = 0.25
"""When this part of a deck's cards are found to fill their pictures, the others are thought to do so, too."""

_SHAPED_ALIKE = 1.12
"""Pictures of one deck's cards, cut out, differ in their shapes by no more than this factor."""


Size = tuple[int, int]
"""Height and width of a picture."""


def filled(sizes: Sequence[Size], choices: Sequence[Sequence[Points]]) -> list[Sequence[Points]]:
    """Where the cards of one deck may lie: in their whole pictures, if this deck's cards do.

    Args:
        sizes: of a picture of each card.
        choices: for each, where the card may lie, the likeliest place first: its corners clockwise, (4, 2).
    """
    fill = [_fills(size, places[0]) for size, places in zip(sizes, choices, strict=True)]
    if not fill or sum(fill) < _OFTEN * len(fill):
        return list(choices)
    shapes = [min(size) / max(size) for size in sizes]
    usual = float(np.median([shape for shape, fills in zip(shapes, fill, strict=True) if fills]))
    alike = [max(shape / usual, usual / shape) < _SHAPED_ALIKE for shape in shapes]
    return [
        [*places, whole(size)] if fills else [whole(size)] if cut else places
        for size, places, fills, cut in zip(sizes, choices, fill, alike, strict=True)
    ]


def completed(size: Size, place: Points, slender: float) -> Points:
    """A place of which an end lies beyond the picture, as long as a card of that width / height is.

    Nobody saw that end; so the deck's other cards tell where it is. Any other place stays as it is.
    """
    height, width = size
    out = (place < -0.5) | (place > np.array([width, height]) - 0.5)
    beyond: NDArray[np.bool_] = np.asarray(out.any(axis=1))
    for near, far in (((0, 1), (3, 2)), ((3, 2), (0, 1))):
        if beyond[list(far)].any() and not beyond[list(near)].any():
            sides = place[list(far)] - place[list(near)]
            short = float(np.hypot(*(place[near[1]] - place[near[0]])))
            ended = place.copy()
            ended[list(far)] = place[list(near)] + sides * (short / slender / np.hypot(*sides.T).mean())
            return ended
    return place


def part_inside(size: Size, place: Points) -> float:
    """How much of a card lies in the picture, in [0, 1]."""
    inside, _ = cv2.intersectConvexConvex(place, whole(size))
    return float(inside / max(cv2.contourArea(place), 1e-6))


def whole(size: Size) -> Points:
    """The corners of a whole picture, those of a short side first."""
    height, width = size
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) - np.float32(0.5)
    return corners if width < height else np.roll(corners, -1, axis=0)


def _fills(size: Size, outline: Points) -> bool:
    height, width = size
    return bool(cv2.contourArea(outline) > _FILLS * height * width)
