"""Where and at which scales a picture is searched for indices: coarse first, closer only where it pays.

A still picture of unknown scale is searched at 320 pixels along its longer side. Where the finder finds small
indices there, or where cards may lie whose indices are too small, that part alone is searched at twice the
scale; where such cards are likely then, at twice that scale, and once more if need be. On a table that is
known, the size of a card is known, so one scale is enough, and only the parts that changed are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.at_once import at_once
from vision.boxes import PixelBox, merged
from vision.cards.finder import CLOSER_CELL, Found, IndexFinder
from vision.cards.frames import Frames, lengths
from vision.sightings import Image, Points

_FIRST_SIDE = 320
"""Longer side in pixels at which every still picture is searched first."""
_CLOSEST = 2.0
"""Nothing is enlarged more than this: there is nothing more to see."""
_CARD_WIDTHS = (76.0, 56.0)
"""Widths in pixels to which a card of known size is brought, at the first look and at the second. Indices'
*down* is 0.11 to 0.28 of a card's width."""
_MAYBE_CLOSER, _LEAST_CLOSER = 0.15, 0.4
"""Least probabilities of cards with too small indices that call for the second look, and for further ones."""
_SMALL, _REACH = 22.0, 5.0
"""Where the first look finds an index whose *down* is shorter than so many pixels, its surroundings, so many
*downs* each way, are looked at again: it is aimed at better there, and the card's other index may be too."""
_MOST_IN_PARTS = 0.7
"""Where parts add up to more than this share of the picture, one look at all of it is cheaper."""
_BUDGET = 1.4e6
"""Pixels of closer search that one picture may cost."""
_CLOSER = 1.3
"""A look at less than so many times the scale of the last one shows nothing new."""
_SHRUNK = 0.75
"""Where a part keeps less than this of its columns it is averaged, else interpolated, which is faster: above
that hardly a pixel is skipped."""


