"""The camera's stand: it shakes, now and then or always, sags and is knocked."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

import cv2
import numpy as np

from companion.rehearsal.canvas import Picture
from companion.rehearsal.faults.effect import Draw, Fault, PictureEffect, Size, pixels, slots, smooth

_TONES: Final = (0.87, 1.0, 1.16)
"""Of a stand's shaking, in its frequency: no stand swings in one tone, nor in time with the pictures."""


def shifted(picture: Picture, across: float, down: float, turn: float) -> Picture:
    """The picture as a camera sees it that has turned a little: pixels of this picture, and degrees."""
    height, width = picture.shape[:2]
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    x, y = (width - 1) / 2, (height - 1) / 2
    move = np.array(
        [
            [cosine, -sine, x - cosine * x + sine * y + across],
            [sine, cosine, y - sine * x - cosine * y + down],
        ]
    )
    return np.asarray(
        cv2.warpAffine(picture, move, (width, height), borderMode=cv2.BORDER_REPLICATE), np.uint8
    )


@dataclass(frozen=True, slots=True)
class Shaking(PictureEffect):
    """A stand that vibrates.

    Attributes:
        most: by which the picture is off, in pixels of 1280, across and down.
        turn: by which it is turned at most, in degrees.
        hertz: how often.
        every: a bout comes once in so many seconds; 0: it never stops.
        bout: seconds that one lasts.
    """

    before_the_chip: ClassVar[bool] = True
    of_whole: ClassVar[bool] = True

    most: float
    turn: float
    hertz: float = 10.0
    every: float = 0.0
    bout: float = 0.0

    def spoiler(self, draw: Draw, size: Size) -> _Shaker:  # noqa: ARG002
        """What shakes."""
        return _Shaker(self, draw)


