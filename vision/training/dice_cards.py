"""Draws cards that dice must not be seen on: of poker and of other games, one or many of a deck, backs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import dist

import cv2
import numpy as np

from vision.training.dice_grounds import Float, Generator, contrasting_colour, random_colour
from vision.training.dice_layouts import pip_places
from vision.training.dice_shapes import Bytes, Patch, disc, sheet, suit

_MIDDLE, _LEFT, _RIGHT = 0.5, 0.3, 0.7
_FOUR = tuple((x, y) for x in (_LEFT, _RIGHT) for y in (0.18, 0.82))
_SIX = (*_FOUR, (_LEFT, 0.5), (_RIGHT, 0.5))
_EIGHT = tuple((x, y) for x in (_LEFT, _RIGHT) for y in (0.18, 0.393, 0.607, 0.82))
_PLACES: tuple[tuple[tuple[float, float], ...], ...] = (
    ((_MIDDLE, 0.5),),
    ((_MIDDLE, 0.18), (_MIDDLE, 0.82)),
    ((_MIDDLE, 0.18), (_MIDDLE, 0.5), (_MIDDLE, 0.82)),
    _FOUR,
    (*_FOUR, (_MIDDLE, 0.5)),
    _SIX,
    (*_SIX, (_MIDDLE, 0.34)),
    (*_SIX, (_MIDDLE, 0.34), (_MIDDLE, 0.66)),
    (*_EIGHT, (_MIDDLE, 0.5)),
    (*_EIGHT, (_MIDDLE, 0.29), (_MIDDLE, 0.71)),
)
"""Middles of the pips of ace to ten, as shares of a card's width and height."""
_FACES = "A23456789TJQK"
_CORNER = (0.0, 0.08)
"""Radius of a card's corners in its width: cut square by hand, or rounded."""
_OTHER_DECKS = 0.25
"""Share of spreads that are not of poker cards."""
_TONED, _PALE = 0.2, 0.4
"""Shares of cards of other games that have the tone of the table, and of pale ones."""
_ROOM = 0.95
"""Height of a sign at most, in the distance of the next one, and of all signs together, in the card's."""
_RED: Float = np.array((40, 30, 200), np.float32)
_BLACK: Float = np.array((25, 22, 22), np.float32)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A drawn card with the place of its middle in pixels and its turn in radians."""

    card: Patch
    x: float
    y: float
    turn: float


def spread(rng: Generator, side: int) -> Iterator[Dealt]:
    """Deal cards of one deck onto a square of ``side`` pixels: in rows, in a fan, or scattered."""
    width = float(np.exp(rng.uniform(np.log(16), np.log(110))))
    turn, jitter = rng.uniform(0, 2 * np.pi), abs(rng.normal(0, 0.06))
    across, along = width * rng.uniform(0.3, 1.5), width * rng.uniform(1.45, 1.8)
    axes = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    start = rng.uniform(0.1, 0.6, 2) * side - axes.sum(axis=0) * width
    scattered = rng.random() < 0.35
    draw = other_card if rng.random() < _OTHER_DECKS else poker_card
    style = rng.bit_generator.state
    for number in range(int(rng.integers(3, 22))):
        row, column = divmod(number, 7)
        x, y = (
            rng.uniform(0, side, 2)
            if scattered
            else start + column * across * axes[0] + row * along * axes[1]
        )
        if not (-width < x < side + width and -width < y < side + width):
            continue
        angle = rng.uniform(0, 2 * np.pi) if scattered else turn + rng.normal(0, jitter)
        deck = np.random.default_rng()
        deck.bit_generator.state = style
        yield Dealt(draw(deck, rng, width), float(x), float(y), float(angle))


def poker_card(style: Generator, rng: Generator, width: float) -> Patch:
    """Draw a poker card of that width.

    Args:
        style: source of what the cards of a deck have in common.
        rng: source of rank and suit.
        width: in pixels.
    """
    white = style.uniform(215, 255)
    paper = np.clip(white + style.normal(0, 4, 3), 0, 255).astype(np.float32)
    picture, cover = sheet(width * style.uniform(1.35, 1.55), width, paper, width * style.uniform(*_CORNER))
    size, ace = width * style.uniform(0.15, 0.27), style.uniform(1.0, 2.6)
    coloured = style.random() < 0.1
    index = style.uniform(0.1, 0.24) * width if style.random() < 0.95 else 0.0
    kind, rank = (
        int(rng.integers(0, 4)),
        int(rng.integers(0, 13)) if rng.random() < 0.5 else int(rng.integers(0, 6)),
    )
    ink = _RED if kind < 2 else _BLACK
    if coloured:
        ink = contrasting_colour(rng, paper)
    height, across = picture.shape[:2]
    if rank >= len(_PLACES):
        _court(rng, picture, ink, kind)
    else:
        for x, y in _PLACES[rank]:
            suit(picture, kind, x * across, y * height, size * (ace if rank == 0 else 1), ink, y <= 0.5)
    if index > 2:
        _indices(picture, _FACES[rank], kind, index, ink)
    return picture, cover


def other_card(style: Generator, rng: Generator, width: float, table: Float | None = None) -> Patch:
    """Draw a back, or a card of another game.

    Args:
        style: source of what the cards of a deck have in common.
        rng: source of what is on this one.
        width: in pixels.
        table: colour of the table that it lies on, which some cards come near.
    """
    tone = style.random()
    paper = random_colour(style)
    if tone < _TONED and table is not None:
        paper = np.clip(table * style.uniform(0.85, 1.2) + style.normal(0, 6, 3), 0, 255).astype(np.float32)
    elif tone < _TONED + _PALE:
        paper = np.full(3, style.uniform(210, 255), np.float32)
    picture, cover = sheet(width * style.uniform(1.3, 1.6), width, paper, width * style.uniform(*_CORNER))
    ink = contrasting_colour(style, paper)
    kind = int(style.integers(0, 5))
    draw = _DRAWN[style.choice(len(_DRAWN), p=[share for _, share in _DRAWN])][0]
    draw(rng, picture, ink, kind)
    return picture, cover


def _indices(picture: Bytes, face: str, kind: int, size: float, ink: Float) -> None:
    """Rank over suit in two corners; ``size`` is the rank's height in pixels."""
    height, width = picture.shape[:2]
    text = "10" if face == "T" else face
    mark = np.zeros((round(size * 1.4) + 2, round(size * 1.3 * len(text)) + 2), np.uint8)
    spot = (1, round(size * 1.1))
    cv2.putText(
        mark, text, spot, cv2.FONT_HERSHEY_DUPLEX, size / 22, 255, max(1, round(size / 9)), cv2.LINE_AA
    )
    left, upper = round(width * 0.03) + 2, round(height * 0.02) + 2
    for turned in (False, True):
        view = picture[::-1, ::-1] if turned else picture
        part = view[upper : upper + mark.shape[0], left : left + mark.shape[1]]
        share = mark[: part.shape[0], : part.shape[1], None] / 255.0
        part[:] = (part * (1 - share) + ink * share).astype(np.uint8)
    far = upper + size * 1.9
    suit(picture, kind, left + size * 0.45, far, size * 0.8, ink)
    suit(picture, kind, width - left - size * 0.45, height - far, size * 0.8, ink, upright=False)


