"""A frame that shows only what is new: known cards that nobody touched are painted over with the bare table.

A card that is laid on others then lies alone, with sharp edges: it is read in a fraction of the time
(`reading_alone.py`), and nothing of the others is taken for a card or for a part of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from vision.boxes import PixelBox
from vision.calibration import card_area
from vision.masks import Mask, closed, filled, grown, inside, opened, part_of, shrunk
from vision.motion.shadow import same_texture
from vision.motion.small_frame import SmallFrame
from vision.scene.identity import (
    SHADOW,
    Thing,
    box_of,
    is_same,
    lies_face_down,
    mask_of,
    things_of,
)
from vision.scene.still_there import was_pushed
from vision.sightings import CardSighting, Image, Sightings, UnknownSighting
from vision.table.bare_table import UNEXPLAINED, Strange

RIM: Final = 0.06
"""Part of a card's width around a change that may belong to what is new: a card's white rim."""

_GONE: Final = 0.8
"""A card that lay uppermost and has changed on more than this part of it is gone, and what is known to lie
beneath it comes to light: a card that is laid on another leaves more of it in view."""

_HOLE: Final = 0.24
"""Part of a card's width: paper on paper changes nothing, so that a new card's change has such holes."""

_BAYS: Final = 1.3
"""The hull of a changed place is at most so many times as large as the place, or these are several things."""

_NEAR: Final = 0.6
"""Part of a card's width around a region that readers look at, too."""

_SPARES: Final = 0.1
"""Part of a card's area: where less is painted over, reading takes as long as with all around it. At 147
changes in games of all four it was 0.08 or less (at 63 of them) or 0.35 and more."""

_ALTERED: Final = 5
"""Fine pixels inside known cards that noise may change: a figure's stroke is more."""

_COVERED: Final = 0.006
"""Part of a card's area of which more has become brighter, close beside cards that were read: a strip of
another one covers print there, and no shadow. With such a strip it was 0.015 to 0.034 in four frames in hard
light; of 1340 other frames of seven games 7 had more than this."""

_BRIGHTER: Final = 4
"""Grey levels in each channel by which that is brighter."""

_FRESH: Final = 0.3
"""Of what is in view of a new card, and of no other one, at least this part has changed; else it lay there
all along, under a card that was painted over."""

_APART: Final = 0.02
"""Part of a card's area: a strip of which more lies apart from the other cards that were read is judged by
that part."""

_LAID_APART: Final = 0.1
"""At least this of it has changed, or it may have lain there all along: of a known card that others were laid
on, a rim beside these is shown, and a 4's looked like a 7. Of 137 strips that were laid in Up and in Auf und
Ab 0.34 had changed and more; of that rim nothing."""

_CUT: Final = 0.1
"""A card of which more than this part was painted over may have come to light; what is left of it may look
like another card. Of 50 cards laid in Up and in Auf und Ab none had lost more than 0.08. So may one that
lies so far where known ones came to light: under one that was painted over it would seem to lie on it."""

_LAID: Final = 0.015
"""But for one that has changed on more than this part of it beside what is gone. In two games of Schwupps
none of 13 that came to light had changed on more than 0.006, 35 of 40 laid on others on more than this."""

_MOST: Final = 0.5
"""Part of a known card that is painted over at least where it may lie unseen on one that came to light. In
games of Schwupps at most 0.42 was of any that shared enough with one of 40 that were read on top."""

_LIKELY: Final = 0.6
"""A card that is read with less confidence must be read again with all around it."""


