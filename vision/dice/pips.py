"""Reads the top face of a die on a calibrated table by the pattern of its pips.

Where size and view are known, nothing has to be learnt: the face is laid out flat, and its pips must stand where
one of the six patterns wants them, dark or light alike, with nothing where that pattern has none.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Image
from vision.table.calibration import DIE_SIZE, Calibration

_SCALE = 2.5
"""Pixels to the millimetre of the face laid out flat: about twice what a camera gives."""
_REACH = 18.0
"""Millimetres from the middle to the edge of the patch."""
_PIP_RADIUS = 0.1 * DIE_SIZE
"""Radius of a pip in mm; 16 mm dice have pips of 3 to 3.4 mm across."""
_PITCHES = (0.225 * DIE_SIZE, 0.255 * DIE_SIZE, 0.285 * DIE_SIZE)
"""Distances in mm between neighbouring places of the three by three grid."""
_SHIFTS = np.arange(-4.0, 4.1, 1.0)
_TURNS = np.deg2rad(np.arange(0.0, 180.0, 6.0))

_GRID = np.array([(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)], np.float64)
_PATTERNS: dict[int, tuple[int, ...]] = {
    1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 3, 6, 2, 5, 8),
}  # fmt: skip
"""Places of the grid, row by row, that carry a pip."""

_LEAST_CONTRAST = 7.0
"""Grey levels by which a pip must differ from what surrounds it."""


@dataclass(frozen=True, slots=True)
class Pips:
    """A pattern of pips.

    Attributes:
        value: the number that they show.
        clearness: how much clearer the faintest pip is than the clearest blank, as a part of a pip's contrast.
        rival: the same of the best pattern of another value.
        middle: the face's middle in pixels.
    """

    value: int
    clearness: float
    rival: float
    middle: tuple[float, float]


def read_pips(image: Image, middle: tuple[float, float], calibration: Calibration) -> Pips | None:
    """The pattern of pips around a point, None when there is none.

    Args:
        image: BGR, shape (h, w, 3), dtype uint8.
        middle: about where the top face's middle is, in pixels.
        calibration: of the table that the die lies on.
    """
    centre = calibration.to_table(np.array([middle], np.float64))[0].astype(np.float64)
    grey = _laid_flat(image, centre, calibration)
    best: tuple[float, int, float, NDArray[np.float64]] | None = None
    for sign in (1.0, -1.0):
        found = _best_pattern(sign * _spots(grey))
        if found is not None and (best is None or found[0] > best[0]):
            best = found
    if best is None:
        return None
    clearness, value, rival, shift = best
    x, y = calibration.to_picture((centre + shift)[None])[0]
    return Pips(value, clearness, rival, (float(x), float(y)))


def _laid_flat(image: Image, centre: NDArray[np.float64], calibration: Calibration) -> NDArray[np.float32]:
    """The patch of the table around a place in mm, grey, seen from above."""
    corners = centre + _REACH * np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
    side = round(2 * _REACH * _SCALE)
    source = calibration.to_picture(corners).astype(np.float32)
    target = np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float32) - 0.5
    matrix = cv2.getPerspectiveTransform(source, target)
    flat = cv2.warpPerspective(image, matrix, (side, side), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    # The channel with most contrast shows pips of any colour on a body of any colour.
    channels = cv2.split(flat.astype(np.float32))
    return max(channels, key=lambda channel: float(channel.std()))


def _spots(grey: NDArray[np.float32]) -> NDArray[np.float32]:
    """How much darker each place is, averaged over a pip, than a ring around it; grey levels."""
    inner = cv2.GaussianBlur(grey, (0, 0), 0.6 * _PIP_RADIUS * _SCALE)
    outer = cv2.GaussianBlur(grey, (0, 0), 1.6 * _PIP_RADIUS * _SCALE)
    return np.asarray(outer - inner, np.float32)


def _best_pattern(spots: NDArray[np.float32]) -> tuple[float, int, float, NDArray[np.float64]] | None:
    """Clearness, value, the rival's clearness and the shift in mm of the pattern that fits best."""
    shifts = np.array([(x, y) for y in _SHIFTS for x in _SHIFTS])
    samples = []
    for pitch in _PITCHES:
        for turn in _TURNS:
            rotation = np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
            samples.append(shifts[:, None, :] + (_GRID * pitch) @ rotation)
    places = np.concatenate(samples)
    pixels = ((places + _REACH) * _SCALE - 0.5).astype(np.float32)
    values = cv2.remap(spots, pixels[..., 0], pixels[..., 1], cv2.INTER_LINEAR)
    ranked = []
    for value, pattern in _PATTERNS.items():
        blank = [place for place in range(9) if place not in pattern]
        pips = values[:, list(pattern)]
        least, mean = pips.min(axis=1), pips.mean(axis=1)
        clear = np.where(least >= _LEAST_CONTRAST, (least - values[:, blank].max(axis=1)) / mean, -1.0)
        at = int(clear.argmax())
        ranked.append((float(clear[at]), value, shifts[at % len(shifts)]))
    ranked.sort(key=lambda entry: -entry[0])
    (clearness, value, shift), (rival, _, _) = ranked[0], ranked[1]
    return (clearness, value, rival, shift) if clearness > 0 else None
