"""Draws decks of any faces, and pictures of fans of them to be read, as people photograph their hands' cards.

    python -m vision.training.fanned_decks OUT --decks 4 --first 0

makes folders that `vision.training.taught` measures: each card taught by one picture, then seen in fans of
which one card lies whole on top, and of the others strips or corners show.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from vision.sightings import Image
from vision.training.any_faces import WIDTH
from vision.training.cameras import Pose, place
from vision.training.drawn_decks import draw_folders, photographed, write_deck
from vision.training.scene import Canvas
from vision.training.symbol_decks import camera_over

SIZE = 960
"""Side of a picture in pixels."""

PICTURES = 10
"""Pictures of a deck that are to be read."""

_CARDS = (3, 7)
"""Cards of a fan, at least, and one more than at most."""

_DEGREES = (8.0, 20.0)
"""By which neighbours of a fan are turned against each other."""

_RADIUS = (0.55, 1.4)
"""From the pivot of a fan to the middles of its cards, in heights of a card."""


def fan(rng: np.random.Generator, height: int, count: int) -> list[Pose]:
    """Where the cards of a fan lie, the lowest first, in the table's plane; ``height`` of a card."""
    radius = rng.uniform(*_RADIUS) * height
    step = np.deg2rad(rng.uniform(*_DEGREES)) * float(rng.choice((-1, 1)))
    first = rng.uniform(0, 2 * np.pi) - step * (count - 1) / 2
    turns = first + step * np.arange(count) + rng.normal(0, 0.02, count)
    return [Pose(radius * np.sin(turn), -radius * np.cos(turn), float(turn)) for turn in turns]


def question(rng: np.random.Generator, faces: list[Image]) -> tuple[Image, list[int]]:
    """A picture of one fan, and which of the faces are in it."""
    count = int(rng.integers(*_CARDS))
    shown = [int(face) for face in rng.choice(len(faces), count, replace=False)]
    height = faces[0].shape[0]
    lies = fan(rng, height, count)
    canvas = Canvas.bare(rng, SIZE)
    camera = camera_over(rng, lies, (WIDTH, height), (SIZE, SIZE))
    for face, lie in zip(shown, lies, strict=True):
        canvas.lay(faces[face], place(camera, lie, height), rng)
    return photographed(rng, canvas.picture), shown


def write_deck_folder(folder: Path, number: int) -> None:
    """Write a deck's pictures and labels; the same for the same number."""
    write_deck(folder, np.random.default_rng([1213, number]), question, PICTURES)


def main(arguments: list[str] | None = None) -> int:
    """Draw some decks."""
    return draw_folders(arguments, "decks and fans of them", 4, write_deck_folder)


if __name__ == "__main__":
    sys.exit(main())
