"""Composes tables with dice and with things that are not dice, and says where the dice lie.

A scene is made from traced dice in random colours on a drawn ground, under random light, and then worsened
as a camera worsens it: blur, noise, casts, grey pictures, compression.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.dice_clutter import contrasting_colour, ground, impostor, noise, random_colour
from vision.training.dice_drawing import EDGE_PX, SIDE_PX, Drawing, Shape, View, draw

Float = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Generator = np.random.Generator

SIDE = 320
"""Side of a scene in pixels."""
SMALLEST, LARGEST = 9.0, 60.0
"""Edges of drawn dice in pixels."""

_FAINT, _DOUBTFUL = 7.0, 0.5
"""A face of less contrast (standard deviation of its grey levels) is left out of the learning."""
_GREY, _LENS, _NEGATIVE = 0.15, 0.04, 0.1
"""Shares of grey pictures, of pictures through a round opening and of tables without dice."""


@dataclass(frozen=True, slots=True)
class LyingDie:
    """A die in a scene: its value, the corners of its top face (4, 2) and how much of that is in view."""

    value: int
    top: Float
    visible: float


@dataclass(slots=True)
class Scene:
    """A picture (SIDE, SIDE, 3) uint8 BGR and the dice in it."""

    picture: NDArray[np.uint8]
    dice: list[LyingDie] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Paint:
    body: Float
    ink: Float
    inlay: Float
    gloss: float
    mottle: float


@dataclass(frozen=True, slots=True)
class _Shadow:
    """Direction in radians, length and softness in edges, depth in [0, 1]."""

    angle: float
    length: float
    depth: float
    softness: float


def draw_dice(rng: Generator, count: int) -> list[Drawing]:
    """Trace a stock of dice, sorted by the camera's elevation."""
    dice = [draw(_shape(rng), _view(rng), _faces(rng)) for _ in range(count)]
    return sorted(dice, key=lambda die: die.elevation)


def _faces(rng: Generator) -> tuple[int, int, int]:
    """Return the values towards +x, +y and +z; every value is on top equally often."""
    top = int(rng.integers(1, 7))
    sides = [value for value in range(1, 7) if value not in (top, 7 - top)]
    first = int(rng.choice(sides))
    second = int(rng.choice([value for value in sides if value not in (first, 7 - first)]))
    return first, second, top


def _shape(rng: Generator) -> Shape:
    ball = 0.9 if rng.random() < 0.55 else rng.uniform(0.68, 0.82)
    flat = min(0.5, float(np.sqrt(max(ball**2 - 0.25, 0.0))))
    inlay = rng.uniform(0.4, min(0.47, flat + 0.02)) if rng.random() < 0.1 and flat > 0.4 else 0.0
    pip = rng.uniform(0.065, 0.125)
    reach = min(0.31, ((inlay or min(flat, 0.6)) - pip * 0.9) / np.sqrt(2)) if (inlay or ball < 0.8) else 0.31
    spread = rng.uniform(max(0.16, 0.75 * reach), max(0.17, reach))
    other = spread * rng.uniform(0.82, 1.0) if rng.random() < 0.35 else spread
    pip = min(pip, 0.46 * other)
    one = pip * (rng.uniform(1.2, 2.2) if rng.random() < 0.25 else 1.0)
    rounding = rng.uniform(0.02, 0.16) if rng.random() < 0.75 else rng.uniform(0.16, 0.28)
    return Shape(rounding, ball, pip, one, (spread, other), max(0.0, rng.uniform(-0.3, 0.9)), inlay)


def _view(rng: Generator) -> View:
    elevation = 90 - abs(rng.normal(0, 24)) if rng.random() < 0.65 else rng.uniform(35, 75)
    light = rng.normal(size=3)
    light[2] = abs(light[2]) + rng.uniform(0.2, 1.5)
    light /= np.linalg.norm(light)
    x, y, z = (float(value) for value in light)
    distance = float(np.exp(rng.uniform(np.log(3.5), np.log(25))))
    return View(float(max(elevation, 33)), rng.uniform(0, 360), distance, (x, y, z), rng.uniform(0.25, 0.75))


