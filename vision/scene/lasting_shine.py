"""Whether cards shine again and again so that they cannot be read: people are told once."""

from __future__ import annotations

import math
from typing import Final

_SCENES: Final = 2
"""In so many scenes it does so before it is told: a single one may be a card that was laid down askew."""

_TOLD: Final = 20.0
"""Seconds for which it is told: people answer a question first, and read it then."""


class LastingShine:
    """Counts the scenes in which shine keeps cards from being read."""

    def __init__(self) -> None:
        """Nothing has shone yet."""
        self._scenes = 0
        self._told_at = math.inf

    def hides(self, time: float) -> None:
        """In a scene settled then, in seconds, something could not be read that lies where it shines."""
        self._scenes += 1
        if self._scenes == _SCENES:
            self._told_at = time

    def is_told(self, time: float) -> bool:
        """Whether it is told then, in seconds: once, for a while."""
        return self._told_at <= time < self._told_at + _TOLD
