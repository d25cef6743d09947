"""Draws the tables that dice lie on, and chooses colours."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Float = NDArray[np.float32]
Generator = np.random.Generator

_BLUR_LEVELS = (2, 5, 12, 30, 80)

_KNOTTY = 0.35
"""Share of wooden tables with knots."""

_FINE_BITS = 4
_FINE = 1 << _FINE_BITS
"""Parts of a pixel in which specks are drawn."""


def random_colour(rng: Generator) -> Float:
    """Return a BGR colour in 0..255: often grey, dark or pale, sometimes strongly coloured."""
    kind = rng.random()
    if kind < 0.2:
        colour = np.full(3, rng.uniform(215, 255)) + rng.normal(0, 6, 3)
    elif kind < 0.4:
        colour = np.full(3, rng.uniform(8, 60)) + rng.normal(0, 6, 3)
    elif kind < 0.55:
        colour = np.full(3, rng.uniform(40, 230)) + rng.normal(0, 12, 3)
    else:
        hue, saturation, value = rng.uniform(0, 180), rng.uniform(40, 255), rng.uniform(60, 255)
        hsv = np.array([[[hue, saturation, value]]], np.uint8)
        colour = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0].astype(np.float64)
    return np.clip(colour, 0, 255).astype(np.float32)


def contrasting_colour(rng: Generator, other: Float, least: float = 70.0) -> Float:
    """Return a colour whose luma, or one of whose channels, differs clearly from the other's."""
    for _ in range(30):
        colour = random_colour(rng)
        if abs(colour - other).mean() > least:
            return colour
    return np.full(3, 255.0 if other.mean() < 128 else 10.0, np.float32)


def noise(rng: Generator, height: int, width: int, cell: float) -> Float:
    """Return smooth noise in -1..1 whose bumps are about ``cell`` pixels wide, shape (height, width)."""
    rows, columns = max(2, round(height / cell)), max(2, round(width / cell))
    coarse = rng.uniform(-1, 1, (rows, columns)).astype(np.float32)
    return cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC).astype(np.float32)


def ground(rng: Generator, side: int) -> Float:
    """Draw a table: plain, wood, weave, stone, checks, dots or carpet; float32 (side, side, 3) in 0..255."""
    big = round(side * 1.5)
    draw = (_plain, _plain, _wood, _wood, _weave, _stone, _checks, _dots, _blobs, _page)[rng.integers(10)]
    picture = draw(rng, big)
    picture += noise(rng, big, big, rng.uniform(1, 3))[..., None] * abs(rng.normal(0, 4))
    turn = cv2.getRotationMatrix2D((big / 2, big / 2), rng.uniform(0, 360), rng.uniform(1.0, 2.2))
    move = np.array([[0, 0, (side - big) / 2]] * 2)
    turned = cv2.warpAffine(picture, turn + move, (side, side), borderMode=cv2.BORDER_REFLECT)
    return np.asarray(turned, np.float32)


def strew_dust(rng: Generator, picture: Float) -> None:
    """Strew specks over a table, in place: fluff, crumbs, scratches that shine; some look like pips.

    Args:
        rng: source of chance.
        picture: float32 (height, width, 3) in 0..255.
    """
    height, width = picture.shape[:2]
    cover = np.zeros((height, width), np.float32)
    largest = rng.uniform(0.8, 3.5)
    for _ in range(int(np.exp(rng.uniform(np.log(3), np.log(150))))):
        long = float(np.exp(rng.uniform(np.log(0.5), np.log(largest))))
        axes = (round(_FINE * long), round(_FINE * long * rng.uniform(0.25, 1.0)))
        middle = (round(_FINE * rng.uniform(0, width)), round(_FINE * rng.uniform(0, height)))
        tone, turn = float(rng.uniform(0.2, 1.0)), float(rng.uniform(0, 180))
        line = cv2.ellipse2Poly((0, 0), axes, round(turn), 0, 360, 30) + np.array(middle)
        cv2.fillPoly(cover, [line.astype(np.int32)], tone, cv2.LINE_8, _FINE_BITS)
    soft = cv2.GaussianBlur(cover, (0, 0), rng.uniform(0.4, 1.2))[..., None]
    picture += soft * (random_colour(rng) - picture)


def _plain(rng: Generator, side: int) -> Float:
    return np.broadcast_to(random_colour(rng), (side, side, 3)).astype(np.float32)


