"""While the journal cannot be written nothing is ruled on: the terminal tells why, and it is tried again."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from companion.commands.refusals import refuse
from companion.engines import Reason

TRIED_EVERY: Final = 1.0
"""Seconds after which it is tried again."""

ANEW_AFTER: Final = 10.0
"""Seconds after which a trouble that comes again is another one, and is told again."""


class TerminalPatience:
    """Waits for room on the disk, or for another program, without end; fulfils `journal.Patience`.

    Args:
        language: the owner's.
        sleep: waits for so many seconds.
        clock: seconds.
    """

    def __init__(
        self,
        language: str,
        sleep: Callable[[float], None] = time.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._language = language
        self._sleep = sleep
        self._clock = clock
        self._told: Reason | None = None
        self._until = 0.0

    def __call__(self, why: Reason) -> bool:
        """Tell why, once; wait, and let it be tried again."""
        if why != self._told or self._clock() > self._until:
            refuse(why, self._language)
        self._sleep(TRIED_EVERY)
        self._told, self._until = why, self._clock() + ANEW_AFTER
        return True
