"""How places and cards lie to each other in a picture."""

from __future__ import annotations

import numpy as np

from vision.decks.places import CardSpot
from vision.decks.raster import View, outline_of
from vision.overlaps import inside, shared
from vision.sightings import Points

_BEYOND = 2.0
"""Corners so many pixels beside a card are still its own."""

_MIDDLE = 0.08
"""Middles so near to each other, in parts of a card's width, are those of one card: of two cards in a fan one
lies 10 mm beside the other."""

_TOUCHES = 0.02
"""A place that shares less than this part with a card is not hidden by it."""


def touch(view: View, outline: Points) -> bool:
    """Whether a card, with that outline in pixels, hides some of a place."""
    return shared(outline_of(view), outline) > _TOUCHES


def lies_on(spot: CardSpot, outline: Points) -> bool:
    """Whether corners speak for a place, and all of them lie on a card with that outline."""
    return len(spot.seen) > 0 and all(inside((float(x), float(y)), outline, -_BEYOND) for x, y in spot.seen)


def is_about(middle: Points, outline: Points) -> bool:
    """Whether a point, shape (2,), is the middle of a card with that outline."""
    apart = float(np.linalg.norm(outline.mean(axis=0) - middle))
    return apart < _MIDDLE * float(np.linalg.norm(outline[1] - outline[0]))
