"""A simulated evening: people who play a sensible game of Up & Down, and sometimes err."""

from __future__ import annotations

import io
import json
import time
from random import Random

from companion.engines import Header
from companion.inputs import Press
from companion.players.mischief import spoiled_record
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.truth import Truth, read_truth
from companion.rehearsal.watched import SittingScreen
from companion.sitting import Sitting
from companion.table.playing_table import table_for
from hardware.cameras.protocol import Frame

PLAYERS = ("Kim", "Leah", "Alex")
MISHAPS = 0.12
"""Things that go wrong for each event of the true game: about three in a round of three players."""


def simulated_truth(header: Header, seed: int) -> Truth:
    """A whole game as these people will play it; the same for the same seed."""
    first = json.dumps(
        {
            "record": 1,
            "game": header.game,
            "players": list(header.players),
            "options": dict(header.options),
        }
    )
    lines = [first, *spoiled_record(header, Random(seed), sensible=True, mishaps=MISHAPS)]
    return read_truth(io.BytesIO("\n".join(lines).encode()))


class SimulatedSource:
    """Frames and presses of a simulated evening; fulfils `companion.sources.Source`.

    Args:
        sitting: what watches; the people see its screen.
        seed: which people, table and light.
        done: events that were played before the program was stopped.
        live: in real time, or else as fast as the machine allows.
    """

    camera_gone = False
    problem: str | None = None

    def __init__(self, sitting: Sitting, seed: int, done: int, *, live: bool) -> None:
        header = sitting.evening.header
        world = make_world(
            Conditions.EASY, seed, len(header.players), table_for(header.game, len(header.players))
        )
        truth = simulated_truth(header, seed)
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
