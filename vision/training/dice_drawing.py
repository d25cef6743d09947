"""Draws single six-sided dice as layers, by sphere tracing a rounded cube under perspective.

The die's own frame has its origin in the middle of the cube, edges of length 1 and z upwards. A drawing
keeps its layers apart (what is pip, how bright, how glossy, what is covered), so that one traced shape
serves for dice of every colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from vision.training.dice_layouts import Layout

Float = NDArray[np.float32]

EDGE_PX = 48.0
"""Length in pixels of an edge seen at right angles in the middle of a drawing."""
SIDE_PX = 98
"""Side of the square drawing in pixels; the die's middle is in the middle."""

_MARCH_STEPS = 22
_HIT = 0.004

PIP, ACCENT, INLAY, SHADE, GLOSS, COVER, BEHIND = range(7)
"""Layers of a drawing: pips, those of the second colour, inlaid discs, light, shine, what the die covers, and
the pips of the far faces where the light comes through the body."""

_REFRACTION = 1 / 1.49
"""How light is bent when it enters acrylic."""


@dataclass(frozen=True, slots=True)
class Shape:
    """The form of a die in edge lengths.

    Attributes:
        rounding: radius of the rounded edges.
        ball: radius of the ball that the cube is cut with; 0.87 and more leaves the cube whole.
        layout: of its pips.
        hollow: how deep pips are: 0 painted, 1 half a ball.
        inlay: radius of the differently coloured disc on each face; 0 for none.
    """

    rounding: float
    ball: float
    layout: Layout
    hollow: float
    inlay: float


@dataclass(frozen=True, slots=True)
class View:
    """Where the camera and the light stand.

    Attributes:
        elevation: degrees of the camera above the table, 90 for straight from above.
        azimuth: degrees of the camera around the die.
        distance: of the camera, in edges.
        light: unit vector towards the light in the die's frame.
        ambient: light from everywhere, in [0, 1].
    """

    elevation: float
    azimuth: float
    distance: float
    light: tuple[float, float, float]
    ambient: float


@dataclass(frozen=True, slots=True)
class Drawing:
    """One drawn die.

    Attributes:
        layers: uint8 of shape (SIDE_PX, SIDE_PX, 7), 255 for one; see :data:`PIP` and the others.
        value: of the top face.
        top: corners of the top face in pixels, float32 of shape (4, 2).
        sides: those of the sides that the camera sees, float32 of shape (n, 4, 2).
        shape: of the die.
        view: in which it was drawn.
    """

    layers: NDArray[np.uint8]
    value: int
    top: Float
    sides: Float
    shape: Shape
    view: View


def draw(shape: Shape, view: View, faces: tuple[int, int, int]) -> Drawing:
    """Trace one die.

    Args:
        shape: its form.
        view: camera and light.
        faces: values of the faces towards +x, +y and +z; opposite faces add up to seven.
    """
    eye, axes = _camera(view)
    rays, points, normals, hit = _traced(shape, view)
    pip, accent, inlay, bent = _paint(shape, points, normals, faces)
    far, _, _, _ = _paint(shape, _left(points, normals, rays), normals, faces)
    light = np.array(view.light, np.float32)
    diffuse = np.clip(bent @ light, 0.0, 1.0)
    half = light - rays
    half /= _lengths(half)[:, None]
    gloss = np.clip(np.einsum("ij,ij->i", bent, half), 0.0, 1.0) ** 40
    shade = view.ambient + (1.0 - view.ambient) * diffuse
    layers = np.stack([pip, accent, inlay, shade, gloss, np.ones_like(pip), far], axis=1) * hit[:, None]
    bytes_ = (layers * 255 + 0.5).astype(np.uint8).reshape(SIDE_PX, SIDE_PX, 7)
    top, sides = _seen(_TOP, eye, axes, view), _seen(_sides(eye), eye, axes, view)
    return Drawing(layers=bytes_, value=faces[2], top=top, sides=sides, shape=shape, view=view)


@lru_cache(maxsize=1)
def _traced(shape: Shape, view: View) -> tuple[Float, Float, Float, Float]:
    """Return for each pixel the ray, where it meets the die, the normal there, and whether it does.

    Dice that are pushed together are of one shape and seen in one view: they are traced once.
    """
    eye, axes = _camera(view)
    rays = _rays(axes, view.distance)
    points, hit = _march(shape, eye, rays)
    return rays, points, _normals(shape, points), hit


def _left(points: Float, normals: Float, rays: Float) -> Float:
    """Return where light that went into a clear body at the points along the rays leaves it again."""
    along = -np.einsum("ij,ij->i", normals, rays)
    bend = _REFRACTION * along - np.sqrt(np.maximum(0.0, 1 - _REFRACTION**2 * (1 - along**2)))
    inside = _REFRACTION * rays + bend[:, None] * normals
    way = np.where(np.abs(inside) > 1e-4, inside, 1e-4)
    steps = (np.sign(way) * 0.5 - points) / way
    nearest = np.minimum(np.minimum(steps[:, 0], steps[:, 1]), steps[:, 2])
    return np.asarray(points + inside * nearest[:, None], np.float32)


def _camera(view: View) -> tuple[Float, Float]:
    up, around = np.radians([view.elevation, view.azimuth])
    forward = -np.array([np.cos(up) * np.cos(around), np.cos(up) * np.sin(around), np.sin(up)])
    right = np.array([-np.sin(around), np.cos(around), 0.0])
    down = np.cross(forward, right)
    axes = np.stack([right, down, forward]).astype(np.float32)
    return (-forward * view.distance).astype(np.float32), axes


