"""Cuts what the finder learns from out of drawn scenes: crops with heat maps. Changes colours for both."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.dice_data import Scenes

Float = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Generator = np.random.Generator

CROP = 128
CELL = 4
UNIT = 16.0
"""Size in pixels whose logarithm the finder calls 0."""
LEAST_SIZE, MOST_SIZE = 6.5, 38.0
"""Sizes of faces in pixels that the finder must see; beyond by a quarter it must not, between it may."""
IN_VIEW, HARDLY = 0.7, 0.25
"""Shares of a top face in view from which it counts, and below which it is no die."""
_TURNED = 0.3
"""Share of crops that are turned by right angles; cameras stand upright else."""
LOOK_ALIKES = 4.0
"""Look-alikes (dominoes, small cards, boards) lie so many times as often on drawn tables as on real ones."""


def sizes_of(tops: NDArray[np.floating]) -> Float:
    """Return the root of the area of faces (m, 4, 2)."""
    one, other = tops[:, 2] - tops[:, 0], tops[:, 3] - tops[:, 1]
    return np.asarray(np.sqrt(np.abs(one[:, 0] * other[:, 1] - one[:, 1] * other[:, 0]) / 2), np.float32)


@dataclass(frozen=True, slots=True)
class Crops:
    """A batch for the finder.

    Attributes:
        pictures: uint8 (n, CROP, CROP, 3).
        heat: float32 (n, CROP/4, CROP/4), 1 at the middles of faces, falling off around them.
        weight: float32, the same shape: 0 where the loss is silent.
        frames: float32 (n, CROP/4, CROP/4, 3): offset x, y and log size where ``near`` is positive.
        near: float32 (n, CROP/4, CROP/4): weight of the frame's loss.
    """

    pictures: Bytes
    heat: Float
    weight: Float
    frames: Float
    near: Float


def draw_crops(rng: Generator, scenes: Scenes, count: int) -> Crops:
    """Cut random crops at random scales, four of five around a die."""
    cells = CROP // CELL
    crops = Crops(
        np.empty((count, CROP, CROP, 3), np.uint8),
        np.zeros((count, cells, cells), np.float32),
        np.ones((count, cells, cells), np.float32),
        np.zeros((count, cells, cells, 3), np.float32),
        np.zeros((count, cells, cells), np.float32),
    )
    sizes, middles = sizes_of(scenes.tops), scenes.tops.mean(axis=1)
    low = np.zeros(count, bool)
    for index in range(count):
        die = int(rng.integers(0, len(scenes.values)))
        if rng.random() < 0.8:
            scene, aim = int(scenes.owners[die]), middles[die]
        else:
            scene, aim = int(rng.integers(0, len(scenes.pictures))), rng.uniform(0, 320, 2)
        low[index] = scenes.low[scene]
        side = _side(rng, float(sizes[die]))
        whole = scenes.pictures.shape[1]
        corner = np.clip(aim - side * rng.uniform(0.1, 0.9, 2), 0, whole - side).astype(int)
        x, y, edge = int(corner[0]), int(corner[1]), int(side)
        how = cv2.INTER_AREA if edge > CROP else cv2.INTER_LINEAR
        crops.pictures[index] = cv2.resize(
            scenes.pictures[scene, y : y + edge, x : x + edge], (CROP, CROP), interpolation=how
        )
        scale = CROP / edge
        for here in np.flatnonzero(scenes.owners == scene):
            _mark(
                crops,
                index,
                (middles[here] - corner + 0.5) * scale,
                sizes[here] * scale,
                scenes.visible[here],
            )
    _turn(rng, crops, low)
    return crops


def _side(rng: Generator, size: float) -> float:
    """Return a crop's side in pixels; mostly one at which a face of that size is one for the finder."""
    if rng.random() < 0.3:
        return float(np.exp(rng.uniform(np.log(60), np.log(320))))
    wanted = float(np.exp(rng.uniform(np.log(LEAST_SIZE), np.log(MOST_SIZE))))
    return float(np.clip(CROP * size / wanted, 60, 320))


def _mark(crops: Crops, index: int, middle: Float, size: float, visible: float) -> None:
    """Write one die into the batch: a target, a silent place, or nothing."""
    cells = CROP // CELL
    x, y = middle / CELL
    if not (-2 < x < cells + 2 and -2 < y < cells + 2) or visible < HARDLY:
        return
    if not LEAST_SIZE / 1.25 < size < MOST_SIZE * 1.25:
        return
    rows, columns = np.mgrid[0:cells, 0:cells].astype(np.float32) + 0.5
    far = np.hypot(columns - x, rows - y)
    inside = 0 <= x < cells and 0 <= y < cells
    if visible < IN_VIEW or not LEAST_SIZE < size < MOST_SIZE or not inside:
        crops.weight[index][far < max(1.0, size / CELL / 2)] = 0
        return
    spread = float(np.clip(0.12 * size / CELL, 0.6, 2.0))
    heat = np.exp(-(far**2) / (2 * spread**2))
    column, row = int(x), int(y)
    heat[row, column] = 1.0
    np.maximum(crops.heat[index], heat, out=crops.heat[index])
    part = (slice(max(0, row - 1), row + 2), slice(max(0, column - 1), column + 2))
    crops.frames[index][part] = np.stack(
        [x - columns[part], y - rows[part], np.full_like(rows[part], np.log(size / UNIT))], axis=2
    )
    crops.near[index][part] = 0.3
    crops.near[index, row, column] = 1.0


def _turn(rng: Generator, crops: Crops, low: NDArray[np.bool_]) -> None:
    """Turn and mirror every crop, with its targets, and change its colours; none from low down is turned."""
    for index in range(len(crops.pictures)):
        turned = not low[index] and rng.random() < _TURNED
        turns, mirror = int(rng.integers(0, 4)) if turned else 0, rng.random() < 0.5
        for layer in (crops.pictures, crops.heat, crops.weight, crops.near, crops.frames):
            anew = np.rot90(layer[index], turns)
            layer[index] = anew[:, ::-1] if mirror else anew
        offset = crops.frames[index, ..., :2].copy()
        for _ in range(turns):
            offset = np.stack([offset[..., 1], -offset[..., 0]], axis=-1)
        if mirror:
            offset[..., 0] *= -1
        crops.frames[index, ..., :2] = offset
        crops.pictures[index] = change_colours(rng, crops.pictures[index])


def change_colours(rng: Generator, picture: Bytes) -> Bytes:
    """Exchange, mix, scale and shift the channels, or keep one; turn light into dark in some of them.

    The last makes dice of two strong colours (purple with green pips) out of white ones with black pips.
    """
    mix = np.eye(3)[rng.permutation(3)] if rng.random() < 0.5 else np.eye(3)
    if rng.random() < 0.4:
        mix = mix + rng.normal(0, 0.2, (3, 3))
    if rng.random() < 0.15:
        mix = mix[:, :1].repeat(3, axis=1)
    if rng.random() < 0.25:
        mix = mix * rng.choice([-1.0, 1.0], 3) * rng.uniform(0.4, 1.2, 3)
    mix = mix * rng.uniform(0.7, 1.25) * rng.uniform(0.92, 1.08, 3)
    centre = 128 + rng.uniform(-25, 25) + rng.normal(0, 8, 3)
    changed = (picture.astype(np.float32) - 128) @ mix.astype(np.float32) + centre.astype(np.float32)
    return np.asarray(np.clip(changed, 0, 255), np.uint8)
