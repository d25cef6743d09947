"""Jacks, queens, kings and the joker, drawn simply: a bust, twice, head to head."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.decks.drawn.sheet import Colour, Sheet
from companion.decks.drawn.suits import Suit

_SKIN: Final[Colour] = (244, 208, 172)
_LINE: Final[Colour] = (44, 36, 40)
_GOLD: Final[Colour] = (232, 178, 44)
_GOLD_DEEP: Final[Colour] = (176, 120, 22)
_WHITE: Final[Colour] = (252, 250, 244)
_LIP: Final[Colour] = (178, 52, 52)


@dataclass(frozen=True, slots=True)
class _Garb:
    robe: Colour
    trim: Colour
    hair: Colour


_GARB: Final = {
    Suit.CLUBS: _Garb((38, 92, 74), (214, 168, 48), (104, 66, 34)),
    Suit.DIAMONDS: _Garb((190, 72, 34), (40, 82, 140), (196, 142, 62)),
    Suit.HEARTS: _Garb((178, 28, 44), (236, 190, 70), (150, 84, 40)),
    Suit.SPADES: _Garb((40, 58, 118), (196, 60, 52), (48, 38, 36)),
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
    sheet.panel((left, top, right, sheet.height - top), 1.5, (248, 240, 220), garb.robe, 0.7)
    middle, line = sheet.width / 2, sheet.height / 2
    _robe(sheet, garb, middle, line, (right - left) / 2 - 0.7)
    _head(sheet, garb, rank, middle)
    {"J": _cap, "Q": _tiara, "K": _crown}[rank](sheet, garb, middle)
    sheet.suit(suit, left + 5.4, top + 6.4, 8.5, ink)


def _robe(sheet: Sheet, garb: _Garb, x: float, base: float, half: float) -> None:
    shoulder = base - 11.0
    sheet.polygon(
        [
            (x - half, base),
            (x - half, shoulder + 5),
            (x - 8, shoulder),
            (x + 8, shoulder),
            (x + half, shoulder + 5),
            (x + half, base),
        ],
        garb.robe,
    )
    sheet.polygon([(x - 6, shoulder), (x + 6, shoulder), (x + 2.4, base), (x - 2.4, base)], garb.trim)
    sheet.polygon(
        [(x - 9.2, shoulder + 0.4), (x, shoulder + 5.2), (x + 9.2, shoulder + 0.4), (x, shoulder - 1.6)],
        _WHITE,
    )
    for step in range(3):
        y = shoulder + 4.2 + step * 2.9
        for sign in (-1, 1):
            sheet.disc(x + sign * (7.4 + step * 1.4), y + 0.8, 0.85, garb.trim)
    sheet.line([(x - half, base), (x + half, base)], _LINE, 0.35)


def _head(sheet: Sheet, garb: _Garb, rank: str, x: float) -> None:
    y = 25.5
    fall = {"J": 5.6, "Q": 8.4, "K": 6.4}[rank]
    sheet.oval(x, y + 1.6, 7.4, fall, garb.hair)
    sheet.panel((x - 2.1, y + 3, x + 2.1, y + 9), 0.8, _SKIN)
    sheet.oval(x, y, 5.1, 6.4, _SKIN)
    for sign in (-1, 1):
        sheet.line([(x + sign * 3.2, y - 2.0), (x + sign * 1.2, y - 2.2)], _LINE, 0.4)
        sheet.disc(x + sign * 2.1, y - 0.7, 0.55, _LINE)
    sheet.line([(x, y - 0.6), (x - 0.6, y + 1.5), (x + 0.3, y + 1.6)], _LINE, 0.3)
    sheet.line([(x - 1.4, y + 3.3), (x + 1.4, y + 3.3)], _LIP, 0.7)
    if rank == "K":
        sheet.polygon(
            [(x - 4.8, y + 2.2), (x, y + 10.0), (x + 4.8, y + 2.2), (x + 1.8, y + 4.4), (x - 1.8, y + 4.4)],
            garb.hair,
        )


def _crown(sheet: Sheet, garb: _Garb, x: float) -> None:
    base, top = 20.6, 11.4
    points = [
        (x - 6.6, base),
        (x - 7.8, top + 1.4),
        (x - 3.6, base - 4.6),
        (x, top - 1.2),
        (x + 3.6, base - 4.6),
        (x + 7.8, top + 1.4),
        (x + 6.6, base),
    ]
    sheet.polygon(points, _GOLD)
    sheet.panel((x - 6.7, base - 1.5, x + 6.7, base + 0.7), 0.5, _GOLD_DEEP)
    for across, down in ((-7.8, top + 1.0), (0.0, top - 1.6), (7.8, top + 1.0)):
        sheet.disc(x + across, down, 1.0, garb.trim)


def _tiara(sheet: Sheet, garb: _Garb, x: float) -> None:
    for across, down, radius in ((-4.6, 18.6, 1.9), (0.0, 17.0, 2.6), (4.6, 18.6, 1.9)):
        sheet.disc(x + across, down, radius, _GOLD)
        sheet.disc(x + across, down, radius * 0.5, garb.robe)
    sheet.panel((x - 6.8, 19.2, x + 6.8, 21.0), 0.8, _GOLD_DEEP)


def _cap(sheet: Sheet, garb: _Garb, x: float) -> None:
    sheet.polygon(
        [(x - 7.4, 20.8), (x - 6.4, 15.6), (x + 2.0, 13.8), (x + 7.6, 17.0), (x + 7.2, 20.8)], garb.trim
    )
    sheet.panel((x - 8.0, 19.4, x + 8.0, 21.4), 0.9, garb.robe)
    sheet.line([(x + 5.6, 19.2), (x + 9.2, 14.2), (x + 9.4, 10.6)], _GOLD, 1.3)


def paint_joker(sheet: Sheet, ink: Colour) -> None:
    """A jester's cap with bells, and the word down both long edges."""
    x, y = sheet.width / 2, sheet.height / 2
    for index, letter in enumerate("JOKER"):
        sheet.text(letter, 6.0, 7.5 + 6.6 * index, 4.6, ink)
    sheet.mirror_lower_half()
    red, blue = (190, 34, 44), (38, 74, 148)
    sheet.polygon([(x - 14, y - 2), (x - 17, y + 4), (x - 13, y - 18), (x, y - 6), (x, y + 2)], red)
    sheet.polygon([(x + 14, y - 2), (x + 17, y + 4), (x + 13, y - 18), (x, y - 6), (x, y + 2)], blue)
    sheet.polygon([(x - 8, y), (x, y - 24), (x + 8, y)], _GOLD)
    for across, down in ((-17, 5), (17, 5), (0, -25)):
        sheet.disc(x + across, y + down, 2.2, _GOLD_DEEP)
    sheet.panel((x - 14, y - 1, x + 14, y + 3.4), 1.5, _LINE)
    sheet.oval(x, y + 12, 9, 11, _SKIN)
    sheet.polygon([(x - 13, y + 18), (x, y + 30), (x + 13, y + 18), (x + 6, y + 22), (x - 6, y + 22)], red)
    for sign in (-1, 1):
        sheet.disc(x + sign * 3.6, y + 9.5, 0.9, _LINE)
        sheet.line([(x + sign * 2.0, y + 6.6), (x + sign * 5.4, y + 6.2)], _LINE, 0.6)
    sheet.line([(x - 4, y + 15), (x - 2, y + 17), (x + 2, y + 17), (x + 4, y + 15)], _LIP, 0.9)
