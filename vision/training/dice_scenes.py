"""Composes tables with dice and with things that are not dice, and says where the dice lie.

A scene is made from traced dice in random colours on a drawn ground, under random light, and then worsened
as a camera worsens it: blur, noise, casts, grey pictures, compression.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.dice_camera import photograph
from vision.training.dice_cards import spread
from vision.training.dice_clutter import impostor
from vision.training.dice_drawing import (
    ACCENT,
    BEHIND,
    COVER,
    EDGE_PX,
    GLOSS,
    INLAY,
    PIP,
    SHADE,
    SIDE_PX,
    Drawing,
)
from vision.training.dice_gadgets import standing_keys
from vision.training.dice_grounds import ground, noise, strew_dust
from vision.training.dice_kinds import Paint, paint
from vision.training.dice_shapes import Patch
from vision.training.dice_throws import ThrownDie, throw

Float = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Generator = np.random.Generator

SIDE = 320
"""Side of a scene in pixels."""
SMALLEST, LARGEST = 12.0, 72.0
"""Edges of drawn dice in pixels."""

_FAINT, _DOUBTFUL = 14.0, 0.5
"""A face whose pips differ by less from it (grey levels, in the best channel) is left out of the learning."""
_NEGATIVE, _DEALT, _DUSTY = 0.15, 0.25, 0.25
"""Shares of tables without dice, of tables with many playing cards, and of dusty ones."""
_STANDING, _STANDING_ALONE = 0.05, 0.2
"""Shares of keyboards seen from in front among the things beside dice, and on tables of look-alikes alone."""

_REACH, _SHADED = 1.2, 1.6
"""Edges from its middle that a die reaches in the picture at most, and that its shadow reaches beyond."""


@dataclass(frozen=True, slots=True)
class LyingDie:
    """A die in a scene: its value, the corners of its top face (4, 2), and how much of that is in view.

    ``sides`` are the corners (n, 4, 2) of those that are turned to the camera.
    """

    value: int
    top: Float
    visible: float
    sides: Float


@dataclass(slots=True)
class Scene:
    """A picture (SIDE, SIDE, 3) uint8 BGR and the dice in it."""

    picture: NDArray[np.uint8]
    dice: list[LyingDie] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Shadow:
    """Direction in radians, length and softness in edges, depth in [0, 1]."""

    angle: float
    length: float
    depth: float
    softness: float


_Maps = tuple[NDArray[np.int16], NDArray[np.bool_]]
"""For each pixel the number of the die that is seen there, -1 for none, and whether it is a pip."""


def compose(rng: Generator, stock: list[Drawing]) -> Scene:
    """Draw one scene.

    Args:
        rng: source of chance; the same state gives the same scene.
        stock: traced dice, sorted by elevation (:func:`draw_dice`).
    """
    canvas = _bare_table(rng)
    owner, inked = np.full((SIDE, SIDE), -1, np.int16), np.zeros((SIDE, SIDE), bool)
    size = _size(rng)
    dice = rng.random() > _NEGATIVE
    if rng.random() < _DEALT:
        _deal(rng, canvas)
    things = int(rng.integers(0, 7)) if rng.random() < 0.7 else 0
    _strew(rng, canvas, size, things if dice else things + 4, _STANDING)
    thrown = _throw(rng, canvas, (owner, inked), stock, size) if dice else []
    if rng.random() < 0.08:
        hidden = _lay(rng, canvas, *impostor(rng, size * 0.6))
        owner[hidden > 0.5] = -1
    picture = photograph(rng, canvas, size)
    return Scene(picture, [_lying(picture, owner == index, inked, *die) for index, die in enumerate(thrown)])


def compose_look_alikes(rng: Generator) -> Scene:
    """Draw a table without dice, full of what looks like them; the same state gives the same scene."""
    canvas, size = _bare_table(rng), _size(rng)
    if rng.random() < _DEALT:
        _deal(rng, canvas)
    _strew(rng, canvas, size, int(rng.integers(4, 11)), _STANDING_ALONE)
    return Scene(photograph(rng, canvas, size))


def _strew(rng: Generator, canvas: Float, size: float, count: int, standing: float) -> None:
    """Lay so many things that are no dice anyhow, that share of them keyboards that stand upright."""
    table = canvas.mean(axis=(0, 1))
    for _ in range(count):
        if rng.random() < standing:
            upright = _rotation(rng.normal(0, 0.15))
            _put(rng, canvas, standing_keys(rng, size), upright, rng.uniform(0, SIDE, 2))
        else:
            _lay(rng, canvas, *impostor(rng, size, table))


def _bare_table(rng: Generator) -> Float:
    """Draw a table with nothing on it but dust."""
    canvas = ground(rng, SIDE)
    canvas *= 1 + 0.5 * rng.random() * noise(rng, SIDE, SIDE, SIDE / 2)[..., None]
    if rng.random() < _DUSTY:
        strew_dust(rng, canvas)
    return canvas


def _size(rng: Generator) -> float:
    """Choose the edge in pixels of the dice of a table."""
    return float(np.exp(rng.uniform(np.log(SMALLEST), np.log(LARGEST))))


def _throw(
    rng: Generator, canvas: Float, maps: _Maps, stock: list[Drawing], size: float
) -> list[tuple[int, Float]]:
    """Lay dice onto the canvas; return each one's value and faces, and mark its pixels in the maps.

    Faces are the corners (n, 4, 2) of the top one and of the sides that are turned to the camera.
    """
    owner, inked = maps
    table = canvas.mean(axis=(0, 1))
    same = paint(rng, table) if rng.random() < 0.6 else None
    shadow = _Shadow(
        rng.uniform(0, 6.3), rng.uniform(0, 1.4), rng.uniform(0.0, 0.75), rng.uniform(0.02, 0.25)
    )
    thrown: list[tuple[int, Float]] = []
    for die in sorted(throw(rng, stock, size, SIDE), key=lambda die: die.y):
        window, layers, faces = _placed(die)
        _cast(canvas, window, layers[..., COVER], die.edge, shadow)
        _colour(rng, canvas[window], layers, same or paint(rng, table))
        covered = layers[..., COVER] > 0.5
        owner[window][covered] = len(thrown)
        inked[window][covered] = layers[..., PIP][covered] > 0.5
        thrown.append((die.drawing.value, faces))
    return thrown


def _placed(die: ThrownDie) -> tuple[tuple[slice, slice], Float, Float]:
    """Return the canvas window that the die reaches, its layers there and its faces."""
    drawing, x, y, edge = die.drawing, die.x, die.y, die.edge
    scale = edge / EDGE_PX
    small = drawing.layers
    if scale < 0.8:
        side = max(8, round(SIDE_PX * scale))
        halves = (small[..., :4], small[..., 4:])
        small = np.concatenate(
            [cv2.resize(half, (side, side), interpolation=cv2.INTER_AREA) for half in halves], 2
        )
    factor = small.shape[0] / SIDE_PX
    middle = (small.shape[0] - 1) / 2
    matrix = cv2.getRotationMatrix2D((middle, middle), -die.turn, scale / factor)
    matrix[:, 2] += (x - middle, y - middle)
    faces = np.concatenate([drawing.top[None], drawing.sides])
    faces = ((faces + 0.5) * factor - 0.5) @ matrix[:, :2].T + matrix[:, 2]
    reach = edge * _REACH
    left, right = (int(np.clip(x + side, 0, SIDE)) for side in (-reach, reach))
    upper, lower = (int(np.clip(y + side, 0, SIDE)) for side in (-reach, reach))
    matrix[:, 2] -= (left, upper)
    size = (right - left, lower - upper)
    layers = np.concatenate(
        [cv2.warpAffine(half, matrix, size) for half in (small[..., :4], small[..., 4:])], 2
    )
    return (
        (slice(upper, lower), slice(left, right)),
        np.asarray(layers / np.float32(255), np.float32),
        faces.astype(np.float32),
    )


def _cast(canvas: Float, window: tuple[slice, slice], cover: Float, edge: float, shadow: _Shadow) -> None:
    """Darken the canvas where the die shades it: its outline drawn along the shadow's direction."""
    room = round(_SHADED * edge)
    rows, columns = window
    upper, left = max(0, rows.start - room), max(0, columns.start - room)
    around = canvas[upper : rows.stop + room, left : columns.stop + room]
    outline = np.zeros(around.shape[:2], np.float32)
    outline[rows.start - upper : rows.stop - upper, columns.start - left : columns.stop - left] = cover
    steps = max(1, round(shadow.length * edge / 3))
    shade = outline.copy()
    for step in range(1, steps + 1):
        far = shadow.length * edge * step / steps
        move = np.array([[1, 0, far * np.cos(shadow.angle)], [0, 1, far * np.sin(shadow.angle)]], np.float32)
        np.maximum(shade, cv2.warpAffine(outline, move, outline.shape[::-1]), out=shade)
    shade = cv2.GaussianBlur(shade, (0, 0), max(0.5, shadow.softness * edge)).astype(np.float32)
    around *= 1 - np.float32(shadow.depth) * shade[..., None]


