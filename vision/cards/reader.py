"""Reads the standard poker cards in a picture.

Indices are found and read, and those of one card joined; from them follows where the card lies, and all of it
is read (`whole`). What both say is weighed by how large and how sharp the card is seen (`judge`), as fitted
on drawn cards that nothing was trained on: of all cards that are named with probability p a share p is right.
A card is named from `SURE` on; what is doubtful but likely a card, above `DOUBTFUL`, is reported with
``code=None`` and its candidates; less is not reported at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from vision.boxes import PixelBox, merged
from vision.calibration import Calibration
from vision.cards.codes import CODES
from vision.cards.finder import IndexFinder
from vision.cards.judge import IndexJudge
from vision.cards.outline import Lie, each_once, lie_of, told_whole
from vision.cards.pairing import Group, group_indices, usual_diagonal
from vision.cards.reading import Index, IndexReader, PictureReading
from vision.cards.search import Search
from vision.halvings import Halvings
from vision.network import shipped
from vision.pictures import check_picture
from vision.sightings import CardSighting, Image, UnknownSighting
from vision.table.bare_table import Strange

DECK = "poker"
SURE, DOUBTFUL = 0.85, 0.4
"""Confidence from which a card is named, and from which it is told without its name: what is named with
confidence p is right in a share p of all (`judge`)."""
POSSIBLE = 0.2
"""Indices read less surely than this are not held against all of their card: next to none is one."""
_CANDIDATES, _LEAST_LIKELY = 3, 0.01
"""Codes that are told of a card at most, and the probability above which one is worth telling."""
_SLACK = 0.03
"""Part of the picture's longer side by which the corners of a whole card may seem to lie outside."""
_REACH = 0.5
"""Of a card's width: how far around a changed region an index may lie whose card it shows."""


class PokerReader:
    """Reads standard poker cards of any make, on any table, several or many, also fanned and overlapping."""

    def __init__(self) -> None:
        """Loads the networks from the assets.

        Raises:
            ModelError: one of them is missing or damaged.
        """
        self._search = Search(IndexFinder(shipped("index-finder.onnx")))
        self._reader = IndexReader.of(shipped("index-reader.onnx"))
        self._judge = IndexJudge(shipped("card-reader.onnx"), shipped("card-judge.onnx"))

    def read(
        self,
        image: Image,
        regions: Sequence[PixelBox] | None = None,
        calibration: Calibration | None = None,
        strange: Strange | None = None,  # noqa: ARG002 - the finder of indices knows the table from a card
    ) -> tuple[tuple[CardSighting, ...], tuple[UnknownSighting, ...]]:
        """Cards in a picture.

        Args:
            image: BGR, shape (height, width, 3), dtype uint8.
            regions: where to look, in pixels; None: everywhere.
            calibration: where the table is: one scale is searched then. None: cards of any size are searched,
                coarse to fine.
            strange: where the picture shows something else than the bare table; not needed.

        Returns:
            The cards, each physical card once, the surest first; doubtful ones have ``code=None`` and their
            candidates. The second part is empty: this reader knows no deck's back.

        Raises:
            PictureError: the picture is empty or of another kind.
        """
        check_picture(image)
        if calibration is None and regions is not None:
            boxes = _searched(image, regions, None)
            parts = [self.read(np.ascontiguousarray(box.crop(image))) for box in boxes]
            moved = [
                _moved(card, box) for (cards, _), box in zip(parts, boxes, strict=True) for card in cards
            ]
            return tuple(moved), ()
        laid = each_once(self._laid(Halvings(image).levels(), regions, calibration))
        size = (image.shape[1], image.shape[0])
        cards = [_sighting(group, lie, size) for group, lie in laid]
        return tuple(sorted(cards, key=lambda card: -card.confidence)), ()

    def _laid(
        self, levels: list[Image], regions: Sequence[PixelBox] | None, calibration: Calibration | None
    ) -> list[tuple[Group, Lie]]:
        """Cards in a picture and where they lie, parts of others among them."""
        if calibration is None:
            return self._anywhere(levels)
        card_width = calibration.card_width()
        return self._known(levels, _searched(levels[0], regions, card_width), card_width)

    def _anywhere(self, levels: list[Image]) -> list[tuple[Group, Lie]]:
        """Cards of any size; those of which the first look reads both ends are not looked at again."""
        reading = PictureReading(self._reader, levels)
        first = self._search.first(levels)
        groups = group_indices(reading.read(first.candidates))
        more = self._search.closer(levels, first, told_whole(groups, SURE))
        return self._judged(levels, reading.read(more), None)

    def _known(
        self, levels: list[Image], boxes: Sequence[PixelBox], card_width: float
    ) -> list[tuple[Group, Lie]]:
        """Cards of known size; boxes in which none is sure are looked at twice."""
        reading = PictureReading(self._reader, levels)
        indices = reading.read(self._search.known(levels, boxes, card_width))
        judged = self._judged(levels, indices, card_width)
        sure = [group.first.middle for group, _ in judged if _is_sure(group)]
        left = [box for box in boxes if not any(box.contains(middle) for middle in sure)]
        if not left:
            return judged
        more = self._search.known(levels, left, card_width, look=1)
        return self._judged(levels, reading.read(more), card_width)

    def _judged(
        self, levels: list[Image], indices: list[Index], card_width: float | None
    ) -> list[tuple[Group, Lie]]:
        """Cards with what is known of them after all of each was read, and where they lie."""
        groups = [group for group in group_indices(indices) if group.confidence >= POSSIBLE]
        deck = usual_diagonal(groups)
        laid = [(group, lie_of(group, deck, card_width)) for group in groups]
        judged = zip(laid, self._judge.codes(levels, laid), strict=True)
        weighed = [(replace(group, codes=codes), lie) for (group, lie), codes in judged]
        return [(group, lie) for group, lie in weighed if group.confidence >= DOUBTFUL]


