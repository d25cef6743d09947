"""Short motions on the drawn table: what went where with the last play, over a page that tells it already."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from companion.decks.drawn.decks import POKER, deck_of
from companion.engines import Header
from companion.screens.canvas import Box, Canvas, Target
from companion.screens.game_page import page_of
from companion.screens.motion import Glides, Motion, Slides
from companion.screens.pages.cards import draw_card
from companion.screens.pages.faces import draw_drawn_card
from companion.screens.window import FRAMES_A_SECOND
from companion.sitting.view import View
from companion.texts import Texts

SECONDS: Final = 0.25
"""So long a motion lasts; nothing waits for it."""

STEPS: Final = round(SECONDS * FRAMES_A_SECOND)
"""Pictures of a motion."""

NEWS: Final = 1.0
"""Seconds after a ruling from which on it is too late to show what went where."""

CARD: Final = (8.6, 12.0)
"""Width and height in mm of a card that goes somewhere."""

FANNED: Final = 0.55
"""From one such card to the next, as a part of its width."""

APART: Final = 1.05
"""The same of cards that are told by their middle alone."""

MOST: Final = 6
"""So many cards are seen to go; more of a set are under them."""


@dataclass(frozen=True, slots=True)
class _Page:
    """A page as it was drawn whole.

    Attributes:
        tells: what it was drawn from, so that only the same page is gone on with.
        picture: its pixels.
        targets: what could be touched on it.
    """

    tells: tuple[object, ...]
    picture: pygame.Surface
    targets: tuple[Target, ...]


class MotionPlayer:
    """Shows what went where. The page is drawn whole once, with all there is to read and to touch on it.

    Args:
        moves: whether anything may move, as people wish it.
        now: how late it is, in seconds.
    """

    def __init__(self, *, moves: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self._moves = moves
        self._now = now
        self._seen: tuple[Header, int] | None = None
        self._motion: Motion | None = None
        self._since = 0.0
        self._page: _Page | None = None
        self._left: pygame.Surface | None = None

    def step(self, view: View) -> int:
        """The picture in which the motion shown is, from 0 to `STEPS`; `STEPS` where nothing moves."""
        return STEPS if self._page is None else self._step(view)

    def goes_on(self, canvas: Canvas, texts: Texts, view: View) -> bool:
        """Draw the next picture of a motion over the page as it was drawn, where nothing else is to draw.

        Returns:
            Whether it was; else the page is to be drawn whole, and then `begin` is to be called.
        """
        self._look(view)
        if self._step(view) == STEPS:
            return False
        page = self._page
        if page is None:
            place = canvas.spots.get(self._motion.at) if isinstance(self._motion, Slides) else None
            self._left = None if place is None else _cut(canvas, place)
            return False
        if page.tells != _told(canvas, texts, view) or page.targets != tuple(canvas.targets):
            return False
        canvas.surface.blit(page.picture, (0, 0))
        self._draw(canvas, texts, view)
        return True

    def begin(self, canvas: Canvas, texts: Texts, view: View) -> None:
        """Keep the page that has been drawn, and draw what moves on it."""
        if self._step(view) < STEPS and self._has_places(canvas):
            told, targets = _told(canvas, texts, view), tuple(canvas.targets)
            self._page = _Page(told, canvas.surface.copy(), targets)
            self._draw(canvas, texts, view)

    def _look(self, view: View) -> None:
        """Look at what went where with a play that follows the one seen before."""
        seen = view.game.header, len(view.game.history)
        if seen == self._seen:
            return
        before, self._seen = self._seen, seen
        follows = before is not None and before == (seen[0], seen[1] - 1)
        self._motion = _motion_of(view) if self._moves and follows else None
        self._since, self._page, self._left = self._now(), None, None

    def _step(self, view: View) -> int:
        known = (view.game.header, len(view.game.history)) == self._seen
        if self._motion is None or not known or view.question is not None:
            return STEPS
        return min(STEPS, round((self._now() - self._since) / SECONDS * STEPS))

    def _has_places(self, canvas: Canvas) -> bool:
        """Whether the page shows the places between which something moves."""
        match self._motion:
            case Glides(begins=begins, ends=ends):
                return begins in canvas.spots and ends in canvas.spots
            case Slides(at=spot):
                return spot in canvas.spots and self._left is not None
        return False

    def _draw(self, canvas: Canvas, texts: Texts, view: View) -> None:
        part = self._step(view) / STEPS
        done = 1.0 - (1.0 - part) ** 2  # fast at first, and slower where it ends
        written = list(canvas.written)
        match self._motion:
            case Glides(cards, begins, ends):
                at = _between(canvas.spots[begins], canvas.spots[ends], done)
                _draw_cards(canvas, texts, view.game.header.game, cards[:MOST], at)
            case Slides(at=spot) if self._left is not None:
                _slide(canvas, canvas.spots[spot], self._left, done)
        canvas.written[:] = written


def _motion_of(view: View) -> Motion | None:
    """What went where with the last event, as long as that is news."""
    last = view.game.last
    if last is None or not last.ruling.legal or view.time.now - view.time.ruled > NEWS:
        return None
    return page_of(view.game.header.game).motion(last)


def _told(canvas: Canvas, texts: Texts, view: View) -> tuple[object, ...]:
    """What a page tells that must be seen at once."""
    table = view.table
    return (
        *(id(canvas.surface), canvas.theme.ground, texts.language, view.game.header, len(view.game.history)),
        *(view.time.paused, table.stopped, table.notice, view.camera.state, view.camera.problem),
    )


def _between(begins: Box, ends: Box, part: float) -> tuple[float, float]:
    """A point on the way from the middle of a place to that of another."""
    (x, y), (to_x, to_y) = ((box.x + box.w / 2, box.y + box.h / 2) for box in (begins, ends))
    return x + (to_x - x) * part, y + (to_y - y) * part


def _draw_cards(
    canvas: Canvas, texts: Texts, game: str, codes: tuple[str, ...], at: tuple[float, float]
) -> None:
    """Cards fanned about a point."""
    deck, (wide, high) = deck_of(game), CARD
    step = wide * (APART if deck == POKER else FANNED)
    left = at[0] - (wide + step * (len(codes) - 1)) / 2
    for number, code in enumerate(codes):
        place = Box(left + number * step, at[1] - high / 2, wide, high)
        if deck == POKER:
            draw_card(canvas, texts, code, place)
        else:
            draw_drawn_card(canvas, deck, code, place, whole=True)


def _slide(canvas: Canvas, place: Box, left: pygame.Surface, part: float) -> None:
    """What lay in a row goes to the right by one of its two cards, and a new one comes from the left."""
    rect, now = canvas.rect(place), _cut(canvas, place)
    moved = round(rect.w * part / 2)
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(rect)
    canvas.surface.blit(left, (rect.x + moved, rect.y))
    canvas.surface.blit(now, (rect.x + moved - rect.w // 2, rect.y))
    canvas.surface.set_clip(clip)


def _cut(canvas: Canvas, place: Box) -> pygame.Surface:
    """What stands in a place of the page now."""
    rect = canvas.rect(place).clip(canvas.surface.get_rect())
    return canvas.surface.subsurface(rect).copy()
