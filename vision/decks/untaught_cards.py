"""The eye for cards that nobody has seen before: it says where they lie, not what they are."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.boxes import PixelBox, merged
from vision.calibration import Calibration
from vision.decks.enrol import Enroller
from vision.eye import placed
from vision.sightings import NOTHING, Image, Points, Sightings, UnknownSighting
from vision.table.bare_table import Strange

_SMALLEST_PART = 48
"""Parts of a picture with fewer pixels along a side hold no card that could be learned."""

_AROUND = 0.3
"""Of a card's width: how far around what changed a card may reach that lies there."""


class ShowingEye:
    """Sees every single card as something unknown; a watcher's eye while a deck is taught."""

    def __init__(self, enroller: Enroller) -> None:
        """Find cards as that enroller does."""
        self._enroller = enroller

    def see(
        self,
        image: Image,
        calibration: Calibration | None = None,
        regions: Sequence[PixelBox] | None = None,
        elsewhere: Sightings = NOTHING,  # noqa: ARG002 - what lies elsewhere hides no card
        strange: Strange | None = None,  # noqa: ARG002 - cards that are taught lie on any ground
    ) -> Sightings:
        """The cards that lie in the picture, or in those regions of it, each by itself."""
        whole = PixelBox.of_picture(image)
        boxes: Sequence[PixelBox] = (whole,)
        if regions is not None and calibration is not None:
            boxes = merged(box.grown(_AROUND * calibration.card_width()) for box in regions)
        found: list[UnknownSighting] = []
        for box in boxes:
            part = box.clipped(whole.right, whole.bottom)
            if min(part.width, part.height) >= _SMALLEST_PART:
                found += [_unknown(corners) for corners in self._cards(image, part)]
        seen = Sightings(unknown=tuple(found))
        return seen if calibration is None else placed(seen, calibration)

    def _cards(self, image: Image, part: PixelBox) -> list[Points]:
        corner = np.array([part.left, part.top], np.float32)
        return [corners + corner for corners in self._enroller.cards(np.ascontiguousarray(part.crop(image)))]


def _unknown(corners: Points) -> UnknownSighting:
    x, y = corners.mean(axis=0)
    return UnknownSighting((float(x), float(y)), corners)
