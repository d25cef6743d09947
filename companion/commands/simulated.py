"""A simulated evening: people who play to win and sometimes err, or do what somebody says."""

from __future__ import annotations

import time
from random import Random

from companion.cameras.sources import AsTheyCome
from companion.engines import Reason, rules_of
from companion.evening.evening import Evening
from companion.rehearsal.conditions import Conditions, world_of
from companion.rehearsal.directions import Directions
from companion.rehearsal.left_off import first_seen_otherwise
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.script import Script
from companion.rehearsal.truth import generated_truth
from companion.rehearsal.watched import SittingScreen
from companion.sitting import Sitting
from companion.table.inputs import Press
from hardware.cameras.protocol import Frame

NAMES = ("Kim", "Leah", "Alex", "Bo", "Pia", "Jo", "Ida", "Finn", "Eva", "Ben")
PLAYERS = NAMES[:3]
"""Who plays where nobody says who does."""

MISHAPS = 0.12
"""Things that go wrong for each event of the true game: about three in a round of three players."""


def players_for(game: str) -> tuple[str, ...]:
    """Who plays that game where nobody says who does: three, or the number nearest to it that may."""
    return NAMES[: min(rules_of(game).players, key=lambda number: abs(number - len(PLAYERS)))]


class SimulatedSource(AsTheyCome):
    """Frames and presses of a simulated evening; fulfils `companion.cameras.sources.FrameSource`.

    Args:
        sitting: what watches; the people see its screen.
        seed: which people, table and light.
        live: in real time, or else as fast as the machine allows.
        directed: whether people do what `directions` are told, instead of playing by themselves. In real time
            they do so, too, where the evening goes on otherwise than they would have played it.

    Attributes:
        directions: what people are told to do, None where they play by themselves.
    """

    camera_gone = False
    problems: tuple[Reason, ...] = ()

    def __init__(self, sitting: Sitting, seed: int, *, live: bool, directed: bool = False) -> None:
        evening = sitting.evening
        script = _script(evening, seed, live=live, directed=directed)
        self.directions = script if isinstance(script, Directions) else None
        self._rehearsal = Rehearsal(
            script,
            world_of(evening.header, Conditions.EASY, seed),
            SittingScreen(sitting, answers=self.directions is None),
            begin=min(len(evening.ruled), len(script.acted)),
        )
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


def _script(evening: Evening, seed: int, *, live: bool, directed: bool) -> Script:
    """What people do: as they are told, or a game of their own that the evening may hold the beginning of."""
    if not directed:
        # Whoever deals after the end would begin another game.
        played = generated_truth(evening.header, Random(seed), MISHAPS).to_the_end
        if not live or first_seen_otherwise(played, evening) is None:
            return played
    return Directions(evening, Random(seed))
