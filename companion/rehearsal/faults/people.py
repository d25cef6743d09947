"""People and animals beside the play: arms that rest, reach along or write, a cat, a fly."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import cv2
import numpy as np

from companion.rehearsal.arms import ArmLook
from companion.rehearsal.canvas import Texture
from companion.rehearsal.faults.effect import CompanyEffect, Draw, Fault, Moment, Present, Room, slots, smooth
from companion.rehearsal.gestures import SimulatedSeat
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.moving import Carried, Reaching, between

_FOREARM: Final = 75.0
"""Millimetres from the middle of a resting forearm or hand within which it would cover a card."""

_DRAWN: Final = 400.0
"""Millimetres a second at which a forearm is drawn back or put forward."""

_OUT: Final = 260.0
"""Millimetres by which it is drawn back when it leaves."""


@dataclass(frozen=True, slots=True)
class Forearm(CompanyEffect):
    """Somebody's forearm rests on the table's edge, before a corner, and fidgets; it makes way for cards.

    Attributes:
        fidget: millimetres by which the hand wanders.
        turn: degrees by which it turns.
        busy: share of the time in which it does.
        comes: seconds after which it comes in, at the earliest; 0: it lies there from the start.
    """

    fidget: float
    turn: float
    busy: float
    comes: float = 0.0

    def company(self, draw: Draw, room: Room) -> _Resting:
        """Whose it is at this table."""
        return _Resting(self, draw, room)


class _Resting:
    def __init__(self, forearm: Forearm, draw: Draw, room: Room) -> None:
        self._forearm = forearm
        self._draw = draw
        random = draw.random()
        self._player = int(random.integers(len(room.seats)))
        seat = room.seats[self._player]
        self._spot = _corner(room, seat, right=bool(random.random() < 0.5))
        self._phases = random.uniform(0, 2 * math.pi, 4)
        self._comes = forearm.comes and forearm.comes + float(random.uniform(0, 8))
        self._out = _OUT if self._comes else 0.0
        self._time = 0.0

    def now(self, moment: Moment) -> Present:
        wanted = _OUT if moment.time < self._comes else self._way_made(moment.layout)
        step = _DRAWN * max(0.0, moment.time - self._time)
        self._out += min(step, max(-step, wanted - self._out))
        self._time = moment.time
        if self._out >= _OUT:
            return Present()
        tip = _drawn_back(self._fidgeting(moment.time), self._out)
        return Present(arms=(Reaching(self._player, tip, 2.0),))

    def _fidgeting(self, time: float) -> Spot:
        amount = self._amount(time)
        one, two, three, four = self._phases.tolist()
        x = 0.7 * math.sin(7.3 * time + one) + 0.3 * math.sin(19.0 * time + two)
        y = 0.7 * math.sin(5.9 * time + three) + 0.3 * math.sin(23.0 * time + four)
        far = self._forearm.fidget * amount
        return self._spot.moved(far * x, far * y, self._forearm.turn * amount * math.sin(4.7 * time + two))

    def _amount(self, time: float) -> float:
        """How much it fidgets, 0 to 1: there are bouts of two seconds, and rests."""
        begun, share = int(time // 2.0), time % 2.0 / 2.0
        now, then = (self._draw.random(slot).random() < self._forearm.busy for slot in (begun, begun + 1))
        return float(now) + (float(then) - float(now)) * smooth((share - 0.8) / 0.2)

    def _way_made(self, layout: Layout) -> float:
        """Millimetres by which the arm must be drawn back so that it covers nothing that is played with."""
        for out in np.arange(0.0, _OUT, 10.0).tolist():
            tip = _drawn_back(self._spot, out)
            arm = [_drawn_back(tip, back) for back in (30.0, 110.0, 190.0)]
            if all(lying.spot.distance(spot) > _FOREARM for lying in layout for spot in arm):
                return float(out)
        return _OUT


def _corner(room: Room, seat: SimulatedSeat, *, right: bool) -> Spot:
    """A place just within the play area at somebody's edge, near a corner, where cards seldom lie."""
    (across, down), angle = room.half, math.radians(seat.direction)
    towards = np.array([-math.sin(angle), math.cos(angle)])
    beside = np.array([math.cos(angle), math.sin(angle)]) * (1 if right else -1)
    far = 1.0 / max(abs(towards[0]) / across, abs(towards[1]) / down)
    aside = 1.0 / max(abs(beside[0]) / across, abs(beside[1]) / down)
    x, y = (towards * (far - 55.0) + beside * (aside - 75.0)).tolist()
    x, y = max(-across + 40.0, min(across - 40.0, x)), max(-down + 40.0, min(down - 40.0, y))
    # Its elbow is before the person: a forearm lies aslant.
    return Spot(x, y, (seat.direction + (25.0 if right else -25.0)) % 360.0)


