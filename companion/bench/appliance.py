"""What the companion asks of a small computer: to start, to stand there, and to play without a display.

All in seconds of the processor's time, each in a process of its own; other programs' work is not in it, but a
core that is shared with them is slower, so the least of several tries counts.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from companion.bench.figure import Figure

TRIES: Final = 5
"""Of which the least counts."""

STANDS: Final = 5.0
"""Seconds for which a page is left alone."""

PAGES: Final = {
    "the welcome page": (),
    "a table's page, told by hand": ("up-and-down", "--players", "Kim,Leah,Alex", "--camera", "none"),
}
"""What is said to ``companion play`` to have a page on which nothing happens."""


def measure() -> Iterator[Figure]:
    """Start it, leave it alone, and let it play without a display."""
    stood = {page: [_stands(words) for _ in range(TRIES)] for page, words in PAGES.items()}
    starts = 1000 * min(one.start for one in stood["the welcome page"])
    note = f"of the processor, to the first picture, least of {TRIES}"
    yield Figure("start: to the welcome page", starts, "ms", 1200.0, note)
    for page, tries in stood.items():
        note = f"of the processor a second, untouched for {STANDS:.0f} s, least of {TRIES}"
        yield Figure(f"idle: {page}", min(one.idle for one in tries), "ms", 30.0, note)
    for page, tries in stood.items():
        yield Figure(f"memory: {page}", min(one.memory for one in tries), "MB", note="resident, highest")
        note = "phones and club off, as ss -ltn shows it"
        yield Figure(f"listens: {page}", max(one.ports for one in tries), "ports", 0.0, note)
    seconds, megabytes = _without_display()
    yield Figure("companion play without a display", seconds, "s", 8.0, "of the processor, a whole evening")
    yield Figure("companion play without a display: memory", megabytes, "MB", note="highest, table included")


@dataclass(frozen=True, slots=True)
class Stood:
    """What a page took.

    Attributes:
        start: seconds of the processor's time until it stood.
        idle: milliseconds of it a second while it stands.
        memory: megabytes resident at most.
        ports: on how many of them something listens.
    """

    start: float
    idle: float
    memory: float
    ports: float


def _stands(words: Sequence[str]) -> Stood:
    """Have a page stand for a while."""
    with tempfile.TemporaryDirectory() as folder:
        module = [sys.executable, "-m", "companion.bench.at_the_screen", str(STANDS)]
        said = subprocess.run(
            [*module, "--data", folder, *words], check=True, capture_output=True, text=True
        ).stdout
    return Stood(*map(float, said.split()[-4:]))


def _without_display() -> tuple[float, float]:
    """Seconds of the processor's time, and megabytes, that a simulated evening told as text takes."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    with tempfile.TemporaryDirectory() as folder:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "-m", "companion", "play", "--data", folder]
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent, after.ru_maxrss / 1024
