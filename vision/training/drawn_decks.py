"""Draws decks whose cards look alike, and pictures to teach them and to be read, as people take them.

    python -m vision.training.drawn_decks OUT --decks 12 --first 0

makes folders that `vision.training.taught` measures: each card taught by one picture in one light, then seen
in other light, aslant, blurred, held, cut by the picture's edge. Where thresholds come from is measured here.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np

from vision.sightings import Image
from vision.training.any_faces import WIDTH, FaceMaker
from vision.training.cameras import look
from vision.training.clutter import hand_shape
from vision.training.scene import Canvas
from vision.training.tables import soft_noise

SIZE = 640
"""Side of a picture in pixels."""

FACES, PICTURES = 16, 20
"""Cards of a deck, and pictures of it that are to be read."""

_APART, _PIXELS = 60, 150
"""Grey levels, and pixels of a face, in which any two faces of a deck differ: else nobody could tell them."""

_TRIES = 400


def faces_of_deck(rng: np.random.Generator, count: int = FACES) -> list[Image]:
    """The faces of one new deck: one design, other numbers, signs and colours."""
    while True:
        maker = FaceMaker(rng)
        faces: list[Image] = []
        for _ in range(_TRIES):
            face = maker.draw()
            if all(_differ(face, other) and _differ(face, other[::-1, ::-1]) for other in faces):
                faces.append(face)
            if len(faces) == count:
                return faces


def lesson(rng: np.random.Generator, face: Image) -> Image:
    """A picture that teaches a card: it lies alone, nearly upright, whole."""
    canvas = Canvas.bare(rng, SIZE)
    _lay(canvas, rng, face, rng.uniform(0, 0.35), rng.normal(0, 0.12), (SIZE / 2, SIZE / 2))
    return photographed(rng, canvas.picture)


def question(rng: np.random.Generator, faces: list[Image]) -> tuple[Image, list[int]]:
    """A picture of one or a few cards, and which of the faces they show."""
    canvas = Canvas.bare(rng, SIZE)
    count = 1 if rng.random() < 0.8 else 3
    shown = [int(face) for face in rng.choice(len(faces), count, replace=False)]
    for place, face in enumerate(shown):
        aside = (place - (count - 1) / 2) * 0.31 * SIZE
        middle = (SIZE / 2 + aside + rng.normal(0, 8), SIZE / 2 + rng.normal(0, 60))
        turn = rng.uniform(0, 2 * np.pi) if count == 1 else rng.normal(0, 0.1)
        _lay(canvas, rng, faces[face], rng.uniform(0, 0.95), turn, middle, 1.0 if count == 1 else 0.55)
    if count == 1 and rng.random() < 0.5:
        canvas.cover(*hand_shape(rng, SIZE))
    return photographed(rng, canvas.picture), shown


def write_deck_folder(folder: Path, number: int, cards: int = FACES, pictures: int = PICTURES) -> None:
    """Write a deck's pictures and labels; the same for the same numbers."""
    write_deck(folder, np.random.default_rng([4711, number]), question, pictures, cards)


Question = Callable[[np.random.Generator, list[Image]], tuple[Image, list[int]]]
"""Draws a picture of some of a deck's faces, and tells which they are."""


def write_deck(
    folder: Path, rng: np.random.Generator, ask: Question, pictures: int, cards: int = FACES
) -> None:
    """Write what teaches a new deck of so many cards, and so many pictures of it that are to be read."""
    faces = faces_of_deck(rng, cards)
    lessons = {f"card-{card}": lesson(rng, face) for card, face in enumerate(faces)}
    write_folder(folder, lessons, [ask(rng, faces) for _ in range(pictures)])


