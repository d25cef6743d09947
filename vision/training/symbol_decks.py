"""Draws decks without figures, 81 cards of symbols each, and pictures of tables with a dozen of them.

    python -m vision.training.symbol_decks OUT --decks 2 --first 0

makes folders that `vision.training.taught` measures. Cards of decks with even numbers are taught by pictures
that they fill, those with odd numbers by pictures in which they lie on a ground.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.enrol import face_of
from vision.sightings import Image, Points
from vision.training.cameras import Matrix, Pose, look, place, project
from vision.training.deck import CARD_WIDTH as WIDTH
from vision.training.drawn_decks import draw_folders, lesson, photographed, write_folder
from vision.training.scene import Canvas

PICTURES = 10
"""Tables of a deck that are to be read."""

COUNTS, INKS, FILLINGS, SHAPES = (1, 2, 3), ("red", "green", "purple"), ("full", "striped", "open"), (
    "oval", "lozenge", "wave")  # fmt: skip

HEIGHT = 308
"""Rows of a drawn card."""

_COLOURS = {"red": (50, 40, 215), "green": (70, 150, 20), "purple": (130, 45, 95)}

_COLUMNS, _ROWS = 4, 3


@dataclass(frozen=True, slots=True)
class Print:
    """How a deck is printed.

    Attributes:
        colours: of the inks, BGR.
        wide, high: a symbol's size in parts of the card's width.
        apart: from one symbol to the next, in the same parts.
        line: thickness of outlines and stripes, pixels.
        pitch: from one stripe to the next, pixels.
    """

    colours: dict[str, tuple[float, ...]]
    wide: float
    high: float
    apart: float
    line: int
    pitch: int

    @classmethod
    def draw(cls, rng: np.random.Generator) -> Print:
        """That of a new deck."""
        colours = {
            name: tuple(float(value) for value in np.clip(rng.normal(colour, 14), 0, 230))
            for name, colour in _COLOURS.items()
        }
        high = rng.uniform(0.28, 0.34)
        return cls(
            colours=colours,
            wide=rng.uniform(0.6, 0.74),
            high=high,
            apart=high + rng.uniform(0.06, 0.1),
            line=int(rng.integers(3, 5)),
            pitch=int(rng.integers(7, 12)),
        )


def faces_of_deck(
    rng: np.random.Generator, inks: Sequence[str] = INKS, shapes: Sequence[str] = SHAPES
) -> dict[str, Image]:
    """The faces of one new deck by what they show."""
    style = Print.draw(rng)
    traits = product(COUNTS, inks, FILLINGS, shapes)
    return {"-".join(map(str, (count, *rest))): _face(style, count, *rest) for count, *rest in traits}


def filling_lesson(rng: np.random.Generator, face: Image) -> Image:
    """A picture that a card fills, as it was cut out of a photograph: not quite straight."""
    size = 640
    canvas = Canvas.bare(rng, size)
    middle, scale = (size / 2, size / 2), rng.uniform(0.7, 1.6)
    camera = look(rng.uniform(0, 0.3), rng.uniform(0, 2 * np.pi), scale, 8.0 * HEIGHT, middle)
    matrix = place(camera, Pose(0, 0, rng.uniform(-0.2, 0.2)), HEIGHT)
    canvas.lay(face, matrix, rng)
    corners = project(matrix, corners_of(WIDTH, HEIGHT)) + rng.normal(0, 0.008 * scale * WIDTH, (4, 2))
    return face_of(photographed(rng, canvas.picture), corners.astype(np.float32), WIDTH / HEIGHT)


def table(rng: np.random.Generator, faces: list[Image]) -> tuple[Image, list[int]]:
    """A table with a dozen cards in loose rows, and which of the faces they show."""
    width = int(rng.integers(1000, 1601))
    height = 3 * width // 4
    canvas = Canvas.bare(rng, width)
    shown = [int(face) for face in rng.choice(len(faces), _COLUMNS * _ROWS, replace=False)]
    lies = _rows(rng)
    camera = camera_over(rng, lies, (WIDTH, HEIGHT), (width, height))
    for face, lie in zip(shown, lies, strict=True):
        canvas.lay(faces[face], place(camera, lie, HEIGHT), rng)
    lamp = np.exp(rng.uniform(-0.12, 0.25) * np.array([-1.0, -0.1, 0.3]))
    lit = np.clip(canvas.picture * lamp, 0, 255).astype(np.uint8)
    return np.ascontiguousarray(photographed(rng, lit)[:height]), shown


def write_deck_folder(
    folder: Path,
    number: int,
    inks: Sequence[str] = INKS,
    shapes: Sequence[str] = SHAPES,
    tables: int = PICTURES,
) -> None:
    """Write a deck's pictures and labels; the same for the same number and kinds of symbols."""
    rng = np.random.default_rng([81, number])
    faces = faces_of_deck(rng, inks, shapes)
    teach = lesson if number % 2 else filling_lesson
    lessons = {code: teach(rng, face) for code, face in faces.items()}
    write_folder(folder, lessons, [table(rng, list(faces.values())) for _ in range(tables)])


