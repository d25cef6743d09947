"""A simulated table on which a story was acted out, and which then stands still."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.rehearsal.gestures import SimulatedSeat
from companion.rehearsal.layout import Layout, Spot
from companion.rehearsal.moving import Reaching
from companion.rehearsal.perfect_sight import before_perfect_sight
from companion.rehearsal.rehearsal import FRAME_SECONDS
from companion.rehearsal.truth import Truth
from companion.table.inputs import Action, Press
from hardware.cameras.protocol import Frame
from tests.rehearsal.conftest import rehearse

FRAME = np.zeros((72, 128, 3), np.uint8)


@dataclass(frozen=True)
class Standing:
    """A table at which nothing happens, with arms above it or none."""

    layout: Layout
    seats: tuple[SimulatedSeat, ...]
    arms: tuple[Reaching, ...]
    rolls: bool = False


class Table:
    """A story acted out to its end, and then a table that stands still."""

    def __init__(self, truth: Truth, journal: Journal) -> None:
        self._truth = truth
        watched = before_perfect_sight(truth, Evening.begin(journal, truth.header), 1)
        watched.to_the_end()
        self.sitting = watched.sitting
        self.seats = watched.rehearsal.seats
        self.time = watched.rehearsal.time

    def waits(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME_SECONDS)):
            self.time += FRAME_SECONDS
            self.sitting.step(Frame(FRAME, self.time))

    def is_laid_as_before_the_last_play(self) -> None:
        shorter = replace(self._truth, steps=self._truth.steps[:-1])
        before = rehearse(shorter, begin=len(shorter.acted), board=False, painted=False)
        next(before)
        self.is_laid_so(before.layout, before.seats)

    def is_laid_so(self, layout: Layout, seats: tuple[SimulatedSeat, ...]) -> None:
        """Somebody lays the table like that."""
        hand = Reaching(1, Spot(0.0, 0.0), 90.0)
        for arms in ((hand,), ()):
            self.sitting.watching.watcher.rehearsal = Standing(layout, seats, arms)
            self.waits(1.0)

    def press(self, action: Action, seat: int | None = None) -> None:
        self.sitting.press(Press(action, self.time, seat))

    @property
    def told(self) -> int:
        return len(self.sitting.view.game.history)
