"""From what was shown to a deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.decks.drawn.updown import RING
from vision.sightings import Points
from vision.updown.taught import Suits, learned_updown

if TYPE_CHECKING:
    from vision.decks.teaching import Learned, Lesson, LessonOnDisk

UPDOWN = "updown"
"""The name under which the UP&DOWN card of a bought game is taught."""

UPDOWN_CODES = ("UP-C", "DOWN-C")
"""What is asked for of that card: each face, its clubs towards the picture's lower edge."""

USUAL_RING: Suits = (RING[0].value, RING[1].value, RING[2].value, RING[3].value)
"""The suits clockwise around the card, unless somebody says otherwise."""


def learn(
    name: str,
    lessons: Sequence[Lesson | LessonOnDisk],
    places: Sequence[Sequence[Points]],
    ring: Suits,
) -> Learned:
    """The deck that was shown, and which of its cards look much alike.

    Args:
        name: of the deck; `UPDOWN` is the UP&DOWN card.
        lessons: pictures of one card each.
        places: where the card may lie in each, the likeliest place first.
        ring: the suits clockwise around the UP&DOWN card.

    Raises:
        DeckError: the cards have a shape that no card has, or a face of the UP&DOWN card is missing.
    """
    # Loaded once somebody teaches: names of decks are wanted on the first page.
    from vision.decks.teaching import Learned, learned

    if name == UPDOWN:
        return Learned(learned_updown(name, lessons, places, ring), ())
    return learned(name, lessons, places)
