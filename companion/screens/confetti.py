"""Confetti for the winners: the four suits fall once, and lie still."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Final

from companion.decks.drawn.suits import Suit
from companion.screens import shapes
from companion.screens.canvas import Box, Canvas

SECONDS: Final = 1.6
"""So long it falls; nothing waits for that. Under the five seconds from which on motion that starts by itself
would need a way to stop it (WCAG 2.2, 2.2.2)."""

PIECES: Final = 34
"""How many there are."""

SIDES: Final = (2.6, 4.4)
"""Sides in mm of the smallest and the largest piece."""

PILE: Final = 5.0
"""Height in mm of what they lie in."""

LATEST: Final = 0.45
"""Part of the time after which the last piece begins to fall; each falls for what is left then."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of confetti.

    Attributes:
        suit: its shape.
        side: of its square, in mm.
        across: where it comes to lie, 0 at the left, 1 at the right.
        low: how low in the pile it comes to lie, 0 to 1.
        begins: when it begins to fall, as a part of all the time.
        sways: by how many mm it sways while it falls.
    """

    suit: Suit
    side: float
    across: float
    low: float
    begins: float
    sways: float


def _pieces() -> tuple[Piece, ...]:
    """Always the same pieces, spread evenly from left to right."""
    random = Random(4)
    suits = tuple(Suit)
    return tuple(
        Piece(
            suits[number % len(suits)],
            random.uniform(*SIDES),
            (number + random.random()) / PIECES,
            random.random(),
            random.uniform(0.0, LATEST),
            random.uniform(-3.0, 3.0),
        )
        for number in range(PIECES)
    )


CONFETTI: Final = _pieces()


def draw_confetti(canvas: Canvas, box: Box, fallen: float) -> None:
    """Draw the pieces in a panel of the colour of light.

    Args:
        canvas: the page.
        box: the panel; at last they lie along its lower edge.
        fallen: which part of the time has passed, from 0 to 1, where all of them lie.
    """
    theme = canvas.theme
    bright = sum(theme.light) > sum(theme.on_light)
    red, black = (theme.red_suit, theme.spade) if bright else (theme.paper, theme.raised)
    for piece in CONFETTI:
        part = min(1.0, max(0.0, (fallen - piece.begins) / (1.0 - LATEST)))
        way = part * part
        rest = box.y + box.h - piece.side - piece.low * (PILE - piece.side)
        top = box.y - piece.side + way * (rest - box.y + piece.side)
        if top < box.y:
            continue
        sway = piece.sways * math.sin(2 * math.pi * part) * (1.0 - part)
        left = box.x + piece.across * (box.w - piece.side) + sway
        left = min(max(left, box.x), box.x + box.w - piece.side)
        size = max(4, round(piece.side * canvas.scale))
        drawn = shapes.suit(piece.suit, size, red if piece.suit.red else black)
        canvas.picture(drawn, Box(left, top, piece.side, piece.side))
