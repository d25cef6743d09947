"""Arms that stay above one part of the table: what they do not cover is seen all the same.

A forearm that rests on the table's edge and fidgets is never still, and somebody thinks for long with a hand
above the cards. Where all that moves has stayed in one place for some seconds, the picture is shown as it was
there: nobody sees beneath an arm, and what lies there is looked at once it is gone. One that rests between
its bouts is in the steady picture; of it just outlines stir, again and again in one place.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.boxes import PixelBox
from vision.light import light_between
from vision.masks import Mask, grown, opened
from vision.motion.arms import REST
from vision.motion.ground import CoarseTable
from vision.motion.shot import ShownOtherwise
from vision.motion.small_frame import SmallFrame, shown_as_before
from vision.sightings import Image

_STAYS: Final = 2.0
"""Seconds for which an arm stays in one place before the rest of the table is looked at without it: a hand
that lays cards, one after the other, moves on sooner."""

_RETURNS: Final = 6.0
"""Seconds within which an arm is known to stay that rests between its stirrings: it stirs in each third of
them, and in one place in the first and the last. Hands that play move on within two seconds. Within the same
time one that stayed is known again where it comes back: who writes draws the hand back between the lines."""

_OUTLINE: Final = 8500.0
"""Area in mm² of what stirs at most of such an arm at any moment, the smallest hand's: most of it is in the
steady picture, while one that reaches in to play is seen whole. In four games forearms that fidgeted stirred
7 200 at most. Of the largest parts of 244 visits in four quiet games the least was 10 400, in Schwupps; in
the three others 18 500."""

_SLOT: Final = 0.5
"""Seconds of stirring that are remembered as one."""

_RESTS: Final = 0.6
"""Seconds for which such an arm rests before the picture is looked at as it is: then there is time for it."""

_BESIDE: Final = 8
"""Coarse pixels around an arm that belong to it, 25 mm of a table 900 mm wide: its shadow, and
where it fidgets."""

_NOISE: Final = 12
"""Coarse pixels that may move beside it, or lie there anew: less than a fingertip."""

_SWAYS: Final = 1.6
"""Times as large as at any moment is at most what an arm covers in that time: it stays, and fidgets."""

_PAUSES: Final = 0.5
"""Of an arm that pauses at least this part was there in the frame before, and covers the table."""

_SLOWLY: Final = 0.5
"""Seconds within which something moves that moves slowly."""

_CLOSE: Final = 4
"""Coarse pixels between where an arm came in and what is seen of it now, at most."""

_GAP: Final = np.ones((5, 5), np.uint8)
"""Coarse pixels between the parts of one arm."""


@dataclass(frozen=True, slots=True, eq=False)
class SteadyPicture:
    """A picture that a scene was read from.

    Attributes:
        small: made small.
        whole: BGR, of the frame's size.
    """

    small: SmallFrame
    whole: Image


@dataclass(frozen=True, eq=False)
class WithoutArm(ShownOtherwise):
    """A shot that shows what an arm covers as it was before.

    Attributes:
        taken: the same, made small.
        veil: where the arm is, coarse.
        before: a picture in which it was not there.
    """

    taken: SmallFrame
    veil: Mask
    before: SteadyPicture

    @property
    def small(self) -> Image:
        """The picture made small, BGR."""
        return self.made_small.fine

    @cached_property
    def made_small(self) -> SmallFrame:
        """The picture, fine and coarse."""
        return self.taken.showing(self.before.small, self.veil)

    @cached_property
    def image(self) -> Image:
        """The whole picture, BGR."""
        light = light_between(self.before.small.light, self.taken.light)
        return shown_as_before(self.shot.image, self.before.whole, self.veil, light)


@dataclass(frozen=True, slots=True, eq=False)
class _Stirring:
    """What stirred for a while that counts as one moment.

    Attributes:
        begun: seconds.
        outlines: coarse, the connected parts that were at most as large as what stirs of a resting arm.
        arms: coarse, the larger ones.
    """

    begun: float
    outlines: Mask
    arms: Mask


class Stirrings:
    """Where something stirred in the last seconds, with rests in between."""

    def __init__(self) -> None:
        """Nothing has stirred."""
        self._lately: deque[_Stirring] = deque()
        self._last = -math.inf

    def rested(self, time: float) -> float:
        """Seconds since something stirred."""
        return time - self._last

    def add(self, body: Mask, areas: NDArray[np.float32], time: float) -> None:
        """Remember what stirs now, coarse, where each coarse pixel shows so many mm² of the table."""
        self._last = time
        parts = _Parts(body)
        arms = parts.only(parts.areas(areas) > _OUTLINE)
        now = _Stirring(time, body & ~arms, arms)
        if self._lately and self._lately[-1].arms.shape != body.shape:
            self._lately.clear()
        if self._lately and time - self._lately[-1].begun < _SLOT:
            last = self._lately.pop()
            now = _Stirring(last.begun, last.outlines | now.outlines, last.arms | now.arms)
        self._lately.append(now)
        while time - self._lately[0].begun > _RETURNS:
            self._lately.popleft()

    @property
    def around(self) -> Mask:
        """Wherever something stirred, with what belongs to it beside that, coarse."""
        return grown(_together([one.outlines | one.arms for one in self._lately]), _BESIDE)

    def places(self, border: Mask, time: float) -> Mask | None:
        """Where arms stir again and again, each in one place, coarse; None where none does.

        What is played elsewhere in the meantime is no matter.

        Args:
            border: the table's border, coarse.
            time: seconds.
        """
        thirds: tuple[list[Mask], ...] = ([], [], [])
        for one in self._lately:
            thirds[min(int(3 * (time - one.begun) / _RETURNS), 2)].append(one.outlines)
        if not all(thirds):
            return None
        late, between, early = (_together(third) for third in thirds)
        whenever = late | between | early
        parts = _Parts(grown(whenever, _BESIDE))
        beside = whenever & ~(grown(early, _BESIDE) & grown(late, _BESIDE))
        stays = (parts.pixels(border) > 0) & (parts.pixels(beside) <= _NOISE)
        stays &= parts.pixels(_together([one.arms for one in self._lately])) == 0
        for third in (late, between, early):
            stays &= parts.pixels(third) > 0
        return parts.only(stays) if stays.any() else None


class _Parts:
    """The connected parts of a coarse mask, each by its number."""

    def __init__(self, mask: Mask) -> None:
        self._number, self._labels = cv2.connectedComponents(mask, connectivity=8)

    def pixels(self, mask: Mask) -> NDArray[np.int_]:
        """How many pixels of a mask lie in each, beginning with the first."""
        return np.bincount(self._labels[mask > 0], minlength=self._number)[1:]

    def areas(self, areas: NDArray[np.float32]) -> NDArray[np.float64]:
        """The area of each, where each coarse pixel shows so many mm²."""
        return np.asarray(np.bincount(self._labels.ravel(), areas.ravel(), self._number)[1:], np.float64)

    def part(self, number: int) -> NDArray[np.bool_]:
        """Where one lies, the first being 0."""
        return np.asarray(self._labels == number + 1, np.bool_)

    def only(self, kept: NDArray[np.bool_]) -> Mask:
        """Those that are to be kept, coarse."""
        return np.where(np.concatenate(([False], kept))[self._labels], 255, 0).astype(np.uint8)


def _together(masks: Iterable[Mask]) -> Mask:
    """Where any of some masks is set; there must be one."""
    return np.asarray(np.bitwise_or.reduce(list(masks)), np.uint8)


class Lingering:
    """Follows what moves above the table, as long as it stays in one place."""

    def __init__(self) -> None:
        """Nothing moves."""
        self._bodies: deque[tuple[float, Mask]] = deque()
        self._stirred: NDArray[np.float32] = np.zeros((0, 0), np.float32)
        self._stirrings = Stirrings()
        self._rests = False
        self._veil: Mask | None = None
        self._stayed: Mask | None = None
        self._stayed_at = -math.inf
        self._since = 0.0

    def forget(self) -> None:
        """Nothing is above the table any more."""
        self._bodies.clear()
        self._veil, self._rests = None, False

    @property
    def present(self) -> bool:
        """Whether in the last frame something moved, or paused where it had moved."""
        return bool(self._bodies)

    @property
    def since(self) -> float | None:
        """Since when, in seconds, something has stayed in its place; None where nothing does."""
        return None if self._veil is None else self._since

    def holds(self, x: float, y: float) -> bool:
        """Whether what moves or pauses now is at a point of the coarse picture, or close by."""
        if not self._bodies:
            return False
        near = PixelBox(round(x), round(y), round(x) + 1, round(y) + 1).grown(_CLOSE)
        body = self._bodies[-1][1]
        return bool(near.clipped(body.shape[1], body.shape[0]).crop(body).any())

    def look(
        self, moving: Mask, foreign: Mask, ground: CoarseTable, time: float, lit: Callable[[], Mask]
    ) -> Mask | None:
        """Where an arm has stayed for a while, if all that moves does so there; None else.

        Args:
            moving: what moves, coarse.
            foreign: what lies or hangs there since the last steady picture, coarse.
            ground: the table in the coarse picture.
            time: seconds.
            lit: where just the table is seen, in another light, coarse, asked only where something pauses.
        """
        body = self._body(moving, foreign, ground.border, time, lit)
        if body is None:
            self._bodies.clear()
            if not (self._rests and self._stirrings.rested(time) < _RESTS):
                self.forget()
            return self._veil_over(np.zeros_like(foreign), foreign)
        self._bodies.append((time, body))
        self._stirrings.add(body, ground.areas, time)
        while time - self._bodies[0][0] > _STAYS:
            self._bodies.popleft()
        if self._veil is not None:
            self._veil = self._veil & self._stirrings.around
        if self._veil_over(body, foreign) is None:
            self._find(body, foreign, ground.border, time)
        veil = self._veil_over(body, foreign)
        if veil is not None and not self._rests:
            self._stayed, self._stayed_at = veil, time
        return veil

    def _veil_over(self, body: Mask, foreign: Mask) -> Mask | None:
        """Where an arm stays, if all that moves or pauses now does so there; None else."""
        veil = self._veil
        return veil if veil is not None and self._holds(veil, body, foreign) else None

    def _find(self, body: Mask, foreign: Mask, border: Mask, time: float) -> None:
        """Look for where an arm stays, without rest or with; a part of it is no better than none."""
        lately = self._stayed if time - self._stayed_at <= _RETURNS else None
        places = [place for place in (lately, self._where_it_stays(time)) if place is not None]
        stays = _together(places) if places else None
        if stays is not None and self._holds(stays, body, foreign):
            self._veil, self._since, self._rests = stays, self._bodies[0][0], False
            return
        returns = self._stirrings.places(border, time)
        if returns is not None and self._holds(returns, body, foreign):
            self._veil, self._since, self._rests = returns, time - _RETURNS, True

    def _body(
        self, moving: Mask, foreign: Mask, border: Mask, time: float, lit: Callable[[], Mask]
    ) -> Mask | None:
        """The connected parts above the table that move, or pause across its edge; None for none."""
        if not self._bodies and not cv2.countNonZero(moving):
            return None
        parts = _Parts(np.asarray(cv2.morphologyEx(moving | foreign, cv2.MORPH_CLOSE, _GAP), np.uint8))
        kept = parts.pixels(moving) > 0
        if self._bodies:
            was_there = parts.pixels(self._bodies[-1][1])
            for part in np.flatnonzero(was_there):
                if not kept[part]:
                    kept[part] = self._pauses(parts.part(int(part)), int(was_there[part]), border, time, lit)
        if not kept.any():
            return None
        body = parts.only(kept)
        self._note_stirring(body, moving, time)
        return body

    def _pauses(
        self,
        part: NDArray[np.bool_],
        was_there: int,
        border: Mask,
        time: float,
        lit: Callable[[], Mask],
    ) -> bool:
        """Whether a part is an arm that pauses: it was there, has stirred of late, and crosses the edge.

        What is for the most part another light on the bare table is none. One that looks just like the bare
        table is: it was above it when that was seen first.
        """
        most = _PAUSES * np.count_nonzero(part)
        if was_there < most or time - self._stirred[part].max() > REST or not border[part].any():
            return False
        return bool(np.count_nonzero(part & (lit() == 0)) >= most)

    def _note_stirring(self, body: Mask, moving: Mask, time: float) -> None:
        """Remember where something moves, be it so slowly that two frames hardly differ.

        The outline of what lies still comes and goes in noise, a pixel here and there.
        """
        if self._stirred.shape != body.shape:
            self._stirred = np.full(body.shape, -np.inf, np.float32)
        self._stirred[moving > 0] = time
        then = next((mask for at, mask in self._bodies if time - at <= _SLOWLY), None)
        if then is not None:
            beside = opened(body ^ then)
            parts = _Parts(beside)
            self._stirred[parts.only(parts.pixels(beside) > _NOISE) > 0] = time

    def _holds(self, veil: Mask, body: Mask, foreign: Mask) -> bool:
        """Whether nothing moves beside the arm's place, and nothing new lies at its edge, cut off by it."""
        if cv2.countNonZero(body & ~veil) > _NOISE:
            return False
        edge = grown(veil, 2) & ~veil
        return cv2.countNonZero(foreign & edge) <= _NOISE

    def _where_it_stays(self, time: float) -> Mask | None:
        """Where arms have stayed, each in its place; None where all move on, or have only just come.

        What came and left elsewhere in the meantime is no matter.
        """
        if time - self._bodies[0][0] < 0.8 * _STAYS:
            return None
        bodies = [body for _, body in self._bodies]
        everywhere = _together(bodies)
        parts = _Parts(everywhere)
        least = np.min([parts.pixels(body) for body in bodies], axis=0)
        stays = (least > 0) & (parts.pixels(everywhere) <= _SWAYS * least)
        return grown(parts.only(stays), _BESIDE) if stays.any() else None
