"""The pictures of what examples show, for the screen and for paper alike."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from companion.decks.drawn.decks import drawn_deck
from companion.decks.drawn.sheet import Colour, Sheet
from companion.decks.drawn.updown import SIDE_MM, draw_updown, ring_lettered
from companion.rulebook.drawn import Back, Die, Face, Thing, UpDownCard

DIE_MM: Final = 16.0
"""Edge of a die, as `companion.rehearsal.dice` has them on the table."""
_DIE_HIGH: Final = 0.5
"""Height of a die for that of a card beside it: a die as small as it is beside a card could not be read."""

_BODY: Final[Colour] = (250, 249, 244)
_PIP: Final[Colour] = (22, 24, 32)
_STROKE: Final[Colour] = (60, 60, 66)
_NEAR, _MIDDLE, _FAR = 0.25, 0.5, 0.75
_PIPS: Final = {
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_NEAR, _NEAR), (_FAR, _FAR)),
    3: ((_NEAR, _NEAR), (_MIDDLE, _MIDDLE), (_FAR, _FAR)),
    4: ((_NEAR, _NEAR), (_NEAR, _FAR), (_FAR, _NEAR), (_FAR, _FAR)),
    5: ((_NEAR, _NEAR), (_NEAR, _FAR), (_FAR, _NEAR), (_FAR, _FAR), (_MIDDLE, _MIDDLE)),
    6: ((_NEAR, _NEAR), (_NEAR, _MIDDLE), (_NEAR, _FAR), (_FAR, _NEAR), (_FAR, _MIDDLE), (_FAR, _FAR)),
}
"""Where the pips of a face lie, in edges of the die."""


def size_of(thing: Thing, height: float) -> tuple[float, float]:
    """Width and height of a thing where a card is so high, in the same unit."""
    match thing:
        case Die():
            return _DIE_HIGH * height, _DIE_HIGH * height
        case UpDownCard():
            return height, height
        case Face(deck=deck) | Back(deck=deck):
            width, high = drawn_deck(deck).size
            return width * height / high, height


def picture_of(thing: Thing, height: float) -> Image.Image:
    """The picture of a thing where a card is so many pixels high; RGBA, transparent around it."""
    match thing:
        case Die(value):
            return _die(value, size_of(thing, height)[1])
        case UpDownCard(up, ring):
            return draw_updown("UP" if up else "DOWN", height / SIDE_MM, ring_lettered(ring))
        case Back(deck, pile):
            drawn = drawn_deck(deck)
            return drawn.back(height / drawn.size[1], pile)
        case Face(deck, code, look, struck):
            drawn = drawn_deck(deck)
            face = drawn.face(code, height / drawn.size[1], look)
            return _struck(face) if struck else face


def _die(value: int, side: float) -> Image.Image:
    sheet = Sheet(DIE_MM, DIE_MM, side / DIE_MM, _BODY)
    sheet.panel((0.4, 0.4, DIE_MM - 0.4, DIE_MM - 0.4), 2.6, None, _PIP, 0.5)
    for x, y in _PIPS[value]:
        sheet.disc(x * DIE_MM, y * DIE_MM, 1.6, _PIP)
    return sheet.finish(3.0)


def _struck(face: Image.Image) -> Image.Image:
    """A card struck through, its line rimmed so that it is seen on any print."""
    struck = face.copy()
    draw, (width, height) = ImageDraw.Draw(struck), face.size
    ends = (0.06 * width, 0.94 * height, 0.94 * width, 0.06 * height)
    for colour, part in ((_BODY, 0.16), (_STROKE, 0.09)):
        draw.line(ends, fill=(*colour, 255), width=max(2, round(part * width)))
    return struck
