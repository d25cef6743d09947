"""Which of the things that lay there still do, once something was read anew in some regions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.boxes import PixelBox, any_contains
from vision.masks import Mask, opened
from vision.motion.changes import Small
from vision.scene.agreement import is_in_doubt
from vision.scene.identity import (
    UNTOUCHED,
    Thing,
    covered,
    is_covered,
    is_replaced,
    is_same,
    is_seen_again,
    is_uncovered,
    mask_of,
    print_left,
)
from vision.scene.misread_strips import without_misread
from vision.scene.still_there import PictureEvidence
from vision.scene.untouched_doubts import Reread
from vision.sightings import CardSighting, UnknownSighting


@dataclass(frozen=True, slots=True)
class LyingNow:
    """What lies there now.

    Attributes:
        things: old and new ones.
        beneath: cards that others were laid on, so that nothing shows of them.
    """

    things: tuple[Thing, ...]
    beneath: tuple[CardSighting, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Succession:
    """What lay there, and what is read now.

    Attributes:
        old: the things that lay there.
        new: those that were read.
        backs: cards that are seen face down.
        stays: old things that lie as they did by the frames that were read; nothing is new in their place.
        before: the last steady picture.
        now: the picture.
        evidence: what the picture shows of things that were not read, nothing covering them yet.
        card_width: in pixels.
    """

    old: tuple[Thing, ...]
    new: tuple[Thing, ...]
    backs: tuple[UnknownSighting, ...]
    stays: Sequence[Thing]
    before: Small
    now: Small
    evidence: PictureEvidence
    card_width: float

    def lying(self, regions: Sequence[PixelBox]) -> LyingNow:
        """What lies there, ``new`` having been read in some regions, boxes in pixels."""
        new = without_misread(self.new, self.old, self.before, self.now, self.card_width)
        kept: list[Thing] = []
        lost: list[Thing] = []
        change = opened(self.evidence.altered)
        here = [thing for thing in self.old if any_contains(regions, thing.centre)]
        again = Reread(self.before, self.now, change, self.card_width).settled(here, new)
        read, new = again.read, again.new
        for thing in self.old:
            if any(thing is one for one in read):
                continue
            beyond = not any_contains(regions, thing.centre)
            if not beyond and any(is_same(thing, fresh) for fresh in new):
                continue
            if any(is_uncovered(thing, fresh) for fresh in new):
                continue
            if beyond or self._stays(thing, change):
                kept.append(thing)
                new = tuple(fresh for fresh in new if not is_seen_again(fresh, (thing,), self.card_width))
            else:
                lost.append(thing)
        if not lost:
            return LyingNow((*kept, *new), ())
        on, beneath = self._lying_on(lost, kept, new)
        return LyingNow((*kept, *(thing for thing in on if not self._showed_back(thing)), *new), beneath)

    def _stays(self, thing: Thing, change: Mask) -> bool:
        """Whether the old reading of a thing stands by the frames that were read, or by this one."""
        is_known = any(thing is one for one in self.stays)
        return is_known or is_untouched(thing, self.before, self.now, change, self.card_width)

    def _showed_back(self, thing: Thing) -> bool:
        """Whether a card that was not read again was taken off one that lies face down.

        A back is only read where it is seen, so that no card lies there any more, whatever its print looks
        like.
        """
        return isinstance(thing, CardSighting) and is_replaced(thing, self.backs, self.card_width)

    def _lying_on(
        self, lost: Sequence[Thing], stay: Sequence[Thing], new: tuple[Thing, ...]
    ) -> tuple[list[Thing], tuple[CardSighting, ...]]:
        """The things that lie on though they were not read again, beside those that stay and the new ones.

        And the cards that now lie beneath others, so that nothing shows of them.
        """
        evidence = replace(self.evidence, covers=self._mask(new))
        # What lay beneath an uppermost card does not cover it now, but comes to light when that is gone.
        above = tuple(fresh for fresh in new if not self._lay_beneath(fresh))
        uppermost = replace(evidence, covers=self._mask(above))
        # On a strip lie those that nothing covers: their print says nothing of it.
        on_top = tuple(one for one in stay if isinstance(one, CardSighting) and not one.partial)
        strip = replace(evidence, covers=evidence.covers | self._mask(on_top))
        kept: list[Thing] = []
        beneath: list[CardSighting] = []
        for thing in self._not_taken_off(lost, new, evidence):
            place = self._mask((thing,))
            if is_replaced(thing, new, self.card_width):
                if evidence.peeps_out(thing, place):
                    kept.append(covered(thing))
                elif isinstance(thing, CardSighting) and not is_in_doubt(thing):
                    beneath.append(thing)
                continue
            shown = evidence
            if isinstance(thing, CardSighting):
                shown = strip if thing.partial else uppermost
            lies = shown.as_it_lies(thing, place, self._others(thing))
            if lies is not None:
                kept.append(lies)
        return kept, tuple(beneath)

    def _not_taken_off(
        self, lost: Sequence[Thing], new: Sequence[Thing], evidence: PictureEvidence
    ) -> list[Thing]:
        """The lost things but for those taken off others, which are seen where they lay."""
        lay = self._mask(new) & ~self._laid(new)
        cards = (thing for thing in self.old if isinstance(thing, CardSighting))
        stayed = [card for card in cards if not any(card is thing for thing in lost)]
        alone = ~self._mask(stayed)
        bared = self._mask([one for one in new if not is_covered(one) and self._lay_beneath(one)])
        on_top = [thing for thing in lost if not is_covered(thing)]

        def is_off(thing: Thing) -> bool:
            place = self._mask((thing,))
            if is_covered(thing) and evidence.shows_others(place, place & alone, lay):
                return True
            beside = self._mask([one for one in on_top if one is not thing])
            return evidence.is_off(place, bared, beside)

        return [thing for thing in lost if not is_off(thing)]

    def _laid(self, new: Sequence[Thing]) -> Mask:
        """Where things were laid, fine: not what came to light, which is covered, but by nothing laid."""
        left = [fresh for fresh in new if not any(is_same(thing, fresh) for thing in self.old)]
        laid = self._mask([fresh for fresh in left if not is_covered(fresh)])
        strips = [self._mask((fresh,)) for fresh in left if is_covered(fresh)]
        while touching := [strip for strip in strips if np.any(strip & laid)]:
            strips = [strip for strip in strips if not np.any(strip & laid)]
            laid |= np.bitwise_or.reduce(touching)
        return laid

    def _lay_beneath(self, fresh: Thing) -> bool:
        """Whether a card that is seen now was known to lie under others."""
        return any(is_covered(thing) and is_same(thing, fresh) for thing in self.old)

    def _others(self, thing: Thing) -> Mask:
        """Where other cards lay beside a card, on it or under it, fine; nowhere for another thing."""
        if not isinstance(thing, CardSighting):
            return self._mask(())
        return self._mask([one for one in self.old if isinstance(one, CardSighting) and one is not thing])

    def _mask(self, things: Sequence[Thing]) -> Mask:
        """Where things lie, fine."""
        return mask_of(things, self.now.fine.shape, self.now.scale, self.card_width)


def is_untouched(thing: Thing, before: Small, now: Small, change: Mask, card_width: float) -> bool:
    """Whether the old reading of a thing stands: it was no doubt, and its print is as it was.

    Where nothing of a card has changed it is not asked about its print, which a push by half a pixel alters.
    The pip of a 1 is all there in the middle of a 5: of other things nothing may have come, too.

    Args:
        thing: what lay there.
        before: the last steady picture.
        now: the picture.
        change: fine, where they differ.
        card_width: in pixels.
    """
    if is_in_doubt(thing):
        return False
    place = mask_of((thing,), now.fine.shape, now.scale, card_width)
    is_card = isinstance(thing, CardSighting)
    if is_card and cv2.countNonZero(place & change) == 0:
        return True
    left = print_left(place, before.fine, now.fine) > UNTOUCHED
    return left and (is_card or print_left(place, now.fine, before.fine) > UNTOUCHED)