def _mix(rng: Generator, share: Float, strength: float) -> Float:
    first = random_colour(rng)
    second = np.clip(first + rng.normal(0, 1, 3) * strength + rng.normal(0, strength), 0, 255)
    step = (second - first).astype(np.float32)
    return first + step * np.clip(share, 0, 1)[..., None]


def _wood(rng: Generator, side: int) -> Float:
    stretch = rng.uniform(4, 20)
    grain = np.zeros((side, side), np.float32)
    for cell in (2, 5, 14, 40):
        rows = max(2, round(side / cell))
        columns = max(2, round(side / (cell * stretch)))
        coarse = rng.uniform(-1, 1, (rows, columns)).astype(np.float32)
        grain += cv2.resize(coarse, (side, side), interpolation=cv2.INTER_CUBIC) * rng.uniform(0.1, 0.6)
    if rng.random() < _KNOTTY:
        grain += _knots(rng, side)
    return _mix(rng, 0.5 + grain, rng.uniform(10, 60))


def _knots(rng: Generator, side: int) -> Float:
    """Knots of a board: dark or pale discs in rings of grain, some as large as pips, some as dice."""
    knots = np.zeros((side, side), np.float32)
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    for _ in range(int(rng.integers(1, 9))):
        radius = float(np.exp(rng.uniform(np.log(2), np.log(25))))
        across, down = rng.uniform(0, side, 2)
        far = np.hypot((x - across) / rng.uniform(1.0, 2.2), y - down) / radius
        rings = 0.3 * np.cos(far * rng.uniform(3, 9)) * np.exp(-far / 3)
        knots += (rng.choice((-1, 1)) * rng.uniform(0.3, 1.2) * np.exp(-(far**4)) + rings).astype(np.float32)
    return knots


def _page(rng: Generator, side: int) -> Float:
    """Lines of print, or a ruled sheet."""
    share = np.zeros((side, side), np.uint8)
    step, thick = rng.uniform(7, 40), int(rng.integers(1, 3))
    ruled = rng.random() < 0.4
    for row in np.arange(step, side, step):
        if ruled:
            cv2.line(share, (0, round(row)), (side, round(row)), 255, thick)
            cv2.line(share, (round(row), 0), (round(row), side), 255, thick)
            continue
        line = bytes(rng.integers(33, 123, 90).astype(np.uint8)).decode("ascii")
        cv2.putText(
            share, line, (0, round(row)), cv2.FONT_HERSHEY_SIMPLEX, step / 44, 255, thick, cv2.LINE_AA
        )
    paper = random_colour(rng)
    ink = contrasting_colour(rng, paper)
    return np.asarray(paper + (ink - paper) * (share[..., None] / np.float32(255)), np.float32)


def _weave(rng: Generator, side: int) -> Float:
    period = rng.uniform(2.5, 8)
    along = np.sin(np.arange(side, dtype=np.float32) * 2 * np.pi / period)
    return _mix(rng, 0.5 + 0.25 * (along[:, None] + along[None, :]), rng.uniform(8, 50))


def _stone(rng: Generator, side: int) -> Float:
    share = sum(noise(rng, side, side, cell) * rng.uniform(0.05, 0.5) for cell in _BLUR_LEVELS)
    return _mix(rng, np.asarray(0.5 + share, np.float32), rng.uniform(10, 60))


def _blobs(rng: Generator, side: int) -> Float:
    share = (noise(rng, side, side, rng.uniform(5, 60)) > rng.uniform(-0.3, 0.5)).astype(np.float32)
    return _mix(
        rng, cv2.GaussianBlur(share, (0, 0), rng.uniform(0.5, 2)).astype(np.float32), rng.uniform(20, 80)
    )


def _checks(rng: Generator, side: int) -> Float:
    period = rng.uniform(8, 60)
    steps = (np.arange(side) / period).astype(int) % 2
    share = steps[:, None] ^ steps[None, :] if rng.random() < 0.5 else np.broadcast_to(steps, (side, side))
    return _mix(rng, share.astype(np.float32), rng.uniform(15, 80))


def _dots(rng: Generator, side: int) -> Float:
    period, radius = rng.uniform(6, 40), rng.uniform(0.1, 0.35)
    across = (np.arange(side) / period + 0.5) % 1.0 - 0.5
    far = np.hypot(across[:, None], across[None, :]) * period
    share = np.clip(radius * period - far + 0.5, 0, 1)
    return _mix(rng, share.astype(np.float32), rng.uniform(30, 120))
