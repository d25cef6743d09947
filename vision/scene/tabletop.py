"""What lies on the table: carried on from scene to scene, so that only changed places are read again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.boxes import PixelBox, any_contains, joined_up_to, merged
from vision.calibration import Calibration, Matrix, die_size
from vision.light import light_between
from vision.masks import Mask, boxes_of, grown, opened, rimmed
from vision.motion.differences import all_changed
from vision.motion.shadow import same_in_other_light
from vision.motion.small_frame import SmallFrame, fine_of
from vision.scene.agreement import is_in_doubt
from vision.scene.ghosts import Ghosts
from vision.scene.identity import (
    Thing,
    box_of,
    is_covered,
    is_same,
    is_seen_again,
    mask_of,
    sightings_of,
    things_of,
)
from vision.scene.pieces import Piece, Pieces
from vision.scene.remembered_scenes import Again, Earlier
from vision.scene.still_there import LayOfTable, PictureEvidence, lies_otherwise
from vision.scene.succession import Succession, is_untouched
from vision.scene.unread import crumbs, unread_things
from vision.sightings import (
    CardSighting,
    DieSighting,
    Image,
    Sightings,
    UnknownSighting,
    UpDownSighting,
)
from vision.table.bare_table import BareTable, Strange

_MARGIN = 0.3
"""Part of a card's width added around a change: an index lies that deep inside its card."""

_ACROSS = 1.7 + 2 * _MARGIN
"""A card from corner to corner, in its widths, with that added: changes so near to each other may be print of
one card, of which nothing else is seen on a cloth of its paper's colour."""

_BESIDE_SWEPT = 4.0
"""Fine pixels around what moved that may have moved, too: it is told in coarse ones, faint edges left out."""

_AROUND_THING = 0.1
"""Part of a card's width added around a thing that may have been touched: readers are to see its edge."""


@dataclass(frozen=True, slots=True, eq=False)
class _Compared:
    """A frame as it was compared with the bare table: it is asked several times while it is read.

    Attributes:
        small: the frame.
        noise: of it, in grey levels.
        picture: of the bare table; what is learned of that is another picture.
        strange: where they differ.
    """

    small: SmallFrame
    noise: float
    picture: Image | None
    strange: Strange

    def is_of(self, small: SmallFrame, noise: float, bare: BareTable) -> bool:
        """Whether it is that frame, beside the bare table as it is known now."""
        return self.small is small and self.noise == noise and self.picture is bare.picture


