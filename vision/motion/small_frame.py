"""A frame made small, in which motion and changes are looked for at a few milliseconds a frame."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.halvings import Halvings
from vision.light import LightGain, cells_of, light_between, under_light
from vision.masks import Mask
from vision.pictures import largest_colour
from vision.sightings import Image

FINE_WIDTH = 640
"""Pictures are compared at this width: a pip of a die still is a pixel there."""

COARSE_WIDTH = 320
"""Motion and arms are looked for at this width."""

_BLACK_LEVEL = 6.0
"""A camera that gives nothing gives a mean grey below this."""

_DARK_LEVEL = 38.0
"""When even the brightest of the picture is darker than this, a card's index drowns in noise."""

_PAPER = 0.005
"""Part of the picture that is the brightest, half of a card on a table 900 mm wide: a dark cloth is not the
dark. In a game on a blue cloth at dusk the UP&DOWN card alone, 0.014 of the picture, was read as by day."""

_PIXEL_AND_NEXT = np.ones((2, 2), np.uint8)
"""A fine pixel and those that become one coarse pixel with it."""


@dataclass(frozen=True, eq=False)
class SmallFrame:
    """One frame made small.

    Attributes:
        fine: BGR at ``FINE_WIDTH``.
        coarse: BGR at ``COARSE_WIDTH``.
        scale: pixels of the frame for one fine pixel.
    """

    fine: Image
    coarse: Image
    scale: float

    @classmethod
    def of(cls, image: Image, width: int | None = None) -> SmallFrame:
        """The small pictures of a frame.

        Args:
            image: the frame, or the frame made small.
            width: of the whole frame in pixels; None: this is the whole one.
        """
        fine, _ = Halvings(image).resized(FINE_WIDTH / image.shape[1])
        coarse_size = (COARSE_WIDTH, max(fine.shape[0] // 2, 1))
        coarse = np.asarray(cv2.resize(fine, coarse_size, interpolation=cv2.INTER_AREA), np.uint8)
        return cls(fine, coarse, (width or image.shape[1]) / FINE_WIDTH)

    @cached_property
    def black(self) -> bool:
        """Whether the camera gives nothing."""
        return sum(cv2.mean(self.coarse)[:3]) / 3 < _BLACK_LEVEL

    @cached_property
    def dark(self) -> bool:
        """Whether it is too dark to trust."""
        levels = largest_colour(self.coarse[::4, ::4])
        return bool(np.count_nonzero(levels >= _DARK_LEVEL) < _PAPER * levels.size)

    @cached_property
    def light(self) -> NDArray[np.float32]:
        """The coarse picture's :func:`vision.light.cells_of`."""
        return cells_of(self.coarse)

    @cached_property
    def fine_light(self) -> NDArray[np.float32]:
        """The same of the fine picture."""
        return cells_of(self.fine)

    def showing(self, before: SmallFrame, where: Mask) -> SmallFrame:
        """This frame, that shows an earlier one in some places, in the light of this one.

        Args:
            before: the earlier one.
            where: those places, fine or coarse.
        """
        light = light_between(before.light, self.light)
        fine, coarse = (
            shown_as_before(now, lay, where, light)
            for now, lay in ((self.fine, before.fine), (self.coarse, before.coarse))
        )
        return SmallFrame(fine, coarse, self.scale)

    @cached_property
    def detail(self) -> NDArray[np.uint8]:
        """Strength of the fine detail at each fine pixel, in grey levels."""
        grey = cv2.cvtColor(self.fine, cv2.COLOR_BGR2GRAY)
        return np.asarray(cv2.convertScaleAbs(cv2.Laplacian(grey, cv2.CV_16S)), np.uint8)


def shown_as_before(picture: Image, before: Image, where: Mask, light: LightGain | None) -> Image:
    """A picture that shows an earlier one in some places, in its own light.

    Args:
        picture: BGR.
        before: the earlier one, of the same shape.
        where: those places, a mask of any size.
        light: what takes the earlier one to the light of this one.
    """
    mask = cv2.resize(where, (picture.shape[1], picture.shape[0]), interpolation=cv2.INTER_NEAREST)
    return np.asarray(cv2.copyTo(under_light(before, light), mask, picture.copy()), np.uint8)


def coarse_of(mask: Mask, shape: tuple[int, ...]) -> Mask:
    """A fine mask made coarse: each coarse pixel is set in which a fine one was."""
    spread = cv2.dilate(mask, _PIXEL_AND_NEXT)
    return np.asarray(cv2.resize(spread, (shape[1], shape[0]), interpolation=cv2.INTER_NEAREST), np.uint8)


def fine_of(mask: Mask, shape: tuple[int, ...]) -> Mask:
    """A coarse mask made fine, of that shape."""
    return np.asarray(cv2.resize(mask, (shape[1], shape[0]), interpolation=cv2.INTER_NEAREST), np.uint8)
