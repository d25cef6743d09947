"""A deck learned from pictures of its cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.decks.bank import Bank
from vision.decks.deck import Deck
from vision.decks.enrol import face_of, shape_of
from vision.decks.filling import filled
from vision.decks.registration import registered
from vision.decks.twins import Twins, twins
from vision.sightings import Image, Points

_HEIGHT = 88.0
"""Height in mm that a card of unknown size is taken to have: that of poker and bridge cards."""


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """One picture of one card.

    Attributes:
        code: what the card is called.
        image: BGR, shape (height, width, 3), dtype uint8; the card anywhere in it, or filling it.
    """

    code: str
    image: Image


@dataclass(frozen=True, slots=True, eq=False)
class Learned:
    """A deck and what its reader will find hard.

    Attributes:
        deck: the deck.
        twins: cards that look too much alike, the most alike first.
    """

    deck: Deck
    twins: tuple[Twins, ...]


def learned(name: str, lessons: Sequence[Lesson], choices: Sequence[Sequence[Points]]) -> Learned:
    """A deck from pictures and where the card lies in each.

    Args:
        name: of the deck.
        lessons: the pictures.
        choices: where the card may lie in each, as an `Enroller` says it.

    Raises:
        DeckError: the cards have a shape that no card has, or there are none.
    """
    images = [lesson.image for lesson in lessons]
    places = filled(images, choices)
    slender = float(np.median([shape_of(likeliest) for likeliest, *_ in places])) if places else 0.0
    size = (_HEIGHT * slender, _HEIGHT)
    settled = registered(images, places, size)
    faces = [face_of(image, outline, slender) for image, outline in zip(images, settled, strict=True)]
    deck = Deck(name, tuple(lesson.code for lesson in lessons), tuple(faces), size)
    return Learned(deck, twins(Bank(deck)))
