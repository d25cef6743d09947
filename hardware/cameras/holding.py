"""When a camera keeps focus, exposure and white balance, and when it finds them anew.

While they change by themselves every arm above the table changes the whole picture: the focus follows it, and
its shadow brightens the cards. So they are kept once the table is known, until the light is another one.
"""

from __future__ import annotations

import math
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.cameras.protocol import Image
from hardware.cameras.source import Source

ASKED_SECONDS: Final = 0.5
"""What was asked for counts for so long: a hand may be above the table afterwards."""

FINDING_SECONDS: Final = 2.0
"""So long a camera is left to itself at least: those on USB do not tell when they have found all."""

PATIENCE_SECONDS: Final = 10.0
"""A camera that says for so long that it is still finding keeps what it has found by then."""

OTHER_LIGHT: Final = 1.4
"""A channel that is so many times as bright or dark in most places is in another light: with twice the light
a grey becomes 1.37 times as bright (IEC 61966-2-1)."""

LIGHT_SECONDS: Final = 60.0
"""Another light that lasts so long stays; a cloud, or who bends over the table, does not."""

LOOKED_AFTER: Final = 1.0
"""Seconds between two looks at the light, and until what a camera keeps has come into its pictures."""

_PLACES: Final = (32, 18)
"""Into so many columns and rows of places a picture is divided: cards fill less than half of them, the light
falls on all. A game of Up at a lamp (`up-example-game`, `home`) changes what most places tell by 2 %, while
the mean of the picture rises to 1.64 times what it was."""

_EVERY: Final = 4
"""Of so many rows and columns one is looked at."""

_LEAST: Final = 4.0
"""Levels that are added to both means before they are compared: in the dark noise is most of them."""

Light = NDArray[np.float32]
"""The mean of each channel in each place, shape (18, 32, 3)."""


class Holding:
    """Has a source keep what it has found, or find it anew; asked by any thread, done where pictures come."""

    def __init__(self) -> None:
        """Nothing is kept, and nobody has asked for it."""
        self._asked = -math.inf
        self._anew = False
        self._is_held = self._in_vain = False
        self._free_since = self._looked = -math.inf
        self._before: Light | None = None
        self._light: Light | None = None
        self._other_since: float | None = None

    def ask(self, time: float) -> None:
        """What is to be kept is seen at that time, in seconds."""
        self._asked = time

    def find_anew(self) -> None:
        """Let the camera find all anew, and keep it once that is asked for again."""
        self._anew = True

    def opened(self, source: Source, time: float) -> None:
        """A device was opened, perhaps with what was kept when it failed."""
        self._free(time)
        self._in_vain = False
        if source.is_held:
            self._keep(None, time)

    def see(self, source: Source, image: Image, time: float) -> None:
        """A picture has come from the source at that time, in seconds."""
        if self._anew:
            self._anew, self._in_vain, self._asked = False, False, -math.inf
            if self._is_held:
                source.release()
            self._free(time)
        if self._is_held:
            if time - self._looked >= LOOKED_AFTER:
                self._look(source, _light(image), time)
        elif not self._in_vain and time - self._asked <= ASKED_SECONDS and self._is_found(source, time):
            source.hold()
            self._keep(_light(image), time)

    def _is_found(self, source: Source, time: float) -> bool:
        found_for = time - self._free_since
        return found_for >= PATIENCE_SECONDS or (found_for >= FINDING_SECONDS and source.is_settled)

    def _keep(self, before: Light | None, time: float) -> None:
        self._is_held, self._looked = True, time
        self._before, self._light, self._other_since = before, None, None

    def _free(self, time: float) -> None:
        self._is_held, self._free_since = False, time

    def _look(self, source: Source, light: Light, time: float) -> None:
        """Look whether the light is still that in which all was found."""
        self._looked = time
        if self._light is None:
            self._light = light
            if self._before is not None and _is_other(light, self._before):
                # A camera that takes another exposure when it is to keep its own cannot keep any.
                self._in_vain = True
                self._let_go(source, time)
            return
        if not _is_other(light, self._light):
            self._other_since = None
            return
        self._other_since = time if self._other_since is None else self._other_since
        if time - self._other_since >= LIGHT_SECONDS:
            self._let_go(source, time)

    def _let_go(self, source: Source, time: float) -> None:
        source.release()
        self._free(time)


def _light(image: Image) -> Light:
    few = np.ascontiguousarray(image[::_EVERY, ::_EVERY], np.float32)
    return np.asarray(cv2.resize(few, _PLACES, interpolation=cv2.INTER_AREA), np.float32)


def _is_other(light: Light, before: Light) -> bool:
    """Whether two pictures are of different light, in brightness or colour, whatever lies there."""
    times = np.median((light + _LEAST) / (before + _LEAST), axis=(0, 1))
    return bool(times.max() > OTHER_LIGHT or times.min() < 1 / OTHER_LIGHT)
