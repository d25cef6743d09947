"""The suits of a learned UP&DOWN card, by its codes.

As a deck it has two cards, ``UP-DHSC`` and ``DOWN-DHSC``: the face, and the suits clockwise from its top.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from vision.decks.deck import Deck
from vision.errors import DeckError, VisionFlaw
from vision.sightings import Face

_LEARNED = re.compile(r"(UP|DOWN)-([CDHS]{4})")

Suits = tuple[str, str, str, str]
"""The suits at the four edges, clockwise."""


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
