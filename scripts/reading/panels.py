"""Panels of a picture that explains: what is seen with lines and words on it, bars of probabilities, rows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from assets import path as asset
from vision.sightings import Image as Picture
from vision.sightings import Points

Colour = tuple[int, int, int]
"""Blue, green, red, 0 to 255."""

PAPER: Colour = (255, 255, 255)
INK: Colour = (40, 40, 40)
GREEN: Colour = (40, 220, 40)
RED: Colour = (50, 50, 225)
BLUE: Colour = (220, 140, 40)
GOLD: Colour = (30, 190, 250)
VIOLET: Colour = (230, 60, 200)
GREY: Colour = (190, 190, 190)

GAP = 14
"""Pixels between panels."""

_SHIFT = 4
"""Bits behind the point to which lines are drawn."""

SHOWN = 3
"""Bars that are shown of some probabilities."""

_NAME, _BAR, _ROW = 84, 96, 20
"""Pixels of a bar's name and of the longest bar, and from one bar to the next."""

_QUALITY = 85
"""Of a WebP, of 100: strokes and figures stay sharp, and a page weighs a half of what it does as a PNG."""


def line(picture: Picture, points: Points, colour: Colour, width: int = 2, *, closed: bool = True) -> None:
    """Draw a line through some pixels, shape (n, 2), in place."""
    at = np.round((points.astype(np.float64)) * 2**_SHIFT).astype(np.int32)
    cv2.polylines(picture, [at], closed, colour, width, cv2.LINE_AA, _SHIFT)


def arrow(picture: Picture, begin: Points, way: Points, colour: Colour, width: int = 2) -> None:
    """Draw an arrow from a pixel, in place."""
    start, end = (
        tuple(int(value) for value in np.round(point * 2**_SHIFT)) for point in (begin, begin + way)
    )
    cv2.arrowedLine(picture, start, end, colour, width, cv2.LINE_AA, _SHIFT, tipLength=0.3)


def words(picture: Picture, at: Sequence[float], said: str, colour: Colour = INK, size: int = 14) -> None:
    """Write some words, their left edge and middle at a pixel, in place; on pictures with a dark rim."""
    page = Image.fromarray(picture[..., ::-1])
    font = ImageFont.truetype(str(asset("fonts/DejaVuSans-Bold.ttf")), size)
    rim = 0 if colour == INK else 2
    ImageDraw.Draw(page).text(
        (float(at[0]), float(at[1])), said, colour[::-1], font, "lm", stroke_width=rim, stroke_fill=(0, 0, 0)
    )
    picture[...] = np.asarray(page)[..., ::-1]


def bars(title: str, chances: Sequence[tuple[str, float]]) -> Picture:
    """The first few probabilities, or other parts of one, as bars with their names."""
    chances = chances[:SHOWN]
    panel = blank(_NAME + _BAR + 50, _ROW * (len(chances) + 1) + 4)
    words(panel, (0, _ROW / 2), title)
    for row, (name, chance) in enumerate(chances, 1):
        middle = _ROW * row + _ROW / 2
        words(panel, (0, middle), name, size=13)
        top, bottom = round(middle - 6), round(middle + 6)
        panel[top:bottom, _NAME : _NAME + _BAR] = (235, 235, 235)
        panel[top:bottom, _NAME : _NAME + round(_BAR * max(chance, 0))] = BLUE
        words(panel, (_NAME + _BAR + 6, middle), f"{chance:.2f}", size=13)
    return panel


def blank(width: int, height: int) -> Picture:
    """An empty panel."""
    return np.full((height, width, 3), PAPER, np.uint8)


def enlarged(picture: Picture, factor: float) -> Picture:
    """A small picture with its pixels to be seen."""
    return np.asarray(
        cv2.resize(picture, None, fx=factor, fy=factor, interpolation=cv2.INTER_NEAREST), np.uint8
    )


def around(picture: Picture, outlines: Sequence[Points], margin: int = 16) -> Picture:
    """The part of a picture in which some outlines lie, and so many pixels more."""
    points = np.concatenate(outlines)
    left, top = np.maximum(points.min(axis=0) - margin, 0).astype(int)
    right, bottom = points.max(axis=0).astype(int) + margin
    return picture[top:bottom, left:right]


def titled(title: str, picture: Picture) -> Picture:
    """A picture with a title above it."""
    head = blank(max(picture.shape[1], 9 * len(title)), _ROW + 4)
    words(head, (0, _ROW / 2), title)
    return below(head, picture, gap=0)


def beside(*panels: Picture, gap: int = GAP) -> Picture:
    """Panels side by side, their upper edges in line."""
    high = max(panel.shape[0] for panel in panels)
    parts = []
    for panel in panels:
        parts += [_extended(panel, panel.shape[1], high), blank(gap, high)]
    return np.concatenate(parts[:-1], axis=1)


def below(*panels: Picture, gap: int = GAP) -> Picture:
    """Panels one below another, their left edges in line."""
    wide = max(panel.shape[1] for panel in panels)
    parts = []
    for panel in panels:
        parts += [_extended(panel, wide, panel.shape[0]), blank(wide, gap)]
    return np.concatenate(parts[:-1], axis=0)


def _extended(panel: Picture, width: int, height: int) -> Picture:
    rows, columns = panel.shape[:2]
    return np.asarray(
        cv2.copyMakeBorder(panel, 0, height - rows, 0, width - columns, cv2.BORDER_CONSTANT, value=PAPER),
        np.uint8,
    )


def write(picture: Picture, path: Path) -> None:
    """Write a picture as a WebP."""
    Image.fromarray(np.ascontiguousarray(picture[..., ::-1])).save(path, quality=_QUALITY, method=6)
