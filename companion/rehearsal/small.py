"""The camera's picture made small beside the whole one, so that only what is read must be painted whole."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from companion.rehearsal.canvas import Picture, whole
from companion.rehearsal.lens import Lens
from hardware.cameras.protocol import SMALL_WIDTH
from vision.boxes import Box

_NO_SIZE: Final = (0, 0)


class Smaller:
    """How a lens's pictures are made small, all of one or a part of it: both give the same pixels.

    Attributes:
        picture: all of the whole picture.
        lens: the lens that sees the small one.
        block: every so many pixels of the picture a pixel of the small one begins where one of them does.
    """

    def __init__(self, lens: Lens) -> None:
        """For pictures of that lens, whose sides must be whole blocks."""
        self.picture = whole(lens)
        width, height = lens.picture
        self._halvings = max(0, int(math.log2(width / SMALL_WIDTH)))
        common = math.gcd(width, SMALL_WIDTH)
        self.block = math.lcm(width // common, 2**self._halvings)
        self._step = self.block * SMALL_WIDTH // width
        if width % self.block or height % self.block:
            raise ValueError(f"a picture of {width}x{height} cannot be made small part by part")
        factor = width / SMALL_WIDTH
        across, down = lens.shift
        self.lens = replace(
            lens,
            focal=lens.focal / factor,
            picture=(SMALL_WIDTH, height * self._step // self.block),
            shift=(across / factor, down / factor),
        )

    def part(self, picture: Picture) -> Picture:
        """A part of a picture, of whole blocks, made small as `hardware.cameras.protocol.made_small` does."""
        small = picture
        for _ in range(self._halvings):
            half = cv2.resize(small, _NO_SIZE, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
            small = np.asarray(half, np.uint8)
        rows, columns = (side // self.block * self._step for side in picture.shape[:2])
        return np.asarray(cv2.resize(small, (columns, rows), interpolation=cv2.INTER_LINEAR), np.uint8)

    def blocks(self, window: Box) -> Box:
        """The least window of whole blocks that holds a window."""
        block = self.block
        return Box(
            window.left // block * block,
            window.top // block * block,
            -(-window.right // block) * block,
            -(-window.bottom // block) * block,
        )

    def window(self, blocks: Box) -> Box:
        """Where a window of whole blocks lies in the small picture."""
        left, top, right, bottom = (
            side // self.block * self._step for side in (blocks.left, blocks.top, blocks.right, blocks.bottom)
        )
        return Box(left, top, right, bottom)
