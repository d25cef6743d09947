"""How late it is, and what passes with the time: patience, notices, a pause."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.sitting.passing_notices import PassingNotices
from companion.sitting.reminder import Reminder
from companion.sitting.view import TimeView


@dataclass(slots=True)
class PassingTime:
    """The clock of a sitting, in seconds on the camera's.

    Attributes:
        reminder: reminds whoever lets the others wait.
        notices: what is told for a while.
        now: how late it is.
        ruled: when the last event was ruled on.
        paused: whether watching is paused.
    """

    reminder: Reminder
    notices: PassingNotices = field(default_factory=PassingNotices)
    now: float = 0.0
    ruled: float = 0.0
    paused: bool = False

    def wait(self, time: float) -> None:
        """It is as late as that, or later."""
        self.now = max(self.now, time)
        self.reminder.begins(time)

    def told(self, time: float, *, vain: bool) -> None:
        """Something was told; in vain if it was an undo with nothing to undo."""
        self.reminder.happened(time)
        self.notices.told(time, vain=vain)
        if not vain:
            self.ruled = time

    def view(self, *, awaited: bool) -> TimeView:
        """What there is to show.

        Args:
            awaited: whether the others wait for somebody to play.
        """
        reminded = awaited and not self.paused and self.reminder.due(self.now)
        return TimeView(self.now, self.ruled, self.paused, reminded)
