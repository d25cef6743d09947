"""The steps in which a new appliance is set up by touch, in their order."""

from __future__ import annotations

import enum


class FirstRun(enum.Enum):
    """How far people have come; the value is the word in the settings' file."""

    LANGUAGE = "language"
    SCREEN = "screen"
    """Which way up the picture is."""
    CAMERA = "camera"
    TABLE = "table"
    """How large it is, and where it lies in the picture."""
    BUTTONS = "buttons"
    DONE = "done"

    @property
    def following(self) -> FirstRun:
        """The next step; none follows the last one."""
        steps = tuple(FirstRun)
        return steps[min(steps.index(self) + 1, len(steps) - 1)]

    @property
    def before(self) -> FirstRun | None:
        """The step before, None before the first."""
        steps = tuple(FirstRun)
        return steps[steps.index(self) - 1] if self is not FirstRun.LANGUAGE else None


STEPS = tuple(step for step in FirstRun if step is not FirstRun.DONE)
"""What there is to be set up."""
