"""What fifty spectators cost the table: how long its own thread works for a picture, with and without them.

The program that serves gives way to the table (`os.nice`); how much of a core it takes is told beside that.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Final

from companion.bench.busy import SECONDS, Following, cost, told_of, worked
from companion.bench.figure import Figure
from companion.commands.second_screen import SecondScreen
from companion.web.address import Address

SPECTATORS: Final = 50

ALLOWED: Final = 5.0
"""Per cent of a picture's time that the second screen may cost."""

PAUSES: Final = "p"
"""The key that pauses or goes on, which every page tells."""


def measure() -> Iterator[Figure]:
    """Let the window run without anybody, and with fifty who look on."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    alone, (watched, served) = worked(Following(PAUSES)), _watched()
    share, slowest = cost(alone, watched)
    note = f"{told_of(alone, watched)}; a change each second is told to {SPECTATORS}"
    yield Figure("phones: what they cost the table", share, "%", ALLOWED, note)
    yield Figure("phones: the same, p99", slowest, "ms", note="of all pictures, with and without them")
    yield Figure(
        "phones: of a core, beside the table", 100 * served / SECONDS, "%", note="the serving program"
    )


def _watched() -> tuple[list[float], float]:
    """How long the table's thread worked for each picture; how long the serving program did in all."""
    told: list[str] = []
    with closing(SecondScreen(Address("127.0.0.1", 0), "en", told.append)) as second:
        before = os.times()
        url = told[0].partition(" ")[2]
        threading.Thread(target=_look_on, args=(url, SPECTATORS), daemon=True).start()
        pictures = worked(Following(PAUSES, second))
    after = os.times()
    served = after.children_user + after.children_system - before.children_user - before.children_system
    return pictures, served


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
