"""A stick that is plugged in while the companion runs is noticed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from hardware.sticks import Stick

LOOKED_EVERY: Final = 1.0
"""Seconds after which it is looked again: to read what is mounted takes a tenth of a millisecond."""


class NewStick:
    """Tells once of each stick that comes; those that are there at the beginning are no news.

    Args:
        finds: gives the sticks that are plugged in.
        clock: seconds.
    """

    def __init__(
        self, finds: Callable[[], tuple[Stick, ...]], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._finds = finds
        self._clock = clock
        self._there = _folders(finds())
        self._looked = clock()

    def came(self) -> bool:
        """Whether one has come since it was looked last."""
        now = self._clock()
        if now - self._looked < LOOKED_EVERY:
            return False
        self._looked, before = now, self._there
        self._there = _folders(self._finds())
        return bool(self._there - before)


def _folders(sticks: tuple[Stick, ...]) -> frozenset[object]:
    """Where they are mounted: one that is mounted on demand is the same before and after that."""
    return frozenset(stick.folder for stick in sticks)
