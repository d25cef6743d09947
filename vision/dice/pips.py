"""Reads the top face of a die on a calibrated table by the pattern of its pips.

Where size and view are known, nothing has to be learnt: the face is laid out flat and compared with the six
patterns, at every turn, dark pips on a light body or light ones on a dark body. A pattern fits only if it
explains all that is on the face: a pip where it has none counts against it as much as one that is missing.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Image
from vision.table.calibration import DIE_SIZE, Calibration

_SCALE = 2.0
"""Pixels to the millimetre of the face laid out flat: about one and a half times what a camera gives."""
_REACH = 16.0
"""Millimetres from the middle to the edge of the patch."""
_PIP_RADIUS = 0.1 * DIE_SIZE
"""Radius of a pip in mm; 16 mm dice have pips of 3 to 3.4 mm across."""
_PITCHES = (0.225 * DIE_SIZE, 0.255 * DIE_SIZE, 0.285 * DIE_SIZE)
"""Distances in mm between neighbouring places of the three by three grid."""
_FACE = 0.45 * DIE_SIZE
"""Radius in mm of the disc of the face that is compared."""
_ON_FACE = 6.0
"""Radius in mm of a disc that does not reach beyond the face, even where its middle is a little off."""
_STEP = 0.8
"""Millimetres between the places of the face that are compared: half a pip's radius."""
_INNER, _OUTER = 0.5, 1.5
"""Standard deviations in pip radii over which a spot, and what surrounds it, are averaged."""
_NARROW, _WIDE = 0.9, 1.7
"""The same of the two bumps that a pip makes then: wider by its own size."""
_SHIFTS = np.array([(x, y) for y in np.arange(-3.0, 3.1, 1.0) for x in np.arange(-3.0, 3.1, 1.0)])
_TURNS = np.deg2rad(np.arange(0.0, 180.0, 7.5))

_PATTERNS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Places of the pips on the three by three grid."""

_LEAST_CONTRAST = 3.0
"""Standard deviation in grey levels of a face's spots below which nothing is read."""


@dataclass(frozen=True, slots=True)
class Pips:
    """A pattern of pips.

    Attributes:
        likenesses: correlation of the face with the pattern of each value, up to 1.
        evenness: contrast of the likeliest pattern's faintest pip in that of its clearest one. Pips of one
            face are about alike; one that lies on a side of the die has less light and is seen aslant.
    """

    likenesses: Mapping[int, float]
    evenness: float

    @property
    def value(self) -> int:
        """The number that they show."""
        return max(self.likenesses, key=lambda value: self.likenesses[value])

    @property
    def likeness(self) -> float:
        """How like its pattern the face is."""
        return max(self.likenesses.values())

    @property
    def rival(self) -> float:
        """How like the best pattern of another value it is."""
        return sorted(self.likenesses.values())[-2]


def read_pips(image: Image, base: NDArray[np.floating], calibration: Calibration) -> Pips | None:
    """The pattern of pips on top of a die, None when there is nothing that could be one.

    Args:
        image: BGR, shape (h, w, 3), dtype uint8.
        base: about where the die's middle stands on the table, in mm, shape (2,).
        calibration: of the table that the die lies on.
    """
    centre = np.asarray(base, np.float64)
    spots = _spots(_laid_flat(image, centre, calibration))
    faces = _sampled(spots, _SHIFTS[:, None, :] + _disc())
    spread = faces.std(axis=1, keepdims=True)
    if float(spread.max()) < _LEAST_CONTRAST:
        return None
    faces = (faces - faces.mean(axis=1, keepdims=True)) / np.maximum(spread, _LEAST_CONTRAST)
    templates, values, places = _templates()
    scores = np.abs(templates @ faces.T) / templates.shape[1]
    best, shift = np.unravel_index(int(scores.argmax()), scores.shape)
    contrasts = np.abs(_sampled(spots, _SHIFTS[shift] + places[best]))
    likenesses = {value: float(scores[values == value].max()) for value in _PATTERNS}
    return Pips(likenesses, float(contrasts.min() / max(contrasts.max(), _LEAST_CONTRAST)))


def _laid_flat(image: Image, centre: NDArray[np.float64], calibration: Calibration) -> NDArray[np.float32]:
    """The patch around a place in mm at the height of a die's top face, grey, seen from above."""
    corners = centre + _REACH * np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
    side = round(2 * _REACH * _SCALE)
    source = calibration.above(corners, DIE_SIZE)
    target = np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float32) - 0.5
    matrix = cv2.getPerspectiveTransform(source, target)
    flat = cv2.warpPerspective(
        image, matrix, (side, side), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE
    )
    # The channel with most contrast on the face itself shows pips of any colour on a body of any colour.
    steps = np.arange(side) + 0.5 - side / 2
    on_face = np.hypot(steps[:, None], steps) < _ON_FACE * _SCALE
    contrast = flat[on_face].std(axis=0)
    return np.asarray(flat[:, :, int(contrast.argmax())], np.float32)


def _spots(grey: NDArray[np.float32]) -> NDArray[np.float32]:
    """How much darker each place is, averaged over a pip, than what surrounds it; grey levels."""
    inner = cv2.GaussianBlur(grey, (0, 0), _INNER * _PIP_RADIUS * _SCALE)
    outer = cv2.GaussianBlur(grey, (0, 0), _OUTER * _PIP_RADIUS * _SCALE)
    return np.asarray(outer - inner, np.float32)


@cache
def _disc() -> NDArray[np.float64]:
    """Places of a face in mm around its middle, shape (n, 2)."""
    steps = np.arange(-_FACE, _FACE + 0.1, _STEP)
    places = np.array([(x, y) for y in steps for x in steps])
    return np.asarray(places[np.hypot(places[:, 0], places[:, 1]) <= _FACE])


def _sampled(spots: NDArray[np.float32], places: NDArray[np.float64]) -> NDArray[np.float32]:
    """The spots at places in mm around the patch's middle, shape (…, 2)."""
    pixels = ((places + _REACH) * _SCALE - 0.5).astype(np.float32).reshape(-1, places.shape[-2], 2)
    sampled = cv2.remap(spots, pixels[..., 0], pixels[..., 1], cv2.INTER_LINEAR)
    return np.asarray(sampled.reshape(places.shape[:-1]), np.float32)


@cache
def _templates() -> tuple[NDArray[np.float32], NDArray[np.int64], list[NDArray[np.float64]]]:
    """All patterns at all turns and pitches, each of mean 0 and deviation 1, their values, and their pips."""
    places, values = [], []
    for value, pattern in _PATTERNS.items():
        for pitch in _PITCHES:
            for turn in _TURNS:
                rotation = np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
                places.append(np.array(pattern, np.float64) * pitch @ rotation)
                values.append(value)
    stacked = np.stack([_template(pips) for pips in places])
    stacked = (stacked - stacked.mean(axis=1, keepdims=True)) / stacked.std(axis=1, keepdims=True)
    return stacked.astype(np.float32), np.array(values), places


def _template(pips: NDArray[np.float64]) -> NDArray[np.float64]:
    """The response of `_spots` to pips at these places in mm."""
    distances = np.linalg.norm(_disc()[:, None, :] - pips[None], axis=2)
    narrow, wide = _NARROW * _PIP_RADIUS, _WIDE * _PIP_RADIUS
    pip = np.exp(-((distances / narrow) ** 2) / 2) - (narrow / wide) ** 2 * np.exp(
        -((distances / wide) ** 2) / 2
    )
    return np.asarray(pip.sum(axis=1))
