"""The two faces of the UP&DOWN card, prepared for comparison."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import PictureError
from vision.sightings import Face, Image, Points

SIDE = 88.0
"""Edge of the card in mm."""

PATCH = 64
"""Faces are compared at this many pixels a side: a suit is ten of them."""

_RIM = 2
"""Pixels at the patch's rim that are not compared: round corners and the table."""

_PURE = 360.0
"""Brings the share of a pure colour to 255."""

_DARK = 60.0
"""Sum of the three channels below which noise makes the colour."""

_THIN = 0.04
"""Coloured lines thinner than this part of the card fade from afar and do not make a field."""

Patch = NDArray[np.float32]
"""A face seen straight on: BGR, shape (PATCH, PATCH, 3), dtype float32."""


@dataclass(frozen=True, slots=True, eq=False)
class FaceView:
    """One face as it looks with one of its edges at the top.

    Attributes:
        face: which face.
        turn: quarter turns clockwise by which the drawing was turned.
        patch: the face so turned.
    """

    face: Face
    turn: int
    patch: Patch


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """The coloured field of a face.

    Attributes:
        direction: the field's colour as a unit vector of blue, green and red shares less a third each.
        corners: of the field on a card of side 1, clockwise from the upper left, shape (4, 2).
    """

    direction: NDArray[np.float32]
    corners: Points


def colourfulness(image: Image, direction: NDArray[np.float32]) -> NDArray[np.uint8]:
    """How much each pixel has a colour, whatever its brightness.

    Args:
        image: BGR, shape (height, width, 3), dtype uint8.
        direction: the colour, as in :class:`Field`.

    Returns:
        Shape (height, width), dtype uint8: 0 for grey and other colours, 255 for a pure one.
    """
    levels = image.astype(np.float32)
    total = cv2.transform(levels, np.ones((1, 3), np.float32))
    toward = cv2.transform(levels, (direction * _PURE).reshape(1, 3))
    return np.asarray(cv2.divide(toward, cv2.max(total, _DARK), dtype=cv2.CV_8U), np.uint8)


def field_of(image: Image) -> Field:
    """The coloured field of a face's drawing.

    Raises:
        PictureError: the drawing has no field of one colour.
    """
    pixels = image.reshape(-1, 3).astype(np.float32)
    shares = pixels / np.maximum(pixels.sum(axis=1, keepdims=True), _DARK) - 1 / 3
    strength = np.linalg.norm(shares, axis=1)
    colour = np.median(shares[strength > 0.15], axis=0) if np.any(strength > 0.15) else np.zeros(3)
    size = float(np.linalg.norm(colour))
    if size < 0.1:
        raise PictureError("A face of the UP&DOWN card has no coloured field: draw it blue or green.")
    direction = np.asarray(colour / size, np.float32)
    measure = colourfulness(image, direction)
    _, mask = cv2.threshold(measure, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    thick = max(round(_THIN * image.shape[1]), 1)
    mask = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((thick, thick), np.uint8))
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    left, top, width, height = cv2.boundingRect(max(contours, key=lambda found: cv2.boundingRect(found)[2]))
    corners = [[left, top], [left + width, top], [left + width, top + height], [left, top + height]]
    return Field(direction, np.array(corners, np.float32) / np.array(image.shape[1::-1], np.float32))


def face_views(faces: Mapping[Face, Image]) -> tuple[FaceView, ...]:
    """Each face in its four quarter turns."""
    views = []
    for face, image in faces.items():
        small = cv2.resize(image, (PATCH, PATCH), interpolation=cv2.INTER_AREA)
        soft = cv2.GaussianBlur(small, (0, 0), 1.0).astype(np.float32)
        for turn in range(4):
            views.append(FaceView(face, turn, np.asarray(np.rot90(soft, -turn).copy(), np.float32)))
    return tuple(views)


_BLOCKS = 8
_KEPT = 0.7
"""Part of the patch that is compared; the rest may be covered by dice or cards, or lie in glare."""


def likeness(patch: Patch, view: FaceView) -> float:
    """How well a patch shows a face: the correlation of the parts that fit best, from -1 to 1.

    Brightness and colour cast of the patch are free: each channel is fitted by a gain and an offset.
    """
    inner = slice(_RIM, PATCH - _RIM)
    seen, drawn = patch[inner, inner], view.patch[inner, inner]
    misfit = sum(_misfit(seen[..., channel], drawn[..., channel]) for channel in range(3))
    size = seen.shape[0] // _BLOCKS
    cut = np.asarray(misfit)[: size * _BLOCKS, : size * _BLOCKS]
    blocks = cut.reshape(_BLOCKS, size, _BLOCKS, size).mean(axis=(1, 3))
    limit = np.quantile(blocks, _KEPT)
    kept = np.kron(blocks <= limit, np.ones((size, size), bool))
    span = slice(0, size * _BLOCKS)
    correlations = [
        _correlation(seen[span, span, channel][kept], drawn[span, span, channel][kept])
        for channel in range(3)
        if drawn[..., channel].std() > 20
    ]
    return float(np.mean(correlations))


def _misfit(seen: NDArray[np.float32], drawn: NDArray[np.float32]) -> NDArray[np.float32]:
    """How far each pixel lies off the best gain and offset, in standard deviations of the patch."""
    spread = max(float(seen.std()), 4.0)
    drawn_spread = max(float(drawn.std()), 4.0)
    return np.abs((seen - seen.mean()) / spread - (drawn - drawn.mean()) / drawn_spread)


def _correlation(one: NDArray[np.float32], other: NDArray[np.float32]) -> float:
    a, b = one - one.mean(), other - other.mean()
    size = float(np.sqrt((a @ a) * (b @ b)))
    return float(a @ b) / size if size > 1e-3 else 0.0
