"""Light at the table that is not the lamp's: people's shadows, sun, television, a candle, dusk."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.rehearsal.faults.effect import (
    Draw,
    Fault,
    Gains,
    LightEffect,
    Moment,
    Places,
    Room,
    View,
    smooth,
)
from companion.rehearsal.layout import Spot

Share = NDArray[np.float32]
"""A number for each pixel, shape (h, w), dtype float32."""


_ONE_MAP: Any = None
"""Both coordinates are in the first map; OpenCV's type stubs do not know that this is allowed."""


def _tinted(share: Share, colour: tuple[float, float, float]) -> Gains:
    """1 where the share is 0, and that colour, BGR, where it is 1."""
    return np.asarray(1.0 + share[..., None] * (np.array(colour, np.float32) - 1.0), np.float32)


def _even(colour: tuple[float, float, float]) -> Gains:
    """The same light everywhere."""
    return np.full((1, 1, 3), colour, np.float32)


@dataclass(frozen=True, slots=True)
class SoftShadows(LightEffect):
    """People between the light and the table; they lean forward with the arm that reaches.

    Attributes:
        darkness: share of the light that the middle of a shadow takes.
        reach: millimetres by which a shadow comes over the table, from its edge.
        sway: millimetres by which people sway.
    """

    darkness: float
    reach: float
    sway: float

    def caster(self, draw: Draw, room: Room) -> _Leaning:
        """The people of this table."""
        return _Leaning(self, draw, room)


class _Leaning:
    def __init__(self, shadows: SoftShadows, draw: Draw, room: Room) -> None:
        self._shadows = shadows
        self._seats = room.seats
        self._edges = [_edge(room, seat.direction) for seat in room.seats]
        self._phases = draw.random().uniform(0, 2 * math.pi, (max(1, len(room.seats)), 3))

    def gains(self, view: View, moment: Moment) -> Gains:
        places = view.places
        light = np.ones(places.shape[:2], np.float32)
        for number, (seat, edge) in enumerate(zip(self._seats, self._edges, strict=True)):
            slow, quick, beside = self._phases[number].tolist()
            sway = math.sin(0.9 * moment.time + slow) + 0.5 * math.sin(2.3 * moment.time + quick)
            lean = self._lean(number, moment, edge)
            far = edge + 150.0 - lean * (self._shadows.reach + 150.0) + 0.4 * sway * self._shadows.sway
            middle = seat.spot(far, self._shadows.sway * math.sin(0.7 * moment.time + beside))
            apart = places - np.array([middle.x, middle.y], np.float32)
            light *= 1.0 - np.float32(self._shadows.darkness) * np.exp(-(_far(apart, 240.0) ** 3))
        return np.repeat(light[..., None], 3, axis=2)

    def _lean(self, player: int, moment: Moment, edge: float) -> float:
        """How far somebody leans forward, 0 to 1."""
        tips = [arm.tip for arm in moment.arms if arm.player == player and arm.look is None]
        middle = Spot(0.0, 0.0)
        reached = max((smooth(1.3 - tip.distance(middle) / (edge + 300.0)) for tip in tips), default=0.0)
        return 0.25 + 0.75 * reached


def _far(apart: Places, unit: float) -> Share:
    """How far each place is, in that many millimetres."""
    return np.asarray(np.hypot(apart[..., 0], apart[..., 1]) / np.float32(unit), np.float32)


def _edge(room: Room, direction: float) -> float:
    """Millimetres from the middle of the table to the border of the play area in a direction."""
    angle, (across, down) = math.radians(direction), room.half
    return 1.0 / max(abs(math.cos(angle)) / down, abs(math.sin(angle)) / across)


@dataclass(frozen=True, slots=True)
class SunPatch(LightEffect):
    """Sun through a window with a cross, and clouds that pass.

    Attributes:
        times: as bright as beside it.
        cloud: seconds from one cloud to the next.
        penumbra: blur of its edge, in pixels of a small picture.
    """

    times: float
    cloud: float
    penumbra: float = 0.8

    def caster(self, draw: Draw, room: Room) -> _Sunny:
        """The window of this table."""
        return _Sunny(self, draw, room)


