"""How large a text is written so that it fits into its box, and where its lines end."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

import pygame

from companion.screens.graphemes import graphemes, shortened_by_one
from companion.screens.scripts import drawn, font_of, width_of
from companion.screens.theme import Colour

CAPITAL = 0.73
"""Height of a capital letter of DejaVu Sans as a part of its font size."""

OVERHANG = 0.37
"""Part of a line's height that is no capital letter: so much may stand out of a box that is too low."""

LEAST_PART = 3
"""Letters that each part of a word keeps which is taken apart."""

_BREAK = re.compile(r"(?<![«‹▲▼→])(?!(?<=:) \d)( )(?![:;?!»›])|(?<=[^\W\d_]{3}-)(?=[^\W\d_]{3})")
"""Where a line may end: at a space, but not one that French sets before a sign or inside quotation marks, nor
behind an arrow or the sign of UP or DOWN, nor before a count behind its colon; or behind a hyphen between two
longer parts of a word."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text as it fits into a box.

    Attributes:
        pixels: the font size.
        lines: what stands in each line.
        whole: whether nothing of the text is missing, nor stands outside the box.
    """

    pixels: int
    lines: tuple[str, ...]
    whole: bool


@lru_cache(maxsize=1024)
def rendered(text: str, pixels: int, bold: bool, colour: Colour, *, narrow: bool = False) -> pygame.Surface:
    """A line as it is drawn; kept, since most of a page is the same from one picture to the next."""
    return drawn(text, pixels, bold, colour, narrow=narrow)


@lru_cache(maxsize=2048)
def fit(text: str, size: tuple[int, int], sizes: tuple[int, int], bold: bool, lines: int) -> Fitted:
    """A text in the largest font size from the wished to the least at which it fits; else cut at the least.

    A word is taken apart only where it is too wide at every size.

    Args:
        text: what is written.
        size: width and height of the box in pixels.
        sizes: the wished and the least font size.
        bold: whether it is bold.
        lines: how many lines it may take.
    """
    wished, least = sizes
    apart = lines > 1 and broken(text, size[0], least, bold) is None
    for pixels in range(wished, least - 1, -1):
        pieces = broken(text, size[0], pixels, bold, apart=apart)
        if pieces is not None and len(pieces) <= lines and _is_room(len(pieces) - 0.1, pixels, size[1]):
            return Fitted(pixels, pieces, whole=True)
    return _at_least(text, size, least, bold, lines)


def _at_least(text: str, size: tuple[int, int], pixels: int, bold: bool, lines: int) -> Fitted:
    """A text that is too long or too high, in the least size; one that is merely high stays whole."""
    room = max(1, sum(_is_room(number - OVERHANG, pixels, size[1]) for number in range(1, lines + 1)))
    pieces = broken(text, size[0], pixels, bold, apart=room > 1) or (text,)
    if len(pieces) <= room and _width(pieces[-1], pixels, bold) <= size[0]:
        return Fitted(pixels, pieces, whole=_is_room(len(pieces) - OVERHANG, pixels, size[1]))
    *kept, last = pieces[:room]
    return Fitted(pixels, (*kept, _shortened(last + "…", size[0], pixels, bold)), whole=False)


def _is_room(lines: float, pixels: int, height: int) -> bool:
    """Whether so many lines are no higher than a box; bold ones are as high as others."""
    return lines * font_of(pixels, bold=False).get_linesize() <= height


def _width(text: str, pixels: int, bold: bool, narrow: bool = False) -> int:
    return width_of(text, pixels, bold, narrow=narrow)


def broken(
    text: str, width: int, pixels: int, bold: bool, *, apart: bool = False, narrow: bool = False
) -> tuple[str, ...] | None:
    """The text's lines, broken between words or at hyphens; None when a part of a word is too wide.

    Args:
        text: what is written.
        width: of a line, in pixels.
        pixels: the font size.
        bold: whether it is bold.
        apart: whether a word that is too wide is taken apart with a hyphen.
        narrow: whether the letters are narrow.
    """
    pieces: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for space, word in _words(paragraph):
            longer = f"{line}{space}{word}"
            if _width(longer, pixels, bold, narrow) <= width:
                line = longer
                continue
            *heads, rest = _taken_apart(word, width, pixels, bold, narrow) if apart else (word,)
            if _width(rest, pixels, bold, narrow) > width:
                return None
            pieces += [*([line] if line else []), *heads]
            line = rest
        pieces.append(line)
    return tuple(pieces)


def _words(paragraph: str) -> list[tuple[str, str]]:
    """The parts between which a line may end, each with the space before it."""
    first, *following = _BREAK.split(paragraph)
    return [
        ("", first),
        *((space or "", word) for space, word in zip(following[::2], following[1::2], strict=True)),
    ]


def _taken_apart(word: str, width: int, pixels: int, bold: bool, narrow: bool) -> tuple[str, ...]:
    """A word in parts that are not too wide, each but the last with a hyphen."""
    if _width(word, pixels, bold, narrow) <= width:
        return (word,)
    letters = graphemes(word)
    heads = ("".join(letters[:n]) for n in range(len(letters) - LEAST_PART, LEAST_PART - 1, -1))
    head = next((head for head in heads if _width(f"{head}-", pixels, bold, narrow) <= width), None)
    if head is None:
        return (word,)
    return (f"{head}-", *_taken_apart(word[len(head) :], width, pixels, bold, narrow))


def _shortened(text: str, width: int, pixels: int, bold: bool) -> str:
    """A text that ends with "…", with as many graphemes before that as there is room for."""
    kept = text[:-1]
    while len(graphemes(kept)) > 1 and _width(f"{kept}…", pixels, bold) > width:
        kept = shortened_by_one(kept)
    return f"{kept}…"
