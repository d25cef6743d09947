"""What a touch asks for where a deck is taught."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Teach:
    """Begin a lesson, or go on with one.

    Attributes:
        deck: what is taught: a game's deck, or ``"updown"``.
    """

    deck: str


@dataclass(frozen=True, slots=True)
class TakeIt:
    """What lies there is the card that is asked for."""


@dataclass(frozen=True, slots=True)
class ShowAgain:
    """A card is to be taught anew.

    Attributes:
        code: which one.
    """

    code: str


@dataclass(frozen=True, slots=True)
class EveryTaught:
    """Show every card of the deck that is taught, or the lesson again.

    Attributes:
        first: index of the first card to show, None for the lesson.
    """

    first: int | None