def _paint(rng: Generator) -> _Paint:
    kind = rng.random()
    if kind < 0.3:
        body = np.clip(rng.uniform(205, 255) + rng.normal(0, 6, 3), 0, 255).astype(np.float32)
        ink = np.clip(rng.uniform(5, 50) + rng.normal(0, 6, 3), 0, 255).astype(np.float32)
        if rng.random() < 0.2:
            ink = contrasting_colour(rng, body)
    elif kind < 0.65:
        body = random_colour(rng)
        ink = np.full(3, rng.uniform(225, 255) if body.mean() < 150 else rng.uniform(5, 40), np.float32)
    else:
        body = random_colour(rng)
        ink = contrasting_colour(rng, body, 55)
    gloss = abs(rng.normal(0, 90))
    mottle = rng.uniform(0, 40) if rng.random() < 0.2 else 0.0
    return _Paint(body, ink, contrasting_colour(rng, body, 30), gloss, mottle)


def compose(rng: Generator, stock: list[Drawing]) -> Scene:
    """Draw one scene.

    Args:
        rng: source of chance; the same state gives the same scene.
        stock: traced dice, sorted by elevation (:func:`draw_dice`).
    """
    canvas = ground(rng, SIDE)
    canvas *= 1 + 0.5 * rng.random() * noise(rng, SIDE, SIDE, SIDE / 2)[..., None]
    owner = np.full((SIDE, SIDE), -1, np.int16)
    size = float(np.exp(rng.uniform(np.log(SMALLEST), np.log(LARGEST))))
    dice = rng.random() > _NEGATIVE
    things = int(rng.integers(0, 7)) if rng.random() < 0.75 else 0
    for _ in range(things if dice else things + 4):
        _lay(rng, canvas, *impostor(rng, size))
    thrown = _throw(rng, canvas, owner, stock, size) if dice else []
    if rng.random() < 0.08:
        hidden = _lay(rng, canvas, *impostor(rng, size * 0.6))
        owner[hidden > 0.5] = -1
    picture = _photograph(rng, canvas)
    return Scene(picture, [_lying(picture, owner == index, *die) for index, die in enumerate(thrown)])


def _throw(
    rng: Generator, canvas: Float, owner: NDArray[np.int16], stock: list[Drawing], size: float
) -> list[tuple[int, Float]]:
    """Lay dice onto the canvas; return each one's value and top corners, and mark its pixels in ``owner``."""
    count = min(int(rng.integers(1, 9)), max(1, int((SIDE / size / 1.6) ** 2 * 0.4)))
    start = int(rng.integers(0, len(stock)))
    near = range(max(0, start - 60), min(len(stock), start + 60))
    same = _paint(rng) if rng.random() < 0.6 else None
    steep = stock[start].elevation > 62 or rng.random() < 0.15
    roll = rng.uniform(0, 360) if steep else rng.normal(0, 12)
    shadow = _Shadow(
        rng.uniform(0, 6.3), rng.uniform(0, 1.4), rng.uniform(0.0, 0.75), rng.uniform(0.02, 0.25)
    )
    places = _places(rng, count, size)
    thrown: list[tuple[int, Float]] = []
    for x, y in sorted(places, key=lambda place: place[1]):
        drawing = stock[int(rng.choice(near))]
        edge = size * rng.uniform(0.94, 1.06) if rng.random() < 0.85 else size * rng.uniform(0.6, 1.5)
        turn = rng.uniform(0, 360) if steep else roll + rng.normal(0, 4)
        window, layers, top = _placed(drawing, x, y, edge, turn)
        _cast(canvas[window], layers[..., 4], edge, shadow)
        _colour(rng, canvas[window], layers, same or _paint(rng))
        owner[window][layers[..., 4] > 0.5] = len(thrown)
        thrown.append((drawing.value, top))
    return thrown


