"""Finds where top faces of dice may lie: a small network run over a pyramid of the picture."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.at_once import at_once
from vision.halvings import Halvings
from vision.network import Network
from vision.pictures import SMALLEST
from vision.sightings import Image

Marks = NDArray[np.float32]

Region = tuple[int, int, int, int]
"""A part of a picture in pixels: left, upper, width, height."""

LONGEST_PX = 512
"""Longest side of the finest level of a picture about which nothing is known."""
LEVELS = 4
"""Levels of such a picture, each half as large as the one before."""
BEST_SIZE_PX = 16.0
"""Size of a face that the network sees best; its training is centred there."""
LEAST_CHANCE = 0.2
"""Candidates below this are not worth reading: the reader judges the rest."""

_SUREST = 0.99
"""The most that a candidate's chance counts as: the reader, which judges it next, may still say no."""
_CELL, _STRIDE = 4, 16
"""Pixels for a cell of what the network says, and of which both sides of its pictures are multiples."""
_SIZES_PX = (6.0, 44.0)
"""Sizes of a face that it can tell at one scale: smaller and larger ones are found at another."""
_MOST = 24
"""Candidates that are read, at most, the likeliest first."""
_LEAST_LOGIT = math.log(LEAST_CHANCE / (1 - LEAST_CHANCE))
_NEIGHBOURS = np.ones((3, 3), np.uint8)
_NEAR, _ALIKE = 0.12, 0.85
"""Candidates aimed alike lie nearer to each other than this share of the larger one's size, and the smaller
one has that share of it. Where levels aim at one face in different ways, the reader tells which aims well."""
_LARGEST = 0.5
"""A face is at most this share of the picture's shorter side."""


@dataclass(frozen=True, slots=True)
class DieCandidate:
    """A place where a top face may be: its middle and size (root of its area) in pixels, and the chance."""

    middle: tuple[float, float]
    size: float
    chance: float

    def is_at(self, other: DieCandidate) -> bool:
        """Whether both are the same place."""
        apart = math.dist(self.middle, other.middle)
        return apart < 0.5 * max(self.size, other.size)


class Aimed(Protocol):
    """Something that is aimed at: its middle and its size in pixels."""

    @property
    def middle(self) -> tuple[float, float]:
        """Where it is."""

    @property
    def size(self) -> float:
        """Root of its area."""


def are_alike(one: Aimed, other: Aimed) -> bool:
    """Whether two are aimed alike, so that the patches cut around them show nearly the same."""
    larger = max(one.size, other.size)
    near = math.dist(one.middle, other.middle) < _NEAR * larger
    return near and min(one.size, other.size) > _ALIKE * larger


class Finder:
    """Runs the finding network.

    Args:
        network: BGR float32 (1, 3, h, w) in [0, 255], h and w multiples of 16, to float32 (1, 4, h/4, w/4):
            logit of a top face's middle, its offset from the cell's middle (x, y in cells), and the natural
            logarithm of the face's size in units of `BEST_SIZE_PX`.
    """

    def __init__(self, network: Network) -> None:
        self._network = network

    def find(
        self,
        pictures: Halvings,
        regions: Sequence[Region] | None,
        die_px: float | None,
        levels: range = range(LEVELS),
    ) -> list[DieCandidate]:
        """Return candidates, best first, each aim once.

        Args:
            pictures: the picture and its halvings.
            regions: where to look; None: everywhere.
            die_px: edge of a die in pixels where it is known: one scale is searched then.
            levels: those of `LEVELS` to search where it is not known, 0 for the finest.
        """
        largest = _LARGEST * min(pictures.at(0)[0].shape[:2])
        parts = _parts(pictures, regions, die_px, levels)
        found = at_once([partial(self._marks, part) for part, _, _ in parts])
        return once(
            candidate
            for marks, (_, scale, corner) in zip(found, parts, strict=True)
            for candidate in _candidates(marks, scale, corner)
            if candidate.size <= largest
        )

    def _marks(self, part: Image) -> Marks:
        """What the network says of a part of the picture, float32 (4, h/4, w/4)."""
        height, width = (-side % _STRIDE for side in part.shape[:2])
        padded = cv2.copyMakeBorder(part, 0, height, 0, width, cv2.BORDER_REPLICATE)
        pixels = np.empty((1, 3, *padded.shape[:2]), np.float32)
        for channel, plane in enumerate(cv2.split(padded)):
            pixels[0, channel] = plane
        return np.asarray(self._network.run(pixels)[0][0], np.float32)


def _candidates(marks: Marks, scale: float, corner: tuple[float, float]) -> Iterator[DieCandidate]:
    """What the network marked in a part of the picture of that scale, whose corner lies there."""
    logit = marks[0]
    peaks = (logit >= _LEAST_LOGIT) & (logit >= cv2.dilate(logit, _NEIGHBOURS))
    for row, column in np.argwhere(peaks):
        across, along, logarithm = marks[1:, row, column]
        size = BEST_SIZE_PX * float(np.exp(logarithm))
        if not _SIZES_PX[0] <= size <= _SIZES_PX[1]:
            continue
        x = (column + 0.5 + float(across)) * _CELL / scale - 0.5 + corner[0]
        y = (row + 0.5 + float(along)) * _CELL / scale - 0.5 + corner[1]
        yield DieCandidate((x, y), size / scale, min(1 / (1 + math.exp(-float(logit[row, column]))), _SUREST))


def once(found: Iterable[DieCandidate]) -> list[DieCandidate]:
    """Return the best of the candidates, best first, each aim once."""
    kept: list[DieCandidate] = []
    for candidate in sorted(found, key=lambda candidate: -candidate.chance):
        if not any(are_alike(candidate, other) for other in kept):
            kept.append(candidate)
        if len(kept) == _MOST:
            break
    return kept


def _parts(
    pictures: Halvings, regions: Sequence[Region] | None, die_px: float | None, levels: range
) -> list[tuple[Image, float, tuple[float, float]]]:
    """Return parts of the picture, resized, with their scale and the place of their corner in the picture."""
    parts: list[tuple[Image, float, tuple[float, float]]] = []
    for halves, corner in [(pictures, (0, 0))] if regions is None else _cut(pictures, regions, die_px):
        if die_px is not None:
            parts.append((*halves.resized(BEST_SIZE_PX / die_px), corner))
            continue
        smaller, scale = halves.resized(min(1.0, LONGEST_PX / max(halves.at(0)[0].shape[:2])))
        pyramid = Halvings(smaller)
        for step in levels:
            level, half = pyramid.at(step)
            if half == 0.5**step:
                parts.append((level, scale * half, corner))
    return parts


def _cut(
    pictures: Halvings, regions: Sequence[Region], die_px: float | None
) -> Iterator[tuple[Halvings, tuple[int, int]]]:
    """Yield the regions, a known die larger on each side, and the place of their corner in the picture."""
    margin = round(die_px or 0)
    for left, upper, across, along in regions:
        x, y = max(0, left - margin), max(0, upper - margin)
        part = pictures.at(0)[0][y : max(y, upper + along + margin), x : max(x, left + across + margin)]
        if min(part.shape[:2]) >= SMALLEST:
            yield Halvings(part), (x, y)
