"""Chooses what dice are like: their forms, views and colours."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision.training.dice_drawing import Drawing, Shape, View, draw
from vision.training.dice_grounds import Float, Generator, contrasting_colour, random_colour
from vision.training.dice_layouts import draw_layout

_RED: Float = np.array((40, 30, 195), np.float32)
_RED_ACCENT = 0.6
"""The colour of the one and the four of Asian dice, and the share of dice with two colours that have it."""
_BOLD, _BOLD_PIP, _RIM = 0.2, (0.11, 0.15), 0.46
"""Share of dice with bold pips, as small ones have them, the radius of those, and how near to the face's edge
pips reach there: 0.5 is the edge."""


@dataclass(frozen=True, slots=True)
class Paint:
    """Colours of a die, BGR in 0..255, and how it shines, is mottled (grey levels) and lets light through.

    ``uneven`` is the share by which the pips of one die differ in brightness, as hollow ones catch the light;
    ``accent`` is the colour of the faces whose pips differ from the others'.
    """

    body: Float
    ink: Float
    accent: Float
    inlay: Float
    gloss: float
    mottle: float
    clear: float
    uneven: float


def draw_dice(rng: Generator, count: int) -> list[Drawing]:
    """Trace a stock of dice, sorted by the camera's elevation."""
    dice = [draw(_shape(rng), _view(rng), faces(rng)) for _ in range(count)]
    return sorted(dice, key=lambda die: die.view.elevation)


def faces(rng: Generator) -> tuple[int, int, int]:
    """Return the values towards +x, +y and +z; every value is on top equally often."""
    top = int(rng.integers(1, 7))
    sides = [value for value in range(1, 7) if value not in (top, 7 - top)]
    first = int(rng.choice(sides))
    second = int(rng.choice([value for value in sides if value not in (first, 7 - first)]))
    return first, second, top


def _shape(rng: Generator) -> Shape:
    form = rng.random()
    ball = 0.9 if form < 0.5 else rng.uniform(0.68, 0.82) if form < 0.85 else rng.uniform(0.6, 0.7)
    flat = min(0.5, float(np.sqrt(max(ball**2 - 0.25, 0.0))))
    inlay = rng.uniform(0.36, min(0.48, flat + 0.02)) if rng.random() < 0.2 and flat > 0.36 else 0.0
    bold = rng.random() < _BOLD
    pip = rng.uniform(*_BOLD_PIP) if bold else rng.uniform(0.055, 0.14)
    reach = _RIM - pip if bold else 0.31
    if inlay or ball < 0.8:
        reach = min(reach, ((inlay or min(flat, 0.6)) - pip * 0.9) / np.sqrt(2))
    rounding = rng.uniform(0.02, 0.16) if rng.random() < 0.75 else rng.uniform(0.16, 0.28)
    return Shape(
        rounding=rounding,
        ball=ball,
        layout=draw_layout(rng, float(reach), pip, 0.8 if bold else 0.65),
        hollow=max(0.0, rng.uniform(-0.3, 0.9)),
        inlay=inlay,
    )


def _view(rng: Generator) -> View:
    elevation = 90 - abs(rng.normal(0, 22)) if rng.random() < 0.6 else rng.uniform(26, 75)
    light = rng.normal(size=3)
    light[2] = abs(light[2]) + rng.uniform(0.2, 1.5)
    light /= np.linalg.norm(light)
    x, y, z = (float(value) for value in light)
    distance = float(np.exp(rng.uniform(np.log(3.5), np.log(25))))
    return View(float(max(elevation, 26)), rng.uniform(0, 360), distance, (x, y, z), rng.uniform(0.25, 0.85))


def paint(rng: Generator, table: Float) -> Paint:
    """Choose colours: classic ones, light on dark or any two, now and then those of the table below."""
    kind = rng.random()
    body = random_colour(rng)
    ink = contrasting_colour(rng, body, 50)
    if kind < 0.3:
        body = np.clip(rng.uniform(205, 255) + rng.normal(0, 6, 3), 0, 255).astype(np.float32)
        ink = np.clip(rng.uniform(5, 50) + rng.normal(0, 6, 3), 0, 255).astype(np.float32)
        if rng.random() < 0.2:
            ink = contrasting_colour(rng, body)
    elif kind < 0.45:
        body = np.clip(table * rng.uniform(0.8, 1.25) + rng.normal(0, 8, 3), 0, 255).astype(np.float32)
        ink = contrasting_colour(rng, body)
    elif kind < 0.7:
        ink = np.full(3, rng.uniform(225, 255) if body.mean() < 150 else rng.uniform(5, 40), np.float32)
    inlay = contrasting_colour(rng, body, 30)
    if rng.random() < 0.4:
        ink = np.where(np.abs(ink - inlay).mean() > 60, ink, body)
    accent = contrasting_colour(rng, body, 50)
    if rng.random() < _RED_ACCENT and np.abs(body - _RED).mean() > 50:
        accent = np.clip(_RED + rng.normal(0, 15, 3), 0, 255).astype(np.float32)
    mottle = rng.uniform(0, 60) if rng.random() < 0.2 else 0.0
    clear = rng.uniform(0.1, 0.7) if rng.random() < 0.15 else 0.0
    uneven = rng.uniform(0.2, 0.9) if rng.random() < 0.25 else 0.0
    return Paint(
        body=body,
        ink=ink,
        accent=accent,
        inlay=inlay,
        gloss=abs(rng.normal(0, 90)),
        mottle=mottle,
        clear=clear,
        uneven=uneven,
    )