def _court(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    """A frame full of coloured shapes, the same from both ends."""
    height, width = picture.shape[:2]
    left, upper = round(width * 0.2), round(height * 0.12)
    half = picture[upper : height // 2, left : width - left]
    for _ in range(int(rng.integers(5, 16))):
        points = rng.uniform(0, 1, (int(rng.integers(3, 6)), 2)) * (half.shape[1], half.shape[0])
        shape = [points.round().astype(np.int32)]
        cv2.fillPoly(half, shape, random_colour(rng).tolist(), cv2.LINE_AA)
    suit(half, kind, half.shape[1] * 0.2, half.shape[0] * 0.2, width * 0.15, ink)
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
            suit(inner, kind, x, y, step * 0.6, ink)


def _oval(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    """A slanting oval with a sign."""
    height, width = picture.shape[:2]
    axes, spot = (round(width * 0.32), round(height * 0.42)), (width // 2, height // 2)
    cv2.ellipse(picture, spot, axes, 25, 0, 360, random_colour(rng).tolist(), -1, cv2.LINE_AA)
    suit(picture, kind, width / 2, height / 2, width * rng.uniform(0.3, 0.5), ink)


def _shapes(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    """One to three broad ovals, diamonds or waves in a column, filled, hatched or in outline."""
    height, width = picture.shape[:2]
    count = int(rng.integers(1, 4))
    around = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    power = (1.0, 2.6, 1.6)[kind % 3]
    outline = np.stack([np.cos(around), np.sin(around)], axis=1)
    outline = np.sign(outline) * np.abs(outline) ** (2 / power)
    if kind % 3 == 2:
        outline[:, 1] += 0.5 * np.sin(outline[:, 0] * 3)
    for number in range(count):
        middle = np.array([width / 2, height * (0.5 + 0.24 * (number - (count - 1) / 2))])
        corners = [(middle + outline * (width * 0.34, height * 0.09)).round().astype(np.int32)]
        if rng.random() < 0.5:
            cv2.fillPoly(picture, corners, ink.tolist(), cv2.LINE_AA)
        cv2.polylines(picture, corners, True, ink.tolist(), max(1, round(width * 0.02)), cv2.LINE_AA)


def _many(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    """Signs in rows and columns, as on counting cards."""
    height, width = picture.shape[:2]
    rows, columns = int(rng.integers(1, 6)), int(rng.integers(1, 4))
    size = min(width * rng.uniform(0.1, 0.26), _ROOM * height / (rows + 1))
    for row in range(rows):
        for column in range(columns):
            x, y = width * (column + 1) / (columns + 1), height * (row + 1) / (rows + 1)
            suit(picture, kind, x, y, size, ink)


def _few(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    """One to six bold signs in a column, in two or as pips lie, as large as a die's pips are on its face."""
    height, width = picture.shape[:2]
    value, way = int(rng.integers(1, 7)), rng.random()
    places = np.array(pip_places(value), float)
    if way < 0.6:
        columns = 1 if way < 0.35 else 2
        places = np.array([divmod(number, columns) for number in range(value)], float)[:, ::-1]
        places -= (places.min(axis=0) + places.max(axis=0)) / 2
    size = width * rng.uniform(0.12, 0.3 if value > 2 else 0.55)
    across, down = (_ROOM * np.array([width, height]) - size) / np.maximum(1.0, np.ptp(places, axis=0))
    pitch = min(size * rng.uniform(1 / _ROOM, 2.2), across, down)
    size = min(size, _ROOM * pitch)
    for x, y in pitch * places + (width / 2, height / 2):
        suit(picture, kind, float(x), float(y), size, ink)


def _rings(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    """Coins, bells or dots as pips lie, each a ring or with a second colour inside, as on old suits."""
    height, width = picture.shape[:2]
    pitch, middle = rng.uniform(0.12, 0.33, 2) * width, rng.uniform(0.35, 0.65, 2) * (width, height)
    places = [middle + pitch * place for place in np.array(pip_places(int(rng.integers(1, 7))))]
    if rng.random() < 0.4:
        places = [np.array(place) * (width, height) for place in _PLACES[int(rng.integers(0, 6))]]
    room = min((dist(*pair) for pair in combinations(places, 2)), default=width)
    radius, inner = min(width * rng.uniform(0.03, 0.2), _ROOM / 2 * room), random_colour(rng)
    shares = sorted(rng.uniform(0.2, 0.9, kind % 3), reverse=True)
    for x, y in places:
        disc(picture, x, y, radius, ink)
        for number, share in enumerate(shares):
            disc(picture, x, y, radius * share, ink if number % 2 else inner)


def _framed(rng: Generator, picture: Bytes, ink: Float, kind: int) -> None:
    """A frame with a picture, lines of text below it, and costs as discs in a corner."""
    height, width = picture.shape[:2]
    edge, split = round(width * 0.07) + 2, round(height * rng.uniform(0.45, 0.65))
    art = picture[edge + round(height * 0.07) : split, edge : width - edge]
    art[:] = random_colour(rng).astype(np.uint8)
    for _ in range(int(rng.integers(2, 10))):
        x, y = rng.uniform(0, 1, 2) * (art.shape[1], art.shape[0])
        disc(art, float(x), float(y), width * rng.uniform(0.02, 0.25), random_colour(rng))
    for row in np.arange(split + width * 0.08, height - edge, width * 0.07):
        end = width - edge - width * rng.uniform(0.0, 0.4)
        ends = (edge, round(row)), (round(end), round(row))
        cv2.line(picture, *ends, ink.tolist(), max(1, round(width / 60)))
    for number in range(kind + 1):
        x = width - edge - width * 0.09 * number
        disc(picture, x, edge + width * 0.04, width * 0.035, random_colour(rng))


_DRAWN: tuple[tuple[Callable[[Generator, Bytes, Float, int], None], float], ...] = (
    (_back, 0.12), (_oval, 0.12), (_shapes, 0.12), (_many, 0.18), (_few, 0.22), (_rings, 0.14),
    (_framed, 0.1),
)  # fmt: skip
"""What is on cards of other games, with its share: most often what could be a die's pips."""
