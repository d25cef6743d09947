"""The faces of our own decks, as pictures on the screen."""

from __future__ import annotations

from functools import lru_cache

import pygame
from PIL import Image, ImageDraw

from companion.decks.drawn.decks import drawn_deck
from companion.screens.canvas import Box, Canvas

MIDDLE = 58.0
"""Millimetres of a card's height, in its middle, that show what it is; more is shown where there is room."""
SIGN = 30.0
"""Millimetres of its height that hold the large sign alone."""
EDGE = 8.0
"""Millimetres at its sides that are no part of the sign."""
CORNER = 1.2
"""Radius in mm of the corners that a card's middle is drawn with."""


def draw_drawn_card(canvas: Canvas, deck: str, code: str, box: Box, *, whole: bool = False) -> Box:
    """A card of one of our decks as large as it fits into a box.

    Args:
        canvas: the page.
        deck: the deck's name.
        code: of the card.
        box: where; a flat one shows only the card's middle.
        whole: whether even a flat box shows all of the card, smaller.

    Returns:
        The part of the box that the picture covers.
    """
    width, height = drawn_deck(deck).size
    shown = height if whole else min(height, max(MIDDLE, width * box.h / box.w))
    scale = min(box.w / width, box.h / shown) * canvas.scale
    picture = _face(deck, code, max(6, round(width * scale)), max(6, round(shown * scale)))
    canvas.picture(picture, box)
    return canvas.fitted(picture, box)


def draw_middle(canvas: Canvas, deck: str, code: str, box: Box) -> Box:
    """What stands in the middle of a card of one of our decks, filling a box with rounded corners.

    Returns:
        The part of the box that the picture covers.
    """
    width, height = drawn_deck(deck).size
    shown = min(height, max(SIGN, (width - 2 * EDGE) * box.h / box.w))
    wide, high = canvas.rect(box).size
    picture = _middle(deck, code, wide, high, box.h / shown * canvas.scale, round(CORNER * canvas.scale))
    canvas.picture(picture, box)
    return canvas.fitted(picture, box)


@lru_cache(maxsize=64)
def _middle(deck: str, code: str, wide: int, high: int, scale: float, corner: int) -> pygame.Surface:
    """The middle of a face in pixels, `scale` to the millimetre."""
    face = drawn_deck(deck).face(code, scale)
    left, top = (face.width - wide) // 2, (face.height - high) // 2
    part = face.crop((left, top, left + wide, top + high)).convert("RGBA")
    mask = Image.new("L", part.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide - 1, high - 1), corner, 255)
    part.putalpha(mask)
    return pygame.image.frombytes(part.tobytes(), part.size, "RGBA").convert_alpha()


@lru_cache(maxsize=256)
def _face(deck: str, code: str, wide: int, high: int) -> pygame.Surface:
    """The middle of a face, in pixels."""
    drawn = drawn_deck(deck)
    face = drawn.face(code, wide / drawn.size[0])
    left, top = (face.width - wide) // 2, (face.height - high) // 2
    part = face.crop((left, top, left + wide, top + high))
    return pygame.image.frombytes(part.tobytes(), (wide, high), "RGBA").convert_alpha()
