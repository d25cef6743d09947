"""Draws places in pictures of cards, with how far each is from the card that lies there.

Tables with one card, some that are strewn, or a fan; and about each card places as corners and contours make
them: nearly right, with one corner or one side far off, half of the card, a panel of its print, too large.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.framing import seen_around
from vision.decks.raster import UNIT, PicturePyramid, is_convex, view_of
from vision.sightings import Image, Points
from vision.training.any_faces import WIDTH, FaceMaker
from vision.training.cameras import Matrix, Pose, look, place, project
from vision.training.clutter import hand_shape
from vision.training.fanned_decks import fan
from vision.training.photometry import photograph
from vision.training.scene import Canvas
from vision.training.symbol_decks import camera_over, corners_of

SIZE = 480
"""Side of a picture in pixels."""

PLACES = 32
"""Places that are looked at in a picture."""

REACH = 0.35
"""A corner no farther from a card's own, in the place's width or height, is told where to go."""

FITTING = 0.06
"""Where a corner is off by so much, a place fits by a third."""

_WHOLE, _HIDDEN = 0.93, 0.75
"""Parts of a card: one of which more than the first is in view is whole; of a place about a card of which
less than that and more than the second is in view nothing is said."""

_SHORTEST = 20
"""Pixels of the shortest side of a place."""

_DECKS, _FACES = 8, 8
"""Decks of which one call draws pictures, and faces of each."""

_KINDS = ("near", "corner", "side", "half", "panel", "large", "elsewhere")
_SHARES = (0.34, 0.2, 0.1, 0.13, 0.1, 0.05, 0.08)

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class Places:
    """Places that were drawn.

    Attributes:
        views: BGR, shape (n, ROWS, COLUMNS, 3), dtype uint8, as `seen_around` cuts them.
        corners: how far each corner is off, in the place's own coordinates, shape (n, 8).
        fits: how well each place fits, 0 to 1, shape (n,).
        told: whether the corners are known, shape (n,).
        counts: whether anything is said of the place, shape (n,).
    """

    views: NDArray[np.uint8]
    corners: Floats
    fits: Floats
    told: NDArray[np.bool_]
    counts: NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class _Card:
    """A card that lies in a picture: its corners, shape (4, 2), and how much of it is in view."""

    outline: Points
    in_view: float


def draw_places(seed: int, number: int, pictures: int) -> Places:
    """Places in so many pictures; the same for the same seed and number."""
    rng = np.random.default_rng([seed, 91, number])
    cv2.setRNGSeed(seed * 10_000 + number)
    decks = [[maker.draw() for _ in range(_FACES)] for maker in (FaceMaker(rng) for _ in range(_DECKS))]
    drawn: list[tuple[NDArray[np.uint8], Floats, float, bool, bool]] = []
    for _ in range(pictures):
        picture, cards = _picture(rng, decks[int(rng.integers(_DECKS))])
        cut = PicturePyramid(picture)
        for quad in _places(rng, cards):
            view = np.clip(seen_around(cut, quad), 0, 255).astype(np.uint8)
            drawn.append((view, *_truth(quad, cards)))
    views, corners, fits, told, counts = zip(*drawn, strict=True)
    return Places(
        np.stack(views), np.stack(corners), np.array(fits, np.float32), np.array(told), np.array(counts)
    )


def lone_cards(seed: int, count: int) -> Iterator[tuple[Image, Points]]:
    """So many pictures of one whole card each, and its corners, shape (4, 2); the same for the same seed."""
    rng, found = np.random.default_rng([seed, 92]), 0
    cv2.setRNGSeed(seed)
    while found < count:
        maker = FaceMaker(rng)
        picture, cards = _picture(rng, [maker.draw() for _ in range(2)])
        if len(cards) == 1 and cards[0].in_view > _WHOLE:
            found += 1
            yield picture, cards[0].outline


def _picture(rng: np.random.Generator, deck: list[Image]) -> tuple[Image, list[_Card]]:
    height = deck[0].shape[0]
    camera, lies = _lies(rng, height)
    canvas = Canvas.bare(rng, SIZE)
    laid: list[tuple[int, Points]] = []
    for lie in lies:
        matrix = place(camera, lie, height)
        card = canvas.lay(deck[int(rng.integers(len(deck)))], matrix, rng)
        if card is not None:
            laid.append((card, _outline(matrix, height)))
    if rng.random() < 0.15:
        canvas.cover(*hand_shape(rng, SIZE))
    return photograph(rng, canvas.picture), [_Card(one, _in_view(canvas, card, one)) for card, one in laid]


def _outline(matrix: Matrix, height: int) -> Points:
    return np.asarray(project(matrix, corners_of(WIDTH, height)), np.float32)


def _lies(rng: np.random.Generator, height: int) -> tuple[Matrix, list[Pose]]:
    """A camera and where cards lie in the table's plane: one by itself, some strewn, or a fan."""
    kind = rng.random()
    if kind < 0.25:
        lies = fan(rng, height, int(rng.integers(2, 8)))
        return camera_over(rng, lies, (WIDTH, height), (SIZE, SIZE)), lies
    alone = kind < 0.75
    scale = rng.uniform(0.3, 0.97) * SIZE / height * (1.0 if alone else 0.5)
    tilt = rng.uniform(0, 0.35) if rng.random() < 0.6 else rng.uniform(0, 0.9)
    camera = look(tilt, rng.uniform(0, 2 * np.pi), scale, rng.uniform(3, 9) * height, (SIZE / 2, SIZE / 2))
    back = np.asarray(np.linalg.inv(camera), np.float64)
    count = 1 if alone else int(rng.integers(2, 7))
    reach = 0.08 if alone else 0.42
    middles = project(back, SIZE * rng.uniform(0.5 - reach, 0.5 + reach, (count, 2)))
    return camera, [Pose(float(x), float(y), float(rng.uniform(0, 2 * np.pi))) for x, y in middles]


