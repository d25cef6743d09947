"""What is told for a while: trouble with the camera or the table, and an undo that had nothing to undo."""

from __future__ import annotations

import math
from dataclasses import dataclass

from companion.engines import Reason

PROBLEM_SECONDS = 10.0
"""How long a problem of a camera that goes on is told."""

UNLIKE_SECONDS = 30.0
"""How long it is told that the table was not recognised."""

VAIN_SECONDS = 6.0
"""How long it is told that there was nothing to take back."""


@dataclass(slots=True)
class PassingNotices:
    """What is told now, and until when, in seconds on the camera's clock.

    Attributes:
        problem: what is wrong with camera or table, None for nothing.
        problem_until: a picture taken later than that ends it.
        vain_until: until when it is told that there was nothing to take back.
    """

    problem: Reason | None = None
    problem_until: float = math.inf
    vain_until: float = -math.inf

    def picture(self, time: float) -> None:
        """The camera has given a picture."""
        if time > self.problem_until:
            self.problem = None

    def trouble(self, notice: Reason, time: float, *, lost: bool) -> None:
        """The camera is in trouble; if it is lost that is told until its next picture."""
        self.problem, self.problem_until = notice, time if lost else time + PROBLEM_SECONDS

    def unlike(self, time: float) -> None:
        """The table was not recognised."""
        self.problem, self.problem_until = Reason("notice-table-unlike-before"), time + UNLIKE_SECONDS

    def event_told(self, time: float, *, vain: bool) -> None:
        """Something was told; in vain if it was an undo with nothing to undo."""
        self.vain_until = time + VAIN_SECONDS if vain else -math.inf

    def vain(self, time: float) -> Reason | None:
        """That there was nothing to take back, as long as that is told."""
        return Reason("nothing-to-undo") if time < self.vain_until else None