def _drawn_back(tip: Spot, by: float) -> Spot:
    """The fingertips after the arm was drawn back along itself by so many millimetres."""
    angle = math.radians(tip.turn)
    return Spot(tip.x - math.sin(angle) * by, tip.y + math.cos(angle) * by, tip.turn)


@dataclass(frozen=True, slots=True)
class SecondArm(CompanyEffect):
    """While somebody reaches in, somebody else does so too, and does nothing.

    Attributes:
        share: of all reaches at which that happens.
        reach: how far the second arm comes on its way to the middle, 0 to 1.
    """

    share: float
    reach: float

    def company(self, draw: Draw, room: Room) -> _Along:
        """Who reaches along."""
        return _Along(self, draw, room)


class _Along:
    def __init__(self, second: SecondArm, draw: Draw, room: Room) -> None:
        self._second = second
        self._random = draw.random()
        self._seats = room.seats
        self._who: int | None = None
        self._begun = False

    def now(self, moment: Moment) -> Present:
        if not moment.arms or len(self._seats) < 2:
            self._begun = False
            return Present()
        first = moment.arms[0]
        if not self._begun:
            self._begun = True
            others = [player for player in range(len(self._seats)) if player != first.player]
            chosen = others[int(self._random.integers(len(others)))]
            self._who = chosen if self._random.random() < self._second.share else None
        if self._who is None or any(arm.player == self._who for arm in moment.arms):
            return Present()
        seat, rest = self._seats[self._who], self._seats[first.player].rest
        near = min(1.0, first.tip.distance(rest) / max(1.0, rest.distance(Spot(0.0, 0.0))))
        goal = seat.reaching(*self._goal(seat))
        return Present(arms=(Reaching(self._who, between(seat.rest, goal, smooth(near)), first.lift + 14.0),))

    def _goal(self, seat: SimulatedSeat) -> tuple[float, float]:
        rest = seat.rest
        left = 1.0 - self._second.reach
        return rest.x * left * 0.5, rest.y * left * 0.5


@dataclass(frozen=True)
class FurLook(ArmLook):
    """A cat from above, its nose where an arm has its fingertips."""

    @cached_property
    def texture(self) -> Texture:
        """Head with two ears, body, and a tail."""
        scale = 1.4  # pixels to the millimetre
        width, height = round(170 * scale), round(self.length * scale)
        parts = np.zeros((height, width), np.uint8)
        middle = width // 2

        def oval(y: float, across: float, along: float, x: float = 0.0) -> None:
            where = (middle + round(x * scale), round(y * scale))
            size = (round(across * scale), round(along * scale))
            cv2.ellipse(parts, where, size, 0, 0, 360, 255, -1, cv2.LINE_AA)

        oval(54, 37, 40)
        for side in (-1, 1):
            ear = [(side * 10, 70), (side * 44, 84), (side * 38, 44)]
            shape = np.array([(middle + x * scale, y * scale) for x, y in ear]).round().astype(np.int32)
            cv2.fillPoly(parts, [shape], 255, cv2.LINE_AA)
        oval(150, 38, 70)
        oval(285, 54, 115)
        along = np.arange(380, self.length - 20, 8)
        tail = np.stack([middle + 18 * scale * np.sin(along / 55), along * scale], axis=1)
        line, thick = tail.round().astype(np.int32), round(26 * scale)
        cv2.polylines(parts, [line], isClosed=False, color=255, thickness=thick, lineType=cv2.LINE_AA)
        rows = np.arange(height)[:, None] / scale
        bends = 10 * np.abs(np.arange(width)[None] / scale - 85) / 60
        stripes = ((np.sin((rows + bends) / 6.5) > 0.35) & (rows > 80))[..., None]
        inside = cv2.distanceTransform((parts > 127).astype(np.uint8), cv2.DIST_L2, 5)
        roundness = 0.6 + 0.4 * np.sqrt(np.clip(inside / (40 * scale), 0, 1))[..., None]
        fur = np.where(stripes, np.array(self.sleeve), np.array(self.skin)) * roundness
        fuzz = np.random.default_rng(self.seed).normal(1.0, 0.07, (height, width, 1))
        colours = np.clip(fur * fuzz, 0, 255) * (parts[..., None] / 255)
        return np.dstack([colours.astype(np.uint8), parts])


