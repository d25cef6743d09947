"""Arms seen from above: a sleeve, a hand with five fingers, and the shadow that they cast."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.rehearsal.canvas import (
    Mask,
    Picture,
    Texture,
    around,
    bands,
    blend,
    corners,
    darken,
    lay,
    placed,
)
from companion.rehearsal.layout import Spot
from companion.rehearsal.lens import Lens, Matrix
from companion.rehearsal.light import Light
from vision.boxes import PixelBox

WIDTH: Final = 170.0
"""Width in millimetres of the drawn arm; the fingertips are at the middle of its upper edge."""

LENGTH: Final = 960.0
"""Length in millimetres of the drawn arm at a small table. Whoever reaches across a larger one bends over it:
what is seen of that is drawn as more sleeve."""

_ELBOW: Final = 980.0
"""Millimetres from the drawing's upper edge to where the sleeve is widest."""

HEIGHT: Final = 38.0
"""Height in millimetres of the plane that the arm is drawn in: that of the hand's back."""

_SCALE: Final = 1.4
"""Pixels to the millimetre at which it is drawn."""

_LIGHT_STEP: Final = 0.04
"""Steps of brightness in which an arm is drawn: what was drawn once is kept for the next time."""

_MARGIN: Final = 12.0
"""Free space in millimetres before the fingertips."""


@dataclass(frozen=True)
class ArmLook:
    """How a player's arm looks.

    Attributes:
        skin: colour of the skin, BGR.
        sleeve: colour of the sleeve, BGR.
        stripe: colour of the sleeve's stripes, None for a plain one.
        bare: millimetres from the fingertips to the sleeve's end.
        length: millimetres that are drawn of it.
        left: a left arm rather than a right one.
        seed: of the folds in the cloth.
    """

    skin: tuple[int, int, int]
    sleeve: tuple[int, int, int]
    stripe: tuple[int, int, int] | None
    bare: float
    length: float
    left: bool
    seed: int

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the drawing in millimetres."""
        return WIDTH, self.length

    @cached_property
    def texture(self) -> Texture:
        """The arm from above, fingertips up."""
        return _draw(self)

    @cached_property
    def shadow(self) -> Mask:
        """Its outline, softened, for the shadow."""
        return np.asarray(cv2.GaussianBlur(self.texture[..., 3], (0, 0), 9.0 * _SCALE), np.uint8)


def paint_arm(picture: Picture, lens: Lens, light: Light, look: ArmLook, tip: Spot, lift: float) -> None:
    """Paint an arm and its shadow into a picture, in place.

    Args:
        picture: the lit picture.
        lens: the camera.
        light: where the shadow falls, and how bright the arm is.
        look: whose arm.
        tip: where the fingertips are, turned so that 0 reaches to the map's upper edge.
        lift: height of the fingertips above the table in millimetres.
    """
    _paint_shadow(picture, lens, light, look, tip, lift)
    bright = light.level * float(light.at(np.array([(tip.x, tip.y)]))[0])
    finer = max(0, int(math.log2(_SCALE / lens.density(0.0, 0.0))))
    lit = _lit(look, light.colour, round(bright / _LIGHT_STEP), finer)
    place, height = _seen_place(lens, look, tip, lift), HEIGHT + lift
    for band in bands(lens, corners(look.size, place), height):
        blend(picture[band.slices], lay(lens, lit, look.size, place, band, height))


def arm_window(lens: Lens, look: ArmLook, tip: Spot, lift: float) -> PixelBox:
    """The part of the picture that an arm may cover; empty when it is out of the picture."""
    outline = corners(look.size, _seen_place(lens, look, tip, lift))
    return around(lens, lens.project(outline, HEIGHT + lift))


def _seen_place(lens: Lens, look: ArmLook, tip: Spot, lift: float) -> Matrix:
    """Where the drawn arm lies in its plane, so that the fingertips are seen where they are."""
    return _arm_place(look, *lens.behind(tip.x, tip.y, lift, HEIGHT + lift), tip.turn)


def _paint_shadow(picture: Picture, lens: Lens, light: Light, look: ArmLook, tip: Spot, lift: float) -> None:
    dx, dy = light.offset(tip.x, tip.y, HEIGHT * 0.6 + lift)
    place = _arm_place(look, tip.x + dx, tip.y + dy, tip.turn)
    for band in bands(lens, corners(look.size, place)):
        darken(picture[band.slices], lay(lens, look.shadow, look.size, place, band), light.darkness)


def _arm_place(look: ArmLook, x: float, y: float, turn: float) -> Matrix:
    """Where the drawn arm's middle lies when its fingertips are at (x, y)."""
    angle, back = math.radians(turn), look.length / 2 - _MARGIN
    return placed(x - math.sin(angle) * back, y + math.cos(angle) * back, turn)


@lru_cache(maxsize=32)
def _lit(look: ArmLook, colour: tuple[float, float, float], steps: int, halvings: int) -> Texture:
    """The arm in the light of its place, in steps of `_LIGHT_STEP`, halved for a small picture."""
    gains = np.array([*(part * steps * _LIGHT_STEP for part in colour), 1.0])
    return np.asarray(cv2.multiply(_halved(look, halvings), gains), np.uint8)