def _colour(rng: Generator, canvas: Float, layers: Float, look: Paint) -> None:
    """Blend a die into the part of the canvas that it reaches."""
    height, width = canvas.shape[:2]
    cover = layers[..., COVER, None]
    # Layers come multiplied with the cover at the rim: divide to get the surface's own values there.
    own = layers / np.maximum(cover, 1e-3)
    pip, accent, inlay, behind = (own[..., layer, None] for layer in (PIP, ACCENT, INLAY, BEHIND))
    body = look.body
    if look.mottle:
        grain = noise(rng, height, width, rng.uniform(2, 12))[..., None]
        body = np.asarray(body + grain * np.float32(look.mottle), np.float32)
    if look.clear:
        body = np.asarray(body + (look.ink - body) * (behind * np.float32(look.clear)), np.float32)
    colour = body + (look.inlay - body) * inlay
    ink = look.ink + (look.accent - look.ink) * (accent / np.maximum(pip, 1e-3))
    if look.uneven:
        spots = noise(rng, height, width, max(height, width) / 6)[..., None]
        ink = ink * (1 + np.float32(look.uneven) * spots)
    colour = colour + (ink - colour) * pip
    lit = colour * own[..., SHADE, None] + np.float32(look.gloss) * own[..., GLOSS, None]
    hidden = cover * (1 - np.float32(look.clear) * (1 - pip))
    canvas += (np.minimum(lit, 275) - canvas) * hidden


