"""Jacks, queens and kings, each twice, head to head: flat figures in the language of the backs.

A robe bears the backs' lattice of lozenges, a wave as on the cards of Auf und Ab parts the two halves, and
all have the same kind of face. What tells them apart is what they wear and hold: the jack a beret with a
feather and a spear, the queen long hair and a flower, the king a beard, a crown with arches and a sceptre.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from companion.decks.drawn.figures import both_sides, face, lattice, lozenge, smooth
from companion.decks.drawn.inks import DEEP_GOLD, GOLD, LINE, LIP, SKIN
from companion.decks.drawn.sheet import Colour, Sheet
from companion.decks.drawn.suits import Suit

_GROUND: Final[Colour] = (250, 243, 224)
_FAINT: Final[Colour] = (243, 233, 207)
"""The lattice on the ground, hardly seen."""
_WHITE: Final[Colour] = (252, 250, 244)
_FACE_Y: Final = 25.2
_FACE: Final = 6.0
"""Millimetres from a face's middle to its chin."""
_SHOULDER: Final = 32.6
_WAVE: Final = 1.5
"""How far the wave between the halves swings, in mm."""
_HELD: Final = 12.6
"""From the middle to what is held, in mm, where there is room."""


@dataclass(frozen=True, slots=True)
class _Garb:
    robe: Colour
    deep: Colour
    trim: Colour
    hair: Colour


_GARB: Final = {
    Suit.CLUBS: _Garb((30, 104, 82), (18, 80, 62), (214, 168, 48), (120, 74, 38)),
    Suit.DIAMONDS: _Garb((206, 96, 40), (176, 72, 26), (34, 82, 146), (214, 160, 72)),
    Suit.HEARTS: _Garb((184, 32, 48), (148, 18, 34), (240, 196, 84), (158, 88, 42)),
    Suit.SPADES: _Garb((44, 66, 132), (28, 46, 100), (206, 70, 60), (56, 44, 42)),
}


def paint_court(sheet: Sheet, rank: str, suit: Suit, ink: Colour, margin: float) -> None:
    """The upper half of a court card: the frame and a bust; the sheet is mirrored by the caller.

    Args:
        sheet: an empty poker card.
        rank: ``"J"``, ``"Q"`` or ``"K"``.
        suit: whose garb it wears.
        ink: colour of the suit.
        margin: width in millimetres that the index needs at the left.
    """
    garb = _GARB[suit]
    left, right, top = margin, sheet.width - margin, 6.0
    x, half = sheet.width / 2, (right - left) / 2 - 0.7
    sheet.panel((left, top, right, sheet.height - top), 1.5, _GROUND)
    field = (x - half, top, x + half, sheet.height - top)
    lattice(sheet, field, 3.6, _FAINT, lambda at, y: abs(at - x) < half - 1.2 and y > top + 1.8)
    _hair_behind(sheet, garb, rank, x)
    _held(sheet, garb, rank, x + min(_HELD, half - 3.0))
    _robe(sheet, garb, rank, x, half)
    sheet.panel((x - 2.0, _FACE_Y + 3, x + 2.0, _SHOULDER + 1.6), 0.9, SKIN)
    _collar(sheet, garb, rank, x)
    face(sheet, x, _FACE_Y, _FACE)
    {"J": _jack, "Q": _queen, "K": _king}[rank](sheet, garb, x)
    _wave(sheet, garb, x, half)
    sheet.panel((left, top, right, sheet.height - top), 1.5, None, garb.robe, 0.7)
    sheet.suit(suit, left + 5.4, top + 6.4, 8.5, ink)


def _robe(sheet: Sheet, garb: _Garb, rank: str, x: float, half: float) -> None:
    """Shoulders down to the wave, with the backs' lattice, and a stole down the middle."""
    base, narrow = sheet.height / 2 + _WAVE + 1.0, {"J": 0.82, "Q": 0.74, "K": 0.96}[rank]
    reach = narrow * half

    def shoulder(at: float) -> float:
        share = min(abs(at - x) / reach, 1.0)
        return float(_SHOULDER + 7.6 * share**2.2)

    across = np.linspace(x - reach, x + reach, 41)
    outline = [(float(at), shoulder(at)) for at in across]
    sheet.polygon([*outline, (x + reach + 1.6, base), (x - reach - 1.6, base)], garb.robe)
    lattice(
        sheet,
        (x - half, _SHOULDER, x + half, base),
        2.9,
        garb.deep,
        lambda at, y: y > shoulder(at) + 1.2 and abs(at - x) < reach - 0.8,
    )
    stole = [(x - 4.4, _SHOULDER + 1.2), (x + 4.4, _SHOULDER + 1.2), (x + 2.9, base), (x - 2.9, base)]
    sheet.polygon(stole, garb.trim)
    sheet.line([stole[1], stole[2]], _WHITE, 0.5)
    sheet.line([stole[0], stole[3]], _WHITE, 0.5)
    for number in range(3):
        lozenge(sheet, x, 37.0 + 2.7 * number, 0.95, garb.robe)


