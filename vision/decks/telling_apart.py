"""Tells which face is seen: by the place where the likeliest faces differ, and only by that.

Two faces may share nearly everything. What the light and the camera do to a card changes both explanations
alike; so a face is held against each rival on the pixels in which the two differ. Its *lead* is near 1 when
the picture is as the face says, near -1 when it is as the rival says, and near 0 when the picture does not
tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.bank import Bank
from vision.decks.ink import ink
from vision.decks.pairs import Pair, Pixels, distance, drawing, lit_alike, standing_out
from vision.decks.parts_in_view import HALF
from vision.decks.raster import Raster, Weights, planes

_FIGURES = 1.0
"""How much the figures' likeness counts beside the pixels that tell."""

_WHOLE = 0.6
"""How much counts beside the pixels that tell what a face explains more of what is seen, each in its own
light. Fitted, as the figures' likeness, by logistic regression on decks of numbers that were drawn
(`vision.training.number_decks`, 240 cards): 0.4 to 0.6 where the pixels count 1 and the figures 0.7 to 1."""

_STRANGE_INK = 2.0
"""How much ink counts that is seen and not explained by the face: its own card shows little of that."""

_NOTHING, _UNLIKE = 0.1, 0.3
"""Where the likeliest face explains less of its drawing, and of a whole card no face's figures agree so well
with what is seen, no card of the deck lies, and rivals are not compared: that takes most of the time. On
drawn tables the likeliest face of strips explained 0.3 or more."""

_BOUTS = 3
"""So often a rival that does better takes the likeliest face's place."""


@dataclass(frozen=True, slots=True)
class ToldFace:
    """What a patch says.

    Attributes:
        face: the likeliest face's number.
        lead: over the nearest rival of another code, about -1 to 1.
        evidence: millimetres squared in view in which that rival differs.
        explained: how much of the face's own drawing, where it is in view, is seen: 1 all, 0 or less nothing.
        alike: how well the face's figures agree with what is seen, -1 to 1.
        rivals: the likeliest faces, each of another code, with their leads over the best one, at most 0; the
            best one first with 0.
    """

    face: int
    lead: float
    evidence: float
    explained: float
    alike: float
    rivals: tuple[tuple[int, float], ...]


class SeenPatch:
    """What is seen of a place, and what of that is in view.

    Attributes:
        values: BGR, shape (3, rows * columns).
        shown: what counts, shape (rows, columns).
        counted: the same, shape (rows * columns).
        strip: whether that is but a strip of a card.
    """

    def __init__(self, bank: Bank, raster: Raster, weights: Weights) -> None:
        """Take a fine raster of a place for that deck's cards, and what of it is in view."""
        self._raster = raster
        self.values = planes(raster)
        self.shown = weights * bank.fine_inner
        self.counted = self.shown.ravel()
        self.strip = float(self.counted.sum()) < HALF * weights.size

    @cached_property
    def soft(self) -> Pixels:
        """The values without noise."""
        return planes(np.asarray(cv2.blur(self._raster, (3, 3)), np.float32))

    @cached_property
    def ink(self) -> Pixels:
        """What is printed there, whatever the light."""
        return ink(self.values, self.shown)


class Lit:
    """A patch in the light in which a face was taken or drawn, as far as the face explains it."""

    def __init__(self, bank: Bank, patch: SeenPatch, face: int) -> None:
        """Find the light that makes a patch most like the face of that number."""
        self._bank, self._patch, self._face = bank, patch, face
        self._counted = patch.counted
        self._drawn = bank.fine[face]
        self._alike: dict[int, float] = {}
        self._leads: dict[int, tuple[float, float]] = {}

    @cached_property
    def _values(self) -> Pixels:
        """The patch in that light."""
        return lit_alike(self._drawn, self._patch.soft, self._patch.shown)

    @cached_property
    def _figures(self) -> Pixels:
        """The patch's figures in that light; of ink it does not matter in which light it is."""
        return self._patch.ink if self._by_ink else standing_out(self._values, self._patch.shown)

    @property
    def _by_ink(self) -> bool:
        """Whether faces are compared by what is printed on them: in a strip too little paper shows."""
        return self._bank.pairs.on_paper and not self._patch.strip

    @cached_property
    def explained(self) -> float:
        """How much of the face's drawing is seen; on paper, of its ink."""
        if self._by_ink:
            left = self._bank.ink_misfits(self._patch.ink, self._patch.shown, [self._face])
            return 1 - _STRANGE_INK * float(left[0])
        counted = self._counted
        drawn = float(drawing(self._drawn, counted) @ counted)
        strange = distance(self._values, self._drawn)
        return 1 - float(strange @ counted) / max(drawn, 1.0)

    def compare(self, faces: list[int]) -> None:
        """Find how alike the figures of some faces are, before any of their leads is asked for."""
        alike = self._bank.likeness(self._patch.values, self._patch.shown, faces)
        self._alike = dict(zip(faces, (float(value) for value in alike), strict=True))

    def of(self, other: int) -> Lit:
        """The same patch in the light in which another face was taken or drawn."""
        lit = Lit(self._bank, self._patch, other)
        lit.compare(list(self._alike))
        return lit

    @property
    def alike(self) -> float:
        """How well the face's figures agree with what is seen, whatever the light: -1 to 1."""
        return self._alike[self._face]

    @property
    def most_alike(self) -> float:
        """How well the figures of that face agree that is most like what is seen, of those compared."""
        return max(self._alike.values())

    def lead(self, other: int) -> tuple[float, float]:
        """The lead of the face over another one, and how many pixels tell."""
        if other not in self._leads:
            self._leads[other] = self._lead(other)
        return self._leads[other]

    def _lead(self, other: int) -> tuple[float, float]:
        pair = self._bank.pairs.pair(self._face, other, self._patch.strip)
        tells = pair.tells * self._counted[pair.where]
        total = float(tells.sum())
        if total < 1:
            return 0.0, total
        figures = _FIGURES * (self._alike[self._face] - self._alike[other])
        seen = self._seen(pair) - pair.middle
        length = np.maximum(np.einsum("cn,cn->n", pair.half, pair.half), 1.0)
        side = np.clip(np.einsum("cn,cn->n", seen, pair.half) / length, -1, 1)
        known = 1 - np.minimum(distance(seen, pair.half), distance(seen, -pair.half))
        return float((tells * known * side).sum()) / total + figures, total

    def _seen(self, pair: Pair) -> Pixels:
        return (self._figures if pair.figures else self._values)[:, pair.where]


