"""Tables with cards of any kind, and the true frame of every corner of a card in view.

A corner's *frame* is a point a little inside it and a quarter of the way from there to the next corner
clockwise (its *down*) and to the one before it (its *right*), so that a frame tells where the whole card
lies.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.frames import Frames
from vision.sightings import Image
from vision.training.any_faces import WIDTH, FaceMaker
from vision.training.cameras import Matrix, project, tilted_camera
from vision.training.clutter import hand_shape, random_thing
from vision.training.deck import Deck, random_deck
from vision.training.photometry import photograph
from vision.training.scene import CLOSER_CELL, FOUND, IGNORED, SIZE, Canvas, mark_cells
from vision.training.shards import Shard

INSET = 0.085
"""How far inside the card a corner's point lies, in parts of the card's width, from both its sides."""

_PATCH = 0.2
"""The square at a corner, in parts of the card's width, that must be in view for the corner to be found."""

_WIDTHS = (30.0, 190.0)
"""Widths in pixels of the cards that are to be found at one scale."""

_HARDLY, _IN_VIEW = 0.15, 0.85
"""Parts of that square: of a corner of which less than the first is in view nothing is said; one of which
more than the second is must be found."""

_LEAST_WAY, _SHORT_WAY, _MOST_WAY = 0.15, 0.19, 0.35
"""Lengths of the shorter way, 0.25 of a card's width seen straight on: in widths of the narrowest card, below
which nothing is said of a corner and above which it must be found; and of the widest, above which nothing is
said."""

_NARROW, _NARROWISH = 0.9, 1.2
"""Shortest sides, in the narrowest card's widths, below which a card calls for a closer look, and below which
it does not matter whether it does."""

_SCENES = 250
_MAKERS = 14


def draw_corner_shard(seed: int, number: int, scenes: int = _SCENES) -> Shard:
    """Draws one shard: new decks, new tables, new light; ranks and suits mean nothing in it."""
    rng = np.random.default_rng([seed, 77, number])
    cv2.setRNGSeed(seed * 10_000 + number)  # the grain of `photograph` comes from there
    makers = [FaceMaker(rng) for _ in range(_MAKERS)]
    pads = [[maker.draw() for _ in range(14)] for maker in makers]
    poker = random_deck(rng)
    drawn = [_draw_scene(rng, pads[int(rng.integers(_MAKERS))], poker) for _ in range(scenes)]
    counts = [len(frames) for _, frames, _, _ in drawn]
    marks = sum(counts)
    return Shard(
        pictures=np.stack([picture for picture, _, _, _ in drawn]),
        closer=np.stack([closer for _, _, _, closer in drawn]),
        scene=np.repeat(np.arange(scenes, dtype=np.int32), counts),
        frames=np.concatenate([frames for _, frames, _, _ in drawn]),
        ranks=np.zeros(marks, np.uint8),
        suits=np.zeros(marks, np.uint8),
        states=np.concatenate([states for _, _, states, _ in drawn]),
    )


_Drawn = tuple[Image, Frames, NDArray[np.uint8], NDArray[np.uint8]]