@dataclass(frozen=True, slots=True, eq=False)
class TableBefore:
    """How the table lay before something changed.

    Attributes:
        known: what lay there.
        picture: the fine picture in which it lay so.
        bare: the table without cards, of the size of that picture.
        card_width: in pixels of the frame.
        noise: standard deviation of the noise in that picture and in the frame, in grey levels.
    """

    known: Sightings
    picture: Image
    bare: Image
    card_width: float
    noise: float

    def place(self, thing: Thing, small: SmallFrame) -> Mask:
        """Fine mask of a thing's place."""
        return mask_of((thing,), small.fine.shape, small.scale, self.card_width)

    def places_of_others(self, small: SmallFrame) -> Mask:
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
    cards: Sequence[CardSighting], before: TableBefore, changed: Mask, small: SmallFrame
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
        inner |= shrunk(place, RIM * width)
    return CardMasks(everywhere, gone, beneath, inner & ~gone)


@dataclass(frozen=True, slots=True, eq=False)
class Newcomers:
    """What of one frame is new.

    Attributes:
        frame: the picture.
        bare: the table without cards, fine.
        change: fine mask of all that changed, but for where a known card is gone from another one.
        new: fine mask of what may belong to new things: the change, its gaps and bays filled.
        hidden: fine mask of what was painted over.
        altered: fine mask of what changed inside known cards of which more is left, and shows neither just
            the table nor the same print in other light: another card may lie just there that differs in a
            figure only.
        brighter: fine mask of those of them that are brighter than before.
        uncovered: fine mask of where known cards lay beneath one that is gone or was laid on.
        beyond: fine mask of what changed where no card is gone.
        known: the cards that lay there.
        all_strange: where the whole frame shows something else than the bare table.
        card_width: in pixels.
    """

    frame: Image
    bare: Image
    change: Mask
    new: Mask
    hidden: Mask
    altered: Mask
    brighter: Mask
    uncovered: Mask
    beyond: Mask
    known: tuple[CardSighting, ...]
    all_strange: Strange
    card_width: float

    @property
    def image(self) -> Image:
        """The frame, the known cards painted over where they have not changed."""
        return _painted_over(self.frame, self.hidden, self.bare)

    @property
    def strange(self) -> Strange:
        """Where the picture shows something else than the bare table, with what was painted over as bare."""
        whole = self.all_strange
        shown = ~self.hidden
        return replace(whole, other=whole.other & shown, levels=whole.levels & shown, asked=self._asked)

    @property
    def _asked(self) -> Mask:
        """Fine mask of where new things must be found: what changed, and within what may belong to them.

        A card that is laid on its like changes hardly more than its edges. Beside the new things known ones
        show, as far as a rim goes that was left around the change.
        """
        return self.change | shrunk(self.new, 2 * RIM * self.card_width / self.all_strange.scale)

    def among(self, seen: Sightings) -> Sightings:
        """What was read in the image, without cards that lay there all along."""
        on_top = tuple(card for card in seen.cards if not card.partial)
        return replace(seen, cards=tuple(card for card in seen.cards if self._is_fresh(card, on_top)))

    def _is_fresh(self, card: CardSighting, on_top: tuple[CardSighting, ...]) -> bool:
        """Whether enough of what is in view of a card, and of no card ``on_top``, has changed.

        One that lay there all along would lie under what was painted over: of a whole card beside that
        nothing but its print may have changed, on a cloth of its paper's colour.
        """
        if not card.partial and not self._is_cut(self._place(card)):
            return True
        in_view = self._in_view(card, on_top)
        return cv2.countNonZero(in_view & self.new) >= _FRESH * cv2.countNonZero(in_view)

    def _may_have_lain(self, strip: CardSighting, seen: Sequence[CardSighting]) -> bool:
        """Whether a strip has changed just beside other cards that were read: their shadows fall there.

        The table around it tells then what it is: a rim of a known card, or one in the middle of a fan.
        Nothing is told of known ones, nor where a card came to light.
        """
        if not strip.partial or any(is_same(strip, one) for one in self.known):
            return False
        place, width = self._place(strip), self.card_width / self.all_strange.scale
        others = [card for card in seen if card is not strip]
        lie = mask_of(others, self.new.shape, self.all_strange.scale, self.card_width)
        apart = place & ~self.hidden & ~grown(lie, RIM * width)
        if part_of(apart, place) <= _APART:
            return False
        changed = self.change | grown(self.uncovered, SHADOW * width)
        return part_of(changed & apart, apart) < _LAID_APART

    def _in_view(self, card: CardSighting, on_top: tuple[CardSighting, ...]) -> Mask:
        """What is in view of a card, and of no other one ``on_top``."""
        in_view = self._place(card) & ~self.hidden
        for other in on_top:
            if other is not card:
                in_view &= ~self._place(other)
        return in_view

    def _is_vague(self, card: CardSighting) -> bool:
        """Whether a card is in doubt where others lie on it, or came to light, painted over in part.

        So is one on which something lies that was not read.
        """
        in_part = card.partial or bool(np.any(self._place(card) & self.uncovered))
        return (card.code is None and in_part) or card.confidence < _LIKELY or card.unlike is not None

    def _may_lie_beneath(self, card: CardSighting) -> bool:
        """Whether a card may lie under one that was painted over: some of it was so, or it came to light."""
        place = self._place(card)
        if self._is_cut(place):
            return True
        came_to_light = part_of(self.uncovered & place, place) > _CUT and not self._was_laid(card, place)
        return came_to_light and any(
            self._may_lie_on(one, place) for one in self.known if not is_same(one, card)
        )

    def _is_cut(self, place: Mask) -> bool:
        """Whether so much of a card was painted over that what is left may look like another one."""
        return part_of(self.hidden & place, place) > _CUT

    def _may_lie_on(self, known: CardSighting, place: Mask) -> bool:
        """Whether a known card, most of which was painted over, may lie on one that has come to light."""
        lies = self._place(known)
        return part_of(lies & place, place) > _CUT and part_of(self.hidden & lies, lies) > _MOST

    def showing(self, seen: Sightings) -> Newcomers | None:
        """The same with all shown where those of the cards lie of which much was painted over.

        None where there is none. A card that takes a known one's place leaves so much unchanged, where both
        are of one colour, that it is taken for a part of the known one. One that comes back between two of a
        fan may lose so much to them that it is no longer read as a card.
        """
        things: tuple[Thing, ...] = (*seen.cards, *_not_read(seen))
        cut = [place for place in map(self._place, things) if self._is_cut(place)]
        if not cut:
            return None
        shown, beside = np.zeros_like(self.hidden), RIM * self.card_width / self.all_strange.scale
        for place in cut:
            shown |= grown(place, beside)
        return replace(self, hidden=self.hidden & ~shown)

    def _was_laid(self, card: CardSighting, place: Mask) -> bool:
        """Whether a card surely was laid just now, or is a known one that is covered.

        Of one that came to light only that has changed which lay under the card that is gone.
        """
        if card.partial:
            return any(is_same(card, one) for one in self.known)
        return cv2.countNonZero(place & self.beyond) > _LAID * cv2.countNonZero(place)

    def _place(self, thing: Thing) -> Mask:
        return mask_of((thing,), self.new.shape, self.all_strange.scale, self.card_width)

    def peeping(self, seen: Sequence[CardSighting]) -> tuple[CardSighting, ...]:
        """Strips among the cards read in the image that were surely laid: what is in view of them changed.

        Where a card is gone nothing counts: what came to light there has changed, too.
        """
        on_top = tuple(card for card in seen if not card.partial)
        strips = (card for card in seen if card.partial and self._peeps_out(card, on_top))
        return tuple(strip for strip in strips if not self._may_have_lain(strip, seen))

    def _peeps_out(self, strip: CardSighting, on_top: tuple[CardSighting, ...]) -> bool:
        if strip.confidence < _LIKELY or any(is_same(strip, one) for one in self.known):
            return False
        in_view = self._in_view(strip, on_top)
        return cv2.countNonZero(in_view & self.beyond) > _FRESH * cv2.countNonZero(in_view)

    def explained_by(self, seen: Sightings, region: PixelBox) -> bool:
        """Whether what was read in the image and the bare table explain all that changed in a region.

        Args:
            seen: cards face up or down, in the whole image.
            region: in pixels.
        """
        here = [card for card in seen.cards if region.contains(card.centre)]
        if any(self._is_vague(card) or self._may_lie_beneath(card) for card in here):
            return False
        if any(self._may_have_lain(card, here) for card in here):
            return False
        unread = (thing for thing in _not_read(seen) if region.contains(thing.centre))
        if any(self._is_cut(self._place(thing)) for thing in unread):
            return False
        within = inside((region,), self.all_strange.scale, self.new.shape)
        altered, covered = self.altered & within, self.brighter & within
        left = self.change & self.all_strange.other & within & ~self.altered
        width = self.card_width / self.all_strange.scale
        for thing in (*things_of(seen), *seen.face_down):
            place = self._place(thing)
            beside = grown(place, RIM * width)
            left &= ~beside
            covered &= ~beside
            altered &= ~grown(place, SHADOW * width)
        if cv2.countNonZero(altered) > _ALTERED or cv2.countNonZero(covered) > _COVERED * card_area(width):
            return False
        left = opened(left)
        return cv2.countNonZero(left) < UNEXPLAINED * card_area(width)


