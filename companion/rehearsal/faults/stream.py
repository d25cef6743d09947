"""What happens to pictures on their way: lost, doubled, late, frozen, torn, few or many."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import numpy as np

from companion.rehearsal.canvas import Picture
from companion.rehearsal.faults.effect import Draw, Fault, StreamEffect, Taken
from hardware.cameras.protocol import Later

_TICK: Final = 1 / 30
"""Seconds from one of a camera's pictures to the next."""


class _Flowing:
    """A stream in which the camera takes its pictures when it would."""

    def wants(self, time: float, *, due: bool) -> bool:  # noqa: ARG002
        return due


@dataclass(frozen=True, slots=True)
class Dropped(StreamEffect):
    """Pictures that never come.

    Attributes:
        share: of all.
    """

    share: float

    def stream(self, draw: Draw) -> _Dropping:
        """What loses them."""
        return _Dropping(self.share, draw)


class _Dropping(_Flowing):
    def __init__(self, share: float, draw: Draw) -> None:
        self._share = share
        self._draw = draw

    def passed(self, taken: list[Taken], time: float) -> list[Taken]:  # noqa: ARG002
        return [one for one in taken if _chance(self._draw, one.time) >= self._share]


@dataclass(frozen=True, slots=True)
class Doubled(StreamEffect):
    """The picture before comes once more in place of a new one.

    Attributes:
        share: of all.
    """

    share: float

    def stream(self, draw: Draw) -> _Doubling:
        """What doubles them."""
        return _Doubling(self.share, draw)


class _Doubling(_Flowing):
    def __init__(self, share: float, draw: Draw) -> None:
        self._share = share
        self._draw = draw
        self._before: Later | None = None

    def passed(self, taken: list[Taken], time: float) -> list[Taken]:  # noqa: ARG002
        return [self._again(one) for one in taken]

    def _again(self, one: Taken) -> Taken:
        if self._before is not None and _chance(self._draw, one.time) < self._share:
            return replace(one, shot=self._before)
        self._before = one.shot
        return one


@dataclass(frozen=True, slots=True)
class Late(StreamEffect):
    """Pictures come late, and the camera's clock says nothing of it.

    Attributes:
        seconds: by which they are late.
    """

    seconds: float

    def stream(self, draw: Draw) -> _Delaying:  # noqa: ARG002
        """What holds them back."""
        return _Delaying(self.seconds)


class _Delaying(_Flowing):
    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waiting: deque[Taken] = deque()

    def passed(self, taken: list[Taken], time: float) -> list[Taken]:
        self._waiting.extend(replace(one, time=one.time + self._seconds) for one in taken)
        come = []
        while self._waiting and self._waiting[0].time <= time + _TICK / 10:
            come.append(self._waiting.popleft())
        return come


@dataclass(frozen=True, slots=True)
class Frozen(StreamEffect):
    """The picture stands still now and then, while pictures go on to come.

    Attributes:
        seconds: for which it stands still at most.
        every: it does so once in so many seconds.
    """

    seconds: float
    every: float

    def stream(self, draw: Draw) -> _Freezing:
        """What freezes."""
        return _Freezing(self, draw)


