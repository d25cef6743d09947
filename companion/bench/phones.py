"""What fifty spectators cost the table: how long its own thread works for a picture, with and without them.

The program that serves gives way to the table (`os.nice`); how much of a core it takes is told beside that.
"""

from __future__ import annotations

import os
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

import numpy as np

from companion.bench.figure import Figure
from companion.cameras.chosen import NO_CAMERA
from companion.commands.console import options_of
from companion.commands.opening import open_journal
from companion.commands.second_screen import SecondScreen
from companion.commands.windowed import WindowedEvening
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.screens.window import FRAMES_A_SECOND, Closed, Input, KeyPress, Window
from companion.web.address import Address

SPECTATORS: Final = 50

SECONDS: Final = 12.0
"""For so long pictures are shown, with a change each second; the first `SETTLING` do not count."""

SETTLING: Final = 2.0

PLAYED: Final = "play auf-und-ab --players Kim,Leah,Alex,Ute --lang en"

ALLOWED: Final = 5.0
"""Per cent of a picture's time that the second screen may cost."""


class BusyWindow(Window):
    """A window in which somebody pauses or goes on each second; it notes how long its thread works."""

    def __init__(self) -> None:
        """Open it, as large as a small touchscreen."""
        super().__init__((800, 480))
        self._begins = self._touched = time.monotonic()
        self._worked_by = time.thread_time()
        self.worked: list[float] = []

    def inputs(self) -> list[Input]:
        """A key now and then; at last that the window was closed."""
        now, by = time.monotonic(), time.thread_time()
        if now - self._begins > SETTLING:
            self.worked.append(by - self._worked_by)
        self._worked_by = by
        if now - self._begins > SECONDS:
            return [Closed()]
        if now - self._touched < 1.0:
            return []
        self._touched = now
        return [KeyPress("p", "", self.pictures)]


def measure() -> Iterator[Figure]:
    """Let the window run without anybody, and with fifty who look on."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    alone, (watched, served) = _worked(0)[0], _worked(SPECTATORS)
    frame = 1000 / FRAMES_A_SECOND
    cost = 100 * (float(np.mean(watched)) - float(np.mean(alone))) * FRAMES_A_SECOND
    note = (
        f"of a picture's {frame:.1f} ms, mean of {len(watched)}; a change each second is told to {SPECTATORS}"
    )
    yield Figure("phones: what they cost the table", max(0.0, cost), "%", ALLOWED, note)
    worst = 1000 * (float(np.percentile(watched, 99)) - float(np.percentile(alone, 99)))
    yield Figure(
        "phones: the same, p99", max(0.0, worst), "ms", note="of all pictures, with and without them"
    )
    yield Figure(
        "phones: of a core, beside the table", 100 * served / SECONDS, "%", note="the serving program"
    )


def _worked(spectators: int) -> tuple[list[float], float]:
    """How long the table's thread worked for each picture; how long the serving program did in all."""
    with tempfile.TemporaryDirectory() as name, ExitStack() as opened:
        folder, told = Path(name), list[str]()
        places, options = Folders(folder, folder / "settings.toml"), options_of(PLAYED.split())
        address = Address("127.0.0.1", 0) if spectators else None
        second = opened.enter_context(closing(SecondScreen(address, "en", told.append)))
        journal, window = open_journal(places, NO_CAMERA, options.lang), BusyWindow()
        opened.enter_context(closing(journal))
        opened.enter_context(closing(window))
        settings = Settings(language="en", sound=False)
        evening = WindowedEvening(options, places, settings, NO_CAMERA, journal, window, second=second)
        opened.enter_context(closing(evening))
        before = os.times()
        if spectators:
            threading.Thread(
                target=_look_on, args=(told[0].partition(" ")[2], spectators), daemon=True
            ).start()
        evening.run()
        second.close()
        after = os.times()
    served = after.children_user + after.children_system - before.children_user - before.children_system
    return window.worked, served


def _look_on(url: str, spectators: int) -> None:
    """Read the streams of so many spectators until they end."""
    where, _, token = url.removeprefix("http://").partition("/?t=")
    host, _, port = where.partition(":")
    with ExitStack() as opened:
        for _ in range(spectators):
            stream = opened.enter_context(socket.create_connection((host, int(port))))
            stream.sendall(f"GET /events?t={token} HTTP/1.1\r\nHost: {where}\r\n\r\n".encode())
            threading.Thread(target=_read, args=(stream,), daemon=True).start()
        time.sleep(2 * SECONDS)


def _read(stream: socket.socket) -> None:
    try:
        while stream.recv(65_536):
            pass
    except OSError:
        return