class _Sunny:
    def __init__(self, patch: SunPatch, draw: Draw, room: Room) -> None:
        self._patch = patch
        random = draw.random()
        across, down = room.half
        x, y = float(random.uniform(-0.45, 0.45)) * across, float(random.uniform(-0.4, 0.4)) * down
        self._middle = np.array([x, y])
        angle, slant = random.uniform(0, 2 * math.pi), random.uniform(-0.5, 0.5)
        side, long = np.array([math.cos(angle), math.sin(angle)]), float(random.uniform(130, 180))
        up = np.array([-math.sin(angle), math.cos(angle)]) + slant * side
        pane = np.array([(0.06, 0.06), (1.0, 0.06), (1.0, 1.0), (0.06, 1.0)])
        signs = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
        self._panes = [(pane * sign) @ np.stack([side * long, up * long * 0.8]) for sign in signs]
        self._wander = np.array([math.cos(angle + 1), math.sin(angle + 1)]) * 0.35  # mm in a second
        self._phases = random.uniform(0, 2 * math.pi, 2)

    def gains(self, view: View, moment: Moment) -> Gains:
        width, height = view.lens.picture
        mask = np.zeros((height, width), np.uint8)
        middle = self._middle + self._wander * moment.time
        for pane in self._panes:
            seen = np.round(view.lens.project(pane + middle) * 16).astype(np.int32)
            cv2.fillPoly(mask, [seen], 255, cv2.LINE_AA, shift=4)
        soft = cv2.GaussianBlur(mask, (0, 0), self._patch.penumbra).astype(np.float32) / 255
        lit = 1.0 + (self._patch.times - 1.0) * self._shine(moment.time)
        # Sun is less blue than what a window gives else.
        return _tinted(np.asarray(soft, np.float32), (1.0 + (lit - 1.0) * 0.85, lit, lit))

    def _shine(self, time: float) -> float:
        """How much of the sun no cloud takes, 0 to 1."""
        turn = 2 * math.pi * time / self._patch.cloud
        wave = math.sin(turn + self._phases[0]) + 0.6 * math.sin(2.7 * turn + self._phases[1])
        return 0.08 + 0.92 * smooth(0.5 + 1.2 * wave)


@dataclass(frozen=True, slots=True)
class Leaves(LightEffect):
    """Sun through the leaves of a tree in the wind.

    Attributes:
        times: as bright in a spot of sun as in the shade.
        shade: of all light, what the tree leaves.
        grain: millimetres across a spot.
    """

    times: float
    shade: float
    grain: float = 55.0

    def caster(self, draw: Draw, room: Room) -> _Leafy:  # noqa: ARG002
        """The tree of this table."""
        return _Leafy(self, draw)


_TREE: Final = 256
"""Pixels across the drawing of a tree's crown, which goes on and on."""


