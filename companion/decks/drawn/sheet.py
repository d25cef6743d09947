"""A sheet of card to draw on, measured in millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import numpy as np
from PIL import Image, ImageDraw, ImageFont

import assets
from companion.decks.drawn.signs import Sign, sign_outlines
from companion.decks.drawn.suits import Outline, Suit, outlines

Colour = tuple[int, int, int]
"""Red, green, blue, 0 to 255."""

Anchor = Literal["mm", "ma", "ms"]
"""Where a text's point lies: its middle, its top or its baseline, centred sideways."""

_FINENESS = 3
"""Drawn this many times finer in each direction and then averaged, since Pillow draws without soft edges."""

_FINENESS_LARGE = 2
"""The same for large pictures, whose edges are less seen."""

_LARGE = 8.0
"""Pixels to the millimetre from which a picture is large."""

_RIM_STEPS = 20
"""Places around a text at which it is laid to draw its rim."""


@dataclass(frozen=True, slots=True)
class Rim:
    """A line around a text.

    Attributes:
        colour: of the line.
        width: in millimetres.
    """

    colour: Colour
    width: float


@dataclass(frozen=True, slots=True)
class Fade:
    """An ink that goes over from one colour to another, from the top of what is printed to its foot."""

    top: Colour
    foot: Colour


Ink = Colour | Fade


