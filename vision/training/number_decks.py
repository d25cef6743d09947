"""Draws decks of numbers in four colours, and pictures of single cards as several telephones take them.

    python -m vision.training.number_decks OUT --decks 4 --first 0

makes folders that `vision.training.taught` measures. Their cards share one design and differ in a figure, or
in nothing but their colour, which each camera sees otherwise; glare and hard shadows lie on the pictures that
teach as well. How figures, colours and light are weighed against each other is chosen here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Image
from vision.training.any_faces import WIDTH, Colour, rounded, stamp
from vision.training.cameras import Pose, look, place
from vision.training.clutter import hand_shape
from vision.training.drawn_decks import draw_folders, photographed, write_folder
from vision.training.fonts import Mask, rank_faces, text_mask
from vision.training.scene import Canvas

SIZE = 640
"""Side of a picture in pixels."""

PICTURES = 30
"""Pictures of a deck that are to be read."""

NUMBERS = tuple(range(10))

INKS = {"red": (40, 35, 210), "yellow": (20, 205, 245), "green": (60, 150, 30), "blue": (200, 110, 10)}
"""The colours of a deck, BGR, about."""

_DESIGNS = ("oval", "ring", "plain", "paper")

_BLACK: Colour = (25, 22, 20)


@dataclass(frozen=True, slots=True)
class Design:
    """How a deck is printed.

    Attributes:
        kind: what stands behind the figure.
        typeface: of the figures.
        inks: its colours, BGR.
        height: rows of a face.
        border: of bare paper, pixels.
        figure, index: heights of the figure and of the indices, in parts of the card's height.
        lean: of the oval, degrees.
        outlined: whether figures have a black outline.
    """

    kind: str
    typeface: Path
    inks: dict[str, Colour]
    height: int
    border: int
    figure: float
    index: float
    lean: float
    outlined: bool

    @classmethod
    def draw(cls, rng: np.random.Generator) -> Design:
        """That of a new deck."""
        faces = rank_faces()
        inks = {name: _near(rng, ink) for name, ink in INKS.items()}
        return cls(
            kind=str(rng.choice(_DESIGNS, p=(0.35, 0.3, 0.2, 0.15))),
            typeface=faces[int(rng.integers(len(faces)))],
            inks=inks,
            height=round(WIDTH * rng.uniform(1.35, 1.6)),
            border=int(WIDTH * rng.uniform(0.04, 0.08)),
            figure=rng.uniform(0.28, 0.45),
            index=rng.uniform(0.08, 0.13),
            lean=rng.uniform(10, 40),
            outlined=bool(rng.integers(2)),
        )

    def face(self, ink: str, number: int) -> Image:
        """One face, shape (height, WIDTH, 3)."""
        picture = np.full((self.height, WIDTH, 3), (248, 250, 250), np.uint8)
        mask, colour, front = text_mask(self.typeface, str(number)), self.inks[ink], self.inks[ink]
        if self.kind != "paper":
            rounded(picture, self.border, self.border, colour)
            if self.kind != "oval":
                front = (250, 250, 250)
        middle = (WIDTH / 2, self.height / 2)
        if self.kind in ("oval", "ring"):
            thick = -1 if self.kind == "oval" else 4
            axes = (round(0.3 * WIDTH), round(0.4 * self.height))
            at = (WIDTH // 2, self.height // 2)
            cv2.ellipse(picture, at, axes, self.lean, 0, 360, (248, 250, 250), thick, cv2.LINE_AA)
        self._figure(picture, mask, middle, self.figure * self.height, front)
        if number in (6, 9):
            y = round(middle[1] + 0.6 * self.figure * self.height)
            cv2.line(picture, (WIDTH // 2 - 18, y), (WIDTH // 2 + 18, y), front, 5)
        index = colour if self.kind == "paper" else (250, 250, 250)
        for end in (picture, picture[::-1, ::-1]):
            high = self.index * self.height
            self._figure(end, mask, (self.border + 14, self.border + 6 + high / 2), high, index)
        return picture

    def _figure(
        self, picture: Image, mask: Mask, middle: tuple[float, float], high: float, colour: Colour
    ) -> None:
        if self.outlined:
            wide = round(0.06 * mask.shape[0])
            around = cv2.copyMakeBorder(mask, wide, wide, wide, wide, cv2.BORDER_CONSTANT, value=0)
            thick = cv2.dilate(around, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * wide + 1,) * 2))
            stamp(picture, np.asarray(thick, np.uint8), middle, high * thick.shape[0] / mask.shape[0], _BLACK)
        stamp(picture, mask, middle, high, colour)


class Camera:
    """A telephone: it sees colours its own way, but grey as grey.

    Attributes:
        mixes: how much of each channel of the world it sees in each of its own, BGR, shape (3, 3).
    """

    def __init__(self, rng: np.random.Generator) -> None:
        """Take any telephone."""
        self._rng = rng
        mixes = np.eye(3) + rng.normal(0, 0.1, (3, 3))
        self.mixes = mixes / mixes.sum(axis=1, keepdims=True)

    def picture(self, face: Image, tilt: float, turn: float, *, held: bool) -> Image:
        """A card alone: aslant and turned by so many radians, held in a hand or not."""
        rng = self._rng
        canvas = Canvas.bare(rng, SIZE)
        height = face.shape[0]
        scale = rng.uniform(0.5, 0.85) * SIZE / height
        middle = tuple(SIZE / 2 + rng.normal(0, 25, 2))
        axis, distance = rng.uniform(0, 2 * np.pi), rng.uniform(4.0, 9.0) * height
        camera = look(tilt, axis, scale, distance, (float(middle[0]), float(middle[1])))
        canvas.lay(face, place(camera, Pose(0, 0, turn), height), rng)
        if held:
            canvas.cover(*hand_shape(rng, SIZE))
        lit = _lit(rng, self.seen(canvas.picture))
        return photographed(rng, np.asarray(np.clip(lit, 0, 255), np.uint8))

    def seen(self, picture: Image) -> NDArray[np.float32]:
        """A picture in the colours in which this camera sees it, 0 to 255."""
        colours = picture.astype(np.float32) @ self.mixes.T.astype(np.float32)
        return np.asarray(np.clip(colours, 0, 255), np.float32)


@dataclass(frozen=True, slots=True)
class Extent:
    """How much is drawn of a deck.

    Attributes:
        numbers: on its cards.
        pictures: so many are to be read.
    """

    numbers: tuple[int, ...] = NUMBERS
    pictures: int = PICTURES


WHOLE = Extent()


def write_deck_folder(folder: Path, number: int, extent: Extent = WHOLE) -> None:
    """Write a deck's pictures and labels; the same for the same number."""
    rng = np.random.default_rng([40, number])
    design = Design.draw(rng)
    write_pictures(folder, rng, design, Camera(rng), lambda: Camera(rng), extent)


