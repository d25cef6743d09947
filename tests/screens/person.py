"""Somebody before the screen, for tests."""

from __future__ import annotations

from dataclasses import replace

import pygame

from companion.screens.browser import Browser
from companion.screens.theme import FELT
from companion.screens.touchscreen import Touchscreen
from companion.screens.window import Drag, Input, KeyPress, Tap


class FakeWindow:
    """Shows nothing, and gives what it was given; fulfils `companion.screens.touchscreen.ShowsPictures`."""

    def __init__(self, size: tuple[int, int] = (800, 480)) -> None:
        self.page = pygame.Surface(size)
        self.panel = (1280, 720)
        self.pictures = 0
        self.stale = False
        self.given: list[Input] = []

    def show(self) -> None:
        self.pictures += 1

    def rest(self) -> None:
        pass

    def wake(self) -> None:
        pass

    def turn(self, rotation: int) -> None:
        pass

    def inputs(self) -> list[Input]:
        given, self.given = self.given, []
        return given


class Person:
    """Somebody before the screen, who touches labels."""

    def __init__(self, browser: Browser, view=None, size: tuple[int, int] = (800, 480)) -> None:
        self.browser = browser
        self.view = view
        self.window = FakeWindow(size)
        self.screen = Touchscreen(self.window, FELT)
        self.canvas = self.screen.canvas

    def looks(self) -> None:
        self.browser.draw(self.canvas, self.view)
        self.screen.show(self.browser.told(self.view))

    def reads(self) -> list[str]:
        self.looks()
        return [written.text for written in self.canvas.written]

    def labels(self) -> list[str]:
        self.looks()
        return [target.label for target in self.canvas.targets]

    def on(self, label: str) -> Tap:
        """A touch on something that is shown, not made yet."""
        box = next(target.box for target in self.canvas.targets if target.label == label)
        return self.at(box.x + box.w / 2, box.y + box.h / 2)

    def at(self, x: float, y: float) -> Tap:
        """A touch at a point in millimetres, not made yet."""
        return Tap(x * self.canvas.scale, y * self.canvas.scale, self.window.pictures)

    def does(self, *made: Input) -> list:
        """Touches and keys on the pictures that they say; everything that is given back."""
        self.window.given += made
        meant = self.screen.meant(lambda key: self.browser.key(key, self.view))
        given = [self.browser.take(intent, self.view) for intent in meant]
        return [one for one in given if one is not None]

    def touches(self, label: str):
        self.looks()
        return self._one(self.on(label))

    def drags(self, x: float, y: float, *, ends: bool):
        """The finger has moved on to a point in millimetres."""
        self.looks()
        there = self.at(x, y)
        return self._one(Drag(there.x, there.y, ends, there.picture))

    def presses(self, name: str, text: str = ""):
        self.looks()
        return self._one(KeyPress(name, text, self.window.pictures))

    def _one(self, made: Input):
        return next(iter(self.does(made)), None)


def made_on(picture: int, *made: Input) -> list[Input]:
    """Touches and keys as they are made on that picture."""
    return [replace(one, picture=picture) if isinstance(one, Tap | Drag | KeyPress) else one for one in made]
