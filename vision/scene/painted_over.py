"""How the table lay before something changed: what of it is painted over, and what came to light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from vision.masks import Mask, disc
from vision.motion.changes import Small
from vision.scene.identity import Thing, mask_of, things_of
from vision.scene.pushed_cards import was_pushed
from vision.sightings import CardSighting, Image, Sightings

RIM: Final = 0.06
"""Part of a card's width around a change that may belong to what is new: a card's white rim."""

_GONE: Final = 0.8
"""A card that lay uppermost and has changed on more than this part of it is gone, and what is known to lie
beneath it comes to light: a card that is laid on another leaves more of it in view."""


@dataclass(frozen=True, slots=True, eq=False)
class TableBefore:
    """How the table lay before something changed.

    Attributes:
        known: what lay there.
        picture: the fine picture in which it lay so.
        bare: the table without cards, of the size of that picture.
        card_width: in pixels of the frame.
    """

    known: Sightings
    picture: Image
    bare: Image
    card_width: float

    def place(self, thing: Thing, small: Small) -> Mask:
        """Fine mask of a thing's place."""
        return mask_of((thing,), small.fine.shape, small.scale, self.card_width)

    def places_of_others(self, small: Small) -> Mask:
        """Fine mask of all that lay there and was no card face up: it is never painted over."""
        places = np.zeros(small.fine.shape[:2], np.uint8)
        for thing in things_of(replace(self.known, cards=())):
            places |= self.place(thing, small)
        return places


@dataclass(frozen=True, slots=True, eq=False)
class CardMasks:
    """Fine masks of where known cards lay.

    Attributes:
        cards: of all of them.
        gone: of uppermost ones where something else lies now.
        beneath: of those partly covered.
        inner: inside of those that are not gone.
    """

    cards: Mask
    gone: Mask
    beneath: Mask
    inner: Mask


def how_cards_lay(
    cards: Sequence[CardSighting], before: TableBefore, changed: Mask, small: Small
) -> CardMasks:
    """Where known cards lay.

    Args:
        cards: these.
        before: how the table lay.
        changed: fine mask of what changed, its gaps and bays filled.
        small: the frame, made small.
    """
    width = before.card_width / small.scale
    everywhere, gone, beneath, inner = (np.zeros_like(changed) for _ in range(4))
    for card in cards:
        place = before.place(card, small)
        everywhere |= place
        differs = cv2.countNonZero(place & changed) > _GONE * cv2.countNonZero(place)
        if card.partial:
            beneath |= place
        elif differs and not was_pushed(place, before.picture, small.fine, width):
            gone |= place
            continue
        inner |= np.asarray(cv2.erode(place, disc(RIM * width)), np.uint8)
    return CardMasks(everywhere, gone, beneath, inner & ~gone)
