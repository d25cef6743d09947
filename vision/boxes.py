"""Upright boxes in pixels: where to look in a picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Image


@dataclass(frozen=True, slots=True)
class PixelBox:
    """An upright box in pixels: ``left`` and ``top`` belong to it, ``right`` and ``bottom`` do not."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def around(cls, points: NDArray[np.floating]) -> PixelBox:
        """The smallest box that holds all points, shape (n, 2), in pixels."""
        low = np.floor(points.min(axis=0)).astype(int)
        high = np.ceil(points.max(axis=0)).astype(int) + 1
        return cls(int(low[0]), int(low[1]), int(high[0]), int(high[1]))

    @classmethod
    def of_picture(cls, image: Image) -> PixelBox:
        """The whole picture."""
        return cls(0, 0, image.shape[1], image.shape[0])

    @property
    def width(self) -> int:
        """Pixels from left to right."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """Pixels from top to bottom."""
        return self.bottom - self.top

    @property
    def area(self) -> int:
        """Pixels inside."""
        return max(self.width, 0) * max(self.height, 0)

    @property
    def empty(self) -> bool:
        """Whether no pixel is inside."""
        return self.right <= self.left or self.bottom <= self.top

    @property
    def slices(self) -> tuple[slice, slice]:
        """To cut the box out of a picture: its rows and its columns."""
        return slice(self.top, self.bottom), slice(self.left, self.right)

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle, in pixels."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, margin: float) -> PixelBox:
        """The box with ``margin`` pixels more on each side."""
        by = round(margin)
        return PixelBox(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def clipped(self, width: int, height: int) -> PixelBox:
        """The part of the box that lies in a picture of this size."""
        return PixelBox(max(self.left, 0), max(self.top, 0), min(self.right, width), min(self.bottom, height))

    def within(self, other: PixelBox) -> PixelBox:
        """The part of the box that lies in another one."""
        return PixelBox(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    def scaled(self, factor: float) -> PixelBox:
        """The box in a picture that is ``factor`` times as large."""
        return PixelBox(
            int(self.left * factor),
            int(self.top * factor),
            round(self.right * factor),
            round(self.bottom * factor),
        )

    def contains(self, point: tuple[float, float]) -> bool:
        """Whether a point in pixels lies inside."""
        return self.left <= point[0] < self.right and self.top <= point[1] < self.bottom

    def meets(self, other: PixelBox) -> bool:
        """Whether the two boxes share a pixel."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def joined(self, other: PixelBox) -> PixelBox:
        """The smallest box that holds both."""
        return PixelBox(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def crop(self, image: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """The picture inside the box, a view; the box must lie in the picture."""
        return image[self.slices]


def merged(boxes: Iterable[PixelBox]) -> tuple[PixelBox, ...]:
    """Boxes that do not meet, covering all that the given ones cover."""
    apart: list[PixelBox] = []
    for box in boxes:
        joined, others = box, apart
        while touching := [other for other in others if other.meets(joined)]:
            others = [other for other in others if not other.meets(joined)]
            for other in touching:
                joined = joined.joined(other)
        apart = [*others, joined]
    return tuple(apart)


def joined_up_to(side: float, boxes: Iterable[PixelBox]) -> tuple[PixelBox, ...]:
    """Boxes, those joined that lie so near to each other that both fit into a square of ``side`` pixels."""
    apart: list[PixelBox] = []
    for box in boxes:
        together = (one for one in apart if max(box.joined(one).width, box.joined(one).height) <= side)
        near = next(together, None)
        if near is None:
            apart.append(box)
        else:
            apart[apart.index(near)] = near.joined(box)
    return tuple(apart)


def any_contains(boxes: Sequence[PixelBox], point: tuple[float, float]) -> bool:
    """Whether a point in pixels lies in one of the boxes."""
    return any(box.contains(point) for box in boxes)


def touches_edge(contour: cv2.typing.MatLike, shape: tuple[int, ...]) -> bool:
    """Whether a blob reaches the edge of its crop: it goes on beyond it, or is the bare crop itself.

    Args:
        contour: of the blob, in the crop's pixels.
        shape: of the crop: rows and columns.
    """
    left, top, width, height = cv2.boundingRect(contour)
    return left <= 0 or top <= 0 or left + width >= shape[1] or top + height >= shape[0]
