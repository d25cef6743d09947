"""What a simulated player is: something that chooses an event from what that player may know."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
ChoiceT_co = TypeVar("ChoiceT_co", covariant=True)


class Policy(Protocol[ViewT_contra, ChoiceT_co]):
    """Chooses what one player does; a view holds the public position and that player's own hand only."""

    def __call__(self, view: ViewT_contra, random: Random) -> ChoiceT_co:
        """The choice; `random` is the only source of chance, so that a seed repeats a game."""
