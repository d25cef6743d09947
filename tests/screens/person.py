"""Somebody before the screen, for tests."""

from __future__ import annotations

import pygame

from companion.screens.browser import Browser
from companion.screens.canvas import Canvas
from companion.screens.theme import FELT
from companion.screens.window import KeyPress


class Person:
    """Somebody before the screen, who touches labels."""

    def __init__(self, browser: Browser, view=None) -> None:
        self.browser = browser
        self.view = view
        self.canvas = Canvas(pygame.Surface((800, 480)), FELT)

    def reads(self) -> list[str]:
        self.browser.draw(self.canvas, self.view)
        return [written.text for written in self.canvas.written]

    def labels(self) -> list[str]:
        self.browser.draw(self.canvas, self.view)
        return [target.label for target in self.canvas.targets]

    def touches(self, label: str):
        self.browser.draw(self.canvas, self.view)
        box = next(target.box for target in self.canvas.targets if target.label == label)
        intent = self.canvas.touched(box.x + box.w / 2, box.y + box.h / 2)
        return self.browser.take(intent, self.view)

    def presses(self, name: str, text: str = ""):
        return self.browser.take(self.browser.key(KeyPress(name, text), self.view), self.view)
