"""What a touch asks for of the best moments of a game: to see one, and to keep pictures and films of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ShowMoment:
    """Show one of the moments.

    Attributes:
        number: its index; None: the film of all of them.
    """

    number: int | None


@dataclass(frozen=True, slots=True)
class TakePicture:
    """Keep what the camera sees now, all of it, as the picture of the game that is over."""


@dataclass(frozen=True, slots=True)
class MakeFilm:
    """Make a film of the moments from the pictures that are kept of them."""


@dataclass(frozen=True, slots=True)
class ShowRanking:
    """Show everybody's rank in letters that are read from two metres.

    Attributes:
        first: index of the first row that is shown; None: the winners again.
    """

    first: int | None


KeepMoments = TakePicture | MakeFilm
"""What is kept with the evening."""
