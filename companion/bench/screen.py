"""How many pictures a second the window could show while the simulated table is looked at, in real time.

Where nothing has changed the picture is left as it is, and touches are taken all the same: that counts, too.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import numpy as np

from companion.bench.figure import Figure
from companion.cameras.chosen import SIMULATED
from companion.commands.console import options_of
from companion.commands.opening import open_journal
from companion.commands.windowed import WindowedEvening
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.screens.window import Closed, Input, Window
from vision.scene.scene import TableState

SECONDS = 60.0
"""In which some ten plays are made and read."""

PLAYED = "play up-and-down --players Kim,Leah,Alex --seed 5 --lang en"


class TimedWindow(Window):
    """A window that notes when it shows a picture, and closes itself after a while."""

    def __init__(self, seconds: float) -> None:
        """Open it, as large as a small touchscreen."""
        super().__init__((800, 480))
        self._until = time.monotonic() + seconds
        self.looks: Callable[[], bool] = lambda: False
        self.shown: list[tuple[float, bool]] = []

    def show(self) -> None:
        """Put the page on the screen, and note when, and whether the table is looked at."""
        super().show()
        self.shown.append((time.monotonic(), self.looks()))

    def rest(self) -> None:
        """Leave the picture as it is, and note when, and whether the table is looked at."""
        super().rest()
        self.shown.append((time.monotonic(), self.looks()))

    def inputs(self) -> list[Input]:
        """What was touched, or that the window was closed."""
        return [Closed()] if time.monotonic() > self._until else super().inputs()


def measure() -> Iterator[Figure]:
    """Let the window run for a minute."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    gaps = gaps_while_looking(timed(SECONDS))
    note = f"mean of {len(gaps)} pictures while the table is looked at, in a thread beside it"
    yield Figure("screen: pictures a second", float(1.0 / np.mean(gaps)), "a second", 30.0, note)
    worst = 1000 * float(np.percentile(gaps, 95))
    yield Figure("screen: from one picture to the next, p95", worst, "ms", note="the same pictures")


def timed(seconds: float) -> TimedWindow:
    """The window of an evening at the simulated table that was left after so many seconds."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        places = Folders(folder, folder / "settings.toml")
        options = options_of(PLAYED.split())
        journal, window = open_journal(places, SIMULATED, options.lang), TimedWindow(seconds)
        settings = Settings(language=options.lang, sound=False)
        evening = WindowedEvening(options, places, settings, SIMULATED, journal, window)
        window.looks = lambda: evening.view is not None and evening.view.camera.state is TableState.LOOKING
        with closing(journal), closing(window), closing(evening):
            evening.run()
    return window


def gaps_while_looking(window: TimedWindow) -> list[float]:
    """Seconds from each picture that was shown while the table was looked at to the one before it."""
    pairs = zip(window.shown, window.shown[1:], strict=False)
    return [after - before for (before, _), (after, looked) in pairs if looked]
