"""From what was shown to a deck."""

from __future__ import annotations

from collections.abc import Sequence

from companion.decks.updown_names import UPDOWN
from vision.decks.teaching import Learned, Lesson, LessonOnDisk, learned
from vision.sightings import Points
from vision.updown.suits import Suits
from vision.updown.taught import learned_updown


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
    if name == UPDOWN:
        return Learned(learned_updown(name, lessons, places, ring), ())
    return learned(name, lessons, places)
