"""Somebody who plays at a window, for tests: touches what is written there, step after step."""

from __future__ import annotations

import argparse
from pathlib import Path
from types import SimpleNamespace

import pygame

from companion.commands import windowed
from companion.engines import Reason
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.screens.touchscreen import Touchscreen
from companion.screens.window import Closed, Drag, KeyPress, Tap
from companion.table.inputs import Press
from hardware.cameras.protocol import Frame
from tests.screens.person import made_on
from vision.scene.scene import TableState

SIZE = (800, 480)


class PersonAtTheWindow:
    """Touches what is written, key after key; fulfils what the evening needs of `Window`."""

    def __init__(self, script) -> None:
        self.page = pygame.Surface(SIZE)
        self.panel = (1280, 720)
        self.pictures = 0
        self.stale = False
        self.script = list(script)
        self.evening: windowed.WindowedEvening | None = None
        self.read: list[str] = []
        self.waited = 0

    def show(self) -> None:
        self.pictures += 1
        if self.evening is None:  # it begins at once, before there is anything to touch
            self.waited += 1
            return
        self.read = [written.text for written in self.evening._canvas.written]
        self.waited += self.read == ["One moment …"]

    def close(self) -> None:
        pass

    def rest(self) -> None:
        pass

    def wake(self) -> None:
        pass

    def turn(self, rotation) -> None:
        self.page = pygame.Surface(SIZE if rotation % 180 == 0 else SIZE[::-1])

    def inputs(self):
        """What is given, on the picture that is shown."""
        return made_on(self.pictures, *self.gives())

    def gives(self):
        if not self.script:
            return [Closed()]
        step = self.script.pop(0)
        if callable(step):
            step(self)
            return []
        if isinstance(step, Drag):
            return [step]
        if step.startswith("key "):
            return [KeyPress(step[4:], "")]
        if step.startswith("twice "):
            self.script.insert(0, step.removeprefix("twice "))
            return self.gives() * 2
        canvas = self.evening._canvas
        labels = [target.label for target in canvas.targets]
        assert step in labels, f"{step} is not among {labels}"
        box = canvas.targets[labels.index(step)].box
        return [Tap((box.x + box.w / 2) * canvas.scale, (box.y + box.h / 2) * canvas.scale)]


def sees_every_page(monkeypatch, person: PersonAtTheWindow) -> None:
    """Let somebody touch whatever a touchscreen shows, not an evening's pages alone."""
    shown = Touchscreen.show

    def show(self, told, facts=None) -> None:
        person.evening = SimpleNamespace(_canvas=self.canvas)
        shown(self, told, facts)

    monkeypatch.setattr(Touchscreen, "show", show)


UNREAD = Reason("trouble-picture-damaged", (("file", "b.jpg"),))


class FakeSource:
    """Gives one frame, then nothing; may have a problem."""

    over = False
    camera_gone = False

    def __init__(self, *moments: Frame | Press, problems: tuple[Reason, ...] = ()) -> None:
        self.moments = list(moments)
        self.problems = problems
        self.heeded: list[TableState] = []
        self.found_anew = 0

    def next(self) -> Frame | Press | None:
        return self.moments.pop(0) if self.moments else None

    def now(self) -> float:
        return 1.0

    def heed(self, state: TableState) -> None:
        self.heeded.append(state)

    def find_anew(self) -> None:
        self.found_anew += 1

    def close(self) -> None:
        pass


def options(**given) -> argparse.Namespace:
    return argparse.Namespace(
        **{
            "game": None,
            "camera": None,
            "players": None,
            "record": None,
            "frames": None,
            "seed": None,
            "deck": [],
            "direct": False,
            "kiosk": False,
            "web": None,
            "club": None,
            **given,
        }
    )


def kept(folder: Path):
    journal = Journal(folder / "journal.sqlite")
    evening = past_evening(journal, None)
    journal.close()
    return evening


ANEW = ("Correct it", "It was something else")
"""The newest play is told anew as a whole."""
SET_UP = ("Enter a play", "Laid out", "3", "4", "▼ DOWN", "♣", "‹ Back")
"""The last suit tells it; without a camera the table on which plays are told stays until people go back."""
