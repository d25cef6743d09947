"""Tables full of drawn cards and things, seen by a drawn camera, with the true frame of every index."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.codes import CODES
from vision.cards.frames import Frames
from vision.sightings import Image
from vision.training.cameras import Matrix, Pose, place, project, tilted_camera
from vision.training.clutter import hand_shape, random_thing
from vision.training.deck import CARD_WIDTH, Deck, Face, IndexMark
from vision.training.photometry import photograph
from vision.training.tables import random_ground

SIZE = 320
"""Side of a scene in pixels."""
CLOSER_CELL = 8
"""Side of a cell of `Scene.closer` in pixels."""
FOUND, IGNORED, FALSE = 1, 0, 2
SMALLEST = 7.5
"""*down* and *right* of an index must be longer than this, in pixels, to be found at one scale."""
_HARDLY = 5.0
"""Of an index in which they are shorter nothing is said."""
_SMALLISH, _CALLS = 11.0, 8.5
"""Pixels of the same: a card with larger indices calls for no closer look, one with smaller ones than the
second does; between them it does not matter."""
_GLIMPSED, _IN_VIEW = 0.04, 0.88
"""Parts of an index: of one of which less than the first is in view nothing is said, one of which more than
the second is must be found."""
_MOSTLY, _HARDLY_OF = 0.5, 0.1
"""Parts of a cell: a card that covers more than the first tells what is wanted there; where it covers more
than the second, that does not matter."""
_BRIDGE = 1.47
"""Height over width from which a card is a bridge card: 6 mm narrower than a poker card, and as high."""

Photograph = Callable[[np.random.Generator, Image], Image]
"""What a camera makes of a drawn picture."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One drawn picture and what is true in it.

    Attributes:
        picture: shape (SIZE, SIZE, 3).
        frames: of all indices in view, pixels.
        ranks: positions in the ranks, `deck.REJECTED_RANK` for a false one.
        suits: positions in the suits, `deck.REJECTED_SUIT` for a false one.
        states: `FOUND` for an index to be found, `IGNORED` for one too hidden or too small to demand, `FALSE`
            for one of something that is no playing card.
        closer: shape (SIZE / CLOSER_CELL,) * 2; 1 where a card lies whose indices are too small to be found
        at
            this scale, 2 where that does not matter, 0 elsewhere.
        width: of a poker card in the picture's middle, in pixels; a bridge deck's is a little narrower.
    """

    picture: Image
    frames: Frames
    ranks: NDArray[np.uint8]
    suits: NDArray[np.uint8]
    states: NDArray[np.uint8]
    closer: NDArray[np.uint8]
    width: float


@dataclass(slots=True)
class Canvas:
    """The picture being made and, for every pixel, which thing is on top."""

    picture: Image
    owner: NDArray[np.int16]
    things: int = 0

    @classmethod
    def bare(cls, rng: np.random.Generator, size: int) -> Canvas:
        """Some table on which nothing lies yet, a square of so many pixels each way."""
        return cls(random_ground(rng, size), np.zeros((size, size), np.int16))

    def lay(
        self, texture: Image, matrix: Matrix, rng: np.random.Generator, rounded: bool = True
    ) -> int | None:
        """Lays a texture through a homography; returns the thing's number, or None when out of view."""
        height, width = texture.shape[:2]
        outline = _rounded(width, height, 0.045 * width if rounded else 0.0)
        seen = project(matrix, outline)
        left, top = np.floor(seen.min(axis=0)).astype(int) - 12
        right, bottom = np.ceil(seen.max(axis=0)).astype(int) + 12
        left, top = max(left, 0), max(top, 0)
        right, bottom = min(right, self.picture.shape[1]), min(bottom, self.picture.shape[0])
        if right - left < 2 or bottom - top < 2 or not np.isfinite(seen).all():
            return None
        self.things += 1
        corner = np.array([left, top], np.float64)
        shift = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]], np.float64)
        scale = np.sqrt(cv2.contourArea(seen.astype(np.float32)) / (width * height))
        while scale < 0.6 and min(texture.shape[:2]) > 16:
            texture = cv2.resize(
                texture, (texture.shape[1] // 2, texture.shape[0] // 2), interpolation=cv2.INTER_AREA
            ).astype(np.uint8)
            scale *= 2
        grow = np.diag([width / texture.shape[1], height / texture.shape[0], 1.0])
        size = (right - left, bottom - top)
        warped = cv2.warpPerspective(texture, shift @ matrix @ grow, size, borderMode=cv2.BORDER_REPLICATE)
        cover = np.zeros((size[1], size[0]), np.uint8)
        local = seen - corner
        if rng.random() < 0.6:
            _shade(self.picture[top:bottom, left:right], local, rng)
        cv2.fillPoly(cover, [np.round(local * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
        window = self.picture[top:bottom, left:right]
        share = cover[..., None].astype(np.float32) / 255
        window[:] = window + share * (warped.astype(np.float32) - window)
        self.owner[top:bottom, left:right][cover > 127] = self.things
        return self.things

    def cover(self, outline: NDArray[np.int32], colour: tuple[int, int, int]) -> None:
        """Paints something over everything: a finger, an arm."""
        self.things += 1
        cv2.fillPoly(self.picture, [outline], colour, cv2.LINE_AA)
        cv2.fillPoly(self.owner, [outline], self.things)


@dataclass(frozen=True, slots=True)
class _Laid:
    face: Face
    matrix: Matrix
    number: int


@dataclass(slots=True)
class _Truth:
    frames: list[Frames] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    suits: list[int] = field(default_factory=list)
    states: list[int] = field(default_factory=list)


def poker_width(deck: Deck) -> float:
    """Width of a poker card as high as a deck's, in pixels of a face: more than a bridge deck has."""
    return CARD_WIDTH * (63 / 57 if deck.height > _BRIDGE * CARD_WIDTH else 1.0)


def random_scene(rng: np.random.Generator, decks: list[Deck], taken: Photograph = photograph) -> Scene:
    """A scene with some of the cards of ``decks``, or with none.

    Args:
        rng: chooses all else.
        decks: of one of which the cards are.
        taken: what the camera makes of it.
    """
    deck = decks[int(rng.integers(len(decks)))]
    tiny = rng.random() < 0.22
    index = rng.uniform(2.2, 8) if tiny else float(7 * np.exp(rng.random() ** 1.35 * np.log(46 / 7)))
    scale = index / (deck.index_height * deck.height)
    camera = _random_camera(rng, scale, deck.height)
    canvas = Canvas.bare(rng, SIZE)
    if rng.random() < 0.45:
        _strew(canvas, rng, deck, camera, scale, int(rng.integers(1, 7)))
    laid = _lay_cards(canvas, rng, deck, camera, scale)
    if rng.random() < 0.22:
        _strew(canvas, rng, deck, camera, scale, int(rng.integers(1, 3)))
    if rng.random() < 0.12:
        canvas.cover(*hand_shape(rng, SIZE))
    truth = _Truth()
    closer = np.zeros((SIZE // CLOSER_CELL, SIZE // CLOSER_CELL), np.uint8)
    for card in laid:
        sizes = [_note(canvas, card, mark, truth) for mark in card.face.marks]
        _mark_closer(closer, canvas, card, min(sizes) if sizes else 0.0)
    frames = np.array(truth.frames, np.float32).reshape(-1, 6)
    return Scene(
        picture=taken(rng, canvas.picture),
        frames=frames,
        ranks=np.array(truth.ranks, np.uint8),
        suits=np.array(truth.suits, np.uint8),
        states=np.array(truth.states, np.uint8),
        closer=closer,
        width=scale * poker_width(deck),
    )


def _random_camera(rng: np.random.Generator, scale: float, height: float) -> Matrix:
    kind = rng.random()
    tilt = (
        rng.uniform(0, 0.15)
        if kind < 0.3
        else rng.uniform(0, 0.95)
        if kind < 0.8
        else rng.uniform(0.9, 1.257)
    )
    return tilted_camera(rng, tilt, scale, SIZE, height, nearest=1.3)


def _lay_cards(
    canvas: Canvas, rng: np.random.Generator, deck: Deck, camera: Matrix, scale: float
) -> list[_Laid]:
    kind = rng.random()
    if kind < 0.07:
        return []
    poses = _fan(rng, deck, camera) if kind < 0.34 else _cascade(rng, deck, camera) if kind < 0.58 else None
    poses = _scatter(rng, deck, camera, scale) if poses is None else poses
    laid = []
    for pose in poses:
        genuine = rng.random() > 0.1
        face = deck.draw(str(rng.choice(CODES))) if genuine else deck.draw_false(rng)
        matrix = place(camera, pose, deck.height)
        number = canvas.lay(face.picture, matrix, rng)
        if number is not None:
            laid.append(_Laid(face, matrix, number))
    return laid


def _spot(rng: np.random.Generator, camera: Matrix, beyond: float = 30) -> NDArray[np.float64]:
    """A point of the table's plane that is in the picture, or a little outside."""
    seen = rng.uniform(-beyond, SIZE + beyond, (1, 2))
    spot: NDArray[np.float64] = project(np.asarray(np.linalg.inv(camera), np.float64), seen)[0]
    return spot


def _scatter(rng: np.random.Generator, deck: Deck, camera: Matrix, scale: float) -> list[Pose]:
    area = CARD_WIDTH * deck.height * scale**2
    room = (SIZE + 60) ** 2 / area
    count = int(np.clip(rng.uniform(0.15, 0.95) * room, 1, 34))
    turn = rng.uniform(0, 2 * np.pi)
    spread = rng.choice((0.05, 0.4, 7.0))
    poses = []
    for _ in range(count):
        x, y = _spot(rng, camera)
        poses.append(
            Pose(float(x), float(y), turn + rng.uniform(-spread, spread) + np.pi * int(rng.integers(2)))
        )
    return poses


def _fan(rng: np.random.Generator, deck: Deck, camera: Matrix) -> list[Pose]:
    poses = []
    for _ in range(int(rng.integers(1, 3))):
        x, y = _spot(rng, camera, 0)
        radius = rng.uniform(0.55, 2.5) * deck.height
        step = np.deg2rad(rng.uniform(6, 20)) / max(0.6, radius / deck.height)
        first = rng.uniform(0, 2 * np.pi)
        step = -step if rng.random() < 0.25 else step
        for number in range(int(rng.integers(3, 10))):
            turn = first + number * step + rng.normal(0, 0.02)
            middle = first + step * 3
            pivot = (x - radius * np.sin(middle), y + radius * np.cos(middle))
            poses.append(
                Pose(float(pivot[0] + radius * np.sin(turn)), float(pivot[1] - radius * np.cos(turn)), turn)
            )
    return poses


def _cascade(rng: np.random.Generator, deck: Deck, camera: Matrix) -> list[Pose]:
    """Rows or columns of overlapping cards."""
    poses = []
    for _ in range(int(rng.integers(1, 4))):
        x, y = _spot(rng, camera, 0)
        turn = rng.uniform(0, 2 * np.pi)
        sideways = rng.random() < 0.5
        pitch = rng.uniform(0.13, 0.4) * deck.height * (-1 if rng.random() < 0.2 else 1)
        along = (
            np.array([np.cos(turn), np.sin(turn)]) if sideways else np.array([-np.sin(turn), np.cos(turn)])
        )
        for number in range(int(rng.integers(2, 12))):
            jitter = rng.normal(0, 0.012 * deck.height, 2)
            spot = np.array([x, y]) + along * pitch * number + jitter
            poses.append(Pose(float(spot[0]), float(spot[1]), turn + rng.normal(0, 0.02)))
    return poses


def _strew(
    canvas: Canvas, rng: np.random.Generator, deck: Deck, camera: Matrix, scale: float, count: int
) -> None:
    """Things that are no cards, as large as cards or as small as their indices."""
    for _ in range(count):
        thing = random_thing(rng, deck)
        x, y = _spot(rng, camera)
        wanted = float(np.exp(rng.uniform(np.log(12), np.log(140)))) / max(thing.shape[:2]) / scale
        cos, sin = np.cos(turn := rng.uniform(0, 2 * np.pi)), np.sin(turn)
        lay = np.array([[cos, -sin, x], [sin, cos, y], [0, 0, 1]]) @ np.diag([wanted, wanted, 1.0])
        canvas.lay(thing, np.asarray(camera @ lay, np.float64), rng, rounded=rng.random() < 0.7)


def _note(canvas: Canvas, card: _Laid, mark: IndexMark, truth: _Truth) -> float:
    """Adds the truth of one index; returns its size in pixels, the shorter of its two lengths."""
    frame = index_frame(card.matrix, mark)
    size = float(min(np.hypot(*frame[2:4]), np.hypot(*frame[4:6])))
    visible = part_in_view(canvas, card.matrix, mark, card.number)
    if visible < _GLIMPSED or size < _HARDLY:
        return size
    in_full = visible > _IN_VIEW and size >= SMALLEST
    truth.frames.append(frame)
    truth.ranks.append(mark.rank)
    truth.suits.append(mark.suit)
    truth.states.append(IGNORED if not in_full else FOUND if mark.genuine else FALSE)
    return size


def index_frame(matrix: Matrix, mark: IndexMark) -> Frames:
    """The frame of an index in pixels, shape (6,), of a face seen through a homography."""
    rank, suit = np.array(mark.rank_centre), np.array(mark.suit_centre)
    middle, down = (rank + suit) / 2, suit - rank
    right = np.array([down[1], -down[0]])
    points = project(matrix, np.stack([rank, suit, middle, middle - right / 2, middle + right / 2]))
    return np.concatenate([points[2], points[1] - points[0], points[4] - points[3]]).astype(np.float32)


def part_in_view(canvas: Canvas, matrix: Matrix, mark: IndexMark, number: int) -> float:
    """The part of an index's box in which its card is on top; what is out of the picture counts as hidden.

    Args:
        canvas: the scene.
        matrix: through which the card's face is seen.
        mark: the index.
        number: of the card in the scene.
    """
    rank, suit = np.array(mark.rank_centre), np.array(mark.suit_centre)
    middle, down = (rank + suit) / 2, suit - rank
    unit = down / np.hypot(*down)
    side = np.array([unit[1], -unit[0]])
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    box = np.array([middle + a * mark.half_width * side + b * mark.reach * unit for a, b in corners])
    return _visible(canvas, project(matrix, box), number)


def _visible(canvas: Canvas, box: NDArray[np.float64], number: int) -> float:
    """The part of a box in which a card is on top."""
    left, top = np.floor(box.min(axis=0)).astype(int)
    right, bottom = np.ceil(box.max(axis=0)).astype(int) + 1
    rows, columns = canvas.owner.shape
    if right < 0 or bottom < 0 or left > columns or top > rows or max(right - left, bottom - top) > 4 * SIZE:
        return 0.0
    mask = np.zeros((bottom - top, right - left), np.uint8)
    cv2.fillConvexPoly(mask, np.round(box - (left, top)).astype(np.int32), 1)
    total = int(mask.sum())
    x0, y0, x1, y1 = max(left, 0), max(top, 0), min(right, columns), min(bottom, rows)
    if x1 <= x0 or y1 <= y0 or not total:
        return 0.0
    inside = mask[y0 - top : y1 - top, x0 - left : x1 - left]
    return float((inside & (canvas.owner[y0:y1, x0:x1] == number)).sum()) / total


def _mark_closer(closer: NDArray[np.uint8], canvas: Canvas, card: _Laid, size: float) -> None:
    """Marks the cells of a card whose indices are too small for this scale."""
    if size > _SMALLISH:
        return
    mark_cells(closer, canvas, card.number, certain=card.face.is_card and size < _CALLS)


def mark_cells(closer: NDArray[np.uint8], canvas: Canvas, number: int, *, certain: bool) -> None:
    """Marks the cells of `Scene.closer` that a thing covers on which a closer look is wanted, or may be.

    Args:
        closer: the cells.
        canvas: the scene.
        number: of the thing in it.
        certain: whether the look is wanted.
    """
    on_top = (canvas.owner == number).astype(np.float32)
    share = cv2.resize(on_top, closer.shape[::-1], interpolation=cv2.INTER_AREA)
    closer[share > _MOSTLY] = 1 if certain else 2
    closer[(share > _HARDLY_OF) & (share <= _MOSTLY)] = 2


def _rounded(width: float, height: float, radius: float) -> NDArray[np.float64]:
    """The outline of a card with rounded corners."""
    if radius <= 0:
        return np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float64)
    turn = np.linspace(0, np.pi / 2, 4)
    arc = np.stack([np.cos(turn), np.sin(turn)], axis=1) * radius
    parts = []
    for (x, y), angle in zip(
        ((width - radius, height - radius), (radius, height - radius), (radius, radius), (width - radius,
        radius)), range(4), strict=True,
    ):  # fmt: skip
        cos, sin = round(np.cos(angle * np.pi / 2)), round(np.sin(angle * np.pi / 2))
        parts.append(arc @ np.array([[cos, sin], [-sin, cos]]) + (x, y))
    return np.concatenate(parts)


def _shade(window: Image, outline: NDArray[np.float64], rng: np.random.Generator) -> None:
    """A soft shadow beside a card."""
    small = (max(2, window.shape[1] // 2), max(2, window.shape[0] // 2))
    mask = np.zeros(small[::-1], np.float32)
    moved = (outline + rng.normal(0, 3, 2)) / 2
    cv2.fillPoly(mask, [np.round(moved).astype(np.int32)], float(rng.uniform(0.15, 0.6)))
    mask = cv2.GaussianBlur(mask, (0, 0), float(rng.uniform(0.6, 2.5)))
    mask = cv2.resize(mask, (window.shape[1], window.shape[0]))
    window[:] = window * (1 - mask[..., None])
