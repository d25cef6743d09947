"""Gestures while they are made: arms, what they carry, and dice that roll."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from companion.rehearsal import dice
from companion.rehearsal.arms import ArmLook
from companion.rehearsal.gestures import Gesture, SimulatedSeat, Stop
from companion.rehearsal.layout import Kind, Layout, Lying, Spot
from companion.rehearsal.lens import Matrix

CARRIED_HEIGHT: Final = 22.0
"""Millimetres above the table at which things are carried."""

ROLL_SECONDS: Final = 0.6
"""How long dice roll."""


@dataclass(frozen=True, slots=True)
class Reaching:
    """An arm.

    Attributes:
        player: whose.
        tip: where the fingertips are, turned so that 0 reaches to the map's upper edge.
        lift: height of the fingertips in millimetres.
        look: of somebody who does not play, None: the player's own.
    """

    player: int
    tip: Spot
    lift: float
    look: ArmLook | None = None


@dataclass(frozen=True, slots=True)
class Carried:
    """A thing in somebody's hand.

    Attributes:
        lying: the thing, where it would lie if it were dropped.
        height: of the thing above the table in millimetres.
        squash: its width as a share of the whole while it is being turned over.
    """

    lying: Lying
    height: float
    squash: float = 1.0


@dataclass(frozen=True, slots=True)
class Tumbling:
    """A die that rolls.

    Attributes:
        spot: where its middle is.
        height: of its middle above the table in millimetres.
        rotation: see `companion.rehearsal.dice.resting`.
    """

    spot: Spot
    height: float
    rotation: Matrix


@dataclass(frozen=True, slots=True)
class _Held:
    """A thing in the hand.

    Attributes:
        lay: how it lay, or how it is held when it was brought along.
        goal: how it will lie, None when it is taken away.
        until: index of the stop where it is laid down.
        since: index of the stop to which it is carried first.
        brought: whether the hand came in with it.
    """

    lay: Lying
    goal: Lying | None
    until: int
    since: int
    brought: bool


class MovingArm:
    """One gesture while it is being made.

    Attributes:
        busy: whether it still goes on.
    """

    def __init__(self, gesture: Gesture, seat: SimulatedSeat, leave_seconds: float = 0.3) -> None:
        """Begin a gesture at the resting place of that seat."""
        self._gesture = gesture
        self._seat = seat
        self._clock = -gesture.delay
        self._index = 0
        self._leave = leave_seconds
        self._from = seat.rest
        self._goals = {
            lying.thing: (lying, index)
            for index, stop in enumerate(gesture.stops)
            for lying in (*stop.drop, *stop.roll)
        }
        self._held = {lying.thing: self._hold(lying, 0, brought=True) for lying in gesture.brings}
        self.busy = True

    def advance(self, seconds: float, layout: Layout) -> tuple[Layout, tuple[Rolling, ...]]:
        """Go on for some seconds; gives the layout after it and the dice thrown meanwhile."""
        self._clock += seconds
        rolling: list[Rolling] = []
        while self.busy and self._clock >= self._duration:
            self._clock -= self._duration
            if self._index == len(self._gesture.stops):
                self.busy = False
                break
            stop = self._gesture.stops[self._index]
            layout = self._do(stop, layout)
            rolling += [Rolling(lying, Spot(stop.x, stop.y)) for lying in stop.roll]
            self._from = self._seat.reaching(stop.x, stop.y)
            self._index += 1
        return layout, tuple(rolling)

    def reaching(self) -> Reaching | None:
        """Where the arm is now, None while it rests."""
        if not self.busy or self._clock < 0:
            return None
        lift = 4.0 + 26.0 * math.sin(math.pi * self._share)
        return Reaching(self._gesture.player, self._tip, lift)

    def carried(self) -> list[Carried]:
        """What is in the hand now, as it is seen from above: of a pack of cards the uppermost."""
        if not self.busy or self._clock < 0:
            return []
        pack = [thing for thing, held in self._held.items() if self._is_in_pack(held)]
        beneath = set(pack[:-1])
        return [self._carry(held) for thing, held in self._held.items() if thing not in beneath]

    def _is_in_pack(self, held: _Held) -> bool:
        """Whether a card lies in the hand among others, and is not being laid down."""
        return held.lay.thing.kind is Kind.CARD and self._index != held.until

    @property
    def _duration(self) -> float:
        stops = self._gesture.stops
        return stops[self._index].seconds if self._index < len(stops) else self._leave

    @property
    def _share(self) -> float:
        """How much of the way to the next stop is done, eased at both ends."""
        share = min(1.0, max(0.0, self._clock / self._duration))
        return share * share * (3.0 - 2.0 * share)

    @property
    def _target(self) -> Spot:
        stops = self._gesture.stops
        if self._index == len(stops):
            return self._seat.rest
        return self._seat.reaching(stops[self._index].x, stops[self._index].y)

    @property
    def _tip(self) -> Spot:
        return between(self._from, self._target, self._share)

    def _hold(self, lying: Lying, since: int, *, brought: bool) -> _Held:
        goal, until = self._goals.get(lying.thing, (None, -1))
        return _Held(lying, goal, until, since, brought)

    def _do(self, stop: Stop, layout: Layout) -> Layout:
        for thing in stop.grasp:
            lying = layout.find(thing)
            if lying is not None:
                self._held[thing] = self._hold(lying, self._index + 1, brought=False)
        layout = layout.take(stop.grasp).put(stop.drop)
        for lying in (*stop.drop, *stop.roll):
            self._held.pop(lying.thing, None)
        return layout

    def _carry(self, held: _Held) -> Carried:
        thing, shows = held.lay.thing, held.lay.shows
        spot = self._carried_spot(held)
        if held.goal is None or held.goal.shows == shows or thing.kind is Kind.DIE:
            return Carried(Lying(thing, spot, shows), CARRIED_HEIGHT)
        share = self._share if self._index == held.until else 0.0
        squash = max(0.08, abs(math.cos(math.pi * share)))
        side_up = shows if share < 0.5 else held.goal.shows
        return Carried(Lying(thing, spot, side_up), CARRIED_HEIGHT + 20.0 * (1.0 - squash), squash)

    def _carried_spot(self, held: _Held) -> Spot:
        tip = self._tip
        if held.goal is None or self._index != held.until:
            return Spot(tip.x, tip.y, held.lay.spot.turn)
        if held.brought and held.until == 0:
            target = self._target
            return held.goal.spot.moved(tip.x - target.x, tip.y - target.y)
        first = self._index == held.since and not held.brought
        start = held.lay.spot if first else Spot(self._from.x, self._from.y, held.lay.spot.turn)
        return between(start, held.goal.spot, self._share)


class Rolling:
    """A die that was thrown and has not come to rest."""

    def __init__(self, goal: Lying, start: Spot) -> None:
        """Throw a die from a place so that it comes to lie as `goal` says."""
        self._goal = goal
        self._start = start
        self._clock = 0.0

    def advance(self, seconds: float, layout: Layout) -> Layout:
        """Roll on; gives the layout, with the die in it once it rests."""
        self._clock += seconds
        return layout if self.busy else layout.put([self._goal])

    @property
    def busy(self) -> bool:
        """Whether it still rolls."""
        return self._clock < ROLL_SECONDS

    def now(self) -> Tumbling:
        """How it is seen now."""
        share = min(1.0, self._clock / ROLL_SECONDS)
        left = (1.0 - share) ** 2
        spot = between(self._goal.spot, self._start, left)
        across = (self._goal.spot.y - self._start.y, self._start.x - self._goal.spot.x, 0.0)
        rotation: Matrix = dice.resting(int(self._goal.shows), self._goal.spot.turn)
        if math.hypot(across[0], across[1]) > 1.0:
            rotation = dice.tumbling(rotation, across, left * 540.0)
        bounce = 10.0 * abs(math.sin(3 * math.pi * share)) * (1.0 - share)
        return Tumbling(spot, dice.EDGE / 2 + bounce + 4.0 * abs(math.sin(left * 3 * math.pi)), rotation)


def between(one: Spot, other: Spot, share: float) -> Spot:
    """The spot on the way from one to the other, turning the shorter way round."""
    turn = (other.turn - one.turn + 180.0) % 360.0 - 180.0
    return Spot(
        one.x + (other.x - one.x) * share,
        one.y + (other.y - one.y) * share,
        (one.turn + turn * share) % 360.0,
    )
