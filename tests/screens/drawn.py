"""A game's page drawn on a canvas of its own."""

from __future__ import annotations

import pygame

from companion.screens.canvas import LEAST_TARGET, Canvas
from companion.screens.pages.game import draw_asked, draw_game
from companion.screens.theme import FELT
from companion.sitting.view import View
from companion.texts import texts


def canvas_of(view: View, size: tuple[int, int] = (1280, 720), language: str = "en") -> Canvas:
    """The page of a view on a canvas of that size."""
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_view(canvas, view, language)
    return canvas


def draw_view(canvas: Canvas, view: View, language: str) -> None:
    """The page of a view, with its likely answers while a question is open."""
    if view.question is not None:
        draw_asked(canvas, texts(language), view, every=False)
    else:
        draw_game(canvas, texts(language), view)


def cut_off(canvas: Canvas) -> list[str]:
    """The texts that do not fit."""
    return [line.text for line in canvas.written if not line.whole]


def too_small(canvas: Canvas) -> list[str]:
    """What can be touched and is smaller than a finger needs."""
    return [
        target.label for target in canvas.targets if min(target.box.w, target.box.h) < LEAST_TARGET - 1e-6
    ]


def written(canvas: Canvas) -> list[str]:
    """All texts on a canvas."""
    return [line.text for line in canvas.written]