class Tabletop:
    """The things of the last scene and the bare table under them."""

    def __init__(self, bare: BareTable | None = None, lay: Pieces | None = None) -> None:
        """Nothing is known to lie there.

        Args:
            bare: what is known of the bare table.
            lay: the pieces that lay there when it was last seen: they are known again by their places on it.
        """
        self._bare = bare or BareTable()
        self._lay = lay or Pieces()
        self._pieces = Pieces()
        self._earlier = Earlier()
        self._card_width = 0.0
        self._calibration: Calibration | None = None
        self._crumbs: Mask = np.zeros((0, 0), np.uint8)
        self._taken: tuple[SmallFrame, Mask | None] | None = None
        self._compared: _Compared | None = None

    def anew(self, bare: BareTable) -> Tabletop:
        """The table as it is looked at again from the beginning: the pieces that lay on it are known."""
        return Tabletop(bare, self.pieces)

    @property
    def bare(self) -> BareTable:
        """The bare table, as far as it was seen."""
        self.learn()
        return self._bare

    @property
    def sightings(self) -> Sightings:
        """What lies on the table."""
        return sightings_of(self._things)

    @property
    def pieces(self) -> Pieces:
        """The same things as they last from scene to scene; before the first those that lay there."""
        return self._pieces if self._pieces.count else self._lay

    @property
    def _things(self) -> tuple[Thing, ...]:
        """All that is in view, as it was read."""
        return tuple(piece.seen for piece in self._pieces.in_view)

    def strange(self, small: SmallFrame, noise: float) -> Strange:
        """Where a frame with noise of so many grey levels shows something else than the bare table."""
        bare = self.bare
        if self._compared is None or not self._compared.is_of(small, noise, bare):
            self._compared = _Compared(small, noise, bare.picture, bare.compared(small, noise))
        return self._compared.strange

    def without_light(
        self, change: Mask, swept: Mask, before: SmallFrame, now: SmallFrame, noise: float, strange: Strange
    ) -> Mask:
        """What has changed, but for where just the light wanders: under leaves, or where somebody walks by.

        The bare table lies open there as it did, or a thing that nothing moved over shows the same print.
        Where something moved over it another card may lie just there, of which much looks the same.

        Args:
            change: fine, what differs from the last steady picture.
            swept: coarse, where something moved since then.
            before: the last steady picture.
            now: the frame.
            noise: of both, in grey levels.
            strange: where the frame shows something else than the bare table.
        """
        things = self.covered(now)
        left = change & (things | ~strange.bare)
        untouched = left & things & ~grown(fine_of(swept, left.shape), _BESIDE_SWEPT)
        return opened(left & ~same_in_other_light(untouched, now.fine, before.fine, noise))

    def without_ghosts(self, seen: Sightings, small: SmallFrame, noise: float, strange: Strange) -> Sightings:
        """What was seen, but for dice and doubtful cards where the table lies bare in the frame."""
        return Ghosts(small, noise, self.bare, strange, self._card_width).left_out(seen)

    def untouched(
        self, regions: tuple[PixelBox, ...], before: SmallFrame, now: SmallFrame, change: Mask
    ) -> tuple[Thing, ...]:
        """The things that lie in the regions as they did: their old reading stands.

        Args:
            regions: boxes in pixels.
            before: the last steady picture.
            now: the picture that is read.
            change: fine, where they differ.
        """
        inside = (thing for thing in self._things if any_contains(regions, thing.centre))
        width = self._card_width
        return tuple(thing for thing in inside if is_untouched(thing, before, now, change, width))

    def again(self, regions: Sequence[PixelBox], small: SmallFrame, noise: float, strange: Strange) -> Again:
        """In which regions it looks as it did a while ago: bare, or as when cards lay there.

        Beside dice only the bare table is known again.
        """
        size = die_size(self._card_width)
        bare = tuple(region for region in regions if strange.is_bare_in(region, size))
        if self.sightings.dice:
            return Again(bare)
        left = [region for region in regions if region not in bare]
        lay = self._earlier.again(left, small, noise, self._card_width)
        return Again(bare + lay.regions, lay.things)

    def without(self, stay: tuple[Thing, ...], seen: Sightings) -> Sightings:
        """What was seen, but for things whose old reading stands."""
        fresh = (thing for thing in things_of(seen) if not is_seen_again(thing, stay, self._card_width))
        return sightings_of(tuple(fresh))

    def remembered(self, seen: Sightings) -> Sightings:
        """What was seen; of cards partly covered that most likely lie as they did, the old reading stands.

        A card laid just now is covered by nothing, so that none is overlooked. Of a pile, strips of cards
        peep out that have not been seen for a while.
        """

        def known(card: CardSighting) -> CardSighting:
            likely = card.code or next((code for code, _ in card.candidates), None)
            named = replace(card, code=likely)
            before = self._as_it_lay(named) if card.partial else None
            if before is None:
                return card
            return replace(named, confidence=max(card.confidence, before.confidence))

        return replace(self._at_their_best(seen), cards=tuple(map(known, seen.cards)))

    def knows(self, card: CardSighting) -> bool:
        """Whether a card lies as one that is known to lie there, or was before others covered it."""
        return self._as_it_lay(card) is not None

    def _as_it_lay(self, card: CardSighting) -> CardSighting | None:
        """The old reading of a card that was sure and lay just so, if there is one."""
        lying = (one for one in self._things if isinstance(one, CardSighting) and not is_in_doubt(one))
        beneath = (piece.read for piece in self._pieces.covered)
        known = (*lying, *(one for one in beneath if isinstance(one, CardSighting)))
        return next((old for old in known if is_same(old, card)), None)

    def _at_their_best(self, seen: Sightings) -> Sightings:
        """What was seen; of dice and the UP&DOWN card that lie as they did the better reading stands.

        A die that shows the same number in the same place was not rolled, and a frame in which it was not
        found says nothing of its number.
        """
        dice = tuple(replace(die, confidence=self._best_reading(die)) for die in seen.dice)
        updown = seen.updown and replace(seen.updown, confidence=self._best_reading(seen.updown))
        return replace(seen, dice=dice, updown=updown)

    def _best_reading(self, thing: DieSighting | UpDownSighting) -> float:
        """The confidence of the best reading of a thing since it lies there."""
        before = (
            other.confidence
            for other in self._things
            if isinstance(other, DieSighting | UpDownSighting) and is_same(other, thing)
        )
        return max((thing.confidence, *before))

    def outside(self, regions: tuple[PixelBox, ...]) -> Sightings:
        """The things that lie outside all regions (in pixels), and so stay whatever is read there."""
        return sightings_of(tuple(thing for thing in self._things if not any_contains(regions, thing.centre)))

    def regions(
        self, change: Mask, swept: Mask, small: SmallFrame, calibration: Calibration
    ) -> tuple[PixelBox, ...]:
        """Where to read, in pixels: what changed, with the things that it touches, and those known beneath.

        What comes to light may reach beyond what lay on it: of a back, half of it is no card.

        Args:
            change: fine, what differs from the last steady picture.
            swept: coarse, where something moved; dice there are read again even if nothing seems to differ.
                Doubtful ones are looked at again once all rests.
            small: the frame.
            calibration: where the table is.
        """
        height, width = calibration.picture_size[1], calibration.picture_size[0]
        self._calibration = calibration
        card_width = self._card_width = calibration.card_width()
        specks = boxes_of(change, small.scale, _MARGIN * card_width)
        found = list(joined_up_to(_ACROSS * card_width, specks))
        coarse_scale = small.scale * small.fine.shape[1] / small.coarse.shape[1]
        for thing in self._things:
            box = box_of(thing, card_width)
            if isinstance(thing, CardSighting) and not is_in_doubt(thing):
                touched = cv2.countNonZero(self._mask((thing,), small) & change) > 0
            else:
                touched = any(box.meets(other) for other in found)
            lies_loose = isinstance(thing, DieSighting | UpDownSighting) and not is_in_doubt(thing)
            moved_over = lies_loose and np.any(
                box.scaled(1 / coarse_scale).clipped(swept.shape[1], swept.shape[0]).crop(swept)
            )
            if moved_over or touched:
                found.append(box.grown(_AROUND_THING * card_width))
        beneath = (piece.seen for piece in self._pieces.covered)
        touched_there = (one for one in beneath if np.any(self._mask((one,), small) & change))
        found.extend(box_of(one, card_width).grown(_AROUND_THING * card_width) for one in touched_there)
        clipped = (box.clipped(width, height) for box in merged(found))
        return tuple(box for box in clipped if box.area > 0)

    def doubtful_regions(self, calibration: Calibration) -> tuple[PixelBox, ...]:
        """Around the things that could not be read for certain, in pixels."""
        width, height = calibration.picture_size
        card_width = self._card_width
        doubtful = [thing for thing in self._things if is_in_doubt(thing)]
        boxes = (box_of(thing, card_width).grown(_MARGIN * card_width) for thing in doubtful)
        return merged(box.clipped(width, height) for box in boxes)

    def take(
        self,
        fresh: Sightings,
        regions: tuple[PixelBox, ...],
        before: SmallFrame | None,
        now: SmallFrame,
        noise: float,
        stays: Sequence[Thing] = (),
        overlooked: Sequence[UnknownSighting] = (),
    ) -> None:
        """Take what was read anew; what that says of the bare table is learned later, by `learn` at best.

        Args:
            fresh: what was read in ``regions``, boxes in pixels.
            regions: where it was read.
            before: the last steady picture; None when everything was read.
            now: the picture it was read from.
            noise: of the picture, in grey levels.
            stays: things that lie in the regions as they did, by the frames that were read.
            overlooked: what is new there and was not read.
        """
        new, strange = things_of(self._at_their_best(fresh)), self.strange(now, noise)
        if before is None:
            unread = self._find_unread(strange, now, new)
            self._pieces = self._lay.after(new, lambda _: False, unread, overlooked)
            self._earlier.forget()
        else:
            altered = all_changed(now.fine, before.fine, noise, light_between(before.light, now.light))
            again = self.again(regions, now, noise, strange)
            old = self._things
            succession = Succession(
                old=again.others(old),
                new=again.others(new),
                backs=fresh.face_down,
                stays=stays,
                before=before,
                now=now,
                evidence=PictureEvidence.of(before, now, strange, altered, self._card_width),
                card_width=self._card_width,
            )
            lying = succession.lying(tuple(region for region in regions if region not in again.regions))
            things = (*lying.things, *again.things)
            unread = self._find_unread(strange, now, things)
            lies = LayOfTable(old, (*things, *unread), altered, strange, self._card_width)

            def is_beneath(piece: Piece) -> bool:
                covered = not piece.in_view or any(piece.seen is one for one in lying.beneath)
                return covered and lies.may_be_under_others(piece.read)

            def looks_otherwise(piece: Piece) -> bool:
                return lies_otherwise(self._mask((piece.seen,), now), before, now, altered)

            self._pieces = self._pieces.after(things, is_beneath, unread, overlooked, looks_otherwise)
        self._earlier.keep(now, self._things)
        self._taken = (now, strange.lit)

    def learn(self) -> None:
        """Learn what the bare table looks like in the picture taken last, unless it was; it can wait."""
        if self._taken is not None:
            now, lit = self._taken
            self._taken = None
            self._bare.learn(now, self.mask(now), lit)

    def _find_unread(
        self, strange: Strange, now: SmallFrame, things: tuple[Thing, ...]
    ) -> tuple[UnknownSighting, ...]:
        """Find what lies there beside the things that are known: what of it is of a card's size."""
        if self._calibration is None:
            return ()
        in_view = tuple(thing for thing in things if not is_covered(thing))
        unread = unread_things(strange, self._mask(in_view, now), self._calibration)
        self._crumbs = crumbs(strange, self._mask((*things, *unread), now), self._calibration)
        return unread

    def shift(self, motion: Matrix, steady: SmallFrame) -> None:
        """The picture has moved a little, and what lies on the table with it.

        Args:
            motion: a homography of the frame's pixels.
            steady: the last steady picture. What of the table was seen bare in it is known to lie so; what it
                looks like beneath things moves.
        """
        to_frame = np.diag([steady.scale, steady.scale, 1.0])
        bare = self.bare.moved(np.linalg.inv(to_frame) @ motion @ to_frame)
        bare.learn(steady, self.mask(steady))
        self._bare = bare
        self._pieces = self._pieces.shifted(motion)

    def mask(self, small: SmallFrame) -> Mask:
        """Where things lie, fine, with a narrow rim: those that are known, and those that were not read."""
        mask = self.covered(small)
        return mask | self._crumbs if self._crumbs.shape == mask.shape else mask

    def covered(self, small: SmallFrame) -> Mask:
        """The same without what is too small to be a thing."""
        unread = (piece.seen for piece in self._pieces.unread)
        return rimmed(self._mask((*self._things, *unread), small))

    def _mask(self, things: tuple[Thing, ...], small: SmallFrame) -> Mask:
        """Where things lie, fine."""
        return mask_of(things, small.fine.shape, small.scale, self._card_width)
