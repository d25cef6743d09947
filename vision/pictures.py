"""What is a picture that can be looked at, and what is none."""

from __future__ import annotations

import numpy as np

from vision.errors import PictureError
from vision.sightings import Image

SMALLEST = 8
"""Pixels along the shorter side; no card or die can be told in fewer."""


def check_picture(image: Image) -> None:
    """Refuse what is no picture.

    Raises:
        PictureError: the array is empty, tiny, or of another kind than BGR uint8.
    """
    if image.ndim != 3 or image.shape[2] != 3 or image.dtype != np.uint8:
        raise PictureError("The picture is of another kind than 8 bit colour: convert it first.")
    if min(image.shape[:2]) < SMALLEST:
        raise PictureError("The picture is too small to hold a card or a die: give a larger one.")
