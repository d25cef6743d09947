"""The bare table: what it looks like with nothing on it, and where a picture shows something else."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.boxes import PixelBox
from vision.calibration import Matrix
from vision.light import GRID, cells_of, light_between, spread_over
from vision.masks import Mask, grown
from vision.motion.differences import beyond, faint_changes, least_step
from vision.motion.shadow import flat_parts, same_in_other_light
from vision.motion.small_frame import SmallFrame
from vision.sightings import Image

_KNOWN = 0.9
"""The bare table must have been seen on this part of a place before what is read there can be its print."""

_STRANGE = 0.15
"""A place of which less than this differs from the bare table shows nothing but the table."""

PIPS = 0.02
"""The same of a die and what shows of its sides: of one in the table's colours little more than the pips and
its edges differ."""

BESIDE = 0.3
"""Part of a die's edge beside its top that shows its sides."""

AROUND = 0.6
"""Part of a die's edge beside its top that shows its sides and its shadow."""

UNEXPLAINED = 0.01
"""Part of a card's area: where so much has changed that neither the bare table nor any card explains, another
one may lie. Of 522 frames of Up at home and of Schwupps in hard light in which nothing was overlooked 5 left
0.008 and more. A strip that lies on paper for the most part left 0.014: the corners that lie beside it."""

_SEAM = np.ones((5, 5), np.uint8)
"""What lies this near to what was not seen bare is not counted as seen, when the picture has moved."""

_FREE_CELL = 245
"""Of 255, how much of a cell must be bare for it to tell of the light on the table."""

_ENOUGH = 0.2
"""Part of the cells that tell of the light; where fewer are bare all are asked, as most show no things."""

_BESIDE_LIT = 8.0
"""Fine pixels around what is lit otherwise that are not learned either: its edge, and what seems the same
only by chance. In two games with a patch of sun 3 left one question in 67 events, 8 and 14 none; with all
learned there were 8, and a change told wrong."""

_MOSTLY = 127
"""Level above which a coarse pixel of a mask made small is set: of most of it that is so."""

_FREE = 0.3
"""Part of a place that nothing may cover if the rest is to say that only the table is there."""


@dataclass(frozen=True, slots=True, eq=False)
class Strange:
    """Where one frame shows something else than the bare table.

    Attributes:
        levels: grey levels by which each fine pixel lies beyond the bare table, dtype uint8.
        other: the pixels at which that is more than noise.
        known: the pixels at which the bare table is known.
        scale: pixels of the frame for one fine pixel.
        lit: the pixels at which it shows the bare table in another light than around; None where that was not
            looked for.
        asked: the pixels that may show something new, which is looked for; None: all may.
    """

    levels: NDArray[np.uint8]
    other: Mask
    known: Mask
    scale: float
    lit: Mask | None = None
    asked: Mask | None = None

    @property
    def bare(self) -> Mask:
        """The pixels that are known to show just the table."""
        return np.asarray(cv2.subtract(self.known, self.other), np.uint8)

    def seen_bare(self, coarse: Image) -> Mask:
        """Where the frame, made coarse, is known to show just the table."""
        return _mostly(self.bare, coarse)

    def lit_otherwise(self, coarse: Image) -> Mask:
        """Where the frame, made coarse, shows just the table in another light than around."""
        return _mostly(np.zeros_like(self.known) if self.lit is None else self.lit, coarse)

    def is_bare(self, free: Mask, whole: int, differs: float = _STRANGE) -> bool:
        """Whether a place is known to show just the table.

        Args:
            free: the part of it that nothing else covers.
            whole: fine pixels of all of it.
            differs: part of what is free that may differ from the bare table all the same.
        """
        count = cv2.countNonZero(free)
        return (
            count > _FREE * whole
            and cv2.countNonZero(free & self.known) > _KNOWN * count
            and cv2.countNonZero(free & self.other) < differs * count
        )

    def is_bare_in(self, box: PixelBox, die_px: float) -> bool:
        """Whether a part of the frame shows the table, in the light around, and not so much as a die's pips.

        Of 285 parts that were read in three games on simulated tables 57 held nothing and differed in no
        pixel; of the 222 that held something each differed in 179 at least.

        Args:
            box: in pixels of the frame.
            die_px: a die's edge in pixels of the frame.
        """
        height, width = self.known.shape
        part = box.scaled(1 / self.scale).clipped(width, height).slices
        differs = self.other[part] if self.lit is None else self.other[part] | self.lit[part]
        die = die_px / self.scale
        return bool(self.known[part].all()) and cv2.countNonZero(differs) < PIPS * die * die

    def is_bare_around(self, middle: tuple[float, float], size: float) -> bool:
        """The same of the top of a die: an upright square of the frame, by its middle and side in pixels."""
        left, top = (round((at - size / 2) / self.scale) for at in middle)
        side = max(round(size / self.scale), 1)
        part = (slice(max(top, 0), max(top + side, 0)), slice(max(left, 0), max(left + side, 0)))
        known, other = self.known[part], self.other[part]
        return cv2.countNonZero(known) > _KNOWN * side * side and cv2.countNonZero(other) < PIPS * side * side


