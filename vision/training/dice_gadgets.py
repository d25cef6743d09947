"""Draws what is near a table's dice and is pressed, lit or screwed: keyboards, lamps, screens, screws."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.dice_grounds import Float, Generator, contrasting_colour, random_colour
from vision.training.dice_layouts import pip_places
from vision.training.dice_shapes import COVERED, Bytes, Patch, disc, filled, sheet, suit

_LEGENDS = np.array(list("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;'-+*/<>[]=!?%&"))
_WORDS = np.array(["Esc", "Tab", "Alt", "Ctrl", "Fn", "Shift", "F5", "F12", "Home", "End", ":;", "..", "''"])

_TWO_SIGNS = (0.0, 0.3, 0.9)
"""Shares of keys with a second sign below the first, as those of numbers have; one of these a keyboard."""


def keyboard(rng: Generator, size: float) -> Patch:
    """A part of a keyboard: sloping keys, legends painted or lit, lamps between them."""
    key = size * rng.uniform(0.6, 1.8)
    rows, columns = int(rng.integers(1, 6)), int(rng.integers(2, 9))
    body = np.full(3, rng.uniform(10, 60) if rng.random() < 0.55 else rng.uniform(190, 250), np.float32)
    if rng.random() < 0.15:
        body = random_colour(rng)
    lit = rng.random() < 0.5
    glow = _glowing(rng) if lit else contrasting_colour(rng, body, 50)
    legend = glow if lit and rng.random() < 0.7 else contrasting_colour(rng, body, 60)
    picture, cover = sheet(key * (rows + 0.3), key * (columns + 0.6), body * rng.uniform(0.4, 1.1), key * 0.1)
    if lit:
        picture = _shining(picture, _between(rng, cover.shape, key) * glow)
    gap, corner = rng.uniform(0.04, 0.12), key * rng.uniform(0.03, 0.2)
    slope, twice = rng.uniform(0.0, 0.16), rng.choice(_TWO_SIGNS)
    for row in range(rows):
        left, upper = 2 + key * (0.15 + 0.25 * (row % 3)), 2 + key * (row + 0.15)
        while left + key < picture.shape[1]:
            width = key * (1.0 if rng.random() < 0.85 else rng.uniform(1.25, 2.5))
            box = (left + gap * key, upper + gap * key, width - 2 * gap * key, key * (1 - 2 * gap))
            _cap(picture, box, (body, slope, corner))
            for down in (0.2, 0.55)[: 1 + (rng.random() < twice)]:
                _legend(rng, picture, (left + key * 0.2, upper + key * down), key, legend)
            left += width
    return _flared(picture, body, key) if lit else picture, cover


def standing_keys(rng: Generator, size: float) -> Patch:
    """A part of a keyboard seen from in front of it: each key is a block whose front hides what is behind.

    Seen so, a key with its sign above a darker front looks more like a die than from straight above.
    """
    key = size * rng.uniform(0.6, 1.8)
    pitch, lift, flare = (key * rng.uniform(*span) for span in ((0.55, 0.95), (0.25, 0.7), (0.0, 0.12)))
    rows, columns = int(rng.integers(1, 5)), int(rng.integers(2, 7))
    body = random_colour(rng)
    if rng.random() < 0.7:
        body = np.full(3, rng.uniform(8, 60) if rng.random() < 0.6 else rng.uniform(180, 250), np.float32)
    front = body * np.float32(rng.uniform(0.35, 0.95))
    lit = rng.random() < 0.6
    glow = _glowing(rng) if lit else contrasting_colour(rng, body, 50)
    legend = glow if lit and rng.random() < 0.7 else contrasting_colour(rng, body, 60)
    height, width = pitch * rows + lift, key * (columns + 0.5)
    picture, cover = sheet(height, width, body * rng.uniform(0.3, 1.1), key * 0.1)
    if lit:
        picture = _shining(picture, _between(rng, cover.shape, pitch) * glow)
    gap, corner, twice = key * rng.uniform(0.03, 0.1), key * rng.uniform(0.03, 0.2), rng.choice(_TWO_SIGNS)
    for row in range(rows):
        left, lower = 2 + key * 0.25 * (row % 3), 2 + lift + pitch * (row + 1) - gap
        for x in np.arange(left, picture.shape[1] - key, key):
            foot = x + gap, lower, key - 2 * gap, pitch - gap
            _block(picture, foot, (lift, flare, corner), (body, front))
            for down in (0.1, 0.4)[: 1 + (rng.random() < twice)]:
                at = (x + key * rng.uniform(0.15, 0.35), lower - lift - pitch * (0.9 - down))
                _legend(rng, picture, at, key, legend)
    return _flared(picture, body, key) if lit else picture, cover


def _block(
    picture: Bytes,
    foot: tuple[float, float, float, float],
    form: tuple[float, float, float],
    colours: tuple[Float, Float],
) -> None:
    """Draw a key as a block: the front below its top.

    Args:
        picture: is changed.
        foot: left, lower, width, and how deep the top looks, in pixels.
        form: how high the block looks, by how much it is broader at its foot, and the top's rounding.
        colours: of the top and of the front.
    """
    (left, lower, width, depth), (lift, flare, rounding), (top, front) = foot, form, colours
    right, edge = left + width, lower - lift
    upper = edge - depth / 2
    front_corners = (left + flare, upper), (right - flare, upper), (right, lower), (left, lower)
    cv2.fillPoly(picture, [np.array([*map(_whole, front_corners)])], front.tolist(), cv2.LINE_AA)
    _round_box(picture, (left + flare, edge - depth, width - 2 * flare, depth), rounding, top)


def _shining(picture: Bytes, glow: NDArray[np.floating]) -> Bytes:
    return np.clip(picture + glow, 0, 255).astype(np.uint8)


def _flared(picture: Bytes, body: Float, key: float) -> Bytes:
    """What is brighter than the keys' bodies shines on what is beside it."""
    bright = np.maximum(picture - body, 0).astype(np.float32)
    return _shining(picture, cv2.GaussianBlur(bright, (0, 0), max(0.5, key * 0.06)) * np.float32(0.6))


