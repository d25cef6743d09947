"""One line of text in whatever scripts its names are written: which font draws what, and in which order.

Everything that the companion says runs from left to right; names within it may run the other way. Between the
signs that isolate a name (`companion.engines.names.ISOLATES`) it runs as its first letter does. What stands
between two words that run leftwards belongs to them; a figure or sign at their end belongs to the sentence.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

import pygame

import assets
from companion.engines.names import ISOLATES, JOINERS, harmless, runs_leftwards
from companion.screens.graphemes import FIRST_OF_FLAGS, graphemes, is_flag_letter, is_picture, is_tone
from companion.screens.theme import Colour

MAIN = "DejaVuSans"
"""The companion's own font: it has figures of one width and the signs of the suits."""

EMOJI, LETTERS = "Symbola-Emoji", "DroidSansFallback-Names"
"""The fonts of what that one lacks: emoji; Han, kana and Hangul."""

NARROW = f"{MAIN}Condensed"
"""The same, narrower and always bold: as large letters as can be, of which many stand in a line."""

FACES = (MAIN, EMOJI, LETTERS)
"""Fonts in the order in which they are asked for a sign; only the first one has a bold face of its own."""

STAND_IN = "◆"
"""Stands for a grapheme that no font has."""

LACKING = "\U0010fffd"
"""A character that no font has: its picture is what a font draws in place of all that it lacks."""

PROBED_AT = 16
"""Font size in pixels at which fonts are asked what they have."""

TAGS = {"ARABIC": "Arab", "HEBREW": "Hebr", "SYRIAC": "Syrc", "THAANA": "Thaa", "NKO": "Nkoo"}
"""By the first word of a letter's name in Unicode: the script, as ISO 15924 writes it."""

_AS_PICTURE = "\ufe0f"
"""The sign before it is shown as an emoji."""

_ISOLATED = re.compile(f"{ISOLATES[0]}([^{ISOLATES[0]}{ISOLATES[1]}]*){ISOLATES[1]}?|{ISOLATES[1]}")
_WITHOUT_ISOLATES = dict.fromkeys(map(ord, ISOLATES))
_WITHIN_FIGURES = ("ES", "CS", "ET")


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line that one font draws in one direction.

    Attributes:
        text: its characters in the order in which they are read.
        face: one of `FACES`.
        script: as ISO 15924 writes it, for scripts whose letters are joined or that run leftwards; else None.
        leftwards: whether it runs from right to left.
    """

    text: str
    face: str
    script: str | None = None
    leftwards: bool = False


@lru_cache(maxsize=256)
def font_of(
    pixels: int, bold: bool, face: str = MAIN, script: str | None = None, leftwards: bool = False
) -> pygame.Font:
    """A font at a size in pixels, set for a script and direction."""
    if not pygame.font.get_init():
        pygame.font.init()
    own_bold = face == NARROW or (bold and face == MAIN)
    font = pygame.Font(assets.path(f"fonts/{face}{'-Bold' if own_bold else ''}.ttf"), pixels)
    font.bold = bold and face == LETTERS  # emoji would become blots
    if script is not None:
        font.set_script(script)
    if leftwards:
        font.set_direction(pygame.DIRECTION_RTL)
    return font


def width_of(text: str, pixels: int, bold: bool, *, narrow: bool = False) -> int:
    """How many pixels wide a line is."""
    return sum(_font_for(run, pixels, bold, narrow).size(run.text)[0] for run in runs_of(text))


def drawn(text: str, pixels: int, bold: bool, colour: Colour, *, narrow: bool = False) -> pygame.Surface:
    """A line as it is drawn, as high as a line of the companion's own font."""
    runs, main = runs_of(text), font_of(pixels, bold)
    line = pygame.Surface((width_of(text, pixels, bold, narrow=narrow), main.size(" ")[1]), pygame.SRCALPHA)
    left = 0
    for run in runs:
        font = _font_for(run, pixels, bold, narrow)
        width = font.size(run.text)[0]
        if width:  # joiners alone have no shape
            line.blit(font.render(run.text, True, colour), (left, main.get_ascent() - font.get_ascent()))
        left += width
    return line.convert_alpha()


@lru_cache(maxsize=4096)
def runs_of(text: str) -> tuple[Run, ...]:
    """The pieces of a line, from left to right as they are seen."""
    if text.isascii() and text.isprintable():
        return (Run(text, MAIN),)
    runs: list[Run] = []
    at = 0
    for isolated in _ISOLATED.finditer(text):
        runs += _pieces(text[at : isolated.start()], leftwards=False)
        name = isolated[1] or ""
        runs += _pieces(name, leftwards=_begins_leftwards(name))
        at = isolated.end()
    runs += _pieces(text[at:], leftwards=False)
    return _joined(runs) or (Run("", MAIN),)


def _pieces(text: str, *, leftwards: bool) -> list[Run]:
    """The pieces of a text that runs in one direction as a whole."""
    if not text:
        return []
    clusters = graphemes(harmless(text.translate(_WITHOUT_ISOLATES)))
    if not (leftwards or runs_leftwards(text)):
        return [_run_of(cluster, leftwards=False) for cluster in clusters]
    levels = _levels(clusters, int(leftwards))
    return [_run_of(clusters[at], leftwards=levels[at] % 2 == 1) for at in _seen_order(levels)]