class BareTable:
    """What the table looks like with nothing on it, as far as it was seen so.

    What things cover is kept in the light of a while ago, when nothing lay there or the watch began, and told
    in today's by one gain: gains put upon each other, frame after frame, follow noise and, where the light is
    uneven, the things that were laid down. In a round of Up under hard light the wood below a card would lose
    a tenth of its red in 120 pictures, and gain half as much blue as it has.

    Attributes:
        picture: what it looks like, BGR, fine, as far as it was seen; None before it was.
    """

    def __init__(self) -> None:
        self.picture: Image | None = None
        self._seen: Mask = np.zeros((0, 0), np.uint8)
        self._light = np.zeros((0, 3), np.float32)
        self._steady: _Steady | None = None

    def learn(self, small: SmallFrame, things: Mask, lit: Mask | None = None) -> None:
        """Take the places of a frame at which it shows the table; the others get its light.

        Args:
            small: the frame made small.
            things: fine, where there are things.
            lit: fine, where the table is in another light than around, which is not learned: a patch of sun
                wanders on, and of what it showed beside things a patchwork would be left.
        """
        hidden = things if lit is None else things | (grown(lit, _BESIDE_LIT) & self._seen)
        bare, steady = np.asarray(cv2.bitwise_not(hidden), np.uint8), self._steady
        if steady is None or steady.picture.shape != small.fine.shape or cv2.countNonZero(things) == 0:
            self.picture, self._seen = small.fine.copy(), bare
            self._light = small.fine_light
            self._steady = _Steady.of(self.picture, self._light, bare)
            return
        lit = steady.learned(small, bare)
        self.picture = np.asarray(cv2.copyTo(small.fine, bare, lit), np.uint8)
        self._seen |= bare
        self._light = cells_of(self.picture)

    def moved(self, motion: Matrix) -> BareTable:
        """The table as it looks once the fine picture has moved, by a homography of its pixels."""
        there = BareTable()
        if self.picture is not None:
            size = (self.picture.shape[1], self.picture.shape[0])
            there.picture = np.asarray(cv2.warpPerspective(self.picture, motion, size), np.uint8)
            seen = cv2.warpPerspective(self._seen, motion, size)
            there._seen = np.where(cv2.erode(seen, _SEAM) == 255, 255, 0).astype(np.uint8)
            there._light = cells_of(there.picture)
            there._steady = _Steady.of(there.picture, there._light, there._seen)
        return there

    def compared(self, small: SmallFrame, noise: float) -> Strange:
        """Where a frame with noise of so many grey levels shows something else than the bare table."""
        bare = self.picture
        if bare is None or bare.shape != small.fine.shape:
            nothing = np.zeros(small.fine.shape[:2], np.uint8)
            return Strange(nothing, nothing, nothing, small.scale)
        light = light_between(self._light, small.fine_light)
        levels = beyond(small.fine, bare, noise, light)
        other = np.asarray(cv2.threshold(levels, least_step(noise), 255, cv2.THRESH_BINARY)[1], np.uint8)
        other |= faint_changes(small.fine, bare, noise, light)
        lit = same_in_other_light(other & self._seen, small.fine, bare, noise)
        return Strange(levels & self._seen & ~lit, other & ~lit, self._seen, small.scale, lit)

    def unlike(self, colour: Image, small: SmallFrame, noise: float) -> Mask:
        """Where the table was seen bare and looks otherwise than something of that colour would in a frame.

        Args:
            colour: BGR, shape (3,), dtype uint8.
            small: the frame made small.
            noise: in it, in grey levels: the colour differs by so much that none of it hides that.
        """
        if self.picture is None or self.picture.shape != small.fine.shape:
            return np.zeros(small.fine.shape[:2], np.uint8)
        plain = np.full_like(small.fine, colour)
        levels = beyond(plain, self.picture, noise, light_between(self._light, small.fine_light))
        differs = np.where(levels > 2 * least_step(noise), 255, 0).astype(np.uint8)
        return differs & self._seen

    def without_flat(self, rest: Mask, small: SmallFrame, noise: float) -> Mask:
        """What a fine mask of parts of a frame holds but for those that show nothing that a card would have.

        Args:
            rest: parts that seem to show something else than the bare table.
            small: the frame made small.
            noise: in it, in grey levels.
        """
        if self.picture is None or self.picture.shape != small.fine.shape:
            return rest
        return rest & ~flat_parts(rest & self._seen, small.fine, self.picture, noise)


