"""Finds the one card in a picture that is to be learned, and cuts its face out."""

from __future__ import annotations

import cv2
import numpy as np

from vision.decks.outlines import outlines
from vision.decks.raster import view_of
from vision.errors import DeckError
from vision.sightings import Image, Points

_USUAL = 0.68
"""Width / height of a card of unknown make: between bridge and poker."""

_SHAPES = (0.5, 0.85)
"""Width / height that a card to be learned may seem to have."""

_SEEN = 0.7
"""Part of the outline that lies on edges, at least."""

_ROWS = 264
"""Rows of a learned face: 3 pixels to the millimetre."""


def card_outline(image: Image) -> Points:
    """The corners of the card in a picture, clockwise, a short side first, shape (4, 2).

    Raises:
        DeckError: no card is seen.
    """
    height, width = image.shape[:2]
    best, corners = 0.0, None
    for outline in outlines(image, _USUAL):
        area = cv2.contourArea(outline.corners)
        if outline.support < _SEEN or not _SHAPES[0] < shape_of(outline.corners) < _SHAPES[1]:
            continue
        worth = outline.support**2 * area**0.5
        if area < 0.96 * width * height and worth > best:
            best, corners = worth, outline.corners
    if corners is not None and best > 0.3 * (width * height) ** 0.5 * _SEEN**2:
        return corners
    if _SHAPES[0] < min(width, height) / max(width, height) < _SHAPES[1] and corners is None:
        filling = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) - np.float32(0.5)
        return filling if width < height else np.roll(filling, -1, axis=0)
    if corners is None:
        raise DeckError("No card is seen in the picture: lay it on a ground of another colour, alone.")
    return corners


def shape_of(corners: Points) -> float:
    """Width / height of a card seen so from straight above."""
    sides = np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1)
    return float((sides[0] + sides[2]) / (sides[1] + sides[3]))


def face_of(image: Image, corners: Points, slender: float) -> Image:
    """The face within those corners, upright.

    Args:
        image: BGR, shape (height, width, 3), dtype uint8.
        corners: clockwise from the card's upper left one, shape (4, 2).
        slender: width / height of the card.
    """
    columns = round(_ROWS * slender)
    shrink = np.sqrt(cv2.contourArea(corners) / (columns * _ROWS))
    while shrink > 1.6:
        image, corners, shrink = np.asarray(cv2.pyrDown(image), np.uint8), corners / np.float32(2), shrink / 2
    to_card = np.array([[1 / columns, 0, 0.5 / columns], [0, 1 / _ROWS, 0.5 / _ROWS], [0, 0, 1]])
    face = cv2.warpPerspective(
        image, view_of(corners) @ to_card, (columns, _ROWS), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    )
    return np.asarray(face, np.uint8)
