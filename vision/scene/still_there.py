"""Whether a thing that was not read again still lies where it lay.

It is gone only when its place is seen uncovered: when hardly any of its print is left there and the bare
table, or another thing of its size, is seen instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from vision.boxes import PixelBox
from vision.masks import Mask, grown, part_of, rimmed
from vision.motion.small_frame import SmallFrame
from vision.scene.agreement import is_in_doubt
from vision.scene.identity import SHADOW, Thing, covered, hidden, is_same, mask_of, print_left
from vision.sightings import CardSighting, DieSighting, Image
from vision.table.bare_table import Strange

_PUSHED, _RING = 0.12, 0.25
"""A card is pushed by this part of its width, at most; the part around its middle that is compared keeps so
much from the sides."""

_SOFT, _ALIKE = 1.5, 12.0
"""Fine pixels by which pictures are softened, and grey levels by which they differ at most, on average, where
a card was only pushed. On drawn tables pushed cards differed by 3 at most, others by 26 at least."""

_LIES_ON = 0.45
"""A thing of whose printed edges this part did not change still lies there. In rehearsals under hard light,
cards that lay on kept at least 0.6 of them; where one had been taken up, at most 0.31 seemed to be left."""

_DIE_LIES = 0.6
"""The same for a die: nobody lays anything on dice, so one not read any more was most likely taken up, unless
nothing differs there by more than noise, which in dim light leaves little of a dark die's edges."""

_IN_FULL_VIEW = 0.9
"""A card of which at least this part is free of what was read anew is covered by nothing."""

_TELLS = 0.5
"""A card of which at least this part is free shows some print; else something unread lies there."""

_ON_OTHERS, _KEPT = 0.3, 0.6
"""A card in full view that lies on known ones with a part of it would keep most of its edges: what is found
of them in the print of the others is chance."""

_OWN = 0.4
"""A card of which more than this part is in view where no other known one lies is judged by the print there:
elsewhere the others' print is what is left."""

_BESIDE = 0.04
"""A card of which at least this part lies on no other known one is judged by that part: there the bare table
comes to light when it is taken, elsewhere the others do."""

_HIDDEN = 0.15
"""A thing of which less than this is free of what was read above it is covered, not gone."""

_PEEPS = 0.2
"""Of the lower one of two neighbours in a fan at least this part is in view; cards laid on a pile, as exactly
as people do, leave less."""

_SHOWED = 0.9
"""Of where a strip showed at least this part must be understood to tell that it is gone."""

_STRIP = 0.05
"""Of a card of which a strip was read more than this part is no other's."""

_LAY_ON = 0.1
"""Of where a card lay on another one more than this part looks otherwise when it was taken off: 0.48 to 0.7
in a round of Up under hard light."""

_BARE = 0.5
"""A place that shows the bare table on this part of it is uncovered."""

_RIM_SPREADS = 4.0
"""Median deviations of a table's colours around a place that its colours may differ by."""

_RIM_STEP = 24.0
"""Grey levels that they may differ by at least: a plain table has no spread."""

_ON_IT = 0.1
"""Part of a card that others cover at least if they lie on it: less is a neighbour, or an outline's error."""


def was_pushed(place: Mask, before: Image, now: Image, width: float) -> bool:
    """Whether what was seen in the middle of a place is seen there again, a little aside.

    Fine rings and strokes are no more alike half a pixel aside; softened they are.

    Args:
        place: where a card lay, fine.
        before: the fine picture in which it lay there.
        now: the fine picture.
        width: of a card, fine pixels.
    """
    left, top, wide, high = cv2.boundingRect(place)
    core = PixelBox(left, top, left + wide, top + high).grown(-_RING * width)
    around = core.grown(_PUSHED * width).clipped(place.shape[1], place.shape[0])
    core = core.clipped(place.shape[1], place.shape[0])
    if min(core.width, core.height) < 1:
        return False
    lay, lies = (
        cv2.GaussianBlur(box.crop(picture), (0, 0), _SOFT) for box, picture in ((core, before), (around, now))
    )
    apart = float(cv2.matchTemplate(lies, lay, cv2.TM_SQDIFF).min()) / lay.size
    return apart < _ALIKE * _ALIKE


