"""Table tops, drawn by code: wood, cloth and patterned cloth, and the floor beside the table."""

from __future__ import annotations

import enum
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

Albedo = NDArray[np.uint8]
"""Colour of a surface under even white light: BGR, shape (h, w, 3), dtype uint8."""

Noise = NDArray[np.float32]
"""Shape (h, w), dtype float32, mean about 0, most values in [-1, 1]."""


class Ground(enum.Enum):
    """What the table is covered with."""

    WOOD = "wood"
    CLOTH = "cloth"
    PATTERN = "pattern"


_WOODS: Final = ((70, 118, 168), (52, 84, 128), (92, 140, 188), (44, 62, 96), (110, 160, 205))
_CLOTHS: Final = ((66, 96, 40), (92, 52, 38), (48, 40, 112), (92, 96, 100), (150, 170, 178), (52, 50, 48))
_PATTERNS: Final = (
    ((216, 226, 232), (128, 84, 52)),
    ((206, 216, 220), (52, 48, 150)),
    ((196, 206, 200), (84, 120, 88)),
    ((120, 96, 70), (190, 196, 186)),
)


def draw_ground(ground: Ground, size: tuple[int, int], scale: float, random: np.random.Generator) -> Albedo:
    """A piece of table top of `size` pixels (width, height), `scale` pixels to the millimetre."""
    match ground:
        case Ground.WOOD:
            return _wood(size, scale, random)
        case Ground.CLOTH:
            return _cloth(size, scale, random)
        case Ground.PATTERN:
            return _patterned(size, scale, random)


def draw_floor(size: tuple[int, int], random: np.random.Generator) -> Albedo:
    """The dark, blurred floor beside the table, `size` pixels (width, height)."""
    base = np.array(_WOODS[int(random.integers(len(_WOODS)))], np.float32) * 0.35
    return _tinted(base, 0.18 * _clouds(size, 90.0, random))


def _clouds(size: tuple[int, int], grain: float, random: np.random.Generator, stretch: float = 1.0) -> Noise:
    """Soft noise whose patches are `grain` pixels high and `stretch` times as wide."""
    width, height = size
    small = (max(2, round(height / grain)) + 3, max(2, round(width / (grain * stretch))) + 3)
    values = random.standard_normal(small).astype(np.float32) * np.float32(0.5)
    return np.asarray(cv2.resize(values, size, interpolation=cv2.INTER_CUBIC), np.float32)


def _tinted(base: NDArray[np.float32], shade: Noise) -> Albedo:
    return np.clip(base * (1.0 + shade[..., None]), 0, 255).astype(np.uint8)


def _wood(size: tuple[int, int], scale: float, random: np.random.Generator) -> Albedo:
    width, height = size
    base = np.array(_WOODS[int(random.integers(len(_WOODS)))], np.float32)
    plank = max(8, round(random.uniform(70, 150) * scale))
    shade = np.zeros((height, width), np.float32)
    for top in range(0, height, plank):
        rows = min(plank, height - top)
        part = (width, rows)
        rings = (
            _clouds(part, 26 * scale, random, 22.0) * 7.0 + np.linspace(0, 5, rows, dtype=np.float32)[:, None]
        )
        grain = np.sin(rings * 6.0) * 0.045 + _clouds(part, 1.6 * scale, random, 40.0) * 0.09
        grain += _clouds(part, 0.8 * scale, random, 14.0) * 0.05 + random.normal(0, 0.06)
        grain[: max(1, round(0.7 * scale))] -= 0.35
        shade[top : top + rows] = grain
    return _tinted(base, shade + _clouds(size, 160 * scale, random) * 0.05)


def _cloth(size: tuple[int, int], scale: float, random: np.random.Generator) -> Albedo:
    base = np.array(_CLOTHS[int(random.integers(len(_CLOTHS)))], np.float32)
    fuzz = random.standard_normal((size[1], size[0])).astype(np.float32) * np.float32(0.10)
    weave = cv2.GaussianBlur(fuzz, (0, 0), 0.6 * scale + 0.2)
    folds = _clouds(size, 120 * scale, random, 2.5) * 0.06 + _clouds(size, 7 * scale, random) * 0.03
    return _tinted(base, np.asarray(weave + folds, np.float32))


def _patterned(size: tuple[int, int], scale: float, random: np.random.Generator) -> Albedo:
    light, dark = _PATTERNS[int(random.integers(len(_PATTERNS)))]
    picture = (
        _checks(size, scale, random, light, dark)
        if random.random() < 0.5
        else _flowers(size, scale, random, light, dark)
    )
    fuzz = random.standard_normal((size[1], size[0])).astype(np.float32) * np.float32(0.05)
    shade = cv2.GaussianBlur(fuzz, (0, 0), 0.8) + _clouds(size, 140 * scale, random) * 0.07
    return _tinted(picture.astype(np.float32), np.asarray(shade, np.float32))


def _checks(
    size: tuple[int, int],
    scale: float,
    random: np.random.Generator,
    light: tuple[int, ...],
    dark: tuple[int, ...],
) -> Albedo:
    """Gingham: stripes across and down, twice as dark where they cross."""
    pitch = random.uniform(28, 60) * scale
    across = (np.arange(size[0]) % pitch < pitch / 2).astype(np.float32)
    down = (np.arange(size[1]) % pitch < pitch / 2).astype(np.float32)
    amount = ((across[None] + down[:, None]) / 2)[..., None] * np.float32(0.8)
    mixed = np.array(light, np.float32) * (1 - amount) + np.array(dark, np.float32) * amount
    return mixed.astype(np.uint8)


def _flowers(
    size: tuple[int, int],
    scale: float,
    random: np.random.Generator,
    light: tuple[int, ...],
    dark: tuple[int, ...],
) -> Albedo:
    """Blossoms strewn on a lattice."""
    picture = np.full((size[1], size[0], 3), light, np.uint8)
    pitch = random.uniform(55, 90) * scale
    for row, y in enumerate(np.arange(0, size[1] + pitch, pitch / 2)):
        for x in np.arange((row % 2) * pitch / 2, size[0] + pitch, pitch):
            for petal in range(5):
                angle = petal * 2 * np.pi / 5 + row
                middle = (int(x + 7 * scale * np.cos(angle)), int(y + 7 * scale * np.sin(angle)))
                cv2.circle(picture, middle, round(5 * scale), dark, -1, cv2.LINE_AA)
            cv2.circle(picture, (int(x), int(y)), round(4 * scale), light, -1, cv2.LINE_AA)
    return picture
