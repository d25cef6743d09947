"""Worsens a drawn table as cameras do: light, casts, grey pictures, blur, grain and compression."""

from __future__ import annotations

import cv2
import numpy as np

from vision.training.dice_grounds import Float, Generator
from vision.training.dice_shapes import Bytes

_GREY, _LENS = 0.18, 0.08
"""Shares of grey pictures and of pictures through a round opening or with a round pool of light."""


def photograph(rng: Generator, canvas: Float, size: float) -> Bytes:
    """Worsen the picture as cameras do; large dice are often out of focus."""
    cast = rng.normal(0, 0.09, 3) + rng.normal(0.1, 0.18)
    if rng.random() < 0.07:
        cast += np.log(rng.uniform(0.15, 0.4)) + rng.normal(0, 0.3, 3)
    picture = canvas * np.exp(cast).astype(np.float32)
    if rng.random() < 0.3:
        picture *= _spot(rng, canvas.shape[0])
    if rng.random() < 0.3:
        curve = np.float32(np.exp(rng.normal(0, 0.3)))
        picture = 255 * np.power(np.clip(picture / 255, 0, 1), curve)
    if rng.random() < _GREY:
        picture = picture.mean(axis=2, keepdims=True).repeat(3, axis=2)
    if rng.random() < _LENS:
        picture *= _opening(rng, canvas.shape[0])
    if rng.random() < 0.3:
        picture = (picture - 128) * np.float32(rng.uniform(0.5, 1.1)) + 128
    if rng.random() < 0.5:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.3)).astype(np.float32)
    if rng.random() < 0.12:
        picture = cv2.GaussianBlur(picture, (0, 0), size * rng.uniform(0.02, 0.05)).astype(np.float32)
    if rng.random() < 0.06:
        picture = _shaken(rng, picture)
    picture += rng.standard_normal(picture.shape, np.float32) * np.float32(abs(rng.normal(0, 4)))
    result = np.clip(picture, 0, 255).astype(np.uint8)
    if rng.random() < 0.4:
        _, packed = cv2.imencode(".jpg", result, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(40, 95))])
        result = cv2.imdecode(packed, cv2.IMREAD_COLOR).astype(np.uint8)  # type: ignore[union-attr]
    return result


def _shaken(rng: Generator, picture: Float) -> Float:
    """Blur along a line of 2 to 5 pixels."""
    stroke = np.zeros((7, 7), np.float32)
    angle = rng.uniform(0, np.pi)
    step = np.array([np.cos(angle), -np.sin(angle)], np.float32) * rng.uniform(1, 2.5)
    start, end = (np.round((3 + side * step) * 16).astype(int).tolist() for side in (-1, 1))
    cv2.line(stroke, start, end, 1.0, 1, cv2.LINE_AA, 4)
    return np.asarray(cv2.filter2D(picture, -1, stroke / max(stroke.sum(), 1e-6)), np.float32)


def _spot(rng: Generator, side: int) -> Float:
    y, x = np.mgrid[0:side, 0:side].astype(np.float32) / side
    far = np.hypot(x - rng.uniform(0, 1), y - rng.uniform(0, 1))
    return np.asarray(0.45 + 0.75 * np.exp(-((far / rng.uniform(0.3, 0.9)) ** 2)), np.float32)[..., None]


def _opening(rng: Generator, side: int) -> Float:
    mask = np.full((side, side), rng.uniform(0.05, 0.4), np.float32)
    spot = tuple(int(part) for part in rng.uniform(0.2, 0.8, 2) * side)
    radius = int(rng.uniform(0.2, 0.65) * side)
    cv2.circle(mask, spot, radius, 1.0, -1)
    if rng.random() < 0.3:
        cv2.circle(mask, spot, radius, float(rng.uniform(1.0, 2.5)), int(rng.integers(1, 12)))
    return cv2.GaussianBlur(mask, (0, 0), rng.uniform(1, 6))[..., None].astype(np.float32)
