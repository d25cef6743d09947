"""What is known of where the cards of a picture lie: nothing, a still's plane, or a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vision.boxes import PixelBox
from vision.decks.closer_look import SeenPlace
from vision.decks.framing import Framer
from vision.decks.unexplained import Unexplained
from vision.table.bare_table import Strange

_TURNS = (-4.0, 0.0, 4.0)
"""Degrees by which a card that is hidden in part is tried turned in a still picture: there its plane is known
less well than a table is. Of 277 cards in drawn fans of six decks (`vision.training.fanned_decks`) 158 were
named with it instead of 152, none wrongly, and 19 fans of 60 read whole instead of 16."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What cards lie on: `unknown`, the `plane` of a still picture, or a `table`.

    Attributes:
        flat: whether all cards lie in one plane that is known, and have one size.
        still: whether the picture is one of which no table is known.
        framer: moves places onto whole cards; None where places are exact.
        strange: where the picture shows something else than the bare table, if that is known.
        unexplained: tells whether some of that is left beside cards; None where it is not known.
    """

    flat: bool
    still: bool
    framer: Framer | None = None
    strange: Strange | None = None
    unexplained: Unexplained | None = None

    @classmethod
    def unknown(cls, framer: Framer) -> Ground:
        """A still picture: cards of any size may lie anywhere, seen in any perspective."""
        return cls(flat=False, still=True, framer=framer)

    @classmethod
    def plane(cls) -> Ground:
        """The plane of a still picture, as cards tell that lie whole on it."""
        return cls(flat=True, still=True)

    @classmethod
    def table(cls, strange: Strange | None = None, regions: Sequence[PixelBox] | None = None) -> Ground:
        """A table of which it is known where it lies, and perhaps how it looks bare.

        Args:
            strange: where the picture shows something else than the bare table, if that is known.
            regions: where cards are looked for, in pixels; None: everywhere.
        """
        unexplained = None if strange is None else Unexplained(strange, regions)
        return cls(flat=True, still=False, strange=strange, unexplained=unexplained)

    def is_explained_by(self, cards: Sequence[SeenPlace]) -> bool:
        """Whether some cards and the bare table are known to be all that the picture shows."""
        return self.unexplained is not None and not self.unexplained.is_left_by(cards)

    @property
    def turns(self) -> tuple[float, ...]:
        """Degrees by which places for cards that are hidden in part are tried turned."""
        return _TURNS if self.flat and self.still else (0.0,)
