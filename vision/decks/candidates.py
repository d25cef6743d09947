"""Places of a picture at which cards may lie, by whether they are still to be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from vision.decks.bare_places import BarePlaces
from vision.decks.doubts import SAME
from vision.decks.first_look import NOT_A_CARD, FirstLook, WaitingPlace
from vision.decks.lying import lies_on, touch
from vision.decks.places import CardSpot
from vision.decks.raster import outline_of
from vision.decks.taken_cards import TakenCards
from vision.overlaps import shared
from vision.sightings import Points

_WORTH = 0.8
"""A place is looked at closer when a face leaves at most this part of how it varies unexplained."""

_SPEAK = 3
"""On a known table a place for which so many corners speak is looked at closer in any case."""

_WORTH_BESIDE = 0.5
"""The same for a place for which no corner speaks. One that leaves more, up to `_WORTH`, waits until all else
was taken, or a card on which it may lie is to be: strips in glare are explained no better."""


class Candidates:
    """Where cards may lie.

    Attributes:
        waiting: places that are to be looked at.
        dismissed: those that were, and showed no card.
        unlikely: those beside cards that a face hardly explains.
    """

    def __init__(self, first: FirstLook, bare: BarePlaces, taken: TakenCards, *, flat: bool) -> None:
        """No place is known yet; ``flat``: cards lie in a known plane, so that places need but be shifted."""
        self._first, self._bare, self._taken, self._flat = first, bare, taken, flat
        self.waiting: list[WaitingPlace] = []
        self.dismissed: list[WaitingPlace] = []
        self.unlikely: list[WaitingPlace] = []

    def wait_at(self, spots: Sequence[CardSpot]) -> None:
        """Places at some spots wait."""
        self.waiting += self._first.at(spots, self._taken.faintest)

    def best(self) -> WaitingPlace | None:
        """The place that a face explains best, shifted to where it does; it waits no longer.

        None if no place is worth a closer look.
        """
        while self.waiting:
            place = min(self.waiting, key=self._misfit)
            worth = self._misfit(place) <= _WORTH
            unsettled = [one for one in ([place] if worth else self.waiting) if not one.settled]
            if not unsettled:
                return self._out(place) if worth else None
            self._settle(unsettled)
        return None

    def take_out_on(self, outline: Points) -> list[WaitingPlace]:
        """Places of cards that may lie on one with that outline, shifted; they wait no longer."""
        above = [one for one in self.waiting if self._may_lie_on(one, outline)]
        self._settle(above)
        return [self._out(one) for one in above]

    def cover(self, outline: Points) -> None:
        """A card with that outline was taken: what it hides is no longer asked of the places."""
        # Where a card lies on the one that was taken, though that was not noticed, most of it lies beside.
        self.waiting = [
            one for one in self.waiting if not lies_on(one.spot, outline) or self._bare.is_mostly_free(one)
        ]
        self._look_again([one for one in self.waiting if touch(one.view, outline)])
        if self._flat:
            self._wait_uncovered_by(outline)

    def wait_beside(self, places: Sequence[WaitingPlace]) -> bool:
        """Of places beside cards those wait that a face explains; whether any does."""
        self._shift(places)
        self.unlikely += [one for one in places if _WORTH_BESIDE <= one.misfit < _WORTH]
        return self._wait([one for one in places if one.misfit < _WORTH_BESIDE])

    def wait_unlikely(self, outline: Points | None = None) -> bool:
        """Of the unlikely places those wait that a face still explains, each once; whether any does.

        Args:
            outline: of the card that hides some of those that are asked; None: all are.
        """
        asked = [one for one in self.unlikely if outline is None or touch(one.view, outline)]
        self.unlikely = [one for one in self.unlikely if one not in asked]
        self._shift(asked)
        return self._wait([one for one in asked if one.misfit < _WORTH])

    def wait_anew(self, place: WaitingPlace) -> bool:
        """A place waits that was looked at, shifted to where a face fits best whatever of it is in view."""
        self._shift_whole([place])
        return self._wait([place])

    def wait_overlooked(self, places: Sequence[WaitingPlace]) -> None:
        """Places wait, dismissed ones and some others, that show a card when they are shifted a little.

        Where one card lies on another, corners of both may be taken for one card's, and a corner may be seen
        turned. Those that wait already are shifted, too, and go on waiting whatever they show.
        """
        apart = [one for one in (*self.dismissed, *places) if self._bare.is_mostly_free(one)]
        self._shift_whole([*apart, *(one for one in self.waiting if self._bare.is_mostly_free(one))])
        self._recall([one for one in apart if one.misfit < _WORTH])

    def wait_dismissed(self) -> None:
        """All places wait that showed no card."""
        self._recall(self.dismissed)

    def _wait_uncovered_by(self, outline: Points) -> None:
        """Places wait that showed no card, but do now that what lay on them is no longer asked of them."""
        touched = [one for one in self.dismissed if touch(one.spot.view, outline)]
        beneath = [one for one in touched if not lies_on(one.spot, outline)]
        self._look_again(beneath)
        self._recall([one for one in beneath if one.misfit < _WORTH_BESIDE])

    def _wait(self, places: list[WaitingPlace]) -> bool:
        self.waiting += places
        return bool(places)

    def _recall(self, places: list[WaitingPlace]) -> None:
        """Places wait, and are dismissed no longer."""
        self._wait(places)
        self.dismissed = [one for one in self.dismissed if one not in places]

    def _out(self, place: WaitingPlace) -> WaitingPlace:
        self.waiting.remove(place)
        return place

    def _may_lie_on(self, place: WaitingPlace, outline: Points) -> bool:
        """Whether a place may be that of a card that lies on another one, and not that one's own."""
        worth = self._misfit(place) <= _WORTH and lies_on(place.spot, outline)
        return worth and shared(outline_of(place.spot.view), outline) < SAME

    def _misfit(self, place: WaitingPlace) -> float:
        """What a place leaves unexplained; where corners speak, it may be a card that the lamp shines on."""
        if self._flat and len(place.spot.seen) >= _SPEAK and place.misfit < NOT_A_CARD:
            return min(place.misfit, _WORTH)
        return place.misfit

    def _look_again(self, places: Sequence[WaitingPlace]) -> None:
        self._first.again(places, self._taken.faintest, shift=self._flat)

    def _settle(self, places: Sequence[WaitingPlace]) -> None:
        for place in places:
            self._first.settle(place, self._taken.faintest)

    def _shift(self, places: Sequence[WaitingPlace]) -> None:
        """Look again at places, those that are hidden in part where a face fits best."""
        self._look_again(places)
        self._settle(places)

    def _shift_whole(self, places: Sequence[WaitingPlace]) -> None:
        """Shift places to where a face fits best, whatever of them is in view."""
        for place in places:
            place.view, place.settled = place.spot.view, False
        self._settle(places)
