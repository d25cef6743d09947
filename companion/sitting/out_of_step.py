"""Whether table and position agree; when they do not for a while, nothing is ruled on until they do again.

An illegal play that is taken back, an undone one that still lies there for a moment: the table is out of step
for some seconds in every evening. It is left alone as long as that passes.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from companion.evening.evening import Ruled
from companion.table.reading import Question, Reading

PATIENCE = 15.0
"""Seconds that people have to put the table right before ruling stops."""


@dataclass(slots=True)
class OutOfStep:
    """Follows what the reader says of each steady scene.

    Attributes:
        unproven: whether the game was taken up again and the table has not been seen since; then the first
            look decides, without patience.
        stopped: whether ruling has stopped.
        accepted: whether people said that the table is right as it lies.
        since: when it was first seen to lie otherwise, seconds, later by what was read since; None while it
            lies right.
        taken_back: whether an illegal play has been seen to be taken back.
        reading: what was said last, by a scene, a press or an answer.
    """

    unproven: bool = False
    stopped: bool = False
    accepted: bool = False
    since: float | None = None
    taken_back: bool = True
    reading: Reading = field(default_factory=Reading)

    def scene(self, reading: Reading, time: float) -> Reading:
        """A steady scene was read.

        Returns:
            What of it counts: once ruling has stopped only doubts may be asked.
        """
        self._follow(reading, time)
        if not self.stopped:
            return reading
        return Reading(question=_doubt(reading), notice=reading.notice, in_step=False)

    def take(self, reading: Reading) -> None:
        """That counts, and will be shown."""
        self.reading = reading
        if reading.event is None:
            self.taken_back = self.taken_back or reading.in_step

    def _follow(self, reading: Reading, time: float) -> None:
        if reading.question is not None and (reading.question.doubt or not self.unproven):
            return  # nobody knows yet
        if reading.in_step and reading.event is None and reading.question is None:
            self.unproven = self.stopped = self.accepted = False
            self.since = None
            return
        if self.unproven:
            self.unproven, self.stopped = False, True
        if not reading.in_step and not self.accepted and self.since is None:
            self.since = time

    def read_for(self, seconds: float) -> None:
        """The table was read for so long: a slow computer's time is not taken from people."""
        if self.since is not None:
            self.since += seconds

    def still(self, time: float, *, asked: bool) -> None:
        """No hand is in view, and no other play has been told; people who are asked are telling one."""
        if not asked and self.since is not None and time - self.since >= PATIENCE:
            self.stopped = True

    def event_told(self, ruled: Ruled) -> None:
        """Something was told: the table has its time again to become what the position says."""
        self.stopped = self.accepted = False
        self.since = None
        self.reading = replace(self.reading, asked_in_time=None)
        if not ruled.vain:
            self.taken_back = ruled.ruling.legal

    def put_right(self, last: Ruled) -> None:
        """A play before the last one was put right: the table lies right, unless the last is refused."""
        self.accept()
        self.taken_back = last.ruling.legal

    def accept(self) -> None:
        """The table is right as it lies."""
        self.unproven = self.stopped = False
        self.since = None
        self.accepted = self.taken_back = True
        self.reading = Reading()


def _doubt(reading: Reading) -> Question | None:
    """What the eye is not certain of."""
    return reading.question if reading.question is not None and reading.question.doubt else None
