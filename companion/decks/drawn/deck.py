"""What every drawn deck is to print, screens and rehearsal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
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

    @property
    def looks(self) -> int:
        """How many looks each card comes in: ten colours in Up, otherwise one."""

    def copies(self, code: str) -> int:
        """How many cards of that code and one look a whole pack has; raises `KeyError` for a foreign code."""

    def face(self, code: str, scale: float, look: int = 0) -> Image.Image:
        """The face of a card, `scale` pixels to the millimetre; raises `KeyError` for a foreign code."""

    def pile(self, code: str) -> int:
        """The pile that a card is drawn from, 0 but for the Schwupps cards; each has a back of its own."""

    def back(self, scale: float, pile: int = 0) -> Image.Image:
        """The back of a pile's cards, `scale` pixels to the millimetre."""


def pack(deck: DrawnDeck, looks: int | None = None) -> Iterator[tuple[str, int]]:
    """Every card of a pack as code and look: look by look, in the order of the codes.

    Args:
        deck: whose cards.
        looks: with how many looks, None: with all.
    """
    for look in range(deck.looks if looks is None else looks):
        for code in deck.codes:
            yield from repeat((code, look), deck.copies(code))