class _Shaker:
    def __init__(self, shaking: Shaking, draw: Draw) -> None:
        self._shaking = shaking
        self._draw = draw
        random = draw.random()
        self._phases = random.uniform(0, 2 * math.pi, (3, len(_TONES)))

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        amount = self._amount(time)
        if amount == 0.0:
            return picture
        tones = 2 * math.pi * self._shaking.hertz * np.array(_TONES) * time
        across, down, turn = (np.sin(tones + self._phases).mean(axis=1) * amount).tolist()
        most = pixels(self._shaking.most, picture)
        return shifted(picture, across * most, down * most, turn * self._shaking.turn)

    def _amount(self, time: float) -> float:
        every, bout = self._shaking.every, self._shaking.bout
        if every == 0.0:
            return 1.0
        begins = float(self._draw.random("bout", int(time // every)).uniform(0.0, every - bout))
        since = time % every - begins
        return smooth(since / 0.2) * smooth((bout - since) / 0.5)


@dataclass(frozen=True, slots=True)
class Sagging(PictureEffect):
    """An arm of the stand that gives way under the camera's weight.

    Attributes:
        minute: pixels of 1280 by which the picture wanders in a minute.
        most: pixels of 1280 after which it holds.
        turn: degrees by which it has turned then.
    """

    before_the_chip: ClassVar[bool] = True
    of_whole: ClassVar[bool] = True

    minute: float
    most: float
    turn: float

    def spoiler(self, draw: Draw, size: Size) -> _Sagger:  # noqa: ARG002
        """What sags."""
        return _Sagger(self, draw)


class _Sagger:
    def __init__(self, sagging: Sagging, draw: Draw) -> None:
        self._sagging = sagging
        random = draw.random()
        self._way = math.radians(random.uniform(50, 130))
        self._turn = float(random.choice([-1.0, 1.0])) * sagging.turn

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        far = min(self._sagging.most, self._sagging.minute * max(0.0, time) / 60)
        way = pixels(far, picture)
        share = far / self._sagging.most
        # The camera sinks, so that the table rises in its picture.
        return shifted(picture, -way * math.cos(self._way), -way * math.sin(self._way), share * self._turn)


@dataclass(frozen=True, slots=True)
class Knocks(PictureEffect):
    """Somebody bumps into the stand, and it does not swing back quite to where it was.

    Attributes:
        jump: pixels of 1280 by which the picture is off after it.
        swing: pixels of 1280 that it swings meanwhile.
        every: one knock in so many seconds.
    """

    before_the_chip: ClassVar[bool] = True
    of_whole: ClassVar[bool] = True

    jump: float
    swing: float
    every: float

    def spoiler(self, draw: Draw, size: Size) -> _Knocker:  # noqa: ARG002
        """What knocks."""
        return _Knocker(self, draw)


_SWINGS: Final = 0.9
"""Seconds after which a knocked stand hardly swings any more."""

_SWING_HERTZ: Final = 4.0


class _Knocker:
    def __init__(self, knocks: Knocks, draw: Draw) -> None:
        self._knocks = knocks
        self._draw = draw
        self._knock = lru_cache(maxsize=256)(self._drawn)

    def _drawn(self, slot: int) -> tuple[float, float]:
        """When the knock of a stretch of time comes, and the direction it pushes to in radians."""
        random = self._draw.random(slot)
        every = self._knocks.every
        return (slot + float(random.uniform(0.4, 0.9))) * every, float(random.uniform(0, 2 * math.pi))

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        across = down = speed = 0.0
        for slot in slots(time, self._knocks.every):
            begun, way = self._knock(slot)
            since = time - begun
            if since < 0:
                continue
            fade = math.exp(-5.0 * since / _SWINGS)
            beat = 2 * math.pi * _SWING_HERTZ * since
            far = self._knocks.jump * smooth(since / 0.1) + self._knocks.swing * fade * math.sin(beat)
            across, down = across + far * math.cos(way), down + far * math.sin(way)
            if since < _SWINGS:
                # What the picture wanders while the shutter is open, for a sixtieth of a second.
                speed = self._knocks.swing * fade * 2 * math.pi * _SWING_HERTZ / 60
                spread = pixels(speed, picture)
                picture = _dragged(picture, spread * math.cos(way), spread * math.sin(way))
        return shifted(picture, pixels(across, picture), pixels(down, picture), 0.0)


def _dragged(picture: Picture, across: float, down: float) -> Picture:
    """The picture blurred along a way of that many pixels."""
    far = math.hypot(across, down)
    if far < 0.5:
        return picture
    reach = math.ceil(far / 2) + 1
    kernel = np.zeros((2 * reach + 1, 2 * reach + 1), np.float32)
    for share in np.linspace(-0.5, 0.5, 4 * reach + 1):
        spot = np.array([reach + across * share, reach + down * share])
        left, top = np.floor(spot).astype(int)
        right, low = spot - (left, top)
        for x, y, part in (
            (left, top, (1 - right) * (1 - low)),
            (left + 1, top, right * (1 - low)),
            (left, top + 1, (1 - right) * low),
            (left + 1, top + 1, right * low),
        ):
            kernel[min(y, 2 * reach), min(x, 2 * reach)] += part
    return np.asarray(cv2.filter2D(picture, -1, kernel / kernel.sum()), np.uint8)


FAULTS: Final = (
    Fault(
        "shaking",
        Shaking(1.4, 0.03),
        Shaking(3.0, 0.08),
        "tried at the simulated table: ±1.4 px of 1280 harms nothing, at ±3 px the game stops",
    ),
    Fault(
        "shaking-at-times",
        Shaking(1.4, 0.03, every=9.0, bout=2.0),
        Shaking(3.0, 0.08, every=6.0, bout=2.5),
        "as `shaking`; how often is estimated",
    ),
    Fault(
        "sagging",
        Sagging(4.0, 20.0, 0.4),
        Sagging(20.0, 60.0, 1.2),
        "estimated: a ball head that was not tightened, until it holds",
    ),
    Fault(
        "knocks",
        Knocks(3.0, 6.0, 25.0),
        Knocks(9.0, 16.0, 18.0),
        "estimated from `hard`, whose one knock is 14 to 24 px of 1280",
    ),
)
