"""Somebody who touches whatever there is while a game is told: nothing that can be touched breaks a page."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from companion.engines import Header
from companion.screens.first_run_intents import SetUp, TryOut
from companion.screens.intents import Begin, Leave, PageName, Purpose, Resume
from companion.screens.lesson_intents import Teach
from companion.screens.people_intents import Choose
from companion.screens.window import Drag, KeyPress, Tap
from tests.commands.person_at_the_window import kept
from tests.commands.test_told_by_touch import Teller, public_lines, tell
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

KEYS = ("v", "s", "w", "m", "e", "c", "i", "u", "p", "a", "d", "l", "t", "f1", "f2", "5", "down", "backspace")
ELSEWHERE = (Leave, Begin, Resume, Teach, Choose, SetUp, TryOut)
"""What leads away from the game."""

EVENTS = 40
"""So many events of a game are told."""


class Child(Teller):
    """Tells a game, and plays with the screen in between."""

    def __init__(self, lines, seed) -> None:
        super().__init__(lines)
        self.random = Random(seed)
        self.playing = 0

    def gives(self):
        browser = self.evening._browser
        if not self.playing and browser.page is PageName.TABLE and self.random.random() < 0.2:
            self.playing = self.random.randint(3, 20)
        if self.playing:
            self.playing -= 1
            return self._anything() if self.playing else [KeyPress("escape", "")]
        tells = browser.telling.entry is not None and browser.telling.entry.purpose is Purpose.ENTER
        if browser.page is not PageName.TABLE and not (browser.page is PageName.ENTRY and tells):
            return [KeyPress("escape", "")]
        try:
            return super().gives()
        except (AssertionError, StopIteration):
            # What was touched has changed what can be told now.
            self.lines.pop(0)
            return [KeyPress("escape", "")]

    def _anything(self):
        canvas, random = self.evening._canvas, self.random
        there = [target.box for target in canvas.targets if not isinstance(target.intent, ELSEWHERE)]
        if random.random() < 0.2 or not there:
            key = random.choice(KEYS)
            return [KeyPress(key, key if len(key) == 1 else "")]
        box = random.choice(there)
        x = (box.x + random.uniform(0.1, 0.9) * box.w) * canvas.scale
        y = (box.y + random.uniform(0.1, 0.9) * box.h) * canvas.scale
        drags = [Drag(x + 60, y + 20), Drag(x + 90, y, ends=True)] if random.random() < 0.1 else []
        return [Tap(x, y), *drags]


@pytest.mark.parametrize(
    ("header", "size"),
    [
        (Header("auf-und-ab", ("Kim", "Leah", "Alex"), {"end": {"hands": 1}}), (800, 480)),
        (Header("up-and-down", ("Kim", "Leah", "Alex"), {"rounds": 1}), (720, 1280)),
        (Header("up", ("Kim", "Leah", "Alex", "Jo", "Pia"), {"end": {"rounds": 1}}), (1280, 720)),
        (Header("schwupps", ("Kim", "Leah")), (800, 480)),
    ],
    ids=lambda given: given.game if isinstance(given, Header) else f"{given[0]}x{given[1]}",
)
def test_nothing_that_is_touched_breaks_a_page(header, size, tmp_path):
    child = Child(public_lines(header, 5)[:EVENTS], seed=5)
    child.page = pygame.Surface(size)
    tell(child, header, tmp_path, "de")
    assert not child.lines
    assert kept(tmp_path).games[-1].steps
