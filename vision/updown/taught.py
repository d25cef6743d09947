"""The UP&DOWN card of a bought game: learned from a picture of each face with a known suit at the bottom.

As a deck it has two cards, whose codes are as `vision.updown.suits` reads them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from vision.decks.deck import Deck
from vision.decks.enrol import face_of
from vision.decks.teaching import Lesson, LessonOnDisk
from vision.errors import DeckError, VisionFlaw
from vision.sightings import Face, Points
from vision.updown.faces import SIDE
from vision.updown.reader import UpDownReader
from vision.updown.suits import Suits, suits_of

SHOWN = re.compile(r"(UP|DOWN)-([CDHS])")
"""A picture's code: the face that is seen, and the suit at the edge towards the picture's lower side."""

_BOTTOM = 2
"""Quarter turns clockwise from the top edge to the lower one."""


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


def taught_reader(deck: Deck) -> UpDownReader:
    """The reader of a learned card; raises `DeckError` when it is none."""
    suits = suits_of(deck)
    faces = {Face(code.partition("-")[0]): face for code, face in zip(deck.codes, deck.faces, strict=True)}
    return UpDownReader(faces, suits, plain=True)
