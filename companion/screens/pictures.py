"""Camera pictures on the screen."""

from __future__ import annotations

from functools import lru_cache

import cv2
import pygame

from companion.cameras.snapshots import unpacked
from vision.sightings import Image


def fitted(image: Image, size: tuple[int, int], *, mirrored: bool = False) -> pygame.Surface:
    """A picture, BGR (h, w, 3) uint8, as large as it fits into a size in pixels, or its mirror image."""
    height, width = image.shape[:2]
    factor = min(size[0] / width, size[1] / height)
    wanted = max(1, round(width * factor)), max(1, round(height * factor))
    # For a picture many times smaller every second or third pixel is enough, and much quicker.
    step = max(1, int(0.5 / factor))
    way = cv2.INTER_AREA if factor < 1 else cv2.INTER_LINEAR
    scaled = cv2.resize(image[::step, ::step], wanted, interpolation=way)
    scaled = cv2.flip(scaled, 1) if mirrored else scaled
    return pygame.image.frombuffer(cv2.cvtColor(scaled, cv2.COLOR_BGR2RGB).tobytes(), wanted, "RGB")


@lru_cache(maxsize=1)
def decoded(jpeg: bytes) -> Image | None:
    """The picture, BGR, None for a damaged one; the same one is shown frame after frame."""
    return unpacked(jpeg)
