"""Where and at which scales a picture is searched for indices: coarse first, closer only where it pays.

A still picture of unknown scale is searched at 320 and 640 pixels along its longer side; where the finder
says that cards lie whose indices are too small, that part alone is searched at twice the scale, and once
more if need be. On a table that is known, the size of a card is known, so one scale is enough, and only the
parts that changed are looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.boxes import Box
from vision.cards.finder import CLOSER_CELL, Found, IndexFinder
from vision.cards.frames import Frames
from vision.sightings import Image

_SIDES = (320, 640)
"""Longer sides at which every still picture is searched, pixels."""
_CLOSEST = 2.0
"""Nothing is enlarged more than this: there is nothing more to see."""
_CARD_WIDTHS = (76.0, 56.0)
"""Widths in pixels to which a card of known size is brought, at the first look and at the second. Indices'
*down* is 0.11 to 0.28 of a card's width."""
_LEAST_CLOSER = 0.4
_BUDGET = 1.4e6
"""Pixels of closer search that one picture may cost."""


@dataclass(frozen=True, slots=True)
class Candidates:
    """Places that may be indices: frames in pixels of the picture, and the finder's chances."""

    frames: Frames
    chances: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of the picture and the scale at which it is searched."""

    box: Box
    scale: float


class Search:
    """Searches pictures with a finder."""

    def __init__(self, finder: IndexFinder) -> None:
        self._finder = finder

    def everywhere(self, levels: list[Image]) -> Candidates:
        """Candidates of any size in a picture of which nothing is known.

        Args:
            levels: a `frames.pyramid` of the picture.
        """
        height, width = levels[0].shape[:2]
        whole = Box(0, 0, width, height)
        parts = [_Part(whole, min(side / max(height, width), 1.0)) for side in _SIDES]
        if max(height, width) <= _SIDES[0]:
            parts = parts[:1]
        found = [self._look(levels, part) for part in parts]
        results = [_in_picture(seen, part) for seen, part in zip(found, parts, strict=True)]
        budget = _BUDGET
        waiting = [(found[-1], parts[-1])]
        while waiting:
            seen, part = waiting.pop()
            for closer in _closer(seen, part, whole):
                cost = closer.box.width * closer.box.height * closer.scale**2
                if cost > budget:
                    continue
                budget -= cost
                again = self._look(levels, closer)
                results.append(_in_picture(again, closer))
                waiting.append((again, closer))
        return joined(results)

    def known(
        self, levels: list[Image], regions: Sequence[Box], card_width: float, look: int = 0
    ) -> Candidates:
        """Candidates in parts of a picture in which cards are ``card_width`` pixels wide.

        The first look (0) is the closer one; the second (1) sees what fell through its grid.
        """
        scale = min(_CARD_WIDTHS[look] / card_width, _CLOSEST)
        parts = [_Part(box, scale) for box in regions]
        return joined([_in_picture(self._look(levels, part), part) for part in parts])

    def _look(self, levels: list[Image], part: _Part) -> Found:
        return self._finder.find(_cut(levels, part))


def _cut(levels: list[Image], part: _Part) -> Image:
    """A part of the picture at its scale, from the level that is just larger."""
    level = int(np.clip(np.floor(np.log2(1 / part.scale) + 1e-6), 0, len(levels) - 1))
    step = 2**level
    height, width = levels[level].shape[:2]
    left, top = part.box.left // step, part.box.top // step
    right, bottom = min(-(-part.box.right // step), width), min(-(-part.box.bottom // step), height)
    window = levels[level][top:bottom, left:right]
    size = (max(8, round(part.box.width * part.scale)), max(8, round(part.box.height * part.scale)))
    if window.shape[1::-1] == size:
        return window
    smaller = size[0] < 0.75 * window.shape[1]
    return np.asarray(
        cv2.resize(window, size, interpolation=cv2.INTER_AREA if smaller else cv2.INTER_LINEAR), np.uint8
    )


def _in_picture(found: Found, part: _Part) -> Candidates:
    """Candidates in pixels of the whole picture."""
    frames = found.frames / np.float32(part.scale)
    frames[:, :2] += np.array([part.box.left, part.box.top], np.float32) + np.float32(0.5 / part.scale - 0.5)
    return Candidates(frames.astype(np.float32), found.chances)


def joined(results: list[Candidates]) -> Candidates:
    """All candidates of several looks."""
    if not results:
        return Candidates(np.empty((0, 6), np.float32), np.empty(0, np.float32))
    return Candidates(
        np.concatenate([result.frames for result in results]),
        np.concatenate([result.chances for result in results]),
    )


def _closer(found: Found, part: _Part, whole: Box) -> list[_Part]:
    """The parts that deserve a closer look, at twice the scale."""
    scale = min(2 * part.scale, _CLOSEST)
    small = (found.closer > _LEAST_CLOSER).astype(np.uint8)
    if scale < 1.3 * part.scale or not small.any():
        return []
    spread = cv2.dilate(small, np.ones((5, 5), np.uint8))
    count, _, boxes, _ = cv2.connectedComponentsWithStats(spread, connectivity=8)
    cell = CLOSER_CELL / part.scale
    parts = []
    for left, top, width, height, _ in boxes[1:count]:
        edge = Box(
            max(int(part.box.left + left * cell), 0),
            max(int(part.box.top + top * cell), 0),
            min(round(part.box.left + (left + width) * cell), whole.right),
            min(round(part.box.top + (top + height) * cell), whole.bottom),
        )
        if edge.width > 0 and edge.height > 0:
            parts.append(_Part(edge, scale))
    return sorted(parts, key=lambda item: -item.box.width * item.box.height)