def _in_view(canvas: Canvas, card: int, outline: Points) -> float:
    """The part of a card that nothing hides and that lies in the picture."""
    mask = np.zeros((SIZE, SIZE), np.uint8)
    cv2.fillConvexPoly(mask, np.round(outline).astype(np.int32), 1)
    whole = max(float(cv2.contourArea(outline)), 1.0)
    return float(((canvas.owner == card) & (mask > 0)).sum()) / whole


def _places(rng: np.random.Generator, cards: list[_Card]) -> list[Points]:
    """Places about the cards, and some elsewhere; corners clockwise, any of them first."""
    found: list[Points] = []
    while len(found) < PLACES:
        kind = str(rng.choice(_KINDS, p=_SHARES))
        if kind == "elsewhere" or not cards:
            quad = _elsewhere(rng)
        else:
            card = cards[int(rng.integers(len(cards)))]
            within = _box(rng, kind) + _off(rng, kind)
            quad = cv2.perspectiveTransform(within[None].astype(np.float32), view_of(card.outline))[0]
        quad = np.roll(quad, int(rng.integers(4)), axis=0).astype(np.float32)
        if _is_outline(quad):
            found.append(quad)
    return found


def _box(rng: np.random.Generator, kind: str) -> Floats:
    """A part of a card, or more than it, in its own coordinates, shape (4, 2)."""
    low, high = np.zeros(2), np.ones(2)
    if kind == "half":
        side, cut = int(rng.integers(2)), rng.uniform(0.3, 0.75)
        (high if rng.random() < 0.5 else low)[side] = cut
    if kind == "panel":
        low, high = rng.uniform(0.03, 0.3, 2), 1 - rng.uniform(0.03, 0.3, 2)
    if kind == "large":
        low, high = -rng.uniform(0.03, 0.4, 2), 1 + rng.uniform(0.03, 0.4, 2)
    return np.asarray(low + UNIT * (high - low), np.float32)


def _off(rng: np.random.Generator, kind: str) -> Floats:
    """How far the corners of a place are off, shape (4, 2)."""
    off = rng.normal(0, float(np.exp(rng.uniform(np.log(0.004), np.log(0.12)))), (4, 2))
    if kind == "corner":
        off = 0.3 * off
        off[int(rng.integers(4))] += rng.uniform(-0.32, 0.32, 2)
    if kind == "side":
        side, way = int(rng.integers(4)), rng.uniform(-0.3, 0.3)
        off[[side, (side + 1) % 4], (side + 1) % 2] += way
    return np.asarray(off, np.float32)


def _elsewhere(rng: np.random.Generator) -> Points:
    size, turn = rng.uniform(0.1, 0.6) * SIZE, rng.uniform(0, 2 * np.pi)
    middle = rng.uniform(0, SIZE, 2)
    ways = turn + np.pi / 2 * np.arange(4) + rng.normal(0, 0.25, 4)
    return np.asarray(middle + size / 2 * np.stack([np.cos(ways), np.sin(ways)], axis=1), np.float32)


def _is_outline(quad: Points) -> bool:
    sides = np.roll(quad, -1, axis=0) - quad
    return is_convex(quad) and bool(np.hypot(*sides.T).min() > _SHORTEST)


def _truth(quad: Points, cards: list[_Card]) -> tuple[Floats, float, bool, bool]:
    """How far a place's corners are off, how well it fits, and whether these are known and count."""
    back = np.linalg.inv(view_of(quad))
    best, off, in_view = np.inf, np.zeros((4, 2)), 1.0
    for card in cards:
        own = cv2.perspectiveTransform(card.outline[None], back)[0]
        for turn in range(4):
            apart = np.roll(own, turn, axis=0) - UNIT
            if float(np.abs(apart).max()) < best:
                best, off, in_view = float(np.abs(apart).max()), apart, card.in_view
    near = best < REACH
    fits = float(np.exp(-((best / FITTING) ** 2))) if in_view > _WHOLE else 0.0
    doubtful = near and _HIDDEN < in_view <= _WHOLE
    told = near and in_view > _HIDDEN
    return off.ravel().astype(np.float32), fits, told, not doubtful
