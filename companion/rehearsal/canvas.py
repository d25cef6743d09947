"""Painting flat things into the camera's picture, through perspective and lens at once."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from companion.rehearsal.lens import Lens, Matrix, Points
from vision.boxes import PixelBox

Picture = NDArray[np.uint8]
"""BGR, shape (h, w, 3), dtype uint8."""

Texture = NDArray[np.uint8]
"""BGRA, the colours already multiplied by alpha, shape (h, w, 4), dtype uint8."""

Mask = NDArray[np.uint8]
"""Shape (h, w), dtype uint8."""

_BAND = 128
"""Rows of the picture that are painted at once of a long thing that lies aslant."""

_ALONG_EDGE = np.linspace(0.0, 1.0, 32, endpoint=False)[:, None]
"""Points by which one of its edges is followed, from one end to the other."""

_ONE_MAP: Any = None
"""Both coordinates are in the first map; OpenCV's type stubs do not know that this is allowed."""


def whole(lens: Lens) -> PixelBox:
    """All of a lens's picture."""
    return PixelBox(0, 0, *lens.picture)


@dataclass(frozen=True, slots=True, eq=False)
class PaintedPart:
    """Pixels to paint on, and which part of the picture they are.

    Attributes:
        pixels: BGR, shape (rows of the window, columns of the window, 3), dtype uint8; painted in place.
        window: the part of the picture.
    """

    pixels: Picture
    window: PixelBox

    def part(self, window: PixelBox) -> PaintedPart | None:
        """The pixels of another window that lie within this one, None when there are none."""
        common = window.within(self.window)
        if common.empty:
            return None
        rows = slice(common.top - self.window.top, common.bottom - self.window.top)
        columns = slice(common.left - self.window.left, common.right - self.window.left)
        return PaintedPart(self.pixels[rows, columns], common)


def around(lens: Lens, points: Points, margin: float = 2.0) -> PixelBox:
    """The part of a lens's picture that holds the points, with a margin in pixels."""
    (left, top), (right, bottom) = points.min(0).tolist(), points.max(0).tolist()
    box = PixelBox(
        math.floor(left - margin),
        math.floor(top - margin),
        math.ceil(right + margin) + 1,
        math.ceil(bottom + margin) + 1,
    )
    return box.within(whole(lens))


def bands(lens: Lens, outline: Points, height: float = 0.0) -> Iterator[PixelBox]:
    """Parts of a lens's picture, one below another, that hold an outline and little else.

    Args:
        lens: the camera.
        outline: corners in table millimetres, shape (n, 2).
        height: of their plane above the table in millimetres.
    """
    edges = zip(outline, (*outline[1:], outline[0]), strict=True)
    points = np.concatenate([one + _ALONG_EDGE * (other - one) for one, other in edges])
    edge = lens.project(points, height)
    across, down = edge.T
    window = around(lens, edge)
    margin = float(np.abs(np.diff(edge, axis=0, append=edge[:1])).max())  # from one point to the next
    for top in range(window.top, window.bottom, _BAND):
        bottom = min(top + _BAND, window.bottom)
        here = across[(down > top - margin) & (down < bottom + margin)]
        if len(here):
            left, right = int(here.min() - margin), math.ceil(here.max() + margin)
            band = PixelBox(left, top, right + 1, bottom).within(window)
            if not band.empty:
                yield band


def placed(x: float, y: float, turn: float, squash: float = 1.0) -> Matrix:
    """From a thing's own millimetres (its middle at 0, 0) to the table's; `turn` in degrees clockwise.

    `squash` makes it narrower about its upright middle line, as a card is that is being turned over.
    """
    angle = np.radians(turn)
    cosine, sine = np.cos(angle), np.sin(angle)
    return np.array([[cosine * squash, -sine, x], [sine * squash, cosine, y], [0.0, 0.0, 1.0]])


def corners(size: tuple[float, float], place: Matrix) -> Points:
    """The corners on the table of a thing of that width and height in millimetres, clockwise."""
    across, down = size[0] / 2, size[1] / 2
    square = np.array([(-across, -down), (across, -down), (across, down), (-across, down)])
    return square @ place[:2, :2].T + place[:2, 2]


def lay(
    lens: Lens,
    texture: Texture,
    size: tuple[float, float],
    place: Matrix,
    window: PixelBox,
    height: float = 0.0,
) -> Texture:
    """What the camera sees in a window of a flat thing: its texture bent into the picture's pixels.

    Args:
        lens: the camera.
        texture: the thing from above, its edges at the picture's edges, any number of channels.
        size: the thing's width and height in millimetres.
        place: see `placed`.
        window: the part of the picture wanted, not empty.
        height: of its plane above the table in millimetres.
    """
    rows, columns = texture.shape[:2]
    to_texture = np.array(
        [
            [columns / size[0], 0.0, (columns - 1) / 2],
            [0.0, rows / size[1], (rows - 1) / 2],
            [0.0, 0.0, 1.0],
        ]
    )
    homography = to_texture @ np.linalg.inv(place) @ lens.plane(height)
    spots = cv2.perspectiveTransform(np.ascontiguousarray(lens.rays[window.slices]), homography)
    return np.asarray(
        cv2.remap(texture, spots, _ONE_MAP, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=0),
        np.uint8,
    )


def blend(under: Picture, over: Texture) -> None:
    """Paint a picture with alpha upon one of the same size, in place."""
    clear = cv2.cvtColor(cv2.bitwise_not(np.ascontiguousarray(over[..., 3])), cv2.COLOR_GRAY2BGR)
    kept = cv2.multiply(under, clear, scale=1 / 255)
    cv2.add(kept, cv2.cvtColor(over, cv2.COLOR_BGRA2BGR), dst=under)


def textured(image: Image.Image) -> Texture:
    """A drawn card (RGBA) as a texture."""
    pixels = np.asarray(image, np.uint8)
    alpha = pixels[..., 3:]
    colours = pixels[..., 2::-1].astype(np.uint16) * alpha // 255
    return np.concatenate([colours.astype(np.uint8), alpha], axis=2)


def darken(under: Picture, shadow: Mask, amount: float) -> None:
    """Let a shadow (255: full) take its share of the light, in place."""
    light = cv2.convertScaleAbs(shadow, alpha=-amount, beta=255.0)
    cv2.multiply(under, cv2.cvtColor(light, cv2.COLOR_GRAY2BGR), dst=under, scale=1 / 255)
