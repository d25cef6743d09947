"""Whether a card was only pushed a little: then it lies there as it did."""

from __future__ import annotations

import cv2

from vision.boxes import PixelBox
from vision.masks import Mask
from vision.sightings import Image

_PUSHED, _RING = 0.12, 0.25
"""A card is pushed by this part of its width, at most; the part around its middle that is compared keeps so
much from the sides."""

_SOFT, _ALIKE = 1.5, 12.0
"""Fine pixels by which pictures are softened, and grey levels by which they differ at most, on average, where
a card was only pushed. On drawn tables pushed cards differed by 3 at most, others by 26 at least."""


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