def lies_otherwise(place: Mask, before: SmallFrame, now: SmallFrame, altered: Mask) -> bool:
    """Whether something else shows in a place of which nothing was read: too little is left of its edges.

    Args:
        place: fine mask.
        before: the last steady picture.
        now: the picture.
        altered: fine mask of where both differ by more than noise.
    """
    return bool(np.any(place & altered)) and print_left(place, before.fine, now.fine) <= _LIES_ON


@dataclass(frozen=True, slots=True, eq=False)
class PictureEvidence:
    """What one fine picture shows of things that were not read in it again.

    Attributes:
        before: the last steady picture, BGR.
        now: the picture, BGR.
        covers: where things were read anew.
        strange: where it shows something else than the bare table.
        altered: where both pictures differ by more than noise.
        card_width: in fine pixels.
    """

    before: Image
    now: Image
    covers: Mask
    strange: Strange
    altered: Mask
    card_width: float

    @classmethod
    def of(
        cls, before: SmallFrame, now: SmallFrame, strange: Strange, altered: Mask, card_width: float
    ) -> PictureEvidence:
        """What a picture shows before anything is known to cover anything; the width is in frame pixels."""
        return cls(
            before=before.fine,
            now=now.fine,
            covers=np.zeros_like(altered),
            strange=strange,
            altered=altered,
            card_width=card_width / now.scale,
        )

    def as_it_lies(self, thing: Thing, place: Mask, others: Mask) -> Thing | None:
        """A thing as it lies on: covered, in full view and only not read, or under what was not read.

        Args:
            thing: what lay there.
            place: where, fine.
            others: where other known cards lie or lay: they may be what comes to light.

        Returns:
            None when it was taken away, or was no card that anybody read and has lost its print.
        """
        visible, whole = place & ~self.covers, cv2.countNonZero(place)
        if self.strange.is_bare(visible, whole):
            return None
        free = cv2.countNonZero(visible) / whole if whole else 1.0
        if _is_in_full_view(thing, free) and was_pushed(place, self.before, self.now, self.card_width):
            return thing
        own = visible & ~others
        left = print_left(own if cv2.countNonZero(own) > _OWN * whole else visible, self.before, self.now)
        if not self._lies_on(thing, visible, free, left, others):
            return None
        if not isinstance(thing, CardSighting):
            return covered(thing)
        if left <= _LIES_ON and free > _TELLS:
            return hidden(thing) if thing.code else None
        return thing if free > _IN_FULL_VIEW else covered(thing)

    def shows_others(self, place: Mask, alone: Mask, lay: Mask) -> bool:
        """Whether a card of which a strip was read is gone: others that lay there are seen where it showed.

        Args:
            place: where it lay, fine.
            alone: that part of it where no known card lay that lies there still.
            lay: where cards are read that were not laid just now, but came to light.
        """
        shown = cv2.countNonZero(alone)
        if shown <= _STRIP * cv2.countNonZero(place) or not np.any(alone & lay):
            return False
        understood = cv2.countNonZero(alone & (lay | ~self.strange.other))
        return understood >= _SHOWED * shown and print_left(alone, self.before, self.now) <= _LIES_ON

    def is_off(self, place: Mask, bared: Mask, beside: Mask) -> bool:
        """Whether a card was taken off others: they are in full view where it lay on them.

        Args:
            place: where it lay, fine.
            bared: where cards lie that were partly covered, and are not any more.
            beside: where other cards lay uppermost that were not read again.
        """
        where = place & bared & ~grown(beside, SHADOW * self.card_width)
        shown = cv2.countNonZero(where)
        if shown <= _STRIP * cv2.countNonZero(place):
            return False
        return cv2.countNonZero(where & self.altered) > _LAY_ON * shown

    def peeps_out(self, thing: Thing, place: Mask) -> bool:
        """Whether a card lies on under one that was read where it lay: its edge is in view, as it was."""
        visible, whole = place & ~self.covers, cv2.countNonZero(place)
        in_view = isinstance(thing, CardSighting) and cv2.countNonZero(visible) >= _PEEPS * whole > 0
        if not in_view or self.strange.is_bare(visible, whole):
            return False
        return print_left(visible, self.before, self.now) > _LIES_ON

    def _lies_on(self, thing: Thing, visible: Mask, free: float, left: float, others: Mask) -> bool:
        """Whether a thing lies on of which that part is free, and that part of its print there is left."""
        if isinstance(thing, DieSighting):
            as_it_was = thing.is_sure and not np.any(visible & self.altered)
            return free >= _HIDDEN and (left > _DIE_LIES or as_it_was)
        on_others = cv2.countNonZero(visible & others) > _ON_OTHERS * cv2.countNonZero(visible)
        if _is_in_full_view(thing, free) and on_others:
            return left > _KEPT
        if free < _HIDDEN or left > _LIES_ON:
            return True
        beside = visible & ~others
        tells = cv2.countNonZero(beside) * free > _BESIDE * cv2.countNonZero(visible)
        return self._part_bare(beside if tells else visible) < _BARE

    def _part_bare(self, place: Mask) -> float:
        """The part of ``place`` that shows the bare table, or its rim where that is not known."""
        sure = place & self.strange.known
        count = cv2.countNonZero(sure)
        if count < 0.5 * cv2.countNonZero(place):
            return _part_like_rim(place, self.covers, self.now)
        return 1.0 - cv2.countNonZero(self.strange.other & sure) / max(count, 1)


