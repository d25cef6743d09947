"""The back that our own cards share, in one colour of choice."""

from __future__ import annotations

from collections.abc import Callable

from companion.decks.drawn.sheet import Colour, Sheet

_WHITE: Colour = (255, 255, 255)


def paint_back(sheet: Sheet, ink: Colour, emblem: Callable[[Sheet], None] | None = None) -> None:
    """Cover a sheet with a lattice of lozenges inside a white border; the same from both ends.

    Args:
        sheet: an empty card.
        ink: colour of the back.
        emblem: paints what is in the middle, at most 8 mm from it and the same from both ends; without it two
            arrowheads.
    """
    border = 3.2
    sheet.panel((0, 0, sheet.width, sheet.height), 0, _WHITE)
    sheet.panel((border, border, sheet.width - border, sheet.height - border), 2.0, ink)
    _lattice(sheet, border + 1.6)
    _medallion(sheet, ink)
    (emblem or _arrowheads)(sheet)


def _lattice(sheet: Sheet, inset: float) -> None:
    step = 4.2
    columns = int((sheet.width - 2 * inset) // step)
    rows = int((sheet.height - 2 * inset) // step)
    left = (sheet.width - (columns - 1) * step) / 2
    top = (sheet.height - (rows - 1) * step) / 2
    for row in range(rows):
        for column in range(columns):
            x, y = left + column * step, top + row * step
            half = 1.45 if (row + column) % 2 else 0.8
            sheet.polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], _WHITE)


def _medallion(sheet: Sheet, ink: Colour) -> None:
    x, y = sheet.width / 2, sheet.height / 2
    for radius, fill in ((11.5, ink), (10.2, _WHITE), (8.9, ink)):
        sheet.disc(x, y, radius, fill)


def _arrowheads(sheet: Sheet) -> None:
    x, y = sheet.width / 2, sheet.height / 2
    for sign in (1, -1):
        sheet.polygon([(x - 4.2, y + sign * 1.0), (x + 4.2, y + sign * 1.0), (x, y + sign * 6.2)], _WHITE)
