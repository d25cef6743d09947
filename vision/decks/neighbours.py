"""Places beside cards that were taken at which others may lie, though no corner speaks for them.

Cards in a fan or in a row lie close to each other, and mostly alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from vision.decks.bank import Bank
from vision.decks.closer_look import SAME, SeenPlace
from vision.decks.covering import Covering
from vision.decks.first_look import FirstLook, WaitingPlace
from vision.decks.parts_in_view import WHOLE
from vision.decks.places import CardSpot
from vision.decks.raster import View, Weights, askew, moved, outline_of
from vision.overlaps import shared

_ASIDE = (12.0, 28.0)
"""Millimetres beside a card at which another one may peep out; the first look shifts them by 8 more or
less."""

_NEXT = (44.0, 60.0)
"""The same for cards in a row, of which most is in view."""

_TURNS = (-8.0, -4.0, 4.0, 8.0)
"""Degrees by which neighbours in a fan are turned: by 2 more or less a strip is still known."""

_PEEPS = 0.03
"""Of a card of which no corner was found more than this is in view, and it is no whole one."""

_ASKEW = 0.1
"""Where a place beside a card shows so much else than the table, more than a shadow, it is tried turned."""


@dataclass(frozen=True, slots=True, eq=False)
class _Side:
    """A place beside a card: of which card, in which direction, and how it is seen."""

    card: int
    way: tuple[float, float]
    view: View


class Neighbours:
    """Finds the places beside the cards of one picture; whether cards lie there is for others to say."""

    def __init__(self, bank: Bank, first: FirstLook, covering: Covering) -> None:
        """Nothing was asked yet.

        Args:
            bank: the deck.
            first: says what of a place is in view.
            covering: what the cards that were taken cover.
        """
        self._size, self._first, self._covering = bank.deck.size, first, covering
        self._peeped: dict[tuple[int, tuple[float, float]], float] = {}

    def in_rows(self, cards: Sequence[SeenPlace]) -> list[WaitingPlace]:
        """Places on the cards' either side: those of a row lie alike, though corners may not tell so."""
        steps = [(way * far / self._size[0], 0.0) for far in _NEXT for way in (1, -1)]
        return [self._place(side.view) for side in _sides(cards, 0, steps)]

    def in_fans(self, cards: Sequence[SeenPlace], since: int) -> list[WaitingPlace]:
        """Places where others may peep out from under the cards with that number and later ones.

        A place is asked again only when less of it is in view than the last time.
        """
        found = []
        for side in self._fanned(cards, since):
            place = self._place(side.view)
            peeps = self._first.part_in_view(place.shown)
            if _PEEPS < peeps < WHOLE and self._peeped.get((side.card, side.way)) != peeps:
                self._peeped[side.card, side.way] = peeps
                found.append(place)
        return found

    def askew(self, cards: Sequence[SeenPlace], since: int) -> list[WaitingPlace]:
        """The same for others that lie askew, where what shows is not the table."""
        views = (side.view for side in self._fanned(cards, since))
        return self._turned(view for view in views if self._is_strange(view, self._first.shown(view)))

    def askew_at(self, cards: Sequence[SeenPlace], view: View) -> list[WaitingPlace]:
        """The same where a card beside them would be nearly the one that is seen so."""
        outline = outline_of(view)
        sides = (side.view for side in self._fanned(cards, 0))
        near = [one for one in sides if shared(outline_of(one), outline) > SAME]
        return self._turned(near)

    def _turned(self, views: Iterable[View]) -> list[WaitingPlace]:
        return [self._place(askew(view, turn, self._size)) for view in views for turn in _TURNS]

    def _is_strange(self, view: View, shown: Weights) -> bool:
        strange = self._first.part_in_view(self._covering.strange(view, shown))
        return strange > _ASKEW and self._first.part_in_view(shown) < WHOLE

    def _fanned(self, cards: Sequence[SeenPlace], since: int) -> Iterator[_Side]:
        width, height = self._size
        steps = [way * far for far in _ASIDE for way in (1, -1)]
        ways = [(step / width, 0.0) for step in steps] + [(0.0, step / height) for step in steps]
        return _sides(cards, since, ways)

    def _place(self, view: View) -> WaitingPlace:
        """A place for which no corner speaks."""
        spot = CardSpot(view, np.empty((0, 2), np.float32))
        return WaitingPlace(spot, view, self._first.shown(view))


def _sides(cards: Sequence[SeenPlace], since: int, ways: Sequence[tuple[float, float]]) -> Iterator[_Side]:
    for (number, card), way in product(enumerate(cards[since:], since), ways):
        yield _Side(number, way, moved(card.view, *way))
