"""A real evening in a window that nobody sees: what it asks of the processor until a page stands, and then.

    python -m companion.bench.at_the_screen SECONDS [WORDS OF companion play]

Prints four numbers: seconds of the processor's time from the start of the program to its first picture;
milliseconds of it for each second that the page then stands untouched, once it has stood for two; megabytes
that it had resident at most; and on how many ports it listens, with all that it has started.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

from companion.bench.listening import listening
from companion.cameras.chosen import ChosenCamera
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.machine.watchdog import Watchdog

SETTLED = 2.0
"""Seconds after the first picture from which on time counts: until then, what was begun with it goes on."""


def main(seconds: float, words: list[str]) -> int:
    """Begin an evening by those words of the command line, and leave it after so many seconds."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    # Loaded here as the program loads them: what measures must not load more.
    from companion.commands import play
    from companion.commands.console import options_of
    from companion.commands.display import DISPLAY

    display = replace(DISPLAY, there=lambda: True, play=partial(_play, seconds))
    return play.run(options_of(["play", *words]), display)


def _play(
    seconds: float,
    options: argparse.Namespace,
    places: Folders,
    settings: Settings,
    camera: ChosenCamera,
    watchdog: Watchdog,
) -> int:
    from companion.commands.opened_window import play_in_window
    from companion.screens.window import Closed, Input, Window

    class Untouched(Window):
        """A window that nobody touches, and that is closed after a while."""

        first: float | None = None
        settled: tuple[float, float] | None = None

        def show(self) -> None:
            """Show a picture; of the first one it is noted what it took."""
            super().show()
            if self.first is None:
                self.first, self.begun = time.process_time(), time.monotonic()

        def inputs(self) -> list[Input]:
            """Nothing, until the time is up."""
            stood = 0.0 if self.first is None else time.monotonic() - self.begun
            if self.settled is None and stood >= SETTLED:
                self.settled = time.monotonic(), time.process_time()
            if self.settled is None or stood < SETTLED + seconds:
                return super().inputs()
            since, spent = self.settled
            idle = 1000 * (time.process_time() - spent) / (time.monotonic() - since)
            print(f"{self.first:.3f} {idle:.2f} {_resident():.0f} {len(listening(os.getpid()))}")
            return [Closed()]

    return play_in_window(options, places, settings, camera, watchdog, opened=Untouched)


def _resident() -> float:
    """Megabytes resident at most; what `resource` says of that counts whoever started the program, too."""
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM:"))
    return float(kilobytes) / 1024


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), sys.argv[2:]))