def tell_face(bank: Bank, raster: Raster, weights: Weights, faces: NDArray[np.intp]) -> ToldFace:
    """Which of some faces is seen.

    Args:
        bank: the deck.
        raster: a fine one of the place.
        weights: what of it is in view.
        faces: numbers of the faces that it may be, each of another code, the likeliest first.
    """
    patch = SeenPatch(bank, raster, weights)
    lits: dict[int, Lit] = {}
    rivals = tuple(int(face) for face in faces)
    best = rivals[0]
    while best not in lits and len(lits) < _BOUTS:
        lit = lits[best] = Lit(bank, patch, best)
        lit.compare(list(rivals))
        if lit.explained < _NOTHING and (patch.strip or lit.most_alike < _UNLIKE):
            return _told(bank, lit, best, {})
        leads = {face: lit.lead(face) for face in rivals if face != best}
        nearest = min(leads, key=lambda face: leads[face][0], default=best)
        if nearest == best or leads[nearest][0] >= 0:
            return _told(bank, lit, best, leads)
        best = nearest
    return _told_among(bank, lits, rivals)  # each loses in its own light


def tell_face_closely(
    bank: Bank, rasters: dict[int, Raster], weights: Weights, rivals: tuple[int, ...]
) -> ToldFace:
    """The same where each face is judged in a patch of its own, cut so that it lies on it best.

    Args:
        bank: the deck.
        rasters: fine ones of the place, by face.
        weights: what of it is in view.
        rivals: all faces that it may be, the likeliest first; those without one count by the first one's.
    """
    views = {face: Lit(bank, SeenPatch(bank, raster, weights), face) for face, raster in rasters.items()}
    for view in views.values():
        view.compare(list(rivals))
    return _told_among(bank, views, rivals)


def _told_among(bank: Bank, views: dict[int, Lit], rivals: tuple[int, ...]) -> ToldFace:
    """Which of some faces is seen, each in its own light; rivals that do no better count by another's."""
    for view in tuple(views.values()):
        better = (face for face in rivals if face not in views and view.lead(face)[0] < 0)
        views |= {face: view.of(face) for face in better}

    def lead(one: int, other: int) -> tuple[float, float]:
        mine, telling = views[one].lead(other)
        if other not in views:
            return mine, telling
        return (mine - views[other].lead(one)[0]) / 2 + _better(views[one], views[other]), telling

    everything = {one: {other: lead(one, other) for other in rivals if other != one} for one in views}
    best = max(views, key=lambda one: min((value for value, _ in everything[one].values()), default=1.0))
    return _told(bank, views[best], best, everything[best])


def _better(one: Lit, other: Lit) -> float:
    """How much better one face explains what is seen than another one, each in its own light."""
    return _WHOLE * (max(one.explained, 0.0) - max(other.explained, 0.0))


def _told(bank: Bank, lit: Lit, best: int, leads: dict[int, tuple[float, float]]) -> ToldFace:
    pixel = bank.deck.size[0] * bank.deck.size[1] / (bank.fine_size[0] * bank.fine_size[1])
    order = sorted(leads, key=lambda face: leads[face][0])
    lead, telling = leads[order[0]] if order else (1.0, float(bank.fine_inner.sum()))
    return ToldFace(
        face=best,
        lead=min(lead, 1.0),
        evidence=telling * pixel,
        explained=lit.explained,
        alike=lit.alike,
        rivals=((best, 0.0), *((face, -leads[face][0]) for face in order)),
    )
