"""The two faces of the UP&DOWN card, prepared for comparison."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import PictureError, VisionFlaw
from vision.sightings import Face, Image, Points

SIDE = 88.0
"""Edge of the card in mm."""

PATCH = 64
"""Faces are compared at this many pixels a side: a suit is ten of them."""

_GLANCE = 16
"""At a glance, faces are compared at this many pixels a side."""

_INNER = slice(2, PATCH - 2)
"""The patch without its rim, where its round corners show the table."""

_FLAT = 20.0
"""A channel whose drawing deviates less than this, in grey levels, tells nothing."""

_LEAST_GAIN = 0.05
"""A face is never printed this faint: what would have to be is not the card."""

_PURE = 360.0
"""Brings the share of a pure colour to 255."""

_DARK = 60.0
"""Sum of the three channels below which noise makes the colour."""

_COLOURED, _COLOURFUL = 0.15, 0.1
"""Length of the shares of blue, green and red less a third each, 0.82 in a pure colour: of a drawing's pixels
that count as coloured, and of their median where they have one colour."""

_LEAST_SPREAD = 4.0
"""Grey levels that a patch's channel is taken to deviate by at least: in less, noise is what differs."""

_THIN = 0.02
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
        lights: what it can look like in each channel, in its inner pixels: itself, itself brightening to the
            right and downwards, and a haze; shape (3, pixels, 4), dtype float32.
        fits: takes such pixels to how much of each there is, shape (3, 4, pixels), dtype float32.
    """

    face: Face
    turn: int
    patch: Patch
    lights: NDArray[np.float32]
    fits: NDArray[np.float32]

    @classmethod
    def of(cls, face: Face, turn: int, patch: Patch) -> FaceView:
        """The view of that patch."""
        inner = patch[_INNER, _INNER]
        across = np.linspace(-1.0, 1.0, inner.shape[0], dtype=np.float32)
        right, down = np.meshgrid(across, across)
        lights = np.stack(
            [
                np.stack([level, level * right, level * down, np.ones_like(level)], axis=-1).reshape(-1, 4)
                for level in np.moveaxis(inner, 2, 0)
            ]
        )
        return cls(face, turn, patch, lights, np.asarray(np.linalg.pinv(lights), np.float32))

    def compared(self, patch: Patch) -> tuple[Patch, Patch]:
        """A patch held against this view, both in their inner pixels, wherever the lamp stands.

        Returns:
            The view under the light in which the patch shows it, and the patch under the view's even light.
        """
        inner = patch[_INNER, _INNER]
        levels = np.moveaxis(inner, 2, 0).reshape(3, -1, 1)
        shares = self.fits @ levels
        lit = (self.lights @ shares)[:, :, 0]
        haze, drawn = shares[:, 3], self.lights[:, :, 0]
        gain = (lit - haze) / np.maximum(drawn, 1.0)
        evened = (levels[:, :, 0] - haze) / np.maximum(gain, _LEAST_GAIN)
        return _picture(lit, inner.shape), _picture(evened, inner.shape)


def _picture(channels: NDArray[np.float32], shape: tuple[int, ...]) -> Patch:
    return np.asarray(np.moveaxis(channels.reshape(3, *shape[:2]), 0, 2), np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class ColouredField:
    """The coloured field of a face.

    Attributes:
        direction: the field's colour as a unit vector of blue, green and red shares less a third each.
        corners: of the field on a card of side 1, clockwise from the upper left, shape (4, 2).
    """

    direction: NDArray[np.float32]
    corners: Points


def colourfulness(image: Image, directions: Sequence[NDArray[np.float32]]) -> tuple[NDArray[np.uint8], ...]:
    """How much each pixel has each colour, whatever its brightness.

    Args:
        image: BGR, shape (height, width, 3), dtype uint8.
        directions: the colours, each as in :class:`ColouredField`.

    Returns:
        For each colour, shape (height, width), dtype uint8: 0 for grey and other colours, 255 for a pure one.
    """
    levels = image.astype(np.float32)
    bright = np.maximum(cv2.transform(levels, np.ones((1, 3), np.float32)), np.float32(_DARK))
    towards = [cv2.transform(levels, (direction * _PURE).reshape(1, 3)) for direction in directions]
    return tuple(np.asarray(cv2.divide(toward, bright, dtype=cv2.CV_8U), np.uint8) for toward in towards)


def field_of(image: Image) -> ColouredField:
    """The coloured field of a face's drawing.

    Raises:
        PictureError: the drawing has no field of one colour.
    """
    pixels = image.reshape(-1, 3).astype(np.float32)
    shares = pixels / np.maximum(pixels.sum(axis=1, keepdims=True), _DARK) - 1 / 3
    strength = np.linalg.norm(shares, axis=1)
    colour = np.median(shares[strength > _COLOURED], axis=0) if np.any(strength > _COLOURED) else np.zeros(3)
    size = float(np.linalg.norm(colour))
    if size < _COLOURFUL:
        raise PictureError(VisionFlaw.FACE_COLOURLESS)
    direction = np.asarray(colour / size, np.float32)
    (measure,) = colourfulness(image, [direction])
    _, mask = cv2.threshold(measure, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    thick = max(round(_THIN * image.shape[1]), 1)
    mask = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((thick, thick), np.uint8))
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    left, top, width, height = cv2.boundingRect(max(contours, key=lambda found: cv2.boundingRect(found)[2]))
    corners = [[left, top], [left + width, top], [left + width, top + height], [left, top + height]]
    size_px = np.array([image.shape[1], image.shape[0]], np.float32)
    return ColouredField(direction, np.asarray(np.array(corners) / size_px, np.float32))


def face_views(faces: Mapping[Face, Image]) -> tuple[FaceView, ...]:
    """Each face in its four quarter turns."""
    views = []
    for face, image in faces.items():
        small = cv2.resize(image, (PATCH, PATCH), interpolation=cv2.INTER_AREA)
        soft = cv2.GaussianBlur(small, (0, 0), 1.0).astype(np.float32)
        for turn in range(4):
            turned = np.asarray(np.rot90(soft, -turn).copy(), np.float32)
            views.append(FaceView.of(face, turn, turned))
    return tuple(views)


def glance(patch: Patch) -> NDArray[np.float32]:
    """What a patch looks like at a glance, shape (n,): products of two glances are correlations."""
    small = cv2.resize(patch, (_GLANCE, _GLANCE), interpolation=cv2.INTER_AREA).reshape(-1, 3)
    apart = small - small.mean(axis=0)
    sizes = np.sqrt((apart * apart).sum(axis=0)) + 1.0
    return np.asarray((apart / sizes).ravel() / np.sqrt(3.0), np.float32)


_BLOCKS = 8
"""Blocks, across and down, in each of which a patch and a view are compared."""
_KEPT = 0.7
"""Part of the patch that is compared; the rest may be covered by dice or cards, or lie in glare."""


def misfits(patch: Patch, view: FaceView) -> NDArray[np.float32]:
    """How far a patch lies off a view in each of its blocks, in standard deviations, shape (8, 8).

    Brightness and colour cast of the patch are free, and whether one side is lit more than the other.
    """
    return _misfits(patch, view.compared(patch)[0])


def _misfits(patch: Patch, lit: Patch) -> NDArray[np.float32]:
    """The same for a view under the patch's light."""
    inner = patch[_INNER, _INNER]
    spread = np.maximum(cv2.meanStdDev(inner)[1].ravel(), _LEAST_SPREAD)
    apart = (np.abs(inner - lit) / spread).sum(axis=2)
    return np.asarray(cv2.resize(apart, (_BLOCKS, _BLOCKS), interpolation=cv2.INTER_AREA), np.float32)


