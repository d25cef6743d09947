"""A frame that shows only what is new: known cards that nobody touched are painted over with the bare table.

A card that is laid on others then lies alone, with sharp edges: it is read in a fraction of the time, and
nothing of the others is taken for a card or for a part of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from vision.boxes import Box
from vision.sightings import CardSighting, Image, Sightings
from vision.table.bare import Strange
from vision.table.calibration import card_area
from vision.table.changes import Mask, Small, disc
from vision.table.pushed import was_pushed
from vision.table.standing import Thing, box_of, mask_of, outline_of, things_of

_HOLE: Final = 0.24
"""Part of a card's width: paper on paper changes nothing, so that a new card's change has such holes."""

_BAYS: Final = 1.3
"""The hull of a changed place is at most so many times as large as the place, or these are several things."""

_RIM: Final = 0.06
"""Part of a card's width around a change that may belong to what is new: a card's white rim."""

_GONE: Final = 0.8
"""A card that lay uppermost and has changed on more than this part of it is gone, and what is known to lie
beneath it comes to light: a card that is laid on another leaves more of it in view."""

_NEAR: Final = 0.6
"""Part of a card's width around a region that readers look at, too."""

_LEFT: Final = 0.05
"""Part of a card's area: more change than this that no card explains, and all must be read again."""

_ALTERED: Final = 5
"""Fine pixels inside known cards that noise may change: a figure's stroke is more."""

_FRESH: Final = 0.3
"""Of what is in view of a new card, and of no other one, at least this part has changed; else it lay there
all along, under a card that was painted over."""

_CUT: Final = 0.1
"""A card of which more than this part was painted over may have come to light; what is left of it may look
like another card. Of 50 cards laid in Up and in Auf und Ab none had lost more than 0.08."""

_LIKELY: Final = 0.6
"""A card that is read with less confidence must be read again with all around it."""


@dataclass(frozen=True, slots=True, eq=False)
class Newcomers:
    """What of one frame is new.

    Attributes:
        image: the frame, the known cards painted over where they have not changed.
        change: fine mask of all that changed, but for where a known card is gone from another one.
        new: fine mask of what may belong to new things: the change, its gaps and bays filled.
        hidden: fine mask of what was painted over.
        altered: fine mask of what changed inside known cards of which more is left: another card may lie
            just there that differs in a figure only.
        card_width: in pixels.
        scale: pixels of the frame for one fine pixel.
    """

    image: Image
    change: Mask
    new: Mask
    hidden: Mask
    altered: Mask
    card_width: float
    scale: float

    def strange(self, strange: Strange) -> Strange:
        """Where the picture shows something else than the bare table, with what was painted over as bare."""
        return replace(strange, other=strange.other & ~self.hidden, levels=strange.levels & ~self.hidden)

    def among(self, seen: Sightings) -> Sightings:
        """What was read in the image, without cards that lay there all along."""
        on_top = tuple(card for card in seen.cards if not card.partial)
        fresh = (card for card in seen.cards if self._is_fresh(card, on_top))
        return replace(seen, cards=tuple(fresh))

    def _is_fresh(self, card: CardSighting, on_top: tuple[CardSighting, ...]) -> bool:
        """Whether enough of what is in view of a card, and of no card ``on_top``, has changed."""
        in_view = self._place(card) & ~self.hidden
        for other in on_top:
            if other is not card:
                in_view &= ~self._place(other)
        return cv2.countNonZero(in_view & self.new) >= _FRESH * cv2.countNonZero(in_view)

    def _is_cut(self, card: CardSighting) -> bool:
        place = self._place(card)
        return cv2.countNonZero(place & self.hidden) > _CUT * cv2.countNonZero(place)

    def _place(self, thing: Thing) -> Mask:
        return mask_of(outline_of(thing, self.card_width), self.new.shape, self.scale)

    def explained_by(self, seen: Sightings, other: Mask) -> bool:
        """Whether cards that were read, face up or down, and the bare table explain all the change.

        Args:
            seen: what was read in the image.
            other: fine mask of what is not the bare table.
        """
        if any(card.confidence < _LIKELY or self._is_cut(card) for card in seen.cards):
            return False
        left, altered = self.change & other, self.altered.copy()
        for thing in (*things_of(seen), *seen.face_down):
            near = _grown(self._place(thing), _RIM * self.card_width / self.scale)
            left &= ~near
            altered &= ~near
        if cv2.countNonZero(altered) > _ALTERED:
            return False
        left = np.asarray(cv2.morphologyEx(left, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)), np.uint8)
        return cv2.countNonZero(left) < _LEFT * card_area(self.card_width / self.scale)


