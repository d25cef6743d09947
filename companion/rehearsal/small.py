"""The camera's picture made small beside the whole one, so that only what is read must be painted whole."""

from __future__ import annotations

import math
from dataclasses import replace

from companion.rehearsal.canvas import Picture, whole
from companion.rehearsal.lens import Lens
from hardware.cameras.protocol import SMALL_WIDTH, made_small
from vision.boxes import PixelBox


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
        halved = 2 ** max(0, int(math.log2(width / SMALL_WIDTH)))
        self.block = math.lcm(width // math.gcd(width, SMALL_WIDTH), halved)
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
        """A part of a picture, of whole blocks, made small as all of it is."""
        return made_small(picture, self.picture.width)

    def blocks(self, window: PixelBox) -> PixelBox:
        """The least window of whole blocks that holds a window."""
        block = self.block
        return PixelBox(
            window.left // block * block,
            window.top // block * block,
            -(-window.right // block) * block,
            -(-window.bottom // block) * block,
        )

    def window(self, blocks: PixelBox) -> PixelBox:
        """Where a window of whole blocks lies in the small picture."""
        left, top, right, bottom = (
            side // self.block * self._step for side in (blocks.left, blocks.top, blocks.right, blocks.bottom)
        )
        return PixelBox(left, top, right, bottom)