def _places(rng: Generator, count: int, size: float) -> list[tuple[float, float]]:
    """Return places at least an edge apart; every second table has them touching one another."""
    close = rng.random() < 0.5
    places: list[tuple[float, float]] = []
    for _ in range(40 * count):
        if close and places:
            x, y = places[int(rng.integers(0, len(places)))]
            angle, far = rng.uniform(0, 2 * np.pi), size * rng.uniform(1.05, 1.5)
            spot = (x + far * float(np.cos(angle)), y + far * float(np.sin(angle)))
        else:
            spot = (rng.uniform(0, SIDE), rng.uniform(0, SIDE))
        gap = size * (1.05 if close else 1.5)
        inside = min(spot) > 0 and max(spot) < SIDE
        if inside and all(np.hypot(spot[0] - x, spot[1] - y) > gap for x, y in places):
            places.append(spot)
        if len(places) == count:
            break
    return places


def _placed(
    drawing: Drawing, x: float, y: float, edge: float, turn: float
) -> tuple[tuple[slice, slice], Float, Float]:
    """Return the canvas window that the die and its shadow reach, its layers there and its top corners."""
    scale = edge / EDGE_PX
    small = drawing.layers
    if scale < 0.8:
        side = max(8, round(SIDE_PX * scale))
        halves = (small[..., :3], small[..., 3:])
        small = np.concatenate(
            [cv2.resize(half, (side, side), interpolation=cv2.INTER_AREA) for half in halves], 2
        )
    factor = small.shape[0] / SIDE_PX
    middle = (small.shape[0] - 1) / 2
    matrix = cv2.getRotationMatrix2D((middle, middle), -turn, scale / factor)
    matrix[:, 2] += (x - middle, y - middle)
    top = ((drawing.top + 0.5) * factor - 0.5) @ matrix[:, :2].T + matrix[:, 2]
    reach = edge * 2.5
    left, right = (int(np.clip(x + side, 0, SIDE)) for side in (-reach, reach))
    upper, lower = (int(np.clip(y + side, 0, SIDE)) for side in (-reach, reach))
    matrix[:, 2] -= (left, upper)
    size = (right - left, lower - upper)
    layers = np.concatenate(
        [cv2.warpAffine(half, matrix, size) for half in (small[..., :3], small[..., 3:])], 2
    )
    return (
        (slice(upper, lower), slice(left, right)),
        np.asarray(layers / np.float32(255), np.float32),
        top.astype(np.float32),
    )


def _cast(canvas: Float, cover: Float, edge: float, shadow: _Shadow) -> None:
    """Darken the canvas where the die shades it: its outline drawn along the shadow's direction."""
    steps = max(1, round(shadow.length * edge / 3))
    shade = cover.copy()
    for step in range(1, steps + 1):
        far = shadow.length * edge * step / steps
        move = np.array([[1, 0, far * np.cos(shadow.angle)], [0, 1, far * np.sin(shadow.angle)]], np.float32)
        np.maximum(shade, cv2.warpAffine(cover, move, cover.shape[::-1]), out=shade)
    shade = cv2.GaussianBlur(shade, (0, 0), max(0.5, shadow.softness * edge)).astype(np.float32)
    canvas *= 1 - shadow.depth * shade[..., None]


def _colour(rng: Generator, canvas: Float, layers: Float, paint: _Paint) -> None:
    pip, inlay, shade, gloss, cover = np.split(layers, 5, axis=2)
    body = paint.body * np.ones_like(cover)
    if paint.mottle:
        body = (
            body + noise(rng, canvas.shape[0], canvas.shape[1], rng.uniform(2, 12))[..., None] * paint.mottle
        )
    # Layers come multiplied with the cover at the rim: divide to get the surface's own values there.
    whole = np.maximum(cover, 1e-3)
    colour = body * (1 - inlay / whole) + paint.inlay * (inlay / whole)
    colour = colour * (1 - pip / whole) + paint.ink * (pip / whole)
    lit = colour * (shade / whole) + paint.gloss * gloss / whole
    canvas *= 1 - cover
    canvas += np.minimum(lit, 275) * cover


