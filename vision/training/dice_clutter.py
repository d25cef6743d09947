"""Draws grounds, and things that are not dice though they look like it: dominoes, cards, chips, text."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.dice_drawing import pip_places

Float = NDArray[np.float32]
Generator = np.random.Generator

_BLUR_LEVELS = (2, 5, 12, 30, 80)
_COVERED = np.full(1, 255.0, np.float32)


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
    draw = (_plain, _plain, _wood, _weave, _stone, _checks, _dots, _blobs)[rng.integers(8)]
    picture = draw(rng, big)
    picture += noise(rng, big, big, rng.uniform(1, 3))[..., None] * abs(rng.normal(0, 4))
    turn = cv2.getRotationMatrix2D((big / 2, big / 2), rng.uniform(0, 360), rng.uniform(1.0, 2.2))
    move = np.array([[0, 0, (side - big) / 2]] * 2)
    turned = cv2.warpAffine(picture, turn + move, (side, side), borderMode=cv2.BORDER_REFLECT)
    return np.asarray(turned, np.float32)


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
    return _mix(rng, 0.5 + grain, rng.uniform(10, 60))


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


Bytes = NDArray[np.uint8]
Patch = tuple[Bytes, Bytes]
"""A drawn thing: BGR (h, w, 3) and its cover (h, w), 255 where it hides what lies below."""


def impostor(rng: Generator, size: float) -> Patch:
    """Draw something that is not a die.

    Args:
        rng: source of chance.
        size: edge length in pixels of the dice that it lies among; not all things keep to that scale.
    """
    kinds: tuple[tuple[Callable[[Generator, float], Patch], float], ...] = (
        (_domino, 0.16), (_card, 0.38), (_text, 0.1), (_chip, 0.09), (_stick, 0.07), (_tile, 0.1),
        (_loose_pips, 0.1),
    )  # fmt: skip
    draw = kinds[rng.choice(len(kinds), p=[share for _, share in kinds])][0]
    if rng.random() < 0.4:
        size = float(np.exp(rng.uniform(np.log(6), np.log(80))))
    return draw(rng, size)


def _sheet(height: float, width: float, colour: Float, corner: float) -> Patch:
    height, width = max(6, round(height)), max(6, round(width))
    cover = np.zeros((height + 4, width + 4), np.uint8)
    radius = max(1, round(min(corner, min(height, width) / 2 - 1)))
    cv2.rectangle(cover, (2 + radius, 2), (1 + width - radius, 1 + height), 255, -1)
    cv2.rectangle(cover, (2, 2 + radius), (1 + width, 1 + height - radius), 255, -1)
    for x in (2 + radius, 1 + width - radius):
        for y in (2 + radius, 1 + height - radius):
            cv2.circle(cover, (x, y), radius, 255, -1, cv2.LINE_AA)
    return _filled(cover.shape, colour), cover


def _filled(shape: tuple[int, ...], colour: Float) -> Bytes:
    return np.ascontiguousarray(np.broadcast_to(colour, (*shape, 3)).astype(np.uint8))


def _disc(picture: Bytes, x: float, y: float, radius: float, colour: Float) -> None:
    spot = (round(x * 16), round(y * 16))
    cv2.circle(picture, spot, max(8, round(radius * 16)), colour.tolist(), -1, cv2.LINE_AA, 4)


def _domino(rng: Generator, size: float) -> Patch:
    half = size * rng.uniform(0.8, 1.6)
    body = random_colour(rng)
    ink = contrasting_colour(rng, body)
    picture, cover = _sheet(half * 2.05, half, body, half * rng.uniform(0.05, 0.2))
    radius, spread = half * rng.uniform(0.06, 0.11), half * rng.uniform(0.2, 0.29)
    for middle in (0.5, 1.55):
        value = int(rng.integers(0, 7))
        for row, column in pip_places(value) if value else ():
            _disc(picture, 2 + half * 0.5 + column * spread, 2 + half * middle + row * spread, radius, ink)
    y = round(2 + half * 1.025)
    cv2.line(
        picture,
        (round(2 + half * 0.1), y),
        (round(2 + half * 0.9), y),
        ink.tolist(),
        max(1, round(half * 0.04)),
    )
    return picture, cover


def _suit(picture: Bytes, kind: int, x: float, y: float, size: float, colour: Float) -> None:
    """Draw a heart, diamond, spade, club, disc or ring of the given height."""
    ink = colour.tolist()
    if kind == 1:
        points = [(0, -0.5), (0.38, 0), (0, 0.5), (-0.38, 0)]
    elif kind in (0, 2):
        flip = 1 if kind == 0 else -1
        points = [(0, 0.5 * flip), (0.45, -0.1 * flip), (-0.45, -0.1 * flip)]
        for side in (-0.22, 0.22):
            _disc(picture, x + side * size, y - 0.18 * flip * size, 0.25 * size, colour)
    elif kind == 3:
        points = [(-0.05, 0), (0.05, 0), (0.15, 0.5), (-0.15, 0.5)]
        for dx, dy in ((0, -0.25), (-0.24, 0.1), (0.24, 0.1)):
            _disc(picture, x + dx * size, y + dy * size, 0.22 * size, colour)
    else:
        _disc(picture, x, y, size * 0.45, colour)
        return
    corners = np.array([(x + a * size, y + b * size) for a, b in points]) * 16
    cv2.fillPoly(picture, [corners.round().astype(np.int32)], ink, cv2.LINE_AA, 4)
    if kind == 2:
        cv2.line(
            picture, (round(x), round(y)), (round(x), round(y + size * 0.5)), ink, max(1, round(size * 0.12))
        )


_CARD_PLACES = {
    1: ((0.5, 0.5),),
    2: ((0.5, 0.2), (0.5, 0.8)),
    3: ((0.5, 0.2), (0.5, 0.5), (0.5, 0.8)),
    4: ((0.3, 0.2), (0.7, 0.2), (0.3, 0.8), (0.7, 0.8)),
    5: ((0.3, 0.2), (0.7, 0.2), (0.5, 0.5), (0.3, 0.8), (0.7, 0.8)),
    6: ((0.3, 0.2), (0.7, 0.2), (0.3, 0.5), (0.7, 0.5), (0.3, 0.8), (0.7, 0.8)),
    8: (*tuple((x, y) for x in (0.3, 0.7) for y in (0.2, 0.5, 0.8)), (0.5, 0.35), (0.5, 0.65)),
    9: (*tuple((x, y) for x in (0.3, 0.7) for y in (0.2, 0.4, 0.6, 0.8)), (0.5, 0.5)),
}
"""Middles of a playing card's pips, as shares of its width and height."""


