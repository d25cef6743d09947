"""What every drawn deck is to print, screens and rehearsal."""

from __future__ import annotations

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

    def face(self, code: str, scale: float) -> Image.Image:
        """The face of a card, `scale` pixels to the millimetre; raises `KeyError` for a foreign code."""

    def back(self, scale: float) -> Image.Image:
        """The back, `scale` pixels to the millimetre."""
