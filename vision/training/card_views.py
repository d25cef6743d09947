"""Views of whole cards, as their reader gets them: outlines as indices tell them, softly seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.codes import CODES
from vision.cards.frames import Frames
from vision.cards.outline import lie_of
from vision.cards.pairing import Diagonal, Group
from vision.cards.reading import Index
from vision.cards.whole import Ends, ends
from vision.halvings import Halvings
from vision.sightings import Image, Points
from vision.training.cameras import Matrix, Pose, place, project, tilted_camera
from vision.training.clutter import hand_shape, random_thing
from vision.training.deck import (
    CARD_WIDTH,
    REJECTED_RANK,
    REJECTED_SUIT,
    Deck,
    IndexMark,
    random_deck,
    with_strange_signs,
)
from vision.training.patchwork import jittered
from vision.training.scene import Canvas, index_frame, part_in_view, poker_width
from vision.training.side_work import awaited
from vision.training.softness import soft_photograph
from vision.training.tables import random_ground

VIEWS = 1500
"""Cards in a shard; each is seen `COPIES` times in other light."""
COPIES = 4
DECKS, STRANGE = 48, 16
"""Decks of a shard, and those of them whose black signs are hard to tell."""
_IN_VIEW = 0.88
"""Part of an index that must be in view to be found."""
_DROPPED = 0.7
"""Share of the scenes without an index in view that are not used: nobody would take an outline from them."""


@dataclass(frozen=True, slots=True)
class Views:
    """Whole cards and what they are.

    Attributes:
        ends: both ends of each, shape (n, 2, END_HEIGHT, RASTER_WIDTH, 3), uint8.
        ranks, suits: positions of rank and suit, the rejected ones for what is no card, shape (n,), uint8.
    """

    ends: Ends
    ranks: NDArray[np.uint8]
    suits: NDArray[np.uint8]


def draw_views(seed: int, number: int, count: int = VIEWS) -> Views:
    """Draws one shard: new decks, new tables, new light."""
    rng = np.random.default_rng([seed, number, 7])
    cv2.setRNGSeed(seed * 10_000 + number)
    decks = [random_deck(rng) for _ in range(DECKS)]
    decks[:STRANGE] = [with_strange_signs(rng, deck) for deck in decks[:STRANGE]]
    grounds = [random_ground(rng, 512) for _ in range(12)]
    cut: list[Ends] = []
    ranks: list[int] = []
    suits: list[int] = []
    while len(cut) < count:
        for ends_of, rank, suit in _views(rng, decks, grounds):
            cut.append(ends_of)
            ranks.append(rank)
            suits.append(suit)
    return Views(np.stack(cut), np.array(ranks, np.uint8), np.array(suits, np.uint8))


def write_views(folder: Path, numbers: Iterable[int], seed: int) -> None:
    """Draws shards by their numbers and writes each when it is whole; those that are there are kept."""
    for number in numbers:
        path = _path(folder, number)
        if not path.exists():
            views = draw_views(seed, number)
            draft = path.with_suffix(".draft.npz")
            np.savez(draft, **{name: getattr(views, name) for name in Views.__slots__})
            draft.rename(path)


def read_views(folder: Path, number: int, patience: float) -> Views:
    """Reads a shard, waiting until it has been written.

    Raises:
        TrainingError: it does not come within ``patience`` seconds.
    """
    with np.load(awaited(_path(folder, number), patience)) as stored:
        return Views(**{name: stored[name] for name in Views.__slots__})


def _path(folder: Path, number: int) -> Path:
    return folder / f"views-{number:04d}.npz"


def _views(
    rng: np.random.Generator, decks: list[Deck], grounds: list[Image]
) -> Iterator[tuple[Ends, int, int]]:
    """A card among others, a few times in other light and with other errors of its outline."""
    deck = decks[int(rng.integers(len(decks)))]
    width = float(np.exp(rng.uniform(np.log(42), np.log(210) if rng.random() < 0.4 else np.log(115))))
    scale = width / CARD_WIDTH
    side = int(1.35 * np.hypot(width, deck.height * scale)) + 8
    tilt = rng.uniform(0, 0.25) if rng.random() < 0.5 else rng.uniform(0, 1.1)
    camera = tilted_camera(rng, tilt, scale, side, deck.height, nearest=1.3)
    ground = grounds[int(rng.integers(len(grounds)))]
    x, y = rng.integers(0, 513 - side, 2) if side < 512 else (0, 0)
    bare = ground[y : y + side, x : x + side] if side < 512 else cv2.resize(ground, (side, side))
    canvas = Canvas(bare.astype(np.uint8).copy(), np.zeros((side, side), np.int16))
    genuine = rng.random() < 0.9
    face = deck.draw(str(rng.choice(CODES))) if genuine else deck.draw_false(rng)
    pose = Pose(0.0, 0.0, float(rng.uniform(0, 2 * np.pi)))
    matrix = place(camera, pose, deck.height)
    if rng.random() < 0.5:
        _strew(canvas, rng, deck, camera, pose, int(rng.integers(1, 4)))
    laid = canvas.lay(face.picture, matrix, rng) if rng.random() < 0.96 else None
    if rng.random() < 0.4:
        _strew(canvas, rng, deck, camera, pose, int(rng.integers(1, 4)))
    if rng.random() < 0.06:
        canvas.cover(*hand_shape(rng, side))
    marks = [mark for mark in face.marks if laid and part_in_view(canvas, matrix, mark, laid) > _IN_VIEW]
    if not marks and rng.random() < _DROPPED:
        return
    for _ in range(COPIES):
        outline, mark = _outline(rng, deck, matrix, marks, side)
        taken = soft_photograph(rng, canvas.picture)
        rank, suit = (mark.rank, mark.suit) if mark else (REJECTED_RANK, REJECTED_SUIT)
        yield ends(Halvings(taken).levels(), [outline])[0], rank, suit


def _strew(
    canvas: Canvas, rng: np.random.Generator, deck: Deck, camera: Matrix, pose: Pose, count: int
) -> None:
    """Other cards of the deck, in a row with this one, in a fan or anyhow; or other things."""
    kind = rng.random()
    turn, step = rng.normal(0, 0.25), rng.normal(0, 0.28, 2) * (CARD_WIDTH, deck.height)
    for number in range(1, count + 1):
        away = step * number if kind < 0.6 else rng.normal(0, 0.8, 2) * deck.height
        cos, sin = np.cos(pose.turn), np.sin(pose.turn)
        x, y = cos * away[0] - sin * away[1], sin * away[0] + cos * away[1]
        beside = Pose(x, y, pose.turn + (turn * number if kind < 0.6 else rng.uniform(0, 2 * np.pi)))
        if kind < 0.88:
            canvas.lay(deck.draw(str(rng.choice(CODES))).picture, place(camera, beside, deck.height), rng)
            continue
        thing = random_thing(rng, deck)
        grow = rng.uniform(0.2, 1.2) * CARD_WIDTH / max(thing.shape[:2])
        lay = np.array([[cos * grow, -sin * grow, x], [sin * grow, cos * grow, y], [0, 0, 1]])
        canvas.lay(thing, np.asarray(camera @ lay, np.float64), rng, rounded=rng.random() < 0.7)


def _outline(
    rng: np.random.Generator, deck: Deck, matrix: Matrix, marks: list[IndexMark], side: int
) -> tuple[Points, IndexMark | None]:
    """An outline as the reader would take it, and the index that it begins with; None for a wrong one."""
    kind = rng.random()
    if not marks or kind < 0.05:
        return _anywhere(rng, deck, matrix, side), None
    mark = marks[int(rng.integers(len(marks)))]
    frame = _seen(rng, matrix, mark)
    others = [other for other in marks if _is_opposite(mark, other)]
    first = Index(frame, np.zeros(len(CODES), np.float32), 1.0)
    if others and kind < 0.65:
        second = Index(_seen(rng, matrix, others[0]), first.codes, 1.0)
        lie = lie_of(Group(first, second, Diagonal(5.0, 6.0), first.codes, 2), None, None)
        return lie.corners, mark
    group = Group(first, None, None, first.codes, 1)
    if kind < 0.85:
        corners = np.array([[0, 0], [CARD_WIDTH, 0], [CARD_WIDTH, deck.height], [0, deck.height]], np.float64)
        seen = project(matrix, corners).astype(np.float32)
        scale = float(np.sqrt(cv2.contourArea(seen) / (CARD_WIDTH * deck.height)))
        width = scale * poker_width(deck) * float(np.exp(rng.normal(0, 0.05)))
        return lie_of(group, None, width).corners, mark
    return lie_of(group, None, None).corners, mark


def _seen(rng: np.random.Generator, matrix: Matrix, mark: IndexMark) -> Frames:
    """The frame of an index, nearly."""
    frame = index_frame(matrix, mark)
    near = jittered(rng, frame[None])[0]
    share = rng.uniform(0.1, 0.7)
    return np.asarray(frame + share * (near - frame), np.float32)


def _is_opposite(mark: IndexMark, other: IndexMark) -> bool:
    """Whether two indices stand at opposite corners, either pair of them."""
    apart = np.array(mark.rank_centre) - other.rank_centre
    return bool(abs(apart[0]) > CARD_WIDTH / 3 and abs(apart[1]) > CARD_WIDTH / 3)


def _anywhere(rng: np.random.Generator, deck: Deck, matrix: Matrix, side: int) -> Points:
    """An outline that is none: turned by a quarter, moved by half a card, or anywhere."""
    size = np.array([CARD_WIDTH, deck.height])
    corners = (np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) / 2 * size) * np.exp(rng.normal(0, 0.4))
    if rng.random() < 0.5:
        corners = np.stack([-corners[:, 1], corners[:, 0]], axis=1)
    away = rng.choice((-0.5, 0.5), 2) * size if rng.random() < 0.5 else rng.uniform(-0.7, 0.7, 2) * size
    seen = project(matrix, corners + size / 2 + away)
    return np.asarray(np.clip(seen, -side, 2 * side), np.float32)
