"""The first look at places where cards may lie: all faces at once, on a coarse raster.

A strip of a card that is thought to lie a little aside looks like another card's. So a place that is hidden
in part is looked at shifted this way and that, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product

import numpy as np
from numpy.typing import NDArray

from vision.decks.around import Around, Shifts
from vision.decks.bank import Bank
from vision.decks.covering import Covering
from vision.decks.parts_in_view import LEAST, WHOLE
from vision.decks.places import CardSpot
from vision.decks.raster import PicturePyramid, View, Weights, askew, moved, planes

NOT_A_CARD = 2.0
"""The misfit of a place of which too little is in view, or that no face explains."""

_FAR, _STEP = 4, 2
"""Coarse pixels by which places are shifted at most, and from one try to the next: 2 mm each."""

_SHIFTS: Shifts = np.array(list(product(range(0, 2 * _FAR + 1, _STEP), repeat=2)))
"""All of these, as they begin in a raster that is wider by as much."""

_BESIDE = np.array(list(product((-1, 0, 1), repeat=2)))
"""From the best of these to those beside it that were left out: half a step off, strokes do not meet."""

_ROUGHLY = 160
"""Pixels in view by which shifts are compared."""

_LIKELY, _LIKELY_FACES = 3, 40
"""The best shifts, so many, are tried with those beside them, for so many of the faces that fit best."""

_HOPELESS = 1.0
"""Where no corner speaks for a place and no face explains any of it at any of these shifts, no card lies. Of
177 that were found so on simulated tables all left 0.9 or less; a quarter of 10 000 other places left more
than this."""

_PLAIN = 12.0
"""Deviation in grey levels below which a part of the table has nothing printed on it."""


@dataclass(slots=True, eq=False)
class WaitingPlace:
    """A place that waits to be explained.

    Attributes:
        spot: where.
        view: how the card is seen, the right way up as far as is known.
        shown: what of it is in view, a coarse raster.
        misfits: what each face leaves unexplained.
        misfit: what the best of them does.
        settled: whether it was shifted to where a face fits best, if that is wanted.
    """

    spot: CardSpot
    view: View
    shown: Weights
    misfits: NDArray[np.float32] = field(default_factory=lambda: np.empty(0, np.float32))
    misfit: float = NOT_A_CARD
    settled: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class _Shifted:
    """How a place is seen, what lies around it, where a face fits best there, and what that leaves."""

    place: View
    around: Around
    shift: Shifts
    misfit: float


class FirstLook:
    """Looks at places of one picture."""

    def __init__(
        self, bank: Bank, pictures: PicturePyramid, covering: Covering, turns: Sequence[float] = (0.0,)
    ) -> None:
        """A look at that picture for that deck's cards, where nothing covers them.

        Args:
            bank: the deck.
            pictures: the picture.
            covering: what covers the cards.
            turns: degrees by which a place that is settled is tried turned.
        """
        self._bank, self._pictures, self._covering = bank, pictures, covering
        self._turns = turns
        self._inner = bank.coarse_inner
        self._whole = float(self._inner.sum())
        columns, rows = bank.coarse_size
        self._wide = columns + 2 * _FAR, rows + 2 * _FAR
        self._widen = np.array(
            [
                [self._wide[0] / columns, 0, -_FAR / columns],
                [0, self._wide[1] / rows, -_FAR / rows],
                [0, 0, 1],
            ]
        )

    def at(self, spots: Sequence[CardSpot], faintest: float) -> list[WaitingPlace]:
        """The places at some spots, as they look.

        Args:
            spots: where.
            faintest: no card is fainter than this part of its face.
        """
        places = [WaitingPlace(spot, spot.view, self.shown(spot.view)) for spot in spots]
        whole = [place for place in places if bool((place.shown == self._inner).all())]
        if whole:
            self._note(whole, self._bank.glance(self._cuts(whole), faintest))
        self._look_at_parts(
            [place for place in places if not bool((place.shown == self._inner).all())], faintest
        )
        return places

    def again(self, places: Sequence[WaitingPlace], faintest: float, *, shift: bool) -> None:
        """Look again where more was covered since.

        Args:
            places: where.
            faintest: as for the first time.
            shift: whether those that are hidden in part shall be settled then.
        """
        for place in places:
            place.view = place.spot.view
            place.shown = self.shown(place.view)
            place.settled = not shift or self.part_in_view(place.shown) >= WHOLE
        self._look_at_parts(places, faintest)

    def settle(self, place: WaitingPlace, faintest: float) -> None:
        """Shift a place that is hidden in part to where some face fits best."""
        if not place.settled:
            self._look_around(place, faintest)
            place.settled = True

    def _look_at_parts(self, places: Sequence[WaitingPlace], faintest: float) -> None:
        seen = [place for place in places if self._may_be_card(place)]
        for place in places:
            place.misfit = NOT_A_CARD
        if seen:
            shown = np.stack([place.shown.ravel() for place in seen])
            self._note(seen, self._bank.glance_at_parts(self._cuts(seen), shown, faintest))

    def _look_around(self, place: WaitingPlace, faintest: float) -> None:
        place.misfit = NOT_A_CARD
        if self._covering.shows_table(place.view, place.shown):
            return
        views = [askew(place.spot.view, turn, self._bank.deck.size) for turn in self._turns]
        spoken = len(place.spot.seen) > 0
        tries = [found for view in views if (found := self._shifted(view, faintest, spoken=spoken))]
        if tries:
            self._shift(place, min(tries, key=lambda one: one.misfit), faintest)

    def _shifted(self, place: View, faintest: float, *, spoken: bool) -> _Shifted | None:
        """A place that is seen so, shifted to where some face fits best; None where hardly a card lies.

        Args:
            place: how it is seen.
            faintest: no card is fainter than this part of its face.
            spoken: whether a corner speaks for it.
        """
        view = place @ self._widen
        values = planes(self._pictures.cut(view, self._wide))
        around = Around(values, self._covering.free(view, self._wide), self._inner)
        shown = around.shown(_SHIFTS)
        starts = shown.sum(axis=1) > LEAST * self._whole
        if not starts.any() or float(values[:, around.free.ravel() > 0].std()) < _PLAIN:
            return None
        some = np.flatnonzero(shown[starts].any(axis=0))
        some = some[:: max(len(some) // _ROUGHLY, 1)]
        shifts, faces = _SHIFTS[starts], self._bank.at(some)
        roughly = self._bank.glance_at_parts(*around.seen(shifts, some), faintest, faces)
        if not spoken and float(roughly.min()) > _HOPELESS:
            return None
        # Some pixels told which shift is the likeliest; they tell if one beside it is better still, too.
        beside, few = _likely(shifts, roughly)
        finely = self._bank.glance_at_parts(*around.seen(beside, some), faintest, faces, few)
        best = finely.min(axis=1)
        return _Shifted(place, around, beside[[best.argmin()]], float(best.min()))

    def _shift(self, place: WaitingPlace, to: _Shifted, faintest: float) -> None:
        """Shift a place so, and look at it there."""
        columns, rows = self._bank.coarse_size
        down, across = (to.shift[0] - _FAR).tolist()
        place.view = moved(to.place, across / columns, down / rows)
        place.shown = to.around.shown(to.shift).reshape(rows, columns)
        seen = to.around.seen(to.shift, np.arange(columns * rows))
        self._note([place], self._bank.glance_at_parts(*seen, faintest))

    def _may_be_card(self, place: WaitingPlace) -> bool:
        enough = self.part_in_view(place.shown) > LEAST
        return enough and not self._covering.shows_table(place.view, place.shown)

    def shown(self, view: View) -> Weights:
        """What of a card seen so is in view, a coarse raster."""
        return self._covering.free(view, self._bank.coarse_size) * self._inner

    def part_in_view(self, shown: Weights) -> float:
        """How much of a card that is, in [0, 1]; a coarse raster."""
        return float(shown.sum()) / self._whole

    def _cuts(self, places: Sequence[WaitingPlace]) -> NDArray[np.float32]:
        return np.stack([planes(self._pictures.cut(place.view, self._bank.coarse_size)) for place in places])

    def _note(self, places: Sequence[WaitingPlace], misfits: NDArray[np.float32]) -> None:
        for place, misfit in zip(places, misfits, strict=True):
            place.misfits, place.misfit = misfit, float(misfit.min())


def _likely(shifts: Shifts, misfits: NDArray[np.float32]) -> tuple[Shifts, NDArray[np.intp]]:
    """The best of some shifts with those beside them, and the faces that fit best there."""
    likely = np.argsort(misfits.min(axis=1))[:_LIKELY]
    faces = np.argsort(misfits[likely].min(axis=0))[:_LIKELY_FACES]
    return _each_once(np.clip(shifts[likely][:, None] + _BESIDE, 0, 2 * _FAR).reshape(-1, 2)), faces


def _each_once(shifts: Shifts) -> Shifts:
    """Shifts, each once, in rising order."""
    side = 2 * _FAR + 1
    return np.stack(np.divmod(np.unique(shifts @ (side, 1)), side), axis=1)
