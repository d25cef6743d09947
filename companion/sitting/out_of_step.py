"""Whether table and position agree; when they do not for a while, nothing is ruled on until they do again.

An illegal play that is taken back, an undone one that still lies there for a moment: the table is out of step
for some seconds in every evening. It is left alone as long as that passes.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.table.reading import Reading

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
        seen: time of the first scene in which it lay otherwise, seconds; None while it lies right.
        since: when people could first see that on the screen; None before.
    """

    unproven: bool = False
    stopped: bool = False
    accepted: bool = False
    seen: float | None = None
    since: float | None = None

    def scene(self, reading: Reading, time: float) -> None:
        """A steady scene was read."""
        if reading.question is not None and (reading.question.doubt or not self.unproven):
            return  # nobody knows yet
        if reading.in_step and reading.event is None and reading.question is None:
            self.unproven = self.stopped = self.accepted = False
            self.seen = self.since = None
            return
        if self.unproven:
            self.unproven, self.stopped = False, True
        if not reading.in_step and not self.accepted and self.seen is None:
            self.seen = time

    def still(self, time: float, *, asked: bool) -> None:
        """No hand is in view, and no other play has been told; people who are asked are telling one.

        The time for which a slow computer read the scene is none of theirs: it is the next look that tells
        when they could see what came of it.
        """
        if self.since is None and self.seen is not None and time > self.seen:
            self.since = time
        if not asked and self.since is not None and time - self.since >= PATIENCE:
            self.stopped = True

    def told(self) -> None:
        """Something was told: the table has its time again to become what the position says."""
        self.stopped = self.accepted = False
        self.seen = self.since = None

    def accept(self) -> None:
        """The table is right as it lies."""
        self.told()
        self.unproven, self.accepted = False, True