class _Freezing(_Flowing):
    def __init__(self, frozen: Frozen, draw: Draw) -> None:
        self._frozen = frozen
        self._draw = draw
        self._last: Later | None = None

    def passed(self, taken: list[Taken], time: float) -> list[Taken]:  # noqa: ARG002
        return [self._held(one) for one in taken]

    def _held(self, one: Taken) -> Taken:
        if self._last is not None and self._stands(one.time):
            return replace(one, shot=self._last)
        self._last = one.shot
        return one

    def _stands(self, time: float) -> bool:
        random = self._draw.random(int(time // self._frozen.every))
        long = float(random.uniform(0.5, 1.0)) * self._frozen.seconds
        begins = float(random.uniform(0.0, self._frozen.every - long))
        return begins <= time % self._frozen.every < begins + long


@dataclass(frozen=True, slots=True)
class Torn(StreamEffect):
    """The lower part of a picture is that of the picture before.

    Attributes:
        share: of all.
    """

    share: float

    def stream(self, draw: Draw) -> _Tearing:
        """What tears them."""
        return _Tearing(self.share, draw)


class _Tearing(_Flowing):
    def __init__(self, share: float, draw: Draw) -> None:
        self._share = share
        self._draw = draw
        self._before: Later | None = None

    def passed(self, taken: list[Taken], time: float) -> list[Taken]:  # noqa: ARG002
        return [self._torn(one) for one in taken]

    def _torn(self, one: Taken) -> Taken:
        before, self._before = self._before, one.shot
        random = self._draw.random(round(one.time * 1000))
        if before is None or random.random() >= self._share:
            return one
        row = float(random.uniform(0.1, 0.9))
        small = _joined(one.shot.small, before.small, row)
        return replace(one, shot=Later(one.shot.size, small, partial(_joined_whole, one.shot, before, row)))


def _joined_whole(above: Later, below: Later, row: float) -> Picture:
    return _joined(above.whole(), below.whole(), row)


def _joined(above: Picture, below: Picture, row: float) -> Picture:
    """One picture down to a row, which is a share of its height, and another one below."""
    blocks = 36  # rows at which both whole and small pictures can be torn
    at = round(round(row * blocks) * above.shape[0] / blocks)
    return np.concatenate([above[:at], below[at:]])


@dataclass(frozen=True, slots=True)
class Few(StreamEffect):
    """A camera that takes few pictures.

    Attributes:
        rate: pictures a second.
    """

    rate: float

    def stream(self, draw: Draw) -> _Sparing:  # noqa: ARG002
        """What spares them."""
        return _Sparing(self.rate)


class _Sparing:
    def __init__(self, rate: float) -> None:
        self._step = 1 / rate
        self._next = 0.0

    def wants(self, time: float, *, due: bool) -> bool:  # noqa: ARG002
        return time >= self._next - _TICK / 10

    def passed(self, taken: list[Taken], time: float) -> list[Taken]:
        if taken:
            self._next = max(self._next + self._step, time + self._step / 2)
        return taken


@dataclass(frozen=True, slots=True)
class Many(StreamEffect):
    """A camera that takes many pictures: thirty a second, all of which are drawn, or twice as many.

    Attributes:
        each: pictures that come in a thirtieth of a second.
    """

    each: int

    def stream(self, draw: Draw) -> _Flooding:  # noqa: ARG002
        """What takes them."""
        return _Flooding(self.each)


class _Flooding:
    def __init__(self, each: int) -> None:
        self._each = each

    def wants(self, time: float, *, due: bool) -> bool:  # noqa: ARG002
        return True

    def passed(self, taken: list[Taken], time: float) -> list[Taken]:  # noqa: ARG002
        """Between two ticks nothing moves: it is what the companion must look at that becomes more."""
        parts = range(self._each - 1, -1, -1)
        return [replace(one, time=one.time - part * _TICK / self._each) for one in taken for part in parts]


def _chance(draw: Draw, time: float) -> float:
    """A number from 0 to 1 for the picture of a moment."""
    return float(draw.random(round(time * 1000)).random())


FAULTS: Final = (
    Fault(
        "few-frames",
        Few(12.0),
        Few(5.0),
        "webcams without MJPEG give 5 to 10 raw pictures a second over USB 2",
    ),
    Fault(
        "many-frames",
        Many(1),
        Many(2),
        "cameras for games give 60 a second",
    ),
    Fault(
        "late",
        Late(0.4),
        Late(1.2),
        "network cameras: 0.3 to 1.5 s",
    ),
    Fault(
        "frozen",
        Frozen(0.7, 15.0),
        Frozen(1.8, 10.0),
        "estimated; up to 1.8 s was tried",
    ),
    Fault(
        "torn",
        Torn(0.08),
        Torn(0.4),
        "estimated",
    ),
    Fault(
        "dropped",
        Dropped(0.15),
        Dropped(0.6),
        "estimated: a hub that is shared with a disk",
    ),
    Fault(
        "doubled",
        Doubled(0.2),
        Doubled(0.6),
        "a camera that gives 15 pictures a second as 30 doubles half of them",
    ),
)
