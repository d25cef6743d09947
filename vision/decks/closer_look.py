"""The closer look at a place: a view is moved until a face lies on it, and the likeliest are compared."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.decks.align import Freedom, aligned
from vision.decks.bank import Bank
from vision.decks.confidence import confidence, presence
from vision.decks.covering import Covering
from vision.decks.deck import BACK
from vision.decks.first_look import IN_VIEW, WHOLE, Place
from vision.decks.ink import ink
from vision.decks.light import sums_of
from vision.decks.raster import Pictures, Raster, View, Weights, outline_of, planes, turned
from vision.decks.tell import Told, tell, tell_closely
from vision.overlaps import shared
from vision.sightings import Points

_WORTH = 0.55
"""Fitted as well as can be, a face leaves less than this unexplained, or the place shows no card of the
deck."""

_ALIKE = 0.35
"""Or else its figures agree with a face's at least so well: the light may be too strange to be explained."""

_SHORT_LIST, _SHORT_LIST_ON_TABLE = 8, 5
"""Faces that are compared closely; fewer where the place is known to a millimetre."""

_RIVALS = 0.25
"""On a known table, faces that fit a nearly whole card worse by so much are not compared: on drawn tables the
face that was seen was behind by at most 0.03."""

_INK_RIVALS = 0.15
"""Faces whose ink explains so much less of what is seen are not compared: on drawn tables, the places being
known, the face that was seen was behind by at most 0.03."""

_FINALISTS = 4
"""Faces that are compared once more, at most."""

_BACK_IN_VIEW = 0.15
"""Least part of a card that lies face down that must be in view: a narrower strip of a back, which has no
figures, looks like the shadow beside a fan."""

_HOPELESS = 0.005
"""On a known table a place that is less likely a card at the first close look gets no second one."""

_CLEAR = 0.75
"""A face that is so far behind is not compared once more."""

_BEYOND_DOUBT = 0.995
"""From this confidence on a face that all others are far behind is not compared once more either."""

_LOOKED_AT = 0.01
"""In a still picture many places are put together of one card's corners. Those whose corners lie so near, in
parts of the card's height, once a face was laid on them, show the same."""

_SAME, _SAME_ON_TABLE = 0.75, 0.92
"""Two places that share this part are one. On a known table places are right to a millimetre or two, and the
cards of a narrow fan lie 10 mm apart."""


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """A place that was looked at closely.

    Attributes:
        view: how the card is seen, the right way up.
        told: what it shows.
        in_view: the part of the card that is in view.
        there: the probability that a card of the deck lies there.
        confidence: the probability that it is the one that was told.
        strength: how bright it is beside its face.
    """

    view: View
    told: Told
    in_view: float
    there: float
    confidence: float
    strength: float