def _begins_leftwards(text: str) -> bool:
    """Whether the first letter runs from right to left."""
    return next((way != "L" for way in map(_way, text) if way in ("L", "R")), False)


def _way(cluster: str) -> str:
    """How a grapheme runs: L, R, EN for figures; another of Unicode's classes where it follows the others."""
    way = unicodedata.bidirectional(cluster[0])
    return {"AL": "R", "AN": "EN"}.get(way, way)


def _levels(clusters: tuple[str, ...], base: int) -> list[int]:
    """Unicode's embedding level of each grapheme: odd ones run leftwards, those above lie within them."""
    ways = [_way(cluster) for cluster in clusters]
    for at in range(1, len(ways) - 1):
        if ways[at] in _WITHIN_FIGURES and ways[at - 1] == ways[at + 1] == "EN":
            ways[at] = "EN"
    strong = "R" if base else "L"
    levels: list[int] = []
    for at, way in enumerate(ways):
        before = next((ways[n] for n in range(at - 1, -1, -1) if ways[n] in ("L", "R")), strong)
        behind = next((ways[n] for n in range(at + 1, len(ways)) if ways[n] in ("L", "R")), strong)
        if way == "L":
            levels.append(2 * base)
        elif way == "R":
            levels.append(1)
        elif before == behind == "R" or base:
            within = before == behind == "L"
            levels.append(2 if way == "EN" or within else 1)
        else:
            levels.append(0)
    return levels


def _seen_order(levels: list[int]) -> list[int]:
    """Indexes from left to right: from the highest level down, what lies at it or above is turned round."""
    order = list(range(len(levels)))
    for level in range(max(levels, default=0), 0, -1):
        turned: list[int] = []
        for lies_in, group in groupby(order, key=lambda at: levels[at] >= level):
            piece = list(group)
            turned += reversed(piece) if lies_in else piece
        order = turned
    return order


def _run_of(cluster: str, *, leftwards: bool) -> Run:
    """One grapheme as a piece; of a flag the letters of its country."""
    if is_flag_letter(cluster[0]):
        letters = "".join(chr(ord("A") + ord(char) - ord(FIRST_OF_FLAGS)) for char in cluster)
        return Run(letters, MAIN, leftwards=leftwards)
    face = _face_of(cluster)
    if face is None:
        return Run(STAND_IN, MAIN, leftwards=leftwards)
    if face != MAIN:
        return Run("".join(_shapes(cluster)), face, leftwards=leftwards)
    tag = TAGS.get(unicodedata.name(cluster[0], "").partition(" ")[0]) if leftwards else None
    return Run(cluster.replace(_AS_PICTURE, ""), face, tag, leftwards)


def _joined(runs: list[Run]) -> tuple[Run, ...]:
    """The pieces, with neighbours put together that one font draws alike; spaces go with their neighbours."""
    joined: list[Run] = []
    for run in runs:
        before = joined[-1] if joined else None
        if before is None or before.face != run.face or before.leftwards != run.leftwards:
            joined.append(run)
            continue
        if before.script != run.script and None not in (before.script, run.script):
            joined.append(run)
            continue
        text = run.text + before.text if run.leftwards else before.text + run.text
        joined[-1] = Run(text, run.face, before.script or run.script, run.leftwards)
    return tuple(joined)


@lru_cache(maxsize=4096)
def _face_of(cluster: str) -> str | None:
    """The first font that has every sign of a grapheme, None when none has."""
    pictured = _AS_PICTURE in cluster or (is_picture(cluster[0]) and len(cluster) > 1)
    faces = (EMOJI, *FACES) if pictured else FACES
    return next((face for face in faces if all(_has(face, char) for char in _shapes(cluster))), None)


def _shapes(cluster: str) -> list[str]:
    """The characters of a grapheme that are drawn: no joiners, nor what chooses a shape or its colour."""
    kept = [char for char in cluster[1:] if not (char in JOINERS or is_tone(char) or _chooses(char))]
    return [cluster[0], *kept]


def _chooses(char: str) -> bool:
    """Whether a character chooses among the shapes of the one before it (Unicode's variation selectors)."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


@lru_cache(maxsize=4096)
def _has(face: str, char: str) -> bool:
    """Whether a font has a sign; what it lacks it draws as all that it lacks."""
    font = font_of(PROBED_AT, bold=False, face=face)
    return char.isspace() or not font.size(char)[0] or _pixels(font, char) != _pixels(font, LACKING)


def _pixels(font: pygame.Font, char: str) -> bytes:
    return pygame.image.tobytes(font.render(char, True, (255, 255, 255), (0, 0, 0)), "RGB")


def _font_for(run: Run, pixels: int, bold: bool, narrow: bool) -> pygame.Font:
    face = NARROW if narrow and run.face == MAIN else run.face
    return font_of(pixels, bold or narrow, face, run.script, run.leftwards)