def likeness(patch: Patch, view: FaceView) -> float:
    """How well a patch shows a face: the correlation of the blocks that fit best, from -1 to 1.

    A face without print is like nothing: -1.
    """
    lit, evened = view.compared(patch)
    blocks = _misfits(patch, lit)
    fitting = (blocks <= np.quantile(blocks, _KEPT)).astype(np.uint8)
    drawn = view.patch[_INNER, _INNER]
    size = drawn.shape[0]
    kept = cv2.resize(fitting, (size, size), interpolation=cv2.INTER_NEAREST) > 0
    # Blank paper fits best: of a card with little print these blocks may hold none.
    part = kept if np.any(_tells(drawn[kept])) else np.ones_like(kept)
    seen, drawn = evened[part], drawn[part]
    told = _tells(drawn)
    if not np.any(told):
        return -1.0
    seen, drawn = seen - seen.mean(axis=0), drawn - drawn.mean(axis=0)
    sizes = np.sqrt((seen * seen).sum(axis=0) * (drawn * drawn).sum(axis=0))
    return float(((seen * drawn).sum(axis=0) / np.maximum(sizes, 1.0))[told].mean())


def _tells(drawn: NDArray[np.float32]) -> NDArray[np.bool_]:
    """Which channels of a drawing's pixels, shape (pixels, 3), deviate enough to tell something."""
    return np.asarray(drawn.std(axis=0) > _FLAT, np.bool_)