@dataclass(frozen=True, slots=True)
class Candidates:
    """Places that may be indices: frames in pixels of the picture, and the finder's chances."""

    frames: Frames
    chances: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of the picture and the scale at which it is searched."""

    box: PixelBox
    scale: float


@dataclass(frozen=True, slots=True)
class SearchedPart:
    """What was found in a part of a picture."""

    found: Found
    part: _Part

    @property
    def candidates(self) -> Candidates:
        """The candidates in pixels of the whole picture."""
        return _in_picture(self.found, self.part)


class Search:
    """Searches pictures with a finder."""

    def __init__(self, finder: IndexFinder, first_side: int = _FIRST_SIDE) -> None:
        """Search with that finder; a still picture at that longer side, in pixels, first."""
        self._finder, self._first_side = finder, first_side

    def first(self, levels: list[Image]) -> SearchedPart:
        """All of a picture of which nothing is known, small.

        Args:
            levels: `Halvings.levels` of the picture.
        """
        height, width = levels[0].shape[:2]
        part = _Part(PixelBox(0, 0, width, height), min(self._first_side / max(height, width), 1.0))
        return SearchedPart(self._look(levels, part), part)

    def closer(self, levels: list[Image], first: SearchedPart, told: Sequence[Points]) -> Candidates:
        """Candidates in the parts of a picture that deserve a closer look after the first one.

        Args:
            levels: `Halvings.levels` of the picture.
            first: what `first` saw.
            told: outlines of cards, in pixels, of which there is nothing more to see.
        """
        whole = first.part.box
        results: list[Candidates] = []
        waiting = [first]
        if first.part.scale < 1.0:
            parts = _second(first.found, first.part, told)
            waiting = [SearchedPart(self._look(levels, part), part) for part in parts]
            results = [look.candidates for look in waiting]
        budget = _BUDGET
        while waiting:
            look = waiting.pop()
            for part in _closer(look.found, look.part, whole):
                cost = part.box.width * part.box.height * part.scale**2
                if cost > budget:
                    continue
                budget -= cost
                again = SearchedPart(self._look(levels, part), part)
                results.append(again.candidates)
                waiting.append(again)
        return joined(results)

    def everywhere(self, levels: list[Image]) -> Candidates:
        """Candidates of any size in a picture of which nothing is known."""
        first = self.first(levels)
        return joined([first.candidates, self.closer(levels, first, ())])

    def known(
        self, levels: list[Image], regions: Sequence[PixelBox], card_width: float, look: int = 0
    ) -> Candidates:
        """Candidates in parts of a picture in which cards are ``card_width`` pixels wide.

        The first look (0) is the closer one; the second (1) sees what fell through its grid.
        """
        scale = min(_CARD_WIDTHS[look] / card_width, _CLOSEST)
        parts = [_Part(box, scale) for box in regions]
        found = at_once([partial(self._look, levels, part) for part in parts])
        return joined([_in_picture(one, part) for one, part in zip(found, parts, strict=True)])

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
    smaller = size[0] < _SHRUNK * window.shape[1]
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


def _second(found: Found, first: _Part, told: Sequence[Points]) -> list[_Part]:
    """The parts of the whole picture that deserve a second look, at twice the scale of the first.

    What lies on cards that are told of need not be looked at again.
    """
    calls = (found.closer > (_LEAST_CLOSER if len(told) else _MAYBE_CLOSER)).astype(np.uint8)
    seen = np.zeros_like(calls)
    for outline in told:
        cells = (outline + 0.5) * first.scale / CLOSER_CELL - 0.5
        cv2.fillConvexPoly(seen, np.round(cells).astype(np.int32), 1)
    for x, y, reach in _small_indices(found) / CLOSER_CELL:
        if not seen[min(int(y), len(seen) - 1), min(int(x), len(seen[0]) - 1)]:
            rows, columns = (slice(max(int(at - reach), 0), int(at + reach) + 1) for at in (y, x))
            calls[rows, columns] = 1
    calls[seen > 0] = 0
    boxes = merged(_called(calls, first, first.box))
    if sum(box.area for box in boxes) > _MOST_IN_PARTS * first.box.area:
        boxes = (first.box,)
    return [_Part(box, min(2 * first.scale, 1.0)) for box in boxes]


def _small_indices(found: Found) -> NDArray[np.float32]:
    """Middles of the small indices and how far around them to look again, in pixels, shape (n, 3)."""
    down, _ = lengths(found.frames)
    middles = found.frames[:, :2]
    return np.column_stack([middles, _REACH * down])[down < _SMALL].astype(np.float32)


def _closer(found: Found, part: _Part, whole: PixelBox) -> list[_Part]:
    """The parts that deserve a closer look, at twice the scale."""
    scale = min(2 * part.scale, _CLOSEST)
    if scale < _CLOSER * part.scale:
        return []
    boxes = _called((found.closer > _LEAST_CLOSER).astype(np.uint8), part, whole)
    parts = [_Part(box, scale) for box in boxes]
    return sorted(parts, key=lambda item: -item.box.width * item.box.height)


def _called(calls: NDArray[np.uint8], part: _Part, whole: PixelBox) -> Iterator[PixelBox]:
    """Boxes around the cells of a part that call for another look, and a little more."""
    spread = cv2.dilate(calls, np.ones((5, 5), np.uint8))
    count, _, boxes, _ = cv2.connectedComponentsWithStats(spread, connectivity=8)
    cell = CLOSER_CELL / part.scale
    for left, top, width, height, _ in boxes[1:count]:
        edge = PixelBox(
            max(int(part.box.left + left * cell), 0),
            max(int(part.box.top + top * cell), 0),
            min(round(part.box.left + (left + width) * cell), whole.right),
            min(round(part.box.top + (top + height) * cell), whole.bottom),
        )
        if edge.width > 0 and edge.height > 0:
            yield edge
