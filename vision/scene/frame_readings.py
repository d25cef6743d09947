"""One frame that was read, part by part: where it leaves nothing open, the next one is not asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.boxes import PixelBox, any_contains, merged
from vision.masks import Mask, boxes_apart, inside
from vision.motion.small_frame import SmallFrame
from vision.scene.identity import (
    Thing,
    is_same,
    is_seen_again,
    mask_of,
    same_scene,
    sightings_of,
    things_of,
)
from vision.sightings import CardSighting, Image, Sightings

_APART, _MARGIN = 0.1, 0.2
"""Of a card's width: so far apart things lie together at most, and so far the part of a region that they make
reaches beside them."""


@dataclass(frozen=True, slots=True, eq=False)
class FrameReading:
    """One frame that was read.

    Attributes:
        image: the frame.
        small: the same made small.
        time: seconds.
        seen: what it says.
        stays: what lies in the regions as it did, and is not among what it says.
        sharpness: how sharp it is, for comparison.
        parts: boxes in pixels around what lies together; each is looked at again or not for itself.
        open: those of them in which it leaves something open.
        rest: fine mask of what changed and shows neither what was seen nor the bare table; None for nothing.
    """

    image: Image
    small: SmallFrame
    time: float
    seen: Sightings
    stays: tuple[Thing, ...]
    sharpness: float
    parts: tuple[PixelBox, ...]
    open: tuple[PixelBox, ...]
    rest: Mask | None

    def as_before(self, last: FrameReading) -> FrameReading:
        """This frame, unread: it says what the last one said, which left nothing open."""
        return replace(self, seen=last.seen, stays=last.stays, parts=last.parts, rest=last.rest)

    def is_unclear(self, region: PixelBox) -> bool:
        """Whether a card is in doubt in a region, or something changed that nothing read there explains."""
        return self.doubts_in(region) > 0 or lies_in(self.rest, region, self.small.scale)

    def doubts_in(self, region: PixelBox) -> int:
        """How many cards are in doubt in a region."""
        return sum(card.code is None for card in lying_in(self.seen, region).cards)

    def keeps_all_of(self, other: FrameReading, region: PixelBox) -> bool:
        """Whether nothing is lost in a region that another reading of the same frame saw there.

        What that is sure of is the same here; what it doubts may be anything, as long as there are as many.
        """
        here, there = things_of(lying_in(self.seen, region)), things_of(lying_in(other.seen, region))
        named = (thing for thing in there if not (isinstance(thing, CardSighting) and thing.code is None))
        return len(here) >= len(there) and all(any(is_same(thing, one) for one in here) for thing in named)

    def named_by(self, other: FrameReading) -> FrameReading:
        """The same with the names of cards in doubt that another reading of the frame is sure of.

        Both take a card for the same one, in the same place.
        """

        def named(card: CardSighting) -> CardSighting:
            if card.code is not None or card.likeliest is None:
                return card
            sure = replace(card, code=card.likeliest)
            return next((one for one in other.seen.cards if one.code and is_same(one, sure)), card)

        cards = tuple(map(named, self.seen.cards))
        if all(one is card for one, card in zip(cards, self.seen.cards, strict=True)):
            return self
        return replace(self, seen=replace(self.seen, cards=cards))

    def with_settled(
        self, last: FrameReading, regions: Sequence[PixelBox], card_width: float
    ) -> FrameReading:
        """What this frame says of some regions, with what the last one says of all others.

        Args:
            last: the frame before.
            regions: boxes in pixels.
            card_width: in pixels.
        """
        here = (*things_of(self.seen), *self.stays)

        def lies_elsewhere(thing: Thing) -> bool:
            # At a border a thing is read now on this side, now on that one.
            inside = any_contains(regions, thing.centre)
            return not inside and not is_seen_again(thing, here, card_width)

        kept = filter(lies_elsewhere, things_of(last.seen))
        backs = tuple(back for back in last.seen.face_down if not any_contains(regions, back.centre))
        settled = replace(sightings_of(tuple(kept)), face_down=backs)
        stays = (*self.stays, *filter(lies_elsewhere, last.stays))
        return replace(self, seen=joined(self.seen, settled), stays=stays)


def lies_in(mask: Mask | None, region: PixelBox, scale: float) -> bool:
    """Whether any of a fine mask lies in a region of the frame, of which one fine pixel is so many pixels."""
    if mask is None:
        return False
    height, width = mask.shape
    return cv2.countNonZero(region.scaled(1 / scale).clipped(width, height).crop(mask)) > 0


def lying_in(seen: Sightings, *regions: PixelBox) -> Sightings:
    """What lies in some regions."""
    things = sightings_of(tuple(thing for thing in things_of(seen) if any_contains(regions, thing.centre)))
    backs = tuple(back for back in seen.face_down if any_contains(regions, back.centre))
    return replace(things, face_down=backs)


def joined(one: Sightings, other: Sightings) -> Sightings:
    """What lies in some regions with what lies in others."""
    things = sightings_of((*things_of(one), *things_of(other)))
    return replace(things, face_down=(*one.face_down, *other.face_down))


def parts_of(
    regions: Sequence[PixelBox], lying: Sequence[Thing], change: Mask, scale: float, card_width: float
) -> tuple[PixelBox, ...]:
    """Boxes in pixels around what lies or has changed together in each of some regions; they may meet.

    Args:
        regions: boxes in pixels.
        lying: what was seen there.
        change: fine, what changed.
        scale: frame pixels for a pixel of the mask.
        card_width: in frame pixels.
    """
    mask = change | mask_of(lying, change.shape, scale, card_width)
    return tuple(
        part.within(region)
        for region in regions
        for part in boxes_apart(
            np.asarray(mask & inside((region,), scale, mask.shape), np.uint8),
            scale,
            _APART * card_width,
            _MARGIN * card_width,
        )
    )


def still_open(told: Sequence[Sightings], last: FrameReading) -> tuple[PixelBox, ...]:
    """The parts in which the last frame leaves something open, or another one saw anything else.

    Args:
        told: what each frame says, the last one's at the end.
        last: the last of them.
    """

    def is_open(part: PixelBox) -> bool:
        here = lying_in(told[-1], part)
        return part in last.open or not all(same_scene(lying_in(one, part), here) for one in told[:-1])

    return tuple(part for part in last.parts if is_open(part))


def regions_around(parts: Sequence[PixelBox], last: FrameReading) -> tuple[PixelBox, ...]:
    """Where to read so that some parts are read with all other parts of which something lies there."""
    asked, regions = list(parts), merged(parts)
    while True:
        met = [
            part
            for part in last.parts
            if part not in asked and things_of(lying_in(lying_in(last.seen, part), *regions))
        ]
        if not met:
            return regions
        asked += met
        regions = merged(asked)