def _card(rng: Generator, size: float) -> Patch:
    """A playing card, a court card, a back, or a card of another game."""
    width = size * float(np.exp(rng.uniform(np.log(1.2), np.log(6.0))))
    height = width * rng.uniform(1.3, 1.6)
    paper = np.clip(rng.uniform(205, 255) + rng.normal(0, 5, 3), 0, 255).astype(np.float32)
    if rng.random() < 0.2:
        paper = random_colour(rng)
    picture, cover = _sheet(height, width, paper, width * 0.05)
    ink = contrasting_colour(rng, paper)
    kind = int(rng.integers(0, 5))
    faces = ((_pips, 0.5), (_court, 0.2), (_back, 0.12), (_oval, 0.18))
    draw = faces[rng.choice(len(faces), p=[share for _, share in faces])][0]
    draw(rng, picture, ink, kind)
    if draw in (_pips, _court) and rng.random() < 0.85:
        _indices(rng, picture, ink, kind)
    return picture, cover


def _pips(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    height, width = picture.shape[:2]
    places = _CARD_PLACES[int(rng.choice(list(_CARD_PLACES)))]
    pip = width * (rng.uniform(0.4, 0.6) if len(places) == 1 else rng.uniform(0.14, 0.28))
    for x, y in places:
        _suit(picture, kind, x * width, y * height, pip, ink)


def _court(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    """A frame full of coloured shapes, the same from both ends."""
    height, width = picture.shape[:2]
    left, upper = round(width * 0.2), round(height * 0.12)
    half = picture[upper : height // 2, left : width - left]
    for _ in range(int(rng.integers(5, 16))):
        points = rng.uniform(0, 1, (int(rng.integers(3, 6)), 2)) * (half.shape[1], half.shape[0])
        shape = [points.round().astype(np.int32)]
        cv2.fillPoly(half, shape, random_colour(rng).tolist(), cv2.LINE_AA)
    _suit(half, kind, half.shape[1] * 0.2, half.shape[0] * 0.2, width * 0.15, ink)
    lower = picture[height - upper - half.shape[0] : height - upper, left : width - left]
    lower[:] = half[::-1, ::-1].copy()
    cv2.rectangle(picture, (left, upper), (width - left, height - upper), ink.tolist(), 1)


def _back(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    """A lattice of lines or of small shapes inside a frame."""
    height, width = picture.shape[:2]
    frame = round(width * rng.uniform(0.03, 0.12))
    step = max(3.0, width * rng.uniform(0.06, 0.25))
    inner = picture[frame : height - frame, frame : width - frame]
    if rng.random() < 0.5:
        inner[:] = random_colour(rng).astype(np.uint8)
    for x in np.arange(step / 2, inner.shape[1], step):
        for y in np.arange(step / 2, inner.shape[0], step):
            _suit(inner, kind, x, y, step * 0.6, ink)


def _oval(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    """A slanting oval with a sign, or one to three shapes in a row, filled or in outline."""
    height, width = picture.shape[:2]
    if rng.random() < 0.5:
        axes = (round(width * 0.32), round(height * 0.42))
        spot = (width // 2, height // 2)
        cv2.ellipse(picture, spot, axes, 25, 0, 360, random_colour(rng).tolist(), -1, cv2.LINE_AA)
        _suit(picture, kind, width / 2, height / 2, width * rng.uniform(0.3, 0.5), ink)
        return
    count, thick = int(rng.integers(1, 4)), -1 if rng.random() < 0.5 else max(1, round(width * 0.02))
    axes = (round(width * 0.3), round(height * 0.08))
    for number in range(count):
        spot = (width // 2, round(height * (0.5 + 0.22 * (number - (count - 1) / 2))))
        if kind == 1:
            corners = np.array(spot) + np.array([(-1, 0), (0, -1), (1, 0), (0, 1)]) * axes
            cv2.polylines(picture, [corners.astype(np.int32)], True, ink.tolist(), abs(thick), cv2.LINE_AA)
        else:
            cv2.ellipse(picture, spot, axes, 0, 0, 360, ink.tolist(), thick, cv2.LINE_AA)


def _indices(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    height, width = picture.shape[:2]
    text = str(rng.choice(list("A23456789JQK")))
    scale, thickness = width / 180, max(1, round(width / 90))
    for x, y, side in ((0.09, 0.1, 1), (0.91, 0.9, -1)):
        spot = (round(width * (x - 0.05)), round(height * (y + 0.03)))
        cv2.putText(
            picture, text, spot, cv2.FONT_HERSHEY_SIMPLEX, scale, ink.tolist(), thickness, cv2.LINE_AA
        )
        _suit(picture, kind, width * x, height * (y + 0.08 * side), width * 0.1, ink)


def _text(rng: Generator, size: float) -> Patch:
    width, height = size * rng.uniform(2, 8), size * rng.uniform(1, 6)
    paper = random_colour(rng)
    picture, cover = _sheet(height, width, paper, 1)
    ink = contrasting_colour(rng, paper).tolist()
    step = size * rng.uniform(0.15, 1.2)
    letters = np.array(list("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.:;%oO8 "))
    y = step
    while y < height:
        line = "".join(rng.choice(letters, int(rng.integers(3, 40))))
        thickness = max(1, round(step * rng.uniform(0.05, 0.14)))
        cv2.putText(
            picture, line, (4, round(y)), cv2.FONT_HERSHEY_SIMPLEX, step / 42, ink, thickness, cv2.LINE_AA
        )
        y += step * rng.uniform(1.0, 1.3)
    if rng.random() < 0.3:
        cover[(picture == paper.astype(np.uint8)).all(axis=2)] = 0
    return picture, cover


def _chip(rng: Generator, size: float) -> Patch:
    radius = size * rng.uniform(0.3, 1.4)
    side = round(2 * radius) + 6
    picture = _filled((side, side), random_colour(rng))
    cover = np.zeros((side, side), np.uint8)
    _disc(cover, side / 2, side / 2, radius, _COVERED)
    for share in sorted(rng.uniform(0.15, 0.9, int(rng.integers(0, 4))), reverse=True):
        _disc(picture, side / 2, side / 2, radius * share, random_colour(rng))
    if rng.random() < 0.35:
        ink, holes = random_colour(rng), int(rng.choice([2, 3, 4, 5, 6, 8, 12]))
        for turn in np.arange(holes) * 2 * np.pi / holes:
            x, y = side / 2 + np.cos(turn) * radius * 0.55, side / 2 + np.sin(turn) * radius * 0.55
            _disc(picture, x, y, radius * rng.uniform(0.08, 0.16), ink)
    return picture, cover


def _stick(rng: Generator, size: float) -> Patch:
    length, breadth = size * rng.uniform(2, 9), size * rng.uniform(0.2, 1.0)
    picture, cover = _sheet(breadth, length, random_colour(rng), breadth / 2 * rng.random())
    bend = np.sin(np.linspace(0, np.pi, picture.shape[0], dtype=np.float32))[:, None, None]
    return np.clip(picture * (0.6 + 0.5 * bend), 0, 255).astype(np.uint8), cover


def _tile(rng: Generator, size: float) -> Patch:
    """A token, key or counter of a die's size without pips, or with a letter, a cross or a picture on it."""
    side = size * rng.uniform(0.5, 1.6)
    body = random_colour(rng)
    ink = contrasting_colour(rng, body)
    picture, cover = _sheet(side * rng.uniform(0.8, 1.2), side, body, side * rng.uniform(0, 0.4))
    height, width = cover.shape
    kind = rng.random()
    if kind < 0.4:
        text = str(rng.choice(list("ABCDEFGHKLMNPRSTUXYZ123456789&?!%")))
        scale = side / 42 * rng.uniform(0.5, 1.1)
        spot = (round(width * 0.25), round(height * 0.75))
        cv2.putText(
            picture,
            text,
            spot,
            cv2.FONT_HERSHEY_SIMPLEX,
            scale,
            ink.tolist(),
            max(1, round(side * 0.08)),
            cv2.LINE_AA,
        )
    elif kind < 0.6:
        _suit(picture, int(rng.integers(0, 4)), width / 2, height / 2, side * rng.uniform(0.4, 0.8), ink)
    elif kind < 0.75:
        for share in (0.85, 0.6):
            _disc(picture, width / 2, height / 2, side / 2 * share, random_colour(rng))
    return picture, cover


def _loose_pips(rng: Generator, size: float) -> Patch:
    """Discs as large as pips that lie on no die: beads, crumbs, printed dots in rows or anyhow."""
    side = round(size * rng.uniform(1, 4))
    picture = _filled((side, side), random_colour(rng))
    cover = np.zeros((side, side), np.uint8)
    radius = size * rng.uniform(0.05, 0.18)
    if rng.random() < 0.4:
        step = radius * rng.uniform(2.6, 6)
        for x in np.arange(radius + 1, side - radius, step):
            for y in np.arange(radius + 1, min(side - radius, step * rng.integers(1, 5)), step):
                _disc(cover, x, y, radius, _COVERED)
    else:
        for x, y in rng.uniform(radius, side - radius, (int(rng.integers(1, 9)), 2)):
            _disc(cover, x, y, radius * rng.uniform(0.8, 1.2), _COVERED)
    return picture, cover
