"""What cards lie on: plain, wooden, woven, checked, speckled and cluttered grounds, all drawn here."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Image

Field = NDArray[np.float32]


def random_ground(rng: np.random.Generator, size: int) -> Image:
    """A ground of ``size`` x ``size`` pixels."""
    draw = _GROUNDS[int(rng.choice(len(_GROUNDS), p=_SHARES))]
    ground: Field = draw(rng, size)
    if rng.random() < 0.7:
        turn = cv2.getRotationMatrix2D(
            (size / 2, size / 2), float(rng.uniform(0, 360)), float(rng.uniform(0.7, 1.8))
        )
        turned = cv2.warpAffine(ground, turn, (size, size), borderMode=cv2.BORDER_REFLECT)
        ground = np.asarray(turned, np.float32)
    return np.clip(ground, 0, 255).astype(np.uint8)


def soft_noise(rng: np.random.Generator, size: int, cells: int) -> Field:
    """Smooth noise in [0, 1], shape (size, size); ``cells`` is the number of hills along a side."""
    coarse = rng.random((max(2, cells), max(2, cells)), np.float32)
    return cv2.resize(coarse, (size, size), interpolation=cv2.INTER_CUBIC).astype(np.float32)


def _colour(rng: np.random.Generator) -> Field:
    kind = rng.random()
    if kind < 0.25:  # pale
        return rng.uniform(170, 250, 3).astype(np.float32)
    if kind < 0.45:  # dark
        return rng.uniform(5, 70, 3).astype(np.float32)
    if kind < 0.6:  # a card table's cloth
        return np.array([rng.uniform(20, 90), rng.uniform(60, 140), rng.uniform(10, 60)], np.float32)
    if kind < 0.8:  # brown
        value = rng.uniform(60, 220)
        return np.array([value * rng.uniform(0.3, 0.7), value * rng.uniform(0.6, 0.85), value], np.float32)
    return rng.uniform(0, 255, 3).astype(np.float32)


def _plain(rng: np.random.Generator, size: int) -> Field:
    shade = 1 + rng.uniform(0, 0.12) * (soft_noise(rng, size, 3) - 0.5)
    return _colour(rng) * shade[..., None]


def _wood(rng: np.random.Generator, size: int) -> Field:
    bend = soft_noise(rng, size, 4) * rng.uniform(5, 60)
    line = cv2.GaussianBlur(rng.random((1, 1024), np.float32), (0, 0), float(rng.uniform(1, 5)))[0]
    line = (line - line.mean()) / (line.std() + 1e-6)
    rows = np.arange(size, dtype=np.float32)[:, None] * rng.uniform(0.4, 1.6) + bend
    grain = line[rows.astype(np.int32) % 1024] + 0.3 * rng.standard_normal((size, size), np.float32)
    value = rng.uniform(50, 225)
    base = np.array([value * rng.uniform(0.35, 0.8), value * rng.uniform(0.6, 0.9), value], np.float32)
    wood = base * (1 + rng.uniform(0.02, 0.13) * grain[..., None])
    if rng.random() < 0.4:  # planks
        step = int(rng.integers(40, 130))
        for row in range(int(rng.integers(step)), size, step):
            wood[row : row + 2] *= rng.uniform(0.4, 0.8)
    return np.asarray(wood, np.float32)


def _weave(rng: np.random.Generator, size: int) -> Field:
    period = rng.uniform(2.5, 9)
    grid = np.arange(size, dtype=np.float32) * (2 * np.pi / period)
    threads = np.sin(grid)[:, None] * np.sin(grid)[None, :]
    noise = rng.standard_normal((size, size), np.float32)
    shade = 1 + rng.uniform(0.03, 0.2) * threads + rng.uniform(0, 0.1) * noise
    return np.asarray(_colour(rng) * shade[..., None], np.float32)


def _checks(rng: np.random.Generator, size: int) -> Field:
    step = rng.uniform(8, 60)
    grid = (np.arange(size) / step).astype(np.int32)
    kind = rng.random()
    if kind < 0.4:
        chosen = (grid[:, None] + grid[None, :]) % 2
    elif kind < 0.75:
        chosen = np.broadcast_to(grid[:, None] % 2, (size, size))
    else:
        chosen = ((grid[:, None] % 3) == 0) | ((grid[None, :] % 3) == 0)
    share = np.asarray(chosen, np.float32)[..., None]
    return np.asarray(_colour(rng) * share + _colour(rng) * (1 - share), np.float32)


def _carpet(rng: np.random.Generator, size: int) -> Field:
    mix = np.zeros((size, size), np.float32)
    for octave, cells in enumerate((4, 12, 40, 110)):
        mix += soft_noise(rng, size, cells) / (octave + 1)
    mix = (mix - np.min(mix)) / (np.ptp(mix) + 1e-6)
    spread = mix[..., None] * rng.uniform(0.5, 1)
    noise = rng.standard_normal((size, size, 1), np.float32) * rng.uniform(0, 22)
    return np.asarray(_colour(rng) * (1 - spread) + _colour(rng) * spread + noise, np.float32)


def _blobs(rng: np.random.Generator, size: int) -> Field:
    ground = _plain(rng, size)
    for _ in range(int(rng.integers(8, 60))):
        centre = (int(rng.integers(size)), int(rng.integers(size)))
        axes = (int(rng.integers(2, 40)), int(rng.integers(2, 40)))
        colour = tuple(float(v) for v in _colour(rng))
        cv2.ellipse(ground, centre, axes, float(rng.uniform(0, 180)), 0, 360, colour, -1, cv2.LINE_AA)
    return ground


def _rubble(rng: np.random.Generator, size: int) -> Field:
    """Many overlapping boxes and lines: a full desk."""
    ground = _plain(rng, size)
    for _ in range(int(rng.integers(10, 50))):
        x, y, width, height, turn = (float(v) for v in rng.random(5))
        box = ((x * size, y * size), (4 + 126 * width, 4 + 126 * height), 180 * turn)
        colour = tuple(float(v) for v in _colour(rng))
        cv2.fillConvexPoly(ground, cv2.boxPoints(box).astype(np.int32), colour, cv2.LINE_AA)
        if rng.random() < 0.5:
            ends = rng.integers(0, size, 4)
            cv2.line(
                ground,
                (int(ends[0]), int(ends[1])),
                (int(ends[2]), int(ends[3])),
                colour,
                int(rng.integers(1, 5)),
            )
    return ground


def _stone(rng: np.random.Generator, size: int) -> Field:
    """Speckled stone, leather, grass: fine noise of two colours."""
    noise = cv2.GaussianBlur(
        rng.standard_normal((size, size), np.float32), (0, 0), float(rng.uniform(0.6, 3))
    )
    share = np.clip(0.5 + noise / (noise.std() + 1e-6) * rng.uniform(0.1, 0.5), 0, 1)[..., None]
    return np.asarray(_colour(rng) * share + _colour(rng) * (1 - share), np.float32)


_GROUNDS = (_plain, _wood, _weave, _checks, _carpet, _blobs, _rubble, _stone)
_SHARES = (0.22, 0.2, 0.09, 0.08, 0.12, 0.06, 0.09, 0.14)
