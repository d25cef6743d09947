"""What pictures teach: one card each, or several in rows, as on a printed page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from companion.decks.teaching.cutting import cut_around
from companion.texts.errors import UnfitDeckError, reason_of
from vision.decks.enrol import Enroller
from vision.decks.sheets import CardGrid
from vision.decks.teaching import LessonOnDisk
from vision.sightings import Image, Points

_MARGIN = 0.2
"""Of a card's longer side: what of its neighbours stays around a card that is cut out of a picture."""

_ROW = 0.5
"""Cards lie in one row whose middles are nearer to its first one's than this part of a card's height."""

Shown = tuple[LessonOnDisk, Sequence[Points]]
"""A picture of one card, and where the card may lie in it, the likeliest place first."""


def shown_cards(
    enroller: Enroller, path: Path, codes: Sequence[str], read: Callable[[Path], Image]
) -> Iterator[Shown]:
    """The cards that a picture shows.

    Args:
        enroller: finds them.
        path: of the picture.
        codes: of the cards that it is called after, row by row.
        read: reads a picture; whatever this raises, whoever asks gets.

    Raises:
        DeckError: no card is seen.
        UnfitDeckError: it shows more cards than it is called after, or fewer.
    """
    image = read(path)
    if len(codes) == 1:
        likely = enroller.outlines(image)
        _refuse_sheet(enroller.sheets(image), likely[0])
        yield LessonOnDisk(codes[0], image.shape[:2], partial(read, path)), likely
        return
    for code, places in zip(codes, _in_rows(enroller, image, len(codes)), strict=True):
        part, corner = cut_around(image, places[0], _MARGIN)
        cut = partial(_part, read, path, places[0])
        yield LessonOnDisk(code, part.shape[:2], cut), [place - corner for place in places]


def _refuse_sheet(sheets: Sequence[CardGrid], place: Points) -> None:
    for sheet in [sheet for sheet in sheets if sheet.fills(place)][:1]:
        facts = {"cards": sheet.last, "rows": sheet.rows, "columns": sheet.columns}
        raise UnfitDeckError(reason_of("trouble-picture-sheet", **facts))


def _in_rows(enroller: Enroller, image: Image, count: int) -> Sequence[Sequence[Points]]:
    """Where each of so many cards may lie, as they are read: edge to edge, or each by itself."""
    sheets = enroller.sheets(image)
    fitting = next((sheet.of(count) for sheet in sheets if sheet.of(count)), None)
    if fitting is not None:
        return fitting
    apart = enroller.cards(image)
    if len(apart) != count:
        facts = {"named": count, "seen": max([len(apart), *(sheet.last for sheet in sheets)])}
        raise UnfitDeckError(reason_of("trouble-picture-cards", **facts))
    return [[corners] for corners in _as_read(apart)]


def _as_read(cards: Sequence[Points]) -> list[Points]:
    """Cards row by row, each from left to right."""
    rows: list[list[Points]] = []
    for card in sorted(cards, key=lambda corners: float(corners[:, 1].mean())):
        height = float(np.ptp(card[:, 1]))
        if rows and card[:, 1].mean() - rows[-1][0][:, 1].mean() < _ROW * height:
            rows[-1].append(card)
        else:
            rows.append([card])
    return [card for row in rows for card in sorted(row, key=lambda corners: float(corners[:, 0].mean()))]


def _part(read: Callable[[Path], Image], path: Path, corners: Points) -> Image:
    return cut_around(read(path), corners, _MARGIN)[0]