_CAT: Final = FurLook((92, 124, 150), (44, 60, 78), None, 0.0, 720.0, left=False, seed=5)


@dataclass(frozen=True, slots=True)
class Cat(CompanyEffect):
    """A cat crosses the table.

    Attributes:
        every: it comes once in so many seconds.
        seconds: that it takes.
        inside: share of the way from the far border of the play area to its middle at which it walks.
    """

    every: float
    seconds: float
    inside: float

    def company(self, draw: Draw, room: Room) -> _Walking:
        """The cat of this house."""
        return _Walking(self, draw, room)


class _Walking:
    def __init__(self, cat: Cat, draw: Draw, room: Room) -> None:
        self._cat = cat
        self._draw = draw
        self._half = room.half

    def now(self, moment: Moment) -> Present:
        number = int(moment.time // self._cat.every)
        random = self._draw.random(number)
        begins = float(random.uniform(0.2, 0.9)) * (self._cat.every - self._cat.seconds)
        share = (moment.time % self._cat.every - begins) / self._cat.seconds
        if not 0.0 < share < 1.0:
            return Present()
        way = -1.0 if random.random() < 0.5 else 1.0
        side = -1.0 if random.random() < 0.5 else 1.0
        across, down = self._half
        far = across + 150.0
        x = way * (-far + share * (2 * far + _CAT.length))
        y = side * down * (1.0 - self._cat.inside) + 12.0 * math.sin(9.0 * share)
        return Present(arms=(Reaching(0, Spot(x, y, way * 90.0 % 360.0), 90.0, _CAT),))


@dataclass(frozen=True, slots=True)
class Fly(CompanyEffect):
    """A fly walks and sits on the table.

    Attributes:
        walks: share of the time in which it walks.
        there: share of the time in which it is there at all.
    """

    walks: float
    there: float

    def company(self, draw: Draw, room: Room) -> _Fly:
        """The fly in this room."""
        return _Fly(self, draw, room)


_STEP: Final = 0.6
"""Seconds in which a fly walks, or sits."""


class _Fly:
    def __init__(self, fly: Fly, draw: Draw, room: Room) -> None:
        self._fly = fly
        self._draw = draw
        self._half = room.half

    def now(self, moment: Moment) -> Present:
        visit = int(moment.time // 8.0)
        if self._draw.random("visit", visit).random() >= self._fly.there:
            return Present()
        here = self._spot(visit, moment.time % 8.0)
        return Present(carried=(Carried(Lying(Thing(Kind.PROP, "fly"), here, "fly"), 2.0),))

    def _spot(self, visit: int, since: float) -> Spot:
        random = self._draw.random("landing", visit)
        across, down = self._half
        spot = Spot(float(random.uniform(-0.9, 0.9)) * across, float(random.uniform(-0.9, 0.9)) * down)
        for step in slots(since, _STEP):
            move = self._draw.random("step", visit, step)
            turn, far = float(move.uniform(-90, 90)), float(move.uniform(10, 60))
            walks = move.random() < self._fly.walks
            share = min(1.0, (since - step * _STEP) / _STEP) if walks else 0.0
            angle = math.radians(spot.turn + turn * walks)
            spot = Spot(
                spot.x + far * share * math.sin(angle),
                spot.y - far * share * math.cos(angle),
                math.degrees(angle) % 360.0,
            )
        return spot


@dataclass(frozen=True, slots=True)
class Writing(CompanyEffect):
    """Somebody keeps score on a pad beside the cards.

    Attributes:
        busy: share of the time in which the hand writes; else it is gone.
        inside: millimetres by which the pad's middle lies within the play area's border.
    """

    busy: float
    inside: float

    def company(self, draw: Draw, room: Room) -> _Writing:
        """Who writes at this table."""
        return _Writing(self, draw, room)


_BOUT: Final = 5.0
"""Seconds for which somebody writes, at most two lines."""

PAD_LINES: Final = 12
"""Lines on a sheet of the pad; then another is begun."""


class _Writing:
    def __init__(self, writing: Writing, draw: Draw, room: Room) -> None:
        self._writing = writing
        self._draw = draw
        random = draw.random()
        self._player = int(random.integers(len(room.seats)))
        self._seat = room.seats[self._player]
        spot = _corner(room, self._seat, right=True)
        self._pad = _drawn_back(spot, 55.0 - writing.inside)
        self._phases = random.uniform(0, 2 * math.pi, 2)

    def now(self, moment: Moment) -> Present:
        bout, since = int(moment.time // _BOUT), moment.time % _BOUT
        lines = sum(self._writes(one) for one in range(bout)) % PAD_LINES
        pad = Lying(Thing(Kind.PROP, "pad"), self._pad, f"pad-{lines}")
        share = smooth(since / 0.5) * smooth((_BOUT - since) / 0.5)
        if not self._writes(bout) or share == 0.0:
            return Present(under=(pad,))
        return Present(arms=(Reaching(self._player, self._tip(lines, since, share), 3.0),), under=(pad,))

    def _writes(self, bout: int) -> bool:
        return bool(self._draw.random("bout", bout).random() < self._writing.busy)

    def _tip(self, line: int, since: float, share: float) -> Spot:
        """Where the fingertips are, along a line of the pad."""
        along = -28.0 + 52.0 * since / _BOUT
        up = -50.0 + 8.5 * line
        angle = math.radians(self._pad.turn)
        x = along + 2.0 * math.sin(17.0 * since + self._phases[0])
        y = up + 3.0 * math.sin(21.0 * since + self._phases[1])
        across, down = x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)
        there = self._pad.moved(across, down)
        return _drawn_back(self._seat.reaching(there.x, there.y), (1.0 - share) * _OUT)


_ESTIMATED: Final = "estimated from people at tables"

FAULTS: Final = (
    Fault(
        "forearm",
        Forearm(4.0, 1.5, 0.3),
        Forearm(14.0, 6.0, 0.75),
        _ESTIMATED,
    ),
    Fault(
        "forearm-coming-in",
        Forearm(4.0, 1.5, 0.3, comes=12.0),
        Forearm(14.0, 6.0, 0.75, comes=12.0),
        _ESTIMATED,
    ),
    Fault(
        "second-arm",
        SecondArm(0.35, 0.6),
        SecondArm(1.0, 0.95),
        _ESTIMATED,
    ),
    Fault(
        "cat",
        Cat(40.0, 2.5, 0.05),
        Cat(25.0, 4.0, 0.6),
        "a cat is 460 mm long without its tail; the rest is estimated",
    ),
    Fault(
        "fly",
        Fly(0.3, 0.5),
        Fly(0.7, 1.0),
        "a housefly is 7 mm long and walks 100 mm a second",
    ),
    Fault(
        "writing-pad",
        Writing(0.3, 0.0),
        Writing(0.8, 60.0),
        _ESTIMATED,
    ),
)
