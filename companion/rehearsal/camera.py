"""The simulated camera: what it takes of the stage, and what of that comes, with all that goes wrong."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce
from time import thread_time
from typing import Final

import cv2
import numpy as np

from companion.rehearsal.arms import arm_window
from companion.rehearsal.canvas import Picture
from companion.rehearsal.faults.effect import (
    Caster,
    CompanyEffect,
    Draw,
    Gains,
    LightEffect,
    Moment,
    PictureEffect,
    Present,
    Room,
    ShutterEffect,
    Spoiler,
    StreamEffect,
    Taken,
    View,
    smooth,
)
from companion.rehearsal.faults.optics import multiplied
from companion.rehearsal.faults.registry import effects, lens_effects
from companion.rehearsal.gestures import SimulatedSeat
from companion.rehearsal.layout import Spot
from companion.rehearsal.lens import Lens
from companion.rehearsal.moving import Carried, Reaching, Tumbling, between
from companion.rehearsal.small import Smaller
from companion.rehearsal.stage import Stage, Through
from hardware.cameras.protocol import Frame, Later, made_small


@dataclass(frozen=True, slots=True)
class Above:
    """What is above the table.

    Attributes:
        arms: people's.
        carried: in their hands.
        tumbling: dice that roll.
    """

    arms: tuple[Reaching, ...] = ()
    carried: tuple[Carried, ...] = ()
    tumbling: tuple[Tumbling, ...] = ()


_NOTHING: Final = Above()

_LEAVING: Final = 300.0
"""Millimetres from where a hand rests within which its way is longer before a camera that sees more."""

_FARTHEST: Final = 900.0
"""Millimetres by which it rests farther off at most."""


class SimulatedCamera:
    """Takes pictures of a stage.

    Where nothing goes wrong at a table, each picture that is wanted comes at once and as the stage paints it.
    """

    def __init__(self, stage: Stage, seats: Sequence[SimulatedSeat]) -> None:
        """Look at a stage at which people sit there."""
        self._stage = stage
        world = stage.world
        chosen, room = world.faults, Room(world.table, tuple(seats))

        def draw(name: str) -> Draw:
            return Draw(world.seed, name)

        # The type of an abstract class is asked for, not an instance of it.
        self._company = [
            effect.company(draw(one.name), room)
            for one, effect in effects(chosen, CompanyEffect)  # type: ignore[type-abstract]
        ]
        self._light = _CastLight(
            [
                effect.caster(draw(one.name), room)
                for one, effect in effects(chosen, LightEffect)  # type: ignore[type-abstract]
            ]
        )
        self._before_chip: list[Spoiler] = []
        self._after_chip: list[Spoiler] = []
        self._of_whole = False
        for one, effect in effects(chosen, PictureEffect):  # type: ignore[type-abstract]
            spoiler = effect.spoiler(draw(one.name), world.lens.picture)
            (self._before_chip if effect.before_the_chip else self._after_chip).append(spoiler)
            self._of_whole = self._of_whole or effect.of_whole
        self._streams = [
            effect.stream(draw(one.name))
            for one, effect in effects(chosen, StreamEffect)  # type: ignore[type-abstract]
        ]
        self._beyond = _beyond(stage, room) if any(True for _one in lens_effects(chosen)) else ()
        self._seats = room.seats
        shutters = [effect.ticks for _one, effect in effects(chosen, ShutterEffect)]
        self._past: deque[tuple[Above, Present]] = deque(maxlen=max(shutters, default=1))
        self._painting = 0.0

    @property
    def painting(self) -> float:
        """Seconds of the processor's time for which pictures were made whole: see `Stage`."""
        return self._stage.painting + self._painting

    def tick(self, time: float, above: Above, *, due: bool) -> Iterator[Frame]:
        """Let a thirtieth of a second pass; gives the frames that come now.

        Args:
            time: of the table, in seconds.
            above: what is above the table.
            due: whether a picture is to be taken now.
        """
        above = self._withdrawn(above) if any(self._beyond) else above
        moment = Moment(time, above.arms, self._stage.layout)
        self._past.append((above, self._present(moment)))
        wanted = all(stream.wants(time, due=due) for stream in self._streams) if self._streams else due
        taken = [Taken(self._taken(moment), time)] if wanted else []
        for stream in self._streams:
            taken = stream.passed(taken, time)
        for one in taken:
            yield Frame(one.shot, one.time)

    def _withdrawn(self, above: Above) -> Above:
        """Where hands rest that a camera hung otherwise would see resting: beyond its view."""
        arms = tuple(replace(arm, tip=self._farther(arm.tip, arm.player)) for arm in above.arms)
        carried = tuple(
            replace(held, lying=replace(held.lying, spot=self._farther(held.lying.spot)))
            for held in above.carried
        )
        return Above(arms, carried, above.tumbling)

    def _farther(self, spot: Spot, player: int | None = None) -> Spot:
        """A spot, moved outwards the more, the nearer it is to where that player's hand rests, or any."""
        far = [seat.rest.distance(spot) for seat in self._seats]
        who = far.index(min(far)) if player is None else player
        share = smooth(1.0 - far[who] / _LEAVING) * self._beyond[who]
        angle = math.radians(self._seats[who].direction)
        return spot.moved(-math.sin(angle) * share, math.cos(angle) * share)

    def _present(self, moment: Moment) -> Present:
        """All that is there beside the play."""
        there = [company.now(moment) for company in self._company]
        return Present(
            tuple(arm for one in there for arm in one.arms),
            tuple(held for one in there for held in one.carried),
            tuple(lying for one in there for lying in one.under),
        )

    def _taken(self, moment: Moment) -> Later:
        moves = any(above != _NOTHING or present.arms or present.carried for above, present in self._past)
        past = list(_closer(self._past)) if moves else [self._past[-1]]
        shots = [self._shot(moment, *one) for one in past]
        shot = shots[0] if len(shots) == 1 else _blurred(shots)
        time = moment.time
        if self._of_whole:
            whole = self._spoiled(shot.whole(), 1.0, time)
            return Later((whole.shape[1], whole.shape[0]), made_small(whole), lambda: whole)
        if not self._after_chip:
            return shot
        small = self._spoiled(shot.small, shot.small.shape[1] / shot.size[0], time)
        return Later(shot.size, small, partial(self._whole, shot, time))

    def _shot(self, moment: Moment, above: Above, present: Present) -> Later:
        """What reaches the camera's chip, and what that makes of it."""
        arms = (*above.arms, *present.arms)
        through: list[Through] = []
        if self._light.casters:
            through.append(self._light.at(self._stage.lens, Moment(moment.time, arms, moment.layout)))
        through += [partial(_through, spoiler, moment.time) for spoiler in self._before_chip]
        carried = (*above.carried, *present.carried)
        return self._stage.shot(arms, carried, above.tumbling, present.under, tuple(through))

    def _whole(self, shot: Later, time: float) -> Picture:
        whole = shot.whole()
        begun = thread_time()
        spoiled = self._spoiled(whole, 1.0, time)
        self._painting += thread_time() - begun
        return spoiled

    def _spoiled(self, picture: Picture, scale: float, time: float) -> Picture:
        return reduce(lambda so_far, spoiler: spoiler.spoil(so_far, scale, time), self._after_chip, picture)