class _Leafy:
    def __init__(self, leaves: Leaves, draw: Draw) -> None:
        self._leaves = leaves
        random = draw.random()
        self._crowns = [self._crown(random) for _ in range(2)]
        self._phases = random.uniform(0, 2 * math.pi, 4)

    def _crown(self, random: np.random.Generator) -> Share:
        leaves = random.standard_normal((_TREE // 8, _TREE // 8)).astype(np.float32)
        wide = np.tile(leaves, (3, 3))
        large = cv2.resize(wide, (3 * _TREE, 3 * _TREE), interpolation=cv2.INTER_CUBIC)
        return np.ascontiguousarray(large[_TREE : 2 * _TREE, _TREE : 2 * _TREE])

    def gains(self, view: View, moment: Moment) -> Gains:
        places, time = view.places, moment.time
        light = np.zeros(places.shape[:2], np.float32)
        for number, crown in enumerate(self._crowns):
            slow, quick = self._phases[2 * number : 2 * number + 2].tolist()
            gust = 0.6 + 0.4 * math.sin(0.31 * time + slow)
            sway = gust * np.array([math.sin(1.7 * time + quick), 0.6 * math.sin(2.3 * time + slow)]) * 14.0
            spots = (places + sway.astype(np.float32)) * np.float32(8.0 / self._leaves.grain) + 64.0 * number
            light += cv2.remap(crown, spots, _ONE_MAP, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
        bright = np.clip(light * 1.2 + 0.2, 0.0, 1.0)
        level = self._leaves.shade * (1.0 + bright * (self._leaves.times - 1.0))
        return np.asarray(level[..., None] * np.array([0.95, 1.0, 1.0]), np.float32)


@dataclass(frozen=True, slots=True)
class Television(LightEffect):
    """A television in the room, whose picture changes colour and brightness with each cut.

    Attributes:
        amount: of its light at the near edge of the table, 1 being as bright as all other light.
        level: of all other light.
    """

    amount: float
    level: float

    def caster(self, draw: Draw, room: Room) -> _Showing:
        """What is on."""
        return _Showing(self, draw, room)


_SCENE: Final = 2.2
"""Seconds of a film in which there is one cut."""


class _Showing:
    def __init__(self, television: Television, draw: Draw, room: Room) -> None:
        self._television = television
        self._draw = draw
        self._angle = float(draw.random().uniform(0, 2 * math.pi))
        self._half = room.half[0]

    def gains(self, view: View, moment: Moment) -> Gains:
        places = view.places
        towards = places[..., 0] * math.cos(self._angle) + places[..., 1] * math.sin(self._angle)
        near = np.clip(0.6 + 0.4 * towards / np.float32(self._half), 0.1, 1.3)
        colour = self._colour(moment.time) * self._television.amount
        return np.asarray(self._television.level + near[..., None] * colour, np.float32)

    def _colour(self, time: float) -> NDArray[np.float32]:
        number = int(time // _SCENE)
        cut = float(self._draw.random("cut", number).uniform(0, _SCENE))
        scene = number + (time % _SCENE >= cut)
        random = self._draw.random("scene", scene)
        colour = random.uniform(0.1, 1.0) * random.dirichlet([3.0, 2.5, 2.0]) * 3.0
        return np.asarray(colour * (1.0 + 0.12 * math.sin(9.0 * time + scene)), np.float32)


@dataclass(frozen=True, slots=True)
class Candle(LightEffect):
    """A candle on the table's edge beside little other light.

    Attributes:
        amount: of its light where it is 300 mm off, 1 being as bright as the lamp was.
        level: of all other light.
        flicker: share by which it flickers.
        dance: millimetres by which the flame moves.
    """

    amount: float
    level: float
    flicker: float
    dance: float

    def caster(self, draw: Draw, room: Room) -> _Flame:
        """The flame on this table."""
        return _Flame(self, draw, room)


class _Flame:
    def __init__(self, candle: Candle, draw: Draw, room: Room) -> None:
        self._candle = candle
        random = draw.random()
        across, down = room.half
        side = 1.0 if random.random() < 0.5 else -1.0
        self._foot = np.array([side * (across + 60.0), float(random.uniform(-0.8, 0.8)) * down])
        self._phases = random.uniform(0, 2 * math.pi, 5)

    def gains(self, view: View, moment: Moment) -> Gains:
        places, time, candle = view.places, moment.time, self._candle
        one, two, three, across, down = self._phases.tolist()
        wave = 0.5 * math.sin(4.1 * time + one) + 0.3 * math.sin(11.3 * time + two)
        bright = candle.amount * (1.0 + candle.flicker * (wave + 0.4 * math.sin(23.0 * time + three)))
        dance = np.array([math.sin(5.3 * time + across), math.sin(7.1 * time + down)]) * candle.dance
        apart = places - (self._foot + dance).astype(np.float32)
        fall = bright * (300.0**2 + 220.0**2) / (apart[..., 0] ** 2 + apart[..., 1] ** 2 + 220.0**2)
        warm = np.minimum(fall, 2.2)[..., None] * np.array([0.45, 0.8, 1.15])
        return np.asarray(candle.level + warm, np.float32)


@dataclass(frozen=True, slots=True)
class LampSwitched(LightEffect):
    """Somebody switches a lamp off, and on again later.

    Attributes:
        left: share of the light that is left where it is off.
        every: it is switched once in so many seconds.
    """

    left: float
    every: float

    def caster(self, draw: Draw, room: Room) -> _Switch:
        """Who switches."""
        return _Switch(self, draw, room)


class _Switch:
    def __init__(self, switched: LampSwitched, draw: Draw, room: Room) -> None:
        self._switched = switched
        self._draw = draw
        self._angle = float(draw.random().uniform(0, 2 * math.pi))
        self._half = room.half[0]

    def gains(self, view: View, moment: Moment) -> Gains:
        off = self._off(moment.time)
        if off == 0.0:
            return _even((1.0, 1.0, 1.0))
        places = view.places
        towards = places[..., 0] * math.cos(self._angle) + places[..., 1] * math.sin(self._angle)
        left = self._switched.left * (1.0 + 0.3 * np.clip(towards / np.float32(self._half), -1.0, 1.0))
        # What is left is the window's, and bluer.
        return _tinted(np.full(places.shape[:2], off, np.float32), (1.1, 1.0, 0.92)) * (
            1.0 - off * (1.0 - left[..., None])
        ).astype(np.float32)

    def _off(self, time: float) -> float:
        """How far the lamp is off, 0 to 1; it glows on for a moment."""
        number = int(time // self._switched.every)
        at = float(self._draw.random(number).uniform(0.3, 0.8)) * self._switched.every
        share = smooth((time % self._switched.every - at) / 0.15)
        return share if number % 2 == 0 else 1.0 - share


@dataclass(frozen=True, slots=True)
class Dusk(LightEffect):
    """The day ends and nobody has switched the lamp on.

    Attributes:
        left: share of the light that is left at last.
        seconds: after which it is.
    """

    left: float
    seconds: float

    def caster(self, draw: Draw, room: Room) -> Dusk:  # noqa: ARG002
        """The same at every table."""
        return self

    def gains(self, view: View, moment: Moment) -> Gains:  # noqa: ARG002
        """Darker and bluer."""
        gone = smooth(moment.time / self.seconds)
        level = 1.0 - gone * (1.0 - self.left)
        return _even((level * (1.0 + 0.12 * gone), level, level * (1.0 - 0.1 * gone)))


FAULTS: Final = (
    Fault(
        "soft-shadows",
        SoftShadows(0.22, 60.0, 18.0),
        SoftShadows(0.5, 160.0, 45.0),
        "estimated: a ceiling lamp behind people, half of the light",
    ),
    Fault(
        "sun-patch",
        SunPatch(1.25, 30.0),
        SunPatch(1.9, 18.0),
        "the sun is far brighter still, but then exposure follows it",
    ),
    Fault(
        "leaves",
        Leaves(1.25, 0.92),
        Leaves(2.0, 0.7),
        "estimated",
    ),
    Fault(
        "television",
        Television(0.15, 0.92),
        Television(0.5, 0.65),
        "a television gives 5 to 20 lux at two metres, where a dim room has 50",
    ),
    Fault(
        "candle",
        Candle(0.12, 0.9, 0.15, 4.0),
        Candle(0.5, 0.45, 0.25, 10.0),
        "one candle gives 11 lux at 300 mm; flames flicker at 10 Hz and below",
    ),
    Fault(
        "lamp-switched",
        LampSwitched(0.75, 40.0),
        LampSwitched(0.4, 30.0),
        "estimated",
    ),
    Fault(
        "dusk",
        Dusk(0.65, 150.0),
        Dusk(0.3, 90.0),
        "in truth half an hour; made as quick as these games are short",
    ),
)
