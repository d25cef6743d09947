"""The closer look at a place: a view is moved until a face lies on it, and the likeliest are compared."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.decks.align import Freedom, aligned
from vision.decks.bank import Bank
from vision.decks.confidence import confidence, presence
from vision.decks.covering import Covering
from vision.decks.deck import BACK
from vision.decks.face_fit import FaceFit, Shown
from vision.decks.first_look import WaitingPlace
from vision.decks.framing import LIKELY, Framer
from vision.decks.light import sums_of
from vision.decks.looks import LIKELIEST, SIZE
from vision.decks.parts_in_view import LEAST, WHOLE
from vision.decks.raster import PicturePyramid, Raster, View, Weights, outline_of, planes, turned, view_of
from vision.decks.telling_apart import Lit, SeenPatch, ToldFace, tell_face, tell_face_closely
from vision.overlaps import shared
from vision.sightings import Points

_SHORT_LIST, _SHORT_LIST_ON_TABLE = 8, 5
"""Faces that are compared closely; fewer where the place is known to a millimetre."""

_RIVALS = 0.15
"""Faces that fit a nearly whole card so much worse, or explain so much less of its ink, are not compared: on
drawn tables the one that was seen was behind by at most 0.03."""

_LOOKS_LIKELY = 0.02
"""Probability by its looks from which on a face of a taught deck is compared with a whole card in a still
picture, too: in light that cannot be explained the one that was seen was behind by as much as 0.54."""

_FINALISTS = 4
"""Faces that are compared once more, at most."""

_TRIED = 3
"""So many of the likeliest faces are laid on a strip in a still picture."""

_MOVED_BY_FRAMER = 3
"""How often a place for a whole card is looked at by the framer in a still picture, moved in between."""

_STEPS, _FEW_STEPS = 6, 2
"""Steps by which a face is laid on the picture, at most; few on a known table, and where cards are mostly
bare paper: symbols in their middle do not say how a card lies in perspective."""

_HELD = 1.0
"""How strongly a card in a still picture is held where its place is, as `aligned` has it. With 0.2 and with 5
the 120 cards of four decks drawn aslant (`vision.training.drawn_decks`) are read just alike."""

_LOOKS, _MOVED = 2, 0.02
"""In a still picture a place is read so often, at most: again where the face that is laid on it moves a
corner by this part of the card's height or more."""

_HOPELESS = 0.005
"""On a known table a place that is less likely a card at the first close look gets no second one."""

_CLEAR = 0.75
"""A face that is so far behind is not compared once more."""

_LIKELY = 0.1
"""A place in a still picture that is less likely a card is not looked at again."""

_BEYOND_DOUBT = 0.995
"""From this confidence on a face that all others are far behind is not compared once more either."""

_LOOKED_AT = 0.01
"""In a still picture many places are put together of one card's corners. Those whose corners lie so near, in
parts of the card's height, once a face was laid on them, show the same."""

SAME, _SAME_ON_TABLE = 0.75, 0.92
"""Two places that share this part are one. On a known table places are right to a millimetre or two, and the
cards of a narrow fan lie 10 mm apart."""


@dataclass(frozen=True, slots=True, eq=False)
class SeenPlace:
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
    told: ToldFace
    in_view: float
    there: float
    confidence: float
    strength: float


@dataclass(frozen=True, slots=True, eq=False)
class _Reading:
    """What a look told, where a face lies then, how bright that is, and whether no other look helps."""

    told: ToldFace
    view: View
    strength: float
    settled: bool