def _between(rng: Generator, shape: tuple[int, ...], key: float) -> Float:
    """How brightly lamps shine from below the keys, float32 (h, w, 1)."""
    spots = np.zeros(shape, np.float32)
    step = key * rng.uniform(0.15, 1.0)
    for y in np.arange(key * rng.uniform(0.0, 0.5), shape[0], key):
        for x in np.arange(0, shape[1], step):
            cv2.circle(spots, (round(x), round(y)), max(1, round(key * 0.06)), float(rng.uniform(0.3, 1)), -1)
    soft = cv2.GaussianBlur(spots, (0, 0), max(0.5, key * rng.uniform(0.03, 0.2)))
    return np.asarray(0.2 + rng.uniform(0.3, 1.3) * soft[..., None] / soft.max(), np.float32)


def _cap(picture: Bytes, box: tuple[float, float, float, float], form: tuple[Float, float, float]) -> None:
    """Draw a key's cap: the slopes around it, then its top; the box is left, upper, width and height."""
    body, slope, rounding = form
    x, y, width, height = box
    inset = slope * min(width, height)
    _round_box(picture, box, rounding, body * np.float32(0.7))
    top = (x + inset, y + inset * 0.6, width - 2 * inset, height - 2 * inset)
    _round_box(picture, top, rounding, body)


def _round_box(
    picture: Bytes, box: tuple[float, float, float, float], rounding: float, colour: Float
) -> None:
    x, y, width, height = box
    radius = max(1.0, min(rounding, width / 3, height / 3))
    paint = colour.tolist()
    upright = (x + radius, y), (x + width - radius, y + height)
    level = (x, y + radius), (x + width, y + height - radius)
    for first, last in (upright, level):
        cv2.rectangle(picture, _whole(first), _whole(last), paint, -1)
    for across in (x + radius, x + width - radius):
        for down in (y + radius, y + height - radius):
            cv2.circle(picture, _whole((across, down)), round(radius), paint, -1, cv2.LINE_AA)


def _whole(place: tuple[float, float]) -> tuple[int, int]:
    return round(place[0]), round(place[1])


def _legend(rng: Generator, picture: Bytes, corner: tuple[float, float], key: float, ink: Float) -> None:
    word = str(rng.choice(_LEGENDS if rng.random() < 0.8 else _WORDS))
    scale, thick = key / 42 * rng.uniform(0.3, 0.6), max(1, round(key * rng.uniform(0.03, 0.07)))
    spot = (round(corner[0]), round(corner[1] + key * rng.uniform(0.2, 0.45)))
    cv2.putText(picture, word, spot, cv2.FONT_HERSHEY_SIMPLEX, scale, ink.tolist(), thick, cv2.LINE_AA)


