"""How late it is, and what passes with the time: patience, notices, a pause."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.sitting.passing_notices import PassingNotices
from companion.sitting.view import TimeView


@dataclass(slots=True)
class PassingTime:
    """The clock of a sitting, in seconds on the camera's.

    Attributes:
        remind_after: seconds in which nothing happens until somebody is reminded, None for never.
        quiet_since: when something happened last, None before the clock runs.
        notices: what is told for a while.
        now: how late it is.
        ruled: when the last event was ruled on.
        paused: whether watching is paused.
    """

    remind_after: float | None = None
    quiet_since: float | None = None
    notices: PassingNotices = field(default_factory=PassingNotices)
    now: float = 0.0
    ruled: float = 0.0
    paused: bool = False

    def wait(self, time: float) -> None:
        """It is as late as that, or later."""
        self.now = max(self.now, time)
        if self.quiet_since is None:
            self.quiet_since = time

    def happened(self, time: float) -> None:
        """A play, a touch, or a hand above the table: nobody lets the others wait."""
        self.quiet_since = time if self.quiet_since is None else max(self.quiet_since, time)

    def event_told(self, time: float, *, vain: bool) -> None:
        """Something was told; in vain if it was an undo with nothing to undo."""
        self.happened(time)
        self.notices.event_told(time, vain=vain)
        if not vain:
            self.ruled = time

    def view(self, *, awaited: bool) -> TimeView:
        """What there is to show.

        Args:
            awaited: whether the others wait for somebody to play.
        """
        after, since = self.remind_after, self.quiet_since
        quiet = after is not None and since is not None and self.now - since >= after
        return TimeView(self.now, self.ruled, self.paused, awaited and quiet and not self.paused)