def write_pictures(
    folder: Path,
    rng: np.random.Generator,
    design: Design,
    teacher: Camera,
    camera: Callable[[], Camera],
    extent: Extent,
) -> None:
    """Write a deck's pictures and labels.

    Args:
        folder: where.
        rng: chooses.
        design: how the deck is printed.
        teacher: takes the pictures that teach it.
        camera: gives the camera that takes each picture that is to be read.
        extent: how much.
    """
    faces = {f"{ink}-{value}": design.face(ink, value) for ink, value in product(INKS, extent.numbers)}
    lessons = {
        code: teacher.picture(face, rng.uniform(0, 0.3), rng.normal(0, 0.12), held=False)
        for code, face in faces.items()
    }
    asked = [int(card) for card in rng.choice(len(faces), extent.pictures, replace=False)]
    drawn = list(faces.values())
    questions = [
        (
            camera().picture(
                drawn[card], rng.uniform(0, 0.65), rng.uniform(0, 2 * np.pi), held=bool(rng.random() < 0.35)
            ),
            [card],
        )
        for card in asked
    ]
    write_folder(folder, lessons, questions)


def main(arguments: list[str] | None = None) -> int:
    """Draw some decks."""
    return draw_folders(arguments, "decks of numbers", 4, write_deck_folder)


def _near(rng: np.random.Generator, ink: Colour) -> Colour:
    blue, green, red = np.clip(rng.normal(ink, 15), 0, 255)
    return int(blue), int(green), int(red)


def _lit(rng: np.random.Generator, picture: NDArray[np.float32]) -> NDArray[np.float32]:
    """A hard shadow and a lamp's glare about the middle, where the card lies; each on some pictures only."""
    if rng.random() < 0.35:
        start, way = rng.uniform(0.3, 0.7, 2) * SIZE, rng.normal(0, 1, 2)
        rows, columns = np.mgrid[:SIZE, :SIZE]
        side = ((columns - start[0]) * way[0] + (rows - start[1]) * way[1]) / np.hypot(*way)
        dark = 1 / (1 + np.exp(-side / rng.uniform(2, 25)))
        picture = picture * (1 - rng.uniform(0.2, 0.5) * dark[..., None]).astype(np.float32)
    if rng.random() < 0.35:
        glare = np.zeros((SIZE, SIZE), np.float32)
        middle = rng.uniform(0.3, 0.7, 2) * SIZE
        axes = (int(rng.integers(25, 110)), int(rng.integers(15, 60)))
        at = (int(middle[0]), int(middle[1]))
        cv2.ellipse(glare, at, axes, float(rng.uniform(0, 180)), 0, 360, float(rng.uniform(40, 150)), -1)
        picture = picture + cv2.GaussianBlur(glare, (0, 0), float(rng.uniform(10, 30)))[..., None]
    return picture


if __name__ == "__main__":
    sys.exit(main())
