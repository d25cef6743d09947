"""Reads the places that changed, frame after frame, until the frames agree.

What nobody has touched is not asked again, and where a frame leaves nothing open the next still one is not
read: it would say the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

import cv2
import numpy as np

from vision.boxes import PixelBox, any_contains
from vision.calibration import Calibration, card_area, die_size
from vision.faint_print import brought_out, shines
from vision.masks import Mask, inside
from vision.motion.differences import changed, is_quiet
from vision.motion.shadow import same_in_other_light
from vision.motion.small_frame import SmallFrame
from vision.scene.agreement import FEWEST_FRAMES, USUAL_FRAMES, Agreement, agreement
from vision.scene.frame_readings import (
    FrameReading,
    joined,
    lies_in,
    lying_in,
    parts_of,
    regions_around,
    still_open,
)
from vision.scene.identity import (
    Thing,
    is_same,
    lies_face_down,
    mask_of,
    same_scene,
    sightings_of,
    things_of,
)
from vision.scene.newcomers import Newcomers, TableBefore, newcomers
from vision.scene.reading_alone import AloneReader
from vision.scene.tabletop import Tabletop
from vision.scene.unread import laid_unread, left_unread, overlooked_things
from vision.sightings import (
    NOTHING,
    CardSighting,
    DieSighting,
    Image,
    Sightings,
    UnknownSighting,
    UpDownSighting,
)
from vision.table.bare_table import Strange

_MOST_FRAMES = 8
"""Frames after which what is still doubtful stays doubtful."""

_LONGEST = 0.8
"""Seconds after which it does, where reading takes so long that most frames are dropped."""

_SLOW = 2.0
"""Seconds from the first frame to the last after which no other is asked for what these did not see."""

_CLEAR, _CLEAR_DIE = 0.99, 0.95
"""Probability that each thing of a frame must reach for the next still frame not to be read; and each die. Of
520 readings of dice as sure as that, in seven games at home, in hard and rough light, none was wrong, and of
another 114 from 0.85 on; the three that were wrong were less sure."""

_MOVED = 0.05
"""Part of a die's face that looks otherwise in the next frame where it still rolls."""

_NEW_AT_MOST = 6
"""What is new is read for itself where at most the area of so many cards has changed: else most is new."""

_OFF_TABLE = 20.0
"""Millimetres beyond the table's edge at which a thing does not lie on it any more."""


class Sees(Protocol):
    """What a watcher asks of an eye."""

    def see(
        self,
        image: Image,
        calibration: Calibration | None = None,
        regions: Sequence[PixelBox] | None = None,
        elsewhere: Sightings = NOTHING,
        strange: Strange | None = None,
    ) -> Sightings:
        """Everything in a picture, or in some regions of it while other things lie elsewhere."""


