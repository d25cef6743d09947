"""Strips of known cards that were read as of others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2

from vision.masks import Mask
from vision.motion.changes import Small
from vision.scene.identity import UNTOUCHED, Thing, is_covered, is_same, mask_of, print_left
from vision.sightings import CardSighting, Image

_OF_KNOWN = 0.8
"""A strip of which this part lies where known cards do may be one of theirs."""

_TELLING = 0.15
"""Part of a card that tells by its print whose it is: less than a corner with an index is little."""


@dataclass(frozen=True, slots=True, eq=False)
class _Prints:
    """Two fine pictures, BGR, and the mask of the known cards of which the former shows the print."""

    before: Image
    now: Image
    known: Mask

    def stayed(self, part: Mask) -> bool:
        """Whether a part of the picture, a fine mask, is one of known cards and shows their print still."""
        if cv2.countNonZero(part & self.known) < _OF_KNOWN * cv2.countNonZero(part):
            return False
        return print_left(part, self.before, self.now) > UNTOUCHED


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
    strips = [thing for thing in new if is_covered(thing) and not any(is_same(thing, one) for one in lay)]
    if not strips:
        return new

    def mask(things: Sequence[Thing]) -> Mask:
        return mask_of(things, now.fine.shape, now.scale, card_width)

    prints = _Prints(before.fine, now.fine, mask([thing for thing in lay if _is_named(thing)]))
    on_top = mask([thing for thing in new if not is_covered(thing)])

    def is_misread(strip: Thing) -> bool:
        place = mask([strip])
        visible = place & ~on_top
        if prints.stayed(visible):
            return True
        # One that was laid just now may cover it, too, and be covered in its turn.
        apart = visible & ~mask([other for other in strips if other is not strip])
        tells = cv2.countNonZero(apart) >= _TELLING * cv2.countNonZero(place)
        return tells and prints.stayed(apart)

    misread = [strip for strip in strips if is_misread(strip)]
    return tuple(thing for thing in new if not any(thing is strip for strip in misread))


def _is_named(thing: Thing) -> bool:
    return isinstance(thing, CardSighting) and thing.code is not None
