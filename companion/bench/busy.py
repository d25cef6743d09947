"""A window in which something happens each second, to measure what those who follow cost the table."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from companion.cameras.chosen import NO_CAMERA
from companion.commands.club_table import TableAtClub
from companion.commands.console import options_of
from companion.commands.opening import open_journal
from companion.commands.second_screen import SecondScreen
from companion.commands.windowed import WindowedEvening
from companion.evening.journal import Journal
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.screens.window import FRAMES_A_SECOND, Closed, Input, KeyPress, Window

SECONDS: Final = 12.0
"""For so long pictures are shown, with a change each second; the first `SETTLING` do not count."""

SETTLING: Final = 2.0

PLAYED: Final = "play auf-und-ab --players Kim,Leah,Alex,Ute --lang en"


@dataclass(frozen=True, slots=True)
class Following:
    """Who follows the evening in the window.

    Attributes:
        key: what somebody presses each second.
        second: the second screen, None where it is off.
        club: gives the table at a club from settings, folders and journal; None where it is off.
    """

    key: str
    second: SecondScreen | None = None
    club: Callable[[Settings, Folders, Journal], TableAtClub] | None = None


class BusyWindow(Window):
    """A window in which somebody presses a key each second; it notes how long its thread works."""

    def __init__(self, key: str) -> None:
        """Open it, as large as a small touchscreen."""
        super().__init__((800, 480))
        self._key = key
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
        return [KeyPress(self._key, "", self.pictures)]


def worked(following: Following) -> list[float]:
    """Seconds for which the table's thread worked for each picture."""
    with tempfile.TemporaryDirectory() as name, ExitStack() as opened:
        folder = Path(name)
        places, options = Folders(folder, folder / "settings.toml"), options_of(PLAYED.split())
        journal = opened.enter_context(closing(open_journal(places, NO_CAMERA, options.lang)))
        window = opened.enter_context(closing(BusyWindow(following.key)))
        settings = Settings(language="en", sound=False)
        club = None if following.club is None else following.club(settings, places, journal)
        if club is not None:
            opened.callback(club.close)
        evening = WindowedEvening(
            options, places, settings, NO_CAMERA, journal, window, second=following.second, club=club
        )
        opened.enter_context(closing(evening))
        evening.run()
    return window.worked


def cost(alone: list[float], followed: list[float]) -> tuple[float, float]:
    """Per cent of a picture's time that those who follow cost, and milliseconds of it in the slowest.

    Args:
        alone: seconds for each picture without them.
        followed: with them.
    """
    mean = 100 * (float(np.mean(followed)) - float(np.mean(alone))) * FRAMES_A_SECOND
    slowest = 1000 * (float(np.percentile(followed, 99)) - float(np.percentile(alone, 99)))
    return max(0.0, mean), max(0.0, slowest)


def told_of(alone: list[float], followed: list[float]) -> str:
    """What was measured, in words."""
    before, after = (1000 * float(np.mean(one)) for one in (alone, followed))
    of = f"of a picture's {1000 / FRAMES_A_SECOND:.1f} ms, mean of {len(followed)}"
    return f"{of}: {before:.2f} ms without, {after:.2f} with"