@dataclass(slots=True, eq=False)
class _Steady:
    """The bare table in one light, whatever the light is now.

    Attributes:
        picture: BGR, fine, dtype float32.
        cells: its :func:`vision.light.cells_of`, by which it is seen what the light does.
        known: the cells of which that is known, as they were all seen bare.
    """

    picture: NDArray[np.float32]
    cells: NDArray[np.float32]
    known: NDArray[np.bool_]

    @classmethod
    def of(cls, picture: Image, cells: NDArray[np.float32], bare: Mask) -> _Steady:
        """That of a picture that shows just the table where ``bare`` says so, a fine mask; with its cells."""
        return cls(picture.astype(np.float32), cells.copy(), _all_bare(bare))

    def learned(self, small: SmallFrame, bare: Mask) -> Image:
        """The bare table in the light of a picture, of which the places are taken that are bare (fine)."""
        seen, cells, free = small.fine, small.fine_light, _all_bare(bare)
        asked = free & self.known
        enough = np.count_nonzero(asked) > _ENOUGH * len(asked)
        light = light_between(self.cells, cells, asked if enough else None)
        gain = np.ones((*GRID[::-1], 3), np.float32) if light is None else light
        spread = spread_over(gain, seen)
        lit = np.asarray(cv2.multiply(self.picture, spread, dtype=cv2.CV_8U), np.uint8)
        plain = cv2.divide(seen.astype(np.float32), spread)
        self.picture = np.asarray(cv2.copyTo(plain, bare, self.picture), np.float32)
        new = free & ~self.known
        self.cells[new] = cells[new] / gain.reshape(-1, 3)[new]
        self.known |= free
        return lit


def _all_bare(bare: Mask) -> NDArray[np.bool_]:
    """The cells of the light of which all is bare but for an edge that peeps in, shape (cells,)."""
    return np.asarray(cv2.resize(bare, GRID, interpolation=cv2.INTER_AREA).ravel() > _FREE_CELL, np.bool_)


def _mostly(fine: Mask, coarse: Image) -> Mask:
    """The coarse pixels of which most is set in a fine mask."""
    height, width = coarse.shape[:2]
    share = cv2.resize(fine, (width, height), interpolation=cv2.INTER_AREA)
    return np.where(share > _MOSTLY, 255, 0).astype(np.uint8)
