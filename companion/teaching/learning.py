"""From a course to a deck."""

from __future__ import annotations

from companion.teaching.course import Course
from vision.decks.teaching import Learned, learned


def learn(course: Course) -> Learned:
    """The deck that was taught, and which of its cards look much alike.

    Raises:
        DeckError: a picture is gone or damaged, or the cards have a shape that no card has.
    """
    lessons, places = course.lessons(), [one.places for one in course.taken]
    return learned(course.name, lessons, places)
