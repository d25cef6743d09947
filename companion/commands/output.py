"""Standard output in UTF-8, whatever the terminal's encoding, and in blocks that are quick to write."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Self

BLOCK = 200
"""Lines that are written together."""


class Output:
    """Writes lines to standard output: at once when somebody waits for each, otherwise in blocks."""

    def __init__(self, *, live: bool) -> None:
        """Begin with nothing to write.

        Args:
            live: whether every line is to be written at once.
        """
        self._block = 1 if live else BLOCK
        self._lines: list[str] = []

    def write(self, line: str) -> None:
        """Write a line that ends with its line feed, now or soon."""
        self._lines.append(line)
        if len(self._lines) >= self._block:
            self._flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Write what is left, unless nobody reads it any more."""
        if not isinstance(error, BrokenPipeError):
            self._flush()

    def _flush(self) -> None:
        text = "".join(self._lines)
        self._lines.clear()
        sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace"))
        sys.stdout.buffer.flush()
