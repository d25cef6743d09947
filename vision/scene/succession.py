"""Which of the things that lay there still do, once something was read anew in some regions.

First what was read is freed of what it is not: strips that have the print of known cards still, and second
readings of cards in doubt that nobody touched. Then each old thing stays, lies under others, or is lost.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.assignment import NEVER, cheapest_pairs
from vision.boxes import PixelBox, any_contains
from vision.masks import Mask, grown, opened
from vision.motion.small_frame import SmallFrame
from vision.overlaps import shared
from vision.scene.agreement import is_in_doubt
from vision.scene.identity import (
    SHADOW,
    UNTOUCHED,
    Thing,
    covered,
    is_covered,
    is_replaced,
    is_same,
    is_seen_again,
    is_uncovered,
    mask_of,
    outline_of,
    print_left,
)
from vision.scene.still_there import PictureEvidence
from vision.sightings import CardSighting, Image, UnknownSighting

_OF_KNOWN = 0.8
"""A strip of which this part lies where known cards do may be one of theirs."""

_TELLING = 0.15
"""Part of a card that tells by its print whose it is: less than a corner with an index is little."""

CardLike = CardSighting | UnknownSighting


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
    new: tuple[Thing, ...], lay: Sequence[Thing], before: SmallFrame, now: SmallFrame, card_width: float
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


@dataclass(frozen=True, slots=True)
class SettledDoubts:
    """What is known once cards in doubt were read again.

    Attributes:
        read: the old cards that were.
        new: what was read, those in their places.
    """

    read: tuple[Thing, ...]
    new: tuple[Thing, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Reread:
    """What becomes of cards in doubt whose print is as it was.

    Reading one picture twice moves no card: where it was seen first it lies until somebody touches it.

    Attributes:
        before: the last steady picture.
        now: the picture that was read.
        change: fine, where they differ.
        card_width: in pixels.
    """

    before: SmallFrame
    now: SmallFrame
    change: Mask
    card_width: float

    def settled(self, old: Sequence[Thing], new: tuple[Thing, ...]) -> SettledDoubts:
        """What was read, of which no two things are one card in doubt that nobody touched.

        What was read of such a card takes its place, exactly: a card has one reading, the nearest one. Where
        it was not read, nothing that looks as it did before is another card and lies partly on it.

        Args:
            old: what lay where it was read again.
            new: what was read there.
        """
        doubts = [one for one in old if isinstance(one, CardSighting) and self._is_left_in_doubt(one, new)]
        readings = [one for one in new if isinstance(one, CardLike)]

        def cost(doubt: CardSighting, fresh: CardLike) -> float:
            in_place = is_replaced(doubt, (fresh,), self.card_width)
            return math.dist(doubt.centre, fresh.centre) if in_place else NEVER

        read = dict(cheapest_pairs(doubts, readings, cost))
        unread = [doubt for at, doubt in enumerate(doubts) if at not in read]
        fresh = {id(readings[number]): _in_place(doubts[at], readings[number]) for at, number in read.items()}
        others = [one for one in new if id(one) not in fresh]
        astray = [one for one in others if self._is_one_of(one, unread, new)]
        left = (one for one in new if not any(one is other for other in astray))
        return SettledDoubts(tuple(doubts[at] for at in read), tuple(fresh.get(id(one), one) for one in left))

    def _is_left_in_doubt(self, card: CardSighting, new: Sequence[Thing]) -> bool:
        """Whether a card is in doubt and lies untouched, as far as nothing that was read covers it."""
        if not is_in_doubt(card):
            return False
        others = [one for one in new if not is_replaced(card, (one,), self.card_width)]
        return self._shows_the_same(card, others)

    def _is_one_of(self, fresh: Thing, unread: Sequence[CardSighting], new: Sequence[Thing]) -> bool:
        """Whether what was read is one of the cards that were not, seen beside where it lies."""
        if not isinstance(fresh, CardLike):
            return False
        outline = outline_of(fresh, self.card_width)
        near = any(shared(outline, outline_of(one, self.card_width)) > 0 for one in unread)
        return near and self._shows_the_same(fresh, [one for one in new if one is not fresh])

    def _shows_the_same(self, thing: Thing, others: Sequence[Thing]) -> bool:
        """Whether what is in view of a thing is as it was before, but for what other things cover."""
        place = self._mask((thing,))
        beside = grown(self._mask(others), SHADOW * self.card_width / self.now.scale)
        visible = place & ~beside if cv2.countNonZero(place & self.change) else place
        if cv2.countNonZero(visible & self.change) == 0:
            return cv2.countNonZero(visible) > 0
        return print_left(visible, self.before.fine, self.now.fine) > UNTOUCHED

    def _mask(self, things: Sequence[Thing]) -> Mask:
        return mask_of(things, self.now.fine.shape, self.now.scale, self.card_width)


def _in_place(doubt: CardSighting, fresh: CardLike) -> CardSighting:
    """A card as it was read now, where it was seen first; a back seen there is an error of the eye."""
    if isinstance(fresh, UnknownSighting):
        return doubt
    return fresh if doubt.place is None else replace(fresh, place=doubt.place)


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
    before: SmallFrame
    now: SmallFrame
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


def is_untouched(thing: Thing, before: SmallFrame, now: SmallFrame, change: Mask, card_width: float) -> bool:
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
