"""The simple shapes that things beside dice are drawn of: sheets, discs, the four suits' signs."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Float = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Patch = tuple[Bytes, Bytes]
"""A drawn thing: BGR (h, w, 3) and its cover (h, w), 255 where it hides what lies below."""

COVERED = np.full(1, 255.0, np.float32)
"""The colour to draw into a cover."""


def sheet(height: float, width: float, colour: Float, corner: float) -> Patch:
    """Return a rectangle with round corners, sides and corners in pixels."""
    height, width = max(6, round(height)), max(6, round(width))
    cover = np.zeros((height + 4, width + 4), np.uint8)
    radius = max(1, round(min(corner, min(height, width) / 2 - 1)))
    cv2.rectangle(cover, (2 + radius, 2), (1 + width - radius, 1 + height), 255, -1)
    cv2.rectangle(cover, (2, 2 + radius), (1 + width, 1 + height - radius), 255, -1)
    for x in (2 + radius, 1 + width - radius):
        for y in (2 + radius, 1 + height - radius):
            cv2.circle(cover, (x, y), radius, 255, -1, cv2.LINE_AA)
    return filled(cover.shape, colour), cover


def filled(shape: tuple[int, ...], colour: Float) -> Bytes:
    """Return a picture of one colour."""
    return np.ascontiguousarray(np.broadcast_to(colour, (*shape, 3)).astype(np.uint8))


def disc(picture: Bytes, x: float, y: float, radius: float, colour: Float) -> None:
    """Draw a disc; places and radius in pixels, to a sixteenth."""
    spot = (round(x * 16), round(y * 16))
    cv2.circle(picture, spot, max(8, round(radius * 16)), colour.tolist(), -1, cv2.LINE_AA, 4)


def suit(
    picture: Bytes, kind: int, x: float, y: float, size: float, colour: Float, upright: bool = True
) -> None:
    """Draw a heart (0), diamond (1), spade (2), club (3) or disc (4) of the given height around a place."""
    up = 1 if upright else -1
    if kind == 4:
        disc(picture, x, y, size * 0.45, colour)
        return
    for dx, dy, radius in _LOBES[kind]:
        disc(picture, x + dx * size, y + dy * size * up, radius * size, colour)
    for outline in _OUTLINES[kind]:
        corners = np.array([(x + a * size, y + b * size * up) for a, b in outline]) * 16
        cv2.fillPoly(picture, [corners.round().astype(np.int32)], colour.tolist(), cv2.LINE_AA, 4)


_Outline = tuple[tuple[float, float], ...]
_LOBES: tuple[tuple[tuple[float, float, float], ...], ...] = (
    ((-0.22, -0.22, 0.25), (0.22, -0.22, 0.25)),
    (),
    ((-0.22, 0.12, 0.24), (0.22, 0.12, 0.24)),
    ((0, -0.25, 0.23), (-0.25, 0.1, 0.23), (0.25, 0.1, 0.23)),
)
_STEM: _Outline = ((-0.03, 0), (0.03, 0), (0.15, 0.5), (-0.15, 0.5))
_OUTLINES: tuple[tuple[_Outline, ...], ...] = (
    (((0, 0.5), (0.46, -0.14), (0, -0.3), (-0.46, -0.14)),),
    (((0, -0.5), (0.19, -0.2), (0.38, 0), (0.19, 0.2), (0, 0.5), (-0.19, 0.2), (-0.38, 0), (-0.19, -0.2)),),
    (((0, -0.5), (0.45, 0.05), (0, 0.2), (-0.45, 0.05)), _STEM),
    (_STEM,),
)
"""Parts of hearts, diamonds, spades and clubs, in their height."""
