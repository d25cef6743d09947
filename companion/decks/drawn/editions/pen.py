"""Figures written with a pen: ten skeletons, and a nib that may be broad, round or held aslant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

Stroke = NDArray[np.float64]
"""A line of a figure, shape (n, 2), float64: x right, y down, the figure one unit high from 0 to 1."""

HEIGHT: Final = 160
"""Pixels that a written figure is high."""

_STEP: Final = 0.012
"""Of a figure's height, from one print of the nib to the next."""


@dataclass(frozen=True, slots=True)
class Pen:
    """How figures are written.

    Attributes:
        nib: breadth of the nib in parts of a figure's height.
        thin: thickness of the nib in parts of its breadth: 1 is round.
        held: degrees by which the nib is turned.
        slant: how far a figure leans to the right, in parts of its height.
        wide: width of the figures in proportion to the skeletons'.
        ornate: whether the 1 stands on a foot and the 7 bears a bar.
    """

    nib: float
    thin: float
    held: float
    slant: float
    wide: float
    ornate: bool


def written(digit: str, pen: Pen) -> Image.Image:
    """A figure as a mask (mode L), `HEIGHT` pixels high without the nib's margins, trimmed."""
    margin = round(HEIGHT * (pen.nib + 0.35))
    size = (round(HEIGHT * 0.9) + 2 * margin, HEIGHT + 2 * margin)
    picture = Image.new("L", (size[0] * 2, size[1] * 2))
    draw = ImageDraw.Draw(picture)
    print_ = _nib(pen)
    for stroke in _strokes(digit, ornate=pen.ornate):
        for x, y in _walked(stroke * (pen.wide, 1.0)):
            centre = np.array([x + pen.slant * (0.5 - y), y]) * HEIGHT + margin
            draw.polygon([(float(px), float(py)) for px, py in (print_ * HEIGHT + centre) * 2], fill=255)
    small = picture.resize(size, Image.Resampling.BOX)
    return small.crop(small.getbbox())


def _nib(pen: Pen) -> Stroke:
    angles, held = np.linspace(0, 2 * np.pi, 24, endpoint=False), np.radians(pen.held)
    nib = np.stack([np.cos(angles), pen.thin * np.sin(angles)], axis=1) * pen.nib / 2
    return np.asarray(nib @ np.array([[np.cos(held), np.sin(held)], [-np.sin(held), np.cos(held)]]))


def _walked(stroke: Stroke) -> Stroke:
    """Points along a stroke, as close as the nib's prints."""
    steps = np.linalg.norm(np.diff(stroke, axis=0), axis=1)
    along = np.concatenate([[0.0], np.cumsum(steps)])
    at = np.linspace(0.0, along[-1], max(2, int(along[-1] / _STEP)))
    return np.stack([np.interp(at, along, stroke[:, side]) for side in (0, 1)], axis=1)


def _arc(x: float, y: float, across: float, down: float, start: float, end: float) -> Stroke:
    """Part of an ellipse, from one angle to another, in degrees clockwise from its right end."""
    angles = np.radians(np.linspace(start, end, 48))
    return np.stack([x + across * np.cos(angles), y + down * np.sin(angles)], axis=1)


def _line(*points: tuple[float, float]) -> Stroke:
    return np.array(points)


def _six() -> tuple[Stroke, ...]:
    t = np.linspace(0.0, 1.0, 32)[:, None]
    start, first, second, end = map(np.array, ((0.47, 0.0), (0.2, 0.12), (0.03, 0.36), (0.03, 0.68)))
    stem = (1 - t) ** 3 * start + 3 * t * (1 - t) ** 2 * first + 3 * t**2 * (1 - t) * second + t**3 * end
    return stem, _arc(0.31, 0.69, 0.28, 0.31, 0, 360)


_SKELETONS: Final[dict[str, Callable[[], tuple[Stroke, ...]]]] = {
    "0": lambda: (_arc(0.31, 0.5, 0.29, 0.5, 0, 360),),
    "1": lambda: (_line((0.06, 0.24), (0.32, 0.0), (0.32, 1.0)),),
    "2": lambda: (
        np.concatenate([_arc(0.31, 0.29, 0.27, 0.29, 195, 382), _line((0.03, 1.0))]),
        _line((0.03, 1.0), (0.6, 1.0)),
    ),
    "3": lambda: (
        _arc(0.29, 0.25, 0.25, 0.25, 205, 445),
        _arc(0.29, 0.74, 0.3, 0.26, 275, 515),
    ),
    "4": lambda: (_line((0.46, 1.0), (0.46, 0.0), (0.0, 0.7), (0.64, 0.7)),),
    "5": lambda: (
        _line((0.56, 0.0), (0.1, 0.0), (0.07, 0.46)),
        _arc(0.28, 0.68, 0.31, 0.32, 222, 508),
    ),
    "6": _six,
    "7": lambda: (_line((0.0, 0.0), (0.6, 0.0), (0.2, 1.0)),),
    "8": lambda: (_arc(0.31, 0.24, 0.24, 0.24, 0, 360), _arc(0.31, 0.74, 0.3, 0.26, 0, 360)),
    "9": lambda: tuple(np.array([0.62, 1.0]) - stroke for stroke in _six()),
}


def _strokes(digit: str, *, ornate: bool) -> tuple[Stroke, ...]:
    strokes = _SKELETONS[digit]()
    if ornate and digit == "1":
        return (*strokes, _line((0.1, 1.0), (0.54, 1.0)))
    if ornate and digit == "7":
        return (*strokes, _line((0.14, 0.52), (0.54, 0.52)))
    return strokes
