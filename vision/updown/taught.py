"""The UP&DOWN card of a bought game: learned from a picture of each face with a known suit at the bottom.

As a deck it has two cards, ``UP-DHSC`` and ``DOWN-DHSC``: the face, and the suits clockwise from its top.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from vision.decks.deck import Deck
from vision.errors import DeckError, VisionFlaw
from vision.sightings import Face, Points
from vision.updown.faces import SIDE

if TYPE_CHECKING:
    from vision.decks.teaching import Lesson, LessonOnDisk
    from vision.updown.reader import UpDownReader

SHOWN = re.compile(r"(UP|DOWN)-([CDHS])")
"""A picture's code: the face that is seen, and the suit at the edge towards the picture's lower side."""

_LEARNED = re.compile(r"(UP|DOWN)-([CDHS]{4})")
_BOTTOM = 2
"""Quarter turns clockwise from the top edge to the lower one."""

Suits = tuple[str, str, str, str]
"""The suits at the four edges, clockwise."""


def learned_updown(
    name: str,
    lessons: Sequence[Lesson | LessonOnDisk],
    choices: Sequence[Sequence[Points]],
    ring: Suits,
) -> Deck:
    """The card's two faces; of several pictures of a face the last one counts.

    Args:
        name: of the deck.
        lessons: the pictures; their codes are as `SHOWN` has them.
        choices: where the card may lie in each, as an `Enroller` for square cards says it.
        ring: the suits clockwise around the card.

    Raises:
        DeckError: a face is missing, or a picture has another code.
    """
    from vision.decks.enrol import face_of

    faces = {}
    for lesson, places in zip(lessons, choices, strict=True):
        shown = SHOWN.fullmatch(lesson.code)
        if shown is None:
            raise DeckError(VisionFlaw.UPDOWN_CODE, code=lesson.code)
        picture = face_of(lesson.image, places[0], 1.0)
        # The picture is turned so that the ring begins at its top.
        turns = _BOTTOM - ring.index(shown[2])
        faces[shown[1]] = np.ascontiguousarray(np.rot90(picture, turns))
    missing = [face.value for face in Face if face.value not in faces]
    if missing:
        raise DeckError(VisionFlaw.UPDOWN_FACE, face=missing[0])
    suits = "".join(ring)
    return Deck(name, tuple(f"{face}-{suits}" for face in faces), tuple(faces.values()), (SIDE, SIDE))


def ring_of(suits: Sequence[str]) -> Suits:
    """Four suits in their order; raises `ValueError` if each is not there once."""
    first, second, third, fourth = list(suits)
    if sorted(suits) != sorted("CDHS"):
        raise ValueError(suits)
    return first, second, third, fourth


def is_updown(deck: Deck) -> bool:
    """Whether a deck is an UP&DOWN card."""
    return all(_LEARNED.fullmatch(code) for code in deck.codes)


def suits_of(deck: Deck) -> Suits:
    """The suits of a learned card, clockwise from its top edge.

    Raises:
        DeckError: it is no UP&DOWN card.
    """
    found = [_LEARNED.fullmatch(code) for code in deck.codes]
    rings = {one[2] for one in found if one is not None}
    names = {one[1] for one in found if one is not None}
    if None in found or len(rings) != 1 or names != {face.value for face in Face}:
        raise DeckError(VisionFlaw.UPDOWN_NONE, name=deck.name)
    return ring_of(rings.pop())


def taught_reader(deck: Deck) -> UpDownReader:
    """The reader of a learned card; raises `DeckError` when it is none."""
    from vision.updown.reader import UpDownReader

    suits = suits_of(deck)
    faces = {Face(code.partition("-")[0]): face for code, face in zip(deck.codes, deck.faces, strict=True)}
    return UpDownReader(faces, suits, plain=True)
