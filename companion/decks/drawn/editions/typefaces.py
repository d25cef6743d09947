"""The typefaces of editions: figures of a font or of a pen, bold, leaning, open, and a mark for 6 and 9."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

import assets
from companion.decks.drawn.editions.pen import Pen, written

FONTS: Final = (
    "DejaVuSans-Bold",
    "DejaVuSans",
    "DejaVuSansCondensed-Bold",
    "DejaVuSerif-Bold",
    "DejaVuSerifCondensed-Bold",
)

_PIXELS: Final = 220
"""Size at which a font's figures are set."""

_MARKED: Final = frozenset({"6", "9"})

_GAP, _BAR, _DOT = 0.07, 0.09, 0.15
"""Of a figure's height: between two figures and to the bar, a bar's thickness, a dot's diameter."""

_OPEN: Final = 0.045
"""Of a figure's height: how thick the outline of an open one is."""


class Mark(enum.Enum):
    """What tells 6 and 9 apart however they are turned."""

    BAR = "bar"
    """A line below them."""
    DOT = "dot"
    """A dot behind them."""
    PLACE = "place"
    """Nothing but that they stand upright at the end of the card that is read."""


@dataclass(frozen=True, slots=True)
class Typeface:
    """How an edition's figures look.

    Attributes:
        font: one of `FONTS`; None where a pen writes them.
        pen: how it writes; of no matter for a font.
        lean: how far a font's figures lean to the right, in parts of their height.
        is_open: whether only their outline is printed.
        mark: what tells 6 and 9 apart.
    """

    font: str | None
    pen: Pen
    lean: float
    is_open: bool
    mark: Mark

    def mask(self, text: str, *, marked: bool = True) -> Image.Image:
        """A number as a mask (mode L), trimmed; 6 and 9 bear their mark where `marked`."""
        return _mask(self, text, marked and text in _MARKED)


def drawn_typeface(random: np.random.Generator, *, marks: tuple[Mark, ...] = tuple(Mark)) -> Typeface:
    """A typeface by chance, its mark one of those."""
    thin = float(random.choice([1.0, 1.0, 0.5, 0.3]))
    pen = Pen(
        nib=float(random.uniform(0.13, 0.2)),
        thin=thin,
        held=float(random.uniform(-50, -20)) if thin < 1 else 0.0,
        slant=float(random.choice([0.0, 0.0, 0.12, 0.22])),
        wide=float(random.uniform(0.8, 1.12)),
        ornate=bool(random.random() < 0.5),
    )
    font = str(random.choice(FONTS)) if random.random() < 0.65 else None
    lean = float(random.choice([0.0, 0.0, 0.0, 0.15]))
    is_open = font is not None and "Bold" in font and bool(random.random() < 0.15)
    return Typeface(font, pen, lean, is_open, marks[int(random.integers(len(marks)))])


@lru_cache(maxsize=256)
def _mask(face: Typeface, text: str, marked: bool) -> Image.Image:
    figures = [_figure(face, one) for one in text]
    high = max(figure.height for figure in figures)
    gap = round(_GAP * high)
    whole = Image.new("L", (sum(figure.width + gap for figure in figures) - gap, high))
    x = 0
    for figure in figures:
        whole.paste(figure, (x, high - figure.height))
        x += figure.width + gap
    return _marked(whole, face.mark) if marked else whole


def _figure(face: Typeface, text: str) -> Image.Image:
    if text in "+-":
        return _sign(text)
    if face.font is None and text.isdecimal():
        return written(text, face.pen)
    font = ImageFont.truetype(assets.path(f"fonts/{face.font or FONTS[0]}.ttf"), _PIXELS)
    left, top, right, bottom = (int(side) for side in font.getbbox(text))
    room = _PIXELS // 2
    mask = Image.new("L", (right - left + 2 * room, bottom - top + 2 * room))
    ImageDraw.Draw(mask).text((room - left, room - top), text, fill=255, font=font)
    if face.lean:
        shift = face.lean * mask.height / 2
        mask = mask.transform(
            mask.size, Image.Transform.AFFINE, (1, face.lean, -shift, 0, 1, 0), Image.Resampling.BICUBIC
        )
    mask = mask.crop(mask.getbbox())
    return _opened(mask) if face.is_open else mask


def _sign(text: str) -> Image.Image:
    """A plus or minus as high as a figure."""
    arm, thick, middle = (round(part * _PIXELS) for part in (0.2, 0.11, 0.37))
    mask = Image.new("L", (2 * arm, 2 * middle))
    half = thick // 2
    mask.paste(255, (0, middle - half, 2 * arm, middle + half))
    if text == "+":
        mask.paste(255, (arm - half, middle - arm, arm + half, middle + arm))
    return mask


def _opened(mask: Image.Image) -> Image.Image:
    """Only a figure's outline."""
    thick = 2 * round(_OPEN * mask.height / 2) + 1
    inner = mask.filter(ImageFilter.MinFilter(thick))
    return Image.fromarray(np.asarray(mask) - np.minimum(np.asarray(inner), np.asarray(mask)))


def _marked(figure: Image.Image, mark: Mark) -> Image.Image:
    """A 6 or 9 with its mark."""
    high = figure.height
    if mark is Mark.BAR:
        bar = (round(_GAP * high), round(_BAR * high))
        whole = Image.new("L", (figure.width, high + sum(bar)))
        whole.paste(255, (0, high + bar[0], figure.width, whole.height))
    elif mark is Mark.DOT:
        gap, dot = round(0.6 * _GAP * high), round(_DOT * high)
        whole = Image.new("L", (figure.width + gap + dot, high))
        ImageDraw.Draw(whole).ellipse((figure.width + gap, high - dot, whole.width - 1, high - 1), fill=255)
    else:
        return figure
    whole.paste(figure, (0, 0))
    return whole
