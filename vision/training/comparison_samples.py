"""What the comparison of cards is trained on: a deck's faces as they were taught, and cards to be told."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.looks import COLUMNS, ROWS
from vision.sightings import Image
from vision.training.deck_views import (
    Session,
    covered,
    hidden,
    looking,
    teaching,
    texture,
    view,
)
from vision.training.designs import faces_of_deck
from vision.training.tables import random_ground

FACES, TURNED, OTHERS = 11, 3, 5
"""Faces of a deck; those that are there upside down as well; and views of what is none of them."""

KNOWN = FACES + TURNED

_HIDDEN, _LEAST = 0.45, 0.08
"""So many views are hidden in part, and of each so much is left."""

_LITTLE, _KNOWN_OF = 0.75, 0.7
"""Where more than this part is left, it is known in so many views only that something lies on the card."""

_DIFFER, _PIXELS = 26, 3
"""Grey levels, in some channel, and pixels of a soft view in which two faces differ: else they are one."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A deck and cards to be told.

    Attributes:
        known: views of its faces as taught, shape (KNOWN, ROWS, COLUMNS, 3), dtype uint8.
        asked: views to be told, shape (KNOWN + OTHERS, ROWS, COLUMNS, 3), dtype uint8.
        shown: what of each is in view, shape (KNOWN + OTHERS, ROWS, COLUMNS), dtype uint8, 0 or 1.
        same: which known faces each view shows, shape (KNOWN + OTHERS, KNOWN), dtype bool.
    """

    known: NDArray[np.uint8]
    asked: NDArray[np.uint8]
    shown: NDArray[np.uint8]
    same: NDArray[np.bool_]


def draw_sample(seed: int, number: int) -> Sample:
    """The sample of that number: a new deck, taught and looked at in sessions of its own."""
    rng = np.random.default_rng([seed, number])
    faces = faces_of_deck(rng, FACES + 2)
    strange, faces = faces[FACES:], faces[:FACES]
    known = [*faces, *(np.ascontiguousarray(face[::-1, ::-1]) for face in faces[:TURNED])]
    taught, seen = teaching(rng), looking(rng)
    if rng.random() < 0.15:  # each card was taught in a light of its own
        views = [view(rng, face, teaching(rng)) for face in known]
    else:
        views = [view(rng, face, taught) for face in known]
    asked = [view(rng, face, seen) for face in known]
    asked += _others(rng, known, strange, seen)
    shown = _hide_parts(rng, asked)
    same = np.zeros((len(asked), KNOWN), bool)
    same[: KNOWN + len(strange)] = _are_one(_softened([*known, *strange]), _softened(known))
    return Sample(np.stack(views), np.stack(asked), shown, same)


def _hide_parts(rng: np.random.Generator, asked: list[Image]) -> NDArray[np.uint8]:
    """Lays something on some of the views, and tells what of each is in view, as far as that is known."""
    shown = np.ones((len(asked), ROWS, COLUMNS), np.uint8)
    for number in range(len(asked)):
        part = hidden(rng)
        if rng.random() < _HIDDEN and part.mean() > _LEAST:
            above = asked[int(rng.integers(KNOWN))]
            asked[number], known = covered(rng, asked[number], above, part)
            if part.mean() < _LITTLE or rng.random() < _KNOWN_OF:
                shown[number] = known
    return shown


def _others(
    rng: np.random.Generator, known: list[Image], strange: list[Image], session: Session
) -> list[Image]:
    """Views that show none of the faces: others of that design, cards cut wrongly, a table."""
    views = [view(rng, face, session) for face in strange]
    for _ in range(OTHERS - 3):
        face = known[int(rng.integers(KNOWN))]
        views.append(view(rng, face, session, _wrongly(rng)))
    ground = random_ground(rng, 200)
    return [*views, texture(rng, ground, session)]


def _wrongly(rng: np.random.Generator) -> NDArray[np.float32]:
    """Corners by which a card is cut so that it is none: far aside, a part of it, or a quarter turned."""
    corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
    kind = rng.random()
    if kind < 0.5:
        way = rng.normal(0, 1, 2)
        return np.asarray(corners + way / np.hypot(*way) * rng.uniform(0.12, 0.6), np.float32)
    if kind < 0.75:
        part = rng.uniform(0.45, 0.85)
        return np.asarray((corners - 0.5) * part + 0.5, np.float32)
    half = corners * (1, 0.5) + (0, 0.5 * int(rng.integers(2)))
    return np.asarray(np.roll(half, 1, axis=0), np.float32)


def alike(faces: list[Image]) -> NDArray[np.bool_]:
    """Which of some faces nobody could tell apart, shape (faces, faces)."""
    return _are_one(_softened(faces), _softened(faces))


def _softened(faces: list[Image]) -> NDArray[np.int16]:
    small = [cv2.resize(face, (COLUMNS // 2, ROWS // 2), interpolation=cv2.INTER_AREA) for face in faces]
    return np.stack([cv2.blur(one, (2, 2)) for one in small]).astype(np.int16)


def _are_one(some: NDArray[np.int16], others: NDArray[np.int16]) -> NDArray[np.bool_]:
    """Which faces nobody could tell apart, shape (some, others)."""
    apart = np.stack([np.abs(some - other).max(axis=3) for other in others], axis=1)
    return np.asarray((apart > _DIFFER).sum(axis=(2, 3)) < _PIXELS)
