"""A game's page drawn on a canvas of its own."""

from __future__ import annotations

import pygame

from companion.screens.canvas import Canvas
from companion.screens.pages.game import draw_asked, draw_game
from companion.screens.theme import FELT
from companion.texts import texts
from companion.view import View


def canvas_of(view: View, size: tuple[int, int] = (1280, 720), language: str = "en") -> Canvas:
    """The page of a view, with its likely answers while a question is open."""
    canvas = Canvas(pygame.Surface(size), FELT)
    if view.question is not None:
        draw_asked(canvas, texts(language), view, every=False)
    else:
        draw_game(canvas, texts(language), view)
    return canvas


def written(canvas: Canvas) -> list[str]:
    """All texts on a canvas."""
    return [line.text for line in canvas.written]
