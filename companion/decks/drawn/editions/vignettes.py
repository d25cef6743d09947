"""Small pictures for editions, each in two colours of choice around a point."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from companion.decks.drawn.editions.palette import WHITE, deeper, paler
from companion.decks.drawn.sheet import Colour, Sheet

Vignette = Callable[[Sheet, float, float, float, Colour], None]
"""Paints a picture of that size in mm around a point, in shades of a colour."""


def mountain(sheet: Sheet, x: float, y: float, size: float, colour: Colour) -> None:
    """Two peaks with snow, and the sun."""
    half = size / 2
    sheet.disc(x + 0.24 * size, y - 0.28 * size, 0.12 * size, paler(colour, 0.6))
    peaks = ((-0.16, 0.34, colour), (0.2, 0.12, deeper(colour, 0.35)))
    for across, up, ink in peaks:
        peak = (x + across * size, y - up * size)
        sheet.polygon(
            [peak, (peak[0] + 0.34 * size, y + half * 0.8), (peak[0] - 0.34 * size, y + half * 0.8)], ink
        )
        snow = 0.11 * size
        sheet.polygon(
            [peak, (peak[0] + 0.5 * snow, peak[1] + snow), (peak[0] - 0.5 * snow, peak[1] + snow)], WHITE
        )


def fish(sheet: Sheet, x: float, y: float, size: float, colour: Colour) -> None:
    """A fish with stripes."""
    sheet.polygon(
        [(x + 0.2 * size, y), (x + 0.5 * size, y - 0.24 * size), (x + 0.5 * size, y + 0.24 * size)],
        deeper(colour, 0.3),
    )
    sheet.oval(x - 0.08 * size, y, 0.36 * size, 0.22 * size, colour)
    for across in (-0.1, 0.06):
        sheet.line(
            [(x + across * size, y - 0.19 * size), (x + across * size, y + 0.19 * size)],
            paler(colour, 0.6),
            0.05 * size,
        )
    sheet.disc(x - 0.3 * size, y - 0.05 * size, 0.045 * size, WHITE)
    sheet.disc(x - 0.3 * size, y - 0.05 * size, 0.025 * size, deeper(colour, 0.8))


def tree(sheet: Sheet, x: float, y: float, size: float, colour: Colour) -> None:
    """A fir."""
    trunk = 0.06 * size
    sheet.panel((x - trunk, y + 0.3 * size, x + trunk, y + 0.48 * size), 0, deeper(colour, 0.6))
    for step, half in enumerate((0.2, 0.28, 0.36)):
        top = y - 0.48 * size + 0.2 * step * size
        ink = colour if step % 2 else deeper(colour, 0.2)
        sheet.polygon(
            [(x, top), (x + half * size, top + 0.4 * size), (x - half * size, top + 0.4 * size)], ink
        )


def balloon(sheet: Sheet, x: float, y: float, size: float, colour: Colour) -> None:
    """A balloon with a basket."""
    sheet.oval(x, y - 0.14 * size, 0.32 * size, 0.36 * size, colour)
    sheet.oval(x, y - 0.14 * size, 0.12 * size, 0.36 * size, paler(colour, 0.5))
    for way in (-1, 1):
        sheet.line(
            [(x + 0.14 * way * size, y + 0.17 * size), (x + 0.07 * way * size, y + 0.36 * size)], colour, 0.4
        )
    sheet.panel(
        (x - 0.09 * size, y + 0.35 * size, x + 0.09 * size, y + 0.48 * size), 0.5, deeper(colour, 0.5)
    )


def owl(sheet: Sheet, x: float, y: float, size: float, colour: Colour) -> None:
    """An owl's face."""
    for way in (-1, 1):
        ear = [(0.36, -0.44), (0.08, -0.26), (0.34, -0.1)]
        sheet.polygon([(x + way * across * size, y + down * size) for across, down in ear], colour)
    sheet.oval(x, y, 0.36 * size, 0.38 * size, colour)
    for way in (-1, 1):
        sheet.disc(x + 0.15 * way * size, y - 0.08 * size, 0.14 * size, WHITE)
        sheet.disc(x + 0.13 * way * size, y - 0.08 * size, 0.06 * size, deeper(colour, 0.8))
    beak = [(-0.05, 0.04), (0.05, 0.04), (0.0, 0.16)]
    sheet.polygon([(x + across * size, y + down * size) for across, down in beak], paler(colour, 0.7))


def compass(sheet: Sheet, x: float, y: float, size: float, colour: Colour) -> None:
    """A rose of the winds."""
    sheet.ring(x, y, 0.48 * size, 0.04 * size, colour)
    for step in range(8):
        angle, long = step * np.pi / 4, (0.42 if step % 2 == 0 else 0.26) * size
        tip = np.array([np.sin(angle), -np.cos(angle)]) * long
        side = np.array([np.cos(angle), np.sin(angle)]) * 0.07 * size
        for way, ink in ((-1, colour), (1, deeper(colour, 0.4))):
            sheet.polygon([(x, y), (x + tip[0], y + tip[1]), (x + way * side[0], y + way * side[1])], ink)


VIGNETTES: Final[tuple[Vignette, ...]] = (mountain, fish, tree, balloon, owl, compass)