class Gathering:
    """The readings of one still stretch of frames."""

    def __init__(
        self,
        eye: Sees,
        calibration: Calibration,
        regions: tuple[PixelBox, ...],
        elsewhere: Sightings,
        tabletop: Tabletop,
        steady: SmallFrame | None,
        noise: float,
    ) -> None:
        """Gather what lies in some regions.

        Args:
            eye: reads the frames.
            calibration: where the table is.
            regions: boxes in pixels.
            elsewhere: what is known to lie outside the regions.
            tabletop: knows the bare table, and what lay on it.
            steady: the last steady picture; None when there was none.
            noise: of the frames made small, in grey levels.
        """
        self._eye = eye
        self._calibration = calibration
        self._regions = regions
        self._elsewhere = elsewhere
        self._tabletop = tabletop
        self._steady = steady
        self._noise = noise
        self._readings: list[FrameReading] = []
        self._alone = AloneReader()
        self._print_is_out = False  # whether cards are no clearer once their print is brought out

    @property
    def regions(self) -> tuple[PixelBox, ...]:
        """Where it reads, in pixels."""
        return self._regions

    def beside(self, change: Mask, scale: float) -> Mask:
        """What of a fine mask lies in none of the regions."""
        return change & ~inside(self._regions, scale, change.shape)

    def read(self, image: Image, small: SmallFrame, change: Mask, time: float) -> None:
        """Read one more frame.

        Args:
            image: the frame.
            small: the same made small.
            change: fine, where it differs from the last steady picture.
            time: seconds.
        """
        frame = FrameReading(
            image=image,
            small=small,
            time=time,
            seen=NOTHING,
            stays=(),
            sharpness=float(small.detail.mean()),
            parts=(),
            open=(),
            rest=None,
        )
        regions, vague = self._still_open(small), self._alone.vague
        if regions:
            frame = self._read_in(regions, frame, change, self._readings[-1] if self._readings else None)
            frame = self._read_brought_out(frame, change)
            if self._alone.vague != vague:
                # What was read for itself there says less than this frame does: they would never agree.
                self._readings.clear()
        elif self._readings:
            frame = frame.as_before(self._readings[-1])
        self._readings.append(frame)

    def _read_brought_out(self, frame: FrameReading, change: Mask) -> FrameReading:
        """A frame that was read, and where cards stay unclear once more with their print brought out.

        What is told then counts where less is unclear and nothing was lost: print that is hardly seen becomes
        no clearer by that, and what was sure stays. The first frame is read as it is: what it leaves unclear
        may be gone in the next. Where that does not help in one frame it is not tried in others, which show
        the same.
        """
        parts = tuple(part for part in frame.open if frame.is_unclear(part))
        if self._steady is None or self._print_is_out or not parts or not self._readings:
            return frame
        width = self._calibration.card_width()
        regions = regions_around(parts, frame)
        bare = self._tabletop.strange(frame.small, self._noise).bare
        shown = replace(frame, image=brought_out(frame.image, bare, regions, width), stays=())
        clearer = frame
        for region in regions:
            again = self._read_in((region,), shown, change, clearer)
            if again.keeps_all_of(clearer, region) and self._is_clearer(again, clearer, region):
                rest = _either(again.rest, _outside(clearer.rest, region, frame.small.scale))
                clearer = replace(again, image=frame.image, rest=rest)
            else:
                clearer = self._still_open_of(clearer.named_by(again))
        self._print_is_out = clearer is frame
        return clearer

    def _is_clearer(self, reading: FrameReading, other: FrameReading, region: PixelBox) -> bool:
        """Whether less is unclear in a region: what nobody read counts before a card that is in doubt.

        Of a card in doubt it is known at least that it lies there, and which ones it may be.
        """

        def unclear(one: FrameReading) -> tuple[int, int]:
            unread: tuple[UnknownSighting, ...] = ()
            if one.rest is not None:
                there = one.rest & inside((region,), one.small.scale, one.rest.shape)
                unread = overlooked_things(there, one.small.scale, self._calibration)
            return len(unread), one.doubts_in(region)

        return unclear(reading) < unclear(other)

    def _still_open_of(self, frame: FrameReading) -> FrameReading:
        """A frame of which more may be sure by now."""
        scale = frame.small.scale
        unsure = (one for one in frame.open if not self._is_sure(frame.seen, one, frame.rest, scale))
        opened = tuple(unsure)
        return frame if opened == frame.open else replace(frame, open=opened)

    def _read_in(
        self, regions: tuple[PixelBox, ...], frame: FrameReading, change: Mask, last: FrameReading | None
    ) -> FrameReading:
        """A frame of which nothing is known yet, read in some regions; the last one tells of the others."""
        image, small, scale = frame.image, frame.small, frame.small.scale
        width = self._calibration.card_width()
        strange = self._tabletop.strange(small, self._noise)
        again = self._tabletop.again(regions, small, self._noise, strange)
        unlike = tuple(one for one in regions if one not in again.regions)
        new = self._newcomers(image, small, change, unlike, strange) if unlike else None
        alone, clear = self._alone.read(self._look_alone, new, unlike)
        vague = tuple(one for one in unlike if one not in clear)
        alone = joined(alone, sightings_of(again.things))
        read = self._alone.with_peeping(self._read_around(image, vague, alone, strange), width)
        seen = self._tabletop.without_ghosts(self._on_table(read, regions), small, self._noise, strange)
        stays = frame.stays
        if self._steady is not None:
            stays = self._tabletop.untouched(regions, self._steady, small, change)
            seen = self._tabletop.remembered(self._tabletop.without(stays, seen))
        frame = replace(frame, seen=replace(seen, face_down=read.face_down), stays=stays)
        if last is not None:
            frame = frame.with_settled(last, regions, width)
        lying = (*things_of(frame.seen), *frame.seen.face_down)
        changed_there = change & inside(vague, scale, change.shape)
        without_flat = partial(self._tabletop.bare.without_flat, small=small, noise=self._noise)
        unread = changed_there & ~self._lit_otherwise(stays, changed_there, small)
        rest = left_unread(unread, strange, frame.seen, width, without_flat)
        if new is not None and vague:
            known = things_of(self._tabletop.sightings)
            rest = _either(rest, laid_unread(new, (*lying, *frame.stays), known, vague))
        # What is new is read soon, and in noise another frame may see more in a fan: one settles nothing.
        unsettled = () if self._readings or is_quiet(self._noise) else clear
        parts = (*again.regions, *clear, *parts_of(vague, lying, change, scale, width))
        unsure = (one for one in parts if one in unsettled or not self._is_sure(frame.seen, one, rest, scale))
        unasked = _beside(last.parts, regions) if last is not None else ()
        still = tuple(part for part in unasked if last is not None and part in last.open)
        return replace(frame, parts=unasked + parts, open=still + tuple(unsure), rest=rest)

    def _lit_otherwise(self, stay: Sequence[Thing], change: Mask, small: SmallFrame) -> Mask:
        """Where things that stay as they were have changed only in the light that falls on them, fine."""
        if self._steady is None or not stay:
            return np.zeros_like(change)
        width = self._calibration.card_width()
        there = change & mask_of(stay, change.shape, small.scale, width)
        return same_in_other_light(there, small.fine, self._steady.fine, self._noise)

    def _still_open(self, small: SmallFrame) -> tuple[PixelBox, ...]:
        """Where the frames leave something open, in pixels, or dice have moved since the last one."""
        if not self._readings:
            return self._regions
        last = self._readings[-1]
        parts = still_open([self._told_by(one) for one in self._readings], last)
        parts += tuple(one for one in last.parts if one not in parts and self._rolls(one, small))
        return regions_around(parts, last) if parts else ()

    def _rolls(self, part: PixelBox, small: SmallFrame) -> bool:
        """Whether dice that the last frame saw in a part of the picture have moved since."""
        last = self._readings[-1]
        if not lying_in(last.seen, part).dice:
            return False
        height, width = small.fine.shape[:2]
        cut = part.scaled(1 / small.scale).clipped(width, height)
        moved = changed(cut.crop(small.fine), cut.crop(last.small.fine), self._noise, None)
        size = die_size(self._calibration.card_width()) / small.scale
        return cv2.countNonZero(moved) > _MOVED * size * size

    def _newcomers(
        self, image: Image, small: SmallFrame, change: Mask, regions: tuple[PixelBox, ...], strange: Strange
    ) -> Newcomers | None:
        """What is new in some regions, shown for itself; None where that is all, or most of the table is."""
        bare = self._tabletop.bare.picture
        if bare is None or bare.shape != small.fine.shape or self._steady is None:
            return None
        known, width = self._tabletop.sightings, self._calibration.card_width()
        within = inside(regions, small.scale, change.shape)
        if cv2.countNonZero(change & within) > _NEW_AT_MOST * card_area(width / small.scale):
            return None
        before = TableBefore(known, self._steady.fine, bare, width, self._noise)
        return newcomers(image, small, change, regions, before, strange)

    def _look_alone(self, new: Newcomers, regions: Sequence[PixelBox]) -> Sightings:
        """What is new in some regions, where nothing else is shown."""
        return new.among(self._eye.see(new.image, self._calibration, regions, self._elsewhere, new.strange))

    def _read_around(
        self, image: Image, regions: tuple[PixelBox, ...], alone: Sightings, strange: Strange
    ) -> Sightings:
        """All that lies in some regions, with what was read for itself in others.

        A reader may look beyond its regions, and what was read for itself would be told twice; backs only
        explain what changed, wherever they are seen.
        """
        if not regions:
            return alone
        elsewhere = replace(self._elsewhere, updown=self._elsewhere.updown or alone.updown)
        seen = self._eye.see(image, self._calibration, regions, elsewhere, strange)
        return joined(alone, replace(lying_in(seen, *regions), face_down=seen.face_down))

    def outcome(self) -> Agreement | None:
        """What the frames agree on, or None while more frames are needed."""
        if len(self._readings) < FEWEST_FRAMES:
            return None
        said = self._said_by(self._clear if len(self._clear) >= FEWEST_FRAMES else self._readings)
        first, last = self._readings[0], self._readings[-1]
        span = last.time - first.time
        usual = len(self._readings) >= USUAL_FRAMES
        # A clear one only has to outweigh the others, which costs nothing.
        late = usual and span >= _LONGEST and bool(last.open)
        # Where something was overlooked so far, another frame may show it; a face may at first seem a back.
        enough = usual or not said.sightings.unknown
        agreed = said.settled and enough and ((usual and span >= _SLOW) or not self._overlooks)
        return said if agreed or late or len(self._readings) >= _MOST_FRAMES else None

    def _said_by(self, readings: Sequence[FrameReading]) -> Agreement:
        """What some of the frames agree on."""
        width = self._calibration.card_width()
        by_sharpness = sorted(readings, key=lambda reading: -reading.sharpness)
        told = [self._told_by(reading) for reading in by_sharpness]
        return agreement(told, width, die_size(width), self._untouched(readings))

    def _untouched(self, readings: Sequence[FrameReading]) -> Sightings:
        """What is known to lie where nothing was read, or stays as it was by all frames."""
        return sightings_of((*things_of(self._elsewhere), *_stay(readings)))

    def _told_by(self, reading: FrameReading) -> Sightings:
        """What a frame says, with what stays as it was there and is read as just that in another frame.

        In a noisy picture a thing that nobody touched may seem touched now and then: the frames agree all the
        same. So they do about what is seen now and then of a card that lay there before and is covered now:
        whether it still peeps out is judged by the picture, once all is settled.
        """
        others = [thing for other in self._readings for thing in things_of(other.seen)]
        again = (thing for thing in reading.stays if any(is_same(thing, other) for other in others))
        told = (thing for thing in things_of(reading.seen) if not self._comes_and_goes(thing))
        return replace(sightings_of((*told, *again)), face_down=reading.seen.face_down)

    def _comes_and_goes(self, thing: Thing) -> bool:
        """Whether that is a strip of a card that lay there before, and not all frames see it."""
        if not isinstance(thing, CardSighting) or not thing.partial:
            return False
        seen_by = (any(is_same(thing, other) for other in one.seen.cards) for one in self._readings)
        return not all(seen_by) and self._tabletop.knows(thing)

    @property
    def overlooked(self) -> tuple[UnknownSighting, ...]:
        """What changed and was read in no frame, or in a single one."""
        if not self._overlooks:
            return ()
        best = max((one for one in self._readings if one.rest is not None), key=lambda one: one.sharpness)
        return () if best.rest is None else overlooked_things(best.rest, best.small.scale, self._calibration)

    def is_hidden_by_shine(self, said: Sightings, overlooked: Sequence[UnknownSighting]) -> bool:
        """Whether something that is in doubt then, or was overlooked, lies where it shines."""
        in_doubt = (card.outline for card in said.cards if card.code is None)
        outlines = (*in_doubt, *(thing.outline for thing in overlooked))
        image, width = self.sharpest.image, self._calibration.card_width()
        return any(shines(image, one, width) for one in outlines if one is not None)

    @property
    def _clear(self) -> list[FrameReading]:
        """The frames in which what was read explains all that changed."""
        return [reading for reading in self._readings if reading.rest is None]

    @property
    def _overlooks(self) -> bool:
        """Whether no frame explains all, or a single one by what the others did not see."""
        if self._steady is None or len(self._clear) >= FEWEST_FRAMES:
            return False
        said = self._said_by(self._readings).sightings
        return not any(same_scene(self._told_by(reading), said) for reading in self._clear)

    @property
    def stays(self) -> tuple[Thing, ...]:
        """What lies in the regions as it did by all frames, so that it is not among what they agree on."""
        return _stay(self._readings)

    @property
    def sharpest(self) -> FrameReading:
        """The best of the frames read; there must be one."""
        return max(self._readings, key=lambda reading: reading.sharpness)

    @property
    def newest(self) -> FrameReading:
        """The last frame read; there must be one."""
        return self._readings[-1]

    def _is_sure(self, seen: Sightings, region: PixelBox, rest: Mask | None, scale: float) -> bool:
        """Whether all in a region is beyond doubt, or known to be face down, and nothing else has changed.

        In a noisy picture a die that still rolls would not be told from one that lies, and a face may seem a
        back twice.
        """
        here, quiet = lying_in(seen, region), is_quiet(self._noise)
        if self._steady is None or (here.dice and not quiet):
            return False
        beside_cards = (thing for thing in things_of(here) if isinstance(thing, DieSighting | UpDownSighting))
        if any(thing.confidence < _CLEAR_DIE for thing in beside_cards):
            return False
        if lies_in(rest, region, scale):
            return False
        seen_twice = quiet and self._readings
        if not seen_twice and not all(lies_face_down(thing, here.face_down) for thing in here.unknown):
            return False
        return all(card.code is not None and card.confidence >= _CLEAR for card in here.cards)

    def _on_table(self, seen: Sightings, regions: Sequence[PixelBox]) -> Sightings:
        """What lies on the table and in the regions, since a reader may look beyond them."""
        half_x = self._calibration.table_size[0] / 2 + _OFF_TABLE
        half_y = self._calibration.table_size[1] / 2 + _OFF_TABLE

        def lies_here(thing: Thing) -> bool:
            place = thing.place or self._calibration.place(thing.centre, (0.0, -1.0))
            on_table = abs(place.x) < half_x and abs(place.y) < half_y
            return on_table and any_contains(regions, thing.centre)

        return sightings_of(tuple(thing for thing in things_of(seen) if lies_here(thing)))


def _stay(readings: Sequence[FrameReading]) -> tuple[Thing, ...]:
    """What stays as it was by all of some frames."""
    first, *others = readings
    return tuple(
        thing
        for thing in first.stays
        if all(any(is_same(thing, one) for one in other.stays) for other in others)
    )


def _beside(parts: Sequence[PixelBox], regions: Sequence[PixelBox]) -> tuple[PixelBox, ...]:
    """Those of some parts that do not lie in some regions."""
    return tuple(part for part in parts if not any(one.joined(part) == one for one in regions))


def _outside(mask: Mask | None, region: PixelBox, scale: float) -> Mask | None:
    """What a fine mask holds outside a region of the frame; None for nothing."""
    if mask is None:
        return None
    left = mask & ~inside((region,), scale, mask.shape)
    return left if np.any(left) else None


def _either(one: Mask | None, other: Mask | None) -> Mask | None:
    """Two masks as one."""
    if one is None or other is None:
        return other if one is None else one
    return one | other