def newcomers(
    image: Image,
    small: SmallFrame,
    change: Mask,
    regions: Sequence[PixelBox],
    before: TableBefore,
    strange: Strange,
) -> Newcomers | None:
    """The frame as it shows what is new; None where hardly anything known lies near that stays as it is.

    Args:
        image: the frame.
        small: the same made small.
        change: fine mask of what changed since the known things were read.
        regions: where it will be read, in pixels.
        before: how the table lay until then.
        strange: where the frame shows something else than the bare table.
    """
    width = before.card_width / small.scale
    near = tuple(region.grown(_NEAR * before.card_width) for region in regions)
    read = tuple(card for card in before.known.cards if card.code is not None)
    if not any(box.meets(box_of(card, before.card_width)) for card in read for box in near):
        return None
    changed = filled(closed(change, _HOLE * width), _BAYS)
    new = grown(changed, RIM * width)
    lay = how_cards_lay(read, before, changed, small)
    hidden = grown(lay.cards, RIM * width) & ~new & ~grown(before.places_of_others(small), RIM * width)
    spared = cv2.countNonZero(hidden & strange.other & inside(near, small.scale, change.shape))
    if spared < _SPARES * card_area(width):
        return None
    uncovered = lay.gone & lay.beneath
    left = change & ~grown(uncovered, SHADOW * width)
    altered = left & lay.inner & strange.other
    altered &= ~same_texture(altered, small.fine, before.picture, before.noise)
    brighter = cv2.subtract(small.fine, before.picture).min(axis=2) > _BRIGHTER
    beyond = change & ~grown(lay.gone, RIM * width)
    return Newcomers(
        frame=image,
        bare=before.bare,
        change=left,
        new=new,
        hidden=hidden,
        altered=altered,
        brighter=altered * brighter,
        uncovered=uncovered,
        beyond=beyond,
        known=before.known.cards,
        all_strange=strange,
        card_width=before.card_width,
    )


def _not_read(seen: Sightings) -> tuple[UnknownSighting, ...]:
    """What may be a card face up that was not read."""
    return tuple(thing for thing in seen.unknown if not lies_face_down(thing, seen.face_down))


def _painted_over(image: Image, hidden: Mask, bare: Image) -> Image:
    size = (image.shape[1], image.shape[0])
    shown = image.copy()
    mask = cv2.resize(hidden, size, interpolation=cv2.INTER_NEAREST)
    cv2.copyTo(cv2.resize(bare, size, interpolation=cv2.INTER_LINEAR), mask, shown)
    return shown
