"""Whether cards shine again and again so that they cannot be read: people are told once."""

from __future__ import annotations

import math
from typing import Final

_SIGNS: Final = 2
"""So many scenes show it before it is told: a single one may be a card that was laid down askew."""

_TOLD: Final = 20.0
"""Seconds for which it is told: people answer a question first, and read it then."""


class LastingShine:
    """Counts the scenes in which shine keeps cards from being read, or nearly did."""

    def __init__(self) -> None:
        """Nothing has shone yet."""
        self._signs = 0
        self._told_at = math.inf

    def note(self, time: float, *, helped: bool, hides: bool) -> None:
        """A scene was settled.

        Args:
            time: seconds.
            helped: whether cards could be read only once what shines on them was taken out.
            hides: whether something could not be read that lies where it shines.
        """
        self._signs += helped or hides
        if hides and self._signs >= _SIGNS and math.isinf(self._told_at):
            self._told_at = time

    def is_told(self, time: float) -> bool:
        """Whether it is told then, in seconds: once, for a while."""
        return self._told_at <= time < self._told_at + _TOLD
