"""Draws single six-sided dice as layers, by sphere tracing a rounded cube under perspective.

The die's own frame has its origin in the middle of the cube, edges of length 1 and z upwards. A drawing
keeps its layers apart (what is pip, how bright, how glossy, what is covered), so that one traced shape
serves for dice of every colour.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Float = NDArray[np.float32]

EDGE_PX = 48.0
"""Length in pixels of an edge seen at right angles in the middle of a drawing."""
SIDE_PX = 98
"""Side of the square drawing in pixels; the die's middle is in the middle."""

_MARCH_STEPS = 22
_HIT = 0.004

_PLACES: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Places of the pips on the 3x3 grid of a face, for each value."""


@dataclass(frozen=True, slots=True)
class Shape:
    """The form of a die in edge lengths.

    Attributes:
        rounding: radius of the rounded edges.
        ball: radius of the ball that the cube is cut with; 0.87 and more leaves the cube whole.
        pip: radius of a pip; ``one`` that of the single pip.
        spread: distance of the outer pips from the face's middle, along the grid's two axes.
        hollow: how deep pips are: 0 painted, 1 half a ball.
        inlay: radius of the differently coloured disc on each face; 0 for none.
    """

    rounding: float
    ball: float
    pip: float
    one: float
    spread: tuple[float, float]
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
        layers: uint8 of shape (SIDE_PX, SIDE_PX, 5), 255 for one: pip, inlay, shade, gloss, cover.
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


def pip_places(value: int) -> tuple[tuple[int, int], ...]:
    """Return the places (-1, 0 or 1 along both axes) of the pips of a face."""
    return _PLACES[value]


def draw(shape: Shape, view: View, faces: tuple[int, int, int]) -> Drawing:
    """Trace one die.

    Args:
        shape: its form.
        view: camera and light.
        faces: values of the faces towards +x, +y and +z; opposite faces add up to seven.
    """
    eye, axes = _camera(view)
    rays = _rays(axes, view.distance)
    points, hit = _march(shape, eye, rays)
    normals = _normals(shape, points)
    pip, inlay, normals = _paint(shape, points, normals, faces)
    light = np.array(view.light, np.float32)
    diffuse = np.clip(normals @ light, 0.0, 1.0)
    half = light - rays
    half /= np.linalg.norm(half, axis=1, keepdims=True)
    gloss = np.clip(np.einsum("ij,ij->i", normals, half), 0.0, 1.0) ** 40
    shade = view.ambient + (1.0 - view.ambient) * diffuse
    layers = np.stack([pip, inlay, shade, gloss, np.ones_like(pip)], axis=1) * hit[:, None]
    bytes_ = (layers * 255 + 0.5).astype(np.uint8).reshape(SIDE_PX, SIDE_PX, 5)
    top, sides = _seen(_TOP, eye, axes, view), _seen(_sides(eye), eye, axes, view)
    return Drawing(layers=bytes_, value=faces[2], top=top, sides=sides, shape=shape, view=view)


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
    return np.asarray(rays / np.linalg.norm(rays, axis=1, keepdims=True), np.float32)


def _distance(shape: Shape, points: Float) -> Float:
    outside = np.abs(points) - (0.5 - shape.rounding)
    box = (
        np.linalg.norm(np.maximum(outside, 0.0), axis=1)
        + np.minimum(outside.max(axis=1), 0.0)
        - shape.rounding
    )
    return np.asarray(np.maximum(box, np.linalg.norm(points, axis=1) - shape.ball), np.float32)


def _march(shape: Shape, eye: Float, rays: Float) -> tuple[Float, Float]:
    closest = -(rays @ eye)
    miss = np.linalg.norm(eye + rays * closest[:, None], axis=1)
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
    from_middle = np.linalg.norm(points, axis=1)
    on_ball = from_middle > shape.ball - 2 * _HIT
    normals = np.where(on_ball[:, None], points, box)
    return np.asarray(normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-6), np.float32)


def _paint(
    shape: Shape, points: Float, normals: Float, faces: tuple[int, int, int]
) -> tuple[Float, Float, Float]:
    """Return how much of each point is pip and inlay, and the normals bent by hollow pips."""
    pip = np.zeros(len(points), np.float32)
    inlay = np.zeros(len(points), np.float32)
    bent = normals.copy()
    side = np.abs(points).argmax(axis=1)
    softness = 0.5 / EDGE_PX
    for axis, value in enumerate(faces):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for sign, face in ((1, value), (-1, 7 - value)):
            here = np.flatnonzero((side == axis) & (points[:, axis] * sign > 0))
            flat = points[here][:, [u, v]]
            inlay[here] = _within(np.linalg.norm(flat, axis=1), shape.inlay, softness)
            radius = shape.one if face == 1 else shape.pip
            for place in pip_places(face):
                offset = flat - np.multiply(place, shape.spread).astype(np.float32)
                share = _within(np.linalg.norm(offset, axis=1), radius, softness)
                pip[here] = np.maximum(pip[here], share)
                bent[here[:, None], [u, v]] -= offset * (shape.hollow / radius * share)[:, None]
    bent /= np.maximum(np.linalg.norm(bent, axis=1, keepdims=True), 1e-6)
    return pip, inlay, bent


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
