"""Cards in doubt that nobody touched and that were read again: each is one card, and lies where it lay."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2

from vision.assignment import NEVER, cheapest_pairs
from vision.masks import Mask, grown
from vision.motion.changes import Small
from vision.overlaps import shared
from vision.scene.agreement import is_in_doubt
from vision.scene.identity import SHADOW, UNTOUCHED, Thing, is_replaced, mask_of, outline_of, print_left
from vision.sightings import CardSighting, UnknownSighting

CardLike = CardSighting | UnknownSighting


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

    before: Small
    now: Small
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