def lamps(rng: Generator, size: float) -> Patch:
    """Lamps that glow, in a row or as pips lie, on a dark or a pale housing."""
    side, radius = size * rng.uniform(0.8, 4.0), size * rng.uniform(0.06, 0.25)
    body = np.full(3, rng.uniform(5, 60) if rng.random() < 0.7 else rng.uniform(150, 250), np.float32)
    picture, cover = sheet(side, side * rng.uniform(0.3, 1.0), body, size * rng.uniform(0.0, 0.3))
    height, width = cover.shape
    spots = np.zeros((height, width), np.float32)
    if rng.random() < 0.5:
        step = radius * rng.uniform(2.5, 6)
        places = [(x, height / 2) for x in np.arange(radius * 2, width - radius, step)]
    else:
        pitch = size * rng.uniform(0.25, 0.6)
        grid = pip_places(int(rng.integers(1, 7)))
        places = [(width / 2 + x * pitch, height / 2 + y * pitch) for x, y in grid]
    for x, y in places:
        if rng.random() < 0.9:
            cv2.circle(spots, _whole((x, y)), max(1, round(radius)), float(rng.uniform(0.5, 1)), -1)
    glow = cv2.GaussianBlur(spots, (0, 0), max(0.4, radius * rng.uniform(0.2, 1.5)))[..., None]
    return np.clip(picture + _glowing(rng) * glow * rng.uniform(1, 3), 0, 255).astype(np.uint8), cover


def screens(rng: Generator, size: float) -> Patch:
    """Screens, tins or boxes side by side, each with a frame and a small sign in the middle, as a one has."""
    height = size * rng.uniform(0.6, 2.5)
    width, count = height * rng.uniform(0.8, 1.8), int(rng.integers(1, 5))
    gap = round(height * rng.uniform(0.05, 0.5))
    rim, sign = max(1, round(height * rng.uniform(0.02, 0.12))), height * rng.uniform(0.05, 0.16)
    frame, face = random_colour(rng), random_colour(rng)
    ink = contrasting_colour(rng, face)
    picture, cover = sheet(height, width, frame, height * rng.uniform(0.0, 0.2))
    rows, columns = cover.shape
    cv2.rectangle(picture, (rim + 2, rim + 2), (columns - rim - 3, rows - rim - 3), face.tolist(), -1)
    middle = columns / 2 + rng.normal(0, 0.05) * width, rows / 2 + rng.normal(0, 0.08) * height
    if rng.random() < 0.6:
        suit(picture, int(rng.integers(0, 5)), *middle, 2 * sign, ink)
    else:
        text, spot = str(rng.choice(_LEGENDS)), _whole((middle[0] - sign, middle[1] + sign))
        thick = max(1, round(sign / 4))
        cv2.putText(
            picture, text, spot, cv2.FONT_HERSHEY_SIMPLEX, sign / 10, ink.tolist(), thick, cv2.LINE_AA
        )
    if rng.random() < 0.5:
        line = rows - rim - 3 - round(height * 0.1)
        cv2.line(picture, (columns // 3, line), (2 * columns // 3, line), ink.tolist(), max(1, rim // 2))
    right = columns + gap
    row = np.concatenate([cv2.copyMakeBorder(picture, 0, 0, 0, gap, cv2.BORDER_REPLICATE)] * count, axis=1)
    covers = np.zeros((rows, right * count), np.uint8)
    for left in range(0, right * count, right):
        covers[:, left : left + columns] = cover
    return row, covers


def _glowing(rng: Generator) -> Float:
    hue = np.array([[[rng.uniform(0, 180), rng.uniform(60, 255), 255]]], np.uint8)
    return cv2.cvtColor(hue, cv2.COLOR_HSV2BGR)[0, 0].astype(np.float32)


def screw(rng: Generator, size: float) -> Patch:
    """A screw's or a bolt's head: a disc that shines, with a slot, a cross or a hole."""
    radius = size * rng.uniform(0.15, 0.6)
    side = round(2 * radius) + 6
    tone = np.full(3, rng.uniform(40, 230)) + rng.normal(0, 12, 3)
    shine = np.linspace(rng.uniform(0.6, 1.3), rng.uniform(0.6, 1.3), side, dtype=np.float32)[:, None, None]
    picture = np.clip(filled((side, side), np.clip(tone, 0, 255).astype(np.float32)) * shine, 0, 255)
    cover = np.zeros((side, side), np.uint8)
    disc(cover, side / 2, side / 2, radius, COVERED)
    dark, turn = (tone * rng.uniform(0.1, 0.5)).clip(0, 255).tolist(), rng.uniform(0, np.pi)
    thick, kind = max(1, round(radius * rng.uniform(0.1, 0.3))), int(rng.integers(0, 3))
    middle = np.full(2, side / 2)
    for angle in (turn, turn + np.pi / 2)[: kind + 1]:
        reach = radius * 0.7 * np.array([np.cos(angle), np.sin(angle)])
        if kind < 2:
            cv2.line(picture, _whole(tuple(middle - reach)), _whole(tuple(middle + reach)), dark, thick)
    if kind == 2:
        around = turn + np.arange(6) * np.pi / 3
        corners = middle + radius * rng.uniform(0.25, 0.6) * np.stack([np.cos(around), np.sin(around)], 1)
        cv2.fillPoly(picture, [corners.round().astype(np.int32)], dark, cv2.LINE_AA)
    return picture.astype(np.uint8), cover
