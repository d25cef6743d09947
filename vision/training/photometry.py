"""What light, lens and camera do to a picture: shade, glare, colour cast, blur, noise, compression."""

from __future__ import annotations

import cv2
import numpy as np

from vision.sightings import Image
from vision.training.tables import Field, soft_noise


def photograph(rng: np.random.Generator, picture: Image) -> Image:
    """A square picture as a camera might have taken it; the same shape."""
    light = _lit(rng, np.asarray(picture.astype(np.float32) / 255, np.float32))
    light = _exposed(rng, light)
    light = _blurred(rng, light)
    if rng.random() < 0.65:
        strength = rng.uniform(0.003, 0.04) * (1.0 if rng.random() < 0.8 else 1.6)
        grain = cv2.randn(np.empty(light.shape, np.float32), np.zeros(3), np.full(3, strength))
        light = np.asarray(light + grain, np.float32)
    taken = np.clip(light * 255, 0, 255).astype(np.uint8)
    if rng.random() < 0.6:
        _, packed = cv2.imencode(".jpg", taken, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(30, 96))])
        taken = np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)
    return taken


def _lit(rng: np.random.Generator, light: Field) -> Field:
    size = light.shape[0]
    if rng.random() < 0.65:
        depth = rng.uniform(0.1, 0.6)
        light = light * (1 - depth * soft_noise(rng, size, int(rng.integers(2, 5))))[..., None]
    if rng.random() < 0.3:
        light = light * _shadow(rng, size)[..., None]
    if rng.random() < 0.22:
        shine = np.zeros((size // 4, size // 4), np.float32)
        centre = (int(rng.integers(size // 4)), int(rng.integers(size // 4)))
        axes = (int(rng.integers(2, size // 12)), int(rng.integers(2, size // 12)))
        cv2.ellipse(shine, centre, axes, float(rng.uniform(0, 180)), 0, 360, float(rng.uniform(0.2, 0.9)), -1)
        shine = cv2.GaussianBlur(shine, (0, 0), float(rng.uniform(1.5, 8)))
        light = light + cv2.resize(shine, (size, size))[..., None]
    return light


def _shadow(rng: np.random.Generator, size: int) -> Field:
    mask = np.ones((size // 2, size // 2), np.float32)
    points = (rng.uniform(-0.3, 1.3, (int(rng.integers(3, 6)), 2)) * size / 2).astype(np.int32)
    cv2.fillPoly(mask, [points], float(rng.uniform(0.3, 0.8)), cv2.LINE_AA)
    if rng.random() < 0.7:
        mask = np.asarray(cv2.GaussianBlur(mask, (0, 0), float(rng.uniform(0.8, 9))), np.float32)
    return cv2.resize(mask, (size, size)).astype(np.float32)


def _exposed(rng: np.random.Generator, light: Field) -> Field:
    cast = np.exp(rng.normal(0, 0.1, 3) + rng.normal(-0.1, 0.22))
    extreme = rng.random()
    if extreme < 0.06:
        cast *= rng.uniform(0.12, 0.45)
    elif extreme < 0.1:
        cast *= rng.uniform(1.2, 1.7)
    light = np.maximum(light * cast.astype(np.float32), 0)
    if rng.random() < 0.5:
        light = cv2.pow(np.minimum(light, 1.2), float(np.exp(rng.normal(0, 0.25)))).astype(np.float32)
    if rng.random() < 0.6:
        grey = light.mean(axis=2, keepdims=True)
        light = grey + (light - grey) * rng.uniform(0.45, 1.35)
    if rng.random() < 0.6:
        middle = float(light.mean())
        light = middle + (light - middle) * rng.uniform(0.6, 1.2)
    return light.astype(np.float32)


def _blurred(rng: np.random.Generator, light: Field) -> Field:
    kind = rng.random()
    size = light.shape[0]
    if kind < 0.4:
        light = np.asarray(cv2.GaussianBlur(light, (0, 0), float(rng.uniform(0.3, 1.4))), np.float32)
    elif kind < 0.52:
        length = int(rng.integers(2, 6))
        kernel = np.zeros((length, length), np.float32)
        cv2.line(kernel, (0, int(rng.integers(length))), (length - 1, int(rng.integers(length))), 1.0, 1)
        light = np.asarray(cv2.filter2D(light, -1, kernel / kernel.sum()), np.float32)
    elif kind < 0.68:
        small = round(size * rng.uniform(0.5, 0.9))
        shrunk = cv2.resize(light, (small, small), interpolation=cv2.INTER_AREA)
        light = np.asarray(cv2.resize(shrunk, (size, size)), np.float32)
    if rng.random() < 0.25:
        soft = cv2.GaussianBlur(light, (0, 0), 1.0)
        light = np.asarray(light + (light - soft) * rng.uniform(0.3, 1.5), np.float32)
    return light
