"""The console script ``companion``; it imports what it needs where Ctrl-C is already heeded."""

from __future__ import annotations

import sys
from collections.abc import Sequence

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name and return its exit status."""
    try:
        from companion.commands.console import run

        return run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
