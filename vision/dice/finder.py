"""Finds where top faces of dice may lie: a small network run over a pyramid of the picture."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from vision.cards.models import Network
from vision.sightings import Image

Region = tuple[int, int, int, int]
"""A part of a picture in pixels: left, upper, width, height."""

LONGEST_PX = 512
"""Longest side of the finest level of a picture about which nothing is known."""
LEVELS = 4
"""Levels of such a picture, each half as large as the one before."""
BEST_SIZE_PX = 16.0
"""Size of a face that the network sees best; its training is centred there."""
LEAST_CHANCE = 0.12
"""Candidates below this are not worth reading: the reader judges the rest."""

_SUREST = 0.99
_CELL, _STRIDE = 4, 16
_SIZES_PX = (5.0, 50.0)
_MOST = 32
_AT_TABLE = (0.85, 1.15)
"""Sizes, as shares of the best one, at which a known table is searched: what one misses the other finds."""
_LARGEST = 0.5
"""A face is at most this share of the picture's shorter side."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A place where a top face may be: its middle and size (root of its area) in pixels, and the chance."""

    middle: tuple[float, float]
    size: float
    chance: float

    def is_at(self, other: Candidate) -> bool:
        """Whether both are the same place."""
        apart = math.dist(self.middle, other.middle)
        return apart < 0.5 * max(self.size, other.size)


class Finder:
    """Runs the finding network.

    Args:
        network: BGR float32 (1, 3, h, w) in [0, 255], h and w multiples of 16, to float32 (1, 4, h/4, w/4):
            logit of a top face's middle, its offset from the cell's middle (x, y in cells), and the natural
            logarithm of the face's size in units of `BEST_SIZE_PX`.
    """

    def __init__(self, network: Network) -> None:
        self._network = network

    def find(self, image: Image, regions: Sequence[Region] | None, die_px: float | None) -> list[Candidate]:
        """Return candidates, best first, each place once."""
        found = [
            candidate
            for part, scale, corner in _levels(image, regions, die_px)
            for candidate in self._search(part, scale, corner)
        ]
        largest = _LARGEST * min(image.shape[:2])
        found = [candidate for candidate in found if candidate.size <= largest]
        found.sort(key=lambda candidate: -candidate.chance)
        kept: list[Candidate] = []
        for candidate in found:
            if not any(_same(candidate, other) for other in kept):
                kept.append(candidate)
        return kept[:_MOST]

    def _search(self, part: Image, scale: float, corner: tuple[float, float]) -> Iterator[Candidate]:
        height, width = (-side % _STRIDE for side in part.shape[:2])
        padded = cv2.copyMakeBorder(part, 0, height, 0, width, cv2.BORDER_REPLICATE)
        pixels = np.ascontiguousarray(padded.transpose(2, 0, 1)[None], np.float32)
        marks = self._network.run(pixels)[0][0]
        heat = 1.0 / (1.0 + np.exp(-marks[0]))
        peaks = (heat >= LEAST_CHANCE) & (heat >= cv2.dilate(heat, np.ones((3, 3), np.uint8)))
        for row, column in np.argwhere(peaks):
            across, along, logarithm = marks[1:, row, column]
            size = BEST_SIZE_PX * float(np.exp(logarithm))
            if not _SIZES_PX[0] <= size <= _SIZES_PX[1]:
                continue
            x = (column + 0.5 + float(across)) * _CELL / scale - 0.5 + corner[0]
            y = (row + 0.5 + float(along)) * _CELL / scale - 0.5 + corner[1]
            yield Candidate((x, y), size / scale, float(min(heat[row, column], _SUREST)))


def _levels(
    image: Image, regions: Sequence[Region] | None, die_px: float | None
) -> Iterator[tuple[Image, float, tuple[float, float]]]:
    """Yield parts of the picture, resized, with their scale and the place of their corner in the picture."""
    height, width = image.shape[:2]
    for left, upper, across, along in regions if regions is not None else [(0, 0, width, height)]:
        margin = round(die_px or 0)
        x, y = max(0, left - margin), max(0, upper - margin)
        part = image[y : max(y, upper + along + margin), x : max(x, left + across + margin)]
        if min(part.shape[:2]) < 8:
            continue
        if die_px is not None:
            for size in _AT_TABLE:
                yield _resized(part, size * BEST_SIZE_PX / die_px, (x, y))
            continue
        first = min(1.0, LONGEST_PX / max(part.shape[:2]))
        part, scale, corner = _resized(part, first, (x, y))
        for _ in range(LEVELS):
            yield part, scale, corner
            part, half, _ = _resized(part, 0.5, (0, 0))
            scale *= half


def _resized(
    part: Image, scale: float, corner: tuple[float, float]
) -> tuple[Image, float, tuple[float, float]]:
    width, height = (max(8, round(side * scale)) for side in part.shape[1::-1])
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    resized = (
        part if scale == 1 else np.asarray(cv2.resize(part, (width, height), interpolation=how), np.uint8)
    )
    return resized, width / part.shape[1], corner


def _same(one: Candidate, other: Candidate) -> bool:
    apart = float(np.hypot(one.middle[0] - other.middle[0], one.middle[1] - other.middle[1]))
    return apart < 0.3 * max(one.size, other.size) and 0.7 < one.size / other.size < 1.43
