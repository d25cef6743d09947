"""Draws backs of cards: lattices, and the ornaments of old card makers, full of discs, dots and curls."""

from __future__ import annotations

import cv2
import numpy as np

from vision.training.dice_grounds import Float, Generator, contrasting_colour, random_colour
from vision.training.dice_shapes import Bytes, disc, suit


def lattice(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    """Small signs in rows and columns inside a frame."""
    height, width = picture.shape[:2]
    frame = round(width * rng.uniform(0.03, 0.12))
    step = max(3.0, width * rng.uniform(0.06, 0.25))
    inner = picture[frame : height - frame, frame : width - frame]
    if rng.random() < 0.5:
        inner[:] = random_colour(rng).astype(np.uint8)
    for x in np.arange(step / 2, inner.shape[1], step):
        for y in np.arange(step / 2, inner.shape[0], step):
            suit(inner, kind, x, y, step * 0.6, ink)


def ornament(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    """Wheels, rosettes, rays, curls and fields of dots in one colour, the same from both ends."""
    height, width = picture.shape[:2]
    frame = round(width * rng.uniform(0.04, 0.12))
    inner = picture[frame : height - frame, frame : width - frame]
    ground, print_ = random_colour(rng), ink
    if rng.random() < 0.6:
        ground, print_ = ink, contrasting_colour(rng, ink)
    inner[:] = ground.astype(np.uint8)
    half = inner[: inner.shape[0] // 2]
    _dots(rng, half, print_)
    for _ in range(int(rng.integers(3, 12))):
        _curl(rng, half, print_)
    if rng.random() < 0.5:
        _rays(rng, half, print_)
    for _ in range(int(rng.integers(1, 5))):
        _rosette(rng, half, print_, ground)
    if rng.random() < 0.7:
        _medallion(rng, half, print_, ground, kind)
    inner[inner.shape[0] - half.shape[0] :] = half[::-1, ::-1].copy()


def _place(rng: Generator, picture: Bytes) -> tuple[float, float]:
    height, width = picture.shape[:2]
    return float(rng.uniform(0, width)), float(rng.uniform(0, height))


def _line(picture: Bytes, points: Float, colour: Float, thickness: float) -> None:
    """A line through points (n, 2) in pixels."""
    rounded = [np.round(points * 16).astype(np.int32)]
    cv2.polylines(picture, rounded, False, colour.tolist(), max(1, round(thickness)), cv2.LINE_AA, 4)


def _dots(rng: Generator, picture: Bytes, ink: Float) -> None:
    """Small dots in part of the picture, in rows."""
    height, width = picture.shape[:2]
    step = max(3.0, width * rng.uniform(0.03, 0.08))
    x, y = _place(rng, picture)
    reach = width * rng.uniform(0.1, 0.6)
    for row in np.arange(max(0.0, y - reach), min(height, y + reach), step):
        for column in np.arange(max(0.0, x - reach), min(width, x + reach), step):
            disc(picture, column, row, step * 0.25, ink)


def _curl(rng: Generator, picture: Bytes, ink: Float) -> None:
    """A spiral with a drop at its end."""
    x, y = _place(rng, picture)
    radius = picture.shape[1] * rng.uniform(0.03, 0.12)
    turns = np.linspace(0, rng.uniform(1.0, 3.0) * np.pi, 24) * rng.choice((-1, 1)) + rng.uniform(0, 6.3)
    along = np.linspace(1, 0.25, 24) * radius
    points = np.stack([x + along * np.cos(turns), y + along * np.sin(turns)], axis=1).astype(np.float32)
    _line(picture, points, ink, radius * rng.uniform(0.1, 0.3))
    tip_x, tip_y = points[-1]
    disc(picture, float(tip_x), float(tip_y), radius * rng.uniform(0.15, 0.35), ink)


def _rays(rng: Generator, picture: Bytes, ink: Float) -> None:
    """Lines from one place."""
    x, y = _place(rng, picture)
    length = picture.shape[1] * rng.uniform(0.1, 0.4)
    for turn in np.linspace(0, rng.uniform(0.5, 2.0) * np.pi, int(rng.integers(6, 24))):
        ends = np.array([(x, y), (x + length * np.cos(turn), y + length * np.sin(turn))], np.float32)
        _line(picture, ends, ink, length * 0.03)


def _rosette(rng: Generator, picture: Bytes, ink: Float, ground: Float) -> None:
    """A disc or ring with dots or petals around a middle, as on a wheel or a flower."""
    x, y = _place(rng, picture)
    radius = picture.shape[1] * rng.uniform(0.04, 0.12)
    inside = ink
    if rng.random() < 0.6:
        disc(picture, x, y, radius, ink)
        inside = ground
    if rng.random() < 0.5:
        disc(picture, x, y, radius * rng.uniform(0.8, 0.9), inside)
        inside = ink if inside is ground else ground
    petals, start = int(rng.integers(3, 10)), rng.uniform(0, 6.3)
    far, size = radius * rng.uniform(0.45, 0.65), radius * rng.uniform(0.1, 0.28)
    for turn in start + np.arange(petals) * 2 * np.pi / petals:
        disc(picture, x + far * np.cos(turn), y + far * np.sin(turn), size, inside)
    if rng.random() < 0.7:
        disc(picture, x, y, radius * rng.uniform(0.1, 0.25), inside)


def _medallion(rng: Generator, picture: Bytes, ink: Float, ground: Float, kind: int) -> None:
    """A round window in which something small is drawn: a sign, or a figure of blobs and strokes."""
    height, width = picture.shape[:2]
    x, y = width * rng.uniform(0.4, 0.6), height * rng.uniform(0.3, 0.7)
    radius = width * rng.uniform(0.12, 0.3)
    disc(picture, x, y, radius, ink)
    disc(picture, x, y, radius * rng.uniform(0.88, 0.96), ground)
    if rng.random() < 0.3:
        suit(picture, kind, x, y, radius * rng.uniform(0.8, 1.3), ink)
        return
    for _ in range(int(rng.integers(4, 16))):
        far, turn = radius * rng.uniform(0, 0.75), rng.uniform(0, 6.3)
        spot = round(x + far * np.cos(turn)), round(y + far * np.sin(turn))
        axes = tuple(max(1, round(radius * part)) for part in rng.uniform(0.04, 0.22, 2))
        cv2.ellipse(picture, spot, axes, float(rng.uniform(0, 180)), 0, 360, ink.tolist(), -1, cv2.LINE_AA)
