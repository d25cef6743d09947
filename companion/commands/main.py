"""The console script ``companion``; it imports what it needs where Ctrl-C is already heeded."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name and return its exit status."""
    try:
        with _left_at_once():
            from companion.commands.console import load

            command = load(sys.argv[1:] if arguments is None else arguments)
        return command()
    except KeyboardInterrupt:
        return INTERRUPTED


@contextmanager
def _left_at_once() -> Iterator[None]:
    """Inside, Ctrl-C ends the program on the spot: nothing is open yet that would have to be closed.

    An exception would not do while modules are loaded: some libraries make another one of it or drop it.
    """
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    try:
        signal.signal(signal.SIGINT, lambda *_signal: os._exit(INTERRUPTED))
    except ValueError:  # only the main thread may ask for that
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
