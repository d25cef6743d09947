"""What every drawn deck is to print, screens and rehearsal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from PIL import Image


class DrawnDeck(Protocol):
    """A deck of our own drawing; all pictures are RGBA, transparent outside the rounded corners."""

    @property
    def name(self) -> str:
        """The deck's name, as a sighting gives it."""

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of all its cards, each once."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a card in millimetres."""

    def copies(self, code: str) -> int:
        """How many cards of that code a whole pack has; raises `KeyError` for a foreign code."""

    def face(self, code: str, scale: float, copy: int = 0) -> Image.Image:
        """The face of a card, `scale` pixels to the millimetre.

        Copies of one card look alike but for Up, where `copy` is the colour, 0 to 9.

        Raises:
            KeyError: the deck has no such card.
        """

    def back(self, scale: float, code: str | None = None) -> Image.Image:
        """The back, `scale` pixels to the millimetre; that of one card where a deck has two kinds."""


def pack(deck: DrawnDeck) -> Iterator[tuple[str, int]]:
    """Every card of a whole pack, in the order of the codes: its code and which copy it is, from 0."""
    for code in deck.codes:
        for copy in range(deck.copies(code)):
            yield code, copy
