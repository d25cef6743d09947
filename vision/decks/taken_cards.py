"""The cards of a picture that were taken so far: what they cover, and what others are measured by."""

from __future__ import annotations

import numpy as np

from vision.decks.bank import Bank
from vision.decks.closer_look import SeenPlace
from vision.decks.covering import Covering
from vision.decks.deck import BACK
from vision.decks.judge import TakenCard
from vision.decks.looks import SIZE
from vision.decks.lying import is_about, touch
from vision.decks.raster import PicturePyramid, outline_of

_FAINTEST = 0.15
"""No card in a picture is fainter than this part of its face: what is, is a shadow or the table's grain."""

_FAINTER = 0.5
"""Nor fainter than this part of the other cards: they lie in one light."""


class TakenCards:
    """Cards in the order in which they were taken, the uppermost first.

    Attributes:
        all: each with what of it was in view.
        seen: what was seen of each.
        faintest: no other card is fainter than this part of its face.
    """

    def __init__(self, bank: Bank, pictures: PicturePyramid, covering: Covering) -> None:
        """None was taken yet."""
        self._codes, self._pictures, self._covering = bank.codes, pictures, covering
        self.all: list[TakenCard] = []
        self.seen: list[SeenPlace] = []
        self.faintest = _FAINTEST

    @property
    def clearest(self) -> float:
        """How much of its face is seen of the clearest card."""
        return max((one.told.explained for one in self.seen), default=0.0)

    def take(self, seen: SeenPlace) -> None:
        """Take a card; from now on it covers what lies below."""
        cut, shown = self._pictures.cut(seen.view, SIZE), self._covering.free(seen.view, SIZE)
        self.all.append(TakenCard(seen, cut, shown, self._covering.knows_table))
        self.seen.append(seen)
        self.faintest = max(_FAINTEST, _FAINTER * float(np.median([one.strength for one in self.seen])))
        self._covering.cover(seen.view)

    def hold_turned(self, seen: SeenPlace) -> bool:
        """Whether that is one of the cards, turned about its middle: circles look so too."""
        middle = outline_of(seen.view).mean(axis=0)
        alike = (one for one in self.seen if self._code(one) == self._code(seen))
        return any(is_about(middle, outline_of(one.view)) for one in alike)

    def are_backs_on(self, seen: SeenPlace) -> bool:
        """Whether all cards on one that lies face up lie face down: it is laid on such cards, not under them.

        The print of a cloth that shows between two of them was read as one of its figures' likenesses.
        """
        outline = outline_of(seen.view)
        above = {self._code(one) for one in self.seen if touch(one.view, outline)}
        return above == {BACK} and self._code(seen) != BACK

    def _code(self, seen: SeenPlace) -> str:
        return self._codes[seen.told.face]
