"""How long the companion computes, drawn by chance instead of measured, so that a rehearsal happens twice.

Which frames a camera takes while somebody computes depends on how long that takes, and with it what is seen:
measured times make two rehearsals of the same people differ.
"""

from __future__ import annotations

from random import Random
from typing import Final

GLANCE: Final = (0.005, 0.02)
"""Seconds that a frame takes in which nothing is read: 8 ms by ``python -m companion.bench live``."""

READING: Final = (0.15, 0.7)
"""Seconds that a frame takes in which cards or dice are read: from one card on a plain table to a set on a
full one."""


class DrawnPace:
    """The same times in each run, others for each number."""

    def __init__(self, number: int) -> None:
        """Draw the times that belong to this number."""
        self._random = Random(number)

    def seconds(self, reads: bool) -> float:
        """For how long the next frame is computed, or the next press; longer where the table is read."""
        return self._random.uniform(*(READING if reads else GLANCE))