def write_folder(folder: Path, lessons: dict[str, Image], questions: list[tuple[Image, list[int]]]) -> None:
    """Write what teaches a deck's cards, by their codes, and pictures of it with the numbers of its cards."""
    for name in ("enrol", "test"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for code, image in lessons.items():
        cv2.imwrite(str(folder / "enrol" / f"{code}.jpg"), image)
    codes, labels = list(lessons), {}
    for number, (image, shown) in enumerate(questions):
        cv2.imwrite(str(folder / "test" / f"{number}.jpg"), image)
        labels[f"{number}.jpg"] = {"cards": [codes[card] for card in shown]}
    (folder / "labels.json").write_text(json.dumps(labels, indent=1))


def photographed(rng: np.random.Generator, picture: Image) -> Image:
    """A square picture as a careful person's telephone takes it: uneven light, a shine, other white, blur."""
    size = len(picture)
    light = picture.astype(np.float32) / 255
    light *= (1 - rng.uniform(0.0, 0.45) * soft_noise(rng, size, int(rng.integers(2, 4))))[..., None]
    if rng.random() < 0.3:
        shine = np.zeros((size, size), np.float32)
        axes = (int(rng.integers(20, 90) * size / SIZE), int(rng.integers(10, 50) * size / SIZE))
        middle = (int(rng.integers(size)), int(rng.integers(size)))
        cv2.ellipse(shine, middle, axes, float(rng.uniform(0, 180)), 0, 360, float(rng.uniform(0.2, 0.7)), -1)
        light += cv2.GaussianBlur(shine, (0, 0), 18 * size / SIZE)[..., None]
    white = np.exp(rng.normal(0, 0.08, 3) + rng.normal(-0.05, 0.12)).astype(np.float32)
    light = np.clip(light * white, 0, 1) ** np.float32(np.exp(rng.normal(0, 0.12)))
    grey = light.mean(axis=2, keepdims=True)
    light = grey + (light - grey) * np.float32(rng.uniform(0.7, 1.2))
    light = cv2.GaussianBlur(light, (0, 0), float(rng.uniform(0.4, 1.5)))
    light += rng.normal(0, rng.uniform(0.004, 0.02), light.shape).astype(np.float32)
    return np.asarray(np.clip(light * 255, 0, 255), np.uint8)


def draw_folders(
    arguments: list[str] | None, what: str, decks: int, write: Callable[[Path, int], None]
) -> int:
    """Draw decks as a command line says.

    Args:
        arguments: the command line's; None: those of this process.
        what: is drawn, for the help.
        decks: how many are drawn if nothing is said.
        write: writes the folder of the deck with a number.
    """
    parser = argparse.ArgumentParser(description=f"Draw {what} to teach and to read.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--decks", type=int, default=decks)
    parser.add_argument("--first", type=int, default=0, help="number of the first deck")
    options = parser.parse_args(arguments)
    for number in range(options.first, options.first + options.decks):
        write(options.out / f"deck-{number}", number)
    return 0


def main(arguments: list[str] | None = None) -> int:
    """Draw some decks."""
    return draw_folders(arguments, "decks", 12, write_deck_folder)


def _lay(
    canvas: Canvas,
    rng: np.random.Generator,
    face: Image,
    tilt: float,
    turn: float,
    middle: tuple[float, float],
    part: float = 1.0,
) -> None:
    height = face.shape[0]
    scale = part * rng.uniform(0.5, 0.85) * SIZE / height
    camera = look(tilt, rng.uniform(0, 2 * np.pi), scale, rng.uniform(3.0, 8.0) * height, middle)
    cos, sin = np.cos(turn), np.sin(turn)
    place = np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]], np.float64)
    canvas.lay(face, camera @ place @ np.array([[1, 0, -WIDTH / 2], [0, 1, -height / 2], [0, 0, 1]]), rng)


def _differ(one: Image, other: Image) -> bool:
    """Whether two faces differ clearly in more than a stroke's shift would make."""
    apart = (np.abs(one.astype(np.int16) - other).max(axis=2) > _APART).astype(np.uint8)
    return cv2.countNonZero(cv2.erode(apart, np.ones((3, 3), np.uint8))) > _PIXELS


if __name__ == "__main__":
    sys.exit(main())
