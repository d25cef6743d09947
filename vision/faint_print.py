"""Print that is hardly seen, as light lies over it or it is blurred, and the picture that brings it out.

A coat or a sleeve that mirrors the lamp lays white light over print: dark becomes pale, pale becomes white.
The light varies slowly, print varies fast: what is darkest and what is palest around each pixel tells how
much of both is left, and that is spread over all grey levels again. Where the camera was blinded nothing is
left to be spread. Edges that a lens out of focus has softened are made steeper before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.boxes import PixelBox
from vision.masks import Mask, disc
from vision.sightings import Image, Points

_AROUND: Final = 0.125
"""Part of a card's width around a pixel in which the darkest and the palest are looked for. Of 286 cards on
45 tables at home that mirror the lamp strongly 230 were read with .06, 276 with .125, 274 with .175 and 273
with .25; without this 269, and none wrongly by any. The plain middle of a large sign is about so wide."""

_SOFT: Final = 0.03
"""Part of a card's width over which print that is sharpened was blurred: two pixels above a large table. Of
96 cards seen out of focus 77 were read, with their levels spread 86, sharpened before 94, none of them
wrongly; of 202 that mirror the lamp 186, 192 and 193. Two or three times as sharp helps no more."""

_SMOOTH: Final = 1 / 3
"""How much both are smoothed, in parts of that window's width: light has no edges."""

_LEAST_RANGE: Final = 60.0
"""Grey levels from the darkest to the palest that are spread over all of them at most: noise would be print,
else."""

_DARK: Final = 10.0
_PALE: Final = 245.0
"""Grey levels to which the darkest and the palest are spread."""

_EDGE: Final = 3.0
"""Pixels over which things go over into the table beside them, which stays as it is."""

_LIFTED: Final = 0.35
"""The darkest is at least this part of the palest where light lies over print."""

_PRINT: Final = 30.0
"""Grey levels from the darkest to the palest, at least: where there is less is bare paper, whose own white is
as pale."""

_SHINES: Final = 0.3
"""Part of a place that is so where it shines. Of 286 cards on 45 tables at home without shine 5 were, all
of them yellow; of 17 that could not be read where the lamp is mirrored 12."""

Levels = NDArray[np.float32]


def brought_out(image: Image, bare: Mask, regions: Sequence[PixelBox], card_width: float) -> Image:
    """A picture in some regions of which the print of what lies on the table stands out as it can.

    Args:
        image: BGR, shape (height, width, 3), dtype uint8.
        bare: where it shows just the table, which stays as it is; may be coarser than the picture.
        regions: boxes in pixels; all else stays as it is.
        card_width: in pixels.

    Returns:
        BGR of the same size.
    """
    height, width = image.shape[:2]
    table = np.asarray(cv2.resize(bare, (width, height), interpolation=cv2.INTER_LINEAR), np.uint8)
    clear = image.copy()
    for region in regions:
        box = region.grown(2 * _AROUND * card_width).clipped(width, height)
        box.crop(clear)[:] = _spread(box.crop(image), box.crop(table), card_width)
    return clear


def _spread(image: Image, table: Mask, card_width: float) -> Image:
    """Print on all grey levels, but for the table."""
    plain = image.astype(np.float32)
    soft = cv2.GaussianBlur(plain, (0, 0), _SOFT * card_width)
    shown = np.asarray(np.clip(2 * plain - soft, 0, 255), np.float32)
    darkest, palest = _extremes(shown, card_width)
    gain = (_PALE - _DARK) / np.maximum(palest - darkest, _LEAST_RANGE)
    spread = (shown - darkest[..., None]) * gain[..., None] + _DARK
    bare = np.asarray(cv2.GaussianBlur(cv2.erode(table, disc(_EDGE)), (0, 0), _EDGE), np.float32) / 255
    mixed = spread + (plain - spread) * bare[..., None]
    return np.asarray(np.clip(np.rint(mixed), 0, 255), np.uint8)


def _extremes(image: Levels, card_width: float) -> tuple[Levels, Levels]:
    """The darkest and the palest level of any colour around each pixel, smooth, each of shape (h, w)."""
    calm = np.asarray(cv2.GaussianBlur(image, (0, 0), 0.8), np.float32)
    window = disc(_AROUND * card_width)
    smooth = _SMOOTH * len(window)

    def told(extreme: cv2.typing.MatLike) -> Levels:
        return np.asarray(cv2.GaussianBlur(extreme, (0, 0), smooth), np.float32)

    return told(cv2.erode(calm.min(axis=2), window)), told(cv2.dilate(calm.max(axis=2), window))


def shines(image: Image, outline: Points, card_width: float) -> bool:
    """Whether light lies over the print in much of a place.

    Args:
        image: BGR, shape (height, width, 3), dtype uint8.
        outline: corners of the place in pixels, shape (n, 2).
        card_width: in pixels.
    """
    height, width = image.shape[:2]
    box = PixelBox.around(outline).clipped(width, height)
    if box.empty:
        return False
    shown = box.crop(image)
    place = np.zeros(shown.shape[:2], np.uint8)
    cv2.fillConvexPoly(place, np.round(outline - (box.left, box.top)).astype(np.int32), 255)
    window = disc(_AROUND * card_width)
    darkest = cv2.erode(cv2.max(shown.min(axis=2), 255 - place), window).astype(np.int16)
    palest = cv2.dilate(cv2.min(shown.max(axis=2), place), window).astype(np.int16)
    lifted = (darkest > _LIFTED * palest) & (palest - darkest > _PRINT)
    return int(np.count_nonzero(lifted & (place > 0))) > _SHINES * int(np.count_nonzero(place))