def _closer(past: Sequence[tuple[Above, Present]]) -> Iterator[tuple[Above, Present]]:
    """These moments and those between them: else a quick hand would be seen many times, not blurred."""
    before: tuple[Above, Present] | None = None
    for above, present in past:
        if before is not None:
            arms = tuple(_halfway(before[0].arms, above.arms))
            yield Above(arms, above.carried, above.tumbling), present
        before = above, present
        yield before


def _halfway(before: Sequence[Reaching], now: Sequence[Reaching]) -> Iterator[Reaching]:
    """Where arms were between two moments."""
    old = {arm.player: arm for arm in before}
    for arm in now:
        if arm.player in old:
            one = old[arm.player]
            yield replace(arm, tip=between(one.tip, arm.tip, 0.5), lift=(one.lift + arm.lift) / 2)
        else:
            yield arm


def _through(spoiler: Spoiler, time: float, picture: Picture, scale: float) -> Picture:
    return spoiler.spoil(picture, scale, time)


def _blurred(shots: list[Later]) -> Later:
    """What a shutter sees that was open for all of these moments."""
    return Later(shots[-1].size, _mean([shot.small for shot in shots]), partial(_mean_whole, shots))


def _mean_whole(shots: list[Later]) -> Picture:
    return _mean([shot.whole() for shot in shots])


def _mean(pictures: list[Picture]) -> Picture:
    total = np.zeros(pictures[0].shape, np.uint16)
    for picture in pictures:
        total = np.asarray(cv2.add(total, picture, dtype=cv2.CV_16U), np.uint16)
    return np.asarray(cv2.convertScaleAbs(total, alpha=1 / len(pictures)), np.uint8)


def _beyond(stage: Stage, room: Room) -> tuple[float, ...]:
    """For each player, by how many millimetres the hand must rest farther off not to be seen."""
    found = []
    for player, seat in enumerate(room.seats):
        angle, far = math.radians(seat.direction), 0.0
        look = stage.world.arms[player % len(stage.world.arms)]
        while far < _FARTHEST:
            tip = seat.rest.moved(-math.sin(angle) * far, math.cos(angle) * far)
            if arm_window(stage.lens, look, tip, 4.0).empty:
                break
            far += 30.0
        found.append(far)
    return tuple(found)


_ALL: Final = (1, 1)
"""Shape of gains that are the same everywhere."""


class _CastLight:
    """All light and shadow that falls on the table beside the lamp's and the window's."""

    def __init__(self, casters: list[Caster]) -> None:
        self.casters = casters
        self._aimed: Lens | None = None

    def at(self, lens: Lens, moment: Moment) -> Through:
        """What falls there at a moment, for pictures whole and small."""
        if self._aimed is not lens:
            self._aimed, self._view = lens, View(Smaller(lens).lens)
        columns, rows = self._view.lens.picture
        total: Gains = np.ones((rows, columns, 3), np.float32)
        for caster in self.casters:
            gains = caster.gains(self._view, moment)
            if gains.shape[:2] not in (_ALL, (rows, columns)):
                gains = np.asarray(cv2.resize(gains, (columns, rows)), np.float32)
            total *= gains
        return lambda picture, _scale: multiplied(picture, total)