def _lay(rng: Generator, canvas: Float, patch: Bytes, cover: Bytes) -> Float:
    """Lay a thing anywhere, turned and tilted; return the mask of what it covers."""
    height, width = cover.shape
    angle = rng.uniform(0, 2 * np.pi)
    tilt = np.diag([1.0, rng.uniform(0.5, 1.0)]) if rng.random() < 0.5 else np.eye(2)
    rotation = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    linear = tilt @ rotation
    middle = rng.uniform(0, SIDE, 2)
    offset = middle - linear @ np.array([width / 2, height / 2])
    matrix = np.column_stack([linear, offset]).astype(np.float32)
    mask = np.asarray(cv2.warpAffine(cover, matrix, (SIDE, SIDE)) / np.float32(255), np.float32)
    picture = cv2.warpAffine(patch, matrix, (SIDE, SIDE), borderMode=cv2.BORDER_REPLICATE)
    if rng.random() < 0.5:
        canvas *= 1 - 0.4 * rng.random() * cv2.GaussianBlur(mask, (0, 0), 3)[..., None]
    canvas *= 1 - mask[..., None]
    canvas += picture * mask[..., None]
    return mask


def _lying(picture: Bytes, seen: NDArray[np.bool_], value: int, top: Float) -> LyingDie:
    """Tell how much of a die's top face lies in the picture and in the mask ``seen``."""
    face = np.zeros((SIDE, SIDE), np.uint8)
    cv2.fillConvexPoly(face, top.round().astype(np.int32), 1)
    share = min(1.0, np.count_nonzero(face[seen]) / max(cv2.contourArea(top), 1.0))
    inner = picture[(face > 0) & seen]
    if share > 0 and inner.std(axis=0).max() < _FAINT:
        share = min(share, _DOUBTFUL)
    return LyingDie(value, top, float(share))


def _photograph(rng: Generator, canvas: Float) -> NDArray[np.uint8]:
    """Worsen the picture as cameras do."""
    cast = rng.normal(0, 0.09, 3) + rng.normal(0.1, 0.18)
    if rng.random() < 0.07:
        cast += np.log(rng.uniform(0.15, 0.4)) + rng.normal(0, 0.3, 3)
    picture = canvas * np.exp(cast).astype(np.float32)
    if rng.random() < 0.3:
        picture *= _spot(rng)
    if rng.random() < 0.3:
        curve = np.float32(np.exp(rng.normal(0, 0.3)))
        picture = 255 * np.power(np.clip(picture / 255, 0, 1), curve)
    if rng.random() < _GREY:
        picture = picture.mean(axis=2, keepdims=True).repeat(3, axis=2)
    if rng.random() < _LENS:
        picture *= _opening(rng)
    if rng.random() < 0.3:
        picture = (picture - 128) * np.float32(rng.uniform(0.5, 1.1)) + 128
    if rng.random() < 0.5:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.3)).astype(np.float32)
    picture += rng.standard_normal(picture.shape, np.float32) * np.float32(abs(rng.normal(0, 4)))
    result = np.clip(picture, 0, 255).astype(np.uint8)
    if rng.random() < 0.4:
        _, packed = cv2.imencode(".jpg", result, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(40, 95))])
        result = cv2.imdecode(packed, cv2.IMREAD_COLOR).astype(np.uint8)  # type: ignore[union-attr]
    return result


def _spot(rng: Generator) -> Float:
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE
    far = np.hypot(x - rng.uniform(0, 1), y - rng.uniform(0, 1))
    return np.asarray(0.45 + 0.75 * np.exp(-((far / rng.uniform(0.3, 0.9)) ** 2)), np.float32)[..., None]


def _opening(rng: Generator) -> Float:
    mask = np.full((SIDE, SIDE), rng.uniform(0.05, 0.4), np.float32)
    spot = (int(rng.integers(100, 220)), int(rng.integers(100, 220)))
    cv2.circle(mask, spot, int(rng.integers(90, 200)), 1.0, -1)
    return cv2.GaussianBlur(mask, (0, 0), rng.uniform(1, 6))[..., None].astype(np.float32)
