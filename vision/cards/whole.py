"""A card seen straight on: the raster in which all of it is read, and how that is cut out of a picture.

A card is the same upside down, so both its ends are shown the same way up: its upper part, and its lower part
turned by half. What one of them hides the other may show, and a reader learns each sign in one position only.
"""

from __future__ import annotations

import math
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.network import Network
from vision.sightings import Image, Points

RASTER_WIDTH, RASTER_HEIGHT = 80, 112
"""Pixels of a whole card straight on, whatever its format: the size of the smallest that are read well."""
END_HEIGHT = 64
"""Rows of either end: a little more than half, so that signs in the middle are whole in both."""
_MARGIN = 3
"""Pixels of the raster around the outline: where the paper ends is seen, and outlines are not exact."""
CARD_PIXELS = RASTER_WIDTH - 2 * _MARGIN
"""Width of the card in the raster."""
_LEAST_SPREAD = 4.0
"""Grey levels added to the deviation, so that the noise of a bare table is not raised to contrast."""

Ends = NDArray[np.uint8]
"""Both ends of cards: BGR, shape (n, 2, END_HEIGHT, RASTER_WIDTH, 3), dtype uint8."""


def ends(levels: list[Image], outlines: list[Points]) -> Ends:
    """Both ends of cards, the first one with the corners 0 and 1 above.

    Args:
        levels: `Halvings.levels` of a picture; each card comes from the level nearest in size.
        outlines: corners in pixels of ``levels[0]``, shape (4, 2) each, clockwise from the card's upper left.
    """
    cut = np.empty((len(outlines), 2, END_HEIGHT, RASTER_WIDTH, 3), np.uint8)
    right, below = RASTER_WIDTH - 0.5 - _MARGIN, RASTER_HEIGHT - 0.5 - _MARGIN
    near = _MARGIN - 0.5
    target = np.array([[near, near], [right, near], [right, below], [near, below]], np.float32)
    for number, outline in enumerate(outlines):
        sides = np.hypot(*(outline - np.roll(outline, -1, axis=0)).T)
        shrink = max((sides[0] + sides[2]) / 2 / RASTER_WIDTH, (sides[1] + sides[3]) / 2 / RASTER_HEIGHT)
        level = int(np.clip(np.round(np.log2(max(shrink, 1.0))), 0, len(levels) - 1))
        source = (outline.astype(np.float32) + 0.5) / 2**level - 0.5
        matrix = cv2.getPerspectiveTransform(source.astype(np.float32), target)
        size = (RASTER_WIDTH, RASTER_HEIGHT)
        card = cv2.warpPerspective(levels[level], matrix, size, borderMode=cv2.BORDER_REPLICATE)
        cut[number, 0] = card[:END_HEIGHT]
        cut[number, 1] = card[::-1, ::-1][:END_HEIGHT]
    return cut


def normalised(cut: Ends) -> NDArray[np.float32]:
    """Ends as the reader wants them, mean 0 and deviation 1 a card; shape (2 n, 3, END_HEIGHT, RASTER_WIDTH).

    The two ends of a card follow each other.
    """
    values = cut.astype(np.float32)
    mean = values.mean(axis=(1, 2, 3, 4), keepdims=True)
    spread = values.std(axis=(1, 2, 3, 4), keepdims=True)
    even = (values - mean) / (spread + _LEAST_SPREAD)
    flat = even.reshape(-1, END_HEIGHT, RASTER_WIDTH, 3).transpose(0, 3, 1, 2)
    return np.ascontiguousarray(flat, np.float32)


def softness(cut: Ends) -> NDArray[np.float32]:
    """How soft cards are seen: the deviation of a Gauss curve that blurs their print so, shape (n,).

    In pixels of the raster, of which a card is `CARD_PIXELS` wide; where a picture is sharper than the raster
    can show it is about half a pixel. An edge of print so blurred is steepest in its middle, by its contrast
    over the deviation and the root of 2 pi; the steepest edges of a card are taken, in green light, in which
    red print is as dark as black.
    """
    return np.array([_softness(card[:, _MARGIN:, _MARGIN:-_MARGIN, 1]) for card in cut], np.float32)


def _softness(green: NDArray[np.uint8]) -> float:
    """That of one card's two ends, shape (2, rows, columns)."""
    ends_of = np.asarray(green.reshape(-1, green.shape[2]), np.float32)
    steep = cv2.magnitude(
        *(cv2.Sobel(ends_of, cv2.CV_32F, *way, ksize=1, scale=0.5) for way in ((1, 0), (0, 1)))
    )
    steep[len(steep) // 2 - 1 : len(steep) // 2 + 1] = 0  # between the two ends is no edge of print
    most, least, half = round(0.99 * ends_of.size), round(0.01 * ends_of.size), round(0.6 * ends_of.size)
    steepest = float(np.partition(steep.ravel(), most)[most])
    values = np.partition(ends_of.ravel(), (least, half))
    return max(float(values[half] - values[least]), 1.0) / (max(steepest, 0.5) * math.sqrt(2 * math.pi))


class WholeReader:
    """The network that reads whole cards."""

    def __init__(self, model: Path) -> None:
        """Loads the network.

        Raises:
            ModelError: as `Network` does.
        """
        self._network = Network(model, ("rank", "suit"), inputs_of_one=2)

    def read(self, cut: Ends) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Probabilities of the ranks and none, shape (n, 14), and of the suits and none, shape (n, 5)."""
        rank, suit = self._network.run(normalised(cut))
        return rank, suit