def newcomers(
    image: Image,
    small: Small,
    change: Mask,
    regions: Sequence[Box],
    known: Sightings,
    bare: Image,
    before: Image,
    card_width: float,
) -> Newcomers | None:
    """The frame as it shows what is new, None when no known card lies near it.

    Args:
        image: the frame.
        small: the same made small.
        change: fine mask of what changed since the known things were read.
        regions: where it will be read, in pixels.
        known: what lay there.
        bare: the table without cards, of the size of a fine picture.
        before: the fine picture in which the known things lay so.
        card_width: in pixels.
    """
    near = tuple(region.grown(_NEAR * card_width) for region in regions)
    read = tuple(card for card in known.cards if card.code is not None)
    if not any(box.meets(box_of(card, card_width)) for card in read for box in near):
        return None
    width = card_width / small.scale
    closed = _filled(np.asarray(cv2.morphologyEx(change, cv2.MORPH_CLOSE, disc(_HOLE * width)), np.uint8))
    new = _grown(closed, _RIM * width)
    cards, gone, inner, beneath = (np.zeros_like(change) for _ in range(4))
    for card in read:
        place = mask_of(outline_of(card, card_width), cards.shape, small.scale)
        cards |= place
        changed = cv2.countNonZero(place & closed) > _GONE * cv2.countNonZero(place)
        if card.partial:
            beneath |= place
        elif changed and not was_pushed(place, before, small.fine, width):
            gone |= place
            continue
        inner |= np.asarray(cv2.erode(place, disc(_RIM * width)), np.uint8)
    covered = _grown(cards, _RIM * width) & ~new
    for thing in (*known.unknown, *known.dice, *(() if known.updown is None else (known.updown,))):
        covered &= ~_grown(mask_of(outline_of(thing, card_width), cards.shape, small.scale), _RIM * width)
    if not cv2.countNonZero(covered & _inside(near, small.scale, change)):
        return None
    size = (image.shape[1], image.shape[0])
    hidden = cv2.resize(covered, size, interpolation=cv2.INTER_NEAREST)
    shown = image.copy()
    cv2.copyTo(cv2.resize(bare, size, interpolation=cv2.INTER_LINEAR), hidden, shown)
    left = change & ~_grown(gone & beneath, _RIM * width)
    return Newcomers(shown, left, new, covered, change & inner & ~gone, card_width, small.scale)


def _inside(boxes: Sequence[Box], scale: float, like: Mask) -> Mask:
    """Fine mask of boxes in pixels."""
    inside = np.zeros_like(like)
    for box in boxes:
        box.scaled(1 / scale).clipped(inside.shape[1], inside.shape[0]).crop(inside)[:] = 255
    return inside


def _filled(mask: Mask) -> Mask:
    """The mask with the bays filled of what is almost convex, as a card is."""
    filled = mask.copy()
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    for contour in contours:
        hull = cv2.convexHull(contour)
        if cv2.contourArea(hull) < _BAYS * cv2.contourArea(contour):
            cv2.fillConvexPoly(filled, hull, 255)
    return filled


def _grown(mask: Mask, by: float) -> Mask:
    return np.asarray(cv2.dilate(mask, disc(by)), np.uint8)