def _wave(sheet: Sheet, garb: _Garb, x: float, half: float) -> None:
    """A belt between the halves that looks the same from either end."""
    across = np.linspace(x - half, x + half, 60)
    down = sheet.height / 2 + _WAVE * np.sin((across - x) / half * np.pi)
    belt = np.stack([across, down], axis=1)
    sheet.line(belt, _WHITE, 2.6)
    sheet.line(belt, garb.trim, 1.5)


def _collar(sheet: Sheet, garb: _Garb, rank: str, x: float) -> None:
    """A jack's points, a queen's pearls, a king's ermine."""
    y = _SHOULDER + 0.5
    match rank:
        case "J":
            for way in (-1, 1):
                sheet.polygon([(x, y - 0.2), (x + 7.0 * way, y + 0.3), (x + 4.2 * way, y + 5.4)], _WHITE)
        case "Q":
            sheet.polygon(smooth(both_sides(x, [(x + 5.4, y - 0.6), (x + 2.6, y + 3.2)])), SKIN)
            for at in np.linspace(-1.0, 1.0, 9):
                sheet.disc(x + 5.6 * at, y + 3.6 * (1 - at * at) ** 0.6 - 0.4, 0.75, _WHITE)
            sheet.disc(x, y + 4.4, 1.25, garb.trim)
            sheet.disc(x, y + 4.4, 0.7, garb.robe)
        case _:
            cape = [(x + 6.0, y - 1.0), (x + 10.6, y + 1.4), (x + 8.6, y + 4.8), (x + 3.0, y + 5.6)]
            sheet.polygon(smooth(both_sides(x, cape)), _WHITE)
            for side in (-1, 1):
                for across, down in ((8.6, 2.0), (6.2, 3.8), (3.8, 2.4)):
                    lozenge(sheet, x + side * across, y + down, 0.6, LINE)


def _hair_behind(sheet: Sheet, garb: _Garb, rank: str, x: float) -> None:
    """What is seen of the hair beside a face."""
    y = _FACE_Y
    reach = {
        "J": [(x + 3.4, y - 6.4), (x + 6.9, y - 2.0), (x + 7.2, y + 4.0), (x + 4.4, y + 5.6)],
        "Q": [(x + 3.4, y - 6.4), (x + 7.0, y - 2.0), (x + 7.4, y + 5.0), (x + 9.0, y + 11.0),
              (x + 4.0, y + 13.0)],
        "K": [(x + 3.4, y - 6.2), (x + 6.4, y - 2.0), (x + 6.6, y + 3.0), (x + 4.8, y + 6.0)],
    }[rank]  # fmt: skip
    sheet.polygon(smooth(both_sides(x, reach)), garb.hair)


def _jack(sheet: Sheet, garb: _Garb, x: float) -> None:
    """A fringe, and a beret with a feather."""
    y = _FACE_Y
    fringe = [(x - 5.4, y - 1.4), (x - 5.2, y - 5.6), (x, y - 6.6), (x + 5.2, y - 5.6), (x + 5.4, y - 1.4)]
    fringe += [(x + 3.0, y - 3.2), (x, y - 2.9), (x - 3.0, y - 3.2)]
    sheet.polygon(smooth(fringe), garb.hair)
    feather = [(x - 3.6, 18.8), (x - 9.6, 15.6), (x - 13.4, 18.0), (x - 14.0, 21.6), (x - 9.0, 20.0)]
    sheet.polygon(smooth(feather), GOLD)
    sheet.line(smooth([(x - 3.6, 19.2), (x - 9.2, 17.6), (x - 13.6, 21.2)], closed=False), DEEP_GOLD, 0.45)
    cap = [
        (x - 7.4, 19.8),
        (x - 7.8, 15.8),
        (x - 1.0, 12.2),
        (x + 7.0, 12.8),
        (x + 9.2, 16.4),
        (x + 7.4, 19.8),
    ]
    sheet.polygon(smooth(cap), garb.trim)
    sheet.panel((x - 7.4, 18.2, x + 7.4, 20.6), 1.1, garb.robe)
    lozenge(sheet, x - 4.0, 19.4, 1.7, _WHITE)
    lozenge(sheet, x - 4.0, 19.4, 1.0, GOLD)