def _draw_scene(rng: np.random.Generator, faces: list[Image], poker: Deck) -> _Drawn:
    """Picture, frames of the corners, their states, and the cells of cards too small for this scale."""
    small = rng.random() < 0.15
    width = (
        rng.uniform(12, 30) if small else float(np.exp(rng.uniform(np.log(_WIDTHS[0]), np.log(_WIDTHS[1]))))
    )
    scale, height = width / WIDTH, faces[0].shape[0]
    camera = _random_camera(rng, scale, height)
    canvas = Canvas.bare(rng, SIZE)
    if rng.random() < 0.5:
        _strew(canvas, rng, poker, camera, scale, int(rng.integers(1, 6)))
    laid: list[tuple[int, Matrix]] = []
    for place in _places(rng, camera, scale, height):
        turn_and_centre = place @ np.array([[1, 0, -WIDTH / 2], [0, 1, -height / 2], [0, 0, 1]])
        matrix = np.asarray(camera @ turn_and_centre, np.float64)
        number = canvas.lay(faces[int(rng.integers(len(faces)))], matrix, rng)
        if number is not None:
            laid.append((number, matrix))
    if rng.random() < 0.3:
        _strew(canvas, rng, poker, camera, scale, int(rng.integers(1, 4)))
    for _ in range(int(rng.random() < 0.25) + int(rng.random() < 0.1)):
        canvas.cover(*hand_shape(rng, SIZE))
    frames: list[NDArray[np.float32]] = []
    states: list[int] = []
    closer = np.zeros((SIZE // CLOSER_CELL, SIZE // CLOSER_CELL), np.uint8)
    for number, matrix in laid:
        _note(canvas, number, matrix, height, frames, states)
        _note_size(closer, canvas, number, matrix, height)
    return (
        photograph(rng, canvas.picture),
        np.array(frames, np.float32).reshape(-1, 6),
        np.array(states, np.uint8),
        closer,
    )


def _random_camera(rng: np.random.Generator, scale: float, height: int) -> Matrix:
    tilt = rng.uniform(0, 0.15) if rng.random() < 0.35 else rng.uniform(0, 0.95)
    return tilted_camera(rng, tilt, scale, SIZE, height, nearest=1.4)


def _spot(rng: np.random.Generator, camera: Matrix, beyond: float) -> NDArray[np.float64]:
    return project(
        np.asarray(np.linalg.inv(camera), np.float64), rng.uniform(-beyond, SIZE + beyond, (1, 2))
    )[0]


def _at(spot: NDArray[np.float64], turn: float) -> Matrix:
    cos, sin = np.cos(turn), np.sin(turn)
    return np.array([[cos, -sin, spot[0]], [sin, cos, spot[1]], [0, 0, 1]])


def _places(rng: np.random.Generator, camera: Matrix, scale: float, height: int) -> list[Matrix]:
    """Where cards lie in the table's plane: strewn, in a grid, in fans, in rows that overlap, or nowhere."""
    kind = rng.random()
    if kind < 0.05:
        return []
    room = (SIZE + 60) ** 2 / (WIDTH * height * scale**2)
    if kind < 0.42:
        count = int(np.clip(rng.uniform(0.1, 0.9) * room, 1, 26))
        return [_at(_spot(rng, camera, 30), rng.uniform(0, 2 * np.pi)) for _ in range(count)]
    if kind < 0.56:
        return _grid(rng, camera, height)
    fans = int(np.clip(rng.uniform(0.1, 0.5) * room, 1, 3))
    if kind < 0.8:
        return [place for _ in range(fans) for place in _fan(rng, camera, height)]
    return [place for _ in range(fans) for place in _row(rng, camera, height)]


def _grid(rng: np.random.Generator, camera: Matrix, height: int) -> list[Matrix]:
    turn, first = rng.uniform(0, 2 * np.pi), _spot(rng, camera, -60)
    right, down = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    gaps = 1 + rng.uniform(0.01, 0.4, 2)
    return [
        _at(first + right * column * WIDTH * gaps[0] + down * row * height * gaps[1] + rng.normal(0, 3, 2),
            turn + rng.normal(0, 0.03))
        for column in range(-2, 3) for row in range(-1, 3)
    ]  # fmt: skip


def _fan(rng: np.random.Generator, camera: Matrix, height: int) -> list[Matrix]:
    spot, first = _spot(rng, camera, 0), rng.uniform(0, 2 * np.pi)
    radius = rng.uniform(0.55, 3) * height
    step = np.deg2rad(rng.uniform(6, 22)) / max(0.6, radius / height) * (-1 if rng.random() < 0.3 else 1)
    pivot = spot + radius * np.array([-np.sin(first), np.cos(first)])
    turns = first + step * (np.arange(int(rng.integers(2, 9))) - 3) + rng.normal(0, 0.02)
    return [_at(pivot + radius * np.array([np.sin(turn), -np.cos(turn)]), float(turn)) for turn in turns]


def _row(rng: np.random.Generator, camera: Matrix, height: int) -> list[Matrix]:
    spot, turn = _spot(rng, camera, 0), rng.uniform(0, 2 * np.pi)
    pitch = rng.uniform(0.16, 0.7) * height * (-1 if rng.random() < 0.4 else 1)
    aslant = turn + (0 if rng.random() < 0.5 else np.pi / 2) + rng.normal(0, 0.15)
    way = pitch * np.array([np.cos(aslant), np.sin(aslant)])
    loose = rng.choice((0.015, 0.1))
    return [
        _at(spot + way * number + rng.normal(0, 0.015 * height, 2), turn + rng.normal(0, loose))
        for number in range(int(rng.integers(2, 9)))
    ]


def _strew(
    canvas: Canvas, rng: np.random.Generator, poker: Deck, camera: Matrix, scale: float, count: int
) -> None:
    """Things that are no cards."""
    for _ in range(count):
        thing = random_thing(rng, poker, cards=False)
        wanted = float(np.exp(rng.uniform(np.log(14), np.log(150)))) / max(thing.shape[:2]) / scale
        place = _at(_spot(rng, camera, 30), rng.uniform(0, 2 * np.pi)) @ np.diag([wanted, wanted, 1.0])
        canvas.lay(thing, np.asarray(camera @ place, np.float64), rng, rounded=bool(rng.random() < 0.5))


def _note(
    canvas: Canvas,
    number: int,
    matrix: Matrix,
    height: int,
    frames: list[NDArray[np.float32]],
    states: list[int],
) -> None:
    """Adds the frames of a card's corners that are in view."""
    inset, patch = INSET * WIDTH, _PATCH * WIDTH
    corners = np.array([[0, 0], [WIDTH, 0], [WIDTH, height], [0, height]], np.float64)
    inwards = np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]], np.float64)
    points = project(matrix, corners + inset * inwards)
    steps = np.linspace(0.12, 1.0, 7)
    square = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2) * patch
    for corner in range(4):
        down, right = (
            (points[(corner + 1) % 4] - points[corner]) / 4,
            (points[corner - 1] - points[corner]) / 4,
        )
        size = min(np.hypot(*down), np.hypot(*right))
        seen = np.round(project(matrix, corners[corner] + inwards[corner] * square)).astype(int)
        inside = ((seen >= 0) & (seen < SIZE)).all(axis=1)
        on_top = canvas.owner[tuple(np.clip(seen, 0, SIZE - 1).T[::-1])] == number
        visible = float((inside & on_top).mean())
        if visible < _HARDLY or size < _LEAST_WAY * _WIDTHS[0] or size > _MOST_WAY * _WIDTHS[1]:
            continue
        frames.append(np.concatenate([points[corner], down, right]).astype(np.float32))
        states.append(FOUND if visible > _IN_VIEW and size > _SHORT_WAY * _WIDTHS[0] else IGNORED)


def _note_size(closer: NDArray[np.uint8], canvas: Canvas, number: int, matrix: Matrix, height: int) -> None:
    """Marks the cells of a card that is too small for this scale."""
    corners = project(matrix, np.array([[0, 0], [WIDTH, 0], [WIDTH, height], [0, height]], np.float64))
    size = float(np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1).min())
    if size > _NARROWISH * _WIDTHS[0]:
        return
    mark_cells(closer, canvas, number, certain=size < _NARROW * _WIDTHS[0])
