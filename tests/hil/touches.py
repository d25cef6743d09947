"""Where on the screen is what somebody touches: the same program, at the same touches, is asked for it.

The machine's screen cannot be read. So the touches are made here first, at a window of the same size that
nobody sees, and where each of them came down is where the machine's panel is touched.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import numpy as np
import pygame

from companion.cameras.chosen import ChosenCamera
from companion.commands.opening import Openers
from companion.commands.switching import KioskMachine, PowerSwitch
from companion.commands.windowed import WindowedEvening
from companion.evening.journal import Journal
from companion.machine.folders import folders
from companion.machine.settings import Settings
from companion.screens.window import Tap
from hardware.cameras.protocol import Frame
from tests.commands.person_at_the_window import SIZE, FakeSource, PersonAtTheWindow, options


class _Noted(PersonAtTheWindow):
    """Touches what is written, and notes where that is."""

    def __init__(self, script: tuple[str, ...]) -> None:
        super().__init__(script)
        self.places: list[tuple[float, float]] = []

    def gives(self) -> list[Any]:
        """What is touched next; a label may be cut short after its first line."""
        if self.script and not self.script[0].startswith("key "):
            labels = [target.label for target in self.evening._canvas.targets]
            begun = [label for label in labels if label.partition("\n")[0] == self.script[0]]
            self.script[0] = begun[0] if begun else self.script[0]
        given = super().gives()
        self.places += [(one.x, one.y) for one in given if isinstance(one, Tap)]
        return given


def places(*script: str, before: tuple[str, ...] = ()) -> list[tuple[float, float]]:
    """The pixel of each touch of a start of the companion, from its first page on.

    Args:
        script: the first line of what is written there; ``key d`` is a press on a button, without a touch.
        before: what was touched in an earlier start; without it there was none.

    Raises:
        AssertionError: something is not there to be touched.
    """
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    pygame.font.init()
    with tempfile.TemporaryDirectory() as folder:
        if before:
            _touched(Path(folder), before)
        return _touched(Path(folder), script)


def evening_in(folder: Path) -> None:
    """Play a little in a folder: three people, one hand dealt."""
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    pygame.font.init()
    seated = (touch for name in "KLM" for touch in ("+ Player", name, "Done"))
    _touched(folder, ("New evening", "Auf und Ab", *seated, "Begin", "key d"))


def _touched(folder: Path, script: tuple[str, ...]) -> list[tuple[float, float]]:
    """The same, of a start whose evenings lie in a folder."""
    person = _Noted(script)
    grey = np.full((720, 1280, 3), 128, np.uint8)
    openers = Openers(source=lambda *_given, **_named: FakeSource(Frame(grey, 1.0)))
    settings = Settings(language="en", sound=False)
    kiosk = KioskMachine(desktop=False, switch=PowerSwitch(by_status=True))
    camera = ChosenCamera.named("usb:0")
    with closing(Journal(folder / "journal.sqlite")) as journal:
        evening = WindowedEvening(
            options(), folders(folder), settings, camera, journal, person, openers=openers, kiosk=kiosk
        )
        with closing(evening):
            person.evening = evening
            evening.run()
    return person.places