class CloserLook:
    """Looks closely at places of one picture."""

    def __init__(
        self,
        bank: Bank,
        pictures: PicturePyramid,
        covering: Covering,
        *,
        on_table: bool,
        framer: Framer | None = None,
    ) -> None:
        """A look at that picture for that deck's cards.

        Args:
            bank: the deck.
            pictures: the picture.
            covering: what lies above the places.
            on_table: whether places come from a known table, so that cards lie flat and have one size.
            framer: moves places onto whole cards; None where places are exact.
        """
        self._bank, self._pictures, self._covering = bank, pictures, covering
        self._on_table, self._framer = on_table, framer
        self._total = float(bank.coarse_inner.sum())
        self._looked_at: list[Points] = []
        self._above = 0

    def at(self, place: WaitingPlace, taken: list[SeenPlace], faintest: float) -> SeenPlace | None:
        """What lies at a place; None when nothing of the deck does, or what was taken or looked at already.

        Args:
            place: where.
            taken: the cards that were taken already.
            faintest: no card is fainter than this part of its face.
        """
        if self._is_of_one(taken, outline_of(place.view)):
            return None
        freedom = self._freedom(place)
        view = self._roughly(place, freedom, faintest)
        outline = outline_of(view)
        if self._is_of_one(taken, outline) or (not self._on_table and self._was_looked_at(outline)):
            return None
        shown = self._shown(view, freedom)
        reading = self._read(view, shown, faintest) if shown.part >= LEAST else None
        if reading is None or self._is_shadow(reading.told.face, shown):
            return None
        return self._seen(reading if reading.settled else self._once_more(reading, shown), shown)

    def explained(self, seen: SeenPlace, above: View) -> float:
        """How much of a card's face is seen if another one lies on it, that is seen so."""
        left = self._covering.free_under(above, seen.view, self._bank.fine_size)
        return self._explained(seen, left, 0.0)

    def explained_where(self, seen: SeenPlace, above: View) -> float:
        """How much of a card's face is seen where another one would lie on it, that is seen so."""
        size = self._bank.fine_size
        left = self._covering.free_under(above, seen.view, size)
        return self._explained(seen, self._covering.free(seen.view, size) - left, 1.0)

    def _explained(self, seen: SeenPlace, shown: Weights, too_little: float) -> float:
        """How much of a card's face is seen in a part of it, a fine raster; else ``too_little``."""
        bank = self._bank
        patch = SeenPatch(bank, self._pictures.cut(seen.view, bank.fine_size), shown)
        if float(patch.shown.sum()) < LEAST * float(bank.fine_inner.sum()):
            return too_little
        return Lit(bank, patch, bank.upright(seen.told.face)).explained

    def _is_of_one(self, taken: list[SeenPlace], outline: Points) -> bool:
        """Whether a place is that of a card that was taken."""
        same = _SAME_ON_TABLE if self._on_table else SAME
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

    def _shown(self, view: View, freedom: Freedom) -> Shown:
        """What is in view of a card that is seen so."""
        bank, free = self._bank, self._covering.free
        coarse = free(view, bank.coarse_size) * bank.coarse_inner
        fine = free(view, bank.fine_size) * bank.fine_inner
        return Shown(float(coarse.sum()) / self._total, coarse, fine, freedom)

    def _freedom(self, place: WaitingPlace) -> Freedom:
        whole = self._is_whole(place.shown)
        if self._on_table:
            return Freedom.AFFINE if whole else Freedom.RIGID
        return Freedom.PROJECTIVE if whole else Freedom.SIMILAR

    def _framed(self, place: WaitingPlace) -> WaitingPlace:
        """A place for a whole card, moved onto one that lies there whatever is printed on it.

        Of a place of which three corners were found the fourth may be far off, and a face that is laid from
        there may bend the view until it fits in part.
        """
        if self._framer is None or not self._is_whole(place.shown):
            return place
        (framed,) = self._framer.framed(self._pictures, [outline_of(place.view)], _MOVED_BY_FRAMER)
        return replace(place, view=view_of(framed.outline)) if framed.fits > LIKELY else place

    def _roughly(self, place: WaitingPlace, freedom: Freedom, faintest: float) -> View:
        """Where a place's card lies, as one of the likeliest faces fits best.

        A strip of a card that is thought to lie a little aside looks like another card's: several are tried
        in still pictures; on a known table strips were shifted to where they lie. Four corners say better how
        a card lies than symbols on bare paper do.
        """
        bank, place = self._bank, self._framed(place)
        whole = self._is_whole(place.shown)
        if whole and not self._on_table and bank.pairs.on_paper and place.spot.shows_all_corners:
            return place.view
        tried = 1 if whole or self._on_table else _TRIED
        views = [
            aligned(self._pictures, place.view, bank.template(int(face), place.shown, freedom), 4)
            for face in bank.likeliest(place.misfits, tried)
        ]
        if len(views) == 1:
            return views[0]
        patches = np.stack([planes(self._pictures.cut(view, bank.coarse_size)) for view in views])
        shown = np.repeat(place.shown.reshape(1, -1), len(views), axis=0)
        misfits = bank.glance_at_parts(patches, shown, faintest)
        return views[int(np.argmin(misfits.min(axis=1)))]

    def _read(self, view: View, shown: Shown, faintest: float) -> _Reading | None:
        """What a view shows, and the view once the likeliest face lies on it; None if nothing of the deck.

        A short list that was drawn up far from where the card lies may lack the face that is seen there, or
        have it upside down: such a place is read again from where its likeliest face came to lie.
        """
        for _ in range(1 if self._on_table else _LOOKS):
            before, reading = view, self._read_once(view, shown, faintest)
            if reading is None or reading.settled or _apart(before, reading.view) < _MOVED:
                break
            view = reading.view
        return reading

    def _read_once(self, view: View, shown: Shown, faintest: float) -> _Reading | None:
        bank, pictures = self._bank, self._pictures
        faces = self._short_list(view, shown, faintest)
        if not len(faces) or (self._on_table and self._is_shadow(int(faces[0]), shown)):
            return None
        likeliest = int(faces[0])
        view = self._laid(view, likeliest, shown)
        patch = pictures.cut(view, bank.fine_size)
        strength = _strength(bank.fine[likeliest], patch, shown.fine)
        if strength < faintest:
            return None
        told = tell_face(bank, patch, shown.fine, self._ways_up(view, faces, shown, faintest))
        if presence(told) < _HOPELESS:
            return None
        sure = told.face == likeliest and _is_beyond_doubt(told)
        return _Reading(told, view, strength, sure or (not self._on_table and presence(told) < _LIKELY))

    def _is_shadow(self, face: int, shown: Shown) -> bool:
        """Whether a strip that seems to be one of a back is too narrow to be told from a fan's shadow."""
        return shown.narrow and self._bank.codes[face] == BACK

    def _ways_up(
        self, view: View, faces: NDArray[np.intp], shown: Shown, faintest: float
    ) -> NDArray[np.intp]:
        """Some faces, each the way up in which it fits where one of them was laid.

        Before that a card that lay askew, of a deck whose frame is alike either way up, was listed wrongly.
        """
        both = np.concatenate([faces, [self._bank.other_way(int(face)) for face in faces]])
        fit = FaceFit(self._bank, self._pictures, view, shown, faintest)
        upright, turned_over = fit.misfits(both).reshape(2, -1)
        return np.asarray(np.where(upright <= turned_over, *both.reshape(2, -1)), np.intp)

    def _is_whole(self, coarse: Weights) -> bool:
        return float(coarse.sum()) > WHOLE * self._total

    def _short_list(self, view: View, shown: Shown, faintest: float) -> NDArray[np.intp]:
        """The faces that are compared closely, the likeliest first; none when none looks like the place."""
        bank, most = self._bank, _SHORT_LIST_ON_TABLE if self._on_table else _SHORT_LIST
        fit = FaceFit(bank, self._pictures, view, shown, faintest)
        faces = bank.likeliest(fit.misfits(), most, _RIVALS if shown.whole else math.inf, 2)
        if fit.is_of_none(faces):
            return faces[:0]
        if shown.whole and bank.deck.photographed and not self._on_table and not bank.pairs.on_paper:
            return self._with_likely_looks(faces, view)
        return faces

    def _with_likely_looks(self, faces: NDArray[np.intp], view: View) -> NDArray[np.intp]:
        """Some faces, and those that look likely, each of another code."""
        bank, listed = self._bank, {self._bank.codes[face] for face in faces}
        shown = self._covering.free(view, SIZE)
        chances = bank.looks.chances([self._pictures.cut(view, SIZE)], [shown])[0][0, :-1]
        likely = bank.likeliest(-chances, LIKELIEST)
        more = [face for face in likely if chances[face] > _LOOKS_LIKELY and bank.codes[face] not in listed]
        return np.array([*faces, *more], np.intp)

    def _laid(self, view: View, face: int, shown: Shown) -> View:
        """Where a face lies on the picture best."""
        template = self._bank.template(face, shown.fine, shown.freedom)
        if self._on_table or self._bank.pairs.on_paper:
            return aligned(self._pictures, view, template, _FEW_STEPS)
        return aligned(self._pictures, view, template, _STEPS, _HELD)

    def _once_more(self, reading: _Reading, shown: Shown) -> _Reading:
        """The likeliest faces compared once more, each where it itself lies best."""
        bank, told = self._bank, reading.told
        close = [face for face, lead in told.rivals[:_FINALISTS] if lead > -_CLEAR]
        rivals = tuple(face for face, _ in told.rivals[: max(len(close), 2)])
        views = {face: self._laid(reading.view, face, shown) for face in close}
        patches = {face: self._pictures.cut(own, bank.fine_size) for face, own in views.items()}
        told = tell_face_closely(bank, patches, shown.fine, rivals)
        return replace(reading, told=told, view=views.get(told.face, reading.view))

    def _seen(self, reading: _Reading, shown: Shown) -> SeenPlace:
        told, view = reading.told, reading.view
        return SeenPlace(
            view=turned(view) if self._bank.is_upside_down(told.face) else view,
            told=told,
            in_view=shown.part,
            there=presence(told),
            confidence=confidence(told, narrow=shown.narrow),
            strength=reading.strength,
        )


def _apart(one: View, other: View) -> float:
    """How far apart the corners of two views are at most, in parts of the card's height."""
    corners, others = outline_of(one), outline_of(other)
    return float(np.hypot(*(others - corners).T).max() / np.hypot(*(corners[3] - corners[0])))


def _strength(face: NDArray[np.float32], patch: Raster, weights: Weights) -> float:
    """How bright a face looks in a patch."""
    return float(sums_of(planes(patch), face[None], weights.ravel()).light().strength()[0])


def _is_beyond_doubt(told: ToldFace) -> bool:
    return told.lead >= _CLEAR and confidence(told) >= _BEYOND_DOUBT