def _rays(axes: Float, distance: float) -> Float:
    across = (np.arange(SIDE_PX, dtype=np.float32) - (SIDE_PX - 1) / 2) / (EDGE_PX * distance)
    x, y = np.meshgrid(across, across)
    rays = np.stack([x.ravel(), y.ravel(), np.ones(x.size, np.float32)], axis=1) @ axes
    return np.asarray(rays / _lengths(rays)[:, None], np.float32)


def _lengths(vectors: Float) -> Float:
    """Return the lengths of vectors (n, 3); faster than numpy's own."""
    return np.sqrt(np.einsum("ij,ij->i", vectors, vectors))


def _distance(shape: Shape, points: Float) -> Float:
    outside = np.abs(points) - np.float32(0.5 - shape.rounding)
    deepest = np.maximum(np.maximum(outside[:, 0], outside[:, 1]), outside[:, 2])
    box = _lengths(np.maximum(outside, 0.0)) + np.minimum(deepest, 0.0) - np.float32(shape.rounding)
    return np.asarray(np.maximum(box, _lengths(points) - np.float32(shape.ball)), np.float32)


def _march(shape: Shape, eye: Float, rays: Float) -> tuple[Float, Float]:
    closest = -(rays @ eye)
    miss = _lengths(eye + rays * closest[:, None])
    points = eye + rays * (closest - 0.87)[:, None]
    running = np.flatnonzero(miss < 0.87)
    hit = np.zeros(len(rays), np.float32)
    for _ in range(_MARCH_STEPS):
        gap = _distance(shape, points[running])
        points[running] += rays[running] * gap[:, None]
        hit[running[gap < _HIT]] = 1.0
        running = running[gap >= _HIT]
    return points.astype(np.float32), hit


def _normals(shape: Shape, points: Float) -> Float:
    outside = np.maximum(np.abs(points) - (0.5 - shape.rounding), 0.0)
    box = np.sign(points) * outside
    from_middle = _lengths(points)
    on_ball = from_middle > shape.ball - 2 * _HIT
    normals = np.where(on_ball[:, None], points, box)
    return np.asarray(normals / np.maximum(_lengths(normals), 1e-6)[:, None], np.float32)


def _paint(
    shape: Shape, points: Float, normals: Float, faces: tuple[int, int, int]
) -> tuple[Float, Float, Float, Float]:
    """Return how much of each point is pip, second colour and inlay, and the normals bent by pips."""
    pip, accent, inlay = (np.zeros(len(points), np.float32) for _ in range(3))
    bent = normals.copy()
    side = np.abs(points).argmax(axis=1)
    softness = 0.5 / EDGE_PX
    for axis, value in enumerate(faces):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for sign, face in ((1, value), (-1, 7 - value)):
            here = np.flatnonzero((side == axis) & (points[:, axis] * sign > 0))
            flat = points[here][:, [u, v]]
            inlay[here] = _within(np.hypot(flat[:, 0], flat[:, 1]), shape.inlay, softness)
            radius, ink = shape.layout.radii[face - 1], np.zeros(len(here), np.float32)
            for place in shape.layout.places[face - 1]:
                offset = flat - np.array(place, np.float32)
                far = np.hypot(offset[:, 0], offset[:, 1])
                petals = shape.layout.petals if face == 1 else 0
                if petals:
                    around = np.arctan2(offset[:, 1], offset[:, 0])
                    far = far / (0.7 + 0.3 * np.cos(petals * around))
                share = _within(far, radius, softness)
                np.maximum(ink, share, out=ink)
                bent[here[:, None], [u, v]] -= offset * (shape.hollow / radius * share)[:, None]
            pip[here] = ink
            if face in shape.layout.accents:
                accent[here] = ink
    bent /= np.maximum(_lengths(bent), 1e-6)[:, None]
    return pip, accent, inlay, bent


def _within(distance: Float, radius: float, softness: float) -> Float:
    if radius <= 0.0:
        return np.zeros_like(distance)
    return np.asarray(np.clip((radius - distance) / (2 * softness) + 0.5, 0.0, 1.0), np.float32)


_TOP: Float = np.array([(-0.5, -0.5, 0.5), (0.5, -0.5, 0.5), (0.5, 0.5, 0.5), (-0.5, 0.5, 0.5)], np.float32)
"""Corners of the top face."""


def _sides(eye: Float) -> Float:
    """Return the corners (n, 4, 3) of the upright faces that the eye sees, each from its upper edge on."""
    sides = [(along, sign) for along in (0, 1) for sign in (-1, 1) if eye[along] * sign > 0.5]
    corners = np.empty((len(sides), 4, 3), np.float32)
    for side, (along, sign) in zip(corners, sides, strict=True):
        side[:, along] = sign * 0.5
        side[:, 1 - along] = (-0.5, 0.5, 0.5, -0.5)
        side[:, 2] = (0.5, 0.5, -0.5, -0.5)
    return corners


def _seen(corners: Float, eye: Float, axes: Float, view: View) -> Float:
    """Return where corners (..., 3) of the die are seen, (..., 2) in pixels."""
    seen = (corners - eye) @ axes.T
    return np.asarray(seen[..., :2] / seen[..., 2:] * EDGE_PX * view.distance + (SIDE_PX - 1) / 2, np.float32)