@lru_cache(maxsize=128)
def _font(name: str, pixels: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(assets.path(f"fonts/{name}.ttf"), pixels)


class Sheet:
    """A rectangular sheet with rounded corners; all lengths in millimetres from its upper left corner.

    Attributes:
        width: of the sheet, in millimetres.
        height: of the sheet, in millimetres.
    """

    def __init__(self, width: float, height: float, scale: float, ground: Colour) -> None:
        """An empty sheet that will have `scale` pixels to the millimetre."""
        self.width, self.height = width, height
        self._pixels = (round(width * scale), round(height * scale))
        fineness = _FINENESS if scale < _LARGE else _FINENESS_LARGE
        self._fine = scale * fineness
        size = (self._pixels[0] * fineness, self._pixels[1] * fineness)
        self._image = Image.new("RGB", size, ground)
        self._draw = ImageDraw.Draw(self._image)

    def polygon(self, points: Outline | Sequence[tuple[float, float]], fill: Colour) -> None:
        """Fill a polygon."""
        self._draw.polygon([(x * self._fine, y * self._fine) for x, y in points], fill=fill)

    def line(self, points: Outline | Sequence[tuple[float, float]], fill: Colour, width: float) -> None:
        """A line through the points, with round joints."""
        scaled = [(x * self._fine, y * self._fine) for x, y in points]
        self._draw.line(scaled, fill=fill, width=max(1, round(width * self._fine)), joint="curve")

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """Fill a circle."""
        self.oval(x, y, radius, radius, fill)

    def oval(self, x: float, y: float, across: float, down: float, fill: Colour) -> None:
        """Fill an upright ellipse of those half axes."""
        box = (x - across, y - down, x + across, y + down)
        self._draw.ellipse([length * self._fine for length in box], fill=fill)

    def panel(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        fill: Colour | None,
        outline: Colour | None = None,
        width: float = 0.0,
    ) -> None:
        """A rectangle (left, top, right, bottom) with rounded corners, filled, outlined or both."""
        self._draw.rounded_rectangle(
            [length * self._fine for length in box],
            radius=radius * self._fine,
            fill=fill,
            outline=outline,
            width=round(width * self._fine),
        )

    def suit(self, suit: Suit, x: float, y: float, height: float, fill: Colour, *, turn: float = 0.0) -> None:
        """A suit of that height around a point, turned clockwise by degrees."""
        self._shape(outlines(suit), x, y, height, fill, turn)

    def sign(self, sign: Sign, x: float, y: float, height: float, fill: Colour, *, turn: float = 0.0) -> None:
        """A sign of that height around a point, turned clockwise by degrees."""
        self._shape(sign_outlines(sign), x, y, height, fill, turn)

    def _shape(
        self, shape: Sequence[Outline], x: float, y: float, height: float, fill: Colour, turn: float
    ) -> None:
        angle = np.radians(turn)
        rotation = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        for outline in shape:
            self.polygon(outline @ rotation * height + (x, y), fill)

    def ring(self, x: float, y: float, radius: float, width: float, fill: Colour) -> None:
        """A circle's line, `radius` to its outer edge."""
        box = (x - radius, y - radius, x + radius, y + radius)
        self._draw.ellipse(
            [length * self._fine for length in box], outline=fill, width=round(width * self._fine)
        )

    def text(
        self,
        text: str,
        x: float,
        y: float,
        height: float,
        fill: Colour,
        *,
        font: str = "DejaVuSans-Bold",
        squeeze: float = 1.0,
        anchor: Anchor = "mm",
        exact: bool = False,
        rim: Rim | None = None,
    ) -> None:
        """A text whose capitals are `height` high, its width multiplied by `squeeze`.

        With `exact` all of it, tails included, is made exactly that high; a rim makes it stand out.
        """
        face = _font(font, max(4, round(height * self._fine / 0.729)))
        left, top, right, bottom = face.getbbox(text, anchor="ls")
        glyphs = Image.new("L", (int(right - left) + 2, int(bottom - top) + 2))
        ImageDraw.Draw(glyphs).text((1 - left, 1 - top), text, fill=255, font=face, anchor="ls")
        if squeeze != 1.0 or exact:
            high = round(height * self._fine) if exact else glyphs.height
            glyphs = glyphs.resize((max(1, round(glyphs.width * squeeze)), high), Image.Resampling.LANCZOS)
        rise = {"mm": glyphs.height / 2, "ma": 0.0, "ms": 1.0 - top}[anchor]
        corner = (round(x * self._fine - glyphs.width / 2), round(y * self._fine - rise))
        if rim is not None:
            self._around(glyphs, corner, rim)
        self._image.paste(fill, corner, glyphs)

    def stamp(
        self,
        mask: Image.Image,
        x: float,
        y: float,
        height: float,
        fill: Ink,
        *,
        turn: float = 0.0,
        widest: float | None = None,
        rim: Rim | None = None,
    ) -> None:
        """Print a mask (mode L) of that height around a point, turned clockwise by degrees.

        Where it would be wider than `widest` millimetres it is made narrower.
        """
        high = max(2, round(height * self._fine))
        wide = mask.width * high / mask.height
        wide = wide if widest is None else min(wide, widest * self._fine)
        print_ = mask.resize((max(1, round(wide)), high), Image.Resampling.LANCZOS)
        print_ = print_.rotate(-turn, Image.Resampling.BICUBIC, expand=True) if turn else print_
        corner = (round(x * self._fine - print_.width / 2), round(y * self._fine - print_.height / 2))
        if rim is not None:
            self._around(print_, corner, rim)
        self._image.paste(fill if isinstance(fill, tuple) else _faded(fill, print_.size), corner, print_)

    def wash(self, box: tuple[float, float, float, float], radius: float, fill: Ink) -> None:
        """A rectangle (left, top, right, bottom) with rounded corners, filled with an ink."""
        if isinstance(fill, tuple):
            self.panel(box, radius, fill)
            return
        left, top, right, foot = (round(length * self._fine) for length in box)
        size = (right - left, foot - top)
        mask = Image.new("L", size, 0)
        shape = [0, 0, size[0] - 1, size[1] - 1]
        ImageDraw.Draw(mask).rounded_rectangle(shape, radius=radius * self._fine, fill=255)
        self._image.paste(_faded(fill, size), (left, top), mask)

    def _around(self, mask: Image.Image, corner: tuple[int, int], rim: Rim) -> None:
        for angle in np.linspace(0.0, 2 * np.pi, _RIM_STEPS, endpoint=False):
            across, down = (rim.width * self._fine * way for way in (np.cos(angle), np.sin(angle)))
            self._image.paste(rim.colour, (corner[0] + round(across), corner[1] + round(down)), mask)

    def turn_round(self) -> None:
        """Turn the sheet by 180 degrees, to draw on from its other end."""
        self._image = self._image.transpose(Image.Transpose.ROTATE_180)
        self._draw = ImageDraw.Draw(self._image)

    def turn_quarter(self) -> None:
        """Turn a square sheet by 90 degrees against the clock, to draw on at its next edge."""
        self._image = self._image.transpose(Image.Transpose.ROTATE_90)
        self._draw = ImageDraw.Draw(self._image)

    def mirror_lower_half(self) -> None:
        """Make the lower half the upper one turned by 180 degrees, as on cards without a wrong way up."""
        width, height = self._image.size
        upper = self._image.crop((0, 0, width, height // 2))
        self._image.paste(upper.rotate(180), (0, height - height // 2))

    def finish(self, corner: float) -> Image.Image:
        """The sheet as an RGBA picture, transparent outside its corners of that radius."""
        mask = Image.new("L", self._image.size, 0)
        box = [0, 0, self._image.width - 1, self._image.height - 1]
        ImageDraw.Draw(mask).rounded_rectangle(box, radius=corner * self._fine, fill=255)
        self._image.putalpha(mask)
        return self._image.resize(self._pixels, Image.Resampling.BOX)


def _faded(fade: Fade, size: tuple[int, int]) -> Image.Image:
    """A picture of that size in which one colour goes over into the other."""
    shares = np.linspace(0.0, 1.0, size[1])[:, None, None]
    rows = np.asarray(fade.top) * (1.0 - shares) + np.asarray(fade.foot) * shares
    return Image.fromarray(np.broadcast_to(np.round(rows).astype(np.uint8), (size[1], size[0], 3)).copy())