def main(arguments: list[str] | None = None) -> int:
    """Draw some decks."""
    return draw_folders(arguments, "decks of symbols", 2, write_deck_folder)


def _face(style: Print, count: int, ink: str, filling: str, shape: str) -> Image:
    """A white card with symbols one above the other."""
    picture = np.full((HEIGHT, WIDTH, 3), (246, 250, 250), np.uint8)
    colour = style.colours[ink]
    for number in range(count):
        down = HEIGHT / 2 + style.apart * WIDTH * (number - (count - 1) / 2)
        size = np.array([style.wide, style.high]) * WIDTH
        outline = np.round(symbol_outline(shape) * size / 2 + (WIDTH / 2, down)).astype(np.int32)
        inside = np.zeros((HEIGHT, WIDTH), np.uint8)
        cv2.fillPoly(inside, [outline], 255, cv2.LINE_AA)
        if filling == "striped":
            inside[:, np.arange(WIDTH) % style.pitch >= style.line - 1] = 0
        if filling != "open":
            share = inside[..., None] / 255
            picture = (picture + share * (np.array(colour) - picture)).astype(np.uint8)
        cv2.polylines(picture, [outline], True, colour, style.line, cv2.LINE_AA)
    return picture


def symbol_outline(shape: str) -> np.ndarray:
    """The outline of a symbol about its middle, within -1 to 1, shape (n, 2)."""
    turn = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    x, y = np.cos(turn), np.sin(turn)
    if shape == "lozenge":
        x, y = x * np.abs(x), y * np.abs(y)
    elif shape == "oval":
        x, y = np.sign(x) * np.abs(x) ** 0.55, np.sign(y) * np.abs(y) ** 0.8
    else:
        y = 0.62 * y + 0.38 * np.sin(np.pi * x)
    return np.column_stack([x, y])


def _rows(rng: np.random.Generator) -> list[Pose]:
    """A dozen cards in loose rows, all upright or all on their sides but for a half turn."""
    on_side = bool(rng.integers(2))
    across, down = (HEIGHT, WIDTH) if on_side else (WIDTH, HEIGHT)
    gap = rng.uniform(1.12, 1.5)
    lies = []
    for row, column in product(range(_ROWS), range(_COLUMNS)):
        x = (column - (_COLUMNS - 1) / 2) * gap * across + rng.normal(0, 0.02 * WIDTH)
        y = (row - (_ROWS - 1) / 2) * gap * down + rng.normal(0, 0.02 * WIDTH)
        turn = np.pi * int(rng.integers(2)) + np.pi / 2 * on_side + rng.normal(0, 0.06)
        lies.append(Pose(x, y, float(turn)))
    return lies


def corners_of(wide: int, high: int) -> NDArray[np.float64]:
    """The corners of a face of so many pixels, clockwise from the upper left one, shape (4, 2)."""
    return np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float64)


def camera_over(
    rng: np.random.Generator, lies: list[Pose], card: tuple[int, int], size: tuple[int, int]
) -> Matrix:
    """A camera that looks at all of some cards, aslant by up to 40 degrees.

    Args:
        rng: chooses how it looks.
        lies: where the cards lie in the table's plane.
        card: width and height of their faces.
        size: columns and rows of the picture.
    """
    wide, high = card
    distance = rng.uniform(6, 10) * high
    camera = look(rng.uniform(0, 0.7), rng.normal(0, 0.3), 1.0, distance, (0.0, 0.0))
    cos, sin = np.cos(aside := rng.normal(0, 0.1)), np.sin(aside)
    camera = np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]]) @ camera
    seen: Points = np.concatenate(
        [project(place(camera, lie, high), corners_of(wide, high)) for lie in lies]
    ).astype(np.float32)
    low, high = seen.min(axis=0), seen.max(axis=0)
    scale = float((np.array(size) * rng.uniform(0.85, 0.97) / (high - low)).min())
    x, y = np.array(size) / 2 - scale * (low + high) / 2
    return np.asarray(np.array([[scale, 0, x], [0, scale, y], [0, 0, 1]]) @ camera, np.float64)


if __name__ == "__main__":
    sys.exit(main())
