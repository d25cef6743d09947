"""What a cheap camera makes of small print: a soft lens, sharpening with halos, smears, halved chroma."""

from __future__ import annotations

import cv2
import numpy as np

from vision.sightings import Image
from vision.training.tables import Field

_GAMMA = 2.2
_LIGHT = ((np.arange(256) / 255) ** _GAMMA).astype(np.float32)


def soft_photograph(rng: np.random.Generator, picture: Image) -> Image:
    """A picture as a cheap camera might have taken it, at its own size; the same shape.

    The lens softens light, not grey levels: dark print on bright paper grows thinner in it, and what is
    narrow between two signs closes less than a blur of the picture's values would tell.
    """
    light = _lens(rng, _lit(rng, _LIGHT[picture]))
    grey = np.asarray(cv2.pow(np.clip(light, 0, 1.1), 1 / _GAMMA), np.float32)
    grey = _processed(rng, grey)
    taken = np.clip(grey * 255 + 0.5, 0, 255).astype(np.uint8)
    for _ in range(int(rng.integers(0, 3))):
        kind = (
            cv2.IMWRITE_JPEG_SAMPLING_FACTOR_420
            if rng.random() < 0.8
            else cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444
        )
        how = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(40, 97)), cv2.IMWRITE_JPEG_SAMPLING_FACTOR, kind]
        taken = np.asarray(cv2.imdecode(cv2.imencode(".jpg", taken, how)[1], cv2.IMREAD_COLOR), np.uint8)
    return taken


def _lit(rng: np.random.Generator, light: Field) -> Field:
    """Colour of the light, exposure, a slope or a shadow, sometimes glare."""
    rows, columns = light.shape[:2]
    cast = np.exp(rng.normal(0, 0.12, 3) + rng.normal(-0.35, 0.45)).astype(np.float32)
    y = np.linspace(-0.5, 0.5, rows, dtype=np.float32)[:, None]
    x = np.linspace(-0.5, 0.5, columns, dtype=np.float32)
    slope = rng.normal(0, 0.35, 2).astype(np.float32)
    shade = 1 + slope[0] * x + slope[1] * y
    if rng.random() < 0.2:
        way, off = rng.uniform(0, 2 * np.pi), rng.uniform(-0.3, 0.3)
        side = x * np.float32(np.cos(way)) + y * np.float32(np.sin(way)) - np.float32(off)
        beyond = np.clip(np.float32(0.5) + side * np.float32(rng.uniform(3, 60)), 0, 1)
        shade *= 1 - np.float32(rng.uniform(0.2, 0.7)) * beyond
    light = light * (cast * np.maximum(shade, 0.1)[..., None])
    if rng.random() < 0.2:
        middle, reach = rng.uniform(-0.3, 0.3, 2).astype(np.float32), np.float32(rng.uniform(0.05, 0.3))
        far = (((x - middle[0]) ** 2 + (y - middle[1]) ** 2) / reach**2).astype(np.float32)
        light = light + (np.float32(rng.uniform(0.2, 1.2)) * np.exp(-far))[..., None]
    return np.asarray(light, np.float32)


def _lens(rng: np.random.Generator, light: Field) -> Field:
    """The lens: mostly round softness, now and then a smear of motion."""
    kind = rng.random()
    if kind < 0.75:
        light = np.asarray(cv2.GaussianBlur(light, (0, 0), float(rng.uniform(0.25, 1.25))), np.float32)
    elif kind < 0.87:
        across, along = rng.uniform(0.2, 0.7), rng.uniform(0.6, 1.5)
        light = np.asarray(cv2.GaussianBlur(light, (0, 0), float(across), sigmaY=float(along)), np.float32)
    return light


def _processed(rng: np.random.Generator, grey: Field) -> Field:
    """What the camera's processor does: noise and its removal, sharpening with halos, contrast, colour."""
    if rng.random() < 0.7:
        grain = cv2.randn(np.empty(grey.shape, np.float32), np.zeros(3), np.full(3, rng.uniform(0.004, 0.04)))
        grey = np.asarray(grey + grain, np.float32)
        if rng.random() < 0.3:
            grey = np.asarray(cv2.bilateralFilter(grey, 5, float(rng.uniform(0.05, 0.2)), 1.5), np.float32)
    if rng.random() < 0.4:
        soft = cv2.GaussianBlur(grey, (0, 0), float(rng.uniform(0.7, 1.6)))
        grey = np.asarray(grey + (grey - soft) * rng.uniform(0.3, 1.8), np.float32)
    if rng.random() < 0.5:
        tone = grey.mean(axis=2, keepdims=True)
        grey = np.asarray(tone + (grey - tone) * rng.uniform(0.4, 1.4), np.float32)
    if rng.random() < 0.5:
        grey = np.asarray((grey - 0.5) * rng.uniform(0.6, 1.2) + 0.5 + rng.normal(0, 0.05), np.float32)
    return grey