class CloserLook:
    """Looks closely at places of one picture."""

    def __init__(self, bank: Bank, pictures: Pictures, covering: Covering, *, on_table: bool) -> None:
        """A look at that picture for that deck's cards.

        Args:
            bank: the deck.
            pictures: the picture.
            covering: what lies above the places.
            on_table: whether places come from a known table, so that cards lie flat and have one size.
        """
        self._bank, self._pictures, self._covering = bank, pictures, covering
        self._on_table = on_table
        self._total = float(bank.coarse_inner.sum())
        self._looked_at: list[Points] = []
        self._above = 0

    def at(self, place: Place, taken: list[Seen], faintest: float) -> Seen | None:
        """What lies at a place; None when nothing of the deck does, or what was taken or looked at already.

        Args:
            place: where.
            taken: the cards that were taken already.
            faintest: no card is fainter than this part of its face.
        """
        bank, pictures = self._bank, self._pictures
        if self._is_of_one(taken, outline_of(place.view)):
            return None
        freedom = self._freedom(place)
        view = self._roughly(place, freedom, faintest)
        outline = outline_of(view)
        if self._is_of_one(taken, outline) or (not self._on_table and self._was_looked_at(outline)):
            return None
        coarse = self._covering.free(view, bank.coarse_size) * bank.coarse_inner
        in_view = float(coarse.sum()) / self._total
        if in_view < IN_VIEW:
            return None
        fine = self._covering.free(view, bank.fine_size) * bank.fine_inner
        faces = self._short_list(view, coarse, fine, faintest)
        if faces is None:
            return None
        view = aligned(pictures, view, bank.template(int(faces[0]), fine, freedom), 2)
        patch = pictures.cut(view, bank.fine_size)
        strength = _strength(bank.fine[faces[0]], patch, fine)
        if strength < faintest:
            return None
        told = tell(bank, patch, fine, faces)
        if presence(told) < _HOPELESS or (in_view < _BACK_IN_VIEW and bank.codes[told.face] == BACK):
            return None
        if not (told.face == faces[0] and _is_beyond_doubt(told)):
            told, view = self._once_more(told, view, fine, freedom)
        return Seen(turned(view) if bank.is_upside_down(told.face) else view,
                    told, in_view, presence(told), confidence(told), strength)  # fmt: skip

    def _is_of_one(self, taken: list[Seen], outline: Points) -> bool:
        """Whether a place is that of a card that was taken."""
        same = _SAME_ON_TABLE if self._on_table else _SAME
        return any(shared(outline, outline_of(one.view)) > same for one in taken if one.in_view > WHOLE)

    def _was_looked_at(self, outline: Points) -> bool:
        """Whether that place was looked at since the last card was taken; from now on it was."""
        if self._above != self._covering.cards:
            self._above = self._covering.cards
            self._looked_at.clear()
        near = _LOOKED_AT * float(np.hypot(*(outline[3] - outline[0])))
        ways = outline, np.roll(outline, 2, axis=0)
        if any(np.abs(way - other).max() < near for other in self._looked_at for way in ways):
            return True
        self._looked_at.append(outline)
        return False

    def _freedom(self, place: Place) -> Freedom:
        whole = float(place.shown.sum()) > WHOLE * self._total
        if self._on_table:
            return Freedom.AFFINE if whole else Freedom.RIGID
        return Freedom.PROJECTIVE if whole else Freedom.SIMILAR

    def _roughly(self, place: Place, freedom: Freedom, faintest: float) -> View:
        """Where a place's card lies, as one of the likeliest faces fits best.

        A strip of a card that is thought to lie a little aside looks like another card's: several are tried
        in still pictures; on a known table strips were shifted to where they lie.
        """
        bank = self._bank
        whole = float(place.shown.sum()) > WHOLE * self._total
        tried = 1 if whole or self._on_table else len(place.faces)
        views = [
            aligned(self._pictures, place.view, bank.template(int(face), place.shown, freedom), 4)
            for face in place.faces[:tried]
        ]
        if len(views) == 1:
            return views[0]
        patches = np.stack([planes(self._pictures.cut(view, bank.coarse_size)) for view in views])
        shown = np.repeat(place.shown.reshape(1, -1), len(views), axis=0)
        misfits = bank.glance_at_parts(patches, shown, faintest)
        return views[int(np.argmin(misfits.min(axis=1)))]

    def _short_list(
        self, view: View, coarse: Weights, fine: Weights, faintest: float
    ) -> NDArray[np.intp] | None:
        """The faces that are compared closely, the likeliest first; None when none looks like the place."""
        bank = self._bank
        patch = planes(self._pictures.cut(view, bank.coarse_size))
        misfits = bank.glance_at_parts(patch[None], coarse.reshape(1, -1), faintest)[0]
        whole = float(coarse.sum()) > WHOLE * self._total
        most = _SHORT_LIST_ON_TABLE if self._on_table else _SHORT_LIST
        seen = planes(self._pictures.cut(view, bank.fine_size))
        by_ink, strange = whole and bank.pairs.on_paper, misfits.min() > _WORTH
        # Where ink tells and the light is explained, nobody asks for the figures.
        alike = bank.likeness(seen, fine) if strange or not by_ink else misfits
        if strange and alike.max() < _ALIKE:
            return None
        if by_ink:
            return bank.likeliest(bank.ink_misfits(ink(seen, fine), fine), most, _INK_RIVALS, 2)
        within = _RIVALS if whole and self._on_table else math.inf
        return bank.likeliest(misfits - alike, most, within, 2)

    def _once_more(self, told: Told, view: View, fine: Weights, freedom: Freedom) -> tuple[Told, View]:
        """The likeliest faces compared once more, each where it itself lies best."""
        bank, pictures = self._bank, self._pictures
        close = [face for face, lead in told.rivals[:_FINALISTS] if lead > -_CLEAR]
        rivals = tuple(face for face, _ in told.rivals[: max(len(close), 2)])
        views = {face: aligned(pictures, view, bank.template(face, fine, freedom), 2) for face in close}
        patches = {face: pictures.cut(own, bank.fine_size) for face, own in views.items()}
        told = tell_closely(bank, patches, fine, rivals)
        return told, views.get(told.face, view)


def _strength(face: NDArray[np.float32], patch: Raster, weights: Weights) -> float:
    """How bright a face looks in a patch."""
    return float(sums_of(planes(patch), face[None], weights.ravel()).light().strength()[0])


def _is_beyond_doubt(told: Told) -> bool:
    return told.lead >= _CLEAR and confidence(told) >= _BEYOND_DOUBT
