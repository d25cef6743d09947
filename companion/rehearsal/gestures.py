"""What hands are to do: an arm comes in, stops here and there, grasps, lays down or rolls, and goes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from companion.rehearsal.layout import Layout, Lying, Spot, Thing
from companion.table.playing_table import SMALL_TABLE, PlayingTable

_REST: Final = (292.0, 284.0)
"""Millimetres from the border of the picture to a resting hand, before its lower or upper edge and beside
it."""


@dataclass(frozen=True, slots=True)
class SimulatedSeat:
    """Where a player sits.

    Attributes:
        direction: degrees from the table's middle to the player, clockwise from the lower edge.
        table: the table at which that is.
    """

    direction: float
    table: PlayingTable = SMALL_TABLE

    def spot(self, far: float, aside: float = 0.0, turn: float = 0.0) -> Spot:
        """A spot `far` millimetres from the middle towards the player, `aside` to the player's right.

        What lies there with turn 0 stands upright for the player.
        """
        angle = math.radians(self.direction)
        x, y = -math.sin(angle), math.cos(angle)
        return Spot(x * far + y * aside, y * far - x * aside, (self.direction + turn) % 360.0)

    @property
    def rest(self) -> Spot:
        """Where the hand rests, out of the picture."""
        return self.spot(self._far, 60.0)

    def reaching(self, x: float, y: float) -> Spot:
        """The fingertips at a place, turned as the arm comes from the player's shoulder."""
        shoulder = self.spot(self._far + 200.0, 90.0)
        return Spot(x, y, math.degrees(math.atan2(x - shoulder.x, shoulder.y - y)) % 360.0)

    @property
    def _far(self) -> float:
        angle = math.radians(self.direction)
        half, (across, down) = self.table.play_area[1] / 2, self.table.picture
        before, beside = half + _REST[0], half * across / down + _REST[1]
        return 1.0 / max(abs(math.cos(angle)) / before, abs(math.sin(angle)) / beside)


@dataclass(frozen=True, slots=True)
class Stop:
    """A place where the hand stops, and what it does there.

    Attributes:
        x: of the fingertips in millimetres.
        y: of the fingertips in millimetres.
        seconds: how long the hand takes to get there.
        grasp: things taken up.
        drop: things laid down, as they will lie.
        roll: dice thrown, as they will lie.
    """

    x: float
    y: float
    seconds: float
    grasp: tuple[Thing, ...] = ()
    drop: tuple[Lying, ...] = ()
    roll: tuple[Lying, ...] = ()


@dataclass(frozen=True, slots=True)
class Gesture:
    """One visit of one player's arm.

    Attributes:
        player: whose arm.
        stops: what it does, in order.
        brings: things in the hand when it comes in, by their side upwards on the way.
        delay: seconds that it waits before it sets out.
    """

    player: int
    stops: tuple[Stop, ...]
    brings: tuple[Lying, ...] = ()
    delay: float = 0.0


def taking(lying: Lying, seconds: float = 0.3) -> Stop:
    """The hand goes to a thing and takes it up."""
    return Stop(lying.spot.x, lying.spot.y, seconds, grasp=(lying.thing,))


def laying(lying: Lying, seconds: float = 0.3) -> Stop:
    """The hand lays a thing down where it will lie."""
    return Stop(lying.spot.x, lying.spot.y, seconds, drop=(lying,))


def laid_out(player: int, heaps: Iterable[Sequence[Lying]]) -> Gesture:
    """The gesture with which a player brings heaps of cards and lays one after the other down."""
    brought = [tuple(heap) for heap in heaps if heap]
    stops = tuple(Stop(heap[0].spot.x, heap[0].spot.y, 0.3, drop=heap) for heap in brought)
    return Gesture(player, stops, tuple(lying for heap in brought for lying in heap))


def take(player: int, cards: Sequence[Lying], seconds: float = 0.4, delay: float = 0.0) -> Gesture:
    """The gesture with which a player takes cards away in one go."""
    spot = cards[-1].spot
    stop = Stop(spot.x, spot.y, seconds, grasp=tuple(lying.thing for lying in cards))
    return Gesture(player, (stop,), delay=delay)


def sweep(player: int, things: Sequence[Lying], delay: float = 0.0) -> Gesture:
    """The gesture with which a player takes things away, one after the other."""
    stops = tuple(taking(lying, 0.3 if index == 0 else 0.15) for index, lying in enumerate(things))
    return Gesture(player, stops, delay=delay)


def settled(layout: Layout, gestures: Iterable[Gesture]) -> Layout:
    """The layout after gestures, without acting them out."""
    for gesture in gestures:
        for stop in gesture.stops:
            layout = layout.take(stop.grasp).put((*stop.drop, *stop.roll))
    return layout


def tidied(player: int, layout: Layout, goal: Layout, random: np.random.Generator) -> tuple[Gesture, ...]:
    """The gesture with which a player makes the table lie as it lay: nothing to do, no gesture.

    Args:
        player: who does it.
        layout: how things lie.
        goal: how they lay.
        random: things are never put back to the millimetre.
    """
    here, there = set(layout.things), set(goal.things)
    taken = [lying for lying in layout if goal.find(lying.thing) is None]
    moved = [lying for lying in goal if lying in there - here and layout.find(lying.thing) is not None]
    brought = tuple(lying for lying in goal if layout.find(lying.thing) is None)
    stops = [taking(lying) for lying in taken]
    for lying in moved:
        now = layout.find(lying.thing)
        if now is not None:
            stops += [taking(now), laying(nearly(lying, random), 0.25)]
    stops += [laying(nearly(lying, random)) for lying in brought]
    return (Gesture(player, tuple(stops), brought),) if stops else ()


def nearly(lying: Lying, random: np.random.Generator) -> Lying:
    """The thing put back, which nobody does to the millimetre."""
    dx, dy, turn = random.uniform(-2.0, 2.0, 3)
    return replace(lying, spot=lying.spot.moved(float(dx), float(dy), float(turn)))
