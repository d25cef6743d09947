"""A gentle reminder to whoever lets the others wait."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Reminder:
    """Counts the seconds in which nothing has happened.

    Attributes:
        after: seconds until somebody is reminded, None for never.
        since: when something happened last, seconds on the camera's clock.
    """

    after: float | None = None
    since: float = 0.0

    def happened(self, time: float) -> None:
        """A play, a touch, or a hand above the table."""
        self.since = max(self.since, time)

    def due(self, time: float) -> bool:
        """Whether nothing has happened for so long."""
        return self.after is not None and time - self.since >= self.after
