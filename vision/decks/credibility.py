"""Whether what was seen at a place may be a card, beside those that were taken already."""

from __future__ import annotations

from dataclasses import replace

from vision.decks.closer_look import SeenPlace
from vision.decks.confidence import CERTAIN, DOUBTFUL
from vision.decks.parts_in_view import HALF, STRIP, UNCOVERED

CLEARLY = 0.6
"""So much of its face must be explained for a card to be taken at once."""

AS_CLEARLY = 0.85
"""And so much beside the clearest one: a card that is explained worse may have another one on it that was
not found yet, whose figures would be taken for its own."""

_NEARLY_AS_CLEARLY = 0.65
"""What is explained so well beside the clearest card is one, though its strip may not tell which."""

_AS_BADLY, _STRIP_AS_BADLY = 0.36, 0.45
"""What is explained so much worse than the clearest card is none: edges of others look like its figures, most
of all in narrow strips. A wide strip without figures is white paper and some shadow, badly explained: it is
asked for once everything else was taken."""

_FIGURES = 0.4
"""Where a face's figures agree and lead so well a card lies, however badly the light lets it be explained and
however much its paper looks like the cloth. On simulated tables in poor light 58 of 58 readings of places
that were left when all cards were taken were right, of six cards; of 13 strips that showed the bare table
none had more than 0.28."""

_BY_FIGURES = 0.6
"""How sure a card is for which nothing but figures speaks: too little to be named without a question."""


def is_clear(seen: SeenPlace, clearest: float) -> bool:
    """Whether that card lies there for certain, and just there.

    Args:
        seen: what was seen.
        clearest: how much of its face is seen of the clearest card that was taken.
    """
    explained = seen.told.explained
    return seen.confidence >= CERTAIN and explained >= max(CLEARLY, AS_CLEARLY * clearest)


def may_be_covered(seen: SeenPlace, clearest: float) -> bool:
    """Whether another card may lie on a card that is no strip: it is explained badly beside the clearest.

    Args:
        seen: what was seen.
        clearest: how much of its face is seen of the clearest card that was taken.
    """
    return seen.in_view > STRIP and seen.told.explained < AS_CLEARLY * clearest


def is_nearly_as_clear(seen: SeenPlace, clearest: float) -> bool:
    """Whether that card is explained nearly as well as the clearest of those that wait.

    Where only figures speak, a face may explain less than nothing (below 0): the clearest itself is as clear.
    """
    return seen.told.explained >= min(AS_CLEARLY * clearest, clearest)


def is_likely(seen: SeenPlace, clearest: float, *, last: bool) -> bool:
    """Whether that card may lie there, or some card does, though what is seen does not tell which.

    Args:
        seen: what was seen.
        clearest: how much of its face is seen of the clearest card that was taken.
        last: whether everything else was taken.
    """
    badly = _AS_BADLY if last and seen.in_view > STRIP else _STRIP_AS_BADLY
    if seen.told.explained < badly * clearest:
        return False
    shows = seen.told.explained >= _NEARLY_AS_CLEARLY * clearest or seen.in_view > UNCOVERED
    return seen.confidence >= DOUBTFUL or (seen.there >= CERTAIN and shows)


def shows_figures(seen: SeenPlace) -> bool:
    """Whether a card half hidden shows a face's figures, and these rather than another face's.

    A lead over nobody tells nothing: what hardly looks like any face is compared with no other one.
    """
    told = seen.told
    compared = len(told.rivals) > 1
    return compared and seen.in_view <= HALF and min(told.alike, told.lead) >= _FIGURES


def lacks_figures(seen: SeenPlace) -> bool:
    """Whether a card in full view hardly shows its face's figures: it lies a little aside, or is another one.

    Of 106 cards in full view that were left to the end in 360 drawn scenes in hard light, all read rightly,
    none agreed less than 0.47; a 6 in a place 4 mm aside was read as a 9 that agreed 0.30.
    """
    return seen.in_view > UNCOVERED and seen.told.alike < _FIGURES


def is_poor_strip(seen: SeenPlace) -> bool:
    """Whether a strip is explained no better than one that lies a little askew, or is another card's.

    A strip of a 9 that lay four degrees askew was read as a 10 that explained 0.45 of it, with 0.88; turned
    so, the 9 explained 0.63.
    """
    return seen.in_view <= STRIP and seen.told.explained < CLEARLY


def by_figures(seen: SeenPlace) -> SeenPlace:
    """A card for which nothing but figures speaks, as sure as these make it."""
    return replace(seen, there=_BY_FIGURES, confidence=_BY_FIGURES)
