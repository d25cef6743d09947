"""The joker: a jester with a cap of three horns and a collar of points, in the language of the courts."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.decks.drawn.figures import both_sides, face, lattice, lozenge, smooth
from companion.decks.drawn.inks import BLUE, DEEP_GOLD, GOLD, RED
from companion.decks.drawn.sheet import Colour, Sheet

_WORD: Final = "JOKER"
_WHITE: Final[Colour] = (252, 250, 244)
_DEEP_RED: Final[Colour] = (160, 10, 24)
_DEEP_BLUE: Final[Colour] = (12, 54, 134)


def paint_joker(sheet: Sheet, ink: Colour) -> None:
    """A jester, and the word down both long edges."""
    x, y = sheet.width / 2, sheet.height / 2
    for index, letter in enumerate(_WORD):
        sheet.text(letter, 6.0, 7.5 + 6.6 * index, 4.6, ink)
    sheet.mirror_lower_half()
    _collar(sheet, x, y)
    _cap(sheet, x, y)
    face(sheet, x, y + 8.0, 10.6)
    _brim(sheet, x, y)


def _cap(sheet: Sheet, x: float, y: float) -> None:
    """Three horns with bells, the middle one of gold."""
    for side, ink, deep in ((-1, RED, _DEEP_RED), (1, BLUE, _DEEP_BLUE)):
        horn = [(0.0, 2.0), (2.0, -10.0), (8.0, -17.0), (14.0, -15.0), (18.0, -6.0), (18.4, 3.0)]
        horn += [(15.6, -3.0), (12.0, -5.0), (10.6, 2.0)]
        sheet.polygon(smooth([(x + side * across, y + down) for across, down in horn]), ink)
        lattice(
            sheet,
            (x - 16.0, y - 16.0, x + 16.0, y),
            3.4,
            deep,
            partial(_within_horn, x + side * 8.7, y - 9.75),
        )
        _bell(sheet, x + side * 18.6, y + 4.4)
    middle = [(x + 4.2, y - 14.0), (x + 7.0, y - 5.0), (x + 7.2, y + 2.0)]
    sheet.polygon(smooth([(x, y - 26.0), *both_sides(x, middle)]), GOLD)
    for down in (-16.0, -10.6, -5.2):
        lozenge(sheet, x, y + down, 1.7, DEEP_GOLD)
    _bell(sheet, x, y - 27.0)


def _within_horn(x: float, y: float, at: float, down: float) -> bool:
    """Whether a lozenge has room in a horn about that middle."""
    return abs(at - x) < 3.7 and abs(down - y) < 3.75


def _bell(sheet: Sheet, x: float, y: float) -> None:
    sheet.disc(x, y, 2.5, DEEP_GOLD)
    sheet.disc(x, y, 1.9, GOLD)
    lozenge(sheet, x, y, 0.8, DEEP_GOLD)


def _brim(sheet: Sheet, x: float, y: float) -> None:
    """The cap's edge above the brows."""
    brim = [(x + 9.8, y - 0.6), (x + 10.4, y + 3.4), (x + 4.0, y + 1.4)]
    sheet.polygon(smooth([(x, y - 3.4), *both_sides(x, brim)]), _WHITE)
    for place in (-2, -1, 0, 1, 2):
        lozenge(sheet, x + 3.7 * place, y - 0.9 + 0.42 * place * place, 1.1, RED if place % 2 else BLUE)


def _collar(sheet: Sheet, x: float, y: float) -> None:
    """Points in turn red and blue, each with a bell."""
    for place in (-2, 2, -1, 1, 0):
        ink, foot = (BLUE if place % 2 else RED), y + 30.0 - 1.6 * abs(place)
        at = x + 6.6 * place
        begin, top = x + 2.0 * place, y + 12.0
        sheet.polygon([(begin - 3.6, top), (begin + 3.6, top), (at + 1.6, foot - 7.0), (at, foot)], ink)
        sheet.polygon([(begin - 3.6, top), (at, foot), (at - 1.6, foot - 7.0)], ink)
        _bell(sheet, at, foot + 0.6)
