"""SIGTERM, and a terminal that is closed, end a command as Ctrl-C does: what is open is closed properly."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = (signal.SIGTERM, signal.SIGHUP)
"""SIGHUP comes when the terminal is closed, or the connection to it ends."""


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """Inside, `SIGNALS` raise `KeyboardInterrupt`; only the main thread may ask for that.

    One that is to be left alone, as `nohup` asks for SIGHUP, is left alone.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in SIGNALS}
    heeded = [number for number in SIGNALS if before[number] is not signal.SIG_IGN]
    for number in heeded:
        signal.signal(number, _stop)
    try:
        yield
    finally:
        for number in heeded:
            signal.signal(number, before[number])


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
