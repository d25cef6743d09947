"""A rehearsal that a sitting watches: frames and presses go one way, what the screen shows the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

import numpy as np

from companion.cameras.recording import Recorder
from companion.rehearsal.pace import HERE, Pace, computed
from companion.rehearsal.rehearsal import Rehearsal
from companion.sitting import Sitting
from companion.table.inputs import Press
from companion.table.reading import Question
from hardware.cameras.protocol import Frame
from vision.scene.scene import TableState

SOUGHT = (TableState.NOT_CALIBRATED, TableState.MOVED)
"""States in which it must find the table first."""

LOST_SECONDS = 2.5
"""So long people wait for the table to be found again before they lay the board on it."""


class SittingScreen:
    """What simulated people see of a sitting; fulfils `companion.rehearsal.script.Screen`.

    Args:
        sitting: whose screen is watched from now on.
        answers: whether they answer what it asks; else somebody else does, and says how the table lies.
    """

    def __init__(self, sitting: Sitting, *, answers: bool = True) -> None:
        self._sitting = sitting
        self._answers = answers
        self._before = len(sitting.evening.ruled)

    @property
    def rulings(self) -> int:
        """How many rulings it has shown since the rehearsal began."""
        return len(self._sitting.evening.ruled) - self._before

    @property
    def question(self) -> Question | None:
        """The question that it asks them now."""
        return self._sitting.asking.question if self._answers else None

    @property
    def asks_others(self) -> bool:
        """Whether it asks somebody else."""
        return not self._answers and self._sitting.asking.question is not None

    @property
    def ready(self) -> bool:
        """Whether it waits for the next play."""
        busy = self._sitting.watching.look.state in (TableState.HAND, TableState.LOOKING, *SOUGHT)
        return self._sitting.referee.out_of_step.reading.in_step and not busy

    @property
    def stopped(self) -> bool:
        """Whether the page stands there on which the table can be said to be right as it lies."""
        stopped = self._sitting.referee.out_of_step.stopped
        return self._answers and stopped and self._sitting.asking.question is None

    @property
    def lost(self) -> bool:
        """Whether it has been asking for the calibration board for a while."""
        asks = self._sitting.watching.look.state in SOUGHT
        return asks and self._sitting.watching.state_seconds > LOST_SECONDS


@dataclass(slots=True)
class Measures:
    """What was measured while a rehearsal was watched.

    Attributes:
        questions: doubts of the eye that were put to people.
        asked: questions that the rules make people answer.
        frames: frames that the companion got.
        latencies: for each ruling, seconds from the arm leaving the picture, or the press, to the ruling:
            table time plus computing time.
        after_rest: the same from when no die rolled any more either: before that nobody could rule.
    """

    questions: int = 0
    asked: int = 0
    frames: int = 0
    latencies: list[float] = field(default_factory=list)
    after_rest: list[float] = field(default_factory=list)

    def ruled_within(self, percent: float) -> float:
        """Seconds within which that part of the rulings came; 0 without one."""
        return float(np.percentile(self.latencies, percent)) if self.latencies else 0.0

    def ruled_after_rest(self, percent: float) -> float:
        """The same from when no die rolled any more."""
        return float(np.percentile(self.after_rest, percent)) if self.after_rest else 0.0


class Asked:
    """Counts the questions that people are asked, each once."""

    def __init__(self) -> None:
        """Nothing was asked yet."""
        self._question: Question | None = None

    def note(self, question: Question | None, measures: Measures) -> None:
        """Count the question that is open now, if it is another one than before."""
        if question is not None and question != self._question:
            if question.doubt:
                measures.questions += 1
            else:
                measures.asked += 1
        self._question = question


class Watched:
    """Lets a sitting watch a rehearsal, one moment at a time.

    Attributes:
        rehearsal: what is watched.
        sitting: who watches.
        measures: what was measured so far.
    """

    def __init__(
        self,
        rehearsal: Rehearsal,
        sitting: Sitting,
        recorder: Recorder | None = None,
        pace: Pace = HERE,
    ) -> None:
        """Nothing has happened yet.

        Args:
            rehearsal: what is watched.
            sitting: who watches.
            recorder: keeps what the sitting gets.
            pace: how long the sitting computes.
        """
        self.rehearsal = rehearsal
        self.sitting = sitting
        self._recorder = recorder
        self._pace = pace
        self._asked = Asked()
        self.measures = Measures()

    def to_the_end(self) -> None:
        """Let everything happen."""
        while self.step():
            pass

    def step(self) -> bool:
        """Let the next frame be seen or the next press be made; False when the rehearsal is over."""
        moment = next(self.rehearsal, None)
        if moment is None:
            return False
        moment = self._recorded(moment)
        before = len(self.sitting.evening.ruled)
        # A camera would not have taken the time for which its frames are painted.
        took = computed(partial(self._give, moment), lambda: self.rehearsal.painting)
        self.rehearsal.busy(self._pace.seconds(took, reads=self._reads))
        if len(self.sitting.evening.ruled) > before:
            ruled, done = self.rehearsal.free, self.rehearsal.done
            self.measures.latencies.append(ruled - done)
            self.measures.after_rest.append(ruled - max(done, self.rehearsal.rolled))
        self._asked.note(self.sitting.asking.question, self.measures)
        return True

    def _give(self, moment: Frame | Press) -> None:
        """The sitting gets what comes next."""
        if isinstance(moment, Press):
            self.sitting.press(moment)
        else:
            self.sitting.step(moment)

    @property
    def _reads(self) -> bool:
        """Whether the sitting reads the table in the frame that it got last."""
        look = self.sitting.watching.look
        return look.scene is not None or look.state is TableState.LOOKING

    def _recorded(self, moment: Frame | Press) -> Frame | Press:
        """A moment as whoever reads the recording will get it, if there is one."""
        if isinstance(moment, Frame):
            self.measures.frames += 1
            return self._recorder.frame(moment) if self._recorder else moment
        if self._recorder:
            self._recorder.press(moment)
        return moment
