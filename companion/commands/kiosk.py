"""A companion that begins with the computer waits for its display, which may be switched on later."""

from __future__ import annotations

import time
from collections.abc import Callable

from companion.commands.refusals import refuse
from companion.engines import Reason
from companion.machine.watchdog import Watchdog

EVERY_SECONDS = 2.0
"""How long to wait before a display is looked for again."""


def wait_for_display(
    there: Callable[[], bool],
    language: str,
    watchdog: Watchdog,
    pause: Callable[[float], None] = time.sleep,
) -> None:
    """Wait until there is a display, and say once that it is waited for.

    Args:
        there: whether there is one now.
        language: of the sentence.
        watchdog: is told meanwhile that the program is alive: to wait is its work.
        pause: waits for so many seconds.
    """
    if there():
        return
    refuse(Reason("told-display-awaited"), language)
    while not there():
        watchdog.alive()
        pause(EVERY_SECONDS)
