"""A program of its own beside the game: started, told, heard, and started again where it ends.

Nothing here waits: the pipes take what they can, and of several things about the same that wait the newest is
told.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

MOST_STARTS: Final = 3
"""So many starts within `STARTS_WITHIN` are tried; a program that ends again and again is left alone."""

STARTS_WITHIN: Final = 60.0
"""Seconds."""

STUCK: Final = 10.0
"""Seconds for which the program may take nothing of what it is told, until it is ended and started again."""

TO_END: Final = 2.0
"""Seconds that it has to end, once its input has."""

PART: Final = 65_536
"""Bytes that are read of its answers at a time; the rest comes with the next look."""

MOST_UNREAD: Final = 4 * PART
"""Bytes without an end of line after which what it answers cannot be its own language."""


class ProgramBeside:
    """Runs a module of ours; it ends when its standard input does.

    Args:
        module: its name.
        about: what it is told about; of things that wait the one that stands first here goes first. A program
            that is started anew is told the newest of each again.
        arguments: of its command line.
        descriptors: files that it gets, under the same numbers.
        clock: gives the time in seconds.

    Attributes:
        starts: how often it was started.
    """

    def __init__(
        self,
        module: str,
        about: Sequence[str],
        arguments: Sequence[str] = (),
        descriptors: Sequence[int] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._command = [sys.executable, "-m", module, *arguments]
        self._about, self._descriptors, self._clock = tuple(about), tuple(descriptors), clock
        self._process: subprocess.Popen[bytes] | None = None
        self._recent: list[float] = []
        self._told: dict[str, bytes] = {}
        self._waiting: dict[str, bytes] = {}
        self._rest = b""
        self._since: float | None = None
        self._unread = b""
        self.starts = 0
        self._begin()

    @property
    def failed(self) -> bool:
        """Whether it has ended so often that it is not started again."""
        return self._process is None

    @property
    def number(self) -> int | None:
        """The process's number, None where none runs."""
        return None if self._process is None else self._process.pid

    def tell(self, about: str, told: dict[str, Any]) -> None:
        """This holds from now on; told as a line of JSON as soon as the pipe takes it."""
        self._told[about] = self._waiting[about] = json_of(told).encode() + b"\n"
        self.go_on()

    def go_on(self) -> None:
        """Tell what the pipe takes; start the program again where it has ended or is stuck."""
        process = self._process
        if process is None:
            return
        if process.poll() is not None:
            self._begin()
        elif self._since is not None and self._clock() - self._since > STUCK:
            process.kill()
            self._begin()
        if self._process is not None:
            self._write(self._process)

    def answers(self) -> tuple[dict[str, Any], ...]:
        """What it has told since the last call; what is none of its own language is left alone."""
        process = self._process
        if process is None or process.stdout is None:
            return ()
        try:
            part = os.read(process.stdout.fileno(), PART)
        except OSError:  # nothing there
            return ()
        *lines, self._unread = (self._unread + part).split(b"\n")
        if len(self._unread) > MOST_UNREAD:
            self._unread = b""
        return tuple(answer for line in lines if (answer := _answer(line)) is not None)

    def close(self) -> None:
        """End it."""
        process, self._process = self._process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        try:
            process.wait(TO_END)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _begin(self) -> None:
        """Start it, unless that was tried often enough."""
        now = self._clock()
        self._recent = [at for at in self._recent if now - at < STARTS_WITHIN]
        self.close()
        if len(self._recent) >= MOST_STARTS:
            return
        self._recent.append(now)
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                pass_fds=self._descriptors,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                bufsize=0,
                start_new_session=True,  # Ctrl-C ends the evening, which then ends this
            )
        except OSError:  # no memory, no process to be had
            return
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                os.set_blocking(pipe.fileno(), False)
        self._waiting, self._rest, self._since, self._unread = dict(self._told), b"", None, b""
        self.starts += 1

    def _write(self, process: subprocess.Popen[bytes]) -> None:
        """Write what the pipe takes: what was begun, then what goes first."""
        while True:
            if not self._rest:
                first = next((about for about in self._about if about in self._waiting), None)
                self._rest = b"" if first is None else self._waiting.pop(first)
            if not self._rest or process.stdin is None:
                self._since = None
                return
            try:
                taken = os.write(process.stdin.fileno(), self._rest)
            except BlockingIOError:
                taken = 0
            except OSError:  # it has ended, which is seen with the next look
                return
            if not taken:
                self._since = self._clock() if self._since is None else self._since
                return
            self._rest, self._since = self._rest[taken:], None


def _answer(line: bytes) -> dict[str, Any] | None:
    with suppress(ValueError):
        told = json.loads(line)
        if isinstance(told, dict):
            return told
    return None


def json_of(told: dict[str, Any]) -> str:
    """JSON without a space or line break that need not be."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
