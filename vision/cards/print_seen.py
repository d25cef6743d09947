"""How large and how sharp a camera sees the print of cards, and what cannot be told of them so."""

from __future__ import annotations

import enum
from dataclasses import dataclass

import numpy as np

from vision.cards.outline import Lie
from vision.cards.pairing import Group
from vision.cards.whole import CARD_PIXELS, ends, softness
from vision.sightings import Image


class Untold(enum.Enum):
    """What is mostly left in doubt."""

    STRIPS = "which card it is of which no more than an index shows"
    CARDS = "which card it is, though all of it shows"


_TOLD = {Untold.STRIPS: 10.0, Untold.CARDS: 6.0}
"""Least heights of an index, in deviations of the blur, from which more than half are named: in 150 drawn
scenes, by a reader of whole cards that was half trained."""


@dataclass(frozen=True, slots=True)
class PrintSeen:
    """How print is seen, as medians of the cards that were read; lengths in pixels of the picture.

    Attributes:
        index: from the middle of an index's rank to the middle of its suit's sign.
        card: width of a card.
        softness: deviation of the Gauss curve that blurs print so; about 0.5 where it is as sharp as can be.
    """

    index: float
    card: float
    softness: float

    @property
    def detail(self) -> float:
        """The height of an index in deviations of the blur: what decides whether it can be read."""
        return self.index / self.softness

    @property
    def untold(self) -> tuple[Untold, ...]:
        """What cannot be told in such print, as a rule."""
        return tuple(kind for kind, least in _TOLD.items() if self.detail < least)


def print_seen(levels: list[Image], laid: list[tuple[Group, Lie]]) -> PrintSeen | None:
    """How the print of cards is seen; None without cards whose outlines were measured.

    Args:
        levels: the picture's `Halvings.levels`.
        laid: cards that were read, and where they lie.
    """
    measured = [(group, lie) for group, lie in laid if lie.measured]
    if not measured:
        return None
    downs = [float(np.hypot(*group.first.frame[2:4])) for group, _ in measured]
    widths = np.array([np.hypot(*(lie.corners[1] - lie.corners[0])) for _, lie in measured])
    soft = softness(ends(levels, [lie.corners for _, lie in measured])) * widths / CARD_PIXELS
    return PrintSeen(float(np.median(downs)), float(np.median(widths)), float(np.median(soft)))
