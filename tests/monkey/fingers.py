"""What the monkey does: fingers, mouse and keys as SDL tells them, before and after a picture is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import pygame

from companion.screens.canvas import Canvas
from companion.screens.first_run_intents import SetUp, TryOut
from companion.screens.intents import Leave
from companion.screens.lesson_intents import Teach
from companion.screens.window import Window

PICTURES = 24
"""So many pictures lasts a run, if nobody leaves before."""

AT_ONCE = 8
"""At most so many touches and keys are made between two pictures."""

KEYS: tuple[tuple[int, str], ...] = (
    *((getattr(pygame, f"K_{letter}"), letter) for letter in "abcdefghijklmnopqrstuvwxyz"),
    *((getattr(pygame, f"K_{figure}"), figure) for figure in "0123456789"),
    *((getattr(pygame, f"K_F{number}"), "") for number in range(1, 13)),
    *((code, "\r") for code in (pygame.K_RETURN,) * 4),
    *((pygame.K_ESCAPE, "\x1b"), (pygame.K_BACKSPACE, "\b"), (pygame.K_SPACE, " "), (pygame.K_MINUS, "-")),
    *(
        (pygame.K_UP, ""),
        (pygame.K_DOWN, ""),
        (pygame.K_LEFT, ""),
        (pygame.K_RIGHT, ""),
        (pygame.K_TAB, "\t"),
        (pygame.K_LSHIFT, ""),
    ),
    *((pygame.K_UNKNOWN, sign) for sign in "²½٣é😀\u202e\u0301"),
)
"""Keys, each with what it types."""


class MonkeyWindow(Window):
    """A window before which the monkey sits.

    Args:
        monkey: makes what is given.
        size: of the screen in pixels.
        rotation: by which it is turned.
    """

    def __init__(self, monkey: Monkey, size: tuple[int, int], rotation: int) -> None:
        super().__init__(size, rotation, monkey)
        self.monkey = monkey
        pygame.event.clear()
        monkey.window = self

    def inputs(self):
        given = super().inputs()
        self.monkey.before_the_next()
        return given


@dataclass
class Monkey:
    """Makes touches and keys; is the window's clock, too, and so knows when a picture is there.

    Attributes:
        random: chooses everything.
        several: whether there is more than one between two pictures.
        pictures: so many more are looked at.
        canvas: gives where the page is drawn, if that is known.
        counts: touches, drags, keys and pages so far.
    """

    random: Random
    several: bool
    pictures: int = PICTURES
    canvas: Callable[[], Canvas | None] = lambda: None
    page: Callable[[], object] = lambda: None
    counts: Counter = field(default_factory=Counter)
    window: Window | None = None
    fingers: dict[int, tuple[float, float]] = field(default_factory=dict)
    left: int = 0

    def tick(self, _framerate: float, /) -> int:
        """A picture is there: make something."""
        self.pictures -= 1
        if self.pictures < 0:
            pygame.event.post(pygame.Event(pygame.QUIT))
            return 33
        self.counts[f"page {self.page()}"] += 1
        self.left = self.random.randint(2, AT_ONCE) if self.several else 1
        late = self.random.randint(0, self.left) if self.random.random() < 0.4 else 0
        self._make(self.left - late)
        self.left = late
        return 33

    def before_the_next(self) -> None:
        """The picture is done with; the next one is not there yet."""
        self._make(self.left)

    def _make(self, many: int) -> None:
        for _ in range(many):
            kind = self.random.choices(
                (self._touch, self._key, self._drag, self._twice, self._move), (60, 14, 6, 12, 8)
            )[0]
            kind()

    def _somewhere(self) -> tuple[float, float]:
        """A point of the screen, most often one where there is something to touch."""
        width, height = pygame.display.get_window_size()
        canvas = self.canvas()
        if canvas is None or not canvas.targets or self.random.random() < 0.1:
            return self.random.random() * width, self.random.random() * height
        targets = [
            target
            for target in canvas.targets
            if not isinstance(target.intent, Leave | Teach | SetUp | TryOut)
        ]
        if not targets or self.random.random() < 0.01:
            targets = canvas.targets
        # Rows of many keys are not all that there is.
        kinds = sorted({type(target.intent).__name__ for target in targets})
        # Whoever leaves a page at once sees little of it.
        (kind,) = self.random.choices(kinds, [1 if kind == "Go" else 6 for kind in kinds])
        box = self.random.choice([one for one in targets if type(one.intent).__name__ == kind]).box
        x = (box.x + self.random.uniform(0.05, 0.95) * box.w) * canvas.scale
        y = (box.y + self.random.uniform(0.05, 0.95) * box.h) * canvas.scale
        return self._on_screen(x, y)

    def _on_screen(self, x: float, y: float) -> tuple[float, float]:
        """A point of the page as a point of the screen."""
        width, height = pygame.display.get_window_size()
        turned = {90: (width - 1 - y, x), 180: (width - 1 - x, height - 1 - y), 270: (y, height - 1 - x)}
        return turned.get(self.window._rotation, (x, y))

    def _touch(self) -> None:
        self._down(*self._somewhere())

    def _twice(self) -> None:
        """Two fingers on the same thing, or one that comes down twice."""
        x, y = self._somewhere()
        self._down(x, y)
        self._down(x + self.random.uniform(-6, 6), y + self.random.uniform(-6, 6))

    def _down(self, x: float, y: float) -> None:
        self.counts["touches"] += 1
        if self.random.random() < 0.4:
            self._mouse(pygame.MOUSEBUTTONDOWN, x, y, button=self.random.choices((1, 3), (9, 1))[0])
            if self.random.random() < 0.5:
                self._mouse(pygame.MOUSEBUTTONUP, x, y, button=1)
            return
        finger = self.random.randint(0, 4)
        self.fingers[finger] = x, y
        self._finger(pygame.FINGERDOWN, finger)
        self._mouse(pygame.MOUSEBUTTONDOWN, x, y, button=1, touch=True)
        if self.random.random() < 0.5:
            self._finger(pygame.FINGERUP, finger)
            del self.fingers[finger]

    def _drag(self) -> None:
        """A finger comes down, goes somewhere, and is lifted or not."""
        self.counts["drags"] += 1
        finger = self.random.randint(0, 4)
        self.fingers[finger] = self._somewhere()
        self._finger(pygame.FINGERDOWN, finger)
        for _ in range(self.random.randint(1, 3)):
            self.fingers[finger] = self._somewhere()
            self._finger(pygame.FINGERMOTION, finger)
        if self.random.random() < 0.7:
            self._finger(pygame.FINGERUP, finger)

    def _move(self) -> None:
        """A finger that is down, or the mouse, moves, or is lifted."""
        self.counts["drags"] += 1
        x, y = self._somewhere()
        if self.fingers and self.random.random() < 0.7:
            finger = self.random.choice(sorted(self.fingers))
            self.fingers[finger] = x, y
            self._finger(self.random.choice((pygame.FINGERMOTION, pygame.FINGERUP)), finger)
        else:
            self._mouse(pygame.MOUSEMOTION, x, y)

    def _key(self) -> None:
        self.counts["keys"] += 1
        code, text = self.random.choice(KEYS)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, unicode=text, mod=0, scancode=0))

    def _finger(self, kind: int, finger: int) -> None:
        width, height = pygame.display.get_window_size()
        x, y = self.fingers[finger]
        where = {"x": x / width, "y": y / height, "dx": 0, "dy": 0, "pressure": 1}
        pygame.event.post(pygame.Event(kind, finger_id=finger, touch_id=3, **where))

    @staticmethod
    def _mouse(kind: int, x: float, y: float, **more: object) -> None:
        given = {"touch": False, **more}
        pygame.event.post(pygame.Event(kind, pos=(int(x), int(y)), **given))