@lru_cache(maxsize=32)
def _halved(look: ArmLook, halvings: int) -> Texture:
    """The arm's drawing, halved so many times."""
    if not halvings:
        return look.texture
    size = (look.texture.shape[1] >> halvings, look.texture.shape[0] >> halvings)
    return np.asarray(cv2.resize(look.texture, size, interpolation=cv2.INTER_AREA), np.uint8)


def _draw(look: ArmLook) -> Texture:
    size = (round(WIDTH * _SCALE), round(look.length * _SCALE))
    limbs = [_solid(size, shape) for shape in (*_fingers(), *_palm_and_wrist())]
    skin = np.asarray(np.max(limbs, axis=0), np.uint8)
    round_skin = np.max([_roundness(limb, 11.0) * (limb > 127) for limb in limbs], axis=0)
    sleeve = _solid(size, _sleeve(look))
    flesh = np.array(look.skin, np.float32) * np.maximum(round_skin, 0.6)[..., None]
    covered = (sleeve.astype(np.float32) / 255)[..., None]
    colours = flesh * (1 - covered) + _cloth(look, sleeve) * covered
    alpha = np.maximum(skin, sleeve)
    colours *= (alpha.astype(np.float32) / 255)[..., None]
    texture = np.dstack([np.clip(colours, 0, 255).astype(np.uint8), alpha])
    return np.ascontiguousarray(texture[:, ::-1] if look.left else texture)


def _cloth(look: ArmLook, sleeve: Mask) -> NDArray[np.float32]:
    """The sleeve's colour with stripes and folds, shape (h, w, 3), dtype float32."""
    rows, columns = sleeve.shape
    cloth = np.empty((rows, columns, 3), np.float32)
    cloth[:] = look.sleeve
    if look.stripe is not None:
        cloth[(np.arange(rows) // round(9 * _SCALE)) % 2 == 0] = look.stripe
    wrinkles = np.random.default_rng(look.seed).standard_normal((26, 8)).astype(np.float32)
    folds = cv2.resize(wrinkles, (columns, rows), interpolation=cv2.INTER_CUBIC)
    return np.asarray(cloth * (_roundness(sleeve, 40.0) + 0.09 * folds)[..., None], np.float32)


def _roundness(mask: Mask, half: float) -> NDArray[np.float32]:
    """Shading of a round limb of that half width in millimetres: darker towards its outline."""
    inside = cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 5) / (half * _SCALE)
    return np.asarray(0.66 + 0.38 * np.sqrt(np.clip(inside, 0.0, 1.0)), np.float32)


def _solid(size: tuple[int, int], shape: NDArray[np.float64]) -> Mask:
    mask = np.zeros((size[1], size[0]), np.uint8)
    cv2.fillPoly(mask, [np.round(shape * _SCALE * 16).astype(np.int32)], 255, cv2.LINE_AA, shift=4)
    return mask


def _limb(joints: list[tuple[float, float, float]]) -> NDArray[np.float64]:
    """The hull of circles (x, y, radius) along a finger, in the drawing's millimetres."""
    angles = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    circle = np.stack([np.cos(angles), np.sin(angles)], 1)
    rims = [np.array([x, y]) + circle * radius for x, y, radius in joints]
    return np.asarray(cv2.convexHull(np.concatenate(rims).astype(np.float32))[:, 0], np.float64)


def _fingers() -> list[NDArray[np.float64]]:
    x, y = WIDTH / 2, _MARGIN
    bones = [
        ((x - 13, y + 20, 6.6), (x - 22, y + 55, 8.5), (x - 24, y + 82, 9.0)),
        ((x - 3, y + 6, 7.0), (x - 7, y + 46, 8.6), (x - 9, y + 82, 9.5)),
        ((x + 10, y + 8, 7.0), (x + 9, y + 46, 8.6), (x + 8, y + 82, 9.5)),
        ((x + 22, y + 19, 6.4), (x + 25, y + 52, 7.8), (x + 23, y + 84, 9.0)),
        ((x - 27, y + 40, 7.6), (x - 40, y + 72, 9.0), (x - 26, y + 112, 13.0)),
    ]
    return [_limb(list(pair)) for tip, knuckle, root in bones for pair in ((tip, knuckle), (knuckle, root))]


def _palm_and_wrist() -> list[NDArray[np.float64]]:
    x, y = WIDTH / 2, _MARGIN
    palm = [(x - 20, y + 84, 13.0), (x + 18, y + 84, 14.0), (x + 14, y + 128, 16.0), (x - 14, y + 130, 17.0)]
    forearm = [(x, y + 140, 26.0), (x, y + 190, 27.0), (x, y + 330, 36.0)]
    return [_limb(palm), _limb(forearm)]


def _sleeve(look: ArmLook) -> NDArray[np.float64]:
    x, top, bottom = WIDTH / 2, _MARGIN + look.bare, look.length + 20.0
    return np.array(
        [
            (x - 37, top + 4),
            (x - 20, top),
            (x + 20, top),
            (x + 37, top + 4),
            (x + 62, _ELBOW),
            (x + 62, bottom),
            (x - 62, bottom),
            (x - 62, _ELBOW),
        ]
    )