def _lay(rng: Generator, canvas: Float, patch: Bytes, cover: Bytes) -> Float:
    """Lay a thing anywhere, turned and tilted; return the mask of what it covers."""
    linear = _tilt(rng) @ _rotation(rng.uniform(0, 2 * np.pi))
    return _put(rng, canvas, (patch, cover), linear, rng.uniform(0, SIDE, 2))


def _deal(rng: Generator, canvas: Float) -> None:
    """Lay many cards, all seen from the same height."""
    tilt = _tilt(rng)
    for dealt in spread(rng, SIDE):
        place = (np.array([dealt.x, dealt.y]) - SIDE / 2) @ tilt.T + SIDE / 2
        _put(rng, canvas, dealt.card, tilt @ _rotation(dealt.turn), place)


def _tilt(rng: Generator) -> Float:
    return np.diag([1.0, rng.uniform(0.45, 1.0) if rng.random() < 0.5 else 1.0]).astype(np.float32)


def _rotation(angle: float) -> Float:
    return np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]], np.float32)


def _put(rng: Generator, canvas: Float, thing: Patch, linear: Float, middle: NDArray[np.float64]) -> Float:
    """Lay a thing with its middle at a place; return the mask of what it covers."""
    patch, cover = thing
    height, width = cover.shape
    offset = middle - linear @ np.array([width / 2, height / 2])
    corners = np.array([(0, 0), (width, 0), (0, height), (width, height)]) @ linear.T + offset
    left, upper = (int(np.clip(side - 8, 0, SIDE)) for side in corners.min(axis=0))
    right, lower = (int(np.clip(side + 9, 0, SIDE)) for side in corners.max(axis=0))
    mask = np.zeros((SIDE, SIDE), np.float32)
    if right <= left or lower <= upper:
        return mask
    matrix = np.column_stack([linear, offset - (left, upper)]).astype(np.float32)
    size = (right - left, lower - upper)
    here = cv2.warpAffine(cover, matrix, size).astype(np.float32) / 255
    picture = cv2.warpAffine(patch, matrix, size, borderMode=cv2.BORDER_REPLICATE)
    part = canvas[upper:lower, left:right]
    if rng.random() < 0.5:
        part *= 1 - 0.4 * rng.random() * cv2.GaussianBlur(here, (0, 0), 3)[..., None]
    part *= 1 - here[..., None]
    part += picture * here[..., None]
    mask[upper:lower, left:right] = here
    return mask


def _lying(
    picture: Bytes, seen: NDArray[np.bool_], inked: NDArray[np.bool_], value: int, faces: Float
) -> LyingDie:
    """Tell how much of a die's top face lies in the picture and in the mask ``seen``."""
    face, top = np.zeros((SIDE, SIDE), np.uint8), faces[0]
    cv2.fillConvexPoly(face, top.round().astype(np.int32), 1)
    inner = (face > 0) & seen
    share = min(1.0, np.count_nonzero(inner) / max(cv2.contourArea(top), 1.0))
    pips, body = picture[inner & inked], picture[inner & ~inked]
    if len(pips) and len(body) and np.abs(pips.mean(axis=0) - body.mean(axis=0)).max() < _FAINT:
        share = min(share, _DOUBTFUL)
    return LyingDie(value, top, float(share), faces[1:])
