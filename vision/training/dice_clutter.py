"""Draws single things that are not dice though they look like it: dominoes, chips, boards, text, beads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import cv2
import numpy as np

from vision.training.dice_cards import other_card, poker_card
from vision.training.dice_gadgets import keyboard, lamps, screens, screw
from vision.training.dice_grounds import Float, Generator, contrasting_colour, random_colour
from vision.training.dice_layouts import pip_places
from vision.training.dice_shapes import COVERED, Bytes, Patch, disc, filled, sheet, suit

_SPECKS = (0.15, 0.4, 0.2, 0.15, 0.05, 0.05)
"""Shares of specks by the number of pips that they look like: few lie so by chance more often than many."""


def impostor(rng: Generator, size: float, table: Float | None = None) -> Patch:
    """Draw something that is not a die.

    Args:
        rng: source of chance.
        size: edge length in pixels of the dice that it lies among; not all things keep to that scale.
        table: colour of the table that it lies on.
    """
    kinds: tuple[tuple[Callable[[Generator, float], Patch], float], ...] = (
        (_dominoes, 0.14), (partial(_card, table=table), 0.3), (_text, 0.05), (_chip, 0.09), (_stick, 0.03),
        (_tile, 0.07), (_loose_pips, 0.05), (specks, 0.07), (_board, 0.04), (_figure, 0.03), (keyboard, 0.05),
        (lamps, 0.02), (screens, 0.04), (screw, 0.02),
    )  # fmt: skip
    draw = kinds[rng.choice(len(kinds), p=[share for _, share in kinds])][0]
    if rng.random() < 0.4:
        size = float(np.exp(rng.uniform(np.log(6), np.log(80))))
    return draw(rng, size)


def _card(rng: Generator, size: float, table: Float | None) -> Patch:
    width = size * float(np.exp(rng.uniform(np.log(0.9), np.log(6.0))))
    return poker_card(rng, rng, width) if rng.random() < 0.5 else other_card(rng, rng, width, table)


@dataclass(frozen=True, slots=True)
class _Stones:
    """What the dominoes of one set have in common: colours, and in pixels the half's side, pips and middle.

    ``line`` is how thick the line between the halves is, ``groove`` whether it is in the body, without ink.
    """

    half: float
    body: Float
    ink: Float
    radius: float
    apart: float
    corner: float
    line: float
    groove: bool
    pin: bool
    coloured: tuple[Float, ...]


def _dominoes(rng: Generator, size: float) -> Patch:
    """One domino, some side by side, or a chain: pips like dice, but always two halves in one."""
    stones = _set_of_stones(rng, size * rng.uniform(0.7, 1.7))
    kind = rng.random()
    if kind < 0.2:
        return _chain(rng, stones)
    several = [_domino(rng, stones) for _ in range(int(rng.integers(2, 5)) if kind < 0.45 else 1)]
    return np.concatenate([one[0] for one in several], 1), np.concatenate([one[1] for one in several], 1)


def _set_of_stones(rng: Generator, half: float) -> _Stones:
    kind = rng.random()
    body = random_colour(rng)
    if kind < 0.6:
        white = kind < 0.3
        body = np.full(3, rng.uniform(205, 255) if white else rng.uniform(8, 50), np.float32)
    ink = contrasting_colour(rng, body)
    if kind < 0.5:
        ink = np.full(3, rng.uniform(5, 50) if body.mean() > 128 else rng.uniform(215, 255), np.float32)
    coloured = tuple(contrasting_colour(rng, body) for _ in range(6)) if rng.random() < 0.2 else ()
    return _Stones(
        half=half,
        body=body,
        ink=ink,
        radius=half * rng.uniform(0.06, 0.12),
        apart=half * rng.uniform(0.2, 0.3),
        corner=half * rng.uniform(0.03, 0.2),
        line=half * float(np.exp(rng.uniform(np.log(0.012), np.log(0.07)))),
        groove=rng.random() < 0.35,
        pin=rng.random() < 0.3,
        coloured=coloured,
    )


def _domino(rng: Generator, stones: _Stones) -> Patch:
    half = stones.half
    picture, cover = sheet(half * 2.05, half, stones.body, stones.corner)
    for middle in (0.5, 1.55):
        value = int(rng.integers(0, 7))
        ink = stones.coloured[value - 1] if stones.coloured else stones.ink
        for row, column in pip_places(value) if value else ():
            x, y = 2 + half * 0.5 + column * stones.apart, 2 + half * middle + row * stones.apart
            disc(picture, x, y, stones.radius, ink)
    middle = 2 + half * 1.025
    _parted(picture, stones, middle)
    if stones.pin:
        disc(picture, 2 + half * 0.5, middle, half * 0.08, np.array((70, 180, 210), np.float32))
    return picture, cover


def _parted(picture: Bytes, stones: _Stones, y: float) -> None:
    """Draw the line between the halves; one thinner than a pixel is fainter."""
    left, right = ((round(16 * (2 + stones.half * share)), round(16 * y)) for share in (0.08, 0.92))
    tone = stones.body * 0.75 if stones.groove else stones.ink
    strength = min(1.0, stones.line)
    colour = stones.body + (tone - stones.body) * strength
    cv2.line(picture, left, right, colour.tolist(), max(1, round(stones.line)), cv2.LINE_AA, 4)


def _chain(rng: Generator, stones: _Stones) -> Patch:
    """Dominoes as they are laid in a game: end to end in a row that turns at right angles, doubles across."""
    room = round(stones.half * rng.uniform(6, 14))
    picture, cover = filled((room, room), stones.body), np.zeros((room, room), np.uint8)
    gap = stones.half * rng.uniform(0.0, 0.15)
    x, y, turns = stones.half, stones.half, 0
    for _ in range(14):
        stone = _domino(rng, stones)
        across = rng.random() < 0.15
        view = [np.rot90(layer, turns + 1 + across) for layer in stone]
        height, width = view[1].shape
        left, upper = (
            round(x - (0 if turns == 0 else width / 2)),
            round(y - (height / 2 if turns == 0 else 0)),
        )
        part = (slice(max(0, upper), upper + height), slice(max(0, left), left + width))
        if upper < 0 or left < 0 or upper + height > room or left + width > room:
            if turns:
                break
            turns, x, y = 1, x - stones.half, y + stones.half * 0.6 + gap
            continue
        picture[part][view[1] > 127] = view[0][view[1] > 127]
        np.maximum(cover[part], view[1], out=cover[part])
        x, y = (x + width + gap - 4, y) if turns == 0 else (x, y + height + gap - 4)
    return picture, cover


def _text(rng: Generator, size: float) -> Patch:
    width, height = size * rng.uniform(2, 8), size * rng.uniform(1, 6)
    paper = random_colour(rng)
    picture, cover = sheet(height, width, paper, 1)
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
    picture = filled((side, side), random_colour(rng))
    cover = np.zeros((side, side), np.uint8)
    disc(cover, side / 2, side / 2, radius, COVERED)
    for share in sorted(rng.uniform(0.15, 0.9, int(rng.integers(0, 4))), reverse=True):
        disc(picture, side / 2, side / 2, radius * share, random_colour(rng))
    if rng.random() < 0.35:
        ink, holes = random_colour(rng), int(rng.choice([2, 3, 4, 5, 6, 8, 12]))
        for turn in np.arange(holes) * 2 * np.pi / holes:
            x, y = side / 2 + np.cos(turn) * radius * 0.55, side / 2 + np.sin(turn) * radius * 0.55
            disc(picture, x, y, radius * rng.uniform(0.08, 0.16), ink)
    return picture, cover


def _stick(rng: Generator, size: float) -> Patch:
    length, breadth = size * rng.uniform(2, 9), size * rng.uniform(0.2, 1.0)
    picture, cover = sheet(breadth, length, random_colour(rng), breadth / 2 * rng.random())
    bend = np.sin(np.linspace(0, np.pi, picture.shape[0], dtype=np.float32))[:, None, None]
    return np.clip(picture * (0.6 + 0.5 * bend), 0, 255).astype(np.uint8), cover


def _tile(rng: Generator, size: float) -> Patch:
    """A token, key or counter of a die's size without pips, or with a letter, a cross or a picture on it."""
    side = size * rng.uniform(0.5, 1.6)
    body = random_colour(rng)
    ink = contrasting_colour(rng, body)
    picture, cover = sheet(side * rng.uniform(0.8, 1.2), side, body, side * rng.uniform(0, 0.4))
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
        suit(picture, int(rng.integers(0, 4)), width / 2, height / 2, side * rng.uniform(0.4, 0.8), ink)
    elif kind < 0.75:
        for share in (0.85, 0.6):
            disc(picture, width / 2, height / 2, side / 2 * share, random_colour(rng))
    return picture, cover


