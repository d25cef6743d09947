"""``python -m companion.clubhouse.leash PROGRAM …``: runs a program while whoever started this lives.

The starter holds the other end of standard input and writes nothing there. However it ends, killed on the
spot too, the pipe ends with it, and then the program does. What the program leaves with is left with here.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Final

TO_END: Final = 3.0
"""Seconds that the program has to end by itself."""


def main(command: Sequence[str]) -> int:
    """Run it; what it leaves with."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    threading.Thread(target=_end_with_input, args=(process,), daemon=True).start()
    return process.wait()


def _end_with_input(process: subprocess.Popen[bytes]) -> None:
    while os.read(sys.stdin.fileno(), 1):
        pass
    process.terminate()
    try:
        process.wait(TO_END)
    except subprocess.TimeoutExpired:
        process.kill()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