def _queen(sheet: Sheet, garb: _Garb, x: float) -> None:
    """Hair parted in the middle, and a crown of five lozenges with pearls."""
    y = _FACE_Y
    for side in (-1, 1):
        lock = [(x, y - 6.6), (x + side * 4.4, y - 5.8), (x + side * 6.0, y - 1.0), (x + side * 4.9, y + 1.4)]
        sheet.polygon(smooth([*lock, (x + side * 3.6, y - 3.4)]), garb.hair)
    for place in (-2, -1, 0, 1, 2):
        across, high = x + 3.1 * place, 17.0 + 0.55 * place * place
        lozenge(sheet, across, high, 2.7 - 0.25 * abs(place), GOLD)
        lozenge(sheet, across, high, 1.2, garb.robe)
        sheet.disc(across, high - 3.1 + 0.25 * abs(place), 0.7, _WHITE)
        sheet.ring(across, high - 3.1 + 0.25 * abs(place), 0.75, 0.2, DEEP_GOLD)
    sheet.panel((x - 7.0, 18.6, x + 7.0, 20.6), 0.9, DEEP_GOLD)
    for place in range(-2, 3):
        sheet.disc(x + 2.8 * place, 19.6, 0.5, _WHITE)


def _king(sheet: Sheet, garb: _Garb, x: float) -> None:
    """A curly beard with a moustache, and a crown with arches."""
    y = _FACE_Y
    beard = [(x + 5.0, y + 0.6), (x + 5.4, y + 4.4), (x + 3.4, y + 8.0), (x + 1.0, y + 9.4)]
    sheet.polygon(
        smooth([*both_sides(x, beard), (x - 2.9, y + 1.9), (x, y + 1.5), (x + 2.9, y + 1.9)]), garb.hair
    )
    sheet.panel((x - 1.5, y + 3.1, x + 1.5, y + 3.9), 0.4, LIP)
    for side in (-1, 1):
        curl = [(x, y + 1.4), (x + side * 2.4, y + 1.1), (x + side * 4.2, y + 2.6), (x + side * 2.2, y + 2.7)]
        sheet.polygon(smooth(curl), garb.hair)
    cushion = [(x + 2.6, 12.4), (x + 6.2, 14.6), (x + 6.0, 19.4)]
    sheet.polygon(smooth(both_sides(x, cushion)), garb.robe)
    points = [(x - 6.6, 20.2), (x - 8.4, 13.2), (x - 4.4, 16.6), (x, 11.6), (x + 4.4, 16.6), (x + 8.4, 13.2)]
    sheet.polygon([*points, (x + 6.6, 20.2)], GOLD)
    for across, down in ((-8.4, 12.8), (8.4, 12.8)):
        sheet.disc(x + across, down, 1.0, garb.trim)
    lozenge(sheet, x, 10.4, 2.0, GOLD)
    lozenge(sheet, x, 10.4, 1.0, garb.trim)
    sheet.panel((x - 7.0, 18.6, x + 7.0, 21.0), 0.8, DEEP_GOLD)
    for place in (-2, -1, 0, 1, 2):
        lozenge(sheet, x + 2.8 * place, 19.8, 0.75, _WHITE)


def _held(sheet: Sheet, garb: _Garb, rank: str, x: float) -> None:
    """A spear, a flower, a sceptre, in a hand that comes out of the robe."""
    sheet.line([(x, 16.0 if rank != "Q" else 22.0), (x, 43.0)], DEEP_GOLD, 1.0)
    match rank:
        case "J":
            lozenge(sheet, x, 13.6, 2.2, garb.deep)
            sheet.polygon([(x - 1.5, 13.0), (x, 8.4), (x + 1.5, 13.0)], garb.deep)
            sheet.panel((x - 1.3, 15.8, x + 1.3, 16.8), 0.4, GOLD)
        case "Q":
            for turn in np.arange(5) / 5 * 2 * np.pi:
                sheet.disc(x + 1.9 * float(np.sin(turn)), 20.4 - 1.9 * float(np.cos(turn)), 1.35, garb.robe)
            sheet.disc(x, 20.4, 1.1, GOLD)
            for side in (-1, 1):
                sheet.polygon(
                    smooth([(x, 27.6), (x + side * 2.6, 25.0), (x + side * 1.0, 28.0)]), (58, 124, 70)
                )
        case _:
            sheet.disc(x, 14.6, 2.3, GOLD)
            sheet.panel((x - 2.4, 14.1, x + 2.4, 15.1), 0.3, garb.trim)
            lozenge(sheet, x, 11.2, 1.5, GOLD)
            sheet.panel((x - 1.4, 16.6, x + 1.4, 17.6), 0.4, GOLD)
