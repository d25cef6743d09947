"""Camera pictures on the screen."""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray


def surface_of(image: NDArray[np.uint8]) -> pygame.Surface:
    """A picture, BGR (h, w, 3) uint8, as a surface of the same size."""
    upright = np.ascontiguousarray(image[:, :, ::-1])
    height, width = upright.shape[:2]
    return pygame.image.frombuffer(upright.tobytes(), (width, height), "RGB")


def fitted(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The picture as large as it fits into a size in pixels."""
    factor = min(size[0] / picture.get_width(), size[1] / picture.get_height())
    width, height = round(picture.get_width() * factor), round(picture.get_height() * factor)
    return pygame.transform.smoothscale(picture, (max(1, width), max(1, height)))
