"""The serving program as the game sees it: started, told, asked for presses, and started again where it ends.

Nothing here waits: the pipes take what they can, and of several states that wait the newest is told.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from companion.web.serving.pages import EVENING, ServedPage

MOST_STARTS: Final = 3
"""So many starts within `STARTS_WITHIN` are tried; a program that ends again and again is left alone."""

STARTS_WITHIN: Final = 60.0
"""Seconds."""

STUCK: Final = 10.0
"""Seconds for which the program may take nothing of what it is told, until it is ended and started again."""

TO_END: Final = 2.0
"""Seconds that it has to end, once its input has."""

PART: Final = 65_536
"""Bytes that are read of its answers at a time; the rest comes with the next picture."""

MOST_UNREAD: Final = 4 * PART
"""Bytes without an end of line after which what it answers cannot be its own language."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """What somebody has pressed on a phone.

    Attributes:
        seat: whose phone.
        name: what, as the offer is named.
        picture: number of the picture on which it was pressed.
        generation: of the passes that held then.
        given: what else was sent with it, as JSON has it; anything may stand there.
    """

    seat: int
    name: str
    picture: int
    generation: int
    given: Any = None


@dataclass(slots=True)
class _Out:
    """What is still to be told: the rest of a line, then passes, then a state."""

    rest: bytes = b""
    passes: bytes = b""
    state: bytes = b""
    since: float | None = None


@dataclass(slots=True)
class _Last:
    """What was told last; a program that is started anew is told it again."""

    passes: bytes = b""
    state: bytes = b""


class ServingProgram:
    """Serves on a listening socket.

    Args:
        listening: the socket; it stays open until `close`, whatever becomes of the program.
        page: which page it serves.
        clock: gives the time in seconds.

    Attributes:
        connected: how many streams each seat has, the spectators under -1.
    """

    def __init__(
        self,
        listening: socket.socket,
        page: ServedPage = EVENING,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._listening, self._page, self._clock = listening, page, clock
        self._process: subprocess.Popen[bytes] | None = None
        self._starts: list[float] = []
        self._out, self._last = _Out(), _Last()
        self._unread = b""
        self.connected: dict[int, int] = {}
        self._begin()

    @property
    def failed(self) -> bool:
        """Whether it has ended so often that it is not started again."""
        return self._process is None

    @property
    def number(self) -> int | None:
        """The process's number, None where none runs."""
        return None if self._process is None else self._process.pid

    def tell_passes(self, spectator: str, seats: tuple[str, ...], generation: int, host: str) -> None:
        """These tokens hold from now on, and no others."""
        told = {"spectator": spectator, "seats": seats, "generation": generation, "host": host}
        self._out.passes = self._last.passes = _line(told)
        self.go_on()

    def tell_state(self, told: dict[str, Any]) -> None:
        """This is shown from now on."""
        self._out.state = self._last.state = _line(told)
        self.go_on()

    def go_on(self) -> None:
        """Tell what the pipe takes; start the program again where it has ended or is stuck."""
        process = self._process
        if process is None:
            return
        if process.poll() is not None:
            self._begin()
        elif self._out.since is not None and self._clock() - self._out.since > STUCK:
            process.kill()
            self._begin()
        if self._process is not None:
            self._write(self._process)

    def pressed(self) -> tuple[Pressed, ...]:
        """What has been pressed since the last call."""
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
        return tuple(press for line in lines if (press := self._heard(line)) is not None)

    def close(self) -> None:
        """End it, and listen no more."""
        self._end()
        self._listening.close()

    def _begin(self) -> None:
        """Start it, unless that was tried often enough."""
        now = self._clock()
        self._starts = [at for at in self._starts if now - at < STARTS_WITHIN]
        self._end()
        if len(self._starts) >= MOST_STARTS:
            self._listening.close()
            return
        self._starts.append(now)
        port = self._listening.fileno()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "companion.web.serving", str(port), self._page.folder],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                pass_fds=(port,),
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                bufsize=0,
                start_new_session=True,  # Ctrl-C ends the evening, which then ends this
            )
        except OSError:  # no memory, no process to be had
            self._listening.close()
            return
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                os.set_blocking(pipe.fileno(), False)
        self._out = _Out(passes=self._last.passes, state=self._last.state)
        self._unread, self.connected = b"", {}

    def _write(self, process: subprocess.Popen[bytes]) -> None:
        """Write what the pipe takes: what was begun, then who may look on, then what is shown."""
        out = self._out
        while True:
            if not out.rest:
                if out.passes:
                    out.rest, out.passes = out.passes, b""
                else:
                    out.rest, out.state = out.state, b""
            if not out.rest or process.stdin is None:
                out.since = None
                return
            try:
                taken = os.write(process.stdin.fileno(), out.rest)
            except BlockingIOError:
                taken = 0
            except OSError:  # it has ended, which is seen with the next picture
                return
            if not taken:
                out.since = self._clock() if out.since is None else out.since
                return
            out.rest, out.since = out.rest[taken:], None

    def _heard(self, line: bytes) -> Pressed | None:
        """Take a line of its answers; one that is none of its own is left alone."""
        with suppress(ValueError, TypeError, LookupError):
            told = json.loads(line)
            if "connected" in told:
                self.connected = {int(seat): int(count) for seat, count in told["connected"].items()}
                return None
            seat, name, picture, generation, given = told["press"]
            return Pressed(int(seat), str(name), int(picture), int(generation), given)
        return None

    def _end(self) -> None:
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


def json_of(told: dict[str, Any]) -> str:
    """JSON without a space or line break that need not be."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _line(told: dict[str, Any]) -> bytes:
    return json_of(told).encode() + b"\n"