def _loose_pips(rng: Generator, size: float) -> Patch:
    """Discs as large as pips that lie on no die: beads, crumbs, printed dots in rows or anyhow."""
    side = round(size * rng.uniform(1, 4))
    picture = filled((side, side), random_colour(rng))
    cover = np.zeros((side, side), np.uint8)
    radius = size * rng.uniform(0.05, 0.18)
    if rng.random() < 0.4:
        step = radius * rng.uniform(2.6, 6)
        for x in np.arange(radius + 1, side - radius, step):
            for y in np.arange(radius + 1, min(side - radius, step * rng.integers(1, 5)), step):
                disc(cover, x, y, radius, COVERED)
    else:
        for x, y in rng.uniform(radius, side - radius, (int(rng.integers(1, 9)), 2)):
            disc(cover, x, y, radius * rng.uniform(0.8, 1.2), COVERED)
    return picture, cover


def specks(rng: Generator, size: float) -> Patch:
    """Some specks, faint and small, that happen to lie almost as pips do."""
    pitch, turn = size * rng.uniform(0.18, 0.34), rng.uniform(0, 2 * np.pi)
    side = round(size * 1.3) + 6
    picture, cover = filled((side, side), random_colour(rng)), np.zeros((side, side), np.uint8)
    value = int(rng.choice(range(1, 7), p=_SPECKS))
    turned = np.array([(np.cos(turn), np.sin(turn)), (-np.sin(turn), np.cos(turn))])
    places = pitch * np.array(pip_places(value)) @ turned
    radius, strength = size * rng.uniform(0.01, 0.08), rng.uniform(0.15, 1.0)
    for x, y in places + rng.normal(0, 0.04 * size, places.shape) + side / 2:
        disc(cover, x, y, radius * rng.uniform(0.6, 1.3), COVERED * strength * rng.uniform(0.6, 1.0))
    return picture, np.asarray(cv2.GaussianBlur(cover, (0, 0), rng.uniform(0.3, 1.2)), np.uint8)


