"""A gentle reminder to whoever lets the others wait."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Reminder:
    """Counts the seconds in which nothing has happened.

    Attributes:
        after: seconds until somebody is reminded, None for never.
        since: when something happened last, seconds on the camera's clock; None before anything did.
    """

    after: float | None = None
    since: float | None = None

    def begins(self, time: float) -> None:
        """The clock runs; seconds are counted from the first time that is told."""
        if self.since is None:
            self.since = time

    def happened(self, time: float) -> None:
        """A play, a touch, or a hand above the table."""
        self.since = time if self.since is None else max(self.since, time)

    def due(self, time: float) -> bool:
        """Whether nothing has happened for so long."""
        return self.after is not None and self.since is not None and time - self.since >= self.after
