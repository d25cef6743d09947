"""Standard output in UTF-8, whatever the terminal's encoding, and in blocks that are quick to write."""

from __future__ import annotations

import errno
import io
import os
import sys
from types import TracebackType
from typing import Self

STANDARD_INPUT = "Standard input"
"""The name of standard input in sentences."""

BLOCK = 200
"""Lines that are written together."""


class Output:
    """Writes lines to standard output, many at once."""

    def __init__(self) -> None:
        """Begin with nothing to write."""
        self._lines: list[str] = []

    def write(self, line: str) -> None:
        """Write a line that ends with its line feed, now or soon."""
        self._lines.append(line)
        if len(self._lines) >= BLOCK:
            self.flush()

    def flush(self) -> None:
        """Write what is waiting."""
        if self._lines:
            text = "".join(self._lines)
            self._lines.clear()
            sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace"))
            sys.stdout.buffer.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Write what is left, unless nobody reads it any more."""
        if not isinstance(error, BrokenPipeError):
            self.flush()


class PromptInput(io.RawIOBase):
    """Standard input for a dialogue: whatever is to be said is said before waiting for more."""

    def __init__(self, output: Output) -> None:
        """Read from standard input.

        Args:
            output: what is flushed before each read.
        """
        self._output = output

    def readable(self) -> bool:
        """It can be read."""
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # the stub's Buffer is Python 3.12's
        """Read what there is, waiting for it if need be; its own `OSError` names standard input."""
        self._output.flush()
        if sys.stdin is None:  # closed by whoever started the program
            raise OSError(errno.EBADF, "it is closed", STANDARD_INPUT)
        try:
            given = os.read(sys.stdin.fileno(), len(buffer))
        except OSError as error:
            raise OSError(error.errno, error.strerror, STANDARD_INPUT) from error
        buffer[: len(given)] = given
        return len(given)
