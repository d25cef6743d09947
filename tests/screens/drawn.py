"""A game's page drawn on a canvas of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.pages.faces import draw_drawn_card
from companion.screens.pages.game import draw_asked, draw_game
from companion.screens.theme import FELT, Theme
from companion.sitting.view import View
from companion.texts import texts


class NotingCanvas(Canvas):
    """Notes which pictures are shown on it, and in which boxes."""

    def __init__(self, surface: pygame.Surface, theme: Theme) -> None:
        super().__init__(surface, theme)
        self.pictures: list[tuple[pygame.Surface, Box]] = []
        self.dimmed: list[Box] = []

    def begin(self) -> None:
        super().begin()
        self.pictures.clear()
        self.dimmed.clear()

    def dim(self, box: Box) -> None:
        super().dim(box)
        self.dimmed.append(box)

    def picture(self, picture: pygame.Surface, box: Box) -> None:
        super().picture(picture, box)
        self.pictures.append((picture, box))

    def those(self, draw: Callable[[NotingCanvas, Box], object], *, within: float = 0.0) -> list[Box]:
        """The boxes whose pictures are just what is drawn so.

        Args:
            draw: draws one picture on a canvas of that size.
            within: by how many mm it leaves room all around.
        """
        found = []
        for picture, box in self.pictures:
            alone = NotingCanvas(pygame.Surface(self.surface.get_size()), self.theme)
            draw(alone, box.inside(-within))
            ((drawn, _),) = alone.pictures
            if drawn.get_size() == picture.get_size() and drawn.get_buffer().raw == picture.get_buffer().raw:
                found.append(box)
        return found


def cards_on(canvas: NotingCanvas, deck: str, codes: Iterable[str], *, whole: bool = False) -> list[str]:
    """Which of these cards of one of our decks are shown in pictures, from left to right."""
    found = [
        (box.x, code)
        for code in codes
        for box in canvas.those(
            lambda alone, box, code=code: draw_drawn_card(alone, deck, code, box, whole=whole)
        )
    ]
    return [code for _, code in sorted(found)]


def canvas_of(view: View, size: tuple[int, int] = (1280, 720), language: str = "en") -> NotingCanvas:
    """The page of a view on a canvas of that size."""
    canvas = NotingCanvas(pygame.Surface(size), FELT)
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
