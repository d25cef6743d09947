"""What the drawn figures of our cards share: smooth outlines, the backs' lattice, and one kind of face."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from companion.decks.drawn.inks import BLUSH, LINE, LIP, SKIN
from companion.decks.drawn.sheet import Colour, Sheet
from companion.decks.drawn.suits import Outline

Point = tuple[float, float]
"""A point in mm."""

_STEPS: Final = 12
"""Points between two corners of a smooth outline."""


def smooth(corners: Sequence[Point], *, closed: bool = True) -> Outline:
    """An outline that runs through the corners without a bend (Catmull and Rom 1974)."""
    points = np.asarray(corners, np.float64)
    around = (
        np.concatenate([points[-1:], points, points[:2]])
        if closed
        else np.concatenate([points[:1], points, points[-1:]])
    )
    t = np.linspace(0.0, 1.0, _STEPS, endpoint=False)[:, None]
    parts = []
    for before, first, second, after in zip(around[:-3], around[1:-2], around[2:-1], around[3:], strict=True):
        parts.append(
            0.5
            * (
                2 * first
                + (second - before) * t
                + (2 * before - 5 * first + 4 * second - after) * t**2
                + (3 * first - before - 3 * second + after) * t**3
            )
        )
    return np.concatenate(parts if closed else [*parts, points[-1:]])


def both_sides(x: float, right: Sequence[Point]) -> list[Point]:
    """Corners at the right of an upright line, from above to below, and back up their mirror image."""
    return [*right, *((2 * x - across, down) for across, down in reversed(right))]


def lozenge(sheet: Sheet, x: float, y: float, half: float, fill: Colour) -> None:
    """A lozenge as the backs have them, `half` as wide and as high as it reaches from its middle, in mm."""
    sheet.polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], fill)


def lattice(
    sheet: Sheet,
    box: tuple[float, float, float, float],
    step: float,
    fill: Colour,
    within: Callable[[float, float], bool],
) -> None:
    """Small and large lozenges in turn, about the middle of a box, where they lie within a shape."""
    left, top, right, foot = box
    middle, centre = (left + right) / 2, (top + foot) / 2
    across, down = int((right - left) / step / 2) + 1, int((foot - top) / step / 2) + 1
    for row in range(-down, down + 1):
        for column in range(-across, across + 1):
            x, y = middle + column * step, centre + row * step
            if within(x, y):
                lozenge(sheet, x, y, step * (0.34 if (row + column) % 2 else 0.19), fill)


def face(sheet: Sheet, x: float, y: float, size: float) -> None:
    """A friendly face, `size` mm from its middle to its chin: two eyes, brows, cheeks, a nose, a smile."""
    chin = [(x + 0.3 * size, y - size), (x + 0.76 * size, y - 0.5 * size), (x + 0.8 * size, y)]
    chin += [(x + 0.6 * size, y + 0.66 * size), (x + 0.2 * size, y + size)]
    sheet.polygon(smooth(both_sides(x, chin)), SKIN)
    for side in (-1, 1):
        sheet.disc(x + side * 0.47 * size, y + 0.34 * size, 0.17 * size, BLUSH)
        sheet.oval(x + side * 0.34 * size, y - 0.06 * size, 0.085 * size, 0.12 * size, LINE)
        brow = [(x + side * 0.18 * size, y - 0.3 * size), (x + side * 0.35 * size, y - 0.37 * size)]
        sheet.line(
            smooth([*brow, (x + side * 0.52 * size, y - 0.28 * size)], closed=False), LINE, 0.07 * size
        )
    nose = [(x + 0.02 * size, y), (x + 0.1 * size, y + 0.24 * size), (x - 0.04 * size, y + 0.26 * size)]
    sheet.line(smooth(nose, closed=False), LINE, 0.055 * size)
    smile(sheet, x, y + 0.46 * size, 0.26 * size, LIP, 0.09 * size)


def smile(sheet: Sheet, x: float, y: float, half: float, ink: Colour, width: float) -> None:
    """A smile, `half` mm wide to each side."""
    bent = [(x - half, y), (x, y + 0.42 * half), (x + half, y)]
    sheet.line(smooth(bent, closed=False), ink, width)


def smiling(sheet: Sheet, x: float, y: float, size: float, ink: Colour) -> None:
    """Two eyes and a smile alone, for a figure of one ink; they reach `size` mm to each side."""
    for side in (-1, 1):
        sheet.oval(x + side * 0.55 * size, y - 0.45 * size, 0.26 * size, 0.36 * size, ink)
    smile(sheet, x, y + 0.42 * size, 0.8 * size, ink, 0.3 * size)
