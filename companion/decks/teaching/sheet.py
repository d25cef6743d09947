"""All faces of a learned deck on one picture with their names, so that a person sees one that is wrong."""

from __future__ import annotations

import math
from collections.abc import Collection

import cv2
import numpy as np

from vision.decks.deck import Deck
from vision.sightings import Image

_ROWS, _LINE, _GAP = 176, 22, 8
"""Pixels of a face from top to bottom, of the line with its name, and between two of them."""

_WIDEST = 1.5
"""Width / height of the sheet, about: that of a screen."""

_GROUND, _INK, _STRANGE = (245, 245, 245), (30, 30, 30), (40, 40, 210)
"""Colours of the sheet, of names, and of those that do not fit; BGR."""


def sheet_of(deck: Deck, strange: Collection[str]) -> Image:
    """A picture of all learned faces, BGR, shape (height, width, 3), dtype uint8.

    Args:
        deck: whose faces; of a card with several all are there.
        strange: codes of the cards that do not fit the others; they are marked.
    """
    wide = max(1, round(_ROWS * deck.size[0] / deck.size[1]))
    cell = wide + _GAP, _ROWS + _LINE + _GAP
    columns = max(1, math.ceil(math.sqrt(_WIDEST * len(deck.codes) * cell[1] / cell[0])))
    rows = math.ceil(len(deck.codes) / columns)
    sheet = np.full((rows * cell[1] + _GAP, columns * cell[0] + _GAP, 3), _GROUND, np.uint8)
    for number, (code, face) in enumerate(zip(deck.codes, deck.faces, strict=True)):
        left, top = (
            _GAP + place * side for place, side in zip(divmod(number, columns)[::-1], cell, strict=True)
        )
        small = cv2.resize(face, (wide, _ROWS), interpolation=cv2.INTER_AREA)
        sheet[top : top + _ROWS, left : left + wide] = small
        _name(sheet[top + _ROWS : top + _ROWS + _LINE, left : left + wide], code, strange=code in strange)
    return sheet


def _name(line: Image, code: str, *, strange: bool) -> None:
    """A card's name, as large as fits."""
    (width, height), _ = cv2.getTextSize(code, cv2.FONT_HERSHEY_SIMPLEX, 1.0, 1)
    size = min(0.5, line.shape[1] / max(width, 1))
    base = (0, (line.shape[0] + round(size * height)) // 2)
    colour, weight = (_STRANGE, 2) if strange else (_INK, 1)
    cv2.putText(line, code, base, cv2.FONT_HERSHEY_SIMPLEX, size, colour, weight, cv2.LINE_AA)
