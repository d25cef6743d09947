"""A simulated evening: people who play to win, and sometimes err."""

from __future__ import annotations

import time
from random import Random

from companion.engines import Reason
from companion.inputs import Press
from companion.rehearsal.conditions import Conditions, world_of
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.truth import generated_truth
from companion.rehearsal.watched import SittingScreen
from companion.sitting import Sitting
from hardware.cameras.protocol import Frame

PLAYERS = ("Kim", "Leah", "Alex")
MISHAPS = 0.12
"""Things that go wrong for each event of the true game: about three in a round of three players."""


class SimulatedSource:
    """Frames and presses of a simulated evening; fulfils `companion.sources.Source`.

    Args:
        sitting: what watches; the people see its screen.
        seed: which people, table and light.
        done: events that were played before the program was stopped.
        live: in real time, or else as fast as the machine allows.
    """

    camera_gone = False
    problems: tuple[Reason, ...] = ()

    def __init__(self, sitting: Sitting, seed: int, done: int, *, live: bool) -> None:
        header = sitting.evening.header
        world = world_of(header, Conditions.EASY, seed)
        # Whoever deals after the end would begin another game.
        truth = generated_truth(header, Random(seed), MISHAPS).to_the_end
        self._rehearsal = Rehearsal(truth, world, SittingScreen(sitting), begin=min(done, len(truth.acted)))
        self._live = live
        self._begun = time.monotonic()
        self._waiting: Frame | Press | None = None
        self.over = False

    def next(self) -> Frame | Press | None:
        """What comes next; in real time None until its moment has come."""
        if self._waiting is None:
            self._waiting = next(self._rehearsal, None)
            self.over = self._waiting is None
        if self._live and self._waiting and self._waiting.time > time.monotonic() - self._begun:
            return None
        moment, self._waiting = self._waiting, None
        return moment

    def now(self) -> float:
        """Table time."""
        return self._rehearsal.time

    def close(self) -> None:
        """Nothing is held open."""