def _is_in_full_view(thing: Thing, free: float) -> bool:
    """Whether a card lay uppermost, and all but that little of it that is not free is in view still."""
    return isinstance(thing, CardSighting) and not thing.partial and free > _IN_FULL_VIEW


def _part_like_rim(place: Mask, covers: Mask, fine: Image) -> float:
    """The part of ``place`` (fine) that has the colours of a rim around it, but for what ``covers`` it."""
    near = rimmed(place | covers)
    rim = cv2.subtract(cv2.dilate(place, np.ones((13, 13), np.uint8)), near)
    colours = fine[rim > 0].astype(np.float32)
    here = fine[place > 0].astype(np.float32)
    if not len(colours) or not len(here):
        return 1.0
    usual = np.median(colours, axis=0)
    spread = np.maximum(_RIM_SPREADS * np.median(np.abs(colours - usual), axis=0), _RIM_STEP)
    return float(np.all(np.abs(here - usual) < spread, axis=1).mean())


@dataclass(frozen=True, slots=True, eq=False)
class LayOfTable:
    """What lies on the table, beside what lay there before.

    Attributes:
        before: the things that lay there.
        now: those that lie there, with what was not read.
        altered: fine, where the picture shows something else than before.
        strange: where it shows something else than the bare table.
        card_width: in pixels.
    """

    before: Sequence[Thing]
    now: Sequence[Thing]
    altered: Mask
    strange: Strange
    card_width: float

    def mask(self, things: Sequence[Thing]) -> Mask:
        """Where things lie, fine."""
        return mask_of(things, self.altered.shape, self.strange.scale, self.card_width)

    def may_be_under_others(self, card: Thing) -> bool:
        """Whether a card of which nothing is read any more may lie where it did, under what lies there now.

        Of equal cards one may come to lie elsewhere while another stays beneath; but not where its place was
        touched, as nobody can tell then which of them it is.
        """
        if not isinstance(card, CardSighting):
            return False
        place, covers = self.mask((card,)), self.mask(self.now)
        if part_of(covers & place, place) < _ON_IT:
            return False
        if self.strange.is_bare(place & ~covers, cv2.countNonZero(place)):
            return False
        return not (np.any(self.altered & place) and self._has_come_elsewhere(card, place))

    def _has_come_elsewhere(self, card: CardSighting, place: Mask) -> bool:
        """Whether a card of its name has come to lie beside its place."""
        return any(
            isinstance(one, CardSighting)
            and (one.deck, one.code) == (card.deck, card.code)
            and not is_in_doubt(one)
            and not any(is_same(one, other) for other in self.before)
            and not np.any(self.mask((one,)) & place)
            for one in self.now
        )
