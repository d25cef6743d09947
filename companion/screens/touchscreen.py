"""What is shown in the window, and what touches and keys mean: people can mean only what they saw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, assert_never

import pygame

from companion.screens.canvas import Canvas, Target, target_at
from companion.screens.intents import Digit, Leave
from companion.screens.large_type import is_seven_inches
from companion.screens.people_intents import DONE, Type
from companion.screens.theme import Theme
from companion.screens.window import FRAMES_A_SECOND, Closed, Drag, Input, KeyPress, Tap

REDRAWN_EVERY: Final = FRAMES_A_SECOND
"""Times that a picture is left as it is before it is drawn anew: a second."""


class ShowsPictures(Protocol):
    """What a touchscreen needs of `companion.screens.window.Window`."""

    page: pygame.Surface
    pictures: int
    stale: bool

    @property
    def panel(self) -> tuple[int, int]:
        """Width and height of the screen in pixels, however its picture is turned."""

    def show(self) -> None:
        """Put the page on the screen and wait for the next frame's time."""

    def rest(self) -> None:
        """Leave the picture on the screen, and wait for the next frame's time."""

    def wake(self) -> None:
        """Something happened at the table: light the screen."""

    def turn(self, rotation: int) -> None:
        """Turn the page to so many degrees clockwise; it is a new one."""

    def inputs(self) -> Sequence[Input]:
        """Touches, clicks and keys since the last call."""


@dataclass(frozen=True, slots=True)
class PictureTold:
    """What a picture tells: a touch on one means nothing on another that tells something else.

    Attributes:
        page: which page it is of.
        asked: what is asked there; one that is asked anew is another.
        facts: what else touches on it are about.
    """

    page: object
    asked: object | None = None
    facts: tuple[object, ...] = ()

    def is_as(self, other: PictureTold) -> bool:
        """Whether both tell the same."""
        return self.page == other.page and self.asked is other.asked and self.facts == other.facts


@dataclass(frozen=True, slots=True)
class Dragged:
    """The finger that is held down has moved on.

    Attributes:
        intent: what it asks for there, None for nothing.
        ends: whether it was lifted there.
    """

    intent: object | None
    ends: bool


@dataclass(frozen=True, slots=True)
class _Picture:
    """A picture that was shown."""

    number: int
    told: PictureTold
    targets: tuple[Target, ...]


class Touchscreen:
    """Pages in a window.

    A touch belongs to the picture on which it was made. It means something only where the newest picture
    tells the same and has the same under the finger, and where nothing has been done since that people have
    not seen: of several touches on one picture the first one counts. Letters and figures run ahead of the
    picture on their page, those on the screen as long as each is another one; a drag goes on.

    Args:
        window: shows the pages.
        theme: their colours.

    Attributes:
        canvas: where they are drawn.
    """

    def __init__(self, window: ShowsPictures, theme: Theme) -> None:
        self.canvas = Canvas(window.page, theme, seven_inches=is_seven_inches(window.panel))
        self._window = window
        self._newest = self._before = _Picture(0, PictureTold(None), ())
        self._done = 0
        self._typed: tuple[int, Target | None] = (0, None)
        self._facts: tuple[object, ...] | None = None
        self._rested = 0
        self._stirred = False

    def shows(self, facts: tuple[object, ...]) -> bool:
        """Whether the picture of these facts is on the screen, so that it need not be drawn anew.

        It is drawn anew after each touch, and now and then whatever is known of it: what it tells may depend
        on how late it is.
        """
        here = self._newest.number == self._window.pictures and not self._window.stale
        return here and not self._stirred and self._rested < REDRAWN_EVERY and facts == self._facts

    def rest(self) -> None:
        """Leave what is shown, and wait for the next frame's time."""
        self._rested += 1
        self._window.rest()

    def show(self, told: PictureTold, facts: tuple[object, ...] | None = None) -> None:
        """Show what is drawn, and wait for the next frame's time.

        Args:
            told: what the picture tells.
            facts: what was drawn, None where it is to be drawn anew each time.
        """
        self._facts, self._rested, self._stirred = facts, 0, False
        self._window.show()
        self._before = self._newest
        self._newest = _Picture(self._window.pictures, told, tuple(self.canvas.targets))

    def wake(self) -> None:
        """Something happened at the table: light the screen."""
        self._window.wake()

    def turn(self, rotation: int) -> None:
        """Turn the page to so many degrees clockwise; what was touched on the page before means nothing."""
        self._window.turn(rotation)
        self.canvas.surface = self._window.page
        self._done = self._newest.number

    def meant(self, asked_by: Callable[[KeyPress], object | None]) -> Iterator[object]:
        """What was asked for since the last call, one after the other, each to be done before the next.

        Args:
            asked_by: the intent for which a key stands on the page that is shown, None for none.

        Yields:
            Intents, `Dragged` for a finger that moves on; `Leave` where the window was closed.
        """
        for given in self._window.inputs():
            intent = self._meant(given, asked_by)
            if intent is not None:
                yield intent
            self._stirred = True

    def _meant(self, given: Input, asked_by: Callable[[KeyPress], object | None]) -> object | None:
        match given:
            case Closed():
                return Leave()
            case Tap(x, y, picture):
                return self._touched(x / self.canvas.scale, y / self.canvas.scale, self._seen(picture))
            case Drag(x, y, ends, picture):
                return self._dragged(x / self.canvas.scale, y / self.canvas.scale, ends, self._seen(picture))
            case KeyPress(picture=picture):
                seen = self._seen(picture)
                return None if seen is None else self._counts(asked_by(given), seen, None)
        assert_never(given)

    def _seen(self, number: int) -> _Picture | None:
        """The picture of that number, unless something has been done since that it does not show."""
        if number <= self._done:
            return None
        return next((one for one in (self._newest, self._before) if one.number == number), None)

    def _touched(self, x: float, y: float, seen: _Picture | None) -> object | None:
        """What a touch at a point asks for, where the newest picture still has the same there."""
        if seen is None:
            return None
        target = target_at(seen.targets, x, y)
        if target is None or target != target_at(self._newest.targets, x, y):
            return None
        return self._counts(target.asks(x, y), seen, target)

    def _counts(self, intent: object | None, seen: _Picture, target: Target | None) -> object | None:
        """The intent, if whoever looked at that picture can mean it."""
        typed, last = self._typed
        unseen = seen.number <= typed
        match intent:
            case None:
                return None
            case Type() | Digit():
                if seen.told.page != self._newest.told.page or (unseen and target and target == last):
                    return None
                self._typed = self._newest.number, target
                if intent == Type(DONE):
                    self._done = self._newest.number
            case _:
                if unseen or not seen.told.is_as(self._newest.told):
                    return None
                self._done = self._newest.number
        return intent

    def _dragged(self, x: float, y: float, ends: bool, seen: _Picture | None) -> Dragged | None:
        """What a finger that has moved on asks for."""
        if seen is None or seen.told.page != self._newest.told.page:
            return None
        intent = self.canvas.dragged(x, y)
        if ends and intent is not None:
            self._done = self._newest.number
        return Dragged(intent, ends)