def _board(rng: Generator, size: float) -> Patch:
    """Part of a game's board: coloured fields in rows, with numbers, discs or dots on them."""
    field = size * rng.uniform(0.7, 2.5)
    rows, columns = (int(number) for number in rng.integers(2, 7, 2))
    picture, cover = sheet(field * rows, field * columns, random_colour(rng), 2)
    palette = [random_colour(rng) for _ in range(int(rng.integers(2, 5)))]
    inked = contrasting_colour(rng, palette[0])
    round_, mark = rng.random() < 0.4, int(rng.integers(0, 4))
    for row in range(rows):
        for column in range(columns):
            x, y = 2 + field * (column + 0.5), 2 + field * (row + 0.5)
            colour = palette[int(rng.integers(0, len(palette)))]
            if round_:
                disc(picture, x, y, field * 0.42, colour)
            else:
                corners = [round(value + side * field * 0.47) for side in (-1, 1) for value in (x, y)]
                cv2.rectangle(picture, corners[:2], corners[2:], colour.tolist(), -1)
            if mark == 1:
                spot, scale = (round(x - field * 0.25), round(y + field * 0.15)), field / 60
                text = str(rng.integers(2, 13))
                cv2.putText(
                    picture, text, spot, cv2.FONT_HERSHEY_SIMPLEX, scale, inked.tolist(), 1, cv2.LINE_AA
                )
            if mark == 1 or (mark == 2 and rng.random() < 0.5):
                count = int(rng.integers(1, 6))
                for number in range(count):
                    side = (number - (count - 1) / 2) * field * 0.13
                    disc(picture, x + side, y + field * 0.28, field * 0.05, inked)
            elif mark == 3:
                suit(picture, int(rng.integers(0, 5)), x, y, field * 0.5, inked)
    return picture, cover


def _figure(rng: Generator, size: float) -> Patch:
    """A playing piece seen from above or lying: a body with a head, arms, or a cone in rings."""
    height = size * rng.uniform(0.8, 1.8)
    picture, cover = filled((round(height) + 4, round(height) + 4), random_colour(rng)), np.zeros(0, np.uint8)
    cover = np.zeros(picture.shape[:2], np.uint8)
    middle = picture.shape[0] / 2
    if rng.random() < 0.5:
        for share in (0.48, 0.3, 0.15):
            disc(cover, middle, middle, height * share, COVERED)
            disc(picture, middle, middle, height * share, random_colour(rng))
        return picture, cover
    disc(cover, middle, height * 0.2, height * 0.18, COVERED)
    body = np.array([(0.1, 0.4), (0.9, 0.4), (0.65, 0.6), (0.85, 1), (0.15, 1), (0.35, 0.6)]) * height
    cv2.fillPoly(cover, [body.round().astype(np.int32)], 255, cv2.LINE_AA)
    return picture, cover
