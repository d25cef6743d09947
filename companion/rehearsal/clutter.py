"""Other things that stand about on a table at home: a glass on its coaster, a telephone, a pencil."""

from __future__ import annotations

import math
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.decks.drawn.sheet import Colour, Sheet
from companion.rehearsal.canvas import Texture, around, textured
from companion.rehearsal.layout import Kind, Lying, Spot, Thing
from companion.rehearsal.lens import Lens, Points
from companion.table.playing_table import PlayingTable
from vision.boxes import PixelBox

SIZES: Final = {
    Kind.COASTER: (96.0, 96.0),
    Kind.PHONE: (72.0, 148.0),
    Kind.PENCIL: (8.0, 176.0),
    Kind.GLASS: (72.0, 72.0),
}
"""Width and height in millimetres from above."""

GLASS_HEIGHT: Final = 112.0
_BASE, _RIM, _FILLED = 29.0, 36.0, 62.0
"""Millimetres of the glass: how high it is, the radii of its base and its rim, how high it is filled."""

_PLACES: Final = ((47.0, 0.76), (53.0, -0.73), (-51.0, 0.78), (73.0, 0.0), (-77.0, -0.22))
"""Between the players and beyond what they play, where nobody lays a card: millimetres beyond the
right border of the play area, or with a minus the left one, and how far down in halves of its height."""

_CORK: Final[Colour] = (196, 158, 112)
_CORK_DEEP: Final[Colour] = (150, 112, 72)
_CASE: Final[Colour] = (28, 30, 34)
_DISPLAY: Final[Colour] = (12, 13, 16)
_PENCIL: Final[Colour] = (232, 176, 36)


def strewn(count: int, table: PlayingTable, random: np.random.Generator) -> tuple[Lying, ...]:
    """So many other things on a table, each at a place of its own; a glass stands on a coaster."""
    places = [_place(*_PLACES[index], table) for index in random.permutation(len(_PLACES))]
    found: list[Lying] = []
    for number, place in enumerate(places[:count]):
        dx, dy, turn = random.uniform(-12, 12), random.uniform(-8, 8), random.uniform(0, 360)
        spot = place.moved(float(dx), float(dy), float(turn))
        kind = (Kind.COASTER, Kind.PHONE, Kind.PENCIL, Kind.COASTER)[number % 4]
        if kind is Kind.COASTER:
            found.append(Lying(Thing(Kind.COASTER, str(number)), spot))
            found.append(
                Lying(Thing(Kind.GLASS, str(number)), spot.moved(*map(float, random.uniform(-8, 8, 2))))
            )
        else:
            found.append(Lying(Thing(kind, str(number)), spot))
    return tuple(found)


def _place(beyond: float, down: float, table: PlayingTable) -> Spot:
    width, height = table.play_area
    return Spot(math.copysign(width / 2, beyond) + beyond, down * height / 2)


def draw_flat(kind: Kind, scale: float) -> Texture:
    """A coaster, telephone or pencil from above, `scale` pixels to the millimetre."""
    width, height = SIZES[kind]
    match kind:
        case Kind.COASTER:
            sheet = Sheet(width, height, scale, _CORK)
            sheet.disc(width / 2, height / 2, 42.0, _CORK_DEEP)
            sheet.disc(width / 2, height / 2, 40.5, _CORK)
            return textured(sheet.finish(width / 2))
        case Kind.PHONE:
            sheet = Sheet(width, height, scale, _CASE)
            sheet.panel((2.5, 2.5, width - 2.5, height - 2.5), 7.0, _DISPLAY)
            sheet.panel((width / 2 - 8.0, 5.0, width / 2 + 8.0, 8.5), 1.7, _CASE)
            return textured(sheet.finish(9.0))
        case Kind.PENCIL:
            sheet = Sheet(width, height, scale, _PENCIL)
            sheet.panel((2.6, 0.0, 5.4, height), 0.0, (250, 204, 82))
            sheet.panel((0.0, 0.0, width, 9.0), 0.0, (206, 120, 116))
            sheet.panel((0.0, 9.0, width, 16.0), 0.0, (186, 188, 190))
            sheet.polygon(
                [(0.0, height - 16.0), (width, height - 16.0), (width / 2, height)], (226, 190, 142)
            )
            return textured(sheet.finish(1.0))
        case _:
            raise ValueError(kind)


def draw_glass(lens: Lens, spot: Spot) -> tuple[PixelBox, Texture]:
    """A tumbler, half full, as the camera sees it: the part of the picture and what to blend there."""
    base, rim = _ring(spot, _BASE), _ring(spot, _RIM)
    level = _ring(spot, _BASE + (_RIM - _BASE) * _FILLED / GLASS_HEIGHT)
    low, top = lens.project(base), lens.project(rim, GLASS_HEIGHT)
    surface = lens.project(level, _FILLED)
    window = around(lens, np.concatenate([low, top]), 3.0)
    if window.empty:
        return window, np.zeros((0, 0, 4), np.uint8)
    seen = np.zeros((window.bottom - window.top, window.right - window.left, 4), np.float32)
    _tint(seen, window, _hull(low, top), (214, 218, 220), 0.16)
    _tint(seen, window, _hull(low, surface), (30, 104, 176), 0.62)
    _tint(seen, window, surface, (60, 142, 206), 0.35)
    _outline(seen, window, top, (246, 248, 250), 0.75)
    _outline(seen, window, low, (150, 150, 150), 0.3)
    return window, np.clip(seen, 0, 255).astype(np.uint8)


def coaster_outline(spot: Spot) -> Points:
    """The rim of a round coaster on the table, in millimetres."""
    return _ring(spot, SIZES[Kind.COASTER][0] / 2)


def glass_shadow(spot: Spot, offset: tuple[float, float]) -> Points:
    """The outline on the table of a glass's shadow, whose rim falls that far off, in millimetres."""
    return _hull(_ring(spot, _BASE), _ring(spot, _RIM) + np.array(offset))


def _ring(spot: Spot, radius: float) -> Points:
    angles = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    return np.column_stack([spot.x + radius * np.cos(angles), spot.y + radius * np.sin(angles)])


def _hull(one: Points, other: Points) -> Points:
    return np.asarray(cv2.convexHull(np.concatenate([one, other]).astype(np.float32))[:, 0], np.float64)


def _tint(
    seen: NDArray[np.float32], window: PixelBox, outline: Points, colour: tuple[int, int, int], amount: float
) -> None:
    mask = np.zeros(seen.shape[:2], np.uint8)
    cv2.fillPoly(mask, [_local(outline, window)], 255, cv2.LINE_AA, shift=4)
    _cover(seen, mask, colour, amount)


def _outline(
    seen: NDArray[np.float32], window: PixelBox, outline: Points, colour: tuple[int, int, int], amount: float
) -> None:
    mask = np.zeros(seen.shape[:2], np.uint8)
    cv2.polylines(
        mask, [_local(outline, window)], isClosed=True, color=255, thickness=2, lineType=cv2.LINE_AA, shift=4
    )
    _cover(seen, mask, colour, amount)


def _cover(
    seen: NDArray[np.float32], mask: NDArray[np.uint8], colour: tuple[int, int, int], amount: float
) -> None:
    alpha = mask.astype(np.float32)[..., None] / 255 * np.float32(amount)
    seen *= 1 - alpha
    seen += alpha * np.array([*colour, 255], np.float32)


def _local(outline: Points, window: PixelBox) -> NDArray[np.int32]:
    return np.round((outline - (window.left, window.top)) * 16).astype(np.int32)
