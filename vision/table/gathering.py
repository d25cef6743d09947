"""Reads the places that changed, frame after frame, until the frames agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import cv2

from vision.boxes import Box, any_contains
from vision.sightings import NOTHING, Image, Sightings
from vision.table.agreement import FEWEST_FRAMES, Agreement, agreement
from vision.table.bare import Strange
from vision.table.calibration import DIE_SIZE, POKER_CARD, Calibration
from vision.table.changes import Mask, Small
from vision.table.newcomers import newcomers
from vision.table.standing import Thing, sightings_of, things_of
from vision.table.tabletop import Tabletop

_MOST_FRAMES = 8
"""Frames after which what is still doubtful stays doubtful: a second or less."""

_OFF_TABLE = 20.0
"""Millimetres beyond the table's edge at which a thing does not lie on it any more."""


class Sees(Protocol):
    """What a watcher asks of an eye."""

    def see(
        self,
        image: Image,
        calibration: Calibration | None = None,
        regions: Sequence[Box] | None = None,
        elsewhere: Sightings = NOTHING,
        strange: Strange | None = None,
    ) -> Sightings:
        """Everything in a picture, or in some regions of it while other things lie elsewhere."""


@dataclass(frozen=True, slots=True, eq=False)
class Reading:
    """One frame that was read."""

    image: Image
    small: Small
    seen: Sightings
    sharpness: float


class Gathering:
    """The readings of one still stretch of frames."""

    def __init__(
        self,
        eye: Sees,
        calibration: Calibration,
        regions: tuple[Box, ...],
        elsewhere: Sightings,
        tabletop: Tabletop,
        noise: float,
    ) -> None:
        """Gather what lies in some regions.

        Args:
            eye: reads the frames.
            calibration: where the table is.
            regions: boxes in pixels.
            elsewhere: what is known to lie outside the regions.
            tabletop: knows the bare table.
            noise: of the frames made small, in grey levels.
        """
        self._eye = eye
        self._calibration = calibration
        self._regions = regions
        self._elsewhere = elsewhere
        self._tabletop = tabletop
        self._noise = noise
        self._readings: list[Reading] = []

    @property
    def regions(self) -> tuple[Box, ...]:
        """Where it reads, in pixels."""
        return self._regions

    def holds(self, change: Mask, scale: float, least: int) -> bool:
        """Whether all of a fine mask of change, but for ``least`` pixels, lies in the regions."""
        rest = change.copy()
        for region in self._regions:
            box = region.scaled(1 / scale).clipped(rest.shape[1], rest.shape[0])
            rest[box.top : box.bottom, box.left : box.right] = 0
        return cv2.countNonZero(rest) < least

    def read(self, image: Image, small: Small, change: Mask) -> None:
        """Read one more frame.

        Args:
            image: the frame.
            small: the same made small.
            change: fine mask of what changed in it since the last steady picture.
        """
        seen = Sightings()
        if self._regions:
            strange = self._tabletop.strange(small, self._noise)
            seen = self._newcomers(image, small, change, strange) or self._eye.see(
                image, self._calibration, self._regions, self._elsewhere, strange
            )
            seen = self._tabletop.without_ghosts(self._on_table(seen), small, strange)
        self._readings.append(Reading(image, small, seen, float(small.detail().mean())))

    def _newcomers(self, image: Image, small: Small, change: Mask, strange: Strange) -> Sightings | None:
        """What is new, read for itself; None where that does not explain all that changed."""
        bare = self._tabletop.bare_picture
        if bare is None or bare.shape != small.fine.shape:
            return None
        known, width = self._tabletop.sightings, self._calibration.card_width()
        new = newcomers(image, small, change, self._regions, known, bare, width)
        if new is None:
            return None
        seen = self._eye.see(new.image, self._calibration, self._regions, self._elsewhere, strange)
        return seen if new.explained_by(seen, strange.other) else None

    def outcome(self) -> Agreement | None:
        """What the frames agree on, or None while more frames are needed."""
        if len(self._readings) < FEWEST_FRAMES:
            return None
        width = self._calibration.card_width()
        by_sharpness = sorted(self._readings, key=lambda reading: -reading.sharpness)
        frames = [reading.seen for reading in by_sharpness]
        said = agreement(frames, width, width * DIE_SIZE / POKER_CARD[0])
        if said.certain or len(self._readings) >= _MOST_FRAMES:
            return said
        return None

    @property
    def sharpest(self) -> Reading:
        """The best of the frames read; there must be one."""
        return max(self._readings, key=lambda reading: reading.sharpness)

    @property
    def newest(self) -> Reading:
        """The last frame read; there must be one."""
        return self._readings[-1]

    def _on_table(self, seen: Sightings) -> Sightings:
        """What lies on the table and in the regions, since a reader may look beyond them."""
        half_x = self._calibration.table_size[0] / 2 + _OFF_TABLE
        half_y = self._calibration.table_size[1] / 2 + _OFF_TABLE

        def lies_here(thing: Thing) -> bool:
            place = thing.place or self._calibration.place(thing.centre, (0.0, -1.0))
            on_table = abs(place.x) < half_x and abs(place.y) < half_y
            return on_table and any_contains(self._regions, thing.centre)

        return sightings_of(tuple(thing for thing in things_of(seen) if lies_here(thing)))