def _is_sure(group: Group) -> bool:
    return group.confidence >= SURE


def _searched(
    image: Image, regions: Sequence[PixelBox] | None, card_width: float | None
) -> tuple[PixelBox, ...]:
    """The regions, a little larger and apart from each other, inside the picture."""
    height, width = image.shape[:2]
    if regions is None:
        return (PixelBox(0, 0, width, height),)
    grown = (box.grown(_REACH * card_width if card_width else 8) for box in regions)
    inside = (box.clipped(width, height) for box in grown)
    return merged(box for box in inside if box.width >= 8 and box.height >= 8)


def _sighting(group: Group, lie: Lie, size: tuple[int, int]) -> CardSighting:
    likely = [
        int(place) for place in np.argsort(-group.codes)[:_CANDIDATES] if group.codes[place] > _LEAST_LIKELY
    ]
    return CardSighting(
        code=group.code if _is_sure(group) else None,
        deck=DECK,
        confidence=min(group.confidence, 1.0),
        candidates=tuple((CODES[place], float(group.codes[place])) for place in likely),
        centre=lie.centre,
        up=lie.up,
        outline=lie.corners if lie.measured else None,
        partial=group.opposite is None or not _inside(lie, size),
        index=float(np.hypot(*group.first.frame[2:4])),
    )


def _inside(lie: Lie, size: tuple[int, int]) -> bool:
    """Whether all corners are in the picture, give or take the uncertainty of an estimate."""
    slack = _SLACK * max(size)
    low, high = lie.corners.min(axis=0), lie.corners.max(axis=0)
    return bool((low > -slack).all() and high[0] < size[0] + slack and high[1] < size[1] + slack)


def _moved(card: CardSighting, box: PixelBox) -> CardSighting:
    """A sighting in a part of the picture, in pixels of the whole."""
    outline = None if card.outline is None else card.outline + np.array([box.left, box.top], np.float32)
    centre = (card.centre[0] + box.left, card.centre[1] + box.top)
    return replace(card, centre=centre, outline=outline)
