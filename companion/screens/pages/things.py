"""The cards, dice and rows of an example, as pictures on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from companion.rulebook.drawn import Die, Group, Thing
from companion.rulebook.layout import Spot, arranged
from companion.rulebook.pictures import picture_of, size_of
from companion.screens.canvas import Box, Canvas
from companion.texts import Texts

LABEL = 6.8
"""Height in mm of what is written above things, in one line or in two."""
LETTERS = 2.5
"""Capitals in mm of it."""
CORNER = 0.036
"""Radius of a card's corners for its height, as `companion.decks.drawn.stock` draws them."""
FAN = 0.55
"""Part of its width that is seen of each card of a fan but the last."""


def draw_groups(canvas: Canvas, texts: Texts, groups: Sequence[Group], box: Box, *, tallest: float) -> None:
    """Draw what an example shows, as large as there is room, cards no higher than `tallest` mm."""
    for laid in arranged(groups, box.w, box.h, label=LABEL, tallest=tallest):
        label = _moved(laid.label, box)
        canvas.text(texts.reason(laid.group.label), label, LETTERS, canvas.theme.quiet, align="left", lines=6)
        for thing, spot in zip(laid.group.things, laid.things, strict=True):
            _draw(canvas, thing, laid.height, _moved(spot, box))


def draw_fan(canvas: Canvas, things: Sequence[Thing], box: Box) -> None:
    """Draw a few things that overlap, in the middle of a box and as large as they fit into it."""
    reach = sum(FAN * size_of(thing, 1.0)[0] for thing in things[:-1]) + size_of(things[-1], 1.0)[0]
    height = min(box.h, box.w / reach)
    left, middle = box.x + (box.w - reach * height) / 2, box.y + box.h / 2
    for thing in things:
        wide, high = size_of(thing, height)
        _draw(canvas, thing, height, Box(left, middle - high / 2, wide, high))
        left += FAN * wide


def _moved(spot: Spot, box: Box) -> Box:
    return Box(box.x + spot.x, box.y + spot.y, spot.w, spot.h)


def _draw(canvas: Canvas, thing: Thing, height: float, box: Box) -> None:
    """A thing where a card is so many mm high; a line around it, as a card may be as pale as the page."""
    picture = _picture(thing, max(8, round(height * canvas.scale)))
    canvas.picture(picture, box)
    if not isinstance(thing, Die):
        around = picture.get_rect(center=canvas.rect(box).center)
        corner = round(CORNER * around.height)
        pygame.draw.rect(canvas.surface, canvas.theme.line, around, 1, border_radius=corner)


@lru_cache(maxsize=128)
def _picture(thing: Thing, height: int) -> pygame.Surface:
    """A thing where a card is so many pixels high."""
    picture = picture_of(thing, height)
    return pygame.image.frombytes(picture.tobytes(), picture.size, "RGBA").convert_alpha()
