"""Strips of known cards that were read as of others."""

from __future__ import annotations

from collections.abc import Sequence

import cv2

from vision.sightings import CardSighting
from vision.table.changes import Small
from vision.table.masks import Mask
from vision.table.standing import UNTOUCHED, Thing, is_covered, is_same, mask_of, print_left

_OF_KNOWN = 0.8
"""A strip of which this part lies where known cards do may be one of theirs."""

_TELLING = 0.15
"""Part of a card that tells by its print whose it is: less than a corner with an index is little."""


def without_misread(
    new: tuple[Thing, ...], lay: Sequence[Thing], before: Small, now: Small, card_width: float
) -> tuple[Thing, ...]:
    """What was read, without strips of known cards read as of others: what is new has changed the picture.

    Args:
        new: what was read.
        lay: what lay there.
        before: the last steady picture.
        now: the picture that was read.
        card_width: in pixels of the frame.
    """
    strips = [
        thing
        for thing in new
        if isinstance(thing, CardSighting) and thing.partial and not any(is_same(thing, one) for one in lay)
    ]
    if not strips:
        return new

    def mask(things: Sequence[Thing]) -> Mask:
        return mask_of(things, now.fine.shape, now.scale, card_width)

    known = mask([card for card in lay if isinstance(card, CardSighting) and card.code is not None])
    on_top = mask([thing for thing in new if not is_covered(thing)])

    def shows_known(part: Mask) -> bool:
        if cv2.countNonZero(part & known) < _OF_KNOWN * cv2.countNonZero(part):
            return False
        return print_left(part, before.fine, now.fine) > UNTOUCHED

    def is_misread(strip: CardSighting) -> bool:
        place = mask([strip])
        visible = place & ~on_top
        if shows_known(visible):
            return True
        # One that was laid just now may cover it, too, and be covered in its turn.
        apart = visible & ~mask([other for other in strips if other is not strip])
        tells = cv2.countNonZero(apart) >= _TELLING * cv2.countNonZero(place)
        return tells and shows_known(apart)

    misread = [strip for strip in strips if is_misread(strip)]
    return tuple(thing for thing in new if not any(thing is strip for strip in misread))
